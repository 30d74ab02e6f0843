/* Words in and out, see words.h. It uses no library, so that it can go wherever the rules go. */
#include "words.h"

enum { MOVE_ROOM = 1024, MOVE_WORDS = 64, RAW_WORDS = 3 + MOVE_ARGS };

static const char raw_pattern[] =
    "move KIND ACTOR ARGUMENT ARGUMENT ARGUMENT ARGUMENT ARGUMENT ARGUMENT";

/* ---- writing ---- */

void put_char(struct text *out, char c)
{
    if (out->end - out->at < 2) { /* the closing 0 needs a byte, too */
        out->full = true;
        return;
    }
    *out->at++ = c;
    *out->at = 0;
}

void put(struct text *out, const char *string)
{
    while (*string)
        put_char(out, *string++);
}

void put_number(struct text *out, unsigned n)
{
    if (n >= 10)
        put_number(out, n / 10);
    put_char(out, (char)('0' + n % 10));
}

static void put_unspellable(struct text *out, unsigned n)
{
    put_char(out, '?');
    put_number(out, n);
}

void put_seat(struct text *out, unsigned seat)
{
    if (seat < MAX_PLAYERS)
        put_char(out, (char)('A' + seat));
    else if (seat == NATURE)
        put(out, "nature");
    else
        put_unspellable(out, seat);
}

void put_with_number(struct text *out, const char *word, unsigned n)
{
    put(out, word);
    put_char(out, ' ');
    put_number(out, n);
}

void put_with_seat(struct text *out, const char *word, unsigned seat)
{
    put(out, word);
    put_char(out, ' ');
    put_seat(out, seat);
}

/* ---- reading ---- */

bool same_word(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

bool read_number(const char *word, unsigned most, unsigned *n)
{
    unsigned value = 0;
    if (!*word)
        return false;
    for (; *word; word++) {
        if (*word < '0' || *word > '9')
            return false;
        unsigned digit = (unsigned)(*word - '0');
        if (digit > most || value > (most - digit) / 10)
            return false;
        value = 10 * value + digit;
    }
    *n = value;
    return true;
}

bool read_seat(const char *word, unsigned players, unsigned *seat)
{
    if (word[0] < 'A' || word[1])
        return false;
    unsigned found = (unsigned)(word[0] - 'A');
    if (found >= players || found >= MAX_PLAYERS)
        return false;
    *seat = found;
    return true;
}

/* Reads digits, as long as the number stays small. It stops above 255, for every value is a
 * byte. */
static const char *read_digits(const char *word, unsigned *n)
{
    *n = 0;
    for (; *word >= '0' && *word <= '9' && *n <= UINT8_MAX; word++)
        *n = 10 * *n + (unsigned)(*word - '0');
    return word;
}

const char *read_times(const char *word, unsigned *n)
{
    const char *behind = read_digits(word, n);
    if (behind != word && *behind == 'x')
        return behind + 1;
    *n = 1;
    return word;
}

bool read_size(const char *word, unsigned most, uint8_t *size)
{
    unsigned n;
    if (*word != '(')
        return false;
    const char *behind = read_digits(++word, &n);
    if (behind == word || n > most || behind[0] != ')' || behind[1] != 0)
        return false;
    *size = (uint8_t)n;
    return true;
}

static bool read_byte(const char *word, uint8_t *value)
{
    unsigned n;
    if (!read_number(word, 255, &n))
        return false;
    *value = (uint8_t)n;
    return true;
}

/* ---- values by their sorts ---- */

bool one_of(const char *word, const char *const *names, unsigned count, unsigned *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = i;
            return true;
        }
    return false;
}

bool spell(struct speller speller, unsigned sort, uint8_t value, struct text *out)
{
    const struct sort *s = &speller.sorts[sort];
    if (!s->name)
        return s->write && s->write(speller.table, value, out);
    if (value < s->first || value - s->first >= s->count)
        return false;
    put(out, s->name[value - s->first]);
    return true;
}

bool unspell(struct speller speller, unsigned sort, const char *word, uint8_t *value)
{
    const struct sort *s = &speller.sorts[sort];
    unsigned found = 0;
    bool good = s->name ? one_of(word, s->name, s->count, &found)
                        : s->read && s->read(speller.table, word, &found);
    *value = (uint8_t)(found + s->first);
    return good;
}

/* ---- one value of a move ---- */

static void write_value(char letter, unsigned sort, uint8_t value, struct speller speller,
                        struct text *out)
{
    struct text before = *out;
    if (letter == '#')
        put_number(out, value + 1u);
    else if (letter == '=')
        put_number(out, value);
    else if (letter == 'p' && value < MAX_PLAYERS)
        put_seat(out, value);
    else if (letter == 'p' || !spell(speller, sort, value, out)) {
        *out = before; /* undo what the speller has written so far */
        put_unspellable(out, value);
    }
}

static bool read_value(char letter, unsigned sort, const char *word, struct speller speller,
                       uint8_t *value)
{
    unsigned n;
    if (letter == '=')
        return read_byte(word, value);
    if (letter == '#') {
        if (!read_number(word, 256, &n) || n == 0)
            return false;
        *value = (uint8_t)(n - 1);
        return true;
    }
    if (word[0] == '?')
        return read_byte(word + 1, value);
    if (letter != 'p')
        return unspell(speller, sort, word, value);
    if (!read_seat(word, MAX_PLAYERS, &n))
        return false;
    *value = (uint8_t)n;
    return true;
}

/* ---- phrases ---- */

/* Finds the next token of a pattern; returns the rest behind it. */
static const char *token(const char *pattern, const char **from, unsigned *length)
{
    while (*pattern == ' ')
        pattern++;
    *from = pattern;
    while (*pattern && *pattern != ' ')
        pattern++;
    *length = (unsigned)(pattern - *from);
    return pattern;
}

static bool is_actor(const char *t, unsigned length)
{
    return length == 1 && t[0] == '@';
}

static bool is_argument(const char *t, unsigned length)
{
    return length == 2 && (t[0] == 'p' || t[0] == '#' || t[0] == '=' || t[0] == '$') && t[1] >= '0'
        && t[1] < '0' + MOVE_ARGS;
}

/* The number of letters in front of "!" in a token such as "stair!2"; 0 for any other token. */
static unsigned saying(const char *t, unsigned length)
{
    return length > 2 && t[length - 2] == '!' ? length - 2 : 0;
}

static bool is_literal(const char *t, unsigned length, const char *word)
{
    for (unsigned i = 0; i < length; i++)
        if (word[i] != t[i]) /* a word that is shorter ends here, with its 0 */
            return false;
    return !word[length];
}

static void write_pattern(const struct phrase *phrase, const char *pattern, struct speller speller,
                          struct move m, struct text *out)
{
    const char *t, *begin = pattern;
    unsigned length;
    for (pattern = token(pattern, &t, &length); length; pattern = token(pattern, &t, &length)) {
        unsigned letters = saying(t, length) ? saying(t, length) : length;
        if (t != begin)
            put_char(out, ' ');
        if (is_actor(t, length))
            put_seat(out, m.actor);
        else if (is_argument(t, length))
            write_value(t[0], phrase->sort[t[1] - '0'], m.arg[t[1] - '0'], speller, out);
        else
            for (unsigned i = 0; i < letters; i++)
                put_char(out, t[i]);
    }
}

static bool read_token(const struct phrase *phrase, const char *t, unsigned length,
                       const char *word, struct speller speller, struct move *m)
{
    unsigned letters = saying(t, length), seat;
    if (letters) {
        m->arg[t[letters + 1] - '0'] = 1;
        return is_literal(t, letters, word);
    }
    if (is_argument(t, length)) {
        unsigned arg = (unsigned)(t[1] - '0');
        return read_value(t[0], phrase->sort[arg], word, speller, &m->arg[arg]);
    }
    if (!is_actor(t, length))
        return is_literal(t, length, word);
    if (!read_seat(word, MAX_PLAYERS, &seat))
        return false;
    m->actor = (uint8_t)seat;
    return true;
}

/* Returns how many words fit from the first one on; *whole: all words fit, and the pattern ends. */
static unsigned read_pattern(const struct phrase *phrase, const char *pattern,
                             struct speller speller, const struct words *in, struct move *m,
                             bool *whole)
{
    const char *t;
    unsigned length, fit = 0;
    *m = (struct move){ .kind = phrase->kind, .actor = NATURE };
    *whole = false;
    for (pattern = token(pattern, &t, &length); length; pattern = token(pattern, &t, &length)) {
        if (fit == in->count || !read_token(phrase, t, length, in->word[fit], speller, m))
            return fit;
        fit++;
    }
    *whole = fit == in->count;
    return fit;
}

static void write_raw(struct move m, struct text *out)
{
    put(out, "move ");
    put_number(out, m.kind);
    put_char(out, ' ');
    put_number(out, m.actor);
    for (unsigned i = 0; i < MOVE_ARGS; i++) {
        put_char(out, ' ');
        put_number(out, m.arg[i]);
    }
}

static bool read_raw(const struct words *in, struct move *m)
{
    bool good = in->count == RAW_WORDS && same_word(in->word[0], "move")
             && read_byte(in->word[1], &m->kind) && read_byte(in->word[2], &m->actor);
    for (unsigned i = 0; good && i < MOVE_ARGS; i++)
        good = read_byte(in->word[3 + i], &m->arg[i]);
    return good;
}

/* ---- what may stand where a reader stopped ---- */

void stop_at(const struct words *in, unsigned word, const char *what)
{
    if (!in->wrong)
        return;
    struct misread *w = in->wrong;
    w->told = true;
    w->at = word;
    w->what = what;
    w->number = w->line_end = w->full = false;
    w->least = w->most = w->words = 0;
    w->room[0] = 0;
}

const char *next_allowed(const char **from, char word[NAME_SIZE])
{
    unsigned n = 0;
    const char *at = *from;
    while (*at == ' ')
        at++;
    while (*at && *at != ' ' && n + 1 < NAME_SIZE)
        word[n++] = *at++;
    word[n] = 0;
    *from = at;
    return n ? word : NULL;
}

static unsigned length_of(const char *string)
{
    unsigned n = 0;
    while (string[n])
        n++;
    return n;
}

void allow_word(const struct words *in, const char *word)
{
    struct misread *w = in->wrong;
    char known[NAME_SIZE];
    if (!w || !*word)
        return;
    for (const char *from = w->room; next_allowed(&from, known);)
        if (same_word(known, word))
            return;
    unsigned used = length_of(w->room), more = length_of(word) + (used > 0);
    if (more >= NAME_SIZE || used + more >= sizeof w->room) {
        w->full = true;
        return;
    }
    struct text out = { w->room + used, w->room + sizeof w->room, false };
    put(&out, used > 0 ? " " : "");
    put(&out, word);
    w->words++;
}

void allow_words(const struct words *in, const char *const *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        allow_word(in, words[i]);
}

void allow_number(const struct words *in, unsigned least, unsigned most)
{
    struct misread *w = in->wrong;
    if (!w)
        return;
    w->least = w->number && w->least < least ? w->least : least;
    w->most = w->number && w->most > most ? w->most : most;
    w->number = true;
}

void allow_seats(const struct words *in, unsigned players)
{
    for (unsigned seat = 0; seat < players && seat < MAX_PLAYERS; seat++) {
        const char letter[2] = { (char)('A' + seat), 0 };
        allow_word(in, letter);
    }
}

void allow_end(const struct words *in)
{
    if (in->wrong)
        in->wrong->line_end = true;
}

void allow_sort(const struct words *in, struct speller speller, unsigned sort)
{
    char word[NAME_SIZE];
    for (unsigned value = 0; in->wrong && value <= UINT8_MAX; value++) {
        struct text out = { word, word + sizeof word, false };
        uint8_t back = 0;
        word[0] = 0;
        bool good = spell(speller, sort, (uint8_t)value, &out) && !out.full;
        for (const char *at = word; *at; at++)
            good = good && *at != ' ' && word[0] != '?'; /* unspell() accepts ?N for every sort,
                                                          * so it is no word of this one */
        if (good && unspell(speller, sort, word, &back) && back == value)
            allow_word(in, word);
    }
}

static void allow_token(const struct words *in, const struct phrase *phrase, const char *t,
                        unsigned length, struct speller speller)
{
    char word[NAME_SIZE];
    struct text out = { word, word + sizeof word, false };
    word[0] = 0;
    if (is_actor(t, length) || (is_argument(t, length) && t[0] == 'p')) {
        unsigned players = in->wrong ? in->wrong->players : 0;
        allow_seats(in, players > 0 ? players : MAX_PLAYERS);
    } else if (is_argument(t, length) && t[0] == '#') {
        allow_number(in, 1, UINT8_MAX + 1u);
    } else if (is_argument(t, length) && t[0] == '=') {
        allow_number(in, 0, UINT8_MAX);
    } else if (is_argument(t, length)) {
        allow_sort(in, speller, phrase->sort[t[1] - '0']);
    } else {
        unsigned letters = saying(t, length) ? saying(t, length) : length;
        for (unsigned i = 0; i < letters; i++)
            put_char(&out, t[i]);
        allow_word(in, word);
    }
}

/* Allows what may follow the first 'fit' words of a pattern. */
static void allow_next(const struct phrase *phrase, const char *pattern, unsigned fit,
                       struct speller speller, const struct words *in)
{
    const char *t;
    unsigned length;
    pattern = token(pattern, &t, &length);
    for (unsigned i = 0; i < fit && length; i++)
        pattern = token(pattern, &t, &length);
    if (length)
        allow_token(in, phrase, t, length, speller);
    else
        allow_end(in);
}

enum { PATTERNS = sizeof((struct phrase *)NULL)->pattern / sizeof(char *) };

/* Reports the first word that fits no phrase, and all that the closest phrases allow there. */
static void tell_where(const struct phrase *list, unsigned count, struct speller speller,
                       const struct words *in)
{
    unsigned furthest = 0;
    struct move m;
    bool whole;
    for (unsigned i = 0; i < PATTERNS * count; i++) {
        const char *pattern = list[i / PATTERNS].pattern[i % PATTERNS];
        unsigned fit =
            pattern ? read_pattern(&list[i / PATTERNS], pattern, speller, in, &m, &whole) : 0;
        furthest = fit > furthest ? fit : furthest;
    }
    stop_at(in, furthest, NULL);
    for (unsigned i = 0; i < PATTERNS * count; i++) {
        const struct phrase *phrase = &list[i / PATTERNS];
        const char *pattern = phrase->pattern[i % PATTERNS];
        if (pattern && read_pattern(phrase, pattern, speller, in, &m, &whole) == furthest)
            allow_next(phrase, pattern, furthest, speller, in);
    }
}

const char *phrase_read(const struct phrase *list, unsigned count, struct speller speller,
                        const struct words *in, struct move *m)
{
    if (read_raw(in, m))
        return NULL;
    const char *closest = count ? list[0].pattern[0] : "a move";
    unsigned closest_fit = 0; /* if a player's and nature's move fit alike, the player's is meant */
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < PATTERNS && list[i].pattern[k]; k++) {
            const char *pattern = list[i].pattern[k];
            bool whole;
            unsigned fit = 2 * read_pattern(&list[i], pattern, speller, in, m, &whole);
            if (whole)
                return NULL;
            fit += fit && pattern[0] == '@';
            if (fit > closest_fit)
                closest = pattern, closest_fit = fit;
        }
    if (in->wrong)
        tell_where(list, count, speller, in);
    return !closest_fit && in->count && same_word(in->word[0], "move") ? raw_pattern : closest;
}

/* ---- writing a move so that it reads back the same ---- */

static unsigned split(char *line, const char **word)
{
    unsigned count = 0;
    while (*line && count < MOVE_WORDS) {
        word[count++] = line;
        while (*line && *line != ' ')
            line++;
        if (*line)
            *line++ = 0;
    }
    return *line ? 0 : count;
}

static bool has_an_unspellable_word(const struct words *in)
{
    for (unsigned i = 0; i < in->count; i++)
        if (in->word[i][0] == '?')
            return true;
    return false;
}

/* A phrase expresses a move if the line that it prints is read as that very move. So no rules are
 * needed for arguments that a move does not use, for wrong actors, or for phrases that look alike.
 * With 'spelled', each value must also have a word of its own. */
static bool expresses(const struct phrase *list, unsigned count, struct speller speller,
                      const struct phrase *phrase, const char *pattern, struct move m, bool spelled)
{
    char line[MOVE_ROOM];
    const char *word[MOVE_WORDS];
    struct text out = { line, line + sizeof line, false };
    struct move back;
    line[0] = 0;
    write_pattern(phrase, pattern, speller, m, &out);
    struct words in = { split(line, word), word, NULL };
    return !out.full && !(spelled && has_an_unspellable_word(&in))
        && !phrase_read(list, count, speller, &in, &back) && same_move(back, m);
}

/* The first phrase that expresses the move; false if there is none. */
static bool write_phrase(const struct phrase *list, unsigned count, struct speller speller,
                         struct move m, bool spelled, struct text *out)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < PATTERNS && list[i].pattern[k]; k++)
            if (list[i].kind == m.kind
                && expresses(list, count, speller, &list[i], list[i].pattern[k], m, spelled)) {
                write_pattern(&list[i], list[i].pattern[k], speller, m, out);
                return true;
            }
    return false;
}

/* Prefers "robs nothing" to "robs ?0", which would be read as the same move. */
void phrase_write(const struct phrase *list, unsigned count, struct speller speller, struct move m,
                  struct text *out)
{
    if (!write_phrase(list, count, speller, m, true, out)
        && !write_phrase(list, count, speller, m, false, out))
        write_raw(m, out);
}
