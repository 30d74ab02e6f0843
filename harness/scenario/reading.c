/* The scenario language: reads moves and lines of blocks. For an invalid line it reports the
 * wrong word, what is allowed there, and the nearest valid line. */
#include "harness/core/tables.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/keywords.h"
#include "harness/scenario/repair.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reports where reading stopped and what is allowed there, or what the whole line should be. */
static void say_repair(struct scene *s, unsigned from, const struct repair *r)
{
    char list[900];
    unsigned word = from + r->wrong.at;
    if (!r->wrong.told && r->placed)
        scene_complain_at(s, word, "found '%.80s', expected %s", s->lines.shown, r->expected);
    else if (!r->wrong.told)
        scene_complain(s, "found '%.80s', expected %s", s->lines.shown, r->expected);
    else if (word < s->lines.in.count)
        scene_complain_at(s, word, "found '%.80s', expected %s", scene_word(s, word),
                          allowed_there(&r->wrong, list, sizeof list));
    else
        scene_complain_at(s, word, "found the end of the line, expected %s",
                          allowed_there(&r->wrong, list, sizeof list));
}

/* The fix, after the words that precede the part that was read. */
static void keep_fix(struct scene *s, unsigned from, const char *fix, bool near)
{
    size_t used = 0, room = sizeof s->error.fix;
    for (unsigned i = 0; *fix && i < from && used < room; i++) {
        int n = snprintf(s->error.fix + used, room - used, "%s ", scene_word(s, i));
        used += n > 0 ? (size_t)n : 0;
    }
    int n = used < room ? snprintf(s->error.fix + used, room - used, "%s", fix) : 0;
    if (used + (n > 0 ? (size_t)n : 0) >= room)
        s->error.fix[0] = 0;
    s->error.near = near;
}

bool scene_unread(struct scene *s, unsigned from, struct repair *r, const char *known)
{
    struct words in = scene_words_from(s, from);
    r->wrong.players = ((const struct table *)s->table)->players;
    repair_line(r, &in, known);
    say_repair(s, from, r);
    keep_fix(s, from, r->fix, r->near);
    return false;
}

/* ---- moves ---- */

struct move_reading {
    struct scene *s;
    bool line; /* a whole line: it may be one of the scenario language, too */
    char plain[200];
    struct misread moves;
};

/* Words of the scenario language come first, then those that moves begin with. */
static void allow_first_word(struct move_reading *m, const struct words *in)
{
    char word[NAME_SIZE];
    const char *from = m->moves.room;
    m->moves = *in->wrong;
    stop_at(in, 0, "a keyword or a move");
    allow_keywords(in, BODY);
    while (next_allowed(&from, word))
        allow_word(in, word);
}

static const char *reads_move(void *of, const struct words *in)
{
    struct move_reading *m = of;
    struct move read;
    const struct keyword *k = m->line ? find_keyword(in->word[0]) : NULL;
    if (k && k->when == BODY)
        return in->count - 1 < k->fewest || in->count - 1 > k->most ? k->form : NULL;
    const char *expected = read_move_here(m->s->game, m->s->table, m->s->state, in, &read);
    if (expected && m->line && in->wrong && in->wrong->told && in->wrong->at == 0)
        allow_first_word(m, in);
    return expected ? plain_pattern(expected, m->plain, sizeof m->plain) : NULL;
}

/* Counts the equal words at the beginning, and the words of the line that occur anywhere. */
static unsigned words_alike(const struct words *in, const char *line, unsigned *front)
{
    unsigned alike = 0;
    bool same = true;
    *front = 0;
    for (unsigned at = 0; *line; at++) {
        size_t length = strcspn(line, " ");
        for (unsigned i = 0; i < in->count; i++) {
            bool here = strlen(in->word[i]) == length && !memcmp(in->word[i], line, length);
            alike += here;
            same = same && (here || i != at);
        }
        same = same && at < in->count;
        *front += same;
        line += length + (line[length] != 0);
    }
    return alike;
}

/* Returns the legal move that shares most words with the line, preferring those at its
 * beginning. */
static bool legal_example(struct scene *s, const struct words *in, unsigned begin,
                          char best[REPAIR_ROOM])
{
    unsigned most = 0, front, count = s->game->moves(s->table, s->state, s->list);
    char line[REPAIR_ROOM];
    for (unsigned i = 0; i < count; i++) {
        struct text out = { line, line + sizeof line, false };
        *line = 0;
        write_move_here(s->game, s->table, s->state, s->list[i], &out);
        unsigned alike = 1 + words_alike(in, line, &front);
        if (alike > most && front >= begin) {
            most = alike;
            snprintf(best, REPAIR_ROOM, "%s", line);
        }
    }
    return most > 0;
}

static bool unread_move(struct scene *s, unsigned from)
{
    struct words in = scene_words_from(s, from);
    struct move_reading reading = { .s = s, .line = from == 0 };
    struct repair *r = calloc(1, sizeof *r);
    char example[REPAIR_ROOM] = "";
    if (!r)
        return scene_complain(s, "out of memory while reading '%.80s'", s->lines.shown);
    r->reads = reads_move;
    r->of = &reading;
    scene_unread(s, from, r, NULL);
    if (!from && !r->near && !r->wrong.at)
        s->error.fix[0] = 0; /* of an unknown line nothing is left to go by */
    if (s->checking && s->started && !r->near && legal_example(s, &in, r->wrong.at, example))
        keep_fix(s, from, example, false);
    free(r);
    return false;
}

/* While checking: an earlier line could not be run, and names may depend on it. */
static bool may_be_unknown(const struct scene *s)
{
    return s->checking && s->lost && s->game->read_move_at;
}

bool scene_move_at(struct scene *s, unsigned from, struct move *m)
{
    struct words in = scene_words_from(s, from);
    *m = (struct move){ 0 };
    if (!read_move_here(s->game, s->table, s->state, &in, m))
        return true;
    if (may_be_unknown(s)) {
        *m = (struct move){ .kind = UINT8_MAX, .actor = UINT8_MAX };
        return true;
    }
    return unread_move(s, from);
}

/* ---- blocks ---- */

/* Accepts "none" where a game writes an empty value in another way, as in "hand B none". */
static bool read_none(struct scene *s, const struct words *in, void *state)
{
    static const char *const nothing[] = { NULL, "-", "0" };
    const char *word[MOST_REPAIRED];
    bool good = false;
    if (in->count < 2 || in->count > MOST_REPAIRED || !same_word(in->word[in->count - 1], "none"))
        return false;
    memcpy(word, in->word, in->count * sizeof word[0]);
    memcpy(s->judged_state, state, s->game->state_size);
    for (unsigned i = 0; i < 3 && !good; i++) {
        struct words other = { in->count - (nothing[i] == NULL), word, NULL };
        word[in->count - 1] = nothing[i];
        memcpy(state, s->judged_state, s->game->state_size);
        good = !s->game->read_position(s->table, &other, state);
    }
    if (!good)
        memcpy(state, s->judged_state, s->game->state_size);
    return good;
}

const char *read_position_line(struct scene *s, const struct words *in, void *state)
{
    const char *expected = s->game->read_position(s->table, in, state);
    return expected && read_none(s, in, state) ? NULL : expected;
}

static const char *reads_position_line(void *of, const struct words *in)
{
    struct scene *s = of;
    memcpy(s->scratch, s->state, s->game->state_size);
    return read_position_line(s, in, s->scratch);
}

static const char *reads_sheet_line(void *of, const struct words *in)
{
    struct scene *s = of;
    memcpy(s->judged, s->table, s->game->table_size);
    return apply_sheet_line(s->spec, s->judged, in, s->c);
}

/* Suggests words from the lines that the game itself would write. */
static const char *written(struct scene *s, bool sheet)
{
    struct text out = { s->text, s->text + TEXT_ROOM, false };
    *s->text = 0;
    if (sheet) {
        s->game->write_sheet(s->table, &out);
        return s->text;
    }
    s->game->start(s->table, s->scratch);
    s->game->write_position(s->table, s->scratch, &out);
    return s->text;
}

static bool unread_line(struct scene *s, bool sheet)
{
    struct repair *r = calloc(1, sizeof *r);
    if (!r)
        return scene_complain(s, "out of memory while reading '%.80s'", s->lines.shown);
    r->reads = sheet ? reads_sheet_line : reads_position_line;
    r->of = s;
    scene_unread(s, 0, r, s->checking ? written(s, sheet) : NULL);
    free(r);
    return false;
}

/* Reads a block up to its 'end', and passes each line to a reader of the game. */
bool read_block(struct scene *s, bool sheet)
{
    unsigned begin = s->lines.number;
    bool good = true;
    while (next_line(&s->lines, s->c)) {
        const struct words *in = &s->lines.in;
        if (in->count == 1 && same_word(scene_word(s, 0), "end"))
            return good || (s->gathered = true, false);
        if (!s->session) { /* which keeps in these what it puts back */
            memcpy(s->judged, s->table, s->game->table_size);
            memcpy(s->spare, s->state, s->game->state_size);
        }
        const char *expected = sheet ? apply_sheet_line(s->spec, s->table, in, s->c)
                                     : read_position_line(s, in, s->state);
        if (!expected)
            continue;
        if (s->session)
            return scene_complain(s, "found '%.80s', expected %s", s->lines.shown, expected);
        memcpy(s->table, s->judged, s->game->table_size); /* whatever half a line changed */
        memcpy(s->state, s->spare, s->game->state_size);
        unread_line(s, sheet);
        if (!s->checking)
            return false;
        add_diagnostic(s->all, &s->error);
        good = false;
    }
    return !s->lines.bad
        && scene_complain(s,
                          "found the end of the file, expected a line 'end' for the block that "
                          "begins at line %u",
                          begin);
}
