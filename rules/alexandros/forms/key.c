/* A position in as few bits as its table allows, and back.
 *
 * A key leaves out what follows from the rest: the provinces, the number of cards in a hand, the
 * discard, and the walls left, unless a reading lays walls that the board does not show. Members
 * that matter only while Alexandros moves share their bits with those that matter only during an
 * action. */
#include "../alexandros.h"
#include "../../forms/walk.h"

/* ---- the kinds of members that this game has besides ---- */

static void cards(struct walk *w, const struct alexandros_table *t, uint8_t value[SYMBOLS],
                  unsigned most)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        member(w, &value[k], width_of(t->copies[k] < most ? t->copies[k] : most));
}

/* Writes whole bytes of bits, then the rest. */
static void bit_row(struct walk *w, uint8_t *byte, unsigned count)
{
    row(w, byte, count / 8, 8);
    if (count % 8 != 0)
        member(w, &byte[count / 8], count % 8);
}

/* ---- what is on the table ---- */

static bool walls_follow(const struct alexandros_table *t)
{
    return READS(t, Q_red_mix, 'A') && READS(t, Q_coast_walls, 'A');
}

static unsigned score_width(const struct alexandros_table *t)
{
    unsigned most = t->limit + (unsigned)t->plains;
    bool more = most > 255 || !READS(t, Q_marker_on_100, 'A') || !READS(t, Q_over_100_at_once, 'A');
    return more ? 8 : width_of(most);
}

static void walk_board(struct walk *w, const struct alexandros_table *t, struct alexandros_state *s)
{
    bit_row(w, s->wall, t->inner);
    member(w, &s->at, width_of(t->points - 1u));
    for (unsigned seat = 0; seat < t->head.players; seat++)
        row(w, s->governor[seat], t->governors, width_of(t->areas));
    if (!walls_follow(t)) {
        member(w, &s->black, width_of(t->black));
        member(w, &s->red, width_of(t->red));
    }
}

static void walk_cards(struct walk *w, const struct alexandros_table *t, struct alexandros_state *s)
{
    for (unsigned seat = 0; seat < t->head.players; seat++)
        cards(w, t, s->hand[seat], COPIES);
    cards(w, t, s->row, ROW);
    cards(w, t, s->pile, COPIES);
    row(w, s->score, t->head.players, score_width(t));
}

/* ---- what is kept in mind ---- */

static void walk_turn(struct walk *w, const struct alexandros_table *t, struct alexandros_state *s)
{
    member(w, &s->phase, width_of(PHASES - 1));
    member(w, &s->mover, width_of(t->head.players - 1u));
    member(w, &s->actions, 2);
    member(w, &s->taxed, 1);
}

static void walk_moving(struct walk *w, const struct alexandros_table *t,
                        struct alexandros_state *s)
{
    member(w, &s->card, 3);
    member(w, &s->joker, 2);
    member(w, &s->replace, 1);
    member(w, &s->goal, width_of(t->areas));
    member(w, &s->target, width_of(t->points));
    member(w, &s->laid, width_of(t->reach));
}

static void walk_action(struct walk *w, const struct alexandros_table *t,
                        struct alexandros_state *s)
{
    member(w, &s->site, width_of(t->areas));
    for (unsigned k = 0; k < SYMBOLS; k++)
        member(w, &s->price[k], width_of(t->count[k]));
    cards(w, t, s->used, COPIES);
    member(w, &s->victim, width_of(t->head.players));
    member(w, &s->due, width_of(t->cards));
}

/* What single readings remember. */
static void walk_kept(struct walk *w, const struct alexandros_table *t, struct alexandros_state *s)
{
    bool rounds = READS(t, Q_over_100_at_once, 'C'),
         waits = rounds || READS(t, Q_over_100_at_once, 'B');
    bool asks = !READS(t, Q_tax_others_card, 'A') || !READS(t, Q_tax_compulsory_effect, 'A');
    bool fills = READS(t, Q_refill_time, 'B');
    bool needless = !READS(t, Q_coast_walls, 'A'), razes = !READS(t, Q_takeover_split_actions, 'A');
    row(w, s->carry, rounds ? t->head.players : 0u, 8);
    member(w, &s->start_seat, counts_rounds(t) ? width_of(t->head.players - 1u) : 0);
    member(w, &s->sent, READS(t, Q_standing_on, 'B') ? width_of(t->areas) : 0);
    member(w, &s->barred, READS(t, Q_exception_no_take, 'B') ? 1 : 0);
    member(w, &s->needless, needless ? 8 : 0);
    bit_row(w, s->shored, needless ? t->coasts : 0u);
    member(w, &s->took, fills ? 1 : 0);
    member(w, &s->filled, fills ? 1 : 0);
    member(w, &s->razed, razes ? width_of(t->areas) : 0);
    member(w, &s->asked, asks ? width_of(t->head.players) : 0);
    member(w, &s->ending, waits || READS(t, Q_both_triggers, 'B') ? 1 : 0);
}

static bool in_action(unsigned phase)
{
    return phase == PLACE || phase == GIVE;
}

static void walk(struct walk *w, const struct alexandros_table *t, struct alexandros_state *s)
{
    walk_turn(w, t, s);
    walk_board(w, t, s);
    walk_cards(w, t, s);
    walk_kept(w, t, s);
    if (in_action(s->phase))
        walk_action(w, t, s);
    else
        walk_moving(w, t, s);
}

/* The length of a key: the longer of the two kinds decides. */
static size_t length_of(const struct alexandros_table *t)
{
    struct alexandros_state moving = { .phase = CARD }, acting = { .phase = PLACE };
    struct walk one = { .way = MEASURES }, two = { .way = MEASURES };
    walk(&one, t, &moving);
    walk(&two, t, &acting);
    return ((one.size > two.size ? one.size : two.size) + 7) / 8;
}

size_t alexandros_key(const struct alexandros_table *t, const struct alexandros_state *s,
                      uint8_t *key)
{
    struct walk w = { .b = { .to = key } };
    struct alexandros_state copy = *s;
    size_t size = length_of(t);

    walk(&w, t, &copy);
    for (uint8_t *to = end_bits(&w.b); to < key + size;)
        *to++ = 0;
    return size;
}

/* ---- what follows ---- */

static void count_walls(const struct alexandros_table *t, struct alexandros_state *s)
{
    unsigned stand = 0;
    for (unsigned inner = 0; inner < t->inner; inner++)
        stand += has_wall(s, inner);
    unsigned off = stand - s->laid; /* walls that were taken from the piles */
    s->black = (uint8_t)(off < t->black ? t->black - off : 0);
    s->red = (uint8_t)(t->red - (off > t->black ? off - t->black : 0));
}

static void count_cards(const struct alexandros_table *t, struct alexandros_state *s)
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned elsewhere = s->row[k] + (unsigned)s->pile[k] + s->used[k];
        for (unsigned seat = 0; seat < t->head.players; seat++)
            elsewhere += s->hand[seat][k];
        s->discard[k] = (uint8_t)(t->copies[k] - elsewhere);
    }
    for (unsigned seat = 0; seat < t->head.players; seat++)
        s->held[seat] = (uint8_t)total_of(s->hand[seat]);
}

void alexandros_unkey(const struct alexandros_table *t, const uint8_t *key,
                      struct alexandros_state *s)
{
    struct walk w = { .b = { .from = key }, .way = READS_BACK };

    *s = (struct alexandros_state){ 0 };
    walk(&w, t, s);
    if (walls_follow(t))
        count_walls(t, s);
    count_cards(t, s);
    alexandros_find_provinces(t, s);
}

/* An enumerator that counts only positions between whole moves leaves out those in which only a
 * card was chosen, a way is half gone, or a province half paid. */
bool alexandros_representative(const struct alexandros_table *t, const struct alexandros_state *s)
{
    (void)t;
    return s->phase != GOAL && s->phase != WAY && s->phase != PLACE && s->phase != GIVE
        && s->phase != LEVY;
}
