/* Akkon: what the document says, clause by clause, in its order.
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
#include "../rules/akkon/akkon.h"
#include "bytes.h"
#include "others.h"

#define SPEC_GAME akkon
#define SPEC_TABLE struct akkon_table
#define SPEC_STATE struct akkon_state

/* ------------------------------------------------- words of the properties -- */

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static bool bit(unsigned bits, unsigned n)
{
    return n < 8 && (bits >> n & 1u) != 0;
}

static unsigned bits_in(unsigned bits)
{
    unsigned n = 0;
    for (; bits != 0; bits >>= 1)
        n += bits & 1u;
    return n;
}

/* ---- cards ---- */

static const struct akkon_print *print_at(const struct akkon_table *t, unsigned print)
{
    return &t->print[print < CARDS ? print : 0];
}

static unsigned copies(const struct akkon_table *t, const struct akkon_state *s, unsigned print,
                       unsigned place)
{
    unsigned n = 0;
    for (unsigned c = t->first_card[print]; c < t->first_card[print + 1] && c < CARDS; c++)
        n += s->card[c] == place;
    return n;
}

static unsigned lying(const struct akkon_table *t, const struct akkon_state *s, unsigned place)
{
    unsigned n = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        n += s->card[c] == place;
    return n;
}

static unsigned hand(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return lying(t, s, IN_HAND + seat);
}

static unsigned pile(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        n += print_at(t, t->print_of[c])->city == city
          && (s->card[c] == IN_PILE || s->card[c] == ON_TOP);
    return n;
}

static unsigned tops(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        n += print_at(t, t->print_of[c])->city == city && s->card[c] == ON_TOP;
    return n;
}

/* The print on top of a pile, or NOWHERE. */
static unsigned top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        if (print_at(t, t->print_of[c])->city == city && s->card[c] == ON_TOP)
            return t->print_of[c];
    return NOWHERE;
}

static bool piles_left(const struct akkon_table *t, const struct akkon_state *s)
{
    bool left = false;
    for (unsigned city = 0; city < t->cities; city++)
        left = left || pile(t, s, city) > 0;
    return left;
}

/* How many copies of a city's prints with this action there are. */
static unsigned copies_named(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->prints; p++)
        n += t->print[p].city == city && t->print[p].action == action ? t->print[p].copies : 0u;
    return n;
}

/* With how many cards a small table's pile begins. */
static unsigned given(const struct akkon_table *t, unsigned city)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->prints; p++)
        n += t->print[p].city == city && t->print[p].copies > t->print[p].out
               ? (unsigned)(t->print[p].copies - t->print[p].out)
               : 0u;
    return n;
}

/* ---- moments ---- */

static bool sets_up(const struct akkon_state *s)
{
    return s->phase == LOT || s->phase == CULL || s->phase == DEAL;
}

/* From the beginning of the game, or of a round, until the pieces are turned up. */
static bool before_reveal(const struct akkon_state *s)
{
    return sets_up(s) || (s->phase == EXPOSE && s->after == BID) || s->phase == BORROW
        || s->phase == EXCHANGE || s->phase == SEARCH || s->phase == BID || s->phase == SHIFT;
}

static bool card_round(const struct akkon_state *s)
{
    return !before_reveal(s) && s->phase != HOME && s->phase != OVER;
}

/* Its player is asked something of a card that he plays. */
static bool within_a_card(const struct akkon_state *s)
{
    return s->phase == PAY || s->phase == PUSH || s->phase == STEPS || s->phase == FORTH
        || s->phase == BACK;
}

static bool reveals(const struct akkon_state *before, const struct akkon_state *after)
{
    return before_reveal(before) && card_round(after);
}

/* A round is over, and its last turn with it. (Under q-borrow-return B knights may have to
 * be chosen first that go home.) */
static bool closes(const struct akkon_state *before, const struct akkon_state *after)
{
    bool was = card_round(before) || before->phase == HOME;
    return was && (after->phase == OVER || (before_reveal(after) && !sets_up(after)));
}

/* ---- pieces ---- */

static bool lies_on(const struct akkon_state *s, unsigned seat, unsigned kind, unsigned city)
{
    return s->at[seat][kind] == ON_FIELD + city;
}

static bool marshal_on(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return s->start == seat && s->marshal == ON_FIELD + city;
}

static unsigned in_camp(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += has_knight(t, k) && s->at[seat][k] == IN_CAMP;
    return n;
}

static unsigned knights_bid(const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += on_field(s->at[seat][k]);
    return n;
}

static unsigned lent_to(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            n += s->at[p][k] == LENT + seat;
    return n;
}

/* The pieces as they lie after this move, before anything comes of it. */
static struct akkon_state laid_then(const struct akkon_state *before, struct move m)
{
    struct akkon_state s = *before;
    unsigned seat = m.actor % SEATS;
    if ((m.kind == M_PLACE || m.kind == M_SHIFT) && m.arg[0] < KNIGHTS)
        s.at[seat][m.arg[0]] = (uint8_t)(ON_FIELD + m.arg[1]);
    if (m.kind == M_PLACE && m.arg[0] == MARSHAL)
        s.marshal = (uint8_t)(ON_FIELD + m.arg[1]);
    return s;
}

/* ---- what pays ---- */

static unsigned knights_at_hand(const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned c = 0; c < SEATS; c++)
        n += s->stock[seat][c];
    return n;
}

/* In the card round. */
static bool has_marshal(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return t->marshal
        && ((s->start == seat && s->marshal == 0) || s->marshal == MARSHAL_LENT + seat);
}

static unsigned pieces_at_hand(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned seat)
{
    return knights_at_hand(s, seat) + (has_marshal(t, s, seat) && READS(t, Q_marshal_pays, 'A'));
}

/* ---- playing a card ---- */

static bool is_play(struct move m)
{
    return m.kind == M_PLAY || m.kind == M_PLAY_ON || m.kind == M_PLAY_FOR;
}

/* Something may be put down for a card in this move. */
static bool pays(const struct akkon_state *before, struct move m)
{
    return is_play(m) || m.kind == M_PAY || (m.kind == M_DONE && before->phase == PAY);
}

/* The card is paid now, and does what it says, or begins to. */
static bool acts(const struct akkon_state *before, struct move m, const struct akkon_state *after)
{
    return pays(before, m) && after->phase != PAY;
}

static const struct akkon_print *played_card(const struct akkon_table *t,
                                             const struct akkon_state *before, struct move m)
{
    return print_at(t, is_play(m) ? m.arg[0] : before->playing - 1u);
}

/* On whom, or for which pile, + 1; 0: on nobody. */
static unsigned played_on(const struct akkon_state *before, struct move m)
{
    return !is_play(m) ? before->target : m.kind == M_PLAY ? 0 : m.arg[1] + 1u;
}

static bool acts_as(const struct akkon_table *t, const struct akkon_state *before, struct move m,
                    const struct akkon_state *after, unsigned action)
{
    return acts(before, m, after) && played_card(t, before, m)->action == action;
}

/* The card whose action goes on. */
static const struct akkon_print *running(const struct akkon_table *t, const struct akkon_state *s)
{
    return print_at(t, s->playing - 1u);
}

static unsigned up(const struct akkon_table *t, unsigned value, unsigned by)
{
    return least(value + by, t->most);
}

static unsigned down(unsigned value, unsigned by)
{
    return value > by ? value - by : 0;
}

/* ---- the accused ---- */

static verdict asked(const struct akkon_table *t, const struct akkon_state *s, unsigned kind,
                     unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return akkon_refusal(t, s, m);
}

static bool can(const struct akkon_table *t, const struct akkon_state *s, unsigned kind,
                unsigned actor, unsigned a, unsigned b)
{
    return asked(t, s, kind, actor, a, b) == LEGAL;
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
        named = named || f->by[i] == v || (f->by[i] == SOME_CLAUSE && v != LEGAL);
    return named;
}

/* ---- made up, for laws ---- */

static struct akkon_table as_assumed(struct choice *from)
{
    struct akkon_table t;
    akkon_default_table(&t, 2 + choose(from, 4));
    akkon_seal(&t);
    return t;
}

static verdict judged(struct akkon_table *t)
{
    akkon_seal(t);
    return akkon_table_refusal(t);
}

static unsigned print_named(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned p = 0;
    while (p + 1 < t->prints && (t->print[p].city != city || t->print[p].action != action))
        p++;
    return p;
}

/* One copy goes from its pile to a place; equal cards rise. */
static void put(const struct akkon_table *t, struct akkon_state *s, unsigned print, unsigned place)
{
    unsigned c = t->first_card[print], end = t->first_card[print + 1];
    for (; c + 1 < end && s->card[c + 1] <= place; c++)
        s->card[c] = s->card[c + 1];
    s->card[c] = (uint8_t)place;
}

/* Nature turns up tops as it likes. */
static void turn_up_tops(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned p = 0; s->phase == EXPOSE && p < t->prints;) {
        struct move m = { M_EXPOSE, NATURE, { (uint8_t)p } };
        p = akkon_step(t, s, m) == LEGAL ? 0 : p + 1;
    }
}

/* Everybody has his start values and all knights at home, all cards lie in the piles. */
static struct akkon_state made(const struct akkon_table *t, unsigned phase)
{
    struct akkon_state s = { .phase = (uint8_t)phase };
    for (unsigned city = 0; city < t->cities; city++)
        put(t, &s,
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

/* -------------------------------------------------- title, goal, material -- */

CLAUSE(players_2_to_5, "Titel, Voorbereiding", SETUP, EXPLICIT,
       "Two to five players play, each in a colour of his own; no rule depends on their number.")

TABLE_PROPERTY(players_are_two_to_five)
{
    return t->head.players >= 2 && t->head.players <= 5;
}

LAW(other_numbers_of_players_are_refused)
{
    static const uint8_t wrong[] = { 0, 1, 6, 7, 8 };
    struct akkon_table t = as_assumed(from);
    t.head.players = wrong[choose(from, sizeof wrong)];
    return judged(&t) == AKKON_players_2_to_5;
}

LAW(assumed_sheet_fits_the_document)
{
    struct akkon_table t = as_assumed(from);
    t.short_game = (uint8_t)choose(from, 2);
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* Nobody who does not play has anything, lends anything or is asked. */
STATE_PROPERTY(empty_seats_have_nothing)
{
    bool good = s->start < t->head.players && s->mover < t->head.players
             && s->passed >> t->head.players == 0;
    for (unsigned p = 0; p < SEATS; p++) {
        if (p >= t->head.players)
            good = good && all_zero(s->value[p], TRACKS) && all_zero(s->at[p], KNIGHTS)
                && all_zero(s->stock[p], SEATS) && all_zero(s->paid[p], CITIES)
                && all_zero(s->claim[p], SEATS) && all_zero(s->guests[p], CITIES)
                && s->chaplain[p] == 0 && s->earlier[p] == 0;
        for (unsigned q = t->head.players; q < SEATS; q++)
            good = good && s->stock[p][q] == 0 && s->claim[p][q] == 0;
    }
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        good = good && (s->card[c] < IN_HAND + t->head.players || s->card[c] >= PLAYED);
    return good;
}

CLAUSE(seven_knights_per_round, "Doel, Aandacht", DEFINITION, IMPLIED,
       "In each round a player has his seven knights, but those lent; wherever they went, they are "
       "all back for the next.")

/* What is at hand when the pieces are turned up is what is in the camp, and what is borrowed. */
STEP_PROPERTY(knights_at_hand_are_those_not_bid_nor_lent)
{
    struct akkon_state then = laid_then(before, m);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && reveals(before, after); p++)
        good = good && knights_at_hand(after, p) == in_camp(t, &then, p) + lent_to(t, &then, p);
    return good;
}

/* But those that are being lent just now. */
STEP_PROPERTY(all_knights_are_home_for_the_next_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && closes(before, after); p++)
        good = good && (!READS(t, Q_borrow_return, 'A') || all_zero(after->at[p], KNIGHTS))
            && all_zero(after->paid[p], CITIES) && all_zero(after->stock[p], SEATS);
    return good;
}

CLAUSE(colour_kit, "Materiaal", SETUP, EXPLICIT,
       "A colour has seven knights, four markers and a camp.")

/* A colour has its knights once each: nobody else's, and the marshal is none of them. */
STATE_PROPERTY(each_knight_is_in_one_place)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS; k++) {
            unsigned at = s->at[p][k];
            good = good
                && (at == IN_CAMP
                    || (has_knight(t, k) && p < t->head.players
                        && (on_field(at) ? at - ON_FIELD < t->cities
                                         : at - LENT < t->head.players && at != LENT + p)));
        }
    return good;
}

/* Until the end of the round no knight that can be counted is made. */
TALLY_PROPERTY(nobody_has_more_knights_than_there_are)
{
    unsigned all = bits_in(t->knights) * t->head.players, n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += knights_at_hand(s, p);
    return n <= all;
}

CLAUSE(seven_distinct_knights, "Materiaal, Biedronde", DEFINITION, IMPLIED,
       "They are a 5, a 6, a 7, an 8, a mercenary, a grey and a chaplain.")

TABLE_PROPERTY(knights_are_seven_kinds)
{
    return t->knights >> KNIGHTS == 0 && t->knights != 0
        && (t->head.small || t->knights == (1u << KNIGHTS) - 1);
}

LAW(other_knights_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.knights = (uint8_t)(t.knights & ~(1u << choose(from, KNIGHTS)));
    return judged(&t) == AKKON_seven_distinct_knights;
}

/* ------------------------------------------------------------- setting up -- */

CLAUSE(four_tracks_0_13, "Voorbereiding, Kaartronde", DEFINITION, EXPLICIT,
       "There are four tracks, gold, faith, power and prestige, with values from 0 to 13.")

TABLE_PROPERTY(tracks_are_four_up_to_13)
{
    bool good =
        t->tracks >= 1 && t->tracks <= TRACKS && t->most <= MOST_VALUE && t->from <= t->most;
    return good && (t->head.small || (t->tracks == TRACKS && t->most == MOST_VALUE));
}

STATE_PROPERTY(values_stay_on_their_tracks)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned track = 0; track < TRACKS; track++)
            good = good
                && (p < t->head.players && track < t->tracks ? s->value[p][track] <= t->most
                                                             : s->value[p][track] == 0);
    return good;
}

LAW(other_tracks_are_refused)
{
    struct akkon_table t = as_assumed(from);
    if (choose(from, 2))
        t.most = (uint8_t)(START_VALUE + choose(from, MOST_VALUE - START_VALUE));
    else
        t.tracks = (uint8_t)choose(from, TRACKS);
    verdict v = judged(&t);
    return v == AKKON_four_tracks_0_13 || (t.tracks < TRACKS && v != LEGAL);
}

CLAUSE(markers_start_at_2, "Voorbereiding", SETUP, EXPLICIT, "Every value begins at 2.")

TABLE_PROPERTY(values_begin_at_2)
{
    return t->head.small || t->from == 2;
}

/* Until the first card is played. */
STATE_PROPERTY(nobody_has_moved_a_marker_before_the_deal)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && sets_up(s); p++)
        for (unsigned track = 0; track < t->tracks; track++)
            good = good && s->value[p][track] == t->from;
    return good;
}

LAW(everybody_begins_with_four_points)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s;
    akkon_start(&t, &s);
    for (unsigned p = 0; p < t.head.players; p++) {
        for (unsigned track = 0; track < TRACKS; track++)
            if (s.value[p][track] != 2)
                return false;
        if (akkon_points(&t, &s, p) != 4)
            return false;
    }
    return true;
}

LAW(another_start_value_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.from = another(from, MOST_VALUE, START_VALUE);
    return judged(&t) == AKKON_markers_start_at_2;
}

CLAUSE(knights_start_in_camp, "Voorbereiding", SETUP, EXPLICIT,
       "The knights begin in the camps, unseen by the others.")

STATE_PROPERTY(knights_lie_in_the_camps_until_the_first_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && sets_up(s); p++)
        good = good && all_zero(s->at[p], KNIGHTS) && all_zero(s->stock[p], SEATS)
            && all_zero(s->claim[p], SEATS) && all_zero(s->paid[p], CITIES);
    return good;
}

CLAUSE(start_player_by_lot, "Voorbereiding", SETUP, EXPLICIT,
       "The lot decides who is the first start player.")

TABLE_PROPERTY(start_player_is_not_of_the_sheet)
{
    return t->head.small ? t->first == BY_LOT || t->first < t->head.players : t->first == BY_LOT;
}

TALLY_PROPERTY(any_player_may_be_drawn)
{
    for (unsigned p = 0; s->phase == LOT && p < t->head.players; p++)
        if (!can(t, s, M_LOT, NATURE, p, 0))
            return false;
    return s->phase != LOT
        || akkon_weight(t, s, (struct move){ M_LOT, NATURE, { 0 } })
               == akkon_weight(t, s, (struct move){ M_LOT, NATURE, { 1 } });
}

STEP_PROPERTY(start_player_is_who_was_drawn)
{
    return (before->phase == LOT) == (m.kind == M_LOT)
        && (m.kind != M_LOT
            || (m.actor == NATURE && after->start == m.arg[0] && after->mover == m.arg[0]));
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.first = (uint8_t)choose(from, t.head.players);
    return judged(&t) == AKKON_start_player_by_lot;
}

CLAUSE(marshal_to_start_player, "Voorbereiding, Biedronde", SETUP, EXPLICIT,
       "The start player has the marshal besides his knights.")

TABLE_PROPERTY(there_is_one_marshal)
{
    return t->marshal <= 1 && (t->head.small || t->marshal == 1);
}

LAW(game_without_a_marshal_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.marshal = 0;
    return judged(&t) == AKKON_marshal_to_start_player;
}

/* Where he can be: and he lies open on a field only while bids are made. */
STATE_PROPERTY(marshal_is_in_one_place)
{
    unsigned at = s->marshal;
    if (!t->marshal)
        return at == SPENT;
    if (on_field(at))
        return before_reveal(s) && !sets_up(s) && s->phase != BORROW && at - ON_FIELD < t->cities;
    return at == 0
        || (at >= MARSHAL_LENT
                ? READS(t, Q_borrow_marshal, 'B') && at - MARSHAL_LENT < t->head.players
                : !before_reveal(s));
}

STEP_PROPERTY(start_player_has_the_marshal_again)
{
    return !closes(before, after) || !t->marshal || after->phase == OVER || after->marshal == 0;
}

CLAUSE(privileges_start_open, "Voorbereiding", SETUP, EXPLICIT,
       "The four privileges begin beside the board, held by nobody.")

TABLE_PROPERTY(there_are_four_privileges)
{
    return t->privileges >> t->tracks == 0 && (t->head.small || t->privileges == 15);
}

LAW(game_with_fewer_privileges_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.privileges = (uint8_t)choose(from, 15);
    return judged(&t) == AKKON_privileges_start_open;
}

STATE_PROPERTY(nobody_holds_a_privilege_at_first)
{
    bool good = true;
    for (unsigned track = 0; track < TRACKS; track++)
        good = good && s->privilege[track] <= t->head.players
            && (!sets_up(s) || s->privilege[track] == 0)
            && (bit(t->privileges, track) || s->privilege[track] == 0);
    return good;
}

CLAUSE(piles_by_city, "Voorbereiding", SETUP, EXPLICIT,
       "The 72 city cards make six piles, one of each city.")

TABLE_PROPERTY(cards_are_twelve_of_each_city)
{
    unsigned n[CITIES] = { 0 }, all = 0;
    bool good = t->cities >= 1 && t->cities <= CITIES && t->prints <= CARDS
             && (t->head.small || t->cities == CITIES);
    for (unsigned p = 0; p < t->prints && p < CARDS; p++) {
        const struct akkon_print *it = &t->print[p];
        good = good && it->city < t->cities && it->copies >= 1
            && (p == 0 || it->city >= t->print[p - 1].city);
        n[it->city % CITIES] += it->copies;
        all += it->copies;
    }
    for (unsigned city = 0; city < CITIES; city++)
        good = good && (t->head.small || n[city] == PER_CITY);
    return good && all <= CARDS && all == t->cards;
}

/* The cards of a print are neighbours, and their number is its number of copies. */
TABLE_PROPERTY(every_card_has_its_print)
{
    bool good = t->first_card[0] == 0;
    for (unsigned p = 0; p < t->prints && p < CARDS; p++)
        good = good && t->first_card[p + 1] == t->first_card[p] + t->print[p].copies;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        good = good && t->print_of[c] < t->prints && t->first_card[t->print_of[c]] <= c
            && c < t->first_card[t->print_of[c] + 1];
    return good;
}

LAW(cities_with_more_or_fewer_cards_are_refused)
{
    struct akkon_table t = as_assumed(from);
    unsigned print = print_named(&t, choose(from, JERUSALEM), BAN);
    t.print[print].copies = (uint8_t)(1 + another(from, 8, t.print[print].copies - 1u));
    return judged(&t) == AKKON_piles_by_city;
}

STATE_PROPERTY(each_card_is_in_one_place)
{
    bool good = true;
    for (unsigned c = 0; c < CARDS; c++) {
        bool same = c > 0 && c < t->cards && t->print_of[c] == t->print_of[c - 1];
        good = good && (c < t->cards ? s->card[c] < CARD_PLACES : s->card[c] == 0)
            && (!same || s->card[c - 1] <= s->card[c]);
    }
    return good;
}

CLAUSE(starters_taken_out, "Voorbereiding", SETUP, EXPLICIT,
       "Two lances of each coast city, two scriptures of Jerusalem and two mints of Akkon leave "
       "the "
       "piles first.")

/* How many copies with this name the beginning takes away from this city. */
static unsigned to_take_out(unsigned city, unsigned action)
{
    bool named = action == (city < JERUSALEM ? LANCE : city == JERUSALEM ? SCRIPTURE : MINT);
    return named ? 2 : 0;
}

TABLE_PROPERTY(starters_can_be_taken_out)
{
    bool good = true;
    for (unsigned city = 0; city < CITIES && !t->head.small; city++)
        good = good
            && copies_named(t, city,
                            city < JERUSALEM    ? LANCE
                            : city == JERUSALEM ? SCRIPTURE
                                                : MINT)
                   >= 2;
    return good;
}

LAW(city_without_two_of_its_starters_is_refused)
{
    struct akkon_table t = as_assumed(from);
    unsigned city = choose(from, JERUSALEM), lance = print_named(&t, city, LANCE),
             left = choose(from, 2);
    uint8_t more = (uint8_t)(t.print[lance].copies - 1 - left);
    t.print[lance].copies = 1;
    t.print[print_named(&t, city, BAN)].copies =
        (uint8_t)(t.print[print_named(&t, city, BAN)].copies + more);
    if (left == 0)
        t.print[lance].action = FEAST;
    else
        t.print[print_named(&t, city, SIEGE)].copies++;
    return judged(&t) == AKKON_starters_taken_out;
}

/* What leaves a pile while setting up is what is named, and no more of it. */
STEP_PROPERTY(only_starters_leave_the_piles_first)
{
    const struct akkon_print *it = print_at(t, m.arg[0]);
    bool of_the_variant = t->short_game && it->action == SIEGE && it->city < JERUSALEM;
    return m.kind != M_CULL
        || (before->phase == CULL && copies(t, before, m.arg[0], IN_PILE) > 0
            && (to_take_out(it->city, it->action) > 0 || of_the_variant));
}

/* How many copies of a name have left the pile, dealt, in the box or on the way. */
static unsigned gone_named(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                           unsigned action)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->prints; p++)
        if (t->print[p].city == city && t->print[p].action == action)
            n += t->print[p].copies - copies(t, s, p, IN_PILE);
    return n;
}

/* And with the variant. */
static unsigned to_leave(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned named = to_take_out(city, action), siege = action == SIEGE && city < JERUSALEM ? 2 : 0;
    bool twice = named > 0 && city >= JERUSALEM && READS(t, Q_short_variant_order, 'A');
    return named + (t->short_game ? siege + (twice ? 2 : 0) : 0);
}

TALLY_PROPERTY(named_cards_have_left_before_the_deal)
{
    bool good = true;
    for (unsigned city = 0;
         city < CITIES && !t->head.small && (s->phase == DEAL || s->phase == CULL); city++)
        for (unsigned action = 0; action < ACTIONS; action++) {
            unsigned gone = gone_named(t, s, city, action), leave = to_leave(t, city, action);
            good = good && (s->phase == DEAL ? gone == leave : gone <= leave);
        }
    return good;
}

CLAUSE(starters_dealt_open, "Voorbereiding", SETUP, EXPLICIT,
       "These twelve are mixed; from the start player on, clockwise, each player gets two, open, "
       "and takes them into his hand.")

TABLE_PROPERTY(two_starters_are_dealt)
{
    unsigned out = 0;
    for (unsigned p = 0; p < t->prints; p++)
        out += t->print[p].out;
    return t->head.small ? (unsigned)t->starters * t->head.players <= out || t->starters == 0
                         : t->starters == 2 && out == 0;
}

LAW(other_deals_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.starters = another(from, 6, STARTERS);
    return judged(&t) == AKKON_starters_dealt_open;
}

/* From the start player on, clockwise, both cards of a player before those of the next one. */
STEP_PROPERTY(starters_go_round)
{
    bool good = (before->phase == DEAL) == (m.kind == M_DEAL);
    unsigned seat = m.arg[1];
    if (m.kind != M_DEAL || seat >= t->head.players)
        return good;
    good = good && m.actor == NATURE && copies(t, before, m.arg[0], TAKEN_OUT) > 0
        && hand(t, before, seat) < t->starters && hand(t, after, seat) == hand(t, before, seat) + 1;
    bool served = true;
    for (unsigned n = 0, p = before->start; n < t->head.players; n++, p = left_of(t, p)) {
        served = served && p != seat;
        good = good && (p == seat || hand(t, before, p) == (served ? t->starters : 0u));
    }
    return good;
}

STEP_PROPERTY(everybody_has_his_starters_when_the_first_round_begins)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && before->phase == DEAL && after->phase != DEAL; p++)
        good = good && hand(t, after, p) == t->starters;
    return good;
}

TALLY_PROPERTY(any_starter_may_be_dealt)
{
    unsigned seats = 0;
    for (unsigned seat = 0; s->phase == DEAL && seat < t->head.players; seat++) {
        unsigned may = 0, there = 0;
        for (unsigned p = 0; p < t->prints; p++) {
            there += copies(t, s, p, TAKEN_OUT) > 0;
            may += can(t, s, M_DEAL, NATURE, p, seat);
        }
        if (may != 0 && may != there)
            return false;
        seats += may != 0;
    }
    return s->phase != DEAL || seats == 1;
}

CLAUSE(starters_surplus_to_box, "Voorbereiding", SETUP, EXPLICIT,
       "Those that nobody gets leave the game.")

/* Eight, six, four or two of them, for two to five players; twelve more for the variant. */
STEP_PROPERTY(rest_of_the_starters_is_boxed)
{
    if (before->phase != DEAL || after->phase == DEAL)
        return true;
    unsigned variant = !t->short_game ? 0 : READS(t, Q_short_variant_order, 'A') ? 12 : 8;
    unsigned starters = 12 - 2u * t->head.players;
    return lying(t, after, TAKEN_OUT) == 0
        && (t->head.small || lying(t, after, BOXED) == starters + variant);
}

STATE_PROPERTY(starters_lie_apart_only_until_they_are_dealt)
{
    return s->phase == CULL || s->phase == DEAL || lying(t, s, TAKEN_OUT) == 0;
}

CLAUSE(piles_shuffled, "Voorbereiding", SETUP, EXPLICIT,
       "Each pile is mixed and lies at the bid field of its city so that its top alone is seen.")

/* q-prestige-which B: who looks through a pile sees it. */
static bool looks_through(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return s->phase == SEARCH && holds(s, seat, PRESTIGE) && s->field == ON_FIELD + city;
}

/* What a player sees of a pile: its top, and how many there are. */
static bool sees_top_and_number(const struct akkon_table *t, const struct akkon_state *s,
                                const struct akkon_state *seen, unsigned city)
{
    unsigned rest = 0;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        rest += seen->card[c] == UNSEEN + 16 + city;
    return top(t, seen, city) == top(t, s, city) && rest == pile(t, s, city) - tops(t, s, city);
}

TALLY_PROPERTY(top_alone_is_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct akkon_state seen;
        akkon_view(t, s, p, &seen);
        for (unsigned city = 0; city < t->cities; city++)
            if (!looks_through(s, p, city) && !sees_top_and_number(t, s, &seen, city))
                return false;
        for (unsigned c = 0; c < t->cards && c < CARDS; c++)
            if (seen.card[c] == IN_PILE && !looks_through(s, p, print_at(t, t->print_of[c])->city))
                return false;
    }
    return true;
}

/* Which card of a pile is hidden and which is another's makes no difference: a card in a rest
 * and one in another's hand change places unseen. */
TALLY_PROPERTY(nobody_sees_which_cards_are_hidden)
{
    unsigned v = s->mover, in_rest = CARDS, in_hand = CARDS;
    for (unsigned c = 0; c < t->cards && c < CARDS; c++) {
        bool single = print_at(t, t->print_of[c])->copies == 1;
        in_rest = single && s->card[c] == IN_PILE ? c : in_rest;
        in_hand =
            single && s->card[c] >= IN_HAND && s->card[c] < PLAYED && s->card[c] != IN_HAND + v
                ? c
                : in_hand;
    }
    if (in_rest == CARDS || in_hand == CARDS || s->phase == DEAL || s->phase == SEARCH
        || print_at(t, t->print_of[in_rest])->city != print_at(t, t->print_of[in_hand])->city)
        return true;
    struct akkon_state other = *s, seen, then;
    other.card[in_rest] = s->card[in_hand];
    other.card[in_hand] = IN_PILE;
    akkon_view(t, s, v, &seen);
    akkon_view(t, &other, v, &then);
    return same_bytes(seen.card, then.card, CARDS);
}

CLAUSE(pile_size_10, "Voorbereiding", SETUP, IMPLIED, "Every pile then has ten cards.")

/* With the variant eight; as read, ten of Jerusalem and Akkon. */
STEP_PROPERTY(piles_begin_with_ten_cards)
{
    bool good = true;
    for (unsigned city = 0; city < t->cities && before->phase == DEAL && after->phase != DEAL;
         city++) {
        bool less = t->short_game && (city < JERUSALEM || READS(t, Q_short_variant_order, 'A'));
        good = good && pile(t, after, city) == (t->head.small ? given(t, city) : less ? 8 : 10);
    }
    return good;
}

CLAUSE(copy_count_public, "Voorbereiding", INFORMATION, EXPLICIT,
       "A card says how many copies of it the game has, so everybody knows.")

TABLE_PROPERTY(no_print_is_listed_twice)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints && p < CARDS; p++)
        for (unsigned q = 0; q < p; q++) {
            const struct akkon_print *a = &t->print[p], *b = &t->print[q];
            good = good
                && (a->city != b->city || a->action != b->action || a->cost != b->cost
                    || a->track != b->track || a->other != b->other || a->cities != b->cities);
        }
    return good;
}

LAW(print_listed_twice_is_refused)
{
    struct akkon_table t = as_assumed(from);
    unsigned city = choose(from, JERUSALEM), ban = print_named(&t, city, BAN);
    struct akkon_print *feast = &t.print[print_named(&t, city, FEAST)];
    *feast = t.print[ban];
    feast->copies = 1;
    return judged(&t) == AKKON_copy_count_public;
}

/* ---------------------------------------------------------------- outline -- */

CLAUSE(round_bid_then_card, "Overzicht", TURN_ORDER, EXPLICIT,
       "A round is a bid round and then a card round.")

/* The bid round goes over into the card round, that into the next bid round; there is no other way.
 */
STEP_PROPERTY(card_round_follows_the_bid_round)
{
    if (card_round(before))
        return !sets_up(after)
            && (card_round(after) || closes(before, after) || after->phase == HOME);
    if (before->phase == HOME)
        return after->phase == HOME || closes(before, after);
    bool early = before->phase == EXCHANGE || before->phase == SEARCH;
    return before_reveal(after)
        || (reveals(before, after) && (before->phase == BID || before->phase == SHIFT))
        || (after->phase == OVER && early && READS(t, Q_prestige_end, 'B'));
}

STEP_PROPERTY(bids_are_made_in_the_bid_round_and_cards_played_in_the_card_round)
{
    bool bid = m.kind == M_PLACE || m.kind == M_PASS, card = is_play(m) || m.kind == M_END;
    return (!bid || before->phase == BID) && (!card || before->phase == TURN);
}

TALLY_PROPERTY(bids_are_refused_in_the_card_round_and_cards_before)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        bool laid = can(t, s, M_PLACE, p, CHAPLAIN, 0) || can(t, s, M_PASS, p, 0, 0);
        bool played = can(t, s, M_PLAY, p, 0, 0) || can(t, s, M_END, p, 0, 0);
        if ((laid && s->phase != BID) || (played && s->phase != TURN))
            return false;
    }
    return true;
}

/* -------------------------------------------------------------- bid round -- */

CLAUSE(bid_clockwise, "Biedronde", TURN_ORDER, AMBIGUOUS,
       "From the start player on, clockwise, the players bid in turn; who has passed is left out.")

/* Who bids after this one: clockwise, the first who has not passed. */
static unsigned next_to_bid(const struct akkon_table *t, unsigned seat, unsigned passed)
{
    unsigned p = left_of(t, seat);
    for (unsigned n = 0; n < t->head.players && p != seat && bit(passed, p); n++)
        p = left_of(t, p);
    return p;
}

static bool ends_bid_turn(const struct akkon_state *before, struct move m,
                          const struct akkon_state *after)
{
    return before->phase == BID
        && (m.kind == M_DONE || m.kind == M_PASS || (m.kind == M_PLACE && after->field == 0));
}

STEP_PROPERTY(bids_go_round_and_leave_out_who_has_passed)
{
    if (ends_bid_turn(before, m, after) && before_reveal(after)
        && after->passed >> t->head.players == 0) {
        unsigned all = (1u << t->head.players) - 1;
        return after->passed == all
            || (after->mover == next_to_bid(t, before->mover, after->passed)
                && !bit(after->passed, after->mover));
    }
    return before->phase != BID || after->phase != BID || after->mover == before->mover;
}

STEP_PROPERTY(start_player_bids_first)
{
    bool begins = before->phase != BID && before->phase != SHIFT && (after->phase == BID);
    return !begins || (after->mover == after->start && after->passed == 0 && after->field == 0);
}

STEP_PROPERTY(only_whose_turn_it_is_bids)
{
    bool bid = m.kind == M_PLACE || m.kind == M_PASS || (m.kind == M_DONE && before->phase == BID);
    return !bid || (m.actor == before->mover && !bit(before->passed, m.actor));
}

TALLY_PROPERTY(bids_out_of_turn_are_refused)
{
    for (unsigned p = 0; s->phase == BID && p < t->head.players; p++)
        if (p != s->mover
            && (asked(t, s, M_PASS, p, 0, 0)
                    != (bit(s->passed, p) ? AKKON_pass_is_final : AKKON_bid_clockwise)
                || can(t, s, M_PLACE, p, FIVE, 0) || can(t, s, M_DONE, p, 0, 0)))
            return false;
    return true;
}

CLAUSE(bid_min_one, "Biedronde", LEGALITY, EXPLICIT, "Who bids lays one piece at least.")

TALLY_PROPERTY(bid_turn_ends_when_a_piece_was_laid)
{
    if (s->phase != BID)
        return true;
    verdict v = asked(t, s, M_DONE, s->mover, 0, 0);
    return s->field != 0 ? v == LEGAL : v == AKKON_bid_min_one;
}

STEP_PROPERTY(nobody_is_done_with_nothing)
{
    return m.kind != M_DONE || before->phase != BID || before->field != 0;
}

CLAUSE(bid_face_down, "Biedronde", INFORMATION, EXPLICIT, "Pieces are laid face down.")

static bool open_field(const struct akkon_state *s, unsigned at)
{
    return on_field(at) && s->marshal == at;
}

/* May a knight of this player be seen by others? */
static bool hidden(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                   unsigned kind)
{
    return has_knight(t, kind) && !open_field(s, s->at[seat][kind]);
}

/* The hidden knights of a player change places, each with the next one: as many are everywhere. */
static struct akkon_state rotated(const struct akkon_table *t, const struct akkon_state *s,
                                  unsigned seat)
{
    struct akkon_state other = *s;
    unsigned last = KNIGHTS, first = KNIGHTS;
    for (unsigned k = 0; k < KNIGHTS; k++)
        if (hidden(t, s, seat, k)) {
            if (last < KNIGHTS)
                other.at[seat][last] = s->at[seat][k];
            first = least(first, k);
            last = k;
        }
    if (last < KNIGHTS)
        other.at[seat][last] = s->at[seat][first];
    return other;
}

/* Readings that keep in the state what only the owner of the knights knows. */
static bool remembers_knights(const struct akkon_table *t)
{
    return !READS(t, Q_mercenary_later, 'A') || !READS(t, Q_gold_chaplain, 'A')
        || !READS(t, Q_marshal_open_same_move, 'A');
}

/* How a state looks to a player. */
static bool looks_alike(const struct akkon_table *t, const struct akkon_state *s,
                        const struct akkon_state *other, unsigned viewer)
{
    struct akkon_state a, b;
    akkon_view(t, s, viewer, &a);
    akkon_view(t, other, viewer, &b);
    return same_bytes((const uint8_t *)&a, (const uint8_t *)&b, sizeof a);
}

TALLY_PROPERTY(others_do_not_see_which_knight_is_where)
{
    for (unsigned p = 0;
         before_reveal(s) && !sets_up(s) && !remembers_knights(t) && p < t->head.players; p++) {
        struct akkon_state other = rotated(t, s, p);
        for (unsigned v = 0; v < t->head.players; v++)
            if (v != p && !looks_alike(t, s, &other, v))
                return false;
    }
    return true;
}

/* But how many lie where they do see. */
TALLY_PROPERTY(everybody_sees_how_many_knights_are_where)
{
    if (!READS(t, Q_bid_simultaneous, 'A') || !READS(t, Q_marshal_open_same_move, 'A'))
        return true;
    for (unsigned v = 0; before_reveal(s) && v < t->head.players; v++) {
        struct akkon_state seen;
        akkon_view(t, s, v, &seen);
        for (unsigned p = 0; p < t->head.players; p++)
            for (unsigned at = IN_CAMP; at < LENT + SEATS; at++) {
                unsigned there = 0, shown = 0;
                for (unsigned k = 0; k < KNIGHTS; k++)
                    if (has_knight(t, k)) {
                        there += s->at[p][k] == at;
                        shown += seen.at[p][k] == at || seen.at[p][k] == UNSEEN + at;
                    }
                if (there != shown)
                    return false;
            }
    }
    return true;
}

CLAUSE(bid_one_field, "Biedronde", LEGALITY, AMBIGUOUS,
       "All pieces that are laid in one bid turn go to one bid field.")

/* What a bid turn may spread over several fields. */
static bool any_fields(const struct akkon_table *t)
{
    return READS(t, Q_bid_one_field, 'C') || READS(t, Q_bid_simultaneous, 'B');
}

STEP_PROPERTY(pieces_of_a_bid_turn_lie_on_one_field)
{
    bool single = READS(t, Q_bid_one_field, 'B') && READS(t, Q_bid_simultaneous, 'A');
    if (m.kind != M_PLACE)
        return true;
    if (single)
        return before->field == 0 && after->field == 0;
    return any_fields(t) ? after->field == ELSEWHERE
                         : after->field == ON_FIELD + m.arg[1]
                               && (before->field == 0 || before->field == after->field);
}

STATE_PROPERTY(field_of_the_bid_turn_is_one_of_the_table)
{
    bool city = on_field(s->field) && s->field - ON_FIELD < t->cities;
    return s->field == 0 || (s->phase == BID && (any_fields(t) ? s->field == ELSEWHERE : city))
        || (s->phase == SEARCH && city);
}

CLAUSE(bid_from_own_camp, "Doel, Biedronde", LEGALITY, IMPLIED,
       "They come from the player's own camp; the start player's may be the marshal, too.")

STEP_PROPERTY(piece_laid_comes_from_the_own_camp)
{
    unsigned p = m.actor, k = m.arg[0], to = ON_FIELD + m.arg[1];
    if (m.kind != M_PLACE)
        return true;
    if (k == MARSHAL)
        return p == before->start && t->marshal && before->marshal == 0
            && (after->marshal == to || !before_reveal(after));
    return p < SEATS && k < KNIGHTS && has_knight(t, k) && before->at[p][k] == IN_CAMP
        && (after->at[p][k] == to || !before_reveal(after));
}

CLAUSE(bid_stacking_free, "Biedronde", LEGALITY, IMPLIED,
       "A field may be bid on again and by several players, with any number of pieces.")

static bool pair_on(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return lies_on(s, seat, MERCENARY, city) && lies_on(s, seat, GREY, city);
}

/* Would this piece and those that lie there make the forbidden pair? */
static bool makes_a_pair(const struct akkon_state *s, unsigned seat, unsigned piece, unsigned city)
{
    return (piece == MERCENARY && lies_on(s, seat, GREY, city))
        || (piece == GREY && lies_on(s, seat, MERCENARY, city));
}

static struct faults faults_of_laying(const struct akkon_table *t, const struct akkon_state *s,
                                      unsigned piece, unsigned city)
{
    struct faults f = { .count = 0 };
    unsigned p = s->mover;
    fault(&f, piece == BORROWED, AKKON_borrow_card_round_only);
    fault(&f, piece == MARSHAL && p != s->start, AKKON_marshal_start_player_only);
    fault(&f, piece == MARSHAL && (p != s->start || !t->marshal || s->marshal != 0),
          AKKON_bid_from_own_camp);
    fault(&f, piece < KNIGHTS && s->at[p][piece] != IN_CAMP, AKKON_bid_from_own_camp);
    fault(&f, s->field != 0 && !any_fields(t) && s->field != ON_FIELD + city, AKKON_bid_one_field);
    fault(&f, READS(t, Q_empty_pile_field, 'A') && pile(t, s, city) == 0,
          AKKON_bid_needs_visible_card);
    fault(&f, READS(t, Q_hidden_combo, 'A') && makes_a_pair(s, p, piece, city),
          AKKON_merc_grey_exclusive);
    return f;
}

/* A city that never had a card, where one may bid without: only a scope has one. */
static bool says_nothing(const struct akkon_table *t, unsigned city)
{
    return given(t, city) == 0 && READS(t, Q_empty_pile_field, 'B');
}

/* Whatever is not forbidden may be laid. */
TALLY_PROPERTY(any_piece_may_be_laid_on_any_field_but_as_forbidden)
{
    for (unsigned city = 0; s->phase == BID && city < t->cities; city++)
        for (unsigned piece = 0; piece < PIECES; piece++) {
            struct faults f = faults_of_laying(t, s, piece, city);
            if ((piece >= KNIGHTS || has_knight(t, piece)) && !says_nothing(t, city)
                && !rightly(asked(t, s, M_PLACE, s->mover, piece, city), &f))
                return false;
        }
    return true;
}

CLAUSE(bid_needs_visible_card, "Biedronde", LEGALITY, AMBIGUOUS,
       "A bid is one for the top of that field's pile; where there is none, nobody bids.")

STEP_PROPERTY(bid_is_for_a_card_that_lies_there)
{
    return m.kind != M_PLACE || READS(t, Q_empty_pile_field, 'B')
        || top(t, before, m.arg[1]) != NOWHERE;
}

/* Where one may bid without a card, one may do so. */
LAW(empty_pile_takes_bids_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), piece = choose(from, KNIGHTS + 1u);
    t.head.reading[AKKON_Q_empty_pile_field] = (uint8_t)('A' + choose(from, 2));
    for (unsigned c = 0; c < CARDS; c++)
        if (t.print[t.print_of[c]].city == city)
            s.card[c] = DISCARDED;
    s.ending = LAST_ROUND;
    return asked(&t, &s, M_PLACE, 0, piece, city)
        == (READS(&t, Q_empty_pile_field, 'B') ? (verdict)LEGAL
                                               : (verdict)AKKON_bid_needs_visible_card);
}

CLAUSE(bid_no_peek, "Biedronde", INFORMATION, EXPLICIT, "What was laid may not be looked at again.")

/* What a player laid he does not forget, and the others do not learn: the view of a player has his
 * own row, and no move lets anybody look. */
TALLY_PROPERTY(own_knights_are_known)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct akkon_state seen;
        akkon_view(t, s, p, &seen);
        if (!same_bytes(seen.at[p], s->at[p], KNIGHTS))
            return false;
    }
    return true;
}

CLAUSE(bid_no_withdrawal, "Biedronde, Goud", LEGALITY, IMPLIED,
       "What was laid stays there, unless Saladin moves it.")

STEP_PROPERTY(pieces_stay_where_they_were_laid)
{
    bool good = m.kind != M_WITHDRAW;
    bool shifted = m.kind == M_SHIFT && before->phase == SHIFT;
    for (unsigned p = 0; p < t->head.players && before->phase != OVER && before_reveal(after); p++)
        for (unsigned k = 0; k < KNIGHTS && before_reveal(before); k++)
            good = good
                && (!on_field(before->at[p][k]) || after->at[p][k] == before->at[p][k]
                    || (shifted && p == m.actor && k == m.arg[0]));
    return good
        && (!on_field(before->marshal) || !before_reveal(after)
            || after->marshal == before->marshal);
}

TALLY_PROPERTY(taking_back_is_refused)
{
    for (unsigned k = 0; s->phase == BID && k <= MARSHAL; k++)
        if ((k == MARSHAL || has_knight(t, k))
            && asked(t, s, M_WITHDRAW, s->mover, k, 0) != AKKON_bid_no_withdrawal)
            return false;
    return true;
}

CLAUSE(bid_place_or_pass, "Biedronde", LEGALITY, EXPLICIT,
       "A bid turn is a bid or a pass, one of the two.")

STEP_PROPERTY(who_has_laid_does_not_pass)
{
    return m.kind != M_PASS || before->field == 0;
}

/* Waiting is no way: in a bid turn without a piece laid, whatever is legal is a bid or a pass. */
TALLY_PROPERTY(waiting_is_refused)
{
    return s->phase != BID
        || (!can(t, s, M_SKIP, s->mover, 0, 0) && !can(t, s, M_END, s->mover, 0, 0)
            && (s->field == 0 || asked(t, s, M_PASS, s->mover, 0, 0) == AKKON_bid_place_or_pass));
}

CLAUSE(pass_allowed_any_time, "Biedronde", LEGALITY, AMBIGUOUS,
       "One may pass in any bid turn of one's own, without having bid, too.")

static bool has_bid(const struct akkon_state *s, unsigned seat)
{
    return knights_bid(s, seat) > 0 || (seat == s->start && on_field(s->marshal));
}

/* Is there anything that he could lay? */
static bool can_bid(const struct akkon_table *t, const struct akkon_state *s)
{
    for (unsigned city = 0; city < t->cities; city++)
        for (unsigned piece = 0; piece <= MARSHAL; piece++)
            if ((piece == MARSHAL || has_knight(t, piece))
                && faults_of_laying(t, s, piece, city).count == 0)
                return true;
    return false;
}

TALLY_PROPERTY(who_has_laid_nothing_may_pass)
{
    if (s->phase != BID || s->field != 0)
        return true;
    bool owes = READS(t, Q_pass_without_bid, 'B') && !has_bid(s, s->mover) && can_bid(t, s);
    bool unclear =
        READS(t, Q_pass_without_bid, 'B') && READS(t, Q_empty_pile_field, 'B') && t->head.small;
    return unclear
        || asked(t, s, M_PASS, s->mover, 0, 0)
               == (owes ? (verdict)AKKON_pass_allowed_any_time : (verdict)LEGAL);
}

CLAUSE(pass_is_final, "Biedronde", LEGALITY, EXPLICIT, "Who has passed bids no more in this round.")

STEP_PROPERTY(nobody_comes_back_into_the_bid_round)
{
    bool single = READS(t, Q_bid_simultaneous, 'B') && ends_bid_turn(before, m, after);
    unsigned more = m.kind == M_PASS || single ? 1u << before->mover % 8 : 0;
    if (before->phase != BID && before->phase != SHIFT)
        return after->passed == 0;
    return !before_reveal(after) || after->passed == (before->passed | more);
}

CLAUSE(pass_when_empty, "Biedronde", LEGALITY, IMPLIED, "Who can lay nothing more has to pass.")

/* With nothing to lay there is one move, and there always is one. */
TALLY_PROPERTY(who_can_lay_nothing_passes)
{
    if (s->phase != BID || s->field != 0 || can_bid(t, s)
        || (t->head.small && READS(t, Q_empty_pile_field, 'B')))
        return true;
    for (unsigned city = 0; city < t->cities; city++)
        for (unsigned piece = 0; piece < PIECES; piece++)
            if (can(t, s, M_PLACE, s->mover, piece, city))
                return false;
    return can(t, s, M_PASS, s->mover, 0, 0) && !can(t, s, M_DONE, s->mover, 0, 0);
}

CLAUSE(bid_ends_all_passed, "Biedronde", TURN_ORDER, EXPLICIT,
       "When all have passed the bid round is over, and the pieces are turned up.")

STATE_PROPERTY(somebody_still_bids)
{
    unsigned all = (1u << t->head.players % 8) - 1;
    return s->phase != BID || (s->passed != all && !bit(s->passed, s->mover));
}

STEP_PROPERTY(pieces_are_turned_up_when_all_have_passed)
{
    unsigned all = (1u << t->head.players % 8) - 1;
    bool ends =
        ends_bid_turn(before, m, after) && (m.kind == M_PASS || READS(t, Q_bid_simultaneous, 'B'));
    unsigned passed = before->passed | (ends ? 1u << before->mover % 8 : 0u);
    if (before->phase == BID && passed != all)
        return before_reveal(after);
    if (before->phase == BID)
        return after->phase == SHIFT || reveals(before, after);
    return !reveals(before, after) || (before->phase == SHIFT && before->passed == all);
}

/* Nobody's knights lie anywhere any more, but those lent that stay away. */
STATE_PROPERTY(types_do_not_matter_in_the_card_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && !before_reveal(s); p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            good = good
                && (s->at[p][k] == 0 || (s->at[p][k] >= LENT && !READS(t, Q_borrow_return, 'A')));
    return good;
}

CLAUSE(knight_value_5_8, "Biedronde", DEFINITION, EXPLICIT,
       "The 5, the 6, the 7 and the 8 bid what they say, and can do nothing else.")

/* What lies there counts for a mercenary as read. A grey that is taken off (q-hidden-combo C) is
 * gone. */
static bool taken_off(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                      unsigned kind, unsigned city)
{
    return kind == GREY && READS(t, Q_hidden_combo, 'C') && pair_on(s, seat, city);
}

static unsigned met_by_mercenary(const struct akkon_table *t, const struct akkon_state *s,
                                 unsigned owner, unsigned city)
{
    unsigned n = READS(t, Q_mercenary_counts, 'B') ? 0 : marshal_on(s, s->start, city);
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++) {
            bool himself = p == owner && k == MERCENARY;
            bool worthless = READS(t, Q_mercenary_counts, 'C') && (k == GREY || k == CHAPLAIN);
            n += lies_on(s, p, k, city) && !himself && !worthless && !taken_off(t, s, p, k, city);
        }
    return READS(t, Q_mercenary_later, 'B') ? down(n, s->earlier[owner]) : n;
}

/* What a player bids there. */
static unsigned bid_of(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                       unsigned city)
{
    unsigned sum = 0, marshal = marshal_on(s, seat, city) ? 4 : 0;
    bool doubled = lies_on(s, seat, GREY, city) && !taken_off(t, s, seat, GREY, city);
    bool single = marshal && READS(t, Q_grey_doubles_marshal, 'B');
    for (unsigned k = FIVE; k <= EIGHT; k++)
        sum += lies_on(s, seat, k, city) ? 5 + k : 0;
    if (lies_on(s, seat, MERCENARY, city))
        sum += 2 + 2 * met_by_mercenary(t, s, seat, city);
    if (!single)
        sum += marshal;
    return (doubled ? 2 * sum : sum) + (single ? marshal : 0);
}

/* A field with any pieces on it, and any readings that touch what they bid. */
static struct akkon_state any_bids(struct akkon_table *t, struct choice *from, unsigned city)
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
            s.earlier[p] = (uint8_t)choose(from, 5);
    }
    return s;
}

/* The bids when pieces are turned up, now that this was done: a mercenary whom Saladin moves has
 * found there what lies there (q-mercenary-later B). */
static struct akkon_state bids_then(const struct akkon_table *t, const struct akkon_state *before,
                                    struct move m)
{
    struct akkon_state s = laid_then(before, m), came = *before;
    unsigned seat = m.actor % SEATS;
    if (m.kind != M_SHIFT || m.arg[0] != MERCENARY || READS(t, Q_mercenary_later, 'A'))
        return s;
    came.earlier[seat] = 0;
    s.earlier[seat] = (uint8_t)met_by_mercenary(t, &came, seat, m.arg[1]);
    return s;
}

LAW(lone_knight_bids_its_number)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned k = choose(from, 4), city = choose(from, CITIES), p = choose(from, t.head.players);
    s.at[p][k] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, p, city) == 5 + k;
}

CLAUSE(mercenary_base_2, "Biedronde", DEFINITION, EXPLICIT, "A mercenary bids 2.")

LAW(lone_mercenary_bids_two)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), p = choose(from, t.head.players);
    s.at[p][MERCENARY] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, p, city) == 2 && akkon_winner_of(&t, &s, city) == p;
}

CLAUSE(mercenary_plus_2_each, "Biedronde, Voorbeeld", EFFECT, AMBIGUOUS,
       "He bids 2 more for every other piece on his field, whosever it is.")

/* A piece of another there, whatever it is, is worth 2 to him; on another field nothing. */
LAW(each_other_piece_is_worth_two_to_a_mercenary)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), there = choose(from, CITIES), others = 0;
    s.at[0][MERCENARY] = (uint8_t)(ON_FIELD + city);
    for (unsigned k = 0; k < KNIGHTS; k++) {
        s.at[1][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + there : 0);
        others += s.at[1][k] != 0 && there == city;
    }
    return akkon_bid_value(&t, &s, 0, city) == 2 + 2 * others;
}

/* q-mercenary-later B: what he found is remembered. It is what lay there before the bid turn, or
 * where a bid turn is of several fields, before him. */
STEP_PROPERTY(mercenary_remembers_whom_he_found)
{
    unsigned p = m.actor % SEATS;
    bool waits = has_knight(t, MERCENARY) && before->at[p][MERCENARY] == IN_CAMP;
    bool first = any_fields(t) ? m.arg[0] == MERCENARY : before->field == 0;
    if (READS(t, Q_mercenary_later, 'A'))
        return all_zero(after->earlier, SEATS);
    if (m.kind != M_PLACE || !waits || after->field == 0 || READS(t, Q_bid_simultaneous, 'B'))
        return true; /* of what is bid at once nothing is earlier: the document says no more */
    return after->earlier[p]
        == (first ? met_by_mercenary(t, before, p, m.arg[1]) : before->earlier[p]);
}

/* The third example: with two others of pieces that bid less than 6 a mercenary is worth 6 and
 * takes it. */
LAW(mercenary_with_two_others_bids_six)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), a = choose(from, KNIGHTS), b = choose(from, KNIGHTS),
             rival = 2;
    t.head.players = 3;
    unsigned owner = choose(from, 2) ? 1 : rival;
    if (owner == 1 && a == b)
        return true;
    s.at[0][MERCENARY] = s.at[1][a] = s.at[owner][b] = (uint8_t)(ON_FIELD + city);
    if (akkon_bid_value(&t, &s, 0, city) != 6)
        return false;
    bool below = bid_of(&t, &s, 1, city) < 6 && bid_of(&t, &s, rival, city) < 6;
    return !below || akkon_winner_of(&t, &s, city) == 0;
}

CLAUSE(merc_grey_exclusive, "Biedronde", LEGALITY, EXPLICIT,
       "In the bid round a player's mercenary and his grey are never on one field.")

STATE_PROPERTY(mercenary_and_grey_are_never_on_one_field)
{
    bool free = READS(t, Q_hidden_combo, 'B') || READS(t, Q_hidden_combo, 'C');
    bool good = true;
    for (unsigned p = 0; p < SEATS && !free && READS(t, Q_gold_limits, 'A'); p++)
        for (unsigned city = 0; city < CITIES; city++)
            good = good && !pair_on(s, p, city);
    return good;
}

STEP_PROPERTY(nobody_lays_the_forbidden_pair)
{
    bool free = READS(t, Q_hidden_combo, 'B') || READS(t, Q_hidden_combo, 'C');
    return m.kind != M_PLACE || free || !makes_a_pair(before, m.actor % SEATS, m.arg[0], m.arg[1]);
}

/* q-hidden-combo B: nothing is bid by who has laid it; C: the grey does not count. */
LAW(forbidden_pair_counts_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    bool is_void = choose(from, 2);
    t.head.reading[AKKON_Q_hidden_combo] = is_void ? 'B' : 'C';
    s.at[0][MERCENARY] = s.at[0][GREY] = s.at[0][EIGHT] = s.at[1][FIVE] =
        (uint8_t)(ON_FIELD + city);
    return akkon_winner_of(&t, &s, city) == (is_void ? 1 : 0)
        && (is_void || akkon_bid_value(&t, &s, 0, city) == 8 + 2 + 2 * 2);
}

CLAUSE(merc_grey_foreign_ok, "Biedronde", LEGALITY, IMPLIED, "Those of different players may be.")

LAW(mercenary_and_grey_of_different_players_share_a_field)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), mine = choose(from, 2) ? MERCENARY : GREY;
    s.at[1][mine == MERCENARY ? GREY : MERCENARY] = (uint8_t)(ON_FIELD + city);
    return can(&t, &s, M_PLACE, 0, mine, city);
}

CLAUSE(merc_grey_payment_ok, "Biedronde", LEGALITY, IMPLIED,
       "In the card round both of them may be put on one field.")

/* All seven pay together for cards of one city. */
LAW(all_knights_may_be_put_on_one_field)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, CITIES), FEAST);
    t.print[p].cost = KNIGHTS;
    s.marshal = SPENT;
    put(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    if (t.print[p].action != FEAST)
        return true;
    return akkon_step(&t, &s, m) == LEGAL && knights_at_hand(&s, 0) == 0;
}

CLAUSE(grey_no_value, "Biedronde", DEFINITION, EXPLICIT, "A grey bids nothing by itself.")

LAW(lone_grey_bids_nothing)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    s.at[0][GREY] = (uint8_t)(ON_FIELD + city);
    s.at[0][CHAPLAIN] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
    return akkon_bid_value(&t, &s, 0, city) == 0 && akkon_winner_of(&t, &s, city) == NOWHERE;
}

CLAUSE(grey_doubles_own, "Biedronde", EFFECT, EXPLICIT,
       "He doubles what the other pieces of his player on the field bid.")

/* The second example: with the grey, knights bid twice what they bid without him; so they beat
 * another who bids less than that. */
LAW(grey_doubles_what_lies_with_him)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), own = 0, other = 0;
    for (unsigned k = FIVE; k <= EIGHT; k++) {
        s.at[0][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
        s.at[1][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + city : 0);
        own += s.at[0][k] ? 5 + k : 0;
        other += s.at[1][k] ? 5 + k : 0;
    }
    s.at[0][GREY] = (uint8_t)(ON_FIELD + city);
    unsigned takes = akkon_winner_of(&t, &s, city);
    return akkon_bid_value(&t, &s, 0, city) == 2 * own && akkon_bid_value(&t, &s, 1, city) == other
        && takes
               == (other < 2 * own   ? 0
                   : other > 2 * own ? 1
                                     : (unsigned)NOWHERE);
}

CLAUSE(grey_not_foreign, "Biedronde", EFFECT, EXPLICIT,
       "He changes nothing for the pieces of others.")

LAW(grey_of_another_changes_nothing)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    if (lies_on(&s, 0, MERCENARY, city) || !READS(&t, Q_hidden_combo, 'A'))
        return true;
    s.at[1][GREY] = IN_CAMP;
    unsigned without = akkon_bid_value(&t, &s, 0, city);
    s.at[1][GREY] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, 0, city) == without;
}

CLAUSE(chaplain_no_value, "Biedronde", DEFINITION, EXPLICIT, "A chaplain bids nothing.")

LAW(chaplain_adds_nothing_to_the_own_bid)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    if (lies_on(&s, 0, MERCENARY, city))
        return true;
    s.at[0][CHAPLAIN] = IN_CAMP;
    unsigned without = akkon_bid_value(&t, &s, 0, city);
    s.at[0][CHAPLAIN] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, 0, city) == without;
}

CLAUSE(chaplain_wins_nothing, "Biedronde", EFFECT, EXPLICIT,
       "Even alone on a field he wins no card.")

/* Whatever is read of a bid of 0. */
LAW(lone_chaplain_takes_no_card)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    t.head.reading[AKKON_Q_zero_bid] = (uint8_t)('A' + choose(from, 2));
    s.at[choose(from, t.head.players)][CHAPLAIN] = (uint8_t)(ON_FIELD + city);
    return akkon_winner_of(&t, &s, city) == NOWHERE;
}

/* The first example: a 7 against a chaplain. */
LAW(seven_beats_a_chaplain)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES);
    s.at[0][SEVEN] = s.at[1][CHAPLAIN] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, 0, city) == 7 && akkon_bid_value(&t, &s, 1, city) == 0
        && akkon_winner_of(&t, &s, city) == 0;
}

CLAUSE(marshal_used_as_knight, "Biedronde", LEGALITY, AMBIGUOUS,
       "The start player may use the marshal like a knight.")

/* Unbid, he pays as a knight does, where it is read so. */
LAW(marshal_pays_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), LANCE);
    t.head.reading[AKKON_Q_marshal_pays] = (uint8_t)('A' + choose(from, 2));
    s.stock[0][0] = 0;
    put(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    if (READS(&t, Q_marshal_pays, 'B'))
        return akkon_step(&t, &s, m) != LEGAL;
    return akkon_step(&t, &s, m) == LEGAL && s.marshal == SPENT;
}

CLAUSE(marshal_start_player_only, "Biedronde", LEGALITY, EXPLICIT, "Nobody else may.")

STEP_PROPERTY(nobody_else_lays_the_marshal)
{
    bool lent = READS(t, Q_borrow_marshal, 'B');
    return (m.kind != M_PLACE || m.arg[0] != MARSHAL || m.actor == before->start)
        && (m.kind != M_PAY || m.arg[0] != THE_MARSHAL || m.actor == before->start || lent);
}

/* Somebody else's payment leaves him where he is. */
STEP_PROPERTY(nobody_else_pays_with_the_marshal)
{
    return !pays(before, m) || m.actor == before->start || READS(t, Q_borrow_marshal, 'B')
        || after->marshal == before->marshal;
}

CLAUSE(marshal_value_4, "Biedronde", DEFINITION, EXPLICIT, "In a bid the marshal is worth 4.")

LAW(marshal_bids_four)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), p = choose(from, t.head.players);
    bool grey = choose(from, 2);
    t.head.reading[AKKON_Q_grey_doubles_marshal] = (uint8_t)('A' + choose(from, 2));
    s.start = s.mover = (uint8_t)p;
    s.marshal = (uint8_t)(ON_FIELD + city);
    if (grey)
        s.at[p][GREY] = (uint8_t)(ON_FIELD + city);
    return akkon_bid_value(&t, &s, p, city)
            == (grey && READS(&t, Q_grey_doubles_marshal, 'A') ? 8 : 4)
        && akkon_bid_value(&t, &s, left_of(&t, p), city) == 0;
}

CLAUSE(marshal_opens_field, "Biedronde", INFORMATION, EXPLICIT,
       "On the field where he stands bids are laid open.")

/* Everybody sees what lies beside him; q-marshal-open-same-move B: but for what came with him. */
TALLY_PROPERTY(open_field_is_seen)
{
    if (!on_field(s->marshal) || !READS(t, Q_bid_simultaneous, 'A'))
        return true;
    for (unsigned v = 0; v < t->head.players; v++) {
        struct akkon_state seen;
        akkon_view(t, s, v, &seen);
        for (unsigned p = 0; p < t->head.players; p++)
            for (unsigned k = 0; k < KNIGHTS; k++) {
                bool shut = p == s->start && v != p && bit(s->shut, k);
                if ((s->at[p][k] == s->marshal && !shut) != (seen.at[p][k] == s->marshal))
                    return false;
            }
        if (seen.marshal != s->marshal)
            return false;
    }
    return true;
}

CLAUSE(marshal_reveals_earlier, "Biedronde", EFFECT, EXPLICIT,
       "What lay there when he came is turned up.")

LAW(marshal_turns_up_what_lies_there)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID), seen;
    unsigned city = choose(from, CITIES), k = choose(from, KNIGHTS);
    s.at[1][k] = (uint8_t)(ON_FIELD + city);
    akkon_view(&t, &s, 0, &seen);
    bool shown = seen.at[1][k] == ON_FIELD + city;
    struct move m = { M_PLACE, 0, { MARSHAL, (uint8_t)city } };
    if (shown || akkon_step(&t, &s, m) != LEGAL)
        return false;
    akkon_view(&t, &s, 0, &seen);
    return seen.at[1][k] == ON_FIELD + city;
}

CLAUSE(bid_set_aside, "Aandacht", EFFECT, EXPLICIT,
       "All pieces that were bid, by whomever, lie beside the piles for the rest of the round.")

/* What was bid, by winners and by others, is not at hand; the marshal neither, nor the chaplain. */
STEP_PROPERTY(marshal_that_was_bid_is_set_aside)
{
    struct akkon_state then = laid_then(before, m);
    if (!reveals(before, after) || !t->marshal)
        return true;
    bool waits = holds(before, before->start, POWER) && READS(t, Q_power_marshal, 'A');
    return !on_field(then.marshal) ? after->marshal == then.marshal
                                   : after->marshal == (waits ? SET_ASIDE : SPENT);
}

/* Which pieces come back out of it: one that Richard returns. */
STEP_PROPERTY(knights_at_hand_grow_only_by_richard)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && card_round(before) && card_round(after); p++) {
        bool back = m.kind == M_RETURN && p == m.actor && m.arg[0] != THE_BID_MARSHAL;
        good = good && knights_at_hand(after, p) <= knights_at_hand(before, p) + back;
    }
    return good
        && (!card_round(before) || !card_round(after) || before->marshal == 0 || after->marshal != 0
            || (m.kind == M_RETURN && m.arg[0] == THE_BID_MARSHAL));
}

CLAUSE(bid_not_for_cards, "Aandacht", LEGALITY, EXPLICIT, "They cannot be used in the card round.")

TALLY_PROPERTY(paying_with_a_bid_knight_is_refused)
{
    bool turn = s->phase == TURN || s->phase == PAY;
    return !turn || asked(t, s, M_PAY, s->mover, A_BID_KNIGHT, 0) == AKKON_bid_not_for_cards;
}

STEP_PROPERTY(bid_knights_pay_for_nothing)
{
    return m.kind != M_PAY || m.arg[0] != A_BID_KNIGHT;
}

INERT(plan_both_rounds, "Aandacht", INFORMATION, EXPLICIT,
      "While bidding one should think of the knights that one will need for cards.",
      "advice: it allows and forbids nothing")

/* ------------------------------------------------------------- evaluation -- */

CLAUSE(eval_each_city, "Waardering", TURN_ORDER, EXPLICIT, "Bids are compared city by city.")

/* What lies on other fields makes no difference. */
LAW(other_fields_do_not_matter)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES), there = (city + 1 + choose(from, CITIES - 1u)) % CITIES;
    struct akkon_state s = any_bids(&t, from, city);
    unsigned takes = akkon_winner_of(&t, &s, city), bids = akkon_bid_value(&t, &s, 0, city);
    for (unsigned p = 0; p < t.head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            if (!lies_on(&s, p, k, city))
                s.at[p][k] = (uint8_t)(choose(from, 2) ? ON_FIELD + there : 0);
    return akkon_winner_of(&t, &s, city) == takes && akkon_bid_value(&t, &s, 0, city) == bids;
}

CLAUSE(eval_highest_takes, "Waardering", EFFECT, EXPLICIT,
       "Who bids most takes the top of the pile into his hand; he has no choice.")

/* q-hidden-combo B: what he bids there is void. */
static bool void_bid(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     unsigned city)
{
    return READS(t, Q_hidden_combo, 'B') && pair_on(s, seat, city);
}

/* q-zero-bid B: whose grey lies there, if nobody else's does. */
static unsigned lone_grey(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned who = NOWHERE, greys = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        if (lies_on(s, p, GREY, city) && !void_bid(t, s, p, city)) {
            who = p;
            greys++;
        }
    return greys == 1 ? who : NOWHERE;
}

/* Who takes the top of this pile, or NOWHERE. */
static unsigned taker(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
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

LAW(highest_bid_takes_the_card_whatever_lies_there)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    return akkon_winner_of(&t, &s, city) == taker(&t, &s, city);
}

/* What comes into hands when pieces are turned up. */
STEP_PROPERTY(tops_go_to_the_highest_bidders)
{
    struct akkon_state then = bids_then(t, before, m);
    for (unsigned city = 0; city < t->cities && reveals(before, after); city++) {
        unsigned card = top(t, before, city),
                 who = card == NOWHERE ? NOWHERE : taker(t, &then, city);
        for (unsigned q = 0; q < t->prints; q++)
            for (unsigned p = 0; p < t->head.players && print_at(t, q)->city == city; p++)
                if (copies(t, after, q, IN_HAND + p)
                    != copies(t, before, q, IN_HAND + p) + (q == card && p == who))
                    return false;
    }
    return true;
}

CLAUSE(eval_tie_stays, "Waardering", EFFECT, EXPLICIT,
       "If several bid most nobody gets it, and it stays.")

STEP_PROPERTY(piles_shrink_only_where_somebody_bid_most)
{
    struct akkon_state then = bids_then(t, before, m);
    bool good = true;
    for (unsigned city = 0; city < t->cities && reveals(before, after); city++) {
        unsigned were = pile(t, before, city);
        good = good
            && pile(t, after, city)
                   == (were > 0 && taker(t, &then, city) != NOWHERE ? were - 1 : were);
    }
    return good;
}

LAW(equal_highest_bids_take_nothing)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    s.marshal = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        s.at[1][k] = s.at[0][k];
    s.earlier[1] = s.earlier[0];
    unsigned takes = akkon_winner_of(&t, &s, city);
    return takes != 0 && takes != 1;
}

CLAUSE(eval_zero_stays, "Biedronde, Waardering", EFFECT, AMBIGUOUS, "A bid of 0 wins nothing.")

LAW(bids_of_nothing_take_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, CITIES), greys = 0, who = NOWHERE;
    t.head.reading[AKKON_Q_zero_bid] = (uint8_t)('A' + choose(from, 2));
    for (unsigned p = 0; p < t.head.players; p++) {
        unsigned lies = choose(from, 4);
        s.at[p][GREY] = (uint8_t)(lies & 1 ? ON_FIELD + city : 0);
        s.at[p][CHAPLAIN] = (uint8_t)(lies & 2 ? ON_FIELD + city : 0);
        greys += lies & 1;
        who = lies & 1 ? p : who;
    }
    return akkon_winner_of(&t, &s, city)
        == (READS(&t, Q_zero_bid, 'B') && greys == 1 ? who : (unsigned)NOWHERE);
}

CLAUSE(bid_is_sum, "Waardering, Voorbeeld", DEFINITION, IMPLIED,
       "A player's bid on a field is the sum of his pieces there, doubled if his grey is among "
       "them.")

LAW(bids_are_sums_whatever_lies_there)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    for (unsigned p = 0; p < t.head.players; p++)
        if (!void_bid(&t, &s, p, city)
            && akkon_bid_value(&t, &s, p, city) != bid_of(&t, &s, p, city))
            return false;
    return true;
}

/* Nobody can bid more than 60, or 32 and 12 for each player if that is more. */
LAW(bids_are_bounded)
{
    struct akkon_table t;
    unsigned city = choose(from, CITIES);
    struct akkon_state s = any_bids(&t, from, city);
    unsigned most = t.head.players == 2 ? 60 : 32 + 12u * t.head.players;
    for (unsigned p = 0; p < t.head.players; p++)
        if (READS(&t, Q_hidden_combo, 'A') && akkon_bid_value(&t, &s, p, city) > most)
            return false;
    return true;
}

CLAUSE(eval_next_exposed, "Voorbereiding, Waardering", EFFECT, IMPLIED,
       "When the top is gone the next card is seen.")

TALLY_PROPERTY(one_card_of_each_pile_is_seen)
{
    bool good = true, missing = false;
    for (unsigned city = 0; city < t->cities; city++) {
        unsigned left = pile(t, s, city), n = tops(t, s, city);
        good = good && n <= 1 && (!sets_up(s) || n == 0);
        good = good && (n == 1 || left == 0 || sets_up(s) || s->phase == EXPOSE);
        missing = missing || (left > 0 && n == 0);
    }
    return good && (s->phase != EXPOSE || missing);
}

/* Any card that is left may be next, and as likely as it has copies. */
TALLY_PROPERTY(any_card_of_the_rest_may_be_next)
{
    unsigned first = 0;
    if (s->phase != EXPOSE)
        return true;
    while (first < t->cities && (pile(t, s, first) == 0 || tops(t, s, first) > 0))
        first++;
    for (unsigned p = 0; p < t->prints; p++) {
        unsigned n = print_at(t, p)->city == first ? copies(t, s, p, IN_PILE) : 0;
        struct move m = { M_EXPOSE, NATURE, { (uint8_t)p } };
        if (can(t, s, M_EXPOSE, NATURE, p, 0) != (n > 0) || (n > 0 && akkon_weight(t, s, m) != n))
            return false;
    }
    return true;
}

STEP_PROPERTY(next_card_comes_from_the_rest)
{
    unsigned city = print_at(t, m.arg[0])->city;
    return m.kind != M_EXPOSE
        || (before->phase == EXPOSE && top(t, before, city) == NOWHERE
            && copies(t, before, m.arg[0], IN_PILE) > 0 && top(t, after, city) == m.arg[0]);
}

/* A card that is seen stays on top until it is taken. */
STEP_PROPERTY(top_changes_only_when_it_is_taken)
{
    bool good = true;
    for (unsigned city = 0; city < t->cities; city++)
        good = good
            && (top(t, before, city) == NOWHERE || top(t, after, city) == top(t, before, city)
                || pile(t, after, city) < pile(t, before, city));
    return good;
}

/* ------------------------------------------------------------- card round -- */

CLAUSE(card_clockwise, "Kaartronde", TURN_ORDER, EXPLICIT,
       "Turns go clockwise from the start player.")

STEP_PROPERTY(start_player_has_the_first_turn)
{
    return !reveals(before, after) || after->phase == SURPLUS || after->mover == after->start;
}

STEP_PROPERTY(turns_go_round)
{
    bool hands =
        READS(t, Q_hand_limit, 'B') && (before->phase == SURPLUS || after->phase == SURPLUS);
    if (!card_round(before) || !card_round(after) || before->mover == after->mover || hands)
        return true;
    return after->mover == left_of(t, before->mover) && after->mover != before->start;
}

TALLY_PROPERTY(others_do_not_act_in_a_turn)
{
    bool turn = s->phase == TURN || within_a_card(s) || s->phase == SURPLUS;
    for (unsigned p = 0; turn && p < t->head.players; p++)
        if (p != s->mover
            && (asked(t, s, M_END, p, 0, 0) != AKKON_card_clockwise || can(t, s, M_SKIP, p, 0, 0)
                || can(t, s, M_PLAY, p, 0, 0)))
            return false;
    return true;
}

CLAUSE(card_one_turn_each, "Kaartronde", TURN_ORDER, IMPLIED,
       "Each player has one turn, in which he plays any number of cards one by one.")

/* A turn goes on until its player ends it; when the last one is over the round is. */
STEP_PROPERTY(turn_is_over_when_its_player_says_so)
{
    bool passes = card_round(before) && before->phase != EXPOSE
               && (closes(before, after) || after->phase == HOME || before->mover != after->mover);
    bool hands = READS(t, Q_hand_limit, 'B') && before->phase == SURPLUS;
    bool ends = m.kind == M_END || before->phase == SURPLUS || before->phase == CLEMENS;
    bool given = hands || (READS(t, Q_hand_limit, 'B') && after->phase == SURPLUS);
    return !passes || given || ends;
}

STEP_PROPERTY(round_is_over_after_the_last_turn)
{
    bool last = left_of(t, before->mover) == before->start;
    bool over = closes(before, after) || after->phase == HOME;
    bool hands = READS(t, Q_hand_limit, 'B');
    return !card_round(before) || hands || !over || last;
}

CLAUSE(card_optional, "Kaartronde", LEGALITY, IMPLIED, "Nobody has to play a card.")

TALLY_PROPERTY(turn_may_be_ended_at_any_time)
{
    return s->phase != TURN
        || (can(t, s, M_END, s->mover, 0, 0)
            && asked(t, s, M_SKIP, s->mover, 0, 0) == AKKON_card_optional);
}

CLAUSE(new_card_playable, "Waardering, Kaartronde", LEGALITY, IMPLIED,
       "Cards won in this round may be played in it.")

/* What is in the hand may be played, whenever it came there: see below what may be played. */
STEP_PROPERTY(card_played_was_in_the_hand)
{
    return !is_play(m)
        || (before->phase == TURN && m.actor == before->mover
            && copies(t, before, m.arg[0], IN_HAND + before->mover) > 0);
}

/* Everything that changes what players have in hand. */
static unsigned gains(const struct akkon_table *t, const struct akkon_state *before, struct move m,
                      const struct akkon_state *after, unsigned seat, unsigned print)
{
    unsigned n = 0;
    if (acts_as(t, before, m, after, MINT) && played_on(before, m) > 0 && seat == before->mover)
        n += top(t, before, played_on(before, m) - 1) == print;
    if (m.kind == M_DEAL && seat == m.arg[1])
        n += m.arg[0] == print;
    if (m.kind == M_EXCHANGE && seat == m.actor && READS(t, Q_prestige_which, 'A'))
        n += top(t, before, m.arg[1]) == print;
    if (m.kind == M_FETCH && seat == m.actor)
        n += m.arg[0] == print;
    return n;
}

static unsigned loses(struct move m, unsigned seat, unsigned print)
{
    return (is_play(m) || m.kind == M_EXCHANGE || m.kind == M_DISCARD) && m.actor == seat
        && m.arg[0] == print;
}

STEP_PROPERTY(hands_change_as_told)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && !reveals(before, after); p++)
        for (unsigned q = 0; q < t->prints; q++)
            good = good
                && copies(t, after, q, IN_HAND + p) + loses(m, p, q)
                       == copies(t, before, q, IN_HAND + p) + gains(t, before, m, after, p, q);
    return good;
}

CLAUSE(card_cost_on_city, "Kaartronde", LEGALITY, EXPLICIT,
       "To play a card one puts as many pieces on the bid field of its city as the card says.")

/* A card's price for this player. */
static bool discounted(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                       unsigned city)
{
    bool left_behind =
        READS(t, Q_gold_chaplain, 'C') && holds(s, seat, GOLD) && s->moved_from == city + 1;
    return s->chaplain[seat] == city + 1 || left_behind;
}

static unsigned price(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                      unsigned print)
{
    const struct akkon_print *it = print_at(t, print);
    return down(it->cost, discounted(t, s, seat, it->city));
}

/* What has left the stock of a player, knights and marshal. */
static unsigned knights_put_down(const struct akkon_state *before, const struct akkon_state *after,
                                 unsigned seat)
{
    return down(knights_at_hand(before, seat), knights_at_hand(after, seat));
}

static bool marshal_put_down(const struct akkon_table *t, const struct akkon_state *before,
                             const struct akkon_state *after, unsigned seat)
{
    return has_marshal(t, before, seat) && !has_marshal(t, after, seat);
}

static unsigned put_down(const struct akkon_table *t, const struct akkon_state *before,
                         const struct akkon_state *after, unsigned seat)
{
    return knights_put_down(before, after, seat) + marshal_put_down(t, before, after, seat);
}

STEP_PROPERTY(card_costs_what_it_says)
{
    unsigned p = before->mover, still = after->phase == PAY ? after->owes : 0;
    return !is_play(m) || put_down(t, before, after, p) + still == price(t, before, p, m.arg[0]);
}

TABLE_PROPERTY(costs_are_small)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good && t->print[p].cost <= 8;
    return good;
}

LAW(higher_costs_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.print[choose(from, t.prints)].cost = (uint8_t)(9 + choose(from, 20));
    return judged(&t) == AKKON_card_cost_on_city;
}

/* Pieces put down lie on the field of the card's city: a Levant counts them there. */
STEP_PROPERTY(payment_lies_at_the_city_of_the_card)
{
    if (!pays(before, m) || READS(t, Q_levant_what, 'C'))
        return true;
    unsigned p = before->mover, city = played_card(t, before, m)->city,
             n = knights_put_down(before, after, p);
    bool good = true;
    for (unsigned c = 0; c < CITIES; c++)
        good = good
            && after->paid[p][c] == before->paid[p][c] + (c == city && bit(t->counted, c) ? n : 0);
    return good;
}

CLAUSE(card_pay_exact, "Kaartronde", LEGALITY, AMBIGUOUS, "One puts down just that many.")

STEP_PROPERTY(no_more_is_put_down_than_is_owed)
{
    unsigned n = put_down(t, before, after, before->mover),
             still = after->phase == PAY ? after->owes : 0;
    bool more = READS(t, Q_overpay, 'B') && before->owes == 0;
    if (before->phase != PAY)
        return true;
    return m.kind == M_DONE ? n == 0 && before->owes == 0
         : more             ? n == 1 && still == 0
                            : n + still == before->owes;
}

/* A card does what it says only when it is paid. */
STATE_PROPERTY(something_is_owed_only_while_it_is_paid)
{
    return s->owes == 0 || (s->phase == PAY && s->owes <= pieces_at_hand(t, s, s->mover));
}

TALLY_PROPERTY(payment_is_ended_as_read)
{
    return s->phase != PAY
        || can(t, s, M_DONE, s->mover, 0, 0) == (READS(t, Q_overpay, 'B') && s->owes == 0);
}

CLAUSE(card_pay_from_stock, "Kaartronde, Aandacht", LEGALITY, IMPLIED,
       "Only what is at hand pays, and once: knights in the camp, borrowed ones, the marshal if he "
       "was not bid.")

/* Where it is asked what pays, knights and the marshal may. (Where more than one choice follows
 * another, they come in one order.) */
TALLY_PROPERTY(what_is_at_hand_may_pay)
{
    bool plain = READS(t, Q_overpay, 'A') && READS(t, Q_levant_foreign_colour, 'A')
              && READS(t, Q_borrow_return, 'A');
    unsigned p = s->mover, knights = knights_at_hand(s, p);
    if (s->phase != PAY || !plain)
        return true;
    bool marshal = has_marshal(t, s, p) && READS(t, Q_marshal_pays, 'A');
    return can(t, s, M_PAY, p, OWN, 0) == (knights >= s->owes)
        && can(t, s, M_PAY, p, THE_MARSHAL, 0) == marshal;
}

STEP_PROPERTY(nobody_pays_with_what_he_does_not_have)
{
    unsigned p = before->mover, from = m.arg[0];
    if (m.kind != M_PAY)
        return true;
    if (from == THE_MARSHAL)
        return has_marshal(t, before, p) && READS(t, Q_marshal_pays, 'A');
    unsigned colour = from == OWN ? p : from - OF_COLOUR;
    return colour < SEATS && before->stock[p][colour] > 0;
}

/* Others lose nothing by it. */
STEP_PROPERTY(only_the_own_stock_pays)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && pays(before, m); p++)
        good = good && (p == before->mover || same_bytes(before->stock[p], after->stock[p], SEATS));
    return good;
}

/* A piece pays once: it is not at hand again in this round (but for Richard). */
STATE_PROPERTY(stock_is_of_the_card_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (!before_reveal(s)
                || (all_zero(s->stock[p], SEATS) && all_zero(s->paid[p], CITIES)));
    return good;
}

CLAUSE(card_type_irrelevant, "Kaartronde", LEGALITY, EXPLICIT,
       "It makes no difference which pieces they are, nor what they would bid.")

/* In the card round nothing is known any more of which knights are at hand, but where colours
 * matter. */
STATE_PROPERTY(knights_at_hand_are_all_alike)
{
    bool colours = !READS(t, Q_levant_foreign_colour, 'A') || !READS(t, Q_borrow_return, 'A');
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned c = 0; c < SEATS; c++)
            good = good && (s->stock[p][c] == 0 || c == p || colours);
    return good;
}

LAW(any_knight_pays)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE),
             k = choose(from, KNIGHTS);
    unsigned away = (city + 1) % CITIES;
    put(&t, &s, p, IN_HAND);
    s.passed = (uint8_t)((1u << t.head.players) - 2);
    s.marshal = (uint8_t)(ON_FIELD + away);
    for (unsigned other = 0; other < KNIGHTS; other++)
        s.at[0][other] =
            (uint8_t)(other == k ? 0 : ON_FIELD + (other == GREY ? (away + 1) % CITIES : away));
    struct move pass = { M_PASS, 0, { 0 } }, play = { M_PLAY, 0, { (uint8_t)p } };
    if (akkon_step(&t, &s, pass) != LEGAL)
        return false;
    turn_up_tops(&t, &s);
    return akkon_step(&t, &s, play) == LEGAL && knights_at_hand(&s, 0) == 0
        && s.value[0][t.print[p].track] == 3;
}

CLAUSE(chaplain_discount, "Kapelaan", EFFECT, EXPLICIT,
       "Who laid his chaplain at a city in the bid round needs one piece less for each card of it.")

LAW(card_needs_one_less_where_the_chaplain_was_laid)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = choose(from, t.prints), city = choose(from, CITIES + 1u), cost = choose(from, 9);
    unsigned seat = choose(from, t.head.players);
    t.print[p].cost = (uint8_t)cost;
    s.chaplain[seat] = (uint8_t)city;
    unsigned less = city == t.print[p].city + 1u ? 1 : 0;
    return akkon_need(&t, &s, seat, p) == (cost > less ? cost - less : 0);
}

/* The city + 1 from where Saladin has moved a player's chaplain, as far as that matters. */
static unsigned chaplain_left(const struct akkon_state *before, struct move m, unsigned seat)
{
    if (m.kind == M_SHIFT && m.actor == seat && m.arg[0] == CHAPLAIN)
        return before->at[seat][CHAPLAIN] - ON_FIELD + 1u;
    return holds(before, seat, GOLD) ? before->moved_from : 0;
}

/* q-gold-chaplain B: where he lies is another thing than where he helps; it is told only if Richard
 * could change it. */
static bool lie_told(const struct akkon_table *t, const struct akkon_state *before, unsigned seat)
{
    return READS(t, Q_power_chaplain, 'B') && !READS(t, Q_levant_what, 'A')
        && holds(before, seat, POWER);
}

/* Where the chaplain lies when pieces are turned up; q-gold-chaplain B, C: or where he was at
 * first. */
STEP_PROPERTY(chaplain_helps_where_he_was_laid)
{
    struct akkon_state then = laid_then(before, m);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && reveals(before, after); p++) {
        unsigned at = then.at[p][CHAPLAIN], city = on_field(at) ? at - ON_FIELD + 1u : 0;
        unsigned left = chaplain_left(before, m, p);
        bool there = READS(t, Q_gold_chaplain, 'B') && left != 0;
        good = good && after->chaplain[p] == (there ? left : city)
            && (!READS(t, Q_gold_chaplain, 'C') || left == 0 || after->moved_from == left)
            && (!there || after->moved_from == (lie_told(t, before, p) ? city : 0));
    }
    return good;
}

CLAUSE(chaplain_discount_to_zero, "Kapelaan", EFFECT, EXPLICIT,
       "Then it may be that he needs none.")

TABLE_PROPERTY(some_card_costs_one)
{
    bool one = t->head.small;
    for (unsigned p = 0; p < t->prints; p++)
        one = one || t->print[p].cost == 1;
    return one;
}

LAW(set_without_a_card_of_cost_one_is_refused)
{
    struct akkon_table t = as_assumed(from);
    for (unsigned p = 0; p < t.prints; p++)
        t.print[p].cost = (uint8_t)(t.print[p].cost < 2 ? 4 : t.print[p].cost);
    return judged(&t) == AKKON_chaplain_discount_to_zero;
}

/* Without any knight, with the chaplain at its city. */
LAW(card_may_need_no_knight_at_all)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE);
    t.head.reading[AKKON_Q_free_card] = (uint8_t)('A' + choose(from, 2));
    s.stock[0][0] = 0;
    s.marshal = SPENT;
    s.chaplain[0] = (uint8_t)(city + 1);
    put(&t, &s, p, IN_HAND);
    return asked(&t, &s, M_PLAY, 0, p, 0)
        == (READS(&t, Q_free_card, 'A') ? (verdict)LEGAL : (verdict)AKKON_card_needs_stock);
}

CLAUSE(chaplain_discount_scope, "Kapelaan", EFFECT, EXPLICIT,
       "That is so for this player, this city and this round only, and whether he won the card or "
       "not.")

STEP_PROPERTY(chaplain_helps_in_this_round_only)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        bool lost = m.kind == M_RETURN && p == m.actor && READS(t, Q_power_chaplain, 'B');
        bool his = p == before->mover;
        good = good && (!before_reveal(after) || after->chaplain[p] == 0)
            && (!card_round(before) || !card_round(after)
                || after->chaplain[p] == before->chaplain[p]
                || (after->chaplain[p] == 0 && (lost || (his && m.kind != M_PLAY))));
    }
    return good;
}

/* He helps until the turn is over. */
STEP_PROPERTY(chaplain_helps_through_the_whole_turn)
{
    bool turn = before->phase == TURN && after->phase == TURN && after->mover == before->mover;
    return !turn || m.kind == M_END
        || after->chaplain[before->mover] == before->chaplain[before->mover];
}

CLAUSE(card_read_then_act, "Kaartronde", TURN_ORDER, EXPLICIT,
       "What the card says is done, and done with, before another one is played.")

TABLE_PROPERTY(cards_say_what_they_need)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints && p < CARDS; p++) {
        const struct akkon_print *it = &t->print[p];
        bool tracked = it->action != SCRIPTURE && it->action != MINT;
        good = good && it->action < ACTIONS && it->track < t->tracks && (tracked || it->track == 0)
            && (it->action == SIEGE ? it->other != it->track && it->other < t->tracks
                                    : it->other == 0)
            && (it->action == LEVANT ? it->cities != 0 && it->cities >> t->cities == 0
                                     : it->cities == 0);
    }
    return good;
}

TABLE_PROPERTY(each_action_is_on_some_card)
{
    unsigned met = 0;
    for (unsigned p = 0; p < t->prints; p++)
        met |= 1u << t->print[p].action % ACTIONS;
    return t->head.small || met == (1u << ACTIONS) - 1;
}

LAW(set_without_an_action_is_refused)
{
    static const uint8_t odd[] = { PLAGUE, BROTHER, LEVANT };
    struct akkon_table t = as_assumed(from);
    unsigned gone = odd[choose(from, sizeof odd)];
    for (unsigned p = 0; p < t.prints; p++)
        if (t.print[p].action == gone) {
            t.print[p].action = BAN;
            t.print[p].cities = 0;
            t.print[p].cost = 7;
        }
    return judged(&t) == AKKON_card_read_then_act;
}

/* While a card is being carried out nothing else begins. */
TALLY_PROPERTY(card_is_finished_before_the_next)
{
    bool within = within_a_card(s);
    for (unsigned p = 0; within && p < t->prints; p++)
        for (unsigned kind = M_PLAY; kind <= M_PLAY_FOR; kind++)
            if (can(t, s, kind, s->mover, p, (s->mover + 1u) % t->head.players))
                return false;
    return !within || (!can(t, s, M_END, s->mover, 0, 0) && s->playing != 0);
}

STATE_PROPERTY(card_is_carried_out_in_a_turn)
{
    bool within = within_a_card(s);
    bool mint = (s->phase == EXPOSE && s->after != BID) || s->phase == SURPLUS;
    return s->playing <= t->prints && (!within || s->playing != 0)
        && (s->playing == 0 || within || mint)
        && (s->playing == 0 || copies(t, s, s->playing - 1u, PLAYED) > 0);
}

/* Each asks for what its card says. */
STATE_PROPERTY(choices_are_those_of_the_card)
{
    unsigned action = s->playing == 0 ? ACTIONS : running(t, s)->action;
    bool free_steps = READS(t, Q_lance_feast, 'C') && (action == LANCE || action == FEAST);
    return (s->phase != PUSH || action == PLAGUE)
        && (s->phase != STEPS || action == BROTHER || action == LEVANT || free_steps)
        && ((s->phase != FORTH && s->phase != BACK) || action == SCRIPTURE);
}

CLAUSE(value_clamp, "Kaartronde", EFFECT, EXPLICIT,
       "No action brings a value below 0 or above 13; what is over lapses.")

/* The values after this move, said once for all cards. */
static void values_then(const struct akkon_table *t, const struct akkon_state *before,
                        struct move m, const struct akkon_state *after,
                        uint8_t value[SEATS][TRACKS])
{
    unsigned p = before->mover % SEATS;
    const struct akkon_print *it = pays(before, m) ? played_card(t, before, m) : running(t, before);
    unsigned on = pays(before, m) ? played_on(before, m) : 0, track = it->track % TRACKS,
             other = it->other % TRACKS;
    unsigned lance = READS(t, Q_lance_feast, 'B') ? 3 : 1,
             feast = READS(t, Q_lance_feast, 'B') ? 1 : 3;
    for (unsigned q = 0; q < SEATS; q++)
        for (unsigned i = 0; i < TRACKS; i++)
            value[q][i] = before->value[q][i];
    uint8_t *own = &value[p][track];
    if (acts(before, m, after)) {
        bool fixed = !READS(t, Q_lance_feast, 'C');
        if (it->action == LANCE && fixed)
            *own = (uint8_t)up(t, *own, lance);
        if (it->action == FEAST && fixed)
            *own = (uint8_t)up(t, *own, feast);
        if (it->action == BAN || it->action == SIEGE)
            *own = (uint8_t)up(t, *own, 2);
        if (it->action == SIEGE)
            value[p][other] = (uint8_t)down(value[p][other], 1);
        if (it->action == BAN && on > 0)
            value[(on - 1) % SEATS][track] = (uint8_t)down(value[(on - 1) % SEATS][track], 2);
    }
    if (m.kind == M_PUSH)
        value[m.arg[0] % SEATS][track] = (uint8_t)down(value[m.arg[0] % SEATS][track], 1);
    if (m.kind == M_ADVANCE)
        *own = (uint8_t)up(t, *own, m.arg[0]);
    if (m.kind == M_RAISE)
        value[m.actor % SEATS][m.arg[0] % TRACKS] =
            (uint8_t)up(t, value[m.actor % SEATS][m.arg[0] % TRACKS], 1);
    if (m.kind == M_LOWER)
        value[p][m.arg[0] % TRACKS] = (uint8_t)down(value[p][m.arg[0] % TRACKS], 1);
}

STEP_PROPERTY(values_change_only_as_a_card_or_clemens_says)
{
    uint8_t value[SEATS][TRACKS];
    if (sets_up(before))
        return same_bytes(before->value[0], after->value[0], SEATS * TRACKS);
    values_then(t, before, m, after, value);
    return same_bytes(value[0], after->value[0], SEATS * TRACKS);
}

LAW(what_is_over_lapses)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned value = choose(from, MOST_VALUE + 1u), by = choose(from, 6),
             seat = choose(from, t.head.players);
    s.value[seat][FAITH] = (uint8_t)value;
    akkon_forward(&t, &s, seat, FAITH, by);
    unsigned then = s.value[seat][FAITH];
    akkon_backward(&s, seat, FAITH, by);
    return then == (value + by > 13 ? 13 : value + by)
        && s.value[seat][FAITH] == (then > by ? then - by : 0);
}

CLAUSE(played_to_discard, "Kaartronde", EFFECT, EXPLICIT,
       "Cards that were played go onto the discard pile, face up, when the round ends.")

STEP_PROPERTY(cards_played_lie_there_until_the_round_ends)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++) {
        unsigned now = copies(t, before, p, PLAYED) + (is_play(m) && m.arg[0] == p);
        bool over = closes(before, after) || after->phase == HOME || after->phase == OVER;
        good = good && (over || copies(t, after, p, PLAYED) == now);
        good = good
            && (!closes(before, after)
                || (copies(t, after, p, PLAYED) == 0
                    && copies(t, after, p, DISCARDED) + copies(t, after, p, BURIED)
                           == copies(t, before, p, DISCARDED) + copies(t, before, p, BURIED) + now
                                  + (m.kind == M_DISCARD && m.arg[0] == p)));
    }
    return good;
}

STATE_PROPERTY(cards_played_are_of_the_card_round)
{
    return !before_reveal(s) || lying(t, s, PLAYED) == 0;
}

CLAUSE(discard_never_returns, "Kaartronde, Voorbereiding", EFFECT, SILENT,
       "No card comes back from the discard pile, nor from the box.")

STEP_PROPERTY(what_is_gone_stays_gone)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good && copies(t, after, p, BOXED) >= copies(t, before, p, BOXED)
            && copies(t, after, p, DISCARDED) >= copies(t, before, p, DISCARDED)
            && copies(t, after, p, BURIED) >= copies(t, before, p, BURIED)
            && copies(t, after, p, IN_PILE) + copies(t, after, p, ON_TOP)
                   <= copies(t, before, p, IN_PILE) + copies(t, before, p, ON_TOP);
    return good;
}

STEP_PROPERTY(nothing_is_boxed_in_play)
{
    return sets_up(before) || lying(t, after, BOXED) == lying(t, before, BOXED);
}

CLAUSE(card_needs_stock, "Kaartronde", LEGALITY, AMBIGUOUS,
       "While one has knights left one may go on playing cards.")

/* On which seat, or for which pile, a card may be tried. */
static bool fits_kind(const struct akkon_table *t, const struct akkon_state *s, unsigned kind,
                      unsigned action)
{
    bool on_one = action == BAN || action == PLAGUE || action == BROTHER || action == LEVANT;
    if (kind == M_PLAY_ON)
        return on_one;
    if (kind == M_PLAY_FOR)
        return action == MINT;
    return !on_one && action != MINT ? true
         : action == MINT            ? !piles_left(t, s)
                          : READS(t, Q_borrow_must, 'B') && (action == PLAGUE || action == BROTHER);
}

static verdict clause_of_a_target(unsigned action)
{
    return action == PLAGUE  ? AKKON_plague_targets_free
         : action == BROTHER ? AKKON_brother_borrow_2
         : action == BAN     ? AKKON_ban_other_minus_2
                             : AKKON_levant_choose_opponent;
}

/* May the values of the player take a scripture? */
static bool scripture_fits(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned above = 0, below = 0;
    for (unsigned i = 0; i < t->tracks; i++) {
        above += s->value[seat][i] > 0;
        below += s->value[seat][i] < t->most;
    }
    bool back = above > 0 || !READS(t, Q_scripture_same, 'B');
    return back && (below > 0 || READS(t, Q_scripture_decline, 'A'));
}

/* What its player must move forward, or may with a Levant, is off the track (q-null-effect B). */
static unsigned levant_result(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned seat, unsigned cities);

static bool does_nothing(const struct akkon_table *t, const struct akkon_state *s,
                         const struct akkon_print *it, unsigned target)
{
    bool swapped = READS(t, Q_lance_feast, 'B');
    unsigned by = it->action == LANCE  ? (swapped ? 3 : 1)
                : it->action == FEAST  ? (swapped ? 1 : 3)
                : it->action == SIEGE  ? 2
                : it->action == LEVANT ? levant_result(t, s, target, it->cities)
                                       : 0;
    bool steps =
        it->action == LANCE || it->action == FEAST || it->action == SIEGE || it->action == LEVANT;
    return READS(t, Q_null_effect, 'B') && steps
        && (by == 0 || s->value[s->mover][it->track] + by > t->most);
}

/* More is borrowed of him than he has (q-borrow-shortage B). */
static unsigned lendable(const struct akkon_table *t, const struct akkon_state *s, unsigned lender)
{
    bool marshal = READS(t, Q_borrow_marshal, 'B') && t->marshal && lender == left_of(t, s->start);
    return bits_in(t->knights) + marshal;
}

static unsigned owed_by(const struct akkon_state *s, unsigned lender)
{
    unsigned n = 0;
    for (unsigned p = 0; p < SEATS; p++)
        n += s->claim[lender][p];
    return n;
}

static bool lends_too_much(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned action, unsigned lender)
{
    unsigned count = action == PLAGUE ? 1 : action == BROTHER ? 2 : 0;
    return count > 0 && READS(t, Q_borrow_shortage, 'B')
        && owed_by(s, lender) + count > lendable(t, s, lender);
}

static struct faults faults_of_playing(const struct akkon_table *t, const struct akkon_state *s,
                                       unsigned kind, unsigned print, unsigned target)
{
    struct faults f = { .count = 0 };
    const struct akkon_print *it = print_at(t, print);
    unsigned p = s->mover, need = price(t, s, p, print), pieces = pieces_at_hand(t, s, p);
    bool on_one = kind == M_PLAY_ON && fits_kind(t, s, kind, it->action);
    fault(&f, copies(t, s, print, IN_HAND + p) == 0, AKKON_new_card_playable);
    fault(&f, !fits_kind(t, s, kind, it->action),
          it->action == MINT && kind == M_PLAY ? AKKON_mint_take_top : AKKON_card_read_then_act);
    fault(&f, on_one && target == p, clause_of_a_target(it->action));
    fault(&f, kind == M_PLAY_FOR && it->action == MINT && pile(t, s, target) == 0,
          AKKON_mint_take_top);
    fault(&f, it->action == MINT && !piles_left(t, s) && READS(t, Q_mint_empty, 'B'),
          AKKON_mint_no_card_left);
    fault(&f,
          on_one && it->action == BAN
              && (s->value[p][it->track] + 2 > t->most || s->value[target][it->track] < 2),
          AKKON_ban_within_bounds);
    fault(&f, it->action == SCRIPTURE && !scripture_fits(t, s, p), AKKON_scripture_within_bounds);
    fault(&f,
          it->action == SCRIPTURE && !scripture_fits(t, s, p) && READS(t, Q_scripture_decline, 'B'),
          AKKON_scripture_may_plus_1);
    fault(&f, (kind == M_PLAY || on_one) && does_nothing(t, s, it, target), AKKON_value_clamp);
    fault(&f, on_one && lends_too_much(t, s, it->action, target), AKKON_borrow_shortage);
    fault(&f, need > pieces, AKKON_card_pay_from_stock);
    fault(&f, READS(t, Q_free_card, 'B') && pieces == 0, AKKON_card_needs_stock);
    return f;
}

/* Where two readings meet of which the document has nothing, it is left open. */
static bool left_open(const struct akkon_table *t, const struct akkon_state *s, unsigned action)
{
    bool loan = action == PLAGUE || action == BROTHER, step = action == LANCE || action == FEAST;
    bool marshal_left = knights_at_hand(s, s->mover) == 0 && has_marshal(t, s, s->mover);
    return (loan && READS(t, Q_borrow_shortage, 'B') && !READS(t, Q_borrow_return, 'A'))
        || (step && READS(t, Q_lance_feast, 'C') && READS(t, Q_null_effect, 'B'))
        || (action == SCRIPTURE && READS(t, Q_scripture_decline, 'B')
            && (READS(t, Q_scripture_same, 'C') || t->tracks == 1))
        || (READS(t, Q_free_card, 'B') && marshal_left);
}

/* All cards in hand, and one that is not. */
TALLY_PROPERTY(any_card_may_be_played_but_as_forbidden)
{
    bool tried = false;
    for (unsigned p = 0; s->phase == TURN && p < t->prints; p++) {
        bool has = copies(t, s, p, IN_HAND + s->mover) > 0;
        if ((!has && tried) || left_open(t, s, print_at(t, p)->action))
            continue;
        tried = tried || !has;
        for (unsigned kind = M_PLAY; kind <= M_PLAY_FOR; kind++)
            for (unsigned to = 0; to < (kind == M_PLAY      ? 1u
                                        : kind == M_PLAY_ON ? t->head.players
                                                            : t->cities);
                 to++) {
                struct faults f = faults_of_playing(t, s, kind, p, to);
                if (!rightly(asked(t, s, kind, s->mover, p, to), &f))
                    return false;
            }
    }
    return true;
}

CLAUSE(hand_count_public, "Kaartronde", INFORMATION, EXPLICIT,
       "How many cards a player holds is known at all times.")

TALLY_PROPERTY(everybody_sees_how_many_cards_a_hand_has)
{
    for (unsigned v = 0; v < t->head.players; v++) {
        struct akkon_state seen;
        akkon_view(t, s, v, &seen);
        for (unsigned p = 0; p < t->head.players; p++) {
            unsigned shown = hand(t, &seen, p) + lying(t, &seen, UNSEEN + IN_HAND + p);
            if (shown != hand(t, s, p) || (p == v && hand(t, &seen, p) != shown))
                return false;
        }
    }
    return true;
}

CLAUSE(hand_limit_5, "Kaartronde", LEGALITY, EXPLICIT,
       "Nobody has more than five cards in hand when his turn is over.")

STEP_PROPERTY(nobody_keeps_more_than_five)
{
    bool over = card_round(before)
             && (closes(before, after) || after->phase == HOME
                 || (card_round(after) && before->mover != after->mover));
    return !over || hand(t, after, before->mover) <= HAND_LIMIT;
}

/* Whose turn is still to come may have more; all others have five at most. */
TALLY_PROPERTY(hands_are_small)
{
    bool good = true, had = card_round(s);
    for (unsigned p = s->start, n = 0; n < t->head.players; n++, p = left_of(t, p)) {
        had = had && p != s->mover;
        bool small_hand = had || before_reveal(s) || s->phase == OVER || s->phase == HOME;
        bool waits = s->phase == SURPLUS && READS(t, Q_hand_limit, 'B');
        good = good && hand(t, s, p) <= HAND_LIMIT + CITIES
            && (!small_hand || waits || hand(t, s, p) <= HAND_LIMIT);
    }
    return good;
}

CLAUSE(hand_limit_only_then, "Kaartronde", LEGALITY, IMPLIED, "At other times he may have more.")

/* q-hand-limit B: always. */
TALLY_PROPERTY(hand_is_reduced_when_the_turn_is_over)
{
    return s->phase != SURPLUS || hand(t, s, s->mover) > HAND_LIMIT;
}

STEP_PROPERTY(hand_is_reduced_only_then)
{
    return READS(t, Q_hand_limit, 'B') || after->phase != SURPLUS || before->phase == SURPLUS
        || m.kind == M_END || before->phase == CLEMENS;
}

TALLY_PROPERTY(hand_never_exceeds_five_where_read_so)
{
    bool turn = s->phase == TURN || s->phase == RETURN || before_reveal(s);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && turn && READS(t, Q_hand_limit, 'B'); p++)
        good = good && hand(t, s, p) <= HAND_LIMIT;
    return good;
}

/* Who holds five cards and wins a sixth. */
LAW(sixth_card_is_kept_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, JERUSALEM);
    t.head.reading[AKKON_Q_hand_limit] = (uint8_t)('A' + choose(from, 2));
    for (unsigned n = 0; n < HAND_LIMIT; n++)
        put(&t, &s, print_named(&t, (city + 1) % JERUSALEM, n < 3 ? BAN : SIEGE), IN_HAND);
    s.passed = (uint8_t)((1u << t.head.players) - 2);
    s.at[0][FIVE] = (uint8_t)(ON_FIELD + city);
    struct move pass = { M_PASS, 0, { 0 } };
    if (akkon_step(&t, &s, pass) != LEGAL)
        return false;
    turn_up_tops(&t, &s);
    return hand(&t, &s, 0) == HAND_LIMIT + 1
        && s.phase == (READS(&t, Q_hand_limit, 'B') ? SURPLUS : TURN);
}

CLAUSE(hand_limit_choose, "Kaartronde", EFFECT, EXPLICIT,
       "He chooses which cards are too many, and lays them, no others, onto the discard pile.")

TALLY_PROPERTY(any_card_may_be_the_surplus)
{
    for (unsigned p = 0; p < t->prints; p++) {
        bool has = copies(t, s, p, IN_HAND + s->mover) > 0;
        if (can(t, s, M_DISCARD, s->mover, p, 0) != (s->phase == SURPLUS && has))
            return false;
    }
    return true;
}

STEP_PROPERTY(surplus_is_discarded_and_no_more)
{
    unsigned to = READS(t, Q_face_details, 'B') ? BURIED : DISCARDED;
    if (m.kind != M_DISCARD)
        return true;
    return before->phase == SURPLUS && hand(t, before, before->mover) > HAND_LIMIT
        && hand(t, after, before->mover) + 1 == hand(t, before, before->mover)
        && (closes(before, after) || after->phase == HOME
            || lying(t, after, to) == lying(t, before, to) + 1);
}

CLAUSE(marshal_passes_left, "Kaartronde", TURN_ORDER, EXPLICIT,
       "When all had their turns the marshal goes to the left, to the next start player.")

STEP_PROPERTY(left_neighbour_starts_the_next_round)
{
    if (before->phase == LOT || before->phase == HOME || after->phase == HOME)
        return true;
    return after->start == (closes(before, after) ? left_of(t, before->start) : before->start);
}

STEP_PROPERTY(start_player_comes_first_again)
{
    return !closes(before, after) || after->phase == OVER || after->mover == after->start;
}

/* ------------------------------------------------------------- privileges -- */

CLAUSE(priv_voluntary, "Privileges", LEGALITY, EXPLICIT, "A privilege may be used; it need not be.")

/* Whoever is asked may decline. */
TALLY_PROPERTY(windows_may_be_passed_by)
{
    static const uint8_t owner[] = { PRESTIGE, GOLD, POWER, FAITH },
                         window[] = { EXCHANGE, SHIFT, RETURN, CLEMENS };
    for (unsigned i = 0; i < sizeof window; i++)
        if (s->phase == window[i]
            && (s->privilege[owner[i]] == 0
                || !can(t, s, M_SKIP, s->privilege[owner[i]] - 1u, 0, 0)))
            return false;
    return true;
}

CLAUSE(priv_check_round_end, "Privileges", TURN_ORDER, EXPLICIT,
       "After both parts of a round it is seen who is highest on each track.")

STEP_PROPERTY(privileges_change_hands_between_rounds_only)
{
    return closes(before, after) || after->phase == HOME
        || same_bytes(before->privilege, after->privilege, TRACKS);
}

CLAUSE(priv_sole_leader, "Privileges", EFFECT, EXPLICIT,
       "Who alone is highest gets the privilege of the track.")

static unsigned highest_on(const struct akkon_table *t, const struct akkon_state *s, unsigned track)
{
    unsigned most = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        most = s->value[p][track] > most ? s->value[p][track] : most;
    return most;
}

static unsigned how_many_lead(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned track)
{
    unsigned most = highest_on(t, s, track), n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += s->value[p][track] == most;
    return n;
}

STEP_PROPERTY(who_alone_is_highest_holds_the_privilege)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && closes(before, after); p++)
        for (unsigned track = 0; track < t->tracks; track++) {
            bool alone = how_many_lead(t, after, track) == 1
                      && after->value[p][track] == highest_on(t, after, track);
            good = good && (!alone || !bit(t->privileges, track) || holds(after, p, track));
        }
    return good;
}

LAW(leader_is_who_alone_is_highest)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned track = choose(from, TRACKS), leads = NOWHERE;
    for (unsigned p = 0; p < t.head.players; p++)
        s.value[p][track] = (uint8_t)choose(from, choose(from, 2) ? MOST_VALUE + 1u : 3);
    for (unsigned p = 0; p < t.head.players; p++)
        if (how_many_lead(&t, &s, track) == 1 && s.value[p][track] == highest_on(&t, &s, track))
            leads = p;
    return akkon_leader(&t, &s, track) == leads;
}

CLAUSE(priv_may_hold_many, "Privileges", DEFINITION, IMPLIED, "One player may hold several.")

/* A is highest on some tracks, the last player on the others: each holds all of his. */
LAW(one_player_may_hold_several)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned of_a = choose(from, 16), last = t.head.players - 1u;
    for (unsigned track = 0; track < TRACKS; track++)
        s.value[bit(of_a, track) ? 0 : last][track] = 7;
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    if (akkon_step(&t, &s, end) != LEGAL)
        return false;
    for (unsigned track = 0; track < TRACKS; track++)
        if (!holds(&s, bit(of_a, track) ? 0 : last, track))
            return false;
    return true;
}

CLAUSE(priv_from_next_round, "Privileges", TURN_ORDER, EXPLICIT,
       "It can be used from the next bid and card round on.")

/* The window before the bid round comes with the very round that follows. */
static bool can_exchange(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned p = s->privilege[PRESTIGE] - 1u;
    return s->privilege[PRESTIGE] != 0 && hand(t, s, p) > 0 && piles_left(t, s);
}

STEP_PROPERTY(prestige_is_asked_before_the_bid_round)
{
    bool begins = after->phase == BID && (closes(before, after) || before->phase == BORROW);
    return !begins || !can_exchange(t, after) || READS(t, Q_prestige_first_use, 'B');
}

TALLY_PROPERTY(windows_are_those_of_holders)
{
    return (s->phase != EXCHANGE || can_exchange(t, s))
        && (s->phase != SEARCH || (s->privilege[PRESTIGE] != 0 && READS(t, Q_prestige_which, 'B')))
        && (s->phase != SHIFT || s->privilege[GOLD] != 0)
        && (s->phase != RETURN || (s->privilege[POWER] != 0 && s->returnable != 0))
        && (s->phase != CLEMENS || (s->privilege[FAITH] != 0 && !READS(t, Q_faith_moment, 'A')));
}

/* q-prestige-first-use B: who has just got prestige waits for a round. */
STEP_PROPERTY(prestige_waits_a_round_where_read_so)
{
    bool waits = READS(t, Q_prestige_first_use, 'B');
    bool got = after->privilege[PRESTIGE] != 0
            && after->privilege[PRESTIGE] != before->privilege[PRESTIGE];
    return !waits || !got || (after->phase != EXCHANGE && m.kind != M_EXCHANGE);
}

CLAUSE(priv_once_per_round, "Privileges, Overzicht", LEGALITY, IMPLIED,
       "Each is used once in a round at most.")

STEP_PROPERTY(privileges_are_used_once)
{
    bool gold_again = READS(t, Q_gold_moment, 'B');
    return (m.kind != M_EXCHANGE || (before->phase == EXCHANGE && after->phase != EXCHANGE))
        && (m.kind != M_FETCH
            || (before->phase == SEARCH && after->phase != SEARCH && after->phase != EXCHANGE))
        && (m.kind != M_SHIFT
            || (before->phase == SHIFT && after->phase != SHIFT
                && (gold_again || reveals(before, after))))
        && (m.kind != M_RETURN
            || (before->phase == RETURN && after->phase != RETURN && after->returnable == 0));
}

/* q-gold-moment B, q-power-moment B: that it was used is kept until the round is over. */
STEP_PROPERTY(use_of_a_privilege_is_remembered)
{
    bool kept = READS(t, Q_gold_moment, 'B') || READS(t, Q_power_moment, 'B');
    return (kept || after->spent == 0) && (m.kind != M_SHIFT || !bit(before->spent, GOLD))
        && (m.kind != M_SHIFT || !READS(t, Q_gold_moment, 'B') || reveals(before, after)
            || bit(after->spent, GOLD));
}

CLAUSE(priv_tie_nobody, "Privileges", EFFECT, EXPLICIT,
       "If several are highest nobody gets it or may use it; it lies beside the board.")

STEP_PROPERTY(nobody_holds_a_privilege_that_several_lead)
{
    bool good = true;
    for (unsigned track = 0; track < t->tracks && closes(before, after); track++) {
        unsigned holder = after->privilege[track];
        bool highest = holder == 0
                    || after->value[(holder - 1u) % SEATS][track] == highest_on(t, after, track);
        bool kept = READS(t, Q_priv_incumbent, 'C') && holder == before->privilege[track];
        good = good && highest && (how_many_lead(t, after, track) == 1 || holder == 0 || kept);
    }
    return good;
}

CLAUSE(priv_tie_incumbent, "Privileges", EFFECT, AMBIGUOUS,
       "Who held it and is no longer alone at the top gives it up.")

LAW(holder_who_is_equalled_gives_up_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned track = choose(from, TRACKS), last = t.head.players - 1u,
             holder = choose(from, t.head.players);
    t.head.reading[AKKON_Q_priv_incumbent] = choose(from, 2) ? 'C' : 'A';
    s.privilege[track] = (uint8_t)(holder + 1);
    s.value[holder][track] = s.value[left_of(&t, holder)][track] = 9;
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    return akkon_step(&t, &s, end) == LEGAL
        && s.privilege[track] == (READS(&t, Q_priv_incumbent, 'C') ? holder + 1 : 0);
}

/* ---------------------------------------------------------------- the end -- */

CLAUSE(end_pile_used_up, "Einde", END, EXPLICIT,
       "When a pile is used up, however that came, the end is near.")

static bool used_up(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = false;
    for (unsigned city = 0; city < t->cities; city++)
        any = any || (pile(t, s, city) == 0 && (!t->head.small || given(t, city) > 0));
    return any;
}

TALLY_PROPERTY(end_is_near_when_a_pile_is_used_up)
{
    if (sets_up(s))
        return s->ending == NOT_YET;
    return (s->ending != NOT_YET) == used_up(t, s) && s->ending <= ONE_MORE
        && (s->ending != ONE_MORE || READS(t, Q_prestige_end, 'C'));
}

/* No round begins after the one in which that came. */
STATE_PROPERTY(last_round_is_the_last)
{
    bool begins = s->phase == BORROW || s->phase == EXCHANGE;
    return s->ending != LAST_ROUND || !begins || READS(t, Q_prestige_end, 'C');
}

CLAUSE(end_finish_round, "Einde", END, EXPLICIT,
       "The round that has begun is played to its end; then the game is over.")

STEP_PROPERTY(game_is_over_when_the_last_round_is)
{
    bool counted = READS(t, Q_no_progress, 'B');
    unsigned still = before->idle == MOVING || m.kind == M_DISCARD ? 0 : before->idle + 1u;
    bool idle = counted && still == t->head.players;
    bool early = READS(t, Q_prestige_end, 'B') && (m.kind == M_EXCHANGE || m.kind == M_FETCH)
              && used_up(t, after);
    if (closes(before, after) && counted && before->phase == HOME)
        return before->ending != LAST_ROUND || after->phase == OVER;
    if (closes(before, after))
        return (after->phase == OVER) == (before->ending == LAST_ROUND || idle);
    return before->phase != OVER && ((after->phase == OVER) == early);
}

STEP_PROPERTY(one_more_round_is_the_last_one)
{
    return !closes(before, after) || before->ending != ONE_MORE || after->phase == OVER
        || after->ending == LAST_ROUND;
}

TALLY_PROPERTY(nothing_is_done_after_the_end)
{
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        for (unsigned kind = M_EXCHANGE; kind < MOVE_KINDS; kind++) {
            verdict v = asked(t, s, kind, p, 0, 0);
            if (v == LEGAL || (kind == M_PASS && v != AKKON_end_finish_round))
                return false;
        }
    return true;
}

/* q-no-progress B: rounds in which no card moved are counted. */
STEP_PROPERTY(rounds_without_progress_are_counted)
{
    bool counts = READS(t, Q_no_progress, 'B') && closes(before, after) && before->phase != HOME;
    unsigned now = before->idle == MOVING || m.kind == M_DISCARD ? 0 : before->idle + 1u;
    return READS(t, Q_no_progress, 'B') ? !counts || after->idle == now || after->phase == OVER
                                        : after->idle == 0;
}

STEP_PROPERTY(card_that_moves_is_progress)
{
    bool moved = false;
    for (unsigned p = 0; p < t->prints && READS(t, Q_no_progress, 'B') && !sets_up(before); p++)
        moved = moved
             || copies(t, after, p, IN_PILE) + copies(t, after, p, ON_TOP)
                    < copies(t, before, p, IN_PILE) + copies(t, before, p, ON_TOP);
    bool played = is_play(m) && READS(t, Q_no_progress, 'B');
    return !(moved || played) || after->idle == MOVING || closes(before, after)
        || after->phase == OVER;
}

CLAUSE(end_once, "Einde", END, IMPLIED, "Another pile that is used up changes nothing any more.")

STEP_PROPERTY(end_comes_once)
{
    bool turns = closes(before, after) && before->ending == ONE_MORE;
    return before->ending == NOT_YET || after->ending == before->ending || turns
        || (after->phase == HOME && before->ending == ONE_MORE);
}

CLAUSE(score_max_plus_min, "Einde, Voorbeeld einde", SCORE, EXPLICIT,
       "A player's points are his highest and his lowest value together.")

static unsigned nth_value(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          unsigned n)
{
    unsigned best = 0;
    for (unsigned i = 0; i < t->tracks; i++) {
        unsigned above = 0, value = s->value[seat][i];
        for (unsigned j = 0; j < t->tracks; j++)
            above += s->value[seat][j] > value || (s->value[seat][j] == value && j < i);
        best = above == n ? value : best;
    }
    return best;
}

static unsigned points(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return nth_value(t, s, seat, 0) + nth_value(t, s, seat, t->tracks - 1u);
}

TALLY_PROPERTY(points_are_highest_and_lowest)
{
    struct outcome o;
    akkon_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++)
        if (akkon_points(t, s, p) != points(t, s, p)
            || (s->phase == OVER && o.score[p] != (int)points(t, s, p)))
            return false;
    return true;
}

static struct akkon_state any_end(struct akkon_table *t, struct choice *from)
{
    *t = as_assumed(from);
    t->head.reading[AKKON_Q_second_highest] = (uint8_t)('A' + choose(from, 2));
    t->head.reading[AKKON_Q_tie_final] = (uint8_t)('A' + choose(from, 3));
    struct akkon_state s = made(t, OVER);
    unsigned range = choose(from, 2) ? MOST_VALUE + 1u : 3;
    for (unsigned p = 0; p < t->head.players; p++) {
        s.stock[p][p] = 0;
        for (unsigned track = 0; track < TRACKS; track++)
            s.value[p][track] = (uint8_t)choose(from, range);
    }
    return s;
}

LAW(points_are_highest_and_lowest_whatever_they_are)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    for (unsigned p = 0; p < t.head.players; p++)
        if (akkon_points(&t, &s, p) != points(&t, &s, p) || akkon_points(&t, &s, p) > 26)
            return false;
    return true;
}

/* The example: 9 and three times 6 against 12, 2 and anything between. */
LAW(fifteen_points_beat_fourteen)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, OVER);
    struct outcome o;
    t.head.players = 2;
    const uint8_t red[TRACKS] = { 6, 9, 6, 6 };
    for (unsigned track = 0; track < TRACKS; track++) {
        s.value[0][track] = red[track];
        s.value[1][track] = (uint8_t)(track == POWER      ? 12
                                      : track == PRESTIGE ? 2
                                                          : 2 + choose(from, 11));
    }
    akkon_outcome(&t, &s, &o);
    return akkon_points(&t, &s, 0) == 15 && akkon_points(&t, &s, 1) == 14 && o.over
        && o.winners == 1;
}

CLAUSE(score_middle_ignored, "Einde", SCORE, IMPLIED, "The two values between do not count.")

LAW(values_between_do_not_count)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    unsigned high = nth_value(&t, &s, 0, 0), low = nth_value(&t, &s, 0, 3),
             before = akkon_points(&t, &s, 0);
    s.value[0][0] = (uint8_t)high;
    s.value[0][3] = (uint8_t)low;
    for (unsigned track = 1; track < 3; track++)
        s.value[0][track] = (uint8_t)(low + choose(from, high - low + 1));
    return akkon_points(&t, &s, 0) == before;
}

/* Nobody loses points or the tie-break by going forward. */
LAW(forward_is_never_worse)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    unsigned track = choose(from, TRACKS), had = akkon_points(&t, &s, 0),
             second = akkon_second(&t, &s, 0);
    if (s.value[0][track] < MOST_VALUE)
        s.value[0][track]++;
    return akkon_points(&t, &s, 0) >= had
        && (READS(&t, Q_second_highest, 'B') || akkon_second(&t, &s, 0) >= second);
}

CLAUSE(win_greatest, "Einde", SCORE, EXPLICIT, "Who has most points wins.")

TALLY_PROPERTY(nobody_wins_with_less_than_another)
{
    struct outcome o;
    akkon_outcome(t, s, &o);
    if (s->phase != OVER)
        return !o.over && o.winners == 0;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players; q++)
            if (bit(o.winners, p) && points(t, s, q) > points(t, s, p))
                return false;
    return o.over && (o.winners != 0 || READS(t, Q_tie_final, 'C'))
        && o.winners >> t->head.players == 0;
}

CLAUSE(tie_second_highest, "Einde", SCORE, AMBIGUOUS,
       "Between players with equal points the second highest value decides.")

/* q-second-highest B: of those below the highest; nothing if there is none. */
static unsigned second(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned n = 1;
    if (READS(t, Q_second_highest, 'B'))
        while (n < t->tracks && nth_value(t, s, seat, n) == nth_value(t, s, seat, 0))
            n++;
    return n < t->tracks ? nth_value(t, s, seat, n) : 0;
}

LAW(second_value_is_as_read)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    return akkon_second(&t, &s, 0) == second(&t, &s, 0);
}

CLAUSE(tie_still_open, "Einde", SCORE, SILENT, "What decides if that is equal, too, is not said.")

/* 1: the first of the two is before the other; 0: neither is; -1: behind. */
static int compared(const struct akkon_table *t, const struct akkon_state *s, unsigned p,
                    unsigned q)
{
    unsigned a[4] = { points(t, s, p), second(t, s, p), nth_value(t, s, p, 2),
                      nth_value(t, s, p, 3) };
    unsigned b[4] = { points(t, s, q), second(t, s, q), nth_value(t, s, q, 2),
                      nth_value(t, s, q, 3) };
    unsigned deep = READS(t, Q_tie_final, 'B') ? 4 : 2;
    for (unsigned i = 0; i < deep; i++)
        if (a[i] != b[i])
            return a[i] > b[i] ? 1 : -1;
    return 0;
}

/* Exactly those win before whom nobody is; several of them as read. */
static bool right_ones_win(const struct akkon_table *t, const struct akkon_state *s)
{
    struct outcome o;
    unsigned best = 0;
    akkon_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool beaten = false;
        for (unsigned q = 0; q < t->head.players; q++)
            beaten = beaten || compared(t, s, q, p) > 0;
        best |= beaten ? 0 : 1u << p;
    }
    if (READS(t, Q_tie_final, 'C') && bits_in(best) > 1)
        best = 0;
    return o.over && o.winners == best;
}

TALLY_PROPERTY(all_win_before_whom_nobody_is)
{
    return s->phase != OVER || t->tracks < 2 || right_ones_win(t, s);
}

LAW(all_win_before_whom_nobody_is_whatever_the_values)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    return right_ones_win(&t, &s);
}

/* --------------------------------------------------------- lance and feast -- */

CLAUSE(lance_plus_1, "Lans", EFFECT, AMBIGUOUS,
       "A lance moves the player's indicated marker 1 forward.")

/* How far a lance and a feast go; q-lance-feast C: as its player says. */
static bool goes(const struct akkon_table *t, const struct akkon_state *before, struct move m,
                 const struct akkon_state *after, unsigned action, unsigned by)
{
    unsigned p = before->mover, track = played_card(t, before, m)->track;
    if (!acts_as(t, before, m, after, action))
        return true;
    if (READS(t, Q_lance_feast, 'C') && before->value[p][track] < t->most)
        return after->phase == STEPS;
    return READS(t, Q_lance_feast, 'C')
        || after->value[p][track] == up(t, before->value[p][track], by);
}

STEP_PROPERTY(lance_goes_one_forward)
{
    return goes(t, before, m, after, LANCE, READS(t, Q_lance_feast, 'B') ? 3 : 1);
}

CLAUSE(feast_plus_3, "Lans", EFFECT, AMBIGUOUS, "A feast moves it 3 forward.")

STEP_PROPERTY(feast_goes_three_forward)
{
    return goes(t, before, m, after, FEAST, READS(t, Q_lance_feast, 'B') ? 1 : 3);
}

/* -------------------------------------------------------------------- ban -- */

CLAUSE(ban_self_plus_2, "Kerkban", EFFECT, EXPLICIT,
       "A ban moves the player's indicated marker 2 forward.")

STEP_PROPERTY(ban_goes_two_forward)
{
    unsigned track = played_card(t, before, m)->track, p = before->mover;
    return !acts_as(t, before, m, after, BAN)
        || after->value[p][track] == before->value[p][track] + 2;
}

CLAUSE(ban_other_minus_2, "Kerkban", EFFECT, EXPLICIT,
       "It moves the same marker of another player 2 back.")

STEP_PROPERTY(ban_goes_two_back)
{
    unsigned track = played_card(t, before, m)->track, on = played_on(before, m);
    return !acts_as(t, before, m, after, BAN)
        || (on > 0 && on <= t->head.players && on != before->mover + 1u
            && after->value[on - 1][track] + 2 == before->value[on - 1][track]);
}

CLAUSE(ban_within_bounds, "Kerkban", LEGALITY, EXPLICIT,
       "It can be played only if neither step leaves the track.")

/* So nothing of it is lost: the track's sum is the same. */
STEP_PROPERTY(ban_loses_nothing)
{
    unsigned track = played_card(t, before, m)->track, was = 0, is = 0;
    for (unsigned p = 0; p < t->head.players; p++) {
        was += before->value[p][track];
        is += after->value[p][track];
    }
    return !acts_as(t, before, m, after, BAN) || was == is;
}

LAW(ban_is_judged_before_it_is_paid)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), BAN), own = choose(from, 14),
             other = choose(from, 14);
    s.value[0][t.print[p].track] = (uint8_t)own;
    s.value[1][t.print[p].track] = (uint8_t)other;
    put(&t, &s, p, IN_HAND);
    return asked(&t, &s, M_PLAY_ON, 0, p, 1)
        == (own > 11 || other < 2 ? (verdict)AKKON_ban_within_bounds : (verdict)LEGAL);
}

/* ------------------------------------------------------------------ siege -- */

CLAUSE(siege_plus_2_minus_1, "Belegering", EFFECT, EXPLICIT,
       "A siege moves one indicated marker of the player 2 forward and the other one 1 back.")

TABLE_PROPERTY(siege_names_two_tracks)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good && (t->print[p].action != SIEGE || t->print[p].other != t->print[p].track);
    return good;
}

LAW(siege_of_one_track_is_refused)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_print *siege = &t.print[print_named(&t, choose(from, JERUSALEM), SIEGE)];
    siege->other = siege->track;
    return judged(&t) == AKKON_siege_plus_2_minus_1;
}

STEP_PROPERTY(siege_goes_two_forward_and_one_back)
{
    const struct akkon_print *it = played_card(t, before, m);
    unsigned p = before->mover;
    return !acts_as(t, before, m, after, SIEGE)
        || (after->value[p][it->track] == up(t, before->value[p][it->track], 2)
            && after->value[p][it->other] == down(before->value[p][it->other], 1));
}

CLAUSE(siege_back_at_0_ok, "Belegering", LEGALITY, EXPLICIT,
       "It may be played though the other one stands at 0.")

LAW(siege_is_legal_at_any_values)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, choose(from, JERUSALEM), SIEGE), own = choose(from, 14),
             other = choose(from, 14);
    s.value[0][t.print[p].track] = (uint8_t)own;
    s.value[0][t.print[p].other] = (uint8_t)other;
    s.marshal = SPENT;
    put(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY, 0, { (uint8_t)p } };
    return akkon_step(&t, &s, m) == LEGAL
        && s.value[0][t.print[p].track] == (own > 11 ? 13 : own + 2)
        && s.value[0][t.print[p].other] == (other > 0 ? other - 1 : 0);
}

/* ----------------------------------------------------------------- plague -- */

CLAUSE(plague_borrow_1, "Pest", EFFECT, EXPLICIT,
       "With a plague the player names another one of whom he borrows a knight for the next card "
       "round.")

/* How many knights more are claimed of a lender by a card that borrows this many. */
static unsigned claimed_more(const struct akkon_table *t, const struct akkon_state *before,
                             unsigned lender, unsigned count)
{
    unsigned left = down(lendable(t, before, lender), owed_by(before, lender));
    if (before->ending == LAST_ROUND)
        return 0;
    return READS(t, Q_borrow_shortage, 'A') ? least(count, left) : count;
}

static bool claims_rise(const struct akkon_table *t, const struct akkon_state *before,
                        struct move m, const struct akkon_state *after, unsigned action,
                        unsigned count)
{
    unsigned on = played_on(before, m), p = before->mover;
    bool cut = READS(t, Q_borrow_shortage, 'A') && !READS(t, Q_borrow_return, 'A');
    if (!acts_as(t, before, m, after, action) || on == 0 || on > t->head.players || cut)
        return true;
    return after->claim[on - 1][p]
        == before->claim[on - 1][p] + claimed_more(t, before, on - 1, count);
}

STEP_PROPERTY(plague_borrows_one)
{
    return claims_rise(t, before, m, after, PLAGUE, 1);
}

/* Nothing else borrows: and nobody is paid back but before a bid round. */
STEP_PROPERTY(claims_change_only_by_these_cards)
{
    bool good = true;
    bool ends = before->ending != LAST_ROUND && after->ending == LAST_ROUND;
    for (unsigned l = 0; l < SEATS; l++)
        for (unsigned p = 0; p < SEATS; p++) {
            bool card =
                (acts_as(t, before, m, after, PLAGUE) || acts_as(t, before, m, after, BROTHER))
                && played_on(before, m) == l + 1 && p == before->mover;
            bool taken = before->phase == BORROW || closes(before, after) || after->phase == HOME
                      || before->phase == HOME;
            good = good
                && (card || (taken && after->claim[l][p] <= before->claim[l][p])
                    || (ends && after->claim[l][p] == 0)
                    || after->claim[l][p] == before->claim[l][p]);
        }
    return good;
}

CLAUSE(borrow_before_bid, "Pest, Wapenbroeder", TURN_ORDER, EXPLICIT,
       "He takes it before the next bid round begins.")

/* No bid round begins while knights are to be borrowed, but where they wait for a later one. */
STATE_PROPERTY(knights_are_borrowed_before_the_bid_round)
{
    bool later = READS(t, Q_borrow_shortage, 'C') || READS(t, Q_borrow_return, 'C');
    bool good = s->phase != BORROW || !all_zero(s->claim[0], SEATS * SEATS);
    bool bids = before_reveal(s) && s->phase != BORROW;
    return good && (!bids || later || all_zero(s->claim[0], SEATS * SEATS));
}

/* A loan that can never be taken is not kept; in the round before the last one (q-prestige-end C)
 * all are. */
STATE_PROPERTY(nothing_is_borrowed_in_the_last_round)
{
    return s->ending != LAST_ROUND || s->phase == BORROW || READS(t, Q_prestige_end, 'C')
        || all_zero(s->claim[0], SEATS * SEATS);
}

STEP_PROPERTY(loans_of_the_last_but_one_round_are_kept)
{
    bool good = true, more = closes(before, after) && before->ending == ONE_MORE;
    bool plain = READS(t, Q_borrow_return, 'A') && READS(t, Q_borrow_chain, 'A')
              && READS(t, Q_borrow_shortage, 'A') && READS(t, Q_borrow_marshal, 'A');
    for (unsigned l = 0; more && plain && l < SEATS; l++)
        for (unsigned p = 0; p < SEATS; p++) {
            unsigned lent = 0;
            for (unsigned k = 0; k < KNIGHTS; k++)
                lent += after->at[l][k] == LENT + p;
            good = good && after->claim[l][p] + lent == before->claim[l][p];
        }
    return good;
}

LAW(loans_of_the_last_but_one_round_are_taken)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned last = t.head.players - 1u;
    t.head.reading[AKKON_Q_prestige_end] = 'C';
    s.ending = ONE_MORE;
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    s.claim[1][0] = (uint8_t)(1 + choose(from, 3));
    for (unsigned c = 0; c < CARDS; c++)
        s.card[c] = t.print[t.print_of[c]].city == TYRUS ? DISCARDED : s.card[c];
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    return akkon_step(&t, &s, end) == LEGAL && s.phase == BORROW && s.ending == LAST_ROUND
        && s.claim[1][0] > 0;
}

CLAUSE(borrow_blind, "Pest, Wapenbroeder", INFORMATION, EXPLICIT,
       "He does not see which one he takes.")

/* Any knight of the lender's may be the one, and as likely as another; so chance takes it. */
TALLY_PROPERTY(any_knight_at_home_may_be_borrowed)
{
    unsigned pairs = 0;
    bool plain = READS(t, Q_borrow_chain, 'A') && READS(t, Q_borrow_marshal, 'A')
              && READS(t, Q_borrow_return, 'A');
    bool picks = READS(t, Q_borrow_picker, 'A');
    for (unsigned l = 0; s->phase == BORROW && plain && l < t->head.players; l++)
        for (unsigned p = 0; p < t->head.players; p++) {
            unsigned may = 0;
            for (unsigned k = 0; k < KNIGHTS; k++) {
                struct move m = { M_BORROW, NATURE, { (uint8_t)k, (uint8_t)l, (uint8_t)p } };
                bool legal = has_knight(t, k)
                          && (picks ? akkon_refusal(t, s, m) == LEGAL : can(t, s, M_GIVE, l, k, p));
                if (legal && s->at[l][k] != IN_CAMP)
                    return false;
                may += legal;
            }
            if (may != 0 && (s->claim[l][p] == 0 || may != in_camp(t, s, l)))
                return false;
            pairs += may != 0;
        }
    return s->phase != BORROW || !plain || pairs == 1;
}

/* Who takes one does not see which; nor does anybody else: others_do_not_see_which_knight_is_where.
 */
STEP_PROPERTY(loan_takes_one_knight_of_the_lender)
{
    bool good = true;
    unsigned kind = m.arg[0], lender = m.kind == M_GIVE ? m.actor : m.arg[1];
    unsigned taker = m.kind == M_GIVE ? m.arg[1] : m.arg[2];
    bool still = after->phase == BORROW || after->phase == BID || after->phase == EXCHANGE;
    if ((m.kind != M_BORROW && m.kind != M_GIVE) || kind >= KNIGHTS
        || !READS(t, Q_borrow_chain, 'A'))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            good = good
                && after->at[p][k] == (p == lender && k == kind ? LENT + taker : before->at[p][k]);
    return good && still && lender != taker && before->claim[lender % SEATS][taker % SEATS] > 0;
}

CLAUSE(borrow_card_round_only, "Pest, Wapenbroeder", LEGALITY, EXPLICIT,
       "It is of use in the card round; it cannot be bid.")

STEP_PROPERTY(borrowed_knights_are_not_bid)
{
    bool good = m.kind != M_PLACE || m.arg[0] != BORROWED;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS && before_reveal(before) && before_reveal(after); k++)
            good = good && (before->at[p][k] < LENT || after->at[p][k] >= LENT);
    return good;
}

CLAUSE(borrow_as_own, "Pest, Wapenbroeder", EFFECT, EXPLICIT,
       "There it is his like one of his own.")

/* Who has no other knight pays with a borrowed one. */
LAW(borrowed_knight_pays)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE),
             seat = choose(from, t.head.players);
    unsigned lender = left_of(&t, seat), k = choose(from, KNIGHTS);
    s.start = s.mover = (uint8_t)seat;
    s.passed = (uint8_t)(((1u << t.head.players) - 1) & ~(1u << seat));
    for (unsigned other = 0; other < KNIGHTS; other++)
        s.at[seat][other] = (uint8_t)(ON_FIELD + (other == MERCENARY ? JERUSALEM : AKKON));
    s.at[lender][k] = (uint8_t)(LENT + seat);
    s.marshal = ON_FIELD + AKKON;
    put(&t, &s, p, IN_HAND + seat);
    struct move pass = { M_PASS, (uint8_t)seat, { 0 } },
                play = { M_PLAY, (uint8_t)seat, { (uint8_t)p } };
    if (akkon_step(&t, &s, pass) != LEGAL || knights_at_hand(&s, seat) != 1
        || knights_at_hand(&s, lender) != KNIGHTS - 1)
        return false;
    turn_up_tops(&t, &s);
    return akkon_step(&t, &s, play) == LEGAL && knights_at_hand(&s, seat) == 0;
}

CLAUSE(borrow_owner_lacks, "Pest, Wapenbroeder", EFFECT, IMPLIED,
       "Its owner does not have it in that round, neither for bids nor for cards.")

STEP_PROPERTY(owner_does_not_lay_what_is_lent)
{
    return m.kind != M_PLACE || m.arg[0] >= KNIGHTS || before->at[m.actor % SEATS][m.arg[0]] < LENT;
}

TALLY_PROPERTY(laying_what_is_lent_is_refused)
{
    for (unsigned k = 0; s->phase == BID && s->field == 0 && k < KNIGHTS; k++)
        for (unsigned city = 0; s->at[s->mover][k] >= LENT && city < t->cities; city++)
            if (can(t, s, M_PLACE, s->mover, k, city))
                return false;
    return true;
}

CLAUSE(borrow_returns, "Doel, Pest", EFFECT, SILENT, "When it comes back is not said.")

/* Used or not; q-borrow-return C: never. */
STEP_PROPERTY(borrowed_knights_come_home_as_read)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++) {
            bool lent = before->at[p][k] >= LENT, lends = before->phase == BORROW;
            good = good
                && (!READS(t, Q_borrow_return, 'C') || !lent || lends || after->phase == OVER
                    || after->at[p][k] == before->at[p][k]);
            good = good
                && (!READS(t, Q_borrow_return, 'A') || !closes(before, after)
                    || after->at[p][k] == IN_CAMP);
        }
    return good;
}

CLAUSE(borrow_shortage, "Pest, Wapenbroeder", EFFECT, SILENT,
       "What happens if more are borrowed of a player than he has is not said.")

STATE_PROPERTY(no_more_is_claimed_than_there_is)
{
    bool good = true;
    for (unsigned l = 0; l < t->head.players; l++)
        good = good && s->claim[l][l] == 0
            && (READS(t, Q_borrow_shortage, 'C')
                || owed_by(s, l) <= bits_in(t->knights) + READS(t, Q_borrow_marshal, 'B'));
    return good;
}

/* With seven knights claimed of him nobody has a knight left to lend. */
LAW(claims_beyond_seven_are_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, JERUSALEM, BROTHER), had = 4 + choose(from, 4);
    t.head.reading[AKKON_Q_borrow_shortage] = (uint8_t)('A' + choose(from, 3));
    s.marshal = SPENT;
    s.claim[1][0] = (uint8_t)had;
    put(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY_ON, 0, { (uint8_t)p, 1 } };
    verdict v = akkon_step(&t, &s, m);
    if (READS(&t, Q_borrow_shortage, 'B') && had > 5)
        return v == AKKON_borrow_shortage;
    return v == LEGAL
        && s.claim[1][0] == (READS(&t, Q_borrow_shortage, 'A') && had > 5 ? 7 : had + 2);
}

CLAUSE(borrow_not_marshal, "Pest", EFFECT, SILENT,
       "Whether the marshal can be borrowed is not said.")

STEP_PROPERTY(marshal_is_not_borrowed)
{
    bool may = READS(t, Q_borrow_marshal, 'B');
    return may
        || (after->marshal < MARSHAL_LENT
            && ((m.kind != M_BORROW && m.kind != M_GIVE) || m.arg[0] < KNIGHTS));
}

CLAUSE(plague_back_1, "Pest", EFFECT, EXPLICIT,
       "He may also move the indicated marker of another player 1 back.")

STEP_PROPERTY(plague_asks_whose_marker_goes_back)
{
    return !acts_as(t, before, m, after, PLAGUE) || after->phase == PUSH;
}

STEP_PROPERTY(plague_goes_one_back)
{
    unsigned track = running(t, before)->track, on = m.arg[0] % SEATS;
    return m.kind != M_PUSH
        || (before->phase == PUSH && on != before->mover && m.arg[0] < t->head.players
            && after->value[on][track] == down(before->value[on][track], 1)
            && after->phase != PUSH);
}

CLAUSE(plague_targets_free, "Pest", LEGALITY, EXPLICIT,
       "These two may be one player or two, but never he himself.")

/* Any opponent, the lender or not; or none. */
TALLY_PROPERTY(any_opponent_may_be_pushed_back)
{
    for (unsigned p = 0; s->phase == PUSH && p < t->head.players; p++)
        if (asked(t, s, M_PUSH, s->mover, p, 0)
            != (p == s->mover ? (verdict)AKKON_plague_targets_free : (verdict)LEGAL))
            return false;
    return s->phase != PUSH || can(t, s, M_SKIP, s->mover, 0, 0);
}

CLAUSE(plague_at_0_ok, "Pest", LEGALITY, EXPLICIT,
       "It may be played though that marker stands at 0.")

LAW(plague_is_legal_at_any_value)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, JERUSALEM, PLAGUE), value = choose(from, 14);
    s.marshal = SPENT;
    for (unsigned seat = 0; seat < t.head.players; seat++)
        s.value[seat][t.print[p].track] = (uint8_t)value;
    put(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY_ON, 0, { (uint8_t)p, 1 } }, push = { M_PUSH, 0, { 1 } };
    return akkon_step(&t, &s, play) == LEGAL && akkon_step(&t, &s, push) == LEGAL
        && s.value[1][t.print[p].track] == (value > 0 ? value - 1 : 0) && s.phase == TURN;
}

/* ---------------------------------------------------------------- brother -- */

CLAUSE(brother_borrow_2, "Wapenbroeder", EFFECT, EXPLICIT,
       "With a brother the player names another one of whom he borrows two knights for the next "
       "card "
       "round.")

STEP_PROPERTY(brother_borrows_two)
{
    return claims_rise(t, before, m, after, BROTHER, 2);
}

CLAUSE(brother_self_plus_1, "Wapenbroeder", EFFECT, EXPLICIT,
       "He may also move his own indicated marker 1 forward.")

STEP_PROPERTY(brother_asks_whether_the_marker_goes_forward)
{
    const struct akkon_print *it = played_card(t, before, m);
    return !acts_as(t, before, m, after, BROTHER)
        || (after->phase == STEPS) == (before->value[before->mover][it->track] < t->most);
}

/* One or none. */
TALLY_PROPERTY(brother_goes_one_forward_or_none)
{
    for (unsigned by = 0; s->phase == STEPS && running(t, s)->action == BROTHER && by <= MOST_VALUE;
         by++)
        if (asked(t, s, M_ADVANCE, s->mover, by, 0)
            != (by <= 1 ? (verdict)LEGAL : (verdict)AKKON_brother_self_plus_1))
            return false;
    return true;
}

STEP_PROPERTY(steps_are_made_where_they_are_asked)
{
    unsigned p = before->mover, track = running(t, before)->track;
    return m.kind != M_ADVANCE
        || (before->phase == STEPS && after->phase != STEPS
            && after->value[p][track] == up(t, before->value[p][track], m.arg[0]));
}

/* ----------------------------------------------------------------- levant -- */

CLAUSE(levant_choose_opponent, "Levantenhandel", EFFECT, EXPLICIT,
       "With a Levant the player chooses another one.")

STEP_PROPERTY(levant_is_played_on_another)
{
    unsigned on = played_on(before, m);
    return !acts_as(t, before, m, after, LEVANT)
        || (on > 0 && on <= t->head.players && on != before->mover + 1u);
}

CLAUSE(levant_count_on_fields, "Levantenhandel", EFFECT, AMBIGUOUS,
       "That one's knights on the bid fields of the indicated cities are counted.")

TABLE_PROPERTY(levants_name_several_cities)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good
            && (t->print[p].action != LEVANT
                || bits_in(t->print[p].cities) >= (t->head.small ? 1 : 2));
    return good;
}

LAW(levant_of_one_city_is_refused)
{
    struct akkon_table t = as_assumed(from);
    t.print[print_named(&t, AKKON, LEVANT)].cities = (uint8_t)(1u << choose(from, CITIES));
    return judged(&t) == AKKON_levant_count_on_fields;
}

/* Cities that a Levant names. */
TABLE_PROPERTY(cities_of_levants_are_counted)
{
    unsigned cities = 0;
    for (unsigned p = 0; p < t->prints; p++)
        cities |= t->print[p].cities;
    return t->counted == cities;
}

static unsigned levant_count(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned seat, unsigned cities)
{
    unsigned n = 0;
    for (unsigned city = 0; city < CITIES; city++)
        if (bit(cities, city))
            n += s->paid[seat % SEATS][city]
               + (READS(t, Q_levant_foreign_colour, 'C') ? s->guests[seat % SEATS][city] : 0u);
    return n;
}

LAW(levant_counts_the_cities_it_names)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned seat = choose(from, t.head.players), cities = choose(from, 64), n = 0;
    for (unsigned city = 0; city < CITIES; city++) {
        s.paid[seat][city] = (uint8_t)choose(from, 4);
        n += bit(cities, city) ? s.paid[seat][city] : 0;
    }
    return akkon_levant_count(&t, &s, seat, cities) == n;
}

/* What lies at the cities when pieces are turned up: bids do, where they are read to count. */
STEP_PROPERTY(bids_count_for_a_levant_as_read)
{
    struct akkon_state then = laid_then(before, m);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && reveals(before, after); p++)
        for (unsigned city = 0; city < CITIES; city++) {
            unsigned n = 0;
            for (unsigned k = 0; k < KNIGHTS; k++)
                n += lies_on(&then, p, k, city);
            bool count = bit(t->counted, city) && !READS(t, Q_levant_what, 'A');
            good = good && after->paid[p][city] == (count ? n : 0);
        }
    return good;
}

CLAUSE(levant_counts_borrowed, "Levantenhandel", EFFECT, AMBIGUOUS,
       "Knights that he borrowed and put there count, too.")

/* Put down by another: his, but as read of the owner as well. */
STEP_PROPERTY(borrowed_knights_count_as_read)
{
    unsigned p = before->mover;
    bool good = true;
    if (!pays(before, m) || READS(t, Q_levant_what, 'C'))
        return true;
    unsigned city = played_card(t, before, m)->city;
    for (unsigned q = 0; q < t->head.players; q++)
        for (unsigned c = 0; c < CITIES && q != p; c++) {
            unsigned lent =
                c == city && bit(t->counted, c) ? down(before->stock[p][q], after->stock[p][q]) : 0;
            unsigned his_too = READS(t, Q_levant_foreign_colour, 'B') ? lent : 0;
            unsigned guests = READS(t, Q_levant_foreign_colour, 'C') ? lent : 0;
            good = good && after->paid[q][c] == before->paid[q][c] + his_too
                && after->guests[q][c] == before->guests[q][c] + guests;
        }
    return good;
}

/* The city + 1 that a piece leaves which Richard returns, if what was bid counts; the chaplain's is
 * known. */
static unsigned returned_from(const struct akkon_table *t, const struct akkon_state *before,
                              struct move m)
{
    unsigned p = m.actor % SEATS;
    bool moved =
        READS(t, Q_gold_chaplain, 'B') && holds(before, p, GOLD) && before->moved_from != 0;
    if (READS(t, Q_levant_what, 'A') || m.arg[0] == THE_BID_MARSHAL)
        return 0;
    if (m.arg[0] == THE_CHAPLAIN)
        return moved ? before->moved_from : before->chaplain[p];
    return m.arg[1];
}

/* And only what is put down does; it lies there to the end of the round. */
STEP_PROPERTY(payments_lie_until_the_round_is_over)
{
    bool good = true, stays = card_round(before) && card_round(after) && !pays(before, m);
    for (unsigned p = 0; p < SEATS && stays; p++)
        for (unsigned c = 0; c < CITIES; c++) {
            bool back = m.kind == M_RETURN && p == m.actor && bit(t->counted, c)
                     && returned_from(t, before, m) == c + 1;
            good = good && after->paid[p][c] + back == before->paid[p][c];
        }
    return good;
}

CLAUSE(levant_not_marshal, "Levantenhandel", EFFECT, EXPLICIT, "The marshal does not count.")

/* A card that the marshal pays leaves nothing to be counted. */
LAW(marshal_does_not_count_for_a_levant)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM), p = print_named(&t, city, LANCE);
    put(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY, 0, { (uint8_t)p } }, pay = { M_PAY, 0, { THE_MARSHAL } };
    return akkon_step(&t, &s, play) == LEGAL && s.phase == PAY && akkon_step(&t, &s, pay) == LEGAL
        && s.marshal == SPENT && akkon_levant_count(&t, &s, 0, 63) == 0;
}

CLAUSE(levant_half_up, "Levantenhandel", EFFECT, EXPLICIT, "The number is halved and rounded up.")

static unsigned levant_result(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned seat, unsigned cities)
{
    unsigned n = levant_count(t, s, seat, cities);
    return n / 2 + n % 2;
}

/* Any number of knights lies there, of which half may be gone forward. */
LAW(levant_halves_and_rounds_up)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, AKKON, LEVANT), n = 1 + choose(from, 12), city = 0;
    while (!bit(t.print[p].cities, city))
        city++;
    s.marshal = SPENT;
    s.paid[1][city] = (uint8_t)n;
    put(&t, &s, p, IN_HAND);
    struct move play = { M_PLAY_ON, 0, { (uint8_t)p, 1 } },
                go = { M_ADVANCE, 0, { (uint8_t)((n + 1) / 2) } };
    return akkon_step(&t, &s, play) == LEGAL && s.phase == STEPS && akkon_step(&t, &s, go) == LEGAL
        && s.value[0][t.print[p].track] == START_VALUE + (n + 1) / 2;
}

TALLY_PROPERTY(levant_goes_half_forward_or_none)
{
    const struct akkon_print *it = running(t, s);
    bool levant = s->phase == STEPS && it->action == LEVANT;
    unsigned most = levant ? levant_result(t, s, s->target - 1u, it->cities) : 0;
    for (unsigned by = 0; levant && by <= 20; by++) {
        bool may = by == 0 || by == most || (by < most && READS(t, Q_levant_partial, 'B'));
        if (can(t, s, M_ADVANCE, s->mover, by, 0) != may)
            return false;
    }
    return true;
}

CLAUSE(levant_may_advance, "Levantenhandel", EFFECT, AMBIGUOUS,
       "The player may move his indicated marker that far forward.")

/* It is asked wherever there is something to gain. */
STEP_PROPERTY(levant_asks_whether_the_marker_goes_forward)
{
    const struct akkon_print *it = played_card(t, before, m);
    if (!acts_as(t, before, m, after, LEVANT))
        return true;
    unsigned result = levant_result(t, after, played_on(before, m) - 1u, it->cities);
    return (after->phase == STEPS)
        == (result > 0 && before->value[before->mover][it->track] < t->most);
}

/* -------------------------------------------------------------- scripture -- */

CLAUSE(scripture_may_plus_1, "Verboden geschriften", EFFECT, EXPLICIT,
       "With a scripture the player may move one of his markers 1 forward.")

static unsigned tracks_above(const struct akkon_table *t, const struct akkon_state *s, unsigned but)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->tracks; i++)
        n += i != but && s->value[s->mover][i] > 0;
    return n;
}

/* q-scripture-same C: the step back was made first. */
static bool back_is_done(const struct akkon_table *t, const struct akkon_state *s)
{
    return READS(t, Q_scripture_same, 'C') && s->target != 0;
}

TALLY_PROPERTY(any_marker_may_go_forward)
{
    bool other = READS(t, Q_scripture_same, 'B');
    for (unsigned i = 0; s->phase == FORTH && i < t->tracks; i++) {
        bool may = s->value[s->mover][i] < t->most && (!other || tracks_above(t, s, i) > 0);
        bool back = READS(t, Q_scripture_same, 'C') && s->target == 0 && s->value[s->mover][i] > 0;
        if (can(t, s, M_RAISE, s->mover, i, 0) != may || can(t, s, M_LOWER, s->mover, i, 0) != back)
            return false;
    }
    return s->phase != FORTH
        || can(t, s, M_SKIP, s->mover, 0, 0)
               == (tracks_above(t, s, NOWHERE) > 0 || back_is_done(t, s));
}

STEP_PROPERTY(scripture_asks_for_both_steps)
{
    bool full = true;
    for (unsigned i = 0; i < t->tracks; i++)
        full = full && before->value[before->mover][i] == t->most;
    return !acts_as(t, before, m, after, SCRIPTURE)
        || after->phase == (full && !READS(t, Q_scripture_same, 'C') ? BACK : FORTH);
}

CLAUSE(scripture_must_minus_1, "Verboden geschriften", EFFECT, EXPLICIT,
       "He must move one of his markers 1 back.")

STEP_PROPERTY(scripture_is_not_done_without_the_step_back)
{
    bool lowers = m.kind == M_LOWER;
    if (before->phase == BACK)
        return lowers && after->phase != BACK;
    if (before->phase == FORTH && back_is_done(t, before))
        return !lowers && after->phase != BACK && after->phase != FORTH;
    return before->phase != FORTH
        || (lowers ? after->phase == FORTH || !back_is_done(t, after) : after->phase == BACK);
}

TALLY_PROPERTY(any_marker_above_0_may_go_back)
{
    for (unsigned i = 0; s->phase == BACK && i < t->tracks; i++) {
        bool may =
            s->value[s->mover][i] > 0 && (!READS(t, Q_scripture_same, 'B') || s->target != i + 1);
        if (can(t, s, M_LOWER, s->mover, i, 0) != may)
            return false;
    }
    return s->phase != BACK || asked(t, s, M_SKIP, s->mover, 0, 0) == AKKON_scripture_must_minus_1;
}

CLAUSE(scripture_within_bounds, "Verboden geschriften", LEGALITY, EXPLICIT,
       "It can be played only if no step leaves the track.")

/* No step lapses. */
STEP_PROPERTY(scripture_loses_nothing)
{
    unsigned p = before->mover, i = m.arg[0] % TRACKS;
    if (before->phase == FORTH && m.kind == M_RAISE)
        return after->value[p][i] == before->value[p][i] + 1;
    return m.kind != M_LOWER || after->value[p][i] + 1 == before->value[p][i];
}

/* So there always is a step back. */
STATE_PROPERTY(somebody_can_still_go_back)
{
    unsigned but =
        READS(t, Q_scripture_same, 'B') && s->target > 0 ? s->target - 1u : (unsigned)NOWHERE;
    return s->phase != BACK || tracks_above(t, s, but) > 0;
}

LAW(scripture_is_judged_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, JERUSALEM, SCRIPTURE), all = choose(from, 3),
             value = all == 0 ? 0
                   : all == 1 ? 13
                              : 5;
    t.head.reading[AKKON_Q_scripture_same] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[AKKON_Q_scripture_decline] = (uint8_t)('A' + choose(from, 2));
    for (unsigned i = 0; i < TRACKS; i++)
        s.value[0][i] = (uint8_t)value;
    put(&t, &s, p, IN_HAND);
    bool refused = (value == 0 && READS(&t, Q_scripture_same, 'B'))
                || (value == 13 && READS(&t, Q_scripture_decline, 'B'));
    return can(&t, &s, M_PLAY, 0, p, 0) == !refused;
}

/* ------------------------------------------------------------------- mint -- */

CLAUSE(mint_take_top, "Muntslagerij", EFFECT, EXPLICIT,
       "With a mint the player takes the top of any pile into his hand.")

/* The card goes, another one comes: as many are in hand, if there is a pile. */
STEP_PROPERTY(mint_takes_the_top_of_the_pile)
{
    unsigned p = before->mover, on = played_on(before, m),
             card = on == 0 ? NOWHERE : top(t, before, on - 1);
    if (!acts_as(t, before, m, after, MINT) || card == NOWHERE)
        return on == 0 || !acts_as(t, before, m, after, MINT);
    bool same = is_play(m) && m.arg[0] == card;
    return copies(t, after, card, IN_HAND + p) + same == copies(t, before, card, IN_HAND + p) + 1
        && pile(t, after, on - 1) + 1 == pile(t, before, on - 1);
}

STEP_PROPERTY(piles_shrink_only_as_told)
{
    bool takes = acts_as(t, before, m, after, MINT) || m.kind == M_EXCHANGE || m.kind == M_FETCH;
    bool good = true;
    unsigned taken = 0;
    for (unsigned city = 0; city < t->cities; city++)
        taken += pile(t, before, city) - pile(t, after, city);
    good = taken == 0 || sets_up(before) || reveals(before, after) || takes;
    return good && (sets_up(before) || reveals(before, after) || taken <= 1);
}

CLAUSE(mint_play_same_round, "Muntslagerij", LEGALITY, EXPLICIT,
       "He may still play that card in this round.")

LAW(card_of_a_mint_may_be_played_at_once)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned mint = print_named(&t, AKKON, MINT), city = choose(from, JERUSALEM),
             lance = print_named(&t, city, LANCE);
    s.marshal = SPENT;
    put(&t, &s, mint, IN_HAND);
    struct move take = { M_PLAY_FOR, 0, { (uint8_t)mint, (uint8_t)city } },
                play = { M_PLAY, 0, { (uint8_t)lance } };
    if (akkon_step(&t, &s, take) != LEGAL || s.phase != EXPOSE)
        return false;
    struct move next = { M_EXPOSE, NATURE, { (uint8_t)lance } };
    return akkon_step(&t, &s, next) == LEGAL && akkon_step(&t, &s, play) == LEGAL
        && s.value[0][t.print[lance].track] == START_VALUE + 1;
}

CLAUSE(mint_no_card_left, "Muntslagerij", EFFECT, SILENT,
       "What a mint does when no pile is left is not said.")

LAW(mint_without_a_pile_is_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned mint = print_named(&t, AKKON, MINT);
    t.head.reading[AKKON_Q_mint_empty] = (uint8_t)('A' + choose(from, 2));
    for (unsigned c = 0; c < CARDS; c++)
        s.card[c] = DISCARDED;
    s.card[t.first_card[mint]] = IN_HAND;
    s.ending = LAST_ROUND;
    s.marshal = SPENT;
    struct move m = { M_PLAY, 0, { (uint8_t)mint } };
    verdict v = akkon_step(&t, &s, m);
    return READS(&t, Q_mint_empty, 'A') ? v == LEGAL && s.phase == TURN && hand(&t, &s, 0) == 0
                                        : v == AKKON_mint_no_card_left;
}

/* ------------------------------------------------------------- Barbarossa -- */

CLAUSE(prestige_take, "Aanzien", EFFECT, EXPLICIT,
       "Before the bid round the holder of prestige may take a card from any pile into his hand.")

static struct faults faults_of_exchanging(const struct akkon_table *t, const struct akkon_state *s,
                                          unsigned print, unsigned city)
{
    struct faults f = { .count = 0 };
    unsigned p = s->privilege[PRESTIGE] - 1u;
    fault(&f, copies(t, s, print, IN_HAND + p) == 0, AKKON_prestige_pay_old_card);
    fault(&f, pile(t, s, city) == 0, AKKON_prestige_top_only);
    return f;
}

TALLY_PROPERTY(any_card_may_be_exchanged_for_any_pile)
{
    for (unsigned p = 0; s->phase == EXCHANGE && p < t->prints; p++)
        for (unsigned city = 0; city < t->cities; city++) {
            struct faults f = faults_of_exchanging(t, s, p, city);
            if (!rightly(asked(t, s, M_EXCHANGE, s->privilege[PRESTIGE] - 1u, p, city), &f))
                return false;
        }
    return true;
}

STEP_PROPERTY(exchange_is_made_before_the_bid_round)
{
    if (m.kind != M_EXCHANGE && m.kind != M_FETCH)
        return true;
    unsigned p = before->privilege[PRESTIGE] - 1u;
    bool early = before->phase == EXCHANGE || before->phase == SEARCH;
    bool all = m.kind == M_FETCH || READS(t, Q_prestige_which, 'A');
    return early && m.actor == p
        && hand(t, after, p) + (all ? 0 : 1) == hand(t, before, p) + (m.kind == M_FETCH);
}

CLAUSE(prestige_top_only, "Aanzien", LEGALITY, AMBIGUOUS, "It is the top.")

/* q-prestige-which B: any card of the pile that was named. */
TALLY_PROPERTY(any_card_of_the_pile_may_be_fetched_where_read_so)
{
    for (unsigned p = 0; s->phase == SEARCH && p < t->prints; p++) {
        bool there = ON_FIELD + print_at(t, p)->city == s->field
                  && copies(t, s, p, IN_PILE) + copies(t, s, p, ON_TOP) > 0;
        if (can(t, s, M_FETCH, s->privilege[PRESTIGE] - 1u, p, 0) != there)
            return false;
    }
    return s->phase != SEARCH || READS(t, Q_prestige_which, 'B');
}

CLAUSE(prestige_pay_old_card, "Aanzien", LEGALITY, EXPLICIT,
       "He lays a card that he had in hand before onto the discard pile for it, open.")

STEP_PROPERTY(an_old_card_is_discarded_for_it)
{
    if (m.kind != M_EXCHANGE)
        return true;
    return copies(t, before, m.arg[0], IN_HAND + m.actor) > 0
        && copies(t, after, m.arg[0], DISCARDED) == copies(t, before, m.arg[0], DISCARDED) + 1;
}

CLAUSE(prestige_needs_hand, "Aanzien", LEGALITY, IMPLIED, "Who has no card in hand cannot do it.")

LAW(exchange_without_a_hand_is_refused)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, EXCHANGE);
    unsigned p = choose(from, t.prints), city = choose(from, CITIES);
    s.privilege[PRESTIGE] = 1;
    verdict without = asked(&t, &s, M_EXCHANGE, 0, p, city);
    put(&t, &s, p, copies(&t, &s, p, IN_PILE) > 0 ? IN_HAND : ON_TOP);
    return without == AKKON_prestige_needs_hand
        && (hand(&t, &s, 0) == 0 || can(&t, &s, M_EXCHANGE, 0, p, city));
}

/* ---------------------------------------------------------------- Richard -- */

CLAUSE(power_before_own_turn, "Macht", LEGALITY, EXPLICIT,
       "The holder of power uses it before his own turn in the card round.")

/* What he might return when his turn comes, if it came now. */
STEP_PROPERTY(power_is_asked_before_the_own_turn)
{
    unsigned p = after->mover;
    bool exposed = before->phase == EXPOSE && before->after == RETURN;
    bool begins = after->phase == TURN && before->phase != RETURN
               && (reveals(before, after) || exposed || before->mover != p);
    bool plain = READS(t, Q_power_moment, 'A') && READS(t, Q_hand_limit, 'A')
              && READS(t, Q_power_chaplain, 'A');
    if (!begins || !plain || !holds(after, p, POWER))
        return true;
    struct akkon_state then = laid_then(before, m);
    bool marshal = p == then.start && on_field(then.marshal) && READS(t, Q_power_marshal, 'A');
    return !(reveals(before, after) ? knights_bid(&then, p) > 0 || marshal
                                    : before->returnable != 0);
}

STATE_PROPERTY(nothing_is_returned_once_the_own_turn_has_begun)
{
    bool turn = s->phase == TURN || within_a_card(s) || s->phase == CLEMENS;
    return !turn || s->privilege[POWER] == 0 || !holds(s, s->mover, POWER) || s->returnable == 0;
}

STATE_PROPERTY(power_is_asked_when_the_own_turn_comes)
{
    return s->phase != RETURN || READS(t, Q_power_moment, 'B') || holds(s, s->mover, POWER);
}

CLAUSE(power_return_one, "Macht", EFFECT, EXPLICIT,
       "He may put one piece that he bid back into his camp, and use it in this card round.")

/* What he bid may be returned: any knight, the marshal as read. */
STEP_PROPERTY(bid_pieces_may_be_returned)
{
    struct akkon_state then = laid_then(before, m);
    if (!reveals(before, after) || before->privilege[POWER] == 0 || after->phase == TURN)
        return true;
    unsigned p = before->privilege[POWER] - 1u, k = knights_bid(&then, p);
    bool apart = READS(t, Q_power_chaplain, 'B'), chaplain = on_field(then.at[p][CHAPLAIN]);
    bool marshal = p == then.start && on_field(then.marshal) && READS(t, Q_power_marshal, 'A');
    unsigned may = (k > (apart && chaplain) ? 1u << A_KNIGHT : 0)
                 | (apart && chaplain ? 1u << THE_CHAPLAIN : 0)
                 | (marshal ? 1u << THE_BID_MARSHAL : 0);
    return after->returnable == may;
}

TALLY_PROPERTY(what_may_be_returned_is_offered)
{
    unsigned p = s->privilege[POWER] - 1u;
    for (unsigned w = 0; s->phase == RETURN && READS(t, Q_levant_what, 'A') && w < RETURNED; w++)
        if (asked(t, s, M_RETURN, p, w, 0)
            != (bit(s->returnable, w) ? LEGAL : (verdict)AKKON_power_return_one))
            return false;
    return true;
}

/* It is at hand again, and one piece only. */
STEP_PROPERTY(piece_returned_is_at_hand)
{
    unsigned p = m.actor % SEATS;
    bool marshal = m.arg[0] == THE_BID_MARSHAL;
    if (m.kind != M_RETURN)
        return true;
    return holds(before, p, POWER) && bit(before->returnable, m.arg[0])
        && knights_at_hand(after, p) == knights_at_hand(before, p) + !marshal
        && (marshal ? before->marshal == SET_ASIDE && after->marshal == 0
                    : after->marshal == (before->marshal == SET_ASIDE ? SPENT : before->marshal));
}

/* q-power-chaplain: his discount. */
STEP_PROPERTY(chaplain_returned_helps_as_read)
{
    unsigned p = m.actor % SEATS;
    bool lost = m.arg[0] == THE_CHAPLAIN && READS(t, Q_power_chaplain, 'B');
    bool left = READS(t, Q_gold_chaplain, 'C') && !(lost && holds(before, p, GOLD));
    return m.kind != M_RETURN
        || (after->chaplain[p] == (lost ? 0 : before->chaplain[p])
            && after->moved_from == (left ? before->moved_from : 0));
}

/* ---------------------------------------------------------------- Saladin -- */

CLAUSE(gold_before_reveal, "Goud", LEGALITY, AMBIGUOUS,
       "The holder of gold uses it before the bids are turned up.")

/* The holder is asked when all have passed, if he can move a knight at all. */
static struct faults faults_of_shifting(const struct akkon_table *t, const struct akkon_state *s,
                                        unsigned piece, unsigned city)
{
    struct faults f = { .count = 0 };
    unsigned p = (s->privilege[GOLD] - 1u) % SEATS,
             at = piece < KNIGHTS ? s->at[p][piece] : s->marshal;
    bool beside = s->marshal == ON_FIELD + city || (on_field(at) && at == s->marshal);
    bool to_open = beside && READS(t, Q_bid_simultaneous, 'A'); /* else nothing is open yet */
    fault(&f, piece == MARSHAL, AKKON_gold_not_marshal);
    fault(&f, piece < KNIGHTS && !on_field(at), AKKON_gold_move_one);
    fault(&f, at == ON_FIELD + city, AKKON_gold_move_one);
    fault(&f, READS(t, Q_gold_open_field, 'B') && to_open, AKKON_gold_before_reveal);
    fault(&f,
          READS(t, Q_gold_limits, 'A') && READS(t, Q_empty_pile_field, 'A')
              && pile(t, s, city) == 0,
          AKKON_gold_keeps_limits);
    fault(&f,
          READS(t, Q_gold_limits, 'A') && READS(t, Q_hidden_combo, 'A')
              && makes_a_pair(s, p, piece, city),
          AKKON_gold_keeps_limits);
    return f;
}

static bool can_shift(const struct akkon_table *t, const struct akkon_state *s)
{
    for (unsigned piece = 0; s->privilege[GOLD] != 0 && piece < KNIGHTS; piece++)
        for (unsigned city = 0; city < t->cities; city++)
            if (has_knight(t, piece) && faults_of_shifting(t, s, piece, city).count == 0)
                return true;
    return false;
}

static bool unclear_fields(const struct akkon_table *t)
{
    return t->head.small && (READS(t, Q_empty_pile_field, 'B') || READS(t, Q_gold_limits, 'B'));
}

STEP_PROPERTY(gold_is_asked_before_pieces_are_turned_up)
{
    struct akkon_state then = laid_then(before, m);
    return before->phase != BID || !reveals(before, after) || unclear_fields(t)
        || bit(before->spent, GOLD) || !can_shift(t, &then);
}

TALLY_PROPERTY(any_bid_knight_may_be_moved_but_as_forbidden)
{
    for (unsigned piece = 0; s->phase == SHIFT && piece <= MARSHAL; piece++)
        for (unsigned city = 0; city < t->cities; city++) {
            struct faults f = faults_of_shifting(t, s, piece, city);
            bool unclear = unclear_fields(t) && given(t, city) == 0;
            if ((piece == MARSHAL ? t->marshal != 0 : has_knight(t, piece)) && !unclear
                && !rightly(asked(t, s, M_SHIFT, s->privilege[GOLD] - 1u, piece, city), &f))
                return false;
        }
    return true;
}

CLAUSE(gold_move_one, "Goud", EFFECT, EXPLICIT,
       "He may move one knight that he bid to another bid field.")

STEP_PROPERTY(one_knight_is_moved_to_another_field)
{
    bool good = true;
    if (m.kind != M_SHIFT)
        return true;
    for (unsigned p = 0; p < SEATS && before_reveal(after); p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            good = good
                && after->at[p][k]
                       == (p == m.actor && k == m.arg[0] ? ON_FIELD + m.arg[1] : before->at[p][k]);
    unsigned from = m.arg[0] < KNIGHTS ? before->at[m.actor % SEATS][m.arg[0]] : 0;
    return good && holds(before, m.actor, GOLD) && on_field(from) && from - ON_FIELD != m.arg[1];
}

CLAUSE(gold_not_marshal, "Goud", LEGALITY, EXPLICIT, "The marshal he may not move.")

STEP_PROPERTY(marshal_stays_where_he_was_laid)
{
    return m.kind != M_SHIFT || m.arg[0] != MARSHAL;
}

CLAUSE(gold_keeps_limits, "Biedronde, Goud", LEGALITY, IMPLIED,
       "What a bid may not bring about this must not either.")

STEP_PROPERTY(what_is_moved_makes_no_forbidden_pair)
{
    bool free = READS(t, Q_gold_limits, 'B') || READS(t, Q_hidden_combo, 'B')
             || READS(t, Q_hidden_combo, 'C');
    bool empty = READS(t, Q_gold_limits, 'B') || READS(t, Q_empty_pile_field, 'B');
    return m.kind != M_SHIFT
        || ((free || !makes_a_pair(before, m.actor % SEATS, m.arg[0], m.arg[1]))
            && (empty || pile(t, before, m.arg[1]) > 0));
}

/* ---------------------------------------------------------------- Clemens -- */

CLAUSE(faith_two_same_city, "Geloof", EFFECT, EXPLICIT,
       "It is for the holder of faith who plays two cards of one city in his turn, others between "
       "them or not.")

/* A card is done with in this step. */
static bool finishes(const struct akkon_state *before, struct move m,
                     const struct akkon_state *after)
{
    bool runs = is_play(m) || before->playing != 0;
    bool same_turn = card_round(before) && card_round(after) && before->mover == after->mover;
    return runs && same_turn && m.kind != M_END && after->playing == 0;
}

/* Cards are counted by their city while the holder of faith has his turn. */
STEP_PROPERTY(cards_of_a_city_are_counted)
{
    bool plain = READS(t, Q_faith_count, 'A') || READS(t, Q_faith_count, 'C');
    unsigned most = READS(t, Q_faith_count, 'C') ? 3 : 2, p = before->mover;
    /* the turn, but for the hand */
    bool good = true, over = m.kind == M_END || after->phase == SURPLUS;
    bool turn = card_round(before) && card_round(after) && before->mover == after->mover && !over;
    const struct akkon_print *it = is_play(m) ? played_card(t, before, m) : running(t, before);
    for (unsigned c = 0; c < CITIES && turn && plain; c++) {
        bool one_more = finishes(before, m, after) && it->city == c;
        unsigned now = least(before->played[c] + one_more, most);
        good = good && after->played[c] == (holds(before, p, FAITH) ? now : 0);
    }
    return good;
}

STEP_PROPERTY(cards_are_counted_anew_in_each_turn)
{
    bool new_turn = reveals(before, after) || closes(before, after) || before->mover != after->mover
                 || after->phase == SURPLUS;
    return !new_turn || (all_zero(after->played, CITIES) && after->stepped == 0);
}

CLAUSE(faith_step, "Geloof", EFFECT, EXPLICIT, "He may move any one of his markers 1 forward.")

/* Is the step due, at any moment of the turn? */
static bool due(const struct akkon_table *t, const struct akkon_state *s)
{
    bool met = false;
    for (unsigned c = 0; c < t->cities; c++)
        met = met || (READS(t, Q_faith_count, 'C') ? s->played[c] == 2 : s->played[c] >= 2);
    return READS(t, Q_faith_count, 'B') ? s->stepped > 0 : met && s->stepped == 0;
}

TALLY_PROPERTY(any_marker_may_go_forward_for_clemens)
{
    for (unsigned i = 0; s->phase == TURN && READS(t, Q_faith_moment, 'A') && i < t->tracks; i++) {
        bool may = holds(s, s->mover, FAITH) && due(t, s) && s->value[s->mover][i] < t->most;
        if (can(t, s, M_RAISE, s->mover, i, 0) != may)
            return false;
    }
    for (unsigned i = 0; s->phase == CLEMENS && i < t->tracks; i++)
        if (can(t, s, M_RAISE, s->mover, i, 0) != (s->value[s->mover][i] < t->most))
            return false;
    return true;
}

STEP_PROPERTY(clemens_moves_one_marker_forward)
{
    unsigned p = m.actor % SEATS, i = m.arg[0] % TRACKS;
    if (m.kind != M_RAISE || before->phase == FORTH)
        return true;
    return holds(before, p, FAITH) && p == before->mover
        && (before->phase == TURN || before->phase == CLEMENS) && before->value[p][i] < t->most
        && after->value[p][i] == before->value[p][i] + 1;
}

CLAUSE(faith_once, "Geloof", LEGALITY, AMBIGUOUS, "He does that once in a turn at most.")

/* q-faith-count B: once for each pair. */
STEP_PROPERTY(clemens_helps_once_in_a_turn)
{
    bool raises = m.kind == M_RAISE && before->phase != FORTH;
    bool turn = card_round(after) && before->mover == after->mover && after->phase != RETURN;
    if (!raises)
        return true;
    if (READS(t, Q_faith_count, 'B'))
        return before->stepped > 0 && (!turn || after->stepped < before->stepped);
    return before->stepped == 0 && (!turn || after->stepped != 0 || after->phase != TURN);
}

/* What was used stays used until the turn is over. */
STEP_PROPERTY(clemens_is_not_asked_again)
{
    bool turn =
        card_round(before) && card_round(after) && before->mover == after->mover && m.kind != M_END;
    return READS(t, Q_faith_count, 'B') || !turn || before->stepped == 0
        || after->stepped == before->stepped || m.kind == M_RAISE || m.kind == M_SKIP;
}

/* ---------------------------------------------------------------- variant -- */

CLAUSE(short_game_removal, "Variant", VARIANT, EXPLICIT,
       "For a shorter game two sieges of each coast city, two scriptures of Jerusalem and two "
       "mints "
       "of Akkon leave the piles, too.")

TABLE_PROPERTY(variant_has_enough_cards)
{
    bool good = t->short_game <= 1, all = READS(t, Q_short_variant_order, 'A');
    for (unsigned city = 0; city < CITIES && !t->head.small && t->short_game; city++) {
        unsigned named = city < JERUSALEM ? SIEGE : city == JERUSALEM ? SCRIPTURE : MINT;
        good = good && copies_named(t, city, named) >= (city < JERUSALEM || !all ? 2 : 4);
    }
    return good;
}

/* Twelve cards more are gone; as read, only the eight sieges. */
STEP_PROPERTY(cards_of_the_variant_are_boxed)
{
    bool good = true, ends = before->phase == DEAL && after->phase != DEAL;
    for (unsigned city = 0; city < JERUSALEM && ends && !t->head.small; city++) {
        unsigned boxed = 0;
        for (unsigned p = 0; p < t->prints; p++)
            boxed += t->print[p].city == city && t->print[p].action == SIEGE
                       ? copies(t, after, p, BOXED)
                       : 0;
        good = good && boxed == (t->short_game ? 2 : 0);
    }
    return good;
}

LAW(variant_with_too_few_cards_is_refused)
{
    struct akkon_table t = as_assumed(from);
    bool mint = choose(from, 2);
    unsigned city = mint ? AKKON : JERUSALEM,
             named = print_named(&t, city, mint ? MINT : SCRIPTURE);
    t.short_game = 1;
    t.print[named].copies = 3;
    t.print[print_named(&t, city, mint ? LEVANT : PLAGUE)].copies++;
    return judged(&t) == AKKON_short_game_removal;
}

/* -------------------------------------------------------------- questions -- */

/* ---- bid round ---- */

QUESTION(q_bid_simultaneous, "Do the players bid in turn or all at once?", 'A',
         "The outline speaks of one moment, but start player, clockwise order and passing need "
         "turns.",
         BUILT('A', "in turn, as often as they like"),
         BUILT('B', "all at once: each lays on any fields, unseen, and that is his bid"))

QUESTION(q_bid_one_field, "How much is laid in one bid turn?", 'A',
         "At least one knight, says the document, and one bid field.",
         BUILT('A', "one or more pieces on one field"), BUILT('B', "just one piece"),
         BUILT('C', "one or more pieces on any fields"))

QUESTION(q_pass_without_bid, "May who has not bid yet pass?", 'A',
         "Passing is offered in place of a bid, without a condition.", BUILT('A', "yes"),
         BUILT('B', "no, as long as he can bid"))

QUESTION(q_empty_pile_field, "May one bid where the pile is used up?", 'A',
         "A bid is for a visible card. It comes up only after Barbarossa took a last one.",
         BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_zero_bid, "Can a bid of 0 win?", 'A',
         "The chaplain's case shows that being there does not win.", BUILT('A', "no"),
         BUILT('B', "a grey, with a chaplain or without, if nobody bids more and no other "
                    "grey is there"))

QUESTION(q_mercenary_later, "Which pieces does a mercenary count?", 'A',
         "The example explains his 6 by the knights on the field; the word for further ones can "
         "also mean "
         "following ones.",
         BUILT('A', "all others on his field, in the end"),
         BUILT('B', "those that came with him or after him"))

QUESTION(q_mercenary_counts, "Does a mercenary count pieces of every kind?", 'A',
         "All seven are knights, and the marshal is used as one.", BUILT('A', "yes"),
         BUILT('B', "all but the marshal"), BUILT('C', "those with a value: no grey, no chaplain"))

QUESTION(q_grey_doubles_marshal, "Does a grey double the marshal?", 'A',
         "He is used like a knight of the start player.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_marshal_pays, "Can the marshal pay for a card?", 'A',
         "He is used like a knight, has a value if he is bid, and is named as not counting for the "
         "Levant.",
         BUILT('A', "yes, if he was not bid"), BUILT('B', "no"))

QUESTION(q_marshal_open_same_move, "Do pieces lie open that are laid together with the marshal?",
         'A', "On his field bids are open.", BUILT('A', "yes"),
         BUILT('B', "no, only those before and after"))

QUESTION(q_gold_open_field, "May Saladin move from or to the open field?", 'A',
         "One of the knights bid, without a restriction.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_gold_limits, "Do the limits of bidding bind Saladin?", 'A', "It is still the bid round.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_hidden_combo, "What if a forbidden pair shows up?", 'A',
         "The document has no sanction; at a table nobody could refuse it.",
         BUILT('A', "it is refused when it is laid"), BUILT('B', "the player's bid there is void"),
         BUILT('C', "the grey is taken off before bids are compared"))

QUESTION(q_gold_chaplain, "Where is the discount of a chaplain whom Saladin moved?", 'A',
         "Where he lies when the bid round is over.", BUILT('A', "at his last city"),
         BUILT('B', "at his first"), BUILT('C', "at both"))

QUESTION(q_gold_moment, "When may Saladin move a knight?", 'A',
         "Before the reveal: that is the moment which is named.",
         BUILT('A', "when all have passed"), BUILT('B', "at any moment of the bid round"))

/* ---- card round ---- */

QUESTION(q_power_marshal, "May Richard return the marshal?", 'A', "Only Saladin is barred from it.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_power_chaplain, "Is the discount lost if Richard returns the chaplain?", 'A',
         "He was laid there in the bid round.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_power_moment, "When does Richard return a piece?", 'A',
         "Before the holder's own turn. The two differ in what a Levant counts under q-levant-what "
         "B and C.",
         BUILT('A', "when his turn begins"),
         BUILT('B', "between any turns from the reveal to his own"))

QUESTION(q_faith_count, "How often does Clemens help in a turn?", 'A',
         "One marker, says the document with stress.",
         BUILT('A', "once, when two cards of a city or more were played"),
         BUILT('B', "once for each pair of cards of a city"),
         BUILT('C', "once, if of some city just two were played so far"))

QUESTION(q_faith_moment, "When is that step made?", 'A',
         "In his turn. A allows what B and C allow.",
         BUILT('A', "at any moment of the turn after the second card"), BUILT('B', "at once"),
         BUILT('C', "at the end of the turn"))

QUESTION(q_free_card, "May who has no knight left play a card that needs none?", 'A',
         "The chaplain's rule says that none may be needed; the other sentence grants.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_overpay, "May more be put down than a card needs?", 'A',
         "The number is to be put down. It differs by what a Levant counts.", BUILT('A', "no"),
         BUILT('B', "yes"))

QUESTION(q_hand_limit, "When is the limit of the hand looked at?", 'A', "After the own turn.",
         BUILT('A', "at the end of the own turn"), BUILT('B', "always, at once"))

QUESTION(q_face_details, "What of the discard pile is open?", 'A',
         "Cards played lie open, surplus is not spoken of; payments lie face down, and nothing "
         "depends on it.",
         BUILT('A', "all of it"), BUILT('B', "all but surplus cards, which are laid face down"),
         BUILT('C', "nothing once it lies there"))

QUESTION(q_null_effect, "May a card be played that has no effect, or a part of it?", 'A',
         "What is over lapses; only ban and scripture have a bar.", BUILT('A', "yes"),
         BUILT('B', "no: what its player must or, with a Levant, may move forward has to fit"))

/* ---- cards ---- */

QUESTION(q_lance_feast, "Which of lance and feast is the 1 and which the 3?", 'A',
         "The order of the title; the cards would tell.", BUILT('A', "the lance is 1, the feast 3"),
         BUILT('B', "the lance is 3, the feast 1"),
         BUILT('C', "each is 1 or 3, as the player likes"))

QUESTION(q_levant_what, "Which knights does a Levant count?", 'A',
         "Bids are moved off the fields; then A is always 0 for the first player of a card round.",
         BUILT('A', "those put down as payment in this card round"),
         BUILT('B', "those, and those bid that lie beside the pile"), BUILT('C', "only those bid"))

QUESTION(q_levant_foreign_colour, "Whose are borrowed knights for a Levant?", 'A',
         "The chosen player is the one named last, and borrowed knights are used as one's own.",
         BUILT('A', "theirs who put them down"),
         BUILT('B', "theirs, and of the player whose colour they have, too"),
         BUILT('C', "theirs, and if the player of the Levant put them down, also of the one whose "
                    "colour "
                    "they have"))

QUESTION(q_levant_partial, "May a part of a Levant be taken?", 'A',
         "By that result, says the document.", BUILT('A', "no, all or nothing"), BUILT('B', "yes"))

QUESTION(q_scripture_same, "May both steps of a scripture be on one track?", 'A',
         "Nothing says another one, and the forward step is named first.",
         BUILT('A', "yes, forward first"), BUILT('B', "no"), BUILT('C', "yes, in either order"))

QUESTION(q_scripture_decline, "May a scripture be played if no marker can go forward?", 'A',
         "Forward is what one may do.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_mint_empty, "May a mint be played when all piles are used up?", 'A',
         "No bar is written.", BUILT('A', "yes, without effect"), BUILT('B', "no"))

QUESTION(q_borrow_picker, "Who picks the knight that is borrowed?", 'A',
         "He takes it, and does not see it. C is the same in play.",
         BUILT('A', "the taker, blindly: any of them"), BUILT('B', "the lender"),
         LISTED('C', "chance"))

QUESTION(q_borrow_shortage, "What if more is borrowed of a player than he has?", 'A',
         "As far as there is something, in the order of play.", BUILT('A', "what is over lapses"),
         BUILT('B', "the card cannot be played on him"),
         BUILT('C', "it is taken before later bid rounds"))

QUESTION(q_borrow_marshal, "Can the marshal be borrowed of the next start player?", 'A',
         "He is nobody's knight.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_borrow_return, "When do borrowed knights go home?", 'A',
         "Each player has seven in a round.", BUILT('A', "at the end of the round, used or not"),
         BUILT('B', "at the end of the round in which they were used"), BUILT('C', "never"))

QUESTION(q_borrow_must, "May a lender be left unnamed?", 'A', "The player names him.",
         BUILT('A', "no"), BUILT('B', "yes, then nothing is borrowed"))

QUESTION(q_borrow_chain, "Can knights be borrowed of a player that he has borrowed himself?", 'A',
         "Of another player's knights, says the document.", BUILT('A', "no"), BUILT('B', "yes"))

/* ---- privileges ---- */

QUESTION(q_prestige_which, "Which card of a pile does Barbarossa take?", 'A',
         "Everywhere else it is the top.", BUILT('A', "the top"),
         BUILT('B', "any, after looking through the pile"))

QUESTION(q_prestige_first_use, "When can prestige be used first?", 'A',
         "From the next bid round on; its moment lies before that bid round.",
         BUILT('A', "before the very next bid round"), BUILT('B', "before the one after it"))

QUESTION(q_prestige_end, "What if Barbarossa takes the last card of a pile?", 'A',
         "The exchange belongs to the round that begins.",
         BUILT('A', "the round that begins is the last"), BUILT('B', "the game is over"),
         BUILT('C', "there is one more round after that"))

QUESTION(q_priv_incumbent, "What of a holder who is no longer alone at the top?", 'A',
         "Nobody can use it then, and it lies beside the board. B is the same in play.",
         BUILT('A', "he gives the privilege up"), LISTED('B', "he keeps it and cannot use it"),
         BUILT('C', "he keeps it and may use it"))

/* ---- the end ---- */

QUESTION(q_second_highest, "What is the second highest value?", 'A', "The second of four.",
         BUILT('A', "the second of the four in order, equal to the highest or not"),
         BUILT('B', "the highest of those below the highest"))

QUESTION(q_tie_final, "Who wins if that is equal, too?", 'A', "Nothing more is said.",
         BUILT('A', "all of them"),
         BUILT('B', "who has the higher third value, and then the fourth"), BUILT('C', "nobody"))

QUESTION(q_no_progress, "Does a game end in which no card moves any more?", 'A',
         "Nothing stops it. B is the mildest rule that would.", BUILT('A', "no"),
         BUILT('B', "yes: when as many rounds as there are players went by in which no card left a "
                    "pile or "
                    "a hand"))

/* ---- setting up ---- */

QUESTION(q_short_variant_order, "Do the cards of the variant leave besides those of the beginning?",
         'A', "They are listed as cards to be removed, all of them. C is what a sheet can say.",
         BUILT('A', "yes: piles of eight"),
         BUILT('B', "scriptures and mints are those that left already: piles of eight, those of "
                    "Jerusalem "
                    "and Akkon of ten"),
         LISTED('C', "the players choose which"))

QUESTION(q_starter_which_copies, "Which copies leave a pile if prints of one name differ?", 'A',
         "Any two, as nature has it.", BUILT('A', "any"))

/* ------------------------------------------------------------------ scopes --
 *
 * One or two cities, two tracks; the start player is given. What is pinned are positions
 * between two decisions (a bid turn, a card with its payment and what it asks), which
 * enumerators written apart counted alike. One, of before any of these rules, knew lances,
 * sieges, bans and the marshal. Another one, which shares no line with the rules or the first,
 * knows loans, Levant, scriptures, mints and privileges, too; it keeps fingerprints of 64 bits.
 *
 * A count written apart before, of which only numbers are left, has more positions: 1,001, 4,355,
 * 7,067, 16,885, 30,142, 120,004, 314,447, 1,419,258, 7,883,272, 11,678,232, 25,341,364 and
 * 25,520,728 for the first twelve, in this order. If until the round is over it is kept what was
 * left to pay with, and where chaplains and the marshal lay; if it is not kept which discards were
 * played in this round; if the moment when all have passed is a position, and finished plays are
 * told apart by values only, then scopes lances, marshal, ban and three have 988, 4,331, 7,041 and
 * 30,118, 13, 24, 26 and 24 fewer than there; the first has 1,452 moves, 13 fewer, too, and 6
 * finished plays, as there. One position more for each start of a round would be 10, 20, 20 and 21
 * of these. Three, four, six and three stay unexplained, so none of its numbers is pinned.
 *
 * The last scope was counted by the explorer alone, twice: in memory, resumed from disk after it
 * had been interrupted, and on disk with 4 GB from its start to its end (315 s of CPU).
 */
#define SMALL(count, cities, most, from, knights) \
    "players " #count "\nsmall\nfirst A\ncities " #cities "\ntracks 2\nmost " #most \
    "\nfrom " #from "\nstarters 0\nknights " knights "\n"
#define PLAIN "marshal no\nprivileges none\n"
#define LED "marshal yes\nprivileges none\n"
#define LED_WITH(privileges) "marshal yes\nprivileges " privileges "\n"
#define CARD(city, action, copies, cost) "card " city " " action " " #copies " cost " #cost " "

#define TWO_LANCES CARD("tyrus", "lance", 2, 1) "gold\n"
#define TWO_SCRIPTURES CARD("jaffa", "scripture", 2, 1) "\n"

/* A scope a paragraph: its sheet, then its counts. */
/* clang-format off */
const struct scope akkon_scopes[] = {
    { "lances", IN_TEST,
      "bids, ties, bids of 0, the discount, a free card, the end, plays without end",
      SMALL(2, 1, 3, 1, "5 chaplain") PLAIN TWO_LANCES, 0, 0, 0, 740, 20 },
    { "marshal", IN_TEST, "the open field, paying with the marshal, sieges at the bounds",
      SMALL(2, 1, 3, 1, "5 chaplain") LED CARD("tyrus", "lance", 1, 1) "gold\n"
      CARD("tyrus", "siege", 1, 1) "gold faith\n", 0, 0, 0, 3070, 32 },
    { "ban", IN_TEST, "the forbidden pair, doubling, what a mercenary counts, the bounds of a ban",
      SMALL(2, 1, 4, 2, "5 mercenary grey") LED CARD("tyrus", "lance", 1, 1) "gold\n"
      CARD("tyrus", "ban", 1, 2) "gold\n", 0, 0, 0, 5118, 32 },
    { "loans", IN_TEST, "borrowing, a player without a knight, loans that lapse in the last round",
      SMALL(2, 1, 3, 1, "5 mercenary chaplain") PLAIN CARD("tyrus", "plague", 1, 1) "gold\n"
      CARD("tyrus", "brother", 1, 1) "gold\n", 0, 0, 0, 10418, 46 },
    { "three", IN_TEST, "ties of three, privileges that nobody gets, the marshal going round",
      SMALL(3, 1, 3, 1, "5 chaplain") LED_WITH("gold faith") TWO_LANCES, 0, 0, 0, 18330, 63 },
    { "levant", IN_TEST, "what a Levant counts, mint after mint, the end by a mint",
      SMALL(2, 2, 3, 1, "5 chaplain") LED CARD("tyrus", "levant", 2, 1) "gold tyrus+jaffa\n"
      CARD("jaffa", "lance", 1, 1) "gold\n" CARD("jaffa", "mint", 1, 1) "\n", 0, 0, 0, 82870, 436 },
    { "three-ban", IN_VERIFY, "whom a ban hits, a mercenary among three",
      SMALL(3, 1, 3, 1, "5 mercenary chaplain") LED CARD("tyrus", "lance", 1, 1) "gold\n"
      CARD("tyrus", "ban", 1, 2) "gold\n", 0, 0, 0, 247815, 72 },
    { "scripture", IN_VERIFY, "scriptures at the bounds, two fields",
      SMALL(2, 2, 3, 1, "5 mercenary chaplain") LED TWO_LANCES TWO_SCRIPTURES,
      0, 0, 0, 1052070, 1578 },
    { "saladin", IN_VERIFY, "Saladin and the forbidden pair, a chaplain who is moved, Clemens",
      SMALL(2, 2, 3, 1, "5 mercenary grey chaplain") LED_WITH("gold faith") TWO_LANCES
      TWO_SCRIPTURES,
      0, 0, 0, 6147830, 1672 },
    { "privileges", IN_VERIFY, "all four privileges, Barbarossa and the end",
      "players 2\nsmall\nfirst A\ncities 2\ntracks 4\nmost 3\nfrom 1\nstarters 1\n"
      "knights 5 chaplain\n"
      LED_WITH("gold faith power prestige") CARD("tyrus", "lance", 3, 1) "gold out 1\n"
      CARD("jaffa", "lance", 2, 1) "prestige out 1\n" CARD("jaffa", "scripture", 1, 1) "\n",
      0, 0, 0, 5891243, 37658 },
    { "bans", IN_DEEP, "larger bids, bans on two fields",
      SMALL(2, 2, 4, 2, "5 6 mercenary grey chaplain") LED TWO_LANCES
      CARD("jaffa", "ban", 2, 2) "gold\n", 0, 0, 0, 19889790, 352 },
    { "bans-privileges", IN_DEEP, "the same with two privileges",
      SMALL(2, 2, 4, 2, "5 6 mercenary grey chaplain") LED_WITH("gold faith") TWO_LANCES
      CARD("jaffa", "ban", 2, 2) "gold\n", 0, 0, 0, 23264850, 352 },
    { "three-scripture", IN_DEEP, "bids of three on two fields",
      SMALL(3, 2, 3, 1, "5 mercenary chaplain") LED TWO_LANCES TWO_SCRIPTURES,
      287416587, 9525, 0, 139197090, 9525 },
    END_OF_SCOPES
};
/* clang-format on */
