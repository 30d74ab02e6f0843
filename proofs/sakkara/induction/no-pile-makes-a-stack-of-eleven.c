/* proof: a part of nine at most on a lowest of 37 fields or more makes no stack of eleven, if the
 *        board and the pile have 75 tiles at most; and 37 fields are free and away from the placer
 * clause: height-is-count place-fewest-fallback pile-max-nine
 * readings: standard
 * rules: material.c
 */
#include "../any.h"

/* Field by field: as many tiles as open fields times the lowest of them, at least. */
static void sum_goes_on(void)
{
    unsigned low = any_below(TALL), open = any_below(FIELDS), tiles = any_below(TILES + 1),
             height = any_below(TALL);
    bool one_more = any_bool();
    assume(tiles >= low * open);
    assume(!one_more || height >= low);
    check(tiles + height >= low * (open + one_more));
}

static void lowest_is_low(void)
{
    unsigned low = any_below(TALL), open = any_below(FIELDS + 1), tiles = any_below(TILES + 1),
             part = any_below(10);
    assume(open >= 37 && tiles >= low * open && tiles + part <= TILES);
    check(low + part <= 10);
}

/* Four fields with workers, and four at most beside each of the placer's two. */
static void fields_are_open(void)
{
    struct sakkara_table t = any_table();
    for (unsigned at = 0; at < FIELDS; at++) {
        unsigned beside = 0;
        for (unsigned f = 0; f < FIELDS; f++)
            beside += sakkara_next_to(&t, at, f);
        check(beside <= 4);
    }
    check(FIELDS - PLAYERS * WORKERS - WORKERS * 4 >= 37);
}

void harness(void)
{
    sum_goes_on();
    lowest_is_low();
    fields_are_open();
}
