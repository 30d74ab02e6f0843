/* Overzicht: what each card does. Loans are in loans.c.
 */
#include "akkon.h"

enum { BAN_STEP = 2, SIEGE_STEP = 2, FEAST_STEP = 3, ONE_LENT = 1, TWO_LENT = 2 };

/* ---- steps on a track ---- */

void akkon_forward(const struct akkon_table *t, struct akkon_state *s, unsigned seat,
                   unsigned track, unsigned by)
{
    unsigned to = s->value[seat][track] + by;
    RULE(value_clamp), s->value[seat][track] = (uint8_t)(to < t->most ? to : t->most);
}

void akkon_backward(struct akkon_state *s, unsigned seat, unsigned track, unsigned by)
{
    unsigned from = s->value[seat][track];
    RULE(value_clamp), s->value[seat][track] = (uint8_t)(from > by ? from - by : 0);
}

static bool can_rise(const struct akkon_table *t, const struct akkon_state *s, unsigned track)
{
    return s->value[s->mover][track] < t->most;
}

static bool can_fall(const struct akkon_state *s, unsigned track)
{
    return s->value[s->mover][track] > 0;
}

static bool any_rises(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = false;
    for (unsigned track = 0; track < t->tracks; track++)
        any = any || can_rise(t, s, track);
    return any;
}

/* Can any marker of the mover go back, other than on track 'but'? NOWHERE excludes no track. */
static bool any_falls_but(const struct akkon_table *t, const struct akkon_state *s, unsigned but)
{
    bool any = false;
    for (unsigned track = 0; track < t->tracks; track++)
        any = any || (track != but && can_fall(s, track));
    return any;
}

/* q-null-effect B: a card may only be played if its whole step forward fits on the track. */
static verdict refuse_room(const struct akkon_table *t, const struct akkon_state *s, unsigned track,
                           unsigned by)
{
    bool fits = by > 0 && s->value[s->mover][track] + by <= t->most;
    return READS(t, Q_null_effect, 'A') || fits ? LEGAL : BY(value_clamp);
}

/* The step forward of Lance or Feast. Under q-lance-feast C the player may choose, from 1 on. */
static unsigned step_of(const struct akkon_table *t, unsigned action)
{
    bool one = READS(t, Q_lance_feast, 'C') || (action == LANCE) == READS(t, Q_lance_feast, 'A');
    return one ? 1 : FEAST_STEP;
}

unsigned akkon_levant_count(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                            unsigned cities)
{
    unsigned n = 0;
    for (unsigned city = 0; city < t->cities; city++)
        if ((cities >> city & 1u) != 0)
            RULE(levant_count_on_fields), RULE(levant_counts_borrowed), RULE(levant_not_marshal),
                n += (unsigned)s->paid[seat][city] + s->guests[seat][city];
    return n;
}

static unsigned levant_result(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned print, unsigned seat)
{
    return RULE(levant_half_up), (akkon_levant_count(t, s, seat, t->print[print].cities) + 1) / 2;
}

/* ---- before it is paid ---- */

static verdict refuse_ban(const struct akkon_table *t, const struct akkon_state *s, unsigned track,
                          unsigned victim)
{
    if (victim >= t->head.players || victim == s->mover)
        return BY(ban_other_minus_2);
    bool leaves =
        s->value[s->mover][track] + BAN_STEP > t->most || s->value[victim][track] < BAN_STEP;
    return leaves ? BY(ban_within_bounds) : LEGAL;
}

/* q-borrow-must B: without a lender who can lend, the card cannot be played. */
static verdict refuse_plague(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned target)
{
    if (target == 0)
        return READS(t, Q_borrow_must, 'B') ? LEGAL : BY(plague_borrow_1);
    return target - 1 == s->mover ? BY(plague_targets_free)
                                  : akkon_refuse_claim(t, s, target - 1, ONE_LENT);
}

static verdict refuse_brother(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned target)
{
    if (target == 0)
        return READS(t, Q_borrow_must, 'B') ? LEGAL : BY(brother_borrow_2);
    return target - 1 == s->mover ? BY(brother_borrow_2)
                                  : akkon_refuse_claim(t, s, target - 1, TWO_LENT);
}

static verdict refuse_levant(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned print, unsigned chosen)
{
    if (chosen >= t->head.players || chosen == s->mover)
        return BY(levant_choose_opponent);
    return refuse_room(t, s, t->print[print].track, levant_result(t, s, print, chosen));
}

/* Even with all values at 0 the markers go forward and back again. Under q-scripture-same B the two
 * steps must be on different tracks, so some marker must be able to go back. */
static verdict refuse_scripture(const struct akkon_table *t, const struct akkon_state *s)
{
    if (READS(t, Q_scripture_decline, 'B') && !any_rises(t, s))
        return BY(scripture_may_plus_1);
    return READS(t, Q_scripture_same, 'B') && !any_falls_but(t, s, NOWHERE)
             ? BY(scripture_within_bounds)
             : LEGAL;
}

static verdict refuse_mint(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned target)
{
    bool any = false;
    for (unsigned city = 0; city < t->cities; city++)
        any = any || akkon_top(t, s, city) != NOWHERE;
    if (target == 0 ? any : akkon_top(t, s, target - 1) == NOWHERE)
        return BY(mint_take_top);
    return !any && READS(t, Q_mint_empty, 'B') ? BY(mint_no_card_left) : LEGAL;
}

verdict akkon_refuse_action(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned print, unsigned target)
{
    const struct akkon_print *p = &t->print[print];
    switch (p->action) {
    case LANCE:
    case FEAST:     return refuse_room(t, s, p->track, step_of(t, p->action));
    case BAN:       return refuse_ban(t, s, p->track, target - 1);
    case SIEGE:     return RULE(siege_back_at_0_ok), refuse_room(t, s, p->track, SIEGE_STEP);
    case PLAGUE:    return RULE(plague_at_0_ok), refuse_plague(t, s, target);
    case BROTHER:   return refuse_brother(t, s, target);
    case LEVANT:    return refuse_levant(t, s, print, target - 1);
    case SCRIPTURE: return refuse_scripture(t, s);
    default:        return refuse_mint(t, s, target);
    }
}

/* ---- when it is paid ---- */

static void move_own(const struct akkon_table *t, struct akkon_state *s,
                     const struct akkon_print *p, unsigned by)
{
    if (p->action == LANCE)
        RULE(lance_plus_1);
    else if (p->action == FEAST)
        RULE(feast_plus_3);
    akkon_forward(t, s, s->mover, p->track, by);
    akkon_card_done(t, s);
}

static void lance_or_feast(const struct akkon_table *t, struct akkon_state *s,
                           const struct akkon_print *p)
{
    if (READS(t, Q_lance_feast, 'C'))
        s->phase = STEPS;
    else
        move_own(t, s, p, step_of(t, p->action));
}

static void ban(const struct akkon_table *t, struct akkon_state *s, const struct akkon_print *p)
{
    RULE(ban_self_plus_2), akkon_forward(t, s, s->mover, p->track, BAN_STEP);
    RULE(ban_other_minus_2), akkon_backward(s, s->target - 1u, p->track, BAN_STEP);
    akkon_card_done(t, s);
}

static void siege(const struct akkon_table *t, struct akkon_state *s, const struct akkon_print *p)
{
    RULE(siege_plus_2_minus_1), akkon_forward(t, s, s->mover, p->track, SIEGE_STEP);
    RULE(siege_back_at_0_ok), akkon_backward(s, s->mover, p->other, 1);
    akkon_card_done(t, s);
}

static void borrow(const struct akkon_table *t, struct akkon_state *s, unsigned count)
{
    if (s->target != 0)
        akkon_make_claim(t, s, s->mover, s->target - 1u, count);
    s->target = 0;
}

/* The player is asked whose marker goes back, even if every opponent's is at 0: he may choose
 * nobody's. */
static void plague(const struct akkon_table *t, struct akkon_state *s)
{
    RULE(plague_borrow_1), borrow(t, s, ONE_LENT);
    s->phase = PUSH;
}

static void brother(const struct akkon_table *t, struct akkon_state *s, const struct akkon_print *p)
{
    RULE(brother_borrow_2), borrow(t, s, TWO_LENT);
    if (can_rise(t, s, p->track))
        s->phase = STEPS;
    else
        akkon_card_done(t, s);
}

static void levant(const struct akkon_table *t, struct akkon_state *s, const struct akkon_print *p)
{
    if (levant_result(t, s, s->playing - 1u, s->target - 1u) > 0 && can_rise(t, s, p->track))
        RULE(levant_choose_opponent), s->phase = STEPS;
    else
        akkon_card_done(t, s);
}

static void scripture(const struct akkon_table *t, struct akkon_state *s)
{
    bool asks = any_rises(t, s) || READS(t, Q_scripture_same, 'C');
    s->phase = asks ? FORTH : BACK;
}

static void mint(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned city = s->target - 1u;
    if (s->target == 0) {
        RULE(mint_no_card_left), akkon_card_done(t, s);
        return;
    }
    RULE(mint_take_top), RULE(mint_play_same_round),
        akkon_put_card(t, s, akkon_top(t, s, city), ON_TOP, IN_HAND + s->mover);
    s->target = 0;
    akkon_expose(t, s, TURN);
}

void akkon_act(const struct akkon_table *t, struct akkon_state *s)
{
    const struct akkon_print *p = &t->print[s->playing - 1];
    switch (p->action) {
    case LANCE:
    case FEAST:     lance_or_feast(t, s, p); break;
    case BAN:       ban(t, s, p); break;
    case SIEGE:     siege(t, s, p); break;
    case PLAGUE:    plague(t, s); break;
    case BROTHER:   brother(t, s, p); break;
    case LEVANT:    levant(t, s, p); break;
    case SCRIPTURE: scripture(t, s); break;
    default:        mint(t, s); break;
    }
}

/* ---- what a card asks ---- */

static verdict refuse_push(const struct akkon_state *s, struct move m)
{
    return m.kind == M_PUSH && m.arg[0] == s->mover ? BY(plague_targets_free) : LEGAL;
}

/* q-lance-feast C: the player chooses how far to go. */
static verdict refuse_free_step(const struct akkon_table *t, const struct akkon_state *s,
                                unsigned by)
{
    const struct akkon_print *p = &t->print[s->playing - 1];
    verdict v = by > 0 ? refuse_room(t, s, p->track, by) : LEGAL;
    if (v || by == 1 || by == FEAST_STEP)
        return v;
    return p->action == LANCE ? BY(lance_plus_1) : BY(feast_plus_3);
}

/* by = 0: the player declines an optional step. */
static verdict refuse_advance(const struct akkon_table *t, const struct akkon_state *s, unsigned by)
{
    unsigned result;
    switch (t->print[s->playing - 1].action) {
    case LANCE:
    case FEAST:   return refuse_free_step(t, s, by);
    case BROTHER: return by <= 1 ? LEGAL : BY(brother_self_plus_1);
    default:
        result = levant_result(t, s, s->playing - 1u, s->target - 1u);
        if (by == 0 || by == result || (by < result && READS(t, Q_levant_partial, 'B')))
            return LEGAL;
        return BY(levant_may_advance);
    }
}

/* True in FORTH, if the player made the step back first. */
static bool back_done(const struct akkon_state *s)
{
    return s->phase == FORTH && s->target != 0;
}

/* Under q-scripture-same A two steps on one track count as if the step forward came first. */
static verdict refuse_raise(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned track)
{
    bool same = back_done(s) && s->target == track + 1u && !READS(t, Q_scripture_same, 'C');
    bool stuck = !back_done(s) && READS(t, Q_scripture_same, 'B') && !any_falls_but(t, s, track);
    if (same && READS(t, Q_scripture_same, 'B'))
        return BY(scripture_may_plus_1);
    return s->value[s->mover][track] + same < t->most && !stuck ? LEGAL
                                                                : BY(scripture_within_bounds);
}

static verdict refuse_lower(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned track)
{
    bool same = s->phase == BACK && READS(t, Q_scripture_same, 'B') && s->target == track + 1u;
    if (same || back_done(s))
        return BY(scripture_must_minus_1);
    return can_fall(s, track) ? LEGAL : BY(scripture_within_bounds);
}

/* The order of the two steps only matters if both are on one track, at one of its ends. */
static verdict refuse_scripture_step(const struct akkon_table *t, const struct akkon_state *s,
                                     struct move m)
{
    if (m.kind == M_RAISE)
        return refuse_raise(t, s, m.arg[0]);
    if (m.kind == M_LOWER)
        return refuse_lower(t, s, m.arg[0]);
    if (s->phase == BACK)
        return BY(scripture_must_minus_1);
    return back_done(s) || any_falls_but(t, s, NOWHERE) ? LEGAL : BY(scripture_within_bounds);
}

verdict akkon_refuse_step(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    switch (s->phase) {
    case PUSH:  return refuse_push(s, m);
    case STEPS: return refuse_advance(t, s, m.kind == M_ADVANCE ? m.arg[0] : 0);
    default:    return refuse_scripture_step(t, s, m);
    }
}

/* ---- and what is answered ---- */

static void push(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    if (m.kind == M_PUSH)
        RULE(plague_back_1), RULE(plague_targets_free),
            akkon_backward(s, m.arg[0], t->print[s->playing - 1].track, 1);
    akkon_card_done(t, s);
}

static void advance(const struct akkon_table *t, struct akkon_state *s, unsigned by)
{
    const struct akkon_print *p = &t->print[s->playing - 1];
    if (p->action == BROTHER)
        RULE(brother_self_plus_1);
    else if (p->action == LEVANT)
        RULE(levant_may_advance);
    move_own(t, s, p, by);
}

static void forth(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    bool done = back_done(s);
    if (m.kind == M_LOWER) {
        RULE(scripture_must_minus_1), akkon_backward(s, s->mover, m.arg[0], 1);
        s->target = (uint8_t)(READS(t, Q_scripture_same, 'C') ? 1 : m.arg[0] + 1u);
        return;
    }
    if (m.kind == M_RAISE)
        RULE(scripture_may_plus_1), akkon_forward(t, s, s->mover, m.arg[0], 1);
    if (done) {
        akkon_card_done(t, s);
        return;
    }
    s->target =
        (uint8_t)(m.kind == M_RAISE && READS(t, Q_scripture_same, 'B') ? m.arg[0] + 1u : 0u);
    s->phase = BACK;
}

static void back(const struct akkon_table *t, struct akkon_state *s, unsigned track)
{
    RULE(scripture_must_minus_1), RULE(scripture_within_bounds),
        akkon_backward(s, s->mover, track, 1);
    akkon_card_done(t, s);
}

void akkon_take_step(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (s->phase) {
    case PUSH:  push(t, s, m); break;
    case STEPS: advance(t, s, m.kind == M_ADVANCE ? m.arg[0] : 0); break;
    case FORTH: forth(t, s, m); break;
    default:    back(t, s, m.arg[0]); break;
    }
}
