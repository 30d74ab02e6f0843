/* Spelvoorbereiding: the lot, the cards that leave the piles, the starters, the tops.
 *
 * Chance comes in phases: LOT, CULL, DEAL, EXPOSE. What there is no doubt of is done
 * at once. Piles have no order: the next top is drawn when it is needed.
 */
#include "akkon.h"

/* ---- a game begins ---- */

/* q-short-variant-order B: scriptures and mints of the variant are those that leave anyway. */
static bool shortened(const struct akkon_table *t, unsigned city)
{
    return t->short_game && (city <= SIDON || READS(t, Q_short_variant_order, 'A'));
}

static unsigned starter_of(unsigned city)
{
    return city <= SIDON ? LANCE : city == JERUSALEM ? SCRIPTURE : MINT;
}

static unsigned named_at(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                         unsigned action, unsigned place)
{
    unsigned n = 0;
    for (unsigned print = 0; print < t->prints; print++)
        if (t->print[print].city == city && t->print[print].action == action)
            n += akkon_copies(t, s, print, place);
    return n;
}

/* What leaves next: of which city, which action, and where it goes. */
struct cull {
    unsigned city, action, to;
};

static bool next_cull(const struct akkon_table *t, const struct akkon_state *s, struct cull *next)
{
    for (unsigned city = 0; city < t->cities; city++) {
        *next = (struct cull){ city, starter_of(city), TAKEN_OUT };
        if (named_at(t, s, city, next->action, TAKEN_OUT) < NAMED_COPIES)
            return true;
    }
    for (unsigned city = 0; city < t->cities; city++) {
        *next = (struct cull){ city, city <= SIDON ? (unsigned)SIEGE : starter_of(city), BOXED };
        if (shortened(t, city) && named_at(t, s, city, next->action, BOXED) < NAMED_COPIES)
            return true;
    }
    return false;
}

static bool suits(const struct akkon_table *t, const struct akkon_state *s, const struct cull *next,
                  unsigned print)
{
    return t->print[print].city == next->city && t->print[print].action == next->action
        && akkon_copies(t, s, print, IN_PILE) > 0;
}

static void cull(const struct akkon_table *t, struct akkon_state *s, const struct cull *next,
                 unsigned print)
{
    if (next->to == BOXED)
        RULE(short_game_removal), akkon_put_card(t, s, print, IN_PILE, BOXED);
    else
        RULE(starters_taken_out), akkon_put_card(t, s, print, IN_PILE, TAKEN_OUT);
}

/* True: several prints bear the name, and nature says which one leaves. */
static bool cull_what_is_sure(const struct akkon_table *t, struct akkon_state *s)
{
    struct cull next;
    while (next_cull(t, s, &next)) {
        unsigned found = 0, the = 0;
        for (unsigned print = 0; print < t->prints; print++)
            if (suits(t, s, &next, print)) {
                found++;
                the = print;
            }
        if (found != 1)
            return found != 0;
        cull(t, s, &next, the);
    }
    return false;
}

/* A scope says itself which cards are starters. */
static void take_out_listed(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned print = 0; print < t->prints; print++)
        for (unsigned i = 0; i < t->print[print].out; i++)
            akkon_put_card(t, s, print, IN_PILE, TAKEN_OUT);
}

static unsigned dealt(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        n += akkon_held(t, s, seat);
    return n;
}

/* All have their starters: the others leave, and the first round begins. */
static void end_dealing(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned card = 0; card < t->cards; card++)
        if (s->card[card] == TAKEN_OUT)
            RULE(starters_surplus_to_box), s->card[card] = BOXED;
    RULE(pile_size_10), akkon_expose(t, s, BID);
}

static void go_on_dealing(const struct akkon_table *t, struct akkon_state *s)
{
    s->phase = DEAL;
    if (dealt(t, s) == (unsigned)t->starters * t->head.players)
        end_dealing(t, s);
}

static void go_on_culling(const struct akkon_table *t, struct akkon_state *s)
{
    if (!t->head.small && cull_what_is_sure(t, s))
        s->phase = CULL;
    else
        go_on_dealing(t, s);
}

static void seat_start_player(const struct akkon_table *t, struct akkon_state *s, unsigned seat)
{
    RULE(marshal_to_start_player), s->start = s->mover = (uint8_t)seat;
    if (t->head.small)
        take_out_listed(t, s);
    go_on_culling(t, s);
}

/* All is 0: cards in their piles, knights in their camps, privileges beside the board. */
void akkon_start(const struct akkon_table *t, struct akkon_state *s)
{
    *s = (struct akkon_state){ .marshal = t->marshal ? IN_CAMP : SPENT };
    RULE(piles_by_city), RULE(knights_start_in_camp), RULE(privileges_start_open), s->phase = LOT;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned track = 0; track < t->tracks; track++)
            RULE(markers_start_at_2), s->value[seat][track] = t->from;
    if (t->first != BY_LOT)
        seat_start_player(t, s, t->first);
}

/* ---- tops ---- */

/* What is left of a pile: the print if there is one, how many prints, and a top? */
struct pile {
    unsigned print, prints;
    bool top, stocked;
};

static void look_at(const struct akkon_table *t, const struct akkon_state *s,
                    struct pile pile[CITIES])
{
    for (unsigned city = 0; city < CITIES; city++)
        pile[city] = (struct pile){ 0 };
    for (unsigned print = 0; print < t->prints; print++) {
        struct pile *here = &pile[t->print[print].city];
        const uint8_t *card = s->card + t->first_card[print];
        unsigned copies = t->print[print].copies;
        here->stocked = here->stocked || copies > t->print[print].out;
        if (card[0] == IN_PILE) { /* places rise */
            here->print = print;
            here->prints++;
        }
        for (unsigned i = 0; i < copies && card[i] <= ON_TOP; i++)
            here->top = here->top || card[i] == ON_TOP;
    }
}

static bool in_doubt(const struct pile *pile)
{
    return !pile->top && pile->prints > 1;
}

void akkon_expose(const struct akkon_table *t, struct akkon_state *s, unsigned after)
{
    struct pile pile[CITIES];
    bool doubt = false;
    look_at(t, s, pile);
    for (unsigned city = 0; city < t->cities; city++) {
        if (!pile[city].top && pile[city].prints == 1)
            RULE(piles_shuffled), RULE(eval_next_exposed),
                akkon_put_card(t, s, pile[city].print, IN_PILE, ON_TOP);
        if (pile[city].stocked && !pile[city].top && pile[city].prints == 0)
            akkon_pile_used_up(t, s);
        doubt = doubt || in_doubt(&pile[city]);
    }
    if (s->phase == OVER)
        return; /* q-prestige-end B */
    s->phase = EXPOSE;
    s->after = (uint8_t)(doubt ? after : 0u);
    if (!doubt)
        akkon_enter(t, s, after);
}

/* Tops are drawn city by city. */
static bool is_next_top(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    struct pile pile[CITIES];
    look_at(t, s, pile);
    for (unsigned city = 0; city < t->cities; city++)
        if (in_doubt(&pile[city]))
            return t->print[print].city == city && akkon_copies(t, s, print, IN_PILE) > 0;
    return false;
}

/* ---- nature's moves ---- */

static verdict refuse_cull(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    struct cull next;
    if (s->phase != CULL || !next_cull(t, s, &next) || !suits(t, s, &next, print))
        return BY(starters_taken_out);
    return LEGAL;
}

/* Clockwise from the start player; both cards of a player before those of the next one. */
static verdict refuse_deal(const struct akkon_table *t, const struct akkon_state *s, unsigned print,
                           unsigned seat)
{
    if (s->phase != DEAL || t->starters == 0)
        return BY(starters_dealt_open);
    bool next = seat == (s->start + dealt(t, s) / t->starters) % t->head.players;
    return next && akkon_copies(t, s, print, TAKEN_OUT) > 0 ? LEGAL : BY(starters_dealt_open);
}

verdict akkon_refuse_setup(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_LOT:  return s->phase == LOT ? LEGAL : BY(start_player_by_lot);
    case M_CULL: return refuse_cull(t, s, m.arg[0]);
    case M_DEAL: return refuse_deal(t, s, m.arg[0], m.arg[1]);
    default:
        return s->phase == EXPOSE && is_next_top(t, s, m.arg[0]) ? LEGAL : BY(eval_next_exposed);
    }
}

void akkon_set_up(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    struct cull next;
    switch (m.kind) {
    case M_LOT: RULE(start_player_by_lot), seat_start_player(t, s, m.arg[0]); break;
    case M_CULL:
        next_cull(t, s, &next);
        cull(t, s, &next, m.arg[0]);
        go_on_culling(t, s);
        break;
    case M_DEAL:
        RULE(starters_dealt_open), akkon_put_card(t, s, m.arg[0], TAKEN_OUT, IN_HAND + m.arg[1]);
        go_on_dealing(t, s);
        break;
    default:
        RULE(piles_shuffled), RULE(eval_next_exposed),
            akkon_put_card(t, s, m.arg[0], IN_PILE, ON_TOP);
        akkon_expose(t, s, s->after);
    }
}
