# ci/kept.sh: results of steps that passed, so that they need not be repeated until
# something changes that they depend on. Used by ci/one-step; what a step depends on,
# in words: ci/inputs.sh. To be sourced at the top of the checkout, after ci/inputs.sh:
#   depends NEEDS MAKES COMMAND...       what the result depends on, a line each: its key
#   entry_of KEY-FILE                    the folder where the result is kept, if it is
#   may_reuse ENTRY, keep NAME KEY-FILE ENTRY SECONDS MAKES
#
# build/kept/SUM/ holds of a result: when (it was made), seconds (it took), log (what the
# step printed), noted (its lines for the reports), on (the key), made (the checksums of
# the files that it wrote: if one is not as the step left it, the step is repeated).
# Those MOST_KEPT that were used last stay, of some 15 complete runs; they take some 50 MB.

KEPT=build/kept
MOST_KEPT=2000

# always among what a result depends on: how the command is compiled, and this
ALWAYS_NEEDED='build ci/inputs.sh ci/kept.sh'

depends() {
	needs=$1 files=$2
	shift 2
	echo "command $*"
	echo "makes $files"
	echo "QUIBBLE_ROOT ${QUIBBLE_ROOT:-}"
	awk -v wanted="$ALWAYS_NEEDED $(echo "$needs" | tr , ' ')" '
		{ sum[$1] = $2 }
		END {
			n = split(wanted, word, " ")
			for (i = 1; i <= n; i++) {
				if (!(word[i] in sum)) exit 1
				print word[i], sum[word[i]]
			}
		}' "$LOG/inputs/sums"
}

entry_of() { echo "$KEPT/$(sha256sum <"$1" | cut -d' ' -f1)"; }

# files that a step makes, by commas: their checksums
made() { [ -z "$1" ] || echo "$1" | tr , '\n' | xargs sha256sum; }

# may_reuse ENTRY: it is there, and the files that the step made are as it left them
may_reuse() {
	[ -z "${FRESH:-}" ] && [ -r "$1/when" ] || return
	[ ! -s "$1/made" ] || sha256sum --check --status "$1/made" 2>/dev/null
}

# what changed since a step of that name was kept last, in words; for ci/verify --plan
why_not() { # why_not NAME KEY-FILE ENTRY
	if [ -n "${FRESH:-}" ]; then
		echo 'everything is repeated'
	elif [ -r "$3/when" ]; then
		echo 'its files are not as it left them'
	elif [ -r "$KEPT/last/$1" ]; then
		awk 'NR == FNR { was[$0] = 1; next } !($0 in was) { changed = changed " " $1 }
			END { print "changed:" changed }' "$KEPT/last/$1" "$2"
	else
		echo 'not kept'
	fi
}

# keep NAME KEY-FILE ENTRY SECONDS MAKES: a result is there whole, or not at all
keep() {
	new=$KEPT/.new.$1.$$
	mkdir -p "$new" "$KEPT/last" || return
	cp "$LOG/$1.log" "$new/log" && cp "$LOG/$1.noted" "$new/noted" && cp "$2" "$new/on" &&
		echo "$4" >"$new/seconds" && made "$5" >"$new/made" &&
		date -u +%Y-%m-%dT%H:%MZ >"$new/when" && cp "$2" "$KEPT/last/$1" &&
		rm -rf "$3" && mv "$new" "$3"
}

# forget_old: those that were used least recently, and what an interrupted run left
forget_old() {
	[ -d "$KEPT" ] || return 0
	ls -dt "$KEPT"/[0-9a-f]*[0-9a-f]/ 2>/dev/null | sed "1,${MOST_KEPT}d" |
		while read -r old; do rm -rf "$old"; done
	find "$KEPT" -maxdepth 1 -name '.new.*' -mmin +1440 -exec rm -rf {} +
}
