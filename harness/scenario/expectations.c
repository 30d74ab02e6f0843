/* The scenario language: what is expected of a position, line by line. */
#include "harness/scenario/expectations.h"
#include "harness/scenario/scene.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <string.h>

bool do_moves(struct scene *s)
{
    unsigned want;
    if (!scene_number_at(s, 1, UINT32_MAX, &want))
        return false;
    unsigned count = s->game->moves(s->table, s->state, s->list);
    scene_note_found(s, "there are %u legal moves", count);
    return scene_expect(s, count == want, LEGAL, "%u legal moves", want);
}

static struct outcome outcome(const struct scene *s)
{
    struct outcome o = { 0 };
    s->game->outcome(s->table, s->state, &o);
    return o;
}

bool do_over(struct scene *s)
{
    bool over = outcome(s).over;
    scene_note_found(s, over ? "the game is over" : "the game is not over");
    return scene_expect(s, over, LEGAL, "the end of the game");
}

bool do_not_over(struct scene *s)
{
    bool over = outcome(s).over;
    scene_note_found(s, over ? "the game is over" : "the game is not over");
    return scene_expect(s, !over, LEGAL, "a game that goes on");
}

bool do_stuck(struct scene *s)
{
    bool over = outcome(s).over;
    unsigned count = s->game->moves(s->table, s->state, s->list);
    if (over)
        scene_note_found(s, "the game is over");
    else
        scene_note_found(s, "there are %u legal moves", count);
    return scene_expect(s, !over && !count, LEGAL, "a game that is not over, without a legal move");
}

static const char *seats(unsigned mask, char list[2 * MAX_PLAYERS + 8])
{
    struct text out = { list, list + 2 * MAX_PLAYERS + 8, false };
    *list = 0;
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        if (mask >> seat & 1) {
            put(&out, out.at == list ? "" : " ");
            put_seat(&out, seat);
        }
    if (!mask)
        put(&out, "none");
    return list;
}

bool do_winner(struct scene *s)
{
    struct outcome o = outcome(s);
    unsigned seat, want = 0;
    char wanted[2 * MAX_PLAYERS + 8], found[2 * MAX_PLAYERS + 8];
    bool none = s->lines.in.count == 2 && same_word(scene_word(s, 1), "none");
    for (unsigned i = 1; !none && i < s->lines.in.count; i++) {
        if (!scene_seat_at(s, i, &seat))
            return false;
        want |= 1u << seat;
    }
    scene_note_found(s, o.over ? "winner %s" : "the game is not over", seats(o.winners, found));
    return scene_expect(s, o.over && o.winners == want, LEGAL, "winner %s", seats(want, wanted));
}

/* Points may be below nothing. */
static bool points_at(struct scene *s, unsigned i, int *points)
{
    const char *digits = scene_word(s, i);
    bool below = digits[0] == '-';
    unsigned n;
    if (!read_number(digits + below, 32767, &n))
        return scene_complain(s, "found '%.40s', expected a number from -32767 to 32767", digits);
    *points = below ? -(int)n : (int)n;
    return true;
}

bool do_score(struct scene *s)
{
    struct outcome o = outcome(s);
    unsigned seat;
    int want = 0;
    if (!scene_seat_at(s, 1, &seat) || !points_at(s, 2, &want))
        return false;
    scene_note_found(s, "score %s %d", scene_word(s, 1), o.score[seat]);
    return scene_expect(s, o.score[seat] == want, LEGAL, "score %s %d", scene_word(s, 1), want);
}

/* Is this line of written text, word by word, what is looked for? */
static bool same_words(const char *line, size_t length, const struct words *want)
{
    unsigned found = 0;
    for (size_t i = 0;;) {
        while (i < length && is_blank(line[i]))
            i++;
        size_t begin = i;
        while (i < length && !is_blank(line[i]))
            i++;
        if (begin == i)
            return found == want->count;
        if (found == want->count || strlen(want->word[found]) != i - begin
            || memcmp(want->word[found], line + begin, i - begin))
            return false;
        found++;
    }
}

static bool has_line(const char *text, const struct words *want)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        if (same_words(text, length, want))
            return true;
        text += length + (text[length] != 0);
    }
    return false;
}

/* The written line that begins like the one that was looked for, if any. */
static void note_closest(struct scene *s, const struct words *want)
{
    struct words begin = { 1, want->word, NULL };
    for (const char *line = s->text; *line;) {
        size_t length = strcspn(line, "\n"), first = strcspn(line, " \n");
        if (same_words(line, first, &begin)) {
            scene_note_found(s, "found '%.*s'", (int)(length < 300 ? length : 300), line);
            return;
        }
        line += length + (line[length] != 0);
    }
    scene_note_found(s, "no such line is there");
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

static bool judge_line(struct scene *s, unsigned from, bool there)
{
    struct words want = scene_words_from(s, from);
    bool found = has_line(s->text, &want);
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
    return write_all(s, s->state, true) && judge_line(s, 1, true);
}

bool do_shows_not(struct scene *s)
{
    return write_all(s, s->state, true) && judge_line(s, 1, false);
}

bool observes(struct scene *s, bool there)
{
    unsigned seat;
    if (!scene_seat_at(s, 1, &seat))
        return false;
    s->game->view(s->table, s->state, seat, s->spare);
    return write_all(s, s->spare, false) && judge_line(s, 2, there);
}

bool do_observes(struct scene *s)
{
    return observes(s, true);
}

bool do_observes_not(struct scene *s)
{
    return observes(s, false);
}

bool do_end(struct scene *s)
{
    return scene_complain(s, "found 'end', expected it only under sheet, position or sketch");
}
