# Finds the files of each clause in every room; a chapter must have one name in all of them. Prints
# FILE:LINE: found, expected; with show=N the files of N clauses, with json=1 those of each.
#   awk -v game=NAME [-v json=1 | -v show=N] -f paths.awk PLACES FILES...
# PLACES is what spec/index.awk prints with want=places; FILES are the rules, the obligations and a
# list of the names of the scenarios.

function hyphens(s) { gsub(/_/, "-", s); return s }
function file_in(at) { sub(/:[0-9]*$/, "", at); return at }
function add(list, at) {
	return index(" " list " ", " " at " ") ? list : list (list == "" ? "" : " ") at
}

FNR == NR && $1 == "clause" {
	slug[++clauses] = $2
	stated[$2] = $3
	chapter[$2] = file_in($3)
	sub(/.*\//, "", chapter[$2])
	sub(/\.c$/, "", chapter[$2])
	next
}
FNR == NR && $1 == "property" {
	properties[$4] = add(properties[$4], $3)
	clause_of[$2] = $4
	next
}
FNR == NR && $1 == "inert" { inert[$2] = 1; next }
FNR == NR && $1 == "scenario" {
	name = $2
	sub(/.*\//, "", name)
	sub(/\.scenario$/, "", name)
	folder = $2
	sub(/\/[^\/]*$/, "", folder)
	sub(/.*\//, "", folder)
	# the longest slug with which the name begins
	owner = name
	while (owner != "" && !(owner in stated))
		if (!sub(/-[^-]*$/, "", owner)) owner = ""
	if (owner == "")
		print $2 ":1: found no clause whose slug " name \
			" begins with, expected one: it says what is tested"
	else {
		scenarios[owner] = add(scenarios[owner], $2)
		if (folder != chapter[owner])
			print $2 ":1: found it in " folder "/, expected " chapter[owner] \
				"/: the chapter that states " owner
	}
	next
}

# the clauses that its lines "# clause:" name
FNR == NR && $1 == "tested" {
	for (i = 3; i <= NF; i++)
		if (!($i in stated)) print $2 ":1: found '# clause: " $i "', expected a clause of " game
		else scenarios[$i] = add(scenarios[$i], $2)
	next
}

FILENAME ~ /^rules\// {
	rest = /^#/ ? "" : $0
	while (match(rest, /(^|[^A-Za-z_0-9])(RULE|BY|LIMIT|SIZE|BEGINS)\([a-z_0-9]+[,)]/)) {
		name = substr(rest, RSTART, RLENGTH)
		rest = substr(rest, RSTART + RLENGTH)
		gsub(/.*\(|[,)]/, "", name)
		name = hyphens(name)
		marks[name] = add(marks[name], FILENAME ":" FNR)
		if (FILENAME == "rules/" game "/" chapter[name] ".c" ||
			FILENAME == "rules/" game "/limits.h")
			at_home[name] = 1 # limits.h is part of the chapter that judges sheets
		if (FILENAME ~ /\/forms\//)
			print FILENAME ":" FNR ": found a mark of " name \
				", expected it in a chapter: forms serve the machine"
	}
	next
}

# An obligation proves the clauses of its head, and those of the properties that it names.
{
	rest = hyphens($0)
	while (match(rest, /[a-z0-9]+(-[a-z0-9]+)+/)) {
		name = substr(rest, RSTART, RLENGTH)
		rest = substr(rest, RSTART + RLENGTH)
		if (name in stated && FNR < 30) proofs[name] = add(proofs[name], FILENAME)
		if (sub("^" game "-property-", "", name) && name in clause_of)
			proofs[clause_of[name]] = add(proofs[clause_of[name]], FILENAME)
	}
}

function list(s,  n, part, i, out) {
	n = split(s, part, " ")
	for (i = 1; i <= n; i++) out = out (i > 1 ? ", " : "") "\"" part[i] "\""
	return "[" out "]"
}

function lines(what, s,  n, part, i) {
	n = split(s, part, " ")
	for (i = 1; i <= n; i++) printf "    %-11s %s\n", i == 1 ? what : "", part[i]
	if (!n) printf "    %-11s none\n", what
}

END {
	for (i = 1; i <= clauses; i++) {
		name = slug[i]
		if (!inert[name] && !at_home[name])
			print stated[name] ": found no mark of " name " in rules/" game "/" chapter[name] \
				".c, expected one: the chapter that states it carries it out"
		if (json)
			printf "{\"game\": \"%s\", \"clause\": \"%s\", \"chapter\": \"%s\", " \
				"\"statement\": \"%s\", \"rule\": %s, \"properties\": %s, " \
				"\"proofs\": %s, \"scenarios\": %s}\n", \
				game, name, chapter[name], stated[name], list(marks[name]),
					list(properties[name]), list(proofs[name]), list(scenarios[name])
	}
	# the clauses that are in most rooms, spread evenly over the document
	for (i = 1; show && i <= show; i++) {
		for (k = int((i - 1) * clauses / show) + 1; k < int(i * clauses / show); k++)
			if (marks[slug[k]] != "" && proofs[slug[k]] != "" &&
				scenarios[slug[k]] != "" && properties[slug[k]] != "") break
		name = slug[k]
		printf "%s %s (chapter %s)\n", game, name, chapter[name]
		lines("statement", stated[name])
		lines("rule", marks[name])
		lines("properties", properties[name])
		lines("proofs", proofs[name])
		lines("scenarios", scenarios[name])
	}
}
