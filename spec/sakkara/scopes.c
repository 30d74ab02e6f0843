/* The small games whose whole state space can be visited.
*
 * Steps without tiles count as finished. Numbers of states were reached by an
 * enumerator written apart from this program: those after a fixed deal, and as
 * reduced counts (entry and what follows, bird and ox as one decision) those
 * after every deal. Of s1b it counted 20,420 for the sixty deals with the double
 * on a1 and one start player; the number here is for all fields and both.
 * s2, s2b, s2c, s3, s4 and s5 were counted once more by another one, written from the document
 * without any of this code: all alike. Of s5 the first had 61,994,451, 3,400 more. Why is not
 * known; who keeps a stack that was cut because it was too high apart from one that was cut by
 * choice counts 3,440 more, and no move depends on that.
 */
#include "shared.h"

#define SMALL(size, each, tiles) \
    "players 2\nsmall\nboard " size "\nworkers " #each "\ntiles " tiles "\nships 0\n"

#define HANDS(hewn, tip) "hands hewn " #hewn " tip " #tip "\n"

#define GREENS(one, two, three) "greens " #one " " #two " " #three "\n"

#define CUT(at_once, divisible, least) "pile " #at_once " split " #divisible " least " #least "\n"

#define DEAL(row, stacks) "deal " #row " " stacks "\n"

/* A paragraph for each scope: its sheet, then its counts. */
/* clang-format off */
const struct scope sakkara_scopes[] = {
    { "s1", IN_TEST, "entry, movement, surplus, laying down one tile; a tip, and nowhere to go",
      SMALL("1x4", 1, "ship 2 grain 1 tip 1") "first A\nneed tip 1\nholder 2\n"
      GREENS(1, 1, 1) HANDS(0, 0) DEAL(1, "ship ship grain tip"), 2128, 48, 0, 2128, 48 },
    { "s1-deals", IN_TEST, "the same after every deal",
      SMALL("1x4", 1, "ship 2 grain 1 tip 1") "first A\nneed tip 1\nholder 2\n"
      GREENS(1, 1, 1) HANDS(0, 0), 0, 0, 0, 4832, 96 },
    { "s1b", IN_TEST, "every deal and either start player; doubles, a hand, no field far enough",
      SMALL("2x2", 1, "ship 2 grain 1 tip 1 hand 1") "need tip 1\nholder 2\nships 2\n"
      GREENS(1, 1, 1) HANDS(0, 1), 57101, 64, 0, 56696, 64 },
    { "s2", IN_TEST, "two steps, one in a turn; the fire storm and the order of its tiles",
      SMALL("2x3", 1, "ship 1 grain 1 dstripe 2 tip 1 hand 1") "first A\nneed dstripe 1 tip 1\n"
      "holder 4\nrecipe fire tip dstripe dstripe\n" GREENS(1, 1, 1) HANDS(0, 1) CUT(3, 4, 2)
      DEAL(1, "grain ship tip") DEAL(2, "hand dstripe dstripe"), 112501, 46, 0, 112501, 46 },
    { "s2-deals", IN_VERIFY, "the same after every deal",
      SMALL("2x3", 1, "ship 1 grain 1 dstripe 2 tip 1 hand 1") "first A\nneed dstripe 1 tip 1\n"
      "holder 4\nrecipe fire tip dstripe dstripe\n" GREENS(1, 1, 1) HANDS(0, 1) CUT(3, 4, 2),
      0, 0, 0, 509508, 46 },
    { "s2b", IN_VERIFY, "drought; grains laid out again, and not too many of them",
      SMALL("1x5", 1, "ship 1 grain 2 circle 1 cross 1 tip 1 hand 1") "first A\n"
      "need circle 1 cross 1 tip 1\nholder 3\nrecipe drought tip circle cross\n"
      GREENS(1, 2, 2) HANDS(0, 1) DEAL(1, "grain/tip ship/grain cross hand circle"),
      287349, 0, 0, 287349, 0 },
    { "s2c", IN_VERIFY, "two workers each, in each other's way; no field far enough",
      SMALL("2x3", 2, "ship 2 grain 2 tip 1 hand 1") "first A\nneed tip 1\nholder 3\n"
      GREENS(1, 1, 1) HANDS(0, 1) DEAL(1, "ship ship grain") DEAL(2, "tip grain hand"),
      576669, 4128, 0, 576669, 4128 },
    { "s3", IN_VERIFY, "three steps; shipwreck, the ship on top, a pile that is cut",
      SMALL("2x3", 1, "ship 1 grain 1 circle 1 cross 1 tip 1 hand 1") "first A\n"
      "need circle 1 cross 1 tip 1\nholder 3\nrecipe shipwreck circle cross tip\n"
      GREENS(1, 1, 1) HANDS(0, 1) CUT(3, 4, 2) DEAL(1, "grain ship circle")
      DEAL(2, "hand cross tip"),
      5125347, 172, 0, 5125347, 172 },
    { "s4", IN_DEEP, "bird and ox; stacks of five",
      SMALL("2x3", 1, "ship 1 grain 1 tip 1 hand 1 bird 1 ox 1") "first A\nneed tip 1\nholder 3\n"
      GREENS(1, 1, 1) HANDS(0, 1) DEAL(1, "grain ship hand") DEAL(2, "ox tip bird"),
      51930516, 11060, 0, 42997182, 11060 },
    { "s5", IN_DEEP, "stair, horse, ox; divided piles; stacks of six",
      SMALL("2x3", 1, "ship 1 grain 1 stair 1 tip 1 horse 1 ox 1") "first A\nneed tip 1\nholder 2\n"
      GREENS(1, 1, 1) HANDS(0, 0) CUT(2, 2, 1) DEAL(1, "grain ship tip") DEAL(2, "ox stair horse"),
      67021211, 77712, 0, 61991051, 77712 },
    END_OF_SCOPES
};
