/* Alexandros: what the properties of several chapters share, and the words that the chapters use.
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
#ifndef SPEC_ALEXANDROS_SHARED_H
#define SPEC_ALEXANDROS_SHARED_H

#include "../../rules/alexandros/alexandros.h"
#include "../../rules/forms/words.h"
#include "../bytes.h"
#include "../others.h"

/* ------------------------------------------------------------------------  -- */

/* accused, too */
const char *alexandros_read_sheet(struct alexandros_table *t, const struct words *in);

/* for sentences: what areas and points are called */
bool alexandros_put_area(const struct alexandros_table *t, unsigned area, struct text *out);
bool alexandros_put_point(const struct alexandros_table *t, unsigned point, struct text *out);

/* ------------------------------------------------- words of the properties -- */

static inline unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static inline unsigned sum_of(const uint8_t *n, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

/* ---------------------------------------------------------- kinds of moves -- */

#define BY_NATURE (ON(M_DEAL) | ON(M_UNCOVER) | ON(M_LOT) | ON(M_DRAW))
#define BY_PLAYERS (ANY_MOVE & ~BY_NATURE)
/* with which card Alexandros is moved */
#define USES_A_CARD (ON(M_OPEN) | ON(M_HAND))
#define USES (USES_A_CARD | ON(M_JOKER))
#define CHOOSES (USES | ON(M_STAY))
#define MOVES_HIM (CHOOSES | ON(M_GOAL) | ON(M_CORNER) | ON(M_WALK) | ON(M_KEEP) | ON(M_DECLINE))
/* the actions */
#define TAKES (ON(M_TAKE) | ON(M_TAKE_PILE))
#define BEGINS_CONQUEST (ON(M_OCCUPY) | ON(M_TAKE_OVER))
#define CONQUERS (BEGINS_CONQUEST | ON(M_REMOVE))
#define ACTS (TAKES | CONQUERS | ON(M_TAX) | ON(M_RELIEVE))
#define ANSWERS (ON(M_COLLECT) | ON(M_DECLINE))

/* ----------------------------------------------------------------- moments -- */

static inline bool sets_up(const struct alexandros_state *s)
{
    return s->phase == DEAL || s->phase == LAY_OPEN || s->phase == LOT;
}

/* Is the move of Alexandros under way? */
static inline bool on_the_move(const struct alexandros_state *s)
{
    return s->phase == GOAL || s->phase == CORNER || s->phase == WAY;
}

/* Is an action under way? */
static inline bool amid_an_action(const struct alexandros_state *s)
{
    return s->phase == DRAW || s->phase == PLACE || s->phase == GIVE || s->phase == LEVY;
}

/* Does a turn begin with this step? */
static inline bool turn_begins(const struct alexandros_state *before, struct move m,
                               const struct alexandros_state *after)
{
    return after->phase == CARD && (before->phase != CARD || m.kind == M_STAY);
}

/* --------------------------------------------------------------- the board -- */

static inline bool walled(const struct alexandros_state *s, unsigned line)
{
    return line < INNER && (s->wall[line / 8] >> line % 8 & 1u) != 0;
}

static inline unsigned walls(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned n = 0;
    for (unsigned line = 0; line < t->inner; line++)
        n += walled(s, line);
    return n;
}

static inline bool is_a_corner(const struct alexandros_table *t, unsigned area, unsigned point)
{
    return t->corner[area][0] == point || t->corner[area][1] == point
        || t->corner[area][2] == point;
}

/* The inner line between two neighbouring points, or NOWHERE. */
static inline unsigned line_between(const struct alexandros_table *t, unsigned a, unsigned b)
{
    for (unsigned line = 0; line < t->inner; line++)
        if ((t->end[line][0] == a && t->end[line][1] == b)
            || (t->end[line][0] == b && t->end[line][1] == a))
            return line;
    return NOWHERE;
}

/* The number of lines to the nearest corner of the area. */
static inline unsigned lines_to(const struct alexandros_table *t, unsigned from, unsigned area)
{
    unsigned n = NOWHERE;
    for (unsigned i = 0; i < CORNERS; i++)
        n = least(n, t->apart[from][t->corner[area][i]]);
    return n;
}

/* ------------------------------------------------- governors and provinces -- */

/* The player whose governor stands on an area, or NOWHERE. */
static inline unsigned who_stands_on(const struct alexandros_table *t,
                                     const struct alexandros_state *s, unsigned area)
{
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s->governor[p][i] == area + 1)
                return p;
    return NOWHERE;
}

/* The number of a player's governors on an area. */
static inline unsigned standing_on(const struct alexandros_state *s, unsigned seat, unsigned area)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] == area + 1;
    return n;
}

static inline unsigned on_board(const struct alexandros_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] != 0;
    return n;
}

static inline unsigned province_of(const struct alexandros_state *s, unsigned area)
{
    return area < AREAS ? s->province[area] : NOWHERE;
}

/* The number of a player's governors in a province. */
static inline unsigned governors_of(const struct alexandros_state *s, unsigned seat,
                                    unsigned province)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] != 0 && province_of(s, s->governor[seat][i] - 1u) == province;
    return n;
}

static inline unsigned governors_there(const struct alexandros_table *t,
                                       const struct alexandros_state *s, unsigned province)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += governors_of(s, p, province);
    return n;
}

/* The owner of a province: a seat, or NOWHERE. */
static inline unsigned lord_of(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned province)
{
    for (unsigned p = 0; p < t->head.players; p++)
        if (governors_of(s, p, province) > 0)
            return p;
    return NOWHERE;
}

static inline unsigned plain_areas(const struct alexandros_table *t,
                                   const struct alexandros_state *s, unsigned province)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province && t->symbol[a] == PLAIN;
    return n;
}

static inline unsigned areas_in(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned province)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province;
    return n;
}

/* Is some wall part of the border of a province? */
static inline bool has_walled_border(const struct alexandros_table *t,
                                     const struct alexandros_state *s, unsigned province)
{
    bool found = false;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            found = found
                 || (s->province[a] == province && t->beyond[a][i] != NOWHERE
                     && province_of(s, t->beyond[a][i]) != province);
    return found;
}

static inline bool is_largest(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned province)
{
    bool largest = true;
    unsigned size = areas_in(t, s, province);
    for (unsigned a = 0; a < t->areas; a++)
        largest = largest && (s->province[a] == province || areas_in(t, s, s->province[a]) < size);
    return largest;
}

/* Can it be occupied at all, and does it pay? */
static inline bool counts_as_province(const struct alexandros_table *t,
                                      const struct alexandros_state *s, unsigned province)
{
    if (READS(t, Q_whole_land, 'A'))
        return true;
    return has_walled_border(t, s, province)
        && (READS(t, Q_whole_land, 'B') || !is_largest(t, s, province));
}

/* A point for each plain area in a province with a single governor, if he is this player's. */
static inline unsigned pays_now(const struct alexandros_table *t, const struct alexandros_state *s,
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

/* Finds all areas that are connected by sides without a wall. With q-corner-connection B walls do
 * not separate areas that meet in a point, so that the whole land is connected. */
static inline void flood_land(const struct alexandros_table *t, const struct alexandros_state *s,
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

/* ------------------------------------------------------------- tax, relief -- */

/* Does a governor of this player match a card for the tax? */
static inline bool tax_matches(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned seat, unsigned symbol)
{
    bool found = false;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned a = s->governor[seat][i] == 0 ? NOWHERE : s->governor[seat][i] - 1u;
        found = found
             || (a != NOWHERE && t->symbol[a] == symbol
                 && (READS(t, Q_tax_governor, 'A')
                     || (governors_there(t, s, s->province[a]) == 1
                         && counts_as_province(t, s, s->province[a])
                         && plain_areas(t, s, s->province[a]) > 0)));
    }
    return found;
}

/* q-relieve-backpay B: must the player pay the card of the area, because another governor stays? */
static inline bool owes_card_of(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned a)
{
    return READS(t, Q_relieve_backpay, 'B') && governors_there(t, s, s->province[a]) > 1;
}

/* ------------------------------------------------------- what can be drawn -- */

static inline unsigned left_to_draw(const struct alexandros_state *s)
{
    return sum_of(s->pile, SYMBOLS) + sum_of(s->discard, SYMBOLS);
}

/* ------------------------------------------------------------- the accused -- */

static inline verdict asked(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned kind, unsigned actor, unsigned a)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a } };
    return alexandros_refusal(t, s, m);
}

static inline bool can(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned kind, unsigned a)
{
    return asked(t, s, kind, s->mover, a) == LEGAL;
}

/* ------------------------------------------------------- made up, for laws -- */

static inline struct alexandros_table as_assumed(struct choice *from)
{
    struct alexandros_table t;
    alexandros_default_table(&t, 2 + choose(from, 3));
    alexandros_seal(&t);
    return t;
}

static inline verdict judged(struct alexandros_table *t)
{
    alexandros_seal(t);
    return alexandros_table_refusal(t);
}

static inline unsigned area(const struct alexandros_table *t, unsigned band, unsigned column)
{
    unsigned a = 0;
    while (a + 1u < t->areas && (t->band[a] != band || t->column[a] != column))
        a++;
    return a;
}

static inline unsigned point(const struct alexandros_table *t, unsigned row, unsigned across)
{
    unsigned p = 0;
    while (p + 1u < t->points && (t->row[p] != row || t->across[p] != across))
        p++;
    return p;
}

/* The same state without any governor on the board. */
static inline struct alexandros_state without_governors(const struct alexandros_state *s)
{
    struct alexandros_state then = *s;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            then.governor[p][i] = 0;
    return then;
}

/* ----------------------------------------------------------------- actions -- */

/* A turn is over: the game ends, or the row is filled up and the next turn begins. */
static inline bool turn_over(const struct alexandros_state *before,
                             const struct alexandros_state *after)
{
    bool was = before->phase >= CARD && before->phase != REFILL && before->phase != OVER;
    return was
        && (after->phase == OVER || (after->phase == REFILL && after->actions == 0)
            || (after->phase == CARD && before->phase != CARD));
}

/* Does this step finish an action, and perhaps its turn? */
static inline bool acts(const struct alexandros_state *before, struct move m,
                        const struct alexandros_state *after)
{
    bool was = before->phase == ACTION || amid_an_action(before);
    return was && !amid_an_action(after) && m.kind != M_END && m.kind != M_FILL;
}

/* An action may begin when the phase waits for nothing else. */
static inline bool free_to_act(const struct alexandros_state *s)
{
    return s->phase == ACTION && s->razed == 0 && s->took == 0 && s->filled == 0 && s->barred == 0;
}

/* -------------------------------------------------- boards that are listed -- */

static inline struct alexandros_table board_of(const char *const rows[], unsigned n)
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

static inline void wall_between(const struct alexandros_table *t, struct alexandros_state *s,
                                unsigned p, unsigned q)
{
    alexandros_wall_in(t, s, line_between(t, p, q));
}

/* ------------------------------------------------------- land of any shape -- */

static inline bool lies_there(const uint8_t c[CORNERS], unsigned p)
{
    return c[0] == p || c[1] == p || c[2] == p;
}

/* ----------------------------------------------------------------- the end -- */

static inline bool wins_already(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool beyond = false;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned points = s->score[p] + 256u * s->carry[p];
        beyond =
            beyond || points > t->limit || (points == t->limit && READS(t, Q_more_than_100, 'B'));
    }
    return beyond;
}

#endif
