/* Area numbers may change places on all strips at once: the names and the order of areas have no
 * effect, so play goes on in the same way and the same seats win. */
#include "../ordonanz.h"

unsigned ordonanz_symmetries(const struct ordonanz_table *t)
{
    unsigned count = 1;
    for (unsigned i = 2; i <= t->areas; i++)
        count *= i;
    return count;
}

/* The areas in the order with this number: each digit takes one out of the areas that are left. */
static void order_numbered(const struct ordonanz_table *t, unsigned number, unsigned order[AREAS])
{
    unsigned left[AREAS];
    for (unsigned i = 0; i < AREAS; i++)
        left[i] = i;
    for (unsigned i = 0; i < t->areas; i++) {
        unsigned digit = number % (t->areas - i);
        number /= t->areas - i;
        order[i] = left[digit];
        for (unsigned k = digit; k + 1 < t->areas; k++)
            left[k] = left[k + 1];
    }
}

/* Moves what is on area order[i] to area i. */
static void arrange(const struct ordonanz_table *t, const unsigned order[AREAS],
                    struct ordonanz_state *s)
{
    const struct ordonanz_state was = *s;
    for (unsigned i = 0; i < t->areas; i++)
        for (unsigned seat = 0; seat < SEATS; seat++) {
            for (unsigned k = 0; k < CAP; k++)
                s->area[seat][i][k] = was.area[seat][order[i]][k];
            s->laid[seat][i] = was.laid[seat][order[i]];
            s->order[i][seat] = was.order[order[i]][seat];
        }
}

void ordonanz_mirror(const struct ordonanz_table *t, unsigned symmetry, struct ordonanz_state *s)
{
    unsigned order[AREAS] = { 0 };
    order_numbered(t, symmetry, order);
    arrange(t, order, s);
}

struct move ordonanz_mirror_move(const struct ordonanz_table *t, unsigned symmetry, struct move m)
{
    unsigned order[AREAS] = { 0 }, area = m.arg[1]; /* of M_LAY */
    order_numbered(t, symmetry, order);
    for (unsigned i = 0; m.kind == M_LAY && i < t->areas; i++)
        if (order[i] == area)
            m.arg[1] = (uint8_t)i;
    return m;
}

/* Below 0 if the cards on number a come before those on number b. */
static int compare_numbers(const struct ordonanz_state *s, unsigned a, unsigned b)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < CAP; i++)
            if (s->area[seat][a][i] != s->area[seat][b][i])
                return s->area[seat][a][i] - s->area[seat][b][i];
    for (unsigned i = 0; i < SEATS; i++)
        if (s->order[a][i] != s->order[b][i])
            return s->order[a][i] - s->order[b][i];
    return 0;
}

/* Of all symmetric positions, the one whose area numbers are in order represents them. */
bool ordonanz_representative(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    bool in_order = true;
    for (unsigned area = 1; area < AREAS; area++)
        in_order = in_order && (area >= t->areas || compare_numbers(s, area - 1, area) <= 0);
    return in_order;
}

void ordonanz_canonical(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    unsigned order[AREAS] = { 0 };
    if (ordonanz_representative(t, s))
        return;
    for (unsigned i = 0; i < t->areas; i++) {
        unsigned at = i;
        for (; at > 0 && compare_numbers(s, order[at - 1], i) > 0; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    arrange(t, order, s);
}
