# Sourced by ci/judged and ci/readings.

# readings_of COMMAND GAME: each built reading but the standard ones, as QUESTION=LETTER
readings_of() {
	"$1" questions "$2" --json | tr '{' '\n' | awk '
		match($0, /^"id": "[^"]*"/) {
			id = substr($0, 8, RLENGTH - 8)
			match($0, /"default": "."/)
			standard = substr($0, RSTART + 12, 1)
			match($0, /"built": \[[^]]*\]/)
			n = split(substr($0, RSTART + 10, RLENGTH - 11), built, /[", ]+/)
			for (i = 1; i <= n; i++)
				if (built[i] ~ /^[A-Z]$/ && built[i] != standard) print id "=" built[i]
		}'
}
