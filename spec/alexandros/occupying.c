/* This chapter states what the document says under "Provincies bezetten en overnemen":
 * governors, cards for the rest, and the half that goes to the loser. */
#include "shared.h"
#include "occupations.h"

CLAUSE(province_definition, "Provincies", DEFINITION, EXPLICIT,
       "A province is a connected group of areas that borders enclose on all sides.")

/* The areas follow the cells in reading order; a listed board has no cells. */
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

/* If the areas of a grid are listed in their order and with their names, only the form differs: the
 * board is the same. */
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

/* A province has the name of its lowest area. */
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

/* Each line between two provinces has a wall. */
STATE_PROPERTY(walls_stand_between_provinces)
{
    bool good = true;
    for (unsigned line = 0; line < t->inner; line++)
        good = good
            && (walled(s, line) || s->province[t->bank[line][0]] == s->province[t->bank[line][1]]);
    return good;
}

CLAUSE(occupation_can_wait, "Provincies", PERMISSION, EXPLICIT,
       "A province that has just arisen need not be occupied at once.")

TALLY_PROPERTY(nobody_must_occupy)
{
    return !free_to_act(s) || !READS(t, Q_actions_mandatory, 'A')
        || (can(t, s, M_END, 0) && (left_to_draw(s) == 0 || can(t, s, M_TAKE_PILE, 0)));
}

CLAUSE(province_needs_symbol, "Provincies", LEGALITY, EXPLICIT,
       "A province without any symbol cannot be occupied.")

FORBIDS(province_needs_symbol, province_has_no_symbol, BEGINS_CONQUEST,
        "the province of {area} has no area with a symbol")
{
    return areas_in(t, s, s->province[m.arg[0]]) == plain_areas(t, s, s->province[m.arg[0]]);
}

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

CLAUSE(occupy_unoccupied, "Vrije provincie", LEGALITY, EXPLICIT,
       "A province that an opponent occupies cannot be occupied in this way.")

FORBIDS(occupy_unoccupied, province_is_an_opponents, ON(M_OCCUPY),
        "{owner} occupies the province of {area}")
{
    unsigned lord = lord_of(t, s, s->province[m.arg[0]]);
    return lord != NOWHERE && lord != m.actor;
}

STEP_PROPERTY(occupied_province_was_nobodys, ON(M_OCCUPY))
{
    unsigned lord = lord_of(t, before, before->province[m.arg[0]]);
    return lord == NOWHERE || (lord == before->mover && !READS(t, Q_own_province, 'A'));
}

CLAUSE(occupy_not_own, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Nor can one that the player occupies already.")

FORBIDS(occupy_not_own, province_is_his_already, ON(M_OCCUPY),
        "{actor} occupies the province of {area} already")
{
    return READS(t, Q_own_province, 'A') && lord_of(t, s, s->province[m.arg[0]]) == m.actor;
}

/* With q-own-province B the player pays all other symbols again, with C none. */
STEP_PROPERTY(own_province_is_paid_as_the_reading_says, ON(M_OCCUPY))
{
    if (lord_of(t, before, before->province[m.arg[0]]) != before->mover)
        return true;
    bool paid = READS(t, Q_own_province, 'B'), good = true;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned due = symbols_in(t, before, before->province[m.arg[0]], k);
        bool spares = t->symbol[m.arg[0]] == k && standing_on(before, before->mover, m.arg[0]) == 0;
        good = good && after->price[k] == (paid ? due - spares : 0);
    }
    return good;
}

QUESTION(q_own_province, "May a player occupy a province that is his already?", 'A',
         "He occupies it; to occupy is for those that he does not have.", BUILT('A', "no"),
         BUILT('B', "yes, with one more governor at least, and paying for all other symbols"),
         BUILT('C', "yes, with one more governor at least, and paying nothing"))

CLAUSE(occupy_min_one_governor, "Vrije provincie", LEGALITY, EXPLICIT,
       "To occupy it, at least one governor is placed there.")

FORBIDS_TIME(occupy_min_one_governor, no_governor_has_been_placed, ON(M_PLACE) | ON(M_PAY),
             "no province is being occupied: that begins with a governor")
{
    return s->phase == ACTION;
}

STEP_PROPERTY(first_governor_says_which_province, ON(M_OCCUPY) | ON(M_TAKE_OVER))
{
    return after->phase == PLACE && after->site == before->province[m.arg[0]] + 1
        && standing_on(after, before->mover, m.arg[0])
               == (m.kind == M_OCCUPY ? standing_on(before, before->mover, m.arg[0]) : 0) + 1;
}

STATE_PROPERTY(a_governor_stands_where_a_province_is_paid)
{
    if (s->phase != PLACE)
        return s->site == 0 && all_zero(s->price, SYMBOLS);
    return s->site != 0 && s->site <= t->areas && governors_of(s, s->mover, s->site - 1u) > 0
        && province_of(s, s->site - 1u) + 1 == s->site;
}

CLAUSE(occupy_on_symbols, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors stand on areas with a symbol, whichever of that province the player likes.")

FORBIDS(occupy_on_symbols, area_has_no_symbol, BEGINS_CONQUEST, "{area} has no symbol")
{
    return t->symbol[m.arg[0]] == PLAIN;
}

FORBIDS(occupy_on_symbols, area_is_not_of_that_province, ON(M_PLACE),
        "{area} is no area with a symbol of the province that is being occupied")
{
    return s->phase == PLACE && !is_site(t, s, m.arg[0]);
}

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

STEP_PROPERTY(further_governors_are_of_the_same_province, ON(M_PLACE))
{
    return before->phase == PLACE && t->symbol[m.arg[0]] != PLAIN
        && before->province[m.arg[0]] + 1 == before->site && after->site == before->site;
}

CLAUSE(occupy_one_per_area, "Vrije provincie", LEGALITY, IMPLIED,
       "An area has room for one governor.")

FORBIDS(occupy_one_per_area, area_has_his_governor, ON(M_OCCUPY) | ON(M_PLACE),
        "a governor of {actor} stands on {area} already")
{
    return standing_on(s, m.actor, m.arg[0]) > 0 && READS(t, Q_two_on_one_area, 'A');
}

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

QUESTION(q_two_on_one_area, "May several governors stand on one area?", 'A',
         "It would serve no purpose.", BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(occupy_pay_rest, "Vrije provincie", LEGALITY, EXPLICIT,
       "Each area of the province with a symbol and without a governor costs a card of that "
       "symbol.")

FORBIDS_TIME(occupy_pay_rest, occupation_is_paid_first, BY_PLAYERS & ~(ON(M_PLACE) | ON(M_PAY)),
             "the province that is being occupied is to be paid first")
{
    return s->phase == PLACE;
}

FORBIDS(occupy_pay_rest, province_cannot_be_paid, ON(M_OCCUPY),
        "cards and governors of {actor} do not suffice for the other symbols of the province")
{
    struct purse p = purse_of(t, s, m.actor, s->province[m.arg[0]]);
    return has_room(t, s, m.actor, m.arg[0]) && p.supply > 0
        && !can_pay_after(t, s, m.actor, m.arg[0], p);
}

FORBIDS(occupy_pay_rest, rest_cannot_be_paid_then, ON(M_PLACE),
        "with a governor on {area} the rest of the province could not be paid any more")
{
    struct purse p = purse_so_far(t, s);
    return s->phase == PLACE && is_site(t, s, m.arg[0]) && has_room(t, s, s->mover, m.arg[0])
        && p.supply > 0 && !can_pay_after(t, s, s->mover, m.arg[0], p);
}

FORBIDS(occupy_pay_rest, cards_for_the_rest_are_missing, ON(M_PAY),
        "{actor} does not have all cards for the symbols without a governor")
{
    struct purse p = purse_so_far(t, s);
    return s->phase == PLACE && !can_pay(&p);
}

/* The price is one card for each symbol of the province without a governor. */
TALLY_PROPERTY(price_is_the_symbols_without_a_governor)
{
    if (s->phase != PLACE || !READS(t, Q_own_province, 'A') || !READS(t, Q_two_on_one_area, 'A'))
        return true;
    unsigned province = s->site - 1u;
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

STEP_PROPERTY(price_falls_by_what_a_governor_stands_for, ON(M_PLACE))
{
    if (!READS(t, Q_two_on_one_area, 'A') || !READS(t, Q_own_province, 'A'))
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

/* A player who begins an occupation can always finish it. */
TALLY_PROPERTY(occupation_can_always_be_finished)
{
    bool any = s->phase != PLACE || can(t, s, M_PAY, 0);
    for (unsigned a = 0; !any && a < t->areas; a++)
        any = can(t, s, M_PLACE, a);
    return any;
}

CLAUSE(occupy_discard, "Vrije provincie", EFFECT, EXPLICIT, "Cards that are paid are discarded.")

STEP_PROPERTY(cards_paid_are_discarded, ON(M_PAY))
{
    bool good = true;
    if (before->victim != 0)
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->used[k] == 0
            && after->discard[k] + after->pile[k]
                   == before->discard[k] + before->pile[k] + before->price[k] + before->used[k];
    return good;
}

CLAUSE(occupy_extra_governors, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Further governors, up to all four, can stand in for cards.")

FORBIDS(occupy_extra_governors, governor_spares_no_missing_card, ON(M_PLACE),
        "a governor on {area} would not stand in for a card that {actor} lacks")
{
    return READS(t, Q_extra_governors, 'B') && s->phase == PLACE && is_site(t, s, m.arg[0])
        && governors_left(t, s, s->mover) > 0 && has_room(t, s, s->mover, m.arg[0])
        && !spares_missing_cards(t, s, m.arg[0]);
}

/* The order does not matter: the same governors on the same areas are the same position. */
STEP_PROPERTY(governors_come_in_any_order, BEGINS_CONQUEST)
{
    for (unsigned a = 0; a < t->areas; a++) {
        struct alexandros_state one = *after, other = *before;
        struct move first = m, then = { M_PLACE, m.actor, { (uint8_t)a } };
        first.arg[0] = (uint8_t)a;
        if (after->province[a] != after->province[m.arg[0]]
            || alexandros_step(t, &one, then) != LEGAL || a == m.arg[0])
            continue;
        then.arg[0] = m.arg[0];
        if (alexandros_step(t, &other, first) != LEGAL || alexandros_step(t, &other, then) != LEGAL
            || !same_bytes((const uint8_t *)&one, (const uint8_t *)&other, sizeof one))
            return false;
    }
    return true;
}

STEP_PROPERTY(further_governors_come_in_any_order, ON(M_PLACE))
{
    for (unsigned a = 0; a < t->areas; a++) {
        struct alexandros_state one = *after, other = *before;
        struct move then = { M_PLACE, m.actor, { (uint8_t)a } };
        if (after->province[a] != after->province[m.arg[0]]
            || alexandros_step(t, &one, then) != LEGAL)
            continue;
        if (alexandros_step(t, &other, then) != LEGAL || alexandros_step(t, &other, m) != LEGAL
            || !same_bytes((const uint8_t *)&one, (const uint8_t *)&other, sizeof one))
            return false;
    }
    return true;
}

QUESTION(q_extra_governors, "May governors stand in for cards that the player has?", 'A',
         "At least one governor is placed, says the document, and so up to all four; in an example "
         "a card could have taken the place of one. Further governors are mentioned for a player "
         "who lacks cards, but to check that would reveal his hand.",
         BUILT('A', "yes"), BUILT('B', "no, only for cards that he lacks"))

EXCLUDES(q_extra_governors, 'B', q_two_on_one_area, 'B',
         "a second governor on an area stands in for no card, whether he lacks it or not")

INERT(multi_governor_advice, "Vrije provincie", INFORMATION, EXPLICIT,
      "Several governors in one province are for exceptional cases.",
      "advice: it allows and forbids nothing")

CLAUSE(occupy_from_supply, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors come from the player's supply; who has none there cannot occupy a province.")

FORBIDS(occupy_from_supply, supply_is_empty, BEGINS_CONQUEST | ON(M_PLACE),
        "{actor} has no governor in the supply")
{
    bool comes_home = m.kind == M_TAKE_OVER && lord_of(t, s, s->province[m.arg[0]]) == m.actor;
    return governors_left(t, s, m.actor) == 0 && !comes_home;
}

STEP_PROPERTY(placed_governors_come_from_the_supply)
{
    unsigned p = before->mover, was = on_board(before, p), is = on_board(after, p);
    bool places = m.kind == M_OCCUPY || m.kind == M_PLACE;
    if (places)
        return is == was + 1 && was < t->governors;
    return is <= was || m.kind == M_TAKE_OVER;
}

/* A move never places governors of another player. */
STEP_PROPERTY(governors_of_others_are_not_placed)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (p == before->mover || on_board(after, p) <= on_board(before, p));
    return good;
}

CLAUSE(split_same_turn_occupy, "Vrije provincie", PERMISSION, EXPLICIT,
       "Whoever cut a part off may occupy it with an action of the same turn.")

/* The state remembers nothing about a province but its areas and governors. */
STATE_PROPERTY(nothing_is_kept_of_the_move_but_walls)
{
    bool moving =
        s->phase == CARD || on_the_move(s) || s->phase == REVEAL || s->phase == JOKER_TAKE;
    return moving
        || (s->card == 0 && s->joker == 0 && s->replace == 0 && s->goal == 0 && s->target == 0
            && s->laid == 0);
}

/* As soon as the move is over, a new part without an owner that has one symbol can be occupied with
 * a governor and no card. */
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

FORBIDS(takeover_opponent, nobody_loses_the_province, ON(M_TAKE_OVER),
        "no opponent of {actor} occupies the province of {area}")
{
    return !is_somebodys(t, s, m.actor, m.arg[0]);
}

FORBIDS(takeover_opponent, no_opponent_stands_there, ON(M_REMOVE),
        "no governor of an opponent stands on {area}")
{
    return !is_somebodys(t, s, m.actor, m.arg[0]) || who_stands_on(t, s, m.arg[0]) == NOWHERE;
}

STEP_PROPERTY(province_taken_over_was_somebody_elses, ON(M_TAKE_OVER))
{
    unsigned lord = lord_of(t, before, before->province[m.arg[0]]);
    if (lord == before->mover) /* the owner himself loses nothing */
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
         "That is a slip: cards are meant, and no number of points is named.", BUILT('A', "no"),
         INVENTS('B', "yes", "how many points, and what holds for a player who has fewer"))

QUESTION(q_takeover_own, "May a player take over a province of his own?", 'A',
         "The heading and its first sentence speak of opponents.", BUILT('A', "no"),
         BUILT('B', "yes, to place his governors anew"))

CLAUSE(takeover_two_per_governor, "Overnemen", LEGALITY, EXPLICIT,
       "Each governor in such a province costs two cards.")

FORBIDS(takeover_two_per_governor, cards_are_too_few, ON(M_TAKE_OVER) | ON(M_REMOVE),
        "{actor} has fewer than two cards for each governor in the province of {area}")
{
    return is_somebodys(t, s, m.actor, m.arg[0])
        && sum_of(s->hand[m.actor], SYMBOLS) < 2 * governors_there(t, s, s->province[m.arg[0]]);
}

STEP_PROPERTY(two_cards_go_for_each_governor, REMOVES)
{
    unsigned n = governors_there(t, before, before->province[m.arg[0]]);
    return n > 0 && after->held[before->mover] + 2 * n == before->held[before->mover];
}

CLAUSE(takeover_right_symbol, "Overnemen", LEGALITY, EXPLICIT,
       "Both cards have the symbol of the area on which that governor stands.")

FORBIDS(takeover_right_symbol, cards_have_other_symbols, ON(M_TAKE_OVER) | ON(M_REMOVE),
        "for a governor in the province of {area} {actor} does not have two cards with the symbol "
        "of his area")
{
    bool lacks = false;
    for (unsigned a = 0; a < t->areas; a++)
        lacks = lacks
             || (s->province[a] == s->province[m.arg[0]] && who_stands_on(t, s, a) != NOWHERE
                 && s->hand[m.actor][t->symbol[a] % SYMBOLS] < 2);
    return lacks && is_somebodys(t, s, m.actor, m.arg[0]);
}

STEP_PROPERTY(cards_for_governors_have_their_symbols, ON(M_TAKE_OVER))
{
    uint8_t due[SYMBOLS];
    bool good = true;
    ransom(t, before, before->province[m.arg[0]], due);
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && before->hand[before->mover][k] >= due[k] && after->used[k] == due[k]
            && after->hand[before->mover][k] + due[k] == before->hand[before->mover][k];
    return good;
}

CLAUSE(takeover_all_governors, "Overnemen", LEGALITY, IMPLIED,
       "All governors of the province have to go.")

FORBIDS(takeover_all_governors, cards_are_for_some_governors_only, ON(M_TAKE_OVER) | ON(M_REMOVE),
        "the cards of {actor} drive out one governor of the province of {area}, but not all")
{
    bool one = false;
    for (unsigned a = 0; a < t->areas; a++)
        one = one
           || (s->province[a] == s->province[m.arg[0]] && who_stands_on(t, s, a) != NOWHERE
               && s->hand[m.actor][t->symbol[a] % SYMBOLS] >= 2);
    return one && is_somebodys(t, s, m.actor, m.arg[0]) && !can_drive_out(t, s, m.actor, m.arg[0]);
}

STEP_PROPERTY(no_governor_of_the_loser_stays, REMOVES)
{
    unsigned province = before->province[m.arg[0]], lord = lord_of(t, before, province);
    return governors_of(after, lord, province) == (m.kind == M_TAKE_OVER && lord == before->mover);
}

CLAUSE(takeover_governors_home, "Overnemen", EFFECT, EXPLICIT,
       "Removed governors go back to the supply of their owner.")

STEP_PROPERTY(removed_governors_are_in_the_supply, REMOVES)
{
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

FORBIDS_TIME(takeover_then_occupy, freed_province_is_occupied_first, ACTS | ON(M_FILL) | ON(M_END),
             "the province that lost its governors is to be occupied now")
{
    bool there =
        s->razed != 0 && m.kind == M_OCCUPY && s->province[m.arg[0]] == s->province[s->razed - 1u];
    return s->phase == ACTION && s->razed != 0 && !there;
}

FORBIDS(takeover_then_occupy, nothing_is_left_to_occupy_with, ON(M_TAKE_OVER),
        "after the cards for the governors {actor} could not pay for the province of {area}")
{
    unsigned province = s->province[m.arg[0]];
    return t->symbol[m.arg[0]] != PLAIN && can_drive_out(t, s, m.actor, m.arg[0])
        && (governors_left(t, s, m.actor) > 0 || lord_of(t, s, province) == m.actor)
        && !can_occupy_then(t, s, m.actor, province, m.arg[0]);
}

FORBIDS(takeover_then_occupy, province_could_not_be_occupied_next, ON(M_REMOVE),
        "{actor} could not occupy the province of {area} with the next action")
{
    return READS(t, Q_takeover_split_actions, 'B') && can_drive_out(t, s, m.actor, m.arg[0])
        && (s->actions != 2 || !can_occupy_then(t, s, m.actor, s->province[m.arg[0]], NOWHERE));
}

STEP_PROPERTY(conqueror_has_a_governor_in_the_province, ON(M_TAKE_OVER))
{
    unsigned province = before->province[m.arg[0]];
    return after->phase == PLACE && lord_of(t, after, province) == before->mover
        && after->site == province + 1;
}

/* q-takeover-split-actions B: the next action occupies the province whose governors were
 * removed. */
STATE_PROPERTY(removed_governors_are_kept_in_mind_for_one_reading)
{
    return s->razed == 0
        || (READS(t, Q_takeover_split_actions, 'B') && s->razed <= t->areas
            && (s->phase == GIVE || (s->phase == ACTION && s->actions == 1)));
}

CLAUSE(takeover_one_action, "Overnemen", EFFECT, EXPLICIT, "A whole takeover is one action.")

FORBIDS(takeover_one_action, governors_go_with_an_occupation_only, ON(M_REMOVE),
        "governors are removed only together with an occupation")
{
    return READS(t, Q_takeover_split_actions, 'A');
}

FORBIDS(takeover_one_action, removing_is_an_action_of_its_own, ON(M_TAKE_OVER),
        "the governors are to be removed first, with an action of its own")
{
    return READS(t, Q_takeover_split_actions, 'B');
}

STEP_PROPERTY(taking_over_costs_one_action, ON(M_TAKE_OVER))
{
    return after->actions == before->actions;
}

QUESTION(q_takeover_split_actions, "May governors be removed without occupying the province?", 'A',
         "All of it is one action, and the second part has to follow.",
         BUILT('A', "no: it is all or nothing"),
         BUILT('B', "yes, as the first action, if the second one occupies it"),
         BUILT('C', "yes, even without occupying it at all"))

CLAUSE(takeover_half_to_victim, "Overnemen", EFFECT, EXPLICIT,
       "Half of the cards used for it go to who lost the province.")

STEP_PROPERTY(loser_gets_his_half, ON(M_PAY))
{
    if (before->victim == 0)
        return true;
    unsigned loser = before->victim - 1u,
             half = t->head.players == 2 ? 0 : half_up(cards_used(t, before));
    return after->held[loser] + after->due == before->held[loser] + half;
}

/* The number of cards left to give is smaller than the number used. */
STATE_PROPERTY(half_is_given_card_by_card)
{
    if (s->phase != GIVE)
        return s->due == 0;
    unsigned left = sum_of(s->used, SYMBOLS);
    return s->due > 0 && s->due < left && t->head.players > 2 && s->victim <= t->head.players;
}

STEP_PROPERTY(card_given_is_the_losers, ON(M_GIVE))
{
    unsigned loser = before->victim - 1u, k = m.arg[0];
    return before->used[k] > 0 && after->hand[loser][k] > before->hand[loser][k]
        && after->held[loser] + after->due == before->held[loser] + before->due
        && before->held[before->mover] == after->held[before->mover];
}

QUESTION(q_victim_cards_when, "When does the loser get his cards?", 'A',
         "With the recommended readings he can use them in his own turn only, so a later moment "
         "would make no difference.",
         BUILT('A', "at once"),
         INVENTS('B', "after the turn of the conqueror",
                 "where the cards lie until then, and whether he has them if a tax follows in that "
                 "turn"))

CLAUSE(takeover_counts_all, "Overnemen", DEFINITION, IMPLIED,
       "Used are the cards for governors that go and those for symbols together.")

/* The cards for the province also count, except under q-half-of-what B. */
STEP_PROPERTY(cards_for_the_province_count_too, ON(M_PAY))
{
    if (after->phase != GIVE)
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

FORBIDS_TIME(takeover_conqueror_picks, loser_gets_his_cards_first, BY_PLAYERS & ~ON(M_GIVE),
             "{mover} is to choose first which cards the loser gets")
{
    return s->phase == GIVE;
}

FORBIDS(takeover_conqueror_picks, no_such_card_was_used, ON(M_GIVE),
        "no {card} is left of the cards that were used")
{
    return s->phase == GIVE && s->used[m.arg[0]] == 0;
}

/* The conqueror is asked only if he has a choice. */
STATE_PROPERTY(conqueror_has_a_choice)
{
    unsigned choices = 0;
    for (unsigned k = 0; k < SYMBOLS; k++)
        choices += s->used[k] > 0;
    return s->phase != GIVE || choices > 1;
}

/* For any cards used and any half of them, in any order: the conqueror can give exactly that
 * half. */
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
    s.governor[0][0] = (uint8_t)(area(&t, 2, 5) + 1);
    s.site = (uint8_t)(s.province[s.governor[0][0] - 1u] + 1);
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
    for (unsigned n = half; s.phase == GIVE && n > 0; n--) {
        unsigned k = choose(from, SYMBOLS);
        while (s.hand[1][k] == wanted[k])
            k = (k + 1) % SYMBOLS;
        struct move give = { M_GIVE, 0, { (uint8_t)k } };
        if (alexandros_step(&t, &s, give) != LEGAL)
            return false;
    }
    return s.phase == ACTION && s.held[1] == half && same_bytes(s.hand[1], wanted, SYMBOLS);
}

CLAUSE(takeover_round_up, "Overnemen", EFFECT, EXPLICIT,
       "Of an odd number the larger half goes to the loser.")

/* An odd card goes to the loser: of n cards he gets n - n / 2. */
STEP_PROPERTY(odd_card_is_the_losers, ON(M_PAY))
{
    if (before->victim == 0 || t->head.players == 2)
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

CLAUSE(takeover_rest_discard, "Overnemen", EFFECT, EXPLICIT,
       "The other half of the cards is discarded.")

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
