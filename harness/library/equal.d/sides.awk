# What there is of the base and of today: functions by numbers, declarations, enumerators, structs.
# ITEMS are lines of ../items.awk (with file=), of every .c file of the game as CBMC sees it.

BEGIN {
	FS = "\t"
	BASE = 0
	TODAY = 1
	clauses = toupper(game) "_"
}

FNR == 1 { side = FILENAME == ARGV[1] ? BASE : TODAY }

$2 != "declarations" {
	keep_function($1, $2, $3)
	next
}

# prototypes; and the clauses: both sides take those of today
($3 ~ /\);$/ && $3 !~ /=/) || $3 ~ /^_Static_assert/ || $3 ~ ("^enum\\{" clauses "([a-z]|Q_)") { next }

{ keep_declaration($3, $4) }

function keep_function(file, name, text,   k) {
	k = ++functions[side]
	file_of[side, k] = file
	name_of[side, k] = name
	text_of[side, k] = text
	number_of[side, file, name] = k
	times_named[side, name]++
	last_named[side, name] = k
	if (is_static(text)) return
	public[side, name] = k
	if (side == BASE) base_exports[name]
}

function keep_declaration(text, file,   d, variable, tag) {
	declared[side, text]
	d = ++declarations[side]
	declaration[side, d] = text
	declared_in[side, d] = file
	if (text ~ /^enum/) keep_enumerators(file, text)
	variable = variable_of(text)
	if (variable != "" && text !~ /^(static|extern) /) {
		file_with[side, variable] = file
		if (side == BASE) base_exports[variable]
	}
	if (match(text, /struct [A-Za-z_0-9]+\{/)) {
		tag = substr(text, RSTART + 7, RLENGTH - 8)
		keep_struct(tag, inside_braces(text, RSTART + RLENGTH))
	}
}

function keep_struct(tag, members) {
	if ((side, tag) in members_of && members_of[side, tag] != members) declared_twice[side, tag]
	members_of[side, tag] = members
}

# value[side, file, enumerator]: so many after the last one that has a number, and that number
function keep_enumerators(file, text,   n, part, i, base, since, p) {
	n = split(inside_braces(text, index(text, "{") + 1), part, ",")
	base = "0"
	for (i = 1; i <= n; i++) {
		if (part[i] == "") continue
		p = index(part[i], "=")
		if (p) { base = substr(part[i], p + 1); since = 0; part[i] = substr(part[i], 1, p - 1) }
		value[side, file, part[i]] = base "+" since++
	}
}

# ---- the text of an item ----

function is_static(text) { return text ~ /^static / }

function words_of(text, word) { return split(text, word, /[^A-Za-z0-9_]+/) }

# the name of what is defined with a value; "" of types and the like
function variable_of(text,   head) {
	if (text ~ /^(enum|typedef)/ || match(text, /=/) == 0) return ""
	head = substr(text, 1, RSTART - 1)
	sub(/\[.*$/, "", head)
	return match(head, /[A-Za-z_0-9]+$/) ? substr(head, RSTART) : ""
}

# what stands from here to the brace that ends it
function inside_braces(text, from,   depth, i, c) {
	depth = 1
	for (i = from; i <= length(text); i++) {
		c = substr(text, i, 1)
		if (c == "{") depth++
		if (c == "}" && --depth == 0) break
	}
	return substr(text, from, i - from)
}
