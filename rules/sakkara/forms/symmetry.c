/* The board may be turned over, and a square board laid on its side: no direction is special, so
 * play goes on in the same way and the same player wins. During the deal there are no symmetries,
 * as it has an order of fields.
 *
 * A symmetry is three bits: 1 exchanges top and bottom, 2 left and right, and after that 4 lays the
 * board on its side. */
#include "../sakkara.h"

unsigned sakkara_symmetries(const struct sakkara_table *t)
{
    return t->rows == t->columns ? 8 : 4;
}

static unsigned field_after(const struct sakkara_table *t, unsigned symmetry, unsigned field)
{
    unsigned row = row_of(t, field), column = column_of(t, field);
    row = symmetry & 1 ? t->rows - 1u - row : row;
    column = symmetry & 2 ? t->columns - 1u - column : column;
    return symmetry & 4 ? column * t->columns + row : row * t->columns + column;
}

/* Directions: 0 up, 1 right, 2 down, 3 left. Laid on its side, up becomes left. */
static unsigned direction_after(unsigned symmetry, unsigned direction)
{
    static const uint8_t on_its_side[4] = { 3, 2, 1, 0 };
    if ((symmetry & 1 && direction % 2 == 0) || (symmetry & 2 && direction % 2 == 1))
        direction = (direction + 2) % 4;
    return symmetry & 4 ? on_its_side[direction] : direction;
}

/* Members that may be empty hold 0, or a field or direction + 1. */
static uint8_t marked_field(const struct sakkara_table *t, unsigned symmetry, uint8_t marked)
{
    return (uint8_t)(marked ? field_after(t, symmetry, marked - 1u) + 1 : 0);
}

static void turn_board(const struct sakkara_table *t, unsigned symmetry,
                       const struct sakkara_state *was, struct sakkara_state *s)
{
    for (unsigned f = 0; f < t->fields; f++) {
        unsigned to = field_after(t, symmetry, f);
        s->height[to] = was->height[f];
        s->height_then[to] = was->height_then[f];
        for (unsigned i = 0; i < TALL; i++)
            s->tile[to][i] = was->tile[f][i];
    }
}

/* The direction of a fire storm: row or column, or under q-fire-line B one of four directions. */
static unsigned way_after(const struct sakkara_table *t, unsigned symmetry, unsigned way)
{
    if (READS(t, Q_fire_line, 'B'))
        return direction_after(symmetry, way);
    return symmetry & 4 ? 1 - way : way;
}

/* q-storm-all-or-some B: turns the storm that is being gathered, and the fields that it has taken
 * from. */
static void turn_storm(const struct sakkara_table *t, unsigned symmetry,
                       const struct sakkara_state *was, struct sakkara_state *s)
{
    unsigned storm = was->storm - 1u;
    if (was->storm == 0)
        return;
    if (storm / 8 == FIRE)
        s->storm = (uint8_t)(1 + storm / 4 * 4 + way_after(t, symmetry, storm % 4));
    for (unsigned i = 0; i < FIELD_SET; i++)
        s->gathered[i] = 0;
    for (unsigned f = 0; f < t->fields; f++)
        if (sakkara_has(was->gathered, f))
            sakkara_add(s->gathered, field_after(t, symmetry, f));
}

void sakkara_mirror(const struct sakkara_table *t, unsigned symmetry, struct sakkara_state *s)
{
    const struct sakkara_state was = *s;
    if (s->phase < AGE || symmetry == 0)
        return;
    turn_board(t, symmetry, &was, s);
    turn_storm(t, symmetry, &was, s);
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            s->worker[p][w] = marked_field(t, symmetry, was.worker[p][w]);
    s->source = marked_field(t, symmetry, was.source);
    s->target = marked_field(t, symmetry, was.target);
    if (was.heading)
        s->heading = (uint8_t)(direction_after(symmetry, was.heading - 1u) + 1);
    if (was.other_heading)
        s->other_heading = (uint8_t)(direction_after(symmetry, was.other_heading - 1u) + 1);
}

struct move sakkara_mirror_move(const struct sakkara_table *t, unsigned symmetry, struct move m)
{
    unsigned first = m.arg[0], second = m.arg[1];
    switch (m.kind) {
    case M_ENTER:
    case M_LAND:
    case M_GATHER:
    case M_PUT:    m.arg[0] = (uint8_t)field_after(t, symmetry, first); break;
    case M_STEP:   m.arg[1] = (uint8_t)field_after(t, symmetry, second); break;
    case M_OX:
        m.arg[0] = (uint8_t)field_after(t, symmetry, first);
        m.arg[1] = (uint8_t)field_after(t, symmetry, second);
        break;
    case M_FIRE: m.arg[1] = (uint8_t)way_after(t, symmetry, second); break;
    default:     break;
    }
    return m;
}

/* Compares byte by byte: states consist of bytes only. */
static bool comes_before(const struct sakkara_state *a, const struct sakkara_state *b)
{
    const uint8_t *x = (const uint8_t *)a, *y = (const uint8_t *)b;
    for (size_t i = 0; i < sizeof *a; i++)
        if (x[i] != y[i])
            return x[i] < y[i];
    return false;
}

void sakkara_canonical(const struct sakkara_table *t, struct sakkara_state *s)
{
    struct sakkara_state best = *s, other;
    for (unsigned symmetry = 1; symmetry < sakkara_symmetries(t); symmetry++) {
        other = *s;
        sakkara_mirror(t, symmetry, &other);
        if (comes_before(&other, &best))
            best = other;
    }
    *s = best;
}
