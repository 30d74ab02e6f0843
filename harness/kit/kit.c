/* See kit.h. */
#include "harness/kit/kit.h"
#include "harness/core/games.h"
#include "harness/system/complain.h"
#include "harness/system/process.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

static bool has_kit(const char *folder)
{
    char path[PATH_ROOM + 32];
    snprintf(path, sizeof path, "%.*s/harness/kit/kit.mk", PATH_ROOM, folder);
    return access(path, R_OK) == 0;
}

const char *kit_folder(void)
{
    static char folder[PATH_ROOM + 32];
    char program[PATH_ROOM];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    program[n > 0 ? n : 0] = 0;
    for (char *slash; (slash = strrchr(program, '/'));) {
        *slash = 0;
        snprintf(folder, sizeof folder, "%s", program);
        if (has_kit(folder))
            return folder;
        snprintf(folder, sizeof folder, "%s/share/quibble/kit", program);
        if (has_kit(folder))
            return folder;
    }
    fail(NO_TOOL,
         "not run: found no kit near this command, expected PREFIX/share/quibble/kit: make "
         "install puts it there");
}

int verb_new(const struct options *o)
{
    char script[PATH_ROOM + 64], taken[MOST_GAMES * NAME_SIZE] = "";
    struct text names = { taken, taken + sizeof taken, false };
    if (o->rest_count == 2 && !*o->rest[1])
        fail(WRONG_CALL, "found the folder '', expected a name, or none: then it is called %s",
             o->rest[0]);
    if (o->rest_count < 1 || o->rest_count > 2)
        fail(WRONG_CALL,
             "found %u words after 'new', expected the name of a game, and optionally a folder",
             o->rest_count);
    snprintf(script, sizeof script, "%s/harness/kit/new", kit_folder());
    for (unsigned i = 0; i < all_games_count; i++) {
        put(&names, all_games[i]->game->name);
        put_char(&names, ' ');
    }
    char *argv[] = { script, (char *)o->rest[0], o->rest_count > 1 ? (char *)o->rest[1] : "", taken,
                     NULL };
    return run_and_read(argv, NULL, 0);
}
