/* This chapter states what the document says under "Spelverloop": whose turn it is, and what may
 * be done in it. */
#include "shared.h"
#include "conquests.h"

CLAUSE(clockwise, "Voorbereiding", TURN_ORDER, EXPLICIT, "Turns go round clockwise.")

STEP_PROPERTY(turn_passes_to_the_next_player)
{
    if (before->phase < TURN)
        return true;
    unsigned next = before->mover + 1 < t->head.players ? before->mover + 1u : 0;
    return after->mover
        == (ends_turn(before, m) && before->ending == NOT_YET ? next : before->mover);
}

/* Out of turn nobody does anything; recruiting has a clause of its own. */
TALLY_PROPERTY(who_waits_is_refused)
{
    for (unsigned p = 0; s->phase == TURN && p < t->head.players; p++)
        if (p != s->mover
            && !all_refused(t, s, p, SAGA_clockwise, M_RECRUIT, MOVE_KINDS, MOVE_KINDS))
            return false;
    return true;
}

TALLY_PROPERTY(only_who_is_asked_decides)
{
    for (unsigned p = 0; in_play(s) && s->asked != 0 && p < t->head.players; p++)
        if (p + 1 != s->asked
            && !all_refused(t, s, p, SAGA_clockwise, M_RECRUIT, MOVE_KINDS, MOVE_KINDS))
            return false;
    return !in_play(s) || saga_turn_of(t, s) == (s->asked != 0 ? s->asked - 1u : s->mover);
}

/* All seats one further, and the first one where the last one was. */
static struct saga_state rotated(const struct saga_table *t, const struct saga_state *s)
{
    struct saga_state r = *s;
    unsigned n = t->head.players;
    for (unsigned p = 0; p < n; p++) {
        unsigned q = (p + 1) % n;
        for (unsigned i = 0; i < CARDS; i++)
            r.hand[q][i] = s->hand[p][i];
        for (unsigned i = 0; i < ROOM; i++) {
            r.attack[q][i] = s->attack[p][i];
            r.aim[q][i] = s->aim[p][i];
            r.barred[q][i] = s->barred[p][i];
        }
        for (unsigned d = 0; d < DENOMINATIONS; d++)
            r.chips[q][d] = s->chips[p][d];
        r.held[q] = s->held[p];
        r.fame[q] = s->fame[p];
        r.set_of[q] = s->set_of[p];
    }
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned whose = s->holder[land], who = s->declined[land];
        r.holder[land] = (uint8_t)(whose == 0 ? 0 : whose % n + 1);
        r.declined[land] = (uint8_t)((who << 1 | who >> (n - 1)) & ((1u << n) - 1));
    }
    r.mover = (uint8_t)((s->mover + 1u) % n);
    r.asked = (uint8_t)(s->asked == 0 ? 0 : s->asked % n + 1);
    if (s->changed > LANDS)
        r.changed =
            (uint8_t)(place_of((seat_at(s->changed - 1u) + 1) % n, number_at(s->changed - 1u)) + 1);
    return r;
}

static uint8_t rotated_place(const struct saga_table *t, unsigned place)
{
    return (uint8_t)(is_land(place)
                         ? place
                         : place_of((seat_at(place) + 1) % t->head.players, number_at(place)));
}

/* Nobody is favoured for the seat that he has: once it is somebody's turn, all
 * that matters is who sits next to whom. */
TALLY_PROPERTY(all_seats_are_alike)
{
    if (s->phase < TURN)
        return true;
    struct saga_state r = rotated(t, s);
    unsigned seat = s->asked != 0 ? s->asked - 1u : s->mover;
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s, seat, n), turned = m;
        bool to_place = m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_ENLIST
                     || m.kind == M_TAKE_BACK || m.kind == M_REVEAL;
        turned.actor = (uint8_t)((m.actor + 1u) % t->head.players);
        if (m.kind == M_CONQUER || m.kind == M_PICK)
            turned.arg[0] = rotated_place(t, m.arg[0]);
        else if (to_place)
            turned.arg[1] = rotated_place(t, m.arg[1]);
        if (saga_refusal(t, s, m) != saga_refusal(t, &r, turned))
            return false;
    }
    for (unsigned p = 0; p < t->head.players; p++)
        if (saga_points(t, s, p) != saga_points(t, &r, (p + 1) % t->head.players))
            return false;
    return true;
}

/* And what comes of a knight that is laid is the same, one seat further. */
TALLY_PROPERTY(all_seats_fare_alike)
{
    struct saga_state then = *s;
    struct move m = attempt(t, s, s->mover, 2);
    if (s->phase != TURN || saga_refusal(t, s, m) != LEGAL)
        return true;
    struct saga_state r = rotated(t, s);
    saga_step(t, &then, m);
    m.actor = r.mover;
    saga_step(t, &r, m);
    struct saga_state like = rotated(t, &then);
    return same_bytes((const uint8_t *)&r, (const uint8_t *)&like, sizeof r);
}

CLAUSE(turn_actions, "Spelverloop", TURN_ORDER, EXPLICIT,
       "In a turn actions 1 and 2a are due, 2b where it arises, 3 as the player likes.")

STATE_PROPERTY(what_was_done_is_remembered_in_the_turn_only)
{
    bool good = s->laid <= 1 && s->recruited <= 1 && s->back <= 1 && s->ending <= CLOSED
             && s->begun <= 1 && s->lost <= 1 && s->phase < PHASES;
    return good
        && (s->phase >= TURN
            || (s->laid == 0 && s->recruited == 0 && s->back == 0 && s->ending == 0 && s->due == 0
                && s->lost == 0 && s->begun == 0));
}

STEP_PROPERTY(turn_begins_with_nothing_done)
{
    bool begins = (before->phase < TURN && after->phase >= TURN)
               || (m.kind == M_END && before->ending == NOT_YET);
    return !begins
        || (after->laid == 0 && after->recruited == 0 && after->back == 0 && after->lost == 0
            && after->begun == 0 && after->gained == 0 && after->ending == NOT_YET
            && (after->phase == TURN
                || (after->phase == ASIDE && READS(t, Q_hide_reveal_time, 'B'))));
}

STEP_PROPERTY(what_was_done_stays_done_until_the_turn_ends)
{
    if (before->phase < TURN || ends_turn(before, m))
        return true;
    return after->laid >= before->laid && after->recruited >= before->recruited
        && (after->back >= before->back || READS(t, Q_takeback_twice, 'B'));
}

/* A turn may end once a knight is laid, and needs nothing else. */
TALLY_PROPERTY(turn_may_end_when_a_knight_is_laid)
{
    struct faults f = { .count = 0 };
    fault(&f, income_waits(t, s), SAGA_income_first);
    fault(&f, s->laid == 0, SAGA_lay_exactly_one);
    return s->phase != TURN || rightly(asked_mover(t, s, M_END, 0, 0), &f);
}

/* The end of a turn changes nothing on the table. */
STEP_PROPERTY(turn_ends_without_a_trace)
{
    bool good = true;
    if (m.kind != M_END)
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM; i++)
            good = good
                && ((before->attack[p][i] ^ after->attack[p][i])
                    & (p == before->mover ? KNIGHT | DOWN | FIRST : 255))
                       == 0
                && after->aim[p][i] == before->aim[p][i];
    return good && lands_lie_still(before, after)
        && same_bytes(after->turned, before->turned, LANDS) && same_hands(before, after)
        && same_fame(before, after) && same_bytes(after->held, before->held, SEATS)
        && same_pool(before, after);
}

/* Every state that is not the end lets somebody do something. */
TALLY_PROPERTY(hand_that_may_begin_a_troop_is_never_stuck)
{
    bool may = s->laid != 0 || READS(t, Q_own_land_target, 'B') || s->due > 0;
    for (unsigned card = 0; card < CARDS && s->phase == TURN; card++)
        may = may || asked_mover(t, s, M_LAY, card, 0) == LEGAL;
    return may || s->phase != TURN;
}

CLAUSE(action_three_placement, "Spelverloop", TURN_ORDER, EXPLICIT,
       "Action 3 comes before or after 2a and 2b, never before action 1.")

TALLY_PROPERTY(recruiting_comes_before_the_knight_or_after_it)
{
    struct saga_state then = *s;
    if (s->phase != TURN || s->due > 0)
        return true;
    then.laid = 1 - s->laid;
    for (unsigned card = 0; card < CARDS; card++)
        if (s->pool[card] > 0
            && asked_mover(t, s, M_RECRUIT, card, 0) != asked_mover(t, &then, M_RECRUIT, card, 0))
            return false;
    return true;
}

STEP_PROPERTY(recruiting_never_comes_before_income)
{
    return m.kind != M_RECRUIT || after->due == 0;
}

CLAUSE(recruit_optional, "Spelverloop, Aanwerven", LEGALITY, EXPLICIT, "Recruiting is voluntary.")

/* Nothing waits for it: independent knights that he could pay keep no turn from ending. */
TALLY_PROPERTY(nobody_must_recruit)
{
    struct saga_state then = *s;
    if (s->phase != TURN)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        then.pool[card] = 0;
    return asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

CLAUSE(takeback_voluntary, "Gedurende", LEGALITY, EXPLICIT, "He need not.")

/* A turn ends, or does not, whether he has taken one back or could. */
TALLY_PROPERTY(nobody_must_take_a_knight_back)
{
    struct saga_state then = *s;
    then.back = 1 - s->back % 2;
    return s->phase != TURN || asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

INERT(advice_early_land, "Tips", INFORMATION, EXPLICIT,
      "An early land pays early and is attacked; a weak troop that conquers is a weak defence.",
      "advice: it allows and forbids nothing")

INERT(advice_recruit_early, "Tips", INFORMATION, EXPLICIT,
      "Recruiting pays the more the earlier, above all 3 and 4 in colours that the hand lacks; not "
      "recruiting can bring the end nearer.",
      "advice: it allows and forbids nothing")
