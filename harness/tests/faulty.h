/* A toy for tests of the engines: one heap a player may not see through, and a
 * fault that can be planted in each duty of a game.
 *
 * Chance gives every player a strength of 1 or 2, known to its owner only. In
 * turn, players take stones from one of three heaps: at least one, at most the
 * own strength. The taker of the last stone wins (reading A) or loses (B). */
#ifndef QUIBBLE_TESTS_FAULTY_H
#define QUIBBLE_TESTS_FAULTY_H

#include "spec/spec.h"

enum { TOY_HEAPS = 3 };

struct toy_table {
    struct table head;
    uint8_t stones[TOY_HEAPS];
    uint8_t all_stones; /* derived by seal */
};

struct toy_state {
    uint8_t turn; /* a seat, or NATURE while strengths are given */
    uint8_t heap[TOY_HEAPS];
    uint8_t strength[MAX_PLAYERS]; /* 0: not yet given, or unknown */
    uint8_t last;                  /* seat + 1 of who took a stone last */
};

enum { TOY_GIVE, TOY_TAKE }; /* give: arg0 seat, arg1 strength; take: arg0 heap, arg1 stones */

enum {
    TOY_IN_TURN = FIRST_CLAUSE,
    TOY_STRENGTH_IS_GIVEN,
    TOY_THREE_HEAPS,
    TOY_TAKE_SOME,
    TOY_TAKE_WHAT_IS_THERE,
    TOY_WITHIN_STRENGTH,
    TOY_LAST_STONE,
    TOY_CLAUSES_END
};
enum { TOY_Q_LAST };

enum toy_fault {
    SOUND,
    REFUSES_TABLE,
    SEALS_TWICE,
    TABLE_PROPERTY_FAILS,
    MISSPELLS_MOVE,
    MISREADS_MOVE,
    STATE_PROPERTY_FAILS,
    STEP_PROPERTY_FAILS,
    LAW_FAILS,
    OTHER_READING_FAILS,
    HIDES_A_MOVE,
    LISTS_TOO_MUCH,
    LISTS_TWICE,
    LISTS_TOO_MANY,
    NARROW_UNIVERSE,
    WRONG_TURN,
    SEATLESS_ACTOR,
    WEIGHTLESS_CHANCE,
    STEP_IS_LENIENT,
    STEP_IS_STRICT,
    REFUSED_STEP_CHANGES,
    STEP_REMEMBERS,
    UNKNOWN_CLAUSE,
    PLAYS_ON,
    GETS_STUCK,
    SEATLESS_WINNER,
    SEATLESS_SCORE,
    VIEW_FADES,
    VIEW_BLINDS_OWNER,
    VIEW_TELLS,
    VIEW_TELLS_UNDER_B,
    KEY_TOO_LONG,
    KEY_GROWS,
    KEY_FORGETS,
    POSITION_UNREADABLE,
    POSITION_FORGETS,
    SHEET_UNREADABLE,
    SHEET_FORGETS,
    MIRROR_LEAVES_MOVES,
    MIRROR_LEADS_APART,
    NOTHING_STANDS_FOR_ALL,
    ALLOWS_TOO_MUCH,
    REFUSES_TOO_MUCH,
    CITES_A_LATER_ONE,
    CITES_FALSELY
};
extern enum toy_fault toy_fault;
extern const struct spec toy_spec;

#endif
