/* Checkpoints: another process can resume an exploration.
 *
 * The folder of a run contains the files of its shards, to which data is only appended, and the
 * file "run": how much of them is valid, checksums of that part, and all other data of the search.
 * "run" is written under another name and then renamed, so that there is a complete one at any
 * time. A resumed run reads what "run" describes and discards what was written after it.
 *
 * A run that was saved under other rules, for another table or by another version of quibble is
 * refused, and the message says which of these it is. */
#include "harness/explore/checkpoint.h"
#include "harness/core/marks.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "rules/game.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char format[] = "quibble run 2";

/* One function for both directions: it reads exactly what it writes. */
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
        c->good =
            (c->writing ? fwrite(bytes, size, 1, c->file) : fread(bytes, size, 1, c->file)) == 1;
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

struct mark {
    char format[16], game[NAME_SIZE], rules[NAME_SIZE];
    uint64_t table;
    uint32_t key_size, checked;
};

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
        s->level = xrealloc(s->level, levels + 1, sizeof *s->level);
        s->level_room = levels + 1;
    }
    s->levels = levels;
    carry(c, s->level, levels * sizeof *s->level);
    carry(c, s->at, sizeof s->at);
    carry(c, s->end, sizeof s->end);
    carry(c, &s->start, sizeof s->start);
}

static void carry_shards(struct carrier *c, struct space *s, uint32_t *count,
                         struct checksums *sums)
{
    for (unsigned i = 0; i < SHARDS; i++) {
        count[i] = c->writing ? s->store[i].saved : 0;
        sums[i] = c->writing ? s->store[i].sums : (struct checksums){ 0, 0 };
    }
    carry(c, count, SHARDS * sizeof *count);
    carry(c, sums, SHARDS * sizeof *sums);
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

static void carry_run(struct carrier *c, struct checkpoint *k, uint32_t *count,
                      struct checksums *sums)
{
    struct space *s = k->space;
    carry_shards(c, s, count, sums);
    carry_levels(c, s);
    carry_marks(c, s->spec->clause_count);
    carry(c, k->progress, k->progress_size);
}

/* False: errno says why. */
static bool write_run(struct checkpoint *k, const char *path)
{
    uint32_t count[SHARDS];
    struct checksums sums[SHARDS];
    struct mark mark = mark_of(k->space, k->checked);
    struct carrier c = { .file = fopen(path, "wb"), .writing = true, .good = true, .sum = 1 };
    if (!c.file)
        return false;
    carry(&c, &mark, sizeof mark);
    carry_run(&c, k, count, sums);
    bool good = carry_sum(&c) && fflush(c.file) == 0 && fsync(fileno(c.file)) == 0;
    int why = errno;
    bool closed = fclose(c.file) == 0;
    errno = good ? errno : why;
    return closed && good;
}

static bool not_saved(struct space *s)
{
    enum { REST = 80 };
    struct complaint why = s->trouble;
    snprintf(s->trouble.text, sizeof s->trouble.text,
             "could not save the run: %.*s; %u of %u shards were written",
             (int)sizeof why.text - REST, why.text, s->shards_saved, (unsigned)SHARDS);
    return false;
}

/* Writes the shards first and flushes them to the disk, and then the file "run" that refers to
 * them. The previous checkpoint is valid until that file is renamed. */
bool checkpoint_write(struct checkpoint *k)
{
    struct space *s = k->space;
    char path[4200], beside[4200];
    path_in(s->folder, "run", path);
    path_in(s->folder, "run.new", beside);
    if (!space_save(s) || !space_sync(s))
        return not_saved(s);
    if (!write_run(k, beside) || rename(beside, path) != 0) {
        space_disk_fails(s, beside, errno);
        unlink(beside);
        return not_saved(s);
    }
    k->saved = true;
    k->states = space_count(s);
    return true;
}

/* ---- opening ---- */

static bool refuse(struct complaint *c, const char *path, const char *found, const char *expected)
{
    complain(c, path, 0, "found %s, expected %s", found, expected);
    return false;
}

static const char instead[] =
    "the file as the run left it: put a copy of it back, or begin again in another folder";

static bool refuse_shard(const struct space *s, unsigned shard, const struct damage *d,
                         struct complaint *c)
{
    char path[STORE_PATH], found[120];
    if (d->kind == NO_MEMORY)
        return refuse(c, s->folder, "too little memory to read it", "more");
    store_path(s->folder, d->what, shard, path);
    if (d->kind == TOO_SHORT)
        snprintf(found, sizeof found, "%llu bytes instead of %llu", (unsigned long long)d->size,
                 (unsigned long long)d->expected);
    else if (d->kind == CHANGED)
        snprintf(found, sizeof found, "another checksum of its first %llu bytes",
                 (unsigned long long)d->expected);
    else
        snprintf(found, sizeof found, "no way to read it (%s)",
                 d->error ? strerror(d->error) : "it ends too early");
    return refuse(c, path, found, instead);
}

static bool recover_shards(struct space *s, const uint32_t *count, const struct checksums *sums,
                           struct complaint *c)
{
    struct damage d;
    for (unsigned i = 0; i < SHARDS; i++)
        if (!store_recover(&s->store[i], count[i], sums[i], &d))
            return refuse_shard(s, i, &d, c);
    if (space_recover(s))
        return true;
    if (s->disk_failed)
        *c = s->trouble;
    else
        refuse(c, s->folder, "more states than fit into memory", "more --memory to resume with");
    return false;
}

/* Checks the whole file against the checksum at its end. */
static bool has_its_sum(FILE *file)
{
    uint8_t piece[4096];
    uint64_t kept;
    struct carrier c = { .file = file, .good = true, .sum = 1 };
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (size < (long)sizeof kept || fseek(file, 0, SEEK_SET) != 0)
        return false;
    for (size_t left = (size_t)size - sizeof kept; c.good && left > 0;) {
        size_t n = left < sizeof piece ? left : sizeof piece;
        carry(&c, piece, n);
        left -= n;
    }
    return carry_sum(&c) && fseek(file, 0, SEEK_SET) == 0;
}

static bool is_of_this_format(FILE *file)
{
    char found[sizeof((struct mark *)0)->format], own[sizeof found];
    memset(own, 0, sizeof own);
    snprintf(own, sizeof own, "%s", format);
    return fread(found, sizeof found, 1, file) == 1 && memcmp(found, own, sizeof own) == 0;
}

/* Uses nothing of the file before its checksum was verified. */
static bool read_run(struct checkpoint *k, const char *path, FILE *file,
                     struct complaint *complaint)
{
    uint32_t count[SHARDS];
    struct checksums sums[SHARDS];
    struct mark kept, own = mark_of(k->space, k->checked);
    struct carrier c = { .file = file, .good = true, .sum = 1 };
    if (!is_of_this_format(file))
        return refuse(complaint, path, "no run saved by this version of quibble",
                      "one that --resume can continue");
    if (!has_its_sum(file))
        return refuse(complaint, path, "a damaged run: its checksum is wrong", instead);
    memset(&kept, 0, sizeof kept);
    carry(&c, &kept, sizeof kept);
    const char *foreign = c.good ? why_foreign(&kept, &own) : "a damaged run: it ends too early";
    if (foreign)
        return refuse(complaint, path, foreign, "one that --resume can continue");
    carry_run(&c, k, count, sums);
    if (!carry_sum(&c) || fgetc(file) != EOF)
        return refuse(complaint, path, "a damaged run: its length is wrong", instead);
    if (!recover_shards(k->space, count, sums, complaint))
        return false;
    k->saved = true;
    k->states = space_count(k->space);
    return true;
}

static bool resume(struct checkpoint *k, const char *path, struct complaint *complaint)
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

static bool refuse_folder(const char *folder, struct complaint *complaint)
{
    complain(complaint, folder, 0, "found no way to write here (%s), expected a folder for the run",
             strerror(errno));
    return false;
}

/* Checks that the locked file is the one that now has this name: a run that ends removes its
 * lock file. */
static bool is_lock_of(int lock, const char *path)
{
    struct stat held, named;
    return fstat(lock, &held) == 0 && stat(path, &named) == 0 && held.st_dev == named.st_dev
        && held.st_ino == named.st_ino;
}

static bool refuse_locked(int lock, const char *folder, struct complaint *complaint)
{
    char found[80] = "a run that still uses it";
    struct flock theirs = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    if (errno != EACCES && errno != EAGAIN)
        refuse_folder(folder, complaint);
    else {
        if (fcntl(lock, F_GETLK, &theirs) == 0 && theirs.l_type != F_UNLCK)
            snprintf(found, sizeof found, "a run that still uses it (process %ld)",
                     (long)theirs.l_pid);
        refuse(complaint, folder, found, "none: wait until it ends, or name another folder");
    }
    close(lock);
    return false;
}

/* The system releases the lock when the process ends, however it ends. */
static bool lock_folder(struct checkpoint *k, const char *folder, struct complaint *complaint)
{
    char path[4200];
    path_in(folder, "lock", path);
    while (!k->locked) {
        struct flock all = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
        k->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (k->lock < 0)
            return refuse_folder(folder, complaint);
        if (fcntl(k->lock, F_SETLK, &all) != 0)
            return refuse_locked(k->lock, folder, complaint);
        k->locked = is_lock_of(k->lock, path);
        if (!k->locked)
            close(k->lock);
    }
    return true;
}

void checkpoint_close(struct checkpoint *k)
{
    if (k->locked)
        close(k->lock);
    k->locked = false;
}

bool checkpoint_open(struct checkpoint *k, const char *folder, bool resumed,
                     struct complaint *complaint)
{
    char path[4200];
    path_in(folder, "run", path);
    if (resumed && access(path, F_OK) != 0)
        return refuse(complaint, path, "no run", "one that --disk left there");
    /* a write beyond the limit of file size is reported, and does not kill the process */
    signal(SIGXFSZ, SIG_IGN);
    if (!make_folders(folder))
        return refuse_folder(folder, complaint);
    if (!lock_folder(k, folder, complaint))
        return false;
    if (!space_keep(k->space, folder))
        return refuse_folder(folder, complaint);
    if (resumed)
        return resume(k, path, complaint);
    return access(path, F_OK) != 0
        || refuse(complaint, path, "a run that was not finished", "--resume, or another folder");
}

/* Removes the files of a run that is complete or cannot be resumed. */
void checkpoint_remove(struct checkpoint *k)
{
    static const char *const names[] = { "keys", "parents", "moves" };
    char path[STORE_PATH];
    path_in(k->space->folder, "run", path);
    unlink(path);
    path_in(k->space->folder, "run.new", path);
    unlink(path);
    for (unsigned i = 0; i < 3 * SHARDS; i++) {
        store_path(k->space->folder, names[i % 3], i / 3, path);
        unlink(path);
    }
    path_in(k->space->folder, "lock", path);
    unlink(path);
    rmdir(k->space->folder);
}
