# awk -f states.awk PINNED PAGE: a number of states that PAGE gives after `GAME SCOPE` or
# `GAME/SCOPE` must be the pinned one. PINNED has lines GAME SCOPE STATES.
FNR == NR { pinned[$1 " " $2] = $3; next }
/^    / { next }
{
	for (line = $0; match(line, /`[a-z]+[ \/][a-z0-9]+`[^0-9`]*[0-9][0-9,]*,[0-9]+/);
			line = substr(line, RSTART + RLENGTH)) {
		found = substr(line, RSTART + 1, RLENGTH - 1)
		scope = substr(found, 1, index(found, "`") - 1)
		sub(/\//, " ", scope)
		sub(/^.*[^0-9,]/, "", found)
		if ((scope in pinned) && pinned[scope] != found)
			print FILENAME ":" FNR ": found " found " states of " scope ", expected " pinned[scope]
	}
}
