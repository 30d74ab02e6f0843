/* A board may be turned or turned over if that maps areas to areas with the same symbol: distances
 * and provinces know no directions, so play goes on in the same way. After the first turn has begun
 * the start point does not matter any more; during the deal there are no symmetries.
 *
 * Points have three coordinates here that sum to 0, as usual on a lattice of triangles: a turn
 * permutes the three, may change the signs, and shifts. In a mirror image the numbers of areas have
 * another order, and governors are placed in the order of numbers. So symmetries are only used for
 * tables with one governor for each player, and for readings whose moves and memory name no line
 * and no lowest area. */
#include "../alexandros.h"

enum { AXES = 3, TURNS = 12 };

struct turn {
    const uint8_t *axis;
    int sign, by[AXES];
};

struct spot {
    int at[AXES];
};

static struct spot spot_of(int row, int across)
{
    /* doubled, so that the coordinates of areas are whole numbers, too */
    return (struct spot){ { 2 * row, across - row, -across - row } };
}

static struct spot turned(const struct turn *turn, struct spot s, int times)
{
    struct spot to;
    for (unsigned i = 0; i < AXES; i++)
        to.at[i] = turn->sign * s.at[turn->axis[i]] + times * turn->by[i];
    return to;
}

static unsigned point_after(const struct alexandros_table *t, const struct turn *turn,
                            unsigned point)
{
    struct spot to = turned(turn, spot_of(t->row[point], t->across[point]), 1);
    int row = to.at[0] / 2, across = to.at[1] + row;
    if (row < 0 || row >= ROWS || across < 0 || across > COLUMNS)
        return NOWHERE;
    return alexandros_point_at(t, (unsigned)row, (unsigned)across);
}

/* Where the turn puts an area, computed from the sums of its corners. Returns false outside the
 * grid. */
static bool cell_after(const struct alexandros_table *t, const struct turn *turn, unsigned area,
                       unsigned cell[2])
{
    bool up = (t->band[area] + t->column[area]) % 2 == 0;
    struct spot to =
        turned(turn, spot_of(CORNERS * t->band[area] + (up ? 2 : 1), CORNERS * t->column[area]),
               CORNERS);
    int row = to.at[0] / 2, across = to.at[1] + row;
    if (row < 0 || row >= CORNERS * BANDS || across < 0 || across >= CORNERS * COLUMNS)
        return false;
    cell[0] = (unsigned)row / CORNERS;
    cell[1] = (unsigned)across / CORNERS;
    return true;
}

static unsigned area_after(const struct alexandros_table *t, const struct turn *turn, unsigned area)
{
    unsigned cell[2];
    return cell_after(t, turn, area, cell) ? alexandros_area_at(t, cell[0], cell[1]) : NOWHERE;
}

static unsigned inner_after(const struct alexandros_table *t, const struct turn *turn,
                            unsigned inner)
{
    unsigned from = point_after(t, turn, t->end[inner][0]),
             to = point_after(t, turn, t->end[inner][1]);
    return t->line[from][alexandros_way_to(t, from, to)];
}

/* ---- which turns a table has ---- */

static struct spot sum_of_points(const struct alexandros_table *t)
{
    struct spot sum = { { 0 } };
    for (unsigned p = 0; p < t->points; p++) {
        struct spot s = spot_of(t->row[p], t->across[p]);
        for (unsigned i = 0; i < AXES; i++)
            sum.at[i] += s.at[i];
    }
    return sum;
}

/* The turn must keep the middle of the board in place: that determines the shift. */
static bool find_shift(const struct alexandros_table *t, struct spot sum, struct turn *turn)
{
    struct spot to = turned(turn, sum, 0);
    bool whole = true;
    for (unsigned i = 0; i < AXES; i++) {
        int off = sum.at[i] - to.at[i], doubled = 2 * (int)t->points;
        // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): every board has points
        whole = whole && off % doubled == 0;
        turn->by[i] = off / (int)t->points;
    }
    return whole;
}

static bool is_turn(const struct alexandros_table *t, struct spot sum, unsigned number,
                    struct turn *turn)
{
    static const uint8_t orders[TURNS / 2][AXES] = {
        { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
    };
    unsigned cell[2];
    *turn = (struct turn){ .axis = orders[number / 2], .sign = number % 2 ? -1 : 1 };
    bool good = find_shift(t, sum, turn);
    for (unsigned a = 0; a < t->areas && good && number > 0; a++)
        good = cell_after(t, turn, a, cell) && t->cell[cell[0]][cell[1]] == t->symbol[a] + 1;
    return good;
}

/* The number of turns to try. Turn 0 changes nothing; a listed board has no directions. */
static unsigned turns_of(const struct alexandros_table *t)
{
    bool may_turn = !t->listed && t->governors == 1 && READS(t, Q_takeover_split_actions, 'A')
                 && READS(t, Q_coast_walls, 'A');
    return may_turn ? TURNS : 1;
}

/* Finds the symmetry with this number; false behind the last one. */
static bool find_turn(const struct alexandros_table *t, unsigned symmetry, struct turn *turn)
{
    struct spot sum = sum_of_points(t);
    unsigned found = 0;
    for (unsigned number = 0; number < turns_of(t); number++)
        if (is_turn(t, sum, number, turn) && found++ == symmetry)
            return true;
    return false;
}

unsigned alexandros_symmetries(const struct alexandros_table *t)
{
    struct spot sum = sum_of_points(t);
    struct turn turn;
    unsigned n = 0;
    for (unsigned number = 0; number < turns_of(t); number++)
        n += is_turn(t, sum, number, &turn);
    return n;
}

/* ---- what it does ---- */

/* Members that may be empty hold 0, or an area or point + 1. */
static uint8_t marked_area(const struct alexandros_table *t, const struct turn *turn,
                           uint8_t marked)
{
    return (uint8_t)(marked ? area_after(t, turn, marked - 1u) + 1 : 0);
}

static void turn_over(const struct alexandros_table *t, const struct turn *turn,
                      struct alexandros_state *s)
{
    const struct alexandros_state was = *s;
    if (s->phase < CARD)
        return;
    for (unsigned i = 0; i < WALL_BYTES; i++)
        s->wall[i] = 0;
    for (unsigned inner = 0; inner < t->inner; inner++)
        if (has_wall(&was, inner)) {
            unsigned to = inner_after(t, turn, inner);
            s->wall[to / 8] = (uint8_t)(s->wall[to / 8] | 1u << to % 8);
        }
    s->at = (uint8_t)point_after(t, turn, was.at);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        s->governor[seat][0] = marked_area(t, turn, was.governor[seat][0]);
    s->goal = marked_area(t, turn, was.goal);
    s->target = (uint8_t)(was.target ? point_after(t, turn, was.target - 1u) + 1 : 0);
    s->sent = marked_area(t, turn, was.sent);
    alexandros_find_provinces(t, s);
    if (was.site) /* a province is named by its lowest area */
        s->site = (uint8_t)(s->province[area_after(t, turn, was.site - 1u)] + 1);
}

void alexandros_mirror(const struct alexandros_table *t, unsigned symmetry,
                       struct alexandros_state *s)
{
    struct turn turn;
    if (symmetry > 0 && find_turn(t, symmetry, &turn))
        turn_over(t, &turn, s);
}

struct move alexandros_mirror_move(const struct alexandros_table *t, unsigned symmetry,
                                   struct move m)
{
    struct turn turn;
    if (symmetry == 0 || !find_turn(t, symmetry, &turn))
        return m;
    switch (m.kind) {
    case M_GOAL:
    case M_OCCUPY:
    case M_TAKE_OVER:
    case M_PLACE:
    case M_RELIEVE:   m.arg[0] = (uint8_t)area_after(t, &turn, m.arg[0]); break;
    case M_CORNER:
    case M_WALK:      m.arg[0] = (uint8_t)point_after(t, &turn, m.arg[0]); break;
    default:          break;
    }
    return m;
}

/* Compares byte by byte: states consist of bytes only. */
static bool comes_before(const struct alexandros_state *a, const struct alexandros_state *b)
{
    const uint8_t *x = (const uint8_t *)a, *y = (const uint8_t *)b;
    for (size_t i = 0; i < sizeof *a; i++)
        if (x[i] != y[i])
            return x[i] < y[i];
    return false;
}

void alexandros_canonical(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->phase < CARD || turns_of(t) == 1)
        return;
    struct spot sum = sum_of_points(t);
    struct alexandros_state best = *s, other;
    struct turn turn;
    for (unsigned number = 1; number < TURNS; number++) {
        if (!is_turn(t, sum, number, &turn))
            continue;
        other = *s;
        turn_over(t, &turn, &other);
        if (comes_before(&other, &best))
            best = other;
    }
    *s = best;
}
