/* This chapter states what the document says under "Spelvoorbereiding": the lot, the cards that
 * leave the piles, the starters, the tops. */
#include "shared.h"

CLAUSE(markers_start_at_2, "Voorbereiding", SETUP, EXPLICIT, "Every value begins at 2.")

TABLE_PROPERTY(values_begin_at_2)
{
    return t->head.small || t->from == 2;
}

/* This holds until the first card is played. */
STATE_PROPERTY(nobody_has_moved_a_marker_before_the_deal)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && sets_up(s); p++)
        for (unsigned track = 0; track < t->tracks; track++)
            good = good && s->value[p][track] == t->from;
    return good;
}

LAW(everybody_begins_with_four_points)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s;
    akkon_start(&t, &s);
    for (unsigned p = 0; p < t.head.players; p++) {
        for (unsigned track = 0; track < TRACKS; track++)
            if (s.value[p][track] != 2)
                return false;
        if (akkon_points(&t, &s, p) != 4)
            return false;
    }
    return true;
}

LAW(another_start_value_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.from = another(from, MOST_VALUE, START_VALUE);
    return judged(&t) == AKKON_markers_start_at_2;
}

CLAUSE(knights_start_in_camp, "Voorbereiding", SETUP, EXPLICIT,
       "The knights begin in the camps, unseen by the others.")

STATE_PROPERTY(knights_lie_in_the_camps_until_the_first_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && sets_up(s); p++)
        good = good && all_zero(s->at[p], KNIGHTS) && all_zero(s->stock[p], SEATS)
            && all_zero(s->claim[p], SEATS) && all_zero(s->paid[p], CITIES);
    return good;
}

CLAUSE(start_player_by_lot, "Voorbereiding", SETUP, EXPLICIT,
       "The lot decides who is the first start player.")

FORBIDS_TIME(start_player_by_lot, start_player_is_not_drawn_yet, ALL_BUT(ON(M_LOT)),
             "the start player has not been drawn yet")
{
    return s->phase == LOT;
}

FORBIDS_TIME(start_player_by_lot, start_player_is_known, ON(M_LOT),
             "{start} is start player already")
{
    return s->phase != LOT;
}

TABLE_PROPERTY(start_player_is_not_of_the_sheet)
{
    return t->head.small ? t->first == BY_LOT || t->first < t->head.players : t->first == BY_LOT;
}

TALLY_PROPERTY(any_player_is_as_likely_to_be_drawn)
{
    return s->phase != LOT
        || akkon_weight(t, s, (struct move){ M_LOT, NATURE, { 0 } })
               == akkon_weight(t, s, (struct move){ M_LOT, NATURE, { 1 } });
}

STEP_PROPERTY(start_player_is_who_was_drawn)
{
    return (before->phase == LOT) == (m.kind == M_LOT)
        && (m.kind != M_LOT
            || (m.actor == NATURE && after->start == m.arg[0] && after->mover == m.arg[0]));
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.first = (uint8_t)choose(from, t.head.players);
    return judged(&t) == AKKON_start_player_by_lot;
}

CLAUSE(marshal_to_start_player, "Voorbereiding, Biedronde", SETUP, EXPLICIT,
       "The start player has the marshal besides his knights.")

TABLE_PROPERTY(there_is_one_marshal)
{
    return t->marshal <= 1 && (t->head.small || t->marshal == 1);
}

LAW(game_without_a_marshal_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.marshal = 0;
    return judged(&t) == AKKON_marshal_to_start_player;
}

/* The marshal is in one of his places, and lies on a field only during the bids. */
STATE_PROPERTY(marshal_is_in_one_place)
{
    unsigned at = s->marshal;
    if (!t->marshal)
        return at == SPENT;
    if (on_field(at))
        return before_reveal(s) && !sets_up(s) && s->phase != BORROW && at - ON_FIELD < t->cities;
    return at == 0
        || (at >= MARSHAL_LENT
                ? READS(t, Q_borrow_marshal, 'B') && at - MARSHAL_LENT < t->head.players
                : !before_reveal(s));
}

STEP_PROPERTY(start_player_has_the_marshal_again)
{
    return !closes(before, after) || !t->marshal || after->phase == OVER || after->marshal == 0;
}

CLAUSE(privileges_start_open, "Voorbereiding", SETUP, EXPLICIT,
       "The four privileges begin beside the board, held by nobody.")

TABLE_PROPERTY(there_are_four_privileges)
{
    return t->privileges >> t->tracks == 0 && (t->head.small || t->privileges == 15);
}

LAW(game_with_fewer_privileges_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.privileges = (uint8_t)choose(from, 15);
    return judged(&t) == AKKON_privileges_start_open;
}

STATE_PROPERTY(nobody_holds_a_privilege_at_first)
{
    bool good = true;
    for (unsigned track = 0; track < TRACKS; track++)
        good = good && s->privilege[track] <= t->head.players
            && (!sets_up(s) || s->privilege[track] == 0)
            && (bit(t->privileges, track) || s->privilege[track] == 0);
    return good;
}

CLAUSE(piles_by_city, "Voorbereiding", SETUP, EXPLICIT,
       "The 72 city cards make six piles, one of each city.")

TABLE_PROPERTY(cards_are_twelve_of_each_city)
{
    unsigned n[CITIES] = { 0 }, all = 0;
    bool good = t->cities >= 1 && t->cities <= CITIES && t->prints <= CARDS
             && (t->head.small || t->cities == CITIES);
    for (unsigned p = 0; p < t->prints && p < CARDS; p++) {
        const struct akkon_print *it = &t->print[p];
        good = good && it->city < t->cities && it->copies >= 1
            && (p == 0 || it->city >= t->print[p - 1].city);
        n[it->city % CITIES] += it->copies;
        all += it->copies;
    }
    for (unsigned city = 0; city < CITIES; city++)
        good = good && (t->head.small || n[city] == PER_CITY);
    return good && all <= CARDS && all == t->cards;
}

/* The cards of a print are neighbours, and their number is its number of copies. */
TABLE_PROPERTY(every_card_has_its_print)
{
    bool good = t->first_card[0] == 0;
    for (unsigned p = 0; p < t->prints && p < CARDS; p++)
        good = good && t->first_card[p + 1] == t->first_card[p] + t->print[p].copies;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        good = good && t->print_of[c] < t->prints && t->first_card[t->print_of[c]] <= c
            && c < t->first_card[t->print_of[c] + 1];
    return good;
}

LAW(cities_with_more_or_fewer_cards_are_refused)
{
    struct akkon_table t = as_assumed(from);
    unsigned print = print_named(&t, choose(from, JERUSALEM), BAN);
    t.print[print].copies = (uint8_t)(1 + another(from, 8, t.print[print].copies - 1u));
    return judged(&t) == AKKON_piles_by_city;
}

STATE_PROPERTY(each_card_is_in_one_place)
{
    bool good = true;
    for (unsigned c = 0; c < CARDS; c++) {
        bool same = c > 0 && c < t->cards && t->print_of[c] == t->print_of[c - 1];
        good = good && (c < t->cards ? s->card[c] < CARD_PLACES : s->card[c] == 0)
            && (!same || s->card[c - 1] <= s->card[c]);
    }
    return good;
}

/* The number of copies with this name that the set-up takes out of this city's pile. */
static unsigned to_take_out(unsigned city, unsigned action)
{
    bool named = action == (city < JERUSALEM ? LANCE : city == JERUSALEM ? SCRIPTURE : MINT);
    return named ? 2 : 0;
}

/* The number of copies of a name that have left the pile: dealt, in the box or on the way. */
static unsigned gone_named(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                           unsigned action)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->prints; p++)
        if (t->print[p].city == city && t->print[p].action == action)
            n += t->print[p].copies - copies(t, s, p, IN_PILE);
    return n;
}

/* The same number, the short game included. */
static unsigned to_leave(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned named = to_take_out(city, action), siege = action == SIEGE && city < JERUSALEM ? 2 : 0;
    bool twice = named > 0 && city >= JERUSALEM && READS(t, Q_short_variant_order, 'A');
    return named + (t->short_game ? siege + (twice ? 2 : 0) : 0);
}

CLAUSE(starters_taken_out, "Voorbereiding", SETUP, EXPLICIT,
       "Two lances of each coast city, two scriptures of Jerusalem and two mints of Akkon leave "
       "the "
       "piles first.")

FORBIDS_TIME(starters_taken_out, starters_are_in_their_piles, ALL_BUT(ON(M_CULL)),
             "not all cards that are named have left their piles yet")
{
    return s->phase == CULL;
}

FORBIDS_TIME(starters_taken_out, no_card_leaves_a_pile, ON(M_CULL),
             "all cards that are named have left their piles already")
{
    return s->phase != CULL && s->phase != LOT;
}

FORBIDS(starters_taken_out, card_is_not_named, ON(M_CULL),
        "no {card} has to leave its pile any more")
{
    const struct akkon_print *it = print_at(t, m.arg[0]);
    return gone_named(t, s, it->city, it->action) >= to_leave(t, it->city, it->action);
}

FORBIDS(starters_taken_out, named_card_is_gone, ON(M_CULL), "no {card} is left in its pile")
{
    return s->phase == CULL && copies(t, s, m.arg[0], IN_PILE) == 0;
}

/* The number of copies with this action that a city has. */
static unsigned copies_named(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->prints; p++)
        n += t->print[p].city == city && t->print[p].action == action ? t->print[p].copies : 0u;
    return n;
}

TABLE_PROPERTY(starters_can_be_taken_out)
{
    bool good = true;
    for (unsigned city = 0; city < CITIES && !t->head.small; city++)
        good = good
            && copies_named(t, city,
                            city < JERUSALEM    ? LANCE
                            : city == JERUSALEM ? SCRIPTURE
                                                : MINT)
                   >= 2;
    return good;
}

LAW(city_without_two_of_its_starters_is_refused)
{
    struct akkon_table t = as_assumed(from);
    unsigned city = choose(from, JERUSALEM), lance = print_named(&t, city, LANCE),
             left = choose(from, 2);
    uint8_t more = (uint8_t)(t.print[lance].copies - 1 - left);
    t.print[lance].copies = 1;
    t.print[print_named(&t, city, BAN)].copies =
        (uint8_t)(t.print[print_named(&t, city, BAN)].copies + more);
    if (left == 0)
        t.print[lance].action = FEAST;
    else
        t.print[print_named(&t, city, SIEGE)].copies++;
    return judged(&t) == AKKON_starters_taken_out;
}

/* The set-up takes only the named cards out of a pile, and no more than needed. */
STEP_PROPERTY(only_starters_leave_the_piles_first, ON(M_CULL))
{
    const struct akkon_print *it = print_at(t, m.arg[0]);
    bool of_the_variant = t->short_game && it->action == SIEGE && it->city < JERUSALEM;
    return before->phase == CULL && copies(t, before, m.arg[0], IN_PILE) > 0
        && (to_take_out(it->city, it->action) > 0 || of_the_variant);
}

TALLY_PROPERTY(named_cards_have_left_before_the_deal)
{
    bool good = true;
    for (unsigned city = 0;
         city < CITIES && !t->head.small && (s->phase == DEAL || s->phase == CULL); city++)
        for (unsigned action = 0; action < ACTIONS; action++) {
            unsigned gone = gone_named(t, s, city, action), leave = to_leave(t, city, action);
            good = good && (s->phase == DEAL ? gone == leave : gone <= leave);
        }
    return good;
}

QUESTION(q_starter_which_copies, "Which copies leave a pile if cards of one name differ?", 'A',
         "The document only says how many.", BUILT('A', "any two of them"))

CLAUSE(starters_dealt_open, "Voorbereiding", SETUP, EXPLICIT,
       "The twelve cards taken out are mixed; from the start player on, clockwise, each player "
       "gets two, open, and takes them into his hand.")

FORBIDS_TIME(starters_dealt_open, starters_are_not_dealt_yet, ALL_BUT(ON(M_DEAL)),
             "the starters have not all been dealt yet")
{
    return s->phase == DEAL;
}

FORBIDS_TIME(starters_dealt_open, no_starter_is_dealt, ON(M_DEAL),
             "the starters have been dealt already")
{
    return s->phase > DEAL;
}

/* Clockwise from the start player: the first one who does not have all his starters. */
FORBIDS(starters_dealt_open, another_is_served_first, ON(M_DEAL),
        "another player than {other} gets a starter now")
{
    unsigned p = s->start % SEATS;
    for (unsigned n = 1; n < t->head.players && hand(t, s, p) >= t->starters; n++)
        p = left_of(t, p);
    return s->phase == DEAL && m.arg[1] != p;
}

FORBIDS(starters_dealt_open, not_among_the_starters, ON(M_DEAL),
        "no {card} lies among the starters")
{
    return copies(t, s, m.arg[0], TAKEN_OUT) == 0;
}

TABLE_PROPERTY(two_starters_are_dealt)
{
    unsigned out = 0;
    for (unsigned p = 0; p < t->prints; p++)
        out += t->print[p].out;
    return t->head.small ? (unsigned)t->starters * t->head.players <= out || t->starters == 0
                         : t->starters == 2 && out == 0;
}

LAW(other_deals_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.starters = another(from, 6, STARTERS);
    return judged(&t) == AKKON_starters_dealt_open;
}

/* Clockwise from the start player; each player gets both cards before the next one does. */
STEP_PROPERTY(starters_go_round)
{
    bool good = (before->phase == DEAL) == (m.kind == M_DEAL);
    unsigned seat = m.arg[1];
    if (m.kind != M_DEAL || seat >= t->head.players)
        return good;
    good = good && m.actor == NATURE && copies(t, before, m.arg[0], TAKEN_OUT) > 0
        && hand(t, before, seat) < t->starters && hand(t, after, seat) == hand(t, before, seat) + 1;
    bool served = true;
    for (unsigned n = 0, p = before->start; n < t->head.players; n++, p = left_of(t, p)) {
        served = served && p != seat;
        good = good && (p == seat || hand(t, before, p) == (served ? t->starters : 0u));
    }
    return good;
}

STEP_PROPERTY(everybody_has_his_starters_when_the_first_round_begins)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && before->phase == DEAL && after->phase != DEAL; p++)
        good = good && hand(t, after, p) == t->starters;
    return good;
}

CLAUSE(starters_surplus_to_box, "Voorbereiding", SETUP, EXPLICIT,
       "Those of the twelve that nobody gets leave the game.")

/* For two to five players 8, 6, 4 or 2 cards are left over; the short game adds twelve. */
STEP_PROPERTY(rest_of_the_starters_is_boxed)
{
    if (before->phase != DEAL || after->phase == DEAL)
        return true;
    unsigned variant = !t->short_game ? 0 : READS(t, Q_short_variant_order, 'A') ? 12 : 8;
    unsigned starters = 12 - 2u * t->head.players;
    return lying(t, after, TAKEN_OUT) == 0
        && (t->head.small || lying(t, after, BOXED) == starters + variant);
}

STATE_PROPERTY(starters_lie_apart_only_until_they_are_dealt)
{
    return s->phase == CULL || s->phase == DEAL || lying(t, s, TAKEN_OUT) == 0;
}

CLAUSE(piles_shuffled, "Voorbereiding", SETUP, EXPLICIT,
       "Each pile is mixed and lies at the bid field of its city so that its top alone is seen.")

static unsigned tops(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        n += print_at(t, t->print_of[c])->city == city && s->card[c] == ON_TOP;
    return n;
}

/* Does the player see the top of the pile and the number of its cards? */
static bool sees_top_and_number(const struct akkon_table *t, const struct akkon_state *s,
                                const struct akkon_state *seen, unsigned city)
{
    unsigned rest = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        rest += seen->card[c] == UNSEEN + 16 + city;
    return top(t, seen, city) == top(t, s, city) && rest == pile(t, s, city) - tops(t, s, city);
}

TALLY_PROPERTY(top_alone_is_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct akkon_state seen;
        akkon_view(t, s, p, &seen);
        for (unsigned city = 0; city < t->cities; city++)
            if (!looks_through(s, p, city) && !sees_top_and_number(t, s, &seen, city))
                return false;
        for (unsigned c = 0; c < t->cards && c < CARDS; c++)
            if (seen.card[c] == IN_PILE && !looks_through(s, p, print_at(t, t->print_of[c])->city))
                return false;
    }
    return true;
}

/* A hidden card of a pile and one in another player's hand can change places unseen. */
TALLY_PROPERTY(nobody_sees_which_cards_are_hidden)
{
    unsigned v = s->mover, in_rest = CARDS, in_hand = CARDS;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++) {
        bool single = print_at(t, t->print_of[c])->copies == 1;
        in_rest = single && s->card[c] == IN_PILE ? c : in_rest;
        in_hand =
            single && s->card[c] >= IN_HAND && s->card[c] < PLAYED && s->card[c] != IN_HAND + v
                ? c
                : in_hand;
    }
    if (in_rest == CARDS || in_hand == CARDS || s->phase == DEAL || s->phase == SEARCH
        || print_at(t, t->print_of[in_rest])->city != print_at(t, t->print_of[in_hand])->city)
        return true;
    struct akkon_state other = *s, seen, then;
    other.card[in_rest] = s->card[in_hand];
    other.card[in_hand] = IN_PILE;
    akkon_view(t, s, v, &seen);
    akkon_view(t, &other, v, &then);
    return same_bytes(seen.card, then.card, CARDS);
}

CLAUSE(pile_size_10, "Voorbereiding", SETUP, IMPLIED, "Every pile then has ten cards.")

/* Eight cards in the short game; under one reading ten in Jerusalem and Akkon. */
STEP_PROPERTY(piles_begin_with_ten_cards)
{
    bool good = true;
    for (unsigned city = 0; city < t->cities && before->phase == DEAL && after->phase != DEAL;
         city++) {
        bool less = t->short_game && (city < JERUSALEM || READS(t, Q_short_variant_order, 'A'));
        good = good && pile(t, after, city) == (t->head.small ? given(t, city) : less ? 8 : 10);
    }
    return good;
}

CLAUSE(eval_next_exposed, "Voorbereiding, Waardering", EFFECT, IMPLIED,
       "When the top is gone the next card is seen.")

FORBIDS_TIME(eval_next_exposed, next_card_is_not_seen_yet, ALL_BUT(ON(M_EXPOSE)),
             "the next card of a pile has to be turned up first")
{
    return s->phase == EXPOSE;
}

FORBIDS_TIME(eval_next_exposed, no_pile_lacks_its_top, ON(M_EXPOSE), "no card is turned up now")
{
    return s->phase != EXPOSE;
}

FORBIDS(eval_next_exposed, pile_shows_its_top, ON(M_EXPOSE),
        "the top of the pile of {pile} is seen already")
{
    return top(t, s, print_at(t, m.arg[0])->city) != NOWHERE;
}

FORBIDS(eval_next_exposed, card_is_not_in_the_pile, ON(M_EXPOSE),
        "no {card} is left in the rest of its pile")
{
    return copies(t, s, m.arg[0], IN_PILE) == 0;
}

TALLY_PROPERTY(one_card_of_each_pile_is_seen)
{
    bool good = true, missing = false;
    for (unsigned city = 0; city < t->cities; city++) {
        unsigned left = pile(t, s, city), n = tops(t, s, city);
        good = good && n <= 1 && (!sets_up(s) || n == 0);
        good = good && (n == 1 || left == 0 || sets_up(s) || s->phase == EXPOSE);
        missing = missing || (left > 0 && n == 0);
    }
    return good && (s->phase != EXPOSE || missing);
}

/* A card that is left is as likely to come next as it has copies. */
TALLY_PROPERTY(any_card_of_the_rest_is_as_likely)
{
    for (unsigned p = 0; s->phase == EXPOSE && p < t->prints; p++) {
        struct move m = { M_EXPOSE, NATURE, { (uint8_t)p } };
        if (top(t, s, print_at(t, p)->city) == NOWHERE
            && akkon_weight(t, s, m) != copies(t, s, p, IN_PILE))
            return false;
    }
    return true;
}

STEP_PROPERTY(next_card_comes_from_the_rest, ON(M_EXPOSE))
{
    unsigned city = print_at(t, m.arg[0])->city;
    return before->phase == EXPOSE && top(t, before, city) == NOWHERE
        && copies(t, before, m.arg[0], IN_PILE) > 0 && top(t, after, city) == m.arg[0];
}

/* A visible card stays on top until somebody takes it. */
STEP_PROPERTY(top_changes_only_when_it_is_taken)
{
    bool good = true;
    for (unsigned city = 0; city < t->cities; city++)
        good = good
            && (top(t, before, city) == NOWHERE || top(t, after, city) == top(t, before, city)
                || pile(t, after, city) < pile(t, before, city));
    return good;
}

CLAUSE(short_game_removal, "Variant", VARIANT, EXPLICIT,
       "For a shorter game two sieges of each coast city, two scriptures of Jerusalem and two "
       "mints "
       "of Akkon leave the piles, too.")

TABLE_PROPERTY(variant_has_enough_cards)
{
    bool good = t->short_game <= 1, all = READS(t, Q_short_variant_order, 'A');
    for (unsigned city = 0; city < CITIES && !t->head.small && t->short_game; city++) {
        unsigned named = city < JERUSALEM ? SIEGE : city == JERUSALEM ? SCRIPTURE : MINT;
        good = good && copies_named(t, city, named) >= (city < JERUSALEM || !all ? 2 : 4);
    }
    return good;
}

/* Twelve more cards are boxed; under one reading only the eight sieges. */
STEP_PROPERTY(cards_of_the_variant_are_boxed)
{
    bool good = true, ends = before->phase == DEAL && after->phase != DEAL;
    for (unsigned city = 0; city < JERUSALEM && ends && !t->head.small; city++) {
        unsigned boxed = 0;
        for (unsigned p = 0; p < t->prints; p++)
            boxed += t->print[p].city == city && t->print[p].action == SIEGE
                       ? copies(t, after, p, BOXED)
                       : 0;
        good = good && boxed == (t->short_game ? 2 : 0);
    }
    return good;
}

LAW(variant_with_too_few_cards_is_refused)
{
    struct akkon_table t = as_assumed(from);
    bool mint = choose(from, 2);
    unsigned city = mint ? AKKON : JERUSALEM,
             named = print_named(&t, city, mint ? MINT : SCRIPTURE);
    t.short_game = 1;
    t.print[named].copies = 3;
    t.print[print_named(&t, city, mint ? LEVANT : PLAGUE)].copies++;
    return judged(&t) == AKKON_short_game_removal;
}

/* The law holds for every deal that chance can make. */
LAW(variant_leaves_the_piles_of_the_reading)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s;
    struct move lot = { M_LOT, NATURE, { 0 } };
    t.short_game = 1;
    t.head.reading[AKKON_Q_short_variant_order] = (uint8_t)('A' + choose(from, 2));
    akkon_start(&t, &s);
    if (akkon_step(&t, &s, lot) != LEGAL)
        return false;
    for (unsigned p = 0, seat = 0; sets_up(&s) && p < t.prints;) {
        struct move cull = { M_CULL, NATURE, { (uint8_t)p } },
                    deal = { M_DEAL, NATURE, { (uint8_t)p, (uint8_t)seat } };
        bool moved = akkon_step(&t, &s, cull) == LEGAL || akkon_step(&t, &s, deal) == LEGAL;
        seat = moved ? 0 : left_of(&t, seat);
        p = moved ? 0 : p + (seat == 0);
    }
    for (unsigned city = 0; city < CITIES; city++)
        if (pile(&t, &s, city)
            != (city < JERUSALEM || READS(&t, Q_short_variant_order, 'A') ? 8 : 10))
            return false;
    return !sets_up(&s);
}

QUESTION(q_short_variant_order, "Do the cards of the variant leave besides those of the beginning?",
         'A',
         "They are listed as cards to be removed, all of them. Players who would rather remove "
         "others can say so in a component list of their own.",
         BUILT('A', "yes: piles of eight"),
         BUILT('B', "scriptures and mints are those that left already: piles of eight, those of "
                    "Jerusalem "
                    "and Akkon of ten"),
         INVENTS('C', "the players choose which", "how the players agree on the cards"))
