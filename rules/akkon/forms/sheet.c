/* How sheets of Akkon are written: corpus/akkon/conventions explains it with examples. */
#include "spelling.h"

enum { MOST = 99 };

/* -------------------------------------------------------------- writing -- */

static struct akkon_table standard_of(const struct akkon_table *t)
{
    struct akkon_table standard;
    akkon_default_table(&standard, t->head.players);
    return standard;
}

/* Writes a line of names, one for each bit; no line if the bits are those of the standard sheet. */
static void put_bits_of(const char *line, unsigned bits, unsigned standard,
                        const char *const *names, unsigned count, struct text *out)
{
    if (bits == standard)
        return;
    put(out, line);
    for (unsigned i = 0; i < count; i++)
        if ((bits >> i & 1u) != 0)
            akkon_put_word(names[i], out);
    put(out, bits == 0 ? " none\n" : "\n");
}

static void put_knights(const struct akkon_table *t, struct text *out)
{
    put_bits_of("knights", t->knights, standard_of(t).knights, akkon_pieces, KNIGHTS, out);
}

static void put_privileges(const struct akkon_table *t, struct text *out)
{
    put_bits_of("privileges", t->privileges, standard_of(t).privileges, akkon_tracks, TRACKS, out);
}

static bool has_track(unsigned action)
{
    return action != SCRIPTURE && action != MINT;
}

static void put_cities_of(const struct akkon_print *p, struct text *out)
{
    bool first = true;
    for (unsigned city = 0; city < CITIES; city++)
        if ((p->cities >> city & 1u) != 0) {
            put_char(out, first ? ' ' : '+');
            put(out, akkon_cities[city]);
            first = false;
        }
}

static void put_card(const struct akkon_print *p, struct text *out)
{
    put(out, "card ");
    akkon_put_name(akkon_cities, CITIES, p->city, out);
    put_char(out, ' ');
    akkon_put_name(akkon_actions, ACTIONS, p->action, out);
    akkon_put_spaced(p->copies, out);
    put(out, " cost");
    akkon_put_spaced(p->cost, out);
    if (has_track(p->action) || p->track != 0 || p->other != 0)
        put_char(out, ' '), akkon_put_name(akkon_tracks, TRACKS, p->track, out);
    if (p->action == SIEGE || p->other != 0)
        put_char(out, ' '), akkon_put_name(akkon_tracks, TRACKS, p->other, out);
    put_cities_of(p, out);
    if (p->out != 0)
        put(out, " out"), akkon_put_spaced(p->out, out);
    put_char(out, '\n');
}

/* ---- the cards of a city ---- */

static bool same_print(const struct akkon_print *a, const struct akkon_print *b)
{
    return a->city == b->city && a->action == b->action && a->cost == b->cost
        && a->copies == b->copies && a->track == b->track && a->other == b->other
        && a->cities == b->cities && a->out == b->out;
}

static unsigned first_of(const struct akkon_table *t, unsigned city)
{
    unsigned i = 0;
    while (i < t->prints && t->print[i].city < city)
        i++;
    return i;
}

static unsigned after_last_of(const struct akkon_table *t, unsigned city)
{
    return first_of(t, city + 1);
}

static bool same_cards(const struct akkon_table *a, const struct akkon_table *b, unsigned city)
{
    unsigned from = first_of(a, city), other = first_of(b, city),
             count = after_last_of(a, city) - from;
    bool same = after_last_of(b, city) - other == count;
    for (unsigned i = 0; same && i < count; i++)
        same = same_print(&a->print[from + i], &b->print[other + i]);
    return same;
}

static void put_cards(const struct akkon_table *t, struct text *out)
{
    struct akkon_table standard = standard_of(t);
    for (unsigned i = 0; i < t->prints && i < CARDS; i++)
        if (t->head.small || t->print[i].city >= CITIES
            || !same_cards(t, &standard, t->print[i].city))
            put_card(&t->print[i], out);
}

/* -------------------------------------------------------------- reading -- */

static void clear_cards(struct akkon_table *t)
{
    t->prints = 0;
    for (unsigned i = 0; i < CARDS; i++)
        t->print[i] = (struct akkon_print){ 0 };
}

static const char *read_bits_of(const struct words *in, const char *const *names, unsigned count,
                                uint8_t *bits, const char *expected)
{
    unsigned found;
    *bits = 0;
    if (in->count == 2 && same_word(in->word[1], "none"))
        return NULL;
    if (in->count == 2 && same_word(in->word[1], "all")) {
        *bits = (uint8_t)((1u << count) - 1u);
        return NULL;
    }
    for (unsigned w = 1; w < in->count; w++) {
        if (!one_of(in->word[w], names, count, &found))
            return expected;
        *bits = (uint8_t)(*bits | 1u << found);
    }
    return in->count > 1 ? NULL : expected;
}

static const char *read_knights(const struct words *in, struct akkon_table *t)
{
    return read_bits_of(in, akkon_pieces, KNIGHTS, &t->knights,
                        "knights of the kinds 5, 6, 7, 8, mercenary, grey and chaplain, or all");
}

static const char *read_privileges(const struct words *in, struct akkon_table *t)
{
    return read_bits_of(in, akkon_tracks, TRACKS, &t->privileges,
                        "privileges of gold, faith, power and prestige, or none, or all");
}

/* ---- cards ---- */

/* "tyrus+jaffa" */
static bool read_cities_of(const char *word, uint8_t *cities)
{
    *cities = 0;
    for (;;) {
        const char *rest = NULL;
        unsigned city = 0;
        for (; city < CITIES && !rest; city++) {
            const char *name = akkon_cities[city];
            unsigned i = 0;
            while (name[i] && name[i] == word[i])
                i++;
            if (!name[i] && (word[i] == 0 || word[i] == '+'))
                rest = word + i;
        }
        if (!rest)
            return false;
        *cities = (uint8_t)(*cities | 1u << (city - 1));
        if (*rest == 0)
            return true;
        word = rest + 1;
    }
}

/* Reads what follows the cost: tracks, cities, and the number of copies among the starters. */
static bool read_card_rest(const struct words *in, unsigned w, struct akkon_print *p)
{
    unsigned track, n;
    if (w < in->count && one_of(in->word[w], akkon_tracks, TRACKS, &track))
        p->track = (uint8_t)track, w++;
    else if (has_track(p->action))
        return false;
    if (w < in->count && one_of(in->word[w], akkon_tracks, TRACKS, &track))
        p->other = (uint8_t)track, w++;
    else if (p->action == SIEGE)
        return false;
    if (w < in->count && read_cities_of(in->word[w], &p->cities))
        w++;
    if (w + 2 == in->count && same_word(in->word[w], "out")
        && read_number(in->word[w + 1], MOST, &n))
        p->out = (uint8_t)n, w += 2;
    return w == in->count;
}

static bool read_print(const struct words *in, struct akkon_print *p)
{
    unsigned city, action, copies, cost;
    bool good = in->count >= 6 && one_of(in->word[1], akkon_cities, CITIES, &city)
             && one_of(in->word[2], akkon_actions, ACTIONS, &action)
             && read_number(in->word[3], MOST, &copies) && same_word(in->word[4], "cost")
             && read_number(in->word[5], MOST, &cost);
    if (!good)
        return false;
    *p = (struct akkon_print){ .city = (uint8_t)city,
                               .action = (uint8_t)action,
                               .copies = (uint8_t)copies,
                               .cost = (uint8_t)cost };
    return read_card_rest(in, 6, p);
}

static void remove_cards(struct akkon_table *t, unsigned city)
{
    unsigned from = first_of(t, city), gap = after_last_of(t, city) - from;
    for (unsigned i = from; i < CARDS; i++)
        t->print[i] = i + gap < CARDS ? t->print[i + gap] : (struct akkon_print){ 0 };
    t->prints = (uint8_t)(t->prints - gap);
}

static void add_print(struct akkon_table *t, const struct akkon_print *p)
{
    unsigned at = after_last_of(t, p->city);
    for (unsigned i = t->prints; i > at; i--)
        t->print[i] = t->print[i - 1];
    t->print[at] = *p;
    t->prints++;
}

static const char *read_card(const struct words *in, struct akkon_table *t)
{
    struct akkon_print p;
    struct akkon_table standard;
    if (!read_print(in, &p))
        return "card CITY ACTION COPIES cost NUMBER, then as the action needs it TRACK, the track "
               "that goes "
               "back, CITY+CITY; at the end out and a number, in a scope";
    akkon_default_table(&standard, t->head.players);
    if (!t->head.small && same_cards(t, &standard, p.city))
        remove_cards(t, p.city);
    if (t->prints >= CARDS)
        return "no more than 72 cards";
    add_print(t, &p);
    return NULL;
}

#include "../../forms/sheets.h"
