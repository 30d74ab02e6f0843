# ci/steps.sh: runs named steps, some at the same time, and counts how many passed. To be sourced
# at the top of the checkout:
#   begin build/log/test           # the folder for the output of steps
#   step NAME COMMAND...           # runs it now, alone
#   queue NAME COMMAND...          # runs it later ...
#   queue NAME needs WORDS COMMAND... # ... unless it passed before with the same WORDS
#   run_queue JOBS                 # ... runs the queue in this order, JOBS steps at a time
#   finish                         # writes build/report/NAME.xml, .sarif, .tap, .json; prints
#                                  # "N passed, N failed"; exits 0, 1, or 3 if a tool was missing
# WORDS, with commas between them, say what the result of the step depends on (ci/inputs.sh). The
# result is kept if the step passed (ci/kept.sh). 'makes FILES' may follow: files that the step
# writes, which must not have changed since. FRESH=1 in the environment repeats every step. After
# begin these can be set: PLAN=1 runs no step of the queue and prints which would be run;
# only=PATTERN queues only steps with such names. A step with status 3 could not run because a
# tool is missing; it counts as not run, never as passed.

begin() {
	LOG=$1
	rm -rf "$LOG"
	mkdir -p "$LOG"
	: >"$LOG/queue"
	: >"$LOG/results"
	asked=0
	begun=$(date +%s) only='*' PLAN=
	export PLAN
	export LOG
	# where every command of this run notes what came of it (harness/report/results.c)
	gathers=
	if [ -z "${QUIBBLE_RESULTS:-}" ]; then
		gathers=1 QUIBBLE_RESULTS=$PWD/$LOG/noted
		export QUIBBLE_RESULTS
		: >"$QUIBBLE_RESULTS"
	fi
	trap 'trap - INT TERM; kill 0; exit 130' INT TERM
}

step() {
	asked=$((asked + 1))
	sh ci/one-step "$@"
}

queue() {
	# shellcheck disable=SC2254 # a pattern is meant
	case $1 in
	$only)
		asked=$((asked + 1))
		# a blank at the end of a line would join the next one to it
		printf '%s\n' "$*" | sed 's/[ 	]*$//' >>"$LOG/queue"
		;;
	esac
}

# games: the names of all games, one a line; without any there is nothing to check
games() {
	names=$(build/quibble games | cut -d' ' -f1)
	[ -n "$names" ] || {
		echo "steps: found no game in 'build/quibble games', expected one a line" >&2
		return 1
	}
	echo "$names"
}

# The checksums of what the steps of the queue depend on. What is built must be of what they
# are computed of; if somebody edits just now, nothing is known.
compute_inputs() {
	words=$(sed -n 's/^[^ ]* needs \([^ ]*\) .*/\1/p' "$LOG/queue" | tr , '\n' | sort -u)
	[ -n "$words" ] || return 0
	. ci/inputs.sh
	. ci/kept.sh
	mkdir -p "$LOG/inputs" && : >"$LOG/inputs/.begun" && inputs_of $ALWAYS_NEEDED $words || return
	make -q all $([ -n "${PLAN:-}" ] || [ ! -e build/tests ] || echo build/tests) && return
	echo "ci/steps.sh: found sources that are newer than what is built," \
		"expected none to change meanwhile" >&2
	return 1
}

run_queue() {
	[ -s "$LOG/queue" ] || {
		echo "ci/steps.sh: found no step '$only', expected the name of one" >&2
		exit 2
	}
	compute_inputs || exit 2
	# a step is its words: names and arguments have no blanks
	# in the background, so that the trap need not wait for the steps
	xargs -P "$1" -L 1 sh ci/one-step <"$LOG/queue" &
	wait $!
	[ -z "$words" ] || forget_old
	: >"$LOG/queue"
}

# build/report/NAME.xml and so on: the same for programs
reports() {
	[ -n "$gathers" ] && [ -x build/quibble ] || return 0
	mkdir -p build/report
	report=build/report/$(basename "$LOG")
	build/quibble report "$QUIBBLE_RESULTS" --report "$report.xml" --report "$report.sarif" \
		--report "$report.tap" --report "$report.json" >/dev/null
}

finish() {
	[ ! -s "$LOG/results" ] || reports
	passed=$(grep -c '^0 ' "$LOG/results")
	missing=$(grep -c '^3 ' "$LOG/results")
	all=$(grep -c . "$LOG/results")
	failed=$((all - passed - missing))
	if [ "$all" != "$asked" ] || [ "$asked" = 0 ]; then
		echo "steps: found results of $all steps, expected $asked, and at least one:" \
			"some never ran or never ended"
		failed=$((failed + 1))
	fi
	grep -hs '^not run:' "$LOG"/*.log | sort -u
	took=$(($(date +%s) - begun))
	awk -v took=$took '$4 != "" { n++; saved += $3; if (oldest == "" || $4 < oldest) oldest = $4 }
		END {
			if (n) printf "%d of %d results reused, the oldest from %s; ", n, NR, oldest
			printf "%d min %d s%s\n", took / 60, took % 60,
				n ? sprintf(" (saved: %d min of steps)", saved / 60) : ""
		}' "$LOG/results"
	echo "$passed passed, $failed failed$([ "$missing" = 0 ] || echo ", $missing skipped")"
	[ "$failed" = 0 ] || exit 1
	[ "$missing" = 0 ] || exit 3
	exit 0
}
