# ci/steps.sh: runs named steps, some side by side, and keeps the score.
# To be sourced at the top of the checkout:
#   begin build/log/test           # where the steps' output goes
#   step NAME COMMAND...           # now, alone
#   queue NAME COMMAND...          # later ...
#   run_queue JOBS                 # ... so many at a time, in that order
#   finish                         # writes build/report/NAME.xml, .sarif, .tap, .json;
#                                  # "N passed, N failed"; exits 0, 1, or 3 if a tool was missing
# A step's status 3 means that it was not run for want of a tool: never passed.

begin() {
	LOG=$1
	rm -rf "$LOG"
	mkdir -p "$LOG"
	: >"$LOG/queue"
	: >"$LOG/results"
	asked=0
	export LOG
	# where every command of this run notes what came of it (harness/results.c)
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
	asked=$((asked + 1))
	# a blank at the end of a line would join the next one to it
	printf '%s\n' "$*" | sed 's/[ 	]*$//' >>"$LOG/queue"
}

# games: the names of all games, one a line; without any there is nothing to check
games() {
	names=$(build/quibble games | cut -d' ' -f1)
	[ -n "$names" ] || { echo "steps: found no game in 'build/quibble games', expected one a line" >&2; return 1; }
	echo "$names"
}

run_queue() {
	# a step is its words: names and arguments have no blanks
	xargs -P "$1" -L 1 sh ci/one-step <"$LOG/queue"
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
		echo "steps: found results of $all steps, expected $asked, and at least one: some never ran or never ended"
		failed=$((failed + 1))
	fi
	grep -hs '^not run:' "$LOG"/*.log | sort -u
	echo "$passed passed, $failed failed$([ "$missing" = 0 ] || echo ", $missing skipped")"
	[ "$failed" = 0 ] || exit 1
	[ "$missing" = 0 ] || exit 3
	exit 0
}
