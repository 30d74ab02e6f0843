/* How sheets of Sakkara are written: corpus/sakkara/conventions explains it with examples. */
#include "spelling.h"

static const char *const colour_names[] = { "green", "blue", "red", "gold", "grey" };

enum { COLOURS = sizeof colour_names / sizeof colour_names[0] };

static void put_pairs(const char *word, const uint8_t counts[KINDS], struct text *out)
{
    put(out, word);
    for (unsigned k = 0; k < KINDS; k++)
        if (counts[k] > 0) {
            put_char(out, ' ');
            put_with_number(out, sakkara_kind_names[k], counts[k]);
        }
    put_char(out, '\n');
}

static void put_colours(const struct sakkara_table *t, struct text *out)
{
    put(out, "colour");
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned n = 0;
        for (unsigned k = 0; k < KINDS; k++)
            if (t->colour[k] == colour)
                put_char(out, ' '), put(out, sakkara_kind_names[k]), n++;
        if (n > 0)
            put_char(out, ' '), put(out, colour_names[colour]);
    }
    put_char(out, '\n');
}

static void put_recipes(const struct sakkara_table *t, struct text *out)
{
    for (unsigned spell_number = 0; spell_number < SPELLS; spell_number++) {
        put(out, "recipe ");
        put(out, sakkara_spell_names[spell_number]);
        for (unsigned i = 0; i < 3; i++)
            put_char(out, ' '), sakkara_put_tile(t->recipe[spell_number][i] + 1u, out);
        put_char(out, '\n');
    }
}

static void put_deal(const struct sakkara_table *t, struct text *out)
{
    for (unsigned f = 0; t->given && f < (unsigned)t->rows * t->columns; f++) {
        const uint8_t *tile = t->deal[f];
        if (column_of(t, f) == 0)
            put_with_number(out, "deal", row_of(t, f) + 1), put_char(out, ' ');
        put_char(out, ' ');
        sakkara_put_stack(tile, (unsigned)(tile[0] != 0) + (tile[1] != 0), out);
        if (column_of(t, f) + 1u == t->columns)
            put_char(out, '\n');
    }
}

static void put_board(const struct sakkara_table *t, struct text *out)
{
    put_with_number(out, "board", t->rows), put_char(out, 'x');
    put_number(out, t->columns), put_char(out, '\n');
}

static void put_tiles(const struct sakkara_table *t, struct text *out)
{
    put_pairs("tiles", t->copies, out);
}

static void put_needs(const struct sakkara_table *t, struct text *out)
{
    put_pairs("need", t->need, out);
}

static void put_greens(const struct sakkara_table *t, struct text *out)
{
    put_with_number(out, "greens", t->greens[0]), put_with_number(out, "", t->greens[1]);
    put_with_number(out, "", t->greens[2]), put_char(out, '\n');
}

static void put_hands(const struct sakkara_table *t, struct text *out)
{
    put_with_number(out, "hands hewn", t->hewn_hands);
    put_with_number(out, " tip", t->tip_hands), put_char(out, '\n');
}

static void put_cutting(const struct sakkara_table *t, struct text *out)
{
    put_with_number(out, "pile", t->at_once), put_with_number(out, " split", t->divisible);
    put_with_number(out, " least", t->least), put_char(out, '\n');
}

/* ---- reading them ---- */

static bool read_small_number(const char *word, uint8_t *value)
{
    unsigned n;
    if (!read_number(word, MOST, &n))
        return false;
    *value = (uint8_t)n;
    return true;
}

/* A deal names fields of the board, so a new board drops a deal that was read before. */
static const char *read_board(const struct words *in, struct sakkara_table *t)
{
    const char *word = in->count == 2 ? in->word[1] : "";
    bool good = word[0] >= '1' && word[0] <= '0' + SIDE && word[1] == 'x' && word[2] >= '1'
             && word[2] <= '0' + SIDE && word[3] == 0;
    if (!good)
        return "board ROWSxCOLUMNS, each from 1 to 7";
    t->rows = (uint8_t)(word[0] - '0');
    t->columns = (uint8_t)(word[2] - '0');
    t->given = 0;
    for (unsigned f = 0; f < FIELDS; f++)
        t->deal[f][0] = t->deal[f][1] = 0;
    return NULL;
}

/* Reads pairs of a kind and a number: copies, or what a pyramid needs. Kinds that are not named get
 * 0. */
static const char *read_pairs(const struct words *in, struct sakkara_table *t)
{
    uint8_t *counts = same_word(in->word[0], "tiles") ? t->copies : t->need;
    unsigned kind, sum = 0;
    for (unsigned k = 0; k < KINDS; k++)
        counts[k] = 0;
    for (unsigned w = 1; w < in->count; w += 2) {
        if (w + 1 == in->count || !one_of(in->word[w], sakkara_kind_names, KINDS, &kind)
            || !read_small_number(in->word[w + 1], &counts[kind]))
            return "tiles, and behind each how many: ship 4 grain 8";
        sum += counts[kind];
    }
    return sum <= MOST ? NULL : "at most 99 tiles in all";
}

/* Each colour applies to the kinds in front of it. */
static const char *read_colours(const struct words *in, struct sakkara_table *t)
{
    unsigned value, begin = 1;
    for (unsigned w = 1; w < in->count; w++) {
        if (one_of(in->word[w], sakkara_kind_names, KINDS, &value))
            continue;
        if (begin == w || !one_of(in->word[w], colour_names, COLOURS, &value))
            break;
        for (unsigned kind; begin < w; begin++)
            if (one_of(in->word[begin], sakkara_kind_names, KINDS, &kind))
                t->colour[kind] = (uint8_t)value;
        begin = w + 1;
    }
    return begin == in->count
             ? NULL
             : "tiles, and behind them their colour: green, blue, red, gold or grey";
}

static const char *read_recipe(const struct words *in, struct sakkara_table *t)
{
    static const char expected[] = "recipe fire, whirlwind, drought or shipwreck, and three tiles";
    unsigned which, kind;
    if (in->count != 5 || !one_of(in->word[1], sakkara_spell_names, SPELLS, &which))
        return expected;
    for (unsigned i = 0; i < 3; i++) {
        if (!one_of(in->word[i + 2], sakkara_kind_names, KINDS, &kind))
            return expected;
        t->recipe[which][i] = (uint8_t)kind;
    }
    return NULL;
}

static const char *read_greens_of_steps(const struct words *in, struct sakkara_table *t)
{
    bool good = in->count == STEPS + 1;
    for (unsigned i = 0; good && i < STEPS; i++)
        good = read_small_number(in->word[i + 1], &t->greens[i]);
    return good ? NULL : "greens and three numbers: grains on display for each step";
}

static const char *read_hands(const struct words *in, struct sakkara_table *t)
{
    bool good = in->count == 5 && same_word(in->word[1], "hewn")
             && read_small_number(in->word[2], &t->hewn_hands) && same_word(in->word[3], "tip")
             && read_small_number(in->word[4], &t->tip_hands);
    return good ? NULL : "hands hewn NUMBER tip NUMBER";
}

static const char *read_cutting(const struct words *in, struct sakkara_table *t)
{
    bool good = in->count == 6 && read_small_number(in->word[1], &t->at_once)
             && same_word(in->word[2], "split") && read_small_number(in->word[3], &t->divisible)
             && same_word(in->word[4], "least") && read_small_number(in->word[5], &t->least);
    return good ? NULL : "pile NUMBER split NUMBER least NUMBER";
}

static bool read_dealt_stack(struct sakkara_table *t, const char *word, unsigned field)
{
    uint8_t height;
    bool good = sakkara_read_stack(word, 2, t->deal[field], &height);
    for (unsigned i = 0; good && i < height; i++)
        good = t->deal[field][i] != 0;
    return good;
}

/* Reads "deal a1 grain/tip b1 ship", or a whole row: "deal 1 grain/tip ship". */
static const char *read_deal(const struct words *in, struct sakkara_table *t)
{
    static const char expected[] =
        "deal FIELD STACK ..., or deal ROW and a stack for each column; a stack is "
        "such as tip or grain/tip, the lower one first";
    unsigned row, field;
    bool good = in->count > 2, whole = good && sakkara_read_row_number(t, in, &row);
    t->given = 1;
    for (unsigned w = 2; good && whole && w < in->count; w++)
        good = read_dealt_stack(t, in->word[w], (row - 1) * t->columns + w - 2);
    for (unsigned w = 1; good && !whole && w < in->count; w += 2)
        good = w + 1 < in->count && sakkara_read_field(t, in->word[w], &field)
            && read_dealt_stack(t, in->word[w + 1], field);
    return good ? NULL : expected;
}

enum { SEATS = PLAYERS };
#include "../../forms/sheets.h"
