/* This chapter states what the document says under "De bijzondere kaarten": ox and snake. */
#include "shared.h"

CLAUSE(snake_robs_one, "Slang", EFFECT, EXPLICIT,
       "With a snake the player may take one tile, which he likes, out of the other's holder.")

FORBIDS_TIME(snake_robs_one, no_snake_was_played, ON(M_ROB), "no snake has been played")
{
    return in_play(s) && s->phase != ROB;
}

FORBIDS(snake_robs_one, other_holder_is_empty, ON(M_SNAKE), "{placer} holds no tile")
{
    return has_the_turn(s, m) && s->held[other(s->mover)] == 0;
}

FORBIDS(snake_robs_one, tile_must_be_robbed, ON(M_ROB), "a tile must be taken")
{
    return s->phase == ROB && m.arg[0] == 0 && READS(t, Q_snake_decline, 'B');
}

STEP_PROPERTY(robber_takes_the_tile_he_names, ON(M_ROB))
{
    unsigned p = before->mover, q = other(p);
    if (m.arg[0] == 0)
        return after->held[p] == before->held[p] && after->held[q] == before->held[q];
    unsigned k = (m.arg[0] - 1u) % KINDS;
    return after->holder[p][k] == before->holder[p][k] + 1
        && after->holder[q][k] + 1 == before->holder[q][k] && after->held[p] == before->held[p] + 1
        && after->held[q] + 1 == before->held[q];
}

QUESTION(q_snake_decline, "May the player of the snake take nothing?", 'A', "It is a permission.",
         BUILT('A', "yes"), BUILT('B', "no, a tile must be taken"))

CLAUSE(snake_shows_holder, "Slang", INFORMATION, EXPLICIT,
       "For that the other turns his holder round, and back again afterwards.")

FORBIDS_TIME(snake_shows_holder, holder_is_turned_round, TURN_MOVES & ~ON(M_ROB),
             "the holder of {placer} is turned round: first {mover} takes a tile, or none")
{
    return s->phase == ROB;
}

TALLY_PROPERTY(holder_is_shown_to_the_robber)
{
    struct sakkara_state seen, not_seen;
    if (s->phase != ROB)
        return true;
    sakkara_view(t, s, s->mover, &seen);
    sakkara_view(t, s, other(s->mover), &not_seen);
    return same_bytes(seen.holder[other(s->mover)], s->holder[other(s->mover)], KINDS)
        && all_zero(not_seen.holder[s->mover], KINDS);
}

STEP_PROPERTY(snake_is_played_before_the_robber_chooses)
{
    return (m.kind != M_SNAKE
            || (after->phase == ROB
                && after->held[0] + after->held[1] + 1 == before->held[0] + before->held[1]))
        && (m.kind != M_ROB || before->phase == ROB);
}

CLAUSE(snake_holder_only, "Slang", LEGALITY, IMPLIED,
       "A snake reaches the holder only, not what is on display or built.")

FORBIDS(snake_holder_only, tile_is_not_in_that_holder, ON(M_ROB), "{placer} holds no {tile}")
{
    return s->phase == ROB && m.arg[0] > 0
        && s->holder[other(s->mover)][(m.arg[0] - 1u) % KINDS] == 0;
}

STEP_PROPERTY(snake_touches_no_display_and_no_pyramid, ON(M_SNAKE) | ON(M_ROB))
{
    return same_bytes(before->ship, after->ship, PLAYERS)
        && same_bytes(before->grain, after->grain, PLAYERS)
        && same_bytes(before->built[0], after->built[0], PLAYERS * KINDS);
}

CLAUSE(ox_pushes_top, "Os", EFFECT, EXPLICIT,
       "An ox pushes one or more tiles of a stack onto a field beside it.")

FORBIDS_TIME(ox_pushes_top, no_ox_was_driven, ON(M_PUSH), "no ox is pushing")
{
    return in_play(s) && s->phase != PUSH;
}

FORBIDS_TIME(ox_pushes_top, ox_has_to_push, TURN_MOVES & ~ON(M_PUSH), "the ox has to push first")
{
    return s->phase == PUSH;
}

FORBIDS(ox_pushes_top, fields_are_not_side_by_side, ON(M_OX), "{other_field} is not beside {field}")
{
    return !side_by_side(t, m.arg[0], m.arg[1]);
}

FORBIDS(ox_pushes_top, no_tile_is_there_to_push, ON(M_OX), "{field} has no tile")
{
    return in_play(s) && s->height[m.arg[0]] == 0;
}

FORBIDS(ox_pushes_top, worker_is_in_the_way, ON(M_OX),
        "a worker stands on {field} or {other_field}")
{
    return in_play(s) && worker_in_the_way(t, s, m.arg[0], m.arg[1]);
}

FORBIDS(ox_pushes_top, ox_pushes_one_at_least, ON(M_PUSH), "at least one tile is pushed")
{
    return m.arg[0] == 0;
}

STATE_PROPERTY(ox_stands_between_two_fields_while_it_pushes)
{
    unsigned a = (s->source - 1u) % FIELDS, b = (s->target - 1u) % FIELDS;
    bool on_board =
        s->source != 0 && s->source <= t->fields && s->target != 0 && s->target <= t->fields;
    bool near = READS(t, Q_ox_direction, 'C') ? around(t, a, b) : beside(t, a, b);
    bool free = READS(t, Q_ox_worker, 'B') || (!occupied(s, a) && !occupied(s, b));
    bool pushes = on_board && near && free && s->height[a] > s->height[b];
    return s->phase == PUSH ? pushes : s->source == 0 && s->target == 0;
}

STEP_PROPERTY(ox_pushes_as_many_tiles_as_said)
{
    unsigned a = before->source - 1u, b = before->target - 1u;
    if (m.kind == M_OX)
        return after->phase == PUSH && after->source == m.arg[0] + 1
            && after->target == m.arg[1] + 1;
    return m.kind != M_PUSH
        || (m.arg[0] >= 1 && before->phase == PUSH
            && after->height[a] + m.arg[0] == before->height[a]
            && after->height[b] == before->height[b] + m.arg[0]);
}

CLAUSE(ox_in_front, "Os", LEGALITY, EXPLICIT,
       "The stack lies in front of one of the player's workers.")

FORBIDS(ox_in_front, no_worker_is_behind_the_ox, ON(M_OX),
        "{field} is not in front of a worker of {actor} from there")
{
    return has_the_turn(s, m) && !in_front(t, s, m.arg[0], m.arg[1]);
}

STATE_PROPERTY(stack_of_the_ox_lies_before_an_own_worker)
{
    unsigned a = s->source - 1u, b = s->target - 1u;
    return s->phase != PUSH || in_front(t, s, a, b);
}

QUESTION(q_ox_direction, "Where may the ox push, and which stacks are in front of a worker?", 'A',
         "Side by side means in a row or column elsewhere; workers face nowhere.",
         BUILT('A', "from a field beside a worker onto any field beside that"),
         BUILT('B', "straight away from the worker only"),
         BUILT('C', "from a field beside a worker onto any of the eight fields around that"),
         BUILT('D', "from any of the eight fields around a worker onto any field beside that"))

QUESTION(q_ox_worker, "May the ox push tiles from under a worker, or below one?", 'A',
         "Nothing speaks of moving figures with tiles.", BUILT('A', "no"),
         BUILT('B', "yes; he stays on his field"))

CLAUSE(ox_never_up, "Os", LEGALITY, EXPLICIT, "No tile is pushed upwards.")

FORBIDS(ox_never_up, field_is_not_lower, ON(M_OX), "{other_field} is not lower than {field}")
{
    return in_play(s) && s->height[m.arg[0]] > 0 && s->height[m.arg[1]] >= s->height[m.arg[0]];
}

FORBIDS(ox_never_up, so_many_would_go_up, ON(M_PUSH), "so many tiles would be pushed upwards")
{
    return s->phase == PUSH && s->height[s->target - 1u] + m.arg[0] > s->height[s->source - 1u];
}

/* The lowest of the pushed tiles was at least as high before as it is afterwards. */
STEP_PROPERTY(no_tile_is_pushed_upwards, ON(M_PUSH))
{
    return before->height[before->target - 1u] <= before->height[before->source - 1u] - m.arg[0];
}

/* In the document's example one stack is four higher than the other: one to four tiles may be
 * pushed. */
LAW(one_to_four_tiles_down_a_drop_of_four)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = {
        .phase = PUSH, .source = 2, .target = 3, .worker = { { 1, 49 }, { 8, 48 } }
    };
    unsigned below = choose(from, 5), n = choose(from, 12);
    sakkara_seal(&t);
    s.height[1] = (uint8_t)(below + 4);
    s.height[2] = (uint8_t)below;
    for (unsigned h = 0; h < below + 4; h++)
        s.tile[1][h] = s.tile[2][h] = HAND + 1;
    for (unsigned h = below; h < below + 4; h++)
        s.tile[2][h] = 0;
    return (asked_mover(&t, &s, M_PUSH, n, 0) == LEGAL) == (n >= 1 && n <= 4);
}

CLAUSE(ox_block_keeps_order, "Os", EFFECT, IMPLIED,
       "The tiles pushed are the upper ones; they stay in their order.")

STEP_PROPERTY(pushed_tiles_keep_their_order, ON(M_PUSH))
{
    unsigned a = (before->source - 1u) % FIELDS, b = (before->target - 1u) % FIELDS;
    bool good = true;
    unsigned bottom = before->height[a] - m.arg[0], to = before->height[b];
    for (unsigned i = 0; i < TALL; i++)
        good = good
            && (i >= m.arg[0] || to + i >= TALL || bottom + i >= TALL
                || after->tile[b][to + i] == before->tile[a][bottom + i]);
    return good;
}
