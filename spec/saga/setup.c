/* This chapter states what the document says under "Spelvoorbereiding": the sides of the lands, a
 * set for each player, the display, the youngest player. */
#include "shared.h"
#include "conquests.h"

CLAUSE(first_game_crown_sides, "Voorbereiding", SETUP, EXPLICIT,
       "In a first game every land shows the side with the crown.")

static bool is_a_first_game(const struct saga_table *t)
{
    bool crowns = true;
    for (unsigned land = 0; land < t->lands; land++)
        crowns = crowns && t->side[land] == CROWN;
    return crowns;
}

FORBIDS_TIME(first_game_crown_sides, side_of_a_first_game, ON(M_SIDE),
             "in a first game all lands show the crown, {land} like the others")
{
    return is_a_first_game(t);
}

STATE_PROPERTY(lands_show_the_sides_of_the_table)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool waits = land >= t->lands
                  || (s->phase == SIDES && t->side[land] == EITHER && !bit(s->settled, land));
        good = good && s->side[land] <= PLAIN && (!waits || s->side[land] == CROWN)
            && (land >= t->lands || t->side[land] == EITHER || s->side[land] == t->side[land]);
    }
    return good;
}

LAW(assumed_game_is_a_first_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s;
    saga_start(&t, &s);
    for (unsigned land = 0; land < LANDS; land++)
        if (t.side[land] != CROWN || s.side[land] != CROWN)
            return false;
    return s.phase != SIDES;
}

CLAUSE(later_games_any_sides, "Voorbereiding", VARIANT, EXPLICIT,
       "In later games a land may show its other side, and sides may be mixed at will.")

FORBIDS_TIME(later_games_any_sides, side_is_chosen, ON(M_SIDE),
             "it is settled which side of {land} shows")
{
    return !is_a_first_game(t)
        && (t->side[m.arg[0] % LANDS] != EITHER || s->phase > SIDES || bit(s->settled, m.arg[0]));
}

FORBIDS_TIME(later_games_any_sides, sides_are_chosen_first, ANY_MOVE & ~ON(M_SIDE),
             "it is not settled yet which side of each land shows")
{
    return s->phase == SIDES;
}

LAW(sides_may_be_mixed_at_will)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s;
    bool open = false;
    for (unsigned land = 0; land < LANDS; land++) {
        t.side[land] = (uint8_t)choose(from, 3);
        open = open || t.side[land] == EITHER;
    }
    if (judged(&t) != LEGAL)
        return false;
    saga_start(&t, &s);
    return (s.phase == SIDES) == open;
}

LAW(a_third_side_is_refused)
{
    struct saga_table t = as_assumed(from);
    t.side[choose(from, LANDS)] = (uint8_t)(EITHER + 1 + choose(from, 4));
    return judged(&t) == SAGA_later_games_any_sides;
}

STEP_PROPERTY(sides_are_chosen_once)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool chosen = m.kind == M_SIDE && m.arg[0] == land;
        good = good && after->side[land] == (chosen ? m.arg[1] : before->side[land]);
    }
    return good
        && (m.kind != M_SIDE
            || (before->phase == SIDES && t->side[m.arg[0]] == EITHER
                && !bit(before->settled, m.arg[0])
                && (after->phase != SIDES || bit(after->settled, m.arg[0]))));
}

/* While sides are being chosen, the state keeps the chosen lands as a set, without their order. */
STATE_PROPERTY(sides_that_were_chosen_are_kept_while_others_wait)
{
    bool waits = false, good = s->settled < 1u << (s->phase == SIDES ? LANDS : 0);
    for (unsigned land = 0; land < LANDS; land++) {
        bool open = land < t->lands && t->side[land] == EITHER;
        good = good && (open || !bit(s->settled, land));
        waits = waits || (open && !bit(s->settled, land));
    }
    return good && (s->phase != SIDES || waits);
}

/* The order of the lands has no effect. */
LAW(sides_are_chosen_in_any_order)
{
    struct saga_table t = as_assumed(from);
    struct saga_state one, other;
    unsigned a = choose(from, LANDS), b = choose(from, LANDS), c = choose(from, LANDS);
    if (a == b || b == c || c == a)
        return true;
    t.side[a] = t.side[b] = t.side[c] = EITHER;
    struct move first = { M_SIDE, NATURE, { (uint8_t)a, (uint8_t)choose(from, 2) } };
    struct move second = { M_SIDE, NATURE, { (uint8_t)b, (uint8_t)choose(from, 2) } };
    saga_seal(&t);
    saga_start(&t, &one);
    other = one;
    return saga_step(&t, &one, first) == LEGAL && saga_step(&t, &one, second) == LEGAL
        && saga_step(&t, &other, second) == LEGAL && saga_step(&t, &other, first) == LEGAL
        && same_bytes((const uint8_t *)&one, (const uint8_t *)&other, sizeof one);
}

CLAUSE(lands_start_in_middle, "Voorbereiding", SETUP, EXPLICIT,
       "All of them begin in the middle of the table, before nobody.")

STATE_PROPERTY(nobody_has_a_land_before_the_first_turn)
{
    return s->phase >= TURN || (all_zero(s->holder, LANDS) && all_zero(s->turned, LANDS));
}

STEP_PROPERTY(all_lands_lie_in_the_middle_when_the_first_turn_begins)
{
    return before->phase >= TURN || after->phase < TURN
        || (all_zero(after->holder, LANDS) && all_zero(after->attack[0], SEATS * ROOM)
            && all_zero(after->pool, CARDS));
}

LAW(lands_begin_before_nobody)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s;
    saga_start(&t, &s);
    return all_zero(s.holder, LANDS) && all_zero(s.attack[0], SEATS * ROOM)
        && all_zero(s.pool, CARDS);
}

INERT(lands_two_rows, "Voorbereiding", SETUP, EXPLICIT,
      "The lands lie in two rows of three, with room for knights between the rows.",
      "a layout without effect: it is not kept")

CLAUSE(one_set_per_player, "Voorbereiding", SETUP, EXPLICIT,
       "Each player takes one whole set into his hand.")

/* The owner of this set: a player, or after the players the display, or NOBODY. */
static unsigned who_has(const struct saga_table *t, const struct saga_state *s, unsigned set)
{
    unsigned who = NOBODY;
    for (unsigned p = 0; p <= t->head.players && p <= SEATS; p++)
        who = s->set_of[p] == set + 1 ? p : who;
    return who;
}

FORBIDS_TIME(one_set_per_player, sets_are_given_first, ANY_MOVE & ~(ON(M_SIDE) | ON(M_SET)),
             "the sets are still being given out")
{
    return s->phase == DEAL_SETS;
}

FORBIDS(one_set_per_player, player_has_a_set, ON(M_SET), "{owner} has a set already")
{
    return m.arg[1] < t->head.players && s->set_of[m.arg[1] % SEATS] != 0;
}

FORBIDS(one_set_per_player, set_is_another_players, ON(M_SET), "set {set} was given to {set_owner}")
{
    unsigned who = who_has(t, s, m.arg[0]);
    return m.arg[1] < t->head.players && who < t->head.players && who != m.arg[1];
}

TABLE_PROPERTY(sets_of_the_table_are_given_once)
{
    unsigned given = 0;
    bool good = t->display_set <= t->sets;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned one = t->seat_set[p] == 0 ? 0 : 1u << t->seat_set[p];
        good = good && t->seat_set[p] <= t->sets && (given & one) == 0
            && (p < t->head.players || one == 0);
        given |= one;
    }
    return good && (t->display_set == 0 || (given >> t->display_set & 1) == 0);
}

LAW(one_set_for_two_players_is_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned one = choose(from, t.head.players - 1u), set = 1 + choose(from, SETS);
    t.seat_set[one] = t.seat_set[one + 1 + choose(from, t.head.players - one - 1u)] = (uint8_t)set;
    return judged(&t) == SAGA_one_set_per_player;
}

STATE_PROPERTY(no_set_is_given_twice)
{
    unsigned met = 0;
    bool good = true;
    for (unsigned p = 0; p <= SEATS; p++) {
        unsigned one = s->set_of[p] == 0 ? 0 : 1u << s->set_of[p] % 32;
        bool given = p <= t->head.players && s->phase > DEAL_SETS;
        good = good && s->set_of[p] <= t->sets && (met & one) == 0 && (!given || one != 0)
            && (p <= t->head.players || one == 0);
        met |= one;
    }
    return good;
}

STATE_PROPERTY(sets_are_those_that_the_table_gives)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        good = good
            && (s->phase <= DEAL_SETS || t->seat_set[p] == 0 || s->set_of[p] == t->seat_set[p]);
    return good
        && (s->phase <= DEAL_SETS || t->display_set == 0
            || s->set_of[t->head.players] == t->display_set);
}

/* Until somebody has had a turn, a hand is its whole set. */
TALLY_PROPERTY(each_player_takes_a_whole_set)
{
    for (unsigned p = 0; s->phase < TURN && p < t->head.players; p++)
        for (unsigned card = 0; card < CARDS; card++)
            if (s->hand[p][card] != (s->set_of[p] == 0 ? 0 : t->set[s->set_of[p] - 1][card]))
                return false;
    return true;
}

TALLY_PROPERTY(hands_hold_what_they_count)
{
    for (unsigned p = 0; p < SEATS; p++)
        if (sum_of(s->hand[p], CARDS) != s->held[p])
            return false;
    return true;
}

STEP_PROPERTY(set_goes_to_one_player)
{
    bool good = true;
    for (unsigned p = 0; p <= SEATS; p++) {
        bool given = m.kind == M_SET && m.arg[1] == p;
        good = good && after->set_of[p] == (given ? m.arg[0] + 1 : before->set_of[p]);
    }
    return good
        && (m.kind != M_SET || (before->phase == DEAL_SETS && before->set_of[m.arg[1]] == 0));
}

QUESTION(q_set_choice, "Are the sets chosen or dealt?", 'A',
         "Each player receives one. Choosing would differ in setting up only, and no order of "
         "choosing is given.",
         BUILT('A', "dealt"),
         INVENTS('B', "the players choose", "in which order the players choose"))

CLAUSE(display_from_one_set, "Voorbereiding", SETUP, EXPLICIT,
       "Any one of the sets that nobody got makes the display.")

FORBIDS(display_from_one_set, display_has_its_set, ON(M_SET), "the display has its set already")
{
    return m.arg[1] == t->head.players && s->set_of[t->head.players] != 0;
}

FORBIDS(display_from_one_set, set_is_a_players, ON(M_SET), "set {set} was given to {set_owner}")
{
    return m.arg[1] == t->head.players && who_has(t, s, m.arg[0]) < t->head.players;
}

FORBIDS(display_from_one_set, set_makes_the_display, ON(M_SET), "set {set} makes the display")
{
    return m.arg[1] < t->head.players && who_has(t, s, m.arg[0]) == t->head.players;
}

/* The copies of a knight in the display's set that lie under no land yet. */
static unsigned not_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned set = s->set_of[t->head.players], n = 0;
    if (set == 0 || set > SETS)
        return 0;
    n = t->set[set - 1][card];
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            n -= n > 0 && s->defence[land][i] == card + 1;
    return n;
}

FORBIDS(display_from_one_set, knight_is_not_left, ON(M_DEAL) | ON(M_REDEAL),
        "in the set of the display no {knight} is left")
{
    return s->phase == DISPLAY && not_dealt(t, s, m.arg[0] % CARDS) == 0;
}

LAW(set_of_a_player_is_refused_as_display)
{
    struct saga_table t = as_assumed(from);
    unsigned set = 1 + choose(from, SETS);
    t.seat_set[choose(from, t.head.players)] = t.display_set = (uint8_t)set;
    return judged(&t) == SAGA_display_from_one_set;
}

TALLY_PROPERTY(display_is_of_its_set)
{
    unsigned set = s->set_of[t->head.players], lying[CARDS + 1] = { 0 };
    if (s->phase >= TURN)
        return true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            lying[s->defence[land][i] == 0 ? CARDS
                                           : least(knight_of(s->defence[land][i]), CARDS)]++;
    for (unsigned card = 0; card < CARDS; card++)
        if (set == 0 || s->phase < DISPLAY ? lying[card] != 0
            : s->phase == DISPLAY          ? lying[card] > t->set[set - 1][card]
                                           : lying[card] != t->set[set - 1][card])
            return false;
    return true;
}

CLAUSE(surplus_sets_boxed, "Voorbereiding", SETUP, EXPLICIT,
       "The sets then left over take no part: two of them with two players, one with three, none "
       "with four.")

/* This reason is more specific than that each player has a set. */
FORBIDS_TIME(surplus_sets_boxed, sets_are_given, ON(M_SET),
             "all sets that take part are given, and the others are in the box")
{
    return s->phase > DEAL_SETS;
}

/* Of five sets, two are left over with two players, one with three, none with four. */
STATE_PROPERTY(sets_left_over_are_in_the_box)
{
    unsigned used = 0;
    for (unsigned p = 0; p <= SEATS; p++)
        used += s->set_of[p] != 0;
    return t->head.small || s->phase <= DEAL_SETS || SETS - used == 4u - t->head.players;
}

CLAUSE(display_dealt_open, "Voorbereiding", SETUP, EXPLICIT,
       "The knights of the display are turned one by one and pushed under the lands, open; they "
       "defend them.")

FORBIDS_TIME(display_dealt_open, display_is_dealt_first,
             ANY_MOVE & ~(ON(M_SIDE) | ON(M_SET) | ON(M_DEAL) | ON(M_REDEAL)),
             "the knights of the display are still being dealt")
{
    return s->phase == DISPLAY;
}

STATE_PROPERTY(display_lies_open)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            good = good
                && ((s->defence[land][i] & DOWN) == 0
                    || (s->holder[land] != 0 && READS(t, Q_hide_forced, 'B')));
    return good;
}

STATE_PROPERTY(display_is_dealt_knight_by_knight)
{
    unsigned n = 0;
    for (unsigned land = 0; land < t->lands; land++)
        n += under(s, land).size;
    return s->phase != DISPLAY || n < DISPLAYED * (unsigned)t->lands;
}

STEP_PROPERTY(knights_are_dealt_one_by_one)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS && m.kind == M_DEAL; land++) {
        struct lying was = under(before, land), is = under(after, land);
        bool here = m.arg[1] == land;
        good = good && is.size == was.size + (here ? 1 : 0)
            && (!here || where_in(is, m.arg[0]) < is.size);
        for (unsigned i = 0; i < was.size; i++)
            good = good && where_in(is, knight_of(was.card[i])) < is.size;
    }
    return good && (m.kind != M_DEAL || before->phase == DISPLAY);
}

CLAUSE(display_two_per_land, "Voorbereiding", SETUP, EXPLICIT,
       "Each land gets two knights, no more and no fewer.")

FORBIDS_TIME(display_two_per_land, display_lies, ON(M_DEAL) | ON(M_REDEAL),
             "the display lies, two knights under each land")
{
    return s->phase > DISPLAY;
}

FORBIDS(display_two_per_land, land_has_two, ON(M_DEAL), "{land} has its two knights")
{
    return s->phase == DISPLAY && under(s, m.arg[1]).size >= DISPLAYED;
}

TABLE_PROPERTY(layout_is_complete_or_not_given)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            good = good && t->display[land][i] <= CARDS
                && (t->display[land][i] != 0) == (t->display[0][0] != 0 && land < t->lands);
    return good && (t->display[0][0] == 0 || t->display_set != 0);
}

/* Except under q-takeback-last-defender C, where a land that came back to the middle has none. At
 * the end the holder of purple may have added one. */
STATE_PROPERTY(two_knights_defend_a_land_in_the_middle)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned n = under(s, land).size;
        bool bare = n == 0 && READS(t, Q_takeback_last_defender, 'C');
        bool added = s->ending >= CLOSING && n <= 3;
        good = good
            && (s->phase < DISPLAY ? n == 0
                : s->phase == DISPLAY
                    ? n <= 2
                    : s->holder[land] != 0 || n == 2 || (bare && s->phase >= TURN) || added);
    }
    return good;
}

LAW(incomplete_layouts_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned there = choose(from, LANDS);
    t.display_set = 1;
    t.display[there][0] = (uint8_t)(card_of(there, 1) + 1);
    return judged(&t) == SAGA_display_two_per_land;
}

CLAUSE(display_first_own_colour, "Voorbereiding", SETUP, EXPLICIT,
       "The first knight of a land has the colour of the land.")

static bool first_ones_wait(const struct saga_table *t, const struct saga_state *s)
{
    bool wait = false;
    for (unsigned land = 0; land < t->lands; land++)
        wait = wait || under(s, land).size == 0;
    return wait;
}

FORBIDS(display_first_own_colour, first_is_of_another_colour, ON(M_DEAL),
        "{knight} would be the first under {land} and has not its colour")
{
    return s->phase == DISPLAY && under(s, m.arg[1]).size == 0 && colour_of(m.arg[0]) != m.arg[1];
}

FORBIDS(display_first_own_colour, other_lands_have_no_first, ON(M_DEAL),
        "{land} has its first knight, and other lands have none yet")
{
    return s->phase == DISPLAY && READS(t, Q_setup_stuck, 'B') && first_ones_wait(t, s)
        && under(s, m.arg[1]).size == 1;
}

TABLE_PROPERTY(every_set_has_every_colour)
{
    bool good = true;
    for (unsigned k = 0; k < t->sets; k++)
        for (unsigned colour = 0; colour < t->lands; colour++) {
            bool displays = t->display_set == 0 ? true : t->display_set == k + 1;
            unsigned n = sum_of(&t->set[k][card_of(colour, 1)], VALUES);
            good = good && (n >= 1 || (t->head.small && !displays));
        }
    return good;
}

LAW(sets_without_a_colour_are_refused)
{
    struct saga_table t = as_assumed(from);
    uint8_t *set = t.set[choose(from, SETS)];
    unsigned lost = choose(from, COLOURS);
    for (unsigned points = 1; points <= VALUES; points++) {
        set[card_of((lost + 1) % COLOURS, points)] =
            (uint8_t)(set[card_of((lost + 1) % COLOURS, points)] + set[card_of(lost, points)]);
        set[card_of(lost, points)] = 0;
    }
    return judged(&t) == SAGA_display_first_own_colour;
}

/* One knight of each land has its colour, and it was the first. */
STATE_PROPERTY(displayed_lands_have_a_knight_of_their_colour)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        struct lying l = under(s, land);
        good = good && (s->holder[land] != 0 || l.size == 0 || has_colour(l, land));
    }
    return good;
}

CLAUSE(display_second_on_top, "Voorbereiding", SETUP, EXPLICIT,
       "The second lies on the first, so that both values can be read.")

TALLY_PROPERTY(everybody_reads_the_knights_under_lands)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned land = 0; land < LANDS; land++)
            for (unsigned i = 0; i < COLOURS; i++) {
                unsigned byte = s->defence[land][i];
                bool hidden = (byte & DOWN) != 0 && s->holder[land] != p + 1;
                if (seen.defence[land][i] != (hidden ? byte & ~(unsigned)KNIGHT : byte))
                    return false;
            }
    }
    return true;
}

CLAUSE(display_colours_differ, "Voorbereiding", SETUP, EXPLICIT,
       "The two knights of a land differ in colour.")

FORBIDS(display_colours_differ, second_is_of_the_same_colour, ON(M_DEAL),
        "{knight} would be the second of its colour under {land}")
{
    return s->phase == DISPLAY && under(s, m.arg[1]).size == 1 && colour_of(m.arg[0]) == m.arg[1];
}

TABLE_PROPERTY(no_set_has_more_of_a_colour_than_lands)
{
    bool good = true;
    for (unsigned k = 0; k < t->sets; k++)
        for (unsigned colour = 0; colour < COLOURS; colour++) {
            bool displays = t->display_set == 0 ? true : t->display_set == k + 1;
            unsigned n = sum_of(&t->set[k][card_of(colour, 1)], VALUES);
            good = good && (n <= t->lands || (t->head.small && !displays));
        }
    return good;
}

/* A set with seven knights of one colour and one of each other, worth 30 like the others. */
LAW(sets_with_seven_of_a_colour_are_refused)
{
    struct saga_table t = as_assumed(from);
    uint8_t *set = t.set[choose(from, SETS)];
    unsigned many = choose(from, COLOURS);
    for (unsigned card = 0; card < CARDS; card++)
        set[card] = colour_of(card) != many && value_of(card) == 3 ? 1 : 0;
    set[card_of(many, 1)] = 1;
    set[card_of(many, 2)] = 4;
    set[card_of(many, 3)] = 2;
    return judged(&t) == SAGA_display_colours_differ;
}

STATE_PROPERTY(displayed_knights_of_a_land_differ_in_colour)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++)
        good = good && (s->holder[land] != 0 || colours_differ(under(s, land)));
    return good;
}

CLAUSE(display_deal_may_stick, "Voorbereiding", SETUP, SILENT,
       "What becomes of a turned knight that fits no land is not said.")

/* The number of knights of a colour that lie under no land yet. */
static unsigned not_dealt_of(const struct saga_table *t, const struct saga_state *s,
                             unsigned colour)
{
    unsigned n = 0;
    for (unsigned points = 1; points <= VALUES; points++)
        n += not_dealt(t, s, card_of(colour, points));
    return n;
}

/* Can the rest be laid out if this knight goes under this land? Each land without a knight takes
 * one of its colour; then each land with one takes a second of another colour. By Hall's theorem
 * that is possible if no colour is missing, and no colour has more knights left than there are
 * lands of other colours that wait. */
static bool rest_can_be_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card,
                              unsigned land)
{
    bool second = under(s, land).size == 1;
    unsigned wait = 0;
    for (unsigned l = 0; l < t->lands; l++)
        wait += under(s, l).size < DISPLAYED && !(l == land && second);
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned is = colour < t->lands ? under(s, colour).size : DISPLAYED;
        unsigned n = not_dealt_of(t, s, colour), itself = colour_of(card) == colour,
                 first = is == 0 && !(colour == land),
                 own = is < DISPLAYED && !(colour == land && second);
        if (n < itself + first)
            return false;
        n -= itself + first;
        if (n > 0 && n + own > wait)
            return false;
    }
    return true;
}

static bool may_lie_under(const struct saga_state *s, unsigned card, unsigned land)
{
    unsigned n = under(s, land).size;
    return n == 0 ? colour_of(card) == land : n == 1 && colour_of(card) != land;
}

FORBIDS(display_deal_may_stick, rest_would_stick, ON(M_DEAL),
        "with {knight} under {land} the others could not be laid out any more")
{
    unsigned card = m.arg[0] % CARDS, land = m.arg[1] % LANDS;
    return s->phase == DISPLAY && READS(t, Q_setup_stuck, 'A') && not_dealt(t, s, card) > 0
        && may_lie_under(s, card, land) && !rest_can_be_dealt(t, s, card, land);
}

FORBIDS(display_deal_may_stick, nothing_is_dealt_again, ON(M_REDEAL),
        "a knight that fits nowhere is laid aside for later, and nothing is dealt again")
{
    return s->phase == DISPLAY && READS(t, Q_setup_stuck, 'A');
}

FORBIDS(display_deal_may_stick, own_colours_come_first, ON(M_REDEAL),
        "lands still wait for the first knight, of their own colour")
{
    return s->phase == DISPLAY && READS(t, Q_setup_stuck, 'B') && first_ones_wait(t, s);
}

FORBIDS(display_deal_may_stick, knight_fits_somewhere, ON(M_REDEAL),
        "there is a land under which {knight} fits")
{
    bool fits = false;
    for (unsigned land = 0; land < t->lands; land++)
        fits = fits || may_lie_under(s, m.arg[0], land);
    return s->phase == DISPLAY && !READS(t, Q_setup_stuck, 'A') && fits;
}

STEP_PROPERTY(dealing_again_begins_anew, ON(M_REDEAL))
{
    return !READS(t, Q_setup_stuck, 'A') && before->phase == DISPLAY && after->phase == DISPLAY
        && all_zero(after->defence[0], LANDS * COLOURS)
        && same_bytes(after->set_of, before->set_of, SEATS + 1);
}

QUESTION(q_setup_stuck, "What if a knight turned up for the display fits nowhere?", 'A',
         "The rules describe how the display lies in the end.",
         BUILT('A', "every display within the rules can come about: a knight that would be in the "
                    "way is "
                    "laid aside for later"),
         BUILT('B', "knights of the lands' own colours go first, then the others; if one fits "
                    "nowhere all "
                    "is dealt again"),
         BUILT('C', "they are laid as they turn up; if one fits nowhere all is dealt again"))

CLAUSE(castle_set_advice, "Voorbereiding", VARIANT, EXPLICIT,
       "For a first game the set with the castle is proposed as display, in a given layout.")

/* The table gives the whole layout, so that chance decides nothing. */
static struct saga_table with_layout(struct choice *from)
{
    static const uint8_t pair[LANDS][DISPLAYED][2] = {
        { { RED, 1 }, { GREEN, 4 } },     { { GREEN, 4 }, { YELLOW, 2 } },
        { { BLUE, 3 }, { ORANGE, 2 } },   { { ORANGE, 3 }, { BLUE, 1 } },
        { { PURPLE, 3 }, { ORANGE, 2 } }, { { YELLOW, 4 }, { GREEN, 1 } },
    };
    struct saga_table t = as_assumed(from);
    t.display_set = 1;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            t.display[land][i] = (uint8_t)(card_of(pair[land][i][0], pair[land][i][1]) + 1);
    return t;
}

LAW(layout_that_is_proposed_is_laid_out)
{
    struct saga_table t = with_layout(from);
    struct saga_state s;
    if (judged(&t) != LEGAL)
        return false;
    for (unsigned p = 0; p < t.head.players; p++)
        t.seat_set[p] = (uint8_t)(p + 2);
    if (judged(&t) != LEGAL)
        return false;
    saga_start(&t, &s);
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            if (where_in(under(&s, land), t.display[land][i] - 1u) >= 2)
                return false;
    return s.phase == AGE;
}

LAW(layouts_against_the_rules_are_refused)
{
    static const uint8_t by[4] = {
        SAGA_display_first_own_colour,
        SAGA_display_colours_differ,
        SAGA_display_from_one_set,
        SAGA_display_from_one_set,
    };
    struct saga_table t = with_layout(from);
    unsigned spoiled = choose(from, 4), land = choose(from, LANDS);
    uint8_t first = t.display[land][0], *pair = t.display[land];
    if (spoiled == 0) {
        pair[0] = pair[1];
        pair[1] = first;
    } else if (spoiled == 1) {
        pair[1] = first;
    } else if (spoiled == 2) {
        pair[1] = (uint8_t)(card_of(land == PURPLE ? RED : PURPLE, 4) + 1); /* not in that set */
    } else {
        t.display_set = 0;
    }
    return judged(&t) == by[spoiled];
}

CLAUSE(no_starting_fame, "Voorbereiding", SETUP, IMPLIED, "Players begin without chips.")

STATE_PROPERTY(players_begin_without_chips)
{
    return s->phase >= TURN
        || (all_zero(s->fame, SEATS) && all_zero(s->chips[0], SEATS * DENOMINATIONS) && s->owes == 0
            && s->gets == 0);
}

STEP_PROPERTY(nobody_has_fame_when_the_first_turn_begins)
{
    return before->phase >= TURN || all_zero(after->fame, SEATS);
}

CLAUSE(youngest_starts, "Voorbereiding", TURN_ORDER, EXPLICIT,
       "The youngest player has the first turn.")

FORBIDS_TIME(youngest_starts, youngest_is_asked_first, PLAYERS,
             "it is not known yet who is the youngest")
{
    return s->phase == AGE;
}

FORBIDS_TIME(youngest_starts, first_turn_has_begun, ON(M_YOUNGEST), "the first turn has begun")
{
    return s->phase > AGE;
}

TABLE_PROPERTY(age_decides_but_in_scopes)
{
    return t->first == BY_AGE || (t->head.small && t->first < t->head.players);
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct saga_table t = as_assumed(from);
    t.first = (uint8_t)choose(from, BY_AGE);
    return judged(&t) == SAGA_youngest_starts;
}

STEP_PROPERTY(youngest_player_has_the_first_turn)
{
    if (before->phase >= TURN || after->phase < TURN)
        return m.kind != M_YOUNGEST;
    return after->phase == TURN && after->mover == (t->first == BY_AGE ? m.arg[0] : t->first)
        && (t->first != BY_AGE || m.kind == M_YOUNGEST);
}

QUESTION(q_youngest_equal, "What if several players are the youngest?", 'A',
         "Nothing more is said, so any of them may begin.", BUILT('A', "one of them begins"))
