/* The board as a list of areas, in sheets: any triangles, with any names.
 *
 *     list                         removes the board so far; the lines below are its areas
 *     area delta  a b c  T         its name, its three corners, and its symbol, TJHLS or - for none
 *     area 0.5  0:4 0:6 1:5  -
 *     start a                      behind the areas: the point where Alexandros begins
 *
 * A name has up to seven letters, digits, dots, colons or underscores. Two areas with two common
 * corners share a side. No third area may share it, and no two areas may have the same three
 * corners: a list is only checked for that. Set-up checks that every point can be reached from
 * every other, and that there is a coast. The rules need no more: land may have holes, or pieces
 * that meet only in a point.
 *
 * Areas are numbered in the order of the list. Points are sorted by their names, numbers in them
 * by value: 0:4 comes before 0:10. So a board that is listed band by band is the same in both
 * forms. */
#include "spelling.h"

/* ---- names ---- */

static bool may_stand_in_names(char c)
{
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'), digit = c >= '0' && c <= '9';
    return letter || digit || c == '.' || c == ':' || c == '_';
}

bool alexandros_read_name(const char *word, uint8_t name[NAME_ROOM])
{
    unsigned length = 0;
    for (; length < NAME_ROOM && word[length] != 0; length++) {
        if (!may_stand_in_names(word[length]))
            return false;
        name[length] = (uint8_t)word[length];
    }
    for (unsigned i = length; i < NAME_ROOM; i++)
        name[i] = 0;
    return length > 0 && length < NAME_ROOM;
}

void alexandros_put_name(const uint8_t name[NAME_ROOM], struct text *out)
{
    for (unsigned i = 0; i < NAME_ROOM && name[i] != 0; i++)
        put_char(out, (char)name[i]);
}

static unsigned digits_at(const uint8_t *name)
{
    unsigned n = 0;
    while (name[n] >= '0' && name[n] <= '9')
        n++;
    return n;
}

/* Compares at the first difference: the longer run of digits is the larger number; otherwise the
 * characters decide. */
static bool comes_before(const uint8_t *a, const uint8_t *b)
{
    while (*a != 0 && *a == *b)
        a++, b++;
    unsigned more = digits_at(a), than = digits_at(b);
    return more != than ? more < than : *a < *b;
}

/* ---- points ---- */

static void copy_name(uint8_t to[NAME_ROOM], const uint8_t from[NAME_ROOM])
{
    for (unsigned i = 0; i < NAME_ROOM; i++)
        to[i] = from[i];
}

/* Adds a point in the order of names; the points behind it move up. The caller has checked that
 * there is room. */
static unsigned add_point(struct alexandros_table *t, const uint8_t name[NAME_ROOM])
{
    unsigned place = t->points;
    for (; place > 0 && comes_before(name, t->point_name[place - 1]); place--)
        copy_name(t->point_name[place], t->point_name[place - 1]);
    copy_name(t->point_name[place], name);
    t->points++;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            t->corner[a][i] = (uint8_t)(t->corner[a][i] + (t->corner[a][i] >= place));
    return place;
}

/* ---- areas ---- */

static bool is_corner(const struct alexandros_table *t, unsigned area, unsigned point)
{
    return t->corner[area][0] == point || t->corner[area][1] == point
        || t->corner[area][2] == point;
}

/* Counts the areas that have both points as corners. */
static unsigned areas_at(const struct alexandros_table *t, unsigned p, unsigned q)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += is_corner(t, a, p) && is_corner(t, a, q);
    return n;
}

static unsigned lines_at(const struct alexandros_table *t, unsigned p)
{
    unsigned n = 0;
    for (unsigned q = 0; q < t->points; q++)
        n += p != q && areas_at(t, p, q) > 0;
    return n;
}

/* Does the last area, which is new, fit those before it? */
static const char *misfit(const struct alexandros_table *t)
{
    const uint8_t *c = t->corner[t->areas - 1];
    for (unsigned a = 0; a + 1 < t->areas; a++)
        if (is_corner(t, a, c[0]) && is_corner(t, a, c[1]) && is_corner(t, a, c[2]))
            return "three corners that no area above has: together they are that area";
    if (areas_at(t, c[0], c[1]) > 2 || areas_at(t, c[0], c[2]) > 2 || areas_at(t, c[1], c[2]) > 2)
        return "sides that at most one area above has: a side lies between two areas, or on the "
               "coast";
    if (lines_at(t, c[0]) > WAYS || lines_at(t, c[1]) > WAYS || lines_at(t, c[2]) > WAYS)
        return "at most 12 lines that meet in a point";
    return NULL;
}

static void sort_corners(uint8_t c[CORNERS])
{
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned left = i % 2, least = c[left] < c[left + 1] ? c[left] : c[left + 1];
        c[left + 1] = (uint8_t)(c[left] + c[left + 1] - least);
        c[left] = (uint8_t)least;
    }
}

/* The caller has checked that the names are valid and differ. */
static const char *add_area(struct alexandros_table *t, uint8_t corner[CORNERS][NAME_ROOM],
                            unsigned symbol)
{
    uint8_t *c = t->corner[t->areas];
    for (unsigned i = 0; i < CORNERS; i++)
        if (alexandros_named(t->point_name, t->points, corner[i]) == NOWHERE) {
            if (t->points == POINTS)
                return "at most 128 points";
            add_point(t, corner[i]);
        }
    for (unsigned i = 0; i < CORNERS; i++)
        c[i] = (uint8_t)alexandros_named(t->point_name, t->points, corner[i]);
    sort_corners(c);
    t->symbol[t->areas] = (uint8_t)symbol;
    t->areas++;
    return misfit(t);
}

static bool is_symbol(const char *word, unsigned *symbol)
{
    *symbol = PLAIN;
    return word[0] != 0 && word[1] == 0
        && (word[0] == '-' || alexandros_read_symbol(word[0], symbol));
}

/* The name may not be the letter of a symbol, as positions could not tell the two apart. */
static const char *read_area_name(const struct words *in, struct alexandros_table *t)
{
    uint8_t *name = t->area_name[t->areas];
    unsigned symbol;
    if (!alexandros_read_name(in->word[1], name) || is_symbol(in->word[1], &symbol))
        return "a name of up to seven letters, digits, dots, colons or low lines, and no symbol's "
               "letter alone";
    return alexandros_named(t->area_name, t->areas, name) == NOWHERE
             ? NULL
             : "a name that no area above has";
}

const char *alexandros_read_listed(const struct words *in, struct alexandros_table *t)
{
    uint8_t corner[CORNERS][NAME_ROOM];
    unsigned symbol;
    if (!t->listed)
        return "areas behind a line 'list': the board is drawn as a grid, band by band";
    if (in->count != 3 + CORNERS || !is_symbol(in->word[2 + CORNERS], &symbol))
        return "area, its name, its three corners, and its symbol: T, J, H, L, S, or - for none";
    if (t->areas == AREAS)
        return "at most 192 areas";
    for (unsigned i = 0; i < CORNERS; i++)
        if (!alexandros_read_name(in->word[2 + i], corner[i]))
            return "points by names of up to seven letters, digits, dots, colons or low lines";
    const char *const *word = in->word + 2;
    if (same_word(word[0], word[1]) || same_word(word[1], word[2]) || same_word(word[2], word[0]))
        return "three different corners";
    const char *expected = read_area_name(in, t);
    return expected ? expected : add_area(t, corner, symbol);
}

const char *alexandros_read_listed_start(const struct words *in, struct alexandros_table *t)
{
    bool good = in->count == 2 && alexandros_read_name(in->word[1], t->start_name);
    if (!good || alexandros_named(t->point_name, t->points, t->start_name) == NOWHERE)
        return "start and a corner of an area that is listed above";
    return NULL;
}

/* ---- writing ---- */

void alexandros_put_listed(const struct alexandros_table *t, struct text *out)
{
    put(out, "list\n");
    for (unsigned a = 0; a < t->areas; a++) {
        put(out, "area "), alexandros_put_name(t->area_name[a], out);
        for (unsigned i = 0; i < CORNERS; i++)
            put_char(out, ' '), alexandros_put_name(t->point_name[t->corner[a][i]], out);
        put_char(out, ' '), put_char(out, alexandros_letters[t->symbol[a]]), put_char(out, '\n');
    }
    put(out, "start "), alexandros_put_name(t->start_name, out), put_char(out, '\n');
}
