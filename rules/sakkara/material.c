/* Het spelmateriaal: the board, the tiles, and the sheet that lists them.
 *
 * The pictures of the document are lost: the size of the board and the number of copies of each
 * sign are assumed. The default is a board of 7 by 7 and 75 tiles, which agrees with everything
 * that the text says. A user who owns the game corrects the sheet. */
#include "sakkara.h"

static const uint8_t assumed_copies[KINDS] = {
    [SHIP] = 4,  [GRAIN] = 8, [HEWN] = 10, [STAIR] = 6,  [DSTRIPE] = 5, [CIRCLE] = 3,
    [CROSS] = 4, [BRAID] = 4, [MOON] = 4,  [SIGN16] = 4, [TIP] = 3,     [HAND] = 8,
    [SNAKE] = 3, [HORSE] = 3, [BIRD] = 3,  [OX] = 3,
};
static const uint8_t assumed_colour[KINDS] = {
    [SHIP] = GREEN,   [GRAIN] = GREEN, [HEWN] = BLUE, [STAIR] = BLUE,
    [DSTRIPE] = BLUE, [CIRCLE] = BLUE, [CROSS] = RED, [BRAID] = RED,
    [MOON] = RED,     [SIGN16] = RED,  [TIP] = GOLD,  [HAND] = GREY,
    [SNAKE] = GREY,   [HORSE] = GREY,  [BIRD] = GREY, [OX] = GREY,
};
static const uint8_t assumed_need[KINDS] = {
    [HEWN] = 4,  [STAIR] = 2, [DSTRIPE] = 2, [CIRCLE] = 1, [CROSS] = 1,
    [BRAID] = 1, [MOON] = 1,  [SIGN16] = 1,  [TIP] = 1,
};
static const uint8_t assumed_recipe[SPELLS][3] = {
    [FIRE] = { TIP, CROSS, BRAID },
    [WHIRL] = { TIP, MOON, SIGN16 },
    [DROUGHT] = { CROSS, CIRCLE, SIGN16 },
    [SHIPWRECK] = { MOON, DSTRIPE, CIRCLE },
};

void sakkara_default_table(struct sakkara_table *t, unsigned players)
{
    *t = (struct sakkara_table){
        .rows = SIDE,
        .columns = SIDE,
        .workers = WORKERS,
        .first = BY_AGE,
        .greens = { 1, 2, 3 },
        .hewn_hands = 1,
        .tip_hands = 2,
        .holder = 10,
        .climb = 2,
        .at_once = 9,
        .divisible = 6,
        .least = 3,
        .ships_seen = 2,
    };
    t->head.players = (uint8_t)players;
    for (unsigned q = 0; q < SAKKARA_QUESTIONS; q++)
        t->head.reading[q] = 'A';
    for (unsigned k = 0; k < KINDS; k++) {
        t->copies[k] = assumed_copies[k];
        t->colour[k] = assumed_colour[k];
        t->need[k] = assumed_need[k];
    }
    for (unsigned spell = 0; spell < SPELLS; spell++)
        for (unsigned i = 0; i < 3; i++)
            t->recipe[spell][i] = assumed_recipe[spell][i];
}

/* If the sheet gives a deal, the deal determines the copies of each kind. Under q-grain-total B
 * each step has its own grains: one, two, three. */
void sakkara_seal(struct sakkara_table *t)
{
    unsigned tiles = 0;
    for (unsigned k = 0; k < KINDS; k++)
        tiles += t->copies[k];
    t->fields = (uint8_t)(t->rows * t->columns);
    t->tiles = (uint8_t)(tiles < 255 ? tiles : 255);
    if (READS(t, Q_grain_total, 'B') && t->greens[2] == 3) {
        t->greens[1] = 3;
        t->greens[2] = 6;
    }
    t->shape = sakkara_shape_of(t);
}

static unsigned needed_of(const struct sakkara_table *t, unsigned colour)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        n += t->colour[k] == colour ? t->need[k] : 0;
    return n;
}

static unsigned times(const uint8_t three[3], unsigned kind)
{
    return (unsigned)(three[0] == kind) + (three[1] == kind) + (three[2] == kind);
}

/* The same three tiles, in any order. */
static bool same_recipe(const uint8_t a[3], const uint8_t b[3])
{
    bool same = true;
    for (unsigned i = 0; i < 3; i++)
        same = same && times(a, a[i]) == times(b, a[i]);
    return same;
}

#include "../limits.h"

static verdict refuse_board(const struct sakkara_table *t)
{
    bool small = t->head.small;
    unsigned longer = t->rows > t->columns ? t->rows : t->columns;

    if (!small && t->tiles != TILES)
        return BY(tiles_seventy_five);
    if (t->rows == 0 || t->columns == 0 || longer > SIDE || (!small && longer != SIDE))
        return BY(fire_six);
    if (t->tiles < t->fields || t->fields < 2u * t->workers + 1u)
        return BY(setup_one_each);
    if (t->tiles > 2u * t->fields)
        return BY(setup_max_two);
    if (small && t->tiles > TALL)
        return BY(height_is_count);
    if (t->copies[SHIP] < t->ships_seen)
        return BY(setup_two_ships_visible);
    return LEGAL;
}

/* Where a pile may be cut, some stack must be low enough to lay down or high enough to divide. */
static verdict refuse_cutting(const struct sakkara_table *t)
{
    bool uncut = READS(t, Q_pile_cut, 'B') && t->at_once + 1u < t->divisible;
    return t->head.small && uncut ? BY(pile_max_nine) : LEGAL;
}

static verdict refuse_pyramid(const struct sakkara_table *t)
{
    bool small = t->head.small;
    if (!small && (needed_of(t, BLUE) != 9 || t->colour[HEWN] != BLUE || t->colour[STAIR] != BLUE))
        return BY(step_one_nine_blue);
    if (!small && (t->need[HEWN] != 4 || t->need[STAIR] != 2))
        return BY(step_one_content);
    if (!small && needed_of(t, RED) != 4)
        return BY(step_two_four_red);
    if (t->need[TIP] != 1 || t->colour[TIP] != GOLD || needed_of(t, GOLD) != 1)
        return BY(step_three_tip);
    if (t->greens[0] > t->greens[1] || t->greens[1] > t->greens[2]
        || (!small
            && (t->greens[0] != 1 || t->greens[1] != (READS(t, Q_grain_total, 'B') ? 3 : 2)
                || t->greens[2] != (READS(t, Q_grain_total, 'B') ? 6 : 3))))
        return BY(green_cap);
    return LEGAL;
}

/* The tiles must suffice for at least one pyramid. */
static verdict refuse_tiles(const struct sakkara_table *t)
{
    bool small = t->head.small;
    for (unsigned k = 0; k < KINDS; k++) {
        if (t->colour[k] > GREY || (k <= GRAIN) != (t->colour[k] == GREEN)
            || (k >= HAND) != (t->colour[k] == GREY))
            return BY(feather_set);
        if (t->need[k] > t->copies[k])
            return BY(own_pyramid);
        if ((t->colour[k] == GREEN || t->colour[k] == GREY) && t->need[k] != 0)
            return BY(step_one_content);
        if (!small && t->copies[k] == 0)
            return BY(tiles_seventy_five);
    }
    if (t->copies[SHIP] == 0 || t->copies[GRAIN] < t->greens[2])
        return BY(greens_first);
    if (t->copies[HAND] < t->tip_hands)
        return BY(tip_needs_two_hands);
    return LEGAL;
}

/* Four spells of three existing tiles each. None uses a green tile or a hewn stone, and no two use
 * the same tiles. The document gives two of them. */
static verdict refuse_recipes(const struct sakkara_table *t)
{
    bool small = t->head.small;
    for (unsigned spell = 0; spell < SPELLS; spell++)
        for (unsigned i = 0; i < 3; i++) {
            unsigned kind = t->recipe[spell][i];
            if (kind >= KINDS)
                return BY(spell_three_tiles);
            if (!small && (kind <= HEWN || t->copies[kind] < times(t->recipe[spell], kind)))
                return BY(spell_three_tiles);
        }
    for (unsigned a = 0; a < SPELLS && !small; a++)
        for (unsigned b = 0; b < a; b++)
            if (same_recipe(t->recipe[a], t->recipe[b]))
                return BY(spell_three_tiles);
    if (!small && !same_recipe(t->recipe[FIRE], assumed_recipe[FIRE]))
        return BY(fire_recipe);
    if (!small && !same_recipe(t->recipe[SHIPWRECK], assumed_recipe[SHIPWRECK]))
        return BY(shipwreck_recipe);
    return LEGAL;
}

/* A given deal uses exactly the tiles of the list, one or two on each field. */
static verdict refuse_deal(const struct sakkara_table *t)
{
    uint8_t dealt[KINDS + 1] = { 0 };
    unsigned ships_seen = 0;
    if (!t->given)
        return LEGAL;
    for (unsigned f = 0; f < t->fields; f++) {
        if (t->deal[f][0] == 0 || t->deal[f][0] > KINDS || t->deal[f][1] > KINDS)
            return BY(setup_one_each);
        dealt[t->deal[f][0]]++;
        dealt[t->deal[f][1]]++;
        ships_seen += t->deal[f][t->deal[f][1] != 0] == SHIP + 1;
    }
    for (unsigned k = 0; k < KINDS; k++)
        if (dealt[k + 1] != t->copies[k])
            return BY(tiles_seventy_five);
    return ships_seen < t->ships_seen ? BY(setup_two_ships_visible) : LEGAL;
}

verdict sakkara_table_refusal(const struct sakkara_table *t)
{
    verdict (*const judge[])(const struct sakkara_table *) = {
        sakkara_refuse_limits, refuse_board,   refuse_cutting, refuse_pyramid,
        refuse_tiles,          refuse_recipes, refuse_deal,
    };
    for (unsigned i = 0; i < sizeof judge / sizeof judge[0]; i++) {
        verdict v = judge[i](t);
        if (v)
            return v;
    }
    return LEGAL;
}

/* ---- fields, stacks, holders ---- */

/* The next field in a direction, or NOWHERE. */
unsigned sakkara_beyond(const struct sakkara_table *t, unsigned field, unsigned direction)
{
    unsigned row = row_of(t, field), column = column_of(t, field);
    switch (direction) {
    case 0:  return row == 0 ? NOWHERE : field - t->columns;
    case 1:  return column + 1 == t->columns ? NOWHERE : field + 1;
    case 2:  return row + 1 == t->rows ? NOWHERE : field + t->columns;
    default: return column == 0 ? NOWHERE : field - 1;
    }
}

/* The top tile of a field: kind + 1, or 0. */
unsigned sakkara_top(const struct sakkara_state *s, unsigned field)
{
    unsigned height = s->height[field];
    if (height == 0)
        return 0;
    return RULE(height_is_count), RULE(tops_open), s->tile[field][height - 1];
}

/* A player who takes a tile puts it into his holder. */
void sakkara_take_top(struct sakkara_state *s, unsigned field, unsigned seat)
{
    unsigned kind = sakkara_top(s, field);
    if (kind == 0)
        return;
    s->height[field]--;
    s->tile[field][s->height[field]] = 0;
    RULE(own_holder), s->holder[seat][kind - 1]++;
    s->held[seat]++;
}
