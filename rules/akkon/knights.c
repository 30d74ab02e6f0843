/* Knights: what a player's knights on a field bid. */
#include "akkon.h"

static bool lies(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                 unsigned kind, unsigned city)
{
    return has_knight(t, kind) && s->at[seat][kind] == ON_FIELD + city;
}

/* A forbidden pair lies there: possible under some readings only. */
static bool pair_on(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned city)
{
    return lies(t, s, seat, MERCENARY, city) && lies(t, s, seat, GREY, city);
}

bool akkon_bid_void(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned city)
{
    return READS(t, Q_hidden_combo, 'B') && pair_on(t, s, seat, city);
}

/* q-hidden-combo C: the grey of a forbidden pair does not count. */
static bool taken_off(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                      unsigned city)
{
    return READS(t, Q_hidden_combo, 'C') && pair_on(t, s, seat, city);
}

unsigned akkon_pieces_of(const struct akkon_state *s, unsigned seat, unsigned city)
{
    unsigned bits = 0;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        bits |= (unsigned)(s->at[seat][kind] == ON_FIELD + city) << kind;
    return bits | (unsigned)(seat == s->start && s->marshal == ON_FIELD + city) << MARSHAL;
}

unsigned akkon_pieces_on(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = s->marshal == ON_FIELD + city;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            n += s->at[seat][kind] == ON_FIELD + city;
    return n;
}

/* Bits of a player's pieces on a field that a mercenary counts. */
static unsigned counted_of(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                           unsigned city)
{
    unsigned bits = akkon_pieces_of(s, seat, city);
    if (READS(t, Q_mercenary_counts, 'B'))
        bits &= ~(1u << MARSHAL);
    if (READS(t, Q_mercenary_counts, 'C'))
        bits &= ~(1u << GREY | 1u << CHAPLAIN);
    return taken_off(t, s, seat, city) ? bits & ~(1u << GREY) : bits;
}

static unsigned number_of(unsigned pieces)
{
    unsigned n = pieces >> MARSHAL & 1u;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        n += pieces >> kind & 1u;
    return n;
}

/* What the mercenary counts: under q-mercenary-later B no piece that lay there before him. */
static unsigned mercenary(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          unsigned city)
{
    unsigned n = 0;
    for (unsigned other = 0; other < t->head.players; other++) {
        unsigned himself = other == seat ? 1u << MERCENARY : 0u;
        n += number_of(counted_of(t, s, other, city) & ~himself & ~s->earlier[seat][other]);
    }
    RULE(mercenary_base_2), RULE(mercenary_plus_2_each);
    return MERCENARY_WORTH + MERCENARY_STEP * n;
}

static unsigned sum_of_knights(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned seat, unsigned city)
{
    static const uint8_t worth[KNIGHTS] = { [FIVE] = 5, [SIX] = 6, [SEVEN] = 7, [EIGHT] = 8 };
    unsigned sum = 0;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (lies(t, s, seat, kind, city))
            RULE(knight_value_5_8), RULE(grey_no_value), RULE(chaplain_no_value),
                sum += worth[kind];
    if (lies(t, s, seat, MERCENARY, city))
        sum += mercenary(t, s, seat, city);
    return sum;
}

unsigned akkon_bid_value(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                         unsigned city)
{
    bool led = seat == s->start && s->marshal == ON_FIELD + city;
    bool doubled = lies(t, s, seat, GREY, city) && !taken_off(t, s, seat, city);
    unsigned sum = sum_of_knights(t, s, seat, city), marshal = 0;
    if (led)
        RULE(marshal_value_4), marshal = MARSHAL_WORTH;
    if (!doubled)
        return RULE(bid_is_sum), RULE(grey_not_foreign), sum + marshal;
    if (READS(t, Q_grey_doubles_marshal, 'B'))
        return 2 * sum + marshal;
    return RULE(grey_doubles_own), RULE(bid_is_sum), 2 * (sum + marshal);
}
