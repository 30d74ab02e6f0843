/* build/quibble-forced: the command with a copy of the rules in which one reading behaves like the
 * standard one of its question. QUIBBLE_FORCED="GAME q-slug=X" names it; without that the rules are
 * as they are. The chapters in spec/ still read what the table says. */
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"

#include <stdlib.h>
#include <string.h>

struct forced forced[MAX_QUESTIONS];

__attribute__((constructor)) static void force(void)
{
    const char *asked = getenv("QUIBBLE_FORCED");
    char game[NAME_SIZE] = "";
    struct complaint why = { "" };
    struct table named = { .players = 0 };
    if (!asked || !*asked)
        return;
    size_t length = strcspn(asked, " ");
    if (length < sizeof game)
        memcpy(game, asked, length);
    const struct spec *spec = find_game(game);
    if (!spec || !asked[length] || !apply_reading(spec, &named, asked + length + 1, &why))
        fail(WRONG_CALL,
             "found QUIBBLE_FORCED='%s', expected a game and a built reading of it, such as 'GAME "
             "q-slug=B' ('quibble questions GAME' lists them)",
             asked);
    for (unsigned q = 0; q < spec->question_count; q++)
        if (named.reading[q]) {
            forced[q].letter = named.reading[q];
            forced[q].standard = (uint8_t)spec->questions[q].question->standard;
        }
}
