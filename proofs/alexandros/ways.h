/* For obligations about ways.c. What it calls elsewhere is told, or left out and noted. */
#ifndef ALEXANDROS_WAYS_H
#define ALEXANDROS_WAYS_H

#include "lines.h"

static unsigned arrived;
void alexandros_arrived(table_given t, struct alexandros_state *s)
{
    arrived++;
}
unsigned alexandros_distance(table_given t, unsigned from, unsigned area)
{
    return any(unsigned);
}

/* As material.c has it. */
unsigned alexandros_way_to(table_given t, unsigned from, unsigned to)
{
    for (unsigned way = 0; way < t->degree[from]; way++)
        if (t->next[from][way] == to)
            return way;
    return NOWHERE;
}

/* What a wall does to provinces does not matter to a way. */
void alexandros_wall_in(table_given t, struct alexandros_state *s, unsigned inner)
{
    s->wall[inner / 8] |= (uint8_t)(1u << inner % 8);
}
#include "../../rules/alexandros/ways.c"

#endif
