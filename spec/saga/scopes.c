/* The small games whose whole state space can be visited.
*
 * Two or three lands, red, green and blue; hands and display given. Numbers of
 * states, and of transitions, were reached by two enumerators written apart from
 * this program and from each other, those of finished games by one of them.
 * Nobody is stuck: a hand is never empty in a turn, and any knight may begin a
 * troop.
 *
 * Of a third count only numbers are left. Its states are those pinned here, in the largest scopes,
 * too, but for treasure: 382,073, and 588,905 moves (here, with the knights above the lowest of a
 * troop in any order, it would be 376,676 and 569,386: not explained). So are its moves, but where
 * knights are recruited: 7,809 in recruit for 7,983 here, and some 2 of 100 fewer in the others;
 * no two moves of a state lead to the same one here. It stopped recruit-all at 110,000,000.
 */
#include "shared.h"

#define SMALL(count, lands, recruits, fame) \
    "players " #count "\nsmall\nlands " #lands "\nfirst A\nrecruits " #recruits "\nfame " #fame "\n"

#define LAND(colour, income, during) "land " colour " crown " #income " " during " none\n"

#define TWO(first, second) \
    "set 1 " first "\nset 2 " second "\nset 3 2xR1 2xG1\nseat A 1\nseat B 2\ndisplay-set 3\n" \
    "display red R1 G1\ndisplay green G1 R1\n"

#define THREE(first, second, third) \
    "set 1 " first "\nset 2 " second "\nset 3 " third "\nset 4 2xR1 2xG1\nseat A 1\nseat B 2\n" \
    "seat C 3\ndisplay-set 4\ndisplay red R1 G1\ndisplay green G1 R1\n"

#define RING(first, second) \
    "set 1 " first "\nset 2 " second "\nset 3 2xR1 2xG1 2xB1\nseat A 1\nseat B 2\n" \
    "display-set 3\ndisplay red R1 G1\ndisplay green G1 B1\ndisplay blue B1 R1\n"

#define BASE TWO("R1 R2 G2", "R2 G1 G2")

#define WIDE TWO("R1 R2 R3 G2", "R2 G1 G2 G3")

#define TRIO THREE("R1 R2 G2", "R2 G1 G2", "R1 R2 G2")

/* A paragraph for each scope: its sheet, then its counts. */
/* clang-format off */
const struct scope saga_scopes[] = {
    { "plain", IN_TEST,
      "laying, colours, conquest, knights freed and taken back into the hand, the end",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "none") BASE, 224, 47, 0, 0, 0 },
    { "minus", IN_TEST, "-1: an equal troop suffices, and plays that go on for ever",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") BASE, 193, 38, 0, 0, 0 },
    { "minus-wide", IN_TEST, "the same, with one knight more each",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") WIDE, 3688, 469, 0, 0, 0 },
    { "minus-three", IN_TEST, "three players; no ties while nobody takes a knight back",
      SMALL(3, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") TRIO, 2487, 484, 0, 0, 0 },
    { "back", IN_TEST, "knights taken back, empty defences, lands that change hands by it",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") BASE, 4385, 633, 0, 0, 0 },
    { "lock", IN_TEST, "who holds green keeps the other busy with one knight for ever",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") TWO("R4 G4", "2xG1"),
      31, 3, 0, 0, 0 },
    { "recruit", IN_TEST, "income and recruiting",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "none") BASE, 6084, 2065, 0, 0, 0 },
    { "all-wide", IN_TEST, "+1, -1, knights taken back; a choice between equal troops",
      SMALL(2, 2, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") WIDE,
      48205, 4198, 0, 0, 0 },
    { "hide", IN_TEST, "knights face down, turned up later or by a conquest",
      SMALL(2, 2, 0, 0) LAND("red", 0, "hide") LAND("green", 0, "none") WIDE, 2974, 449, 0, 0, 0 },
    { "ends", IN_TEST, "what lands change in the count, and ask at the end",
      SMALL(2, 2, 0, 0)
      "land red crown 0 none five+zero+add\nland green crown 0 none troop+hand+tribute+fifteen\n"
      WIDE, 3067, 632, 0, 0, 0 },
    { "back-three", IN_TEST, "three players who tie: contested lands",
      SMALL(3, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") TRIO,
      69538, 10809, 0, 0, 0 },
    { "back-income", IN_TEST, "income and knights taken back: what comes first",
      SMALL(2, 2, 0, 4) LAND("red", 1, "none") LAND("green", 1, "back") BASE,
      124373, 15061, 0, 0, 0 },
    { "treasure", IN_VERIFY, "one knight more under a land, one face down",
      SMALL(2, 3, 0, 0) LAND("red", 0, "none") LAND("green", 0, "add") LAND("blue", 0, "hide")
      RING("R1 G2 B3 R2 B1", "G1 B2 R3 G2 B3"), 387745, 121497, 0, 0, 0 },
    { "ring", IN_VERIFY, "three lands: troops that aim elsewhere when their lowest knight is gone",
      SMALL(2, 3, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back")
      LAND("blue", 0, "none")
      RING("R1 G2 B3 R2", "G1 B2 R3 G2"), 436387, 69440, 0, 0, 0 },
    { "recruit-minus", IN_VERIFY, "recruiting, and plays that go on for ever",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") BASE,
      789381, 121259, 0, 0, 0 },
    { "free", IN_VERIFY, "a free knight; a land that brings 2",
      SMALL(2, 2, 1, 3) LAND("red", 1, "free") LAND("green", 2, "minus") BASE,
      1081971, 163418, 0, 0, 0 },
    { "recruit-wide", IN_VERIFY, "recruiting; no play goes on for ever",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "none") WIDE,
      5140359, 630550, 0, 0, 0 },
    { "three-all", IN_DEEP, "nearly all powers during the game",
      SMALL(2, 3, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") LAND("blue", 0, "add")
      RING("R1 G2 B3 R2 B1", "G1 B2 R3 G2 B3"), 21865855, 3168007, 0, 0, 0 },
    { "recruit-three", IN_DEEP, "three players who recruit",
      SMALL(3, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") TRIO,
      31369360, 6117144, 0, 0, 0 },
    { "recruit-wide-minus", IN_DEEP, "recruiting and -1, with one knight more each",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") WIDE,
      40158551, 3472051, 0, 0, 0 },
    { "recruit-back", IN_DEEP, "all that two players with two lands can do, but +1 and -1",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "back") BASE,
      42057847, 2783786, 0, 0, 0 },
    { "recruit-all", IN_DEEP,
      "the same with +1, and one knight more each: too large to visit whole",
      SMALL(2, 2, 1, 2) LAND("red", 1, "plus") LAND("green", 1, "back") WIDE, 0, 0, 0, 0, 0 },
    END_OF_SCOPES
};
