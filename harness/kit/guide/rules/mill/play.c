/* The rules: the board, placing, moving, mills, and how the game ends. */
#include "mill.h"

void mill_start(const struct mill_table *t, struct mill_state *s)
{
    RULE(nine_men_each);
    *s = (struct mill_state){ .hand = { t->men, t->men } };
}

/* ---- the board ---- */

static unsigned along(unsigned point, unsigned steps)
{
    return point / 8 * 8 + (point + steps) % 8;
}

static bool next_to(unsigned a, unsigned b)
{
    return a % 8 == b % 8 ? a % 2 == 1 && (a + 8 == b || b + 8 == a)
                          : b == along(a, 1) || b == along(a, 7);
}

static bool is_side(const uint8_t *at, unsigned corner)
{
    return at[corner] == at[along(corner, 1)] && at[corner] == at[along(corner, 2)];
}

/* A corner is on two sides of its ring; a middle on one, and on the line across three rings. */
static bool in_mill(const struct mill_table *t, const struct mill_state *s, unsigned point)
{
    const uint8_t *at = s->point, *across = &at[point % 8];
    if (point % 2 == 0)
        return is_side(at, point) || is_side(at, along(point, 6));
    return is_side(at, along(point, 7))
        || (t->rings == RINGS && across[0] == across[8] && across[8] == across[16]);
}

/* ---- moves ---- */

static bool jumps(const struct mill_table *t, const struct mill_state *s)
{
    return READS(t, Q_jump, 'A') && how_many(s->point, POINTS, s->turn + 1u) == 3;
}

/* Does the other player have a man outside of mills? */
static bool has_free_man(const struct mill_table *t, const struct mill_state *s)
{
    bool found = false;
    for (unsigned i = 0; i < POINTS; i++)
        found = found || (s->point[i] == 2u - s->turn && !in_mill(t, s, i));
    return found;
}

static struct mill_state moved(struct mill_state s, struct move m)
{
    if (m.kind == M_MOVE)
        s.point[m.arg[1]] = 0;
    else
        s.hand[s.turn]--;
    s.point[m.arg[0]] = (uint8_t)(s.turn + 1);
    return s;
}

static verdict refuse_taking(const struct mill_table *t, const struct mill_state *s, struct move m)
{
    struct mill_state after = moved(*s, m);
    unsigned victim = m.arg[2];
    bool closes = in_mill(t, &after, m.arg[0]), free = closes && has_free_man(t, s);
    bool any = READS(t, Q_only_mills, 'A') && how_many(s->point, POINTS, 2u - s->turn) > 0;
    if (victim == 0)
        return closes && (free || any) ? BY(mill_takes) : LEGAL;
    if (s->point[victim - 1] != 2u - s->turn || !closes)
        return BY(mill_takes);
    return in_mill(t, s, victim - 1) && (free || !any) ? BY(mills_are_safe) : LEGAL;
}

verdict mill_refuse(const struct mill_table *t, const struct mill_state *s, struct move m)
{
    if ((m.kind == M_PLACE) != (s->hand[s->turn] > 0))
        return BY(place_first);
    if (s->point[m.arg[0]] != 0)
        return BY(free_points);
    if (m.kind == M_MOVE && s->point[m.arg[1]] != s->turn + 1)
        return BY(along_a_line);
    if (m.kind == M_MOVE && !next_to(m.arg[1], m.arg[0]) && !jumps(t, s))
        return BY(along_a_line);
    return refuse_taking(t, s, m);
}

void mill_make(const struct mill_table *t, struct mill_state *s, struct move m)
{
    if (m.kind == M_MOVE && !next_to(m.arg[1], m.arg[0]))
        RULE(three_men_jump);
    *s = moved(*s, m);
    if (m.arg[2] > 0)
        s->point[m.arg[2] - 1] = 0;
    RULE(players_alternate), s->turn = next_seat(t, s->turn);
}

/* ---- the end ---- */

static bool is_blocked(const struct mill_table *t, const struct mill_state *s)
{
    bool blocked = s->hand[s->turn] == 0 && !jumps(t, s);
    for (unsigned a = 0; a < 8u * t->rings; a++)
        for (unsigned b = 0; b < 8u * t->rings; b++)
            blocked = blocked && !(s->point[a] == s->turn + 1 && !s->point[b] && next_to(a, b));
    return blocked;
}

verdict mill_ends(const struct mill_table *t, const struct mill_state *s)
{
    if (how_many(s->point, POINTS, s->turn + 1u) + s->hand[s->turn] < 3)
        return BY(two_men_lose);
    return is_blocked(t, s) ? BY(blocked_loses) : LEGAL;
}

/* It is the loser's turn. */
unsigned mill_winners(const struct mill_table *t, const struct mill_state *s)
{
    (void)t;
    return 1u << !s->turn;
}
