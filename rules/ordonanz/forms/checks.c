/* Completes a position that was read: fills in what follows from the other lines, and refuses an
 * impossible position with a message that says what would be possible. */
#include "spelling.h"

static void take_row(const uint8_t *row, unsigned room, unsigned rest[FACES], bool *possible)
{
    for (unsigned i = 0; i < room; i++) {
        *possible = *possible && row[i] < FACES;
        rest[row[i] % FACES]--;
    }
}

/* Counts the cards that are neither in a hand nor on the table; false if there are too few. */
bool ordonanz_rest_of_deck(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           unsigned rest[FACES])
{
    for (unsigned face = 0; face < FACES; face++)
        rest[face] = (unsigned)t->deck[0][face] + t->deck[1][face];
    bool possible = true;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        take_row(s->hand[seat], HAND_ROOM, rest, &possible);
        for (unsigned area = 0; area < AREAS; area++)
            take_row(s->area[seat][area], CAP, rest, &possible);
    }
    rest[0] = 0; /* empty slots were counted as face 0 */
    for (unsigned face = 1; face < FACES; face++)
        possible = possible && rest[face] < FACES * FACES;
    return possible;
}

static unsigned dealt_by_now(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    unsigned held = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        held += s->held[seat];
    return s->phase == LOT || s->phase == DEAL ? held : (unsigned)t->hand * t->head.players;
}

static unsigned cards_on_strips(const struct ordonanz_state *s)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned area = 0; area < AREAS; area++)
            n += s->laid[seat][area];
    return n;
}

/* How many of the turns taken so far this seat had. */
static unsigned turns_by_now(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             unsigned seat)
{
    unsigned players = t->head.players, taken = cards_on_strips(s);
    unsigned after_first = (seat + players - s->first % players) % players;
    return seat >= players ? 0 : (taken + players - 1 - after_first) / players;
}

static const char *finish_orders(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    for (unsigned area = 0; area < AREAS; area++) {
        if (s->order[area][0] != DERIVE)
            continue;
        s->order[area][0] = 0;
        for (unsigned seat = 0; seat < t->head.players; seat++) {
            if (area >= t->areas || s->laid[seat][area] != t->cap)
                continue;
            if (s->order[area][0] != 0)
                return "a line 'order NUMBER PLAYERS' for each area that several players completed";
            s->order[area][0] = (uint8_t)(seat + 1);
        }
    }
    return NULL;
}

static const char *finish_talon(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    unsigned rest[FACES], sum = 0;
    if (s->stock[0] != DERIVE) {
        s->stock[1] = s->stock[1] == DERIVE ? 0 : s->stock[1];
        return NULL;
    }
    if (ordonanz_two_talons(t))
        return "lines 'talon CARDS' and 'talon-2 CARDS'";
    if (!ordonanz_rest_of_deck(t, s, rest))
        return "no more copies of a card than the sheet has";
    for (unsigned face = 0; face < FACES; face++) {
        s->talon[0][face] = (uint8_t)rest[face];
        s->talon[1][face] = 0;
        sum += rest[face];
    }
    s->stock[0] = (uint8_t)sum;
    s->stock[1] = 0;
    return NULL;
}

void ordonanz_derive(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    for (unsigned seat = 0; seat < SEATS; seat++) {
        if (s->held[seat] == DERIVE)
            s->held[seat] = 0;
        for (unsigned area = 0; area < AREAS; area++)
            if (s->laid[seat][area] == DERIVE)
                s->laid[seat][area] = 0;
    }
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (s->turns[seat] == DERIVE)
            s->turns[seat] = (uint8_t)turns_by_now(t, s, seat);
    if (s->dealt == DERIVE)
        s->dealt = (uint8_t)dealt_by_now(t, s);
}

const char *ordonanz_finish_position(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    ordonanz_derive(t, s);
    const char *orders = finish_orders(t, s);
    return orders ? orders : finish_talon(t, s);
}
