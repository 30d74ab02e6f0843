/* This chapter states what the document says under "Spelmateriaal": lands, sets of knights,
 * chips, and the sheet that lists them. */
#include "shared.h"

CLAUSE(players_two_to_four, "Titel", SETUP, EXPLICIT, "Two, three or four players play.")

TABLE_PROPERTY(players_are_two_to_four)
{
    return t->head.players >= 2 && t->head.players <= 4;
}

LAW(other_numbers_of_players_are_refused)
{
    static const uint8_t wrong[] = { 0, 1, 5, 6, 7, 8 };
    struct saga_table t = as_assumed(from);
    t.head.players = wrong[choose(from, sizeof wrong)];
    return judged(&t) == SAGA_players_two_to_four;
}

/* A seat without a player has nothing, holds nothing and is asked nothing. */
STATE_PROPERTY(empty_seats_have_nothing)
{
    bool good = s->mover < t->head.players && s->asked <= t->head.players;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (p < t->head.players
                || (all_zero(s->hand[p], CARDS) && s->held[p] == 0 && all_zero(s->attack[p], ROOM)
                    && s->fame[p] == 0 && all_zero(s->chips[p], DENOMINATIONS)));
    for (unsigned land = 0; land < LANDS; land++)
        good =
            good && s->holder[land] <= t->head.players && s->declined[land] >> t->head.players == 0;
    return good;
}

CLAUSE(five_sets_of_twelve, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Sixty knights make five sets of twelve, told apart by their backs.")

TABLE_PROPERTY(sets_are_five_of_twelve)
{
    bool good = t->head.small || t->sets == 5;
    for (unsigned k = 0; k < SETS; k++) {
        unsigned size = sum_of(t->set[k], CARDS);
        good = good
            && (t->head.small ? (k < t->sets ? size >= 1 && size <= 12 : size == 0) : size == 12);
    }
    return good;
}

LAW(sets_of_another_size_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned k = choose(from, SETS), card = choose(from, CARDS);
    t.set[k][card] = another(from, 20, t.set[k][card]);
    return judged(&t) == SAGA_five_sets_of_twelve;
}

LAW(assumed_sheet_fits_the_document)
{
    struct saga_table t = as_assumed(from);
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* Counts each knight in all places; the last entry counts bytes that are no knight. */
static void count_knights(const struct saga_state *s, unsigned count[CARDS + 1])
{
    for (unsigned card = 0; card <= CARDS; card++)
        count[card] = card == CARDS ? 0
                                    : (unsigned)s->pool[card] + s->hand[0][card] + s->hand[1][card]
                                          + s->hand[2][card] + s->hand[3][card];
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
            count[least(knight_of(s->attack[seat][i]), CARDS)]++;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && s->defence[land][i] != 0; i++)
            count[least(knight_of(s->defence[land][i]), CARDS)]++;
}

/* The copies of a knight in play: in the sets of the players, and in the display as far as it is
 * laid out. */
static unsigned in_sets(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned n = 0;
    for (unsigned p = 0; p <= t->head.players; p++)
        n += s->set_of[p] == 0 || s->set_of[p] > SETS ? 0 : t->set[s->set_of[p] - 1][card];
    return n;
}

static unsigned lying_under_lands(const struct saga_state *s)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += under(s, land).size;
    return n;
}

TALLY_PROPERTY(no_knight_is_lost_or_made)
{
    unsigned n[CARDS + 1], dealt = 0, left = 0;
    count_knights(s, n);
    for (unsigned card = 0; card < CARDS; card++) {
        unsigned all = in_sets(t, s, card);
        if (s->phase >= AGE ? n[card] != all : n[card] > all)
            return false;
        dealt += n[card];
        left += all - n[card];
    }
    if (s->phase == DISPLAY && left + lying_under_lands(s) != DISPLAYED * (unsigned)t->lands)
        return false;
    return n[CARDS] == 0
        && (t->head.small || s->phase < AGE || dealt == 12 * (t->head.players + 1u));
}

STEP_PROPERTY(knights_go_from_place_to_place)
{
    unsigned was[CARDS + 1], is[CARDS + 1];
    bool good = true;
    count_knights(before, was);
    count_knights(after, is);
    for (unsigned card = 0; card <= CARDS; card++)
        good = good && (was[card] == is[card] || before->phase < TURN);
    return good;
}

STATE_PROPERTY(rows_hold_knights_and_nothing_else)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM; i++) {
            unsigned byte = s->attack[p][i], first = byte & FIRST;
            bool ends = i > 0 && s->attack[p][i - 1] == 0;
            good = good && (byte == 0 || ((byte & KNIGHT) >= 1 && (byte & KNIGHT) <= CARDS))
                && (i > 0 || byte == 0 || first != 0) && (!ends || byte == 0)
                && (first != 0 || (s->aim[p][i] == 0 && s->barred[p][i] == 0));
        }
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++) {
            unsigned byte = s->defence[land][i];
            bool ends = i > 0 && s->defence[land][i - 1] == 0;
            good = good && (byte & (FIRST | FRESH)) == 0 && (byte & KNIGHT) <= CARDS
                && (byte == 0 || (byte & KNIGHT) >= 1) && (!ends || byte == 0);
        }
    return good;
}

CLAUSE(chips_thirty_two, "Materiaal", SETUP, EXPLICIT,
       "There are 32 chips of fame, not all of the same value.")

TABLE_PROPERTY(chips_are_thirty_two_of_several_values)
{
    unsigned count = 0, values = 0, points = 0;
    bool good = true;
    for (unsigned d = 0; d < DENOMINATIONS; d++) {
        good = good && (t->chip[d] == 0) == (t->chips[d] == 0)
            && (d == 0 || t->chip[d] == 0 || (t->chip[d - 1] != 0 && t->chip[d] > t->chip[d - 1]));
        count += t->chips[d];
        values += t->chip[d] != 0;
        points += (unsigned)t->chip[d] * t->chips[d];
    }
    return good && points == t->points
        && (t->head.small ? count <= 32 : count == 32 && values >= 2);
}

LAW(other_numbers_of_chips_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned d = choose(from, 4);
    t.chips[d] = another(from, 24, t.chips[d]);
    return judged(&t) == SAGA_chips_thirty_two;
}

/* Chips behind a gap would never be offered for change. */
LAW(chips_behind_a_gap_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned gap = 1 + choose(from, 3);
    t.chip[DENOMINATIONS - 1] = (uint8_t)(12 + choose(from, 7));
    t.chips[DENOMINATIONS - 1] = t.chips[gap];
    t.chip[gap] = t.chips[gap] = 0;
    return judged(&t) == SAGA_chips_thirty_two;
}

LAW(chips_of_one_value_are_refused)
{
    struct saga_table t = as_assumed(from);
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        t.chip[d] = t.chips[d] = 0;
    t.chip[0] = (uint8_t)(1 + choose(from, 7));
    t.chips[0] = 32;
    return judged(&t) == SAGA_chips_thirty_two;
}

CLAUSE(six_lands, "Voorbereiding", SETUP, EXPLICIT, "There are six lands, one of each colour.")

TABLE_PROPERTY(lands_are_six)
{
    return t->head.small ? t->lands >= 1 && t->lands <= 6 : t->lands == 6;
}

LAW(other_numbers_of_lands_are_refused)
{
    struct saga_table t = as_assumed(from);
    t.lands = another(from, 12, LANDS);
    return judged(&t) == SAGA_six_lands;
}

STATE_PROPERTY(lands_that_do_not_exist_have_nothing)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (land < t->lands
                || (s->holder[land] == 0 && all_zero(s->defence[land], COLOURS)
                    && s->turned[land] == 0 && s->declined[land] == 0 && s->tied[land] == 0
                    && s->barred_under[land] == 0 && !bit(s->weakened, land)
                    && !bit(s->gained, land)));
    return good && s->about <= t->lands;
}

CLAUSE(sets_equal_value, "Voorbereiding", DEFINITION, EXPLICIT,
       "All sets are worth the same in total; their colours are spread differently.")

static unsigned points_of(const uint8_t cards[CARDS])
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += cards[card] * value_of(card);
    return n;
}

TABLE_PROPERTY(sets_are_worth_the_same)
{
    bool differ = true, good = true;
    for (unsigned k = 1; k < SETS; k++) {
        good = good && points_of(t->set[k]) == points_of(t->set[0]);
        for (unsigned other = 0; other < k; other++)
            differ = differ && !same_bytes(t->set[k], t->set[other], CARDS);
    }
    return t->head.small || (good && differ);
}

static unsigned a_knight_of(const uint8_t set[CARDS], struct choice *from)
{
    unsigned n = choose(from, sum_of(set, CARDS)), card = 0;
    while (card + 1 < CARDS && n >= set[card])
        n -= set[card++];
    return card;
}

LAW(set_worth_more_or_less_is_refused)
{
    struct saga_table t = as_assumed(from);
    uint8_t *set = t.set[choose(from, SETS)];
    unsigned card = a_knight_of(set, from);
    unsigned other =
        card_of(colour_of(card), 1 + (value_of(card) + choose(from, VALUES - 1)) % VALUES);
    set[card]--;
    set[other]++;
    return judged(&t) == SAGA_sets_equal_value;
}

/* The colours of any two sets are spread differently. */
LAW(two_sets_alike_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned one = choose(from, SETS), like = (one + 1 + choose(from, SETS - 1)) % SETS;
    for (unsigned card = 0; card < CARDS; card++)
        t.set[one][card] = t.set[like][card];
    return judged(&t) == SAGA_sets_equal_value;
}
