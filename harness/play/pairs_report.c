/* Reports the readings that the rows covered and the defects, as text, JSON and results. */
#include "harness/play/pairs.h"
#include "harness/core/covering.h"
#include "harness/core/games.h"
#include "harness/report/results.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "spec/spec.h"

#include <stdio.h>
#include <string.h>

typedef unsigned long long big;

enum { MOST_NAMED = 10, ROWS_NAMED = 3 };

static void name_pair(const struct pairs *x, unsigned a, unsigned b, char *to, size_t room)
{
    char one[NAME_SIZE], other[NAME_SIZE];
    struct covered_reading r = x->covering.reading[a], s = x->covering.reading[b];
    snprintf(to, room, "%s=%c with %s=%c", question_id(x->spec, r.question, one), r.letter,
             question_id(x->spec, s.question, other), s.letter);
}

/* Were more than one in a hundred plays cut? */
bool cut_too_often(const struct pairs_row *row)
{
    return 100 * row->cut > row->plays;
}

bool row_fails(const struct pairs *x, const struct pairs_row *row)
{
    return row->why[0] || (cut_too_often(row) && !x->endless[0]);
}

struct pairs_sum pairs_sum(const struct pairs *x)
{
    struct pairs_sum sum = { .covered = covered_by(&x->covering, x->counts) };
    for (unsigned i = 0; i < x->covering.rows; i++) {
        const struct pairs_row *row = &x->row[i];
        sum.all.plays += row->plays;
        sum.all.moves += row->moves;
        sum.all.hung += row->hung;
        sum.all.on_record += row->on_record;
        sum.all.cut += row->cut;
        sum.all.broken += row->broken;
        sum.rows += x->counts[i];
        sum.refused += row->why[0] != 0;
        sum.cut_too_often += cut_too_often(row);
        sum.fail += row_fails(x, row);
    }
    for (unsigned i = 0; i < x->defects; i++)
        sum.defects += !x->defect[i].on_record[0];
    sum.held = sum.rows == x->covering.rows && sum.covered.met == sum.covered.pairs && sum.all.moves
            && !sum.fail && !sum.defects && !x->broken_law && !x->unexamined;
    return sum;
}

/* ---- for people ---- */

static void print_not_covered(const struct pairs *x, const struct pairs_sum *sum)
{
    unsigned told = 0;
    if (sum->covered.met == sum->covered.pairs)
        return;
    printf("  not covered %u pairs, among them\n", sum->covered.pairs - sum->covered.met);
    for (unsigned a = 0; a < x->covering.readings; a++)
        for (unsigned b = a + 1; b < x->covering.readings && told < MOST_NAMED; b++) {
            char pair[2 * NAME_SIZE + 20];
            if (x->covering.apart[(size_t)a * x->covering.readings + b]
                || covering_occurrences(&x->covering, x->counts, a, b) > 0)
                continue;
            name_pair(x, a, b, pair, sizeof pair);
            printf("              %s\n", pair);
            told++;
        }
}

static void print_rows(const struct pairs *x, const struct pairs_sum *sum)
{
    char readings[READINGS_ROOM];
    unsigned told = 0, more = 0;
    for (unsigned i = 0; i < x->covering.rows; i++) {
        const struct pairs_row *row = &x->row[i];
        if (!row_fails(x, row))
            continue;
        if (told++ >= ROWS_NAMED && !x->o->verbose) {
            more++;
            continue;
        }
        name_readings(&x->covering, x->covering.row[i], readings, sizeof readings);
        if (row->why[0])
            printf("  row %-3u     no table takes it: %s; expected a table, or EXCLUDES in "
                   "spec/%s\n",
                   i + 1, row->why, x->spec->game->name);
        else
            printf("  row %-3u     %llu of %llu plays cut at %llu moves, expected 1 in 100 at "
                   "most\n",
                   i + 1, (big)row->cut, (big)row->plays, (big)x->most_steps);
        printf("              %s\n", readings);
    }
    if (more)
        printf("  and so are  %u rows more (-v names them all, and so does --json)\n", more);
    if (sum->cut_too_often && x->endless[0])
        printf("  on record   plays of this game need not end: %s;\n              so %u rows of "
               "which more than 1 play in 100 was cut are no finding\n",
               x->endless, sum->cut_too_often);
}

static void print_defects(const struct pairs *x)
{
    char readings[READINGS_ROOM];
    for (unsigned i = 0; i < x->defects; i++) {
        const struct pairs_defect *d = &x->defect[i];
        name_readings(&x->covering, d->reading, readings, sizeof readings);
        if (d->on_record[0])
            printf("  on record   %llu plays hang under %s: %s\n", (big)d->plays, readings,
                   d->on_record);
        else
            printf("  broken      %s, in %llu plays, under %s\n              %s\n", d->broken.duty,
                   (big)d->plays, readings, d->path[0] ? d->path : d->broken.text);
    }
    if (x->unexamined)
        printf("  broken      %llu more plays, not examined\n", (big)x->unexamined);
}

void print_pairs(const struct pairs *x)
{
    struct pairs_sum sum = pairs_sum(x);
    char least[2 * NAME_SIZE + 20] = "none";
    if (sum.covered.pairs)
        name_pair(x, sum.covered.a, sum.covered.b, least, sizeof least);
    printf("%s: pairs of readings, %s\n", x->spec->game->name,
           sum.held                                    ? "all held"
           : sum.rows + sum.refused < x->covering.rows ? "not all played"
                                                       : "not all held");
    printf("  rows        %u of %u, %llu plays each; %u questions vary, with %u readings\n",
           sum.rows, x->covering.rows, (big)x->plays_each, x->covering.varied,
           x->covering.readings);
    printf("  pairs       %u of %u; %u that exclude each other are left out\n", sum.covered.met,
           sum.covered.pairs, sum.covered.left_out);
    printf("  least       %s, in %u rows\n", least, sum.covered.least);
    printf("  plays       %llu with %llu moves; %llu hung, %llu of them on record; %llu cut at "
           "%llu moves\n",
           (big)sum.all.plays, (big)sum.all.moves, (big)sum.all.hung, (big)sum.all.on_record,
           (big)sum.all.cut, (big)x->most_steps);
    print_rows(x, &sum);
    print_defects(x);
    print_not_covered(x, &sum);
    printf("  time        %.1f s, %llu checks, seed %llu\n", x->seconds, (big)x->checks,
           (big)x->seed);
}

/* ---- for programs ---- */

static void json_row(struct json *j, const struct pairs *x, unsigned i)
{
    const struct pairs_row *row = &x->row[i];
    char id[NAME_SIZE];
    json_open(j, NULL, '{');
    json_open(j, "readings", '{');
    for (unsigned q = 0; q < x->spec->question_count; q++) {
        char letter[2] = { (char)x->covering.row[i][q], 0 };
        json_string(j, question_id(x->spec, q, id), letter);
    }
    json_close(j, '}');
    json_number(j, "plays", row->plays);
    json_number(j, "moves", row->moves);
    json_number(j, "hung", row->hung);
    json_number(j, "cut_short", row->cut);
    json_number(j, "broken", row->broken);
    json_bool(j, "whole", x->counts[i]);
    json_string(j, "refused", row->why);
    json_close(j, '}');
}

static void json_defect(struct json *j, const struct pairs *x, const struct pairs_defect *d)
{
    char readings[READINGS_ROOM];
    name_readings(&x->covering, d->reading, readings, sizeof readings);
    json_open(j, NULL, '{');
    json_string(j, "name", d->broken.duty);
    json_string(j, "text", d->broken.text);
    json_string(j, "readings", readings);
    json_number(j, "row", d->row + 1);
    json_number(j, "plays", d->plays);
    json_number(j, "moves", d->moves);
    json_string(j, "scenario", d->path);
    json_string(j, "on_record", d->on_record);
    json_close(j, '}');
}

void json_pairs(const struct pairs *x)
{
    struct pairs_sum sum = pairs_sum(x);
    struct json j;
    json_begin(&j, stdout, "pairs");
    json_string(&j, "game", x->spec->game->name);
    json_number(&j, "seed", x->seed);
    json_bool(&j, "held", sum.held);
    json_number(&j, "rows", x->covering.rows);
    json_number(&j, "rows_played", sum.rows);
    json_number(&j, "rows_refused", sum.refused);
    json_number(&j, "rows_cut_too_often", sum.cut_too_often);
    json_string(&j, "endless_on_record", x->endless);
    json_number(&j, "pairs", sum.covered.pairs);
    json_number(&j, "pairs_covered", sum.covered.met);
    json_number(&j, "pairs_left_out", sum.covered.left_out);
    json_number(&j, "least_covered", sum.covered.least);
    json_number(&j, "plays", sum.all.plays);
    json_number(&j, "moves", sum.all.moves);
    json_number(&j, "hung", sum.all.hung);
    json_number(&j, "hung_on_record", sum.all.on_record);
    json_number(&j, "cut_short", sum.all.cut);
    json_real(&j, "seconds", x->seconds);
    json_number(&j, "checks", x->checks);
    json_string(&j, "broken_law", x->broken_law ? x->broken_law : "");
    json_number(&j, "not_looked_into", x->unexamined);
    json_open(&j, "broken", '[');
    for (unsigned i = 0; i < x->defects; i++)
        json_defect(&j, x, &x->defect[i]);
    json_close(&j, ']');
    json_open(&j, "each_row", '[');
    for (unsigned i = 0; i < x->covering.rows; i++)
        json_row(&j, x, i);
    json_close(&j, ']');
    json_end(&j);
}

/* ---- for reports ---- */

static void note(const struct pairs *x, const char *rule, const char *text, const char *scenario)
{
    char name[200];
    snprintf(name, sizeof name, "pairs of readings: %s", rule ? rule : "plays");
    results_note(&(struct result){ .status = rule ? FOUND : HELD,
                                   .verb = "test",
                                   .game = x->spec->game->name,
                                   .seconds = x->seconds,
                                   .name = name,
                                   .rule = rule,
                                   .text = text,
                                   .scenario = scenario && scenario[0] ? scenario : NULL });
}

void note_pairs(const struct pairs *x)
{
    struct pairs_sum sum = pairs_sum(x);
    char text[READINGS_ROOM + 1600], readings[READINGS_ROOM];
    for (unsigned i = 0; i < x->defects; i++) {
        const struct pairs_defect *d = &x->defect[i];
        name_readings(&x->covering, d->reading, readings, sizeof readings);
        snprintf(text, sizeof text, "under %s: %s", readings, d->broken.text);
        if (!d->on_record[0])
            note(x, d->broken.duty, text, d->path);
    }
    if (x->broken_law)
        note(x, x->broken_law, "a law is broken", NULL);
    for (unsigned i = 0; i < x->covering.rows; i++) {
        const struct pairs_row *row = &x->row[i];
        if (!row_fails(x, row))
            continue;
        name_readings(&x->covering, x->covering.row[i], readings, sizeof readings);
        if (row->why[0])
            snprintf(text, sizeof text, "row %u, %s: %s", i + 1, row->why, readings);
        else
            snprintf(text, sizeof text, "row %u, %llu of %llu plays cut: %s", i + 1, (big)row->cut,
                     (big)row->plays, readings);
        note(x, row->why[0] ? "readings-make-a-table" : "plays-end", text, NULL);
    }
    snprintf(text, sizeof text, "%u of %u rows, %u of %u pairs, %llu plays", sum.rows,
             x->covering.rows, sum.covered.met, sum.covered.pairs, (big)sum.all.plays);
    if (sum.held || (sum.rows + sum.refused < x->covering.rows) || !sum.all.moves || x->unexamined)
        note(x, sum.held ? NULL : "pairs-are-covered", text, NULL);
}
