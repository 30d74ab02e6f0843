# The body of an obligation, up to the calls: values that are made up, and what of them must be left
# the same. Adds to inputs and to checks; notes which of them is the table, and the state.

BEGIN { room = 256 }                           # of what is given by its address alone

function say(line) { inputs = inputs "    " line "\n" }

function verify(what, condition) {
	if (condition != "true") checks = checks "    bool " what " = " condition ";\n    check(" what ");\n"
}

# What each side's function is given is left in argument[BASE] and argument[TODAY].
function make_parameter(i) {
	if (row[i] != "" || (stars[i] && type[i] !~ /^struct /)) {
		make_row(i)
		return
	}
	make_value(type[i], called[i], !stars[i] || fixed[i])
	if (stars[i]) {
		argument[BASE] = "&" argument[BASE]
		argument[TODAY] = "&" argument[TODAY]
	}
}

# The same value for both, or a copy for each.
function make_value(of_type, name, shared,   tag, i, m, points) {
	tag = substr(of_type, 8)
	points = of_type ~ /^struct / && has_pointers(tag)
	shared = shared && !points
	say(of_type " " name " = any(" of_type ")" (shared ? "" : ", " name "_then = " name) ";")
	for (i = 1; points && i <= members[tag]; i++) if (m_stars[tag, i]) {
		m = m_name[tag, i]
		make_value(m_type[tag, i], name "_" m, m_fixed[tag, i])
		say(name "." m " = &" argument[TODAY] ", " name "_then." m " = &" argument[BASE] ";")
	}
	if (!shared) verify(name "_is_left_the_same", compare(of_type, name, name "_then"))
	if (of_type == "struct " game "_table" && shared && table == "") table = name
	if (of_type == "struct " game "_state" && state == "") state = name
	argument[TODAY] = name
	argument[BASE] = name (shared ? "" : "_then")
}

function make_row(i,   name) {
	name = called[i]
	say("struct { " type[i] " at[" (row[i] == "" ? room : row[i]) "]; } " name ";")
	say("__typeof__(" name ") " name "_then = " name ";")
	if (!fixed[i]) verify(name "_is_left_the_same", "SAME(" name ".at, " name "_then.at)")
	argument[TODAY] = name ".at"
	argument[BASE] = name "_then.at"
}

function assume_sound(   i) {
	if (table == "") say("struct " game "_table " (table = "any_table") " = any(struct " game "_table);")
	say("assume(" game "_table_refusal(&" table ") == LEGAL);")
	say("assume(" game "_every_table_property(&" table "));")
	if (state != "") say("assume(" game "_every_state_property(&" table ", &" state "));")
	for (i = 1; i <= count; i++)
		if (type[i] == "struct move" && !stars[i]) say("assume(" game "_sayable(&" table ", " called[i] "));")
}
