/* Shared by the properties of provinces, occupying and tax: what a province costs, who can pay for
 * it, and all positions that can be reached. */
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

/* --------------------------------------------------------------- occupying -- */

static inline unsigned governors_left(const struct alexandros_table *t,
                                      const struct alexandros_state *s, unsigned seat)
{
    unsigned out = on_board(s, seat);
    return out < t->governors ? t->governors - out : 0;
}

/* What a province costs a player, and what he has in his hand and his supply. */
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

/* Are all readings about occupying the standard ones? */
static inline bool occupies_plainly(const struct alexandros_table *t)
{
    return READS(t, Q_own_province, 'A') && READS(t, Q_extra_governors, 'A')
        && READS(t, Q_two_on_one_area, 'A') && READS(t, Q_takeover_split_actions, 'A');
}

/* What a province costs a player, and what he has. With q-own-province C he does not pay again. */
static inline struct purse purse_of(const struct alexandros_table *t,
                                    const struct alexandros_state *s, unsigned seat,
                                    unsigned province)
{
    bool paid = READS(t, Q_own_province, 'C') && lord_of(t, s, province) == seat;
    struct purse p = { .supply = governors_left(t, s, seat) };
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s->hand[seat][k];
        p.price[k] = (uint8_t)(paid ? 0 : symbols_in(t, s, province, k));
    }
    return p;
}

/* Another governor stands there. He saves the card of that area, but a second one on it saves
 * none. */
static inline void add_governor(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned seat, unsigned a, struct purse *p)
{
    unsigned symbol = t->symbol[a];
    if (symbol < SYMBOLS && p->price[symbol] > 0 && standing_on(s, seat, a) == 0)
        p->price[symbol]--;
    p->supply--;
}

/* Can the player pay after he has placed a governor on an area, if necessary with more governors?
 * Puts one wherever a card is missing. */
static inline bool can_pay_after(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned seat, unsigned first, struct purse p)
{
    if (p.supply == 0)
        return false;
    add_governor(t, s, seat, first, &p);
    for (unsigned a = 0; a < t->areas; a++) {
        unsigned symbol = t->symbol[a];
        if (s->province[a] == s->province[first] && symbol < SYMBOLS && a != first
            && standing_on(s, seat, a) == 0 && p.price[symbol] > p.hand[symbol] && p.supply > 0)
            add_governor(t, s, seat, a, &p);
    }
    return can_pay(&p);
}

/* The cards for driving out all governors of a province. */
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

/* The state after all governors of a province were driven out, and their cards used. */
static inline struct alexandros_state driven_out(const struct alexandros_table *t,
                                                 const struct alexandros_state *s, unsigned seat,
                                                 unsigned province)
{
    struct alexandros_state then = *s;
    uint8_t due[SYMBOLS];
    ransom(t, s, province, due);
    for (unsigned k = 0; k < SYMBOLS; k++)
        then.hand[seat][k] = (uint8_t)(then.hand[seat][k] - due[k]);
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (then.governor[p][i] != 0 && province_of(s, then.governor[p][i] - 1u) == province)
                then.governor[p][i] = 0;
    return then;
}

/* Does some player lose the province of this area if it is taken over? */
static inline bool is_somebodys(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned seat, unsigned a)
{
    unsigned lord = lord_of(t, s, s->province[a]);
    return lord != NOWHERE && (lord != seat || READS(t, Q_takeover_own, 'B'));
}

/* Does the player have the cards for all governors there? */
static inline bool can_drive_out(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned seat, unsigned a)
{
    uint8_t due[SYMBOLS];
    ransom(t, s, s->province[a], due);
    return is_somebodys(t, s, seat, a) && holds(s, seat, due);
}

/* Can he occupy it afterwards, with a first governor on this area (NOWHERE: on any)? */
static inline bool can_occupy_then(const struct alexandros_table *t,
                                   const struct alexandros_state *s, unsigned seat,
                                   unsigned province, unsigned first)
{
    struct alexandros_state then = driven_out(t, s, seat, province);
    struct purse p = purse_of(t, &then, seat, province);
    bool any = false;
    for (unsigned a = 0; a < t->areas; a++)
        if (then.province[a] == province && t->symbol[a] < SYMBOLS
            && (first == NOWHERE || a == first))
            any = any || can_pay_after(t, &then, seat, a, p);
    return any;
}

/* An area with a symbol in the province that is being occupied. */
static inline bool is_site(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned a)
{
    return t->symbol[a] != PLAIN && s->site != 0 && s->province[a] + 1 == s->site;
}

/* Does the area have room for another one of his governors? */
static inline bool has_room(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned seat, unsigned a)
{
    return t->symbol[a] != PLAIN
        && (standing_on(s, seat, a) == 0 || READS(t, Q_two_on_one_area, 'B'));
}

/* The purse in the middle of an occupation. */
static inline struct purse purse_so_far(const struct alexandros_table *t,
                                        const struct alexandros_state *s)
{
    struct purse p = { .supply = governors_left(t, s, s->mover) };
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s->hand[s->mover][k];
        p.price[k] = s->price[k];
    }
    return p;
}

/* q-extra-governors B: does each governor replace a card that the player lacks, except for one on
 * this symbol? */
static inline bool others_spare_missing_cards(const struct alexandros_table *t,
                                              const struct alexandros_state *s,
                                              const uint8_t placed[SYMBOLS], unsigned symbol)
{
    bool good = placed[symbol] > 0;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned free_one = k == symbol ? 1 : 0, hand = s->hand[s->mover][k],
                 due = symbols_in(t, s, s->site - 1u, k) - free_one,
                 lacking = due > hand ? due - hand : 0;
        good = good && placed[k] <= lacking + free_one;
    }
    return good;
}

static inline bool spares_missing_cards(const struct alexandros_table *t,
                                        const struct alexandros_state *s, unsigned a)
{
    uint8_t placed[SYMBOLS];
    bool any = false;
    if (s->price[t->symbol[a]] == 0 || standing_on(s, s->mover, a) > 0)
        return false;
    for (unsigned k = 0; k < SYMBOLS; k++)
        placed[k] =
            (uint8_t)(symbols_in(t, s, s->site - 1u, k) - s->price[k] + (t->symbol[a] == k));
    for (unsigned k = 0; k < SYMBOLS; k++)
        any = any || others_spare_missing_cards(t, s, placed, k);
    return any;
}

/* May this conquest begin? The rule about what must be occupied after a removal
 * (q-takeover-split-actions B) is stated elsewhere. */
static inline bool is_conquered(const struct alexandros_table *t, const struct alexandros_state *s,
                                struct move m)
{
    unsigned a = m.arg[0], seat = m.actor, province = s->province[a],
             lord = lord_of(t, s, province);
    bool room = standing_on(s, seat, a) == 0 || READS(t, Q_two_on_one_area, 'B');
    bool drives_out = can_drive_out(t, s, seat, a);

    if (!counts_as_province(t, s, province) || t->symbol[a] == PLAIN)
        return false;
    switch (m.kind) {
    case M_OCCUPY:
        return (lord == NOWHERE || (lord == seat && !READS(t, Q_own_province, 'A'))) && room
            && can_pay_after(t, s, seat, a, purse_of(t, s, seat, province));
    case M_TAKE_OVER:
        return !READS(t, Q_takeover_split_actions, 'B') && drives_out
            && can_occupy_then(t, s, seat, province, a);
    default:
        return !READS(t, Q_takeover_split_actions, 'A') && drives_out
            && who_stands_on(t, s, a) != NOWHERE
            && (READS(t, Q_takeover_split_actions, 'C')
                || (s->actions == 2 && can_occupy_then(t, s, seat, province, NOWHERE)));
    }
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

/* Writes "4.14" or "0:4"; one letter if 'between' is 0. */
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
    return alexandros_read_sheet(t, &(struct words){ count, w->word, NULL });
}

/* ------------------------------------------------------- land of any shape -- */

enum { LAND_AREAS = 20, LAND_POINTS = 16, LAND_MOVES = 60 };

struct land {
    unsigned areas, points;
    bool backwards; /* points that come later have an earlier name */
    uint8_t corner[LAND_AREAS][CORNERS];
};

/* Counts the areas that have all of these points as corners. */
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

/* May these three points be the corners of another area? Land has no other rule. */
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

/* Follows all ways to the target, line by line. */
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

#define REMOVES (ON(M_TAKE_OVER) | ON(M_REMOVE))

static inline bool removes(struct move m)
{
    return concerns(REMOVES, m.kind);
}

static inline unsigned half_up(unsigned n)
{
    return n / 2 + n % 2;
}

/* The number of used cards of which the loser gets half, once everything is paid. */
static inline unsigned cards_used(const struct alexandros_table *t,
                                  const struct alexandros_state *before)
{
    return sum_of(before->used, SYMBOLS)
         + (READS(t, Q_half_of_what, 'A') ? sum_of(before->price, SYMBOLS) : 0);
}

#endif
