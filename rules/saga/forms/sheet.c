/* How sheets of Saga are written: corpus/saga/conventions explains it with examples. */
#include "spelling.h"

enum { MOST = 99 }; /* the largest number that a sheet may have */

static void put_powers(unsigned bits, const char *const *names, unsigned count, struct text *out)
{
    bool first = true;
    put_char(out, ' ');
    for (unsigned i = 0; i < count; i++)
        if ((bits >> i & 1u) != 0) {
            put(out, first ? "" : "+");
            put(out, names[i]);
            first = false;
        }
    put(out, first ? "none" : "");
}

static void put_land_side(const struct saga_table *t, unsigned land, unsigned side,
                          struct text *out)
{
    put(out, "land ");
    put(out, saga_land_names[land]);
    saga_put_word(saga_side_names[side], out);
    put_with_number(out, "", t->income[land][side]);
    put_powers(t->during[land][side], saga_during_names, DURINGS, out);
    put_powers(t->final[land][side], saga_final_names, FINALS, out);
    put_char(out, '\n');
}

static void put_lands(const struct saga_table *t, struct text *out)
{
    for (unsigned land = 0; land < t->lands && land < LANDS; land++) {
        put(out, "side ");
        put(out, saga_land_names[land]);
        saga_put_word(saga_side_names[t->side[land] <= EITHER ? t->side[land] : CROWN], out);
        put_char(out, '\n');
        put_land_side(t, land, CROWN, out);
        put_land_side(t, land, PLAIN, out);
    }
}

static void put_given_set(unsigned set, struct text *out)
{
    if (set == 0)
        put(out, " any");
    else
        put_with_number(out, "", set);
    put_char(out, '\n');
}

static void put_sets(const struct saga_table *t, struct text *out)
{
    for (unsigned set = 0; set < SETS; set++)
        if (sum_of(t->set[set], CARDS) > 0) {
            put_with_number(out, "set", set + 1);
            saga_put_knights(t->set[set], out);
            put_char(out, '\n');
        }
}

static void put_seat_sets(const struct saga_table *t, struct text *out)
{
    for (unsigned seat = 0; seat < t->head.players && seat < SEATS; seat++) {
        put_with_seat(out, "seat", seat);
        put_given_set(t->seat_set[seat], out);
    }
}

static void put_display_set(const struct saga_table *t, struct text *out)
{
    put(out, "display-set");
    put_given_set(t->display_set, out);
}

static void put_display(const struct saga_table *t, struct text *out)
{
    for (unsigned land = 0; land < t->lands && land < LANDS; land++) {
        if (t->display[land][0] == 0)
            continue;
        put(out, "display ");
        put(out, saga_land_names[land]);
        for (unsigned i = 0; i < DISPLAYED && t->display[land][i] != 0; i++)
            put_char(out, ' '), saga_put_knight(t->display[land][i] - 1u, out);
        put_char(out, '\n');
    }
}

static void put_chips(const struct saga_table *t, struct text *out)
{
    put(out, "chips");
    for (unsigned d = 0; d < DENOMINATIONS && t->chip[d] != 0; d++) {
        put_with_number(out, "", t->chips[d]);
        put_char(out, 'x');
        put_number(out, t->chip[d]);
    }
    put_char(out, '\n');
}

/* ---- reading them ---- */

static void clear_lands(struct saga_table *t)
{
    for (unsigned land = 0; land < LANDS; land++) {
        t->side[land] = CROWN;
        for (unsigned i = 0; i < 2; i++)
            t->display[land][i] = t->income[land][i] = t->during[land][i] = t->final[land][i] = 0;
    }
}

static void clear_sheet(struct saga_table *t)
{
    t->display_set = 0;
    clear_lands(t);
    for (unsigned seat = 0; seat < SEATS; seat++)
        t->seat_set[seat] = 0;
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned card = 0; card < CARDS; card++)
            t->set[set][card] = 0;
}

static const char *read_set(const struct words *in, struct saga_table *t)
{
    unsigned set;
    if (in->count < 3 || !read_number(in->word[1], SETS, &set) || set == 0)
        return "set NUMBER and its knights, such as set 1 R1 2xG4, the number from 1 to 5";
    return read_counts((struct speller){ saga_sorts, NULL }, CARD, in, 2, t->set[set - 1], CARDS,
                       KNIGHTS, NULL)
             ? NULL
             : saga_some_knights;
}

static bool read_given_set(const char *word, uint8_t *given)
{
    unsigned set = 0;
    bool any = same_word(word, "any");
    if (!any && (!read_number(word, SETS, &set) || set == 0))
        return false;
    *given = (uint8_t)set;
    return true;
}

static const char *read_seat_set(const struct words *in, struct saga_table *t)
{
    unsigned seat;
    bool good = in->count == 3 && read_seat(in->word[1], SEATS, &seat)
             && read_given_set(in->word[2], &t->seat_set[seat]);
    return good ? NULL : "seat PLAYER NUMBER, the number of a set, or any";
}

static const char *read_display_set(const struct words *in, struct saga_table *t)
{
    return in->count == 2 && read_given_set(in->word[1], &t->display_set)
             ? NULL
             : "display-set NUMBER, the number of a set, or any";
}

static const char *read_display(const struct words *in, struct saga_table *t)
{
    unsigned land, first, second;
    bool good = in->count == 4 && one_of(in->word[1], saga_land_names, LANDS, &land)
             && saga_read_one_knight(in->word[2], &first)
             && saga_read_one_knight(in->word[3], &second);
    if (!good)
        return "display LAND and two knights, the first one first: display red R1 G4";
    t->display[land][0] = (uint8_t)(first + 1);
    t->display[land][1] = (uint8_t)(second + 1);
    return NULL;
}

static const char *read_side(const struct words *in, struct saga_table *t)
{
    unsigned land, side;
    if (in->count != 3 || !one_of(in->word[1], saga_land_names, LANDS, &land)
        || !one_of(in->word[2], saga_side_names, 3, &side))
        return "side LAND crown, plain or either";
    t->side[land] = (uint8_t)side;
    return NULL;
}

/* "plus+back", "none" */
static bool read_powers(const char *word, const char *const *names, unsigned count, uint8_t *bits)
{
    *bits = 0;
    if (same_word(word, "none"))
        return true;
    for (;;) {
        const char *rest = NULL;
        unsigned i = 0;
        for (; i < count; i++)
            if ((rest = saga_behind(word, names[i])) && (*rest == 0 || *rest == '+'))
                break;
        if (i == count)
            return false;
        *bits = (uint8_t)(*bits | 1u << i);
        if (*rest == 0)
            return true;
        word = rest + 1;
    }
}

static const char *read_land_side(const struct words *in, struct saga_table *t)
{
    unsigned land, side, income;
    bool good = in->count == 6 && one_of(in->word[1], saga_land_names, LANDS, &land)
             && one_of(in->word[2], saga_side_names, 2, &side)
             && read_number(in->word[3], MOST, &income)
             && read_powers(in->word[4], saga_during_names, DURINGS, &t->during[land][side])
             && read_powers(in->word[5], saga_final_names, FINALS, &t->final[land][side]);
    if (!good)
        return "land NAME crown or plain, income, a power during the game (add, back, plus, minus, "
               "free, hide) "
               "and one at its end (five, troop, hand, zero, add, tribute, fifteen), or none";
    t->income[land][side] = (uint8_t)income;
    return NULL;
}

static const char *read_chips(const struct words *in, struct saga_table *t)
{
    unsigned n, value;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        t->chip[d] = t->chips[d] = 0;
    for (unsigned w = 1; w < in->count; w++) {
        bool good = w <= DENOMINATIONS && read_number(read_times(in->word[w], &n), 255, &value)
                 && n <= MOST && (w == 1 || value > t->chip[w - 2]);
        if (!good)
            return "up to five kinds of chips such as 12x1 8x2, their values rising, at most 99 of "
                   "each";
        t->chip[w - 1] = (uint8_t)value;
        t->chips[w - 1] = (uint8_t)n;
    }
    return NULL;
}

#include "../../forms/sheets.h"
