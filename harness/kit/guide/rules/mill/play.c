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

static unsigned men(const struct mill_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < POINTS; i++)
        n += s->point[i] == seat + 1;
    return n;
}

/* ---- moves ---- */

static bool jumps(const struct mill_table *t, const struct mill_state *s)
{
    return READS(t, Q_jump, 'A') && men(s, s->turn) == 3;
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
        s.point[m.arg[2]] = 0;
    else
        s.hand[s.turn]--;
    s.point[m.arg[0]] = (uint8_t)(s.turn + 1);
    return s;
}

static verdict refuse_taking(const struct mill_table *t, const struct mill_state *s, struct move m)
{
    struct mill_state after = moved(*s, m);
    unsigned victim = m.arg[1];
    bool closes = in_mill(t, &after, m.arg[0]), free = has_free_man(t, s);
    bool any = READS(t, Q_only_mills, 'A') && men(s, !s->turn) > 0;
    if (victim == 0)
        return closes && (free || any) ? BY(mill_takes) : LEGAL;
    if (s->point[victim - 1] != 2u - s->turn || !closes)
        return BY(mill_takes);
    return in_mill(t, s, victim - 1) && (free || !any) ? BY(mills_are_safe) : LEGAL;
}

static bool has_lost(const struct mill_state *s)
{
    return men(s, s->turn) + s->hand[s->turn] < 3;
}

verdict mill_refusal(const struct mill_table *t, const struct mill_state *s, struct move m)
{
    if (!mill_sayable(t, m))
        return NOT_A_MOVE;
    if (s->phase == OVER)
        return has_lost(s) ? BY(two_men_lose) : BY(blocked_loses);
    if (m.actor != s->turn)
        return BY(players_alternate);
    if ((m.kind == M_PLACE) != (s->hand[s->turn] > 0))
        return BY(place_first);
    if (s->point[m.arg[0]] != 0)
        return BY(free_points);
    if (m.kind == M_MOVE && s->point[m.arg[2]] != s->turn + 1)
        return BY(along_a_line);
    if (m.kind == M_MOVE && !next_to(m.arg[2], m.arg[0]) && !jumps(t, s))
        return BY(along_a_line);
    return refuse_taking(t, s, m);
}

static bool is_blocked(const struct mill_table *t, const struct mill_state *s)
{
    bool blocked = s->hand[s->turn] == 0 && !jumps(t, s);
    for (unsigned a = 0; a < 8u * t->rings; a++)
        for (unsigned b = 0; b < 8u * t->rings; b++)
            blocked = blocked && !(s->point[a] == s->turn + 1 && !s->point[b] && next_to(a, b));
    return blocked;
}

void mill_carry_out(const struct mill_table *t, struct mill_state *s, struct move m)
{
    if (m.kind == M_MOVE && !next_to(m.arg[2], m.arg[0]))
        RULE(three_men_jump);
    *s = moved(*s, m);
    if (m.arg[1] > 0)
        s->point[m.arg[1] - 1] = 0;
    RULE(players_alternate), s->turn = !s->turn;
    if (has_lost(s))
        RULE(two_men_lose), s->phase = OVER;
    else if (is_blocked(t, s))
        RULE(blocked_loses), s->phase = OVER;
}

/* Without a man that is taken; where that is refused, with each that may be. The kit would ask of
 * every move that can be said: this is as right, and a hundred times as fast. */
static void offer_with(const struct mill_table *t, const struct mill_state *s, struct offers *o,
                       struct move m)
{
    if (mill_refusal(t, s, m) == LEGAL) {
        offer(o, m);
        return;
    }
    for (m.arg[1] = 1; m.arg[1] <= 8u * t->rings; m.arg[1]++)
        if (s->point[m.arg[1] - 1] == 2u - s->turn && mill_refusal(t, s, m) == LEGAL)
            offer(o, m);
}

void mill_offers(const struct mill_table *t, const struct mill_state *s, struct offers *o)
{
    unsigned points = s->phase == PLAY ? 8u * t->rings : 0;
    for (uint8_t to = 0; to < points; to++)
        for (uint8_t from = 0; from < points && s->point[to] == 0; from++)
            if (s->hand[s->turn] > 0 && from == 0)
                offer_with(t, s, o, (struct move){ M_PLACE, s->turn, { to } });
            else if (s->hand[s->turn] == 0 && s->point[from] == s->turn + 1)
                offer_with(t, s, o, (struct move){ M_MOVE, s->turn, { to, 0, from } });
}

/* It is the loser's turn. */
void mill_outcome(const struct mill_table *t, const struct mill_state *s, struct outcome *o)
{
    (void)t;
    *o = (struct outcome){ .over = s->phase == OVER };
    if (o->over)
        o->winners = (uint8_t)(1u << !s->turn);
}
