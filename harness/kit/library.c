/* See library.h. */
#include "harness/kit/library.h"
#include "harness/core/games.h"
#include "harness/kit/contract.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "version.h"

#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096, MOST_FILE = 1 << 28 };

bool is_whole(const struct game *g)
{
    return g->default_table && g->seal && g->table_refusal && g->start && g->refusal && g->step
        && g->moves && g->turn_of && g->universe && g->move_at && g->weight && g->outcome && g->view
        && g->key && g->unkey && g->write_move && g->read_move && g->write_position
        && g->blank_position && g->read_position && g->finish_position && g->write_facts
        && g->write_sheet && g->read_sheet;
}

/* ---- one library ---- */

/* Loading a truncated file would crash this program, so its length is checked first. */
static bool is_shared_library(const char *bytes, size_t size)
{
    Elf64_Ehdr head;
    Elf64_Phdr part;
    if (size < sizeof head || memcmp(bytes, ELFMAG, SELFMAG))
        return false;
    memcpy(&head, bytes, sizeof head);
    if (head.e_ident[EI_CLASS] != ELFCLASS64)
        return true; /* the loader says what is wrong with it */
    if (head.e_type != ET_DYN || head.e_phentsize != sizeof part || head.e_phoff > size
        || head.e_phnum > (size - head.e_phoff) / sizeof part)
        return false;
    for (unsigned i = 0; i < head.e_phnum; i++) {
        memcpy(&part, bytes + head.e_phoff + i * sizeof part, sizeof part);
        if (part.p_type == PT_LOAD
            && (part.p_offset > size || part.p_filesz > size - part.p_offset))
            return false;
    }
    return true;
}

static const struct game_library *open_library(const char *file)
{
    size_t size;
    struct complaint why;
    char *bytes = read_file(file, MOST_FILE, &size, &why);
    if (!bytes)
        fail(WRONG_CALL, "%s", why.text);
    bool shared = is_shared_library(bytes, size);
    free(bytes);
    if (!shared)
        fail(WRONG_CALL,
             "%s: found no whole shared library, expected a game: run make in its repository",
             file);
    void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        fail(WRONG_CALL,
             "%s: found a library that cannot be loaded (%.300s), expected a game that was built "
             "on "
             "this machine: run make in its repository",
             file, dlerror());
    const struct game_library *library = dlsym(handle, "quibble_library");
    if (!library || memcmp(library->magic, LIBRARY_MAGIC, sizeof LIBRARY_MAGIC))
        fail(WRONG_CALL,
             "%s: found a library that is no game, expected one that the kit built: the folders of "
             "GAME_PATH hold nothing else",
             file);
    return library;
}

static void check_contract(const struct game_library *library, const char *file)
{
    static const size_t ours[CONTRACT_COUNT] = CONTRACT_MEASURES;
    if (library->contract == CONTRACT_VERSION && memcmp(library->measures, ours, sizeof ours) == 0)
        return;
    fail(WRONG_CALL,
         "%s: found a game built for contract %u (quibble %.43s), expected contract %u (quibble "
         "%s)%s: build the game with this kit, run make in its repository",
         file, (unsigned)library->contract, library->built_with, (unsigned)CONTRACT_VERSION,
         QUIBBLE_VERSION,
         library->contract == CONTRACT_VERSION ? ", whose structs have other sizes" : "");
}

static bool is_name(const char *name)
{
    size_t length = name ? strlen(name) : 0;
    return length > 0 && length < NAME_SIZE && name[0] >= 'a' && name[0] <= 'z'
        && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == length
        && !same_word(name, "all");
}

/* The command may have been built with this game. */
static bool is_here(const struct spec *spec, const char *file)
{
    const struct spec *here = find_game(spec->game->name);
    if (here && (!here->sum || !spec->sum || !same_word(here->sum, spec->sum)))
        fail(WRONG_CALL,
             "%s: found game '%s', which this command already has with other rules, expected "
             "another name, or the same rules",
             file, spec->game->name);
    return here != NULL;
}

static void add_library(const char *file)
{
    const struct game_library *library = open_library(file);
    check_contract(library, file);
    if (!library->spec || !library->spec->game || !is_name(library->spec->game->name)
        || !is_whole(library->spec->game))
        fail(WRONG_CALL,
             "%s: found a game without a name of small letters, or without a function of the "
             "contract (rules/game.h), expected all",
             file);
    if (!is_here(library->spec, file) && !add_game(library->spec))
        fail(WRONG_CALL, "%s: found too many games, expected at most %u", file,
             (unsigned)MOST_GAMES);
}

/* ---- folders ---- */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_library_name(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length > 3 && same_word(name + length - 3, ".so");
}

/* Adds the libraries of a folder in the order of their names; false if there is no such folder. */
static bool add_folder(const char *folder)
{
    char **name = NULL;
    unsigned count = 0;
    DIR *open = opendir(folder);
    if (!open)
        return false;
    for (struct dirent *d; (d = readdir(open));)
        if (is_library_name(d->d_name)) {
            name = xrealloc(name, count + 1, sizeof *name);
            size_t size = strlen(folder) + strlen(d->d_name) + 2;
            name[count] = xrealloc(NULL, size, 1);
            snprintf(name[count++], size, "%s/%s", folder, d->d_name);
        }
    closedir(open);
    if (count)
        qsort(name, count, sizeof *name, by_name);
    for (unsigned i = 0; i < count; i++) {
        add_library(name[i]);
        free(name[i]);
    }
    free(name);
    return true;
}

static void add_path(const char *path)
{
    for (const char *at = path; *at;) {
        size_t length = strcspn(at, ":");
        char folder[PATH_ROOM];
        if (length >= sizeof folder)
            fail(WRONG_CALL,
                 "found a folder name of %zu bytes in GAME_PATH, expected fewer than %u", length,
                 (unsigned)PATH_ROOM);
        snprintf(folder, sizeof folder, "%.*s", (int)length, at);
        if (length && !add_folder(folder))
            fail(WRONG_CALL,
                 "found no folder '%s', which GAME_PATH names, expected folders with colons "
                 "between "
                 "them",
                 folder);
        at += length + (at[length] == ':');
    }
}

/* If others can write to the folder, they could have put a repository above it. */
static bool is_ours(const char *folder)
{
    struct stat s;
    if (stat(folder, &s) || !S_ISDIR(s.st_mode))
        return false;
    if (s.st_uid == geteuid() && !(s.st_mode & S_IWOTH))
        return true;
    fprintf(stderr,
            "quibble: not loaded: %s belongs to somebody else, or others can write there; "
            "GAME_PATH=%s loads it\n",
            folder, folder);
    return false;
}

void load_games(void)
{
    const char *path = getenv("GAME_PATH"), *repository = game_repository();
    char folder[PATH_ROOM + 16];
    if (path)
        add_path(path);
    if (path || !repository)
        return;
    /* in a checkout the games are linked; copies in its build/ may have other rules */
    snprintf(folder, sizeof folder, "%s/rules/game.h", repository);
    if (access(folder, F_OK) == 0)
        return;
    snprintf(folder, sizeof folder, "%s/build/games", repository);
    if (is_ours(folder))
        add_folder(folder);
}
