/* This chapter states what the document says under "Provincies bezetten en overnemen":
 * governors, cards for the rest, and the half that goes to the loser. */
#include "shared.h"
#include "occupations.h"

CLAUSE(province_definition, "Provincies", DEFINITION, EXPLICIT,
       "A province is a connected group of areas that borders enclose on all sides.")

/* Cell by cell, in reading order; a list has no cells. */
TABLE_PROPERTY(areas_are_those_of_the_sheet)
{
    unsigned n = t->listed ? t->areas : 0;
    bool good = t->areas >= 1 && t->areas <= AREAS && !t->too_big;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t->cell[band][column] != 0) {
                good = good && n < t->areas && !t->listed && t->band[n] == band
                    && t->column[n] == column && t->symbol[n] + 1 == t->cell[band][column]
                    && t->symbol[n] <= PLAIN;
                n += n + 1 < AREAS;
            }
    return good && (n == t->areas || t->areas == AREAS);
}

TABLE_PROPERTY(corners_are_three_points)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas; a++)
        good = good && t->symbol[a] <= PLAIN && t->corner[a][0] < t->corner[a][1]
            && t->corner[a][1] < t->corner[a][2] && t->corner[a][2] < t->points;
    return good;
}

/* An area points up if band and column are both odd or both even. */
TABLE_PROPERTY(areas_of_a_grid_are_triangles_of_a_lattice)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas && !t->listed; a++) {
        unsigned band = t->band[a], column = t->column[a], up = (band + column) % 2 == 0;
        const uint8_t *c = t->corner[a];
        for (unsigned i = 0; i < CORNERS && good; i++) {
            unsigned high = t->row[c[i]] == band, low = t->row[c[i]] == band + 1,
                     x = t->across[c[i]];
            bool tip = up ? high && x == column : low && x == column;
            bool foot = (up ? low : high) && (x == column - 1 || x == column + 1);
            good = good && (tip || foot);
        }
    }
    return good;
}

TABLE_PROPERTY(points_are_corners_and_differ)
{
    bool good = true;
    for (unsigned p = 0; p < t->points; p++) {
        bool met = false;
        for (unsigned a = 0; a < t->areas; a++)
            met = met || is_a_corner(t, a, p);
        good = good && met
            && (t->listed
                || ((t->row[p] + t->across[p]) % 2 == 0
                    && (p == 0 || t->row[p] > t->row[p - 1]
                        || (t->row[p] == t->row[p - 1] && t->across[p] > t->across[p - 1]))));
    }
    return good && t->points <= POINTS;
}

TABLE_PROPERTY(areas_and_points_of_a_list_have_names)
{
    return !t->listed
        || (names_differ(t->area_name, t->areas) && names_differ(t->point_name, t->points));
}

/* Its areas in their order, with the names that they have on the grid: nothing else tells the
 * boards apart. */
TABLE_PROPERTY(grid_that_is_listed_is_the_same_board)
{
    struct alexandros_table l = *t;
    struct sheet_words w;
    bool good = read_line(&l, &w, "list", 1) == NULL;
    for (unsigned a = 0; a < t->areas && !t->listed; a++) {
        call_it(&w, 1, t->band[a], '.', t->column[a]);
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned p = t->corner[a][(i + a) % CORNERS]; /* in any order */
            call_it(&w, 2 + i, t->row[p], ':', t->across[p]);
        }
        w.letters[2 + CORNERS][0] = "TJHLS-"[t->symbol[a]];
        w.letters[2 + CORNERS][1] = 0;
        good = good && read_line(&l, &w, "area", AREA_WORDS) == NULL;
    }
    call_it(&w, 1, t->start_row, ':', t->start_across);
    if (t->listed)
        return true;
    good = good && read_line(&l, &w, "start", 2) == NULL && judged(&l) == LEGAL
        && l.areas == t->areas && l.points == t->points && same_bytes(l.symbol, t->symbol, AREAS)
        && same_bytes(l.corner[0], t->corner[0], CORNERS * AREAS);
    return good
        && same_bytes(&l.inner, &t->inner,
                      (unsigned)(sizeof l - offsetof(struct alexandros_table, inner)));
}

LAW(board_without_land_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            t.cell[band][column] = 0;
    t.head.small = (uint8_t)choose(from, 2);
    return judged(&t) == ALEXANDROS_province_definition;
}

TALLY_PROPERTY(provinces_are_what_walls_enclose)
{
    uint8_t group[AREAS];
    flood_land(t, s, group);
    if (READS(t, Q_corner_connection, 'B'))
        return all_zero(s->province, t->areas);
    return same_bytes(group, s->province, t->areas);
}

/* Its lowest area names it. */
STATE_PROPERTY(provinces_are_named_by_their_lowest_area)
{
    bool good = true;
    for (unsigned a = 0; a < AREAS; a++)
        good = good
            && (a < t->areas ? s->province[a] <= a && s->province[s->province[a]] == s->province[a]
                             : s->province[a] == 0);
    return good;
}

STATE_PROPERTY(neighbours_without_a_wall_belong_together)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            good = good
                && (t->beyond[a][i] == NOWHERE || walled(s, t->side[a][i])
                    || s->province[t->beyond[a][i]] == s->province[a]);
    return good;
}

/* Between two provinces stands a wall on each line. */
STATE_PROPERTY(walls_stand_between_provinces)
{
    bool good = true;
    for (unsigned line = 0; line < t->inner; line++)
        good = good
            && (walled(s, line) || s->province[t->bank[line][0]] == s->province[t->bank[line][1]]);
    return good;
}

CLAUSE(occupation_can_wait, "Provincies", LEGALITY, EXPLICIT,
       "A province that has just arisen need not be occupied at once.")

TALLY_PROPERTY(nobody_must_occupy)
{
    return !free_to_act(s) || !READS(t, Q_actions_mandatory, 'A')
        || (can(t, s, M_END, 0) && (left_to_draw(s) == 0 || can(t, s, M_TAKE_PILE, 0)));
}

CLAUSE(province_needs_symbol, "Provincies", LEGALITY, EXPLICIT,
       "A province without any symbol cannot be occupied.")

LAW(board_without_symbols_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.head.small = 1;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t.cell[band][column] != 0)
                t.cell[band][column] = PLAIN + 1;
    return judged(&t) == ALEXANDROS_province_needs_symbol;
}

TALLY_PROPERTY(provinces_without_symbols_cannot_be_occupied)
{
    for (unsigned a = 0; free_to_act(s) && a < t->areas; a++) {
        unsigned symbols = areas_in(t, s, s->province[a]) - plain_areas(t, s, s->province[a]);
        if ((asked(t, s, M_OCCUPY, s->mover, a) == ALEXANDROS_province_needs_symbol)
            != (symbols == 0))
            return false;
    }
    return true;
}

CLAUSE(occupy_unoccupied, "Vrije provincie", LEGALITY, EXPLICIT,
       "A province that an opponent occupies cannot be occupied in this way.")

/* Which area may get a first governor, of provinces that nobody has. */
TALLY_PROPERTY(provinces_to_occupy_are_those_of_the_document)
{
    uint8_t province = NOWHERE;
    struct purse p = { .supply = 0 };
    for (unsigned a = 0; free_to_act(s) && occupies_plainly(t) && a < t->areas; a++) {
        if (province != s->province[a])
            p = purse_of(t, s, province = s->province[a]);
        bool may = lord_of(t, s, province) == NOWHERE && can_begin(t, s, a, p);
        if (can(t, s, M_OCCUPY, a) != may)
            return false;
    }
    return true;
}

TALLY_PROPERTY(provinces_of_others_are_not_just_occupied)
{
    for (unsigned a = 0; free_to_act(s) && a < t->areas; a++) {
        unsigned lord = lord_of(t, s, s->province[a]);
        if (lord != NOWHERE && lord != s->mover && can(t, s, M_OCCUPY, a))
            return false;
    }
    return true;
}

STEP_PROPERTY(occupied_province_was_nobodys)
{
    if (m.kind != M_OCCUPY)
        return true;
    unsigned lord = lord_of(t, before, before->province[m.arg[0]]);
    return lord == NOWHERE || (lord == before->mover && !READS(t, Q_own_province, 'A'));
}

CLAUSE(occupy_not_own, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Nor can one that the player occupies already.")

TALLY_PROPERTY(own_provinces_are_not_occupied_again)
{
    for (unsigned i = 0; free_to_act(s) && READS(t, Q_own_province, 'A') && i < GOVERNORS; i++) {
        unsigned own = s->governor[s->mover][i];
        for (unsigned a = 0; own != 0 && a < t->areas; a++)
            if (s->province[a] == s->province[own - 1u] && can(t, s, M_OCCUPY, a))
                return false;
    }
    return true;
}

/* With q-own-province B all other symbols are paid again, with C none. */
STEP_PROPERTY(own_province_is_paid_as_the_reading_says)
{
    if (m.kind != M_OCCUPY || lord_of(t, before, before->province[m.arg[0]]) != before->mover)
        return true;
    bool paid = READS(t, Q_own_province, 'B'), good = true;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned due = symbols_in(t, before, before->province[m.arg[0]], k);
        good = good && after->price[k] == (paid ? due - (t->symbol[m.arg[0]] == k) : 0);
    }
    return good;
}

QUESTION(q_own_province, "May a player occupy a province that is his already?", 'A',
         "He occupies it; to occupy is for those that he does not have.", BUILT('A', "no"),
         BUILT('B', "yes, with one more governor at least, and paying for all other symbols"),
         BUILT('C', "yes, with one more governor at least, and paying nothing"))

CLAUSE(occupy_min_one_governor, "Vrije provincie", LEGALITY, EXPLICIT,
       "To occupy it, at least one governor is placed there.")

STEP_PROPERTY(first_governor_says_which_province)
{
    if (m.kind != M_OCCUPY && m.kind != M_TAKE_OVER)
        return true;
    return after->phase == PLACE && after->site == m.arg[0] + 1
        && standing_on(after, before->mover, m.arg[0])
               == (m.kind == M_OCCUPY ? standing_on(before, before->mover, m.arg[0]) : 0) + 1;
}

STATE_PROPERTY(a_governor_stands_where_a_province_is_paid)
{
    if (s->phase != PLACE)
        return s->site == 0 && all_zero(s->price, SYMBOLS);
    return s->site != 0 && s->site <= t->areas && standing_on(s, s->mover, s->site - 1u) > 0;
}

CLAUSE(occupy_on_symbols, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors stand on areas with a symbol, whichever of that province the player likes.")

STATE_PROPERTY(governors_stand_on_symbols)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            good = good
                && (s->governor[p][i] == 0
                    || (s->governor[p][i] <= t->areas
                        && t->symbol[s->governor[p][i] - 1u] != PLAIN));
    return good;
}

TALLY_PROPERTY(plain_areas_get_no_governor)
{
    for (unsigned a = 0; (s->phase == ACTION || s->phase == PLACE) && a < t->areas; a++)
        if (t->symbol[a] == PLAIN && can(t, s, s->phase == ACTION ? M_OCCUPY : M_PLACE, a))
            return false;
    return true;
}

STEP_PROPERTY(further_governors_are_of_the_same_province)
{
    return m.kind != M_PLACE
        || (before->phase == PLACE && t->symbol[m.arg[0]] != PLAIN
            && before->province[m.arg[0]] == before->province[before->site - 1u]);
}

TALLY_PROPERTY(governors_beside_the_province_are_refused)
{
    for (unsigned a = 0; s->phase == PLACE && a < t->areas; a++) {
        bool there = s->province[a] == s->province[s->site - 1u] && t->symbol[a] != PLAIN;
        if ((asked(t, s, M_PLACE, s->mover, a) == ALEXANDROS_occupy_on_symbols) == there)
            return false;
    }
    return true;
}

CLAUSE(occupy_one_per_area, "Vrije provincie", LEGALITY, IMPLIED,
       "An area has room for one governor.")

STATE_PROPERTY(area_has_one_governor)
{
    bool good = true, several = READS(t, Q_two_on_one_area, 'B');
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            for (unsigned q = 0; q <= p && s->governor[p][i] != 0; q++)
                good = good
                    && standing_on(s, q, s->governor[p][i] - 1u)
                           <= (q == p ? several ? 4u : 1u : 0u);
    return good;
}

TALLY_PROPERTY(second_governor_on_an_area_is_refused)
{
    for (unsigned i = 0; s->phase == PLACE && READS(t, Q_two_on_one_area, 'A') && i < GOVERNORS;
         i++)
        if (s->governor[s->mover][i] != 0 && can(t, s, M_PLACE, s->governor[s->mover][i] - 1u))
            return false;
    return true;
}

QUESTION(q_two_on_one_area, "May several governors stand on one area?", 'A',
         "It would serve no purpose.", BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(occupy_pay_rest, "Vrije provincie", LEGALITY, EXPLICIT,
       "Each area of it with a symbol and without a governor costs a card of that symbol.")

/* What is to be paid: each symbol of the province on which no governor stands. */
TALLY_PROPERTY(price_is_the_symbols_without_a_governor)
{
    if (s->phase != PLACE || !READS(t, Q_own_province, 'A') || !READS(t, Q_two_on_one_area, 'A'))
        return true;
    unsigned province = s->province[s->site - 1u];
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned due = 0;
        for (unsigned a = 0; a < t->areas; a++)
            due +=
                s->province[a] == province && t->symbol[a] == k && standing_on(s, s->mover, a) == 0;
        if (s->price[k] != due)
            return false;
    }
    return true;
}

STEP_PROPERTY(price_falls_by_what_a_governor_stands_for)
{
    if (m.kind != M_PLACE || !READS(t, Q_two_on_one_area, 'A') || !READS(t, Q_own_province, 'A'))
        return true;
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->price[k] + (t->symbol[m.arg[0]] == k) == before->price[k];
    return good;
}

STEP_PROPERTY(price_is_paid_from_the_hand)
{
    bool good = true;
    for (unsigned k = 0; m.kind == M_PAY && k < SYMBOLS; k++)
        good = good && before->hand[before->mover][k] >= before->price[k]
            && after->hand[before->mover][k] + before->price[k] == before->hand[before->mover][k];
    return good && (m.kind != M_PAY || before->phase == PLACE);
}

TALLY_PROPERTY(paying_needs_all_cards)
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && s->hand[s->mover][k] >= s->price[k];
    return s->phase != PLACE || can(t, s, M_PAY, 0) == enough;
}

/* Whoever begins can also end. */
TALLY_PROPERTY(occupation_can_always_be_finished)
{
    bool any = s->phase != PLACE || can(t, s, M_PAY, 0);
    for (unsigned a = 0; !any && a < t->areas; a++)
        any = can(t, s, M_PLACE, a);
    return any;
}

CLAUSE(occupy_discard, "Vrije provincie", EFFECT, EXPLICIT, "Cards that are paid are discarded.")

STEP_PROPERTY(cards_paid_are_discarded)
{
    bool good = true;
    if (m.kind != M_PAY || before->victim != 0)
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->used[k] == 0
            && after->discard[k] + after->pile[k]
                   == before->discard[k] + before->pile[k] + before->price[k] + before->used[k];
    return good;
}

CLAUSE(occupy_extra_governors, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Further governors, up to all four, can stand in for cards.")

/* Any set of governors, areas rising: who comes first may be any whose rest can be paid. */
TALLY_PROPERTY(further_governors_are_those_of_the_document)
{
    struct purse p = { .supply = governors_left(t, s, s->mover) };
    if (s->phase != PLACE || !occupies_plainly(t))
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s->hand[s->mover][k];
        p.price[k] = s->price[k];
    }
    unsigned province = s->province[s->site - 1u];
    for (unsigned a = 0; a < t->areas; a++) {
        bool may = s->province[a] == province && t->symbol[a] != PLAIN && a + 1u > s->last
                && p.supply > 0
                && can_finish(t, s, province, a,
                              with_governor(p, t->symbol[a < t->areas ? a : 0] % SYMBOLS));
        if (can(t, s, M_PLACE, a) != may)
            return false;
    }
    return true;
}

/* They rise, so that a set of areas is one row of moves. */
STEP_PROPERTY(governors_are_placed_in_rising_order)
{
    return m.kind != M_PLACE
        || (after->last == m.arg[0] + 1
            && (m.arg[0] + 1 > before->last
                || (READS(t, Q_two_on_one_area, 'B') && m.arg[0] + 1 == before->last)));
}

STEP_PROPERTY(governors_stand_in_only_for_missing_cards_by_a_reading)
{
    unsigned k = m.kind == M_PLACE ? t->symbol[m.arg[0]] % SYMBOLS : 0;
    return m.kind != M_PLACE || READS(t, Q_extra_governors, 'A')
        || before->price[k] > before->hand[before->mover][k];
}

QUESTION(q_extra_governors, "May governors stand in for cards that the player has?", 'A',
         "One at least is placed; to check it would show the hand.", BUILT('A', "yes"),
         BUILT('B', "no, only for cards that he lacks"))

INERT(multi_governor_advice, "Vrije provincie", INFORMATION, EXPLICIT,
      "Several governors in one province are for exceptional cases.",
      "advice: it allows and forbids nothing")

CLAUSE(occupy_from_supply, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors come from the player's supply; who has none there cannot occupy a province.")

STEP_PROPERTY(placed_governors_come_from_the_supply)
{
    unsigned p = before->mover, was = on_board(before, p), is = on_board(after, p);
    bool places = m.kind == M_OCCUPY || m.kind == M_PLACE;
    if (places)
        return is == was + 1 && was < t->governors;
    return is <= was || m.kind == M_TAKE_OVER;
}

TALLY_PROPERTY(without_supply_nothing_is_occupied)
{
    for (unsigned a = 0; free_to_act(s) && on_board(s, s->mover) == t->governors && a < t->areas;
         a++)
        if (can(t, s, M_OCCUPY, a) || (READS(t, Q_takeover_own, 'A') && can(t, s, M_TAKE_OVER, a)))
            return false;
    return true;
}

/* Nobody else's are placed. */
STEP_PROPERTY(governors_of_others_are_not_placed)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (p == before->mover || on_board(after, p) <= on_board(before, p));
    return good;
}

CLAUSE(split_same_turn_occupy, "Vrije provincie", LEGALITY, EXPLICIT,
       "Whoever cut a part off may occupy it with an action of the same turn.")

/* Nothing about a province is kept but its areas and governors. */
STATE_PROPERTY(nothing_is_kept_of_the_move_but_walls)
{
    bool moving =
        s->phase == CARD || on_the_move(s) || s->phase == REVEAL || s->phase == JOKER_TAKE;
    return moving
        || (s->card == 0 && s->joker == 0 && s->replace == 0 && s->goal == 0 && s->target == 0
            && s->laid == 0);
}

/* As soon as the move is over: a part that nobody has, with one symbol, for a governor and no card.
 */
TALLY_PROPERTY(part_just_cut_off_may_be_occupied)
{
    bool plain = occupies_plainly(t) && READS(t, Q_whole_land, 'A');
    for (unsigned a = 0; free_to_act(s) && s->actions == 2 && plain && a < t->areas; a++) {
        unsigned province = s->province[a],
                 symbols = areas_in(t, s, province) - plain_areas(t, s, province);
        if (t->symbol[a] != PLAIN && symbols == 1 && lord_of(t, s, province) == NOWHERE
            && can(t, s, M_OCCUPY, a) != (governors_left(t, s, s->mover) > 0))
            return false;
    }
    return true;
}

CLAUSE(takeover_opponent, "Vervolgacties, Overnemen", LEGALITY, EXPLICIT,
       "A province that an opponent occupies can be taken over.")

/* Which area may get a first governor, of provinces that an opponent has. */
TALLY_PROPERTY(provinces_to_take_over_are_those_of_the_document)
{
    for (unsigned a = 0;
         free_to_act(s) && occupies_plainly(t) && READS(t, Q_takeover_own, 'A') && a < t->areas;
         a++) {
        unsigned province = s->province[a], lord = lord_of(t, s, province);
        uint8_t due[SYMBOLS];
        bool may = lord != NOWHERE && lord != s->mover;
        if (may) {
            struct purse p = purse_of(t, s, province);
            ransom(t, s, province, due);
            may = holds(s, s->mover, due);
            for (unsigned k = 0; k < SYMBOLS && may; k++)
                p.hand[k] = (uint8_t)(p.hand[k] - due[k]);
            may = may && can_begin(t, s, a, p);
        }
        if (can(t, s, M_TAKE_OVER, a) != may)
            return false;
    }
    return true;
}

STEP_PROPERTY(province_taken_over_was_somebody_elses)
{
    if (m.kind != M_TAKE_OVER)
        return true;
    unsigned lord = lord_of(t, before, before->province[m.arg[0]]);
    if (lord == before->mover) /* nobody loses it */
        return READS(t, Q_takeover_own, 'B') && after->victim == 0;
    return lord != NOWHERE && after->victim == lord + 1;
}

STATE_PROPERTY(somebody_loses_only_while_he_is_taken_over)
{
    bool during = s->phase == PLACE || s->phase == GIVE;
    return (during || (s->victim == 0 && all_zero(s->used, SYMBOLS)))
        && (s->phase != GIVE || s->victim != 0) && s->victim != s->mover + 1;
}

QUESTION(q_takeover_costs_points, "Does taking over cost points?", 'A',
         "A slip: cards are meant, and no number of points is named.", BUILT('A', "no"),
         LISTED('B', "yes"))

QUESTION(q_takeover_own, "May a player take over a province of his own?", 'A',
         "The heading and its first sentence speak of opponents.", BUILT('A', "no"),
         BUILT('B', "yes, to place his governors anew"))

CLAUSE(takeover_two_per_governor, "Overnemen", LEGALITY, EXPLICIT,
       "Each governor in it costs two cards.")

STEP_PROPERTY(two_cards_go_for_each_governor)
{
    if (!removes(m))
        return true;
    unsigned n = governors_there(t, before, before->province[m.arg[0]]);
    return n > 0 && after->held[before->mover] + 2 * n == before->held[before->mover];
}

TALLY_PROPERTY(too_few_cards_for_a_governor_are_refused)
{
    uint8_t due[SYMBOLS];
    for (unsigned p = 0; free_to_act(s) && p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS && p != s->mover; i++) {
            unsigned a = s->governor[p][i] == 0 ? 0 : s->governor[p][i] - 1u;
            ransom(t, s, s->province[a], due);
            if (s->governor[p][i] != 0 && !holds(s, s->mover, due) && can(t, s, M_TAKE_OVER, a))
                return false;
        }
    return true;
}

CLAUSE(takeover_right_symbol, "Overnemen", LEGALITY, EXPLICIT,
       "Both have the symbol of the area on which that governor stands.")

STEP_PROPERTY(cards_for_governors_have_their_symbols)
{
    uint8_t due[SYMBOLS];
    bool good = true;
    if (m.kind != M_TAKE_OVER)
        return true;
    ransom(t, before, before->province[m.arg[0]], due);
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && before->hand[before->mover][k] >= due[k] && after->used[k] == due[k]
            && after->hand[before->mover][k] + due[k] == before->hand[before->mover][k];
    return good;
}

CLAUSE(takeover_all_governors, "Overnemen", LEGALITY, IMPLIED,
       "All governors of the province have to go.")

STEP_PROPERTY(no_governor_of_the_loser_stays)
{
    if (!removes(m))
        return true;
    unsigned province = before->province[m.arg[0]], lord = lord_of(t, before, province);
    return governors_of(after, lord, province) == (m.kind == M_TAKE_OVER && lord == before->mover);
}

CLAUSE(takeover_governors_home, "Overnemen", EFFECT, EXPLICIT,
       "They go back to the supply of their owner.")

STEP_PROPERTY(removed_governors_are_in_the_supply)
{
    if (!removes(m))
        return true;
    unsigned province = before->province[m.arg[0]], lord = lord_of(t, before, province);
    unsigned back = governors_of(before, lord, province);
    return on_board(after, lord) + back
        == on_board(before, lord) + (m.kind == M_TAKE_OVER && lord == before->mover);
}

/* Governors leave the board in four ways only. */
STEP_PROPERTY(governors_leave_for_a_reason)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        bool relieved = m.kind == M_RELIEVE && p == before->mover;
        bool split = m.kind == M_WALK && READS(t, Q_split_two_governors, 'B');
        good =
            good && (on_board(after, p) >= on_board(before, p) || relieved || removes(m) || split);
    }
    return good;
}

CLAUSE(takeover_then_occupy, "Overnemen", LEGALITY, EXPLICIT,
       "Then the conqueror has to occupy the province like any other, in the same turn.")

STEP_PROPERTY(conqueror_has_a_governor_in_the_province)
{
    if (m.kind != M_TAKE_OVER)
        return true;
    unsigned province = before->province[m.arg[0]];
    return after->phase == PLACE && lord_of(t, after, province) == before->mover
        && after->site == m.arg[0] + 1;
}

/* q-takeover-split-actions B: the next action occupies what was freed. */
STATE_PROPERTY(removed_governors_are_kept_in_mind_for_one_reading)
{
    return s->razed == 0
        || (READS(t, Q_takeover_split_actions, 'B') && s->razed <= t->areas
            && (s->phase == GIVE || (s->phase == ACTION && s->actions == 1)));
}

CLAUSE(takeover_one_action, "Overnemen", EFFECT, EXPLICIT, "All of this is one action.")

STEP_PROPERTY(taking_over_costs_one_action)
{
    return m.kind != M_TAKE_OVER || after->actions == before->actions;
}

TALLY_PROPERTY(governors_are_not_just_removed)
{
    for (unsigned a = 0;
         s->phase == ACTION && READS(t, Q_takeover_split_actions, 'A') && a < t->areas; a++)
        if (can(t, s, M_REMOVE, a))
            return false;
    return true;
}

QUESTION(q_takeover_split_actions, "May governors be removed without occupying the province?", 'A',
         "All of it is one action, and the second part has to follow.",
         BUILT('A', "no: it is all or nothing"),
         BUILT('B', "yes, as the first action, if the second one occupies it"), BUILT('C', "yes"))

CLAUSE(takeover_half_to_victim, "Overnemen", EFFECT, EXPLICIT,
       "Half of the cards used for it go to who lost the province.")

STEP_PROPERTY(loser_gets_his_half)
{
    if (m.kind != M_PAY || before->victim == 0)
        return true;
    unsigned loser = before->victim - 1u,
             half = t->head.players == 2 ? 0 : half_up(cards_used(t, before));
    return after->held[loser] + after->due == before->held[loser] + half;
}

/* What is left to give is less than what was used. */
STATE_PROPERTY(half_is_given_card_by_card)
{
    if (s->phase != GIVE)
        return s->due == 0;
    unsigned left = sum_of(s->used, SYMBOLS);
    return s->due > 0 && s->due < left && t->head.players > 2 && s->victim <= t->head.players;
}

STEP_PROPERTY(card_given_is_the_losers)
{
    if (m.kind != M_GIVE)
        return true;
    unsigned loser = before->victim - 1u, k = m.arg[0];
    return before->used[k] > 0 && after->hand[loser][k] > before->hand[loser][k]
        && after->held[loser] + after->due == before->held[loser] + before->due
        && before->held[before->mover] == after->held[before->mover];
}

QUESTION(q_victim_cards_when, "When does the loser get his cards?", 'A',
         "In the standard readings he can use them in his own turn only: B would make no "
         "difference.",
         BUILT('A', "at once"), LISTED('B', "after the turn of the conqueror"))

CLAUSE(takeover_counts_all, "Overnemen", DEFINITION, IMPLIED,
       "Used are the cards for governors that go and those for symbols together.")

/* With the cards for the province: but with q-half-of-what B. */
STEP_PROPERTY(cards_for_the_province_count_too)
{
    if (m.kind != M_PAY || after->phase != GIVE)
        return true;
    unsigned n = sum_of(after->used, SYMBOLS) + after->held[before->victim - 1u]
               - before->held[before->victim - 1u];
    return n == cards_used(t, before);
}

STEP_PROPERTY(cards_for_governors_wait_for_those_for_the_province)
{
    bool good = true;
    for (unsigned k = 0; m.kind == M_PLACE && k < SYMBOLS; k++)
        good = good && before->used[k] == after->used[k];
    return good && (m.kind != M_PLACE || before->victim == after->victim);
}

QUESTION(q_half_of_what, "Half of which cards does the loser get?", 'A',
         "Cards for governors are even in number: only then can there be anything to round.",
         BUILT('A', "of all that were used"), BUILT('B', "of those for the governors that went"))

CLAUSE(takeover_conqueror_picks, "Overnemen", EFFECT, EXPLICIT,
       "The conqueror says which cards these are.")

/* Any of the cards used, symbols rising, so that a choice of cards is one row of moves. */
TALLY_PROPERTY(cards_to_give_are_any_that_were_used)
{
    unsigned choices = 0;
    for (unsigned k = 0; s->phase == GIVE && k < SYMBOLS; k++) {
        unsigned left = 0;
        for (unsigned j = k; j < SYMBOLS; j++)
            left += s->used[j];
        bool may = s->used[k] > 0 && k + 1 >= s->last && left >= s->due;
        if (can(t, s, M_GIVE, k) != may)
            return false;
        choices += may;
    }
    return s->phase != GIVE || choices > 1;
}

/* Any cards used, and any half of them: the conqueror can give just that. */
LAW(any_half_can_be_given)
{
    struct alexandros_table t;
    struct alexandros_state s;
    uint8_t wanted[SYMBOLS] = { 0 };
    unsigned used = 2 + choose(from, 8), half = half_up(used);
    alexandros_default_table(&t, 3);
    alexandros_seal(&t);
    alexandros_start(&t, &s);
    s.phase = PLACE;
    s.actions = 2;
    s.victim = 2;
    s.site = (uint8_t)(area(&t, 2, 5) + 1);
    s.governor[0][0] = s.site;
    for (unsigned n = 0; n < used; n++)
        s.used[choose(from, SYMBOLS)]++;
    for (unsigned k = 0; k < SYMBOLS; k++)
        s.pile[k] = (uint8_t)(11 - s.used[k]);
    for (unsigned n = 0; n < half;) {
        unsigned k = choose(from, SYMBOLS);
        while (wanted[k] == s.used[k])
            k = (k + 1) % SYMBOLS;
        wanted[k]++;
        n++;
    }
    struct move pay = { M_PAY, 0, { 0 } };
    if (alexandros_step(&t, &s, pay) != LEGAL)
        return false;
    for (unsigned k = 0; s.phase == GIVE && k < SYMBOLS; k++)
        while (s.phase == GIVE && s.hand[1][k] < wanted[k]) {
            struct move give = { M_GIVE, 0, { (uint8_t)k } };
            if (alexandros_step(&t, &s, give) != LEGAL)
                return false;
        }
    return s.phase == ACTION && s.held[1] == half && same_bytes(s.hand[1], wanted, SYMBOLS);
}

CLAUSE(takeover_round_up, "Overnemen", EFFECT, EXPLICIT,
       "Of an odd number the larger half goes to the loser.")

/* Two thirds of a card are nothing that can be given: of n the loser gets n - n / 2. */
STEP_PROPERTY(odd_card_is_the_losers)
{
    if (m.kind != M_PAY || before->victim == 0 || t->head.players == 2)
        return true;
    unsigned n = cards_used(t, before),
             got = after->held[before->victim - 1u] - before->held[before->victim - 1u];
    unsigned discarded = sum_of(after->discard, SYMBOLS) + sum_of(after->pile, SYMBOLS)
                       - sum_of(before->discard, SYMBOLS) - sum_of(before->pile, SYMBOLS);
    unsigned apart = READS(t, Q_half_of_what, 'A') ? 0 : sum_of(before->price, SYMBOLS);
    return after->phase == GIVE
        || (got >= discarded - apart && got <= discarded - apart + 1
            && got + discarded - apart == n);
}

CLAUSE(takeover_rest_discard, "Overnemen", EFFECT, EXPLICIT, "The other half is discarded.")

STEP_PROPERTY(what_is_not_given_is_discarded)
{
    bool ends = (m.kind == M_GIVE || m.kind == M_PAY) && after->phase != GIVE;
    if (!ends || before->victim == 0)
        return true;
    unsigned was = sum_of(before->discard, SYMBOLS) + sum_of(before->pile, SYMBOLS);
    unsigned is = sum_of(after->discard, SYMBOLS) + sum_of(after->pile, SYMBOLS);
    unsigned rest = m.kind == M_GIVE
                      ? sum_of(before->used, SYMBOLS) - before->due
                      : sum_of(before->used, SYMBOLS) + sum_of(before->price, SYMBOLS)
                            - (t->head.players == 2 ? 0 : half_up(cards_used(t, before)));
    return is == was + rest && all_zero(after->used, SYMBOLS) && after->victim == 0;
}

CLAUSE(takeover_two_players, "Overnemen", VARIANT, EXPLICIT,
       "Between two players the loser gets his governors only; all cards are discarded.")

STATE_PROPERTY(nothing_is_given_between_two_players)
{
    return t->head.players > 2 || (s->phase != GIVE && s->due == 0);
}

STEP_PROPERTY(loser_of_two_gets_no_card)
{
    bool takes = m.kind == M_PAY || removes(m);
    unsigned other = before->mover == 0 ? 1 : 0;
    return t->head.players > 2 || !takes || after->held[other] == before->held[other];
}
