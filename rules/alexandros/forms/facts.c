/* What follows from a position of Alexandros: where everything stands, which areas are goals, and
 * the provinces with their owners. */
#include "spelling.h"

enum { MOST_LISTED = 40 };

static void put_areas(const struct alexandros_table *t, const uint8_t *area, unsigned count,
                      struct text *out)
{
    for (unsigned i = 0; i < count; i++) {
        put_char(out, ' ');
        alexandros_put_area(t, area[i], out);
    }
    put_char(out, '\n');
}

static void write_pieces(const struct alexandros_table *t, const struct alexandros_state *s,
                         struct text *out)
{
    put(out, "alexandros ");
    alexandros_put_point(t, s->at, out);
    put(out, "\nblack "), put_number(out, s->black);
    put(out, "\nred "), put_number(out, s->red);
    put(out, "\nwalls");
    for (unsigned inner = 0; inner < t->inner; inner++)
        if (has_wall(s, inner))
            put_char(out, ' '), alexandros_put_line(t, t->end[inner], out);
    put_char(out, '\n');
}

static void write_seat(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned seat, struct text *out)
{
    uint8_t area[GOVERNORS];
    unsigned count = 0;
    for (unsigned i = 0; i < GOVERNORS && s->governor[seat][i] > 0; i++)
        area[count++] = (uint8_t)(s->governor[seat][i] - 1u);
    put(out, "governors "), put_seat(out, seat), put_areas(t, area, count, out);
    put(out, "supply "), put_seat(out, seat), put_char(out, ' ');
    put_number(out, alexandros_supply(t, s, seat));
    put(out, "\nincome "), put_seat(out, seat), put_char(out, ' ');
    put_number(out, alexandros_income(t, s, seat)), put_char(out, '\n');
}

/* Writes, for each symbol on the board, the goals that it leads to now. */
static void write_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct text *out)
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++) {
        uint8_t list[AREAS];
        if (t->count[symbol] == 0)
            continue;
        put(out, "goals ");
        put_char(out, alexandros_letters[symbol]);
        put_areas(t, list, alexandros_goals(t, s, symbol, list), out);
    }
}

/* Writes "province 2.5 areas 20 worth 11 of B governors 1", and the areas of the province. */
static void write_province(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned province, struct text *out)
{
    uint8_t area[AREAS];
    unsigned count = 0, owner = alexandros_owner(t, s, province);
    for (unsigned a = province; a < t->areas; a++)
        if (s->province[a] == province)
            area[count++] = (uint8_t)a;
    put(out, "province "), alexandros_put_area(t, province, out);
    put(out, " areas "), put_number(out, count);
    put(out, " worth "), put_number(out, alexandros_value(t, s, province));
    if (owner == NOWHERE) {
        put(out, " unoccupied\n");
    } else {
        put(out, " of "), put_seat(out, owner);
        put(out, " governors "), put_number(out, alexandros_governors_in(t, s, province));
        put_char(out, '\n');
    }
    if (count <= MOST_LISTED)
        put(out, "areas"), put_areas(t, area, count, out);
}

void alexandros_write_facts(const struct alexandros_table *t, const struct alexandros_state *s,
                            struct text *out)
{
    write_pieces(t, s, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        write_seat(t, s, seat, out);
    if (s->phase == CARD)
        write_goals(t, s, out);
    for (unsigned a = 0; a < t->areas; a++)
        if (s->province[a] == a)
            write_province(t, s, a, out);
}
