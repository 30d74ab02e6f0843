/* A position in as few bits as its table allows, and back.
 *
 * Members that the table cannot have (prints, knights, cities, tracks, a marshal, loans), or that
 * none of its readings needs, are not written. Before the reveal a key holds where the knights are,
 * after it what is left to pay with. One bit says which of the two follows; the shorter one is
 * padded, so that all keys of a table have the same length. */
#include "../akkon.h"
#include "../../forms/walk.h"

/* ---- what a table lets differ ---- */

struct shape {
    uint8_t place[16], number[16]; /* places of cards that occur in play, numbered; and back */
    uint8_t at[16], at_number[16]; /* the same for knights              */
    uint8_t place_width, at_width;
    uint8_t value_width, mover_width, seat_width, print_width, owes_width, knights_width,
        claim_width;
    bool lends, colours, stays; /* stays: some knights keep a place in the card round, too */
};

/* Can a card ever be in this place? */
static bool has_place(const struct akkon_table *t, unsigned place)
{
    if (place >= IN_HAND && place < PLAYED)
        return place - IN_HAND < t->head.players;
    if (place == BURIED)
        return READS(t, Q_face_details, 'B');
    if (place == TAKEN_OUT || place == BOXED)
        return akkon_takes_out(t);
    return true;
}

static void number_places(const struct akkon_table *t, struct shape *h)
{
    unsigned n = 0, players = t->head.players;
    for (unsigned place = 0; place < CARD_PLACES; place++)
        if (has_place(t, place)) {
            h->number[place] = (uint8_t)n;
            h->place[n++] = (uint8_t)place;
        }
    h->place_width = (uint8_t)width_of(n - 1);
    n = 0;
    for (unsigned where = 0; where < LENT + players; where++)
        if (where < LENT ? where <= t->cities : h->lends) {
            h->at_number[where] = (uint8_t)n;
            h->at[n++] = (uint8_t)where;
        }
    h->at_width = (uint8_t)width_of(n - 1);
}

static struct shape shape_of(const struct akkon_table *t)
{
    struct shape h = { .lends = akkon_has_loans(t),
                       .colours = akkon_colours_matter(t),
                       .stays = !READS(t, Q_borrow_return, 'A') };
    unsigned cost = 0, knights = knights_of_each(t);
    for (unsigned print = 0; print < t->prints; print++)
        cost = t->print[print].cost > cost ? t->print[print].cost : cost;
    number_places(t, &h);
    h.value_width = (uint8_t)width_of(t->most);
    h.mover_width = (uint8_t)width_of(t->head.players - 1u);
    h.seat_width = (uint8_t)width_of(t->head.players);
    h.print_width = (uint8_t)width_of(t->prints);
    h.owes_width = (uint8_t)width_of(cost);
    h.knights_width = (uint8_t)width_of(h.lends ? knights * t->head.players : knights);
    h.claim_width = (uint8_t)(READS(t, Q_borrow_shortage, 'C') || READS(t, Q_borrow_chain, 'B')
                                  ? 8
                                  : width_of(knights + READS(t, Q_borrow_marshal, 'B')));
    return h;
}

/* ---- the kinds of members that this game has besides ---- */

/* A byte with few possible values: the key holds the number of the value. */
static void numbered(struct walk *w, uint8_t *value, const uint8_t number[16],
                     const uint8_t back[16], unsigned width)
{
    uint8_t n = number[*value % 16];
    member(w, &n, width);
    if (w->way == READS_BACK)
        *value = back[n % 16];
}

static void walk_cards(struct walk *w, const struct shape *h, const struct akkon_table *t,
                       struct akkon_state *s)
{
    for (unsigned card = 0; card < t->cards; card++)
        numbered(w, &s->card[card], h->number, h->place, h->place_width);
}

static void walk_seats(struct walk *w, const struct shape *h, const struct akkon_table *t,
                       struct akkon_state *s)
{
    for (unsigned seat = 0; seat < t->head.players; seat++)
        row(w, s->value[seat], t->tracks, h->value_width);
    for (unsigned track = 0; track < t->tracks; track++)
        if ((t->privileges >> track & 1u) != 0)
            member(w, &s->privilege[track], h->seat_width);
    for (unsigned lender = 0; lender < t->head.players && h->lends; lender++)
        for (unsigned taker = 0; taker < t->head.players; taker++)
            if (taker != lender)
                member(w, &s->claim[lender][taker], h->claim_width);
}

static void walk_turn(struct walk *w, const struct shape *h, const struct akkon_table *t,
                      struct akkon_state *s)
{
    bool faith = (t->privileges >> FAITH & 1u) != 0;
    member(w, &s->phase, 5);
    member(w, &s->after, 5);
    member(w, &s->start, h->mover_width);
    member(w, &s->mover, h->mover_width);
    member(w, &s->passed, t->head.players);
    member(w, &s->field, 3);
    member(w, &s->ending, 2);
    member(w, &s->playing, h->print_width);
    member(w, &s->target, 3);
    member(w, &s->owes, h->owes_width);
    row(w, s->played, faith ? t->cities : 0u, 2);
    member(w, &s->stepped, !faith ? 0 : READS(t, Q_faith_count, 'B') ? 7 : 1);
    if (t->marshal)
        member(w, &s->marshal, 4);
    else
        s->marshal = SPENT;
}

/* What single readings remember. */
static void walk_kept(struct walk *w, const struct akkon_table *t, struct akkon_state *s)
{
    bool windows = READS(t, Q_gold_moment, 'B') || READS(t, Q_power_moment, 'B');
    member(w, &s->moved_from, READS(t, Q_gold_chaplain, 'A') ? 0 : 3);
    member(w, &s->shut, READS(t, Q_marshal_open_same_move, 'B') ? 8 : 0);
    member(w, &s->spent, windows ? TRACKS : 0);
    member(w, &s->young, READS(t, Q_prestige_first_use, 'B') ? 1 : 0);
    member(w, &s->idle, READS(t, Q_no_progress, 'B') ? 8 : 0);
    for (unsigned seat = 0; seat < t->head.players && READS(t, Q_mercenary_later, 'B'); seat++)
        row(w, s->earlier[seat], t->head.players, 8);
    for (unsigned seat = 0; seat < t->head.players && READS(t, Q_levant_foreign_colour, 'C');
         seat++)
        row(w, s->guests[seat], t->cities, 3);
}

/* ---- before the reveal, and after it ---- */

static void walk_knights(struct walk *w, const struct shape *h, const struct akkon_table *t,
                         struct akkon_state *s)
{
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            if (has_knight(t, kind))
                numbered(w, &s->at[seat][kind], h->at_number, h->at, h->at_width);
}

static void walk_stocks(struct walk *w, const struct shape *h, const struct akkon_table *t,
                        struct akkon_state *s)
{
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        for (unsigned colour = 0; colour < t->head.players; colour++)
            if (colour == seat || h->colours)
                member(w, &s->stock[seat][colour], h->knights_width);
        for (unsigned city = 0; city < t->cities; city++)
            if ((t->counted >> city & 1u) != 0)
                member(w, &s->paid[seat][city], h->knights_width);
        member(w, &s->chaplain[seat], has_knight(t, CHAPLAIN) ? 3 : 0);
    }
    member(w, &s->returnable, (t->privileges >> POWER & 1u) != 0 ? RETURNED : 0);
}

static bool any(const uint8_t *byte, size_t count)
{
    bool found = false;
    for (size_t i = 0; i < count; i++)
        found = found || byte[i] != 0;
    return found;
}

static bool is_revealed(const struct akkon_state *s)
{
    return any(&s->stock[0][0], sizeof s->stock) || any(s->chaplain, sizeof s->chaplain)
        || any(&s->paid[0][0], sizeof s->paid) || s->returnable != 0;
}

static void walk(struct walk *w, const struct shape *h, const struct akkon_table *t,
                 struct akkon_state *s)
{
    uint8_t revealed = is_revealed(s);
    walk_turn(w, h, t, s);
    walk_seats(w, h, t, s);
    walk_cards(w, h, t, s);
    walk_kept(w, t, s);
    member(w, &revealed, 1);
    if (revealed)
        walk_stocks(w, h, t, s);
    if (!revealed || h->stays)
        walk_knights(w, h, t, s);
}

/* The length of a key: the longer of the two kinds decides. */
static size_t length_of(const struct shape *h, const struct akkon_table *t)
{
    struct akkon_state before = { 0 }, after = { .returnable = 1 };
    struct walk one = { .way = MEASURES }, two = { .way = MEASURES };
    walk(&one, h, t, &before);
    walk(&two, h, t, &after);
    return ((one.size > two.size ? one.size : two.size) + 7) / 8;
}

size_t akkon_key(const struct akkon_table *t, const struct akkon_state *s, uint8_t *key)
{
    struct shape h = shape_of(t);
    struct walk w = { .b = { .to = key } };
    struct akkon_state copy = *s;
    size_t size = length_of(&h, t);

    walk(&w, &h, t, &copy);
    for (uint8_t *to = end_bits(&w.b); to < key + size;)
        *to++ = 0;
    return size;
}

void akkon_unkey(const struct akkon_table *t, const uint8_t *key, struct akkon_state *s)
{
    struct shape h = shape_of(t);
    struct walk w = { .b = { .from = key }, .way = READS_BACK };

    *s = (struct akkon_state){ 0 };
    walk(&w, &h, t, s);
}

/* An enumerator that counts only positions between the players' decisions leaves out those within a
 * bid turn or a card's action, and those in which a card is turned up. */
bool akkon_representative(const struct akkon_table *t, const struct akkon_state *s)
{
    bool within = s->phase == SEARCH || s->phase == EXPOSE || (s->phase >= PAY && s->phase <= BACK);
    (void)t;
    return !within && s->field == 0;
}
