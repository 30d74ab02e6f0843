/* Turns the results of obligations into verdicts. */
#include "harness/compare/equal/records.h"

void add_records(struct records *r, struct list lines)
{
    for (size_t i = 0; i < lines.count; i++) {
        size_t before = r->names.count;
        struct entry *e = table_at(&r->names, field(lines.at[i], 0));
        if (r->names.count > before)
            e->number = before;
        if (e->number >= r->room) {
            struct record *old = r->at;
            r->room = r->room ? 2 * r->room : 32;
            r->at = pool_take(r->room * sizeof *r->at);
            if (old)
                memcpy(r->at, old, e->number * sizeof *old);
        }
        r->at[e->number] = (struct record){ field(lines.at[i], 1), field(lines.at[i], 2) };
    }
}

const struct record *record_of(const struct records *r, const char *name)
{
    const struct entry *e = table_find(&r->names, name);
    return e ? &r->at[e->number] : NULL;
}

static bool is(const struct record *r, const char *verdict)
{
    return r && !strcmp(r->verdict, verdict);
}

const char *text_of_records(const struct records *r)
{
    struct text out = { 0 };
    for (size_t i = 0; i < r->names.count; i++)
        text_say(&out, "%s\t%s\t%s\n", r->names.at[i]->key, r->at[i].verdict, r->at[i].detail);
    return text_of(&out);
}

/* ---- what proofs/run prints ---- */

/* Returns the text behind this beginning, or NULL if it begins otherwise. */
static const char *after(const char *s, const char *what)
{
    return s && begins(s, what) ? s + strlen(what) : NULL;
}

static const char *last_of(const char *s, const char *what)
{
    const char *last = NULL;
    for (; (s = strstr(s, what)); s++)
        last = s;
    return last;
}

/* One line may contain several; each begins with its game. */
static const char *record_of_json(const char *s)
{
    const char *game = after(s, "{\"game\": \"");
    const char *name = game ? after(game + strcspn(game, "\""), "\", \"name\": \"") : NULL;
    const char *verdict = name ? after(name + strcspn(name, "\""), "\", \"verdict\": \"") : NULL;
    if (!verdict)
        return NULL;
    const char *end = last_of(verdict, "\", \"solver\": ");
    if (!end)
        return NULL;
    const char *head = pool_part(verdict, (size_t)(end - verdict));
    const char *detail = last_of(head, "\"detail\": \"");
    if (!detail)
        return NULL;
    return pool_text("%s\t%s\t%s", pool_part(name, strcspn(name, "\"")),
                     pool_part(verdict, strcspn(verdict, "\"")), detail + strlen("\"detail\": \""));
}

struct list records_of_json(struct list lines)
{
    struct list records = { 0 };
    for (size_t i = 0; i < lines.count; i++)
        for (const char *c = lines.at[i]; (c = strstr(c, "{\"game\"")); c++) {
            const char *next = strstr(c + 1, "{\"game\"");
            const char *record = record_of_json(next ? pool_part(c, (size_t)(next - c)) : c);
            if (record)
                list_add(&records, record);
        }
    return records;
}

/* ---- what is asked next ---- */

const char *open_of(const struct records *r)
{
    struct text names = { 0 };
    for (size_t i = 0; i < r->names.count; i++) {
        const char *detail = r->at[i].detail;
        if (!is(&r->at[i], "PROVED") && !begins(detail, "time: ") && !begins(detail, "memory: "))
            text_say(&names, "%s ", r->names.at[i]->key);
    }
    return text_of(&names);
}

const char *failed_of(const struct records *r, const struct records *asked)
{
    struct text names = { 0 };
    for (size_t i = 0; i < r->names.count; i++) {
        const char *name = r->names.at[i]->key;
        if (is(&r->at[i], "FAILED") && !(asked && record_of(asked, name)))
            text_say(&names, "%s ", name);
    }
    return text_of(&names);
}

static const char too_small[] = "unwinding bound too small";

struct list cut_short(const struct records *r)
{
    struct list names = { 0 };
    for (size_t i = 0; i < r->names.count; i++)
        if (is(&r->at[i], "INCONCLUSIVE") && begins(r->at[i].detail, too_small))
            list_add(&names, r->names.at[i]->key);
    return names;
}

/* "unwinding bound too small for a.0 (file.c:7), b.1": a.0 and b.1 */
static void add_loops(struct table *turns, const char *detail, const char *so_many)
{
    const char *loops = after(detail, "unwinding bound too small for ");
    struct text plain = { 0 };
    for (const char *c = loops ? loops : detail; *c; c++) {
        const char *end = begins(c, " (") ? strchr(c, ')') : NULL;
        if (end)
            c = end;
        else if (*c != ' ')
            text_add(&plain, c, 1);
    }
    struct list loop = split_at(text_of(&plain), ",");
    for (size_t i = 0; i < loop.count; i++)
        if (*loop.at[i])
            table_at(turns, loop.at[i])->text = so_many;
}

const char *with_turns(struct list obligation, const char *detail, const char *so_many)
{
    static const char head[] = " * unwindset:";
    struct table turns = { 0 };
    for (size_t i = 0; i < obligation.count; i++) {
        const char *known = after(obligation.at[i], " * unwindset: ");
        struct list loop = known ? split_at(known, " ") : (struct list){ 0 };
        for (size_t k = 0; k < loop.count; k++) {
            const char *colon = strchr(loop.at[k], ':');
            if (!colon)
                continue;
            const char *name = pool_part(loop.at[k], (size_t)(colon - loop.at[k]));
            table_at(&turns, name)->text = colon + 1;
        }
    }
    add_loops(&turns, detail, so_many);
    struct text out = { 0 };
    for (size_t i = 0; i < obligation.count; i++) {
        if (begins(obligation.at[i], head))
            continue;
        if (begins(obligation.at[i], " * checks:")) {
            text_put(&out, head);
            for (size_t k = 0; k < turns.count; k++)
                text_say(&out, " %s:%s", turns.at[k]->key, turns.at[k]->text);
            text_put(&out, "\n");
        }
        text_say(&out, "%s\n", obligation.at[i]);
    }
    return text_of(&out);
}

/* ---- what is known of all ---- */

static const char *place(const char *line)
{
    return pair(field(line, 0), field(line, 1));
}

/* Splits "FILE: NAME" into FILE and NAME with a tab; NULL for declarations. */
static const char *place_of_changed(const char *line)
{
    size_t length = strcspn(line, " :");
    if (!begins(line + length, ": "))
        return NULL;
    return pair(pool_part(line, length), line + length + 2);
}

/* Changed functions of headers, and their headers. */
static struct table changed_in_headers(const struct known *k)
{
    struct table headers = { 0 };
    for (size_t i = 0; i < k->changed.count; i++) {
        const char *at = place_of_changed(k->changed.at[i]);
        if (at && ends(field(at, 0), "h"))
            table_at(&headers, field(at, 1))->text = field(at, 0);
    }
    return headers;
}

const char *in_doubt(const struct known *k)
{
    struct table headers = changed_in_headers(k), own = { 0 };
    struct text all = { 0 };
    for (size_t i = 0; i < k->ours.count; i++)
        if (begins(field(k->ours.at[i], 2), "static "))
            table_at(&own, place(k->ours.at[i]));
    for (size_t i = 0; i < k->list.count; i++) {
        const char *name = field(k->list.at[i], 2);
        if (is(record_of(&k->any, name), "PROVED") || is(record_of(&k->sound, name), "PROVED"))
            continue;
        if (!is(record_of(&k->again, name), "FAILED") || !has(&own, place(k->list.at[i]))
            || has(&headers, field(k->list.at[i], 1)))
            return "";
        text_say(&all, "%s ", name);
    }
    return text_of(&all);
}

static size_t proved_in(const struct records *r)
{
    size_t n = 0;
    for (size_t i = 0; i < r->names.count; i++)
        n += is(&r->at[i], "PROVED");
    return n;
}

bool all_proved(const struct known *k)
{
    return proved_in(&k->any) + proved_in(&k->sound) == k->list.count;
}

/* "file.c:7: returns_the_same" means that it returns something else */
static const char *reason_in(const char *detail)
{
    const char *blank = strchr(detail, ' ');
    if (blank && blank > detail && blank[-1] == ':')
        detail = blank + 1;
    if (!strcmp(detail, "returns_the_same"))
        return "returns something else";
    static const char left[] = "_is_left_the_same";
    if (!ends(detail, left))
        return detail;
    return pool_text("leaves %.*s otherwise", (int)(strlen(detail) - strlen(left)), detail);
}

static const char *shortly(const char *detail)
{
    if (begins(detail, "unwinding bound"))
        return "a loop goes on for more turns than were tried";
    const char *comma = begins(detail, "time: ") ? strstr(detail, ", ") : NULL;
    return comma ? pool_part(detail, (size_t)(comma - detail)) : detail;
}

/* Sets *how to the inputs for which the verdict holds, or to why it does not hold. */
static const char *verdict_of(const struct known *k, const char *name, const char **how)
{
    const struct record *any = record_of(&k->any, name), *sound = record_of(&k->sound, name);
    const struct record *last = sound ? sound : any;
    bool differs = is(last, "FAILED") && ends(last->detail, "the_same");
    *how = "equal";
    if (is(any, "PROVED"))
        return "all inputs";
    if (is(sound, "PROVED"))
        return "sound tables and states";
    if (strstr(pool_text(" %s", k->through), pool_text(" %s ", name)))
        return pool_text("all inputs that its callers give it (%s)", k->callers);
    *how = "undecided";
    if (is(record_of(&k->again, name), "FAILED"))
        return "it looks beyond the end of an array, where anything may stand";
    if (differs) {
        *how = "different";
        return pool_text("%s: %s", sound ? "some sound table and state" : "some inputs",
                         reason_in(last->detail));
    }
    if (is(any, "FAILED") && sound)
        return pool_text("not for all inputs; sound tables and states: %s", shortly(sound->detail));
    return last ? shortly(last->detail) : "the prover did not answer";
}

static void add_places(struct table *t, struct list lines)
{
    for (size_t i = 0; i < lines.count; i++) {
        table_at(t, place(lines.at[i]));
        table_at(t, field(lines.at[i], 1));
    }
}

/* Is it in this file? For a header, in any file. */
static bool stands_in(const struct table *t, const char *at)
{
    return has(t, at) || (ends(field(at, 0), "h") && has(t, field(at, 1)));
}

/* CBMC and compilers see different text here, so nothing is proved about it. */
static void add_unseen(const struct known *k, struct text *out)
{
    struct table seen = { 0 }, theirs = { 0 }, ours = { 0 };
    add_places(&seen, k->list);
    add_places(&seen, k->apart);
    add_places(&seen, k->not_compared);
    add_places(&theirs, k->theirs);
    add_places(&ours, k->ours);
    for (size_t i = 0; i < k->changed.count; i++) {
        const char *at = place_of_changed(k->changed.at[i]);
        if (at && !stands_in(&seen, at) && stands_in(&theirs, at) && stands_in(&ours, at))
            text_say(out, "not-compared\t%s\tCBMC sees another text\n", at);
    }
}

const char *verdicts(const struct known *k)
{
    struct table headers = changed_in_headers(k);
    struct text out = { 0 };
    for (size_t i = 0; i < k->list.count; i++) {
        const char *name = field(k->list.at[i], 1), *how;
        const struct entry *header = table_find(&headers, name);
        const char *why = verdict_of(k, field(k->list.at[i], 2), &how);
        text_say(&out, "%s\t%s\t%s\t%s\n", how, header ? header->text : field(k->list.at[i], 0),
                 name, why);
    }
    for (size_t i = 0; i < k->not_compared.count; i++)
        text_say(&out, "not-compared\t%s\n", k->not_compared.at[i]);
    add_unseen(k, &out);
    return text_of(&out);
}
