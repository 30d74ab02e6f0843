# One line for the whole run, from the result records.
{
	verdict = $3
	count[verdict]++
	if ($3 != $4)
		surprise++
	if ($8 == "")
		cpu += $7
	else
		kept++
	if (verdict ~ /^BOUNDED/ && !(verdict in seen)) {
		seen[verdict] = 1
		bounded = bounded sprintf(", @%s", verdict)
	}
}
END {
	line = sprintf("proofs: %d PROVED", count["PROVED"])
	n = split(bounded, part, ", @")
	for (i = 2; i <= n; i++)
		line = line sprintf(", %d %s", count[part[i]], part[i])
	line = line sprintf(", %d VACUOUS, %d FAILED, %d INCONCLUSIVE", count["VACUOUS"],
		count["FAILED"], count["INCONCLUSIVE"])
	if (surprise)
		line = line sprintf(", %d not as expected", surprise)
	if (NR < all)
		line = line sprintf(", %d WITHOUT A RESULT", all - NR)
	line = line sprintf(", %.0f s CPU", cpu)
	if (kept)
		line = line sprintf(" (%d unchanged, not run again)", kept)
	print line
}
