/* Alexandros: what the document says, clause by clause, in its order.
 *
 * The document is the Dutch rulebook of Alexandros (Leo Colovini, 2004). Sources
 * name its headings, some of them cut short: "Titel" is what stands above all,
 * "Spelidee", "Inhoud" the list of the material, "Voorbereiding" the setting up,
 * "Spelverloop" the course of the game; "Verzetten" the move of Alexandros,
 * "Uitzonderingszet" his exception move; "Vervolgacties" the further actions,
 * with "Kaart pakken", "Provincies", "Vrije provincie", "Overnemen", "Belasting"
 * and "Aflossen"; "Einde"; "Bijzonder" the special cases at the very end. A dash
 * stands for what the document says nowhere. Its board is lost with its pictures:
 * the board here is assumed, and a sheet may have any other.
 *
 * Words: an *area* is a triangle of the board, an *empty* one has no symbol; a
 * *vertex* is a corner of areas, a *line* a side of one; a line of one area only
 * lies on the *coast*. A *province* is a group of areas that are connected
 * through sides without a wall; its *value* is the number of its empty areas. A
 * *free* area is a goal that Alexandros may have. A *way* is a row of lines. The
 * *supply* of a player is his governors beside the board; the *row* is the open
 * cards, the *pile* the hidden ones.
 */
#include "../rules/alexandros/alexandros.h"
#include "../rules/words.h"
#include "bytes.h"
#include "others.h"

/* accused, too */
const char *alexandros_read_sheet(struct alexandros_table *t, const struct words *in);

#define SPEC_GAME alexandros
#define SPEC_TABLE struct alexandros_table
#define SPEC_STATE struct alexandros_state

/* ------------------------------------------------- words of the properties -- */

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static unsigned sum_of(const uint8_t *n, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

/* ---- moments ---- */

static bool sets_up(const struct alexandros_state *s)
{
    return s->phase == DEAL || s->phase == LAY_OPEN || s->phase == LOT;
}

/* In the middle of the move of Alexandros. */
static bool on_the_move(const struct alexandros_state *s)
{
    return s->phase == GOAL || s->phase == CORNER || s->phase == WAY;
}

/* In the middle of an action. */
static bool amid_an_action(const struct alexandros_state *s)
{
    return s->phase == DRAW || s->phase == PLACE || s->phase == GIVE || s->phase == LEVY;
}

/* A turn begins. */
static bool turn_begins(const struct alexandros_state *before, struct move m,
                        const struct alexandros_state *after)
{
    return after->phase == CARD && (before->phase != CARD || m.kind == M_STAY);
}

/* ---- the board ---- */

static bool walled(const struct alexandros_state *s, unsigned line)
{
    return line < INNER && (s->wall[line / 8] >> line % 8 & 1u) != 0;
}

static bool on_shore(const struct alexandros_state *s, unsigned line)
{
    return line < COAST_LINES && (s->shored[line / 8] >> line % 8 & 1u) != 0;
}

static unsigned walls(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned n = 0;
    for (unsigned line = 0; line < t->inner; line++)
        n += walled(s, line);
    return n;
}

static unsigned shore_walls(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned n = 0;
    for (unsigned line = 0; line < t->coasts; line++)
        n += on_shore(s, line);
    return n;
}

static bool is_a_corner(const struct alexandros_table *t, unsigned area, unsigned point)
{
    return t->corner[area][0] == point || t->corner[area][1] == point
        || t->corner[area][2] == point;
}

static unsigned corners_shared(const struct alexandros_table *t, unsigned a, unsigned b)
{
    unsigned n = 0;
    for (unsigned i = 0; i < CORNERS; i++)
        n += is_a_corner(t, b, t->corner[a][i]);
    return n;
}

/* The inner line between two neighbouring points, or NOWHERE. */
static unsigned line_between(const struct alexandros_table *t, unsigned a, unsigned b)
{
    for (unsigned line = 0; line < t->inner; line++)
        if ((t->end[line][0] == a && t->end[line][1] == b)
            || (t->end[line][0] == b && t->end[line][1] == a))
            return line;
    return NOWHERE;
}

static unsigned coast_between(const struct alexandros_table *t, unsigned a, unsigned b)
{
    for (unsigned line = 0; line < t->coasts; line++)
        if ((t->shore_end[line][0] == a && t->shore_end[line][1] == b)
            || (t->shore_end[line][0] == b && t->shore_end[line][1] == a))
            return line;
    return NOWHERE;
}

/* To its nearest corner. */
static unsigned lines_to(const struct alexandros_table *t, unsigned from, unsigned area)
{
    unsigned n = NOWHERE;
    for (unsigned i = 0; i < CORNERS; i++)
        n = least(n, t->apart[from][t->corner[area][i]]);
    return n;
}

/* ---- governors and provinces ---- */

/* Whose governor stands on an area: a seat, or NOWHERE. */
static unsigned who_stands_on(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned area)
{
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s->governor[p][i] == area + 1)
                return p;
    return NOWHERE;
}

/* How many governors of a player stand on an area. */
static unsigned standing_on(const struct alexandros_state *s, unsigned seat, unsigned area)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] == area + 1;
    return n;
}

static unsigned on_board(const struct alexandros_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] != 0;
    return n;
}

static unsigned province_of(const struct alexandros_state *s, unsigned area)
{
    return area < AREAS ? s->province[area] : NOWHERE;
}

/* How many governors of a player stand in a province. */
static unsigned governors_of(const struct alexandros_state *s, unsigned seat, unsigned province)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] != 0 && province_of(s, s->governor[seat][i] - 1u) == province;
    return n;
}

static unsigned governors_there(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned province)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += governors_of(s, p, province);
    return n;
}

/* A seat, or NOWHERE. */
static unsigned lord_of(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned province)
{
    for (unsigned p = 0; p < t->head.players; p++)
        if (governors_of(s, p, province) > 0)
            return p;
    return NOWHERE;
}

static unsigned plain_areas(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned province)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province && t->symbol[a] == PLAIN;
    return n;
}

static unsigned areas_in(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned province)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province;
    return n;
}

static unsigned symbols_in(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned province, unsigned symbol)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province && t->symbol[a] == symbol;
    return n;
}

/* Is some wall part of the border of a province? */
static bool has_walled_border(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned province)
{
    bool found = false;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            found = found
                 || (s->province[a] == province && t->beyond[a][i] != NOWHERE
                     && province_of(s, t->beyond[a][i]) != province);
    return found;
}

static bool is_largest(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned province)
{
    bool largest = true;
    unsigned size = areas_in(t, s, province);
    for (unsigned a = 0; a < t->areas; a++)
        largest = largest && (s->province[a] == province || areas_in(t, s, s->province[a]) < size);
    return largest;
}

/* Can it be occupied at all, and does it pay? */
static bool counts_as_province(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned province)
{
    if (READS(t, Q_whole_land, 'A'))
        return true;
    return has_walled_border(t, s, province)
        && (READS(t, Q_whole_land, 'B') || !is_largest(t, s, province));
}

/* A point for each plain area around which there is one governor, and that is his. */
static unsigned pays_now(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned province =
            s->governor[seat][i] == 0 ? NOWHERE : province_of(s, s->governor[seat][i] - 1u);
        if (province != NOWHERE && governors_there(t, s, province) == 1
            && counts_as_province(t, s, province))
            n += plain_areas(t, s, province);
    }
    return n;
}

/* ---- what can be drawn ---- */

static unsigned left_to_draw(const struct alexandros_state *s)
{
    return sum_of(s->pile, SYMBOLS) + sum_of(s->discard, SYMBOLS);
}

/* ---- the accused ---- */

static verdict asked(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned kind, unsigned actor, unsigned a)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a } };
    return alexandros_refusal(t, s, m);
}

static bool can(const struct alexandros_table *t, const struct alexandros_state *s, unsigned kind,
                unsigned a)
{
    return asked(t, s, kind, s->mover, a) == LEGAL;
}

/* ---- made up, for laws ---- */

static struct alexandros_table as_assumed(struct choice *from)
{
    struct alexandros_table t;
    alexandros_default_table(&t, 2 + choose(from, 3));
    alexandros_seal(&t);
    return t;
}

static verdict judged(struct alexandros_table *t)
{
    alexandros_seal(t);
    return alexandros_table_refusal(t);
}

static unsigned area(const struct alexandros_table *t, unsigned band, unsigned column)
{
    unsigned a = 0;
    while (a + 1u < t->areas && (t->band[a] != band || t->column[a] != column))
        a++;
    return a;
}

static unsigned point(const struct alexandros_table *t, unsigned row, unsigned across)
{
    unsigned p = 0;
    while (p + 1u < t->points && (t->row[p] != row || t->across[p] != across))
        p++;
    return p;
}

/* The same, but nobody has a governor on the board. */
static struct alexandros_state without_governors(const struct alexandros_state *s)
{
    struct alexandros_state then = *s;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            then.governor[p][i] = 0;
    return then;
}

/* ---- goals ---- */

/* Readings that bar ways for what they do, or for the colour of their walls. */
static bool any_way_will_do(const struct alexandros_table *t)
{
    return READS(t, Q_symbolless, 'A') && READS(t, Q_red_voluntary, 'A');
}

/* Alexandros is a corner piece: an area on which he is has his point as a corner. */
static bool alexandros_is_on(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned a)
{
    return READS(t, Q_standing_on, 'A') ? is_a_corner(t, a, s->at)
                                        : READS(t, Q_standing_on, 'B') && s->sent == a + 1;
}

static bool has_wall_side(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned a)
{
    return walled(s, t->side[a][0]) || walled(s, t->side[a][1]) || walled(s, t->side[a][2]);
}

static bool has_coast_side(const struct alexandros_table *t, unsigned a)
{
    return t->side[a][0] == NOWHERE || t->side[a][1] == NOWHERE || t->side[a][2] == NOWHERE;
}

static bool wall_meets(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned a)
{
    bool met = false;
    for (unsigned line = 0; line < t->inner; line++)
        met = met
           || (walled(s, line)
               && (is_a_corner(t, a, t->end[line][0]) || is_a_corner(t, a, t->end[line][1])));
    return met;
}

static bool spoiled_by_borders(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned a)
{
    return has_wall_side(t, s, a) || (READS(t, Q_corner_touch, 'B') && wall_meets(t, s, a))
        || (READS(t, Q_coast_side, 'B') && has_coast_side(t, a));
}

static bool has_piece(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned a)
{
    return who_stands_on(t, s, a) != NOWHERE || alexandros_is_on(t, s, a);
}

/* A joker may, by two readings. */
static bool goes_anywhere(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return s->joker != NO_JOKER && (!READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D'));
}

static bool is_free(const struct alexandros_table *t, const struct alexandros_state *s, unsigned a)
{
    return !spoiled_by_borders(t, s, a) && !has_piece(t, s, a);
}

/* Is some area with this symbol left for its card, as jokers ask? */
static bool is_alive(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned symbol)
{
    bool alive = false;
    for (unsigned a = 0; a < t->areas; a++)
        alive = alive
             || (t->symbol[a] == symbol
                 && (READS(t, Q_joker_unoccupied, 'B') ? !has_piece(t, s, a) : is_free(t, s, a)));
    return alive;
}

/* From a point to each other one: how many lines without a wall a shortest way has at least. */
static void count_missing_walls(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned from, uint8_t missing[POINTS])
{
    bool moved = true;
    for (unsigned p = 0; p < t->points; p++)
        missing[p] = p == from ? 0 : NOWHERE;
    for (unsigned round = 0; moved && round < t->points; round++) {
        moved = false;
        for (unsigned i = 0; i < t->inner + (unsigned)t->coasts; i++) {
            bool inner = i < t->inner;
            const uint8_t *end = inner ? t->end[i] : t->shore_end[i - t->inner];
            bool back = t->apart[from][end[0]] > t->apart[from][end[1]];
            unsigned near = end[back], far = end[!back],
                     n = missing[near] + (unsigned)(inner && !walled(s, i));
            if (t->apart[from][near] + 1u == t->apart[from][far] && missing[near] != NOWHERE
                && n < missing[far]) {
                missing[far] = (uint8_t)n;
                moved = true;
            }
        }
    }
}

/* Are there so many walls for one way? */
static bool walls_will_do(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned n)
{
    return READS(t, Q_red_mix, 'A') ? n <= s->black + (unsigned)s->red
                                    : n <= s->black || n <= s->red;
}

static bool corner_counts(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned a, unsigned corner)
{
    return READS(t, Q_nearest_corner, 'A') || t->apart[s->at][corner] == lines_to(t, s->at, a);
}

/* Can he get to some corner of it, with all walls, or with black ones? */
static bool within_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                         const uint8_t missing[POINTS], unsigned a, bool in_black)
{
    bool found = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned p = t->corner[a][i];
        found = found
             || (corner_counts(t, s, a, p)
                 && (in_black ? missing[p] <= s->black : walls_will_do(t, s, missing[p])));
    }
    return found;
}

struct goals {
    bool at[AREAS];
    unsigned count;
};

static void add_goal(struct goals *g, unsigned a, bool it_is)
{
    g->count += it_is && !g->at[a];
    g->at[a] = g->at[a] || it_is;
}

/* Does this area compete for being nearest? */
static bool competes(const struct alexandros_table *t, const struct alexandros_state *s, unsigned a,
                     bool reached)
{
    if (READS(t, Q_nearest_among_free, 'B'))
        return true;
    return is_free(t, s, a) && (reached || !READS(t, Q_red_shortage, 'A'));
}

/* The goals that the card of a symbol has. */
static void add_goals_of(const struct alexandros_table *t, const struct alexandros_state *s,
                         const uint8_t missing[POINTS], unsigned symbol, struct goals *g)
{
    unsigned nearest = NOWHERE, found = 0;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] == symbol && competes(t, s, a, within_reach(t, s, missing, a, false)))
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] == symbol && lines_to(t, s->at, a) == nearest && is_free(t, s, a)
            && within_reach(t, s, missing, a, false)) {
            add_goal(g, a, true);
            found++;
        }
    for (unsigned a = 0; a < t->areas && found == 0 && READS(t, Q_red_shortage, 'C'); a++)
        add_goal(g, a,
                 t->symbol[a] == symbol && is_free(t, s, a)
                     && within_reach(t, s, missing, a, false));
}

static void add_joker_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                            const uint8_t missing[POINTS], bool free_only, struct goals *g)
{
    for (unsigned a = 0; a < t->areas; a++)
        add_goal(g, a,
                 t->symbol[a] != PLAIN && (!free_only || is_free(t, s, a))
                     && within_reach(t, s, missing, a, false));
}

/* Of a card, or of a joker (symbol: SYMBOLS). */
static struct goals goals_for(const struct alexandros_table *t, const struct alexandros_state *s,
                              const uint8_t missing[POINTS], unsigned symbol)
{
    struct goals g = { .count = 0 };
    if (symbol < SYMBOLS)
        add_goals_of(t, s, missing, symbol, &g);
    else if (READS(t, Q_joker_goal, 'B'))
        for (unsigned k = 0; k < SYMBOLS; k++)
            add_goals_of(t, s, missing, k, &g);
    else
        add_joker_goals(t, s, missing, READS(t, Q_joker_goal, 'A'), &g);
    if (symbol == SYMBOLS && g.count == 0 && READS(t, Q_no_goal, 'D'))
        add_joker_goals(t, s, missing, false, &g);
    return g;
}

static struct goals goals_now(const struct alexandros_table *t, const struct alexandros_state *s)
{
    uint8_t missing[POINTS];
    count_missing_walls(t, s, s->at, missing);
    return goals_for(t, s, missing, s->joker ? SYMBOLS : s->card - 1u);
}

/* ---- the card of a move ---- */

/* Cards are turned down as a whole: none of the row has an area left. */
static bool row_is_dead(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool dead = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        dead = dead && (s->row[k] == 0 || !is_alive(t, s, k));
    return dead && sum_of(s->row, SYMBOLS) > 0;
}

/* What can be chosen to move with: a symbol of the row, SYMBOLS + a symbol of the hand, the joker.
 */
enum { FROM_HAND = SYMBOLS, THE_JOKER = 2 * SYMBOLS, WAYS_TO_MOVE };

static bool is_at_hand(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned with)
{
    if (with < FROM_HAND)
        return s->row[with] > 0;
    if (with < THE_JOKER)
        return s->hand[s->mover][with - FROM_HAND] > 0
            && (READS(t, Q_exception_dead_cards, 'A') || !row_is_dead(t, s));
    return READS(t, Q_joker_trigger, 'A') && row_is_dead(t, s);
}

/* Does a single card do as a joker? */
static bool is_joker(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned with)
{
    return with == THE_JOKER
        || (READS(t, Q_joker_trigger, 'B') && with < FROM_HAND && !is_alive(t, s, with))
        || (READS(t, Q_hand_joker, 'B') && with >= FROM_HAND && !is_alive(t, s, with - FROM_HAND));
}

static unsigned goals_with(const struct alexandros_table *t, const struct alexandros_state *s,
                           const uint8_t missing[POINTS], unsigned with)
{
    if (!is_at_hand(t, s, with))
        return 0;
    return goals_for(t, s, missing, is_joker(t, s, with) ? (unsigned)SYMBOLS : with % SYMBOLS)
        .count;
}

static struct move move_with(const struct alexandros_state *s, unsigned with)
{
    if (with == THE_JOKER)
        return (struct move){ M_JOKER, s->mover, { 0 } };
    return (struct move){ with < FROM_HAND ? M_OPEN : M_HAND,
                          s->mover,
                          { (uint8_t)(with % SYMBOLS) } };
}

/* ---- occupying ---- */

static unsigned governors_left(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned seat)
{
    unsigned out = on_board(s, seat);
    return out < t->governors ? t->governors - out : 0;
}

/* A player before a province: its cards, and what is in his hand and his supply. */
struct purse {
    uint8_t hand[SYMBOLS], price[SYMBOLS];
    unsigned supply;
};

static bool can_pay(const struct purse *p)
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && p->price[k] <= p->hand[k];
    return enough;
}

static bool is_lacking(const struct purse *p)
{
    unsigned lacking = 0;
    for (unsigned k = 0; k < SYMBOLS; k++)
        lacking += p->price[k] > p->hand[k] ? (unsigned)p->price[k] - p->hand[k] : 0;
    return lacking > p->supply;
}

static struct purse purse_of(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned province)
{
    struct purse p = { .supply = governors_left(t, s, s->mover) };
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s->hand[s->mover][k];
        p.price[k] = (uint8_t)symbols_in(t, s, province, k);
    }
    return p;
}

static struct purse with_governor(struct purse p, unsigned symbol)
{
    p.price[symbol] = (uint8_t)(p.price[symbol] - (p.price[symbol] > 0));
    p.supply--;
    return p;
}

/* Tries all sets of further governors on higher areas. */
static bool can_finish(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned province, unsigned last, struct purse p)
{
    if (can_pay(&p))
        return true;
    if (is_lacking(&p))
        return false;
    for (unsigned a = last + 1; a < t->areas; a++)
        if (s->province[a] == province && t->symbol[a] < SYMBOLS
            && p.price[t->symbol[a]] > p.hand[t->symbol[a]] && standing_on(s, s->mover, a) == 0
            && can_finish(t, s, province, a, with_governor(p, t->symbol[a])))
            return true;
    return false;
}

/* As the standard readings have it. */
static bool occupies_plainly(const struct alexandros_table *t)
{
    return READS(t, Q_own_province, 'A') && READS(t, Q_extra_governors, 'A')
        && READS(t, Q_two_on_one_area, 'A') && READS(t, Q_takeover_split_actions, 'A');
}

/* Can a province that nobody has be occupied, with this area as the lowest that gets a governor? */
static bool can_begin(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned a, struct purse p)
{
    if (t->symbol[a] == PLAIN || p.supply == 0 || !counts_as_province(t, s, s->province[a]))
        return false;
    return can_finish(t, s, s->province[a], a, with_governor(p, t->symbol[a]));
}

/* The cards for all governors of a province. */
static void ransom(const struct alexandros_table *t, const struct alexandros_state *s,
                   unsigned province, uint8_t cards[SYMBOLS])
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        cards[k] = 0;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned p = 0;
             p < t->head.players && s->province[a] == province && t->symbol[a] < SYMBOLS; p++)
            cards[t->symbol[a]] = (uint8_t)(cards[t->symbol[a]] + 2 * standing_on(s, p, a));
}

static bool holds(const struct alexandros_state *s, unsigned seat, const uint8_t cards[SYMBOLS])
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && s->hand[seat][k] >= cards[k];
    return enough;
}

/* ---- actions ---- */

/* A turn is over: for good, or the row is filled up and the next one begins. */
static bool turn_over(const struct alexandros_state *before, const struct alexandros_state *after)
{
    bool was = before->phase >= CARD && before->phase != REFILL && before->phase != OVER;
    return was
        && (after->phase == OVER || (after->phase == REFILL && after->actions == 0)
            || (after->phase == CARD && before->phase != CARD));
}

/* An action is over, and so may be its turn. */
static bool acts(const struct alexandros_state *before, struct move m,
                 const struct alexandros_state *after)
{
    bool was = before->phase == ACTION || amid_an_action(before);
    return was && !amid_an_action(after) && m.kind != M_END && m.kind != M_FILL;
}

/* An action counts as long as nothing special is being waited for. */
static bool free_to_act(const struct alexandros_state *s)
{
    return s->phase == ACTION && s->razed == 0 && s->took == 0 && s->filled == 0 && s->barred == 0;
}

/* ------------------------------------------------- title, goal, material -- */

CLAUSE(players_two_to_four, "Titel", SETUP, EXPLICIT, "Two, three or four players play.")

TABLE_PROPERTY(players_are_two_to_four)
{
    return t->head.players >= 2 && t->head.players <= 4;
}

LAW(other_numbers_of_players_are_refused)
{
    static const uint8_t wrong[] = { 0, 1, 5, 6, 7, 8 };
    struct alexandros_table t = as_assumed(from);
    t.head.players = wrong[choose(from, sizeof wrong)];
    return judged(&t) == ALEXANDROS_players_two_to_four;
}

LAW(assumed_sheet_fits_the_document)
{
    struct alexandros_table t = as_assumed(from);
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* Nobody who does not play has anything, loses anything or is asked. */
STATE_PROPERTY(empty_seats_have_nothing)
{
    bool good = s->mover < t->head.players && s->victim <= t->head.players
             && s->asked <= t->head.players && s->start_seat < t->head.players;
    for (unsigned p = t->head.players; p < SEATS; p++)
        good = good && all_zero(s->governor[p], GOVERNORS) && all_zero(s->hand[p], SYMBOLS)
            && s->held[p] == 0 && s->score[p] == 0 && s->carry[p] == 0;
    return good;
}

CLAUSE(governors_four_each, "Inhoud, Voorbereiding", SETUP, EXPLICIT,
       "Every player has the four governors of a colour as his supply.")

TABLE_PROPERTY(governors_are_four_each)
{
    return t->head.small ? t->governors >= 1 && t->governors <= 4 : t->governors == 4;
}

LAW(other_numbers_of_governors_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.governors = another(from, 16, 4);
    return judged(&t) == ALEXANDROS_governors_four_each;
}

STATE_PROPERTY(nobody_has_more_governors_than_four)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            good = good && s->governor[p][i] <= t->areas
                && (i < t->governors || s->governor[p][i] == 0);
    return good;
}

/* They are alike: their areas rise, and the supply stands behind them. */
STATE_PROPERTY(governors_stand_in_order)
{
    bool several = READS(t, Q_two_on_one_area, 'B'), good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 1; i < GOVERNORS; i++) {
            unsigned one = s->governor[p][i - 1], next = s->governor[p][i];
            good = good && (next == 0 || (one != 0 && (one < next || (several && one == next))));
        }
    return good;
}

STATE_PROPERTY(governors_begin_in_the_supply)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (!sets_up(s) || all_zero(s->governor[p], GOVERNORS));
    return good;
}

CLAUSE(most_areas_plain, "Inhoud", SETUP, EXPLICIT,
       "Most areas of the board are plain; each other has one of five symbols. The figures show "
       "two town halls, two "
       "horses and three soldiers at least.")

/* Figure 1 has a nearer horse and one farther off, figure 4 three soldiers equally near, figure 7
 * two town halls in one province. */
static const uint8_t seen_in_figures[SYMBOLS] = { 2, 1, 2, 1, 3 };

static unsigned areas_with(const struct alexandros_table *t, unsigned symbol)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += t->symbol[a] == symbol;
    return n;
}

TABLE_PROPERTY(symbols_are_as_many_as_the_figures_show)
{
    bool all = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        all = all && areas_with(t, k) >= seen_in_figures[k];
    return all || t->head.small;
}

TABLE_PROPERTY(plain_areas_are_more_than_half)
{
    return t->head.small || 2 * areas_with(t, PLAIN) > t->areas;
}

/* Of one symbol no more than some areas are left. */
LAW(board_with_too_few_of_a_symbol_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    unsigned lost = choose(from, SYMBOLS), left = choose(from, 5), seen = 0;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t.cell[band][column] == lost + 1 && seen++ >= left)
                t.cell[band][column] = PLAIN + 1;
    return judged(&t)
        == (left < seen_in_figures[lost] ? (verdict)ALEXANDROS_most_areas_plain : (verdict)LEGAL);
}

/* The assumed board has 72 areas with symbols and 89 without: at most eight more may have one. */
LAW(board_of_symbols_for_the_most_part_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    unsigned more = choose(from, 20), changed = 0;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t.cell[band][column] == PLAIN + 1 && changed < more)
                t.cell[band][column] = (uint8_t)(1 + choose(from, SYMBOLS)), changed++;
    return judged(&t) == (more <= 8 ? (verdict)LEGAL : (verdict)ALEXANDROS_most_areas_plain);
}

CLAUSE(wall_supplies, "Inhoud, Voorbereiding", SETUP, EXPLICIT,
       "There are 65 black walls and 10 red ones, each colour in a pile of its own.")

TABLE_PROPERTY(walls_are_65_and_10)
{
    return t->head.small ? t->black <= 65 && t->red <= 10 : t->black == 65 && t->red == 10;
}

LAW(other_numbers_of_walls_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    if (choose(from, 2))
        t.black = another(from, 100, 65);
    else
        t.red = another(from, 40, 10);
    return judged(&t) == ALEXANDROS_wall_supplies;
}

/* Those of a way that Alexandros is still going leave the piles when he arrives. */
TALLY_PROPERTY(walls_are_on_the_board_or_in_the_piles)
{
    unsigned all = t->black + (unsigned)t->red, left = s->black + (unsigned)s->red;
    unsigned laid = walls(t, s) + s->needless;
    return s->black <= t->black && s->red <= t->red && left <= all && left >= s->laid
        && laid >= s->laid && laid - s->laid == all - left;
}

STEP_PROPERTY(piles_lose_what_is_laid)
{
    unsigned was =
        before->black + (unsigned)before->red + walls(t, before) + before->needless + after->laid;
    unsigned is =
        after->black + (unsigned)after->red + walls(t, after) + after->needless + before->laid;
    return was == is && after->black <= before->black && after->red <= before->red;
}

STATE_PROPERTY(no_wall_is_laid_in_setting_up)
{
    return !sets_up(s)
        || (s->black == t->black && s->red == t->red && all_zero(s->wall, WALL_BYTES)
            && all_zero(s->shored, SHORE_BYTES) && s->laid == 0 && s->needless == 0);
}

CLAUSE(deck_eleven_each, "Inhoud", SETUP, EXPLICIT,
       "Of each of the five symbols there are eleven cards.")

TABLE_PROPERTY(deck_has_eleven_of_each)
{
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && (t->head.small ? t->copies[k] <= 11 : t->copies[k] == 11);
    return good && t->cards == sum_of(t->copies, SYMBOLS) && (t->head.small || t->cards == 55);
}

LAW(other_numbers_of_cards_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.copies[choose(from, SYMBOLS)] = another(from, 40, 11);
    return judged(&t) == ALEXANDROS_deck_eleven_each;
}

static unsigned cards_anywhere(const struct alexandros_state *s, unsigned symbol)
{
    unsigned n = s->row[symbol] + (unsigned)s->pile[symbol] + s->discard[symbol] + s->used[symbol];
    for (unsigned p = 0; p < SEATS; p++)
        n += s->hand[p][symbol];
    return n;
}

TALLY_PROPERTY(no_card_is_lost_or_made)
{
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && cards_anywhere(s, k) == t->copies[k];
    return good;
}

STEP_PROPERTY(cards_go_from_place_to_place)
{
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && cards_anywhere(before, k) == cards_anywhere(after, k);
    return good;
}

TALLY_PROPERTY(hands_hold_what_they_count)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && sum_of(s->hand[p], SYMBOLS) == s->held[p];
    return good;
}

STEP_PROPERTY(hands_count_what_moves)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && sum_of(before->hand[p], SYMBOLS) + after->held[p]
                   == sum_of(after->hand[p], SYMBOLS) + before->held[p];
    return good;
}

/* ------------------------------------------------------------- setting up -- */

CLAUSE(marker_at_start, "Voorbereiding", SETUP, AMBIGUOUS,
       "All markers begin at the start of the score track, its field 100; nobody has a point yet.")

TABLE_PROPERTY(track_has_a_hundred_fields)
{
    return t->head.small ? t->limit <= 100 : t->limit == 100;
}

LAW(another_track_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.limit = another(from, 250, 100);
    return judged(&t) == ALEXANDROS_marker_at_start;
}

static unsigned points_at_first(const struct alexandros_table *t)
{
    return READS(t, Q_marker_on_100, 'B') ? t->limit : 0;
}

STATE_PROPERTY(nobody_has_a_point_at_first)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && sets_up(s); p++)
        good = good && s->score[p] == points_at_first(t) && s->carry[p] == 0;
    return good;
}

LAW(everybody_begins_with_no_point)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    struct outcome o;
    alexandros_start(&t, &s);
    alexandros_outcome(&t, &s, &o);
    for (unsigned p = 0; p < t.head.players; p++)
        if (s.score[p] != 0 || o.score[p] != 0)
            return false;
    return !o.over;
}

CLAUSE(alexandros_start_vertex, "Voorbereiding", SETUP, EXPLICIT,
       "Alexandros begins on the start vertex.")

TABLE_PROPERTY(start_is_a_point_of_the_board)
{
    bool there = t->listed
                   ? same_bytes(t->point_name[t->start], t->start_name, NAME_ROOM)
                   : t->row[t->start] == t->start_row && t->across[t->start] == t->start_across;
    return there && t->start < t->points;
}

/* It is far up on the left: further left and as high lies nothing. */
LAW(assumed_start_is_the_upper_left_point)
{
    struct alexandros_table t = as_assumed(from);
    for (unsigned p = 0; p < t.points; p++)
        if (p != t.start && t.row[p] <= t.row[t.start] && t.across[p] <= t.across[t.start])
            return false;
    return true;
}

LAW(start_beside_the_board_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    unsigned row = choose(from, BANDS + 3), across = choose(from, COLUMNS + 3);
    bool there = false;
    for (unsigned p = 0; p < t.points; p++)
        there = there || (t.row[p] == row && t.across[p] == across);
    t.start_row = (uint8_t)row;
    t.start_across = (uint8_t)across;
    return judged(&t) == (there ? (verdict)LEGAL : (verdict)ALEXANDROS_alexandros_start_vertex);
}

STATE_PROPERTY(alexandros_waits_on_the_start_point)
{
    return s->at < t->points && (!sets_up(s) || s->at == t->start);
}

CLAUSE(deal_one_hidden, "Voorbereiding", SETUP, EXPLICIT,
       "The cards are shuffled, and everybody gets one that the others do not see.")

/* Seat after seat. */
STATE_PROPERTY(everybody_is_dealt_one_card)
{
    unsigned n = 0;
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++) {
        good =
            good && (!sets_up(s) || (s->held[p] <= 1 && s->held[p] == (n == p && s->held[p] != 0)));
        n += s->held[p];
    }
    return good && (s->phase == DEAL ? n < t->head.players : !sets_up(s) || n == t->head.players);
}

STEP_PROPERTY(card_is_dealt_to_the_next_seat)
{
    unsigned n = sum_of(before->held, SEATS);
    if ((before->phase == DEAL) != (m.kind == M_DEAL))
        return false;
    return m.kind != M_DEAL
        || (m.actor == NATURE && n < t->head.players && m.arg[0] < SYMBOLS && after->held[n] == 1
            && after->hand[n][m.arg[0]] == 1);
}

TALLY_PROPERTY(any_card_of_the_pile_may_be_dealt)
{
    for (unsigned k = 0; s->phase == DEAL && k < SYMBOLS; k++) {
        struct move m = { M_DEAL, NATURE, { (uint8_t)k } };
        if ((alexandros_refusal(t, s, m) == LEGAL) != (s->pile[k] > 0)
            || (s->pile[k] > 0 && alexandros_weight(t, s, m) != s->pile[k]))
            return false;
    }
    return true;
}

TALLY_PROPERTY(nothing_is_dealt_later)
{
    for (unsigned k = 0; s->phase != DEAL && k < SYMBOLS; k++)
        if (asked(t, s, M_DEAL, NATURE, k)
            != (s->phase == OVER ? asked(t, s, M_END, s->mover, 0)
                                 : (verdict)ALEXANDROS_deal_one_hidden))
            return false;
    return true;
}

LAW(fewer_cards_than_players_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.head.small = 1;
    for (unsigned k = 0; k < SYMBOLS; k++)
        t.copies[k] = 0;
    t.copies[choose(from, SYMBOLS)] = (uint8_t)choose(from, t.head.players);
    return judged(&t) == ALEXANDROS_deal_one_hidden;
}

CLAUSE(rest_is_pile, "Voorbereiding", SETUP, EXPLICIT, "All other cards are the pile.")

/* 51, 50 or 49 cards with two, three or four players. */
STATE_PROPERTY(all_other_cards_are_the_pile)
{
    if (!sets_up(s))
        return true;
    unsigned taken = sum_of(s->held, SEATS) + sum_of(s->row, SYMBOLS);
    bool none_discarded = all_zero(s->discard, SYMBOLS) && all_zero(s->used, SYMBOLS);
    return none_discarded && sum_of(s->pile, SYMBOLS) + taken == t->cards
        && (s->phase != LOT || t->head.small || sum_of(s->pile, SYMBOLS) == 53u - t->head.players);
}

CLAUSE(two_open_cards, "Voorbereiding", SETUP, EXPLICIT,
       "Two cards of the pile are laid open: the row.")

STATE_PROPERTY(row_has_two_cards_at_most)
{
    unsigned n = sum_of(s->row, SYMBOLS);
    return n <= 2 && (s->phase != DEAL || n == 0) && (s->phase != LAY_OPEN || n < 2)
        && (s->phase != LOT || n == 2);
}

STEP_PROPERTY(row_is_laid_open_from_the_pile)
{
    if (before->phase != LAY_OPEN)
        return true;
    unsigned k = m.arg[0] % SYMBOLS;
    return m.kind == M_UNCOVER && m.actor == NATURE && after->row[k] == before->row[k] + 1
        && after->pile[k] + 1 == before->pile[k];
}

TALLY_PROPERTY(any_card_of_the_pile_may_be_turned_up)
{
    bool turns_up = s->phase == LAY_OPEN || s->phase == REVEAL || s->phase == REFILL;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        struct move m = { M_UNCOVER, NATURE, { (uint8_t)k } };
        bool may = turns_up && s->pile[k] > 0;
        if ((alexandros_refusal(t, s, m) == LEGAL) != may
            || (may && alexandros_weight(t, s, m) != s->pile[k]))
            return false;
    }
    return true;
}

LAW(too_few_cards_for_the_row_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.head.small = 1;
    for (unsigned k = 0; k < SYMBOLS; k++)
        t.copies[k] = 0;
    t.copies[choose(from, SYMBOLS)] = (uint8_t)(t.head.players + choose(from, 2));
    return judged(&t) == ALEXANDROS_two_open_cards;
}

CLAUSE(random_start_player, "Voorbereiding", SETUP, EXPLICIT, "The lot decides who begins.")

TABLE_PROPERTY(start_player_is_not_of_the_sheet)
{
    return t->first == BY_LOT || (t->head.small && t->first < t->head.players);
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.first = (uint8_t)choose(from, 200);
    return judged(&t) == ALEXANDROS_random_start_player;
}

TALLY_PROPERTY(any_player_may_be_drawn)
{
    for (unsigned p = 0; s->phase == LOT && p < t->head.players; p++) {
        struct move m = { M_LOT, NATURE, { (uint8_t)p } };
        if (alexandros_refusal(t, s, m) != LEGAL || alexandros_weight(t, s, m) != 1)
            return false;
    }
    return s->phase == LOT || asked(t, s, M_LOT, NATURE, 0) != LEGAL;
}

STEP_PROPERTY(start_player_is_who_was_drawn)
{
    if ((before->phase == LOT) != (m.kind == M_LOT))
        return false;
    return m.kind != M_LOT
        || (m.actor == NATURE && after->phase == CARD && after->mover == m.arg[0]);
}

/* Before the lot nobody has a turn; a small table may name who begins. */
STEP_PROPERTY(nobody_moves_before_the_lot)
{
    if (!sets_up(before))
        return !sets_up(after);
    return m.actor == NATURE
        && (sets_up(after)
            || (after->phase == CARD
                && (t->first == BY_LOT ? before->phase == LOT : after->mover == t->first)));
}

/* --------------------------------------------------------------- the turn -- */

CLAUSE(clockwise, "Spelverloop", TURN_ORDER, EXPLICIT, "Turns go round clockwise.")

STEP_PROPERTY(turn_goes_to_the_left_neighbour)
{
    unsigned next = before->mover + 1u == t->head.players ? 0 : before->mover + 1u;
    if (sets_up(before))
        return true;
    return after->phase == OVER
        || after->mover == (turn_begins(before, m, after) ? next : before->mover);
}

TALLY_PROPERTY(only_the_player_whose_turn_it_is_moves)
{
    unsigned turn = alexandros_turn_of(t, s);
    bool nature = sets_up(s) || s->phase == REVEAL || s->phase == DRAW || s->phase == REFILL;
    unsigned his = nature ? NATURE : s->phase == LEVY ? s->asked - 1u : s->mover;
    return s->phase == OVER || turn == his;
}

STEP_PROPERTY(nobody_moves_for_another)
{
    bool nature = sets_up(before) || before->phase == REVEAL || before->phase == DRAW
               || before->phase == REFILL;
    return m.actor == (nature ? NATURE : before->phase == LEVY ? before->asked - 1 : before->mover);
}

CLAUSE(move_then_actions, "Spelverloop, Vervolgacties", TURN_ORDER, EXPLICIT,
       "In a turn Alexandros is moved first; two further actions follow.")

/* What may follow what within a turn. */
STEP_PROPERTY(turn_goes_from_the_card_to_the_actions)
{
    unsigned then = after->phase;
    bool ends = then == REFILL || then == CARD || then == OVER;
    bool moved = then == ACTION || then == REVEAL || then == JOKER_TAKE;
    bool heads_for = then == CORNER || then == GOAL;
    switch (before->phase) {
    case CARD:
        return m.kind == M_STAY ? then == ACTION || ends
                                : then == GOAL || then == REVEAL || then == JOKER_TAKE;
    case GOAL:       return m.kind == M_GOAL && (then == CORNER || then == REVEAL);
    case REVEAL:     return m.kind == M_UNCOVER && (heads_for || then == ACTION);
    case CORNER:     return m.kind == M_CORNER && (then == WAY || moved);
    case WAY:        return m.kind == M_WALK && (then == WAY || moved);
    case JOKER_TAKE: return then == GOAL || then == REVEAL || then == ACTION;
    case ACTION:
        return then == ACTION || then == DRAW || then == PLACE || then == GIVE || then == LEVY
            || ends;
    case DRAW:
    case PLACE:
    case GIVE:
    case LEVY:  return then == before->phase || then == GIVE || then == ACTION || ends;
    case REFILL:
        return m.kind == M_UNCOVER
            && (then == REFILL || then == ACTION || then == CARD || then == OVER);
    default: return true;
    }
}

TALLY_PROPERTY(actions_have_to_wait_for_the_move)
{
    static const uint8_t kinds[] = { M_TAKE,   M_TAKE_PILE, M_TAX,      M_END,
                                     M_OCCUPY, M_RELIEVE,   M_TAKE_OVER };
    for (unsigned i = 0; i < sizeof kinds; i++)
        if (s->phase == CARD && asked(t, s, kinds[i], s->mover, 0) != ALEXANDROS_move_then_actions)
            return false;
    return s->phase != ACTION
        || (asked(t, s, M_OPEN, s->mover, 0) == ALEXANDROS_move_then_actions
            && asked(t, s, M_HAND, s->mover, 0) == ALEXANDROS_move_then_actions
            && asked(t, s, M_STAY, s->mover, 0) == ALEXANDROS_move_then_actions);
}

CLAUSE(move_mandatory, "Spelverloop, Verzetten", LEGALITY, IMPLIED,
       "Whoever can move Alexandros has to.")

/* With q-no-goal E a card of the hand need not be played. */
TALLY_PROPERTY(he_stays_only_without_a_goal)
{
    uint8_t missing[POINTS];
    unsigned n = 0;
    if (s->phase != CARD)
        return true;
    count_missing_walls(t, s, s->at, missing);
    for (unsigned with = 0; with < WAYS_TO_MOVE; with++)
        if (with < FROM_HAND || with == THE_JOKER || !READS(t, Q_no_goal, 'E'))
            n += goals_with(t, s, missing, with);
    if (READS(t, Q_no_goal, 'D'))
        n += goals_for(t, s, missing, SYMBOLS).count;
    return !READS(t, Q_symbolless, 'A')
        || asked(t, s, M_STAY, s->mover, 0)
               == (n > 0 ? (verdict)ALEXANDROS_move_mandatory : (verdict)LEGAL);
}

/* ------------------------------------------------------ Alexandros: the goal -- */

CLAUSE(pick_open_card, "Verzetten", LEGALITY, EXPLICIT,
       "For the move of Alexandros the player chooses a card of the row.")

TALLY_PROPERTY(cards_that_do_not_lie_open_are_refused)
{
    for (unsigned k = 0; s->phase == CARD && k < SYMBOLS; k++)
        if ((asked(t, s, M_OPEN, s->mover, k) == ALEXANDROS_pick_open_card) != (s->row[k] == 0))
            return false;
    return true;
}

STEP_PROPERTY(card_of_the_move_is_known_until_the_goal)
{
    if (before->phase != CARD || m.kind == M_STAY)
        return true;
    bool card = (m.kind == M_OPEN || m.kind == M_HAND) && !after->joker;
    return card ? after->card == m.arg[0] + 1 : after->card == 0 && after->joker != NO_JOKER;
}

STATE_PROPERTY(a_goal_is_looked_for_with_a_card_or_a_joker)
{
    bool between = s->phase == GOAL
                || (s->phase == REVEAL && s->goal == 0 && READS(t, Q_order_goal_refill, 'C'))
                || (s->phase == JOKER_TAKE && READS(t, Q_joker_take, 'C'));
    if (s->phase == GOAL)
        return (s->card != 0) != (s->joker != NO_JOKER) && s->card <= SYMBOLS && s->goal == 0;
    return s->card <= SYMBOLS && (s->card == 0 || between) && s->joker <= CARD_JOKER;
}

CLAUSE(open_may_be_equal, "Verzetten", DEFINITION, EXPLICIT, "The cards of the row may be equal.")

LAW(row_may_be_two_equal_cards)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned k = choose(from, SYMBOLS);
    struct move deal = { M_DEAL, NATURE, { (uint8_t)choose(from, SYMBOLS) } },
                turn = { M_UNCOVER, NATURE, { (uint8_t)k } };
    alexandros_start(&t, &s);
    for (unsigned p = 0; p < t.head.players; p++)
        if (alexandros_step(&t, &s, deal) != LEGAL)
            return false;
    return alexandros_step(&t, &s, turn) == LEGAL && alexandros_step(&t, &s, turn) == LEGAL
        && s.row[k] == 2 && s.phase == LOT && sum_of(s.row, SYMBOLS) == 2;
}

CLAUSE(goal_symbol_matches, "Verzetten", LEGALITY, EXPLICIT,
       "The goal is an area with the symbol of the card.")

STEP_PROPERTY(goal_has_the_symbol_of_the_card)
{
    if (m.kind != M_GOAL)
        return true;
    unsigned symbol = t->symbol[m.arg[0]];
    return before->phase == GOAL && (before->joker ? symbol != PLAIN : symbol + 1 == before->card);
}

TALLY_PROPERTY(areas_with_other_symbols_are_refused)
{
    for (unsigned a = 0; s->phase == GOAL && a < t->areas; a++) {
        bool fits = s->joker ? t->symbol[a] != PLAIN : t->symbol[a] + 1 == s->card;
        if ((asked(t, s, M_GOAL, s->mover, a) == ALEXANDROS_goal_symbol_matches) == fits)
            return false;
    }
    return true;
}

CLAUSE(goal_nearest, "Verzetten", LEGALITY, EXPLICIT,
       "Of the free areas with that symbol it is one of those that are nearest.")

/* Whatever is a goal by the document can be chosen, and nothing else. With q-red-voluntary B
 * goals may be barred that need red walls. */
TALLY_PROPERTY(goals_are_those_of_the_document)
{
    if (s->phase != GOAL || !READS(t, Q_symbolless, 'A'))
        return true;
    struct goals g = goals_now(t, s);
    for (unsigned a = 0; a < t->areas; a++) {
        verdict v = asked(t, s, M_GOAL, s->mover, a);
        if (v == LEGAL ? !g.at[a] : g.at[a] && v != ALEXANDROS_red_only_last_move)
            return false;
    }
    return g.count > 0;
}

STEP_PROPERTY(no_free_area_of_the_card_is_nearer)
{
    if (m.kind != M_GOAL || before->joker || !READS(t, Q_red_shortage, 'A') || !any_way_will_do(t))
        return true;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == before->card
            && lines_to(t, before->at, a) < lines_to(t, before->at, m.arg[0])
            && is_free(t, before, a) && walls_will_do(t, before, t->reach))
            return false;
    return true;
}

/* Free and within reach, but farther than another one. */
TALLY_PROPERTY(only_what_is_farther_is_refused_as_such)
{
    if (s->phase != GOAL || s->joker || !any_way_will_do(t))
        return true;
    unsigned nearest = NOWHERE;
    for (unsigned a = 0; a < t->areas; a++)
        if (asked(t, s, M_GOAL, s->mover, a) == LEGAL)
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas && READS(t, Q_nearest_among_free, 'A'); a++)
        if (asked(t, s, M_GOAL, s->mover, a) == ALEXANDROS_goal_nearest
            && (lines_to(t, s->at, a) <= nearest || !is_free(t, s, a))
            && READS(t, Q_red_shortage, 'A'))
            return false;
    return true;
}

CLAUSE(distance_in_lines, "Verzetten", DEFINITION, EXPLICIT,
       "Distance is the number of lines of a shortest way.")

/* A point has one line fewer to go from one of its neighbours, and none has it two nearer:
 * there is one such table of distances only. */
TABLE_PROPERTY(distance_is_the_number_of_lines)
{
    for (unsigned p = 0; p < t->points; p++)
        for (unsigned q = 0; q < t->points; q++) {
            unsigned here = t->apart[p][q];
            bool nearer = false, good = true;
            for (unsigned way = 0; way < t->degree[q]; way++) {
                unsigned there = t->apart[p][t->next[q][way]];
                nearer = nearer || there + 1 == here;
                good = good && there <= here + 1 && here <= there + 1;
            }
            if (!good || (here == 0) != (p == q) || (p != q && !nearer) || here > t->reach)
                return false;
        }
    return true;
}

/* Once from a point, line by line, in no order. */
static void relax(const struct alexandros_table *t, unsigned from, uint8_t far[POINTS])
{
    bool moved = true;
    for (unsigned p = 0; p < t->points; p++)
        far[p] = p == from ? 0 : NOWHERE;
    for (unsigned round = 0; moved && round < t->points; round++) {
        moved = false;
        for (unsigned a = 0; a < t->areas; a++)
            for (unsigned i = 0; i < CORNERS; i++)
                for (unsigned j = 0; j < CORNERS; j++) {
                    unsigned p = t->corner[a][i], q = t->corner[a][j];
                    if (i != j && far[p] != NOWHERE && far[p] + 1 < far[q]) {
                        far[q] = (uint8_t)(far[p] + 1);
                        moved = true;
                    }
                }
    }
}

LAW(distance_along_sides_of_areas_is_the_same)
{
    struct alexandros_table t = as_assumed(from);
    uint8_t far[POINTS];
    unsigned p = choose(from, t.points), most = 0;
    relax(&t, p, far);
    for (unsigned q = 0; q < t.points; q++) {
        if (far[q] != t.apart[p][q])
            return false;
        most = far[q] > most ? far[q] : most;
    }
    return most <= t.reach;
}

/* Two pieces of land that do not even meet in a point. */
LAW(board_in_pieces_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            t.cell[band][column] = 0;
    unsigned gap = choose(from, 12);
    t.head.small = 1;
    t.cell[0][1] = TOWN + 1;
    t.cell[0][2 + gap] = PLAIN + 1;
    t.start_row = (uint8_t)1;
    t.start_across = 1;
    return judged(&t) == (gap < 2 ? (verdict)LEGAL : (verdict)ALEXANDROS_distance_in_lines);
}

CLAUSE(distance_from_vertex, "Verzetten", DEFINITION, EXPLICIT,
       "It is measured from the vertex of Alexandros.")

TABLE_PROPERTY(distance_is_the_same_both_ways)
{
    bool good = true;
    for (unsigned p = 0; p < t->points; p++)
        for (unsigned q = 0; q < p; q++)
            good = good && t->apart[p][q] == t->apart[q][p];
    return good;
}

/* Wherever he stands: what is a goal from there is nearest from there. */
LAW(nearest_is_seen_from_where_he_stands)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    uint8_t list[AREAS];
    unsigned k = choose(from, SYMBOLS), nearest = NOWHERE;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    for (unsigned a = 0; a < t.areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            if (t.symbol[a] == k && !is_a_corner(&t, a, s.at))
                nearest = least(nearest, t.apart[s.at][t.corner[a][i]]);
    unsigned n = alexandros_goals(&t, &s, k, list);
    for (unsigned i = 0; i < n; i++)
        if (t.symbol[list[i]] != k || alexandros_distance(&t, s.at, list[i]) != nearest)
            return false;
    return n > 0;
}

CLAUSE(distance_to_nearest_corner, "Verzetten", DEFINITION, IMPLIED,
       "It is measured to the nearest corner of an area.")

LAW(distance_ends_at_the_nearest_corner)
{
    struct alexandros_table t = as_assumed(from);
    unsigned p = choose(from, t.points), a = choose(from, t.areas),
             n = alexandros_distance(&t, p, a);
    bool met = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned far = t.apart[p][t.corner[a][i]];
        met = met || far == n;
        if (far < n || far > n + 1)
            return false;
    }
    return met;
}

CLAUSE(distance_ignores_walls, "Verzetten", DEFINITION, IMPLIED,
       "Walls, provinces and pieces make no way longer or shorter; coast lines count like others.")

/* Lines of the coast count like others. */
TABLE_PROPERTY(every_line_is_one_line_long)
{
    bool good = true;
    for (unsigned line = 0; line < t->inner; line++)
        good = good && t->apart[t->end[line][0]][t->end[line][1]] == 1;
    for (unsigned line = 0; line < t->coasts; line++)
        good = good && t->apart[t->shore_end[line][0]][t->shore_end[line][1]] == 1;
    return good;
}

/* Walls that spoil no goal of a card make none of them farther. */
TALLY_PROPERTY(walls_make_no_goal_farther)
{
    if (s->phase != GOAL || s->joker || !READS(t, Q_red_shortage, 'A')
        || !READS(t, Q_nearest_among_free, 'A') || !any_way_will_do(t))
        return true;
    unsigned nearest = NOWHERE;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == s->card && is_free(t, s, a))
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas; a++)
        if (asked(t, s, M_GOAL, s->mover, a) == LEGAL && lines_to(t, s->at, a) != nearest
            && walls_will_do(t, s, t->reach))
            return false;
    return true;
}

CLAUSE(goal_tie_choice, "Verzetten", LEGALITY, EXPLICIT,
       "Among areas that are equally near the player chooses.")

TALLY_PROPERTY(equally_near_areas_are_all_goals)
{
    if (s->phase != GOAL || s->joker || !walls_will_do(t, s, t->reach) || !any_way_will_do(t))
        return true;
    unsigned nearest = NOWHERE;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == s->card && is_free(t, s, a))
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == s->card && is_free(t, s, a) && lines_to(t, s->at, a) == nearest
            && asked(t, s, M_GOAL, s->mover, a) != LEGAL && READS(t, Q_nearest_among_free, 'A'))
            return false;
    return true;
}

/* On the board without walls, from any point: as many goals as there are nearest areas. */
LAW(all_nearest_areas_are_offered)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    uint8_t list[AREAS];
    unsigned k = choose(from, SYMBOLS), nearest = NOWHERE, n = 0;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    for (unsigned a = 0; a < t.areas; a++) {
        if (t.symbol[a] != k || is_a_corner(&t, a, s.at))
            continue;
        n = lines_to(&t, s.at, a) < nearest ? 1 : n + (lines_to(&t, s.at, a) == nearest);
        nearest = least(nearest, lines_to(&t, s.at, a));
    }
    return alexandros_goals(&t, &s, k, list) == n;
}

CLAUSE(free_no_wall_side, "Verzetten", LEGALITY, EXPLICIT,
       "An area with a wall on one of its sides is not free.")

STEP_PROPERTY(goal_has_no_wall_side)
{
    return m.kind != M_GOAL || goes_anywhere(t, before) || !has_wall_side(t, before, m.arg[0]);
}

TALLY_PROPERTY(areas_with_wall_sides_are_not_free)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if (has_wall_side(t, s, a)
            != (alexandros_refuse_free(t, s, a) == ALEXANDROS_free_no_wall_side))
            return false;
    return true;
}

CLAUSE(free_no_governor, "Verzetten, Vrije provincie", LEGALITY, EXPLICIT,
       "An area with a governor, whoever's, is not free.")

STEP_PROPERTY(goal_has_no_governor)
{
    return m.kind != M_GOAL || goes_anywhere(t, before)
        || who_stands_on(t, before, m.arg[0]) == NOWHERE;
}

/* His own neither. */
TALLY_PROPERTY(areas_with_governors_are_not_free)
{
    for (unsigned p = 0; s->phase == CARD && p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s->governor[p][i] != 0
                && alexandros_refuse_free(t, s, s->governor[p][i] - 1u) == LEGAL)
                return false;
    return true;
}

LAW(governor_is_what_spoils_an_area)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    unsigned a = choose(from, t.areas), seat = choose(from, t.head.players);
    bool was = alexandros_refuse_free(&t, &s, a) == LEGAL;
    s.governor[seat][0] = (uint8_t)(a + 1);
    return !was || alexandros_refuse_free(&t, &s, a) == ALEXANDROS_free_no_governor;
}

CLAUSE(free_not_under_alexandros, "Verzetten", LEGALITY, AMBIGUOUS,
       "An area on which Alexandros stands is not free: none that has his vertex as a corner.")

STEP_PROPERTY(alexandros_moves_to_another_area)
{
    return m.kind != M_GOAL || !READS(t, Q_standing_on, 'A') || goes_anywhere(t, before)
        || !is_a_corner(t, m.arg[0], before->at);
}

/* So he never stays where he was. */
STATE_PROPERTY(corners_of_the_goal_are_other_points)
{
    bool anywhere =
        !READS(t, Q_standing_on, 'A') || !READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D');
    if (s->goal == 0 || anywhere)
        return s->goal <= t->areas;
    return s->goal <= t->areas && !is_a_corner(t, s->goal - 1u, s->at);
}

TALLY_PROPERTY(areas_under_alexandros_are_not_free)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if (alexandros_is_on(t, s, a) && alexandros_refuse_free(t, s, a) == LEGAL)
            return false;
    return true;
}

CLAUSE(free_corner_contact, "Verzetten", LEGALITY, AMBIGUOUS,
       "A wall that only touches a corner of an area leaves it free.")

TALLY_PROPERTY(free_areas_are_those_of_the_document)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if (is_free(t, s, a) != (alexandros_refuse_free(t, s, a) == LEGAL))
            return false;
    return true;
}

/* Any wall on the board that is none of its sides. */
LAW(wall_at_a_corner_spoils_nothing)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    unsigned a = choose(from, t.areas), line = choose(from, t.inner);
    bool was = alexandros_refuse_free(&t, &s, a) == LEGAL;
    s.wall[line / 8] |= (uint8_t)(1u << line % 8);
    bool side = t.side[a][0] == line || t.side[a][1] == line || t.side[a][2] == line;
    return (alexandros_refuse_free(&t, &s, a) == LEGAL) == (was && !side);
}

CLAUSE(free_coast_side, "Verzetten", LEGALITY, IMPLIED, "A side on the coast leaves an area free.")

LAW(areas_on_the_coast_are_free)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    unsigned a = choose(from, t.areas);
    return (alexandros_refuse_free(&t, &s, a) == LEGAL) == !is_a_corner(&t, a, s.at);
}

TALLY_PROPERTY(coast_alone_spoils_nothing)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if ((alexandros_refuse_free(t, s, a) == ALEXANDROS_free_coast_side)
            && (READS(t, Q_coast_side, 'A') || !has_coast_side(t, a)))
            return false;
    return true;
}

CLAUSE(goal_in_foreign_province, "Verzetten, Vrije provincie", LEGALITY, IMPLIED,
       "A goal may lie in a province that somebody occupies.")

/* Who occupies what makes no difference to a goal that has no governor itself. */
TALLY_PROPERTY(owners_of_provinces_forbid_no_goal)
{
    struct alexandros_state then = without_governors(s);
    if (s->phase != CARD)
        return true;
    for (unsigned a = 0; a < t->areas; a++)
        if (who_stands_on(t, s, a) == NOWHERE
            && alexandros_refuse_free(t, s, a) != alexandros_refuse_free(t, &then, a))
            return false;
    return true;
}

CLAUSE(open_card_into_hand, "Verzetten", EFFECT, EXPLICIT,
       "The card that was chosen goes into the player's hand.")

STEP_PROPERTY(chosen_card_is_his)
{
    if (m.kind != M_OPEN)
        return true;
    unsigned k = m.arg[0];
    return before->row[k] > 0 && after->row[k] + 1 == before->row[k]
        && after->hand[before->mover][k] == before->hand[before->mover][k] + 1
        && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS)
        && left_to_draw(after) == left_to_draw(before);
}

/* Hands grow by the cards of a move, cards that are taken or drawn, and what a loser gets. */
STEP_PROPERTY(hands_grow_for_a_reason)
{
    bool takes = m.kind == M_OPEN || m.kind == M_KEEP || m.kind == M_TAKE || m.kind == M_DRAW
              || m.kind == M_DEAL;
    bool gives = m.kind == M_PAY || m.kind == M_GIVE || m.kind == M_REMOVE;
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (after->held[p] <= before->held[p]
                || (takes && after->held[p] == before->held[p] + 1
                    && (m.kind == M_DEAL || p == before->mover))
                || (gives && before->victim + (m.kind == M_REMOVE) != 0 && t->head.players > 2));
    return good;
}

CLAUSE(open_card_replaced, "Verzetten", EFFECT, EXPLICIT,
       "A card of the pile takes its place in the row.")

STEP_PROPERTY(replacement_comes_from_the_pile)
{
    if (before->phase != REVEAL)
        return true;
    unsigned k = m.arg[0] % SYMBOLS;
    bool same = same_bytes(before->hand[0], after->hand[0], SEATS * SYMBOLS);
    return m.kind == M_UNCOVER && m.actor == NATURE && same && after->row[k] == before->row[k] + 1
        && before->pile[k] > 0 && sum_of(after->row, SYMBOLS) == sum_of(before->row, SYMBOLS) + 1
        && after->replace == 0;
}

/* A card is missing only while the move goes on, or if there is none to replace it. */
STATE_PROPERTY(replacement_is_due_until_it_comes)
{
    bool due = s->replace == 1;
    bool when = s->phase == REVEAL || s->phase == GOAL
             || (READS(t, Q_order_goal_refill, 'B') && (s->phase == CORNER || s->phase == WAY))
             || (READS(t, Q_joker_take, 'C') && (s->phase == CORNER || s->phase == WAY));
    return s->replace <= 1 && (!due || when) && (s->phase != REVEAL || due);
}

/* With the exception and a joker that takes nothing there is nothing to replace. */
STEP_PROPERTY(only_a_card_that_was_taken_is_replaced)
{
    bool taken = m.kind == M_OPEN || m.kind == M_KEEP;
    return after->replace <= before->replace || taken;
}

STATE_PROPERTY(a_card_can_be_drawn_when_one_is_turned_up)
{
    bool draws = s->phase == REVEAL || s->phase == DRAW || s->phase == REFILL || s->phase == DEAL
              || s->phase == LAY_OPEN;
    return !draws || sum_of(s->pile, SYMBOLS) > 0;
}

CLAUSE(replace_before_route, "Verzetten", TURN_ORDER, IMPLIED,
       "That card is turned up before corner and way are chosen.")

STATE_PROPERTY(row_is_full_before_the_way)
{
    bool route = s->phase == CORNER || s->phase == WAY;
    return !route || !READS(t, Q_order_goal_refill, 'A') || s->replace == 0;
}

STEP_PROPERTY(replacement_comes_between_goal_and_corner)
{
    if (m.kind != M_GOAL || before->replace == 0 || READS(t, Q_order_goal_refill, 'B'))
        return true;
    return left_to_draw(before) > 0 ? after->phase == REVEAL && after->goal == m.arg[0] + 1
                                    : after->phase == CORNER && after->replace == 0;
}

/* -------------------------------------------- Alexandros: corner, way, walls -- */

CLAUSE(any_corner, "Verzetten", LEGALITY, EXPLICIT,
       "Alexandros goes to any corner of the goal, and that need not be the nearest.")

STEP_PROPERTY(he_goes_to_a_corner_of_the_goal)
{
    return m.kind != M_CORNER
        || (before->phase == CORNER && before->goal != 0
            && is_a_corner(t, before->goal - 1u, m.arg[0])
            && (after->target == m.arg[0] + 1
                || (after->target == 0 && before->at == m.arg[0] && after->at == m.arg[0])));
}

TALLY_PROPERTY(other_points_are_refused)
{
    for (unsigned p = 0; s->phase == CORNER && p < t->points; p++)
        if ((asked(t, s, M_CORNER, s->mover, p) == ALEXANDROS_any_corner)
            == is_a_corner(t, s->goal - 1u, p))
            return false;
    return true;
}

/* Three, as long as there are walls for any way. */
TALLY_PROPERTY(all_three_corners_may_be_chosen)
{
    unsigned n = 0;
    bool plenty =
        walls_will_do(t, s, t->reach) && any_way_will_do(t) && READS(t, Q_nearest_corner, 'A');
    for (unsigned i = 0; s->phase == CORNER && i < CORNERS; i++)
        n += can(t, s, M_CORNER, t->corner[s->goal - 1u][i]);
    return s->phase != CORNER || (n > 0 && (n == 3 || !plenty));
}

/* With q-red-voluntary B a corner may be barred that needs red walls. */
TALLY_PROPERTY(corners_are_those_that_walls_reach)
{
    uint8_t missing[POINTS];
    if (s->phase != CORNER)
        return true;
    count_missing_walls(t, s, s->at, missing);
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned p = t->corner[s->goal - 1u][i];
        verdict v = asked(t, s, M_CORNER, s->mover, p);
        bool may = corner_counts(t, s, s->goal - 1u, p) && walls_will_do(t, s, missing[p]);
        bool clean = READS(t, Q_symbolless, 'A'); /* else a way with black walls may be barred
                                                     itself */
        bool barred = (READS(t, Q_red_voluntary, 'B') && (missing[p] > s->black || !clean)
                       && v == ALEXANDROS_red_only_last_move)
                   || (!clean && v == ALEXANDROS_symbolless_cut_legal);
        if ((v == LEGAL) != (may && !barred))
            return false;
    }
    return true;
}

CLAUSE(wall_on_each_line, "Verzetten", EFFECT, EXPLICIT,
       "Each line of his way that is not on the coast and has no wall yet gets one.")

/* One line at a time: that one, and no other. */
STEP_PROPERTY(line_that_was_gone_has_a_wall)
{
    unsigned passed = m.kind == M_WALK ? line_between(t, before->at, m.arg[0]) : NOWHERE;
    bool good = m.kind != M_WALK || (before->phase == WAY && after->at == m.arg[0]);
    for (unsigned line = 0; line < t->inner; line++)
        good = good && walled(after, line) == (walled(before, line) || line == passed);
    return good;
}

STATE_PROPERTY(walls_stand_on_inner_lines_only)
{
    bool good = true;
    for (unsigned line = t->inner; line < 8 * WALL_BYTES; line++)
        good = good && (s->wall[line / 8] >> line % 8 & 1u) == 0;
    return good;
}

/* What is laid on a way is counted until he arrives. */
STEP_PROPERTY(walls_of_a_way_are_counted)
{
    unsigned n = walls(t, after) + after->needless - walls(t, before) - before->needless;
    if (after->phase == WAY)
        return after->laid == before->laid + n && after->black == before->black
            && after->red == before->red;
    return after->laid == 0;
}

STATE_PROPERTY(nothing_is_laid_but_on_a_way)
{
    return s->phase == WAY ? s->target != 0 && s->target <= t->points && s->goal == 0
                           : s->target == 0 && s->laid == 0;
}

CLAUSE(route_free_choice, "Verzetten", LEGALITY, EXPLICIT,
       "Among several shortest ways the player chooses.")

/* Each line that leads nearer, if there are walls for what is left then. */
TALLY_PROPERTY(ways_are_those_of_the_document)
{
    uint8_t missing[POINTS];
    if (s->phase != WAY)
        return true;
    count_missing_walls(t, s, s->target - 1u, missing);
    for (unsigned p = 0; p < t->points; p++) {
        unsigned line = t->apart[s->at][p] == 1 ? line_between(t, s->at, p) : NOWHERE;
        bool nearer = t->apart[s->at][p] == 1
                   && t->apart[p][s->target - 1u] + 1u == t->apart[s->at][s->target - 1u];
        unsigned now = line != NOWHERE && !walled(s, line);
        verdict v = asked(t, s, M_WALK, s->mover, p);
        bool do_now = nearer && walls_will_do(t, s, s->laid + now + missing[p]);
        bool red = !READS(t, Q_red_voluntary, 'A') && v == ALEXANDROS_red_only_last_move
                && s->laid + now + missing[p] > s->black;
        bool more = READS(t, Q_fewest_walls, 'C') && now + missing[p] > missing[s->at];
        bool worthless = READS(t, Q_symbolless, 'B') && v == ALEXANDROS_symbolless_cut_legal;
        if ((v == LEGAL) != (do_now && !red && !more && !worthless))
            return false;
    }
    return true;
}

TALLY_PROPERTY(some_way_is_left)
{
    unsigned n = 0;
    for (unsigned p = 0; s->phase == WAY && p < t->points; p++)
        n += can(t, s, M_WALK, p);
    return s->phase != WAY || n > 0;
}

/* Of a way of d lines, p in one direction of the lattice and the others in another one, there
 * are as many as ways to choose the p: on land without holes and far from the coast. Here:
 * the start and the harp of the figures have one way to the east corner and three to the south. */
LAW(harp_of_the_figures_has_one_way_and_three)
{
    struct alexandros_table t = as_assumed(from);
    unsigned n[POINTS] = { 0 }, start = t.start;
    n[start] = 1;
    for (unsigned lines = 1; lines <= 3; lines++)
        for (unsigned p = 0; p < t.points; p++)
            for (unsigned q = 0; q < t.points && t.apart[start][p] == lines; q++)
                n[p] += t.apart[start][q] + 1u == lines && t.apart[q][p] == 1 ? n[q] : 0;
    return t.apart[start][point(&t, 2, 6)] == 2 && n[point(&t, 2, 6)] == 1
        && t.apart[start][point(&t, 3, 5)] == 3 && n[point(&t, 3, 5)] == 3;
}

CLAUSE(route_shortest, "Verzetten", LEGALITY, EXPLICIT,
       "No way to that corner has fewer lines than the one he goes.")

STEP_PROPERTY(every_line_leads_nearer)
{
    if (m.kind != M_WALK)
        return true;
    unsigned target = before->target - 1u;
    return t->apart[before->at][m.arg[0]] == 1
        && t->apart[m.arg[0]][target] + 1 == t->apart[before->at][target];
}

TALLY_PROPERTY(other_lines_are_refused)
{
    for (unsigned p = 0; s->phase == WAY && p < t->points; p++) {
        bool nearer = t->apart[s->at][p] == 1
                   && t->apart[p][s->target - 1u] + 1u == t->apart[s->at][s->target - 1u];
        if ((asked(t, s, M_WALK, s->mover, p) == ALEXANDROS_route_shortest) == nearer)
            return false;
    }
    return true;
}

STATE_PROPERTY(he_is_not_there_yet)
{
    return s->phase != WAY || s->target != s->at + 1;
}

STEP_PROPERTY(he_moves_along_his_way_only)
{
    return after->at == (m.kind == M_WALK ? m.arg[0] : before->at)
        && (m.kind != M_WALK || (after->phase == WAY) == (after->at + 1 != before->target));
}

CLAUSE(route_along_coast, "Verzetten", LEGALITY, EXPLICIT, "The way may follow the coast.")

TALLY_PROPERTY(coast_is_as_good_as_any_way)
{
    for (unsigned line = 0; s->phase == WAY && line < t->coasts; line++)
        for (unsigned i = 0; i < 2; i++) {
            unsigned p = t->shore_end[line][i], q = t->shore_end[line][!i], target = s->target - 1u;
            bool leads = p == s->at && t->apart[q][target] + 1 == t->apart[p][target];
            verdict v = leads ? asked(t, s, M_WALK, s->mover, q) : (verdict)LEGAL;
            if (v != LEGAL && walls_will_do(t, s, s->laid + t->reach)
                && READS(t, Q_fewest_walls, 'A') && any_way_will_do(t))
                return false;
        }
    return true;
}

CLAUSE(no_wall_on_coast, "Verzetten", EFFECT, AMBIGUOUS, "Lines of the coast get no wall.")

STEP_PROPERTY(coast_lines_get_no_wall)
{
    if (m.kind != M_WALK || m.arg[1] != 0 || coast_between(t, before->at, m.arg[0]) == NOWHERE)
        return true;
    return same_bytes(before->wall, after->wall, WALL_BYTES) && before->needless == after->needless
        && before->black - after->black + before->red - after->red
               == (after->phase == WAY ? 0 : before->laid);
}

/* q-coast-walls B and C: the player says so. */
STATE_PROPERTY(walls_without_need_are_told_apart)
{
    if (READS(t, Q_coast_walls, 'A'))
        return s->needless == 0 && all_zero(s->shored, SHORE_BYTES);
    return READS(t, Q_coast_walls, 'B') ? s->needless == shore_walls(t, s)
                                        : all_zero(s->shored, SHORE_BYTES);
}

TALLY_PROPERTY(walls_without_need_are_refused)
{
    for (unsigned p = 0; s->phase == WAY && READS(t, Q_coast_walls, 'A') && p < t->points; p++) {
        struct move m = { M_WALK, s->mover, { (uint8_t)p, 1 } };
        if (alexandros_refusal(t, s, m) == LEGAL)
            return false;
    }
    return true;
}

CLAUSE(route_along_walls, "Verzetten", LEGALITY, EXPLICIT,
       "The way may follow walls that are there.")

STEP_PROPERTY(walls_on_the_way_cost_nothing)
{
    unsigned line = m.kind == M_WALK ? line_between(t, before->at, m.arg[0]) : NOWHERE;
    return line == NOWHERE || !walled(before, line) || m.arg[1] != 0
        || (same_bytes(before->wall, after->wall, WALL_BYTES)
            && before->needless == after->needless);
}

CLAUSE(no_double_wall, "Verzetten", EFFECT, AMBIGUOUS, "A line that has a wall gets no second one.")

STEP_PROPERTY(lines_with_a_wall_get_no_second)
{
    unsigned line = m.kind == M_WALK ? line_between(t, before->at, m.arg[0]) : NOWHERE;
    bool had = line != NOWHERE && walled(before, line);
    unsigned was = before->black + (unsigned)before->red - before->laid,
             is = after->black + (unsigned)after->red - after->laid;
    return !had || READS(t, Q_coast_walls, 'C') || was == is;
}

CLAUSE(route_not_fewest_walls, "Verzetten", LEGALITY, IMPLIED,
       "Among shortest ways it need not be the one that asks for the fewest new walls.")

/* Of two lines that lead nearer the one that asks for more walls is as good. */
TALLY_PROPERTY(dearer_ways_are_allowed)
{
    bool plenty = walls_will_do(t, s, s->laid + t->reach) && any_way_will_do(t);
    for (unsigned p = 0;
         s->phase == WAY && plenty && READS(t, Q_fewest_walls, 'A') && p < t->points; p++)
        if (t->apart[s->at][p] == 1 && t->apart[p][s->target - 1u] < t->apart[s->at][s->target - 1u]
            && !can(t, s, M_WALK, p))
            return false;
    return true;
}

CLAUSE(route_through_provinces, "Verzetten", LEGALITY, EXPLICIT,
       "The way may cross walls and go through any province, occupied or not.")

/* Governors and provinces bar no way. */
TALLY_PROPERTY(provinces_bar_no_way)
{
    struct alexandros_state then = without_governors(s);
    if (s->phase != WAY)
        return true;
    for (unsigned p = 0; p < t->points; p++)
        if (asked(t, s, M_WALK, s->mover, p) != asked(t, &then, M_WALK, s->mover, p))
            return false;
    return true;
}

CLAUSE(black_only, "Verzetten", LEGALITY, EXPLICIT, "Walls are black as a rule.")

/* But with q-red-mix B, where a whole way is laid in red. */
STATE_PROPERTY(red_walls_lie_only_when_black_ones_do_not_suffice)
{
    return s->red == t->red || s->black == 0 || READS(t, Q_red_mix, 'B');
}

STEP_PROPERTY(red_walls_are_taken_for_what_is_missing)
{
    unsigned laid =
        before->laid
        + (unsigned)(m.kind == M_WALK && after->laid == 0
                         ? walls(t, after) + after->needless - walls(t, before) - before->needless
                         : 0);
    return (after->red != before->red)
        == (m.kind == M_WALK && after->phase != WAY && laid > before->black);
}

CLAUSE(red_only_last_move, "Verzetten", LEGALITY, EXPLICIT,
       "Red walls are for the very last move of Alexandros.")

/* After it no turn begins. */
STATE_PROPERTY(nobody_moves_him_after_red_walls)
{
    bool moves = s->phase == CARD || on_the_move(s) || sets_up(s);
    return !moves || s->red == t->red || READS(t, Q_final_round, 'B');
}

STEP_PROPERTY(red_walls_are_laid_once)
{
    return before->red == after->red || before->red == t->red || READS(t, Q_final_round, 'B');
}

CLAUSE(walls_permanent, "-", EFFECT, IMPLIED, "A wall stays where it was laid.")

STEP_PROPERTY(no_wall_leaves_the_board)
{
    bool good = true;
    for (unsigned i = 0; i < WALL_BYTES; i++)
        good = good && (before->wall[i] & ~after->wall[i]) == 0;
    for (unsigned i = 0; i < SHORE_BYTES; i++)
        good = good && (before->shored[i] & ~after->shored[i]) == 0;
    return good && after->needless >= before->needless;
}

/* ------------------------------------------------------- the exception move -- */

CLAUSE(exception_hand_card, "Uitzonderingszet", LEGALITY, EXPLICIT,
       "For the move a card of the hand may be chosen instead of one of the row.")

TALLY_PROPERTY(cards_that_are_not_in_the_hand_are_refused)
{
    for (unsigned k = 0; s->phase == CARD && k < SYMBOLS; k++)
        if ((asked(t, s, M_HAND, s->mover, k) == ALEXANDROS_exception_hand_card)
            != (s->hand[s->mover][k] == 0))
            return false;
    return true;
}

CLAUSE(exception_always_allowed, "Uitzonderingszet", LEGALITY, AMBIGUOUS,
       "Whether the row is good enough is for the player to judge: no condition is checked.")

/* What can be moved with, of the row, of the hand, as a joker. With q-red-voluntary B a choice may
 * be barred that needs red walls. */
TALLY_PROPERTY(choices_are_those_of_the_document)
{
    uint8_t missing[POINTS];
    if (s->phase != CARD || !READS(t, Q_symbolless, 'A'))
        return true;
    count_missing_walls(t, s, s->at, missing);
    unsigned any = 0;
    for (unsigned with = 0; with < WAYS_TO_MOVE; with++) {
        unsigned n = goals_with(t, s, missing, with);
        verdict v = alexandros_refusal(t, s, move_with(s, with));
        bool barred = READS(t, Q_red_voluntary, 'B') && v == ALEXANDROS_red_only_last_move;
        bool strays = READS(t, Q_no_goal, 'D') && with == THE_JOKER;
        if (n > 0 ? v != LEGAL && !barred : v == LEGAL && !strays)
            return false;
        any += n > 0;
    }
    return any == 0 || READS(t, Q_no_goal, 'E')
        || asked(t, s, M_STAY, s->mover, 0) == ALEXANDROS_move_mandatory;
}

/* The row does not matter for a card of the hand, as long as it is no joker. */
TALLY_PROPERTY(row_forbids_no_card_of_the_hand)
{
    struct alexandros_state then = *s;
    if (s->phase != CARD || !READS(t, Q_exception_dead_cards, 'A')
        || !READS(t, Q_red_voluntary, 'A'))
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        then.row[k] = s->row[(k + 2) % SYMBOLS];
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (asked(t, s, M_HAND, s->mover, k) != asked(t, &then, M_HAND, s->mover, k))
            return false;
    return true;
}

CLAUSE(exception_discard, "Uitzonderingszet", EFFECT, EXPLICIT,
       "A card chosen from the hand is discarded.")

STEP_PROPERTY(card_of_an_exception_is_discarded)
{
    if (m.kind != M_HAND)
        return true;
    unsigned k = m.arg[0];
    return before->hand[before->mover][k] > 0
        && after->hand[before->mover][k] + 1 == before->hand[before->mover][k]
        && after->discard[k] == before->discard[k] + 1
        && after->held[before->mover] + 1 == before->held[before->mover];
}

CLAUSE(exception_no_card, "Uitzonderingszet", EFFECT, EXPLICIT,
       "For such a move no card of the row is taken.")

STEP_PROPERTY(exception_leaves_the_row_alone)
{
    return m.kind != M_HAND
        || (same_bytes(before->row, after->row, SYMBOLS) && after->replace == 0
            && same_bytes(before->pile, after->pile, SYMBOLS) && after->phase == GOAL);
}

/* Two cards dear: one less in the hand, and not one more. */
STEP_PROPERTY(exception_costs_two_cards)
{
    unsigned p = before->mover;
    bool moves = m.kind == M_OPEN || m.kind == M_HAND;
    return !moves || after->held[p] + (m.kind == M_OPEN ? 0 : 2) == before->held[p] + 1;
}

STATE_PROPERTY(taking_is_barred_by_a_reading_only)
{
    return s->barred <= 1 && (s->barred == 0 || READS(t, Q_exception_no_take, 'B'));
}

TALLY_PROPERTY(cards_may_still_be_taken_as_actions)
{
    return s->phase != ACTION || !READS(t, Q_exception_no_take, 'A')
        || asked(t, s, M_TAKE_PILE, s->mover, 0) != ALEXANDROS_exception_no_card;
}

CLAUSE(exception_same_rules, "Uitzonderingszet", LEGALITY, IMPLIED,
       "Goal, corner, way and walls are those of any other move.")

/* A card of the hand has the goals that it would have in the row. */
TALLY_PROPERTY(card_has_the_same_goals_from_hand_and_row)
{
    bool alike = READS(t, Q_joker_trigger, 'A') == READS(t, Q_hand_joker, 'A')
              && READS(t, Q_red_voluntary, 'A') && READS(t, Q_exception_dead_cards, 'A');
    for (unsigned k = 0; s->phase == CARD && alike && k < SYMBOLS; k++)
        if (s->row[k] > 0 && s->hand[s->mover][k] > 0
            && can(t, s, M_OPEN, k) != can(t, s, M_HAND, k))
            return false;
    return true;
}

INERT(exception_rarely, "Uitzonderingszet", INFORMATION, EXPLICIT,
      "Such a move is two cards dear and should be rare.", "advice: it allows and forbids nothing")

/* ------------------------------------------------------ the further actions -- */

CLAUSE(actions_two, "Spelverloop, Vervolgacties", LEGALITY, EXPLICIT,
       "A turn has two further actions and no more.")

STATE_PROPERTY(two_actions_are_left_until_one_is_over)
{
    if (sets_up(s) || s->phase == OVER)
        return s->actions == 0;
    if (s->phase == REFILL)
        return s->actions == 0 || (s->actions <= 2 && !READS(t, Q_refill_time, 'A'));
    bool moving =
        s->phase == CARD || on_the_move(s) || s->phase == REVEAL || s->phase == JOKER_TAKE;
    return moving ? s->actions == 2 : s->actions == 1 || s->actions == 2;
}

STEP_PROPERTY(each_action_costs_one)
{
    if (turn_over(before, after) || before->phase == REFILL || sets_up(before))
        return true;
    return after->actions + (acts(before, m, after) ? 1 : 0) == before->actions;
}

STEP_PROPERTY(turn_is_over_after_the_second_action)
{
    bool last = before->actions == 1 && acts(before, m, after);
    bool stays = before->phase == CARD && m.kind == M_STAY
              && (READS(t, Q_no_goal, 'B') || READS(t, Q_no_goal, 'C'));
    bool early = m.kind == M_END || stays || after->phase == OVER;
    return turn_over(before, after) ? last || early : !last && m.kind != M_END;
}

CLAUSE(actions_optional, "Vervolgacties", LEGALITY, AMBIGUOUS,
       "The player may leave them out, one or both.")

TALLY_PROPERTY(turn_may_be_ended_at_any_action)
{
    return s->phase != ACTION || s->razed || !READS(t, Q_actions_mandatory, 'A')
        || can(t, s, M_END, 0);
}

/* q-actions-mandatory B: only if there is nothing to do. */
TALLY_PROPERTY(turn_is_ended_early_by_a_reading_only)
{
    if (s->phase != ACTION || READS(t, Q_actions_mandatory, 'A') || !can(t, s, M_END, 0))
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (can(t, s, M_TAKE, k) || can(t, s, M_TAX, k))
            return false;
    for (unsigned a = 0; a < t->areas; a++)
        if (can(t, s, M_RELIEVE, a) || can(t, s, M_OCCUPY, a))
            return false;
    return !can(t, s, M_TAKE_PILE, 0);
}

CLAUSE(actions_any_order, "Vervolgacties", TURN_ORDER, EXPLICIT, "They come in any order.")

/* What can be done does not depend on how many actions are left, nor on what was done first. */
TALLY_PROPERTY(either_action_may_be_any)
{
    struct alexandros_state then = *s;
    bool plain = READS(t, Q_takeover_split_actions, 'A') && READS(t, Q_refill_time, 'A');
    if (!free_to_act(s) || !plain || s->taxed)
        return true;
    then.actions = s->actions == 2 ? 1 : 2;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (asked(t, s, M_TAKE, s->mover, k) != asked(t, &then, M_TAKE, s->mover, k)
            || asked(t, s, M_TAX, s->mover, k) != asked(t, &then, M_TAX, s->mover, k))
            return false;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned a = s->governor[s->mover][i] == 0 ? 0 : s->governor[s->mover][i] - 1u;
        if (asked(t, s, M_RELIEVE, s->mover, a) != asked(t, &then, M_RELIEVE, s->mover, a)
            || asked(t, s, M_OCCUPY, s->mover, a) != asked(t, &then, M_OCCUPY, s->mover, a))
            return false;
    }
    return asked(t, s, M_TAKE_PILE, s->mover, 0) == asked(t, &then, M_TAKE_PILE, s->mover, 0);
}

CLAUSE(actions_four_kinds, "Vervolgacties", DEFINITION, EXPLICIT,
       "There are four kinds: to take a card, to occupy or take over a province, to levy tax, to "
       "relieve a governor.")

STEP_PROPERTY(actions_are_of_four_kinds)
{
    if (before->phase != ACTION)
        return true;
    switch (m.kind) {
    case M_TAKE:
    case M_TAKE_PILE:
    case M_OCCUPY:
    case M_TAKE_OVER:
    case M_TAX:
    case M_RELIEVE:
    case M_END:       return true;
    case M_REMOVE:    return !READS(t, Q_takeover_split_actions, 'A');
    case M_FILL:      return READS(t, Q_refill_time, 'B');
    default:          return false;
    }
}

TALLY_PROPERTY(nothing_else_is_an_action)
{
    static const uint8_t kinds[] = { M_GOAL,  M_CORNER, M_WALK, M_KEEP,   M_DECLINE,
                                     M_PLACE, M_PAY,    M_GIVE, M_COLLECT };
    for (unsigned i = 0; s->phase == ACTION && i < sizeof kinds; i++)
        if (can(t, s, kinds[i], 0))
            return false;
    return true;
}

CLAUSE(actions_repeat, "Vervolgacties", LEGALITY, EXPLICIT,
       "Both may be of one kind, but for the tax.")

/* A kind of action, but the tax, may follow itself. */
STEP_PROPERTY(same_action_may_be_done_again)
{
    if (!free_to_act(after) || after->actions != 1 || !READS(t, Q_relieve_backpay, 'A'))
        return true;
    for (unsigned k = 0; m.kind == M_TAKE && k < SYMBOLS; k++)
        if (after->row[k] > 0 && !can(t, after, M_TAKE, k))
            return false;
    for (unsigned i = 0; m.kind == M_RELIEVE && i < GOVERNORS; i++)
        if (after->governor[after->mover][i] != 0
            && !can(t, after, M_RELIEVE, after->governor[after->mover][i] - 1u))
            return false;
    return m.kind != M_DRAW || left_to_draw(after) == 0 || can(t, after, M_TAKE_PILE, 0);
}

/* ---- taking a card ---- */

CLAUSE(take_pile_or_open, "Kaart pakken", EFFECT, EXPLICIT,
       "To take a card is to draw one of the pile or to take one of the row.")

STEP_PROPERTY(taken_card_comes_from_pile_or_row)
{
    unsigned p = before->mover, k = m.arg[0] % SYMBOLS;
    if (m.kind == M_TAKE)
        return before->phase == ACTION && after->row[k] + 1 == before->row[k]
            && after->hand[p][k] == before->hand[p][k] + 1
            && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS);
    if (m.kind == M_DRAW)
        return before->phase == DRAW && m.actor == NATURE
            && after->hand[p][k] == before->hand[p][k] + 1 && before->pile[k] > 0
            && same_bytes(before->row, after->row, SYMBOLS);
    return m.kind != M_TAKE_PILE
        || (before->phase == ACTION && after->phase == DRAW
            && same_bytes(before->row, after->row, SYMBOLS));
}

TALLY_PROPERTY(any_card_may_be_taken_that_lies_there)
{
    bool barred = s->barred || s->filled || s->razed;
    for (unsigned k = 0; s->phase == ACTION && !barred && k < SYMBOLS; k++)
        if (can(t, s, M_TAKE, k) != (s->row[k] > 0))
            return false;
    return s->phase != ACTION || barred || can(t, s, M_TAKE_PILE, 0) == (left_to_draw(s) > 0);
}

TALLY_PROPERTY(any_card_of_the_pile_may_be_drawn)
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        struct move m = { M_DRAW, NATURE, { (uint8_t)k } };
        bool may = s->phase == DRAW && s->pile[k] > 0;
        if ((alexandros_refusal(t, s, m) == LEGAL) != may
            || (may && alexandros_weight(t, s, m) != s->pile[k]))
            return false;
    }
    return true;
}

CLAUSE(hands_hidden, "Kaart pakken", INFORMATION, EXPLICIT,
       "Nobody sees what others have in their hands.")

TALLY_PROPERTY(hands_of_others_are_not_seen)
{
    for (unsigned p = 0; !sets_up(s) && p < t->head.players; p++) {
        struct alexandros_state seen, like, then = *s;
        alexandros_view(t, s, p, &seen);
        if (!same_bytes(seen.hand[p], s->hand[p], SYMBOLS))
            return false;
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned k = 0; q != p && k < SYMBOLS; k++)
                then.hand[q][k] = s->hand[q][(k + 2) % SYMBOLS];
        alexandros_view(t, &then, p, &like);
        for (unsigned q = 0; q < t->head.players; q++)
            if (!same_bytes(seen.hand[q], like.hand[q], SYMBOLS))
                return false;
    }
    return true;
}

/* Whatever the others have in hand, the player may do the same. */
TALLY_PROPERTY(hidden_cards_forbid_nothing)
{
    struct alexandros_state then = *s;
    if (s->phase != CARD && s->phase != ACTION)
        return true;
    for (unsigned q = 0; q < t->head.players; q++)
        for (unsigned k = 0; q != s->mover && k < SYMBOLS; k++)
            then.hand[q][k] = s->hand[q][(k + 3) % SYMBOLS];
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (asked(t, s, M_OPEN, s->mover, k) != asked(t, &then, M_OPEN, s->mover, k)
            || asked(t, s, M_HAND, s->mover, k) != asked(t, &then, M_HAND, s->mover, k)
            || asked(t, s, M_TAX, s->mover, k) != asked(t, &then, M_TAX, s->mover, k)
            || asked(t, s, M_TAKE, s->mover, k) != asked(t, &then, M_TAKE, s->mover, k))
            return false;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned a = s->governor[p][i] == 0 ? 0 : s->governor[p][i] - 1u;
            if (asked(t, s, M_TAKE_OVER, s->mover, a) != asked(t, &then, M_TAKE_OVER, s->mover, a))
                return false;
        }
    return true;
}

CLAUSE(no_refill_between, "Kaart pakken", EFFECT, EXPLICIT,
       "A card taken from the row as an action is not replaced while an action is left.")

STEP_PROPERTY(row_grows_only_when_cards_are_turned_up)
{
    unsigned was = sum_of(before->row, SYMBOLS), is = sum_of(after->row, SYMBOLS);
    return is <= was || (m.kind == M_UNCOVER && is == was + 1);
}

STEP_PROPERTY(gap_in_the_row_stays_while_an_action_is_left)
{
    if (m.kind != M_TAKE || before->actions != 2 || !READS(t, Q_refill_time, 'A'))
        return true;
    return after->phase == ACTION && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS)
        && same_bytes(before->pile, after->pile, SYMBOLS)
        && same_bytes(before->discard, after->discard, SYMBOLS);
}

STATE_PROPERTY(row_is_filled_up_between_actions_by_a_reading_only)
{
    return s->phase != REFILL || s->actions == 0 || !READS(t, Q_refill_time, 'A');
}

/* q-refill-time B and C keep more in mind. */
STATE_PROPERTY(refills_are_kept_in_mind_for_one_reading)
{
    return READS(t, Q_refill_time, 'B') ? s->took <= 1 && s->filled <= s->took
                                        : s->took == 0 && s->filled == 0;
}

CLAUSE(refill_to_two, "Kaart pakken", EFFECT, EXPLICIT,
       "After the actions the row is filled up to two cards.")

STATE_PROPERTY(row_has_a_gap_when_it_is_filled_up)
{
    return s->phase != REFILL || sum_of(s->row, SYMBOLS) < 2;
}

/* The next turn begins with two cards, or all that can be had. */
STEP_PROPERTY(row_is_filled_up_before_the_next_turn)
{
    bool begins = turn_begins(before, m, after);
    return !begins || before->phase == LAY_OPEN || sum_of(after->row, SYMBOLS) == 2
        || left_to_draw(after) == 0;
}

STEP_PROPERTY(filling_up_draws_from_the_pile)
{
    if (before->phase != REFILL)
        return true;
    unsigned k = m.arg[0] % SYMBOLS;
    return m.kind == M_UNCOVER && m.actor == NATURE && before->pile[k] > 0
        && after->row[k] == before->row[k] + 1 && same_bytes(before->held, after->held, SEATS);
}

CLAUSE(reshuffle, "Kaart pakken", EFFECT, EXPLICIT,
       "If the pile is used up, all discarded cards are shuffled and are the new pile.")

/* A pile that grows was empty, or its last card was just drawn; then nothing is discarded any more.
 */
STEP_PROPERTY(discarded_cards_become_the_pile)
{
    bool grows = false;
    for (unsigned k = 0; k < SYMBOLS; k++)
        grows = grows || after->pile[k] > before->pile[k];
    return !grows
        || (all_zero(after->discard, SYMBOLS)
            && sum_of(before->pile, SYMBOLS) == (m.actor == NATURE ? 1 : 0));
}

STATE_PROPERTY(pile_is_shuffled_as_soon_as_it_is_needed)
{
    bool draws = s->phase == REVEAL || s->phase == DRAW || s->phase == REFILL;
    return !draws || sum_of(s->pile, SYMBOLS) > 0;
}

STEP_PROPERTY(discarded_cards_stay_while_there_is_a_pile)
{
    bool good = true;
    if (sum_of(before->pile, SYMBOLS) < 2)
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->discard[k] >= before->discard[k];
    return good;
}

CLAUSE(no_cards_anywhere, "-", EFFECT, SILENT,
       "If nothing is discarded either, nothing is drawn, and the row stays short.")

TALLY_PROPERTY(nothing_is_drawn_where_nothing_is)
{
    return s->phase != ACTION || left_to_draw(s) > 0 || !can(t, s, M_TAKE_PILE, 0);
}

/* I2: where a turn begins two cards lie open, if there are any. */
STATE_PROPERTY(row_is_short_only_without_cards)
{
    return s->phase != CARD || sum_of(s->row, SYMBOLS) == 2 || left_to_draw(s) == 0;
}

CLAUSE(no_hand_limit, "-", LEGALITY, SILENT, "A hand may have any number of cards.")

TALLY_PROPERTY(any_hand_may_take_another_card)
{
    bool barred = s->barred || s->filled || s->razed;
    for (unsigned k = 0; s->phase == ACTION && !barred && k < SYMBOLS; k++)
        if (s->row[k] > 0 && !can(t, s, M_TAKE, k))
            return false;
    return true;
}

/* All cards in one hand. */
LAW(whole_deck_fits_into_a_hand)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned k = choose(from, SYMBOLS);
    alexandros_start(&t, &s);
    s.phase = ACTION;
    s.actions = 2;
    for (unsigned i = 0; i < SYMBOLS; i++) {
        s.hand[0][i] = (uint8_t)(t.copies[i] - (i == k ? 1 : 0));
        s.pile[i] = 0;
    }
    s.held[0] = 54;
    s.row[k] = 1;
    struct move m = { M_TAKE, 0, { (uint8_t)k } };
    return alexandros_step(&t, &s, m) == LEGAL && s.held[0] == 55 && s.hand[0][k] == 11;
}

/* ---- provinces ---- */

CLAUSE(province_definition, "Provincies", DEFINITION, EXPLICIT,
       "A province is a connected group of areas that borders enclose on all sides.")

/* Cell by cell, in reading order; a list has no cells. */
TABLE_PROPERTY(areas_are_those_of_the_sheet)
{
    unsigned n = t->listed ? t->areas : 0;
    bool good = t->areas >= 1 && t->areas <= AREAS && !t->too_big;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t->cell[band][column] != 0) {
                good = good && n < t->areas && !t->listed && t->band[n] == band
                    && t->column[n] == column && t->symbol[n] + 1 == t->cell[band][column]
                    && t->symbol[n] <= PLAIN;
                n += n + 1 < AREAS;
            }
    return good && (n == t->areas || t->areas == AREAS);
}

TABLE_PROPERTY(corners_are_three_points)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas; a++)
        good = good && t->symbol[a] <= PLAIN && t->corner[a][0] < t->corner[a][1]
            && t->corner[a][1] < t->corner[a][2] && t->corner[a][2] < t->points;
    return good;
}

/* An area points up if band and column are both odd or both even. */
TABLE_PROPERTY(areas_of_a_grid_are_triangles_of_a_lattice)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas && !t->listed; a++) {
        unsigned band = t->band[a], column = t->column[a], up = (band + column) % 2 == 0;
        const uint8_t *c = t->corner[a];
        for (unsigned i = 0; i < CORNERS && good; i++) {
            unsigned high = t->row[c[i]] == band, low = t->row[c[i]] == band + 1,
                     x = t->across[c[i]];
            bool tip = up ? high && x == column : low && x == column;
            bool foot = (up ? low : high) && (x == column - 1 || x == column + 1);
            good = good && (tip || foot);
        }
    }
    return good;
}

TABLE_PROPERTY(points_are_corners_and_differ)
{
    bool good = true;
    for (unsigned p = 0; p < t->points; p++) {
        bool met = false;
        for (unsigned a = 0; a < t->areas; a++)
            met = met || is_a_corner(t, a, p);
        good = good && met
            && (t->listed
                || ((t->row[p] + t->across[p]) % 2 == 0
                    && (p == 0 || t->row[p] > t->row[p - 1]
                        || (t->row[p] == t->row[p - 1] && t->across[p] > t->across[p - 1]))));
    }
    return good && t->points <= POINTS;
}

static bool names_differ(const uint8_t (*name)[NAME_ROOM], unsigned count)
{
    bool differ = true;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b <= a; b++)
            differ = differ
                  && (a == b ? name[a][0] != 0 && name[a][NAME_ROOM - 1] == 0
                             : !same_bytes(name[a], name[b], NAME_ROOM));
    return differ;
}

TABLE_PROPERTY(areas_and_points_of_a_list_have_names)
{
    return !t->listed
        || (names_differ(t->area_name, t->areas) && names_differ(t->point_name, t->points));
}

/* ---- boards that are listed ---- */

enum { AREA_WORDS = 6 };

struct sheet_words {
    char letters[AREA_WORDS][2 * NAME_ROOM];
    const char *word[AREA_WORDS];
};

/* "4.14", "0:4", or one letter where nothing stands between. */
static void call_it(struct sheet_words *w, unsigned place, unsigned row, char between,
                    unsigned across)
{
    unsigned n = 0;
    for (unsigned part = 0; part < 2; part++) {
        unsigned number = part == 0 ? row : across;
        if (number >= 10)
            w->letters[place][n++] = (char)('0' + number / 10);
        w->letters[place][n++] = (char)('0' + number % 10);
        w->letters[place][n++] = part == 0 ? between : 0;
    }
}

static const char *read_line(struct alexandros_table *t, struct sheet_words *w, const char *first,
                             unsigned count)
{
    w->word[0] = first;
    for (unsigned i = 1; i < count; i++)
        w->word[i] = w->letters[i];
    return alexandros_read_sheet(t, &(struct words){ count, w->word });
}

/* Its areas in their order, with the names that they have on the grid: nothing else tells the
 * boards apart. */
TABLE_PROPERTY(grid_that_is_listed_is_the_same_board)
{
    struct alexandros_table l = *t;
    struct sheet_words w;
    bool good = read_line(&l, &w, "list", 1) == NULL;
    for (unsigned a = 0; a < t->areas && !t->listed; a++) {
        call_it(&w, 1, t->band[a], '.', t->column[a]);
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned p = t->corner[a][(i + a) % CORNERS]; /* in any order */
            call_it(&w, 2 + i, t->row[p], ':', t->across[p]);
        }
        w.letters[2 + CORNERS][0] = "TJHLS-"[t->symbol[a]];
        w.letters[2 + CORNERS][1] = 0;
        good = good && read_line(&l, &w, "area", AREA_WORDS) == NULL;
    }
    call_it(&w, 1, t->start_row, ':', t->start_across);
    if (t->listed)
        return true;
    good = good && read_line(&l, &w, "start", 2) == NULL && judged(&l) == LEGAL
        && l.areas == t->areas && l.points == t->points && same_bytes(l.symbol, t->symbol, AREAS)
        && same_bytes(l.corner[0], t->corner[0], CORNERS * AREAS);
    return good
        && same_bytes(&l.inner, &t->inner,
                      (unsigned)(sizeof l - offsetof(struct alexandros_table, inner)));
}

LAW(board_without_land_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            t.cell[band][column] = 0;
    t.head.small = (uint8_t)choose(from, 2);
    return judged(&t) == ALEXANDROS_province_definition;
}

/* Floods the land, area by area, over sides without a wall. With q-corner-connection B no wall
 * parts what hangs together in points, and that is all of it. */
static void flood_land(const struct alexandros_table *t, const struct alexandros_state *s,
                       uint8_t group[AREAS])
{
    uint8_t open[AREAS];
    for (unsigned a = 0; a < t->areas; a++)
        group[a] = NOWHERE;
    for (unsigned first = 0; first < t->areas; first++) {
        unsigned n = 0;
        if (group[first] == NOWHERE)
            open[n++] = (uint8_t)first, group[first] = (uint8_t)first;
        while (n > 0) {
            unsigned a = open[--n];
            for (unsigned i = 0; i < CORNERS; i++) {
                unsigned b = t->beyond[a][i];
                if (b != NOWHERE && !walled(s, t->side[a][i]) && group[b] == NOWHERE)
                    open[n++] = (uint8_t)b, group[b] = (uint8_t)first;
            }
        }
    }
}

TALLY_PROPERTY(provinces_are_what_walls_enclose)
{
    uint8_t group[AREAS];
    flood_land(t, s, group);
    if (READS(t, Q_corner_connection, 'B'))
        return all_zero(s->province, t->areas);
    return same_bytes(group, s->province, t->areas);
}

/* Its lowest area names it. */
STATE_PROPERTY(provinces_are_named_by_their_lowest_area)
{
    bool good = true;
    for (unsigned a = 0; a < AREAS; a++)
        good = good
            && (a < t->areas ? s->province[a] <= a && s->province[s->province[a]] == s->province[a]
                             : s->province[a] == 0);
    return good;
}

STATE_PROPERTY(neighbours_without_a_wall_belong_together)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            good = good
                && (t->beyond[a][i] == NOWHERE || walled(s, t->side[a][i])
                    || s->province[t->beyond[a][i]] == s->province[a]);
    return good;
}

/* Between two provinces stands a wall on each line. */
STATE_PROPERTY(walls_stand_between_provinces)
{
    bool good = true;
    for (unsigned line = 0; line < t->inner; line++)
        good = good
            && (walled(s, line) || s->province[t->bank[line][0]] == s->province[t->bank[line][1]]);
    return good;
}

CLAUSE(connected_by_sides, "Provincies", DEFINITION, IMPLIED,
       "Areas are connected through sides, not through corners.")

/* Two areas with two corners in common have a side in common, and only they do. */
TABLE_PROPERTY(neighbours_share_two_corners)
{
    for (unsigned a = 0; a < t->areas; a++) {
        unsigned near = 0, sides = 0;
        for (unsigned b = 0; b < t->areas; b++)
            near += a != b && corners_shared(t, a, b) == 2;
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned b = t->beyond[a][i];
            sides += b != NOWHERE;
            if (b != NOWHERE && (b >= t->areas || b == a || corners_shared(t, a, b) != 2))
                return false;
        }
        if (near != sides)
            return false;
    }
    return true;
}

/* Side i lies between corner i and the next one. */
TABLE_PROPERTY(inner_lines_lie_between_two_areas)
{
    unsigned sides = 0;
    bool good = t->inner <= INNER;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned line = t->side[a][i], p = t->corner[a][i],
                     q = t->corner[a][i == 2 ? 0 : i + 1];
            bool inner = line != NOWHERE;
            good = good && inner == (t->beyond[a][i] != NOWHERE) && (!inner || line < t->inner);
            if (inner && good)
                good = t->end[line][0] == least(p, q) && t->end[line][1] == p + q - least(p, q)
                    && t->bank[line][0] == least(a, t->beyond[a][i])
                    && t->bank[line][1] == a + t->beyond[a][i] - least(a, t->beyond[a][i]);
            sides += inner;
        }
    return good && sides == 2u * t->inner;
}

static struct alexandros_table board_of(const char *const rows[], unsigned n)
{
    struct alexandros_table t;
    alexandros_default_table(&t, 2);
    t.head.small = 1;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            t.cell[band][column] = 0;
    for (unsigned band = 0; band < n; band++)
        for (unsigned column = 0; rows[band][column] != 0; column++) {
            char drawn = rows[band][column];
            t.cell[band][column] = drawn == 'T' ? TOWN + 1
                                 : drawn == 'J' ? JUG + 1
                                 : drawn == '-' ? PLAIN + 1
                                                : 0;
        }
    return t;
}

static void wall_between(const struct alexandros_table *t, struct alexandros_state *s, unsigned p,
                         unsigned q)
{
    alexandros_wall_in(t, s, line_between(t, p, q));
}

/* Six areas around a point, with walls on all six lines that meet there, laid in any order:
 * each is a province of its own, though all meet in the point. */
LAW(areas_around_a_point_are_parted_by_six_walls)
{
    static const char *const rows[] = { "..T-J", "..-T-" };
    struct alexandros_table t = board_of(rows, 2);
    struct alexandros_state s;
    unsigned middle, provinces = 0, first = choose(from, 6), stride = choose(from, 2) ? 1 : 5;
    t.start_across = 2;
    if (judged(&t) != LEGAL)
        return false;
    alexandros_start(&t, &s);
    middle = point(&t, 1, 3);
    for (unsigned i = 0; i < 6; i++)
        wall_between(&t, &s, middle, t.next[middle][(first + i * stride) % 6]);
    for (unsigned a = 0; a < t.areas; a++)
        provinces += s.province[a] == a;
    return t.areas == 6 && t.degree[middle] == 6 && provinces == 6;
}

CLAUSE(coast_is_border, "Provincies", DEFINITION, EXPLICIT, "The coast is a border without walls.")

TABLE_PROPERTY(coast_lines_are_sides_of_one_area)
{
    unsigned sides = 0;
    bool good = t->coasts <= COAST_LINES;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            sides += t->side[a][i] == NOWHERE;
    for (unsigned line = 0; line < t->coasts; line++) {
        unsigned n = 0;
        for (unsigned a = 0; a < t->areas; a++)
            n += is_a_corner(t, a, t->shore_end[line][0])
              && is_a_corner(t, a, t->shore_end[line][1]);
        good = good && n == 1 && t->shore_end[line][0] < t->shore_end[line][1];
    }
    return good && sides == t->coasts;
}

TABLE_PROPERTY(land_has_a_coast)
{
    return t->coasts > 0;
}

/* From a point lines lead to all points with which it shares an area, once to each. */
TABLE_PROPERTY(lines_of_a_point_are_sides_of_areas)
{
    unsigned lines = 0;
    for (unsigned p = 0; p < t->points; p++) {
        if (t->degree[p] < 2 || t->degree[p] > WAYS)
            return false;
        lines += t->degree[p];
        for (unsigned way = 0; way < t->degree[p]; way++) {
            unsigned to = t->next[p][way], line = t->line[p][way], shore = t->shore[p][way];
            bool rises = way == 0 || t->next[p][way - 1] < to;
            if (!rises || to >= t->points || to == p || (line == NOWHERE) == (shore == NOWHERE)
                || (line != NOWHERE
                    && (line >= t->inner || t->end[line][0] != least(p, to)
                        || t->end[line][1] != p + to - least(p, to)))
                || (shore != NOWHERE
                    && (shore >= t->coasts || t->shore_end[shore][0] != least(p, to)
                        || t->shore_end[shore][1] != p + to - least(p, to))))
                return false;
        }
    }
    return lines == 2u * (t->inner + (unsigned)t->coasts);
}

/* ---- land of any shape ---- */

enum { LAND_AREAS = 20, LAND_POINTS = 16, LAND_MOVES = 60 };

struct land {
    unsigned areas, points;
    bool backwards; /* points that come later have an earlier name */
    uint8_t corner[LAND_AREAS][CORNERS];
};

static bool lies_there(const uint8_t c[CORNERS], unsigned p)
{
    return c[0] == p || c[1] == p || c[2] == p;
}

/* Areas that have all of these for corners. */
static unsigned with_corners(const struct land *l, unsigned p, unsigned q, unsigned r)
{
    unsigned n = 0;
    for (unsigned a = 0; a < l->areas; a++)
        n += lies_there(l->corner[a], p) && lies_there(l->corner[a], q)
          && lies_there(l->corner[a], r);
    return n;
}

static unsigned lines_from(const struct land *l, unsigned p)
{
    unsigned n = 0;
    for (unsigned q = 0; q < l->points; q++)
        n += q != p && with_corners(l, p, q, q) > 0;
    return n;
}

/* May these three be the corners of one more area? Land has no other law than this. */
static bool fits(const struct land *l, const uint8_t c[CORNERS])
{
    bool good =
        c[0] != c[1] && c[1] != c[2] && c[2] != c[0] && with_corners(l, c[0], c[1], c[2]) == 0;
    for (unsigned i = 0; i < CORNERS && good; i++) {
        unsigned p = c[i], q = c[(i + 1) % CORNERS], r = c[(i + 2) % CORNERS],
                 lines = lines_from(l, p);
        lines += with_corners(l, p, q, q) == 0;
        lines += with_corners(l, p, r, r) == 0;
        good = with_corners(l, p, q, q) < 2 && lines <= WAYS;
    }
    return good;
}

static bool has_coast(const struct land *l)
{
    bool coast = false;
    for (unsigned a = 0; a < l->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned p = l->corner[a][i], q = l->corner[a][(i + 1) % CORNERS];
            coast = coast || with_corners(l, p, q, q) == 1;
        }
    return coast;
}

static const char *list_area(struct alexandros_table *t, const struct land *l,
                             const uint8_t c[CORNERS], char symbol)
{
    struct sheet_words w;
    call_it(&w, 1, l->areas, '_', 0);
    for (unsigned i = 0; i < CORNERS; i++) {
        w.letters[2 + i][0] = (char)(l->backwards ? 'z' - c[i] : 'a' + c[i]);
        w.letters[2 + i][1] = 0;
    }
    w.letters[2 + CORNERS][0] = symbol;
    w.letters[2 + CORNERS][1] = 0;
    return read_line(t, &w, "area", AREA_WORDS);
}

/* One more area, mostly at a side of the last ones: with a new point, or with one that is there; or
 * all of them around the first point. False: what is said of it is wrong, that it fits or that it
 * does not. */
static bool grow_land(struct alexandros_table *t, struct land *l, bool around, struct choice *from)
{
    unsigned last = l->areas - 1 - choose(from, least(l->areas, 6)), side = choose(from, CORNERS);
    uint8_t c[CORNERS] = { l->corner[last][side], l->corner[last][(side + 1) % CORNERS] };
    bool new_point = (around || choose(from, 3) == 0) && l->points < LAND_POINTS;
    struct alexandros_table then = *t;
    if (around)
        c[0] = 0, c[1] = (uint8_t)(l->points - 1);
    c[2] = (uint8_t)(new_point ? l->points : choose(from, l->points));
    bool good = fits(l, c);
    if ((list_area(&then, l, c, "TJ-"[choose(from, 3)]) == NULL) != good)
        return false;
    if (!good)
        return true;
    *t = then;
    for (unsigned i = 0; i < CORNERS; i++)
        l->corner[l->areas][i] = c[i];
    l->areas++;
    l->points += new_point;
    return true;
}

static bool holds_on_land(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return SPEC_NAME(is, goals_are_those_of_the_document)(t, s)
        && SPEC_NAME(is, corners_are_those_that_walls_reach)(t, s)
        && SPEC_NAME(is, ways_are_those_of_the_document)(t, s)
        && SPEC_NAME(is, provinces_are_what_walls_enclose)(t, s)
        && SPEC_NAME(is, walls_stand_between_provinces)(t, s)
        && SPEC_NAME(is, provinces_are_named_by_their_lowest_area)(t, s);
}

/* The first legal one from anywhere among the moves that can be said. */
static bool move_on(const struct alexandros_table *t, struct alexandros_state *s,
                    struct choice *from)
{
    uint32_t all = alexandros_universe(t), first = choose(from, all);
    for (uint32_t i = 0; i < all; i++)
        if (alexandros_step(t, s, alexandros_move_at(t, (first + i) % all)) == LEGAL)
            return true;
    return false;
}

/* Triangles that meet in whole sides, two at most at each, are a board, whatever it looks like:
 * with points where five lines meet or twelve, with holes. If it has a coast, the game is played
 * there as everywhere. */
LAW(any_triangles_that_fit_are_a_board)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    struct sheet_words w;
    struct land l = { .points = 3, .corner = { { 0, 1, 2 } }, .backwards = choose(from, 2) };
    t.head.small = 1;
    bool good = read_line(&t, &w, "list", 1) == NULL && list_area(&t, &l, l.corner[0], 'T') == NULL;
    l.areas = 1;
    bool around = choose(from, 6) == 0;
    for (unsigned n = choose(from, 40); n > 0 && l.areas < LAND_AREAS; n--)
        good = good && grow_land(&t, &l, around, from);
    unsigned start = choose(from, l.points);
    w.letters[1][0] = (char)(l.backwards ? 'z' - start : 'a' + start);
    w.letters[1][1] = 0;
    good = good && read_line(&t, &w, "start", 2) == NULL;
    if (!good || !has_coast(&l))
        return good && judged(&t) == ALEXANDROS_coast_is_border;
    good = judged(&t) == LEGAL && t.areas == l.areas && t.points == l.points
        && SPEC_NAME(is, corners_are_three_points)(&t)
        && SPEC_NAME(is, distance_is_the_number_of_lines)(&t)
        && SPEC_NAME(is, neighbours_share_two_corners)(&t)
        && SPEC_NAME(is, inner_lines_lie_between_two_areas)(&t)
        && SPEC_NAME(is, coast_lines_are_sides_of_one_area)(&t)
        && SPEC_NAME(is, lines_of_a_point_are_sides_of_areas)(&t);
    if (!good)
        return false;
    alexandros_start(&t, &s);
    for (unsigned n = 0; n < LAND_MOVES && move_on(&t, &s, from); n++)
        if (!holds_on_land(&t, &s))
            return false;
    return true;
}

/* Two points with areas to both sides of a ring, an octahedron if the ring has four points: of one
 * area left out comes all its coast. */
LAW(land_without_a_coast_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    struct sheet_words w = { .letters = { [1] = "a" } };
    struct land l = { .points = 0 };
    unsigned ring = 3 + choose(from, 6), gap = choose(from, 2 * ring + 1);
    t.head.small = 1;
    bool good = read_line(&t, &w, "list", 1) == NULL;
    for (unsigned n = 0; n < 2 * ring; n++) {
        uint8_t c[CORNERS] = { (uint8_t)(n % ring), (uint8_t)((n + 1) % ring),
                               (uint8_t)(ring + n / ring) };
        good = good && (n == gap || list_area(&t, &l, c, "T-"[n % 2]) == NULL);
        l.areas += n != gap;
    }
    good = good && read_line(&t, &w, "start", 2) == NULL;
    return good
        && judged(&t) == (gap < 2 * ring ? (verdict)LEGAL : (verdict)ALEXANDROS_coast_is_border);
}

/* The province of figure 3: three walls and the coast around two symbols and two plain areas,
 * in whatever order the walls are laid. */
LAW(three_walls_and_the_coast_make_a_province)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned way[] = { point(&t, 0, 4), point(&t, 1, 5), point(&t, 2, 6), point(&t, 3, 5) };
    unsigned harp, size = 0, plain = 0, turn = choose(from, 6);
    alexandros_start(&t, &s);
    harp = area(&t, 2, 5);
    for (unsigned i = 0; i < 3; i++) {
        unsigned n = (turn + (turn < 3 ? i : 2 * i)) % 3;
        wall_between(&t, &s, way[n], way[n + 1]);
    }
    for (unsigned a = 0; a < t.areas; a++) {
        size += s.province[a] == s.province[harp];
        plain += s.province[a] == s.province[harp] && t.symbol[a] == PLAIN;
    }
    return size == 4 && plain == 2 && alexandros_value(&t, &s, s.province[harp]) == 2;
}

CLAUSE(province_any_size, "Provincies", DEFINITION, EXPLICIT, "It may have any size.")

/* All areas are in some province, each in one. */
TALLY_PROPERTY(provinces_make_up_the_land)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == a ? areas_in(t, s, a) : 0;
    return n == t->areas;
}

TALLY_PROPERTY(size_makes_no_province_unfit)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (s->province[a] == a && alexandros_is_province(t, s, a) != counts_as_province(t, s, a))
            return false;
    return true;
}

CLAUSE(whole_land_counts, "Provincies", DEFINITION, AMBIGUOUS,
       "So the land that nothing has cut is a province too, and whatever remains of it.")

LAW(uncut_land_is_a_province)
{
    static const char *const rows[] = { ".T-T" };
    struct alexandros_table t = board_of(rows, 1);
    struct alexandros_state s;
    unsigned held = choose(from, 3);
    t.start_across = 0;
    if (judged(&t) != LEGAL)
        return false;
    alexandros_start(&t, &s);
    s.phase = ACTION;
    s.actions = 2;
    s.hand[0][TOWN] = s.held[0] = (uint8_t)held;
    s.pile[TOWN] = (uint8_t)(s.pile[TOWN] - held);
    struct move m = { M_OCCUPY, 0, { 2 } };
    verdict v = alexandros_refusal(&t, &s, m);
    return s.province[2] == 0 && alexandros_value(&t, &s, 0) == 1
        && v == (held >= 1 ? (verdict)LEGAL : (verdict)ALEXANDROS_occupy_pay_rest);
}

TALLY_PROPERTY(uncut_land_is_no_reason_to_refuse)
{
    for (unsigned a = 0; s->phase == ACTION && READS(t, Q_whole_land, 'A') && a < t->areas; a++)
        if (asked(t, s, M_OCCUPY, s->mover, a) == ALEXANDROS_whole_land_counts)
            return false;
    return true;
}

CLAUSE(occupation_can_wait, "Provincies", LEGALITY, EXPLICIT,
       "A province that has just arisen need not be occupied at once.")

TALLY_PROPERTY(nobody_must_occupy)
{
    return !free_to_act(s) || !READS(t, Q_actions_mandatory, 'A')
        || (can(t, s, M_END, 0) && (left_to_draw(s) == 0 || can(t, s, M_TAKE_PILE, 0)));
}

CLAUSE(province_needs_symbol, "Provincies", LEGALITY, EXPLICIT,
       "A province without any symbol cannot be occupied.")

LAW(board_without_symbols_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.head.small = 1;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t.cell[band][column] != 0)
                t.cell[band][column] = PLAIN + 1;
    return judged(&t) == ALEXANDROS_province_needs_symbol;
}

TALLY_PROPERTY(provinces_without_symbols_cannot_be_occupied)
{
    for (unsigned a = 0; free_to_act(s) && a < t->areas; a++) {
        unsigned symbols = areas_in(t, s, s->province[a]) - plain_areas(t, s, s->province[a]);
        if ((asked(t, s, M_OCCUPY, s->mover, a) == ALEXANDROS_province_needs_symbol)
            != (symbols == 0))
            return false;
    }
    return true;
}

CLAUSE(symbolless_cut_legal, "Provincies", LEGALITY, AMBIGUOUS,
       "A way that cuts off such a province is allowed.")

/* A wall that parts plain areas from all symbols is a wall like others. */
TALLY_PROPERTY(worthless_parts_may_be_cut_off)
{
    for (unsigned p = 0; s->phase == WAY && READS(t, Q_symbolless, 'A') && p < t->points; p++)
        if (asked(t, s, M_WALK, s->mover, p) == ALEXANDROS_symbolless_cut_legal)
            return false;
    return true;
}

/* q-symbolless B: a part without symbols was one before, on a board that is in pieces from the
 * start. */
STEP_PROPERTY(worthless_parts_come_by_a_reading_only)
{
    bool good = true;
    for (unsigned a = 0; READS(t, Q_symbolless, 'B') && a < t->areas; a++)
        if (plain_areas(t, after, after->province[a]) == areas_in(t, after, after->province[a]))
            good = good && after->province[a] == before->province[a]
                && areas_in(t, before, before->province[a])
                       == areas_in(t, after, after->province[a]);
    return good;
}

CLAUSE(single_symbol_province, "Provincies", DEFINITION, EXPLICIT,
       "A single area with a symbol can be a province; it is worth nothing.")

TALLY_PROPERTY(enclosed_symbol_is_worth_nothing)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (t->symbol[a] != PLAIN && areas_in(t, s, a) == 1 && s->province[a] == a
            && (alexandros_value(t, s, a) != 0 || !alexandros_is_province(t, s, a))
            && READS(t, Q_whole_land, 'A'))
            return false;
    return true;
}

/* Any symbol on the board, with a wall on each side that is not on the coast. */
LAW(single_area_can_be_a_province)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned a = choose(from, t.areas), size = 0;
    alexandros_start(&t, &s);
    for (unsigned i = 0; i < CORNERS; i++)
        if (t.side[a][i] != NOWHERE)
            alexandros_wall_in(&t, &s, t.side[a][i]);
    for (unsigned b = 0; b < t.areas; b++)
        size += s.province[b] == s.province[a];
    return size == 1 && alexandros_value(&t, &s, s.province[a]) == (t.symbol[a] == PLAIN);
}

CLAUSE(province_value, "Provincies", SCORE, EXPLICIT,
       "A province is worth a point for each of its empty areas.")

TABLE_PROPERTY(areas_are_counted_by_symbol)
{
    unsigned all = 0;
    for (unsigned k = 0; k <= PLAIN; k++) {
        unsigned n = 0;
        for (unsigned a = 0; a < t->areas; a++)
            if (t->symbol[a] == k && t->with[k][n++] != a)
                return false;
        if (n != t->count[k])
            return false;
        all += n;
    }
    return all == t->areas && t->plains == t->count[PLAIN];
}

TALLY_PROPERTY(value_is_the_number_of_plain_areas)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (s->province[a] == a && alexandros_value(t, s, a) != plain_areas(t, s, a))
            return false;
    return true;
}

/* It only ever gets less. */
STEP_PROPERTY(no_area_comes_into_a_richer_province)
{
    bool good = true;
    if (m.kind != M_WALK)
        return same_bytes(before->province, after->province, AREAS);
    for (unsigned a = 0; a < t->areas; a++)
        good = good
            && (after->province[a] != a
                || plain_areas(t, after, a) <= plain_areas(t, before, before->province[a]));
    return good;
}

INERT(province_ratio, "Provincies", INFORMATION, EXPLICIT,
      "Many empty areas and few symbols make a province rich and cheap.",
      "advice: it allows and forbids nothing")

/* ---- occupying ---- */

CLAUSE(owner_by_governor, "Vrije provincie, Overnemen", DEFINITION, IMPLIED,
       "A province is occupied by whoever has a governor in it.")

/* All governors in a province are of one player. */
STATE_PROPERTY(each_province_has_one_lord)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned province =
                s->governor[p][i] == 0 ? NOWHERE : province_of(s, s->governor[p][i] - 1u);
            for (unsigned q = 0; q < p && province != NOWHERE; q++)
                good = good && governors_of(s, q, province) == 0;
        }
    return good;
}

TALLY_PROPERTY(owners_are_who_stands_there)
{
    for (unsigned a = 0; s->phase == ACTION && a < t->areas; a++)
        if (s->province[a] == a && alexandros_owner(t, s, a) != lord_of(t, s, a))
            return false;
    return true;
}

CLAUSE(points_only_by_tax, "Spelidee, Vrije provincie", SCORE, EXPLICIT,
       "There are points for nothing but tax, in provinces that one occupies oneself.")

STEP_PROPERTY(points_come_from_tax_only)
{
    bool tax = m.kind == M_TAX || m.kind == M_COLLECT;
    return tax
        || (same_bytes(before->score, after->score, SEATS)
            && same_bytes(before->carry, after->carry, SEATS));
}

STEP_PROPERTY(nobody_loses_points)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && after->score[p] + 256u * after->carry[p]
                   >= before->score[p] + 256u * before->carry[p];
    return good;
}

CLAUSE(occupy_unoccupied, "Vrije provincie", LEGALITY, EXPLICIT,
       "A province that an opponent occupies cannot be occupied in this way.")

/* Which area may get a first governor, of provinces that nobody has. */
TALLY_PROPERTY(provinces_to_occupy_are_those_of_the_document)
{
    uint8_t province = NOWHERE;
    struct purse p = { .supply = 0 };
    for (unsigned a = 0; free_to_act(s) && occupies_plainly(t) && a < t->areas; a++) {
        if (province != s->province[a])
            p = purse_of(t, s, province = s->province[a]);
        bool may = lord_of(t, s, province) == NOWHERE && can_begin(t, s, a, p);
        if (can(t, s, M_OCCUPY, a) != may)
            return false;
    }
    return true;
}

TALLY_PROPERTY(provinces_of_others_are_not_just_occupied)
{
    for (unsigned a = 0; free_to_act(s) && a < t->areas; a++) {
        unsigned lord = lord_of(t, s, s->province[a]);
        if (lord != NOWHERE && lord != s->mover && can(t, s, M_OCCUPY, a))
            return false;
    }
    return true;
}

STEP_PROPERTY(occupied_province_was_nobodys)
{
    if (m.kind != M_OCCUPY)
        return true;
    unsigned lord = lord_of(t, before, before->province[m.arg[0]]);
    return lord == NOWHERE || (lord == before->mover && !READS(t, Q_own_province, 'A'));
}

CLAUSE(occupy_not_own, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Nor can one that the player occupies already.")

TALLY_PROPERTY(own_provinces_are_not_occupied_again)
{
    for (unsigned i = 0; free_to_act(s) && READS(t, Q_own_province, 'A') && i < GOVERNORS; i++) {
        unsigned own = s->governor[s->mover][i];
        for (unsigned a = 0; own != 0 && a < t->areas; a++)
            if (s->province[a] == s->province[own - 1u] && can(t, s, M_OCCUPY, a))
                return false;
    }
    return true;
}

/* With q-own-province B all other symbols are paid again, with C none. */
STEP_PROPERTY(own_province_is_paid_as_the_reading_says)
{
    if (m.kind != M_OCCUPY || lord_of(t, before, before->province[m.arg[0]]) != before->mover)
        return true;
    bool paid = READS(t, Q_own_province, 'B'), good = true;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned due = symbols_in(t, before, before->province[m.arg[0]], k);
        good = good && after->price[k] == (paid ? due - (t->symbol[m.arg[0]] == k) : 0);
    }
    return good;
}

CLAUSE(occupy_min_one_governor, "Vrije provincie", LEGALITY, EXPLICIT,
       "To occupy it, at least one governor is placed there.")

STEP_PROPERTY(first_governor_says_which_province)
{
    if (m.kind != M_OCCUPY && m.kind != M_TAKE_OVER)
        return true;
    return after->phase == PLACE && after->site == m.arg[0] + 1
        && standing_on(after, before->mover, m.arg[0])
               == (m.kind == M_OCCUPY ? standing_on(before, before->mover, m.arg[0]) : 0) + 1;
}

STATE_PROPERTY(a_governor_stands_where_a_province_is_paid)
{
    if (s->phase != PLACE)
        return s->site == 0 && all_zero(s->price, SYMBOLS);
    return s->site != 0 && s->site <= t->areas && standing_on(s, s->mover, s->site - 1u) > 0;
}

CLAUSE(occupy_on_symbols, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors stand on areas with a symbol, whichever of that province the player likes.")

STATE_PROPERTY(governors_stand_on_symbols)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            good = good
                && (s->governor[p][i] == 0
                    || (s->governor[p][i] <= t->areas
                        && t->symbol[s->governor[p][i] - 1u] != PLAIN));
    return good;
}

TALLY_PROPERTY(plain_areas_get_no_governor)
{
    for (unsigned a = 0; (s->phase == ACTION || s->phase == PLACE) && a < t->areas; a++)
        if (t->symbol[a] == PLAIN && can(t, s, s->phase == ACTION ? M_OCCUPY : M_PLACE, a))
            return false;
    return true;
}

STEP_PROPERTY(further_governors_are_of_the_same_province)
{
    return m.kind != M_PLACE
        || (before->phase == PLACE && t->symbol[m.arg[0]] != PLAIN
            && before->province[m.arg[0]] == before->province[before->site - 1u]);
}

TALLY_PROPERTY(governors_beside_the_province_are_refused)
{
    for (unsigned a = 0; s->phase == PLACE && a < t->areas; a++) {
        bool there = s->province[a] == s->province[s->site - 1u] && t->symbol[a] != PLAIN;
        if ((asked(t, s, M_PLACE, s->mover, a) == ALEXANDROS_occupy_on_symbols) == there)
            return false;
    }
    return true;
}

CLAUSE(occupy_one_per_area, "Vrije provincie", LEGALITY, IMPLIED,
       "An area has room for one governor.")

STATE_PROPERTY(area_has_one_governor)
{
    bool good = true, several = READS(t, Q_two_on_one_area, 'B');
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            for (unsigned q = 0; q <= p && s->governor[p][i] != 0; q++)
                good = good
                    && standing_on(s, q, s->governor[p][i] - 1u)
                           <= (q == p ? several ? 4u : 1u : 0u);
    return good;
}

TALLY_PROPERTY(second_governor_on_an_area_is_refused)
{
    for (unsigned i = 0; s->phase == PLACE && READS(t, Q_two_on_one_area, 'A') && i < GOVERNORS;
         i++)
        if (s->governor[s->mover][i] != 0 && can(t, s, M_PLACE, s->governor[s->mover][i] - 1u))
            return false;
    return true;
}

CLAUSE(occupy_pay_rest, "Vrije provincie", LEGALITY, EXPLICIT,
       "Each area of it with a symbol and without a governor costs a card of that symbol.")

/* What is to be paid: each symbol of the province on which no governor stands. */
TALLY_PROPERTY(price_is_the_symbols_without_a_governor)
{
    if (s->phase != PLACE || !READS(t, Q_own_province, 'A') || !READS(t, Q_two_on_one_area, 'A'))
        return true;
    unsigned province = s->province[s->site - 1u];
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned due = 0;
        for (unsigned a = 0; a < t->areas; a++)
            due +=
                s->province[a] == province && t->symbol[a] == k && standing_on(s, s->mover, a) == 0;
        if (s->price[k] != due)
            return false;
    }
    return true;
}

STEP_PROPERTY(price_falls_by_what_a_governor_stands_for)
{
    if (m.kind != M_PLACE || !READS(t, Q_two_on_one_area, 'A') || !READS(t, Q_own_province, 'A'))
        return true;
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->price[k] + (t->symbol[m.arg[0]] == k) == before->price[k];
    return good;
}

STEP_PROPERTY(price_is_paid_from_the_hand)
{
    bool good = true;
    for (unsigned k = 0; m.kind == M_PAY && k < SYMBOLS; k++)
        good = good && before->hand[before->mover][k] >= before->price[k]
            && after->hand[before->mover][k] + before->price[k] == before->hand[before->mover][k];
    return good && (m.kind != M_PAY || before->phase == PLACE);
}

TALLY_PROPERTY(paying_needs_all_cards)
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && s->hand[s->mover][k] >= s->price[k];
    return s->phase != PLACE || can(t, s, M_PAY, 0) == enough;
}

/* Whoever begins can also end. */
TALLY_PROPERTY(occupation_can_always_be_finished)
{
    bool any = s->phase != PLACE || can(t, s, M_PAY, 0);
    for (unsigned a = 0; !any && a < t->areas; a++)
        any = can(t, s, M_PLACE, a);
    return any;
}

CLAUSE(occupy_discard, "Vrije provincie", EFFECT, EXPLICIT, "Cards that are paid are discarded.")

STEP_PROPERTY(cards_paid_are_discarded)
{
    bool good = true;
    if (m.kind != M_PAY || before->victim != 0)
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && after->used[k] == 0
            && after->discard[k] + after->pile[k]
                   == before->discard[k] + before->pile[k] + before->price[k] + before->used[k];
    return good;
}

CLAUSE(occupy_extra_governors, "Vrije provincie", LEGALITY, AMBIGUOUS,
       "Further governors, up to all four, can stand in for cards.")

/* Any set of governors, areas rising: who comes first may be any whose rest can be paid. */
TALLY_PROPERTY(further_governors_are_those_of_the_document)
{
    struct purse p = { .supply = governors_left(t, s, s->mover) };
    if (s->phase != PLACE || !occupies_plainly(t))
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s->hand[s->mover][k];
        p.price[k] = s->price[k];
    }
    unsigned province = s->province[s->site - 1u];
    for (unsigned a = 0; a < t->areas; a++) {
        bool may = s->province[a] == province && t->symbol[a] != PLAIN && a + 1u > s->last
                && p.supply > 0
                && can_finish(t, s, province, a,
                              with_governor(p, t->symbol[a < t->areas ? a : 0] % SYMBOLS));
        if (can(t, s, M_PLACE, a) != may)
            return false;
    }
    return true;
}

/* They rise, so that a set of areas is one row of moves. */
STEP_PROPERTY(governors_are_placed_in_rising_order)
{
    return m.kind != M_PLACE
        || (after->last == m.arg[0] + 1
            && (m.arg[0] + 1 > before->last
                || (READS(t, Q_two_on_one_area, 'B') && m.arg[0] + 1 == before->last)));
}

STEP_PROPERTY(governors_stand_in_only_for_missing_cards_by_a_reading)
{
    unsigned k = m.kind == M_PLACE ? t->symbol[m.arg[0]] % SYMBOLS : 0;
    return m.kind != M_PLACE || READS(t, Q_extra_governors, 'A')
        || before->price[k] > before->hand[before->mover][k];
}

INERT(multi_governor_advice, "Vrije provincie", INFORMATION, EXPLICIT,
      "Several governors in one province are for exceptional cases.",
      "advice: it allows and forbids nothing")

CLAUSE(occupy_from_supply, "Vrije provincie", LEGALITY, EXPLICIT,
       "Governors come from the player's supply; who has none there cannot occupy a province.")

STEP_PROPERTY(placed_governors_come_from_the_supply)
{
    unsigned p = before->mover, was = on_board(before, p), is = on_board(after, p);
    bool places = m.kind == M_OCCUPY || m.kind == M_PLACE;
    if (places)
        return is == was + 1 && was < t->governors;
    return is <= was || m.kind == M_TAKE_OVER;
}

TALLY_PROPERTY(without_supply_nothing_is_occupied)
{
    for (unsigned a = 0; free_to_act(s) && on_board(s, s->mover) == t->governors && a < t->areas;
         a++)
        if (can(t, s, M_OCCUPY, a) || (READS(t, Q_takeover_own, 'A') && can(t, s, M_TAKE_OVER, a)))
            return false;
    return true;
}

/* Nobody else's are placed. */
STEP_PROPERTY(governors_of_others_are_not_placed)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (p == before->mover || on_board(after, p) <= on_board(before, p));
    return good;
}

CLAUSE(multi_governor_no_tax, "Vrije provincie, Belasting", SCORE, EXPLICIT,
       "A province with more than one governor pays no tax.")

TALLY_PROPERTY(provinces_with_several_governors_pay_nothing)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned alone = 0;
        for (unsigned i = 0; i < GOVERNORS; i++)
            alone += s->governor[p][i] != 0
                  && governors_there(t, s, province_of(s, s->governor[p][i] - 1u)) == 1;
        if (alone == 0 && alexandros_income(t, s, p) != 0)
            return false;
    }
    return true;
}

/* ---- splitting ---- */

CLAUSE(route_may_split, "Verzetten, Vrije provincie", EFFECT, EXPLICIT,
       "A way through a province can cut it in parts.")

STEP_PROPERTY(walls_alone_change_provinces)
{
    bool same = same_bytes(before->province, after->province, AREAS);
    return same || (m.kind == M_WALK && !same_bytes(before->wall, after->wall, WALL_BYTES));
}

/* A wall cuts one province in two, or none. */
STEP_PROPERTY(wall_cuts_at_most_one_province)
{
    unsigned was = 0, is = 0;
    for (unsigned a = 0; a < t->areas; a++) {
        was += before->province[a] == a;
        is += after->province[a] == a;
    }
    return is == was || (is == was + 1 && m.kind == M_WALK);
}

/* ---- the board alone: any symbol, no cards spent ---- */

enum { HEXAGON_LINES = 6, HEXAGON_POINTS = 7, HEXAGON_POSITIONS = HEXAGON_POINTS << HEXAGON_LINES };

struct positions {
    struct alexandros_table t;
    struct alexandros_state list[HEXAGON_POSITIONS];
    bool known[HEXAGON_POSITIONS];
    unsigned count, frozen;
};

static void note_position(struct positions *all, struct alexandros_state s)
{
    unsigned n = s.wall[0] * (unsigned)HEXAGON_POINTS + s.at;
    if (n >= HEXAGON_POSITIONS || all->known[n])
        return;
    all->known[n] = true;
    s.phase = GOAL;
    s.actions = 2;
    s.black = 65;
    all->list[all->count++] = s;
}

/* Line by line to where he is heading for, on all ways. */
static void go_all_ways(struct positions *all, const struct alexandros_state *s)
{
    if (s->phase != WAY) {
        note_position(all, *s);
        return;
    }
    for (unsigned p = 0; p < all->t.points; p++) {
        struct alexandros_state then = *s;
        if (alexandros_step(&all->t, &then, (struct move){ M_WALK, 0, { (uint8_t)p } }) == LEGAL)
            go_all_ways(all, &then);
    }
}

static bool go_to_all_goals(struct positions *all, struct alexandros_state from, unsigned symbol)
{
    bool any = false;
    from.card = (uint8_t)(symbol + 1);
    for (unsigned a = 0; a < all->t.areas; a++) {
        struct alexandros_state chosen = from;
        if (alexandros_step(&all->t, &chosen, (struct move){ M_GOAL, 0, { (uint8_t)a } }) != LEGAL)
            continue;
        any = true;
        for (unsigned p = 0; p < all->t.points; p++) {
            struct alexandros_state then = chosen;
            if (alexandros_step(&all->t, &then, (struct move){ M_CORNER, 0, { (uint8_t)p } })
                == LEGAL)
                go_all_ways(all, &then);
        }
    }
    return any;
}

/* Six areas around a point, three of them with symbols: an enumerator written apart found 75
 * positions of Alexandros and the walls, in whatever order they are met. */
LAW(hexagon_has_75_positions)
{
    static const char *const rows[] = { "..T-J", "..-T-" };
    struct positions all = { .t = board_of(rows, 2) };
    struct alexandros_state first;
    unsigned jugs_first = choose(from, 2);
    all.t.start_across = 2;
    if (judged(&all.t) != LEGAL || all.t.inner != HEXAGON_LINES || all.t.points != HEXAGON_POINTS)
        return false;
    alexandros_start(&all.t, &first);
    first.pile[JUG] = 0;
    note_position(&all, first);
    for (unsigned n = 0; n < all.count; n++) {
        bool one = go_to_all_goals(&all, all.list[n], jugs_first ? JUG : TOWN);
        bool other = go_to_all_goals(&all, all.list[n], jugs_first ? TOWN : JUG);
        all.frozen += !one && !other;
    }
    return all.count == 75;
}

CLAUSE(split_governor_part, "Vrije provincie", EFFECT, EXPLICIT,
       "A part with a governor stays his who occupied the whole.")

/* With q-split-two-governors B somebody may lose those of a part. */
STEP_PROPERTY(governors_stay_when_a_province_is_cut)
{
    if (m.kind != M_WALK || READS(t, Q_split_two_governors, 'B'))
        return true;
    return same_bytes(before->governor[0], after->governor[0], SEATS * GOVERNORS);
}

STEP_PROPERTY(part_with_a_governor_keeps_its_lord)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && m.kind == M_WALK; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            good = good
                && (after->governor[p][i] == 0
                    || lord_of(t, after, province_of(after, after->governor[p][i] - 1u)) == p);
    return good;
}

CLAUSE(split_other_part, "Vrije provincie", EFFECT, EXPLICIT,
       "A part without a governor is nobody's.")

STEP_PROPERTY(part_without_a_governor_is_nobodys)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas && m.kind == M_WALK; a++) {
        bool any = false;
        for (unsigned b = 0; b < t->areas && after->province[a] == a; b++)
            any = any || (after->province[b] == a && who_stands_on(t, after, b) != NOWHERE);
        good =
            good && (after->province[a] != a || (alexandros_owner(t, after, a) == NOWHERE) == !any);
    }
    return good;
}

CLAUSE(split_counts_anew, "Vrije provincie, Belasting", DEFINITION, IMPLIED,
       "Value and governors of each part are counted anew.")

TALLY_PROPERTY(governors_are_counted_in_each_part)
{
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned province =
                s->governor[p][i] == 0 ? NOWHERE : province_of(s, s->governor[p][i] - 1u);
            if (province != NOWHERE
                && alexandros_governors_in(t, s, province) != governors_there(t, s, province))
                return false;
        }
    return true;
}

/* The values of the parts are that of the whole. */
STEP_PROPERTY(no_plain_area_is_lost_by_a_cut)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas && m.kind == M_WALK; a++) {
        unsigned parts = 0;
        for (unsigned b = 0; b < t->areas && before->province[a] == a; b++)
            parts +=
                before->province[b] == a && after->province[b] == b ? plain_areas(t, after, b) : 0;
        good = good && (before->province[a] != a || parts == plain_areas(t, before, a));
    }
    return good;
}

CLAUSE(split_same_turn_occupy, "Vrije provincie", LEGALITY, EXPLICIT,
       "Whoever cut a part off may occupy it with an action of the same turn.")

/* Nothing about a province is kept but its areas and governors. */
STATE_PROPERTY(nothing_is_kept_of_the_move_but_walls)
{
    bool moving =
        s->phase == CARD || on_the_move(s) || s->phase == REVEAL || s->phase == JOKER_TAKE;
    return moving
        || (s->card == 0 && s->joker == 0 && s->replace == 0 && s->goal == 0 && s->target == 0
            && s->laid == 0);
}

/* As soon as the move is over: a part that nobody has, with one symbol, for a governor and no card.
 */
TALLY_PROPERTY(part_just_cut_off_may_be_occupied)
{
    bool plain = occupies_plainly(t) && READS(t, Q_whole_land, 'A');
    for (unsigned a = 0; free_to_act(s) && s->actions == 2 && plain && a < t->areas; a++) {
        unsigned province = s->province[a],
                 symbols = areas_in(t, s, province) - plain_areas(t, s, province);
        if (t->symbol[a] != PLAIN && symbols == 1 && lord_of(t, s, province) == NOWHERE
            && can(t, s, M_OCCUPY, a) != (governors_left(t, s, s->mover) > 0))
            return false;
    }
    return true;
}

CLAUSE(no_merge, "-", EFFECT, IMPLIED, "Provinces never grow together.")

/* Who belongs together now did so before. */
STEP_PROPERTY(provinces_never_grow)
{
    bool good = true;
    for (unsigned a = 0; a < t->areas; a++)
        good = good && before->province[a] == before->province[after->province[a]];
    return good;
}

/* ---- taking over ---- */

CLAUSE(takeover_opponent, "Vervolgacties, Overnemen", LEGALITY, EXPLICIT,
       "A province that an opponent occupies can be taken over.")

/* Which area may get a first governor, of provinces that an opponent has. */
TALLY_PROPERTY(provinces_to_take_over_are_those_of_the_document)
{
    for (unsigned a = 0;
         free_to_act(s) && occupies_plainly(t) && READS(t, Q_takeover_own, 'A') && a < t->areas;
         a++) {
        unsigned province = s->province[a], lord = lord_of(t, s, province);
        uint8_t due[SYMBOLS];
        bool may = lord != NOWHERE && lord != s->mover;
        if (may) {
            struct purse p = purse_of(t, s, province);
            ransom(t, s, province, due);
            may = holds(s, s->mover, due);
            for (unsigned k = 0; k < SYMBOLS && may; k++)
                p.hand[k] = (uint8_t)(p.hand[k] - due[k]);
            may = may && can_begin(t, s, a, p);
        }
        if (can(t, s, M_TAKE_OVER, a) != may)
            return false;
    }
    return true;
}

STEP_PROPERTY(province_taken_over_was_somebody_elses)
{
    if (m.kind != M_TAKE_OVER)
        return true;
    unsigned lord = lord_of(t, before, before->province[m.arg[0]]);
    if (lord == before->mover) /* nobody loses it */
        return READS(t, Q_takeover_own, 'B') && after->victim == 0;
    return lord != NOWHERE && after->victim == lord + 1;
}

STATE_PROPERTY(somebody_loses_only_while_he_is_taken_over)
{
    bool during = s->phase == PLACE || s->phase == GIVE;
    return (during || (s->victim == 0 && all_zero(s->used, SYMBOLS)))
        && (s->phase != GIVE || s->victim != 0) && s->victim != s->mover + 1;
}

CLAUSE(takeover_two_per_governor, "Overnemen", LEGALITY, EXPLICIT,
       "Each governor in it costs two cards.")

static bool removes(struct move m)
{
    return m.kind == M_TAKE_OVER || m.kind == M_REMOVE;
}

STEP_PROPERTY(two_cards_go_for_each_governor)
{
    if (!removes(m))
        return true;
    unsigned n = governors_there(t, before, before->province[m.arg[0]]);
    return n > 0 && after->held[before->mover] + 2 * n == before->held[before->mover];
}

TALLY_PROPERTY(too_few_cards_for_a_governor_are_refused)
{
    uint8_t due[SYMBOLS];
    for (unsigned p = 0; free_to_act(s) && p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS && p != s->mover; i++) {
            unsigned a = s->governor[p][i] == 0 ? 0 : s->governor[p][i] - 1u;
            ransom(t, s, s->province[a], due);
            if (s->governor[p][i] != 0 && !holds(s, s->mover, due) && can(t, s, M_TAKE_OVER, a))
                return false;
        }
    return true;
}

CLAUSE(takeover_right_symbol, "Overnemen", LEGALITY, EXPLICIT,
       "Both have the symbol of the area on which that governor stands.")

STEP_PROPERTY(cards_for_governors_have_their_symbols)
{
    uint8_t due[SYMBOLS];
    bool good = true;
    if (m.kind != M_TAKE_OVER)
        return true;
    ransom(t, before, before->province[m.arg[0]], due);
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && before->hand[before->mover][k] >= due[k] && after->used[k] == due[k]
            && after->hand[before->mover][k] + due[k] == before->hand[before->mover][k];
    return good;
}

CLAUSE(takeover_all_governors, "Overnemen", LEGALITY, IMPLIED,
       "All governors of the province have to go.")

STEP_PROPERTY(no_governor_of_the_loser_stays)
{
    if (!removes(m))
        return true;
    unsigned province = before->province[m.arg[0]], lord = lord_of(t, before, province);
    return governors_of(after, lord, province) == (m.kind == M_TAKE_OVER && lord == before->mover);
}

CLAUSE(takeover_governors_home, "Overnemen", EFFECT, EXPLICIT,
       "They go back to the supply of their owner.")

STEP_PROPERTY(removed_governors_are_in_the_supply)
{
    if (!removes(m))
        return true;
    unsigned province = before->province[m.arg[0]], lord = lord_of(t, before, province);
    unsigned back = governors_of(before, lord, province);
    return on_board(after, lord) + back
        == on_board(before, lord) + (m.kind == M_TAKE_OVER && lord == before->mover);
}

/* Governors leave the board in four ways only. */
STEP_PROPERTY(governors_leave_for_a_reason)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        bool relieved = m.kind == M_RELIEVE && p == before->mover;
        bool split = m.kind == M_WALK && READS(t, Q_split_two_governors, 'B');
        good =
            good && (on_board(after, p) >= on_board(before, p) || relieved || removes(m) || split);
    }
    return good;
}

CLAUSE(takeover_then_occupy, "Overnemen", LEGALITY, EXPLICIT,
       "Then the conqueror has to occupy the province like any other, in the same turn.")

STEP_PROPERTY(conqueror_has_a_governor_in_the_province)
{
    if (m.kind != M_TAKE_OVER)
        return true;
    unsigned province = before->province[m.arg[0]];
    return after->phase == PLACE && lord_of(t, after, province) == before->mover
        && after->site == m.arg[0] + 1;
}

/* q-takeover-split-actions B: the next action occupies what was freed. */
STATE_PROPERTY(removed_governors_are_kept_in_mind_for_one_reading)
{
    return s->razed == 0
        || (READS(t, Q_takeover_split_actions, 'B') && s->razed <= t->areas
            && (s->phase == GIVE || (s->phase == ACTION && s->actions == 1)));
}

CLAUSE(takeover_one_action, "Overnemen", EFFECT, EXPLICIT, "All of this is one action.")

STEP_PROPERTY(taking_over_costs_one_action)
{
    return m.kind != M_TAKE_OVER || after->actions == before->actions;
}

TALLY_PROPERTY(governors_are_not_just_removed)
{
    for (unsigned a = 0;
         s->phase == ACTION && READS(t, Q_takeover_split_actions, 'A') && a < t->areas; a++)
        if (can(t, s, M_REMOVE, a))
            return false;
    return true;
}

CLAUSE(takeover_half_to_victim, "Overnemen", EFFECT, EXPLICIT,
       "Half of the cards used for it go to who lost the province.")

static unsigned half_up(unsigned n)
{
    return n / 2 + n % 2;
}

/* Of how many cards the loser gets his half when all is paid. */
static unsigned cards_used(const struct alexandros_table *t, const struct alexandros_state *before)
{
    return sum_of(before->used, SYMBOLS)
         + (READS(t, Q_half_of_what, 'A') ? sum_of(before->price, SYMBOLS) : 0);
}

STEP_PROPERTY(loser_gets_his_half)
{
    if (m.kind != M_PAY || before->victim == 0)
        return true;
    unsigned loser = before->victim - 1u,
             half = t->head.players == 2 ? 0 : half_up(cards_used(t, before));
    return after->held[loser] + after->due == before->held[loser] + half;
}

/* What is left to give is less than what was used. */
STATE_PROPERTY(half_is_given_card_by_card)
{
    if (s->phase != GIVE)
        return s->due == 0;
    unsigned left = sum_of(s->used, SYMBOLS);
    return s->due > 0 && s->due < left && t->head.players > 2 && s->victim <= t->head.players;
}

STEP_PROPERTY(card_given_is_the_losers)
{
    if (m.kind != M_GIVE)
        return true;
    unsigned loser = before->victim - 1u, k = m.arg[0];
    return before->used[k] > 0 && after->hand[loser][k] > before->hand[loser][k]
        && after->held[loser] + after->due == before->held[loser] + before->due
        && before->held[before->mover] == after->held[before->mover];
}

CLAUSE(takeover_counts_all, "Overnemen", DEFINITION, IMPLIED,
       "Used are the cards for governors that go and those for symbols together.")

/* With the cards for the province: but with q-half-of-what B. */
STEP_PROPERTY(cards_for_the_province_count_too)
{
    if (m.kind != M_PAY || after->phase != GIVE)
        return true;
    unsigned n = sum_of(after->used, SYMBOLS) + after->held[before->victim - 1u]
               - before->held[before->victim - 1u];
    return n == cards_used(t, before);
}

STEP_PROPERTY(cards_for_governors_wait_for_those_for_the_province)
{
    bool good = true;
    for (unsigned k = 0; m.kind == M_PLACE && k < SYMBOLS; k++)
        good = good && before->used[k] == after->used[k];
    return good && (m.kind != M_PLACE || before->victim == after->victim);
}

CLAUSE(takeover_conqueror_picks, "Overnemen", EFFECT, EXPLICIT,
       "The conqueror says which cards these are.")

/* Any of the cards used, symbols rising, so that a choice of cards is one row of moves. */
TALLY_PROPERTY(cards_to_give_are_any_that_were_used)
{
    unsigned choices = 0;
    for (unsigned k = 0; s->phase == GIVE && k < SYMBOLS; k++) {
        unsigned left = 0;
        for (unsigned j = k; j < SYMBOLS; j++)
            left += s->used[j];
        bool may = s->used[k] > 0 && k + 1 >= s->last && left >= s->due;
        if (can(t, s, M_GIVE, k) != may)
            return false;
        choices += may;
    }
    return s->phase != GIVE || choices > 1;
}

/* Any cards used, and any half of them: the conqueror can give just that. */
LAW(any_half_can_be_given)
{
    struct alexandros_table t;
    struct alexandros_state s;
    uint8_t wanted[SYMBOLS] = { 0 };
    unsigned used = 2 + choose(from, 8), half = half_up(used);
    alexandros_default_table(&t, 3);
    alexandros_seal(&t);
    alexandros_start(&t, &s);
    s.phase = PLACE;
    s.actions = 2;
    s.victim = 2;
    s.site = (uint8_t)(area(&t, 2, 5) + 1);
    s.governor[0][0] = s.site;
    for (unsigned n = 0; n < used; n++)
        s.used[choose(from, SYMBOLS)]++;
    for (unsigned k = 0; k < SYMBOLS; k++)
        s.pile[k] = (uint8_t)(11 - s.used[k]);
    for (unsigned n = 0; n < half;) {
        unsigned k = choose(from, SYMBOLS);
        while (wanted[k] == s.used[k])
            k = (k + 1) % SYMBOLS;
        wanted[k]++;
        n++;
    }
    struct move pay = { M_PAY, 0, { 0 } };
    if (alexandros_step(&t, &s, pay) != LEGAL)
        return false;
    for (unsigned k = 0; s.phase == GIVE && k < SYMBOLS; k++)
        while (s.phase == GIVE && s.hand[1][k] < wanted[k]) {
            struct move give = { M_GIVE, 0, { (uint8_t)k } };
            if (alexandros_step(&t, &s, give) != LEGAL)
                return false;
        }
    return s.phase == ACTION && s.held[1] == half && same_bytes(s.hand[1], wanted, SYMBOLS);
}

CLAUSE(takeover_round_up, "Overnemen", EFFECT, EXPLICIT,
       "Of an odd number the larger half goes to the loser.")

/* Two thirds of a card are nothing that can be given: of n the loser gets n - n / 2. */
STEP_PROPERTY(odd_card_is_the_losers)
{
    if (m.kind != M_PAY || before->victim == 0 || t->head.players == 2)
        return true;
    unsigned n = cards_used(t, before),
             got = after->held[before->victim - 1u] - before->held[before->victim - 1u];
    unsigned discarded = sum_of(after->discard, SYMBOLS) + sum_of(after->pile, SYMBOLS)
                       - sum_of(before->discard, SYMBOLS) - sum_of(before->pile, SYMBOLS);
    unsigned apart = READS(t, Q_half_of_what, 'A') ? 0 : sum_of(before->price, SYMBOLS);
    return after->phase == GIVE
        || (got >= discarded - apart && got <= discarded - apart + 1
            && got + discarded - apart == n);
}

CLAUSE(takeover_rest_discard, "Overnemen", EFFECT, EXPLICIT, "The other half is discarded.")

STEP_PROPERTY(what_is_not_given_is_discarded)
{
    bool ends = (m.kind == M_GIVE || m.kind == M_PAY) && after->phase != GIVE;
    if (!ends || before->victim == 0)
        return true;
    unsigned was = sum_of(before->discard, SYMBOLS) + sum_of(before->pile, SYMBOLS);
    unsigned is = sum_of(after->discard, SYMBOLS) + sum_of(after->pile, SYMBOLS);
    unsigned rest = m.kind == M_GIVE
                      ? sum_of(before->used, SYMBOLS) - before->due
                      : sum_of(before->used, SYMBOLS) + sum_of(before->price, SYMBOLS)
                            - (t->head.players == 2 ? 0 : half_up(cards_used(t, before)));
    return is == was + rest && all_zero(after->used, SYMBOLS) && after->victim == 0;
}

CLAUSE(takeover_two_players, "Overnemen", VARIANT, EXPLICIT,
       "Between two players the loser gets his governors only; all cards are discarded.")

STATE_PROPERTY(nothing_is_given_between_two_players)
{
    return t->head.players > 2 || (s->phase != GIVE && s->due == 0);
}

STEP_PROPERTY(loser_of_two_gets_no_card)
{
    bool takes = m.kind == M_PAY || removes(m);
    unsigned other = before->mover == 0 ? 1 : 0;
    return t->head.players > 2 || !takes || after->held[other] == before->held[other];
}

/* ---- tax ---- */

CLAUSE(tax_matching_card, "Belasting", LEGALITY, EXPLICIT,
       "To levy tax is to play a card with the symbol of an area on which a governor of one's own "
       "stands.")

/* With which cards tax can be levied. */
TALLY_PROPERTY(tax_cards_are_those_of_the_document)
{
    for (unsigned k = 0; s->phase == ACTION && !s->razed && !s->took && k < SYMBOLS; k++) {
        bool matches = false;
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned a = s->governor[s->mover][i] == 0 ? NOWHERE : s->governor[s->mover][i] - 1u;
            matches = matches
                   || (a != NOWHERE && t->symbol[a] == k
                       && (READS(t, Q_tax_governor, 'A')
                           || governors_there(t, s, s->province[a]) == 1));
        }
        bool pays = READS(t, Q_tax_zero, 'A') || pays_now(t, s, s->mover) > 0;
        if (can(t, s, M_TAX, k) != (matches && pays && !s->taxed && s->hand[s->mover][k] > 0))
            return false;
    }
    return true;
}

STEP_PROPERTY(tax_card_has_the_symbol_of_a_governor)
{
    bool matches = false;
    for (unsigned i = 0; m.kind == M_TAX && i < GOVERNORS; i++)
        matches = matches
               || (before->governor[before->mover][i] != 0
                   && t->symbol[before->governor[before->mover][i] - 1u] == m.arg[0]);
    return m.kind != M_TAX || (matches && before->hand[before->mover][m.arg[0]] > 0);
}

CLAUSE(tax_any_own_governor, "Belasting", LEGALITY, IMPLIED,
       "That governor may stand in a province that pays nothing.")

TALLY_PROPERTY(governor_that_pays_nothing_will_do)
{
    bool plain =
        READS(t, Q_tax_governor, 'A') && READS(t, Q_tax_zero, 'A') && !s->taxed && free_to_act(s);
    for (unsigned i = 0; plain && i < GOVERNORS; i++) {
        unsigned a = s->governor[s->mover][i] == 0 ? NOWHERE : s->governor[s->mover][i] - 1u;
        if (a != NOWHERE && s->hand[s->mover][t->symbol[a] % SYMBOLS] > 0
            && !can(t, s, M_TAX, t->symbol[a]))
            return false;
    }
    return true;
}

CLAUSE(tax_card_discarded, "Belasting", EFFECT, IMPLIED, "The card is discarded.")

STEP_PROPERTY(tax_card_leaves_the_hand)
{
    if (m.kind != M_TAX)
        return true;
    unsigned p = before->mover, k = m.arg[0];
    bool fresh = sum_of(after->pile, SYMBOLS) > sum_of(before->pile, SYMBOLS);
    return before->hand[p][k] > 0 && after->hand[p][k] + 1 == before->hand[p][k]
        && (fresh || after->discard[k] == before->discard[k] + 1)
        && after->held[p] + 1 == before->held[p];
}

CLAUSE(tax_single_only, "Belasting", SCORE, EXPLICIT,
       "A province pays only if just one governor stands in it.")

/* The accused reckons by governors; here all is reckoned by areas. */
TALLY_PROPERTY(incomes_are_those_of_the_document)
{
    for (unsigned p = 0; p < t->head.players; p++)
        if (alexandros_income(t, s, p) != pays_now(t, s, p))
            return false;
    return true;
}

/* Each plain area pays one player at most. */
TALLY_PROPERTY(all_incomes_are_no_more_than_plain_areas)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += alexandros_income(t, s, p);
    return n <= t->count[PLAIN];
}

CLAUSE(tax_sum, "Belasting", SCORE, EXPLICIT,
       "A player gets a point for each empty area of all provinces that pay him.")

static unsigned gain(const struct alexandros_state *before, const struct alexandros_state *after,
                     unsigned seat)
{
    return after->score[seat] + 256u * after->carry[seat] - before->score[seat]
         - 256u * before->carry[seat];
}

STEP_PROPERTY(who_levies_gets_all_that_pays_him)
{
    return m.kind != M_TAX
        || gain(before, after, before->mover) == pays_now(t, before, before->mover);
}

/* Area by area: does it lie in a province with one governor in all, who is his? */
TALLY_PROPERTY(income_is_a_point_for_each_such_area)
{
    if (s->phase != ACTION || !READS(t, Q_whole_land, 'A'))
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned n = 0;
        for (unsigned a = 0; on_board(s, p) > 0 && a < t->areas; a++)
            n += t->symbol[a] == PLAIN && governors_there(t, s, s->province[a]) == 1
              && governors_of(s, p, s->province[a]) == 1;
        if (alexandros_income(t, s, p) != n)
            return false;
    }
    return true;
}

CLAUSE(tax_marker, "Belasting", EFFECT, EXPLICIT, "His marker goes forward by so many points.")

STEP_PROPERTY(markers_go_forward_by_what_is_paid)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        good = good
            && (gain(before, after, p) == 0 || gain(before, after, p) == pays_now(t, before, p));
    return good;
}

/* A carry is kept for one reading only. */
STATE_PROPERTY(scores_fit_on_the_track)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (s->carry[p] == 0 || READS(t, Q_over_100_at_once, 'C')
                || READS(t, Q_marker_on_100, 'B') || READS(t, Q_tax_others_card, 'B')
                || READS(t, Q_both_triggers, 'B'));
    return good;
}

CLAUSE(tax_everybody, "Belasting", EFFECT, EXPLICIT,
       "All players score at the same time, whether they like it or not.")

STEP_PROPERTY(everybody_scores_at_a_tax)
{
    bool all = READS(t, Q_tax_others_card, 'A') && READS(t, Q_tax_compulsory_effect, 'A')
            && READS(t, Q_tax_order_at_end, 'A');
    bool good = true;
    for (unsigned p = 0; p < t->head.players && m.kind == M_TAX && all; p++)
        good = good && gain(before, after, p) == pays_now(t, before, p);
    return good;
}

/* Others are asked by two readings only. */
STATE_PROPERTY(nobody_is_asked_at_a_tax_but_by_a_reading)
{
    bool asks = READS(t, Q_tax_others_card, 'B') || READS(t, Q_tax_compulsory_effect, 'B');
    return s->phase == LEVY ? asks && s->asked != 0 && s->asked <= t->head.players
                                  && s->asked != s->mover + 1 && s->taxed == 1
                            : s->asked == 0;
}

CLAUSE(tax_others_no_card, "Belasting", EFFECT, AMBIGUOUS,
       "The others play no card for it and need no governor that matches.")

STEP_PROPERTY(others_keep_their_cards_at_a_tax)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (m.kind != M_TAX || p == before->mover
                || same_bytes(before->hand[p], after->hand[p], SYMBOLS));
    return good;
}

STEP_PROPERTY(others_play_a_card_by_a_reading_only)
{
    if (m.kind != M_COLLECT)
        return true;
    unsigned p = before->asked - 1u;
    return READS(t, Q_tax_others_card, 'A') ? same_bytes(before->hand[p], after->hand[p], SYMBOLS)
                                            : after->held[p] + 1 == before->held[p];
}

INERT(tax_timing_advice, "Belasting", INFORMATION, EXPLICIT,
      "Tax is worth its card and action only if it gives more than it gives to the nearest rivals.",
      "advice: it allows and forbids nothing")

CLAUSE(tax_once_per_turn, "Vervolgacties, Belasting", LEGALITY, EXPLICIT,
       "Tax is levied once in a turn at most.")

STATE_PROPERTY(tax_takes_an_action)
{
    return s->taxed <= 1
        && (s->taxed == 0 || s->phase == LEVY || (s->actions == 1 && s->phase >= ACTION)
            || (s->phase == REFILL && s->actions == 1));
}

TALLY_PROPERTY(second_tax_in_a_turn_is_refused)
{
    for (unsigned k = 0; s->phase == ACTION && s->taxed && !s->razed && !s->took && k < SYMBOLS;
         k++)
        if (asked(t, s, M_TAX, s->mover, k) != ALEXANDROS_tax_once_per_turn)
            return false;
    return true;
}

STEP_PROPERTY(tax_is_kept_in_mind_until_the_turn_is_over)
{
    bool taxed = before->taxed || m.kind == M_TAX;
    bool over = turn_over(before, after) || before->phase == REFILL || sets_up(before);
    return after->taxed == (taxed && (!over || (before->phase == REFILL && after->actions == 1)));
}

/* ---- relieving ---- */

CLAUSE(relieve_own, "Aflossen", EFFECT, EXPLICIT,
       "To relieve is to take a governor of one's own off the board, into the supply.")

STEP_PROPERTY(relieved_governor_goes_into_the_supply)
{
    if (m.kind != M_RELIEVE)
        return true;
    unsigned p = before->mover, a = m.arg[0];
    return standing_on(before, p, a) > 0
        && standing_on(after, p, a) + 1 == standing_on(before, p, a)
        && on_board(after, p) + 1 == on_board(before, p);
}

TALLY_PROPERTY(only_own_governors_can_be_relieved)
{
    for (unsigned a = 0; free_to_act(s) && a < t->areas; a++)
        if ((asked(t, s, M_RELIEVE, s->mover, a) == ALEXANDROS_relieve_own)
            != (standing_on(s, s->mover, a) == 0))
            return false;
    return true;
}

CLAUSE(relieve_one_at_a_time, "Aflossen", LEGALITY, IMPLIED, "One action takes one governor off.")

STEP_PROPERTY(other_governors_stay)
{
    bool good = true;
    for (unsigned a = 0; m.kind == M_RELIEVE && a < t->areas; a++)
        for (unsigned p = 0; p < t->head.players; p++)
            good = good && (a == m.arg[0] || standing_on(after, p, a) == standing_on(before, p, a));
    return good;
}

CLAUSE(relieve_no_cards, "Aflossen", EFFECT, EXPLICIT, "It costs no card.")

/* q-relieve-backpay B: but the card of the area that he leaves. */
STEP_PROPERTY(relieving_costs_no_card)
{
    bool good = true;
    if (m.kind != M_RELIEVE)
        return true;
    bool owed = READS(t, Q_relieve_backpay, 'B')
             && governors_there(t, before, before->province[m.arg[0]]) > 1;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && after->held[p] + (owed && p == before->mover ? 1 : 0) == before->held[p];
    return good;
}

CLAUSE(relieve_is_action, "Aflossen", LEGALITY, EXPLICIT, "It is one of the two actions.")

STEP_PROPERTY(relieving_is_one_of_the_two_actions)
{
    return m.kind != M_RELIEVE
        || (before->phase == ACTION && acts(before, m, after)
            && (before->actions == 1 ? turn_over(before, after) : after->actions == 1));
}

TALLY_PROPERTY(nobody_relieves_out_of_turn)
{
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS && (p != s->mover || s->phase != ACTION); i++)
            if (s->governor[p][i] != 0
                && asked(t, s, M_RELIEVE, p, s->governor[p][i] - 1u) == LEGAL)
                return false;
    return true;
}

CLAUSE(relieve_no_backpay, "Aflossen", EFFECT, IMPLIED,
       "Nothing is paid for the symbol that he leaves while another governor stays.")

TALLY_PROPERTY(any_hand_will_do_to_relieve)
{
    for (unsigned i = 0; free_to_act(s) && READS(t, Q_relieve_backpay, 'A') && i < GOVERNORS; i++)
        if (s->governor[s->mover][i] != 0 && !can(t, s, M_RELIEVE, s->governor[s->mover][i] - 1u))
            return false;
    return true;
}

CLAUSE(relieve_last_frees, "Aflossen", EFFECT, IMPLIED,
       "If it was the last one, the province is nobody's.")

STEP_PROPERTY(province_without_governors_is_nobodys)
{
    if (m.kind != M_RELIEVE)
        return true;
    unsigned province = before->province[m.arg[0]];
    bool last = governors_there(t, before, province) == 1;
    return lord_of(t, after, province) == (last ? (unsigned)NOWHERE : before->mover)
        && alexandros_owner(t, after, province) == lord_of(t, after, province);
}

/* What pays with one governor pays nothing without, and something if he is the one that is left. */
STEP_PROPERTY(income_follows_the_governors)
{
    if (m.kind != M_RELIEVE)
        return true;
    unsigned p = before->mover, province = before->province[m.arg[0]],
             n = governors_there(t, before, province);
    unsigned value = counts_as_province(t, before, province) ? plain_areas(t, before, province) : 0;
    return pays_now(t, after, p) + (n == 1 ? value : 0)
        == pays_now(t, before, p) + (n == 2 ? value : 0);
}

/* ---------------------------------------------------------------- the end -- */

CLAUSE(end_red_trigger, "Einde", END, EXPLICIT,
       "The game ends when the black walls are too few for a way and red ones have to be used.")

static bool wins_already(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool beyond = false;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned points = s->score[p] + 256u * s->carry[p];
        beyond =
            beyond || points > t->limit || (points == t->limit && READS(t, Q_more_than_100, 'B'));
    }
    return beyond;
}

/* With q-final-round B the last one is that of who sits before the start player. */
static bool may_be_the_last(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned next = s->mover + 1u == t->head.players ? 0 : s->mover + 1u;
    return READS(t, Q_final_round, 'A') || next == s->start_seat;
}

STEP_PROPERTY(turn_with_red_walls_is_the_last)
{
    return after->red == t->red || !turn_over(before, after) || after->phase == OVER
        || !may_be_the_last(t, before);
}

/* Nobody has a turn less than others. */
STEP_PROPERTY(round_of_the_red_walls_is_finished)
{
    bool plain = READS(t, Q_black_exactly_used, 'A') && READS(t, Q_short_row, 'A')
              && READS(t, Q_over_100_at_once, 'A') && READS(t, Q_both_triggers, 'A')
              && READS(t, Q_no_goal, 'A');
    return !plain || after->phase != OVER || before->phase == OVER || wins_already(t, after)
        || may_be_the_last(t, before);
}

/* Nothing else ends a game but more than 100 points, and some readings. */
STEP_PROPERTY(game_ends_for_a_reason)
{
    bool beyond = false;
    if (after->phase != OVER)
        return true;
    for (unsigned p = 0; p < t->head.players; p++)
        beyond = beyond || after->score[p] + 256u * after->carry[p] >= t->limit;
    return beyond || after->red < t->red || (READS(t, Q_no_goal, 'C') && m.kind == M_STAY)
        || READS(t, Q_short_row, 'B') || (READS(t, Q_black_exactly_used, 'B') && after->black == 0);
}

/* With just enough black walls the game goes on. */
STEP_PROPERTY(last_black_wall_ends_nothing)
{
    bool plain = READS(t, Q_black_exactly_used, 'A') && READS(t, Q_short_row, 'A')
              && READS(t, Q_over_100_at_once, 'A');
    return !plain || after->red < t->red || m.kind != M_END || after->phase != OVER;
}

CLAUSE(red_after_black, "Einde", EFFECT, AMBIGUOUS, "The black walls that are left are laid first.")

STEP_PROPERTY(black_walls_are_laid_first)
{
    if (m.kind != M_WALK || after->phase == WAY)
        return true;
    unsigned laid =
        before->laid + walls(t, after) + after->needless - walls(t, before) - before->needless;
    unsigned black = least(laid, before->black);
    if (laid > before->black && READS(t, Q_red_mix, 'B'))
        black = 0;
    return after->black + black == before->black && after->red + laid - black == before->red;
}

CLAUSE(end_over_100, "Einde", END, EXPLICIT, "It ends too when somebody has more than 100 points.")

STATE_PROPERTY(nobody_has_more_than_100_while_the_game_goes_on)
{
    bool plain = READS(t, Q_over_100_at_once, 'A') && READS(t, Q_marker_on_100, 'A')
              && READS(t, Q_both_triggers, 'A');
    return s->phase == OVER || s->phase == LEVY || !plain || !wins_already(t, s);
}

STEP_PROPERTY(more_than_100_points_end_the_game)
{
    bool tax = (m.kind == M_TAX || m.kind == M_COLLECT) && after->phase != LEVY;
    return !tax || !wins_already(t, after) || after->phase == OVER
        || !READS(t, Q_over_100_at_once, 'A') || READS(t, Q_both_triggers, 'B');
}

/* At most what one tax can pay beyond 100. */
STATE_PROPERTY(scores_end_soon_after_100)
{
    bool plain = READS(t, Q_over_100_at_once, 'A') && READS(t, Q_marker_on_100, 'A')
              && READS(t, Q_both_triggers, 'A') && READS(t, Q_tax_others_card, 'A')
              && READS(t, Q_tax_compulsory_effect, 'A');
    bool good = true;
    for (unsigned p = 0; p < t->head.players && plain; p++)
        good = good && s->score[p] <= t->limit + (unsigned)t->count[PLAIN];
    return good;
}

/* There are fewer plain areas than that. */
STEP_PROPERTY(first_tax_ends_no_game)
{
    bool first = m.kind == M_TAX && t->count[PLAIN] < t->limit && READS(t, Q_marker_on_100, 'A')
              && before->ending == 0;
    for (unsigned p = 0; p < t->head.players; p++)
        first = first && before->score[p] == 0;
    return !first || !wins_already(t, after);
}

CLAUSE(end_red_finish_actions, "Einde", END, EXPLICIT,
       "After red walls the player still has his actions, and nobody else has a turn.")

STEP_PROPERTY(red_walls_leave_the_actions)
{
    return m.kind != M_WALK || (after->phase != OVER && after->actions == 2);
}

/* The row is not filled up any more: nobody comes. */
STEP_PROPERTY(nobody_has_a_turn_after_red_walls)
{
    return before->red == t->red || (after->phase != CARD && after->phase != REFILL)
        || (after->phase == REFILL && after->actions > 0) || READS(t, Q_final_round, 'B');
}

CLAUSE(end_over_100_at_once, "Einde", END, AMBIGUOUS,
       "After more than 100 points it is over at once, when everybody has scored.")

STEP_PROPERTY(actions_are_lost_when_the_game_is_over)
{
    bool tax = m.kind == M_TAX && after->phase != LEVY && READS(t, Q_over_100_at_once, 'A')
            && READS(t, Q_both_triggers, 'A');
    return !tax
        || (after->phase == OVER ? wins_already(t, after) || before->actions == 1
                                 : !wins_already(t, after));
}

/* After the tax of a turn no move of that turn changes a score: so it makes no difference for the
 * result whether the game ends at once or with the turn, nor whether red walls leave actions. */
STEP_PROPERTY(score_is_settled_once_tax_is_levied)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && before->taxed && before->phase != LEVY; p++)
        good = good && gain(before, after, p) == 0;
    return good;
}

/* q-over-100-at-once B and C; q-final-round B. */
STATE_PROPERTY(end_is_kept_in_mind_for_two_readings)
{
    bool late = READS(t, Q_over_100_at_once, 'B') || READS(t, Q_over_100_at_once, 'C');
    bool round = READS(t, Q_over_100_at_once, 'C') || READS(t, Q_final_round, 'B');
    return s->ending <= 1 && (s->ending == 0 || late) && (s->start_seat == 0 || round);
}

/* Who begins is kept for them when the first turn begins, by lot or by the sheet. */
STEP_PROPERTY(start_player_is_kept_in_mind)
{
    bool round = READS(t, Q_over_100_at_once, 'C') || READS(t, Q_final_round, 'B');
    return !sets_up(before) || after->phase != CARD
        || after->start_seat == (round ? after->mover : 0);
}

CLAUSE(highest_wins, "Einde", SCORE, EXPLICIT, "Who has most points wins.")

/* Somebody wins: those whom nobody surpasses. */
TALLY_PROPERTY(winners_have_most_points)
{
    struct outcome o;
    alexandros_outcome(t, s, &o);
    if (s->phase != OVER)
        return !o.over && o.winners == 0;
    for (unsigned p = 0; p < t->head.players; p++) {
        bool surpassed = false;
        for (unsigned q = 0; q < t->head.players; q++)
            surpassed =
                surpassed || s->score[q] + 256u * s->carry[q] > s->score[p] + 256u * s->carry[p];
        if ((o.winners >> p & 1u) == surpassed
            || o.score[p] != (int)(s->score[p] + 256u * s->carry[p]))
            return false;
    }
    return o.over && o.winners >> t->head.players == 0;
}

TALLY_PROPERTY(nothing_can_be_done_when_it_is_over)
{
    static const uint8_t kinds[] = { M_OPEN,      M_HAND, M_STAY, M_GOAL,   M_TAKE,
                                     M_TAKE_PILE, M_TAX,  M_END,  M_OCCUPY, M_RELIEVE };
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        for (unsigned i = 0; i < sizeof kinds; i++)
            if (asked(t, s, kinds[i], p, 0) != ALEXANDROS_highest_wins)
                return false;
    return s->phase != OVER
        || (asked(t, s, M_LOT, NATURE, 0) == ALEXANDROS_highest_wins
            && asked(t, s, M_UNCOVER, NATURE, 0) == ALEXANDROS_highest_wins);
}

STATE_PROPERTY(nothing_is_kept_in_mind_when_it_is_over)
{
    return s->phase != OVER
        || (s->mover == 0 && s->taxed == 0 && s->barred == 0 && s->took == 0 && s->filled == 0
            && s->razed == 0 && s->sent == 0 && s->ending == 0);
}

CLAUSE(tie_unspecified, "Einde", SCORE, SILENT,
       "For equal points there is no rule: these players share the victory.")

LAW(equal_points_share_the_victory)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    struct outcome o;
    unsigned best = choose(from, 190), set = 1 + choose(from, (1u << t.head.players) - 1);
    alexandros_start(&t, &s);
    s.phase = OVER;
    for (unsigned p = 0; p < t.head.players; p++)
        s.score[p] = (uint8_t)(set >> p & 1u ? best : best == 0 ? 0 : choose(from, best));
    alexandros_outcome(&t, &s, &o);
    return o.over && (best == 0 || o.winners == set) && (o.winners & set) == set;
}

/* ---------------------------------------------------------- special cases -- */

CLAUSE(joker_no_free_area, "Bijzonder", LEGALITY, AMBIGUOUS,
       "If no free area is left for the cards of the row, they are jokers.")

TALLY_PROPERTY(jokers_are_rows_without_a_free_area)
{
    if (s->phase != CARD || READS(t, Q_no_goal, 'D'))
        return true;
    bool may = can(t, s, M_JOKER, 0);
    return !may || (row_is_dead(t, s) && READS(t, Q_joker_trigger, 'A'));
}

STATE_PROPERTY(single_cards_are_jokers_by_a_reading_only)
{
    return s->joker != CARD_JOKER || READS(t, Q_joker_trigger, 'B') || READS(t, Q_hand_joker, 'B');
}

CLAUSE(joker_goal_choice, "Bijzonder", LEGALITY, AMBIGUOUS,
       "With a joker the player chooses any free area with a symbol, near or far.")

TALLY_PROPERTY(joker_may_go_to_any_free_symbol)
{
    bool plain = READS(t, Q_joker_goal, 'A') && READS(t, Q_red_voluntary, 'A')
              && READS(t, Q_symbolless, 'A') && walls_will_do(t, s, t->reach);
    for (unsigned a = 0; s->phase == GOAL && s->joker && plain && a < t->areas; a++)
        if (t->symbol[a] != PLAIN && is_free(t, s, a) && !can(t, s, M_GOAL, a))
            return false;
    return true;
}

STEP_PROPERTY(joker_goes_to_a_free_symbol)
{
    if (m.kind != M_GOAL || !before->joker || !READS(t, Q_joker_goal, 'A')
        || READS(t, Q_no_goal, 'D'))
        return true;
    return t->symbol[m.arg[0]] != PLAIN && is_free(t, before, m.arg[0]);
}

CLAUSE(joker_then_take, "Bijzonder", EFFECT, AMBIGUOUS,
       "After that move he may take one of the cards of the row.")

STEP_PROPERTY(card_of_a_joker_comes_from_the_row)
{
    if (m.kind != M_KEEP)
        return true;
    unsigned k = m.arg[0], p = before->mover;
    return before->phase == JOKER_TAKE && before->row[k] > 0 && after->row[k] + 1 == before->row[k]
        && after->hand[p][k] == before->hand[p][k] + 1
        && (left_to_draw(before) == 0 || after->replace == 1);
}

/* It is offered after the move: with q-joker-take C before it. */
STEP_PROPERTY(card_of_a_joker_is_offered_once)
{
    bool offered = after->phase == JOKER_TAKE && before->phase != JOKER_TAKE;
    if (READS(t, Q_joker_take, 'C'))
        return !offered || m.kind == M_JOKER;
    return offered ? before->joker == ROW_JOKER && (m.kind == M_WALK || m.kind == M_CORNER)
                   : before->phase == JOKER_TAKE || before->joker != ROW_JOKER
                         || after->joker == ROW_JOKER || sum_of(before->row, SYMBOLS) == 0;
}

TALLY_PROPERTY(card_of_a_joker_may_be_left)
{
    if (s->phase != JOKER_TAKE)
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (can(t, s, M_KEEP, k) != (s->row[k] > 0))
            return false;
    return can(t, s, M_DECLINE, 0) == READS(t, Q_joker_take, 'A') && sum_of(s->row, SYMBOLS) > 0;
}

STEP_PROPERTY(nothing_is_taken_with_a_joker_that_is_declined)
{
    return m.kind != M_DECLINE || before->phase != JOKER_TAKE
        || (same_bytes(before->row, after->row, SYMBOLS)
            && same_bytes(before->held, after->held, SEATS));
}

CLAUSE(joker_not_from_hand, "-", LEGALITY, SILENT, "A card of the hand is never a joker.")

TALLY_PROPERTY(cards_of_the_hand_are_no_jokers)
{
    for (unsigned k = 0; s->phase == CARD && READS(t, Q_hand_joker, 'A') && k < SYMBOLS; k++)
        if (!is_alive(t, s, k) && can(t, s, M_HAND, k))
            return false;
    return true;
}

STEP_PROPERTY(card_of_the_hand_moves_as_itself)
{
    return m.kind != M_HAND || READS(t, Q_hand_joker, 'B')
        || (after->joker == NO_JOKER && after->card == m.arg[0] + 1);
}

CLAUSE(red_shortage_other_area, "Bijzonder", LEGALITY, AMBIGUOUS,
       "If even the red walls are too few, another area has to be chosen, one that they reach.")

STEP_PROPERTY(goal_can_be_reached_with_the_walls_there_are)
{
    uint8_t missing[POINTS];
    if (m.kind != M_GOAL)
        return true;
    count_missing_walls(t, before, before->at, missing);
    return within_reach(t, before, missing, m.arg[0], false);
}

STEP_PROPERTY(way_can_be_finished_with_the_walls_there_are)
{
    return m.kind != M_WALK || after->phase == WAY
        || walls_will_do(t, before,
                         after->phase == WAY ? 0
                                             : before->laid + walls(t, after) + after->needless
                                                   - walls(t, before) - before->needless);
}

TALLY_PROPERTY(unreachable_areas_are_refused_as_such)
{
    uint8_t missing[POINTS];
    if (s->phase != GOAL || s->joker || !READS(t, Q_symbolless, 'A'))
        return true;
    count_missing_walls(t, s, s->at, missing);
    for (unsigned a = 0; a < t->areas; a++)
        if (asked(t, s, M_GOAL, s->mover, a) == ALEXANDROS_red_shortage_other_area
            && within_reach(t, s, missing, a, false))
            return false;
    return true;
}

/* Three bands, one wall left, from the point in the middle below: the symbol far up on the left
 * asks for two walls on every way there. */
LAW(area_that_asks_for_two_walls_is_out_of_reach_of_one)
{
    static const char *const rows[] = { ".T-J-T", ".-T-J-", ".J---T" };
    struct alexandros_table t = board_of(rows, 3);
    struct alexandros_state s;
    uint8_t list[AREAS];
    t.start_across = 0;
    if (judged(&t) != LEGAL)
        return false;
    alexandros_start(&t, &s);
    s.at = (uint8_t)point(&t, 2, 4);
    s.black = (uint8_t)choose(from, 3);
    s.red = (uint8_t)(choose(from, 3));
    bool reached = alexandros_can_reach(&t, &s, area(&t, 0, 1));
    return reached == (s.black + s.red >= 2) && alexandros_goals(&t, &s, TOWN, list) <= 3;
}

CLAUSE(no_goal_no_move, "-", LEGALITY, SILENT,
       "If there is no goal at all, Alexandros stays, and the turn goes on with the actions.")

STEP_PROPERTY(who_stays_changes_nothing)
{
    bool good = true;
    if (m.kind != M_STAY)
        return true;
    good = after->at == before->at && same_bytes(before->wall, after->wall, WALL_BYTES)
        && same_bytes(before->row, after->row, SYMBOLS)
        && same_bytes(before->held, after->held, SEATS)
        && same_bytes(before->governor[0], after->governor[0], SEATS * GOVERNORS);
    bool goes_on = READS(t, Q_no_goal, 'A') || READS(t, Q_no_goal, 'D') || READS(t, Q_no_goal, 'E');
    return good && (!goes_on || (after->phase == ACTION && after->actions == 2));
}

TALLY_PROPERTY(something_can_always_be_done)
{
    bool any = s->phase != CARD || can(t, s, M_STAY, 0) || can(t, s, M_JOKER, 0);
    for (unsigned k = 0; !any && k < SYMBOLS; k++)
        any = can(t, s, M_OPEN, k) || can(t, s, M_HAND, k);
    return any
        && (s->phase != ACTION || s->razed || READS(t, Q_actions_mandatory, 'B')
            || can(t, s, M_END, 0));
}

/* -------------------------------------------------------------- questions --
 *
 * What the document leaves open. The reading in force is the letter on the
 * table; where nothing is said it is the standard one, and why is said here.
 */

/* ---- the goal ---- */

QUESTION(q_nearest_corner, "To which corner is the distance of an area measured?", 'A',
         "In two examples corners farther off are chosen, of areas that are still the nearest.",
         BUILT('A', "to the nearest, and any corner may be entered"),
         BUILT('B', "to the one that is entered: only a nearest corner may be"))

QUESTION(q_nearest_among_free, "Nearest among which areas?", 'A',
         "Both words stand together; in an example a nearer soldier with a governor does not spoil "
         "the card.",
         BUILT('A', "among the free ones"),
         BUILT('B', "among all with that symbol: if no nearest one is free, the card has no goal"))

QUESTION(q_standing_on, "On which areas does Alexandros stand?", 'A',
         "He is only ever put on corners. So every move moves him, and nothing has to be "
         "remembered.",
         BUILT('A', "on all that have his vertex as a corner"),
         BUILT('B', "on the one to which he was sent last"),
         BUILT('C', "on none: he stands on points"))

QUESTION(q_corner_touch, "Does a wall that touches only a corner spoil a goal?", 'A',
         "In an example all walls of a way to a free area end at its corner. B takes a garbled "
         "sentence by "
         "the letter.",
         BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_coast_side, "Does a side on the coast spoil a goal?", 'A',
         "The harp of the first examples has one.", BUILT('A', "no"),
         BUILT('B', "yes: the coast is a border"))

QUESTION(q_order_goal_refill, "When is the card of the row replaced that was chosen?", 'A',
         "The examples tell it in this order.", BUILT('A', "after the goal, before corner and way"),
         BUILT('B', "after the whole move"), BUILT('C', "before the goal"))

QUESTION(q_exception_condition, "When may a card of the hand be chosen?", 'A',
         "What is good is a matter of judgement. Nobody could check B.", BUILT('A', "always"),
         LISTED('B', "only if no card of the row has a good goal"))

QUESTION(q_exception_dead_cards, "May a card of the hand be chosen when the row is jokers?", 'A',
         "It is one choice more.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_exception_no_take, "Which cards may not be taken after such a move?", 'A',
         "Two cards is the price that is named: one discarded, one not received.",
         BUILT('A', "only the one that goes with the move"), BUILT('B', "none in that whole turn"))

QUESTION(q_hand_joker, "May a card of the hand be a joker?", 'A', "The rule speaks of the row.",
         BUILT('A', "no"), BUILT('B', "yes, if its symbol has no free area"))

QUESTION(q_joker_trigger, "When is a card of the row a joker?", 'A',
         "The cards are named together, and one of both is taken afterwards.",
         BUILT('A', "when no card of the row has a free area"),
         BUILT('B', "when it has none itself"))

QUESTION(q_joker_unoccupied, "Is a joker about free areas, or about areas without pieces?", 'A',
         "Else walls could leave a card that is neither of use nor a joker.",
         BUILT('A', "about free areas"),
         BUILT('B', "about areas without pieces, whatever their walls"))

QUESTION(q_joker_goal, "Which areas may a joker choose?", 'A',
         "Only the symbol is left to choice; that a goal has to be free is said of every goal.",
         BUILT('A', "all free ones with a symbol"),
         BUILT('B', "the nearest free ones of a symbol that the player names"),
         BUILT('C', "all with a symbol, free or not"))

QUESTION(q_joker_take, "Must a card be taken after the move of a joker, and when?", 'A',
         "It is a permission, and it comes afterwards.", BUILT('A', "it may be left"),
         BUILT('B', "it has to be taken"), BUILT('C', "it is taken before the move"))

QUESTION(q_no_goal, "What if there is no goal, or only one for a card of the hand?", 'A',
         "Nothing ends the game or takes the actions away, and to move is no choice.",
         BUILT('A', "without a goal he stays and the actions follow; a card of the hand has to be "
                    "played"),
         BUILT('B', "without a goal the turn is lost"),
         BUILT('C', "without a goal the game is over"),
         BUILT('D', "without a free area any area with a symbol is a goal of a joker"),
         BUILT('E', "as A, but the card of the hand need not be played"))

QUESTION(q_short_row, "What if the row cannot be filled up?", 'A', "Nothing ends the game.",
         BUILT('A', "the game goes on with what lies there"), BUILT('B', "the game is over"))

/* ---- the way and the walls ---- */

QUESTION(q_fewest_walls, "What has to be as small as possible?", 'A',
         "In two examples more walls are laid than another way would need. B also knows ways "
         "without end.",
         BUILT('A', "the number of lines of the way"),
         LISTED('B', "the number of new walls, among all ways"),
         BUILT('C', "the number of new walls, among the shortest ways"))

QUESTION(q_coast_walls, "May walls be laid where they are not needed?", 'A',
         "As few as possible are laid.", BUILT('A', "no"), BUILT('B', "yes, on the coast"),
         BUILT('C', "yes, on the coast and where walls are already"))

QUESTION(q_red_voluntary, "May the player go a way that needs red walls if he could do without?",
         'A', "Goal, corner and way are free as ever; the end looks at the way that was chosen.",
         BUILT('A', "yes"), BUILT('B', "no, not if any choice of his does without"),
         BUILT('C', "no, not if a way to that corner does without"))

QUESTION(q_red_mix, "Which walls are laid if the black ones are too few?", 'A',
         "Red is used for what black is missing for.",
         BUILT('A', "the black ones that are left, then red ones"), BUILT('B', "red ones only"))

QUESTION(q_black_exactly_used, "What if the last black wall was laid, and none is missing?", 'A',
         "Black walls have to be too few for a way.", BUILT('A', "the game goes on"),
         BUILT('B', "that is the end too"))

QUESTION(q_red_shortage, "What may be chosen if red walls are too few?", 'A',
         "Another area, one that can be reached, says the document.",
         BUILT('A', "the nearest of the free areas that can be reached"),
         BUILT('B', "one of the nearest free areas that can be reached; else another card"),
         BUILT('C', "any free area with that symbol that can be reached"))

/* ---- cards ---- */

QUESTION(q_reshuffle_time, "When are discarded cards shuffled?", 'A',
         "They are needed when a card is to be drawn.",
         BUILT('A', "when a card is to be drawn and the pile is empty"),
         BUILT('B', "as soon as the pile is empty"))

QUESTION(q_refill_time, "When is the row filled up?", 'A',
         "It is said of two cards taken one after the other; one moment for all turns is simplest.",
         BUILT('A', "after the second action, whatever it was"),
         BUILT('B', "after the first action, unless the second takes a card too"),
         BUILT('C', "at once"))

QUESTION(q_hand_count, "Do the others see how many cards a player has?", 'A',
         "Only what is on them is hidden.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_discard_open, "May discarded cards be looked at?", 'A', "They were all played openly.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_hand_limit, "Is there a limit to a hand?", 'A',
         "None is named. B would have to name the number, and say what becomes of the cards beyond "
         "it.",
         BUILT('A', "no"), LISTED('B', "yes, some number"))

/* ---- actions ---- */

QUESTION(q_actions_mandatory, "Must both actions be performed?", 'A',
         "One sentence tells of two, another one allows two.", BUILT('A', "no"),
         BUILT('B', "yes, as far as possible"))

QUESTION(q_relieve_anytime, "When may a governor be relieved?", 'A',
         "It counts as an action, and actions follow the move of Alexandros in the own turn; with "
         "B it would count for nobody.",
         BUILT('A', "with an action of the own turn"), LISTED('B', "at any moment"))

/* ---- provinces ---- */

QUESTION(q_whole_land, "Is land that no wall has cut a province?", 'A',
         "By the letter: the coast is a border too.", BUILT('A', "yes"),
         BUILT('B', "no, at least one wall is needed"),
         BUILT('C', "no, nor is the largest remainder, if it is larger than any other"))

QUESTION(q_symbolless, "May a way cut off a province without a symbol?", 'A',
         "It is called worthless, not forbidden.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_own_province, "May a player occupy a province that is his already?", 'A',
         "He occupies it; to occupy is for those that he does not have.", BUILT('A', "no"),
         BUILT('B', "yes, with one more governor at least, and paying for all other symbols"),
         BUILT('C', "yes, with one more governor at least, and paying nothing"))

QUESTION(q_extra_governors, "May governors stand in for cards that the player has?", 'A',
         "One at least is placed; to check it would show the hand.", BUILT('A', "yes"),
         BUILT('B', "no, only for cards that he lacks"))

QUESTION(q_two_on_one_area, "May several governors stand on one area?", 'A',
         "It would serve no purpose.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_corner_connection, "Are areas connected that meet in a corner only?", 'A',
         "In an example four areas are a province, though one of them meets others in a corner. "
         "With B no "
         "wall could ever part anything.",
         BUILT('A', "no"), BUILT('B', "yes"))

/* ---- taking over ---- */

QUESTION(q_half_of_what, "Half of which cards does the loser get?", 'A',
         "Cards for governors are even in number: only then can there be anything to round.",
         BUILT('A', "of all that were used"), BUILT('B', "of those for the governors that went"))

QUESTION(q_takeover_split_actions, "May governors be removed without occupying the province?", 'A',
         "All of it is one action, and the second part has to follow.",
         BUILT('A', "no: it is all or nothing"),
         BUILT('B', "yes, as the first action, if the second one occupies it"), BUILT('C', "yes"))

QUESTION(q_takeover_costs_points, "Does taking over cost points?", 'A',
         "A slip: cards are meant, and no number of points is named.", BUILT('A', "no"),
         LISTED('B', "yes"))

QUESTION(q_takeover_own, "May a player take over a province of his own?", 'A',
         "The heading and its first sentence speak of opponents.", BUILT('A', "no"),
         BUILT('B', "yes, to place his governors anew"))

QUESTION(q_victim_cards_when, "When does the loser get his cards?", 'A',
         "In the standard readings he can use them in his own turn only: B would make no "
         "difference.",
         BUILT('A', "at once"), LISTED('B', "after the turn of the conqueror"))

/* ---- tax ---- */

QUESTION(q_tax_others_card, "Do the others need a card to score?", 'A',
         "Only the player whose turn it is loses a card in the text and in the example.",
         BUILT('A', "no"), BUILT('B', "yes, each one that matches"))

QUESTION(q_tax_zero, "May tax be levied if it brings the player nothing?", 'A',
         "Only the card is asked for.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_tax_governor, "Which governor must the card match?", 'A',
         "In the example it is one whose province pays nothing.", BUILT('A', "any of the player's"),
         BUILT('B', "one whose province pays"))

QUESTION(q_tax_compulsory_effect, "May a player refuse his points?", 'A',
         "He has to score, says the document.", BUILT('A', "no"), BUILT('B', "yes"))

/* ---- splitting and relieving ---- */

QUESTION(q_split_two_governors, "What if governors of one player come to stand in different parts?",
         'A', "A part with a governor stays occupied.", BUILT('A', "both parts are his"),
         BUILT('B', "only the one that is worth more; the governors of the other go home"))

QUESTION(q_merge, "Can provinces grow together?", 'A',
         "No wall ever leaves the board, so no second reading is needed.", BUILT('A', "no"))

QUESTION(q_relieve_last, "Whose is a province when its last governor was relieved?", 'A',
         "Only governors occupy. B would need a mark that the game does not have.",
         BUILT('A', "nobody's"), LISTED('B', "still his"))

QUESTION(q_relieve_backpay, "Is a card due for the symbol that a relieved governor leaves?", 'A',
         "It costs no card.", BUILT('A', "no"), BUILT('B', "yes, while another governor stays"))

/* ---- the end ---- */

QUESTION(q_more_than_100, "How many points end the game?", 'A', "More than 100, says the document.",
         BUILT('A', "more than 100"), BUILT('B', "100 or more"))

QUESTION(q_marker_on_100, "How many points is the field 100 at the start?", 'A',
         "The track is a loop, and its first field its last. With B the first tax that pays would "
         "end the game, "
         "with C nobody could ever have more than 100.",
         BUILT('A', "none"), BUILT('B', "100"), LISTED('C', "100, and points are counted down"))

QUESTION(q_over_100_at_once, "When is the game over after more than 100 points?", 'A',
         "Only of the other end it is said that the actions remain.",
         BUILT('A', "at once, when everybody has scored"), BUILT('B', "at the end of the turn"),
         BUILT('C', "when all had equally many turns"))

QUESTION(q_tax_order_at_end, "Do all points of the last tax count?", 'A', "Tax is for all players.",
         BUILT('A', "yes"), BUILT('B', "no, scoring stops with the first who has more than 100"))

QUESTION(q_both_triggers, "What if red walls were laid and a tax brings more than 100 points?", 'A',
         "Each end holds for itself, and the earlier one comes first.",
         BUILT('A', "it is over at once"), BUILT('B', "the second action is still due"))

QUESTION(q_final_round, "Does anybody have a turn after red walls were laid?", 'A',
         "Red walls are for the very last move of Alexandros.", BUILT('A', "no"),
         BUILT('B', "yes, until all had equally many"))

QUESTION(q_tie, "Who wins if several have most points?", 'A',
         "Nothing more is said; B would be a rule of one's own.", BUILT('A', "all of them"),
         LISTED('B', "some other number decides"))

/* ------------------------------------------------------------------ scopes --
 *
 * Mostly strips of one band, a letter for each area: on them no two inner lines follow each other
 * on a shortest way. An enumerator written apart, from the clauses and before these numbers were
 * known, counted alike: all positions, and those between two decisions. An earlier one, which
 * nobody here wrote, differs by its book-keeping alone (no positions of setting up, discarded cards
 * that are shuffled only when one is drawn, the actions that are left when it is over): with that,
 * the other one has its numbers of positions and of moves for "one", "two", "jokers" and
 * "two-taxes", and of moves for "rich".
 *
 * A game of the board alone, where any symbol may be chosen and no card is spent, is no
 * scope: a table always has cards, and hands and pile would be told apart. The law
 * hexagon-has-75-positions counts such a game instead.
 */
#define BOARD_OF(count, board, deck, black, red, governors, limit) \
    "players " #count "\nsmall\n" board "cards " deck "\nblack " #black "\nred " #red \
    "\ngovernors " #governors "\nlimit " #limit "\n"
#define BOARD(count, bands, start, deck, black, red, governors, limit) \
    BOARD_OF(count, "grid\n" bands "\nstart " start "\n", deck, black, red, governors, limit)
#define STRIP(count, row, deck, black, red, governors, limit) \
    BOARD(count, "0 " row, "0:0", deck, black, red, governors, limit)

/* As in corpus/alexandros/sheets/assumed.sheet. Nobody has the cards for all of that land, so no
 * play of the scope that has it can end; it is there for the plays of the whole game in it. */
#define WHOLE_BOARD \
    "0 ....-T-JH-S-L-\n" \
    "1 ....J-TJ-L-T-T-J-J\n" \
    "2 .....L--H---SL-S-TS-T\n" \
    "3 ........-T-S--SJ-T---H-\n" \
    "4 .........-SLTSH-H-L---H-\n" \
    "5 .........-H--L-H---J--L--\n" \
    "6 ........T-L-HS-L-H-H-H-L-H\n" \
    "7 .....T--J--S-L-T-J----JSL--\n" \
    "8 ....---S-T---J....SHJ----JL\n" \
    "9 ....--J---L-........----TS-S"

/* The six areas of "hexagon", called and listed otherwise: so the numbers are the same. */
#define LISTED_HEXAGON \
    "list\narea low  d m e T\narea left  a f m T\narea top  b a m -\narea east  m b c T\narea " \
    "west  f m e -\n" \
    "area right  c d m -\nstart a\n"

/* A scope a paragraph: its sheet, then its counts. */
/* clang-format off */
const struct scope alexandros_scopes[] = {
    { "one", IN_TEST, "taking, occupying, taking over, tax, relieving, staying",
      STRIP(2, ".-T", "4T", 1, 1, 1, 0), 1889, 114, 0, 1529, 114 },
    { "two", IN_TEST, "the last black wall, plays without end, no usable card, no goal for good",
      STRIP(2, ".T-T", "4T", 1, 1, 1, 0), 25847, 1068, 0, 17611, 1068 },
    { "red", IN_TEST, "red walls, the actions after them",
      STRIP(2, ".T-T", "4T", 0, 1, 1, 0), 14065, 2142, 0, 9493, 2142 },
    { "shortage", IN_TEST, "corners, lines and areas for which there is no wall",
      BOARD(2, "0 .T-T\n1 ..T-", "0:0", "4T", 0, 0, 1, 0), 12093, 628, 0, 8705, 628 },
    { "hexagon", IN_TEST, "a point within the land: ways among which the walls choose",
      BOARD(2, "0 ..T-T\n1 ..-T-", "0:2", "4T", 1, 1, 1, 0), 62951, 11406, 0, 43031, 11406 },
    { "jokers", IN_TEST, "jokers",
      STRIP(2, ".T-J", "2T 2J", 1, 1, 1, 0), 70655, 2448, 0, 50271, 2448 },
    { "coast", IN_TEST,
      "the whole board that is assumed, and no wall: where one can go along the coast alone",
      BOARD(2, WHOLE_BOARD, "0:4", "2T 2H", 0, 0, 1, 0), 1887, 0, 0, 1325, 0 },
    { "two-taxes", IN_VERIFY, "two taxes",
      STRIP(2, ".T-T", "4T", 1, 1, 1, 1), 104677, 2136, 0, 71733, 2136 },
    { "rich", IN_VERIFY,
      "provinces with a value of 2, black walls and red ones, a province without a symbol",
      STRIP(2, ".T--T", "4T", 2, 1, 1, 1), 179845, 6248, 0, 118217, 6248 },
    { "several", IN_VERIFY, "provinces with two governors, and their parts",
      STRIP(2, ".T--T", "5T", 2, 1, 2, 1), 420825, 16660, 0, 270753, 16660 },
    { "three", IN_VERIFY, "what a loser gets among three, rounded up",
      STRIP(3, ".T-T", "6T", 1, 1, 1, 0), 384876, 13542, 0, 271092, 13542 },
    { "most", IN_DEEP, "nearly all that two players can do",
      STRIP(2, ".T-TJ", "2T 2J", 2, 1, 1, 2), 3281076, 49299, 0, 2179232, 49299 },
    { "most-several", IN_DEEP, "the same with two governors each",
      STRIP(2, ".T-TJ-", "2T 2J", 3, 1, 2, 1), 3918281, 89292, 0, 2646561, 89292 },
    { "listed", IN_TEST,
      "the board of hexagon as a list of areas, in another order and by other names",
      BOARD_OF(2, LISTED_HEXAGON, "4T", 1, 1, 1, 0), 62951, 11406, 0, 43031, 11406 },
    END_OF_SCOPES
};
/* clang-format on */
