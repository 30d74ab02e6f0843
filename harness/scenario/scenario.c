/* The scenario language: reads a file and runs it line by line. corpus/README.md describes the
 * language. For any input this ends soon, in bounded memory, with a result or with a message
 * that names the line. */
#include "harness/scenario/scenario.h"
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/keywords.h"
#include "harness/scenario/mend/keywords.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_RANDOM = 100000,
    MOST_SHEETS = 1 << 20 /* bytes, of all sheets that one file names */
};

/* Copies the line as it is in the file and marks the wrong word; without a word, the whole line. */
static void mark_error(struct scene *s, unsigned word)
{
    char said[LINE_ROOM + LINE_ROOM];
    const struct lines *l = &s->lines;
    bool marked = word != NO_WORD;
    unsigned from = marked ? word_place(l, word) : 0;
    unsigned bytes = !marked            ? (unsigned)strlen(l->shown)
                   : word < l->in.count ? (unsigned)strlen(l->in.word[word])
                                        : 0;
    snprintf(said, sizeof said, "%*s%s", (int)l->indent, "", l->shown);
    mark_place(&s->error.at, l->number, said, l->indent + from, bytes);
}

static bool wrong_at(struct scene *s, unsigned word, const char *format, va_list list)
{
    memset(&s->error, 0, sizeof s->error);
    vsnprintf(s->error.message, sizeof s->error.message, format, list);
    make_printable(s->error.message);
    mark_error(s, word);
    if (word != NO_WORD && !s->session) /* a session has one line */
        complain_at(s->c, s->lines.file, s->lines.number, s->error.at.column, "%s",
                    s->error.message);
    else
        complain(s->c, s->lines.file, s->lines.number, "%s", s->error.message);
    return false;
}

bool scene_complain(struct scene *s, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    wrong_at(s, NO_WORD, format, list);
    va_end(list);
    return false;
}

bool scene_complain_at(struct scene *s, unsigned word, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    wrong_at(s, word, format, list);
    va_end(list);
    return false;
}

/* Stores as the mend the line with one word replaced: a correction if 'near', else an example. */
void scene_fix(struct scene *s, unsigned word, const char *instead, bool near)
{
    size_t used = 0, room = sizeof s->error.fix;
    s->error.near = near;
    for (unsigned i = 0; i < s->lines.in.count && used < room; i++) {
        const char *here = i == word ? instead : s->lines.in.word[i];
        int n = snprintf(s->error.fix + used, room - used, "%s%s", i ? " " : "", here);
        used += n > 0 ? (size_t)n : 0;
    }
    if (used >= room)
        s->error.fix[0] = 0;
}

/* Stores a whole line as the mend, above, below or instead of this one. */
void scene_put(struct scene *s, enum fix_place where, const char *line)
{
    s->error.fix_at = where;
    snprintf(s->error.fix, sizeof s->error.fix, "%s", line);
}

bool scene_leave_out(struct scene *s)
{
    s->error.fix_at = FIX_AWAY;
    s->error.fix[0] = 0;
    return false;
}

/* Stores the line with the nearest name as the fix, if one is near. */
void scene_fix_near(struct scene *s, unsigned word, struct nearest *near)
{
    if (*nearest_hint(near))
        scene_fix(s, word, near->name, true);
}

bool scene_no_memory(struct scene *s)
{
    return scene_complain(s, "out of memory for this game");
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
    if (read_number(scene_word(s, i), most, n))
        return true;
    scene_complain_at(s, i, "found '%.40s', expected a number up to %u", scene_word(s, i), most);
    scene_fix(s, i, "1", false);
    return false;
}

unsigned scene_players(const struct scene *s)
{
    return ((const struct table *)s->table)->players;
}

bool scene_seat_at(struct scene *s, unsigned i, unsigned *seat)
{
    unsigned players = scene_players(s);
    if (read_seat(scene_word(s, i), players, seat))
        return true;
    scene_complain_at(s, i, "found '%.40s', expected a player, A to %c", scene_word(s, i),
                      (int)('A' + (players ? players - 1 : 0)));
    scene_fix(s, i, "A", false);
    refit_words(s, find_keyword(scene_word(s, 0)));
    return false;
}

/* ---- reporting to the caller ---- */

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

/* Every line that sets up something ends here. */
bool scene_settled(struct scene *s)
{
    if (s->session)
        tell(s, EVENT_DONE, LEGAL);
    return true;
}

/* Every expectation ends here; s->seen has the actual result. */
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

void scene_note_table(struct scene *s, verdict v)
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

/* Only the first broken property is reported, because later ones may follow from it. */
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

/* For a move that was asked about: refusal, step, generator and FORBIDS must agree on it,
 * whether or not the scenario expects anything. */
static void judge_asked(struct scene *s)
{
    struct broken b;
    if (s->judging && s->asked_of == s->state
        && !check_move(s->spec, s->table, s->state, s->asked, &b))
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

/* ---- the position ---- */

void scene_set_up(struct scene *s, bool placed, bool sketch)
{
    s->placed = placed;
    s->sketch = sketch;
    s->moves = 0;
    s->started = true;
    tell(s, EVENT_DONE, LEGAL);
}

static bool do_start(struct scene *s)
{
    if (!scene_seal(s))
        return false;
    s->game->start(s->table, s->state);
    scene_note_found(s, "everything is set up");
    scene_set_up(s, false, false);
    judge_start(s);
    return true;
}

static bool do_position(struct scene *s)
{
    return place_block(s, false);
}

static bool do_sketch(struct scene *s)
{
    return place_block(s, true);
}

/* ---- moves ---- */

/* Called before each move, because a move that cannot be stored must not be made. */
static bool can_remember(struct scene *s)
{
    if (s->session && s->moves == MOST_OF_A_SESSION)
        return scene_complain(s, "found a play of %d moves, expected start or a position",
                              MOST_OF_A_SESSION);
    if (s->moves == s->room) {
        unsigned room = s->room ? 2 * s->room : 64;
        struct move *more = realloc(s->played, room * sizeof *more);
        if (!more)
            return scene_no_memory(s);
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
        return too_early(s);
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

/* Picks chance moves by their weight, and players' moves with equal probability. */
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
        return scene_complain(s, "found %u more random moves, expected at most %d in one file",
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

static const struct keyword keywords[] = {
    { "game", FIRST, 1, 1, do_game, "game NAME" },
    { "players", HEAD, 1, 1, do_players, "players NUMBER" },
    { "scope", HEAD, 1, 1, do_scope, "scope NAME" },
    { "reading", HEAD, 1, 3, do_reading, "reading q-slug=LETTER" },
    { "rulings", HEAD, 1, 1, do_rulings, "rulings FILE" },
    { "sheet", HEAD, 0, 1, do_sheet, "sheet, or sheet FILE" },
    { "table-refused", HEAD, 1, 1, do_table_refused, "table-refused CLAUSE" },
    { "position-refused", HEAD, 1, 1, do_position_refused,
      "position-refused CLAUSE, or PROPERTY, or impossible" },
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
    { "final-score", BODY, 2, 2, do_final_score, "final-score PLAYER NUMBER" },
    { "turns", BODY, 2, 2, do_turns, "turns PLAYER NUMBER" },
    { "chance", BODY, 2, MOST_WORDS, do_chance, "chance MOVE PART/ALL" },
    { "shows", BODY, 1, MOST_WORDS, do_shows, "shows LINE" },
    { "shows-not", BODY, 1, MOST_WORDS, do_shows_not, "shows-not LINE" },
    { "observes", BODY, 2, MOST_WORDS, do_observes, "observes PLAYER LINE" },
    { "observes-not", BODY, 2, MOST_WORDS, do_observes_not, "observes-not PLAYER LINE" },
    { "more", BODY, 3, MOST_WORDS, do_more, "more THING than THING" },
    { "as-much", BODY, 3, MOST_WORDS, do_as_much, "as-much THING as THING" },
    { "if-swapped", BODY, 5, MOST_WORDS, do_if_swapped, "if-swapped LINE with LINE shows LINE" },
    { "end", FIRST, 0, 0, do_end, "end" },
};
enum { KEYWORDS = sizeof keywords / sizeof keywords[0] };

const struct keyword *find_keyword(const char *name)
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

const struct keyword *nearest_keyword(const char *name, struct nearest *near)
{
    *near = (struct nearest){ .wanted = name };
    for (unsigned i = 0; i < KEYWORDS; i++)
        nearest_of(near, keywords[i].name);
    return *nearest_hint(near) ? find_keyword(near->name) : NULL;
}

void allow_keywords(const struct words *in, enum when when)
{
    for (unsigned i = 0; i < KEYWORDS; i++)
        if (keywords[i].when == when)
            allow_word(in, keywords[i].name);
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

bool scene_carry_out(struct scene *s)
{
    const struct keyword *k = find_keyword(scene_word(s, 0));
    unsigned words = s->lines.in.count - 1;
    s->seen[0] = s->expected[0] = 0;
    s->asked_of = NULL;
    s->why.count = 0;
    if (!s->spec && (!k || k->when != FIRST))
        return without_game(s, k);
    if (!k)
        return do_move(s);
    bool head = k->when == HEAD || k->when == PLACE;
    if ((k->when == HEAD && s->started && s->session) || (head && s->started && !s->session)
        || (k->when == BODY && !s->started))
        return wrong_place(s, k);
    if (words < k->fewest || words > k->most)
        return wrong_number(s, k);
    if (!k->carry_out(s))
        return false;
    judge_asked(s);
    return true;
}

/* ---- a whole scenario ---- */

bool scene_play_all(struct scene *s)
{
    while (next_line(&s->lines, s->c))
        if (!scene_carry_out(s))
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

/* Hands the play over to the caller if it wants it, and frees the rest. */
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
    scene_free_room(s);
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
        complain(c, NULL, 0, "out of memory");
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

bool play_scenario_as(const struct played_as *as, const char *text, size_t size, const char *file,
                      event_fn *teller, void *to, struct replay *replay,
                      struct scenario_result *result, struct complaint *c)
{
    struct scene *s = scene_open(teller, to, c);
    if (replay)
        *replay = (struct replay){ 0 };
    *result = (struct scenario_result){ 0 };
    if (!s)
        return false;
    s->as = *as;
    s->judging = s->judging && !as->unjudged;
    bool good = lines_open(&s->lines, text, size, file, c) && scene_play_all(s);
    *result = s->result;
    scene_close(s, replay);
    return good;
}

bool play_scenario(const char *text, size_t size, const char *file, event_fn *teller, void *to,
                   struct replay *replay, struct scenario_result *result, struct complaint *c)
{
    static const struct played_as itself = { .rulings = NULL };
    return play_scenario_as(&itself, text, size, file, teller, to, replay, result, c);
}

/* ---- a session: command by command ---- */

bool scene_read(struct scene *s, const char *text, size_t size)
{
    return lines_open(&s->lines, text, size, NULL, s->c) && next_line(&s->lines, s->c);
}

/* If a later line of a block is wrong, undoes what the earlier lines changed. */
bool scene_execute(struct scene *s)
{
    bool block = s->spec && s->lines.in.count == 1
              && (same_word(scene_word(s, 0), "sheet") || same_word(scene_word(s, 0), "position")
                  || same_word(scene_word(s, 0), "sketch"));
    s->random_left = MOST_RANDOM;
    if (!block)
        return scene_carry_out(s);
    memcpy(s->judged, s->table, s->game->table_size);
    memcpy(s->spare, s->state, s->game->state_size);
    if (scene_carry_out(s))
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
