/* Spielvorbereitungen, Das Gebiet: decks, dealing, the empty strips. */
#include "ordonanz.h"

static void stock_up(struct ordonanz_state *s, const uint8_t deck[FACES], unsigned talon)
{
    for (unsigned face = 0; face < FACES; face++)
        s->talon[talon][face] = (uint8_t)(s->talon[talon][face] + deck[face]);
}

void ordonanz_start(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    RULE(areas_start_empty), *s = (struct ordonanz_state){ 0 };
    RULE(one_deck_for_two), stock_up(s, t->deck[0], 0);
    s->stock[0] = t->cards;
    if (ordonanz_two_talons(t)) {
        stock_up(s, t->deck[1], 1);
        s->stock[0] = s->stock[1] = 0;
        for (unsigned face = 0; face < FACES; face++) {
            s->stock[0] = (uint8_t)(s->stock[0] + t->deck[0][face]);
            s->stock[1] = (uint8_t)(s->stock[1] + t->deck[1][face]);
        }
    } else if (t->decks == 2) {
        RULE(two_decks_for_three_or_four), RULE(decks_form_one_talon), stock_up(s, t->deck[1], 0);
    }
    s->phase = t->first == BY_LOT ? LOT : DEAL;
    s->first = t->first == BY_LOT ? 0 : t->first;
}

verdict ordonanz_refuse_lot(const struct ordonanz_table *t, const struct ordonanz_state *s,
                            struct move m)
{
    if (s->phase == TIE)
        return ordonanz_leaders(t, s) >> m.arg[0] & 1u ? LEGAL : BY(most_points_wins);
    verdict over = ordonanz_refuse_after_end(t, s, m);
    if (over)
        return over;
    return s->phase == LOT ? LEGAL : BY(first_player_by_lot);
}

/* Begins the first turn if the lot is drawn and everybody has a hand. The document does not say
 * which of the two comes first. */
static void begin_if_ready(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    if (s->phase == DEAL && s->dealt == t->hand * t->head.players)
        RULE(deal_six), ordonanz_begin_turn(t, s, s->first);
}

void ordonanz_draw_lot(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m)
{
    if (s->phase == TIE) {
        s->lot = (uint8_t)(m.arg[0] + 1);
        s->phase = OVER;
        return;
    }
    RULE(first_player_by_lot), s->first = m.arg[0];
    s->phase = DEAL;
    begin_if_ready(t, s);
}

verdict ordonanz_refuse_deal(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct move m)
{
    if (s->dealt == t->hand * t->head.players || s->held[m.arg[0]] >= t->hand)
        return BY(deal_six);
    if (s->stock[m.arg[2]] == 0 || s->talon[m.arg[2]][m.arg[1]] == 0)
        return BY(talon_is_the_rest);
    return LEGAL;
}

void ordonanz_deal(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m)
{
    RULE(shuffle_before_game), RULE(talon_is_the_rest);
    ordonanz_take_card(s, m.arg[0], m.arg[1], m.arg[2]);
    s->dealt++;
    begin_if_ready(t, s);
}

/* A card that is dealt or drawn is any card of the talon, all equally likely. */
uint32_t ordonanz_weight(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         struct move m)
{
    (void)t;
    return m.kind == M_LOT ? 1u : (RULE(shuffle_before_game), s->talon[m.arg[2]][m.arg[1]]);
}
