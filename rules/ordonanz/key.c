/* A position in as few bits as its table allows, and back.
 *
 * Only what cannot be derived is kept: hands, areas, who completed first.
 * Numbers of cards, turns, whose turn it is and the talon follow from them.
 */
#include "ordonanz.h"

struct bits {
    uint8_t *to;
    const uint8_t *from;
    uint64_t held;
    unsigned count;
};

static void put_bits(struct bits *b, unsigned value, unsigned width)
{
    b->held |= (uint64_t)value << b->count;
    b->count += width;
    while (b->count >= 8) {
        *b->to++ = (uint8_t)b->held;
        b->held >>= 8;
        b->count -= 8;
    }
}

static unsigned get_bits(struct bits *b, unsigned width)
{
    while (b->count < width) {
        b->held |= (uint64_t)*b->from++ << b->count;
        b->count += 8;
    }
    unsigned value = (unsigned)(b->held & ((1u << width) - 1u));
    b->held >>= width;
    b->count -= width;
    return value;
}

/* Phase and duties done occur in eight combinations only. */
static const uint8_t moments[8][2] = {
    { LOT, NEITHER }, { DEAL, NEITHER }, { LAY, NEITHER }, { LAY, TOOK },
    { TAKE, NEITHER }, { TAKE, LAID }, { TIE, NEITHER }, { OVER, NEITHER },
};

static unsigned moment_of(const struct ordonanz_state *s)
{
    unsigned i = 0;
    while (i < 7 && (moments[i][0] != s->phase || moments[i][1] != s->done))
        i++;
    return i;
}

static unsigned hand_slots(const struct ordonanz_table *t)
{
    return READS(t, Q_action_order, 'A') ? t->hand : t->hand + 1u;
}

static unsigned seat_bits(const struct ordonanz_table *t)
{
    return t->head.players == 2 ? 1 : 2;
}

size_t ordonanz_key(const struct ordonanz_table *t, const struct ordonanz_state *s, uint8_t *key)
{
    struct bits b = { .to = key };

    put_bits(&b, moment_of(s), 3);
    if (t->first == BY_LOT)
        put_bits(&b, s->first, seat_bits(t));
    if (READS(t, Q_points_tie, 'C'))
        put_bits(&b, s->lot, 3);
    if (ordonanz_two_talons(t)) {
        put_bits(&b, s->source, 2);
        for (unsigned i = 1; i <= t->face_count; i++)
            put_bits(&b, s->talon[0][t->face[i]], 8);
    }
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        for (unsigned i = 0; i < hand_slots(t); i++)
            put_bits(&b, t->face_number[s->hand[seat][i]], t->face_bits);
        for (unsigned area = 0; area < t->areas; area++)
            for (unsigned i = 0; i < t->cap; i++)
                put_bits(&b, t->face_number[s->area[seat][area][i]], t->face_bits);
    }
    for (unsigned area = 0; area < t->areas; area++)
        for (unsigned i = 0; i < t->head.players; i++)
            put_bits(&b, s->order[area][i] ? s->order[area][i] - 1u : 0, seat_bits(t));
    put_bits(&b, 0, 7);                  /* the last bits fill a byte */
    return (size_t)(b.to - key);
}

static void read_cards(const struct ordonanz_table *t, struct bits *b, uint8_t *row, unsigned slots,
                       uint8_t *count)
{
    for (unsigned i = 0; i < slots; i++) {
        row[i] = t->face[get_bits(b, t->face_bits)];
        *count = (uint8_t)(*count + (row[i] != 0));
    }
}

/* The talon is what is not in a hand and not on the table. */
static void derive_talon(const struct ordonanz_table *t, struct ordonanz_state *s, unsigned talon)
{
    uint8_t *rest = s->talon[talon];

    for (unsigned face = 1; face < FACES; face++)
        rest[face] = (uint8_t)(t->deck[0][face] + t->deck[1][face] - s->talon[1 - talon][face]);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        for (unsigned i = 0; i < s->held[seat]; i++)
            rest[s->hand[seat][i]]--;
        for (unsigned area = 0; area < t->areas; area++)
            for (unsigned i = 0; i < s->laid[seat][area]; i++)
                rest[s->area[seat][area][i]]--;
    }
    s->stock[0] = s->stock[1] = 0;
    for (unsigned i = 1; i <= t->face_count; i++) {
        s->stock[0] = (uint8_t)(s->stock[0] + s->talon[0][t->face[i]]);
        s->stock[1] = (uint8_t)(s->stock[1] + s->talon[1][t->face[i]]);
    }
}

/* Turns go round from the first player, so how many were taken tells whose. */
static void derive_turns(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    unsigned taken = 0, next = s->first;

    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned area = 0; area < t->areas; area++)
            taken += s->laid[seat][area];
    for (; taken > 0; taken--) {
        bool under_way = taken == 1 && s->phase == TAKE && s->done == LAID;
        s->turns[next]++;
        if (!under_way)
            next = next + 1 < t->head.players ? next + 1 : 0;
    }
    s->mover = s->phase == LAY || s->phase == TAKE ? (uint8_t)next : 0;
    if (s->phase != LOT)
        for (unsigned seat = 0; seat < t->head.players; seat++)
            s->dealt = s->phase == DEAL ? (uint8_t)(s->dealt + s->held[seat])
                                        : (uint8_t)(t->hand * t->head.players);
}

void ordonanz_unkey(const struct ordonanz_table *t, const uint8_t *key, struct ordonanz_state *s)
{
    struct bits b = { .from = key };

    *s = (struct ordonanz_state){ 0 };
    unsigned moment = get_bits(&b, 3);
    s->phase = moments[moment][0];
    s->done = moments[moment][1];
    s->first = t->first == BY_LOT ? (uint8_t)get_bits(&b, seat_bits(t)) : t->first;
    if (READS(t, Q_points_tie, 'C'))
        s->lot = (uint8_t)get_bits(&b, 3);
    if (ordonanz_two_talons(t)) {
        s->source = (uint8_t)get_bits(&b, 2);
        for (unsigned i = 1; i <= t->face_count; i++)
            s->talon[0][t->face[i]] = (uint8_t)get_bits(&b, 8);
    }
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        read_cards(t, &b, s->hand[seat], hand_slots(t), &s->held[seat]);
        for (unsigned area = 0; area < t->areas; area++)
            read_cards(t, &b, s->area[seat][area], t->cap, &s->laid[seat][area]);
    }
    for (unsigned area = 0; area < t->areas; area++) {
        unsigned complete = 0;
        for (unsigned seat = 0; seat < t->head.players; seat++)
            complete += s->laid[seat][area] == t->cap;
        for (unsigned i = 0; i < t->head.players; i++) {
            unsigned seat = get_bits(&b, seat_bits(t));
            s->order[area][i] = i < complete ? (uint8_t)(seat + 1) : 0;
        }
    }
    derive_talon(t, s, ordonanz_two_talons(t) ? 1 : 0);
    derive_turns(t, s);
}
