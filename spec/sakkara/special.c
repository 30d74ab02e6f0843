/* This chapter states what the document says under "De bijzondere kaarten": ox and snake. */
#include "shared.h"

CLAUSE(snake_robs_one, "Slang", EFFECT, EXPLICIT,
       "With a snake the player may take one tile, which he likes, out of the other's holder.")

STEP_PROPERTY(robber_takes_the_tile_he_names)
{
    unsigned p = before->mover, q = other(p);
    if (m.kind != M_ROB)
        return true;
    if (m.arg[0] == 0)
        return after->held[p] == before->held[p] && after->held[q] == before->held[q];
    unsigned k = (m.arg[0] - 1u) % KINDS;
    return after->holder[p][k] == before->holder[p][k] + 1
        && after->holder[q][k] + 1 == before->holder[q][k] && after->held[p] == before->held[p] + 1
        && after->held[q] + 1 == before->held[q];
}

TALLY_PROPERTY(any_tile_of_the_other_may_be_robbed)
{
    unsigned q = other(s->mover);
    if (s->phase != ROB)
        return s->phase != TURN || asked_mover(t, s, M_ROB, 0, 0) == SAKKARA_snake_robs_one;
    for (unsigned k = 0; k < KINDS; k++)
        if (asked_mover(t, s, M_ROB, k + 1, 0)
            != (s->holder[q][k] > 0 ? (verdict)LEGAL : (verdict)SAKKARA_snake_robs_one))
            return false;
    return asked_mover(t, s, M_ROB, 0, 0)
        == (READS(t, Q_snake_decline, 'A') ? (verdict)LEGAL : (verdict)SAKKARA_snake_robs_one);
}

QUESTION(q_snake_decline, "May the robber take nothing?", 'A', "It is a permission.",
         BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(snake_shows_holder, "Slang", INFORMATION, EXPLICIT,
       "For that the other turns his holder round, and back again afterwards.")

TALLY_PROPERTY(holder_is_shown_to_the_robber)
{
    struct sakkara_state seen, not_seen;
    if (s->phase != ROB)
        return true;
    sakkara_view(t, s, s->mover, &seen);
    sakkara_view(t, s, other(s->mover), &not_seen);
    return same_bytes(seen.holder[other(s->mover)], s->holder[other(s->mover)], KINDS)
        && all_zero(not_seen.holder[s->mover], KINDS)
        && all_refused(t, s, s->mover, SAKKARA_snake_shows_holder, M_ROB, MOVE_KINDS);
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

TALLY_PROPERTY(snake_needs_a_tile_in_the_other_holder)
{
    bool held = s->holder[s->mover & 1][SNAKE] > 0, there = s->held[other(s->mover)] > 0;
    verdict v = !held ? (verdict)SAKKARA_play_from_holder
              : there ? (verdict)LEGAL
                      : (verdict)SAKKARA_snake_holder_only;
    return s->phase != TURN || asked_mover(t, s, M_SNAKE, 0, 0) == v;
}

STEP_PROPERTY(snake_touches_no_display_and_no_pyramid)
{
    if (m.kind != M_SNAKE && m.kind != M_ROB)
        return true;
    return same_bytes(before->ship, after->ship, PLAYERS)
        && same_bytes(before->grain, after->grain, PLAYERS)
        && same_bytes(before->built[0], after->built[0], PLAYERS * KINDS);
}

CLAUSE(ox_pushes_top, "Os", EFFECT, EXPLICIT,
       "An ox pushes one or more tiles of a stack onto a field beside it.")

/* From every field to those around it; and to one far away. */
TALLY_PROPERTY(every_push_allowed_is_legal)
{
    for (unsigned a = 0; s->phase == TURN && s->holder[s->mover][OX] > 0 && a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++)
            if ((around(t, a, b) || b == 0)
                && asked_mover(t, s, M_OX, a, b) != expected_ox(t, s, a, b))
                return false;
    return true;
}

TALLY_PROPERTY(ox_is_followed_by_its_push)
{
    if (s->phase == TURN)
        return asked_mover(t, s, M_PUSH, 1, 0) == SAKKARA_ox_pushes_top;
    return s->phase != PUSH
        || (asked_mover(t, s, M_PUSH, 0, 0) == SAKKARA_ox_pushes_top
            && all_refused(t, s, s->mover, SAKKARA_ox_pushes_top, M_PUSH, MOVE_KINDS));
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

STATE_PROPERTY(stack_of_the_ox_lies_before_an_own_worker)
{
    unsigned a = s->source - 1u, b = s->target - 1u;
    return s->phase != PUSH || in_front(t, s, a, b);
}

QUESTION(q_ox_direction, "Where may the ox push, and which stacks are in front of a worker?", 'A',
         "Side by side means in a row or column elsewhere; workers face nowhere.",
         BUILT('A', "from a field beside a worker onto any field beside that"),
         BUILT('B', "straight away from the worker only"), BUILT('C', "as A, and diagonally too"),
         BUILT('D', "as A, and from fields diagonal to a worker too"))

QUESTION(q_ox_worker, "May the ox push tiles from under a worker, or below one?", 'A',
         "Nothing speaks of moving figures with tiles.", BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(ox_never_up, "Os", LEGALITY, EXPLICIT, "No tile is pushed upwards.")

TALLY_PROPERTY(ox_pushes_down_or_level)
{
    unsigned a = (s->source - 1u) % FIELDS, b = (s->target - 1u) % FIELDS;
    for (unsigned n = 1; s->phase == PUSH && n <= TALL; n++)
        if (asked_mover(t, s, M_PUSH, n, 0)
            != (s->height[b] + n <= s->height[a] ? (verdict)LEGAL : (verdict)SAKKARA_ox_never_up))
            return false;
    return true;
}

/* The lowest of the tiles pushed lay at least as high as it comes to lie. */
STEP_PROPERTY(no_tile_is_pushed_upwards)
{
    return m.kind != M_PUSH
        || before->height[before->target - 1u] <= before->height[before->source - 1u] - m.arg[0];
}

/* In the example the stack is four higher: one to four tiles may be pushed. */
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

STEP_PROPERTY(pushed_tiles_keep_their_order)
{
    unsigned a = (before->source - 1u) % FIELDS, b = (before->target - 1u) % FIELDS;
    bool good = true;
    if (m.kind != M_PUSH)
        return true;
    unsigned bottom = before->height[a] - m.arg[0], to = before->height[b];
    for (unsigned i = 0; i < TALL; i++)
        good = good
            && (i >= m.arg[0] || to + i >= TALL || bottom + i >= TALL
                || after->tile[b][to + i] == before->tile[a][bottom + i]);
    return good;
}
