# Writes result records (json.awk has their fields) as lines for the reports of a run:
# status verb game name rule seconds file line scenario text (harness/report/results.c).

BEGIN {
	FS = OFS = "\t"
}

# What fails is named FILE:LINE: where a report shows it. Line 0 is the whole file.
function find_place(detail, own,   place, at, file, ignored) {
	file = own
	line = 0
	if (!match(detail, /^[^ :]+:[0-9]+: /))
		return file
	place = substr(detail, 1, RLENGTH - 2)
	at = index(place, ":")
	if ((getline ignored <substr(place, 1, at - 1)) > 0) {
		file = substr(place, 1, at - 1)
		line = substr(place, at + 1)
		close(file)
	}
	return file
}

{
	status = $3 == $4 ? 0 : $3 == "INCONCLUSIVE" ? 3 : 1
	text = $3 ($5 == "" ? "" : ": " $5) ($13 == "" ? "" : ": " $13) " (readings: " $17 ")" \
		($18 == "" ? "" : "; natively: " $18)
	gsub(/[\001-\037]/, " ", text)
	split($11, clause, " ")
	file = find_place(status ? $5 : "", "proofs/" $1 "/" $2 ".c")
	print status, "prove", $1, $2, status ? clause[1] : "", $7, file, line, $16, text
}
