/* Writes proof obligations that call both versions of a function. */
#include "harness/compare/equal/obligation.h"

enum { ROOM = 256 }; /* elements of an array whose address alone is given */

struct writer {
    struct sides *s;
    struct table judged;
    /* functions of the base: files to be written; functions to be called, by file and name */
    struct table base_files, shown;
    /* parts of the obligation that is being written */
    struct text inputs, checks, rules, sources;
    const char *table, *state; /* the names of these parameters, or "" */
    struct table files, reached;
};

/* The name under which other files call the base's function. */
static const char *way_to(const struct sides *s, const struct function *f)
{
    return pool_text("then_%s_%s", stem(s, f->file), f->name);
}

/* ---- which files a function needs ---- */

/* The function with this name that is visible in the file, or 0. */
static size_t function_called(const struct side *side, const char *file, const char *name)
{
    const struct entry *e = table_find(&side->number_of, pair(file, name));
    if (!e)
        e = table_find(&side->is_public, name);
    return e ? e->number : 0;
}

/* Adds the files of one side to 'files': the file of the function and those of the functions
 * that it calls. reached: functions that were added. */
static void add_needed(struct writer *w, int of, size_t k)
{
    const struct side *side = &w->s->side[of];
    size_t *queue = pool_take((side->functions + 1) * sizeof *queue), n = 0;
    bool *seen = pool_take(side->functions + 1);
    w->reached = (struct table){ 0 };
    queue[n++] = k;
    seen[k] = true;
    for (size_t i = 0; i < n; i++) {
        const struct function *f = &side->function[queue[i]];
        const char *text = f->text, *word;
        table_at(&w->reached, pool_text("%zu", queue[i]));
        table_at(&w->files, f->file);
        while ((word = next_word(&text))) {
            size_t called = function_called(side, f->file, word);
            if (called && !seen[called]) {
                seen[called] = true;
                queue[n++] = called;
            }
            const struct entry *variable = table_find(&side->file_with, word);
            if (variable)
                table_at(&w->files, variable->text);
        }
    }
}

static void add_named(struct writer *w, const char *what)
{
    const struct side *now = &w->s->side[TODAY];
    const struct entry *e = table_find(&now->is_public, pool_text("%s%s", w->s->game, what));
    if (e)
        add_needed(w, TODAY, e->number);
}

static void read_spec(struct sides *s)
{
    if (s->spec_is_read)
        return;
    s->spec_is_read = true;
    for (size_t f = 0; f < s->spec.count; f++) {
        struct list lines = lines_of(s->spec.at[f]);
        for (size_t i = 0; i < lines.count; i++) {
            const char *text = lines.at[i], *word;
            while ((word = next_word(&text)))
                table_at(&s->words_of_spec, word);
        }
    }
}

/* The soundness that is assumed of inputs must not depend on the function under test. */
static bool write_soundness(struct writer *w, size_t k)
{
    const char *number = pool_text("%zu", k);
    read_spec(w->s);
    w->files = (struct table){ 0 };
    w->reached = (struct table){ 0 };
    add_named(w, "_table_refusal");
    if (has(&w->reached, number))
        return true;
    add_named(w, "_sayable");
    return has(&w->reached, number)
        || has(&w->s->words_of_spec, w->s->side[TODAY].function[k].name);
}

/* Sets rules and sources: the files of both sides. */
static void find_sources(struct writer *w, size_t b, size_t k)
{
    struct sides *s = w->s;
    const char *home = pool_text("rules/%s/", s->game);
    w->rules = w->sources = (struct text){ 0 };
    w->files = (struct table){ 0 };
    add_needed(w, TODAY, k);
    if (s->sound) {
        add_named(w, "_table_refusal");
        add_named(w, "_sayable");
    }
    for (size_t i = 0; i < w->files.count; i++) {
        const char *file = w->files.at[i]->key;
        if (!strcmp(file, s->side[TODAY].function[k].file))
            continue;
        if (begins(file, home))
            text_say(&w->rules, " %s", file + strlen(home));
        else
            text_say(&w->sources, " %s", file);
    }
    w->files = (struct table){ 0 };
    add_needed(w, BASE, b);
    for (size_t i = 0; i < w->files.count; i++) {
        const char *file = w->files.at[i]->key;
        table_at(&w->base_files, file);
        text_say(&w->sources, " %s.then/%s.c", s->out, stem(s, file));
    }
}

/* ---- the body, up to the calls: values that are made up, and what must be left the same ---- */

struct argument {
    const char *then, *now;
};

static void verify(struct writer *w, const char *what, const char *condition)
{
    if (strcmp(condition, "true"))
        text_say(&w->checks, "    bool %s = %s;\n    check(%s);\n", what, condition, what);
}

/* Writes one value for both versions, or a copy for each. */
static struct argument make_value(struct writer *w, const char *type, const char *name, bool shared)
{
    struct sides *s = w->s;
    const char *tag = begins(type, "struct ") ? type + strlen("struct ") : NULL;
    bool points = tag && has_pointers(s, tag);
    const char *then = pool_text("%s_then", name);
    shared = shared && !points;
    text_say(&w->inputs, "    %s %s = any(%s)%s;\n", type, name, type,
             shared ? "" : pool_text(", %s = %s", then, name));
    const struct shape *shape = points ? shape_of(s, tag, "") : NULL;
    for (size_t i = 0; shape && i < shape->members; i++) {
        const struct member *m = &shape->member[i];
        if (!m->stars)
            continue;
        struct argument to = make_value(w, m->type, pool_text("%s_%s", name, m->name), m->fixed);
        text_say(&w->inputs, "    %s.%s = &%s, %s.%s = &%s;\n", name, m->name, to.now, then,
                 m->name, to.then);
    }
    if (!shared)
        verify(w, pool_text("%s_is_left_the_same", name), compared(s, type, name, then));
    if (tag && shared && !*w->table && !strcmp(tag, pool_text("%s_table", s->game)))
        w->table = name;
    if (tag && !*w->state && !strcmp(tag, pool_text("%s_state", s->game)))
        w->state = name;
    return (struct argument){ shared ? name : then, name };
}

static struct argument make_row(struct writer *w, const struct parameter *p)
{
    const char *name = p->called;
    text_say(&w->inputs, "    struct { %s at[%s]; } %s;\n", p->type,
             *p->row ? p->row : pool_text("%d", ROOM), name);
    text_say(&w->inputs, "    __typeof__(%s) %s_then = %s;\n", name, name, name);
    if (!p->fixed)
        verify(w, pool_text("%s_is_left_the_same", name),
               pool_text("SAME(%s.at, %s_then.at)", name, name));
    return (struct argument){ pool_text("%s_then.at", name), pool_text("%s.at", name) };
}

static struct argument make_parameter(struct writer *w, const struct parameter *p)
{
    if (*p->row || (p->stars && !begins(p->type, "struct ")))
        return make_row(w, p);
    struct argument made = make_value(w, p->type, p->called, !p->stars || p->fixed);
    if (!p->stars)
        return made;
    return (struct argument){ pool_text("&%s", made.then), pool_text("&%s", made.now) };
}

static void assume_sound(struct writer *w, const struct head *head)
{
    const char *game = w->s->game;
    if (!*w->table) {
        w->table = "any_table";
        text_say(&w->inputs, "    struct %s_table any_table = any(struct %s_table);\n", game, game);
    }
    text_say(&w->inputs, "    assume(%s_table_refusal(&%s) == LEGAL);\n", game, w->table);
    text_say(&w->inputs, "    assume(%s_every_table_property(&%s));\n", game, w->table);
    if (*w->state)
        text_say(&w->inputs, "    assume(%s_every_state_property(&%s, &%s));\n", game, w->table,
                 w->state);
    for (size_t i = 0; i < head->count; i++)
        if (!strcmp(head->parameter[i].type, "struct move") && !head->parameter[i].stars)
            text_say(&w->inputs, "    assume(%s_sayable(&%s, %s));\n", game, w->table,
                     head->parameter[i].called);
}

/* Writes inputs and checks. False: it cannot assume that these inputs are sound. */
static bool make_body(struct writer *w, const struct head *head, size_t k, const char *of_base)
{
    const struct sides *s = w->s;
    struct text to_then = { 0 }, to_now = { 0 };
    w->inputs = w->checks = (struct text){ 0 };
    w->table = w->state = "";
    for (size_t i = 0; i < head->count; i++) {
        struct argument a = make_parameter(w, &head->parameter[i]);
        text_say(&to_then, "%s%s", i ? ", " : "", a.then);
        text_say(&to_now, "%s%s", i ? ", " : "", a.now);
    }
    if (s->sound && ((!*w->table && !*w->state) || write_soundness(w, k)))
        return false;
    if (s->sound)
        assume_sound(w, head);
    bool gives = strcmp(head->returns, "void");
    text_say(&w->inputs, "    %s%s(%s);\n", gives ? pool_text("%s then = ", head->returns) : "",
             of_base, text_of(&to_then));
    text_say(&w->inputs, "    %s%s(%s);\n", gives ? pool_text("%s now = ", head->returns) : "",
             s->again ? of_base : s->side[TODAY].function[k].name, text_of(&to_now));
    if (gives)
        verify(w, "returns_the_same", compared(w->s, head->returns, "now", "then"));
    return true;
}

static void write_obligation(struct writer *w, const struct head *head, size_t k)
{
    struct sides *s = w->s;
    const struct function *now = &s->side[TODAY].function[k];
    const struct function *then = &s->side[BASE].function[now->partner];
    const char *id = obligation_of(s, now), *of_base = way_to(s, then), *game = s->game;
    if (*s->wanted && !contains_name(s->wanted, id))
        return;
    if (!make_body(w, head, k, of_base))
        return;
    if (!w->checks.length) {
        text_say(&s->not_compared, "%s\t%s\tit returns nothing\n", now->file, now->name);
        return;
    }
    find_sources(w, now->partner, k);
    table_at(&w->shown, pair(then->file, then->name))->number = now->partner;
    struct text out = { 0 };
    text_say(&out, "/* proof: %s does what it did\n", now->name);
    text_say(&out, " * rules:%s\n", w->rules.length ? w->rules.at : " none");
    text_say(&out, " * sources:%s\n", text_of(&w->sources));
    text_put(&out, " * checks: assumed\n * readings: free\n");
    if (*s->loops)
        text_say(&out, " * loops: %s\n", s->loops);
    text_say(&out, " */\n#include \"%s\"\n", now->file);
    text_put(&out, "#include \"proofs/prove.h\"\n#include \"harness/compare/equal/same.h\"\n\n");
    text_say(&out, "%s %s%s;\n", head->returns, of_base, parameters_of(now->text));
    if (s->sound) {
        text_say(&out, "verdict %s_table_refusal(const struct %s_table *t);\n", game, game);
        text_say(&out, "bool %s_sayable(const struct %s_table *t, struct move m);\n", game, game);
        text_say(&out, "table_fn %s_every_table_property;\n", game);
        text_say(&out, "state_fn %s_every_state_property;\n", game);
    }
    text_say(&out, "\nvoid harness(void)\n{\n%s%s}\n", text_of(&w->inputs), w->checks.at);
    write_file(pool_text("%s/%s.c", s->out, id), out.at);
    text_say(&s->list, "%s\t%s\t%s\n", now->file, now->name, id);
}

/* Writes the obligation for a function of a header, which many files contain: takes one of the
 * files. */
static void judge(struct writer *w, size_t k)
{
    struct sides *s = w->s;
    const struct function *now = &s->side[TODAY].function[k];
    const struct function *then = &s->side[BASE].function[now->partner];
    if (!now->partner)
        return;
    if (!strcmp(then->text, now->text) && !speaks_of_difference(s, now->text, now->file))
        return;
    if (table_at(&w->judged, pool_text("%s\n%s\n%s", now->name, then->text, now->text))->number++)
        return;
    struct head head = head_of(now->text);
    const char *why = is_of_contract(now->file) ? "CBMC does not read the functions of the contract"
                                                : trouble_of(s, &head, now->file);
    if (*why)
        text_say(&s->not_compared, "%s\t%s\t%s\n", now->file, now->name, why);
    else
        write_obligation(w, &head, k);
}

/* ---- the base's files, with other names for what is seen outside of them, and a way to each of
 * their functions that is asked for ---- */

static void say_way_to(const struct sides *s, struct text *out, const struct function *f)
{
    struct head head = head_of(f->text);
    struct text arguments = { 0 };
    for (size_t i = 0; i < head.count; i++)
        text_say(&arguments, "%s%s", i ? ", " : "", head.parameter[i].called);
    const char *way = pool_text("%s %s%s", head.returns, way_to(s, f), parameters_of(f->text));
    text_say(out, "\n%s;\n%s\n{\n    %s%s(%s);\n}\n", way, way,
             strcmp(head.returns, "void") ? "return " : "", f->name, text_of(&arguments));
}

static void write_base_file(const struct writer *w, const char *file)
{
    const struct sides *s = w->s;
    struct text out = { 0 };
    text_put(&out, "#pragma CPROVER check push\n#pragma CPROVER check enable \"bounds\"\n"
                   "#pragma CPROVER check enable \"pointer\"\n#include \"base.h\"\n");
    text_say(&out, "#include \"%s/rules/game.h\"\n", s->tree);
    text_say(&out, "#include \"rules/%s/clauses.h\"\n", s->game);
    text_say(&out, "#include \"%s/%s\"\n", s->tree, file);
    for (size_t i = 0; i < w->shown.count; i++) {
        const struct function *f = &s->side[BASE].function[w->shown.at[i]->number];
        if (!strcmp(f->file, file))
            say_way_to(s, &out, f);
    }
    text_put(&out, "#pragma CPROVER check pop\n");
    write_file(pool_text("%s.then/%s.c", s->out, stem(s, file)), out.at);
}

static void write_base(const struct writer *w)
{
    const struct sides *s = w->s;
    struct text names = { 0 };
    for (size_t i = 0; i < s->base_exports.count; i++)
        text_say(&names, "#define %s base_%s\n", s->base_exports.at[i]->key,
                 s->base_exports.at[i]->key);
    write_file(pool_text("%s.then/base.h", s->out), text_of(&names));
    for (size_t i = 0; i < w->base_files.count; i++)
        write_base_file(w, w->base_files.at[i]->key);
}

void write_obligations(struct sides *s)
{
    struct writer w = { .s = s };
    const struct side *now = &s->side[TODAY];
    find_differences(s);
    for (int contract = 0; contract <= 1; contract++)
        for (size_t k = 1; k <= now->functions; k++)
            if (is_of_contract(now->function[k].file) == contract)
                judge(&w, k);
    write_base(&w);
    write_file(pool_text("%s/list", s->out), text_of(&s->list));
    write_file(pool_text("%s/apart", s->out), text_of(&s->apart));
}
