/* This chapter states what the document says under "Spelverloop": whose turn it is, and what may
 * be done in it. */
#include "shared.h"
#include "conquests.h"
#include "../../rules/forms/words.h"

CLAUSE(clockwise, "Voorbereiding", TURN_ORDER, EXPLICIT, "Turns go round clockwise.")

FORBIDS_ACTOR(clockwise, another_is_on_turn, PLAYERS & ~ON(M_RECRUIT), "it is the turn of {mover}")
{
    return in_play(s) && s->asked == 0 && m.actor != s->mover;
}

FORBIDS_ACTOR(clockwise, another_decides, PLAYERS, "{decider} has something to decide first")
{
    return in_play(s) && s->asked != 0 && m.actor + 1 != s->asked;
}

/* Only under q-hide-reveal-time B. */
FORBIDS_ACTOR(clockwise, only_turning_up_is_asked, PLAYERS & ~(ON(M_REVEAL) | ON(M_PASS)),
              "it is the turn of {mover}; {decider} may turn a knight up, nothing else")
{
    return s->phase == ASIDE && m.actor + 1 == s->asked;
}

STEP_PROPERTY(turn_passes_to_the_next_player)
{
    if (before->phase < TURN)
        return true;
    unsigned next = before->mover + 1 < t->head.players ? before->mover + 1u : 0;
    return after->mover
        == (ends_turn(before, m) && before->ending == NOT_YET ? next : before->mover);
}

/* Moves every seat on by one; the last one becomes the first. */
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
        // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): a sealed table has two players or more
        r.holder[land] = (uint8_t)(whose == 0 ? 0 : whose % n + 1);
        // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift): a sealed table has two players or more
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

/* No seat is favoured: once somebody has a turn, only the order of the players matters. */
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

/* Laying a knight also has the same effect one seat further. */
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

FORBIDS(turn_actions, nothing_is_offered, ON(M_PASS), "nothing is offered that could be let go")
{
    return s->phase == TURN;
}

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

/* The end of a turn changes nothing that lies on the table. */
STEP_PROPERTY(turn_ends_without_a_trace, ON(M_END))
{
    bool good = true;
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

/* In every state before the end, somebody has a legal move. */
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

STEP_PROPERTY(recruiting_never_comes_before_income, ON(M_RECRUIT))
{
    return after->due == 0;
}

CLAUSE(recruit_optional, "Spelverloop, Aanwerven", PERMISSION, EXPLICIT, "Recruiting is voluntary.")

/* A player may always end his turn without recruiting, even if he could pay for a knight. */
TALLY_PROPERTY(nobody_must_recruit)
{
    struct saga_state then = *s;
    if (s->phase != TURN)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        then.pool[card] = 0;
    return asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

CLAUSE(takeback_voluntary, "Gedurende", PERMISSION, EXPLICIT,
       "The holder of yellow need not take a knight back.")

/* Whether a turn may end does not depend on whether he has taken a knight back or could. */
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

/* ------------------------------------------- what sentences about moves name -- */

static unsigned named_land(struct move m)
{
    return m.kind == M_DEAL ? m.arg[1] : m.arg[0];
}

static void put_land(unsigned land, struct text *out)
{
    put(out, land < LANDS ? saga_land_name(land) : "-");
}

/* The player who gets or has a set. */
static void put_owner(const struct saga_table *t, unsigned owner, struct text *out)
{
    if (owner < t->head.players)
        put_seat(out, owner);
    else
        put(out, "display");
}

static unsigned place_of_move(struct move m)
{
    return m.kind == M_CONQUER || m.kind == M_PICK ? m.arg[0] : m.arg[1];
}

static unsigned land_with(const struct saga_table *t, const struct saga_state *s, struct move m,
                          unsigned power)
{
    unsigned land = held_with(t, s, m.actor % SEATS, power);
    return land != NOWHERE ? land : has_on_other_side(t, s, m, power);
}

NAMED(land)
{
    put_land(named_land(m), out);
}

NAMED(knight)
{
    saga_put_knight(m.arg[0] % CARDS, out);
}

NAMED(place)
{
    saga_put_place_at(s, m.actor, place_of_move(m), out);
}

NAMED(owner)
{
    put_owner(t, m.arg[1], out);
}

NAMED(set)
{
    put_number(out, m.arg[0] + 1u);
}

NAMED(set_owner)
{
    unsigned owner = t->head.players;
    for (unsigned p = 0; p < t->head.players; p++)
        owner = s->set_of[p] == m.arg[0] + 1 ? p : owner;
    put_owner(t, owner, out);
}

NAMED(mover)
{
    put_seat(out, s->mover);
}

NAMED(decider)
{
    put_seat(out, s->asked != 0 ? s->asked - 1u : s->mover);
}

NAMED(about)
{
    put_land(s->about - 1u, out);
}

NAMED(land_with_power)
{
    put_land(m.kind == M_ADD         ? m.arg[1]
             : m.kind == M_TAKE_BACK ? land_with(t, s, m, P_BACK)
             : m.kind == M_TAKE_FREE ? land_with(t, s, m, P_FREE)
                                     : has_on_other_side(t, s, m, P_HIDE),
             out);
}

NAMED(due)
{
    put_number(out, s->due);
}

NAMED(points)
{
    put_number(out, m.arg[0]);
}

NAMED(owes)
{
    put_number(out, s->owes);
}

NAMED(gets)
{
    put_number(out, s->gets);
}

NAMED(price)
{
    put_number(out, value_of(m.arg[0] % CARDS));
}

NAMED(fame)
{
    put_number(out, s->fame[m.actor % SEATS]);
}

NAMED(aim)
{
    put_land(aimed_at(t, s, m), out);
}

static void put_difference(int number, struct text *out)
{
    if (number < 0)
        put_char(out, '-');
    put_number(out, (unsigned)(number < 0 ? -number : number));
}

NAMED(worth)
{
    put_difference(pitted(t, s, m), out);
}

NAMED(strength)
{
    unsigned land = aimed_at(t, s, m);
    put_difference(land == NOWHERE ? 0 : falls_now_above(t, s, land), out);
}
