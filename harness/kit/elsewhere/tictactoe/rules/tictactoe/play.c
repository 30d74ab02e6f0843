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

verdict tictactoe_refuse(const struct tictactoe_table *t, const struct tictactoe_state *s,
                         struct move m)
{
    (void)t;
    return s->field[m.arg[0]] ? BY(mark_a_free_field) : LEGAL;
}

void tictactoe_make(const struct tictactoe_table *t, struct tictactoe_state *s, struct move m)
{
    RULE(mark_a_free_field), s->field[m.arg[0]] = (uint8_t)(m.actor + 1);
    RULE(players_alternate), s->turn = next_seat(t, s->turn);
}

verdict tictactoe_ends(const struct tictactoe_table *t, const struct tictactoe_state *s)
{
    if (tictactoe_winners(t, s) != 0)
        return BY(three_in_a_row_win);
    return how_many(s->field, FIELDS, 0) == 0 ? BY(full_board_is_drawn) : LEGAL;
}

unsigned tictactoe_winners(const struct tictactoe_table *t, const struct tictactoe_state *s)
{
    (void)t;
    return has_row(s, 1) ? 1u << 0 : has_row(s, 2) ? 1u << 1 : 0;
}
