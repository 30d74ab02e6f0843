/* The scenario language: what a position shows, and what a player sees of it, line by line.
 *
 * A line holds if the position is written so; if it is not written so at all, but the game reads it
 * as a line of this very position (one field of a row); or if it ends in 'none' and nothing
 * is written there. The word ... stands for any words. */
#include "harness/scenario/expectations.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <string.h>

enum { MOST_SHOWN = 400 };

/* The words of one written line; they are not closed by 0. */
struct shown {
    unsigned count;
    struct {
        const char *at;
        size_t length;
    } word[MOST_SHOWN];
};

/* Behind the line. */
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

/* Word by word; ... is any number of words. */
static bool fits(const struct shown *line, unsigned i, const struct words *want, unsigned j)
{
    if (j == want->count)
        return i == line->count;
    if (!same_word(want->word[j], "..."))
        return i < line->count && is_word(line, i, want->word[j]) && fits(line, i + 1, want, j + 1);
    while (j + 1 < want->count && same_word(want->word[j + 1], "..."))
        j++;
    for (; i <= line->count; i++)
        if (fits(line, i, want, j + 1))
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

/* What is written where there is nothing: no word more, or one of these. */
static bool says_nothing(const struct shown *line, unsigned from)
{
    return line->count == from
        || (line->count == from + 1
            && (is_word(line, from, "none") || is_word(line, from, "-") || is_word(line, from, "0")
                || is_word(line, from, "(0)")));
}

/* "hand B none": no such line, or one that says nothing. */
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
        if (line.count && fits(&line, 0, want, 0))
            return true;
    }
    return false;
}

/* Of lines that are not written so at all: read as a line of the position, it changes nothing, but
 * does say something. */
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

/* ---- the line that is nearest in meaning ---- */

/* Words alike from the front count most, then those that are there at all. */
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

/* No line begins so: is there one that nearly does? */
static void note_first_words(struct scene *s, const char *text, const struct words *want)
{
    struct nearest near = { .wanted = want->word[0] };
    char name[MOST_SHOWN][NAME_SIZE];
    struct shown line;
    for (unsigned i = 0; *text && i < MOST_SHOWN;) {
        text = split_line(text, &line);
        if (!line.count || line.word[0].length >= NAME_SIZE)
            continue;
        snprintf(name[i], NAME_SIZE, "%.*s", (int)line.word[0].length, line.word[0].at);
        nearest_of(&near, name[i++]);
    }
    scene_note_found(s, "no line begins with '%.60s'%s", want->word[0], nearest_hint(&near));
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
        note_first_words(s, s->text, want);
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
    bool found =
        has_line(s->text, &want) || shows_none(s->text, &want) || reads_as_is(s, state, &want);
    if (found || !there)
        scene_note_found(s, found ? "the line is there" : "no such line is there");
    else
        note_closest(s, &want);
    const char *line = s->lines.shown; /* as written, without the words in front */
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
