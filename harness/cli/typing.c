/* Reads lines from a terminal through libedit's readline interface. */
#include "harness/cli/typing.h"

#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The functions and variables of libedit that are used. */
static struct {
    char *(*readline)(const char *prompt);
    int (*add_history)(const char *line);
    char **(*matches)(const char *text, char *(*next)(const char *text, int state));
    char **(**attempt)(const char *text, int from, int to);
    int *attempt_is_all;               /* no names of files besides */
    char **breaks, **completer_breaks; /* letters between words */
} editor;
static bool edits, asks;
static possible_line *possible_lines;
static void *possible_with;

/* ---- completion: of the whole line, for a move is several words ---- */

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
        || !find(library, "rl_completion_matches", &editor.matches)
        || !find(library, "rl_attempted_completion_function", &editor.attempt)
        || !find(library, "rl_attempted_completion_over", &editor.attempt_is_all)
        || !find(library, "rl_basic_word_break_characters", &editor.breaks)
        || !find(library, "rl_completer_word_break_characters", &editor.completer_breaks))
        return false;
    setlocale(LC_CTYPE, ""); /* its letters are those of the terminal */
    *editor.attempt = complete_line;
    *editor.breaks = *editor.completer_breaks = no_breaks;
    return true;
}

bool typing_open(possible_line *possible, void *with)
{
    asks = isatty(STDIN_FILENO);
    possible_lines = possible;
    possible_with = with;
    edits = asks && isatty(STDOUT_FILENO) && find_editor();
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
    strcat(line, "\n");
    free(typed);
    return true;
}
