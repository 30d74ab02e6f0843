/* build/quibble-forced: the command with a copy of the rules in which one question reads as its
 * standard reading, whatever the table says. QUIBBLE_FORCED="GAME q-slug" names the question;
 * without it the rules are as they are. The chapters in spec/ still read what the table says. */
#include "harness/core/games.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"

#include <stdlib.h>
#include <string.h>

uint8_t forced_reading[MAX_QUESTIONS];

__attribute__((constructor)) static void force(void)
{
    const char *asked = getenv("QUIBBLE_FORCED");
    char game[NAME_SIZE] = "";
    unsigned index;
    if (!asked || !*asked)
        return;
    size_t length = strcspn(asked, " ");
    if (length < sizeof game)
        memcpy(game, asked, length);
    const struct spec *spec = find_game(game);
    if (!spec || !asked[length] || !find_question(spec, asked + length + 1, &index))
        fail(WRONG_CALL,
             "found QUIBBLE_FORCED='%s', expected a game and a question of it, such as 'GAME "
             "q-slug' "
             "('quibble questions GAME' lists them)",
             asked);
    forced_reading[index] = (uint8_t)spec->questions[index].question->standard;
}
