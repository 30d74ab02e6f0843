/* The small games whose whole state space can be visited.
 *
 * A state here is what the players could tell apart with all cards open: phase,
 * cards dealt, player to move, hands, areas, and who completed first. The
 * first player is fixed, cards are dealt to the seats in any order. Terminal states are
 * those after the last card was laid; reduced are those in which areas stand in
 * order. The counts of s1a to s2d were reached by two enumerators written apart
 * from this program, those of s3a to s4b by one.
 */
#include "shared.h"

#define SMALL(areas, cap, hand) \
    "small\ndecks 1\nfirst A\nareas " #areas "\ncap " #cap "\nhand " #hand "\n"

/* A paragraph for each scope: its sheet, then its counts. */
/* clang-format off */
const struct scope ordonanz_scopes[] = {
    { "s1a", IN_TEST, "the whole cycle of a turn; ranks of regiments and detachments",
      "players 2\n" SMALL(1, 4, 2) "deck 6xL 6xN\n", 797, 50, 0, 0, 0 },
    { "s1b", IN_TEST, "two regiments in one army, mixed sizes",
      "players 2\n" SMALL(1, 4, 1) "deck 4xL 4xN 4xLN\n", 3202, 255, 0, 0, 0 },
    { "s1c", IN_TEST, "the same with a choice of cards",
      "players 2\n" SMALL(1, 4, 2) "deck 5xL 5xN 5xLN\n", 16000, 1863, 0, 0, 0 },
    { "s1-stuck", IN_TEST, "too few cards: every play hangs (q-short-deck C)",
      "players 2\n" SMALL(1, 4, 2) "deck 3xL 2xN 2xLN\nreading q-short-deck=C\n", 586, 0, 8, 0, 0 },
    { "s2a", IN_TEST, "odd number of areas; companies, singles, completion by the second player",
      "players 2\n" SMALL(3, 2, 1) "deck 7xL 7xLN\n", 161281, 3738, 0, 27915, 694 },
    { "s2b", IN_TEST, "the talon runs out, hands shrink to nothing",
      "players 2\n" SMALL(3, 2, 2) "deck 6xN 6xBN\n", 118977, 987, 0, 20757, 185 },
    { "s2c", IN_TEST, "all sizes and completion by the second player",
      "players 2\n" SMALL(2, 4, 2) "deck 10xL 10xLN\n", 196427, 2868, 0, 0, 0 },
    { "s2d", IN_TEST, "three players: marks, equal armies below the first place, equal points",
      "players 3\n" SMALL(3, 1, 1) "deck 6xL 6xN\n", 528447, 70224, 0, 89107, 12074 },
    { "s3a", IN_VERIFY, "two players, everything but a choice of cards",
      "players 2\n" SMALL(3, 4, 1) "deck 13xL 13xLN\n", 18978899, 48118, 0, 3186401, 8338 },
    { "s3b", IN_VERIFY, "three players with regiments",
      "players 3\n" SMALL(2, 4, 1) "deck 13xL 13xN\n", 12689507, 103110, 0, 6345205, 51574 },
    { "s3c", IN_VERIFY, "four players: no mark for the last, four equal armies",
      "players 4\n" SMALL(2, 2, 1) "deck 10xL 10xLN\n", 14521211, 1192674, 0, 7260905, 596410 },
    { "s3d", IN_VERIFY, "three faces and a choice of cards",
      "players 2\n" SMALL(2, 4, 2) "deck 7xL 7xN 6xLN\n", 0, 0, 0, 6023734, 94520 },
    { "s3e", IN_VERIFY, "a choice of cards and an odd number of areas",
      "players 2\n" SMALL(3, 4, 2) "deck 14xL 14xLN\n", 0, 0, 0, 7862955, 24424 },
    { "s4b", IN_DEEP, "three players, odd number of areas, lower ties with companies",
      "players 3\n" SMALL(3, 2, 1) "deck 11xL 10xLN\n", 92728863, 3105417, 0, 15498379, 522639 },
    END_OF_SCOPES
};
