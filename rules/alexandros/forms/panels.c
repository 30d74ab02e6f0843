/* A listed board as a picture. As nothing says where its points lie, each area is drawn by itself,
 * as a triangle of one size, in the order of the list, row by row.
 *
 * Above an area stand its name and its symbol, at its corners the names of the points, in it the
 * governor. Areas that show the same two points are neighbours. Thick sides have walls, dashed
 * sides have none, thin sides are the coast. A ring marks the point of Alexandros, in each area
 * that has it as a corner; dashed rings are explained in picture.c. */
#include "../../forms/picture.h"
#include "spelling.h"

enum {
    WIDE = 116,
    HIGH = 124,
    ACROSS = PICTURE_WIDTH / WIDE,
    TIP = 40,
    FOOT = 90,
    HALF = 36,
    HEADING = 12,
    RING = 16,
    TALL = 9
};

struct place {
    unsigned x, y;
};

/* The first corner is the tip, the second the left foot. */
static struct place corner_place(struct place panel, unsigned corner)
{
    unsigned x = panel.x + WIDE / 2;
    return corner == 0 ? (struct place){ x, panel.y + TIP }
                       : (struct place){ corner == 1 ? x - HALF : x + HALF, panel.y + FOOT };
}

/* It agrees with TIP, FOOT and HALF. */
static void draw_side(const struct alexandros_table *t, unsigned area, struct place panel,
                      unsigned side, enum picture_line line, struct text *out)
{
    static const char *const on[CORNERS] = { "l-36 50", "h72", "l-36-50" };
    struct place p = corner_place(panel, side);
    if (line == THICK) {
        begin_thing(out, p.x, p.y), put(out, "wall"), thing_is_on(out);
        alexandros_put_area(t, area, out), put(out, " side "), put_number(out, side + 1);
        begin_look(out);
    }
    draw_path(out, p.x, p.y, on[side], line);
    if (line == THICK)
        end_group(out);
}

static enum picture_line look_of(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned area, unsigned side)
{
    unsigned inner = t->side[area][side], from = t->corner[area][side];
    if (inner != NOWHERE)
        return has_wall(s, inner) ? THICK : DASHED;
    unsigned shore =
        t->shore[from][alexandros_way_to(t, from, t->corner[area][(side + 1) % CORNERS])];
    return (s->shored[shore / 8] >> shore % 8 & 1) != 0 ? THICK : THIN;
}

static bool is_corner(const struct alexandros_table *t, unsigned area, unsigned point)
{
    return t->corner[area][0] == point || t->corner[area][1] == point
        || t->corner[area][2] == point;
}

/* Is this a point that Alexandros may be put on, or is going to? */
static bool is_marked(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned point)
{
    bool goal = s->goal > 0 && s->goal <= t->areas && is_corner(t, s->goal - 1u, point);
    return goal || s->target == point + 1;
}

static void draw_corner(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned area, struct place panel, unsigned corner, struct text *out)
{
    struct place p = corner_place(panel, corner);
    unsigned point = t->corner[area][corner];
    bool ringed = s->at == point || is_marked(t, s, point);
    unsigned away = ringed ? RING : 4;
    begin_words(out, p.x, corner == 0 ? p.y - away : p.y + away + TALL,
                s->at == point ? BOLD | CENTRED : CENTRED);
    alexandros_put_point(t, point, out);
    end_words(out);
    if (ringed)
        draw_disc(out, p.x, p.y, s->at == point ? THICK : DASHED);
}

static void draw_panel(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned area, struct place panel, struct text *out)
{
    begin_spot(out, panel.x + WIDE / 2, panel.y + FOOT - 18), alexandros_put_area(t, area, out);
    begin_look(out);
    begin_words(out, panel.x, panel.y + HEADING, BOLD), alexandros_put_area(t, area, out);
    if (has_symbol(t, area))
        put_char(out, ' '), put_char(out, alexandros_letters[t->symbol[area]]);
    end_words(out);
    end_group(out);
    for (unsigned i = 0; i < CORNERS; i++)
        draw_side(t, area, panel, i, look_of(t, s, area, i), out);
    for (unsigned i = 0; i < CORNERS; i++)
        draw_corner(t, s, area, panel, i, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (alexandros_stands(t, s, seat, area)) {
            begin_thing(out, panel.x + WIDE / 2, panel.y + FOOT - 18), put(out, "governor on ");
            alexandros_put_area(t, area, out), thing_is_on(out), put_seat(out, seat);
            begin_look(out);
            draw_seat(out, panel.x + WIDE / 2, panel.y + FOOT - 18, seat, 0);
            end_group(out);
        }
}

unsigned alexandros_panels_high(const struct alexandros_table *t)
{
    return (t->areas + ACROSS - 1u) / ACROSS * HIGH;
}

void alexandros_draw_panels(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned top, struct text *out)
{
    for (unsigned a = 0; a < t->areas; a++)
        draw_panel(t, s, a, (struct place){ a % ACROSS * WIDE + 4, top + a / ACROSS * HIGH }, out);
}
