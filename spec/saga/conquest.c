/* This chapter states what the document says under "2b. Een land veroveren": which troop
 * conquers, what becomes of its knights and of the land. */
#include "shared.h"
#include "conquests.h"

CLAUSE(conquest_strictly_stronger, "Veroveren", EFFECT, EXPLICIT,
       "A troop conquers the land at which it aims if it is worth more than the strength of the "
       "land.")

FORBIDS(conquest_strictly_stronger, troop_is_too_weak, ON(M_CONQUER),
        "{place} is worth {worth}, and {aim} falls only to more than {strength}")
{
    unsigned land = aimed_at(t, s, m);
    return land != NOWHERE && in_play(s) && pitted(t, s, m) <= falls_now_above(t, s, land);
}

STEP_PROPERTY(land_is_conquered_by_a_stronger_troop)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return c.troop.size > 0 && (int)value(c.troop) > threshold(t, before, m, &moved, c.land)
        && aim_of(t, &moved, c.seat, c.troop) == c.land;
}

/* However many conquests follow one another, no land ends with a weaker defence than its conqueror
 * had to exceed. */
STEP_PROPERTY(defences_grow_with_each_conquest)
{
    bool good = true;
    if (!told_plainly(t, before, after) || lands_lie_still(before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned land = 0; land < t->lands; land++)
        good = good
            && (!changes(&moved, after, land) || after->holder[land] == 0
                || (int)open_value(under(after, land)) > strength(t, &moved, land)
                || (int)open_value(under(after, land)) > threshold(t, before, m, &moved, land));
    return good;
}

LAW(stronger_troop_conquers_and_an_equal_one_does_not)
{
    static const uint8_t plain[] = { GREEN, BLUE, PURPLE, YELLOW };
    struct saga_table t = as_assumed(from);
    unsigned land = plain[choose(from, 4)], defence = choose(from, 16),
             points = 1 + choose(from, 16);
    unsigned before = 4 * ((points - 1) / 4); /* with more points it would have conquered before */
    return before > defence || attacked(&t, land, defence, points) == (points > defence ? 1 : 2);
}

CLAUSE(conquest_at_once, "Veroveren", EFFECT, EXPLICIT,
       "A conquest happens as soon as a troop is strong enough.")

FORBIDS_TIME(conquest_at_once, land_falls_first, PLAYERS & ~(ON(M_CONQUER) | ON(M_PASS)),
             "{decider} has to say first with what he takes {about}")
{
    return s->phase == CHOOSE;
}

FORBIDS(conquest_at_once, no_land_waits, ON(M_CONQUER),
        "at this moment nobody is asked whether {place} conquers {aim}")
{
    unsigned land = aimed_at(t, s, m);
    return in_play(s) && s->phase != CHOOSE && land != NOWHERE && !keeps_for_himself(t, s, m, land)
        && pitted(t, s, m) > falls_now_above(t, s, land) && !ties_for(t, s, m, land);
}

FORBIDS(conquest_at_once, another_land_falls, ON(M_CONQUER),
        "{about} is to be taken now, and {place} aims at another land")
{
    unsigned land = aimed_at(t, s, m);
    return s->phase == CHOOSE && land != NOWHERE && land + 1 != s->about;
}

STATE_PROPERTY(land_that_can_be_conquered_is_conquered)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++)
        good =
            good && (!watched(t, s) || !READS(t, Q_conquest_trigger, 'A') || at_rest(t, s, land));
    return good;
}

/* q-conquest-trigger C: after laying, the mover has nothing left to conquer. */
STATE_PROPERTY(who_has_laid_leaves_nothing_to_conquer)
{
    bool good = true;
    if (!READS(t, Q_conquest_trigger, 'C') || !watched(t, s) || !s->laid || s->phase != TURN)
        return true;
    for (unsigned land = 0; land < t->lands; land++)
        good = good
            && (s->holder[land] == s->mover + 1 || bit(s->weakened, land) || s->tied[land] != 0
                || !READS(t, Q_highest_and_owner, 'A')
                || might(t, s, s->mover, land) <= falls_above(t, s, land));
    return good;
}

/* While somebody decides, a land waits for his decision. */
STATE_PROPERTY(who_decides_is_asked_about_something)
{
    bool one = s->phase == CHOOSE || s->phase == GIFT || s->phase == FLIP || s->phase == ASIDE
            || s->phase == ENLIST || s->phase == PICK;
    bool land = s->phase == CHOOSE || s->phase == GIFT || s->phase == FLIP;
    return (s->asked != 0) == one && (!land || s->about != 0) && (one || s->about == 0);
}

QUESTION(q_conquest_trigger, "Whose troops can conquer when something has changed?", 'A',
         "It happens as soon as a troop is strong enough, says action 2b, and the corn land hands "
         "lands to players who are not on turn. For the other readings: the overview derives "
         "action 2b from the knight that was laid. Under both, a land weakened by taking a knight "
         "back goes to anybody, as that power says.",
         BUILT('A', "everybody's, after every change"),
         BUILT('B', "only the troop that the player on turn has just changed"),
         BUILT('C', "those of the player on turn, once he has laid"))

CLAUSE(conquest_not_optional, "Spelverloop, Veroveren", EFFECT, IMPLIED,
       "A conquest happens whether the player wants it or not.")

FORBIDS(conquest_not_optional, land_is_not_let_go, ON(M_PASS), "{decider} cannot let {about} go")
{
    return s->phase == CHOOSE && READS(t, Q_conquest_optional, 'A');
}

STATE_PROPERTY(lands_let_go_are_kept_only_where_read_so)
{
    bool deciding = s->asked != 0;
    return all_zero(s->declined, LANDS) || (READS(t, Q_conquest_optional, 'B') && deciding);
}

/* q-conquest-optional B: nobody conquers without saying so. */
STEP_PROPERTY(nobody_conquers_unasked_where_read_so)
{
    if (!READS(t, Q_conquest_optional, 'B') || before->phase < TURN)
        return true;
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (after->holder[land] == before->holder[land] || after->holder[land] == 0
                || (m.kind == M_CONQUER && before->phase == CHOOSE && before->about == land + 1
                    && after->holder[land] == before->asked));
    return good;
}

QUESTION(q_conquest_optional, "May a player leave a land that he could conquer?", 'A',
         "Action 2b is told as a fact; only action 3 is called voluntary. For the other reading: "
         "three powers speak of a player who wants to conquer.",
         BUILT('A', "no"),
         BUILT('B', "yes; while his troop is strong enough he is asked again after every move"))

CLAUSE(conquest_per_troop, "Veroveren", EFFECT, IMPLIED, "Each troop is compared by itself.")

FORBIDS(conquest_per_troop, no_troop_aims, ON(M_CONQUER),
        "{place} is no troop of {actor} that aims at a land")
{
    return in_play(s) && aimed_at(t, s, m) == NOWHERE;
}

/* Troops of the same player are not added: one troop alone must be stronger. */
LAW(troops_are_compared_one_by_one)
{
    struct saga_table t = as_assumed(from);
    unsigned defence = 4 + choose(from, 5), one = 1 + choose(from, 4), two = 1 + choose(from, 4);
    t.head.reading[SAGA_Q_troops_added] = choose(from, 2) ? 'B' : 'A';
    struct saga_state s = against(&t, GREEN, defence, card_of(GREEN, two));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, two) } };
    s.attack[0][0] = (uint8_t)(FIRST | (card_of(GREEN, one) + 1));
    bool added = READS(&t, Q_troops_added, 'B') && one + two > defence;
    return saga_step(&t, &s, m) == LEGAL && s.holder[GREEN] == (added ? 1 : 2);
}

STEP_PROPERTY(one_troop_conquers_one_land)
{
    unsigned lands = 0;
    if (!told_plainly(t, before, after) || lands_lie_still(before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned land = 0; land < LANDS; land++)
        lands += changes(&moved, after, land) && after->holder[land] != 0;
    return troops_in_all(after) + lands <= troops_in_all(&moved);
}

/* q-troops-added B: a troop lies only under a land that its player holds. */
STATE_PROPERTY(troops_lie_under_lands_of_their_player)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(s, p, 0); l.size > 0; l = troop_from(s, p, l.at + l.size))
            for (unsigned land = 0; land < LANDS; land++)
                good = good && (!lies_under(s, p, l, land) || s->holder[land] == p + 1);
    return good;
}

QUESTION(q_troops_added, "Are several troops of a player against one land added?", 'A',
         "All of them have the colour of the land, so that together they would break the rule of "
         "colours; the end speaks of one group.",
         BUILT('A', "no"),
         BUILT('B', "yes: all of them conquer, and all of them then lie under the land"))

CLAUSE(conquest_highest_wins, "Veroveren", EFFECT, AMBIGUOUS,
       "Of several players whose troops are strong enough the one with the highest value conquers.")

FORBIDS(conquest_highest_wins, own_stronger_troop_takes_it, ON(M_CONQUER),
        "{actor} has a troop before {about} that is worth more")
{
    struct lying l = lying_at(s, m.arg[0]);
    return asked_about_aim(t, s, m) && READS(t, Q_troops_added, 'A')
        && !READS(t, Q_equal_own_troops, 'B') && takes_part(t, s, m.arg[0])
        && (int)value(l) < best_that_takes_part(t, s, m);
}

/* Under q-equal-own-troops C the player only decides whether he takes the land; the older troop
 * does it. */
FORBIDS(conquest_highest_wins, older_troop_takes_it, ON(M_CONQUER),
        "{actor} has an older troop before {about} that is worth as much")
{
    unsigned number = number_at(m.arg[0]), seat = m.actor % SEATS;
    if (!asked_about_aim(t, s, m) || !READS(t, Q_equal_own_troops, 'C')
        || READS(t, Q_troops_added, 'B'))
        return false;
    for (unsigned n = 0; n < number && n < ROOM; n++) {
        struct lying older = lying_at(s, place_of(seat, n));
        if (aim_of(t, s, seat, older) + 1 == s->about && takes_part(t, s, place_of(seat, n))
            && value(older) == value(lying_at(s, m.arg[0])))
            return true;
    }
    return false;
}

/* No other player who could have conquered the land had a higher value, and none of the conqueror's
 * own troops had one, except under q-equal-own-troops B, where he may choose. */
STEP_PROPERTY(highest_troop_conquers)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    bool everybody = READS(t, Q_conquest_trigger, 'A') || was_weakened(before, m, c.land),
         good = true;
    int with =
        READS(t, Q_equal_own_troops, 'B') ? might(t, &moved, c.seat, c.land) : (int)value(c.troop);
    for (unsigned p = 0; p < t->head.players && everybody; p++)
        good = good
            && (p == c.seat || !competes(t, &moved, p, c.land)
                || might(t, &moved, p, c.land) < with);
    return good
        && (READS(t, Q_equal_own_troops, 'B') || !READS(t, Q_conquest_trigger, 'A')
            || might(t, &moved, c.seat, c.land) == with);
}

/* However many conquests follow one another: only a player who had the highest value when they
 * began loses an attack troop. The old holder is an exception, as he may win his land back. So is
 * q-equal-own-troops B: a player may conquer with a weak troop, and lose the land to another's. */
STEP_PROPERTY(nobody_but_the_highest_spends_a_troop)
{
    bool good = true,
         plain = READS(t, Q_conquest_trigger, 'A') && READS(t, Q_highest_and_owner, 'A')
              && READS(t, Q_conquest_optional, 'A') && !READS(t, Q_equal_own_troops, 'B');
    if (!plain || !told_plainly(t, before, after) || quiet(before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned p = 0; p < t->head.players; p++) {
            bool holds = moved.holder[land] == p + 1;
            if (holds || aiming_at(t, after, p, land) >= aiming_at(t, &moved, p, land))
                continue;
            for (unsigned q = 0; q < t->head.players; q++)
                good = good
                    && (q == p || moved.holder[land] == q + 1
                        || might(t, &moved, q, land) < might(t, &moved, p, land));
        }
    return good;
}

/* Must the player say which of two troops conquers? */
static bool leaves_a_choice(const struct saga_table *t, const struct saga_state *moved,
                            struct conquest c, int exceeded, struct lying other)
{
    bool would_do = READS(t, Q_equal_own_troops, 'B') ? (int)value(other) > exceeded
                                                      : value(other) == value(c.troop);
    return aim_of(t, moved, c.seat, other) == c.land && would_do && !alike(other, c.troop, true);
}

/* Under q-equal-own-troops C troops lie in order of age, and the oldest one conquers. */
STEP_PROPERTY(who_has_equal_troops_is_asked)
{
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (m.kind == M_CONQUER || !READS(t, Q_conquest_trigger, 'A')
        || READS(t, Q_takeback_colour_memory, 'B')
        || !one_conquest(t, before, m, after, &moved, &c))
        return true;
    int exceeded = threshold(t, before, m, &moved, c.land);
    for (struct lying l = troop_from(&moved, c.seat, 0); l.size > 0;
         l = troop_from(&moved, c.seat, l.at + l.size))
        if (leaves_a_choice(t, &moved, c, exceeded, l))
            good = good && READS(t, Q_equal_own_troops, 'C') && l.at > c.troop.at;
    return good;
}

/* A weakens a land against which B has two troops worth 3. B names the one that takes it, and the
 * other stays. */
LAW(who_has_two_equal_troops_says_which)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned named = choose(from, 2), rest = choose(from, 3);
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(RED, 4), GREEN } };
    struct move pass = { M_PASS, 1, { 0 } },
                with = { M_CONQUER, 1, { (uint8_t)place_of(1, named) } };
    s.holder[YELLOW] = s.holder[GREEN] = 1;
    s.defence[GREEN][0] = (uint8_t)(card_of(RED, 4) + 1);
    s.defence[GREEN][1] = rest == 0 ? 0 : (uint8_t)(card_of(BLUE, rest) + 1);
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, 2) + 1));
    s.attack[1][1] = (uint8_t)(card_of(BLUE, 1) + 1);
    s.attack[1][2] = (uint8_t)(FIRST | (card_of(GREEN, 3) + 1));
    if (saga_step(&t, &s, back) != LEGAL || s.phase != CHOOSE || s.asked != 2
        || s.about != GREEN + 1 || saga_refusal(&t, &s, pass) != SAGA_conquest_not_optional
        || saga_step(&t, &s, with) != LEGAL)
        return false;
    return s.holder[GREEN] == 2 && under(&s, GREEN).size == 2 - named
        && troop_from(&s, 1, 0).size == 1 + named && troops_of(&s, 1) == 1;
}

/* Under q-equal-own-troops C nobody is asked, as the oldest troop conquers. */
STATE_PROPERTY(nobody_chooses_where_age_decides)
{
    return s->phase != CHOOSE || !READS(t, Q_equal_own_troops, 'C')
        || READS(t, Q_conquest_optional, 'B');
}

/* A weakens one of his lands, and B, C, or both are stronger now. */
LAW(highest_of_several_conquers)
{
    struct saga_table t = as_assumed(from);
    t.head.players = 3;
    saga_seal(&t);
    struct saga_state s = bare_turn(&t);
    unsigned b = 1 + choose(from, 4), c = 1 + choose(from, 4), rest = choose(from, 5);
    struct move m = { M_TAKE_BACK, 0, { (uint8_t)card_of(RED, 4), GREEN } };
    s.holder[YELLOW] = s.holder[GREEN] = 1;
    s.defence[GREEN][0] = (uint8_t)(card_of(RED, 4) + 1);
    s.defence[GREEN][1] = rest == 0 ? 0 : (uint8_t)(card_of(BLUE, rest) + 1);
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, b) + 1));
    s.attack[2][0] = (uint8_t)(FIRST | (card_of(GREEN, c) + 1));
    unsigned most = b > c ? b : c, wins = most <= rest || b == c ? 0 : b > c ? 1 : 2;
    return saga_step(&t, &s, m) == LEGAL && s.holder[GREEN] == wins + 1
        && (s.attack[1][0] == 0) == (wins == 1) && (s.attack[2][0] == 0) == (wins == 2);
}

QUESTION(q_highest_and_owner, "Do attack troops of the holder count in the comparison?", 'A',
         "A conquest is described from the middle and from another player, not from oneself.",
         BUILT('A', "no"), BUILT('B', "yes, as a shield: while none is higher, nobody conquers"),
         BUILT('C',
               "yes, and if it is the highest, the land moves onto it and its old defence goes "
               "into his hand"))

/* q-equal-own-troops C: A weakens purple to 1. B has two troops of 4 against it; the older one is a
 * single 4, or 2 + 2. */
LAW(oldest_of_equal_troops_conquers_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_equal_own_troops, 'C');
    struct saga_state s = bare_turn(&t);
    uint8_t *row = s.attack[1], *four = &row[0], *sum = &row[1];
    bool four_is_older = choose(from, 2);
    if (!four_is_older)
        four = &row[2], sum = &row[0];
    *four = (uint8_t)(FIRST | laid(PURPLE, 4));
    sum[0] = (uint8_t)(FIRST | laid(PURPLE, 2));
    sum[1] = laid(RED, 2);
    s.holder[YELLOW] = s.holder[PURPLE] = 1;
    defend(&s, PURPLE, laid(GREEN, 4), laid(BLUE, 1));
    return made(&t, &s, M_TAKE_BACK, 0, card_of(GREEN, 4), PURPLE) && s.asked == 0
        && s.holder[PURPLE] == 2 && under(&s, PURPLE).size == (four_is_older ? 1 : 2);
}

QUESTION(q_equal_own_troops, "Which of several own troops that are strong enough conquers?", 'A',
         "The highest value is said to decide; between equal troops nothing does.",
         BUILT('A', "the highest; of equal ones the player's choice, also out of turn"),
         BUILT('B', "the player's choice among all that are strong enough"),
         BUILT('C', "the highest; of equal ones the oldest"))

/* q-contested-land B: A and B have 4 each against green, which is worth 3. C raises his troop from
 * 3 to 5. As none of the tied troops has changed, nobody gets the land. */
LAW(tie_lasts_where_read_so)
{
    struct saga_table t;
    saga_default_table(&t, 3 + choose(from, 2));
    t.head.reading[SAGA_Q_contested_land] = 'B';
    saga_seal(&t);
    struct saga_state s = bare_turn(&t);
    s.mover = 2;
    defend(&s, GREEN, laid(GREEN, 3), 0);
    s.attack[0][0] = s.attack[1][0] = (uint8_t)(FIRST | laid(GREEN, 4));
    s.attack[2][0] = (uint8_t)(FIRST | laid(GREEN, 3));
    s.tied[GREEN] = 1 + 4;
    give(&s, 2, card_of(BLUE, 2));
    return made(&t, &s, M_ADD, 2, card_of(BLUE, 2), place_of(2, 0)) && s.holder[GREEN] == 0;
}

QUESTION(q_contested_land, "When is a land looked at again for which players tie?", 'A',
         "Until it is unambiguous, says the document, not through what.",
         BUILT('A', "after every change; it is also over if the defence is strong enough again"),
         BUILT('B', "only when one of the tied troops changes"))

CLAUSE(conquest_not_from_self, "Veroveren", EFFECT, IMPLIED, "Nobody conquers a land that is his.")

FORBIDS(conquest_not_from_self, land_is_the_conquerors, ON(M_CONQUER),
        "{aim} lies before {actor} already")
{
    unsigned land = aimed_at(t, s, m);
    return in_play(s) && land != NOWHERE && keeps_for_himself(t, s, m, land);
}

STEP_PROPERTY(nobody_conquers_his_own_land)
{
    struct saga_state moved;
    struct conquest c;
    return !one_conquest(t, before, m, after, &moved, &c) || c.seat != c.loser
        || READS(t, Q_highest_and_owner, 'C');
}

/* A lays a knight against B's land, and a troop of B also aims at it. */
LAW(own_troops_of_the_holder_matter_as_read)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 4), lays = 1 + choose(from, 4), own = 1 + choose(from, 4);
    t.head.reading[SAGA_Q_highest_and_owner] = (uint8_t)('A' + choose(from, 3));
    struct saga_state s = against(&t, GREEN, weak, card_of(GREEN, lays));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, lays) } };
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, own) + 1));
    if (saga_step(&t, &s, m) != LEGAL)
        return false;
    bool wins = lays > weak && (READS(&t, Q_highest_and_owner, 'A') ? own <= lays : own < lays);
    bool moves_on = READS(&t, Q_highest_and_owner, 'C') && own > weak && own > lays;
    bool retakes = READS(&t, Q_highest_and_owner, 'A') && lays > weak && own > lays;
    return s.holder[GREEN] == (wins ? 1 : 2) && (s.attack[1][0] == 0) == (moves_on || retakes);
}

CLAUSE(land_moves_on_troop, "Veroveren", EFFECT, EXPLICIT,
       "The conqueror takes the land and lays it on the troop that did it.")

STEP_PROPERTY(troop_that_conquers_lies_under_its_land)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return c.troop.size > 0 && same_knights(c.troop, under(after, c.land))
        && troops_of(after, c.seat) + 1 == troops_of(&moved, c.seat);
}

STEP_PROPERTY(lands_change_hands_by_conquest_only)
{
    bool quiet = m.kind == M_END || m.kind == M_COLLECT || m.kind == M_CLAIM || m.kind == M_RECRUIT
              || m.kind == M_PUT_CHIP || m.kind == M_TAKE_CHIP || m.kind == M_PICK
              || before->phase < TURN;
    return !quiet || same_bytes(after->holder, before->holder, LANDS);
}

CLAUSE(troop_becomes_defence, "Veroveren", EFFECT, EXPLICIT,
       "From then on this troop defends the land.")

/* All knights of the troop become the defence, turned up (except under q-hide-forced B), and the
 * troop no longer attacks. */
STEP_PROPERTY(defence_of_a_conquered_land_is_that_troop)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return value(under(after, c.land))
            == (READS(t, Q_hide_forced, 'A') ? open_value(c.troop) : value(c.troop))
        && under(after, c.land).size == c.troop.size
        && defended(t, after, c.land) >= value(c.troop);
}

TALLY_PROPERTY(lands_are_as_strong_as_their_knights)
{
    for (unsigned land = 0; s->phase >= TURN && land < t->lands; land++)
        if (saga_defended(t, s, land) != defended(t, s, land)
            || saga_strength(t, s, land) != strength(t, s, land))
            return false;
    return true;
}

CLAUSE(middle_defenders_freed, "Veroveren", EFFECT, EXPLICIT,
       "If the land lay in the middle, its two knights stay there, open, as independent ones.")

STEP_PROPERTY(knights_of_the_middle_become_independent)
{
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    for (unsigned card = 0; card < CARDS; card++) {
        bool freed =
            c.loser == NOBODY && where_in(under(&moved, c.land), card) < under(&moved, c.land).size;
        good = good && after->pool[card] == moved.pool[card] + (freed ? 1 : 0);
    }
    return good;
}

/* Knights of players never go to the pool, and only recruiting and gifts take knights from it. */
STEP_PROPERTY(pool_changes_when_the_middle_does)
{
    unsigned middle = 0, taken = m.kind == M_RECRUIT || m.kind == M_TAKE_FREE;
    if (before->phase < TURN)
        return all_zero(after->pool, CARDS);
    for (unsigned land = 0; land < LANDS; land++)
        if (before->holder[land] == 0 && after->holder[land] != 0)
            middle += under(before, land).size;
    return sum_of(after->pool, CARDS) + taken == sum_of(before->pool, CARDS) + middle;
}

CLAUSE(loser_takes_cards_back, "Veroveren", EFFECT, EXPLICIT,
       "If it was another player's, he must take all knights of its defence back into his hand.")

STEP_PROPERTY(defence_that_is_lost_goes_home)
{
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    struct lying lost = under(&moved, c.land);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned card = 0; card < CARDS; card++) {
            bool home = p == c.loser && where_in(lost, card) < lost.size;
            good = good && after->hand[p][card] == moved.hand[p][card] + (home ? 1 : 0);
        }
    return good;
}

/* While no land is lost, only the move itself changes hands and pool. */
STEP_PROPERTY(hands_change_by_the_move_alone_while_no_land_is_lost)
{
    if (!told_plainly(t, before, after) || !quiet(before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    return same_bytes(after->hand[0], moved.hand[0], SEATS * CARDS)
        && same_bytes(after->held, moved.held, SEATS) && same_bytes(after->pool, moved.pool, CARDS);
}

CLAUSE(other_troops_stay, "Veroveren", EFFECT, IMPLIED, "All other troops stay as they are.")

/* Only the move itself changes other troops, and only the conquering troop disappears. */
STEP_PROPERTY(all_other_troops_stay_as_they_are)
{
    bool good = true;
    if (!told_plainly(t, before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(after, p, 0); l.size > 0;
             l = troop_from(after, p, l.at + l.size)) {
            unsigned aim = aim_of(t, after, p, l);
            good = good && troops_like(t, after, p, l, aim) <= troops_like(t, &moved, p, l, aim);
        }
    bool given_up = READS(t, Q_takeback_last_defender, 'C') && m.kind == M_TAKE_BACK;
    bool anew = chain(before, m, after) || READS(t, Q_highest_and_owner, 'C') || given_up;
    return good
        && (!lands_lie_still(before, after) || anew
            || troops_in_all(after) == troops_in_all(&moved));
}

STEP_PROPERTY(all_other_lands_stay_as_they_are)
{
    bool good = true;
    if (!told_plainly(t, before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned was = troops_in_all(&moved), is = troops_in_all(after);
    for (unsigned land = 0; land < LANDS; land++) {
        bool anew = was >= is + 2 || READS(t, Q_highest_and_owner, 'C');
        bool other = after->holder[land] != moved.holder[land];
        good = good && (!changes(&moved, after, land) || (was > is && (other || anew)));
    }
    return good;
}

CLAUSE(land_never_returns, "Veroveren", EFFECT, IMPLIED,
       "A conquered land never comes back to the middle.")

/* Except under q-takeback-last-defender C, if its last knight is taken back. */
STEP_PROPERTY(conquered_land_never_lies_in_the_middle_again)
{
    bool good = true, may = READS(t, Q_takeback_last_defender, 'C') && m.kind == M_TAKE_BACK;
    for (unsigned land = 0; land < LANDS; land++) {
        bool from = may
                 && (m.arg[1] == land
                     || lies_under(before, m.actor % SEATS, lying_at(before, m.arg[1]), land));
        good = good
            && (before->holder[land] == 0 || after->holder[land] != 0
                || (from && knights_under(t, before, land) == 1));
    }
    return good;
}

CLAUSE(end_final_conquest, "Einde", END, EXPLICIT,
       "A conquest that this last knight brings about is still carried out.")

/* With his last knight A takes a land, or just fails to. */
LAW(last_knight_still_conquers)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 5), lays = 1 + choose(from, 4);
    struct saga_state s = against(&t, GREEN, weak, card_of(GREEN, lays));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, lays) } };
    s.hand[0][card_of(RED, 1)] = 0;
    s.held[0] = 1;
    return saga_step(&t, &s, m) == LEGAL && s.phase == OVER
        && s.holder[GREEN] == (lays > weak ? 1 : 2);
}

STATE_PROPERTY(game_is_not_over_while_a_land_can_be_conquered)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands && s->phase == OVER; land++)
        good =
            good && (!watched(t, s) || !READS(t, Q_conquest_trigger, 'A') || at_rest(t, s, land));
    return good;
}

CLAUSE(takeback_strongest, "Gedurende", EFFECT, EXPLICIT,
       "Of several it is the one with the strongest troop.")

STEP_PROPERTY(weakened_land_goes_to_the_strongest)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned p = heir(t, before, m, &moved), now = after->holder[land];
    return p >= SEATS || now == p + 1 || now == before->mover + 1u;
}

CLAUSE(takeback_tie_stays, "Gedurende", EFFECT, EXPLICIT,
       "If the strongest troops of several players are equal, the land stays with its holder until "
       "one of them is clearly the strongest.")

FORBIDS(takeback_tie_stays, others_have_as_much, ON(M_CONQUER),
        "another player has as much before {aim}")
{
    unsigned land = aimed_at(t, s, m);
    return in_play(s) && s->phase != CHOOSE && land != NOWHERE && !keeps_for_himself(t, s, m, land)
        && pitted(t, s, m) > falls_now_above(t, s, land) && ties_for(t, s, m, land);
}

STEP_PROPERTY(weakened_land_stays_while_players_tie)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    return heir(t, before, m, &moved) != SEATS || !changes(&moved, after, land);
}

/* Two players never tie for a land, and nobody ties for one in the middle, as long as every change
 * is tested and only taking back makes a land weaker. */
STATE_PROPERTY(three_players_and_a_holder_make_a_tie)
{
    bool good = true, plain = READS(t, Q_conquest_trigger, 'A')
                           && READS(t, Q_highest_and_owner, 'A') && READS(t, Q_takeback_test, 'A')
                           && READS(t, Q_hide_after_loss, 'A') && READS(t, Q_flip_side, 'A')
                           && READS(t, Q_takeback_last_defender, 'A');
    for (unsigned land = 0; land < t->lands && plain && watched(t, s); land++) {
        int most;
        unsigned n = claimants(t, s, land, &most);
        good =
            good && (n == 0 || s->tied[land] != 0 || (t->head.players > 2 && s->holder[land] != 0));
    }
    return good;
}

/* A weakens a land, and B and C tie for it with 2 each. Then B lays a stronger troop beside his
 * own, or strengthens his own. Under q-contested-land B only the second ends the tie. */
LAW(tie_is_over_when_one_is_clearly_the_strongest)
{
    struct saga_table t = as_assumed(from);
    t.head.players = 3;
    t.head.reading[SAGA_Q_contested_land] = choose(from, 2) ? 'B' : 'A';
    saga_seal(&t);
    struct saga_state s = bare_turn(&t);
    bool beside = choose(from, 2);
    unsigned card =
        beside ? card_of(GREEN, 3 + choose(from, 2)) : card_of(BLUE, 1 + choose(from, VALUES));
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(RED, 4), GREEN } };
    struct move lay = { beside ? M_LAY : M_ADD,
                        1,
                        { (uint8_t)card, (uint8_t)(beside ? 0 : place_of(1, 0)) } };
    s.holder[YELLOW] = s.holder[GREEN] = 1;
    s.defence[GREEN][0] = (uint8_t)(card_of(RED, 4) + 1);
    s.defence[GREEN][1] = 0;
    s.attack[1][0] = s.attack[2][0] = (uint8_t)(FIRST | (card_of(GREEN, 2) + 1));
    give(&s, 1, card);
    if (saga_step(&t, &s, back) != LEGAL || s.holder[GREEN] != 1)
        return false;
    s.mover = 1;
    s.laid = s.back = s.due = 0;
    bool ends = !beside || READS(&t, Q_contested_land, 'A');
    return saga_step(&t, &s, lay) == LEGAL && s.holder[GREEN] == (ends ? 2 : 1);
}

STATE_PROPERTY(ties_are_kept_only_where_read_so)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (s->tied[land] == 0
                || (READS(t, Q_contested_land, 'B') && s->tied[land] <= 1 + 4 * ROOM));
    return good;
}

/* q-contested-land B: at a land whose tie lasts, two or more players have a troop of the noted
 * value. */
STATE_PROPERTY(players_tie_for_a_land_that_rests)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned n = 0;
        for (unsigned p = 0; p < t->head.players; p++)
            n += might(t, s, p, land) >= s->tied[land] - 1;
        good = good && (s->tied[land] == 0 || n >= 2 || s->asked != 0);
    }
    return good;
}

CLAUSE(takeback_loser_hand, "Gedurende", EFFECT, EXPLICIT,
       "Who loses the land takes the rest of its defence into his hand.")

STEP_PROPERTY(rest_of_a_weakened_defence_goes_home)
{
    unsigned land = m.arg[1], p = before->mover;
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (m.kind != M_TAKE_BACK || !is_land(land) || !one_conquest(t, before, m, after, &moved, &c)
        || c.land != land || moved.holder[land] == 0)
        return true;
    for (unsigned i = 0; i < COLOURS && before->defence[land][i] != 0; i++) {
        unsigned card = knight_of(before->defence[land][i]);
        good = good && after->hand[p][card] == before->hand[p][card] + 1;
    }
    return good && after->held[p] == before->held[p] + under(before, land).size;
}

CLAUSE(hide_reveal_at_conquest, "Gedurende", EFFECT, EXPLICIT,
       "At the latest it is turned up when its troop conquers a land.")

STEP_PROPERTY(troop_that_conquers_is_turned_up)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c) || READS(t, Q_hide_forced, 'B'))
        return true;
    struct lying l = under(after, c.land);
    return value(l) == open_value(l);
}

/* Only its player, a conquest, or losing blue (q-hide-after-loss) turns a knight up. */
STEP_PROPERTY(knights_face_down_stay_so)
{
    bool up = m.kind == M_REVEAL || m.kind == M_TAKE_BACK || !quiet(before, m, after);
    return up || !told_plainly(t, before, after) || face_down(after) >= face_down(before);
}

/* Only under q-hide-after-loss B and C. */
STEP_PROPERTY(nobody_keeps_a_knight_face_down_without_the_land_where_read_so)
{
    bool good = true;
    if (before->phase < TURN || READS(t, Q_hide_after_loss, 'A'))
        return true;
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned loser = before->holder[land];
        bool lake = (t->during[land][before->side[land] & 1] & P_HIDE) != 0;
        for (unsigned i = 0; lake && loser != 0 && after->holder[land] != loser && i < ROOM; i++)
            good = good && (after->attack[(loser - 1) % SEATS][i] & DOWN) == 0;
    }
    return good;
}

/* q-hide-forced B: open knights of 2 and 3 suffice against 4, while a 1 lies face down between
 * them. */
LAW(knight_that_is_not_needed_stays_face_down_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_hide_forced, 'B');
    struct saga_state s = bare_turn(&t);
    defend(&s, GREEN, laid(BLUE, 4), 0);
    s.attack[0][0] = (uint8_t)(FIRST | laid(GREEN, 2));
    s.attack[0][1] = (uint8_t)(DOWN | laid(RED, 1));
    give(&s, 0, card_of(BLUE, 3));
    return made(&t, &s, M_ADD, 0, card_of(BLUE, 3), place_of(0, 0)) && s.holder[GREEN] == 1
        && under(&s, GREEN).size == 3 && face_down(&s) == 1;
}

QUESTION(q_hide_forced, "Is the knight turned up if the open ones suffice to conquer?", 'A',
         "He must be turned up at the latest when his troop conquers.", BUILT('A', "yes"),
         BUILT('B', "no, it lies face down in the defence and may be turned up later"))
