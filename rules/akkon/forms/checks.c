/* Completes a position that was read: fills in what follows from the other lines, and refuses an
 * impossible position with a message that says what would be possible. */
#include "spelling.h"

/* ------------------------------------------------- what follows from the rest -- */

static bool before_tops(unsigned phase)
{
    return phase == LOT || phase == CULL || phase == DEAL;
}

static void derive_cards(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned card = 0; card < t->cards; card++) {
        if (s->card[card] == UNSAID)
            s->card[card] = IN_PILE;
        else if (s->card[card] == UNSAID_GONE)
            s->card[card] = DISCARDED;
    }
}

static unsigned cards_at(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                         unsigned place)
{
    unsigned n = 0;
    for (unsigned card = 0; card < t->cards; card++)
        n +=
            s->card[card] == place && (city == NOWHERE || t->print[t->print_of[card]].city == city);
    return n;
}

static void derive_top(const struct akkon_table *t, struct akkon_state *s, unsigned city)
{
    for (unsigned card = 0; card < t->cards; card++)
        if (s->card[card] == IN_PILE && t->print[t->print_of[card]].city == city) {
            s->card[card] = ON_TOP;
            return;
        }
}

static unsigned prints_left(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = 0;
    for (unsigned print = 0; print < t->prints; print++)
        n += t->print[print].city == city && akkon_copies(t, s, print, IN_PILE) > 0;
    return n;
}

/* The pile lacks a top that the lines need not name. While tops are drawn, only a pile with a
 * single print left has one that is certain. */
static bool lacks_top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    bool sure = s->phase != EXPOSE || prints_left(t, s, city) == 1;
    return sure && !before_tops(s->phase) && cards_at(t, s, city, ON_TOP) == 0;
}

static void derive(const struct akkon_table *t, struct akkon_state *s)
{
    if (s->mover == DERIVE)
        s->mover = s->start;
    derive_cards(t, s);
    for (unsigned city = 0; city < t->cities; city++)
        if (lacks_top(t, s, city))
            derive_top(t, s, city);
    akkon_put_cards_in_order(t, s);
    if (s->ending == DERIVE)
        s->ending = akkon_ending_of(t, s);
}

/* ------------------------------------------------------------- phases -- */

static bool any(const uint8_t *byte, size_t count)
{
    bool found = false;
    for (size_t i = 0; i < count; i++)
        found = found || byte[i] != 0;
    return found;
}

/* The phase; while cards are turned up, the phase that follows. */
static unsigned moment(const struct akkon_state *s)
{
    return s->phase == EXPOSE ? s->after : s->phase;
}

static bool in_bids(const struct akkon_state *s)
{
    return s->phase == BID || s->phase == SHIFT;
}

/* From the reveal to the end of the round. */
static bool in_card_round(const struct akkon_state *s)
{
    return moment(s) >= RETURN && moment(s) <= HOME;
}

static const char *check_phase(const struct akkon_table *t, const struct akkon_state *s)
{
    static const uint8_t window[][2] = {
        { EXCHANGE, PRESTIGE }, { SEARCH, PRESTIGE }, { SHIFT, GOLD }, { RETURN, POWER }
    };
    for (unsigned i = 0; i < sizeof window / sizeof window[0]; i++)
        if (s->phase == window[i][0] && s->privilege[window[i][1]] == 0)
            return "a holder of the privilege that the phase is for: prestige in exchange and "
                   "search, gold in shift, "
                   "power in return";
    (void)t;
    if (s->phase == CLEMENS && !holds(s, s->mover, FAITH))
        return "in phase clemens the holder of faith as mover";
    if (s->phase == LOT && (s->start != 0 || s->mover != 0))
        return "no start player in phase lot";
    if ((s->phase <= SEARCH || s->phase == OVER) && s->phase != EXPOSE && s->mover != s->start)
        return "no other mover than the start player before the bid round, and when the game is "
               "over";
    return NULL;
}

static const char *check_after(const struct akkon_table *t, const struct akkon_state *s)
{
    bool may = (s->phase == SURPLUS && READS(t, Q_hand_limit, 'B'))
            || (s->phase == SHIFT && READS(t, Q_gold_moment, 'B'))
            || (s->phase == RETURN && READS(t, Q_power_moment, 'B'));
    if (s->phase == EXPOSE ? s->after < BORROW || s->after > OVER : s->after != 0 && !may)
        return "a line 'after' in phase expose, and else only in surplus under q-hand-limit B, in "
               "shift under "
               "q-gold-moment B, in return under q-power-moment B";
    return NULL;
}

/* --------------------------------------------------------------- cards -- */

static const char *check_tops(const struct akkon_table *t, const struct akkon_state *s)
{
    bool waits = false;
    for (unsigned city = 0; city < t->cities; city++) {
        unsigned tops = cards_at(t, s, city, ON_TOP), rest = cards_at(t, s, city, IN_PILE);
        if (tops > 1 || (tops > 0 && before_tops(s->phase)))
            return "one card on top of a pile, and none before phase expose";
        waits = waits || (tops == 0 && rest > 0);
    }
    return s->phase == EXPOSE && !waits ? "in phase expose a pile whose top is not told" : NULL;
}

static const char *check_cards(const struct akkon_table *t, const struct akkon_state *s)
{
    if (cards_at(t, s, NOWHERE, PLAYED) > 0 && !in_card_round(s))
        return "cards played in the card round only";
    if (cards_at(t, s, NOWHERE, BURIED) > 0 && !READS(t, Q_face_details, 'B'))
        return "cards buried only under q-face-details B";
    if (cards_at(t, s, NOWHERE, TAKEN_OUT) > 0 && s->phase != CULL && s->phase != DEAL)
        return "starters in phases cull and deal only";
    if (cards_at(t, s, NOWHERE, TAKEN_OUT) + cards_at(t, s, NOWHERE, BOXED) > 0
        && !akkon_takes_out(t))
        return "no cards in the box where none is taken out";
    if (s->phase == DEAL && cards_at(t, s, NOWHERE, TAKEN_OUT) == 0)
        return "in phase deal starters that can be dealt";
    return NULL;
}

/* ------------------------------------------------------ knights, marshal -- */

static const char *check_knights(const struct akkon_table *t, const struct akkon_state *s)
{
    bool may_lend = akkon_has_loans(t) && (!in_card_round(s) || !READS(t, Q_borrow_return, 'A'));
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++) {
            unsigned where = s->at[seat][kind];
            if (on_field(where) && !in_bids(s))
                return "knights on fields in phases bid and shift only";
            if (where == LENT + seat || (where >= LENT && !may_lend))
                return "knights lent to others only, where cards lend some, and in the card round "
                       "only under "
                       "q-borrow-return B or C";
        }
    return NULL;
}

static const char *check_marshal(const struct akkon_table *t, const struct akkon_state *s)
{
    if (on_field(s->marshal) && !in_bids(s))
        return "the marshal on a field in phases bid and shift only";
    if (s->marshal >= MARSHAL_LENT
        && (!READS(t, Q_borrow_marshal, 'B') || s->marshal == MARSHAL_LENT + s->start))
        return "the marshal lent only under q-borrow-marshal B, and to another player";
    if (t->marshal && (s->marshal == SET_ASIDE || s->marshal == SPENT) && !in_card_round(s))
        return "the marshal set aside or spent in the card round only";
    return NULL;
}

/* ------------------------------------------------------------ bid round -- */

static bool laid_something(const struct akkon_state *s)
{
    unsigned field = s->field;
    bool marshal = s->mover == s->start && on_field(s->marshal);
    bool found = marshal && (field == ELSEWHERE || s->marshal == field);
    for (unsigned kind = 0; kind < KNIGHTS; kind++) {
        unsigned where = s->at[s->mover][kind];
        found = found || (on_field(where) && (field == ELSEWHERE || where == field));
    }
    return found;
}

static const char *check_bids(const struct akkon_table *t, const struct akkon_state *s)
{
    bool anywhere = READS(t, Q_bid_one_field, 'C') || READS(t, Q_bid_simultaneous, 'B');
    if (s->passed != 0 && !in_bids(s))
        return "a line 'passed' in phases bid and shift only";
    if (s->phase == BID && (s->passed >> s->mover & 1u) != 0)
        return "a mover who has not passed";
    if (s->phase == SEARCH ? !on_field(s->field) : s->field != 0 && s->phase != BID)
        return "a line 'field' in phase search, and only there or in phase bid";
    if (s->phase == BID && s->field != 0
        && (!laid_something(s) || (s->field == ELSEWHERE && !anywhere)))
        return "behind 'field' one on which the mover has something; elsewhere only under "
               "q-bid-one-field C or "
               "q-bid-simultaneous B";
    return NULL;
}

/* ----------------------------------------------------------- card round -- */

static const char *check_stocks(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned kinds = knights_of_each(t), all = akkon_has_loans(t) ? kinds * t->head.players : kinds,
             sum = 0;
    bool colours = akkon_colours_matter(t);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned colour = 0; colour < t->head.players; colour++) {
            unsigned n = s->stock[seat][colour];
            if (n > (colours ? kinds : all) || (n > 0 && colour != seat && !colours))
                return "no more in a stock than there are knights; other colours only where it "
                       "matters whose they are";
            sum += n;
        }
    if (sum > kinds * t->head.players || (sum > 0 && !in_card_round(s)))
        return "stocks in the card round only, and no more than all knights";
    return NULL;
}

static const char *check_paid(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned all = akkon_has_loans(t) ? knights_of_each(t) * t->head.players : knights_of_each(t);
    bool there = any(&s->paid[0][0], sizeof s->paid) || any(s->chaplain, sizeof s->chaplain)
              || s->returnable != 0;
    if (there && !in_card_round(s))
        return "'chaplain', 'paid' and 'returnable' in the card round only";
    if (any(s->chaplain, sizeof s->chaplain) && !has_knight(t, CHAPLAIN))
        return "a discount only where there is a chaplain";
    if (s->returnable != 0 && s->privilege[POWER] == 0)
        return "'returnable' only if somebody holds power";
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned city = 0; city < t->cities; city++)
            if (s->paid[seat][city] > ((t->counted >> city & 1u) != 0 ? all : 0u))
                return "'paid' for cities that a Levant counts, and no more than there are knights";
    return NULL;
}

static const char *check_claims(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned most = knights_of_each(t) + READS(t, Q_borrow_marshal, 'B');
    bool found = any(&s->claim[0][0], sizeof s->claim),
         kept = READS(t, Q_borrow_shortage, 'C') || READS(t, Q_borrow_chain, 'B');
    if (found && !akkon_has_loans(t))
        return "claims only where cards lend knights";
    if (found && s->ending == LAST_ROUND && s->phase != BORROW)
        return "no claims in the last round: they would never be met";
    for (unsigned lender = 0; lender < t->head.players; lender++) {
        unsigned sum = 0;
        for (unsigned taker = 0; taker < t->head.players; taker++)
            sum += s->claim[lender][taker];
        if (sum > most && !kept)
            return "no more claimed of a player than he has knights";
    }
    return NULL;
}

/* ---- the card that is being played ---- */

/* Can the action of the card that is being played be in this phase? */
static bool fits_phase(const struct akkon_table *t, unsigned action, const struct akkon_state *s)
{
    switch (s->phase) {
    case PAY:  return true;
    case PUSH: return action == PLAGUE;
    case STEPS:
        return action == BROTHER || action == LEVANT
            || (READS(t, Q_lance_feast, 'C') && (action == LANCE || action == FEAST));
    case FORTH:
    case BACK:    return action == SCRIPTURE;
    case EXPOSE:  return action == MINT && in_card_round(s);
    case SURPLUS: return READS(t, Q_hand_limit, 'B');
    default:      return false;
    }
}

static bool needs_card(unsigned phase)
{
    return phase >= PAY && phase <= BACK;
}

/* Can the card be played on this target? */
static bool fits_target(const struct akkon_table *t, const struct akkon_print *p,
                        const struct akkon_state *s)
{
    unsigned target = s->target;
    bool another = target > 0 && target <= t->head.players && target != s->mover + 1u;
    switch (p->action) {
    case BAN:
    case LEVANT: return another;
    case PLAGUE:
    case BROTHER:
        return s->phase != PAY ? target == 0
                               : another || (target == 0 && READS(t, Q_borrow_must, 'B'));
    case MINT: return target <= t->cities;
    case SCRIPTURE:
        if (s->phase == FORTH)
            return target <= (READS(t, Q_scripture_same, 'C') ? 1 : t->tracks);
        return target == 0
            || (s->phase == BACK && READS(t, Q_scripture_same, 'B') && target <= t->tracks);
    default: return target == 0;
    }
}

static unsigned purse(const struct akkon_state *s)
{
    unsigned n = 1;
    for (unsigned colour = 0; colour < SEATS; colour++)
        n += s->stock[s->mover][colour];
    return n;
}

static const char *check_playing(const struct akkon_table *t, const struct akkon_state *s)
{
    if (s->playing == 0)
        return needs_card(s->phase) || s->target != 0 || s->owes != 0
                 ? "a line 'playing' in phases pay to back; 'target' and 'owes' with it only"
                 : NULL;
    const struct akkon_print *p = &t->print[s->playing - 1];
    if (!fits_phase(t, p->action, s))
        return "'playing' only while the card's action is not finished, in a phase that it has";
    if (akkon_copies(t, s, s->playing - 1u, PLAYED) == 0)
        return "the card of 'playing' among those played";
    if (!fits_target(t, p, s))
        return "a target that the card has in this phase";
    if (s->phase != PAY ? s->owes != 0
                        : s->owes > p->cost || s->owes > purse(s)
                              || (s->owes == 0 && !READS(t, Q_overpay, 'B')))
        return "in phase pay, and only there, a line 'owes' with what the card still costs and can "
               "be paid";
    return NULL;
}

static const char *check_clemens(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned most = READS(t, Q_faith_count, 'A') ? 2 : READS(t, Q_faith_count, 'B') ? 1 : 3;
    bool holder = holds(s, s->mover, FAITH) && in_card_round(s);
    if ((any(s->played, sizeof s->played) || s->stepped != 0) && !holder)
        return "'turn-cards' and 'stepped' only for the holder of faith, in his turn";
    for (unsigned city = 0; city < t->cities; city++)
        if (s->played[city] > most)
            return "turn-cards up to 2; under q-faith-count B up to 1, under C up to 3";
    return s->stepped > 1 && !READS(t, Q_faith_count, 'B') ? "stepped 1, or no such line" : NULL;
}

/* ---- what only some readings know ---- */

/* Do all of these pieces lie on that field, or, for NOWHERE, on any fields? */
static bool all_lie(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned pieces, unsigned where)
{
    bool good = true;
    for (unsigned piece = 0; piece <= MARSHAL; piece++) {
        bool can = piece < KNIGHTS ? has_knight(t, piece) : seat == s->start;
        unsigned at = piece < KNIGHTS ? s->at[seat][piece] : s->marshal;
        if ((pieces >> piece & 1u) != 0)
            good = good && can && on_field(at) && (where == NOWHERE || at == where);
    }
    return good;
}

static bool can_have_found(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                           unsigned other)
{
    unsigned found = s->earlier[seat][other], lies = s->at[seat][MERCENARY];
    bool himself = seat == other && (found >> MERCENARY & 1u) != 0;
    bool turn = s->phase == BID && seat == s->mover && seat == other && s->field != 0;
    if (!READS(t, Q_mercenary_later, 'B') || READS(t, Q_bid_simultaneous, 'B') || !in_bids(s)
        || himself)
        return false;
    return on_field(lies) ? all_lie(t, s, other, found, lies)
                          : turn && lies == IN_CAMP && all_lie(t, s, other, found, NOWHERE);
}

static const char *check_readings(const struct akkon_table *t, const struct akkon_state *s)
{
    bool windows = READS(t, Q_gold_moment, 'B') || READS(t, Q_power_moment, 'B');
    if (s->moved_from != 0 && READS(t, Q_gold_chaplain, 'A'))
        return "'moved-from' only under q-gold-chaplain B or C";
    if (s->shut != 0 && (!READS(t, Q_marshal_open_same_move, 'B') || !in_bids(s)))
        return "'shut' only under q-marshal-open-same-move B, in the bid round";
    if (s->spent != 0 && !windows)
        return "'spent' only under q-gold-moment B or q-power-moment B";
    if (s->young != 0 && !READS(t, Q_prestige_first_use, 'B'))
        return "'young' only under q-prestige-first-use B";
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned other = 0; other < SEATS; other++)
            if (s->earlier[seat][other] != 0 && !can_have_found(t, s, seat, other))
                return "'earlier' only under q-mercenary-later B, in the bid round, and of pieces "
                       "beside the mercenary; in his bid turn, before he is laid, of his player's";
    if (s->idle != 0 && !READS(t, Q_no_progress, 'B'))
        return "'idle' only under q-no-progress B";
    if (any(&s->guests[0][0], sizeof s->guests) && !READS(t, Q_levant_foreign_colour, 'C'))
        return "'guests' only under q-levant-foreign-colour C";
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned city = 0; city < CITIES; city++)
            if (s->guests[seat][city] > KNIGHTS)
                return "no more guests of a colour than it has knights";
    return s->ending == ONE_MORE && !READS(t, Q_prestige_end, 'C')
             ? "'one-more' only under q-prestige-end C"
             : NULL;
}

/* Unless the game is over, somebody or nature must have a legal move. */
static const char *check_moves(const struct akkon_table *t, const struct akkon_state *s)
{
#ifdef __CPROVER__
    (void)t, (void)s;
#else
    struct move list[CARDS * CITIES + 8];
    struct offers o = { list, 0 };
    akkon_offers(t, s, &o);
    if (o.count == 0 && s->phase != OVER)
        return "a position in which there is something to do in its phase";
#endif
    return NULL;
}

const char *akkon_finish_position(const struct akkon_table *t, struct akkon_state *s)
{
    const char *(*const checks[])(const struct akkon_table *, const struct akkon_state *) = {
        check_after,   check_phase,   check_tops,     check_cards, check_knights,
        check_marshal, check_bids,    check_stocks,   check_paid,  check_claims,
        check_playing, check_clemens, check_readings, check_moves,
    };
    derive(t, s);
    for (unsigned i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        const char *expected = checks[i](t, s);
        if (expected)
            return expected;
    }
    return NULL;
}
