# Takes what a compiler sees of a file apart: a line for each function and declaration,
#
#   FILE, its name ("declarations" without a FILE, if it is none of a function), its text
#
# without marks and needless blanks. It is given the preprocessed text; FILE is what its lines of
# origin say, the header of what stands there. Or else file=FILE: then a fourth field has it, of
# declarations, too.

BEGIN { STRING = "\"([^\"\\\\]|\\\\.)*\"|'([^'\\\\]|\\\\.)*'" }

# A blank stays where two words would grow together; what stands in quotes stays as it is.
function add(s,   n, part, i) {
	n = split(s, part, " ")
	for (i = 1; i <= n; i++)
		text = text (text ~ /[A-Za-z0-9_]$/ && part[i] ~ /^[A-Za-z0-9_]/ ? " " : "") part[i]
}

function flush(body,   name) {
	gsub(/\(\(void\)0\)[,;]/, "", text)
	name = "declarations"
	if (body && match(text, /[A-Za-z_0-9]+\(/))
		name = substr(text, RSTART, RLENGTH - 1)
	if (text != "")
		print (body ? (file ? file : origin) : "") "\t" name "\t" text (file ? "\t" file : "")
	text = ""
	holds = 0
}

/^# [0-9]+ "/ {
	split($0, part, "\"")
	origin = part[2]
	while (sub(/[^\/]+\/\.\.\//, "", origin)) continue
	next
}

{
	rest = $0
	while (match(rest, STRING "|[{};]")) {
		found = substr(rest, RSTART, RLENGTH)
		add(substr(rest, 1, RSTART - 1))
		rest = substr(rest, RSTART + RLENGTH)
		if (found == "{" && depth++ == 0)
			holds = text ~ /\)$/           # what follows is the body of a function
		text = text found
		if (found == "}")
			depth--
		if (depth == 0 && (found == ";" || (found == "}" && holds)))
			flush(found == "}")
	}
	add(rest)
}

END { flush(0) }
