/* proof: a player sees how many cards are in each hand and pile, not which: exchange two that he
 *        does not see, both of others' hands or of one city, and he sees the same; so he does where
 *        two copies of one card change places in the list of cards, whether he sees them or not.
 *        For nine prints of four copies each; a print has fewer where some of them are in the box
 * clause: hand-count-public piles-shuffled
 * readings: standard
 * marks: hand_count_public
 * rules: knowledge.c
 * loops: count:37 cards:37 FEW:37
 * bound: 9 prints of four copies
 */
#include "../viewed.h"

enum { COPIES = 4, FEW = 9 * COPIES };

static bool hidden(const struct akkon_state *s, unsigned player, unsigned card)
{
    unsigned place = s->card[card];
    return place == IN_PILE || (place >= IN_HAND && place < PLAYED && place != IN_HAND + player);
}

/* Each copy of a card is the same card. */
static bool lie_alike(const struct akkon_table *t, const struct akkon_state *s)
{
    bool piled = s->card[one] == IN_PILE || s->card[the_other] == IN_PILE;
    return hidden(s, LOOKER, one) && hidden(s, LOOKER, the_other)
        && (!piled || t->print[one / COPIES].city == t->print[the_other / COPIES].city);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), twin;
    one = any_below(FEW);
    the_other = any_below(FEW);
    of_one_print = one / COPIES == the_other / COPIES;
    t.cards = FEW;
    for (unsigned card = 0; card < FEW; card++) {
        t.print_of[card] = (uint8_t)(card / COPIES);
        assume(s.card[card] < CARD_PLACES && t.print[card / COPIES].city < CITIES);
        assume(s.card[card] < IN_HAND || s.card[card] >= PLAYED
               || s.card[card] < IN_HAND + t.head.players);
    }
    s.phase = TURN;
    assume(of_one_print || lie_alike(&t, &s));
    twin = s;
    twin.card[one] = s.card[the_other];
    twin.card[the_other] = s.card[one];
    check_look_alike(&t, &s, &twin);
}
