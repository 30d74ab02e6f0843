/* The scenario language: reads a scenario, runs it and reports each line to a callback. */
#ifndef QUIBBLE_SCENARIO_SCENARIO_H
#define QUIBBLE_SCENARIO_SCENARIO_H

#include "harness/core/explain/reasons.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/rulings.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

bool is_keyword(const char *word);
/* the keyword with this number, from 0; NULL after the last one */
const char *keyword_name(unsigned number);
/* Commands that only a session has, not a file; serve.c carries them out. */
enum session_word {
    WORD_MOVES,
    WORD_SHOW,
    WORD_VIEW,
    WORD_FACTS,
    WORD_RESULT,
    WORD_FOLLOWED,
    WORD_UNDO,
    WORD_QUIT,
    SESSION_WORDS /* how many there are; also: the word is none of them */
};
enum session_word session_word(const char *word);

enum event_kind { EVENT_DONE, EVENT_ASKED, EVENT_HELD, EVENT_FAILED, EVENT_BROKEN };
struct event { /* one line of a scenario after it was carried out; passed to a callback */
    enum event_kind kind;
    unsigned line;
    const char *text;     /* the line                                   */
    const char *seen;     /* the actual result: "the move is legal", "12 moves" */
    const char *expected; /* of EVENT_HELD and EVENT_FAILED               */
    /* the verdict on the move, or LEGAL; for EVENT_BROKEN the clause of the broken property */
    verdict verdict;
    const struct spec *spec;
    const struct move *move;   /* the move that was made or asked about, or NULL */
    const void *table, *state; /* the state before it; valid during the call */
    const struct reasons *why; /* every clause that forbids the move */
    bool made;                 /* the move was made, not only asked about */
};
typedef void event_fn(void *to, const struct event *h); /* for NULL no property is checked */

struct scenario_result {
    unsigned passed, failed, judged; /* judged: how many random moves were made */
    bool table_refused;              /* the table is refused, so nothing was set up */
};
/* Readings that replace those of the file. */
struct played_as {
    /* apply like lines directly below 'game': a line of the file with another reading overrides
     * them; NULL: none */
    const struct rulings *rulings;
    const char *reading[2]; /* "q-slug=X"; these override the rulings; NULL: none */
    bool unjudged;          /* no property is checked */
};
struct replay {              /* the play of a scenario; free it with replay_free */
    const struct spec *spec; /* NULL: the scenario set up no game */
    /* position: NULL if 'start' began the play; state: where it ended */
    void *table, *position, *state;
    bool sketch, started;
    struct move *move;
    unsigned moves;
};
bool play_scenario(const char *text, size_t size, const char *file, event_fn *tell, void *to,
                   struct replay *replay, struct scenario_result *result, struct complaint *c);
bool play_scenario_as(const struct played_as *as, const char *text, size_t size, const char *file,
                      event_fn *tell, void *to, struct replay *replay,
                      struct scenario_result *result, struct complaint *c);
void replay_free(struct replay *r);
/* In checking.c: collects all errors that can be found without asking anything. Returns false if
 * there are any; then the file should not be run. */
bool check_scenario(const char *text, size_t size, const char *file, struct diagnostics *all);
bool check_scenario_as(const struct played_as *as, const char *text, size_t size, const char *file,
                       struct diagnostics *all);
bool run_scenario(const char *text, size_t size, const char *file, FILE *say,
                  /* false: the input is wrong, see c */
                  struct scenario_result *result, struct complaint *c);

bool scenario_holds(const char *text, size_t size, const char *file); /* prints nothing */
/* the same, but no property is checked */
bool scenario_expectations_hold(const char *text, size_t size, const char *file);

#endif
