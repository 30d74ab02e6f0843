# One obligation: both versions of a function beside each other.

# rules/GAME/score.c: score; rules/walk.c: shared_walk
function stem(file) {
	if (!sub("^rules/" game "/", "", file)) sub(/^rules\//, "shared_", file)
	sub(/\.c$/, "", file)
	return file
}

# By which name the base's function is called from outside of its file.
function way_to(file, name) { return "then_" stem(file) "_" name }

function write_obligation(b, k,   id, path, head) {
	id = stem(file_of[TODAY, k]) "-" name_of[TODAY, k]
	if (wanted != "" && !index(" " wanted " ", " " id " ")) return
	head = way_to(file_of[BASE, b], name_of[BASE, b])
	if (!make_body(k, head)) return
	if (checks == "") {
		print file_of[TODAY, k] "\t" name_of[TODAY, k] "\tit gives nothing back"
		return
	}
	find_sources(b, k)
	shown[file_of[BASE, b], name_of[BASE, b]] = b
	path = out "/" id ".c"
	print "/* proof: " name_of[TODAY, k] " does what it did" >path
	print " * rules:" (rules == "" ? " none" : rules) >path
	print " * sources:" sources >path
	print " * spec: " (sound ? "yes" : "no") >path
	print " * checks: assumed" >path
	print " * readings: free" >path
	if (loops != "") print " * loops: " loops >path
	print " */" >path
	print "#include \"" file_of[TODAY, k] "\"" >path
	print "#include \"proofs/prove.h\"" >path
	print "#include \"harness/library/same.h\"\n" >path
	print returns " " head parameters(text_of[TODAY, k]) ";" >path
	if (sound) {
		print "verdict " game "_table_refusal(const struct " game "_table *t);" >path
		print "bool " game "_sayable(const struct " game "_table *t, struct move m);" >path
		print "table_fn " game "_every_table_property;" >path
		print "state_fn " game "_every_state_property;" >path
	}
	print "\nvoid harness(void)\n{\n" inputs checks "}" >path
	close(path)
	print file_of[TODAY, k] "\t" name_of[TODAY, k] "\t" id >(out "/list")
}

# Sets inputs and checks. False: what is sound cannot be assumed of what it is given.
function make_body(k, of_base,   i, to_today, to_base) {
	inputs = checks = table = state = to_today = to_base = ""
	take_apart(text_of[TODAY, k])
	for (i = 1; i <= count; i++) {
		make_parameter(i)
		to_today = to_today (i > 1 ? ", " : "") argument[TODAY]
		to_base = to_base (i > 1 ? ", " : "") argument[BASE]
	}
	if (sound && ((table == "" && state == "") || says_what_is_sound(k))) return 0
	if (sound) assume_sound()
	say((returns != "void" ? returns " then = " : "") of_base "(" to_base ");")
	say((returns != "void" ? returns " now = " : "") (again ? of_base : name_of[TODAY, k]) "(" to_today ");")
	if (returns != "void") verify("returns_the_same", compare(returns, "now", "then"))
	return 1
}

# Sets rules and sources: the files of both sides.
function find_sources(b, k,   file) {
	rules = sources = ""
	split("", files)
	add_needed(TODAY, k)
	if (sound) add_what_is_sound()
	for (file in files) if (file != file_of[TODAY, k]) {
		if (file ~ ("^rules/" game "/")) rules = rules " " substr(file, length("rules/" game "/") + 1)
		else sources = sources " " file
	}
	split("", files)
	add_needed(BASE, b)
	for (file in files) {
		base_files[file]
		sources = sources " " out "/then/" stem(file) ".c"
	}
}
