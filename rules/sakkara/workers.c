/* De beweging van een arbeider: one field horizontally or vertically, at most two tiles up. Horse
 * and bird prolong it: the horse in the same direction, the bird to any field. */
#include "sakkara.h"

/* Workers 0 and 1 are the mover's, 2 and 3 the other player's. */
static bool own(unsigned worker)
{
    return worker < WORKERS;
}

static unsigned seat_of(const struct sakkara_state *s, unsigned worker)
{
    return own(worker) ? s->mover : 1u - s->mover;
}

static unsigned field_of(const struct sakkara_state *s, unsigned worker)
{
    return s->worker[seat_of(s, worker)][worker % WORKERS] - 1u;
}

/* Heights count as they are now, or under q-height-when B as they were when the turn began. */
static unsigned height_of(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned field)
{
    if (READS(t, Q_height_when, 'B'))
        return s->height_then[field];
    return RULE(climb_from_current), s->height[field];
}

static bool too_high(const struct sakkara_table *t, unsigned from, unsigned to)
{
    return to > from ? (RULE(climb_two), to - from > t->climb) : (RULE(descend_free), false);
}

/* Does the mover have a stair for this climb? In a ride, q-horse-interleave B only allows those
 * that he held when it began. */
static bool stair_at_hand(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool enough = s->phase != RIDE || READS(t, Q_horse_interleave, 'A') || s->stairs > 0;
    return s->stair_paid || (s->holder[s->mover][STAIR] > 0 && enough);
}

static void climb_by_stair(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (s->stair_paid)
        return;
    RULE(stair_any_climb), sakkara_use(s, STAIR);
    s->stairs = (uint8_t)(s->stairs > 0 ? s->stairs - 1 : 0);
    s->stair_paid = READS(t, Q_stair_count, 'B');
}

/* ---- the movement ---- */

static verdict refuse_field(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned from, unsigned to, bool stair)
{
    if (sakkara_worker_on(s, to) != 0)
        return BY(move_not_occupied);
    if (too_high(t, height_of(t, s, from), height_of(t, s, to)) && !stair)
        return BY(climb_two);
    return LEGAL;
}

verdict sakkara_refuse_step(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct move m)
{
    unsigned from = field_of(s, m.arg[0]), to = m.arg[1];
    if (!own(m.arg[0]))
        return BY(move_own_worker);
    if (!sakkara_around(t, from, to))
        return BY(move_one_field);
    if (!sakkara_next_to(t, from, to))
        return BY(move_orthogonal);
    verdict v = refuse_field(t, s, from, to, s->holder[s->mover][STAIR] > 0);
    if (v || m.arg[2] == 0)
        return v;
    if (READS(t, Q_stair_needless, 'A') || too_high(t, height_of(t, s, from), height_of(t, s, to)))
        return BY(stair_any_climb);
    return s->holder[s->mover][STAIR] > 0 ? LEGAL : BY(play_from_holder);
}

/* Can one of the player's workers make a step, with or without stairs? */
bool sakkara_can_step(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                      bool stairs)
{
    bool stair = stairs && s->holder[s->mover][STAIR] > 0;
    for (unsigned w = 0; w < t->workers; w++)
        for (unsigned d = 0; d < 4; d++) {
            unsigned from = s->worker[seat][w] - 1u, to = sakkara_beyond(t, from, d);
            if (to != NOWHERE && refuse_field(t, s, from, to, stair) == LEGAL)
                return true;
        }
    return false;
}

static unsigned direction(const struct sakkara_table *t, unsigned from, unsigned to)
{
    if (column_of(t, from) == column_of(t, to))
        return to < from ? 0 : 2;
    return to > from ? 1 : 3;
}

/* Exchanges the walker and the mover's other worker, whose movement a horse may also prolong
 * (q-horse-after-bird B). */
static void change_places(struct sakkara_state *s)
{
    uint8_t heading = s->heading, height = s->start_height, stair = s->stair_paid;
    s->heading = s->other_heading;
    s->start_height = s->other_height;
    s->stair_paid = s->other_stair;
    s->other_heading = heading;
    s->other_height = height;
    s->other_stair = stair;
    s->walker = (uint8_t)(s->heading == 0 ? 0 : 3 - s->walker);
}

/* A horse cannot prolong this worker's movement any more. */
static void forget(struct sakkara_state *s, unsigned worker)
{
    if (worker + 1u == s->walker) {
        s->heading = s->start_height = s->stair_paid = 0;
        change_places(s);
    } else {
        s->other_heading = s->other_height = s->other_stair = 0;
    }
}

/* Remembers the worker's direction for a horse. */
static void remember(struct sakkara_state *s, unsigned worker, unsigned heading)
{
    forget(s, worker);
    if (s->walker != 0)
        change_places(s);
    RULE(horse_straight), s->heading = (uint8_t)(heading + 1);
    RULE(horse_after_move), s->walker = (uint8_t)(worker + 1);
}

static void set_down(struct sakkara_state *s, unsigned worker, unsigned field)
{
    s->worker[seat_of(s, worker)][worker % WORKERS] = (uint8_t)(field + 1);
}

void sakkara_walk(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    unsigned worker = m.arg[0], from = field_of(s, worker), to = m.arg[1];
    unsigned height = height_of(t, s, from);
    bool climbs = m.arg[2] != 0 || too_high(t, height, height_of(t, s, to));
    remember(s, worker, direction(t, from, to));
    if (READS(t, Q_horse_height, 'B'))
        s->start_height = (uint8_t)height;
    if (climbs)
        climb_by_stair(t, s);
    RULE(move_one_field), RULE(move_orthogonal), RULE(move_own_worker), set_down(s, worker, to);
    if (s->height[to] > 0)
        RULE(move_takes_top), RULE(move_one_tile_only), sakkara_take_top(s, to, s->mover);
    else
        RULE(move_empty_field_ok);
    RULE(move_once), RULE(move_must), s->moved = 1;
    s->fresh = READS(t, Q_horse_delay, 'B');
}

/* ---- the horse ---- */

/* The verdict on riding one field further: the same as on a step. */
static verdict refuse_onward(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool stair = stair_at_hand(t, s);
    unsigned from = field_of(s, s->walker - 1u), to = sakkara_beyond(t, from, s->heading - 1u);
    if (to == NOWHERE)
        return BY(move_orthogonal);
    if (READS(t, Q_horse_height, 'A'))
        return RULE(horse_obeys_move_rules), refuse_field(t, s, from, to, stair);
    if (sakkara_worker_on(s, to) != 0)
        return BY(move_not_occupied);
    return too_high(t, s->start_height, height_of(t, s, to)) && !stair ? BY(climb_two) : LEGAL;
}

verdict sakkara_refuse_horse(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m)
{
    struct sakkara_state then;
    if (m.arg[0] != 0) {
        then = *s;
        change_places(&then);
        s = &then;
    }
    verdict v = refuse_onward(t, s);
    if (v)
        return v;
    return s->holder[s->mover][HORSE] > 0 ? LEGAL : BY(play_from_holder);
}

/* A horse adds one or two fields to a movement. */
verdict sakkara_refuse_ride(const struct sakkara_table *t, const struct sakkara_state *s,
                            bool taking)
{
    verdict v = refuse_onward(t, s);
    if (v)
        return v;
    unsigned to = sakkara_beyond(t, field_of(s, s->walker - 1u), s->heading - 1u);
    bool must_take = READS(t, Q_horse_take, 'B') && s->height[to] > 0;
    return (taking && s->height[to] == 0) || (!taking && must_take) ? BY(horse_may_take) : LEGAL;
}

void sakkara_mount(const struct sakkara_table *t, struct sakkara_state *s, bool other)
{
    if (other)
        change_places(s);
    sakkara_use(s, HORSE);
    if (READS(t, Q_horse_repeat, 'B'))
        s->horses++;
    if (READS(t, Q_horse_interleave, 'B'))
        s->stairs = s->holder[s->mover][STAIR];
    s->phase = RIDE;
}

void sakkara_ride(const struct sakkara_table *t, struct sakkara_state *s, bool taking)
{
    unsigned worker = s->walker - 1u, from = field_of(s, worker);
    unsigned to = sakkara_beyond(t, from, s->heading - 1u);
    unsigned below = READS(t, Q_horse_height, 'B') ? s->start_height : height_of(t, s, from);
    if (too_high(t, below, height_of(t, s, to)))
        climb_by_stair(t, s);
    set_down(s, worker, to);
    if (taking)
        RULE(horse_may_take), sakkara_take_top(s, to, s->mover);
    RULE(horse_one_or_two), RULE(horse_three_tiles), s->rides++;
}

/* ---- the bird ---- */

/* A worker does not fly to his own field, except under q-bird-take D. */
verdict sakkara_refuse_land(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned field, bool leaving)
{
    unsigned from = field_of(s, s->flyer - 1u);
    bool bare = s->height[field] == 0;

    if (sakkara_worker_on(s, field) != 0 && !(field == from && READS(t, Q_bird_take, 'D')))
        return BY(move_not_occupied);
    if (READS(t, Q_bird_height, 'B') && too_high(t, height_of(t, s, from), height_of(t, s, field)))
        return BY(climb_two);
    if ((READS(t, Q_bird_take, 'B') && bare) || (leaving && (!READS(t, Q_bird_take, 'C') || bare)))
        return BY(bird_takes_tile);
    return LEGAL;
}

static bool can_land(const struct sakkara_table *t, const struct sakkara_state *s, unsigned worker)
{
    struct sakkara_state aloft = *s;
    if (READS(t, Q_bird_height, 'A') && READS(t, Q_bird_take, 'A') && t->fields > 2u * t->workers)
        return true; /* there is always a free field */
    aloft.flyer = (uint8_t)(worker + 1);
    for (unsigned f = 0; f < t->fields; f++)
        if (sakkara_refuse_land(t, &aloft, f, false) == LEGAL)
            return true;
    return false;
}

verdict sakkara_refuse_bird(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned worker)
{
    if (!own(worker) && !READS(t, Q_bird_whose, 'B'))
        return BY(bird_any_worker);
    if (!can_land(t, s, worker))
        return BY(bird_any_field);
    return s->holder[s->mover][BIRD] > 0 ? LEGAL : BY(play_from_holder);
}

/* ---- when it is time for them ---- */

/* A worker moves once, and a horse can follow. A ride that has begun comes first. */
verdict sakkara_refuse_movement_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                    struct move m)
{
    bool rides_on = m.kind == M_RIDE || m.kind == M_HALT, horse = m.kind == M_HORSE;
    bool over = s->phase == PLACE && s->ending; /* the movement does not matter any more */

    if ((m.kind == M_STEP && s->moved) || (m.kind == M_RIDE && s->phase != RIDE)
        || (m.kind == M_LAND && s->phase != FLY))
        return BY(move_once);
    bool nobody = m.arg[0] == 0 ? s->walker == 0 : s->other_heading == 0;
    if (horse && !over
        && (nobody || (READS(t, Q_horse_delay, 'B') && (!s->fresh || m.arg[0] != 0))))
        return BY(horse_after_move);
    if (s->phase == RIDE ? !rides_on : m.kind == M_HALT && s->phase != GATHER)
        return BY(horse_one_or_two);
    if (horse && READS(t, Q_horse_repeat, 'B') && s->horses > 0)
        return BY(horse_three_tiles);
    return s->phase == FLY && m.kind != M_LAND ? BY(bird_any_field) : LEGAL;
}

static bool in_line(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return a != b && (row_of(t, a) == row_of(t, b) || column_of(t, a) == column_of(t, b));
}

void sakkara_land(const struct sakkara_table *t, struct sakkara_state *s, unsigned field,
                  bool leaving)
{
    unsigned worker = s->flyer - 1u, from = field_of(s, worker), height = height_of(t, s, from);
    bool prolonged = READS(t, Q_horse_after_bird, 'B') && own(worker) && in_line(t, from, field);

    RULE(bird_any_field), RULE(bird_any_worker), set_down(s, worker, field);
    if (!leaving)
        RULE(bird_takes_tile), sakkara_take_top(s, field, s->mover);
    if (own(worker))
        forget(s, worker); /* a flight has no direction that a horse could prolong */
    if (prolonged)
        remember(s, worker, direction(t, from, field));
    if (prolonged && READS(t, Q_horse_height, 'B'))
        s->start_height = (uint8_t)height;
    s->fresh = prolonged && READS(t, Q_horse_delay, 'B');
    s->flyer = 0;
    RULE(bird_before_or_after), RULE(bird_extra), s->phase = TURN;
}
