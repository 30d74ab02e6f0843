/* How moves of Saga are written, and the names that they are made of.
 *
 * Knights are a colour and a value: R4 is the red 4; the colours are R, G, B, O, V
 * (purple) and Y. Where only numbers count, 2xR4 are two of them. Lands are red, green,
 * blue, orange, purple, yellow. A troop is named by its owner and by its knights as the
 * position writes them, from the bottom up: A.G4/B3. So a name never comes to mean another
 * troop. A.- is a troop that is not there; of several that are written alike A.R4:2 is the
 * second. Who does not see a knight face down writes (?) for it: B.R1/(?).
 *
 * Without a position a troop has only a number, A.2, by the order in which troops lie in the
 * state. Nobody reads or writes that but another revision of the rules.
 *
 * A move is worded as the list of phrases says.
 *
 * Positions are in position.c and checks.c, sheets in sheet.c, facts in facts.c.
 */
#include "spelling.h"

const char *const saga_land_names[LANDS] = { "red", "green", "blue", "orange", "purple", "yellow" };
const char saga_colour_letters[COLOURS + 1] = "RGBOVY";
const char *const saga_side_names[EITHER + 1] = { "crown", "plain", "either" };
static const char *const ending_names[ENDINGS] = { "not-yet", "played-out", "closing", "closed" };
const char *const saga_during_names[DURINGS] = { "add", "back", "plus", "minus", "free", "hide" };
const char *const saga_final_names[FINALS] = { "five", "troop",   "hand",   "zero",
                                               "add",  "tribute", "fifteen" };
static const char *const seats[] = { "A", "B", "C", "D" };
static const char *const yes[] = { "yes" };

/* For the picture. */
const char *saga_land_name(unsigned land)
{
    return saga_land_names[land];
}
const char *saga_side_name(unsigned side)
{
    return saga_side_names[side];
}
const char *saga_ending_name(unsigned ending)
{
    return ending_names[ending];
}
const char *saga_during_name(unsigned power)
{
    return power < DURINGS ? saga_during_names[power] : NULL;
}
const char *saga_final_name(unsigned power)
{
    return power < FINALS ? saga_final_names[power] : NULL;
}

bool saga_one_of(const char *word, const char *const *names, unsigned count, unsigned *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = i;
            return true;
        }
    return false;
}

/* Behind what it begins with, or NULL. */
const char *saga_behind(const char *word, const char *start)
{
    while (*start && *start == *word)
        start++, word++;
    return *start ? NULL : word;
}

/* --------------------------------------------------- knights and places -- */

void saga_put_knight(unsigned card, struct text *out)
{
    put_char(out, saga_colour_letters[colour_of(card % CARDS)]);
    put_number(out, value_of(card));
}

bool saga_is_colour(char letter, unsigned *colour)
{
    for (unsigned i = 0; i < COLOURS; i++)
        if (saga_colour_letters[i] == letter) {
            *colour = i;
            return true;
        }
    return false;
}

/* "R4", and behind it; or NULL. */
const char *saga_read_knight(const char *word, unsigned *card)
{
    unsigned colour;
    if (!saga_is_colour(word[0], &colour) || word[1] < '1' || word[1] > '0' + VALUES)
        return NULL;
    *card = colour * VALUES + (unsigned)(word[1] - '1');
    return word + 2;
}

bool saga_read_one_knight(const char *word, unsigned *card)
{
    const char *rest = saga_read_knight(word, card);
    return rest && *rest == 0;
}

static bool put_place(unsigned place, struct text *out)
{
    if (place >= PLACES)
        return false;
    if (is_land(place)) {
        put(out, saga_land_names[place]);
        return true;
    }
    put_seat(out, seat_at(place));
    put_char(out, '.');
    put_number(out, number_at(place) + 1);
    return true;
}

static bool read_place(const char *word, unsigned *place)
{
    unsigned number;
    if (saga_one_of(word, saga_land_names, LANDS, place))
        return true;
    if (word[0] < 'A' || word[0] >= 'A' + SEATS || word[1] != '.'
        || !read_number(word + 2, ROOM, &number) || number == 0)
        return false;
    *place = place_of((unsigned)(word[0] - 'A'), number - 1);
    return true;
}

/* -------------------------------------------- troops, by what they are -- */

/* (?) stands for any knight that lies face down. */
static bool fits(const struct saga_troop *name, const struct saga_troop *troop)
{
    bool same =
        name->size == troop->size && name->aim == troop->aim && name->barred == troop->barred;
    for (unsigned i = 0; i < COLOURS; i++) {
        bool unseen = (name->card[i] & DOWN) != 0 && (name->card[i] & KNIGHT) == 0;
        unsigned but = unseen ? KNIGHT : 0u;
        same = same && name->card[i] == (troop->card[i] & ~but);
    }
    return same;
}

/* As a player sees it. */
static struct saga_troop seen_by(unsigned seat, const struct saga_state *s, unsigned place)
{
    struct saga_troop troop = saga_troop_at(s, place);
    for (unsigned i = 0; i < troop.size && seat_at(place) != seat; i++)
        if ((troop.card[i] & DOWN) != 0)
            troop.card[i] = (uint8_t)(troop.card[i] & ~(unsigned)KNIGHT);
    return troop;
}

void saga_put_place_at(const struct saga_state *s, unsigned seat, unsigned place, struct text *out)
{
    unsigned alike = 1;
    if (is_land(place) || place >= PLACES) {
        put(out, is_land(place) ? saga_land_names[place] : "-");
        return;
    }
    struct saga_troop name = seen_by(seat, s, place);
    for (unsigned i = 0; i < number_at(place); i++) {
        struct saga_troop other = saga_troop_at(s, place_of(seat_at(place), i));
        alike += fits(&name, &other);
    }
    put_seat(out, seat_at(place));
    put_char(out, '.');
    saga_put_troop(&name, out);
    if (alike > 1)
        put_char(out, ':'), put_number(out, alike);
}

bool saga_read_place_at(const struct saga_state *s, const char *word, unsigned *place)
{
    struct saga_troop name;
    unsigned alike = 1;
    if (saga_one_of(word, saga_land_names, LANDS, place))
        return true;
    if (word[0] < 'A' || word[0] >= 'A' + SEATS || word[1] != '.')
        return false;
    const char *rest = saga_read_troop(word + 2, &name);
    if (!rest || (*rest != 0 && *rest++ != ':'))
        return false;
    if (*rest != 0 && (!read_number(rest, ROOM, &alike) || alike < 2))
        return false;
    for (unsigned i = 0; i < ROOM; i++) {
        *place = place_of((unsigned)(word[0] - 'A'), i);
        struct saga_troop troop = saga_troop_at(s, *place);
        if (fits(&name, &troop) && --alike == 0)
            return true;
    }
    return false;
}

/* ---------------------------------------------------------------- moves -- */

static bool put_chip(const struct saga_table *t, unsigned d, struct text *out)
{
    if (d >= DENOMINATIONS || t->chip[d] == 0)
        return false;
    put_number(out, t->chip[d]);
    return true;
}

bool saga_read_chip(const struct saga_table *t, const char *word, unsigned *d)
{
    unsigned value;
    if (!read_number(word, 255, &value) || value == 0)
        return false;
    for (*d = 0; *d < DENOMINATIONS; (*d)++)
        if (t->chip[*d] == value)
            return true;
    return false;
}

static const struct names all_names[] = {
    { 'l', 0, LANDS, saga_land_names, "the name of a land" },
    { 'g', 1, LANDS, saga_land_names, "the name of a land" },
    { 's', 0, 2, saga_side_names, "crown or plain" },
    { 'y', 1, 1, yes, "yes, or no such line" },
    { 'a', 0, SEATS, seats, "a player's letter" },
    { 'b', 1, SEATS, seats, "a player's letter" },
    { 'e', 0, ENDINGS, ending_names, "not-yet, played-out, closing or closed" },
};
enum { ALL_NAMES = sizeof all_names / sizeof all_names[0] };

struct names saga_names_for(char letter)
{
    for (unsigned i = 0; i < ALL_NAMES; i++)
        if (all_names[i].letter == letter)
            return all_names[i];
    return (struct names){ letter, 0, 0, NULL, "a word that Saga knows" };
}

/* c is a knight, q a place, v a chip by what is printed on it, o who gets a set: the display
 * stands behind the players. */
bool saga_spell_value(const void *table, char letter, uint8_t value, struct text *out)
{
    const struct saga_table *t = table;
    struct names names = saga_names_for(letter);
    switch (letter) {
    case 'c':
        if (value < CARDS)
            saga_put_knight(value, out);
        return value < CARDS;
    case 'q': return put_place(value, out);
    case 'v': return put_chip(t, value, out);
    case 'o':
        if (value < t->head.players)
            put_seat(out, value);
        else
            put(out, "display");
        return value <= t->head.players;
    default:
        if (value < names.first || value - names.first >= names.count)
            return false;
        put(out, names.name[value - names.first]);
        return true;
    }
}

static bool unspell(const struct saga_table *t, char letter, const char *word, unsigned *found)
{
    struct names names = saga_names_for(letter);
    switch (letter) {
    case 'c': return saga_read_one_knight(word, found);
    case 'q': return read_place(word, found);
    case 'v': return saga_read_chip(t, word, found);
    case 'o':
        *found = t->head.players;
        return same_word(word, "display") || read_seat(word, t->head.players, found);
    default: return saga_one_of(word, names.name, names.count, found);
    }
}

bool saga_unspell_value(const void *table, char letter, const char *word, uint8_t *value)
{
    unsigned found;
    if (!unspell(table, letter, word, &found))
        return false;
    *value = (uint8_t)(found + saga_names_for(letter).first);
    return true;
}

static struct speller spell(const struct saga_table *t)
{
    return (struct speller){ saga_spell_value, saga_unspell_value, t };
}

static const struct phrase phrases[] = {
    { M_COLLECT, "@ collects" },
    { M_CLAIM, "@ claims =0" },
    { M_LAY, "@ lays c0" },
    { M_ADD, "@ lays c0 on q1" },
    { M_HIDE, "@ hides c0 on q1" },
    { M_HIDE_NEW, "@ hides c0" },
    { M_RECRUIT, "@ recruits c0" },
    { M_TAKE_BACK, "@ takes back c0 from q1" },
    { M_REVEAL, "@ turns up c0 in q1" },
    { M_FLIP, "@ turns l0 back" },
    { M_CONQUER, "@ conquers with q0" },
    { M_TAKE_FREE, "@ takes c0" },
    { M_PASS, "@ passes" },
    { M_PUT_CHIP, "@ puts in v0" },
    { M_TAKE_CHIP, "@ takes out v0" },
    { M_END, "@ ends" },
    { M_ENLIST, "@ enlists c0 on q1" },
    { M_PICK, "@ counts q0" },
    { M_SIDE, "l0 shows s1" },
    { M_SET, "o1 gets set #0" },
    { M_DEAL, "deal c0 under l1" },
    { M_REDEAL, "redeal c0" },
    { M_YOUNGEST, "p0 is the youngest" },
};
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

void saga_write_move(const struct saga_table *t, struct move m, struct text *out)
{
    phrase_write(phrases, PHRASES, spell(t), m, out);
}

const char *saga_read_move(const struct saga_table *t, const struct words *in, struct move *m)
{
    return phrase_read(phrases, PHRASES, spell(t), in, m);
}

/* ---- in a position ---- */

struct scene {
    const struct saga_table *t;
    const struct saga_state *s;
    unsigned seat; /* who makes the move: names are as he sees the troops */
};

static bool spell_at(const void *scene, char letter, uint8_t value, struct text *out)
{
    const struct scene *at = scene;
    if (letter != 'q' || value >= PLACES)
        return saga_spell_value(at->t, letter, value, out);
    return saga_put_place_at(at->s, at->seat, value, out), true;
}

static bool unspell_at(const void *scene, char letter, const char *word, uint8_t *value)
{
    const struct scene *at = scene;
    unsigned place;
    if (letter != 'q')
        return saga_unspell_value(at->t, letter, word, value);
    if (!saga_read_place_at(at->s, word, &place))
        return false;
    return *value = (uint8_t)place, true;
}

void saga_write_move_at(const struct saga_table *t, const struct saga_state *s, struct move m,
                        struct text *out)
{
    const struct scene scene = { t, s, m.actor };
    phrase_write(phrases, PHRASES, (struct speller){ spell_at, unspell_at, &scene }, m, out);
}

/* A troop that is not there is said to be the mistake, not the rest of the line. */
static bool names_no_troop(const struct saga_state *s, const char *word)
{
    unsigned place;
    return word[0] >= 'A' && word[0] < 'A' + SEATS && word[1] == '.'
        && !saga_read_place_at(s, word, &place);
}

const char *saga_read_move_at(const struct saga_table *t, const struct saga_state *s,
                              const struct words *in, struct move *m)
{
    const struct scene scene = { t, s, NATURE };
    for (unsigned i = 0; i < in->count; i++)
        if (names_no_troop(s, in->word[i]))
            return "a troop that lies there, by its knights from the bottom up, such as A.G4/B3, "
                   "or "
                   "A.- for none";
    return phrase_read(phrases, PHRASES, (struct speller){ spell_at, unspell_at, &scene }, in, m);
}

/* ------------------------------------------------------------ counts -- */

unsigned saga_sum_of(const uint8_t counts[CARDS])
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += counts[card];
    return n;
}

/* " R4 2xG1" */
void saga_put_counts(const uint8_t counts[CARDS], struct text *out)
{
    for (unsigned card = 0; card < CARDS; card++) {
        if (counts[card] == 0)
            continue;
        put_char(out, ' ');
        if (counts[card] > 1)
            put_number(out, counts[card]), put_char(out, 'x');
        saga_put_knight(card, out);
    }
}

/* Knights with their numbers; behind them, where there is a place for it, their number in all. */
const char *saga_read_counts(const struct words *in, unsigned from, uint8_t counts[CARDS],
                             uint8_t *size)
{
    unsigned sum = 0, n, card, end = in->count;
    uint8_t told = DERIVE;
    for (unsigned i = 0; i < CARDS; i++)
        counts[i] = 0;
    if (size && end > from && same_word(in->word[end - 1], "(?)"))
        told = UNTOLD, end--;
    else if (size && end > from && in->word[end - 1][0] == '('
             && !read_size(in->word[--end], KNIGHTS, &told))
        return "the number of knights in brackets, like (5), at most 60";
    if (end == from + 1 && same_word(in->word[from], "none"))
        end = from;
    for (unsigned w = from; w < end; w++) {
        if (!saga_read_one_knight(read_times(in->word[w], &n), &card))
            return "knights like R4 or 2xR4, or none";
        sum += n;
        if (sum > KNIGHTS)
            return "fewer knights: there are 60";
        counts[card] = (uint8_t)(counts[card] + n);
    }
    if (told < sum)
        return "in brackets as many knights as are named, or more";
    if (size)
        *size = told;
    return NULL;
}

void saga_put_word(const char *word, struct text *out)
{
    put_char(out, ' ');
    put(out, word);
}
