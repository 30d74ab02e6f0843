/* How positions of Ordonanz are written: corpus/ordonanz/conventions explains it with examples.
 * checks.c fills in what follows from the other lines, and refuses impossible positions. */
#include "spelling.h"

const char *const ordonanz_phase_names[PHASES] = { "lot", "deal", "lay", "take", "tie", "over" };
const char *const ordonanz_done_names[4] = { "none", "laid", "drew", "both" };

const char *ordonanz_phase_name(unsigned phase)
{
    return ordonanz_phase_names[phase < PHASES ? phase : OVER];
}

static bool tells_turn(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    (void)t;
    return s->phase == LAY || s->phase == TAKE || s->mover != 0;
}

/* ---- rows of cards ---- */

static unsigned put_cards(const uint8_t *row, unsigned room, struct text *out)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++) {
        if (row[i] == 0)
            continue;
        put_char(out, ' ');
        ordonanz_put_face(row[i], out);
        n++;
    }
    return n;
}

static void put_count(unsigned count, unsigned shown, struct text *out)
{
    if (count == shown)
        return;
    put(out, " (");
    put_number(out, count);
    put_char(out, ')');
}

static void put_falling(uint8_t *row, unsigned room, uint8_t face)
{
    for (unsigned i = 0; i < room; i++) {
        uint8_t here = row[i];
        if (here < face) {
            row[i] = face;
            face = here;
        }
    }
}

static const char *read_row(const struct words *in, unsigned from, uint8_t *row, unsigned room,
                            uint8_t *count)
{
    static const char expected[] = "cards like HN or L, or a count like (6)";
    uint8_t face, n = 0;
    for (unsigned i = 0; i < room; i++)
        row[i] = 0;
    *count = DERIVE;
    for (unsigned w = from; w < in->count; w++) {
        if (w + 1 == in->count && ordonanz_read_count(in->word[w], room, count))
            return NULL;
        if (!ordonanz_read_face(in->word[w], &face))
            return expected;
        if (n++ == room)
            return "fewer cards: there is no room for so many";
        put_falling(row, room, face);
    }
    *count = n;
    return NULL;
}

static void write_hand(const struct ordonanz_table *t, const struct ordonanz_state *s,
                       const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
    (void)t;
    put_with_seat(out, "hand", seat);
    put_count(s->held[seat], put_cards(s->hand[seat], HAND_ROOM, out), out);
    put_char(out, '\n');
}

static const char *read_hand(const struct ordonanz_table *t, const struct words *in,
                             struct ordonanz_state *s, const unsigned *index)
{
    (void)t;
    return read_row(in, 2, s->hand[index[0]], HAND_ROOM, &s->held[index[0]]);
}

static void write_area(const struct ordonanz_table *t, const struct ordonanz_state *s,
                       const unsigned *index, struct text *out)
{
    const uint8_t *row = s->area[index[0]][index[1]];
    unsigned laid = s->laid[index[0]][index[1]];
    (void)t;
    if (laid == 0 && row[0] == 0)
        return;
    put_with_seat(out, "area", index[0]);
    put_with_number(out, "", index[1] + 1);
    put_count(laid, put_cards(row, CAP, out), out);
    put_char(out, '\n');
}

static const char *read_area(const struct ordonanz_table *t, const struct words *in,
                             struct ordonanz_state *s, const unsigned *index)
{
    return read_row(in, 3, s->area[index[0]][index[1]], t->cap, &s->laid[index[0]][index[1]]);
}

/* ---- who completed an area ---- */

static void write_order(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        const unsigned *index, struct text *out)
{
    unsigned complete = 0, last = 0, area = index[0];
    for (unsigned seat = 0; seat < SEATS; seat++) {
        complete += seat < t->head.players && s->laid[seat][area] == t->cap;
        if (s->order[area][seat] != 0)
            last = seat + 1;
    }
    if (complete == 0 && last == 0)
        return;
    put_with_number(out, "order", area + 1);
    for (unsigned i = 0; i < last; i++) {
        put_char(out, ' ');
        if (s->order[area][i] == 0)
            put_char(out, '-');
        else
            put_seat(out, s->order[area][i] - 1u);
    }
    put(out, last == 0 ? " none\n" : "\n");
}

static const char *read_order(const struct ordonanz_table *t, const struct words *in,
                              struct ordonanz_state *s, const unsigned *index)
{
    static const char expected[] = "order AREA PLAYERS, first to last, or 'none', or '-' for a gap";
    uint8_t *order = s->order[index[0]];
    unsigned seat;
    if (in->count < 3 || in->count - 2 > t->head.players)
        return expected;
    for (unsigned i = 0; i < SEATS; i++)
        order[i] = 0;
    if (same_word(in->word[2], "none"))
        return in->count == 3 ? NULL : expected;
    for (unsigned i = 0; i + 2 < in->count; i++) {
        if (same_word(in->word[i + 2], "-"))
            continue;
        if (!read_seat(in->word[i + 2], t->head.players, &seat))
            return expected;
        order[i] = (uint8_t)(seat + 1);
    }
    return NULL;
}

/* ---- the talon ---- */

static bool talon_is_rest(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    unsigned rest[FACES], sum = 0;
    bool same = ordonanz_rest_of_deck(t, s, rest) && s->stock[1] == 0 && s->talon[0][0] == 0;
    for (unsigned face = 1; face < FACES; face++) {
        same = same && s->talon[0][face] == rest[face] && s->talon[1][face] == 0;
        sum += rest[face];
    }
    return same && sum == s->stock[0];
}

static void write_talons(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         const unsigned *index, struct text *out)
{
    (void)index;
    if (!ordonanz_two_talons(t) && talon_is_rest(t, s)) {
        put(out, "talon rest\n");
        return;
    }
    for (unsigned talon = 0; talon < TALONS; talon++) {
        unsigned sum = 0;
        for (unsigned face = 1; face < FACES; face++)
            sum += s->talon[talon][face];
        if (talon > 0 && sum == 0 && s->stock[talon] == 0)
            continue;
        put(out, talon == 0 ? "talon" : "talon-2");
        ordonanz_put_copies(s->talon[talon], out);
        put_count(s->stock[talon], sum > 0 ? sum : FACES * FACES, out); /* say (0) too */
        put_char(out, '\n');
    }
}

static const char *read_talon(const struct ordonanz_table *t, const struct words *in,
                              struct ordonanz_state *s, const unsigned *index)
{
    (void)t, (void)index;
    bool second = same_word(in->word[0], "talon-2");
    if (in->count == 2 && same_word(in->word[1], "rest")) {
        s->stock[0] = s->stock[1] = DERIVE;
        return NULL;
    }
    if (!second && s->stock[1] == DERIVE)
        s->stock[1] = 0;
    return ordonanz_read_deck(in, 1, 240, s->talon[second], &s->stock[second]);
}

/* ---- all of them ---- */

static unsigned count_of(const struct ordonanz_table *t, unsigned sort)
{
    return sort == AREA ? t->areas : sort == SEAT || sort == MARKED_SEAT ? t->head.players : 0;
}

static void put_blank(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    (void)t;
    s->phase = LAY;
    s->stock[0] = s->stock[1] = DERIVE;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        s->held[seat] = DERIVE;
        for (unsigned area = 0; area < AREAS; area++)
            s->laid[seat][area] = DERIVE;
    }
    for (unsigned area = 0; area < AREAS; area++)
        s->order[area][0] = DERIVE;
}

#define THE_DERIVING
#define THE_BLANK
#include "../../forms/members.h"
