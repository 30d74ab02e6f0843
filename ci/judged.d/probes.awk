# Puts probes into a chapter or a header of spec/: which parts of which property were evaluated?
#   awk -v game=GAME -v file=spec/GAME/CHAPTER.c -v list=FILE -v first=NUMBER \
#       -f probes.awk CHAPTER.c
# A probe stands before what is returned, on the right of each || and &&, behind ? and :, and in
# front of what leads to 'return false', in properties and in the functions of their game. It notes
# its number for the property that is asked. Printed is the file with its probes, each line where it
# was, and on standard error the first number that is left. A line for each goes to 'list':
#   property NUMBER GAME/NAME FILE:LINE
#   probe NUMBER GAME/OWNER FILE:LINE FROM TO judges|guards CODE
#   calls NUMBER GAME/OWNER GAME/FUNCTION     the probe returns what FUNCTION says
# A part judges if the answer hangs on it alone: it is the last of a chain of ||, or is returned, or
# leads to 'return false'. What leads to 'return true', begins a loop or sets a variable guards.

BEGIN { DECLARES = "^(bool|unsigned|int|uint8_t|verdict|const|struct) [^;(]*=" }

function number() { return first + made++ }

# Where the operand ends that begins at 'from': weakest 1 an operand of &&, 2 of ||, 3 all of it.
function end_of(from, weakest,  i, c, two, depth, quote) {
	for (i = from; i <= length(body); i++) {
		c = substr(body, i, 1)
		two = substr(body, i, 2)
		if (quote) { if (c == "\\") i++; else if (c == quote) quote = ""; continue }
		if (c == "\"" || c == "'") { quote = c; continue }
		if (c ~ /[([{]/) depth++
		if (c ~ /[])}]/ && --depth < 0) break
		if (depth) continue
		if (c == ";" || weakest < 3 && (c ~ /[,?:]/ || two == "||") ||
			weakest < 2 && two == "&&") break
	}
	return i
}

function code(from, behind,  c) {
	c = substr(body, from, behind - from)
	gsub(/[ \t\n]+/, " ", c)
	gsub(/^ | $/, "", c)
	return c
}

function note(from, behind, judges,  n) {
	n = number()
	print "probe", n, game "/" owner, file ":" line, from, behind,
		(judges && from >= guarded ? "judges" : "guards"), code(from, behind) >list
	return n
}

# What is returned judges, unless it is a chain or a choice: then its parts do.
function returned(i,  behind, what, n) {
	behind = end_of(i, 3)
	what = code(i, behind)
	if (what ~ /^(true|false)$/) return ""
	n = note(i, behind, end_of(i, 2) == behind)
	if (match(what, /^[a-z_0-9]+\(/) && index(body, ";") && end_of(i + RLENGTH, 3) == behind - 1)
		print "calls", n, game "/" owner, game "/" substr(what, 1, RLENGTH - 1) >list
	return "PROBE_YES(" n "), "
}

# Behind 'if (': what is decided there.
function decided(i,  behind, then) {
	behind = end_of(i, 3)
	then = substr(body, behind + 1, 80)
	if (then ~ /^[ \t\n{]*return true;/ || then ~ /^[ \t\n{]*continue;/ ||
		then !~ /^[ \t\n{]*return false;/) {
		if (behind > guarded) guarded = behind
		return ""
	}
	return "PROBE_YES(" note(i, behind, end_of(i, 2) == behind && end_of(i, 1) == behind) "), "
}

# One function: its probes, character by character; lines stay.
function instrument(  i, c, two, quote, open, put, before) {
	out = ""
	open = guarded = 0
	for (i = 1; i <= length(body); i++) {
		c = substr(body, i, 1)
		two = substr(body, i, 2)
		before = substr(body, i - 1, 1)
		put = ""
		if (c == "\n") line++
		if (quote == "*") {
			if (two == "*/") { quote = ""; out = out "*"; i++; c = "/" }
		} else if (quote) {
			if (c == "\\") { out = out c; c = substr(body, ++i, 1) }
			else if (c == quote) quote = ""
		} else if (c == "\"" || c == "'")
			quote = c
		else if (two == "/*")
			quote = "*"
		else if (two == "||") {
			behind = end_of(i + 2, 2)
			out = out "|| PROBE_NO(" note(i + 2, behind, substr(body, behind, 2) != "||") ") ||"
			i++
			continue
		} else if (two == "&&") {
			behind = end_of(i + 2, 2)
			out = out "&& PROBE_YES(" \
				note(i + 2, end_of(i + 2, 1), substr(body, behind, 2) != "||") ") &&"
			i++
			continue
		} else if (c == "?") {
			open++
			out = out "? PROBE_YES(" note(i + 1, end_of(i + 1, 2), 1) "), "
			continue
		} else if (c == ":" && open) {
			open--
			out = out ": PROBE_NO(" note(i + 1, end_of(i + 1, 2), 1) ") + "
			continue
		} else if (c == ";" || c == "{")
			open = 0
		else if (before ~ /[ \t\n(;{]/ || i == 1) {
			if (substr(body, i, 7) == "return ") {
				put = returned(i + 7)
				c = put == "" ? "r" : "return "
			} else if (substr(body, i, 4) == "if (") {
				put = decided(i + 4)
				c = put == "" ? "i" : "if ("
			} else if (substr(body, i, 5) == "for (" || substr(body, i, 7) == "while (")
				guard(i + index(substr(body, i, 8), "("))
			else if (substr(body, i, 60) ~ DECLARES)
				guard(i)
		}
		out = out c put
		i += length(c) - 1
	}
	return out
}

function guard(i,  behind) {
	behind = i - 1
	do behind = end_of(behind + 1, 3)
	while (substr(body, behind, 1) == ";" && substr(body, i - 1, 1) == "(" && behind < length(body))
	if (behind > guarded) guarded = behind
}

/^(TABLE|STATE|TALLY|STEP)_PROPERTY\(|^LAW\(/ {
	owner = $0; sub(/^[A-Z_]+\(/, "", owner); sub(/[,)].*/, "", owner)
	judging = number()
	print "property", judging, game "/" owner, file ":" FNR >list
}
/^(FORBIDS|NAMED|LOOKALIKE)/ { owner = ""; judging = "" }
/^(static )?(inline )?[a-z].*[a-z_0-9]+\(/ && !/;$/ {
	owner = $0; sub(/\(.*/, "", owner); sub(/.*[ *]/, "", owner)
	judging = -1
}
/^{$/ && judging != "" {
	line = FNR
	body = ""
	while ((getline rest) > 0) {
		if (rest ~ /^}/) break
		body = body "\n" rest
	}
	printf("{%s", (judging >= 0 ? " JUDGING(" judging ");" : ""))
	print instrument()
	print rest
	judging = ""
	next
}
/^{$/ { print "{ JUDGING(0);"; next } # what is no property: asked for no property
{ print }
END { print first + made >"/dev/stderr" }
