/* The scenario language: a position as a whole. An impossible position is reported with the
 * numbers that are wrong and the lines that cause it. To find these lines, the block is read
 * again without each of them. */
#include "harness/core/games.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/mend/repair.h"
#include "harness/scenario/scene.h"
#include "harness/scenario/words/conventions.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lines of the block that was read. */
struct block {
    struct scene *s;
    struct lines *lines; /* to read them again */
    const char *from;
    size_t size;
    unsigned begin; /* the line above the first */
};

static bool begin_again(struct block *b)
{
    struct complaint ignored;
    bool good = lines_open(b->lines, b->from, b->size, NULL, &ignored);
    b->lines->number = b->begin;
    return good;
}

static bool next_of_block(struct block *b)
{
    struct complaint ignored;
    return next_line(b->lines, &ignored)
        && !(b->lines->in.count == 1 && same_word(b->lines->in.word[0], "end"));
}

static bool read_instead(struct scene *s, char *line, void *state)
{
    const char *word[MOST_REPAIRED + 1];
    struct words in = { split_words(line, word, MOST_REPAIRED + 1), word, NULL };
    return in.count <= MOST_REPAIRED && (!in.count || !read_position_line(s, &in, state));
}

/* Reads the block again with another text for one line ("": without it). False: it cannot be
 * read. */
static bool read_again(struct block *b, unsigned line, const char *instead, void *state)
{
    struct scene *s = b->s;
    char other[REPAIR_ROOM];
    s->game->blank_position(s->table, state);
    if (!begin_again(b))
        return false;
    while (next_of_block(b)) {
        snprintf(other, sizeof other, "%s", instead);
        bool good = b->lines->number == line ? read_instead(s, other, state)
                                             : !read_position_line(s, &b->lines->in, state);
        if (!good)
            return false;
    }
    return true;
}

/* Writes the line with 'other' in place of one word; "" removes the word. */
static bool change_word(const struct words *in, unsigned word, const char *other, char *line,
                        size_t size)
{
    size_t used = 0;
    *line = 0;
    for (unsigned i = 0; i < in->count && used < size; i++) {
        const char *here = i == word ? other : in->word[i];
        int n = *here ? snprintf(line + used, size - used, "%s%s", used ? " " : "", here) : 0;
        used += n > 0 ? (size_t)n : 0;
    }
    return used < size;
}

/* ---- is there something wrong? ---- */

static const struct indexed_property *broken_invariant(const struct scene *s, const void *state)
{
    for (unsigned i = 0; i < s->spec->property_count; i++) {
        const struct indexed_property *p = &s->spec->properties[i];
        bool judges = (p->kind == OF_STATE || p->kind == OF_TALLY) && p->of_state;
        if (judges && !p->of_state(s->table, state))
            return p;
    }
    return NULL;
}

struct trouble {
    const char *expected; /* by the game, if the position does not add up; else NULL */
    const struct indexed_property *broken;
};

static struct trouble trouble_with(const struct scene *s, void *state, bool sketch)
{
    struct trouble t = { s->game->finish_position(s->table, state), NULL };
    if (!t.expected && !sketch)
        t.broken = broken_invariant(s, state);
    return t;
}

/* ---- more pieces of a kind than the sheet has ---- */

struct pieces_of {
    unsigned there, given;
    char name[NAME_SIZE];
};

static bool count_pieces(const struct scene *s, const void *state, unsigned kind,
                         struct pieces_of *p)
{
    struct text name = { p->name, p->name + sizeof p->name, false };
    p->name[0] = 0;
    return s->game->count_pieces
        && s->game->count_pieces(s->table, state, kind, &p->there, &p->given, &name);
}

static unsigned pieces_without(struct block *b, unsigned line, const char *instead, unsigned kind,
                               unsigned otherwise)
{
    struct pieces_of p;
    return read_again(b, line, instead, b->s->scratch)
                && count_pieces(b->s, b->s->scratch, kind, &p)
             ? p.there
             : otherwise;
}

static void note_place(struct place *p, const struct lines *l, unsigned word, unsigned here)
{
    char said[LINE_ROOM + LINE_ROOM];
    snprintf(said, sizeof said, "%*s%s", (int)l->indent, "", l->shown);
    if (word == NO_WORD) /* all of it */
        mark_place(p, l->number, said, l->indent, (unsigned)strlen(l->shown));
    else
        mark_place(p, l->number, said, l->indent + word_place(l, word),
                   (unsigned)strlen(l->in.word[word]));
    p->note[0] = 0;
    if (here)
        snprintf(p->note, sizeof p->note, "%u here", here);
}

/* The error is reported at the last line; the lines above it are listed. */
static void push_place(struct diagnostic *d, const struct place *p)
{
    if (d->at.column && d->others < MOST_PLACES)
        d->other[d->others++] = d->at;
    d->at = *p;
}

/* Lists what could replace a word so that it names one piece less: the word with a smaller
 * number in front, the word without this name, and at last no word. */
static unsigned smaller_words(const char *word, const char *name, char list[4][REPAIR_ROOM])
{
    unsigned n = 0, count = 0;
    const char *plain = read_times(word, &n), *found = strstr(word, name);
    if (n > 2)
        snprintf(list[count++], REPAIR_ROOM, "%ux%s", n - 1, plain);
    else if (n == 2)
        snprintf(list[count++], REPAIR_ROOM, "%s", plain);
    if (found && strcmp(word, name) != 0) {
        const char *behind = found + strlen(name);
        int front = (int)(found - word);
        if (*behind == '/')
            behind++;
        else if (front && word[front - 1] == '/')
            front--;
        snprintf(list[count++], REPAIR_ROOM, "%.*s%s", front, word, behind);
    }
    list[count++][0] = 0;
    return count;
}

/* Removes one piece of this kind from the line, beginning at its end. False: the line has none. */
static bool one_less(struct block *b, unsigned number, unsigned kind, const char *name,
                     unsigned *left, char text[REPAIR_ROOM])
{
    char list[4][REPAIR_ROOM], split[REPAIR_ROOM], less[REPAIR_ROOM];
    const char *word[MOST_REPAIRED];
    memcpy(split, text, sizeof split);
    const struct words in = { split_words(split, word, MOST_REPAIRED), word, NULL };
    for (unsigned w = in.count; w-- > 1;) {
        unsigned count = smaller_words(word[w], name, list);
        for (unsigned i = 0; i < count; i++) {
            if (!change_word(&in, w, list[i], less, sizeof less))
                return false;
            unsigned now = pieces_without(b, number, less, kind, UINT16_MAX);
            if (now >= *left)
                continue;
            *left = now;
            memcpy(text, less, sizeof less);
            return true;
        }
    }
    return false;
}

/* Finds a fix: the line with so few pieces that the position has no more of them than the sheet. */
static void fix_pieces(struct block *b, const struct lines *line, unsigned kind,
                       const struct pieces_of *p, struct diagnostic *d)
{
    char text[REPAIR_ROOM];
    unsigned left = p->there;
    d->fix[0] = 0;
    snprintf(text, sizeof text, "%.*s", REPAIR_ROOM - 1, line->shown);
    while (left > p->given && one_less(b, line->number, kind, p->name, &left, text))
        continue;
    if (left <= p->given)
        snprintf(d->fix, sizeof d->fix, "%.300s", text);
    else if (pieces_without(b, line->number, "", kind, p->there) < p->there)
        scene_leave_out(b->s);
}

/* How many pieces of this kind the whole line adds; *word is the word to mark. */
static unsigned on_whole_line(struct block *b, const struct lines *line, unsigned kind,
                              const struct pieces_of *p, unsigned *word)
{
    unsigned there = pieces_without(b, line->number, "", kind, p->there);
    *word = line->in.count - 1;
    for (unsigned w = line->in.count; w-- > 1;)
        if (strstr(line->in.word[w], p->name)) {
            *word = w;
            break;
        }
    return there < p->there ? p->there - there : 0;
}

/* Marks the words of the block that name this kind, and notes how many each names. */
static void place_pieces(struct block *b, unsigned kind, const struct pieces_of *p,
                         struct diagnostic *d)
{
    struct lines *line = malloc(sizeof *line), *again = b->lines;
    struct complaint ignored;
    struct place head = d->at;
    unsigned last = 0;
    d->at.column = 0;
    bool good = line && lines_open(line, b->from, b->size, NULL, &ignored);
    char text[REPAIR_ROOM];
    if (good)
        line->number = b->begin;
    while (good && next_line(line, &ignored)
           && !(line->in.count == 1 && same_word(line->in.word[0], "end"))) {
        unsigned here = 0, word = 0;
        for (unsigned w = 1; w < line->in.count; w++) {
            if (!change_word(&line->in, w, "", text, sizeof text))
                break;
            unsigned there = pieces_without(b, line->number, text, kind, p->there);
            here += there < p->there ? p->there - there : 0;
            word = there < p->there ? w : word;
        }
        if (!here) /* the line cannot be read without one of its words */
            here = on_whole_line(b, line, kind, p, &word);
        if (!here)
            continue;
        struct place place;
        note_place(&place, line, word, here);
        push_place(d, &place);
        fix_pieces(b, line, kind, p, d);
        last = here;
    }
    unsigned elsewhere = p->there - last;
    if (last && elsewhere <= p->given)
        snprintf(d->at.note, sizeof d->at.note, "at most %u here", p->given - elsewhere);
    if (!d->at.column)
        d->at = head;
    b->lines = again;
    free(line);
}

/* Reports every kind of piece of which the position has more than the sheet. */
static bool too_many(struct block *b, bool warning)
{
    struct scene *s = b->s;
    struct pieces_of p;
    bool any = false;
    for (unsigned kind = 0;; kind++) {
        if (!read_again(b, 0, "", s->scratch) || !count_pieces(s, s->scratch, kind, &p))
            return any;
        if (p.there <= p.given)
            continue;
        scene_complain(s, "found %u %s, expected at most the %u that the sheet has", p.there,
                       p.name, p.given);
        place_pieces(b, kind, &p, &s->error);
        s->error.near = true;
        s->error.warning = warning;
        any = true;
        if (!s->checking)
            return true;
        add_diagnostic(s->all, &s->error);
    }
}

/* ---- the same line twice ---- */

/* The block without the repeated line is in s->scratch. Does it add up, while the whole block
 * does not? */
static bool only_once_adds_up(struct scene *s, const void *whole)
{
    if (s->game->finish_position(s->table, s->scratch))
        return false;
    memcpy(s->scratch, whole, s->game->state_size);
    return s->game->finish_position(s->table, s->scratch);
}

/* Reports an earlier line that says the same as this one, if the position is the same without
 * it. */
static void find_twice(struct block *b, const struct lines *line, struct lines *above,
                       const void *whole)
{
    struct scene *s = b->s;
    struct complaint ignored;
    struct place place;
    if (!lines_open(above, b->from, b->size, NULL, &ignored))
        return;
    above->number = b->begin;
    while (next_line(above, &ignored) && above->number < line->number) {
        bool same = !strcmp(above->shown, line->shown);
        if (!says_again(&above->in, &line->in) || !read_again(b, above->number, "", s->scratch)
            || (memcmp(s->scratch, whole, s->game->state_size) != 0
                && !(same && only_once_adds_up(s, whole))))
            continue;
        scene_complain(s,
                       same ? "found the same line again, expected it once: leave out this one, or "
                              "line %u"
                            : "found this a second time, expected it once: it overrides line %u, "
                              "leave out one of them",
                       above->number);
        note_place(&place, line, NO_WORD, 0);
        s->error.other[s->error.others++] = place;
        note_place(&place, above, NO_WORD, 0);
        s->error.at = s->error.other[0];
        s->error.other[0] = place;
        scene_leave_out(s);
        add_diagnostic(s->all, &s->error);
        return;
    }
}

static void find_all_twice(struct block *b)
{
    struct lines *line = malloc(sizeof *line), *above = malloc(sizeof *above);
    void *whole = malloc(b->s->game->state_size);
    struct complaint ignored;
    if (line && above && whole && read_again(b, 0, "", whole)
        && lines_open(line, b->from, b->size, NULL, &ignored)) {
        line->number = b->begin;
        while (next_line(line, &ignored)
               && !(line->in.count == 1 && same_word(line->in.word[0], "end")))
            find_twice(b, line, above, whole);
    }
    free(line);
    free(above);
    free(whole);
}

/* ---- other impossible positions ---- */

enum { MOST_LOOKED_AT = 300 /* words */ };

/* Stores a mend that replaces the line that 'text' would override. If there is none, the mend
 * adds 'text' at the end of the block, because later lines may override earlier ones. */
static void put_in_block(struct block *b, const char *text)
{
    struct diagnostic *d = &b->s->error;
    struct lines *line = malloc(sizeof *line);
    struct complaint ignored;
    struct place last = d->at, same = { 0 };
    char split[REPAIR_ROOM];
    const char *word[MOST_REPAIRED];
    snprintf(split, sizeof split, "%s", text);
    const struct words in = { split_words(split, word, MOST_REPAIRED), word, NULL };
    bool good = line && lines_open(line, b->from, b->size, NULL, &ignored);
    if (good)
        line->number = b->begin;
    while (good && next_line(line, &ignored)
           && !(line->in.count == 1 && same_word(line->in.word[0], "end"))) {
        note_place(&last, line, 0, 0);
        if (overrides_position(b->s, &line->in, &in))
            same = last;
    }
    free(line);
    if (same.line)
        last = same;
    if (d->at.line != last.line) {
        if (d->at.line != b->begin && d->others < MOST_PLACES)
            d->other[d->others++] = d->at;
        d->at = last;
    }
    scene_put(b->s, same.line ? FIX_INSTEAD : FIX_BELOW, text);
}

static bool adds_up_with(struct block *b, const char *line)
{
    struct scene *s = b->s;
    char text[REPAIR_ROOM];
    snprintf(text, sizeof text, "%s", line);
    return read_again(b, 0, "", s->scratch) && read_instead(s, text, s->scratch)
        && !s->game->finish_position(s->table, s->scratch);
}

/* For an example like "order 1 B A": tries other numbers and other sets of players, in the order
 * of their seats. */
static bool with_other_players(struct block *b, const char *example, char line[REPAIR_ROOM])
{
    const struct scene *s = b->s;
    char name[NAME_SIZE], split[REPAIR_ROOM];
    const char *word[MOST_REPAIRED];
    unsigned ignored, players = scene_players(s);
    snprintf(split, sizeof split, "%s", example);
    const unsigned count = split_words(split, word, MOST_REPAIRED);
    if (count < 3 || !read_number(word[1], UINT8_MAX, &ignored))
        return false;
    for (unsigned i = 2; i < count; i++)
        if (!read_seat(word[i], MAX_PLAYERS, &ignored))
            return false;
    snprintf(name, sizeof name, "%s", word[0]);
    for (unsigned n = 1; n <= 9; n++)
        for (unsigned set = (1u << players) - 1; set; set--) { /* larger sets first */
            int used = snprintf(line, REPAIR_ROOM, "%s %u", name, n);
            for (unsigned seat = 0; seat < players; seat++)
                if (set >> seat & 1)
                    used +=
                        snprintf(line + used, REPAIR_ROOM - (size_t)used, " %c", (int)('A' + seat));
            if (adds_up_with(b, line))
                return true;
        }
    return false;
}

/* Looks for a missing line among the examples of the game's conventions: one with which the
 * position adds up. An example is preferred if the game's message quotes its first word. */
static void add_missing_line(struct block *b, const char *expected)
{
    struct scene *s = b->s;
    struct conventions all;
    char line[REPAIR_ROOM], quoted[NAME_SIZE + 2];
    conventions_open(&all, s->game->name);
    for (unsigned i = 0; i < all.count; i++) {
        const char *example = all.list[i].example;
        if (!example || all.list[i].section != OF_POSITIONS)
            continue;
        snprintf(quoted, sizeof quoted, "'%.*s ", (int)strcspn(example, " "), example);
        if (s->error.fix[0] && !strstr(expected, quoted))
            continue;
        snprintf(line, sizeof line, "%s", example);
        if (!adds_up_with(b, example)
            && !(strstr(expected, quoted) && with_other_players(b, example, line)))
            continue;
        put_in_block(b, line);
        break;
    }
    conventions_close(&all);
}

/* A search for another word, or for a line to leave out, that mends the position. At first
 * everything must add up afterwards; with 'even_other' it is enough that the trouble is another
 * one. */
struct search {
    struct block *b;
    const char *expected;
    bool sketch, even_other;
    struct lines line;
};

static bool is_better(const struct search *m, void *state)
{
    struct trouble now = trouble_with(m->b->s, state, m->sketch);
    return !now.expected || (m->even_other && now.expected != m->expected);
}

static bool mend_word(struct search *m, unsigned word, const char *other)
{
    struct scene *s = m->b->s;
    char text[REPAIR_ROOM];
    if (!change_word(&m->line.in, word, other, text, sizeof text)
        || !read_again(m->b, m->line.number, text, s->scratch) || !is_better(m, s->scratch))
        return false;
    note_place(&s->error.at, &m->line, word, 0);
    snprintf(s->error.fix, sizeof s->error.fix, "%.300s", text);
    return true;
}

/* Tries other numbers at the beginning of the word: first fewer, then more. */
static bool mend_number(struct search *m, unsigned word)
{
    enum { MOST_MORE = 12 };
    const char *had = m->line.in.word[word];
    char digits[8], other[REPAIR_ROOM];
    unsigned n, length = (unsigned)strspn(had, "0123456789");
    snprintf(digits, sizeof digits, "%.*s", (int)length, had);
    if (!length || length >= sizeof digits || !read_number(digits, UINT8_MAX, &n))
        return false;
    for (unsigned i = 1; i <= n + MOST_MORE; i++) {
        snprintf(other, sizeof other, "%u%s", i <= n ? n - i : i, had + length);
        if (mend_word(m, word, other))
            return true;
    }
    return false;
}

/* A missing piece may look like the example in the game's message, "such as A1@ in front of":
 * tries it, with each player and number, in front of the word. */
static bool mend_by_example(struct search *m, unsigned word)
{
    const char *at = strstr(m->expected, "such as "), *had = m->line.in.word[word];
    char example[NAME_SIZE], other[REPAIR_ROOM];
    snprintf(example, sizeof example, "%.*s", at ? (int)strcspn(at + 8, " ,;") : 0,
             at ? at + 8 : "");
    if (example[0] != 'A' || example[1] != '1' || !example[2] || strstr(had, example + 2))
        return false;
    for (unsigned seat = 0; seat < scene_players(m->b->s); seat++)
        // NOLINTNEXTLINE(bugprone-too-small-loop-variable): they are digits
        for (char digit = '1'; digit <= '4'; digit++) {
            example[0] = (char)('A' + seat);
            example[1] = digit;
            snprintf(other, sizeof other, "%s%.200s", example, had);
            if (mend_word(m, word, other))
                return true;
        }
    return false;
}

/* Leaves out the whole line. */
static bool mend_away(struct search *m)
{
    struct scene *s = m->b->s;
    if (!read_again(m->b, m->line.number, "", s->scratch) || !is_better(m, s->scratch))
        return false;
    note_place(&s->error.at, &m->line, NO_WORD, 0);
    scene_leave_out(s);
    return true;
}

/* Tries on each line: another number (0), the game's example (1), or no such line (2). */
static bool find_mend(struct search *m, unsigned which)
{
    struct complaint ignored;
    bool found = false;
    unsigned looked_at = 0;
    if (!lines_open(&m->line, m->b->from, m->b->size, NULL, &ignored))
        return false;
    m->line.number = m->b->begin;
    while (!found && next_line(&m->line, &ignored)
           && !(m->line.in.count == 1 && same_word(m->line.in.word[0], "end"))) {
        if (which == 2)
            found = mend_away(m);
        for (unsigned w = 1; which < 2 && w < m->line.in.count && !found; w++)
            found =
                looked_at++ < MOST_LOOKED_AT && (which ? mend_by_example(m, w) : mend_number(m, w));
    }
    return found;
}

/* For a position that is not mended by a word less or a line more: tries other numbers, the
 * game's example, and a line less. */
static void try_other_mends(struct block *b, const char *expected, bool sketch)
{
    struct search *m = calloc(1, sizeof *m);
    if (!m)
        return;
    *m = (struct search){ .b = b, .expected = expected, .sketch = sketch };
    bool found = false;
    for (unsigned i = 0; i < 6 && !found; i++) {
        m->even_other = i >= 3;
        found = find_mend(m, i % 3);
    }
    free(m);
}

/* Offers 'sketch' instead of 'position': no play leads here, but the pieces can be laid like
 * this. */
static void offer_sketch(struct diagnostic *d, const struct place *head)
{
    if (d->at.line != head->line && d->others < MOST_PLACES)
        d->other[d->others++] = d->at;
    d->at = *head;
    snprintf(d->fix, sizeof d->fix, "sketch");
}

/* Marks the words without which the position would not have this trouble, and looks for a mend. */
static void place_trouble(struct block *b, const struct trouble *t, bool sketch)
{
    struct scene *s = b->s;
    struct lines *line = malloc(sizeof *line);
    struct complaint ignored;
    struct diagnostic *d = &s->error;
    struct place head = d->at;
    char text[REPAIR_ROOM];
    bool good = line && lines_open(line, b->from, b->size, NULL, &ignored);
    if (good)
        line->number = b->begin;
    d->at.column = 0;
    while (good && next_line(line, &ignored)
           && !(line->in.count == 1 && same_word(line->in.word[0], "end"))) {
        for (unsigned w = line->in.count; w-- > 0;) {
            struct place place;
            if (!change_word(&line->in, w, "", text, sizeof text)
                || !read_again(b, line->number, w ? text : "", s->scratch))
                continue;
            struct trouble now = trouble_with(s, s->scratch, sketch);
            if (now.expected ? now.expected == t->expected : now.broken == t->broken && now.broken)
                continue;
            note_place(&place, line, w, 0);
            push_place(d, &place);
            d->fix[0] = 0;
            if (w && !now.expected && !now.broken)
                snprintf(d->fix, sizeof d->fix, "%.300s", text);
            break;
        }
    }
    if (!d->at.column)
        d->at = head;
    free(line);
    if (t->expected)
        add_missing_line(b, t->expected);
    if (t->expected && !d->fix[0])
        try_other_mends(b, t->expected, sketch);
    if (!t->expected && !d->fix[0])
        offer_sketch(d, &head);
}

/* ---- warnings: one word of a sketch breaks a property ---- */

enum { MOST_WARNED = 4, MAX_DOUBTS = 16 };

/* A sketch leaves out what happened before, so it may break properties about setup and order. */
static bool is_about_order(const struct scene *s, const struct indexed_property *p)
{
    enum clause_kind kind = clause_of(s->spec, p->clause)->kind;
    return kind == TURN_ORDER || kind == SETUP;
}

/* The properties that the sketch breaks, and for each the word whose removal would mend it. */
struct doubts {
    const struct indexed_property *broken[MAX_DOUBTS];
    unsigned count, lines[MAX_DOUBTS]; /* lines: how many have such a word */
    struct diagnostic first[MAX_DOUBTS];
};

static bool breaks(const struct scene *s, const struct indexed_property *p, const void *state)
{
    return (p->kind == OF_STATE || p->kind == OF_TALLY) && p->of_state
        && !p->of_state(s->table, state);
}

static void doubt_word(struct block *b, struct doubts *d, const struct lines *line, unsigned word)
{
    struct scene *s = b->s;
    char text[REPAIR_ROOM];
    if (!change_word(&line->in, word, "", text, sizeof text)
        || !read_again(b, line->number, text, s->scratch)
        || s->game->finish_position(s->table, s->scratch))
        return;
    for (unsigned i = 0; i < d->count; i++) {
        struct diagnostic *first = &d->first[i];
        if (breaks(s, d->broken[i], s->scratch) || (d->lines[i] && first->at.line == line->number))
            continue;
        if (d->lines[i]++)
            continue;
        note_place(&first->at, line, word, 0);
        snprintf(first->fix, sizeof first->fix, "%.300s", text);
        snprintf(first->message, sizeof first->message,
                 "no play leads here because of '%.40s': it breaks %s (clause %s): %.300s",
                 line->in.word[word], d->broken[i]->name, slug_of(s->spec, d->broken[i]->clause),
                 clause_of(s->spec, d->broken[i]->clause)->statement);
    }
}

/* Warns of a word only if all words that would mend the property are on one line. */
static void warn_of_words(struct block *b)
{
    struct scene *s = b->s;
    struct doubts *d = calloc(1, sizeof *d);
    struct lines *line = malloc(sizeof *line);
    struct complaint ignored;
    unsigned looked_at = 0, warned = 0;
    for (unsigned i = 0; d && i < s->spec->property_count && d->count < MAX_DOUBTS; i++)
        if (breaks(s, &s->spec->properties[i], s->state)
            && !is_about_order(s, &s->spec->properties[i]))
            d->broken[d->count++] = &s->spec->properties[i];
    bool good = d && d->count && line && lines_open(line, b->from, b->size, NULL, &ignored);
    if (good)
        line->number = b->begin;
    while (good && next_line(line, &ignored)
           && !(line->in.count == 1 && same_word(line->in.word[0], "end")))
        for (unsigned w = line->in.count; w-- > 1 && looked_at < MOST_LOOKED_AT; looked_at++)
            doubt_word(b, d, line, w);
    for (unsigned i = 0; good && i < d->count && warned < MOST_WARNED; i++) {
        if (d->lines[i] != 1)
            continue;
        d->first[i].warning = true;
        add_diagnostic(s->all, &d->first[i]);
        warned++;
    }
    free(line);
    free(d);
}

static bool is_position(struct block *b, bool sketch)
{
    struct scene *s = b->s;
    struct trouble t = trouble_with(s, s->state, sketch);
    bool good = !t.expected && !t.broken;
    if (good && s->checking && !too_many(b, true) && sketch)
        warn_of_words(b);
    if (good)
        return true;
    if (too_many(b, false))
        return s->gathered = s->checking, false;
    if (t.expected)
        scene_complain(s, "found a position that does not add up, expected %s", t.expected);
    else
        scene_complain(s, "position breaks %s (clause %s): %s", t.broken->name,
                       slug_of(s->spec, t.broken->clause),
                       clause_of(s->spec, t.broken->clause)->statement);
    if (!s->checking)
        return false;
    place_trouble(b, &t, sketch);
    return false;
}

/* Says which property of positions a sketch breaks, if it breaks one. */
static void say_sketch(struct scene *s)
{
    const struct indexed_property *broken = broken_invariant(s, s->state);
    if (broken)
        scene_note_found(s,
                         "everything is set up, but no play leads here: it breaks %s (clause %s)",
                         broken->name, slug_of(s->spec, broken->clause));
    else
        scene_note_found(s, "everything is set up");
}

/* ---- a position that must be refused ---- */

/* Is the position refused for the reason 'name': a property, a clause with a broken property, or
 * 'impossible'? */
static bool refused_by(struct scene *s, struct block *b, const char *name, verdict clause,
                       bool is_slug)
{
    bool found = false;
    const char *expected =
        too_many(b, false) ? "fewer of them" : s->game->finish_position(s->table, s->state);
    if (expected) {
        scene_note_found(s, "the position is impossible, expected %.300s", expected);
        return same_word(name, "impossible");
    }
    scene_note_found(s, "the position breaks no property");
    for (unsigned i = 0; i < s->spec->property_count; i++) {
        const struct indexed_property *p = &s->spec->properties[i];
        bool judges = (p->kind == OF_STATE || p->kind == OF_TALLY) && p->of_state;
        if (!judges || p->of_state(s->table, s->state))
            continue;
        if (!found)
            scene_note_found(s, "the position breaks %s (clause %s)", p->name,
                             slug_of(s->spec, p->clause));
        found = found || same_word(p->name, name) || (is_slug && p->clause == clause);
    }
    return found;
}

static bool is_property(const struct scene *s, const char *name, struct nearest *near)
{
    bool found = same_word(name, "impossible");
    nearest_of(near, "impossible");
    for (unsigned i = 0; i < s->spec->clause_count; i++)
        nearest_of(near, s->spec->clauses[i].slug);
    for (unsigned i = 0; i < s->spec->property_count; i++) {
        nearest_of(near, s->spec->properties[i].name);
        found = found || same_word(s->spec->properties[i].name, name);
    }
    return found;
}

bool do_position_refused(struct scene *s)
{
    char name[LINE_ROOM];
    verdict clause = LEGAL;
    bool is_slug = is_clause(s, scene_word(s, 1));
    unsigned begin = s->lines.number;
    struct nearest near = { .wanted = scene_word(s, 1) };
    if (!is_property(s, scene_word(s, 1), &near) && !is_slug) {
        scene_complain_at(s, 1, "found '%.60s'%s, expected a clause, a property, or 'impossible'",
                          scene_word(s, 1), nearest_hint(&near));
        scene_fix_near(s, 1, &near);
        return false;
    }
    if (is_slug && !scene_clause_at(s, &clause))
        return false;
    snprintf(name, sizeof name, "%s", scene_word(s, 1));
    struct block b = { .s = s, .from = s->lines.at, .begin = begin };
    bool checking = s->checking;
    if (!scene_seal(s))
        return false;
    s->game->blank_position(s->table, s->state);
    if (!read_block(s, false))
        return false;
    unsigned end = s->lines.number;
    b.size = (size_t)(s->lines.at - b.from);
    b.lines = malloc(sizeof *b.lines);
    if (!b.lines)
        return scene_complain(s, "out of memory for a position");
    s->checking = false;
    bool held = refused_by(s, &b, name, clause, is_slug);
    s->checking = checking;
    free(b.lines);
    s->asked_table = true;
    s->lines.number = begin;
    snprintf(s->lines.shown, sizeof s->lines.shown, "position-refused %.300s", name);
    scene_expect(s, held, LEGAL, "a position refused by %.300s", name);
    s->lines.number = end;
    return true;
}

bool place_block(struct scene *s, bool sketch)
{
    unsigned begin = s->lines.number, end, had = s->checking ? s->all->errors : 0;
    struct block b = { .s = s, .from = s->lines.at, .begin = begin };
    char head[LINE_ROOM];
    if (!scene_seal(s))
        return false;
    snprintf(head, sizeof head, "%s", s->lines.shown);
    s->game->blank_position(s->table, s->state);
    if (!read_block(s, false))
        return false;
    end = s->lines.number;
    b.size = (size_t)(s->lines.at - b.from);
    b.lines = malloc(sizeof *b.lines);
    if (!b.lines)
        return scene_complain(s, "out of memory for a position");
    s->lines.number = begin; /* an error that remains concerns the whole block */
    snprintf(s->lines.shown, sizeof s->lines.shown, "%s", head);
    s->lines.in.count = 0;
    if (s->checking)
        find_all_twice(&b);
    bool good = is_position(&b, sketch);
    if (good && s->checking && s->all->errors > had)
        s->gathered = true, good = false;
    free(b.lines);
    if (good) {
        memcpy(s->position, s->state, s->game->state_size);
        snprintf(s->lines.shown, sizeof s->lines.shown, "%s", sketch ? "sketch" : "position");
        scene_note_found(s, "everything is set up");
        if (sketch && s->tell)
            say_sketch(s);
        scene_set_up(s, true, sketch);
    }
    if (good || s->checking)
        s->lines.number = end;
    return good;
}
