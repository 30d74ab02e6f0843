/* For obligations about where a part of the pile may go: pile.c, but which
 * fields lie beside a worker is any relation at all, so that what is proved holds
 * of the real one, which fields-beside-each-other proves to be rows and columns.
 * (Worked out, it is two divisions for each field and worker.) What is linked
 * beside leaves pile.c out.
 */
#ifndef SAKKARA_ANY_NEAR_H
#define SAKKARA_ANY_NEAR_H

struct nearby {
    bool field[PLAYERS][WORKERS][FIELDS];
};
static struct nearby nearby; /* to be set to any(struct nearby) */

#define sakkara_next_to(t, from, at) (nearby.field[whose][w][at])
#include "../../rules/sakkara/pile.c"
#undef sakkara_next_to

#endif
