# Writes result records as one JSON object: on one line, or with lines=1 a line
# for each proof.
# Fields: game name verdict expected detail solver cpu unchanged unwind bound
#         clauses marks title properties size counterexample readings natively

BEGIN {
	FS = "\t"
	nl = lines ? "\n" : ""
}

function string(s) {
	gsub(/\\/, "\\\\&", s)
	gsub(/"/, "\\\"", s)
	gsub(/[\001-\037]/, " ", s)
	return "\"" s "\""
}

function list(s,   n, part, i, out) {
	n = split(s, part, " ")
	out = "["
	for (i = 1; i <= n; i++)
		out = out (i > 1 ? ", " : "") string(part[i])
	return out "]"
}

{
	count[substr($3, 1, 7) == "BOUNDED" ? "BOUNDED" : $3]++
	cpu += $8 == "" ? $7 : 0
	split($15, size, " ")
	record[NR] = sprintf("{\"game\": %s, \"name\": %s, \"verdict\": %s, \"expected\": %s, " \
		"\"detail\": %s, \"solver\": %s, \"cpu_seconds\": %.2f, \"unchanged\": %s, " \
		"\"unwind\": %s, \"bound\": %s, \"clauses\": %s, \"marks\": %s, \"proves\": %s, " \
		"\"properties\": %d, \"variables\": %d, \"formula_clauses\": %d, \"counterexample\": %s, " \
		"\"readings\": %s, \"natively\": %s}",
		string($1), string($2), string($3), string($4), string($5), string($6), $7,
		$8 == "" ? "false" : "true", string($9), string($10), list($11), list($12),
		string($13), $14, size[1], size[2], string($16),
		string($17), string($18))
}

END {
	n = split("PROVED BOUNDED VACUOUS FAILED INCONCLUSIVE", verdict, " ")
	printf "{\"schema\": \"quibble-prove\", \"schema_version\": 1, "
	printf "\"game\": %s, \"cbmc\": %s, \"solver\": %s", string(game), string(cbmc), string(solver)
	for (i = 1; i <= n; i++)
		printf ", \"%s\": %d", tolower(verdict[i]), count[verdict[i]]
	printf ", \"cpu_seconds\": %.2f, \"proofs\": [%s", cpu, nl
	for (i = 1; i <= NR; i++)
		printf "%s%s%s", record[i], i < NR ? ", " : "", nl
	print "]}"
}
