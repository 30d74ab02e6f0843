/* Shared by the properties of laying, fronts, conquest and the powers: what a move does by itself,
 * and which conquest follows from it. */
#ifndef SPEC_SAGA_CONQUESTS_H
#define SPEC_SAGA_CONQUESTS_H

#include "shared.h"

/* ----------------- what a move does by itself, before anything comes of it -- */

static inline void shift_in(struct saga_state *s, unsigned seat, unsigned at, unsigned byte)
{
    for (unsigned i = ROOM - 1; i > at; i--) {
        s->attack[seat][i] = s->attack[seat][i - 1];
        s->aim[seat][i] = s->aim[seat][i - 1];
    }
    if (at < ROOM) {
        s->attack[seat][at] = (uint8_t)byte;
        s->aim[seat][at] = 0;
    }
}

static inline void shift_out(struct saga_state *s, unsigned seat, unsigned at)
{
    for (unsigned i = at; i + 1 < ROOM; i++) {
        s->attack[seat][i] = s->attack[seat][i + 1];
        s->aim[seat][i] = s->aim[seat][i + 1];
    }
    s->attack[seat][ROOM - 1] = s->aim[seat][ROOM - 1] = 0;
}

static inline void put_on(struct saga_state *s, unsigned place, unsigned byte)
{
    struct lying l = lying_at(s, place);
    if (!is_land(place))
        shift_in(s, seat_at(place) % SEATS, l.at + l.size, byte);
    else if (l.size < COLOURS)
        s->defence[place][l.size] = (uint8_t)byte;
}

/* The lowest knight of a troop is gone, so the next one is lowest. The troop's aim changes, or
 * under q-takeback-bottom B is kept; it is only stored if it differs. */
static inline void lose_lowest(const struct saga_table *t, struct saga_state *s, unsigned seat,
                               struct lying l)
{
    unsigned aim = aim_of(t, s, seat, l), kept = s->aim[seat][l.at],
             next = l.size > 1 ? l.card[1] : 0;
    bool last = l.size == 1;
    shift_out(s, seat, l.at);
    if (last)
        return;
    bool says_so = (next & DOWN) == 0 && colour_of(knight_of(next)) == aim;
    bool keeps = READS(t, Q_takeback_bottom, 'B') && aim != NOWHERE && !says_so;
    s->attack[seat][l.at] |= FIRST;
    s->aim[seat][l.at] = (uint8_t)(kept > LANDS ? kept : keeps ? aim + 1 : 0);
}

/* q-takeback-last-defender C: a land without a defender returns to the middle. */
static inline void if_bare(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    if (READS(t, Q_takeback_last_defender, 'C') && s->defence[land][0] == 0)
        s->holder[land] = s->turned[land] = 0;
}

static inline void take_off(const struct saga_table *t, struct saga_state *s, unsigned place,
                            unsigned card)
{
    struct lying l = lying_at(s, place);
    unsigned i = where_in(l, card);
    if (i >= l.size)
        return;
    if (is_land(place)) {
        for (; i < COLOURS; i++)
            s->defence[place][i] = i + 1 < COLOURS ? s->defence[place][i + 1] : 0;
        if_bare(t, s, place);
    } else if (i == 0) {
        lose_lowest(t, s, seat_at(place) % SEATS, l);
    } else {
        shift_out(s, seat_at(place) % SEATS, l.at + i);
    }
}

static inline void turn_up(struct saga_state *s, unsigned place, unsigned card)
{
    struct lying l = lying_at(s, place);
    unsigned i = where_in(l, card), seat = seat_at(place) % SEATS;
    uint8_t *byte =
        is_land(place) ? &s->defence[place][i % COLOURS] : &s->attack[seat][(l.at + i) % ROOM];
    if (i < l.size)
        *byte = (uint8_t)(*byte & ~(unsigned)(DOWN | FRESH));
}

static inline void give(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]++;
    s->held[seat]++;
}

static inline void leaves_hand(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]--;
    s->held[seat]--;
}

static inline bool is_lay(struct move m)
{
    return m.kind == M_LAY || m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_HIDE_NEW;
}

static inline bool hides(struct move m)
{
    return m.kind == M_HIDE || m.kind == M_HIDE_NEW;
}

/* The state after the move itself. Its rows are not sorted, as nothing below needs their order. */
static inline struct saga_state as_moved(const struct saga_table *t,
                                         const struct saga_state *before, struct move m)
{
    struct saga_state s = *before;
    unsigned seat = m.actor % SEATS, card = m.arg[0], down = hides(m) ? DOWN : 0, row = 0;
    if (m.actor >= SEATS || before->phase < TURN)
        return s;
    while (row < ROOM && s.attack[seat][row] != 0)
        row++;
    if (is_lay(m) || m.kind == M_ENLIST)
        leaves_hand(&s, seat, card);
    if (m.kind == M_RECRUIT || m.kind == M_TAKE_FREE)
        s.pool[card]--;
    if (m.kind == M_RECRUIT || m.kind == M_TAKE_FREE || m.kind == M_TAKE_BACK)
        give(&s, seat, card);
    if (hides(m) && held_with(t, before, seat, P_HIDE) != NOWHERE)
        s.turned[held_with(t, before, seat, P_HIDE)] = FRESHLY;
    if (m.kind == M_ADD && is_land(m.arg[1]))
        s.turned[m.arg[1]] = FRESHLY;
    if (m.kind == M_FLIP)
        s.turned[m.arg[0]] = UNTURNED;
    if (m.kind == M_LAY || m.kind == M_HIDE_NEW)
        shift_in(&s, seat, row, FIRST | down | (card + 1));
    else if (is_lay(m) || m.kind == M_ENLIST)
        put_on(&s, m.arg[1], down | (card + 1));
    else if (m.kind == M_TAKE_BACK)
        take_off(t, &s, m.arg[1], card);
    else if (m.kind == M_REVEAL)
        turn_up(&s, m.arg[1], card);
    return s;
}

static inline bool ends_turn(const struct saga_state *before, struct move m)
{
    return m.kind == M_END && before->phase == TURN;
}

/* ----------------------------------------------- what is the same after it -- */

static inline bool same_hands(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->hand[0], after->hand[0], SEATS * CARDS);
}

static inline bool same_pool(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->pool, after->pool, CARDS);
}

static inline bool same_fame(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->fame, after->fame, SEATS);
}

static inline bool same_rows(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->attack[0], after->attack[0], SEATS * ROOM);
}

/* ----------------------------------------- what comes of a move: conquests -- */

static inline bool plays_on(const struct saga_state *before)
{
    return before->phase >= TURN;
}

/* The land was taken from its holder, or got another defence. */
static inline bool changes(const struct saga_state *moved, const struct saga_state *after,
                           unsigned land)
{
    return moved->holder[land] != after->holder[land]
        || !alike(under(moved, land), under(after, land), false);
}

/* q-hide-after-loss B and C: a player loses blue, and his hidden knights are turned up or go
 * home. */
static inline bool lake_is_lost(const struct saga_table *t, const struct saga_state *before,
                                const struct saga_state *after)
{
    bool lost = false;
    for (unsigned land = 0; land < LANDS; land++)
        lost = lost || (before->holder[land] != after->holder[land] && on_a_side(t, land, P_HIDE));
    return lost && !READS(t, Q_hide_after_loss, 'A');
}

/* Are conquests those of the standard readings: by one troop, and with no other effect? */
static inline bool told_plainly(const struct saga_table *t, const struct saga_state *before,
                                const struct saga_state *after)
{
    return plays_on(before) && READS(t, Q_troops_added, 'A') && !lake_is_lost(t, before, after);
}

static inline bool lands_lie_still(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->holder, after->holder, LANDS)
        && same_bytes(before->defence[0], after->defence[0], LANDS * COLOURS);
}

/* The number of troops that the move itself adds or removes. */
static inline unsigned troops_then(const struct saga_state *before, struct move m)
{
    unsigned begun = m.kind == M_LAY || m.kind == M_HIDE_NEW;
    unsigned gone =
        m.kind == M_TAKE_BACK && !is_land(m.arg[1]) && lying_at(before, m.arg[1]).size == 1;
    unsigned were = troops_in_all(before) + begun;
    return were > gone ? were - gone : 0;
}

/* Nothing was conquered. It does not suffice that all lands lie as before: the second of two
 * conquests may undo the first, with the same knights. */
static inline bool quiet(const struct saga_state *before, struct move m,
                         const struct saga_state *after)
{
    return lands_lie_still(before, after) && troops_in_all(after) == troops_then(before, m);
}

/* There were two or more conquests. */
static inline bool chain(const struct saga_state *before, struct move m,
                         const struct saga_state *after)
{
    return troops_in_all(after) + 2 <= troops_then(before, m);
}

/* The conquest that followed from a move, if there was exactly one. */
struct conquest {
    unsigned land, seat, loser;
    struct lying troop;
};

enum { NOBODY = 255 };

static inline unsigned land_that_changes(const struct saga_state *moved,
                                         const struct saga_state *after)
{
    unsigned found = NOWHERE;
    for (unsigned land = 0; land < LANDS; land++)
        if (changes(moved, after, land))
            found = found == NOWHERE ? land : LANDS;
    return found;
}

/* The troop of a player that has disappeared. */
static inline struct lying troop_gone(const struct saga_table *t, const struct saga_state *moved,
                                      const struct saga_state *after, unsigned seat)
{
    struct lying l = troop_from(moved, seat, 0);
    while (l.size > 0
           && troops_like(t, moved, seat, l, aim_of(t, moved, seat, l))
                  == troops_like(t, after, seat, l, aim_of(t, moved, seat, l)))
        l = troop_from(moved, seat, l.at + l.size);
    return l;
}

static inline bool one_conquest(const struct saga_table *t, const struct saga_state *before,
                                struct move m, const struct saga_state *after,
                                struct saga_state *moved, struct conquest *c)
{
    if (!told_plainly(t, before, after) || lands_lie_still(before, after))
        return false;
    *moved = as_moved(t, before, m);
    c->land = land_that_changes(moved, after);
    if (troops_in_all(moved) != troops_in_all(after) + 1 || c->land >= LANDS
        || after->holder[c->land] == 0)
        return false;
    c->seat = after->holder[c->land] - 1u;
    c->loser = moved->holder[c->land] == 0 ? NOBODY : moved->holder[c->land] - 1u;
    c->troop = troop_gone(t, moved, after, c->seat % SEATS);
    return true;
}

/* Was the defence weakened by a knight taken back, now or earlier, and not settled since? */
static inline bool was_weakened(const struct saga_state *before, struct move m, unsigned land)
{
    return bit(before->weakened, land) || (m.kind == M_TAKE_BACK && m.arg[1] == land);
}

/* The value to exceed: the strength, or under q-takeback-test B the sum of the knights. */
static inline int threshold(const struct saga_table *t, const struct saga_state *before,
                            struct move m, const struct saga_state *moved, unsigned land)
{
    bool bare = READS(t, Q_takeback_test, 'B') && was_weakened(before, m, land);
    return bare ? (int)defended(t, moved, land) : strength(t, moved, land);
}

/* Can the player's troops conquer this land after the move itself? */
static inline bool competes(const struct saga_table *t, const struct saga_state *moved,
                            unsigned seat, unsigned land)
{
    bool holds = moved->holder[land] == seat + 1;
    return seat < t->head.players && (!holds || !READS(t, Q_highest_and_owner, 'A'))
        && !bit(moved->declined[land], seat);
}

/* ------------------------------------------------------------- the accused -- */

/* A move of each kind that players have, whether it makes sense or not. */
enum { ATTEMPTS = 21 };

static inline struct move attempt(const struct saga_table *t, const struct saga_state *s,
                                  unsigned seat, unsigned n)
{
    static const uint8_t kind[ATTEMPTS] = {
        M_COLLECT, M_CLAIM,     M_LAY,       M_ADD,    M_ADD,    M_HIDE,    M_HIDE_NEW,
        M_RECRUIT, M_TAKE_BACK, M_TAKE_BACK, M_REVEAL, M_FLIP,   M_CONQUER, M_TAKE_FREE,
        M_PASS,    M_PUT_CHIP,  M_TAKE_CHIP, M_END,    M_ENLIST, M_ENLIST,  M_PICK,
    };
    struct move m = { kind[n], (uint8_t)seat, { 0 } };
    unsigned first = s->attack[seat][0] != 0 ? knight_of(s->attack[seat][0]) : 0;
    unsigned land = s->holder[0] == seat + 1 ? 0 : t->lands - 1u;
    unsigned lowest = s->defence[land][0] != 0 ? knight_of(s->defence[land][0]) : 0, card = 0;
    while (card + 1 < CARDS && s->hand[seat][card] == 0)
        card++;
    bool from_place = m.kind == M_TAKE_BACK || m.kind == M_REVEAL,
         under_land = n == 4 || n == 9 || n == 19;
    bool onto_place = m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_ENLIST;
    if (m.kind == M_CLAIM)
        m.arg[0] = 1;
    else if (m.kind == M_LAY || m.kind == M_HIDE_NEW || onto_place)
        m.arg[0] = (uint8_t)card;
    else if (from_place)
        m.arg[0] = (uint8_t)(under_land ? lowest : first);
    if (m.kind == M_CONQUER || m.kind == M_PICK)
        m.arg[0] = (uint8_t)place_of(seat, 0);
    else if (from_place || onto_place)
        m.arg[1] = (uint8_t)(under_land ? land : place_of(seat, 0));
    return m;
}

/* --------------------------------------------------------------- action 2b -- */

/* A player lays one red knight against red: his troop is just strong enough, or just not. */
static inline struct saga_state against(const struct saga_table *t, unsigned land, unsigned strong,
                                        unsigned card)
{
    struct saga_state s = bare_turn(t);
    uint8_t *defence = s.defence[land];
    for (unsigned i = 0; i < COLOURS; i++)
        defence[i] = 0;
    for (unsigned i = 0; strong > 0; i++) {
        unsigned points = least(strong, 4);
        defence[i] = (uint8_t)(card_of(i, points) + 1);
        strong -= points;
    }
    s.holder[land] = 2;
    give(&s, 0, card);
    return s;
}

/* A has a troop of this land's colour, one knight for each 4 points, and lays the last one now.
 * Returns who holds the land afterwards. */
static inline unsigned attacked(const struct saga_table *t, unsigned land, unsigned defence,
                                unsigned points)
{
    unsigned n = (points - 1) / 4, last = (points - 1) % 4 + 1;
    unsigned card = card_of((land + n) % COLOURS, last);
    struct saga_state s = against(t, land, defence, card);
    struct move m = { n == 0 ? M_LAY : M_ADD,
                      0,
                      { (uint8_t)card, (uint8_t)(n == 0 ? 0 : place_of(0, 0)) } };
    for (unsigned i = 0; i < n; i++)
        s.attack[0][i] = (uint8_t)((i == 0 ? FIRST : 0) | (card_of((land + i) % COLOURS, 4) + 1));
    return saga_step(t, &s, m) == LEGAL ? s.holder[land] : NOBODY;
}

/* ----------------------------------------------------------------- the end -- */

static inline bool lays_the_last(const struct saga_state *before, struct move m)
{
    return is_lay(m) && before->held[before->mover] == 1;
}

/* --------------------------------------------------- one knight taken back -- */

/* The player with the highest value against a land that was just weakened, if that is more than its
 * remaining defence. SEATS if players tie; NOBODY if nobody has enough. */
static inline unsigned heir(const struct saga_table *t, const struct saga_state *before,
                            struct move m, const struct saga_state *moved)
{
    unsigned land = m.arg[1], found = NOBODY;
    int most = threshold(t, before, m, moved, land);
    for (unsigned p = 0; p < t->head.players; p++) {
        int with = p == before->mover ? -2 : might(t, moved, p, land);
        found = with > most ? p : with == most && found != NOBODY ? SEATS : found;
        most = with > most ? with : most;
    }
    return found;
}

/* A knight was taken from under a land, and all readings about the consequences are standard. */
static inline bool weakens(const struct saga_table *t, const struct saga_state *before,
                           struct move m, const struct saga_state *after)
{
    return m.kind == M_TAKE_BACK && is_land(m.arg[1]) && told_plainly(t, before, after)
        && READS(t, Q_conquest_optional, 'A') && READS(t, Q_highest_and_owner, 'A')
        && before->tied[m.arg[1]] == 0 && READS(t, Q_takeback_last_defender, 'A')
        && READS(t, Q_hide_reveal_conquers, 'A');
}

#endif
