# The examples of a page: a line "    $ build/quibble WORDS" and what is indented below it become
# FOLDER/N.call (its line, the words) and FOLDER/N.shown. With numbers=no a number in any other text
# of the page is a finding, because nothing compares it.
/^    \$ build\/quibble / {
	inside = ++n
	print FNR, substr($0, 21) >(folder "/" n ".call")
	printf "" >(folder "/" n ".shown")
	next
}
/^    / {
	if (inside) print substr($0, 5) >(folder "/" n ".shown")
	next
}
{ inside = 0 }
numbers == "no" {
	text = $0
	gsub(/`[^`]*`|\]\([^)]*\)|Debian [0-9]+( or [0-9]+)?|^[0-9]\. /, "", text)
	if (match(text, /[0-9][0-9,]*[0-9]|[0-9] (clause|question|scope|pair|scenario|propert|proof)/))
		print page ":" FNR ": found the number " substr(text, RSTART, RLENGTH) \
			" in the text, expected numbers only in what a command is shown to print"
}
