# Prints how many clauses of a game forbid moves, and the names of the others that refuse or permit
# something.
#   awk -v game=GAME -f kinds.awk PLACES RULES
# PLACES is what spec/index.awk prints with want=places, RULES the rules of the game.

FNR == NR {
	if ($1 == "clause") { clauses[++count] = $2; kind[$2] = $4 }
	if ($1 == "forbids") { forbids[$4]++; all++ }
	next
}
{
	rest = $0
	while (match(rest, /(BY|LIMIT|SIZE|BEGINS)\([a-z_0-9]+[,)]/)) {
		slug = substr(rest, RSTART, RLENGTH - 1)
		sub(/.*\(/, "", slug)
		gsub(/_/, "-", slug)
		refuses[slug]
		rest = substr(rest, RSTART + RLENGTH)
	}
}
function line(what, class,  i, n, text) {
	for (i = 1; i <= count; i++)
		if (class_of(clauses[i]) == class) {
			n++
			if (class != 1 && class != 5) text = text " " clauses[i]
		}
	if (n) printf "  %3d %s%s\n", n, what, text == "" ? "" : ":" text
}
function class_of(c) {
	if (kind[c] == "INERT") return 4
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
