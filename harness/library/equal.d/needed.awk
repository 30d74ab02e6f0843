# Which files a function needs.

# Adds those of a side to 'files': where it is, and where what it calls is. reached: these functions.
function add_needed(side, k,   queue, n, i, word, words, w, called, file) {
	split("", reached)
	queue[n = 1] = k
	reached[k]
	for (i = 1; i <= n; i++) {
		files[file = file_of[side, queue[i]]]
		words = words_of(text_of[side, queue[i]], word)
		for (w = 1; w <= words; w++) {
			called = function_called(side, file, word[w])
			if (called && !(called in reached)) { reached[called]; queue[++n] = called }
			if ((side, word[w]) in file_with) files[file_with[side, word[w]]]
		}
	}
}

# The function that this name means in that file, or 0.
function function_called(side, file, name) {
	if ((side, file, name) in number_of) return number_of[side, file, name]
	return (side, name) in public ? public[side, name] : 0
}

function add_what_is_sound() {
	add_named("_table_refusal")
	add_named("_sayable")
}

function add_named(what) { if ((TODAY, game what) in public) add_needed(TODAY, public[TODAY, game what]) }

# What is assumed of sound tables, states and moves must not hang on the function itself.
function says_what_is_sound(k) {
	read_spec()
	split("", files)
	add_named("_table_refusal")
	if (k in reached) return 1
	add_named("_sayable")
	return k in reached || name_of[TODAY, k] in words_of_spec
}

function read_spec(   line, word, n, i) {
	if (spec_is_read++) return
	while ((getline line <("spec/" game ".c")) > 0) {
		n = words_of(line, word)
		for (i = 1; i <= n; i++) words_of_spec[word[i]]
	}
}
