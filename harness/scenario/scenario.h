/* The scenario language; ask.c runs it. */
#ifndef QUIBBLE_SCENARIO_SCENARIO_H
#define QUIBBLE_SCENARIO_SCENARIO_H

#include "harness/core/explain/reasons.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/rulings.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

bool is_keyword(const char *word);
const char *keyword_name(unsigned number); /* of all of them, from 0; NULL: there are no more */
/* Commands of a session that no file has: serve.c carries them out. */
enum session_word {
    WORD_MOVES,
    WORD_SHOW,
    WORD_VIEW,
    WORD_FACTS,
    WORD_RESULT,
    WORD_FOLLOWED,
    WORD_UNDO,
    WORD_QUIT,
    SESSION_WORDS /* none of them */
};
enum session_word session_word(const char *word);

enum event_kind { EVENT_DONE, EVENT_ASKED, EVENT_HELD, EVENT_FAILED, EVENT_BROKEN };
struct event { /* one line of a scenario after it was carried out; passed to a callback */
    enum event_kind kind;
    unsigned line;
    const char *text;     /* the line                                   */
    const char *seen;     /* the actual result: "the move is legal", "12 moves" */
    const char *expected; /* of EVENT_HELD and EVENT_FAILED               */
    verdict verdict; /* the verdict on the move, or LEGAL; for EVENT_BROKEN the property's clause */
    const struct spec *spec;
    const struct move *move;   /* the move that was made or asked about, or NULL */
    const void *table, *state; /* the state before it; valid during the call */
    const struct reasons *why; /* all that forbids it */
    bool made;                 /* it was carried out */
};
typedef void event_fn(void *to, const struct event *h); /* NULL: the battery checks nothing */

struct scenario_result {
    unsigned passed, failed, judged; /* judged: random moves */
    bool table_refused;              /* the table is refused, so nothing was set up */
};
/* Readings that replace those of the file. */
struct played_as {
    /* apply like lines directly below 'game': a line of the file with another reading overrides
     * them; NULL: none */
    const struct rulings *rulings;
    const char *reading[2]; /* "q-slug=X": the same, and they override the rulings; NULL: none */
    bool unjudged;          /* by the battery */
};
struct replay {                     /* the play of a scenario; free it with replay_free */
    const struct spec *spec;        /* NULL: it got nowhere */
    void *table, *position, *state; /* position NULL: from the start; state: where it ended */
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
                  struct scenario_result *result, struct complaint *c); /* false: c, exit 2 */

bool scenario_holds(const char *text, size_t size, const char *file); /* without a word */
/* the same, whatever properties say */
bool scenario_expectations_hold(const char *text, size_t size, const char *file);

#endif
