/* Finds the nearest position in which two readings of a question differ.
 *
 * First it visits every state of the small games, the smallest game first; a difference found there
 * is the nearest. Then it starts from the scenes that are saved for the question, and plays random
 * plays of the whole game, which it shortens. If it finds nothing, it tries the readings of other
 * questions, too. */
#include "harness/compare/witness.h"
#include "harness/compare/twins.h"
#include "harness/core/choice.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/explore/space.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct witness_search {
    const struct spec *spec;
    const struct effort *effort;
    struct witness *w;
    void *table[2];
    bool one_refused;           /* one reading refused the last table ... */
    const struct scope *choosy; /* ... and the smallest scope where that happened */
};

static void *copy_of(const void *bytes, size_t size)
{
    void *copy = malloc(size + 1);
    if (!copy)
        fail(NO_TOOL, "out of memory for %zu bytes", size);
    memcpy(copy, bytes, size);
    return copy;
}

/* ---- the two tables ---- */

void rule(const struct effort *effort, const struct spec *spec, void *table)
{
    for (unsigned i = 0; i < spec->question_count; i++)
        if (effort->ruling[i])
            ((struct table *)table)->reading[i] = (uint8_t)effort->ruling[i];
}

static bool read_as(const struct witness_search *h, void *table, char letter)
{
    struct complaint c;
    rule(h->effort, h->spec, table);
    ((struct table *)table)->reading[h->w->question] = (uint8_t)letter;
    return (!h->w->also[0] || apply_reading(h->spec, table, h->w->also, &c))
        && seal_table(h->spec, table, "clarify", &c);
}

/* Makes a table for each of the two readings; false if one of them is refused. */
static bool set_tables(struct witness_search *h, const void *like)
{
    bool good[2];
    for (unsigned side = 0; side < 2; side++) {
        memcpy(h->table[side], like, h->spec->game->table_size);
        good[side] = read_as(h, h->table[side], h->w->letter[side]);
    }
    if (good[0] != good[1])
        h->one_refused = true;
    return good[0] && good[1];
}

static bool table_of_scope(const struct spec *spec, const struct scope *scope, void *table)
{
    struct complaint c;
    spec->game->default_table(table, spec->game->fewest_players);
    return apply_scope(spec, table, scope->name, &c) && seal_table(spec, table, scope->name, &c);
}

/* ---- what was found ---- */

/* The last position on the path that is the same under both readings. */
static void note_path(struct witness_search *h, struct twins *t, const struct path *path)
{
    const struct game *g = h->spec->game;
    struct witness *w = h->w;
    unsigned from = 0;
    t->game.start(t, t->state);
    for (unsigned i = 0; i <= path->moves; i++) {
        bool same =
            memcmp(twins_state(t, t->state, 0), twins_state(t, t->state, 1), g->state_size) == 0;
        if (i == 0 || same) {
            from = i;
            for (unsigned side = 0; side < 2; side++) {
                free(w->position[side]);
                w->position[side] = copy_of(twins_state(t, t->state, side), g->state_size);
            }
        }
        if (i < path->moves)
            t->game.step(t, t->state, path->move[i]);
    }
    w->moves_before = from;
    w->moves = path->moves - from;
    w->move = copy_of(path->move + from, w->moves * sizeof *w->move);
    for (unsigned side = 0; side < 2; side++) {
        w->after[side] = copy_of(twins_state(t, t->state, side), g->state_size);
        w->table[side] = copy_of(h->table[side], g->table_size);
    }
}

/* Accepts a witness only if its scenario can be written, read back and shows the difference
 * again. */
static bool can_be_replayed(const struct witness *w)
{
    bool good = true;
    for (unsigned side = 0; good && side < 2; side++) {
        char *text = witness_text(w, side);
        good = scenario_holds(text, strlen(text), "witness");
        free(text);
    }
    return good;
}

static void drop_find(struct witness *w)
{
    for (unsigned side = 0; side < 2; side++) {
        free(w->table[side]);
        free(w->position[side]);
        free(w->after[side]);
        w->table[side] = w->position[side] = w->after[side] = NULL;
    }
    free(w->move);
    w->move = NULL;
    w->moves = 0;
    w->found = false;
}

static bool store_witness(struct witness_search *h, struct twins *t, struct twins_result *p,
                          enum where where, const char *place)
{
    h->w->found = true;
    h->w->where = where;
    h->w->contrast = p->contrast;
    snprintf(h->w->place, sizeof h->w->place, "%s", place);
    note_path(h, t, &p->path);
    if (!can_be_replayed(h->w))
        drop_find(h->w);
    return h->w->found;
}

/* ---- where to look ---- */

static bool search_from(struct witness_search *h, const void *position, uint64_t most_states,
                        enum where where, const char *place, enum search_end *end)
{
    struct twins t;
    struct twins_result p = { .end = GIVEN_UP };
    struct twin twin[2] = { { h->spec, h->table[0], position },
                            { h->spec, h->table[1], position } };
    if (twins_open(&t, &twin[0], &twin[1]))
        twins_search(&t, most_states, h->effort->memory, &p);
    h->w->states += p.states;
    if (p.end == NEAREST)
        store_witness(h, &t, &p, where, place);
    *end = p.end;
    free(p.path.move);
    twins_close(&t);
    return h->w->found;
}

static uint64_t states_of(const struct scope *s)
{
    return s->states ? s->states : s->reduced;
}

/* Orders scopes: first those that keep the standard reading of all other questions; those of
 * unknown size come last. */
static uint64_t size_of_scope(const struct scope *s)
{
    uint64_t states = states_of(s), odd = strstr(s->sheet, "reading ") ? (uint64_t)1 << 62 : 0;
    return states ? states + odd : UINT64_MAX;
}

static const struct scope *next_larger(const struct spec *spec, const struct scope *last)
{
    const struct scope *next = NULL;
    for (unsigned i = 0; i < scope_count(spec); i++) {
        const struct scope *s = &spec->scopes[i];
        bool later = !last || size_of_scope(s) > size_of_scope(last)
                  || (size_of_scope(s) == size_of_scope(last) && s > last);
        if (later && (!next || size_of_scope(s) < size_of_scope(next)))
            next = s;
    }
    return next;
}

static void note_alike(struct witness *w, const struct scope *s)
{
    size_t used = strlen(w->alike_in);
    snprintf(w->alike_in + used, sizeof w->alike_in - used, "%s%s", used ? ", " : "", s->name);
    w->alike_scopes++;
}

static bool search_scopes(struct witness_search *h, uint64_t most_states)
{
    void *table = calloc(1, h->spec->game->table_size);
    bool found = false;
    for (const struct scope *s = NULL; !found && !interrupted && (s = next_larger(h->spec, s));) {
        enum search_end end;
        if (states_of(s) > most_states)
            continue;
        h->one_refused = false;
        bool set = table && table_of_scope(h->spec, s, table) && set_tables(h, table);
        if (h->one_refused && !h->choosy && !h->w->also[0])
            h->choosy = s;
        if (!set)
            continue;
        found = search_from(h, NULL, most_states, IN_SCOPE, s->name, &end);
        if (end == NO_DIFFERENCE)
            note_alike(h->w, s);
    }
    free(table);
    return found;
}

/* Tries the scenario's own moves, too, which may lead further than the search. */
static bool follow_scene(struct witness_search *h, const struct replay *r, const char *place)
{
    struct twins t;
    struct twins_result p = { .end = GIVEN_UP };
    struct twin twin[2] = { { h->spec, h->table[0], r->position },
                            { h->spec, h->table[1], r->position } };
    struct path path = { .move = r->move, .moves = r->moves };
    if (twins_open(&t, &twin[0], &twin[1]) && twins_follow(&t, &path, &p)) {
        twins_shrink(&t, &p);
        store_witness(h, &t, &p, FROM_SCENE, place);
    }
    free(p.path.move);
    twins_close(&t);
    return h->w->found;
}

/* A scenario belongs to a question if its file has the question's name. */
static void search_scene(struct witness_search *h, const char *folder, const char *name)
{
    struct complaint c;
    struct replay r = { .spec = NULL };
    struct scenario_result result;
    enum search_end end;
    size_t size;
    char path[CORPUS_FILE], *text = corpus_text(folder, name, path, &size);
    if (!play_scenario(text, size, path, NULL, NULL, &r, &result, &c))
        fail(WRONG_CALL, "%s", c.text);
    if (r.spec == h->spec && set_tables(h, r.table))
        (void)(search_from(h, r.position, h->effort->most_states / 16, FROM_SCENE, name, &end)
               || follow_scene(h, &r, name));
    if (r.spec)
        replay_free(&r);
    free(text);
}

static bool nearer(const struct witness *a, const struct witness *b)
{
    unsigned of_a = a->moves_before + a->moves, of_b = b->moves_before + b->moves;
    return !b->found || of_a < of_b;
}

/* Finds the scenario with the nearest difference. */
static bool search_scenes(struct witness_search *h)
{
    char folder[CORPUS_PATH], id[NAME_SIZE];
    struct witness *to = h->w, best = { .found = false };
    unsigned scenes;
    corpus_folder(folder, h->spec, "readings");
    char **name = corpus_names(folder, question_id(h->spec, to->question, id), &scenes);
    for (unsigned i = 0; i < scenes; i++) {
        struct witness one = *to;
        h->w = &one;
        search_scene(h, folder, name[i]);
        to->states = one.states;
        bool better = one.found && nearer(&one, &best);
        witness_free(better ? &best : &one);
        if (better)
            best = one;
    }
    corpus_forget(name, scenes);
    h->w = to;
    if (best.found) {
        best.states = to->states;
        *to = best;
    }
    return to->found;
}

static bool play_at(struct witness_search *h, unsigned players)
{
    struct twins t;
    struct twin twin[2] = { { h->spec, h->table[0], NULL }, { h->spec, h->table[1], NULL } };
    struct twins_result p = { .end = GIVEN_UP };
    char place[40];
    snprintf(place, sizeof place, "%u players", players);
    bool open = twins_open(&t, &twin[0], &twin[1]);
    for (unsigned i = 0; open && p.end != NEAREST && !interrupted && i < h->effort->plays; i++) {
        struct choice from;
        free(p.path.move);
        p = (struct twins_result){ .end = GIVEN_UP };
        choice_from_seed(&from, h->effort->seed + i);
        twins_play(&t, &from, h->effort->steps, &p);
        choice_free(&from);
        h->w->plays++;
    }
    if (p.end == NEAREST) {
        twins_shrink(&t, &p);
        store_witness(h, &t, &p, AT_FULL_SIZE, place);
    }
    free(p.path.move);
    twins_close(&t);
    return h->w->found;
}

static bool search_full_game(struct witness_search *h)
{
    const struct game *g = h->spec->game;
    void *table = calloc(1, g->table_size);
    for (unsigned players = g->fewest_players; table && !h->w->found && players <= g->most_players;
         players++) {
        g->default_table(table, players);
        if (set_tables(h, table))
            play_at(h, players);
    }
    free(table);
    return h->w->found;
}

/* A table that is refused under one of the readings only. */
static bool search_tables(struct witness_search *h)
{
    const struct game *g = h->spec->game;
    struct witness *w = h->w;
    if (!h->choosy || !table_of_scope(h->spec, h->choosy, h->table[0]))
        return false;
    void *like = copy_of(h->table[0], g->table_size);
    set_tables(h, like);
    free(like);
    verdict v[2] = { g->table_refusal(h->table[0]), g->table_refusal(h->table[1]) };
    w->found = true;
    w->contrast = (struct contrast){ .kind = OTHER_TABLE,
                                     .allowed = v[0] != LEGAL,
                                     .refused = v[0] != LEGAL ? v[0] : v[1] };
    snprintf(w->place, sizeof w->place, "%s", h->choosy->name);
    for (unsigned side = 0; side < 2; side++)
        w->table[side] = copy_of(h->table[side], g->table_size);
    return true;
}

/* ---- with another question's reading ---- */

static bool search_other_readings(struct witness_search *h)
{
    char id[NAME_SIZE];
    struct witness *w = h->w;
    for (unsigned i = 0; i < h->spec->question_count && !w->found && !interrupted; i++) {
        const struct question *q = h->spec->questions[i].question;
        for (unsigned k = 0;
             i != w->question && k < MOST_READINGS && q->reading[k].letter && !w->found; k++) {
            if (!q->reading[k].built || q->reading[k].letter == q->standard)
                continue;
            snprintf(w->also, sizeof w->also, "%s=%c", question_id(h->spec, i, id),
                     q->reading[k].letter);
            char kept[sizeof w->alike_in];
            memcpy(kept, w->alike_in, sizeof kept);
            unsigned scopes = w->alike_scopes;
            search_scopes(h, h->effort->most_states / 16);
            memcpy(w->alike_in, kept, sizeof kept);
            w->alike_scopes = scopes;
        }
    }
    if (!w->found)
        w->also[0] = 0;
    return w->found;
}

void find_witness(struct witness *w, const struct spec *spec, unsigned question, char one,
                  char other, const struct effort *effort)
{
    struct witness_search h = { .spec = spec, .effort = effort, .w = w };
    *w = (struct witness){ .spec = { spec, spec }, .question = question, .letter = { one, other } };
    h.table[0] = calloc(1, spec->game->table_size);
    h.table[1] = calloc(1, spec->game->table_size);
    if (h.table[0] && h.table[1])
        (void)(search_scopes(&h, effort->most_states) || search_scenes(&h) || search_full_game(&h)
               || search_other_readings(&h) || search_tables(&h));
    free(h.table[0]);
    free(h.table[1]);
}

void witness_free(struct witness *w)
{
    drop_find(w);
    *w = (struct witness){ .found = false };
}

/* ---- telling ---- */

static void put_winners(const struct witness *w, unsigned side, FILE *out)
{
    struct outcome o = { .over = false };
    w->spec[side]->game->outcome(w->table[side], w->after[side], &o);
    if (!o.over) {
        fputs("not-over\n", out);
        return;
    }
    fputs("over\nwinner", out);
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        if (o.winners >> seat & 1)
            fprintf(out, " %c", 'A' + (int)seat);
    fputs(o.winners ? "\n" : " none\n", out);
    for (unsigned seat = 0; seat < ((const struct table *)w->table[side])->players; seat++)
        fprintf(out, "score %c %d\n", 'A' + (int)seat, o.score[seat]);
}

char *observation_of(const struct witness *w, unsigned side)
{
    const struct game *g = w->spec[side]->game;
    char *room = xrealloc(NULL, TEXT_ROOM, 1);
    void *seen = xrealloc(NULL, g->state_size, 1);
    struct text out = { room, room + TEXT_ROOM, false };
    bool sight = w->contrast.kind == OTHER_SIGHT;
    *room = 0;
    if (sight)
        g->view(w->table[side], w->after[side], w->contrast.seat, seen);
    g->write_position(w->table[side], sight ? seen : w->after[side], &out);
    if (!sight) {
        put_char(&out, '\n');
        g->write_facts(w->table[side], w->after[side], &out);
    }
    free(seen);
    return room;
}

/* Prints the lines that are in one text only. */
char *lines_only_in(const char *one, const char *other)
{
    char *only = xrealloc(NULL, strlen(one) + 2, 1), *to = only;
    for (size_t n; *one; one += n) {
        n = strcspn(one, "\n");
        bool there = false;
        for (const char *at = other; *at && !there; at += strcspn(at, "\n"), at += *at != 0)
            there = strcspn(at, "\n") == n && memcmp(at, one, n) == 0;
        if (!there) {
            memcpy(to, one, n);
            to += n;
            *to++ = '\n';
        }
        n += one[n] != 0;
    }
    *to = 0;
    return only;
}

/* The expectations for a line that is true here, and for one that only the other side has. */
static void put_lines(const struct witness *w, unsigned side, FILE *out)
{
    char *text[2] = { observation_of(w, 0), observation_of(w, 1) }, seat[4] = "";
    bool sight = w->contrast.kind == OTHER_SIGHT;
    if (sight)
        snprintf(seat, sizeof seat, " %c", (char)('A' + w->contrast.seat % MAX_PLAYERS));
    for (unsigned other = 0; other < 2; other++) {
        char *only = lines_only_in(text[other ? !side : side], text[other ? side : !side]);
        for (const char *at = only; *at; at += strcspn(at, "\n") + 1)
            if (*at != '\n')
                fprintf(out, "%s%s%s %.*s\n", sight ? "observes" : "shows", other ? "-not" : "",
                        seat, (int)strcspn(at, "\n"), at);
        free(only);
    }
    free(text[0]);
    free(text[1]);
}

static void put_verdict(const struct witness *w, unsigned side, FILE *out)
{
    const struct spec *spec = w->spec[side], *speaks = w->spec[w->contrast.allowed];
    const struct contrast *c = &w->contrast;
    struct move *list = xrealloc(NULL, spec->game->most_moves, sizeof *list);
    verdict v = c->kind == OTHER_REASON ? c->cited[side] : side == c->allowed ? LEGAL : c->refused;
    fprintf(out, "moves %u\n", spec->game->moves(w->table[side], w->after[side], list));
    free(list);
    if (v == NOT_A_MOVE)
        return; /* a move without words cannot be compared */
    fputs(v == LEGAL ? "legal " : "refused ", out);
    if (v != LEGAL)
        fprintf(out, "%s ", slug_of(spec, v));
    print_move(out, speaks, w->table[c->allowed], w->after[c->allowed], c->move);
}

char *witness_text(const struct witness *w, unsigned side)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        fail(NO_TOOL, "out of memory for a scenario");
    write_witness(out, w, side);
    fclose(out);
    return text;
}

/* One side of the witness as a scenario with its expectations. */
void write_witness(FILE *out, const struct witness *w, unsigned side)
{
    char *expect = NULL;
    size_t size = 0;
    FILE *into = open_memstream(&expect, &size);
    if (!into)
        fail(NO_TOOL, "out of memory for a scenario");
    if (w->contrast.kind == OTHER_TABLE)
        fputs("not-over\n", into);
    else if (w->contrast.kind == OTHER_MOVES || w->contrast.kind == OTHER_REASON
             || w->contrast.kind == OTHER_ODDS)
        put_verdict(w, side, into);
    else if (w->contrast.kind == OTHER_END)
        put_winners(w, side, into);
    else
        put_lines(w, side, into);
    fclose(into);
    struct record r = { .spec = w->spec[side],
                        .table = w->table[side],
                        .position = w->position[side],
                        .sketch = w->where == FROM_SCENE,
                        .move = w->move,
                        .moves = w->moves,
                        .expect = expect };
    if (w->contrast.kind == OTHER_TABLE && side != w->contrast.allowed)
        r.refused = slug_of(w->spec[side], w->contrast.refused);
    write_scenario(out, &r);
    free(expect);
}
