/* Expectations about a position or a move, and functions that carry out such lines: for this
 * room only. */
#ifndef QUIBBLE_SCENARIO_EXPECTATIONS_H
#define QUIBBLE_SCENARIO_EXPECTATIONS_H

#include "harness/scenario/mend/repair.h"
#include "harness/scenario/scene.h"
#include "rules/forms/words.h"
#include "rules/game.h"

enum { NO_WORD = MOST_WORDS + 1 };

/* scenario.c: the words of a line, and its result */
__attribute__((format(printf, 2, 3))) bool scene_complain(struct scene *s, const char *format, ...);
/* complains about one word of the line; the number behind the last word: one is missing */
__attribute__((format(printf, 3, 4))) bool scene_complain_at(struct scene *s, unsigned word,
                                                             const char *format, ...);
void scene_fix(struct scene *s, unsigned word, const char *instead, bool near);
void scene_put(struct scene *s, enum fix_place where, const char *line);
bool scene_leave_out(struct scene *s); /* always false, like a complaint */
void scene_fix_near(struct scene *s, unsigned word, struct nearest *near);
struct words scene_words_from(const struct scene *s, unsigned words);
const char *scene_word(const struct scene *s, unsigned i);
bool scene_number_at(struct scene *s, unsigned i, unsigned most, unsigned *n);
bool scene_seat_at(struct scene *s, unsigned i, unsigned *seat);
bool scene_clause_at(struct scene *s, verdict *clause); /* the clause that the second word names */
bool is_clause(const struct scene *s, const char *word);
bool scene_asked(struct scene *s, verdict v); /* for a line that expects nothing */
__attribute__((format(printf, 4, 5))) bool scene_expect(struct scene *s, bool held, verdict v,
                                                        const char *format, ...);
__attribute__((format(printf, 2, 3))) void scene_note_found(struct scene *s, const char *format,
                                                            ...);

bool scene_no_memory(struct scene *s);
bool scene_settled(struct scene *s); /* for a line that sets up something, at its end */
unsigned scene_players(const struct scene *s);
void scene_note_table(struct scene *s, verdict v);

/* table.c */
void scene_free_room(struct scene *s);
bool scene_seal(struct scene *s);
bool do_game(struct scene *s);
bool do_players(struct scene *s);
bool do_scope(struct scene *s);
bool do_reading(struct scene *s);
bool do_rulings(struct scene *s);
bool do_sheet(struct scene *s);
bool do_table_refused(struct scene *s);

/* scenario.c again */
bool scene_carry_out(struct scene *s); /* runs the line that was read */
void scene_set_up(struct scene *s, bool placed, bool sketch);

/* reading.c: moves and blocks */
bool scene_move_at(struct scene *s, unsigned from, struct move *m);
/* the words from 'from' on were not read: reports where, why, and what is allowed */
bool scene_unread(struct scene *s, unsigned from, struct repair *r, const char *known);
/* reads a line of a position into that state: NULL, or what was expected */
const char *read_position_line(struct scene *s, const struct words *in, void *state);
bool read_block(struct scene *s, bool sheet);
/* Examples of lines: those that the game would write, and those of its conventions. Uses
 * s->text. */
const char *block_examples(struct scene *s, bool sheet);
/* Does the other line set the same thing? Then all words are equal, or all but the last ones. */
bool says_again(const struct words *one, const struct words *other);
/* Does the later line override the one above, so that the position is the same without that?
 * Lines that cannot be read alone are compared by their words. Overwrites s->scratch and
 * s->position. */
bool overrides_position(struct scene *s, const struct words *above, const struct words *in);

/* positions.c */
bool place_block(struct scene *s, bool sketch);
bool do_position_refused(struct scene *s);

/* verdicts.c: stores the verdict on a move in s->seen; s->why gets all clauses that forbid it */
void scene_note_move(struct scene *s, const void *state, struct move m, verdict v);
bool do_legal(struct scene *s);
bool do_ask(struct scene *s);
bool do_refused(struct scene *s);
bool do_forbidden_by(struct scene *s);

/* expectations.c: false after a complaint */
bool do_moves(struct scene *s);
bool do_over(struct scene *s);
bool do_not_over(struct scene *s);
bool do_stuck(struct scene *s);
bool do_winner(struct scene *s);
bool do_score(struct scene *s);
bool do_final_score(struct scene *s);
bool do_turns(struct scene *s);
bool do_chance(struct scene *s);
bool do_end(struct scene *s);

/* showing.c */
bool do_shows(struct scene *s);
bool do_shows_not(struct scene *s);
bool do_observes(struct scene *s);
bool do_observes_not(struct scene *s);
bool do_more(struct scene *s);
bool do_as_much(struct scene *s);
bool do_if_swapped(struct scene *s);

#endif
