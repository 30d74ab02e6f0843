/* lines FILE...: tests what the mutator relies on. An input that is read as a line of moves and
 * written again is the same play, and a changed input is a play that keeps most of its moves. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { CHANGES = 20 };

static struct line one, two;
static uint8_t out[MOST_INPUT];

static bool same_line(const struct line *a, const struct line *b)
{
    bool same = a->count == b->count && a->head_size == b->head_size;
    for (unsigned i = 0; same && i < a->count; i++)
        same = same_move(a->item[i].move, b->item[i].move);
    return same && memcmp(a->head, b->head, a->head_size) == 0;
}

static bool round_trips(const char *data, size_t size)
{
    static struct bytes b;
    if (!read_line((const uint8_t *)data, size, &one))
        return true; /* a law, or a table without moves */
    write_line(&one, &b);
    return read_line(b.at, b.count, &two) && same_line(&one, &two);
}

/* Counts how many moves of the inputs remain after a change. */
static void count_kept(const char *data, size_t size, unsigned long *kept, unsigned long *of)
{
    for (unsigned seed = 0; seed < CHANGES; seed++) {
        size_t n = change_moves((const uint8_t *)data, size, NULL, 0, seed, out, sizeof out);
        if (!n || !read_line((const uint8_t *)data, size, &one) || !read_line(out, n, &two))
            continue;
        *of += one.count;
        for (unsigned i = 0, at = 0; i < two.count && at < one.count; i++)
            for (unsigned k = at; k < one.count; k++)
                if (same_move(two.item[i].move, one.item[k].move)) {
                    at = k + 1, ++*kept;
                    break;
                }
    }
}

int main(int argc, char **argv)
{
    unsigned long kept = 0, of = 0;
    struct complaint why;
    pin_game("");
    for (int i = 1; i < argc; i++) {
        size_t size;
        char *data = read_file(argv[i], MOST_INPUT, &size, &why);
        if (!data)
            fail(WRONG_CALL, "%s", why.text);
        if (!round_trips(data, size))
            fail(FOUND, "%s: found another play after reading and writing, expected the same",
                 argv[i]);
        count_kept(data, size, &kept, &of);
        free(data);
    }
    printf("%d inputs come back; %lu of 100 moves stay where some are changed\n", argc - 1,
           of ? 100 * kept / of : 0);
    return of && 2 * kept > of ? HELD : FOUND;
}
