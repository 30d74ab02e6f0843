#!/bin/sh -eu
# The fuzz targets for OSS-Fuzz and ClusterFuzzLite, which set CC, CFLAGS, CXX, CXXFLAGS,
# LIB_FUZZING_ENGINE and OUT. One program a game and target, GAME_TARGET, with its seeds,
# its words and its options beside it; by its name a program knows its game.
# A copy of this script in $SRC, which is how they start it, builds the checkout beside it.
cd "$(dirname "$0")/../.." && [ -x ci/layout ] || cd "$SRC/quibble"
: "${CC:?} ${LIB_FUZZING_ENGINE:?} ${OUT:?}"
link="${CXX:-$CC} ${CXXFLAGS:-${CFLAGS:-}}"
# what only judges the rules is built without the instruments, as ever
plain=$(echo " ${CFLAGS:-} " |
	sed 's/ -fsanitize=fuzzer-no-link / /; s/ -fsanitize-coverage=[^ ]*//g')
targets='plays steps moves scenario'
make -s -f fuzz/Makefile ENGINE=outside FUZZ_CC="$CC" WARN= TARGETS="$targets" -j"$(nproc)" \
	SEEN="$CC ${CFLAGS:-}" UNSEEN="env AFL_NOOPT=1 $CC $plain" JUDGE="env AFL_NOOPT=1 $CC $plain" \
	LINK="$link" LIBS="$LIB_FUZZING_ENGINE" FUZZING_ENGINE="${FUZZING_ENGINE:-}"

mkdir -p "$OUT"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for game in $(ci/layout games); do
	for target in $targets; do
		name=${game}_$target
		cp "build/fuzz/outside/$target" "$OUT/$name"
		case $target in
		scenario)
			find "corpus/$game" -name '*.scenario' | zip -q -@ "$work/$name.zip"
			fuzz/dictionary "$game" >"$OUT/$name.dict"
			length=6000
			;;
		steps)
			printf 0 | zip -q "$work/$name.zip" -
			length=12
			;;
		*)
			zip -q -j -r "$work/$name.zip" "corpus/$game/seeds/$target"
			length=1024
			;;
		esac
		mv "$work/$name.zip" "$OUT/${name}_seed_corpus.zip"
		printf '[libfuzzer]\nmax_len = %s\nlen_control = 100\ntimeout = 25\n' \
			"$length" >"$OUT/$name.options"
	done
done
echo "$(ls "$OUT"/*.options | wc -l | tr -d ' ') targets in $OUT"
