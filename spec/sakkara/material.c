/* This chapter states what the document says under "Het spelmateriaal": the board, the tiles,
 * and the sheet that lists them. */
#include "shared.h"

#include "../../rules/sakkara/forms/spelling.h"

CLAUSE(own_holder, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Each player has one holder; tiles that he takes go there.")

TALLY_PROPERTY(holders_hold_what_they_count)
{
    return sum_of(s->holder[0], KINDS) == s->held[0] && sum_of(s->holder[1], KINDS) == s->held[1];
}

STEP_PROPERTY(holder_of_the_other_loses_to_a_snake_only)
{
    unsigned p = other(before->mover);
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++) {
        bool robbed = m.kind == M_ROB && m.arg[0] == k + 1;
        good = good && after->holder[p][k] + (robbed ? 1 : 0) == before->holder[p][k];
    }
    return good && after->held[p] + (m.kind == M_ROB && m.arg[0] != 0 ? 1 : 0) == before->held[p];
}

STATE_PROPERTY(holders_are_empty_before_the_entry)
{
    return s->phase >= ENTRY
        || (all_zero(s->holder[0], KINDS) && all_zero(s->holder[1], KINDS) && s->held[0] == 0
            && s->held[1] == 0);
}

CLAUSE(height_is_count, "Beweging", DEFINITION, IMPLIED,
       "The height of a field is the number of its tiles; a worker adds nothing.")

STATE_PROPERTY(stacks_are_as_high_as_they_have_tiles)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h < TALL; h++)
            good = good && (s->tile[f][h] != 0) == (h < s->height[f]) && s->tile[f][h] <= KINDS;
    return good;
}

/* A part of at most nine tiles goes on a lowest field. At least 37 of the 49 fields are allowed:
 * four have workers, eight lie beside those of the placer. With 75 tiles in total, such a field has
 * at most one tile, or two for a part of one tile. An ox makes no stack higher than it was. So a
 * height of eleven leaves one to spare; no-pile-makes-a-stack-of-eleven proves it, if no tile is
 * made. In scopes there is room for all tiles. */
STATE_PROPERTY(no_stack_is_taller)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && s->height[f] <= (t->head.small ? TALL : 11);
    return good;
}

STEP_PROPERTY(heights_change_by_the_tiles_that_go_or_come)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && after->height[f] == (f < t->fields ? height_then(t, before, m, f) : 0);
    return good;
}

/* ---- what sentences about a move name ---- */

static unsigned kind_spoken_of(struct move m)
{
    switch (m.kind) {
    case M_ROB:       return (m.arg[0] - 1u) % KINDS;
    case M_HORSE:     return HORSE;
    case M_BIRD:      return BIRD;
    case M_OX:        return OX;
    case M_SNAKE:     return SNAKE;
    case M_LAY_SHIP:  return SHIP;
    case M_LAY_GRAIN: return GRAIN;
    case M_STEP:      return STAIR;
    default:          return m.arg[0];
    }
}

NAMED(tile)
{
    put(out, sakkara_kind_name(kind_spoken_of(m)));
}

static void put_field(const struct sakkara_table *t, unsigned field, struct text *out)
{
    if (field >= t->fields || !sakkara_put_field(t, field, out))
        put(out, "?");
}

NAMED(field)
{
    bool walks = m.kind == M_STEP || m.kind == M_HORSE || m.kind == M_RIDE;
    put_field(t, walks ? reached(t, s, m) : m.arg[0], out);
}

NAMED(other_field)
{
    put_field(t, m.arg[1], out);
}

NAMED(mover)
{
    put_seat(out, s->mover);
}

NAMED(placer)
{
    put_seat(out, other(s->mover));
}

NAMED(loser)
{
    put_seat(out, other(s->winner - 1u));
}

NAMED(winner)
{
    put_seat(out, s->winner - 1u);
}

/* The player whose workers keep the pile away. */
NAMED(keeper)
{
    put_seat(out, READS(t, Q_own_worker_whose, 'B') ? s->mover : other(s->mover));
}

NAMED(held)
{
    put_number(out, s->held[s->mover & 1]);
}

NAMED(limit)
{
    put_number(out, t->holder);
}

NAMED(climb)
{
    put_number(out, t->climb);
}

NAMED(step)
{
    put_number(out, s->step);
}

NAMED(stack)
{
    put_number(out, s->part[0] % DIVIDED);
}

NAMED(at_once)
{
    put_number(out, t->at_once);
}

NAMED(least)
{
    put_number(out, t->least);
}

NAMED(hands)
{
    put_number(out, hands_for(t, m.arg[0]));
}
