/* proof: taking a card and tax keep the properties of turns
 * clause: take-pile-or-open tax-matching-card end-over-100
 * readings: standard
 * marks: take_pile_or_open tax_matching_card end_over_100
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    switch (moment(s, m)) {
        ON_ITS_TURN(ACTION, M_TAKE)
        ON_ITS_TURN(ACTION, M_TAKE_PILE)
        ON_ITS_TURN(ACTION, M_TAX)
    default: return false;
    }
}
