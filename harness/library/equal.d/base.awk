# The base's files, with other names for what is seen outside of them, and a way to each of its
# functions that is asked for.

function write_base(   name, file) {
	for (name in base_exports) print "#define " name " base_" name >(out "/then/base.h")
	for (file in base_files) write_base_file(file, out "/then/" stem(file) ".c")
}

function write_base_file(file, path,   key, part) {
	print "#pragma CPROVER check push" >path
	print "#pragma CPROVER check enable \"bounds\"" >path
	print "#pragma CPROVER check enable \"pointer\"" >path
	print "#include \"base.h\"" >path
	print "#include \"" tree "/rules/game.h\"" >path
	print "#include \"rules/" game "/clauses.h\"" >path
	print "#include \"" tree "/" file "\"" >path
	for (key in shown) {
		split(key, part, SUBSEP)
		if (part[1] == file) write_way_to(file, part[2], text_of[BASE, shown[key]], path)
	}
	print "#pragma CPROVER check pop" >path
	close(path)
}

function write_way_to(file, name, text, path,   head, i, arguments) {
	take_apart(text)
	for (i = 1; i <= count; i++) arguments = arguments (i > 1 ? ", " : "") called[i]
	head = returns " " way_to(file, name) parameters(text)
	print "\n" head ";" >path
	print head "\n{\n    " (returns == "void" ? "" : "return ") name "(" arguments ");\n}" >path
}
