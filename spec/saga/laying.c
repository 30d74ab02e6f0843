/* This chapter states what the document says under "2a. Een ridderkaart afleggen": one knight a
 * turn, as a new troop or on one that lies. */
#include "shared.h"
#include "conquests.h"

CLAUSE(lay_exactly_one, "Spelverloop, Afleggen", LEGALITY, EXPLICIT,
       "The player lays one knight in a turn, neither more nor none.")

STEP_PROPERTY(one_knight_is_laid_in_a_turn)
{
    if (ends_turn(before, m))
        return before->laid == 1;
    if (before->phase < TURN)
        return after->laid == 0;
    return is_lay(m) ? before->laid == 0 && after->laid == 1 : after->laid == before->laid;
}

TALLY_PROPERTY(second_knight_is_refused)
{
    for (unsigned card = 0; s->phase == TURN && s->laid == 1 && card < CARDS; card++)
        if (s->hand[s->mover][card] > 0
            && (asked_mover(t, s, M_LAY, card, 0) == LEGAL
                || asked_mover(t, s, M_ADD, card, place_of(s->mover, 0)) == LEGAL))
            return false;
    return true;
}

CLAUSE(lay_from_hand, "Afleggen", LEGALITY, EXPLICIT, "It comes from his own hand.")

STEP_PROPERTY(knight_laid_was_in_the_hand)
{
    unsigned p = before->mover;
    return !is_lay(m) || (m.actor == p && before->phase == TURN && before->hand[p][m.arg[0]] > 0);
}

/* One knight leaves the hand; what comes into hands comes from lands that were lost. */
STEP_PROPERTY(nobody_else_gives_a_knight)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned card = 0; card < CARDS; card++) {
            bool laid = (is_lay(m) || m.kind == M_ENLIST) && m.actor == p && m.arg[0] == card;
            good = good && after->hand[p][card] + (laid ? 1 : 0) >= before->hand[p][card];
        }
    return good;
}

TALLY_PROPERTY(knights_of_no_hand_are_refused)
{
    for (unsigned card = 0; s->phase == TURN && s->laid == 0 && card < CARDS; card++) {
        struct faults f = faults_of_new_troop(t, s, card);
        if (s->hand[s->mover][card] == 0 && !rightly(asked_mover(t, s, M_LAY, card, 0), &f))
            return false;
    }
    return true;
}

CLAUSE(lay_open, "Afleggen", LEGALITY, EXPLICIT, "It is laid open.")

STEP_PROPERTY(knights_are_laid_open)
{
    return face_down(after) <= face_down(before) + (hides(m) ? 1 : 0);
}

TALLY_PROPERTY(laying_face_down_without_the_power_is_refused)
{
    if (s->phase != TURN || s->laid || income_waits(t, s)
        || holds_in_play(t, s, s->mover, P_HIDE) != NOWHERE)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        if (s->hand[s->mover][card] > 0
            && asked_mover(t, s, M_HIDE, card, place_of(s->mover, 0)) != SAGA_lay_open)
            return false;
    return true;
}

CLAUSE(lay_own_area, "Afleggen", LEGALITY, IMPLIED,
       "It is laid before the player himself, not with another one's troops.")

/* What is laid with others, lies there without them. q-endadd-target B: once, at the end. */
STEP_PROPERTY(nobody_lays_on_troops_of_others)
{
    bool good = true;
    if (!told_plainly(t, before, after) || (m.kind == M_ENLIST && READS(t, Q_endadd_target, 'B')))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(after, p, 0); l.size > 0;
             l = troop_from(after, p, l.at + l.size))
            good =
                good && (p == m.actor || troops_like(t, before, p, l, aim_of(t, after, p, l)) > 0);
    return good;
}

static struct faults faults_of_reinforcing(const struct saga_table *t, const struct saga_state *s,
                                           unsigned card, unsigned place)
{
    struct faults f = faults_of_playing(t, s, card);
    struct lying l = lying_at(s, place);
    bool own = seat_at(place) == s->mover;
    fault(&f, !own, SAGA_lay_own_area);
    fault(&f, own && l.size == 0, SAGA_reinforce_one_troop);
    fault(&f, own && closed(s, s->mover, l), SAGA_no_laying_on_defence);
    fault(&f, l.size > 0 && barred_from(t, s, place, card), SAGA_colour_once);
    return f;
}

TALLY_PROPERTY(laying_with_others_is_refused)
{
    for (unsigned q = 0; s->phase == TURN && s->laid == 0 && q < t->head.players; q++)
        for (unsigned card = 0; q != s->mover && card < CARDS; card++) {
            struct faults f = faults_of_reinforcing(t, s, card, place_of(q, 0));
            if (s->hand[s->mover][card] > 0
                && !rightly(asked_mover(t, s, M_ADD, card, place_of(q, 0)), &f))
                return false;
        }
    return true;
}

TALLY_PROPERTY(laying_under_lands_of_others_is_refused)
{
    for (unsigned land = 0; s->phase == TURN && land < t->lands; land++)
        for (unsigned card = 0; s->holder[land] != s->mover + 1 && card < CARDS; card++)
            if (s->hand[s->mover][card] > 0 && asked_mover(t, s, M_ADD, card, land) == LEGAL)
                return false;
    return true;
}

CLAUSE(new_troop_any_time, "Afleggen", LEGALITY, EXPLICIT,
       "Every knight may begin a new attack troop.")

TALLY_PROPERTY(any_knight_may_begin_a_troop)
{
    for (unsigned card = 0; s->phase == TURN && card < CARDS; card++) {
        struct faults f = faults_of_new_troop(t, s, card);
        if (!rightly(asked_mover(t, s, M_LAY, card, 0), &f))
            return false;
    }
    return true;
}

CLAUSE(new_troop_same_target, "Afleggen", LEGALITY, EXPLICIT,
       "Several troops of a player may aim at one land.")

/* Troops that lie there already make no difference. */
TALLY_PROPERTY(other_troops_forbid_no_new_one)
{
    struct saga_state then = *s;
    unsigned p = s->mover;
    if (s->phase != TURN || s->laid)
        return true;
    for (unsigned i = 0; i < ROOM; i++)
        then.attack[p][i] = then.aim[p][i] = then.barred[p][i] = 0;
    for (unsigned card = 0; card < CARDS; card++)
        if (asked_mover(t, s, M_LAY, card, 0) != asked_mover(t, &then, M_LAY, card, 0))
            return false;
    return true;
}

CLAUSE(new_troop_own_land, "Afleggen", LEGALITY, SILENT,
       "Whether a troop may aim at a land of one's own is not said.")

TALLY_PROPERTY(own_lands_are_aimed_at_as_read)
{
    for (unsigned card = 0; lays_now(t, s) && card < CARDS; card++) {
        bool own = colour_of(card) < t->lands && s->holder[colour_of(card)] == s->mover + 1;
        if (own && s->hand[s->mover][card] > 0
            && asked_mover(t, s, M_LAY, card, 0)
                   != (READS(t, Q_own_land_target, 'B') ? (verdict)SAGA_new_troop_own_land
                                                        : (verdict)LEGAL))
            return false;
    }
    return true;
}

STEP_PROPERTY(nobody_aims_at_his_own_land_where_read_so)
{
    unsigned land = colour_of(m.arg[0]);
    return m.kind != M_LAY || READS(t, Q_own_land_target, 'A') || land >= t->lands
        || before->holder[land] != before->mover + 1;
}

QUESTION(q_own_land_target, "May one begin a troop against one's own land?", 'A',
         "Any knight may begin a troop. Under B a hand can be left without any move.",
         BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(reinforce_one_troop, "Afleggen", LEGALITY, EXPLICIT,
       "Instead the knight may go on top of one attack troop that lies there.")

TALLY_PROPERTY(every_reinforcement_that_fits_is_legal)
{
    unsigned p = s->mover, all = s->phase == TURN && s->laid == 0 ? troops_of(s, p) + 1 : 0;
    for (unsigned n = 0; n < all && n < ROOM; n++)
        for (unsigned card = 0; card < CARDS; card++) {
            if (s->hand[p][card] == 0)
                continue;
            struct faults f = faults_of_reinforcing(t, s, card, place_of(p, n));
            if (!rightly(asked_mover(t, s, M_ADD, card, place_of(p, n)), &f))
                return false;
        }
    return true;
}

/* The knight lies on top: the troop is there with it, or it is gone and has conquered. */
STEP_PROPERTY(knight_lies_on_top_of_its_troop)
{
    if ((m.kind != M_ADD && m.kind != M_HIDE) || is_land(m.arg[1])
        || !told_plainly(t, before, after))
        return true;
    struct lying was = lying_at(before, m.arg[1]);
    uint8_t grown[COLOURS] = { 0 };
    if (was.size == 0 || was.size >= COLOURS)
        return false;
    for (unsigned i = 0; i < was.size; i++)
        grown[i] = was.card[i];
    grown[was.size] = (uint8_t)((hides(m) ? DOWN : 0) | (m.arg[0] + 1));
    struct lying now = { grown, was.size + 1, 0 };
    unsigned p = before->mover, aim = aim_of(t, before, p, was);
    return troops_like(t, after, p, now, aim) == troops_like(t, before, p, now, aim) + 1
        || (aim != NOWHERE && after->holder[aim] == p + 1 && same_knights(under(after, aim), now))
        || chain(before, m, after);
}

CLAUSE(colour_once, "Kleuren", LEGALITY, EXPLICIT,
       "In an attack troop and in a defence each colour is there once at most.")

STATE_PROPERTY(colours_of_a_troop_differ)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(s, p, 0); l.size > 0; l = troop_from(s, p, l.at + l.size))
            good = good && l.size <= COLOURS && colours_differ(l);
    for (unsigned land = 0; land < LANDS; land++)
        good = good && colours_differ(under(s, land));
    return good;
}

STATE_PROPERTY(colours_that_were_taken_back_are_kept_only_where_read_so)
{
    bool memory = READS(t, Q_takeback_colour_memory, 'B');
    return memory || (all_zero(s->barred[0], SEATS * ROOM) && all_zero(s->barred_under, LANDS));
}

/* q-takeback-colour-memory B: what was taken back bars its colour there. */
LAW(colour_of_a_knight_taken_back_is_free_as_read)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned points = 1 + choose(from, VALUES);
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(GREEN, 1), (uint8_t)place_of(0, 0) } };
    struct move add = { M_ADD, 0, { (uint8_t)card_of(GREEN, points), (uint8_t)place_of(0, 0) } };
    t.head.reading[SAGA_Q_takeback_colour_memory] = choose(from, 2) ? 'B' : 'A';
    s.holder[YELLOW] = 1;
    s.attack[0][0] = (uint8_t)(FIRST | (card_of(BLUE, 1) + 1));
    s.attack[0][1] = (uint8_t)(card_of(GREEN, 1) + 1);
    give(&s, 0, card_of(GREEN, points));
    bool barred = READS(&t, Q_takeback_colour_memory, 'B');
    return saga_refusal(&t, &s, add) == SAGA_colour_once && saga_step(&t, &s, back) == LEGAL
        && saga_refusal(&t, &s, add) == (barred ? (verdict)SAGA_colour_once : (verdict)LEGAL);
}

TALLY_PROPERTY(second_knight_of_a_colour_is_refused)
{
    unsigned p = s->mover, all = lays_now(t, s) ? troops_of(s, p) : 0;
    for (unsigned n = 0; n < all && n < ROOM; n++)
        for (unsigned card = 0; card < CARDS; card++) {
            struct lying l = lying_at(s, place_of(p, n));
            if (s->hand[p][card] > 0 && !closed(s, p, l) && has_colour(l, colour_of(card))
                && asked_mover(t, s, M_ADD, card, place_of(p, n)) != SAGA_colour_once)
                return false;
        }
    return true;
}

STEP_PROPERTY(knight_laid_brings_a_new_colour)
{
    bool puts = m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_ENLIST;
    return !puts || !barred_from(t, before, m.arg[1], m.arg[0]);
}
