/* This chapter states what the document says under "2a. Een ridderkaart afleggen": one knight a
 * turn, as a new troop or on one that lies. */
#include "shared.h"
#include "conquests.h"

CLAUSE(lay_exactly_one, "Spelverloop, Afleggen", LEGALITY, EXPLICIT,
       "The player lays one knight in a turn, neither more nor none.")

FORBIDS_TIME(lay_exactly_one, knight_is_laid, LAYING, "a knight was laid in this turn")
{
    return s->phase == TURN && s->laid != 0;
}

FORBIDS_TIME(lay_exactly_one, no_knight_is_laid, ON(M_END) | ON(M_PASS),
             "{actor} has not laid a knight yet")
{
    return s->phase == TURN && s->laid == 0;
}

STEP_PROPERTY(one_knight_is_laid_in_a_turn)
{
    if (ends_turn(before, m))
        return before->laid == 1;
    if (before->phase < TURN)
        return after->laid == 0;
    return is_lay(m) ? before->laid == 0 && after->laid == 1 : after->laid == before->laid;
}

CLAUSE(lay_from_hand, "Afleggen", LEGALITY, EXPLICIT,
       "The knight that is laid comes from the player's own hand.")

FORBIDS(lay_from_hand, knight_is_not_in_the_hand, LAYING, "{actor} has no {knight} in hand")
{
    return !is_hand(s, m, m.arg[0]);
}

STEP_PROPERTY(knight_laid_was_in_the_hand)
{
    unsigned p = before->mover;
    return !is_lay(m) || (m.actor == p && before->phase == TURN && before->hand[p][m.arg[0]] > 0);
}

/* Exactly one knight leaves the hand; others come into hands only from lost lands. */
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

CLAUSE(lay_open, "Afleggen", LEGALITY, EXPLICIT, "The knight is laid open.")

FORBIDS(lay_open, no_land_hides, HIDING,
        "before {actor} lies no land with the power to lay a knight face down")
{
    return holds_in_play(t, s, m.actor % SEATS, P_HIDE) == NOWHERE;
}

STEP_PROPERTY(knights_are_laid_open)
{
    return face_down(after) <= face_down(before) + (hides(m) ? 1 : 0);
}

CLAUSE(lay_own_area, "Afleggen", LEGALITY, IMPLIED,
       "The knight is laid before the player himself, not with another one's troops.")

FORBIDS(lay_own_area, troop_is_anothers, ON(M_ADD), "{place} lies before another player")
{
    return !is_land(m.arg[1]) && !is_his_row(m, m.arg[1]);
}

/* After a move, a knight laid on another player's troop lies there. Only under q-endadd-target B
 * that happens, once, at the end. */
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

CLAUSE(new_troop_any_time, "Afleggen", PERMISSION, EXPLICIT,
       "Every knight may begin a new attack troop.")

TALLY_PROPERTY(any_knight_may_begin_a_troop)
{
    bool may = true;
    for (unsigned card = 0; lays_now(t, s) && READS(t, Q_own_land_target, 'A') && card < CARDS;
         card++)
        may = may && (s->hand[s->mover][card] == 0 || asked_mover(t, s, M_LAY, card, 0) == LEGAL);
    return may;
}

CLAUSE(new_troop_same_target, "Afleggen", PERMISSION, EXPLICIT,
       "Several troops of a player may aim at one land.")

/* The troops that a player already has do not matter. */
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

FORBIDS(new_troop_own_land, land_is_his_own, ON(M_LAY),
        "{knight} aims at a land that lies before {actor}")
{
    return READS(t, Q_own_land_target, 'B') && colour_of(m.arg[0]) < t->lands
        && is_his(s, m, colour_of(m.arg[0]));
}

STEP_PROPERTY(nobody_aims_at_his_own_land_where_read_so, ON(M_LAY))
{
    unsigned land = colour_of(m.arg[0]);
    return READS(t, Q_own_land_target, 'A') || land >= t->lands
        || before->holder[land] != before->mover + 1;
}

QUESTION(q_own_land_target, "May a player begin a troop against his own land?", 'A',
         "Any knight may begin a troop. Otherwise a hand could be left without any move.",
         BUILT('A', "yes"),
         BUILT('B', "no; who has no other knight to lay can neither lay one nor end his turn, and "
                    "the document does not say what happens then: play stops"))

CLAUSE(reinforce_one_troop, "Afleggen", LEGALITY, EXPLICIT,
       "Instead the knight may go on top of one attack troop that lies there.")

FORBIDS(reinforce_one_troop, no_troop_lies_there, ON(M_ADD), "{actor} has no such troop")
{
    return is_his_row(m, m.arg[1]) && lying_at(s, m.arg[1]).size == 0;
}

/* The knight lies on top: its troop still stands there, or has conquered and is gone. */
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

FORBIDS(colour_once, colour_is_in_the_troop, ON(M_ADD), "the colour of {knight} is in {place}")
{
    return is_his_row(m, m.arg[1]) && lying_at(s, m.arg[1]).size > 0
        && barred_from(t, s, m.arg[1], m.arg[0]);
}

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

/* q-takeback-colour-memory B: a knight taken back bars its colour in that troop. */
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

STEP_PROPERTY(knight_laid_brings_a_new_colour)
{
    bool puts = m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_ENLIST;
    return !puts || !barred_from(t, before, m.arg[1], m.arg[0]);
}
