# Judges one obligation. Sourced by proofs/run, which sets work, time, memory,
# solver, fresh, json, quiet, untraced, width, home(), and the tools.

heads='proof clause rules sources unwind unwindset loops bound expect solver twin_solver marks'
heads="$heads checks flags defines readings duty"

# How CBMC is called. What functional obligations leave out (memory safety,
# overflow) is left to obligations of their own, with "checks:". The unwinding
# assertions are never left out: --no-standard-checks alone would do that.
always='--verbosity 9 --flush --object-bits 12 --slice-formula --drop-unused-functions'
always="$always --no-self-loops-to-assumptions"
functional='--no-standard-checks --unwinding-assertions'
memory_safe='--bounds-check --pointer-check --pointer-primitive-check --pointer-overflow-check
	--div-by-zero-check --signed-overflow-check --undefined-shift-check --unwinding-assertions'
no_wrap='--conversion-check --unsigned-overflow-check'
twin='--no-standard-checks --no-unwinding-assertions'

quote() {
	printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")"
}

# read_head GAME FILE: h_KEY='value' for every key, the game's defaults first
read_head() {
	for key in $heads; do
		echo "h_$key="
	done
	awk -v DEFAULTS=1 -v FILENAME_SHOWN="$(home "$1")/defaults" -f proofs/lib/header.awk \
		"$(home "$1")/defaults" &&
		awk -v DEFAULTS=0 -v FILENAME_SHOWN="$2" -f proofs/lib/header.awk "$2" || return
}

# declare_readings GAME FILE OUT: what prove.h makes tables from, by the head just read
declare_readings() {
	questions=/dev/null
	[ ! -r "spec/$1/chapters" ] || questions=$(ci/layout spec "$1") || return
	awk -v declared="$h_readings" -v shown="$2" -f proofs/lib/readings.awk $questions >"$3"
}

# sources GAME: the files to link with an obligation, from the head just read
sources() {
	case " $h_rules " in
	*' none '*) ;;
	'  ' | *' -'*)
		for file in "rules/$1"/*.c "rules/$1"/forms/*.c; do
			[ -r "$file" ] || continue
			case " $h_rules " in
			*" -${file##*/} "*) ;;
			*) echo "$file" ;;
			esac
		done
		;;
	*)
		for file in $h_rules; do
			[ -e "rules/$1/$file" ] || file=forms/$file
			echo "rules/$1/$file"
		done
		;;
	esac
	[ ! -r "spec/$1/chapters" ] || spec_needed "$1"
	for file in $h_sources; do
		echo "$file"
	done
}

# spec_needed GAME: the chapters whose properties the obligation calls: a compiler says what it
# leaves undefined. Of all properties of a kind: all chapters, and what is made from them
spec_needed() {
	[ "$each" = obligation ] || return 0 # nothing is linked
	preprocess proof "$file_proved" "$work/$id.i" "$work/head/$id.readings.h" || return
	cat proofs/lib/cprover.h "$work/$id.i" |
		"$compiler" -std=c11 -w -O0 -c -x cpp-output -o "$work/$id.o" - || return
	nm -u "$work/$id.o" | awk -v game="$1" '
		FNR == NR {
			gsub(/-/, "_", $2)
			if ($1 == "property" || $1 == "forbids") {
				sub(/:[0-9]*$/, "", $3)
				file[$2] = $3
				all[$3]
			}
			next
		}
		sub("^" game "_(property|forbids)_", "", $2) { needed[file[$2]] }
		$2 ~ "^" game "_(every_|first_forbidding$)" { every = 1 }
		END {
			if (every) print "build/gen/" game "_invariant.c"
			for (one in all) if (every || one in needed) print one
		}' "$work/places.$1" - | sort
	rm -f "$work/$id.o" "$work/$id.i" "$work/$id.i.sum"
}

# sources_of_all: all of them; those of each obligation are kept, so that a file that
# comes or goes during the run changes nothing. Each with the sizes it is compiled for
sources_of_all() {
	while read -r g name; do
		id=$(echo "$g.$name" | tr / .)
		file_proved=$(file_of "$g" "$name")
		(. "$work/head/$id" && sources "$g" | tee "$work/head/$id.sources" |
			sed "s/\$/ $h_defines/")
	done <"$work/list" | sort -u
}

# file_of GAME NAME: the obligation of that name, in whichever folder of the game
file_of() { obligations_of "$1" "$2.c"; }

# shared MODE FILE: where the preprocessed form is kept during this run
shared() {
	mode=$1
	[ "$mode" != trace ] || mode=proof
	echo "$work/$mode.$(echo "$2${h_defines:+ $h_defines}" | tr '/ ' '._').i"
}

# preprocess MODE FILE OUT [DECLARED]: also OUT.sum, which comments and empty lines do not change.
# DECLARED: of an obligation, what declare_readings wrote
preprocess() {
	as=$1 file=$2 out=$3 declared=${4:-}
	set -- ${declared:+-include "$declared"}
	case $as in
	trace) set -- "$@" -DQUIBBLE_TRACE ;;
	twin) set -- "$@" -DVACUITY_TWIN -DQUIBBLE_COVER \
		'-D__CPROVER_cover(id)=__CPROVER_assert(0, "mark " #id)' ;;
	esac
	for size in $h_defines; do
		set -- "$@" "-D$size"
	done
	"$compiler" -E -std=c11 -D__CPROVER__ -I. -Ibuild/gen "$@" "$file" >"$out" || return
	sed -e '/^#/d' -e '/^[[:space:]]*$/d' "$out" | sha256sum >"$out.sum"
}

# readings_in_body PREPROCESSED: where an obligation restricts readings that its head does not
readings_in_body() {
	awk -v free="$([ "$h_readings" != free ] || echo 1)" -f proofs/lib/restricted.awk "$1"
}

# limited OUT COMMAND...: runs it under the limits, to be stopped by stop() of proofs/run
limited() {
	out=$1
	shift
	[ ! -e "$work/stop" ] || exit
	(
		ulimit -v $((memory * 1048576))
		ulimit -S -t "$time"
		ulimit -H -t $((time + 5))
		exec timeout -k 5 $((time * 6 + 10)) "$@"
	) >"$out" 2>&1 </dev/null &
	echo $! >"$work/pid/$id"
	wait $! 2>/dev/null
	status=$?
	rm -f "$work/pid/$id"
	[ ! -e "$work/stop" ] || exit
	times >"$work/say/$id.times"
	cpu_before=$cpu
	cpu=$(awk 'NR == 2 { split($1, u, /[ms]/); split($2, s, /[ms]/)
		printf "%.2f", u[1] * 60 + u[2] + s[1] * 60 + s[2] }' "$work/say/$id.times")
}

# did_not_finish: says why CBMC came to no end
did_not_finish() {
	if [ "$r_memory" = 1 ]; then
		detail="memory: more than $memory GB, $r_stuck"
	elif [ $status = 124 ] || [ $status = 137 ] || [ $status = 152 ] ||
		awk "BEGIN { exit !($cpu - $cpu_before >= $time) }"; then
		detail="time: more than $time s, $r_stuck"
	else
		detail="CBMC: ${r_trouble:-ended with status $status}"
	fi
	detail=$detail${1:+" ($1)"}
}

# use_solver NAME: sets 'with', CBMC's options for it; false if it is not there
use_solver() {
	with= solver_path= solver_name=$1
	[ "$1" != minisat ] || return 0
	solver_path=$(look "$1")
	[ -n "$solver_path" ] || return
	with="--external-sat-solver $solver_path"
	solver_name="$1 $("$solver_path" --version 2>/dev/null | head -n 1)"
}

# prove_with SOLVER: sets verdict, detail and ran, the solver that really ran
prove_with() {
	verdict=INCONCLUSIVE detail= ran=none
	use_solver "$1" || {
		detail="no solver $1"
		return
	}
	limited "$say.proof" "$CBMC" $always $checked $bounds $with --function quibble_proof $inputs
	eval "$(awk -f proofs/lib/results.awk "$say.proof")"
	properties=$r_stated size=$r_size
	case $r_solver in
	external) ran=$solver_name ;;
	*) ran=$r_solver ;;
	esac
	if [ -n "$r_replaced" ]; then
		detail="asked for $1, but CBMC took another solver"
	elif [ -n "$r_missing" ]; then
		detail="missing body: $r_missing"
	elif [ "$r_outcome" = SUCCESSFUL ] && [ $status = 0 ]; then
		if [ $r_stated -gt 0 ]; then
			verdict=PROVED
		else
			verdict=VACUOUS detail='checks nothing'
		fi
	elif [ "$r_outcome" = FAILED ] && [ $status = 10 ] && [ -n "$r_id" ]; then
		verdict=FAILED detail="$r_where: $r_what"
		failed_id=$r_id failed_what=$r_what
	elif [ "$r_outcome" = FAILED ] && [ $status = 10 ] && [ -n "$r_unwound" ]; then
		detail="unwinding bound too small for $r_unwound"
	else
		did_not_finish
	fi
	case $ran in
	none | minisat | "$solver_name") ;;
	*) verdict=INCONCLUSIVE detail="asked for $1, but $ran ran" ;;
	esac
}

# run_twin: is what was proved about anything? Turns PROVED into VACUOUS if not
run_twin() {
	use_solver "${h_twin_solver:-minisat}" || {
		verdict=INCONCLUSIVE detail="no solver $h_twin_solver (twin)"
		return
	}
	limited "$say.twin" "$CBMC" $always $twin $bounds $with --function quibble_proof $twin_inputs
	eval "$(awk -f proofs/lib/results.awk "$say.twin")"
	if [ $r_goals = 0 ] || { [ "$r_outcome" != FAILED ] && [ "$r_outcome" != SUCCESSFUL ]; }; then
		verdict=INCONCLUSIVE
		did_not_finish twin
		return
	fi
	prefix=$(echo "$g" | tr a-z- A-Z_)
	marks=
	for mark in $r_marks; do
		mark=$(echo "$mark" | tr a-z- A-Z_)
		marks="$marks ${mark#"${prefix}"_}"
	done
	marks=$(echo $marks | tr A-Z a-z)
	[ -z "$r_unreached" ] || verdict=VACUOUS detail="out of reach: $r_unreached"
	for mark in $h_marks; do
		case " $marks " in
		*" $(echo "$mark" | tr - _) "*) ;;
		*) verdict=VACUOUS detail="${detail:+"$detail; "}mark out of reach: $mark" ;;
		esac
	done
}

# counterexample: finds the inputs of a failed proof, as bytes
counterexample() {
	w_table= w_state= w_move= w_choices= no_trace=
	preprocess trace "$file_proved" "$work/$id.trace.i" "$work/head/$id.readings.h" || return
	use_solver minisat
	limited "$say.trace" "$CBMC" --verbosity 4 --object-bits 12 --drop-unused-functions \
		$checked $bounds \
		--function quibble_proof --trace --property "$failed_id" "$work/$id.trace.i" $linked
	eval "$(awk -f proofs/lib/trace.awk "$say.trace")"
	grep -q "^VERIFICATION FAILED" "$say.trace" ||
		no_trace="CBMC found no trace: $(tail -n 1 "$say.trace")"
	cp "$say.trace" "build/failures/$g_-$name.trace"
}

# asserted: the properties that the failed check names; if it names none, the clauses and duties
# that the obligation speaks for. Of natively broken properties only these reproduce it
asserted() {
	names=$(echo "$failed_what" | tr -cs 'a-z_0-9' '[\n*]' |
		sed -n "s/^${g}_property_//p; s/^${g}_is_//p; s/^${g}_\(every_[a-z]*_property\)\$/\1/p" |
			sort -u | tr '_\n' '- ')
	echo ${names:-$h_clause $h_duty}
}

# replay: writes the counterexample as a scenario, if the command is built
replay() {
	scenario=build/failures/$g_-$name.scenario
	if [ -n "$w_table$w_choices" ]; then
		law=${failed_what#"${g}"_property_}
		law=${law%%\(*}
		if [ -n "$w_table" ]; then
			set -- "$g" "$name" asserts "$(asserted)" "$w_table" \
				${w_state:+"$w_state"} ${w_move:+"$w_move"}
		else
			set -- "$g" "$name" law "$law" $w_choices
		fi
		replayed=127
		if [ -x build/quibble ]; then
			build/quibble replay "$@" >"$say.replayed" 2>"$say.replay"
			replayed=$?
			{ head -n 1 "$say.replayed"; echo "# $detail"; sed 1d "$say.replayed"; } >"$scenario"
			natively=$(sed -n 's/^# natively: //p; s/^# \(no words express .*\)/; \1/p' \
				"$say.replayed" | tr -d '\n')
			! grep -q '^# no words express' "$say.replayed" || by_hex "$@" >>"$scenario"
		fi
		if [ $replayed -gt 1 ]; then
			{
				echo "# counterexample of the proof $g/$name"
				echo "# $detail"
				[ ! -s "$say.replay" ] || sed 's/^/# /' "$say.replay"
				by_hex "$@"
			} >"$scenario"
		fi
	else
		{
			echo "# counterexample of the proof $g/$name"
			echo "# $detail"
			echo "# ${no_trace:-it calls no witness(): nothing to replay. What CBMC says is in}"
			echo "# build/failures/$g_-$name.trace"
		} >"$scenario"
	fi
}

# by_hex INPUTS: the command that replays them
by_hex() {
	printf '# to be replayed by: build/quibble replay'
	for word; do
		case $word in
		*[!A-Za-z0-9-]* | '') printf ' "%s"' "$word" ;;
		*) printf ' %s' "$word" ;;
		esac
	done
	echo
}

# show: the line of this obligation, and of a failed one the counterexample
show() {
	[ -z "$json" ] || return 0
	[ -z "$quiet" ] || [ "$verdict" != "$expected" ] || return 0
	label=$name
	[ "$game" != all ] || label=$g/$name
	note=$ran
	[ -z "$unchanged" ] || note="$ran, unchanged"
	note="$note; readings: $h_readings"
	[ "$verdict" = "$expected" ] && [ "$verdict" = FAILED ] && note="$note, as expected"
	on= off=
	if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
		case $verdict in
		"$expected") ;;
		*) on=$(printf '\033[1;31m') off=$(printf '\033[0m') ;;
		esac
	fi
	{
		printf "%s%-12s%s  %-${width}s  %7.1f s  %s\n" \
			"$on" "$verdict" "$off" "$label" "$cpu" "$note"
		if [ "$verdict" != "$expected" ]; then
			[ -z "$detail" ] || printf '              %s\n' "$detail"
			[ "$expected" = PROVED ] || printf '              expected: %s\n' "$expected"
			if [ -n "$scenario" ]; then
				printf '              %s\n' "$scenario"
				[ -n "$quiet" ] || sed 's/^/              | /' "$scenario"
			fi
		fi
	} >"$say.line"
	cat "$say.line"
}

# obligation GAME NAME: judges it, shows it, and leaves its record in $work/result
obligation() {
	g=$1 name=$2
	id=$(echo "$g.$name" | tr / .)
	g_=$(echo "$g" | tr / .)
	say=$work/say/$id
	file_proved=$(file_of "$g" "$name")
	. "$work/head/$id"

	expected=PROVED
	[ -z "$h_bound" ] || expected="BOUNDED(${h_bound%% *})"
	[ -z "$h_expect" ] || expected=$h_expect
	checked=$functional
	case " $h_checks " in *' memory '*) checked=$memory_safe ;; esac
	case " $h_checks " in *' wrap '*) checked="$checked $no_wrap" ;; esac
	bounds="--unwind ${h_unwind:-1} $h_flags"
	case " $h_checks " in *' assumed '*) bounds="$bounds --assert-to-assume" ;; esac
	case $h_flags in
	*field-sensitivity*) ;;
	*) bounds="$bounds --no-array-field-sensitivity" ;;
	esac
	case $solver in
	own) provers=${h_solver:-minisat} ;;
	both) provers='minisat cadical' ;;
	*) provers=$solver ;;
	esac

	verdict=INCONCLUSIVE detail= ran=none cpu=0 cpu_before=0 marks= properties=0 size='0 0'
	no_trace= unchanged= scenario= natively= failed_id= failed_what=
	w_table= w_state= w_move= w_choices=
	linked= inputs=$work/$id.proof.i twin_inputs=$work/$id.twin.i
	for file in $(cat "$work/head/$id.sources"); do
		linked="$linked $(shared proof "$file")"
		twin_inputs="$twin_inputs $(shared twin "$file")"
	done
	inputs="$inputs$linked"

	if preprocess proof "$file_proved" "$work/$id.proof.i" "$work/head/$id.readings.h" \
		2>"$say.cpp" &&
		preprocess twin "$file_proved" "$work/$id.twin.i" "$work/head/$id.readings.h" \
			2>"$say.cpp"; then
		detail=$(readings_in_body "$work/$id.proof.i" | head -n 1)
		[ -n "$detail" ] || judge
	else
		detail="does not preprocess: $(head -n 1 "$say.cpp")"
	fi
	rm -f "build/failures/$g_-$name.scenario"
	[ "$verdict" != FAILED ] || [ -n "$untraced" ] || replay
	show
	printf '%s\t' "$g" "$name" "$verdict" "$expected" "$detail" "$ran" "$cpu" "$unchanged" \
		"$h_unwind" "$h_bound" "$h_clause" "$marks" "$h_proof" "$properties" "$size" \
		>"$work/result/.$id"
	printf '%s\t%s\t%s\n' "$scenario" "$h_readings" "$natively" >>"$work/result/.$id"
	mv "$work/result/.$id" "$work/result/$id"
	rm -f "$say".* "$work/$id".*
}

# judge: from what is kept of an equal run before, or by running
judge() {
	versions=
	for prover in $provers; do
		use_solver "$prover" && versions="$versions $solver_name $solver_path"
	done
	key=$({
		echo "$cbmc_version $runner_sum $versions $provers $always $checked $bounds $twin"
		echo "$h_marks $h_bound $h_loops $h_unwindset ${h_twin_solver:-minisat}"
		for file in $inputs $twin_inputs; do
			cat "$file.sum" || echo "$file $$"
		done
	} | sha256sum)
	kept=build/proofs/cache/${key%% *}
	if [ -z "$fresh" ] && [ -r "$kept" ]; then
		. "$kept"
		unchanged=yes
		return
	fi

	loops=
	if [ -n "$h_loops" ]; then
		loops=$("$CBMC" --show-loops --function quibble_proof $inputs 2>/dev/null |
			awk -v bounds="$h_loops" -f proofs/lib/loops.awk)
	fi
	loops=$loops${loops:+${h_unwindset:+,}}$h_unwindset
	# a helper that several chapters share is in each of them: CBMC calls the further ones
	# NAME$link1, ...
	copies=$(grep -c '^spec/' "$work/head/$id.sources")
	loops=$(echo "$loops" | awk -v copies="$copies" -v RS=, -v ORS=, '
		{ sub(/\n$/, "") }
		$0 != "" {
			print
			for (i = 1; i < copies; i++) {
				copy = $0
				if (sub(/\.[0-9]+:/, "$link" i "&", copy)) print copy
			}
		}')
	loops=${loops%,}
	bounds="$bounds ${loops:+--unwindset $loops}"

	first= ran_all= cpu_all=
	for prover in $provers; do
		prove_with "$prover"
		ran_all=${ran_all:+"$ran_all + "}$ran
		if [ -n "$first" ] && [ "$verdict" != "$first" ]; then
			if [ "$verdict" != INCONCLUSIVE ] && [ "$first" != INCONCLUSIVE ]; then
				detail="solvers disagree: $first, then with $prover $verdict"
			elif [ "$verdict" = INCONCLUSIVE ]; then
				detail="$prover: $detail"
			else
				detail=$first_detail
			fi
			verdict=INCONCLUSIVE
		fi
		first=$verdict first_detail="$prover: $detail"
		[ "$verdict" != INCONCLUSIVE ] || break
	done
	ran=$ran_all
	[ "$verdict" != PROVED ] || run_twin
	[ "$verdict" != PROVED ] || [ -z "$h_bound" ] || verdict="BOUNDED(${h_bound%% *})"
	[ "$verdict" != FAILED ] || [ -n "$untraced" ] || counterexample

	[ "$verdict" != INCONCLUSIVE ] || return
	for variable in verdict detail ran cpu marks properties size failed_what \
		w_table w_state w_move w_choices; do
		eval "value=\$$variable"
		echo "$variable=$(quote "$value")"
	done >"$kept.$$.$id" && mv "$kept.$$.$id" "$kept"
}
