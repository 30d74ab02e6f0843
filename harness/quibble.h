/* The engines' common ground, in sections by source file.
 *
 * No line of this folder knows a game: everything goes through rules/game.h
 * and spec/spec.h.
 */
#ifndef QUIBBLE_H
#define QUIBBLE_H

#include "../rules/forms/words.h"
#include "../spec/spec.h"

#include <stdio.h>
#include <string.h>

#ifndef QUIBBLE_VERSION
#define QUIBBLE_VERSION "0.1"
#endif

/* Exit status of every verb. */
enum { HELD = 0, FOUND = 1, WRONG_CALL = 2, NO_TOOL = 3 };

/* games.c: the one table of games */
extern const struct spec *const all_games[];
extern const unsigned all_games_count;
extern _Thread_local const struct spec *guest_game; /* one more, before those: a test's, or
                                                       another revision's */
const struct spec *find_game(const char *name);     /* NULL: no such game */
unsigned scope_count(const struct spec *spec);
const struct scope *find_scope(const struct spec *spec, const char *name);
const char *file_of(const struct spec *spec, const char *file);
const char *slug_of(const struct spec *spec, verdict v); /* "legal", "not-a-move" or the slug */
bool find_slug(const struct spec *spec, const char *slug, verdict *v);
bool find_question(const struct spec *spec, const char *slug, unsigned *index);
const struct clause *clause_of(const struct spec *spec, verdict v); /* NULL: no clause */
const struct indexed_property *find_property(const struct spec *spec, const char *name);
/* "q-slug" */
const char *question_id(const struct spec *spec, unsigned index, char id[NAME_SIZE]);
const struct reading *find_reading(const struct question *q, const char *letter);
const char *repository_root(void); /* QUIBBLE_ROOT, the folder above the program's, what is
                                      installed, or "." */

/* complain.c: one clear message, and the right status */
extern int (*end_of_failure)(int status, const char *why); /* what is still to be done then, or
                                                              NULL */
void fail(int status, const char *format, ...)
    __attribute__((noreturn, format(printf, 2, 3))); /* "quibble: ..." on stderr */
struct complaint {
    char text[600];
}; /* "FILE:LINE: found ..., expected ..." */
void complain(struct complaint *c, const char *file, unsigned line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The innermost "FILE:LINE: " at the front of a message whose FILE is there; false: there is none.
 */
bool place_in(const char *message, char *file, size_t size, unsigned *line);
void make_printable(char *text); /* nothing in it commands a terminal or a CI service */
/* NULL: c says why */
char *read_file(const char *path, size_t most, size_t *size, struct complaint *c);
/* The same of a plain file only: no pipe, device or link. Messages call it 'shown'. */
char *read_plain_file(const char *path, const char *shown, size_t most, size_t *size,
                      struct complaint *c);
struct output {
    FILE *file;
    char path[4096], temporary[4200];
};
/* writes beside, ... */
bool open_output(struct output *o, const char *path, struct complaint *c);
/* ... then renames */
bool close_output(struct output *o, struct complaint *c);
struct nearest {
    const char *wanted, *name;
    unsigned distance;
    char hint[120];
};
void nearest_of(struct nearest *n, const char *name); /* once for every possibility */
const char *nearest_hint(struct nearest *n);          /* " (did you mean 'x'?)" or "" */

/* within.c: the path of a plain file that an input names, links resolved; NULL: there is none,
 * or it lies where no input may name one. To be freed. */
char *path_beside(const char *scenario, const char *name); /* below the scenario's folder, or in
                                                              the corpus */
char *path_in_corpus(const char *path);

/* options.c: the command line, and the table it asks for */
enum { MOST_REPORTS = 8 };
struct options {
    const char *verb, *game; /* game may be "all" */
    bool all_games;          /* 'all' was said; game is the one whose turn it is */
    const char *scope, *sheet;
    const char *reading[MAX_QUESTIONS]; /* "q-slug=X", or as_standard */
    unsigned readings;
    unsigned players; /* 0: the game's fewest, or the scope's */
    uint64_t seed;
    bool seed_given, json, quiet, verbose;
    const char *const *rest; /* files and the like */
    unsigned rest_count;
    /* the verbs' own */
    uint64_t plays, steps;  /* test, play */
    bool whole;             /* test: broken plays are not made small */
    uint64_t memory;        /* explore: bytes */
    unsigned seconds, jobs; /* fuzz, prove, verify */
    unsigned prove;         /* regress: seconds for each function; 0: as the effort has it */
    unsigned wait;          /* conform */
    const char *effort, *engine, *out, *only, *solver, *lang;
    bool solve, resume, compact, symmetry; /* explore */
    bool keep, check;                      /* clarify */
    const char *base, *base_lib, *accept;  /* regress */
    const char *disk;
    const char *report[MOST_REPORTS];
    unsigned reports;
};
enum report_form { REPORT_JUNIT, REPORT_SARIF, REPORT_TAP, REPORT_JSON, NO_REPORT };
enum report_form report_form(const char *path); /* by its ending */
void read_options(int argc, char **argv, struct options *o);
void check_words(const struct options *o); /* fails on what would be ignored */
void *new_table(const struct options *o, const struct spec *spec); /* fails by name */
bool apply_sheet(const struct spec *spec, void *table, const char *text, const char *file,
                 struct complaint *c);
const char *apply_sheet_line(const struct spec *spec, void *table, const struct words *in,
                             struct complaint *c); /* NULL, or what was expected */
extern const char as_standard[];                   /* of readings: whatever is not asked for */
bool apply_reading(const struct spec *spec, void *table, const char *setting, struct complaint *c);
bool apply_scope(const struct spec *spec, void *table, const char *name, struct complaint *c);
bool check_players(const struct spec *spec, unsigned players, struct complaint *c);
void print_options(FILE *out, const char *verb);
void print_option_names(FILE *out, const char *verb);
bool seal_table(const struct spec *spec, void *table, const char *file, struct complaint *c);

/* choice.c: where choices come from. choose() is declared in spec/spec.h. */
struct choice {
    enum { FROM_SEED, FROM_TAPE, FROM_BYTES, EXHAUSTIVE } source;
    uint64_t state[4]; /* seeded generator */
    uint32_t *tape;    /* what was chosen: recorded, or to be replayed */
    uint32_t *width;   /* among how many (exhaustive counting needs it) */
    unsigned at, length, room;
    const uint8_t *bytes; /* a fuzzer's */
    size_t byte_count;
    bool dry; /* tape or bytes ran out: the rest are zeros */
};
void choice_from_seed(struct choice *c, uint64_t seed);
void choice_from_bytes(struct choice *c, const uint8_t *bytes, size_t count);
void choice_from_tape(struct choice *c, const uint32_t *tape, unsigned length);
void choice_every(struct choice *c); /* then: do body(c); while (choice_next(c)); */
bool choice_next(struct choice *c);
void choice_record(struct choice *c); /* after choice_from_seed: keep what is chosen */
void choice_free(struct choice *c);   /* leaves an empty tape */
uint32_t choose_weighted(struct choice *c, const uint32_t *weight, uint32_t n);
void *grown(void *old, size_t count, size_t size); /* realloc, or a clear end */

/* drawn.c: tables drawn by a choice, as the fuzzers' inputs name them */
struct drawn {
    const struct spec *spec;
    void **base; /* the tables: full games by players, then the scopes' */
    unsigned bases;
    unsigned *varied; /* questions with a choice of readings */
    unsigned varied_count;
    void *trial;
};
void drawn_open(struct drawn *d, const struct spec *spec);
/* for those alone: no bases */
void drawn_open_readings(struct drawn *d, const struct spec *spec);
void drawn_settle(struct drawn *d, unsigned question); /* it stays as it is read */
void drawn_close(struct drawn *d);
void drawn_table(struct drawn *d, struct choice *from, void *table);
/* up to three questions */
void drawn_readings(struct drawn *d, struct choice *from, void *table);

/* battery.c: what must hold of every table, state and step of every game */
struct broken {
    const struct indexed_property *property; /* NULL: one of the contract's own duties */
    char duty[64];                           /* property's name, or the duty's */
    char text[400];                          /* what was seen */
};
bool check_table(const struct spec *spec, const void *table, struct broken *b);
bool check_state(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_step(const struct spec *spec, const void *table, const void *before, struct move m,
                const void *after, struct broken *b);
/* the dear ones: generator = legality over the whole universe of moves, each
 * refused move changing nothing; what is hidden does not matter; words and key
 * round trip; a finished game accepts nothing */
bool check_universe(const struct spec *spec, const void *table, const void *state,
                    struct broken *b);
bool check_views(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_round_trips(const struct spec *spec, const void *table, const void *state,
                       struct broken *b);
/* a move survives being printed and read; so does every one of the universe */
bool check_move_words(const struct spec *spec, const void *table, struct move m, struct broken *b);
bool check_spelling(const struct spec *spec, const void *table, struct broken *b);
/* any one move, however senseless: refusal, step and generator agree on it */
bool check_move(const struct spec *spec, const void *table, const void *state, struct move m,
                struct broken *b);
void forget_universe(void); /* frees what the checks of this thread kept */
/* play goes on alike in what is symmetric to this state */
bool check_symmetries(const struct spec *spec, const void *table, const void *state,
                      struct broken *b);
/* somebody can move, or the game is over; or it is on record that plays hang here */
bool check_goes_on(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_outcome(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_law(const struct spec *spec, const struct indexed_property *law, struct choice *from,
               struct broken *b);
unsigned properties_of(const struct spec *spec, enum property_kind kind); /* how many */

/* sheets.c: a table with other components, of the same kinds */
bool another_sheet(const struct spec *spec, void *table, struct choice *from);

/* swarm.c: each random play has a taste of its own, so that plays differ */
struct swarm {
    uint8_t taste, fortune; /* which moves players prefer, and which chance does */
    uint8_t kind_weight[256];
    uint16_t used[MOVE_ARGS][256]; /* how often an argument was used in this play */
    struct move lately[8], last_chance;
    unsigned noted;
};
void swarm_draw(struct swarm *w, const struct spec *spec, const void *table, struct choice *from);
struct move swarm_pick(struct swarm *w, const struct spec *spec, const void *table,
                       const void *state, const struct move *list, unsigned count,
                       struct choice *from);
struct move plain_pick(const struct spec *spec, const void *table, const void *state,
                       const struct move *list, unsigned count, struct choice *from);
struct move wild_move(const struct move *list, unsigned count, struct choice *from);

/* shrink.c: a play that breaks something, and the smallest one like it */
enum look {
    LOOK_TABLE = 1,
    LOOK_STATE = 2,
    LOOK_STEP = 4,
    LOOK_UNIVERSE = 8,
    LOOK_VIEWS = 16,
    LOOK_WORDS = 32,
    LOOK_OUTCOME = 64,
    LOOK_MOVE = 128,
    LOOK_SPELLING = 256,
    LOOK_SYMMETRY = 512,
    LOOK_COMPANION = 1024,
    LOOK_STUCK = 2048
};
/* Somebody outside who plays along (conform.c): asked at the start of a play, and
 * after each move of it; false: p->broken says what. like: only what broke there. */
struct play;
struct companion {
    bool (*agrees)(void *with, const struct play *like, struct play *p, const void *state);
    void *with;
};
struct play {
    const struct spec *spec;
    void *table;
    struct move *move;
    unsigned moves, room;
    unsigned look;                     /* what broke, as an enum look; 0: nothing */
    struct broken broken;              /* ... after the last move */
    struct move culprit;               /* LOOK_MOVE: the move that was tried there */
    const struct companion *companion; /* LOOK_COMPANION: who disagreed, ... */
    unsigned asked;                    /* ... and in answer to what */
};
void play_clear(struct play *p, const struct spec *spec, const void *table);
void play_add(struct play *p, struct move m);
void play_free(struct play *p);
bool judge_state(struct play *p, const void *state, unsigned looks);
bool judge_step(struct play *p, const void *before, struct move m, const void *after);
bool judge_move(struct play *p, const void *state, struct move m);
bool same_break(const struct play *a, const struct play *b);
/* Plays list without the moves from..to-1; what is not legal then is passed to
 * the one whose turn it is, or left out. True: it breaks as 'like' does. */
bool replay_without(const struct play *like, const struct move *list, unsigned count, unsigned from,
                    unsigned to, struct play *kept);
unsigned price_of(const struct play *p);           /* of looking again at one state of it */
bool shrink_play(struct play *p, uint64_t budget); /* false: budget spent, maybe not least */
struct breaker {
    bool (*breaks)(void *with, const uint32_t *tape, unsigned length);
    void *with;
};
bool shrink_tape(uint32_t *tape, unsigned *length, struct breaker b, uint64_t budget);

/* campaign.c: what verb_test does with one game, without a word; true: found holds
 * a play that breaks something, shrunk */
bool break_by_plays(const struct spec *spec, const struct options *o, struct play *found);

/* marks.c: which clauses were exercised (RULE marks noted) */
enum { MOST_MARKS = 256 };
uint8_t *marks_own(void); /* of this thread, by clause; not yet gathered */
void marks_reset(void);
void marks_note(verdict v); /* as if it had been exercised */
void marks_gather(void);    /* what this thread noted counts from now on */
uint64_t marks_of(verdict v);

/* prove.c: a counterexample of CBMC's, judged natively and told: as a scenario where words can
 * express it, else in remarks only. True: some property breaks natively, whether the proof asserts
 * it or not. */
struct counterexample {
    const struct spec *spec;
    const char *proof, *asserts; /* properties, clauses or duties, with blanks between; or NULL */
    void *table, *state;         /* state NULL: the table only */
    const struct move *move;     /* NULL: none */
};
bool tell_counterexample(FILE *out, const struct counterexample *c);

/* record.c: a play that can be printed as a scenario */
struct record {
    const struct spec *spec;
    const void *table;
    const void *position; /* NULL: from the start */
    bool sketch;          /* the position need not satisfy the invariants */
    const struct move *move;
    unsigned moves;
    const char *title;   /* first comment line, or NULL */
    const char *expect;  /* further lines to print at the end, or NULL */
    const char *refused; /* the clause that refuses the table: nothing is played then */
};
void write_scenario(FILE *out, const struct record *r);
void print_table(FILE *out, const struct spec *spec, const void *table);
enum { MOVE_LINE = 1024 };
const char *move_words(const struct spec *spec, const void *table, struct move m,
                       char line[MOVE_LINE]);
void print_move(FILE *out, const struct spec *spec, const void *table, struct move m);
/* "over", "winner A", "score A 12": lines that a scenario expects. 'moves': legal ones */
void write_result(const struct spec *spec, const void *table, const void *state, unsigned moves,
                  struct text *out);

/* lines.c: text, line by line and word by word */
enum { LINE_ROOM = 4097, MOST_WORDS = LINE_ROOM / 2, TEXT_ROOM = 1 << 16 };
struct lines { /* any text of ours, line by line and word by word */
    const char *at, *end, *file;
    unsigned number;
    bool bad;              /* next_line() ended because of a complaint */
    struct words in;       /* the words of this line, without its comment */
    char shown[LINE_ROOM]; /* the same, as written */
    char split[LINE_ROOM];
    const char *word[MOST_WORDS];
};
bool lines_open(struct lines *l, const char *text, size_t size, const char *file,
                struct complaint *c);
bool next_line(struct lines *l, struct complaint *c); /* the next one that says something */
bool is_blank(char c);
/* this, and at most a comment */
bool says_just(const char *line, size_t length, const char *word);

/* scenario.c: the one language; ask.c runs it */
bool is_keyword(const char *word);
bool is_session_word(const char *word); /* serve.c: a command that no file has */

enum fate { FATE_DONE, FATE_ASKED, FATE_HELD, FATE_MISSED, FATE_BROKE };
struct happening { /* one line of a scenario, carried out, told as it happens */
    enum fate fate;
    unsigned line;
    const char *said;     /* the line                                   */
    const char *seen;     /* what was so: "the move is legal", "12 moves" */
    const char *expected; /* of FATE_HELD and FATE_MISSED               */
    verdict verdict;      /* on the move, or LEGAL; of FATE_BROKE: whose property */
    const struct spec *spec;
};
typedef void teller_fn(void *to, const struct happening *h); /* NULL: nothing is judged by the
                                                                battery */

struct scenario_result {
    unsigned passed, failed, judged;
}; /* judged: random moves */
struct replay {                     /* what a scenario plays; free with replay_free */
    const struct spec *spec;        /* NULL: it got nowhere */
    void *table, *position, *state; /* position NULL: from the start; state: where it ended */
    bool sketch, started;
    struct move *move;
    unsigned moves;
};
bool play_scenario(const char *text, size_t size, const char *file, teller_fn *tell, void *to,
                   struct replay *replay, struct scenario_result *result, struct complaint *c);
void replay_free(struct replay *r);
bool run_scenario(const char *text, size_t size, const char *file, FILE *say,
                  struct scenario_result *result, struct complaint *c); /* false: c, exit 2 */

bool scenario_holds(const char *text, size_t size, const char *file); /* without a word */
/* the same, whatever properties say */
bool scenario_is_so(const char *text, size_t size, const char *file);

/* corpus.c: the scenarios that are kept, and where a new one goes */
enum { CORPUS_PATH = 5000, CORPUS_FILE = 6000, FAILURE_PATH = 1024, MOST_SCENARIO = 1 << 20 };
void output_folder(char folder[CORPUS_PATH], const char *name); /* made: in build/, or here
                                                                   without a checkout */
void failure_path(char path[FAILURE_PATH], const struct spec *spec, const char *name);
void corpus_folder(char folder[CORPUS_PATH], const struct spec *spec, const char *room);
/* in order; "": all */
char **corpus_names(const char *folder, const char *prefix, unsigned *count);
void corpus_forget(char **names, unsigned count);
/* or fails */
char *corpus_text(const char *folder, const char *name, char path[CORPUS_FILE], size_t *size);

/* results.c: what was looked at and what came of it, a line each in a log that the
 * processes of a run share; and the reports made of it at its end */
struct result {
    int status;              /* HELD, FOUND, WRONG_CALL, NO_TOOL */
    const char *verb, *game; /* game NULL: of no single one */
    const char *name;        /* what was looked at; stays the same from run to run */
    const char *rule;        /* FOUND: a clause or property of the game, or a word of the verb's
                                own */
    const char *file;        /* where it stands; NULL: where the rule is stated */
    unsigned line;
    const char *scenario; /* a file with the play that shows it, or NULL */
    const char *text;     /* what was seen */
    double seconds;
};
int worse(int status, int another); /* the one to end with */
void results_open(const struct options *o);
bool results_wanted(void);
void results_note(const struct result *r); /* nothing, if no one wants reports */
__attribute__((format(printf, 3, 4)))
/* says so: the status */
int did_nothing(const char *verb, const char *game, const char *format, ...);
int results_close(int status, const char *why); /* the status to end with; why: or NULL */

/* progress.c: a line on a terminal, nothing in a pipe */
bool in_colour(FILE *f); /* a terminal, and NO_COLOR not set */
void progress(const char *format, ...) __attribute__((format(printf, 1, 2)));
void progress_done(void);
double seconds_now(void);
double cpu_seconds(void);
uint64_t peak_bytes(void);
enum { BY_HAND = 1, BY_TIME };
extern volatile int interrupted; /* Ctrl-C was pressed, or the time is up: whatever takes long
                                    ends soon */
void catch_interrupt(void);
void limit_time(double seconds);    /* of all that is done from now on; 0: no limit (any more) */
void allow_at_most(double seconds); /* no longer than that, and no longer than the limit */
void allow_a_little_longer(void);   /* than the limit: a tenth of it at least is left from now on */

/* json.c: one object, stable keys, to a FILE */
struct json {
    FILE *out;
    unsigned depth;
    bool first[32];
};
void json_begin(struct json *j, FILE *out);
void json_open(struct json *j, const char *key, char bracket); /* key NULL inside lists; '{' or
                                                                  '[' */
void json_close(struct json *j, char bracket);
void json_string(struct json *j, const char *key, const char *value);
void json_number(struct json *j, const char *key, uint64_t value);
void json_real(struct json *j, const char *key, double value);
void json_bool(struct json *j, const char *key, bool value);
void json_end(struct json *j);                       /* newline, flush */
unsigned utf8_letter(const char *at, size_t left);   /* its bytes; 0: not UTF-8 */
bool is_control(const char *letter, unsigned bytes); /* obeyed rather than shown */

/* crew.c: work shared out among threads */
enum { MOST_HANDS = 64 };
struct crew;
typedef void task_fn(void *with, unsigned number, unsigned hand);
struct crew *crew_open(unsigned hands); /* 0: one a processor; NULL: no memory */
unsigned crew_hands(const struct crew *c);
/* returns when all are done */
void crew_do(struct crew *c, unsigned tasks, task_fn *task, void *with);
void crew_close(struct crew *c);

/* pages.c: zeros, in large pages of the machine */
void *pages_open(size_t size); /* a power of two; NULL: no memory */
void pages_close(void *at, size_t size);

/* store.c: an exact set of keys, in the order in which they came. The array of
 * keys is also the queue of the search; the parents lead back to the start. It
 * may be kept in a folder, and be away from memory then. Keys are read, written
 * and compared in words, so KEY_SLACK bytes behind one are there, whatever they hold. */
enum { NO_STATE = 0xffffffff, KEY_SLACK = 8 };
static inline void copy_key(uint8_t *to, const uint8_t *from, size_t size)
{
    for (size_t at = 0; at < size; at += 8)
        memcpy(to + at, from + at, 8);
}
struct account {
    _Atomic uint64_t bytes;
    uint64_t most;
}; /* held, and allowed */
struct store {
    size_t key_size;       /* bytes */
    uint8_t *keys;         /* whole keys, never only their hashes */
    uint32_t keys_from;    /* compact: those of earlier levels are gone */
    uint32_t *parent;      /* the state from which it was reached... */
    uint32_t parents_from; /* ...of the states from this one on */
    uint32_t count, room;
    uint32_t *slot; /* 0: empty; else index + 1, and spare bits of the hash */
    unsigned slot_bits;
    struct account *account;
    bool kept, away; /* in files; only there */
    int keys_file, parents_file;
    uint32_t saved; /* so many states are in the files */
    struct checksums {
        uint64_t keys, parents;
    } sums;              /* of what was written to them */
    bool unsynced;       /* ... which the system may still lose */
    const char *failing; /* "keys" or "parents": which could not be written or read */
};
/* What is wrong with the files of a store that is to be recovered. */
struct damage {
    enum { UNDAMAGED, TOO_SHORT, CHANGED, UNREADABLE, NO_MEMORY } kind;
    const char *what;        /* "keys" or "parents" */
    uint64_t size, expected; /* bytes */
    int error;               /* UNREADABLE: errno, or 0: the file ends too early */
};
enum { STORE_PATH = 4200 };
bool store_open(struct store *s, size_t key_size, struct account *account);
void store_close(struct store *s);
uint64_t store_hash(size_t key_size, const uint8_t *key);
void store_prefetch(const struct store *s, uint64_t hash);     /* the slots of a key...     */
void store_prefetch_key(const struct store *s, uint64_t hash); /* ...and what lies in them */
uint32_t store_find(const struct store *s, const uint8_t *key, uint64_t hash);
/* NO_STATE: full */
uint32_t store_add(struct store *s, const uint8_t *key, uint64_t hash, uint32_t parent);
/* from now on, in files there */
bool store_keep(struct store *s, const char *folder, unsigned number);
void store_path(const char *folder, const char *what, unsigned number, char path[STORE_PATH]);
bool store_save(struct store *s);  /* what is new is written; false: s->failing was not, errno
                                      says why */
bool store_sync(struct store *s);  /* ... and stays, even if the machine stops now; false: as
                                      above */
void store_leave(struct store *s); /* all is in files, nothing in memory */
bool store_fetch(struct store *s); /* all is in memory again; false: as above, or NULL: no memory */
/* of what files hold */
bool store_recover(struct store *s, uint32_t count, struct checksums sums, struct damage *d);
/* false: errno says why */
bool store_read(const struct store *s, uint32_t index, uint32_t count, uint8_t *keys);
/* the same */
bool store_parent(const struct store *s, uint32_t index, uint32_t *parent);
static inline const uint8_t *store_key(const struct store *s, uint32_t index)
{
    return s->keys + (size_t)(index - s->keys_from) * s->key_size;
}
void store_forget(struct store *s, uint32_t before);    /* the keys before this one */
bool store_append(struct store *s, const uint8_t *key); /* as new, unlooked-for, without parent */

/* sketch.c: a set of fingerprints, where there is no room for keys */
enum seen { SEEN_NEW, SEEN_BEFORE, SEEN_FULL };
struct sketch {
    uint8_t *cell;
    uint64_t cells, count;
    struct account *account;
};
bool sketch_open(struct sketch *s, struct account *account);
void sketch_close(struct sketch *s);
void sketch_prefetch(const struct sketch *s, uint64_t hash);
enum seen sketch_add(struct sketch *s, uint64_t hash);
double sketch_omission(uint64_t states); /* the probability that one of them was missed */

/* space.c: the states of a table, and the moves between them, in shards. The
 * number of a state is its shard and its index there. */
enum {
    SHARD_BITS = 6,
    SHARDS = 1 << SHARD_BITS,
    INDEX_BITS = 32 - SHARD_BITS,
    MOST_OF_A_SHARD = (1 << INDEX_BITS) - 1
};
static inline unsigned shard_of(uint32_t state)
{
    return state >> INDEX_BITS;
}
static inline uint32_t index_of(uint32_t state)
{
    return state & MOST_OF_A_SHARD;
}
static inline uint32_t state_at(unsigned shard, uint32_t index)
{
    return (uint32_t)shard << INDEX_BITS | index;
}
struct bucket {      /* what one shard found for another, in order */
    uint8_t *record; /* hash, state from which, key */
    uint32_t count, room;
};
struct hand { /* what a thread works with */
    void *state, *next, *spare;
    struct move *moves;
    uint8_t *key;   /* room for twice the longest */
    uint8_t *chunk; /* keys to be expanded, if they are away */
};
struct space {
    const struct spec *spec;
    const struct game *game;
    const void *table;
    size_t key_size;
    struct account account;
    struct store store[SHARDS];
    struct sketch *sketch;            /* compact: these tell what is new; NULL: the stores do */
    unsigned together;                /* so many shards fill the same buckets, one after the
                                         other */
    struct bucket (*bucket)[SHARDS];  /* [from / together][to] */
    uint32_t (*part)[SHARDS][SHARDS]; /* where in them each part of a round ends */
    unsigned parts, part_room;
    const char *folder; /* where the run is kept, or NULL */
    bool away;          /* the states are there alone */
    uint64_t fetches;   /* rounds for which all of them were brought in */
    bool reduced;       /* one state stands for all that are symmetric */
    bool unjudged;      /* moves that are offered are taken to be legal */
    _Atomic bool disk_failed;
    struct complaint trouble;      /* the first file that could not be written or read, and why */
    _Atomic unsigned shards_saved; /* by the last space_save() */
    _Atomic bool broken_off;
    uint32_t start;                   /* the state in which plays begin */
    uint32_t at[SHARDS], end[SHARDS]; /* to be expanded in this sweep */
    uint32_t (*level)[SHARDS];        /* where each level begins */
    unsigned levels, level_room;
    struct crew *crew;
    struct hand hand[MOST_HANDS];
    _Atomic bool out_of_memory;
};
struct path { /* the moves from the start to something worth showing */
    bool found;
    struct move *move;
    unsigned moves;
    unsigned loop; /* endless play: as many of the last moves lead back */
};
/* fleet.c, or mpi/fleet.c: several processes that search together */
struct space;
void fleet_begin(int *argc, char ***argv);
void fleet_end(void);
unsigned fleet_size(void);
unsigned fleet_rank(void);
uint64_t fleet_sum(uint64_t mine); /* over all processes: all must ask */
uint64_t fleet_most(uint64_t mine);
void fleet_tell(unsigned rank, void *bytes, size_t size); /* what that one has, all have then */
void fleet_join(void *bytes, size_t size);                /* the bits that are set anywhere are
                                                             set everywhere then */
bool fleet_exchange(struct space *s); /* buckets go to those whose shards they are for */
static inline bool fleet_owns(unsigned shard)
{
    return shard % fleet_size() == fleet_rank();
}

struct candidate {
    const uint8_t *key;
    uint64_t hash;
    uint32_t from;
};
typedef void expand_fn(void *with, struct hand *h, uint32_t state); /* h->state is set */
typedef void meet_fn(void *with, unsigned shard, const struct candidate *c);
bool space_open(struct space *s, const struct spec *spec, const void *table, uint64_t most_bytes,
                unsigned hands);
void space_close(struct space *s);
uint64_t space_count(const struct space *s);
size_t space_record(const struct space *s); /* bytes of one in a bucket */
bool space_fill(struct space *s, struct bucket *b, const uint8_t *records, uint32_t count);
bool space_compact(struct space *s); /* fingerprints from now on: false, no memory */
enum seen space_take_in(struct space *s, unsigned shard, const struct candidate *c, bool *back);
bool space_keep(struct space *s, const char *folder); /* false: no files can be made there */
bool space_save(struct space *s);                     /* all states are in the files, too */
bool space_sync(struct space *s);                     /* ... and stay there, if the machine stops
                                                         now */
/* errno, or 0: the file ends too early */
void space_disk_fails(struct space *s, const char *path, int error);
bool space_recover(struct space *s);               /* into memory, if they fit */
bool space_begin(struct space *s);                 /* the start is there, as level 0 */
bool space_deepen(struct space *s);                /* what was found since is the next level */
void space_rewind(struct space *s);                /* the sweep is over all states again */
void space_sweep(struct space *s, unsigned level); /* ... or over those of one level */
uint64_t space_left(const struct space *s);        /* of this sweep, to be expanded */
uint64_t space_expanded(const struct space *s);    /* before those */
/* A part of the sweep. False: nothing of it is done, as there is no more, or for want of time,
 * memory or a disk, or interrupted; what was expanded in vain is to be forgotten. */
bool space_round(struct space *s, expand_fn *expand, meet_fn *meet, void *with);
unsigned space_level(const struct space *s, uint32_t state);
/* each: where it begins */
unsigned level_among(uint32_t (*level)[SHARDS], unsigned levels, uint32_t state);
bool space_unkey(struct space *s, uint32_t state, void *into); /* false: not to be read */
void space_push(struct space *s, struct hand *h, uint32_t from, const void *state);
/* hand->next; false: it is refused */
bool space_make(const struct space *s, struct hand *h, struct move m);
/* pushes all its successors */
unsigned space_expand(struct space *s, struct hand *h, uint32_t state);
/* NO_STATE: not there */
uint32_t space_find(const struct space *s, struct hand *h, const void *state);
/* hand->state is where it leads */
bool space_path(struct space *s, uint32_t to, struct path *path);
/* a move on from hand->state */
bool space_walk(struct space *s, uint32_t to, struct path *path);
bool path_append(struct path *path, struct move m);

/* graph.c: the moves of an explored space, kept backwards. Here states are
 * numbered one shard after the other. */
struct graph {
    struct space *space;
    uint32_t base[SHARDS + 1]; /* where each shard begins */
    uint32_t states;
    uint64_t *first; /* where in from[] those begin that lead to a state */
    uint32_t *from;
    uint32_t *after;          /* how many moves lead on */
    uint8_t *owner, *winners; /* whose turn it is; of a finished game, who won */
};
struct side {
    bool seat[MAX_PLAYERS], chance;
}; /* some players, with chance or without */
static inline bool side_has(const struct side *side, uint8_t owner)
{
    return owner == NATURE ? side->chance : owner < MAX_PLAYERS && side->seat[owner];
}
bool graph_fits(const struct space *space, uint64_t transitions);
/* false: no memory */
bool graph_open(struct graph *g, struct space *space, uint64_t transitions);
void graph_close(struct graph *g);
uint32_t graph_number(const struct graph *g, uint32_t state);
uint32_t graph_state(const struct graph *g, uint32_t number);
/* false: no memory */
bool graph_force(const struct graph *g, const struct side *side, uint8_t *in);
uint32_t graph_nearest(const struct graph *g, const uint8_t *set, bool in);
uint64_t graph_count(const struct graph *g, const uint8_t *set);

/* keep.c: an exploration that outlives its process */
struct keep {
    struct space *space;
    bool checked;
    void *progress; /* what the search knows besides: flat */
    size_t progress_size;
    bool saved;      /* there is a checkpoint in the folder ... */
    uint64_t states; /* ... of so many states */
};
bool keep_open(struct keep *k, const char *folder, bool resumed, struct complaint *c);
bool keep_write(struct keep *k);  /* false: space->trouble says why; the checkpoint before stays */
void keep_remove(struct keep *k); /* it came to its end, or nothing can be resumed */

/* endless.c: which plays can go on for ever? */
struct kept {
    uint64_t states;
    uint32_t nearest;
    unsigned level;
};
struct endlessness {
    uint64_t states;                       /* from which some play goes on for ever */
    uint64_t on_cycles;                    /* that can come back */
    struct path path;                      /* the shortest way into a loop, and once round it; on
                                              disk: a way */
    struct kept kept[MAX_PLAYERS];         /* this player can keep the play from ending */
    struct kept certain;                   /* nobody can end it any more */
    struct path forced_path, certain_path; /* the way to the nearest of each */
};
bool find_endless(const struct graph *g, struct endlessness *found); /* false: no memory */
/* ...or no disk; on_cycles 0 */
bool find_endless_by_files(struct space *s, struct endlessness *found);

/* trim.c: the same where the moves are on disk, or with several processes */
struct trim;
struct trim *trim_open(struct space *s); /* NULL: no memory, or the disk failed */
void trim_close(struct trim *t);
/* where these cannot force an end */
bool trim_kept(struct trim *t, const struct side *side, struct kept *kept);
uint32_t trim_next(struct trim *t, uint32_t state); /* of those: to which one a play can go on */

/* solve.c: who can force what? */
struct share {
    uint64_t states;
    bool at_start;
};
struct chances {
    double least, most;
};
struct solution {
    uint64_t states;
    struct share win[MAX_PLAYERS], hold[MAX_PLAYERS], hope[MAX_PLAYERS];
    struct chances expect[MAX_PLAYERS]; /* of winning alone, from the start */
};
/* false: no memory, or interrupted */
bool solve(const struct graph *g, bool layered, struct solution *s);

/* explore.c: every state of a table, breadth first */
enum finding_kind {
    FOUND_DEADLOCK,
    FOUND_ENDLESS,
    FOUND_ENDLESS_FORCED,
    FOUND_ENDLESS_CERTAIN,
    FOUND_TIE,
    FOUND_NO_WINNER,
    FOUND_DEAD_CLAUSE,
    FINDING_KINDS
};
enum { MOST_BROKEN = 10 };
struct exploring {
    uint64_t memory;    /* bytes; 0: three quarters of the machine's */
    unsigned seconds;   /* at most; 0: as long as it takes */
    unsigned hands;     /* threads; 0: one a processor */
    bool unchecked;     /* no property is looked at */
    bool reach;         /* nor what can be forced: states and moves alone */
    bool solve;         /* who can force what? */
    bool compact;       /* fingerprints instead of keys */
    bool reduce;        /* by the game's symmetries */
    const char *folder; /* where the run is kept; NULL: in memory alone */
    bool resume;        /* go on with what is kept there */
    double every;       /* seconds after which it is kept again; 0: 30 */
    const char *label;  /* for the progress line; NULL: silent */
    uint64_t expected;  /* so many states, for the same line; 0: not known */
};
struct exploration {
    uint64_t representatives, finished_representatives; /* up to the game's symmetries */
    uint64_t states, transitions, finished, deadlocks, endless, on_cycles, ties, no_winner;
    uint64_t endless_kept[MAX_PLAYERS], endless_certain;
    bool solved;
    struct solution solution;
    uint64_t widest;                   /* most states in one level */
    unsigned depth;                    /* the deepest level; the start is level 0 */
    unsigned most_moves, most_chances; /* at once: a player's, nature's */
    bool layered;                      /* every move led one level deeper */
    bool endless_known;                /* what can be forced was looked at, or cannot be */
    bool cycles_known;                 /* ... and which states can come back */
    const char *endless_unknown;       /* why not, or NULL */
    bool complete;                     /* it came to its end */
    bool exact;                        /* ...and everything was visited, by whole keys */
    double omission;                   /* compact: the probability that a state was missed */
    bool checked;
    const char *stopped; /* why it is not exact, or NULL */
    bool refused;        /* nothing was done: complaint says why */
    struct complaint complaint;
    bool kept;                       /* there is a checkpoint, so it can be resumed ... */
    uint64_t kept_states;            /* ... from so many states */
    struct complaint trouble;        /* a file that could not be written or read, or "" */
    bool went_away;                  /* memory was too small: states were on disk alone */
    uint64_t fetches;                /* ... and were brought in so often */
    struct path path[FINDING_KINDS]; /* the shortest play of each kind */
    struct {
        struct broken what;
        struct path path;
    } broken[MOST_BROKEN];
    unsigned broken_count;
    verdict *dead; /* clauses that nothing exercised */
    unsigned dead_count;
    double seconds;
    uint64_t key_bytes, store_bytes;
};
bool explore_space(const struct spec *spec, const void *table, const struct exploring *how,
                   struct exploration *result); /* true: complete */
void exploration_free(struct exploration *e);

/* findings.c: what a document was found to do, against what is on record */
enum finding_status { KNOWN, MISSING, GONE };
enum { FINDING_FILE = 600 };
struct finding {
    enum finding_kind kind;
    enum finding_status status;
    char clause[NAME_SIZE];     /* of a dead one */
    char file[FINDING_FILE];    /* where it is on record, or should be */
    char written[FINDING_FILE]; /* where the text of a missing one was put */
};
struct findings {
    struct finding *list;
    unsigned count;
};
const char *finding_name(enum finding_kind kind);
bool judge_findings(const struct spec *spec, const void *table, const char *scope,
                    const struct exploration *e, struct findings *f, struct complaint *c);
/* May a play on this table hang? Then file says where that is on record. */
bool deadlock_on_record(const struct spec *spec, const void *table, char file[FINDING_FILE]);
void write_play(FILE *out, const struct spec *spec, const void *table, const struct path *path,
                const char *title, const char *expect);

/* explore_report.c */
void say_pins(const struct spec *spec, const struct scope *s);

/* scripts.c */
int run_and_read(char *const argv[], char *line, size_t size); /* the status; what it says first */

/* survey.c: what stands where in the checkout */
const char *source_root(void); /* QUIBBLE_ROOT, or the tree around the program, or "."; NULL:
                                  none */
struct places {
    char **place;
    unsigned count, room;
}; /* "rules/GAME/FILE.c:LINE" */
struct surveyed {
    struct places marks, properties, tests, proofs;
};
struct survey {
    const struct spec *spec;
    struct surveyed *entry; /* [clause] */
    const char *path;       /* of the file at hand, from the root */
    unsigned line;
    bool listing; /* a list of clauses goes on in the next line */
};
void survey_open(struct survey *s, const struct spec *spec);
void survey_close(struct survey *s);

/* verbs, each in its own file: they return the exit status */
int verb_games(const struct options *o);
int verb_clauses(const struct options *o);
int verb_questions(const struct options *o);
int verb_scopes(const struct options *o);
int verb_ask(const struct options *o);
int verb_play(const struct options *o);
int verb_serve(const struct options *o);
int verb_conform(const struct options *o);
int verb_test(const struct options *o);
int verb_explore(const struct options *o);
int verb_clarify(const struct options *o);
int verb_regress(const struct options *o);
int verb_prove(const struct options *o);
int verb_replay(const struct options *o);
int verb_fuzz(const struct options *o);
int verb_verify(const struct options *o);
int verb_report(const struct options *o);

#endif
