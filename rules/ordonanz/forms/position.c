/* How positions of Ordonanz are written.
 *
 *     phase lay            first B          turn A        done laid
 *     hand A  HN HN L      hand B (6)       six cards that are not seen
 *     area A 1  N BN       strip of A, number 1
 *     order 1  B A         B completed number 1 before A
 *     talon rest           whatever the deck has left
 *
 * A number in brackets is a count that the cards listed do not show. What follows from the
 * rest is filled in by checks.c.
 */
#include "spelling.h"

static const char *const phase_names[PHASES] = { "lot", "deal", "lay", "take", "tie", "over" };
static const char *const done_names[4] = { "none", "laid", "drew", "both" };

const char *ordonanz_phase_name(unsigned phase)
{
    return phase_names[phase < PHASES ? phase : OVER];
}

/* ------------------------------------------------------ writing positions -- */

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
                         struct text *out)
{
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

static void write_order(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned area, struct text *out)
{
    unsigned complete = 0, last = 0;
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

static void write_seat(const struct ordonanz_table *t, const struct ordonanz_state *s,
                       unsigned seat, struct text *out)
{
    put_with_seat(out, "hand", seat);
    put_count(s->held[seat], put_cards(s->hand[seat], HAND_ROOM, out), out);
    put_char(out, '\n');
    for (unsigned area = 0; area < t->areas; area++) {
        if (s->laid[seat][area] == 0 && s->area[seat][area][0] == 0)
            continue;
        put_with_seat(out, "area", seat);
        put_with_number(out, "", area + 1);
        put_count(s->laid[seat][area], put_cards(s->area[seat][area], CAP, out), out);
        put_char(out, '\n');
    }
    if (s->turns[seat] != ordonanz_turns_by_now(t, s, seat)) {
        put_with_seat(out, "turns", seat);
        put_with_number(out, "", s->turns[seat]);
        put_char(out, '\n');
    }
}

void ordonanz_write_position(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct text *out)
{
    put(out, "phase ");
    put(out, ordonanz_phase_name(s->phase));
    put_with_seat(out, "\nfirst", s->first);
    if (s->phase == LAY || s->phase == TAKE || s->mover != 0)
        put_with_seat(out, "\nturn", s->mover);
    if (s->done != NEITHER)
        put(out, "\ndone "), put(out, done_names[s->done & 3]);
    if (s->source != 0)
        put_with_number(out, "\nchosen", s->source);
    if (s->lot != 0)
        put_with_seat(out, "\nlot", s->lot - 1u);
    if (s->dealt != ordonanz_dealt_by_now(t, s))
        put_with_number(out, "\ndealt", s->dealt);
    put_char(out, '\n');
    for (unsigned seat = 0; seat < t->head.players; seat++)
        write_seat(t, s, seat, out);
    for (unsigned area = 0; area < t->areas; area++)
        write_order(t, s, area, out);
    write_talons(t, s, out);
}

/* ------------------------------------------------------ reading positions -- */

void ordonanz_blank_position(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    (void)t;
    *s = (struct ordonanz_state){ .phase = LAY, .dealt = DERIVE };
    s->stock[0] = s->stock[1] = DERIVE;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        s->held[seat] = s->turns[seat] = DERIVE;
        for (unsigned area = 0; area < AREAS; area++)
            s->laid[seat][area] = DERIVE;
    }
    for (unsigned area = 0; area < AREAS; area++)
        s->order[area][0] = DERIVE;
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

static bool one_of(const char *word, const char *const *names, unsigned count, uint8_t *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = (uint8_t)i;
            return true;
        }
    return false;
}

static const char *read_order(const struct ordonanz_table *t, const struct words *in,
                              struct ordonanz_state *s)
{
    static const char expected[] = "order AREA PLAYERS, first to last, or 'none', or '-' for a gap";
    unsigned area, seat;
    if (in->count < 3 || !read_number(in->word[1], t->areas, &area) || area == 0
        || in->count - 2 > t->head.players)
        return expected;
    for (unsigned i = 0; i < SEATS; i++)
        s->order[area - 1][i] = 0;
    if (same_word(in->word[2], "none"))
        return in->count == 3 ? NULL : expected;
    for (unsigned i = 0; i + 2 < in->count; i++) {
        if (same_word(in->word[i + 2], "-"))
            continue;
        if (!read_seat(in->word[i + 2], t->head.players, &seat))
            return expected;
        s->order[area - 1][i] = (uint8_t)(seat + 1);
    }
    return NULL;
}

static const char *read_area(const struct ordonanz_table *t, const struct words *in,
                             struct ordonanz_state *s, unsigned seat)
{
    unsigned area;
    if (in->count < 3 || !read_number(in->word[2], t->areas, &area) || area == 0)
        return "area PLAYER NUMBER CARDS";
    return read_row(in, 3, s->area[seat][area - 1], t->cap, &s->laid[seat][area - 1]);
}

/* Lines that speak of one player. */
static const char *read_of_seat(const struct ordonanz_table *t, const struct words *in,
                                struct ordonanz_state *s)
{
    unsigned seat, n;
    if (in->count < 2 || !read_seat(in->word[1], t->head.players, &seat))
        return "a player's letter after the first word";
    if (same_word(in->word[0], "hand"))
        return read_row(in, 2, s->hand[seat], HAND_ROOM, &s->held[seat]);
    if (same_word(in->word[0], "area"))
        return read_area(t, in, s, seat);
    if (same_word(in->word[0], "turns")) {
        if (in->count != 3 || !read_number(in->word[2], 250, &n))
            return "turns PLAYER NUMBER";
        s->turns[seat] = (uint8_t)n;
        return NULL;
    }
    if (in->count != 2)
        return "one player's letter and no more";
    if (same_word(in->word[0], "first"))
        s->first = (uint8_t)seat;
    else if (same_word(in->word[0], "turn"))
        s->mover = (uint8_t)seat;
    else
        s->lot = (uint8_t)(seat + 1);
    return NULL;
}

static const char *read_talon(const struct words *in, struct ordonanz_state *s)
{
    bool second = same_word(in->word[0], "talon-2");
    if (in->count == 2 && same_word(in->word[1], "rest")) {
        s->stock[0] = s->stock[1] = DERIVE;
        return NULL;
    }
    if (!second && s->stock[1] == DERIVE)
        s->stock[1] = 0;
    return ordonanz_read_deck(in, 1, 240, s->talon[second], &s->stock[second]);
}

const char *ordonanz_read_position(const struct ordonanz_table *t, const struct words *in,
                                   struct ordonanz_state *s)
{
    static const char *const of_seat[] = { "hand", "area", "turns", "first", "turn", "lot" };
    const char *word = in->word[0];
    uint8_t any;

    if (one_of(word, of_seat, sizeof of_seat / sizeof of_seat[0], &any))
        return read_of_seat(t, in, s);
    if (same_word(word, "phase"))
        return in->count == 2 && one_of(in->word[1], phase_names, PHASES, &s->phase)
                 ? NULL
                 : "phase lot, deal, lay, take, tie or over";
    if (same_word(word, "done"))
        return in->count == 2 && one_of(in->word[1], done_names, 4, &s->done)
                 ? NULL
                 : "done none, laid, drew or both";
    if (same_word(word, "chosen"))
        return ordonanz_read_one_number(in, TALONS, &s->source);
    if (same_word(word, "dealt"))
        return ordonanz_read_one_number(in, 250, &s->dealt);
    if (same_word(word, "order"))
        return read_order(t, in, s);
    if (same_word(word, "talon") || same_word(word, "talon-2"))
        return read_talon(in, s);
    return "a line of a position: phase, first, turn, done, chosen, lot, dealt, hand, area, turns, "
           "order, talon or talon-2";
}
