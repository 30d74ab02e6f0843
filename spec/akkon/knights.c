/* This chapter states what the knights of a player on a field bid. The document says it under
 * "Biedronde" and "Waardering". */
#include "shared.h"

CLAUSE(knight_value_5_8, "Biedronde", DEFINITION, EXPLICIT,
       "The 5, the 6, the 7 and the 8 bid what they say, and can do nothing else.")

LAW(lone_knight_bids_its_number)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned k = choose(from, 4), city = choose(from, CITIES), p = choose(from, t.head.players);
    s.at[p][k] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, p, city) == 5 + k;
}

CLAUSE(mercenary_base_2, "Biedronde", DEFINITION, EXPLICIT, "A mercenary bids 2.")

LAW(lone_mercenary_bids_two)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), p = choose(from, t.head.players);
    s.at[p][MERCENARY] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, p, city) == 2 && akkon_winner_of(&t, &s, city) == p;
}

CLAUSE(mercenary_plus_2_each, "Biedronde, Voorbeeld", EFFECT, AMBIGUOUS,
       "A mercenary bids 2 more for every other piece on his field, whosever it is.")

/* Any piece of another player there is worth 2 to the mercenary; a piece on another field is worth
 * nothing. */
LAW(each_other_piece_is_worth_two_to_a_mercenary)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), there = choose(from, CITIES), others = 0;
    s.at[0][MERCENARY] = (uint8_t)(ON_FIELD + city);
    for (unsigned k = 0; k < KNIGHTS; k++) {
        s.at[1][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + there : 0);
        others += s.at[1][k] != 0 && there == city;
    }
    return akkon_bid_value(&t, &s, 0, city) == 2 + 2 * others;
}

/* q-mercenary-later B: the pieces that the mercenary found lie beside him. Before he is laid, his
 * player's earlier pieces are remembered during that player's bid turn. If all bid at once, no
 * piece comes earlier. */
STATE_PROPERTY(mercenary_found_what_lies_beside_him)
{
    bool good = true, may = READS(t, Q_mercenary_later, 'B') && READS(t, Q_bid_simultaneous, 'A');
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned q = 0; q < SEATS; q++)
            for (unsigned k = 0; k <= MARSHAL && s->earlier[p][q] != 0; k++) {
                unsigned at = k < KNIGHTS   ? s->at[q][k]
                            : q == s->start ? s->marshal
                                            : 0u,
                         his = s->at[p][MERCENARY];
                bool beside = on_field(his)
                                ? at == his
                                : p == q && p == s->mover && s->field != 0 && on_field(at);
                bool found = bit(s->earlier[p][q], k);
                good = good && may && before_reveal(s)
                    && (!found || (beside && !(p == q && k == MERCENARY)));
            }
    return good;
}

/* Did this player lay the piece in the current bid turn? The state remembers his earlier pieces. */
static bool laid_in_this_turn(const struct akkon_state *before, unsigned seat, unsigned piece)
{
    return before->field != 0 && !bit(before->earlier[seat][seat], piece);
}

/* A piece is remembered from the moment when the mercenary comes to it until one of the two leaves.
 * Pieces that his player lays in the same bid turn come with him. */
STEP_PROPERTY(mercenary_remembers_whom_he_found)
{
    bool good = true, comes = m.kind == M_PLACE || m.kind == M_SHIFT;
    if (!READS(t, Q_mercenary_later, 'B') || !before_reveal(before) || !before_reveal(after)
        || READS(t, Q_bid_simultaneous, 'B'))
        return true;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players && on_field(after->at[p][MERCENARY]); q++)
            for (unsigned k = 0; k <= MARSHAL; k++) {
                bool came = comes && m.actor == p && m.arg[0] == MERCENARY;
                bool moved = m.kind == M_SHIFT && m.actor == q && m.arg[0] == k;
                bool lay =
                    bit(bits_there(before, q, after->at[p][MERCENARY] - (unsigned)ON_FIELD), k);
                bool with = m.kind == M_PLACE && q == p && laid_in_this_turn(before, p, k);
                bool was = came ? lay && !with : bit(before->earlier[p][q], k) && !moved;
                bool himself = q == p && k == MERCENARY;
                good = good && bit(after->earlier[p][q], k) == (was && !himself);
            }
    return good;
}

/* While the mercenary may still be laid in a bid turn, all pieces that his player had laid before
 * that turn are remembered. */
STEP_PROPERTY(bid_turn_remembers_what_lay_before_it, ON(M_PLACE))
{
    unsigned p = m.actor % SEATS, laid = 0;
    bool waits = has_knight(t, MERCENARY) && before_reveal(after) && after->field != 0
              && after->at[p][MERCENARY] == IN_CAMP && READS(t, Q_mercenary_later, 'B')
              && READS(t, Q_bid_simultaneous, 'A');
    for (unsigned city = 0; city < CITIES; city++)
        laid |= bits_there(before, p, city);
    return !waits || after->earlier[p][p] == (before->field == 0 ? laid : before->earlier[p][p]);
}

/* The document's third example: beside two other pieces, which bid less than 6, a mercenary is
 * worth 6 and wins. */
LAW(mercenary_with_two_others_bids_six)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), a = choose(from, KNIGHTS), b = choose(from, KNIGHTS),
             rival = 2;
    t.head.players = 3;
    unsigned owner = choose(from, 2) ? 1 : rival;
    if (owner == 1 && a == b)
        return true;
    s.at[0][MERCENARY] = s.at[1][a] = s.at[owner][b] = (uint8_t)(ON_FIELD + city);
    if (akkon_bid_value(&t, &s, 0, city) != 6)
        return false;
    bool below = bid_of(&t, &s, 1, city) < 6 && bid_of(&t, &s, rival, city) < 6;
    return !below || akkon_winner_of(&t, &s, city) == 0;
}

QUESTION(q_mercenary_later, "Which pieces does a mercenary count?", 'A',
         "The example explains his 6 by the knights on the field; the word for further ones can "
         "also mean "
         "following ones.",
         BUILT('A', "all others that lie on his field in the end"),
         BUILT('B', "those that came with him or after him"))

QUESTION(q_mercenary_counts, "Does a mercenary count pieces of every kind?", 'A',
         "All seven are knights, and the marshal is used as one.", BUILT('A', "yes"),
         BUILT('B', "all but the marshal"),
         BUILT('C', "those with a value: no grey-mantle, no chaplain"))

CLAUSE(grey_no_value, "Biedronde", DEFINITION, EXPLICIT, "A grey-mantle bids nothing by himself.")

LAW(lone_grey_bids_nothing)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    s.at[0][GREY] = (uint8_t)(ON_FIELD + city);
    s.at[0][CHAPLAIN] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
    return akkon_bid_value(&t, &s, 0, city) == 0 && akkon_winner_of(&t, &s, city) == NOWHERE;
}

CLAUSE(grey_doubles_own, "Biedronde", EFFECT, EXPLICIT,
       "A grey-mantle doubles what the other pieces of his player on the field bid.")

/* The second example: with the grey, knights bid twice as much, and so beat a bid between the
 * two. */
LAW(grey_doubles_what_lies_with_him)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), own = 0, other = 0;
    for (unsigned k = FIVE; k <= EIGHT; k++) {
        s.at[0][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
        s.at[1][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
        own += s.at[0][k] ? 5 + k : 0;
        other += s.at[1][k] ? 5 + k : 0;
    }
    s.at[0][GREY] = (uint8_t)(ON_FIELD + city);
    unsigned takes = akkon_winner_of(&t, &s, city);
    return akkon_bid_value(&t, &s, 0, city) == 2 * own && akkon_bid_value(&t, &s, 1, city) == other
        && takes
               == (other < 2 * own   ? 0
                   : other > 2 * own ? 1
                                     : (unsigned)NOWHERE);
}

QUESTION(q_grey_doubles_marshal, "Does a grey-mantle double the marshal?", 'A',
         "He is used like a knight of the start player.", BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(grey_not_foreign, "Biedronde", EFFECT, EXPLICIT,
       "A grey-mantle changes nothing for the pieces of others.")

LAW(grey_of_another_changes_nothing)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    if (lies_on(&s, 0, MERCENARY, city) || !READS(&t, Q_hidden_combo, 'A'))
        return true;
    s.at[1][GREY] = IN_CAMP;
    unsigned without = akkon_bid_value(&t, &s, 0, city);
    s.at[1][GREY] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, 0, city) == without;
}

CLAUSE(chaplain_no_value, "Biedronde", DEFINITION, EXPLICIT, "A chaplain bids nothing.")

LAW(chaplain_adds_nothing_to_the_own_bid)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    if (lies_on(&s, 0, MERCENARY, city))
        return true;
    s.at[0][CHAPLAIN] = IN_CAMP;
    unsigned without = akkon_bid_value(&t, &s, 0, city);
    s.at[0][CHAPLAIN] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, 0, city) == without;
}

CLAUSE(marshal_value_4, "Biedronde", DEFINITION, EXPLICIT, "In a bid the marshal is worth 4.")

LAW(marshal_bids_four)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), p = choose(from, t.head.players);
    bool grey = choose(from, 2);
    t.head.reading[AKKON_Q_grey_doubles_marshal] = (uint8_t)('A' + choose(from, 2));
    s.start = s.mover = (uint8_t)p;
    s.marshal = (uint8_t)(ON_FIELD + city);
    if (grey)
        s.at[p][GREY] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, p, city)
            == (grey && READS(&t, Q_grey_doubles_marshal, 'A') ? 8 : 4)
        && akkon_bid_value(&t, &s, left_of(&t, p), city) == 0;
}

CLAUSE(bid_is_sum, "Waardering, Voorbeeld", DEFINITION, IMPLIED,
       "A player's bid on a field is the sum of his pieces there, doubled if his grey-mantle is "
       "among "
       "them.")

LAW(bids_are_sums_whatever_lies_there)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    for (unsigned p = 0; p < t.head.players; p++)
        if (!void_bid(&t, &s, p, city)
            && akkon_bid_value(&t, &s, p, city) != bid_of(&t, &s, p, city))
            return false;
    return true;
}

/* Nobody can bid more than 60, or more than 32 plus 12 for each player if that is larger. */
LAW(bids_are_bounded)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    unsigned most = t.head.players == 2 ? 60 : 32 + 12u * t.head.players;
    for (unsigned p = 0; p < t.head.players; p++)
        if (READS(&t, Q_hidden_combo, 'A') && akkon_bid_value(&t, &s, p, city) > most)
            return false;
    return true;
}
