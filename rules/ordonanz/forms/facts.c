/* What follows from a position of Ordonanz. The lines of a position leave it out.
 *
 *     army A 1 company bow           what a player has on an area that he completed
 *     stronger 1 A B strength-by-multiplicity    the clause that decides; or equal 1 A B
 *     marks A III - I                at the end, area by area; points A 4, areas A 2 */
#include "spelling.h"

static const char *const slugs[] = ORDONANZ_SLUGS;

static void put_combinations(const uint8_t count[SYMBOLS], struct text *out)
{
    static const char *const sizes[CAP + 1] = { "", " single ", " company ", " detachment ",
                                                " regiment " };
    for (unsigned size = CAP; size >= 1; size--)
        for (unsigned symbol = SYMBOLS; symbol-- > 0;)
            if (count[symbol] == size)
                put(out, sizes[size]), put(out, ordonanz_symbol_names[symbol]);
}

static void write_army(const struct ordonanz_state *s, unsigned seat, unsigned area,
                       struct text *out)
{
    uint8_t count[SYMBOLS];
    ordonanz_count_symbols(s->area[seat][area], count);
    put_with_seat(out, "army", seat);
    put_with_number(out, "", area + 1);
    put_combinations(count, out);
    put_char(out, '\n');
}

static void write_rivals(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         unsigned area, unsigned a, unsigned b, struct text *out)
{
    struct judgement j = ordonanz_rivals(t, s, area, a, b);
    put_with_number(out, j.sign == 0 ? "equal" : "stronger", area + 1);
    put_with_seat(out, "", j.sign >= 0 ? a : b);
    put_with_seat(out, "", j.sign >= 0 ? b : a);
    if (j.sign != 0)
        put_char(out, ' '), put(out, slugs[j.by]);
    put_char(out, '\n');
}

static void write_area_facts(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             unsigned area, struct text *out)
{
    bool judged = s->phase == OVER || s->phase == TIE;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (judged || s->laid[seat][area] == t->cap)
            write_army(s, seat, area, out);
    for (unsigned a = 0; a < t->head.players; a++)
        for (unsigned b = a + 1; b < t->head.players; b++)
            if (judged || (s->laid[a][area] == t->cap && s->laid[b][area] == t->cap))
                write_rivals(t, s, area, a, b, out);
}

static void write_marks(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned seat, struct text *out)
{
    static const char *const marks[SEATS] = { " III", " II", " I", " -" };
    uint8_t place[SEATS];
    put_with_seat(out, "marks", seat);
    for (unsigned area = 0; area < t->areas; area++) {
        ordonanz_places(t, s, area, place);
        put(out, marks[place[seat]]);
    }
    put_char(out, '\n');
}

void ordonanz_write_facts(const struct ordonanz_table *t, const struct ordonanz_state *s,
                          struct text *out)
{
    uint8_t points[SEATS], areas[SEATS];

    for (unsigned area = 0; area < t->areas; area++)
        write_area_facts(t, s, area, out);
    if (s->phase != OVER && s->phase != TIE)
        return;
    ordonanz_points(t, s, points, areas);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        write_marks(t, s, seat, out);
        put_with_seat(out, "points", seat);
        put_with_number(out, "", points[seat]);
        put_with_seat(out, "\nareas", seat);
        put_with_number(out, "", areas[seat]);
        put_char(out, '\n');
    }
}
