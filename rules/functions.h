/* The functions that every game has, in its own types: declared once for all games. A game's
 * header defines GAME and includes this behind its types; contract.h wraps them for engines.
 */
#define FUNCTION_PASTE_(a, b) a##_##b
#define FUNCTION_PASTE(a, b) FUNCTION_PASTE_(a, b)
#define OF_GAME(name) FUNCTION_PASTE(GAME, name)
#define TABLE_OF_GAME struct OF_GAME(table)
#define STATE_OF_GAME struct OF_GAME(state)

/* ---- the table ---- */
void OF_GAME(default_table)(TABLE_OF_GAME *t, unsigned players);
void OF_GAME(seal)(TABLE_OF_GAME *t);
verdict OF_GAME(table_refusal)(const TABLE_OF_GAME *t);

/* ---- play ---- */
void OF_GAME(start)(const TABLE_OF_GAME *t, STATE_OF_GAME *s);
verdict OF_GAME(refusal)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct move m);
void OF_GAME(carry_out)(const TABLE_OF_GAME *t, STATE_OF_GAME *s, struct move m);
uint8_t OF_GAME(turn_of)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s);
int OF_GAME(standing)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, unsigned seat);
void OF_GAME(outcome)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct outcome *o);
void OF_GAME(view)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, unsigned player,
                   STATE_OF_GAME *seen);

/* A refused move changes nothing. */
static inline verdict OF_GAME(step)(const TABLE_OF_GAME *t, STATE_OF_GAME *s, struct move m)
{
    verdict refused = OF_GAME(refusal)(t, s, m);
    if (!refused)
        OF_GAME(carry_out)(t, s, m);
    return refused;
}

/* ---- forms: moves ---- */
bool OF_GAME(sayable)(const TABLE_OF_GAME *t, struct move m);
void OF_GAME(offers)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct offers *o);
uint32_t OF_GAME(weight)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct move m);
uint32_t OF_GAME(universe)(const TABLE_OF_GAME *t);
struct move OF_GAME(move_at)(const TABLE_OF_GAME *t, uint32_t index);
void OF_GAME(write_move)(const TABLE_OF_GAME *t, struct move m, struct text *out);
const char *OF_GAME(read_move)(const TABLE_OF_GAME *t, const struct words *in, struct move *m);

/* ---- forms: positions and sheets ---- */
size_t OF_GAME(key)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, uint8_t *key);
void OF_GAME(unkey)(const TABLE_OF_GAME *t, const uint8_t *key, STATE_OF_GAME *s);
void OF_GAME(write_position)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct text *out);
void OF_GAME(blank_position)(const TABLE_OF_GAME *t, STATE_OF_GAME *s);
const char *OF_GAME(read_position)(const TABLE_OF_GAME *t, const struct words *in,
                                   STATE_OF_GAME *s);
const char *OF_GAME(finish_position)(const TABLE_OF_GAME *t, STATE_OF_GAME *s);
void OF_GAME(write_facts)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct text *out);
void OF_GAME(write_sheet)(const TABLE_OF_GAME *t, struct text *out);
const char *OF_GAME(read_sheet)(TABLE_OF_GAME *t, const struct words *in);

/* ---- forms: where a game has pictures, or symmetries ---- */
void OF_GAME(draw)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct text *out);
unsigned OF_GAME(symmetries)(const TABLE_OF_GAME *t);
void OF_GAME(mirror)(const TABLE_OF_GAME *t, unsigned symmetry, STATE_OF_GAME *s);
struct move OF_GAME(mirror_move)(const TABLE_OF_GAME *t, unsigned symmetry, struct move m);
void OF_GAME(canonical)(const TABLE_OF_GAME *t, STATE_OF_GAME *s);
bool OF_GAME(representative)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s);
