/* Privileges: Barbarossa acts before the bid round, Saladin before the reveal, Richard before his
 * holder's turn, Clemens during it. */
#include "akkon.h"

/* ---- Clemens: faith ---- */

static bool two_of_a_city(const struct akkon_table *t, const struct akkon_state *s)
{
    bool two = false;
    for (unsigned city = 0; city < t->cities; city++)
        two = two || s->played[city] == 2 || (s->played[city] > 2 && READS(t, Q_faith_count, 'A'));
    return two;
}

static bool faith_due(const struct akkon_table *t, const struct akkon_state *s)
{
    return READS(t, Q_faith_count, 'B') ? s->stepped > 0 : s->stepped == 0 && two_of_a_city(t, s);
}

bool akkon_faith_open(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = false;
    for (unsigned track = 0; track < t->tracks; track++)
        any = any || s->value[s->mover][track] < t->most;
    return any && holds(s, s->mover, FAITH) && faith_due(t, s);
}

void akkon_note_played(const struct akkon_table *t, struct akkon_state *s, unsigned city)
{
    unsigned most = READS(t, Q_faith_count, 'C') ? 3 : 2, now = s->played[city] + 1u;
    if (!holds(s, s->mover, FAITH))
        return;
    if (READS(t, Q_faith_count, 'B') && now == 2) {
        s->stepped++;
        now = 0;
    }
    RULE(faith_two_same_city), s->played[city] = (uint8_t)(now < most ? now : most);
}

static verdict refuse_faith(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned track)
{
    bool used = s->stepped != 0 && !READS(t, Q_faith_count, 'B');
    if (s->value[s->mover][track] >= t->most)
        return BY(value_clamp);
    if (faith_due(t, s))
        return LEGAL;
    return used && two_of_a_city(t, s) ? BY(faith_once) : BY(faith_two_same_city);
}

static void step_by_faith(const struct akkon_table *t, struct akkon_state *s, unsigned track)
{
    RULE(faith_step), akkon_forward(t, s, s->mover, track, 1);
    RULE(faith_once), s->stepped = (uint8_t)(READS(t, Q_faith_count, 'B') ? s->stepped - 1u : 1u);
}

/* q-faith-moment B and C: a step that is not made in its moment is lost. Several steps may be due
 * at the end of a turn. */
static void use_faith(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    if (m.kind == M_RAISE)
        step_by_faith(t, s, m.arg[0]);
    else if (READS(t, Q_faith_count, 'B'))
        s->stepped = 0;
    if (s->phase == CLEMENS)
        akkon_enter(t, s,
                    READS(t, Q_faith_moment, 'B') ? TURN
                    : m.kind == M_RAISE           ? CLEMENS
                                                  : SURPLUS);
}

/* ---- Barbarossa: prestige ---- */

static unsigned holder_of(const struct akkon_state *s, unsigned track)
{
    return s->privilege[track] - 1u;
}

/* Does the holder have a card to give, and does any pile have a card to take? */
static bool exchange_open(const struct akkon_table *t, const struct akkon_state *s)
{
    if (s->privilege[PRESTIGE] == 0 || s->young || akkon_held(t, s, holder_of(s, PRESTIGE)) == 0)
        return false;
    for (unsigned city = 0; city < t->cities; city++)
        if (akkon_top(t, s, city) != NOWHERE)
            return true;
    return false;
}

static verdict refuse_exchange(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned print, unsigned city)
{
    unsigned seat = holder_of(s, PRESTIGE);
    if (akkon_top(t, s, city) == NOWHERE)
        return BY(prestige_top_only);
    if (akkon_copies(t, s, print, IN_HAND + seat) > 0)
        return LEGAL;
    return akkon_held(t, s, seat) > 0 ? BY(prestige_pay_old_card) : BY(prestige_needs_hand);
}

static verdict refuse_fetch(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned print)
{
    bool there = akkon_copies(t, s, print, IN_PILE) + akkon_copies(t, s, print, ON_TOP) > 0;
    return there && ON_FIELD + t->print[print].city == s->field ? LEGAL : BY(prestige_top_only);
}

/* Takes the top if it is a card of this print, else a card of the rest. */
static void fetch(const struct akkon_table *t, struct akkon_state *s, unsigned print)
{
    unsigned from = akkon_copies(t, s, print, ON_TOP) > 0 ? ON_TOP : IN_PILE;
    RULE(prestige_take), RULE(prestige_top_only),
        akkon_put_card(t, s, print, from, IN_HAND + holder_of(s, PRESTIGE));
    s->field = 0;
    akkon_expose(t, s, BID);
}

static void exchange(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                     unsigned city)
{
    unsigned seat = holder_of(s, PRESTIGE);
    RULE(prestige_pay_old_card), RULE(prestige_needs_hand),
        akkon_put_card(t, s, print, IN_HAND + seat, DISCARDED);
    s->idle = READS(t, Q_no_progress, 'B') ? MOVING : 0;
    if (READS(t, Q_prestige_which, 'A')) {
        fetch(t, s, akkon_top(t, s, city));
        return;
    }
    s->field = (uint8_t)(ON_FIELD + city);
    s->phase = SEARCH;
}

/* ---- Saladin: gold ---- */

/* q-bid-simultaneous B: no piece lies open before the reveal. */
static bool lies_in_the_open(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned where)
{
    return where == s->marshal && READS(t, Q_bid_simultaneous, 'A');
}

static verdict refuse_shift(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned piece, unsigned city)
{
    unsigned seat = holder_of(s, GOLD), to = ON_FIELD + city;
    if (piece == MARSHAL)
        return BY(gold_not_marshal);
    unsigned from = s->at[seat][piece];
    if (on_field(from) && READS(t, Q_gold_open_field, 'B')
        && (lies_in_the_open(t, s, from) || lies_in_the_open(t, s, to)))
        return BY(gold_before_reveal);
    if (!on_field(from) || from == to)
        return BY(gold_move_one);
    bool free =
        READS(t, Q_gold_limits, 'B') || akkon_refuse_landing(t, s, seat, piece, city) == LEGAL;
    return free ? LEGAL : BY(gold_keeps_limits);
}

static bool shift_open(const struct akkon_table *t, const struct akkon_state *s)
{
    if (s->privilege[GOLD] == 0 || (s->spent >> GOLD & 1u) != 0)
        return false;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        for (unsigned city = 0; city < t->cities && on_field(s->at[holder_of(s, GOLD)][kind]);
             city++)
            if (refuse_shift(t, s, kind, city) == LEGAL)
                return true;
    return false;
}

/* q-mercenary-later B: a mercenary that is moved finds the pieces that lie there; any other piece
 * that is moved comes later than the mercenaries there. */
static void note_meeting(const struct akkon_table *t, struct akkon_state *s, unsigned seat,
                         unsigned kind, unsigned city)
{
    for (unsigned other = 0; other < t->head.players; other++) {
        if (kind == MERCENARY)
            s->earlier[seat][other] = (uint8_t)akkon_pieces_of(s, other, city);
        s->earlier[other][seat] = (uint8_t)(s->earlier[other][seat] & ~(1u << kind));
    }
}

static void note_shift(const struct akkon_table *t, struct akkon_state *s, unsigned seat,
                       unsigned kind, unsigned city)
{
    if (kind == CHAPLAIN && !READS(t, Q_gold_chaplain, 'A'))
        s->moved_from = (uint8_t)(s->at[seat][kind] - ON_FIELD + 1u);
    if (READS(t, Q_mercenary_later, 'B'))
        note_meeting(t, s, seat, kind, city);
    if (seat == s->start)
        s->shut = (uint8_t)(s->shut & ~(1u << kind));
    if (READS(t, Q_gold_moment, 'B'))
        s->spent = (uint8_t)(s->spent | 1u << GOLD);
}

/* Then bids are turned up; under q-gold-moment B the bid turn follows instead. */
static void use_gold(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    unsigned seat = holder_of(s, GOLD);
    if (m.kind == M_SHIFT) {
        note_shift(t, s, seat, m.arg[0], m.arg[1]);
        RULE(gold_move_one), RULE(priv_once_per_round),
            s->at[seat][m.arg[0]] = (uint8_t)(ON_FIELD + m.arg[1]);
    }
    if (s->after == BID)
        akkon_enter(t, s, BID);
    else
        RULE(gold_before_reveal), akkon_reveal(t, s);
}

/* ---- Richard: power ---- */

static bool return_open(const struct akkon_table *t, const struct akkon_state *s)
{
    bool now = READS(t, Q_power_moment, 'B') || holds(s, s->mover, POWER);
    return s->privilege[POWER] != 0 && s->returnable != 0 && now;
}

/* City + 1 where the bid chaplain lies. Under q-gold-chaplain B his discount may be elsewhere. */
static unsigned chaplain_lies(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned seat)
{
    bool moved = READS(t, Q_gold_chaplain, 'B') && holds(s, seat, GOLD) && s->moved_from != 0;
    return moved ? s->moved_from : s->chaplain[seat];
}

/* Does a knight there count for a Levant, so that Richard can take it? Under q-power-chaplain B the
 * chaplain is not such a knight. */
static bool has_knight_at(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          unsigned city)
{
    bool chaplain = READS(t, Q_power_chaplain, 'B') && chaplain_lies(t, s, seat) == city + 1;
    return s->paid[seat][city] > chaplain;
}

static bool from_some_city(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    bool any = false;
    for (unsigned city = 0; city < t->cities; city++)
        any = any || has_knight_at(t, s, seat, city);
    return any;
}

/* Under q-power-chaplain A the chaplain is a knight like the others. */
static bool may_return(const struct akkon_table *t, const struct akkon_state *s, unsigned what)
{
    if (what == THE_CHAPLAIN && READS(t, Q_power_chaplain, 'A'))
        return s->chaplain[holder_of(s, POWER)] != 0 && s->returnable != 0;
    return (s->returnable >> what & 1u) != 0;
}

static verdict refuse_return(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned what, unsigned from)
{
    unsigned seat = holder_of(s, POWER);
    bool counted = what == A_KNIGHT && !READS(t, Q_levant_what, 'A');
    if (!may_return(t, s, what))
        return BY(power_return_one);
    bool there = from == 0 ? !(counted && from_some_city(t, s, seat))
                           : counted && has_knight_at(t, s, seat, from - 1);
    return there ? LEGAL : BY(power_return_one);
}

static void count_no_more(const struct akkon_table *t, struct akkon_state *s, unsigned seat,
                          unsigned from)
{
    if (from != 0 && !READS(t, Q_levant_what, 'A') && s->paid[seat][from - 1] > 0)
        s->paid[seat][from - 1]--;
}

static void give_back(const struct akkon_table *t, struct akkon_state *s, unsigned what,
                      unsigned from)
{
    unsigned seat = holder_of(s, POWER);
    if (what == THE_BID_MARSHAL) {
        s->marshal = IN_CAMP;
        return;
    }
    count_no_more(t, s, seat, what == THE_CHAPLAIN ? chaplain_lies(t, s, seat) : from);
    if (what == THE_CHAPLAIN && READS(t, Q_power_chaplain, 'B')) {
        s->chaplain[seat] = 0;
        if (holds(s, seat, GOLD))
            s->moved_from = 0;
    }
    s->stock[seat][seat]++;
}

static void use_power(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    if (m.kind == M_RETURN) {
        RULE(power_return_one), RULE(priv_once_per_round), give_back(t, s, m.arg[0], m.arg[1]);
        s->returnable = 0;
        if (READS(t, Q_gold_chaplain, 'B'))
            s->moved_from = 0;
        if (s->marshal == SET_ASIDE)
            s->marshal = SPENT;
    }
    RULE(power_before_own_turn), akkon_enter(t, s, TURN);
}

/* ---- all four ---- */

bool akkon_window(const struct akkon_table *t, const struct akkon_state *s, unsigned phase)
{
    switch (phase) {
    case EXCHANGE: return exchange_open(t, s);
    case SHIFT:    return shift_open(t, s);
    case RETURN:   return return_open(t, s);
    default:       return akkon_faith_open(t, s);
    }
}

verdict akkon_refuse_window(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_EXCHANGE: return refuse_exchange(t, s, m.arg[0], m.arg[1]);
    case M_FETCH:    return refuse_fetch(t, s, m.arg[0]);
    case M_SHIFT:    return refuse_shift(t, s, m.arg[0], m.arg[1]);
    case M_RETURN:   return refuse_return(t, s, m.arg[0], m.arg[1]);
    case M_RAISE:    return refuse_faith(t, s, m.arg[0]);
    default:         return RULE(priv_voluntary), LEGAL;
    }
}

void akkon_use_window(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    bool skip = m.kind == M_SKIP;
    switch (s->phase) {
    case EXCHANGE:
        if (skip)
            akkon_enter(t, s, BID);
        else
            exchange(t, s, m.arg[0], m.arg[1]);
        break;
    case SEARCH: fetch(t, s, m.arg[0]); break;
    case SHIFT:  use_gold(t, s, m); break;
    case RETURN: use_power(t, s, m); break;
    default:     use_faith(t, s, m); break;
    }
}
