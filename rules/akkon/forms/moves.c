/* Which moves can be said, which are worth asking about, and which are offered.
 *
 * The generator does not call akkon_refusal. It is a second statement of what is legal, and checks
 * compare the two for every move of the universe. */
#include "../akkon.h"
#include "sorts.h"

enum { MOST_ARGS = 3, MOST_STEPS = 20 };

/* A move cannot name what the table does not have. */
static bool can_say(const struct akkon_table *t, unsigned sort, unsigned value)
{
    bool knight = value < KNIGHTS && has_knight(t, value), marshal = t->marshal;
    switch (sort) {
    case SEAT:       return value < t->head.players;
    case PRINT:      return value < t->prints;
    case CITY:       return value < t->cities;
    case FROM_CITY:  return value <= t->cities;
    case TRACK:      return value < t->tracks;
    case KNIGHT:     return knight;
    case PIECE:      return knight || (marshal && value == MARSHAL);
    case BID_PIECE:  return knight || (marshal && value == MARSHAL) || value == BORROWED;
    case BACK_PIECE: return value < RETURNED && (marshal || value != THE_BID_MARSHAL);
    case PAYS:
        if (value == THE_MARSHAL)
            return marshal;
        return value < SOURCES
            && (value < OF_COLOUR || value > THE_MARSHAL || value - OF_COLOUR < t->head.players);
    case NUMBER: return value >= 1 && value <= MOST_STEPS;
    default:     return value == 0;
    }
}

/* A privilege must exist; and a move names the city that a knight is returned from exactly where
 * that makes a difference. */
#define THE_NOTATION
static bool noted(const struct akkon_table *t, struct move m)
{
    bool told = m.kind == M_RETURN && m.arg[1] > 0;
    bool matters = told && m.arg[0] == A_KNIGHT && !READS(t, Q_levant_what, 'A')
                && m.arg[1] <= CITIES && (t->counted >> (m.arg[1] - 1u) & 1u) != 0;
    unsigned used = m.kind == M_SHIFT                         ? 1u << GOLD
                  : m.kind == M_RETURN                        ? 1u << POWER
                  : m.kind == M_EXCHANGE || m.kind == M_FETCH ? 1u << PRESTIGE
                                                              : 0;
    return (used & ~(unsigned)t->privileges) == 0 && (!told || matters);
}

/* Every value is below this number; some values may mean nothing at this table. */
static unsigned room_of(const struct akkon_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:       return t->head.players;
    case PRINT:      return t->prints;
    case CITY:       return t->cities;
    case FROM_CITY:  return t->cities + 1u;
    case TRACK:      return t->tracks;
    case KNIGHT:
    case PIECE:
    case BID_PIECE:  return PIECES;
    case BACK_PIECE: return RETURNED;
    case PAYS:       return SOURCES;
    case NUMBER:     return MOST_STEPS + 1;
    default:         return 1;
    }
}

static unsigned values_of(const struct akkon_table *t, unsigned sort)
{
    unsigned n = 0;
    for (unsigned value = room_of(t, sort); value-- > 0;)
        n += can_say(t, sort, value);
    return n;
}

#define THE_NTH_VALUE
static uint8_t nth_value(const struct akkon_table *t, unsigned sort, unsigned i)
{
    unsigned value = 0;
    while (!can_say(t, sort, value) || i-- > 0)
        value++;
    return (uint8_t)value;
}

#include "../../forms/said.h"

/* -------------------------------------------------------- the generator -- */

struct asking {
    const struct akkon_table *t;
    const struct akkon_state *s;
    struct offers *o;
    unsigned actor;
};

static void offer2(const struct asking *a, unsigned kind, unsigned arg0, unsigned arg1)
{
    offer_move(a->o, kind, a->actor, arg0, arg1, 0);
}

static void offer0(const struct asking *a, unsigned kind)
{
    offer2(a, kind, 0, 0);
}

/* Has any player a value on this track that can still go forward, or back? */
static bool can_rise(const struct asking *a, unsigned track)
{
    return a->s->value[a->actor][track] < a->t->most;
}

static bool can_fall(const struct asking *a, unsigned track)
{
    return a->s->value[a->actor][track] > 0;
}

static bool any_other_falls(const struct asking *a, unsigned track)
{
    bool any = false;
    for (unsigned other = 0; other < a->t->tracks; other++)
        any = any || (other != track && can_fall(a, other));
    return any;
}

static bool any_falls(const struct asking *a)
{
    return any_other_falls(a, NOWHERE);
}

static bool any_rises(const struct asking *a)
{
    bool any = false;
    for (unsigned track = 0; track < a->t->tracks; track++)
        any = any || can_rise(a, track);
    return any;
}

static void offer_raises(const struct asking *a)
{
    for (unsigned track = 0; track < a->t->tracks; track++)
        if (can_rise(a, track))
            offer2(a, M_RAISE, track, 0);
}

/* ---- cards at a place ---- */

static bool lies(const struct asking *a, unsigned print, unsigned place)
{
    return akkon_copies(a->t, a->s, print, place) > 0;
}

static bool has_top(const struct asking *a, unsigned city)
{
    return akkon_top(a->t, a->s, city) != NOWHERE;
}

static void offer_prints(const struct asking *a, unsigned kind, unsigned place, unsigned arg1)
{
    for (unsigned print = 0; print < a->t->prints; print++)
        if (lies(a, print, place))
            offer2(a, kind, print, arg1);
}

/* ---- set-up ---- */

static unsigned named_at(const struct asking *a, unsigned city, unsigned action, unsigned place)
{
    unsigned n = 0;
    for (unsigned print = 0; print < a->t->prints; print++)
        if (a->t->print[print].city == city && a->t->print[print].action == action)
            n += akkon_copies(a->t, a->s, print, place);
    return n;
}

static unsigned starter_of(unsigned city)
{
    return city < JERUSALEM ? LANCE : city == JERUSALEM ? SCRIPTURE : MINT;
}

/* The action whose cards leave the pile in the short game; NOWHERE: none. */
static unsigned shortened(const struct asking *a, unsigned city)
{
    if (!a->t->short_game || (city >= JERUSALEM && READS(a->t, Q_short_variant_order, 'B')))
        return NOWHERE;
    return city < JERUSALEM ? SIEGE : starter_of(city);
}

/* Must copies of this card still leave the pile, as starters or for the short game? */
static bool is_named(const struct asking *a, unsigned city, unsigned action)
{
    bool starter = action == starter_of(city), shorter = action == shortened(a, city);
    return (starter && named_at(a, city, action, TAKEN_OUT) < NAMED_COPIES)
        || (shorter && named_at(a, city, action, BOXED) < NAMED_COPIES);
}

static void offer_culls(const struct asking *a)
{
    for (unsigned print = 0; print < a->t->prints; print++)
        if (is_named(a, a->t->print[print].city, a->t->print[print].action)
            && lies(a, print, IN_PILE))
            offer2(a, M_CULL, print, 0);
}

/* Until now hands hold dealt cards only, so their sizes tell who is next. */
static void offer_deals(const struct asking *a)
{
    unsigned dealt = 0, players = a->t->head.players;
    for (unsigned seat = 0; seat < players; seat++)
        dealt += akkon_held(a->t, a->s, seat);
    unsigned each = a->t->starters ? a->t->starters : 1u;
    // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): a sealed table has two players or more
    offer_prints(a, M_DEAL, TAKEN_OUT, (a->s->start + dealt / each) % players);
}

/* Offers a top for each pile without one. */
static void offer_tops(const struct asking *a)
{
    for (unsigned print = 0; print < a->t->prints; print++)
        if (!has_top(a, a->t->print[print].city) && lies(a, print, IN_PILE))
            offer2(a, M_EXPOSE, print, 0);
}

/* ---- loans ---- */

/* Who can lend this knight to this taker: its owner, or under q-borrow-chain B a player who has
 * borrowed it. NOWHERE: nobody. */
static unsigned lender_of(const struct asking *a, unsigned colour, unsigned kind, unsigned taker)
{
    bool chain = READS(a->t, Q_borrow_chain, 'B') && READS(a->t, Q_borrow_picker, 'A');
    unsigned where = a->s->at[colour][kind];
    if (has_knight(a->t, kind) && where == IN_CAMP)
        return colour;
    return has_knight(a->t, kind) && chain && where >= LENT && colour != taker ? where - LENT
                                                                               : NOWHERE;
}

static void offer_loan(const struct asking *a, unsigned piece, unsigned colour, unsigned taker)
{
    if (READS(a->t, Q_borrow_picker, 'A'))
        offer_move(a->o, M_BORROW, NATURE, piece, colour, taker);
    else if (colour == a->actor)
        offer2(a, M_GIVE, piece, taker);
}

static bool is_served(const struct asking *a, unsigned lender, unsigned taker)
{
    return a->s->claim[lender][taker] > 0 && !akkon_comes_later(a->t, a->s, lender, taker);
}

/* Offers every knight of a lender from whom knights are claimed. */
static void offer_loans(const struct asking *a)
{
    unsigned start = a->s->start;
    bool marshal = READS(a->t, Q_borrow_marshal, 'B') && a->t->marshal && a->s->marshal == IN_CAMP;
    for (unsigned taker = 0; taker < a->t->head.players; taker++) {
        for (unsigned colour = 0; colour < a->t->head.players; colour++)
            for (unsigned kind = 0; kind < KNIGHTS; kind++) {
                unsigned lender = lender_of(a, colour, kind, taker);
                if (lender < SEATS && is_served(a, lender, taker))
                    offer_loan(a, kind, colour, taker);
            }
        if (marshal && is_served(a, start, taker))
            offer_loan(a, MARSHAL, start, taker);
    }
}

static unsigned lent_to(const struct asking *a, unsigned taker, unsigned colour)
{
    unsigned n = 0;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        n += (a->s->at[colour][kind] & ~(unsigned)UNSEEN) == LENT + taker;
    return n;
}

/* Offers a colour's knights while more of them are away than were left unused. */
static void offer_homes(const struct asking *a)
{
    for (unsigned taker = 0; taker < a->t->head.players; taker++)
        for (unsigned colour = 0; colour < a->t->head.players; colour++)
            for (unsigned kind = 0; kind < KNIGHTS; kind++)
                if (has_knight(a->t, kind) && a->s->at[colour][kind] == LENT + taker
                    && lent_to(a, taker, colour) > a->s->stock[taker][colour])
                    offer2(a, M_HOME, kind, colour);
}

/* ---- before the bid round ---- */

static void offer_exchanges(const struct asking *a)
{
    for (unsigned city = 0; city < a->t->cities; city++)
        if (has_top(a, city))
            offer_prints(a, M_EXCHANGE, IN_HAND + a->actor, city);
    offer0(a, M_SKIP);
}

static void offer_search(const struct asking *a)
{
    for (unsigned print = 0; print < a->t->prints; print++)
        if (ON_FIELD + a->t->print[print].city == a->s->field
            && (lies(a, print, IN_PILE) || lies(a, print, ON_TOP)))
            offer2(a, M_FETCH, print, 0);
}

/* ---- bid round ---- */

/* Would his mercenary and his grey lie side by side, this piece being one of them? */
static bool makes_pair(const struct asking *a, unsigned piece, unsigned city)
{
    unsigned other = piece == MERCENARY ? GREY : MERCENARY;
    return (piece == MERCENARY || piece == GREY) && a->s->at[a->actor][other] == ON_FIELD + city;
}

static bool may_land(const struct asking *a, unsigned piece, unsigned city)
{
    bool bid_for = has_top(a, city) || READS(a->t, Q_empty_pile_field, 'B');
    return bid_for && (!READS(a->t, Q_hidden_combo, 'A') || !makes_pair(a, piece, city));
}

static bool at_home(const struct asking *a, unsigned piece)
{
    if (piece == MARSHAL)
        return a->t->marshal && a->actor == a->s->start && a->s->marshal == IN_CAMP;
    return has_knight(a->t, piece) && a->s->at[a->actor][piece] == IN_CAMP;
}

/* Has the player laid anything in this bid round? */
static bool has_bid(const struct asking *a)
{
    bool any = a->actor == a->s->start && on_field(a->s->marshal);
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        any = any || on_field(a->s->at[a->actor][kind]);
    return any;
}

static bool can_lay(const struct asking *a, unsigned piece, unsigned city)
{
    return (!on_field(a->s->field) || a->s->field == ON_FIELD + city) && at_home(a, piece)
        && may_land(a, piece, city);
}

static void offer_bids(const struct asking *a)
{
    bool any = false;
    for (unsigned city = 0; city < a->t->cities; city++)
        for (unsigned piece = 0; piece <= MARSHAL; piece++)
            if (can_lay(a, piece, city)) {
                offer2(a, M_PLACE, piece, city);
                any = true;
            }
    if (a->s->field != 0)
        offer0(a, M_DONE);
    else if (READS(a->t, Q_pass_without_bid, 'A') || has_bid(a) || !any)
        offer0(a, M_PASS);
}

/* Saladin: may go where a bid may be laid; under q-gold-limits B anywhere. */
static bool may_shift(const struct asking *a, unsigned kind, unsigned city)
{
    unsigned from = a->s->at[a->actor][kind], to = ON_FIELD + city, open = a->s->marshal;
    bool barred = READS(a->t, Q_gold_open_field, 'B') && READS(a->t, Q_bid_simultaneous, 'A');
    if (from == to || (barred && (from == open || to == open)))
        return false;
    return READS(a->t, Q_gold_limits, 'B') || may_land(a, kind, city);
}

static void offer_shifts(const struct asking *a)
{
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        for (unsigned city = 0; city < a->t->cities && on_field(a->s->at[a->actor][kind]); city++)
            if (may_shift(a, kind, city))
                offer2(a, M_SHIFT, kind, city);
    offer0(a, M_SKIP);
}

/* ---- Richard ---- */

/* Does the actor have a knight at the city that he can take back? Under q-power-chaplain B the
 * chaplain does not count as one. */
static bool leaves_knight(const struct asking *a, unsigned city)
{
    bool moved =
        READS(a->t, Q_gold_chaplain, 'B') && holds(a->s, a->actor, GOLD) && a->s->moved_from != 0;
    unsigned lies = moved ? a->s->moved_from : a->s->chaplain[a->actor];
    bool chaplain = READS(a->t, Q_power_chaplain, 'B') && lies == city + 1;
    return a->s->paid[a->actor][city] > (chaplain ? 1 : 0);
}

/* The move names the city of the knight where a Levant counts knights that were bid. */
static void offer_knight_back(const struct asking *a)
{
    bool any = false;
    for (unsigned city = 0; city < a->t->cities && !READS(a->t, Q_levant_what, 'A'); city++)
        if (leaves_knight(a, city)) {
            offer2(a, M_RETURN, A_KNIGHT, city + 1);
            any = true;
        }
    if (!any)
        offer2(a, M_RETURN, A_KNIGHT, 0);
}

/* Under q-power-chaplain A the chaplain may be named, although he is a knight like the others. */
static bool may_return(const struct asking *a, unsigned piece)
{
    if (piece == THE_CHAPLAIN && READS(a->t, Q_power_chaplain, 'A'))
        return a->s->returnable != 0 && a->s->chaplain[a->actor] != 0;
    return (a->s->returnable >> piece & 1u) != 0;
}

static void offer_returns(const struct asking *a)
{
    if (may_return(a, A_KNIGHT))
        offer_knight_back(a);
    for (unsigned piece = A_KNIGHT + 1; piece < RETURNED; piece++)
        if (may_return(a, piece))
            offer2(a, M_RETURN, piece, 0);
    offer0(a, M_SKIP);
}

/* ---- paying ---- */

static bool marshal_at_hand(const struct asking *a)
{
    bool own = a->actor == a->s->start && a->s->marshal == IN_CAMP;
    return a->t->marshal && READS(a->t, Q_marshal_pays, 'A')
        && (own || a->s->marshal == MARSHAL_LENT + a->actor);
}

/* Knights of a colour at hand. Where colours do not matter, all of them are own ones. */
static unsigned there_is_of(const struct asking *a, unsigned colour)
{
    return a->s->stock[a->actor][colour];
}

static unsigned to_pay_with(const struct asking *a)
{
    unsigned n = marshal_at_hand(a);
    for (unsigned colour = 0; colour < a->t->head.players; colour++)
        n += there_is_of(a, colour);
    return n;
}

/* Offers everything at hand, in any order. */
static void offer_payments(const struct asking *a)
{
    bool more = a->s->owes > 0 || READS(a->t, Q_overpay, 'B');
    for (unsigned colour = 0; colour < a->t->head.players && more; colour++)
        if (there_is_of(a, colour) > 0)
            offer2(a, M_PAY, colour == a->actor ? (unsigned)OWN : OF_COLOUR + colour, 0);
    if (more && marshal_at_hand(a))
        offer2(a, M_PAY, THE_MARSHAL, 0);
    if (a->s->owes == 0)
        offer0(a, M_DONE);
}

/* ---- playing ---- */

/* Under q-gold-chaplain C the chaplain of the holder of gold may count at two cities. */
static bool has_discount(const struct asking *a, unsigned city)
{
    bool left = READS(a->t, Q_gold_chaplain, 'C') && holds(a->s, a->actor, GOLD)
             && a->s->moved_from == city + 1;
    return a->s->chaplain[a->actor] == city + 1 || left;
}

static bool can_be_paid(const struct asking *a, const struct akkon_print *p)
{
    unsigned cost = p->cost, purse = to_pay_with(a);
    if (cost > 0 && has_discount(a, p->city))
        cost--;
    return purse >= cost && (purse > 0 || !READS(a->t, Q_free_card, 'B'));
}

/* q-null-effect B: a card may only be played if its whole step forward fits on the track. */
static bool fits(const struct asking *a, unsigned track, unsigned by)
{
    return READS(a->t, Q_null_effect, 'A')
        || (by > 0 && a->s->value[a->actor][track] + by <= a->t->most);
}

static unsigned step_of(const struct asking *a, unsigned action)
{
    if (READS(a->t, Q_lance_feast, 'C'))
        return 1;
    return (action == LANCE) == READS(a->t, Q_lance_feast, 'A') ? 1 : 3;
}

static bool scripture_open(const struct asking *a)
{
    bool back = !READS(a->t, Q_scripture_same, 'B') || any_falls(a);
    return back && (READS(a->t, Q_scripture_decline, 'A') || any_rises(a));
}

static bool fits_alone(const struct asking *a, const struct akkon_print *p)
{
    switch (p->action) {
    case LANCE:
    case FEAST:     return fits(a, p->track, step_of(a, p->action));
    case SIEGE:     return fits(a, p->track, 2);
    case SCRIPTURE: return scripture_open(a);
    default:        return true;
    }
}

/* q-borrow-shortage B: does the lender still have so many knights that nobody has claimed? */
static bool can_lend(const struct asking *a, unsigned lender, unsigned more)
{
    unsigned has =
        READS(a->t, Q_borrow_marshal, 'B') && a->t->marshal && left_of(a->t, a->s->start) == lender;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        has += has_knight(a->t, kind);
    for (unsigned taker = 0; taker < a->t->head.players; taker++) {
        more += a->s->claim[lender][taker];
        if (taker != lender && READS(a->t, Q_borrow_return, 'B'))
            more += a->s->stock[taker][lender];
        if (taker != lender && READS(a->t, Q_borrow_return, 'C'))
            more += lent_to(a, taker, lender);
    }
    return !READS(a->t, Q_borrow_shortage, 'B') || more <= has;
}

static unsigned levant_result(const struct asking *a, const struct akkon_print *p, unsigned seat)
{
    return (akkon_levant_count(a->t, a->s, seat, p->cities) + 1) / 2;
}

static bool fits_on(const struct asking *a, const struct akkon_print *p, unsigned seat)
{
    switch (p->action) {
    case BAN:
        return a->s->value[a->actor][p->track] + 2 <= a->t->most
            && a->s->value[seat][p->track] >= 2;
    case PLAGUE:  return can_lend(a, seat, 1);
    case BROTHER: return can_lend(a, seat, 2);
    default:      return fits(a, p->track, levant_result(a, p, seat));
    }
}

static void offer_mint(const struct asking *a, unsigned print)
{
    bool any = false;
    for (unsigned city = 0; city < a->t->cities; city++)
        if (has_top(a, city)) {
            offer2(a, M_PLAY_FOR, print, city);
            any = true;
        }
    if (!any && READS(a->t, Q_mint_empty, 'A'))
        offer2(a, M_PLAY, print, 0);
}

static void offer_play(const struct asking *a, unsigned print)
{
    const struct akkon_print *p = &a->t->print[print];
    bool lends = p->action == PLAGUE || p->action == BROTHER;
    bool alone =
        p->action == LANCE || p->action == FEAST || p->action == SIEGE || p->action == SCRIPTURE;
    if (p->action == MINT)
        offer_mint(a, print);
    else if (alone ? fits_alone(a, p) : lends && READS(a->t, Q_borrow_must, 'B'))
        offer2(a, M_PLAY, print, 0);
    for (unsigned seat = 0; seat < a->t->head.players && !alone && p->action != MINT; seat++)
        if (seat != a->actor && fits_on(a, p, seat))
            offer2(a, M_PLAY_ON, print, seat);
}

/* Clemens may act at any moment of the turn. */
static bool clemens_waits(const struct asking *a)
{
    bool two = false;
    if (!READS(a->t, Q_faith_moment, 'A') || !holds(a->s, a->actor, FAITH))
        return false;
    if (READS(a->t, Q_faith_count, 'B'))
        return a->s->stepped > 0;
    for (unsigned city = 0; city < a->t->cities; city++)
        two = two || a->s->played[city] == 2
           || (a->s->played[city] > 2 && READS(a->t, Q_faith_count, 'A'));
    return two && a->s->stepped == 0;
}

static void offer_turn(const struct asking *a)
{
    for (unsigned print = 0; print < a->t->prints; print++)
        if (lies(a, print, IN_HAND + a->actor) && can_be_paid(a, &a->t->print[print]))
            offer_play(a, print);
    if (clemens_waits(a))
        offer_raises(a);
    offer0(a, M_END);
}

/* ---- what a card asks ---- */

static void offer_pushes(const struct asking *a)
{
    for (unsigned seat = 0; seat < a->t->head.players; seat++)
        if (seat != a->actor)
            offer2(a, M_PUSH, seat, 0);
    offer0(a, M_SKIP);
}

static void offer_steps(const struct asking *a)
{
    if (a->s->playing == 0)
        return;
    const struct akkon_print *p = &a->t->print[a->s->playing - 1];
    bool goes = p->action == LANCE || p->action == FEAST;
    unsigned most = goes ? 3
                  : p->action == LEVANT && a->s->target != 0
                      ? levant_result(a, p, a->s->target - 1u)
                      : 1;
    bool any_part = p->action == LEVANT && READS(a->t, Q_levant_partial, 'B');
    for (unsigned by = 1; by <= most; by++)
        if (goes ? by % 2 == 1 && fits(a, p->track, by) : by == most || any_part)
            offer2(a, M_ADVANCE, by, 0);
    if (!goes)
        offer0(a, M_SKIP);
}

/* The marker's value before both steps: if it went back already, it stood 1 higher. */
static unsigned stood(const struct asking *a, unsigned track)
{
    bool went = READS(a->t, Q_scripture_same, 'A') && a->s->target == track + 1u;
    return a->s->value[a->actor][track] + (went ? 1u : 0u);
}

/* Some marker must also go back, before or after: the one that goes forward, or another one. */
static void offer_forth(const struct asking *a)
{
    bool apart = READS(a->t, Q_scripture_same, 'B'), done = a->s->target != 0;
    for (unsigned track = 0; track < a->t->tracks; track++) {
        bool another = done ? a->s->target != track + 1u : any_other_falls(a, track);
        if (stood(a, track) < a->t->most && (!apart || another))
            offer2(a, M_RAISE, track, 0);
        if (!done && can_fall(a, track))
            offer2(a, M_LOWER, track, 0);
    }
    if (done || any_falls(a))
        offer0(a, M_SKIP);
}

static void offer_back(const struct asking *a)
{
    bool apart = READS(a->t, Q_scripture_same, 'B');
    for (unsigned track = 0; track < a->t->tracks; track++)
        if (can_fall(a, track) && !(apart && a->s->target == track + 1))
            offer2(a, M_LOWER, track, 0);
}

void akkon_offers(const struct akkon_table *t, const struct akkon_state *s, struct offers *o)
{
    const struct asking a = { t, s, o, akkon_turn_of(t, s) };
    switch (s->phase) {
    case LOT:
        for (unsigned seat = 0; seat < t->head.players; seat++)
            offer2(&a, M_LOT, seat, 0);
        break;
    case CULL:     offer_culls(&a); break;
    case DEAL:     offer_deals(&a); break;
    case EXPOSE:   offer_tops(&a); break;
    case BORROW:   offer_loans(&a); break;
    case EXCHANGE: offer_exchanges(&a); break;
    case SEARCH:   offer_search(&a); break;
    case BID:      offer_bids(&a); break;
    case SHIFT:    offer_shifts(&a); break;
    case RETURN:   offer_returns(&a); break;
    case TURN:     offer_turn(&a); break;
    case PAY:      offer_payments(&a); break;
    case PUSH:     offer_pushes(&a); break;
    case STEPS:    offer_steps(&a); break;
    case FORTH:    offer_forth(&a); break;
    case BACK:     offer_back(&a); break;
    case CLEMENS:
        offer_raises(&a);
        offer0(&a, M_SKIP);
        break;
    case SURPLUS: offer_prints(&a, M_DISCARD, IN_HAND + a.actor, 0); break;
    case HOME:    offer_homes(&a); break;
    default:      break;
    }
}

/* Chance draws single cards: a print is as likely as it has copies left. */
uint32_t akkon_weight(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_CULL:
    case M_EXPOSE: return akkon_copies(t, s, m.arg[0], IN_PILE);
    case M_DEAL:   return akkon_copies(t, s, m.arg[0], TAKEN_OUT);
    default:       return 1;
    }
}

/* --------------------------------------------------------- who decides -- */

static uint8_t holder_of(const struct akkon_state *s, unsigned track)
{
    return (uint8_t)(s->privilege[track] != 0 ? s->privilege[track] - 1u : 0u);
}

/* Who decides: in a window the holder of the privilege; for a loan the lender if he picks; else the
 * mover, or nature. */
uint8_t akkon_turn_of(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned lender, taker;
    switch (s->phase) {
    case LOT:
    case CULL:
    case DEAL:
    case EXPOSE:
    case HOME:
    case OVER:   return NATURE;
    case BORROW:
        if (!READS(t, Q_borrow_picker, 'B') || !akkon_next_claim(t, s, &lender, &taker))
            return NATURE;
        return (uint8_t)lender;
    case EXCHANGE:
    case SEARCH:   return holder_of(s, PRESTIGE);
    case SHIFT:    return holder_of(s, GOLD);
    case RETURN:   return holder_of(s, POWER);
    default:       return s->mover;
    }
}
