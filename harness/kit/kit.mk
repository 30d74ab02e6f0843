# For the Makefile of a game in a repository of its own, which includes this from the folder that
# 'quibble --kit' prints, and sets QUIBBLE to that command:
#
#   make            build the command with this game in it, build/quibble, and its library
#   make test       every quick check      make verify     also proofs, fuzzing, canaries
#   make prove      the CBMC proofs        make fuzz       TIME=60 seconds
#   make clarify    what the rulebook leaves open          make site   its pages, in build/site
#   make regress    against BASE=HEAD      make canaries   breaks each rule once
#   make check      the repository's rules make clean      removes build/
#   make setup      fetches tools that are missing, into .deps/ where it is not root
#
# The targets are those of the kit's own Makefile, in build/kit, where harness/kit/tree puts the kit
# and this repository together as one checkout with one game.

KIT := $(patsubst %/harness/kit/kit.mk,%,$(lastword $(MAKEFILE_LIST)))
TREE = build/kit
IN_TREE = $(MAKE) --no-print-directory -C $(TREE)
OWN_GAMES = $(patsubst spec/%/chapters,%,$(wildcard spec/*/chapters))
export QUIBBLE_ROOT := $(CURDIR)
export GAME_PATH =
# Tools are looked for on PATH, then beside the command, then in .deps, where 'make setup' puts them.
export PATH := $(PATH):$(patsubst %/,%,$(dir $(shell command -v $(QUIBBLE))))

.PHONY: all test verify check clarify regress prove fuzz canaries site setup tree clean help
all: tree
	@$(IN_TREE) -s build/quibble $(OWN_GAMES:%=build/games/%.so)
test verify check: all
	@$(TREE)/harness/kit/test $@
clarify regress prove fuzz canaries site: all
	@$(IN_TREE) $@
setup: tree
	@$(IN_TREE) $@

tree:
	@$(KIT)/harness/kit/tree "$(KIT)"
clean:
	rm -rf build
help:
	@sed -n 's/^#   //p' $(KIT)/harness/kit/kit.mk

# The pages are made of this repository, not of the folder that the kit's scripts are links to.
site: export NODE_OPTIONS = --preserve-symlinks --preserve-symlinks-main
