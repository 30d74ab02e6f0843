/* Sakkara in the table of games: the typed functions behind the contract. */
#include "../words.h"
#include "sakkara.h"

void sakkara_write_move(const struct sakkara_table *t, struct move m, struct text *out);
const char *sakkara_read_move(const struct sakkara_table *t, const struct words *in, struct move *m);
void sakkara_write_position(const struct sakkara_table *t, const struct sakkara_state *s, struct text *out);
void sakkara_blank_position(const struct sakkara_table *t, struct sakkara_state *s);
const char *sakkara_read_position(const struct sakkara_table *t, const struct words *in, struct sakkara_state *s);
const char *sakkara_finish_position(const struct sakkara_table *t, struct sakkara_state *s);
void sakkara_write_facts(const struct sakkara_table *t, const struct sakkara_state *s, struct text *out);
void sakkara_write_sheet(const struct sakkara_table *t, struct text *out);
const char *sakkara_read_sheet(struct sakkara_table *t, const struct words *in);

static void default_table(void *t, unsigned players) { sakkara_default_table(t, players); }
static void seal(void *t) { sakkara_seal(t); }
static verdict table_refusal(const void *t) { return sakkara_table_refusal(t); }
static void start(const void *t, void *s) { sakkara_start(t, s); }
static verdict refusal(const void *t, const void *s, struct move m) { return sakkara_refusal(t, s, m); }
static verdict step(const void *t, void *s, struct move m) { return sakkara_step(t, s, m); }
static uint8_t turn_of(const void *t, const void *s) { return sakkara_turn_of(t, s); }
static uint32_t universe(const void *t) { return sakkara_universe(t); }
static struct move move_at(const void *t, uint32_t index) { return sakkara_move_at(t, index); }
static uint32_t weight(const void *t, const void *s, struct move m) { return sakkara_weight(t, s, m); }
static void outcome(const void *t, const void *s, struct outcome *o) { sakkara_outcome(t, s, o); }
static void view(const void *t, const void *s, unsigned player, void *seen) { sakkara_view(t, s, player, seen); }
static size_t key(const void *t, const void *s, uint8_t *k) { return sakkara_key(t, s, k); }
static bool representative(const void *t, const void *s) { return sakkara_representative(t, s); }
static unsigned symmetries(const void *t) { return sakkara_symmetries(t); }
static void mirror(const void *t, unsigned symmetry, void *s) { sakkara_mirror(t, symmetry, s); }
static struct move mirror_move(const void *t, unsigned symmetry, struct move m) { return sakkara_mirror_move(t, symmetry, m); }
static void canonical(const void *t, void *s) { sakkara_canonical(t, s); }
static void unkey(const void *t, const uint8_t *k, void *s) { sakkara_unkey(t, k, s); }
static void write_move(const void *t, struct move m, struct text *out) { sakkara_write_move(t, m, out); }
static void write_position(const void *t, const void *s, struct text *out) { sakkara_write_position(t, s, out); }
static void blank_position(const void *t, void *s) { sakkara_blank_position(t, s); }
static const char *finish_position(const void *t, void *s) { return sakkara_finish_position(t, s); }
static void write_facts(const void *t, const void *s, struct text *out) { sakkara_write_facts(t, s, out); }
static void write_sheet(const void *t, struct text *out) { sakkara_write_sheet(t, out); }
static const char *read_sheet(void *t, const struct words *in) { return sakkara_read_sheet(t, in); }

static unsigned moves(const void *t, const void *s, struct move *list)
{
    struct offers o = { list, 0 };
    sakkara_offers(t, s, &o);
    return o.count;
}

static const char *read_move(const void *t, const struct words *in, struct move *m)
{
    return sakkara_read_move(t, in, m);
}

static const char *read_position(const void *t, const struct words *in, void *s)
{
    return sakkara_read_position(t, in, s);
}

const struct game sakkara_game = {
    .name = "sakkara",
    .title = "Sakkara",
    .fewest_players = 2,
    .most_players = PLAYERS,
    .table_size = sizeof(struct sakkara_table),
    .state_size = sizeof(struct sakkara_state),
    .most_moves = FIELDS * FIELDS,
    .most_key_bytes = 160,
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
    .symmetries = symmetries,
    .mirror = mirror,
    .mirror_move = mirror_move,
    .canonical = canonical,
    .representative = representative,
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
