# Writes proof obligations: does each function that was changed do what it did?
#
#   awk -v game=G -v tree=TREE -v rev=REV -v out=FOLDER -v loops=WORDS [-v sound=1] [-v again=1] [-v wanted=NAMES]
#       -f equal.awk ITEMS-OF-THE-BASE ITEMS-OF-TODAY
#
# ITEMS are lines of items.awk (with file=), of every .c file of the game as CBMC sees it. Into
# FOLDER go a file for each function, in which the two stand beside each other; a file for each
# file of the base, with every name that is seen outside of it renamed; and the list: file,
# function, the name of its obligation; FOLDER/apart has the functions that have no counterpart,
# which are judged with what calls them. sound=1: only of tables and states that can be sound, and
# of moves that can be said. again=1: not today's version, the base's once more: where it does not do
# even what it did itself, it looks beyond the ends of its arrays, and CBMC takes whatever is there.
# What cannot be compared so is printed: file, function, why.

BEGIN {
	FS = "\t"
	numbers = " unsigned int uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t size_t verdict _Bool char long "
	room = 256                             # of what is given by its address alone
	prefix = toupper(game) "_"
}

FNR == 1 { side = FILENAME == ARGV[1] ? 0 : 1 }

$2 != "declarations" {
	k = ++functions[side]
	file[side, k] = $1
	name[side, k] = $2
	text[side, k] = $3
	at[side, $1, $2] = k
	times[side, $2]++
	last[side, $2] = k
	if ($3 !~ /^static /) {
		public[side, $2] = k
		if (side == 0) outside[$2]
	}
	next
}

# prototypes; and the clauses: both sides take those of today
($3 ~ /\);$/ && $3 !~ /=/) || $3 ~ /^_Static_assert/ || $3 ~ ("^enum\\{" prefix "([a-z]|Q_)") { next }

{
	declared[side, $3]
	d = ++declarations[side]
	declaration[side, d] = $3
	declared_in[side, d] = $4
	if ($3 ~ /^enum/) number(side, $4, $3)
	v = variable_of($3)
	if (v != "" && $3 !~ /^(static|extern) /) {
		holds[side, v] = $4
		if (side == 0) outside[v]
	}
	if (match($3, /struct [A-Za-z_0-9]+\{/)) {
		tag = substr($3, RSTART + 7, RLENGTH - 8)
		parts = inside($3, RSTART + RLENGTH)
		if ((side, tag) in body && body[side, tag] != parts) twice[side, tag]
		body[side, tag] = parts
	}
}

# ---- the text of an item ----

# the name of what is defined with a value; "" of types and the like
function variable_of(s,   head) {
	if (s ~ /^(enum|typedef)/ || match(s, /=/) == 0) return ""
	head = substr(s, 1, RSTART - 1)
	sub(/\[.*$/, "", head)
	return match(head, /[A-Za-z_0-9]+$/) ? substr(head, RSTART) : ""
}

# what stands from here to the brace that ends it
function inside(s, from,   depth, i, c) {
	depth = 1
	for (i = from; i <= length(s); i++) {
		c = substr(s, i, 1)
		if (c == "{") depth++
		if (c == "}" && --depth == 0) break
	}
	return substr(s, from, i - from)
}

# value[side, file, enumerator]: so many after the last one that has a number, and that number
function number(s, f, t,   n, part, i, base, since, p) {
	n = split(inside(t, index(t, "{") + 1), part, ",")
	base = "0"
	for (i = 1; i <= n; i++) {
		if (part[i] == "") continue
		p = index(part[i], "=")
		if (p) { base = substr(part[i], p + 1); since = 0; part[i] = substr(part[i], 1, p - 1) }
		value[s, f, part[i]] = base "+" since++
	}
}

# Does a text of this file speak of what is not the same on both sides?
function differs_in(s, f,   n, part, i) {
	n = split(s, part, /[^A-Za-z0-9_]+/)
	for (i = 1; i <= n; i++) if (part[i] in other || (f, part[i]) in other_in) return 1
	return 0
}

# ---- what a function is given, and gives ----

# Sets result, count, and of each: type, stars, fixed (const), size (of an array), called; odd: why not
function take_apart(s,   head, open, list, part, i, p) {
	head = substr(s, 1, index(s, "{") - 1)
	sub(/^static /, "", head)
	sub(/^inline /, "", head)
	open = index(head, "(")
	result = substr(head, 1, open - 1)
	sub(/[A-Za-z_0-9]+$/, "", result)
	sub(/ $/, "", result)
	list = substr(head, open + 1, length(head) - open - 1)
	count = 0
	odd = list ~ /\(/ ? "it is given a function, or a row of rows" : ""
	if (list == "void" || odd != "") return
	count = split(list, part, ",")
	for (i = 1; i <= count; i++) {
		p = part[i]
		size[i] = ""
		stars[i] = 0
		if (match(p, /\[.*$/)) {
			size[i] = substr(p, RSTART + 1, RLENGTH - 2)
			if (size[i] == "") stars[i] = 1
			if (size[i] ~ /\[/) odd = "it is given rows of rows"
			p = substr(p, 1, RSTART - 1)
		}
		fixed[i] = sub(/^const /, "", p)
		if (p ~ /const/) odd = "it is given pointers to pointers"
		match(p, /[A-Za-z_0-9]+$/)
		called[i] = substr(p, RSTART)
		p = substr(p, 1, RSTART - 1)
		stars[i] += gsub(/\*/, "", p)
		sub(/ $/, "", p)
		type[i] = p
		if (stars[i] > 1) odd = "it is given pointers to pointers"
		if (type[i] == "void") odd = "it is given a pointer to whatever"
		if (type[i] == "char" && stars[i]) odd = "it is given words"
	}
}

function types_of(s,   i, all) {
	take_apart(s)
	if (odd != "") return substr(s, 1, index(s, "{"))
	all = result
	for (i = 1; i <= count; i++) all = all "," fixed[i] type[i] stars[i] size[i]
	return all
}

function is_number(t) { return index(numbers, " " t " ") || t ~ /^(enum [A-Za-z_0-9]+|unsigned (int|long|char)|long unsigned int)$/ }

# Sets members, and of each: m_type, m_stars, m_fixed, m_name, m_size; strange: why not
function take_struct(tag, f,   n, part, i, k, list, m, t, fix, p) {
	if (tag in members) return
	members[tag] = 0
	if (!((0, tag) in body) || !((1, tag) in body)) strange[tag] = "struct " tag " is new or gone"
	else if ((0, tag) in twice || (1, tag) in twice) strange[tag] = "there are two kinds of struct " tag
	else if (body[0, tag] != body[1, tag]) strange[tag] = "struct " tag " was changed"
	else if (differs_in(body[1, tag], f)) strange[tag] = "struct " tag " has other sizes"
	else if (body[1, tag] ~ /[({:]/) strange[tag] = "struct " tag " has parts within parts"
	if (tag in strange) return
	n = split(body[1, tag], part, ";")
	for (i = 1; i < n; i++) {
		p = part[i]
		fix = sub(/^const /, "", p)
		match(p, /^((struct|enum) )?[A-Za-z_0-9]+/)
		t = substr(p, 1, RLENGTH)
		k = split(substr(p, RLENGTH + 1), list, ",")
		for (m = 1; m <= k; m++) {
			p = list[m]
			members[tag]++
			m_size[tag, members[tag]] = match(p, /\[/) ? substr(p, RSTART) : ""
			sub(/\[.*/, "", p)
			if (p ~ /const|[a-z] [a-z]/) strange[tag] = "struct " tag (p ~ /const/ ? " has pointers to pointers" : " has a " t p)
			m_stars[tag, members[tag]] = gsub(/\*/, "", p)
			gsub(/ /, "", p)
			m_name[tag, members[tag]] = p
			m_type[tag, members[tag]] = t
			m_fixed[tag, members[tag]] = fix
		}
	}
}

# Why values of it cannot be made up, or ""; what it points to is made up, if that does not point on.
function trouble_with(tag, f, points,   i, t, why) {
	take_struct(tag, f)
	if (tag in strange) return strange[tag]
	for (i = 1; i <= members[tag]; i++) {
		t = m_type[tag, i]
		if (m_stars[tag, i] && (!points || m_stars[tag, i] > 1 || m_size[tag, i] != "" || t !~ /^struct /))
			return "struct " tag " has pointers"
		if (t ~ /^struct /) {
			if ((why = trouble_with(substr(t, 8), f, 0)) != "") return why
		} else if (!is_number(t))
			return "struct " tag " has a " t
	}
	return ""
}

function trouble_of(s, f,   i, why) {
	take_apart(s)
	if (odd != "") return odd
	if (result ~ /\*/ && result != "const char*") return "it returns a pointer"
	if (result ~ /^struct /) {
		if ((why = trouble_with(substr(result, 8), f, 0)) != "") return why
	} else if (result !~ /^(void|const char\*)$/ && !is_number(result))
		return "it returns a " result
	for (i = 1; i <= count; i++) {
		if (size[i] != "" && differs_in(size[i], f)) return "it is given a row of another length"
		if (type[i] ~ /^struct /) {
			if ((why = trouble_with(substr(type[i], 8), f, stars[i] && size[i] == "")) != "") return why
			if (size[i] != "" && !is_dense(substr(type[i], 8))) return "it is given a row of struct " substr(type[i], 8)
		} else if (!is_number(type[i]))
			return "it is given a " type[i]
	}
	return ""
}

function has_pointers(tag,   i) {
	for (i = 1; i <= members[tag]; i++) if (m_stars[tag, i]) return 1
	return 0
}

# Bytes without room between them: it may be compared as a whole.
function is_dense(tag,   i, t) {
	for (i = 1; i <= members[tag]; i++) {
		t = m_type[tag, i]
		if (m_stars[tag, i] || (t ~ /^struct / ? !is_dense(substr(t, 8)) : t !~ /^(uint8_t|_Bool)$/)) return 0
	}
	return 1
}

# The condition that two values are equal; what they point to is compared where it was made up.
function compare(t, a, b,   tag, i, all, m) {
	if (t !~ /^struct /) return a " == " b
	tag = substr(t, 8)
	if (is_dense(tag)) return "SAME(" a ", " b ")"
	all = ""
	for (i = 1; i <= members[tag]; i++) if (!m_stars[tag, i]) {
		m = "." m_name[tag, i]
		all = all (all == "" ? "" : " && ") (m_size[tag, i] != "" ? "SAME(" a m ", " b m ")" : compare(m_type[tag, i], a m, b m))
	}
	return all == "" ? "true" : all
}

# ---- one obligation ----

function say(s) { made = made "    " s "\n" }

function verify(what, condition) {
	if (condition == "true") return
	checks = checks "    bool " what " = " condition ";\n    check(" what ");\n"
}

# The same value for both, or a copy for each: to[1] is for the function of today, to[0] for that of the base.
function make_up(t, n, shared,   tag, i, m, points) {
	tag = substr(t, 8)
	points = t ~ /^struct / && has_pointers(tag)
	shared = shared && !points
	say(t " " n " = any(" t ")" (shared ? "" : ", " n "_then = " n) ";")
	for (i = 1; points && i <= members[tag]; i++) if (m_stars[tag, i]) {
		m = m_name[tag, i]
		make_up(m_type[tag, i], n "_" m, m_fixed[tag, i])
		say(n "." m " = &" to[1] ", " n "_then." m " = &" to[0] ";")
	}
	if (!shared) verify(n "_is_left_the_same", compare(t, n, n "_then"))
	if (t == "struct " game "_table" && shared && table == "") table = n
	if (t == "struct " game "_state" && state == "") state = n
	to[1] = n
	to[0] = n (shared ? "" : "_then")
}

function make_row(i,   n) {
	n = called[i]
	say("struct { " type[i] " at[" (size[i] == "" ? room : size[i]) "]; } " n ";")
	say("__typeof__(" n ") " n "_then = " n ";")
	if (!fixed[i]) verify(n "_is_left_the_same", "SAME(" n ".at, " n "_then.at)")
	to[1] = n ".at"
	to[0] = n "_then.at"
}

# Adds the files that a function of a side needs to 'files': where it is, and where what it calls is.
# visited: these functions.
function add_needed(s, k,   queue, n, i, part, words, w, j, f) {
	split("", visited)
	queue[n = 1] = k
	visited[k]
	for (i = 1; i <= n; i++) {
		files[f = file[s, queue[i]]]
		words = split(text[s, queue[i]], part, /[^A-Za-z0-9_]+/)
		for (w = 1; w <= words; w++) {
			j = (s, f, part[w]) in at ? at[s, f, part[w]] : (s, part[w]) in public ? public[s, part[w]] : 0
			if (j && !(j in visited)) { visited[j]; queue[++n] = j }
			if ((s, part[w]) in holds) files[holds[s, part[w]]]
		}
	}
}

function stem(f) {
	if (!sub("^rules/" game "/", "", f)) sub(/^rules\//, "shared_", f)
	sub(/\.c$/, "", f)
	return f
}

function wrapper(f, n) { return "then_" stem(f) "_" n }

function parameters(s,   head) {
	head = substr(s, 1, index(s, "{") - 1)
	return substr(head, index(head, "("))
}

function need(what) { if ((1, game what) in public) add_needed(1, public[1, game what]) }

# What is assumed of sound tables, states and moves must not hang on the function itself.
function says_what_is_sound(k,   line, part, n, i) {
	while (!spec_read && (getline line <("spec/" game ".c")) > 0) {
		n = split(line, part, /[^A-Za-z0-9_]+/)
		for (i = 1; i <= n; i++) of_spec[part[i]]
	}
	spec_read = 1
	split("", files)
	need("_table_refusal")
	if (k in visited) return 1
	need("_sayable")
	return k in visited || name[1, k] in of_spec
}

function write_obligation(b, k,   i, now, then, f, id, path, rules, sources) {
	id = stem(file[1, k]) "-" name[1, k]
	if (wanted != "" && !index(" " wanted " ", " " id " ")) return
	made = checks = table = state = now = then = rules = sources = ""
	take_apart(text[1, k])
	for (i = 1; i <= count; i++) {
		if (size[i] != "" || (stars[i] && type[i] !~ /^struct /)) {
			make_row(i)
		} else {
			make_up(type[i], called[i], !stars[i] || fixed[i])
			if (stars[i]) { to[0] = "&" to[0]; to[1] = "&" to[1] }
		}
		now = now (i > 1 ? ", " : "") to[1]
		then = then (i > 1 ? ", " : "") to[0]
	}
	if (sound && ((table == "" && state == "") || says_what_is_sound(k))) return
	if (sound) {
		if (table == "") say("struct " game "_table " (table = "any_table") " = any(struct " game "_table);")
		say("assume(" game "_table_refusal(&" table ") == LEGAL);")
		say("assume(" game "_every_table_property(&" table "));")
		if (state != "") say("assume(" game "_every_state_property(&" table ", &" state "));")
		for (i = 1; i <= count; i++) if (type[i] == "struct move" && !stars[i]) say("assume(" game "_sayable(&" table ", " called[i] "));")
	}
	say((result != "void" ? result " then = " : "") wrapper(file[0, b], name[0, b]) "(" then ");")
	say((result != "void" ? result " now = " : "") (again ? wrapper(file[0, b], name[0, b]) : name[1, k]) "(" now ");")
	if (result != "void") verify("returns_the_same", compare(result, "now", "then"))
	if (checks == "") {
		print file[1, k] "\t" name[1, k] "\tit gives nothing back"
		return
	}
	split("", files)
	add_needed(1, k)
	if (sound) { need("_table_refusal"); need("_sayable") }
	for (f in files) if (f != file[1, k]) {
		if (f ~ ("^rules/" game "/")) rules = rules " " substr(f, length("rules/" game "/") + 1)
		else sources = sources " " f
	}
	split("", files)
	add_needed(0, b)
	for (f in files) { base_files[f]; sources = sources " " out "/then/" stem(f) ".c" }
	shown[file[0, b], name[0, b]] = b
	path = out "/" id ".c"
	printf "/* proof: %s does what it did\n * rules:%s\n * sources:%s\n * spec: %s\n * checks: assumed\n%s */\n", name[1, k],
		rules == "" ? " none" : rules, sources, sound ? "yes" : "no",
		loops == "" ? "" : " * loops: " loops "\n" >path
	printf "#include \"%s\"\n#include \"proofs/prove.h\"\n#include \"harness/library/same.h\"\n\n%s %s%s;\n", file[1, k], result,
		wrapper(file[0, b], name[0, b]), parameters(text[1, k]) >path
	if (sound) printf "verdict %s_table_refusal(const struct %s_table *t);\nbool %s_sayable(const struct %s_table *t, struct move m);\ntable_fn %s_every_table_property;\nstate_fn %s_every_state_property;\n",
		game, game, game, game, game, game >path
	printf "\nvoid harness(void)\n{\n%s%s}\n", made, checks >path
	close(path)
	print file[1, k] "\t" name[1, k] "\t" id >(out "/list")
}

# The base's files, renamed, and a way to each function that is asked for.
function write_base(   f, n, path, key, part, i, args, s) {
	for (n in outside) print "#define " n " base_" n >(out "/then/base.h")
	for (f in base_files) {
		path = out "/then/" stem(f) ".c"
		printf "#pragma CPROVER check push\n#pragma CPROVER check enable \"bounds\"\n#pragma CPROVER check enable \"pointer\"\n#include \"base.h\"\n#include \"%s/rules/game.h\"\n#include \"rules/%s/clauses.h\"\n#include \"%s/%s\"\n",
			tree, game, tree, f >path
		for (key in shown) {
			split(key, part, SUBSEP)
			if (part[1] != f) continue
			s = text[0, shown[key]]
			take_apart(s)
			args = ""
			for (i = 1; i <= count; i++) args = args (i > 1 ? ", " : "") called[i]
			printf "\n%s %s%s;\n%s %s%s\n{\n    %s%s(%s);\n}\n", result, wrapper(f, part[2]), parameters(s), result,
				wrapper(f, part[2]), parameters(s), result == "void" ? "" : "return ", part[2], args >path
		}
		print "#pragma CPROVER check pop" >path
		close(path)
	}
}

# ---- which functions ----

# The function of the base that this one was: in the same file, or moved from another.
function partner(k,   n, b) {
	n = name[1, k]
	b = (0, file[1, k], n) in at ? at[0, file[1, k], n] : times[0, n] == 1 && times[1, n] == 1 ? last[0, n] : 0
	return b && types_of(text[0, b]) == types_of(text[1, k]) ? b : 0
}

function set_apart(s, k) {
	if (text[s, k] ~ /^static /) other_in[file[s, k], name[s, k]]
	else other[name[s, k]]
}

# What the two sides do not have in common, but for the text of their functions.
function find_others(   s, i, k, v, d, part, more, stays) {
	for (i in value) {
		split(i, part, SUBSEP)
		if (!((1 - part[1], part[2], part[3]) in value) || value[i] != value[1 - part[1], part[2], part[3]]) other_in[part[2], part[3]]
	}
	for (k = 1; k <= functions[1]; k++)
		if (partner_of[k] = partner(k)) stays[partner_of[k]]
		else {
			set_apart(1, k)
			print file[1, k] "\t" name[1, k] >(out "/apart")
		}
	for (k = 1; k <= functions[0]; k++) if (!(k in stays)) set_apart(0, k)
	do {
		more = 0
		for (s = 0; s < 2; s++) for (i = 1; i <= declarations[s]; i++) {
			d = declaration[s, i]
			v = variable_of(d)
			if (v == "" || v in other || (declared_in[s, i], v) in other_in) continue
			if (((1 - s, d) in declared) && !differs_in(d, declared_in[s, i])) continue
			more = 1
			if (d ~ /^static /) other_in[declared_in[s, i], v]
			else {
				other[v]
				if (declared_in[s, i] ~ /\/contract\.c$/) print declared_in[s, i] "\t" v "\tit is no function"
			}
		}
	} while (more)
}

function is_of_contract(k) { return file[1, k] ~ /\/contract\.c$/ }

# A function of a header stands in many files: one of these will do.
function judge(k,   b, why) {
	b = partner_of[k]
	if (!b || (text[0, b] == text[1, k] && !differs_in(text[1, k], file[1, k]))) return
	if (done[name[1, k], text[0, b], text[1, k]]++) return
	why = is_of_contract(k) ? "CBMC does not read the functions of the contract" : trouble_of(text[1, k], file[1, k])
	if (why != "") print file[1, k] "\t" name[1, k] "\t" why
	else write_obligation(b, k)
}

END {
	find_others()
	for (k = 1; k <= functions[1]; k++) if (!is_of_contract(k)) judge(k)
	for (k = 1; k <= functions[1]; k++) if (is_of_contract(k)) judge(k)
	write_base()
}
