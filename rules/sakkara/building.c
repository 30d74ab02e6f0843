/* De bouw van de piramide: ship and grain are laid out, then one step after
 * another is built, each in a turn of its own at the earliest.
 */
#include "sakkara.h"

/* Which step of the pyramid a kind belongs to: 1 to 3, or 0. */
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

/* Steps are built in order; one that needs nothing is finished. */
unsigned sakkara_first_unfinished(const struct sakkara_table *t, const struct sakkara_state *s,
                                  unsigned seat)
{
    unsigned step = 1;
    while (step < STEPS && finished(t, s, seat, step))
        RULE(steps_in_order), step++;
    return step;
}

static bool begun(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool any = false;
    for (unsigned k = 0; k < KINDS; k++)
        any = any || (step_of(t, k) == s->step && s->built[s->mover][k] > 0);
    return any;
}

/* ---- the greens ---- */

verdict sakkara_refuse_ship(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned most = READS(t, Q_spare_greens, 'B') ? 2 : 1, p = s->mover;
    bool with_grain =
        READS(t, Q_greens_order, 'B') && s->grain[p] == 0 && t->greens[s->step - 1] > 0;

    if (s->holder[p][SHIP] == 0 || (with_grain && s->holder[p][GRAIN] == 0))
        return BY(play_from_holder);
    return s->ship[p] >= most ? BY(green_cap) : LEGAL;
}

/* The grain of the next step waits for the next turn; s->step is fixed when a turn begins. */
verdict sakkara_refuse_grain(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned p = s->mover, most = t->greens[s->step - 1];

    if (s->holder[p][GRAIN] == 0)
        return BY(play_from_holder);
    if (s->grain[p] >= most && s->step < STEPS && finished(t, s, p, s->step))
        return BY(next_grain_next_turn);
    if (s->grain[p] >= most)
        return BY(green_cap);
    if (READS(t, Q_regrow_several, 'B') && s->grains_laid > 0)
        return BY(rebuild_needs_full_greens);
    if (READS(t, Q_greens_order, 'B') && s->ship[p] == 0)
        return BY(greens_first);
    return LEGAL;
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

/* Under q-greens-order B the ship and the first grain come together. */
void sakkara_lay_green(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind)
{
    unsigned p = s->mover;
    lay_out(t, s, kind, kind == SHIP ? &s->ship[p] : &s->grain[p]);
    if (kind == SHIP && READS(t, Q_greens_order, 'B') && s->grain[p] == 0
        && t->greens[s->step - 1] > 0)
        lay_out(t, s, GRAIN, &s->grain[p]);
}

/* Who has built on this step must have had its greens once: they were destroyed. */
static verdict refuse_greens(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned p = s->mover, needed = t->greens[s->step - 1];
    unsigned before = s->step > 1 ? t->greens[s->step - 2] : 0;
    bool new_grain = READS(t, Q_grain_build_same_turn, 'B') && s->step > 1 && s->grains_laid > 0;

    if (s->ship[p] > 0 && s->grain[p] >= needed && !new_grain)
        return RULE(one_ship_serves_all), RULE(greens_and_build_same_turn), LEGAL;
    if (s->step == 1)
        return begun(t, s) ? BY(rebuild_needs_full_greens) : BY(greens_first);
    if (begun(t, s) || s->ship[p] == 0 || s->grain[p] < before)
        return BY(rebuild_needs_full_greens);
    return s->step == 2 ? BY(step_two_second_grain) : BY(step_three_third_grain);
}

/* ---- the steps ---- */

static verdict refuse_step_of(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned kind)
{
    unsigned step = step_of(t, kind);
    if (step == s->step)
        return LEGAL;
    if (step == 0)
        return s->step == 1 ? BY(step_one_nine_blue)
             : s->step == 2 ? BY(step_two_four_red)
                            : BY(step_three_tip);
    if (step < s->step)
        return BY(only_missing_tiles);
    return finished(t, s, s->mover, s->step) ? BY(next_step_next_turn) : BY(steps_in_order);
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
    if (holder[kind] == 0)
        return BY(play_from_holder);
    verdict v = refuse_step_of(t, s, kind);
    if (!v)
        v = refuse_greens(t, s);
    if (v)
        return v;
    if (s->built[s->mover][kind] >= t->need[kind])
        return BY(only_missing_tiles);
    if (holder[HAND] < hands_for(t, kind))
        return kind == HEWN ? BY(hewn_needs_hand) : BY(tip_needs_two_hands);
    return RULE(step_over_many_turns), LEGAL;
}

/* Helping hands are used tiles: they go on the pile, unless q-hands-return is read as B. */
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
