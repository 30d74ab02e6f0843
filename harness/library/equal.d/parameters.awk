# What a function is given, and gives.

BEGIN { numbers = " unsigned int uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t size_t verdict _Bool char long " }

function is_number(type) {
	return index(numbers, " " type " ") || type ~ /^(enum [A-Za-z_0-9]+|unsigned (int|long|char)|long unsigned int)$/
}

# Its parameters as they are written, with their brackets.
function parameters(text,   head) {
	head = substr(text, 1, index(text, "{") - 1)
	return substr(head, index(head, "("))
}

# Sets what it returns, how many parameters it has and of each: type, stars, fixed (const), row (the
# size of an array) and called; and unusual: why they cannot be told so, or "".
function take_apart(text,   list, part, i) {
	returns = substr(text, 1, index(text, "(") - 1)
	sub(/^static /, "", returns)
	sub(/^inline /, "", returns)
	sub(/[A-Za-z_0-9]+$/, "", returns)
	sub(/ $/, "", returns)
	list = parameters(text)
	list = substr(list, 2, length(list) - 2)
	count = 0
	unusual = list ~ /\(/ ? "it is given a function, or a row of rows" : ""
	if (list == "void" || unusual != "") return
	count = split(list, part, ",")
	for (i = 1; i <= count; i++) take_parameter(i, part[i])
}

function take_parameter(i, text) {
	row[i] = ""
	stars[i] = 0
	if (match(text, /\[.*$/)) {
		row[i] = substr(text, RSTART + 1, RLENGTH - 2)
		if (row[i] == "") stars[i] = 1
		if (row[i] ~ /\[/) unusual = "it is given rows of rows"
		text = substr(text, 1, RSTART - 1)
	}
	fixed[i] = sub(/^const /, "", text)
	if (text ~ /const/) unusual = "it is given pointers to pointers"
	match(text, /[A-Za-z_0-9]+$/)
	called[i] = substr(text, RSTART)
	text = substr(text, 1, RSTART - 1)
	stars[i] += gsub(/\*/, "", text)
	sub(/ $/, "", text)
	type[i] = text
	if (stars[i] > 1) unusual = "it is given pointers to pointers"
	if (type[i] == "void") unusual = "it is given a pointer to whatever"
	if (type[i] == "char" && stars[i]) unusual = "it is given words"
}

# Two functions with the same can be given the same.
function types_of(text,   i, all) {
	take_apart(text)
	if (unusual != "") return substr(text, 1, index(text, "{"))
	all = returns
	for (i = 1; i <= count; i++) all = all "," fixed[i] type[i] stars[i] row[i]
	return all
}

# Why a function cannot be given made up values and compared, or "".
function trouble_of(text, file,   i, why) {
	take_apart(text)
	if (unusual != "") return unusual
	if (returns ~ /\*/ && returns != "const char*") return "it returns a pointer"
	if (returns ~ /^struct /) {
		if ((why = trouble_with(substr(returns, 8), file, 0)) != "") return why
	} else if (returns !~ /^(void|const char\*)$/ && !is_number(returns))
		return "it returns a " returns
	for (i = 1; i <= count; i++) if ((why = trouble_of_parameter(i, file)) != "") return why
	return ""
}

function trouble_of_parameter(i, file,   tag, why) {
	if (row[i] != "" && speaks_of_difference(row[i], file)) return "it is given a row of another length"
	if (type[i] !~ /^struct /) return is_number(type[i]) ? "" : "it is given a " type[i]
	tag = substr(type[i], 8)
	if ((why = trouble_with(tag, file, stars[i] && row[i] == "")) != "") return why
	return row[i] != "" && !is_dense(tag) ? "it is given a row of struct " tag : ""
}
