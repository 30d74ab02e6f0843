/* Het afleggen van ingezette kaartjes: the tiles used in a turn become one pile, which the opponent
 * lays down on the board.
 *
 * The pile is cut into parts of nine, starting from the bottom; the placer may divide a part of six
 * or more. Parts are laid down lowest first, each on an empty field, or else on a lowest one, and
 * not next to one of his workers. */
#include "sakkara.h"

/* Valid states never have more tiles than the pile has room for. A tally of spec/ checks that; the
 * bound is for memory proofs, which do not assume it. */
static void lay_on_pile(struct sakkara_state *s, unsigned kind)
{
    if (s->used >= TILES)
        return;
    RULE(pile_play_order), RULE(pile_content), s->pile[s->used] = (uint8_t)(kind + 1);
    RULE(pile_one_per_turn), RULE(pile_beside_board), s->used++;
}

/* Moves a used tile from the holder to the pile; the first one used lies at the bottom. */
void sakkara_use(struct sakkara_state *s, unsigned kind)
{
    RULE(play_from_holder), s->holder[s->mover][kind]--;
    s->held[s->mover]--;
    lay_on_pile(s, kind);
}

static unsigned placer(const struct sakkara_state *s)
{
    return RULE(placer_is_opponent), 1u - s->mover;
}

/* ---- where a part may go ---- */

/* Is the field orthogonally next to one of the placer's workers (q-own-worker-whose B: the other
 * player's)? */
static bool near_placer(const struct sakkara_table *t, const struct sakkara_state *s,
                        unsigned field)
{
    unsigned whose = READS(t, Q_own_worker_whose, 'B') ? s->mover : placer(s);
    bool near = false;
    for (unsigned w = 0; w < WORKERS; w++)
        if (s->worker[whose][w] != 0)
            RULE(placer_diagonal_ok), RULE(placer_near_other_ok),
                near = near || sakkara_next_to(t, s->worker[whose][w] - 1u, field);
    return near;
}

static bool has_worker(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field)
{
    return READS(t, Q_empty_vs_worker, 'A') && sakkara_worker_on(s, field) != 0;
}

/* The lowest heights among fields without a worker: of all of them, and of those not next to the
 * placer. */
struct lowest {
    unsigned anywhere, away;
};

static struct lowest lowest(const struct sakkara_table *t, const struct sakkara_state *s)
{
    struct lowest low = { NOWHERE, NOWHERE };
    for (unsigned f = 0; f < t->fields && low.away > 0; f++) {
        unsigned height = s->height[f];
        if (has_worker(t, s, f))
            continue;
        low.anywhere = height < low.anywhere ? height : low.anywhere;
        if (height < low.away && !near_placer(t, s, f))
            low.away = height;
    }
    return low;
}

/* May the part lie next to the placer's workers? Yes if no other field is left, as on small boards
 * (q-no-eligible-field), or if under q-adjacent-vs-empty B only such a field is empty. */
static bool distance_waived(const struct sakkara_table *t, struct lowest low)
{
    return low.away == NOWHERE
        || (READS(t, Q_adjacent_vs_empty, 'B') && low.anywhere == 0 && low.away > 0);
}

/* The height that an allowed field has. */
static unsigned height_allowed(const struct sakkara_table *t, struct lowest low)
{
    bool literal = READS(t, Q_adjacent_vs_empty, 'C') && low.anywhere == 0;
    if (distance_waived(t, low) || READS(t, Q_fewest_scope, 'B') || literal)
        return low.anywhere;
    return low.away;
}

/* No empty field is allowed. */
static bool none_is_empty(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return height_allowed(t, lowest(t, s)) > 0;
}

verdict sakkara_refuse_put(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned field)
{
    struct lowest low = lowest(t, s);
    unsigned allowed = height_allowed(t, low);

    if (near_placer(t, s, field) && !distance_waived(t, low))
        return BY(placer_not_next_to_own);
    if (has_worker(t, s, field) || (allowed == 0 && s->height[field] > 0))
        return BY(place_on_empty);
    if (s->height[field] > allowed)
        return BY(place_fewest_fallback);
    if (s->part[0] % DIVIDED > t->at_once)
        return BY(pile_max_nine);
    return RULE(place_fewest_choice), LEGAL;
}

/* ---- who lays it down ---- */

/* q-fewest-who B: if no field is empty, the mover picks the field; before that, the placer says
 * whether he divides the part. */
static bool mover_picks(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return READS(t, Q_fewest_who, 'B') && none_is_empty(t, s);
}

static bool is_to_be_divided(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return !s->kept && s->part[0] % DIVIDED >= t->divisible;
}

bool sakkara_picker_is_mover(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return mover_picks(t, s) && !is_to_be_divided(t, s);
}

verdict sakkara_refuse_placer(const struct sakkara_table *t, const struct sakkara_state *s,
                              struct move m)
{
    bool places = m.actor == placer(s);
    if (m.kind != M_PUT || !READS(t, Q_fewest_who, 'B'))
        return places ? LEGAL : BY(placer_is_opponent);
    if (s->phase != PLACE)
        return LEGAL;
    if (!mover_picks(t, s))
        return places ? LEGAL : BY(placer_is_opponent);
    return places ? BY(place_fewest_choice) : LEGAL;
}

/* ---- when it is time to ---- */

static unsigned picked(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; READS(t, Q_split_shape, 'C') && i < TILES; i++)
        n += sakkara_has(s->picked, i);
    return n;
}

/* The placer lays parts down once the turn is over, and before anything else happens. */
verdict sakkara_refuse_placing_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m)
{
    bool divides = m.kind == M_SPLIT || m.kind == M_PICK, puts = m.kind == M_PUT;

    if (!divides && !puts && m.kind != M_WHOLE)
        return s->phase == PLACE ? BY(pile_content) : LEGAL;
    if (s->phase != PLACE)
        return BY(pile_beside_board);
    if (puts && picked(t, s) > 0)
        return BY(split_from_six); /* a new part is being picked */
    if (divides ? s->kept : puts && mover_picks(t, s) && is_to_be_divided(t, s))
        return BY(split_voluntary);
    return LEGAL;
}

/* ---- cutting and dividing ---- */

/* q-top-after-split B: the tiles from..to-1 of the pile stay in one stack, unless no stack has room
 * for all of them. */
struct run {
    unsigned from, to;
};

static struct run kept_together(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned tiles = (unsigned)s->sunk + s->withered;
    if (s->greens == 0 || tiles > t->at_once)
        return (struct run){ 0, 0 };
    return (struct run){ s->greens - 1u, s->greens - 1u + tiles };
}

/* Would a cut below this tile separate them? */
static bool separates(struct run greens, unsigned place)
{
    return greens.from < place && place < greens.to;
}

/* Cuts parts of nine from the bottom. A cut that would separate the destroyed greens comes
 * earlier. */
static void cut_upwards(const struct sakkara_table *t, struct sakkara_state *s)
{
    struct run greens = kept_together(t, s);
    for (unsigned n = 0, from = 0; from < s->used && n < PARTS; n++) {
        unsigned to = s->used;
        if (to - from > t->at_once)
            RULE(pile_max_nine), to = from + t->at_once;
        if (separates(greens, to))
            to = greens.from;
        RULE(pile_excess_next), s->part[n] = (uint8_t)(to - from);
        from = to;
    }
}

/* q-pile-cut C: cuts parts of nine from the top. */
static void cut_downwards(const struct sakkara_table *t, struct sakkara_state *s)
{
    struct run greens = kept_together(t, s);
    for (unsigned to = s->used, from; to > 0; to = from) {
        from = to > t->at_once ? to - t->at_once : 0;
        if (separates(greens, from))
            from = greens.to;
        for (unsigned i = PARTS - 1; i > 0; i--)
            s->part[i] = s->part[i - 1];
        s->part[0] = (uint8_t)(to - from);
    }
}

void sakkara_cut(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (READS(t, Q_pile_cut, 'B'))
        s->part[0] = s->used; /* under q-pile-cut B the placer cuts it */
    else if (READS(t, Q_pile_cut, 'C'))
        cut_downwards(t, s);
    else
        cut_upwards(t, s);
}

verdict sakkara_refuse_split(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m)
{
    unsigned size = s->part[0] % DIVIDED, tiles = m.arg[0];

    if (tiles > 0 && tiles < size
        && separates(kept_together(t, s), m.arg[1] ? size - tiles : tiles))
        return BY(grain_second_below_ship);
    if (m.arg[1] && !READS(t, Q_part_order, 'B'))
        return BY(pile_excess_next);
    if (size < t->divisible || s->part[0] & DIVIDED)
        return BY(split_from_six);
    if (tiles < t->least || tiles + t->least > size)
        return BY(split_min_three);
    return RULE(split_voluntary), LEGAL;
}

/* Moves the tiles from..to-1 of the pile below the ones that lay below them. */
static void bring_down(struct sakkara_state *s, unsigned from, unsigned to)
{
    uint8_t before[TILES];
    for (unsigned i = 0; i < to && i < TILES; i++)
        before[i] = s->pile[i];
    for (unsigned i = 0; i < to && i < TILES; i++)
        s->pile[i] = i < to - from ? before[from + i] : before[i - (to - from)];
    if (s->greens > from && s->greens <= to)
        s->greens = (uint8_t)(s->greens - from);
    else if (s->greens > 0 && s->greens <= from)
        s->greens = (uint8_t)(s->greens + to - from);
}

/* Splits the lowest part. If it was too high to lay down, this is a cut (q-pile-cut B), and only
 * other parts get the mark DIVIDED. */
static void divide(const struct sakkara_table *t, struct sakkara_state *s, unsigned lower)
{
    unsigned size = s->part[0] % DIVIDED;
    for (unsigned i = PARTS - 1; i > 1; i--)
        s->part[i] = s->part[i - 1];
    uint8_t mark = READS(t, Q_split_shape, 'B') && size <= t->at_once ? DIVIDED : 0;
    RULE(split_from_six), s->part[0] = (uint8_t)(lower | mark);
    RULE(split_min_three), s->part[1] = (uint8_t)((size - lower) | mark);
}

void sakkara_split(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    unsigned size = s->part[0] % DIVIDED;
    if (m.arg[1])
        bring_down(s, size - m.arg[0], size);
    divide(t, s, m.arg[0]);
}

/* ---- q-split-shape C: tiles are picked for a new part, in any order ---- */

/* The part that is being formed: destroyed greens that stay together, and other tiles. */
struct formed {
    unsigned greens, others;
};

static struct formed formed(const struct sakkara_state *s, struct run greens)
{
    struct formed f = { 0, 0 };
    for (unsigned i = 0; i < s->part[0] && i < TILES; i++)
        if (sakkara_has(s->picked, i))
            *(i >= greens.from && i < greens.to ? &f.greens : &f.others) += 1;
    return f;
}

/* If this tile joins the part, can the part still end up with all of the greens that stay together,
 * or with none? */
static bool all_or_none(const struct sakkara_table *t, const struct sakkara_state *s,
                        unsigned position)
{
    struct run greens = kept_together(t, s);
    unsigned together = greens.to - greens.from, most = s->part[0] - t->least;
    bool green = position >= greens.from && position < greens.to;
    struct formed f = formed(s, greens);

    if (green)
        f.greens++;
    else
        f.others++;
    return greens.to > s->part[0] || f.greens + f.others > most || f.others + together <= most
        || (f.greens == 0 && together <= most);
}

verdict sakkara_refuse_pick(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned position)
{
    unsigned size = s->part[0];
    if (!READS(t, Q_split_shape, 'C') || position >= size || sakkara_has(s->picked, position))
        return BY(pile_play_order);
    if (size < t->divisible)
        return BY(split_from_six);
    if (!all_or_none(t, s, position))
        return BY(grain_second_below_ship);
    return picked(t, s) + t->least >= size ? BY(split_min_three) : LEGAL;
}

void sakkara_pick(struct sakkara_state *s, unsigned position)
{
    sakkara_add(s->picked, position);
}

verdict sakkara_refuse_whole(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = picked(t, s);
    struct run greens = kept_together(t, s);
    unsigned inside = n > 0 ? formed(s, greens).greens : 0;
    if (inside > 0 && inside < greens.to - greens.from)
        return BY(grain_second_below_ship);
    if (n == 0 && s->part[0] % DIVIDED > t->at_once)
        return BY(pile_max_nine);
    if (n > 0)
        return n < t->least ? BY(split_min_three) : LEGAL;
    return mover_picks(t, s) && is_to_be_divided(t, s) ? LEGAL : BY(split_voluntary);
}

/* Puts the picked tiles below the others of their part; both keep their order. */
static void part_picked(struct sakkara_state *s, unsigned n)
{
    uint8_t before[TILES];
    unsigned size = s->part[0], below = 0, above = n, greens = s->greens;
    for (unsigned i = 0; i < size && i < TILES; i++)
        before[i] = s->pile[i];
    for (unsigned i = 0; i < size && i < TILES; i++) {
        unsigned to = sakkara_has(s->picked, i) ? below++ : above++;
        RULE(pile_play_order), s->pile[to] = before[i];
        if (greens == i + 1)
            s->greens = (uint8_t)(to + 1);
    }
    for (unsigned i = 0; i < TILE_SET; i++)
        s->picked[i] = 0;
}

void sakkara_leave_whole(const struct sakkara_table *t, struct sakkara_state *s)
{
    unsigned n = picked(t, s);
    if (n == 0) {
        s->kept = 1;
        return;
    }
    part_picked(s, n);
    for (unsigned i = PARTS - 1; i > 1; i--)
        s->part[i] = s->part[i - 1];
    s->part[1] = (uint8_t)(s->part[0] - n);
    s->part[0] = (uint8_t)n;
}

/* ---- laying down ---- */

static void after_pile(const struct sakkara_table *t, struct sakkara_state *s)
{
    s->sunk = s->withered = s->greens = 0;
    if (s->ending)
        RULE(turns_alternate), sakkara_begin_turn(t, s, 1u - s->mover);
    else
        s->phase = TURN;
}

/* q-no-eligible-field B: tiles that cannot be laid anywhere stay beside the board. */
static bool left_beside(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (!READS(t, Q_no_eligible_field, 'B') || lowest(t, s).away != NOWHERE)
        return false;
    for (unsigned i = 0; i < s->used; i++) {
        s->aside[s->pile[i] - 1]++;
        s->pile[i] = 0;
    }
    for (unsigned i = 0; i < PARTS; i++)
        s->part[i] = 0;
    s->used = 0;
    return true;
}

static void drop_lowest_part(struct sakkara_state *s, unsigned size)
{
    for (unsigned i = 0; i < s->used; i++)
        s->pile[i] = i + size < s->used ? s->pile[i + size] : 0;
    s->used = (uint8_t)(s->used - size);
    s->greens = (uint8_t)(s->greens > size ? s->greens - size : 0);
    for (unsigned i = 0; i < PARTS; i++)
        s->part[i] = i + 1 < PARTS ? s->part[i + 1] : 0;
    s->kept = 0;
}

void sakkara_put(const struct sakkara_table *t, struct sakkara_state *s, unsigned field)
{
    unsigned size = s->part[0] % DIVIDED;
    if (s->height[field] > 0)
        RULE(place_fewest_fallback);
    else
        RULE(place_on_empty);
    for (unsigned i = 0; i < size && s->height[field] < TALL; i++) {
        s->tile[field][s->height[field]] = s->pile[i];
        s->height[field]++;
    }
    drop_lowest_part(s, size);
    if (s->used == 0 || left_beside(t, s))
        after_pile(t, s);
}

/* ---- closing ---- */

static void put_on_top(struct sakkara_state *s, unsigned kind, unsigned tiles)
{
    for (unsigned i = 0; i < tiles; i++)
        RULE(pile_open), lay_on_pile(s, kind);
}

/* q-grain-second-trigger B: a ship that was discarded as surplus goes above a destroyed grain,
 * too. */
static bool take_ship_out(struct sakkara_state *s)
{
    unsigned at = s->used;
    while (at > 0 && s->pile[at - 1] != SHIP + 1)
        at--;
    if (at == 0)
        return false;
    for (unsigned i = at; i < s->used; i++)
        s->pile[i - 1] = s->pile[i];
    s->pile[--s->used] = 0;
    return true;
}

/* The destroyed tiles go on top of the pile: grains, and above them the ship. */
void sakkara_add_destroyed(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool thrown_away = READS(t, Q_grain_second_trigger, 'B') && s->withered > 0 && s->sunk == 0
                    && take_ship_out(s);
    if (READS(t, Q_top_after_split, 'B') && s->sunk + s->withered > 0)
        s->greens = (uint8_t)(s->used + 1);
    RULE(grain_on_top), RULE(destroyed_joins_pile), put_on_top(s, GRAIN, s->withered);
    RULE(ship_on_top), RULE(grain_second_below_ship), put_on_top(s, SHIP, s->sunk + thrown_away);
}

void sakkara_close_pile(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool added = READS(t, Q_overflow_position, 'B') && s->phase == SURPLUS;
    if (!added)
        sakkara_add_destroyed(t, s);
    if (s->used == 0 || left_beside(t, s)) {
        after_pile(t, s);
        return;
    }
    sakkara_cut(t, s);
    s->phase = PLACE;
}
