/* The differences between two positions, in the game's words: compares the lines that only one
 * of them has, word by word. This file knows no game: the first words of a line, up to those
 * that no other line shares, name its subject; the other words are what is there. */
#include "harness/core/explain/changes.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_LINES = 400,
    MOST_OF_LINE = 100,
    MOST_THINGS = 48,
    MOST_CHANGES = 100,
    SAID_ROOM = 300,
    CHANGE_ROOM = 4 * SAID_ROOM
};
enum { MOST_SAME = 8 };       /* facts that are compared for one place */
enum { MOST_FOLLOWING = 12 }; /* facts in one line */

const struct change_words plain_changes = {
    .moves = "%s: from %s to %s",
    .gains = "%s gains %s",
    .loses = "%s loses %s",
    .comes = "new: %s",
    .leaves = "gone: %s",
};

/* ---- the lines of a position, and of what follows from it ---- */

struct written {
    char *text;
    const char *word[MOST_OF_LINE];
    unsigned words;
    /* alike: the other position has it, too; kept: bookkeeping, not on the table */
    bool fact, alike, kept;
};

struct page {
    char *room, *copy;
    struct written *line;
    unsigned lines;
};

static bool is_number(const char *word)
{
    word += *word == '-';
    return *word && word[strspn(word, "0123456789")] == 0;
}

/* A picture of a board in letters: "~~~+.....+". */
static bool is_picture(const char *text)
{
    for (; text[0] && text[1] && text[2]; text++)
        if (text[0] == text[1] && text[1] == text[2] && strchr("~.+-*#=_", text[0]))
            return true;
    return false;
}

static bool is_reported_elsewhere(const char *first) /* the line that says who moves next reports
                                                        it */
{
    return same_word(first, "turn") || same_word(first, "phase");
}

static unsigned common_words(const struct written *a, const struct written *b)
{
    unsigned n = 0;
    while (n < a->words && n < b->words && same_word(a->word[n], b->word[n]))
        n++;
    return n;
}

static bool same_line(const struct written *a, const struct written *b)
{
    return a->words == b->words && common_words(a, b) == a->words;
}

static bool has_line(const struct page *p, const struct written *l)
{
    for (unsigned i = 0; i < p->lines; i++)
        if (same_line(&p->line[i], l))
            return true;
    return false;
}

static void add_line(struct page *p, char *text, char *copy, bool fact)
{
    struct written *l = &p->line[p->lines];
    char *rest = NULL;
    *l = (struct written){ .text = text, .fact = fact };
    for (char *w = strtok_r(copy, " ", &rest); w && l->words < MOST_OF_LINE;
         w = strtok_r(NULL, " ", &rest))
        l->word[l->words++] = w;
    if (l->words > 0 && !is_picture(text) && !is_reported_elsewhere(l->word[0]) && !has_line(p, l))
        p->lines++;
}

static void page_write(struct page *p, const struct spec *spec, const void *table,
                       const void *state)
{
    p->room = xrealloc(NULL, TEXT_ROOM, 1);
    p->line = xrealloc(NULL, MOST_LINES, sizeof *p->line);
    p->lines = 0;
    struct text out = { p->room, p->room + TEXT_ROOM, false };
    *p->room = 0;
    spec->game->write_position(table, state, &out);
    const char *facts = out.at;
    spec->game->write_facts(table, state, &out);
    p->copy = xrealloc(NULL, TEXT_ROOM, 1);
    memcpy(p->copy, p->room, TEXT_ROOM);
    for (char *at = p->room; *at && p->lines < MOST_LINES;) {
        size_t length = strcspn(at, "\n");
        bool ends = at[length] == 0;
        char *copy = p->copy + (at - p->room);
        at[length] = copy[length] = 0;
        add_line(p, at, copy, at >= facts);
        at += length + !ends;
    }
}

static void page_free(struct page *p)
{
    free(p->room);
    free(p->copy);
    free(p->line);
}

/* Length of the subject: the shortest beginning of the line that no other line has, at least one
 * word. */
static unsigned own_words(const struct page *p, const struct written *l)
{
    unsigned most = 0;
    for (unsigned i = 0; i < p->lines; i++)
        if (&p->line[i] != l && common_words(&p->line[i], l) > most)
            most = common_words(&p->line[i], l);
    return most < l->words ? most + 1 : l->words;
}

/* Length of the subject in a line that the other position lacks; leaves at least one word behind
 * it. */
static unsigned front_words(const struct page *p, const struct written *l)
{
    unsigned own = own_words(p, l);
    return own < l->words ? own : l->words > 1 ? l->words - 1 : 1;
}

/* ---- what is different in a line ---- */

struct thing {
    char name[NAME_SIZE];
    int more; /* more copies than before */
};

struct change {
    const struct written *before, *after; /* one may be NULL */
    unsigned subject;                     /* number of words in the subject */
    struct thing thing[MOST_THINGS];
    unsigned things;
    bool told, fact, kept;
};

static const struct written *either(const struct change *c)
{
    return c->after ? c->after : c->before;
}

static void count_thing(struct change *c, const char *name, size_t length, int more)
{
    bool nothing = (length == 1 && *name == '-') || (length == 4 && !strncmp(name, "none", 4));
    if (nothing || length >= NAME_SIZE)
        return;
    for (unsigned i = 0; i < c->things; i++)
        if (strlen(c->thing[i].name) == length && !memcmp(c->thing[i].name, name, length)) {
            c->thing[i].more += more;
            return;
        }
    if (c->things < MOST_THINGS) {
        struct thing *t = &c->thing[c->things++];
        memcpy(t->name, name, length);
        t->name[length] = 0;
        t->more = more;
    }
}

/* "B2@ox": a player's figure, and what it stands on. */
static bool is_figure(const char *name)
{
    return name[0] >= 'A' && name[0] < 'A' + MAX_PLAYERS && name[1] >= '1' && name[1] <= '9';
}

/* "3xR4/G2": counts things that lie together one by one. */
static void count_things(struct change *c, const struct written *l, int sign)
{
    for (unsigned i = c->subject; l && i < l->words; i++)
        for (const char *at = l->word[i]; *at;) {
            unsigned times = 1;
            const char *name = read_times(at, &times);
            size_t length = strcspn(name, is_figure(name) ? "/@" : "/");
            count_thing(c, name, length, sign * (int)times);
            at = name + length + (name[length] != 0);
        }
}

/* Rows of numbers are printed as a whole. */
static bool is_row(const struct written *l, unsigned from)
{
    bool row = l->words > from;
    for (unsigned i = from; i < l->words; i++)
        row = row && is_number(l->word[i]);
    return row;
}

static bool is_seat(const char *word)
{
    return word[0] >= 'A' && word[0] < 'A' + MAX_PLAYERS && !word[1];
}

/* A place with a number, "area A 2", also includes that number. */
static unsigned subject_of(const struct written *a, const struct written *b, unsigned own)
{
    while (own < a->words - 1
           && (b ? own + 1 < b->words + 1u && own < b->words
                       && same_word(a->word[own], b->word[own])
                 : true)
           && (is_number(a->word[own]) || (own == 1 && is_seat(a->word[own]))) && !is_row(a, own))
        own++;
    return own;
}

static void keep_different(struct change *c)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < c->things; i++)
        if (c->thing[i].more != 0)
            c->thing[kept++] = c->thing[i];
    c->things = kept;
}

static void compare_line(struct change *c, unsigned own)
{
    const struct written *l = either(c), *other = c->before && c->after ? c->before : NULL;
    bool rows = other && is_row(l, own) && is_row(other, own);
    if (other && other->words > l->words)
        l = other, other = c->after;
    c->subject = rows || own >= l->words ? own : subject_of(l, other, own);
    c->fact = l->fact;
    c->kept = !l->fact && either(c)->kept && (!c->before || c->before->kept);
    if (rows)
        return;
    count_things(c, c->before, -1);
    count_things(c, c->after, 1);
    keep_different(c);
}

struct changes {
    struct change change[MOST_CHANGES];
    unsigned count;
    const struct change_words *words;
    struct text *out;
};

static struct change *add_change(struct changes *all, const struct written *before,
                                 const struct written *after, unsigned own)
{
    struct change *c = &all->change[all->count];
    if (all->count == MOST_CHANGES)
        return NULL;
    all->count++;
    *c = (struct change){ .before = before, .after = after };
    compare_line(c, own);
    return c;
}

static void find_alike(struct page *a, struct page *b)
{
    for (unsigned i = 0; i < a->lines; i++)
        for (unsigned k = 0; k < b->lines && !a->line[i].alike; k++)
            if (!b->line[k].alike && same_line(&a->line[i], &b->line[k]))
                a->line[i].alike = b->line[k].alike = true;
}

/* The line with the same subject in the later position. */
static struct written *partner(const struct page *was, struct written *l, struct page *is,
                               unsigned *own)
{
    struct written *best = NULL;
    unsigned most = 0, mine = own_words(was, l);
    for (unsigned i = 0; i < is->lines; i++) {
        struct written *other = &is->line[i];
        unsigned theirs = own_words(is, other), need = mine > theirs ? mine : theirs;
        unsigned fewest = l->words < other->words ? l->words : other->words;
        unsigned common = common_words(l, other);
        if (need > fewest || (need == fewest && need > 1 && l->words == other->words))
            need = need > 1 ? need - 1 : 1; /* all words: the last one is what is there */
        if (!other->alike && other->fact == l->fact && common >= need && common > most) {
            best = other;
            most = common;
            *own = need;
        }
    }
    return best;
}

/* Bookkeeping lines can change while the table stays the same. */
static void find_kept(struct page *was, struct page *is, const struct page *between)
{
    for (unsigned i = 0; i < was->lines; i++)
        was->line[i].kept = !has_line(between, &was->line[i]);
    for (unsigned i = 0; i < is->lines; i++)
        is->line[i].kept = has_line(between, &is->line[i]);
}

static void find_changes(struct changes *all, struct page *was, struct page *is)
{
    find_alike(was, is);
    for (unsigned i = 0; i < was->lines; i++) {
        struct written *l = &was->line[i], *now;
        unsigned own = 1;
        if (l->alike)
            continue;
        now = partner(was, l, is, &own);
        add_change(all, l, now, now ? own : front_words(was, l));
        l->alike = true;
        if (now)
            now->alike = true;
    }
    for (unsigned i = 0; i < is->lines; i++)
        if (!is->line[i].alike)
            add_change(all, NULL, &is->line[i], front_words(is, &is->line[i]));
}

/* ---- lines that repeat another one ---- */

static int more_of(const struct change *c, const char *name)
{
    for (unsigned i = 0; i < c->things; i++)
        if (same_word(c->thing[i].name, name))
            return c->thing[i].more;
    return 0;
}

/* Tries to explain the facts in 'set' as a whole: each has only things that the place has or
 * that another fact takes. */
static bool add_up(const struct change *place, struct change *const *fact, unsigned facts,
                   unsigned set)
{
    bool good = set != 0;
    for (unsigned f = 0; f < facts; f++)
        for (unsigned i = 0; good && set >> f & 1 && i < fact[f]->things; i++) {
            const char *name = fact[f]->thing[i].name;
            int more = 0;
            for (unsigned k = 0; k < facts; k++)
                more += set >> k & 1 ? more_of(fact[k], name) : 0;
            good = !is_number(name) && more == more_of(place, name);
        }
    for (unsigned i = 0; good && i < place->things; i++) {
        int more = 0;
        for (unsigned k = 0; k < facts; k++)
            more += set >> k & 1 ? more_of(fact[k], place->thing[i].name) : 0;
        good = more == place->thing[i].more;
    }
    return good;
}

static unsigned list_facts(struct changes *all, struct change *fact[MOST_SAME])
{
    unsigned facts = 0;
    for (unsigned i = 0; i < all->count && facts < MOST_SAME; i++) {
        struct change *c = &all->change[i];
        if (c->fact && !c->told && c->things > 0 && c->before && c->after)
            fact[facts++] = c;
    }
    return facts;
}

/* "row 3" and "field g3" lose the same thing: the shorter lines name the place. */
static void drop_repeated(struct changes *all, struct change *place)
{
    struct change *fact[MOST_SAME];
    unsigned facts = list_facts(all, fact);
    for (unsigned set = 1; set < 1u << facts; set++) {
        bool shorter = true;
        if (place->fact || place->told || !place->things || !add_up(place, fact, facts, set))
            continue;
        for (unsigned f = 0; f < facts; f++)
            shorter = shorter && (!(set >> f & 1) || either(fact[f])->words < either(place)->words);
        place->told = shorter;
        for (unsigned f = 0; f < facts; f++)
            if (set >> f & 1) {
                fact[f]->told = !shorter;
                fact[f]->fact = !shorter;
            }
        return;
    }
}

/* ---- telling ---- */

static const char *words_of(const struct written *l, unsigned from, unsigned to,
                            char room[SAID_ROOM])
{
    struct text out = { room, room + SAID_ROOM, false };
    *room = 0;
    for (unsigned i = from; l && i < to && i < l->words; i++) {
        put(&out, i > from ? " " : "");
        put(&out, l->word[i]);
    }
    if (!*room)
        put(&out, "-");
    return room;
}

/* The first words of a line, as the game writes them. */
static const char *subject_words(const struct change *c, char room[SAID_ROOM])
{
    return words_of(either(c), 0, c->subject, room);
}

/* The same in the page's language. */
static const char *place_words(const struct changes *all, const struct change *c,
                               char room[SAID_ROOM])
{
    char written[SAID_ROOM];
    const struct line_words *in = &all->words->lines;
    struct text out = { room, room + SAID_ROOM, false };
    *room = 0;
    subject_words(c, written);
    if (!in->place || !in->place(in->with, written, &out))
        subject_words(c, room);
    return room;
}

static const char *line_words(const struct changes *all, const struct written *l,
                              char room[SAID_ROOM])
{
    char written[SAID_ROOM];
    const struct line_words *in = &all->words->lines;
    struct text out = { room, room + SAID_ROOM, false };
    *room = 0;
    words_of(l, 0, MOST_OF_LINE, written);
    if (!in->line || !in->line(in->with, written, &out))
        words_of(l, 0, MOST_OF_LINE, room);
    return room;
}

/* Players are not shown a place for which the language has no words. */
static bool is_hidden(const struct changes *all, const struct change *c)
{
    char room[SAID_ROOM];
    return !*place_words(all, c, room) || !*line_words(all, either(c), room);
}

/* The words behind the place. */
static const char *rest_words(const struct changes *all, const struct change *c,
                              const struct written *l, char room[SAID_ROOM])
{
    const char *colon = all->words->lines.line ? strstr(line_words(all, l, room), ": ") : NULL;
    if (!colon)
        return words_of(l, c->subject, MOST_OF_LINE, room);
    memmove(room, colon + 2, strlen(colon + 2) + 1);
    return room;
}

static void put_thing(const struct changes *all, const struct change *c, struct text *out,
                      const char *name, unsigned times, bool first)
{
    char place[SAID_ROOM];
    const struct line_words *in = &all->words->lines;
    put(out, first ? "" : ", ");
    if (times > 1) {
        put_number(out, times);
        put(out, in->thing ? " × " : "x");
    }
    if (!in->thing || !in->thing(in->with, subject_words(c, place), name, out))
        put(out, name);
}

/* The things that were added (sign 1) or removed (-1). */
static const char *thing_words(const struct changes *all, const struct change *c, int sign,
                               char room[SAID_ROOM])
{
    struct text out = { room, room + SAID_ROOM, false };
    *room = 0;
    for (unsigned i = 0; i < c->things; i++)
        if (c->thing[i].more * sign > 0)
            put_thing(all, c, &out, c->thing[i].name, (unsigned)(c->thing[i].more * sign), !*room);
    return room;
}

static void put_line(struct text *out, const char *line)
{
    put(out, line);
    put_char(out, '\n');
}

/* A letter that replaces a letter is an owner. Neither an owner nor a number is a thing that
 * moves from one line to another. */
static bool is_value(const struct change *c, const char *name)
{
    bool whose = false;
    for (unsigned i = 0; is_seat(name) && i < c->things; i++)
        whose = whose || (is_seat(c->thing[i].name) && c->thing[i].more * more_of(c, name) < 0);
    return is_number(name) || whose;
}

static bool put_moved(struct changes *all, struct change *from, struct change *to)
{
    char what[SAID_ROOM] = "", source[SAID_ROOM], target[SAID_ROOM], line[CHANGE_ROOM];
    struct text out = { what, what + SAID_ROOM, false };
    place_words(all, from, source);
    place_words(all, to, target);
    for (unsigned i = 0; i < from->things; i++)
        for (unsigned k = 0; k < to->things; k++) {
            struct thing *a = &from->thing[i], *b = &to->thing[k];
            if (a->more >= 0 || b->more <= 0 || !same_word(a->name, b->name)
                || is_value(from, a->name) || is_value(to, a->name))
                continue;
            int times = -a->more < b->more ? -a->more : b->more;
            put_thing(all, to, &out, a->name, (unsigned)times, !*what);
            a->more += times;
            b->more -= times;
        }
    if (*what && *source && *target) {
        snprintf(line, sizeof line, all->words->moves, what, source, target);
        put_line(all->out, line);
    }
    return *what;
}

static void put_moves(struct changes *all)
{
    bool moved[MOST_CHANGES] = { false };
    for (unsigned i = 0; i < all->count; i++)
        for (unsigned k = 0; k < all->count; k++) {
            struct change *from = &all->change[i], *to = &all->change[k];
            if (i != k && !from->told && !to->told && !from->fact && !to->fact
                && put_moved(all, from, to))
                moved[i] = moved[k] = true;
        }
    for (unsigned i = 0; i < all->count; i++) {
        keep_different(&all->change[i]);
        all->change[i].told =
            all->change[i].told
            || (moved[i]
                && (!all->change[i].things || !all->change[i].before || !all->change[i].after));
    }
}

/* The language has a sentence for such lines, but no words for the single things in them. */
static bool is_one_sentence(const struct changes *all, const struct change *c)
{
    char place[SAID_ROOM], room[SAID_ROOM];
    const struct line_words *in = &all->words->lines;
    struct text out = { room, room + sizeof room, false };
    return in->thing && c->things
        && !in->thing(in->with, subject_words(c, place), c->thing[0].name, &out);
}

static void format_change(const struct changes *all, const struct change *c, char line[CHANGE_ROOM])
{
    char subject[SAID_ROOM], came[SAID_ROOM], went[SAID_ROOM], whole[SAID_ROOM];
    place_words(all, c, subject);
    thing_words(all, c, 1, came);
    thing_words(all, c, -1, went);
    line_words(all, either(c), whole);
    if (!c->before || !c->after)
        snprintf(line, CHANGE_ROOM, c->after ? all->words->comes : all->words->leaves, whole);
    else if (is_one_sentence(all, c))
        snprintf(line, CHANGE_ROOM, "%s", whole);
    else if (*came && !*went)
        snprintf(line, CHANGE_ROOM, all->words->gains, subject, came);
    else if (*went && !*came)
        snprintf(line, CHANGE_ROOM, all->words->loses, subject, went);
    else
        snprintf(line, CHANGE_ROOM, all->words->lines.line ? "%s: %s → %s" : "%s: %s -> %s",
                 subject, *came ? went : rest_words(all, c, c->before, went),
                 *came ? came : rest_words(all, c, c->after, came));
}

static void put_others(struct changes *all)
{
    char line[CHANGE_ROOM];
    for (unsigned i = 0; i < all->count; i++)
        if (!all->change[i].told && !all->change[i].fact && !all->change[i].kept
            && !is_hidden(all, &all->change[i])) {
            format_change(all, &all->change[i], line);
            put_line(all->out, line);
        }
}

static bool is_following(const struct change *c)
{
    return !c->told
        && (c->kept || (c->fact && c->after)); /* facts that no longer follow are left out */
}

/* Prints derived facts and hidden bookkeeping in one line. */
static void put_following(struct changes *all, bool kept)
{
    char line[CHANGE_ROOM];
    const char *last = NULL; /* the first word of a new fact, after which further ones are listed */
    unsigned said = 0, left = 0;
    for (unsigned i = 0; i < all->count; i++) {
        const struct change *c = &all->change[i];
        if (!is_following(c) || c->kept != kept || is_hidden(all, c))
            continue;
        if (said == MOST_FOLLOWING) {
            left++;
            continue;
        }
        const char *first = c->after ? c->after->word[0] : "";
        bool another = c->fact && !c->before && last && same_word(last, first);
        if (another && all->words->lines.line)
            line_words(all, c->after, line);
        else if (another)
            words_of(c->after, 1, MOST_OF_LINE, line);
        else if (kept && !c->before)
            line_words(all, c->after, line);
        else
            format_change(all, c, line);
        put(all->out, another ? ", " : said++ ? "; " : kept ? "(" : "");
        put(all->out, line);
        last = c->fact && !c->before ? first : NULL;
    }
    if (left)
        put(all->out, "; ...");
    put(all->out, said ? kept ? ")\n" : "\n" : "");
}

void write_changes(const struct spec *spec, const void *table, const void *before,
                   const void *after, const struct change_words *words, struct text *out)
{
    struct page was, is, between;
    uint8_t *mixed = xrealloc(NULL, spec->game->state_size, 1);
    struct changes *all = xrealloc(NULL, 1, sizeof *all);
    all->count = 0;
    all->words = words;
    all->out = out;
    page_write(&was, spec, table, before);
    page_write(&is, spec, table, after);
    memcpy(mixed, spec->game->on_table ? after : before, spec->game->state_size);
    memcpy(mixed, before, spec->game->on_table);
    page_write(&between, spec, table, mixed);
    find_kept(&was, &is, &between);
    find_changes(all, &was, &is);
    for (unsigned i = 0; i < all->count; i++)
        drop_repeated(all, &all->change[i]);
    put_moves(all);
    put_others(all);
    put_following(all, false);
    put_following(all, true);
    page_free(&was);
    page_free(&is);
    page_free(&between);
    free(mixed);
    free(all);
}
