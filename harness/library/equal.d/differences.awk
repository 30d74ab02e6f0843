# What the two sides do not have in common, but for the text of their functions: names that are
# seen everywhere (differs), or in one file (differs_in). What speaks of them is asked, too.

# Does a text of this file speak of what is not the same on both sides?
function speaks_of_difference(text, file,   n, word, i) {
	n = words_of(text, word)
	for (i = 1; i <= n; i++) if (word[i] in differs || (file, word[i]) in differs_in) return 1
	return 0
}

# The function of the base that this one was: in the same file, or moved from another.
function partner(k,   name, b) {
	name = name_of[TODAY, k]
	if ((BASE, file_of[TODAY, k], name) in number_of) b = number_of[BASE, file_of[TODAY, k], name]
	else if (times_named[BASE, name] == 1 && times_named[TODAY, name] == 1) b = last_named[BASE, name]
	return b && types_of(text_of[BASE, b]) == types_of(text_of[TODAY, k]) ? b : 0
}

function find_differences() {
	compare_enumerators()
	find_partners()
	while (compare_variables()) continue
}

function compare_enumerators(   i, part) {
	for (i in value) {
		split(i, part, SUBSEP)
		if (!((1 - part[1], part[2], part[3]) in value) || value[i] != value[1 - part[1], part[2], part[3]])
			differs_in[part[2], part[3]]
	}
}

# What has no partner is judged with what calls it, and so is what 'through' names.
function find_partners(   k, found) {
	for (k = 1; k <= functions[TODAY]; k++)
		if (partner_of[k] = is_judged_through_callers(k) ? 0 : partner(k)) found[partner_of[k]]
		else {
			set_apart(TODAY, k)
			print file_of[TODAY, k] "\t" name_of[TODAY, k] >(out "/apart")
		}
	for (k = 1; k <= functions[BASE]; k++) if (!(k in found)) set_apart(BASE, k)
}

function is_judged_through_callers(k) {
	return index(" " through " ", " " stem(file_of[TODAY, k]) "-" name_of[TODAY, k] " ")
}

function set_apart(side, k) {
	if (is_static(text_of[side, k])) differs_in[file_of[side, k], name_of[side, k]]
	else differs[name_of[side, k]]
}

# How many more differ than were known: a table may speak of another.
function compare_variables(   side, d, text, file, variable, more) {
	for (side = BASE; side <= TODAY; side++) for (d = 1; d <= declarations[side]; d++) {
		text = declaration[side, d]
		file = declared_in[side, d]
		variable = variable_of(text)
		if (variable == "" || variable in differs || (file, variable) in differs_in) continue
		if (((1 - side, text) in declared) && !speaks_of_difference(text, file)) continue
		more++
		if (is_static(text)) differs_in[file, variable]
		else {
			differs[variable]
			if (is_of_contract(file)) print file "\t" variable "\tit is a table, not a function"
		}
	}
	return more
}
