/* The views of two runs that differ by one exchange. A view puts rows in order, and solvers are
 * slow to see what that keeps. What a row becomes depends on what is in it, wherever it stands
 * (row-is-put-in-order): so here a row of the first run becomes any row at all, and the same row
 * of the second run becomes that, too. For this it must hold the same: be alike, or exchanged.
 */
#ifndef AKKON_VIEWED_H
#define AKKON_VIEWED_H

#include "looking.h"

static struct rows {
    struct row {
        uint8_t place[CARDS];
    } row[SEATS + 2];
} found, ordered;
static unsigned rows;
static bool second_run;
static unsigned one, the_other; /* what is exchanged: two knights, or two cards */

/* As in the first run, or exchanged where that may be. */
static inline bool holds_the_same(const struct row *first, const uint8_t *place, unsigned count,
                                  bool may_differ)
{
    bool alike = true, other_way = may_differ;
    for (unsigned i = 0; i < count; i++) {
        unsigned from = i == one ? the_other : i == the_other ? one : i;
        alike = alike && place[i] == first->place[i];
        other_way = other_way && place[i] == first->place[from];
    }
    return alike || other_way;
}

static inline void put_in_some_order(uint8_t *place, unsigned count, bool may_differ)
{
    unsigned row = rows++;
    if (second_run)
        check(holds_the_same(&found.row[row], place, count, may_differ));
    for (unsigned i = 0; i < count; i++) {
        found.row[row].place[i] = place[i];
        place[i] = ordered.row[row].place[i];
    }
}

void akkon_put_in_order(uint8_t *place, unsigned count)
{
    put_in_some_order(place, count, true);
}

/* The cards of a print are put in order each by themselves: who takes in cards says of which. */
static bool of_one_print;
void akkon_put_cards_in_order(table_given t, state_changed s)
{
    put_in_some_order(s->card, t->cards, of_one_print);
}

static inline void check_look_alike(table_given t, state_given s, state_given twin)
{
    struct akkon_state seen, seen_twin;
    ordered = any(struct rows);
    rows = 0;
    akkon_view(t, s, LOOKER, &seen);
    rows = 0;
    second_run = true;
    akkon_view(t, twin, LOOKER, &seen_twin);
    check_same(seen, seen_twin);
}

#endif
