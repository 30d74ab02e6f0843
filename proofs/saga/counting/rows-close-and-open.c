/* proof: a row from which a troop is taken closes up, all others in their order; one that gets a
 *        troop makes room for it, and moves no other; whatever lies there, wherever, of whatever
 *        size
 * clause: other-troops-stay
 * readings: free
 * rules: none
 * flags: --max-field-sensitivity-array-size 64
 */
#include "../any.h"
#include "../../../rules/saga/troops.c"

struct row {
    uint8_t byte[ROOM];
};

void harness(void)
{
    struct row row = any(struct row);
    uint32_t where = any_below(ROOM);
    for (unsigned at = 0; at < ROOM; at++)
        for (unsigned size = 1; size <= COLOURS && at + size <= ROOM; size++) {
            if (where != at)
                continue;
            struct row closed = row, opened = row;
            bool right = true;
            close_gap(closed.byte, at, size);
            open_gap(opened.byte, at, size);
            for (unsigned i = 0; i < ROOM; i++) {
                right = right
                     && closed.byte[i]
                            == (i < at            ? row.byte[i]
                                : i + size < ROOM ? row.byte[i + size]
                                                  : 0);
                right = right
                     && opened.byte[i]
                            == (i < at          ? row.byte[i]
                                : i < at + size ? 0
                                                : row.byte[i - size]);
            }
            check(right);
        }
}
