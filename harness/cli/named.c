/* Reads files that the caller named, and suggests the nearest name if there is none. */
#include "harness/cli/named.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_ROOM = 4096 };

/* Appends the nearest name in the same folder, if one is near. */
void hint_file(const char *path, struct complaint *c)
{
    char folder[PATH_ROOM], best[256] = "";
    struct stat s;
    const char *slash = strrchr(path, '/');
    struct nearest near = { .wanted = slash ? slash + 1 : path };
    if (!stat(path, &s))
        return;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1,
             slash ? path : ".");
    DIR *all = opendir(folder);
    for (const struct dirent *entry; all && (entry = readdir(all)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        nearest_of(&near, entry->d_name);
        if (near.name == entry->d_name) { /* the next readdir() overwrites it */
            snprintf(best, sizeof best, "%s", entry->d_name);
            near.name = best;
        }
    }
    if (all)
        closedir(all);
    size_t used = strlen(c->text);
    snprintf(c->text + used, sizeof c->text - used, "%s", nearest_hint(&near));
}

char *read_named_file(const char *path, size_t most, size_t *size, struct complaint *c)
{
    if (!*path) {
        complain(c, NULL, 0, "found the file name '', expected the name of a file");
        return NULL;
    }
    char *text = read_file(path, most, size, c);
    if (!text)
        hint_file(path, c);
    return text;
}
