# For the Makefile of a game in a repository of its own, which sets KIT to the folder that
# 'quibble --kit' prints. The targets are those of the kit's own Makefile, in build/kit, where
# harness/kit/tree puts the kit and this repository together as one checkout with one game.

TREE = build/kit
IN_TREE = $(MAKE) --no-print-directory -C $(TREE)
OWN_GAMES = $(patsubst spec/%/chapters,%,$(wildcard spec/*/chapters))
export QUIBBLE_ROOT := $(CURDIR)
export GAME_PATH =
# Tools are looked for on PATH, then beside the command, then in .deps, where 'make setup' puts them.
export PATH := $(PATH):$(patsubst %/,%,$(dir $(shell command -v $(QUIBBLE))))

.PHONY: all test verify check clarify regress prove fuzz canaries site setup tree clean
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

# The pages are made of this repository, not of the folder that the kit's scripts are links to.
site: export NODE_OPTIONS = --preserve-symlinks --preserve-symlinks-main
