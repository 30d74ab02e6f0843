# Does a page quote files as they are? A block that begins with ```LANGUAGE FILE must be successive
# lines of FILE, below the folder 'of'. Prints how many blocks there are; ends with 1 if one
# differs, or if there is none.
#   awk -v of=FOLDER -f ci/check.d/excerpts.awk PAGE.md

/^```[a-z]+ [^ ]+$/ { inside = 1; file = $2; at = FNR; text = ""; next }
/^```/ && inside {
	inside = 0
	blocks++
	whole = "\n"
	while ((getline line < (of "/" file)) > 0)
		whole = whole line "\n"
	close(of "/" file)
	if (text == "" || !index(whole, "\n" text)) {
		print FILENAME ":" at ": found lines that " of "/" file " does not have, " \
			"expected an excerpt of it"
		wrong++
	}
	next
}
inside { text = text $0 "\n" }
END {
	if (!blocks) print FILENAME ":1: found no excerpt, expected some"
	print blocks + 0 " excerpts, " wrong + 0 " differ"
	exit wrong > 0 || !blocks
}
