/* For obligations about storms that do not ask where: spells.c, but what a ray
 * leads over, and what lies around a field, is any set of fields. A ray is
 * walked from field to field; here one hop leads to the field asked for, if the
 * set has it, and the next one off the board. What is linked beside leaves
 * spells.c out. That the rays are rows and columns is checked by every play with
 * a storm, not proved.
 */
#ifndef SAKKARA_ANY_REACH_H
#define SAKKARA_ANY_REACH_H

struct reach {
    uint8_t ray[4][FIELDS], ring[FIELDS];
};
static struct reach reach; /* to be set to any(struct reach) */

#define sakkara_beyond(t, at, d) hop_##at(d)
#define hop_from(d) (reach.ray[d][field] ? field : NOWHERE)
#define hop_f(d) NOWHERE
#define sakkara_around(t, from, field) ((void)from, reach.ring[field] != 0)
#include "../../rules/sakkara/spells.c"
#undef sakkara_beyond
#undef sakkara_around

#endif
