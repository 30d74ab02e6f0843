# ci/inputs.sh: what a step's result depends on, as words with a checksum each.
# This is the one place that knows which files belong to a game, an engine or a room.
# To be sourced at the top of the checkout, after ci/tools.sh and begin of ci/steps.sh:
#   inputs_of WORD...            writes $LOG/inputs/sums, a line 'WORD SUM' each
#   changed_since STAMP WORD...  which is newer than STAMP, or not as it was then?
#
# The words:
#   build          how make compiles: every command line, and the compiler's version
#   game:GAME      the rules and the spec of a game, with what all games share
#   games          those of every game
#   engine:VERB    the engines that 'quibble VERB' can reach, by the symbols of its objects
#   fuzzers        the fuzz targets, and the engines that are linked with them
#   texts:GAME     the texts in spec/ for players
#   corpus:GAME    its scenarios, sheets and seeds; findings:GAME  those scenarios alone
#   proofs:GAME    its obligations, and the scripts that prove
#   head:GAME, head  the game, or everything, as committed in HEAD
#   all            every file of the checkout
#   tool:NAME      the version of a tool
#   PATH           a file, or every file in a folder
#   bytes:PATH     the same byte by byte: comments and layout of C code count, too
#
# In C code, comments and layout do not count; there is one exception, proofs/, where the
# head of an obligation is a comment. Any other file counts byte by byte. A pattern that
# no file matches is an error: a result that depends on nothing would be kept forever.

rooms='rules spec harness fuzz proofs corpus ci Makefile README.md LICENSE'

# patterns_of WORD: extended expressions for the names of its files, a line each
patterns_of() {
	game=${1#*:}
	case $1 in
	game:*)
		echo "rules/$game/.*\.[ch]"
		echo 'rules/[^/]*\.h'
		echo 'rules/forms/.*\.[ch]'
		echo "spec/$game/([^/]*\.[ch]|chapters)"
		echo 'spec/[^/]*\.(h|awk)'
		echo 'ci/layout'
		;;
	games)
		echo 'rules/.*\.[ch]'
		echo 'spec/.*(\.[ch]|/chapters)'
		echo 'spec/[^/]*\.awk'
		echo 'ci/layout'
		;;
	texts:*) echo "spec/$game/texts/.*" ;;
	corpus:*) echo "corpus/$game/.*" ;;
	findings:*) echo "corpus/$game/findings/.*" ;;
	proofs:*)
		echo "proofs/$game/.*"
		echo 'proofs/run'
		echo 'proofs/lib/.*'
		echo 'proofs/[^/]*\.h'
		echo 'ci/tools\.sh'
		;;
	fuzzers) echo 'fuzz/.*' ;; # and what is linked with them
	engine:*) ;;
	all) echo '.*' ;;
	bytes:*) echo "$game(/.*)?" | sed 's|\.\([a-z]\)|\\.\1|g' ;;
	*) echo "$1(/.*)?" | sed 's|\.\([a-z]\)|\\.\1|g' ;;
	esac
}

no_input() {
	echo "ci/inputs.sh: found no file for '$1', expected $2" >&2
	return 1
}

# every file of the checkout that a result may depend on
every_file() { find -H $rooms .clang-tidy .shellcheckrc .deps/include -type f 2>/dev/null | sort; }

# files_of WORD NAMES: those of the files in the list NAMES
files_of() {
	patterns_of "$1" | while read -r pattern; do
		grep -xE "$pattern" "$2" || no_input "$1" "what matches $pattern" || exit
	done || return
	case $1 in
	engine:*) sources_of_verb "${1#*:}" ;;
	fuzzers) sources_of_fuzzers ;;
	esac || no_input "$1" 'what is linked'
}

# ---- which engines: by what is linked, and by what the compiler noted in *.d ----

# objects_of TARGET...: what make would link
objects_of() {
	make -n -B "$@" 2>/dev/null | grep ' -o ' | grep -v ' -c ' | tr ' ' '\n' | grep '\.o$' | sort -u
}

# The version is left out: each commit has another one, and no result depends on it. So is the list
# of games: a result of one game does not depend on which others there are. And so is what 'words'
# says of how each game is written, which no other verb tells.
sources_of() {
	sed 's|\.o$|.d|' | xargs cat | tr ' ' '\n' | grep '\.[ch]$' |
		grep -v -e '^/' -e 'gen/version\.h$' -e 'gen/built_in\.h$' \
			-e 'gen/known_conventions\.h$' |
		sed -e ':up' -e 's|[^/]*[^/.][^/]*/\.\./||' -e 't up' | sort -u
}

# What VERB's function reaches from symbol to symbol, with what main() does, which all verbs
# share; other verbs and the games are left out: a step names its game by a word of its own.
sources_of_verb() {
	[ -s "$scratch.symbols" ] || {
		objects=$(objects_of build/quibble)
		nm -A -g --defined-only $objects | sed 's/^/D /'
		nm -A -u $objects | sed 's/^/U /'
	} >"$scratch.symbols"
	awk -v verb="verb_$1" -v games="$(build/quibble games | cut -d' ' -f1 | tr '\n' ' ')" '
		BEGIN {
			n = split(games, name, " ")
			for (i = 1; i <= n; i++) foreign = foreign "|" name[i] "_"
		}
		{ object = $2; sub(/:.*/, "", object) }
		$1 == "D" { home[$NF] = object }
		$1 == "U" { asks[object] = asks[object] " " $NF }
		function reach(symbol) {
			if (!(symbol in home) || home[symbol] in seen) return
			seen[home[symbol]] = 1
			queue[++waiting] = home[symbol]
		}
		END {
			if (!(verb in home) || !("main" in home)) exit 1
			reach(verb)
			reach("main")
			for (at = 1; at <= waiting; at++) {
				print queue[at]
				n = split(asks[queue[at]], symbol, " ")
				for (i = 1; i <= n; i++)
					if (symbol[i] !~ "^(verb_" foreign ")") reach(symbol[i])
			}
		}' "$scratch.symbols" | sources_of
}

# The targets are not built yet when this is asked. What they share with the command was
# compiled for it; their own headers are in fuzz/, which counts as a whole.
sources_of_fuzzers() {
	objects_of -f fuzz/Makefile all |
		sed -nE 's,.*/(un)?seen/(harness/.*\.o)$,build/count/\2,p' | sources_of
}

# ---- their checksums ----

# manifest: of the files in the sorted list NAMES, a line each: the checksum, then the name
manifest() {
	grep '\.[ch]$' "$1" | grep -v '^proofs/' >"$scratch.code"
	without_comments || : >"$scratch.code"
	comm -23 "$1" "$scratch.code" | tr '\n' '\0' | xargs -0 -r sha256sum
}

# The same of C files, as gcc leaves them without comments: with -fpreprocessed it neither
# includes nor expands anything. Layout is taken away here. False if gcc cannot read one.
without_comments() {
	[ -n "$GCC" ] && tr '\n' '\0' <"$scratch.code" |
		xargs -0 -r "$GCC" -fpreprocessed -dD -E -w >"$scratch.plain" 2>/dev/null || return
	rm -rf "$scratch.each" && mkdir "$scratch.each" || return
	# a file begins with the line marker # 0 "its name"; more of them tell of comments only
	awk -v folder="$scratch.each" '
		/^# [0-9]+ "/ {
			if ($3 != name && $3 !~ /^"</) {
				name = $3
				close(out)
				out = folder "/" ++n
				printf "" >out
			}
			next
		}
		{ gsub(/^[ \t]+|[ \t]+$/, "") }
		$0 != "" { print >out }' "$scratch.plain"
	[ "$(ls "$scratch.each" | wc -l)" = "$(wc -l <"$scratch.code")" ] || return
	(cd "$scratch.each" && ls | sort -n | xargs -r sha256sum) |
		cut -c 1-66 | paste -d '\0' - "$scratch.code"
}

# checksum MANIFEST LIST: of the lines of these files
checksum() {
	[ -s "$2" ] && awk 'NR == FNR { line[substr($0, 67)] = $0; next }
		!($0 in line) { print "ci/inputs.sh: found no " $0 | "cat >&2"; exit 1 }
		{ print line[$0] }' "$1" "$2" >"$scratch.lines" &&
			sha256sum <"$scratch.lines" | cut -d' ' -f1
}

# What make would run to build all of it anew, without the names of files
checksum_of_build() {
	make -n -B build/quibble build/tests 2>/dev/null | grep -e ' -o ' |
		sed 's/[^ ]*\.[cod]\>//g; s/  */ /g' | sort -u >"$scratch.made"
	[ -s "$scratch.made" ] || return
	cut -d' ' -f1 "$scratch.made" | sort -u | while read -r compiler; do
		"$compiler" --version | head -n 1
	done | cat - "$scratch.made" | sha256sum | cut -d' ' -f1
}

commit() { git rev-parse --verify --quiet HEAD 2>/dev/null || echo none; }

# The manifest of HEAD, with the list of its files: for those that differ it is made anew
manifest_of_head() {
	git ls-tree -r --name-only HEAD -- $rooms | sort >"$scratch.committed"
	git diff --name-only --no-renames HEAD -- $rooms | sort |
		comm -12 - "$scratch.committed" >"$scratch.differ"
	[ -s "$scratch.differ" ] || { cat "$LOG/inputs/.manifest" && return; }
	awk 'NR == FNR { differs[$0] = 1; next } !(substr($0, 67) in differs)' \
		"$scratch.differ" "$LOG/inputs/.manifest"
	mkdir -p "$scratch.tree" && git archive HEAD $(cat "$scratch.differ") |
		tar -xf - -C "$scratch.tree" &&
		(cd "$scratch.tree" && manifest "$scratch.differ")
}

# checksum_of_head WORD: 'head' is all of it. Without git, nothing is committed.
checksum_of_head() {
	[ "$(commit)" != none ] || { echo none && return; }
	[ -e "$scratch.head" ] || manifest_of_head >"$scratch.head"
	case $1 in
	head) files_of all "$scratch.committed" ;;
	*) files_of "game:${1#head:}" "$scratch.committed" ;;
	esac | sort -u >"$scratch.wanted"
	checksum "$scratch.head" "$scratch.wanted"
}

version_of() {
	case $1 in
	gcc) "$GCC" --version ;;
	clang) "$CLANG" --version ;;
	cbmc) "$CBMC" --version ;;
	cadical) "$CADICAL" --version ;;
	kissat) "$KISSAT" --version ;;
	python) "$PYTHON" --version ;;
	clang-tidy) "$CLANG_TIDY" --version ;;
	shellcheck) "$SHELLCHECK" --version ;;
	afl) afl_version "$AFL_FUZZ" ;;
	node) "$NODE" --version ;;
	chromium) "$CHROMIUM" --version ;;
	*) no_input "tool:$1" 'a tool that version_of() knows' ;;
	esac </dev/null 2>/dev/null | head -n 1
}

# A tool that is missing has a checksum, too: when it comes, the step is repeated.
compute() {
	case $1 in
	build) ls Makefile fuzz/Makefile >"$scratch.files" && checksum_of_build ;;
	tool:*) version_of "${1#tool:}" | sha256sum | cut -d' ' -f1 ;;
	head*) checksum_of_head "$1" ;;
	bytes:*)
		files_of "$1" "$scratch.names" >"$scratch.some" &&
			sort -u "$scratch.some" >"$scratch.files" &&
			tr '\n' '\0' <"$scratch.files" | xargs -0 sha256sum | sha256sum | cut -d' ' -f1
		;;
	*)
		files_of "$1" "$scratch.names" >"$scratch.some" &&
			sort -u "$scratch.some" >"$scratch.files" &&
			checksum "$LOG/inputs/.manifest" "$scratch.files"
		;;
	esac
}

# the list of files that a word stands for
list_of() { echo "$LOG/inputs/$(echo "$1" | tr / ,).files"; }

inputs_of() {
	mkdir -p "$LOG/inputs" || return
	scratch=$PWD/$LOG/inputs/.new
	commit >"$LOG/inputs/.commit"
	every_file >"$scratch.names"
	manifest "$scratch.names" >"$LOG/inputs/.manifest"
	for word; do
		sum=$(compute "$word") && [ -n "$sum" ] ||
			no_input "$word" 'a word that is explained there, of files that exist' || return
		[ ! -e "$scratch.files" ] || mv "$scratch.files" "$(list_of "$word")"
		echo "$word $sum"
	done >"$LOG/inputs/sums"
	rm -rf "$scratch".*
}

# changed_since STAMP WORD...: does one stand for other files than inputs_of saw, or was one of
# them written meanwhile? Says which. Somebody who edits while a step runs must not find its
# result kept.
changed_since() {
	stamp=$1 scratch=$PWD/$LOG/inputs/.again.$$
	shift
	every_file >"$scratch.names"
	for word; do
		case $word in
		head*) [ "$(commit)" = "$(cat "$LOG/inputs/.commit")" ] ;;
		tool:*) sum=$(compute "$word") && grep -qxF "$word $sum" "$LOG/inputs/sums" ;;
		# no other engine is linked unless one of these is written
		build | engine:* | fuzzers) ;;
		*) files_of "$word" "$scratch.names" | sort -u | cmp -s - "$(list_of "$word")" ;;
		esac && [ -z "$(newer_than "$stamp" "$(list_of "$word")")" ] || { echo "$word" && break; }
	done
	rm -rf "$scratch".*
}

newer_than() { # newer_than STAMP LIST
	[ ! -e "$2" ] || tr '\n' '\0' <"$2" | xargs -0 sh -c 'find "$@" -newer "$0"' "$1" 2>&1
}
