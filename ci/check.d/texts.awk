# Compares the texts of a game in one language with its clauses and questions: each must have one
# complete text. Prints FILE:LINE: found, expected.
#   awk -v file=spec/GAME/texts/LANGUAGE -v findings="NAME..." -f texts.awk CHAPTERS MOVES [FILE]
# MOVES is the table of moves. FILE is 'file' again, and is left out if there is none. The findings
# are those that players are told of.

function hyphens(s) { gsub(/_/, "-", s); return s }
function say(line, text) { print file ":" line ": " text }
function name_in(line) { sub(/^[A-Z]*\(/, "", line); sub(/,.*/, "", line); return hyphens(line) }
# A phrase, or the pattern of a move, with * for each word that varies.
function unnamed(phrase,    word, count, i, all) {
	count = split(phrase, word, " ")
	for (i = 1; i <= count; i++) {
		sub(/![0-9]$/, "", word[i])
		all = all (i > 1 ? " " : "") (word[i] ~ /^(@|[$p#=][0-9]|\{.*\})$/ ? "*" : word[i])
	}
	return all
}
# the game whose texts these are
function is_scenario(name,    part, path, line, there, i) {
	split(file, part, "/")
	for (i = 1; i <= 2 && !there; i++) {
		path = "corpus/" part[2] "/" (i == 1 ? "examples" : "findings") "/" name ".scenario"
		there = (getline line < path) > 0
		close(path)
	}
	return there
}
function want(text) { wanted[text] = 1; wants[++count] = text }

BEGIN {
	language = file
	sub(/.*\//, "", language)
	there = ARGV[ARGC - 1] == file
	if (!there) say(1, "found no such file, expected the texts of its chapters")
	for (i = split(findings, word, " "); i > 0; i--) want("finding " word[i])
}

# The phrases of a game's moves in rules/GAME/forms/moves.h, without their {names}.
FILENAME ~ /\/moves\.h$/ {
	if (/^(MOVE|CHANCE)\(/) in_row = 1
	for (rest = $0; in_row && match(rest, /"[^"]*"/); rest = substr(rest, RSTART + RLENGTH))
		want("move " unnamed(substr(rest, RSTART + 1, RLENGTH - 2)))
	if (/\)$/) in_row = 0
	next
}

# In English only the wordings are needed, one for each built reading: the rest is in spec/.
FILENAME != file {
	if (/^QUESTION\(/)
		question = name_in($0)
	else if (/^[A-Z_]+\(/)
		question = ""
	rest = question == "" ? "" : $0
	while (match(rest, /BUILT\('[A-Z]'/)) {
		want("wording " question " " substr(rest, RSTART + RLENGTH - 2, 1))
		rest = substr(rest, RSTART + RLENGTH)
	}
	if (language == "en") next
	if (/^(CLAUSE|INERT)\(/) want("clause " name_in($0))
	if (/^INERT\(/) want("inert " name_in($0))
	if (/^FORBIDS[A-Z_]*\(/) {
		name = $0
		sub(/^[^,]*, */, "X(", name)
		want("forbids " name_in(name))
	}
	if (/^QUESTION\(/) {
		want("question " question)
		want("reason " question)
	}
	rest = question == "" ? "" : $0
	while (match(rest, /(BUILT|LISTED|NO_EFFECT|CONTRADICTS|INVENTS)\('[A-Z]'/)) {
		letter = substr(rest, RSTART + RLENGTH - 2, 1)
		want("reading " question " " letter)
		if (substr(rest, RSTART) ~ /^INVENTS/) want("invents " question " " letter)
		rest = substr(rest, RSTART + RLENGTH)
	}
	next
}

/^[ \t]*(#|$)/ { next }

{
	if ($1 == "word") next
	if ($1 == "label" || $1 == "line") {
		if (!/^(label|line) .* = ./) say(FNR, "found '" $0 "', expected " $1 " WORDS = TEXT")
		next
	}
	if ($1 == "title") {
		if (!is_scenario($2))
			say(FNR, "found 'title " $2 "', expected the name of an example or a finding")
		if (NF < 3 || $2 in titled)
			say(FNR, "found 'title " $2 "' without a text or again, expected one")
		titled[$2] = FNR
		next
	}
	name = $1 == "move" && / = ./ ? "move " unnamed(substr($0, 6, index($0, " = ") - 6)) \
		: $1 " " $2 ($1 ~ /^(reading|invents|wording)$/ ? " " $3 : "")
	if (!(name in wanted))
		say(FNR, "found '" name "', expected a text that a chapter, a finding or a move asks for")
	else if (name in seen)
		say(FNR, "found '" name "' again, expected it once (line " seen[name] ")")
	else if ($1 != "move" && NF == split(name, word, " "))
		say(FNR, "found '" name "' without a text, expected one")
	if ($1 == "finding" && !/[.] ./)
		say(FNR, "found '" name "' with one sentence or none, expected a title and what follows")
	if (/[ \t]#/)
		say(FNR, "found a comment after '" name "', expected the text alone: the rest is cut off")
	if (length($0) > 4000)
		say(FNR, "found " length($0) " bytes, expected at most 4000")
	seen[name] = FNR
}

END {
	for (i = 1; i <= count && there; i++)
		if (!(wants[i] in seen))
			say(FNR, "found no '" wants[i] "', expected its text")
}
