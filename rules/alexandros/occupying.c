/* Provincies bezetten en overnemen: governors, cards for the rest, and the half that goes to the
 * loser.
 *
 * The first governor determines the province. Further ones follow one by one, in any order, and
 * only their areas are remembered; then the rest is paid. Each governor is legal only if the rest
 * can be paid afterwards. A province that is taken over first loses its governors, which costs two
 * cards each; all of that is one action. */
#include "alexandros.h"

/* ---- what it costs ---- */

static void symbols_of(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned province, uint8_t symbols[SYMBOLS])
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        symbols[k] = 0;
        for (unsigned n = 0; n < t->count[k]; n++)
            symbols[k] = (uint8_t)(symbols[k] + (s->province[t->with[k][n]] == province));
    }
}

/* The cards for the symbols of a province. Under q-own-province C its owner does not pay again. */
static void price_of(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned province, uint8_t price[SYMBOLS])
{
    bool paid = READS(t, Q_own_province, 'C') && alexandros_owner(t, s, province) == s->mover;
    symbols_of(t, s, province, price);
    for (unsigned k = 0; k < SYMBOLS && paid; k++)
        price[k] = 0;
}

/* Two cards for each governor, with the symbol of his area. */
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

/* An unfinished occupation: the hand, the governors in the supply, and what is still to be paid. */
struct plan {
    uint8_t hand[SYMBOLS], price[SYMBOLS];
    unsigned province, supply;
    unsigned next; /* the area that gets a governor now */
};

static bool open_for_more(const struct alexandros_table *t, const struct alexandros_state *s,
                          const struct plan *p, unsigned area)
{
    return s->province[area] == p->province && area != p->next
        && !alexandros_stands(t, s, s->mover, area);
}

/* Each missing card must be replaced by a governor on its symbol, on an area that can still take
 * one. */
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

/* Puts a governor on an area, whose card need not be paid any more. */
static void place(const struct alexandros_table *t, const struct alexandros_state *s,
                  struct plan *p, unsigned area)
{
    unsigned symbol = t->symbol[area];
    if (p->price[symbol] > 0 && !alexandros_stands(t, s, s->mover, area))
        p->price[symbol]--;
    p->supply--;
    p->next = area;
}

static void plan_for(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned province, struct plan *p)
{
    p->province = province;
    p->supply = alexandros_supply(t, s, s->mover);
    p->next = NOWHERE;
    price_of(t, s, province, p->price);
    for (unsigned k = 0; k < SYMBOLS; k++)
        p->hand[k] = s->hand[s->mover][k];
}

/* ---- occupying ---- */

static bool any_symbol(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned province)
{
    for (unsigned a = 0; a < t->areas; a++)
        if (has_symbol(t, a) && s->province[a] == province)
            return true;
    return false;
}

/* Can this province be occupied at all, whoever owns it? */
static verdict refuse_province(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned province)
{
    if (!alexandros_is_province(t, s, province))
        return BY(whole_land_counts);
    RULE(province_definition);
    return any_symbol(t, s, province) ? LEGAL : BY(province_needs_symbol);
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

/* May the player place a second governor on an area? */
static verdict refuse_second(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned area)
{
    return READS(t, Q_two_on_one_area, 'A') && alexandros_stands(t, s, s->mover, area)
             ? BY(occupy_one_per_area)
             : LEGAL;
}

static verdict refuse_occupy(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned area)
{
    struct plan p;
    verdict v = refuse_province(t, s, s->province[area]);
    if (!v)
        v = refuse_owner(t, s, s->province[area]);
    if (v)
        return v;
    if (!has_symbol(t, area))
        return BY(occupy_on_symbols);
    plan_for(t, s, s->province[area], &p);
    if (p.supply == 0)
        return BY(occupy_from_supply);
    v = refuse_second(t, s, area);
    if (v)
        return v;
    place(t, s, &p, area);
    return can_be_paid(t, s, &p) ? LEGAL : BY(occupy_pay_rest);
}

/* ---- taking over ---- */

/* Removes the governors of the province: the player has used the cards for them, and his own
 * governors return to his supply. */
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

static bool is_losers(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned province)
{
    unsigned owner = alexandros_owner(t, s, province);
    return owner != NOWHERE && (owner != s->mover || READS(t, Q_takeover_own, 'B'));
}

/* A player needs two cards for each governor, with the right symbols. If he has them for some
 * governors only, he cannot drive out these alone. */
static verdict refuse_ransom(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned province)
{
    const uint8_t *hand = s->hand[s->mover];
    uint8_t ransom[SYMBOLS];

    if (!is_losers(t, s, province))
        return BY(takeover_opponent);
    ransom_of(t, s, province, ransom);
    if (total_of(hand) < total_of(ransom))
        return BY(takeover_two_per_governor);
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (ransom[k] > 0 && hand[k] < 2)
            return BY(takeover_right_symbol);
    return covers(hand, ransom) ? LEGAL : BY(takeover_all_governors);
}

/* Could he occupy the province with his remaining cards, once its governors are gone? */
static bool can_follow(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned province, unsigned area)
{
    struct alexandros_state then = *s;
    struct plan p;

    raze(t, &then, province);
    plan_for(t, &then, province, &p);
    if (p.supply > 0 && area != NOWHERE)
        place(t, &then, &p, area);
    return can_be_paid(t, &then, &p);
}

/* The governors that he can place then. Under q-takeover-own B his own ones there return first. */
static unsigned supply_then(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned province)
{
    bool his = alexandros_owner(t, s, province) == s->mover;
    return alexandros_supply(t, s, s->mover) + (his ? alexandros_governors_in(t, s, province) : 0);
}

static verdict refuse_take_over(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned area)
{
    unsigned province = s->province[area];
    verdict v = refuse_province(t, s, province);
    if (v)
        return v;
    if (!has_symbol(t, area))
        return BY(occupy_on_symbols);
    if (supply_then(t, s, province) == 0)
        return BY(occupy_from_supply);
    v = refuse_ransom(t, s, province);
    if (v && v != ALEXANDROS_takeover_all_governors)
        return v;
    if (!v && !can_follow(t, s, province, area))
        return BY(takeover_then_occupy);
    return READS(t, Q_takeover_split_actions, 'B') ? BY(takeover_one_action) : v;
}

/* q-takeover-split-actions B, C: removing the governors is an action of its own. Under B the next
 * action must occupy the province. */
static verdict refuse_remove(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned area)
{
    unsigned province = s->province[area], seat = alexandros_owner(t, s, province);
    verdict v = alexandros_is_province(t, s, province) ? LEGAL : BY(whole_land_counts);
    if (v)
        return v;
    if (seat == NOWHERE || !alexandros_stands(t, s, seat, area))
        return BY(takeover_opponent);
    v = refuse_ransom(t, s, province);
    if (v && v != ALEXANDROS_takeover_all_governors)
        return v;
    if (!v && READS(t, Q_takeover_split_actions, 'B')
        && (s->actions != 2 || supply_then(t, s, province) == 0
            || !can_follow(t, s, province, NOWHERE)))
        return BY(takeover_then_occupy);
    return READS(t, Q_takeover_split_actions, 'A') ? BY(takeover_one_action) : v;
}

/* ---- a further governor, and the cards ---- */

static void plan_so_far(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct plan *p)
{
    plan_for(t, s, s->site - 1u, p);
    for (unsigned k = 0; k < SYMBOLS; k++)
        p->price[k] = s->price[k];
}

/* q-extra-governors B: one governor may be placed anywhere. Each other one must replace a card that
 * the player lacks. */
static bool stand_in(const struct alexandros_table *t, const struct alexandros_state *s,
                     const struct plan *p)
{
    uint8_t all[SYMBOLS];
    unsigned needless = 0;
    symbols_of(t, s, p->province, all); /* the player may own it by now */
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (p->price[k] < p->hand[k])
            needless += (unsigned)all[k] - p->price[k];
    return needless <= 1;
}

/* Puts the governor into the plan, which the player must then still be able to pay. A governor that
 * does not lower the price replaces no card. */
static verdict refuse_place(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned area)
{
    struct plan p;
    unsigned symbol = t->symbol[area];

    plan_so_far(t, s, &p);
    if (!has_symbol(t, area) || s->province[area] != p.province)
        return BY(occupy_on_symbols);
    if (p.supply == 0)
        return BY(occupy_from_supply);
    verdict v = refuse_second(t, s, area);
    if (v)
        return v;
    unsigned due = p.price[symbol];
    place(t, s, &p, area);
    if (!can_be_paid(t, s, &p))
        return BY(occupy_pay_rest);
    return READS(t, Q_extra_governors, 'B') && (p.price[symbol] == due || !stand_in(t, s, &p))
             ? BY(occupy_extra_governors)
             : LEGAL;
}

/* ---- which cards the loser gets ---- */

static verdict refuse_give(const struct alexandros_state *s, unsigned symbol)
{
    return s->used[symbol] > 0 ? LEGAL : BY(takeover_conqueror_picks);
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
    s->victim = s->due = 0;
    alexandros_action_done(t, s);
}

static void give(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    unsigned victim = s->victim - 1u;
    s->used[symbol]--;
    RULE(takeover_conqueror_picks), s->hand[victim][symbol]++;
    s->held[victim]++;
    s->due--;
    if (s->due == 0)
        discard_used(t, s);
}

/* Gives cards as long as there is no choice: all that are left have one symbol. */
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

/* In a game of two players the loser only gets his governors back. */
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
    place(t, s, &p, area);
    for (unsigned k = 0; k < SYMBOLS; k++)
        s->price[k] = p.price[k];
    RULE(occupy_min_one_governor), RULE(occupy_on_symbols), alexandros_post(s, s->mover, area);
    s->site = (uint8_t)(p.province + 1);
    s->razed = 0;
    s->phase = PLACE;
}

static void next_governor(const struct alexandros_table *t, struct alexandros_state *s,
                          unsigned area)
{
    if (!alexandros_stands(t, s, s->mover, area) && s->price[t->symbol[area]] > 0)
        s->price[t->symbol[area]]--;
    RULE(occupy_extra_governors), alexandros_post(s, s->mover, area);
}

/* q-half-of-what B: the loser gets half of the cards for his governors; the cards for the province
 * are discarded. */
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
    s->site = 0;
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
    case M_REMOVE: remove_governors(t, s, s->province[m.arg[0]]); break;
    case M_PLACE:  next_governor(t, s, m.arg[0]); break;
    case M_PAY:    pay(t, s); break;
    default:       give(t, s, m.arg[0]); give_what_is_certain(t, s);
    }
}
