/* The scenario language: reading it and carrying it out, line by line.
 * corpus/README.md describes it for those who write it. Whatever the bytes,
 * this ends soon, within bounded memory, with a result or a complaint that
 * names the line. */
#include "harness/scenario/scenario.h"
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/paths.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_RANDOM = 100000,
    PATH_ROOM = 4096,
    MOST_SHEETS = 1 << 20 /* bytes, of all sheets that one file names */
};

bool scene_complain(struct scene *s, const char *format, ...)
{
    char message[MESSAGE_ROOM];
    va_list list;
    va_start(list, format);
    vsnprintf(message, sizeof message, format, list);
    va_end(list);
    complain(s->c, s->lines.file, s->lines.number, "%s", message);
    return false;
}

static bool no_memory(struct scene *s)
{
    return scene_complain(s, "found no memory for this game");
}

struct words scene_words_from(const struct scene *s, unsigned words)
{
    return (struct words){ s->lines.in.count - words, s->lines.in.word + words, NULL };
}

const char *scene_word(const struct scene *s, unsigned i)
{
    return s->lines.in.word[i];
}

bool scene_number_at(struct scene *s, unsigned i, unsigned most, unsigned *n)
{
    return read_number(scene_word(s, i), most, n)
        || scene_complain(s, "found '%.40s', expected a number up to %u", scene_word(s, i), most);
}

static unsigned players_of(const struct scene *s)
{
    return ((const struct table *)s->table)->players;
}

bool scene_seat_at(struct scene *s, unsigned i, unsigned *seat)
{
    unsigned players = players_of(s);
    return read_seat(scene_word(s, i), players, seat)
        || scene_complain(s, "found '%.40s', expected a player, A to %c", scene_word(s, i),
                          (int)('A' + (players ? players - 1 : 0)));
}

/* ---- telling ---- */

static void tell(struct scene *s, enum event_kind kind, verdict v)
{
    struct event h = {
        .kind = kind,
        .line = s->lines.number,
        .text = s->lines.shown,
        .seen = s->seen,
        .expected = s->expected,
        .verdict = v,
        .spec = s->spec,
        .move = s->asked_of ? &s->asked : NULL,
        .table = s->table,
        .state = s->asked_of,
        .why = &s->why,
        .made = kind == EVENT_HELD && s->asked_of == s->spare,
    };
    if (s->tell)
        s->tell(s->to, &h);
}

/* The end of a line that sets up something. */
static bool settled(struct scene *s)
{
    if (s->session)
        tell(s, EVENT_DONE, LEGAL);
    return true;
}

/* The end of every expectation; s->seen says what was so. */
bool scene_expect(struct scene *s, bool held, verdict v, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(s->expected, sizeof s->expected, format, list);
    va_end(list);
    s->result.passed += held;
    s->result.failed += !held;
    tell(s, held ? EVENT_HELD : EVENT_FAILED, v);
    return true;
}

bool scene_asked(struct scene *s, verdict v)
{
    tell(s, EVENT_ASKED, v);
    return true;
}

void scene_note_found(struct scene *s, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(s->seen, sizeof s->seen, format, list);
    va_end(list);
}

static void note_refused_table(struct scene *s, verdict v)
{
    const struct clause *clause = clause_of(s->spec, v);
    if (clause)
        scene_note_found(s, "the table is refused by %s (%s): %s", slug_of(s->spec, v),
                         clause->source, clause->statement);
    else
        scene_note_found(s, v == LEGAL ? "the table is legal"
                                       : "the table says nothing in this game (not-a-move)");
}

/* ---- judging: what must hold, whether the scenario asks for it or not ---- */

/* What breaks later may follow from it, and is not told. */
static void broke(struct scene *s, const struct broken *b)
{
    verdict v = b->property ? b->property->clause : LEGAL;
    if (b->property)
        scene_note_found(s, "broke %s (clause %s): %s", b->duty, slug_of(s->spec, v), b->text);
    else
        scene_note_found(s, "broke %s (a duty of all rules): %s", b->duty, b->text);
    s->expected[0] = 0;
    s->judging = false;
    s->result.failed++;
    tell(s, EVENT_BROKEN, v);
}

static void judge_start(struct scene *s)
{
    struct broken b;
    if (s->judging
        && !(check_table(s->spec, s->table, &b) && check_state(s->spec, s->table, s->state, &b)))
        broke(s, &b);
}

/* A sketch need not satisfy the properties of states. */
static void judge_taken(struct scene *s, const void *before, struct move m)
{
    struct broken b;
    if (s->judging
        && !(check_step(s->spec, s->table, before, m, s->state, &b)
             && (s->sketch || check_state(s->spec, s->table, s->state, &b))))
        broke(s, &b);
}

static void judge_end(struct scene *s)
{
    struct broken b;
    snprintf(s->lines.shown, sizeof s->lines.shown, "the end");
    if (s->judging && s->started && !s->sketch
        && !(check_outcome(s->spec, s->table, s->state, &b)
             && check_round_trips(s->spec, s->table, s->state, &b)
             && check_universe(s->spec, s->table, s->state, &b)
             && check_views(s->spec, s->table, s->state, &b)))
        broke(s, &b);
}

/* ---- the head: game and table ---- */

static bool make_room(struct scene *s)
{
    const struct game *g = s->game;
    s->table = calloc(1, g->table_size);
    s->judged = calloc(1, g->table_size);
    s->position = calloc(1, g->state_size);
    s->state = calloc(1, g->state_size);
    s->spare = calloc(1, g->state_size);
    s->list = calloc(g->most_moves + 1u, sizeof *s->list);
    s->weight = calloc(g->most_moves + 1u, sizeof *s->weight);
    s->text = malloc(TEXT_ROOM);
    return (s->table && s->judged && s->position && s->state && s->spare && s->list && s->weight
            && s->text)
        || no_memory(s);
}

static void free_room(struct scene *s)
{
    free(s->table);
    free(s->judged);
    free(s->position);
    free(s->state);
    free(s->spare);
    free(s->list);
    free(s->weight);
    free(s->text);
    s->table = s->judged = s->position = s->state = s->spare = NULL;
    s->list = NULL;
    s->weight = NULL;
    s->text = NULL;
}

bool scene_set_game(struct scene *s, const struct spec *spec)
{
    free_room(s);
    s->spec = spec;
    s->game = spec->game;
    s->players = s->moves = 0;
    s->scoped = s->sheeted = s->placed = s->sketch = s->started = s->asked_table = false;
    if (make_room(s)) {
        s->game->default_table(s->table, s->game->fewest_players);
        return true;
    }
    free_room(s);
    s->spec = NULL;
    return false;
}

static bool do_game(struct scene *s)
{
    struct nearest near = { .wanted = scene_word(s, 1) };
    const struct spec *spec = find_game(scene_word(s, 1));
    if (s->spec && !s->session)
        return scene_complain(s, "found a second game, expected one a file");
    for (unsigned i = 0; i < all_games_count; i++)
        nearest_of(&near, all_games[i]->game->name);
    if (guest_game)
        nearest_of(&near, guest_game->game->name);
    if (!spec)
        return scene_complain(s, "found game '%.40s'%s, expected one that 'quibble games' lists",
                              scene_word(s, 1), nearest_hint(&near));
    return scene_set_game(s, spec) && settled(s);
}

static bool do_players(struct scene *s)
{
    unsigned n, least = s->game->fewest_players, most = s->game->most_players;
    if (s->players || s->scoped || s->sheeted)
        return scene_complain(s, "found players here, expected it once, straight under the game");
    if (!read_number(scene_word(s, 1), most, &n) || n < least)
        return scene_complain(s, "found players '%.20s', expected %u to %u", scene_word(s, 1),
                              least, most);
    uint8_t reading[MAX_QUESTIONS];
    struct table *t = s->table;
    memcpy(reading, t->reading, sizeof reading);
    s->game->default_table(t, n);
    memcpy(t->reading, reading, sizeof reading);
    s->players = n;
    return settled(s);
}

static bool do_scope(struct scene *s)
{
    struct complaint why;
    if (s->scoped || s->sheeted)
        return scene_complain(s, "found scope here, expected it once, above every sheet");
    if (!apply_scope(s->spec, s->table, scene_word(s, 1), &why))
        return scene_complain(s, "%s", why.text);
    s->scoped = true;
    return settled(s);
}

static bool do_reading(struct scene *s)
{
    struct complaint why;
    return apply_reading(s->spec, s->table, scene_word(s, 1), &why)
             ? settled(s)
             : scene_complain(s, "%s", why.text);
}

/* The lines of a block, up to its 'end', each given to a reader of the game. */
typedef const char *block_fn(struct scene *s, const struct words *in);

static bool read_block(struct scene *s, block_fn *read)
{
    unsigned begin = s->lines.number;
    while (next_line(&s->lines, s->c)) {
        if (s->lines.in.count == 1 && same_word(scene_word(s, 0), "end"))
            return true;
        const char *expected = read(s, &s->lines.in);
        if (expected)
            return scene_complain(s, "found '%.80s', expected %s", s->lines.shown, expected);
    }
    return !s->lines.bad
        && scene_complain(s, "found the end of the file, expected 'end' of the block at line %u",
                          begin);
}

static const char *sheet_line(struct scene *s, const struct words *in)
{
    return apply_sheet_line(s->spec, s->table, in, s->c);
}

/* Its first line tells: of a file that is no sheet nothing is said. */
static bool is_sheet(struct scene *s, const char *text)
{
    struct lines lines;
    struct complaint ignored;
    memcpy(s->judged, s->table, s->game->table_size);
    return lines_open(&lines, text, strlen(text), NULL, &ignored)
        && (next_line(&lines, &ignored) ? !apply_sheet_line(s->spec, s->judged, &lines.in, &ignored)
                                        : !lines.bad);
}

/* As messages call it: from where the scenario was called. */
static const char *beside(const char *file, const char *name, char path[PATH_ROOM])
{
    const char *slash = name[0] == '/' ? NULL : strrchr(file, '/');
    snprintf(path, PATH_ROOM, "%.*s%s", slash ? (int)(slash - file) + 1 : 0, file, name);
    return path;
}

static bool sheet_text(struct scene *s, const char *name, const char *text, size_t size)
{
    struct complaint why;
    char path[PATH_ROOM];
    if (strlen(text) != size)
        return scene_complain(s,
                              "found sheet '%.80s' with a zero byte in it, expected a sheet in "
                              "text",
                              name);
    if (size > s->sheets_left)
        return scene_complain(s, "found sheets of more than %d bytes in all, expected at most that",
                              MOST_SHEETS);
    s->sheets_left -= size;
    if (!is_sheet(s, text))
        return scene_complain(s,
                              "found '%.80s', which is no sheet of %s, expected one: its first "
                              "line "
                              "says "
                              "nothing that a sheet says",
                              name, s->game->name);
    return apply_sheet(s->spec, s->table, text, beside(s->lines.file, name, path), &why)
        || scene_complain(s, "%s", why.text);
}

static bool sheet_file(struct scene *s)
{
    struct complaint why;
    size_t size;
    const char *name = scene_word(s, 1);
    if (!s->lines.file)
        return scene_complain(s,
                              "found sheet '%.80s', expected the sheet itself: this scenario is in "
                              "no "
                              "file",
                              name);
    char *path = path_beside(s->lines.file, name);
    if (!path)
        return scene_complain(s,
                              "found sheet '%.80s', expected the name of a plain file below the "
                              "scenario's "
                              "folder or the "
                              "repository's corpus, links followed",
                              name);
    char *text = read_plain_file(path, name, MOST_SHEETS, &size, &why);
    bool good = text ? sheet_text(s, name, text, size) : scene_complain(s, "%s", why.text);
    free(text);
    free(path);
    return good;
}

static bool do_sheet(struct scene *s)
{
    bool good = s->lines.in.count == 1 ? read_block(s, sheet_line) : sheet_file(s);
    s->sheeted = s->sheeted || good;
    return good && settled(s);
}

/* The clause that the line's second word names. */
bool scene_clause_at(struct scene *s, verdict *clause)
{
    const struct alias *old = find_alias(s->spec, scene_word(s, 1));
    if (old && !old->now)
        return scene_complain(s, "found clause '%.60s', which %s had once: %s", scene_word(s, 1),
                              s->game->name, old->why);
    struct nearest near = { .wanted = scene_word(s, 1) };
    for (unsigned i = 0; i < s->spec->clause_count; i++)
        nearest_of(&near, s->spec->clauses[i].slug);
    return (find_slug(s->spec, scene_word(s, 1), clause) && *clause != LEGAL)
        || scene_complain(s, "found clause '%.60s'%s, expected one that 'quibble clauses %s' lists",
                          scene_word(s, 1), nearest_hint(&near), s->game->name);
}

static bool do_table_refused(struct scene *s)
{
    verdict want;
    if (!scene_clause_at(s, &want))
        return false;
    memcpy(s->judged, s->table, s->game->table_size);
    s->game->seal(s->judged);
    verdict v = s->game->table_refusal(s->judged);
    s->asked_table = true;
    note_refused_table(s, v);
    return scene_expect(s, v == want, v, "a table refused by %s", slug_of(s->spec, want));
}

/* ---- the position ---- */

static bool seal(struct scene *s)
{
    struct complaint why;
    if (s->players && s->players != players_of(s))
        return scene_complain(s, "found %u players above, but the sheet is for %u", s->players,
                              players_of(s));
    return seal_table(s->spec, s->table, s->game->name, &why) || scene_complain(s, "%s", why.text);
}

static void set_up(struct scene *s, bool placed, bool sketch)
{
    s->placed = placed;
    s->sketch = sketch;
    s->moves = 0;
    s->started = true;
    scene_note_found(s, "everything is set up");
    tell(s, EVENT_DONE, LEGAL);
}

static bool do_start(struct scene *s)
{
    if (!seal(s))
        return false;
    s->game->start(s->table, s->state);
    set_up(s, false, false);
    judge_start(s);
    return true;
}

static const char *position_line(struct scene *s, const struct words *in)
{
    return s->game->read_position(s->table, in, s->state);
}

static const struct indexed_property *broken_invariant(const struct scene *s)
{
    for (unsigned i = 0; i < s->spec->property_count; i++) {
        const struct indexed_property *p = &s->spec->properties[i];
        bool judges = (p->kind == OF_STATE || p->kind == OF_TALLY) && p->of_state;
        if (judges && !p->of_state(s->table, s->state))
            return p;
    }
    return NULL;
}

static bool is_position(struct scene *s, bool sketch)
{
    const char *expected = s->game->finish_position(s->table, s->state);
    if (expected)
        return scene_complain(s, "found a position that does not add up, expected %s", expected);
    const struct indexed_property *broken = sketch ? NULL : broken_invariant(s);
    if (broken)
        return scene_complain(s, "position breaks %s (clause %s)", broken->name,
                              slug_of(s->spec, broken->clause));
    return true;
}

static bool place(struct scene *s, bool sketch)
{
    unsigned begin = s->lines.number, end;
    if (!seal(s))
        return false;
    s->game->blank_position(s->table, s->state);
    if (!read_block(s, position_line))
        return false;
    end = s->lines.number;
    s->lines.number = begin; /* what is wrong now is wrong with the whole */
    if (!is_position(s, sketch))
        return false;
    memcpy(s->position, s->state, s->game->state_size);
    snprintf(s->lines.shown, sizeof s->lines.shown, "%s", sketch ? "sketch" : "position");
    set_up(s, true, sketch);
    s->lines.number = end;
    return true;
}

static bool do_position(struct scene *s)
{
    return place(s, false);
}

static bool do_sketch(struct scene *s)
{
    return place(s, true);
}

/* ---- moves ---- */


/* Patterns become what a person would say: "@ lays $0 on #1" is
 * "PLAYER lays WORD on NUMBER", "wasting a stair!2" is "wasting a stair". */
static const char *plain_pattern(const char *pattern, char *plain, size_t size)
{
    struct text out = { plain, plain + size, false };
    *plain = 0;
    for (const char *p = pattern; *p; p++) {
        bool begins = p == pattern || p[-1] == ' ';
        bool argument =
            (begins || *p == '!') && p[1] >= '0' && p[1] <= '9' && (!p[2] || p[2] == ' ');
        if (begins && *p == '@')
            put(&out, "PLAYER");
        else if (argument && *p != '!')
            put(&out, *p == 'p' ? "PLAYER" : *p == '#' || *p == '=' ? "NUMBER" : "WORD");
        else if (!argument)
            put_char(&out, *p);
        p += argument;
    }
    return plain;
}

bool scene_move_at(struct scene *s, unsigned from, struct move *m)
{
    struct words in = scene_words_from(s, from);
    struct nearest near = { .wanted = from ? "" : scene_word(s, 0) };
    char plain[200];
    *m = (struct move){ 0 };
    const char *expected = read_move_here(s->game, s->table, s->state, &in, m);
    if (!expected)
        return true;
    for (unsigned i = 0; keyword_name(i); i++)
        nearest_of(&near, keyword_name(i));
    return scene_complain(s, "found '%.80s'%s, expected %s%s", s->lines.shown,
                          from ? "" : nearest_hint(&near), from ? "" : "a keyword or a move: ",
                          plain_pattern(expected, plain, sizeof plain));
}

/* Asked before a move is made: what cannot be remembered is not played. */
static bool can_remember(struct scene *s)
{
    if (s->session && s->moves == MOST_OF_A_SESSION)
        return scene_complain(s, "found a play of %d moves, expected start or a position",
                              MOST_OF_A_SESSION);
    if (s->moves == s->room) {
        unsigned room = s->room ? 2 * s->room : 64;
        struct move *more = realloc(s->played, room * sizeof *more);
        if (!more)
            return no_memory(s);
        s->played = more;
        s->room = room;
    }
    return true;
}

static void remember(struct scene *s, struct move m)
{
    s->played[s->moves++] = m;
}

static bool do_move(struct scene *s)
{
    struct move m;
    if (!s->started)
        return scene_complain(s,
                              "found '%.80s', expected start, position or sketch above the first "
                              "move",
                              s->lines.shown);
    if (!scene_move_at(s, 0, &m) || !can_remember(s))
        return false;
    verdict v = s->game->refusal(s->table, s->state, m);
    memcpy(s->spare, s->state, s->game->state_size);
    if (v == LEGAL)
        v = s->game->step(s->table, s->state, m);
    scene_note_move(s, s->spare, m, v);
    if (v == LEGAL)
        remember(s, m);
    scene_expect(s, v == LEGAL, v, "a legal move");
    if (v == LEGAL)
        judge_taken(s, s->spare, m);
    return true;
}

/* Nature's moves by their weight, players' all alike. */
static struct move random_move(struct scene *s, unsigned count, struct choice *choice)
{
    for (unsigned i = 0; i < count; i++)
        s->weight[i] =
            s->list[i].actor != NATURE ? 1 : s->game->weight(s->table, s->state, s->list[i]);
    return s->list[choose_weighted(choice, s->weight, count)];
}

static bool do_random(struct scene *s)
{
    struct choice choice;
    unsigned seed, wanted, made = 0, count;
    if (!scene_number_at(s, 1, UINT32_MAX, &seed) || !scene_number_at(s, 2, MOST_RANDOM, &wanted))
        return false;
    if (wanted > s->random_left)
        return scene_complain(s, "found %u random moves more, expected at most %d in one file",
                              wanted, MOST_RANDOM);
    s->random_left -= wanted;
    choice_from_seed(&choice, seed);
    bool good = true;
    for (; made < wanted; made++) {
        count = s->game->moves(s->table, s->state, s->list);
        if (!count || !(good = can_remember(s)))
            break;
        struct move m = random_move(s, count, &choice);
        memcpy(s->spare, s->state, s->game->state_size);
        if (s->game->step(s->table, s->state, m) == LEGAL)
            judge_taken(s, s->spare, m);
        else if (s->judging)
            broke(s, &(struct broken){ .duty = "offered-is-legal",
                                       .text = "a random move is offered and then refused" });
        remember(s, m);
        s->result.judged++;
    }
    choice_free(&choice);
    scene_note_found(s, "%u moves were made", made);
    good = good || (s->session && made);
    if (good)
        tell(s, EVENT_DONE, LEGAL);
    return good;
}

/* ---- keywords ---- */

enum when { FIRST, HEAD, PLACE, BODY };

static const struct keyword {
    const char *name;
    enum when when;
    unsigned fewest, most; /* words behind it */
    bool (*carry_out)(struct scene *s);
    const char *form;
} keywords[] = {
    { "game", FIRST, 1, 1, do_game, "game NAME" },
    { "players", HEAD, 1, 1, do_players, "players NUMBER" },
    { "scope", HEAD, 1, 1, do_scope, "scope NAME" },
    { "reading", HEAD, 1, 1, do_reading, "reading q-slug=LETTER" },
    { "sheet", HEAD, 0, 1, do_sheet, "sheet, or sheet FILE" },
    { "table-refused", HEAD, 1, 1, do_table_refused, "table-refused CLAUSE" },
    { "start", PLACE, 0, 0, do_start, "start" },
    { "position", PLACE, 0, 0, do_position, "position" },
    { "sketch", PLACE, 0, 0, do_sketch, "sketch" },
    { "random", BODY, 2, 2, do_random, "random SEED NUMBER" },
    { "legal", BODY, 1, MOST_WORDS, do_legal, "legal MOVE" },
    { "refused", BODY, 2, MOST_WORDS, do_refused, "refused CLAUSE MOVE" },
    { "forbidden-by", BODY, 2, MOST_WORDS, do_forbidden_by, "forbidden-by CLAUSE MOVE" },
    { "ask", BODY, 1, MOST_WORDS, do_ask, "ask MOVE" },
    { "moves", BODY, 1, 1, do_moves, "moves NUMBER" },
    { "over", BODY, 0, 0, do_over, "over" },
    { "not-over", BODY, 0, 0, do_not_over, "not-over" },
    { "stuck", BODY, 0, 0, do_stuck, "stuck" },
    { "winner", BODY, 1, MAX_PLAYERS, do_winner, "winner PLAYER..., or winner none" },
    { "score", BODY, 2, 2, do_score, "score PLAYER NUMBER" },
    { "shows", BODY, 1, MOST_WORDS, do_shows, "shows LINE" },
    { "shows-not", BODY, 1, MOST_WORDS, do_shows_not, "shows-not LINE" },
    { "observes", BODY, 2, MOST_WORDS, do_observes, "observes PLAYER LINE" },
    { "observes-not", BODY, 2, MOST_WORDS, do_observes_not, "observes-not PLAYER LINE" },
    { "end", FIRST, 0, 0, do_end, "end" },
};
enum { KEYWORDS = sizeof keywords / sizeof keywords[0] };

static const struct keyword *find_keyword(const char *name)
{
    for (unsigned i = 0; i < KEYWORDS; i++)
        if (same_word(keywords[i].name, name))
            return &keywords[i];
    return NULL;
}

const char *keyword_name(unsigned i)
{
    return i < KEYWORDS ? keywords[i].name : NULL;
}

bool is_keyword(const char *name)
{
    return find_keyword(name);
}

static const char *const session_words[SESSION_WORDS] = {
    [WORD_MOVES] = "moves", [WORD_SHOW] = "show",     [WORD_VIEW] = "view",
    [WORD_FACTS] = "facts", [WORD_RESULT] = "result", [WORD_FOLLOWED] = "followed",
    [WORD_UNDO] = "undo",   [WORD_QUIT] = "quit",
};

enum session_word session_word(const char *name)
{
    unsigned i = 0;
    while (i < SESSION_WORDS && !same_word(session_words[i], name))
        i++;
    return (enum session_word)i;
}

static bool carry_out(struct scene *s)
{
    const struct keyword *k = find_keyword(scene_word(s, 0));
    unsigned words = s->lines.in.count - 1;
    s->seen[0] = s->expected[0] = 0;
    s->asked_of = NULL;
    s->why.count = 0;
    if (!s->spec && !k) /* of what is no scenario, no word is said */
        return scene_complain(s, "found a line that no scenario begins with, expected 'game NAME' "
                                 "first");
    if (!s->spec && k->when != FIRST)
        return scene_complain(s, "found '%s', expected 'game NAME' first", k->name);
    if (!k)
        return do_move(s);
    if (words < k->fewest || words > k->most)
        return scene_complain(s, "found '%.80s', expected %s", s->lines.shown, k->form);
    if (k->when == HEAD && s->started && s->session)
        return scene_complain(s,
                              "found '%.80s' in a play, expected it before: 'game NAME' begins "
                              "anew",
                              s->lines.shown);
    if ((k->when == HEAD || k->when == PLACE) && s->started && !s->session)
        return scene_complain(s,
                              "found '%.80s' under the position, expected it above, and one "
                              "position "
                              "a "
                              "file",
                              s->lines.shown);
    if (k->when == BODY && !s->started)
        return scene_complain(s, "found '%.80s', expected start, position or sketch above it",
                              s->lines.shown);
    return k->carry_out(s);
}

/* ---- a whole scenario ---- */

bool scene_play_all(struct scene *s)
{
    while (next_line(&s->lines, s->c))
        if (!carry_out(s))
            return false;
    if (s->lines.bad)
        return false;
    if (!s->spec)
        return scene_complain(s, "found the end of the file, expected 'game NAME' first");
    if (!s->started && !s->asked_table)
        return scene_complain(s, "found the end of the file, expected start, position or sketch");
    judge_end(s);
    return true;
}

/* What the caller keeps, it gets; the rest goes. */
void scene_close(struct scene *s, struct replay *replay)
{
    if (replay) {
        *replay = (struct replay){
            .spec = s->spec,
            .table = s->table,
            .position = s->placed ? s->position : NULL,
            .state = s->state,
            .sketch = s->sketch,
            .started = s->started,
            .move = s->played,
            .moves = s->moves,
        };
        s->table = s->state = NULL;
        s->played = NULL;
        if (s->placed)
            s->position = NULL;
    }
    free_room(s);
    free(s->played);
    free(s);
}

void replay_free(struct replay *r)
{
    free(r->table);
    free(r->position);
    free(r->state);
    free(r->move);
    *r = (struct replay){ 0 };
}

struct scene *scene_open(event_fn *teller, void *to, struct complaint *c)
{
    struct scene *s = calloc(1, sizeof *s);
    if (!s) {
        complain(c, NULL, 0, "found no memory to play on");
        return NULL;
    }
    s->c = c;
    s->tell = teller;
    s->judging = teller != NULL;
    s->to = to;
    s->random_left = MOST_RANDOM;
    s->sheets_left = MOST_SHEETS;
    return s;
}

bool play_scenario(const char *text, size_t size, const char *file, event_fn *teller, void *to,
                   struct replay *replay, struct scenario_result *result, struct complaint *c)
{
    struct scene *s = scene_open(teller, to, c);
    if (replay)
        *replay = (struct replay){ 0 };
    *result = (struct scenario_result){ 0 };
    if (!s)
        return false;
    bool good = lines_open(&s->lines, text, size, file, c) && scene_play_all(s);
    *result = s->result;
    scene_close(s, replay);
    return good;
}

/* ---- a session: command by command ---- */

bool scene_read(struct scene *s, const char *text, size_t size)
{
    return lines_open(&s->lines, text, size, NULL, s->c) && next_line(&s->lines, s->c);
}

/* A block may be wrong in its last line: what it began to change is put back. */
bool scene_execute(struct scene *s)
{
    bool block = s->spec && s->lines.in.count == 1
              && (same_word(scene_word(s, 0), "sheet") || same_word(scene_word(s, 0), "position")
                  || same_word(scene_word(s, 0), "sketch"));
    s->random_left = MOST_RANDOM;
    if (!block)
        return carry_out(s);
    memcpy(s->judged, s->table, s->game->table_size);
    memcpy(s->spare, s->state, s->game->state_size);
    if (carry_out(s))
        return true;
    memcpy(s->table, s->judged, s->game->table_size);
    memcpy(s->state, s->spare, s->game->state_size);
    return false;
}

void scene_before(const struct scene *s, unsigned moves, void *state)
{
    if (s->placed)
        memcpy(state, s->position, s->game->state_size);
    else
        s->game->start(s->table, state);
    for (unsigned i = 0; i + moves < s->moves; i++)
        s->game->step(s->table, state, s->played[i]);
}

bool scene_undo(struct scene *s, unsigned moves)
{
    if (moves > s->moves)
        return scene_complain(s,
                              "found %u moves to be undone, expected at most the %u that were made",
                              moves, s->moves);
    scene_before(s, moves, s->state);
    s->moves -= moves;
    return true;
}
