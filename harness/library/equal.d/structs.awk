# What structs consist of, and whether two values are equal.

# Sets members[tag], and of each: m_type, m_stars, m_fixed, m_name, m_row; strange[tag]: why not
function take_struct(tag, file,   n, part, i) {
	if (tag in members) return
	members[tag] = 0
	if (!((BASE, tag) in members_of) || !((TODAY, tag) in members_of)) strange[tag] = "struct " tag " is new or gone"
	else if ((BASE, tag) in declared_twice || (TODAY, tag) in declared_twice) strange[tag] = "there are two kinds of struct " tag
	else if (members_of[BASE, tag] != members_of[TODAY, tag]) strange[tag] = "struct " tag " was changed"
	else if (speaks_of_difference(members_of[TODAY, tag], file)) strange[tag] = "struct " tag " has other sizes"
	else if (members_of[TODAY, tag] ~ /[({:]/) strange[tag] = "struct " tag " has parts within parts"
	if (tag in strange) return
	n = split(members_of[TODAY, tag], part, ";")
	for (i = 1; i < n; i++) take_members(tag, part[i])
}

# uint8_t a, b[3]
function take_members(tag, text,   is_fixed, of_type, list, n, i, m) {
	is_fixed = sub(/^const /, "", text)
	match(text, /^((struct|enum) )?[A-Za-z_0-9]+/)
	of_type = substr(text, 1, RLENGTH)
	n = split(substr(text, RLENGTH + 1), list, ",")
	for (i = 1; i <= n; i++) {
		text = list[i]
		m = ++members[tag]
		m_row[tag, m] = match(text, /\[/) ? substr(text, RSTART) : ""
		sub(/\[.*/, "", text)
		if (text ~ /const/) strange[tag] = "struct " tag " has pointers to pointers"
		else if (text ~ /[a-z] [a-z]/) strange[tag] = "struct " tag " has a " of_type text
		m_stars[tag, m] = gsub(/\*/, "", text)
		gsub(/ /, "", text)
		m_name[tag, m] = text
		m_type[tag, m] = of_type
		m_fixed[tag, m] = is_fixed
	}
}

# Why values of it cannot be made up, or ""; what it points to is made up, if that does not point on.
function trouble_with(tag, file, points,   i, of_type, why) {
	take_struct(tag, file)
	if (tag in strange) return strange[tag]
	for (i = 1; i <= members[tag]; i++) {
		of_type = m_type[tag, i]
		if (m_stars[tag, i] && (!points || m_stars[tag, i] > 1 || m_row[tag, i] != "" || of_type !~ /^struct /))
			return "struct " tag " has pointers"
		if (of_type ~ /^struct /) {
			if ((why = trouble_with(substr(of_type, 8), file, 0)) != "") return why
		} else if (!is_number(of_type))
			return "struct " tag " has a " of_type
	}
	return ""
}

function has_pointers(tag,   i) {
	for (i = 1; i <= members[tag]; i++) if (m_stars[tag, i]) return 1
	return 0
}

# Bytes without room between them: it may be compared as a whole.
function is_dense(tag,   i) {
	for (i = 1; i <= members[tag]; i++) {
		if (m_stars[tag, i]) return 0
		if (m_type[tag, i] ~ /^struct / ? !is_dense(substr(m_type[tag, i], 8)) : m_type[tag, i] !~ /^(uint8_t|_Bool)$/) return 0
	}
	return 1
}

# The condition that two values are equal; what they point to is compared where it was made up.
function compare(of_type, a, b,   tag, i, all, m) {
	if (of_type !~ /^struct /) return a " == " b
	tag = substr(of_type, 8)
	if (is_dense(tag)) return "SAME(" a ", " b ")"
	all = ""
	for (i = 1; i <= members[tag]; i++) if (!m_stars[tag, i]) {
		m = "." m_name[tag, i]
		all = all (all == "" ? "" : " && ") (m_row[tag, i] != "" ? "SAME(" a m ", " b m ")" : compare(m_type[tag, i], a m, b m))
	}
	return all == "" ? "true" : all
}
