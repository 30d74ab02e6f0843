# What never judged: awk -v game=GAME [-v parts=1] -f report.awk build/judged/list ci/judged.list
# PROBES PLACES FORBIDS. PROBES are the lines of QUIBBLE_JUDGED, PLACES what spec/index.awk prints
# with want=places, FORBIDS a line 'NAME CITED ALONE' for each FORBIDS and run.
# Prints FILE:LINE: found ..., expected ... for each that has no reason in ci/judged.list, and what
# stands there without need; then what has a reason, and how many were looked at. With parts=1 also
# each part of a property that was never evaluated, though the property judges.

function hyphens(s) { gsub(/_/, "-", s); return s }

FILENAME ~ /\/list$/ {
	if ($1 == "property") { name_of[$2] = $3; at[$2] = $4; order[++properties] = $2 }
	if ($1 == "probe") {
		probes[$3] = probes[$3] " " $2
		place[$2] = $4; from[$2] = $5; to[$2] = $6; judges[$2] = $7 == "judges"
		for (i = 8; i <= NF; i++) code[$2] = code[$2] (i > 8 ? " " : "") $i
	}
	if ($1 == "calls") calls[$2] = $4
	next
}
FILENAME ~ /judged\.list$/ {
	if (/^#/ || NF == 0) next
	if ($1 != game) next
	reason[$2] = FNR
	why[$2] = $0; sub(/^[^ ]+ +[^ ]+ +/, "", why[$2])
	if (NF < 3) found(FILENAME, FNR, $2 " without a reason",
		"why nothing that is run can come to it")
	next
}
FILENAME ~ /places$/ {
	if ($1 == "property") clause[$2] = $4
	if ($1 == "forbids") { forbids[++forbids_count] = $2; clause[$2] = $4; forbids_at[$2] = $3 }
	next
}
FILENAME ~ /probes$/ { hit[$1, $2]; next }
FILENAME ~ /forbids$/ { cited[$1] += $2; if ($3 == "true") alone[$1] }

function found(file, line, what, expected) {
	print file ":" line ": found " what ", expected " expected
	findings++
}

# Of the parts of OWNER, does one judge in what was asked of p? The first that does not: unseen.
function judged(p, owner,  q, n, i, some, here) {
	n = split(probes[owner], q, " ")
	for (i = 1; i <= n; i++) {
		if (!judges[q[i]]) continue
		if (q[i] in calls && probes[calls[q[i]]] ~ / / && calls[q[i]] != owner) {
			here = (p, q[i]) in hit ? judged(p, calls[q[i]]) : 0
			if (here < 0) here = 1 # a function of no parts
			some = 1
			if (here > 0) return 1
			if (unseen == "") unseen = q[i]
			continue
		}
		some = 1
		if ((p, q[i]) in hit) return 1
		if (unseen == "") unseen = q[i]
	}
	return some ? 0 : -1
}

function list_parts(p, owner,  q, n, i, j, inner) {
	n = split(probes[owner], q, " ")
	for (i = 1; i <= n; i++) {
		if ((p, q[i]) in hit) continue
		inner = 0
		for (j = 1; j <= n; j++)
			inner += i != j && !((p, q[j]) in hit) &&
				from[q[j]] <= from[q[i]] && to[q[j]] >= to[q[i]] &&
				to[q[j]] - from[q[j]] > to[q[i]] - from[q[i]]
		if (!inner)
			print "  part: " place[q[i]] ": " hyphens(substr(owner, length(game) + 2)) ": " \
				code[q[i]]
	}
}

function say(name, file_line, what,  file) {
	used[name]
	if (name in reason) {
		printf "  %s (%s): %s: %s\n", name, clause[name], what, why[name]
		reasons++
		return
	}
	file = file_line; sub(/:.*/, "", file); sub(/.*:/, "", file_line)
	found(file, file_line, name " of " clause[name] ", which " what,
		"a run in which it does, or a line '" game " " name " REASON' in ci/judged.list")
}

END {
	for (i = 1; i <= properties; i++) {
		p = order[i]
		if (index(name_of[p], game "/") != 1) continue
		looked++
		name = hyphens(substr(name_of[p], length(game) + 2))
		unseen = ""
		if (!((p, p) in hit)) say(name, at[p], "was never asked")
		else if (judged(p, name_of[p]) == 0)
			say(name, at[p], "never judges: " place[unseen] ": " code[unseen])
		else if (parts) list_parts(p, name_of[p])
	}
	for (i = 1; i <= forbids_count; i++) {
		name = forbids[i]
		if (!cited[name])
			say(name, forbids_at[name], "is never cited: it never applies, or others come first")
		else if (!(name in alone))
			say(name, forbids_at[name], "never forbids alone: something else always does, too")
	}
	for (name in reason)
		if (!(name in used))
			found("ci/judged.list", reason[name], name " of " game ", which judges or is not there",
				"no reason why it does not")
	printf "%s: %d properties and %d FORBIDS looked at: %d never judge for a reason, %d findings\n",
		game, looked, forbids_count, reasons, findings
	exit findings > 0 || looked == 0
}
