/* The state of a scenario while it runs. For a file there is one scene from beginning to end
 * (scenario.c). A session (serve.c) keeps one open: there 'game' and 'start' may occur again,
 * and a rejected command changes nothing. */
#ifndef QUIBBLE_SCENARIO_SCENE_H
#define QUIBBLE_SCENARIO_SCENE_H

#include "harness/core/explain/reasons.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "spec/spec.h"

enum { MESSAGE_ROOM = 2000, MOST_OF_A_SESSION = 1 << 20 };

struct scene {
    struct lines lines;
    struct complaint *c;
    const struct spec *spec;
    const struct game *game;
    void *table, *judged; /* 'judged' is a second table, to try things on */
    /* position: where the play began; spare: mostly the state before the last move; scratch and
     * judged_state: states to try things on */
    void *position, *state, *spare, *scratch, *judged_state;
    unsigned players; /* as the line 'players' says, or 0 */
    /* an invalid number of players, which 'table-refused' expects; or 0 */
    unsigned refused_players;
    bool scoped, sheeted, placed, sketch, started, asked_table;
    bool session;            /* a session, not a file: it goes on until the client leaves */
    bool judging;            /* properties are checked; ends with the first that is broken */
    bool checking;           /* reads only: collects errors in 'all' and reports nothing */
    bool lost;               /* checking: a line above could not be carried out */
    bool gathered;           /* checking: the errors of this line are in the list already */
    const char *begin;       /* checking: the beginning of the file */
    const char *block;       /* the first line of the block that is being read, ... */
    unsigned block_line;     /* ... and the line above it */
    struct diagnostic error; /* the last error */
    struct diagnostics *all;
    struct move *list; /* legal moves */
    uint32_t *weight;
    struct move *played; /* the moves made since the start or the position */
    unsigned moves, room, random_left;
    size_t sheets_left;             /* bytes that sheets in files may still have */
    void *unsheeted;                /* the table before the last block 'sheet', ... */
    const char *sheet;              /* ... its lines, or NULL, ... */
    unsigned sheet_line, sheet_end; /* ... and where it begins and ends */
    /* how many more lines may be read again in search of a mend of the sheet */
    int rereads;
    char *text;        /* room to write a position */
    struct move asked; /* the move of this line, if it has one */
    /* the state in which the move is made or asked about; NULL: the line has no move */
    const void *asked_of;
    struct reasons why;
    event_fn *tell;
    void *to;
    struct played_as as; /* readings that replace those of the file */
    struct scenario_result result;
    char expected[MESSAGE_ROOM], seen[MESSAGE_ROOM];
};

struct scene *scene_open(event_fn *tell, void *to, struct complaint *c); /* NULL: out of memory */
bool scene_play_all(struct scene *s); /* the whole text that s->lines was opened with */
void scene_close(struct scene *s,
                 struct replay *replay); /* if replay is not NULL, it receives the play */
bool scene_set_game(struct scene *s, const struct spec *spec); /* false: out of memory */
/* reads one command; false: there is none, or it cannot be read and c says why */
bool scene_read(struct scene *s, const char *text, size_t size);
bool scene_execute(struct scene *s); /* carries it out, or complains and changes nothing */
/* copies the state as it was before the last 'moves' moves */
void scene_before(const struct scene *s, unsigned moves, void *state);
bool scene_undo(struct scene *s,
                unsigned moves); /* takes back the last moves; replays the others */

#endif
