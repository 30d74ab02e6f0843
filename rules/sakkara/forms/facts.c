/* What follows from a position of Sakkara. The lines of a position leave it out.
 *
 *     holds A 5            tiles in the holder
 *     finished A 1         steps of the pyramid
 *     missing A 2xhewn     what the first unfinished step lacks, its greens included
 *     field a1 A1@grain    each field of the board, so that a scenario can ask for one
 *     on-board 20          tiles on all fields */
#include "spelling.h"

static unsigned step_of_colour(unsigned colour)
{
    return colour == BLUE ? 1 : colour == RED ? 2 : colour == GOLD ? 3 : 0;
}

static unsigned lacking(unsigned needed, unsigned there)
{
    return needed > there ? needed - there : 0;
}

/* Writes what the first unfinished step lacks, its greens included. */
static void write_missing(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned seat, struct text *out)
{
    unsigned step = sakkara_first_unfinished(t, s, seat);
    uint8_t missing[KINDS] = { 0 };
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of_colour(t->colour[k]) == step)
            missing[k] = (uint8_t)lacking(t->need[k], s->built[seat][k]);
    missing[SHIP] = (uint8_t)lacking(1, s->ship[seat]);
    missing[GRAIN] = (uint8_t)lacking(t->greens[step - 1], s->grain[seat]);
    put_with_seat(out, "missing", seat);
    sakkara_put_tiles(missing, out);
    put_char(out, '\n');
}

static unsigned finished_steps(const struct sakkara_table *t, const struct sakkara_state *s,
                               unsigned seat)
{
    return sakkara_first_unfinished(t, s, seat) - 1 + (s->built[seat][TIP] > 0);
}

static void write_seat_facts(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned seat, struct text *out)
{
    put_with_seat(out, "holds", seat);
    put_with_number(out, "", s->held[seat]);
    put_with_seat(out, "\nfinished", seat);
    put_with_number(out, "", finished_steps(t, s, seat));
    put_char(out, '\n');
    write_missing(t, s, seat, out);
}

/* Writes the board again, field by field, so that a scenario can ask for one field. */
static void write_fields(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct text *out)
{
    unsigned tiles = 0;
    for (unsigned f = 0; f < t->fields; f++) {
        tiles += s->height[f];
        put(out, "field ");
        sakkara_put_field(t, f, out);
        put_char(out, ' ');
        sakkara_put_cell(s, f, out);
        put_char(out, '\n');
    }
    put_with_number(out, "on-board", tiles);
    put_char(out, '\n');
}

void sakkara_write_facts(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct text *out)
{
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        write_seat_facts(t, s, seat, out);
    write_fields(t, s, out);
}
