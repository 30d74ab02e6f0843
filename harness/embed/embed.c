/* What libquibble adds to the rules themselves, for programs that embed them. */
#include "harness/embed/embed.h"
#include "harness/core/games.h"
#include "harness/core/explain/reasons.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <string.h>

const struct game *quibble_game(unsigned index)
{
    return index < all_games_count ? all_games[index]->game : NULL;
}

const struct game *quibble_find_game(const char *name)
{
    const struct spec *spec = find_game(name);
    return spec ? spec->game : NULL;
}

struct quibble_clause quibble_clause(const struct game *game, verdict v)
{
    const struct spec *spec = find_game(game->name);
    const struct clause *clause = spec ? clause_of(spec, v) : NULL;
    return (struct quibble_clause){ .slug = spec ? slug_of(spec, v) : "",
                                    .source = clause ? clause->source : "",
                                    .statement = clause ? clause->statement : "" };
}

bool quibble_forbidden_by(const struct game *game, const void *table, const void *state,
                          struct move m, unsigned number, struct quibble_clause *clause, char *here,
                          size_t size)
{
    const struct spec *spec = find_game(game->name);
    struct reasons why;
    struct text out = { here, here + size, false };
    if (!spec || !size)
        return false;
    find_reasons(spec, table, state, m, game->refusal(table, state, m), &why);
    if (number >= why.count)
        return false;
    const struct reason *r = &why.by[number];
    *clause = quibble_clause(game, r->clause);
    *here = 0;
    if (r->forbids)
        write_sentence(spec, r->forbids->forbids->sentence, table, state, m, &out);
    return true;
}

bool quibble_read_as(const struct game *game, void *table, const char *question, char letter)
{
    const struct spec *spec = find_game(game->name);
    const char answer[] = { letter, 0 };
    unsigned index;
    if (!spec || !find_question(spec, question, &index))
        return false;
    const struct reading *r = find_reading(spec->questions[index].question, answer);
    if (!r || !r->built)
        return false;
    uint8_t *reading = &((struct table *)table)->reading[index], was = *reading;
    *reading = (uint8_t)letter;
    bool agrees = !excluded_readings(spec, table);
    if (!agrees)
        *reading = was;
    return agrees;
}

const char *quibble_read_move(const struct game *game, const void *table, const void *state,
                              const char *line, struct move *m)
{
    enum { MOST = 64 };
    char copy[MOVE_LINE];
    const char *word[MOST];
    unsigned count = 0;
    size_t length = strlen(line);
    if (length >= sizeof copy)
        return "a shorter line";
    memcpy(copy, line, length + 1);
    for (char *at = copy, *rest; count < MOST && (at = strtok_r(at, " \t\r\n", &rest)); at = NULL)
        word[count++] = at;
    *m = (struct move){ 0 };
    return count ? read_move_here(game, table, state, &(struct words){ count, word, NULL }, m)
                 : "a move";
}

bool quibble_write_move(const struct game *game, const void *table, const void *state,
                        struct move m, char *line, size_t size)
{
    struct text out = { line, line + size, false };
    if (!size)
        return false;
    *line = 0;
    write_move_here(game, table, state, m, &out);
    return !out.full;
}
