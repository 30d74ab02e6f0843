# Which part of a list is this run's turn? Sourced by ci/canaries and ci/readings, which have a
# function 'wrong'. choose_part takes their options in $part and $rotate; it leaves the part, K/N
# or nothing, in $part, and the reason in $turn.

number() { # number OPTION VALUE EXPECTED
	case $2 in
	'' | *[!0-9]* | 0* | ?????*) wrong "found $1 '$2', expected $3" ;;
	esac
}

# revision: a number that goes up by one with each revision, and where it is from.
# Where the history is not known, in a tarball or a shallow clone, one that changes.
revision() {
	if [ -e .git ] && [ "$(git rev-parse --is-shallow-repository 2>/dev/null)" = false ]; then
		echo "$(git rev-list --count --first-parent HEAD) revision"
	elif [ -e .git ] && name=$(git rev-parse HEAD 2>/dev/null); then
		echo "$((0x$(echo "$name" | cut -c 1-7))) the name of the revision, without its history"
	else
		sum=$(find rules spec ci -type f | sort | xargs cat | cksum | cut -d' ' -f1)
		echo "$sum the sum of the files, without history"
	fi
}

choose_part() {
	[ -z "$part" ] || [ -z "$rotate" ] || wrong "found --part and --rotate, expected one of them"
	turn=
	if [ -n "$rotate" ]; then
		number --rotate "$rotate" 'a number of parts'
		turn=$(revision)
		part=$((${turn%% *} % rotate + 1))/$rotate
		turn=" (${turn#* } ${turn%% *})"
	fi
	if [ -n "$part" ]; then
		case $part in
		*/*) ;;
		*) wrong "found --part '$part', expected one such as 3/10" ;;
		esac
		number --part "${part%%/*}" 'one such as 3/10'
		number --part "${part#*/}" 'one such as 3/10'
		[ "${part%%/*}" -le "${part#*/}" ] || wrong "found --part $part, expected one such as 3/10"
	fi
}
