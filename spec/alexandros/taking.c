/* This chapter states what the document says under "Een kaart pakken": from the pile or from the
 * row, which is filled up only when both actions are over. */
#include "shared.h"

CLAUSE(take_pile_or_open, "Kaart pakken", EFFECT, EXPLICIT,
       "To take a card is to draw one of the pile or to take one of the row.")

STEP_PROPERTY(taken_card_comes_from_pile_or_row)
{
    unsigned p = before->mover, k = m.arg[0] % SYMBOLS;
    if (m.kind == M_TAKE)
        return before->phase == ACTION && after->row[k] + 1 == before->row[k]
            && after->hand[p][k] == before->hand[p][k] + 1
            && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS);
    if (m.kind == M_DRAW)
        return before->phase == DRAW && m.actor == NATURE
            && after->hand[p][k] == before->hand[p][k] + 1 && before->pile[k] > 0
            && same_bytes(before->row, after->row, SYMBOLS);
    return m.kind != M_TAKE_PILE
        || (before->phase == ACTION && after->phase == DRAW
            && same_bytes(before->row, after->row, SYMBOLS));
}

TALLY_PROPERTY(any_card_may_be_taken_that_lies_there)
{
    bool barred = s->barred || s->filled || s->razed;
    for (unsigned k = 0; s->phase == ACTION && !barred && k < SYMBOLS; k++)
        if (can(t, s, M_TAKE, k) != (s->row[k] > 0))
            return false;
    return s->phase != ACTION || barred || can(t, s, M_TAKE_PILE, 0) == (left_to_draw(s) > 0);
}

TALLY_PROPERTY(any_card_of_the_pile_may_be_drawn)
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        struct move m = { M_DRAW, NATURE, { (uint8_t)k } };
        bool may = s->phase == DRAW && s->pile[k] > 0;
        if ((alexandros_refusal(t, s, m) == LEGAL) != may
            || (may && alexandros_weight(t, s, m) != s->pile[k]))
            return false;
    }
    return true;
}

CLAUSE(no_refill_between, "Kaart pakken", EFFECT, EXPLICIT,
       "A card taken from the row as an action is not replaced while an action is left.")

STEP_PROPERTY(row_grows_only_when_cards_are_turned_up)
{
    unsigned was = sum_of(before->row, SYMBOLS), is = sum_of(after->row, SYMBOLS);
    return is <= was || (m.kind == M_UNCOVER && is == was + 1);
}

STEP_PROPERTY(gap_in_the_row_stays_while_an_action_is_left)
{
    if (m.kind != M_TAKE || before->actions != 2 || !READS(t, Q_refill_time, 'A'))
        return true;
    return after->phase == ACTION && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS)
        && same_bytes(before->pile, after->pile, SYMBOLS)
        && same_bytes(before->discard, after->discard, SYMBOLS);
}

STATE_PROPERTY(row_is_filled_up_between_actions_by_a_reading_only)
{
    return s->phase != REFILL || s->actions == 0 || !READS(t, Q_refill_time, 'A');
}

/* q-refill-time B and C keep more in mind. */
STATE_PROPERTY(refills_are_kept_in_mind_for_one_reading)
{
    return READS(t, Q_refill_time, 'B') ? s->took <= 1 && s->filled <= s->took
                                        : s->took == 0 && s->filled == 0;
}

CLAUSE(refill_to_two, "Kaart pakken", EFFECT, EXPLICIT,
       "After the actions the row is filled up to two cards.")

STATE_PROPERTY(row_has_a_gap_when_it_is_filled_up)
{
    return s->phase != REFILL || sum_of(s->row, SYMBOLS) < 2;
}

/* The next turn begins with two cards, or all that can be had. */
STEP_PROPERTY(row_is_filled_up_before_the_next_turn)
{
    bool begins = turn_begins(before, m, after);
    return !begins || before->phase == LAY_OPEN || sum_of(after->row, SYMBOLS) == 2
        || left_to_draw(after) == 0;
}

STEP_PROPERTY(filling_up_draws_from_the_pile)
{
    if (before->phase != REFILL)
        return true;
    unsigned k = m.arg[0] % SYMBOLS;
    return m.kind == M_UNCOVER && m.actor == NATURE && before->pile[k] > 0
        && after->row[k] == before->row[k] + 1 && same_bytes(before->held, after->held, SEATS);
}

QUESTION(q_refill_time, "When is the row filled up?", 'A',
         "It is said of two cards taken one after the other; one moment for all turns is simplest.",
         BUILT('A', "after the second action, whatever it was"),
         BUILT('B', "after the first action, unless the second takes a card too"),
         BUILT('C', "at once"))

CLAUSE(no_cards_anywhere, "-", EFFECT, SILENT,
       "If nothing is discarded either, nothing is drawn, and the row stays short.")

TALLY_PROPERTY(nothing_is_drawn_where_nothing_is)
{
    return s->phase != ACTION || left_to_draw(s) > 0 || !can(t, s, M_TAKE_PILE, 0);
}

/* I2: where a turn begins two cards lie open, if there are any. */
STATE_PROPERTY(row_is_short_only_without_cards)
{
    return s->phase != CARD || sum_of(s->row, SYMBOLS) == 2 || left_to_draw(s) == 0;
}

QUESTION(q_short_row, "What if the row cannot be filled up?", 'A', "Nothing ends the game.",
         BUILT('A', "the game goes on with what lies there"), BUILT('B', "the game is over"))

CLAUSE(no_hand_limit, "-", LEGALITY, SILENT, "A hand may have any number of cards.")

TALLY_PROPERTY(any_hand_may_take_another_card)
{
    bool barred = s->barred || s->filled || s->razed;
    for (unsigned k = 0; s->phase == ACTION && !barred && k < SYMBOLS; k++)
        if (s->row[k] > 0 && !can(t, s, M_TAKE, k))
            return false;
    return true;
}

/* All cards in one hand. */
LAW(whole_deck_fits_into_a_hand)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned k = choose(from, SYMBOLS);
    alexandros_start(&t, &s);
    s.phase = ACTION;
    s.actions = 2;
    for (unsigned i = 0; i < SYMBOLS; i++) {
        s.hand[0][i] = (uint8_t)(t.copies[i] - (i == k ? 1 : 0));
        s.pile[i] = 0;
    }
    s.held[0] = 54;
    s.row[k] = 1;
    struct move m = { M_TAKE, 0, { (uint8_t)k } };
    return alexandros_step(&t, &s, m) == LEGAL && s.held[0] == 55 && s.hand[0][k] == 11;
}

QUESTION(q_hand_limit, "Is there a limit to a hand?", 'A',
         "None is named. B would have to name the number, and say what becomes of the cards beyond "
         "it.",
         BUILT('A', "no"), LISTED('B', "yes, some number"))
