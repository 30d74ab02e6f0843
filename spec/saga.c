/* Saga: what the document says, clause by clause, in its order.
 *
 * The document is the Dutch rulebook of Saga (Wolfgang Kramer and Horst-Rainer
 * Rösner, 2004). Sources name its headings, most of them cut short: "Titel" is
 * what stands above all, "Doel" the goal, "Materiaal" the list of the material,
 * "Voorbereiding" the setting up, "Landen" the lands, "Spelverloop" the course
 * of a turn; "Roempunten" is action 1, "Afleggen" action 2a, "Kleuren" the
 * important rule about colours within it, "Veroveren" action 2b, "Aanwerven"
 * action 3, "Einde" the end; "Eigenschappen" is what stands above the powers,
 * "Gedurende" those during the game, "Aan het einde" those at its end; "Tips"
 * the advice for a first game.
 *
 * Words: *fame* are points of chips; a *power* is a property on a land card, of
 * its middle field (during the game) or its right one (at the end); a land's
 * *strength* is what an attack troop must exceed; knights whose land is gone
 * are *independent*, together they are the *pool*; a land without a holder lies
 * in the *middle*. A troop *aims* at the land that it attacks.
 */
#include "../rules/saga/saga.h"
#include "bytes.h"
#include "others.h"

#define SPEC_GAME saga
#define SPEC_TABLE struct saga_table
#define SPEC_STATE struct saga_state

/* ------------------------------------------------- words of the properties -- */

static unsigned sum_of(const uint8_t *n, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Bits are asked for with a number that may be out of range in a state that is no state. */
static bool bit(unsigned bits, unsigned n)
{
    return n < 8 && (bits >> n & 1u) != 0;
}

/* ---- knights and troops, as they lie ---- */

static unsigned knight_of(unsigned byte)
{
    return (byte & KNIGHT) - 1u;
}

/* Of a byte of a troop: nothing where no knight is, nor for one face down. */
static unsigned worth(unsigned byte)
{
    return byte == 0 || (byte & DOWN) != 0 ? 0 : value_of(knight_of(byte));
}

/* A troop where it lies: its knights from the bottom up, and where they begin in
 * their row. Without knights: there is none. */
struct lying {
    const uint8_t *card;
    unsigned size, at;
};

/* The troop of a player that begins there in his row. */
static struct lying troop_from(const struct saga_state *s, unsigned seat, unsigned at)
{
    struct lying l = { &s->attack[seat % SEATS][at < ROOM ? at : 0], 0, at };
    while (at + l.size < ROOM && l.card[l.size] != 0
           && (l.size == 0 || (l.card[l.size] & FIRST) == 0))
        l.size++;
    return l;
}

static struct lying under(const struct saga_state *s, unsigned land)
{
    struct lying l = { s->defence[land % LANDS], 0, 0 };
    while (l.size < COLOURS && l.card[l.size] != 0)
        l.size++;
    return l;
}

static struct lying lying_at(const struct saga_state *s, unsigned place)
{
    if (is_land(place))
        return under(s, place);
    unsigned seat = seat_at(place), number = number_at(place);
    struct lying l = troop_from(s, seat, seat < SEATS ? 0 : ROOM);
    for (unsigned n = 0; n < number && l.size > 0; n++)
        l = troop_from(s, seat, l.at + l.size);
    return l;
}

static unsigned troops_of(const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
        n += (s->attack[seat][i] & FIRST) != 0;
    return n;
}

static unsigned troops_in_all(const struct saga_state *s)
{
    return troops_of(s, 0) + troops_of(s, 1) + troops_of(s, 2) + troops_of(s, 3);
}

static unsigned value(struct lying l)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < l.size; i++)
        sum += worth(l.card[i]);
    return sum;
}

/* What it is worth when all of it has been turned up. */
static unsigned open_value(struct lying l)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < l.size; i++)
        sum += value_of(knight_of(l.card[i]));
    return sum;
}

static bool has_colour(struct lying l, unsigned colour)
{
    bool has = false;
    for (unsigned i = 0; i < l.size; i++)
        has = has || colour_of(knight_of(l.card[i])) == colour;
    return has;
}

static bool colours_differ(struct lying l)
{
    unsigned met = 0;
    for (unsigned i = 0; i < l.size; i++) {
        unsigned one = 1u << colour_of(knight_of(l.card[i])) % COLOURS;
        if ((met & one) != 0)
            return false;
        met |= one;
    }
    return true;
}

/* Where in a troop a knight lies, or its size. */
static unsigned where_in(struct lying l, unsigned card)
{
    unsigned i = 0;
    while (i < l.size && knight_of(l.card[i]) != card)
        i++;
    return i;
}

/* The same knights, the same of them face down; in the same order, or in any. */
static bool alike(struct lying a, struct lying b, bool in_order)
{
    bool same = a.size == b.size;
    for (unsigned i = 0; i < a.size && same; i++) {
        unsigned j = in_order ? i : where_in(b, knight_of(a.card[i]));
        same = j < b.size && ((a.card[i] ^ b.card[j]) & (KNIGHT | DOWN)) == 0;
    }
    return same;
}

static bool same_knights(struct lying a, struct lying b)
{
    bool same = a.size == b.size;
    for (unsigned i = 0; i < a.size; i++)
        same = same && where_in(b, knight_of(a.card[i])) < b.size;
    return same;
}

/* At which land a troop aims, or NOWHERE: face down nothing is said, and what
 * lies under a land (q-troops-added B) aims no more. */
static unsigned aim_of(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                       struct lying l)
{
    unsigned kept = l.size > 0 ? s->aim[seat][l.at] : 0;
    if (l.size == 0 || kept > LANDS)
        return NOWHERE;
    if (kept > 0)
        return kept - 1;
    unsigned colour = colour_of(knight_of(l.card[0]));
    return (l.card[0] & DOWN) == 0 && colour < t->lands ? colour : NOWHERE;
}

/* q-troops-added B: it lies under this land. */
static bool lies_under(const struct saga_state *s, unsigned seat, struct lying l, unsigned land)
{
    return l.size > 0 && s->aim[seat][l.at] == LANDS + land + 1;
}

static bool closed(const struct saga_state *s, unsigned seat, struct lying l)
{
    return l.size > 0 && s->aim[seat][l.at] > LANDS;
}

/* How many troops of a player are like this one: the same knights, the same aim. */
static unsigned troops_like(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            struct lying like, unsigned aim)
{
    unsigned n = 0;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += alike(l, like, true) && aim_of(t, s, seat, l) == aim;
    return n;
}

/* How many of each knight lie in all places together; the last: of no knight at all. */
static void count_knights(const struct saga_state *s, unsigned count[CARDS + 1])
{
    for (unsigned card = 0; card <= CARDS; card++)
        count[card] = card == CARDS ? 0
                                    : (unsigned)s->pool[card] + s->hand[0][card] + s->hand[1][card]
                                          + s->hand[2][card] + s->hand[3][card];
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
            count[least(knight_of(s->attack[seat][i]), CARDS)]++;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && s->defence[land][i] != 0; i++)
            count[least(knight_of(s->defence[land][i]), CARDS)]++;
}

/* ---- lands ---- */

static bool in_play(const struct saga_state *s)
{
    return s->phase >= TURN && s->phase < OVER;
}

/* Is the card of this land turned so that its other side counts; or none? */
static bool shows_back(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    return s->turned[land] != UNTURNED && READS(t, Q_flip_side, 'B');
}

static bool shows_nothing(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    return s->turned[land] != UNTURNED && READS(t, Q_flip_side, 'C');
}

static unsigned shown(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    unsigned side = s->side[land] == PLAIN ? PLAIN : CROWN;
    return shows_back(t, s, land) ? 1 - side : side;
}

/* A power of the side that counts. q-blank-fields B: some powers are on both sides
 * if they are on one. */
static bool has(const struct saga_table *t, const struct saga_state *s, unsigned land,
                unsigned power)
{
    unsigned side = shown(t, s, land),
             on_both = READS(t, Q_blank_fields, 'B') ? P_BACK | P_MINUS : 0;
    unsigned powers = t->during[land][side] | (t->during[land][1 - side] & on_both);
    return !shows_nothing(t, s, land) && (powers & power) != 0;
}

static bool has_at_end(const struct saga_table *t, const struct saga_state *s, unsigned land,
                       unsigned power)
{
    unsigned side = shown(t, s, land),
             on_both = READS(t, Q_blank_fields, 'B') ? E_ZERO | E_TROOP | E_ADD : 0;
    unsigned powers = t->final[land][side] | (t->final[land][1 - side] & on_both);
    return !shows_nothing(t, s, land) && (powers & power) != 0;
}

/* The land with a power that a player holds, or NOWHERE. */
static unsigned held_with(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1 && has(t, s, land, power))
            return land;
    return NOWHERE;
}

static unsigned held_at_end(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1 && has_at_end(t, s, land, power))
            return land;
    return NOWHERE;
}

/* Has a land this power, or one of these, on either side? */
static bool on_a_side(const struct saga_table *t, unsigned land, unsigned powers)
{
    return ((t->during[land][CROWN] | t->during[land][PLAIN]) & powers) != 0;
}

/* Does he hold a land with this power on either side, whatever counts? */
static bool holds_side_with(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned power)
{
    bool holds = false;
    for (unsigned land = 0; land < t->lands; land++)
        holds = holds || (s->holder[land] == seat + 1 && on_a_side(t, land, power));
    return holds;
}

/* The land that he holds with a power on the side that setting up chose, used up or
 * not; or NOWHERE. */
static unsigned holds_in_play(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                              unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1 && (t->during[land][s->side[land] & 1] & power) != 0)
            return land;
    return NOWHERE;
}

/* Is the card of such a land turned over when its power is used? */
static bool can_be_turned(const struct saga_table *t, unsigned land)
{
    return on_a_side(t, land, P_ADD | P_HIDE);
}

/* The sum of the knights under a land. */
static unsigned defended(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    unsigned sum = value(under(s, land)), seat = s->holder[land] - 1u;
    if (READS(t, Q_troops_added, 'A') || s->holder[land] == 0)
        return sum;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        sum += lies_under(s, seat, l, land) ? value(l) : 0;
    return sum;
}

static unsigned knights_under(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    unsigned n = under(s, land).size, seat = s->holder[land] - 1u;
    if (READS(t, Q_troops_added, 'A') || s->holder[land] == 0)
        return n;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += lies_under(s, seat, l, land) ? l.size : 0;
    return n;
}

/* What a troop must exceed. */
static int strength(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    bool counts = s->holder[land] != 0 || READS(t, Q_modifier_in_middle, 'A');
    int more = has(t, s, land, P_PLUS) ? 1 : 0, less = has(t, s, land, P_MINUS) ? 1 : 0;
    return (int)defended(t, s, land) + (counts ? more - less : 0);
}

/* With what a player goes against a land: his highest troop; q-troops-added B: all. */
static int might(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                 unsigned land)
{
    unsigned most = 0, sum = 0;
    bool any = false;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        if (aim_of(t, s, seat, l) == land) {
            any = true;
            sum += value(l);
            most = value(l) > most ? value(l) : most;
        }
    return !any ? -2 : (int)(READS(t, Q_troops_added, 'B') ? sum : most);
}

/* ---- what a move does by itself, before anything comes of it ---- */

static void shift_in(struct saga_state *s, unsigned seat, unsigned at, unsigned byte)
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

static void shift_out(struct saga_state *s, unsigned seat, unsigned at)
{
    for (unsigned i = at; i + 1 < ROOM; i++) {
        s->attack[seat][i] = s->attack[seat][i + 1];
        s->aim[seat][i] = s->aim[seat][i + 1];
    }
    s->attack[seat][ROOM - 1] = s->aim[seat][ROOM - 1] = 0;
}

static void put_on(struct saga_state *s, unsigned place, unsigned byte)
{
    struct lying l = lying_at(s, place);
    if (!is_land(place))
        shift_in(s, seat_at(place) % SEATS, l.at + l.size, byte);
    else if (l.size < COLOURS)
        s->defence[place][l.size] = (uint8_t)byte;
}

/* The lowest knight of a troop is gone: the next one is. Its aim changes, or
 * (q-takeback-bottom B) is kept, which has to be said only if it differs. */
static void lose_lowest(const struct saga_table *t, struct saga_state *s, unsigned seat,
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

/* q-takeback-last-defender C */
static void if_bare(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    if (READS(t, Q_takeback_last_defender, 'C') && s->defence[land][0] == 0)
        s->holder[land] = s->turned[land] = 0;
}

static void take_off(const struct saga_table *t, struct saga_state *s, unsigned place,
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

static void turn_up(struct saga_state *s, unsigned place, unsigned card)
{
    struct lying l = lying_at(s, place);
    unsigned i = where_in(l, card), seat = seat_at(place) % SEATS;
    uint8_t *byte =
        is_land(place) ? &s->defence[place][i % COLOURS] : &s->attack[seat][(l.at + i) % ROOM];
    if (i < l.size)
        *byte = (uint8_t)(*byte & ~(unsigned)(DOWN | FRESH));
}

static void give(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]++;
    s->held[seat]++;
}

static void leaves_hand(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]--;
    s->held[seat]--;
}

static bool is_lay(struct move m)
{
    return m.kind == M_LAY || m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_HIDE_NEW;
}

static bool hides(struct move m)
{
    return m.kind == M_HIDE || m.kind == M_HIDE_NEW;
}

/* Rows are not sorted then; nobody below asks for their order. */
static struct saga_state as_moved(const struct saga_table *t, const struct saga_state *before,
                                  struct move m)
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

static bool ends_turn(const struct saga_state *before, struct move m)
{
    return m.kind == M_END && before->phase == TURN;
}

/* ---- what is the same after it ---- */

static bool same_hands(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->hand[0], after->hand[0], SEATS * CARDS);
}

static bool same_pool(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->pool, after->pool, CARDS);
}

static bool same_fame(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->fame, after->fame, SEATS);
}

static bool same_rows(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->attack[0], after->attack[0], SEATS * ROOM);
}

/* ---- what comes of a move: conquests ---- */

static bool plays_on(const struct saga_state *before)
{
    return before->phase >= TURN;
}

/* The land was taken from whom it lay before, or got another defence. */
static bool changes(const struct saga_state *moved, const struct saga_state *after, unsigned land)
{
    return moved->holder[land] != after->holder[land]
        || !alike(under(moved, land), under(after, land), false);
}

/* q-hide-after-loss B and C: with the land knights are turned up or go home. */
static bool lake_is_lost(const struct saga_table *t, const struct saga_state *before,
                         const struct saga_state *after)
{
    bool lost = false;
    for (unsigned land = 0; land < LANDS; land++)
        lost = lost || (before->holder[land] != after->holder[land] && on_a_side(t, land, P_HIDE));
    return lost && !READS(t, Q_hide_after_loss, 'A');
}

/* Are conquests as the standard readings have it: of one troop, and with no other effect? */
static bool told_plainly(const struct saga_table *t, const struct saga_state *before,
                         const struct saga_state *after)
{
    return plays_on(before) && READS(t, Q_troops_added, 'A') && !lake_is_lost(t, before, after);
}

static bool lands_lie_still(const struct saga_state *before, const struct saga_state *after)
{
    return same_bytes(before->holder, after->holder, LANDS)
        && same_bytes(before->defence[0], after->defence[0], LANDS * COLOURS);
}

/* How many troops more, or fewer, the move itself leaves. */
static unsigned troops_then(const struct saga_state *before, struct move m)
{
    unsigned begun = m.kind == M_LAY || m.kind == M_HIDE_NEW;
    unsigned gone =
        m.kind == M_TAKE_BACK && !is_land(m.arg[1]) && lying_at(before, m.arg[1]).size == 1;
    unsigned were = troops_in_all(before) + begun;
    return were > gone ? were - gone : 0;
}

/* Nothing was conquered. (That lands lie as before does not say it: the last of two
 * conquests may undo the first, with the same knights.) */
static bool quiet(const struct saga_state *before, struct move m, const struct saga_state *after)
{
    return lands_lie_still(before, after) && troops_in_all(after) == troops_then(before, m);
}

/* There were two conquests or more. */
static bool chain(const struct saga_state *before, struct move m, const struct saga_state *after)
{
    return troops_in_all(after) + 2 <= troops_then(before, m);
}

/* The conquest that followed from a move, if there was exactly one. */
struct conquest {
    unsigned land, seat, loser;
    struct lying troop;
};
enum { NOBODY = 255 };

static unsigned land_that_changes(const struct saga_state *moved, const struct saga_state *after)
{
    unsigned found = NOWHERE;
    for (unsigned land = 0; land < LANDS; land++)
        if (changes(moved, after, land))
            found = found == NOWHERE ? land : LANDS;
    return found;
}

/* The troop of a player that is there no more. */
static struct lying troop_gone(const struct saga_table *t, const struct saga_state *moved,
                               const struct saga_state *after, unsigned seat)
{
    struct lying l = troop_from(moved, seat, 0);
    while (l.size > 0
           && troops_like(t, moved, seat, l, aim_of(t, moved, seat, l))
                  == troops_like(t, after, seat, l, aim_of(t, moved, seat, l)))
        l = troop_from(moved, seat, l.at + l.size);
    return l;
}

static bool one_conquest(const struct saga_table *t, const struct saga_state *before, struct move m,
                         const struct saga_state *after, struct saga_state *moved,
                         struct conquest *c)
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

/* Was the defence of a land weakened by a knight taken back: now, or before and not settled? */
static bool was_weakened(const struct saga_state *before, struct move m, unsigned land)
{
    return bit(before->weakened, land) || (m.kind == M_TAKE_BACK && m.arg[1] == land);
}

/* What had to be exceeded: the strength, or (q-takeback-test B) the bare sum. */
static int threshold(const struct saga_table *t, const struct saga_state *before, struct move m,
                     const struct saga_state *moved, unsigned land)
{
    bool bare = READS(t, Q_takeback_test, 'B') && was_weakened(before, m, land);
    return bare ? (int)defended(t, moved, land) : strength(t, moved, land);
}

/* Can the troops of this player conquer this land, now that this was done? */
static bool competes(const struct saga_table *t, const struct saga_state *moved, unsigned seat,
                     unsigned land)
{
    bool holds = moved->holder[land] == seat + 1;
    return seat < t->head.players && (!holds || !READS(t, Q_highest_and_owner, 'A'))
        && !bit(moved->declined[land], seat);
}

/* ---- the accused ---- */

static verdict asked(const struct saga_table *t, const struct saga_state *s, unsigned kind,
                     unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return saga_refusal(t, s, m);
}

/* Once the game is over, everything is refused for that. */
static verdict unless_over(const struct saga_state *s, verdict v)
{
    return s->phase == OVER ? (verdict)SAGA_end_at_once : v;
}

static verdict asked_mover(const struct saga_table *t, const struct saga_state *s, unsigned kind,
                           unsigned a, unsigned b)
{
    return asked(t, s, kind, s->mover, a, b);
}

/* What is wrong with a move, in no order. It must be refused by a clause that it
 * breaks, and be legal if it breaks none. */
enum { SOME_CLAUSE = NOT_A_MOVE, MOST_FAULTS = 12 };
struct faults {
    verdict by[MOST_FAULTS];
    unsigned count;
};

static void fault(struct faults *f, bool there, verdict by)
{
    if (there && f->count < MOST_FAULTS)
        f->by[f->count++] = by;
}

static bool rightly(verdict v, const struct faults *f)
{
    bool named = f->count == 0 && v == LEGAL;
    for (unsigned i = 0; i < f->count; i++)
        named =
            named || f->by[i] == v || (f->by[i] == SOME_CLAUSE && v != LEGAL && v != NOT_A_MOVE);
    return named;
}

/* q-income-duty B: nothing is done while income is due. */
static bool income_waits(const struct saga_table *t, const struct saga_state *s)
{
    return READS(t, Q_income_duty, 'B') && s->due > 0;
}

/* Is it time to lay a knight? */
static bool lays_now(const struct saga_table *t, const struct saga_state *s)
{
    return s->phase == TURN && s->laid == 0 && !income_waits(t, s);
}

/* What all knights that are played have to keep to. */
static struct faults faults_of_playing(const struct saga_table *t, const struct saga_state *s,
                                       unsigned card)
{
    struct faults f = { .count = 0 };
    fault(&f, income_waits(t, s), SAGA_income_first);
    fault(&f, s->laid != 0, SAGA_lay_exactly_one);
    fault(&f, s->hand[s->mover][card] == 0, SAGA_lay_from_hand);
    return f;
}

static bool barred_from(const struct saga_table *t, const struct saga_state *s, unsigned place,
                        unsigned card)
{
    struct lying l = lying_at(s, place);
    unsigned bars =
        is_land(place) ? s->barred_under[place] : s->barred[seat_at(place) % SEATS][l.at % ROOM];
    return has_colour(l, colour_of(card))
        || (READS(t, Q_takeback_colour_memory, 'B') && bit(bars, colour_of(card)));
}

static struct faults faults_of_new_troop(const struct saga_table *t, const struct saga_state *s,
                                         unsigned card)
{
    struct faults f = faults_of_playing(t, s, card);
    unsigned land = colour_of(card);
    fault(&f,
          READS(t, Q_own_land_target, 'B') && land < t->lands && s->holder[land] == s->mover + 1,
          SAGA_new_troop_own_land);
    return f;
}

static struct faults faults_of_reinforcing(const struct saga_table *t, const struct saga_state *s,
                                           unsigned card, unsigned place)
{
    struct faults f = faults_of_playing(t, s, card);
    struct lying l = lying_at(s, place);
    bool own = seat_at(place) == s->mover;
    fault(&f, !own, SAGA_lay_own_area);
    fault(&f, own && l.size == 0, SAGA_reinforce_one_troop);
    fault(&f, own && closed(s, s->mover, l), SAGA_no_laying_on_defence);
    fault(&f, l.size > 0 && barred_from(t, s, place, card), SAGA_colour_once);
    return f;
}

static struct faults faults_of_adding_under(const struct saga_table *t, const struct saga_state *s,
                                            unsigned card, unsigned land)
{
    struct faults f = faults_of_playing(t, s, card);
    bool own = s->holder[land] == s->mover + 1, power = has(t, s, land, P_ADD),
         used = s->turned[land] != UNTURNED;
    fault(&f, !own, SAGA_lay_own_area);
    fault(&f, own && !power, SAGA_no_laying_on_defence);
    fault(&f, own && used, SAGA_treasure_add_once);
    fault(&f, own && barred_from(t, s, land, card), SAGA_treasure_add_colours);
    return f;
}

static struct faults faults_of_hiding(const struct saga_table *t, const struct saga_state *s,
                                      unsigned card, unsigned place)
{
    struct faults f = faults_of_playing(t, s, card);
    struct lying l = lying_at(s, place);
    unsigned lake = holds_in_play(t, s, s->mover, P_HIDE);
    bool own_troop =
        !is_land(place) && seat_at(place) == s->mover && l.size > 0 && !closed(s, s->mover, l);
    fault(&f, lake == NOWHERE, SAGA_lay_open);
    fault(&f, lake != NOWHERE && s->turned[lake] != UNTURNED, SAGA_hide_once);
    fault(&f, !own_troop, SAGA_hide_on_attack_troop);
    fault(&f, l.size > 0 && barred_from(t, s, place, card), SAGA_hide_colours);
    return f;
}

static struct faults faults_of_recruiting(const struct saga_table *t, const struct saga_state *s,
                                          unsigned card)
{
    struct faults f = { .count = 0 };
    fault(&f, income_waits(t, s), SAGA_income_first);
    fault(&f, s->recruited != 0 || t->recruits == 0, SAGA_recruit_one_per_turn);
    fault(&f, s->pool[card] == 0, SAGA_recruit_only_independent);
    fault(&f, s->fame[s->mover] < value_of(card), SAGA_recruit_needs_fame);
    return f;
}

/* Where the knight that is taken back lies: what single readings say to it. */
static bool barred_by_a_reading(const struct saga_table *t, const struct saga_state *s,
                                unsigned card, unsigned place)
{
    struct lying l = lying_at(s, place);
    unsigned i = where_in(l, card);
    if (is_land(place))
        return READS(t, Q_takeback_last_defender, 'B') && knights_under(t, s, place) == 1;
    bool lowest = i == 0 && l.size > 1, top = i + 1 == l.size;
    return (lowest && READS(t, Q_takeback_bottom, 'C'))
        || (!top && READS(t, Q_takeback_bottom, 'D'))
        || (lowest && (l.card[1] & DOWN) != 0 && READS(t, Q_takeback_lone_hidden, 'B'));
}

static struct faults faults_of_taking_back(const struct saga_table *t, const struct saga_state *s,
                                           unsigned card, unsigned place)
{
    struct faults f = { .count = 0 };
    struct lying l = lying_at(s, place);
    unsigned corn = held_with(t, s, s->mover, P_BACK);
    bool own = is_land(place) ? s->holder[place] == s->mover + 1 : seat_at(place) == s->mover;
    bool other_side = holds_side_with(t, s, s->mover, P_BACK);
    bool late =
        (READS(t, Q_takeback_when, 'B') && s->laid) || (READS(t, Q_takeback_when, 'C') && s->begun);
    fault(&f, income_waits(t, s) && !READS(t, Q_takeback_when, 'C'), SAGA_income_first);
    fault(&f, corn == NOWHERE && other_side, SAGA_properties_of_shown_side);
    fault(&f, corn == NOWHERE || !own || where_in(l, card) >= l.size, SAGA_takeback_own_cards);
    fault(&f, s->back != 0, SAGA_takeback_every_turn);
    fault(&f, late, SAGA_takeback_extra);
    fault(&f, READS(t, Q_takeback_new_holder, 'B') && bit(s->gained, corn), SOME_CLAUSE);
    fault(&f, own && where_in(l, card) < l.size && barred_by_a_reading(t, s, card, place),
          SOME_CLAUSE);
    return f;
}

static struct faults faults_of_turning_up(const struct saga_table *t, const struct saga_state *s,
                                          unsigned seat, unsigned card, unsigned place)
{
    struct faults f = { .count = 0 };
    struct lying l = lying_at(s, place);
    unsigned i = where_in(l, card);
    bool own = is_land(place) ? s->holder[place] == seat + 1 : seat_at(place) == seat;
    bool down = i < l.size && (l.card[i] & DOWN) != 0;
    fault(&f, income_waits(t, s) && s->phase == TURN, SAGA_income_first);
    fault(&f, !own || !down, SOME_CLAUSE);
    fault(&f, down && (l.card[i] & FRESH) != 0 && READS(t, Q_hide_reveal_time, 'A'),
          SAGA_hide_reveal_later_turn);
    return f;
}

/* What anybody may come out with: a move of each kind that players have. */
enum { ATTEMPTS = 21 };

static struct move attempt(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                           unsigned n)
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

/* Is every attempt of a player refused by this clause, but for three kinds of moves? */
static bool all_refused(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        verdict by, unsigned but, unsigned nor, unsigned neither)
{
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s, seat, n);
        verdict v = saga_refusal(t, s, m);
        if (m.kind != but && m.kind != nor && m.kind != neither && v != by && v != NOT_A_MOVE)
            return false;
    }
    return true;
}

/* Are all attempts of a player judged alike in two states? */
static bool judged_alike(const struct saga_table *t, const struct saga_state *s,
                         const struct saga_state *like, unsigned seat)
{
    for (unsigned n = 0; n < ATTEMPTS; n++)
        if (saga_refusal(t, s, attempt(t, s, seat, n))
            != saga_refusal(t, like, attempt(t, s, seat, n)))
            return false;
    return true;
}

/* ---- made up, for laws ---- */

static unsigned card_of(unsigned colour, unsigned points)
{
    return colour * VALUES + points - 1;
}

/* The assumed sheet, to be spoiled; and what set-up says to it. */
static struct saga_table as_assumed(struct choice *from)
{
    struct saga_table t;
    saga_default_table(&t, 2 + choose(from, 3));
    saga_seal(&t);
    return t;
}

static verdict judged(struct saga_table *t)
{
    saga_seal(t);
    return saga_table_refusal(t);
}

static unsigned a_knight_of(const uint8_t set[CARDS], struct choice *from)
{
    unsigned n = choose(from, sum_of(set, CARDS)), card = 0;
    while (card + 1 < CARDS && n >= set[card])
        n -= set[card++];
    return card;
}

/* A turn of A's with nothing on the table but lands in the middle, each worth 8; all have a
 * hand of two reds. */
static struct saga_state bare_turn(const struct saga_table *t)
{
    struct saga_state s = { .phase = TURN };
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        s.set_of[seat] = (uint8_t)(seat + 1);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        s.hand[seat][card_of(RED, 1)] = s.held[seat] = 2;
    for (unsigned land = 0; land < LANDS; land++) {
        s.defence[land][0] = (uint8_t)(card_of(land < 5 ? land : 0, 4) + 1);
        s.defence[land][1] = (uint8_t)(card_of(land < 5 ? land + 1 : land, 4) + 1);
    }
    return s;
}

/* --------------------------------------------------------------- material -- */

CLAUSE(players_two_to_four, "Titel", SETUP, EXPLICIT, "Two, three or four players play.")

TABLE_PROPERTY(players_are_two_to_four)
{
    return t->head.players >= 2 && t->head.players <= 4;
}

LAW(other_numbers_of_players_are_refused)
{
    static const uint8_t wrong[] = { 0, 1, 5, 6, 7, 8 };
    struct saga_table t = as_assumed(from);
    t.head.players = wrong[choose(from, sizeof wrong)];
    return judged(&t) == SAGA_players_two_to_four;
}

/* Nobody who does not play has anything, holds anything or is asked. */
STATE_PROPERTY(empty_seats_have_nothing)
{
    bool good = s->mover < t->head.players && s->asked <= t->head.players;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (p < t->head.players
                || (all_zero(s->hand[p], CARDS) && s->held[p] == 0 && all_zero(s->attack[p], ROOM)
                    && s->fame[p] == 0 && all_zero(s->chips[p], DENOMINATIONS)));
    for (unsigned land = 0; land < LANDS; land++)
        good =
            good && s->holder[land] <= t->head.players && s->declined[land] >> t->head.players == 0;
    return good;
}

CLAUSE(five_sets_of_twelve, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Sixty knights make five sets of twelve, told apart by their backs.")

TABLE_PROPERTY(sets_are_five_of_twelve)
{
    bool good = t->head.small || t->sets == 5;
    for (unsigned k = 0; k < SETS; k++) {
        unsigned size = sum_of(t->set[k], CARDS);
        good = good
            && (t->head.small ? (k < t->sets ? size >= 1 && size <= 12 : size == 0) : size == 12);
    }
    return good;
}

LAW(sets_of_another_size_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned k = choose(from, SETS), card = choose(from, CARDS);
    t.set[k][card] = another(from, 20, t.set[k][card]);
    return judged(&t) == SAGA_five_sets_of_twelve;
}

LAW(assumed_sheet_fits_the_document)
{
    struct saga_table t = as_assumed(from);
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* How many of a knight are in play: in the sets that were handed out, and in that
 * of the display as far as it lies there. */
static unsigned in_sets(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned n = 0;
    for (unsigned p = 0; p <= t->head.players; p++)
        n += s->set_of[p] == 0 || s->set_of[p] > SETS ? 0 : t->set[s->set_of[p] - 1][card];
    return n;
}

TALLY_PROPERTY(no_knight_is_lost_or_made)
{
    unsigned n[CARDS + 1], dealt = 0, left = 0;
    count_knights(s, n);
    for (unsigned card = 0; card < CARDS; card++) {
        unsigned all = in_sets(t, s, card);
        if (s->phase >= AGE ? n[card] != all : n[card] > all)
            return false;
        dealt += n[card];
        left += all - n[card];
    }
    if (s->phase == DISPLAY && left + s->cursor != DISPLAYED * (unsigned)t->lands)
        return false;
    return n[CARDS] == 0
        && (t->head.small || s->phase < AGE || dealt == 12 * (t->head.players + 1u));
}

STEP_PROPERTY(knights_go_from_place_to_place)
{
    unsigned was[CARDS + 1], is[CARDS + 1];
    bool good = true;
    count_knights(before, was);
    count_knights(after, is);
    for (unsigned card = 0; card <= CARDS; card++)
        good = good && (was[card] == is[card] || before->phase < TURN);
    return good;
}

STATE_PROPERTY(rows_hold_knights_and_nothing_else)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM; i++) {
            unsigned byte = s->attack[p][i], first = byte & FIRST;
            bool ends = i > 0 && s->attack[p][i - 1] == 0;
            good = good && (byte == 0 || ((byte & KNIGHT) >= 1 && (byte & KNIGHT) <= CARDS))
                && (i > 0 || byte == 0 || first != 0) && (!ends || byte == 0)
                && (first != 0 || (s->aim[p][i] == 0 && s->barred[p][i] == 0));
        }
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++) {
            unsigned byte = s->defence[land][i];
            bool ends = i > 0 && s->defence[land][i - 1] == 0;
            good = good && (byte & (FIRST | FRESH)) == 0 && (byte & KNIGHT) <= CARDS
                && (byte == 0 || (byte & KNIGHT) >= 1) && (!ends || byte == 0);
        }
    return good;
}

CLAUSE(chips_thirty_two, "Materiaal", SETUP, EXPLICIT,
       "There are 32 chips of fame, not all of the same value.")

TABLE_PROPERTY(chips_are_thirty_two_of_several_values)
{
    unsigned count = 0, values = 0, points = 0;
    bool good = true;
    for (unsigned d = 0; d < DENOMINATIONS; d++) {
        good = good && (t->chip[d] == 0) == (t->chips[d] == 0)
            && (d == 0 || t->chip[d] == 0 || (t->chip[d - 1] != 0 && t->chip[d] > t->chip[d - 1]));
        count += t->chips[d];
        values += t->chip[d] != 0;
        points += (unsigned)t->chip[d] * t->chips[d];
    }
    return good && points == t->points
        && (t->head.small ? count <= 32 : count == 32 && values >= 2);
}

LAW(other_numbers_of_chips_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned d = choose(from, 4);
    t.chips[d] = another(from, 24, t.chips[d]);
    return judged(&t) == SAGA_chips_thirty_two;
}

/* What comes behind a gap would never be offered for change. */
LAW(chips_behind_a_gap_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned gap = 1 + choose(from, 3);
    t.chip[DENOMINATIONS - 1] = (uint8_t)(12 + choose(from, 7));
    t.chips[DENOMINATIONS - 1] = t.chips[gap];
    t.chip[gap] = t.chips[gap] = 0;
    return judged(&t) == SAGA_chips_thirty_two;
}

LAW(chips_of_one_value_are_refused)
{
    struct saga_table t = as_assumed(from);
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        t.chip[d] = t.chips[d] = 0;
    t.chip[0] = (uint8_t)(1 + choose(from, 7));
    t.chips[0] = 32;
    return judged(&t) == SAGA_chips_thirty_two;
}

/* ------------------------------------------------------------- setting up -- */

CLAUSE(first_game_crown_sides, "Voorbereiding", SETUP, EXPLICIT,
       "In a first game every land shows the side with the crown.")

STATE_PROPERTY(lands_show_the_sides_of_the_table)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool waits =
            land >= t->lands || (s->phase == SIDES && t->side[land] == EITHER && land >= s->cursor);
        good = good && s->side[land] <= PLAIN && (!waits || s->side[land] == CROWN)
            && (land >= t->lands || t->side[land] == EITHER || s->side[land] == t->side[land]);
    }
    return good;
}

LAW(assumed_game_is_a_first_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s;
    saga_start(&t, &s);
    for (unsigned land = 0; land < LANDS; land++)
        if (t.side[land] != CROWN || s.side[land] != CROWN)
            return false;
    return s.phase != SIDES;
}

CLAUSE(later_games_any_sides, "Voorbereiding", VARIANT, EXPLICIT,
       "In later games a land may show its other side, and sides may be mixed at will.")

LAW(sides_may_be_mixed_at_will)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s;
    bool open = false;
    for (unsigned land = 0; land < LANDS; land++) {
        t.side[land] = (uint8_t)choose(from, 3);
        open = open || t.side[land] == EITHER;
    }
    if (judged(&t) != LEGAL)
        return false;
    saga_start(&t, &s);
    return (s.phase == SIDES) == open;
}

LAW(a_third_side_is_refused)
{
    struct saga_table t = as_assumed(from);
    t.side[choose(from, LANDS)] = (uint8_t)(EITHER + 1 + choose(from, 4));
    return judged(&t) == SAGA_later_games_any_sides;
}

TALLY_PROPERTY(either_side_may_show)
{
    for (unsigned side = CROWN; side <= PLAIN; side++) {
        struct move m = { M_SIDE, NATURE, { s->cursor, (uint8_t)side } };
        if (s->phase == SIDES && (saga_refusal(t, s, m) != LEGAL || saga_weight(t, s, m) != 1))
            return false;
        if (s->phase != SIDES && asked(t, s, M_SIDE, NATURE, 0, side) == LEGAL)
            return false;
    }
    return s->phase != SIDES || t->side[s->cursor] == EITHER;
}

STEP_PROPERTY(sides_are_chosen_once)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool chosen = m.kind == M_SIDE && m.arg[0] == land;
        good = good && after->side[land] == (chosen ? m.arg[1] : before->side[land]);
    }
    return good
        && (m.kind != M_SIDE
            || (before->phase == SIDES && m.arg[0] == before->cursor
                && (after->phase != SIDES || after->cursor > before->cursor)));
}

CLAUSE(six_lands, "Voorbereiding", SETUP, EXPLICIT, "There are six lands, one of each colour.")

TABLE_PROPERTY(lands_are_six)
{
    return t->head.small ? t->lands >= 1 && t->lands <= 6 : t->lands == 6;
}

LAW(other_numbers_of_lands_are_refused)
{
    struct saga_table t = as_assumed(from);
    t.lands = another(from, 12, LANDS);
    return judged(&t) == SAGA_six_lands;
}

STATE_PROPERTY(lands_that_do_not_exist_have_nothing)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (land < t->lands
                || (s->holder[land] == 0 && all_zero(s->defence[land], COLOURS)
                    && s->turned[land] == 0 && s->declined[land] == 0 && s->tied[land] == 0
                    && s->barred_under[land] == 0 && !bit(s->weakened, land)
                    && !bit(s->gained, land)));
    return good && s->about <= t->lands;
}

CLAUSE(lands_start_in_middle, "Voorbereiding", SETUP, EXPLICIT,
       "All of them begin in the middle of the table, before nobody.")

STATE_PROPERTY(nobody_has_a_land_before_the_first_turn)
{
    return s->phase >= TURN || (all_zero(s->holder, LANDS) && all_zero(s->turned, LANDS));
}

STEP_PROPERTY(all_lands_lie_in_the_middle_when_the_first_turn_begins)
{
    return before->phase >= TURN || after->phase < TURN
        || (all_zero(after->holder, LANDS) && all_zero(after->attack[0], SEATS * ROOM)
            && all_zero(after->pool, CARDS));
}

LAW(lands_begin_before_nobody)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s;
    saga_start(&t, &s);
    return all_zero(s.holder, LANDS) && all_zero(s.attack[0], SEATS * ROOM)
        && all_zero(s.pool, CARDS);
}

INERT(lands_two_rows, "Voorbereiding", SETUP, EXPLICIT,
      "They lie in two rows of three, with room for knights between the rows.",
      "a layout without effect: it is not kept")

CLAUSE(sets_equal_value, "Voorbereiding", DEFINITION, EXPLICIT,
       "All sets are worth the same in total; their colours are spread differently.")

static unsigned points_of(const uint8_t cards[CARDS])
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += cards[card] * value_of(card);
    return n;
}

TABLE_PROPERTY(sets_are_worth_the_same)
{
    bool differ = false, good = true;
    for (unsigned k = 1; k < SETS; k++) {
        good = good && points_of(t->set[k]) == points_of(t->set[0]);
        differ = differ || !same_bytes(t->set[k], t->set[0], CARDS);
    }
    return t->head.small || (good && differ);
}

LAW(set_worth_more_or_less_is_refused)
{
    struct saga_table t = as_assumed(from);
    uint8_t *set = t.set[choose(from, SETS)];
    unsigned card = a_knight_of(set, from);
    unsigned other =
        card_of(colour_of(card), 1 + (value_of(card) + choose(from, VALUES - 1)) % VALUES);
    set[card]--;
    set[other]++;
    return judged(&t) == SAGA_sets_equal_value;
}

LAW(five_sets_all_alike_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned like = choose(from, SETS);
    for (unsigned k = 0; k < SETS; k++)
        for (unsigned card = 0; card < CARDS; card++)
            t.set[k][card] = t.set[like][card];
    return judged(&t) == SAGA_sets_equal_value;
}

CLAUSE(one_set_per_player, "Voorbereiding", SETUP, EXPLICIT,
       "Each player takes one whole set into his hand.")

TABLE_PROPERTY(sets_of_the_table_are_given_once)
{
    unsigned given = 0;
    bool good = t->display_set <= t->sets;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned one = t->seat_set[p] == 0 ? 0 : 1u << t->seat_set[p];
        good = good && t->seat_set[p] <= t->sets && (given & one) == 0
            && (p < t->head.players || one == 0);
        given |= one;
    }
    return good && (t->display_set == 0 || (given >> t->display_set & 1) == 0);
}

LAW(one_set_for_two_players_is_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned one = choose(from, t.head.players - 1u), set = 1 + choose(from, SETS);
    t.seat_set[one] = t.seat_set[one + 1 + choose(from, t.head.players - one - 1u)] = (uint8_t)set;
    return judged(&t) == SAGA_one_set_per_player;
}

static bool is_given(const struct saga_table *t, const struct saga_state *s, unsigned set)
{
    bool given = false;
    for (unsigned p = 0; p <= t->head.players; p++)
        given = given || s->set_of[p] == set + 1;
    return given;
}

STATE_PROPERTY(no_set_is_given_twice)
{
    unsigned met = 0;
    bool good = true;
    for (unsigned p = 0; p <= SEATS; p++) {
        unsigned one = s->set_of[p] == 0 ? 0 : 1u << s->set_of[p] % 32;
        bool given = p <= t->head.players && s->phase > DEAL_SETS;
        good = good && s->set_of[p] <= t->sets && (met & one) == 0 && (!given || one != 0)
            && (p <= t->head.players || one == 0);
        met |= one;
    }
    return good;
}

STATE_PROPERTY(sets_are_those_that_the_table_gives)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        good = good
            && (s->phase <= DEAL_SETS || t->seat_set[p] == 0 || s->set_of[p] == t->seat_set[p]);
    return good
        && (s->phase <= DEAL_SETS || t->display_set == 0
            || s->set_of[t->head.players] == t->display_set);
}

/* A hand is its whole set as long as nobody has had a turn. */
TALLY_PROPERTY(each_player_takes_a_whole_set)
{
    for (unsigned p = 0; s->phase < TURN && p < t->head.players; p++)
        for (unsigned card = 0; card < CARDS; card++)
            if (s->hand[p][card] != (s->set_of[p] == 0 ? 0 : t->set[s->set_of[p] - 1][card]))
                return false;
    return true;
}

TALLY_PROPERTY(hands_hold_what_they_count)
{
    for (unsigned p = 0; p < SEATS; p++)
        if (sum_of(s->hand[p], CARDS) != s->held[p])
            return false;
    return true;
}

TALLY_PROPERTY(any_set_that_is_left_may_be_dealt)
{
    for (unsigned k = 0; k < t->sets; k++)
        for (unsigned p = 0; p <= t->head.players; p++) {
            struct move m = { M_SET, NATURE, { (uint8_t)k, (uint8_t)p } };
            bool may = s->phase == DEAL_SETS && p == s->cursor && !is_given(t, s, k);
            verdict v = p < t->head.players ? (verdict)SAGA_one_set_per_player
                                            : (verdict)SAGA_display_from_one_set;
            if (saga_refusal(t, s, m) != (may ? (verdict)LEGAL : unless_over(s, v))
                || (may && saga_weight(t, s, m) != 1))
                return false;
        }
    return true;
}

STEP_PROPERTY(set_goes_to_one_player)
{
    bool good = true;
    for (unsigned p = 0; p <= SEATS; p++) {
        bool given = m.kind == M_SET && m.arg[1] == p;
        good = good && after->set_of[p] == (given ? m.arg[0] + 1 : before->set_of[p]);
    }
    return good
        && (m.kind != M_SET || (before->phase == DEAL_SETS && before->set_of[m.arg[1]] == 0));
}

CLAUSE(hand_hidden, "Voorbereiding", INFORMATION, EXPLICIT,
       "A hand is hidden from the other players.")

/* How many of a knight a player has face down. */
static unsigned down_of(const struct saga_state *s, unsigned seat, unsigned card)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
        n += knight_of(s->attack[seat][i]) == card && (s->attack[seat][i] & DOWN) != 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; s->holder[land] == seat + 1 && i < COLOURS && s->defence[land][i] != 0;
             i++)
            n += knight_of(s->defence[land][i]) == card && (s->defence[land][i] & DOWN) != 0;
    return n;
}

/* q-set-knowledge B: what they hold and what they have face down, together. */
TALLY_PROPERTY(hands_of_others_are_not_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned card = 0; card < CARDS; card++) {
                unsigned reckoned =
                    READS(t, Q_set_knowledge, 'B') ? s->hand[q][card] + down_of(s, q, card) : 0;
                if (seen.hand[q][card] != (q == p ? s->hand[q][card] : reckoned))
                    return false;
            }
    }
    return true;
}

/* Whatever the others have in hand, a player may do the same. */
TALLY_PROPERTY(hidden_knights_forbid_nothing)
{
    struct saga_state then = *s;
    unsigned seat = s->asked != 0 ? s->asked - 1u : s->mover;
    if (s->phase < TURN)
        return true;
    for (unsigned q = 0; q < t->head.players; q++)
        for (unsigned card = 0; q != seat && card < CARDS; card++)
            then.hand[q][card] = s->hand[q][(card + 5) % CARDS];
    return judged_alike(t, s, &then, seat);
}

CLAUSE(display_from_one_set, "Voorbereiding", SETUP, EXPLICIT,
       "Any one of the sets that nobody got makes the display.")

LAW(set_of_a_player_is_refused_as_display)
{
    struct saga_table t = as_assumed(from);
    unsigned set = 1 + choose(from, SETS);
    t.seat_set[choose(from, t.head.players)] = t.display_set = (uint8_t)set;
    return judged(&t) == SAGA_display_from_one_set;
}

TALLY_PROPERTY(display_is_of_its_set)
{
    unsigned set = s->set_of[t->head.players], lying[CARDS + 1] = { 0 };
    if (s->phase >= TURN)
        return true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            lying[s->defence[land][i] == 0 ? CARDS
                                           : least(knight_of(s->defence[land][i]), CARDS)]++;
    for (unsigned card = 0; card < CARDS; card++)
        if (set == 0 || s->phase < DISPLAY ? lying[card] != 0
            : s->phase == DISPLAY          ? lying[card] > t->set[set - 1][card]
                                           : lying[card] != t->set[set - 1][card])
            return false;
    return true;
}

TALLY_PROPERTY(knights_of_other_sets_are_not_displayed)
{
    unsigned set = s->set_of[t->head.players];
    for (unsigned card = 0; s->phase == DISPLAY && card < CARDS; card++)
        for (unsigned land = 0; t->set[set - 1][card] == 0 && land < t->lands; land++)
            if (asked(t, s, M_DEAL, NATURE, card, land) != SAGA_display_from_one_set)
                return false;
    return true;
}

CLAUSE(surplus_sets_boxed, "Voorbereiding", SETUP, EXPLICIT,
       "The sets then left over take no part: two of them with two players, one with three, none "
       "with four.")

/* Two sets of five with two players, one with three, none with four. */
STATE_PROPERTY(sets_left_over_are_in_the_box)
{
    unsigned used = 0;
    for (unsigned p = 0; p <= SEATS; p++)
        used += s->set_of[p] != 0;
    return t->head.small || s->phase <= DEAL_SETS || SETS - used == 4u - t->head.players;
}

TALLY_PROPERTY(no_set_is_dealt_any_more)
{
    for (unsigned k = 0; s->phase > DEAL_SETS && k < t->sets; k++)
        for (unsigned p = 0; p <= t->head.players; p++)
            if (asked(t, s, M_SET, NATURE, k, p) == LEGAL)
                return false;
    return true;
}

CLAUSE(display_dealt_open, "Voorbereiding", SETUP, EXPLICIT,
       "The knights of the display are turned one by one and pushed under the lands, open; they "
       "defend them.")

STATE_PROPERTY(display_lies_open)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            good = good
                && ((s->defence[land][i] & DOWN) == 0
                    || (s->holder[land] != 0 && READS(t, Q_hide_forced, 'B')));
    return good;
}

STEP_PROPERTY(knights_are_dealt_one_by_one)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS && m.kind == M_DEAL; land++) {
        struct lying was = under(before, land), is = under(after, land);
        bool here = m.arg[1] == land;
        good = good && is.size == was.size + (here ? 1 : 0)
            && (!here || where_in(is, m.arg[0]) < is.size);
        for (unsigned i = 0; i < was.size; i++)
            good = good && where_in(is, knight_of(was.card[i])) < is.size;
    }
    return good && (m.kind != M_DEAL || before->phase == DISPLAY);
}

TALLY_PROPERTY(knights_are_dealt_in_setting_up_only)
{
    for (unsigned card = 0; s->phase != DISPLAY && card < CARDS; card++)
        if (asked(t, s, M_DEAL, NATURE, card, 0) != unless_over(s, SAGA_display_dealt_open))
            return false;
    return true;
}

CLAUSE(display_two_per_land, "Voorbereiding", SETUP, EXPLICIT,
       "Each land gets two knights, no more and no fewer.")

TABLE_PROPERTY(layout_is_complete_or_not_given)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            good = good && t->display[land][i] <= CARDS
                && (t->display[land][i] != 0) == (t->display[0][0] != 0 && land < t->lands);
    return good && (t->display[0][0] == 0 || t->display_set != 0);
}

/* q-takeback-last-defender C: a land that came back to the middle has none. */
STATE_PROPERTY(two_knights_defend_a_land_in_the_middle)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned n = under(s, land).size;
        bool bare = n == 0 && READS(t, Q_takeback_last_defender, 'C');
        good = good
            && (s->phase < DISPLAY ? n == 0
                : s->phase == DISPLAY
                    ? n <= 2
                    : s->holder[land] != 0 || n == 2 || (bare && s->phase >= TURN));
    }
    return good;
}

TALLY_PROPERTY(third_knight_is_refused)
{
    for (unsigned land = 0; s->phase == DISPLAY && land < t->lands; land++)
        for (unsigned card = 0; card < CARDS; card++)
            if (under(s, land).size >= 2 && asked(t, s, M_DEAL, NATURE, card, land) == LEGAL)
                return false;
    return true;
}

LAW(incomplete_layouts_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned there = choose(from, LANDS);
    t.display_set = 1;
    t.display[there][0] = (uint8_t)(card_of(there, 1) + 1);
    return judged(&t) == SAGA_display_two_per_land;
}

CLAUSE(display_first_own_colour, "Voorbereiding", SETUP, EXPLICIT,
       "The first knight of a land has the colour of the land.")

TABLE_PROPERTY(every_set_has_every_colour)
{
    bool good = true;
    for (unsigned k = 0; k < t->sets; k++)
        for (unsigned colour = 0; colour < t->lands; colour++) {
            bool displays = t->display_set == 0 ? true : t->display_set == k + 1;
            unsigned n = sum_of(&t->set[k][card_of(colour, 1)], VALUES);
            good = good && (n >= 1 || (t->head.small && !displays));
        }
    return good;
}

LAW(sets_without_a_colour_are_refused)
{
    struct saga_table t = as_assumed(from);
    uint8_t *set = t.set[choose(from, SETS)];
    unsigned lost = choose(from, COLOURS);
    for (unsigned points = 1; points <= VALUES; points++) {
        set[card_of((lost + 1) % COLOURS, points)] =
            (uint8_t)(set[card_of((lost + 1) % COLOURS, points)] + set[card_of(lost, points)]);
        set[card_of(lost, points)] = 0;
    }
    return judged(&t) == SAGA_display_first_own_colour;
}

/* One of the knights of a land has its colour, and it was the first. */
STATE_PROPERTY(displayed_lands_have_a_knight_of_their_colour)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        struct lying l = under(s, land);
        good = good && (s->holder[land] != 0 || l.size == 0 || has_colour(l, land));
    }
    return good;
}

TALLY_PROPERTY(first_knight_of_another_colour_is_refused)
{
    for (unsigned land = 0; s->phase == DISPLAY && land < t->lands; land++)
        for (unsigned card = 0; under(s, land).size == 0 && card < CARDS; card++)
            if (colour_of(card) != land && asked(t, s, M_DEAL, NATURE, card, land) == LEGAL)
                return false;
    return true;
}

CLAUSE(display_second_on_top, "Voorbereiding", SETUP, EXPLICIT,
       "The second lies on the first, so that both values can be read.")

TALLY_PROPERTY(everybody_reads_the_knights_under_lands)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned land = 0; land < LANDS; land++)
            for (unsigned i = 0; i < COLOURS; i++) {
                unsigned byte = s->defence[land][i];
                bool hidden = (byte & DOWN) != 0 && s->holder[land] != p + 1;
                if (seen.defence[land][i] != (hidden ? byte & ~(unsigned)KNIGHT : byte))
                    return false;
            }
    }
    return true;
}

CLAUSE(display_colours_differ, "Voorbereiding", SETUP, EXPLICIT,
       "The two knights of a land differ in colour.")

TABLE_PROPERTY(no_set_has_more_of_a_colour_than_lands)
{
    bool good = true;
    for (unsigned k = 0; k < t->sets; k++)
        for (unsigned colour = 0; colour < COLOURS; colour++) {
            bool displays = t->display_set == 0 ? true : t->display_set == k + 1;
            unsigned n = sum_of(&t->set[k][card_of(colour, 1)], VALUES);
            good = good && (n <= t->lands || (t->head.small && !displays));
        }
    return good;
}

/* Seven of one colour, and one of each other: worth 30 like the others. */
LAW(sets_with_seven_of_a_colour_are_refused)
{
    struct saga_table t = as_assumed(from);
    uint8_t *set = t.set[choose(from, SETS)];
    unsigned many = choose(from, COLOURS);
    for (unsigned card = 0; card < CARDS; card++)
        set[card] = colour_of(card) != many && value_of(card) == 3 ? 1 : 0;
    set[card_of(many, 1)] = 1;
    set[card_of(many, 2)] = 4;
    set[card_of(many, 3)] = 2;
    return judged(&t) == SAGA_display_colours_differ;
}

STATE_PROPERTY(displayed_knights_of_a_land_differ_in_colour)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++)
        good = good && (s->holder[land] != 0 || colours_differ(under(s, land)));
    return good;
}

TALLY_PROPERTY(second_knight_of_the_lands_colour_is_refused)
{
    for (unsigned land = 0; s->phase == DISPLAY && land < t->lands; land++)
        for (unsigned points = 1; under(s, land).size == 1 && points <= VALUES; points++)
            if (asked(t, s, M_DEAL, NATURE, card_of(land, points), land) == LEGAL)
                return false;
    return true;
}

CLAUSE(display_deal_may_stick, "Voorbereiding", SETUP, SILENT,
       "What becomes of a turned knight that fits no land is not said.")

/* What of the display's set is not under a land; a colour of it. */
static unsigned not_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned n = t->set[s->set_of[t->head.players] - 1][card];
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            n -= s->defence[land][i] == card + 1;
    return n;
}

/* Could the rest be laid out if this knight went under this land as its second?
 * Each land gets one of another colour: that is so if of no colour there are more
 * than lands of other colours wait (Hall). */
static bool rest_can_be_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card,
                              unsigned land)
{
    unsigned wait = 0;
    for (unsigned l = 0; l < t->lands; l++)
        wait += l != land && under(s, l).size == 1;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned n = 0, own = colour < t->lands && colour != land && under(s, colour).size == 1;
        for (unsigned points = 1; points <= VALUES; points++)
            n += not_dealt(t, s, card_of(colour, points));
        n -= colour_of(card) == colour;
        if (n > 0 && n + own > wait)
            return false;
    }
    return true;
}

static bool may_lie_under(const struct saga_state *s, unsigned card, unsigned land)
{
    unsigned n = under(s, land).size;
    return n == 0 ? colour_of(card) == land : n == 1 && colour_of(card) != land;
}

static bool first_ones_wait(const struct saga_table *t, const struct saga_state *s)
{
    bool wait = false;
    for (unsigned land = 0; land < t->lands; land++)
        wait = wait || under(s, land).size == 0;
    return wait;
}

static bool may_be_dealt(const struct saga_table *t, const struct saga_state *s, unsigned card,
                         unsigned land)
{
    if (not_dealt(t, s, card) == 0 || !may_lie_under(s, card, land))
        return false;
    if (READS(t, Q_setup_stuck, 'B') && first_ones_wait(t, s))
        return colour_of(card) == land;
    if (!READS(t, Q_setup_stuck, 'A'))
        return true;
    /* each display by one way: land by land, first ones first */
    return land == s->cursor % t->lands
        && (first_ones_wait(t, s) || rest_can_be_dealt(t, s, card, land));
}

static bool fits_nowhere(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    bool fits = false;
    for (unsigned land = 0; land < t->lands; land++)
        fits = fits || may_lie_under(s, card, land);
    return not_dealt(t, s, card) > 0 && !fits
        && (READS(t, Q_setup_stuck, 'C')
            || (READS(t, Q_setup_stuck, 'B') && !first_ones_wait(t, s)));
}

/* Exactly what fits is dealt, and nature always has something to do. */
TALLY_PROPERTY(every_knight_that_fits_may_be_dealt)
{
    unsigned ways = 0;
    if (s->phase != DISPLAY)
        return true;
    for (unsigned card = 0; card < CARDS; card++) {
        bool nowhere = fits_nowhere(t, s, card);
        if ((asked(t, s, M_REDEAL, NATURE, card, 0) == LEGAL) != nowhere)
            return false;
        ways += nowhere;
        for (unsigned land = 0; land < t->lands; land++) {
            bool may = may_be_dealt(t, s, card, land);
            if ((asked(t, s, M_DEAL, NATURE, card, land) == LEGAL) != may)
                return false;
            ways += may;
        }
    }
    return ways > 0;
}

TALLY_PROPERTY(dealing_again_is_refused_unless_a_knight_fits_nowhere)
{
    return (s->phase == DISPLAY && !READS(t, Q_setup_stuck, 'A'))
        || asked(t, s, M_REDEAL, NATURE, 0, 0) == unless_over(s, SAGA_display_deal_may_stick);
}

STEP_PROPERTY(dealing_again_begins_anew)
{
    return m.kind != M_REDEAL
        || (!READS(t, Q_setup_stuck, 'A') && before->phase == DISPLAY && after->phase == DISPLAY
            && after->cursor == 0 && all_zero(after->defence[0], LANDS * COLOURS)
            && same_bytes(after->set_of, before->set_of, SEATS + 1));
}

STATE_PROPERTY(display_is_dealt_knight_by_knight)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += under(s, land).size;
    return s->phase == DISPLAY   ? s->cursor == n && n < DISPLAYED * (unsigned)t->lands
         : s->phase == SIDES     ? s->cursor < t->lands
         : s->phase == DEAL_SETS ? s->cursor <= t->head.players
                                 : s->cursor == 0;
}

CLAUSE(castle_set_advice, "Voorbereiding", VARIANT, EXPLICIT,
       "For a first game the set with the castle is proposed as display, in a given layout.")

/* The layout that the table gives is laid out, and nothing is left to chance. */
static struct saga_table with_layout(struct choice *from)
{
    static const uint8_t pair[LANDS][DISPLAYED][2] = {
        { { RED, 1 }, { GREEN, 4 } },     { { GREEN, 4 }, { YELLOW, 2 } },
        { { BLUE, 3 }, { ORANGE, 2 } },   { { ORANGE, 3 }, { BLUE, 1 } },
        { { PURPLE, 3 }, { ORANGE, 2 } }, { { YELLOW, 4 }, { GREEN, 1 } },
    };
    struct saga_table t = as_assumed(from);
    t.display_set = 1;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            t.display[land][i] = (uint8_t)(card_of(pair[land][i][0], pair[land][i][1]) + 1);
    return t;
}

LAW(layout_that_is_proposed_is_laid_out)
{
    struct saga_table t = with_layout(from);
    struct saga_state s;
    if (judged(&t) != LEGAL)
        return false;
    for (unsigned p = 0; p < t.head.players; p++)
        t.seat_set[p] = (uint8_t)(p + 2);
    if (judged(&t) != LEGAL)
        return false;
    saga_start(&t, &s);
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            if (where_in(under(&s, land), t.display[land][i] - 1u) >= 2)
                return false;
    return s.phase == AGE;
}

LAW(layouts_against_the_rules_are_refused)
{
    static const uint8_t by[4] = {
        SAGA_display_first_own_colour,
        SAGA_display_colours_differ,
        SAGA_display_from_one_set,
        SAGA_display_from_one_set,
    };
    struct saga_table t = with_layout(from);
    unsigned spoiled = choose(from, 4), land = choose(from, LANDS);
    uint8_t first = t.display[land][0], *pair = t.display[land];
    if (spoiled == 0) {
        pair[0] = pair[1];
        pair[1] = first;
    } else if (spoiled == 1) {
        pair[1] = first;
    } else if (spoiled == 2) {
        pair[1] = (uint8_t)(card_of(land == PURPLE ? RED : PURPLE, 4) + 1); /* not in that set */
    } else {
        t.display_set = 0;
    }
    return judged(&t) == by[spoiled];
}

CLAUSE(supply_open, "Voorbereiding", SETUP, EXPLICIT,
       "All chips begin in one supply beside the lands.")

TALLY_PROPERTY(chips_lie_in_the_supply_or_before_a_player)
{
    unsigned gone = sum_of(s->fame, SEATS);
    return READS(t, Q_supply_empty, 'A')
        || (gone <= t->points && saga_supply(t, s) == t->points - gone);
}

STATE_PROPERTY(nobody_has_more_than_can_be_counted)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && s->fame[p] <= t->most_fame;
    return good;
}

CLAUSE(no_starting_fame, "Voorbereiding", SETUP, IMPLIED, "Players begin without chips.")

STATE_PROPERTY(players_begin_without_chips)
{
    return s->phase >= TURN
        || (all_zero(s->fame, SEATS) && all_zero(s->chips[0], SEATS * DENOMINATIONS) && s->owes == 0
            && s->gets == 0);
}

STEP_PROPERTY(nobody_has_fame_when_the_first_turn_begins)
{
    return before->phase >= TURN || all_zero(after->fame, SEATS);
}

CLAUSE(change_always, "Voorbereiding", EFFECT, EXPLICIT,
       "Chips may be changed with the supply at any time; that is no action.")

STATE_PROPERTY(chips_are_kept_only_where_read_so)
{
    return READS(t, Q_change_impossible, 'B')
        || (all_zero(s->chips[0], SEATS * DENOMINATIONS) && s->owes == 0 && s->gets == 0
            && s->phase != PAY && s->phase != DRAW);
}

static unsigned chips_of(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        n += (unsigned)t->chip[d] * s->chips[seat][d];
    return n;
}

static unsigned in_supply(const struct saga_table *t, const struct saga_state *s, unsigned d)
{
    return t->chips[d]
         - ((unsigned)s->chips[0][d] + s->chips[1][d] + s->chips[2][d] + s->chips[3][d]);
}

TALLY_PROPERTY(chips_make_up_the_fame)
{
    bool pays = s->phase == PAY || s->phase == DRAW;
    if (READS(t, Q_change_impossible, 'A'))
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned open = p == s->mover ? s->owes : 0, due = p == s->mover ? s->gets : 0;
        if (chips_of(t, s, p) + due != s->fame[p] + open)
            return false;
    }
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        if (in_supply(t, s, d) > t->chips[d])
            return false;
    return pays ? s->owes + s->gets > 0 && (s->phase == PAY || s->owes == 0)
                : s->owes + s->gets == 0;
}

STEP_PROPERTY(chips_change_by_one)
{
    bool put = m.kind == M_PUT_CHIP, take = m.kind == M_TAKE_CHIP, good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned d = 0; d < DENOMINATIONS; d++) {
            bool this = p == before->mover && d == m.arg[0];
            good = good
                && after->chips[p][d] + (put && this ? 1 : 0)
                       == before->chips[p][d] + (take && this ? 1 : 0);
        }
    return good
        && (!(put || take) || (m.actor == before->mover && READS(t, Q_change_impossible, 'B')));
}

/* To change is no action: nothing else is different afterwards. */
STEP_PROPERTY(change_is_no_action)
{
    if (m.kind != M_PUT_CHIP && m.kind != M_TAKE_CHIP)
        return true;
    return same_fame(before, after) && after->laid == before->laid
        && after->recruited == before->recruited && after->back == before->back
        && after->mover == before->mover && same_hands(before, after)
        && lands_lie_still(before, after) && (after->due == before->due || before->phase != TURN)
        && after->begun == before->begun && after->lost == before->lost;
}

TALLY_PROPERTY(chips_may_be_changed_in_ones_turn)
{
    for (unsigned d = 0; d < DENOMINATIONS && s->phase == TURN; d++) {
        unsigned put = t->chip[d] == 0 ? NOT_A_MOVE : asked_mover(t, s, M_PUT_CHIP, d, 0);
        bool may = READS(t, Q_change_impossible, 'B') && s->chips[s->mover][d] > 0;
        if (t->chip[d] != 0 && put != (may ? (verdict)LEGAL : (verdict)SAGA_change_always))
            return false;
        struct faults f = { .count = 0 }; /* out of the supply: only for what was put in */
        fault(&f, income_waits(t, s), SAGA_income_first);
        fault(&f, true, SAGA_change_always);
        if (t->chip[d] != 0 && !rightly(asked_mover(t, s, M_TAKE_CHIP, d, 0), &f))
            return false;
    }
    return true;
}

/* Who pays or draws has a way to the end of it. */
TALLY_PROPERTY(change_that_was_begun_can_be_done)
{
    bool way = false;
    for (unsigned d = 0; d < DENOMINATIONS && t->chip[d] != 0; d++)
        way = way || asked_mover(t, s, M_PUT_CHIP, d, 0) == LEGAL
           || asked_mover(t, s, M_TAKE_CHIP, d, 0) == LEGAL;
    return way || (s->phase != PAY && s->phase != DRAW);
}

TALLY_PROPERTY(nothing_else_is_done_while_chips_are_changed)
{
    return (s->phase != PAY && s->phase != DRAW)
        || all_refused(t, s, s->mover, SAGA_change_always, M_PUT_CHIP, M_TAKE_CHIP, MOVE_KINDS);
}

LAW(chips_that_cannot_run_out_need_no_change)
{
    struct saga_table t = as_assumed(from);
    t.head.reading[SAGA_Q_change_impossible] = 'B';
    t.head.reading[SAGA_Q_supply_empty] = (uint8_t)('A' + choose(from, 3));
    return judged(&t)
        == (READS(&t, Q_supply_empty, 'A') ? (verdict)SAGA_change_always : (verdict)LEGAL);
}

CLAUSE(youngest_starts, "Voorbereiding", TURN_ORDER, EXPLICIT,
       "The youngest player has the first turn.")

TABLE_PROPERTY(age_decides_but_in_scopes)
{
    return t->first == BY_AGE || (t->head.small && t->first < t->head.players);
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct saga_table t = as_assumed(from);
    t.first = (uint8_t)choose(from, BY_AGE);
    return judged(&t) == SAGA_youngest_starts;
}

TALLY_PROPERTY(any_player_may_be_the_youngest)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct move m = { M_YOUNGEST, NATURE, { (uint8_t)p } };
        if (saga_refusal(t, s, m)
                != (s->phase == AGE ? (verdict)LEGAL : unless_over(s, SAGA_youngest_starts))
            || (s->phase == AGE && saga_weight(t, s, m) != 1))
            return false;
    }
    return true;
}

STEP_PROPERTY(youngest_player_has_the_first_turn)
{
    if (before->phase >= TURN || after->phase < TURN)
        return m.kind != M_YOUNGEST;
    return after->phase == TURN && after->mover == (t->first == BY_AGE ? m.arg[0] : t->first)
        && (t->first != BY_AGE || m.kind == M_YOUNGEST);
}

TALLY_PROPERTY(nobody_acts_before_the_first_turn)
{
    for (unsigned p = 0; s->phase < TURN && p < t->head.players; p++)
        for (unsigned n = 0; n < ATTEMPTS; n++)
            if (saga_refusal(t, s, attempt(t, s, p, n)) == LEGAL)
                return false;
    return s->phase >= TURN || (s->mover == 0 && saga_turn_of(t, s) == NATURE);
}

CLAUSE(clockwise, "Voorbereiding", TURN_ORDER, EXPLICIT, "Turns go round clockwise.")

STEP_PROPERTY(turn_passes_to_the_next_player)
{
    if (before->phase < TURN)
        return true;
    unsigned next = before->mover + 1 < t->head.players ? before->mover + 1u : 0;
    return after->mover
        == (ends_turn(before, m) && before->ending == NOT_YET ? next : before->mover);
}

/* Out of turn nobody does anything; recruiting has a clause of its own. */
TALLY_PROPERTY(who_waits_is_refused)
{
    for (unsigned p = 0; s->phase == TURN && p < t->head.players; p++)
        if (p != s->mover
            && !all_refused(t, s, p, SAGA_clockwise, M_RECRUIT, MOVE_KINDS, MOVE_KINDS))
            return false;
    return true;
}

TALLY_PROPERTY(only_who_is_asked_decides)
{
    for (unsigned p = 0; in_play(s) && s->asked != 0 && p < t->head.players; p++)
        if (p + 1 != s->asked
            && !all_refused(t, s, p, SAGA_clockwise, M_RECRUIT, MOVE_KINDS, MOVE_KINDS))
            return false;
    return !in_play(s) || saga_turn_of(t, s) == (s->asked != 0 ? s->asked - 1u : s->mover);
}

/* All seats one further, and the first one where the last one was. */
static struct saga_state rotated(const struct saga_table *t, const struct saga_state *s)
{
    struct saga_state r = *s;
    unsigned n = t->head.players;
    for (unsigned p = 0; p < n; p++) {
        unsigned q = (p + 1) % n;
        for (unsigned i = 0; i < CARDS; i++)
            r.hand[q][i] = s->hand[p][i];
        for (unsigned i = 0; i < ROOM; i++) {
            r.attack[q][i] = s->attack[p][i];
            r.aim[q][i] = s->aim[p][i];
            r.barred[q][i] = s->barred[p][i];
        }
        for (unsigned d = 0; d < DENOMINATIONS; d++)
            r.chips[q][d] = s->chips[p][d];
        r.held[q] = s->held[p];
        r.fame[q] = s->fame[p];
        r.set_of[q] = s->set_of[p];
    }
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned whose = s->holder[land], who = s->declined[land];
        r.holder[land] = (uint8_t)(whose == 0 ? 0 : whose % n + 1);
        r.declined[land] = (uint8_t)((who << 1 | who >> (n - 1)) & ((1u << n) - 1));
    }
    r.mover = (uint8_t)((s->mover + 1u) % n);
    r.asked = (uint8_t)(s->asked == 0 ? 0 : s->asked % n + 1);
    if (s->changed > LANDS)
        r.changed =
            (uint8_t)(place_of((seat_at(s->changed - 1u) + 1) % n, number_at(s->changed - 1u)) + 1);
    return r;
}

static uint8_t rotated_place(const struct saga_table *t, unsigned place)
{
    return (uint8_t)(is_land(place)
                         ? place
                         : place_of((seat_at(place) + 1) % t->head.players, number_at(place)));
}

/* Nobody is favoured for the seat that he has: once it is somebody's turn, all
 * that matters is who sits next to whom. */
TALLY_PROPERTY(all_seats_are_alike)
{
    if (s->phase < TURN)
        return true;
    struct saga_state r = rotated(t, s);
    unsigned seat = s->asked != 0 ? s->asked - 1u : s->mover;
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s, seat, n), turned = m;
        bool to_place = m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_ENLIST
                     || m.kind == M_TAKE_BACK || m.kind == M_REVEAL;
        turned.actor = (uint8_t)((m.actor + 1u) % t->head.players);
        if (m.kind == M_CONQUER || m.kind == M_PICK)
            turned.arg[0] = rotated_place(t, m.arg[0]);
        else if (to_place)
            turned.arg[1] = rotated_place(t, m.arg[1]);
        if (saga_refusal(t, s, m) != saga_refusal(t, &r, turned))
            return false;
    }
    for (unsigned p = 0; p < t->head.players; p++)
        if (saga_points(t, s, p) != saga_points(t, &r, (p + 1) % t->head.players))
            return false;
    return true;
}

/* And what comes of a knight that is laid is the same, one seat further. */
TALLY_PROPERTY(all_seats_fare_alike)
{
    struct saga_state then = *s;
    struct move m = attempt(t, s, s->mover, 2);
    if (s->phase != TURN || saga_refusal(t, s, m) != LEGAL)
        return true;
    struct saga_state r = rotated(t, s);
    saga_step(t, &then, m);
    m.actor = r.mover;
    saga_step(t, &r, m);
    struct saga_state like = rotated(t, &then);
    return same_bytes((const uint8_t *)&r, (const uint8_t *)&like, sizeof r);
}

/* -------------------------------------------------------------- the lands -- */

CLAUSE(land_colour_targets, "Landen", DEFINITION, EXPLICIT,
       "A land is attacked by the troops of its own colour, that of their first knight.")

/* As the troop lies there now, its aim is what its lowest knight or what is kept says. */
TALLY_PROPERTY(troops_aim_at_the_land_of_their_first_knight)
{
    for (unsigned p = 0; s->phase >= TURN && p < t->head.players; p++) {
        unsigned number = 0;
        for (struct lying l = troop_from(s, p, 0); l.size > 0;
             l = troop_from(s, p, l.at + l.size)) {
            struct saga_troop troop = saga_troop_at(s, place_of(p, number++));
            if (saga_aim(t, &troop) != aim_of(t, s, p, l))
                return false;
        }
    }
    return true;
}

/* Whatever lies on it: red attacks the castle land, green the forest land, and so on. */
LAW(colour_of_the_first_knight_is_that_of_the_land)
{
    struct saga_table t = as_assumed(from);
    struct saga_troop troop = { .size = (uint8_t)(1 + choose(from, COLOURS)) };
    unsigned first = choose(from, COLOURS);
    for (unsigned i = 0; i < troop.size; i++)
        troop.card[i] = (uint8_t)(card_of((first + i) % COLOURS, 1 + choose(from, VALUES)) + 1);
    return saga_aim(&t, &troop) == first && saga_value(&troop) <= troop.size * 4u;
}

CLAUSE(info_row_three_fields, "Landen", DEFINITION, AMBIGUOUS,
       "The foot of a land card has three fields: income, a power during the game, a power at its "
       "end; one may be blank.")

/* Which powers the document tells of a land, during the game and at its end. */
static const uint8_t during_told[LANDS] = { P_PLUS | P_FREE, 0, P_HIDE, P_MINUS, P_ADD, P_BACK };
static const uint8_t final_told[LANDS] = { 0,     E_HAND | E_TRIBUTE, E_TROOP, E_ZERO,
                                           E_ADD, E_FIVE | E_FIFTEEN };

static bool one_at_most(unsigned bits)
{
    return bits == 0 || (bits & (bits - 1)) == 0;
}

TABLE_PROPERTY(field_has_one_power_of_its_land_or_none)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned side = CROWN; side <= PLAIN; side++) {
            unsigned during = t->during[land][side], final = t->final[land][side];
            bool told = (during | during_told[land]) == during_told[land]
                     && (final | final_told[land]) == final_told[land];
            good = good && (t->head.small || (one_at_most(during) && one_at_most(final) && told))
                && (land < t->lands || during + final + t->income[land][side] == 0);
        }
    return good;
}

LAW(powers_of_another_land_are_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned land = choose(from, LANDS), side = choose(from, 2), power = choose(from, 7);
    bool during = power < 6 && choose(from, 2);
    if (((during ? during_told : final_told)[land] >> power & 1) != 0)
        return true; /* of this very land */
    if (during)
        t.during[land][side] = (uint8_t)(1u << power);
    else
        t.final[land][side] = (uint8_t)(1u << power);
    return judged(&t) == SAGA_info_row_three_fields;
}

LAW(two_powers_in_a_field_are_refused)
{
    static const uint8_t land[] = { RED, GREEN, YELLOW };
    struct saga_table t = as_assumed(from);
    unsigned which = choose(from, 3), side = choose(from, 2);
    if (which == 0)
        t.during[RED][side] = P_PLUS | P_FREE;
    else
        t.final[land[which]][side] = final_told[land[which]];
    return judged(&t) == SAGA_info_row_three_fields;
}

/* ---------------------------------------------------------- course of a turn -- */

CLAUSE(turn_actions, "Spelverloop", TURN_ORDER, EXPLICIT,
       "In a turn actions 1 and 2a are due, 2b where it arises, 3 as the player likes.")

STATE_PROPERTY(what_was_done_is_remembered_in_the_turn_only)
{
    bool good = s->laid <= 1 && s->recruited <= 1 && s->back <= 1 && s->ending <= CLOSED
             && s->begun <= 1 && s->lost <= 1 && s->phase < PHASES;
    return good
        && (s->phase >= TURN
            || (s->laid == 0 && s->recruited == 0 && s->back == 0 && s->ending == 0 && s->due == 0
                && s->lost == 0 && s->begun == 0));
}

STEP_PROPERTY(turn_begins_with_nothing_done)
{
    bool begins = (before->phase < TURN && after->phase >= TURN)
               || (m.kind == M_END && before->ending == NOT_YET);
    return !begins
        || (after->laid == 0 && after->recruited == 0 && after->back == 0 && after->lost == 0
            && after->begun == 0 && after->gained == 0 && after->ending == NOT_YET
            && (after->phase == TURN
                || (after->phase == ASIDE && READS(t, Q_hide_reveal_time, 'B'))));
}

STEP_PROPERTY(what_was_done_stays_done_until_the_turn_ends)
{
    if (before->phase < TURN || ends_turn(before, m))
        return true;
    return after->laid >= before->laid && after->recruited >= before->recruited
        && (after->back >= before->back || READS(t, Q_takeback_twice, 'B'));
}

/* A turn may end once a knight is laid, and needs nothing else. */
TALLY_PROPERTY(turn_may_end_when_a_knight_is_laid)
{
    struct faults f = { .count = 0 };
    fault(&f, income_waits(t, s), SAGA_income_first);
    fault(&f, s->laid == 0, SAGA_lay_exactly_one);
    return s->phase != TURN || rightly(asked_mover(t, s, M_END, 0, 0), &f);
}

/* The end of a turn changes nothing on the table. */
STEP_PROPERTY(turn_ends_without_a_trace)
{
    bool good = true;
    if (m.kind != M_END)
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM; i++)
            good = good
                && ((before->attack[p][i] ^ after->attack[p][i])
                    & (p == before->mover ? KNIGHT | DOWN | FIRST : 255))
                       == 0
                && after->aim[p][i] == before->aim[p][i];
    return good && lands_lie_still(before, after)
        && same_bytes(after->turned, before->turned, LANDS) && same_hands(before, after)
        && same_fame(before, after) && same_bytes(after->held, before->held, SEATS)
        && same_pool(before, after);
}

/* Every state that is not the end lets somebody do something. */
TALLY_PROPERTY(hand_that_may_begin_a_troop_is_never_stuck)
{
    bool may = s->laid != 0 || READS(t, Q_own_land_target, 'B') || s->due > 0;
    for (unsigned card = 0; card < CARDS && s->phase == TURN; card++)
        may = may || asked_mover(t, s, M_LAY, card, 0) == LEGAL;
    return may || s->phase != TURN;
}

CLAUSE(action_three_placement, "Spelverloop", TURN_ORDER, EXPLICIT,
       "Action 3 comes before or after 2a and 2b, never before action 1.")

TALLY_PROPERTY(recruiting_comes_before_the_knight_or_after_it)
{
    struct saga_state then = *s;
    if (s->phase != TURN || s->due > 0)
        return true;
    then.laid = 1 - s->laid;
    for (unsigned card = 0; card < CARDS; card++)
        if (s->pool[card] > 0
            && asked_mover(t, s, M_RECRUIT, card, 0) != asked_mover(t, &then, M_RECRUIT, card, 0))
            return false;
    return true;
}

STEP_PROPERTY(recruiting_never_comes_before_income)
{
    return m.kind != M_RECRUIT || after->due == 0;
}

CLAUSE(income_first, "Spelverloop, Roempunten", TURN_ORDER, EXPLICIT,
       "Income comes before any other action of the turn.")

/* Whatever was done before, it was none of the other actions; but for readings
 * that let some of them wait for no income. */
STEP_PROPERTY(income_is_taken_before_anything_is_done)
{
    bool closers = READS(t, Q_income_closers, 'B') || READS(t, Q_takeback_when, 'C');
    if (m.kind != M_COLLECT && m.kind != M_CLAIM)
        return true;
    return before->phase == TURN && m.actor == before->mover && before->laid == 0
        && before->recruited == 0 && (before->back == 0 || closers);
}

STATE_PROPERTY(income_is_due_only_while_nothing_is_done)
{
    bool closers = READS(t, Q_income_closers, 'B') || READS(t, Q_takeback_when, 'C');
    return s->due == 0 || (s->laid == 0 && s->recruited == 0 && (s->back == 0 || closers));
}

/* q-income-duty B */
TALLY_PROPERTY(nothing_is_done_before_income_that_is_a_duty)
{
    if (s->phase != TURN || !income_waits(t, s) || !READS(t, Q_takeback_when, 'A'))
        return true;
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s, s->mover, n);
        bool pays = m.kind == M_COLLECT || m.kind == M_CLAIM || m.kind == M_PUT_CHIP
                 || m.kind == M_TAKE_CHIP;
        if (!pays && saga_refusal(t, s, m) == LEGAL)
            return false;
    }
    return true;
}

STATE_PROPERTY(beginnings_are_kept_only_where_read_so)
{
    return s->begun == 0 || READS(t, Q_takeback_when, 'C');
}

CLAUSE(income_if_remembered, "Spelverloop, Roempunten", LEGALITY, AMBIGUOUS,
       "Who does not think of his income in time gets none; nobody hands it out for him.")

/* Nobody but he himself gets it for him, and nothing but taking it gives fame. */
STEP_PROPERTY(fame_comes_to_who_takes_his_income)
{
    bool good = true, takes = m.kind == M_COLLECT || m.kind == M_CLAIM;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (after->fame[p] <= before->fame[p] || (takes && p == before->mover));
    return good;
}

TALLY_PROPERTY(income_that_is_due_may_be_taken_or_not)
{
    struct faults f = { .count = 0 };
    fault(&f, s->due == 0, SOME_CLAUSE);
    if (s->phase != TURN || !rightly(asked_mover(t, s, M_COLLECT, 0, 0), &f))
        return s->phase != TURN;
    for (unsigned card = 0; s->due > 0 && READS(t, Q_income_duty, 'A') && card < CARDS; card++) {
        struct faults none = faults_of_new_troop(t, s, card);
        if (!rightly(asked_mover(t, s, M_LAY, card, 0), &none))
            return false;
    }
    return true;
}

/* --------------------------------------------------------------- action 1 -- */

CLAUSE(income_from_lands_at_turn_start, "Roempunten", EFFECT, EXPLICIT,
       "Income is that of the lands which lie before the player when his turn begins.")

static unsigned income_of(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    unsigned sum = 0;
    for (unsigned land = 0; land < t->lands; land++)
        sum += s->holder[land] == seat + 1 ? t->income[land][shown(t, s, land)] : 0u;
    return sum;
}

/* As much as the supply has; q-change-impossible B may pay less. */
STEP_PROPERTY(income_is_that_of_the_lands_when_the_turn_begins)
{
    bool begins = (before->phase < TURN && after->phase >= TURN) || after->mover != before->mover;
    unsigned all = income_of(t, after, after->mover), gone = sum_of(after->fame, SEATS);
    unsigned left = t->points > gone ? t->points - gone : 0;
    if (!begins)
        return true;
    if (READS(t, Q_supply_empty, 'A'))
        return after->due == all;
    if (READS(t, Q_change_impossible, 'B'))
        return after->due <= least(all, left)
            && (READS(t, Q_supply_empty, 'B') || after->due == 0 || after->due == all);
    return after->due == (all <= left ? all : READS(t, Q_supply_empty, 'B') ? left : 0);
}

/* Where a side brings more than the other: A ends his turn, B holds purple, which was turned over.
 */
LAW(turned_land_brings_what_the_side_that_counts_says)
{
    struct saga_table t = as_assumed(from);
    t.income[PURPLE][CROWN] = (uint8_t)(1 + choose(from, 3));
    t.income[PURPLE][PLAIN] = (uint8_t)(1 + choose(from, 3));
    t.head.reading[SAGA_Q_flip_side] = (uint8_t)('A' + choose(from, 3));
    struct saga_state s = bare_turn(&t);
    struct move end = { M_END, 0, { 0 } };
    unsigned other = READS(&t, Q_flip_side, 'B');
    s.laid = 1;
    s.holder[PURPLE] = 2;
    s.turned[PURPLE] = FRESHLY;
    return saga_step(&t, &s, end) == LEGAL && s.mover == 1
        && s.due == t.income[PURPLE][other ? PLAIN : CROWN];
}

STEP_PROPERTY(lands_won_or_lost_in_the_turn_change_no_income)
{
    return ends_turn(before, m) || before->phase < TURN || after->due == before->due
        || after->due == 0;
}

TALLY_PROPERTY(who_holds_no_land_has_no_income)
{
    bool any = s->due > 0 || s->laid || s->recruited || s->back || s->lost || s->begun;
    for (unsigned land = 0; land < LANDS; land++)
        any = any || s->holder[land] == s->mover + 1;
    return s->phase != TURN || any
        || asked_mover(t, s, M_COLLECT, 0, 0) == SAGA_income_from_lands_at_turn_start;
}

CLAUSE(income_one, "Roempunten", EFFECT, IMPLIED, "Every land but gold brings 1.")

TABLE_PROPERTY(lands_but_gold_bring_one)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (land == ORANGE || (t->income[land][CROWN] == 1 && t->income[land][PLAIN] == 1));
    return good || t->head.small;
}

LAW(other_incomes_are_refused)
{
    static const uint8_t but_gold[] = { RED, GREEN, BLUE, PURPLE, YELLOW };
    struct saga_table t = as_assumed(from);
    t.income[but_gold[choose(from, 5)]][choose(from, 2)] = another(from, 200, 1);
    return judged(&t) == SAGA_income_one;
}

CLAUSE(income_gold_more, "Roempunten", EFFECT, AMBIGUOUS, "Gold brings more than 1.")

TABLE_PROPERTY(gold_brings_more_than_one)
{
    const uint8_t *gold = t->income[ORANGE];
    return t->head.small
        || (gold[CROWN] >= 1 && gold[PLAIN] >= 1 && gold[CROWN] + gold[PLAIN] >= 3);
}

LAW(gold_that_brings_one_is_refused)
{
    struct saga_table t = as_assumed(from);
    unsigned low = choose(from, 2);
    t.income[ORANGE][CROWN] = (uint8_t)low;
    t.income[ORANGE][PLAIN] = 1;
    return judged(&t) == SAGA_income_gold_more;
}

LAW(gold_may_bring_more_than_two)
{
    struct saga_table t = as_assumed(from);
    t.income[ORANGE][choose(from, 2)] = (uint8_t)(2 + choose(from, 5));
    return judged(&t) == LEGAL;
}

CLAUSE(income_sum, "Roempunten", EFFECT, EXPLICIT,
       "The player adds up the income of his lands and takes that much from the supply.")

STEP_PROPERTY(income_is_taken_whole)
{
    unsigned p = before->mover, all = m.kind == M_CLAIM ? m.arg[0] : before->due;
    if (m.kind != M_COLLECT && m.kind != M_CLAIM)
        return true;
    return after->fame[p] == least(before->fame[p] + all, t->most_fame) && after->due == 0
        && before->due > 0
        && (m.kind == M_COLLECT
            || (READS(t, Q_income_partial, 'B') && all > 0 && all < before->due));
}

/* The turn goes on, if need be with single chips, or when others were asked for knights face down.
 */
static bool goes_on_after_payment(const struct saga_table *t, const struct saga_state *after)
{
    return after->phase == TURN || (after->phase == PAY && READS(t, Q_change_impossible, 'B'))
        || (after->phase == ASIDE && READS(t, Q_hide_reveal_time, 'B'));
}

/* Nothing else is different afterwards. */
STEP_PROPERTY(taking_income_changes_only_fame)
{
    if (m.kind != M_COLLECT && m.kind != M_CLAIM)
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        if (p != before->mover && after->fame[p] != before->fame[p])
            return false;
    return lands_lie_still(before, after) && same_rows(before, after) && same_hands(before, after)
        && same_pool(before, after) && same_bytes(after->turned, before->turned, LANDS)
        && after->laid == 0 && after->recruited == 0 && after->back == before->back
        && after->mover == before->mover && goes_on_after_payment(t, after);
}

TALLY_PROPERTY(parts_of_an_income_are_taken_only_where_read_so)
{
    for (unsigned part = 1; s->phase == TURN && part <= s->due; part++) {
        verdict v = asked_mover(t, s, M_CLAIM, part, 0);
        bool may = READS(t, Q_income_partial, 'B') && part < s->due;
        if (may ? v != LEGAL && (v != SAGA_change_always || READS(t, Q_change_impossible, 'A'))
                : v == LEGAL)
            return false;
    }
    return true;
}

/* Incomes of all lands add up. */
LAW(income_adds_up)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned lands = 0, gold = 0, seat = choose(from, t.head.players);
    for (unsigned land = 0; land < LANDS; land++) {
        s.holder[land] = (uint8_t)choose(from, t.head.players + 1u);
        lands += s.holder[land] == seat + 1;
        gold += s.holder[land] == seat + 1 && land == ORANGE;
    }
    return saga_income(&t, &s, seat) == lands + gold;
}

CLAUSE(fame_open, "Roempunten", INFORMATION, EXPLICIT, "Fame lies open before its owner.")

TALLY_PROPERTY(everybody_sees_fame)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        if (!same_bytes(seen.fame, s->fame, SEATS)
            || !same_bytes(seen.chips[0], s->chips[0], SEATS * DENOMINATIONS)
            || seen.owes != s->owes || seen.gets != s->gets)
            return false;
    }
    return true;
}

CLAUSE(income_forfeit, "Roempunten", LEGALITY, EXPLICIT,
       "Once another action is begun, no income can be taken any more in this turn.")

STEP_PROPERTY(another_action_loses_the_income)
{
    bool numbered = is_lay(m) || m.kind == M_RECRUIT;
    bool other = (m.kind == M_TAKE_BACK && !READS(t, Q_takeback_when, 'C'))
              || (m.kind == M_REVEAL && before->phase == TURN);
    return (!numbered && (!other || READS(t, Q_income_closers, 'B'))) || after->due == 0;
}

/* What it does not lose: what is no other action. */
STEP_PROPERTY(income_stays_due_while_no_action_is_begun)
{
    bool waits = (m.kind == M_TAKE_BACK
                  && (READS(t, Q_income_closers, 'B') || READS(t, Q_takeback_when, 'C')))
              || (m.kind == M_REVEAL && READS(t, Q_income_closers, 'B')) || m.kind == M_TAKE_FREE
              || m.kind == M_CONQUER;
    return !waits || after->due == before->due;
}

TALLY_PROPERTY(income_after_another_action_is_refused)
{
    bool begun = s->laid || s->recruited || s->lost;
    return s->phase != TURN || !begun || asked_mover(t, s, M_COLLECT, 0, 0) == SAGA_income_forfeit;
}

/* That it is lost is remembered until a knight laid or recruited tells it, too. */
STATE_PROPERTY(loss_is_kept_only_where_nothing_else_tells)
{
    bool other = READS(t, Q_income_closers, 'A');
    return s->lost == 0 || (other && s->due == 0 && s->laid == 0 && s->recruited == 0);
}

/* A knight turned up or a land turned back loses what was due; if it was taken before, that is
 * told. */
STEP_PROPERTY(turning_knights_or_lands_loses_the_income_by_name)
{
    bool turns = (m.kind == M_REVEAL || m.kind == M_FLIP) && before->phase == TURN;
    bool first = !before->laid && !before->recruited && READS(t, Q_income_closers, 'A');
    if (!turns || !first)
        return true;
    return after->lost == (before->due > 0 || before->lost)
        && (before->due == 0 || after->phase != TURN
            || asked_mover(t, after, M_COLLECT, 0, 0) == SAGA_income_forfeit);
}

/* Taking a knight back is told by "back", unless that may be done twice; income taken is not lost.
 */
STEP_PROPERTY(nothing_else_loses_the_income_unseen)
{
    bool turns = m.kind == M_REVEAL || m.kind == M_FLIP
              || (m.kind == M_TAKE_BACK && READS(t, Q_takeback_twice, 'B'));
    return turns || before->phase != TURN || after->lost <= before->lost;
}

/* -------------------------------------------------------------- action 2a -- */

CLAUSE(lay_exactly_one, "Spelverloop, Afleggen", LEGALITY, EXPLICIT,
       "The player lays one knight in a turn, neither more nor none.")

STEP_PROPERTY(one_knight_is_laid_in_a_turn)
{
    if (ends_turn(before, m))
        return before->laid == 1;
    if (before->phase < TURN)
        return after->laid == 0;
    return is_lay(m) ? before->laid == 0 && after->laid == 1 : after->laid == before->laid;
}

TALLY_PROPERTY(second_knight_is_refused)
{
    for (unsigned card = 0; s->phase == TURN && s->laid == 1 && card < CARDS; card++)
        if (s->hand[s->mover][card] > 0
            && (asked_mover(t, s, M_LAY, card, 0) == LEGAL
                || asked_mover(t, s, M_ADD, card, place_of(s->mover, 0)) == LEGAL))
            return false;
    return true;
}

CLAUSE(lay_from_hand, "Afleggen", LEGALITY, EXPLICIT, "It comes from his own hand.")

STEP_PROPERTY(knight_laid_was_in_the_hand)
{
    unsigned p = before->mover;
    return !is_lay(m) || (m.actor == p && before->phase == TURN && before->hand[p][m.arg[0]] > 0);
}

/* One knight leaves the hand; what comes into hands comes from lands that were lost. */
STEP_PROPERTY(nobody_else_gives_a_knight)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned card = 0; card < CARDS; card++) {
            bool laid = (is_lay(m) || m.kind == M_ENLIST) && m.actor == p && m.arg[0] == card;
            good = good && after->hand[p][card] + (laid ? 1 : 0) >= before->hand[p][card];
        }
    return good;
}

TALLY_PROPERTY(knights_of_no_hand_are_refused)
{
    for (unsigned card = 0; s->phase == TURN && s->laid == 0 && card < CARDS; card++) {
        struct faults f = faults_of_new_troop(t, s, card);
        if (s->hand[s->mover][card] == 0 && !rightly(asked_mover(t, s, M_LAY, card, 0), &f))
            return false;
    }
    return true;
}

CLAUSE(lay_open, "Afleggen", LEGALITY, EXPLICIT, "It is laid open.")

static unsigned face_down(const struct saga_state *s)
{
    unsigned n = 0;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && s->attack[p][i] != 0; i++)
            n += (s->attack[p][i] & DOWN) != 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && s->defence[land][i] != 0; i++)
            n += (s->defence[land][i] & DOWN) != 0;
    return n;
}

STEP_PROPERTY(knights_are_laid_open)
{
    return face_down(after) <= face_down(before) + (hides(m) ? 1 : 0);
}

TALLY_PROPERTY(laying_face_down_without_the_power_is_refused)
{
    if (s->phase != TURN || s->laid || income_waits(t, s)
        || holds_in_play(t, s, s->mover, P_HIDE) != NOWHERE)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        if (s->hand[s->mover][card] > 0
            && asked_mover(t, s, M_HIDE, card, place_of(s->mover, 0)) != SAGA_lay_open)
            return false;
    return true;
}

CLAUSE(lay_own_area, "Afleggen", LEGALITY, IMPLIED,
       "It is laid before the player himself, not with another one's troops.")

/* What is laid with others, lies there without them. q-endadd-target B: once, at the end. */
STEP_PROPERTY(nobody_lays_on_troops_of_others)
{
    bool good = true;
    if (!told_plainly(t, before, after) || (m.kind == M_ENLIST && READS(t, Q_endadd_target, 'B')))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(after, p, 0); l.size > 0;
             l = troop_from(after, p, l.at + l.size))
            good =
                good && (p == m.actor || troops_like(t, before, p, l, aim_of(t, after, p, l)) > 0);
    return good;
}

TALLY_PROPERTY(laying_with_others_is_refused)
{
    for (unsigned q = 0; s->phase == TURN && s->laid == 0 && q < t->head.players; q++)
        for (unsigned card = 0; q != s->mover && card < CARDS; card++) {
            struct faults f = faults_of_reinforcing(t, s, card, place_of(q, 0));
            if (s->hand[s->mover][card] > 0
                && !rightly(asked_mover(t, s, M_ADD, card, place_of(q, 0)), &f))
                return false;
        }
    return true;
}

TALLY_PROPERTY(laying_under_lands_of_others_is_refused)
{
    for (unsigned land = 0; s->phase == TURN && land < t->lands; land++)
        for (unsigned card = 0; s->holder[land] != s->mover + 1 && card < CARDS; card++)
            if (s->hand[s->mover][card] > 0 && asked_mover(t, s, M_ADD, card, land) == LEGAL)
                return false;
    return true;
}

CLAUSE(new_troop_sets_target, "Afleggen", DEFINITION, EXPLICIT,
       "The first knight of an attack troop says by its colour at which land the troop aims.")

/* A troop of one knight is there, and aims at the land of its colour; or it has
 * conquered this very land. */
STEP_PROPERTY(new_troop_aims_at_the_land_of_its_colour)
{
    unsigned p = before->mover, land = colour_of(m.arg[0]);
    uint8_t one[1] = { (uint8_t)(m.arg[0] + 1) };
    struct lying alone = { one, 1, 0 };
    unsigned aim = land < t->lands ? land : NOWHERE;
    if (m.kind != M_LAY)
        return true;
    unsigned more = troops_like(t, after, p, alone, aim),
             was = troops_like(t, before, p, alone, aim);
    return more == was + 1 || !READS(t, Q_troops_added, 'A') || chain(before, m, after)
        || (land < t->lands && after->holder[land] == p + 1
            && alike(under(after, land), alone, true));
}

CLAUSE(new_troop_any_time, "Afleggen", LEGALITY, EXPLICIT,
       "Every knight may begin a new attack troop.")

TALLY_PROPERTY(any_knight_may_begin_a_troop)
{
    for (unsigned card = 0; s->phase == TURN && card < CARDS; card++) {
        struct faults f = faults_of_new_troop(t, s, card);
        if (!rightly(asked_mover(t, s, M_LAY, card, 0), &f))
            return false;
    }
    return true;
}

CLAUSE(new_troop_same_target, "Afleggen", LEGALITY, EXPLICIT,
       "Several troops of a player may aim at one land.")

/* Troops that lie there already make no difference. */
TALLY_PROPERTY(other_troops_forbid_no_new_one)
{
    struct saga_state then = *s;
    unsigned p = s->mover;
    if (s->phase != TURN || s->laid)
        return true;
    for (unsigned i = 0; i < ROOM; i++)
        then.attack[p][i] = then.aim[p][i] = then.barred[p][i] = 0;
    for (unsigned card = 0; card < CARDS; card++)
        if (asked_mover(t, s, M_LAY, card, 0) != asked_mover(t, &then, M_LAY, card, 0))
            return false;
    return true;
}

CLAUSE(new_troop_own_land, "Afleggen", LEGALITY, SILENT,
       "Whether a troop may aim at a land of one's own is not said.")

TALLY_PROPERTY(own_lands_are_aimed_at_as_read)
{
    for (unsigned card = 0; lays_now(t, s) && card < CARDS; card++) {
        bool own = colour_of(card) < t->lands && s->holder[colour_of(card)] == s->mover + 1;
        if (own && s->hand[s->mover][card] > 0
            && asked_mover(t, s, M_LAY, card, 0)
                   != (READS(t, Q_own_land_target, 'B') ? (verdict)SAGA_new_troop_own_land
                                                        : (verdict)LEGAL))
            return false;
    }
    return true;
}

STEP_PROPERTY(nobody_aims_at_his_own_land_where_read_so)
{
    unsigned land = colour_of(m.arg[0]);
    return m.kind != M_LAY || READS(t, Q_own_land_target, 'A') || land >= t->lands
        || before->holder[land] != before->mover + 1;
}

CLAUSE(reinforce_one_troop, "Afleggen", LEGALITY, EXPLICIT,
       "Instead the knight may go on top of one attack troop that lies there.")

TALLY_PROPERTY(every_reinforcement_that_fits_is_legal)
{
    unsigned p = s->mover, all = s->phase == TURN && s->laid == 0 ? troops_of(s, p) + 1 : 0;
    for (unsigned n = 0; n < all && n < ROOM; n++)
        for (unsigned card = 0; card < CARDS; card++) {
            if (s->hand[p][card] == 0)
                continue;
            struct faults f = faults_of_reinforcing(t, s, card, place_of(p, n));
            if (!rightly(asked_mover(t, s, M_ADD, card, place_of(p, n)), &f))
                return false;
        }
    return true;
}

/* The knight lies on top: the troop is there with it, or it is gone and has conquered. */
STEP_PROPERTY(knight_lies_on_top_of_its_troop)
{
    if ((m.kind != M_ADD && m.kind != M_HIDE) || is_land(m.arg[1])
        || !told_plainly(t, before, after))
        return true;
    struct lying was = lying_at(before, m.arg[1]);
    uint8_t grown[COLOURS] = { 0 };
    if (was.size == 0 || was.size >= COLOURS)
        return false;
    for (unsigned i = 0; i < was.size; i++)
        grown[i] = was.card[i];
    grown[was.size] = (uint8_t)((hides(m) ? DOWN : 0) | (m.arg[0] + 1));
    struct lying now = { grown, was.size + 1, 0 };
    unsigned p = before->mover, aim = aim_of(t, before, p, was);
    return troops_like(t, after, p, now, aim) == troops_like(t, before, p, now, aim) + 1
        || (aim != NOWHERE && after->holder[aim] == p + 1 && same_knights(under(after, aim), now))
        || chain(before, m, after);
}

CLAUSE(reinforce_keeps_target, "Afleggen", EFFECT, IMPLIED,
       "A troop that grows aims where it aimed.")

STATE_PROPERTY(aims_are_kept_only_where_read_so)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(s, p, 0); l.size > 0;
             l = troop_from(s, p, l.at + l.size)) {
            unsigned kept = s->aim[p][l.at];
            bool differs = (l.card[0] & DOWN) != 0 || colour_of(knight_of(l.card[0])) + 1 != kept;
            bool aims = READS(t, Q_takeback_bottom, 'B') && kept <= t->lands && differs;
            bool lies =
                READS(t, Q_troops_added, 'B') && kept > LANDS && kept <= LANDS + (unsigned)t->lands;
            good = good && (kept == 0 || aims || lies);
        }
    return good;
}

/* Whatever is laid on a troop, it conquers no other land than it would have before. */
STEP_PROPERTY(troop_that_grows_aims_where_it_aimed)
{
    struct saga_state moved;
    struct conquest c;
    if (m.kind != M_ADD || is_land(m.arg[1]) || !one_conquest(t, before, m, after, &moved, &c))
        return true;
    return c.seat != before->mover || !alike(c.troop, lying_at(&moved, m.arg[1]), true)
        || aim_of(t, before, c.seat, lying_at(before, m.arg[1])) == c.land;
}

CLAUSE(laid_cards_readable, "Afleggen", INFORMATION, EXPLICIT,
       "Value and colour of knights below stay visible.")

/* In which of several troops that look the same the knight of this turn lies face down need not be
 * told. */
TALLY_PROPERTY(everybody_reads_the_troops)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < SEATS; q++) {
            unsigned fresh = 0, told = 0;
            for (unsigned i = 0; i < ROOM; i++) {
                unsigned byte = s->attack[q][i], is = seen.attack[q][i];
                bool hidden = (byte & DOWN) != 0 && q != p;
                fresh += (byte & FRESH) != 0;
                told += (is & FRESH) != 0;
                if ((hidden ? is & ~(unsigned)FRESH : is)
                        != (hidden ? byte & ~(unsigned)(KNIGHT | FRESH) : byte)
                    || seen.aim[q][i] != s->aim[q][i])
                    return false;
            }
            if (fresh != told)
                return false;
        }
    }
    return true;
}

TALLY_PROPERTY(all_that_lies_on_the_table_is_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        if (!same_bytes(seen.pool, s->pool, CARDS) || !same_bytes(seen.holder, s->holder, LANDS)
            || !same_bytes(seen.side, s->side, LANDS) || !same_bytes(seen.turned, s->turned, LANDS)
            || !same_bytes(seen.set_of, s->set_of, SEATS + 1) || seen.phase != s->phase
            || seen.mover != s->mover || seen.due != s->due || seen.laid != s->laid
            || seen.recruited != s->recruited || seen.back != s->back || seen.lost != s->lost
            || seen.ending != s->ending || seen.asked != s->asked || seen.about != s->about
            || seen.counted != s->counted)
            return false;
    }
    return true;
}

CLAUSE(colour_once, "Kleuren", LEGALITY, EXPLICIT,
       "In an attack troop and in a defence each colour is there once at most.")

STATE_PROPERTY(colours_of_a_troop_differ)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(s, p, 0); l.size > 0; l = troop_from(s, p, l.at + l.size))
            good = good && l.size <= COLOURS && colours_differ(l);
    for (unsigned land = 0; land < LANDS; land++)
        good = good && colours_differ(under(s, land));
    return good;
}

STATE_PROPERTY(colours_that_were_taken_back_are_kept_only_where_read_so)
{
    bool memory = READS(t, Q_takeback_colour_memory, 'B');
    return memory || (all_zero(s->barred[0], SEATS * ROOM) && all_zero(s->barred_under, LANDS));
}

/* q-takeback-colour-memory B: what was taken back bars its colour there. */
LAW(colour_of_a_knight_taken_back_is_free_as_read)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned points = 1 + choose(from, VALUES);
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(GREEN, 1), (uint8_t)place_of(0, 0) } };
    struct move add = { M_ADD, 0, { (uint8_t)card_of(GREEN, points), (uint8_t)place_of(0, 0) } };
    t.head.reading[SAGA_Q_takeback_colour_memory] = choose(from, 2) ? 'B' : 'A';
    s.holder[YELLOW] = 1;
    s.attack[0][0] = (uint8_t)(FIRST | (card_of(BLUE, 1) + 1));
    s.attack[0][1] = (uint8_t)(card_of(GREEN, 1) + 1);
    give(&s, 0, card_of(GREEN, points));
    bool barred = READS(&t, Q_takeback_colour_memory, 'B');
    return saga_refusal(&t, &s, add) == SAGA_colour_once && saga_step(&t, &s, back) == LEGAL
        && saga_refusal(&t, &s, add) == (barred ? (verdict)SAGA_colour_once : (verdict)LEGAL);
}

TALLY_PROPERTY(second_knight_of_a_colour_is_refused)
{
    unsigned p = s->mover, all = lays_now(t, s) ? troops_of(s, p) : 0;
    for (unsigned n = 0; n < all && n < ROOM; n++)
        for (unsigned card = 0; card < CARDS; card++) {
            struct lying l = lying_at(s, place_of(p, n));
            if (s->hand[p][card] > 0 && !closed(s, p, l) && has_colour(l, colour_of(card))
                && asked_mover(t, s, M_ADD, card, place_of(p, n)) != SAGA_colour_once)
                return false;
        }
    return true;
}

STEP_PROPERTY(knight_laid_brings_a_new_colour)
{
    bool puts = m.kind == M_ADD || m.kind == M_HIDE || m.kind == M_ENLIST;
    return !puts || !barred_from(t, before, m.arg[1], m.arg[0]);
}

/* -------------------------------------------------------------- action 2b -- */

CLAUSE(conquest_strictly_stronger, "Veroveren", EFFECT, EXPLICIT,
       "A troop conquers the land at which it aims if it is worth more than the strength of the "
       "land.")

STEP_PROPERTY(land_is_conquered_by_a_stronger_troop)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return c.troop.size > 0 && (int)value(c.troop) > threshold(t, before, m, &moved, c.land)
        && aim_of(t, &moved, c.seat, c.troop) == c.land;
}

/* However many conquests follow one another: no land ends with a weaker defence
 * than its conqueror had to exceed. */
STEP_PROPERTY(defences_grow_with_each_conquest)
{
    bool good = true;
    if (!told_plainly(t, before, after) || lands_lie_still(before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned land = 0; land < t->lands; land++)
        good = good
            && (!changes(&moved, after, land) || after->holder[land] == 0
                || (int)open_value(under(after, land)) > strength(t, &moved, land)
                || (int)open_value(under(after, land)) > threshold(t, before, m, &moved, land));
    return good;
}

/* What a player needs who lays one red knight against red; to the point. */
static struct saga_state against(const struct saga_table *t, unsigned land, unsigned strong,
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

/* A troop of A's on this land's colour, of one knight for each 4 points; the last
 * one is laid now. Who holds the land afterwards? */
static unsigned attacked(const struct saga_table *t, unsigned land, unsigned defence,
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

LAW(stronger_troop_conquers_and_an_equal_one_does_not)
{
    static const uint8_t plain[] = { GREEN, BLUE, PURPLE, YELLOW };
    struct saga_table t = as_assumed(from);
    unsigned land = plain[choose(from, 4)], defence = choose(from, 16),
             points = 1 + choose(from, 16);
    unsigned before = 4 * ((points - 1) / 4); /* more than that: conquered before */
    return before > defence || attacked(&t, land, defence, points) == (points > defence ? 1 : 2);
}

CLAUSE(conquest_at_once, "Veroveren", EFFECT, EXPLICIT, "That happens as soon as it is so.")

static bool somebody_may_add(const struct saga_table *t, const struct saga_state *s)
{
    bool may = false;
    for (unsigned p = 0; p < t->head.players; p++)
        may = may || held_at_end(t, s, p, E_ADD) != NOWHERE;
    return may;
}

/* Is nobody in the middle of something, and are conquests looked for after every change?
 * Not after a knight was added at the end: it may make a troop strong in vain. */
static bool watched(const struct saga_table *t, const struct saga_state *s)
{
    bool at_end = s->phase == PICK || s->phase == OVER;
    bool settled = at_end || s->phase == TURN || s->phase == PAY || s->phase == DRAW
                || s->phase == ASIDE || s->phase == ENLIST;
    bool in_vain = at_end && READS(t, Q_endadd_conquest, 'A') && somebody_may_add(t, s);
    return settled && !in_vain && READS(t, Q_conquest_optional, 'A')
        && READS(t, Q_hide_reveal_conquers, 'A');
}

/* q-takeback-test B: a land that was not weakened just now falls by its strength. */
static int falls_above(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int strong = strength(t, s, land), bare = (int)defended(t, s, land);
    return READS(t, Q_takeback_test, 'B') && bare > strong ? bare : strong;
}

/* How many players could conquer a land with the most that anybody has against it. */
static unsigned claimants(const struct saga_table *t, const struct saga_state *s, unsigned land,
                          int *most)
{
    unsigned n = 0;
    *most = falls_above(t, s, land);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool takes_part = s->holder[land] != p + 1 || !READS(t, Q_highest_and_owner, 'A');
        int with = takes_part ? might(t, s, p, land) : -2;
        n = with > *most ? 1 : with == *most && n > 0 ? n + 1 : n;
        *most = with > *most ? with : *most;
    }
    return n;
}

/* Nobody could conquer this land; or players tie for it; or (q-highest-and-owner B)
 * its holder keeps it with his own. */
static bool at_rest(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int most;
    unsigned n = claimants(t, s, land, &most);
    bool shield = READS(t, Q_highest_and_owner, 'B') && s->holder[land] != 0
               && might(t, s, s->holder[land] - 1u, land) == most;
    return n != 1 || shield || s->tied[land] != 0;
}

STATE_PROPERTY(land_that_can_be_conquered_is_conquered)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++)
        good =
            good && (!watched(t, s) || !READS(t, Q_conquest_trigger, 'A') || at_rest(t, s, land));
    return good;
}

/* q-conquest-trigger C: once he has laid, none of the mover's. */
STATE_PROPERTY(who_has_laid_leaves_nothing_to_conquer)
{
    bool good = true;
    if (!READS(t, Q_conquest_trigger, 'C') || !watched(t, s) || !s->laid || s->phase != TURN)
        return true;
    for (unsigned land = 0; land < t->lands; land++)
        good = good
            && (s->holder[land] == s->mover + 1 || bit(s->weakened, land) || s->tied[land] != 0
                || !READS(t, Q_highest_and_owner, 'A')
                || might(t, s, s->mover, land) <= falls_above(t, s, land));
    return good;
}

/* While somebody decides, a land waits for him and for nothing else. */
STATE_PROPERTY(who_decides_is_asked_about_something)
{
    bool one = s->phase == CHOOSE || s->phase == GIFT || s->phase == FLIP || s->phase == ASIDE
            || s->phase == ENLIST || s->phase == PICK;
    bool land = s->phase == CHOOSE || s->phase == GIFT || s->phase == FLIP;
    return (s->asked != 0) == one && (!land || s->about != 0) && (one || s->about == 0);
}

TALLY_PROPERTY(nothing_else_is_done_while_troops_are_chosen)
{
    return s->phase != CHOOSE
        || all_refused(t, s, s->asked - 1u, SAGA_conquest_at_once, M_CONQUER, M_PASS, MOVE_KINDS);
}

/* Exactly the best of his troops may be chosen; or (q-equal-own-troops B) any that is strong
 * enough. */
TALLY_PROPERTY(any_of_the_strongest_troops_may_be_chosen)
{
    if (s->phase != CHOOSE)
        return true;
    unsigned seat = s->asked - 1u, land = s->about - 1u, number = 0, ways = 0;
    bool weak = READS(t, Q_takeback_test, 'B') && bit(s->weakened, land);
    int most = might(t, s, seat, land),
        least_one = weak ? (int)defended(t, s, land) : strength(t, s, land);
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size)) {
        bool best = (int)value(l) == most || READS(t, Q_equal_own_troops, 'B')
                 || READS(t, Q_troops_added, 'B')
                 || s->changed == place_of(seat, number) + 1; /* q-conquest-trigger B */
        bool may = aim_of(t, s, seat, l) == land && best && (most > least_one)
                && ((int)value(l) > least_one || READS(t, Q_troops_added, 'B'));
        bool alone = READS(t, Q_conquest_trigger, 'A') && READS(t, Q_equal_own_troops, 'A')
                  && READS(t, Q_troops_added, 'A') && READS(t, Q_takeback_test, 'A');
        verdict v = asked(t, s, M_CONQUER, seat, place_of(seat, number++), 0);
        if ((v == LEGAL && !may) || (alone && may && v != LEGAL))
            return false;
        ways += v == LEGAL;
    }
    return ways >= (READS(t, Q_conquest_optional, 'A') ? 2u : 1u);
}

CLAUSE(conquest_not_optional, "Spelverloop, Veroveren", EFFECT, IMPLIED,
       "It happens whether the player wants it or not.")

TALLY_PROPERTY(letting_a_land_go_is_refused)
{
    if (s->phase == CHOOSE)
        return asked(t, s, M_PASS, s->asked - 1u, 0, 0)
            == (READS(t, Q_conquest_optional, 'B') ? (verdict)LEGAL
                                                   : (verdict)SAGA_conquest_not_optional);
    return s->phase != TURN || asked_mover(t, s, M_PASS, 0, 0) == SAGA_conquest_not_optional;
}

STATE_PROPERTY(lands_let_go_are_kept_only_where_read_so)
{
    bool deciding = s->asked != 0;
    return all_zero(s->declined, LANDS) || (READS(t, Q_conquest_optional, 'B') && deciding);
}

/* q-conquest-optional B: nobody conquers without having said so. */
STEP_PROPERTY(nobody_conquers_unasked_where_read_so)
{
    if (!READS(t, Q_conquest_optional, 'B') || before->phase < TURN)
        return true;
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (after->holder[land] == before->holder[land] || after->holder[land] == 0
                || (m.kind == M_CONQUER && before->phase == CHOOSE && before->about == land + 1
                    && after->holder[land] == before->asked));
    return good;
}

CLAUSE(conquest_per_troop, "Veroveren", EFFECT, IMPLIED, "Each troop is compared by itself.")

/* One troop alone is stronger; troops of the same player are not added. */
LAW(troops_are_compared_one_by_one)
{
    struct saga_table t = as_assumed(from);
    unsigned defence = 4 + choose(from, 5), one = 1 + choose(from, 4), two = 1 + choose(from, 4);
    t.head.reading[SAGA_Q_troops_added] = choose(from, 2) ? 'B' : 'A';
    struct saga_state s = against(&t, GREEN, defence, card_of(GREEN, two));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, two) } };
    s.attack[0][0] = (uint8_t)(FIRST | (card_of(GREEN, one) + 1));
    bool added = READS(&t, Q_troops_added, 'B') && one + two > defence;
    return saga_step(&t, &s, m) == LEGAL && s.holder[GREEN] == (added ? 1 : 2);
}

STEP_PROPERTY(one_troop_conquers_one_land)
{
    unsigned lands = 0;
    if (!told_plainly(t, before, after) || lands_lie_still(before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned land = 0; land < LANDS; land++)
        lands += changes(&moved, after, land) && after->holder[land] != 0;
    return troops_in_all(after) + lands <= troops_in_all(&moved);
}

/* q-troops-added B: what lies under a land is its holder's. */
STATE_PROPERTY(troops_lie_under_lands_of_their_player)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(s, p, 0); l.size > 0; l = troop_from(s, p, l.at + l.size))
            for (unsigned land = 0; land < LANDS; land++)
                good = good && (!lies_under(s, p, l, land) || s->holder[land] == p + 1);
    return good;
}

CLAUSE(conquest_highest_wins, "Veroveren", EFFECT, AMBIGUOUS,
       "Of several players whose troops are strong enough the one with the highest value conquers.")

/* Of the others who could have conquered it, none had as much; and of the
 * conqueror's own troops none had more (q-equal-own-troops B: he may choose). */
STEP_PROPERTY(highest_troop_conquers)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    bool everybody = READS(t, Q_conquest_trigger, 'A') || was_weakened(before, m, c.land),
         good = true;
    int with = (int)value(c.troop);
    for (unsigned p = 0; p < t->head.players && everybody; p++)
        good = good
            && (p == c.seat || !competes(t, &moved, p, c.land)
                || might(t, &moved, p, c.land) < with);
    return good
        && (READS(t, Q_equal_own_troops, 'B') || !READS(t, Q_conquest_trigger, 'A')
            || might(t, &moved, c.seat, c.land) == with);
}

static unsigned aiming_at(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned land)
{
    unsigned n = 0;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += aim_of(t, s, seat, l) == land;
    return n;
}

/* However many conquests follow one another: but for the old holder, who may win his land
 * back, nobody spends a troop who was not clearly the highest when they began. */
STEP_PROPERTY(nobody_but_the_highest_spends_a_troop)
{
    bool good = true, plain = READS(t, Q_conquest_trigger, 'A')
                           && READS(t, Q_highest_and_owner, 'A')
                           && READS(t, Q_conquest_optional, 'A');
    if (!plain || !told_plainly(t, before, after) || quiet(before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned p = 0; p < t->head.players; p++) {
            bool holds = moved.holder[land] == p + 1;
            if (holds || aiming_at(t, after, p, land) >= aiming_at(t, &moved, p, land))
                continue;
            for (unsigned q = 0; q < t->head.players; q++)
                good = good
                    && (q == p || moved.holder[land] == q + 1
                        || might(t, &moved, q, land) < might(t, &moved, p, land));
        }
    return good;
}

/* Of two troops of a player that would do, does he have to say which one? */
static bool leaves_a_choice(const struct saga_table *t, const struct saga_state *moved,
                            struct conquest c, int exceeded, struct lying other)
{
    bool would_do = READS(t, Q_equal_own_troops, 'B') ? (int)value(other) > exceeded
                                                      : value(other) == value(c.troop);
    return aim_of(t, moved, c.seat, other) == c.land && would_do && !alike(other, c.troop, true);
}

/* q-equal-own-troops C: rows are in the order of age, and the oldest does it. */
STEP_PROPERTY(who_has_equal_troops_is_asked)
{
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (m.kind == M_CONQUER || !READS(t, Q_conquest_trigger, 'A')
        || READS(t, Q_takeback_colour_memory, 'B')
        || !one_conquest(t, before, m, after, &moved, &c))
        return true;
    int exceeded = threshold(t, before, m, &moved, c.land);
    for (struct lying l = troop_from(&moved, c.seat, 0); l.size > 0;
         l = troop_from(&moved, c.seat, l.at + l.size))
        if (leaves_a_choice(t, &moved, c, exceeded, l))
            good = good && READS(t, Q_equal_own_troops, 'C') && l.at > c.troop.at;
    return good;
}

/* A weakens a land against which B has two troops worth 3; B takes it with the one that he
 * names, and the other stays. */
LAW(who_has_two_equal_troops_says_which)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned named = choose(from, 2), rest = choose(from, 3);
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(RED, 4), GREEN } };
    struct move pass = { M_PASS, 1, { 0 } },
                with = { M_CONQUER, 1, { (uint8_t)place_of(1, named) } };
    s.holder[YELLOW] = s.holder[GREEN] = 1;
    s.defence[GREEN][0] = (uint8_t)(card_of(RED, 4) + 1);
    s.defence[GREEN][1] = rest == 0 ? 0 : (uint8_t)(card_of(BLUE, rest) + 1);
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, 2) + 1));
    s.attack[1][1] = (uint8_t)(card_of(BLUE, 1) + 1);
    s.attack[1][2] = (uint8_t)(FIRST | (card_of(GREEN, 3) + 1));
    if (saga_step(&t, &s, back) != LEGAL || s.phase != CHOOSE || s.asked != 2
        || s.about != GREEN + 1 || saga_refusal(&t, &s, pass) != SAGA_conquest_not_optional
        || saga_step(&t, &s, with) != LEGAL)
        return false;
    return s.holder[GREEN] == 2 && under(&s, GREEN).size == 2 - named
        && troop_from(&s, 1, 0).size == 1 + named && troops_of(&s, 1) == 1;
}

/* q-equal-own-troops C: nobody is asked, for the oldest one does it. */
STATE_PROPERTY(nobody_chooses_where_age_decides)
{
    return s->phase != CHOOSE || !READS(t, Q_equal_own_troops, 'C')
        || READS(t, Q_conquest_optional, 'B');
}

/* A weakens a land of his; B and C, or one of them, are stronger now. */
LAW(highest_of_several_conquers)
{
    struct saga_table t = as_assumed(from);
    t.head.players = 3;
    saga_seal(&t);
    struct saga_state s = bare_turn(&t);
    unsigned b = 1 + choose(from, 4), c = 1 + choose(from, 4), rest = choose(from, 5);
    struct move m = { M_TAKE_BACK, 0, { (uint8_t)card_of(RED, 4), GREEN } };
    s.holder[YELLOW] = s.holder[GREEN] = 1;
    s.defence[GREEN][0] = (uint8_t)(card_of(RED, 4) + 1);
    s.defence[GREEN][1] = rest == 0 ? 0 : (uint8_t)(card_of(BLUE, rest) + 1);
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, b) + 1));
    s.attack[2][0] = (uint8_t)(FIRST | (card_of(GREEN, c) + 1));
    unsigned most = b > c ? b : c, wins = most <= rest || b == c ? 0 : b > c ? 1 : 2;
    return saga_step(&t, &s, m) == LEGAL && s.holder[GREEN] == wins + 1
        && (s.attack[1][0] == 0) == (wins == 1) && (s.attack[2][0] == 0) == (wins == 2);
}

CLAUSE(conquest_any_player, "Veroveren", EFFECT, AMBIGUOUS,
       "It may be any player, not only the one on turn.")

/* q-conquest-trigger B and C: who is not on turn only gets what was weakened; and at the end
 * (q-endadd-conquest B) what he adds a knight against, at once or when he has chosen. */
STEP_PROPERTY(others_conquer_only_where_read_so)
{
    bool good = true;
    if (READS(t, Q_conquest_trigger, 'A') || !told_plainly(t, before, after)
        || lands_lie_still(before, after))
        return true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (after->holder[land] == before->holder[land] || after->holder[land] == 0
                || after->holder[land] == before->mover + 1 || was_weakened(before, m, land)
                || before->ending >= CLOSING);
    return good;
}

/* q-conquest-trigger C: the mover does so once he has laid. */
STEP_PROPERTY(conquests_wait_for_the_knight_where_read_so)
{
    bool good = true;
    if (!READS(t, Q_conquest_trigger, 'C') || !told_plainly(t, before, after))
        return true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (after->holder[land] == before->holder[land] || after->holder[land] == 0
                || after->laid || was_weakened(before, m, land));
    return good;
}

STATE_PROPERTY(changes_are_kept_only_where_read_so)
{
    bool some = READS(t, Q_conquest_trigger, 'B') || READS(t, Q_conquest_trigger, 'C')
             || READS(t, Q_takeback_test, 'B') || READS(t, Q_received_is_conquered, 'B');
    return (s->weakened == 0 || some)
        && (s->changed == 0 || (READS(t, Q_conquest_trigger, 'B') && s->asked != 0));
}

/* B's land could have been taken before; now A lays a knight that has nothing to do with it. */
LAW(dormant_troops_conquer_as_read)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 4), strong = weak + 1, whose = choose(from, 2);
    t.head.reading[SAGA_Q_conquest_trigger] = (uint8_t)('A' + choose(from, 3));
    t.head.players = 3;
    saga_seal(&t);
    struct saga_state s = against(&t, GREEN, weak, card_of(PURPLE, 1));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(PURPLE, 1) } };
    unsigned owner = whose == 0 ? 0 : 2; /* A's troop, or C's */
    s.attack[owner][0] = (uint8_t)(FIRST | (card_of(GREEN, strong) + 1));
    bool takes =
        READS(&t, Q_conquest_trigger, 'A') || (READS(&t, Q_conquest_trigger, 'C') && owner == 0);
    return saga_step(&t, &s, m) == LEGAL && s.holder[GREEN] == (takes ? owner + 1 : 2);
}

/* A spare troop takes a land back in the turn of who has just taken it. */
LAW(land_is_retaken_out_of_turn)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 4), lays = weak + 1, spare = 1 + choose(from, 4);
    struct saga_state s = against(&t, GREEN, weak, card_of(GREEN, lays));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, lays) } };
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, spare) + 1));
    if (saga_step(&t, &s, m) != LEGAL)
        return false;
    bool home = s.hand[0][card_of(GREEN, lays)] == 1;
    return s.holder[GREEN] == (spare > lays ? 2 : 1) && home == (spare > lays);
}

CLAUSE(conquest_not_from_self, "Veroveren", EFFECT, IMPLIED, "Nobody conquers a land that is his.")

STEP_PROPERTY(nobody_conquers_his_own_land)
{
    struct saga_state moved;
    struct conquest c;
    return !one_conquest(t, before, m, after, &moved, &c) || c.seat != c.loser
        || READS(t, Q_highest_and_owner, 'C');
}

/* A lays against B's land, at which a troop of B's aims, too. */
LAW(own_troops_of_the_holder_matter_as_read)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 4), lays = 1 + choose(from, 4), own = 1 + choose(from, 4);
    t.head.reading[SAGA_Q_highest_and_owner] = (uint8_t)('A' + choose(from, 3));
    struct saga_state s = against(&t, GREEN, weak, card_of(GREEN, lays));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, lays) } };
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, own) + 1));
    if (saga_step(&t, &s, m) != LEGAL)
        return false;
    bool wins = lays > weak && (READS(&t, Q_highest_and_owner, 'A') ? own <= lays : own < lays);
    bool moves_on = READS(&t, Q_highest_and_owner, 'C') && own > weak && own > lays;
    bool retakes = READS(&t, Q_highest_and_owner, 'A') && lays > weak && own > lays;
    return s.holder[GREEN] == (wins ? 1 : 2) && (s.attack[1][0] == 0) == (moves_on || retakes);
}

TALLY_PROPERTY(asking_for_a_conquest_is_refused)
{
    for (unsigned n = 0; s->phase == TURN && n < troops_of(s, s->mover) && n < ROOM; n++)
        if (asked_mover(t, s, M_CONQUER, place_of(s->mover, n), 0) == LEGAL)
            return false;
    for (unsigned n = 0; s->phase == TURN && n < troops_of(s, s->mover) && n < ROOM; n++) {
        unsigned land = aim_of(t, s, s->mover, lying_at(s, place_of(s->mover, n)));
        if (land != NOWHERE && s->holder[land] == s->mover + 1
            && asked_mover(t, s, M_CONQUER, place_of(s->mover, n), 0)
                   != SAGA_conquest_not_from_self)
            return false;
    }
    return true;
}

CLAUSE(land_moves_on_troop, "Veroveren", EFFECT, EXPLICIT,
       "The conqueror takes the land and lays it on the troop that did it.")

STEP_PROPERTY(troop_that_conquers_lies_under_its_land)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return c.troop.size > 0 && same_knights(c.troop, under(after, c.land))
        && troops_of(after, c.seat) + 1 == troops_of(&moved, c.seat);
}

STEP_PROPERTY(lands_change_hands_by_conquest_only)
{
    bool quiet = m.kind == M_END || m.kind == M_COLLECT || m.kind == M_CLAIM || m.kind == M_RECRUIT
              || m.kind == M_PUT_CHIP || m.kind == M_TAKE_CHIP || m.kind == M_PICK
              || before->phase < TURN;
    return !quiet || same_bytes(after->holder, before->holder, LANDS);
}

CLAUSE(troop_becomes_defence, "Veroveren", EFFECT, EXPLICIT,
       "From then on this troop defends the land.")

/* All of it, turned up (q-hide-forced B: as it was), and it no longer attacks. */
STEP_PROPERTY(defence_of_a_conquered_land_is_that_troop)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return value(under(after, c.land))
            == (READS(t, Q_hide_forced, 'A') ? open_value(c.troop) : value(c.troop))
        && under(after, c.land).size == c.troop.size
        && defended(t, after, c.land) >= value(c.troop);
}

TALLY_PROPERTY(lands_are_as_strong_as_their_knights)
{
    for (unsigned land = 0; s->phase >= TURN && land < t->lands; land++)
        if (saga_defended(t, s, land) != defended(t, s, land)
            || saga_strength(t, s, land) != strength(t, s, land))
            return false;
    return true;
}

CLAUSE(no_laying_on_defence, "Veroveren", LEGALITY, EXPLICIT,
       "No further knight is laid on a troop that defends.")

STEP_PROPERTY(defences_grow_by_powers_only)
{
    bool added = (m.kind == M_ADD && is_land(m.arg[1]) && has(t, before, m.arg[1], P_ADD))
              || m.kind == M_ENLIST;
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool here = added && m.arg[1] == land, taken = after->holder[land] != before->holder[land];
        good = good
            && (taken || here || before->phase < TURN || !READS(t, Q_highest_and_owner, 'A')
                || troops_in_all(after) < troops_in_all(before)
                || under(after, land).size <= under(before, land).size);
    }
    return good;
}

TALLY_PROPERTY(laying_on_a_defence_is_refused)
{
    for (unsigned land = 0; lays_now(t, s) && land < t->lands; land++)
        for (unsigned card = 0; s->holder[land] == s->mover + 1 && card < CARDS; card++)
            if (s->hand[s->mover][card] > 0 && !can_be_turned(t, land)
                && asked_mover(t, s, M_ADD, card, land) != SAGA_no_laying_on_defence)
                return false;
    return true;
}

CLAUSE(middle_defenders_freed, "Veroveren", EFFECT, EXPLICIT,
       "If the land lay in the middle, its two knights stay there, open, as independent ones.")

STEP_PROPERTY(knights_of_the_middle_become_independent)
{
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    for (unsigned card = 0; card < CARDS; card++) {
        bool freed =
            c.loser == NOBODY && where_in(under(&moved, c.land), card) < under(&moved, c.land).size;
        good = good && after->pool[card] == moved.pool[card] + (freed ? 1 : 0);
    }
    return good;
}

/* Knights of players never lie there, and it is emptied by recruiting and gifts alone. */
STEP_PROPERTY(pool_changes_when_the_middle_does)
{
    unsigned middle = 0, taken = m.kind == M_RECRUIT || m.kind == M_TAKE_FREE;
    if (before->phase < TURN)
        return all_zero(after->pool, CARDS);
    for (unsigned land = 0; land < LANDS; land++)
        if (before->holder[land] == 0 && after->holder[land] != 0)
            middle += under(before, land).size;
    return sum_of(after->pool, CARDS) + taken == sum_of(before->pool, CARDS) + middle;
}

CLAUSE(loser_takes_cards_back, "Veroveren", EFFECT, EXPLICIT,
       "If it was another player's, he must take all knights of its defence back into his hand.")

STEP_PROPERTY(defence_that_is_lost_goes_home)
{
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    struct lying lost = under(&moved, c.land);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned card = 0; card < CARDS; card++) {
            bool home = p == c.loser && where_in(lost, card) < lost.size;
            good = good && after->hand[p][card] == moved.hand[p][card] + (home ? 1 : 0);
        }
    return good;
}

/* While no land is lost, hands and pool are what the move made of them. */
STEP_PROPERTY(hands_change_by_the_move_alone_while_no_land_is_lost)
{
    if (!told_plainly(t, before, after) || !quiet(before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    return same_bytes(after->hand[0], moved.hand[0], SEATS * CARDS)
        && same_bytes(after->held, moved.held, SEATS) && same_bytes(after->pool, moved.pool, CARDS);
}

CLAUSE(other_troops_stay, "Veroveren", EFFECT, IMPLIED, "All other troops stay as they are.")

/* No troop changes but by the move, and none but the conqueror is gone. */
STEP_PROPERTY(all_other_troops_stay_as_they_are)
{
    bool good = true;
    if (!told_plainly(t, before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    for (unsigned p = 0; p < SEATS; p++)
        for (struct lying l = troop_from(after, p, 0); l.size > 0;
             l = troop_from(after, p, l.at + l.size)) {
            unsigned aim = aim_of(t, after, p, l);
            good = good && troops_like(t, after, p, l, aim) <= troops_like(t, &moved, p, l, aim);
        }
    bool given_up = READS(t, Q_takeback_last_defender, 'C') && m.kind == M_TAKE_BACK;
    bool anew = chain(before, m, after) || READS(t, Q_highest_and_owner, 'C') || given_up;
    return good
        && (!lands_lie_still(before, after) || anew
            || troops_in_all(after) == troops_in_all(&moved));
}

STEP_PROPERTY(all_other_lands_stay_as_they_are)
{
    bool good = true;
    if (!told_plainly(t, before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned was = troops_in_all(&moved), is = troops_in_all(after);
    for (unsigned land = 0; land < LANDS; land++) {
        bool anew = was >= is + 2 || READS(t, Q_highest_and_owner, 'C');
        bool other = after->holder[land] != moved.holder[land];
        good = good && (!changes(&moved, after, land) || (was > is && (other || anew)));
    }
    return good;
}

CLAUSE(land_never_returns, "Veroveren", EFFECT, IMPLIED,
       "A conquered land never comes back to the middle.")

/* q-takeback-last-defender C: only if its last knight is taken back. */
STEP_PROPERTY(conquered_land_never_lies_in_the_middle_again)
{
    bool good = true, may = READS(t, Q_takeback_last_defender, 'C') && m.kind == M_TAKE_BACK;
    for (unsigned land = 0; land < LANDS; land++) {
        bool from = may
                 && (m.arg[1] == land
                     || lies_under(before, m.actor % SEATS, lying_at(before, m.arg[1]), land));
        good = good
            && (before->holder[land] == 0 || after->holder[land] != 0
                || (from && knights_under(t, before, land) == 1));
    }
    return good;
}

/* --------------------------------------------------------------- action 3 -- */

CLAUSE(recruit_optional, "Spelverloop, Aanwerven", LEGALITY, EXPLICIT, "Recruiting is voluntary.")

/* Nothing waits for it: independent knights that he could pay keep no turn from ending. */
TALLY_PROPERTY(nobody_must_recruit)
{
    struct saga_state then = *s;
    if (s->phase != TURN)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        then.pool[card] = 0;
    return asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

CLAUSE(recruit_one_per_turn, "Aanwerven", LEGALITY, EXPLICIT,
       "One independent knight is recruited in a turn, at most.")

TABLE_PROPERTY(one_knight_is_recruited_in_a_turn)
{
    return t->recruits == 1 || (t->head.small && t->recruits == 0);
}

LAW(other_numbers_of_recruits_are_refused)
{
    struct saga_table t = as_assumed(from);
    t.recruits = another(from, 12, 1);
    return judged(&t) == SAGA_recruit_one_per_turn;
}

/* q-free-knight-and-recruit B: the free one is this one. */
STEP_PROPERTY(second_recruit_of_a_turn_never_comes)
{
    bool shared = m.kind == M_TAKE_FREE && m.actor == before->mover
               && READS(t, Q_free_knight_and_recruit, 'B');
    if (m.kind == M_RECRUIT || shared)
        return before->recruited == 0 && after->recruited == 1;
    return ends_turn(before, m) || before->phase < TURN || after->recruited == before->recruited;
}

CLAUSE(recruit_own_turn, "Aanwerven", LEGALITY, EXPLICIT, "A player recruits in his own turn only.")

TALLY_PROPERTY(recruiting_in_turns_of_others_is_refused)
{
    for (unsigned p = 0; in_play(s) && p < t->head.players; p++)
        for (unsigned card = 0; p != s->mover && p + 1 != s->asked && card < CARDS; card++)
            if (s->pool[card] > 0 && asked(t, s, M_RECRUIT, p, card, 0) != SAGA_recruit_own_turn)
                return false;
    return true;
}

STEP_PROPERTY(players_recruit_in_their_own_turn)
{
    return m.kind != M_RECRUIT
        || (before->phase == TURN && m.actor == before->mover && before->ending <= PLAYED_OUT);
}

CLAUSE(recruit_only_independent, "Aanwerven", LEGALITY, IMPLIED,
       "Only independent knights are recruited, no defenders and no knights of other players.")

TALLY_PROPERTY(knights_that_are_not_independent_are_refused)
{
    bool free = s->phase == TURN && t->recruits == 1 && s->recruited == 0 && !income_waits(t, s);
    for (unsigned card = 0; free && card < CARDS; card++)
        if (s->pool[card] == 0 && s->fame[s->mover] >= value_of(card)
            && asked_mover(t, s, M_RECRUIT, card, 0) != SAGA_recruit_only_independent)
            return false;
    return true;
}

STEP_PROPERTY(recruit_comes_from_the_pool)
{
    return m.kind != M_RECRUIT
        || (before->pool[m.arg[0]] > 0 && after->pool[m.arg[0]] + 1 == before->pool[m.arg[0]]);
}

CLAUSE(recruit_price, "Aanwerven", EFFECT, EXPLICIT,
       "The value of the knight is paid in fame, into the supply.")

STEP_PROPERTY(recruit_costs_what_he_is_worth)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned paid = m.kind == M_RECRUIT && p == before->mover ? value_of(m.arg[0]) : 0;
        bool earns = m.kind == M_COLLECT || m.kind == M_CLAIM;
        good = good && (earns || after->fame[p] + paid == before->fame[p]);
    }
    return good;
}

CLAUSE(recruit_needs_fame, "Aanwerven", LEGALITY, IMPLIED,
       "Who has not that much fame cannot recruit it.")

TALLY_PROPERTY(recruits_are_refused_to_who_cannot_pay)
{
    for (unsigned card = 0; s->phase == TURN && t->recruits == 1 && card < CARDS; card++) {
        struct faults f = faults_of_recruiting(t, s, card);
        verdict v = asked_mover(t, s, M_RECRUIT, card, 0);
        bool change = v == SAGA_change_always && READS(t, Q_change_impossible, 'B') && f.count == 0;
        if (!rightly(v, &f) && !change)
            return false;
    }
    return true;
}

STEP_PROPERTY(nobody_recruits_on_credit)
{
    return m.kind != M_RECRUIT || before->fame[before->mover] >= value_of(m.arg[0]);
}

CLAUSE(recruit_into_hand, "Aanwerven", EFFECT, EXPLICIT, "The knight goes into the player's hand.")

STEP_PROPERTY(recruit_goes_into_the_hand)
{
    unsigned p = before->mover;
    if (m.kind != M_RECRUIT)
        return true;
    return after->hand[p][m.arg[0]] == before->hand[p][m.arg[0]] + 1
        && after->held[p] == before->held[p] + 1;
}

/* Nothing else is different afterwards. */
STEP_PROPERTY(recruiting_changes_nothing_on_the_table)
{
    return m.kind != M_RECRUIT
        || (lands_lie_still(before, after) && same_rows(before, after)
            && same_bytes(after->turned, before->turned, LANDS) && after->laid == before->laid
            && after->back == before->back && after->mover == before->mover
            && after->ending == before->ending && goes_on_after_payment(t, after));
}

CLAUSE(recruit_usable_at_once, "Aanwerven", LEGALITY, EXPLICIT, "It may be laid in the same turn.")

/* Whether he recruited in this turn makes no difference to what he may lay. */
TALLY_PROPERTY(recruit_may_be_laid_in_the_same_turn)
{
    struct saga_state then = *s;
    if (s->phase != TURN)
        return true;
    then.recruited = 1 - s->recruited;
    for (unsigned card = 0; card < CARDS; card++)
        if (asked_mover(t, s, M_LAY, card, 0) != asked_mover(t, &then, M_LAY, card, 0))
            return false;
    return true;
}

/* ---------------------------------------------------------------- the end -- */

CLAUSE(end_on_last_card, "Doel, Einde", END, EXPLICIT,
       "The game ends when a player has laid the last knight of his hand.")

STATE_PROPERTY(everybody_has_a_knight_while_the_game_goes_on)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        good = good && (s->held[p] > 0 || s->phase < TURN || s->ending != NOT_YET);
    return good;
}

static bool lays_the_last(const struct saga_state *before, struct move m)
{
    return is_lay(m) && before->held[before->mover] == 1;
}

/* q-last-card-bounce B: not if knights came home by it. */
STEP_PROPERTY(last_knight_of_a_hand_ends_the_game)
{
    if (before->phase < TURN || before->ending != NOT_YET)
        return true;
    if (!lays_the_last(before, m))
        return after->ending == NOT_YET;
    bool home = after->held[before->mover] > 0;
    return after->ending != NOT_YET
        || (home && (READS(t, Q_last_card_bounce, 'B') || READS(t, Q_free_knight_last_card, 'C')));
}

STEP_PROPERTY(end_is_not_taken_back)
{
    bool bounce = READS(t, Q_last_card_bounce, 'B');
    bool gift = READS(t, Q_free_knight_last_card, 'C') && m.kind == M_TAKE_FREE;
    return after->ending >= before->ending
        || (before->ending == PLAYED_OUT && after->ending == NOT_YET && (bounce || gift)
            && after->held[before->mover] > 0);
}

LAW(only_the_last_knight_ends_the_game)
{
    struct saga_table t = as_assumed(from);
    unsigned hand = 1 + choose(from, 3);
    struct saga_state s = bare_turn(&t);
    struct move m = { M_LAY, 0, { (uint8_t)card_of(RED, 1) } };
    s.hand[0][card_of(RED, 1)] = s.held[0] = (uint8_t)hand;
    return saga_step(&t, &s, m) == LEGAL && (s.phase == OVER) == (hand == 1);
}

CLAUSE(end_at_once, "Einde", END, EXPLICIT,
       "It ends at once: nothing more is done in this turn, and no turn follows.")

STATE_PROPERTY(no_turn_goes_on_after_the_last_knight)
{
    bool rest = READS(t, Q_after_last_card, 'B') && s->ending == PLAYED_OUT;
    bool turn = s->phase == TURN || s->phase == ASIDE || s->phase == PAY || s->phase == DRAW;
    return (!turn || s->ending == NOT_YET || rest) && (s->phase != OVER || s->ending != NOT_YET);
}

TALLY_PROPERTY(nothing_is_done_after_the_end)
{
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        if (!all_refused(t, s, p, SAGA_end_at_once, MOVE_KINDS, MOVE_KINDS, MOVE_KINDS))
            return false;
    return true;
}

STEP_PROPERTY(nobody_moves_after_the_end)
{
    return before->phase != OVER;
}

/* The turn in which it ends is the last: nobody else gets one. */
STEP_PROPERTY(no_turn_follows_the_last_knight)
{
    return before->phase < TURN || before->ending == NOT_YET || after->mover == before->mover;
}

CLAUSE(end_final_conquest, "Einde", END, EXPLICIT,
       "A conquest that this last knight brings about is still carried out.")

/* With his last knight A takes a land, or just does not. */
LAW(last_knight_still_conquers)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 5), lays = 1 + choose(from, 4);
    struct saga_state s = against(&t, GREEN, weak, card_of(GREEN, lays));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, lays) } };
    s.hand[0][card_of(RED, 1)] = 0;
    s.held[0] = 1;
    return saga_step(&t, &s, m) == LEGAL && s.phase == OVER
        && s.holder[GREEN] == (lays > weak ? 1 : 2);
}

STATE_PROPERTY(game_is_not_over_while_a_land_can_be_conquered)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands && s->phase == OVER; land++)
        good =
            good && (!watched(t, s) || !READS(t, Q_conquest_trigger, 'A') || at_rest(t, s, land));
    return good;
}

CLAUSE(score_chips, "Einde", SCORE, EXPLICIT, "Chips count what is printed on them.")

LAW(each_point_of_fame_counts_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), fame = choose(from, 200);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    s.fame[p] = (uint8_t)fame;
    return saga_points(&t, &s, p) == without + (int)fame;
}

TABLE_PROPERTY(fame_stops_nowhere_but_in_scopes)
{
    return t->head.small || t->most_fame == MOST_FAME;
}

LAW(fame_that_stops_is_refused)
{
    struct saga_table t = as_assumed(from);
    t.most_fame = (uint8_t)choose(from, MOST_FAME);
    return judged(&t) == SAGA_score_chips;
}

CLAUSE(score_land_defence, "Einde", SCORE, EXPLICIT,
       "Each land of a player counts the sum of the knights under it.")

LAW(each_own_land_counts_its_knights)
{
    static const uint8_t plain[] = { RED, GREEN, BLUE, ORANGE, PURPLE };
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), land = plain[choose(from, 5)], sum = 0;
    s.phase = OVER;
    int without = saga_points(&t, &s, p) + (land == GREEN ? 2 : 0); /* and no deduction */
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[land][i] = 0;
    for (unsigned i = 0, size = choose(from, COLOURS + 1u); i < size; i++) {
        unsigned points = 1 + choose(from, VALUES);
        s.defence[land][i] = (uint8_t)(card_of(i, points) + 1);
        sum += points;
    }
    s.holder[land] = (uint8_t)(p + 1);
    return saga_points(&t, &s, p) == without + (int)sum
        && saga_land_points(&t, &s, land) == (int)sum;
}

CLAUSE(score_attack_zero, "Einde", SCORE, EXPLICIT, "Attack troops count nothing.")

TALLY_PROPERTY(attack_troops_count_nothing)
{
    struct saga_state then = *s;
    if (s->phase < TURN || READS(t, Q_troops_added, 'B'))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM; i++)
            then.attack[p][i] = then.aim[p][i] = then.barred[p][i] = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        if (saga_points(t, s, p) != saga_points(t, &then, p))
            return false;
    return true;
}

CLAUSE(score_hand_minus, "Einde", SCORE, EXPLICIT,
       "Each knight still in the hand takes its value away.")

LAW(each_knight_in_the_hand_takes_its_value_away)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), card = choose(from, CARDS),
             q = choose(from, t.head.players);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    give(&s, q, card);
    return saga_points(&t, &s, p) == without - (p == q ? (int)value_of(card) : 0);
}

CLAUSE(score_properties_change, "Einde", SCORE, EXPLICIT,
       "Some lands change this count: the right field of the card says how.")

/* What one land counts; the count of a player, item by item as the document lists them. */
static int land_counts(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int sum = (int)defended(t, s, land);
    int more = has(t, s, land, P_PLUS) ? 1 : 0, less = has(t, s, land, P_MINUS) ? 1 : 0;
    bool bare = knights_under(t, s, land) == 0;
    if (has_at_end(t, s, land, E_ZERO))
        return 0;
    if (has_at_end(t, s, land, E_FIFTEEN))
        return bare && READS(t, Q_fifteen_empty, 'B') ? 0 : 15;
    return sum + (READS(t, Q_modifier_scores, 'B') ? more - less : 0);
}

static int gives(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    return READS(t, Q_tribute_poor, 'B') ? 2 : (int)least(s->fame[seat], 2);
}

static int counts(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    int points = s->fame[seat];
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1)
            points += land_counts(t, s, land) + (has_at_end(t, s, land, E_FIVE) ? 5 : 0);
    if (held_at_end(t, s, seat, E_TROOP) != NOWHERE)
        points += s->counted;
    for (unsigned card = 0; card < CARDS && held_at_end(t, s, seat, E_HAND) == NOWHERE; card++)
        points -= (int)(s->hand[seat][card] * value_of(card));
    for (unsigned p = 0; p < t->head.players; p++) {
        if (p != seat && held_at_end(t, s, p, E_TRIBUTE) != NOWHERE)
            points -= gives(t, s, seat);
        if (p != seat && held_at_end(t, s, seat, E_TRIBUTE) != NOWHERE)
            points += gives(t, s, p);
    }
    return points;
}

TALLY_PROPERTY(points_are_what_is_listed)
{
    for (unsigned p = 0; s->phase >= TURN && p < t->head.players; p++)
        if (saga_points(t, s, p) != counts(t, s, p))
            return false;
    return true;
}

/* An end that no play may have brought about: any lands, hands and fame, any sides, any
 * readings that touch the count. */
static struct saga_state any_end(struct saga_table *t, struct choice *from)
{
    static const uint8_t touches[] = {
        SAGA_Q_modifier_scores, SAGA_Q_tribute_poor, SAGA_Q_fifteen_empty,
        SAGA_Q_flip_side,       SAGA_Q_blank_fields, SAGA_Q_winner_tie,
    };
    *t = as_assumed(from);
    for (unsigned i = 0; i < sizeof touches; i++)
        t->head.reading[touches[i]] =
            (uint8_t)('A' + choose(from, touches[i] == SAGA_Q_flip_side ? 3 : 2));
    struct saga_state s = bare_turn(t);
    s.phase = OVER;
    s.counted = (uint8_t)choose(from, 25);
    for (unsigned p = 0; p < t->head.players; p++) {
        s.fame[p] = (uint8_t)choose(from, 5);
        give(&s, p, choose(from, CARDS));
    }
    for (unsigned land = 0; land < LANDS; land++) {
        s.side[land] = (uint8_t)choose(from, 2);
        s.holder[land] = (uint8_t)choose(from, t->head.players + 1u);
        s.turned[land] =
            s.holder[land] != 0 && can_be_turned(t, land) ? (uint8_t)choose(from, 2) : 0;
        for (unsigned i = 0, size = s.holder[land] == 0 ? 2 : choose(from, 4); i < COLOURS; i++)
            s.defence[land][i] = i < size ? (uint8_t)(card_of(i, 1 + choose(from, VALUES)) + 1) : 0;
    }
    return s;
}

LAW(points_are_what_is_listed_whatever_lies_there)
{
    struct saga_table t;
    struct saga_state s = any_end(&t, from);
    for (unsigned p = 0; p < t.head.players; p++)
        if (saga_points(&t, &s, p) != counts(&t, &s, p))
            return false;
    return true;
}

CLAUSE(score_unowned_nothing, "Einde", SCORE, IMPLIED,
       "Lands in the middle and independent knights count for nobody.")

TALLY_PROPERTY(what_nobody_owns_counts_for_nobody)
{
    struct saga_state then = *s;
    if (s->phase < TURN)
        return true;
    for (unsigned card = 0; card < CARDS; card++)
        then.pool[card] = 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; s->holder[land] == 0 && i < COLOURS; i++)
            then.defence[land][i] = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        if (saga_points(t, s, p) != saga_points(t, &then, p))
            return false;
    return true;
}

CLAUSE(most_fame_wins, "Doel, Einde", SCORE, EXPLICIT, "Who has the most points wins.")

TALLY_PROPERTY(nobody_wins_with_less_than_another)
{
    struct outcome o;
    saga_outcome(t, s, &o);
    if (s->phase != OVER)
        return !o.over && o.winners == 0;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players; q++)
            if (bit(o.winners, p) && counts(t, s, q) > counts(t, s, p))
                return false;
    return o.over && o.winners != 0 && o.winners >> t->head.players == 0;
}

TALLY_PROPERTY(scores_are_told_as_they_are)
{
    struct outcome o;
    saga_outcome(t, s, &o);
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        if (o.score[p] != counts(t, s, p))
            return false;
    return true;
}

CLAUSE(tie_unspecified, "Einde", SCORE, SILENT, "What breaks a tie is not said.")

static unsigned lands_of(const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned land = 0; land < LANDS; land++)
        n += s->holder[land] == seat + 1;
    return n;
}

static bool tributes(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned p = 0; p < t->head.players; p++)
        any = any || held_at_end(t, s, p, E_TRIBUTE) != NOWHERE;
    return any;
}

/* Would this player come before the other in the end? */
static bool beats(const struct saga_table *t, const struct saga_state *s, unsigned p, unsigned q)
{
    int one = counts(t, s, p), other = counts(t, s, q);
    if (one != other || READS(t, Q_winner_tie, 'A'))
        return one > other;
    if (lands_of(s, p) != lands_of(s, q))
        return lands_of(s, p) > lands_of(s, q);
    return s->fame[p] > s->fame[q];
}

/* Does exactly win whom nobody beats? Where fame breaks ties and some of it is still to be
 * given away, the document does not even say which fame is meant. */
static bool right_ones_win(const struct saga_table *t, const struct saga_state *s)
{
    struct outcome o;
    saga_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool beaten = false;
        for (unsigned q = 0; q < t->head.players; q++)
            beaten = beaten || beats(t, s, q, p);
        if (bit(o.winners, p) == beaten)
            return false;
    }
    return true;
}

TALLY_PROPERTY(all_win_whom_nobody_beats)
{
    return s->phase != OVER || (READS(t, Q_winner_tie, 'B') && tributes(t, s))
        || right_ones_win(t, s);
}

LAW(all_win_whom_nobody_beats_whatever_lies_there)
{
    struct saga_table t;
    struct saga_state s = any_end(&t, from);
    return (READS(&t, Q_winner_tie, 'B') && tributes(&t, &s)) || right_ones_win(&t, &s);
}

/* A and B have equally many points, B by fame, A by a land; or B has a land, too, and more
 * fame, and loses as much by his hand. */
LAW(ties_are_broken_as_read)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    bool lands_too = choose(from, 2);
    t.head.reading[SAGA_Q_winner_tie] = choose(from, 2) ? 'B' : 'A';
    s.phase = OVER;
    s.defence[BLUE][0] = s.defence[RED][0] = (uint8_t)(card_of(BLUE, 3) + 1);
    s.defence[BLUE][1] = s.defence[RED][1] = 0;
    s.holder[BLUE] = 1;
    s.holder[RED] = lands_too ? 2 : 0;
    s.fame[0] = 2;
    s.fame[1] = lands_too ? 3 : 5;
    if (lands_too)
        give(&s, 1, card_of(RED, 1));
    struct outcome o;
    saga_outcome(&t, &s, &o);
    return o.winners == (READS(&t, Q_winner_tie, 'A') ? 3 : lands_too ? 2 : 1);
}

/* ----------------------------------------------------------------- powers -- */

INERT(crown_marks_first_game, "Eigenschappen", INFORMATION, EXPLICIT,
      "In the list of powers those of a first game are marked with the crown of the land cards.",
      "a mark in the document, which has lost it; which power is on which side is the sheet's")

CLAUSE(properties_of_shown_side, "Voorbereiding, Eigenschappen", DEFINITION, AMBIGUOUS,
       "Only the powers on the side of a land that is in play count.")

TABLE_PROPERTY(every_power_is_on_a_side)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (t->head.small
                || ((t->during[land][CROWN] | t->during[land][PLAIN]) == during_told[land]
                    && (t->final[land][CROWN] | t->final[land][PLAIN]) == final_told[land]));
    return good;
}

TALLY_PROPERTY(powers_are_those_of_the_side_that_counts)
{
    for (unsigned land = 0; s->phase >= TURN && land < t->lands; land++) {
        for (unsigned power = P_ADD; power <= P_HIDE; power *= 2)
            if (saga_during(t, s, land, power) != has(t, s, land, power))
                return false;
        for (unsigned power = E_FIVE; power <= E_FIFTEEN; power *= 2)
            if (saga_final(t, s, land, power) != has_at_end(t, s, land, power))
                return false;
    }
    return true;
}

LAW(powers_that_are_on_no_side_are_missed)
{
    struct saga_table t = as_assumed(from);
    unsigned land = choose(from, LANDS), side = choose(from, 2);
    bool during = choose(from, 2);
    uint8_t *field = during ? &t.during[land][side] : &t.final[land][side];
    if (*field == 0)
        return true;
    *field = 0;
    return judged(&t) != LEGAL;
}

/* ---- during the game: one knight more under purple ---- */

CLAUSE(treasure_add_as_play, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of purple may, as his action 2a, lay a knight under that land.")

STEP_PROPERTY(knight_is_added_under_a_land_that_allows_it)
{
    unsigned land = m.arg[1];
    if (m.kind != M_ADD || !is_land(land))
        return true;
    return before->holder[land] == before->mover + 1 && has(t, before, land, P_ADD)
        && m.actor == before->mover && before->laid == 0 && after->laid == 1
        && (after->holder[land] != before->holder[land]
            || troops_in_all(after) < troops_in_all(before)
            || (under(after, land).size == under(before, land).size + 1
                && where_in(under(after, land), m.arg[0]) < under(after, land).size));
}

/* A card that lies turned over for another reading's sake may be refused by more clauses than one.
 */
TALLY_PROPERTY(every_knight_that_fits_may_be_added)
{
    for (unsigned land = 0; s->phase == TURN && land < t->lands; land++)
        for (unsigned card = 0; s->holder[land] == s->mover + 1 && card < CARDS; card++) {
            struct faults f = faults_of_adding_under(t, s, card, land);
            if (s->hand[s->mover][card] > 0 && !rightly(asked_mover(t, s, M_ADD, card, land), &f))
                return false;
        }
    return true;
}

CLAUSE(treasure_add_once, "Gedurende", LEGALITY, EXPLICIT, "He may do that once while he holds it.")

STEP_PROPERTY(nobody_adds_under_a_land_that_is_turned_over)
{
    return m.kind != M_ADD || !is_land(m.arg[1]) || before->turned[m.arg[1]] == UNTURNED;
}

TALLY_PROPERTY(adding_a_second_time_is_refused)
{
    bool free = lays_now(t, s);
    for (unsigned land = 0; free && land < t->lands; land++)
        for (unsigned card = 0; card < CARDS; card++)
            if (s->holder[land] == s->mover + 1 && s->turned[land] != UNTURNED
                && has(t, s, land, P_ADD) && s->hand[s->mover][card] > 0
                && !barred_from(t, s, land, card)
                && asked_mover(t, s, M_ADD, card, land) != SAGA_treasure_add_once)
                return false;
    return true;
}

CLAUSE(treasure_add_colours, "Gedurende", LEGALITY, EXPLICIT, "The rule of colours holds for it.")

TALLY_PROPERTY(adding_a_colour_that_is_there_is_refused)
{
    bool free = lays_now(t, s);
    for (unsigned land = 0; free && land < t->lands; land++)
        for (unsigned card = 0; card < CARDS; card++)
            if (s->holder[land] == s->mover + 1 && s->turned[land] == UNTURNED
                && has(t, s, land, P_ADD) && s->hand[s->mover][card] > 0
                && has_colour(under(s, land), colour_of(card))
                && asked_mover(t, s, M_ADD, card, land) != SAGA_treasure_add_colours)
                return false;
    return true;
}

CLAUSE(treasure_add_flip, "Gedurende", EFFECT, EXPLICIT,
       "That it was done is shown by turning the land card over.")

STATE_PROPERTY(only_lands_whose_power_was_used_are_turned_over)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned how = s->turned[land];
        good = good && (how == UNTURNED || (s->holder[land] != 0 && can_be_turned(t, land)))
            && (how <= FRESHLY || (how == INHERITED && !READS(t, Q_flip_back_may, 'A')));
    }
    return good;
}

STEP_PROPERTY(adding_turns_the_land_over)
{
    unsigned land = m.arg[1];
    return m.kind != M_ADD || !is_land(land) || after->turned[land] == FRESHLY
        || after->holder[land] != before->holder[land]
        || troops_in_all(after) < troops_in_all(before);
}

STEP_PROPERTY(lands_are_turned_for_a_reason)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool adds = m.kind == M_ADD && m.arg[1] == land;
        bool used = adds || (hides(m) && held_with(t, before, before->mover, P_HIDE) == land);
        bool back = m.kind == M_FLIP && m.arg[0] == land;
        bool taken = after->holder[land] != before->holder[land]
                  || troops_in_all(after) < troops_in_all(before);
        good = good && (after->turned[land] == before->turned[land] || used || back || taken);
    }
    return good;
}

LAW(adding_power_shows_the_crown_again)
{
    struct saga_table t = as_assumed(from);
    t.during[PURPLE][PLAIN] = P_ADD;
    t.during[PURPLE][CROWN] = choose(from, 2) ? P_ADD : 0;
    return judged(&t) == SAGA_treasure_add_flip;
}

CLAUSE(treasure_add_renewed, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers the land may turn the card back and do it anew.")

/* A land of a power that lies turned over has changed hands once: how does it lie now? */
static bool lies_as_read(const struct saga_table *t, const struct saga_state *before, struct move m,
                         const struct saga_state *moved, const struct saga_state *after,
                         struct conquest c)
{
    unsigned was = moved->turned[c.land], is = after->turned[c.land];
    bool received = READS(t, Q_received_is_conquered, 'B') && was_weakened(before, m, c.land);
    if (c.seat == c.loser || was == UNTURNED)
        return is == was;
    if (received)
        return is == FRESHLY;
    bool asks = after->phase == FLIP && after->asked == c.seat + 1 && after->about == c.land + 1;
    if (READS(t, Q_flip_back_may, 'A'))
        return is == UNTURNED;
    return is == INHERITED && (READS(t, Q_flip_back_may, 'C') || asks);
}

STEP_PROPERTY(new_holder_finds_the_adding_power_unused)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return !on_a_side(t, c.land, P_ADD) || lies_as_read(t, before, m, &moved, after, c);
}

/* q-flip-back-may B: who is asked turns it back or not. */
TALLY_PROPERTY(turning_back_is_decided_as_read)
{
    for (unsigned land = 0; s->phase == TURN && land < t->lands; land++) {
        bool own = s->holder[land] == s->mover + 1;
        bool may = READS(t, Q_flip_back_may, 'C') && own && s->turned[land] == INHERITED;
        if (s->due == 0 && (asked_mover(t, s, M_FLIP, land, 0) == LEGAL) != may)
            return false;
    }
    if (s->phase != FLIP)
        return true;
    return READS(t, Q_flip_back_may, 'B') && s->holder[s->about - 1] == s->asked
        && s->turned[s->about - 1] != UNTURNED
        && asked(t, s, M_FLIP, s->asked - 1u, s->about - 1u, 0) == LEGAL
        && asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL
        && all_refused(t, s, s->asked - 1u, SAGA_treasure_add_renewed, M_FLIP, M_PASS, MOVE_KINDS);
}

STEP_PROPERTY(card_that_is_turned_back_is_as_new)
{
    unsigned land = m.arg[0];
    return m.kind != M_FLIP
        || (before->holder[land] == m.actor + 1 && before->turned[land] != UNTURNED
            && (after->turned[land] == UNTURNED || after->holder[land] != before->holder[land]));
}

/* In a small game purple may have +1 on the other side and -1 beside its power. It falls to B's
 * troop as soon as A turns it back, if that makes the difference. */
LAW(land_turned_back_is_as_strong_as_it_shows)
{
    struct saga_table t = as_assumed(from);
    unsigned points = 1 + choose(from, 4), defence = 2;
    t.during[PURPLE][CROWN] |= P_MINUS;
    t.during[PURPLE][PLAIN] = P_PLUS;
    t.head.reading[SAGA_Q_flip_side] = (uint8_t)('A' + choose(from, 3));
    t.head.reading[SAGA_Q_flip_back_may] = 'C';
    struct saga_state s = bare_turn(&t);
    struct move back = { M_FLIP, 0, { PURPLE } };
    s.holder[PURPLE] = 1;
    s.turned[PURPLE] = INHERITED;
    s.defence[PURPLE][0] = (uint8_t)(card_of(PURPLE, defence) + 1);
    s.defence[PURPLE][1] = 0;
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(PURPLE, points) + 1));
    unsigned shown =
        READS(&t, Q_flip_side, 'A') ? defence - 1 : defence + READS(&t, Q_flip_side, 'B');
    return points > shown
        || (saga_step(&t, &s, back) == LEGAL && s.holder[PURPLE] == (points >= defence ? 2 : 1));
}

/* ---- one knight taken back ---- */

CLAUSE(takeback_own_cards, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of yellow may take a knight of his own that lies before him, in an attack troop "
       "or a defence, back into his hand.")

STEP_PROPERTY(knight_taken_back_is_ones_own)
{
    unsigned card = m.arg[0], place = m.arg[1], p = before->mover;
    if (m.kind != M_TAKE_BACK)
        return true;
    struct lying l = lying_at(before, place);
    return m.actor == p && (is_land(place) ? before->holder[place] == p + 1 : seat_at(place) == p)
        && where_in(l, card) < l.size && held_with(t, before, p, P_BACK) != NOWHERE
        && after->hand[p][card] >= before->hand[p][card] + 1;
}

/* Each knight that lies before him, wherever; those of others, and those that are not there, never.
 */
static bool may_take_from(const struct saga_table *t, const struct saga_state *s, unsigned place)
{
    struct lying l = lying_at(s, place);
    for (unsigned card = 0; card < CARDS; card++) {
        struct faults f = faults_of_taking_back(t, s, card, place);
        /* q-troops-added B: a defence, too */
        bool lent = !is_land(place) && closed(s, seat_at(place), l);
        if (!lent && !rightly(asked_mover(t, s, M_TAKE_BACK, card, place), &f))
            return false;
    }
    return true;
}

TALLY_PROPERTY(any_knight_of_ones_own_may_be_taken_back)
{
    bool corn = held_with(t, s, s->mover, P_BACK) != NOWHERE;
    for (unsigned land = 0; s->phase == TURN && corn && land < t->lands; land++)
        if (!may_take_from(t, s, land))
            return false;
    for (unsigned p = 0; s->phase == TURN && corn && p < t->head.players; p++)
        for (unsigned n = 0; n < troops_of(s, p) && n < ROOM; n++)
            if (!may_take_from(t, s, place_of(p, n)))
                return false;
    return true;
}

TALLY_PROPERTY(taking_back_without_the_land_is_refused)
{
    bool corn = held_with(t, s, s->mover, P_BACK) != NOWHERE;
    for (unsigned i = 0; s->phase == TURN && !corn && i < ROOM && s->attack[s->mover][i] != 0;
         i++) {
        unsigned card = knight_of(s->attack[s->mover][i]), place = place_of(s->mover, 0);
        struct faults f = faults_of_taking_back(t, s, card, place);
        if (!rightly(asked_mover(t, s, M_TAKE_BACK, card, place), &f))
            return false;
    }
    return true;
}

CLAUSE(takeback_voluntary, "Gedurende", LEGALITY, EXPLICIT, "He need not.")

/* A turn ends, or does not, whether he has taken one back or could. */
TALLY_PROPERTY(nobody_must_take_a_knight_back)
{
    struct saga_state then = *s;
    then.back = 1 - s->back % 2;
    return s->phase != TURN || asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

CLAUSE(takeback_extra, "Gedurende", LEGALITY, EXPLICIT, "It is an action beside 1, 2a, 2b and 3.")

/* It takes the place of no other action. */
TALLY_PROPERTY(who_takes_a_knight_back_may_do_all_the_same)
{
    struct saga_state then = *s;
    if (s->phase != TURN || s->due > 0)
        return true;
    then.back = 1 - s->back % 2;
    for (unsigned card = 0; card < CARDS; card++) {
        bool lay = s->hand[s->mover][card] > 0, recruit = s->pool[card] > 0;
        if ((lay && asked_mover(t, s, M_LAY, card, 0) != asked_mover(t, &then, M_LAY, card, 0))
            || (recruit
                && asked_mover(t, s, M_RECRUIT, card, 0)
                       != asked_mover(t, &then, M_RECRUIT, card, 0)))
            return false;
    }
    return true;
}

STEP_PROPERTY(taking_back_is_no_other_action)
{
    return m.kind != M_TAKE_BACK
        || (after->laid == before->laid && after->recruited == before->recruited
            && after->mover == before->mover && same_fame(before, after) && before->phase == TURN);
}

CLAUSE(takeback_every_turn, "Gedurende", LEGALITY, EXPLICIT,
       "He may do it each time that it is his turn.")

/* Once in each; q-takeback-twice B: again, if he got the land anew by it. */
STEP_PROPERTY(one_knight_is_taken_back_in_a_turn)
{
    if (m.kind == M_TAKE_BACK)
        return before->back == 0 && (after->back == 1 || READS(t, Q_takeback_twice, 'B'));
    return before->phase < TURN || ends_turn(before, m) || after->back == before->back
        || (after->back == 0 && READS(t, Q_takeback_twice, 'B'));
}

TALLY_PROPERTY(taking_back_a_second_knight_is_refused)
{
    for (unsigned land = 0; s->phase == TURN && s->back == 1 && land < t->lands; land++)
        for (unsigned i = 0; s->holder[land] == s->mover + 1 && i < under(s, land).size; i++)
            if (asked_mover(t, s, M_TAKE_BACK, knight_of(s->defence[land][i]), land) == LEGAL)
                return false;
    return true;
}

STATE_PROPERTY(lands_gained_are_kept_only_where_read_so)
{
    bool good = s->gained == 0 || READS(t, Q_takeback_new_holder, 'B');
    for (unsigned land = 0; land < LANDS; land++)
        good = good && (!bit(s->gained, land) || s->phase >= TURN);
    return good;
}

/* q-takeback-new-holder B */
STEP_PROPERTY(lands_that_the_mover_gets_are_remembered_where_read_so)
{
    bool good = true;
    if (!READS(t, Q_takeback_new_holder, 'B') || before->phase < TURN || m.kind == M_END)
        return true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool got =
            after->holder[land] == before->mover + 1 && before->holder[land] != before->mover + 1;
        good = good && (!got || bit(after->gained, land))
            && (!bit(before->gained, land) || bit(after->gained, land)
                || after->holder[land] != before->mover + 1);
    }
    return good;
}

CLAUSE(takeback_shift, "Gedurende", EFFECT, EXPLICIT,
       "If a defence is thereby weaker than another player's troop against it, that player gets "
       "the "
       "land at once.")

/* The player who has the most against a land that was just weakened, if it is more
 * than what is left of it; SEATS if players tie; or NOBODY. */
static unsigned heir(const struct saga_table *t, const struct saga_state *before, struct move m,
                     const struct saga_state *moved)
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

/* A knight was taken from under a land, and nothing but the standard readings says what follows. */
static bool weakens(const struct saga_table *t, const struct saga_state *before, struct move m,
                    const struct saga_state *after)
{
    return m.kind == M_TAKE_BACK && is_land(m.arg[1]) && told_plainly(t, before, after)
        && READS(t, Q_conquest_optional, 'A') && READS(t, Q_highest_and_owner, 'A')
        && before->tied[m.arg[1]] == 0 && READS(t, Q_takeback_last_defender, 'A')
        && READS(t, Q_hide_reveal_conquers, 'A');
}

/* It may come back at once, to a troop of the old holder that is strong enough: with -1, to one
 * of the same knights as before. That troop of his is spent then. (q-conquest-trigger B: none
 * of his has changed; C: if he has laid.) */
static bool comes_back(const struct saga_table *t, const struct saga_state *moved,
                       const struct saga_state *after, unsigned land, unsigned from)
{
    unsigned p = moved->mover;
    bool may =
        READS(t, Q_conquest_trigger, 'A') || (READS(t, Q_conquest_trigger, 'C') && moved->laid);
    return may && after->holder[land] == p + 1
        && might(t, moved, p, land) >= might(t, moved, from, land)
        && aiming_at(t, after, p, land) < aiming_at(t, moved, p, land);
}

/* He gets it, or is asked with which troop; while somebody is asked about another land, that
 * waits. */
STEP_PROPERTY(weakened_land_goes_to_who_is_stronger)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned p = heir(t, before, m, &moved);
    return p >= SEATS || after->holder[land] == p + 1 || after->asked != 0
        || comes_back(t, &moved, after, land, p);
}

STEP_PROPERTY(weakened_land_stays_while_nobody_is_stronger)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    return heir(t, before, m, &moved) != NOBODY || !changes(&moved, after, land);
}

/* q-takeback-test: gold weakened to 4 against 4, and red weakened to 3 against 4. */
LAW(weakened_land_falls_as_read)
{
    struct saga_table t = as_assumed(from);
    bool red = choose(from, 2);
    unsigned land = red ? RED : ORANGE;
    t.head.reading[SAGA_Q_takeback_test] = choose(from, 2) ? 'B' : 'A';
    struct saga_state s = bare_turn(&t);
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(GREEN, 4), (uint8_t)land } };
    s.holder[YELLOW] = s.holder[land] = 1;
    s.defence[land][0] = (uint8_t)(card_of(GREEN, 4) + 1);
    s.defence[land][1] = (uint8_t)(card_of(BLUE, red ? 3 : 4) + 1);
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(land, 4) + 1));
    bool falls = red ? READS(&t, Q_takeback_test, 'B') : READS(&t, Q_takeback_test, 'A');
    return saga_step(&t, &s, back) == LEGAL && s.holder[land] == (falls ? 2 : 1);
}

STATE_PROPERTY(empty_defences_come_from_knights_taken_back)
{
    bool power = false, good = true;
    for (unsigned land = 0; land < LANDS; land++)
        power = power || on_a_side(t, land, P_BACK);
    for (unsigned land = 0; land < t->lands; land++)
        good = good
            && (power || s->holder[land] == 0 || has_colour(under(s, land), land)
                || !READS(t, Q_hide_forced, 'A') || !READS(t, Q_hide_new_troop, 'A')
                || READS(t, Q_hide_after_loss, 'C'));
    return good;
}

CLAUSE(takeback_strongest, "Gedurende", EFFECT, EXPLICIT,
       "Of several it is the one with the strongest troop.")

STEP_PROPERTY(weakened_land_goes_to_the_strongest)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned p = heir(t, before, m, &moved), now = after->holder[land];
    return p >= SEATS || now == p + 1 || now == before->mover + 1u;
}

CLAUSE(takeback_tie_stays, "Gedurende", EFFECT, EXPLICIT,
       "If the strongest troops of several players are equal, the land stays with its holder until "
       "one of them is clearly the strongest.")

STEP_PROPERTY(weakened_land_stays_while_players_tie)
{
    unsigned land = m.arg[1];
    if (!weakens(t, before, m, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    return heir(t, before, m, &moved) != SEATS || !changes(&moved, after, land);
}

/* Two players never tie for a land, and nobody ties for one in the middle, where
 * all is watched and no power but taking back makes a land weaker. */
STATE_PROPERTY(three_players_and_a_holder_make_a_tie)
{
    bool good = true, plain = READS(t, Q_conquest_trigger, 'A')
                           && READS(t, Q_highest_and_owner, 'A') && READS(t, Q_takeback_test, 'A')
                           && READS(t, Q_hide_after_loss, 'A') && READS(t, Q_flip_side, 'A')
                           && READS(t, Q_takeback_last_defender, 'A');
    for (unsigned land = 0; land < t->lands && plain && watched(t, s); land++) {
        int most;
        unsigned n = claimants(t, s, land, &most);
        good =
            good && (n == 0 || s->tied[land] != 0 || (t->head.players > 2 && s->holder[land] != 0));
    }
    return good;
}

/* A weakens a land, B and C tie for it with 2 each; then B lays a stronger troop beside
 * his own, or makes it stronger itself. q-contested-land B: only the second ends the tie. */
LAW(tie_is_over_when_one_is_clearly_the_strongest)
{
    struct saga_table t = as_assumed(from);
    t.head.players = 3;
    t.head.reading[SAGA_Q_contested_land] = choose(from, 2) ? 'B' : 'A';
    saga_seal(&t);
    struct saga_state s = bare_turn(&t);
    bool beside = choose(from, 2);
    unsigned card =
        beside ? card_of(GREEN, 3 + choose(from, 2)) : card_of(BLUE, 1 + choose(from, VALUES));
    struct move back = { M_TAKE_BACK, 0, { (uint8_t)card_of(RED, 4), GREEN } };
    struct move lay = { beside ? M_LAY : M_ADD,
                        1,
                        { (uint8_t)card, (uint8_t)(beside ? 0 : place_of(1, 0)) } };
    s.holder[YELLOW] = s.holder[GREEN] = 1;
    s.defence[GREEN][0] = (uint8_t)(card_of(RED, 4) + 1);
    s.defence[GREEN][1] = 0;
    s.attack[1][0] = s.attack[2][0] = (uint8_t)(FIRST | (card_of(GREEN, 2) + 1));
    give(&s, 1, card);
    if (saga_step(&t, &s, back) != LEGAL || s.holder[GREEN] != 1)
        return false;
    s.mover = 1;
    s.laid = s.back = s.due = 0;
    bool ends = !beside || READS(&t, Q_contested_land, 'A');
    return saga_step(&t, &s, lay) == LEGAL && s.holder[GREEN] == (ends ? 2 : 1);
}

STATE_PROPERTY(ties_are_kept_only_where_read_so)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (s->tied[land] == 0
                || (READS(t, Q_contested_land, 'B') && s->tied[land] <= 1 + 4 * ROOM));
    return good;
}

/* q-contested-land B: what rests does so for troops of that value, of two players or more. */
STATE_PROPERTY(players_tie_for_a_land_that_rests)
{
    bool good = true;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned n = 0;
        for (unsigned p = 0; p < t->head.players; p++)
            n += might(t, s, p, land) >= s->tied[land] - 1;
        good = good && (s->tied[land] == 0 || n >= 2 || s->asked != 0);
    }
    return good;
}

CLAUSE(takeback_loser_hand, "Gedurende", EFFECT, EXPLICIT,
       "Who loses the land takes the rest of its defence into his hand.")

STEP_PROPERTY(rest_of_a_weakened_defence_goes_home)
{
    unsigned land = m.arg[1], p = before->mover;
    struct saga_state moved;
    struct conquest c;
    bool good = true;
    if (m.kind != M_TAKE_BACK || !is_land(land) || !one_conquest(t, before, m, after, &moved, &c)
        || c.land != land || moved.holder[land] == 0)
        return true;
    for (unsigned i = 0; i < COLOURS && before->defence[land][i] != 0; i++) {
        unsigned card = knight_of(before->defence[land][i]);
        good = good && after->hand[p][card] == before->hand[p][card] + 1;
    }
    return good && after->held[p] == before->held[p] + under(before, land).size;
}

/* ---- +1 and -1 ---- */

CLAUSE(red_plus_one, "Gedurende", DEFINITION, EXPLICIT,
       "Red is stronger by 1 than the sum of its defence.")

LAW(red_is_stronger_by_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned land = choose(from, LANDS), sum = 0;
    t.head.reading[SAGA_Q_modifier_in_middle] = choose(from, 2) ? 'B' : 'A';
    s.holder[land] = (uint8_t)choose(from, t.head.players + 1u);
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[land][i] = 0;
    for (unsigned i = 0, size = choose(from, COLOURS + 1u); i < size; i++) {
        unsigned points = 1 + choose(from, VALUES);
        s.defence[land][i] = (uint8_t)(card_of(i, points) + 1);
        sum += points;
    }
    bool counts_there = s.holder[land] != 0 || READS(&t, Q_modifier_in_middle, 'A');
    int more = land == RED ? 1 : land == ORANGE ? -1 : 0;
    return saga_strength(&t, &s, land) == (int)sum + (counts_there ? more : 0)
        && saga_defended(&t, &s, land) == sum;
}

CLAUSE(red_needs_two_more, "Gedurende", EFFECT, EXPLICIT,
       "So its conqueror needs 2 more than that sum.")

LAW(red_falls_to_two_more)
{
    struct saga_table t = as_assumed(from);
    unsigned defence = choose(from, 16), points = 1 + choose(from, 16),
             before = 4 * ((points - 1) / 4);
    return before >= defence + 2
        || attacked(&t, RED, defence, points) == (points >= defence + 2 ? 1 : 2);
}

CLAUSE(gold_minus_one, "Gedurende", DEFINITION, EXPLICIT,
       "Orange is weaker by 1 than the sum of its defence.")

LAW(gold_is_weaker_by_one)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned points = 1 + choose(from, VALUES);
    s.holder[ORANGE] = 1;
    s.defence[ORANGE][0] = (uint8_t)(card_of(ORANGE, points) + 1);
    s.defence[ORANGE][1] = 0;
    int crown = saga_strength(&t, &s, ORANGE);
    s.side[ORANGE] = PLAIN;
    return crown + 1 == (int)points && saga_strength(&t, &s, ORANGE) == (int)points;
}

CLAUSE(gold_equal_suffices, "Gedurende", EFFECT, EXPLICIT,
       "So its conqueror needs no more than that sum.")

LAW(gold_falls_to_an_equal_troop)
{
    struct saga_table t = as_assumed(from);
    unsigned defence = choose(from, 16), points = 1 + choose(from, 16),
             before = 4 * ((points - 1) / 4);
    return (before > 0 && before >= defence)
        || attacked(&t, ORANGE, defence, points) == (points >= defence ? 1 : 2);
}

/* ---- one independent knight for nothing ---- */

CLAUSE(free_knight, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers red may take an independent knight into his hand without paying.")

/* Does who has conquered this land get the offer of a free knight? */
static bool is_offered(const struct saga_table *t, const struct saga_state *before, struct move m,
                       const struct saga_state *after, struct conquest c)
{
    bool mover = c.seat == before->mover, weak = was_weakened(before, m, c.land);
    unsigned there = sum_of(after->pool, CARDS);
    bool last = before->ending != NOT_YET || lays_the_last(before, m);
    if (c.seat == c.loser || !has(t, after, c.land, P_FREE))
        return false;
    if (READS(t, Q_free_knight_choice, 'B') && c.loser == NOBODY)
        there -= under(before, c.land).size;
    return there > 0 && !(READS(t, Q_received_is_conquered, 'B') && weak)
        && !(READS(t, Q_free_knight_off_turn, 'B') && !mover)
        && !(READS(t, Q_free_knight_last_card, 'B') && mover && last)
        && !(READS(t, Q_free_knight_and_recruit, 'B') && mover && before->recruited);
}

STEP_PROPERTY(conqueror_of_such_a_land_is_offered_a_knight)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    bool asks = after->phase == GIFT && after->asked == c.seat + 1 && after->about == c.land + 1;
    return asks == is_offered(t, before, m, after, c);
}

STEP_PROPERTY(free_knight_comes_with_a_conquest_only)
{
    if (after->phase != GIFT
        || (before->phase == GIFT && before->about == after->about && m.kind != M_TAKE_FREE
            && m.kind != M_PASS))
        return after->phase != GIFT;
    return after->asked != 0 && after->about != 0 && after->holder[after->about - 1] == after->asked
        && !quiet(before, m, after);
}

STEP_PROPERTY(free_knight_costs_nothing)
{
    unsigned p = m.actor, card = m.arg[0];
    if (m.kind != M_TAKE_FREE)
        return true;
    return before->phase == GIFT && p + 1 == before->asked && before->pool[card] > 0
        && same_fame(before, after) && after->hand[p % SEATS][card] > before->hand[p % SEATS][card];
}

TALLY_PROPERTY(any_independent_knight_may_be_taken_free)
{
    unsigned ways = 0;
    for (unsigned card = 0; s->phase == GIFT && card < CARDS; card++) {
        unsigned there = s->pool[card];
        for (unsigned i = 0; i < DISPLAYED; i++)
            there -= s->freed[i] == card + 1 && there > 0;
        if ((asked(t, s, M_TAKE_FREE, s->asked - 1u, card, 0) == LEGAL) != (there > 0))
            return false;
        ways += there > 0;
    }
    return s->phase != GIFT || (ways > 0 && asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL);
}

STATE_PROPERTY(knights_set_free_are_kept_only_where_read_so)
{
    bool kept = READS(t, Q_free_knight_choice, 'B') && s->phase == GIFT;
    unsigned one = s->freed[0] == 0 ? 0 : (s->freed[0] - 1u) % CARDS;
    return all_zero(s->freed, DISPLAYED) || (kept && s->freed[0] != 0 && s->pool[one] > 0);
}

CLAUSE(free_knight_now_or_never, "Gedurende", LEGALITY, EXPLICIT,
       "He does so at once or not at all.")

TALLY_PROPERTY(free_knight_is_refused_later)
{
    unsigned seat = s->asked != 0 ? s->asked - 1u : s->mover;
    for (unsigned card = 0; in_play(s) && s->phase != GIFT && card < CARDS; card++)
        if (asked(t, s, M_TAKE_FREE, seat, card, 0) == LEGAL)
            return false;
    return s->phase != TURN
        || asked_mover(t, s, M_TAKE_FREE, 0, 0) == SAGA_free_knight_now_or_never;
}

TALLY_PROPERTY(nothing_else_is_done_before_he_decides)
{
    return s->phase != GIFT
        || all_refused(t, s, s->asked - 1u, SAGA_free_knight_now_or_never, M_TAKE_FREE, M_PASS,
                       MOVE_KINDS);
}

/* He is asked once: after his answer the offer is gone, unless another land brings one. */
STEP_PROPERTY(offer_is_gone_with_the_answer)
{
    return before->phase != GIFT
        || ((m.kind == M_TAKE_FREE || m.kind == M_PASS)
            && (after->phase != GIFT || !quiet(before, m, after)));
}

/* ---- one knight face down ---- */

CLAUSE(hide_as_play, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of blue may, as his action 2a, lay a knight face down.")

STEP_PROPERTY(knight_is_laid_face_down_with_the_power)
{
    return !hides(m)
        || (held_with(t, before, before->mover, P_HIDE) != NOWHERE && before->laid == 0
            && after->laid == 1 && m.actor == before->mover);
}

TALLY_PROPERTY(every_troop_may_get_a_knight_face_down)
{
    unsigned p = s->mover;
    bool lake = held_with(t, s, p, P_HIDE) != NOWHERE;
    for (unsigned n = 0;
         s->phase == TURN && s->laid == 0 && lake && n < troops_of(s, p) && n < ROOM; n++)
        for (unsigned card = 0; card < CARDS; card++) {
            if (s->hand[p][card] == 0)
                continue;
            struct faults f = faults_of_hiding(t, s, card, place_of(p, n));
            if (!rightly(asked_mover(t, s, M_HIDE, card, place_of(p, n)), &f))
                return false;
        }
    return true;
}

/* That it lies there is seen by all, which one it is by its player alone. */
TALLY_PROPERTY(knight_face_down_is_known_to_its_player)
{
    if (face_down(s) == 0)
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned i = 0; i < ROOM; i++) {
                unsigned byte = s->attack[q][i], is = seen.attack[q][i];
                if ((byte & DOWN) != 0 && ((is & DOWN) == 0 || ((is & KNIGHT) != 0) != (p == q)))
                    return false;
            }
    }
    return true;
}

/* A has two troops that look the same to others, each with a knight face down, one of them laid in
 * this turn. They lie in the order of these knights: it must not show whether the new one is the
 * higher. */
LAW(order_of_troops_tells_no_knight)
{
    struct saga_table t = as_assumed(from);
    struct saga_state one = { .phase = TURN, .laid = 1 }, other, seen, seen_other;
    unsigned open = choose(from, CARDS), low = choose(from, CARDS), high = choose(from, CARDS);
    uint8_t row[] = { (uint8_t)(FIRST | (open + 1)), (uint8_t)(DOWN | (low + 1)),
                      (uint8_t)(FIRST | (open + 1)), (uint8_t)(DOWN | (high + 1)) };
    if (low >= high)
        return true;
    for (unsigned i = 0; i < sizeof row; i++)
        one.attack[0][i] = row[i];
    other = one;
    one.attack[0][1] |= FRESH;
    other.attack[0][3] |= FRESH;
    saga_view(&t, &one, 1, &seen);
    saga_view(&t, &other, 1, &seen_other);
    return same_bytes(seen.attack[0], seen_other.attack[0], ROOM);
}

CLAUSE(hide_once, "Gedurende", LEGALITY, EXPLICIT, "He may do that once while he holds it.")

STEP_PROPERTY(nobody_hides_with_a_land_that_is_turned_over)
{
    return !hides(m)
        || before->turned[held_with(t, before, before->mover, P_HIDE) % LANDS] == UNTURNED;
}

TALLY_PROPERTY(hiding_a_second_time_is_refused)
{
    unsigned lake = held_with(t, s, s->mover, P_HIDE);
    bool used = lays_now(t, s) && lake != NOWHERE && s->turned[lake] != 0;
    struct lying l = troop_from(s, s->mover, 0);
    for (unsigned card = 0; used && l.size > 0 && !closed(s, s->mover, l) && card < CARDS; card++)
        if (s->hand[s->mover][card] > 0 && !barred_from(t, s, place_of(s->mover, 0), card)
            && asked_mover(t, s, M_HIDE, card, place_of(s->mover, 0)) != SAGA_hide_once)
            return false;
    return true;
}

CLAUSE(hide_on_attack_troop, "Gedurende", LEGALITY, EXPLICIT, "It goes on an attack troop of his.")

STEP_PROPERTY(knight_face_down_lies_on_an_own_troop)
{
    if (m.kind != M_HIDE)
        return m.kind != M_HIDE_NEW || READS(t, Q_hide_new_troop, 'B');
    return !is_land(m.arg[1]) && seat_at(m.arg[1]) == before->mover
        && lying_at(before, m.arg[1]).size > 0
        && !closed(before, before->mover, lying_at(before, m.arg[1]));
}

/* Is it time to lay one, and with a land whose power is not used up? */
static bool hides_now(const struct saga_table *t, const struct saga_state *s, unsigned lake)
{
    return lays_now(t, s) && lake != NOWHERE && s->turned[lake] == UNTURNED;
}

TALLY_PROPERTY(hiding_anywhere_else_is_refused)
{
    unsigned p = s->mover, lake = held_with(t, s, p, P_HIDE);
    bool free = hides_now(t, s, lake);
    for (unsigned card = 0; free && card < CARDS; card++) {
        if (s->hand[p][card] == 0)
            continue;
        for (unsigned land = 0; land < t->lands; land++)
            if (!barred_from(t, s, land, card)
                && asked_mover(t, s, M_HIDE, card, land) != SAGA_hide_on_attack_troop)
                return false;
        for (unsigned q = 0; q < t->head.players; q++)
            if (q != p && asked_mover(t, s, M_HIDE, card, place_of(q, 0)) == LEGAL)
                return false;
        if (asked_mover(t, s, M_HIDE_NEW, card, 0)
            != (READS(t, Q_hide_new_troop, 'B') ? (verdict)LEGAL
                                                : (verdict)SAGA_hide_on_attack_troop))
            return false;
    }
    return true;
}

/* Only there do knights lie face down: not as the lowest, unless that was taken back,
 * or begun so; not under lands, unless they conquered so. */
STATE_PROPERTY(no_troop_begins_face_down)
{
    bool good = true, back = READS(t, Q_hide_new_troop, 'B');
    for (unsigned land = 0; land < LANDS; land++)
        back = back || on_a_side(t, land, P_BACK);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && s->attack[p][i] != 0; i++)
            good =
                good && (back || (s->attack[p][i] & FIRST) == 0 || (s->attack[p][i] & DOWN) == 0);
    return good;
}

CLAUSE(hide_colours, "Gedurende", LEGALITY, EXPLICIT, "The rule of colours holds for it.")

TALLY_PROPERTY(hiding_a_colour_that_is_there_is_refused)
{
    unsigned p = s->mover, lake = held_with(t, s, p, P_HIDE);
    bool free = hides_now(t, s, lake);
    struct lying l = troop_from(s, p, 0);
    for (unsigned card = 0; free && l.size > 0 && !closed(s, p, l) && card < CARDS; card++)
        if (s->hand[p][card] > 0 && has_colour(l, colour_of(card))
            && asked_mover(t, s, M_HIDE, card, place_of(p, 0)) != SAGA_hide_colours)
            return false;
    return true;
}

CLAUSE(hide_counts_zero, "Gedurende", DEFINITION, EXPLICIT,
       "Face down it counts 0, also when the game ends.")

TALLY_PROPERTY(troops_are_worth_their_open_knights)
{
    for (unsigned p = 0; s->phase >= TURN && p < t->head.players; p++) {
        unsigned number = 0;
        for (struct lying l = troop_from(s, p, 0); l.size > 0;
             l = troop_from(s, p, l.at + l.size)) {
            struct saga_troop troop = saga_troop_at(s, place_of(p, number++));
            if (saga_value(&troop) != value(l))
                return false;
        }
    }
    return true;
}

LAW(knight_face_down_counts_nothing)
{
    struct saga_troop troop = { .size = (uint8_t)(1 + choose(from, COLOURS)) };
    unsigned sum = 0;
    for (unsigned i = 0; i < troop.size; i++) {
        unsigned points = 1 + choose(from, VALUES), down = choose(from, 2);
        troop.card[i] = (uint8_t)((card_of(i, points) + 1) | (down ? DOWN : 0));
        sum += down ? 0 : points;
    }
    return saga_value(&troop) == sum;
}

CLAUSE(hide_reveal_later_turn, "Gedurende", LEGALITY, EXPLICIT,
       "The player may turn it up in one of his later turns.")

STATE_PROPERTY(knight_of_this_turn_lies_with_the_mover)
{
    unsigned fresh = 0;
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && s->attack[p][i] != 0; i++) {
            bool is = (s->attack[p][i] & FRESH) != 0;
            fresh += is;
            good =
                good && (!is || ((s->attack[p][i] & DOWN) != 0 && p == s->mover && s->laid == 1));
        }
    return good && fresh <= 1;
}

STEP_PROPERTY(knight_is_turned_up_in_a_later_turn)
{
    if (m.kind != M_REVEAL)
        return true;
    struct lying l = lying_at(before, m.arg[1]);
    unsigned i = where_in(l, m.arg[0]);
    return i < l.size && (l.card[i] & DOWN) != 0
        && (READS(t, Q_hide_reveal_time, 'B')
            || ((l.card[i] & FRESH) == 0 && m.actor == before->mover && before->phase == TURN));
}

TALLY_PROPERTY(knights_face_down_may_be_turned_up)
{
    unsigned seat = s->phase == ASIDE ? s->asked - 1u : s->mover;
    if (s->phase != TURN && s->phase != ASIDE)
        return true;
    for (unsigned n = 0; n < troops_of(s, seat) && n < ROOM; n++) {
        struct lying l = lying_at(s, place_of(seat, n));
        for (unsigned i = 0; i < l.size; i++) {
            struct faults f =
                faults_of_turning_up(t, s, seat, knight_of(l.card[i]), place_of(seat, n));
            if (!rightly(asked(t, s, M_REVEAL, seat, knight_of(l.card[i]), place_of(seat, n)), &f))
                return false;
        }
    }
    return true;
}

/* q-hide-reveal-time B: after every move of a turn the others may, before it goes on. */
STEP_PROPERTY(others_may_turn_up_after_each_move_where_read_so)
{
    bool none = true;
    if (before->phase == ASIDE || before->phase < TURN || after->phase != TURN
        || READS(t, Q_hide_reveal_time, 'A'))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && p != after->mover; i++)
            none = none && (after->attack[p][i] & DOWN) == 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && after->holder[land] != after->mover + 1; i++)
            none = none && (after->defence[land][i] & DOWN) == 0;
    return none;
}

/* q-hide-reveal-time B */
TALLY_PROPERTY(others_are_asked_to_turn_up_only_where_read_so)
{
    bool down = false;
    if (s->phase != ASIDE)
        return true;
    for (unsigned i = 0; i < ROOM && s->attack[s->asked - 1u][i] != 0; i++)
        down = down || (s->attack[s->asked - 1u][i] & DOWN) != 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; s->holder[land] == s->asked && i < COLOURS; i++)
            down = down || (s->defence[land][i] & DOWN) != 0;
    return READS(t, Q_hide_reveal_time, 'B') && down && s->asked != s->mover + 1
        && asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL;
}

CLAUSE(hide_reveal_at_conquest, "Gedurende", EFFECT, EXPLICIT,
       "At the latest it is turned up when its troop conquers a land.")

STEP_PROPERTY(troop_that_conquers_is_turned_up)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c) || READS(t, Q_hide_forced, 'B'))
        return true;
    struct lying l = under(after, c.land);
    return value(l) == open_value(l);
}

/* Nothing else but its player, or a conquest, or (q-hide-after-loss) losing blue turns it up. */
STEP_PROPERTY(knights_face_down_stay_so)
{
    bool up = m.kind == M_REVEAL || m.kind == M_TAKE_BACK || !quiet(before, m, after);
    return up || !told_plainly(t, before, after) || face_down(after) >= face_down(before);
}

/* q-hide-after-loss B and C */
STEP_PROPERTY(nobody_keeps_a_knight_face_down_without_the_land_where_read_so)
{
    bool good = true;
    if (before->phase < TURN || READS(t, Q_hide_after_loss, 'A'))
        return true;
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned loser = before->holder[land];
        bool lake = (t->during[land][before->side[land] & 1] & P_HIDE) != 0;
        for (unsigned i = 0; lake && loser != 0 && after->holder[land] != loser && i < ROOM; i++)
            good = good && (after->attack[(loser - 1) % SEATS][i] & DOWN) == 0;
    }
    return good;
}

CLAUSE(hide_value_joins, "Gedurende", EFFECT, EXPLICIT,
       "Turned up, its value counts with the troop.")

STEP_PROPERTY(knight_turned_up_counts_with_its_troop)
{
    if (m.kind != M_REVEAL || is_land(m.arg[1]) || !told_plainly(t, before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    struct lying was = lying_at(before, m.arg[1]), is = lying_at(&moved, m.arg[1]);
    unsigned p = m.actor % SEATS, aim = aim_of(t, &moved, p, is);
    bool there = troops_like(t, after, p, is, aim) == troops_like(t, &moved, p, is, aim);
    return value(is) == value(was) + value_of(m.arg[0])
        && (there || !lands_lie_still(before, after));
}

CLAUSE(hide_flip, "Gedurende", EFFECT, EXPLICIT,
       "That it was done is shown by turning the land card over.")

STEP_PROPERTY(hiding_turns_the_land_over)
{
    unsigned land = held_with(t, before, before->mover, P_HIDE);
    return !hides(m) || land == NOWHERE || after->turned[land] == FRESHLY
        || after->holder[land] != before->holder[land];
}

LAW(hiding_power_is_on_one_side)
{
    struct saga_table t = as_assumed(from);
    t.during[BLUE][CROWN] = t.during[BLUE][PLAIN] = choose(from, 2) ? P_HIDE : 0;
    return judged(&t) == SAGA_hide_flip;
}

CLAUSE(hide_renewed, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers the land may turn the card back and do it anew.")

STEP_PROPERTY(new_holder_finds_the_hiding_power_unused)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return !on_a_side(t, c.land, P_HIDE) || lies_as_read(t, before, m, &moved, after, c);
}

/* ---- at the end ---- */

CLAUSE(end_corn_five, "Aan het einde", SCORE, EXPLICIT, "The holder of yellow gets 5 points more.")

LAW(corn_brings_five_more)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), q = choose(from, t.head.players);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    s.holder[YELLOW] = (uint8_t)(q + 1);
    return saga_points(&t, &s, p) == without + (p == q ? 8 + 5 : 0);
}

CLAUSE(end_lake_troop, "Aan het einde", SCORE, EXPLICIT,
       "The holder of blue may count the value of one attack troop that has conquered no land.")

static bool can_pick_from(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned whose)
{
    bool any = false;
    for (struct lying l = troop_from(s, whose, 0); l.size > 0;
         l = troop_from(s, whose, l.at + l.size))
        any = any || !closed(s, whose, l);
    return any && (seat == whose || READS(t, Q_endadd_target, 'B'));
}

/* Is there anybody who could still have a troop counted? */
static bool could_pick(const struct saga_table *t, const struct saga_state *s)
{
    bool could = false;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players && held_at_end(t, s, p, E_TROOP) != NOWHERE; q++)
            could = could || can_pick_from(t, s, p, q);
    return could;
}

STATE_PROPERTY(holder_of_the_lake_picks)
{
    bool first = READS(t, Q_end_order, 'B');
    return s->phase != PICK
        || (s->asked != 0 && held_at_end(t, s, s->asked - 1u, E_TROOP) != NOWHERE
            && could_pick(t, s) && s->counted == 0 && s->ending == (first ? CLOSING : CLOSED));
}

TALLY_PROPERTY(any_attack_troop_of_his_may_be_picked)
{
    for (unsigned q = 0; s->phase == PICK && q < t->head.players; q++)
        for (unsigned n = 0; n <= troops_of(s, q) && n < ROOM; n++) {
            struct lying l = lying_at(s, place_of(q, n));
            bool may = l.size > 0 && !closed(s, q, l)
                    && (q + 1 == s->asked || READS(t, Q_endadd_target, 'B'));
            if ((asked(t, s, M_PICK, s->asked - 1u, place_of(q, n), 0) == LEGAL) != may)
                return false;
        }
    return s->phase != PICK
        || (asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL
            && all_refused(t, s, s->asked - 1u, SAGA_end_lake_troop, M_PICK, M_PASS, MOVE_KINDS));
}

STEP_PROPERTY(troop_that_is_picked_counts_its_value)
{
    if (m.kind != M_PICK)
        return after->counted == before->counted;
    return before->phase == PICK && after->counted == value(lying_at(before, m.arg[0]))
        && same_rows(before, after) && lands_lie_still(before, after);
}

/* Nobody who could is passed over, whichever of the two powers comes first. */
STEP_PROPERTY(holder_of_the_lake_is_asked)
{
    bool first = READS(t, Q_end_order, 'B');
    bool passed = first
                    ? before->ending < CLOSING && (after->phase == ENLIST || after->phase == OVER)
                    : before->ending < CLOSED && after->phase == OVER;
    return before->phase < TURN || !passed || !could_pick(t, after);
}

CLAUSE(end_forest_hand, "Aan het einde", SCORE, EXPLICIT,
       "The knights in the hand of the holder of green take nothing away.")

LAW(forest_spares_the_hand)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), q = choose(from, t.head.players),
             card = choose(from, CARDS);
    s.phase = OVER;
    s.holder[GREEN] = (uint8_t)(q + 1);
    int without = saga_points(&t, &s, p);
    give(&s, p, card);
    return saga_points(&t, &s, p) == without - (p == q ? 0 : (int)value_of(card));
}

CLAUSE(end_gold_zero, "Aan het einde", SCORE, EXPLICIT, "The knights under orange count nothing.")

LAW(knights_under_gold_count_nothing)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players);
    s.phase = OVER;
    int without = saga_points(&t, &s, p);
    s.holder[ORANGE] = (uint8_t)(p + 1);
    int crown = saga_points(&t, &s, p);
    s.side[ORANGE] = PLAIN;
    return crown == without + 8 && saga_points(&t, &s, p) == without;
}

CLAUSE(end_treasure_add, "Aan het einde", SCORE, EXPLICIT,
       "The holder of purple may add one knight of his hand to any attack troop or defence.")

/* Could this player add a knight to what lies there? */
static bool could_add_to(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                         unsigned place)
{
    bool could = false;
    for (unsigned card = 0; card < CARDS; card++)
        could = could || (s->hand[seat][card] > 0 && !barred_from(t, s, place, card));
    return could;
}

/* May this be added to at all: an own troop or land; q-endadd-target B: anybody's, if all
 * of it lies open, for nobody else can see to the colours of what is face down. */
static bool open_for_adding(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned place)
{
    struct lying l = lying_at(s, place);
    unsigned whose = is_land(place) ? s->holder[place] : seat_at(place) + 1;
    bool others = READS(t, Q_endadd_target, 'B') && value(l) == open_value(l);
    return whose != 0 && (is_land(place) || l.size > 0) && (whose == seat + 1 || others);
}

static bool could_enlist(const struct saga_table *t, const struct saga_state *s)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        if (held_at_end(t, s, p, E_ADD) == NOWHERE)
            continue;
        for (unsigned land = 0; land < t->lands; land++)
            if (open_for_adding(t, s, p, land) && could_add_to(t, s, p, land))
                return true;
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned n = 0; n < troops_of(s, q) && n < ROOM; n++)
                if (open_for_adding(t, s, p, place_of(q, n))
                    && could_add_to(t, s, p, place_of(q, n)))
                    return true;
    }
    return false;
}

TALLY_PROPERTY(holder_of_the_treasure_adds)
{
    bool second = READS(t, Q_end_order, 'B');
    return s->phase != ENLIST
        || (s->asked != 0 && held_at_end(t, s, s->asked - 1u, E_ADD) != NOWHERE
            && could_enlist(t, s) && s->ending == (second ? CLOSED : CLOSING)
            && asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL
            && all_refused(t, s, s->asked - 1u, SAGA_end_treasure_add, M_ENLIST, M_PASS,
                           MOVE_KINDS));
}

/* Any knight of his hand, to any troop or defence of his that has not its colour. */
static bool adding_is_judged(const struct saga_table *t, const struct saga_state *s, unsigned place)
{
    unsigned seat = s->asked - 1u;
    for (unsigned card = 0; card < CARDS; card++) {
        bool may = s->hand[seat][card] > 0 && open_for_adding(t, s, seat, place)
                && !barred_from(t, s, place, card);
        if ((asked(t, s, M_ENLIST, seat, card, place) == LEGAL) != may)
            return false;
    }
    return true;
}

TALLY_PROPERTY(any_knight_may_be_added_where_it_fits)
{
    for (unsigned land = 0; s->phase == ENLIST && land < t->lands; land++)
        if (!adding_is_judged(t, s, land))
            return false;
    for (unsigned q = 0; s->phase == ENLIST && q < t->head.players; q++)
        for (unsigned n = 0; n <= troops_of(s, q) && n < ROOM; n++)
            if (!closed(s, q, lying_at(s, place_of(q, n)))
                && !adding_is_judged(t, s, place_of(q, n)))
                return false;
    return true;
}

STEP_PROPERTY(one_knight_is_added_at_the_end)
{
    unsigned p = m.actor, card = m.arg[0], place = m.arg[1];
    if (m.kind != M_ENLIST)
        return true;
    return before->phase == ENLIST && p + 1 == before->asked && before->hand[p % SEATS][card] > 0
        && after->phase != ENLIST && open_for_adding(t, before, p, place)
        && held_at_end(t, before, p, E_ADD) != NOWHERE;
}

/* Nobody who could is passed over, whichever of the two powers comes first. */
STEP_PROPERTY(holder_of_the_treasure_is_asked)
{
    bool second = READS(t, Q_end_order, 'B');
    bool passed = second
                    ? before->ending < CLOSED && after->phase == OVER
                    : before->ending < CLOSING && (after->phase == PICK || after->phase == OVER);
    return before->phase < TURN || !passed || !could_enlist(t, after);
}

CLAUSE(end_treasure_colours, "Aan het einde", LEGALITY, EXPLICIT,
       "The rule of colours holds for it.")

TALLY_PROPERTY(adding_a_second_of_a_colour_is_refused)
{
    for (unsigned land = 0; s->phase == ENLIST && land < t->lands; land++)
        for (unsigned card = 0; s->holder[land] == s->asked && card < CARDS; card++)
            if (s->hand[s->asked - 1][card] > 0 && has_colour(under(s, land), colour_of(card))
                && asked(t, s, M_ENLIST, s->asked - 1u, card, land) != SAGA_end_treasure_colours)
                return false;
    return true;
}

CLAUSE(end_treasure_no_conquest, "Aan het einde", EFFECT, AMBIGUOUS,
       "That knight conquers no land any more.")

STEP_PROPERTY(knight_added_at_the_end_conquers_nothing)
{
    bool may = READS(t, Q_endadd_conquest, 'B') && !is_land(m.arg[1]);
    if (m.kind != M_ENLIST || may)
        return true;
    struct saga_state moved = as_moved(t, before, m);
    bool good = same_bytes(after->holder, before->holder, LANDS)
             && troops_in_all(after) == troops_in_all(before);
    for (unsigned land = 0; land < LANDS; land++)
        good = good && !changes(&moved, after, land);
    return good;
}

/* q-endadd-conquest B: there is no rest as long as that knight makes a troop strong enough. */
STEP_PROPERTY(troop_that_was_added_to_conquers_where_read_so)
{
    unsigned place = m.arg[1];
    if (m.kind != M_ENLIST || is_land(place) || !READS(t, Q_endadd_conquest, 'B')
        || !told_plainly(t, before, after) || !READS(t, Q_conquest_trigger, 'A')
        || !watched(t, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned p = seat_at(place), land = aim_of(t, &moved, p, lying_at(&moved, place));
    return land == NOWHERE || at_rest(t, after, land);
}

CLAUSE(end_forest_tribute, "Aan het einde", SCORE, EXPLICIT,
       "The holder of green gets chips worth 2 from each of the others.")

/* The green side without a crown: each of the others gives 2, or what he has. */
LAW(tribute_goes_from_the_others_to_the_holder)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned q = choose(from, t.head.players), given = 0;
    int without[SEATS];
    t.head.reading[SAGA_Q_tribute_poor] = choose(from, 2) ? 'B' : 'A';
    s.phase = OVER;
    s.side[GREEN] = PLAIN;
    for (unsigned p = 0; p < t.head.players; p++) {
        s.fame[p] = (uint8_t)choose(from, 5);
        without[p] = saga_points(&t, &s, p);
    }
    s.holder[GREEN] = (uint8_t)(q + 1);
    for (unsigned p = 0; p < t.head.players; p++) {
        unsigned gift = p == q                                           ? 0
                      : READS(&t, Q_tribute_poor, 'B') || s.fame[p] >= 2 ? 2
                                                                         : s.fame[p];
        if (p != q && saga_points(&t, &s, p) != without[p] - (int)gift)
            return false;
        given += gift;
    }
    return saga_points(&t, &s, q) == without[q] + 8 + (int)given;
}

/* Fame stays where it is until all is counted. */
STEP_PROPERTY(tribute_waits_for_the_count)
{
    return before->ending < CLOSING || same_fame(before, after);
}

CLAUSE(end_corn_fifteen, "Aan het einde", SCORE, EXPLICIT,
       "The knights under yellow count 15, whatever their sum.")

LAW(knights_under_corn_count_fifteen)
{
    struct saga_table t = as_assumed(from);
    struct saga_state s = bare_turn(&t);
    unsigned p = choose(from, t.head.players), size = choose(from, 4);
    t.head.reading[SAGA_Q_fifteen_empty] = choose(from, 2) ? 'B' : 'A';
    s.phase = OVER;
    s.side[YELLOW] = PLAIN;
    int without = saga_points(&t, &s, p);
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[YELLOW][i] = i < size ? (uint8_t)(card_of(i, 1 + choose(from, VALUES)) + 1) : 0;
    s.holder[YELLOW] = (uint8_t)(p + 1);
    return saga_points(&t, &s, p)
        == without + (size == 0 && READS(&t, Q_fifteen_empty, 'B') ? 0 : 15);
}

/* ------------------------------------------------------------------- tips -- */

INERT(advice_early_land, "Tips", INFORMATION, EXPLICIT,
      "An early land pays early and is attacked; a weak troop that conquers is a weak defence.",
      "advice: it allows and forbids nothing")

INERT(advice_recruit_early, "Tips", INFORMATION, EXPLICIT,
      "Recruiting pays the more the earlier, above all 3 and 4 in colours that the hand lacks; not "
      "recruiting can bring the end nearer.",
      "advice: it allows and forbids nothing")

INERT(claim_game_ends, "Tips", END, EXPLICIT, "The game will end, though it may not look like it.",
      "a claim about all plays: no line can make it true, and plays without end refute it")

CLAUSE(hand_count_on_request, "Tips", INFORMATION, EXPLICIT,
       "Who is asked by a fellow player says how many knights he has in hand.")

TALLY_PROPERTY(numbers_of_knights_in_hands_are_told)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++) {
            bool told = p == q || READS(t, Q_hand_count_when, 'A') || s->mover == p;
            if (s->phase >= TURN && seen.held[q] != (told ? s->held[q] : 0))
                return false;
        }
    }
    return true;
}

STEP_PROPERTY(knights_in_hands_are_counted)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && after->held[p] == sum_of(after->hand[p], CARDS);
    return good;
}

/* -------------------------------------------------------------- questions -- */

/* ---- conquest ---- */

QUESTION(q_conquest_trigger, "Whose troops can conquer when something has changed?", 'A',
         "As soon as it is so, says action 2b, and yellow hands lands to players who are not on "
         "turn. "
         "B and C: the overview derives action 2b from the knight laid. Under both, a land "
         "weakened by "
         "taking a knight back goes to anybody, as that power says.",
         BUILT('A', "everybody's, after every change"),
         BUILT('B', "only the troop that the player on turn has just changed"),
         BUILT('C', "those of the player on turn, once he has laid"))

QUESTION(q_conquest_optional, "May a player leave a land that he could conquer?", 'A',
         "Action 2b is told as a fact; only action 3 is called voluntary. B: three powers speak of "
         "a "
         "player who wants to conquer.",
         BUILT('A', "no"), BUILT('B', "yes, each time he is asked"))

QUESTION(q_troops_added, "Are several troops of a player against one land added?", 'A',
         "All of them have the colour of the land, so that together they would break the rule of "
         "colours; the end speaks of one group.",
         BUILT('A', "no"),
         BUILT('B', "yes: all of them conquer, and all of them then lie under the land"))

QUESTION(q_highest_and_owner, "Do attack troops of the holder count in the comparison?", 'A',
         "A conquest is described from the middle and from another player, not from oneself.",
         BUILT('A', "no"), BUILT('B', "yes, as a shield: while none is higher, nobody conquers"),
         BUILT('C',
               "yes, and if it is the highest, the land moves onto it and its old defence goes "
               "into his hand"))

QUESTION(q_own_land_target, "May one begin a troop against one's own land?", 'A',
         "Any knight may begin a troop. Under B a hand can be left without any move.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_equal_own_troops, "Which of several own troops that are strong enough conquers?", 'A',
         "The highest value is said to decide; between equal troops nothing does.",
         BUILT('A', "the highest; of equal ones the player's choice, also out of turn"),
         BUILT('B', "the player's choice among all that are strong enough"),
         BUILT('C', "the highest; of equal ones the oldest"))

QUESTION(q_contested_land, "When is a land looked at again for which players tie?", 'A',
         "Until it is unambiguous, says the document, not through what.",
         BUILT('A', "after every change; it is also over if the defence is strong enough again"),
         BUILT('B', "only when one of the tied troops changes"))

/* ---- sides ---- */

QUESTION(q_flip_side, "Do the powers of the side that shows after turning a card over count?", 'A',
         "Turning is told to mark that the power was used, and a first game to use crown sides "
         "only. B: "
         "the end refers to the field of the card. That a knight face down counts 0 at the end has "
         "an "
         "effect only where blue's holder may count a troop: with one power on each side only "
         "under B.",
         BUILT('A', "no, those of the side in play go on counting"),
         BUILT('B', "yes, instead of those that no longer show"),
         BUILT('C', "neither side's count until it is turned back"))

QUESTION(q_flip_back_may, "Must a new holder turn the card back?", 'A',
         "He may; under A of q-flip-side nobody would leave it.",
         BUILT('A', "it is turned back by itself"), BUILT('B', "he decides when he gets the land"),
         BUILT('C', "he may turn it back in any turn of his"))

QUESTION(q_received_is_conquered,
         "Is a land conquered that somebody gets through a knight taken back, "
         "or when a tie is over?",
         'A', "The same troops do it, with the same effect.", BUILT('A', "yes"),
         BUILT('B', "no: nothing is turned back, and no independent knight comes with it"))

QUESTION(q_blank_fields, "Does every side carry a power in both fields?", 'A',
         "Three elements, says the document, but of some lands it describes no power for a field.",
         BUILT('A', "no, fields are as the sheet has them"),
         BUILT('B', "as far as they can be filled: taking back (yellow), -1 and zero (orange), one "
                    "troop "
                    "(blue) and one knight more at the end (purple) are on both sides"))

/* ---- yellow ---- */

QUESTION(q_takeback_bottom, "What if the lowest knight of an attack troop is taken back?", 'A',
         "Then the next one is the first that lies on the table.",
         BUILT('A', "the troop aims where its now lowest knight says"),
         BUILT('B', "the troop aims where it aimed"),
         BUILT('C', "it cannot be taken while others lie on it"),
         BUILT('D', "only the top knight of an attack troop can be taken"))

QUESTION(q_takeback_lone_hidden, "What if the knight that is lowest then lies face down?", 'A',
         "Nothing forbids it; what nobody sees says nothing.",
         BUILT('A', "the troop aims nowhere until it is turned up"),
         BUILT('B', "the knight below it cannot be taken"))

QUESTION(q_takeback_last_defender, "May the last knight of a defence be taken back?", 'A',
         "A knight of his own lies there; losing the land needs another player's troop.",
         BUILT('A', "yes, the defence is then empty"), BUILT('B', "no"),
         BUILT('C', "yes, and the land goes to the middle"))

QUESTION(q_takeback_when, "When in the turn may a knight be taken back?", 'A',
         "It is called an action, and after another action there is no income.",
         BUILT('A', "at any time; income not taken yet is lost"),
         BUILT('B', "only before a knight is laid; income not taken yet is lost"),
         BUILT('C', "only before anything else; income stays due, for the lands of the turn's "
                    "beginning"))

QUESTION(q_takeback_new_holder, "May who has conquered yellow take a knight back in the same turn?",
         'A', "He is its holder and on turn.", BUILT('A', "yes"),
         BUILT('B', "no, from his next turn on"))

QUESTION(q_takeback_twice, "May it be done again if yellow was lost and won back in one turn?", 'A',
         "Each time that he is on turn.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_takeback_test, "What decides whether a weakened land is lost?", 'A',
         "+1 and -1 are the land's.", BUILT('A', "its strength, as in a conquest"),
         BUILT('B', "the bare sum of its defence"))

QUESTION(q_takeback_colour_memory, "Is the colour of a knight that was taken back free again?", 'A',
         "The rule is about knights that lie there.", BUILT('A', "yes"),
         BUILT('B', "no, not in that troop, and everybody knows it"))

/* ---- blue ---- */

QUESTION(q_hide_check, "Who sees to the colour of a knight that lies face down?", 'A',
         "The rule of colours holds for it. What follows when a breach shows up under B is not "
         "said, so B "
         "is no game yet.",
         BUILT('A', "the rules, also for knights laid on it; the others learn nothing"),
         LISTED('B', "nobody until it is turned up"))

QUESTION(q_hide_new_troop, "May a knight face down begin a troop?", 'A',
         "It goes on one of his attack troops.", BUILT('A', "no"),
         BUILT('B', "yes; the troop aims nowhere until it is turned up"))

QUESTION(q_hide_reveal_time, "When may a knight be turned up?", 'A', "In one of his later turns.",
         BUILT('A', "in his later turns, at any time"),
         BUILT('B', "at any time, also in the turns of others and in the turn it was laid"))

QUESTION(q_hide_reveal_conquers, "Does turning up alone conquer?", 'A',
         "As soon as the troop is stronger.", BUILT('A', "yes, at once"),
         BUILT('B', "no, only with the knight that is laid in that turn"))

QUESTION(q_hide_forced, "Is the knight turned up if the open ones suffice to conquer?", 'A',
         "At the latest then.", BUILT('A', "yes"),
         BUILT('B', "no, it lies face down in the defence and may be turned up later"))

QUESTION(q_hide_after_loss, "What if blue is lost while a knight lies face down?", 'A',
         "The knight is its player's; only the card of the land changes hands.",
         BUILT('A', "nothing: it may be turned up as before"),
         BUILT('B', "it is turned up at once"), BUILT('C', "it goes back into his hand"))

/* ---- red and orange ---- */

QUESTION(q_modifier_in_middle, "Do +1 and -1 count while the land lies in the middle?", 'A',
         "They are said of the land.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_modifier_scores, "Do +1 and -1 count in the score?", 'A',
         "The knights under a land are counted, and in the example red counts just them.",
         BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_free_knight_choice, "May the free knight be one that this conquest has set free?", 'A',
         "They lie there when he takes one.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_free_knight_and_recruit, "Is the free knight the one knight of action 3?", 'A',
         "It comes with the conquest.", BUILT('A', "no"),
         BUILT('B', "yes: both cannot be had in one turn"))

QUESTION(q_free_knight_off_turn, "Does who conquers red out of turn get a free knight?", 'A',
         "Whoever has conquered it.", BUILT('A', "yes, at once"), BUILT('B', "no"))

QUESTION(q_free_knight_last_card, "Does who conquers red with his last knight get a free one?", 'A',
         "The conquest is still carried out, and this is part of it.",
         BUILT('A', "yes, and the game is over"), BUILT('B', "no"),
         BUILT('C', "yes, and if he takes it, the game goes on"))

/* ---- income ---- */

QUESTION(q_income_duty, "Must income be taken?", 'A', "If the player thinks of it in time.",
         BUILT('A', "no"), BUILT('B', "yes, before anything else"))

QUESTION(q_income_partial, "May a player take a part of his income?", 'A', "He takes the sum.",
         BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_income_closers, "After which actions is no income taken any more?", 'A',
         "Another action is any.", BUILT('A', "after all of them"),
         BUILT('B', "after those with a number: laying and recruiting"))

QUESTION(q_gold_income, "How much does gold bring?", 'A',
         "More than 1 is all that is said; a user's sheet is any other answer, so no second "
         "reading is "
         "needed.",
         BUILT('A', "what the sheet says"))

QUESTION(q_supply_empty, "What if the supply cannot pay an income?", 'A',
         "Chips count points, and nothing is said to run out.",
         BUILT('A', "it is paid all the same"),
         BUILT('B', "what is there is paid, the rest is lost"), BUILT('C', "it is not paid at all"))

QUESTION(q_change_impossible, "What if chips cannot be changed as a payment needs it?", 'A',
         "Changing is always allowed, so points alone count. B needs a supply with an end: "
         "q-supply-empty B or C.",
         BUILT('A', "it is paid all the same"), BUILT('B', "the payment cannot be made"))

/* ---- setting up ---- */

QUESTION(q_setup_stuck, "What if a turned knight of the display fits nowhere?", 'A',
         "The rules describe how the display lies in the end.",
         BUILT('A', "every display within the rules can come about: a knight that would be in the "
                    "way is "
                    "laid aside for later"),
         BUILT('B', "knights of the lands' own colours go first, then the others; if one fits "
                    "nowhere all "
                    "is dealt again"),
         BUILT('C', "they are laid as they turn up; if one fits nowhere all is dealt again"))

QUESTION(q_set_knowledge, "Do players know what is in the other sets?", 'A',
         "Hands are hidden; that sets differ is all that is said.", BUILT('A', "no"),
         BUILT('B', "yes: what another holds or has face down is known, but not which "
                    "of these lies there"))

QUESTION(q_set_choice, "Are the sets chosen or dealt?", 'A',
         "Each player receives one. B differs in setting up only, and no order of choosing is "
         "given.",
         BUILT('A', "dealt"), LISTED('B', "the players choose"))

QUESTION(q_youngest_equal, "What if several players are the youngest?", 'A',
         "Then any of them may begin, as nature has it.", BUILT('A', "one of them begins"))

/* ---- the end ---- */

QUESTION(q_after_last_card, "May anything be done after the last knight?", 'A',
         "The game ends at once; only a conquest is excepted.",
         BUILT('A', "no, but for conquests and what they ask"),
         BUILT('B', "yes, the turn is finished"))

QUESTION(q_last_card_bounce, "What if the last knight comes back into the hand in the same turn?",
         'A', "It was played.", BUILT('A', "the game is over"), BUILT('B', "the game goes on"))

QUESTION(q_endadd_target, "May purple and blue be used on another player's troops at the end?", 'A',
         "Nobody lays on another one's troops in the whole game.", BUILT('A', "no"),
         BUILT('B', "yes"))

QUESTION(q_endadd_conquest, "Can the knight added at the end conquer?", 'A',
         "The game is over; the sentence about it can only be meant for attack troops.",
         BUILT('A', "no"),
         BUILT('B',
               "on an attack troop, yes: to the letter only what is laid on a defence does not"))

QUESTION(q_end_order, "In which order are the powers at the end used?", 'A',
         "Adding is done with knights, counting comes after; tribute makes no difference.",
         BUILT('A', "first a knight is added, then a troop is chosen to count"),
         BUILT('B', "first a troop is chosen and counted, then a knight is added"))

QUESTION(q_tribute_poor, "What if a player has less than 2 to give?", 'A',
         "He gives chips that he has.", BUILT('A', "he gives what he has"),
         BUILT('B', "he gives 2, and is then below nothing"))

QUESTION(q_fifteen_empty, "Does yellow count 15 with no knight under it?", 'A',
         "Whatever the sum is.", BUILT('A', "yes"), BUILT('B', "no, nothing"))

QUESTION(q_winner_tie, "Who wins if several have the most points?", 'A', "No tie-break is given.",
         BUILT('A', "all of them"),
         BUILT('B', "of these the one with the most lands, then with the most fame"))

QUESTION(q_hand_count_when, "When may one ask for the number of knights in a hand?", 'A',
         "No moment is given.", BUILT('A', "at any time"), BUILT('B', "in one's own turn"))

/* ------------------------------------------------------------------ scopes --
 *
 * Two or three lands, red, green and blue; hands and display given. Numbers of
 * states, and of transitions, were reached by two enumerators written apart from
 * this program and from each other, those of finished games by one of them.
 * Nobody is stuck: a hand is never empty in a turn, and any knight may begin a
 * troop.
 *
 * Of a third count only numbers are left. Its states are those pinned here, in the largest scopes,
 * too, but for treasure: 382,073, and 588,905 moves (here, with the knights above the lowest of a
 * troop in any order, it would be 376,676 and 569,386: not explained). So are its moves, but where
 * knights are recruited: 7,809 in recruit for 7,983 here, and some 2 of 100 fewer in the others;
 * no two moves of a state lead to the same one here. It stopped recruit-all at 110,000,000.
 */
#define SMALL(count, lands, recruits, fame) \
    "players " #count "\nsmall\nlands " #lands "\nfirst A\nrecruits " #recruits "\nfame " #fame "\n"
#define LAND(colour, income, during) "land " colour " crown " #income " " during " none\n"
#define TWO(first, second) \
    "set 1 " first "\nset 2 " second "\nset 3 2xR1 2xG1\nseat A 1\nseat B 2\ndisplay-set 3\n" \
    "display red R1 G1\ndisplay green G1 R1\n"
#define THREE(first, second, third) \
    "set 1 " first "\nset 2 " second "\nset 3 " third "\nset 4 2xR1 2xG1\nseat A 1\nseat B 2\n" \
    "seat C 3\ndisplay-set 4\ndisplay red R1 G1\ndisplay green G1 R1\n"
#define RING(first, second) \
    "set 1 " first "\nset 2 " second "\nset 3 2xR1 2xG1 2xB1\nseat A 1\nseat B 2\n" \
    "display-set 3\ndisplay red R1 G1\ndisplay green G1 B1\ndisplay blue B1 R1\n"
#define BASE TWO("R1 R2 G2", "R2 G1 G2")
#define WIDE TWO("R1 R2 R3 G2", "R2 G1 G2 G3")
#define TRIO THREE("R1 R2 G2", "R2 G1 G2", "R1 R2 G2")

/* A scope a paragraph: its sheet, then its counts. */
/* clang-format off */
const struct scope saga_scopes[] = {
    { "plain", IN_TEST,
      "laying, colours, conquest, knights freed and taken back into the hand, the end",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "none") BASE, 224, 47, 0, 0, 0 },
    { "minus", IN_TEST, "-1: an equal troop suffices, and plays that go on for ever",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") BASE, 193, 38, 0, 0, 0 },
    { "minus-wide", IN_TEST, "the same, with one knight more each",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") WIDE, 3688, 469, 0, 0, 0 },
    { "minus-three", IN_TEST, "three players; no ties while nobody takes a knight back",
      SMALL(3, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "minus") TRIO, 2487, 484, 0, 0, 0 },
    { "back", IN_TEST, "knights taken back, empty defences, lands that change hands by it",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") BASE, 4385, 633, 0, 0, 0 },
    { "lock", IN_TEST, "who holds green keeps the other busy with one knight for ever",
      SMALL(2, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") TWO("R4 G4", "2xG1"),
      31, 3, 0, 0, 0 },
    { "recruit", IN_TEST, "income and recruiting",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "none") BASE, 6084, 2065, 0, 0, 0 },
    { "all-wide", IN_TEST, "+1, -1, knights taken back; a choice between equal troops",
      SMALL(2, 2, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") WIDE,
      48205, 4198, 0, 0, 0 },
    { "hide", IN_TEST, "knights face down, turned up later or by a conquest",
      SMALL(2, 2, 0, 0) LAND("red", 0, "hide") LAND("green", 0, "none") WIDE, 2974, 449, 0, 0, 0 },
    { "ends", IN_TEST, "what lands change in the count, and ask at the end",
      SMALL(2, 2, 0, 0)
      "land red crown 0 none five+zero+add\nland green crown 0 none troop+hand+tribute+fifteen\n"
      WIDE, 3067, 632, 0, 0, 0 },
    { "back-three", IN_TEST, "three players who tie: contested lands",
      SMALL(3, 2, 0, 0) LAND("red", 0, "none") LAND("green", 0, "back") TRIO,
      69538, 10809, 0, 0, 0 },
    { "back-income", IN_TEST, "income and knights taken back: what comes first",
      SMALL(2, 2, 0, 4) LAND("red", 1, "none") LAND("green", 1, "back") BASE,
      124373, 15061, 0, 0, 0 },
    { "treasure", IN_VERIFY, "one knight more under a land, one face down",
      SMALL(2, 3, 0, 0) LAND("red", 0, "none") LAND("green", 0, "add") LAND("blue", 0, "hide")
      RING("R1 G2 B3 R2 B1", "G1 B2 R3 G2 B3"), 387745, 121497, 0, 0, 0 },
    { "ring", IN_VERIFY, "three lands: troops that aim elsewhere when their lowest knight is gone",
      SMALL(2, 3, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back")
      LAND("blue", 0, "none")
      RING("R1 G2 B3 R2", "G1 B2 R3 G2"), 436387, 69440, 0, 0, 0 },
    { "recruit-minus", IN_VERIFY, "recruiting, and plays that go on for ever",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") BASE,
      789381, 121259, 0, 0, 0 },
    { "free", IN_VERIFY, "a free knight; a land that brings 2",
      SMALL(2, 2, 1, 3) LAND("red", 1, "free") LAND("green", 2, "minus") BASE,
      1081971, 163418, 0, 0, 0 },
    { "recruit-wide", IN_VERIFY, "recruiting; no play goes on for ever",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "none") WIDE,
      5140359, 630550, 0, 0, 0 },
    { "three-all", IN_DEEP, "nearly all powers during the game",
      SMALL(2, 3, 0, 0) LAND("red", 0, "plus") LAND("green", 0, "minus+back") LAND("blue", 0, "add")
      RING("R1 G2 B3 R2 B1", "G1 B2 R3 G2 B3"), 21865855, 3168007, 0, 0, 0 },
    { "recruit-three", IN_DEEP, "three players who recruit",
      SMALL(3, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") TRIO,
      31369360, 6117144, 0, 0, 0 },
    { "recruit-wide-minus", IN_DEEP, "recruiting and -1, with one knight more each",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "minus") WIDE,
      40158551, 3472051, 0, 0, 0 },
    { "recruit-back", IN_DEEP, "all that two players with two lands can do, but +1 and -1",
      SMALL(2, 2, 1, 2) LAND("red", 1, "none") LAND("green", 1, "back") BASE,
      42057847, 2783786, 0, 0, 0 },
    { "recruit-all", IN_DEEP,
      "the same with +1, and one knight more each: too large to visit whole",
      SMALL(2, 2, 1, 2) LAND("red", 1, "plus") LAND("green", 1, "back") WIDE, 0, 0, 0, 0, 0 },
    END_OF_SCOPES
};
/* clang-format on */
