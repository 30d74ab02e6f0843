/* proof: a fire storm reaches the other fields of its worker's row, or of his column, and no other
 * clause: fire-line fire-six
 * readings: standard
 * marks: fire_six
 * rules: material.c
 */
#include "../any.h"
#include "../../../rules/sakkara/spells.c"

void sakkara_use(struct sakkara_state *s, unsigned kind)
{
    (void)s, (void)kind;
}

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    unsigned row = any_below(SIDE), column = any_below(SIDE), row2 = any_below(SIDE),
             column2 = any_below(SIDE);
    unsigned way = any_below(2);
    bool other = row != row2 || column != column2;
    bool line = way == 0 ? row == row2 : column == column2;
    check(fire_reaches(&t, &s, row * SIDE + column, way, row2 * SIDE + column2) == (other && line));
}
