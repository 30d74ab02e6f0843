/* How positions of Alexandros are written: corpus/alexandros/conventions explains it with examples.
 * The drawn board is in map.c. After the last line, what follows from the others is filled in. */
#include "spelling.h"

const char *const alexandros_phase_names[PHASES] = {
    "deal",       "lay-open", "lot",  "card",  "goal", "reveal", "corner", "way",
    "joker-take", "action",   "draw", "place", "give", "levy",   "refill", "over",
};

const char *alexandros_phase_name(unsigned phase)
{
    return alexandros_phase_names[phase < PHASES ? phase : OVER];
}

/* ---- what follows from the rest ---- */

static unsigned walls_of(const struct alexandros_state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < INNER; i++)
        n += has_wall(s, i);
    return n;
}

static void derive_walls(const struct alexandros_table *t, struct alexandros_state *s)
{
    unsigned off = walls_of(s) - s->laid;
    off = off > (unsigned)t->black + t->red ? 0 : off;
    if (s->black == DERIVE)
        s->black = (uint8_t)(off < t->black ? t->black - off : 0);
    if (s->red == DERIVE)
        s->red = (uint8_t)(off > t->black ? t->red - (off - t->black) : t->red);
}

/* For each symbol, the cards that are neither in a hand nor in the row nor used in an action.
 * Returns false if there are fewer than none. */
static bool left_over(const struct alexandros_table *t, const struct alexandros_state *s,
                      uint8_t left[SYMBOLS])
{
    bool possible = true;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned gone = s->row[k] + (unsigned)s->used[k];
        for (unsigned seat = 0; seat < SEATS; seat++)
            gone += s->hand[seat][k];
        possible = possible && gone <= t->copies[k];
        left[k] = (uint8_t)(t->copies[k] - gone);
    }
    return possible;
}

static void copy_cards(uint8_t to[SYMBOLS], const uint8_t from[SYMBOLS])
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        to[k] = from[k];
}

/* A pile or discard without a line gets the cards that are left over; without both lines nothing is
 * discarded. */
static bool derive_cards(const struct alexandros_table *t, struct alexandros_state *s)
{
    uint8_t left[SYMBOLS], none[SYMBOLS] = { 0 };
    bool possible = left_over(t, s, left), no_pile = s->pile[0] == DERIVE;
    if (s->discard[0] == DERIVE && no_pile)
        copy_cards(s->discard, none);
    bool no_discard = s->discard[0] == DERIVE;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned told = (no_pile ? 0u : s->pile[k]) + (no_discard ? 0u : s->discard[k]);
        possible = possible && (no_pile || no_discard ? told <= left[k] : told == left[k]);
        if (no_pile)
            s->pile[k] = (uint8_t)(left[k] - told);
        else if (no_discard)
            s->discard[k] = (uint8_t)(left[k] - told);
    }
    return possible;
}

static bool has_two_actions(unsigned phase)
{
    return phase >= CARD && phase < REFILL;
}

static void alexandros_derive(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->actions == DERIVE)
        s->actions = has_two_actions(s->phase) ? 2 : 0;
    derive_walls(t, s);
}

/* ---- whose turn it is ---- */

static bool tells_actions(const struct alexandros_table *t, const struct alexandros_state *s)
{
    (void)t;
    return s->actions > 0 || has_two_actions(s->phase);
}

static void write_score(const struct alexandros_table *t, const struct alexandros_state *s,
                        const unsigned *index, struct text *out)
{
    (void)t;
    put_with_seat(out, "score", index[0]);
    put_with_number(out, "", score_of(s, index[0]));
    put_char(out, '\n');
}

static const char *read_score(const struct alexandros_table *t, const struct words *in,
                              struct alexandros_state *s, const unsigned *index)
{
    unsigned n, seat = index[0], most = READS(t, Q_over_100_at_once, 'C') ? 65535 : 255;
    if (in->count != 3 || !read_number(in->word[2], most, &n))
        return "score, a player's letter, and a number, at most 255";
    s->score[seat] = (uint8_t)(n % 256);
    s->carry[seat] = (uint8_t)(n / 256);
    return NULL;
}

/* ---- the board ---- */

static void put_lines(const struct alexandros_table *t, const char *word, const uint8_t (*end)[2],
                      unsigned count, const uint8_t *wall, struct text *out)
{
    bool any = false;
    for (unsigned i = 0; i < count; i++)
        if ((wall[i / 8] >> i % 8 & 1) != 0) {
            put(out, any ? "" : word), put_char(out, ' ');
            alexandros_put_line(t, end[i], out);
            any = true;
        }
    put(out, any ? "\n" : "");
}

/* Governors that a map cannot show: a second one on an area (q-two-on-one-area B), and all of them
 * on a listed board. */
static void put_governors(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct text *out)
{
    for (unsigned seat = 0; seat < SEATS; seat++) {
        bool any = false;
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned here = s->governor[seat][i];
            bool drawn = !t->listed && (i == 0 || here != s->governor[seat][i - 1]);
            if (here == 0 || drawn)
                continue;
            if (!any)
                put_with_seat(out, "governors", seat);
            put_char(out, ' ');
            alexandros_put_area(t, here - 1, out);
            any = true;
        }
        put(out, any ? "\n" : "");
    }
}

/* As a drawing, or as the shorter lines. */
static void write_board(const struct alexandros_table *t, const struct alexandros_state *s,
                        const unsigned *index, struct text *out)
{
    (void)index;
    if (t->listed && s->at < t->points)
        put(out, "alexandros "), alexandros_put_point(t, s->at, out), put_char(out, '\n');
    if (t->listed)
        put_lines(t, "walls", t->end, t->inner, s->wall, out);
    else
        alexandros_write_map(t, s, out);
    put_governors(t, s, out);
    put_lines(t, "shored", t->shore_end, t->coasts, s->shored, out);
}

static const char *read_alexandros(const struct alexandros_table *t, const struct words *in,
                                   struct alexandros_state *s, const unsigned *index)
{
    (void)index;
    unsigned point = in->count == 2 ? alexandros_read_point(t, in->word[1]) : NOWHERE;
    if (point == NOWHERE)
        return "alexandros and a point of the board, such as 2:6";
    if (s->at != DERIVE)
        return "Alexandros only once";
    s->at = (uint8_t)point;
    return NULL;
}

/* Is the word this line, "0:4-1:5", smaller end first? */
static bool is_line(const struct alexandros_table *t, const char *word, const uint8_t end[2])
{
    char name[32] = "";
    struct text out = { name, name + sizeof name, false };
    alexandros_put_line(t, end, &out);
    return same_word(name, word);
}

static bool set_line(const struct alexandros_table *t, const char *word, const uint8_t (*end)[2],
                     unsigned count, uint8_t *bits)
{
    for (unsigned i = 0; i < count; i++)
        if (is_line(t, word, end[i])) {
            bits[i / 8] = (uint8_t)(bits[i / 8] | 1u << i % 8);
            return true;
        }
    return false;
}

static const char *read_walls(const struct alexandros_table *t, const struct words *in,
                              struct alexandros_state *s, const unsigned *index)
{
    (void)index;
    bool good = true;
    for (unsigned w = 1; w < in->count; w++)
        good = good && set_line(t, in->word[w], t->end, t->inner, s->wall);
    return good && in->count > 1
             ? NULL
             : "lines between two areas, the upper or left end first, such as 0:4-1:5; on a "
               "listed board the end whose name comes first";
}

static const char *read_shored(const struct alexandros_table *t, const struct words *in,
                               struct alexandros_state *s, const unsigned *index)
{
    (void)index;
    bool good = READS(t, Q_coast_walls, 'B') || READS(t, Q_coast_walls, 'C');
    for (unsigned w = 1; w < in->count; w++)
        good = good && set_line(t, in->word[w], t->shore_end, t->coasts, s->shored);
    return good && in->count > 1
             ? NULL
             : "coast lines, such as 0:4-0:6; and only under q-coast-walls B or C";
}

static const char *read_governors(const struct alexandros_table *t, const struct words *in,
                                  struct alexandros_state *s, const unsigned *index)
{
    unsigned seat = index[0];
    if (in->count < 3)
        return "governors, a player's letter, and the areas where they stand";
    for (unsigned w = 2; w < in->count; w++) {
        unsigned area = alexandros_read_area(t, in->word[w]);
        if (area == NOWHERE || !has_symbol(t, area))
            return "areas with a symbol, such as 2.5";
        if (s->governor[seat][GOVERNORS - 1] > 0)
            return "no more governors than a player has";
        if (alexandros_stands(t, s, seat, area) && READS(t, Q_two_on_one_area, 'A'))
            return "one governor on an area";
        alexandros_post(s, seat, area);
    }
    return NULL;
}

static void write_walls_left(const struct alexandros_table *t, const struct alexandros_state *s,
                             const unsigned *index, struct text *out)
{
    (void)index;
    struct alexandros_state derived = *s;
    derived.black = derived.red = DERIVE;
    derive_walls(t, &derived);
    if (s->black != derived.black || s->red != derived.red) {
        put_with_number(out, "black", s->black);
        put_with_number(out, "\nred", s->red);
        put_char(out, '\n');
    }
}

static const char *read_left(const struct words *in, unsigned most, uint8_t *left)
{
    unsigned n;
    if (in->count != 2 || !read_number(in->word[1], most, &n))
        return "one number, and no more walls than there are";
    *left = (uint8_t)n;
    return NULL;
}

static const char *read_black(const struct alexandros_table *t, const struct words *in,
                              struct alexandros_state *s, const unsigned *index)
{
    (void)index;
    return read_left(in, t->black, &s->black);
}

static const char *read_red(const struct alexandros_table *t, const struct words *in,
                            struct alexandros_state *s, const unsigned *index)
{
    (void)index;
    return read_left(in, t->red, &s->red);
}

/* ---- cards ---- */

/* A hidden stack of cards: a view knows at most their number. */
static void put_hidden(unsigned number, struct text *out)
{
    if (number == NOWHERE) {
        put(out, " ?");
        return;
    }
    put(out, " (");
    put_number(out, number);
    put_char(out, ')');
}

static void write_hand(const struct alexandros_table *t, const struct alexandros_state *s,
                       const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
    (void)t;
    unsigned seen = total_of(s->hand[seat]);
    put_with_seat(out, "hand", seat);
    if (seen > 0 || s->held[seat] == 0)
        alexandros_put_cards(s->hand[seat], out);
    if (seen != s->held[seat])
        put_hidden(s->held[seat], out);
    put_char(out, '\n');
}

static bool is_hidden(const struct words *in, unsigned from)
{
    bool hidden = false;
    for (unsigned w = from; w < in->count; w++)
        hidden = hidden || in->word[w][0] == '(' || in->word[w][0] == '?';
    return hidden;
}

static const char known[] = "cards that are known: what nobody knows cannot be played on";

static const char *read_hand(const struct alexandros_table *t, const struct words *in,
                             struct alexandros_state *s, const unsigned *index)
{
    (void)t;
    if (in->count < 3)
        return "hand, a player's letter, and cards, or - for none";
    return is_hidden(in, 2) ? known : alexandros_read_counts(in, 2, s->hand[index[0]]);
}

static void put_stack(const char *word, const uint8_t cards[SYMBOLS], struct text *out)
{
    put(out, word);
    if (cards[1] == NOWHERE)
        put_hidden(cards[0], out);
    else
        alexandros_put_counts(cards, out);
    put_char(out, '\n');
}

static void write_row(const struct alexandros_table *t, const struct alexandros_state *s,
                      const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "row"), alexandros_put_cards(s->row, out), put_char(out, '\n');
}

static void write_stacks(const struct alexandros_table *t, const struct alexandros_state *s,
                         const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put_stack("pile", s->pile, out);
    put_stack("discard", s->discard, out);
}

static void write_price(const struct alexandros_table *t, const struct alexandros_state *s,
                        const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "price"), alexandros_put_cards(s->price, out), put_char(out, '\n');
}

static void write_used(const struct alexandros_table *t, const struct alexandros_state *s,
                       const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "used"), alexandros_put_cards(s->used, out), put_char(out, '\n');
}

static const char *read_cards(const struct alexandros_table *t, const struct words *in,
                              struct alexandros_state *s, const unsigned *index)
{
    (void)t, (void)index;
    const char *word = in->word[0];
    uint8_t *cards = same_word(word, "row")     ? s->row
                   : same_word(word, "pile")    ? s->pile
                   : same_word(word, "discard") ? s->discard
                   : same_word(word, "price")   ? s->price
                                                : s->used;
    return is_hidden(in, 1) ? known : alexandros_read_counts(in, 1, cards);
}

/* ---- all of them ---- */

static unsigned count_of(const struct alexandros_table *t, unsigned sort)
{
    return sort == SEAT || sort == MARKED_SEAT ? t->head.players : 0;
}

static void put_blank(const struct alexandros_table *t, struct alexandros_state *s)
{
    s->phase = ACTION;
    s->at = s->black = s->red = s->pile[0] = s->discard[0] = DERIVE;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        s->score[seat] = READS(t, Q_marker_on_100, 'B') ? t->limit : 0;
}

#define THE_DERIVING
#define THE_BLANK
#include "../../forms/members.h"

/* ---- does it add up? ---- */

static bool too_many_governors(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool many = false;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = t->governors; i < GOVERNORS; i++)
            many = many || s->governor[seat][i] > 0;
    return many;
}

static bool share_an_area(const struct alexandros_state *s)
{
    bool share = false;
    for (unsigned one = 0; one < SEATS; one++)
        for (unsigned other = 0; other < one; other++)
            for (unsigned i = 0; i < GOVERNORS * GOVERNORS; i++) {
                unsigned area = s->governor[one][i / GOVERNORS];
                share = share || (area > 0 && area == s->governor[other][i % GOVERNORS]);
            }
    return share;
}

/* A phase in the middle of a move needs the lines that say what the move is about. */
static const char *check_middle(const struct alexandros_state *s)
{
    switch (s->phase) {
    case GOAL:   return s->card > 0 || s->joker > 0 ? NULL : "the card, or a joker, in phase goal";
    case REVEAL: return s->replace > 0 ? NULL : "replace yes in phase reveal";
    case CORNER: return s->goal > 0 ? NULL : "the goal in phase corner";
    case WAY:
        return s->target > 0 && s->target != s->at + 1u
                 ? NULL
                 : "in phase way the target, and another point "
                   "than that of Alexandros";
    case PLACE: return s->site > 0 ? NULL : "the site in phase place: an area of the province";
    case GIVE:
        return s->victim > 0 && s->due > 0 && s->due <= total_of(s->used)
                 ? NULL
                 : "in phase give the victim, "
                   "the cards used, and the number due, no more than they are";
    case LEVY: return s->asked > 0 ? NULL : "who is asked in phase levy";
    default:   return NULL;
    }
}

static const char *check_bounds(const struct alexandros_table *t, const struct alexandros_state *s)
{
    if (s->laid > walls_of(s) + s->needless)
        return "no more walls laid on the way than stand on the board";
    if (too_many_governors(t, s))
        return "no more governors than a player has";
    if (share_an_area(s))
        return "governors of one player on an area";
    return s->victim == s->mover + 1u ? "a victim who is not the mover" : NULL;
}

const char *alexandros_finish_position(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->at == DERIVE)
        s->at = t->start;
    if (!derive_cards(t, s))
        return "cards that add up: hands, row, pile, discard and used have no more of a symbol "
               "than there are, and "
               "together all of them";
    const char *expected = check_bounds(t, s);
    if (!expected)
        expected = check_middle(s);
    if (expected)
        return expected;
    alexandros_derive(t, s);
    for (unsigned seat = 0; seat < SEATS; seat++)
        s->held[seat] = (uint8_t)total_of(s->hand[seat]);
    alexandros_find_provinces(t, s);
    if (s->site > 0) /* a province is named by its lowest area */
        s->site = (uint8_t)(s->province[s->site - 1u] + 1);
    return NULL;
}
