/* How positions of a game are written and read, from its table of members (forms/members.h of the
 * game). A row is a line of a position: its first word, the member of the state that it tells, in
 * which shape (shapes.h), and the sort of its value; A_NUMBER is none of the game's.
 *
 *     MEMBER("step", step, ONE, A_NUMBER, UP_TO(STEPS), FLAGS(DERIVED))
 *     EACH(SEAT, "pyramid", built, COUNTS, KIND, FLAGS(ALWAYS))     a line for each player
 *     EACH_TWO(SEAT, CITY, "paid", paid, ONE, A_NUMBER, UP_TO(35))    for each, city by city
 *     OWN_LINE("storm", write_storm, read_storm)                      by the game's own functions
 *     OWN_EACH(SEAT, "attack", write_attack, read_attack)
 *     OWN_EACH_TWO(SEAT, AREA, "area", write_area, read_area)
 *
 * and behind these, as far as it is needed,
 *
 *     AT(member)        of an own line: it is written if this has to be
 *     UP_TO(n)          the largest number, or sum
 *     FLAGS(f)          ALWAYS, DERIVED, SIZED: see shapes.h
 *     SUM_AT(member)    SIZED: where the number in all is
 *     TOLD_IF(f)        a function that says whether it is written
 *     READ_BY(f)        a function that reads it, though it is written as any other
 *     EVERY_BYTE        of an own line: each byte is DERIVE, and not only the first
 *     EXPECTED(text)    what is said of a line that cannot be read
 *
 * Lines are written in the order of rows; those that follow each other and have the same first
 * index, index by index. A member that is 0 is not written, but where flags say ALWAYS; one that
 * is DERIVED from the others if it is not told, only where it is something else.
 *
 * A game's position.c has its own functions, and then this. It says before
 *
 *     count_of(t, sort)    how many of this sort there are at this table; 0: all that have a word
 *
 * and, where it differs from what stands below, it defines a macro and says
 *
 *     THE_DERIVING     GAME_derive(t, s): fills in what is not told, where the first byte is DERIVE
 *     THE_BLANK        put_blank(t, s): what is not 0 when nothing is told, but for what is DERIVED
 *     WORDS_OF(t, s)   the speller, where it is not the game's sorts with the table
 *
 * It gets GAME_write_position, GAME_read_position, GAME_blank_position, and GAME_widths for keys.
 */
#include "rows.h"
#include "shapes.h"

#ifndef WORDS_OF
#define WORDS_OF(t, s) ((struct speller){ OF_GAME(sorts), t })
#endif

#ifndef THE_DERIVING
static void OF_GAME(derive)(const TABLE_OF_GAME *t, STATE_OF_GAME *s)
{
    (void)t, (void)s;
}
#endif

#ifndef THE_BLANK
static void put_blank(const TABLE_OF_GAME *t, STATE_OF_GAME *s)
{
    (void)t, (void)s;
}
#endif

struct member {
    struct line line;
    bool (*told)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s); /* NULL: flags decide */
    void (*write)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, const unsigned *index,
                  struct text *out);
    const char *(*read)(const TABLE_OF_GAME *t, const struct words *in, STATE_OF_GAME *s,
                        const unsigned *index);
};

#define PLACE_OF(member) \
    .line.at = offsetof(STATE_OF_GAME, member), .line.size = sizeof((STATE_OF_GAME *)NULL)->member
#define MEMBER(a_word, member, a_shape, a_sort, ...) \
    { .line.word = a_word, \
      PLACE_OF(member), \
      .line.shape = a_shape, \
      .line.sort = a_sort, \
      __VA_ARGS__ },
#define EACH(index, a_word, member, a_shape, a_sort, ...) \
    MEMBER(a_word, member, a_shape, a_sort, .line.each = { index }, \
           .line.step = { sizeof((STATE_OF_GAME *)NULL)->member[0] }, __VA_ARGS__)
#define EACH_TWO(index, other, a_word, member, a_shape, a_sort, ...) \
    MEMBER(a_word, member, a_shape, a_sort, .line.each = { index, other }, \
           .line.step = { sizeof((STATE_OF_GAME *)NULL)->member[0], \
                          sizeof((STATE_OF_GAME *)NULL)->member[0][0] }, \
           __VA_ARGS__)
#define OWN_LINE(a_word, a_writer, a_reader, ...) \
    { .line.word = a_word, .write = a_writer, .read = a_reader, __VA_ARGS__ },
#define OWN_EACH(index, a_word, a_writer, a_reader, ...) \
    OWN_LINE(a_word, a_writer, a_reader, .line.each = { index }, __VA_ARGS__)
#define OWN_EACH_TWO(index, other, a_word, a_writer, a_reader, ...) \
    OWN_LINE(a_word, a_writer, a_reader, .line.each = { index, other }, __VA_ARGS__)
#define AT(member) PLACE_OF(member)
#define UP_TO(n) .line.most = n
#define FLAGS(f) .line.flags = f
#define SUM_AT(member) .line.size_at = offsetof(STATE_OF_GAME, member)
#define TOLD_IF(f) .told = f
#define READ_BY(f) .read = f
#define EVERY_BYTE .line.step = { 1 }
#define EXPECTED(text) .line.expected = text

static const struct member members[] = {
#include ROWS(members)
};
enum { MEMBERS = sizeof members / sizeof members[0] };

/* ---- how many bits ---- */

/* The number of bits of each byte of a member: 8, unless the row limits its values. */
static unsigned width_of_line(const TABLE_OF_GAME *t, const struct line *l)
{
    unsigned most = l->most, width = 0;
    if (l->shape == ONE && l->sort != A_NUMBER) {
        const struct sort *sort = &OF_GAME(sorts)[l->sort];
        unsigned count = count_of(t, l->sort) != 0 ? count_of(t, l->sort) : sort->count;
        most = sort->name && count != 0 ? sort->first + count - 1u : 0;
    }
    while (most >> width != 0)
        width++;
    return (l->shape == ONE || l->shape == COUNTS) && most != 0 ? width : 8;
}

void OF_GAME(widths)(const TABLE_OF_GAME *t, uint8_t width[sizeof(STATE_OF_GAME)])
{
    for (size_t i = 0; i < sizeof(STATE_OF_GAME); i++)
        width[i] = 8;
    for (unsigned i = 0; i < MEMBERS; i++)
        for (size_t at = members[i].line.at, end = at + members[i].line.size; at < end; at++)
            width[at] = (uint8_t)width_of_line(t, &members[i].line);
}

/* ---- writing ---- */

static void forget(STATE_OF_GAME *s)
{
    for (unsigned i = 0; i < MEMBERS; i++)
        line_forget(&members[i].line, s);
}

static void write_member(const struct member *m, const TABLE_OF_GAME *t, const STATE_OF_GAME *s,
                         const STATE_OF_GAME *derived, unsigned first, struct text *out)
{
    unsigned others = m->line.each[1] ? count_of(t, m->line.each[1]) : 1;
    for (unsigned other = 0; other < others; other++) {
        const unsigned index[2] = { first, other };
        if (m->told ? !m->told(t, s) : !line_differs(&m->line, s, derived, index))
            continue;
        if (m->write)
            m->write(t, s, index, out);
        else if (m->line.shape != OWN_FORM)
            line_write(&m->line, WORDS_OF(t, s), s, index, out);
    }
}

void OF_GAME(write_position)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct text *out)
{
    STATE_OF_GAME derived = *s;
    forget(&derived);
    OF_GAME(derive)(t, &derived);
    for (unsigned from = 0, to; from < MEMBERS; from = to) {
        unsigned index = members[from].line.each[0], count = index ? count_of(t, index) : 1;
        for (to = from + 1; to < MEMBERS && members[to].line.each[0] == index;)
            to++;
        for (unsigned i = 0; i < count; i++)
            for (unsigned row = from; row < to; row++)
                write_member(&members[row], t, s, &derived, i, out);
    }
}

/* ---- reading ---- */

void OF_GAME(blank_position)(const TABLE_OF_GAME *t, STATE_OF_GAME *s)
{
    *s = (STATE_OF_GAME){ 0 };
    put_blank(t, s);
    forget(s);
}

/* Every index of a line, a player or a field, must exist at this table. */
static const char *read_shape(const struct line *l, const TABLE_OF_GAME *t, const struct words *in,
                              unsigned from, STATE_OF_GAME *s, const unsigned *index)
{
    const char *expected = line_read(l, WORDS_OF(t, s), in, from, s, index);
    unsigned count = l->shape == ONE && l->sort < SORTS ? count_of(t, l->sort) : 0;
    unsigned value = ((const uint8_t *)s)[line_at(l, index)];
    if (expected || count == 0 || value - OF_GAME(sorts)[l->sort].first < count)
        return expected;
    return l->expected ? l->expected : OF_GAME(sorts)[l->sort].expected;
}

static const char *read_member(const struct member *m, const TABLE_OF_GAME *t,
                               const struct words *in, STATE_OF_GAME *s)
{
    unsigned index[2] = { 0 }, from = 1;
    for (unsigned i = 0; i < 2 && m->line.each[i] != 0; i++, from++) {
        unsigned sort = m->line.each[i];
        uint8_t found = 0;
        if (in->count <= from || !unspell(WORDS_OF(t, s), sort, in->word[from], &found)
            || found >= count_of(t, sort)) {
            stop_at(in, from, NULL);
            allow_sort(in, WORDS_OF(t, s), sort);
            return m->line.expected ? m->line.expected : OF_GAME(sorts)[sort].expected;
        }
        index[i] = found;
    }
    return m->read ? m->read(t, in, s, index) : read_shape(&m->line, t, in, from, s, index);
}

#undef MEMBER
#undef EACH
#undef EACH_TWO
#undef OWN_LINE
#undef OWN_EACH
#undef OWN_EACH_TWO
#define MEMBER(word, ...) " " word
#define EACH(index, word, ...) " " word
#define EACH_TWO(index, other, word, ...) " " word
#define OWN_LINE(word, ...) " " word
#define OWN_EACH(index, word, ...) " " word
#define OWN_EACH_TWO(index, other, word, ...) " " word

const char *OF_GAME(read_position)(const TABLE_OF_GAME *t, const struct words *in, STATE_OF_GAME *s)
{
    for (unsigned i = 0; i < MEMBERS; i++)
        if (same_word(in->word[0], members[i].line.word))
            return read_member(&members[i], t, in, s);
    stop_at(in, 0, NULL);
    for (unsigned i = 0; i < MEMBERS; i++)
        allow_word(in, members[i].line.word);
    return "a line of a position, which begins with one of these words:"
#include ROWS(members)
        ;
}
