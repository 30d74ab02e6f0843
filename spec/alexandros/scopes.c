/* The small games whose whole state space can be visited.
*
 * Mostly strips of one band, a letter for each area: on them no two inner lines follow each other
 * on a shortest way. An enumerator written apart, from the clauses and before these numbers were
 * known, counted alike: all positions, and those between two decisions. An earlier one, which
 * nobody here wrote, differs by its book-keeping alone (no positions of setting up, discarded cards
 * that are shuffled only when one is drawn, the actions that are left when it is over): with that,
 * the other one has its numbers of positions and of moves for "one", "two", "jokers" and
 * "two-taxes", and of moves for "rich".
 *
 * A game of the board alone, where any symbol may be chosen and no card is spent, is no
 * scope: a table always has cards, and hands and pile would be told apart. The law
 * hexagon-has-75-positions counts such a game instead.
 *
 * Governors of one province come in any order since "several" and "most-several" were first
 * counted: then only areas behind the first one followed. A third enumerator, written apart for
 * strips with one symbol, has the old number of "several" with rising areas (420,825 positions) and
 * the new one without (421,341), 270,753 of them between two decisions either way; it also has
 * those of "one" and "two".
 */
#include "shared.h"

#define BOARD_OF(count, board, deck, black, red, governors, limit) \
    "players " #count "\nsmall\n" board "cards " deck "\nblack " #black "\nred " #red \
    "\ngovernors " #governors "\nlimit " #limit "\n"

#define BOARD(count, bands, start, deck, black, red, governors, limit) \
    BOARD_OF(count, "grid\n" bands "\nstart " start "\n", deck, black, red, governors, limit)

#define STRIP(count, row, deck, black, red, governors, limit) \
    BOARD(count, "0 " row, "0:0", deck, black, red, governors, limit)

/* The board of corpus/alexandros/sheets/assumed.sheet. Nobody has the cards for a province that
 * large, so no play of a scope with it can end. It serves plays of the whole game inside that
 * scope. */
#define WHOLE_BOARD \
    "0 ....-T-JH-S-L-\n" \
    "1 ....J-TJ-L-T-T-J-J\n" \
    "2 .....L--H---SL-S-TS-T\n" \
    "3 ........-T-S--SJ-T---H-\n" \
    "4 .........-SLTSH-H-L---H-\n" \
    "5 .........-H--L-H---J--L--\n" \
    "6 ........T-L-HS-L-H-H-H-L-H\n" \
    "7 .....T--J--S-L-T-J----JSL--\n" \
    "8 ....---S-T---J....SHJ----JL\n" \
    "9 ....--J---L-........----TS-S"

/* The six areas of "hexagon" with other names and in another order: so the counts must be the
 * same. */
#define LISTED_HEXAGON \
    "list\narea low  d m e T\narea left  a f m T\narea top  b a m -\narea east  m b c T\narea " \
    "west  f m e -\n" \
    "area right  c d m -\nstart a\n"

/* A paragraph for each scope: its sheet, then its counts. */
/* clang-format off */
const struct scope alexandros_scopes[] = {
    { "one", IN_TEST, "taking, occupying, taking over, tax, relieving, staying",
      STRIP(2, ".-T", "4T", 1, 1, 1, 0), 1889, 114, 0, 1529, 114 },
    { "two", IN_TEST, "the last black wall, plays without end, no usable card, no goal for good",
      STRIP(2, ".T-T", "4T", 1, 1, 1, 0), 25847, 1068, 0, 17611, 1068 },
    { "red", IN_TEST, "red walls, the actions after them",
      STRIP(2, ".T-T", "4T", 0, 1, 1, 0), 14065, 2142, 0, 9493, 2142 },
    { "shortage", IN_TEST, "corners, lines and areas for which there is no wall",
      BOARD(2, "0 .T-T\n1 ..T-", "0:0", "4T", 0, 0, 1, 0), 12093, 628, 0, 8705, 628 },
    { "hexagon", IN_TEST, "a point within the land: ways among which the walls choose",
      BOARD(2, "0 ..T-T\n1 ..-T-", "0:2", "4T", 1, 1, 1, 0), 62951, 11406, 0, 43031, 11406 },
    { "jokers", IN_TEST, "jokers",
      STRIP(2, ".T-J", "2T 2J", 1, 1, 1, 0), 70655, 2448, 0, 50271, 2448 },
    { "coast", IN_TEST,
      "the whole board that is assumed, and no wall: where one can go along the coast alone",
      BOARD(2, WHOLE_BOARD, "0:4", "2T 2H", 0, 0, 1, 0), 1887, 0, 0, 1325, 0 },
    { "two-taxes", IN_VERIFY, "two taxes",
      STRIP(2, ".T-T", "4T", 1, 1, 1, 1), 104677, 2136, 0, 71733, 2136 },
    { "rich", IN_VERIFY,
      "provinces with a value of 2, black walls and red ones, a province without a symbol",
      STRIP(2, ".T--T", "4T", 2, 1, 1, 1), 179845, 6248, 0, 118217, 6248 },
    { "several", IN_VERIFY, "provinces with two governors, and their parts",
      STRIP(2, ".T--T", "5T", 2, 1, 2, 1), 421341, 16660, 0, 270753, 16660 },
    { "three", IN_VERIFY, "what a loser gets among three, rounded up",
      STRIP(3, ".T-T", "6T", 1, 1, 1, 0), 384876, 13542, 0, 271092, 13542 },
    { "most", IN_DEEP, "nearly all that two players can do",
      STRIP(2, ".T-TJ", "2T 2J", 2, 1, 1, 2), 3281076, 49299, 0, 2179232, 49299 },
    /* An independent enumerator also counted its states between two decisions. Since governors may
     * come in any order, only quibble has counted all of its states. */
    { "most-several", IN_DEEP, "the same with two governors each",
      STRIP(2, ".T-TJ-", "2T 2J", 3, 1, 2, 1), 3977005, 89292, 0, 2646561, 89292 },
    { "listed", IN_TEST,
      "the board of hexagon as a list of areas, in another order and by other names",
      BOARD_OF(2, LISTED_HEXAGON, "4T", 1, 1, 1, 0), 62951, 11406, 0, 43031, 11406 },
    END_OF_SCOPES
};
