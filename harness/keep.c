/* An exploration that outlives its process.
 *
 * In the folder of a run lie the files of its shards, which only grow, and the
 * file "run": how much of them counts, a sum of that much, and all that the
 * search knows besides. It is written under another name and then takes its
 * place, so at every moment a whole one is there. A run that is gone on with
 * takes what "run" says and forgets what was written after it.
 *
 * What was kept by other rules, for another table or by another quibble is of
 * no use, and is refused by name.
 */
#include "quibble.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char format[] = "quibble run 1";

/* One text for both ways: what is written is what is read. */
struct carrier {
    FILE *file;
    bool writing, good;
    uint64_t sum;
};

static void add_to_sum(struct carrier *c, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        c->sum = (c->sum ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3u;
}

static void carry(struct carrier *c, void *bytes, size_t size)
{
    if (c->good && size)
        c->good = (c->writing ? fwrite(bytes, size, 1, c->file) : fread(bytes, size, 1, c->file)) == 1;
    if (c->good)
        add_to_sum(c, bytes, size);
}

static bool carry_sum(struct carrier *c)
{
    uint64_t mine = c->sum, kept = c->sum;
    carry(c, &kept, sizeof kept);
    return c->good && kept == mine;
}

/* ---- whose run it is ---- */

struct mark { char format[16], game[NAME_SIZE], rules[NAME_SIZE]; uint64_t table; uint32_t key_size, checked; };

static struct mark mark_of(const struct space *s, bool checked)
{
    struct mark m;
    struct carrier c = { .sum = 0xcbf29ce484222325u };
    memset(&m, 0, sizeof m);
    snprintf(m.format, sizeof m.format, "%s", format);
    snprintf(m.game, sizeof m.game, "%s", s->game->name);
    snprintf(m.rules, sizeof m.rules, "%s", s->spec->sum ? s->spec->sum : "");
    add_to_sum(&c, s->table, s->game->table_size);
    m.table = c.sum;
    m.key_size = (uint32_t)s->key_size;
    m.checked = checked;
    return m;
}

static const char *why_foreign(const struct mark *kept, const struct mark *own)
{
    if (memcmp(kept->format, own->format, sizeof own->format) != 0)
        return "no run of this quibble";
    if (memcmp(kept->game, own->game, sizeof own->game) != 0)
        return "a run of another game";
    if (memcmp(kept->rules, own->rules, sizeof own->rules) != 0)
        return "a run of other rules or properties of this game";
    if (kept->table != own->table)
        return "a run of another scope, sheet or reading";
    if (kept->key_size != own->key_size)
        return "keys of another length";
    return kept->checked != own->checked ? "a run that checked other things" : NULL;
}

/* ---- what is carried ---- */

static void carry_levels(struct carrier *c, struct space *s)
{
    unsigned levels = s->levels;
    carry(c, &levels, sizeof levels);
    if (!c->writing && c->good && levels < 1u << 28) {
        s->level = grown(s->level, levels + 1, sizeof *s->level);
        s->level_room = levels + 1;
    }
    s->levels = levels;
    carry(c, s->level, levels * sizeof *s->level);
    carry(c, s->at, sizeof s->at);
    carry(c, s->end, sizeof s->end);
    carry(c, &s->start, sizeof s->start);
}

static void carry_shards(struct carrier *c, struct space *s, uint32_t *count, uint64_t *sum)
{
    for (unsigned i = 0; i < SHARDS; i++) {
        count[i] = c->writing ? s->store[i].saved : 0;
        sum[i] = c->writing ? s->store[i].sum : 0;
    }
    carry(c, count, SHARDS * sizeof *count);
    carry(c, sum, SHARDS * sizeof *sum);
}

static void carry_marks(struct carrier *c, unsigned clauses)
{
    for (unsigned i = 0; i < clauses && c->good; i++) {
        uint8_t hit = marks_of((verdict)(FIRST_CLAUSE + i)) != 0;
        carry(c, &hit, 1);
        if (!c->writing && hit)
            marks_note((verdict)(FIRST_CLAUSE + i));
    }
}

/* ---- writing ---- */

static void path_in(const char *folder, const char *name, char path[4200])
{
    snprintf(path, 4200, "%s/%s", folder, name);
}

static void carry_run(struct carrier *c, struct keep *k, uint32_t *count, uint64_t *sum)
{
    struct space *s = k->space;
    carry_shards(c, s, count, sum);
    carry_levels(c, s);
    carry_marks(c, s->spec->clause_count);
    carry(c, k->progress, k->progress_size);
}

static bool write_run(struct keep *k, const char *path)
{
    uint32_t count[SHARDS];
    uint64_t sum[SHARDS];
    struct mark mark = mark_of(k->space, k->checked);
    struct carrier c = { .file = fopen(path, "wb"), .writing = true, .good = true, .sum = 1 };
    if (!c.file)
        return false;
    carry(&c, &mark, sizeof mark);
    carry_run(&c, k, count, sum);
    bool good = carry_sum(&c) && fflush(c.file) == 0 && fsync(fileno(c.file)) == 0;
    return fclose(c.file) == 0 && good;
}

bool keep_write(struct keep *k)
{
    char path[4200], beside[4200];
    path_in(k->space->folder, "run", path);
    path_in(k->space->folder, "run.new", beside);
    return space_save(k->space) && write_run(k, beside) && rename(beside, path) == 0;
}

/* ---- opening ---- */

static bool refuse(struct complaint *c, const char *path, const char *found, const char *expected)
{
    complain(c, path, 0, "found %s, expected %s", found, expected);
    return false;
}

static bool recover_shards(struct space *s, const uint32_t *count, const uint64_t *sum)
{
    for (unsigned i = 0; i < SHARDS; i++)
        if (!store_recover(&s->store[i], count[i], sum[i]))
            return false;
    return space_recover(s);
}

static bool read_run(struct keep *k, const char *path, FILE *file, struct complaint *complaint)
{
    uint32_t count[SHARDS];
    uint64_t sum[SHARDS];
    struct mark kept, own = mark_of(k->space, k->checked);
    struct carrier c = { .file = file, .good = true, .sum = 1 };
    memset(&kept, 0, sizeof kept);
    carry(&c, &kept, sizeof kept);
    const char *foreign = c.good ? why_foreign(&kept, &own) : "a piece of a run";
    if (foreign)
        return refuse(complaint, path, foreign, "one that --resume can go on with");
    carry_run(&c, k, count, sum);
    if (!carry_sum(&c) || fgetc(file) != EOF)
        return refuse(complaint, path, "a damaged run", "one as it was written");
    if (!recover_shards(k->space, count, sum))
        return refuse(complaint, k->space->folder, "shards that are damaged or do not fit into memory",
                      "those that belong to this run");
    return true;
}

static bool resume(struct keep *k, const char *path, struct complaint *complaint)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return refuse(complaint, path, "no run", "one that --disk left there");
    bool good = read_run(k, path, file, complaint);
    fclose(file);
    return good;
}

static bool make_folders(const char *folder)
{
    char path[4096];
    snprintf(path, sizeof path, "%s", folder);
    for (char *at = path + 1; *at; at++)
        if (*at == '/') {
            *at = 0;
            mkdir(path, 0777);
            *at = '/';
        }
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}

bool keep_open(struct keep *k, const char *folder, bool resumed, struct complaint *complaint)
{
    char path[4200];
    path_in(folder, "run", path);
    if (resumed && access(path, F_OK) != 0)
        return refuse(complaint, path, "no run", "one that --disk left there");
    if (!make_folders(folder) || !space_keep(k->space, folder)) {
        complain(complaint, folder, 0, "found no way to write here (%s), expected a folder for the run",
                 strerror(errno));
        return false;
    }
    if (resumed)
        return resume(k, path, complaint);
    return access(path, F_OK) != 0
        || refuse(complaint, path, "a run that was not finished", "--resume, or another folder");
}

/* A run that came to its end leaves nothing behind. */
void keep_remove(struct keep *k)
{
    static const char *const names[] = { "keys", "parents" };
    char path[4200], name[40];
    for (unsigned i = 0; i < 2 * SHARDS; i++) {
        snprintf(name, sizeof name, "%s-%02u", names[i % 2], i / 2);
        path_in(k->space->folder, name, path);
        unlink(path);
    }
    path_in(k->space->folder, "run", path);
    unlink(path);
    rmdir(k->space->folder);
}
