/* This chapter states what the document says under "De toverspreuken": three tiles each, in an
 * order that the caster chooses. */
#include "shared.h"

CLAUSE(pile_spell_order_free, "Afleggen", EFFECT, EXPLICIT,
       "In which order the three tiles of a spell go there, its caster says.")

static struct move spell(const struct sakkara_state *s, unsigned kind, unsigned worker,
                         unsigned way, const uint8_t three[3])
{
    struct move m = { (uint8_t)kind, s->mover, { 0 } };
    unsigned first = kind == M_FIRE ? 2 : kind == M_WHIRL ? 1 : 0;
    if (first > 0)
        m.arg[0] = (uint8_t)worker;
    if (first > 1)
        m.arg[1] = (uint8_t)way;
    for (unsigned i = 0; i < 3; i++)
        m.arg[first + i] = three[i];
    return m;
}

TALLY_PROPERTY(every_order_of_a_spell_is_judged_alike)
{
    static const uint8_t order[6][3] = {
        { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
    };
    for (unsigned kind = M_FIRE; s->phase == TURN && kind <= M_SHIPWRECK; kind++) {
        const uint8_t *r = t->recipe[kind - M_FIRE];
        verdict v = sakkara_refusal(t, s, spell(s, kind, 0, 0, r));
        for (unsigned n = 1; n < 6; n++) {
            uint8_t three[3] = { r[order[n][0]], r[order[n][1]], r[order[n][2]] };
            if (sakkara_refusal(t, s, spell(s, kind, 0, 0, three)) != v)
                return false;
        }
    }
    return true;
}

STEP_PROPERTY(spell_goes_on_the_pile_in_the_order_said)
{
    bool good = true;
    if (!is_spell(m) || !READS(t, Q_pile_when, 'A'))
        return true;
    for (unsigned i = 0; i < 3; i++)
        good = good && before->used + i < TILES
            && after->pile[before->used + i] == spell_tile(m, i) + 1;
    return good;
}

CLAUSE(spell_three_tiles, "Overzicht, Afleggen", LEGALITY, EXPLICIT,
       "A spell costs the three tiles that the board shows for it.")

static unsigned copies_in(const uint8_t three[3], unsigned kind)
{
    return (unsigned)(three[0] == kind) + (three[1] == kind) + (three[2] == kind);
}

static bool same_three(const uint8_t a[3], const uint8_t b[3])
{
    bool same = true;
    for (unsigned i = 0; i < 3; i++)
        same = same && copies_in(a, a[i]) == copies_in(b, a[i]);
    return same;
}

TABLE_PROPERTY(spells_cost_different_tiles)
{
    bool good = true;
    for (unsigned a = 0; a < SPELLS; a++)
        for (unsigned b = 0; b < a; b++)
            good = good && !same_three(t->recipe[a], t->recipe[b]);
    return good || t->head.small;
}

TABLE_PROPERTY(spells_are_made_of_three_kinds)
{
    bool good = true;
    for (unsigned i = 0; i < SPELLS; i++)
        good =
            good && t->recipe[i][0] < KINDS && t->recipe[i][1] < KINDS && t->recipe[i][2] < KINDS;
    return good;
}

LAW(spells_of_unknown_tiles_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.recipe[choose(from, SPELLS)][choose(from, 3)] = (uint8_t)(KINDS + choose(from, 200));
    return judged(&t) == SAKKARA_spell_three_tiles;
}

LAW(spells_of_greens_and_hewn_stones_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.recipe[choose(from, SPELLS)][choose(from, 3)] = (uint8_t)choose(from, HEWN + 1);
    return judged(&t) == SAKKARA_spell_three_tiles;
}

LAW(spells_that_cost_the_same_are_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned a = choose(from, SPELLS), b = (a + 1 + choose(from, SPELLS - 1)) % SPELLS;
    unsigned turned = choose(from, 3);
    for (unsigned i = 0; i < 3; i++)
        t.recipe[a][i] = t.recipe[b][(i + turned) % 3];
    return judged(&t) == SAKKARA_spell_three_tiles;
}

STEP_PROPERTY(spell_takes_its_three_tiles, SPELLS_CAST)
{
    unsigned p = before->mover;
    uint8_t three[3] = { 0 };
    bool good = true;
    for (unsigned i = 0; i < 3; i++)
        three[i] = (uint8_t)spell_tile(m, i);
    for (unsigned k = 0; k < KINDS; k++)
        good = good && copies_in(three, k) == copies_in(t->recipe[spell_of(m)], k)
            && before->holder[p][k] >= copies_in(three, k);
    return good;
}

/* q-storm-all-or-some B: the storm that is being gathered, as it was cast. */
static struct move storm_cast(const struct sakkara_state *s)
{
    unsigned code = s->storm - 1u;
    return (struct move){ code / 8 == FIRE ? M_FIRE : M_WHIRL,
                          s->mover,
                          { (uint8_t)(code / 4 % 2), (uint8_t)(code % 4) } };
}

/* Does the move use other tiles than those of the spell? */
static bool has_other_tiles(const struct sakkara_table *t, struct move m)
{
    uint8_t three[3];
    for (unsigned i = 0; i < 3; i++)
        three[i] = (uint8_t)spell_tile(m, i);
    return !same_three(three, t->recipe[spell_of(m)]);
}

static unsigned in_reach(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct move m)
{
    unsigned n = 0;
    for (unsigned f = 0; f < t->fields; f++)
        n += sweeps(t, s, m, f);
    return n;
}

static bool holds_all(const struct sakkara_state *s, const uint8_t three[3])
{
    bool all = true;
    for (unsigned i = 0; i < 3; i++)
        all = all && s->holder[s->mover][three[i]] >= copies_in(three, three[i]);
    return all;
}

static bool all_special(const uint8_t three[3])
{
    bool special = true;
    for (unsigned i = 0; i < 3; i++)
        special = special && (three[i] == STAIR || three[i] >= HAND);
    return special;
}

FORBIDS(spell_three_tiles, tiles_are_not_all_special, SPELLS_CAST,
        "not all of these are special tiles")
{
    uint8_t three[3];
    for (unsigned i = 0; i < 3; i++)
        three[i] = (uint8_t)spell_tile(m, i);
    return READS(t, Q_spell_tile_kind, 'B') && !all_special(three);
}

QUESTION(q_spell_tile_kind, "Must the tiles of a spell be special tiles?", 'A',
         "The tip, a cross and a braid make one in the example, and no list calls them special.",
         BUILT('A', "no, the picture of the spell decides"),
         BUILT('B', "yes: a spell with another tile in it cannot be cast"))

CLAUSE(spell_chain, "Voorbeeld, Inzetten", PERMISSION, EXPLICIT,
       "Tiles won by a spell may be used for another one at once.")

/* Tiles that a storm brings may pay for the next spell. */
STEP_PROPERTY(spells_may_be_cast_with_tiles_just_won)
{
    if (!is_spell(m) || after->phase != TURN || after->mover != before->mover
        || READS(t, Q_spell_tile_kind, 'B'))
        return true;
    for (unsigned kind = M_DROUGHT; kind <= M_SHIPWRECK; kind++) {
        unsigned q = other(after->mover),
                 there = kind == M_DROUGHT ? after->grain[q] : after->ship[q];
        const uint8_t *three = t->recipe[kind - M_FIRE];
        if (there > 0 && holds_all(after, three)
            && sakkara_refusal(t, after, spell(after, kind, 0, 0, three)) != LEGAL)
            return false;
    }
    return true;
}

CLAUSE(fire_recipe, "Voorbeeld", DEFINITION, EXPLICIT, "The fire storm: tip, cross, braid.")

FORBIDS(fire_recipe, fire_takes_other_tiles, ON(M_FIRE), "these are not its three tiles")
{
    return has_other_tiles(t, m);
}

TABLE_PROPERTY(fire_storm_is_tip_cross_and_braid)
{
    static const uint8_t three[3] = { TIP, CROSS, BRAID };
    return t->head.small || same_three(t->recipe[FIRE], three);
}

/* Replaces a kind by another one that may stand in a recipe. */
static void spoil(struct choice *from, uint8_t *kind)
{
    *kind = (uint8_t)(STAIR + another(from, KINDS - STAIR - 1, *kind - (unsigned)STAIR));
}

LAW(other_fire_storms_are_refused)
{
    struct sakkara_table t = as_assumed();
    spoil(from, &t.recipe[FIRE][choose(from, 3)]);
    return judged(&t) == SAKKARA_fire_recipe;
}

CLAUSE(fire_line, "Vuurstorm", EFFECT, EXPLICIT,
       "The fire storm takes all open tiles in the row or in the column of one of the caster's "
       "workers.")

FORBIDS_TIME(fire_line, fire_is_being_gathered, TURN_MOVES & ~ON(M_GATHER) & ~ON(M_HALT),
             "the storm that was cast is gathered first")
{
    return s->phase == GATHER && storm_cast(s).kind == M_FIRE;
}

FORBIDS(fire_line, fire_starts_at_no_own_worker, ON(M_FIRE), "that worker is not {actor}'s")
{
    return m.arg[0] >= WORKERS;
}

FORBIDS(fire_line, fire_reaches_nothing, ON(M_FIRE), "it would reach no open tile")
{
    return has_the_turn(s, m) && m.arg[0] < WORKERS && READS(t, Q_idle_play, 'A')
        && in_reach(t, s, m) == 0;
}

FORBIDS(fire_line, fire_does_not_reach_there, ON(M_GATHER),
        "the storm reached no open tile on {field}")
{
    return s->phase == GATHER && storm_cast(s).kind == M_FIRE
        && !sweeps(t, s, storm_cast(s), m.arg[0]);
}

/* Does a storm take the top tile of every field in its reach, and of no other field? */
static bool swept_as_said(const struct sakkara_table *t, const struct sakkara_state *before,
                          struct move m, const struct sakkara_state *after)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool swept = f < t->fields && sweeps(t, before, m, f);
        good = good && after->height[f] + (swept ? 1 : 0) == before->height[f];
    }
    return good;
}

STEP_PROPERTY(fire_storm_takes_all_open_tiles_of_a_line, ON(M_FIRE))
{
    return READS(t, Q_storm_all_or_some, 'B') || swept_as_said(t, before, m, after);
}

STEP_PROPERTY(fire_storm_stays_in_the_line_of_its_worker, ON(M_FIRE))
{
    unsigned from = stands(before, before->mover, m.arg[0]);
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool line =
            f < t->fields && (rows_between(t, from, f) == 0 || columns_between(t, from, f) == 0);
        good = good && (line || after->height[f] == before->height[f]);
    }
    return good && m.arg[0] < t->workers;
}

QUESTION(q_fire_line, "How far does the fire storm reach?", 'A',
         "Two choices are offered, not four, and all open tiles are meant.",
         BUILT('A', "over the whole row or the whole column, both sides of the worker"),
         BUILT('B', "in one of four directions"))

CLAUSE(fire_six, "Vuurstorm", DEFINITION, EXPLICIT,
       "A fire storm takes six tiles at most: the longest row has a worker and six further fields.")

TABLE_PROPERTY(longest_line_has_seven_fields)
{
    unsigned longest = t->rows > t->columns ? t->rows : t->columns;
    return t->rows > 0 && t->columns > 0 && (t->head.small ? longest <= 7 : longest == 7);
}

LAW(boards_with_other_lines_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.rows = (uint8_t)choose(from, 12);
    t.columns = (uint8_t)choose(from, 12);
    bool seven = t.rows > 0 && t.columns > 0 && t.rows <= 7 && t.columns <= 7
              && (t.rows == 7 || t.columns == 7);
    return seven || judged(&t) == SAKKARA_fire_six;
}

STEP_PROPERTY(fire_storm_brings_six_tiles_at_most, ON(M_FIRE))
{
    return after->held[before->mover] + 3 <= before->held[before->mover] + 6;
}

CLAUSE(whirl_recipe, "Wervelwind", DEFINITION, AMBIGUOUS,
       "The whirlwind: three tiles shown on the board, in a picture that is lost.")

FORBIDS(whirl_recipe, whirlwind_takes_other_tiles, ON(M_WHIRL), "these are not its three tiles")
{
    return has_other_tiles(t, m);
}

CLAUSE(whirl_ring, "Wervelwind", EFFECT, EXPLICIT,
       "The whirlwind takes all open tiles on the fields around one of the caster's workers.")

FORBIDS_TIME(whirl_ring, whirlwind_is_being_gathered, TURN_MOVES & ~ON(M_GATHER) & ~ON(M_HALT),
             "the storm that was cast is gathered first")
{
    return s->phase == GATHER && storm_cast(s).kind == M_WHIRL;
}

FORBIDS(whirl_ring, whirlwind_starts_at_no_own_worker, ON(M_WHIRL), "that worker is not {actor}'s")
{
    return m.arg[0] >= WORKERS;
}

FORBIDS(whirl_ring, whirlwind_reaches_nothing, ON(M_WHIRL), "it would reach no open tile")
{
    return has_the_turn(s, m) && m.arg[0] < WORKERS && READS(t, Q_idle_play, 'A')
        && in_reach(t, s, m) == 0;
}

FORBIDS(whirl_ring, whirlwind_does_not_reach_there, ON(M_GATHER),
        "the storm reached no open tile on {field}")
{
    return s->phase == GATHER && storm_cast(s).kind == M_WHIRL
        && !sweeps(t, s, storm_cast(s), m.arg[0]);
}

STEP_PROPERTY(whirlwind_takes_all_open_tiles_around, ON(M_WHIRL))
{
    return READS(t, Q_storm_all_or_some, 'B') || swept_as_said(t, before, m, after);
}

STEP_PROPERTY(whirlwind_stays_around_its_worker, ON(M_WHIRL))
{
    unsigned from = stands(before, before->mover, m.arg[0]);
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good
            && ((f < t->fields && around(t, from, f)) || after->height[f] == before->height[f]);
    return good && m.arg[0] < t->workers;
}

CLAUSE(whirl_eight, "Wervelwind", DEFINITION, EXPLICIT,
       "A whirlwind takes eight tiles at most: so many fields lie around a worker.")

STEP_PROPERTY(whirlwind_brings_eight_tiles_at_most, ON(M_WHIRL))
{
    return after->held[before->mover] + 3 <= before->held[before->mover] + 8;
}

LAW(whirlwind_in_the_open_brings_eight_tiles)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = TURN, .step = 1 };
    unsigned row = 1 + choose(from, 5), column = 1 + choose(from, 5), seat = choose(from, PLAYERS);
    sakkara_seal(&t);
    s.mover = (uint8_t)seat;
    for (unsigned f = 0; f < FIELDS; f++)
        s.height[f] = 1, s.tile[f][0] = (uint8_t)(1 + choose(from, KINDS));
    for (unsigned i = 0; i < 3; i++)
        s.holder[seat][t.recipe[WHIRL][i]]++, s.held[seat]++;
    s.worker[seat][0] = (uint8_t)(row * SIDE + column + 1);
    return sakkara_step(&t, &s, spell(&s, M_WHIRL, 0, 0, t.recipe[WHIRL])) == LEGAL
        && s.held[seat] == 8;
}

CLAUSE(storm_top_only, "Vuurstorm, Wervelwind", EFFECT, IMPLIED,
       "A storm takes one tile from each field, the open one on top.")

FORBIDS_TIME(storm_top_only, no_storm_is_gathered, ON(M_GATHER),
             "no storm was cast whose tiles are taken one by one")
{
    return in_play(s) && s->phase != GATHER;
}

FORBIDS(storm_top_only, field_has_yielded_its_tile, ON(M_GATHER),
        "the storm has taken the tile on {field}")
{
    return s->phase == GATHER && in_set(s->gathered, m.arg[0]);
}

STEP_PROPERTY(storm_takes_one_tile_of_a_field)
{
    bool good = true;
    if (!is_storm(m) && m.kind != M_GATHER)
        return true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && after->height[f] <= before->height[f]
            && after->height[f] + 1 >= before->height[f];
    return good;
}

STATE_PROPERTY(storms_are_gathered_only_where_read_so)
{
    bool gathers = s->phase == GATHER && READS(t, Q_storm_all_or_some, 'B');
    bool inside = true;
    for (unsigned f = 0; f < 8 * FIELD_SET; f++)
        inside = inside && (f < t->fields || !in_set(s->gathered, f));
    return gathers ? s->storm != 0 && inside
                   : s->phase != GATHER && s->storm == 0 && all_zero(s->gathered, FIELD_SET);
}

STEP_PROPERTY(storm_is_gathered_as_it_was_cast)
{
    if (!is_storm(m) || READS(t, Q_storm_all_or_some, 'A'))
        return true;
    struct move cast = storm_cast(after);
    return after->phase == GATHER && all_zero(after->gathered, FIELD_SET) && cast.kind == m.kind
        && cast.arg[0] == m.arg[0] && (m.kind == M_WHIRL || cast.arg[1] == m.arg[1]);
}

/* Each gathered field is one that the storm reaches, and counts once; the order is free. */
STEP_PROPERTY(gathering_goes_from_field_to_field, ON(M_GATHER))
{
    bool good = before->phase == GATHER && !in_set(before->gathered, m.arg[0])
             && sweeps(t, before, storm_cast(before), m.arg[0]) && after->storm == before->storm;
    for (unsigned f = 0; f < 8 * FIELD_SET; f++)
        good = good && in_set(after->gathered, f) == (f == m.arg[0] || in_set(before->gathered, f));
    return good;
}

STEP_PROPERTY(only_a_storm_is_gathered)
{
    return is_storm(m) || after->phase != GATHER || before->phase == GATHER;
}

QUESTION(q_storm_all_or_some, "Must a storm take all tiles in its reach?", 'A',
         "Casting is voluntary, but its effect is said of all tiles.", BUILT('A', "yes"),
         BUILT('B', "no, any of them"))

QUESTION(q_under_worker, "Is the tile under a worker open?", 'A', "A figure covers it.",
         BUILT('A', "no"), BUILT('B', "yes: it is swept from under him"))

QUESTION(q_storm_reach, "Does anything stop a fire storm?", 'A', "No limit is given.",
         BUILT('A', "no"),
         BUILT('B', "yes: on each side the first worker or the first field without tiles"))

CLAUSE(drought_recipe, "Droogte", DEFINITION, AMBIGUOUS,
       "The drought: three tiles shown on the board, in a picture that is lost.")

FORBIDS(drought_recipe, drought_takes_other_tiles, ON(M_DROUGHT), "these are not its three tiles")
{
    return has_other_tiles(t, m);
}

QUESTION(q_recipes_lost, "Which tiles make a whirlwind, and which a drought?", 'A',
         "The picture is lost. Any other answer can be given in a list, so no second reading is "
         "needed.",
         BUILT('A', "those of the component list"))

CLAUSE(drought_effect, "Droogte", EFFECT, EXPLICIT,
       "A drought removes one grain that the other player has on display.")

STEP_PROPERTY(drought_destroys_one_grain)
{
    unsigned q = other(before->mover);
    if (m.kind != M_DROUGHT || before->grain[q] == 0)
        return m.kind != M_DROUGHT || READS(t, Q_idle_play, 'B');
    return after->grain[q] + 1 == before->grain[q] && after->ship[q] == before->ship[q]
        && (after->withered == before->withered + 1 || !READS(t, Q_pile_when, 'A'));
}

CLAUSE(shipwreck_recipe, "Voorbeeld", DEFINITION, EXPLICIT,
       "The shipwreck: moon, double stripe, circle.")

FORBIDS(shipwreck_recipe, shipwreck_takes_other_tiles, ON(M_SHIPWRECK),
        "these are not its three tiles")
{
    return has_other_tiles(t, m);
}

TABLE_PROPERTY(shipwreck_is_moon_double_stripe_and_circle)
{
    static const uint8_t three[3] = { MOON, DSTRIPE, CIRCLE };
    return t->head.small || same_three(t->recipe[SHIPWRECK], three);
}

LAW(other_shipwrecks_are_refused)
{
    struct sakkara_table t = as_assumed();
    spoil(from, &t.recipe[SHIPWRECK][choose(from, 3)]);
    return judged(&t) == SAKKARA_shipwreck_recipe;
}

CLAUSE(shipwreck_effect, "Schipbreuk", EFFECT, EXPLICIT,
       "A shipwreck removes the ship that the other player has on display.")

STEP_PROPERTY(shipwreck_destroys_the_ship)
{
    unsigned q = other(before->mover);
    if (m.kind != M_SHIPWRECK || before->ship[q] == 0)
        return m.kind != M_SHIPWRECK || READS(t, Q_idle_play, 'B');
    return after->ship[q] + 1 == before->ship[q] && after->grain[q] == before->grain[q]
        && (after->sunk == before->sunk + 1 || !READS(t, Q_pile_when, 'A'));
}

CLAUSE(spell_targets_display, "Droogte, Schipbreuk", LEGALITY, EXPLICIT,
       "Drought and shipwreck reach what is on display only, not the holder.")

FORBIDS(spell_targets_display, no_grain_lies_there, ON(M_DROUGHT),
        "{placer} has no grain on display")
{
    return has_the_turn(s, m) && READS(t, Q_idle_play, 'A') && s->grain[other(s->mover)] == 0;
}

FORBIDS(spell_targets_display, no_ship_lies_there, ON(M_SHIPWRECK),
        "{placer} has no ship on display")
{
    return has_the_turn(s, m) && READS(t, Q_idle_play, 'A') && s->ship[other(s->mover)] == 0;
}

STEP_PROPERTY(drought_and_shipwreck_reach_no_holder, ON(M_DROUGHT) | ON(M_SHIPWRECK))
{
    unsigned q = other(before->mover);
    return same_bytes(after->holder[q], before->holder[q], KINDS)
        && after->held[q] == before->held[q] && same_bytes(after->height, before->height, FIELDS);
}
