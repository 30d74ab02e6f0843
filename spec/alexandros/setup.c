/* This chapter states what the document says under "Voorbereiding": the deal, the open cards, the
 * lot, and everything else that nature turns up. */
#include "shared.h"

CLAUSE(players_two_to_four, "Titel", SETUP, EXPLICIT, "Two, three or four players play.")

TABLE_PROPERTY(players_are_two_to_four)
{
    return t->head.players >= 2 && t->head.players <= 4;
}

LAW(other_numbers_of_players_are_refused)
{
    static const uint8_t wrong[] = { 0, 1, 5, 6, 7, 8 };
    struct alexandros_table t = as_assumed(from);
    t.head.players = wrong[choose(from, sizeof wrong)];
    return judged(&t) == ALEXANDROS_players_two_to_four;
}

LAW(assumed_sheet_fits_the_document)
{
    struct alexandros_table t = as_assumed(from);
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* A seat without a player has nothing, loses nothing and is asked nothing. */
STATE_PROPERTY(empty_seats_have_nothing)
{
    bool good = s->mover < t->head.players && s->victim <= t->head.players
             && s->asked <= t->head.players && s->start_seat < t->head.players;
    for (unsigned p = t->head.players; p < SEATS; p++)
        good = good && all_zero(s->governor[p], GOVERNORS) && all_zero(s->hand[p], SYMBOLS)
            && s->held[p] == 0 && s->score[p] == 0 && s->carry[p] == 0;
    return good;
}

CLAUSE(wall_supplies, "Inhoud, Voorbereiding", SETUP, EXPLICIT,
       "There are 65 black walls and 10 red ones, each colour in a pile of its own.")

TABLE_PROPERTY(walls_are_65_and_10)
{
    return t->head.small ? t->black <= 65 && t->red <= 10 : t->black == 65 && t->red == 10;
}

LAW(other_numbers_of_walls_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    if (choose(from, 2))
        t.black = another(from, 100, 65);
    else
        t.red = another(from, 40, 10);
    return judged(&t) == ALEXANDROS_wall_supplies;
}

/* Walls of an unfinished way leave the piles when Alexandros arrives. */
TALLY_PROPERTY(walls_are_on_the_board_or_in_the_piles)
{
    unsigned all = t->black + (unsigned)t->red, left = s->black + (unsigned)s->red;
    unsigned laid = walls(t, s) + s->needless;
    return s->black <= t->black && s->red <= t->red && left <= all && left >= s->laid
        && laid >= s->laid && laid - s->laid == all - left;
}

STEP_PROPERTY(piles_lose_what_is_laid)
{
    unsigned was =
        before->black + (unsigned)before->red + walls(t, before) + before->needless + after->laid;
    unsigned is =
        after->black + (unsigned)after->red + walls(t, after) + after->needless + before->laid;
    return was == is && after->black <= before->black && after->red <= before->red;
}

STATE_PROPERTY(no_wall_is_laid_in_setting_up)
{
    return !sets_up(s)
        || (s->black == t->black && s->red == t->red && all_zero(s->wall, WALL_BYTES)
            && all_zero(s->shored, SHORE_BYTES) && s->laid == 0 && s->needless == 0);
}

CLAUSE(deck_eleven_each, "Inhoud", SETUP, EXPLICIT,
       "Of each of the five symbols there are eleven cards.")

TABLE_PROPERTY(deck_has_eleven_of_each)
{
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && (t->head.small ? t->copies[k] <= 11 : t->copies[k] == 11);
    return good && t->cards == sum_of(t->copies, SYMBOLS) && (t->head.small || t->cards == 55);
}

LAW(other_numbers_of_cards_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.copies[choose(from, SYMBOLS)] = another(from, 40, 11);
    return judged(&t) == ALEXANDROS_deck_eleven_each;
}

static unsigned cards_anywhere(const struct alexandros_state *s, unsigned symbol)
{
    unsigned n = s->row[symbol] + (unsigned)s->pile[symbol] + s->discard[symbol] + s->used[symbol];
    for (unsigned p = 0; p < SEATS; p++)
        n += s->hand[p][symbol];
    return n;
}

TALLY_PROPERTY(no_card_is_lost_or_made)
{
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && cards_anywhere(s, k) == t->copies[k];
    return good;
}

STEP_PROPERTY(cards_go_from_place_to_place)
{
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && cards_anywhere(before, k) == cards_anywhere(after, k);
    return good;
}

TALLY_PROPERTY(hands_hold_what_they_count)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && sum_of(s->hand[p], SYMBOLS) == s->held[p];
    return good;
}

STEP_PROPERTY(hands_count_what_moves)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && sum_of(before->hand[p], SYMBOLS) + after->held[p]
                   == sum_of(after->hand[p], SYMBOLS) + before->held[p];
    return good;
}

CLAUSE(marker_at_start, "Voorbereiding", SETUP, AMBIGUOUS,
       "All markers begin at the start of the score track, its field 100; nobody has a point yet.")

TABLE_PROPERTY(track_has_a_hundred_fields)
{
    return t->head.small ? t->limit <= 100 : t->limit == 100;
}

LAW(another_track_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.limit = another(from, 250, 100);
    return judged(&t) == ALEXANDROS_marker_at_start;
}

static unsigned points_at_first(const struct alexandros_table *t)
{
    return READS(t, Q_marker_on_100, 'B') ? t->limit : 0;
}

STATE_PROPERTY(nobody_has_a_point_at_first)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && sets_up(s); p++)
        good = good && s->score[p] == points_at_first(t) && s->carry[p] == 0;
    return good;
}

LAW(everybody_begins_with_no_point)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    struct outcome o;
    alexandros_start(&t, &s);
    alexandros_outcome(&t, &s, &o);
    for (unsigned p = 0; p < t.head.players; p++)
        if (s.score[p] != 0 || o.score[p] != 0)
            return false;
    return !o.over;
}

CLAUSE(alexandros_start_vertex, "Voorbereiding", SETUP, EXPLICIT,
       "Alexandros begins on the start vertex.")

TABLE_PROPERTY(start_is_a_point_of_the_board)
{
    bool there = t->listed
                   ? same_bytes(t->point_name[t->start], t->start_name, NAME_ROOM)
                   : t->row[t->start] == t->start_row && t->across[t->start] == t->start_across;
    return there && t->start < t->points;
}

/* The start point lies in the upper left corner: no other point is farther to the left and as
 * high. */
LAW(assumed_start_is_the_upper_left_point)
{
    struct alexandros_table t = as_assumed(from);
    for (unsigned p = 0; p < t.points; p++)
        if (p != t.start && t.row[p] <= t.row[t.start] && t.across[p] <= t.across[t.start])
            return false;
    return true;
}

LAW(start_beside_the_board_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    unsigned row = choose(from, BANDS + 3), across = choose(from, COLUMNS + 3);
    bool there = false;
    for (unsigned p = 0; p < t.points; p++)
        there = there || (t.row[p] == row && t.across[p] == across);
    t.start_row = (uint8_t)row;
    t.start_across = (uint8_t)across;
    return judged(&t) == (there ? (verdict)LEGAL : (verdict)ALEXANDROS_alexandros_start_vertex);
}

STATE_PROPERTY(alexandros_waits_on_the_start_point)
{
    return s->at < t->points && (!sets_up(s) || s->at == t->start);
}

CLAUSE(deal_one_hidden, "Voorbereiding", SETUP, EXPLICIT,
       "The cards are shuffled, and everybody gets one that the others do not see.")

FORBIDS_TIME(deal_one_hidden, cards_are_dealt_first, BY_PLAYERS,
             "everybody is to be dealt a card first")
{
    return s->phase == DEAL;
}

FORBIDS_TIME(deal_one_hidden, everybody_has_his_card, ON(M_DEAL),
             "everybody has been dealt his card")
{
    return s->phase != DEAL && s->phase != OVER;
}

/* The seats get their cards in order. */
STATE_PROPERTY(everybody_is_dealt_one_card)
{
    unsigned n = 0;
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++) {
        good =
            good && (!sets_up(s) || (s->held[p] <= 1 && s->held[p] == (n == p && s->held[p] != 0)));
        n += s->held[p];
    }
    return good && (s->phase == DEAL ? n < t->head.players : !sets_up(s) || n == t->head.players);
}

STEP_PROPERTY(card_is_dealt_to_the_next_seat)
{
    unsigned n = sum_of(before->held, SEATS);
    if ((before->phase == DEAL) != (m.kind == M_DEAL))
        return false;
    return m.kind != M_DEAL
        || (m.actor == NATURE && n < t->head.players && m.arg[0] < SYMBOLS && after->held[n] == 1
            && after->hand[n][m.arg[0]] == 1);
}

/* Cards are shuffled: here and later, each card that is left is equally likely. */
TALLY_PROPERTY(any_card_is_as_likely_as_another)
{
    static const uint8_t kinds[] = { M_DEAL, M_UNCOVER, M_DRAW };
    for (unsigned i = 0; i < sizeof kinds; i++)
        for (unsigned k = 0; k < SYMBOLS; k++) {
            struct move m = { kinds[i], NATURE, { (uint8_t)k } };
            if (s->pile[k] > 0 && alexandros_weight(t, s, m) != s->pile[k])
                return false;
        }
    return true;
}

LAW(fewer_cards_than_players_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.head.small = 1;
    for (unsigned k = 0; k < SYMBOLS; k++)
        t.copies[k] = 0;
    t.copies[choose(from, SYMBOLS)] = (uint8_t)choose(from, t.head.players);
    return judged(&t) == ALEXANDROS_deal_one_hidden;
}

CLAUSE(rest_is_pile, "Voorbereiding", SETUP, EXPLICIT, "All other cards are the pile.")

FORBIDS(rest_is_pile, pile_has_no_such_card, ON(M_DEAL) | ON(M_UNCOVER) | ON(M_DRAW),
        "no {card} is left in the pile")
{
    return s->pile[m.arg[0]] == 0;
}

/* 51, 50 or 49 cards with two, three or four players. */
STATE_PROPERTY(all_other_cards_are_the_pile)
{
    if (!sets_up(s))
        return true;
    unsigned taken = sum_of(s->held, SEATS) + sum_of(s->row, SYMBOLS);
    bool none_discarded = all_zero(s->discard, SYMBOLS) && all_zero(s->used, SYMBOLS);
    return none_discarded && sum_of(s->pile, SYMBOLS) + taken == t->cards
        && (s->phase != LOT || t->head.small || sum_of(s->pile, SYMBOLS) == 53u - t->head.players);
}

CLAUSE(two_open_cards, "Voorbereiding", SETUP, EXPLICIT,
       "Two cards of the pile are laid open: the row.")

FORBIDS_TIME(two_open_cards, row_is_laid_open_first, BY_PLAYERS,
             "two cards are to be laid open first")
{
    return s->phase == LAY_OPEN;
}

FORBIDS_TIME(two_open_cards, nothing_is_turned_up_now, ON(M_UNCOVER),
             "no place of the row is being filled")
{
    bool fills = s->phase == LAY_OPEN || s->phase == REVEAL || s->phase == REFILL;
    return !fills && s->phase != OVER;
}

STATE_PROPERTY(row_has_two_cards_at_most)
{
    unsigned n = sum_of(s->row, SYMBOLS);
    return n <= 2 && (s->phase != DEAL || n == 0) && (s->phase != LAY_OPEN || n < 2)
        && (s->phase != LOT || n == 2);
}

STEP_PROPERTY(row_is_laid_open_from_the_pile)
{
    if (before->phase != LAY_OPEN)
        return true;
    unsigned k = m.arg[0] % SYMBOLS;
    return m.kind == M_UNCOVER && m.actor == NATURE && after->row[k] == before->row[k] + 1
        && after->pile[k] + 1 == before->pile[k];
}

LAW(too_few_cards_for_the_row_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.head.small = 1;
    for (unsigned k = 0; k < SYMBOLS; k++)
        t.copies[k] = 0;
    t.copies[choose(from, SYMBOLS)] = (uint8_t)(t.head.players + choose(from, 2));
    return judged(&t) == ALEXANDROS_two_open_cards;
}

CLAUSE(random_start_player, "Voorbereiding", SETUP, EXPLICIT, "The lot decides who begins.")

FORBIDS_TIME(random_start_player, lot_is_drawn_first, BY_PLAYERS,
             "it is to be drawn first who begins")
{
    return s->phase == LOT;
}

FORBIDS_TIME(random_start_player, no_lot_is_drawn_now, ON(M_LOT), "no lot is drawn now")
{
    return s->phase != LOT && s->phase != OVER;
}

TABLE_PROPERTY(start_player_is_not_of_the_sheet)
{
    return t->first == BY_LOT || (t->head.small && t->first < t->head.players);
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.first = (uint8_t)choose(from, 200);
    return judged(&t) == ALEXANDROS_random_start_player;
}

TALLY_PROPERTY(any_player_is_as_likely_as_another)
{
    for (unsigned p = 0; s->phase == LOT && p < t->head.players; p++) {
        struct move m = { M_LOT, NATURE, { (uint8_t)p } };
        if (alexandros_weight(t, s, m) != 1)
            return false;
    }
    return true;
}

STEP_PROPERTY(start_player_is_who_was_drawn)
{
    if ((before->phase == LOT) != (m.kind == M_LOT))
        return false;
    return m.kind != M_LOT
        || (m.actor == NATURE && after->phase == CARD && after->mover == m.arg[0]);
}

/* Nobody has a turn before the lot. A scope may name the player who begins. */
STEP_PROPERTY(nobody_moves_before_the_lot)
{
    if (!sets_up(before))
        return !sets_up(after);
    return m.actor == NATURE
        && (sets_up(after)
            || (after->phase == CARD
                && (t->first == BY_LOT ? before->phase == LOT : after->mover == t->first)));
}

CLAUSE(open_may_be_equal, "Verzetten", DEFINITION, EXPLICIT, "The cards of the row may be equal.")

LAW(row_may_be_two_equal_cards)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned k = choose(from, SYMBOLS);
    struct move deal = { M_DEAL, NATURE, { (uint8_t)choose(from, SYMBOLS) } },
                turn = { M_UNCOVER, NATURE, { (uint8_t)k } };
    alexandros_start(&t, &s);
    for (unsigned p = 0; p < t.head.players; p++)
        if (alexandros_step(&t, &s, deal) != LEGAL)
            return false;
    return alexandros_step(&t, &s, turn) == LEGAL && alexandros_step(&t, &s, turn) == LEGAL
        && s.row[k] == 2 && s.phase == LOT && sum_of(s.row, SYMBOLS) == 2;
}

CLAUSE(reshuffle, "Kaart pakken", EFFECT, EXPLICIT,
       "If the pile is used up, all discarded cards are shuffled and are the new pile.")

/* A pile only grows if it was empty, or its last card was just drawn. Then nothing is discarded any
 * more. */
STEP_PROPERTY(discarded_cards_become_the_pile)
{
    bool grows = false;
    for (unsigned k = 0; k < SYMBOLS; k++)
        grows = grows || after->pile[k] > before->pile[k];
    return !grows
        || (all_zero(after->discard, SYMBOLS)
            && sum_of(before->pile, SYMBOLS) == (m.actor == NATURE ? 1 : 0));
}

STATE_PROPERTY(pile_is_shuffled_as_soon_as_it_is_needed)
{
    bool draws = s->phase == REVEAL || s->phase == DRAW || s->phase == REFILL;
    return !draws || sum_of(s->pile, SYMBOLS) > 0;
}

STEP_PROPERTY(discarded_cards_stay_while_there_is_a_pile)
{
    bool good = true;
    if (sum_of(before->pile, SYMBOLS) < 2)
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->discard[k] >= before->discard[k];
    return good;
}

/* q-reshuffle-time B: as soon as the last card is taken, all discarded cards become the new
 * pile. */
STEP_PROPERTY(last_card_of_the_pile_has_the_others_shuffled,
              ON(M_DEAL) | ON(M_UNCOVER) | ON(M_DRAW))
{
    return READS(t, Q_reshuffle_time, 'A') || sum_of(before->pile, SYMBOLS) != 1
        || (same_bytes(after->pile, before->discard, SYMBOLS) && all_zero(after->discard, SYMBOLS));
}

/* The last card of the pile is drawn or turned up while other cards are discarded. */
LAW(new_pile_lies_there_when_the_old_one_is_used_up)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned last = choose(from, SYMBOLS), kept = choose(from, SYMBOLS);
    bool draws = choose(from, 2) != 0, at_once = choose(from, 2) != 0;
    t.head.reading[ALEXANDROS_Q_reshuffle_time] = at_once ? 'B' : 'A';
    alexandros_start(&t, &s);
    for (unsigned k = 0; k < SYMBOLS; k++) {
        s.pile[k] = k == last;
        s.discard[k] = (uint8_t)(1 + choose(from, 3));
    }
    s.row[kept] = draws ? 2 : 1;
    s.phase = draws ? DRAW : REVEAL;
    s.replace = !draws;
    s.goal = draws ? 0 : 1;
    s.actions = 2;
    struct move m = { draws ? M_DRAW : M_UNCOVER, NATURE, { (uint8_t)last } };
    struct alexandros_state was = s;
    if (alexandros_step(&t, &s, m) != LEGAL)
        return false;
    const uint8_t *lies = at_once ? s.pile : s.discard, *gone = at_once ? s.discard : s.pile;
    return same_bytes(lies, was.discard, SYMBOLS) && all_zero(gone, SYMBOLS);
}

QUESTION(q_reshuffle_time, "When are discarded cards shuffled?", 'A',
         "They are needed when a card is to be drawn.",
         BUILT('A', "when a card is to be drawn and the pile is empty"),
         BUILT('B', "as soon as the pile is empty"))
