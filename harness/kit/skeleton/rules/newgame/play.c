/* The rules: what may be done, what it does, and how the game ends. */
#include "newgame.h"

void newgame_start(const struct newgame_table *t, struct newgame_state *s)
{
    RULE(heap_of_seven);
    *s = (struct newgame_state){ .heap = t->stones };
}

verdict newgame_refusal(const struct newgame_table *t, const struct newgame_state *s, struct move m)
{
    if (!newgame_sayable(t, m))
        return NOT_A_MOVE;
    if (s->phase == OVER)
        return BY(last_stone_ends);
    if ((m.kind == M_LOT) != (s->phase == LOT))
        return BY(lot_says_who_begins);
    if (m.kind == M_LOT)
        return LEGAL;
    if (m.actor != s->turn)
        return BY(players_alternate);
    return m.arg[0] == 0 || m.arg[0] > AT_ONCE || m.arg[0] > s->heap ? BY(take_one_to_three)
                                                                     : LEGAL;
}

void newgame_carry_out(const struct newgame_table *t, struct newgame_state *s, struct move m)
{
    (void)t;
    if (m.kind == M_LOT) {
        RULE(lot_says_who_begins), s->turn = m.arg[0];
        s->phase = PLAY;
        return;
    }
    s->heap = (uint8_t)(s->heap - m.arg[0]);
    if (s->heap == 0)
        RULE(last_stone_ends), s->phase = OVER;
    RULE(players_alternate), s->turn = !s->turn;
}

uint8_t newgame_turn_of(const struct newgame_table *t, const struct newgame_state *s)
{
    (void)t;
    return s->phase == LOT ? NATURE : s->turn;
}

/* Whose turn it would be has not taken the last stone. */
void newgame_outcome(const struct newgame_table *t, const struct newgame_state *s,
                     struct outcome *o)
{
    bool loses = READS(t, Q_last_stone, 'B');
    *o = (struct outcome){ .over = s->phase == OVER };
    if (o->over)
        RULE(last_stone_wins), o->winners = (uint8_t)(1u << (loses ? s->turn : !s->turn));
}
