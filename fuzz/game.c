/* Makes tables and plays from bytes, and checks everything on the way. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

/* The expensive checks look at few states, which are chosen by the state itself. So no input can
 * collect or avoid them, and the same input always does the same. */
enum {
    UNIVERSE_SAMPLE = 4096,
    SYMMETRY_SAMPLE = 16384,
    WORDS_SAMPLE = 128,
    SPELLING_SAMPLE = 256,
    CLOSE_SAMPLE = 16
};
enum { OTHER_SHEETS = 4 };

static uint64_t hash_of(const void *bytes, size_t size, uint64_t hash)
{
    const uint8_t *at = bytes;
    uint64_t word;
    for (; size >= sizeof word; at += sizeof word, size -= sizeof word) {
        memcpy(&word, at, sizeof word);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    for (; size; at++, size--)
        hash = (hash ^ *at) * 0x9e3779b97f4a7c15;
    return hash ^ hash >> 32;
}

/* Most inputs begin like earlier ones. A state that was checked once and held is not checked again:
 * the checks depend on nothing else. (AFL++ expects an input to take the same way each time, and
 * checking walks through the rules.) */
static bool judged_before(uint64_t hash)
{
#ifdef QUIBBLE_STEADY
    (void)hash;
    return false;
#else
    enum { ROOM = 1 << 17 };
    static uint64_t judged[ROOM];
    uint64_t *slot = &judged[hash % ROOM];
    bool known = *slot == hash;
    *slot = hash;
    return known;
#endif
}

/* ---- the game ---- */

static const struct spec *pinned;

/* A program called GAME_TARGET is for that game, because whoever runs it may not be able to set
 * variables. */
void pin_game(const char *program)
{
    const char *slash = strrchr(program, '/'), *name = getenv("QUIBBLE_GAME");
    char own[NAME_SIZE];
    snprintf(own, sizeof own, "%.60s", slash ? slash + 1 : program);
    own[strcspn(own, "_")] = 0;
    pinned = find_game(own);
    if (!name || !*name || same_word(name, "all"))
        return;
    pinned = find_game(name);
    if (!pinned)
        fail(WRONG_CALL, "found QUIBBLE_GAME=%s, expected a game", name);
}

const struct spec *pinned_game(void)
{
    return pinned;
}

const struct spec *game_of(const uint8_t *data, size_t size)
{
    return pinned ? pinned : all_games[(size ? data[0] : 0) % all_games_count];
}

void choice_behind(struct choice *from, const uint8_t *data, size_t size, size_t skip)
{
    static const uint8_t nothing;
    bool any = size > skip;
    choice_from_bytes(from, any ? data + skip : &nothing, any ? size - skip : 0);
}

/* ---- the tables ---- */

static void session_open(struct session *s, const struct spec *spec)
{
    const struct game *g = spec->game;
    s->spec = spec;
    drawn_open(&s->drawn, spec);
    s->list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *s->list);
    s->state = xrealloc(NULL, g->state_size, 1);
    s->before = xrealloc(NULL, g->state_size, 1);
    s->table = xrealloc(NULL, g->table_size, 1);
}

struct session *session_of(const struct spec *spec)
{
    static struct session *open;
    if (!open) {
        open = xrealloc(NULL, all_games_count, sizeof *open);
        memset(open, 0, all_games_count * sizeof *open);
    }
    for (unsigned i = 0; i < all_games_count; i++)
        if (all_games[i] == spec) {
            if (!open[i].spec)
                session_open(&open[i], spec);
            return &open[i];
        }
    abort();
}

/* ---- a play ---- */

static bool closely(void)
{
    static int answer;
    if (!answer)
        answer = env_is_set("QUIBBLE_CLOSELY") ? 1 : -1;
    return answer > 0;
}

static bool sampled(const struct session *s, uint64_t hash, unsigned among)
{
    return closely() ? s->play.moves % CLOSE_SAMPLE == 0 : hash % among == 0;
}

static void run_checks(struct session *s, unsigned looks)
{
    if (!judge_state(&s->play, s->state, looks))
        report_failure(s);
}

static void check_state_once(struct session *s)
{
    unsigned looks = LOOK_STATE;
    s->state_hash = hash_of(s->state, s->spec->game->state_size, s->table_hash);
    if (judged_before(s->state_hash))
        return;
    if (sampled(s, s->state_hash, WORDS_SAMPLE))
        looks |= LOOK_WORDS | LOOK_OUTCOME;
    if (sampled(s, s->state_hash, UNIVERSE_SAMPLE))
        looks |= LOOK_UNIVERSE | LOOK_VIEWS;
    if (sampled(s, s->state_hash, SYMMETRY_SAMPLE))
        looks |= LOOK_SYMMETRY;
    run_checks(s, looks);
}

static void check_step_once(struct session *s, uint64_t hash_before, struct move m)
{
    uint64_t hash = hash_of(&m, sizeof m, hash_before);
    hash = hash_of(s->state, s->spec->game->state_size, hash);
    if (!judged_before(hash) && !judge_step(&s->play, s->before, m, s->state))
        report_failure(s);
}

static void list_legal_moves(struct session *s)
{
    s->count = s->spec->game->moves(s->table, s->state, s->list);
}

void begin_play(struct session *s, struct choice *from)
{
    drawn_table(&s->drawn, from, s->table);
    s->table_hash = hash_of(s->table, s->spec->game->table_size, 1);
    play_clear(&s->play, s->spec, s->table);
    trace_play(s);
    if (!judged_before(s->table_hash))
        run_checks(s,
                   LOOK_TABLE | (sampled(s, s->table_hash, SPELLING_SAMPLE) ? LOOK_SPELLING : 0));
    s->spec->game->start(s->table, s->state);
    check_state_once(s);
    list_legal_moves(s);
}

/* Continues a play: table and state are set, and these moves, which led there, were checked. */
void resume_play(struct session *s, uint64_t table_hash, const struct move *move, unsigned moves)
{
    s->table_hash = table_hash;
    s->state_hash = hash_of(s->state, s->spec->game->state_size, table_hash);
    play_clear(&s->play, s->spec, s->table);
    for (unsigned i = 0; i < moves; i++)
        play_add(&s->play, move[i]);
    trace_play(s);
    list_legal_moves(s);
}

/* If step refuses a legal move, the battery reports it with more details. */
void make_move(struct session *s, struct move m)
{
    const struct game *g = s->spec->game;
    memcpy(s->before, s->state, g->state_size);
    play_add(&s->play, m);
    trace_play(s);
    if (g->step(s->table, s->state, m) != LEGAL) {
        s->play.moves--;
        judge_move(&s->play, s->before, m);
        report_failure(s);
    }
    check_step_once(s, s->state_hash, m);
    check_state_once(s);
    list_legal_moves(s);
}

void end_play(struct session *s)
{
    run_checks(s, LOOK_OUTCOME);
    if (closely())
        run_checks(s, LOOK_UNIVERSE | LOOK_VIEWS | LOOK_WORDS | LOOK_SYMMETRY);
}
