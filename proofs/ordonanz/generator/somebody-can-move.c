/* proof: in every state in which the game is not over there is a legal move: no play hangs
 *        (that a stock of n cards has a face with copies left is its sum, which every run checks)
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: always-a-gap enough-cards must-place
 * marks: free_area_choice
 */
#include "../course.h"

static unsigned short_of_cards(const struct ordonanz_state *s)
{
    unsigned seat = 0;
    while (seat < SEATS - 1 && s->held[seat] == DEALT)
        seat++;
    return seat;
}

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t);
    struct move m = { .kind = M_LAY, .actor = s.mover };
    uint32_t face = any_below(FACES);
    assume(s.phase != OVER && s.phase != TIE);
    witness_state(t, s);
    if (s.phase == LAY) {
        m.arg[0] = s.hand[s.mover][0];
        while (m.arg[1] < AREAS - 1 && s.laid[s.mover][m.arg[1]] == CAP)
            m.arg[1]++;
        check(ordonanz_refusal(&t, &s, m) == LEGAL);
        return;
    }
    m = (struct move){ .kind = s.phase == LOT  ? M_LOT
                             : s.phase == DEAL ? M_DEAL
                                               : M_DRAW,
                       .actor = NATURE };
    m.arg[0] = s.phase == LOT ? 0 : s.phase == DEAL ? (uint8_t)short_of_cards(&s) : s.mover;
    m.arg[1] = s.phase == LOT ? 0 : (uint8_t)face;
    assume(s.phase == LOT || (face > 0 && s.talon[0][face] > 0));
    check(s.phase == LOT || s.stock[0] > 0);
    check(ordonanz_refusal(&t, &s, m) == LEGAL);
}
