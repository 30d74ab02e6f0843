/* The list of games, and functions that find things by name. */
#include "harness/core/games.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>

#ifdef QUIBBLE_ONLY_GAME /* the engine of a page contains the rules of one game */
#define EACH_GAME(GAME) GAME(QUIBBLE_ONLY_GAME)
#else
#include "built_in.h" /* EACH_GAME: the Makefile generates it from the folders in spec/ */
#endif

// NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration takes no brackets
#define DECLARED(game) extern const struct spec game;
// NOLINTNEXTLINE(bugprone-macro-parentheses): an item of a list
#define ENTERED(game) &game,
EACH_GAME(DECLARED)
const struct spec *all_games[MOST_GAMES] = { EACH_GAME(ENTERED) };

// NOLINTNEXTLINE(bugprone-macro-parentheses): a term of a sum
#define COUNTED(game) +1u
unsigned all_games_count = EACH_GAME(COUNTED);

bool add_game(const struct spec *spec)
{
    if (all_games_count == MOST_GAMES)
        return false;
    all_games[all_games_count++] = spec;
    return true;
}

_Thread_local const struct spec *guest_game;

const struct spec *find_game(const char *name)
{
    if (guest_game && same_word(guest_game->game->name, name))
        return guest_game;
    for (unsigned i = 0; i < all_games_count; i++)
        if (same_word(all_games[i]->game->name, name))
            return all_games[i];
    return NULL;
}

unsigned scope_count(const struct spec *spec)
{
    unsigned n = 0;
    while (spec->scopes && spec->scopes[n].name)
        n++;
    return n;
}

const struct scope *find_scope(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < scope_count(spec); i++)
        if (same_word(spec->scopes[i].name, name))
            return &spec->scopes[i];
    return NULL;
}

const struct clause *clause_of(const struct spec *spec, verdict v)
{
    bool known = v >= FIRST_CLAUSE && v - FIRST_CLAUSE < spec->clause_count;
    return known ? spec->clauses[v - FIRST_CLAUSE].clause : NULL;
}

const struct indexed_property *find_property(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->property_count; i++)
        if (same_word(spec->properties[i].name, name))
            return &spec->properties[i];
    return NULL;
}

/* The file of a definition: its chapter, or the only file of a game without chapters. */
const char *file_of(const struct spec *spec, const char *file)
{
    return file ? file : spec->file;
}

const char *slug_of(const struct spec *spec, verdict v)
{
    if (v == LEGAL)
        return "legal";
    return clause_of(spec, v) ? spec->clauses[v - FIRST_CLAUSE].slug : "not-a-move";
}

const struct alias *find_alias(const struct spec *spec, const char *slug)
{
    for (unsigned i = 0; i < spec->alias_count; i++)
        if (same_word(spec->aliases[i].old, slug))
            return &spec->aliases[i];
    return NULL;
}

bool find_slug(const struct spec *spec, const char *slug, verdict *v)
{
    bool legal = same_word(slug, "legal");
    if (legal || same_word(slug, "not-a-move")) {
        *v = legal ? LEGAL : NOT_A_MOVE;
        return true;
    }
    for (unsigned i = 0; i < spec->clause_count; i++)
        if (same_word(spec->clauses[i].slug, slug)) {
            *v = (verdict)(FIRST_CLAUSE + i);
            return true;
        }
    const struct alias *alias = find_alias(spec, slug);
    return alias && alias->now && find_slug(spec, alias->now, v);
}

static const char *without_q(const char *slug)
{
    return slug[0] == 'q' && slug[1] == '-' ? slug + 2 : slug;
}

/* A question's name is accepted with or without its q-. */
bool find_question(const struct spec *spec, const char *slug, unsigned *index)
{
    for (unsigned i = 0; i < spec->question_count; i++)
        if (same_word(without_q(spec->questions[i].slug), without_q(slug))) {
            *index = i;
            return true;
        }
    char id[NAME_SIZE];
    snprintf(id, sizeof id, "q-%s", without_q(slug));
    const struct alias *alias = find_alias(spec, id);
    return alias && alias->now && find_question(spec, alias->now, index);
}

const char *question_id(const struct spec *spec, unsigned index, char id[NAME_SIZE])
{
    snprintf(id, NAME_SIZE, "q-%s", without_q(spec->questions[index].slug));
    return id;
}

const struct reading *find_reading(const struct question *q, const char *letter)
{
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter; i++)
        if (letter[0] == q->reading[i].letter && !letter[1])
            return &q->reading[i];
    return NULL;
}

const struct exclusion *excluded_readings(const struct spec *spec, const void *table)
{
    const uint8_t *reading = ((const struct table *)table)->reading;
    for (unsigned i = 0; i < spec->excludes_count; i++) {
        const struct exclusion *e = &spec->excludes[i];
        if (reading[e->question] == (uint8_t)e->letter
            && reading[e->other] == (uint8_t)e->other_letter)
            return e;
    }
    return NULL;
}

bool exclude_each_other(const struct spec *spec, unsigned question, char letter, unsigned other,
                        char other_letter)
{
    for (unsigned i = 0; i < spec->excludes_count; i++) {
        const struct exclusion *e = &spec->excludes[i];
        bool so = e->question == question && e->letter == letter && e->other == other
               && e->other_letter == other_letter;
        bool turned = e->question == other && e->letter == other_letter && e->other == question
                   && e->other_letter == letter;
        if (so || turned)
            return true;
    }
    return false;
}
