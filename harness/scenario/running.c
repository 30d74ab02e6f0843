/* Runs a scenario and prints each failure in one line. */
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"

#include <stdbool.h>
#include <stdio.h>

struct plain {
    FILE *say;
    const char *file;
};

static void print_failures(void *to, const struct event *h)
{
    const struct plain *p = to;
    if (h->kind == EVENT_FAILED && p->say)
        fprintf(p->say, "%s:%u: expected %s, but %s\n", p->file, h->line, h->expected, h->seen);
    if (h->kind == EVENT_BROKEN && p->say)
        fprintf(p->say, "%s:%u: %s\n", p->file, h->line, h->seen);
}

bool run_scenario(const char *text, size_t size, const char *file, FILE *say,
                  struct scenario_result *result, struct complaint *c)
{
    struct plain plain = { say, file ? file : "input" };
    return play_scenario(text, size, file, print_failures, &plain, NULL, result, c);
}

bool scenario_holds(const char *text, size_t size, const char *file)
{
    struct complaint why;
    struct scenario_result r = { 0 };
    return run_scenario(text, size, file, NULL, &r, &why) && r.failed == 0 && r.passed > 0;
}

bool scenario_expectations_hold(const char *text, size_t size, const char *file)
{
    struct complaint why;
    struct scenario_result r = { 0 };
    return play_scenario(text, size, file, NULL, NULL, NULL, &r, &why) && r.failed == 0;
}
