/* Reads lines from a terminal through libedit's readline interface. */
#include "harness/cli/typing.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The functions and variables of libedit that are used. */
static struct {
    char *(*readline)(const char *prompt);
    int (*add_history)(const char *line);
    int (*read_history)(const char *path), (*write_history)(const char *path);
    int (*stifle_history)(int most);
    char **(*matches)(const char *text, char *(*next)(const char *text, int state));
    char **(**attempt)(const char *text, int from, int to);
    int *attempt_is_all;               /* if set, names of files are not offered, too */
    char **breaks, **completer_breaks; /* letters between words */
} editor;
static bool edits, asks;
static possible_line *possible_lines;
static void *possible_with;

/* ---- completion of the whole line, because a move has several words ---- */

static char *next_match(const char *text, int state)
{
    static unsigned number;
    const char *line;
    if (!state)
        number = 0;
    while ((line = possible_lines(possible_with, number++)))
        if (!strncmp(line, text, strlen(text)))
            return strdup(line); /* libedit frees it */
    return NULL;
}

static char **complete_line(const char *text, int from, int to)
{
    (void)from, (void)to;
    *editor.attempt_is_all = 1;
    return editor.matches(text, next_match);
}

/* ---- the library ---- */

static bool find(void *library, const char *name, void *into)
{
    void *found = dlsym(library, name);
    memcpy(into, &found, sizeof found);
    return found != NULL;
}

static bool find_editor(void)
{
    static char no_breaks[] = "";
    void *library = dlopen("libedit.so.2", RTLD_NOW);
    if (!library)
        library = dlopen("libedit.so.0", RTLD_NOW);
    if (!library || !find(library, "readline", &editor.readline)
        || !find(library, "add_history", &editor.add_history)
        || !find(library, "read_history", &editor.read_history)
        || !find(library, "write_history", &editor.write_history)
        || !find(library, "stifle_history", &editor.stifle_history)
        || !find(library, "rl_completion_matches", &editor.matches)
        || !find(library, "rl_attempted_completion_function", &editor.attempt)
        || !find(library, "rl_attempted_completion_over", &editor.attempt_is_all)
        || !find(library, "rl_basic_word_break_characters", &editor.breaks)
        || !find(library, "rl_completer_word_break_characters", &editor.completer_breaks))
        return false;
    setlocale(LC_CTYPE, ""); /* it uses the terminal's character set */
    *editor.attempt = complete_line;
    *editor.breaks = *editor.completer_breaks = no_breaks;
    return true;
}

/* ---- lines of earlier runs ---- */

enum { MOST_KEPT = 1000, PATH_ROOM = 4096 };
static char history[PATH_ROOM]; /* "": no history is kept */

/* Creates the folder and those above it, readable by the user only. */
static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0700); /* it may be there */
        *slash = '/';
    }
    return !mkdir(path, 0700) || !access(path, W_OK);
}

/* $XDG_STATE_HOME/quibble/history, or ~/.local/state/quibble/history. If it cannot be written,
 * no history is kept, and nothing is reported. */
static bool find_history(void)
{
    char folder[PATH_ROOM - 20];
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    bool own = state && state[0] == '/';
    if (!own && (!home || home[0] != '/'))
        return false;
    int n = snprintf(folder, sizeof folder, "%s%s/quibble", own ? state : home,
                     own ? "" : "/.local/state");
    if (n < 0 || (size_t)n >= sizeof folder || !make_folders(folder))
        return false;
    snprintf(history, sizeof history, "%s/history", folder);
    int file = open(history, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    struct stat s;
    bool good = file >= 0 && !fstat(file, &s) && S_ISREG(s.st_mode) && !fchmod(file, 0600);
    if (file >= 0)
        close(file);
    return good;
}

static void open_history(void)
{
    if (!find_history())
        history[0] = 0;
    else
        editor.read_history(history);
    editor.stifle_history(MOST_KEPT);
}

void typing_close(void)
{
    if (edits && history[0])
        editor.write_history(history);
}

bool typing_open(possible_line *possible, void *with)
{
    asks = isatty(STDIN_FILENO);
    possible_lines = possible;
    possible_with = with;
    edits = asks && isatty(STDOUT_FILENO) && find_editor();
    if (edits)
        open_history();
    return edits;
}

bool type_line(const char *prompt, char *line, size_t size)
{
    if (!edits) {
        fputs(asks ? prompt : "", stdout);
        fflush(stdout);
        return fgets(line, (int)size, stdin) != NULL;
    }
    fflush(stdout);
    char *typed = editor.readline(prompt);
    if (!typed)
        return false;
    if (*typed)
        editor.add_history(typed);
    snprintf(line, size - 1, "%s", typed);
    snprintf(line + strlen(line), 2, "\n");
    free(typed);
    return true;
}
