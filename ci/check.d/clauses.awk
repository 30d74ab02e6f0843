# Compares the clauses of a game with the marks, the properties and the tests that they need. Prints
# FILE:LINE: found, expected for each that is missing. With -v want=questions the same for readings
# that can be played.
#   awk -v spec=spec/GAME [-v want=questions] -f clauses.awk CHAPTERS RULES SCENARIOS

function hyphens(s) { gsub(/_/, "-", s); return s }
function say(file, line, text) { print file ":" line ": " text }
function found_of(clause, found, expected) {
	say(file_of[clause], line_of[clause], "found " found ", expected " expected)
}

BEGIN {
	DEFINES = "^(CLAUSE|INERT|QUESTION|TABLE_PROPERTY|STATE_PROPERTY|TALLY_PROPERTY|STEP_PROPERTY" \
		"|LAW|FORBIDS[A-Z_]*|NAMED)\\("
}

# The text of a definition from its first line up to the closing bracket; the
# number of its arguments is known when the brackets are even again.
function arguments(text,  i, c, depth, quoted, n, blank) {
	n = 0
	for (i = 1; i <= length(text); i++) {
		c = substr(text, i, 1)
		if (quoted) {
			if (c == "\\") i++
			else if (c == "\"") quoted = 0
			else argument[n] = argument[n] c
		} else if (c == "\"") quoted = 1
		else if (c == "(" && ++depth == 1) argument[n = 1] = ""
		else if (c == ")" && --depth == 0) return n
		else if (c == "," && depth == 1) argument[++n] = ""
		else if (c !~ /[ \t\n]/) argument[n] = argument[n] c
	}
	return 0
}

function define(  n, i, kind, letter) {
	n = arguments(text)
	if (!n) return
	if (text ~ /^(CLAUSE|INERT)\(/) {
		slug[++clauses] = hyphens(argument[1])
		is_clause[slug[clauses]] = line_of[slug[clauses]] = begun
		file_of[slug[clauses]] = begun_in
		inert[slug[clauses]] = text ~ /^INERT/
		kind_of[slug[clauses]] = argument[3]
		if (text ~ /^INERT/ && argument[6] == "")
			say(begun_in, begun,
				"found INERT(" argument[1] ") without a reason, expected why no line can " \
				"carry it out")
	} else if (text ~ /^QUESTION\(/) {
		question[++questions] = argument[1]
		asked_at[argument[1]] = begun
		asked_in[argument[1]] = begun_in
		standard[argument[1]] = letter = substr(argument[3], 2, 1)
		name = argument[1]
		rest = text
		while (match(rest, /(BUILT|LISTED|NO_EFFECT|CONTRADICTS|INVENTS)\('[A-Z]'/)) {
			kind = substr(rest, RSTART, RLENGTH)
			if (kind !~ /^BUILT/) unbuilt(name, kind, substr(rest, RSTART))
			rest = substr(rest, RSTART + RLENGTH)
			built[name, substr(kind, length(kind) - 1, 1)] = kind ~ /^BUILT/ ? 1 : -1
			if (kind ~ /^BUILT/)
				letters[name] = letters[name] substr(kind, length(kind) - 1, 1)
		}
		if (built[name, letter] != 1)
			say(begun_in, begun,
				"found reading " letter " as the standard of " hyphens(name) \
				", expected one that is BUILT")
	} else if (text ~ /^NAMED\(/) {
		named[argument[1]]
	} else if (!clauses)
		say(begun_in, begun,
			"found " argument[1] " before any clause, expected the clause that it follows from")
	else
		properties[slug[clauses]]++
	if (text ~ /^FORBIDS/) {
		forbids[slug[clauses]]++
		words_of(argument[4])
	}
	text = ""
}

# A reading that is only listed: the reason, and the file that shows it; it must name the question.
function unbuilt(q, kind, rest,  id, shown) {
	id = hyphens(q) " " substr(kind, length(kind) - 1, 1)
	arguments(rest)
	if (kind ~ /^LISTED/)
		say(begun_in, begun,
			"found " id " LISTED, expected why it is not built: NO_EFFECT, CONTRADICTS or INVENTS")
	if (kind ~ /^INVENTS/ && argument[3] == "")
		say(begun_in, begun,
			"found that " id " INVENTS nothing, expected what the document would have to say")
	if (kind ~ /^(LISTED|INVENTS)/) return
	shown = argument[kind ~ /^CONTRADICTS/ ? 4 : 3]
	if (kind ~ /^CONTRADICTS/) {
		contradicted[argument[3]] = begun_in SUBSEP begun
		if (!contains(shown, argument[3]))
			say(begun_in, begun,
				"found no " argument[3] " in '" shown "', expected a scenario of the clause that " \
				id " contradicts")
	}
	if (!contains(shown, hyphens(q)))
		say(begun_in, begun,
			"found no " hyphens(q) " in '" shown "', expected a scenario or proof that shows why " \
			id " is not built")
}

function contains(file, word,  line, found) {
	if (file == "") return 0
	while ((getline line <file) > 0)
		if (line ~ ("(^|[^a-z0-9-])" word "([^a-z0-9-]|$)")) found = 1
	close(file)
	return found
}

# The {words} of a sentence, to be found among the NAMED values at the end.
function words_of(sentence,  word) {
	if (sentence == "")
		say(begun_in, begun, "found a FORBIDS without a sentence, expected what is wrong here")
	while (match(sentence, /\{[^}]*\}?/)) {
		word = substr(sentence, RSTART + 1, RLENGTH - 2)
		if (word != "actor" && !(word in used)) used[word] = begun_in SUBSEP begun
		sentence = substr(sentence, RSTART + RLENGTH)
	}
}

FILENAME ~ /^spec\// {
	if ($0 ~ DEFINES) {
		text = $0
		begun = FNR
		begun_in = FILENAME
	} else if (text != "")
		text = text "\n" $0
	if (text != "") define()
	next
}

FILENAME ~ /^rules\// {
	rest = /^#/ ? "" : $0
	while (match(rest, /(^|[^A-Za-z_0-9])(RULE|BY|LIMIT|SIZE|BEGINS)\([a-z_0-9]+[,)]/)) {
		name = substr(rest, RSTART, RLENGTH)
		rest = substr(rest, RSTART + RLENGTH)
		gsub(/.*\(|[,)]/, "", name)
		name = hyphens(name)
		marks[name]++
		if (want != "questions" && !(name in is_clause))
			say(FILENAME, FNR, "found a mark of " name ", expected a clause of " spec)
		else if (want != "questions" && inert[name])
			say(FILENAME, FNR,
				"found a mark of " name ", expected none: " \
				file_of[name] ":" line_of[name] " says that no line can carry it out")
	}
	rest = $0
	while (match(rest, /READS\([^()]*, Q_[a-z_0-9]+, '[A-Z]'\)/)) {
		name = substr(rest, RSTART, RLENGTH)
		rest = substr(rest, RSTART + RLENGTH)
		letter = substr(name, length(name) - 2, 1)
		sub(/.*, Q_/, "q_", name)
		sub(/,.*/, "", name)
		reads[name, letter] = 1
		if (want == "questions" && built[name, letter] != 1)
			say(FILENAME, FNR,
				"found reading " letter " of " hyphens(name) \
				", expected one that is BUILT in " spec)
	}
	next
}

# A scenario tests the clauses that it expects to refuse, and those that its comments name.
$1 == "refused" || $1 == "table-refused" { tests[$2]++ }
$1 == "#" && $2 == "clause:" { tests[$3]++ }
/#/ {
	rest = $0
	sub(/^[^#]*#/, "", rest)
	while (match(rest, /[a-z0-9]+(-[a-z0-9]+)+/)) {
		tests[substr(rest, RSTART, RLENGTH)]++
		rest = substr(rest, RSTART + RLENGTH)
	}
}

# One built reading may be the remaining case in the rules: they must ask for all others.
function unread(q,  i, letter, n, missing) {
	for (i = 1; i <= length(letters[q]); i++) {
		letter = substr(letters[q], i, 1)
		if (!((q, letter) in reads)) {
			n++
			missing = missing " " letter
		}
	}
	if (n > 1)
		say(asked_in[q], asked_at[q],
			"found no line of rules/ that reads" missing " of " hyphens(q) \
			", expected READS(...) for all but one of its built readings")
}

END {
	if (want == "questions") {
		for (i = 1; i <= questions; i++) unread(question[i])
		for (name in contradicted)
			if (!(name in is_clause)) {
				split(contradicted[name], place, SUBSEP)
				say(place[1], place[2],
					"found CONTRADICTS " name ", expected a clause of " spec)
			}
		exit
	}
	for (word in used)
		if (!(word in named)) {
			split(used[word], place, SUBSEP)
			say(place[1], place[2],
				"found {" word "} in what is wrong here, expected a word that a chapter has NAMED")
		}
	for (i = 1; i <= clauses; i++) {
		name = slug[i]
		if (inert[name]) continue
		if (!marks[name])
			found_of(name, "no line of rules/ that carries out " name,
				"RULE or BY there, or INERT here with a reason")
		if (!properties[name])
			found_of(name, "no property under " name,
				"what must hold because of it, or what it forbids")
		if (kind_of[name] == "LEGALITY" && !forbids[name])
			found_of(name, "no FORBIDS under " name,
				"when it forbids a move, or another kind than LEGALITY")
		if (kind_of[name] == "PERMISSION" && forbids[name])
			found_of(name, "FORBIDS under " name ", which is a PERMISSION", "none, or another kind")
		if (!tests[name])
			found_of(name, "no scenario that tests " name, "one in corpus/")
	}
}
