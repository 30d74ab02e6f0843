/* This chapter states what the document says under "Spelvoorbereiding": the sides of the lands,
 * a set for each player, the display, the youngest. */
#include "shared.h"
#include "conquests.h"

CLAUSE(first_game_crown_sides, "Voorbereiding", SETUP, EXPLICIT,
       "In a first game every land shows the side with the crown.")

STATE_PROPERTY(lands_show_the_sides_of_the_table)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool waits =
            land >= t->lands || (s->phase == SIDES && t->side[land] == EITHER && land >= s->cursor);
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

TALLY_PROPERTY(either_side_may_show)
{
    for (unsigned side = CROWN; side <= PLAIN; side++) {
        struct move m = { M_SIDE, NATURE, { s->cursor, (uint8_t)side } };
        if (s->phase == SIDES && (saga_refusal(t, s, m) != LEGAL || saga_weight(t, s, m) != 1))
            return false;
        if (s->phase != SIDES && asked(t, s, M_SIDE, NATURE, 0, side) == LEGAL)
            return false;
    }
    return s->phase != SIDES || t->side[s->cursor] == EITHER;
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
            || (before->phase == SIDES && m.arg[0] == before->cursor
                && (after->phase != SIDES || after->cursor > before->cursor)));
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
      "They lie in two rows of three, with room for knights between the rows.",
      "a layout without effect: it is not kept")

CLAUSE(one_set_per_player, "Voorbereiding", SETUP, EXPLICIT,
       "Each player takes one whole set into his hand.")

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

/* A hand is its whole set as long as nobody has had a turn. */
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

/* Once the game is over, everything is refused for that. */
static verdict unless_over(const struct saga_state *s, verdict v)
{
    return s->phase == OVER ? (verdict)SAGA_end_at_once : v;
}

static bool is_given(const struct saga_table *t, const struct saga_state *s, unsigned set)
{
    bool given = false;
    for (unsigned p = 0; p <= t->head.players; p++)
        given = given || s->set_of[p] == set + 1;
    return given;
}

TALLY_PROPERTY(any_set_that_is_left_may_be_dealt)
{
    for (unsigned k = 0; k < t->sets; k++)
        for (unsigned p = 0; p <= t->head.players; p++) {
            struct move m = { M_SET, NATURE, { (uint8_t)k, (uint8_t)p } };
            bool may = s->phase == DEAL_SETS && p == s->cursor && !is_given(t, s, k);
            verdict v = p < t->head.players ? (verdict)SAGA_one_set_per_player
                                            : (verdict)SAGA_display_from_one_set;
            if (saga_refusal(t, s, m) != (may ? (verdict)LEGAL : unless_over(s, v))
                || (may && saga_weight(t, s, m) != 1))
                return false;
        }
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
         "Each player receives one. B differs in setting up only, and no order of choosing is "
         "given.",
         BUILT('A', "dealt"), LISTED('B', "the players choose"))

CLAUSE(display_from_one_set, "Voorbereiding", SETUP, EXPLICIT,
       "Any one of the sets that nobody got makes the display.")

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

TALLY_PROPERTY(knights_of_other_sets_are_not_displayed)
{
    unsigned set = s->set_of[t->head.players];
    for (unsigned card = 0; s->phase == DISPLAY && card < CARDS; card++)
        for (unsigned land = 0; t->set[set - 1][card] == 0 && land < t->lands; land++)
            if (asked(t, s, M_DEAL, NATURE, card, land) != SAGA_display_from_one_set)
                return false;
    return true;
}

CLAUSE(surplus_sets_boxed, "Voorbereiding", SETUP, EXPLICIT,
       "The sets then left over take no part: two of them with two players, one with three, none "
       "with four.")

/* Two sets of five with two players, one with three, none with four. */
STATE_PROPERTY(sets_left_over_are_in_the_box)
{
    unsigned used = 0;
    for (unsigned p = 0; p <= SEATS; p++)
        used += s->set_of[p] != 0;
    return t->head.small || s->phase <= DEAL_SETS || SETS - used == 4u - t->head.players;
}

TALLY_PROPERTY(no_set_is_dealt_any_more)
{
    for (unsigned k = 0; s->phase > DEAL_SETS && k < t->sets; k++)
        for (unsigned p = 0; p <= t->head.players; p++)
            if (asked(t, s, M_SET, NATURE, k, p) == LEGAL)
                return false;
    return true;
}

CLAUSE(display_dealt_open, "Voorbereiding", SETUP, EXPLICIT,
       "The knights of the display are turned one by one and pushed under the lands, open; they "
       "defend them.")

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

TALLY_PROPERTY(knights_are_dealt_in_setting_up_only)
{
    for (unsigned card = 0; s->phase != DISPLAY && card < CARDS; card++)
        if (asked(t, s, M_DEAL, NATURE, card, 0) != unless_over(s, SAGA_display_dealt_open))
            return false;
    return true;
}

CLAUSE(display_two_per_land, "Voorbereiding", SETUP, EXPLICIT,
       "Each land gets two knights, no more and no fewer.")

TABLE_PROPERTY(layout_is_complete_or_not_given)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            good = good && t->display[land][i] <= CARDS
                && (t->display[land][i] != 0) == (t->display[0][0] != 0 && land < t->lands);
    return good && (t->display[0][0] == 0 || t->display_set != 0);
}

/* q-takeback-last-defender C: a land that came back to the middle has none. */
STATE_PROPERTY(two_knights_defend_a_land_in_the_middle)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned n = under(s, land).size;
        bool bare = n == 0 && READS(t, Q_takeback_last_defender, 'C');
        good = good
            && (s->phase < DISPLAY ? n == 0
                : s->phase == DISPLAY
                    ? n <= 2
                    : s->holder[land] != 0 || n == 2 || (bare && s->phase >= TURN));
    }
    return good;
}

TALLY_PROPERTY(third_knight_is_refused)
{
    for (unsigned land = 0; s->phase == DISPLAY && land < t->lands; land++)
        for (unsigned card = 0; card < CARDS; card++)
            if (under(s, land).size >= 2 && asked(t, s, M_DEAL, NATURE, card, land) == LEGAL)
                return false;
    return true;
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

/* One of the knights of a land has its colour, and it was the first. */
STATE_PROPERTY(displayed_lands_have_a_knight_of_their_colour)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        struct lying l = under(s, land);
        good = good && (s->holder[land] != 0 || l.size == 0 || has_colour(l, land));
    }
    return good;
}

TALLY_PROPERTY(first_knight_of_another_colour_is_refused)
{
    for (unsigned land = 0; s->phase == DISPLAY && land < t->lands; land++)
        for (unsigned card = 0; under(s, land).size == 0 && card < CARDS; card++)
            if (colour_of(card) != land && asked(t, s, M_DEAL, NATURE, card, land) == LEGAL)
                return false;
    return true;
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

/* Seven of one colour, and one of each other: worth 30 like the others. */
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

TALLY_PROPERTY(second_knight_of_the_lands_colour_is_refused)
{
    for (unsigned land = 0; s->phase == DISPLAY && land < t->lands; land++)
        for (unsigned points = 1; under(s, land).size == 1 && points <= VALUES; points++)
            if (asked(t, s, M_DEAL, NATURE, card_of(land, points), land) == LEGAL)
                return false;
    return true;
}

CLAUSE(display_deal_may_stick, "Voorbereiding", SETUP, SILENT,
       "What becomes of a turned knight that fits no land is not said.")

/* What of the display's set is not under a land; a colour of it. */
static unsigned not_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned n = t->set[s->set_of[t->head.players] - 1][card];
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            n -= s->defence[land][i] == card + 1;
    return n;
}

/* Could the rest be laid out if this knight went under this land as its second?
 * Each land gets one of another colour: that is so if of no colour there are more
 * than lands of other colours wait (Hall). */
static bool rest_can_be_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card,
                              unsigned land)
{
    unsigned wait = 0;
    for (unsigned l = 0; l < t->lands; l++)
        wait += l != land && under(s, l).size == 1;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned n = 0, own = colour < t->lands && colour != land && under(s, colour).size == 1;
        for (unsigned points = 1; points <= VALUES; points++)
            n += not_dealt(t, s, card_of(colour, points));
        n -= colour_of(card) == colour;
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

static bool first_ones_wait(const struct saga_table *t, const struct saga_state *s)
{
    bool wait = false;
    for (unsigned land = 0; land < t->lands; land++)
        wait = wait || under(s, land).size == 0;
    return wait;
}

static bool may_be_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card,
                         unsigned land)
{
    if (not_dealt(t, s, card) == 0 || !may_lie_under(s, card, land))
        return false;
    if (READS(t, Q_setup_stuck, 'B') && first_ones_wait(t, s))
        return colour_of(card) == land;
    if (!READS(t, Q_setup_stuck, 'A'))
        return true;
    /* each display by one way: land by land, first ones first */
    return land == s->cursor % t->lands
        && (first_ones_wait(t, s) || rest_can_be_dealt(t, s, card, land));
}

static bool fits_nowhere(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    bool fits = false;
    for (unsigned land = 0; land < t->lands; land++)
        fits = fits || may_lie_under(s, card, land);
    return not_dealt(t, s, card) > 0 && !fits
        && (READS(t, Q_setup_stuck, 'C')
            || (READS(t, Q_setup_stuck, 'B') && !first_ones_wait(t, s)));
}

/* Exactly what fits is dealt, and nature always has something to do. */
TALLY_PROPERTY(every_knight_that_fits_may_be_dealt)
{
    unsigned ways = 0;
    if (s->phase != DISPLAY)
        return true;
    for (unsigned card = 0; card < CARDS; card++) {
        bool nowhere = fits_nowhere(t, s, card);
        if ((asked(t, s, M_REDEAL, NATURE, card, 0) == LEGAL) != nowhere)
            return false;
        ways += nowhere;
        for (unsigned land = 0; land < t->lands; land++) {
            bool may = may_be_dealt(t, s, card, land);
            if ((asked(t, s, M_DEAL, NATURE, card, land) == LEGAL) != may)
                return false;
            ways += may;
        }
    }
    return ways > 0;
}

TALLY_PROPERTY(dealing_again_is_refused_unless_a_knight_fits_nowhere)
{
    return (s->phase == DISPLAY && !READS(t, Q_setup_stuck, 'A'))
        || asked(t, s, M_REDEAL, NATURE, 0, 0) == unless_over(s, SAGA_display_deal_may_stick);
}

STEP_PROPERTY(dealing_again_begins_anew)
{
    return m.kind != M_REDEAL
        || (!READS(t, Q_setup_stuck, 'A') && before->phase == DISPLAY && after->phase == DISPLAY
            && after->cursor == 0 && all_zero(after->defence[0], LANDS * COLOURS)
            && same_bytes(after->set_of, before->set_of, SEATS + 1));
}

STATE_PROPERTY(display_is_dealt_knight_by_knight)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += under(s, land).size;
    return s->phase == DISPLAY   ? s->cursor == n && n < DISPLAYED * (unsigned)t->lands
         : s->phase == SIDES     ? s->cursor < t->lands
         : s->phase == DEAL_SETS ? s->cursor <= t->head.players
                                 : s->cursor == 0;
}

QUESTION(q_setup_stuck, "What if a turned knight of the display fits nowhere?", 'A',
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

/* The layout that the table gives is laid out, and nothing is left to chance. */
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

TALLY_PROPERTY(any_player_may_be_the_youngest)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct move m = { M_YOUNGEST, NATURE, { (uint8_t)p } };
        if (saga_refusal(t, s, m)
                != (s->phase == AGE ? (verdict)LEGAL : unless_over(s, SAGA_youngest_starts))
            || (s->phase == AGE && saga_weight(t, s, m) != 1))
            return false;
    }
    return true;
}

STEP_PROPERTY(youngest_player_has_the_first_turn)
{
    if (before->phase >= TURN || after->phase < TURN)
        return m.kind != M_YOUNGEST;
    return after->phase == TURN && after->mover == (t->first == BY_AGE ? m.arg[0] : t->first)
        && (t->first != BY_AGE || m.kind == M_YOUNGEST);
}

TALLY_PROPERTY(nobody_acts_before_the_first_turn)
{
    for (unsigned p = 0; s->phase < TURN && p < t->head.players; p++)
        for (unsigned n = 0; n < ATTEMPTS; n++)
            if (saga_refusal(t, s, attempt(t, s, p, n)) == LEGAL)
                return false;
    return s->phase >= TURN || (s->mover == 0 && saga_turn_of(t, s) == NATURE);
}

QUESTION(q_youngest_equal, "What if several players are the youngest?", 'A',
         "Then any of them may begin, as nature has it.", BUILT('A', "one of them begins"))
