# What the clauses of a game do: awk -v game=GAME -f kinds.awk its chapters and its rules.
# Prints how many forbid moves, and the names of the others that refuse or permit something.

BEGIN {
	KIND = "(DEFINITION|SETUP|LEGALITY|EFFECT|TURN_ORDER|INFORMATION|END|SCORE" \
		"|VARIANT|PERMISSION), +(EXPLICIT|IMPLIED|AMBIGUOUS|SILENT)"
}
FILENAME ~ /^spec\// {
	if (/^(CLAUSE|INERT)\(/) {
		clause = $0; sub(/^[A-Z]+\(/, "", clause); sub(/,.*/, "", clause)
		clauses[++count] = clause
		inert[clause] = /^INERT/
	}
	if (clause != "" && !(clause in kind) && match($0, KIND)) {
		kind[clause] = substr($0, RSTART, RLENGTH)
		sub(/,.*/, "", kind[clause])
	}
	if (/^FORBIDS/) {
		name = $0; sub(/^[A-Z_]+\(/, "", name); sub(/,.*/, "", name)
		forbids[name]++
		all++
	}
	next
}
{
	rest = $0
	while (match(rest, /BY\([a-z_0-9]+\)/)) {
		refuses[substr(rest, RSTART + 3, RLENGTH - 4)]
		rest = substr(rest, RSTART + RLENGTH)
	}
}
function line(what, class,  i, n, text) {
	for (i = 1; i <= count; i++)
		if (class_of(clauses[i]) == class) {
			n++
			if (class != 1 && class != 5) text = text " " clauses[i]
		}
	gsub(/_/, "-", text)
	if (n) printf "  %3d %s%s\n", n, what, text == "" ? "" : ":" text
}
function class_of(c) {
	if (inert[c]) return 4
	if (forbids[c]) return 1
	if (kind[c] == "PERMISSION") return 2
	return c in refuses ? 3 : 5
}
END {
	printf "%s: %d clauses, %d FORBIDS\n", game, count, all
	line("forbid moves", 1)
	line("only permit", 2)
	line("refuse a table, or decide what is compared, and no move", 3)
	line("are inert", 4)
	line("say what is so or happens: set-up, effects, turns, score", 5)
}
