/* De voorraad: the supply of chips, and what can be changed with it.
 *
 * Under the standard readings only points count, and the supply never runs out. Under
 * q-change-impossible B each player's chips are kept: a player who pays or receives something first
 * puts chips into the supply (PAY), then takes chips out of it (DRAW). */
#include "saga.h"

enum { MOST_POINTS = 255 };

unsigned saga_supply(const struct saga_table *t, const struct saga_state *s)
{
    unsigned gone = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        gone += s->fame[seat];
    return gone < t->points ? t->points - gone : 0;
}

static unsigned in_supply(const struct saga_table *t, const struct saga_state *s, unsigned d)
{
    unsigned out = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        out += s->chips[seat][d];
    return out < t->chips[d] ? t->chips[d] - out : 0;
}

/* Marks the sums that these chips can make. */
static void mark_sums(const struct saga_table *t, const unsigned count[DENOMINATIONS],
                      bool sum[MOST_POINTS + 1])
{
    for (unsigned n = 0; n <= MOST_POINTS; n++)
        sum[n] = n == 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        for (unsigned chip = 0; chip < count[d] && t->chip[d] != 0; chip++)
            for (unsigned n = MOST_POINTS; n >= t->chip[d]; n--)
                sum[n] = sum[n] || sum[n - t->chip[d]];
}

static unsigned worth_of(const struct saga_table *t, const uint8_t chips[DENOMINATIONS])
{
    unsigned n = 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        n += (unsigned)t->chip[d] * chips[d];
    return n;
}

/* Marks the sums that the mover can hold in the end, with his own chips and those of the supply. */
static void mark_holdings(const struct saga_table *t, const struct saga_state *s,
                          bool sum[MOST_POINTS + 1])
{
    unsigned count[DENOMINATIONS];
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        count[d] = in_supply(t, s, d) + s->chips[s->mover][d];
    mark_sums(t, count, sum);
}

/* Can the mover pay 'owes' and receive 'gets'? He may put all his chips into the supply, so only
 * the sum that he holds in the end counts. Once he takes chips out, he puts none in. */
bool saga_can_change(const struct saga_table *t, const struct saga_state *s, unsigned owes,
                     unsigned gets)
{
    bool sum[MOST_POINTS + 1];
    unsigned has = worth_of(t, s->chips[s->mover]), count[DENOMINATIONS];
    if (s->phase == DRAW) {
        for (unsigned d = 0; d < DENOMINATIONS; d++)
            count[d] = in_supply(t, s, d);
        mark_sums(t, count, sum);
        return owes == 0 && gets <= MOST_POINTS && sum[gets];
    }
    mark_holdings(t, s, sum);
    return has + gets >= owes && has + gets - owes <= MOST_POINTS && sum[has + gets - owes];
}

/* The part of an income that the supply can pay out. */
unsigned saga_payable(const struct saga_table *t, const struct saga_state *s, unsigned income)
{
    unsigned supply = saga_supply(t, s), most = income < supply ? income : supply;
    bool sum[MOST_POINTS + 1];
    if (READS(t, Q_supply_empty, 'A'))
        return income;
    if (READS(t, Q_change_impossible, 'B')) {
        mark_holdings(t, s, sum);
        while (most > 0 && !sum[s->fame[s->mover] + most])
            most--;
    }
    return READS(t, Q_supply_empty, 'C') && most < income ? 0 : most;
}

static void open_payment(const struct saga_table *t, struct saga_state *s, unsigned owes,
                         unsigned gets)
{
    if (READS(t, Q_change_impossible, 'A') || owes + gets == 0)
        return;
    s->owes = (uint8_t)owes;
    s->gets = (uint8_t)gets;
    s->phase = PAY;
}

void saga_earn(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned points)
{
    unsigned room = (unsigned)t->most_fame - s->fame[seat];
    unsigned more = points <= room ? points : (RULE(fame_has_a_limit), room);
    s->fame[seat] = (uint8_t)(s->fame[seat] + more);
    open_payment(t, s, 0, more);
}

void saga_pay(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned points)
{
    s->fame[seat] = (uint8_t)(s->fame[seat] - points);
    open_payment(t, s, points, 0);
}

/* ---- single chips ---- */

static verdict refuse_put(const struct saga_table *t, const struct saga_state *s, unsigned d)
{
    bool none = READS(t, Q_change_impossible, 'A') || s->chips[s->mover][d] == 0;
    return none || s->phase == DRAW ? BY(change_always) : LEGAL;
}

static verdict refuse_take(const struct saga_table *t, const struct saga_state *s, unsigned d)
{
    struct saga_state then = *s;
    if ((s->phase != PAY && s->phase != DRAW) || s->owes != 0 || t->chip[d] > s->gets
        || in_supply(t, s, d) == 0)
        return BY(change_always);
    then.phase = DRAW;
    then.chips[s->mover][d]++;
    return saga_can_change(t, &then, 0, s->gets - (unsigned)t->chip[d]) ? LEGAL : BY(change_always);
}

verdict saga_refuse_chip(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    return m.kind == M_PUT_CHIP ? refuse_put(t, s, m.arg[0]) : refuse_take(t, s, m.arg[0]);
}

static void put_chip(const struct saga_table *t, struct saga_state *s, unsigned d)
{
    unsigned value = t->chip[d], paid = value < s->owes ? value : s->owes;
    RULE(change_always), s->chips[s->mover][d]--;
    s->owes = (uint8_t)(s->owes - paid);
    s->gets = (uint8_t)(s->gets + value - paid);
    s->phase = PAY;
}

static void take_chip(const struct saga_table *t, struct saga_state *s, unsigned d)
{
    RULE(supply_open), s->chips[s->mover][d]++;
    s->gets = (uint8_t)(s->gets - t->chip[d]);
    s->phase = DRAW;
}

void saga_move_chip(const struct saga_table *t, struct saga_state *s, struct move m)
{
    if (m.kind == M_PUT_CHIP)
        put_chip(t, s, m.arg[0]);
    else
        take_chip(t, s, m.arg[0]);
    if (s->owes == 0 && s->gets == 0)
        saga_go_on(t, s);
}
