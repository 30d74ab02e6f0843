/* Checks for every game: the properties that its spec states, and the duties that rules/game.h
 * imposes on every game. Each check stops at the first violation and describes it in one line. */
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/forbids.h"
#include "harness/core/explain/reasons.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POSITION_ROOM = 1 << 16, MOVE_TEXT = 160, BLOT = 0xa5 };

static bool broken_at(struct broken *b, const struct indexed_property *property, const char *name,
                      const char *format, va_list values)
{
    b->property = property;
    snprintf(b->duty, sizeof b->duty, "%s", name);
    vsnprintf(b->text, sizeof b->text, format, values);
    return false;
}

__attribute__((format(printf, 3, 4))) static bool duty_broken(struct broken *b, const char *duty,
                                                              const char *format, ...)
{
    va_list values;
    va_start(values, format);
    broken_at(b, NULL, duty, format, values);
    va_end(values);
    return false;
}

__attribute__((format(printf, 3, 4))) static bool property_broken(struct broken *b,
                                                                  const struct indexed_property *p,
                                                                  const char *format, ...)
{
    va_list values;
    va_start(values, format);
    broken_at(b, p, p->name, format, values);
    va_end(values);
    return false;
}

/* The universe of a table. Each thread lists it once and keeps the list until the table changes:
 * move_at may be slow, and the checks go through the universe at every state. */
static _Thread_local struct {
    const struct game *game;
    void *table;
    struct move *move;
    uint32_t count;
    verdict
        *verdict; /* of each move in 'state' (as many bytes as a state of the game has), if known */
    uint8_t *state;
    bool judged;
} universe;

static void list_universe(const struct game *g, const void *table)
{
    if (universe.game == g && !memcmp(universe.table, table, g->table_size))
        return;
    universe.game = g;
    universe.judged = false;
    universe.state = xrealloc(universe.state, g->state_size, 1);
    universe.table = xrealloc(universe.table, g->table_size, 1);
    memcpy(universe.table, table, g->table_size);
    universe.count = g->universe(table);
    universe.move = xrealloc(universe.move, universe.count, sizeof *universe.move);
    universe.verdict = xrealloc(universe.verdict, universe.count, sizeof *universe.verdict);
    for (uint32_t i = 0; i < universe.count; i++)
        universe.move[i] = g->move_at(table, i);
}

/* The verdict of the rules on each move of the universe in this state. Cached, because several
 * checks look at the same state. */
static const verdict *judge_universe(const struct game *g, const void *table, const void *state)
{
    list_universe(g, table);
    if (universe.judged && !memcmp(universe.state, state, g->state_size))
        return universe.verdict;
    for (uint32_t i = 0; i < universe.count; i++)
        universe.verdict[i] = g->refusal(table, state, universe.move[i]);
    memcpy(universe.state, state, g->state_size);
    universe.judged = true;
    return universe.verdict;
}

/* Frees what a thread has cached when it ends. */
void forget_universe(void)
{
    free(universe.table);
    free(universe.move);
    free(universe.verdict);
    free(universe.state);
    memset(&universe, 0, sizeof universe);
    forget_kinds();
}

struct move_line {
    char text[MOVE_TEXT];
};

static struct move_line write_line_of(const struct spec *spec, const void *table, const void *state,
                                      struct move m)
{
    struct move_line s = { "" };
    struct text out = { s.text, s.text + sizeof s.text, false };
    if (state)
        write_move_here(spec->game, table, state, m, &out);
    else
        spec->game->write_move(table, m, &out);
    return s;
}

/* Splits a line into words in place; the list has room for all of them. */
static struct words cut_line(char *line, const char **word)
{
    struct words in = { 0, word, NULL };
    char *rest = NULL;
    for (char *at = strtok_r(line, " \t", &rest); at; at = strtok_r(NULL, " \t", &rest))
        word[in.count++] = at;
    return in;
}

bool check_move_words(const struct spec *spec, const void *table, const void *state, struct move m,
                      struct broken *b)
{
    struct move_line s = write_line_of(spec, table, state, m), cut = s;
    const char *word[MOVE_TEXT];
    struct words in = cut_line(cut.text, word);
    struct move back;
    memset(&back, BLOT, sizeof back);
    const char *expected = state ? read_move_here(spec->game, table, state, &in, &back)
                                 : spec->game->read_move(table, &in, &back);
    if (expected)
        return duty_broken(b, "move-reads-back", "'%s' was printed, but reading expects %s", s.text,
                           expected);
    return same_move(m, back)
        || duty_broken(b, "move-round-trip", "'%s' reads as another move, '%s'", s.text,
                       write_line_of(spec, table, state, back).text);
}

/* Checks the words that need no position. */
bool check_spelling(const struct spec *spec, const void *table, struct broken *b)
{
    list_universe(spec->game, table);
    for (uint32_t i = 0; i < universe.count; i++)
        if (!check_move_words(spec, table, NULL, universe.move[i], b))
            return false;
    return true;
}

/* ---- what the spec states ---- */

unsigned properties_of(const struct spec *spec, enum property_kind kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < spec->property_count; i++)
        count += spec->properties[i].kind == kind;
    return count;
}

static bool check_seal(const struct spec *spec, const void *table, struct broken *b)
{
    const struct game *g = spec->game;
    void *again = xrealloc(NULL, g->table_size, 1);
    memcpy(again, table, g->table_size);
    g->seal(again);
    bool same = !memcmp(again, table, g->table_size);
    free(again);
    return same || duty_broken(b, "sealed-once-for-all", "sealing a sealed table changes it");
}

/* A table printed as a sheet and read back must be the same table. */
static bool read_sheet(const struct spec *spec, const void *table, const char *text, uint8_t *again,
                       struct complaint *why)
{
    const struct table *head = table;
    spec->game->default_table(again, head->players);
    memcpy(again, head, sizeof *head);
    if (!apply_sheet(spec, again, text, "sheet", why))
        return false;
    memcpy(again, head, sizeof *head);
    spec->game->seal(again);
    return true;
}

static bool check_sheet(const struct spec *spec, const void *table, struct broken *b)
{
    const struct game *g = spec->game;
    struct complaint why;
    char *text = xrealloc(NULL, POSITION_ROOM, 1);
    uint8_t *again = xrealloc(NULL, g->table_size, 1);
    struct text out = { text, text + POSITION_ROOM, false };
    *text = 0;
    memset(again, 0, g->table_size);
    g->write_sheet(table, &out);
    bool held = read_sheet(spec, table, text, again, &why);
    if (!held)
        duty_broken(b, "sheet-reads-back", "the sheet was printed, but %s", why.text);
    else if (memcmp(again, table, g->table_size) != 0)
        held = duty_broken(b, "sheet-round-trip",
                           "the sheet, printed and read back, gives another table");
    free(again);
    free(text);
    return held;
}

bool check_table(const struct spec *spec, const void *table, struct broken *b)
{
    verdict v = spec->game->table_refusal(table);
    universe.game = NULL; /* rules that follow may be other ones */
    if (v != LEGAL)
        return duty_broken(b, "table-accepted", "set-up refuses this table by %s",
                           slug_of(spec, v));
    for (unsigned i = 0; i < spec->property_count; i++) {
        const struct indexed_property *p = &spec->properties[i];
        if (p->kind == OF_TABLE && !p->of_table(table))
            return property_broken(b, p, "table property %s (%s, line %d) does not hold: %s",
                                   p->name, file_of(spec, p->file), p->line,
                                   slug_of(spec, p->clause));
    }
    return check_seal(spec, table, b) && check_sheet(spec, table, b);
}

bool check_state(const struct spec *spec, const void *table, const void *state, struct broken *b)
{
    for (unsigned i = 0; i < spec->property_count; i++) {
        const struct indexed_property *p = &spec->properties[i];
        if ((p->kind == OF_STATE || p->kind == OF_TALLY) && !p->of_state(table, state))
            return property_broken(b, p, "state property %s (%s, line %d) does not hold: %s",
                                   p->name, file_of(spec, p->file), p->line,
                                   slug_of(spec, p->clause));
    }
    return true;
}

/* ---- legality, which a spec with FORBIDS states a second time ---- */

static bool forbids_broken(const struct spec *spec, const char *duty, const void *table,
                           const void *state, struct move m, const struct indexed_forbids *by,
                           const char *format, struct broken *b)
{
    char sentence[MOVE_TEXT];
    struct text out = { sentence, sentence + sizeof sentence, false };
    *sentence = 0;
    write_sentence(spec, by->forbids->sentence, table, state, m, &out);
    return duty_broken(b, duty, format, write_line_of(spec, table, state, m).text,
                       slug_of(spec, by->clause), by->name, file_of(spec, by->file), by->line,
                       sentence, slug_of(spec, spec->game->refusal(table, state, m)));
}

static bool check_unforbidden(const struct spec *spec, const void *table, const void *state,
                              struct move m, struct broken *b)
{
    const struct indexed_forbids *by = first_forbidding(spec, table, state, m);
    return !by
        || forbids_broken(spec, "legal-if-nothing-forbids", table, state, m, by,
                          "'%s' is legal, but %s forbids it (%s, %s, line %d): %s", b);
}

static bool check_cited(const struct spec *spec, const void *table, const void *state,
                        struct move m, verdict v, struct broken *b)
{
    struct reasons why;
    if (v == NOT_A_MOVE || !spec->forbids_count)
        return true;
    const struct indexed_forbids *first = tally_first_forbidding(spec, table, state, m);
    if (!first)
        return duty_broken(b, "legal-if-nothing-forbids",
                           "'%s' is refused by %s, but nothing forbids it",
                           write_line_of(spec, table, state, m).text, slug_of(spec, v));
    if (first->clause == v)
        return true;
    find_reasons(spec, table, state, m, v, &why);
    return why.by[0].forbids
             ? forbids_broken(spec, "cited-clause-is-first", table, state, m, first,
                              "'%s' is first forbidden by %s (%s, %s, line %d: %s), but the "
                              "refusal cites %s",
                              b)
             : forbids_broken(spec, "cited-clause-forbids", table, state, m, first,
                              "'%s' is forbidden by %s (%s, %s, line %d: %s), but the refusal "
                              "cites %s, which does not forbid it",
                              b);
}

bool check_step(const struct spec *spec, const void *table, const void *before, struct move m,
                const void *after, struct broken *b)
{
    struct concerned c = concerned_by(spec, m.kind);
    for (unsigned i = 0; i < c.count; i++) {
        const struct indexed_property *p = c.property[i];
        if (!p->of_step(table, before, m, after))
            return property_broken(b, p,
                                   "step property %s (%s, line %d) does not hold for '%s': %s",
                                   p->name, file_of(spec, p->file), p->line,
                                   write_line_of(spec, table, before, m).text,
                                   slug_of(spec, p->clause));
    }
    return check_unforbidden(spec, table, before, m, b);
}

bool check_law(const struct spec *spec, const struct indexed_property *law, struct choice *from,
               struct broken *b)
{
    return law->of_law(from)
        || property_broken(b, law, "law %s (%s, line %d) does not hold: %s", law->name, spec->file,
                           law->line, slug_of(spec, law->clause));
}

/* ---- the generator and the one place of legality ---- */

struct listing {
    struct move *move;
    bool *met;
    unsigned count;
};

static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct move));
}

/* The list is longer than most_moves, so that a generator that lists too many moves is found and
 * does not overwrite memory. */
static struct listing list_moves(const struct game *g, const void *table, const void *state)
{
    size_t room = 2 * (size_t)g->most_moves + 64;
    struct listing l = { .move = xrealloc(NULL, room, sizeof *l.move) };
    l.count = g->moves(table, state, l.move);
    l.met = xrealloc(NULL, l.count, sizeof *l.met);
    memset(l.met, 0, l.count * sizeof *l.met);
    return l;
}

static void free_listing(struct listing *l)
{
    free(l->move);
    free(l->met);
}

static bool *listed(const struct listing *l, struct move m)
{
    if (!l->count)
        return NULL;
    const struct move *at = bsearch(&m, l->move, l->count, sizeof m, by_bytes);
    return at ? &l->met[at - l->move] : NULL;
}

static bool check_listed(const struct spec *spec, const void *table, const void *state,
                         struct move m, struct broken *b)
{
    verdict v = spec->game->refusal(table, state, m);
    if (v != LEGAL)
        return duty_broken(b, "listed-is-legal", "'%s' is listed, but refused by %s",
                           write_line_of(spec, table, state, m).text, slug_of(spec, v));
    return m.actor != NATURE || spec->game->weight(table, state, m) > 0
        || duty_broken(b, "chance-has-weight", "'%s' is listed as a chance, but its weight is 0",
                       write_line_of(spec, table, state, m).text);
}

/* Checks the moves in the order of the generator, unsorted: nothing here needs an order. */
static bool check_actors(const struct spec *spec, const void *table, const void *state,
                         const struct listing *l, struct broken *b)
{
    const struct table *head = table;
    for (unsigned i = 0; i < l->count; i++) {
        struct move m = l->move[i];
        uint8_t turn = spec->game->turn_of(table, state);
        if (m.actor != turn)
            return duty_broken(b, "turn-of-agrees", "'%s' is listed, but it is the turn of %u",
                               write_line_of(spec, table, state, m).text, turn);
        if (spec->game->write_move_at && !check_move_words(spec, table, state, m, b))
            return false;
        if (m.actor != NATURE && m.actor >= head->players)
            return duty_broken(b, "actor-has-a-seat", "'%s' is listed, with %u players",
                               write_line_of(spec, table, state, m).text, head->players);
        if (!check_listed(spec, table, state, m, b))
            return false;
    }
    return true;
}

static bool check_listing(const struct spec *spec, const void *table, const void *state,
                          struct listing *l, struct broken *b)
{
    if (l->count > spec->game->most_moves)
        return duty_broken(b, "at-most-most-moves", "%u moves are listed, most_moves says %u",
                           l->count, spec->game->most_moves);
    if (!check_actors(spec, table, state, l, b))
        return false;
    if (l->count)
        qsort(l->move, l->count, sizeof *l->move, by_bytes);
    for (unsigned i = 1; i < l->count; i++)
        if (same_move(l->move[i - 1], l->move[i]))
            return duty_broken(b, "no-move-listed-twice", "'%s' is listed twice",
                               write_line_of(spec, table, state, l->move[i]).text);
    return true;
}

static bool in_range(const struct spec *spec, verdict v)
{
    return v == NOT_A_MOVE || (v >= FIRST_CLAUSE && v < FIRST_CLAUSE + spec->clause_count);
}

/* Two copies of a state, to see what a step changes: one is stepped, the other stays as it was. */
struct pair {
    uint8_t *one, *two;
};

static struct pair new_pair(const struct game *g)
{
    return (struct pair){ xrealloc(NULL, g->state_size, 1), xrealloc(NULL, g->state_size, 1) };
}

static struct pair pair_of(const struct game *g, const void *state)
{
    struct pair p = new_pair(g);
    memcpy(p.one, state, g->state_size);
    return p;
}

static void free_pair(struct pair *p)
{
    free(p->one);
    free(p->two);
}

static bool check_refused(const struct spec *spec, const void *table, const void *state,
                          struct move m, verdict v, uint8_t *after, struct broken *b)
{
    const struct game *g = spec->game;
    if (!in_range(spec, v))
        return duty_broken(b, "refusal-cites-a-clause",
                           "'%s' is refused by %u, which is not the number of a clause",
                           write_line_of(spec, table, state, m).text, v);
    if (g->carry_out) /* then a step is refusal() and carry_out() */
        return check_cited(spec, table, state, m, v, b);
    verdict stepped = g->step(table, after, m);
    if (stepped != v)
        return duty_broken(b, "step-refuses-alike", "'%s': refusal says %s, step says %s",
                           write_line_of(spec, table, state, m).text, slug_of(spec, v),
                           slug_of(spec, stepped));
    if (memcmp(after, state, g->state_size) != 0)
        return duty_broken(b, "refused-changes-nothing",
                           "'%s' is refused by %s, yet changed the state",
                           write_line_of(spec, table, state, m).text, slug_of(spec, v));
    return check_cited(spec, table, state, m, v, b);
}

/* Makes the step twice from the same state: if the results differ, the rules read something
 * else. */
static bool check_accepted(const struct spec *spec, const void *table, const void *state,
                           struct move m, struct pair after, struct broken *b)
{
    const struct game *g = spec->game;
    memcpy(after.two, state, g->state_size);
    verdict stepped = g->step(table, after.one, m);
    if (stepped != LEGAL)
        return duty_broken(b, "step-accepts-alike", "'%s' is legal, but step refuses it by %s",
                           write_line_of(spec, table, state, m).text, slug_of(spec, stepped));
    if (!check_unforbidden(spec, table, state, m, b))
        return false;
    g->step(table, after.two, m);
    bool same = !memcmp(after.one, after.two, g->state_size);
    memcpy(after.one, state, g->state_size);
    return same
        || duty_broken(b, "step-is-a-function", "'%s' led from one state to two different states",
                       write_line_of(spec, table, state, m).text);
}

static bool check_one(const struct spec *spec, const void *table, const void *state, struct move m,
                      verdict v, const struct listing *l, struct pair after, struct broken *b)
{
    if (v != LEGAL)
        return check_refused(spec, table, state, m, v, after.one, b);
    bool *met = listed(l, m);
    if (!met)
        return duty_broken(b, "legal-is-listed", "'%s' is legal, but not listed",
                           write_line_of(spec, table, state, m).text);
    *met = true;
    return check_accepted(spec, table, state, m, after, b);
}

static bool check_whole(const struct spec *spec, const void *table, const void *state,
                        const struct listing *l, struct pair after, struct broken *b)
{
    const verdict *v = judge_universe(spec->game, table, state);
    for (uint32_t i = 0; i < universe.count; i++)
        if (!check_one(spec, table, state, universe.move[i], v[i], l, after, b))
            return false;
    for (unsigned i = 0; i < l->count; i++)
        if (!l->met[i])
            return duty_broken(b, "listed-is-in-universe",
                               "'%s' is listed, but not in the universe",
                               write_line_of(spec, table, state, l->move[i]).text);
    return true;
}

static bool check_finished(const struct spec *spec, const void *table, const void *state,
                           const struct listing *l, struct broken *b)
{
    struct outcome out = { 0 };
    spec->game->outcome(table, state, &out);
    return !out.over || !l->count
        || duty_broken(b, "finished-is-finished", "the game is over, but '%s' is listed",
                       write_line_of(spec, table, state, l->move[0]).text);
}

bool check_universe(const struct spec *spec, const void *table, const void *state, struct broken *b)
{
    struct listing l = list_moves(spec->game, table, state);
    struct pair after = pair_of(spec->game, state);
    bool held = check_listing(spec, table, state, &l, b)
             && check_finished(spec, table, state, &l, b)
             && check_whole(spec, table, state, &l, after, b);
    free_pair(&after);
    free_listing(&l);
    return held;
}

bool check_move(const struct spec *spec, const void *table, const void *state, struct move m,
                struct broken *b)
{
    struct pair after = pair_of(spec->game, state);
    verdict v = spec->game->refusal(table, state, m);
    bool held = check_move_words(spec, table, state, m, b);
    if (held && v != LEGAL) {
        held = check_refused(spec, table, state, m, v, after.one, b);
    } else if (held) {
        /* listing moves is expensive, and only needed for accepted moves */
        struct listing l = list_moves(spec->game, table, state);
        held = check_listing(spec, table, state, &l, b)
            && check_one(spec, table, state, m, v, &l, after, b);
        free_listing(&l);
    }
    free_pair(&after);
    return held;
}

/* ---- what is symmetric ---- */

static void copy_representative(const struct game *g, const void *table, const void *state,
                                uint8_t *into)
{
    memcpy(into, state, g->state_size);
    g->canonical(table, into);
}

/* Compares a move with its image in the symmetric state. */
static bool check_mirrored_move(const struct spec *spec, const void *table, const void *state,
                                unsigned symmetry, struct move m, struct pair p, struct broken *b)
{
    const struct game *g = spec->game;
    struct move image = g->mirror_move(table, symmetry, m);
    memcpy(p.one, state, g->state_size);
    memcpy(p.two, state, g->state_size);
    g->mirror(table, symmetry, p.two);
    verdict here = g->step(table, p.one, m), there = g->step(table, p.two, image);
    if (here != LEGAL || there != LEGAL)
        return duty_broken(b, "symmetric-moves-are-legal",
                           "'%s' is listed; by symmetry %u '%s': %s",
                           write_line_of(spec, table, state, m).text, symmetry,
                           write_line_of(spec, table, state, image).text, slug_of(spec, there));
    g->canonical(table, p.one);
    g->canonical(table, p.two);
    return !memcmp(p.one, p.two, g->state_size)
        || duty_broken(b, "symmetric-moves-lead-alike",
                       "'%s' and its image by symmetry %u, '%s', lead to states that are no images "
                       "of each other",
                       write_line_of(spec, table, state, m).text, symmetry,
                       write_line_of(spec, table, state, image).text);
}

static bool check_mirrored(const struct spec *spec, const void *table, const void *state,
                           unsigned symmetry, const struct listing *l, struct pair p,
                           struct broken *b)
{
    const struct game *g = spec->game;
    struct outcome here = { .over = false }, there = { .over = false };
    copy_representative(g, table, state, p.one);
    memcpy(p.two, state, g->state_size);
    g->mirror(table, symmetry, p.two);
    g->outcome(table, state, &here);
    g->outcome(table, p.two, &there);
    unsigned moves = g->moves(table, p.two, l->move + l->count);
    g->canonical(table, p.two);
    if (memcmp(p.one, p.two, g->state_size) != 0)
        return duty_broken(b, "one-stands-for-all",
                           "the image by symmetry %u has another state as its key", symmetry);
    if (here.over != there.over || here.winners != there.winners || moves != l->count)
        return duty_broken(b, "symmetric-states-end-alike",
                           "by symmetry %u: %u moves and %u, winners %#x and %#x", symmetry,
                           l->count, moves, (unsigned)here.winners, (unsigned)there.winners);
    for (unsigned i = 0; i < l->count; i++)
        if (!check_mirrored_move(spec, table, state, symmetry, l->move[i], p, b))
            return false;
    return true;
}

bool check_symmetries(const struct spec *spec, const void *table, const void *state,
                      struct broken *b)
{
    const struct game *g = spec->game;
    if (!g->canonical)
        return true;
    struct listing l = list_moves(g, table, state);
    struct pair p = new_pair(g);
    bool held = true;
    for (unsigned i = 0; held && i < g->symmetries(table); i++)
        held = check_mirrored(spec, table, state, i, &l, p, b);
    free_pair(&p);
    free_listing(&l);
    return held;
}

bool check_outcome(const struct spec *spec, const void *table, const void *state, struct broken *b)
{
    const struct table *head = table;
    struct outcome out = { 0 };
    spec->game->outcome(table, state, &out);
    if (out.winners >> head->players)
        return duty_broken(b, "winners-have-seats", "winners %#x with %u players",
                           (unsigned)out.winners, head->players);
    for (unsigned p = head->players; p < MAX_PLAYERS; p++)
        if (out.score[p])
            return duty_broken(b, "scorers-have-seats", "seat %u scores %d with %u players", p,
                               out.score[p], head->players);
    return true;
}

bool check_goes_on(const struct spec *spec, const void *table, const void *state, struct broken *b)
{
    struct outcome out = { 0 };
    char file[FINDING_FILE];
    struct listing l = list_moves(spec->game, table, state);
    bool some = l.count > 0;
    free_listing(&l);
    spec->game->outcome(table, state, &out);
    return out.over || some || deadlock_on_record(spec, table, file)
        || duty_broken(b, "play-goes-on",
                       "nobody can move, the game is not over, and nothing on record "
                       "in corpus/%s/findings says that plays hang on this table",
                       spec->game->name);
}

/* ---- what a player may know ---- */

static bool check_view(const struct spec *spec, const void *table, const void *state,
                       unsigned player, struct pair seen, struct broken *b)
{
    const struct game *g = spec->game;
    memset(seen.one, BLOT, g->state_size);
    memset(seen.two, BLOT, g->state_size);
    g->view(table, state, player, seen.one);
    g->view(table, seen.one, player, seen.two);
    return !memcmp(seen.one, seen.two, g->state_size)
        || duty_broken(b, "view-of-view-is-view", "%c sees less of what %c sees", 'A' + (int)player,
                       'A' + (int)player);
}

/* Changes what is hidden from a player: he must see the same. If nothing is hidden from him, he
 * must see everything. */
static bool check_hidden(const struct spec *spec, const void *table, const void *state,
                         unsigned player, struct pair seen, struct broken *b)
{
    const struct game *g = spec->game;
    uint8_t *like = xrealloc(NULL, g->state_size, 1);
    memcpy(like, state, g->state_size);
    if (spec->lookalike) {
        spec->lookalike(table, state, player, like);
        g->view(table, like, player, seen.two);
    } else {
        memcpy(seen.two, state, g->state_size);
    }
    free(like);
    for (size_t i = 0; i < g->state_size; i++)
        if (seen.one[i] != seen.two[i])
            return duty_broken(b, "hidden-does-not-show",
                               "%c would not see the same if what is hidden from %c was "
                               "different: byte %zu of %zu is %u, and would be %u",
                               'A' + (int)player, 'A' + (int)player, i, g->state_size, seen.one[i],
                               seen.two[i]);
    return true;
}

/* A player must be able to tell whether his own move is legal. */
static bool check_knowable(const struct spec *spec, const void *table, const void *state,
                           const uint8_t *const seen[], struct broken *b)
{
    const struct game *g = spec->game;
    const struct table *head = table;
    const verdict *verdicts = judge_universe(g, table, state);
    for (uint32_t i = 0; i < universe.count; i++) {
        struct move m = universe.move[i];
        if (m.actor >= head->players)
            continue;
        verdict v = verdicts[i], known = g->refusal(table, seen[m.actor], m);
        if (v != known)
            return duty_broken(b, "legality-is-knowable", "'%s': %s, but %s by what %c sees",
                               write_line_of(spec, table, state, m).text, slug_of(spec, v),
                               slug_of(spec, known), 'A' + m.actor);
    }
    return true;
}

bool check_views(const struct spec *spec, const void *table, const void *state, struct broken *b)
{
    const struct table *head = table;
    struct pair seen[MAX_PLAYERS] = { 0 };
    const uint8_t *view[MAX_PLAYERS];
    bool held = true;
    for (unsigned p = 0; p < head->players; p++) {
        seen[p] = new_pair(spec->game);
        view[p] = seen[p].one;
        held = held && check_view(spec, table, state, p, seen[p], b)
            && check_hidden(spec, table, state, p, seen[p], b);
    }
    held = held && check_knowable(spec, table, state, view, b);
    for (unsigned p = 0; p < head->players; p++)
        free_pair(&seen[p]);
    return held;
}

/* ---- there and back: key and position ---- */

static bool equals_original(const struct game *g, const uint8_t *was, const uint8_t *is,
                            const char *duty, const char *way, struct broken *b)
{
    for (size_t i = 0; i < g->state_size; i++)
        if (was[i] != is[i])
            return duty_broken(b, duty,
                               "%s, read back, gives another state: byte %zu of %zu was %u, is %u",
                               way, i, g->state_size, was[i], is[i]);
    return true;
}

static bool check_key(const struct spec *spec, const void *table, const void *state, struct pair s,
                      struct broken *b)
{
    const struct game *g = spec->game;
    uint8_t *key = xrealloc(NULL, 2 * (size_t)g->most_key_bytes + 64, 1);
    memset(s.one, BLOT, g->state_size);
    g->start(table, s.one);
    size_t at_start = g->key(table, s.one, key);
    size_t length = g->key(table, state, key);
    memset(s.one, BLOT, g->state_size);
    g->unkey(table, key, s.one);
    free(key);
    if (length > g->most_key_bytes)
        return duty_broken(b, "key-fits", "a key of %zu bytes, most_key_bytes says %u", length,
                           g->most_key_bytes);
    if (length != at_start)
        return duty_broken(b, "keys-are-equally-long",
                           "a key of %zu bytes, and of %zu at the start", length, at_start);
    return equals_original(g, state, s.one, "key-round-trip", "the key", b);
}

static char *take_line(char **rest)
{
    char *line = *rest, *end = strchr(line, '\n');
    if (!*line)
        return NULL;
    *rest = end ? end + 1 : line + strlen(line);
    if (end)
        *end = 0;
    return line;
}

static bool read_back(const struct spec *spec, const void *table, char *text, uint8_t *state,
                      struct broken *b)
{
    const struct game *g = spec->game;
    const char **word = xrealloc(NULL, strlen(text) + 1, sizeof *word);
    const char *expected = NULL;
    char *rest = text, *line, shown[80] = "the whole";
    memset(state, BLOT, g->state_size);
    g->blank_position(table, state);
    while (!expected && (line = take_line(&rest)) != NULL) {
        snprintf(shown, sizeof shown, "%s", line);
        struct words in = cut_line(line, word);
        if (in.count)
            expected = g->read_position(table, &in, state);
    }
    if (!expected)
        expected = g->finish_position(table, state);
    free(word);
    return !expected
        || duty_broken(b, "position-reads-back", "'%s' was printed, but reading expects %s", shown,
                       expected);
}

static bool check_position(const struct spec *spec, const void *table, const void *state,
                           char *text, struct pair s, struct broken *b)
{
    const struct game *g = spec->game;
    struct text out = { text, text + POSITION_ROOM, false };
    *text = 0;
    g->write_position(table, state, &out);
    if (out.full)
        return duty_broken(b, "position-fits", "the position takes more than %d characters",
                           POSITION_ROOM);
    if (!read_back(spec, table, text, s.one, b))
        return false;
    return equals_original(g, state, s.one, "position-round-trip", "the printed position", b);
}

bool check_round_trips(const struct spec *spec, const void *table, const void *state,
                       struct broken *b)
{
    struct pair s = new_pair(spec->game);
    char *text = xrealloc(NULL, POSITION_ROOM, 1);
    bool held =
        check_key(spec, table, state, s, b) && check_position(spec, table, state, text, s, b);
    free(text);
    free_pair(&s);
    return held;
}
