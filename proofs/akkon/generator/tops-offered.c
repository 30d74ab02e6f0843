/* proof: where a top is not told yet exactly the cards are offered that may lie there, each
 *        print once: those of the first pile without a top in which several are left
 * clause: eval-next-exposed piles-shuffled
 * readings: standard
 * rules: turns.c setup.c loans.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28 CARD_PLACES:13 prints:7
 * bound: 6 prints of two copies
 */
#include "../offered.h"

enum { FEW = 6 };

/* Copies and tops are given as the cards lie: setup.c looks at these. */
static void give_cards(const struct akkon_table *t, const struct akkon_state *s)
{
    for (unsigned city = 0; city < CITIES; city++)
        given.top[city] = NOWHERE;
    for (unsigned print = 0; print < FEW; print++) {
        const uint8_t *card = s->card + 2 * print;
        for (unsigned place = 0; place < CARD_PLACES; place++)
            given.copies[print][place] = (uint8_t)((card[0] == place) + (card[1] == place));
        if (card[0] == ON_TOP || card[1] == ON_TOP)
            given.top[t->print[print].city] = (uint8_t)print;
    }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_state_of(&t, EXPOSE);
    struct move m = any_move();
    assume(t.prints <= FEW);
    for (unsigned print = 0; print < FEW; print++) {
        t.first_card[print] = (uint8_t)(2 * print);
        t.print[print].copies = 2;
        assume(t.print[print].city < CITIES && s.card[2 * print] <= s.card[2 * print + 1]);
        if (print >= t.prints)
            s.card[2 * print] = s.card[2 * print + 1] = BOXED;
    }
    give_cards(&t, &s);
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
