/* This chapter states what the document says under "1 kaart terugnemen": in each of his turns, the
 * holder of yellow may take a knight that he has laid back into his hand. */
#include "shared.h"
#include "conquests.h"

CLAUSE(takeback_own_cards, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of yellow may take a knight of his own that lies before him, in an attack troop "
       "or a defence, back into his hand.")

/* Does this place belong to the mover: a troop or a land of his? */
static bool lies_before(const struct saga_state *s, struct move m, unsigned place)
{
    return is_land(place) ? is_his(s, m, place) : is_his_row(m, place);
}

FORBIDS(takeback_own_cards, no_land_takes_back, ON(M_TAKE_BACK),
        "before {actor} lies no land with the power to take a knight back")
{
    return held_with(t, s, m.actor % SEATS, P_BACK) == NOWHERE;
}

FORBIDS(takeback_own_cards, knights_are_not_his, ON(M_TAKE_BACK),
        "{place} does not lie before {actor}")
{
    return !lies_before(s, m, m.arg[1]);
}

FORBIDS(takeback_own_cards, knight_does_not_lie_there, ON(M_TAKE_BACK),
        "no {knight} lies in {place}")
{
    struct lying l = lying_at(s, m.arg[1]);
    return lies_before(s, m, m.arg[1]) && where_in(l, m.arg[0]) == l.size;
}

FORBIDS(takeback_own_cards, others_lie_on_the_knight, ON(M_TAKE_BACK),
        "other knights lie on {knight}")
{
    struct lying l = lying_at(s, m.arg[1]);
    return READS(t, Q_takeback_bottom, 'D') && is_his_troop(s, m, m.arg[1])
        && where_in(l, m.arg[0]) + 1 < l.size;
}

STEP_PROPERTY(knight_taken_back_is_ones_own, ON(M_TAKE_BACK))
{
    unsigned card = m.arg[0], place = m.arg[1], p = before->mover;
    struct lying l = lying_at(before, place);
    return m.actor == p && (is_land(place) ? before->holder[place] == p + 1 : seat_at(place) == p)
        && where_in(l, card) < l.size && held_with(t, before, p, P_BACK) != NOWHERE
        && after->hand[p][card] >= before->hand[p][card] + 1;
}

QUESTION(q_takeback_bottom, "What if the lowest knight of an attack troop is taken back?", 'A',
         "Then the next one is the first that lies on the table.",
         BUILT('A', "the troop aims where its now lowest knight says"),
         BUILT('B', "the troop aims where it aimed"),
         BUILT('C', "it cannot be taken while others lie on it"),
         BUILT('D', "only the top knight of an attack troop can be taken"))

/* What q-takeback-lone-hidden changes. */
LAW(knight_below_a_hidden_one_stays_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_takeback_lone_hidden, 'B');
    struct saga_state s = bare_turn(&t);
    s.holder[YELLOW] = 1;
    s.attack[0][0] = (uint8_t)(FIRST | laid(GREEN, 2));
    s.attack[0][1] = (uint8_t)(DOWN | laid(RED, 1));
    return !made(&t, &s, M_TAKE_BACK, 0, card_of(GREEN, 2), place_of(0, 0));
}

QUESTION(q_takeback_lone_hidden, "What if the knight that is lowest after that lies face down?",
         'A', "Nothing forbids it; what nobody sees says nothing.",
         BUILT('A', "the troop aims nowhere until it is turned up"),
         BUILT('B', "the knight below it cannot be taken"))

QUESTION(q_takeback_last_defender, "May the last knight of a defence be taken back?", 'A',
         "The knight is his own; to lose the land takes another player's troop.",
         BUILT('A', "yes, the defence is then empty"), BUILT('B', "no"),
         BUILT('C', "yes, and the land goes to the middle"))

QUESTION(q_takeback_colour_memory, "Is the colour of a knight that was taken back free again?", 'A',
         "The rule is about knights that lie there.", BUILT('A', "yes"),
         BUILT('B', "no, not in that troop, and everybody knows it"))

CLAUSE(takeback_extra, "Gedurende", LEGALITY, EXPLICIT,
       "To take a knight back is an action beside 1, 2a, 2b and 3.")

FORBIDS_TIME(takeback_extra, it_is_too_late_to_take_back, ON(M_TAKE_BACK),
             "in this turn {actor} has done what comes after it")
{
    return s->phase == TURN && held_with(t, s, m.actor % SEATS, P_BACK) != NOWHERE
        && ((READS(t, Q_takeback_when, 'B') && s->laid != 0)
            || (READS(t, Q_takeback_when, 'C') && s->begun != 0));
}

/* Taking a knight back replaces no other action. */
TALLY_PROPERTY(who_takes_a_knight_back_may_do_all_the_same)
{
    struct saga_state then = *s;
    if (s->phase != TURN || s->due > 0)
        return true;
    then.back = 1 - s->back % 2;
    for (unsigned card = 0; card < CARDS; card++) {
        bool lay = s->hand[s->mover][card] > 0, recruit = s->pool[card] > 0;
        if ((lay && asked_mover(t, s, M_LAY, card, 0) != asked_mover(t, &then, M_LAY, card, 0))
            || (recruit
                && asked_mover(t, s, M_RECRUIT, card, 0)
                       != asked_mover(t, &then, M_RECRUIT, card, 0)))
            return false;
    }
    return true;
}

STEP_PROPERTY(taking_back_is_no_other_action, ON(M_TAKE_BACK))
{
    return after->laid == before->laid && after->recruited == before->recruited
        && after->mover == before->mover && same_fame(before, after) && before->phase == TURN;
}

CLAUSE(takeback_every_turn, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of yellow may take a knight back each time that it is his turn, once in a turn.")

FORBIDS_TIME(takeback_every_turn, knight_was_taken_back, ON(M_TAKE_BACK),
             "a knight was taken back in this turn")
{
    return s->phase == TURN && s->back != 0;
}

FORBIDS_TIME(takeback_every_turn, land_came_in_this_turn, ON(M_TAKE_BACK),
             "{land_with_power} has come to {actor} only in this turn")
{
    unsigned corn = held_with(t, s, m.actor % SEATS, P_BACK);
    return s->phase == TURN && READS(t, Q_takeback_new_holder, 'B') && corn != NOWHERE
        && bit(s->gained, corn);
}

/* Once in each turn. Under q-takeback-twice B again, if the player has regained the land through
 * it. */
STEP_PROPERTY(one_knight_is_taken_back_in_a_turn)
{
    if (m.kind == M_TAKE_BACK)
        return before->back == 0 && (after->back == 1 || READS(t, Q_takeback_twice, 'B'));
    return before->phase < TURN || ends_turn(before, m) || after->back == before->back
        || (after->back == 0 && READS(t, Q_takeback_twice, 'B'));
}

STATE_PROPERTY(lands_gained_are_kept_only_where_read_so)
{
    bool good = s->gained == 0 || READS(t, Q_takeback_new_holder, 'B');
    for (unsigned land = 0; land < LANDS; land++)
        good = good && (!bit(s->gained, land) || s->phase >= TURN);
    return good;
}

/* Remembered under q-takeback-new-holder B only. */
STEP_PROPERTY(lands_that_the_mover_gets_are_remembered_where_read_so)
{
    bool good = true;
    if (!READS(t, Q_takeback_new_holder, 'B') || before->phase < TURN || m.kind == M_END)
        return true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool got =
            after->holder[land] == before->mover + 1 && before->holder[land] != before->mover + 1;
        good = good && (!got || bit(after->gained, land))
            && (!bit(before->gained, land) || bit(after->gained, land)
                || after->holder[land] != before->mover + 1);
    }
    return good;
}

QUESTION(q_takeback_when, "When in the turn may a knight be taken back?", 'A',
         "It is called an action, and after another action there is no income.",
         BUILT('A', "at any time; income not taken yet is lost"),
         BUILT('B', "only before a knight is laid; income not taken yet is lost"),
         BUILT('C', "only before anything else; income stays due, for the lands of the turn's "
                    "beginning"))

QUESTION(q_takeback_new_holder,
         "May a player who has just conquered the corn land take a knight back in the same turn?",
         'A', "He is its holder and on turn.", BUILT('A', "yes"),
         BUILT('B', "no, from his next turn on"))

QUESTION(q_takeback_twice,
         "May a second knight be taken back if the corn land was lost and won back in one turn?",
         'A', "The document says: each time that he is on turn.", BUILT('A', "no"),
         BUILT('B', "yes"))

CLAUSE(takeback_shift, "Gedurende", EFFECT, EXPLICIT,
       "If a defence is thereby weaker than another player's troop against it, that player gets "
       "the "
       "land at once.")

FORBIDS(takeback_shift, last_defender_stays, ON(M_TAKE_BACK),
        "{knight} is the last knight that defends the land")
{
    unsigned land = defends(s, m.arg[1]);
    return READS(t, Q_takeback_last_defender, 'B') && lies_before(s, m, m.arg[1]) && land != NOWHERE
        && where_in(lying_at(s, m.arg[1]), m.arg[0]) < lying_at(s, m.arg[1]).size
        && knights_under(t, s, land) == 1;
}

/* Does the land come back at once, to a troop of the old holder that is strong enough? With -1 a
 * troop of the same knights suffices. He loses that troop. Under q-conquest-trigger B none of his
 * troops has changed; under C it only happens if he has laid. */
static bool comes_back(const struct saga_table *t, const struct saga_state *moved,
                       const struct saga_state *after, unsigned land, unsigned from)
{
    unsigned p = moved->mover;
    bool may =
        READS(t, Q_conquest_trigger, 'A') || (READS(t, Q_conquest_trigger, 'C') && moved->laid);
    return may && after->holder[land] == p + 1
        && might(t, moved, p, land) >= might(t, moved, from, land)
        && aiming_at(t, after, p, land) < aiming_at(t, moved, p, land);
}

/* The strongest player gets the land, or is asked which troop takes it. If somebody is asked about
 * another land, this one waits. */
STEP_PROPERTY(weakened_land_goes_to_who_is_stronger)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned p = heir(t, before, m, &moved);
    return p >= SEATS || after->holder[land] == p + 1 || after->asked != 0
        || comes_back(t, &moved, after, land, p);
}

STEP_PROPERTY(weakened_land_stays_while_nobody_is_stronger)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    return heir(t, before, m, &moved) != NOBODY || !changes(&moved, after, land);
}

/* q-takeback-test: gold is weakened to 4 against a troop of 4, and red to 3 against 4. */
LAW(weakened_land_falls_as_read)
{
    struct saga_table t = as_assumed(from);
    bool red = choose(from, 2);
    unsigned land = red ? RED : ORANGE;
    t.head.reading[SAGA_Q_takeback_test] = choose(from, 2) ? 'B' : 'A';
    struct saga_state s = bare_turn(&t);
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(GREEN, 4), (uint8_t)land } };
    s.holder[YELLOW] = s.holder[land] = 1;
    s.defence[land][0] = (uint8_t)(card_of(GREEN, 4) + 1);
    s.defence[land][1] = (uint8_t)(card_of(BLUE, red ? 3 : 4) + 1);
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(land, 4) + 1));
    bool falls = red ? READS(&t, Q_takeback_test, 'B') : READS(&t, Q_takeback_test, 'A');
    return saga_step(&t, &s, back) == LEGAL && s.holder[land] == (falls ? 2 : 1);
}

STATE_PROPERTY(empty_defences_come_from_knights_taken_back)
{
    bool power = false, good = true;
    for (unsigned land = 0; land < LANDS; land++)
        power = power || on_a_side(t, land, P_BACK);
    for (unsigned land = 0; land < t->lands; land++)
        good = good
            && (power || s->holder[land] == 0 || has_colour(under(s, land), land)
                || !READS(t, Q_hide_forced, 'A') || !READS(t, Q_hide_new_troop, 'A')
                || READS(t, Q_hide_after_loss, 'C'));
    return good;
}

QUESTION(q_takeback_test, "What decides whether a weakened land is lost?", 'A',
         "+1 and -1 belong to the land.", BUILT('A', "its strength, as in a conquest"),
         BUILT('B',
               "the bare sum of its defence, until it is settled who gets it; then +1 and -1 count "
               "again, also when troops of the old holder could take it back at once"))
