/* proof: a table of the full game is accepted exactly if players, decks, sizes and cards are as the
 *        document says; an accepted one has every property of tables
 * clause: two-to-four-players one-deck-for-two two-decks-for-three-or-four enough-cards deal-six
 *         five-areas-per-strip cap-belongs-to-basic-set card-not-blank first-player-by-lot
 * readings: standard
 * marks: two_to_four_players one_deck_for_two two_decks_for_three_or_four enough_cards deal_six
 *        five_areas_per_strip cap_belongs_to_basic_set card_not_blank first_player_by_lot
 */
#include "../any.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any(struct ordonanz_table);
    t.head = declared_head();
    t.head.players = any(uint8_t);
    witness_table(t);
    unsigned n = t.head.players;
    bool by_the_book = (n == 2 || n == 3 || n == 4) && t.decks == (n == 2 ? 1 : 2) && t.areas == 5
                    && t.cap == 4 && t.hand == 6 && t.first == BY_LOT && t.deck[0][0] == 0
                    && t.deck[1][0] == 0 && t.cards >= 20 * n;
    check((ordonanz_table_refusal(&t) == LEGAL) == by_the_book);
    if (by_the_book)
        check(ordonanz_every_table_property(&t));
}
