/* The rules: which field may be marked, and how the game ends. */
#include "tictactoe.h"

void tictactoe_start(const struct tictactoe_table *t, struct tictactoe_state *s)
{
    (void)t;
    RULE(nine_free_fields);
    *s = (struct tictactoe_state){ 0 };
}

/* So many fields lie between those of a row, a column and the two diagonals. */
static bool has_row(const struct tictactoe_state *s, unsigned mark)
{
    static const uint8_t from[] = { 0, 3, 6, 0, 1, 2, 0, 2 }, by[] = { 1, 1, 1, 3, 3, 3, 4, 2 };
    bool found = false;
    for (unsigned i = 0; i < sizeof from; i++) {
        const uint8_t *f = &s->field[from[i]];
        found = found || (f[0] == mark && f[by[i]] == mark && f[2 * by[i]] == mark);
    }
    return found;
}

verdict tictactoe_refusal(const struct tictactoe_table *t, const struct tictactoe_state *s,
                          struct move m)
{
    if (!tictactoe_sayable(t, m))
        return NOT_A_MOVE;
    if (s->phase == OVER)
        return has_row(s, 1) || has_row(s, 2) ? BY(three_in_a_row_win) : BY(full_board_is_drawn);
    if (m.actor != s->turn)
        return BY(players_alternate);
    return s->field[m.arg[0]] ? BY(mark_a_free_field) : LEGAL;
}

void tictactoe_carry_out(const struct tictactoe_table *t, struct tictactoe_state *s, struct move m)
{
    bool full = true;
    (void)t;
    RULE(mark_a_free_field), s->field[m.arg[0]] = (uint8_t)(m.actor + 1);
    RULE(players_alternate), s->turn = !s->turn;
    for (unsigned i = 0; i < FIELDS; i++)
        full = full && s->field[i];
    if (has_row(s, m.actor + 1u))
        RULE(three_in_a_row_win), s->phase = OVER;
    else if (full)
        RULE(full_board_is_drawn), s->phase = OVER;
}

void tictactoe_outcome(const struct tictactoe_table *t, const struct tictactoe_state *s,
                       struct outcome *o)
{
    (void)t;
    *o = (struct outcome){ .over = s->phase == OVER };
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (has_row(s, seat + 1))
            o->winners = (uint8_t)(1u << seat);
}
