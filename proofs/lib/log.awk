# Writes result records (json.awk has their fields) as lines for the reports of a run:
# status verb game name rule seconds file line scenario text (harness/results.c).

BEGIN {
	FS = OFS = "\t"
}

{
	status = $3 == $4 ? 0 : $3 == "INCONCLUSIVE" ? 3 : 1
	text = $3 ($5 == "" ? "" : ": " $5) ($13 == "" ? "" : ": " $13)
	gsub(/[\001-\037]/, " ", text)
	split($11, clause, " ")
	print status, "prove", $1, $2, status ? clause[1] : "", $7, "proofs/" $1 "/" $2 ".c", 1, $16, text
}
