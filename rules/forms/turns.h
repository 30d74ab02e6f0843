/* For a plain game in which the players move in turn until a clause ends it: its header includes
 * this where others include functions.h. Its state has a 'phase', PLAY or OVER, and a 'turn'. It
 * writes start, and instead of refusal, carry_out and outcome
 *
 *     GAME_refuse     the clause that forbids a move of the player whose turn it is, or LEGAL
 *     GAME_make       carries a legal move out, and says whose turn it is then
 *     GAME_ends       the clause that ends the game before the player whose turn it is moves, or
 *                     LEGAL if it goes on
 *     GAME_winners    a bit for each seat that has won, when the game is over
 *
 * contract.c says THE_ORDER, the clause that refuses moves of others; plain.h has the rest.
 */
#include "../functions.h"
#include "bytes.h"

#define GAME_IN_TURNS
enum phase { PLAY, OVER, PHASES };

verdict OF_GAME(refuse)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct move m);
void OF_GAME(make)(const TABLE_OF_GAME *t, STATE_OF_GAME *s, struct move m);
verdict OF_GAME(ends)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s);
unsigned OF_GAME(winners)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s);

/* Who comes after this player, around the table. */
static inline uint8_t next_seat(const TABLE_OF_GAME *t, unsigned seat)
{
    return (uint8_t)((seat + 1) % t->head.players);
}
