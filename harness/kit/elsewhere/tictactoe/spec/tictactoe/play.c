/* What everybody knows of tic-tac-toe, clause by clause: when it forbids, and what must hold. */
#include "../../rules/tictactoe/tictactoe.h"
#include "../spec.h"

static const uint8_t rows[][3] = { { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 },
                                   { 1, 4, 7 }, { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 } };

static bool somebody_has_a_row(const struct tictactoe_state *s)
{
    bool found = false;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (unsigned mark = 1; mark <= SEATS; mark++)
            found = found || how_many_at(s->field, rows[i], 3, mark) == 3;
    return found;
}

static unsigned marks_of(const struct tictactoe_state *s, unsigned seat)
{
    return how_many(s->field, FIELDS, 1 + seat);
}

CLAUSE(nine_free_fields, "Play", SETUP, EXPLICIT,
       "Two players play on three rows of three fields, which are free at first.")

CLAUSE(players_alternate, "Play", TURN_ORDER, EXPLICIT, "A begins; the players move in turn.")

FORBIDS_ACTOR(players_alternate, other_has_the_turn, ANY_MOVE, "the other player has the turn")
IF(s->phase == PLAY && m.actor != s->turn)

STATE_PROPERTY(marks_are_equal_or_one_more)
IF(marks_of(s, 0) == marks_of(s, 1) + (s->turn == 1))

CLAUSE(mark_a_free_field, "Play", LEGALITY, EXPLICIT, "In your turn, mark a free field.")

FORBIDS(mark_a_free_field, field_is_marked, ANY_MOVE, "that field is marked")
IF(s->field[m.arg[0]] != 0)

STEP_PROPERTY(one_mark_more)
IF(marks_of(after, m.actor) == marks_of(before, m.actor) + 1)

CLAUSE(three_in_a_row_win, "Play", END, EXPLICIT,
       "Three marks of one player in a row, a column or a diagonal win, and end the game.")

FORBIDS_WHEN_OVER(three_in_a_row_win, row_is_made, ANY_MOVE, "a player has three in a row")
IF(somebody_has_a_row(s))

STATE_PROPERTY(over_with_a_row_or_without_fields)
IF((s->phase == OVER) == (somebody_has_a_row(s) || marks_of(s, 0) + marks_of(s, 1) == 9))

CLAUSE(full_board_is_drawn, "Play", INTENDED_DRAW, EXPLICIT,
       "If all fields are marked and nobody has three in a row, nobody wins.")

FORBIDS_WHEN_OVER(full_board_is_drawn, no_field_is_free, ANY_MOVE, "no field is free")
IF(s->phase == OVER && !somebody_has_a_row(s))

STATE_PROPERTY(winner_has_a_row)
{
    struct outcome o;
    tictactoe_outcome(t, s, &o);
    return o.winners == (somebody_has_a_row(s) ? 1u << !s->turn : 0);
}
