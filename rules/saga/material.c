/* Spelmateriaal: lands, sets of knights, chips, and the sheet that lists them.
 *
 * The pictures of the document are lost. The text says what a set must allow (a display within the
 * rules), that all sets have the same total value, that chips have different values, and what each
 * power does. The knights in each set, the number of chips of each value, and the side of a land on
 * which a power stands are assumed. A user who owns the game corrects the sheet. */
#include "saga.h"

enum { MOST_INCOME = 40 }; /* six times this fits a byte */

#define K(colour, value) [(colour) * VALUES + (value) - 1]

/* Each set has one colour with 4 4 1, one with 3 2 2, one with 4 2, one with 3 1, one with 3, and
 * one with 1. */
static const uint8_t assumed_set[SETS][CARDS] = {
    { K(RED, 1) = 1, K(GREEN, 4) = 2, K(GREEN, 1) = 1, K(BLUE, 3) = 1, K(BLUE, 1) = 1,
      K(ORANGE, 3) = 1, K(ORANGE, 2) = 2, K(PURPLE, 3) = 1, K(YELLOW, 4) = 1, K(YELLOW, 2) = 1 },
    { K(RED, 4) = 2, K(RED, 1) = 1, K(GREEN, 4) = 1, K(GREEN, 2) = 1, K(BLUE, 3) = 1,
      K(BLUE, 2) = 2, K(ORANGE, 1) = 1, K(PURPLE, 3) = 1, K(PURPLE, 1) = 1, K(YELLOW, 3) = 1 },
    { K(RED, 3) = 1, K(GREEN, 1) = 1, K(BLUE, 4) = 2, K(BLUE, 1) = 1, K(ORANGE, 3) = 1,
      K(ORANGE, 1) = 1, K(PURPLE, 4) = 1, K(PURPLE, 2) = 1, K(YELLOW, 3) = 1, K(YELLOW, 2) = 2 },
    { K(RED, 3) = 1, K(RED, 1) = 1, K(GREEN, 3) = 1, K(BLUE, 1) = 1, K(ORANGE, 4) = 1,
      K(ORANGE, 2) = 1, K(PURPLE, 3) = 1, K(PURPLE, 2) = 2, K(YELLOW, 4) = 2, K(YELLOW, 1) = 1 },
    { K(RED, 4) = 1, K(RED, 2) = 1, K(GREEN, 3) = 1, K(GREEN, 2) = 2, K(BLUE, 3) = 1,
      K(ORANGE, 4) = 2, K(ORANGE, 1) = 1, K(PURPLE, 1) = 1, K(YELLOW, 3) = 1, K(YELLOW, 1) = 1 },
};
static const uint8_t assumed_during[LANDS][2] = {
    [RED] = { P_PLUS, P_FREE }, [BLUE] = { 0, P_HIDE },   [ORANGE] = { P_MINUS, 0 },
    [PURPLE] = { P_ADD, 0 },    [YELLOW] = { P_BACK, 0 },
};
static const uint8_t assumed_final[LANDS][2] = {
    [GREEN] = { E_HAND, E_TRIBUTE }, [BLUE] = { E_TROOP, 0 },          [ORANGE] = { 0, E_ZERO },
    [PURPLE] = { 0, E_ADD },         [YELLOW] = { E_FIVE, E_FIFTEEN },
};

/* A first game: all lands show the crown side. Chance decides the sets, the display and who
 * begins. */
void saga_default_table(struct saga_table *t, unsigned players)
{
    *t = (struct saga_table){
        .lands = LANDS,
        .first = BY_AGE,
        .sets = SETS,
        .most_fame = MOST_FAME,
        .recruits = 1,
        .chip = { 1, 2, 5, 10 },
        .chips = { 12, 8, 8, 4 },
    };
    t->head.players = (uint8_t)players;
    for (unsigned q = 0; q < SAGA_QUESTIONS; q++)
        t->head.reading[q] = 'A';
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned card = 0; card < CARDS; card++)
            t->set[set][card] = assumed_set[set][card];
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned side = CROWN; side <= PLAIN; side++) {
            t->income[land][side] = land == ORANGE ? 2 : 1;
            t->during[land][side] = assumed_during[land][side];
            t->final[land][side] = assumed_final[land][side];
        }
}

/* ---- sealing ---- */

static unsigned size_of(const uint8_t cards[CARDS])
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += cards[card];
    return n;
}

/* Members that a table does not use, of lands beyond the last one, are 0. */
static void clear_beyond(struct saga_table *t)
{
    for (unsigned land = t->lands; land < LANDS; land++)
        for (unsigned i = 0; i < 2; i++) {
            t->display[land][i] = t->income[land][i] = t->during[land][i] = t->final[land][i] = 0;
            t->side[land] = CROWN;
        }
}

/* A scope has a set for each player and one for the display, or more if it lists more. */
static void count_sets(struct saga_table *t)
{
    unsigned sets = t->head.players + 1u;
    for (unsigned set = 0; set < SETS; set++)
        if (size_of(t->set[set]) > 0 && set >= sets)
            sets = set + 1;
    t->sets = (uint8_t)(t->head.small && sets < SETS ? sets : SETS);
}

void saga_seal(struct saga_table *t)
{
    unsigned points = 0, largest = 0;
    clear_beyond(t);
    count_sets(t);
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        points += (unsigned)t->chip[d] * t->chips[d];
    for (unsigned set = 0; set < SETS; set++) {
        unsigned size = t->display_set == set + 1 ? 0 : size_of(t->set[set]);
        largest = size > largest ? size : largest;
    }
    largest += DISPLAYED * (unsigned)t->lands + (READS(t, Q_endadd_target, 'B') ? 1u : 0u);
    t->points = (uint8_t)(points < 255 ? points : 255);
    t->room = (uint8_t)(largest < ROOM ? largest : ROOM);
}

/* ---- what a sheet must keep to ---- */

#include "../limits.h"

static verdict refuse_sides(const struct saga_table *t)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (t->side[land] > EITHER)
            return BY(later_games_any_sides);
    return LEGAL;
}

static unsigned of_colour(const uint8_t cards[CARDS], unsigned colour)
{
    unsigned n = 0;
    for (unsigned value = 0; value < VALUES; value++)
        n += cards[colour * VALUES + value];
    return n;
}

static unsigned worth(const uint8_t cards[CARDS])
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += cards[card] * value_of(card);
    return n;
}

static bool alike(const uint8_t a[CARDS], const uint8_t b[CARDS])
{
    bool same = true;
    for (unsigned card = 0; card < CARDS; card++)
        same = same && a[card] == b[card];
    return same;
}

static verdict refuse_sets(const struct saga_table *t)
{
    bool small = t->head.small;
    if (t->sets <= t->head.players || t->sets > SETS || (!small && t->sets != SETS))
        return BY(five_sets_of_twelve);
    for (unsigned set = 0; set < SETS; set++) {
        unsigned size = size_of(t->set[set]);
        bool in_play = set < t->sets;
        if (size > SET_SIZE || (size > 0) != in_play || (!small && size != SET_SIZE))
            return BY(five_sets_of_twelve);
        if (!small && worth(t->set[set]) != worth(t->set[0]))
            return BY(sets_equal_value);
        for (unsigned other = 0; other < set && !small; other++)
            if (alike(t->set[set], t->set[other]))
                return BY(sets_equal_value);
    }
    return LEGAL;
}

/* The display lays two knights under each land: one of its colour, and one of another. That is
 * possible if no colour is missing, and no colour has more knights than there are lands. */
static verdict refuse_as_display(const struct saga_table *t, const uint8_t set[CARDS])
{
    if (size_of(set) != DISPLAYED * (unsigned)t->lands)
        return BY(display_two_per_land);
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        if (colour < t->lands && of_colour(set, colour) == 0)
            return BY(display_first_own_colour);
        if (of_colour(set, colour) > t->lands)
            return BY(display_colours_differ);
    }
    return LEGAL;
}

/* Any set may become the display, unless a scope names the one that does. */
static verdict refuse_displays(const struct saga_table *t)
{
    for (unsigned set = 0; set < t->sets; set++) {
        bool chosen = t->display_set == set + 1;
        verdict v = refuse_as_display(t, t->set[set]);
        if (v && (chosen || !t->head.small || t->display_set == 0))
            return v;
    }
    return LEGAL;
}

/* If the sheet gives a layout, it must use exactly the knights of the display's set. */
static verdict refuse_layout(const struct saga_table *t)
{
    uint8_t left[CARDS] = { 0 };
    if (t->display[0][0] == 0) {
        for (unsigned land = 0; land < t->lands; land++)
            if (t->display[land][0] != 0 || t->display[land][1] != 0)
                return BY(display_two_per_land);
        return LEGAL;
    }
    if (t->display_set == 0)
        return BY(display_from_one_set);
    for (unsigned card = 0; card < CARDS; card++)
        left[card] = t->set[t->display_set - 1][card];
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned first = t->display[land][0], second = t->display[land][1];
        if (first == 0 || first > CARDS || second == 0 || second > CARDS)
            return BY(display_two_per_land);
        if (colour_of(first - 1) != land)
            return BY(display_first_own_colour);
        if (colour_of(second - 1) == land)
            return BY(display_colours_differ);
        if (left[first - 1]-- == 0 || left[second - 1]-- == 0)
            return BY(display_from_one_set);
    }
    return LEGAL;
}

static verdict refuse_given_sets(const struct saga_table *t)
{
    if (t->display_set > t->sets)
        return BY(display_from_one_set);
    for (unsigned seat = 0; seat < SEATS; seat++) {
        unsigned set = t->seat_set[seat];
        if (set > t->sets || (set != 0 && seat >= t->head.players))
            return BY(one_set_per_player);
        if (set != 0 && set == t->display_set)
            return BY(display_from_one_set);
        for (unsigned other = 0; other < seat; other++)
            if (set != 0 && set == t->seat_set[other])
                return BY(one_set_per_player);
    }
    return LEGAL;
}

static verdict refuse_chips(const struct saga_table *t)
{
    unsigned count = 0, points = 0, values = 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++) {
        bool used = t->chip[d] != 0,
             risen = d == 0 || (t->chip[d - 1] != 0 && t->chip[d] > t->chip[d - 1]);
        if ((used && !risen) || used != (t->chips[d] != 0))
            return BY(chips_thirty_two);
        count += t->chips[d];
        points += (unsigned)t->chip[d] * t->chips[d];
        values += used;
    }
    if (points > 255 || count > CHIPS || (!t->head.small && (count != CHIPS || values < 2)))
        return BY(chips_thirty_two);
    /* single chips only matter if the number of chips matters */
    bool endless = READS(t, Q_supply_empty, 'A'), capped = t->most_fame != MOST_FAME;
    return READS(t, Q_change_impossible, 'B') && (endless || capped) ? BY(change_always) : LEGAL;
}

static verdict refuse_incomes(const struct saga_table *t)
{
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned crown = t->income[land][CROWN], plain = t->income[land][PLAIN];
        bool gold = land == ORANGE;
        if (crown > MOST_INCOME || plain > MOST_INCOME)
            return gold ? BY(income_gold_more) : BY(income_one);
        if (!t->head.small && gold && (crown < 2 || plain < 2))
            return BY(income_gold_more);
        if (!t->head.small && !gold && (crown != 1 || plain != 1))
            return BY(income_one);
    }
    return LEGAL;
}

/* ---- powers ---- */

static const uint8_t during_of[LANDS] = {
    [RED] = P_PLUS | P_FREE, [BLUE] = P_HIDE,   [ORANGE] = P_MINUS,
    [PURPLE] = P_ADD,        [YELLOW] = P_BACK,
};
static const uint8_t final_of[LANDS] = {
    [GREEN] = E_HAND | E_TRIBUTE,  [BLUE] = E_TROOP, [ORANGE] = E_ZERO, [PURPLE] = E_ADD,
    [YELLOW] = E_FIVE | E_FIFTEEN,
};

static bool one_at_most(unsigned bits)
{
    return (bits & (bits - 1u)) == 0;
}

/* Each field of a land has at most one power, one that the document describes for this land. */
static verdict refuse_fields(const struct saga_table *t)
{
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned side = CROWN; side <= PLAIN; side++) {
            unsigned during = t->during[land][side], final = t->final[land][side];
            if (!one_at_most(during) || !one_at_most(final)
                || (during & ~(unsigned)during_of[land]) != 0
                || (final & ~(unsigned)final_of[land]) != 0)
                return BY(info_row_three_fields);
        }
    return LEGAL;
}

enum { ON_NEITHER = 0, ON_CROWN = 1, ON_PLAIN = 2, ON_BOTH = 3 };

static unsigned sides_of(const uint8_t field[2], unsigned power)
{
    return ((field[CROWN] & power) != 0 ? ON_CROWN : 0u)
         | ((field[PLAIN] & power) != 0 ? ON_PLAIN : 0u);
}

/* Every power that the document describes must be on some side. Powers of the same field must be on
 * different sides. A power that turns the card over must be on one side only; that of purple is on
 * the crown side, as the document says that the crown shows again when the card is turned back. */
static verdict refuse_missing(const struct saga_table *t)
{
    if (sides_of(t->during[RED], P_PLUS) == ON_NEITHER)
        return BY(red_plus_one);
    if (sides_of(t->during[RED], P_FREE) == ON_NEITHER)
        return BY(free_knight);
    if (sides_of(t->during[BLUE], P_HIDE) == ON_NEITHER
        || sides_of(t->during[BLUE], P_HIDE) == ON_BOTH)
        return BY(hide_flip);
    if (sides_of(t->during[ORANGE], P_MINUS) == ON_NEITHER)
        return BY(gold_minus_one);
    if (sides_of(t->during[PURPLE], P_ADD) != ON_CROWN)
        return BY(treasure_add_flip);
    if (sides_of(t->during[YELLOW], P_BACK) == ON_NEITHER)
        return BY(takeback_extra);
    if (sides_of(t->final[GREEN], E_HAND) == ON_NEITHER)
        return BY(end_forest_hand);
    if (sides_of(t->final[GREEN], E_TRIBUTE) == ON_NEITHER)
        return BY(end_forest_tribute);
    if (sides_of(t->final[BLUE], E_TROOP) == ON_NEITHER)
        return BY(end_lake_troop);
    if (sides_of(t->final[ORANGE], E_ZERO) == ON_NEITHER)
        return BY(end_gold_zero);
    if (sides_of(t->final[PURPLE], E_ADD) == ON_NEITHER)
        return BY(end_treasure_add);
    if (sides_of(t->final[YELLOW], E_FIVE) == ON_NEITHER)
        return BY(end_corn_five);
    if (sides_of(t->final[YELLOW], E_FIFTEEN) == ON_NEITHER)
        return BY(end_corn_fifteen);
    return LEGAL;
}

static unsigned lands_with(const uint8_t field[LANDS][2], unsigned power)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += sides_of(field[land], power) != ON_NEITHER;
    return n;
}

/* In a scope powers may be on any land. But each power that a player uses is on at most one land,
 * and a land has at most one power that turns it over or acts when it is conquered. */
static verdict refuse_scattered(const struct saga_table *t)
{
    static const uint8_t single_during[] = { P_ADD, P_BACK, P_HIDE };
    static const uint8_t single_final[] = { E_TROOP, E_ADD, E_TRIBUTE };
    for (unsigned i = 0; i < 3; i++)
        if (lands_with(t->during, single_during[i]) > 1
            || lands_with(t->final, single_final[i]) > 1)
            return BY(info_row_three_fields);
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned during = t->during[land][CROWN] | t->during[land][PLAIN];
        unsigned final = t->final[land][CROWN] | t->final[land][PLAIN];
        if (during > 63 || final > 127 || !one_at_most(during & (P_ADD | P_HIDE | P_FREE)))
            return BY(info_row_three_fields);
    }
    return LEGAL;
}

static verdict refuse_powers(const struct saga_table *t)
{
    if (t->head.small)
        return refuse_scattered(t);
    verdict v = refuse_fields(t);
    return v ? v : (RULE(properties_of_shown_side), refuse_missing(t));
}

verdict saga_table_refusal(const struct saga_table *t)
{
    verdict (*const judge[])(const struct saga_table *) = {
        saga_refuse_limits, refuse_sides, refuse_sets,    refuse_given_sets, refuse_displays,
        refuse_layout,      refuse_chips, refuse_incomes, refuse_powers,
    };
    for (unsigned i = 0; i < sizeof judge / sizeof judge[0]; i++) {
        verdict v = judge[i](t);
        if (v)
            return v;
    }
    return LEGAL;
}
