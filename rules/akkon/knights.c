/* The knights: what those of a player on a field bid.
 */
#include "akkon.h"

static bool lies(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                 unsigned kind, unsigned city)
{
    return has_knight(t, kind) && s->at[seat][kind] == ON_FIELD + city;
}

/* A forbidden pair, which only readings let come about. */
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

/* q-hidden-combo C: the grey of a forbidden pair is taken off. */
static bool taken_off(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                      unsigned city)
{
    return READS(t, Q_hidden_combo, 'C') && pair_on(t, s, seat, city);
}

unsigned akkon_pieces_on(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = s->marshal == ON_FIELD + city;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            n += s->at[seat][kind] == ON_FIELD + city;
    return n;
}

/* Pieces of one player on a field that mercenaries count. */
static unsigned counted_of(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                           unsigned city)
{
    bool worthless = READS(t, Q_mercenary_counts, 'C');
    unsigned n =
        seat == s->start && s->marshal == ON_FIELD + city && !READS(t, Q_mercenary_counts, 'B');
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        n += lies(t, s, seat, kind, city) && !(worthless && (kind == GREY || kind == CHAPLAIN));
    return n - (taken_off(t, s, seat, city) && !worthless);
}

unsigned akkon_others_counted(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned owner, unsigned city, bool foreign)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (seat != owner)
            n += counted_of(t, s, seat, city);
        else if (!foreign)
            n += counted_of(t, s, seat, city) - lies(t, s, seat, MERCENARY, city);
    return n;
}

static unsigned mercenary(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          unsigned city)
{
    unsigned others = akkon_others_counted(t, s, seat, city, false), earlier = s->earlier[seat];
    unsigned counted = others > earlier ? others - earlier : 0; /* q-mercenary-later B */
    RULE(mercenary_base_2), RULE(mercenary_plus_2_each);
    return MERCENARY_WORTH + MERCENARY_STEP * counted;
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
