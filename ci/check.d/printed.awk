# awk -f printed.awk PRINTED SHOWN: the lines of SHOWN must be in PRINTED, in this order and without
# others between them; a line "..." stands for any lines.
FNR == NR { printed[++all] = $0; next }
bad { next }
/^ *\.\.\.$/ { gap = 1; next }
{
	for (at++; gap && at <= all && printed[at] != $0; at++)
		;
	gap = 0
	if (at <= all && printed[at] == $0) next
	bad = 1
	print page ":" line + FNR ": found \"" $0 "\" in the example, expected \"" printed[at] \
		"\", which the command prints there"
}
END {
	if (!bad && !gap && at < all)
		print page ":" line ": found that the command prints more than is shown," \
			" expected a line ..."
}
