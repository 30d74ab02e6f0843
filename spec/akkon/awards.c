/* This chapter states what the document says under "Waardering": bids are turned up and compared,
 * city by city. Then all pieces that were bid lie beside the piles, and the others are stocks to
 * pay with. */
#include "shared.h"

CLAUSE(chaplain_wins_nothing, "Biedronde", EFFECT, EXPLICIT,
       "Even alone on a field he wins no card.")

/* Under every reading of q-zero-bid. */
LAW(lone_chaplain_takes_no_card)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    t.head.reading[AKKON_Q_zero_bid] = (uint8_t)('A' + choose(from, 2));
    s.at[choose(from, t.head.players)][CHAPLAIN] = (uint8_t)(ON_FIELD + city);
    return akkon_winner_of(&t, &s, city) == NOWHERE;
}

/* The first example: a 7 against a chaplain. */
LAW(seven_beats_a_chaplain)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    s.at[0][SEVEN] = s.at[1][CHAPLAIN] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, 0, city) == 7 && akkon_bid_value(&t, &s, 1, city) == 0
        && akkon_winner_of(&t, &s, city) == 0;
}

CLAUSE(bid_set_aside, "Aandacht", EFFECT, EXPLICIT,
       "All pieces that were bid, by whomever, lie beside the piles for the rest of the round.")

/* Pieces that were bid, by winners or others, cannot pay; neither can the marshal or the
 * chaplain. */
STEP_PROPERTY(marshal_that_was_bid_is_set_aside)
{
    struct akkon_state then = laid_then(before, m);
    if (!reveals(before, after) || !t->marshal)
        return true;
    bool waits = holds(before, before->start, POWER) && READS(t, Q_power_marshal, 'A');
    return !on_field(then.marshal) ? after->marshal == then.marshal
                                   : after->marshal == (waits ? SET_ASIDE : SPENT);
}

/* The only pieces that come back into a stock are those that Richard returns. */
STEP_PROPERTY(knights_at_hand_grow_only_by_richard)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && card_round(before) && card_round(after); p++) {
        bool back = m.kind == M_RETURN && p == m.actor && m.arg[0] != THE_BID_MARSHAL;
        good = good && knights_at_hand(after, p) <= knights_at_hand(before, p) + back;
    }
    return good
        && (!card_round(before) || !card_round(after) || before->marshal == 0 || after->marshal != 0
            || (m.kind == M_RETURN && m.arg[0] == THE_BID_MARSHAL));
}

CLAUSE(eval_each_city, "Waardering", TURN_ORDER, EXPLICIT, "Bids are compared city by city.")

/* Pieces on other fields have no influence. */
LAW(other_fields_do_not_matter)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES), there = (city + 1 + choose(from, CITIES - 1u)) % CITIES;
    struct akkon_state s = any_bids(&t, from, city);
    unsigned takes = akkon_winner_of(&t, &s, city), bids = akkon_bid_value(&t, &s, 0, city);
    for (unsigned p = 0; p < t.head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            if (!lies_on(&s, p, k, city))
                s.at[p][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + there : 0);
    return akkon_winner_of(&t, &s, city) == takes && akkon_bid_value(&t, &s, 0, city) == bids;
}

CLAUSE(eval_highest_takes, "Waardering", EFFECT, EXPLICIT,
       "Who bids most takes the top of the pile into his hand; he has no choice.")

LAW(highest_bid_takes_the_card_whatever_lies_there)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    return akkon_winner_of(&t, &s, city) == taker(&t, &s, city);
}

/* The bids at the reveal, after this move. A piece that Saladin moves comes last: no mercenary
 * found it there, but a moved mercenary finds all pieces there (q-mercenary-later B). */
static struct akkon_state bids_then(const struct akkon_table *t, const struct akkon_state *before,
                                    struct move m)
{
    struct akkon_state s = laid_then(before, m);
    unsigned seat = m.actor % SEATS;
    for (unsigned p = 0; p < SEATS && m.kind == M_SHIFT && READS(t, Q_mercenary_later, 'B'); p++) {
        s.earlier[p][seat] = (uint8_t)(s.earlier[p][seat] & ~(1u << m.arg[0] % 8));
        if (m.arg[0] == MERCENARY)
            s.earlier[seat][p] = (uint8_t)bits_there(before, p, m.arg[1]);
    }
    return s;
}

/* The cards that come into hands at the reveal. */
STEP_PROPERTY(tops_go_to_the_highest_bidders)
{
    struct akkon_state then = bids_then(t, before, m);
    for (unsigned city = 0; city < t->cities && reveals(before, after); city++) {
        unsigned card = top(t, before, city),
                 who = card == NOWHERE ? NOWHERE : taker(t, &then, city);
        for (unsigned q = 0; q < t->prints; q++)
            for (unsigned p = 0; p < t->head.players && print_at(t, q)->city == city; p++)
                if (copies(t, after, q, IN_HAND + p)
                    != copies(t, before, q, IN_HAND + p) + (q == card && p == who))
                    return false;
    }
    return true;
}

CLAUSE(eval_tie_stays, "Waardering", EFFECT, EXPLICIT,
       "If several bid most nobody gets it, and it stays.")

STEP_PROPERTY(piles_shrink_only_where_somebody_bid_most)
{
    struct akkon_state then = bids_then(t, before, m);
    bool good = true;
    for (unsigned city = 0; city < t->cities && reveals(before, after); city++) {
        unsigned were = pile(t, before, city);
        good = good
            && pile(t, after, city)
                   == (were > 0 && taker(t, &then, city) != NOWHERE ? were - 1 : were);
    }
    return good;
}

LAW(equal_highest_bids_take_nothing)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    s.marshal = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        s.at[1][k] = s.at[0][k];
    for (unsigned p = 0; p < t.head.players; p++)
        s.earlier[1][p] = s.earlier[0][p < 2 ? 1 - p : p];
    unsigned takes = akkon_winner_of(&t, &s, city);
    return takes != 0 && takes != 1;
}

CLAUSE(eval_zero_stays, "Biedronde, Waardering", EFFECT, AMBIGUOUS, "A bid of 0 wins nothing.")

LAW(bids_of_nothing_take_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), greys = 0, who = NOWHERE;
    t.head.reading[AKKON_Q_zero_bid] = (uint8_t)('A' + choose(from, 2));
    for (unsigned p = 0; p < t.head.players; p++) {
        unsigned lies = choose(from, 4);
        s.at[p][GREY] = (uint8_t)(lies & 1 ? ON_FIELD + city : 0);
        s.at[p][CHAPLAIN] = (uint8_t)(lies & 2 ? ON_FIELD + city : 0);
        greys += lies & 1;
        who = lies & 1 ? p : who;
    }
    return akkon_winner_of(&t, &s, city)
        == (READS(&t, Q_zero_bid, 'B') && greys == 1 ? who : (unsigned)NOWHERE);
}

QUESTION(q_zero_bid, "Can a bid of 0 win?", 'A',
         "The chaplain's case shows that being there does not win.", BUILT('A', "no"),
         BUILT('B', "a grey-mantle, with a chaplain or without, if nobody bids more and no other "
                    "grey-mantle is there"))

CLAUSE(card_type_irrelevant, "Kaartronde", PERMISSION, EXPLICIT,
       "It makes no difference which pieces pay, nor what they would bid.")

/* The card round does not keep the types of knights, only their colours where a reading needs
 * them. */
STATE_PROPERTY(knights_at_hand_are_all_alike)
{
    bool colours = !READS(t, Q_levant_foreign_colour, 'A') || !READS(t, Q_borrow_return, 'A');
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned c = 0; c < SEATS; c++)
            good = good && (s->stock[p][c] == 0 || c == p || colours);
    return good;
}

LAW(any_knight_pays)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE),
             k = choose(from, KNIGHTS);
    unsigned away = (city + 1) % CITIES;
    bring(&t, &s, p, IN_HAND);
    s.passed = (uint8_t)((1u << t.head.players) - 2);
    s.marshal = (uint8_t)(ON_FIELD + away);
    for (unsigned other = 0; other < KNIGHTS; other++)
        s.at[0][other] =
            (uint8_t)(other == k ? 0 : ON_FIELD + (other == GREY ? (away + 1) % CITIES : away));
    struct move pass = { M_PASS, 0, { 0 } }, play = { M_PLAY, 0, { (uint8_t)p } };
    if (akkon_step(&t, &s, pass) != LEGAL)
        return false;
    turn_up_tops(&t, &s);
    return akkon_step(&t, &s, play) == LEGAL && knights_at_hand(&s, 0) == 0
        && s.value[0][t.print[p].track] == 3;
}

CLAUSE(borrow_as_own, "Pest, Wapenbroeder", EFFECT, EXPLICIT,
       "In the card round a borrowed knight is used like one of one's own.")

/* A player without other knights pays with a borrowed one. */
LAW(borrowed_knight_pays)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE),
             seat = choose(from, t.head.players);
    unsigned lender = left_of(&t, seat), k = choose(from, KNIGHTS);
    s.start = s.mover = (uint8_t)seat;
    s.passed = (uint8_t)(((1u << t.head.players) - 1) & ~(1u << seat));
    for (unsigned other = 0; other < KNIGHTS; other++)
        s.at[seat][other] = (uint8_t)(ON_FIELD + (other == MERCENARY ? JERUSALEM : AKKON));
    s.at[lender][k] = (uint8_t)(LENT + seat);
    s.marshal = ON_FIELD + AKKON;
    bring(&t, &s, p, IN_HAND + seat);
    struct move pass = { M_PASS, (uint8_t)seat, { 0 } },
                play = { M_PLAY, (uint8_t)seat, { (uint8_t)p } };
    if (akkon_step(&t, &s, pass) != LEGAL || knights_at_hand(&s, seat) != 1
        || knights_at_hand(&s, lender) != KNIGHTS - 1)
        return false;
    turn_up_tops(&t, &s);
    return akkon_step(&t, &s, play) == LEGAL && knights_at_hand(&s, seat) == 0;
}
