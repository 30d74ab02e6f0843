/* What properties of moving, ways, provinces, occupying and tax share: what a province costs and
 * who can pay for it, the land that walls cut off, and all positions that can be reached. */
#ifndef SPEC_ALEXANDROS_OCCUPATIONS_H
#define SPEC_ALEXANDROS_OCCUPATIONS_H

#include "shared.h"

/* ------------------------------------------------- governors and provinces -- */

static inline unsigned symbols_in(const struct alexandros_table *t,
                                  const struct alexandros_state *s, unsigned province,
                                  unsigned symbol)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province && t->symbol[a] == symbol;
    return n;
}

/* ------------------------------------------------------ the card of a move -- */

/* What can be chosen to move with: a symbol of the row, SYMBOLS + a symbol of the hand, the joker.
 */
enum { FROM_HAND = SYMBOLS, THE_JOKER = 2 * SYMBOLS, WAYS_TO_MOVE };

static inline bool is_at_hand(const struct alexandros_table *t, const struct alexandros_state *s,
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
static inline bool is_joker(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned with)
{
    return with == THE_JOKER
        || (READS(t, Q_joker_trigger, 'B') && with < FROM_HAND && !is_alive(t, s, with))
        || (READS(t, Q_hand_joker, 'B') && with >= FROM_HAND && !is_alive(t, s, with - FROM_HAND));
}

static inline unsigned goals_with(const struct alexandros_table *t,
                                  const struct alexandros_state *s, const uint8_t missing[POINTS],
                                  unsigned with)
{
    if (!is_at_hand(t, s, with))
        return 0;
    return goals_for(t, s, missing, is_joker(t, s, with) ? (unsigned)SYMBOLS : with % SYMBOLS)
        .count;
}

/* --------------------------------------------------------------- occupying -- */

static inline unsigned governors_left(const struct alexandros_table *t,
                                      const struct alexandros_state *s, unsigned seat)
{
    unsigned out = on_board(s, seat);
    return out < t->governors ? t->governors - out : 0;
}

/* A player before a province: its cards, and what is in his hand and his supply. */
struct purse {
    uint8_t hand[SYMBOLS], price[SYMBOLS];
    unsigned supply;
};

static inline bool can_pay(const struct purse *p)
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && p->price[k] <= p->hand[k];
    return enough;
}

static inline bool is_lacking(const struct purse *p)
{
    unsigned lacking = 0;
    for (unsigned k = 0; k < SYMBOLS; k++)
        lacking += p->price[k] > p->hand[k] ? (unsigned)p->price[k] - p->hand[k] : 0;
    return lacking > p->supply;
}

static inline struct purse purse_of(const struct alexandros_table *t,
                                    const struct alexandros_state *s, unsigned province)
{
    struct purse p = { .supply = governors_left(t, s, s->mover) };
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s->hand[s->mover][k];
        p.price[k] = (uint8_t)symbols_in(t, s, province, k);
    }
    return p;
}

static inline struct purse with_governor(struct purse p, unsigned symbol)
{
    p.price[symbol] = (uint8_t)(p.price[symbol] - (p.price[symbol] > 0));
    p.supply--;
    return p;
}

/* Tries all sets of further governors on higher areas. */
static inline bool can_finish(const struct alexandros_table *t, const struct alexandros_state *s,
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
static inline bool occupies_plainly(const struct alexandros_table *t)
{
    return READS(t, Q_own_province, 'A') && READS(t, Q_extra_governors, 'A')
        && READS(t, Q_two_on_one_area, 'A') && READS(t, Q_takeover_split_actions, 'A');
}

/* Can a province that nobody has be occupied, with this area as the lowest that gets a governor? */
static inline bool can_begin(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned a, struct purse p)
{
    if (t->symbol[a] == PLAIN || p.supply == 0 || !counts_as_province(t, s, s->province[a]))
        return false;
    return can_finish(t, s, s->province[a], a, with_governor(p, t->symbol[a]));
}

/* The cards for all governors of a province. */
static inline void ransom(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned province, uint8_t cards[SYMBOLS])
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        cards[k] = 0;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned p = 0;
             p < t->head.players && s->province[a] == province && t->symbol[a] < SYMBOLS; p++)
            cards[t->symbol[a]] = (uint8_t)(cards[t->symbol[a]] + 2 * standing_on(s, p, a));
}

static inline bool holds(const struct alexandros_state *s, unsigned seat,
                         const uint8_t cards[SYMBOLS])
{
    bool enough = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        enough = enough && s->hand[seat][k] >= cards[k];
    return enough;
}

/* --------------------------------------------------------------- provinces -- */

static inline bool names_differ(const uint8_t (*name)[NAME_ROOM], unsigned count)
{
    bool differ = true;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b <= a; b++)
            differ = differ
                  && (a == b ? name[a][0] != 0 && name[a][NAME_ROOM - 1] == 0
                             : !same_bytes(name[a], name[b], NAME_ROOM));
    return differ;
}

/* -------------------------------------------------- boards that are listed -- */

enum { AREA_WORDS = 6 };

struct sheet_words {
    char letters[AREA_WORDS][2 * NAME_ROOM];
    const char *word[AREA_WORDS];
};

/* "4.14", "0:4", or one letter where nothing stands between. */
static inline void call_it(struct sheet_words *w, unsigned place, unsigned row, char between,
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

static inline const char *read_line(struct alexandros_table *t, struct sheet_words *w,
                                    const char *first, unsigned count)
{
    w->word[0] = first;
    for (unsigned i = 1; i < count; i++)
        w->word[i] = w->letters[i];
    return alexandros_read_sheet(t, &(struct words){ count, w->word });
}

/* Floods the land, area by area, over sides without a wall. With q-corner-connection B no wall
 * parts what hangs together in points, and that is all of it. */
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

/* ------------------------------------------------------- land of any shape -- */

enum { LAND_AREAS = 20, LAND_POINTS = 16, LAND_MOVES = 60 };

struct land {
    unsigned areas, points;
    bool backwards; /* points that come later have an earlier name */
    uint8_t corner[LAND_AREAS][CORNERS];
};

/* Areas that have all of these for corners. */
static inline unsigned with_corners(const struct land *l, unsigned p, unsigned q, unsigned r)
{
    unsigned n = 0;
    for (unsigned a = 0; a < l->areas; a++)
        n += lies_there(l->corner[a], p) && lies_there(l->corner[a], q)
          && lies_there(l->corner[a], r);
    return n;
}

static inline unsigned lines_from(const struct land *l, unsigned p)
{
    unsigned n = 0;
    for (unsigned q = 0; q < l->points; q++)
        n += q != p && with_corners(l, p, q, q) > 0;
    return n;
}

/* May these three be the corners of one more area? Land has no other law than this. */
static inline bool fits(const struct land *l, const uint8_t c[CORNERS])
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

/* ----------------------------- the board alone: any symbol, no cards spent -- */

enum { HEXAGON_LINES = 6, HEXAGON_POINTS = 7, HEXAGON_POSITIONS = HEXAGON_POINTS << HEXAGON_LINES };

struct positions {
    struct alexandros_table t;
    struct alexandros_state list[HEXAGON_POSITIONS];
    bool known[HEXAGON_POSITIONS];
    unsigned count, frozen;
};

static inline void note_position(struct positions *all, struct alexandros_state s)
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
static inline void go_all_ways(struct positions *all, const struct alexandros_state *s)
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

static inline bool go_to_all_goals(struct positions *all, struct alexandros_state from,
                                   unsigned symbol)
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

/* ------------------------------------------------------------- taking over -- */

static inline bool removes(struct move m)
{
    return m.kind == M_TAKE_OVER || m.kind == M_REMOVE;
}

static inline unsigned half_up(unsigned n)
{
    return n / 2 + n % 2;
}

/* Of how many cards the loser gets his half when all is paid. */
static inline unsigned cards_used(const struct alexandros_table *t,
                                  const struct alexandros_state *before)
{
    return sum_of(before->used, SYMBOLS)
         + (READS(t, Q_half_of_what, 'A') ? sum_of(before->price, SYMBOLS) : 0);
}

#endif
