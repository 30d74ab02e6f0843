/* Where an input may name a file: below the folder of the scenario that names it, or in the
 * repository's corpus. Links are followed first, so none leads out. What is named is never
 * opened here, and nothing tells whether a file elsewhere is there. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_ROOM = 4096 };

/* Everything is below "/": that is no folder to stay in. */
static bool is_below(const char *path, const char *folder)
{
    size_t n = strlen(folder);
    return n > 1 && !strncmp(path, folder, n) && path[n] == '/';
}

/* Only the repository's own path is resolved: a corpus that is a link elsewhere is none. */
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

/* The path, resolved, if that is a plain file in the folder or in the corpus. */
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

/* The folder of a scenario as it was named, or NULL: what comes through a pipe has none. */
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
