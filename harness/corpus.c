/* The scenarios that are kept: corpus/GAME/ROOM/NAME.scenario. */
#include "quibble.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Where a play that breaks something is put; a folder that cannot be made shows when the
 * file is opened. */
void failure_path(char path[FAILURE_PATH], const struct spec *spec, const char *name)
{
    char folder[900];
    snprintf(folder, sizeof folder, "%.800s/build", repository_root());
    mkdir(folder, 0777);
    snprintf(folder, sizeof folder, "%.800s/build/failures", repository_root());
    mkdir(folder, 0777);
    snprintf(path, FAILURE_PATH, "%s/%s-%s.scenario", folder, spec->game->name, name);
}

void corpus_folder(char folder[CORPUS_PATH], const struct spec *spec, const char *room)
{
    snprintf(folder, CORPUS_PATH, "%.4000s/corpus/%s/%s", repository_root(), spec->game->name, room);
}

static bool is_scenario(const char *name)
{
    size_t length = strlen(name);
    return length > 9 && name[0] != '.' && same_word(name + length - 9, ".scenario");
}

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(grown(NULL, size, 1), text, size);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* No folder is no scenarios. */
char **corpus_names(const char *folder, const char *prefix, unsigned *count)
{
    char **names = NULL;
    DIR *d = opendir(folder);
    *count = 0;
    for (struct dirent *e; d && (e = readdir(d)); )
        if (is_scenario(e->d_name) && strncmp(e->d_name, prefix, strlen(prefix)) == 0) {
            names = grown(names, *count + 1, sizeof *names);
            names[(*count)++] = copy_of(e->d_name);
        }
    if (d)
        closedir(d);
    if (*count)
        qsort(names, *count, sizeof *names, by_name);
    return names;
}

void corpus_forget(char **names, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        free(names[i]);
    free(names);
}

char *corpus_text(const char *folder, const char *name, size_t *size)
{
    char path[CORPUS_PATH + 1000];
    struct complaint why;
    snprintf(path, sizeof path, "%s/%.900s", folder, name);
    return read_file(path, MOST_SCENARIO, size, &why);
}
