/* What a player sees: all that lies open, and the number of hidden cards.
 *
 * A view drops the hidden cards of a hand and keeps their number. For the pile it stores the number
 * of cards in the place of the first symbol, and NOWHERE for the others. Nobody can take that for
 * cards, and it still tells whether there are any. */
#include "alexandros.h"

static void hide_stack(uint8_t cards[SYMBOLS])
{
    unsigned n = total_of(cards);
    if (n == 0 || cards[1] == NOWHERE)
        return;
    cards[0] = (uint8_t)n;
    for (unsigned k = 1; k < SYMBOLS; k++)
        cards[k] = NOWHERE;
}

static void hide_hand(const struct alexandros_table *t, struct alexandros_state *seen,
                      unsigned seat)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        RULE(hands_hidden), RULE(deal_one_hidden), seen->hand[seat][k] = 0;
    if (READS(t, Q_hand_count, 'B'))
        seen->held[seat] = NOWHERE;
}

void alexandros_view(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned player, struct alexandros_state *seen)
{
    *seen = *s;
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (seat != player && seat < t->head.players)
            hide_hand(t, seen, seat);
    hide_stack(seen->pile);
    if (READS(t, Q_discard_open, 'B'))
        hide_stack(seen->discard);
}
