/* Kaartronde: a card costs knights on the bid field of its city; the chaplain makes it cheaper.
 */
#include "akkon.h"

/* ---- the price ---- */

static bool has_discount(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                         unsigned city)
{
    bool left = READS(t, Q_gold_chaplain, 'C') && holds(s, seat, GOLD) && s->moved_from == city + 1;
    return s->chaplain[seat] == city + 1 || left;
}

unsigned akkon_need(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned print)
{
    const struct akkon_print *p = &t->print[print];
    if (p->cost > 0 && has_discount(t, s, seat, p->city))
        return RULE(chaplain_discount), RULE(chaplain_discount_to_zero),
               RULE(chaplain_discount_scope), p->cost - 1u;
    return RULE(card_cost_on_city), p->cost;
}

/* ---- what is at hand ---- */

static bool marshal_at_hand(const struct akkon_state *s, unsigned seat)
{
    return (seat == s->start && s->marshal == IN_CAMP) || s->marshal == MARSHAL_LENT + seat;
}

static bool marshal_pays(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return READS(t, Q_marshal_pays, 'A') && marshal_at_hand(s, seat);
}

/* Whose knight a source means. Where colours do not matter, a player's own stock holds all
 * knights. */
static unsigned colour_of(unsigned seat, unsigned source)
{
    return source == OWN ? seat : source - OF_COLOUR;
}

static unsigned there_is_of(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                            unsigned source)
{
    if (source >= THE_MARSHAL)
        return source == THE_MARSHAL && marshal_pays(t, s, seat);
    return source == OF_COLOUR + seat ? 0u : s->stock[seat][colour_of(seat, source)];
}

static unsigned knights_at_hand(const struct akkon_table *t, const struct akkon_state *s,
                                unsigned seat)
{
    unsigned n = 0;
    for (unsigned source = OWN; source < THE_MARSHAL; source++)
        n += there_is_of(t, s, seat, source);
    return n;
}

unsigned akkon_can_pay(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return knights_at_hand(t, s, seat) + marshal_pays(t, s, seat);
}

verdict akkon_refuse_price(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    unsigned purse = akkon_can_pay(t, s, s->mover);
    if (purse < akkon_need(t, s, s->mover, print))
        return BY(card_cost_on_city);
    if (purse == 0 && READS(t, Q_free_card, 'B'))
        return BY(card_needs_stock);
    return RULE(card_needs_stock), LEGAL;
}

/* ---- piece by piece ---- */

/* The order of payment has no effect: the pieces at hand, and so those left to put down, are a
 * set. */
static verdict refuse_source(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned source)
{
    if (source == THE_MARSHAL && READS(t, Q_marshal_pays, 'B'))
        return BY(marshal_used_as_knight);
    return there_is_of(t, s, s->mover, source) > 0 ? LEGAL : BY(card_pay_from_stock);
}

/* A Levant counts knights that were paid: for the player who put them down, and under some readings
 * for the player whose colour they have. */
static void put_on_field(const struct akkon_table *t, struct akkon_state *s, unsigned source)
{
    unsigned city = t->print[s->playing - 1].city, colour = colour_of(s->mover, source);
    if ((t->counted >> city & 1u) == 0 || READS(t, Q_levant_what, 'C'))
        return;
    s->paid[s->mover][city]++;
    if (colour != s->mover && READS(t, Q_levant_foreign_colour, 'B'))
        s->paid[colour][city]++;
    if (colour != s->mover && READS(t, Q_levant_foreign_colour, 'C'))
        s->guests[colour][city]++;
}

static void put_down(const struct akkon_table *t, struct akkon_state *s, unsigned source)
{
    if (source == THE_MARSHAL) {
        RULE(marshal_used_as_knight), s->marshal = SPENT;
    } else {
        RULE(card_pay_from_stock), RULE(merc_grey_payment_ok),
            s->stock[s->mover][colour_of(s->mover, source)]--;
        put_on_field(t, s, source);
    }
    s->owes = (uint8_t)(s->owes > 0 ? s->owes - 1u : 0u);
}

/* The source that pays next if there is no choice: the only one, or any if all are needed.
 * Otherwise NOWHERE. */
static unsigned sure_source(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned found = 0, the = NOWHERE;
    for (unsigned source = OWN; source <= THE_MARSHAL; source++)
        if (refuse_source(t, s, source) == LEGAL) {
            found++;
            the = source;
        }
    return found == 1 || akkon_can_pay(t, s, s->mover) == s->owes ? the : NOWHERE;
}

static void finish_paying(const struct akkon_table *t, struct akkon_state *s)
{
    s->owes = 0;
    akkon_act(t, s);
}

/* Pays as long as there is no choice: mostly all knights are alike, and only one player has the
 * marshal. Under q-overpay B the player is always asked. */
static void go_on_paying(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned source;
    bool more = READS(t, Q_overpay, 'B');
    s->phase = PAY;
    while (!more && s->owes > 0 && (source = sure_source(t, s)) != NOWHERE)
        put_down(t, s, source);
    if (!more && s->owes == 0)
        RULE(card_pay_exact), finish_paying(t, s);
}

void akkon_charge(const struct akkon_table *t, struct akkon_state *s, unsigned print)
{
    s->owes = (uint8_t)akkon_need(t, s, s->mover, print);
    go_on_paying(t, s);
}

verdict akkon_refuse_pay(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    if (m.kind == M_DONE)
        return s->owes == 0 ? LEGAL : BY(card_pay_exact);
    return refuse_source(t, s, m.arg[0]);
}

void akkon_pay(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    if (m.kind == M_DONE) {
        finish_paying(t, s);
        return;
    }
    put_down(t, s, m.arg[0]);
    go_on_paying(t, s);
}
