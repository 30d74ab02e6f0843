/* A position in as few bits as its table allows, and back.
 *
 * A key holds only what cannot be derived: hands, areas, and who completed each area first. The
 * numbers of cards and turns, whose turn it is, and the talon follow from them. A row of cards is
 * one word of bits; an empty slot is a zero. */
#include "../ordonanz.h"
#include "../../forms/bits.h"

/* Only eight combinations of a phase and the duties done can occur. */
static const uint8_t moments[8][2] = {
    { LOT, NEITHER },  { DEAL, NEITHER }, { LAY, NEITHER }, { LAY, TOOK },
    { TAKE, NEITHER }, { TAKE, LAID },    { TIE, NEITHER }, { OVER, NEITHER },
};

static unsigned moment_of(const struct ordonanz_state *s)
{
    static const uint8_t begins_at[8] = {
        [DEAL] = 1, [LAY] = 2, [TAKE] = 4, [TIE] = 6, [OVER] = 7
    };
    return (begins_at[s->phase & 7] + (s->done != NEITHER ? 1u : 0u)) & 7u;
}

static unsigned hand_slots(const struct ordonanz_table *t)
{
    return READS(t, Q_action_order, 'A') ? t->hand : t->hand + 1u;
}

static unsigned seat_bits(const struct ordonanz_table *t)
{
    return t->head.players == 2 ? 1 : 2;
}

/* Slots beyond the table's room are empty, so every row can be read to its end. */
static inline uint64_t row_of_numbers(const struct ordonanz_table *t, const uint8_t *row,
                                      unsigned room, unsigned width)
{
    uint64_t word = 0;
    for (unsigned i = room; i-- > 0;)
        word = word << width | t->face_number[row[i] & (FACES - 1)];
    return word;
}

/* The seats that completed an area, first to last. A slot without a seat is written as seat 0. */
static uint64_t order_of_seats(const uint8_t order[SEATS], unsigned players, unsigned width)
{
    uint64_t word = 0;
    for (unsigned i = players; i-- > 0;)
        word = word << width | (order[i] ? order[i] - 1u : 0);
    return word;
}

size_t ordonanz_key(const struct ordonanz_table *t, const struct ordonanz_state *s, uint8_t *key)
{
    struct bits b = { .to = key };
    unsigned players = t->head.players, areas = t->areas, cap = t->cap, width = t->face_bits;
    unsigned seat_width = seat_bits(t), hand = hand_slots(t);

    put_bits(&b, moment_of(s), 3);
    if (t->first == BY_LOT)
        put_bits(&b, s->first, seat_width);
    if (READS(t, Q_points_tie, 'C'))
        put_bits(&b, s->lot, 3);
    if (ordonanz_two_talons(t)) {
        put_bits(&b, s->source, 2);
        for (unsigned i = 1; i <= t->face_count; i++)
            put_bits(&b, s->talon[0][t->face[i]], 8);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        put_bits(&b, row_of_numbers(t, s->hand[seat], hand, width), hand * width);
        for (unsigned area = 0; area < areas; area++)
            put_bits(&b, row_of_numbers(t, s->area[seat][area], CAP, width), cap * width);
    }
    for (unsigned area = 0; area < areas; area++)
        put_bits(&b, order_of_seats(s->order[area], players, seat_width), players * seat_width);
    return (size_t)(end_bits(&b) - key);
}

/* Slots beyond the table's room are empty: the bits left in the word are zero then. */
static inline unsigned read_row(const struct ordonanz_table *t, uint64_t word, unsigned room,
                                unsigned width, uint8_t *row)
{
    unsigned mask = (1u << width) - 1u, cards = 0;
    for (unsigned i = 0; i < room; i++, word >>= width) {
        uint8_t face = t->face[word & mask];
        row[i] = face;
        cards += face != 0;
    }
    return cards;
}

static void read_order(struct ordonanz_state *s, unsigned area, uint64_t word, unsigned width,
                       unsigned complete)
{
    for (unsigned i = 0; i < complete; i++, word >>= width)
        s->order[area][i] = (uint8_t)((word & ((1u << width) - 1u)) + 1u);
}

/* Turns go round from the first player, so the number of turns tells whose turn it is. */
static void derive_turns(const struct ordonanz_table *t, struct ordonanz_state *s, unsigned taken)
{
    // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): a sealed table has two players or more
    unsigned players = t->head.players, rounds = taken / players, more = taken - rounds * players;
    bool under_way = taken > 0 && s->phase == TAKE && s->done == LAID;
    unsigned next = s->first, after = s->first + more + players - under_way;

    for (unsigned i = 0; i < players; i++) {
        s->turns[next] = (uint8_t)(rounds + (i < more));
        next = next + 1 < players ? next + 1 : 0;
    }
    while (after >= players)
        after -= players;
    if (s->phase == LAY || s->phase == TAKE)
        s->mover = (uint8_t)after;
}

static inline uint8_t with_face(const uint8_t *slot, size_t slots, uint8_t face)
{
    uint8_t cards = 0;
    for (size_t i = 0; i < slots; i++)
        cards = (uint8_t)(cards + (slot[i] == face));
    return cards;
}

static unsigned in_play(const struct ordonanz_state *s, uint8_t face)
{
    return with_face((const uint8_t *)s->hand, sizeof s->hand, face)
         + with_face((const uint8_t *)s->area, sizeof s->area, face);
}

/* The last talon is not written: it holds the cards that are nowhere else. */
static void fill_last_talon(const struct ordonanz_table *t, struct ordonanz_state *s, unsigned last)
{
    for (unsigned i = 1; i <= t->face_count; i++) {
        uint8_t face = t->face[i];
        unsigned others = in_play(s, face) + (last ? s->talon[0][face] : 0u);
        s->talon[last][face] = (uint8_t)(t->deck[0][face] + t->deck[1][face] - others);
    }
}

static void read_first_talon(const struct ordonanz_table *t, struct bits *b,
                             struct ordonanz_state *s)
{
    s->source = (uint8_t)get_bits(b, 2);
    for (unsigned i = 1; i <= t->face_count; i++) {
        unsigned cards = (unsigned)get_bits(b, 8);
        s->talon[0][t->face[i]] = (uint8_t)cards;
        s->stock[0] = (uint8_t)(s->stock[0] + cards);
    }
}

void ordonanz_unkey(const struct ordonanz_table *t, const uint8_t *key, struct ordonanz_state *s)
{
    struct bits b = { .from = key };
    unsigned players = t->head.players, areas = t->areas, cap = t->cap, width = t->face_bits;
    unsigned seat_width = seat_bits(t), hand = hand_slots(t);
    unsigned held = 0, laid = 0, complete[AREAS] = { 0 };

    *s = (struct ordonanz_state){ 0 };
    const uint8_t *moment = moments[get_bits(&b, 3)];
    s->phase = moment[0];
    s->done = moment[1];
    s->first = t->first == BY_LOT ? (uint8_t)get_bits(&b, seat_width) : t->first;
    if (READS(t, Q_points_tie, 'C'))
        s->lot = (uint8_t)get_bits(&b, 3);
    unsigned last = ordonanz_two_talons(t);
    if (last)
        read_first_talon(t, &b, s);
    for (unsigned seat = 0; seat < players; seat++) {
        unsigned cards = read_row(t, get_bits(&b, hand * width), hand, width, s->hand[seat]);
        s->held[seat] = (uint8_t)cards;
        held += cards;
        for (unsigned area = 0; area < areas; area++) {
            cards = read_row(t, get_bits(&b, cap * width), CAP, width, s->area[seat][area]);
            s->laid[seat][area] = (uint8_t)cards;
            complete[area] += cards == cap;
            laid += cards;
        }
    }
    for (unsigned area = 0; area < areas; area++)
        read_order(s, area, get_bits(&b, players * seat_width), seat_width, complete[area]);
    fill_last_talon(t, s, last);
    s->stock[last] = (uint8_t)(t->cards - held - laid - (last ? s->stock[0] : 0u));
    bool set_up = s->phase == LOT || s->phase == DEAL;
    s->dealt = set_up ? (uint8_t)held : (uint8_t)(t->hand * players);
    derive_turns(t, s, laid);
}
