/* Saga in the table of games: the typed functions behind the contract. */
#include "../words.h"
#include "saga.h"

void saga_write_move(const struct saga_table *t, struct move m, struct text *out);
const char *saga_read_move(const struct saga_table *t, const struct words *in, struct move *m);
void saga_write_position(const struct saga_table *t, const struct saga_state *s, struct text *out);
void saga_blank_position(const struct saga_table *t, struct saga_state *s);
const char *saga_read_position(const struct saga_table *t, const struct words *in, struct saga_state *s);
const char *saga_finish_position(const struct saga_table *t, struct saga_state *s);
void saga_write_facts(const struct saga_table *t, const struct saga_state *s, struct text *out);
void saga_write_sheet(const struct saga_table *t, struct text *out);
const char *saga_read_sheet(struct saga_table *t, const struct words *in);

static void default_table(void *t, unsigned players) { saga_default_table(t, players); }
static void seal(void *t) { saga_seal(t); }
static verdict table_refusal(const void *t) { return saga_table_refusal(t); }
static void start(const void *t, void *s) { saga_start(t, s); }
static verdict refusal(const void *t, const void *s, struct move m) { return saga_refusal(t, s, m); }
static verdict step(const void *t, void *s, struct move m) { return saga_step(t, s, m); }
static uint8_t turn_of(const void *t, const void *s) { return saga_turn_of(t, s); }
static uint32_t universe(const void *t) { return saga_universe(t); }
static struct move move_at(const void *t, uint32_t index) { return saga_move_at(t, index); }
static uint32_t weight(const void *t, const void *s, struct move m) { return saga_weight(t, s, m); }
static void outcome(const void *t, const void *s, struct outcome *o) { saga_outcome(t, s, o); }
static void view(const void *t, const void *s, unsigned player, void *seen) { saga_view(t, s, player, seen); }
static size_t key(const void *t, const void *s, uint8_t *k) { return saga_key(t, s, k); }
static void unkey(const void *t, const uint8_t *k, void *s) { saga_unkey(t, k, s); }
static void write_move(const void *t, struct move m, struct text *out) { saga_write_move(t, m, out); }
static void write_position(const void *t, const void *s, struct text *out) { saga_write_position(t, s, out); }
static void blank_position(const void *t, void *s) { saga_blank_position(t, s); }
static const char *finish_position(const void *t, void *s) { return saga_finish_position(t, s); }
static void write_facts(const void *t, const void *s, struct text *out) { saga_write_facts(t, s, out); }
static void write_sheet(const void *t, struct text *out) { saga_write_sheet(t, out); }
static const char *read_sheet(void *t, const struct words *in) { return saga_read_sheet(t, in); }

static unsigned moves(const void *t, const void *s, struct move *list)
{
    struct offers o = { list, 0 };
    saga_offers(t, s, &o);
    return o.count;
}

static const char *read_move(const void *t, const struct words *in, struct move *m)
{
    return saga_read_move(t, in, m);
}

static const char *read_position(const void *t, const struct words *in, void *s)
{
    return saga_read_position(t, in, s);
}

const struct game saga_game = {
    .name = "saga",
    .title = "Saga",
    .fewest_players = 2,
    .most_players = SEATS,
    .table_size = sizeof(struct saga_table),
    .state_size = sizeof(struct saga_state),
    .most_moves = 1024,
    .most_key_bytes = 320,
    .default_table = default_table,
    .seal = seal,
    .table_refusal = table_refusal,
    .start = start,
    .refusal = refusal,
    .step = step,
    .moves = moves,
    .turn_of = turn_of,
    .universe = universe,
    .move_at = move_at,
    .weight = weight,
    .outcome = outcome,
    .view = view,
    .key = key,
    .unkey = unkey,
    .write_move = write_move,
    .read_move = read_move,
    .write_position = write_position,
    .blank_position = blank_position,
    .read_position = read_position,
    .finish_position = finish_position,
    .write_facts = write_facts,
    .write_sheet = write_sheet,
    .read_sheet = read_sheet,
};
