/* What everybody knows of it, clause by clause: when it forbids, and what must hold. */
#include "shared.h"

static unsigned marks(const struct tictactoe_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FIELDS; i++)
        n += s->field[i] == 1 + seat;
    return n;
}

/* Of this player: 0 for none. */
static unsigned rows_of(const struct tictactoe_state *s, unsigned seat)
{
    static const uint8_t rows[][3] = { { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 },
                                       { 1, 4, 7 }, { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 } };
    unsigned n = 0;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        n += s->field[rows[i][0]] == 1 + seat && s->field[rows[i][1]] == 1 + seat
          && s->field[rows[i][2]] == 1 + seat;
    return n;
}

CLAUSE(empty_board, "Play", SETUP, EXPLICIT, "Two players play on an empty board of nine fields.")

STATE_PROPERTY(marks_are_of_two_players)
{
    return marks(s, 0) + marks(s, 1) <= FIELDS && s->turn < SEATS && s->phase < PHASES
        && t->head.players == SEATS;
}

CLAUSE(players_alternate, "Play", TURN_ORDER, EXPLICIT, "A begins; the players mark in turn.")

FORBIDS_ACTOR(players_alternate, other_has_the_turn, ANY_MOVE, "the other player has the turn")
{
    return s->phase == PLAY && m.actor != s->turn;
}

STATE_PROPERTY(marks_tell_whose_turn_it_is)
{
    return marks(s, 0) == marks(s, 1) + s->turn;
}

CLAUSE(empty_fields, "Play", LEGALITY, EXPLICIT, "In your turn you mark an empty field.")

FORBIDS(empty_fields, field_is_marked, ANY_MOVE, "that field has a mark")
{
    return s->field[m.arg[0]] != 0;
}

STEP_PROPERTY(one_mark_is_added)
{
    return before->field[m.arg[0]] == 0 && after->field[m.arg[0]] == 1 + m.actor
        && marks(after, m.actor) == marks(before, m.actor) + 1
        && marks(after, !m.actor) == marks(before, !m.actor);
}

CLAUSE(three_in_a_row, "Play", END, EXPLICIT,
       "Whoever has three marks in a row, column or diagonal wins, and the game is over.")

FORBIDS_WHEN_OVER(three_in_a_row, row_is_made, ANY_MOVE, "a player has three in a row")
{
    return rows_of(s, 0) + rows_of(s, 1) > 0;
}

/* A function of the rules is judged here, so it may be called. */
STATE_PROPERTY(rows_decide)
{
    struct outcome o;
    tictactoe_outcome(t, s, &o);
    return o.winners == (rows_of(s, 0) > 0) + 2 * (rows_of(s, 1) > 0);
}

CLAUSE(full_board, "Play", INTENDED_DRAW, EXPLICIT,
       "If all fields are marked and nobody has a row, nobody wins.")

FORBIDS_WHEN_OVER(full_board, no_field_is_empty, ANY_MOVE, "no field is empty")
{
    return rows_of(s, 0) + rows_of(s, 1) == 0 && marks(s, 0) + marks(s, 1) == FIELDS;
}

STATE_PROPERTY(over_if_a_row_or_full)
{
    bool ended = rows_of(s, 0) + rows_of(s, 1) > 0 || marks(s, 0) + marks(s, 1) == FIELDS;
    return (s->phase == OVER) == ended;
}
