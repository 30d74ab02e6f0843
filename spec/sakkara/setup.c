/* This chapter states what the document says under "Spelvoorbereiding": the tiles are laid out,
 * the workers enter. */
#include "shared.h"

CLAUSE(two_players, "Spelidee, Voorbereiding", SETUP, EXPLICIT,
       "The game is for exactly two players; they sit at the two sides that show the spells.")

TABLE_PROPERTY(players_are_two)
{
    return t->head.players == 2;
}

LAW(other_numbers_of_players_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.head.players = another(from, MAX_PLAYERS, 2);
    return judged(&t) == SAKKARA_two_players;
}

CLAUSE(tiles_seventy_five, "Materiaal", DEFINITION, EXPLICIT,
       "There are 75 tiles; none is added or removed.")

FORBIDS_TIME(tiles_seventy_five, all_tiles_are_dealt, ON(M_DEAL), "all tiles have been dealt")
{
    return s->phase > COVER;
}

FORBIDS(tiles_seventy_five, no_such_tile_is_left, ON(M_DEAL), "no {tile} is left to be dealt")
{
    return s->phase <= COVER && s->bag[m.arg[0] % KINDS] == 0;
}

TABLE_PROPERTY(there_are_75_tiles)
{
    unsigned n = sum_of(t->copies, KINDS);
    return n == t->tiles && (t->head.small ? n < TILES : n == 75);
}

LAW(tile_too_few_or_too_many_is_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned k = choose(from, KINDS);
    t.copies[k] = another(from, 20, t.copies[k]);
    return judged(&t) == SAKKARA_tiles_seventy_five;
}

LAW(assumed_sheet_fits_the_document)
{
    struct sakkara_table t = as_assumed();
    t.head.reading[SAKKARA_Q_grain_total] = choose(from, 2) ? 'B' : 'A';
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* Counts the tiles of each kind in all places. Destroyed tiles are in no place until they are put
 * on the pile; surplus may follow them (q-overflow-position B). */
TALLY_PROPERTY(no_tile_is_lost_or_made)
{
    bool there = s->phase == PLACE || (s->phase == SURPLUS && READS(t, Q_overflow_position, 'B'));
    unsigned n[KINDS + 1] = { 0 };
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h < TALL; h++)
            n[s->tile[f][h]]++;
    for (unsigned i = 0; i < TILES; i++)
        n[s->pile[i]]++;
    n[SHIP + 1] += (unsigned)s->ship[0] + s->ship[1] + (there ? 0 : s->sunk);
    n[GRAIN + 1] += (unsigned)s->grain[0] + s->grain[1] + (there ? 0 : s->withered);
    for (unsigned k = 0; k < KINDS; k++)
        if (n[k + 1] + s->holder[0][k] + s->holder[1][k] + s->built[0][k] + s->built[1][k]
                + s->bag[k] + s->aside[k]
            != t->copies[k])
            return false;
    return true;
}

CLAUSE(four_workers, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Each player has two workers of one colour.")

TABLE_PROPERTY(workers_are_two_each)
{
    return t->head.small ? t->workers == 1 || t->workers == 2 : t->workers == 2;
}

LAW(other_numbers_of_workers_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.workers = another(from, 6, 2);
    return judged(&t) == SAKKARA_four_workers;
}

/* In a game with one worker for each player, moves cannot name a second one. */
LAW(worker_that_is_not_there_cannot_be_named)
{
    static const uint8_t kinds[] = { M_STEP, M_BIRD, M_FIRE, M_WHIRL };
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = TURN };
    t.head.small = 1;
    t.workers = (uint8_t)(1 + choose(from, 2));
    sakkara_seal(&t);
    unsigned named = choose(from, 256);
    struct move m = { kinds[choose(from, 4)], 0, { (uint8_t)named } };
    bool there = named < 4 && named % 2 < t.workers;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < t.workers; w++)
            s.worker[p][w] = (uint8_t)(1 + 2 * p + w);
    bool said = sakkara_refusal(&t, &s, m) != NOT_A_MOVE;
    return there ? said || m.kind == M_FIRE || m.kind == M_WHIRL : !said;
}

STATE_PROPERTY(workers_are_on_the_board_once_they_entered)
{
    unsigned all = 2u * t->workers;
    bool good = s->phase < ENTRY  ? s->entered == 0
              : s->phase == ENTRY ? s->entered < all
                                  : s->entered == all;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            good = good && (s->worker[p][w] != 0) == (w < on_board(t, s, p));
    return good;
}

CLAUSE(setup_shuffle_open, "Voorbereiding", SETUP, EXPLICIT,
       "The tiles are mixed and laid on the board at random, picture up.")

/* Each tile in the bag is as likely as any other. */
TALLY_PROPERTY(kinds_come_as_often_as_they_are_left)
{
    for (unsigned k = 0; (s->phase == SHUFFLE || s->phase == COVER) && k < KINDS; k++)
        if (s->bag[k] > 0
            && sakkara_weight(t, s, (struct move){ M_DEAL, NATURE, { (uint8_t)k } }) != s->bag[k])
            return false;
    return true;
}

static unsigned ships_on_top(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned from)
{
    unsigned n = 0;
    for (unsigned f = from; f < t->fields; f++)
        n += top(s, f) == SHIP + 1;
    return n;
}

/* The most ships that can be in sight after the deal, if this kind (KINDS: none) goes on the next
 * field. In the first layer that includes all ships of the second layer, and others as far as
 * fields stay single. */
static unsigned ships_at_best(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned kind)
{
    unsigned hides = kind < KINDS && top(s, s->cursor) == SHIP + 1, ship = kind == SHIP;
    unsigned bag = s->bag[SHIP] - ship, seen = ships_on_top(t, s, 0) - hides + ship;
    unsigned doubles = (unsigned)t->tiles - t->fields, upper = least(bag, doubles);
    if (s->phase == SHUFFLE)
        return upper + least(seen + bag - upper, t->fields - doubles);
    unsigned tiles = sum_of(s->bag, KINDS) - (kind < KINDS);
    unsigned ships = ships_on_top(t, s, s->cursor + 1u),
             others = t->fields - s->cursor - 1u - ships;
    return seen + bag - (tiles > others ? tiles - others : 0);
}

STEP_PROPERTY(tiles_dealt_leave_the_bag)
{
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good =
            good && after->bag[k] + (m.kind == M_DEAL && m.arg[0] == k ? 1 : 0) == before->bag[k];
    if (m.kind != M_DEAL)
        return good;
    unsigned f = before->cursor, h = before->height[f];
    return good && h < TALL && after->tile[f][h] == m.arg[0] + 1;
}

CLAUSE(setup_one_each, "Voorbereiding", SETUP, EXPLICIT, "First every field gets one tile.")

FORBIDS_TIME(setup_one_each, first_layer_is_not_laid, ANY_MOVE & ~ON(M_DEAL),
             "not every field has its first tile")
{
    return s->phase == SHUFFLE;
}

TABLE_PROPERTY(every_field_can_get_a_tile)
{
    return t->fields == t->rows * t->columns && t->tiles >= t->fields;
}

TABLE_PROPERTY(deal_of_the_sheet_covers_the_board)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good
            && (f >= t->fields
                || (t->deal[f][0] != 0 && t->deal[f][0] <= KINDS && t->deal[f][1] <= KINDS));
    return good || !t->given;
}

STATE_PROPERTY(first_layer_is_laid_field_by_field)
{
    bool dealing = s->phase == SHUFFLE || s->phase == COVER;
    bool good = dealing ? s->cursor < t->fields : s->cursor == 0;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool bare = f >= t->fields || (s->phase == SHUFFLE && f >= s->cursor);
        bool full = f < t->fields && (s->phase == SHUFFLE ? f < s->cursor : s->phase < ENTRY);
        good = good && (!bare || s->height[f] == 0) && (!full || s->height[f] > 0)
            && (s->phase != SHUFFLE || s->height[f] <= 1);
    }
    return good;
}

CLAUSE(setup_second_layer, "Voorbereiding", SETUP, EXPLICIT,
       "Then fields at random get a second one until all tiles are laid.")

FORBIDS_TIME(setup_second_layer, second_layer_is_not_laid, ANY_MOVE & ~ON(M_DEAL) & ~ON(M_SINGLE),
             "some tiles of the second layer are not laid yet")
{
    return s->phase == COVER;
}

FORBIDS_TIME(setup_second_layer, second_layer_is_laid, ON(M_SINGLE), "all tiles have been laid")
{
    return s->phase > COVER;
}

STATE_PROPERTY(second_layer_goes_on_from_field_to_field)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && (s->phase != COVER || f < s->cursor || f >= t->fields || s->height[f] == 1);
    return good;
}

/* Each field that is left is equally likely to stay single. */
TALLY_PROPERTY(fields_stay_single_as_often_as_they_should)
{
    unsigned left = sum_of(s->bag, KINDS), fields = t->fields - s->cursor;
    return s->phase != COVER || left >= fields
        || sakkara_weight(t, s, (struct move){ M_SINGLE, NATURE, { 0 } }) == fields - left;
}

STATE_PROPERTY(all_is_dealt_before_the_workers_enter)
{
    return s->phase == SHUFFLE || s->phase == COVER || all_zero(s->bag, KINDS);
}

TALLY_PROPERTY(tiles_left_have_fields_left)
{
    unsigned left = sum_of(s->bag, KINDS);
    if (s->phase == SHUFFLE)
        return left + s->cursor == t->tiles;
    return s->phase != COVER || (left > 0 && left + s->cursor <= t->fields);
}

CLAUSE(setup_max_two, "Voorbereiding", SETUP, EXPLICIT,
       "No stack is higher than two tiles at the start.")

FORBIDS(setup_max_two, rest_would_have_no_room, ON(M_SINGLE),
        "the fields that are left need a second tile each")
{
    return s->phase == COVER && sum_of(s->bag, KINDS) + s->cursor >= t->fields;
}

TABLE_PROPERTY(two_layers_take_all_tiles)
{
    return t->tiles <= 2u * t->fields;
}

LAW(boards_too_small_for_two_layers_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.columns = (uint8_t)(1 + choose(from, 5));
    return judged(&t) == SAKKARA_setup_max_two;
}

STATE_PROPERTY(stacks_are_two_high_at_most_before_play)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && (!setting_up(s) || s->height[f] <= 2);
    return good;
}

CLAUSE(setup_two_ships_visible, "Voorbereiding", SETUP, EXPLICIT,
       "At least two ships must lie on top at the start.")

FORBIDS_TIME(setup_two_ships_visible, ships_are_not_in_sight, ANY_MOVE & ~ON(M_EXCHANGE),
             "too few ships are to be seen")
{
    return s->phase == MEND;
}

FORBIDS_TIME(setup_two_ships_visible, ships_are_in_sight, ON(M_EXCHANGE),
             "no ship has to be brought up")
{
    return s->phase > MEND;
}

FORBIDS(setup_two_ships_visible, too_few_ships_would_be_seen, ON(M_DEAL) | ON(M_SINGLE),
        "with this too few ships would be seen in the end")
{
    unsigned kind = m.kind == M_DEAL ? m.arg[0] % KINDS : KINDS;
    return s->phase <= COVER && READS(t, Q_ship_fix, 'A')
        && (kind == KINDS ? s->phase == COVER : s->bag[kind] > 0)
        && ships_at_best(t, s, kind) < t->ships_seen;
}

FORBIDS(setup_two_ships_visible, ship_is_seen_there, ON(M_EXCHANGE), "a ship is seen on {field}")
{
    return s->phase == MEND && top(s, m.arg[0]) == SHIP + 1;
}

FORBIDS(setup_two_ships_visible, no_ship_is_hidden_there, ON(M_EXCHANGE),
        "no ship lies hidden on {other_field}")
{
    return s->phase == MEND && (s->height[m.arg[1]] < 2 || s->tile[m.arg[1]][0] != SHIP + 1);
}

TABLE_PROPERTY(there_are_two_ships_to_be_seen)
{
    return t->copies[SHIP] >= t->ships_seen && (t->head.small || t->ships_seen == 2);
}

LAW(other_numbers_of_visible_ships_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.ships_seen = another(from, 6, 2);
    return judged(&t) == SAKKARA_setup_two_ships_visible;
}

TALLY_PROPERTY(two_ships_are_seen_when_all_is_dealt)
{
    bool dealt = s->phase == AGE || (s->phase == ENTRY && s->entered == 0);
    return !dealt || ships_on_top(t, s, 0) >= t->ships_seen;
}

/* q-ship-fix B: a ship from below changes places with the top tile of another field. */
STEP_PROPERTY(exchange_brings_one_ship_up, ON(M_EXCHANGE))
{
    unsigned up = m.arg[0], down = m.arg[1];
    return before->phase == MEND && top(before, up) != SHIP + 1 && before->tile[down][0] == SHIP + 1
        && before->height[down] == 2 && top(after, up) == SHIP + 1
        && after->tile[down][0] == top(before, up)
        && ships_on_top(t, after, 0) == ships_on_top(t, before, 0) + 1;
}

STATE_PROPERTY(ships_are_brought_up_only_where_read_so)
{
    return s->phase != MEND || READS(t, Q_ship_fix, 'B');
}

TALLY_PROPERTY(ships_are_brought_up_only_if_too_few_are_seen)
{
    return s->phase != MEND || ships_on_top(t, s, 0) < t->ships_seen;
}

QUESTION(q_ship_fix, "What if fewer than two ships are visible after the deal?", 'A',
         "Such a deal does not count.", BUILT('A', "all is dealt again"),
         BUILT('B', "a hidden ship and an open tile change places, until two are visible"))

CLAUSE(oldest_starts, "Voorbereiding", TURN_ORDER, EXPLICIT,
       "The oldest player is the start player.")

FORBIDS_TIME(oldest_starts, start_player_is_not_known, ANY_MOVE & ~ON(M_OLDEST),
             "it is not known yet who is the oldest")
{
    return s->phase == AGE;
}

FORBIDS_TIME(oldest_starts, start_player_is_known, ON(M_OLDEST), "it is known who starts")
{
    return s->phase > AGE;
}

TALLY_PROPERTY(either_player_may_as_well_be_the_oldest)
{
    struct move a = { M_OLDEST, NATURE, { 0 } }, b = { M_OLDEST, NATURE, { 1 } };
    return s->phase != AGE || sakkara_weight(t, s, a) == sakkara_weight(t, s, b);
}

TABLE_PROPERTY(age_decides_but_in_scopes)
{
    return t->first == BY_AGE || (t->head.small && t->first < PLAYERS);
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.first = (uint8_t)choose(from, BY_AGE);
    return judged(&t) == SAKKARA_oldest_starts;
}

STEP_PROPERTY(oldest_player_enters_first)
{
    if (before->phase <= AGE && after->phase == ENTRY && m.kind != M_OLDEST)
        return after->mover == t->first;
    return m.kind != M_OLDEST
        || (before->phase == AGE && after->phase == ENTRY && after->mover == m.arg[0]
            && t->first == BY_AGE);
}

CLAUSE(entry_order, "Vervolg", TURN_ORDER, EXPLICIT,
       "Workers enter one at a time: one of the start player, one of the other, and so again.")

FORBIDS_ACTOR(entry_order, other_player_enters_now, ON(M_ENTER), "it is {mover} who enters now")
{
    return s->phase == ENTRY && m.actor != s->mover;
}

FORBIDS_TIME(entry_order, all_workers_have_entered, ON(M_ENTER), "all workers have entered")
{
    return in_play(s);
}

STATE_PROPERTY(one_player_is_the_next)
{
    return s->phase < PHASES && s->mover < PLAYERS && (s->phase >= ENTRY || s->mover == 0);
}

STEP_PROPERTY(workers_enter_one_by_one)
{
    unsigned p = before->mover;
    if (m.kind != M_ENTER)
        return after->entered == before->entered;
    return before->phase == ENTRY && m.actor == p && after->entered == before->entered + 1
        && after->mover == other(p) && (after->phase == ENTRY || after->phase == TURN)
        && after->worker[p][before->entered / 2 & 1] == m.arg[0] + 1;
}

CLAUSE(entry_any_free_field, "Vervolg", LEGALITY, EXPLICIT,
       "A worker enters on any field that has no worker.")

FORBIDS(entry_any_free_field, worker_has_entered_there, ON(M_ENTER), "a worker stands on {field}")
{
    return occupied(s, m.arg[0]);
}

STEP_PROPERTY(workers_enter_where_nobody_stands, ON(M_ENTER))
{
    return !occupied(before, m.arg[0]);
}

CLAUSE(entry_takes_top, "Vervolg", EFFECT, EXPLICIT,
       "The owner of a worker that enters takes the top tile of the field into his holder.")

STEP_PROPERTY(who_enters_takes_the_top_tile, ON(M_ENTER))
{
    unsigned p = before->mover, f = m.arg[0];
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good =
            good && after->holder[p][k] == before->holder[p][k] + (top(before, f) == k + 1 ? 1 : 0);
    return good && after->height[f] + 1 == before->height[f];
}

STATE_PROPERTY(free_fields_have_tiles_during_the_entry)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && (s->phase != ENTRY || f >= t->fields || s->height[f] > 0 || occupied(s, f));
    return good;
}

CLAUSE(entry_two_tiles, "Vervolg", TURN_ORDER, EXPLICIT,
       "When everybody has two workers on the board and two tiles, the start player begins.")

FORBIDS_TIME(entry_two_tiles, not_all_workers_have_entered, TURN_MOVES | LAYING_DOWN,
             "not all workers have entered")
{
    return s->phase == ENTRY;
}

STATE_PROPERTY(each_worker_that_entered_brought_a_tile)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        good = good && (s->phase != ENTRY || s->held[p] == on_board(t, s, p));
    return good;
}

STEP_PROPERTY(start_player_begins_when_all_have_entered)
{
    if (m.kind != M_ENTER || after->entered < 2 * t->workers)
        return m.kind != M_ENTER || after->phase == ENTRY;
    return after->phase == TURN && after->mover == other(before->mover)
        && after->held[0] == t->workers && after->held[1] == t->workers;
}
