/* This chapter states what the document says under "Een kaart pakken": a card from the pile or from
 * the row. The row is filled up only after both actions. */
#include "shared.h"

CLAUSE(take_pile_or_open, "Kaart pakken", EFFECT, EXPLICIT,
       "To take a card is to draw one of the pile or to take one of the row.")

/* The first action took a card of the row, so it has a gap although there is a pile. A row that is
 * short for lack of cards stays so until both actions are over. */
static bool was_taken_from(const struct alexandros_state *s)
{
    return s->phase == ACTION && s->actions == 1 && sum_of(s->row, SYMBOLS) < 2
        && sum_of(s->pile, SYMBOLS) > 0;
}

FORBIDS_TIME(take_pile_or_open, card_is_drawn_first, BY_PLAYERS,
             "a card of the pile is to be drawn first")
{
    return s->phase == DRAW;
}

FORBIDS_TIME(take_pile_or_open, nobody_draws_now, ON(M_DRAW), "nobody draws a card now")
{
    return s->phase != DRAW && s->phase != OVER;
}

FORBIDS(take_pile_or_open, no_such_card_lies_there, ON(M_TAKE), "no {card} lies open")
{
    return s->row[m.arg[0]] == 0 && !was_taken_from(s);
}

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

CLAUSE(no_refill_between, "Kaart pakken", EFFECT, EXPLICIT,
       "A card taken from the row as an action is not replaced while an action is left.")

FORBIDS(no_refill_between, gap_is_not_filled_yet, ON(M_TAKE),
        "no {card} lies open, and the card that was taken is not replaced yet")
{
    return s->row[m.arg[0]] == 0 && was_taken_from(s);
}

FORBIDS(no_refill_between, row_is_filled_up_later, ON(M_FILL),
        "the row is not filled up while an action is left")
{
    return s->took == 0 || s->filled != 0;
}

STEP_PROPERTY(row_grows_only_when_cards_are_turned_up)
{
    unsigned was = sum_of(before->row, SYMBOLS), is = sum_of(after->row, SYMBOLS);
    return is <= was || (m.kind == M_UNCOVER && is == was + 1);
}

STEP_PROPERTY(gap_in_the_row_stays_while_an_action_is_left, ON(M_TAKE))
{
    if (before->actions != 2 || !READS(t, Q_refill_time, 'A'))
        return true;
    return after->phase == ACTION && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS)
        && same_bytes(before->pile, after->pile, SYMBOLS)
        && same_bytes(before->discard, after->discard, SYMBOLS);
}

STATE_PROPERTY(row_is_filled_up_between_actions_by_a_reading_only)
{
    return s->phase != REFILL || s->actions == 0 || !READS(t, Q_refill_time, 'A');
}

/* Under q-refill-time B and C the state remembers more. */
STATE_PROPERTY(refills_are_kept_in_mind_for_one_reading)
{
    return READS(t, Q_refill_time, 'B') ? s->took <= 1 && s->filled <= s->took
                                        : s->took == 0 && s->filled == 0;
}

CLAUSE(refill_to_two, "Kaart pakken", EFFECT, EXPLICIT,
       "After the actions the row is filled up to two cards.")

FORBIDS_TIME(refill_to_two, row_is_filled_up_first, BY_PLAYERS, "the row is to be filled up first")
{
    return s->phase == REFILL;
}

FORBIDS_TIME(refill_to_two, gap_is_filled_up_first, CONQUERS | ON(M_TAX) | ON(M_RELIEVE),
             "the row is to be filled up before another kind of action")
{
    return s->phase == ACTION && s->took && !s->filled && sum_of(s->row, SYMBOLS) < 2
        && left_to_draw(s) > 0;
}

FORBIDS_TIME(refill_to_two, row_was_filled_up_instead, TAKES,
             "the row was filled up because no card is taken now")
{
    return s->phase == ACTION && s->filled != 0;
}

STATE_PROPERTY(row_has_a_gap_when_it_is_filled_up)
{
    return s->phase != REFILL || sum_of(s->row, SYMBOLS) < 2;
}

/* The next turn begins with two open cards, or all that there are. */
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

/* q-refill-time B: after the first action, only taking another card may come before the row is
 * filled up; under C not even that. */
STEP_PROPERTY(open_card_is_replaced_before_another_action, ON(M_TAKE))
{
    bool waits = left_to_draw(after) > 0 && before->actions == 2 && after->phase != OVER;
    if (READS(t, Q_refill_time, 'C'))
        return !waits || after->phase == REFILL;
    bool any = false;
    for (unsigned k = 0; k < SYMBOLS; k++)
        any = any || can(t, after, M_TAX, k);
    for (unsigned a = 0; a < t->areas; a++)
        any = any || can(t, after, M_RELIEVE, a);
    return !waits || READS(t, Q_refill_time, 'A')
        || (after->phase == ACTION && can(t, after, M_FILL, 0) && !any);
}

QUESTION(q_refill_time, "When are the open cards filled up again?", 'A',
         "It is said of two cards taken one after the other; one moment for all turns is simplest.",
         BUILT('A', "after the second action, whatever it was"),
         BUILT('B', "after the first action, unless the second takes a card too"),
         BUILT('C', "at once"))

CLAUSE(no_cards_anywhere, "-", EFFECT, SILENT,
       "If nothing is discarded either, nothing is drawn, and the row stays short.")

FORBIDS(no_cards_anywhere, nothing_is_left_to_draw, ON(M_TAKE_PILE) | ON(M_FILL),
        "neither the pile nor the discard has a card")
{
    return left_to_draw(s) == 0;
}

/* At the start of a turn two cards lie open, if there are enough. */
STATE_PROPERTY(row_is_short_only_without_cards)
{
    return s->phase != CARD || sum_of(s->row, SYMBOLS) == 2 || left_to_draw(s) == 0;
}

QUESTION(q_short_row, "What if the open cards cannot be filled up?", 'A', "Nothing ends the game.",
         BUILT('A', "the game goes on with what lies there"),
         BUILT('B', "the game is over when a turn would begin without two open cards"))

CLAUSE(no_hand_limit, "-", PERMISSION, SILENT, "A hand may have any number of cards.")

/* One hand can hold all cards. */
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
         "None is named. A limit would need a number, and a rule for the cards beyond it.",
         BUILT('A', "no"),
         INVENTS('B', "yes, some number", "how many cards, and what becomes of those beyond it"))
