# quibble: five board games, checked against the documents that define them.
#
#   make            build the command, build/quibble
#   make test       what CI runs: every quick check, ends in "N passed, N failed"
#   make verify     everything: exhaustive scopes, proofs, fuzzing; EFFORT=deep for a night,
#                   FRESH=1 to repeat what passed and has not changed
#   make prove      the CBMC obligations alone          GAME=ordonanz
#   make fuzz       libFuzzer and AFL++ for TIME=60 s    GAME= TARGET= ENGINE= JOBS=
#   make clarify    what the rulebooks leave open        GAME=
#   make regress    what changed since BASE=HEAD         GAME=
#   make check      the repository's own rules
#   make canaries   breaks each rule once; the check named must notice   PART=3/10
#   make bench      speeds, all from one run
#   make mpi        explores with several processes, on one machine or many
#   make peers      small games in Murphi and Promela too: equal counts, speeds
#   make site       pages that can be read and played, in build/site
#   make npm        an npm package of the rules in WebAssembly, in build/
#   make install    the command, its manual and completion, libquibble, and the kit for games of
#                   one's own (harness/kit)   PREFIX= DESTDIR=
#   make uninstall  takes them away again
#   make dist       the last commit as a tarball in build/
#   make deb        a Debian package of what is installed, in build/
#   make compile_commands.json   in build/: how each C file is compiled, for editors
#   make setup      fetches the tools that are missing   FOR=wasm, site, mpi, peers: for these, too
#   make clean      removes build/ (not .deps/)

# what lies where is asked of ci/layout; nothing is an error
layout = $(or $(shell ci/layout $1),$(error ci/layout $1 found nothing))
GAMES := $(call layout,games)

CC = gcc
CLANG = clang
WARN = -Wall -Wextra -Wconversion -Wshadow -Werror
STD = -std=c11 -D_POSIX_C_SOURCE=200809L -pthread
CFLAGS = -O3 -g
ALL_CFLAGS = $(STD) $(WARN) $(CFLAGS) -I. -I$B/gen -MMD -MP
MARKS = -DQUIBBLE_COUNT

B = build
INDEX = $(GAMES:%=$B/gen/%_index.c)
MADE = $(INDEX) $(PROPERTIES) $(GAMES:%=$B/gen/%_invariant.c)
PROPERTIES = $(GAMES:%=$B/gen/%_properties.h)
VERSION = $B/gen/version.h
BUILT_IN = $B/gen/built_in.h
HEADERS = $(CLAUSES) $(PROPERTIES) $(VERSION) $(BUILT_IN) $(CONVENTIONS)
CONVENTIONS = $B/gen/known_conventions.h
CLAUSES = $(GAMES:%=rules/%/clauses.h)
RULES := $(sort $(foreach g,$(GAMES),$(call layout,rules $g)))
SPEC := $(foreach g,$(GAMES),$(call layout,spec $g))
ENGINES := $(call layout,engines)
# An installed kit has the engines built already, all but the table of games, and no tests of them.
BUILT_ENGINES := $(wildcard .kit/engines.a)
TESTS := $(if $(BUILT_ENGINES),,$(call layout,tests))

.DELETE_ON_ERROR:
.SECONDARY: $(MADE)
.PHONY: FORCE compile_commands.json
.PHONY: all setup test verify prove fuzz canaries bench peers mpi site tests install uninstall \
	dist deb npm clean clarify check regress tools-for-wasm tools-for-site

all: $B/quibble

# ---- made from spec/: the numbers of clauses, and the lists that engines walk

chapters = $(addprefix spec/$1/,$(addsuffix .c,$(shell ci/layout chapters $1)))
index = awk -v game=$1 -v want=$2 $3 -f spec/index.awk $(call chapters,$1)

.SECONDEXPANSION:
# Rewritten only when it changes, so that nothing else is rebuilt for nothing.
rules/%/clauses.h: spec/index.awk spec/%/chapters $$(call chapters,$$*)
	@mkdir -p $B/gen
	@new=$B/gen/$*_clauses.$$$$ && $(call index,$*,clauses) > $$new && \
		{ cmp -s $$new $@ && rm $$new && touch $@ || mv $$new $@; }

# The sum of what makes a game tells a kept exploration from one of other rules.
$B/gen/%_index.c: rules/%/clauses.h $$(call layout,game $$*)
	@mkdir -p $(@D)
	@$(call index,$*,index,-v sum="$$(cat $$(ci/layout game $*) | cksum)") > $@

# What ci/version prints, asked again after a commit or with a new tag; rewritten only when it
# changes. It must not be asked for each time: 'make -q' tells ci/verify that all is built.
$B/gen/version.h: ci/version \
		$(wildcard .github/CHANGELOG.md .version .git/logs/HEAD .git/packed-refs .git/refs/tags)
	@mkdir -p $(@D)
	@new=$@.$$$$ version=$$(ci/version) && echo "#define QUIBBLE_VERSION \"$$version\"" >$$new && \
		{ cmp -s $$new $@ && rm $$new && touch $@ || mv $$new $@; }

# The games that are linked, for harness/core/games.c; written again when there are others.
EACH_GAME = \#define EACH_GAME(GAME) $(patsubst %,GAME(%_spec),$(GAMES))
ifneq ($(file <$(BUILT_IN)),$(EACH_GAME))
$(BUILT_IN): FORCE
endif
$(BUILT_IN):
	@mkdir -p $(@D)
	@echo '$(EACH_GAME)' >$@

# How moves, positions and sheets are written: what 'quibble words' says of it.
$(CONVENTIONS): harness/scenario/words/conventions.awk $(wildcard corpus/*/conventions)
	@mkdir -p $(@D)
	@awk -f $< $(filter %/conventions,$^) /dev/null >$@

$B/gen/%_properties.h $B/gen/%_invariant.c: spec/index.awk spec/%/chapters $$(call chapters,$$*)
	@mkdir -p $(@D)
	@$(call index,$*,properties) > $B/gen/$*_properties.h
	@$(call index,$*,invariant) > $B/gen/$*_invariant.c

# ---- the command: the rules with their marks counted

objects = $(patsubst %.c,$B/$1/%.o,$2)
IN_ORDER = $(GAMES:%=$B/order/%.o)

ENGINE_OBJECTS = $(call objects,count,$(ENGINES) harness/cli/main.c)
COMMAND = $(call objects,count,$(RULES) $(SPEC) $(INDEX)) $(IN_ORDER) $(if $(BUILT_ENGINES), \
	$B/count/harness/core/games.o $(BUILT_ENGINES),$(ENGINE_OBJECTS))
# Games that are loaded note their marks where the command does, and choose as it does.
FOR_GAMES = $(patsubst %,-Wl$(comma)--export-dynamic-symbol=%,rule_hits rule_met choose)
comma = ,
$B/quibble: $(COMMAND) | $B/regress-equal
	@echo "  link    $@"
	@$(CC) $(CFLAGS) -pthread $(FOR_GAMES) -o $@ $^ -lm

$B/count/%.o: %.c | $(HEADERS)
	@mkdir -p $(@D)
	@echo "  cc      $<"
	@$(CC) $(ALL_CFLAGS) $(MARKS) $(if $(filter rules/%,$<),-ffreestanding) -c -o $@ $<

$B/engines.a: $(filter-out %/core/games.o,$(ENGINE_OBJECTS))
	@echo "  ar      $@"
	@rm -f $@ && ar rcs $@ $^

# ---- a copy of each game's rules that tells in which order clauses are carried out

# Speed is of no account here, and only the table of its functions can be seen from outside.
in_order = ld -r -o $@.all $^ && objcopy --keep-global-symbol=$1_game $@.all && \
	objcopy --redefine-sym $1_game=$1_in_order $@.all $@ && rm $@.all
$(IN_ORDER): $B/order/%.o: $$(call objects,order,$$(call layout,rules $$*))
	@$(call in_order,$*)

$B/order/rules/%.o: rules/%.c | $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -O1 -g0 -DQUIBBLE_ORDER -ffreestanding -c -o $@ $<

# ---- the same for several processes that explore together (Open MPI)

$B/quibble-mpi: $(filter-out %/fleet.o,$(COMMAND)) $B/count/harness/explore/mpi/fleet.o
	@echo "  link    $@"
	@mpicc $(CFLAGS) -pthread -o $@ $^ -lm

$B/count/harness/explore/mpi/fleet.o: harness/explore/mpi/fleet.c \
		| $(HEADERS)
	@mkdir -p $(@D)
	@command -v mpicc >/dev/null || ci/setup --mpi
	@$(CC) $(ALL_CFLAGS) $(MARKS) $$(mpicc --showme:incdirs | sed 's/[^ ]*/-isystem &/g') \
		-c -o $@ $<

# ---- the rules of a game as a library, to be held against those of another revision

LIBRARY = $(call layout,rules $1) $(call layout,spec $1) \
	$B/gen/$1_index.c harness/compare/base/library.c
$B/%.so: $$(call objects,library,$$(call LIBRARY,$$*))
	@$(CC) -shared -Wl,-Bsymbolic -o $@ $^

$B/library/%.o: %.c | $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) $(MARKS) -fPIC -c -o $@ $<

# ---- a game as a library of its own, for commands that do not have it built in (harness/kit)

$(GAMES:%=$B/games/%.so): $B/games/%.so: \
		$$(call objects,library,$$(call layout,rules $$*) $$(call layout,spec $$*)) \
		$B/library/$B/gen/%_index.o $B/library/games/%.o $B/library/order/%.o
	@mkdir -p $(@D)
	@$(CC) -shared -Wl,-Bsymbolic -o $@ $^

$(GAMES:%=$B/library/games/%.o): $B/library/games/%.o: harness/kit/linked/game_library.c \
		| $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -DTHE_SPEC=$*_spec -fPIC -c -o $@ $<

$(GAMES:%=$B/library/order/%.o): $B/library/order/%.o: \
		$$(call objects,library/order,$$(call layout,rules $$*))
	@mkdir -p $(@D)
	@$(call in_order,$*)

$B/library/order/rules/%.o: rules/%.c | $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -O1 -g0 -DQUIBBLE_ORDER -ffreestanding -fPIC -c -o $@ $<

# ---- the command once more, whose properties note how far they came (ci/judged)

PROBED = $(SPEC:%.c=$B/judged/o/%.o) $B/judged/o/ci/judged.d/probes.o
$B/quibble-judged: $(filter-out $B/count/spec/%,$(COMMAND)) $(PROBED)
	@echo "  link    $@"
	@$(CC) $(CFLAGS) -pthread -o $@ $^ -lm

$B/judged/list: $(SPEC) $(wildcard spec/*.h spec/*/*.h ci/judged.d/probes*)
	@ci/judged.d/instrument $(@D)

$(SPEC:%=$B/judged/%): $B/judged/list ;

$B/judged/o/spec/%.o: $B/judged/spec/%.c | $(HEADERS)
	@mkdir -p $(@D)
	@echo "  cc      $<"
	@$(CC) $(STD) -w $(CFLAGS) $(MARKS) -I$B/judged -I. -I$B/gen -MMD -MP \
		-include ci/judged.d/probes.h -c -o $@ $<

$B/judged/o/ci/%.o: ci/%.c ci/judged.d/probes.h
	@mkdir -p $(@D)
	@$(CC) $(STD) $(WARN) $(CFLAGS) -I. -c -o $@ $<

# ---- the command over rules in which a reading can be made to behave like the standard one
# (ci/readings), or a line that refuses be left out (ci/forbids)

FORCED = $(RULES:%.c=$B/forced/%.o) $(patsubst %,$B/forced/ci/canaries.d/%.o,forced breaks)
$B/quibble-forced: $(filter-out $B/count/rules/%,$(COMMAND)) $(FORCED)
	@echo "  link    $@"
	@$(CC) $(CFLAGS) -pthread -o $@ $^ -lm

$B/forced/rules/%.o: rules/%.c | $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(STD) -w $(CFLAGS) $(MARKS) -DQUIBBLE_FORCED -ffreestanding -I. -I$B/gen -MMD -MP \
		-c -o $@ $<

$B/forced/ci/%.o: ci/%.c
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -D_XOPEN_SOURCE=700 -DQUIBBLE_FORCED -c -o $@ $<

# ---- what is different between two revisions, and proved to be the same

COMPARE = pool c_text changed sides shapes obligation records
$B/regress-equal: $(patsubst %,$B/release/harness/compare/equal/%.o,$(COMPARE) regress_equal)
	@echo "  link    $@"
	@$(CC) $(CFLAGS) -o $@ $^

# ---- the tests: everything again under AddressSanitizer and UBSan

SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all
$B/tests: $(call objects,sane,$(RULES) $(SPEC) $(INDEX) $(ENGINES) $(TESTS) \
	$(COMPARE:%=harness/compare/equal/%.c)) $(IN_ORDER)
	@echo "  link    $@"
	@$(CLANG) $(CFLAGS) $(SANITIZE) -pthread -o $@ $^ -lm

$B/sane/%.o: %.c .deps/include/greatest.h | $(HEADERS)
	@mkdir -p $(@D)
	@$(CLANG) $(ALL_CFLAGS) -O1 $(MARKS) $(SANITIZE) -isystem .deps/include -c -o $@ $<

.deps/include/greatest.h:
	@ci/setup

# ---- the bench: a release, without any marks

$B/bench: $(call objects,release,$(RULES) $(SPEC) $(INDEX) $(ENGINES) harness/cli/bench.c)
	@echo "  link    $@"
	@$(CC) $(CFLAGS) -pthread -o $@ $^ -lm

$B/release/%.o: %.c | $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -c -o $@ $<

# ---- libquibble: the rules and their clauses, for programs that embed them

# One object, in which only what is meant for them can be seen from outside.
EMBEDDED = $(call objects,embed,$(RULES) $(SPEC) $(INDEX) \
	$(addprefix harness/,embed/embed.c core/games.c core/explain/reasons.c \
	core/choice.c $(addprefix system/,complain.c json.c memory.c progress.c)))
empty =
public = quibble|$(subst $(empty) $(empty),|,$(GAMES))
$B/libquibble.a: $(EMBEDDED)
	@echo "  ar      $@"
	@ld -r -o $B/embed/quibble.o $^
	@nm -g --defined-only $B/embed/quibble.o | awk '$$3 ~ /^($(public))_/ { print $$3 }' \
		>$B/embed/public
	@objcopy --keep-global-symbols=$B/embed/public $B/embed/quibble.o
	@rm -f $@ && ar rcs $@ $B/embed/quibble.o

$B/embed/%.o: %.c | $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -g0 -fPIC -c -o $@ $<

# ---- the site: each game's rules as WebAssembly, the pages around them

SITE = harness/site
# Whole folders, so that a file that is split or added is linked, too; the linker drops what nobody
# calls. A page lacks what a machine has: files of its own, processes, a terminal (missing.c).
SITE_FOLDERS = $(addprefix harness/,core/% scenario/% report/% system/%)
ON_A_MACHINE = $(filter-out harness/core/games.c \
	$(addprefix harness/scenario/words/,leeway.c vocabulary.c), \
	$(filter $(SITE_FOLDERS),$(ENGINES)))
IN_A_PAGE = $(filter-out harness/report/results.c \
	$(addprefix harness/system/,large_pages.c paths.c process.c progress.c),$(ON_A_MACHINE))
SITE_ENGINE = $(addprefix $(SITE)/engine/,answers.c play.c walk.c) harness/cli/explain.c
ENGINE_OF = $(call layout,rules $1) $(call layout,spec $1) $B/gen/$1_index.c $(SITE_ENGINE)
WASM = $(CLANG) --target=wasm32-wasi -std=c11 -D_GNU_SOURCE $(WARN) -O2 -D_WASI_EMULATED_GETPID \
	-I$(SITE)/engine/wasi -I. -I$B/gen -MMD -MP
LINK_WASM = $(CLANG) --target=wasm32-wasi -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all \
	-Wl,-z,stack-size=1048576 -lwasi-emulated-getpid
# says what is missing before anything is compiled for them
tools-for-wasm: ; @. ci/tools.sh && USER_OF_TOOLS=wasm need WASM
tools-for-site: ; @. ci/tools.sh && USER_OF_TOOLS=site need WASM NODE

WASMS = $(GAMES:%=$B/wasm/%.wasm)
$(WASMS): $B/wasm/%.wasm: $$(call objects,wasm,$$(call ENGINE_OF,$$*) $(IN_A_PAGE) \
		$(SITE)/engine/browser.c $(SITE)/engine/wasi/missing.c) $B/wasm/games/%.o
	@echo "  link    $@"
	@$(LINK_WASM) -o $@ $^

$(GAMES:%=$B/wasm/games/%.o): $B/wasm/games/%.o: harness/core/games.c | tools-for-wasm
	@mkdir -p $(@D)
	@$(WASM) -DQUIBBLE_ONLY_GAME=$*_spec -c -o $@ $<

# One copy of the rules has to do, and it tells in which order clauses are carried out.
$B/wasm/%.o: %.c | $(CLAUSES) $(PROPERTIES) $(CONVENTIONS) tools-for-wasm
	@mkdir -p $(@D)
	@echo "  wasm    $<"
	@$(WASM) $(if $(filter rules/%,$<),-DQUIBBLE_ORDER -ffreestanding) -c -o $@ $<

npm: tools-for-site $B/quibble $(WASMS)
	@ci/npm

# The pages, in build/site: RULINGS=FILE has what a publisher decided (corpus/README.md). They are
# written again when what they are made of has changed: until then nothing is taken away under
# who reads them.
LANGUAGES_OF = en $(filter-out en,$(notdir $(wildcard spec/$1/texts/*)))
SITE_DATA = $(foreach g,$(GAMES),$(foreach l,$(call LANGUAGES_OF,$g),$B/site-data/$g-$l.json))
SITE_PHRASES = $(GAMES:%=$B/site-data/%.words)
SITE_PAGES = $(wildcard $(SITE)/pages/*.mjs $(SITE)/web/* $(SITE)/web/*/*)
site: tools-for-site $B/site/index.html
$B/site/index.html: $(SITE_DATA) $(SITE_PHRASES) $(WASMS) $(SITE_PAGES) \
		$B/site-data/rulings $B/site-data/printer
	@. ci/tools.sh && rm -rf $B/site.new && \
		"$$NODE" $(SITE)/pages/build.mjs $B/site.new $B/site-data $B/wasm \
			"$$(git log -1 --format=%cs 2>/dev/null || date -I)" "$$CHROMIUM" \
			$B/site-data/rulings && \
		rm -rf $B/site && mv $B/site.new $B/site

# What was decided, and what prints the sheets and dates them: rewritten only if they changed.
$B/site-data/rulings: $B/quibble FORCE
	@mkdir -p $(@D)
	@new=$@.$$$$ && { [ -z "$(RULINGS)" ] || \
		$B/quibble questions all --json --rulings "$(RULINGS)"; } >$$new && \
		{ cmp -s $$new $@ && rm $$new || mv $$new $@; }
$B/site-data/printer: FORCE
	@mkdir -p $(@D)
	@. ci/tools.sh && new=$@.$$$$ && { echo "$$CHROMIUM"; git log -1 --format=%cs || date -I; } \
		>$$new 2>/dev/null && { cmp -s $$new $@ && rm $$new || mv $$new $@; }

# How often a question matters is the same in all languages: worked out with the English pages.
data_game = $(firstword $(subst -, ,$1))
data_language = $(lastword $(subst -, ,$1))
$(SITE_DATA): $B/site-data/%.json: $B/quibble $$(wildcard spec/$$(call data_game,$$*)/texts/*) \
		$$(wildcard corpus/$$(call data_game,$$*)/*/*.scenario)
	@mkdir -p $(@D)
	@$B/quibble clarify $(call data_game,$*) --lang $(call data_language,$*) --json --kept \
		--plays $(if $(filter en,$(call data_language,$*)),20,1) --jobs 1 > $@

$(SITE_PHRASES): $B/site-data/%.words: $B/quibble
	@mkdir -p $(@D)
	@$B/quibble words $* --html > $@

# The same engine for this machine: the tests hold both against each other.
NATIVES = $(GAMES:%=$B/engine/%)
$(NATIVES): $B/engine/%: $$(call objects,release,$$(call ENGINE_OF,$$*) $(ON_A_MACHINE) \
		$(SITE)/engine/main.c) \
		$B/engine/%.o
	@echo "  link    $@"
	@$(CC) $(CFLAGS) -pthread -o $@ $^ -lm

$(GAMES:%=$B/engine/%.o): $B/engine/%.o: harness/core/games.c
	@mkdir -p $(@D)
	@$(CC) $(ALL_CFLAGS) -DQUIBBLE_ONLY_GAME=$*_spec -c -o $@ $<

# ---- promises

setup:
	@ci/setup $(FOR:%=--%)

test: ; @ci/test
verify: ; @ci/verify
clarify: $B/quibble ; @$B/quibble clarify $(or $(GAME),all)
check: $B/quibble ; @ci/check
regress: $B/quibble ; @$B/quibble regress $(or $(GAME),all) --base $(or $(BASE),HEAD)
prove: $B/quibble ; @proofs/run $(if $(GAME),--game $(GAME))
fuzz: ; @fuzz/run $(if $(TIME),--time $(TIME)) $(if $(GAME),--game $(GAME)) \
	$(if $(TARGET),--target $(TARGET)) $(if $(ENGINE),--engine $(ENGINE)) \
	$(if $(JOBS),--jobs $(JOBS))
canaries: ; @ci/canaries $(if $(PART),--part $(PART))
bench: ; @ci/bench
mpi: ; @ci/mpi
peers: ; @ci/peers/run

PREFIX = /usr/local
install: $B/quibble $B/libquibble.a $B/engines.a
	@ci/install --prefix "$(PREFIX)" --destdir "$(DESTDIR)" --build "$B"
uninstall: ; @ci/install --prefix "$(PREFIX)" --destdir "$(DESTDIR)" --remove
dist: ; @ci/dist
deb: $B/quibble $B/libquibble.a $B/engines.a
	@ci/deb --build "$B"

# How each C file is compiled, for editors and ci/lint; clangd looks for it in build/, too.
AS_IN_TESTS = $(CLANG) $(STD) $(filter-out -Werror,$(WARN)) $(MARKS) -I. -I$B/gen \
	-isystem .deps/include
compile_commands.json: $B/compile_commands.json
$B/compile_commands.json: $(HEADERS) FORCE
	@ci/compile-commands '$(AS_IN_TESTS)' \
		$(sort $(RULES) $(SPEC) $(ENGINES) $(TESTS) harness/cli/main.c harness/cli/bench.c \
		$(wildcard harness/compare/base/*.c harness/compare/equal/*.c harness/kit/linked/*.c) \
		$(wildcard fuzz/*.c ci/*.d/*.c ci/*/*.c)) >$@

clean:
	rm -rf $B

-include $(shell find $B/count $B/order $B/embed $B/forced $B/judged $B/library $B/sane \
	$B/release $B/wasm $B/engine -name "*.d" -type f 2>/dev/null)
