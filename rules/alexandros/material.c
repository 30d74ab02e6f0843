/* Inhoud: the board and what follows from it, the cards, the walls.
 *
 * The picture of the board is lost with the document's pictures, so the default board is assumed.
 * It was designed so that each figure of the document, 1 to 12, can be played on it as its caption
 * says. A user who owns the game corrects the sheet. */
#include "alexandros.h"

static const char *const assumed_board[] = {
    "....-T-JH-S-L-",
    "....J-TJ-L-T-T-J-J",
    ".....L--H---SL-S-TS-T",
    "........-T-S--SJ-T---H-",
    ".........-SLTSH-H-L---H-",
    ".........-H--L-H---J--L--",
    "........T-L-HS-L-H-H-H-L-H",
    ".....T--J--S-L-T-J----JSL--",
    "....---S-T---J....SHJ----JL",
    "....--J---L-........----TS-S",
};
enum { ASSUMED_BANDS = sizeof assumed_board / sizeof assumed_board[0], ASSUMED_START_ACROSS = 4 };

static unsigned cell_of(char drawn)
{
    switch (drawn) {
    case 'T': return TOWN + 1;
    case 'J': return JUG + 1;
    case 'H': return HORSE + 1;
    case 'L': return HARP + 1;
    case 'S': return SOLDIER + 1;
    case '-': return PLAIN + 1;
    default:  return NO_AREA;
    }
}

void alexandros_default_table(struct alexandros_table *t, unsigned players)
{
    *t = (struct alexandros_table){
        .start_row = 0,
        .start_across = ASSUMED_START_ACROSS,
        .black = BLACK,
        .red = RED,
        .governors = GOVERNORS,
        .limit = TRACK,
        .first = BY_LOT,
    };
    t->head.players = (uint8_t)players;
    for (unsigned q = 0; q < ALEXANDROS_QUESTIONS; q++)
        t->head.reading[q] = 'A';
    for (unsigned k = 0; k < SYMBOLS; k++)
        t->copies[k] = COPIES;
    for (unsigned band = 0; band < ASSUMED_BANDS && band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS && assumed_board[band][column] != 0; column++)
            t->cell[band][column] = (uint8_t)cell_of(assumed_board[band][column]);
}

/* ------------------------------------------- what follows from the board -- */

unsigned alexandros_point_at(const struct alexandros_table *t, unsigned row, unsigned across)
{
    for (unsigned p = 0; p < t->points; p++)
        if (t->row[p] == row && t->across[p] == across)
            return p;
    return NOWHERE;
}

unsigned alexandros_area_at(const struct alexandros_table *t, unsigned band, unsigned column)
{
    for (unsigned a = 0; a < t->areas; a++)
        if (t->band[a] == band && t->column[a] == column)
            return a;
    return NOWHERE;
}

unsigned alexandros_way_to(const struct alexandros_table *t, unsigned from, unsigned to)
{
    for (unsigned way = 0; way < t->degree[from]; way++)
        if (t->next[from][way] == to)
            return way;
    return NOWHERE;
}

unsigned alexandros_named(const uint8_t (*names)[NAME_ROOM], unsigned count,
                          const uint8_t name[NAME_ROOM])
{
    for (unsigned n = 0; n < count; n++) {
        bool same = true;
        for (unsigned i = 0; i < NAME_ROOM; i++)
            same = same && names[n][i] == name[i];
        if (same)
            return n;
    }
    return NOWHERE;
}

/* Clears the derived members. They stand at the end of the table, behind the lists of the board. */
static void forget_derived(struct alexandros_table *t)
{
    uint8_t *byte = (uint8_t *)t;
    size_t from = t->listed ? offsetof(struct alexandros_table, inner)
                            : offsetof(struct alexandros_table, areas);
    for (size_t i = from; i < sizeof *t; i++)
        byte[i] = 0;
    t->start = NOWHERE;
}

static bool is_area(const struct alexandros_table *t, unsigned band, unsigned column)
{
    return band < BANDS && column < COLUMNS && t->cell[band][column] != NO_AREA;
}

static bool points_up(unsigned band, unsigned column)
{
    return (band + column) % 2 == 0;
}

static void number_areas(struct alexandros_table *t)
{
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++) {
            if (!is_area(t, band, column))
                continue;
            if (t->areas == AREAS || column == 0 || t->cell[band][column] > PLAIN + 1) {
                t->too_big = 1;
                return;
            }
            t->band[t->areas] = (uint8_t)band;
            t->column[t->areas] = (uint8_t)column;
            t->symbol[t->areas] = (uint8_t)(t->cell[band][column] - 1);
            t->areas++;
        }
}

/* Is there a point? It must be a corner of one of the six areas around it. */
static bool is_point(const struct alexandros_table *t, unsigned row, unsigned across)
{
    bool below = is_area(t, row, across) || is_area(t, row, across + 1)
              || (across > 0 && is_area(t, row, across - 1));
    if (below || row == 0)
        return below;
    return is_area(t, row - 1, across) || is_area(t, row - 1, across + 1)
        || (across > 0 && is_area(t, row - 1, across - 1));
}

static void number_points(struct alexandros_table *t)
{
    for (unsigned row = 0; row < ROWS; row++)
        for (unsigned across = row % 2; across <= COLUMNS; across += 2) {
            if (!is_point(t, row, across))
                continue;
            if (t->points == POINTS) {
                t->too_big = 1;
                return;
            }
            t->row[t->points] = (uint8_t)row;
            t->across[t->points] = (uint8_t)across;
            t->points++;
        }
}

/* The numbers of corners rise. */
static void find_corners(struct alexandros_table *t)
{
    for (unsigned a = 0; a < t->areas; a++) {
        unsigned band = t->band[a], column = t->column[a], up = points_up(band, column);
        t->corner[a][0] = (uint8_t)alexandros_point_at(t, band, up ? column : column - 1);
        t->corner[a][1] =
            (uint8_t)alexandros_point_at(t, up ? band + 1 : band, up ? column - 1 : column + 1);
        t->corner[a][2] = (uint8_t)alexandros_point_at(t, band + 1, up ? column + 1 : column);
    }
}

static void read_grid(struct alexandros_table *t)
{
    number_areas(t);
    if (!t->too_big)
        number_points(t);
    if (!t->too_big)
        find_corners(t);
}

/* ---- from here on a board is its lists ---- */

static void join(struct alexandros_table *t, unsigned from, unsigned to, unsigned inner,
                 unsigned shore)
{
    unsigned way = t->degree[from]++;
    t->next[from][way] = (uint8_t)to;
    t->line[from][way] = (uint8_t)inner;
    t->shore[from][way] = (uint8_t)shore;
}

/* The areas that have two given points as corners: one if their line is coast, or two. */
struct banks {
    uint8_t count, area[2];
};

/* Adds the line from a point to a later one. */
static void draw_line(struct alexandros_table *t, unsigned from, unsigned to,
                      const struct banks *between)
{
    unsigned inner = NOWHERE, shore = NOWHERE;
    bool fits = t->degree[from] < WAYS && t->degree[to] < WAYS;
    if (fits && between->count == 2 && t->inner < INNER) {
        inner = t->inner++;
        t->end[inner][0] = (uint8_t)from;
        t->end[inner][1] = (uint8_t)to;
        t->bank[inner][0] = between->area[0];
        t->bank[inner][1] = between->area[1];
    } else if (fits && between->count == 1 && t->coasts < COAST_LINES) {
        shore = t->coasts++;
        t->shore_end[shore][0] = (uint8_t)from;
        t->shore_end[shore][1] = (uint8_t)to;
    } else {
        t->too_big = 1;
        return;
    }
    join(t, from, to, inner, shore);
    join(t, to, from, inner, shore);
}

static void add_bank(struct banks *b, unsigned area)
{
    if (b->count < 2)
        b->area[b->count] = (uint8_t)area;
    b->count++;
}

/* Finds, for each later point, the areas that have both points as corners. */
static void find_banks(const struct alexandros_table *t, unsigned from, struct banks to[POINTS])
{
    for (unsigned p = from; p < t->points; p++)
        to[p].count = 0;
    for (unsigned a = 0; a < t->areas; a++) {
        const uint8_t *corner = t->corner[a];
        if (corner[0] == from)
            add_bank(&to[corner[1]], a);
        if (corner[0] == from || corner[1] == from)
            add_bank(&to[corner[2]], a);
    }
}

/* Goes from each point to the later ones, so that the numbers of lines rise, also at each point. */
static void draw_lines(struct alexandros_table *t)
{
    struct banks to[POINTS];
    for (unsigned p = 0; p < t->points; p++) {
        find_banks(t, p, to);
        for (unsigned q = p + 1; q < t->points && !t->too_big; q++)
            if (to[q].count > 0)
                draw_line(t, p, q, &to[q]);
    }
}

/* Side i lies between corner i and the next one. */
static void find_sides(struct alexandros_table *t)
{
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned from = t->corner[a][i],
                     way = alexandros_way_to(t, from, t->corner[a][(i + 1) % CORNERS]);
            unsigned inner = t->line[from][way];
            RULE(coast_is_border), t->side[a][i] = (uint8_t)inner;
            t->beyond[a][i] = inner == NOWHERE ? NOWHERE : t->bank[inner][t->bank[inner][0] == a];
        }
}

/* Goes outward from a point, one line further each time. Walls, pieces and the coast make no
 * difference. */
static void measure_from(struct alexandros_table *t, unsigned from)
{
    uint8_t queue[POINTS];
    unsigned first = 0, known = 1;

    for (unsigned p = 0; p < t->points; p++)
        t->apart[from][p] = NOWHERE;
    RULE(distance_from_vertex), t->apart[from][from] = 0;
    queue[0] = (uint8_t)from;
    for (; first < known; first++) {
        unsigned p = queue[first];
        for (unsigned way = 0; way < t->degree[p]; way++) {
            unsigned to = t->next[p][way];
            if (t->apart[from][to] != NOWHERE)
                continue;
            RULE(distance_in_lines), t->apart[from][to] = (uint8_t)(t->apart[from][p] + 1);
            RULE(distance_ignores_walls), queue[known++] = (uint8_t)to;
        }
    }
}

static void measure(struct alexandros_table *t)
{
    for (unsigned p = 0; p < t->points; p++) {
        measure_from(t, p);
        for (unsigned q = 0; q < t->points; q++)
            if (t->reach < t->apart[p][q])
                t->reach = t->apart[p][q];
    }
}

static void count_symbols(struct alexandros_table *t)
{
    unsigned cards = 0;
    for (unsigned a = 0; a < t->areas; a++) {
        unsigned symbol = t->symbol[a];
        t->with[symbol][t->count[symbol]++] = (uint8_t)a;
    }
    t->plains = t->count[PLAIN];
    for (unsigned k = 0; k < SYMBOLS; k++)
        cards += t->copies[k];
    t->cards = (uint8_t)(cards < 255 ? cards : 255);
}

static unsigned find_start(const struct alexandros_table *t)
{
    if (t->listed)
        return alexandros_named(t->point_name, t->points, t->start_name);
    return alexandros_point_at(t, t->start_row, t->start_across);
}

void alexandros_seal(struct alexandros_table *t)
{
    forget_derived(t);
    if (!t->listed)
        read_grid(t);
    if (!t->too_big)
        draw_lines(t);
    if (t->too_big)
        return;
    find_sides(t);
    measure(t);
    count_symbols(t);
    t->start = (uint8_t)find_start(t);
}

/* -------------------------------------------------- which tables there are -- */

static verdict refuse_land(const struct alexandros_table *t)
{
    if (t->too_big || t->areas == 0)
        return BY(province_definition);
    if (t->start == NOWHERE)
        return BY(alexandros_start_vertex);
    if (t->reach == NOWHERE)
        return BY(distance_in_lines);
    return t->coasts == 0 ? BY(coast_is_border) : LEGAL;
}

/* The figures need some symbols more than once: figure 1 the horse, 4 the soldier, 7 the town
 * hall. */
static verdict refuse_symbols(const struct alexandros_table *t)
{
    static const uint8_t least[SYMBOLS] = {
        [TOWN] = 2, [JUG] = 1, [HORSE] = 2, [HARP] = 1, [SOLDIER] = 3
    };
    unsigned symbols = t->areas - (unsigned)t->plains;
    if (symbols == 0)
        return BY(province_needs_symbol);
    for (unsigned k = 0; !t->head.small && k < SYMBOLS; k++)
        if (t->count[k] < least[k])
            return BY(most_areas_plain);
    if (!t->head.small && t->plains <= symbols)
        return BY(most_areas_plain);
    return t->plains > 255 - TRACK ? BY(province_value) : LEGAL; /* a score must fit a byte */
}

#include "../limits.h"

/* A limit that is too low would end the game before it begins. */
static verdict refuse_end(const struct alexandros_table *t)
{
    bool more_ends = READS(t, Q_more_than_100, 'B');
    return more_ends && (t->limit == 0 || READS(t, Q_marker_on_100, 'B')) ? BY(end_over_100)
                                                                          : LEGAL;
}

static verdict refuse_cards(const struct alexandros_table *t)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (t->copies[k] > COPIES || (!t->head.small && t->copies[k] != COPIES))
            return BY(deck_eleven_each);
    if (t->cards < t->head.players)
        return BY(deal_one_hidden);
    return t->cards < t->head.players + ROW ? BY(two_open_cards) : LEGAL;
}

verdict alexandros_table_refusal(const struct alexandros_table *t)
{
    verdict v = alexandros_refuse_limits(t);
    if (!v)
        v = refuse_land(t);
    if (!v)
        v = refuse_symbols(t);
    if (!v)
        v = refuse_end(t);
    return v ? v : refuse_cards(t);
}
