# Reads the head of an obligation, "/* key: value", or a file of defaults,
# "key: value", and prints it as shell assignments, h_key='value'. A line
# without a key goes on with the one before; an empty line ends the head.
# An unknown key is an error, because it would have no effect.

BEGIN {
	known = " proof clause rules sources unwind unwindset loops bound expect" \
		" solver twin-solver marks checks flags defines readings duty "
	head = DEFAULTS
}

function wrong(what) {
	printf "%s:%d: %s\n", FILENAME_SHOWN, FNR, what > "/dev/stderr"
	failed = 1
	exit 2
}

!DEFAULTS && FNR == 1 {
	if ($0 !~ /^\/\*/)
		wrong("found no head, expected: /* proof: what is proved")
	head = 1
	sub(/^\/\*/, "")
}

!head { exit }

{
	last = index($0, "*/")
	if (last)
		$0 = substr($0, 1, last - 1)
	sub(/^[ \t]*\*?[ \t]*/, "")
	sub(/[ \t]+$/, "")
	if (DEFAULTS && /^#/)
		next
	if ($0 == "") {
		if (!DEFAULTS) exit
		next
	}
	if (match($0, /^[a-z-]+:([ \t]|$)/)) {
		key = substr($0, 1, RLENGTH)
		sub(/:.*/, "", key)
		$0 = substr($0, RLENGTH + 1)
		sub(/^[ \t]+/, "")
		if (!index(known, " " key " "))
			wrong("found the key '" key "', expected one of:" known)
		if (key in value)
			wrong("found the key '" key "' twice, expected it once")
		value[key] = $0
	} else if (key == "")
		wrong("found '" $0 "', expected key: value")
	else
		value[key] = value[key] " " $0
	if (last)
		exit
}

# Options that could weaken a proof are not allowed.
function only(key, words, numbers,   n, part, i) {
	if (!(key in value))
		return
	n = split(value[key], part, " ")
	for (i = 1; i <= n; i++)
		if (!(index(" " words " ", " " part[i] " ") || (numbers && part[i] ~ /^[0-9]+$/)))
			wrong_value(key, "one of: " words)
}

function wrong_value(key, expected) {
	printf "%s: found '%s: %s', expected %s\n",
		FILENAME_SHOWN, key, value[key], expected > "/dev/stderr"
	failed = 1
}

END {
	if (failed)
		exit 2
	if (!DEFAULTS && !("proof" in value)) {
		printf "%s:1: found no 'proof:', expected a sentence that says what is proved\n",
			FILENAME_SHOWN > "/dev/stderr"
		exit 2
	}
	if (!DEFAULTS && !("readings" in value)) {
		printf "%s:1: found no 'readings:', expected the readings for which it is " \
			"proved: standard, any, free, or for example: standard, q-one A B\n",
			FILENAME_SHOWN > "/dev/stderr"
		exit 2
	}
	if (DEFAULTS && "readings" in value)
		wrong_value("readings", "no readings among the defaults: each obligation declares its own")
	if ("unwind" in value && value["unwind"] !~ /^[1-9][0-9]*$/)
		wrong_value("unwind", "a number from 1")
	if ("bound" in value && value["bound"] !~ /^[1-9][0-9]* /)
		wrong_value("bound", "a number and what it counts, for example: 3 turns")
	if ("expect" in value && value["expect"] !~ /^(PROVED|VACUOUS|FAILED|BOUNDED\([1-9][0-9]*\))$/)
		wrong_value("expect", "PROVED, BOUNDED(N), FAILED or VACUOUS")
	if ("defines" in value && value["defines"] !~ /^[A-Z_0-9]+=[0-9]+( [A-Z_0-9]+=[0-9]+)*$/)
		wrong_value("defines", "names with numbers, for example: GAME_SIDE=3 GAME_TILES=12")
	if ("defines" in value && !("bound" in value))
		wrong_value("defines", "a 'bound:' that says how small it makes the game")
	only("checks", "memory wrap assumed")
	only("flags", "--arrays-uf-always --arrays-uf-never --no-array-field-sensitivity" \
		" --max-field-sensitivity-array-size --no-sat-preprocessor --object-bits", 1)
	if (failed)
		exit 2
	for (key in value) {
		name = key
		gsub(/-/, "_", name)
		gsub(/'/, "'\\''", value[key])
		if (key == "unwindset") {   # an obligation adds to the defaults
			gsub(/[ ,]+/, ",", value[key])
			printf "h_unwindset=\"${h_unwindset:+$h_unwindset,}\"'%s'\n", value[key]
			continue
		}
		printf "h_%s='%s'\n", name, value[key]
	}
}
