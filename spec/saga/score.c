/* This chapter states what the document says under "Einde van het spel": chips, lands, the hand,
 * and how the right fields of the lands change the count. */
#include "shared.h"
#include "conquests.h"

CLAUSE(score_chips, "Einde", SCORE, EXPLICIT, "Chips count what is printed on them.")

LAW(each_point_of_fame_counts_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), fame = choose(from, 200);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    s.fame[p] = (uint8_t)fame;
    return saga_points(&t, &s, p) == without + (int)fame;
}

TABLE_PROPERTY(fame_stops_nowhere_but_in_scopes)
{
    return t->head.small || t->most_fame == MOST_FAME;
}

LAW(fame_that_stops_is_refused)
{
    struct saga_table t = as_assumed(from);
    t.most_fame = (uint8_t)choose(from, MOST_FAME);
    return judged(&t) == SAGA_score_chips;
}

CLAUSE(score_land_defence, "Einde", SCORE, EXPLICIT,
       "Each land of a player counts the sum of the knights under it.")

LAW(each_own_land_counts_its_knights)
{
    static const uint8_t plain[] = { RED, GREEN, BLUE, ORANGE, PURPLE };
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), land = plain[choose(from, 5)], sum = 0;
    s.phase = OVER;
    int without = saga_points(&t, &s, p) + (land == GREEN ? 2 : 0); /* no deduction either */
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[land][i] = 0;
    for (unsigned i = 0, size = choose(from, COLOURS + 1u); i < size; i++) {
        unsigned points = 1 + choose(from, VALUES);
        s.defence[land][i] = (uint8_t)(card_of(i, points) + 1);
        sum += points;
    }
    s.holder[land] = (uint8_t)(p + 1);
    return saga_points(&t, &s, p) == without + (int)sum
        && saga_land_points(&t, &s, land) == (int)sum;
}

CLAUSE(score_attack_zero, "Einde", SCORE, EXPLICIT, "Attack troops count nothing.")

TALLY_PROPERTY(attack_troops_count_nothing)
{
    struct saga_state then = *s;
    if (s->phase < TURN || READS(t, Q_troops_added, 'B'))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM; i++)
            then.attack[p][i] = then.aim[p][i] = then.barred[p][i] = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        if (saga_points(t, s, p) != saga_points(t, &then, p))
            return false;
    return true;
}

CLAUSE(score_hand_minus, "Einde", SCORE, EXPLICIT,
       "Each knight still in the hand takes its value away.")

LAW(each_knight_in_the_hand_takes_its_value_away)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), card = choose(from, CARDS),
             q = choose(from, t.head.players);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    give(&s, q, card);
    return saga_points(&t, &s, p) == without - (p == q ? (int)value_of(card) : 0);
}

CLAUSE(score_properties_change, "Einde", SCORE, EXPLICIT,
       "Some lands change this count: the right field of the card says how.")

TALLY_PROPERTY(points_are_what_is_listed)
{
    for (unsigned p = 0; s->phase >= TURN && p < t->head.players; p++)
        if (saga_points(t, s, p) != counts(t, s, p))
            return false;
    return true;
}

/* A final position, whether or not a play can lead to it: any lands, hands and fame, any sides, any
 * readings that matter for the count. */
static struct saga_state any_end(struct saga_table *t, struct choice *from)
{
    static const uint8_t touches[] = {
        SAGA_Q_modifier_scores, SAGA_Q_tribute_poor, SAGA_Q_fifteen_empty,
        SAGA_Q_flip_side,       SAGA_Q_blank_fields, SAGA_Q_winner_tie,
    };
    *t = as_assumed(from);
    for (unsigned i = 0; i < sizeof touches; i++)
        t->head.reading[touches[i]] =
            (uint8_t)('A' + choose(from, touches[i] == SAGA_Q_flip_side ? 3 : 2));
    struct saga_state s = bare_turn(t);
    s.phase = OVER;
    s.counted = (uint8_t)choose(from, 25);
    for (unsigned p = 0; p < t->head.players; p++) {
        s.fame[p] = (uint8_t)choose(from, 5);
        give(&s, p, choose(from, CARDS));
    }
    for (unsigned land = 0; land < LANDS; land++) {
        s.side[land] = (uint8_t)choose(from, 2);
        s.holder[land] = (uint8_t)choose(from, t->head.players + 1u);
        s.turned[land] =
            s.holder[land] != 0 && can_be_turned(t, land) ? (uint8_t)choose(from, 2) : 0;
        for (unsigned i = 0, size = s.holder[land] == 0 ? 2 : choose(from, 4); i < COLOURS; i++)
            s.defence[land][i] = i < size ? (uint8_t)(card_of(i, 1 + choose(from, VALUES)) + 1) : 0;
    }
    return s;
}

LAW(points_are_what_is_listed_whatever_lies_there)
{
    struct saga_table t;
    struct saga_state s = any_end(&t, from);
    for (unsigned p = 0; p < t.head.players; p++)
        if (saga_points(&t, &s, p) != counts(&t, &s, p))
            return false;
    return true;
}

CLAUSE(score_unowned_nothing, "Einde", SCORE, IMPLIED,
       "Lands in the middle and independent knights count for nobody.")

TALLY_PROPERTY(what_nobody_owns_counts_for_nobody)
{
    struct saga_state then = *s;
    if (s->phase < TURN)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        then.pool[card] = 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; s->holder[land] == 0 && i < COLOURS; i++)
            then.defence[land][i] = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        if (saga_points(t, s, p) != saga_points(t, &then, p))
            return false;
    return true;
}

CLAUSE(most_fame_wins, "Doel, Einde", SCORE, EXPLICIT, "Who has the most points wins.")

TALLY_PROPERTY(nobody_wins_with_less_than_another)
{
    struct outcome o;
    saga_outcome(t, s, &o);
    if (s->phase != OVER)
        return !o.over && o.winners == 0;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players; q++)
            if (bit(o.winners, p) && counts(t, s, q) > counts(t, s, p))
                return false;
    return o.over && o.winners != 0 && o.winners >> t->head.players == 0;
}

TALLY_PROPERTY(scores_are_told_as_they_are)
{
    struct outcome o;
    saga_outcome(t, s, &o);
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        if (o.score[p] != counts(t, s, p))
            return false;
    return true;
}

CLAUSE(tie_unspecified, "Einde", SCORE, SILENT, "What breaks a tie is not said.")

static unsigned lands_of(const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += s->holder[land] == seat + 1;
    return n;
}

/* Is this player ahead of the other in the end? */
static bool beats(const struct saga_table *t, const struct saga_state *s, unsigned p, unsigned q)
{
    int one = counts(t, s, p), other = counts(t, s, q);
    if (one != other || READS(t, Q_winner_tie, 'A'))
        return one > other;
    if (lands_of(s, p) != lands_of(s, q))
        return lands_of(s, p) > lands_of(s, q);
    return s->fame[p] > s->fame[q];
}

/* Do exactly those players win whom nobody beats? */
static bool right_ones_win(const struct saga_table *t, const struct saga_state *s)
{
    struct outcome o;
    saga_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool beaten = false;
        for (unsigned q = 0; q < t->head.players; q++)
            beaten = beaten || beats(t, s, q, p);
        if (bit(o.winners, p) == beaten)
            return false;
    }
    return true;
}

TALLY_PROPERTY(all_win_whom_nobody_beats)
{
    return s->phase != OVER || right_ones_win(t, s);
}

LAW(all_win_whom_nobody_beats_whatever_lies_there)
{
    struct saga_table t;
    struct saga_state s = any_end(&t, from);
    return right_ones_win(&t, &s);
}

/* A and B have the same number of points, B by fame and A by a land. Or B also has a land and more
 * fame, but loses as much by his hand. */
LAW(ties_are_broken_as_read)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    bool lands_too = choose(from, 2);
    t.head.reading[SAGA_Q_winner_tie] = choose(from, 2) ? 'B' : 'A';
    s.phase = OVER;
    s.defence[BLUE][0] = s.defence[RED][0] = (uint8_t)(card_of(BLUE, 3) + 1);
    s.defence[BLUE][1] = s.defence[RED][1] = 0;
    s.holder[BLUE] = 1;
    s.holder[RED] = lands_too ? 2 : 0;
    s.fame[0] = 2;
    s.fame[1] = lands_too ? 3 : 5;
    if (lands_too)
        give(&s, 1, card_of(RED, 1));
    struct outcome o;
    saga_outcome(&t, &s, &o);
    return o.winners == (READS(&t, Q_winner_tie, 'A') ? 3 : lands_too ? 2 : 1);
}

QUESTION(q_winner_tie, "Who wins if several have the most points?", 'A', "No tie-break is given.",
         BUILT('A', "all of them"),
         BUILT('B',
               "of these the one with the most lands, then with the most fame in chips before any "
               "is given away at the end; who is equal in that, too, shares the victory"))

CLAUSE(end_corn_five, "Aan het einde", SCORE, EXPLICIT, "The holder of yellow gets 5 points more.")

LAW(corn_brings_five_more)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), q = choose(from, t.head.players);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    s.holder[YELLOW] = (uint8_t)(q + 1);
    return saga_points(&t, &s, p) == without + (p == q ? 8 + 5 : 0);
}

CLAUSE(end_forest_hand, "Aan het einde", SCORE, EXPLICIT,
       "The knights in the hand of the holder of green take nothing away.")

LAW(forest_spares_the_hand)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), q = choose(from, t.head.players),
             card = choose(from, CARDS);
    s.phase = OVER;
    s.holder[GREEN] = (uint8_t)(q + 1);
    int without = saga_points(&t, &s, p);
    give(&s, p, card);
    return saga_points(&t, &s, p) == without - (p == q ? 0 : (int)value_of(card));
}

CLAUSE(end_gold_zero, "Aan het einde", SCORE, EXPLICIT, "The knights under orange count nothing.")

LAW(knights_under_gold_count_nothing)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    s.holder[ORANGE] = (uint8_t)(p + 1);
    int crown = saga_points(&t, &s, p);
    s.side[ORANGE] = PLAIN;
    return crown == without + 8 && saga_points(&t, &s, p) == without;
}

CLAUSE(end_forest_tribute, "Aan het einde", SCORE, EXPLICIT,
       "The holder of green gets chips worth 2 from each of the others.")

/* On the green side without a crown, each of the others gives 2 points, or what he has. */
LAW(tribute_goes_from_the_others_to_the_holder)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned q = choose(from, t.head.players), given = 0;
    int without[SEATS];
    t.head.reading[SAGA_Q_tribute_poor] = choose(from, 2) ? 'B' : 'A';
    s.phase = OVER;
    s.side[GREEN] = PLAIN;
    for (unsigned p = 0; p < t.head.players; p++) {
        s.fame[p] = (uint8_t)choose(from, 5);
        without[p] = saga_points(&t, &s, p);
    }
    s.holder[GREEN] = (uint8_t)(q + 1);
    for (unsigned p = 0; p < t.head.players; p++) {
        unsigned gift = p == q                                           ? 0
                      : READS(&t, Q_tribute_poor, 'B') || s.fame[p] >= 2 ? 2
                                                                         : s.fame[p];
        if (p != q && saga_points(&t, &s, p) != without[p] - (int)gift)
            return false;
        given += gift;
    }
    return saga_points(&t, &s, q) == without[q] + 8 + (int)given;
}

/* Fame does not change before the count. */
STEP_PROPERTY(tribute_waits_for_the_count)
{
    return before->ending < CLOSING || same_fame(before, after);
}

QUESTION(q_tribute_poor, "What if a player has less than 2 to give?", 'A',
         "He can give only chips that he has.", BUILT('A', "he gives what he has"),
         BUILT('B', "he gives 2 and may fall below zero"))

CLAUSE(end_corn_fifteen, "Aan het einde", SCORE, EXPLICIT,
       "The knights under yellow count 15, whatever their sum.")

LAW(knights_under_corn_count_fifteen)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), size = choose(from, 4);
    t.head.reading[SAGA_Q_fifteen_empty] = choose(from, 2) ? 'B' : 'A';
    s.phase = OVER;
    s.side[YELLOW] = PLAIN;
    int without = saga_points(&t, &s, p);
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[YELLOW][i] = i < size ? (uint8_t)(card_of(i, 1 + choose(from, VALUES)) + 1) : 0;
    s.holder[YELLOW] = (uint8_t)(p + 1);
    return saga_points(&t, &s, p)
        == without + (size == 0 && READS(&t, Q_fifteen_empty, 'B') ? 0 : 15);
}

QUESTION(q_fifteen_empty, "Does the corn land count 15 with no knight under it?", 'A',
         "Whatever the sum is.", BUILT('A', "yes"), BUILT('B', "no, nothing"))
