/* This chapter states what the document says under "De landen": which powers are in force, how
 * strong a land is, and its income. */
#include "shared.h"
#include "conquests.h"

CLAUSE(info_row_three_fields, "Landen", DEFINITION, AMBIGUOUS,
       "The foot of a land card has three fields: income, a power during the game, a power at its "
       "end; one may be blank.")

/* The powers that the document describes for each land, during the game and at its end. */
static const uint8_t during_told[LANDS] = { P_PLUS | P_FREE, 0, P_HIDE, P_MINUS, P_ADD, P_BACK };

static const uint8_t final_told[LANDS] = { 0,     E_HAND | E_TRIBUTE, E_TROOP, E_ZERO,
                                           E_ADD, E_FIVE | E_FIFTEEN };

static bool one_at_most(unsigned bits)
{
    return bits == 0 || (bits & (bits - 1)) == 0;
}

TABLE_PROPERTY(field_has_one_power_of_its_land_or_none)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned side = CROWN; side <= PLAIN; side++) {
            unsigned during = t->during[land][side], final = t->final[land][side];
            bool told = (during | during_told[land]) == during_told[land]
                     && (final | final_told[land]) == final_told[land];
            good = good && (t->head.small || (one_at_most(during) && one_at_most(final) && told))
                && (land < t->lands || during + final + t->income[land][side] == 0);
        }
    return good;
}

LAW(powers_of_another_land_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned land = choose(from, LANDS), side = choose(from, 2), power = choose(from, 7);
    bool during = power < 6 && choose(from, 2);
    if (((during ? during_told : final_told)[land] >> power & 1) != 0)
        return true; /* of exactly this land */
    if (during)
        t.during[land][side] = (uint8_t)(1u << power);
    else
        t.final[land][side] = (uint8_t)(1u << power);
    return judged(&t) == SAGA_info_row_three_fields;
}

LAW(two_powers_in_a_field_are_refused)
{
    static const uint8_t land[] = { RED, GREEN, YELLOW };
    struct saga_table t = as_assumed(from);
    unsigned which = choose(from, 3), side = choose(from, 2);
    if (which == 0)
        t.during[RED][side] = P_PLUS | P_FREE;
    else
        t.final[land[which]][side] = final_told[land[which]];
    return judged(&t) == SAGA_info_row_three_fields;
}

QUESTION(q_blank_fields, "Does every side carry a power in both fields?", 'A',
         "Three elements, says the document, but of some lands it describes no power for a field.",
         BUILT('A', "no, fields are as the component list has them"),
         BUILT('B', "as far as they can be filled: taking back (yellow), -1 and zero (orange), one "
                    "troop "
                    "(blue) and one knight more at the end (purple) are on both sides"))

CLAUSE(income_from_lands_at_turn_start, "Roempunten", EFFECT, EXPLICIT,
       "Income is that of the lands which lie before the player when his turn begins.")

FORBIDS(income_from_lands_at_turn_start, nothing_was_due, INCOMES,
        "no land before {actor} brought any fame when the turn began")
{
    return s->phase == TURN && s->due == 0 && !s->took && !income_is_closed(t, s);
}

static unsigned income_of(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    unsigned sum = 0;
    for (unsigned land = 0; land < t->lands; land++)
        sum += s->holder[land] == seat + 1 ? t->income[land][shown(t, s, land)] : 0u;
    return sum;
}

/* The income is limited by the supply; under q-change-impossible B it may be lower. */
STEP_PROPERTY(income_is_that_of_the_lands_when_the_turn_begins)
{
    bool begins = (before->phase < TURN && after->phase >= TURN) || after->mover != before->mover;
    unsigned all = income_of(t, after, after->mover), gone = sum_of(after->fame, SEATS);
    unsigned left = t->points > gone ? t->points - gone : 0;
    if (!begins)
        return true;
    if (READS(t, Q_supply_empty, 'A'))
        return after->due == all;
    if (READS(t, Q_change_impossible, 'B'))
        return after->due <= least(all, left)
            && (READS(t, Q_supply_empty, 'B') || after->due == 0 || after->due == all);
    return after->due == (all <= left ? all : READS(t, Q_supply_empty, 'B') ? left : 0);
}

/* The two sides bring different incomes. A ends his turn, and B holds purple, which was turned
 * over. */
LAW(turned_land_brings_what_the_side_that_counts_says)
{
    struct saga_table t = as_assumed(from);
    t.income[PURPLE][CROWN] = (uint8_t)(1 + choose(from, 3));
    t.income[PURPLE][PLAIN] = (uint8_t)(1 + choose(from, 3));
    t.head.reading[SAGA_Q_flip_side] = (uint8_t)('A' + choose(from, 3));
    struct saga_state s = bare_turn(&t);
    struct move end = { M_END, 0, { 0 } };
    unsigned other = READS(&t, Q_flip_side, 'B');
    s.laid = 1;
    s.holder[PURPLE] = 2;
    s.turned[PURPLE] = FRESHLY;
    return saga_step(&t, &s, end) == LEGAL && s.mover == 1
        && s.due == t.income[PURPLE][other ? PLAIN : CROWN];
}

STEP_PROPERTY(lands_won_or_lost_in_the_turn_change_no_income)
{
    return ends_turn(before, m) || before->phase < TURN || after->due == before->due
        || after->due == 0;
}

CLAUSE(income_one, "Roempunten", EFFECT, IMPLIED, "Every land but gold brings 1.")

TABLE_PROPERTY(lands_but_gold_bring_one)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (land == ORANGE || (t->income[land][CROWN] == 1 && t->income[land][PLAIN] == 1));
    return good || t->head.small;
}

LAW(other_incomes_are_refused)
{
    static const uint8_t but_gold[] = { RED, GREEN, BLUE, PURPLE, YELLOW };
    struct saga_table t = as_assumed(from);
    t.income[but_gold[choose(from, 5)]][choose(from, 2)] = another(from, 200, 1);
    return judged(&t) == SAGA_income_one;
}

CLAUSE(income_gold_more, "Roempunten", EFFECT, AMBIGUOUS, "Gold brings more than 1.")

TABLE_PROPERTY(gold_brings_more_than_one)
{
    const uint8_t *gold = t->income[ORANGE];
    return t->head.small || (gold[CROWN] > 1 && gold[PLAIN] > 1);
}

LAW(gold_that_brings_one_is_refused)
{
    struct saga_table t = as_assumed(from);
    t.income[ORANGE][choose(from, 2)] = (uint8_t)choose(from, 2);
    return judged(&t) == SAGA_income_gold_more;
}

LAW(gold_may_bring_more_than_two)
{
    struct saga_table t = as_assumed(from);
    t.income[ORANGE][choose(from, 2)] = (uint8_t)(2 + choose(from, 5));
    return judged(&t) == LEGAL;
}

QUESTION(q_gold_income, "How much does gold bring?", 'A',
         "More than 1 is all that is said. Any other number can be given in a list, so no second "
         "reading is needed.",
         BUILT('A', "what the component list says"))

CLAUSE(income_sum, "Roempunten", EFFECT, EXPLICIT,
       "The player adds up the income of his lands and takes that much from the supply.")

FORBIDS_TIME(income_sum, income_is_taken, INCOMES, "the income of this turn is taken")
{
    return s->phase == TURN && s->took;
}

FORBIDS(income_sum, income_is_whole, ON(M_CLAIM), "the whole income is taken, and no part of it")
{
    return READS(t, Q_income_partial, 'A');
}

FORBIDS(income_sum, claim_is_no_part, ON(M_CLAIM), "{points} is no part of the {due} that are due")
{
    return READS(t, Q_income_partial, 'B') && s->due > 0 && (m.arg[0] == 0 || m.arg[0] >= s->due);
}

STEP_PROPERTY(income_is_taken_whole, INCOMES)
{
    unsigned p = before->mover, all = m.kind == M_CLAIM ? m.arg[0] : before->due;
    bool whole = after->fame[p] == before->fame[p] + all || after->fame[p] == t->most_fame;
    return whole && after->due == 0 && before->due > 0
        && (m.kind == M_COLLECT
            || (READS(t, Q_income_partial, 'B') && all > 0 && all < before->due));
}

/* Nothing else changes. */
STEP_PROPERTY(taking_income_changes_only_fame, INCOMES)
{
    for (unsigned p = 0; p < SEATS; p++)
        if (p != before->mover && after->fame[p] != before->fame[p])
            return false;
    return lands_lie_still(before, after) && same_rows(before, after) && same_hands(before, after)
        && same_pool(before, after) && same_bytes(after->turned, before->turned, LANDS)
        && after->laid == 0 && after->recruited == 0 && after->back == before->back
        && after->mover == before->mover && goes_on_after_payment(t, after);
}

/* The incomes of all lands are added. */
LAW(income_adds_up)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned lands = 0, gold = 0, seat = choose(from, t.head.players);
    for (unsigned land = 0; land < LANDS; land++) {
        s.holder[land] = (uint8_t)choose(from, t.head.players + 1u);
        lands += s.holder[land] == seat + 1;
        gold += s.holder[land] == seat + 1 && land == ORANGE;
    }
    return saga_income(&t, &s, seat) == lands + gold;
}

QUESTION(q_income_partial, "May a player take a part of his income?", 'A', "He takes the sum.",
         BUILT('A', "no"), BUILT('B', "yes; the rest is lost"))

INERT(crown_marks_first_game, "Eigenschappen", INFORMATION, EXPLICIT,
      "In the list of powers those of a first game are marked with the crown of the land cards.",
      "a mark in the document, which has lost it; which power is on which side is the sheet's")

CLAUSE(properties_of_shown_side, "Voorbereiding, Eigenschappen", DEFINITION, AMBIGUOUS,
       "Only the powers on the side of a land that is in play count.")

/* This reason is more specific than that none of the player's lands has the power. */
FORBIDS(properties_of_shown_side, power_is_on_the_other_side,
        ON(M_ADD) | HIDING | ON(M_TAKE_BACK) | ON(M_TAKE_FREE),
        "{land_with_power} has that power on the side that is not in play")
{
    unsigned seat = m.actor % SEATS;
    if (m.kind == M_ADD)
        return is_land(m.arg[1]) && is_his(s, m, m.arg[1]) && on_a_side(t, m.arg[1], P_ADD)
            && !in_play_has(t, s, m.arg[1], P_ADD);
    if (m.kind == M_TAKE_BACK)
        return held_with(t, s, seat, P_BACK) == NOWHERE
            && has_on_other_side(t, s, m, P_BACK) != NOWHERE;
    if (m.kind == M_TAKE_FREE)
        return s->phase != GIFT && held_with(t, s, seat, P_FREE) == NOWHERE
            && has_on_other_side(t, s, m, P_FREE) != NOWHERE;
    return holds_in_play(t, s, seat, P_HIDE) == NOWHERE
        && has_on_other_side(t, s, m, P_HIDE) != NOWHERE;
}

TABLE_PROPERTY(every_power_is_on_a_side)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (t->head.small
                || ((t->during[land][CROWN] | t->during[land][PLAIN]) == during_told[land]
                    && (t->final[land][CROWN] | t->final[land][PLAIN]) == final_told[land]));
    return good;
}

TALLY_PROPERTY(powers_are_those_of_the_side_that_counts)
{
    for (unsigned land = 0; s->phase >= TURN && land < t->lands; land++) {
        for (unsigned power = P_ADD; power <= P_HIDE; power *= 2)
            if (saga_during(t, s, land, power) != has(t, s, land, power))
                return false;
        for (unsigned power = E_FIVE; power <= E_FIFTEEN; power *= 2)
            if (saga_final(t, s, land, power) != has_at_end(t, s, land, power))
                return false;
    }
    return true;
}

LAW(powers_that_are_on_no_side_are_missed)
{
    struct saga_table t = as_assumed(from);
    unsigned land = choose(from, LANDS), side = choose(from, 2);
    bool during = choose(from, 2);
    uint8_t *field = during ? &t.during[land][side] : &t.final[land][side];
    if (*field == 0)
        return true;
    *field = 0;
    return judged(&t) != LEGAL;
}

CLAUSE(red_plus_one, "Gedurende", DEFINITION, EXPLICIT,
       "Red is stronger by 1 than the sum of its defence.")

LAW(red_is_stronger_by_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned land = choose(from, LANDS), sum = 0;
    t.head.reading[SAGA_Q_modifier_in_middle] = choose(from, 2) ? 'B' : 'A';
    s.holder[land] = (uint8_t)choose(from, t.head.players + 1u);
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[land][i] = 0;
    for (unsigned i = 0, size = choose(from, COLOURS + 1u); i < size; i++) {
        unsigned points = 1 + choose(from, VALUES);
        s.defence[land][i] = (uint8_t)(card_of(i, points) + 1);
        sum += points;
    }
    bool counts_there = s.holder[land] != 0 || READS(&t, Q_modifier_in_middle, 'A');
    int more = land == RED ? 1 : land == ORANGE ? -1 : 0;
    return saga_strength(&t, &s, land) == (int)sum + (counts_there ? more : 0)
        && saga_defended(&t, &s, land) == sum;
}

QUESTION(q_modifier_in_middle, "Do +1 and -1 count while the land lies in the middle?", 'A',
         "They are said to belong to the land.", BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(red_needs_two_more, "Gedurende", EFFECT, EXPLICIT,
       "So the conqueror of red needs 2 more than that sum.")

LAW(red_falls_to_two_more)
{
    struct saga_table t = as_assumed(from);
    unsigned defence = choose(from, 16), points = 1 + choose(from, 16),
             before = 4 * ((points - 1) / 4);
    return before >= defence + 2
        || attacked(&t, RED, defence, points) == (points >= defence + 2 ? 1 : 2);
}

CLAUSE(gold_minus_one, "Gedurende", DEFINITION, EXPLICIT,
       "Orange is weaker by 1 than the sum of its defence.")

LAW(gold_is_weaker_by_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned points = 1 + choose(from, VALUES);
    s.holder[ORANGE] = 1;
    s.defence[ORANGE][0] = (uint8_t)(card_of(ORANGE, points) + 1);
    s.defence[ORANGE][1] = 0;
    int crown = saga_strength(&t, &s, ORANGE);
    s.side[ORANGE] = PLAIN;
    return crown + 1 == (int)points && saga_strength(&t, &s, ORANGE) == (int)points;
}

QUESTION(q_modifier_scores, "Do +1 and -1 count in the score?", 'A',
         "The knights under a land are counted, and in the example red counts just them.",
         BUILT('A', "no"), BUILT('B', "yes, a point more or less"))

CLAUSE(gold_equal_suffices, "Gedurende", EFFECT, EXPLICIT,
       "So the conqueror of gold needs no more than that sum.")

LAW(gold_falls_to_an_equal_troop)
{
    struct saga_table t = as_assumed(from);
    unsigned defence = choose(from, 16), points = 1 + choose(from, 16),
             before = 4 * ((points - 1) / 4);
    return (before > 0 && before >= defence)
        || attacked(&t, ORANGE, defence, points) == (points >= defence ? 1 : 2);
}
