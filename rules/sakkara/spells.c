/* De toverspreuken: three tiles each, in an order that the caster chooses. */
#include "sakkara.h"

static enum spell spell_of(unsigned kind)
{
    switch (kind) {
    case M_FIRE:    return FIRE;
    case M_WHIRL:   return WHIRL;
    case M_DROUGHT: return DROUGHT;
    default:        return SHIPWRECK;
    }
}

/* The three kinds come after the worker and the direction, if the spell has these. */
static const uint8_t *order_of(const struct move *m)
{
    return m->arg + (m->kind == M_FIRE ? 2 : m->kind == M_WHIRL ? 1 : 0);
}

static unsigned copies_of(const uint8_t three[3], unsigned kind)
{
    return (unsigned)(three[0] == kind) + (three[1] == kind) + (three[2] == kind);
}

static bool held_all(const struct sakkara_state *s, const uint8_t three[3])
{
    bool all = true;
    for (unsigned i = 0; i < 3; i++)
        all = all && s->holder[s->mover][three[i]] >= copies_of(three, three[i]);
    return all;
}

static bool is_recipe(const uint8_t recipe[3], const uint8_t three[3])
{
    bool same = true;
    for (unsigned i = 0; i < 3; i++)
        same = same && copies_of(three, recipe[i]) == copies_of(recipe, recipe[i]);
    return same;
}

static verdict refuse_recipe(const struct sakkara_table *t, unsigned spell, const uint8_t three[3])
{
    bool feathers = true;
    for (unsigned i = 0; i < 3; i++)
        feathers = feathers && (t->colour[three[i]] == GREY || three[i] == STAIR);
    if (READS(t, Q_spell_tile_kind, 'B') && !feathers)
        return BY(spell_three_tiles);
    if (is_recipe(t->recipe[spell], three))
        return LEGAL;
    switch (spell) {
    case FIRE:    return BY(fire_recipe);
    case WHIRL:   return BY(whirl_recipe);
    case DROUGHT: return BY(drought_recipe);
    default:      return BY(shipwreck_recipe);
    }
}

/* ---- what the storms reach ---- */

/* A field whose tile this storm has taken (q-storm-all-or-some B) still counts as not bare. */
static bool bare(const struct sakkara_state *s, unsigned field)
{
    return s->height[field] == 0 && !sakkara_has(s->gathered, field);
}

static bool open_tile(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field)
{
    return !bare(s, field) && (READS(t, Q_under_worker, 'B') || sakkara_worker_on(s, field) == 0);
}

/* Under q-storm-reach B a worker or a bare field stops the fire. */
static bool stops(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field)
{
    return READS(t, Q_storm_reach, 'B') && (bare(s, field) || sakkara_worker_on(s, field) != 0);
}

/* Is the field on the ray, with nothing on the way that stops the fire? */
static bool on_ray(const struct sakkara_table *t, const struct sakkara_state *s, unsigned from,
                   unsigned d, unsigned field)
{
    for (unsigned f = sakkara_beyond(t, from, d); f != NOWHERE; f = sakkara_beyond(t, f, d)) {
        if (f == field)
            return !stops(t, s, f);
        if (stops(t, s, f))
            return false;
    }
    return false;
}

/* In a row the fire goes right and left, in a column up and down. Under q-fire-line B it goes in
 * one direction. */
static bool fire_reaches(const struct sakkara_table *t, const struct sakkara_state *s,
                         unsigned from, unsigned way, unsigned field)
{
    if (READS(t, Q_fire_line, 'B'))
        return on_ray(t, s, from, way, field);
    if (way == 0)
        return RULE(fire_six), on_ray(t, s, from, 1, field) || on_ray(t, s, from, 3, field);
    return on_ray(t, s, from, 0, field) || on_ray(t, s, from, 2, field);
}

static bool reaches(const struct sakkara_table *t, const struct sakkara_state *s, unsigned storm,
                    unsigned worker, unsigned way, unsigned field)
{
    unsigned from = s->worker[s->mover][worker] - 1u;
    if (!open_tile(t, s, field))
        return false;
    return storm == FIRE ? fire_reaches(t, s, from, way, field)
                         : (RULE(whirl_eight), sakkara_around(t, from, field));
}

static unsigned tiles_in_reach(const struct sakkara_table *t, const struct sakkara_state *s,
                               unsigned storm, unsigned worker, unsigned way)
{
    unsigned n = 0;
    for (unsigned f = 0; f < t->fields; f++)
        n += reaches(t, s, storm, worker, way, f);
    return n;
}

/* ---- casting ---- */

/* Does the spell have an effect? Only under q-idle-play B may it be cast without one. */
static verdict refuse_effect(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned spell, struct move m)
{
    bool storm = spell == FIRE || spell == WHIRL, idle = READS(t, Q_idle_play, 'B');

    if (storm
        && (m.arg[0] >= WORKERS
            || (!idle && tiles_in_reach(t, s, spell, m.arg[0], m.arg[1] & 3) == 0)))
        return spell == FIRE ? BY(fire_line) : BY(whirl_ring);
    unsigned displayed = spell == DROUGHT ? s->grain[1 - s->mover] : s->ship[1 - s->mover];
    return storm || idle || displayed > 0 ? LEGAL : BY(spell_targets_display);
}

verdict sakkara_refuse_spell(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m)
{
    enum spell spell = spell_of(m.kind);
    const uint8_t *three = order_of(&m);
    verdict v = refuse_recipe(t, spell, three);
    if (!v)
        v = refuse_effect(t, s, spell, m);
    if (v)
        return v;
    return held_all(s, three) ? LEGAL : BY(play_from_holder);
}

/* First finds all fields that the storm reaches, then takes their tiles: tiles below them stay. */
static void sweep(const struct sakkara_table *t, struct sakkara_state *s, unsigned storm,
                  unsigned worker, unsigned way)
{
    bool swept[FIELDS];
    for (unsigned f = 0; f < t->fields; f++)
        swept[f] = reaches(t, s, storm, worker, way, f);
    if (storm == FIRE)
        RULE(fire_line);
    else
        RULE(whirl_ring);
    for (unsigned f = 0; f < t->fields; f++)
        if (swept[f])
            RULE(storm_top_only), RULE(spell_chain), sakkara_take_top(s, f, s->mover);
}

/* q-storm-all-or-some B: the caster takes the tiles of his choice, field by field. */
static void begin_gathering(struct sakkara_state *s, unsigned storm, unsigned worker, unsigned way)
{
    s->storm = (uint8_t)(1 + storm * 8 + worker * 4 + way);
    s->phase = GATHER;
}

static void destroy(struct sakkara_state *s, uint8_t *displayed, uint8_t *destroyed)
{
    if (*displayed == 0)
        return;
    RULE(spell_targets_display), (*displayed)--;
    RULE(destroyed_joins_pile), (*destroyed)++;
    (void)s;
}

void sakkara_cast(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    enum spell spell = spell_of(m.kind);
    const uint8_t *three = order_of(&m);
    unsigned other = 1u - s->mover, way = spell == FIRE ? m.arg[1] : 0;

    for (unsigned i = 0; i < 3; i++)
        RULE(spell_three_tiles), RULE(pile_spell_order_free), sakkara_use(s, three[i]);
    if (spell == DROUGHT)
        RULE(drought_effect), destroy(s, &s->grain[other], &s->withered);
    else if (spell == SHIPWRECK)
        RULE(shipwreck_effect), destroy(s, &s->ship[other], &s->sunk);
    else if (READS(t, Q_storm_all_or_some, 'B'))
        begin_gathering(s, spell, m.arg[0], way);
    else
        sweep(t, s, spell, m.arg[0], way);
}

/* Fields may be named in any order; each yields the tile that was on top when the storm was
 * cast. */
verdict sakkara_refuse_gather(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned field)
{
    unsigned storm = (s->storm - 1u) / 8, worker = (s->storm - 1u) / 4 % 2,
             way = (s->storm - 1u) % 4;
    if (!reaches(t, s, storm, worker, way, field))
        return storm == FIRE ? BY(fire_line) : BY(whirl_ring);
    return sakkara_has(s->gathered, field) ? BY(storm_top_only) : LEGAL;
}

void sakkara_gather(const struct sakkara_table *t, struct sakkara_state *s, unsigned field)
{
    (void)t;
    sakkara_take_top(s, field, s->mover);
    sakkara_add(s->gathered, field);
}

/* During a storm only gathering is possible, and gathering needs a storm. */
verdict sakkara_refuse_gathering_now(const struct sakkara_state *s, struct move m)
{
    bool gathers = m.kind == M_GATHER;

    if (s->phase == GATHER && !gathers && m.kind != M_HALT)
        return (s->storm - 1u) / 8 == FIRE ? BY(fire_line) : BY(whirl_ring);
    return gathers && s->phase != GATHER ? BY(storm_top_only) : LEGAL;
}
