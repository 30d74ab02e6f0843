# Writes proof obligations: does each function that was changed do what it did?
#
#   awk -v game=G -v tree=TREE -v out=FOLDER -v loops=WORDS [-v sound=1] [-v again=1] [-v wanted=NAMES] [-v through=NAMES]
#       -f each of this folder ITEMS-OF-THE-BASE ITEMS-OF-TODAY
#
# Into FOLDER go a file for each function, in which the two stand beside each other; a file for each
# file of the base, with every name that is seen outside of it renamed; and the list: file,
# function, the name of its obligation; FOLDER/apart has the functions that have no counterpart,
# which are judged with what calls them. sound=1: only of tables and states that can be sound, and
# of moves that can be said. again=1: not today's version, the base's once more: where it does not do
# even what it did itself, it looks beyond the ends of its arrays, and CBMC takes whatever is there.
# through: functions that are judged with what calls them, as if they had no counterpart.
# What cannot be compared so is printed: file, function, why.

END {
	find_differences()
	for (k = 1; k <= functions[TODAY]; k++) if (!is_of_contract(file_of[TODAY, k])) judge(k)
	for (k = 1; k <= functions[TODAY]; k++) if (is_of_contract(file_of[TODAY, k])) judge(k)
	write_base()
}

function is_of_contract(file) { return file ~ /\/contract\.c$/ }

# A function of a header stands in many files: one of these will do.
function judge(k,   b, file, text, why) {
	b = partner_of[k]
	file = file_of[TODAY, k]
	text = text_of[TODAY, k]
	if (!b || (text_of[BASE, b] == text && !speaks_of_difference(text, file))) return
	if (judged[name_of[TODAY, k], text_of[BASE, b], text]++) return
	why = is_of_contract(file) ? "CBMC does not read the functions of the contract" : trouble_of(text, file)
	if (why != "") print file "\t" name_of[TODAY, k] "\t" why
	else write_obligation(b, k)
}
