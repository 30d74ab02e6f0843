/* This chapter states what the document says under "De beweging van een arbeider": one field
 * horizontally or vertically, at most two tiles up. */
#include "shared.h"

CLAUSE(move_must, "Beweging", LEGALITY, EXPLICIT,
       "In his turn a player must move one of his workers.")

static bool may_walk_to(const struct sakkara_table *t, const struct sakkara_state *s, unsigned from,
                        unsigned to)
{
    return beside(t, from, to) && !occupied(s, to) && !too_steep(t, s, from, to);
}

/* Can a worker of the player on turn go anywhere without a stair? */
static bool can_walk(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool can = false;
    for (unsigned w = 0; w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            can = can || may_walk_to(t, s, stands(s, s->mover, w), f);
    return can;
}

/* q-forced-help B: would a stair make a step possible? */
static bool stair_helps(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool can = false;
    for (unsigned w = 0; w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            can = can || (beside(t, stands(s, s->mover, w), f) && !occupied(s, f));
    return can && s->holder[s->mover][STAIR] > 0;
}

/* May a flying worker land on this field, if the player takes its tile? */
static bool may_land(const struct sakkara_table *t, const struct sakkara_state *s, unsigned worker,
                     unsigned f)
{
    unsigned from = stands_named(s, worker);
    bool free = !occupied(s, f) || (f == from && READS(t, Q_bird_take, 'D'));
    bool steep = READS(t, Q_bird_height, 'B') && too_steep(t, s, from, f);
    return free && !steep && (s->height[f] > 0 || !READS(t, Q_bird_take, 'B'));
}

static bool may_fly(const struct sakkara_table *t, unsigned worker)
{
    return worker < WORKERS || READS(t, Q_bird_whose, 'B');
}

/* Could a worker step after a flight to this field, whether its tile was taken or left? */
static bool landing_helps(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned worker, unsigned f, bool left)
{
    struct sakkara_state then = *s;
    then.worker[worker < WORKERS ? s->mover : other(s->mover)][worker % WORKERS] = (uint8_t)(f + 1);
    then.height[f] = (uint8_t)(s->height[f] - (s->height[f] > 0 && !left));
    return may_land(t, s, worker, f) && can_walk(t, &then);
}

/* Would a bird make a step possible? It may carry any worker that can make way, also the other
 * player's. */
static bool bird_helps(const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned w = 0; s->holder[s->mover][BIRD] > 0 && w < PLAYERS * WORKERS; w++)
        for (unsigned f = 0; w % WORKERS < t->workers && may_fly(t, w) && f < t->fields; f++)
            if (landing_helps(t, s, w, f, false)
                || (READS(t, Q_bird_take, 'C') && landing_helps(t, s, w, f, true)))
                return true;
    return false;
}

/* Would pushing so many tiles from one field to another make a step possible? */
static bool push_helps(const struct sakkara_table *t, const struct sakkara_state *s, unsigned a,
                       unsigned b, unsigned n)
{
    struct sakkara_state then = *s;
    then.height[a] = (uint8_t)(s->height[a] - n);
    then.height[b] = (uint8_t)(s->height[b] + n);
    return can_walk(t, &then);
}

/* Would an ox make a step possible? */
static bool ox_helps(const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned a = 0; s->holder[s->mover][OX] > 0 && a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++)
            for (unsigned n = 1; side_by_side(t, a, b) && !worker_in_the_way(t, s, a, b)
                                 && in_front(t, s, a, b) && s->height[b] + n <= s->height[a];
                 n++)
                if (push_helps(t, s, a, b, n))
                    return true;
    return false;
}

FORBIDS_WHEN_OVER(move_must, game_is_lost_without_a_way, ANY_MOVE,
                  "{loser} could not move, and has lost")
{
    return s->phase == OVER && s->built[(s->winner - 1u) & 1][TIP] == 0;
}

static bool owes_a_movement(const struct sakkara_state *s, struct move m)
{
    return has_the_turn(s, m) && turn_goes_on(s) && s->moved == 0;
}

FORBIDS(move_must, worker_can_be_moved, ON(M_END),
        "{actor} has moved no worker in this turn, and can move one")
{
    return owes_a_movement(s, m) && can_walk(t, s);
}

FORBIDS(move_must, duty_stands, ON(M_END), "{actor} has moved no worker in this turn")
{
    return owes_a_movement(s, m) && READS(t, Q_no_move, 'C');
}

FORBIDS(move_must, one_tile_opens_a_way, ON(M_END),
        "one tile that {actor} holds would let a worker be moved")
{
    return owes_a_movement(s, m) && READS(t, Q_forced_help, 'B') && !can_walk(t, s)
        && (stair_helps(t, s) || bird_helps(t, s) || ox_helps(t, s));
}

/* In random plays a player is hardly ever shut in so that one tile would help. So this law uses a
 * small board with different heights, with one worker for each player. */
LAW(one_tile_that_opens_a_way_is_played_where_read_so)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = TURN };
    t.head.small = 1;
    t.workers = 1;
    t.rows = (uint8_t)(1 + choose(from, 2));
    t.columns = (uint8_t)(3 + choose(from, 2));
    t.head.reading[SAKKARA_Q_forced_help] = 'B';
    t.head.reading[SAKKARA_Q_bird_whose] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_bird_height] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_bird_take] = (uint8_t)('A' + choose(from, 4));
    t.head.reading[SAKKARA_Q_ox_worker] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_ox_direction] = (uint8_t)('A' + choose(from, 4));
    sakkara_seal(&t);
    for (unsigned f = 0; f < t.fields; f++) {
        s.height[f] = (uint8_t)choose(from, 6);
        for (unsigned h = 0; h < s.height[f]; h++)
            s.tile[f][h] = SHIP + 1;
    }
    s.worker[0][0] = 1;
    s.worker[1][0] = (uint8_t)(2 + choose(from, t.fields - 1u));
    s.holder[0][STAIR] = choose(from, 8) == 7;
    s.holder[0][BIRD] = choose(from, 4) != 3;
    s.holder[0][OX] = choose(from, 2) == 1;
    s.held[0] = (uint8_t)(s.holder[0][STAIR] + s.holder[0][BIRD] + s.holder[0][OX]);
    bool must = can_walk(&t, &s) || stair_helps(&t, &s) || bird_helps(&t, &s) || ox_helps(&t, &s);
    return (asked_mover(&t, &s, M_END, 0, 0) == LEGAL) == !must;
}

STEP_PROPERTY(who_cannot_move_has_lost_only_where_read_so)
{
    if (m.kind != M_END || before->moved == 1 || !READS(t, Q_no_move, 'B'))
        return true;
    unsigned p = before->mover;
    return after->phase == OVER && after->winner == (before->built[p][TIP] > 0 ? p : other(p)) + 1;
}

QUESTION(q_no_move, "What if no worker can be moved?", 'A',
         "A duty that cannot be met is not owed.", BUILT('A', "the duty lapses"),
         BUILT('B', "the player has lost when he ends his turn so"),
         BUILT('C', "the duty stands: the game is stuck"))

QUESTION(q_forced_help, "Must a tile be played if nothing else makes a movement possible?", 'A',
         "Playing tiles is free; but a way that opens in the turn must be gone.", BUILT('A', "no"),
         BUILT('B', "yes: a stair, a bird or an ox, if that one tile is enough"))

QUESTION(q_way_closed, "May a player end his turn without a movement if he closed his way himself?",
         'A',
         "A duty is looked at when the turn ends, and no rule forbids such a flight or push. For "
         "the other reading: a player who could have moved a worker has not done what he must.",
         BUILT('A', "yes: what counts is whether he can move a worker in the end"),
         INVENTS('B', "no: before the movement nothing is played that takes the last way away",
                 "that a player may not take away his own last way, and who sees to it"))

CLAUSE(move_own_worker, "Beweging", LEGALITY, EXPLICIT,
       "Only an own worker is moved, either of them.")

FORBIDS(move_own_worker, worker_is_not_his, ON(M_STEP), "that worker is not {actor}'s")
{
    return m.arg[0] >= WORKERS;
}

STEP_PROPERTY(workers_of_the_other_player_stay)
{
    unsigned p = other(before->mover);
    bool flown = m.kind == M_LAND && READS(t, Q_bird_whose, 'B');
    return flown || same_bytes(before->worker[p], after->worker[p], WORKERS);
}

CLAUSE(move_once, "Beweging, Paard, Vogel", LEGALITY, IMPLIED,
       "There is one movement in a turn; only horse and bird take a worker further.")

FORBIDS_TIME(move_once, worker_was_moved, ON(M_STEP), "{mover} has moved a worker in this turn")
{
    return turn_goes_on(s) && s->moved == 1;
}

FORBIDS_TIME(move_once, nobody_rides, ON(M_RIDE), "no horse is being ridden")
{
    return in_play(s) && s->phase != RIDE;
}

FORBIDS_TIME(move_once, nobody_flies, ON(M_LAND), "no bird is in the air")
{
    return in_play(s) && s->phase != FLY;
}

STATE_PROPERTY(movement_is_remembered_in_its_turn_only)
{
    bool turn = s->phase == TURN || in_the_middle(s) || s->phase == OVER
             || (s->phase == PLACE && s->ending == 0);
    return s->moved <= turn;
}

STEP_PROPERTY(one_movement_in_a_turn)
{
    if (m.kind == M_STEP)
        return before->moved == 0 && after->moved == 1;
    return m.kind == M_END ? after->moved <= before->moved : after->moved == before->moved;
}

STEP_PROPERTY(workers_go_only_by_movement_horse_and_bird)
{
    bool goes = m.kind == M_ENTER || m.kind == M_STEP || m.kind == M_RIDE || m.kind == M_LAND;
    return goes || same_bytes(before->worker[0], after->worker[0], PLAYERS * WORKERS);
}

CLAUSE(move_one_field, "Beweging", LEGALITY, EXPLICIT, "The movement is one field.")

FORBIDS(move_one_field, field_is_farther_away, ON(M_STEP), "{field} is not one field away")
{
    return has_the_turn(s, m) && !around(t, stands_named(s, m.arg[0]), m.arg[1]);
}

STEP_PROPERTY(movement_takes_one_worker_one_field, ON(M_STEP))
{
    unsigned p = before->mover, w = m.arg[0] & 1;
    return m.arg[0] < t->workers && stands(after, p, w) == m.arg[1]
        && rows_between(t, stands(before, p, w), m.arg[1]) <= 1
        && columns_between(t, stands(before, p, w), m.arg[1]) <= 1
        && after->worker[p][1 - w] == before->worker[p][1 - w];
}

CLAUSE(move_orthogonal, "Beweging", LEGALITY, EXPLICIT,
       "The movement goes along a row or a column: not diagonally, not off the board.")

FORBIDS(move_orthogonal, step_is_diagonal, ON(M_STEP),
        "{field} is not in the row or column of the worker")
{
    unsigned from = stands_named(s, m.arg[0]);
    return has_the_turn(s, m) && rows_between(t, from, m.arg[1]) > 0
        && columns_between(t, from, m.arg[1]) > 0;
}

FORBIDS(move_orthogonal, board_ends, ON(M_HORSE) | ON(M_RIDE), "the board ends there")
{
    struct sakkara_state room;
    const struct sakkara_state *on = mounted(s, m, &room);
    return has_the_turn(s, m) && on->walker != 0 && on->heading != 0 && next_ride(t, on) == NOWHERE;
}

STEP_PROPERTY(movement_goes_along_a_row_or_column, ON(M_STEP))
{
    return beside(t, stands_named(before, m.arg[0]), m.arg[1]);
}

CLAUSE(move_takes_top, "Beweging", EFFECT, EXPLICIT,
       "Who reaches a field with tiles must take the top one into his holder.")

STEP_PROPERTY(who_moves_takes_the_top_tile, ON(M_STEP))
{
    unsigned p = before->mover, to = m.arg[1];
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++) {
        unsigned more = top(before, to) == k + 1;
        good = good && (k == STAIR || after->holder[p][k] == before->holder[p][k] + more);
    }
    return good && (before->height[to] == 0 || after->height[to] + 1 == before->height[to]);
}

CLAUSE(move_one_tile_only, "Beweging", EFFECT, EXPLICIT,
       "Only that one is taken; the others stay under the worker.")

/* Every move changes a stack only at its top. */
STEP_PROPERTY(what_lies_below_stays)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h < TALL; h++)
            good = good
                && (h >= before->height[f] || h >= after->height[f]
                    || after->tile[f][h] == before->tile[f][h]);
    return good || m.kind == M_EXCHANGE;
}

CLAUSE(move_empty_field_ok, "Beweging", PERMISSION, IMPLIED,
       "A field without tiles may be entered; then nothing is taken.")

STEP_PROPERTY(nothing_is_taken_from_an_empty_field)
{
    unsigned p = before->mover;
    if (m.kind != M_STEP || before->height[m.arg[1]] > 0)
        return true;
    return after->height[m.arg[1]] == 0
        && after->held[p] + (climbs_by_stair(t, before, m) ? 1 : 0) == before->held[p];
}

CLAUSE(move_not_occupied, "Beweging", LEGALITY, EXPLICIT,
       "No worker is set on a field where another one stands, whosever it is.")

FORBIDS(move_not_occupied, another_worker_stands_there,
        ON(M_STEP) | ON(M_HORSE) | ON(M_RIDE) | ON(M_LAND), "a worker stands on {field}")
{
    unsigned to = reached(t, s, m);
    bool stays = m.kind == M_LAND && READS(t, Q_bird_take, 'D') && s->flyer != 0
              && to == stands_named(s, s->flyer - 1u);
    return has_the_turn(s, m) && to != NOWHERE && occupied(s, to) && !stays;
}

STATE_PROPERTY(workers_stand_on_different_fields)
{
    const uint8_t *w[] = { &s->worker[0][0], &s->worker[0][1], &s->worker[1][0], &s->worker[1][1] };
    bool good = true;
    for (unsigned i = 0; i < 4; i++) {
        good = good && *w[i] <= t->fields;
        for (unsigned j = i + 1; j < 4; j++)
            good = good && (*w[i] == 0 || *w[i] != *w[j]);
    }
    return good;
}

CLAUSE(climb_two, "Beweging", LEGALITY, EXPLICIT,
       "The stack entered is at most two tiles higher than where the worker comes from.")

FORBIDS(climb_two, field_is_too_high, ON(M_STEP), "{field} is more than {climb} tiles higher")
{
    return has_the_turn(s, m) && too_steep(t, s, stands_named(s, m.arg[0]), m.arg[1])
        && s->holder[s->mover & 1][STAIR] == 0;
}

FORBIDS(climb_two, field_ahead_is_too_high, ON(M_HORSE) | ON(M_RIDE),
        "{field} is more than {climb} tiles higher")
{
    struct sakkara_state room;
    const struct sakkara_state *on = mounted(s, m, &room);
    return has_the_turn(s, m) && reached(t, s, m) != NOWHERE && too_steep_to_ride(t, on)
        && !has_a_stair(t, on);
}

FORBIDS(climb_two, field_is_too_high_to_land_on, ON(M_LAND),
        "{field} is more than {climb} tiles higher")
{
    return s->phase == FLY && READS(t, Q_bird_height, 'B')
        && too_steep(t, s, stands_named(s, s->flyer - 1u), m.arg[0]);
}

TABLE_PROPERTY(climbs_are_two_tiles)
{
    return t->head.small || t->climb == 2;
}

LAW(other_climbs_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.climb = another(from, 8, 2);
    return judged(&t) == SAKKARA_climb_two;
}

STEP_PROPERTY(nobody_climbs_higher_without_a_stair)
{
    if (m.kind != M_STEP || !too_steep(t, before, stands_named(before, m.arg[0]), m.arg[1]))
        return true;
    unsigned p = before->mover, more = top(before, m.arg[1]) == STAIR + 1;
    unsigned stairs = before->holder[p][STAIR];
    return stairs > 0 && after->holder[p][STAIR] + 1u == stairs + more;
}

CLAUSE(climb_from_current, "Beweging, Voorbeeld", DEFINITION, EXPLICIT,
       "Heights are compared as they are when the movement begins, before a tile is taken.")

/* A stair is needed if the field is too high before its tile is taken. */
STEP_PROPERTY(heights_are_those_of_the_beginning)
{
    unsigned p = before->mover, to = m.arg[1];
    if (m.kind != M_STEP || !READS(t, Q_height_when, 'A') || m.arg[2] == 1)
        return true;
    bool steep = before->height[to] > before->height[stands_named(before, m.arg[0])] + t->climb;
    return after->holder[p][STAIR] + (steep ? 1 : 0)
        == before->holder[p][STAIR] + (top(before, to) == STAIR + 1 ? 1 : 0);
}

STATE_PROPERTY(heights_of_another_moment_are_kept_only_where_read_so)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good
            && s->height_then[f] <= (READS(t, Q_height_when, 'B') && !setting_up(s) ? TALL : 0);
    return good;
}

QUESTION(q_height_when, "At which moment are heights compared?", 'A',
         "The document has one word for the turn and another for the movement.",
         BUILT('A', "at the movement"), BUILT('B', "at the beginning of the turn"))

CLAUSE(descend_free, "Beweging", PERMISSION, EXPLICIT, "Any difference downwards is allowed.")

STEP_PROPERTY(no_stair_is_used_downwards)
{
    unsigned p = before->mover, to = m.arg[1];
    if (m.kind != M_STEP || m.arg[2] == 1
        || height_for(t, before, to) > height_for(t, before, stands_named(before, m.arg[0])))
        return true;
    return after->holder[p][STAIR]
        == before->holder[p][STAIR] + (top(before, to) == STAIR + 1 ? 1 : 0);
}

CLAUSE(stair_any_climb, "Trap", EFFECT, EXPLICIT,
       "A stair takes one worker up any difference between two fields side by side.")

FORBIDS(stair_any_climb, stair_is_not_needed, ON(M_STEP),
        "no stair is needed there, and none is played for nothing")
{
    unsigned from = stands_named(s, m.arg[0]);
    return has_the_turn(s, m) && m.arg[2] == 1 && READS(t, Q_stair_needless, 'A')
        && beside(t, from, m.arg[1]) && !too_steep(t, s, from, m.arg[1]);
}

FORBIDS(stair_any_climb, stair_is_not_wasted_there, ON(M_STEP),
        "the way up to {field} takes that stair: it is not wasted")
{
    unsigned from = stands_named(s, m.arg[0]);
    return has_the_turn(s, m) && m.arg[2] == 1 && beside(t, from, m.arg[1])
        && too_steep(t, s, from, m.arg[1]);
}

/* Stacks like a flight of steps: the movement goes to the second one, the horse to the third. */
LAW(one_stair_serves_for_movement_and_horse_where_read_so)
{
    bool one = choose(from, 2);
    struct sakkara_table t = as_read(SAKKARA_Q_stair_count, one ? 'B' : 'A');
    struct sakkara_state s = bare_turn();
    s.height[1] = 3;
    s.height[2] = (uint8_t)(5 + choose(from, 3));
    for (unsigned h = 0; h < 7; h++)
        s.tile[1][h] = h < s.height[1] ? HAND + 1 : 0,
        s.tile[2][h] = h < s.height[2] ? HAND + 1 : 0;
    give(&s, 0, STAIR, 2);
    give(&s, 0, HORSE, 1);
    return made(&t, &s, M_STEP, 0, 0, 1) && made(&t, &s, M_HORSE, 0, 0, 0)
        && made(&t, &s, M_RIDE, 0, 0, 0) && s.holder[0][STAIR] == (one ? 1 : 0);
}

QUESTION(q_stair_count, "Does one stair serve for several climbs of one movement?", 'A',
         "A stair spans two fields.", BUILT('A', "no, each climb costs one"),
         BUILT('B', "yes, movement and horses together"))

QUESTION(q_stair_needless, "May a stair be played where it is not needed?", 'A',
         "It serves for a difference that could not be climbed.", BUILT('A', "no"),
         BUILT('B', "yes, to be rid of it"))

CLAUSE(horse_after_move, "Paard", LEGALITY, EXPLICIT,
       "A horse is played after the movement, for the worker that was moved.")

FORBIDS_TIME(horse_after_move, no_worker_was_moved, ON(M_HORSE),
             "{mover} has moved no worker in this turn")
{
    return turn_goes_on(s) && m.arg[0] == 0 && s->walker == 0 && s->moved == 0;
}

FORBIDS_TIME(horse_after_move, worker_has_flown_since, ON(M_HORSE),
             "the worker that was moved has flown since")
{
    return turn_goes_on(s) && m.arg[0] == 0 && s->walker == 0 && s->moved == 1;
}

FORBIDS_TIME(horse_after_move, other_worker_goes_nowhere, ON(M_HORSE),
             "{mover} has moved no other worker in this turn")
{
    return turn_goes_on(s) && m.arg[0] == 1 && s->other_heading == 0;
}

FORBIDS_TIME(horse_after_move, something_came_between, ON(M_HORSE),
             "something else was played since the movement")
{
    bool there = m.arg[0] == 0 ? s->walker != 0 : s->other_heading != 0;
    return turn_goes_on(s) && there && READS(t, Q_horse_delay, 'B')
        && (s->fresh == 0 || m.arg[0] == 1);
}

STATE_PROPERTY(horse_follows_a_worker_that_was_moved)
{
    bool turn = s->phase == TURN || in_the_middle(s) || s->phase == OVER
             || (s->phase == PLACE && s->ending == 0);
    bool moved = s->moved == 1 || READS(t, Q_horse_after_bird, 'B');
    bool other = READS(t, Q_horse_after_bird, 'B') && s->walker != 0 && t->workers == 2;
    return s->other_heading <= (other ? 4 : 0)
        && (s->other_heading != 0 || (s->other_height == 0 && s->other_stair == 0))
        && s->other_height <= (READS(t, Q_horse_height, 'B') ? TALL : 0)
        && s->other_stair <= (READS(t, Q_stair_count, 'B') ? 1 : 0)
        && (s->walker != 0) == (s->heading != 0) && s->walker <= t->workers && s->heading <= 4
        && (s->walker == 0 || (turn && moved)) && (s->phase != RIDE || s->walker != 0);
}

/* After a flight, a horse cannot prolong the earlier movement of that worker. */
STEP_PROPERTY(horse_forgets_who_has_flown)
{
    bool begins = passes(before, after) || m.kind == M_END;
    bool flew = m.kind == M_LAND && before->flyer == before->walker;
    if (m.kind == M_STEP || m.kind == M_ENTER || READS(t, Q_horse_after_bird, 'B'))
        return true;
    if (flew || (begins && after->phase != OVER))
        return after->walker == 0 && after->heading == 0;
    return after->phase == OVER
        || (after->walker == before->walker && after->heading == before->heading);
}

/* The direction + 1 in which a worker goes along a row or column; 0: he goes otherwise. */
static unsigned way_between(const struct sakkara_table *t, unsigned from, unsigned to)
{
    unsigned rows = rows_between(t, from, to), columns = columns_between(t, from, to);
    if (from == to || (rows > 0 && columns > 0))
        return 0;
    return to < from ? (rows > 0 ? 1 : 4) : (rows > 0 ? 3 : 2);
}

/* Each worker keeps the direction of his last movement, whatever the other worker does. A flight
 * has no direction, except along a row or column under q-horse-after-bird B. */
STEP_PROPERTY(each_worker_keeps_his_own_direction)
{
    bool ends = m.kind == M_END || m.kind == M_DISCARD || m.kind == M_PUT || m.kind == M_ENTER;
    bool good = true;
    if (passes(before, after))
        return after->walker == 0;
    for (unsigned w = 0; w < t->workers && !ends && after->phase >= TURN; w++) {
        unsigned way = heading_of(before, w), to = stands(after, after->mover, w);
        bool flies = m.kind == M_LAND && before->flyer == w + 1;
        if (m.kind == M_STEP && m.arg[0] == w)
            way = way_between(t, stands(before, before->mover, w), to);
        if (flies)
            way = READS(t, Q_horse_after_bird, 'A')
                    ? 0
                    : way_between(t, stands(before, before->mover, w), to);
        good = good && heading_of(after, w) == way;
    }
    return good;
}

/* A horse carries the worker who moved last, unless the move names the other one. */
STEP_PROPERTY(worker_who_went_last_is_mounted, ON(M_STEP) | ON(M_LAND) | ON(M_HORSE))
{
    unsigned last = m.kind == M_STEP    ? m.arg[0] + 1u
                  : m.kind == M_LAND    ? before->flyer
                  : m.arg[0] == 0       ? before->walker
                  : before->walker == 1 ? 2
                                        : 1;
    return last > WORKERS || heading_of(after, last - 1) == 0 || after->walker == last;
}

/* q-horse-height B: the height that counts is that of the field where the movement began, on foot
 * or by flight. */
STEP_PROPERTY(height_of_setting_out_is_remembered_where_read_so, ON(M_STEP) | ON(M_LAND))
{
    unsigned w = m.kind == M_STEP ? m.arg[0] : before->flyer - 1u;
    if (!READS(t, Q_horse_height, 'B') || w >= WORKERS || heading_of(after, w) == 0)
        return true;
    return after->start_height == height_for(t, before, stands(before, before->mover, w));
}

/* q-horse-delay B: a horse can prolong only what was done last. */
STEP_PROPERTY(only_what_was_done_last_is_prolonged_where_read_so)
{
    bool goes = m.kind == M_STEP
             || (m.kind == M_LAND && before->flyer <= WORKERS
                 && heading_of(after, before->flyer - 1u) != 0);
    bool ends = m.kind == M_END || m.kind == M_DISCARD || LAYING_DOWN >> m.kind & 1;
    return ends || passes(before, after)
        || after->fresh == (goes && READS(t, Q_horse_delay, 'B') ? 1 : 0);
}

QUESTION(q_horse_delay, "May other tiles be played between the movement and the horse?", 'A',
         "Nothing says at once.", BUILT('A', "yes, while the worker has not flown"),
         BUILT('B', "no, once another tile is played it is too late"))

QUESTION(q_horse_after_bird, "May a horse prolong a flight?", 'A',
         "A flight is not the movement, and it has no direction.", BUILT('A', "no"),
         BUILT('B', "yes, if it went along a row or column; each worker keeps his own direction"))

CLAUSE(horse_one_or_two, "Paard", EFFECT, EXPLICIT,
       "The horse carries that worker one or two fields further.")

FORBIDS_TIME(horse_one_or_two, there_is_nothing_to_halt, ON(M_HALT),
             "no horse is being ridden, and no storm gathered")
{
    return in_play(s) && s->phase != RIDE && s->phase != GATHER;
}

FORBIDS_TIME(horse_one_or_two, ride_is_not_over, TURN_MOVES & ~ON(M_RIDE) & ~ON(M_HALT),
             "{mover} is still on the horse")
{
    return s->phase == RIDE;
}

FORBIDS(horse_one_or_two, horse_goes_on_first, ON(M_HALT), "the horse goes one field at least")
{
    return s->phase == RIDE && s->rides == 0;
}

STATE_PROPERTY(ride_is_one_field_or_two)
{
    return s->rides <= (s->phase == RIDE ? 1 : 0);
}

STEP_PROPERTY(horse_stops_after_two_fields)
{
    if (m.kind == M_HORSE)
        return after->phase == RIDE && after->rides == 0;
    if (m.kind == M_RIDE)
        return before->phase == RIDE
            && (before->rides == 0 ? after->phase == RIDE && after->rides == 1
                                   : after->phase != RIDE && after->rides == 0);
    return m.kind != M_HALT || before->phase == GATHER || (before->rides == 1 && after->rides == 0);
}

QUESTION(q_horse_repeat, "May two horses be played in a turn?", 'A',
         "Any number of tiles may be played; the three tiles are those of one horse.",
         BUILT('A', "yes"), BUILT('B', "no, one horse in a turn at most"))

QUESTION(q_horse_interleave, "May a stair won on the horse's first field serve for the second?",
         'A', "Fresh tiles may be played.", BUILT('A', "yes"),
         BUILT('B', "no, only one that was held when the horse was played"))

CLAUSE(horse_straight, "Paard", DEFINITION, EXPLICIT,
       "The horse keeps the direction of the movement.")

STEP_PROPERTY(movement_gives_the_horse_its_direction)
{
    if (m.kind != M_STEP || t->copies[HORSE] == 0)
        return true;
    return after->walker == m.arg[0] + 1 && after->heading >= 1 && after->heading <= 4
        && onward(t, stands_named(before, m.arg[0]), after->heading - 1u) == m.arg[1];
}

STEP_PROPERTY(horse_goes_straight_on, ON(M_RIDE))
{
    unsigned p = before->mover, w = (before->walker - 1u) & 1;
    return stands(after, p, w) == next_ride(t, before)
        && after->worker[p][1 - w] == before->worker[p][1 - w];
}

CLAUSE(horse_may_take, "Paard", EFFECT, EXPLICIT,
       "The player may take the top tiles of the fields that it reaches.")

FORBIDS(horse_may_take, no_tile_lies_ahead, ON(M_RIDE), "{field} has no tile to take")
{
    unsigned to = reached(t, s, m);
    return s->phase == RIDE && m.arg[0] == 1 && to != NOWHERE && s->height[to] == 0;
}

FORBIDS(horse_may_take, tile_ahead_must_be_taken, ON(M_RIDE), "the tile on {field} must be taken")
{
    unsigned to = reached(t, s, m);
    return s->phase == RIDE && m.arg[0] == 0 && to != NOWHERE && s->height[to] > 0
        && READS(t, Q_horse_take, 'B');
}

STEP_PROPERTY(rider_takes_the_top_tile_if_he_likes, ON(M_RIDE))
{
    unsigned p = before->mover, to = next_ride(t, before), take = m.arg[0];
    return after->height[to] + take == before->height[to]
        && after->held[p] + (climbs_by_stair(t, before, m) ? 1u : 0) == before->held[p] + take;
}

QUESTION(q_horse_take, "Must tiles be taken on a horse?", 'A',
         "It is a permission; who leaves a tile stays one higher.", BUILT('A', "no"),
         BUILT('B', "yes, as in a movement"))

CLAUSE(horse_three_tiles, "Paard", DEFINITION, EXPLICIT,
       "Movement and horse together bring three tiles at most.")

FORBIDS_TIME(horse_three_tiles, horse_was_played, ON(M_HORSE),
             "{mover} has played a horse in this turn")
{
    return in_play(s) && READS(t, Q_horse_repeat, 'B') && s->horses > 0;
}

STEP_PROPERTY(each_field_of_a_horse_brings_one_tile_at_most, ON(M_RIDE))
{
    return (after->held[before->mover] <= before->held[before->mover] + 1 && before->rides < 2);
}

STATE_PROPERTY(horses_are_counted_only_where_read_so)
{
    return s->horses <= (READS(t, Q_horse_repeat, 'B') && !setting_up(s) ? 1 : 0);
}

STEP_PROPERTY(each_horse_is_counted_where_read_so)
{
    bool counts = m.kind == M_HORSE && READS(t, Q_horse_repeat, 'B');
    return passes(before, after) || after->horses == before->horses + (counts ? 1 : 0);
}

CLAUSE(horse_obeys_move_rules, "Beweging, Paard", DEFINITION, IMPLIED,
       "Each further field must be free and not too high, as in a movement.")

STEP_PROPERTY(rider_finds_the_field_free_and_low_enough, ON(M_RIDE))
{
    unsigned to = next_ride(t, before);
    bool steep = too_steep_to_ride(t, before);
    return to != NOWHERE && !occupied(before, to)
        && (!steep || before->stair_paid == 1 || before->holder[before->mover][STAIR] > 0);
}

STATE_PROPERTY(riding_remembers_only_what_is_read_so)
{
    bool turn = in_turn(s) || s->phase == OVER || (s->phase == PLACE && s->ending == 0);
    return s->fresh <= (READS(t, Q_horse_delay, 'B') && turn ? 1 : 0)
        && s->start_height <= (READS(t, Q_horse_height, 'B') && turn ? TALL : 0)
        && (s->stairs == 0 || (READS(t, Q_horse_interleave, 'B') && s->phase == RIDE))
        && s->stair_paid <= (READS(t, Q_stair_count, 'B') && turn ? 1 : 0);
}

QUESTION(q_horse_height, "From where is the height of a ridden field measured?", 'A',
         "The stair speaks of two fields side by side, and a worker is set anew on each. For the "
         "other reading: the limit is measured from where he stands when the move begins, and the "
         "fields of a horse are called part of that movement.",
         BUILT('A', "from the field just left"), BUILT('B', "from where the movement began"))

CLAUSE(bird_before_or_after, "Vogel", PERMISSION, EXPLICIT,
       "A bird is played before the movement or after it.")

TALLY_PROPERTY(birds_fly_before_the_movement_and_after_it)
{
    struct sakkara_state then = *s;
    then.moved = s->moved ^ 1;
    then.walker = then.heading = then.other_heading = 0;
    for (unsigned n = 0; s->phase == TURN && n < PLAYERS * t->workers; n++) {
        unsigned w = n / t->workers * WORKERS + n % t->workers;
        if (asked_mover(t, s, M_BIRD, w, 0) != asked_mover(t, &then, M_BIRD, w, 0))
            return false;
    }
    return true;
}

CLAUSE(bird_any_worker, "Vogel", EFFECT, EXPLICIT,
       "The bird carries a worker that the player chooses, not only the one that moves.")

FORBIDS(bird_any_worker, worker_of_the_other_does_not_fly, ON(M_BIRD),
        "that worker is not {actor}'s")
{
    return m.arg[0] >= WORKERS && READS(t, Q_bird_whose, 'A');
}

STATE_PROPERTY(one_worker_flies_at_a_time)
{
    unsigned w = s->flyer - 1u;
    bool own = w < t->workers, foreign = w >= WORKERS && w - WORKERS < t->workers;
    foreign = foreign && READS(t, Q_bird_whose, 'B');
    return s->phase == FLY ? own || foreign : s->flyer == 0;
}

STEP_PROPERTY(bird_carries_the_worker_named)
{
    unsigned seat = before->flyer <= WORKERS ? before->mover : other(before->mover);
    unsigned w = (before->flyer - 1u) % WORKERS;
    if (m.kind == M_BIRD)
        return after->phase == FLY && after->flyer == m.arg[0] + 1;
    return m.kind != M_LAND
        || (stands(after, seat, w) == m.arg[0]
            && after->worker[seat][1 - w] == before->worker[seat][1 - w]
            && same_bytes(after->worker[other(seat)], before->worker[other(seat)], WORKERS));
}

QUESTION(q_bird_whose, "Whose workers may fly?", 'A',
         "Where something reaches the other player, the document says so. For the other reading: "
         "the movement is of an own worker, the flight of a worker.",
         BUILT('A', "the player's own"), BUILT('B', "anybody's"))

CLAUSE(bird_any_field, "Vogel", EFFECT, EXPLICIT,
       "The bird carries him to a field that the player chooses, wherever it is.")

FORBIDS_TIME(bird_any_field, worker_is_in_the_air, TURN_MOVES & ~ON(M_LAND),
             "the worker that flies has to land first")
{
    return s->phase == FLY;
}

FORBIDS(bird_any_field, there_is_nowhere_to_land, ON(M_BIRD),
        "there is no field where that worker could land")
{
    bool some = false;
    for (unsigned f = 0; has_the_turn(s, m) && f < t->fields; f++)
        some = some || may_land(t, s, m.arg[0], f);
    return has_the_turn(s, m) && !some;
}

QUESTION(q_bird_height, "Does the limit of climbing hold for a flight?", 'A',
         "The field is the player's choice.", BUILT('A', "no"),
         BUILT('B', "yes, and no stair helps"))

CLAUSE(bird_takes_tile, "Vogel", EFFECT, EXPLICIT,
       "The player takes the tile that lies on top there.")

FORBIDS(bird_takes_tile, tile_is_not_left, ON(M_LAND), "the tile on {field} is not left there")
{
    return m.arg[1] == 1 && !READS(t, Q_bird_take, 'C');
}

FORBIDS(bird_takes_tile, no_tile_lies_there, ON(M_LAND), "no tile lies on {field}")
{
    bool asks = READS(t, Q_bird_take, 'B') || (m.arg[1] == 1 && READS(t, Q_bird_take, 'C'));
    return in_play(s) && s->height[m.arg[0]] == 0 && asks;
}

STEP_PROPERTY(who_flies_takes_the_top_tile, ON(M_LAND))
{
    unsigned p = before->mover, f = m.arg[0];
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good
            && after->holder[p][k]
                   == before->holder[p][k] + (m.arg[1] == 0 && top(before, f) == k + 1 ? 1 : 0);
    return good;
}

QUESTION(q_bird_take, "On what may a bird land, and must the tile be taken?", 'A',
         "To carry a worker is to bring him elsewhere; what lies there, if anything, is taken.",
         BUILT('A', "on any other free field; its top tile is taken"),
         BUILT('B', "on a field with tiles only"),
         BUILT('C', "on any other free field; its top tile may be taken or left"),
         BUILT('D',
               "on any free field, even the one where the worker stands; its top tile is taken"))

CLAUSE(bird_extra, "Vogel", DEFINITION, EXPLICIT,
       "The flight comes beside the movement and not in its place, for one more tile.")

STEP_PROPERTY(flight_is_not_the_movement, ON(M_BIRD) | ON(M_LAND))
{
    return after->moved == before->moved
        && after->held[before->mover] <= before->held[before->mover] + 1
        && (m.kind == M_BIRD || !READS(t, Q_pile_when, 'A') || after->phase == TURN);
}
