/* For the induction of the properties of states while the game is set up: all that speak of no
 * attack troop, and that there is none.
 */
#ifndef SAGA_SETTING_UP_H
#define SAGA_SETTING_UP_H

#include "keeping.h"
#include "saga_properties.h"

/* clang-format off */
#define ALL_DISPLAYED(p) \
    p(display_lies_open) \
    p(two_knights_defend_a_land_in_the_middle) \
    p(displayed_lands_have_a_knight_of_their_colour) \
    p(displayed_knights_of_a_land_differ_in_colour) \
    p(display_is_dealt_knight_by_knight) \
    p(sides_that_were_chosen_are_kept_while_others_wait)
/* clang-format on */
ALL_DISPLAYED(NOTED)

/* What set-up accepts, as far as it matters here. A layout has a knight of its own colour and one
 * of another for each land; that set-up refuses any other stands in material.c. */
static inline struct saga_table any_accepted_table(void)
{
    struct saga_table t = any_table();
    t.sets = SETS;
    t.first = BY_AGE;
    for (unsigned land = 0; land < LANDS; land++)
        assume(t.side[land] <= EITHER
               && (t.display[0][0] == 0
                   || (t.display[land][0] > 0 && t.display[land][1] > 0
                       && t.display[land][0] <= CARDS && t.display[land][1] <= CARDS
                       && colour_of(t.display[land][0] - 1u) == land
                       && colour_of(t.display[land][1] - 1u) != land)));
    assume(saga_property_sets_are_five_of_twelve(&t)
           && saga_property_sets_of_the_table_are_given_once(&t)
           && saga_property_layout_is_complete_or_not_given(&t));
    return t;
}

/* Sets that the table gives are given when it starts, the others while sets are dealt, of which
 * some are then still to be given. */
static inline bool sets_are_given_well(const struct saga_table *t, const struct saga_state *s)
{
    bool good = true, waits = false;
    for (unsigned p = 0; p <= t->head.players; p++) {
        unsigned given = p == t->head.players ? t->display_set : t->seat_set[p];
        bool open = given == 0 && s->phase == DEAL_SETS;
        good = good
            && (open
                || (given == 0 && s->phase > DEAL_SETS ? s->set_of[p] != 0
                                                       : s->set_of[p] == given));
        waits = waits || s->set_of[p] == 0;
    }
    return good && (s->phase != DEAL_SETS || waits);
}

/* How much is done: lands that have their side, sets, knights of the display. */
static inline unsigned done_so_far(const struct saga_state *s)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += (s->settled >> land & 1u) + (s->defence[land][0] != 0) + (s->defence[land][1] != 0);
    for (unsigned p = 0; p <= SEATS; p++)
        n += s->set_of[p] != 0;
    return n;
}

/* Nothing lies anywhere but under lands, and there nothing but knights, open, and then none; who
 * has a set has knights. */
static inline bool is_bare(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                           unsigned i, unsigned card)
{
    bool bare = s->attack[seat][i % ROOM] == 0 && s->aim[seat][i % ROOM] == 0
             && s->barred[seat][i % ROOM] == 0 && s->pool[card] == 0;
    for (unsigned land = 0; land < LANDS; land++) {
        const uint8_t *byte = s->defence[land];
        bare = bare && byte[0] <= CARDS && byte[1] <= CARDS && (byte[0] != 0 || byte[1] == 0);
        for (unsigned k = DISPLAYED; k < COLOURS; k++)
            bare = bare && byte[k] == 0;
        bare = bare && s->barred_under[land] == 0;
    }
    for (unsigned p = 0; p < t->head.players; p++)
        bare = bare && (s->set_of[p] == 0 ? s->held[p] == 0 : s->held[p] > 0);
    return bare && s->counted == 0;
}

static inline bool set_up_well(const struct saga_table *t, const struct saga_state *s)
{
    bool good = done_well(t, s) && sets_are_given_well(t, s);
    ALL_DISPLAYED(AND_NOTED)
    return good;
}

/* One of nature's moves, in its phase: a branch of a switch over the kind. */
#define KEPT_BY(a_phase, a_kind) \
    case a_kind: \
        s = any(struct saga_state); \
        s.phase = a_phase; \
        assume(set_up_well(&t, &s)); \
        for (unsigned p = 0; p < SEATS; p++) \
            assume(is_bare(&t, &s, p, i, card)); \
        before = s; \
        m.kind = a_kind; \
        if (saga_step(&t, &s, m) != LEGAL) \
            return; \
        check(set_up_well(&t, &s)); \
        check(is_bare(&t, &s, seat, i, card)); \
        check(s.phase > a_phase \
              || (s.phase == a_phase && done_so_far(&s) > done_so_far(&before))); \
        break;

#endif
