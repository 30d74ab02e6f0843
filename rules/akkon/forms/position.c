/* How positions of Akkon are written: corpus/akkon/conventions explains it with examples. checks.c
 * fills in what follows from the other lines, and refuses impossible positions. */
#include "spelling.h"

const char *const akkon_phase_names[PHASES] = {
    "lot",  "cull", "deal", "expose", "borrow", "exchange", "search",  "bid",     "shift", "return",
    "turn", "pay",  "push", "steps",  "forth",  "back",     "clemens", "surplus", "home",  "over",
};
const char *const akkon_ending_names[ENDINGS] = { "not-yet", "last-round", "one-more" };

void akkon_put_phase(unsigned phase, struct text *out)
{
    akkon_put_name(akkon_phase_names, PHASES, phase, out);
}

void akkon_put_ending(unsigned ending, struct text *out)
{
    akkon_put_name(akkon_ending_names, ENDINGS, ending, out);
}

/* ---------------------------------------------------------------- cards -- */

/* Counts the cards of a place: those that a view shows, and all of them. */
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

static void write_hand(const struct akkon_table *t, const struct akkon_state *s,
                       const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
    akkon_put_of("hand", seat, out);
    put_cards(t, s, IN_HAND + seat, NOWHERE, UNSEEN + IN_HAND + seat, out);
}

static void write_pile(const struct akkon_table *t, const struct akkon_state *s,
                       const unsigned *index, struct text *out)
{
    unsigned city = index[0], top = akkon_top(t, s, city);
    if (!akkon_has_cards(t, city))
        return;
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

static void write_places(const struct akkon_table *t, const struct akkon_state *s,
                         const unsigned *index, struct text *out)
{
    (void)index;
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

/* Puts copies there that no line has named yet. */
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
                             struct akkon_state *s, const unsigned *index)
{
    return in->count < 3 ? "hand, a player's letter, and cards, or - for none"
                         : read_cards(t, in, 2, NOWHERE, IN_HAND + index[0], s);
}

static const char top_or_pile[] =
    "top CITY and its card, or pile CITY and the rest of it, or - for "
    "none; of a city in play";

static const char *read_pile(const struct akkon_table *t, const struct words *in,
                             struct akkon_state *s, const unsigned *index)
{
    unsigned city = index[0];
    bool top = same_word(in->word[0], "top");
    if (in->count < 3 || (top && in->count != 3))
        return top_or_pile;
    for (unsigned card = 0; card < t->cards && !top; card++)
        if (s->card[card] == UNSAID && t->print[t->print_of[card]].city == city)
            s->card[card] = UNSAID_GONE;
    return read_cards(t, in, 2, city, top ? ON_TOP : IN_PILE, s);
}

static const char *read_place(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, const unsigned *index)
{
    (void)index;
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

static void write_knights(const struct akkon_table *t, const struct akkon_state *s,
                          const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
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
                          const unsigned *index, struct text *out)
{
    (void)index;
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
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): a line has this word or an empty one
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
                                struct akkon_state *s, const unsigned *index)
{
    unsigned seat = index[0];
    if (in->count < 3)
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
                                struct akkon_state *s, const unsigned *index)
{
    (void)index;
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

static void write_value(const struct akkon_table *t, const struct akkon_state *s,
                        const unsigned *index, struct text *out)
{
    akkon_put_of("value", index[0], out);
    for (unsigned track = 0; track < t->tracks; track++)
        akkon_put_spaced(s->value[index[0]][track], out);
    put_char(out, '\n');
}

static const char *read_value(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, const unsigned *index)
{
    unsigned seat = index[0];
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

/* "stock A 3 2xB": knights of his own colour, then of others. */
static void write_stock(const struct akkon_table *t, const struct akkon_state *s,
                        const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
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

static const char *read_stock(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, const unsigned *index)
{
    unsigned seat = index[0];
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

static void write_claims(const struct akkon_table *t, const struct akkon_state *s,
                         const unsigned *index, struct text *out)
{
    unsigned taker = index[0];
    for (unsigned lender = 0; lender < t->head.players; lender++) {
        if (s->claim[lender][taker] == 0)
            continue;
        akkon_put_of("claim", taker, out);
        akkon_put_of(" of", lender, out);
        akkon_put_spaced(s->claim[lender][taker], out);
        put_char(out, '\n');
    }
}

static const char *read_claim(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, const unsigned *index)
{
    unsigned seat = index[0];
    unsigned lender, n;
    if (in->count != 5 || !same_word(in->word[2], "of")
        || !read_seat(in->word[3], t->head.players, &lender) || lender == seat
        || !read_number(in->word[4], 255, &n))
        return "claim PLAYER of PLAYER NUMBER";
    s->claim[lender][seat] = (uint8_t)n;
    return NULL;
}

static void put_found(const struct akkon_state *s, unsigned seat, unsigned other, struct text *out)
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

static void write_found(const struct akkon_table *t, const struct akkon_state *s,
                        const unsigned *index, struct text *out)
{
    for (unsigned other = 0; other < t->head.players; other++)
        put_found(s, index[0], other, out);
}

static const char *read_earlier(const struct akkon_table *t, const struct words *in,
                                struct akkon_state *s, const unsigned *index)
{
    unsigned seat = index[0];
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

/* ------------------------------------------------------- lines of a turn -- */

unsigned akkon_left(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    return akkon_pile(t, s, city) + count_at(t, s, UNSEEN + PILE_OF + city);
}

/* Did the pile have a card when the game began, besides the starters that a scope lists? */
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

/* Writes a seat; for Mint a city; for Scripture what q-scripture-same has to remember. */
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

static void write_target(const struct akkon_table *t, const struct akkon_state *s,
                         const unsigned *index, struct text *out)
{
    (void)index;
    put(out, "target ");
    akkon_put_target(t, s, out);
    put_char(out, '\n');
}

static const char *read_target(const struct akkon_table *t, const struct words *in,
                               struct akkon_state *s, const unsigned *index)
{
    (void)index;
    unsigned found = 0;
    if (in->count != 2
        || !(same_word(in->word[1], "back-done") || read_seat(in->word[1], t->head.players, &found)
             || one_of(in->word[1], akkon_cities, t->cities, &found)
             || one_of(in->word[1], akkon_tracks, t->tracks, &found)))
        return "target PLAYER, CITY, TRACK or back-done, as the card played needs it";
    s->target = (uint8_t)(found + 1);
    return NULL;
}

static void write_passed(const struct akkon_table *t, const struct akkon_state *s,
                         const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "passed ");
    for (unsigned seat = 0; seat < SEATS; seat++)
        if ((s->passed >> seat & 1u) != 0)
            put_seat(out, seat);
    put_char(out, '\n');
}

static const char *read_passed(const struct akkon_table *t, const struct words *in,
                               struct akkon_state *s, const unsigned *index)
{
    (void)index;
    const char *word = in->count == 2 ? in->word[1] : "";
    for (s->passed = 0; *word >= 'A' && *word < (char)('A' + t->head.players); word++)
        s->passed = (uint8_t)(s->passed | 1u << (*word - 'A'));
    return s->passed != 0 && *word == 0 ? NULL : "passed and players' letters, like AB";
}

static void write_field(const struct akkon_table *t, const struct akkon_state *s,
                        const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "field ");
    put(out, s->field == ELSEWHERE ? "elsewhere" : akkon_cities[(s->field - ON_FIELD) % CITIES]);
    put_char(out, '\n');
}

static const char *read_field(const struct akkon_table *t, const struct words *in,
                              struct akkon_state *s, const unsigned *index)
{
    (void)index;
    unsigned city = CITIES;
    if (in->count != 2
        || !(same_word(in->word[1], "elsewhere")
             || one_of(in->word[1], akkon_cities, t->cities, &city)))
        return "field CITY, or elsewhere";
    s->field = (uint8_t)(ON_FIELD + city);
    return NULL;
}

static const char a_privilege[] = "privilege TRACK PLAYER, of a privilege in play";

static const char *read_privilege(const struct akkon_table *t, const struct words *in,
                                  struct akkon_state *s, const unsigned *index)
{
    unsigned seat;
    if (in->count != 3 || (t->privileges >> index[0] & 1u) == 0
        || !read_seat(in->word[2], t->head.players, &seat))
        return a_privilege;
    s->privilege[index[0]] = (uint8_t)(seat + 1);
    return NULL;
}

/* ---------------------------------------------------------- all of them -- */

static unsigned count_of(const struct akkon_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:
    case MARKED_SEAT: return t->head.players;
    case CITY:
    case MARKED_CITY: return t->cities;
    case TRACK:       return t->tracks;
    default:          return 0;
    }
}

static void akkon_derive(const struct akkon_table *t, struct akkon_state *s)
{
    s->mover = s->start;
    s->ending = akkon_ending_of(t, s);
}

static void put_blank(const struct akkon_table *t, struct akkon_state *s)
{
    s->phase = BID;
    s->marshal = t->marshal ? IN_CAMP : SPENT;
    for (unsigned card = 0; card < t->cards; card++)
        s->card[card] = UNSAID;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned track = 0; track < t->tracks; track++)
            s->value[seat][track] = t->from;
}

#define THE_DERIVING
#define THE_BLANK
#include "../../forms/members.h"

bool akkon_put_memory(const struct akkon_state *s, unsigned number, struct text *out)
{
    static const struct akkon_state none;
    static const unsigned index[2];
    unsigned i = 0;
    while (!same_word(members[i].line.word, "returnable"))
        i++;
    for (; i < MEMBERS; i++) {
        if (!line_differs(&members[i].line, s, &none, index) || number-- > 0)
            continue;
        line_put(&members[i].line, (struct speller){ akkon_sorts, NULL }, s, index, out);
        return true;
    }
    return false;
}
