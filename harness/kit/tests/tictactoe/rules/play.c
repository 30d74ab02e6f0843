/* The rules: marking, three in a row, and a full board. */
#include "tictactoe.h"

void tictactoe_start(const struct tictactoe_table *t, struct tictactoe_state *s)
{
    (void)t;
    RULE(empty_board), *s = (struct tictactoe_state){ .phase = PLAY };
}

static bool same(const uint8_t *field, unsigned from, unsigned step)
{
    return field[from] != 0 && field[from] == field[from + step]
        && field[from] == field[from + 2 * step];
}

static bool has_row(const uint8_t *field)
{
    bool found = same(field, 0, 4) || same(field, 2, 2);
    for (unsigned i = 0; i < 3; i++)
        found = found || same(field, 3 * i, 1) || same(field, i, 3);
    return found;
}

static bool is_full(const uint8_t *field)
{
    bool full = true;
    for (unsigned i = 0; i < FIELDS; i++)
        full = full && field[i] != 0;
    return full;
}

verdict tictactoe_refusal(const struct tictactoe_table *t, const struct tictactoe_state *s,
                          struct move m)
{
    if (!tictactoe_sayable(t, m))
        return NOT_A_MOVE;
    if (s->phase == OVER)
        return has_row(s->field) ? BY(three_in_a_row) : BY(full_board);
    if (m.actor != s->turn)
        return BY(players_alternate);
    return s->field[m.arg[0]] != 0 ? BY(empty_fields) : LEGAL;
}

void tictactoe_carry_out(const struct tictactoe_table *t, struct tictactoe_state *s, struct move m)
{
    (void)t;
    s->field[m.arg[0]] = (uint8_t)(s->turn + 1);
    RULE(players_alternate), s->turn = !s->turn;
    if (has_row(s->field))
        RULE(three_in_a_row), s->phase = OVER;
    else if (is_full(s->field))
        RULE(full_board), s->phase = OVER;
}

/* Whose turn it would be has not made the row. */
void tictactoe_outcome(const struct tictactoe_table *t, const struct tictactoe_state *s,
                       struct outcome *o)
{
    (void)t;
    *o = (struct outcome){ .over = s->phase == OVER };
    if (o->over && has_row(s->field))
        o->winners = (uint8_t)(1u << !s->turn);
}
