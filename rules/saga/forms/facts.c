/* What follows from a position of Saga. The lines of a position leave it out.
 *
 *     strength red 4       of a land; contested red: several could conquer it, with equal troops
 *     value A.R4/G3 7      of a troop; aims A.R4/G3 red: the land that it stands before
 *     holds A 5            knights in hand, ? if a view hides it; income A 3, points A 12
 *     due 2                income that may still be taken; supply 40 (fame left) */
#include "spelling.h"

static void put_signed(int n, struct text *out)
{
    put(out, n < 0 ? " -" : " ");
    put_number(out, (unsigned)(n < 0 ? -n : n));
    put_char(out, '\n');
}

/* Do several players have equal best troops at the land, each strong enough to conquer it? */
static bool is_contested(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int best = saga_strength(t, s, land);
    bool tie = false;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        int own = saga_strength(t, s, land);
        for (unsigned i = 0, troops = saga_troops(s, seat); i < troops && !owns(s, seat, land);
             i++) {
            struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
            if (saga_aim(t, &troop) == land && (int)saga_value(&troop) > own)
                own = (int)saga_value(&troop);
        }
        tie = own > best ? false : tie || (own == best && own > saga_strength(t, s, land));
        best = own > best ? own : best;
    }
    return tie;
}

static void write_land_facts(const struct saga_table *t, const struct saga_state *s, unsigned land,
                             struct text *out)
{
    put(out, "strength ");
    put(out, saga_land_names[land]);
    put_signed(saga_strength(t, s, land), out);
    if (is_contested(t, s, land))
        put(out, "contested "), put(out, saga_land_names[land]), put_char(out, '\n');
}

static void write_troop_facts(const struct saga_table *t, const struct saga_state *s,
                              unsigned place, struct text *out)
{
    struct saga_troop troop = saga_troop_at(s, place);
    unsigned aim = saga_aim(t, &troop);
    put(out, "value ");
    saga_put_place_at(s, seat_at(place), place, out);
    put_with_number(out, "", saga_value(&troop));
    put(out, "\naims ");
    saga_put_place_at(s, seat_at(place), place, out);
    saga_put_word(aim == NOWHERE ? "nowhere" : saga_land_names[aim], out);
    put_char(out, '\n');
}

/* A view does not hold the hands of others: it then gives the points without the hand. */
void saga_write_facts(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    for (unsigned land = 0; land < t->lands; land++)
        write_land_facts(t, s, land, out);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        for (unsigned i = 0, troops = saga_troops(s, seat); i < troops; i++)
            write_troop_facts(t, s, place_of(seat, i), out);
        put_with_seat(out, "holds", seat);
        if (s->held[seat] == UNTOLD)
            put(out, " ?");
        else
            put_with_number(out, "", s->held[seat]);
        put_with_seat(out, "\nincome", seat);
        put_with_number(out, "", saga_income(t, s, seat));
        put_with_seat(out, "\npoints", seat);
        put_signed(saga_points(t, s, seat), out);
    }
    put_with_number(out, "due", s->due);
    put_with_number(out, "\nsupply", saga_supply(t, s));
    put_char(out, '\n');
}
