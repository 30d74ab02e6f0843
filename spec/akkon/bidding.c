/* This chapter states what the document says under "Biedronde": pieces are laid on the fields,
 * one field in a bid turn, until all have passed. */
#include "shared.h"

CLAUSE(bid_clockwise, "Biedronde", TURN_ORDER, AMBIGUOUS,
       "From the start player on, clockwise, the players bid in turn; who has passed is left out.")

/* Under q-bid-simultaneous B all bid at once, but they are asked in this order. */
FORBIDS_ACTOR(bid_clockwise, bid_turn_of_another, BIDS, "{mover} is asked for a bid now")
{
    return s->phase == BID && m.actor != s->mover && !bit(s->passed, m.actor);
}

/* The player who bids after this one: clockwise, the next one who has not passed. */
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

QUESTION(q_bid_simultaneous, "Do the players bid in turn or all at once?", 'A',
         "The outline speaks of one moment, but start player, clockwise order and passing need "
         "turns.",
         BUILT('A', "in turn, as often as they like"),
         BUILT('B', "all at once: each lays on any fields, unseen, and that is his bid"))

CLAUSE(bid_min_one, "Biedronde", LEGALITY, EXPLICIT, "Who bids lays one piece at least.")

FORBIDS(bid_min_one, nothing_is_laid, ON(M_DONE), "{actor} has not laid a piece in this bid turn")
{
    return s->phase == BID && m.actor == s->mover && s->field == 0;
}

STEP_PROPERTY(nobody_is_done_with_nothing, ON(M_DONE))
{
    return before->phase != BID || before->field != 0;
}

CLAUSE(bid_one_field, "Biedronde", LEGALITY, AMBIGUOUS,
       "All pieces that are laid in one bid turn go to one bid field.")

FORBIDS(bid_one_field, another_field_in_a_bid_turn, ON(M_PLACE),
        "{actor} has laid a piece on another field in this bid turn")
{
    return s->phase == BID && m.actor == s->mover && !any_fields(t) && s->field != 0
        && s->field != ON_FIELD + m.arg[1];
}

STEP_PROPERTY(pieces_of_a_bid_turn_lie_on_one_field, ON(M_PLACE))
{
    bool single = READS(t, Q_bid_one_field, 'B') && READS(t, Q_bid_simultaneous, 'A');
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

EXCLUDES(q_bid_one_field, 'B', q_bid_simultaneous, 'B',
         "who bids just once, together with all others, bids more than one piece")

CLAUSE(bid_from_own_camp, "Doel, Biedronde", LEGALITY, IMPLIED,
       "The pieces of a bid come from the player's own camp; the start player's may be the "
       "marshal, too.")

FORBIDS(bid_from_own_camp, piece_was_laid_already, ON(M_PLACE), "{piece} lies on a field already")
{
    unsigned k = m.arg[0];
    return k < KNIGHTS ? on_field(s->at[m.actor % SEATS][k])
                       : k == MARSHAL && m.actor == s->start && on_field(s->marshal);
}

STEP_PROPERTY(piece_laid_comes_from_the_own_camp, ON(M_PLACE))
{
    unsigned p = m.actor, k = m.arg[0], to = ON_FIELD + m.arg[1];
    if (k == MARSHAL)
        return p == before->start && t->marshal && before->marshal == 0
            && (after->marshal == to || !before_reveal(after));
    return p < SEATS && k < KNIGHTS && has_knight(t, k) && before->at[p][k] == IN_CAMP
        && (after->at[p][k] == to || !before_reveal(after));
}

CLAUSE(bid_stacking_free, "Biedronde", PERMISSION, IMPLIED,
       "A field may be bid on again and by several players, with any number of pieces.")

/* Pieces of any player on the field do not matter. */
LAW(field_may_be_bid_on_again)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), other = choose(from, t.head.players);
    for (unsigned k = SIX; k <= EIGHT; k++)
        s.at[other][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : IN_CAMP);
    return can(&t, &s, M_PLACE, 0, FIVE, city) && can(&t, &s, M_PLACE, 0, MARSHAL, city);
}

CLAUSE(bid_needs_visible_card, "Biedronde", LEGALITY, AMBIGUOUS,
       "A bid is one for the top of that field's pile; where there is none, nobody bids.")

FORBIDS(bid_needs_visible_card, there_is_no_card_to_bid_for, ON(M_PLACE),
        "the pile of {city} is used up")
{
    return READS(t, Q_empty_pile_field, 'A') && is_used_up(t, s, m.arg[1]);
}

STEP_PROPERTY(bid_is_for_a_card_that_lies_there, ON(M_PLACE))
{
    return READS(t, Q_empty_pile_field, 'B') || top(t, before, m.arg[1]) != NOWHERE;
}

LAW(used_up_pile_is_bid_for_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    t.head.reading[AKKON_Q_empty_pile_field] = (uint8_t)('A' + choose(from, 2));
    for (unsigned c = 0; c < t.cards; c++)
        if (t.print[t.print_of[c]].city == city)
            s.card[c] = DISCARDED;
    verdict v = asked(&t, &s, M_PLACE, 0, FIVE, city);
    return v
        == (READS(&t, Q_empty_pile_field, 'B') ? (verdict)LEGAL
                                               : (verdict)AKKON_bid_needs_visible_card);
}

QUESTION(q_empty_pile_field, "May a player bid where the pile is used up?", 'A',
         "A bid is for a visible card. The question arises only after Barbarossa has taken the "
         "last card of a pile.",
         BUILT('A', "no"), BUILT('B', "yes, though nothing is won there"))

CLAUSE(bid_no_withdrawal, "Biedronde, Goud", LEGALITY, IMPLIED,
       "What was laid stays there, unless Saladin moves it.")

FORBIDS(bid_no_withdrawal, piece_is_taken_back, ON(M_WITHDRAW), "no piece is taken back")
{
    return true;
}

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

CLAUSE(bid_place_or_pass, "Biedronde", LEGALITY, EXPLICIT,
       "A bid turn is a bid or a pass, one of the two.")

FORBIDS_TIME(bid_place_or_pass, neither_bid_nor_pass, ON(M_SKIP), "{actor} has to bid or to pass")
{
    return s->phase == BID && m.actor == s->mover;
}

FORBIDS(bid_place_or_pass, bid_and_pass, ON(M_PASS), "{actor} has bid in this bid turn already")
{
    return s->phase == BID && m.actor == s->mover && s->field != 0;
}

STEP_PROPERTY(who_has_laid_does_not_pass, ON(M_PASS))
{
    return before->field == 0;
}

static bool has_bid(const struct akkon_state *s, unsigned seat)
{
    return knights_bid(s, seat) > 0 || (seat == s->start && on_field(s->marshal));
}

/* Does the player have a piece in his camp that may go to this field? */
static bool may_be_laid(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                        unsigned piece, unsigned city)
{
    bool home = piece == MARSHAL ? t->marshal && seat == s->start && s->marshal == IN_CAMP
                                 : has_knight(t, piece) && s->at[seat][piece] == IN_CAMP;
    return home && (READS(t, Q_empty_pile_field, 'B') || top(t, s, city) != NOWHERE)
        && (!READS(t, Q_hidden_combo, 'A') || !makes_a_pair(s, seat, piece, city));
}

/* Can the player lay any piece at all? */
static bool can_bid(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = false;
    for (unsigned city = 0; city < t->cities && city < CITIES; city++)
        for (unsigned piece = 0; piece <= MARSHAL; piece++)
            any = any || may_be_laid(t, s, s->mover % SEATS, piece, city);
    return any;
}

CLAUSE(pass_allowed_any_time, "Biedronde", LEGALITY, AMBIGUOUS,
       "One may pass in any bid turn of one's own, without having bid, too.")

/* Only under q-pass-without-bid B. */
FORBIDS(pass_allowed_any_time, bid_is_owed, ON(M_PASS), "{actor} has not bid yet, and can")
{
    return s->phase == BID && m.actor == s->mover && READS(t, Q_pass_without_bid, 'B')
        && s->field == 0 && !has_bid(s, s->mover % SEATS) && can_bid(t, s);
}

QUESTION(q_pass_without_bid, "May a player pass who has not bid yet?", 'A',
         "Passing is offered in place of a bid, without a condition.", BUILT('A', "yes"),
         BUILT('B', "no, as long as he can bid"))

CLAUSE(pass_is_final, "Biedronde", LEGALITY, EXPLICIT, "Who has passed bids no more in this round.")

FORBIDS_ACTOR(pass_is_final, has_passed, BIDS, "{actor} bids no more in this round")
{
    return (s->phase == BID || s->phase == SHIFT) && bit(s->passed, m.actor);
}

STEP_PROPERTY(nobody_comes_back_into_the_bid_round)
{
    bool single = READS(t, Q_bid_simultaneous, 'B') && ends_bid_turn(before, m, after);
    unsigned more = m.kind == M_PASS || single ? 1u << before->mover % 8 : 0;
    if (before->phase != BID && before->phase != SHIFT)
        return after->passed == 0;
    return !before_reveal(after) || after->passed == (before->passed | more);
}

CLAUSE(pass_when_empty, "Biedronde", PERMISSION, IMPLIED, "Who can lay nothing more has to pass.")

/* So a player who cannot lay anything still has a move. */
TALLY_PROPERTY(who_can_lay_nothing_may_pass)
{
    return s->phase != BID || s->field != 0 || can_bid(t, s) || can(t, s, M_PASS, s->mover, 0, 0);
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

/* No knight has a place any more, except lent ones that stay away. */
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
       "In the bid round a player's mercenary and his grey-mantle are never on one field.")

FORBIDS(merc_grey_exclusive, forbidden_pair_is_laid, ON(M_PLACE),
        "the other one of mercenary and grey-mantle of {actor} lies on {city}")
{
    return READS(t, Q_hidden_combo, 'A') && makes_a_pair(s, m.actor % SEATS, m.arg[0], m.arg[1]);
}

STATE_PROPERTY(mercenary_and_grey_are_never_on_one_field)
{
    bool free = READS(t, Q_hidden_combo, 'B') || READS(t, Q_hidden_combo, 'C');
    bool good = true;
    for (unsigned p = 0; p < SEATS && !free && READS(t, Q_gold_limits, 'A'); p++)
        for (unsigned city = 0; city < CITIES; city++)
            good = good && !pair_on(s, p, city);
    return good;
}

STEP_PROPERTY(nobody_lays_the_forbidden_pair, ON(M_PLACE))
{
    bool free = READS(t, Q_hidden_combo, 'B') || READS(t, Q_hidden_combo, 'C');
    return free || !makes_a_pair(before, m.actor % SEATS, m.arg[0], m.arg[1]);
}

/* Under q-hidden-combo B the player who laid the pair bids nothing there; under C only his grey
 * does not count. */
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

QUESTION(q_hidden_combo, "What happens if a forbidden pair of knights turns up?", 'A',
         "The document names no penalty. At a table nobody else can see the pair, so the player "
         "himself has to see to it.",
         BUILT('A', "it is refused when it is laid"), BUILT('B', "the player's bid there is void"),
         BUILT('C', "the grey-mantle is taken off before bids are compared"))

CLAUSE(merc_grey_foreign_ok, "Biedronde", PERMISSION, IMPLIED,
       "A mercenary and a grey-mantle of different players may be on one field.")

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

/* Only under q-marshal-pays B. */
FORBIDS(marshal_used_as_knight, marshal_does_not_pay, ON(M_PAY),
        "the marshal is used for bids only")
{
    return READS(t, Q_marshal_pays, 'B') && m.arg[0] == THE_MARSHAL;
}

/* A marshal that was not bid pays like a knight, unless q-marshal-pays says otherwise. */
LAW(marshal_pays_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), LANCE);
    t.head.reading[AKKON_Q_marshal_pays] = (uint8_t)('A' + choose(from, 2));
    s.stock[0][0] = 0;
    bring(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    if (READS(&t, Q_marshal_pays, 'B'))
        return akkon_step(&t, &s, m) != LEGAL;
    return akkon_step(&t, &s, m) == LEGAL && s.marshal == SPENT;
}

QUESTION(q_marshal_pays, "Can the marshal pay for a card?", 'A',
         "He is used like a knight. He is said to be worth 4 if he is bid, and not to count for a "
         "Levant.",
         BUILT('A', "yes, if he was not bid"), BUILT('B', "no"))

CLAUSE(marshal_start_player_only, "Biedronde", LEGALITY, EXPLICIT,
       "Nobody but the start player may use the marshal.")

FORBIDS(marshal_start_player_only, marshal_is_of_the_start_player, ON(M_PLACE),
        "{start} is start player and has the marshal")
{
    return s->phase != LOT && m.arg[0] == MARSHAL && m.actor != s->start;
}

STEP_PROPERTY(nobody_else_lays_the_marshal)
{
    bool lent = READS(t, Q_borrow_marshal, 'B');
    return (m.kind != M_PLACE || m.arg[0] != MARSHAL || m.actor == before->start)
        && (m.kind != M_PAY || m.arg[0] != THE_MARSHAL || m.actor == before->start || lent);
}

/* The marshal stays where he is when another player pays. */
STEP_PROPERTY(nobody_else_pays_with_the_marshal)
{
    return !pays(before, m) || m.actor == before->start || READS(t, Q_borrow_marshal, 'B')
        || after->marshal == before->marshal;
}

CLAUSE(marshal_opens_field, "Biedronde", INFORMATION, EXPLICIT,
       "On the field where he stands bids are laid open.")

/* Everybody sees the pieces beside the marshal, except under q-marshal-open-same-move B those laid
 * in the same bid turn. */
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

/* q-marshal-open-same-move B: pieces that came with the marshal lie face down as long as they lie
 * there, even if a player shifts another piece meanwhile (q-gold-moment B). */
STEP_PROPERTY(what_came_with_the_marshal_stays_down, ON(M_SHIFT))
{
    bool good = true;
    for (unsigned k = 0; k < KNIGHTS && after->phase == BID; k++) {
        bool stays = before->at[before->start][k] == after->at[before->start][k];
        good = good && bit(after->shut, k) == (bit(before->shut, k) && stays);
    }
    return good;
}

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
