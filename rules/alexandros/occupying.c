/* Provincies bezetten en overnemen: governors, cards for the rest, and the
 * half that goes to the loser.
 *
 * A first governor says which province; further ones follow one by one, areas
 * rising; then the rest is paid. Each is legal only if the rest can be paid in
 * the end. A province that is taken over loses its governors first: that costs
 * two cards each, and all of it is one action.
 */
#include "alexandros.h"

/* ---- what it costs ---- */

/* The symbols of a province; under q-own-province C nothing is paid a second time. */
static void price_of(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned province, uint8_t price[SYMBOLS])
{
    bool paid = READS(t, Q_own_province, 'C') && alexandros_owner(t, s, province) == s->mover;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        price[k] = 0;
        for (unsigned n = 0; n < t->count[k] && !paid; n++)
            price[k] = (uint8_t)(price[k] + (s->province[t->with[k][n]] == province));
    }
}

/* Two cards for each governor, with the symbol on which he stands. */
static void ransom_of(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned province, uint8_t ransom[SYMBOLS])
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        ransom[k] = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned i = 0; i < GOVERNORS && s->governor[seat][i] != 0; i++) {
            unsigned area = s->governor[seat][i] - 1u;
            if (s->province[area] != province)
                continue;
            RULE(takeover_two_per_governor), RULE(takeover_all_governors);
            RULE(takeover_right_symbol),
                ransom[t->symbol[area]] = (uint8_t)(ransom[t->symbol[area]] + 2);
        }
}

static bool covers(const uint8_t hand[SYMBOLS], const uint8_t cost[SYMBOLS])
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && hand[k] >= cost[k];
    return enough;
}

/* ---- can the rest be paid in the end? ---- */

/* An occupation in the middle: a hand, governors in the supply, what is still to be paid. */
struct plan {
    uint8_t hand[SYMBOLS], price[SYMBOLS];
    unsigned province, supply;
    unsigned after, first; /* further governors stand behind this area, and not on that one */
};

static bool open_for_more(const struct alexandros_table *t, const struct alexandros_state *s,
                          const struct plan *p, unsigned area)
{
    return s->province[area] == p->province && area + 1 > p->after && area + 1 != p->first
        && !alexandros_stands(t, s, s->mover, area);
}

/* Each card that is missing asks for a governor on its symbol, on an area that is still possible.
 */
static bool can_be_paid(const struct alexandros_table *t, const struct alexandros_state *s,
                        const struct plan *p)
{
    unsigned missing = 0;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned lacking = p->price[k] > p->hand[k] ? (unsigned)p->price[k] - p->hand[k] : 0,
                 room = 0;
        for (unsigned n = 0; n < t->count[k] && room < lacking; n++)
            room += open_for_more(t, s, p, t->with[k][n]);
        if (room < lacking)
            return false;
        missing += lacking;
    }
    return missing <= p->supply;
}

/* A governor stands on an area: its card is not due any more. */
static void place(const struct alexandros_table *t, struct plan *p, unsigned area)
{
    unsigned symbol = t->symbol[area];
    if (p->price[symbol] > 0)
        p->price[symbol]--;
    p->supply--;
}

/* q-extra-governors B: whoever comes first is free to choose, the others follow only where cards
 * are missing. */
static void begin_behind(const struct alexandros_table *t, struct plan *p, unsigned area)
{
    p->first = area + 1;
    p->after = READS(t, Q_extra_governors, 'B') ? 0 : area + 1;
}

static void plan_for(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned province, struct plan *p)
{
    p->province = province;
    p->supply = alexandros_supply(t, s, s->mover);
    p->after = p->first = 0;
    price_of(t, s, province, p->price);
    for (unsigned k = 0; k < SYMBOLS; k++)
        p->hand[k] = s->hand[s->mover][k];
}

/* ---- occupying ---- */

static verdict refuse_site(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned area)
{
    if (!has_symbol(t, area)) {
        for (unsigned a = 0; a < t->areas; a++)
            if (has_symbol(t, a) && s->province[a] == s->province[area])
                return BY(occupy_on_symbols);
        return BY(province_needs_symbol);
    }
    return alexandros_is_province(t, s, s->province[area]) ? LEGAL : BY(whole_land_counts);
}

static verdict refuse_owner(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned province)
{
    unsigned owner = alexandros_owner(t, s, province);
    if (owner == NOWHERE)
        return RULE(split_same_turn_occupy), RULE(occupation_can_wait), LEGAL;
    if (owner != s->mover)
        return BY(occupy_unoccupied);
    return READS(t, Q_own_province, 'A') ? BY(occupy_not_own) : LEGAL;
}

static verdict refuse_occupy(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned area)
{
    struct plan p;
    verdict v = refuse_site(t, s, area);
    if (!v)
        v = refuse_owner(t, s, s->province[area]);
    if (v)
        return v;
    if (s->razed && s->province[s->razed - 1u] != s->province[area])
        return BY(takeover_then_occupy);
    if (alexandros_stands(t, s, s->mover, area) && READS(t, Q_two_on_one_area, 'A'))
        return BY(occupy_one_per_area);
    plan_for(t, s, s->province[area], &p);
    if (p.supply == 0)
        return BY(occupy_from_supply);
    begin_behind(t, &p, area);
    place(t, &p, area);
    return can_be_paid(t, s, &p) ? LEGAL : BY(occupy_pay_rest);
}

/* ---- taking over ---- */

/* The province without its governors: the cards for them are gone, own ones are home again. */
static void raze(const struct alexandros_table *t, struct alexandros_state *s, unsigned province)
{
    unsigned owner = alexandros_owner(t, s, province);
    uint8_t ransom[SYMBOLS];

    ransom_of(t, s, province, ransom);
    for (unsigned k = 0; k < SYMBOLS; k++) {
        s->hand[s->mover][k] = (uint8_t)(s->hand[s->mover][k] - ransom[k]);
        s->held[s->mover] = (uint8_t)(s->held[s->mover] - ransom[k]);
        RULE(takeover_counts_all), s->used[k] = ransom[k];
    }
    for (unsigned a = 0; a < t->areas; a++)
        while (s->province[a] == province && alexandros_stands(t, s, owner, a))
            RULE(takeover_governors_home), alexandros_recall(s, owner, a);
    s->victim = owner == s->mover ? 0 : (uint8_t)(owner + 1); /* q-takeover-own B: nobody loses
                                                                 it */
}

static verdict refuse_ransom(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned province)
{
    unsigned owner = alexandros_owner(t, s, province);
    uint8_t ransom[SYMBOLS];

    if (owner == NOWHERE || (owner == s->mover && READS(t, Q_takeover_own, 'A')))
        return BY(takeover_opponent);
    ransom_of(t, s, province, ransom);
    return covers(s->hand[s->mover], ransom) ? LEGAL : BY(takeover_two_per_governor);
}

static verdict refuse_take_over(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned area)
{
    struct alexandros_state then;
    verdict v = refuse_site(t, s, area);
    if (v)
        return v;
    if (READS(t, Q_takeover_split_actions, 'B') || s->razed)
        return BY(takeover_one_action);
    v = refuse_ransom(t, s, s->province[area]);
    if (v)
        return v;
    then = *s;
    raze(t, &then, s->province[area]);
    v = refuse_occupy(t, &then, area);
    return v == LEGAL || alexandros_supply(t, &then, s->mover) == 0 ? v : BY(takeover_then_occupy);
}

/* q-takeover-split-actions B, C: the governors go, and it is an action of its own. Under B the next
 * one occupies. */
static verdict refuse_remove(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned province)
{
    struct alexandros_state then;
    struct plan p;

    if (READS(t, Q_takeover_split_actions, 'A'))
        return BY(takeover_one_action);
    if (s->province[province] != province)
        return BY(province_definition);
    if (!alexandros_is_province(t, s, province))
        return BY(whole_land_counts);
    verdict v = refuse_ransom(t, s, province);
    if (v || READS(t, Q_takeover_split_actions, 'C'))
        return v;
    then = *s;
    raze(t, &then, province);
    plan_for(t, &then, province, &p);
    return s->actions == 2 && p.supply > 0 && can_be_paid(t, &then, &p) ? LEGAL
                                                                        : BY(takeover_then_occupy);
}

/* ---- a further governor, and the cards ---- */

static void plan_so_far(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct plan *p)
{
    plan_for(t, s, s->province[s->site - 1u], p);
    p->after = s->last;
    p->first = s->site;
    for (unsigned k = 0; k < SYMBOLS; k++)
        p->price[k] = s->price[k];
}

/* On an area that has a governor of his already. */
static verdict refuse_second(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned area)
{
    return READS(t, Q_two_on_one_area, 'B') && area + 1u >= s->last
                && alexandros_stands(t, s, s->mover, area)
             ? LEGAL
             : BY(occupy_one_per_area);
}

static verdict refuse_place(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned area)
{
    bool second = alexandros_stands(t, s, s->mover, area);
    struct plan p;

    plan_so_far(t, s, &p);
    if (!has_symbol(t, area) || s->province[area] != p.province)
        return BY(occupy_on_symbols);
    if (second && refuse_second(t, s, area) != LEGAL)
        return BY(occupy_one_per_area);
    if (!second && !open_for_more(t, s, &p, area)) /* one set of areas, one row of moves */
        return BY(occupy_extra_governors);
    if (p.supply == 0)
        return BY(occupy_from_supply);
    if (READS(t, Q_extra_governors, 'B') && p.price[t->symbol[area]] <= p.hand[t->symbol[area]])
        return BY(occupy_extra_governors);
    p.after = area + 1;
    if (second)
        p.supply--;
    else
        place(t, &p, area);
    return can_be_paid(t, s, &p) ? LEGAL : BY(occupy_pay_rest);
}

/* ---- which cards the loser gets ---- */

/* Cards rise, and there must be enough of those that may still follow. */
static verdict refuse_give(const struct alexandros_state *s, unsigned symbol)
{
    unsigned left = 0;
    for (unsigned k = symbol; k < SYMBOLS; k++)
        left += s->used[k];
    return s->used[symbol] > 0 && symbol + 1 >= s->last && left >= s->due
             ? LEGAL
             : BY(takeover_conqueror_picks);
}

verdict alexandros_refuse_occupying(const struct alexandros_table *t,
                                    const struct alexandros_state *s, struct move m)
{
    switch (m.kind) {
    case M_OCCUPY:    return refuse_occupy(t, s, m.arg[0]);
    case M_TAKE_OVER: return refuse_take_over(t, s, m.arg[0]);
    case M_REMOVE:    return refuse_remove(t, s, m.arg[0]);
    case M_PLACE:     return refuse_place(t, s, m.arg[0]);
    case M_PAY:       return covers(s->hand[s->mover], s->price) ? LEGAL : BY(occupy_pay_rest);
    default:          return refuse_give(s, m.arg[0]);
    }
}

/* ------------------------------------------------------- what all that does -- */

static void discard_used(const struct alexandros_table *t, struct alexandros_state *s)
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        RULE(occupy_discard), RULE(takeover_rest_discard);
        s->discard[k] = (uint8_t)(s->discard[k] + s->used[k]);
        s->used[k] = 0;
    }
    s->victim = s->due = s->last = 0;
    alexandros_action_done(t, s);
}

static void give(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    unsigned victim = s->victim - 1u;
    s->used[symbol]--;
    RULE(takeover_conqueror_picks), s->hand[victim][symbol]++;
    s->held[victim]++;
    s->due--;
    s->last = (uint8_t)(symbol + 1);
    if (s->due == 0)
        discard_used(t, s);
}

/* Where only one symbol can be given there is nothing to choose. */
static void give_what_is_certain(const struct alexandros_table *t, struct alexandros_state *s)
{
    while (s->due > 0) {
        unsigned choices = 0, symbol = 0;
        for (unsigned k = SYMBOLS; k-- > 0;)
            if (refuse_give(s, k) == LEGAL)
                choices++, symbol = k;
        if (choices > 1)
            return;
        give(t, s, symbol);
    }
}

/* With two players the loser gets his governors only. */
static void share_used(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->victim == 0 || t->head.players == 2) {
        RULE(takeover_two_players), discard_used(t, s);
        return;
    }
    RULE(takeover_half_to_victim), RULE(takeover_round_up),
        s->due = (uint8_t)((total_of(s->used) + 1) / 2);
    s->phase = GIVE;
    give_what_is_certain(t, s);
}

static void first_governor(const struct alexandros_table *t, struct alexandros_state *s,
                           unsigned area)
{
    struct plan p;
    plan_for(t, s, s->province[area], &p);
    begin_behind(t, &p, area);
    place(t, &p, area);
    for (unsigned k = 0; k < SYMBOLS; k++)
        s->price[k] = p.price[k];
    RULE(occupy_min_one_governor), RULE(occupy_on_symbols), alexandros_post(s, s->mover, area);
    s->site = (uint8_t)(area + 1);
    s->last = (uint8_t)p.after;
    s->razed = 0;
    s->phase = PLACE;
}

static void next_governor(const struct alexandros_table *t, struct alexandros_state *s,
                          unsigned area)
{
    if (!alexandros_stands(t, s, s->mover, area) && s->price[t->symbol[area]] > 0)
        s->price[t->symbol[area]]--;
    RULE(occupy_extra_governors), alexandros_post(s, s->mover, area);
    s->last = (uint8_t)(area + 1);
}

/* q-half-of-what B: the loser's half is of the cards for his governors; those for the province are
 * discarded. */
static void pay(const struct alexandros_table *t, struct alexandros_state *s)
{
    bool apart = READS(t, Q_half_of_what, 'B') && s->victim != 0;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned cards = s->price[k];
        s->hand[s->mover][k] = (uint8_t)(s->hand[s->mover][k] - cards);
        s->held[s->mover] = (uint8_t)(s->held[s->mover] - cards);
        RULE(occupy_pay_rest), s->used[k] = (uint8_t)(s->used[k] + (apart ? 0 : cards));
        s->discard[k] = (uint8_t)(s->discard[k] + (apart ? cards : 0));
        s->price[k] = 0;
    }
    s->site = s->last = 0;
    share_used(t, s);
}

static void remove_governors(const struct alexandros_table *t, struct alexandros_state *s,
                             unsigned province)
{
    raze(t, s, province);
    s->razed = READS(t, Q_takeover_split_actions, 'B') ? (uint8_t)(province + 1) : 0;
    share_used(t, s);
}

void alexandros_occupy(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    switch (m.kind) {
    case M_OCCUPY: RULE(occupy_unoccupied), first_governor(t, s, m.arg[0]); break;
    case M_TAKE_OVER:
        RULE(takeover_opponent), raze(t, s, s->province[m.arg[0]]);
        RULE(takeover_then_occupy), RULE(takeover_one_action), first_governor(t, s, m.arg[0]);
        break;
    case M_REMOVE: remove_governors(t, s, m.arg[0]); break;
    case M_PLACE:  next_governor(t, s, m.arg[0]); break;
    case M_PAY:    pay(t, s); break;
    default:       give(t, s, m.arg[0]); give_what_is_certain(t, s);
    }
}
