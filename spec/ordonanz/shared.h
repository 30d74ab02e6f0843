/* Ordonanz: what the properties of several chapters share, and the words that the chapters use.
 *
 * The document is the German rulebook of Ordonanz (The Kingdoms of Crusaders).
 * Sources name its headings: "Die Heerschar" is short for "Die Heerschar und
 * die Kontrolle über die Gebiete", "Ende" for "Ende des Spiels und Bestimmung
 * des Siegers", "Captions" are texts of pictures that the document has lost,
 * "-" means that the clause follows from others or that the document is silent.
 *
 * Words: a *strip* is a player's card of five *areas* (the document says Gebiet
 * for both); an *army* is what one player has on one area; the *talon* is the
 * face-down stock. P, Q, R are players.
 */
#ifndef SPEC_ORDONANZ_SHARED_H
#define SPEC_ORDONANZ_SHARED_H

#include "../../rules/ordonanz/ordonanz.h"
#include "../bytes.h"

/* ------------------------------------------------- words of the properties -- */

static inline unsigned left(unsigned seat, const struct ordonanz_table *t)
{
    return seat + 1 == t->head.players ? 0 : seat + 1;
}

static inline bool in_set_up(const struct ordonanz_state *s)
{
    return s->phase == LOT || s->phase == DEAL;
}

static inline bool in_play(const struct ordonanz_state *s)
{
    return s->phase == LAY || s->phase == TAKE;
}

static inline bool ended(const struct ordonanz_state *s)
{
    return s->phase == OVER || s->phase == TIE;
}

static inline unsigned cards_in_talons(const struct ordonanz_state *s)
{
    return (unsigned)s->stock[0] + s->stock[1];
}

/* Properties of states have no early returns and constant bounds: a solver handles such a single
 * long conjunction far better. */
static inline bool everything_full(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    bool full = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            full = full && (p >= t->head.players || i >= t->areas || s->laid[p][i] == t->cap);
    return full;
}

static inline unsigned strip_named(struct move m)
{
    return m.arg[2] == 0 ? m.actor : m.arg[2] - 1u;
}

/* ------------------------------------------------------- words of FORBIDS -- */

/* What a player does in a turn, and the card that chance draws for him. The other moves are the
 * lot, the deal, and moves that are forbidden at any time: turning a strip, the other direction,
 * looking at hidden cards. */
#define IN_A_TURN \
    (ON(M_DRAW) | ON(M_LAY) | ON(M_CHOOSE) | ON(M_DRAW_FIRST) | ON(M_PASS) | ON(M_DISCARD) \
     | ON(M_SHIFT) | ON(M_STRADDLE) | ON(M_END_NOW) | ON(M_CLAIM) | ON(M_RETURN))
#define PLAY (ON(M_LOT) | ON(M_DEAL) | IN_A_TURN)
#define LAYING (ON(M_LAY) | ON(M_STRADDLE))

/* The player who acts, or for whom chance does. */
static inline unsigned player_of(struct move m)
{
    return m.kind == M_LOT || m.kind == M_DEAL || m.kind == M_DRAW ? m.arg[0] : m.actor;
}

static inline bool in_own_turn(const struct ordonanz_state *s, struct move m)
{
    return in_play(s) && player_of(m) == s->mover;
}

static inline bool two_talons(const struct ordonanz_table *t)
{
    return t->decks == 2 && READS(t, Q_two_decks, 'B');
}

static inline unsigned cards_to_deal(const struct ordonanz_table *t)
{
    return (unsigned)t->hand * t->head.players;
}

/* Does a player draw again whose turn has just ended? A turn ends with its last duty, without a
 * move that says so. Until somebody else has acted, he is told what is wrong with a second draw,
 * and not that it is not his turn. */
static inline bool draws_again(const struct ordonanz_table *t, const struct ordonanz_state *s,
                               struct move m)
{
    return m.kind == M_DRAW && in_play(s) && s->done == NEITHER && s->turns[m.arg[0] & 3] > 0
        && left(m.arg[0], t) == s->mover;
}

static inline bool out_of_turn(const struct ordonanz_table *t, const struct ordonanz_state *s,
                               struct move m)
{
    return in_play(s) && player_of(m) != s->mover && !draws_again(t, s, m);
}

static inline bool nobody_has_laid(const struct ordonanz_state *s)
{
    return (s->turns[0] | s->turns[1] | s->turns[2] | s->turns[3]) == 0;
}

/* The number of cards of an army that show each symbol. */
static inline void showings(const struct ordonanz_state *s, unsigned seat, unsigned area,
                            uint8_t n[SYMBOLS])
{
    const uint8_t *card = s->area[seat][area];
    for (unsigned y = 0; y < SYMBOLS; y++)
        n[y] = (uint8_t)(((card[0] & 1 << y) != 0) + ((card[1] & 1 << y) != 0)
                         + ((card[2] & 1 << y) != 0) + ((card[3] & 1 << y) != 0));
}

static inline unsigned of_size(const uint8_t n[SYMBOLS], unsigned size)
{
    unsigned set = 0;
    for (unsigned y = 0; y < SYMBOLS; y++)
        set |= (n[y] == size ? 1u : 0u) << y;
    return set;
}

static inline unsigned members(unsigned set)
{
    return (set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3 & 1) + (set >> 4 & 1);
}

static inline unsigned highest(unsigned set)
{
    for (unsigned y = SYMBOLS; y-- > 0;)
        if (set >> y & 1u)
            return 1u << y;
    return 0;
}

/* The strength of an army as one number: for each size from four to two the number of combinations
 * and their symbols, then the singles. For sets of equal size, "best, then next best" is the order
 * of the sets as numbers. */
static inline uint32_t strength(const struct ordonanz_table *t, const uint8_t n[SYMBOLS])
{
    uint32_t key = 0;
    for (unsigned size = 4; size >= 2; size--) {
        unsigned set = of_size(n, size);
        key = key << 3 | (READS(t, Q_number_or_rank, 'B') ? 0 : members(set));
        key = key << 5 | set;
    }
    unsigned singles = of_size(n, 1);
    unsigned how_many = READS(t, Q_singles_number_or_rank, 'B') ? members(singles) : 0;
    if (READS(t, Q_singles_only_highest, 'B'))
        singles = highest(singles);
    if (READS(t, Q_absolutely_equal, 'B'))
        singles = how_many = 0;
    return key << 8 | how_many << 5 | singles;
}

/* What decides about one area: strengths, and the order of completion (0 is first, SEATS: not
 * completed). Computed once, as it is compared many times. */
struct field {
    uint32_t strength[SEATS];
    unsigned completed[SEATS];
};

static inline struct field field(const struct ordonanz_table *t, const struct ordonanz_state *s,
                                 unsigned area)
{
    struct field f = { { 0 }, { SEATS, SEATS, SEATS, SEATS } };
    for (unsigned p = 0; p < t->head.players; p++) {
        uint8_t n[SYMBOLS];
        showings(s, p, area, n);
        f.strength[p] = strength(t, n);
        for (unsigned place = SEATS; place-- > 0;)
            if (s->order[area][place] == p + 1)
                f.completed[p] = place;
    }
    return f;
}

static inline bool ahead(const struct field *f, unsigned a, unsigned b)
{
    return f->strength[a] > f->strength[b]
        || (f->strength[a] == f->strength[b] && f->completed[a] < f->completed[b]);
}

static inline bool judged_together(const struct ordonanz_table *t, unsigned a, unsigned b)
{
    return a != b && (READS(t, Q_compare_scope, 'A') || left(a, t) == b || left(b, t) == a);
}

static inline bool first_on(const struct ordonanz_table *t, const struct field *f, unsigned seat)
{
    for (unsigned q = 0; q < t->head.players; q++)
        if (judged_together(t, seat, q) && ahead(f, q, seat))
            return false;
    return true;
}

/* The number of players placed before a player in an area, under any reading. */
static inline unsigned place_on(const struct ordonanz_table *t, const struct field *f,
                                unsigned seat)
{
    unsigned before = 0;
    if (first_on(t, f, seat))
        return 0;
    for (unsigned q = 0; q < t->head.players; q++) {
        uint32_t x = f->strength[q], y = f->strength[seat];
        if (!judged_together(t, seat, q))
            continue;
        if (READS(t, Q_lower_ties, 'A'))
            before += ahead(f, q, seat);
        else
            before += first_on(t, f, q) || (READS(t, Q_lower_ties, 'B') ? x > y : x >= y);
    }
    return before > 0 ? before : 1; /* who is not first is second at best */
}

/* What everybody has earned: points, and the areas where he is alone in the first place. */
struct earned {
    unsigned points[SEATS], areas[SEATS];
};

static inline struct earned earned(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    struct earned e = { { 0 }, { 0 } };
    for (unsigned i = 0; i < t->areas; i++) {
        struct field f = field(t, s, i);
        unsigned firsts = 0, owner = 0;
        for (unsigned p = 0; p < t->head.players; p++) {
            unsigned place = place_on(t, &f, p);
            e.points[p] += place < 3 ? 3 - place : 0;
            firsts += place == 0;
            owner = place == 0 ? p : owner;
        }
        e.areas[owner] += firsts == 1;
    }
    return e;
}

static inline verdict asked_to_lay(const struct ordonanz_table *t, const struct ordonanz_state *s,
                                   unsigned seat, unsigned face, unsigned area)
{
    return ordonanz_refusal(t, s,
                            (struct move){
                                M_LAY, (uint8_t)seat, { (uint8_t)face, (uint8_t)area } });
}

/* The table of laws: every question has its standard reading. */
static inline struct ordonanz_table as_written(unsigned players)
{
    struct ordonanz_table t = { .areas = 1, .cap = CAP, .hand = 1, .decks = 1, .first = 0 };
    t.head.players = (uint8_t)players;
    t.head.small = 1;
    for (unsigned q = 0; q < ORDONANZ_QUESTIONS; q++)
        t.head.reading[q] = 'A';
    return t;
}

static inline uint8_t choose_card(struct choice *from)
{
    return (uint8_t)(1 + choose(from, FACES - 1));
}

#endif
