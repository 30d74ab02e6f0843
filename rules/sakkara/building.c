/* De bouw van de piramide: a player lays out ship and grain, then builds one step after another.
 * Each step needs a turn of its own at least. */
#include "sakkara.h"

/* The step of the pyramid that uses this kind: 1 to 3, or 0. */
static unsigned step_of(const struct sakkara_table *t, unsigned kind)
{
    if (t->need[kind] == 0)
        return 0;
    switch (t->colour[kind]) {
    case BLUE: return RULE(step_one_nine_blue), RULE(step_one_content), 1;
    case RED:  return RULE(step_two_four_red), 2;
    case GOLD: return RULE(step_three_tip), 3;
    default:   return 0;
    }
}

static bool finished(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                     unsigned step)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of(t, k) == step && s->built[seat][k] < t->need[k])
            return false;
    return true;
}

/* Steps are built in order. A step that needs no tiles counts as finished. */
unsigned sakkara_first_unfinished(const struct sakkara_table *t, const struct sakkara_state *s,
                                  unsigned seat)
{
    unsigned step = 1;
    while (step < STEPS && finished(t, s, seat, step))
        RULE(steps_in_order), step++;
    return step;
}

/* ---- the greens ---- */

/* Under q-greens-order B the player lays out the first grain together with the ship. */
static bool grain_comes_along(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return READS(t, Q_greens_order, 'B') && s->grain[s->mover] == 0 && t->greens[s->step - 1] > 0;
}

verdict sakkara_refuse_ship(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned most = READS(t, Q_spare_greens, 'B') ? 2 : 1, p = s->mover;

    if (grain_comes_along(t, s) && s->holder[p][GRAIN] == 0)
        return BY(greens_first);
    if (s->holder[p][SHIP] == 0)
        return BY(play_from_holder);
    return s->ship[p] >= most ? BY(green_cap) : LEGAL;
}

verdict sakkara_refuse_grain(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned p = s->mover;

    if (grain_comes_along(t, s) && s->ship[p] == 0)
        return BY(greens_first);
    if (READS(t, Q_regrow_several, 'B') && s->grains_laid > 0)
        return BY(rebuild_needs_full_greens);
    if (s->holder[p][GRAIN] == 0)
        return BY(play_from_holder);
    return s->grain[p] >= t->greens[s->step - 1] ? BY(green_cap) : LEGAL;
}

static void lay_out(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind,
                    uint8_t *display)
{
    RULE(play_from_holder), s->holder[s->mover][kind]--;
    s->held[s->mover]--;
    RULE(greens_stay), RULE(build_is_not_used_up), (*display)++;
    if (kind == GRAIN
        && (READS(t, Q_grain_build_same_turn, 'B') || READS(t, Q_regrow_several, 'B')))
        s->grains_laid++;
}

void sakkara_lay_green(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind)
{
    unsigned p = s->mover;
    bool with_grain = kind == SHIP && grain_comes_along(t, s);
    lay_out(t, s, kind, kind == SHIP ? &s->ship[p] : &s->grain[p]);
    if (with_grain)
        lay_out(t, s, GRAIN, &s->grain[p]);
}

/* ---- when it is time for them ---- */

static bool finished_below(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned step)
{
    bool all = true;
    for (unsigned below = 1; below < step; below++)
        all = all && finished(t, s, s->mover, below);
    return all;
}

/* After a player has finished a step, the next step and its grain must wait for his next turn:
 * s->step does not change during a turn. */
verdict sakkara_refuse_building_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                    struct move m)
{
    unsigned step = m.kind == M_BUILD ? step_of(t, m.arg[0]) : 0, grains = s->grain[s->mover];

    if (step > s->step)
        return finished_below(t, s, step) ? BY(next_step_next_turn) : BY(steps_in_order);
    if (m.kind == M_LAY_GRAIN && s->step < STEPS && grains >= t->greens[s->step - 1]
        && grains < t->greens[s->step])
        return BY(next_grain_next_turn);
    return LEGAL;
}

/* ---- the steps ---- */

/* The highest step on which the player has built something, or 0. */
static unsigned begun_step(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned step = 0;
    for (unsigned k = 0; k < KINDS; k++)
        if (s->built[s->mover][k] > 0 && step_of(t, k) > step)
            step = step_of(t, k);
    return step;
}

/* Ship and grain come before the first tile of the pyramid, a further grain before each further
 * step. */
static verdict refuse_without_greens(const struct sakkara_table *t, const struct sakkara_state *s,
                                     unsigned step)
{
    unsigned p = s->mover, begun = begun_step(t, s);
    bool new_grain = READS(t, Q_grain_build_same_turn, 'B') && s->grains_laid > 0;

    if (begun == 0 && (s->ship[p] == 0 || s->grain[p] < t->greens[0]))
        return BY(greens_first);
    if (step == 1 || begun >= step || (s->grain[p] >= t->greens[step - 1] && !new_grain))
        return RULE(one_ship_serves_all), RULE(greens_and_build_same_turn), LEGAL;
    return step == 2 ? BY(step_two_second_grain) : BY(step_three_third_grain);
}

/* A player who has built on a step had its greens: if some are missing now, they were destroyed. */
static bool greens_are_lost(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned p = s->mover, begun = begun_step(t, s);
    return begun > 0 && (s->ship[p] == 0 || s->grain[p] < t->greens[begun - 1]);
}

/* For a tile that belongs to no step: it does not belong to the present one. */
static verdict refuse_other_tile(const struct sakkara_state *s)
{
    return s->step == 1 ? BY(step_one_nine_blue)
         : s->step == 2 ? BY(step_two_four_red)
                        : BY(step_three_tip);
}

static unsigned hands_for(const struct sakkara_table *t, unsigned kind)
{
    switch (kind) {
    case HEWN: return RULE(hewn_needs_hand), t->hewn_hands;
    case TIP:  return RULE(tip_needs_two_hands), t->tip_hands;
    default:   return 0;
    }
}

verdict sakkara_refuse_build(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned kind)
{
    const uint8_t *holder = s->holder[s->mover];
    unsigned step = step_of(t, kind);
    verdict v = step == 0 ? refuse_other_tile(s) : refuse_without_greens(t, s, step);
    if (v)
        return v;
    if (holder[HAND] < hands_for(t, kind))
        return kind == HEWN ? BY(hewn_needs_hand) : BY(tip_needs_two_hands);
    if (greens_are_lost(t, s))
        return BY(rebuild_needs_full_greens);
    if (holder[kind] == 0)
        return BY(play_from_holder);
    if (s->built[s->mover][kind] >= t->need[kind])
        return BY(only_missing_tiles);
    return RULE(step_over_many_turns), LEGAL;
}

/* Helping hands are used tiles: they go on the pile, except under q-hands-return B. */
static void spend_hands(const struct sakkara_table *t, struct sakkara_state *s, unsigned hands)
{
    for (unsigned i = 0; i < hands; i++) {
        RULE(hands_go_on_pile), RULE(hand_same_moment), sakkara_use(s, HAND);
        if (READS(t, Q_hands_return, 'B')) {
            s->pile[--s->used] = 0;
            s->aside[HAND]++;
        }
    }
}

void sakkara_build(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind)
{
    unsigned p = s->mover;
    RULE(own_pyramid), RULE(built_stays), s->built[p][kind]++;
    RULE(stair_two_uses), s->holder[p][kind]--;
    s->held[p]--;
    spend_hands(t, s, hands_for(t, kind));
    if (kind != TIP || READS(t, Q_win_moment, 'B'))
        return;
    RULE(win_first_tip), RULE(win_first_complete), s->winner = (uint8_t)(p + 1);
    s->phase = OVER;
}
