# Reads the preprocessed text of an obligation; prints where it restricts readings in its body, or
# in a header of the obligations, instead of in its head ("readings:"). What rules/ and spec/ do to
# readings is their own affair; so are the two functions of prove.h.
# A reading that no path of the body comes to is found otherwise: by the twin.

function found(what) {
	printf "%s:%d: found %s, expected the readings in the head only ('readings:') " \
		"and declared_head() in the body\n",
		file, begun, what
}

function judge(text) {
	gsub(/'[^']*'/, "L", text)
	gsub(/"([^"\\]|\\.)*"/, "S", text)
	if (text ~ /reading *\[[^;]*\] *[-+|&^]?=[^=]/)
		found("a reading that is set")
	else if (text ~ /__CPROVER_assume *\(.*reading *\[/)
		found("a reading that is assumed")
	else if (text ~ /if *\(.*reading *\[.*\) *return/)
		found("a reading that is passed over")
	else if (text ~ /head *=[^=]/ && text !~ /head *= *declared_head *\(/ &&
		text !~ /head *= *[a-z_]+([.]|->)head *$/)
		found("a head of a table that is set")
	else if (free && text ~ /_default_table *\(/ && file !~ /^build\//)
		found("a table with the standard readings (readings: free)") # build/ is of regress
}

/^# [0-9]+ "/ {
	file = $3
	gsub(/"/, "", file)
	line = $2 - 1
	ours = file !~ /^(\.\/)?(rules|spec|build\/gen)\// \
		&& file !~ /\/\.\.\/(\.\.\/)*(rules|spec)\// \
		&& file !~ /(^|\/)prove\.h$/ && file !~ /^\/usr\/|^</
	next
}
{
	line++
	if (!ours)
		next
	text = $0
	if (statement ~ /^[ \t]*$/)
		begun = line
	statement = statement " " text
	while ((end = match(statement, /[;{}]/)) > 0) {
		judge(substr(statement, 1, end - 1))
		statement = substr(statement, end + 1)
		begun = line
	}
}
