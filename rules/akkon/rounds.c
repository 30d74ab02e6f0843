/* Spelverloop, Privileges: the order of phases in a round, and what happens at its end. */
#include "akkon.h"

/* ---- what follows what ---- */

/* Richard may not act any more once the turn of his holder begins. */
static void begin_turn(const struct akkon_table *t, struct akkon_state *s)
{
    if (holds(s, s->mover, POWER)) {
        s->returnable = 0;
        if (READS(t, Q_gold_chaplain, 'B'))
            s->moved_from = 0;
        if (s->marshal == SET_ASIDE)
            s->marshal = SPENT;
    }
    s->phase = TURN;
}

static void enter_turn(const struct akkon_table *t, struct akkon_state *s)
{
    if (s->playing != 0) /* a Mint waited until its pile had a top again */
        akkon_card_done(t, s);
    else
        begin_turn(t, s);
}

static void enter_return(const struct akkon_table *t, struct akkon_state *s, bool awarded)
{
    if (awarded && READS(t, Q_hand_limit, 'B'))
        akkon_too_many(t, s, RETURN);
    else if (akkon_window(t, s, RETURN))
        s->phase = RETURN;
    else
        enter_turn(t, s);
}

/* Under q-gold-moment B the holder of gold is asked before each bid turn, until he has used it. */
static void enter_bid(const struct akkon_table *t, struct akkon_state *s)
{
    bool asked = s->phase == SHIFT;
    s->young = 0;
    if (READS(t, Q_gold_moment, 'B') && !asked && akkon_window(t, s, SHIFT)) {
        s->phase = SHIFT;
        s->after = BID;
    } else {
        s->phase = BID;
    }
}

/* Clockwise, each player has one turn. */
static void next_turn(const struct akkon_table *t, struct akkon_state *s)
{
    RULE(card_clockwise), RULE(card_one_turn_each), s->mover = (uint8_t)left_of(t, s->mover);
    if (s->mover == s->start)
        akkon_end_round(t, s);
    else
        enter_return(t, s, false);
}

static void enter_surplus(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned city = 0; city < CITIES; city++)
        s->played[city] = 0;
    s->stepped = 0;
    if (akkon_held(t, s, s->mover) > HAND_LIMIT)
        RULE(hand_limit_5), s->phase = SURPLUS;
    else
        next_turn(t, s);
}

/* Faith cannot make a step now. Under q-faith-moment B it cannot make one later either; under C the
 * turn is over. */
static void pass_faith_by(const struct akkon_table *t, struct akkon_state *s)
{
    if (READS(t, Q_faith_count, 'B'))
        s->stepped = 0;
    if (READS(t, Q_faith_moment, 'B'))
        enter_turn(t, s);
    else
        enter_surplus(t, s);
}

void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase)
{
    bool asks =
        (phase == EXCHANGE || phase == SHIFT || phase == CLEMENS) && akkon_window(t, s, phase);
    s->after = 0;
    if (asks) {
        s->phase = (uint8_t)phase;
        return;
    }
    switch (phase) {
    case EXCHANGE:
    case BID:      enter_bid(t, s); break;
    case SHIFT:    akkon_reveal(t, s); break;
    case RETURN:   enter_return(t, s, s->phase == EXPOSE); break;
    case CLEMENS:  pass_faith_by(t, s); break;
    case SURPLUS:  enter_surplus(t, s); break;
    default:       enter_turn(t, s); break;
    }
}

/* Loans come before the exchange: the document gives no order, and the order has no effect. */
void akkon_begin_round(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned lender, taker;
    if (akkon_next_claim(t, s, &lender, &taker)) {
        RULE(borrow_before_bid), s->phase = BORROW;
        return;
    }
    akkon_forget_claims(t, s);
    RULE(round_bid_then_card), s->phase = BORROW;
    akkon_enter(t, s, EXCHANGE);
}

/* ---- the round is over ---- */

static unsigned highest(const struct akkon_table *t, const struct akkon_state *s, unsigned track)
{
    unsigned most = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        most = s->value[seat][track] > most ? s->value[seat][track] : most;
    return most;
}

unsigned akkon_leader(const struct akkon_table *t, const struct akkon_state *s, unsigned track)
{
    unsigned most = highest(t, s, track), found = 0, the = NOWHERE;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (s->value[seat][track] == most) {
            found++;
            the = seat;
        }
    return found == 1 ? the : NOWHERE;
}

/* The privilege that a move uses, or NOWHERE. M_RAISE uses one only if no card asks for it. */
static unsigned used_by(const struct akkon_state *s, struct move m)
{
    bool of_a_card = s->phase >= PAY && s->phase <= BACK && m.actor == s->mover;
    switch (m.kind) {
    case M_EXCHANGE:
    case M_FETCH:    return PRESTIGE;
    case M_SHIFT:    return GOLD;
    case M_RETURN:   return POWER;
    case M_RAISE:    return of_a_card ? (unsigned)NOWHERE : FAITH;
    default:         return NOWHERE;
    }
}

static bool leads_alone(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                        unsigned track)
{
    return (t->privileges >> track & 1u) != 0 && akkon_leader(t, s, track) == seat;
}

verdict akkon_refuse_holder(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    unsigned track = used_by(s, m);
    if (track == NOWHERE || holds(s, m.actor, track))
        return LEGAL;
    if (s->privilege[track] != 0)
        return BY(priv_holder_only);
    return leads_alone(t, s, m.actor, track) ? LEGAL : BY(priv_tie_nobody);
}

/* As long as nobody has the privilege: the player who leads alone gets it when the round is
 * over. */
verdict akkon_refuse_early_use(const struct akkon_state *s, struct move m)
{
    unsigned track = used_by(s, m);
    return track == NOWHERE || s->privilege[track] != 0 ? LEGAL : BY(priv_from_next_round);
}

static void give_out(const struct akkon_table *t, struct akkon_state *s, unsigned track)
{
    unsigned leader = akkon_leader(t, s, track), holder = s->privilege[track];
    bool among = holder != 0 && s->value[holder - 1][track] == highest(t, s, track);
    if (leader != NOWHERE)
        RULE(priv_sole_leader), RULE(priv_may_hold_many), RULE(priv_from_next_round),
            s->privilege[track] = (uint8_t)(leader + 1);
    else if (!(among && READS(t, Q_priv_incumbent, 'C')))
        RULE(priv_tie_nobody), RULE(priv_tie_incumbent), s->privilege[track] = 0;
    if (track == PRESTIGE && READS(t, Q_prestige_first_use, 'B'))
        s->young = s->privilege[track] != 0 && s->privilege[track] != holder;
}

static void put_all_back(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned card = 0; card < t->cards; card++)
        if (s->card[card] == PLAYED)
            RULE(played_to_discard), s->card[card] = DISCARDED;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned city = 0; city < CITIES; city++)
            RULE(seven_knights_per_round), s->paid[seat][city] = 0;
    s->marshal = t->marshal ? IN_CAMP : SPENT;
}

/* q-no-progress B: does the game end because a whole cycle of rounds brought no progress? */
static bool stalled(const struct akkon_table *t, struct akkon_state *s)
{
    if (!READS(t, Q_no_progress, 'B'))
        return false;
    s->idle = (uint8_t)(s->idle == MOVING ? 0 : s->idle + 1);
    return s->idle >= t->head.players;
}

/* Clears what belongs to a turn or to loans: it does not matter any more. */
static void close_game(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            s->at[seat][kind] = 0;
        for (unsigned other = 0; other < SEATS; other++)
            s->claim[seat][other] = s->stock[seat][other] = 0;
    }
    s->marshal = t->marshal ? IN_CAMP : SPENT;
    s->mover = s->start;
    s->young = s->field = s->after = s->idle = 0;
    RULE(end_finish_round), s->phase = OVER;
}

void akkon_end_round(const struct akkon_table *t, struct akkon_state *s)
{
    put_all_back(t, s);
    for (unsigned track = 0; track < t->tracks; track++)
        if ((t->privileges >> track & 1u) != 0)
            RULE(priv_check_round_end), give_out(t, s, track);
    RULE(marshal_passes_left), s->start = s->mover = (uint8_t)left_of(t, s->start);
    if (s->ending == LAST_ROUND || stalled(t, s)) {
        close_game(t, s);
        return;
    }
    if (s->ending == ONE_MORE)
        s->ending = LAST_ROUND; /* claims made so far are served before it */
    akkon_go_home(t, s);
}

/* ---- the end comes near ---- */

/* Deletes claims that can never be served, as no round follows. */
void akkon_last_round(struct akkon_state *s)
{
    s->ending = LAST_ROUND;
    for (unsigned lender = 0; lender < SEATS; lender++)
        for (unsigned taker = 0; taker < SEATS; taker++)
            s->claim[lender][taker] = 0;
}

void akkon_pile_used_up(const struct akkon_table *t, struct akkon_state *s)
{
    bool barbarossa = s->phase == EXCHANGE || s->phase == SEARCH;
    if (s->ending != NOT_YET) {
        RULE(end_once);
    } else if (barbarossa && READS(t, Q_prestige_end, 'B')) {
        s->ending = LAST_ROUND;
        close_game(t, s);
    } else if (barbarossa && READS(t, Q_prestige_end, 'C')) {
        s->ending = ONE_MORE;
    } else {
        RULE(end_pile_used_up), akkon_last_round(s);
    }
}
