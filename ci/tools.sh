# ci/tools.sh: where the tools are. Looks only, fetches nothing (ci/setup does).
# To be sourced at the top of the checkout, or anywhere with TOP set to it:
#   . ci/tools.sh
#   need CBMC CADICAL        # says 'not run: ...' and ends with 3 if one is missing
# Sets, to a path or to nothing: CLANG GCC AFL_CC AFL_FUZZ CADICAL KISSAT
#   CBMC GOTO_CC GOTO_INSTRUMENT GREATEST_H RUMUR SPIN MPICC PYTHON
#   CLANG_FORMAT CLANG_TIDY SHELLCHECK NODE NPM WASM CHROMIUM PDFINFO
#   SITE_MODULES PORT_MODULES LIBEDIT VSCE

# shellcheck disable=SC2034 # the scripts that source this file use the variables
[ -f "${TOP:-}/ci/tools.sh" ] || TOP=$PWD
DEPS=$TOP/.deps

# look NAME: the tool's path; what the machine has goes before what was fetched.
look() {
	command -v "$1" && return
	[ -x "$DEPS/bin/$1" ] && echo "$DEPS/bin/$1"
}

# major VERSION LEAST: is VERSION's first number LEAST or more?
major() { [ "${1%%.*}" -ge "$2" ] 2>/dev/null; }

# builds NAME KEY COMMAND...: does COMMAND build a tiny fuzz target? A yes is kept
# in .deps with KEY, which names the compiler and its version: tried only once.
builds() {
	stamp=$DEPS/ok.$1 key=$2 seen=
	shift 2
	[ -r "$stamp" ] && read -r seen <"$stamp"
	[ "$seen" = "$key" ] && return
	try=$(mktemp -d) || return
	printf '%s\n' '#include <stdlib.h>' \
		'int LLVMFuzzerTestOneInput(const unsigned char *d, size_t n);' \
		'int LLVMFuzzerTestOneInput(const unsigned char *d, size_t n)' \
		'{ return n == 1 && abs(d[0]) < 0; }' >"$try/a.c"
	"$@" -o "$try/a" "$try/a.c" >/dev/null 2>&1
	built=$?
	rm -rf "$try"
	[ $built = 0 ] || return 1
	# Renamed into place: a half-written stamp would never be right again.
	mkdir -p "$DEPS" && echo "$key" >"$stamp.$$" && mv "$stamp.$$" "$stamp"
	return 0
} 2>/dev/null

# The first clang of 14 or later that has libFuzzer.
find_clang() {
	for name in clang clang-21 clang-20 clang-19 clang-18 clang-17 clang-16 \
		clang-15 clang-14; do
		clang=$(command -v $name) || continue
		version=$("$clang" -dumpversion)
		major "$version" 14 || continue
		builds clang "$clang $version" "$clang" -fsanitize=fuzzer || continue
		echo "$clang" && return
	done
}

find_gcc() {
	gcc=$(command -v gcc) || return
	builds gcc "$gcc $("$gcc" -dumpfullversion)" "$gcc" -c && echo "$gcc"
}

afl_version() { "$1" </dev/null 2>&1 | sed -n "s/.*afl-fuzz++\([0-9a-z.]*\).*/\1/p"; }

find_afl() {
	afl=$(look afl-clang-fast) && fuzz=$(look afl-fuzz) || return
	builds afl "$afl $(afl_version "$fuzz")" "$afl" -fsanitize=fuzzer && echo "$afl"
}

# CBMC 6 or later: older ones check less unless told to.
find_cbmc() {
	for cbmc in "$(command -v cbmc)" "$DEPS/bin/cbmc"; do
		[ -x "$cbmc" ] && [ -x "${cbmc%/*}/goto-instrument" ] || continue
		major "$("$cbmc" --version 2>/dev/null)" 6 && echo "$cbmc" && return
	done
}

# SPIN, the model checker: other programs have that name, too.
find_spin() {
	for spin in "$(command -v spin)" "$DEPS/bin/spin"; do
		[ -x "$spin" ] && "$spin" -V 2>/dev/null | grep -q '^Spin Version' && echo "$spin" && return
	done
}

# find_clang_19 TOOL: clang-format and clang-tidy of version 19; other versions break lines in
# other places, and find other things.
find_clang_19() {
	for name in "$1-19" "$1"; do
		tool=$(look "$name") || continue
		case $("$tool" --version 2>/dev/null) in
		*' version 19.'*) echo "$tool" && return ;;
		esac
	done
}

# Python 3.8 or later; a name that starts nothing does not count.
find_python() {
	python=$(command -v python3) || return
	"$python" -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null && echo "$python"
}

# Node 18 or later.
find_node() {
	node=$(command -v node) || return
	major "$("$node" --version 2>/dev/null | tr -d v)" 18 && echo "$node"
}

# The clang that was found, if it links WebAssembly with a C library.
find_wasm() {
	[ -n "$CLANG" ] && builds wasm "$CLANG $("$CLANG" -dumpversion)" \
		"$CLANG" --target=wasm32-wasi -mexec-model=reactor && echo "$CLANG"
}

# find_modules FOLDER NAME: the packages of npm that ci/setup fetched with that one
find_modules() {
	[ -d "$DEPS/$1/node_modules/$2" ] && echo "$DEPS/$1/node_modules"
}

# The library that 'quibble play' loads to edit lines (harness/cli/typing.c).
find_libedit() {
	for library in /usr/lib/*/libedit.so.2 /usr/lib/libedit.so.[02] /usr/lib64/libedit.so.[02]; do
		[ -r "$library" ] && echo "$library" && return
	done
}

# What packs extensions for VS Code.
find_vsce() {
	command -v vsce && return
	vsce=$DEPS/editor/node_modules/.bin/vsce
	[ -x "$vsce" ] && echo "$vsce"
}

# Each in a subshell of its own, so that no name but these is set for the caller.
find_tools() {
	CLANG=$(find_clang) || :
	GCC=$(find_gcc) || :
	AFL_CC=$(find_afl) || :
	AFL_FUZZ=${AFL_CC:+${AFL_CC%/*}/afl-fuzz}
	CADICAL=$(look cadical) || :
	KISSAT=$(look kissat) || :
	RUMUR=$(look rumur) || :
	SPIN=$(find_spin) || :
	MPICC=$(look mpicc) || :
	PYTHON=$(find_python) || :
	CLANG_FORMAT=$(find_clang_19 clang-format) || :
	CLANG_TIDY=$(find_clang_19 clang-tidy) || :
	SHELLCHECK=$(look shellcheck) || :
	CBMC=$(find_cbmc) || :
	GOTO_CC=${CBMC:+${CBMC%/*}/goto-cc}
	GOTO_INSTRUMENT=${CBMC:+${CBMC%/*}/goto-instrument}
	NODE=$(find_node) || :
	NPM=$(command -v npm) || :
	WASM=$(find_wasm) || :
	CHROMIUM=$(command -v chromium) || :
	PDFINFO=$(command -v pdfinfo) || :
	SITE_MODULES=$(find_modules site playwright-core) || :
	PORT_MODULES=$(find_modules ports boardgame.io) || :
	LIBEDIT=$(find_libedit) || :
	VSCE=$(find_vsce) || :
	GREATEST_H=$DEPS/include/greatest.h
	[ -r "$GREATEST_H" ] || GREATEST_H=
}

# described VARIABLE: which tool that is, and what fetches it
described() {
	case $1 in
	AFL_CC) echo 'no afl-clang-fast (make setup fetches it)' ;;
	CBMC) echo 'no cbmc 6 or later (make setup fetches it)' ;;
	CLANG) echo 'no clang 14 or later with libFuzzer (make setup fetches it)' ;;
	NPM) echo 'no npm (make setup FOR=ports fetches it)' ;;
	PORT_MODULES) echo 'no boardgame.io and typescript (make setup FOR=ports fetches them)' ;;
	NODE) echo 'no node 18 or later (make setup FOR=wasm fetches it)' ;;
	WASM) echo 'no clang that links WebAssembly (make setup FOR=wasm fetches it)' ;;
	VSCE) echo 'no vsce (ci/setup --editor fetches it)' ;;
	*) echo "no $1 (ci/setup --check says more)" ;;
	esac
}

# need VARIABLE...: ends the script with 3 if one of these tools is missing. A recipe of make calls
# itself by name: USER_OF_TOOLS=site.
need() { (
	status=0
	for name; do
		eval "[ -z \"\$$name\" ]" || continue
		echo "not run: ${USER_OF_TOOLS:-${0##*/}}: $(described "$name")"
		status=3
	done
	exit $status
) || exit 3; }

find_tools
