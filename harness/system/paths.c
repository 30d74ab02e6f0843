/* Decides which files an input may name: those below the folder of the scenario, and those in the
 * repository's corpus. Links are resolved first, so none leads outside. Files are not opened here,
 * and nothing reveals whether a file elsewhere exists. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "harness/system/paths.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

/* ---- the source tree: QUIBBLE_ROOT, or above the executable, or here ---- */

static bool has(const char *folder, const char *name)
{
    char path[PATH_ROOM + 32];
    struct stat s;
    int n = snprintf(path, sizeof path, "%s/%s", folder, name);
    return n > 0 && (size_t)n < sizeof path && !stat(path, &s);
}

/* Is this the repository of a user's own game that was built? The kit links the library there. */
static bool has_own_game(const char *folder)
{
    return has(folder, "build/games") && has(folder, "spec") && !has(folder, "rules/game.h");
}

bool is_checkout(const char *folder)
{
    return has(folder, "rules/game.h") || has_own_game(folder);
}

static bool above_executable(char folder[PATH_ROOM])
{
    ssize_t n = readlink("/proc/self/exe", folder, PATH_ROOM - 1);
    folder[n > 0 ? n : 0] = 0;
    for (char *slash; (slash = strrchr(folder, '/'));) {
        *slash = 0;
        if (has(folder, "rules/game.h"))
            return true;
    }
    return false;
}

const char *game_repository(void)
{
    static char folder[PATH_ROOM];
    if (folder[0] || !getcwd(folder, sizeof folder))
        return folder[0] == '/' && folder[1] ? folder : NULL;
    while (folder[1] && !has(folder, "build/games")) {
        char *slash = strrchr(folder, '/');
        slash[slash == folder] = 0; /* "/" means that there is none */
    }
    return folder[1] ? folder : NULL;
}

const char *source_root(void)
{
    static char folder[PATH_ROOM];
    const char *told = getenv("QUIBBLE_ROOT");
    if (told && *told)
        return told;
    if (folder[0] || above_executable(folder)) /* searched once, before threads ask */
        return folder;
    if (has(".", "rules/game.h"))
        return ".";
    const char *own = game_repository();
    return own && has_own_game(own) ? own : NULL;
}

/* The folder PREFIX/share/quibble with texts and scenarios, if the command is
 * PREFIX/bin/quibble. */
static const char *installed_data(void)
{
    static char folder[4200];
    if (folder[0])
        return folder;
    ssize_t n = readlink("/proc/self/exe", folder, 4000);
    folder[n > 0 ? n : 0] = 0;
    for (unsigned up = 0; up < 2 && strrchr(folder, '/'); up++)
        *strrchr(folder, '/') = 0;
    size_t length = strlen(folder);
    snprintf(folder + length, sizeof folder - length, "/share/quibble");
    if (access(folder, R_OK))
        folder[0] = 0;
    return folder[0] ? folder : NULL;
}

const char *repository_root(void)
{
    const char *root = source_root();
    return root ? root : installed_data() ? installed_data() : ".";
}

/* A user's own game has the scripts and sources of the kit beside it, in its build/. */
const char *scripts_root(void)
{
    static char folder[PATH_ROOM + 16];
    const char *root = repository_root();
    if (!has_own_game(root))
        return root;
    snprintf(folder, sizeof folder, "%.*s/build/kit", PATH_ROOM, root);
    return folder;
}

/* ---- files that an input names ---- */

/* Everything is below "/", so that is no allowed folder. */
static bool is_below(const char *path, const char *folder)
{
    size_t n = strlen(folder);
    return n > 1 && !strncmp(path, folder, n) && path[n] == '/';
}

/* Only the repository's own path is resolved: a corpus that is a link to elsewhere does not
 * count. */
static bool is_in_corpus(const char *resolved)
{
    char *root = realpath(repository_root(), NULL), folder[PATH_ROOM + 16];
    snprintf(folder, sizeof folder, "%.*s/corpus", PATH_ROOM, root ? root : "");
    bool inside = root && is_below(resolved, folder);
    free(root);
    return inside;
}

static bool is_plain(const char *resolved)
{
    struct stat s;
    return !lstat(resolved, &s) && S_ISREG(s.st_mode);
}

/* The resolved path, if it is a plain file in the folder or in the corpus. */
static char *allowed(const char *path, const char *folder)
{
    char *resolved = realpath(path, NULL);
    if (resolved && ((folder && is_below(resolved, folder)) || is_in_corpus(resolved))
        && is_plain(resolved))
        return resolved;
    free(resolved);
    return NULL;
}

char *path_in_corpus(const char *path)
{
    return allowed(path, NULL);
}

/* The folder of a scenario as it was named; NULL: text from a pipe has none. */
static char *folder_of(const char *file)
{
    struct stat s;
    char folder[PATH_ROOM];
    const char *slash = strrchr(file, '/');
    int length = slash ? (int)(slash - file) + (slash == file) : 0;
    if ((!stat(file, &s) && !S_ISREG(s.st_mode)) || length >= PATH_ROOM)
        return NULL;
    snprintf(folder, sizeof folder, "%.*s", length, file);
    return realpath(length ? folder : ".", NULL);
}

char *path_beside(const char *file, const char *name)
{
    char *folder = folder_of(file), *found = NULL, path[2 * PATH_ROOM + 8];
    int n = snprintf(path, sizeof path, "%s%s%s", name[0] == '/' || !folder ? "" : folder,
                     name[0] == '/' ? "" : "/", name);
    if (folder && n > 0 && (size_t)n < sizeof path)
        found = allowed(path, folder);
    free(folder);
    return found;
}
