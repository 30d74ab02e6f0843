/* The scenario language: what a position shows, and what a player sees of it, line by line.
 *
 * A line holds in three cases: the position is written with it; no line begins with its first
 * word, and reading it changes nothing in the position (one field of a row); or it ends in
 * 'none', and nothing is written there. The word ... stands for any words.
 *
 * Two things of one position are compared by the numbers that it shows for them ('more'), or by
 * what it would show if two of its lines were exchanged ('if-swapped'). */
#include "harness/scenario/expectations.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SHOWN = 400 };

/* The words of one printed line, which are not terminated by 0. */
struct shown {
    unsigned count;
    struct {
        const char *at;
        size_t length;
    } word[MOST_SHOWN];
};

/* Splits the first line of the text into words. Returns the beginning of the next line. */
static const char *split_line(const char *line, struct shown *out)
{
    size_t length = strcspn(line, "\n");
    out->count = 0;
    for (size_t i = 0; i < length;) {
        size_t word = strcspn(line + i, " \t\n");
        word = word < length - i ? word : length - i;
        if (word && out->count < MOST_SHOWN) {
            out->word[out->count].at = line + i;
            out->word[out->count++].length = word;
        }
        i += word + !word;
    }
    return line + length + (line[length] != 0);
}

static bool is_word(const struct shown *s, unsigned i, const char *word)
{
    return strlen(word) == s->word[i].length && !memcmp(s->word[i].at, word, s->word[i].length);
}

/* Compares word by word; ... matches any number of words. */
static bool words_match(const struct shown *line, unsigned i, const struct words *want, unsigned j)
{
    if (j == want->count)
        return i == line->count;
    if (!same_word(want->word[j], "..."))
        return i < line->count && is_word(line, i, want->word[j])
            && words_match(line, i + 1, want, j + 1);
    while (j + 1 < want->count && same_word(want->word[j + 1], "..."))
        j++;
    for (; i <= line->count; i++)
        if (words_match(line, i, want, j + 1))
            return true;
    return false;
}

static bool begins(const struct shown *line, const struct words *want, unsigned words)
{
    bool same = line->count >= words;
    for (unsigned i = 0; same && i < words; i++)
        same = is_word(line, i, want->word[i]);
    return same;
}

/* Is the value empty: no further word, or one that means nothing? */
static bool says_nothing(const struct shown *line, unsigned from)
{
    return line->count == from
        || (line->count == from + 1
            && (is_word(line, from, "none") || is_word(line, from, "-") || is_word(line, from, "0")
                || is_word(line, from, "(0)")));
}

/* For "hand B none": is there no such line, or is its value empty? */
static bool shows_none(const char *text, const struct words *want)
{
    unsigned front = want->count - 1;
    struct shown line;
    bool none = want->count > 1 && same_word(want->word[front], "none");
    while (none && *text) {
        text = split_line(text, &line);
        none = !begins(&line, want, front) || says_nothing(&line, front);
    }
    return none;
}

static bool has_line(const char *text, const struct words *want)
{
    struct shown line;
    while (*text) {
        text = split_line(text, &line);
        if (line.count && words_match(&line, 0, want, 0))
            return true;
    }
    return false;
}

/* For a line that the position does not print: does reading it change nothing here, but
 * something in an empty position? */
static bool reads_as_is(struct scene *s, const void *state, const struct words *want)
{
    struct words in = { want->count, want->word, NULL };
    const char *text = s->text;
    struct shown line;
    while (*text) {
        text = split_line(text, &line);
        if (begins(&line, want, 1))
            return false;
    }
    memcpy(s->scratch, state, s->game->state_size);
    if (read_position_line(s, &in, s->scratch)
        || memcmp(s->scratch, state, s->game->state_size) != 0)
        return false;
    s->game->blank_position(s->table, s->scratch);
    if (read_position_line(s, &in, s->scratch))
        return false;
    s->game->blank_position(s->table, s->judged_state);
    return memcmp(s->scratch, s->judged_state, s->game->state_size) != 0;
}

/* Reads one line into an empty position. */
static bool read_alone(struct scene *s, const struct words *in, void *state)
{
    s->game->blank_position(s->table, state);
    return !read_position_line(s, in, state);
}

/* Does the word have the same letters, maybe in another order? */
static bool has_letters_of(const struct shown *line, unsigned i, const char *word)
{
    int count[256] = { 0 };
    bool same = strlen(word) == line->word[i].length;
    for (size_t k = 0; same && k < line->word[i].length; k++) {
        count[(unsigned char)word[k]]++;
        count[(unsigned char)line->word[i].at[k]]--;
    }
    for (unsigned k = 0; k < 256; k++)
        same = same && !count[k];
    return same;
}

/* Is there a printed line that makes the same position, with the letters of its words in another
 * order, as in LTT for TTL? */
static bool says_the_same(struct scene *s, const struct words *want)
{
    const char *word[MOST_SHOWN], *next, *text = s->text;
    struct shown line;
    bool same = false;
    s->game->blank_position(s->table, s->judged_state);
    if (!read_alone(s, want, s->scratch)
        || !memcmp(s->scratch, s->judged_state, s->game->state_size))
        return false; /* the line changes nothing in an empty position */
    char *copy = malloc(strlen(text) + 1);
    if (copy)
        memcpy(copy, text, strlen(text) + 1);
    for (char *at = copy; copy && *at && !same; at = copy + (next - copy)) {
        next = split_line(at, &line);
        bool alike = begins(&line, want, 1) && line.count == want->count;
        for (unsigned i = 1; alike && i < line.count; i++)
            alike = has_letters_of(&line, i, want->word[i]);
        for (unsigned i = 0; alike && i < line.count; i++) {
            char *of = copy + (line.word[i].at - copy);
            of[line.word[i].length] = 0;
            word[i] = of;
        }
        struct words in = { line.count, word, NULL };
        same = alike && read_alone(s, &in, s->judged_state)
            && !memcmp(s->scratch, s->judged_state, s->game->state_size);
    }
    free(copy);
    return same;
}

/* ---- the line that comes nearest ---- */

/* Equal words at the beginning count most, then words that occur anywhere. */
static unsigned likeness(const struct shown *line, const struct words *want)
{
    unsigned alike = 0, front = 0;
    while (front < line->count && front < want->count && is_word(line, front, want->word[front]))
        front++;
    for (unsigned j = front; j < want->count; j++)
        for (unsigned i = front; i < line->count; i++)
            if (is_word(line, i, want->word[j])) {
                alike++;
                break;
            }
    return front ? 100 * front + 2 * alike + (line->count == want->count) : 0;
}

/* The first word of a line that is nearest to a misspelt one. */
struct first_word {
    struct nearest near;
    char name[MOST_SHOWN][NAME_SIZE];
};

static const char *first_word_like(struct first_word *f, const char *text, const char *wanted)
{
    struct shown line;
    f->near = (struct nearest){ .wanted = wanted };
    for (unsigned i = 0; *text && i < MOST_SHOWN;) {
        text = split_line(text, &line);
        if (!line.count || line.word[0].length >= NAME_SIZE)
            continue;
        snprintf(f->name[i], NAME_SIZE, "%.*s", (int)line.word[0].length, line.word[0].at);
        nearest_of(&f->near, f->name[i++]);
    }
    return nearest_hint(&f->near);
}

/* "no line begins with 'hnad' (did you mean 'hand'?), but with phase, turn, hand" */
static void note_first_words(struct scene *s, const char *wanted)
{
    struct first_word like;
    char list[1200] = " ";
    const char *text = s->text;
    struct shown line;
    while (*text) {
        char word[NAME_SIZE + 2];
        text = split_line(text, &line);
        size_t used = strlen(list);
        if (!line.count || line.word[0].length >= NAME_SIZE || used + NAME_SIZE + 2 > sizeof list)
            continue;
        snprintf(word, sizeof word, " %.*s,", (int)line.word[0].length, line.word[0].at);
        if (!strstr(list, word))
            snprintf(list + used, sizeof list - used, "%s", word);
    }
    scene_note_found(s, "no line begins with '%.60s'%s, but with%.*s", wanted,
                     first_word_like(&like, s->text, wanted), (int)strlen(list) - 2, list + 1);
}

static void note_closest(struct scene *s, const struct words *want)
{
    const char *best = NULL, *text = s->text;
    unsigned most = 0;
    struct shown line;
    while (*text) {
        const char *begin = text;
        text = split_line(text, &line);
        unsigned alike = likeness(&line, want);
        if (alike > most)
            most = alike, best = begin;
    }
    if (best)
        scene_note_found(s, "found '%.*s'", (int)strcspn(best, "\n"), best);
    else
        note_first_words(s, want->word[0]);
}

static bool write_all(struct scene *s, const void *state, bool facts)
{
    struct text out = { s->text, s->text + TEXT_ROOM, false };
    *s->text = 0;
    s->game->write_position(s->table, state, &out);
    if (facts) {
        put_char(&out, '\n');
        s->game->write_facts(s->table, state, &out);
    }
    return !out.full || scene_complain(s, "found a position of more than %d letters", TEXT_ROOM);
}

static bool judge_line(struct scene *s, const void *state, unsigned from, bool there)
{
    struct words want = scene_words_from(s, from);
    bool found = has_line(s->text, &want) || shows_none(s->text, &want)
              || reads_as_is(s, state, &want) || says_the_same(s, &want);
    if (found || !there)
        scene_note_found(s, found ? "the line is there" : "no such line is there");
    else
        note_closest(s, &want);
    const char *line = s->lines.shown; /* the line as written, without the words before it */
    for (unsigned skip = 0; skip < from; skip++) {
        line += strcspn(line, " \t");
        line += strspn(line, " \t");
    }
    return scene_expect(s, found == there, LEGAL, "%s '%.300s'", there ? "the line" : "no line",
                        line);
}

bool do_shows(struct scene *s)
{
    return write_all(s, s->state, true) && judge_line(s, s->state, 1, true);
}

bool do_shows_not(struct scene *s)
{
    return write_all(s, s->state, true) && judge_line(s, s->state, 1, false);
}

static bool observes(struct scene *s, bool there)
{
    unsigned seat;
    if (!scene_seat_at(s, 1, &seat))
        return false;
    s->game->view(s->table, s->state, seat, s->spare);
    return write_all(s, s->spare, false) && judge_line(s, s->spare, 2, there);
}

bool do_observes(struct scene *s)
{
    return observes(s, true);
}

bool do_observes_not(struct scene *s)
{
    return observes(s, false);
}

/* ---- two things of one position: comparing their numbers ---- */

/* Returns where the word is that divides the two things, or 0. */
static unsigned find_between(const struct scene *s, unsigned from, const char *word)
{
    for (unsigned i = from + 1; i + 1 < s->lines.in.count; i++)
        if (same_word(scene_word(s, i), word))
            return i;
    return 0;
}

/* Offers the line with the dividing word: in place of a misspelt one, or before the second
 * thing. */
static void fix_between(struct scene *s, unsigned from, const char *word)
{
    char with[NAME_SIZE];
    for (unsigned i = from + 1; i < s->lines.in.count; i++) {
        struct nearest near = { .wanted = scene_word(s, i) };
        nearest_of(&near, word);
        if (*nearest_hint(&near)) {
            scene_fix(s, i, word, true);
            return;
        }
    }
    for (unsigned i = from + 1; i < s->lines.in.count; i++)
        if (same_word(scene_word(s, i), scene_word(s, from))) {
            snprintf(with, sizeof with, "%.20s %.40s", word, scene_word(s, i));
            scene_fix(s, i, with, true);
            return;
        }
}

static bool lacks_between(struct scene *s, unsigned from, const char *word, const char *form)
{
    scene_complain_at(s, s->lines.in.count,
                      "found '%.80s' without '%s' between two things, "
                      "expected %s",
                      s->lines.shown, word, form);
    fix_between(s, from, word);
    return false;
}

/* Reads the number behind these words: 10 for "strength red" in the line "strength red 10". */
static bool number_behind(const struct shown *line, const struct words *thing, int *number)
{
    struct shown front = *line;
    for (front.count = 1; front.count < line->count; front.count++) {
        char digits[12];
        size_t length = line->word[front.count].length;
        if (!words_match(&front, 0, thing, 0) || length >= sizeof digits)
            continue;
        memcpy(digits, line->word[front.count].at, length);
        digits[length] = 0;
        bool below = digits[0] == '-';
        unsigned n;
        if (!read_number(digits + below, 1000000, &n))
            continue;
        *number = below ? -(int)n : (int)n;
        return true;
    }
    return false;
}

static bool number_of(struct scene *s, const struct words *thing, int *number)
{
    const char *text = s->text;
    struct shown line;
    while (*text) {
        text = split_line(text, &line);
        if (number_behind(&line, thing, number))
            return true;
    }
    return false;
}

static bool compare_numbers(struct scene *s, const char *between, const char *form, bool more)
{
    int left = 0, right = 0;
    unsigned at = find_between(s, 1, between);
    if (!at)
        return lacks_between(s, 1, between, form);
    struct words one = { at - 1, s->lines.in.word + 1, NULL };
    struct words other = { s->lines.in.count - at - 1, s->lines.in.word + at + 1, NULL };
    if (!write_all(s, s->state, true))
        return false;
    bool shown[2] = { number_of(s, &one, &left), number_of(s, &other, &right) };
    if (!shown[0] || !shown[1]) {
        note_closest(s, shown[0] ? &other : &one);
        char found[300];
        snprintf(found, sizeof found, "%.290s", s->seen);
        scene_note_found(s, "the %s one has no number here: %s", shown[0] ? "second" : "first",
                         found);
    } else {
        scene_note_found(s, "the first is %d, the second %d", left, right);
    }
    bool held = shown[0] && shown[1] && (more ? left > right : left == right);
    return scene_expect(s, held, LEGAL, "%.300s", s->lines.shown);
}

bool do_more(struct scene *s)
{
    return compare_numbers(s, "than", "more THING than THING", true);
}

bool do_as_much(struct scene *s)
{
    return compare_numbers(s, "as", "as-much THING as THING", false);
}

/* ---- two things of one position: exchanging them ---- */

/* Returns the rest of the printed line that begins with these words; NULL if there is no such
 * line. */
static const char *text_behind(const char *text, const struct words *front, size_t *length)
{
    struct shown line;
    *length = 0;
    while (*text) {
        const char *next = split_line(text, &line);
        if (begins(&line, front, front->count)) {
            if (line.count == front->count)
                return "";
            const char *at = line.word[front->count].at;
            *length = strcspn(at, "\n");
            return at;
        }
        text = next;
    }
    return NULL;
}

static void put_front(struct text *out, const struct words *front)
{
    for (unsigned i = 0; i < front->count; i++) {
        put(out, front->word[i]);
        put_char(out, ' ');
    }
}

static void put_bytes(struct text *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        put_char(out, text[i]);
    put_char(out, '\n');
}

/* Prints the position with the two lines exchanged. */
static void write_swapped(const char *text, const struct words pair[2], struct text *out)
{
    size_t length[2];
    const char *words[2] = { text_behind(text, &pair[0], &length[0]),
                             text_behind(text, &pair[1], &length[1]) };
    struct shown line;
    for (const char *next; *text; text = next) {
        next = split_line(text, &line);
        if (!begins(&line, &pair[0], pair[0].count) && !begins(&line, &pair[1], pair[1].count))
            put_bytes(out, text, strcspn(text, "\n"));
    }
    for (unsigned i = 0; i < 2; i++)
        if (length[1 - i]) {
            put_front(out, &pair[i]);
            put_bytes(out, words[1 - i], length[1 - i]);
        }
}

/* Reads the printed lines into s->spare. Returns NULL or what was expected; 'bad' gets the wrong
 * line. */
static const char *read_written(struct scene *s, const char *text, char bad[LINE_ROOM])
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    const char *expected = NULL;
    s->game->blank_position(s->table, s->spare);
    bool good = l && lines_open(l, text, strlen(text), NULL, &ignored);
    while (good && !expected && next_line(l, &ignored)) {
        expected = read_position_line(s, &l->in, s->spare);
        if (expected)
            snprintf(bad, LINE_ROOM, "%s", l->shown);
    }
    free(l);
    return expected ? expected : s->game->finish_position(s->table, s->spare);
}

/* Complains if no line of the position begins with the first word of either thing. */
static bool names_no_line(struct scene *s, const struct words pair[2])
{
    size_t ignored;
    struct first_word like;
    for (unsigned i = 0; i < 2; i++) {
        struct words first = { 1, pair[i].word, NULL };
        if (text_behind(s->text, &first, &ignored))
            return false;
    }
    scene_note_found(s, "no line of this position begins with '%.60s'%s", pair[0].word[0],
                     first_word_like(&like, s->text, pair[0].word[0]));
    return true;
}

/* "if-swapped area B 1 with area B 5 shows stronger 1 A B ..." */
bool do_if_swapped(struct scene *s)
{
    static const char form[] = "if-swapped LINE with LINE shows LINE";
    char bad[LINE_ROOM] = "";
    unsigned with = find_between(s, 1, "with");
    unsigned shows = with ? find_between(s, with + 1, "shows") : 0;
    if (!with)
        return lacks_between(s, 1, "with", form);
    if (!shows)
        return scene_complain_at(s, s->lines.in.count,
                                 "found '%.80s' without 'shows' and a line "
                                 "behind it, expected %s",
                                 s->lines.shown, form);
    struct words pair[2] = { { with - 1, s->lines.in.word + 1, NULL },
                             { shows - with - 1, s->lines.in.word + with + 1, NULL } };
    if (!write_all(s, s->state, false))
        return false;
    if (names_no_line(s, pair))
        return scene_expect(s, false, LEGAL, "two lines that can change places");
    char *swapped = malloc(TEXT_ROOM);
    if (!swapped)
        return scene_no_memory(s);
    struct text out = { swapped, swapped + TEXT_ROOM, false };
    *swapped = 0;
    write_swapped(s->text, pair, &out);
    const char *expected = read_written(s, swapped, bad);
    free(swapped);
    if (expected) {
        scene_note_found(s, "they cannot change places: found '%.200s', expected %.300s",
                         *bad ? bad : "a position that does not add up", expected);
        return scene_expect(s, false, LEGAL, "two lines that can change places");
    }
    return write_all(s, s->spare, true) && judge_line(s, s->spare, shows + 1, true);
}
