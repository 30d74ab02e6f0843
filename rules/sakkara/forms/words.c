/* How moves of Sakkara are written, and the names that they are made of:
 * corpus/sakkara/conventions explains them with examples. Positions are in position.c, sheets in
 * sheet.c, facts in facts.c. */
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
static const char *const no_or_yes[] = { "no", "yes" };
static const char *const seats[] = { "A", "B" };

/* The picture uses this. */
const char *sakkara_kind_name(unsigned kind)
{
    return kind < KINDS ? sakkara_kind_names[kind] : "?";
}
const char *sakkara_heading_name(unsigned way)
{
    return headings[way % 4];
}

/* --------------------------------------------------------------- fields -- */

/* It does not use t->fields: a sheet names fields before the table is sealed. */
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

static bool put_field(const void *t, unsigned value, struct text *out)
{
    return sakkara_put_field(t, value, out);
}

static bool read_field(const void *t, const char *word, unsigned *value)
{
    return sakkara_read_field(t, word, value);
}

static bool put_marked_field(const void *t, unsigned value, struct text *out)
{
    return sakkara_put_field(t, value - 1u, out);
}

static bool put_way(const void *table, unsigned value, struct text *out)
{
    const struct sakkara_table *t = table;
    bool one_way = READS(t, Q_fire_line, 'B');
    if (value >= (one_way ? 4 : 2))
        return false;
    put(out, (one_way ? rays : lines)[value]);
    return true;
}

static bool read_way(const void *table, const char *word, unsigned *value)
{
    const struct sakkara_table *t = table;
    bool one_way = READS(t, Q_fire_line, 'B');
    return one_of(word, one_way ? rays : lines, one_way ? 4 : 2, value);
}

static const char a_tile[] = "the name of a tile", a_field[] = "the name of a field, such as a1",
                  a_player[] = "a player's letter";

const struct sort sakkara_sorts[SORTS] = {
    [SEAT] = { seats, 0, PLAYERS, .expected = a_player },
    [FIELD] = { .write = put_field, .read = read_field, .expected = a_field },
    [NEAR] = { .write = put_field, .read = read_field, .expected = a_field },
    [KIND] = { sakkara_kind_names, 0, KINDS, .expected = a_tile },
    [WORKER] = { sakkara_worker_names, 0, 4, .expected = "a worker" },
    [LOOT] = { sakkara_kind_names, 1, KINDS, .expected = a_tile },
    [WAY] = { .write = put_way, .read = read_way, .expected = "the way of the fire" },
    [ORDER] = { sakkara_kind_names, 0, KINDS, .expected = a_tile },
    [LAST_OF_ORDER] = { sakkara_kind_names, 0, KINDS, .expected = a_tile },
    [MARKED_FIELD] = { NULL, 1, 0, put_marked_field, read_field, a_field },
    [MARKED_WORKER] = { sakkara_worker_names, 1, 4,
                        .expected = "a worker: 1 or 2, or their-1 or their-2 for the other "
                                    "player's" },
    [MARKED_HEADING] = { headings, 1, 4, .expected = "up, right, down or left" },
    [MARKED_SEAT] = { seats, 1, PLAYERS, .expected = a_player },
    [YES_SAID] = { no_or_yes + 1, 1, 1, .expected = "yes, or no such line" },
    [ANSWER] = { no_or_yes, 0, 2, .expected = "yes or no" },
    [PHASE] = { sakkara_phase_names, 0, PHASES,
                .expected = "phase shuffle, cover, mend, age, entry, turn, ride, fly, push, rob, "
                            "gather, surplus, place or over" },
};

#include "../../forms/phrases.h"

/* ------------------------------------------------------- tiles and stacks -- */

void sakkara_put_tiles(const uint8_t counts[KINDS], struct text *out)
{
    if (put_counts((struct speller){ sakkara_sorts, NULL }, KIND, counts, KINDS, out) == 0)
        put(out, " none");
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

/* If the word begins with this name, up to the next / or its end: returns the rest behind it. */
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
