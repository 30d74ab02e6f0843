/* This chapter states what the document says under "De bouw van de piramide": a player lays out
 * ship and grain, then builds one step after another. Each step needs a turn of its own at
 * least. */
#include "shared.h"

CLAUSE(own_pyramid, "Doel, Bouw", DEFINITION, EXPLICIT,
       "Each player builds a pyramid of his own, and only that.")

TABLE_PROPERTY(one_pyramid_is_possible)
{
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good && t->need[k] <= t->copies[k];
    return good;
}

LAW(sheets_without_a_tile_of_the_pyramid_are_refused)
{
    static const uint8_t once[] = { CIRCLE, CROSS, BRAID, MOON, SIGN16 };
    struct sakkara_table t = as_assumed();
    unsigned k = once[choose(from, sizeof once)];
    t.copies[GRAIN] = (uint8_t)(t.copies[GRAIN] + t.copies[k]);
    t.copies[k] = 0;
    return judged(&t) == SAKKARA_own_pyramid;
}

STEP_PROPERTY(tile_built_goes_to_the_own_pyramid)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned k = 0; k < KINDS; k++) {
            bool here = m.kind == M_BUILD && p == m.actor && k == m.arg[0];
            good = good && after->built[p][k] == before->built[p][k] + (here ? 1 : 0);
        }
    return good;
}

CLAUSE(greens_first, "Bouw", LEGALITY, EXPLICIT,
       "Before the first blue tile a ship and a grain must lie in front of the player.")

static unsigned built_of(const struct sakkara_state *s, unsigned seat)
{
    return sum_of(s->built[seat & 1], KINDS);
}

FORBIDS(greens_first, first_greens_do_not_lie, ON(M_BUILD),
        "{actor} does not have both a ship and a grain on display")
{
    unsigned p = s->mover & 1;
    return has_the_turn(s, m) && step_of(t, m.arg[0]) > 0 && built_of(s, p) == 0
        && (s->ship[p] == 0 || s->grain[p] < t->greens[0]);
}

/* Under q-greens-order B the first grain is only laid out together with the ship. */
static bool first_grain_is_due(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return READS(t, Q_greens_order, 'B') && s->grain[s->mover & 1] == 0
        && t->greens[(s->step - 1u) % STEPS] > 0;
}

FORBIDS(greens_first, ship_comes_with_a_grain, ON(M_LAY_SHIP),
        "the first grain is laid out with the ship, and {actor} holds none")
{
    return has_the_turn(s, m) && first_grain_is_due(t, s) && s->holder[s->mover & 1][GRAIN] == 0;
}

FORBIDS(greens_first, grain_comes_with_a_ship, ON(M_LAY_GRAIN),
        "the first grain is laid out with the ship")
{
    return has_the_turn(s, m) && first_grain_is_due(t, s) && s->ship[s->mover & 1] == 0;
}

TABLE_PROPERTY(greens_suffice_for_one_pyramid)
{
    return t->copies[SHIP] >= 1 && t->copies[GRAIN] >= t->greens[2];
}

LAW(sheets_with_too_few_grains_are_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned grains = 1 + choose(from, 2);
    t.copies[HAND] = (uint8_t)(t.copies[HAND] + t.copies[GRAIN] - grains);
    t.copies[GRAIN] = (uint8_t)grains;
    return judged(&t) == SAKKARA_greens_first;
}

static bool greens_lie(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                       unsigned step)
{
    return s->ship[seat & 1] > 0 && s->grain[seat & 1] >= t->greens[(step - 1) % STEPS];
}

STEP_PROPERTY(blue_tiles_are_built_behind_ship_and_grain, ON(M_BUILD))
{
    return step_of(t, m.arg[0]) != 1
        || (before->ship[m.actor] > 0 && before->grain[m.actor] >= t->greens[0]);
}

QUESTION(q_greens_order, "May ship and grain be laid out apart, and in either order?", 'A',
         "Both must lie there before building; no more is said.", BUILT('A', "yes"),
         BUILT('B', "no, the first grain and the ship together, and neither of them before"))

CLAUSE(greens_and_build_same_turn, "Bouw", PERMISSION, EXPLICIT,
       "Building may begin in the turn in which they were laid out.")

STEP_PROPERTY(building_may_begin_as_soon_as_the_greens_lie)
{
    unsigned p = before->mover;
    bool laid = m.kind == M_LAY_SHIP || m.kind == M_LAY_GRAIN;
    if (!laid || after->phase != TURN || after->step != 1 || !greens_lie(t, after, p, 1))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of(t, k) == 1 && after->holder[p][k] > 0 && after->built[p][k] < t->need[k]
            && after->holder[p][HAND] >= hands_for(t, k)
            && asked_mover(t, after, M_BUILD, k, 0) != LEGAL)
            return false;
    return true;
}

QUESTION(q_grain_build_same_turn,
         "May a later step be begun in the turn in which its grain is laid out?", 'A',
         "It is said of the first step, and nothing sets the others apart.", BUILT('A', "yes"),
         BUILT('B', "no, but a step that is begun may be continued"))

CLAUSE(one_ship_serves_all, "Overzicht, Bouw", DEFINITION, IMPLIED,
       "One ship serves for all three steps.")

static bool speaks_of_greens(verdict v)
{
    return v == SAKKARA_greens_first || v == SAKKARA_step_two_second_grain
        || v == SAKKARA_step_three_third_grain || v == SAKKARA_rebuild_needs_full_greens;
}

TALLY_PROPERTY(one_ship_is_enough_on_every_step)
{
    unsigned p = s->mover;
    if (s->phase != TURN || s->ship[p] != 1 || !greens_lie(t, s, p, s->step)
        || !READS(t, Q_grain_build_same_turn, 'A'))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (speaks_of_greens(asked_mover(t, s, M_BUILD, k, 0)))
            return false;
    return true;
}

CLAUSE(step_one_nine_blue, "Overzicht, Bouw", DEFINITION, EXPLICIT,
       "The first step is made of nine blue tiles, which the board shows.")

FORBIDS(step_one_nine_blue, tile_is_none_of_the_blue, ON(M_BUILD),
        "{tile} is none of the tiles of this step")
{
    return has_the_turn(s, m) && s->step == 1 && step_of(t, m.arg[0]) == 0;
}

static unsigned colours_needed(const struct sakkara_table *t, unsigned colour)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        n += t->colour[k] == colour ? t->need[k] : 0u;
    return n;
}

TABLE_PROPERTY(first_step_is_nine_blue_tiles)
{
    return t->head.small || colours_needed(t, BLUE) == 9;
}

LAW(first_steps_of_other_sizes_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.need[DSTRIPE] = another(from, 8, t.need[DSTRIPE]);
    return judged(&t) == SAKKARA_step_one_nine_blue;
}

CLAUSE(step_one_content, "Bouwregels, Trap", DEFINITION, EXPLICIT,
       "Four of the nine blue tiles are hewn stones, two are stairs.")

TABLE_PROPERTY(first_step_has_four_hewn_stones_and_two_stairs)
{
    return t->head.small
        || (t->need[HEWN] == 4 && t->need[STAIR] == 2 && t->colour[HEWN] == BLUE
            && t->colour[STAIR] == BLUE);
}

LAW(other_numbers_of_hewn_stones_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.need[HEWN] = another(from, 6, 4);
    t.need[DSTRIPE] = (uint8_t)(t.need[DSTRIPE] + 4 - t.need[HEWN]);
    return judged(&t) == SAKKARA_step_one_content;
}

LAW(tiles_of_other_colours_are_in_no_step)
{
    static const uint8_t other_kind[] = { SHIP, GRAIN, HAND, SNAKE, HORSE, BIRD, OX };
    struct sakkara_table t = as_assumed();
    t.need[other_kind[choose(from, sizeof other_kind)]] = (uint8_t)(1 + choose(from, 3));
    return judged(&t) == SAKKARA_step_one_content;
}

/* For a step that is not begun: is its grain missing, or too new (q-grain-build-same-turn B)? */
static bool lacks_its_grain(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct move m, unsigned step)
{
    unsigned p = s->mover & 1;
    return has_the_turn(s, m) && step_of(t, m.arg[0]) == step && !begun(t, s, p, step)
        && s->grain[p] < t->greens[step - 1];
}

static bool has_its_grain_too_late(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m, unsigned step)
{
    return has_the_turn(s, m) && step_of(t, m.arg[0]) == step
        && READS(t, Q_grain_build_same_turn, 'B') && s->grains_laid > 0
        && !begun(t, s, s->mover & 1, step);
}

CLAUSE(step_two_second_grain, "Bouw", LEGALITY, EXPLICIT,
       "The second step asks for a second grain on display.")

FORBIDS(step_two_second_grain, second_grain_does_not_lie, ON(M_BUILD),
        "{actor} has no second grain on display")
{
    return lacks_its_grain(t, s, m, 2);
}

FORBIDS(step_two_second_grain, second_grain_is_too_new, ON(M_BUILD),
        "{actor} has laid out its grain in this turn")
{
    return has_its_grain_too_late(t, s, m, 2);
}

STEP_PROPERTY(red_tiles_are_built_behind_two_grains, ON(M_BUILD))
{
    return step_of(t, m.arg[0]) != 2
        || (before->ship[m.actor] > 0 && before->grain[m.actor] >= t->greens[1]);
}

CLAUSE(step_two_four_red, "Overzicht, Bouw", DEFINITION, EXPLICIT,
       "The second step is made of four red tiles, which the board shows.")

FORBIDS(step_two_four_red, tile_is_none_of_the_red, ON(M_BUILD),
        "{tile} is none of the tiles of this step")
{
    return has_the_turn(s, m) && s->step == 2 && step_of(t, m.arg[0]) == 0;
}

TABLE_PROPERTY(second_step_is_four_red_tiles)
{
    return t->head.small || colours_needed(t, RED) == 4;
}

LAW(second_steps_of_other_sizes_are_refused)
{
    static const uint8_t red[] = { CROSS, BRAID, MOON, SIGN16 };
    struct sakkara_table t = as_assumed();
    unsigned k = red[choose(from, sizeof red)];
    t.need[k] = another(from, 4, t.need[k]);
    return judged(&t) == SAKKARA_step_two_four_red;
}

CLAUSE(step_three_third_grain, "Bouw", LEGALITY, EXPLICIT,
       "The third step asks for a third grain on display.")

FORBIDS(step_three_third_grain, third_grain_does_not_lie, ON(M_BUILD),
        "{actor} has no third grain on display")
{
    return lacks_its_grain(t, s, m, 3);
}

FORBIDS(step_three_third_grain, third_grain_is_too_new, ON(M_BUILD),
        "{actor} has laid out its grain in this turn")
{
    return has_its_grain_too_late(t, s, m, 3);
}

STEP_PROPERTY(tip_is_set_behind_three_grains, ON(M_BUILD))
{
    return step_of(t, m.arg[0]) != 3
        || (before->ship[m.actor] > 0 && before->grain[m.actor] >= t->greens[2]);
}

CLAUSE(step_three_tip, "Overzicht, Bouw", DEFINITION, EXPLICIT, "The third step is the golden tip.")

FORBIDS(step_three_tip, tile_is_not_the_tip, ON(M_BUILD), "{tile} is not the tip")
{
    return has_the_turn(s, m) && s->step == 3 && step_of(t, m.arg[0]) == 0;
}

TABLE_PROPERTY(third_step_is_the_tip)
{
    return t->need[TIP] == 1 && t->colour[TIP] == GOLD && colours_needed(t, GOLD) == 1;
}

LAW(pyramids_with_other_than_one_tip_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.need[TIP] = another(from, 4, 1);
    return judged(&t) == SAKKARA_step_three_tip;
}

CLAUSE(steps_in_order, "Bouwregels", LEGALITY, EXPLICIT,
       "A step must be finished before the next one is begun.")

static bool all_below_are_finished(const struct sakkara_table *t, const struct sakkara_state *s,
                                   unsigned step)
{
    unsigned p = s->mover & 1;
    return (step <= 1 || finished(t, s, p, 1)) && (step <= 2 || finished(t, s, p, 2));
}

FORBIDS_TIME(steps_in_order, step_below_is_not_finished, ON(M_BUILD),
             "a step below that of {tile} is not finished")
{
    return has_the_turn(s, m) && step_of(t, m.arg[0]) > s->step
        && !all_below_are_finished(t, s, step_of(t, m.arg[0]));
}

STATE_PROPERTY(steps_are_built_one_on_the_other)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        good = good && (finished(t, s, p, 1) || (!begun(t, s, p, 2) && !begun(t, s, p, 3)))
            && (finished(t, s, p, 2) || !begun(t, s, p, 3));
    return good;
}

CLAUSE(next_step_next_turn, "Bouwregels", LEGALITY, EXPLICIT,
       "The next step is begun at the earliest in the own turn after the one that finished a step.")

FORBIDS_TIME(next_step_next_turn, step_was_finished_in_this_turn, ON(M_BUILD),
             "step {step} was finished in this turn")
{
    return has_the_turn(s, m) && step_of(t, m.arg[0]) > s->step
        && all_below_are_finished(t, s, step_of(t, m.arg[0]));
}

static unsigned first_unfinished(const struct sakkara_table *t, const struct sakkara_state *s,
                                 unsigned seat)
{
    return !finished(t, s, seat, 1) ? 1 : !finished(t, s, seat, 2) ? 2 : 3;
}

STEP_PROPERTY(turn_begins_with_the_first_step_unfinished)
{
    bool begins = passes(before, after) || (before->phase == ENTRY && after->phase == TURN);
    return !begins || after->step == first_unfinished(t, after, after->mover);
}

CLAUSE(next_grain_next_turn, "Bouwregels", LEGALITY, EXPLICIT,
       "The grain for the next step is laid out at the earliest in that turn, too.")

/* The player has the grains of his step, and would lay out one for the next step. */
static bool grain_is_for_the_next(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned grains = s->grain[s->mover & 1];
    return s->step >= 1 && s->step < STEPS && grains >= t->greens[s->step - 1]
        && grains < t->greens[s->step];
}

FORBIDS_TIME(next_grain_next_turn, next_step_is_far, ON(M_LAY_GRAIN),
             "that grain is for the next step, and step {step} is not finished")
{
    return has_the_turn(s, m) && grain_is_for_the_next(t, s) && !finished(t, s, s->mover, s->step);
}

FORBIDS_TIME(next_grain_next_turn, next_step_waits_for_a_turn, ON(M_LAY_GRAIN),
             "that grain is for the next step, and step {step} was finished in this turn")
{
    return has_the_turn(s, m) && grain_is_for_the_next(t, s) && finished(t, s, s->mover, s->step);
}

STEP_PROPERTY(grain_laid_is_one_of_the_present_step, ON(M_LAY_GRAIN))
{
    return after->grain[m.actor] <= t->greens[(before->step - 1u) % STEPS];
}

STEP_PROPERTY(grains_laid_are_counted_only_where_read_so)
{
    bool counts = READS(t, Q_grain_build_same_turn, 'B') || READS(t, Q_regrow_several, 'B');
    unsigned p = before->mover, more = after->grain[p] > before->grain[p] && counts;
    if (setting_up(before) || after->mover != p)
        return after->grains_laid == 0;
    return after->grains_laid == before->grains_laid + more;
}

STATE_PROPERTY(no_grain_was_laid_before_the_first_turn)
{
    bool counts = READS(t, Q_grain_build_same_turn, 'B') || READS(t, Q_regrow_several, 'B');
    return s->grains_laid == 0 || (counts && !setting_up(s));
}

CLAUSE(hewn_needs_hand, "Bouwregels, Helpende hand", LEGALITY, EXPLICIT,
       "Each hewn stone that is built costs a helping hand.")

FORBIDS(hewn_needs_hand, hewn_has_no_hand, ON(M_BUILD),
        "that takes {hands} of the helping hands, and {actor} holds fewer")
{
    return has_the_turn(s, m) && m.arg[0] == HEWN && s->holder[s->mover & 1][HAND] < t->hewn_hands;
}

TABLE_PROPERTY(hewn_stones_cost_one_hand)
{
    return t->head.small || t->hewn_hands == 1;
}

LAW(other_costs_of_hewn_stones_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.hewn_hands = another(from, 5, 1);
    return judged(&t) == SAKKARA_hewn_needs_hand;
}

STEP_PROPERTY(hewn_stone_takes_its_hand_along, ON(M_BUILD))
{
    return m.arg[0] != HEWN
        || after->holder[m.actor][HAND] + t->hewn_hands == before->holder[m.actor][HAND];
}

CLAUSE(hand_same_moment, "Helpende hand", LEGALITY, EXPLICIT,
       "The hand is played together with the stone.")

FORBIDS(hand_same_moment, hand_would_come_alone, ON(M_IDLE),
        "a helping hand is played with what is built, not by itself")
{
    return m.arg[0] == HAND && READS(t, Q_idle_play, 'A');
}

STEP_PROPERTY(hands_go_with_the_stone_only)
{
    unsigned p = before->mover;
    bool builds = m.kind == M_BUILD && (m.arg[0] == HEWN || m.arg[0] == TIP);
    bool thrown = (m.kind == M_DISCARD || m.kind == M_IDLE) && m.arg[0] == HAND;
    bool cast = is_spell(m) && spell_copies(m, HAND) > 0;
    return builds || thrown || cast || after->holder[p][HAND] >= before->holder[p][HAND];
}

CLAUSE(tip_needs_two_hands, "Bouwregels, Helpende hand", LEGALITY, EXPLICIT,
       "The tip costs two helping hands.")

FORBIDS(tip_needs_two_hands, tip_lacks_hands, ON(M_BUILD),
        "that takes {hands} of the helping hands, and {actor} holds fewer")
{
    return has_the_turn(s, m) && m.arg[0] == TIP && s->holder[s->mover & 1][HAND] < t->tip_hands;
}

TABLE_PROPERTY(tip_costs_two_hands)
{
    return (t->head.small || t->tip_hands == 2) && t->copies[HAND] >= t->tip_hands;
}

LAW(other_costs_of_the_tip_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.tip_hands = another(from, 5, 2);
    return judged(&t) == SAKKARA_tip_needs_two_hands;
}

STEP_PROPERTY(tip_takes_its_hands_along, ON(M_BUILD))
{
    return m.arg[0] != TIP
        || after->holder[m.actor][HAND] + t->tip_hands == before->holder[m.actor][HAND];
}

CLAUSE(rebuild_needs_full_greens, "Bouwregels", LEGALITY, EXPLICIT,
       "Who lost a ship or a grain builds on only when all greens of his step are on display "
       "again.")

/* A player who has built on a step had the greens of that step. If he has fewer now, he lost
 * them. */
FORBIDS(rebuild_needs_full_greens, greens_were_destroyed, ON(M_BUILD),
        "{actor} has lost a ship or a grain, and not laid it out again")
{
    unsigned p = s->mover & 1, had = 0;
    for (unsigned step = 1; step <= STEPS; step++)
        had = begun(t, s, p, step) ? step : had;
    return has_the_turn(s, m) && step_of(t, m.arg[0]) > 0 && had > 0
        && (s->ship[p] == 0 || s->grain[p] < t->greens[(had - 1) % STEPS]);
}

FORBIDS(rebuild_needs_full_greens, grain_was_laid_in_this_turn, ON(M_LAY_GRAIN),
        "{actor} has laid out a grain in this turn")
{
    return has_the_turn(s, m) && READS(t, Q_regrow_several, 'B') && s->grains_laid > 0;
}

STEP_PROPERTY(nothing_is_built_without_all_greens, ON(M_BUILD))
{
    return greens_lie(t, before, m.actor, before->step);
}

QUESTION(q_regrow_several, "May several destroyed grains be replaced in one turn?", 'A',
         "Only the grain of a new step has to wait.", BUILT('A', "yes"),
         BUILT('B', "no, one in a turn"))

CLAUSE(only_missing_tiles, "Bouw", LEGALITY, IMPLIED,
       "A tile is built only where its step still lacks one of that kind.")

FORBIDS(only_missing_tiles, step_has_them_all, ON(M_BUILD), "no {tile} is missing on its step")
{
    unsigned k = m.arg[0];
    return has_the_turn(s, m) && step_of(t, k) > 0 && s->built[s->mover & 1][k] >= t->need[k];
}

STATE_PROPERTY(pyramids_have_no_tile_too_many)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned k = 0; k < KINDS; k++)
            good = good && s->built[p][k] <= (step_of(t, k) == 0 || setting_up(s) ? 0 : t->need[k]);
    return good;
}

CLAUSE(step_over_many_turns, "Bouwregels", PERMISSION, IMPLIED,
       "A step may be filled over several turns, its tiles in any order.")

/* The missing tiles of a step do not depend on what else was built of it. */
TALLY_PROPERTY(tiles_of_a_step_may_come_in_any_order)
{
    unsigned p = s->mover;
    for (unsigned k = 0; s->phase == TURN && k < KINDS; k++) {
        struct sakkara_state then = *s;
        if (s->holder[p][k] == 0 || step_of(t, k) != s->step
            || READS(t, Q_grain_build_same_turn, 'B'))
            continue;
        for (unsigned j = 0; j < KINDS; j++)
            if (j != k && step_of(t, j) == s->step)
                then.built[p][j] = 0;
        bool now = asked_mover(t, s, M_BUILD, k, 0) == LEGAL;
        if (now != (asked_mover(t, &then, M_BUILD, k, 0) == LEGAL))
            return false;
    }
    return true;
}

CLAUSE(built_stays, "Droogte, Schipbreuk, Bouwregels", DEFINITION, IMPLIED,
       "What is built stays; nothing takes it away again.")

STEP_PROPERTY(pyramids_never_lose_a_tile)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned k = 0; k < KINDS; k++)
            good = good && after->built[p][k] >= before->built[p][k];
    return good;
}

CLAUSE(greens_stay, "Bouwregels, Droogte, Schipbreuk", DEFINITION, IMPLIED,
       "Ship and grain stay on display until a spell destroys them.")

STEP_PROPERTY(displays_change_by_laying_out_and_by_two_spells_only)
{
    unsigned p = before->mover, q = other(p);
    bool sinks = m.kind == M_SHIPWRECK && before->ship[q] > 0;
    bool withers = m.kind == M_DROUGHT && before->grain[q] > 0;
    bool with_grain =
        m.kind == M_LAY_SHIP && READS(t, Q_greens_order, 'B') && before->grain[p] == 0;
    return after->ship[p] == before->ship[p] + (m.kind == M_LAY_SHIP ? 1 : 0)
        && after->grain[p] == before->grain[p] + (m.kind == M_LAY_GRAIN || with_grain ? 1 : 0)
        && after->ship[q] + (sinks ? 1 : 0) == before->ship[q]
        && after->grain[q] + (withers ? 1 : 0) == before->grain[q];
}

QUESTION(q_spare_greens, "May a second ship be laid out?", 'A',
         "The document speaks of the ship, but of a grain.", BUILT('A', "no"),
         BUILT('B', "yes; a shipwreck removes one of the two"))

CLAUSE(green_cap, "Bouw, Bouwregels", LEGALITY, IMPLIED,
       "On display are one ship at most, and no more grains than the number of the step.")

FORBIDS(green_cap, ship_lies_there, ON(M_LAY_SHIP), "{actor} has a ship on display")
{
    return has_the_turn(s, m) && s->ship[s->mover & 1] >= (READS(t, Q_spare_greens, 'B') ? 2 : 1);
}

FORBIDS(green_cap, all_grains_lie_there, ON(M_LAY_GRAIN),
        "{actor} has all the grains on display that step {step} asks for")
{
    return has_the_turn(s, m) && s->grain[s->mover & 1] >= t->greens[(s->step - 1u) % STEPS]
        && !grain_is_for_the_next(t, s);
}

TABLE_PROPERTY(steps_ask_for_one_two_and_three_grains)
{
    bool six = READS(t, Q_grain_total, 'B');
    bool rising = t->greens[0] <= t->greens[1] && t->greens[1] <= t->greens[2];
    return t->head.small
             ? rising
             : t->greens[0] == 1 && t->greens[1] == (six ? 3 : 2) && t->greens[2] == (six ? 6 : 3);
}

LAW(other_numbers_of_grains_are_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned step = choose(from, STEPS);
    t.greens[step] = another(from, 8, t.greens[step]);
    return judged(&t) == SAKKARA_green_cap;
}

/* A player who has finished a step has the grains of that step, and waits for his next turn. */
STATE_PROPERTY(displays_have_no_green_too_many)
{
    unsigned ships = READS(t, Q_spare_greens, 'B') ? 2 : 1;
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++) {
        unsigned step = p == s->mover ? s->step : first_unfinished(t, s, p);
        unsigned grains = setting_up(s) ? 0 : t->greens[(step - 1u) % STEPS];
        good = good && s->ship[p] <= (setting_up(s) ? 0 : ships) && s->grain[p] <= grains;
    }
    return good;
}

QUESTION(q_grain_total, "How many grains does the whole pyramid ask for?", 'A',
         "The later ones are called a second and a third.",
         BUILT('A', "three: one, then a second, then a third"),
         BUILT('B', "six: one, then two more, then three more"))

CLAUSE(build_is_not_used_up, "Inzetten, Afleggen", DEFINITION, IMPLIED,
       "Tiles built and greens laid out are not used tiles: they do not go on the pile.")

STEP_PROPERTY(greens_and_built_tiles_are_not_on_the_pile)
{
    bool lays = m.kind == M_LAY_SHIP || m.kind == M_LAY_GRAIN;
    if ((!lays && m.kind != M_BUILD) || !READS(t, Q_pile_when, 'A'))
        return true;
    unsigned hands = lays || READS(t, Q_hands_return, 'B') ? 0 : hands_for(t, m.arg[0]);
    return after->used == before->used + hands;
}

CLAUSE(hands_go_on_pile, "Afleggen, Helpende hand", EFFECT, IMPLIED,
       "Helping hands that were needed for building are among them.")

STEP_PROPERTY(hands_spent_lie_on_the_pile)
{
    unsigned hands = m.kind == M_BUILD ? hands_for(t, m.arg[0]) : 0;
    bool good = true;
    for (unsigned i = 0; i < TILES; i++)
        good = good
            && (i >= hands || before->used + i >= TILES
                || after->pile[before->used + i] == HAND + 1);
    return good || !READS(t, Q_hands_return, 'A') || !READS(t, Q_pile_when, 'A');
}

STATE_PROPERTY(tiles_leave_play_only_where_read_so)
{
    bool hands = READS(t, Q_hands_return, 'B') && !setting_up(s);
    bool all = READS(t, Q_no_eligible_field, 'B') && !setting_up(s), good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good && (all || (hands && k == HAND) || s->aside[k] == 0);
    return good;
}

STEP_PROPERTY(hands_leave_play_only_where_read_so)
{
    bool leave = m.kind == M_BUILD && READS(t, Q_hands_return, 'B');
    return READS(t, Q_no_eligible_field, 'B')
        || after->aside[HAND] == before->aside[HAND] + (leave ? hands_for(t, m.arg[0]) : 0);
}

QUESTION(q_hands_return, "Do helping hands return to the board?", 'A',
         "They are special tiles, and used special tiles go on the pile.", BUILT('A', "yes"),
         BUILT('B', "no, they leave play"))

CLAUSE(stair_two_uses, "Trap", DEFINITION, EXPLICIT,
       "A stair is either built, in the first step, or climbed.")

STEP_PROPERTY(stair_is_built_or_climbed_and_not_both)
{
    unsigned p = before->mover,
             built = (unsigned)(after->built[p][STAIR] - before->built[p][STAIR]);
    if (m.kind == M_BUILD && m.arg[0] == STAIR)
        return built == 1 && after->holder[p][STAIR] + 1 == before->holder[p][STAIR]
            && (after->used == before->used || !READS(t, Q_pile_when, 'A'));
    return built == 0;
}
