/* Akkon: what the properties of several chapters share, and the words that the chapters use.
 *
 * The document is the Dutch rulebook of Akkon (Knut Happel and Christian Fiore,
 * 2007), with the German text of its box at the end. Sources name its headings,
 * most of them cut short: "Titel" is what stands above all, "Doel" the history
 * and the goal, "Materiaal" the list of the material, "Voorbereiding" the setting
 * up, "Overzicht" the course of the game in outline; "Biedronde", "Aandacht" (a
 * box), "Waardering" the evaluation of bids and "Voorbeeld" its example;
 * "Kaartronde", "Kapelaan", "Privileges", "Einde" with "Voorbeeld einde"; the
 * titles of the cards in the overview ("Lans" stands for the lance and the feast);
 * "Variant" the shorter game.
 *
 * Words: a *piece* is a knight or the marshal; the *grey* is the grey-mantle;
 * a *value* is where a player's marker stands on a track, *forward* is up; a
 * *print* is one card of which there are copies; the *top* is the visible card
 * of a pile; the *holder* of a privilege has its card before him. The privileges
 * are those of Barbarossa (prestige), Richard (power), Saladin (gold) and
 * Clemens (faith).
 */
#ifndef SPEC_AKKON_SHARED_H
#define SPEC_AKKON_SHARED_H

#include "../../rules/akkon/akkon.h"
#include "../bytes.h"
#include "../others.h"

/* ------------------------------------------------- words of the properties -- */

static inline unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static inline unsigned down(unsigned value, unsigned by)
{
    return value > by ? value - by : 0;
}

static inline bool bit(unsigned bits, unsigned n)
{
    return n < 8 && (bits >> n & 1u) != 0;
}

static inline unsigned bits_in(unsigned bits)
{
    unsigned n = 0;
    for (; bits != 0; bits >>= 1)
        n += bits & 1u;
    return n;
}

/* ------------------------------------------------------------------- cards -- */

static inline const struct akkon_print *print_at(const struct akkon_table *t, unsigned print)
{
    return &t->print[print < CARDS ? print : 0];
}

static inline unsigned copies(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned print, unsigned place)
{
    unsigned n = 0;
    for (unsigned c = t->first_card[print]; c < t->first_card[print + 1] && c < CARDS; c++)
        n += s->card[c] == place;
    return n;
}

static inline unsigned lying(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned place)
{
    unsigned n = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        n += s->card[c] == place;
    return n;
}

static inline unsigned hand(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return lying(t, s, IN_HAND + seat);
}

static inline unsigned pile(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        n += print_at(t, t->print_of[c])->city == city
          && (s->card[c] == IN_PILE || s->card[c] == ON_TOP);
    return n;
}

/* The print on top of a pile, or NOWHERE. */
static inline unsigned top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        if (print_at(t, t->print_of[c])->city == city && s->card[c] == ON_TOP)
            return t->print_of[c];
    return NOWHERE;
}

/* The pile has no top, and no top is going to be turned up. */
static inline bool is_used_up(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned city)
{
    bool bare = s->phase == EXPOSE || s->phase == LOT || s->phase == CULL || s->phase == DEAL;
    return !bare && top(t, s, city) == NOWHERE;
}

static inline bool piles_left(const struct akkon_table *t, const struct akkon_state *s)
{
    bool left = false;
    for (unsigned city = 0; city < t->cities; city++)
        left = left || !is_used_up(t, s, city);
    return left;
}

/* The number of cards with which a small table's pile begins. */
static inline unsigned given(const struct akkon_table *t, unsigned city)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->prints; p++)
        n += t->print[p].city == city && t->print[p].copies > t->print[p].out
               ? (unsigned)(t->print[p].copies - t->print[p].out)
               : 0u;
    return n;
}

/* ----------------------------------------------------------------- moments -- */

static inline bool sets_up(const struct akkon_state *s)
{
    return s->phase == LOT || s->phase == CULL || s->phase == DEAL;
}

/* From the start of the game, or of a round, up to the reveal. */
static inline bool before_reveal(const struct akkon_state *s)
{
    return sets_up(s) || (s->phase == EXPOSE && s->after == BID) || s->phase == BORROW
        || s->phase == EXCHANGE || s->phase == SEARCH || s->phase == BID || s->phase == SHIFT;
}

static inline bool card_round(const struct akkon_state *s)
{
    return !before_reveal(s) && s->phase != HOME && s->phase != OVER;
}

/* The player is asked something by a card that he plays. */
static inline bool within_a_card(const struct akkon_state *s)
{
    return s->phase == PAY || s->phase == PUSH || s->phase == STEPS || s->phase == FORTH
        || s->phase == BACK;
}

static inline bool reveals(const struct akkon_state *before, const struct akkon_state *after)
{
    return before_reveal(before) && card_round(after);
}

/* A round ends, and its last turn with it. Under q-borrow-return B some knights may have to be
 * chosen that go home first. */
static inline bool closes(const struct akkon_state *before, const struct akkon_state *after)
{
    bool was = card_round(before) || before->phase == HOME;
    return was && (after->phase == OVER || (before_reveal(after) && !sets_up(after)));
}

/* ------------------------------------------------------------------ pieces -- */

static inline bool lies_on(const struct akkon_state *s, unsigned seat, unsigned kind, unsigned city)
{
    return s->at[seat][kind] == ON_FIELD + city;
}

static inline bool marshal_on(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return s->start == seat && s->marshal == ON_FIELD + city;
}

static inline unsigned in_camp(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned seat)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += has_knight(t, k) && s->at[seat][k] == IN_CAMP;
    return n;
}

static inline unsigned knights_bid(const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += on_field(s->at[seat][k]);
    return n;
}

/* The pieces as they lie after this move, before any effect of the move. */
static inline struct akkon_state laid_then(const struct akkon_state *before, struct move m)
{
    struct akkon_state s = *before;
    unsigned seat = m.actor % SEATS;
    if ((m.kind == M_PLACE || m.kind == M_SHIFT) && m.arg[0] < KNIGHTS)
        s.at[seat][m.arg[0]] = (uint8_t)(ON_FIELD + m.arg[1]);
    if (m.kind == M_PLACE && m.arg[0] == MARSHAL)
        s.marshal = (uint8_t)(ON_FIELD + m.arg[1]);
    return s;
}

/* --------------------------------------------------------------- what pays -- */

static inline unsigned knights_at_hand(const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned c = 0; c < SEATS; c++)
        n += s->stock[seat][c];
    return n;
}

/* Does this player still have the marshal in the card round? */
static inline bool has_marshal(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned seat)
{
    return t->marshal
        && ((s->start == seat && s->marshal == 0) || s->marshal == MARSHAL_LENT + seat);
}

/* Does the chaplain make this card cheaper for the player? */
static inline bool discounted(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned seat, unsigned city)
{
    bool left_behind =
        READS(t, Q_gold_chaplain, 'C') && holds(s, seat, GOLD) && s->moved_from == city + 1;
    return s->chaplain[seat] == city + 1 || left_behind;
}

static inline unsigned price(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned seat, unsigned print)
{
    const struct akkon_print *it = print_at(t, print);
    return down(it->cost, discounted(t, s, seat, it->city));
}

static inline unsigned pieces_at_hand(const struct akkon_table *t, const struct akkon_state *s,
                                      unsigned seat)
{
    return knights_at_hand(s, seat) + (has_marshal(t, s, seat) && READS(t, Q_marshal_pays, 'A'));
}

/* ---------------------------------------------------------- playing a card -- */

static inline bool is_play(struct move m)
{
    return m.kind == M_PLAY || m.kind == M_PLAY_ON || m.kind == M_PLAY_FOR;
}

/* Can this move put down a piece as payment? */
static inline bool pays(const struct akkon_state *before, struct move m)
{
    return is_play(m) || m.kind == M_PAY || (m.kind == M_DONE && before->phase == PAY);
}

/* Is the card paid with this move, so that its action begins? */
static inline bool acts(const struct akkon_state *before, struct move m,
                        const struct akkon_state *after)
{
    return pays(before, m) && after->phase != PAY;
}

static inline const struct akkon_print *played_card(const struct akkon_table *t,
                                                    const struct akkon_state *before, struct move m)
{
    return print_at(t, is_play(m) ? m.arg[0] : before->playing - 1u);
}

/* The seat or city + 1 at which the card is aimed; 0: it has no target. */
static inline unsigned played_on(const struct akkon_state *before, struct move m)
{
    return !is_play(m) ? before->target : m.kind == M_PLAY ? 0 : m.arg[1] + 1u;
}

static inline bool acts_as(const struct akkon_table *t, const struct akkon_state *before,
                           struct move m, const struct akkon_state *after, unsigned action)
{
    return acts(before, m, after) && played_card(t, before, m)->action == action;
}

/* The card whose action is going on. */
static inline const struct akkon_print *running(const struct akkon_table *t,
                                                const struct akkon_state *s)
{
    return print_at(t, s->playing - 1u);
}

/* ------------------------------------------------------------- the accused -- */

static inline verdict asked(const struct akkon_table *t, const struct akkon_state *s, unsigned kind,
                            unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return akkon_refusal(t, s, m);
}

static inline bool can(const struct akkon_table *t, const struct akkon_state *s, unsigned kind,
                       unsigned actor, unsigned a, unsigned b)
{
    return asked(t, s, kind, actor, a, b) == LEGAL;
}

/* --------------------------------------------------------- kinds of moves -- */

#define PLAYS (ON(M_PLAY) | ON(M_PLAY_ON) | ON(M_PLAY_FOR))
/* The moves with which a player answers what a card asks. */
#define ANSWERS (ON(M_PUSH) | ON(M_ADVANCE) | ON(M_RAISE) | ON(M_LOWER))
#define OF_A_TURN (PLAYS | ANSWERS | ON(M_PAY) | ON(M_DONE) | ON(M_END) | ON(M_DISCARD))
#define BIDS (ON(M_PLACE) | ON(M_DONE) | ON(M_PASS))
#define OF_PRIVILEGES (ON(M_EXCHANGE) | ON(M_FETCH) | ON(M_SHIFT) | ON(M_RETURN) | ON(M_RAISE))
/* A piece that was laid can never be withdrawn: see bid_no_withdrawal. */
#define ALL_BUT(kinds) (ANY_MOVE & ~((kinds) | ON(M_WITHDRAW)))

/* The privilege that a move uses, or NOWHERE. M_RAISE belongs to the card being played if there is
 * one, else to Clemens. */
static inline unsigned used_by(const struct akkon_state *s, struct move m)
{
    bool by_a_card = within_a_card(s) && m.actor == s->mover;
    if (m.kind == M_EXCHANGE || m.kind == M_FETCH)
        return PRESTIGE;
    if (m.kind == M_RAISE)
        return by_a_card ? (unsigned)NOWHERE : FAITH;
    return m.kind == M_SHIFT ? (unsigned)GOLD : m.kind == M_RETURN ? POWER : NOWHERE;
}

/* Is this player alone at the top of the track now? */
static inline bool leads_alone(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned seat, unsigned track)
{
    bool alone = seat < t->head.players && track < t->tracks;
    for (unsigned p = 0; alone && p < t->head.players && p < SEATS; p++)
        alone = p == seat || s->value[p][track] < s->value[seat][track];
    return alone;
}

/* ------------------------------------------------------- made up, for laws -- */

static inline struct akkon_table as_assumed(struct choice *from)
{
    struct akkon_table t;
    akkon_default_table(&t, 2 + choose(from, 4));
    akkon_seal(&t);
    return t;
}

static inline verdict judged(struct akkon_table *t)
{
    akkon_seal(t);
    return akkon_table_refusal(t);
}

static inline unsigned print_named(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned p = 0;
    while (p + 1 < t->prints && (t->print[p].city != city || t->print[p].action != action))
        p++;
    return p;
}

/* Moves one copy from its pile to a place; equal cards stay rising. */
static inline void bring(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                         unsigned place)
{
    unsigned c = t->first_card[print], end = t->first_card[print + 1];
    for (; c + 1 < end && s->card[c + 1] <= place; c++)
        s->card[c] = s->card[c + 1];
    s->card[c] = (uint8_t)place;
}

/* Turns up tops as chance could do it. */
static inline void turn_up_tops(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned p = 0; s->phase == EXPOSE && p < t->prints;) {
        struct move m = { M_EXPOSE, NATURE, { (uint8_t)p } };
        p = akkon_step(t, s, m) == LEGAL ? 0 : p + 1;
    }
}

/* A made-up state: start values, all knights at home, all cards in the piles. */
static inline struct akkon_state made(const struct akkon_table *t, unsigned phase)
{
    struct akkon_state s = { .phase = (uint8_t)phase };
    for (unsigned city = 0; city < t->cities; city++)
        bring(t, &s,
              print_named(t, city,
                          city < JERUSALEM ? LANCE
                          : city == AKKON  ? MINT
                                           : SCRIPTURE),
              ON_TOP);
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned track = 0; track < TRACKS; track++)
            s.value[p][track] = START_VALUE;
    for (unsigned p = 0; p < t->head.players && phase >= RETURN; p++)
        s.stock[p][p] = KNIGHTS;
    return s;
}

/* It is A's turn, he holds this card, and the marshal was bid. */
static inline struct akkon_state made_to_play(const struct akkon_table *t, unsigned print)
{
    struct akkon_state s = made(t, TURN);
    s.marshal = SPENT;
    bring(t, &s, print, IN_HAND);
    return s;
}

/* --------------------------------------------------------------- bid round -- */

/* May a bid turn use several fields? */
static inline bool any_fields(const struct akkon_table *t)
{
    return READS(t, Q_bid_one_field, 'C') || READS(t, Q_bid_simultaneous, 'B');
}

/* The player's pieces on the field, a bit for each. */
static inline unsigned bits_there(const struct akkon_state *s, unsigned seat, unsigned city)
{
    unsigned bits = marshal_on(s, seat, city) ? 1u << MARSHAL : 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        bits |= lies_on(s, seat, k, city) ? 1u << k : 0;
    return bits;
}

static inline bool pair_on(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return lies_on(s, seat, MERCENARY, city) && lies_on(s, seat, GREY, city);
}

/* Would this piece and those of the player that lie there make the forbidden pair? */
static inline bool makes_a_pair(const struct akkon_state *s, unsigned seat, unsigned piece,
                                unsigned city)
{
    return (piece == MERCENARY && lies_on(s, seat, GREY, city))
        || (piece == GREY && lies_on(s, seat, MERCENARY, city));
}

/* Under q-hidden-combo C the grey of a forbidden pair does not count. */
static inline bool taken_off(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned seat, unsigned city)
{
    return READS(t, Q_hidden_combo, 'C') && pair_on(s, seat, city);
}

static inline unsigned of_a_kind(const struct akkon_state *s, unsigned kind, unsigned city)
{
    unsigned n = 0;
    for (unsigned p = 0; p < SEATS; p++)
        n += lies_on(s, p, kind, city);
    return n;
}

/* All pieces that were bid there: knights, and the marshal, who counts as one. */
static inline unsigned bid_there(const struct akkon_state *s, unsigned city)
{
    unsigned n = s->marshal == ON_FIELD + city;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += of_a_kind(s, k, city);
    return n;
}

/* The pieces that the mercenary found there (q-mercenary-later B) and would otherwise count. */
static inline unsigned found_there(const struct akkon_table *t, const struct akkon_state *s,
                                   unsigned owner, unsigned city)
{
    unsigned n = 0;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k <= MARSHAL; k++) {
            bool there = k < KNIGHTS ? lies_on(s, p, k, city) : marshal_on(s, p, city);
            bool not_he = !(p == owner && k == MERCENARY);
            bool counts = !(READS(t, Q_mercenary_counts, 'B') && k == MARSHAL)
                       && !(READS(t, Q_mercenary_counts, 'C') && (k == GREY || k == CHAPLAIN))
                       && !(k == GREY && taken_off(t, s, p, city));
            n += there && not_he && counts && bit(s->earlier[owner][p], k);
        }
    return n;
}

/* The number of pieces there that no mercenary counts under the readings in force. */
static inline unsigned counted_by_none(const struct akkon_table *t, const struct akkon_state *s,
                                       unsigned city)
{
    unsigned marshal = s->marshal == ON_FIELD + city, off = 0;
    for (unsigned p = 0; p < SEATS; p++)
        off += taken_off(t, s, p, city);
    if (READS(t, Q_mercenary_counts, 'C'))
        return of_a_kind(s, GREY, city) + of_a_kind(s, CHAPLAIN, city);
    return off + (READS(t, Q_mercenary_counts, 'B') ? marshal : 0);
}

/* The other pieces that a mercenary counts. He is worth 2, and 2 for each of them: this explains
 * the 6 of the example by the three knights on the field, of whom he is one. */
static inline unsigned met_by_mercenary(const struct akkon_table *t, const struct akkon_state *s,
                                        unsigned owner, unsigned city)
{
    unsigned n = down(bid_there(s, city), counted_by_none(t, s, city));
    n = down(n, lies_on(s, owner, MERCENARY, city));
    return READS(t, Q_mercenary_later, 'B') ? down(n, found_there(t, s, owner, city)) : n;
}

/* The value that a player bids there. */
static inline unsigned bid_of(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned seat, unsigned city)
{
    unsigned sum = 0, marshal = marshal_on(s, seat, city) ? 4 : 0;
    bool doubled = lies_on(s, seat, GREY, city) && !taken_off(t, s, seat, city);
    bool single = marshal && READS(t, Q_grey_doubles_marshal, 'B');
    for (unsigned k = FIVE; k <= EIGHT; k++)
        sum += lies_on(s, seat, k, city) ? 5 + k : 0;
    if (lies_on(s, seat, MERCENARY, city))
        sum += 2 + 2 * met_by_mercenary(t, s, seat, city);
    if (!single)
        sum += marshal;
    return (doubled ? 2 * sum : sum) + (single ? marshal : 0);
}

/* Any pieces on a field, and any readings that matter for their value. */
static inline struct akkon_state any_bids(struct akkon_table *t, struct choice *from, unsigned city)
{
    static const uint8_t two[] = {
        AKKON_Q_grey_doubles_marshal,
        AKKON_Q_mercenary_later,
        AKKON_Q_zero_bid,
        AKKON_Q_empty_pile_field,
    };
    *t = as_assumed(from);
    for (unsigned i = 0; i < sizeof two; i++)
        t->head.reading[two[i]] = (uint8_t)('A' + choose(from, 2));
    t->head.reading[AKKON_Q_mercenary_counts] = (uint8_t)('A' + choose(from, 3));
    t->head.reading[AKKON_Q_hidden_combo] = (uint8_t)('A' + choose(from, 3));
    struct akkon_state s = made(t, BID);
    s.start = (uint8_t)choose(from, t->head.players);
    s.marshal = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
    for (unsigned p = 0; p < t->head.players; p++) {
        for (unsigned k = 0; k < KNIGHTS; k++)
            s.at[p][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
        if (READS(t, Q_hidden_combo, 'A') && pair_on(&s, p, city))
            s.at[p][GREY] = IN_CAMP;
        if (READS(t, Q_mercenary_later, 'B') && lies_on(&s, p, MERCENARY, city))
            for (unsigned q = 0; q < t->head.players; q++)
                s.earlier[p][q] = (uint8_t)choose(from, 256);
    }
    return s;
}

/* -------------------------------------------------------------- evaluation -- */

/* q-hidden-combo B: the player's bid there is void. */
static inline bool void_bid(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                            unsigned city)
{
    return READS(t, Q_hidden_combo, 'B') && pair_on(s, seat, city);
}

/* q-zero-bid B: the only player with a grey there, or NOWHERE. */
static inline unsigned lone_grey(const struct akkon_table *t, const struct akkon_state *s,
                                 unsigned city)
{
    unsigned who = NOWHERE, greys = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        if (lies_on(s, p, GREY, city) && !void_bid(t, s, p, city)) {
            who = p;
            greys++;
        }
    return greys == 1 ? who : NOWHERE;
}

/* The player who takes the top of this pile, or NOWHERE. */
static inline unsigned taker(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned city)
{
    unsigned most = 0, who = NOWHERE;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned bids = void_bid(t, s, p, city) ? 0 : bid_of(t, s, p, city);
        if (bids > most)
            who = p;
        else if (bids == most)
            who = NOWHERE;
        most = bids > most ? bids : most;
    }
    return most == 0 && READS(t, Q_zero_bid, 'B') ? lone_grey(t, s, city) : who;
}

/* -------------------------------------------------------------- card round -- */

/* The distance that a Levant may go forward. */
static inline unsigned levant_result(const struct akkon_table *t, const struct akkon_state *s,
                                     unsigned seat, unsigned cities);

/* The player's knights that may not be back in the next round: under q-borrow-return C they never
 * come back, under B not before they were used. */
static inline unsigned still_away(const struct akkon_table *t, const struct akkon_state *s,
                                  unsigned owner)
{
    unsigned n = 0;
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned k = 0; k < KNIGHTS && READS(t, Q_borrow_return, 'C'); k++)
            n += p != owner && s->at[owner][k] == LENT + p;
        n += p != owner && READS(t, Q_borrow_return, 'B') ? s->stock[p][owner] : 0u;
    }
    return n;
}

/* The most knights that may be borrowed from this player (q-borrow-shortage B). */
static inline unsigned lendable(const struct akkon_table *t, const struct akkon_state *s,
                                unsigned lender)
{
    bool marshal = READS(t, Q_borrow_marshal, 'B') && t->marshal && lender == left_of(t, s->start);
    return bits_in(t->knights) + marshal - least(bits_in(t->knights), still_away(t, s, lender));
}

static inline unsigned owed_by(const struct akkon_state *s, unsigned lender)
{
    unsigned n = 0;
    for (unsigned p = 0; p < SEATS; p++)
        n += s->claim[lender][p];
    return n;
}

/* ------------------------------------------------------------------ levant -- */

static inline unsigned levant_count(const struct akkon_table *t, const struct akkon_state *s,
                                    unsigned seat, unsigned cities)
{
    unsigned n = 0;
    for (unsigned city = 0; city < CITIES; city++)
        if (bit(cities, city))
            n += s->paid[seat % SEATS][city]
               + (READS(t, Q_levant_foreign_colour, 'C') ? s->guests[seat % SEATS][city] : 0u);
    return n;
}

static inline unsigned levant_result(const struct akkon_table *t, const struct akkon_state *s,
                                     unsigned seat, unsigned cities)
{
    unsigned n = levant_count(t, s, seat, cities);
    return n / 2 + n % 2;
}

/* q-prestige-which B: a player who searches a pile sees it. */
static inline bool looks_through(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return s->phase == SEARCH && holds(s, seat, PRESTIGE) && s->field == ON_FIELD + city;
}

#endif
