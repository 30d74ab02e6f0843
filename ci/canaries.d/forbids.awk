# For ci/forbids: which FORBIDS of a game alone notices a break of rules/? Reads the game's
# chapters, the list of canaries, the list of reasons, and what build/quibble-forced wrote
# (ci/canaries.d/breaks.c). -v game, list, breaks.

# BREAK, of a size from 1 to 3: who notices it, and does something else, too?
function noticed(size, b) {
	size_of[b] = size
	if (!(b in by) || by[b] == $7)
		by[b] = $7
	else
		several[b]
	if ($8 != $9)
		several[b]
}

FNR == 1 { file = FILENAME }

file ~ /^spec\// {
	if (match($0, /^FORBIDS(_[A-Z_]+)?\([a-z_0-9]+, [a-z_0-9]+/)) {
		split(substr($0, RSTART, RLENGTH), part, /\(|, /)
		name = part[3]
	} else if (/^FORBIDS(_[A-Z_]+)?\([a-z_0-9]+,$/) {
		getline
		match($0, /[a-z_0-9]+/)
		name = substr($0, RSTART, RLENGTH)
	} else
		next
	gsub(/_/, "-", name)
	place[name] = FILENAME ":" FNR
	order[++count] = name
	next
}

file == "ci/canaries.list" {
	if (/^[a-z]/ && $2 ~ /:$/)
		canary[substr($2, 1, length($2) - 1)]
	next
}

file == list {
	if (/^#/ || NF == 0 || $1 != game)
		next
	if (!($2 in place) || NF < 3) {
		print list ":" FNR ": found " $2 ", expected a FORBIDS of " game " and a reason"
		failed = 1
		next
	}
	if ($3 == "canary" && !(substr($4, 1, length($4) - 1) in canary)) {
		print list ":" FNR ": found canary " $4 \
			", expected the name of one in ci/canaries.list and a colon"
		failed = 1
	}
	line_of[$2] = list ":" FNR
	name = $2
	sub(/^[^ ]+ +[^ ]+ +/, "")
	reason[name] = $0
	next
}

{
	line = $2 " (" $3 ") for moves of kind " $4
	noticed(1, line)
	noticed(2, line " in phase " $5)
	noticed(2, line " with the argument " $6)
	noticed(3, line " in phase " $5 " with the argument " $6)
	if ($9 > 0 && !($7 in position))
		position[$7] = line " in a position of phase " $5
	if ($10 > 0 && !($7 in accepted))
		accepted[$7] = line " in a position of phase " $5 " by accepting the move"
}

END {
	for (b in by)
		if (!(b in several) && (!(by[b] in size) || size_of[b] < size[by[b]])) {
			size[by[b]] = size_of[b]
			broken[by[b]] = b
		}
	for (i = 1; i <= count; i++) {
		name = order[i]
		if (!(name in size) && name in position) {
			size[name] = 4
			broken[name] = position[name]
		}
		if (!(name in size) && name in accepted) {
			size[name] = 5
			broken[name] = accepted[name]
		}
		if (name in size)
			n[size[name]]++
		if (name in reason && name in size) {
			print line_of[name] ": found a reason for " name ", which alone notices a break of " \
				broken[name] ", expected no reason"
			failed = 1
		} else if (name in reason) {
			excused++
			print "  " name ": " reason[name]
		} else if (!(name in size)) {
			print place[name] ": found that no break of rules/ is noticed by " name \
				" alone, expected one, or a reason in ci/forbids.list"
			failed = 1
		} else if (breaks)
			print "  " name ": " broken[name]
	}
	printf "%s: %d FORBIDS, alone notice a line that does not refuse: for a kind of move %d, ", \
		game, count, n[1]
	printf "in one phase or with one argument %d, both %d, in single positions %d, ", \
		n[2], n[3], n[4]
	printf "by accepting the move there %d; %d have a reason for none\n", n[5], excused
	exit failed + 0
}
