/* Ordonanz: what the document says, clause by clause, in its order.
 *
 * The document is the German rulebook of Ordonanz (The Kingdoms of Crusaders).
 * Sources name its headings: "Die Heerschar" is short for "Die Heerschar und
 * die Kontrolle über die Gebiete", "Ende" for "Ende des Spiels und Bestimmung
 * des Siegers", "Captions" are texts of pictures that the document has lost,
 * "-" means that the clause follows from others or that the document is silent.
 *
 * Words: a *strip* is a player's card of five *areas* (the document says Gebiet
 * for both); an *army* is what one player has on one area; the *talon* is the
 * face-down stock. P, Q, R are players.
 */
#include "../rules/ordonanz/ordonanz.h"
#include "bytes.h"

#define SPEC_GAME ordonanz
#define SPEC_TABLE struct ordonanz_table
#define SPEC_STATE struct ordonanz_state

/* ------------------------------------------------- words of the properties -- */

static unsigned left(unsigned seat, const struct ordonanz_table *t)
{
    return seat + 1 == t->head.players ? 0 : seat + 1;
}

static bool in_play(const struct ordonanz_state *s)
{
    return s->phase == LAY || s->phase == TAKE;
}

static bool ended(const struct ordonanz_state *s)
{
    return s->phase == OVER || s->phase == TIE;
}

static unsigned cards_in_talons(const struct ordonanz_state *s)
{
    return (unsigned)s->stock[0] + s->stock[1];
}

/* Properties of states are written without early returns and with constant
 * bounds: one long conjunction, which a solver digests far better. */
static bool everything_full(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    bool full = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            full = full && (p >= t->head.players || i >= t->areas || s->laid[p][i] == t->cap);
    return full;
}

static unsigned strip_named(struct move m)
{
    return m.arg[2] == 0 ? m.actor : m.arg[2] - 1u;
}

static unsigned copies_among(const uint8_t *row, unsigned room, unsigned face)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++)
        n += row[i] == face;
    return n;
}

/* The same cards but for one more copy of a face. */
static bool gained_one(const uint8_t *before, const uint8_t *after, unsigned room, unsigned gained)
{
    bool good = true;
    for (unsigned face = 1; face < FACES; face++)
        good = good
            && copies_among(after, room, face)
                   == copies_among(before, room, face) + (face == gained);
    return good;
}

static bool falling(const uint8_t *row, unsigned room, unsigned cards)
{
    bool good = cards <= room;
    for (unsigned i = 0; i < room; i++)
        good = good && (row[i] != 0) == (i < cards) && row[i] < FACES
            && (i == 0 || row[i] <= row[i - 1]);
    return good;
}

/* On how many cards of an army each symbol stands. */
static void showings(const struct ordonanz_state *s, unsigned seat, unsigned area,
                     uint8_t n[SYMBOLS])
{
    const uint8_t *card = s->area[seat][area];
    for (unsigned y = 0; y < SYMBOLS; y++)
        n[y] = (uint8_t)(((card[0] & 1 << y) != 0) + ((card[1] & 1 << y) != 0)
                         + ((card[2] & 1 << y) != 0) + ((card[3] & 1 << y) != 0));
}

static unsigned of_size(const uint8_t n[SYMBOLS], unsigned size)
{
    unsigned set = 0;
    for (unsigned y = 0; y < SYMBOLS; y++)
        set |= (n[y] == size ? 1u : 0u) << y;
    return set;
}

static unsigned members(unsigned set)
{
    return (set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3 & 1) + (set >> 4 & 1);
}

static unsigned highest(unsigned set)
{
    for (unsigned y = SYMBOLS; y-- > 0;)
        if (set >> y & 1u)
            return 1u << y;
    return 0;
}

/* The strength of an army as one number: for each size from four to two how
 * many combinations and which, then which singles. Among sets of equal size
 * "best, then next best" is the order of the sets as numbers. */
static uint32_t strength(const struct ordonanz_table *t, const uint8_t n[SYMBOLS])
{
    uint32_t key = 0;
    for (unsigned size = 4; size >= 2; size--) {
        unsigned set = of_size(n, size);
        key = key << 3 | (READS(t, Q_number_or_rank, 'B') ? 0 : members(set));
        key = key << 5 | set;
    }
    unsigned singles = of_size(n, 1);
    unsigned how_many = READS(t, Q_singles_number_or_rank, 'B') ? members(singles) : 0;
    if (READS(t, Q_singles_only_highest, 'B'))
        singles = highest(singles);
    if (READS(t, Q_absolutely_equal, 'B'))
        singles = how_many = 0;
    return key << 8 | how_many << 5 | singles;
}

/* What decides about one area: strengths, and the order of completion: 0 for
 * the first, SEATS for none. Worked out once, for it is compared many times. */
struct field {
    uint32_t strength[SEATS];
    unsigned completed[SEATS];
};

static struct field field(const struct ordonanz_table *t, const struct ordonanz_state *s,
                          unsigned area)
{
    struct field f = { { 0 }, { SEATS, SEATS, SEATS, SEATS } };
    for (unsigned p = 0; p < t->head.players; p++) {
        uint8_t n[SYMBOLS];
        showings(s, p, area, n);
        f.strength[p] = strength(t, n);
        for (unsigned place = SEATS; place-- > 0;)
            if (s->order[area][place] == p + 1)
                f.completed[p] = place;
    }
    return f;
}

static bool ahead(const struct field *f, unsigned a, unsigned b)
{
    return f->strength[a] > f->strength[b]
        || (f->strength[a] == f->strength[b] && f->completed[a] < f->completed[b]);
}

static bool judged_together(const struct ordonanz_table *t, unsigned a, unsigned b)
{
    return a != b && (READS(t, Q_compare_scope, 'A') || left(a, t) == b || left(b, t) == a);
}

static bool first_on(const struct ordonanz_table *t, const struct field *f, unsigned seat)
{
    for (unsigned q = 0; q < t->head.players; q++)
        if (judged_together(t, seat, q) && ahead(f, q, seat))
            return false;
    return true;
}

/* How many are placed before a player in an area, under any reading. */
static unsigned place_on(const struct ordonanz_table *t, const struct field *f, unsigned seat)
{
    unsigned before = 0;
    if (first_on(t, f, seat))
        return 0;
    for (unsigned q = 0; q < t->head.players; q++) {
        uint32_t x = f->strength[q], y = f->strength[seat];
        if (!judged_together(t, seat, q))
            continue;
        if (READS(t, Q_lower_ties, 'A'))
            before += ahead(f, q, seat);
        else
            before += first_on(t, f, q) || (READS(t, Q_lower_ties, 'B') ? x > y : x >= y);
    }
    return before > 0 ? before : 1; /* not first: at best second */
}

/* What everybody earned: points, and areas controlled by being alone in the first place. */
struct earned {
    unsigned points[SEATS], areas[SEATS];
};

static struct earned earned(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    struct earned e = { { 0 }, { 0 } };
    for (unsigned i = 0; i < t->areas; i++) {
        struct field f = field(t, s, i);
        unsigned firsts = 0, owner = 0;
        for (unsigned p = 0; p < t->head.players; p++) {
            unsigned place = place_on(t, &f, p);
            e.points[p] += place < 3 ? 3 - place : 0;
            firsts += place == 0;
            owner = place == 0 ? p : owner;
        }
        e.areas[owner] += firsts == 1;
    }
    return e;
}

/* The verdict on a move that needs no more than an actor and one argument. */
static verdict asked(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned kind,
                     unsigned actor, unsigned argument)
{
    return ordonanz_refusal(t, s,
                            (struct move){ (uint8_t)kind, (uint8_t)actor, { (uint8_t)argument } });
}

static verdict asked_to_lay(const struct ordonanz_table *t, const struct ordonanz_state *s,
                            unsigned seat, unsigned face, unsigned area)
{
    return ordonanz_refusal(t, s,
                            (struct move){
                                M_LAY, (uint8_t)seat, { (uint8_t)face, (uint8_t)area } });
}

/* The table of laws: four players, every question as it stands by default. */
static struct ordonanz_table as_written(unsigned players)
{
    struct ordonanz_table t = { .areas = 1, .cap = CAP, .hand = 1, .decks = 1, .first = 0 };
    t.head.players = (uint8_t)players;
    t.head.small = 1;
    for (unsigned q = 0; q < ORDONANZ_QUESTIONS; q++)
        t.head.reading[q] = 'A';
    return t;
}

static uint8_t choose_card(struct choice *from)
{
    return (uint8_t)(1 + choose(from, FACES - 1));
}

static void choose_counts(struct choice *from, uint8_t n[SYMBOLS])
{
    for (unsigned y = 0; y < SYMBOLS; y++)
        n[y] = (uint8_t)choose(from, CAP + 1);
}

static struct judgement judged(const uint8_t x[SYMBOLS], const uint8_t y[SYMBOLS])
{
    struct ordonanz_table t = as_written(2);
    return ordonanz_compare(&t, x, y);
}

static bool decided(struct judgement j, verdict by)
{
    return j.sign > 0 && j.by == by;
}

/* ------------------------------------------------------- units and players -- */

CLAUSE(two_to_four_players, "Spielvorbereitungen, Das Gebiet, Ende", SETUP, IMPLIED,
       "The game is set up for two, three or four players; any other number is refused.")

TABLE_PROPERTY(players_are_two_to_four)
{
    return t->head.players == 2 || t->head.players == 3 || t->head.players == 4;
}

INERT(unit_is_one_card, "Kampfeinheiten", DEFINITION, EXPLICIT,
      "Every fighting unit is one separate card.",
      "a state knows cards only; there is no unit beside them")

CLAUSE(five_symbols, "Kampfeinheiten", DEFINITION, EXPLICIT,
       "There are exactly five symbols: lance, bow, swords, helmets, banner.")

STATE_PROPERTY(cards_show_five_symbols_at_most)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned i = 0; i < HAND_ROOM; i++)
            good = good && s->hand[p][i] <= 31;
        for (unsigned i = 0; i < AREAS; i++)
            for (unsigned c = 0; c < CAP; c++)
                good = good && s->area[p][i][c] <= 31;
    }
    return good;
}

LAW(every_symbol_counts)
{
    uint8_t card[CAP] = { 0 }, n[SYMBOLS];
    unsigned y = choose(from, 5);
    card[0] = (uint8_t)(1 << y);
    ordonanz_count_symbols(card, n);
    return n[0] + n[1] + n[2] + n[3] + n[4] == 1 && n[y] == 1;
}

CLAUSE(rank_order, "Kampfeinheiten", DEFINITION, EXPLICIT,
       "The symbols are ranked: lance, bow, swords, helmets, banner, from weak to strong.")

LAW(higher_symbol_beats_lower)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned low = choose(from, 4), high = low + 1 + choose(from, 4 - low);
    uint8_t size = (uint8_t)(1 + choose(from, 4));
    x[high] = y[low] = size;
    return judged(x, y).sign > 0 && judged(y, x).sign < 0;
}

INERT(symbols_fixed_row, "Kampfeinheiten", DEFINITION, EXPLICIT,
      "The row on a card always runs from the weakest symbol to the strongest; the place adds "
      "nothing to the set.",
      "a card is kept as a set, which has no order; cards are written in that row")

CLAUSE(card_is_symbol_set, "Kampfeinheiten, Die Heerschar", DEFINITION, IMPLIED,
       "For the rules a card is the set of its symbols; each stands at most once on it.")

LAW(card_adds_each_symbol_once)
{
    uint8_t card[CAP], n[SYMBOLS];
    for (unsigned i = 0; i < CAP; i++)
        card[i] = (uint8_t)choose(from, FACES);
    ordonanz_count_symbols(card, n);
    for (unsigned y = 0; y < SYMBOLS; y++) {
        unsigned cards = 0;
        for (unsigned i = 0; i < CAP; i++)
            cards += (card[i] & 1 << y) != 0 ? 1 : 0;
        if (n[y] != cards)
            return false;
    }
    return true;
}

CLAUSE(card_not_blank, "Kampfeinheiten", DEFINITION, IMPLIED,
       "Every card shows at least one symbol.")

TABLE_PROPERTY(no_card_is_blank)
{
    return t->deck[0][0] == 0 && t->deck[1][0] == 0;
}

INERT(theme_is_inert, "Intro, Kampfeinheiten", DEFINITION, IMPLIED,
      "Story, troop names and engravings have no effect on play.",
      "nothing of it is in a table, a state or a move")

/* --------------------------------------------------------------- setting up -- */

CLAUSE(shuffle_before_game, "Spielvorbereitungen", SETUP, EXPLICIT,
       "Before every game the cards are shuffled thoroughly: every order is possible and "
       "equally likely.")

TALLY_PROPERTY(every_card_left_may_come_next)
{
    bool dealing = s->phase == DEAL;
    unsigned seat = dealing ? s->dealt / t->hand : s->mover;
    if (!dealing && (s->phase != TAKE || t->head.reading[ORDONANZ_Q_two_decks] == 'B'))
        return true;
    for (unsigned face = 1; face < FACES; face++) {
        struct move m = { dealing ? M_DEAL : M_DRAW, NATURE, { (uint8_t)seat, (uint8_t)face, 0 } };
        unsigned copies = s->talon[0][face];
        if ((ordonanz_refusal(t, s, m) == LEGAL) != (copies > 0))
            return false;
        if (copies > 0 && ordonanz_weight(t, s, m) != copies)
            return false;
    }
    return true;
}

CLAUSE(one_deck_for_two, "Spielvorbereitungen", SETUP, IMPLIED, "Two players use one deck.")

TABLE_PROPERTY(two_players_have_one_deck)
{
    return t->head.small || t->head.players != 2 || t->decks == 1;
}

CLAUSE(two_decks_for_three_or_four, "Spielvorbereitungen", SETUP, EXPLICIT,
       "Three or four players use two decks.")

TABLE_PROPERTY(more_players_have_two_decks)
{
    if (t->decks != 1 && t->decks != 2)
        return false;
    return t->head.small || t->head.players == 2 || t->decks == 2;
}

TALLY_PROPERTY(both_decks_are_in_play)
{
    unsigned n = 0;
    for (unsigned face = 1; face < FACES; face++)
        n += t->deck[0][face] * (t->decks == 2 && !READS(t, Q_two_decks, 'C') ? 2u : 1u)
           + (READS(t, Q_two_decks, 'C') ? t->deck[1][face] : 0u);
    return s->phase != LOT || (n == t->cards && cards_in_talons(s) == n);
}

CLAUSE(decks_form_one_talon, "Spielvorbereitungen, Züge", SETUP, IMPLIED,
       "Two decks are shuffled together and make one talon.")

STATE_PROPERTY(there_is_one_talon)
{
    bool chosen =
        s->source <= 2 && (s->source == 0 || (s->phase == TAKE && s->stock[s->source == 2] > 0));
    bool one = s->stock[1] == 0 && s->source == 0;
    for (unsigned face = 0; face < FACES; face++)
        one = one && s->talon[1][face] == 0;
    return t->decks == 2 && READS(t, Q_two_decks, 'B') ? chosen : one;
}

CLAUSE(deal_six, "Spielvorbereitungen", SETUP, EXPLICIT,
       "Every player gets exactly six cards at the start.")

TABLE_PROPERTY(hand_is_six)
{
    return t->head.small ? t->hand >= 1 && t->hand <= 6 : t->hand == 6;
}

STATE_PROPERTY(everybody_is_dealt_a_hand)
{
    unsigned all = t->hand * (unsigned)t->head.players, before = 0;
    bool dealing = s->phase == LOT || s->phase == DEAL;
    bool good = s->phase == LOT  ? s->dealt == 0
              : s->phase == DEAL ? s->dealt < all
                                 : s->dealt == all;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned cards = s->dealt > before ? s->dealt - before : 0;
        good = good && (!dealing || s->held[p] == (cards < t->hand ? cards : t->hand));
        before += t->hand;
    }
    return good;
}

CLAUSE(talon_is_the_rest, "Spielvorbereitungen, Züge", SETUP, IMPLIED,
       "The cards that are not dealt are the talon.")

TALLY_PROPERTY(no_card_is_lost_or_made)
{
    unsigned n[FACES] = { 0 };
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned i = 0; i < HAND_ROOM; i++)
            n[s->hand[p][i] & 31]++;
        for (unsigned i = 0; i < AREAS; i++)
            for (unsigned c = 0; c < CAP; c++)
                n[s->area[p][i][c] & 31]++;
    }
    for (unsigned face = 1; face < FACES; face++)
        if (n[face] + s->talon[0][face] + s->talon[1][face]
            != (unsigned)t->deck[0][face] + t->deck[1][face])
            return false;
    return true;
}

TALLY_PROPERTY(talons_hold_what_they_count)
{
    for (unsigned k = 0; k < TALONS; k++) {
        unsigned n = 0;
        for (unsigned face = 0; face < FACES; face++)
            n += s->talon[k][face];
        if (n != s->stock[k] || s->talon[k][0] != 0)
            return false;
    }
    return true;
}

STATE_PROPERTY(numbers_of_cards_add_up)
{
    unsigned n = cards_in_talons(s);
    for (unsigned p = 0; p < SEATS; p++)
        n += (unsigned)s->held[p] + s->turns[p];
    return n == t->cards;
}

CLAUSE(enough_cards, "-", SETUP, SILENT,
       "The cards must allow the game to be finished: twenty for each player, or set-up is "
       "refused.")

TABLE_PROPERTY(cards_suffice_to_finish)
{
    return t->head.reading[ORDONANZ_Q_short_deck] == 'C'
        || t->cards >= (unsigned)t->head.players * t->areas * t->cap;
}

INERT(strip_after_deal, "Spielvorbereitungen", SETUP, EXPLICIT,
      "After getting the cards each player lays the own strip in front of himself.",
      "nothing is chosen and nothing can be done before it: the strips are there from the start")

INERT(one_strip_per_player, "Spielvorbereitungen", SETUP, EXPLICIT,
      "Each player has exactly one strip, the own one.",
      "the shape of a state: areas are kept by owner")

CLAUSE(five_areas_per_strip, "Das Gebiet", SETUP, EXPLICIT, "A strip has exactly five areas.")

TABLE_PROPERTY(areas_are_five)
{
    return t->head.small ? t->areas >= 1 && t->areas <= 5 : t->areas == 5;
}

STATE_PROPERTY(no_further_area_is_used)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            good = good && ((i < t->areas && p < t->head.players) || s->laid[p][i] == 0);
    return good;
}

TALLY_PROPERTY(sixth_area_is_refused)
{
    return s->phase != LAY
        || asked_to_lay(t, s, s->mover, s->hand[s->mover][0] ? s->hand[s->mover][0] : 1, t->areas)
               == ORDONANZ_five_areas_per_strip;
}

CLAUSE(areas_numbered_one_to_five, "Das Gebiet", SETUP, EXPLICIT,
       "The areas carry names and the numbers one to five, the same on every strip.")

STEP_PROPERTY(card_lands_on_the_number_named)
{
    unsigned i = m.arg[1];
    if (m.kind != M_LAY)
        return true;
    return i < t->areas && after->laid[strip_named(m)][i] == before->laid[strip_named(m)][i] + 1;
}

INERT(area_names_inert, "Das Gebiet, Die Heerschar", DEFINITION, IMPLIED,
      "The name of an area has no effect; only its number is used.", "names are not kept")

CLAUSE(two_player_facing_layout, "Das Gebiet", SETUP, EXPLICIT,
       "With two players the strips lie so that area 1 of one faces area 1 of the other.")

TALLY_PROPERTY(two_strips_keep_facing)
{
    if (t->head.players != 2)
        return true;
    return asked(t, s, M_TURN_STRIP, 0, 0) == ORDONANZ_two_player_facing_layout
        && asked(t, s, M_TURN_STRIP, 1, 0) == ORDONANZ_two_player_facing_layout;
}

CLAUSE(three_four_left_layout, "Das Gebiet", SETUP, EXPLICIT,
       "With three or four players every strip lies with area 1 to the left.")

TALLY_PROPERTY(more_strips_keep_their_side)
{
    for (unsigned p = 0; t->head.players > 2 && p < t->head.players; p++)
        if (asked(t, s, M_TURN_STRIP, p, 0) != ORDONANZ_three_four_left_layout)
            return false;
    return true;
}

INERT(layout_is_inert, "Das Gebiet, Die Heerschar", DEFINITION, IMPLIED,
      "How strips lie on the table changes no legal move and no comparison.",
      "a layout without effect: it is not kept")

CLAUSE(areas_start_empty, "Spielvorbereitungen, Züge", SETUP, IMPLIED,
       "All areas are empty when the first turn begins.")

STATE_PROPERTY(no_card_lies_before_the_first_turn)
{
    bool bare = true;
    for (unsigned p = 0; p < SEATS; p++) {
        bare = bare && s->turns[p] == 0;
        for (unsigned i = 0; i < AREAS; i++)
            bare = bare && s->laid[p][i] == 0;
    }
    return bare || (s->phase != LOT && s->phase != DEAL);
}

/* ------------------------------------------------------------ whose turn -- */

CLAUSE(game_in_turns, "Züge", TURN_ORDER, EXPLICIT, "Play proceeds in turns of single players.")

STATE_PROPERTY(one_player_has_the_turn)
{
    bool lay_first = !READS(t, Q_action_order, 'C'), draw_first = !READS(t, Q_action_order, 'A');
    bool moment =
        s->phase == LAY    ? (s->done == NEITHER && lay_first) || (s->done == TOOK && draw_first)
        : s->phase == TAKE ? (s->done == NEITHER && draw_first) || (s->done == LAID && lay_first)
                           : s->done == NEITHER;
    return s->phase < PHASES && moment && (in_play(s) ? s->mover < t->head.players : s->mover == 0);
}

CLAUSE(first_player_by_lot, "Züge", TURN_ORDER, EXPLICIT, "Who has the first turn is drawn by lot.")

TABLE_PROPERTY(lot_decides_but_in_scopes)
{
    return t->first == BY_LOT || (t->head.small && t->first < t->head.players);
}

STATE_PROPERTY(first_player_is_a_player)
{
    if (s->phase == LOT)
        return s->first == 0 && t->first == BY_LOT;
    return s->first < t->head.players && (t->first == BY_LOT || s->first == t->first);
}

STEP_PROPERTY(lot_names_the_first_player)
{
    return m.kind != M_LOT || before->phase != LOT
        || (after->first == m.arg[0] && after->phase == DEAL);
}

CLAUSE(next_is_left_neighbour, "Züge", TURN_ORDER, EXPLICIT,
       "After a completed turn the left neighbour has the next turn.")

STEP_PROPERTY(turn_passes_to_the_left)
{
    if (!in_play(before) || !in_play(after))
        return true;
    bool passes = after->mover != before->mover;
    return !passes || after->mover == left(before->mover, t);
}

CLAUSE(clockwise_forever, "Züge", TURN_ORDER, EXPLICIT,
       "This goes on clockwise; the direction never changes and nobody is skipped.")

/* Going round from the first player, those before the player to move have
 * completed one turn more than he, those behind him as many as he. */
STATE_PROPERTY(turns_go_round)
{
    unsigned first = s->first & 3, mover = s->mover & 3, seat = first, last = s->turns[first];
    unsigned under_way = (s->done & LAID) ? 1 : 0, movers = s->turns[mover] - under_way;
    bool reached = false, good = !in_play(s) || s->turns[mover] >= under_way;
    for (unsigned i = 0; i < SEATS; i++) {
        unsigned turns = s->turns[seat & 3] - (in_play(s) && seat == mover ? under_way : 0);
        bool playing = i < t->head.players;
        reached = reached || seat == mover;
        good = good && (!playing || !in_play(s) || turns == (reached ? movers : movers + 1));
        good = good && (!playing || in_play(s) || (turns <= last && turns + 1 >= s->turns[first]));
        good = good && (i < t->head.players || s->turns[i] == 0);
        last = turns;
        seat = left(seat, t);
    }
    return good;
}

TALLY_PROPERTY(direction_is_not_reversed)
{
    for (unsigned p = 0; p < t->head.players; p++)
        if (asked(t, s, M_REVERSE, p, 0) != ORDONANZ_clockwise_forever)
            return false;
    return true;
}

CLAUSE(one_actor_at_a_time, "Züge", TURN_ORDER, EXPLICIT,
       "Nobody else may act before the player to move has completed the turn.")

STEP_PROPERTY(only_the_player_to_move_acts)
{
    if (m.kind == M_LAY || m.kind == M_CHOOSE || m.kind == M_DRAW_FIRST)
        return m.actor == before->mover;
    return m.kind != M_DRAW || m.arg[0] == before->mover;
}

TALLY_PROPERTY(others_wait)
{
    if (s->phase != TAKE)
        return true;
    for (unsigned p = 0; p < t->head.players; p++)
        if (p != s->mover && asked(t, s, M_PASS, p, 0) != ORDONANZ_one_actor_at_a_time)
            return false;
    return true;
}

CLAUSE(turn_has_two_duties, "Züge", TURN_ORDER, EXPLICIT,
       "A turn consists of two obligatory actions: lay one card, take one card.")

STEP_PROPERTY(turn_ends_with_both_duties_done)
{
    unsigned done = before->done | (m.kind == M_LAY ? LAID : m.kind == M_DRAW ? TOOK : 0u);
    if (!in_play(before) || !in_play(after))
        return true;
    if (after->mover == before->mover)
        return done != (LAID | TOOK);
    return (done & LAID) && ((done & TOOK) || cards_in_talons(before) == 0);
}

CLAUSE(place_before_draw, "Züge", TURN_ORDER, AMBIGUOUS,
       "The card is laid first, then one is taken.")

STEP_PROPERTY(laying_comes_before_drawing)
{
    if (READS(t, Q_action_order, 'A'))
        return m.kind != M_DRAW || before->done == LAID;
    if (READS(t, Q_action_order, 'C'))
        return m.kind == M_DRAW ? before->done == NEITHER : m.kind != M_LAY || before->done == TOOK;
    return true;
}

/* ---------------------------------------------------------- laying a card -- */

CLAUSE(must_place, "Züge", LEGALITY, EXPLICIT,
       "In the own turn a player must lay a card; passing is not allowed.")

TALLY_PROPERTY(nobody_passes)
{
    return s->phase != LAY || asked(t, s, M_PASS, s->mover, 0) == ORDONANZ_must_place;
}

CLAUSE(one_placement_per_turn, "Züge", LEGALITY, EXPLICIT, "Exactly one card is laid per turn.")

STEP_PROPERTY(one_card_is_laid_in_a_turn)
{
    bool laid = m.kind == M_LAY;
    for (unsigned p = 0; p < SEATS; p++)
        if (after->turns[p] != before->turns[p] + (laid && p == m.actor ? 1 : 0))
            return false;
    return !laid || (before->done & LAID) == 0;
}

TALLY_PROPERTY(second_card_is_refused)
{
    if (s->phase != TAKE || s->done != LAID || s->hand[s->mover][0] == 0)
        return true;
    return asked_to_lay(t, s, s->mover, s->hand[s->mover][0], 0) == ORDONANZ_one_placement_per_turn;
}

CLAUSE(place_from_own_hand, "Züge", LEGALITY, EXPLICIT,
       "The card laid comes from the hand of the player to move.")

STEP_PROPERTY(card_laid_leaves_the_own_hand)
{
    if (m.kind != M_LAY)
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        if (p != m.actor && !same_bytes(before->hand[p], after->hand[p], HAND_ROOM))
            return false;
    return gained_one(after->hand[m.actor], before->hand[m.actor], HAND_ROOM, m.arg[0])
        && before->held[m.actor] == after->held[m.actor] + 1;
}

STATE_PROPERTY(hands_hold_what_they_count)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && falling(s->hand[p], HAND_ROOM, s->held[p])
            && (p < t->head.players || s->held[p] == 0);
    return good;
}

TALLY_PROPERTY(card_not_held_is_refused)
{
    if (s->phase != LAY)
        return true;
    for (unsigned face = 1; face < FACES; face++)
        if (copies_among(s->hand[s->mover], HAND_ROOM, face) == 0
            && asked_to_lay(t, s, s->mover, face, 0) != ORDONANZ_place_from_own_hand)
            return false;
    return true;
}

CLAUSE(free_area_choice, "Züge", LEGALITY, EXPLICIT,
       "The player chooses freely which area gets the card.")

TALLY_PROPERTY(every_card_may_go_to_every_open_area)
{
    if (s->phase != LAY)
        return true;
    for (unsigned c = 0; c < HAND_ROOM && s->hand[s->mover][c] != 0; c++)
        for (unsigned i = 0; i < t->areas; i++) {
            verdict v = asked_to_lay(t, s, s->mover, s->hand[s->mover][c], i);
            if (v != (s->laid[s->mover][i] < t->cap ? LEGAL : ORDONANZ_four_card_cap))
                return false;
        }
    return true;
}

CLAUSE(own_strip_only, "Spielvorbereitungen, Das Gebiet, Züge", LEGALITY, AMBIGUOUS,
       "The choice is among the areas of the own strip.")

STEP_PROPERTY(cards_go_to_the_own_strip)
{
    return m.kind != M_LAY || !READS(t, Q_whose_area, 'A') || strip_named(m) == m.actor;
}

TALLY_PROPERTY(strips_of_others_are_refused)
{
    if (s->phase != LAY || s->hand[s->mover][0] == 0)
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        struct move m = { M_LAY, s->mover, { s->hand[s->mover][0], 0, (uint8_t)(p + 1) } };
        if (p == s->mover)
            continue;
        verdict open = s->laid[p][0] < t->cap ? LEGAL : ORDONANZ_four_card_cap;
        if (ordonanz_refusal(t, s, m)
            != (READS(t, Q_whose_area, 'B') ? open : ORDONANZ_own_strip_only))
            return false;
    }
    return true;
}

CLAUSE(four_card_cap, "Züge", LEGALITY, EXPLICIT,
       "An area never holds more than four cards; laying a fifth is refused.")

STATE_PROPERTY(areas_hold_four_cards_at_most)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            good = good && s->laid[p][i] <= t->cap && falling(s->area[p][i], CAP, s->laid[p][i]);
    return good;
}

CLAUSE(cap_per_player_area, "Züge, Ende", LEGALITY, IMPLIED,
       "The cap counts one player's cards on one area, not both sides' cards on areas of the "
       "same number.")

STEP_PROPERTY(only_one_side_of_a_number_grows)
{
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++) {
            bool here = m.kind == M_LAY && p == strip_named(m) && i == m.arg[1];
            if (after->laid[p][i] != before->laid[p][i] + (here ? 1 : 0))
                return false;
        }
    return true;
}

CLAUSE(cap_belongs_to_basic_set, "Züge", VARIANT, EXPLICIT,
       "The cap of four is that of the basic set.")

TABLE_PROPERTY(cap_is_four)
{
    return t->head.small ? t->cap >= 1 && t->cap <= 4 : t->cap == 4;
}

CLAUSE(card_in_exactly_one_area, "Das Gebiet", LEGALITY, EXPLICIT,
       "Every laid card must lie so that it clearly belongs to one area.")

STEP_PROPERTY(card_laid_lies_in_one_area)
{
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++) {
            bool here = m.kind == M_LAY && p == strip_named(m) && i == m.arg[1];
            if (here ? !gained_one(before->area[p][i], after->area[p][i], CAP, m.arg[0])
                     : !same_bytes(before->area[p][i], after->area[p][i], CAP))
                return false;
        }
    return true;
}

TALLY_PROPERTY(card_across_areas_is_refused)
{
    if (!in_play(s))
        return true;
    struct move m = { M_STRADDLE, s->mover, { 1, 0 } };
    return ordonanz_refusal(t, s, m) == ORDONANZ_card_in_exactly_one_area;
}

CLAUSE(uneven_filling_allowed, "Züge", LEGALITY, IMPLIED,
       "No area must be filled before another; any order of filling is allowed.")

TALLY_PROPERTY(fullest_and_emptiest_area_are_both_open)
{
    unsigned low = 0, high = AREAS;
    if (s->phase != LAY || s->hand[s->mover][0] == 0)
        return true;
    for (unsigned i = 0; i < t->areas; i++) {
        unsigned n = s->laid[s->mover][i];
        low = n < s->laid[s->mover][low] ? i : low;
        if (n < t->cap && (high == AREAS || n > s->laid[s->mover][high]))
            high = i;
    }
    return high == AREAS
        || (asked_to_lay(t, s, s->mover, s->hand[s->mover][0], low) == LEGAL
            && asked_to_lay(t, s, s->mover, s->hand[s->mover][0], high) == LEGAL);
}

CLAUSE(placed_cards_stay, "-", EFFECT, SILENT,
       "A laid card never moves, returns to hand or leaves play.")

STEP_PROPERTY(laid_cards_stay)
{
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            for (unsigned c = 0; c < CAP; c++) {
                unsigned face = before->area[p][i][c];
                if (face != 0
                    && copies_among(after->area[p][i], CAP, face)
                           < copies_among(before->area[p][i], CAP, face))
                    return false;
            }
    return true;
}

TALLY_PROPERTY(moving_a_laid_card_is_refused)
{
    struct move m = { M_SHIFT, s->mover, { 1, 0, 0 } };
    return !in_play(s) || ordonanz_refusal(t, s, m) == ORDONANZ_placed_cards_stay;
}

CLAUSE(no_discard, "Züge", LEGALITY, IMPLIED,
       "There is no discarding; the only way a card leaves a hand is to be laid.")

STEP_PROPERTY(cards_leave_hands_only_by_laying)
{
    for (unsigned p = 0; p < SEATS; p++)
        if (after->held[p] < before->held[p] && !(m.kind == M_LAY && p == m.actor))
            return false;
    return true;
}

TALLY_PROPERTY(discarding_is_refused)
{
    return !in_play(s) || asked(t, s, M_DISCARD, s->mover, 1) == ORDONANZ_no_discard;
}

INERT(always_a_gap, "-", LEGALITY, IMPLIED,
      "Before the end the player to move always has an own area with fewer than four cards.",
      "follows from the order of turns and the end; the property below is proved")

STATE_PROPERTY(strips_hold_the_cards_laid)
{
    unsigned all = 0, turns = 0;
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned on_strip = 0;
        for (unsigned i = 0; i < AREAS; i++)
            on_strip += s->laid[p][i];
        good = good && (!READS(t, Q_whose_area, 'A') || on_strip == s->turns[p]);
        all += on_strip;
        turns += s->turns[p];
    }
    return good && all == turns;
}

STATE_PROPERTY(player_to_move_has_a_gap)
{
    bool gap = false;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            gap = gap
               || ((p == s->mover || !READS(t, Q_whose_area, 'A')) && p < t->head.players
                   && i < t->areas && s->laid[p][i] < t->cap);
    return gap || s->phase != LAY;
}

CLAUSE(laid_cards_are_open, "Züge, Die Heerschar", INFORMATION, SILENT,
       "Cards are laid face up and stay visible to all.")

TALLY_PROPERTY(everybody_sees_the_strips)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned q = 0; q < SEATS; q++)
            for (unsigned i = 0; i < AREAS; i++)
                if (!same_bytes(seen.area[q][i], s->area[q][i], CAP)
                    || seen.laid[q][i] != s->laid[q][i])
                    return false;
    }
    return true;
}

/* ---------------------------------------------------------- taking a card -- */

CLAUSE(must_draw, "Züge", LEGALITY, EXPLICIT,
       "In the own turn a player must take a card from the talon while the talon has cards.")

STEP_PROPERTY(card_laid_is_followed_by_a_draw)
{
    if (m.kind != M_LAY || before->done != NEITHER || cards_in_talons(before) == 0)
        return true;
    bool ends = everything_full(t, after) && READS(t, Q_final_draw, 'A');
    return ends || (after->phase == TAKE && after->mover == before->mover);
}

TALLY_PROPERTY(skipping_the_draw_is_refused)
{
    return s->phase != TAKE || asked(t, s, M_PASS, s->mover, 0) == ORDONANZ_must_draw;
}

CLAUSE(one_draw_per_turn, "Züge", LEGALITY, EXPLICIT, "Exactly one card is taken per turn.")

STEP_PROPERTY(one_card_is_taken_in_a_turn)
{
    bool takes = m.kind == M_DRAW || m.kind == M_DEAL;
    if (cards_in_talons(after) + (takes ? 1 : 0) != cards_in_talons(before))
        return false;
    return m.kind != M_DRAW || (before->done & TOOK) == 0;
}

TALLY_PROPERTY(second_draw_is_refused)
{
    if (s->phase != LAY || s->done != TOOK)
        return true;
    struct move m = { M_DRAW, NATURE, { s->mover, 1, 0 } };
    return ordonanz_refusal(t, s, m) == ORDONANZ_one_draw_per_turn;
}

CLAUSE(draw_from_talon, "Züge", LEGALITY, EXPLICIT,
       "The card comes from the talon and from nowhere else.")

STEP_PROPERTY(card_taken_leaves_the_talon)
{
    bool takes = m.kind == M_DRAW || m.kind == M_DEAL;
    for (unsigned k = 0; k < TALONS; k++) {
        for (unsigned face = 0; face < FACES; face++) {
            bool this_card = takes && k == m.arg[2] && face == m.arg[1];
            if (after->talon[k][face] + (this_card ? 1 : 0) != before->talon[k][face])
                return false;
        }
        if (after->stock[k] + (takes && k == m.arg[2] ? 1 : 0) != before->stock[k])
            return false;
    }
    return true;
}

CLAUSE(drawn_card_to_hand, "Züge", EFFECT, EXPLICIT,
       "The card goes into the hand of the player to move.")

STEP_PROPERTY(card_taken_goes_to_the_hand)
{
    if (m.kind != M_DRAW && m.kind != M_DEAL)
        return true;
    for (unsigned p = 0; p < SEATS; p++) {
        bool taker = p == m.arg[0];
        if (taker ? !gained_one(before->hand[p], after->hand[p], HAND_ROOM, m.arg[1])
                  : !same_bytes(before->hand[p], after->hand[p], HAND_ROOM))
            return false;
        if (after->held[p] != before->held[p] + (taker ? 1 : 0))
            return false;
    }
    return true;
}

CLAUSE(draw_is_blind, "Züge", INFORMATION, SILENT,
       "The top card is taken unseen; nobody chooses it.")

TALLY_PROPERTY(nobody_chooses_the_card)
{
    if (s->phase != TAKE)
        return true;
    bool names_a_talon = t->decks == 2 && READS(t, Q_two_decks, 'B') && s->source == 0;
    return ordonanz_turn_of(t, s) == (names_a_talon ? s->mover : NATURE);
}

CLAUSE(drawn_card_next_turn, "Züge", EFFECT, IMPLIED,
       "A card drawn in a turn can be laid at the earliest in the player's next turn.")

STEP_PROPERTY(drawer_has_finished_the_turn)
{
    if (m.kind != M_DRAW || !READS(t, Q_action_order, 'A'))
        return true;
    return after->mover != before->mover || ended(after);
}

CLAUSE(hand_six_between_turns, "Spielvorbereitungen, Züge", EFFECT, IMPLIED,
       "While the talon lasts a player holds six cards outside the own turn and at its start, "
       "five between laying and drawing.")

STATE_PROPERTY(hands_are_full_while_the_talon_lasts)
{
    bool full = true;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned more = p == s->mover && s->done == TOOK, less = p == s->mover && s->done == LAID;
        full = full && (p >= t->head.players || s->held[p] + less == t->hand + more);
    }
    return full || !in_play(s) || cards_in_talons(s) == 0;
}

STATE_PROPERTY(no_hand_is_larger_than_dealt)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && s->held[p] <= t->hand + (p == s->mover && s->done == TOOK ? 1 : 0);
    return good;
}

/* What each has received (held or laid) never differs by more than one card,
 * and nobody has received more than somebody before him in the first round. */
STATE_PROPERTY(cards_are_received_in_turn)
{
    unsigned seat = s->first & 3, most = (unsigned)s->held[seat] + s->turns[seat], last = most;
    bool good = true;
    for (unsigned i = 0; i < SEATS; i++) {
        unsigned received = (unsigned)s->held[seat & 3] + s->turns[seat & 3];
        good = good
            && (i >= t->head.players
                || (received <= last && received + 1 >= most && received >= t->hand));
        last = received;
        seat = left(seat, t);
    }
    return good || s->phase == LOT || s->phase == DEAL;
}

STATE_PROPERTY(player_to_move_has_a_card)
{
    return s->phase != LAY || READS(t, Q_short_deck, 'C') || s->held[s->mover & 3] > 0;
}

CLAUSE(empty_talon_no_draw, "-", EFFECT, SILENT,
       "With an empty talon the duty to draw lapses: the turn is complete after the card is laid.")

STEP_PROPERTY(empty_talon_passes_the_turn)
{
    if (m.kind != M_LAY || cards_in_talons(before) > 0 || everything_full(t, after))
        return true;
    if (READS(t, Q_empty_talon, 'A'))
        return after->phase == LAY && after->mover == left(before->mover, t);
    if (before->done & TOOK)
        return true;
    return READS(t, Q_empty_talon, 'B') ? after->phase == TAKE : ended(after);
}

STATE_PROPERTY(draw_is_due_only_from_a_talon)
{
    return s->phase != TAKE || READS(t, Q_empty_talon, 'B') || cards_in_talons(s) > 0;
}

CLAUSE(talon_never_refills, "-", EFFECT, IMPLIED,
       "Once empty the talon stays empty; there is nothing to reshuffle.")

STEP_PROPERTY(talon_never_grows)
{
    for (unsigned k = 0; k < TALONS; k++) {
        if (after->stock[k] > before->stock[k])
            return false;
        for (unsigned face = 0; face < FACES; face++)
            if (after->talon[k][face] > before->talon[k][face])
                return false;
    }
    return true;
}

TALLY_PROPERTY(returning_a_card_is_refused)
{
    return !in_play(s) || asked(t, s, M_RETURN, s->mover, 1) == ORDONANZ_talon_never_refills;
}

/* ------------------------------------------------------------ information -- */

CLAUSE(hand_is_private, "-", INFORMATION, SILENT, "A player sees only the own hand.")

TALLY_PROPERTY(hands_of_others_are_not_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned i = 0; i < HAND_ROOM; i++)
                if (seen.hand[q][i] != (q == p ? s->hand[q][i] : 0))
                    return false;
    }
    return true;
}

TALLY_PROPERTY(looking_at_a_hand_is_refused)
{
    return asked(t, s, M_PEEK_HAND, 0, 1) == ORDONANZ_hand_is_private;
}

CLAUSE(talon_is_hidden, "Spielvorbereitungen", INFORMATION, SILENT,
       "Order and faces of the talon are unknown to all.")

TALLY_PROPERTY(only_the_size_of_the_talon_is_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned k = 0; k < TALONS; k++) {
            if (seen.stock[k] != s->stock[k])
                return false;
            for (unsigned face = 0; face < FACES; face++)
                if (seen.talon[k][face] != 0)
                    return false;
        }
    }
    return asked(t, s, M_PEEK_TALON, 0, 0) == ORDONANZ_talon_is_hidden;
}

CLAUSE(completion_order_is_known, "Die Heerschar", INFORMATION, IMPLIED,
       "For each area the order in which players laid their fourth card there is known at the end.")

TALLY_PROPERTY(everybody_knows_who_was_first)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned i = 0; i < AREAS; i++)
            if (!same_bytes(seen.order[i], s->order[i], SEATS))
                return false;
    }
    return true;
}

/* ----------------------------------------------------------- combinations -- */

CLAUSE(army_is_four_cards, "Die Heerschar", DEFINITION, EXPLICIT,
       "The four cards of a player on one area form an army.")

STATE_PROPERTY(armies_are_complete_when_judged)
{
    return !ended(s) || READS(t, Q_empty_talon, 'C') || everything_full(t, s);
}

CLAUSE(symbols_match_across_cards, "Die Heerschar", DEFINITION, EXPLICIT,
       "Equal symbols on different cards of the same army combine.")

/* Two cards that share a symbol beat two cards that do not, whatever singles
 * the latter show. */
LAW(shared_symbol_beats_any_singles)
{
    uint8_t shared[CAP] = { 0 }, apart[CAP] = { 0 }, x[SYMBOLS], y[SYMBOLS];
    shared[0] = shared[1] = (uint8_t)(1 << choose(from, 5));
    apart[0] = choose_card(from);
    apart[1] = (uint8_t)(31 & ~apart[0]);
    ordonanz_count_symbols(shared, x);
    ordonanz_count_symbols(apart, y);
    return decided(judged(x, y), ORDONANZ_companies_after_detachments);
}

/* An army with a symbol of the size asked for, against one that has each of
 * the five symbols once less: the larger size alone decides. */
static bool outsizes(struct choice *from, unsigned size, verdict by)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS];
    for (unsigned i = 0; i < SYMBOLS; i++)
        y[i] = (uint8_t)(size - 1);
    x[choose(from, SYMBOLS)] = (uint8_t)size;
    return decided(judged(x, y), by);
}

CLAUSE(company_is_two, "Die Heerschar", DEFINITION, EXPLICIT, "Two equal symbols make a company.")

LAW(two_equal_symbols_outsize_singles)
{
    return outsizes(from, 2, ORDONANZ_companies_after_detachments);
}

CLAUSE(detachment_is_three, "Die Heerschar", DEFINITION, EXPLICIT,
       "Three equal symbols make a detachment.")

LAW(three_equal_symbols_outsize_companies)
{
    return outsizes(from, 3, ORDONANZ_detachments_after_regiments);
}

CLAUSE(regiment_is_four, "Die Heerschar", DEFINITION, EXPLICIT,
       "Four equal symbols make a regiment.")

LAW(four_equal_symbols_outsize_detachments)
{
    return outsizes(from, 4, ORDONANZ_more_regiments_win);
}

CLAUSE(strength_by_multiplicity, "Die Heerschar", DEFINITION, EXPLICIT,
       "Combinations are the stronger the more symbols match: regiment over detachment over "
       "company.")

LAW(more_equal_symbols_are_stronger)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned few = 1 + choose(from, 3), many = few + 1 + choose(from, 4 - few);
    x[choose(from, 5)] = (uint8_t)many;
    y[choose(from, 5)] = (uint8_t)few;
    return judged(x, y).sign > 0 && judged(y, x).sign < 0;
}

CLAUSE(one_combination_per_symbol, "Die Heerschar, Captions", DEFINITION, IMPLIED,
       "A symbol makes at most one combination in an army, that of its exact count; a regiment "
       "is not also a detachment or two companies.")

/* A regiment more, with nothing else, is not made up for by the companies or
 * detachments it might be thought to contain. And counting those as well would
 * give the same order (q-exact-or-cumulative). */
LAW(counting_smaller_sizes_too_changes_nothing)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    uint32_t a = 0, b = 0;
    choose_counts(from, x);
    choose_counts(from, y);
    for (unsigned size = 4; size >= 1; size--) {
        unsigned p = 0, q = 0;
        for (unsigned i = 0; i < SYMBOLS; i++) {
            p |= (x[i] >= size ? 1u : 0u) << i;
            q |= (y[i] >= size ? 1u : 0u) << i;
        }
        a = a << 8 | (size > 1 ? members(p) << 5 : 0) | p;
        b = b << 8 | (size > 1 ? members(q) << 5 : 0) | q;
    }
    return judged(x, y).sign == (a > b) - (a < b);
}

CLAUSE(several_combinations_per_army, "Die Heerschar, Captions", DEFINITION, EXPLICIT,
       "An army may hold several combinations, of the same or of different size.")

LAW(two_companies_beat_the_best_one)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 1, 1, 1, 1, 2 };
    unsigned one = choose(from, 5), other = (one + 1 + choose(from, 4)) % 5;
    x[one] = x[other] = 2;
    return decided(judged(x, y), ORDONANZ_companies_after_detachments);
}

CLAUSE(card_in_several_combinations, "Die Heerschar, Captions", DEFINITION, IMPLIED,
       "One card may take part in several combinations through different symbols.")

LAW(four_equal_cards_make_a_regiment_of_each_symbol)
{
    uint8_t card[CAP], n[SYMBOLS];
    uint8_t face = choose_card(from);
    card[0] = card[1] = card[2] = card[3] = face;
    ordonanz_count_symbols(card, n);
    for (unsigned y = 0; y < SYMBOLS; y++)
        if (n[y] != ((face & 1 << y) != 0 ? 4 : 0))
            return false;
    return true;
}

CLAUSE(single_is_count_one, "Die Heerschar", DEFINITION, IMPLIED,
       "A symbol standing on exactly one card of the army is a single warrior.")

LAW(one_warrior_more_is_stronger)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned symbol = choose(from, 5), other = (symbol + 1 + choose(from, 4)) % 5;
    x[other] = y[other] = (uint8_t)choose(from, CAP + 1);
    x[symbol] = 1;
    struct judgement j = judged(x, y);
    return j.sign > 0 && (j.by == ORDONANZ_extra_single_wins || j.by == ORDONANZ_singles_by_rank);
}

INERT(combinations_are_automatic, "Die Heerschar", DEFINITION, IMPLIED,
      "Combinations arise from the cards; nobody declares or chooses them.",
      "there is no move for it: combinations are worked out from the cards whenever asked for")

/* Two armies of an area, and what lies elsewhere. */
static struct ordonanz_state some_armies(struct choice *from)
{
    struct ordonanz_state s = { 0 };
    for (unsigned p = 0; p < 2; p++)
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = choose_card(from);
    s.order[0][0] = (uint8_t)(1 + choose(from, 2));
    s.order[0][1] = (uint8_t)(3 - s.order[0][0]);
    return s;
}

CLAUSE(no_combining_across_areas, "Die Heerschar", DEFINITION, IMPLIED,
       "Symbols in different areas never combine.")

LAW(other_areas_do_not_matter)
{
    struct ordonanz_table t = as_written(3);
    struct ordonanz_state s = some_armies(from), other = s;
    for (unsigned c = 0; c < CAP; c++)
        other.area[0][1][c] = choose_card(from);
    struct judgement a = ordonanz_rivals(&t, &s, 0, 0, 1), b = ordonanz_rivals(&t, &other, 0, 0, 1);
    return a.sign == b.sign && a.by == b.by;
}

CLAUSE(no_combining_across_players, "Die Heerschar", DEFINITION, IMPLIED,
       "Symbols of different players never combine.")

LAW(third_players_do_not_matter)
{
    struct ordonanz_table t = as_written(3);
    struct ordonanz_state s = some_armies(from), other = s;
    for (unsigned c = 0; c < CAP; c++)
        other.area[2][0][c] = choose_card(from);
    struct judgement a = ordonanz_rivals(&t, &s, 0, 0, 1), b = ordonanz_rivals(&t, &other, 0, 0, 1);
    return a.sign == b.sign && a.by == b.by;
}

/* --------------------------------------------------- comparison and control -- */

CLAUSE(compare_same_number, "Die Heerschar", EFFECT, EXPLICIT,
       "Armies are compared in areas of the same number.")

TALLY_PROPERTY(armies_of_equal_number_are_compared)
{
    for (unsigned i = 0; i < t->areas; i++) {
        if (s->order[i][1] == 0)
            continue; /* no two armies are complete */
        struct field f = field(t, s, i);
        for (unsigned a = 0; a < t->head.players; a++)
            for (unsigned b = 0; b < t->head.players; b++) {
                if (a == b || s->laid[a][i] != t->cap || s->laid[b][i] != t->cap)
                    continue;
                if ((ordonanz_rivals(t, s, i, a, b).sign > 0) != ahead(&f, a, b))
                    return false;
            }
    }
    return true;
}

CLAUSE(compare_all_players, "Die Heerschar, Ende", EFFECT, IMPLIED,
       "With three or four players the armies of all players in that number are ranked together.")

TALLY_PROPERTY(every_player_has_the_place_he_earned)
{
    for (unsigned i = 0; ended(s) && i < t->areas; i++) {
        uint8_t place[SEATS];
        struct field f = field(t, s, i);
        ordonanz_places(t, s, i, place);
        for (unsigned p = 0; p < t->head.players; p++)
            if (place[p] != place_on(t, &f, p))
                return false;
    }
    return true;
}

CLAUSE(stronger_army_gets_area, "Die Heerschar", EFFECT, EXPLICIT,
       "The area belongs to the player with the stronger army there.")

TALLY_PROPERTY(weaker_army_never_has_the_area)
{
    for (unsigned i = 0; ended(s) && i < t->areas; i++) {
        uint8_t place[SEATS];
        struct field f = field(t, s, i);
        ordonanz_places(t, s, i, place);
        for (unsigned p = 0; p < t->head.players; p++)
            for (unsigned q = 0; q < t->head.players; q++)
                if (place[p] == 0 && judged_together(t, p, q) && f.strength[q] > f.strength[p])
                    return false;
    }
    return true;
}

CLAUSE(regiments_compared_first, "Die Heerschar", EFFECT, EXPLICIT,
       "Regiments are looked at before anything else.")

LAW(different_regiments_settle_it)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    struct judgement j = judged(x, y);
    bool by_regiments = j.by == ORDONANZ_more_regiments_win || j.by == ORDONANZ_higher_regiment_wins
                     || j.by == ORDONANZ_next_regiment_decides;
    return of_size(x, 4) == of_size(y, 4) ? !by_regiments : by_regiments && j.sign != 0;
}

CLAUSE(more_regiments_win, "Die Heerschar, Captions", EFFECT, EXPLICIT,
       "More regiments beat fewer, whatever their rank.")

LAW(more_regiments_beat_fewer)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    return members(of_size(x, 4)) <= members(of_size(y, 4))
        || decided(judged(x, y), ORDONANZ_more_regiments_win);
}

CLAUSE(higher_regiment_wins, "Die Heerschar, Captions", EFFECT, EXPLICIT,
       "With equally many regiments the best regiment of higher rank wins.")

LAW(best_regiment_decides_among_equally_many)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 4), q = of_size(y, 4);
    return members(p) != members(q) || highest(p) <= highest(q)
        || decided(judged(x, y), ORDONANZ_higher_regiment_wins);
}

CLAUSE(next_regiment_decides, "Die Heerschar", EFFECT, EXPLICIT,
       "If the best regiments are also equal, the next best are compared, and so on.")

LAW(next_best_regiment_decides)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 4), q = of_size(y, 4);
    return members(p) != members(q) || highest(p) != highest(q) || p <= q
        || decided(judged(x, y), ORDONANZ_next_regiment_decides);
}

CLAUSE(detachments_after_regiments, "Die Heerschar, Captions", EFFECT, EXPLICIT,
       "Only if number and ranks of the regiments are all equal, more detachments win.")

LAW(more_detachments_beat_fewer)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    return of_size(x, 4) != of_size(y, 4) || members(of_size(x, 3)) <= members(of_size(y, 3))
        || decided(judged(x, y), ORDONANZ_detachments_after_regiments);
}

CLAUSE(detachment_ranks, "Die Heerschar", EFFECT, EXPLICIT,
       "With equally many detachments their ranks decide, best first, then next best.")

LAW(ranks_decide_among_detachments)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 3), q = of_size(y, 3);
    return of_size(x, 4) != of_size(y, 4) || members(p) != members(q) || p <= q
        || decided(judged(x, y), ORDONANZ_detachment_ranks);
}

CLAUSE(companies_after_detachments, "Die Heerschar", EFFECT, EXPLICIT,
       "Only if regiments and detachments are all equal, more companies win.")

LAW(more_companies_beat_fewer)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    return of_size(x, 4) != of_size(y, 4) || of_size(x, 3) != of_size(y, 3)
        || members(of_size(x, 2)) <= members(of_size(y, 2))
        || decided(judged(x, y), ORDONANZ_companies_after_detachments);
}

CLAUSE(company_ranks, "Die Heerschar", EFFECT, EXPLICIT,
       "With equally many companies their ranks decide, best first, then next best.")

LAW(ranks_decide_among_companies)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    unsigned p = of_size(x, 2), q = of_size(y, 2);
    return of_size(x, 4) != of_size(y, 4) || of_size(x, 3) != of_size(y, 3)
        || members(p) != members(q) || p <= q || decided(judged(x, y), ORDONANZ_company_ranks);
}

CLAUSE(larger_size_dominates, "Die Heerschar", EFFECT, IMPLIED,
       "No number or rank of smaller combinations outweighs any difference at a larger size.")

/* Whatever is changed below the largest size that differs, the winner stays. */
LAW(smaller_sizes_never_outweigh_larger)
{
    uint8_t x[SYMBOLS], y[SYMBOLS], other[SYMBOLS];
    unsigned size = 2 + choose(from, 3);
    choose_counts(from, x);
    choose_counts(from, y);
    choose_counts(from, other);
    bool differ = false;
    for (unsigned larger = 4; larger >= size; larger--) {
        if (of_size(x, larger) != of_size(other, larger))
            return true; /* not the same above: nothing claimed */
        differ = differ || of_size(x, larger) != of_size(y, larger);
    }
    return !differ || judged(x, y).sign == judged(other, y).sign;
}

CLAUSE(singles_after_combinations, "Die Heerschar", EFFECT, EXPLICIT,
       "Only if all combinations are equal, single warriors decide.")

LAW(singles_count_only_among_equal_combinations)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    struct judgement j = judged(x, y);
    bool equal = of_size(x, 4) == of_size(y, 4) && of_size(x, 3) == of_size(y, 3)
              && of_size(x, 2) == of_size(y, 2);
    bool by_singles = j.by == ORDONANZ_singles_by_rank || j.by == ORDONANZ_extra_single_wins;
    return equal ? by_singles == (of_size(x, 1) != of_size(y, 1)) : !by_singles;
}

/* Then they decide as if there was nothing else, however they are read. */
LAW(equal_combinations_leave_it_to_the_singles)
{
    static const uint8_t open[] = {
        ORDONANZ_Q_number_or_rank,
        ORDONANZ_Q_singles_number_or_rank,
        ORDONANZ_Q_singles_only_highest,
    };
    struct ordonanz_table t = as_written(2);
    uint8_t x[SYMBOLS], y[SYMBOLS], of_x[SYMBOLS], of_y[SYMBOLS];
    for (unsigned q = 0; q < sizeof open; q++)
        t.head.reading[open[q]] = choose(from, 2) ? 'B' : 'A';
    for (unsigned i = 0; i < SYMBOLS; i++) {
        unsigned size = choose(from, CAP + 1);
        of_x[i] = size < 2 ? (uint8_t)size : 0;
        of_y[i] = size < 2 ? (uint8_t)choose(from, 2) : 0;
        x[i] = size < 2 ? of_x[i] : (uint8_t)size;
        y[i] = size < 2 ? of_y[i] : (uint8_t)size;
    }
    struct judgement all = ordonanz_compare(&t, x, y), alone = ordonanz_compare(&t, of_x, of_y);
    return all.sign == alone.sign && all.by == alone.by;
}

CLAUSE(singles_by_rank, "Die Heerschar", EFFECT, AMBIGUOUS,
       "Singles are compared by rank: the best single of each army first, then the next best.")

LAW(best_differing_single_decides)
{
    uint8_t x[SYMBOLS] = { 0 }, y[SYMBOLS] = { 0 };
    unsigned top = 5;
    for (unsigned i = 0; i < SYMBOLS; i++) {
        x[i] = (uint8_t)choose(from, 2);
        y[i] = (uint8_t)choose(from, 2);
        if (x[i] != y[i])
            top = i;
    }
    int sign = judged(x, y).sign;
    return top == 5 ? sign == 0 : sign == (x[top] > y[top] ? 1 : -1);
}

CLAUSE(extra_single_wins, "Die Heerschar", EFFECT, AMBIGUOUS,
       "If one army has no single left while all compared so far are equal, the army with a "
       "further single wins.")

LAW(further_single_wins)
{
    uint8_t x[SYMBOLS], y[SYMBOLS] = { 0 };
    unsigned lowest = choose(from, 5);
    for (unsigned i = 0; i < SYMBOLS; i++)
        x[i] = y[i] = i > lowest ? (uint8_t)choose(from, 2) : 0;
    x[lowest] = 1;
    return decided(judged(x, y), ORDONANZ_extra_single_wins);
}

CLAUSE(first_complete_breaks_equality, "Die Heerschar", EFFECT, EXPLICIT,
       "If the armies are equal in everything, the area goes to the one of the equal players who "
       "first had all four cards there.")

LAW(earlier_completion_breaks_equality)
{
    struct ordonanz_table t = as_written(2);
    struct ordonanz_state s = some_armies(from);
    uint8_t x[SYMBOLS], y[SYMBOLS];
    showings(&s, 0, 0, x);
    showings(&s, 1, 0, y);
    bool equal = x[0] == y[0] && x[1] == y[1] && x[2] == y[2] && x[3] == y[3] && x[4] == y[4];
    struct judgement j = ordonanz_rivals(&t, &s, 0, 0, 1);
    if (!equal)
        return j.by != ORDONANZ_first_complete_breaks_equality && j.sign != 0;
    return j.by == ORDONANZ_first_complete_breaks_equality
        && j.sign == (s.order[0][0] == 1 ? 1 : -1);
}

/* The whole order at once: the document's procedure is the order of strengths,
 * under every reading of the questions about it. */
LAW(procedure_is_the_order_of_strengths)
{
    static const uint8_t open[] = {
        ORDONANZ_Q_number_or_rank,
        ORDONANZ_Q_singles_number_or_rank,
        ORDONANZ_Q_singles_only_highest,
        ORDONANZ_Q_absolutely_equal,
    };
    struct ordonanz_table t = as_written(2);
    uint8_t x[SYMBOLS], y[SYMBOLS];
    for (unsigned q = 0; q < sizeof open; q++)
        t.head.reading[open[q]] = choose(from, 2) ? 'B' : 'A';
    choose_counts(from, x);
    choose_counts(from, y);
    uint32_t a = strength(&t, x), b = strength(&t, y);
    return ordonanz_compare(&t, x, y).sign == (a > b) - (a < b);
}

LAW(only_equal_armies_are_equal)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    bool equal = x[0] == y[0] && x[1] == y[1] && x[2] == y[2] && x[3] == y[3] && x[4] == y[4];
    return (judged(x, y).sign == 0) == equal && judged(x, y).sign == -judged(y, x).sign;
}

LAW(order_of_armies_is_transitive)
{
    uint8_t x[SYMBOLS], y[SYMBOLS], z[SYMBOLS];
    choose_counts(from, x);
    choose_counts(from, y);
    choose_counts(from, z);
    return judged(x, y).sign <= 0 || judged(y, z).sign <= 0 || judged(x, z).sign > 0;
}

LAW(symbol_more_makes_an_army_stronger)
{
    uint8_t x[SYMBOLS], y[SYMBOLS];
    choose_counts(from, x);
    unsigned more = choose(from, SYMBOLS);
    for (unsigned i = 0; i < SYMBOLS; i++)
        y[i] = x[i];
    if (x[more] == CAP)
        return true; /* no card left that lacks it */
    y[more]++;
    return judged(y, x).sign > 0;
}

CLAUSE(completion_is_own_fourth_card, "Die Heerschar", DEFINITION, IMPLIED,
       "A player completes an area with the placement of the own fourth card on it.")

STATE_PROPERTY(order_lists_those_who_completed)
{
    bool good = true;
    for (unsigned i = 0; i < AREAS; i++) {
        unsigned complete = 0;
        for (unsigned p = 0; p < SEATS; p++) {
            bool full = p < t->head.players && i < t->areas && s->laid[p][i] == t->cap;
            good = good && copies_among(s->order[i], SEATS, p + 1) == (full ? 1 : 0);
            complete += full;
        }
        for (unsigned k = 0; k < SEATS; k++)
            good = good && (s->order[i][k] != 0) == (k < complete);
    }
    return good;
}

CLAUSE(completion_order_is_strict, "-", DEFINITION, IMPLIED,
       "Two completions never coincide: only one card is laid per turn.")

STEP_PROPERTY(one_completion_at_a_time)
{
    unsigned added = 0;
    for (unsigned i = 0; i < AREAS; i++)
        for (unsigned k = 0; k < SEATS; k++) {
            if (before->order[i][k] != 0 && after->order[i][k] != before->order[i][k])
                return false;
            added += before->order[i][k] != after->order[i][k];
        }
    bool completes = m.kind == M_LAY && after->laid[strip_named(m)][m.arg[1]] == t->cap;
    return added == (completes ? 1 : 0);
}

CLAUSE(control_judged_at_end, "Die Heerschar, Ende", EFFECT, IMPLIED,
       "Who controls an area is determined when the game has ended.")

TALLY_PROPERTY(claims_before_the_end_are_refused)
{
    struct outcome o;
    ordonanz_outcome(t, s, &o);
    if (s->phase == OVER)
        return o.over;
    if (o.over || o.winners != 0 || o.score[0] != 0)
        return false;
    return !in_play(s) || asked(t, s, M_CLAIM, s->mover, 0) == ORDONANZ_control_judged_at_end;
}

/* ----------------------------------------------------------- end and score -- */

CLAUSE(ends_when_all_full, "Ende", END, EXPLICIT,
       "The game ends when every player has four cards on each of the five areas.")

STATE_PROPERTY(game_in_play_is_not_full)
{
    bool last_draw = s->phase == TAKE && s->done == LAID && READS(t, Q_final_draw, 'B');
    return !everything_full(t, s) || !in_play(s) || last_draw;
}

TALLY_PROPERTY(nothing_happens_after_the_end)
{
    if (!ended(s))
        return true;
    for (unsigned p = 0; p < t->head.players; p++)
        if (asked_to_lay(t, s, p, 1, 0) != ORDONANZ_ends_when_all_full
            || asked(t, s, M_PASS, p, 0) != ORDONANZ_ends_when_all_full)
            return false;
    return true;
}

CLAUSE(no_earlier_end, "Ende", END, IMPLIED,
       "Nothing else ends the game: not an empty talon, not a decided majority, not one player's "
       "completion.")

STEP_PROPERTY(game_goes_on_while_an_area_is_open)
{
    return everything_full(t, after) || READS(t, Q_empty_talon, 'C') || !ended(after);
}

TALLY_PROPERTY(ending_at_will_is_refused)
{
    return !in_play(s) || asked(t, s, M_END_NOW, s->mover, 0) == ORDONANZ_no_earlier_end;
}

CLAUSE(ends_at_last_placement, "Ende, Züge", END, AMBIGUOUS,
       "The game ends with the placement that fills the last gap; no draw follows it.")

STEP_PROPERTY(last_card_laid_ends_the_game)
{
    if (m.kind != M_LAY || !everything_full(t, after))
        return true;
    if (READS(t, Q_final_draw, 'A') || (before->done & TOOK))
        return ended(after);
    return cards_in_talons(before) > 0 ? after->phase == TAKE : true;
}

TALLY_PROPERTY(drawing_after_the_end_is_refused)
{
    struct move m = { M_DRAW, NATURE, { 0, 1, 0 } };
    return !ended(s) || ordonanz_refusal(t, s, m) == ORDONANZ_ends_at_last_placement;
}

INERT(twenty_placements_each, "-", END, IMPLIED,
      "So every player lays exactly twenty cards and the game has exactly twenty placements for "
      "each player.",
      "follows from five areas, four cards and the end; the property below is proved")

STATE_PROPERTY(everybody_has_laid_a_full_strip_at_the_end)
{
    bool full = true;
    for (unsigned p = 0; p < SEATS; p++)
        full = full && (p >= t->head.players || s->turns[p] == t->areas * t->cap);
    return full || !ended(s) || READS(t, Q_empty_talon, 'C');
}

/* Each card dealt, laid or drawn, and each choice about it, happens once:
 * this number falls with every move, so no play goes on for ever. */
static unsigned moves_left_at_most(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    unsigned places = (unsigned)t->head.players * t->areas * t->cap;
    unsigned turns = (unsigned)s->turns[0] + s->turns[1] + s->turns[2] + s->turns[3];
    unsigned n = 4 * (places - turns) + 4 * cards_in_talons(s);
    return n + (s->phase == LOT) + (s->phase == TIE) + (in_play(s) && s->phase != TAKE)
         + 2u * (in_play(s) && s->source == 0);
}

STEP_PROPERTY(every_move_brings_the_end_nearer)
{
    return moves_left_at_most(t, after) < moves_left_at_most(t, before);
}

CLAUSE(mark_iii_to_strongest, "Ende", SCORE, EXPLICIT,
       "The player who won an area gets a mark III for it.")

/* Points of one area under the default readings, from the places alone. */
static bool place_is_worth(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           unsigned place, unsigned points)
{
    uint8_t sum[SEATS], areas[SEATS];
    if (!ended(s) || t->areas != 1)
        return true;
    struct field f = field(t, s, 0);
    ordonanz_points(t, s, sum, areas);
    for (unsigned p = 0; p < t->head.players; p++)
        if (place_on(t, &f, p) == place && sum[p] != points)
            return false;
    return true;
}

TALLY_PROPERTY(strongest_army_earns_three)
{
    return place_is_worth(t, s, 0, 3);
}

LAW(first_of_four_earns_three)
{
    struct ordonanz_table t = as_written(4);
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS];
    unsigned best = choose(from, 4);
    for (unsigned p = 0; p < 4; p++)
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = p == best ? 31 : 15;
    for (unsigned p = 0; p < 4; p++)
        s.order[0][p] = (uint8_t)(p + 1);
    ordonanz_points(&t, &s, points, areas);
    return points[best] == 3 && areas[best] == 1
        && points[0] + points[1] + points[2] + points[3] == 6;
}

INERT(mark_iii_on_own_cards, "Ende", SCORE, EXPLICIT,
      "That mark is laid on the winner's cards in that area.",
      "a mark is kept as its owner's place in that area: where it lies has no effect")

CLAUSE(mark_ii_to_second, "Ende", SCORE, EXPLICIT,
       "The player with the second strongest army of an area gets a mark II.")

TALLY_PROPERTY(second_army_earns_two)
{
    return place_is_worth(t, s, 1, 2);
}

CLAUSE(mark_i_to_third, "Ende", SCORE, EXPLICIT,
       "The player with the third strongest army gets a mark I.")

TALLY_PROPERTY(third_army_earns_one)
{
    return place_is_worth(t, s, 2, 1);
}

CLAUSE(fourth_gets_no_mark, "Ende", SCORE, IMPLIED, "The weakest of four armies earns nothing.")

TALLY_PROPERTY(fourth_army_earns_nothing)
{
    return place_is_worth(t, s, 3, 0);
}

/* Four armies of different strength: places and points as the strengths go. */
LAW(four_different_armies_earn_three_two_one_nothing)
{
    static const uint8_t face[4] = { 16, 8, 4, 2 }, worth[4] = { 3, 2, 1, 0 };
    struct ordonanz_table t = as_written(4);
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS], rank[SEATS];
    for (unsigned p = 0; p < 4; p++) {
        rank[p] = (uint8_t)choose(from, 4);
        for (unsigned q = 0; q < p; q++)
            if (rank[q] == rank[p])
                return true; /* not four different ones */
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = face[rank[p]];
        s.order[0][p] = (uint8_t)(p + 1);
    }
    ordonanz_points(&t, &s, points, areas);
    for (unsigned p = 0; p < 4; p++)
        if (points[p] != worth[rank[p]] || areas[p] != (rank[p] == 0 ? 1 : 0))
            return false;
    return true;
}

CLAUSE(places_by_same_comparison, "Ende, Die Heerschar", SCORE, IMPLIED,
       "Second and third place follow from the same comparison, applied to the remaining players.")

TALLY_PROPERTY(points_follow_from_the_places)
{
    uint8_t points[SEATS], areas[SEATS];
    if (!ended(s))
        return true;
    struct earned e = earned(t, s);
    ordonanz_points(t, s, points, areas);
    for (unsigned p = 0; p < t->head.players; p++)
        if (points[p] != e.points[p] || areas[p] != e.areas[p])
            return false;
    return true;
}

CLAUSE(lower_ties_by_completion, "Ende", SCORE, SILENT,
       "Equal armies below the first place are also ordered by earlier completion.")

/* Armies may all be equal: places are still all different. */
LAW(equal_armies_are_placed_by_completion)
{
    struct ordonanz_table t = as_written(4);
    struct ordonanz_state s = { .phase = OVER };
    uint8_t place[SEATS];
    uint8_t face = choose_card(from), best = choose_card(from);
    unsigned one = choose(from, 4), first = choose(from, 4);
    for (unsigned p = 0; p < 4; p++) {
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = p == one ? best : face;
        s.order[0][p] = (uint8_t)((first + p) % 4 + 1);
    }
    ordonanz_places(&t, &s, 0, place);
    for (unsigned k = 0; k + 1 < 4; k++) {
        unsigned p = s.order[0][k] - 1u, q = s.order[0][k + 1] - 1u;
        if (p != one && q != one && place[p] + 1 != place[q]
            && !(place[p] + 2 == place[q] && place[one] == place[p] + 1))
            return false;
    }
    return place[0] + place[1] + place[2] + place[3] == 6;
}

CLAUSE(marks_are_points, "Ende", SCORE, EXPLICIT, "The numbers on the marks are points: 3, 2, 1.")

TALLY_PROPERTY(points_of_all_areas_add_up)
{
    uint8_t points[SEATS], areas[SEATS];
    unsigned sum = 0, per_area = t->head.players == 2 ? 5 : 6;
    if (!ended(s) || !READS(t, Q_lower_ties, 'A') || !READS(t, Q_compare_scope, 'A')
        || READS(t, Q_empty_talon, 'C'))
        return true;
    ordonanz_points(t, s, points, areas);
    for (unsigned p = 0; p < t->head.players; p++) {
        sum += points[p];
        if (t->head.players < 4 && points[p] < t->areas)
            return false; /* at least a mark I or II in each */
    }
    return sum == per_area * t->areas;
}

CLAUSE(most_points_wins, "Ende", SCORE, EXPLICIT, "With three or four players most points win.")

TALLY_PROPERTY(winners_have_most_points)
{
    struct outcome o;
    if (s->phase != OVER || t->head.players == 2)
        return true;
    struct earned e = earned(t, s);
    ordonanz_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        if (o.score[p] != (int)e.points[p])
            return false;
        for (unsigned q = 0; q < t->head.players; q++)
            if ((o.winners >> p & 1) && e.points[q] > e.points[p])
                return false;
    }
    return o.winners != 0 && o.winners < 1u << t->head.players;
}

CLAUSE(two_players_most_areas, "Ende", SCORE, EXPLICIT,
       "With two players the one who controls more areas wins.")

TALLY_PROPERTY(two_players_go_by_areas)
{
    struct outcome o;
    if (s->phase != OVER || t->head.players != 2 || !READS(t, Q_two_player_points, 'A'))
        return true;
    ordonanz_outcome(t, s, &o);
    struct earned e = earned(t, s);
    unsigned a = e.areas[0], b = e.areas[1];
    return o.winners == (a > b ? 1 : b > a ? 2 : 3) && o.score[0] == (int)a && o.score[1] == (int)b;
}

/* With two players an area is worth 3 or 2, so points and areas agree; and an
 * odd number of areas is never halved. */
TALLY_PROPERTY(two_players_never_tie)
{
    struct outcome o;
    if (s->phase != OVER || t->head.players != 2 || READS(t, Q_empty_talon, 'C'))
        return true;
    ordonanz_outcome(t, s, &o);
    struct earned e = earned(t, s);
    unsigned a = e.points[0], b = e.points[1];
    if (o.winners != (a > b ? 1 : b > a ? 2 : 3))
        return false;
    return t->areas % 2 == 0 || o.winners != 3;
}

CLAUSE(points_tie_shared, "-", SCORE, SILENT, "Equal highest point totals share the victory.")

TALLY_PROPERTY(all_with_most_points_win)
{
    struct outcome o;
    if (s->phase != OVER || t->head.players == 2)
        return true;
    struct earned e = earned(t, s);
    ordonanz_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool most = true;
        for (unsigned q = 0; q < t->head.players; q++)
            most = most
                && (e.points[p] > e.points[q]
                    || (e.points[p] == e.points[q]
                        && (!READS(t, Q_points_tie, 'B') || e.areas[p] >= e.areas[q])));
        bool wins = o.winners >> p & 1;
        if (s->lot != 0 ? wins != (s->lot == p + 1) || (wins && !most) : wins != most)
            return false;
    }
    return true;
}

STATE_PROPERTY(lot_for_a_tie_only_where_read_so)
{
    if (s->lot == 0)
        return s->phase != TIE || (READS(t, Q_points_tie, 'C') && t->head.players > 2);
    return s->phase == OVER && READS(t, Q_points_tie, 'C') && s->lot <= t->head.players;
}

CLAUSE(leftovers_score_nothing, "Ende", SCORE, IMPLIED,
       "Cards in hand or talon at the end count for nothing.")

TALLY_PROPERTY(hands_and_talon_do_not_count)
{
    struct ordonanz_state bare = *s;
    struct outcome with, without;
    if (s->phase != OVER)
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            bare.hand[p][i] = 0;
    for (unsigned face = 0; face < FACES; face++)
        bare.talon[0][face] = bare.talon[1][face] = 0;
    ordonanz_outcome(t, s, &with);
    ordonanz_outcome(t, &bare, &without);
    for (unsigned p = 0; p < SEATS; p++)
        if (with.score[p] != without.score[p])
            return false;
    return with.winners == without.winners;
}

INERT(fifteen_marks_suffice, "-", SETUP, IMPLIED,
      "Five marks of each kind suffice; marks never run short.",
      "follows from one mark of each kind for each of five areas; the property below is checked")

TALLY_PROPERTY(marks_never_run_short)
{
    if (!ended(s) || !READS(t, Q_lower_ties, 'A') || !READS(t, Q_compare_scope, 'A')
        || READS(t, Q_empty_talon, 'C'))
        return true;
    unsigned used[SEATS] = { 0 };
    for (unsigned i = 0; i < t->areas; i++) {
        struct field f = field(t, s, i);
        for (unsigned p = 0; p < t->head.players; p++)
            used[place_on(t, &f, p)]++;
    }
    return used[0] <= t->areas && used[1] <= t->areas && used[2] <= t->areas;
}

/* --------------------------------------------------------------- questions --
 *
 * What the document leaves open. BUILT readings can be put in force with
 * --reading q-slug=X; LISTED ones are named so that nobody decides them quietly.
 */

QUESTION(q_deck_composition, "How many cards are there, and which? The list is lost.", 'A',
         "A user's sheet is any other deck, so no second reading is needed.",
         BUILT('A', "the assumed sheet of 56 cards, or the sheet that is given"))

QUESTION(q_symbol_twice, "May a card show the same symbol twice?", 'A',
         "Symbols stand in a fixed row of different ranks and match across cards; B would make "
         "armies "
         "of five equal symbols, which have no name.",
         BUILT('A', "no"), LISTED('B', "yes"))

QUESTION(q_blank_card, "May a card show no symbol?", 'A',
         "A unit is its symbols; no comparison would break under B, and none would change.",
         BUILT('A', "no"), LISTED('B', "yes"))

QUESTION(q_two_decks, "How are two decks used?", 'A', "The document speaks of one talon.",
         BUILT('A', "both are shuffled into one talon"),
         BUILT('B', "each is a talon of its own, and who draws names one"),
         BUILT('C', "one talon, but the decks differ: the second is the sheet's second-deck"))

QUESTION(q_player_count, "May more than four play?", 'A',
         "The document prepares the game for two, three and four; B is a game it does not "
         "describe.",
         BUILT('A', "no"), LISTED('B', "yes, by analogy"))

QUESTION(q_gebiet_two_senses, "Is the cap of four per area, or per strip?", 'A',
         "The end asks for four on each of five areas; under B nobody could ever lay a fifth card.",
         BUILT('A', "per area"), LISTED('B', "per strip"))

QUESTION(q_cap_scope, "Does the cap count both sides' cards on areas of the same number?", 'A',
         "The end asks for four cards of each player there; under B it could not be reached.",
         BUILT('A', "no, each player's own"), LISTED('B', "yes, four in all"))

QUESTION(q_whose_area, "May a card be laid on another player's strip?", 'A',
         "Each player lays his strip before himself and collects his four cards there.",
         BUILT('A', "no, only on the own strip"),
         BUILT('B', "yes, on any strip; the owner of the strip completes the area"))

QUESTION(q_action_order, "Is the card laid before one is drawn?", 'A',
         "The duties are listed in that order, and six cards to choose from fit it.",
         BUILT('A', "yes"), BUILT('B', "in either order, as the player likes"),
         BUILT('C', "no, drawn first"))

QUESTION(q_final_draw, "Is the last turn of the game completed by its draw?", 'A',
         "The end names a condition on the table, not the end of a turn. The winner is the same.",
         BUILT('A', "no, the game ends at once"), BUILT('B', "yes"))

QUESTION(q_empty_talon, "What if the talon is empty when a card is to be drawn?", 'A',
         "Only full areas end the game, and a duty that cannot be met is not owed. Where armies "
         "stay "
         "incomplete (C), equal ones that nobody completed share their place.",
         BUILT('A', "the duty lapses and the turn is over"),
         BUILT('B', "the duty stands and cannot be met: nobody can go on"),
         BUILT('C', "the game ends at once and areas are compared as they are"))

QUESTION(q_short_deck, "What if the cards cannot fill all areas?", 'A',
         "A game that cannot end is not set up. B needs rules for skipping and for incomplete "
         "armies "
         "that the document does not have.",
         BUILT('A', "set-up is refused"),
         LISTED('B', "players without cards are skipped; the game ends when nobody can lay"),
         BUILT('C', "it is played, and hangs"))

QUESTION(q_incomplete_army, "Are fewer than four cards an army?", 'A',
         "Comparison happens at the end, when all are complete. It matters only where the game may "
         "end "
         "earlier (q-empty-talon C), which says so itself.",
         BUILT('A', "no"), LISTED('B', "yes"))

QUESTION(q_rearrange, "May laid cards be moved later?", 'A',
         "No rule allows it, and collecting four cards presupposes that they stay.",
         BUILT('A', "no"), LISTED('B', "yes, instead of laying"))

QUESTION(q_face_up, "Are cards laid face up?", 'A',
         "It must be clear to which area a card belongs, and players compare. No effect on moves "
         "or result.",
         BUILT('A', "yes"), LISTED('B', "no"))

QUESTION(q_hidden_hands, "Are hands private?", 'A', "As usual; no effect on moves or result.",
         BUILT('A', "yes"), LISTED('B', "no"))

QUESTION(q_blind_draw, "Is the card drawn unseen?", 'A', "A talon is a face-down stock.",
         BUILT('A', "yes"), LISTED('B', "no, it is chosen"))

QUESTION(q_talon_count, "Is the number of cards in the talon public?", 'A',
         "A pile can be counted; no effect on moves while the talon lasts.", BUILT('A', "yes"),
         LISTED('B', "no"))

QUESTION(q_lot, "How is the lot drawn?", 'A',
         "Seats are alike, so all outcomes lead to the same game.",
         BUILT('A', "evenly among the players"), LISTED('B', "in any way agreed"))

QUESTION(q_deal_order, "Are cards dealt one by one or six at once?", 'A',
         "From a shuffled deck it makes no difference.", BUILT('A', "six at once, seat by seat"),
         LISTED('B', "one by one"))

QUESTION(q_left_of_whom, "To whose left does area 1 lie?", 'A', "The layout has no effect.",
         BUILT('A', "the owner's"), LISTED('B', "a common direction of the room"))

QUESTION(q_compare_scope, "Whose armies are compared with three or four players?", 'A',
         "Marks for second and third place need a ranking of all. With three players everybody is "
         "everybody's neighbour, so B differs with four only.",
         BUILT('A', "those of all players together"), BUILT('B', "each only with both neighbours'"))

QUESTION(q_exact_or_cumulative, "Does a regiment also count as a detachment and a company?", 'A',
         "A caption lists one regiment and two companies, nothing more. B gives the same order of "
         "armies: the law under one-combination-per-symbol is proved.",
         BUILT('A', "no, each symbol counts once, at its exact size"), LISTED('B', "yes"))

QUESTION(q_number_or_rank,
         "Among combinations of one size, does their number or their rank come first?", 'A',
         "Said so for regiments, and the same principle is named for the others.",
         BUILT('A', "number, then rank"), BUILT('B', "rank, then number"))

QUESTION(q_more_combinations, "Does the total number of combinations decide?", 'A',
         "The summary could be read so; the procedure that follows it goes size by size.",
         BUILT('A', "no, size by size"), LISTED('B', "yes, the total first"))

QUESTION(q_rank_sum,
         "Are equally many combinations compared best against best, or by a sum of ranks?", 'A',
         "The procedure for regiments names the highest, then the next.",
         BUILT('A', "best against best"), LISTED('B', "by the sum"))

QUESTION(q_may_compare, "Is comparing detachments and companies optional?", 'A',
         "A caption compares detachments when regiments are equal.", BUILT('A', "no"),
         LISTED('B', "yes"))

QUESTION(q_what_is_a_single, "Which warriors are single?", 'A',
         "B gives the same result, because combinations are equal when singles are looked at.",
         BUILT('A', "symbols on exactly one card of the army"),
         LISTED('B', "every symbol on every card"))

QUESTION(q_singles_number_or_rank, "Are singles compared by rank or by number first?", 'A',
         "The text names the rank of the single warriors.", BUILT('A', "by rank"),
         BUILT('B', "by number, then rank, as combinations are"))

QUESTION(q_singles_only_highest, "Does only the best single count?", 'A',
         "The text speaks of the single warriors, all of them.",
         BUILT('A', "no, the next best follow, and one more wins"),
         BUILT('B', "yes, then completion"))

QUESTION(q_absolutely_equal, "Does completion decide as soon as all combinations are equal?", 'A',
         "The sentence follows the one on singles, which would otherwise be dead.",
         BUILT('A', "no, singles come first"), BUILT('B', "yes, singles are ignored"))

QUESTION(q_completion_meaning, "When has a player collected all four cards of an area?", 'A',
         "Collecting all four ends with the fourth.", BUILT('A', "when the fourth is laid"),
         LISTED('B', "when the first is laid, or all are in hand"))

QUESTION(q_completion_among_equals, "Who must have been first when armies are equal?", 'A',
         "Under B a weaker army could win by having been quick.",
         BUILT('A', "the first of the equal players"), LISTED('B', "the first of all players"))

QUESTION(q_completion_memory, "Who remembers the order of completion?", 'A',
         "It cannot be read off the table; without it equal armies are undecided.",
         BUILT('A', "it is public and kept"), LISTED('B', "nobody"))

QUESTION(q_lower_ties, "How are equal armies below the first place ordered?", 'A',
         "The text has the rule only for who owns the area; it serves here too. The first place "
         "always "
         "goes by completion.",
         BUILT('A', "by completion"), BUILT('B', "they share the better mark"),
         BUILT('C', "they share the lower mark"))

QUESTION(q_control_timing, "When is control of an area determined?", 'A',
         "Full areas never change, so judging early gives the same owner.",
         BUILT('A', "at the end"), LISTED('B', "when all have four cards there"))

QUESTION(q_early_end, "Do two players stop when three areas are decided?", 'A',
         "The end names full areas only. The winner is the same.", BUILT('A', "no"),
         LISTED('B', "yes"))

QUESTION(q_marks_two_players, "Do two players take marks?", 'A', "No effect on who wins.",
         BUILT('A', "yes, III and II"), LISTED('B', "only III, or none"))

QUESTION(q_two_player_points, "Do two players count areas or points?", 'A',
         "Said so. Both name the same winner: the property two-players-never-tie shows it.",
         BUILT('A', "areas"), BUILT('B', "points, as three and four do"))

QUESTION(q_points_tie, "Who wins with equal points?", 'A',
         "No tie-break is given. C takes the only other way the document decides among equals.",
         BUILT('A', "all who have most"), BUILT('B', "of those, who controls more areas; then all"),
         BUILT('C', "one of those, by lot"))

QUESTION(q_mark_supply, "Do the marks suffice?", 'A',
         "Five of each kind do: see fifteen-marks-suffice.", BUILT('A', "yes, five of each"),
         LISTED('B', "there are fewer"))

QUESTION(q_basic_set, "Is the cap of four fixed?", 'A', "Expansions are not part of the document.",
         BUILT('A', "yes"), LISTED('B', "expansions change it"))

QUESTION(q_garbled_caption, "Which symbol does the company of \"Zugen\" have?", 'A',
         "The only name with that ending. No rule depends on it.", BUILT('A', "bows"),
         LISTED('B', "another"))

QUESTION(q_truncated_caption, "Two regiments are stronger than one what?", 'A',
         "It agrees with more-regiments-win.", BUILT('A', "regiment"),
         LISTED('B', "something else"))

/* ------------------------------------------------------------------ scopes --
 *
 * A state here is what the players could tell apart with all cards open: phase,
 * cards dealt, player to move, hands, areas, and who completed first. The
 * first player is fixed, cards are dealt seat by seat. Terminal states are
 * those after the last card was laid; reduced are those in which areas stand in
 * order. The counts of s1a to s2d were reached by two enumerators written apart
 * from this program, those of s3a to s4b by one.
 */
#define SMALL(areas, cap, hand) \
    "small\ndecks 1\nfirst A\nareas " #areas "\ncap " #cap "\nhand " #hand "\n"

/* A scope a paragraph: its sheet, then its counts. */
/* clang-format off */
const struct scope ordonanz_scopes[] = {
    { "s1a", IN_TEST, "the whole cycle of a turn; ranks of regiments and detachments",
      "players 2\n" SMALL(1, 4, 2) "deck 6xL 6xN\n", 782, 50, 0, 0, 0 },
    { "s1b", IN_TEST, "two regiments in one army, mixed sizes",
      "players 2\n" SMALL(1, 4, 1) "deck 4xL 4xN 4xLN\n", 3199, 255, 0, 0, 0 },
    { "s1c", IN_TEST, "the same with a choice of cards",
      "players 2\n" SMALL(1, 4, 2) "deck 5xL 5xN 5xLN\n", 15964, 1863, 0, 0, 0 },
    { "s1-stuck", IN_TEST, "too few cards: every play hangs (q-short-deck C)",
      "players 2\n" SMALL(1, 4, 2) "deck 3xL 2xN 2xLN\nreading q-short-deck=C\n", 552, 0, 8, 0, 0 },
    { "s2a", IN_TEST, "odd number of areas; companies, singles, completion by the second player",
      "players 2\n" SMALL(3, 2, 1) "deck 7xL 7xLN\n", 161279, 3738, 0, 27913, 694 },
    { "s2b", IN_TEST, "the talon runs out, hands shrink to nothing",
      "players 2\n" SMALL(3, 2, 2) "deck 6xN 6xBN\n", 118962, 987, 0, 20742, 185 },
    { "s2c", IN_TEST, "all sizes and completion by the second player",
      "players 2\n" SMALL(2, 4, 2) "deck 10xL 10xLN\n", 196412, 2868, 0, 0, 0 },
    { "s2d", IN_TEST, "three players: marks, equal armies below the first place, equal points",
      "players 3\n" SMALL(3, 1, 1) "deck 6xL 6xN\n", 528435, 70224, 0, 89095, 12074 },
    { "s3a", IN_VERIFY, "two players, everything but a choice of cards",
      "players 2\n" SMALL(3, 4, 1) "deck 13xL 13xLN\n", 18978897, 48118, 0, 3186399, 8338 },
    { "s3b", IN_VERIFY, "three players with regiments",
      "players 3\n" SMALL(2, 4, 1) "deck 13xL 13xN\n", 12689495, 103110, 0, 6345193, 51574 },
    { "s3c", IN_VERIFY, "four players: no mark for the last, four equal armies",
      "players 4\n" SMALL(2, 2, 1) "deck 10xL 10xLN\n", 14521161, 1192674, 0, 7260855, 596410 },
    { "s3d", IN_VERIFY, "three faces and a choice of cards",
      "players 2\n" SMALL(2, 4, 2) "deck 7xL 7xN 6xLN\n", 0, 0, 0, 6023698, 94520 },
    { "s3e", IN_VERIFY, "a choice of cards and an odd number of areas",
      "players 2\n" SMALL(3, 4, 2) "deck 14xL 14xLN\n", 0, 0, 0, 7862940, 24424 },
    { "s4b", IN_DEEP, "three players, odd number of areas, lower ties with companies",
      "players 3\n" SMALL(3, 2, 1) "deck 11xL 10xLN\n", 92728851, 3105417, 0, 15498367, 522639 },
    END_OF_SCOPES
};
/* clang-format on */
