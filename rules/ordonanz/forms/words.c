/* How Ordonanz is written: moves, positions, sheets, and facts about them.
 *
 * A card is written as its symbols from the weakest to the strongest: L lance,
 * B bow, S swords, H helmets, N banner. A position line is
 *     phase lay            first B          turn A        done laid
 *     hand A  HN HN L      hand B (6)       six cards that are not seen
 *     area A 1  N BN       strip of A, number 1
 *     order 1  B A         B completed number 1 before A
 *     talon rest           whatever the deck has left
 * A number in brackets is a count that the cards listed do not show.
 */
#include "../../forms/words.h"
#include "../ordonanz.h"

static const char letters[SYMBOLS + 1] = "LBSHN";
static const char *const symbol_names[SYMBOLS] = { "lance", "bow", "swords", "helmets", "banner" };
static const char *const phase_names[PHASES] = { "lot", "deal", "lay", "take", "tie", "over" };
static const char *const done_names[4] = { "none", "laid", "drew", "both" };
static const char *const slugs[] = ORDONANZ_SLUGS;

enum { DERIVE = 255 }; /* in a position being read: not given yet */

/* For the picture, which sets each letter in a place of its own. */
char ordonanz_letter(unsigned symbol)
{
    return letters[symbol];
}
const char *ordonanz_symbol_name(unsigned symbol)
{
    return symbol_names[symbol];
}
const char *ordonanz_phase_name(unsigned phase)
{
    return phase_names[phase < PHASES ? phase : OVER];
}

/* ---------------------------------------------------------------- moves -- */

static void put_face(unsigned face, struct text *out)
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        if (face >> symbol & 1u)
            put_char(out, letters[symbol]);
}

static bool read_face(const char *word, uint8_t *face)
{
    unsigned symbol = 0, found = 0;
    for (; *word; word++) {
        while (symbol < SYMBOLS && letters[symbol] != *word)
            symbol++;
        if (symbol == SYMBOLS)
            return false; /* no symbol, or not in its place in the row */
        found |= 1u << symbol;
    }
    *face = (uint8_t)found;
    return found != 0;
}

static bool spell_value(const void *t, char letter, uint8_t value, struct text *out)
{
    (void)t;
    if (letter == 's') {
        put_seat(out, value - 1u);
        return value >= 1 && value <= SEATS;
    }
    put_face(value, out);
    return value > 0 && value < FACES;
}

static bool unspell_value(const void *t, char letter, const char *word, uint8_t *value)
{
    (void)t;
    unsigned seat;
    if (letter != 's')
        return read_face(word, value);
    if (!read_seat(word, SEATS, &seat))
        return false;
    *value = (uint8_t)(seat + 1);
    return true;
}

static const struct speller spell = { spell_value, unspell_value, NULL };

static const struct phrase phrases[] = {
    { M_LOT, "the lot falls on p0" },
    { M_DEAL, "p0 is dealt c1" },
    { M_DEAL, "p0 is dealt c1 from talon #2" },
    { M_DRAW, "p0 draws c1" },
    { M_DRAW, "p0 draws c1 from talon #2" },
    { M_LAY, "@ lays c0 on #1" },
    { M_LAY, "@ lays c0 on #1 of s2" },
    { M_CHOOSE, "@ turns to talon #0" },
    { M_DRAW_FIRST, "@ will draw first" },
    { M_PASS, "@ passes" },
    { M_DISCARD, "@ discards c0" },
    { M_SHIFT, "@ moves c0 from #1 to #2" },
    { M_STRADDLE, "@ lays c0 across #1 and the next" },
    { M_TURN_STRIP, "@ turns the strip round" },
    { M_REVERSE, "@ reverses the direction" },
    { M_END_NOW, "@ ends the game" },
    { M_CLAIM, "@ claims #0" },
    { M_PEEK_TALON, "@ looks into the talon" },
    { M_PEEK_HAND, "@ looks at the hand of p0" },
    { M_RETURN, "@ returns c0 to the talon" },
};
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

void ordonanz_write_move(const struct ordonanz_table *t, struct move m, struct text *out)
{
    (void)t;
    phrase_write(phrases, PHRASES, spell, m, out);
}

const char *ordonanz_read_move(const struct ordonanz_table *t, const struct words *in,
                               struct move *m)
{
    (void)t;
    return phrase_read(phrases, PHRASES, spell, in, m);
}

/* ------------------------------------------------------ writing positions -- */

static unsigned put_cards(const uint8_t *row, unsigned room, struct text *out)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++) {
        if (row[i] == 0)
            continue;
        put_char(out, ' ');
        put_face(row[i], out);
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

static void put_copies(const uint8_t copies[FACES], struct text *out)
{
    for (unsigned face = 1; face < FACES; face++) {
        if (copies[face] == 0)
            continue;
        put_char(out, ' ');
        put_number(out, copies[face]);
        put_char(out, 'x');
        put_face(face, out);
    }
    if (copies[0] != 0)
        put_with_number(out, "", copies[0]), put(out, "xblank");
}

/* What is neither in a hand nor on the table; false if that is impossible. */
static bool rest_of_deck(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         unsigned rest[FACES])
{
    for (unsigned face = 0; face < FACES; face++)
        rest[face] = (unsigned)t->deck[0][face] + t->deck[1][face];
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned i = 0; i < HAND_ROOM; i++)
            rest[s->hand[seat][i]]--;
        for (unsigned area = 0; area < AREAS; area++)
            for (unsigned i = 0; i < CAP; i++)
                rest[s->area[seat][area][i]]--;
    }
    rest[0] = 0; /* empty slots were counted as a face */
    bool possible = true;
    for (unsigned face = 1; face < FACES; face++)
        possible = possible && rest[face] < FACES * FACES;
    return possible;
}

static bool talon_is_rest(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    unsigned rest[FACES], sum = 0;
    bool same = rest_of_deck(t, s, rest) && s->stock[1] == 0 && s->talon[0][0] == 0;
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
        put_copies(s->talon[talon], out);
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

static unsigned dealt_by_now(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    unsigned held = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        held += s->held[seat];
    return s->phase == LOT ? 0 : s->phase == DEAL ? held : (unsigned)t->hand * t->head.players;
}

static unsigned cards_on_strips(const struct ordonanz_state *s)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned area = 0; area < AREAS; area++)
            n += s->laid[seat][area];
    return n;
}

/* How many of the turns taken so far were this seat's. */
static unsigned turns_by_now(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             unsigned seat)
{
    unsigned players = t->head.players, taken = cards_on_strips(s);
    unsigned after_first = (seat + players - s->first % players) % players;
    return seat >= players ? 0 : (taken + players - 1 - after_first) / players;
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
    if (s->turns[seat] != turns_by_now(t, s, seat)) {
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
    if (s->dealt != dealt_by_now(t, s))
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

/* "(12)" */
static bool read_count(const char *word, unsigned most, uint8_t *count)
{
    unsigned n = 0;
    if (*word++ != '(')
        return false;
    const char *from = word;
    for (; *word >= '0' && *word <= '9' && n <= most; word++)
        n = 10 * n + (unsigned)(*word - '0');
    if (word == from || n > most || word[0] != ')' || word[1] != 0)
        return false;
    *count = (uint8_t)n;
    return true;
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
        if (w + 1 == in->count && read_count(in->word[w], room, count))
            return NULL;
        if (!read_face(in->word[w], &face))
            return expected;
        if (n++ == room)
            return "fewer cards: there is no room for so many";
        put_falling(row, room, face);
    }
    *count = n;
    return NULL;
}

/* "4xLB"; a sheet may even list cards without symbols, to be told that they are refused. */
static bool read_copies(const char *word, unsigned *copies, uint8_t *face)
{
    unsigned n = 0;
    const char *from = word;
    for (; *word >= '0' && *word <= '9' && n <= 200; word++)
        n = 10 * n + (unsigned)(*word - '0');
    *copies = n;
    *face = 0;
    return word != from && n <= 200 && *word == 'x'
        && (same_word(word + 1, "blank") || read_face(word + 1, face));
}

/* Cards by number of copies; in all not more than a byte may count. */
static const char *read_deck(const struct words *in, unsigned from, unsigned most,
                             uint8_t deck[FACES], uint8_t *stock)
{
    unsigned copies, sum = 0;
    uint8_t face;
    for (unsigned f = 0; f < FACES; f++)
        deck[f] = 0;
    for (unsigned w = from; w < in->count; w++) {
        if (stock && w + 1 == in->count && read_count(in->word[w], most, stock))
            return NULL;
        if (!read_copies(in->word[w], &copies, &face))
            return "cards with their number of copies, like 4xLB";
        sum += copies;
        if (sum > most)
            return "fewer cards: at most 120 in a deck, 240 in a talon";
        deck[face] = (uint8_t)(deck[face] + copies);
    }
    if (stock)
        *stock = (uint8_t)sum;
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

static const char *read_one_number(const struct words *in, unsigned most, uint8_t *value)
{
    unsigned n;
    if (in->count != 2 || !read_number(in->word[1], most, &n))
        return "one number";
    *value = (uint8_t)n;
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
    return read_deck(in, 1, 240, s->talon[second], &s->stock[second]);
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
        return read_one_number(in, TALONS, &s->source);
    if (same_word(word, "dealt"))
        return read_one_number(in, 250, &s->dealt);
    if (same_word(word, "order"))
        return read_order(t, in, s);
    if (same_word(word, "talon") || same_word(word, "talon-2"))
        return read_talon(in, s);
    return "a line of a position: phase, first, turn, done, chosen, lot, dealt, hand, area, turns, "
           "order, talon or talon-2";
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
    if (!rest_of_deck(t, s, rest))
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

const char *ordonanz_finish_position(const struct ordonanz_table *t, struct ordonanz_state *s)
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
    const char *orders = finish_orders(t, s);
    return orders ? orders : finish_talon(t, s);
}

/* ---------------------------------------------------------------- facts -- */

static void put_combinations(const uint8_t count[SYMBOLS], struct text *out)
{
    static const char *const sizes[CAP + 1] = { "", " single ", " company ", " detachment ",
                                                " regiment " };
    for (unsigned size = CAP; size >= 1; size--)
        for (unsigned symbol = SYMBOLS; symbol-- > 0;)
            if (count[symbol] == size)
                put(out, sizes[size]), put(out, symbol_names[symbol]);
}

static void write_army(const struct ordonanz_state *s, unsigned seat, unsigned area,
                       struct text *out)
{
    uint8_t count[SYMBOLS];
    ordonanz_count_symbols(s->area[seat][area], count);
    put_with_seat(out, "army", seat);
    put_with_number(out, "", area + 1);
    put_combinations(count, out);
    put_char(out, '\n');
}

static void write_rivals(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         unsigned area, unsigned a, unsigned b, struct text *out)
{
    struct judgement j = ordonanz_rivals(t, s, area, a, b);
    put_with_number(out, j.sign == 0 ? "equal" : "stronger", area + 1);
    put_with_seat(out, "", j.sign >= 0 ? a : b);
    put_with_seat(out, "", j.sign >= 0 ? b : a);
    if (j.sign != 0)
        put_char(out, ' '), put(out, slugs[j.by]);
    put_char(out, '\n');
}

static void write_area_facts(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             unsigned area, struct text *out)
{
    bool judged = s->phase == OVER || s->phase == TIE;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (judged || s->laid[seat][area] == t->cap)
            write_army(s, seat, area, out);
    for (unsigned a = 0; a < t->head.players; a++)
        for (unsigned b = a + 1; b < t->head.players; b++)
            if (judged || (s->laid[a][area] == t->cap && s->laid[b][area] == t->cap))
                write_rivals(t, s, area, a, b, out);
}

static void write_marks(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned seat, struct text *out)
{
    static const char *const marks[SEATS] = { " III", " II", " I", " -" };
    uint8_t place[SEATS];
    put_with_seat(out, "marks", seat);
    for (unsigned area = 0; area < t->areas; area++) {
        ordonanz_places(t, s, area, place);
        put(out, marks[place[seat]]);
    }
    put_char(out, '\n');
}

void ordonanz_write_facts(const struct ordonanz_table *t, const struct ordonanz_state *s,
                          struct text *out)
{
    uint8_t points[SEATS], areas[SEATS];

    for (unsigned area = 0; area < t->areas; area++)
        write_area_facts(t, s, area, out);
    if (s->phase != OVER && s->phase != TIE)
        return;
    ordonanz_points(t, s, points, areas);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        write_marks(t, s, seat, out);
        put_with_seat(out, "points", seat);
        put_with_number(out, "", points[seat]);
        put_with_seat(out, "\nareas", seat);
        put_with_number(out, "", areas[seat]);
        put_char(out, '\n');
    }
}

/* --------------------------------------------------------------- sheets -- */

void ordonanz_write_sheet(const struct ordonanz_table *t, struct text *out)
{
    put_with_number(out, "players", t->head.players);
    if (t->head.small)
        put(out, "\nsmall");
    put_with_number(out, "\nareas", t->areas);
    put_with_number(out, "\ncap", t->cap);
    put_with_number(out, "\nhand", t->hand);
    if (t->first == BY_LOT)
        put(out, "\nfirst lot");
    else
        put_with_seat(out, "\nfirst", t->first);
    put_with_number(out, "\ndecks", t->decks);
    put(out, "\ndeck");
    put_copies(t->deck[0], out);
    if (t->decks == 2 && READS(t, Q_two_decks, 'C')) {
        put(out, "\nsecond-deck");
        put_copies(t->deck[1], out);
    }
    put_char(out, '\n');
}

static const char *read_first(const struct words *in, struct ordonanz_table *t)
{
    unsigned seat;
    t->first = BY_LOT;
    if (in->count == 2 && same_word(in->word[1], "lot"))
        return NULL;
    if (in->count != 2 || !read_seat(in->word[1], SEATS, &seat))
        return "first lot, or in a scope a player's letter";
    t->first = (uint8_t)seat;
    return NULL;
}

const char *ordonanz_read_sheet(struct ordonanz_table *t, const struct words *in)
{
    const char *word = in->word[0];

    if (same_word(word, "small")) {
        t->head.small = 1;
        return in->count == 1 ? NULL : "nothing behind 'small'";
    }
    if (same_word(word, "players"))
        return read_one_number(in, 99, &t->head.players);
    if (same_word(word, "areas"))
        return read_one_number(in, 99, &t->areas);
    if (same_word(word, "cap"))
        return read_one_number(in, 99, &t->cap);
    if (same_word(word, "hand"))
        return read_one_number(in, 99, &t->hand);
    if (same_word(word, "decks"))
        return read_one_number(in, 99, &t->decks); /* 0: as many as the players need */
    if (same_word(word, "first"))
        return read_first(in, t);
    if (same_word(word, "deck"))
        return read_deck(in, 1, 120, t->deck[0], NULL);
    if (same_word(word, "second-deck"))
        return read_deck(in, 1, 120, t->deck[1], NULL);
    return "a line of a sheet: players, small, areas, cap, hand, first, decks, deck or second-deck";
}
