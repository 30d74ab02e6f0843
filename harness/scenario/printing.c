/* Prints a play as a scenario that play_scenario() reads back as the same play. */
#include "harness/scenario/printing.h"
#include "harness/core/games.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/lines.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct text fresh(char *room)
{
    *room = 0;
    return (struct text){ room, room + TEXT_ROOM, false };
}

static char *new_room(void)
{
    char *room = malloc(TEXT_ROOM);
    if (!room)
        fail(NO_TOOL, "out of memory for a text of %d bytes", TEXT_ROOM);
    return room;
}

static void need_all(const struct text *out, const char *what)
{
    if (out->full)
        fail(WRONG_CALL, "found a %s of more than %d letters, expected a shorter one", what,
             TEXT_ROOM);
}

static void print_block(FILE *out, const char *begin, const char *text)
{
    size_t length = strlen(text);
    bool ended = !length || text[length - 1] == '\n';
    fprintf(out, "%s\n%s%send\n", begin, text, ended ? "" : "\n");
}

static void print_title(FILE *out, const char *title)
{
    while (title && *title) {
        size_t length = strcspn(title, "\n");
        fprintf(out, "# %.*s\n", (int)length, title);
        title += length + (title[length] != 0);
    }
}

/* Prints a reading or the sheet only if it differs from the standard one. */
void print_table(FILE *out, const struct spec *spec, const void *table)
{
    const struct game *g = spec->game;
    const struct table *t = table;
    struct table *standard = calloc(1, g->table_size);
    char *sheet = new_room(), *plain = new_room(), id[NAME_SIZE];
    if (!standard)
        fail(NO_TOOL, "out of memory for a table");
    g->default_table(standard, t->players);
    g->seal(standard);
    fprintf(out, "game %s\nplayers %u\n", g->name, (unsigned)t->players);
    for (unsigned i = 0; i < spec->question_count; i++)
        if (t->reading[i] != standard->reading[i])
            fprintf(out, "reading %s=%c\n", question_id(spec, i, id), t->reading[i]);
    struct text text = fresh(sheet), standard_text = fresh(plain);
    g->write_sheet(t, &text);
    g->write_sheet(standard, &standard_text);
    need_all(&text, "sheet");
    if (t->small || strcmp(sheet, plain))
        print_block(out, "sheet", sheet);
    free(standard);
    free(sheet);
    free(plain);
}

static void print_position(FILE *out, const struct record *r)
{
    if (!r->position) {
        fputs("start\n", out);
        return;
    }
    char *room = new_room();
    struct text text = fresh(room);
    r->spec->game->write_position(r->table, r->position, &text);
    need_all(&text, "position");
    print_block(out, r->sketch ? "sketch" : "position", room);
    free(room);
}

static void put_points(struct text *out, unsigned seat, int points)
{
    put(out, "score ");
    put_seat(out, seat);
    put(out, points < 0 ? " -" : " ");
    put_number(out, (unsigned)(points < 0 ? -points : points));
    put(out, "\n");
}

void write_result(const struct spec *spec, const void *table, const void *state, unsigned moves,
                  struct text *out)
{
    struct outcome end = { 0 };
    spec->game->outcome(table, state, &end);
    if (!end.over) {
        put(out, moves ? "not-over\n" : "stuck\n");
        return;
    }
    put(out, "over\nwinner");
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        if (end.winners >> seat & 1) {
            put_char(out, ' ');
            put_seat(out, seat);
        }
    put(out, end.winners ? "\n" : " none\n");
    for (unsigned seat = 0; seat < ((const struct table *)table)->players; seat++)
        put_points(out, seat, end.score[seat]);
}


const char *move_words(const struct spec *spec, const void *table, const void *state, struct move m,
                       char line[MOVE_LINE])
{
    struct text text = { line, line + MOVE_LINE, false };
    line[0] = 0;
    write_move_here(spec->game, table, state, m, &text);
    char *blank = strchr(line, ' ');
    if (blank)
        *blank = 0;
    bool taken = is_keyword(line) || session_word(line) != SESSION_WORDS;
    if (blank)
        *blank = ' ';
    if (taken) { /* it begins with a keyword, so it would be read as that */
        text = (struct text){ line, line + MOVE_LINE, false };
        /* as "move 7 0 0", which is always read as a move */
        phrase_write(NULL, 0, (struct speller){ NULL, NULL }, m, &text);
    }
    return line;
}

void print_move(FILE *out, const struct spec *spec, const void *table, const void *state,
                struct move m)
{
    char line[MOVE_LINE];
    fputs(move_words(spec, table, state, m, line), out);
    fputc('\n', out);
}

/* A refused move changes nothing, so it may be among them. */
void print_steps(FILE *out, const struct spec *spec, const void *table, void *state,
                 const struct move *list, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        print_move(out, spec, table, state, list[i]);
        spec->game->step(table, state, list[i]);
    }
}

static void print_moves(FILE *out, const struct record *r)
{
    const struct game *g = r->spec->game;
    uint8_t *state = xrealloc(NULL, g->state_size, 1);
    if (r->position)
        memcpy(state, r->position, g->state_size);
    else
        g->start(r->table, state);
    print_steps(out, r->spec, r->table, state, r->move, r->moves);
    if (r->asked)
        fputs("ask ", out), print_move(out, r->spec, r->table, state, *r->asked);
    free(state);
}

void write_scenario(FILE *out, const struct record *r)
{
    print_title(out, r->title);
    print_table(out, r->spec, r->table);
    if (r->refused) {
        fprintf(out, "table-refused %s\n", r->refused);
        return;
    }
    print_position(out, r);
    print_moves(out, r);
    if (r->expect && *r->expect) {
        size_t length = strlen(r->expect);
        fprintf(out, "%s%s", r->expect, r->expect[length - 1] == '\n' ? "" : "\n");
    }
}
