/* This chapter states what the document says under "Biedronde": pieces are laid on the fields,
 * one field in a bid turn, until all have passed. */
#include "shared.h"

CLAUSE(bid_clockwise, "Biedronde", TURN_ORDER, AMBIGUOUS,
       "From the start player on, clockwise, the players bid in turn; who has passed is left out.")

/* Who bids after this one: clockwise, the first who has not passed. */
static unsigned next_to_bid(const struct akkon_table *t, unsigned seat, unsigned passed)
{
    unsigned p = left_of(t, seat);
    for (unsigned n = 0; n < t->head.players && p != seat && bit(passed, p); n++)
        p = left_of(t, p);
    return p;
}

static bool ends_bid_turn(const struct akkon_state *before, struct move m,
                          const struct akkon_state *after)
{
    return before->phase == BID
        && (m.kind == M_DONE || m.kind == M_PASS || (m.kind == M_PLACE && after->field == 0));
}

STEP_PROPERTY(bids_go_round_and_leave_out_who_has_passed)
{
    if (ends_bid_turn(before, m, after) && before_reveal(after)
        && after->passed >> t->head.players == 0) {
        unsigned all = (1u << t->head.players) - 1;
        return after->passed == all
            || (after->mover == next_to_bid(t, before->mover, after->passed)
                && !bit(after->passed, after->mover));
    }
    return before->phase != BID || after->phase != BID || after->mover == before->mover;
}

STEP_PROPERTY(start_player_bids_first)
{
    bool begins = before->phase != BID && before->phase != SHIFT && (after->phase == BID);
    return !begins || (after->mover == after->start && after->passed == 0 && after->field == 0);
}

STEP_PROPERTY(only_whose_turn_it_is_bids)
{
    bool bid = m.kind == M_PLACE || m.kind == M_PASS || (m.kind == M_DONE && before->phase == BID);
    return !bid || (m.actor == before->mover && !bit(before->passed, m.actor));
}

TALLY_PROPERTY(bids_out_of_turn_are_refused)
{
    for (unsigned p = 0; s->phase == BID && p < t->head.players; p++)
        if (p != s->mover
            && (asked(t, s, M_PASS, p, 0, 0)
                    != (bit(s->passed, p) ? AKKON_pass_is_final : AKKON_bid_clockwise)
                || can(t, s, M_PLACE, p, FIVE, 0) || can(t, s, M_DONE, p, 0, 0)))
            return false;
    return true;
}

QUESTION(q_bid_simultaneous, "Do the players bid in turn or all at once?", 'A',
         "The outline speaks of one moment, but start player, clockwise order and passing need "
         "turns.",
         BUILT('A', "in turn, as often as they like"),
         BUILT('B', "all at once: each lays on any fields, unseen, and that is his bid"))

CLAUSE(bid_min_one, "Biedronde", LEGALITY, EXPLICIT, "Who bids lays one piece at least.")

TALLY_PROPERTY(bid_turn_ends_when_a_piece_was_laid)
{
    if (s->phase != BID)
        return true;
    verdict v = asked(t, s, M_DONE, s->mover, 0, 0);
    return s->field != 0 ? v == LEGAL : v == AKKON_bid_min_one;
}

STEP_PROPERTY(nobody_is_done_with_nothing)
{
    return m.kind != M_DONE || before->phase != BID || before->field != 0;
}

CLAUSE(bid_one_field, "Biedronde", LEGALITY, AMBIGUOUS,
       "All pieces that are laid in one bid turn go to one bid field.")

STEP_PROPERTY(pieces_of_a_bid_turn_lie_on_one_field)
{
    bool single = READS(t, Q_bid_one_field, 'B') && READS(t, Q_bid_simultaneous, 'A');
    if (m.kind != M_PLACE)
        return true;
    if (single)
        return before->field == 0 && after->field == 0;
    return any_fields(t) ? after->field == ELSEWHERE
                         : after->field == ON_FIELD + m.arg[1]
                               && (before->field == 0 || before->field == after->field);
}

STATE_PROPERTY(field_of_the_bid_turn_is_one_of_the_table)
{
    bool city = on_field(s->field) && s->field - ON_FIELD < t->cities;
    return s->field == 0 || (s->phase == BID && (any_fields(t) ? s->field == ELSEWHERE : city))
        || (s->phase == SEARCH && city);
}

QUESTION(q_bid_one_field, "How much is laid in one bid turn?", 'A',
         "At least one knight, says the document, and one bid field.",
         BUILT('A', "one or more pieces on one field"), BUILT('B', "just one piece"),
         BUILT('C', "one or more pieces on any fields"))

CLAUSE(bid_from_own_camp, "Doel, Biedronde", LEGALITY, IMPLIED,
       "They come from the player's own camp; the start player's may be the marshal, too.")

STEP_PROPERTY(piece_laid_comes_from_the_own_camp)
{
    unsigned p = m.actor, k = m.arg[0], to = ON_FIELD + m.arg[1];
    if (m.kind != M_PLACE)
        return true;
    if (k == MARSHAL)
        return p == before->start && t->marshal && before->marshal == 0
            && (after->marshal == to || !before_reveal(after));
    return p < SEATS && k < KNIGHTS && has_knight(t, k) && before->at[p][k] == IN_CAMP
        && (after->at[p][k] == to || !before_reveal(after));
}

CLAUSE(bid_stacking_free, "Biedronde", LEGALITY, IMPLIED,
       "A field may be bid on again and by several players, with any number of pieces.")

static struct faults faults_of_laying(const struct akkon_table *t, const struct akkon_state *s,
                                      unsigned piece, unsigned city)
{
    struct faults f = { .count = 0 };
    unsigned p = s->mover;
    fault(&f, piece == BORROWED, AKKON_borrow_card_round_only);
    fault(&f, piece == MARSHAL && p != s->start, AKKON_marshal_start_player_only);
    fault(&f, piece == MARSHAL && (p != s->start || !t->marshal || s->marshal != 0),
          AKKON_bid_from_own_camp);
    fault(&f, piece < KNIGHTS && s->at[p][piece] != IN_CAMP, AKKON_bid_from_own_camp);
    fault(&f, s->field != 0 && !any_fields(t) && s->field != ON_FIELD + city, AKKON_bid_one_field);
    fault(&f, READS(t, Q_empty_pile_field, 'A') && pile(t, s, city) == 0,
          AKKON_bid_needs_visible_card);
    fault(&f, READS(t, Q_hidden_combo, 'A') && makes_a_pair(s, p, piece, city),
          AKKON_merc_grey_exclusive);
    return f;
}

/* A city that never had a card, where one may bid without: only a scope has one. */
static bool says_nothing(const struct akkon_table *t, unsigned city)
{
    return given(t, city) == 0 && READS(t, Q_empty_pile_field, 'B');
}

/* Whatever is not forbidden may be laid. */
TALLY_PROPERTY(any_piece_may_be_laid_on_any_field_but_as_forbidden)
{
    for (unsigned city = 0; s->phase == BID && city < t->cities; city++)
        for (unsigned piece = 0; piece < PIECES; piece++) {
            struct faults f = faults_of_laying(t, s, piece, city);
            if ((piece >= KNIGHTS || has_knight(t, piece)) && !says_nothing(t, city)
                && !rightly(asked(t, s, M_PLACE, s->mover, piece, city), &f))
                return false;
        }
    return true;
}

CLAUSE(bid_needs_visible_card, "Biedronde", LEGALITY, AMBIGUOUS,
       "A bid is one for the top of that field's pile; where there is none, nobody bids.")

STEP_PROPERTY(bid_is_for_a_card_that_lies_there)
{
    return m.kind != M_PLACE || READS(t, Q_empty_pile_field, 'B')
        || top(t, before, m.arg[1]) != NOWHERE;
}

/* Where one may bid without a card, one may do so. */
LAW(empty_pile_takes_bids_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), piece = choose(from, KNIGHTS + 1u);
    t.head.reading[AKKON_Q_empty_pile_field] = (uint8_t)('A' + choose(from, 2));
    for (unsigned c = 0; c < CARDS; c++)
        if (t.print[t.print_of[c]].city == city)
            s.card[c] = DISCARDED;
    s.ending = LAST_ROUND;
    return asked(&t, &s, M_PLACE, 0, piece, city)
        == (READS(&t, Q_empty_pile_field, 'B') ? (verdict)LEGAL
                                               : (verdict)AKKON_bid_needs_visible_card);
}

QUESTION(q_empty_pile_field, "May one bid where the pile is used up?", 'A',
         "A bid is for a visible card. It comes up only after Barbarossa took a last one.",
         BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(bid_no_withdrawal, "Biedronde, Goud", LEGALITY, IMPLIED,
       "What was laid stays there, unless Saladin moves it.")

STEP_PROPERTY(pieces_stay_where_they_were_laid)
{
    bool good = m.kind != M_WITHDRAW;
    bool shifted = m.kind == M_SHIFT && before->phase == SHIFT;
    for (unsigned p = 0; p < t->head.players && before->phase != OVER && before_reveal(after); p++)
        for (unsigned k = 0; k < KNIGHTS && before_reveal(before); k++)
            good = good
                && (!on_field(before->at[p][k]) || after->at[p][k] == before->at[p][k]
                    || (shifted && p == m.actor && k == m.arg[0]));
    return good
        && (!on_field(before->marshal) || !before_reveal(after)
            || after->marshal == before->marshal);
}

TALLY_PROPERTY(taking_back_is_refused)
{
    for (unsigned k = 0; s->phase == BID && k <= MARSHAL; k++)
        if ((k == MARSHAL || has_knight(t, k))
            && asked(t, s, M_WITHDRAW, s->mover, k, 0) != AKKON_bid_no_withdrawal)
            return false;
    return true;
}

CLAUSE(bid_place_or_pass, "Biedronde", LEGALITY, EXPLICIT,
       "A bid turn is a bid or a pass, one of the two.")

STEP_PROPERTY(who_has_laid_does_not_pass)
{
    return m.kind != M_PASS || before->field == 0;
}

/* Waiting is no way: in a bid turn without a piece laid, whatever is legal is a bid or a pass. */
TALLY_PROPERTY(waiting_is_refused)
{
    return s->phase != BID
        || (!can(t, s, M_SKIP, s->mover, 0, 0) && !can(t, s, M_END, s->mover, 0, 0)
            && (s->field == 0 || asked(t, s, M_PASS, s->mover, 0, 0) == AKKON_bid_place_or_pass));
}

CLAUSE(pass_allowed_any_time, "Biedronde", LEGALITY, AMBIGUOUS,
       "One may pass in any bid turn of one's own, without having bid, too.")

static bool has_bid(const struct akkon_state *s, unsigned seat)
{
    return knights_bid(s, seat) > 0 || (seat == s->start && on_field(s->marshal));
}

/* Is there anything that he could lay? */
static bool can_bid(const struct akkon_table *t, const struct akkon_state *s)
{
    for (unsigned city = 0; city < t->cities; city++)
        for (unsigned piece = 0; piece <= MARSHAL; piece++)
            if ((piece == MARSHAL || has_knight(t, piece))
                && faults_of_laying(t, s, piece, city).count == 0)
                return true;
    return false;
}

TALLY_PROPERTY(who_has_laid_nothing_may_pass)
{
    if (s->phase != BID || s->field != 0)
        return true;
    bool owes = READS(t, Q_pass_without_bid, 'B') && !has_bid(s, s->mover) && can_bid(t, s);
    bool unclear =
        READS(t, Q_pass_without_bid, 'B') && READS(t, Q_empty_pile_field, 'B') && t->head.small;
    return unclear
        || asked(t, s, M_PASS, s->mover, 0, 0)
               == (owes ? (verdict)AKKON_pass_allowed_any_time : (verdict)LEGAL);
}

QUESTION(q_pass_without_bid, "May who has not bid yet pass?", 'A',
         "Passing is offered in place of a bid, without a condition.", BUILT('A', "yes"),
         BUILT('B', "no, as long as he can bid"))

CLAUSE(pass_is_final, "Biedronde", LEGALITY, EXPLICIT, "Who has passed bids no more in this round.")

STEP_PROPERTY(nobody_comes_back_into_the_bid_round)
{
    bool single = READS(t, Q_bid_simultaneous, 'B') && ends_bid_turn(before, m, after);
    unsigned more = m.kind == M_PASS || single ? 1u << before->mover % 8 : 0;
    if (before->phase != BID && before->phase != SHIFT)
        return after->passed == 0;
    return !before_reveal(after) || after->passed == (before->passed | more);
}

CLAUSE(pass_when_empty, "Biedronde", LEGALITY, IMPLIED, "Who can lay nothing more has to pass.")

/* With nothing to lay there is one move, and there always is one. */
TALLY_PROPERTY(who_can_lay_nothing_passes)
{
    if (s->phase != BID || s->field != 0 || can_bid(t, s)
        || (t->head.small && READS(t, Q_empty_pile_field, 'B')))
        return true;
    for (unsigned city = 0; city < t->cities; city++)
        for (unsigned piece = 0; piece < PIECES; piece++)
            if (can(t, s, M_PLACE, s->mover, piece, city))
                return false;
    return can(t, s, M_PASS, s->mover, 0, 0) && !can(t, s, M_DONE, s->mover, 0, 0);
}

CLAUSE(bid_ends_all_passed, "Biedronde", TURN_ORDER, EXPLICIT,
       "When all have passed the bid round is over, and the pieces are turned up.")

STATE_PROPERTY(somebody_still_bids)
{
    unsigned all = (1u << t->head.players % 8) - 1;
    return s->phase != BID || (s->passed != all && !bit(s->passed, s->mover));
}

STEP_PROPERTY(pieces_are_turned_up_when_all_have_passed)
{
    unsigned all = (1u << t->head.players % 8) - 1;
    bool ends =
        ends_bid_turn(before, m, after) && (m.kind == M_PASS || READS(t, Q_bid_simultaneous, 'B'));
    unsigned passed = before->passed | (ends ? 1u << before->mover % 8 : 0u);
    if (before->phase == BID && passed != all)
        return before_reveal(after);
    if (before->phase == BID)
        return after->phase == SHIFT || reveals(before, after);
    return !reveals(before, after) || (before->phase == SHIFT && before->passed == all);
}

/* Nobody's knights lie anywhere any more, but those lent that stay away. */
STATE_PROPERTY(types_do_not_matter_in_the_card_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && !before_reveal(s); p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            good = good
                && (s->at[p][k] == 0 || (s->at[p][k] >= LENT && !READS(t, Q_borrow_return, 'A')));
    return good;
}

CLAUSE(merc_grey_exclusive, "Biedronde", LEGALITY, EXPLICIT,
       "In the bid round a player's mercenary and his grey are never on one field.")

STATE_PROPERTY(mercenary_and_grey_are_never_on_one_field)
{
    bool free = READS(t, Q_hidden_combo, 'B') || READS(t, Q_hidden_combo, 'C');
    bool good = true;
    for (unsigned p = 0; p < SEATS && !free && READS(t, Q_gold_limits, 'A'); p++)
        for (unsigned city = 0; city < CITIES; city++)
            good = good && !pair_on(s, p, city);
    return good;
}

STEP_PROPERTY(nobody_lays_the_forbidden_pair)
{
    bool free = READS(t, Q_hidden_combo, 'B') || READS(t, Q_hidden_combo, 'C');
    return m.kind != M_PLACE || free || !makes_a_pair(before, m.actor % SEATS, m.arg[0], m.arg[1]);
}

/* q-hidden-combo B: nothing is bid by who has laid it; C: the grey does not count. */
LAW(forbidden_pair_counts_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    bool is_void = choose(from, 2);
    t.head.reading[AKKON_Q_hidden_combo] = is_void ? 'B' : 'C';
    s.at[0][MERCENARY] = s.at[0][GREY] = s.at[0][EIGHT] = s.at[1][FIVE] =
        (uint8_t)(ON_FIELD + city);
    return akkon_winner_of(&t, &s, city) == (is_void ? 1 : 0)
        && (is_void || akkon_bid_value(&t, &s, 0, city) == 8 + 2 + 2 * 2);
}

QUESTION(q_hidden_combo, "What if a forbidden pair shows up?", 'A',
         "The document has no sanction; at a table nobody could refuse it.",
         BUILT('A', "it is refused when it is laid"), BUILT('B', "the player's bid there is void"),
         BUILT('C', "the grey is taken off before bids are compared"))

CLAUSE(merc_grey_foreign_ok, "Biedronde", LEGALITY, IMPLIED, "Those of different players may be.")

LAW(mercenary_and_grey_of_different_players_share_a_field)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), mine = choose(from, 2) ? MERCENARY : GREY;
    s.at[1][mine == MERCENARY ? GREY : MERCENARY] = (uint8_t)(ON_FIELD + city);
    return can(&t, &s, M_PLACE, 0, mine, city);
}

CLAUSE(marshal_used_as_knight, "Biedronde", LEGALITY, AMBIGUOUS,
       "The start player may use the marshal like a knight.")

/* Unbid, he pays as a knight does, where it is read so. */
LAW(marshal_pays_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), LANCE);
    t.head.reading[AKKON_Q_marshal_pays] = (uint8_t)('A' + choose(from, 2));
    s.stock[0][0] = 0;
    put(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    if (READS(&t, Q_marshal_pays, 'B'))
        return akkon_step(&t, &s, m) != LEGAL;
    return akkon_step(&t, &s, m) == LEGAL && s.marshal == SPENT;
}

QUESTION(q_marshal_pays, "Can the marshal pay for a card?", 'A',
         "He is used like a knight, has a value if he is bid, and is named as not counting for the "
         "Levant.",
         BUILT('A', "yes, if he was not bid"), BUILT('B', "no"))

CLAUSE(marshal_start_player_only, "Biedronde", LEGALITY, EXPLICIT, "Nobody else may.")

STEP_PROPERTY(nobody_else_lays_the_marshal)
{
    bool lent = READS(t, Q_borrow_marshal, 'B');
    return (m.kind != M_PLACE || m.arg[0] != MARSHAL || m.actor == before->start)
        && (m.kind != M_PAY || m.arg[0] != THE_MARSHAL || m.actor == before->start || lent);
}

/* Somebody else's payment leaves him where he is. */
STEP_PROPERTY(nobody_else_pays_with_the_marshal)
{
    return !pays(before, m) || m.actor == before->start || READS(t, Q_borrow_marshal, 'B')
        || after->marshal == before->marshal;
}

CLAUSE(marshal_opens_field, "Biedronde", INFORMATION, EXPLICIT,
       "On the field where he stands bids are laid open.")

/* Everybody sees what lies beside him; q-marshal-open-same-move B: but for what came with him. */
TALLY_PROPERTY(open_field_is_seen)
{
    if (!on_field(s->marshal) || !READS(t, Q_bid_simultaneous, 'A'))
        return true;
    for (unsigned v = 0; v < t->head.players; v++) {
        struct akkon_state seen;
        akkon_view(t, s, v, &seen);
        for (unsigned p = 0; p < t->head.players; p++)
            for (unsigned k = 0; k < KNIGHTS; k++) {
                bool shut = p == s->start && v != p && bit(s->shut, k);
                if ((s->at[p][k] == s->marshal && !shut) != (seen.at[p][k] == s->marshal))
                    return false;
            }
        if (seen.marshal != s->marshal)
            return false;
    }
    return true;
}

QUESTION(q_marshal_open_same_move, "Do pieces lie open that are laid together with the marshal?",
         'A', "On his field bids are open.", BUILT('A', "yes"),
         BUILT('B', "no, only those before and after"))

CLAUSE(marshal_reveals_earlier, "Biedronde", EFFECT, EXPLICIT,
       "What lay there when he came is turned up.")

LAW(marshal_turns_up_what_lies_there)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID), seen;
    unsigned city = choose(from, CITIES), k = choose(from, KNIGHTS);
    s.at[1][k] = (uint8_t)(ON_FIELD + city);
    akkon_view(&t, &s, 0, &seen);
    bool shown = seen.at[1][k] == ON_FIELD + city;
    struct move m = { M_PLACE, 0, { MARSHAL, (uint8_t)city } };
    if (shown || akkon_step(&t, &s, m) != LEGAL)
        return false;
    akkon_view(&t, &s, 0, &seen);
    return seen.at[1][k] == ON_FIELD + city;
}

INERT(plan_both_rounds, "Aandacht", INFORMATION, EXPLICIT,
      "While bidding one should think of the knights that one will need for cards.",
      "advice: it allows and forbids nothing")
