# The texts of a game in a language against its clauses and questions: one for
# each, whole. Call: awk -f texts.awk spec/GAME.c spec/GAME.LANGUAGE, where the
# second may not be there. Prints FILE:LINE: found, expected.

function hyphens(s) { gsub(/_/, "-", s); return s }
function say(line, text) { print file ":" line ": " text }
function name_in(line) { sub(/^[A-Z]*\(/, "", line); sub(/,.*/, "", line); return hyphens(line) }
function want(text) { wanted[text] = 1; wants[++count] = text }

BEGIN {
	file = ARGV[2]
	language = file
	sub(/.*\./, "", language)
	if ((getline line < file) < 0) {
		say(1, "found no such file, expected the texts of " ARGV[1])
		ARGV[2] = ""
	}
	close(file)
}

# In English only the wording is wanted: the rest is in spec/.
FILENAME == ARGV[1] {
	if (/^QUESTION\(/) {
		question = name_in($0)
		want("wording " question)
	} else if (/^[A-Z_]+\(/)
		question = ""
	if (language == "en") next
	if (/^(CLAUSE|INERT)\(/) want("clause " name_in($0))
	if (/^INERT\(/) want("inert " name_in($0))
	if (/^QUESTION\(/) {
		want("question " question)
		want("reason " question)
	}
	rest = question == "" ? "" : $0
	while (match(rest, /(BUILT|LISTED)\('[A-Z]'/)) {
		want("reading " question " " substr(rest, RSTART + RLENGTH - 2, 1))
		rest = substr(rest, RSTART + RLENGTH)
	}
	next
}

/^[ \t]*(#|$)/ { next }

{
	name = $1 " " $2 ($1 == "reading" ? " " $3 : "")
	if (!(name in wanted))
		say(FNR, "found '" name "', expected a text that " ARGV[1] " asks for")
	else if (name in seen)
		say(FNR, "found '" name "' again, expected it once (line " seen[name] ")")
	else if (NF == split(name, word, " "))
		say(FNR, "found '" name "' without a text, expected one")
	if (/[ \t]#/)
		say(FNR, "found a comment after '" name "', expected the text alone: the rest is cut off")
	if (length($0) > 4000)
		say(FNR, "found " length($0) " bytes, expected at most 4000")
	seen[name] = FNR
}

END {
	for (i = 1; i <= count && ARGV[2] != ""; i++)
		if (!(wants[i] in seen))
			say(FNR, "found no '" wants[i] "', expected its text")
}
