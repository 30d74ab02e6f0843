/* The scenario language: reads moves and lines of blocks. For an invalid line it reports the
 * wrong word, what is allowed there, and the nearest valid line. */
#include "harness/core/tables.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/keywords.h"
#include "harness/scenario/mend/repair.h"
#include "harness/scenario/scene.h"
#include "harness/scenario/words/conventions.h"
#include "harness/system/complain.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Says where the reader stopped and what is allowed there; if the reader did not tell, what it
 * expected of the whole line. */
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

/* Stores the fix, behind the words that stand in front of the part that was read. */
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
    bool line; /* the line may also begin with a keyword */
    char plain[200];
    struct misread moves;
};

/* Allows keywords as well as the words that moves begin with. */
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

/* Does the line fit the keyword's form? Checks moves, clauses, players and numbers, up to the
 * first other part. */
static bool fits_form(struct scene *s, const struct keyword *k, const struct words *in)
{
    char form[200];
    const char *parts[MOST_PARTS];
    struct move m;
    unsigned n;
    bool good = in->count - 1 >= k->fewest && in->count - 1 <= k->most;
    snprintf(form, sizeof form, "%s", k->form);
    unsigned count = split_words(form, parts, MOST_PARTS);
    for (unsigned at = 1; good && at < count; at++) {
        const char *part = parts[at];
        struct words rest = { in->count - at, in->word + at, NULL };
        if (same_word(part, "MOVE") && same_word(k->name, "chance")) {
            rest.count--;
            good = strchr(in->word[in->count - 1], '/')
                && !read_move_here(s->game, s->table, s->state, &rest, &m);
        } else if (same_word(part, "MOVE"))
            good = !read_move_here(s->game, s->table, s->state, &rest, &m);
        else if (same_word(part, "CLAUSE"))
            good = is_clause(s, in->word[at]);
        else if (same_word(part, "PLAYER"))
            good = read_seat(in->word[at], scene_players(s), &n);
        else if (!strncmp(part, "PLAYER", 6)) /* PLAYER..., or none */
            good = read_seat(in->word[at], scene_players(s), &n) || same_word(in->word[at], "none");
        else if (same_word(part, "NUMBER") || same_word(part, "SEED"))
            good = read_number(in->word[at], UINT32_MAX, &n);
        else
            break;
    }
    return good;
}

static const char *reads_move(void *of, const struct words *in)
{
    struct move_reading *m = of;
    struct move read;
    const struct keyword *k = m->line ? find_keyword(in->word[0]) : NULL;
    if (k && k->when == BODY)
        return fits_form(m->s, k, in) ? NULL : k->form;
    const char *expected = read_move_here(m->s->game, m->s->table, m->s->state, in, &read);
    if (expected && m->line && in->wrong && in->wrong->told && in->wrong->at == 0)
        allow_first_word(m, in);
    return expected ? plain_pattern(expected, m->plain, sizeof m->plain) : NULL;
}

/* Counts the words that occur anywhere in the line; *front counts those equal at the beginning. */
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

/* Finds the legal move that has most words in common with the line; it must share the first
 * 'begin' of them. */
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
        s->error.fix[0] = 0; /* the first word is unknown: a fix would be a wild guess */
    if (s->checking && s->started && !r->near && legal_example(s, &in, r->wrong.at, example))
        keep_fix(s, from, example, false);
    if (s->checking && !s->error.fix[0])
        scene_leave_out(s);
    free(r);
    return false;
}

/* While checking: an earlier line was not run, and the names in moves may depend on it. */
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

bool says_again(const struct words *one, const struct words *other)
{
    unsigned same = 0, least = one->count < other->count ? one->count : other->count;
    while (same < least && same_word(one->word[same], other->word[same]))
        same++;
    return same == one->count || same >= 2 || (same == 1 && one->count == 2 && other->count == 2);
}

bool overrides_position(struct scene *s, const struct words *above, const struct words *in)
{
    const struct game *g = s->game;
    if (!says_again(above, in))
        return false;
    g->blank_position(s->table, s->scratch);
    if (g->read_position(s->table, in, s->scratch))
        return true;
    g->blank_position(s->table, s->position);
    if (g->read_position(s->table, above, s->position))
        return true;
    return g->read_position(s->table, in, s->position)
        || !memcmp(s->scratch, s->position, g->state_size);
}

/* The same for a line of a sheet; 'without' is room for the table without the line above. */
static bool overrides_sheet(struct scene *s, void *without, const struct words *above,
                            const struct words *in)
{
    struct complaint ignored;
    size_t size = s->game->table_size;
    if (!says_again(above, in))
        return false;
    memcpy(without, s->unsheeted, size);
    memcpy(s->judged, s->unsheeted, size);
    if (apply_sheet_line(s->spec, without, in, &ignored)
        || apply_sheet_line(s->spec, s->judged, above, &ignored))
        return true;
    return apply_sheet_line(s->spec, s->judged, in, &ignored) || !memcmp(without, s->judged, size);
}

static bool is_among(struct scene *s, bool sheet, const struct words *in)
{
    struct lines *l = malloc(sizeof *l);
    void *without = malloc(s->game->table_size);
    struct complaint ignored;
    bool found = false;
    bool good =
        l && without && lines_open(l, s->block, (size_t)(s->lines.end - s->block), NULL, &ignored);
    if (good)
        l->number = s->block_line;
    while (good && !found && next_line(l, &ignored)
           && !(l->in.count == 1 && same_word(l->in.word[0], "end")))
        found = l->number != s->lines.number
             && (sheet ? overrides_sheet(s, without, &l->in, in)
                       : overrides_position(s, &l->in, in));
    free(without);
    free(l);
    return found;
}

/* Is there another line of the block that sets the same thing? */
static bool is_in_position(void *of, const struct words *in)
{
    return is_among(of, false, in);
}

static bool is_in_sheet(void *of, const struct words *in)
{
    return is_among(of, true, in);
}

static const char *reads_sheet_line(void *of, const struct words *in)
{
    struct scene *s = of;
    memcpy(s->judged, s->table, s->game->table_size);
    return apply_sheet_line(s->spec, s->judged, in, s->c);
}

const char *block_examples(struct scene *s, bool sheet)
{
    struct text out = { s->text, s->text + TEXT_ROOM, false };
    struct conventions all;
    *s->text = 0;
    if (sheet) {
        s->game->write_sheet(s->table, &out);
        s->game->write_sheet(s->unsheeted, &out); /* the lines that this sheet has changed */
    } else {
        s->game->start(s->table, s->scratch);
        s->game->write_position(s->table, s->scratch, &out);
    }
    conventions_open(&all, s->game->name);
    for (unsigned i = 0; i < all.count; i++)
        if (all.list[i].example && all.list[i].section == (sheet ? OF_SHEETS : OF_POSITIONS)) {
            put(&out, all.list[i].example);
            put_char(&out, '\n');
        }
    conventions_close(&all);
    return s->text;
}

static bool unread_line(struct scene *s, bool sheet)
{
    struct repair *r = calloc(1, sizeof *r);
    if (!r)
        return scene_complain(s, "out of memory while reading '%.80s'", s->lines.shown);
    r->reads = sheet ? reads_sheet_line : reads_position_line;
    r->taken = sheet ? is_in_sheet : is_in_position;
    r->of = s;
    scene_unread(s, 0, r, s->checking ? block_examples(s, sheet) : NULL);
    if (s->checking && !s->error.fix[0])
        scene_leave_out(s);
    free(r);
    return false;
}

/* Is this no line of a block, but something that may follow one? Then 'end' is missing or
 * misspelt. */
static bool lacks_end(struct scene *s, bool sheet)
{
    static struct misread wrong;
    const struct words in = { s->lines.in.count, s->lines.in.word, &wrong };
    struct nearest near = { .wanted = scene_word(s, 0) };
    struct move m;
    nearest_of(&near, "end");
    bool is_end = same_word(scene_word(s, 0), "end");
    bool ends = in.count == 2 && same_word(scene_word(s, 1), "end");
    wrong.told = false;
    if (sheet)
        reads_sheet_line(s, &in);
    else
        reads_position_line(s, &in);
    if (!wrong.told || wrong.at)
        return false; /* its first word is one of the block */
    if (is_end || ends || (in.count == 1 && *nearest_hint(&near))) {
        scene_complain_at(s, is_end, "found '%.80s', expected 'end' at the end of the block",
                          s->lines.shown);
        s->lines.in.count = 1; /* only this word is replaced */
        scene_fix(s, 0, "end", true);
        return true;
    }
    if (!sheet)
        s->game->start(s->table, s->scratch);
    const struct keyword *k = find_keyword(scene_word(s, 0));
    bool again = k && k->when == FIRST; /* the line 'game' */
    if (again || (k && (k->when == HEAD || k->when == PLACE) && !sheet)) {
        scene_complain_at(s, 0, "found '%.80s' in a %s, expected it above, and once",
                          s->lines.shown, sheet ? "sheet" : "position");
        scene_leave_out(s);
        return true;
    }
    if (!k && (sheet || read_move_here(s->game, s->table, s->scratch, &in, &m)))
        return false;
    scene_complain_at(s, 0,
                      "found '%.80s' in a block, expected a line of the %s, or 'end' above it",
                      s->lines.shown, sheet ? "sheet" : "position");
    scene_put(s, FIX_ABOVE, "end");
    return true;
}

/* Does the block have the same line above? Then complains. */
static bool repeats(struct scene *s, unsigned begin)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    unsigned found = 0;
    bool good = l && lines_open(l, s->block, (size_t)(s->lines.end - s->block), NULL, &ignored);
    if (good)
        l->number = begin;
    while (good && !found && next_line(l, &ignored) && l->number < s->lines.number)
        found = same_word(l->shown, s->lines.shown) ? l->number : 0;
    free(l);
    if (found)
        scene_complain_at(s, 0,
                          "found the same line again, expected it once: leave out this one, or "
                          "line %u",
                          found);
    return found;
}

/* Reads a block up to its 'end', and passes each line to a reader of the game. */
bool read_block(struct scene *s, bool sheet)
{
    unsigned begin = s->lines.number, above = begin;
    const char *at = s->block = s->lines.at;
    bool good = true;
    s->block_line = begin;
    for (; next_line(&s->lines, s->c); at = s->lines.at, above = s->lines.number) {
        const struct words *in = &s->lines.in;
        if (in->count == 1 && same_word(scene_word(s, 0), "end"))
            return good || (s->gathered = true, false);
        if (!s->session) { /* in a session scene_execute() keeps these copies */
            memcpy(s->judged, s->table, s->game->table_size);
            memcpy(s->spare, s->state, s->game->state_size);
        }
        const char *expected = sheet ? apply_sheet_line(s->spec, s->table, in, s->c)
                                     : read_position_line(s, in, s->state);
        if (!expected)
            continue;
        if (s->session)
            return scene_complain(s, "found '%.80s', expected %s", s->lines.shown, expected);
        memcpy(s->table, s->judged, s->game->table_size); /* undo what half of the line changed */
        memcpy(s->state, s->spare, s->game->state_size);
        bool ended = lacks_end(s, sheet);
        if (!ended && repeats(s, begin))
            scene_leave_out(s);
        else if (!ended)
            unread_line(s, sheet);
        ended = ended && s->error.fix_at != FIX_AWAY;
        if (!s->checking)
            return false;
        add_diagnostic(s->all, &s->error);
        good = false;
        if (!ended)
            continue;
        if (s->error.fix_at == FIX_ABOVE) { /* read the line again, as one after the block */
            s->lines.at = at;
            s->lines.number = above;
        }
        s->gathered = true;
        return false;
    }
    if (s->lines.bad)
        return false;
    scene_complain(s,
                   "found the end of the file, expected a line 'end' for the block that begins at "
                   "line %u",
                   begin);
    scene_put(s, FIX_BELOW, "end");
    return false;
}
