/* What a player sees: all that lies open, how many knights the others hold, and that a knight lies
 * face down; but not which knights those are. */
#include "saga.h"

static void add_known(struct saga_state *seen, unsigned seat, unsigned byte)
{
    unsigned card = (byte & KNIGHT) - 1u;
    if ((byte & DOWN) != 0 && card < CARDS)
        seen->hand[seat][card]++;
}

/* q-set-knowledge B: players know which knights a player holds or has face down, but not which of
 * them is where. */
static void add_hidden_to_hand(struct saga_state *seen, unsigned seat)
{
    for (unsigned i = 0; i < ROOM; i++)
        add_known(seen, seat, seen->attack[seat][i]);
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && owns(seen, seat, land); i++)
            add_known(seen, seat, seen->defence[land][i]);
}

static void blank_hand(const struct saga_table *t, struct saga_state *seen, unsigned seat)
{
    if (READS(t, Q_set_knowledge, 'B'))
        add_hidden_to_hand(seen, seat);
    else
        for (unsigned card = 0; card < CARDS; card++)
            RULE(hand_hidden), seen->hand[seat][card] = 0;
}

static void blank(uint8_t *byte)
{
    if ((*byte & DOWN) != 0)
        *byte = (uint8_t)(*byte & ~(unsigned)KNIGHT);
}

static void blank_laid(const struct saga_table *t, struct saga_state *seen, unsigned seat)
{
    for (unsigned i = 0; i < ROOM; i++)
        RULE(laid_cards_readable), blank(&seen->attack[seat][i]);
    if (!READS(t, Q_equal_own_troops, 'C')) /* under that reading troops lie in order of age */
        saga_blank_order(seen, seat);
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && owns(seen, seat, land); i++)
            blank(&seen->defence[land][i]);
}

/* A player who is asked for the number of his knights must tell it: at any time, or under
 * q-hand-count-when B only in the turn of the player who asks. */
static bool may_ask(const struct saga_table *t, const struct saga_state *s, unsigned player)
{
    return RULE(hand_count_on_request), READS(t, Q_hand_count_when, 'A') || s->mover == player;
}

void saga_view(const struct saga_table *t, const struct saga_state *s, unsigned player,
               struct saga_state *seen)
{
    RULE(fame_open), *seen = *s;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        if (seat == player)
            continue;
        blank_hand(t, seen, seat);
        blank_laid(t, seen, seat);
        if (!may_ask(t, s, player))
            seen->held[seat] = UNTOLD;
    }
}
