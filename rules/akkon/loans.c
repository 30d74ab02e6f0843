/* Pest, Wapenbroeder: knights that are borrowed for the next card round. A card claims them when it
 * is played; they are taken before the next bid round, and go home after it. */
#include "akkon.h"

/* ---- claims ---- */

/* Where a knight is. A view marks a hidden knight by UNSEEN, but still tells how many are in each
 * place. */
static unsigned place_of(const struct akkon_state *s, unsigned colour, unsigned kind)
{
    return s->at[colour][kind] & ~(unsigned)UNSEEN;
}

static unsigned lent(const struct akkon_state *s, unsigned taker, unsigned colour)
{
    unsigned n = 0;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        n += place_of(s, colour, kind) == LENT + taker;
    return n;
}

/* Knights of a player that may be away in the next round: under q-borrow-return C the lent ones;
 * under B those that the borrower has not used yet. */
static unsigned may_stay_away(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned lender)
{
    unsigned n = 0;
    for (unsigned taker = 0; taker < t->head.players; taker++)
        if (taker != lender && READS(t, Q_borrow_return, 'C'))
            n += lent(s, taker, lender);
        else if (taker != lender && READS(t, Q_borrow_return, 'B'))
            n += s->stock[taker][lender];
    return n;
}

/* The most pieces that he can lend in the next round. Under q-borrow-marshal B the next start
 * player can also lend the marshal. */
static unsigned can_lend(const struct akkon_table *t, const struct akkon_state *s, unsigned lender)
{
    bool led = READS(t, Q_borrow_marshal, 'B') && t->marshal && left_of(t, s->start) == lender;
    return knights_of_each(t) + led;
}

static unsigned claimed(const struct akkon_state *s, unsigned lender)
{
    unsigned n = 0;
    for (unsigned taker = 0; taker < SEATS; taker++)
        n += s->claim[lender][taker];
    return n;
}

static bool may_chain(const struct akkon_table *t)
{
    return READS(t, Q_borrow_chain, 'B') && READS(t, Q_borrow_picker, 'A');
}

verdict akkon_refuse_claim(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned lender, unsigned count)
{
    bool short_of =
        claimed(s, lender) + count + may_stay_away(t, s, lender) > can_lend(t, s, lender);
    return READS(t, Q_borrow_shortage, 'B') && short_of ? BY(borrow_shortage) : LEGAL;
}

void akkon_make_claim(const struct akkon_table *t, struct akkon_state *s, unsigned taker,
                      unsigned lender, unsigned count)
{
    unsigned has = can_lend(t, s, lender), before = claimed(s, lender),
             left = has > before ? has - before : 0;
    if (s->ending == LAST_ROUND)
        return; /* there is no next round */
    if (count > left && !READS(t, Q_borrow_shortage, 'C') && !may_chain(t))
        RULE(borrow_shortage), count = left;
    s->claim[lender][taker] = (uint8_t)(s->claim[lender][taker] + count);
}

/* ---- what can be taken ---- */

/* Can the taker borrow this knight from the lender? Under q-borrow-chain B also one that the lender
 * has just borrowed from a third player. */
static bool can_take(const struct akkon_table *t, const struct akkon_state *s, unsigned lender,
                     unsigned taker, unsigned colour, unsigned kind)
{
    if (!has_knight(t, kind))
        return false;
    if (colour == lender)
        return place_of(s, lender, kind) == IN_CAMP;
    return may_chain(t) && colour != taker && place_of(s, colour, kind) == LENT + lender;
}

static bool can_take_marshal(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned lender)
{
    return READS(t, Q_borrow_marshal, 'B') && lender == s->start && s->marshal == IN_CAMP;
}

static bool can_take_any(const struct akkon_table *t, const struct akkon_state *s, unsigned lender,
                         unsigned taker)
{
    bool any = can_take_marshal(t, s, lender);
    for (unsigned colour = 0; colour < t->head.players; colour++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            any = any || can_take(t, s, lender, taker, colour, kind);
    return any;
}

/* Finds the next claim that can be served: lenders from the start player on, and takers from the
 * lender on, clockwise. */
bool akkon_next_claim(const struct akkon_table *t, const struct akkon_state *s, unsigned *lender,
                      unsigned *taker)
{
    *lender = s->start;
    for (unsigned i = 0; i < t->head.players; i++, *lender = left_of(t, *lender)) {
        *taker = left_of(t, *lender);
        for (unsigned j = 1; j < t->head.players; j++, *taker = left_of(t, *taker))
            if (s->claim[*lender][*taker] > 0 && can_take_any(t, s, *lender, *taker))
                return true;
    }
    return false;
}

/* Claims that could not be served lapse; under q-borrow-shortage C they are served later. */
void akkon_forget_claims(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned lender = 0; lender < SEATS; lender++)
        for (unsigned taker = 0; taker < SEATS && !READS(t, Q_borrow_shortage, 'C'); taker++)
            s->claim[lender][taker] = 0;
}

/* ---- who comes first ---- */

/* Pieces that any player with a claim on the lender can take. */
static unsigned there_are(const struct akkon_table *t, const struct akkon_state *s, unsigned lender)
{
    unsigned n = can_take_marshal(t, s, lender);
    for (unsigned colour = 0; colour < t->head.players; colour++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            n += colour == lender
                   ? can_take(t, s, lender, NOWHERE, colour, kind)
                   : s->claim[lender][colour] == 0 && can_take(t, s, lender, NOWHERE, colour, kind);
    return n;
}

/* If the lender has too few pieces for all claims, the card that was played first comes first:
 * clockwise from the start player of the last round, who sits to the right of the new one. */
bool akkon_comes_later(const struct akkon_table *t, const struct akkon_state *s, unsigned lender,
                       unsigned taker)
{
    unsigned seat = (s->start + t->head.players - 1u) % t->head.players;
    if (claimed(s, lender) <= there_are(t, s, lender))
        return false;
    for (unsigned i = 0; i < t->head.players && seat != taker; i++, seat = left_of(t, seat))
        if (s->claim[lender][seat] > 0 && can_take_any(t, s, lender, seat))
            return true;
    return false;
}

/* ---- taking ---- */

/* The player from whom the knight would be taken: whoever has it. */
static unsigned lender_of(const struct akkon_state *s, unsigned piece, unsigned owner)
{
    unsigned where = piece < KNIGHTS ? place_of(s, owner, piece) : (unsigned)IN_CAMP;
    return where >= LENT ? where - LENT : owner;
}

/* The player whose debt is paid: under q-borrow-chain A always the owner, as no knight is taken
 * from a borrower. */
static unsigned asked_of(const struct akkon_table *t, const struct akkon_state *s, unsigned piece,
                         unsigned owner)
{
    return may_chain(t) ? lender_of(s, piece, owner) : owner;
}

static verdict refuse_piece(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned piece, unsigned owner, unsigned taker)
{
    bool marshal = piece == MARSHAL;
    if (!marshal && !can_take(t, s, lender_of(s, piece, owner), taker, owner, piece))
        return BY(borrow_owner_lacks);
    if (akkon_comes_later(t, s, asked_of(t, s, piece, owner), taker))
        return BY(borrow_shortage);
    return marshal && !can_take_marshal(t, s, owner) ? BY(borrow_not_marshal) : LEGAL;
}

/* Under q-borrow-picker B the lender chooses which piece he gives. */
static verdict refuse_taking(const struct akkon_table *t, const struct akkon_state *s,
                             struct move m)
{
    bool gives = m.kind == M_GIVE;
    unsigned owner = gives ? m.actor : m.arg[1], taker = gives ? m.arg[1] : m.arg[2];
    if (s->claim[asked_of(t, s, m.arg[0], owner)][taker] == 0)
        return BY(borrow_before_bid);
    return refuse_piece(t, s, m.arg[0], owner, taker);
}

static verdict refuse_coming_home(const struct akkon_state *s, unsigned kind, unsigned owner)
{
    unsigned where = s->at[owner][kind];
    bool due =
        where >= LENT && lent(s, where - LENT, owner) > s->stock[(where - LENT) % SEATS][owner];
    return due ? LEGAL : BY(borrow_returns);
}

verdict akkon_refuse_loan(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    return m.kind == M_HOME ? refuse_coming_home(s, m.arg[0], m.arg[1]) : refuse_taking(t, s, m);
}

static void take(struct akkon_state *s, unsigned piece, unsigned owner, unsigned lender,
                 unsigned taker)
{
    if (piece == MARSHAL)
        s->marshal = (uint8_t)(MARSHAL_LENT + taker);
    else
        RULE(borrow_blind), RULE(borrow_owner_lacks), RULE(borrow_card_round_only),
            s->at[owner][piece] = (uint8_t)(LENT + taker);
    RULE(borrow_not_marshal), s->claim[lender][taker]--;
}

void akkon_lend(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    bool gives = m.kind == M_GIVE;
    unsigned owner = gives ? m.actor : m.arg[1];
    if (m.kind == M_HOME) {
        s->at[m.arg[1]][m.arg[0]] = IN_CAMP;
        akkon_go_home(t, s);
        return;
    }
    take(s, m.arg[0], owner, asked_of(t, s, m.arg[0], owner), gives ? m.arg[1] : m.arg[2]);
    akkon_begin_round(t, s);
}

/* ---- coming home ---- */

/* q-borrow-return B: are more knights of a colour away than the borrower left unused? */
bool akkon_to_come_home(const struct akkon_table *t, const struct akkon_state *s, unsigned *taker,
                        unsigned *colour)
{
    for (*taker = 0; *taker < t->head.players; (*taker)++)
        for (*colour = 0; *colour < t->head.players; (*colour)++)
            if (*colour != *taker && lent(s, *taker, *colour) > s->stock[*taker][*colour])
                return true;
    return false;
}

static void all_home(struct akkon_state *s, unsigned taker, unsigned colour)
{
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (s->at[colour][kind] == LENT + taker)
            s->at[colour][kind] = IN_CAMP;
}

static void all_used_home(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned taker = 0; taker < t->head.players; taker++)
        for (unsigned colour = 0; colour < t->head.players; colour++)
            if (colour != taker && s->stock[taker][colour] == 0)
                all_home(s, taker, colour);
}

/* Under the standard reading lent knights came home at the reveal, as their types do not matter
 * after it. */
void akkon_go_home(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned taker, colour;
    if (READS(t, Q_borrow_return, 'B')) {
        all_used_home(t, s);
        s->phase = HOME;
        if (akkon_to_come_home(t, s, &taker, &colour))
            return;
    }
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned other = 0; other < SEATS; other++)
            RULE(borrow_returns), s->stock[seat][other] = 0;
    akkon_begin_round(t, s);
}
