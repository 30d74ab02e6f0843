/* What a scenario expects of a position or a move, and how its lines are carried out: for this
 * room alone. */
#ifndef QUIBBLE_SCENARIO_EXPECTATIONS_H
#define QUIBBLE_SCENARIO_EXPECTATIONS_H

#include "harness/scenario/scene.h"
#include "rules/forms/words.h"
#include "rules/game.h"

/* scenario.c: the words of a line, and what comes of it */
__attribute__((format(printf, 2, 3))) bool scene_complain(struct scene *s, const char *format, ...);
struct words scene_words_from(const struct scene *s, unsigned words);
const char *scene_word(const struct scene *s, unsigned i);
bool scene_number_at(struct scene *s, unsigned i, unsigned most, unsigned *n);
bool scene_seat_at(struct scene *s, unsigned i, unsigned *seat);
bool scene_clause_at(struct scene *s, verdict *clause); /* the second word */
bool scene_move_at(struct scene *s, unsigned from, struct move *m);
bool scene_asked(struct scene *s, verdict v); /* nothing was expected */
__attribute__((format(printf, 4, 5))) bool scene_expect(struct scene *s, bool held, verdict v,
                                                        const char *format, ...);
__attribute__((format(printf, 2, 3))) void scene_note_found(struct scene *s, const char *format,
                                                            ...);

/* verdicts.c: what comes of a move in that state; s->why has all that forbids it */
void scene_note_move(struct scene *s, const void *state, struct move m, verdict v);
bool do_legal(struct scene *s);
bool do_ask(struct scene *s);
bool do_refused(struct scene *s);
bool do_forbidden_by(struct scene *s);

/* expectations.c: false: a complaint */
bool do_moves(struct scene *s);
bool do_over(struct scene *s);
bool do_not_over(struct scene *s);
bool do_stuck(struct scene *s);
bool do_winner(struct scene *s);
bool do_score(struct scene *s);
bool do_shows(struct scene *s);
bool do_shows_not(struct scene *s);
bool observes(struct scene *s, bool there);
bool do_observes(struct scene *s);
bool do_observes_not(struct scene *s);
bool do_end(struct scene *s);

#endif
