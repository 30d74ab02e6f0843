/* This chapter states what the document says under "Het afleggen van ingezette kaartjes": the
 * tiles used in a turn become one pile, which the opponent lays down on the board. */
#include "piles.h"

#include "../../rules/sakkara/forms/spelling.h"

CLAUSE(pile_content, "Afleggen", EFFECT, EXPLICIT,
       "Used special tiles, the tiles of spells and surplus return to the board as a stack.")

FORBIDS_TIME(pile_content, pile_is_laid_down_first, TURN_MOVES, "first {placer} lays the pile down")
{
    return s->phase == PLACE;
}

STEP_PROPERTY(used_tiles_and_surplus_lengthen_the_pile)
{
    bool early = READS(t, Q_overflow_position, 'B'); /* the destroyed tiles lie below the surplus */
    bool now = early ? m.kind == M_END && after->phase != OVER : closes(before, after);
    unsigned destroyed = now ? (unsigned)before->sunk + before->withered : 0;
    if (!in_turn(before) || !READS(t, Q_pile_when, 'A') || !READS(t, Q_no_eligible_field, 'A'))
        return true;
    return after->used == before->used + used_by(t, before, m) + destroyed;
}

CLAUSE(pile_play_order, "Afleggen", EFFECT, EXPLICIT,
       "Used tiles lie in the order in which they were used, the first at the bottom.")

FORBIDS(pile_play_order, tiles_are_not_picked_out, ON(M_PICK),
        "a stack is divided as it lies, no tile is picked out of it")
{
    return !READS(t, Q_split_shape, 'C');
}

FORBIDS(pile_play_order, stack_is_not_so_high, ON(M_PICK), "the stack has {stack} tiles")
{
    return s->phase == PLACE && m.arg[0] >= s->part[0] % DIVIDED;
}

FORBIDS(pile_play_order, tile_is_picked_already, ON(M_PICK), "that tile is picked already")
{
    return s->phase == PLACE && m.arg[0] < TILES && in_set(s->picked, m.arg[0]);
}

/* Tiles on the pile stay there; used tiles are added on top, in the order of use. */
STEP_PROPERTY(used_tiles_lie_in_the_order_of_use)
{
    unsigned n = used_by(t, before, m);
    bool good = true;
    if (!in_turn(before) || !READS(t, Q_pile_when, 'A') || !READS(t, Q_no_eligible_field, 'A')
        || (READS(t, Q_grain_second_trigger, 'B') && before->withered > 0)
        || READS(t, Q_overflow_position, 'B'))
        return true;
    for (unsigned i = 0; i < TILES; i++)
        good = good
            && (i < before->used ? after->pile[i] == before->pile[i]
                                 : i >= before->used + n
                                       || after->pile[i] == used_tile(m, i - before->used) + 1);
    return good;
}

STEP_PROPERTY(pile_keeps_its_order_when_laid_down, ON(M_PUT))
{
    bool good = true;
    unsigned f = m.arg[0], size = before->part[0] % DIVIDED, below = before->height[f];
    for (unsigned i = 0; i < TALL; i++)
        good = good
            && (i >= size || below + i >= TALL || after->tile[f][below + i] == before->pile[i]);
    for (unsigned i = 0; i < TILES; i++)
        good = good
            && (after->used == 0 || i + size >= TILES || after->pile[i] == before->pile[i + size]);
    return good && (after->used == 0 || after->used + size == before->used);
}

CLAUSE(pile_beside_board, "Voorbeeld", DEFINITION, IMPLIED,
       "Until the turn is over the used tiles lie beside the board, out of reach.")

FORBIDS_TIME(pile_beside_board, no_pile_is_laid_down_now, LAYING_DOWN,
             "no pile is to be laid down now")
{
    return s->phase >= TURN && s->phase < PLACE;
}

STEP_PROPERTY(used_tiles_return_only_when_laid_down)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool grows = (m.kind == M_PUT && m.arg[0] == f)
                  || (m.kind == M_PUSH && before->target == f + 1)
                  || (m.kind == M_DEAL && before->cursor == f);
        good = good && (grows || after->height[f] <= before->height[f]);
    }
    return good && (m.kind != M_PUT || before->phase == PLACE);
}

LAW(used_tile_is_laid_down_at_once_where_read_so)
{
    bool at_once = choose(from, 2);
    struct sakkara_table t = as_read(SAKKARA_Q_pile_when, at_once ? 'B' : 'A');
    struct sakkara_state s = bare_turn();
    give(&s, 0, BIRD, 1 + choose(from, 2));
    bool flown = made(&t, &s, M_BIRD, 0, choose(from, 2), 0) && made(&t, &s, M_LAND, 0, 20, 0);
    return flown && s.mover == 0 && s.phase == (at_once ? PLACE : TURN)
        && (!at_once || (made(&t, &s, M_PUT, 1, 2, 0) && s.mover == 0 && s.phase == TURN));
}

STATE_PROPERTY(no_used_tile_waits_where_read_so)
{
    return s->phase != TURN || s->used == 0 || READS(t, Q_pile_when, 'A');
}

QUESTION(q_pile_when, "When are used tiles laid down?", 'A',
         "In the example of a turn everything goes down once, at the end.",
         BUILT('A', "once, after the turn"),
         BUILT('B', "after each use, as soon as it has been carried out"))

CLAUSE(pile_one_per_turn, "Voorbeeld, Droogte, Schipbreuk", DEFINITION, EXPLICIT,
       "All used tiles of a turn make one pile.")

STATE_PROPERTY(pile_is_as_long_as_its_tiles)
{
    bool good =
        s->used <= TILES && (!setting_up(s) || s->used == 0) && (s->phase != PLACE || s->used > 0);
    for (unsigned i = 0; i < TILES; i++)
        good = good && (s->pile[i] != 0) == (i < s->used) && s->pile[i] <= KINDS;
    return good;
}

STATE_PROPERTY(pile_is_in_parts_only_when_laid_down)
{
    bool good = (s->part[0] != 0) == (s->phase == PLACE), bare = all_zero(s->part, PARTS);
    for (unsigned i = 1; i < PARTS; i++)
        good = good && (s->part[i] == 0 || s->part[i - 1] != 0);
    return s->phase == PLACE ? good : bare;
}

TALLY_PROPERTY(parts_make_up_the_pile)
{
    unsigned n = 0;
    for (unsigned i = 0; i < PARTS; i++)
        n += s->part[i] % DIVIDED;
    return s->phase != PLACE || n == s->used;
}

STEP_PROPERTY(turn_begins_without_a_pile)
{
    bool begins = passes(before, after) || m.kind == M_ENTER;
    return !begins || (after->used == 0 && after->sunk == 0 && after->withered == 0);
}

STEP_PROPERTY(turn_begins_with_nothing_remembered)
{
    bool nothing = after->moved == 0 && after->walker == 0 && after->heading == 0
                && after->ending == 0 && after->horses == 0 && after->fresh == 0
                && after->start_height == 0 && after->stairs == 0 && after->stair_paid == 0
                && after->grains_laid == 0 && after->other_heading == 0;
    for (unsigned f = 0; f < FIELDS; f++)
        nothing = nothing
               && (READS(t, Q_height_when, 'A') || f >= t->fields
                   || after->height_then[f] == after->height[f]);
    return nothing || !(passes(before, after) || (before->phase == ENTRY && after->phase == TURN));
}

CLAUSE(destroyed_joins_pile, "Droogte, Schipbreuk, Voorbeeld", EFFECT, EXPLICIT,
       "A ship or grain that was destroyed joins the pile.")

STEP_PROPERTY(destroyed_greens_wait_for_the_end_of_the_pile)
{
    unsigned q = other(before->mover);
    bool sinks = m.kind == M_SHIPWRECK && before->ship[q] > 0;
    bool withers = m.kind == M_DROUGHT && before->grain[q] > 0;
    if (!READS(t, Q_pile_when, 'A') || (before->phase == PLACE && after->phase != PLACE))
        return true;
    if (passes(before, after))
        return after->sunk == 0 && after->withered == 0;
    return after->sunk == before->sunk + (sinks ? 1 : 0)
        && after->withered == before->withered + (withers ? 1 : 0);
}

STATE_PROPERTY(no_more_is_destroyed_than_was_on_display)
{
    unsigned q = other(s->mover), ships = READS(t, Q_spare_greens, 'B') ? 2 : 1;
    bool nothing = s->sunk == 0 && s->withered == 0;
    bool little = s->sunk + s->ship[q] <= ships && s->withered + s->grain[q] <= t->greens[2];
    return setting_up(s) ? nothing : little;
}

STEP_PROPERTY(nothing_destroyed_is_missing_from_the_pile)
{
    unsigned ships = 0, grains = 0;
    if (!closes(before, after) || !READS(t, Q_pile_when, 'A') || !READS(t, Q_no_eligible_field, 'A')
        || READS(t, Q_overflow_position, 'B'))
        return true;
    for (unsigned i = 0; i < TILES; i++) {
        ships += (after->pile[i] == SHIP + 1) - (unsigned)(before->pile[i] == SHIP + 1);
        grains += (after->pile[i] == GRAIN + 1) - (unsigned)(before->pile[i] == GRAIN + 1);
    }
    bool thrown = m.kind == M_DISCARD;
    unsigned ship = thrown && m.arg[0] == SHIP, grain = thrown && m.arg[0] == GRAIN;
    return ships == before->sunk + ship && grains == before->withered + grain;
}

CLAUSE(ship_on_top, "Schipbreuk, Voorbeeld", EFFECT, EXPLICIT, "A destroyed ship tops the pile.")

STEP_PROPERTY(destroyed_ship_is_the_top)
{
    return !ordered_on_top(t, before, after) || before->sunk == 0 || from_top(after, 0) == SHIP + 1;
}

CLAUSE(grain_on_top, "Droogte", EFFECT, EXPLICIT, "A destroyed grain tops the pile.")

STEP_PROPERTY(destroyed_grain_is_the_top)
{
    return !ordered_on_top(t, before, after) || before->withered == 0 || before->sunk > 0
        || from_top(after, 0) == GRAIN + 1;
}

QUESTION(q_top_after_split, "Must destroyed green tiles stay together when the pile is cut?", 'A',
         "Top and second place are said of the pile, before it is cut.", BUILT('A', "no"),
         BUILT('B', "yes: no cut separates them; a stack is lower where one would"))

CLAUSE(grain_second_below_ship, "Droogte", EFFECT, EXPLICIT,
       "If both happened in one turn, the grain lies right below the ship.")

FORBIDS(grain_second_below_ship, greens_would_come_apart, ON(M_SPLIT),
        "what was destroyed would not stay in one stack")
{
    unsigned size = s->part[0] % DIVIDED, n = m.arg[0];
    if (s->phase != PLACE || n == 0 || n >= size)
        return false;
    unsigned below = bound_tiles(t, s, m.arg[1] == 1 ? size - n : n);
    return below > 0 && below < bound_tiles(t, s, size);
}

FORBIDS(grain_second_below_ship, greens_could_not_stay_together, ON(M_PICK),
        "with that tile, what was destroyed could not stay in one stack")
{
    unsigned size = s->part[0] % DIVIDED, n = size_of_set(s->picked, TILES), tile = m.arg[0];
    if (s->phase != PLACE || size < t->divisible || tile >= size || in_set(s->picked, tile)
        || n + 1 + t->least > size)
        return false;
    unsigned bound = bound_tiles_picked(t, s, tile);
    return !part_can_be_formed(t, s, bound, n + 1 - bound);
}

FORBIDS(grain_second_below_ship, greens_are_picked_in_part, ON(M_WHOLE),
        "what was destroyed would not stay in one stack")
{
    unsigned bound = s->phase == PLACE ? bound_tiles_picked(t, s, TILES) : 0;
    return bound > 0 && bound < bound_tiles(t, s, s->part[0] % DIVIDED);
}

STEP_PROPERTY(destroyed_grains_lie_right_below_the_ship)
{
    unsigned grains = before->withered, ships = before->sunk;
    bool good = true;
    if (!ordered_on_top(t, before, after))
        return true;
    for (unsigned i = 0; i < 8; i++)
        good = good && (i < ships || i >= ships + grains || from_top(after, i) == GRAIN + 1);
    return good;
}

/* q-grain-second-trigger B: also below a ship that was discarded as surplus. */
STEP_PROPERTY(ship_thrown_away_lies_on_the_grain_where_read_so)
{
    bool thrown = m.kind == M_DISCARD && m.arg[0] == SHIP;
    for (unsigned i = 0; i < TILES; i++)
        thrown = thrown || (i < before->used && before->pile[i] == SHIP + 1);
    if (!closes(before, after) || after->phase != PLACE || !thrown || before->withered == 0
        || !READS(t, Q_grain_second_trigger, 'B') || !READS(t, Q_overflow_position, 'A')
        || !READS(t, Q_pile_when, 'A'))
        return true;
    return from_top(after, 0) == SHIP + 1 && (before->sunk > 0 || from_top(after, 1) == GRAIN + 1);
}

/* q-top-after-split B: no cut separates the destroyed greens, whoever makes it. */
STATE_PROPERTY(greens_stay_in_one_part_where_read_so)
{
    return no_part_separates(t, s);
}

/* The state remembers where they lie while it matters: the grains, and above them the ships. */
TALLY_PROPERTY(destroyed_greens_are_where_they_are_remembered)
{
    bool closed = s->phase == PLACE || (s->phase == SURPLUS && READS(t, Q_overflow_position, 'B'));
    bool good = true;
    if (s->greens == 0)
        return true;
    for (unsigned i = 0; i < (unsigned)s->withered + s->sunk; i++)
        good = good && s->greens - 1u + i < TILES
            && s->pile[s->greens - 1u + i] == (i < s->withered ? GRAIN : SHIP) + 1;
    return good && closed && READS(t, Q_top_after_split, 'B') && s->withered + s->sunk > 0;
}

/* They lie on top of the pile, or under q-grain-second-trigger B below a discarded ship. */
STEP_PROPERTY(destroyed_greens_are_remembered_where_read_so)
{
    unsigned destroyed = (unsigned)before->sunk + before->withered, below = after->used - destroyed;
    bool early = READS(t, Q_overflow_position, 'B');
    bool now = early ? m.kind == M_END && after->phase != OVER : closes(before, after);
    if (!now || destroyed == 0 || !in_turn(before) || !READS(t, Q_top_after_split, 'B')
        || (after->phase != PLACE && after->phase != SURPLUS))
        return true;
    bool thrown = READS(t, Q_grain_second_trigger, 'B') && before->sunk == 0
               && after->greens == below && from_top(after, 0) == SHIP + 1;
    return thrown || after->greens == below + 1;
}

/* The place is forgotten when the part with the greens is laid down, and not before. */
STEP_PROPERTY(destroyed_greens_are_forgotten_when_laid_down, LAYING_DOWN)
{
    bool with = m.kind == M_PUT && before->greens <= before->part[0] % DIVIDED;
    return (after->greens == 0) == (before->greens == 0 || with || after->phase != PLACE);
}

TALLY_PROPERTY(part_that_is_begun_can_be_formed)
{
    unsigned n = size_of_set(s->picked, TILES), bound = bound_tiles_picked(t, s, TILES);
    return n == 0 || s->phase != PLACE || part_can_be_formed(t, s, bound, n - bound);
}

LAW(ship_of_the_surplus_lies_on_the_grain_where_read_so)
{
    bool above = choose(from, 2);
    struct sakkara_table t = as_read(SAKKARA_Q_grain_second_trigger, above ? 'B' : 'A');
    struct sakkara_state s = turn_that_ends(1, 0, choose(from, 5));
    give(&s, 0, HAND, 10);
    give(&s, 0, SHIP, 1);
    return ended(&t, &s, SHIP, 1) && from_top(&s, 0) == (above ? SHIP : GRAIN) + 1
        && from_top(&s, 1) == (above ? GRAIN : SHIP) + 1;
}

QUESTION(q_grain_second_trigger, "Which ship sends a destroyed grain to the second place?", 'A',
         "The sentence makes two spells agree, each of which wants the top. For the other reading: "
         "its word for what happened to the ship is the one used of surplus tiles.",
         BUILT('A', "one that was destroyed in this turn"),
         BUILT('B', "also one that went as surplus"))

CLAUSE(pile_open, "Voorbeeld", INFORMATION, IMPLIED,
       "The pile lies picture up; the document says so of the destroyed ship.")

TALLY_PROPERTY(everybody_sees_the_pile)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        sakkara_view(t, s, p, &seen);
        if (seen.used != s->used || !same_bytes(seen.pile, s->pile, TILES)
            || !same_bytes(seen.part, s->part, PARTS) || seen.sunk != s->sunk
            || seen.withered != s->withered)
            return false;
    }
    return true;
}

CLAUSE(placer_is_opponent, "Afleggen", TURN_ORDER, EXPLICIT,
       "The other player, the placer, decides where the pile goes.")

FORBIDS_ACTOR(placer_is_opponent, other_player_lays_it_down, LAYING_DOWN,
              "it is {placer} who lays the pile down")
{
    bool other_rule = m.kind == M_PUT && READS(t, Q_fewest_who, 'B');
    return in_play(s) && m.actor == s->mover
        && (!other_rule || (s->phase == PLACE && !left_to_the_mover(t, s)));
}

STEP_PROPERTY(pile_is_laid_down_by_the_other_player)
{
    bool lays = m.kind == M_SPLIT || m.kind == M_PICK || m.kind == M_WHOLE || m.kind == M_PUT;
    bool left_to_the_mover = m.kind == M_PUT && READS(t, Q_fewest_who, 'B');
    return !lays || left_to_the_mover
        || (before->phase == PLACE && m.actor == other(before->mover));
}

CLAUSE(placer_not_next_to_own, "Afleggen, Voorbeeld", LEGALITY, EXPLICIT,
       "The pile goes on no field beside a worker of the placer in its row or column.")

FORBIDS(placer_not_next_to_own, worker_of_the_placer_is_beside, ON(M_PUT),
        "{field} lies beside a worker of {keeper}")
{
    return s->phase == PLACE && beside_worker_of(t, s, keeper(t, s), m.arg[0])
        && !nearness_is_waived(t, s);
}

/* Under q-adjacent-vs-empty B an empty field beside them is better than a higher one. */
STEP_PROPERTY(pile_keeps_away_from_the_workers_of_the_placer)
{
    if (m.kind != M_PUT || far_enough(t, before, m.arg[0]))
        return true;
    unsigned low = lowest(t, before, true);
    bool empty_first =
        READS(t, Q_adjacent_vs_empty, 'B') && before->height[m.arg[0]] == 0 && low > 0;
    return (low == NOWHERE || empty_first) && !has_worker(t, before, m.arg[0]);
}

static verdict asked_placer(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned kind, unsigned a)
{
    return asked(t, s, kind, other(s->mover), a, 0);
}

/* On the board of seven by seven the placer can always keep away from his workers. */
LAW(some_field_is_far_from_the_placer)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = {
        .phase = PLACE, .mover = 0, .used = 1, .pile = { SNAKE + 1 }, .part = { 1 }
    };
    unsigned open = 0;
    sakkara_seal(&t);
    for (unsigned i = 0; i < PLAYERS * WORKERS; i++) {
        unsigned f = choose(from, FIELDS);
        if (occupied(&s, f))
            return true; /* the four fields are not all different */
        s.worker[i / WORKERS][i % WORKERS] = (uint8_t)(f + 1);
    }
    for (unsigned f = 0; f < FIELDS; f++)
        open += asked_placer(&t, &s, M_PUT, f) == LEGAL;
    return open >= 37;
}

QUESTION(q_own_worker_whose, "Whose workers keep the pile away from the fields beside them?", 'A',
         "In the example of a turn it is the placer's workers.", BUILT('A', "the placer's"),
         BUILT('B', "those of the player whose turn it was"))

CLAUSE(placer_diagonal_ok, "Afleggen", PERMISSION, IMPLIED,
       "A field diagonal to a worker of the placer is allowed.")

TALLY_PROPERTY(fields_diagonal_to_the_placer_are_not_too_near)
{
    for (unsigned f = 0; s->phase == PLACE && f < t->fields; f++) {
        bool diagonal = false;
        for (unsigned w = 0; w < t->workers; w++)
            diagonal = diagonal || around(t, stands(s, keeper(t, s), w), f);
        if (diagonal && far_enough(t, s, f)
            && asked_placer(t, s, M_PUT, f) == SAKKARA_placer_not_next_to_own)
            return false;
    }
    return true;
}

CLAUSE(placer_near_other_ok, "Afleggen, Voorbeeld", PERMISSION, IMPLIED,
       "A field beside a worker of the other player is allowed.")

TALLY_PROPERTY(fields_beside_the_other_player_are_not_too_near)
{
    for (unsigned f = 0; s->phase == PLACE && f < t->fields; f++)
        if (beside_worker_of(t, s, other(keeper(t, s)), f) && far_enough(t, s, f)
            && asked_placer(t, s, M_PUT, f) == SAKKARA_placer_not_next_to_own)
            return false;
    return true;
}

CLAUSE(place_on_empty, "Afleggen", LEGALITY, EXPLICIT, "The field for the pile must be empty.")

FORBIDS(place_on_empty, worker_is_on_the_field, ON(M_PUT), "a worker stands on {field}")
{
    return s->phase == PLACE && has_worker(t, s, m.arg[0]);
}

FORBIDS(place_on_empty, field_has_tiles, ON(M_PUT), "{field} has tiles, and another field has none")
{
    return s->phase == PLACE && s->height[m.arg[0]] > 0 && height_asked_for(t, s) == 0;
}

STEP_PROPERTY(pile_goes_on_an_empty_field_if_there_is_one)
{
    if (m.kind != M_PUT || !READS(t, Q_fewest_scope, 'A') || !READS(t, Q_adjacent_vs_empty, 'A'))
        return true;
    bool far = lowest(t, before, true) != NOWHERE;
    return !has_worker(t, before, m.arg[0])
        && (before->height[m.arg[0]] == 0 || lowest(t, before, far) > 0);
}

QUESTION(q_empty_vs_worker, "Is a field without tiles, but with a worker, empty?", 'A',
         "Nothing speaks of lifting a worker, and at the entry such a field is not free.",
         BUILT('A', "no: neither tile nor worker"),
         BUILT('B', "yes: the worker then stands on the new stack"))

QUESTION(q_adjacent_vs_empty, "What if every empty field lies beside a worker of the placer?", 'A',
         "The rule about empty fields carries an exception of its own, the one about workers none. "
         "If both are taken literally, the game can be stuck in the first turn.",
         BUILT('A', "the lowest of the fields that are not beside one"),
         BUILT('B', "an empty field, though it lies beside one"),
         BUILT('C', "no field is allowed: the game is stuck"))

CLAUSE(place_fewest_fallback, "Afleggen", LEGALITY, EXPLICIT,
       "Only if no field is empty the pile goes on one with the fewest tiles.")

FORBIDS(place_fewest_fallback, another_field_is_lower, ON(M_PUT),
        "{field} has more tiles than another field")
{
    unsigned asked_for = s->phase == PLACE ? height_asked_for(t, s) : 0;
    return asked_for > 0 && s->height[m.arg[0]] > asked_for;
}

QUESTION(q_fewest_scope, "Among which fields has one the fewest tiles?", 'A',
         "On the whole board, the game would be stuck whenever the lowest field is forbidden.",
         BUILT('A', "among those that are allowed otherwise"),
         BUILT('B', "on the whole board, but for fields with workers; where the lowest are "
                    "forbidden, the game is stuck"))

/* Three fields in a row: A's worker, B's worker, and a field beside B's. */
LAW(pile_that_can_go_nowhere_stays_where_it_is_read_so)
{
    bool stays = choose(from, 2);
    struct sakkara_table t = as_read(SAKKARA_Q_no_eligible_field, stays ? 'B' : 'A');
    struct sakkara_state s = turn_that_ends(0, 0, 1 + choose(from, 5));
    unsigned tiles = s.used;
    t.rows = t.workers = 1;
    t.columns = 3;
    sakkara_seal(&t);
    s.worker[0][0] = 1, s.worker[1][0] = 2, s.worker[0][1] = s.worker[1][1] = 0;
    return ended(&t, &s, HAND, 0) && s.phase == (stays ? TURN : PLACE)
        && s.aside[HEWN] == (stays ? tiles : 0);
}

QUESTION(q_no_eligible_field, "What if every free field lies beside a worker of the placer?", 'A',
         "It cannot happen on the board of seven by seven, only on small ones, where the game "
         "should "
         "go on.",
         BUILT('A', "then such a field will do, a lowest one"),
         BUILT('B', "the pile stays beside the board for good"))

CLAUSE(place_fewest_choice, "Afleggen", LEGALITY, EXPLICIT,
       "Among several of those the player chooses.")

FORBIDS_ACTOR(place_fewest_choice, choice_is_the_others, ON(M_PUT),
              "it is {mover} who chooses the field")
{
    return s->phase == PLACE && m.actor != s->mover && left_to_the_mover(t, s);
}

TALLY_PROPERTY(lowest_fields_are_equally_good)
{
    unsigned height = NOWHERE;
    for (unsigned f = 0; s->phase == PLACE && f < t->fields; f++) {
        if (asked_placer(t, s, M_PUT, f) != LEGAL)
            continue;
        if (height != NOWHERE && s->height[f] != height)
            return false;
        height = s->height[f];
    }
    for (unsigned f = 0; height != NOWHERE && f < t->fields; f++)
        if (far_enough(t, s, f) && s->height[f] == height && asked_placer(t, s, M_PUT, f) != LEGAL)
            return false;
    return true;
}

TALLY_PROPERTY(it_is_known_who_lays_down)
{
    bool mover = left_to_the_mover(t, s) && !placer_has_to_say(t, s);
    return s->phase != PLACE || sakkara_turn_of(t, s) == (mover ? s->mover : other(s->mover));
}

STATE_PROPERTY(part_is_kept_whole_only_where_read_so)
{
    return s->kept <= (s->phase == PLACE && READS(t, Q_fewest_who, 'B') ? 1 : 0);
}

QUESTION(q_fewest_who, "Which player chooses among fields with equally few tiles?", 'A',
         "Every rule of that list limits a decision of the placer.", BUILT('A', "the placer"),
         BUILT('B', "the player whose turn it was, once the placer has said whether he divides"))

CLAUSE(pile_max_nine, "Afleggen", LEGALITY, EXPLICIT, "At most nine tiles are laid down at once.")

FORBIDS(pile_max_nine, stack_is_too_high, ON(M_PUT) | ON(M_WHOLE),
        "the stack has {stack} tiles, and at most {at_once} go down at once")
{
    bool picking = size_of_set(s->picked, TILES) > 0;
    return s->phase == PLACE && s->part[0] % DIVIDED > t->at_once && (m.kind == M_PUT || !picking);
}

/* A part that is too high to be laid down is high enough to be divided. */
TABLE_PROPERTY(nine_tiles_go_down_at_once)
{
    bool cut = READS(t, Q_pile_cut, 'A') || READS(t, Q_pile_cut, 'C');
    return t->at_once > 0 && (t->head.small || t->at_once == 9)
        && (cut || t->at_once + 1 >= t->divisible);
}

LAW(other_sizes_of_stacks_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.at_once = another(from, 20, 9);
    return judged(&t) == SAKKARA_pile_max_nine;
}

STATE_PROPERTY(parts_are_of_nine_at_most)
{
    bool good = true;
    for (unsigned i = 0; i < PARTS; i++)
        good = good && s->part[i] % DIVIDED <= (READS(t, Q_pile_cut, 'B') ? TILES : t->at_once)
            && (s->part[i] < DIVIDED || READS(t, Q_split_shape, 'B'));
    return good;
}

STEP_PROPERTY(no_more_than_nine_are_laid_down_at_once)
{
    unsigned f = m.arg[0];
    return m.kind != M_PUT || after->height[f] <= before->height[f] + t->at_once;
}

QUESTION(q_pile_cut, "How is a pile of more than nine cut?", 'A',
         "The tiles too many are the next stack; dividing comes after that.",
         BUILT('A', "from the bottom in nines, the rest on top is a stack of its own"),
         BUILT('B', "anywhere, as the placer likes, in parts of three to nine"),
         BUILT('C', "from the top in nines, the rest below is a stack of its own"))

CLAUSE(pile_excess_next, "Afleggen", EFFECT, EXPLICIT,
       "What is beyond nine is laid down as a further stack.")

FORBIDS(pile_excess_next, lower_part_goes_first, ON(M_SPLIT), "the lower part goes down first")
{
    return m.arg[1] == 1 && READS(t, Q_part_order, 'A');
}

STEP_PROPERTY(pile_is_cut_into_nines_and_a_rest)
{
    return !closes(before, after) || after->phase != PLACE || is_cut_as_read(t, after);
}

/* A sketch of a pile without its parts means the pile that has just been closed. */
LAW(pile_of_a_sketch_is_cut_as_a_closed_one)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = PLACE, .ending = 1, .step = 1 };
    t.head.reading[SAKKARA_Q_pile_cut] = (uint8_t)('A' + choose(from, 3));
    t.head.reading[SAKKARA_Q_top_after_split] = (uint8_t)('A' + choose(from, 2));
    sakkara_seal(&t);
    s.withered = (uint8_t)choose(from, 4);
    s.sunk = (uint8_t)choose(from, 2);
    s.used = (uint8_t)(5 + choose(from, 40));
    for (unsigned i = 0; i < s.used; i++)
        s.pile[i] = (uint8_t)(i + s.sunk >= s.used                ? SHIP + 1
                              : i + s.sunk + s.withered >= s.used ? GRAIN + 1
                                                                  : HAND + 1);
    s.part[0] = DERIVE;
    s.greens = DERIVE;
    sakkara_derive(&t, &s);
    unsigned n = 0;
    for (unsigned i = 0; i < PARTS; i++)
        n += s.part[i];
    bool known = READS(&t, Q_top_after_split, 'A') || s.withered + s.sunk == 0;
    return n == s.used && is_cut_as_read(&t, &s)
        && s.greens == (known ? 0 : s.used - s.withered - s.sunk + 1);
}

STEP_PROPERTY(parts_go_down_one_after_the_other)
{
    bool good = true;
    if (m.kind != M_PUT || (after->used == 0 && before->used > before->part[0] % DIVIDED))
        return true; /* tiles that cannot be laid down stay beside the board */
    for (unsigned i = 0; i + 1 < PARTS; i++)
        good = good && after->part[i] == before->part[i + 1];
    return good && (after->phase == PLACE) == (before->part[1] != 0);
}

LAW(surplus_lies_below_what_was_destroyed_or_above_as_read)
{
    bool above = choose(from, 2);
    struct sakkara_table t = as_read(SAKKARA_Q_overflow_position, above ? 'B' : 'A');
    unsigned surplus = 1 + choose(from, 3);
    struct sakkara_state s = turn_that_ends(1, 1, choose(from, 5));
    give(&s, 0, HAND, 10 + surplus);
    return ended(&t, &s, HAND, surplus) && from_top(&s, above ? surplus : 0) == SHIP + 1
        && from_top(&s, above ? 0 : 2) == HAND + 1;
}

QUESTION(q_overflow_position, "Where in the pile is surplus?", 'A',
         "A destroyed ship is to lie at the very top.",
         BUILT('A', "above the used tiles, below destroyed green ones"),
         BUILT('B', "above everything, as it goes last"))

CLAUSE(split_from_six, "Afleggen", LEGALITY, EXPLICIT,
       "A stack of six tiles or more may be divided by the placer.")

FORBIDS_TIME(split_from_six, part_is_being_formed, ON(M_PUT), "a part is being formed first")
{
    return s->phase == PLACE && size_of_set(s->picked, TILES) > 0;
}

FORBIDS(split_from_six, stack_is_too_low, ON(M_SPLIT) | ON(M_PICK), "the stack has {stack} tiles")
{
    return s->phase == PLACE && s->part[0] % DIVIDED < t->divisible;
}

FORBIDS(split_from_six, stack_was_divided, ON(M_SPLIT),
        "the stack comes from a division, and is not divided again")
{
    return s->phase == PLACE && s->part[0] >= DIVIDED;
}

TABLE_PROPERTY(six_tiles_may_be_divided)
{
    return t->head.small ? t->divisible >= 2 * t->least : t->divisible == 6;
}

LAW(other_sizes_to_divide_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.divisible = another(from, 12, 6);
    return judged(&t) == SAKKARA_split_from_six;
}

QUESTION(q_split_shape, "How is a stack divided?", 'A',
         "The order of use holds for every stack, and no number of parts is given.",
         BUILT('A', "in any number of parts, each a run of the stack"),
         BUILT('B', "in two parts at most, each a run of the stack; what is cut because it is too "
                    "high does not count"),
         BUILT('C',
               "in any parts: the placer picks tiles for the next one, and they keep their order"))

QUESTION(q_part_order, "In which order are the parts laid down?", 'A',
         "The tiles too many are said to come next.", BUILT('A', "from the lowest up"),
         BUILT('B', "of a part that is divided, the placer may lay down the upper one first"))

CLAUSE(split_min_three, "Afleggen", LEGALITY, EXPLICIT, "Each part has three tiles or more.")

FORBIDS(split_min_three, part_would_be_too_small, ON(M_SPLIT),
        "a part would have fewer than {least} tiles")
{
    return is_high_enough(t, s)
        && (m.arg[0] < t->least || m.arg[0] + t->least > s->part[0] % DIVIDED);
}

FORBIDS(split_min_three, rest_would_be_too_small, ON(M_PICK),
        "fewer than {least} tiles would be left")
{
    return is_high_enough(t, s) && size_of_set(s->picked, TILES) + t->least >= s->part[0] % DIVIDED;
}

FORBIDS(split_min_three, picked_part_is_too_small, ON(M_WHOLE),
        "fewer than {least} tiles are picked")
{
    unsigned n = size_of_set(s->picked, TILES);
    return s->phase == PLACE && n > 0 && n < t->least;
}

TABLE_PROPERTY(parts_have_three_tiles)
{
    return t->least > 0 && (t->head.small || t->least == 3);
}

LAW(other_sizes_of_parts_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.least = another(from, 6, 3);
    return judged(&t) == SAKKARA_split_min_three;
}

/* Every way to lay down a pile ends, and every part that was begun can be finished. Random plays
 * rarely have high piles, and even more rarely destroyed tiles in them. */
LAW(pile_is_laid_down_whatever_is_chosen)
{
    struct sakkara_table t = as_assumed();
    unsigned grains = choose(from, 4), ships = choose(from, 2), surplus = choose(from, 9);
    struct sakkara_state s = turn_that_ends(grains, ships, choose(from, 14));
    t.head.reading[SAKKARA_Q_pile_cut] = (uint8_t)('A' + choose(from, 3));
    t.head.reading[SAKKARA_Q_split_shape] = (uint8_t)('A' + choose(from, 3));
    t.head.reading[SAKKARA_Q_part_order] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_top_after_split] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_overflow_position] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_fewest_who] = (uint8_t)('A' + choose(from, 2));
    sakkara_seal(&t);
    for (unsigned f = 0; f < FIELDS && choose(from, 2) == 1; f++)
        s.height[f] = 1, s.tile[f][0] = HAND + 1;
    give(&s, 0, HAND, 10 + surplus);
    bool good = ended(&t, &s, HAND, surplus);
    for (unsigned n = 0; good && s.phase == PLACE && n < 200; n++)
        good = some_is_laid_down(&t, &s, from) && no_part_separates(&t, &s);
    return good && s.phase == TURN && s.used == 0;
}

/* A pile may be divided into parts of the smallest size: a key has room for each of them. */
LAW(pile_in_the_smallest_parts_is_kept_whole)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = PLACE, .ending = 1, .entered = 4 }, back;
    uint8_t key[1024];
    sakkara_seal(&t);
    unsigned parts = 2 + choose(from, 23);
    s.used = (uint8_t)(parts * t.least);
    for (unsigned i = 0; i < s.used; i++)
        s.pile[i] = (uint8_t)(1 + choose(from, KINDS));
    for (unsigned i = 0; i < parts; i++)
        s.part[i] = t.least;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            s.worker[p][w] = (uint8_t)(1 + 2 * p + w);
    sakkara_key(&t, &s, key);
    sakkara_unkey(&t, key, &back);
    bool same = back.used == s.used;
    for (unsigned i = 0; i < PARTS; i++)
        same = same && back.part[i] == s.part[i];
    for (unsigned i = 0; i < TILES; i++)
        same = same && back.pile[i] == s.pile[i];
    return same;
}

STEP_PROPERTY(division_makes_two_parts_of_one, ON(M_SPLIT))
{
    unsigned size = before->part[0] % DIVIDED;
    unsigned lower = after->part[0] % DIVIDED, upper = after->part[1] % DIVIDED;
    bool good = true;
    for (unsigned i = 2; i < PARTS; i++)
        good = good && after->part[i] == before->part[i - 1];
    return good && lower == m.arg[0] && lower + upper == size && lower >= t->least
        && upper >= t->least && size >= t->divisible && after->phase == PLACE;
}

/* q-split-shape B: a part that was divided is not divided again. Cutting a part that is too high
 * (q-pile-cut B) is not dividing. */
STEP_PROPERTY(parts_of_a_division_are_remembered_where_read_so)
{
    bool divided = READS(t, Q_split_shape, 'B') && before->part[0] <= t->at_once;
    return m.kind != M_SPLIT
        || ((after->part[0] >= DIVIDED) == divided && (after->part[1] >= DIVIDED) == divided);
}

/* Dividing leaves the tiles where they are, unless the upper part goes first. */
STEP_PROPERTY(division_keeps_the_order)
{
    unsigned size = before->part[0] % DIVIDED, n = m.arg[0];
    bool good = true;
    if (m.kind != M_SPLIT || m.arg[1] == 0)
        return m.kind != M_SPLIT || same_bytes(before->pile, after->pile, TILES);
    for (unsigned i = 0; i < TILES; i++) {
        unsigned was = i >= size ? i : i < n ? size - n + i : i - n;
        good = good && was < TILES && after->pile[i] == before->pile[was];
    }
    return good;
}

/* q-split-shape C: a player picks tiles of a part of six or more for a new part, in any order. */
STEP_PROPERTY(tile_picked_joins_those_picked_before, ON(M_PICK))
{
    bool good = !in_set(before->picked, m.arg[0]) && in_set(after->picked, m.arg[0]);
    for (unsigned i = 0; i < TILES; i++)
        good = good && (i == m.arg[0] || in_set(after->picked, i) == in_set(before->picked, i));
    return good && same_bytes(before->pile, after->pile, TILES)
        && same_bytes(before->part, after->part, PARTS);
}

/* The picked tiles go down first, in their order; the others keep theirs. */
STEP_PROPERTY(tiles_picked_become_a_part, ON(M_WHOLE))
{
    unsigned picked = 0, left = 0, n = size_of_set(before->picked, TILES);
    bool good = all_zero(after->picked, TILE_SET);
    if (n == 0)
        return good && after->kept == 1 && same_bytes(before->part, after->part, PARTS)
            && same_bytes(before->pile, after->pile, TILES);
    for (unsigned i = 0; i < TILES; i++) {
        bool inside = i < before->part[0];
        unsigned to = !inside ? i : in_set(before->picked, i) ? picked++ : n + left++;
        good = good && to < TILES && after->pile[to] == before->pile[i];
    }
    for (unsigned i = 2; i < PARTS; i++)
        good = good && after->part[i] == before->part[i - 1];
    return good && after->part[0] == n && after->part[0] + after->part[1] == before->part[0]
        && after->part[0] >= t->least && after->part[1] >= t->least;
}

STATE_PROPERTY(tiles_are_picked_only_where_read_so)
{
    bool picks = s->phase == PLACE && READS(t, Q_split_shape, 'C'), inside = true;
    for (unsigned i = 0; i < TILES; i++)
        inside = inside && (i < s->part[0] || !in_set(s->picked, i));
    return picks ? inside && size_of_set(s->picked, TILES) < s->part[0]
                 : all_zero(s->picked, TILE_SET);
}

CLAUSE(split_voluntary, "Afleggen", LEGALITY, EXPLICIT, "Dividing is not required.")

FORBIDS_TIME(split_voluntary, stack_is_left_whole, ON(M_SPLIT) | ON(M_PICK),
             "{placer} has said that the stack is left whole")
{
    return s->phase == PLACE && s->kept == 1;
}

FORBIDS_TIME(split_voluntary, placer_says_first, ON(M_PUT),
             "first {placer} says whether the stack is divided")
{
    return s->phase == PLACE && placer_has_to_say(t, s);
}

FORBIDS(split_voluntary, nobody_asks, ON(M_WHOLE), "nobody asks whether the stack is divided")
{
    return s->phase == PLACE && size_of_set(s->picked, TILES) == 0 && !placer_has_to_say(t, s);
}

TALLY_PROPERTY(pile_can_be_laid_down_as_it_is)
{
    bool read_so = READS(t, Q_fewest_scope, 'A') && !READS(t, Q_adjacent_vs_empty, 'C')
                && READS(t, Q_fewest_who, 'A') && !READS(t, Q_pile_cut, 'B')
                && all_zero(s->picked, TILE_SET);
    bool some = false;
    for (unsigned f = 0; f < t->fields; f++)
        some = some || asked_placer(t, s, M_PUT, f) == LEGAL;
    return some || !read_so || s->phase != PLACE;
}
