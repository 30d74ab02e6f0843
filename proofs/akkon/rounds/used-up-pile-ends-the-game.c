/* proof: a pile without a top gets one by nature, who can say it, where several prints are left, at
 *        once where one is; where none is, the last round is due; a pile that has its top keeps it;
 *        and only when all have theirs play goes on; nothing else changes
 * clause: eval-next-exposed end-pile-used-up piles-shuffled
 * readings: standard
 * marks: eval_next_exposed piles_shuffled
 * rules: material.c
 * loops: CARDS:73 cards:9 print:7 card:9
 * bound: 8 cards
 */
#include "../any.h"
#include "../../../rules/akkon/setup.c"

enum { FEW = 8, PRINTS = 4, PILES = 3 };

static unsigned used_up, entered;
void akkon_pile_used_up(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s, used_up++;
}
void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, entered = phase;
}

/* Cards of a pile that lie there. */
static unsigned cards_at(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                         unsigned place)
{
    unsigned n = 0;
    for (unsigned card = 0; card < FEW; card++)
        n += t->print[t->print_of[card]].city == city && s->card[card] == place;
    return n;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), before;
    t.cities = PILES;
    t.prints = PRINTS;
    t.cards = FEW;
    for (unsigned print = 0; print <= PRINTS; print++)
        t.first_card[print] = (uint8_t)(2 * print);
    for (unsigned print = 0; print < PRINTS; print++) {
        t.print[print].copies = 2;
        t.print[print].out = 0;
        /* two prints, one, and one */
        t.print[print].city = (uint8_t)(print < 2 ? 0 : print - 1);
    }
    for (unsigned card = 0; card < FEW; card++) {
        t.print_of[card] = (uint8_t)(card / 2);
        assume(s.card[card] < CARD_PLACES && (card % 2 == 0 || s.card[card] >= s.card[card - 1]));
    }
    for (unsigned city = 0; city < PILES; city++)
        assume(cards_at(&t, &s, city, ON_TOP) <= 1);
    s.phase = TURN;
    before = s;
    akkon_expose(&t, &s, RETURN);
    struct move top = { M_EXPOSE, NATURE, { 0 } };
    unsigned empty = 0, both = s.card[0] == IN_PILE && s.card[2] == IN_PILE;
    for (unsigned city = 0; city < PILES; city++) {
        unsigned tops = cards_at(&t, &before, city, ON_TOP),
                 rest = cards_at(&t, &before, city, IN_PILE);
        bool doubt = city == 0 && tops == 0 && both;
        empty += tops + rest == 0;
        check(cards_at(&t, &s, city, ON_TOP) == (tops == 1 || (rest > 0 && !doubt) ? 1 : 0));
        if (doubt)
            check(s.phase == EXPOSE && s.after == RETURN && entered == 0
                  && akkon_refuse_setup(&t, &s, top) == LEGAL);
    }
    check(used_up == empty);
    for (unsigned card = 0; card < FEW; card++)
        before.card[card] = s.card[card];
    before.phase = EXPOSE;
    before.after = s.after;
    check_same(s, before);
    check((s.phase == EXPOSE && s.after == RETURN && entered == 0) || entered == RETURN);
    check(entered == 0 || cards_at(&t, &s, 0, ON_TOP) == 1 || cards_at(&t, &s, 0, IN_PILE) == 0);
}
