/* How moves of Sakkara are written, and the names that they are made of.
 *
 * Fields are named as in chess, but from the top: a1 is the upper left one, b1
 * the one right of it. Tiles are named ship, grain, hewn, stair, dstripe,
 * circle, cross, braid, moon, sign16, tip, hand, snake, horse, bird, ox; where
 * only their number counts, 3xgrain are three. A stack is its tiles from the
 * bottom up: grain/tip. In it ? is a tile that is not seen; - is no tile at
 * all. A move is worded as the list of phrases says.
 *
 * Positions are in position.c and checks.c, sheets in sheet.c, facts in facts.c.
 */
#include "spelling.h"

const char *const sakkara_kind_names[KINDS] = {
    "ship", "grain",  "hewn", "stair", "dstripe", "circle", "cross", "braid",
    "moon", "sign16", "tip",  "hand",  "snake",   "horse",  "bird",  "ox",
};
const char *const sakkara_spell_names[SPELLS] = { "fire", "whirlwind", "drought", "shipwreck" };
const char *const sakkara_worker_names[PLAYERS * WORKERS] = { "1", "2", "their-1", "their-2" };
static const char *const headings[] = { "up", "right", "down", "left" };
static const char *const lines[] = { "horizontally", "vertically" };
static const char *const rays[] = { "upwards", "rightwards", "downwards", "leftwards" };
static const char *const seats[] = { "A", "B" };
static const char *const yes[] = { "yes" };
static const char *const no_or_yes[] = { "no", "yes" };
static const char *const takes[] = { "takes" };
static const char *const stair[] = { "stair" };
static const char *const tile_word[] = { "tile" };
static const char *const upper[] = { "upper" };
static const char *const other[] = { "other" };

/* For the picture. */
const char *sakkara_kind_name(unsigned kind)
{
    return kind < KINDS ? sakkara_kind_names[kind] : "?";
}
const char *sakkara_heading_name(unsigned way)
{
    return headings[way % 4];
}

bool sakkara_one_of(const char *word, const char *const *names, unsigned count, unsigned *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = i;
            return true;
        }
    return false;
}

/* --------------------------------------------------------------- fields -- */

/* Not from the sealed number: a sheet names fields before that. */
bool sakkara_put_field(const struct sakkara_table *t, unsigned field, struct text *out)
{
    if (field >= (unsigned)t->rows * t->columns)
        return false;
    put_char(out, (char)('a' + column_of(t, field)));
    put_number(out, row_of(t, field) + 1);
    return true;
}

bool sakkara_read_field(const struct sakkara_table *t, const char *word, unsigned *field)
{
    unsigned row;
    if (word[0] < 'a' || word[0] >= 'a' + t->columns || !read_number(word + 1, t->rows, &row)
        || row == 0)
        return false;
    *field = (row - 1) * t->columns + (unsigned)(word[0] - 'a');
    return true;
}

/* ---------------------------------------------------------------- moves -- */

static const struct names all_names[] = {
    { 'k', 0, KINDS, sakkara_kind_names, "the name of a tile" },
    { 'l', 1, KINDS, sakkara_kind_names, "the name of a tile" },
    { 'w', 0, 4, sakkara_worker_names, "a worker" },
    { 'v', 1, 4, sakkara_worker_names,
      "a worker: 1 or 2, or their-1 or their-2 for the other player's" },
    { 'h', 1, 4, headings, "up, right, down or left" },
    { 's', 1, 1, stair, "stair" },
    { 't', 1, 1, takes, "takes" },
    { 'e', 1, 1, tile_word, "tile" },
    { 'u', 1, 1, upper, "upper" },
    { 'o', 1, 1, other, "other" },
    { 'y', 1, 1, yes, "yes, or no such line" },
    { 'n', 0, 2, no_or_yes, "yes or no" },
    { 'a', 0, 2, seats, "a player's letter" },
    { 'b', 1, 2, seats, "a player's letter" },
};
enum { ALL_NAMES = sizeof all_names / sizeof all_names[0] };

struct names sakkara_names_for(const struct sakkara_table *t, char letter)
{
    if (letter == 'd' && READS(t, Q_fire_line, 'B'))
        return (struct names){ 'd', 0, 4, rays, "upwards, rightwards, downwards or leftwards" };
    if (letter == 'd')
        return (struct names){ 'd', 0, 2, lines, "horizontally or vertically" };
    for (unsigned i = 0; i < ALL_NAMES; i++)
        if (all_names[i].letter == letter)
            return all_names[i];
    return (struct names){ letter, 0, 0, NULL, "the name of a field, such as a1" };
}

/* f is a field, g one that is counted from 1 because 0 says that there is none. */
bool sakkara_spell_value(const void *table, char letter, uint8_t value, struct text *out)
{
    struct names names = sakkara_names_for(table, letter);
    if (letter == 'f' || letter == 'g')
        return sakkara_put_field(table, letter == 'g' ? value - 1u : value, out);
    if (value < names.first || value - names.first >= names.count)
        return false;
    put(out, names.name[value - names.first]);
    return true;
}

bool sakkara_unspell_value(const void *table, char letter, const char *word, uint8_t *value)
{
    struct names names = sakkara_names_for(table, letter);
    unsigned found;
    bool is_field = letter == 'f' || letter == 'g';
    if (is_field ? !sakkara_read_field(table, word, &found)
                 : !sakkara_one_of(word, names.name, names.count, &found))
        return false;
    *value = (uint8_t)(found + names.first + (letter == 'g'));
    return true;
}

static struct speller spell(const struct sakkara_table *t)
{
    return (struct speller){ sakkara_spell_value, sakkara_unspell_value, t };
}

static const struct phrase phrases[] = {
    { M_STEP, "@ steps w0 to f1" },
    { M_STEP, "@ steps w0 to f1 wasting a s2" },
    { M_HORSE, "@ mounts the horse" },
    { M_HORSE, "@ mounts the horse with the o0 worker" },
    { M_RIDE, "@ rides on" },
    { M_RIDE, "@ rides on and t0" },
    { M_HALT, "@ halts" },
    { M_BIRD, "@ lets w0 fly" },
    { M_LAND, "@ lands on f0" },
    { M_LAND, "@ lands on f0 leaving the e1" },
    { M_OX, "@ drives the ox from f0 to f1" },
    { M_PUSH, "@ pushes =0" },
    { M_SNAKE, "@ plays the snake" },
    { M_ROB, "@ robs l0" },
    { M_ROB, "@ robs nothing" },
    { M_LAY_SHIP, "@ lays out the ship" },
    { M_LAY_GRAIN, "@ lays out a grain" },
    { M_BUILD, "@ builds k0" },
    { M_FIRE, "@ casts fire from w0 d1 with k2 k3 k4" },
    { M_WHIRL, "@ casts whirlwind around w0 with k1 k2 k3" },
    { M_DROUGHT, "@ casts drought with k0 k1 k2" },
    { M_SHIPWRECK, "@ casts shipwreck with k0 k1 k2" },
    { M_GATHER, "@ gathers f0" },
    { M_IDLE, "@ plays k0 for nothing" },
    { M_END, "@ ends the turn" },
    { M_DISCARD, "@ discards k0" },
    { M_SPLIT, "@ splits off =0" },
    { M_SPLIT, "@ splits off the u1 =0" },
    { M_PICK, "@ picks tile #0" },
    { M_WHOLE, "@ leaves it at that" },
    { M_PUT, "@ puts it on f0" },
    { M_ENTER, "@ enters on f0" },
    { M_OLDEST, "the oldest is p0" },
    { M_DEAL, "the next field gets k0" },
    { M_SINGLE, "the next field stays single" },
    { M_EXCHANGE, "the top of f0 changes places with the bottom of f1" },
};
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

void sakkara_write_move(const struct sakkara_table *t, struct move m, struct text *out)
{
    phrase_write(phrases, PHRASES, spell(t), m, out);
}

const char *sakkara_read_move(const struct sakkara_table *t, const struct words *in, struct move *m)
{
    return phrase_read(phrases, PHRASES, spell(t), in, m);
}

/* ------------------------------------------------------- tiles and stacks -- */

unsigned sakkara_sum_of(const uint8_t counts[KINDS])
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        n += counts[k];
    return n;
}

/* " ship 2xgrain", or " none". */
void sakkara_put_counts(const uint8_t counts[KINDS], struct text *out)
{
    for (unsigned k = 0; k < KINDS; k++) {
        if (counts[k] == 0)
            continue;
        put_char(out, ' ');
        if (counts[k] > 1)
            put_number(out, counts[k]), put_char(out, 'x');
        put(out, sakkara_kind_names[k]);
    }
    if (sakkara_sum_of(counts) == 0)
        put(out, " none");
}

/* Tiles with their numbers; behind them, where there is a place for it, their
 * number in all. */
const char *sakkara_read_counts(const struct words *in, unsigned from, uint8_t counts[KINDS],
                                uint8_t *size)
{
    unsigned sum = 0, n, kind, end = in->count;
    uint8_t told = DERIVE;
    for (unsigned k = 0; k < KINDS; k++)
        counts[k] = 0;
    if (size && end > from && in->word[end - 1][0] == '('
        && !read_size(in->word[--end], TILES, &told))
        return "the number of tiles in brackets, like (5), at most 75";
    if (end == from + 1 && same_word(in->word[from], "none"))
        end = from;
    for (unsigned w = from; w < end; w++) {
        if (!sakkara_one_of(read_times(in->word[w], &n), sakkara_kind_names, KINDS, &kind))
            return "tiles like grain or 2xgrain, or none";
        sum += n;
        if (sum > TILES)
            return "fewer tiles: there are 75";
        counts[kind] = (uint8_t)(counts[kind] + n);
    }
    if (told < sum)
        return "in brackets as many tiles as are named, or more";
    if (size)
        *size = told;
    return NULL;
}

void sakkara_put_tile(unsigned tile, struct text *out)
{
    put(out, tile >= 1 && tile <= KINDS ? sakkara_kind_names[tile - 1] : "?");
}

void sakkara_put_stack(const uint8_t *tile, unsigned height, struct text *out)
{
    if (height == 0)
        put_char(out, '-');
    for (unsigned i = 0; i < height && i < TALL; i++) {
        if (i > 0)
            put_char(out, '/');
        sakkara_put_tile(tile[i], out);
    }
}

/* Does the word go on with this name, up to the next / or its end? Then behind it. */
static const char *behind_name(const char *word, const char *name)
{
    while (*name && *name == *word)
        name++, word++;
    return *name == 0 && (*word == 0 || *word == '/') ? word : NULL;
}

static const char *read_tile(const char *word, uint8_t *tile)
{
    const char *behind = behind_name(word, "?");
    *tile = 0;
    for (unsigned k = 0; k < KINDS && !behind; k++) {
        behind = behind_name(word, sakkara_kind_names[k]);
        *tile = (uint8_t)(k + 1);
    }
    return behind;
}

bool sakkara_read_stack(const char *word, unsigned room, uint8_t *tile, uint8_t *height)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++)
        tile[i] = 0;
    *height = 0;
    if (same_word(word, "-"))
        return true;
    while (n < room) {
        word = read_tile(word, &tile[n++]);
        if (!word)
            return false;
        if (*word++ == 0) {
            *height = (uint8_t)n;
            return true;
        }
    }
    return false;
}
