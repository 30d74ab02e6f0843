/* The scenario language: questions about a move, and the answers. */
#include "harness/core/games.h"
#include "harness/core/explain/reasons.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/scene.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <string.h>

/* Stores the verdict on a move in s->seen; s->why gets all clauses that forbid it. */
void scene_note_move(struct scene *s, const void *state, struct move m, verdict v)
{
    s->asked = m;
    s->asked_of = state;
    if (s->checking)
        return;
    find_reasons(s->spec, s->table, state, m, v, &s->why);
    struct text out = { s->seen, s->seen + sizeof s->seen, false };
    *s->seen = 0;
    if (s->why.count) {
        put(&out, "the move is refused by ");
        write_reasons(s->spec, s->table, state, m, &s->why, &out);
    } else {
        scene_note_found(s, v == LEGAL ? "the move is legal"
                                       : "there is no such move at this table (not-a-move)");
    }
}

bool do_legal(struct scene *s)
{
    struct move m;
    if (!scene_move_at(s, 1, &m))
        return false;
    verdict v = s->game->refusal(s->table, s->state, m);
    scene_note_move(s, s->state, m, v);
    return scene_expect(s, v == LEGAL, v, "legal");
}

bool do_ask(struct scene *s)
{
    struct move m;
    if (!scene_move_at(s, 1, &m))
        return false;
    verdict v = s->game->refusal(s->table, s->state, m);
    scene_note_move(s, s->state, m, v);
    return scene_asked(s, v);
}

/* "refused A lays HN on 1": the clause is missing. */
static bool lacks_clause(struct scene *s)
{
    struct words in = scene_words_from(s, 1);
    struct move m = { 0 };
    char with[SAID_ROOM];
    if (is_clause(s, scene_word(s, 1)) || read_move_here(s->game, s->table, s->state, &in, &m))
        return false;
    verdict v = s->game->refusal(s->table, s->state, m);
    scene_complain_at(s, 1, "found a move, expected the clause that forbids it, and then the move");
    snprintf(with, sizeof with, "%.60s %.200s", v == LEGAL ? "CLAUSE" : slug_of(s->spec, v),
             scene_word(s, 1));
    if (v == LEGAL && same_word(scene_word(s, 0), "refused"))
        scene_fix(s, 0, "legal", false);
    else if (v != LEGAL)
        scene_fix(s, 1, with, true);
    return true;
}

bool do_refused(struct scene *s)
{
    struct move m;
    verdict want;
    if (lacks_clause(s) || !scene_clause_at(s, &want) || !scene_move_at(s, 2, &m))
        return false;
    verdict v = s->game->refusal(s->table, s->state, m);
    memcpy(s->spare, s->state, s->game->state_size);
    verdict stepped = s->game->step(s->table, s->spare, m);
    bool changed = memcmp(s->spare, s->state, s->game->state_size);
    bool held = v == want && stepped == want && !changed;
    scene_note_move(s, s->state, m, v == want ? stepped : v);
    if (v == want && stepped == want && changed)
        scene_note_found(s, "the refused move changes the position");
    return scene_expect(s, held, v, "refused %s", slug_of(s->spec, want));
}

/* Holds if the clause is one of those that forbid the move. */
bool do_forbidden_by(struct scene *s)
{
    struct move m;
    verdict want;
    if (lacks_clause(s) || !scene_clause_at(s, &want) || !scene_move_at(s, 2, &m))
        return false;
    verdict v = s->game->refusal(s->table, s->state, m);
    scene_note_move(s, s->state, m, v);
    return scene_expect(s, v == want || is_reason(&s->why, want), v, "forbidden by %s",
                        slug_of(s->spec, want));
}
