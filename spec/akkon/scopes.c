/* The small games whose whole state space can be visited.
*
 * One or two cities, two tracks; the start player is given. What is pinned are positions
 * between two decisions (a bid turn, a card with its payment and what it asks), which
 * enumerators written apart counted alike. One, of before any of these rules, knew lances,
 * sieges, bans and the marshal. Another one, which shares no line with the rules or the first,
 * knows loans, Levant, scriptures, mints and privileges, too; it keeps fingerprints of 64 bits.
 *
 * A count written apart before, of which only numbers are left, has more positions: 1,001, 4,355,
 * 7,067, 16,885, 30,142, 120,004, 314,447, 1,419,258, 7,883,272, 11,678,232, 25,341,364 and
 * 25,520,728 for the first twelve, in this order. If until the round is over it is kept what was
 * left to pay with, and where chaplains and the marshal lay; if it is not kept which discards were
 * played in this round; if the moment when all have passed is a position, and finished plays are
 * told apart by values only, then scopes lances, marshal, ban and three have 988, 4,331, 7,041 and
 * 30,118, 13, 24, 26 and 24 fewer than there; the first has 1,452 moves, 13 fewer, too, and 6
 * finished plays, as there. One position more for each start of a round would be 10, 20, 20 and 21
 * of these. Three, four, six and three stay unexplained, so none of its numbers is pinned.
 *
 * The last scope was counted by the explorer alone, twice: in memory, resumed from disk after it
 * had been interrupted, and on disk with 4 GB from its start to its end (315 s of CPU).
 */
#include "shared.h"

#define SMALL(count, cities, most, from, knights) \
    "players " #count "\nsmall\nfirst A\ncities " #cities "\ntracks 2\nmost " #most \
    "\nfrom " #from "\nstarters 0\nknights " knights "\n"

#define PLAIN "marshal no\nprivileges none\n"

#define LED "marshal yes\nprivileges none\n"

#define LED_WITH(privileges) "marshal yes\nprivileges " privileges "\n"

#define CARD(city, action, copies, cost) "card " city " " action " " #copies " cost " #cost " "

#define TWO_LANCES CARD("tyrus", "lance", 2, 1) "gold\n"

#define TWO_SCRIPTURES CARD("jaffa", "scripture", 2, 1) "\n"

/* A paragraph for each scope: its sheet, then its counts. */
/* clang-format off */
const struct scope akkon_scopes[] = {
    { "lances", IN_TEST,
      "bids, ties, bids of 0, the discount, a free card, the end, plays without end",
      SMALL(2, 1, 3, 1, "5 chaplain") PLAIN TWO_LANCES, 0, 0, 0, 740, 20 },
    { "marshal", IN_TEST, "the open field, paying with the marshal, sieges at the bounds",
      SMALL(2, 1, 3, 1, "5 chaplain") LED CARD("tyrus", "lance", 1, 1) "gold\n"
      CARD("tyrus", "siege", 1, 1) "gold faith\n", 0, 0, 0, 3070, 32 },
    { "ban", IN_TEST, "the forbidden pair, doubling, what a mercenary counts, the bounds of a ban",
      SMALL(2, 1, 4, 2, "5 mercenary grey") LED CARD("tyrus", "lance", 1, 1) "gold\n"
      CARD("tyrus", "ban", 1, 2) "gold\n", 0, 0, 0, 5118, 32 },
    { "loans", IN_TEST, "borrowing, a player without a knight, loans that lapse in the last round",
      SMALL(2, 1, 3, 1, "5 mercenary chaplain") PLAIN CARD("tyrus", "plague", 1, 1) "gold\n"
      CARD("tyrus", "brother", 1, 1) "gold\n", 0, 0, 0, 10418, 46 },
    { "three", IN_TEST, "ties of three, privileges that nobody gets, the marshal going round",
      SMALL(3, 1, 3, 1, "5 chaplain") LED_WITH("gold faith") TWO_LANCES, 0, 0, 0, 18330, 63 },
    { "levant", IN_TEST, "what a Levant counts, mint after mint, the end by a mint",
      SMALL(2, 2, 3, 1, "5 chaplain") LED CARD("tyrus", "levant", 2, 1) "gold tyrus+jaffa\n"
      CARD("jaffa", "lance", 1, 1) "gold\n" CARD("jaffa", "mint", 1, 1) "\n", 0, 0, 0, 82870, 436 },
    { "three-ban", IN_VERIFY, "whom a ban hits, a mercenary among three",
      SMALL(3, 1, 3, 1, "5 mercenary chaplain") LED CARD("tyrus", "lance", 1, 1) "gold\n"
      CARD("tyrus", "ban", 1, 2) "gold\n", 0, 0, 0, 247815, 72 },
    { "scripture", IN_VERIFY, "scriptures at the bounds, two fields",
      SMALL(2, 2, 3, 1, "5 mercenary chaplain") LED TWO_LANCES TWO_SCRIPTURES,
      0, 0, 0, 1052070, 1578 },
    { "saladin", IN_VERIFY, "Saladin and the forbidden pair, a chaplain who is moved, Clemens",
      SMALL(2, 2, 3, 1, "5 mercenary grey chaplain") LED_WITH("gold faith") TWO_LANCES
      TWO_SCRIPTURES,
      0, 0, 0, 6147830, 1672 },
    { "privileges", IN_VERIFY, "all four privileges, Barbarossa and the end",
      "players 2\nsmall\nfirst A\ncities 2\ntracks 4\nmost 3\nfrom 1\nstarters 1\n"
      "knights 5 chaplain\n"
      LED_WITH("gold faith power prestige") CARD("tyrus", "lance", 3, 1) "gold out 1\n"
      CARD("jaffa", "lance", 2, 1) "prestige out 1\n" CARD("jaffa", "scripture", 1, 1) "\n",
      0, 0, 0, 5891243, 37658 },
    { "bans", IN_DEEP, "larger bids, bans on two fields",
      SMALL(2, 2, 4, 2, "5 6 mercenary grey chaplain") LED TWO_LANCES
      CARD("jaffa", "ban", 2, 2) "gold\n", 0, 0, 0, 19889790, 352 },
    { "bans-privileges", IN_DEEP, "the same with two privileges",
      SMALL(2, 2, 4, 2, "5 6 mercenary grey chaplain") LED_WITH("gold faith") TWO_LANCES
      CARD("jaffa", "ban", 2, 2) "gold\n", 0, 0, 0, 23264850, 352 },
    { "three-scripture", IN_DEEP, "bids of three on two fields",
      SMALL(3, 2, 3, 1, "5 mercenary chaplain") LED TWO_LANCES TWO_SCRIPTURES,
      287416587, 9525, 0, 139197090, 9525 },
    END_OF_SCOPES
};
