/* Spelvoorbereiding: the sides of the lands, a set for each player, the display, the youngest
 * player.
 *
 * What the table gives is done when the game starts. Chance does the rest, each part in its phase:
 * SIDES, DEAL_SETS, DISPLAY, AGE. */
#include "saga.h"

/* ---- what phase comes next ---- */

static bool all_sides_are_settled(const struct saga_table *t, const struct saga_state *s)
{
    bool all = true;
    for (unsigned land = 0; land < t->lands; land++)
        all = all && (t->side[land] != EITHER || (s->settled >> land & 1u) != 0);
    return all;
}

/* Does each player have a set, and the display, which comes after the players? */
static bool all_sets_are_given(const struct saga_table *t, const struct saga_state *s)
{
    bool all = true;
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        all = all && s->set_of[seat] != 0;
    return all;
}

static unsigned under(const struct saga_state *s, unsigned land)
{
    return (unsigned)(s->defence[land][0] != 0) + (s->defence[land][1] != 0);
}

/* Does each land have at least so many knights of the display? */
static bool all_have(const struct saga_table *t, const struct saga_state *s, unsigned knights)
{
    bool all = true;
    for (unsigned land = 0; land < t->lands; land++)
        all = all && under(s, land) >= knights;
    return all;
}

static void after_display(const struct saga_table *t, struct saga_state *s)
{
    if (t->first == BY_AGE)
        s->phase = AGE;
    else
        saga_begin_turn(t, s, t->first);
}

/* Lays out the display that the table gives; the document proposes one for a first game. */
static void lay_out_given(const struct saga_table *t, struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++) {
        struct saga_troop pair = { .card = { t->display[land][0], t->display[land][1] },
                                   .size = DISPLAYED };
        RULE(castle_set_advice), saga_put_under(s, land, &pair);
    }
}

static void go_on_setting_up(const struct saga_table *t, struct saga_state *s)
{
    if (s->phase == SIDES && all_sides_are_settled(t, s)) {
        s->phase = DEAL_SETS;
        s->settled = 0;
    }
    if (s->phase == DEAL_SETS && all_sets_are_given(t, s)) {
        RULE(surplus_sets_boxed), s->phase = DISPLAY; /* no more sets are dealt */
        if (t->display[0][0] != 0)
            lay_out_given(t, s);
    }
    if (s->phase == DISPLAY && all_have(t, s, DISPLAYED))
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

/* Nobody holds a land or a chip yet. */
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

/* How many knights of this kind the display's set has that lie under no land yet. */
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

/* May this knight lie under this land now? Under q-setup-stuck B all lands get their first knight
 * before any gets a second. */
static verdict refuse_under(const struct saga_table *t, const struct saga_state *s, unsigned card,
                            unsigned land)
{
    unsigned n = under(s, land);
    if (n >= DISPLAYED)
        return BY(display_two_per_land);
    if (n == 0)
        return colour_of(card) == land ? LEGAL : BY(display_first_own_colour);
    if (READS(t, Q_setup_stuck, 'B') && !all_have(t, s, 1))
        return BY(display_first_own_colour);
    return colour_of(card) != land ? LEGAL : BY(display_colours_differ);
}

/* Counts the lands under which the knight may lie. */
static unsigned places_for(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned n = 0;
    for (unsigned land = 0; land < t->lands; land++)
        n += refuse_under(t, s, card, land) == LEGAL;
    return n;
}

/* Is it impossible to lay out the knights that are left? Each land without a knight takes one of
 * its colour. After that, no colour may have more knights than there are lands of other colours
 * that wait for their second one. */
bool saga_display_sticks(const struct saga_table *t, const struct saga_state *s)
{
    uint8_t left[CARDS];
    unsigned wait = 0;
    saga_left_to_deal(t, s, left);
    for (unsigned land = 0; land < t->lands; land++)
        wait += under(s, land) < DISPLAYED;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned n = 0, own = colour < t->lands && under(s, colour) < DISPLAYED,
                 first = colour < t->lands && under(s, colour) == 0;
        for (unsigned value = 0; value < VALUES; value++)
            n += left[colour * VALUES + value];
        if (n < first || (n > first && n - first + own > wait))
            return true;
    }
    return false;
}

static verdict refuse_if_stuck(const struct saga_table *t, const struct saga_state *s,
                               unsigned card, unsigned land)
{
    struct saga_state then = *s;
    then.defence[land][under(s, land)] = (uint8_t)(card + 1);
    return saga_display_sticks(t, &then) ? BY(display_deal_may_stick) : LEGAL;
}

static verdict refuse_deal(const struct saga_table *t, const struct saga_state *s, unsigned card,
                           unsigned land)
{
    if (s->phase > DISPLAY)
        return BY(display_two_per_land);
    if (saga_left_of(t, s, card) == 0)
        return BY(display_from_one_set);
    verdict v = refuse_under(t, s, card, land);
    if (v || !READS(t, Q_setup_stuck, 'A'))
        return v;
    return refuse_if_stuck(t, s, card, land);
}

static verdict refuse_redeal(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    bool own_first = READS(t, Q_setup_stuck, 'B') && !all_have(t, s, 1);
    if (s->phase > DISPLAY)
        return BY(display_two_per_land);
    if (saga_left_of(t, s, card) == 0)
        return BY(display_from_one_set);
    if (READS(t, Q_setup_stuck, 'A') || own_first)
        return BY(display_deal_may_stick);
    return places_for(t, s, card) == 0 ? LEGAL : BY(display_deal_may_stick);
}

static void deal(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned land)
{
    struct saga_troop pair = saga_troop_at(s, land);
    RULE(display_second_on_top), pair.card[pair.size++] = (uint8_t)(card + 1);
    RULE(display_dealt_open), RULE(display_two_per_land), saga_put_under(s, land, &pair);
    go_on_setting_up(t, s);
}

static void redeal(const struct saga_table *t, struct saga_state *s)
{
    static const struct saga_troop nobody = { .size = 0 };
    for (unsigned land = 0; land < t->lands; land++)
        RULE(display_deal_may_stick), saga_put_under(s, land, &nobody);
}

/* ---- sides, sets, the youngest ---- */

/* In a first game all lands show the crown; in later games a side is chosen once for each land. */
static verdict refuse_side(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    bool crowns = true,
         waits = t->side[land] == EITHER && s->phase == SIDES && (s->settled >> land & 1u) == 0;
    for (unsigned each = 0; each < t->lands; each++)
        crowns = crowns && t->side[each] == CROWN;
    if (crowns)
        return BY(first_game_crown_sides);
    return waits ? LEGAL : BY(later_games_any_sides);
}

static verdict refuse_set(const struct saga_table *t, const struct saga_state *s, unsigned set,
                          unsigned seat)
{
    unsigned players = t->head.players, owner = 0;
    while (owner <= players && s->set_of[owner] != set + 1)
        owner++;
    if (s->phase > DEAL_SETS)
        return BY(surplus_sets_boxed);
    if (seat < players && (s->set_of[seat] != 0 || owner < players))
        return BY(one_set_per_player);
    return s->set_of[seat] != 0 || owner <= players ? BY(display_from_one_set) : LEGAL;
}

verdict saga_refuse_setup(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_SIDE:   return refuse_side(t, s, m.arg[0]);
    case M_SET:    return refuse_set(t, s, m.arg[0], m.arg[1]);
    case M_DEAL:   return refuse_deal(t, s, m.arg[0], m.arg[1]);
    case M_REDEAL: return refuse_redeal(t, s, m.arg[0]);
    default:       return s->phase == AGE ? LEGAL : BY(youngest_starts);
    }
}

static void choose_side(const struct saga_table *t, struct saga_state *s, unsigned land,
                        unsigned side)
{
    RULE(later_games_any_sides), s->side[land] = (uint8_t)side;
    s->settled = (uint8_t)(s->settled | 1u << land);
    go_on_setting_up(t, s);
}

void saga_set_up(const struct saga_table *t, struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_SIDE: choose_side(t, s, m.arg[0], m.arg[1]); break;
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
