/* Saga: what the properties of several chapters share, and the words that the chapters use.
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
#ifndef SPEC_SAGA_SHARED_H
#define SPEC_SAGA_SHARED_H

#include "../../rules/saga/saga.h"
#include "../bytes.h"
#include "../others.h"

/* ------------------------------------------------------- kinds of move -- */

#define NATURES (ON(M_SIDE) | ON(M_SET) | ON(M_DEAL) | ON(M_REDEAL) | ON(M_YOUNGEST))
#define PLAYERS (ANY_MOVE & ~NATURES)
#define INCOMES (ON(M_COLLECT) | ON(M_CLAIM))
#define HIDING (ON(M_HIDE) | ON(M_HIDE_NEW))
#define LAYING (ON(M_LAY) | ON(M_ADD) | HIDING) /* action 2a */
#define CHANGING (ON(M_PUT_CHIP) | ON(M_TAKE_CHIP))
/* The actions that must wait for income under q-income-duty B. */
#define OTHER_ACTIONS \
    (LAYING | ON(M_RECRUIT) | ON(M_TAKE_BACK) | ON(M_REVEAL) | ON(M_FLIP) | ON(M_END))

/* ------------------------------------------------- words of the properties -- */

static inline unsigned sum_of(const uint8_t *n, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

static inline unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Accepts any number, as an invalid state may hold one that is out of range. */
static inline bool bit(unsigned bits, unsigned n)
{
    return n < 8 && (bits >> n & 1u) != 0;
}

/* ----------------------------------------- knights and troops, as they lie -- */

static inline unsigned knight_of(unsigned byte)
{
    return (byte & KNIGHT) - 1u;
}

/* The value of a byte of a troop: 0 if it is no knight, or one that lies face down. */
static inline unsigned worth(unsigned byte)
{
    return byte == 0 || (byte & DOWN) != 0 ? 0 : value_of(knight_of(byte));
}

/* A troop in its row: its knights from the bottom up, and where they begin. Without knights there
 * is none. */
struct lying {
    const uint8_t *card;
    unsigned size, at;
};

/* The player's troop that begins there in his row. */
static inline struct lying troop_from(const struct saga_state *s, unsigned seat, unsigned at)
{
    struct lying l = { &s->attack[seat % SEATS][at < ROOM ? at : 0], 0, at };
    while (at + l.size < ROOM && l.card[l.size] != 0
           && (l.size == 0 || (l.card[l.size] & FIRST) == 0))
        l.size++;
    return l;
}

static inline struct lying under(const struct saga_state *s, unsigned land)
{
    struct lying l = { s->defence[land % LANDS], 0, 0 };
    while (l.size < COLOURS && l.card[l.size] != 0)
        l.size++;
    return l;
}

static inline struct lying lying_at(const struct saga_state *s, unsigned place)
{
    if (is_land(place))
        return under(s, place);
    unsigned seat = seat_at(place), number = number_at(place);
    struct lying l = troop_from(s, seat, seat < SEATS ? 0 : ROOM);
    for (unsigned n = 0; n < number && l.size > 0; n++)
        l = troop_from(s, seat, l.at + l.size);
    return l;
}

static inline unsigned troops_of(const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
        n += (s->attack[seat][i] & FIRST) != 0;
    return n;
}

static inline unsigned troops_in_all(const struct saga_state *s)
{
    return troops_of(s, 0) + troops_of(s, 1) + troops_of(s, 2) + troops_of(s, 3);
}

static inline unsigned value(struct lying l)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < l.size; i++)
        sum += worth(l.card[i]);
    return sum;
}

/* The troop's value if all its knights are turned up. */
static inline unsigned open_value(struct lying l)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < l.size; i++)
        sum += value_of(knight_of(l.card[i]));
    return sum;
}

static inline bool has_colour(struct lying l, unsigned colour)
{
    bool has = false;
    for (unsigned i = 0; i < l.size; i++)
        has = has || colour_of(knight_of(l.card[i])) == colour;
    return has;
}

static inline bool colours_differ(struct lying l)
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

/* The position of a knight in the troop; its size if the knight is not there. */
static inline unsigned where_in(struct lying l, unsigned card)
{
    unsigned i = 0;
    while (i < l.size && knight_of(l.card[i]) != card)
        i++;
    return i;
}

/* The same knights with the same ones face down; in the same order, or in any. */
static inline bool alike(struct lying a, struct lying b, bool in_order)
{
    bool same = a.size == b.size;
    for (unsigned i = 0; i < a.size && same; i++) {
        unsigned j = in_order ? i : where_in(b, knight_of(a.card[i]));
        same = j < b.size && ((a.card[i] ^ b.card[j]) & (KNIGHT | DOWN)) == 0;
    }
    return same;
}

static inline bool same_knights(struct lying a, struct lying b)
{
    bool same = a.size == b.size;
    for (unsigned i = 0; i < a.size; i++)
        same = same && where_in(b, knight_of(a.card[i])) < b.size;
    return same;
}

/* The land at which a troop aims, or NOWHERE: the lowest knight is hidden, or the troop lies under
 * a land (q-troops-added B). */
static inline unsigned aim_of(const struct saga_table *t, const struct saga_state *s, unsigned seat,
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

/* q-troops-added B: does the troop lie under this land? */
static inline bool lies_under(const struct saga_state *s, unsigned seat, struct lying l,
                              unsigned land)
{
    return l.size > 0 && s->aim[seat][l.at] == LANDS + land + 1;
}

static inline bool closed(const struct saga_state *s, unsigned seat, struct lying l)
{
    return l.size > 0 && s->aim[seat][l.at] > LANDS;
}

/* The number of a player's troops with the same knights and the same aim. */
static inline unsigned troops_like(const struct saga_table *t, const struct saga_state *s,
                                   unsigned seat, struct lying like, unsigned aim)
{
    unsigned n = 0;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += alike(l, like, true) && aim_of(t, s, seat, l) == aim;
    return n;
}

/* ------------------------------------------------------------------- lands -- */

static inline bool in_play(const struct saga_state *s)
{
    return s->phase >= TURN && s->phase < OVER;
}

/* Was the card of this land turned over, so that its other side counts, or none? */
static inline bool shows_back(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    return s->turned[land] != UNTURNED && READS(t, Q_flip_side, 'B');
}

static inline bool shows_nothing(const struct saga_table *t, const struct saga_state *s,
                                 unsigned land)
{
    return s->turned[land] != UNTURNED && READS(t, Q_flip_side, 'C');
}

static inline unsigned shown(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    unsigned side = s->side[land] == PLAIN ? PLAIN : CROWN;
    return shows_back(t, s, land) ? 1 - side : side;
}

/* Has the land this power on the side that counts? Under q-blank-fields B some powers stand on both
 * sides if they stand on one. */
static inline bool has(const struct saga_table *t, const struct saga_state *s, unsigned land,
                       unsigned power)
{
    unsigned side = shown(t, s, land),
             on_both = READS(t, Q_blank_fields, 'B') ? P_BACK | P_MINUS : 0;
    unsigned powers = t->during[land][side] | (t->during[land][1 - side] & on_both);
    return !shows_nothing(t, s, land) && (powers & power) != 0;
}

static inline bool has_at_end(const struct saga_table *t, const struct saga_state *s, unsigned land,
                              unsigned power)
{
    unsigned side = shown(t, s, land),
             on_both = READS(t, Q_blank_fields, 'B') ? E_ZERO | E_TROOP | E_ADD : 0;
    unsigned powers = t->final[land][side] | (t->final[land][1 - side] & on_both);
    return !shows_nothing(t, s, land) && (powers & power) != 0;
}

/* The player's land with this power, or NOWHERE. */
static inline unsigned held_with(const struct saga_table *t, const struct saga_state *s,
                                 unsigned seat, unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1 && has(t, s, land, power))
            return land;
    return NOWHERE;
}

static inline unsigned held_at_end(const struct saga_table *t, const struct saga_state *s,
                                   unsigned seat, unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1 && has_at_end(t, s, land, power))
            return land;
    return NOWHERE;
}

/* Has the land one of these powers on either side? */
static inline bool on_a_side(const struct saga_table *t, unsigned land, unsigned powers)
{
    return ((t->during[land][CROWN] | t->during[land][PLAIN]) & powers) != 0;
}

/* The player's land with this power on the side that set-up chose, used or not; or NOWHERE. */
static inline unsigned holds_in_play(const struct saga_table *t, const struct saga_state *s,
                                     unsigned seat, unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (s->holder[land] == seat + 1 && (t->during[land][s->side[land] & 1] & power) != 0)
            return land;
    return NOWHERE;
}

/* Is the card of this land turned over when its power is used? */
static inline bool can_be_turned(const struct saga_table *t, unsigned land)
{
    return on_a_side(t, land, P_ADD | P_HIDE);
}

/* The sum of the knights under a land. */
static inline unsigned defended(const struct saga_table *t, const struct saga_state *s,
                                unsigned land)
{
    unsigned sum = value(under(s, land)), seat = s->holder[land] - 1u;
    if (READS(t, Q_troops_added, 'A') || s->holder[land] == 0)
        return sum;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        sum += lies_under(s, seat, l, land) ? value(l) : 0;
    return sum;
}

static inline unsigned knights_under(const struct saga_table *t, const struct saga_state *s,
                                     unsigned land)
{
    unsigned n = under(s, land).size, seat = s->holder[land] - 1u;
    if (READS(t, Q_troops_added, 'A') || s->holder[land] == 0)
        return n;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += lies_under(s, seat, l, land) ? l.size : 0;
    return n;
}

/* The value that a troop must exceed. */
static inline int strength(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    bool counts = s->holder[land] != 0 || READS(t, Q_modifier_in_middle, 'A');
    int more = has(t, s, land, P_PLUS) ? 1 : 0, less = has(t, s, land, P_MINUS) ? 1 : 0;
    return (int)defended(t, s, land) + (counts ? more - less : 0);
}

/* The player's value against a land: that of his highest troop, or under q-troops-added B of all of
 * them. */
static inline int might(const struct saga_table *t, const struct saga_state *s, unsigned seat,
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

/* ------------------------------------------------------------- the accused -- */

static inline verdict asked(const struct saga_table *t, const struct saga_state *s, unsigned kind,
                            unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return saga_refusal(t, s, m);
}

static inline verdict asked_mover(const struct saga_table *t, const struct saga_state *s,
                                  unsigned kind, unsigned a, unsigned b)
{
    return asked(t, s, kind, s->mover, a, b);
}

/* q-income-duty B: other actions must wait while income is due. */
static inline bool income_waits(const struct saga_table *t, const struct saga_state *s)
{
    return READS(t, Q_income_duty, 'B') && s->due > 0;
}

/* May a knight be laid now? */
static inline bool lays_now(const struct saga_table *t, const struct saga_state *s)
{
    return s->phase == TURN && s->laid == 0 && !income_waits(t, s);
}

static inline bool barred_from(const struct saga_table *t, const struct saga_state *s,
                               unsigned place, unsigned card)
{
    struct lying l = lying_at(s, place);
    unsigned bars =
        is_land(place) ? s->barred_under[place] : s->barred[seat_at(place) % SEATS][l.at % ROOM];
    return has_colour(l, colour_of(card))
        || (READS(t, Q_takeback_colour_memory, 'B') && bit(bars, colour_of(card)));
}

/* ------------------------------------------------- what forbids a move -- */

static inline bool is_hand(const struct saga_state *s, struct move m, unsigned card)
{
    return s->hand[m.actor % SEATS][card % CARDS] > 0;
}

/* Does this land belong to the mover? */
static inline bool is_his(const struct saga_state *s, struct move m, unsigned land)
{
    return s->holder[land % LANDS] == m.actor + 1;
}

/* Is it the place of one of the mover's attack troops? */
static inline bool is_his_row(struct move m, unsigned place)
{
    return !is_land(place) && seat_at(place) == m.actor;
}

/* Is it a troop of the mover that still attacks? */
static inline bool is_his_troop(const struct saga_state *s, struct move m, unsigned place)
{
    struct lying l = lying_at(s, place);
    return is_his_row(m, place) && l.size > 0 && !closed(s, m.actor % SEATS, l);
}

/* Has the side that set-up chose this power, used or not? */
static inline bool in_play_has(const struct saga_table *t, const struct saga_state *s,
                               unsigned land, unsigned power)
{
    return (t->during[land % LANDS][s->side[land % LANDS] & 1] & power) != 0;
}

/* The player who decides something now, or is on turn. */
static inline unsigned decider(const struct saga_state *s)
{
    return s->asked != 0 ? s->asked - 1u : s->mover;
}

/* The mover's land that has this power on the side that is not in play; or NOWHERE. */
static inline unsigned has_on_other_side(const struct saga_table *t, const struct saga_state *s,
                                         struct move m, unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (is_his(s, m, land) && on_a_side(t, land, power))
            return land;
    return NOWHERE;
}

/* Has another action begun in this turn, so that income is lost? Taking a knight back counts as
 * one, except under q-income-closers B, and under q-takeback-when C, which puts it before all
 * others. */
static inline bool income_is_closed(const struct saga_table *t, const struct saga_state *s)
{
    bool by_taking_back = READS(t, Q_income_closers, 'A') && !READS(t, Q_takeback_when, 'C');
    return s->laid != 0 || s->recruited != 0 || s->lost != 0 || (s->back != 0 && by_taking_back);
}

/* The land at which the troop aims with which the mover wants to conquer. */
static inline unsigned aimed_at(const struct saga_table *t, const struct saga_state *s,
                                struct move m)
{
    return is_his_troop(s, m, m.arg[0]) ? aim_of(t, s, m.actor % SEATS, lying_at(s, m.arg[0]))
                                        : NOWHERE;
}

/* May this troop conquer at all now? Under q-conquest-trigger B only the changed one may, but every
 * troop may take a weakened land. */
static inline bool takes_part(const struct saga_table *t, const struct saga_state *s,
                              unsigned place)
{
    return !READS(t, Q_conquest_trigger, 'B') || READS(t, Q_troops_added, 'B')
        || s->changed == place + 1 || (s->about != 0 && bit(s->weakened, s->about - 1u));
}

/* The mover's value against the land: this troop's, or under q-troops-added B that of all his
 * troops there. */
static inline int pitted(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    return READS(t, Q_troops_added, 'B') ? might(t, s, m.actor % SEATS, aimed_at(t, s, m))
                                         : (int)value(lying_at(s, m.arg[0]));
}

/* The value to exceed. Under q-takeback-test B a weakened land counts its knights alone. */
static inline int falls_now_above(const struct saga_table *t, const struct saga_state *s,
                                  unsigned land)
{
    bool bare = READS(t, Q_takeback_test, 'B') && bit(s->weakened, land);
    return bare ? (int)defended(t, s, land) : strength(t, s, land);
}

static inline bool keeps_for_himself(const struct saga_table *t, const struct saga_state *s,
                                     struct move m, unsigned land)
{
    return is_his(s, m, land) && !READS(t, Q_highest_and_owner, 'C');
}

/* Has another player, who does not hold the land, the same value before it as the mover? */
static inline bool ties_for(const struct saga_table *t, const struct saga_state *s, struct move m,
                            unsigned land)
{
    bool ties = false;
    for (unsigned p = 0; p < t->head.players; p++)
        ties = ties
            || (p != m.actor && s->holder[land] != p + 1
                && might(t, s, p, land) == might(t, s, m.actor % SEATS, land));
    return ties && READS(t, Q_conquest_trigger, 'A');
}

/* Is the player asked about the land at which this troop aims? */
static inline bool asked_about_aim(const struct saga_table *t, const struct saga_state *s,
                                   struct move m)
{
    return s->phase == CHOOSE && aimed_at(t, s, m) != NOWHERE && aimed_at(t, s, m) + 1 == s->about;
}

/* The highest value among the mover's single troops that take part at the land. */
static inline int best_that_takes_part(const struct saga_table *t, const struct saga_state *s,
                                       struct move m)
{
    unsigned seat = m.actor % SEATS, number = 0;
    int best = -2;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size)) {
        bool there =
            aim_of(t, s, seat, l) + 1 == s->about && takes_part(t, s, place_of(seat, number));
        best = there && (int)value(l) > best ? (int)value(l) : best;
        number++;
    }
    return best;
}

/* The land that a place defends, or NOWHERE. */
static inline unsigned defends(const struct saga_state *s, unsigned place)
{
    struct lying l = lying_at(s, place);
    if (is_land(place))
        return place;
    return closed(s, seat_at(place) % SEATS, l) ? s->aim[seat_at(place) % SEATS][l.at] - LANDS - 1u
                                                : NOWHERE;
}

/* ------------------------------------------------------- made up, for laws -- */

static inline unsigned card_of(unsigned colour, unsigned points)
{
    return colour * VALUES + points - 1;
}

/* The assumed sheet, which a law then spoils, and the verdict of set-up. */
static inline struct saga_table as_assumed(struct choice *from)
{
    struct saga_table t;
    saga_default_table(&t, 2 + choose(from, 3));
    saga_seal(&t);
    return t;
}

static inline verdict judged(struct saga_table *t)
{
    saga_seal(t);
    return saga_table_refusal(t);
}

/* A's turn. On the table there are only lands in the middle, each worth 8; everybody holds two
 * reds. */
static inline struct saga_state bare_turn(const struct saga_table *t)
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

/* The assumed sheet with this reading of one question. */
static inline struct saga_table as_read(struct choice *from, unsigned question, unsigned letter)
{
    struct saga_table t = as_assumed(from);
    t.head.reading[question] = (uint8_t)letter;
    saga_seal(&t);
    return t;
}

/* The byte of a knight that lies open. */
static inline uint8_t laid(unsigned colour, unsigned points)
{
    return (uint8_t)(card_of(colour, points) + 1);
}

/* Puts one or two knights under a land. */
static inline void defend(struct saga_state *s, unsigned land, unsigned one, unsigned two)
{
    s->defence[land][0] = (uint8_t)one;
    s->defence[land][1] = (uint8_t)two;
}

/* Makes this knight the player's whole hand. */
static inline void holds_only(struct saga_state *s, unsigned seat, unsigned card)
{
    for (unsigned i = 0; i < CARDS; i++)
        s->hand[seat][i] = i == card;
    s->held[seat] = 1;
}

static inline bool made(const struct saga_table *t, struct saga_state *s, unsigned kind,
                        unsigned actor, unsigned a, unsigned b)
{
    return saga_step(t, s,
                     (struct move){ (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } })
        == LEGAL;
}

/* ---------------------------------------------------------------- action 1 -- */

/* The turn goes on, perhaps after single chips are chosen, or after others were asked to turn up
 * knights. */
static inline bool goes_on_after_payment(const struct saga_table *t, const struct saga_state *after)
{
    return after->phase == TURN || (after->phase == PAY && READS(t, Q_change_impossible, 'B'))
        || (after->phase == ASIDE && READS(t, Q_hide_reveal_time, 'B'));
}

/* --------------------------------------------------------------- action 2a -- */

static inline unsigned face_down(const struct saga_state *s)
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

/* --------------------------------------------------------------- action 2b -- */

static inline bool somebody_may_add(const struct saga_table *t, const struct saga_state *s)
{
    bool may = false;
    for (unsigned p = 0; p < t->head.players; p++)
        may = may || held_at_end(t, s, p, E_ADD) != NOWHERE;
    return may;
}

/* Is nobody deciding, and are conquests tested after every change? They are not after a knight was
 * added at the end, which may make a troop strong in vain. */
static inline bool watched(const struct saga_table *t, const struct saga_state *s)
{
    bool at_end = s->phase == PICK || s->phase == OVER;
    bool settled = at_end || s->phase == TURN || s->phase == PAY || s->phase == DRAW
                || s->phase == ASIDE || s->phase == ENLIST;
    bool in_vain = at_end && READS(t, Q_endadd_conquest, 'A') && somebody_may_add(t, s);
    return settled && !in_vain && READS(t, Q_conquest_optional, 'A')
        && READS(t, Q_hide_reveal_conquers, 'A');
}

/* The value to exceed. Under q-takeback-test B the strength counts for a land that was not weakened
 * just now. */
static inline int falls_above(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int strong = strength(t, s, land), bare = (int)defended(t, s, land);
    return READS(t, Q_takeback_test, 'B') && bare > strong ? bare : strong;
}

/* The number of players who could conquer the land with the highest value there. */
static inline unsigned claimants(const struct saga_table *t, const struct saga_state *s,
                                 unsigned land, int *most)
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

/* Can the land stay as it is? Nobody can conquer it, players tie for it, or under
 * q-highest-and-owner B its holder defends it with his own troops. */
static inline bool at_rest(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int most;
    unsigned n = claimants(t, s, land, &most);
    bool shield = READS(t, Q_highest_and_owner, 'B') && s->holder[land] != 0
               && might(t, s, s->holder[land] - 1u, land) == most;
    return n != 1 || shield || s->tied[land] != 0;
}

static inline unsigned aiming_at(const struct saga_table *t, const struct saga_state *s,
                                 unsigned seat, unsigned land)
{
    unsigned n = 0;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += aim_of(t, s, seat, l) == land;
    return n;
}

/* ----------------------------------------------------------------- the end -- */

/* The points of one land, and of a player, item by item as the document lists them. */
static inline int land_counts(const struct saga_table *t, const struct saga_state *s, unsigned land)
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

static inline int gives(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    return READS(t, Q_tribute_poor, 'B') ? 2 : (int)least(s->fame[seat], 2);
}

static inline int counts(const struct saga_table *t, const struct saga_state *s, unsigned seat)
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

#endif
