# Reads what CBMC said and prints it as shell assignments, r_NAME='...'.
#
#   r_outcome     SUCCESSFUL, FAILED, ERROR, or nothing: it did not finish
#   r_solver      what really ran: minisat, external, or none (nothing was left
#                 to solve after simplification)
#   r_replaced    the notice that another solver was taken than the one asked for
#   r_stated      how many properties were checked; r_asserted: of these, checks
#   r_size        variables and clauses
#   r_id, r_where, r_what       the first property that fails
#   r_unwound     where an unwinding bound is too small
#   r_missing     functions without a body that were reached
#   r_trouble     the first line of CBMC's that speaks of an error
#   r_stuck       where it was when it was stopped: solving, or unwinding which loops
# and of a twin:
#   r_unreached   what is out of reach, but for the marks
#   r_marks       the marks in reach; r_marks_not: the others

function quoted(s) {
	gsub(/'/, "'\\''", s)
	return "'" s "'"
}

# CBMC counts the loops of a function: the property f.unwind.0 is of the loop f.0
function loop_of(id) {
	sub(/\.unwind\./, ".", id)
	return id
}

function add(list, s) {
	if (index(" " list " ", " " s " "))
		return list
	return list == "" ? s : list " " s
}

/^Solving with MiniSAT/ { solver = "minisat" }
/^Solving with External SAT/ { solver = "external" }
/^Solving with / && !/MiniSAT|External/ { solver = $3 }
/is not available.*default solver/ { replaced = $0 }
/^[0-9]+ variables, [0-9]+ clauses/ { if ($1 + 0 > vars) { vars = $1 + 0; clauses = $3 + 0 } }
/^Unwinding (loop|recursion) / { steps[$3]++ }
/^Passing problem to/ { solving = 1 }
/^VERIFICATION (SUCCESSFUL|FAILED|ERROR)/ { outcome = $2 }
/[Oo]ut of memory|std::bad_alloc|OutOfMemory/ { memory = 1 }
/^file [^ ]+ line [0-9]+.*: |unexpected response|[Ii]nvariant|[Ii]nvalid/ && trouble == "" {
	trouble = $0
}

# file.c function name
/^[^ \[]+ function [A-Za-z_0-9]+$/ { file = $1 }
/^\[.*\] .*: (SUCCESS|FAILURE|ERROR|UNKNOWN)$/ {
	status = $NF
	id = substr($1, 2, length($1) - 2)
	what = $0
	sub(/^\[[^]]*\] /, "", what)
	line = ""
	if (match(what, /^(file [^ ]+ )?line [0-9]+ /)) {
		line = substr(what, 1, RLENGTH - 1)
		sub(/.*line /, "", line)
		what = substr(what, RLENGTH + 1)
	}
	sub(/: [A-Z]+$/, "", what)
	where = file (line == "" ? "" : ":" line)

	if (what ~ /^mark /) {
		name = substr(what, 6)
		if (status == "FAILURE")
			reached = add(reached, name)
		else if (status == "SUCCESS")
			missed = add(missed, name)
		next
	}
	if (what ~ /^reach: /) {
		goals++
		if (status == "SUCCESS")
			unreached = unreached (unreached == "" ? "" : "; ") \
				(what ~ /^reach: (the end|reading |a table )/ ? "" : where ": ") substr(what, 8)
		next
	}
	stated++
	if (id ~ /\.assertion\.[0-9]+$/)
		asserted++
	if (status != "FAILURE")
		next
	if (what ~ /unwinding assertion/)
		unwound = loops++ < 8 ? unwound (unwound == "" ? "" : ", ") \
			loop_of(id) " (" where ")" : unwound
	else if (id ~ /\.no-body\./ || what ~ /^no body for/) {
		name = id
		sub(/.*\.no-body\./, "", name)
		missing = add(missing, name)
	} else if (first == "") {
		first = id
		at = where
		said = what
	}
}

# the loops that took most steps: these want a lower bound of their own
function busiest(   i, l, most, list) {
	for (i = 0; i < 4; i++) {
		most = ""
		for (l in steps)
			if (most == "" || steps[l] > steps[most])
				most = l
		if (most == "")
			break
		list = list (i ? ", " : " ") most " " steps[most] "x"
		delete steps[most]
	}
	return list
}

END {
	if (solver == "")
		solver = "none"
	# a mark that stands on several lines is in reach if one of them is
	n = split(missed, name_of, " ")
	missed = ""
	for (i = 1; i <= n; i++)
		if (!index(" " reached " ", " " name_of[i] " "))
			missed = add(missed, name_of[i])
	printf "r_outcome=%s r_solver=%s r_replaced=%s\n",
		quoted(outcome), quoted(solver), quoted(replaced)
	printf "r_stated=%d r_asserted=%d r_goals=%d r_size='%d %d'\n",
		stated, asserted, goals, vars, clauses
	printf "r_id=%s r_where=%s r_what=%s\n", quoted(first), quoted(at), quoted(said)
	printf "r_unwound=%s r_missing=%s r_unreached=%s\n",
		quoted(unwound), quoted(missing), quoted(unreached)
	printf "r_marks=%s r_marks_not=%s\n", quoted(reached), quoted(missed)
	printf "r_stuck=%s\n", quoted(solving ? "solving" : "unwinding" busiest())
	printf "r_memory=%d r_trouble=%s\n", memory, quoted(trouble)
}
