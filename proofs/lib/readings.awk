# Reads the questions of spec/GAME/*.c and what an obligation declares in its head, "readings:";
# writes what prove.h makes its tables from: the declaration is the assumption, there is no other.
# Call: awk -v declared='standard, q-a B C' -v shown=FILE -f proofs/lib/readings.awk spec/GAME/*.c
#
#   QUIBBLE_READINGS             the head of every table: for each question one declared letter
#   QUIBBLE_OPEN_READINGS        the questions of which several letters are declared
#   QUIBBLE_REACHED_READINGS     each of these letters, for the twin
#   QUIBBLE_FREE_READINGS        1: no table is made from these, its bytes are any or there is none

function hyphens(s) { gsub(/_/, "-", s); return s }

function wrong(expected) {
	printf "%s: found 'readings: %s', expected %s\n", shown, declared, expected >"/dev/stderr"
	failed = 1
	exit 2
}

# The letters follow the question's texts, which may have letters and quotes of their own.
function end_of_question(   text) {
	if (name == "")
		return
	number[name] = questions
	name_of[questions++] = name
	text = body
	gsub(/\\"/, "", text)
	gsub(/"[^"]*"/, "", text)
	match(text, /'[A-Z]'/)
	standard[name] = substr(text, RSTART + 1, 1)
	while (match(text, /BUILT\( *'[A-Z]'/)) {
		built[name] = built[name] substr(text, RSTART + RLENGTH - 2, 1)
		text = substr(text, RSTART + RLENGTH)
	}
	name = ""
}

/^[A-Z_]+\(|^[a-z}]/ { end_of_question() }
/^QUESTION\(/ {
	name = $0
	sub(/^QUESTION\( */, "", name)
	sub(/[ ,].*/, "", name)
	name = hyphens(name)
	body = ""
}
name != "" { body = body $0 "\n" }

# One part of the declaration: "standard", "any", or a question and its letters.
function declare(part, first,   n, word, i) {
	n = split(part, word, " ")
	if (first && n == 1 && (word[1] == "standard" || word[1] == "any"))
		return word[1] == "any"
	if (first)
		wrong("it to begin with standard, any or free")
	if (!(word[1] in number))
		wrong("a question of " FILENAME " instead of '" word[1] "'")
	if (word[1] in chosen)
		wrong(word[1] " once")
	if (n == 1)
		wrong("letters after " word[1])
	chosen[word[1]]
	letters[word[1]] = ""
	for (i = 2; i <= n; i++) {
		if (length(word[i]) != 1 || !index(built[word[1]], word[i]) ||
			index(letters[word[1]], word[i]))
			wrong("of " word[1] " some of the readings that are built: " built[word[1]])
		letters[word[1]] = letters[word[1]] word[i]
	}
	return 0
}

END {
	if (failed)
		exit 2
	end_of_question()
	parts = split(declared, part, / *, */)
	free = declared == "free"
	if (!free) {
		if (questions == 0)
			wrong("free: the game has no questions")
		any = declare(part[1], 1)
		for (q = 0; q < questions; q++)
			letters[name_of[q]] = any ? built[name_of[q]] : standard[name_of[q]]
		for (i = 2; i <= parts; i++)
			declare(part[i], 0)
	}
	for (q = 0; q < questions && !free; q++) {
		of_all = letters[name_of[q]]
		constant = constant substr(of_all, 1, 1)
		is_one = ""
		for (i = 1; length(of_all) > 1 && i <= length(of_all); i++) {
			letter = substr(of_all, i, 1)
			is_one = is_one (i > 1 ? " || " : "") "letter == '" letter "'"
			reached = reached sprintf(" \\\n    QUIBBLE_REACHED_READING(%d, '%s', \"%s %s\")",
				q, letter, name_of[q], letter)
		}
		if (is_one != "")
			open = open sprintf(" \\\n    QUIBBLE_OPEN_READING(%d, %s)", q, is_one)
	}
	while (length(constant) < 64)      # MAX_QUESTIONS: what stands for no question
		constant = constant "A"
	printf "#define QUIBBLE_FREE_READINGS %d\n#define QUIBBLE_READINGS \"%s\"\n", free, constant
	printf "#define QUIBBLE_OPEN_READINGS%s\n#define QUIBBLE_REACHED_READINGS%s\n", open, reached
}
