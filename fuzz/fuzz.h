/* Shared by the fuzz targets. An input is never rejected: its bytes are choices, and every choice
 * is one that the game offers.
 *
 *   byte 0    the game, unless QUIBBLE_GAME names one
 *   byte 1    from 240 on a law of the spec and its choices, else a play (plays.c)
 *   then      the table: which one, and up to three changed readings
 *   then      one byte for each move, which chooses among the legal ones (two bytes if more than
 *             256 are legal, none if only one is); in moves.c another byte precedes each
 *
 * The same files link with libFuzzer and with AFL++.
 *
 *   QUIBBLE_GAME=NAME       this game, whatever byte 0 says; so does a program
 *                           with the name NAME_something
 *   QUIBBLE_SCENARIO=FILE   writes the play there before each move is made, so
 *                           that it exists however the program ends; a play that
 *                           breaks a property is shrunk
 *   QUIBBLE_CLOSELY=1       the expensive checks on every 16th state and the last
 *   QUIBBLE_TALLY=FILE      writes there what was met, when the program ends */
#ifndef QUIBBLE_FUZZ_H
#define QUIBBLE_FUZZ_H

#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/drawn.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/play/shrink.h"
#include "harness/play/swarm.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

enum { MOST_STEPS = 256 }; /* moves of one execution */
enum { FIRST_LAW = 240 };  /* values of byte 1 from here on choose a law */

/* One game, and the buffers for playing it, allocated once. */
struct session {
    const struct spec *spec;
    struct drawn drawn;
    struct move *list; /* the legal moves */
    unsigned count;
    uint8_t *state, *before;
    void *table;
    uint64_t table_hash, state_hash;
    struct play play;
};

/* defined by each target: what it does before the first input (AFL++ forks after that) */
void fuzz_setup(void);

/* by the program's name, or by QUIBBLE_GAME */
void pin_game(const char *program);   /* by the program's name, or by QUIBBLE_GAME */
const struct spec *pinned_game(void); /* NULL: no game was pinned */
const struct spec *game_of(const uint8_t *data, size_t size);
struct session *session_of(const struct spec *spec);
void begin_play(struct session *s, struct choice *from);
void resume_play(struct session *s, uint64_t table_hash, const struct move *move, unsigned moves);
void make_move(struct session *s, struct move m); /* makes a legal move and checks everything */
void end_play(struct session *s);
void choice_behind(struct choice *from, const uint8_t *data, size_t size, size_t skip);

/* input.c: plays as the bytes of an input, and back */
enum { MOST_INPUT = 4096, MOST_ITEMS = 400 };
struct bytes {
    uint8_t at[MOST_INPUT];
    unsigned count;
};
void put_choice(struct bytes *b, uint32_t value, uint32_t among); /* as choose() will read it */
enum { PLAYED, RAW, SPOILT, ASKED, WAYS }; /* the kinds of moves in moves.c */
extern const bool moves_have_ways; /* set by the target: does a byte before each move give its
                                      kind? */
struct move draw_move(const struct session *s, unsigned way, struct choice *from);
struct item {
    uint8_t way;
    struct move move;
};
struct line { /* an input: its head up to the table, then its moves */
    const struct spec *spec;
    uint8_t head[128];
    unsigned head_size, count;
    struct item item[MOST_ITEMS];
};
bool read_line(const uint8_t *data, size_t size, struct line *line); /* false: it is no play */
/* Writes the moves that are possible in the resulting play, and leaves the others out. */
void write_line(const struct line *line, struct bytes *b);

/* report.c: reports what broke, then calls abort(), so that the fuzzer keeps the input */
void trace_play(const struct session *s);
void report_failure(struct session *s) __attribute__((noreturn)); /* s->play says what broke */
void report_law_failure(const struct spec *spec, const struct broken *b, const uint8_t *data,
                        size_t size) __attribute__((noreturn));
void report_text_failure(const char *duty, const char *why, const char *text, size_t size)
    __attribute__((noreturn));
bool env_is_set(const char *variable);
void begin_execution(void);
void end_execution(const struct spec *spec, bool rejected);

/* mutator.c: changes some moves of an input; 0: it is no play, or would become too long */
size_t change_moves(const uint8_t *data, size_t size, const uint8_t *more, size_t more_size,
                    uint64_t seed, uint8_t *out, size_t most);

#endif
