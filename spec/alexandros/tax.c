/* This chapter states what the document says under "Belasting heffen" and "Stadhouders
 * aflossen": the tax on provinces, and taking a governor off the board. */
#include "shared.h"

CLAUSE(points_only_by_tax, "Spelidee, Vrije provincie", SCORE, EXPLICIT,
       "There are points for nothing but tax, in provinces that one occupies oneself.")

STEP_PROPERTY(points_come_from_tax_only)
{
    bool tax = m.kind == M_TAX || m.kind == M_COLLECT;
    return tax
        || (same_bytes(before->score, after->score, SEATS)
            && same_bytes(before->carry, after->carry, SEATS));
}

STEP_PROPERTY(nobody_loses_points)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && after->score[p] + 256u * after->carry[p]
                   >= before->score[p] + 256u * before->carry[p];
    return good;
}

CLAUSE(tax_matching_card, "Belasting", LEGALITY, EXPLICIT,
       "To levy tax is to play a card with the symbol of an area on which a governor of one's own "
       "stands.")

FORBIDS(tax_matching_card, tax_card_is_not_in_the_hand, ON(M_TAX), "{actor} has no {card} in hand")
{
    return s->hand[m.actor][m.arg[0]] == 0;
}

FORBIDS(tax_matching_card, no_governor_matches_the_tax_card, ON(M_TAX),
        "no governor of {actor} that counts for it stands on a {card}")
{
    return !tax_matches(t, s, m.actor, m.arg[0]);
}

FORBIDS(tax_matching_card, answer_does_not_match, ON(M_COLLECT),
        "{actor} has to play a card that matches a governor")
{
    if (s->phase != LEVY || READS(t, Q_tax_others_card, 'A'))
        return false;
    unsigned k = m.arg[0] == 0 ? SYMBOLS : m.arg[0] - 1u;
    return k == SYMBOLS || s->hand[m.actor][k] == 0 || !tax_matches(t, s, m.actor, k);
}

STEP_PROPERTY(tax_card_has_the_symbol_of_a_governor)
{
    bool matches = false;
    for (unsigned i = 0; m.kind == M_TAX && i < GOVERNORS; i++)
        matches = matches
               || (before->governor[before->mover][i] != 0
                   && t->symbol[before->governor[before->mover][i] - 1u] == m.arg[0]);
    return m.kind != M_TAX || (matches && before->hand[before->mover][m.arg[0]] > 0);
}

QUESTION(q_tax_governor, "Which governor must the card match?", 'A',
         "In the example it is one whose province pays nothing.", BUILT('A', "any of the player's"),
         BUILT('B', "one whose province pays him points"))

CLAUSE(tax_any_own_governor, "Belasting", PERMISSION, IMPLIED,
       "The governor who matches the card may stand in a province that pays nothing.")

TALLY_PROPERTY(governor_that_pays_nothing_will_do)
{
    bool plain =
        READS(t, Q_tax_governor, 'A') && READS(t, Q_tax_zero, 'A') && !s->taxed && free_to_act(s);
    for (unsigned i = 0; plain && i < GOVERNORS; i++) {
        unsigned a = s->governor[s->mover][i] == 0 ? NOWHERE : s->governor[s->mover][i] - 1u;
        if (a != NOWHERE && s->hand[s->mover][t->symbol[a] % SYMBOLS] > 0
            && !can(t, s, M_TAX, t->symbol[a]))
            return false;
    }
    return true;
}

QUESTION(q_tax_zero, "May tax be levied if it brings the player nothing?", 'A',
         "Only the card is asked for.", BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(tax_card_discarded, "Belasting", EFFECT, IMPLIED,
       "The card that levies the tax is discarded.")

STEP_PROPERTY(tax_card_leaves_the_hand, ON(M_TAX))
{
    unsigned p = before->mover, k = m.arg[0];
    bool fresh = sum_of(after->pile, SYMBOLS) > sum_of(before->pile, SYMBOLS);
    return before->hand[p][k] > 0 && after->hand[p][k] + 1 == before->hand[p][k]
        && (fresh || after->discard[k] == before->discard[k] + 1)
        && after->held[p] + 1 == before->held[p];
}

CLAUSE(tax_sum, "Belasting", SCORE, EXPLICIT,
       "A player gets a point for each empty area of all provinces that pay him.")

FORBIDS(tax_sum, tax_brings_nothing, ON(M_TAX), "the tax would bring {actor} nothing")
{
    return READS(t, Q_tax_zero, 'B') && pays_now(t, s, m.actor) == 0;
}

static unsigned gain(const struct alexandros_state *before, const struct alexandros_state *after,
                     unsigned seat)
{
    return after->score[seat] + 256u * after->carry[seat] - before->score[seat]
         - 256u * before->carry[seat];
}

STEP_PROPERTY(who_levies_gets_all_that_pays_him, ON(M_TAX))
{
    return gain(before, after, before->mover) == pays_now(t, before, before->mover);
}

/* Area by area: does it lie in a province with a single governor, and is he this player's? */
TALLY_PROPERTY(income_is_a_point_for_each_such_area)
{
    if (s->phase != ACTION || !READS(t, Q_whole_land, 'A'))
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned n = 0;
        for (unsigned a = 0; on_board(s, p) > 0 && a < t->areas; a++)
            n += t->symbol[a] == PLAIN && governors_there(t, s, s->province[a]) == 1
              && governors_of(s, p, s->province[a]) == 1;
        if (alexandros_income(t, s, p) != n)
            return false;
    }
    return true;
}

CLAUSE(tax_marker, "Belasting", EFFECT, EXPLICIT,
       "The marker of a player goes forward by so many points.")

STEP_PROPERTY(markers_go_forward_by_what_is_paid)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        good = good
            && (gain(before, after, p) == 0 || gain(before, after, p) == pays_now(t, before, p));
    return good;
}

/* Only one reading uses the carry. */
STATE_PROPERTY(scores_fit_on_the_track)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (s->carry[p] == 0 || READS(t, Q_over_100_at_once, 'C')
                || READS(t, Q_marker_on_100, 'B') || READS(t, Q_tax_others_card, 'B')
                || READS(t, Q_both_triggers, 'B'));
    return good;
}

QUESTION(q_marker_on_100, "How many points is the field 100 at the start?", 'A',
         "The track is a loop, and its first field is its last. If that field counted 100, the "
         "first tax that pays would end the game; if points were counted down, nobody could ever "
         "have more than 100.",
         BUILT('A', "none"), BUILT('B', "100"),
         CONTRADICTS('C', "100, and points are counted down", "end-over-100",
                     "corpus/alexandros/clauses/tax/end-over-100.scenario"))

CLAUSE(tax_everybody, "Belasting", EFFECT, EXPLICIT,
       "All players score at the same time, whether they like it or not.")

FORBIDS_ACTOR(tax_everybody, somebody_else_is_asked, ANSWERS, "{asked} is asked now")
{
    return s->phase == LEVY && m.actor + 1 != s->asked;
}

FORBIDS_TIME(tax_everybody, others_are_asked_first, BY_PLAYERS & ~ANSWERS,
             "{asked} is to score for the tax first")
{
    return s->phase == LEVY;
}

FORBIDS(tax_everybody, points_are_not_refused, ON(M_DECLINE),
        "nobody may do without the points of a tax")
{
    return s->phase == LEVY && READS(t, Q_tax_compulsory_effect, 'A');
}

STEP_PROPERTY(everybody_scores_at_a_tax)
{
    bool all = READS(t, Q_tax_others_card, 'A') && READS(t, Q_tax_compulsory_effect, 'A')
            && READS(t, Q_tax_order_at_end, 'A');
    bool good = true;
    for (unsigned p = 0; p < t->head.players && m.kind == M_TAX && all; p++)
        good = good && gain(before, after, p) == pays_now(t, before, p);
    return good;
}

/* Under q-tax-compulsory-effect B and q-tax-others-card B another player only gets points after he
 * has asked for them, or has played a card that matches. */
static bool may_score(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned seat)
{
    bool may = READS(t, Q_tax_others_card, 'A') && pays_now(t, s, seat) > 0;
    for (unsigned k = 0; k < SYMBOLS && READS(t, Q_tax_others_card, 'B'); k++)
        may = may || (s->hand[seat][k] > 0 && tax_matches(t, s, seat, k));
    return may;
}

STEP_PROPERTY(others_score_when_they_are_asked, ON(M_TAX))
{
    bool asks = READS(t, Q_tax_others_card, 'B') || READS(t, Q_tax_compulsory_effect, 'B');
    bool stops = READS(t, Q_tax_order_at_end, 'B') && wins_already(t, after), good = true;
    unsigned first = 0;
    for (unsigned n = t->head.players - 1u; n > 0; n--) {
        unsigned p = (before->mover + n) % t->head.players;
        good = good && gain(before, after, p) == 0;
        first = may_score(t, after, p) ? p + 1 : first;
    }
    return !asks || (good && after->asked == (stops ? 0 : first));
}

/* q-tax-order-at-end B: the players score one after the other until somebody has more than 100
 * points. */
STEP_PROPERTY(scoring_stops_with_the_first_beyond_100, ON(M_TAX))
{
    struct alexandros_state then = *before;
    bool asks = READS(t, Q_tax_others_card, 'B') || READS(t, Q_tax_compulsory_effect, 'B');
    bool good = true;
    for (unsigned n = 0; n < t->head.players; n++) {
        unsigned p = (before->mover + n) % t->head.players;
        bool scores = n == 0 || !wins_already(t, &then);
        good = good && gain(before, after, p) == (scores ? pays_now(t, before, p) : 0);
        then.score[p] = after->score[p];
        then.carry[p] = after->carry[p];
    }
    return asks || good || READS(t, Q_tax_order_at_end, 'A');
}

/* Only under two readings are the other players asked. */
STATE_PROPERTY(nobody_is_asked_at_a_tax_but_by_a_reading)
{
    bool asks = READS(t, Q_tax_others_card, 'B') || READS(t, Q_tax_compulsory_effect, 'B');
    return s->phase == LEVY ? asks && s->asked != 0 && s->asked <= t->head.players
                                  && s->asked != s->mover + 1 && s->taxed == 1
                            : s->asked == 0;
}

QUESTION(q_tax_compulsory_effect, "May a player refuse his points?", 'A',
         "He has to score, says the document.", BUILT('A', "no"),
         BUILT('B', "yes, all but the one who levies it"))

QUESTION(q_tax_order_at_end, "Do all points of the last tax count?", 'A', "Tax is for all players.",
         BUILT('A', "yes"),
         BUILT('B', "no: first he scores whose turn it is, then the others clockwise, up to the "
                    "first who has more than 100"))

CLAUSE(tax_others_no_card, "Belasting", EFFECT, AMBIGUOUS,
       "The others play no card for it and need no governor that matches.")

FORBIDS(tax_others_no_card, answer_needs_no_card, ON(M_COLLECT),
        "no card is played for points that another player levies")
{
    return s->phase == LEVY && m.arg[0] != 0 && READS(t, Q_tax_others_card, 'A');
}

STEP_PROPERTY(others_keep_their_cards_at_a_tax)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (m.kind != M_TAX || p == before->mover
                || same_bytes(before->hand[p], after->hand[p], SYMBOLS));
    return good;
}

STEP_PROPERTY(others_play_a_card_by_a_reading_only, ON(M_COLLECT))
{
    unsigned p = before->asked - 1u;
    return READS(t, Q_tax_others_card, 'A') ? same_bytes(before->hand[p], after->hand[p], SYMBOLS)
                                            : after->held[p] + 1 == before->held[p];
}

QUESTION(q_tax_others_card, "Do the others need a card to score?", 'A',
         "Only the player whose turn it is loses a card in the text and in the example.",
         BUILT('A', "no"),
         BUILT('B', "yes, each one that matches a governor of his; whoever has one has to play it"))

INERT(tax_timing_advice, "Belasting", INFORMATION, EXPLICIT,
      "Tax is worth its card and action only if it gives more than it gives to the nearest rivals.",
      "advice: it allows and forbids nothing")

CLAUSE(tax_once_per_turn, "Vervolgacties, Belasting", LEGALITY, EXPLICIT,
       "Tax is levied once in a turn at most.")

FORBIDS_TIME(tax_once_per_turn, tax_was_levied_already, ON(M_TAX),
             "tax was levied in this turn already")
{
    return s->phase == ACTION && s->taxed != 0;
}

STATE_PROPERTY(tax_takes_an_action)
{
    return s->taxed <= 1
        && (s->taxed == 0 || s->phase == LEVY || (s->actions == 1 && s->phase >= ACTION)
            || (s->phase == REFILL && s->actions == 1));
}

STEP_PROPERTY(tax_is_kept_in_mind_until_the_turn_is_over)
{
    bool taxed = before->taxed || m.kind == M_TAX;
    bool over = turn_over(before, after) || before->phase == REFILL || sets_up(before);
    return after->taxed == (taxed && (!over || (before->phase == REFILL && after->actions == 1)));
}

CLAUSE(relieve_own, "Aflossen", EFFECT, EXPLICIT,
       "To relieve is to take a governor of one's own off the board, into the supply.")

FORBIDS(relieve_own, no_own_governor_there, ON(M_RELIEVE),
        "no governor of {actor} stands on {area}")
{
    return standing_on(s, m.actor, m.arg[0]) == 0;
}

STEP_PROPERTY(relieved_governor_goes_into_the_supply, ON(M_RELIEVE))
{
    unsigned p = before->mover, a = m.arg[0];
    return standing_on(before, p, a) > 0
        && standing_on(after, p, a) + 1 == standing_on(before, p, a)
        && on_board(after, p) + 1 == on_board(before, p);
}

CLAUSE(relieve_one_at_a_time, "Aflossen", EFFECT, IMPLIED, "One action takes one governor off.")

STEP_PROPERTY(other_governors_stay)
{
    bool good = true;
    for (unsigned a = 0; m.kind == M_RELIEVE && a < t->areas; a++)
        for (unsigned p = 0; p < t->head.players; p++)
            good = good && (a == m.arg[0] || standing_on(after, p, a) == standing_on(before, p, a));
    return good;
}

CLAUSE(relieve_no_cards, "Aflossen", EFFECT, EXPLICIT, "To relieve a governor costs no card.")

/* Relieving costs nothing, except the card of the area under q-relieve-backpay B. */
STEP_PROPERTY(relieving_costs_no_card, ON(M_RELIEVE))
{
    bool good = true;
    bool owed = READS(t, Q_relieve_backpay, 'B')
             && governors_there(t, before, before->province[m.arg[0]]) > 1;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && after->held[p] + (owed && p == before->mover ? 1 : 0) == before->held[p];
    return good;
}

CLAUSE(relieve_is_action, "Aflossen", EFFECT, EXPLICIT,
       "To relieve a governor is one of the two actions.")

STEP_PROPERTY(relieving_is_one_of_the_two_actions, ON(M_RELIEVE))
{
    return before->phase == ACTION && acts(before, m, after)
        && (before->actions == 1 ? turn_over(before, after) : after->actions == 1);
}

QUESTION(q_relieve_anytime, "When may a governor be relieved?", 'A',
         "It counts as an action, and actions follow the move of Alexandros in one's own turn. At "
         "any other moment it would count for nobody.",
         BUILT('A', "with an action of the own turn"),
         CONTRADICTS('B', "at any moment", "relieve-is-action",
                     "corpus/alexandros/clauses/tax/relieve-own.scenario"))

CLAUSE(relieve_no_backpay, "Aflossen", EFFECT, IMPLIED,
       "Nothing is paid for the symbol that he leaves while another governor stays.")

FORBIDS(relieve_no_backpay, card_for_the_area_is_missing, ON(M_RELIEVE),
        "{actor} has no {symbol} for the area that the governor leaves")
{
    return standing_on(s, m.actor, m.arg[0]) > 0 && owes_card_of(t, s, m.arg[0])
        && s->hand[m.actor][t->symbol[m.arg[0]] % SYMBOLS] == 0;
}

QUESTION(q_relieve_backpay, "Is a card due for the symbol that a relieved governor leaves?", 'A',
         "It costs no card.", BUILT('A', "no"), BUILT('B', "yes, while another governor stays"))

CLAUSE(end_over_100, "Einde", END, EXPLICIT,
       "The game ends too when somebody has more than 100 points.")

STATE_PROPERTY(nobody_has_more_than_100_while_the_game_goes_on)
{
    bool plain = READS(t, Q_over_100_at_once, 'A') && READS(t, Q_marker_on_100, 'A')
              && READS(t, Q_both_triggers, 'A');
    return s->phase == OVER || s->phase == LEVY || !plain || !wins_already(t, s);
}

STEP_PROPERTY(more_than_100_points_end_the_game)
{
    bool tax = (m.kind == M_TAX || m.kind == M_COLLECT) && after->phase != LEVY;
    return !tax || !wins_already(t, after) || after->phase == OVER
        || !READS(t, Q_over_100_at_once, 'A') || READS(t, Q_both_triggers, 'B');
}

/* A score exceeds 100 at most by what one tax can pay. */
STATE_PROPERTY(scores_end_soon_after_100)
{
    bool plain = READS(t, Q_over_100_at_once, 'A') && READS(t, Q_marker_on_100, 'A')
              && READS(t, Q_both_triggers, 'A') && READS(t, Q_tax_others_card, 'A')
              && READS(t, Q_tax_compulsory_effect, 'A');
    bool good = true;
    for (unsigned p = 0; p < t->head.players && plain; p++)
        good = good && s->score[p] <= t->limit + (unsigned)t->count[PLAIN];
    return good;
}

/* A tax never pays so much, as there are fewer plain areas than that. */
STEP_PROPERTY(first_tax_ends_no_game)
{
    bool first = m.kind == M_TAX && t->count[PLAIN] < t->limit && READS(t, Q_marker_on_100, 'A')
              && before->ending == 0;
    for (unsigned p = 0; p < t->head.players; p++)
        first = first && before->score[p] == 0;
    return !first || !wins_already(t, after);
}

QUESTION(q_more_than_100, "How many points end the game?", 'A', "More than 100, says the document.",
         BUILT('A', "more than 100"), BUILT('B', "100 or more"))

EXCLUDES(q_more_than_100, 'B', q_marker_on_100, 'B', "the game would be over before it began")

CLAUSE(end_over_100_at_once, "Einde", END, AMBIGUOUS,
       "After more than 100 points it is over at once, when everybody has scored.")

STEP_PROPERTY(actions_are_lost_when_the_game_is_over)
{
    bool tax = m.kind == M_TAX && after->phase != LEVY && READS(t, Q_over_100_at_once, 'A')
            && READS(t, Q_both_triggers, 'A');
    return !tax
        || (after->phase == OVER ? wins_already(t, after) || before->actions == 1
                                 : !wins_already(t, after));
}

/* Under q-over-100-at-once B the turn goes on, under C the round does. Under q-both-triggers B the
 * turn goes on if red walls were laid in it. */
STEP_PROPERTY(second_action_is_due_after_more_than_100_points)
{
    bool scored = (m.kind == M_TAX || m.kind == M_COLLECT || before->phase == LEVY)
               && after->phase != LEVY && before->phase >= ACTION;
    bool red = READS(t, Q_both_triggers, 'B') && after->red < t->red;
    bool late = red || !READS(t, Q_over_100_at_once, 'A');
    return !scored || !late || before->actions < 2 || after->phase != OVER;
}

/* Only the mover has a governor, and his tax brings him beyond 100. */
LAW(tax_beyond_100_leaves_what_the_readings_say)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    bool turn = choose(from, 2) != 0, both = choose(from, 2) != 0, red = choose(from, 2) != 0;
    unsigned a = choose(from, t.areas), p = choose(from, t.head.players),
             left = 1 + choose(from, 2);
    t.head.reading[ALEXANDROS_Q_over_100_at_once] = turn ? 'B' : 'A';
    t.head.reading[ALEXANDROS_Q_both_triggers] = both ? 'B' : 'A';
    if (t.symbol[a] == PLAIN)
        return true;
    alexandros_start(&t, &s);
    s.row[TOWN] = 2;
    s.pile[TOWN] -= 2;
    s.pile[t.symbol[a]]--;
    s.hand[p][t.symbol[a]] = s.held[p] = 1;
    s.governor[p][0] = (uint8_t)(a + 1);
    s.score[p] = t.limit;
    s.red -= red;
    s.phase = ACTION;
    s.mover = (uint8_t)p;
    s.actions = (uint8_t)left;
    struct move m = { M_TAX, (uint8_t)p, { t.symbol[a] } };
    bool goes_on = left == 2 && (turn || (both && red));
    if (alexandros_step(&t, &s, m) != LEGAL || (s.phase == OVER) == goes_on)
        return false;
    m = (struct move){ M_END, (uint8_t)p, { 0 } };
    return !goes_on || (s.actions == 1 && alexandros_step(&t, &s, m) == LEGAL && s.phase == OVER);
}

/* After the tax of a turn no move of that turn changes a score. So the result does not depend on
 * whether the game ends at once or with the turn, nor on whether red walls leave actions. */
STEP_PROPERTY(score_is_settled_once_tax_is_levied)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && before->taxed && before->phase != LEVY; p++)
        good = good && gain(before, after, p) == 0;
    return good;
}

/* Under q-both-triggers B the turn is finished, but no other turn begins. */
STATE_PROPERTY(no_turn_begins_after_more_than_100_points)
{
    bool round = READS(t, Q_over_100_at_once, 'C') || READS(t, Q_marker_on_100, 'B');
    return s->phase != CARD || round || !wins_already(t, s);
}

/* Remembered under q-over-100-at-once B and C and q-both-triggers B; the start player under
 * q-final-round B, too. */
STATE_PROPERTY(end_is_kept_in_mind_for_two_readings)
{
    bool late = READS(t, Q_over_100_at_once, 'B') || READS(t, Q_over_100_at_once, 'C')
             || READS(t, Q_both_triggers, 'B');
    bool round = READS(t, Q_over_100_at_once, 'C') || READS(t, Q_final_round, 'B');
    return s->ending <= 1 && (s->ending == 0 || late) && (s->start_seat == 0 || round);
}

/* These readings need the start player: he is noted when the first turn begins, by lot or by the
 * sheet. */
STEP_PROPERTY(start_player_is_kept_in_mind)
{
    bool round = READS(t, Q_over_100_at_once, 'C') || READS(t, Q_final_round, 'B');
    return !sets_up(before) || after->phase != CARD
        || after->start_seat == (round ? after->mover : 0);
}

QUESTION(q_over_100_at_once, "When is the game over after more than 100 points?", 'A',
         "Only of the other end it is said that the actions remain.",
         BUILT('A', "at once, when everybody has scored"), BUILT('B', "at the end of the turn"),
         BUILT('C', "when all had equally many turns"))

QUESTION(q_both_triggers, "What if red walls were laid and a tax brings more than 100 points?", 'A',
         "Each end holds for itself, and the earlier one comes first.",
         BUILT('A', "it is over at once"),
         BUILT('B', "the second action is still due, then the game is over"))
