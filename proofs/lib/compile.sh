# Has a C compiler read the obligations and what they link, for a rename that they do not know
# of. Nothing is proved. Sourced by proofs/run, after one.sh, for --compile.

# read_by_compiler FILE I [DECLARED]: as its twin, which names the marks, too; by way of the file I
read_by_compiler() {
	preprocess twin "$1" "$2" "${3:-}" && cat proofs/lib/cprover.h "$2" |
		"$compiler" -std=c11 -fsyntax-only -x cpp-output \
			-Werror -Wmissing-prototypes -Wno-error=missing-prototypes -
}

# names_of GAME: every word of its rules and spec that may be the name of a function
names_of() {
	cat $(ci/layout game "$1" | grep '^[rs][a-z]*/[^/]*/.*[.][ch]$') \
		"build/gen/$1_properties.h" "build/gen/$1_invariant.c" |
		tr -cs 'a-z_0-9' '[\n*]' | grep "^$1_" | sort -u
}

# stale_names: what the obligation's head and text name that the game has no more. A function
# that nobody declared stands in for one of the rules under another name, or has an old one
stale_names() {
	sed -n "s/.*no previous prototype for [a-z ]*'\(${g}_[a-z_0-9]*\)'.*/\1/p" "$work/$id.said" |
		grep -vxF -f "$work/names.$g" |
		sed "s|.*|$file_proved: found the function &, which rules/$g and spec/$g do not have; \
expected its new name|"
	for mark in $h_marks; do
		grep -q "^clause $(echo "$mark" | tr _ -) " "$work/places.$g" ||
			echo "$file_proved: found 'marks: $mark', expected clauses that spec/$g has"
	done
}

# compile_obligation GAME NAME: writes its errors to $work/result
compile_obligation() {
	g=$1 name=$2
	id=$(echo "$g.$name" | tr / .)
	file_proved=$(file_of "$g" "$name")
	. "$work/head/$id"
	if ! read_by_compiler "$file_proved" "$work/$id.i" "$work/head/$id.readings.h" \
		2>"$work/$id.said"; then
		grep 'error:' "$work/$id.said"
	else
		readings_in_body "$work/$id.i"
		[ ! -r "spec/$g/chapters" ] || stale_names
	fi >"$work/result/$id"
	rm -f "$work/$id".*
}

# compile_all: prints all errors and how many obligations compile; false unless all do
compile_all() {
	while read -r file h_defines; do
		read_by_compiler "$file" "$work/shared.i" 2>"$work/said" || grep 'error:' "$work/said"
	done <"$work/sources" >"$work/result/sources"
	for g in $(games); do
		[ ! -r "spec/$g/chapters" ] || names_of "$g" >"$work/names.$g"
	done
	lanes
	cat "$work"/result/*
	wrong=$(find "$work/result" -type f -size +0 ! -name sources | wc -l)
	echo "proofs: $((all - wrong)) of $all compile"
	[ "$wrong" = 0 ] && [ ! -s "$work/result/sources" ]
}
