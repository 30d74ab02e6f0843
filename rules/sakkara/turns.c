/* Onderdelen van een speelbeurt: whose turn it is, what may be done in it, how it ends. Every
 * refusal goes through sakkara_refusal, which asks the file that knows the move. */
#include "sakkara.h"

/* ---- who may act, when ---- */

static bool lays_down(unsigned kind)
{
    return kind >= M_SPLIT;
}

/* The game is over: the winner has built the tip, or the other player could not move (q-no-move
 * B). */
static verdict refuse_when_over(const struct sakkara_state *s)
{
    unsigned winner = (s->winner - 1u) & 1;
    return s->built[winner][TIP] > 0 ? BY(win_first_tip) : BY(move_must);
}

static verdict refuse_actor(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct move m)
{
    if (m.kind == M_ENTER)
        return s->phase == ENTRY && m.actor != s->mover ? BY(entry_order) : LEGAL;
    if (sakkara_is_chance(m.kind) || s->phase < TURN)
        return LEGAL;
    if (lays_down(m.kind))
        return sakkara_refuse_placer(t, s, m);
    if (m.actor == s->mover)
        return RULE(play_own_turn), LEGAL;
    return m.kind == M_STEP || m.kind == M_END || m.kind == M_DISCARD ? BY(turns_alternate)
                                                                      : BY(play_own_turn);
}

/* Surplus tiles are discarded at the end of a turn, before anything else. */
static verdict refuse_surplus_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                  struct move m)
{
    if (m.kind == M_DISCARD)
        return s->phase != SURPLUS && READS(t, Q_free_discard, 'A') ? BY(no_free_discard) : LEGAL;
    if (s->phase != SURPLUS || lays_down(m.kind))
        return LEGAL;
    return m.kind == M_END ? BY(holder_ten_at_end) : BY(surplus_must_go);
}

/* A player must finish what he has begun, and do everything in its phase. */
static verdict refuse_time(const struct sakkara_table *t, const struct sakkara_state *s,
                           struct move m)
{
    verdict v = sakkara_refuse_before_turns(s, m);
    if (v || s->phase < TURN)
        return v;
    if (lays_down(m.kind))
        return sakkara_refuse_placing_now(t, s, m);
    v = refuse_surplus_now(t, s, m);
    if (!v)
        v = sakkara_refuse_movement_now(t, s, m);
    if (!v)
        v = sakkara_refuse_building_now(t, s, m);
    if (!v)
        v = sakkara_refuse_placing_now(t, s, m);
    if (!v)
        v = sakkara_refuse_special_now(s, m);
    if (!v)
        v = sakkara_refuse_gathering_now(s, m);
    return v;
}

/* ---- the end of a turn ---- */

/* q-forced-help B: after a single tile of the holder, could the player make a step? */
static bool helped_by_landing(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned worker, unsigned field, bool leaving)
{
    struct sakkara_state then = *s;
    then.flyer = (uint8_t)(worker + 1);
    if (sakkara_refuse_land(t, &then, field, leaving) != LEGAL)
        return false;
    sakkara_use(&then, BIRD);
    sakkara_land(t, &then, field, leaving);
    return sakkara_can_step(t, &then, s->mover, false);
}

/* The bird may carry away the worker who is in the way; or the player leaves the tile there, and
 * starts from a greater height. */
static bool helped_by_bird(const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned w = 0; w < PLAYERS * WORKERS; w++) {
        if (w % WORKERS >= t->workers || sakkara_refuse_bird(t, s, w) != LEGAL)
            continue;
        for (unsigned f = 0; f < t->fields; f++)
            if (helped_by_landing(t, s, w, f, false) || helped_by_landing(t, s, w, f, true))
                return true;
    }
    return false;
}

/* It pushes as many tiles as allowed: that lowers the stack most, and makes the start higher for a
 * worker behind it. */
static bool helped_by_ox(const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned a = 0; a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++) {
            struct sakkara_state then = *s;
            if (sakkara_refuse_ox(t, s, a, b) != LEGAL)
                continue;
            then.source = (uint8_t)(a + 1);
            then.target = (uint8_t)(b + 1);
            sakkara_push(&then, (unsigned)(s->height[a] - s->height[b]));
            if (sakkara_can_step(t, &then, s->mover, false))
                return true;
        }
    return false;
}

static bool help_at_hand(const struct sakkara_table *t, const struct sakkara_state *s)
{
    const uint8_t *holder = s->holder[s->mover];
    return sakkara_can_step(t, s, s->mover, true) || (holder[BIRD] > 0 && helped_by_bird(t, s))
        || (holder[OX] > 0 && helped_by_ox(t, s));
}

static verdict refuse_end(const struct sakkara_table *t, const struct sakkara_state *s)
{
    if (s->moved)
        return LEGAL;
    bool stuck = !sakkara_can_step(t, s, s->mover, false);
    if (!stuck || READS(t, Q_no_move, 'C'))
        return BY(move_must);
    if (READS(t, Q_forced_help, 'B') && help_at_hand(t, s))
        return BY(move_must);
    return RULE(play_voluntary), LEGAL;
}

static verdict refuse_discard(const struct sakkara_state *s, unsigned kind)
{
    return s->holder[s->mover][kind] > 0 ? LEGAL : BY(surplus_own_choice);
}

/* q-idle-play B: a special tile may be played without effect. */
static verdict refuse_idle(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned kind)
{
    bool special = kind >= HAND || kind == STAIR;
    if (!special || (READS(t, Q_idle_play, 'A') && kind != HAND))
        return BY(feather_set);
    if (READS(t, Q_idle_play, 'A'))
        return BY(hand_same_moment);
    return s->holder[s->mover][kind] > 0 ? LEGAL : BY(play_from_holder);
}

/* ---- every refusal ---- */

static verdict refuse_what_is_said(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m)
{
    switch (m.kind) {
    case M_DEAL:
    case M_SINGLE:
    case M_EXCHANGE:
    case M_OLDEST:    return sakkara_refuse_setup(t, s, m);
    case M_ENTER:     return sakkara_refuse_enter(s, m.arg[0]);
    case M_STEP:      return sakkara_refuse_step(t, s, m);
    case M_HORSE:     return sakkara_refuse_horse(t, s, m);
    case M_RIDE:      return sakkara_refuse_ride(t, s, m.arg[0]);
    case M_HALT:      return s->phase == RIDE && s->rides == 0 ? BY(horse_one_or_two) : LEGAL;
    case M_BIRD:      return sakkara_refuse_bird(t, s, m.arg[0]);
    case M_LAND:      return sakkara_refuse_land(t, s, m.arg[0], m.arg[1]);
    case M_OX:        return sakkara_refuse_ox(t, s, m.arg[0], m.arg[1]);
    case M_PUSH:      return sakkara_refuse_push(s, m.arg[0]);
    case M_SNAKE:     return sakkara_refuse_snake(s);
    case M_ROB:       return sakkara_refuse_rob(t, s, m.arg[0]);
    case M_LAY_SHIP:  return sakkara_refuse_ship(t, s);
    case M_LAY_GRAIN: return sakkara_refuse_grain(t, s);
    case M_BUILD:     return sakkara_refuse_build(t, s, m.arg[0]);
    case M_GATHER:    return sakkara_refuse_gather(t, s, m.arg[0]);
    case M_IDLE:      return refuse_idle(t, s, m.arg[0]);
    case M_END:       return refuse_end(t, s);
    case M_DISCARD:   return refuse_discard(s, m.arg[0]);
    case M_SPLIT:     return sakkara_refuse_split(t, s, m);
    case M_PICK:      return sakkara_refuse_pick(t, s, m.arg[0]);
    case M_WHOLE:     return sakkara_refuse_whole(t, s);
    case M_PUT:       return sakkara_refuse_put(t, s, m.arg[0]);
    default:          return sakkara_refuse_spell(t, s, m);
    }
}

/* The verdict on a move that can be said: is the game over, is it his turn, is it time for the
 * move, is it allowed? */
verdict sakkara_judge(const struct sakkara_table *t, const struct sakkara_state *s, struct move m)
{
    if (s->phase == OVER)
        return refuse_when_over(s);
    verdict v = refuse_actor(t, s, m);
    if (!v)
        v = refuse_time(t, s, m);
    return v ? v
             : (RULE(play_before_or_after), RULE(play_any_number), RULE(play_fresh_tiles),
                refuse_what_is_said(t, s, m));
}

verdict sakkara_refusal(const struct sakkara_table *t, const struct sakkara_state *s, struct move m)
{
    return sakkara_sayable(t, m) ? sakkara_judge(t, s, m) : NOT_A_MOVE;
}

/* ---- what moves do ---- */

/* A turn works on one step of the pyramid: the first unfinished one when the turn begins. */
void sakkara_begin_turn(const struct sakkara_table *t, struct sakkara_state *s, unsigned seat)
{
    RULE(turns_alternate), s->mover = (uint8_t)seat;
    RULE(one_step_per_turn), RULE(next_step_next_turn),
        s->step = (uint8_t)sakkara_first_unfinished(t, s, seat);
    RULE(next_grain_next_turn), s->phase = TURN;
    s->moved = s->walker = s->heading = s->ending = 0;
    s->horses = s->fresh = s->start_height = s->stairs = s->stair_paid = s->grains_laid = 0;
    s->other_heading = s->other_height = s->other_stair = 0;
    for (unsigned f = 0; f < t->fields; f++)
        s->height_then[f] = READS(t, Q_height_when, 'B') ? s->height[f] : 0;
}

/* Gets off the horse, or ends a storm. */
static void halt(struct sakkara_state *s)
{
    s->rides = s->stairs = s->storm = 0;
    for (unsigned i = 0; i < FIELD_SET; i++)
        s->gathered[i] = 0;
    s->phase = TURN;
}

static void lose(struct sakkara_state *s)
{
    s->winner = (uint8_t)(2 - s->mover);
    s->phase = OVER;
}

/* q-overflow-position B: surplus tiles lie above the destroyed ones. */
static void owe_surplus(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (READS(t, Q_overflow_position, 'B'))
        sakkara_add_destroyed(t, s);
    RULE(holder_ten_at_end), RULE(surplus_must_go), s->phase = SURPLUS;
}

static void end_turn(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool built = READS(t, Q_win_moment, 'B') && s->built[s->mover][TIP] > 0;

    if (built) {
        s->winner = (uint8_t)(s->mover + 1);
        s->phase = OVER;
    } else if (!s->moved && READS(t, Q_no_move, 'B')) {
        lose(s);
    } else {
        s->ending = 1;
        s->moved = s->walker = s->heading = s->fresh = s->start_height = s->stair_paid = 0;
        s->other_heading = s->other_height = s->other_stair = 0;
        if (s->held[s->mover] > t->holder)
            owe_surplus(t, s);
        else
            sakkara_close_pile(t, s);
    }
}

static void discard(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind)
{
    RULE(surplus_own_choice), sakkara_use(s, kind);
    if (s->phase == SURPLUS && s->held[s->mover] <= t->holder)
        RULE(no_free_discard), sakkara_close_pile(t, s);
    else if (s->phase == TURN && READS(t, Q_pile_when, 'B'))
        sakkara_close_pile(t, s);
}

/* The turn goes on; the tile that was used lies on the pile. */
static void play(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    switch (m.kind) {
    case M_STEP:  sakkara_walk(t, s, m); break;
    case M_HORSE: sakkara_mount(t, s, m.arg[0]); break;
    case M_RIDE:  sakkara_ride(t, s, m.arg[0]); break;
    case M_HALT:  halt(s); break;
    case M_BIRD:
        sakkara_use(s, BIRD);
        s->flyer = (uint8_t)(m.arg[0] + 1);
        s->phase = FLY;
        break;
    case M_LAND: sakkara_land(t, s, m.arg[0], m.arg[1]); break;
    case M_OX:
        sakkara_use(s, OX);
        s->source = (uint8_t)(m.arg[0] + 1);
        s->target = (uint8_t)(m.arg[1] + 1);
        s->phase = PUSH;
        break;
    case M_PUSH: sakkara_push(s, m.arg[0]); break;
    case M_SNAKE:
        sakkara_use(s, SNAKE);
        RULE(snake_shows_holder), s->phase = ROB;
        break;
    case M_ROB:       sakkara_rob(s, m.arg[0]); break;
    case M_LAY_SHIP:  sakkara_lay_green(t, s, SHIP); break;
    case M_LAY_GRAIN: sakkara_lay_green(t, s, GRAIN); break;
    case M_BUILD:     sakkara_build(t, s, m.arg[0]); break;
    case M_GATHER:    sakkara_gather(t, s, m.arg[0]); break;
    case M_IDLE:      sakkara_use(s, m.arg[0]); break;
    default:          sakkara_cast(t, s, m); break;
    }
    if (s->phase == RIDE && s->rides == 2)
        halt(s);
    if (s->held[s->mover] > t->holder)
        RULE(holder_free_midturn);
    if (m.kind != M_STEP && m.kind != M_LAND)
        s->fresh = 0;
    if (READS(t, Q_pile_when, 'B') && s->phase == TURN)
        sakkara_close_pile(t, s); /* each used tile is laid down at once */
}

static void place(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    switch (m.kind) {
    case M_SPLIT: sakkara_split(t, s, m); break;
    case M_PICK:  sakkara_pick(s, m.arg[0]); break;
    case M_WHOLE: sakkara_leave_whole(t, s); break;
    default:      sakkara_put(t, s, m.arg[0]); break;
    }
}

void sakkara_carry_out(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    if (sakkara_is_chance(m.kind))
        sakkara_set_up(t, s, m);
    else if (m.kind == M_ENTER)
        sakkara_enter(t, s, m);
    else if (s->phase == PLACE)
        place(t, s, m);
    else if (m.kind == M_END)
        end_turn(t, s);
    else if (m.kind == M_DISCARD)
        discard(t, s, m.arg[0]);
    else
        play(t, s, m);
}

int sakkara_standing(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat)
{
    int laid = 0;
    (void)t;
    for (unsigned k = 0; k < KINDS; k++)
        laid += s->built[seat][k];
    return laid;
}

void sakkara_outcome(const struct sakkara_table *t, const struct sakkara_state *s,
                     struct outcome *o)
{
    *o = (struct outcome){ 0 };
    RULE(end_no_other), o->over = s->phase == OVER;
    if (o->over)
        RULE(win_first_complete), o->winners = (uint8_t)(1u << (s->winner - 1u));
    for (unsigned p = 0; p < PLAYERS && o->over; p++)
        o->score[p] = (int16_t)sakkara_standing(t, s, p);
}
