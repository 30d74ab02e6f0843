/* Spelvoorbereiding: the sides of the lands, a set for each player, the display,
 * the youngest.
 *
 * What the table gives is done when the game starts; the rest comes by chance,
 * each of it in its phase: SIDES, DEAL_SETS, DISPLAY, AGE.
 */
#include "saga.h"

/* ---- what phase comes next ---- */

static unsigned next_open_side(const struct saga_table *t, unsigned land)
{
    while (land < t->lands && t->side[land] != EITHER)
        land++;
    return land;
}

/* Seats, and behind them the display. */
static unsigned next_without_set(const struct saga_table *t, const struct saga_state *s,
                                 unsigned seat)
{
    while (seat <= t->head.players && s->set_of[seat] != 0)
        seat++;
    return seat;
}

static void after_display(const struct saga_table *t, struct saga_state *s)
{
    s->cursor = 0;
    if (t->first == BY_AGE)
        s->phase = AGE;
    else
        saga_begin_turn(t, s, t->first);
}

/* The layout that the table gives: for a first game the document proposes one. */
static void lay_out_given(const struct saga_table *t, struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++) {
        struct saga_troop pair = { .card = { t->display[land][0], t->display[land][1] },
                                   .size = DISPLAYED };
        RULE(castle_set_advice), saga_put_under(s, land, &pair);
    }
    after_display(t, s);
}

static void go_on_setting_up(const struct saga_table *t, struct saga_state *s)
{
    if (s->phase == SIDES && (s->cursor = (uint8_t)next_open_side(t, s->cursor)) == t->lands) {
        s->phase = DEAL_SETS;
        s->cursor = 0;
    }
    if (s->phase == DEAL_SETS
        && (s->cursor = (uint8_t)next_without_set(t, s, s->cursor)) > t->head.players) {
        RULE(surplus_sets_boxed), s->phase = DISPLAY; /* no set is dealt any more */
        s->cursor = 0;
        if (t->display[0][0] != 0)
            lay_out_given(t, s);
    }
    if (s->phase == DISPLAY && s->cursor == DISPLAYED * t->lands)
        after_display(t, s);
}

static void give_set(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned set)
{
    s->set_of[seat] = (uint8_t)(set + 1);
    for (unsigned card = 0; card < CARDS && seat < t->head.players; card++) {
        RULE(one_set_per_player), s->hand[seat][card] = t->set[set][card];
        s->held[seat] = (uint8_t)(s->held[seat] + t->set[set][card]);
    }
}

/* Nobody has a land, and nobody a chip. */
void saga_start(const struct saga_table *t, struct saga_state *s)
{
    *s = (struct saga_state){ 0 };
    RULE(lands_start_in_middle), RULE(supply_open), RULE(no_starting_fame), s->phase = SIDES;
    for (unsigned land = 0; land < LANDS; land++)
        if (t->side[land] == PLAIN)
            s->side[land] = PLAIN;
        else
            RULE(first_game_crown_sides), s->side[land] = CROWN;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (t->seat_set[seat] != 0)
            give_set(t, s, seat, t->seat_set[seat] - 1u);
    if (t->display_set != 0)
        give_set(t, s, t->head.players, t->display_set - 1u);
    go_on_setting_up(t, s);
}

/* ---- the display ---- */

static unsigned under(const struct saga_state *s, unsigned land)
{
    return (unsigned)(s->defence[land][0] != 0) + (s->defence[land][1] != 0);
}

/* Of the knights of its set: how many of this one lie under no land yet. */
unsigned saga_left_of(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned set = s->set_of[t->head.players],
             left = set != 0 && s->phase <= DISPLAY ? t->set[set - 1][card] : 0;
    for (unsigned land = 0; land < t->lands && left > 0 && s->phase == DISPLAY; land++)
        left -= (unsigned)(s->defence[land][0] == card + 1) + (s->defence[land][1] == card + 1);
    return left;
}

void saga_left_to_deal(const struct saga_table *t, const struct saga_state *s, uint8_t left[CARDS])
{
    unsigned set = s->set_of[t->head.players];
    for (unsigned card = 0; card < CARDS; card++)
        left[card] = set != 0 && s->phase <= DISPLAY ? t->set[set - 1][card] : 0;
    for (unsigned land = 0; land < t->lands && set != 0 && s->phase == DISPLAY; land++)
        for (unsigned i = 0; i < under(s, land); i++)
            left[s->defence[land][i] - 1]--;
}

/* May this knight lie under this land, as it is now? */
static verdict refuse_under(const struct saga_state *s, unsigned card, unsigned land)
{
    switch (under(s, land)) {
    case 0:  return colour_of(card) == land ? LEGAL : BY(display_first_own_colour);
    case 1:  return colour_of(card) != land ? LEGAL : BY(display_colours_differ);
    default: return BY(display_two_per_land);
    }
}

static bool all_have_first(const struct saga_table *t, const struct saga_state *s)
{
    return s->cursor >= t->lands;
}

/* The lands under which a knight may lie. */
static unsigned places_for(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned n = 0;
    for (unsigned land = 0; land < t->lands; land++)
        n += refuse_under(s, card, land) == LEGAL;
    return n;
}

/* q-setup-stuck A: first knights, land by land, then second ones. A second knight must
 * leave the others so that they can be laid out: no colour oftener than lands of other
 * colours are left. */
static bool rest_sticks(const struct saga_table *t, const struct saga_state *s, unsigned card,
                        unsigned land)
{
    uint8_t left[CARDS];
    unsigned lands = t->lands - land - 1u;
    saga_left_to_deal(t, s, left);
    left[card]--;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned n = 0, own = colour > land && colour < t->lands;
        for (unsigned value = 0; value < VALUES; value++)
            n += left[colour * VALUES + value];
        if (n + own > lands && n > 0)
            return true;
    }
    return false;
}

static verdict refuse_in_order(const struct saga_table *t, const struct saga_state *s,
                               unsigned card, unsigned land)
{
    if (land != s->cursor % t->lands)
        return BY(display_two_per_land);
    verdict v = refuse_under(s, card, land);
    if (v)
        return v;
    return all_have_first(t, s) && rest_sticks(t, s, card, land) ? BY(display_deal_may_stick)
                                                                 : LEGAL;
}

static verdict refuse_deal(const struct saga_table *t, const struct saga_state *s, unsigned card,
                           unsigned land)
{
    if (s->phase != DISPLAY)
        return BY(display_dealt_open);
    if (saga_left_of(t, s, card) == 0)
        return BY(display_from_one_set);
    if (READS(t, Q_setup_stuck, 'A'))
        return refuse_in_order(t, s, card, land);
    if (READS(t, Q_setup_stuck, 'B') && !all_have_first(t, s) && under(s, land) != 0)
        return BY(display_first_own_colour);
    return refuse_under(s, card, land);
}

static verdict refuse_redeal(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    bool own_first = READS(t, Q_setup_stuck, 'B') && !all_have_first(t, s);
    if (s->phase != DISPLAY || READS(t, Q_setup_stuck, 'A') || own_first)
        return BY(display_deal_may_stick);
    if (saga_left_of(t, s, card) == 0)
        return BY(display_from_one_set);
    return places_for(t, s, card) == 0 ? LEGAL : BY(display_deal_may_stick);
}

static void deal(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned land)
{
    struct saga_troop pair = saga_troop_at(s, land);
    RULE(display_second_on_top), pair.card[pair.size++] = (uint8_t)(card + 1);
    RULE(display_dealt_open), RULE(display_two_per_land), saga_put_under(s, land, &pair);
    s->cursor++;
    go_on_setting_up(t, s);
}

static void redeal(const struct saga_table *t, struct saga_state *s)
{
    static const struct saga_troop nobody = { .size = 0 };
    for (unsigned land = 0; land < t->lands; land++)
        RULE(display_deal_may_stick), saga_put_under(s, land, &nobody);
    s->cursor = 0;
}

/* ---- sides, sets, the youngest ---- */

static verdict refuse_side(const struct saga_state *s, unsigned land)
{
    if (s->phase != SIDES)
        return BY(first_game_crown_sides);
    return land == s->cursor ? LEGAL : BY(later_games_any_sides);
}

static verdict refuse_set(const struct saga_table *t, const struct saga_state *s, unsigned set,
                          unsigned seat)
{
    bool display = seat == t->head.players, taken = false;
    for (unsigned other = 0; other <= t->head.players; other++)
        taken = taken || s->set_of[other] == set + 1;
    if (s->phase == DEAL_SETS && seat == s->cursor && !taken)
        return LEGAL;
    return display ? BY(display_from_one_set) : BY(one_set_per_player);
}

verdict saga_refuse_setup(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_SIDE:   return refuse_side(s, m.arg[0]);
    case M_SET:    return refuse_set(t, s, m.arg[0], m.arg[1]);
    case M_DEAL:   return refuse_deal(t, s, m.arg[0], m.arg[1]);
    case M_REDEAL: return refuse_redeal(t, s, m.arg[0]);
    default:       return s->phase == AGE ? LEGAL : BY(youngest_starts);
    }
}

void saga_set_up(const struct saga_table *t, struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_SIDE:
        RULE(later_games_any_sides), s->side[s->cursor++] = m.arg[1];
        go_on_setting_up(t, s);
        break;
    case M_SET:
        give_set(t, s, m.arg[1], m.arg[0]);
        if (m.arg[1] == t->head.players)
            RULE(display_from_one_set);
        go_on_setting_up(t, s);
        break;
    case M_DEAL:   deal(t, s, m.arg[0], m.arg[1]); break;
    case M_REDEAL: redeal(t, s); break;
    default:       RULE(youngest_starts), saga_begin_turn(t, s, m.arg[0]);
    }
}
