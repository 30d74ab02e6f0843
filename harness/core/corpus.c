/* Stored scenarios: corpus/GAME/ROOM/NAME.scenario, or in a folder below that room. */
#include "harness/core/corpus.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* In a checkout the folder is in build/, elsewhere in the caller's folder. If it cannot be
 * created, opening a file in it fails and reports that. */
void output_folder(char folder[CORPUS_PATH], const char *name)
{
    const char *root = source_root();
    if (root) {
        snprintf(folder, CORPUS_PATH, "%.4000s/build", root);
        mkdir(folder, 0777);
        snprintf(folder, CORPUS_PATH, "%.4000s/build/%s", root, name);
    } else {
        snprintf(folder, CORPUS_PATH, "quibble-%s", name);
    }
    mkdir(folder, 0777);
}

/* The path for a play that breaks something. Characters of the name that could lead out of the
 * folder are replaced. */
void failure_path(char path[FAILURE_PATH], const struct spec *spec, const char *name)
{
    char folder[CORPUS_PATH], plain[101];
    output_folder(folder, "failures");
    snprintf(plain, sizeof plain, "%s", name);
    for (char *at = plain; *at; at++)
        if (*at == '/' || (unsigned char)*at <= ' ' || (unsigned char)*at >= 127)
            *at = '-';
    snprintf(path, FAILURE_PATH, "%.800s/%s-%s.scenario", folder, spec->game->name, plain);
}

void corpus_folder(char folder[CORPUS_PATH], const struct spec *spec, const char *room)
{
    snprintf(folder, CORPUS_PATH, "%.4000s/corpus/%s/%s", repository_root(), spec->game->name,
             room);
}

static bool is_scenario(const char *name)
{
    size_t length = strlen(name);
    return length > 9 && name[0] != '.' && same_word(name + length - 9, ".scenario");
}

/* Replaces what is not printable, as names appear in messages and other programs. */
static bool is_scenario_of(const char *folder, const char *name)
{
    char printable[300];
    snprintf(printable, sizeof printable, "%s", name);
    make_printable(printable);
    if (is_scenario(name) && !same_word(printable, name))
        fail(WRONG_CALL, "%s: found a file named '%s', expected a name without control characters",
             folder, printable);
    return is_scenario(name);
}

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(xrealloc(NULL, size, 1), text, size);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

struct names {
    char **name;
    unsigned count;
};

/* Lists the scenarios of a folder and of the folders in it (clauses/CHAPTER), with paths
 * relative to the room. */
static void add_names(struct names *names, const char *room, const char *below, const char *prefix)
{
    char folder[CORPUS_PATH], name[CORPUS_PATH];
    int length = snprintf(folder, sizeof folder, "%s%s%s", room, *below ? "/" : "", below);
    DIR *d = length < (int)sizeof folder ? opendir(folder) : NULL;
    for (struct dirent *e; d && (e = readdir(d));) {
        length = snprintf(name, sizeof name, "%s%s%s", below, *below ? "/" : "", e->d_name);
        if (length >= (int)sizeof name)
            continue;
        if (is_scenario_of(folder, e->d_name) && strncmp(e->d_name, prefix, strlen(prefix)) == 0) {
            names->name = xrealloc(names->name, names->count + 1, sizeof *names->name);
            names->name[names->count++] = copy_of(name);
        } else if (e->d_name[0] != '.' && !*below) {
            add_names(names, room, e->d_name, prefix);
        }
    }
    if (d)
        closedir(d);
}

/* No folder is no scenarios. */
char **corpus_names(const char *folder, const char *prefix, unsigned *count)
{
    struct names found = { NULL, 0 };
    add_names(&found, folder, "", prefix);
    char **names = found.name;
    *count = found.count;
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

/* A listed file that cannot be read ends the run: otherwise it would be skipped silently. */
char *corpus_text(const char *folder, const char *name, char path[CORPUS_FILE], size_t *size)
{
    struct complaint why;
    snprintf(path, CORPUS_FILE, "%s/%.900s", folder, name);
    char *resolved = path_in_corpus(path);
    if (!resolved)
        fail(WRONG_CALL,
             "%s: found no plain file in the corpus, expected one, and no link out of it", path);
    char *text = read_plain_file(resolved, path, MOST_SCENARIO, size, &why);
    if (!text)
        fail(WRONG_CALL, "%s", why.text);
    free(resolved);
    return text;
}
