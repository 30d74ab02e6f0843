# Reads CBMC's list of loops; prints those bounds, LOOP:BOUND, that the words
# of 'loops' ask for: FACES:33 for every loop whose line speaks of FACES.

BEGIN {
	n = split(bounds, part, /[ ,]+/)
	for (i = 1; i <= n; i++)
		if (part[i] ~ /^[A-Za-z_0-9]+:[0-9]+$/) {
			word[++words] = part[i]
			sub(/:.*/, "", word[words])
			limit[words] = part[i]
			sub(/.*:/, "", limit[words])
		}
}

function line_of(file, number,   text, n) {
	if (!((file, 0) in kept)) {
		kept[file, 0] = 1
		while ((getline text < file) > 0)
			kept[file, ++n] = text
		close(file)
	}
	return kept[file, number]
}

/^Loop / {
	loop = $2
	sub(/:$/, "", loop)
}
/^ *file .* line [0-9]+/ && loop != "" {
	for (i = 1; i < NF; i++)
		if ($i == "line")
			number = $(i + 1)
	text = " " line_of($2, number) " "
	for (i = 1; i <= words; i++)
		if (match(text, "[^A-Za-z_0-9]" word[i] "[^A-Za-z_0-9]")) {
			printf "%s%s:%s", found++ ? "," : "", loop, limit[i]
			break
		}
	loop = ""
}
