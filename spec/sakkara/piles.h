/* Sakkara: where a pile may be laid down, who chooses, and how it may be cut. The properties in
 * pile.c share these functions. */
#ifndef SPEC_SAKKARA_PILES_H
#define SPEC_SAKKARA_PILES_H

#include "shared.h"

/* --------------------------------------------------------- what comes on it -- */

/* The pile is complete: no more tiles are played in this turn. */
static inline bool closes(const struct sakkara_state *before, const struct sakkara_state *after)
{
    return in_turn(before) && (after->phase == PLACE || passes(before, after));
}

/* The i-th tile from the top of a pile that has just been closed, as the document orders them. */
static inline unsigned from_top(const struct sakkara_state *s, unsigned i)
{
    return i < s->used && s->used <= TILES ? s->pile[s->used - 1u - i] : 0;
}

static inline bool ordered_on_top(const struct sakkara_table *t, const struct sakkara_state *before,
                                  const struct sakkara_state *after)
{
    return closes(before, after) && after->phase == PLACE && READS(t, Q_pile_when, 'A')
        && READS(t, Q_overflow_position, 'A') && READS(t, Q_grain_second_trigger, 'A');
}

/* The number of tiles that a move sends to the pile, and the i-th of them. */
static inline unsigned used_by(const struct sakkara_table *t, const struct sakkara_state *s,
                               struct move m)
{
    switch (m.kind) {
    case M_STEP:
    case M_RIDE:    return climbs_by_stair(t, s, m);
    case M_HORSE:
    case M_BIRD:
    case M_OX:
    case M_SNAKE:
    case M_IDLE:
    case M_DISCARD: return 1;
    case M_BUILD:   return READS(t, Q_hands_return, 'A') ? hands_for(t, m.arg[0]) : 0;
    default:        return is_spell(m) ? 3 : 0;
    }
}

static inline unsigned used_tile(struct move m, unsigned i)
{
    switch (m.kind) {
    case M_STEP:
    case M_RIDE:    return STAIR;
    case M_HORSE:   return HORSE;
    case M_BIRD:    return BIRD;
    case M_OX:      return OX;
    case M_SNAKE:   return SNAKE;
    case M_BUILD:   return HAND;
    case M_IDLE:
    case M_DISCARD: return m.arg[0];
    default:        return spell_tile(m, i < 3 ? i : 0);
    }
}

/* ---------------------------------------------------------- where it may go -- */

static inline bool beside_worker_of(const struct sakkara_table *t, const struct sakkara_state *s,
                                    unsigned seat, unsigned field)
{
    bool near = false;
    for (unsigned w = 0; w < WORKERS; w++)
        near = near || (stands(s, seat, w) != NOWHERE && beside(t, stands(s, seat, w), field));
    return near;
}

/* The player whose workers keep the pile away. */
static inline unsigned keeper(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return READS(t, Q_own_worker_whose, 'B') ? s->mover : other(s->mover);
}

static inline bool has_worker(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned field)
{
    return READS(t, Q_empty_vs_worker, 'A') && occupied(s, field);
}

static inline bool far_enough(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned field)
{
    return field < t->fields && !has_worker(t, s, field)
        && !beside_worker_of(t, s, keeper(t, s), field);
}

/* The lowest height among the allowed fields, or among those that are also far enough; NOWHERE if
 * there are none. */
static inline unsigned lowest(const struct sakkara_table *t, const struct sakkara_state *s,
                              bool far)
{
    unsigned low = NOWHERE;
    for (unsigned f = 0; f < FIELDS; f++)
        if (f < t->fields && (far ? far_enough(t, s, f) : !has_worker(t, s, f))
            && s->height[f] < low)
            low = s->height[f];
    return low;
}

/* The height of the fields on which the pile may go. If every empty field lies beside a worker of
 * the placer: under q-adjacent-vs-empty B it may go there; under C it must go on an empty field,
 * and cannot. Under q-fewest-scope B the lowest of all fields decides, wherever they are. */
static inline unsigned height_asked_for(const struct sakkara_table *t,
                                        const struct sakkara_state *s)
{
    unsigned low = lowest(t, s, false), low_and_far = lowest(t, s, true);
    bool an_empty_one = low == 0 && !READS(t, Q_adjacent_vs_empty, 'A');
    bool any = low_and_far == NOWHERE || READS(t, Q_fewest_scope, 'B') || an_empty_one;
    return any ? low : low_and_far;
}

/* May the pile go beside a worker of the placer? */
static inline bool nearness_is_waived(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned low_and_far = lowest(t, s, true);
    return low_and_far == NOWHERE
        || (READS(t, Q_adjacent_vs_empty, 'B') && low_and_far > 0 && lowest(t, s, false) == 0);
}

/* q-fewest-who B: if no field is empty, the mover chooses the field. */
static inline bool left_to_the_mover(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return READS(t, Q_fewest_who, 'B') && height_asked_for(t, s) > 0;
}

/* q-fewest-who B: before that, the placer says whether he divides the part. */
static inline bool placer_has_to_say(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return left_to_the_mover(t, s) && s->kept == 0 && s->part[0] % DIVIDED >= t->divisible;
}

/* ------------------------------------------------------- how it may be cut -- */

/* Is the stack high enough to be divided? */
static inline bool is_high_enough(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return s->phase == PLACE && s->part[0] % DIVIDED >= t->divisible;
}

/* q-top-after-split B: how many of the lowest tiles of the pile were destroyed and must stay
 * together? */
static inline unsigned bound_tiles(const struct sakkara_table *t, const struct sakkara_state *s,
                                   unsigned lowest)
{
    unsigned n = 0, destroyed = (unsigned)s->sunk + s->withered;
    if (READS(t, Q_top_after_split, 'A') || destroyed > t->at_once)
        return 0;
    for (unsigned i = 0; i < lowest && s->greens > 0; i++)
        n += i + 1 >= s->greens && i + 1 < s->greens + destroyed;
    return n;
}

/* The same among the picked tiles, with one more tile or none. */
static inline unsigned bound_tiles_picked(const struct sakkara_table *t,
                                          const struct sakkara_state *s, unsigned more)
{
    unsigned n = 0;
    for (unsigned i = 0; i < TILES; i++)
        n += (in_set(s->picked, i) || i == more) ? bound_tiles(t, s, i + 1) - bound_tiles(t, s, i)
                                                 : 0;
    return n;
}

/* Can a part be formed from so many bound tiles and so many others? It must have all bound ones or
 * none, and both it and the rest must be large enough. */
static inline bool part_can_be_formed(const struct sakkara_table *t, const struct sakkara_state *s,
                                      unsigned bound, unsigned others)
{
    unsigned size = s->part[0] % DIVIDED, all = bound_tiles(t, s, size);
    bool can = false;
    for (unsigned n = others; n + all <= size; n++) {
        can = can || (bound == 0 && n >= t->least && n + t->least <= size);
        can = can || (n + all >= t->least && n + all + t->least <= size);
    }
    return can;
}

/* Would a cut here separate tiles that must stay together? */
static inline bool separates(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned place)
{
    unsigned below = bound_tiles(t, s, place);
    return below > 0 && below < bound_tiles(t, s, TILES);
}

/* Nines from the bottom and the rest on top; under q-pile-cut C nines from the top and the rest
 * below; under B one stack, which the placer cuts. A stack is lower if a cut would separate
 * destroyed greens (q-top-after-split B), and the next one begins there. */
static inline bool is_cut_as_read(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool good = true, from_below = !READS(t, Q_pile_cut, 'C');
    unsigned nine = READS(t, Q_pile_cut, 'B') ? TILES : t->at_once;
    for (unsigned i = 0, from = 0; i < PARTS && s->part[i] != 0; i++) {
        unsigned to = from + s->part[i];
        bool outer = from_below ? to == s->used : from == 0, full = to - from == nine;
        bool spared = from_below ? separates(t, s, from + nine) && bound_tiles(t, s, to) == 0
                                       && bound_tiles(t, s, to + 1) == 1
                                 : to > nine && separates(t, s, to - nine)
                                       && bound_tiles(t, s, from) == bound_tiles(t, s, TILES)
                                       && separates(t, s, from - 1u);
        good = good && to - from <= nine && to <= s->used && (outer || full || spared);
        from = to;
    }
    return good;
}

/* A has moved, and has used three tiles for each green that was destroyed, and some more. */
static inline struct sakkara_state turn_that_ends(unsigned grains, unsigned ships, unsigned more)
{
    struct sakkara_state s = bare_turn();
    s.moved = 1;
    s.withered = (uint8_t)grains;
    s.sunk = (uint8_t)ships;
    s.used = (uint8_t)(3 * (grains + ships) + more);
    for (unsigned i = 0; i < s.used; i++)
        s.pile[i] = HEWN + 1;
    return s;
}

/* A ends his turn and discards so many tiles of a kind. */
static inline bool ended(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind,
                         unsigned surplus)
{
    bool good = made(t, s, M_END, 0, 0, 0);
    for (unsigned i = 0; i < surplus; i++)
        good = good && s->phase == SURPLUS && made(t, s, M_DISCARD, 0, kind, 0);
    return good && s->phase != SURPLUS;
}

/* q-top-after-split B: all destroyed greens lie in one part. */
static inline bool no_part_separates(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool good = true;
    for (unsigned i = 0, end = 0; s->phase == PLACE && i < PARTS && s->part[i] != 0; i++) {
        end += s->part[i] % DIVIDED;
        good = good && (end >= s->used || !separates(t, s, end));
    }
    return good;
}

/* The n-th of the moves with which a pile is laid down. */
static inline struct move nth_way(const struct sakkara_state *s, unsigned n)
{
    enum { SPLITS = TILES, PICKS = 2 * SPLITS, PUTS = PICKS + TILES, ENDS = PUTS + FIELDS };
    unsigned kind = n < PICKS ? M_SPLIT : n < PUTS ? M_PICK : n < ENDS ? M_PUT : M_WHOLE;
    unsigned value = n < PICKS ? n % SPLITS : n < PUTS ? n - PICKS : n < ENDS ? n - PUTS : 0;
    return (struct move){ (uint8_t)kind,
                          (uint8_t)other(s->mover),
                          { (uint8_t)value, n >= SPLITS && n < PICKS } };
}

enum { WAYS = 3 * TILES + FIELDS + 1 };

/* Makes one of these moves that is legal, for either player; false if there is none. */
static inline bool some_is_laid_down(const struct sakkara_table *t, struct sakkara_state *s,
                                     struct choice *from)
{
    unsigned first = choose(from, WAYS);
    for (unsigned n = 0; n < WAYS; n++) {
        struct move m = nth_way(s, (first + n) % WAYS), same = m;
        same.actor = s->mover;
        if (sakkara_step(t, s, m) == LEGAL
            || (m.kind == M_PUT && sakkara_step(t, s, same) == LEGAL))
            return true;
    }
    return false;
}

#endif
