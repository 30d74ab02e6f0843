/* How positions of Akkon are written. What a position does not say is as at the start.
 *
 *     phase bid            start A               mover A (if another one)
 *     passed AB            field tyrus           of this bid turn, or of a search; elsewhere
 *     value A 2 2 2 2      on each track         privilege gold A
 *     hand A tyrus-lance 2xjaffa-ban             (3) behind it: three, of which some are not seen
 *     top tyrus tyrus-siege                      pile tyrus 2xtyrus-ban, or - for none: the rest
 *     played, discard, buried, starters, box     and cards
 *     knights A 5@tyrus grey@tyrus mercenary>B   laid, and lent to B; the others are in the camp;
 *                                                ?@tyrus one that is not seen
 *     marshal tyrus        or set-aside, spent, >B; without this line the start player has him
 *     stock A 3            to pay with; 3 2xB: two more of B's colour
 *     chaplain A tyrus     where his discount is
 *     returnable knight    chaplain, marshal: what Richard can return
 *     paid A tyrus 2       counted for a Levant
 *     claim A of B 2       knights that A is to have of B
 *     ending last-round    or one-more, not-yet
 *     after turn           the phase that follows
 *     playing tyrus-ban    target B, or a city, a track, or back-done       owes 2
 *     turn-cards tyrus 2   stepped 1             for Clemens
 *     moved-from tyrus     shut 5 grey           spent gold      young 1
 *     earlier A of B 5 ?   idle 1 or moving      guests A tyrus 1       for single readings: what
 *                          A's mercenary found of B; ? one that is not seen
 *
 * A card that is not named lies in its pile; but if a line tells the pile of its city it is on
 * the discard pile. Without a line for its top a pile has its first card there. Whether what
 * is told can be, checks.c asks.
 */
#include "spelling.h"

static const char *const phase_names[PHASES] = {
    "lot",  "cull", "deal", "expose", "borrow", "exchange", "search",  "bid",     "shift", "return",
    "turn", "pay",  "push", "steps",  "forth",  "back",     "clemens", "surplus", "home",  "over",
};
static const char *const ending_names[] = { "not-yet", "last-round", "one-more" };

enum { ENDINGS = sizeof ending_names / sizeof ending_names[0] };

/* ----------------------------------------------------- one word, one byte -- */

static const struct member {
    const char *name;
    uint16_t at;
    char sort; /* f: city + 1; n: number; h: phase; b: bits of tracks, k: of pieces; w: of what
                  is returned; i: idle */
    uint8_t most;
} members[] = {
#define MEMBER(name, member, ...) { name, offsetof(struct akkon_state, member), __VA_ARGS__ }
    MEMBER("returnable", returnable, 'w', 0),
    MEMBER("after", after, 'h', 0),
    MEMBER("owes", owes, 'n', 99),
    MEMBER("stepped", stepped, 'n', CARDS),
    MEMBER("moved-from", moved_from, 'f', 0),
    MEMBER("shut", shut, 'k', 0),
    MEMBER("spent", spent, 'b', 0),
    MEMBER("young", young, 'n', 1),
    MEMBER("idle", idle, 'i', SEATS),
#undef MEMBER
};
enum { MEMBERS = sizeof members / sizeof members[0] };

/* The names of a set of bits. */
struct bit_names {
    const char *const *name;
    unsigned count;
};

static struct bit_names bit_names_of(char sort)
{
    switch (sort) {
    case 'b': return (struct bit_names){ akkon_tracks, TRACKS };
    case 'k': return (struct bit_names){ akkon_pieces, MARSHAL + 1 };
    case 'w': return (struct bit_names){ akkon_returned, RETURNED };
    default:  return (struct bit_names){ NULL, 0 };
    }
}

static void put_member(const struct member *m, uint8_t value, struct text *out)
{
    struct bit_names names = bit_names_of(m->sort);
    put(out, m->name);
    for (unsigned i = 0; i < names.count; i++)
        if ((value >> i & 1u) != 0)
            akkon_put_word(names.name[i], out);
    if (m->sort == 'f')
        put_char(out, ' '), akkon_put_name(akkon_cities, CITIES, value - 1u, out);
    else if (m->sort == 'h')
        put_char(out, ' '), akkon_put_name(phase_names, PHASES, value, out);
    else if (m->sort == 'i' && value == MOVING)
        put(out, " moving");
    else if (names.count == 0)
        akkon_put_spaced(value, out);
}

bool akkon_put_memory(const struct akkon_state *s, unsigned number, struct text *out)
{
    for (unsigned i = 0; i < MEMBERS; i++) {
        uint8_t value = ((const uint8_t *)s)[members[i].at];
        if (value == 0 || number-- > 0)
            continue;
        put_member(&members[i], value, out);
        return true;
    }
    return false;
}

void akkon_put_phase(unsigned phase, struct text *out)
{
    akkon_put_name(phase_names, PHASES, phase, out);
}

void akkon_put_ending(unsigned ending, struct text *out)
{
    akkon_put_name(ending_names, ENDINGS, ending, out);
}

static bool read_bits_of(const struct words *in, char sort, uint8_t *value)
{
    struct bit_names names = bit_names_of(sort);
    unsigned found;
    *value = 0;
    for (unsigned w = 1; w < in->count; w++) {
        if (!one_of(in->word[w], names.name, names.count, &found))
            return false;
        *value = (uint8_t)(*value | 1u << found);
    }
    return in->count > 1;
}

static const char *read_member(const struct words *in, const struct member *m, uint8_t *value)
{
    unsigned n = 0;
    if (bit_names_of(m->sort).count > 0)
        return read_bits_of(in, m->sort, value)
                 ? NULL
                 : "names behind the first word: tracks behind spent, pieces "
                   "behind shut, knight, chaplain or marshal behind returnable";
    if (in->count != 2)
        return "one word behind the first";
    const char *word = in->word[1];
    bool good = m->sort == 'f' ? one_of(word, akkon_cities, CITIES, &n)
              : m->sort == 'h' ? one_of(word, phase_names, PHASES, &n)
                               : read_number(word, m->most, &n);
    if (m->sort == 'i' && same_word(word, "moving"))
        good = true, n = MOVING;
    *value = (uint8_t)(n + (m->sort == 'f'));
    return good ? NULL
                : "the name of a city behind moved-from, of a phase behind after, or a number, and "
                  "not too large a one";
}

/* ---------------------------------------------------------------- cards -- */

/* Cards of a place that a view shows, and all that are there. */
static unsigned count_at(const struct akkon_table *t, const struct akkon_state *s, unsigned place)
{
    unsigned n = 0;
    for (unsigned card = 0; card < t->cards; card++)
        n += s->card[card] == place;
    return n;
}

/* " tyrus-lance 2xtyrus-ban (3)"; of one city, or of all. */
static void put_cards(const struct akkon_table *t, const struct akkon_state *s, unsigned place,
                      unsigned city, unsigned unseen_place, struct text *out)
{
    unsigned seen = 0, unseen = count_at(t, s, unseen_place);
    for (unsigned print = 0; print < t->prints; print++) {
        unsigned copies = akkon_copies(t, s, print, place);
        if (copies == 0 || (city != NOWHERE && t->print[print].city != city))
            continue;
        put_char(out, ' ');
        if (copies > 1)
            put_number(out, copies), put_char(out, 'x');
        akkon_put_print(t, print, out);
        seen += copies;
    }
    if (unseen > 0)
        put(out, " ("), put_number(out, seen + unseen), put_char(out, ')');
    put(out, seen + unseen == 0 ? " -\n" : "\n");
}

static bool any_at(const struct akkon_table *t, const struct akkon_state *s, unsigned place)
{
    return count_at(t, s, place) + count_at(t, s, UNSEEN + place) > 0;
}

static const struct card_line {
    const char *name;
    uint8_t place;
} card_lines[] = {
    { "played", PLAYED },      { "discard", DISCARDED }, { "buried", BURIED },
    { "starters", TAKEN_OUT }, { "box", BOXED },
};
enum { CARD_LINES = sizeof card_lines / sizeof card_lines[0] };

bool akkon_has_cards(const struct akkon_table *t, unsigned city)
{
    bool any = false;
    for (unsigned print = 0; print < t->prints; print++)
        any = any || t->print[print].city == city;
    return any;
}

static void write_piles(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    for (unsigned city = 0; city < t->cities; city++) {
        unsigned top = akkon_top(t, s, city);
        if (!akkon_has_cards(t, city))
            continue;
        if (top != NOWHERE) {
            put(out, "top ");
            put(out, akkon_cities[city]);
            put_char(out, ' ');
            akkon_put_print(t, top, out);
            put_char(out, '\n');
        }
        put(out, "pile ");
        put(out, akkon_cities[city]);
        put_cards(t, s, IN_PILE, city, UNSEEN + PILE_OF + city, out);
    }
}

static void write_cards(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        akkon_put_of("hand", seat, out);
        put_cards(t, s, IN_HAND + seat, NOWHERE, UNSEEN + IN_HAND + seat, out);
    }
    write_piles(t, s, out);
    for (unsigned i = 0; i < CARD_LINES; i++)
        if (any_at(t, s, card_lines[i].place)) {
            put(out, card_lines[i].name);
            put_cards(t, s, card_lines[i].place, NOWHERE, UNSEEN + card_lines[i].place, out);
        }
}

/* ---- reading them ---- */

static bool is_unsaid(unsigned place)
{
    return place == UNSAID || place == UNSAID_GONE;
}

/* Copies that no line has named go there. */
static bool take_copies(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                        unsigned copies, unsigned place)
{
    for (unsigned card = t->first_card[print]; card < t->first_card[print + 1] && copies > 0;
         card++)
        if (is_unsaid(s->card[card])) {
            s->card[card] = (uint8_t)place;
            copies--;
        }
    return copies == 0;
}

static const char *read_cards(const struct akkon_table *t, const struct words *in, unsigned from,
                              unsigned city, unsigned place, struct akkon_state *s)
{
    unsigned n, print;
    bool none = in->count == from + 1
             && (same_word(in->word[from], "-") || same_word(in->word[from], "none"));
    if (in->count == from)
        return "cards, or - for none";
    for (unsigned w = from; w < in->count && !none; w++) {
        if (in->word[w][0] == '(')
            return "cards that are known: what nobody knows cannot be played on";
        if (!akkon_read_print(t, read_times(in->word[w], &n), &print)
            || (city != NOWHERE && t->print[print].city != city))
            return "cards like tyrus-lance or 2xtyrus-lance, in piles those of their city, or - "
                   "for none";
        if (!take_copies(t, s, print, n, place))
            return "no more copies of a card than there are";
    }
    return NULL;
}

static const char *read_hand(const struct akkon_table *t, const struct words *in,
                             struct akkon_state *s)
{
    unsigned seat;
    if (in->count < 3 || !read_seat(in->word[1], t->head.players, &seat))
        return "hand, a player's letter, and cards, or - for none";
    return read_cards(t, in, 2, NOWHERE, IN_HAND + seat, s);
}

static const char *read_pile(const struct akkon_table *t, const struct words *in,
                             struct akkon_state *s)
{
    unsigned city;
    bool top = same_word(in->word[0], "top");
    if (in->count < 3 || (top && in->count != 3)
        || !one_of(in->word[1], akkon_cities, t->cities, &city))
        return "top CITY and its card, or pile CITY and the rest of it, or - for none; of a city "
               "in play";
    for (unsigned card = 0; card < t->cards && !top; card++)
        if (s->card[card] == UNSAID && t->print[t->print_of[card]].city == city)
            s->card[card] = UNSAID_GONE;
    return read_cards(t, in, 2, city, top ? ON_TOP : IN_PILE, s);
}

static const char *read_place(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s)
{
    for (unsigned i = 0; i < CARD_LINES; i++)
        if (same_word(in->word[0], card_lines[i].name))
            return read_cards(t, in, 1, NOWHERE, card_lines[i].place, s);
    return "played, discard, buried, starters or box";
}

/* --------------------------------------------------- knights and marshal -- */

/* "@tyrus", ">B" */
static void put_where(unsigned where, struct text *out)
{
    if (on_field(where)) {
        put_char(out, '@');
        put(out, akkon_cities[where - ON_FIELD]);
    } else {
        put_char(out, '>');
        put_seat(out, where - LENT);
    }
}

static void write_knights(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          struct text *out)
{
    bool any = false;
    for (unsigned kind = 0; kind < KNIGHTS; kind++) {
        unsigned where = s->at[seat][kind];
        if (where == IN_CAMP || where == UNSEEN + IN_CAMP || !has_knight(t, kind))
            continue;
        if (!any)
            akkon_put_of("knights", seat, out);
        any = true;
        akkon_put_word(where >= UNSEEN ? "?" : akkon_pieces[kind], out);
        put_where(where % UNSEEN, out);
    }
    put(out, any ? "\n" : "");
}

static void write_marshal(const struct akkon_table *t, const struct akkon_state *s,
                          struct text *out)
{
    unsigned where = s->marshal;
    if (!t->marshal || where == IN_CAMP)
        return;
    put(out, "marshal ");
    if (on_field(where))
        put(out, akkon_cities[where - ON_FIELD]);
    else if (where >= MARSHAL_LENT)
        put_char(out, '>'), put_seat(out, where - MARSHAL_LENT);
    else
        put(out, where == SPENT ? "spent" : "set-aside");
    put_char(out, '\n');
}

static const char *behind(const char *word, const char *start)
{
    while (*start && *start == *word)
        start++, word++;
    return *start ? NULL : word;
}

static bool read_where(const struct akkon_table *t, const char *word, uint8_t *where)
{
    unsigned found;
    if (*word == '@' && one_of(word + 1, akkon_cities, t->cities, &found))
        *where = (uint8_t)(ON_FIELD + found);
    else if (*word == '>' && read_seat(word + 1, t->head.players, &found))
        *where = (uint8_t)(LENT + found);
    else
        return false;
    return true;
}

static const char *read_knights(const struct akkon_table *t, const struct words *in,
                                struct akkon_state *s)
{
    unsigned seat;
    if (in->count < 3 || !read_seat(in->word[1], t->head.players, &seat))
        return "knights, a player's letter, and where they are: 5@tyrus mercenary>B";
    for (unsigned w = 2; w < in->count; w++) {
        bool good = false;
        for (unsigned kind = 0; kind < KNIGHTS && !good; kind++) {
            const char *rest = behind(in->word[w], akkon_pieces[kind]);
            good = rest && has_knight(t, kind) && read_where(t, rest, &s->at[seat][kind]);
        }
        if (!good)
            return "knights in play on fields in play, or lent to a player: 5@tyrus mercenary>B";
    }
    return NULL;
}

static const char *read_marshal(const struct akkon_table *t, const struct words *in,
                                struct akkon_state *s)
{
    unsigned found;
    if (in->count != 2 || !t->marshal)
        return "marshal CITY, set-aside, spent or >PLAYER, where there is a marshal";
    if (one_of(in->word[1], akkon_cities, t->cities, &found))
        s->marshal = (uint8_t)(ON_FIELD + found);
    else if (same_word(in->word[1], "spent"))
        s->marshal = SPENT;
    else if (same_word(in->word[1], "set-aside"))
        s->marshal = SET_ASIDE;
    else if (in->word[1][0] == '>' && read_seat(in->word[1] + 1, t->head.players, &found))
        s->marshal = (uint8_t)(MARSHAL_LENT + found);
    else
        return "marshal CITY, set-aside, spent or >PLAYER";
    return NULL;
}

/* --------------------------------------------------- lines of one player -- */

/* "stock A 3 2xB": his own colour, then others. */
static void write_stock(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                        struct text *out)
{
    bool any = false;
    for (unsigned colour = 0; colour < t->head.players; colour++)
        any = any || s->stock[seat][colour] > 0;
    if (!any)
        return;
    akkon_put_of("stock", seat, out);
    akkon_put_spaced(s->stock[seat][seat], out);
    for (unsigned colour = 0; colour < t->head.players; colour++)
        if (colour != seat && s->stock[seat][colour] > 0) {
            akkon_put_spaced(s->stock[seat][colour], out);
            put_char(out, 'x');
            put_seat(out, colour);
        }
    put_char(out, '\n');
}

/* "paid A tyrus 2" */
static void write_per_city(const struct akkon_table *t, const char *name, unsigned seat,
                           const uint8_t count[CITIES], struct text *out)
{
    for (unsigned city = 0; city < t->cities; city++) {
        if (count[city] == 0)
            continue;
        akkon_put_of(name, seat, out);
        akkon_put_word(akkon_cities[city], out);
        akkon_put_spaced(count[city], out);
        put_char(out, '\n');
    }
}

static void write_claims(const struct akkon_table *t, const struct akkon_state *s, unsigned taker,
                         struct text *out)
{
    for (unsigned lender = 0; lender < t->head.players; lender++) {
        if (s->claim[lender][taker] == 0)
            continue;
        akkon_put_of("claim", taker, out);
        akkon_put_of(" of", lender, out);
        akkon_put_spaced(s->claim[lender][taker], out);
        put_char(out, '\n');
    }
}

static void write_found(const struct akkon_state *s, unsigned seat, unsigned other,
                        struct text *out)
{
    if (s->earlier[seat][other] == 0)
        return;
    akkon_put_of("earlier", seat, out);
    akkon_put_of(" of", other, out);
    for (unsigned piece = 0; piece <= MARSHAL; piece++)
        if ((s->earlier[seat][other] >> piece & 1u) != 0)
            akkon_put_word(piece < KNIGHTS && s->at[other][piece] >= UNSEEN ? "?"
                                                                            : akkon_pieces[piece],
                           out);
    put_char(out, '\n');
}

static void write_seat(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                       struct text *out)
{
    write_stock(t, s, seat, out);
    if (s->chaplain[seat] != 0) {
        akkon_put_of("chaplain", seat, out);
        put_char(out, ' ');
        akkon_put_name(akkon_cities, CITIES, s->chaplain[seat] - 1u, out);
        put_char(out, '\n');
    }
    write_per_city(t, "paid", seat, s->paid[seat], out);
    write_claims(t, s, seat, out);
    write_per_city(t, "guests", seat, s->guests[seat], out);
    for (unsigned other = 0; other < t->head.players; other++)
        write_found(s, seat, other, out);
}

static const char *read_value(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, unsigned seat)
{
    unsigned n;
    if (in->count != 2u + t->tracks)
        return "a value for each track, in their order";
    for (unsigned track = 0; track < t->tracks; track++) {
        if (!read_number(in->word[2 + track], t->most, &n))
            return "values, and no greater than the sheet allows";
        s->value[seat][track] = (uint8_t)n;
    }
    return NULL;
}

static const char *read_stock(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, unsigned seat)
{
    unsigned n, colour;
    if (in->count < 3 || !read_number(in->word[2], SEATS * KNIGHTS, &n))
        return "stock PLAYER NUMBER, and behind it those of other colours, like 2xB";
    for (unsigned other = 0; other < SEATS; other++)
        s->stock[seat][other] = 0;
    s->stock[seat][seat] = (uint8_t)n;
    for (unsigned w = 3; w < in->count; w++) {
        const char *rest = read_times(in->word[w], &n);
        if (n > KNIGHTS || !read_seat(rest, t->head.players, &colour) || colour == seat)
            return "knights of another colour, like 2xB";
        s->stock[seat][colour] = (uint8_t)n;
    }
    return NULL;
}

static const char *read_chaplain(const struct akkon_table *t, const struct words *in,
                                 struct akkon_state *s, unsigned seat)
{
    unsigned city;
    if (in->count != 3 || !one_of(in->word[2], akkon_cities, t->cities, &city))
        return "chaplain PLAYER CITY";
    s->chaplain[seat] = (uint8_t)(city + 1);
    return NULL;
}

static const char *read_paid(const struct akkon_table *t, const struct words *in,
                             struct akkon_state *s, unsigned seat)
{
    unsigned city, n;
    bool paid = same_word(in->word[0], "paid");
    if (in->count != 4 || !one_of(in->word[2], akkon_cities, t->cities, &city)
        || !read_number(in->word[3], SEATS * KNIGHTS, &n))
        return "paid, or guests, PLAYER CITY NUMBER";
    *(paid ? &s->paid[seat][city] : &s->guests[seat][city]) = (uint8_t)n;
    return NULL;
}

static const char *read_claim(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, unsigned seat)
{
    unsigned lender, n;
    if (in->count != 5 || !same_word(in->word[2], "of")
        || !read_seat(in->word[3], t->head.players, &lender) || lender == seat
        || !read_number(in->word[4], 255, &n))
        return "claim PLAYER of PLAYER NUMBER";
    s->claim[lender][seat] = (uint8_t)n;
    return NULL;
}

static const char *read_earlier(const struct akkon_table *t, const struct words *in,
                                struct akkon_state *s, unsigned seat)
{
    unsigned other, piece;
    if (in->count < 5 || !same_word(in->word[2], "of")
        || !read_seat(in->word[3], t->head.players, &other))
        return "earlier PLAYER of PLAYER, and pieces";
    for (unsigned w = 4; w < in->count; w++) {
        if (!one_of(in->word[w], akkon_pieces, MARSHAL + 1, &piece))
            return "pieces behind 'earlier PLAYER of PLAYER': 5 grey marshal";
        s->earlier[seat][other] = (uint8_t)(s->earlier[seat][other] | 1u << piece);
    }
    return NULL;
}

static const struct seat_line {
    const char *name;
    const char *(*read)(const struct akkon_table *t, const struct words *in, struct akkon_state *s,
                        unsigned seat);
} seat_lines[] = {
    { "value", read_value },     { "stock", read_stock }, { "chaplain", read_chaplain },
    { "paid", read_paid },       { "guests", read_paid }, { "claim", read_claim },
    { "earlier", read_earlier },
};
enum { SEAT_LINES = sizeof seat_lines / sizeof seat_lines[0] };

/* ------------------------------------------------------- lines of a turn -- */

unsigned akkon_left(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    return akkon_pile(t, s, city) + count_at(t, s, UNSEEN + PILE_OF + city);
}

/* Did it have a card when the game began, besides starters that a scope lists? */
static bool was_pile(const struct akkon_table *t, unsigned city)
{
    bool any = false;
    for (unsigned print = 0; print < t->prints; print++)
        any = any || (t->print[print].city == city && t->print[print].copies > t->print[print].out);
    return any;
}

static bool used_up(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = false;
    for (unsigned city = 0; city < t->cities; city++)
        any = any || (was_pile(t, city) && akkon_left(t, s, city) == 0);
    return any;
}

uint8_t akkon_ending_of(const struct akkon_table *t, const struct akkon_state *s)
{
    return used_up(t, s) ? LAST_ROUND : NOT_YET;
}

/* A seat; Mint: a city; Scripture: what q-scripture-same needs to know. */
void akkon_put_target(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    unsigned action =
        s->playing != 0 && s->playing <= t->prints ? t->print[s->playing - 1u].action : ACTIONS;
    if (action == MINT)
        akkon_put_name(akkon_cities, CITIES, s->target - 1u, out);
    else if (action == SCRIPTURE && s->phase == FORTH && READS(t, Q_scripture_same, 'C'))
        put(out, "back-done");
    else if (action == SCRIPTURE)
        akkon_put_name(akkon_tracks, TRACKS, s->target - 1u, out);
    else
        put_seat(out, s->target - 1u);
}

static void write_card_played(const struct akkon_table *t, const struct akkon_state *s,
                              struct text *out)
{
    if (s->playing != 0) {
        put(out, "playing ");
        if (!akkon_put_print(t, s->playing - 1u, out))
            put_char(out, '?');
        put_char(out, '\n');
    }
    if (s->target != 0) {
        put(out, "target ");
        akkon_put_target(t, s, out);
        put_char(out, '\n');
    }
    for (unsigned city = 0; city < t->cities; city++)
        if (s->played[city] != 0) {
            put(out, "turn-cards ");
            put(out, akkon_cities[city]);
            akkon_put_spaced(s->played[city], out);
            put_char(out, '\n');
        }
}

static void write_bids(const struct akkon_state *s, struct text *out)
{
    if (s->passed != 0) {
        put(out, "passed ");
        for (unsigned seat = 0; seat < SEATS; seat++)
            if ((s->passed >> seat & 1u) != 0)
                put_seat(out, seat);
        put_char(out, '\n');
    }
    if (s->field != 0) {
        put(out, "field ");
        put(out,
            s->field == ELSEWHERE ? "elsewhere" : akkon_cities[(s->field - ON_FIELD) % CITIES]);
        put_char(out, '\n');
    }
}

static void write_board(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        akkon_put_of("value", seat, out);
        for (unsigned track = 0; track < t->tracks; track++)
            akkon_put_spaced(s->value[seat][track], out);
        put_char(out, '\n');
    }
    for (unsigned track = 0; track < t->tracks; track++)
        if (s->privilege[track] != 0) {
            put(out, "privilege ");
            put(out, akkon_tracks[track]);
            put_char(out, ' ');
            put_seat(out, s->privilege[track] - 1u);
            put_char(out, '\n');
        }
}

void akkon_write_position(const struct akkon_table *t, const struct akkon_state *s,
                          struct text *out)
{
    put(out, "phase ");
    akkon_put_phase(s->phase, out);
    akkon_put_of("\nstart", s->start, out);
    if (s->mover != s->start)
        akkon_put_of("\nmover", s->mover, out);
    put_char(out, '\n');
    write_bids(s, out);
    write_board(t, s, out);
    write_cards(t, s, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        write_knights(t, s, seat, out);
    write_marshal(t, s, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        write_seat(t, s, seat, out);
    if (s->ending != akkon_ending_of(t, s)) {
        put(out, "ending ");
        akkon_put_ending(s->ending, out);
        put_char(out, '\n');
    }
    write_card_played(t, s, out);
    for (unsigned i = 0; akkon_put_memory(s, i, out); i++)
        put_char(out, '\n');
}

/* -------------------------------------------------------------- reading -- */

void akkon_blank_position(const struct akkon_table *t, struct akkon_state *s)
{
    *s = (struct akkon_state){ .phase = BID, .mover = DERIVE, .ending = DERIVE };
    s->marshal = t->marshal ? IN_CAMP : SPENT;
    for (unsigned card = 0; card < t->cards; card++)
        s->card[card] = UNSAID;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned track = 0; track < t->tracks; track++)
            s->value[seat][track] = t->from;
}

static const char *read_phase(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s)
{
    unsigned phase;
    (void)t;
    if (in->count != 2 || !one_of(in->word[1], phase_names, PHASES, &phase))
        return "phase lot, cull, deal, expose, borrow, exchange, search, bid, shift, return, turn, "
               "pay, push, steps, "
               "forth, back, clemens, surplus, home or over";
    s->phase = (uint8_t)phase;
    return NULL;
}

static const char *read_who(const struct akkon_table *t, const struct words *in,
                            struct akkon_state *s)
{
    unsigned seat;
    if (in->count != 2 || !read_seat(in->word[1], t->head.players, &seat))
        return "start, or mover, and a player's letter";
    if (same_word(in->word[0], "start"))
        s->start = (uint8_t)seat;
    else
        s->mover = (uint8_t)seat;
    return NULL;
}

static const char *read_passed(const struct akkon_table *t, const struct words *in,
                               struct akkon_state *s)
{
    const char *word = in->count == 2 ? in->word[1] : "";
    for (s->passed = 0; *word >= 'A' && *word < (char)('A' + t->head.players); word++)
        s->passed = (uint8_t)(s->passed | 1u << (*word - 'A'));
    return s->passed != 0 && *word == 0 ? NULL : "passed and players' letters, like AB";
}

static const char *read_field(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s)
{
    unsigned city = CITIES;
    if (in->count != 2
        || !(same_word(in->word[1], "elsewhere")
             || one_of(in->word[1], akkon_cities, t->cities, &city)))
        return "field CITY, or elsewhere";
    s->field = (uint8_t)(ON_FIELD + city);
    return NULL;
}

static const char *read_privilege(const struct akkon_table *t, const struct words *in,
                                  struct akkon_state *s)
{
    unsigned track, seat;
    if (in->count != 3 || !one_of(in->word[1], akkon_tracks, t->tracks, &track)
        || (t->privileges >> track & 1u) == 0 || !read_seat(in->word[2], t->head.players, &seat))
        return "privilege TRACK PLAYER, of a privilege in play";
    s->privilege[track] = (uint8_t)(seat + 1);
    return NULL;
}

static const char *read_ending(const struct akkon_table *t, const struct words *in,
                               struct akkon_state *s)
{
    unsigned ending;
    (void)t;
    if (in->count != 2 || !one_of(in->word[1], ending_names, ENDINGS, &ending))
        return "ending not-yet, last-round or one-more";
    s->ending = (uint8_t)ending;
    return NULL;
}

static const char *read_playing(const struct akkon_table *t, const struct words *in,
                                struct akkon_state *s)
{
    unsigned print;
    if (in->count != 2 || !akkon_read_print(t, in->word[1], &print))
        return "playing and a card";
    s->playing = (uint8_t)(print + 1);
    return NULL;
}

static const char *read_target(const struct akkon_table *t, const struct words *in,
                               struct akkon_state *s)
{
    unsigned found = 0;
    if (in->count != 2
        || !(same_word(in->word[1], "back-done") || read_seat(in->word[1], t->head.players, &found)
             || one_of(in->word[1], akkon_cities, t->cities, &found)
             || one_of(in->word[1], akkon_tracks, t->tracks, &found)))
        return "target PLAYER, CITY, TRACK or back-done, as the card played needs it";
    s->target = (uint8_t)(found + 1);
    return NULL;
}

static const char *read_turn_cards(const struct akkon_table *t, const struct words *in,
                                   struct akkon_state *s)
{
    unsigned city, n;
    if (in->count != 3 || !one_of(in->word[1], akkon_cities, t->cities, &city)
        || !read_number(in->word[2], 3, &n))
        return "turn-cards CITY NUMBER, at most 3";
    s->played[city] = (uint8_t)n;
    return NULL;
}

static const struct line {
    const char *name;
    const char *(*read)(const struct akkon_table *t, const struct words *in, struct akkon_state *s);
} lines[] = {
    { "phase", read_phase },     { "start", read_who },
    { "mover", read_who },       { "passed", read_passed },
    { "field", read_field },     { "privilege", read_privilege },
    { "hand", read_hand },       { "top", read_pile },
    { "pile", read_pile },       { "played", read_place },
    { "discard", read_place },   { "buried", read_place },
    { "starters", read_place },  { "box", read_place },
    { "knights", read_knights }, { "marshal", read_marshal },
    { "ending", read_ending },   { "playing", read_playing },
    { "target", read_target },   { "turn-cards", read_turn_cards },
};
enum { LINES = sizeof lines / sizeof lines[0] };

static const char *read_seat_line(const struct akkon_table *t, const struct words *in,
                                  struct akkon_state *s, const struct seat_line *line)
{
    unsigned seat;
    if (in->count < 2 || !read_seat(in->word[1], t->head.players, &seat))
        return "a player's letter after the first word";
    return line->read(t, in, s, seat);
}

const char *akkon_read_position(const struct akkon_table *t, const struct words *in,
                                struct akkon_state *s)
{
    for (unsigned i = 0; i < LINES; i++)
        if (same_word(in->word[0], lines[i].name))
            return lines[i].read(t, in, s);
    for (unsigned i = 0; i < SEAT_LINES; i++)
        if (same_word(in->word[0], seat_lines[i].name))
            return read_seat_line(t, in, s, &seat_lines[i]);
    for (unsigned i = 0; i < MEMBERS; i++)
        if (same_word(in->word[0], members[i].name))
            return read_member(in, &members[i], (uint8_t *)s + members[i].at);
    return "a line of a position: phase, start, mover, passed, field, value, privilege, hand, top, "
           "pile, played, "
           "discard, knights, marshal, stock, or one that rules/akkon/forms/position.c lists";
}
