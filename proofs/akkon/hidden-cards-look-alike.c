/* proof: a player sees how many cards are in each hand and pile, not which: exchange two that he does
 *        not see, both of others' hands or of one city, and he sees the same
 * clause: hand-count-public piles-shuffled
 * marks: hand_count_public
 * rules: view.c
 * loops: k:8
 * bound: 4 cards
 */
#include "looking.h"

enum { FEW = 4 };

static bool hidden(const struct akkon_state *s, unsigned player, unsigned card)
{
    unsigned place = s->card[card];
    return place == IN_PILE || (place >= IN_HAND && place < PLAYED && place != IN_HAND + player);
}

/* Cards of a print are two, and where they are rises. */
static void set_in_order(struct akkon_state *s)
{
    for (unsigned card = 0; card < FEW; card += 2) {
        uint8_t lower = s->card[card] < s->card[card + 1] ? s->card[card] : s->card[card + 1];
        s->card[card + 1] = s->card[card] < s->card[card + 1] ? s->card[card + 1] : s->card[card];
        s->card[card] = lower;
    }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), twin, seen, seen_twin;
    uint32_t player = LOOKER, one = any_below(FEW), another = any_below(FEW);
    t.cards = FEW;
    t.prints = FEW / 2;
    for (unsigned print = 0; print <= t.prints; print++)
        t.first_card[print] = (uint8_t)(2 * print);
    for (unsigned card = 0; card < FEW; card++) {
        t.print_of[card] = (uint8_t)(card / 2);
        assume(s.card[card] < CARD_PLACES && t.print[card / 2].city < CITIES);
        assume(s.card[card] < IN_HAND || s.card[card] >= PLAYED || s.card[card] < IN_HAND + t.head.players);
    }
    s.phase = TURN;
    assume(hidden(&s, player, one) && hidden(&s, player, another));
    if (s.card[one] == IN_PILE || s.card[another] == IN_PILE)
        assume(t.print[t.print_of[one]].city == t.print[t.print_of[another]].city);
    twin = s;
    twin.card[one] = s.card[another];
    twin.card[another] = s.card[one];
    set_in_order(&s);
    set_in_order(&twin);
    akkon_view(&t, &s, player, &seen);
    akkon_view(&t, &twin, player, &seen_twin);
    check_same(seen, seen_twin);
}
