/* How moves of Saga are written, and the names that they are made of: corpus/saga/conventions
 * explains them with examples. Positions are in position.c, sheets in sheet.c, facts in facts.c. */
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

/* The picture uses this. */
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

/* Returns the rest of the word behind 'start', or NULL if it begins otherwise. */
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

/* Reads "R4"; returns the rest of the word, or NULL. */
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
    if (one_of(word, saga_land_names, LANDS, place))
        return true;
    if (word[0] < 'A' || word[0] >= 'A' + SEATS || word[1] != '.'
        || !read_number(word + 2, ROOM, &number) || number == 0)
        return false;
    *place = place_of((unsigned)(word[0] - 'A'), number - 1);
    return true;
}

/* -------------------------------------------- troops, by what they are -- */

/* Does the name fit the troop? In it (?) stands for any knight that lies face down. */
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

/* The troop as a player sees it. */
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
    if (one_of(word, saga_land_names, LANDS, place))
        return true;
    if (word[0] < 'A' || word[0] >= 'A' + SEATS || word[1] != '.')
        return false;
    const char *rest = saga_read_troop(word + 2, &name);
    if (!rest || (*rest != 0 && *rest != ':'))
        return false;
    rest += *rest == ':';
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

static bool write_card(const void *scene, unsigned value, struct text *out)
{
    (void)scene;
    saga_put_knight(value, out);
    return value < CARDS;
}

static bool read_card(const void *scene, const char *word, unsigned *value)
{
    (void)scene;
    return saga_read_one_knight(word, value);
}

static bool write_place(const void *scene, unsigned value, struct text *out)
{
    const struct scene *at = scene;
    if (!at->s || value >= PLACES)
        return put_place(value, out);
    return saga_put_place_at(at->s, at->seat, value, out), true;
}

static bool read_any_place(const void *scene, const char *word, unsigned *value)
{
    const struct scene *at = scene;
    return at->s ? saga_read_place_at(at->s, word, value) : read_place(word, value);
}

static bool write_chip(const void *scene, unsigned value, struct text *out)
{
    const struct saga_table *t = ((const struct scene *)scene)->t;
    if (value >= DENOMINATIONS || t->chip[value] == 0)
        return false;
    put_number(out, t->chip[value]);
    return true;
}

static bool read_chip(const void *scene, const char *word, unsigned *value)
{
    return saga_read_chip(((const struct scene *)scene)->t, word, value);
}

static bool write_owner(const void *scene, unsigned value, struct text *out)
{
    unsigned players = ((const struct scene *)scene)->t->head.players;
    if (value < players)
        put_seat(out, value);
    else
        put(out, "display");
    return value <= players;
}

static bool read_owner(const void *scene, const char *word, unsigned *value)
{
    unsigned players = ((const struct scene *)scene)->t->head.players;
    *value = players;
    return same_word(word, "display") || read_seat(word, players, value);
}

static const char a_land[] = "the name of a land", a_player[] = "a player's letter";

const struct sort saga_sorts[SORTS] = {
    [SEAT] = { seats, 0, SEATS, .expected = a_player },
    [OWNER] = { .write = write_owner, .read = read_owner },
    [LAND] = { saga_land_names, 0, LANDS, .expected = a_land },
    [FACE] = { saga_side_names, 0, 2, .expected = "crown or plain" },
    [CARD] = { .write = write_card, .read = read_card },
    [PLACE] = { .write = write_place, .read = read_any_place },
    [CHIP] = { .write = write_chip, .read = read_chip },
    [MARKED_LAND] = { saga_land_names, 1, LANDS, .expected = a_land },
    [MARKED_SEAT] = { seats, 1, SEATS, .expected = a_player },
    [YES_SAID] = { yes, 1, 1, .expected = "yes, or no such line" },
    [PHASE] = { saga_phase_names, 0, PHASES,
                .expected =
                    "phase sides, sets, display, age, turn, choose, gift, flip, aside, pay, "
                    "draw, enlist, pick or over" },
    [STAGE] = { ending_names, 0, ENDINGS, .expected = "not-yet, played-out, closing or closed" },
};

#define NAMES_BY_POSITION
#include "../../forms/phrases.h"

static struct speller words_of(const struct scene *scene)
{
    return (struct speller){ saga_sorts, scene };
}

void saga_write_move(const struct saga_table *t, struct move m, struct text *out)
{
    const struct scene scene = { .t = t };
    phrase_write(phrases, PHRASES, words_of(&scene), m, out);
}

const char *saga_read_move(const struct saga_table *t, const struct words *in, struct move *m)
{
    const struct scene scene = { .t = t };
    return phrase_read(phrases, PHRASES, words_of(&scene), in, m);
}

void saga_write_move_at(const struct saga_table *t, const struct saga_state *s, struct move m,
                        struct text *out)
{
    const struct scene scene = { t, s, m.actor };
    phrase_write(phrases, PHRASES, words_of(&scene), m, out);
}

/* If a move names a troop that does not exist, the message points at that word, not at the rest. */
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
    static const char troop[] = "a troop that lies there, by its knights from the bottom up, such "
                                "as A.G4/B3, or A.- for none";
    bool lost = false;
    for (unsigned i = 0; i < in->count; i++)
        lost = lost || names_no_troop(s, in->word[i]);
    const char *expected = phrase_read(phrases, PHRASES, words_of(&scene), in, m);
    if (expected && lost && in->wrong) /* the message says at which word */
        in->wrong->what =
            in->wrong->at < in->count && names_no_troop(s, in->word[in->wrong->at]) ? troop : NULL;
    return expected && lost ? troop : expected;
}

/* ------------------------------------------------------------ counts -- */

const char saga_some_knights[] = "knights like R4 or 2xR4, or none; all in all there are 60";

void saga_put_knights(const uint8_t counts[CARDS], struct text *out)
{
    put_counts((struct speller){ saga_sorts, NULL }, CARD, counts, CARDS, out);
}

void saga_put_word(const char *word, struct text *out)
{
    put_char(out, ' ');
    put(out, word);
}
