/* How Saga is written: moves, positions, sheets, and facts about them.
 *
 * Knights are a colour and a value: R4 is the red 4; the colours are R, G, B, O, V
 * (purple) and Y. Face down they stand in brackets, (R4), with a * if they were laid in
 * this turn; (?) is one that is not seen. Troops are their knights from the bottom up:
 * G4/B3/(V2); - is none. Where only numbers count, 2xR4 are two of them. Lands are red,
 * green, blue, orange, purple, yellow. A.2 is the second troop of A as the position
 * lists them.
 *
 * A position tells, and all of it may be left out:
 *     phase turn           turn A          laid yes       recruited yes     back yes
 *     due 2                income that A may still take in this turn; lost yes: none any more,
 *                          though no knight was laid, recruited or taken back
 *     land red middle R1/G4                its defence; turned or inherited behind it if
 *     land green A G4/B3 turned            the card is turned over, plain if that side is up
 *     hand A R4 2xG1 (5)                   five knights, two of which are not seen
 *     attack A B3/Y2 (V2)/R1               pool G4 Y2        fame A 5
 *     asked B    about red                 who decides something, and about which land
 *     ending played-out                    or closing, closed: how near the end is
 *     set A 2    set display 1             which set they have
 * and what single readings remember: chips A 3x1 1x5, owes, gets, changed A.2, freed R1,
 * begun; behind a land weakened, gained, tied-4, declined-AC, barred-RG; behind a troop
 * >red or >under-red where it aims, ~RG colours that were taken back from it. A move is
 * worded as the list of phrases says, a sheet as the comment above saga_write_sheet.
 */
#include "../../forms/words.h"
#include "../saga.h"

static const char *const land_names[LANDS] = {
    "red", "green", "blue", "orange", "purple", "yellow"
};
static const char colour_letters[] = "RGBOVY";
static const char *const side_names[] = { "crown", "plain", "either" };
static const char *const phase_names[PHASES] = {
    "sides", "sets",  "display", "age",  "turn",   "choose", "gift",
    "flip",  "aside", "pay",     "draw", "enlist", "pick",   "over",
};
static const char *const ending_names[] = { "not-yet", "played-out", "closing", "closed" };
static const char *const during_names[] = { "add", "back", "plus", "minus", "free", "hide" };
static const char *const final_names[] = { "five", "troop",   "hand",   "zero",
                                           "add",  "tribute", "fifteen" };
static const char *const seats[] = { "A", "B", "C", "D" };
static const char *const yes[] = { "yes" };

enum {
    DURINGS = sizeof during_names / sizeof during_names[0],
    FINALS = sizeof final_names / sizeof final_names[0],
    ENDINGS = sizeof ending_names / sizeof ending_names[0],
    DERIVE = 255, /* in a position being read: not given yet */
    MOST = 99,    /* of anything that a sheet counts         */
    KNIGHTS = 60  /* in a position                           */
};

/* For the picture. */
const char *saga_land_name(unsigned land)
{
    return land_names[land];
}
const char *saga_side_name(unsigned side)
{
    return side_names[side];
}
const char *saga_phase_name(unsigned phase)
{
    return phase_names[phase < PHASES ? phase : OVER];
}
const char *saga_ending_name(unsigned ending)
{
    return ending_names[ending];
}
const char *saga_during_name(unsigned power)
{
    return power < DURINGS ? during_names[power] : NULL;
}
const char *saga_final_name(unsigned power)
{
    return power < FINALS ? final_names[power] : NULL;
}

static bool one_of(const char *word, const char *const *names, unsigned count, unsigned *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = i;
            return true;
        }
    return false;
}

/* Behind what it begins with, or NULL. */
static const char *behind(const char *word, const char *start)
{
    while (*start && *start == *word)
        start++, word++;
    return *start ? NULL : word;
}

/* --------------------------------------------------- knights and places -- */

void saga_put_knight(unsigned card, struct text *out)
{
    put_char(out, colour_letters[colour_of(card % CARDS)]);
    put_number(out, value_of(card));
}

static bool is_colour(char letter, unsigned *colour)
{
    for (unsigned i = 0; i < COLOURS; i++)
        if (colour_letters[i] == letter) {
            *colour = i;
            return true;
        }
    return false;
}

/* "R4", and behind it; or NULL. */
static const char *read_knight(const char *word, unsigned *card)
{
    unsigned colour;
    if (!is_colour(word[0], &colour) || word[1] < '1' || word[1] > '0' + VALUES)
        return NULL;
    *card = colour * VALUES + (unsigned)(word[1] - '1');
    return word + 2;
}

static bool read_one_knight(const char *word, unsigned *card)
{
    const char *rest = read_knight(word, card);
    return rest && *rest == 0;
}

static bool put_place(unsigned place, struct text *out)
{
    if (place >= PLACES)
        return false;
    if (is_land(place)) {
        put(out, land_names[place]);
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
    if (one_of(word, land_names, LANDS, place))
        return true;
    if (word[0] < 'A' || word[0] >= 'A' + SEATS || word[1] != '.'
        || !read_number(word + 2, ROOM, &number) || number == 0)
        return false;
    *place = place_of((unsigned)(word[0] - 'A'), number - 1);
    return true;
}

/* ---------------------------------------------------------------- moves -- */

static bool put_chip(const struct saga_table *t, unsigned d, struct text *out)
{
    if (d >= DENOMINATIONS || t->chip[d] == 0)
        return false;
    put_number(out, t->chip[d]);
    return true;
}

static bool read_chip(const struct saga_table *t, const char *word, unsigned *d)
{
    unsigned value;
    if (!read_number(word, 255, &value) || value == 0)
        return false;
    for (*d = 0; *d < DENOMINATIONS; (*d)++)
        if (t->chip[*d] == value)
            return true;
    return false;
}

/* What a letter of a pattern can stand for: names of the values from 'first' on. */
struct names {
    char letter;
    uint8_t first, count;
    const char *const *name;
    const char *expected; /* where a line of a position wants one */
};

static const struct names all_names[] = {
    { 'l', 0, LANDS, land_names, "the name of a land" },
    { 'g', 1, LANDS, land_names, "the name of a land" },
    { 's', 0, 2, side_names, "crown or plain" },
    { 'y', 1, 1, yes, "yes, or no such line" },
    { 'a', 0, SEATS, seats, "a player's letter" },
    { 'b', 1, SEATS, seats, "a player's letter" },
    { 'e', 0, ENDINGS, ending_names, "not-yet, played-out, closing or closed" },
};
enum { ALL_NAMES = sizeof all_names / sizeof all_names[0] };

static struct names names_for(char letter)
{
    for (unsigned i = 0; i < ALL_NAMES; i++)
        if (all_names[i].letter == letter)
            return all_names[i];
    return (struct names){ letter, 0, 0, NULL,
                           "a place: the name of a land, or a troop such as A.2" };
}

/* c is a knight, q a place, r one that is counted from 1, v a chip by what is printed on it,
 * o who gets a set: the display stands behind the players. */
static bool spell_value(const void *table, char letter, uint8_t value, struct text *out)
{
    const struct saga_table *t = table;
    struct names names = names_for(letter);
    switch (letter) {
    case 'c':
        if (value < CARDS)
            saga_put_knight(value, out);
        return value < CARDS;
    case 'q': return put_place(value, out);
    case 'r': return value > 0 && put_place(value - 1u, out);
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
    struct names names = names_for(letter);
    switch (letter) {
    case 'c': return read_one_knight(word, found);
    case 'q':
    case 'r': return read_place(word, found);
    case 'v': return read_chip(t, word, found);
    case 'o':
        *found = t->head.players;
        return same_word(word, "display") || read_seat(word, t->head.players, found);
    default: return one_of(word, names.name, names.count, found);
    }
}

static bool unspell_value(const void *table, char letter, const char *word, uint8_t *value)
{
    unsigned found;
    if (!unspell(table, letter, word, &found))
        return false;
    *value = (uint8_t)(found + names_for(letter).first + (letter == 'r'));
    return true;
}

static struct speller spell(const struct saga_table *t)
{
    return (struct speller){ spell_value, unspell_value, t };
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

/* ------------------------------------------------------ counts and troops -- */

static unsigned sum_of(const uint8_t counts[CARDS])
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += counts[card];
    return n;
}

/* " R4 2xG1" */
static void put_counts(const uint8_t counts[CARDS], struct text *out)
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
static const char *read_counts(const struct words *in, unsigned from, uint8_t counts[CARDS],
                               uint8_t *size)
{
    unsigned sum = 0, n, card, end = in->count;
    uint8_t told = DERIVE;
    for (unsigned i = 0; i < CARDS; i++)
        counts[i] = 0;
    if (size && end > from && in->word[end - 1][0] == '('
        && !read_size(in->word[--end], KNIGHTS, &told))
        return "the number of knights in brackets, like (5), at most 60";
    if (end == from + 1 && same_word(in->word[from], "none"))
        end = from;
    for (unsigned w = from; w < end; w++) {
        if (!read_one_knight(read_times(in->word[w], &n), &card))
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

static void put_laid(unsigned byte, struct text *out)
{
    unsigned known = byte & KNIGHT;
    if ((byte & DOWN) != 0)
        put_char(out, '(');
    if (known >= 1 && known <= CARDS)
        saga_put_knight(known - 1, out);
    else
        put_char(out, '?');
    if ((byte & DOWN) != 0)
        put(out, (byte & FRESH) != 0 ? ")*" : ")");
}

static void put_colours(char mark, unsigned bits, struct text *out)
{
    if (bits == 0)
        return;
    put_char(out, mark);
    for (unsigned colour = 0; colour < COLOURS; colour++)
        if ((bits >> colour & 1u) != 0)
            put_char(out, colour_letters[colour]);
}

static void put_troop(const struct saga_troop *troop, struct text *out)
{
    for (unsigned i = 0; i < troop->size; i++) {
        if (i > 0)
            put_char(out, '/');
        put_laid(troop->card[i], out);
    }
    if (troop->size == 0)
        put_char(out, '-');
    if (troop->aim != 0 && troop->aim <= 2 * LANDS) {
        put(out, troop->aim > LANDS ? ">under-" : ">");
        put(out, land_names[(troop->aim - 1u) % LANDS]);
    }
    put_colours('~', troop->barred, out);
}

/* "R4", "(R4)", "(R4)*" or "(?)", and behind it; or NULL. */
static const char *read_laid(const char *word, uint8_t *byte)
{
    unsigned card;
    bool down = *word == '(';
    const char *rest = read_knight(word + down, &card);
    *byte = (uint8_t)(rest ? (card + 1) | (down ? DOWN : 0u) : DOWN);
    if (!rest && down && word[1] == '?')
        rest = word + 2;
    if (!rest || !down)
        return rest;
    if (*rest++ != ')')
        return NULL;
    if (*rest != '*')
        return rest;
    *byte |= FRESH;
    return rest + 1;
}

static const char *read_colours(const char *word, uint8_t *bits)
{
    unsigned colour;
    for (*bits = 0; is_colour(*word, &colour); word++)
        *bits = (uint8_t)(*bits | 1u << colour);
    return *bits != 0 ? word : NULL;
}

/* ">red", ">under-red" */
static const char *read_aim(const char *word, uint8_t *aim)
{
    const char *under = behind(word, "under-");
    for (unsigned land = 0; land < LANDS; land++) {
        const char *rest = behind(under ? under : word, land_names[land]);
        if (rest && (*rest == 0 || *rest == '~')) {
            *aim = (uint8_t)(land + 1 + (under ? LANDS : 0u));
            return rest;
        }
    }
    return NULL;
}

static bool read_troop(const char *word, struct saga_troop *troop)
{
    *troop = (struct saga_troop){ .size = 0 };
    if (word[0] == '-') {
        word++;
    } else {
        do {
            if (troop->size == COLOURS || !(word = read_laid(word, &troop->card[troop->size])))
                return false;
            troop->size++;
        } while (*word++ == '/');
        word--;
    }
    if (*word == '>' && !(word = read_aim(word + 1, &troop->aim)))
        return false;
    if (*word == '~' && !(word = read_colours(word + 1, &troop->barred)))
        return false;
    return *word == 0;
}

/* -------------------------------------------------- members in their lines -- */

/* What a position tells with one word. */
static const struct member {
    const char *name;
    uint16_t at;
    char letter; /* as in patterns; = is a number up to 'most' */
    uint8_t most;
    bool derived; /* from the rest, and written only if it is not so */
} members[] = {
#define MEMBER(name, member, ...) { name, offsetof(struct saga_state, member), __VA_ARGS__ }
    MEMBER("next", cursor, '=', DISPLAYED *LANDS, true), /* land, seat or knight of the set-up */
    MEMBER("due", due, '=', 254, false),                 /* income not taken yet          */
    MEMBER("laid", laid, 'y', 0, false),                 /* in this turn                  */
    MEMBER("recruited", recruited, 'y', 0, false),
    MEMBER("back", back, 'y', 0, false), /* a knight was taken back       */
    MEMBER("lost", lost, 'y', 0, false), /* the income that was due       */
    MEMBER("ending", ending, 'e', 0, true),
    MEMBER("asked", asked, 'b', 0, false),       /* who decides                   */
    MEMBER("about", about, 'g', 0, false),       /* phases choose, gift, flip     */
    MEMBER("counted", counted, '=', 250, false), /* what the troop chosen is worth */
    MEMBER("changed", changed, 'r', 0, false),   /* the only troop that may conquer */
    MEMBER("begun", begun, 'y', 0, false),       /* something was done in this turn */
    MEMBER("owes", owes, '=', 250, false),       /* phase pay                     */
    MEMBER("gets", gets, '=', 250, false),       /* phases pay and draw           */
#undef MEMBER
};
enum { MEMBERS = sizeof members / sizeof members[0] };

static uint8_t *member_of(struct saga_state *s, const struct member *m)
{
    return (uint8_t *)s + m->at;
}

static void put_member(const struct saga_table *t, const struct member *m, uint8_t value,
                       struct text *out)
{
    put(out, m->name);
    put_char(out, ' ');
    if (m->letter == '=')
        put_number(out, value);
    else if (!spell_value(t, m->letter, value, out))
        put_char(out, '?'), put_number(out, value);
    put_char(out, '\n');
}

static const char *read_member(const struct saga_table *t, const struct words *in,
                               const struct member *m, uint8_t *value)
{
    unsigned n;
    if (in->count != 2)
        return "one word behind the first";
    if (m->letter != '=')
        return unspell_value(t, m->letter, in->word[1], value) ? NULL
                                                               : names_for(m->letter).expected;
    if (!read_number(in->word[1], m->most, &n))
        return "a number, and a smaller one";
    *value = (uint8_t)n;
    return NULL;
}

/* ------------------------------------------------- what follows from the rest -- */

static unsigned knights_under(const struct saga_state *s, unsigned land)
{
    return saga_troop_at(s, land).size;
}

static void forget_derived(struct saga_state *s)
{
    for (unsigned i = 0; i < MEMBERS; i++)
        if (members[i].derived)
            *member_of(s, &members[i]) = DERIVE;
    for (unsigned seat = 0; seat < SEATS; seat++)
        s->held[seat] = DERIVE;
    for (unsigned seat = 0; seat <= SEATS; seat++)
        s->set_of[seat] = DERIVE;
}

static uint8_t derive_cursor(const struct saga_table *t, const struct saga_state *s)
{
    unsigned n = 0;
    switch (s->phase) {
    case SIDES:
        while (n < t->lands && t->side[n] != EITHER)
            n++;
        return (uint8_t)n;
    case DEAL_SETS:
        while (n < t->head.players && s->set_of[n] != 0)
            n++;
        return (uint8_t)n;
    case DISPLAY:
        for (unsigned land = 0; land < t->lands; land++)
            n += knights_under(s, land);
        return (uint8_t)n;
    default: return 0;
    }
}

static uint8_t derive_ending(const struct saga_table *t, const struct saga_state *s)
{
    unsigned second = READS(t, Q_end_order, 'B') ? ENLIST : PICK;
    if (s->phase == OVER || s->phase == second)
        return CLOSED;
    return s->phase == ENLIST || s->phase == PICK ? CLOSING : NOT_YET;
}

static bool has_set(const struct saga_table *t, const struct saga_state *s, unsigned set)
{
    bool taken = false;
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        taken = taken || s->set_of[seat] == set + 1;
    return taken;
}

/* Given by the table; else, once they are dealt, the first that is left. */
static void derive_sets(const struct saga_table *t, struct saga_state *s)
{
    unsigned players = t->head.players;
    for (unsigned seat = 0; seat <= SEATS; seat++) {
        unsigned given = seat < players ? t->seat_set[seat] : seat == players ? t->display_set : 0;
        if (s->set_of[seat] == DERIVE && (given != 0 || seat > players || s->phase <= DEAL_SETS))
            s->set_of[seat] = (uint8_t)given;
    }
    for (unsigned seat = 0, set = 0; seat <= players; seat++)
        if (s->set_of[seat] == DERIVE) {
            while (set < SETS && has_set(t, s, set))
                set++;
            s->set_of[seat] = (uint8_t)(set < t->sets ? set + 1 : 0);
        }
}

static void derive(const struct saga_table *t, struct saga_state *s)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (s->held[seat] == DERIVE)
            s->held[seat] = (uint8_t)sum_of(s->hand[seat]);
    derive_sets(t, s);
    if (s->cursor == DERIVE)
        s->cursor = derive_cursor(t, s);
    if (s->ending == DERIVE)
        s->ending = derive_ending(t, s);
}

/* ------------------------------------------------------ writing positions -- */

static void put_word(const char *word, struct text *out)
{
    put_char(out, ' ');
    put(out, word);
}

static void put_seats(const char *word, unsigned bits, struct text *out)
{
    if (bits == 0)
        return;
    put_word(word, out);
    for (unsigned seat = 0; seat < SEATS; seat++)
        if ((bits >> seat & 1u) != 0)
            put_seat(out, seat);
}

/* "land green A G4/B3 turned" */
static void write_land(const struct saga_state *s, unsigned land, struct text *out)
{
    struct saga_troop defence = saga_troop_at(s, land);
    defence.barred = 0;
    put(out, "land ");
    put(out, land_names[land]);
    if (s->holder[land] == 0)
        put(out, " middle ");
    else
        put_char(out, ' '), put_seat(out, s->holder[land] - 1u), put_char(out, ' ');
    put_troop(&defence, out);
    put(out, s->side[land] == PLAIN ? " plain" : "");
    put(out, s->turned[land] == FRESHLY     ? " turned"
             : s->turned[land] == INHERITED ? " inherited"
                                            : "");
    put(out, (s->weakened >> land & 1u) != 0 ? " weakened" : "");
    put(out, (s->gained >> land & 1u) != 0 ? " gained" : "");
    if (s->tied[land] != 0)
        put(out, " tied-"), put_number(out, s->tied[land] - 1u);
    put_seats("declined-", s->declined[land], out);
    if (s->barred_under[land] != 0)
        put_word("barred", out), put_colours('-', s->barred_under[land], out);
    put_char(out, '\n');
}

static void write_hand(const struct saga_state *s, unsigned seat, struct text *out)
{
    unsigned seen = sum_of(s->hand[seat]);
    put_with_seat(out, "hand", seat);
    put_counts(s->hand[seat], out);
    if (seen == 0 && s->held[seat] == 0)
        put(out, " none");
    if (seen != s->held[seat]) {
        put(out, " (");
        put_number(out, s->held[seat]);
        put_char(out, ')');
    }
    put_char(out, '\n');
}

static void write_attack(const struct saga_state *s, unsigned seat, struct text *out)
{
    unsigned troops = saga_troops(s, seat);
    put_with_seat(out, "attack", seat);
    for (unsigned i = 0; i < troops; i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        put_char(out, ' ');
        put_troop(&troop, out);
    }
    put(out, troops == 0 ? " none\n" : "\n");
}

static void write_chips(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        struct text *out)
{
    put_with_seat(out, "chips", seat);
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        if (s->chips[seat][d] > 0) {
            put_with_number(out, "", s->chips[seat][d]);
            put_char(out, 'x');
            put_number(out, t->chip[d]);
        }
    put_char(out, '\n');
}

static bool any_chips(const struct saga_state *s, unsigned seat)
{
    bool any = false;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        any = any || s->chips[seat][d] > 0;
    return any;
}

static void write_seat(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                       struct text *out)
{
    write_hand(s, seat, out);
    write_attack(s, seat, out);
    put_with_seat(out, "fame", seat);
    put_with_number(out, "", s->fame[seat]);
    put_char(out, '\n');
    if (any_chips(s, seat))
        write_chips(t, s, seat, out);
}

static void write_sets(const struct saga_table *t, const struct saga_state *s,
                       const struct saga_state *derived, struct text *out)
{
    bool same = true;
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        same = same && s->set_of[seat] == derived->set_of[seat];
    for (unsigned seat = 0; seat <= t->head.players && !same; seat++) {
        if (s->set_of[seat] == 0)
            continue;
        if (seat == t->head.players)
            put(out, "set display");
        else
            put_with_seat(out, "set", seat);
        put_with_number(out, "", s->set_of[seat]);
        put_char(out, '\n');
    }
}

static void write_freed(const struct saga_state *s, struct text *out)
{
    if (s->freed[0] == 0)
        return;
    put(out, "freed");
    for (unsigned i = 0; i < DISPLAYED && s->freed[i] != 0; i++)
        put_char(out, ' '), saga_put_knight(s->freed[i] - 1u, out);
    put_char(out, '\n');
}

static void write_members(const struct saga_table *t, const struct saga_state *s,
                          const struct saga_state *derived, struct text *out)
{
    const uint8_t *is = (const uint8_t *)s, *would_be = (const uint8_t *)derived;
    for (unsigned i = 0; i < MEMBERS; i++) {
        unsigned at = members[i].at;
        if (is[at] != (members[i].derived ? would_be[at] : 0))
            put_member(t, &members[i], is[at], out);
    }
}

void saga_write_position(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    struct saga_state derived = *s;
    forget_derived(&derived);
    derive(t, &derived);
    put(out, "phase ");
    put(out, saga_phase_name(s->phase));
    if (s->phase >= TURN)
        put_with_seat(out, "\nturn", s->mover);
    put_char(out, '\n');
    write_members(t, s, &derived, out);
    for (unsigned land = 0; land < t->lands; land++)
        write_land(s, land, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        write_seat(t, s, seat, out);
    put(out, "pool");
    put_counts(s->pool, out);
    put(out, sum_of(s->pool) == 0 ? " none\n" : "\n");
    write_freed(s, out);
    write_sets(t, s, &derived, out);
}

/* ------------------------------------------------------ reading positions -- */

void saga_blank_position(const struct saga_table *t, struct saga_state *s)
{
    *s = (struct saga_state){ .phase = TURN };
    for (unsigned land = 0; land < LANDS; land++)
        s->side[land] = t->side[land] == PLAIN ? PLAIN : CROWN;
    forget_derived(s);
}

static bool read_tied(const char *word, uint8_t *tied)
{
    unsigned value;
    if (!read_number(word, 250, &value))
        return false;
    *tied = (uint8_t)(value + 1);
    return true;
}

static bool read_seats(const char *word, unsigned players, uint8_t *bits)
{
    for (*bits = 0; *word >= 'A' && *word < (char)('A' + players); word++)
        *bits = (uint8_t)(*bits | 1u << (*word - 'A'));
    return *bits != 0 && *word == 0;
}

static bool read_barred(const char *word, uint8_t *bits)
{
    const char *rest = read_colours(word, bits);
    return rest && *rest == 0;
}

/* What may stand behind the defence of a land. */
static bool read_land_word(const struct saga_table *t, const char *word, struct saga_state *s,
                           unsigned land)
{
    unsigned side;
    const char *rest;
    if (one_of(word, side_names, 2, &side))
        s->side[land] = (uint8_t)side;
    else if (same_word(word, "turned"))
        s->turned[land] = FRESHLY;
    else if (same_word(word, "inherited"))
        s->turned[land] = INHERITED;
    else if (same_word(word, "weakened"))
        s->weakened = (uint8_t)(s->weakened | 1u << land);
    else if (same_word(word, "gained"))
        s->gained = (uint8_t)(s->gained | 1u << land);
    else if ((rest = behind(word, "tied-")))
        return read_tied(rest, &s->tied[land]);
    else if ((rest = behind(word, "declined-")))
        return read_seats(rest, t->head.players, &s->declined[land]);
    else if ((rest = behind(word, "barred-")))
        return read_barred(rest, &s->barred_under[land]);
    else
        return false;
    return true;
}

static void clear_land(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    unsigned others = ~(1u << land);
    s->side[land] = t->side[land] == PLAIN ? PLAIN : CROWN;
    s->holder[land] = s->turned[land] = s->tied[land] = s->declined[land] = 0;
    s->weakened = (uint8_t)(s->weakened & others);
    s->gained = (uint8_t)(s->gained & others);
}

static const char *read_land(const struct saga_table *t, const struct words *in,
                             struct saga_state *s)
{
    unsigned land, seat = 0;
    struct saga_troop defence;
    if (in->count < 4 || !one_of(in->word[1], land_names, t->lands, &land))
        return "land NAME HOLDER KNIGHTS, such as land red middle R1/G4, and the name of a land in "
               "play";
    clear_land(t, s, land);
    bool middle = same_word(in->word[2], "middle");
    if (!middle && !read_seat(in->word[2], t->head.players, &seat))
        return "middle or a player's letter behind the name of the land";
    if (!read_troop(in->word[3], &defence) || defence.aim != 0 || defence.barred != 0)
        return "the knights under the land, such as R1/G4, or - for none";
    s->holder[land] = (uint8_t)(middle ? 0 : seat + 1);
    saga_put_under(s, land, &defence);
    for (unsigned w = 4; w < in->count; w++)
        if (!read_land_word(t, in->word[w], s, land))
            return "crown, plain, turned, inherited, weakened, gained, tied-NUMBER, "
                   "declined-PLAYERS or "
                   "barred-COLOURS behind the knights of a land";
    return NULL;
}

static const char *read_attack(const struct saga_table *t, const struct words *in,
                               struct saga_state *s, unsigned seat)
{
    struct saga_troop troop;
    uint8_t changed = s->changed;
    bool none = in->count == 3 && same_word(in->word[2], "none");
    for (unsigned i = 0; i < ROOM; i++)
        s->attack[seat][i] = s->aim[seat][i] = s->barred[seat][i] = 0;
    s->changed = 0; /* or it would follow the troops that are laid */
    for (unsigned w = 2; w < in->count && !none; w++) {
        if (!read_troop(in->word[w], &troop) || troop.size == 0)
            return "troops such as R4 or G4/B3/(V2), the lowest knight first, or none";
        if (saga_put_down(t, s, seat, &troop) == NOWHERE)
            return "no more than 25 knights in the attack troops of a player";
    }
    s->changed = changed;
    return NULL;
}

static const char *read_fame(const struct saga_table *t, const struct words *in,
                             struct saga_state *s, unsigned seat)
{
    unsigned n;
    if (in->count != 3 || !read_number(in->word[2], t->most_fame, &n))
        return "fame PLAYER NUMBER, and no more than the sheet allows";
    s->fame[seat] = (uint8_t)n;
    return NULL;
}

static const char *read_chips_of(const struct saga_table *t, const struct words *in,
                                 struct saga_state *s, unsigned seat)
{
    unsigned n, d;
    for (d = 0; d < DENOMINATIONS; d++)
        s->chips[seat][d] = 0;
    for (unsigned w = 2; w < in->count; w++) {
        if (!read_chip(t, read_times(in->word[w], &n), &d) || n > t->chips[d])
            return "chips such as 3x1 or 10, of values and numbers that the sheet has";
        s->chips[seat][d] = (uint8_t)n;
    }
    return NULL;
}

/* Lines that speak of one player: hand, attack, fame, chips. */
static const char *read_of_seat(const struct saga_table *t, const struct words *in,
                                struct saga_state *s)
{
    unsigned seat;
    if (in->count < 2 || !read_seat(in->word[1], t->head.players, &seat))
        return "a player's letter after the first word";
    if (same_word(in->word[0], "hand"))
        return read_counts(in, 2, s->hand[seat], &s->held[seat]);
    if (same_word(in->word[0], "attack"))
        return read_attack(t, in, s, seat);
    return same_word(in->word[0], "fame") ? read_fame(t, in, s, seat)
                                          : read_chips_of(t, in, s, seat);
}

static const char *read_pool(const struct saga_table *t, const struct words *in,
                             struct saga_state *s)
{
    (void)t;
    return read_counts(in, 1, s->pool, NULL);
}

static const char *read_freed(const struct saga_table *t, const struct words *in,
                              struct saga_state *s)
{
    unsigned card = 0;
    (void)t;
    bool good = in->count >= 2 && in->count <= 1 + DISPLAYED;
    for (unsigned i = 0; i < DISPLAYED; i++)
        s->freed[i] = 0;
    for (unsigned w = 1; good && w < in->count; w++) {
        good = read_one_knight(in->word[w], &card) && (w == 1 || card + 1 >= s->freed[0]);
        s->freed[w - 1] = (uint8_t)(card + 1);
    }
    return good ? NULL : "freed and one or two knights, rising";
}

static const char *read_set_of(const struct saga_table *t, const struct words *in,
                               struct saga_state *s)
{
    unsigned seat = t->head.players, set;
    bool good = in->count == 3
             && (same_word(in->word[1], "display") || read_seat(in->word[1], seat, &seat))
             && read_number(in->word[2], t->sets, &set) && set > 0;
    if (!good)
        return "set PLAYER NUMBER, or set display NUMBER, of a set that the sheet has";
    s->set_of[seat] = (uint8_t)set;
    return NULL;
}

static const char *read_phase(const struct saga_table *t, const struct words *in,
                              struct saga_state *s)
{
    unsigned phase;
    (void)t;
    if (in->count != 2 || !one_of(in->word[1], phase_names, PHASES, &phase))
        return "phase sides, sets, display, age, turn, choose, gift, flip, aside, pay, draw, "
               "enlist, pick "
               "or over";
    s->phase = (uint8_t)phase;
    return NULL;
}

static const char *read_turn(const struct saga_table *t, const struct words *in,
                             struct saga_state *s)
{
    unsigned seat;
    if (in->count != 2 || !read_seat(in->word[1], t->head.players, &seat))
        return "turn and a player's letter";
    s->mover = (uint8_t)seat;
    return NULL;
}

/* Lines that have a form of their own. */
static const struct position_line {
    const char *name;
    const char *(*read)(const struct saga_table *t, const struct words *in, struct saga_state *s);
} position_lines[] = {
    { "phase", read_phase },   { "turn", read_turn },      { "land", read_land },
    { "hand", read_of_seat },  { "attack", read_of_seat }, { "fame", read_of_seat },
    { "chips", read_of_seat }, { "pool", read_pool },      { "freed", read_freed },
    { "set", read_set_of },
};
enum { POSITION_LINES = sizeof position_lines / sizeof position_lines[0] };

const char *saga_read_position(const struct saga_table *t, const struct words *in,
                               struct saga_state *s)
{
    for (unsigned i = 0; i < POSITION_LINES; i++)
        if (same_word(in->word[0], position_lines[i].name))
            return position_lines[i].read(t, in, s);
    for (unsigned i = 0; i < MEMBERS; i++)
        if (same_word(in->word[0], members[i].name))
            return read_member(t, in, &members[i], member_of(s, &members[i]));
    return "a line of a position: phase, turn, land, hand, attack, fame, pool, due, laid, "
           "recruited, back, "
           "ending, asked, about, counted, set, next, or one that rules/saga/words.c lists";
}

/* ---- does it add up? ---- */

static bool is_asking(unsigned phase)
{
    return (phase >= CHOOSE && phase <= ASIDE) || phase == ENLIST || phase == PICK;
}

static const char *check_decision(const struct saga_table *t, const struct saga_state *s)
{
    bool paying = s->phase == PAY || s->phase == DRAW, changes = READS(t, Q_change_impossible, 'B');
    if (is_asking(s->phase) != (s->asked != 0) || s->asked > t->head.players)
        return "a line 'asked PLAYER' in phases choose, gift, flip, aside, enlist and pick, and "
               "only there";
    if ((s->phase >= CHOOSE && s->phase <= FLIP) != (s->about != 0) || s->about > t->lands)
        return "a line 'about LAND' in phases choose, gift and flip, and only there";
    if (paying != (s->owes != 0 || s->gets != 0) || (paying && !changes))
        return "lines 'owes NUMBER' or 'gets NUMBER' in phases pay and draw, which "
               "q-change-impossible B has";
    if (s->phase >= ENLIST ? s->ending != derive_ending(t, s)
                           : s->phase < TURN && s->ending != NOT_YET)
        return "in phases enlist, pick and over the ending that goes with them, and none before "
               "phase turn";
    return NULL;
}

/* ---- the set-up ---- */

/* As far as the display has come: first knights, then second ones, of its set. */
static bool display_fits(const struct saga_table *t, const struct saga_state *s)
{
    uint8_t left[CARDS];
    unsigned set = s->set_of[t->head.players];
    bool good = set != 0, in_order = READS(t, Q_setup_stuck, 'A');
    for (unsigned card = 0; good && card < CARDS; card++)
        left[card] = t->set[set - 1][card];
    for (unsigned land = 0; good && land < t->lands; land++) {
        struct saga_troop pair = saga_troop_at(s, land);
        unsigned own = 0, due = (unsigned)(s->cursor > land) + (s->cursor > t->lands + land);
        good = pair.size <= DISPLAYED && (!in_order || pair.size == due);
        for (unsigned i = 0; good && i < pair.size; i++) {
            good = (pair.card[i] & DOWN) == 0 && left[pair.card[i] - 1]-- > 0;
            own += colour_of(pair.card[i] - 1u) == land;
        }
        good = good && own == (pair.size > 0);
    }
    return good;
}

static const char *check_set_up(const struct saga_table *t, const struct saga_state *s)
{
    bool other_cursor = s->cursor != derive_cursor(t, s);
    if (s->phase == SIDES ? s->cursor >= t->lands || t->side[s->cursor] != EITHER : other_cursor)
        return "no line 'next', or in phase sides the number of a land whose side is not settled";
    if (s->phase == DEAL_SETS && s->cursor == t->head.players && s->set_of[s->cursor] != 0)
        return "in phase sets a player or the display without a set";
    if (s->phase == DISPLAY && (!display_fits(t, s) || s->cursor >= DISPLAYED * t->lands))
        return "in phase display knights of its set under the lands, as far as the dealing has "
               "come";
    for (unsigned seat = 0; seat <= t->head.players; seat++)
        for (unsigned other = 0; other < seat; other++)
            if (s->set_of[seat] != 0 && s->set_of[seat] == s->set_of[other])
                return "a set of its own for each player and for the display";
    return NULL;
}

static const char *check_given(const struct saga_table *t, const struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (t->side[land] != EITHER && s->side[land] != t->side[land])
            return "the side of each land that the sheet gives";
    for (unsigned seat = 0; seat <= t->head.players; seat++) {
        unsigned given = seat == t->head.players ? t->display_set : t->seat_set[seat];
        if (given != 0 && s->set_of[seat] != given)
            return "the set of each player that the sheet gives";
    }
    return NULL;
}

/* ---- knights ---- */

static unsigned laid_by(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        unsigned mask)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM; i++)
        n += s->attack[seat][i] != 0 && (s->attack[seat][i] & mask) == mask;
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS && owns(s, seat, land); i++)
            n += s->defence[land][i] != 0 && (s->defence[land][i] & mask) == mask;
    return n;
}

static bool any_unknown(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        any = any || sum_of(s->hand[seat]) > s->held[seat];
        for (unsigned i = 0; i < ROOM; i++)
            any = any || (s->attack[seat][i] != 0 && (s->attack[seat][i] & KNIGHT) == 0);
    }
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            any = any || (s->defence[land][i] != 0 && (s->defence[land][i] & KNIGHT) == 0);
    return any;
}

static bool any_hidden_in_middle(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS && s->holder[land] == 0; i++)
            any = any || (s->defence[land][i] & DOWN) != 0;
    return any;
}

static bool in_play(const struct saga_table *t, unsigned during)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        any = any || ((t->during[land][CROWN] | t->during[land][PLAIN]) & during) != 0;
    return any;
}

static const char *check_hidden(const struct saga_table *t, const struct saga_state *s)
{
    unsigned down = 0, fresh = 0, own = laid_by(t, s, s->mover, FRESH);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        down += laid_by(t, s, seat, DOWN);
        fresh += laid_by(t, s, seat, FRESH);
    }
    if (any_unknown(t, s))
        return "a knight for each (?): what nobody knows cannot be played on";
    if (any_hidden_in_middle(t, s) || (down > 0 && !in_play(t, P_HIDE)))
        return "knights face down before players only, and where the power for it is in play";
    return fresh > own || fresh > 1 ? "a * on one knight at most, of the player whose turn it is"
                                    : NULL;
}

static const char *check_numbers(const struct saga_table *t, const struct saga_state *s)
{
    unsigned knights = sum_of(s->pool);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        knights += s->held[seat] + laid_by(t, s, seat, 0);
    for (unsigned land = 0; land < t->lands; land++)
        knights += s->holder[land] == 0 ? knights_under(s, land) : 0;
    return knights <= KNIGHTS ? NULL : "no more knights than there are: 60";
}

/* ---- lands, income, chips ---- */

static const char *check_lands(const struct saga_table *t, const struct saga_state *s)
{
    unsigned due = 0;
    bool picks = false;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned during = t->during[land][CROWN] | t->during[land][PLAIN];
        due += t->income[land][CROWN] > t->income[land][PLAIN] ? t->income[land][CROWN]
                                                               : t->income[land][PLAIN];
        picks = picks || ((t->final[land][CROWN] | t->final[land][PLAIN]) & E_TROOP) != 0;
        if (s->turned[land] != UNTURNED
            && ((during & (P_ADD | P_HIDE)) == 0 || s->holder[land] == 0))
            return "turned only lands whose power is used once, and before a player";
    }
    if (s->due > due)
        return "no more income due than the lands bring";
    if (s->lost && (due == 0 || s->due > 0 || s->laid || s->recruited))
        return "a line 'lost' only where lands bring income, of which none is due, and in a turn "
               "without a "
               "knight laid or recruited";
    return s->counted != 0 && !picks ? "a troop counted only where a land has the power for it"
                                     : NULL;
}

static unsigned worth_of_chips(const struct saga_table *t, const struct saga_state *s,
                               unsigned seat)
{
    unsigned n = 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        n += (unsigned)t->chip[d] * s->chips[seat][d];
    return n;
}

static const char *check_chips(const struct saga_table *t, const struct saga_state *s)
{
    bool kept = READS(t, Q_change_impossible, 'B');
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        bool mover = seat == s->mover;
        unsigned has = worth_of_chips(t, s, seat) + (mover ? s->gets : 0u);
        unsigned needs = s->fame[seat] + (mover ? s->owes : 0u);
        if (kept ? has != needs : any_chips(s, seat))
            return "under q-change-impossible B chips that make up the fame of each player, and "
                   "else no line "
                   "'chips'";
    }
    for (unsigned d = 0; d < DENOMINATIONS; d++) {
        unsigned out = 0;
        for (unsigned seat = 0; seat < t->head.players; seat++)
            out += s->chips[seat][d];
        if (out > t->chips[d])
            return "no more chips of a value than the sheet has";
    }
    return NULL;
}

/* ---- what only some readings know ---- */

static bool any_byte(const uint8_t *bytes, unsigned count)
{
    bool any = false;
    for (unsigned i = 0; i < count; i++)
        any = any || bytes[i] != 0;
    return any;
}

static bool needs_weakened(const struct saga_table *t)
{
    return !READS(t, Q_conquest_trigger, 'A') || READS(t, Q_takeback_test, 'B')
        || READS(t, Q_received_is_conquered, 'B');
}

static const char *check_readings(const struct saga_table *t, const struct saga_state *s)
{
    bool aims = READS(t, Q_takeback_bottom, 'B') || READS(t, Q_troops_added, 'B');
    bool remembers = READS(t, Q_takeback_colour_memory, 'B');
    if (s->weakened != 0 && !needs_weakened(t))
        return "'weakened' only under q-conquest-trigger B or C, q-takeback-test B, "
               "q-received-is-conquered B";
    if (s->changed != 0 && !READS(t, Q_conquest_trigger, 'B'))
        return "a line 'changed' only under q-conquest-trigger B";
    if (s->changed != 0 && saga_troop_at(s, s->changed - 1u).size == 0)
        return "a line 'changed' with a troop that lies there";
    if (any_byte(s->declined, LANDS) && !READS(t, Q_conquest_optional, 'B'))
        return "'declined' only under q-conquest-optional B";
    if (any_byte(s->tied, LANDS) && !READS(t, Q_contested_land, 'B'))
        return "'tied' only under q-contested-land B";
    if (s->gained != 0 && !READS(t, Q_takeback_new_holder, 'B'))
        return "'gained' only under q-takeback-new-holder B";
    if (s->freed[0] != 0 && (!READS(t, Q_free_knight_choice, 'B') || s->phase != GIFT))
        return "a line 'freed' only under q-free-knight-choice B, in phase gift";
    if (s->begun != 0 && !READS(t, Q_takeback_when, 'C'))
        return "a line 'begun' only under q-takeback-when C";
    if (any_byte(&s->aim[0][0], sizeof s->aim) && !aims)
        return "'>' behind a troop only under q-takeback-bottom B or q-troops-added B";
    if ((any_byte(&s->barred[0][0], sizeof s->barred) || any_byte(s->barred_under, LANDS))
        && !remembers)
        return "barred colours only under q-takeback-colour-memory B";
    return NULL;
}

const char *saga_finish_position(const struct saga_table *t, struct saga_state *s)
{
    derive(t, s);
    const char *(*const checks[])(const struct saga_table *, const struct saga_state *) = {
        check_decision, check_given, check_hidden, check_numbers,
        check_set_up,   check_lands, check_chips,  check_readings,
    };
    for (unsigned i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        const char *expected = checks[i](t, s);
        if (expected)
            return expected;
    }
    return NULL;
}

/* ---------------------------------------------------------------- facts -- */

static void put_signed(int n, struct text *out)
{
    put(out, n < 0 ? " -" : " ");
    put_number(out, (unsigned)(n < 0 ? -n : n));
    put_char(out, '\n');
}

/* Do several players stand before the land with the same best troop, each strong enough? */
static bool is_contested(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int best = saga_strength(t, s, land);
    bool tie = false;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        int own = saga_strength(t, s, land);
        for (unsigned i = 0, troops = saga_troops(s, seat); i < troops && !owns(s, seat, land);
             i++) {
            struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
            if (saga_aim(t, &troop) == land && (int)saga_value(&troop) > own)
                own = (int)saga_value(&troop);
        }
        tie = own > best ? false : tie || (own == best && own > saga_strength(t, s, land));
        best = own > best ? own : best;
    }
    return tie;
}

static void write_land_facts(const struct saga_table *t, const struct saga_state *s, unsigned land,
                             struct text *out)
{
    put(out, "strength ");
    put(out, land_names[land]);
    put_signed(saga_strength(t, s, land), out);
    if (is_contested(t, s, land))
        put(out, "contested "), put(out, land_names[land]), put_char(out, '\n');
}

static void write_troop_facts(const struct saga_table *t, const struct saga_state *s,
                              unsigned place, struct text *out)
{
    struct saga_troop troop = saga_troop_at(s, place);
    unsigned aim = saga_aim(t, &troop);
    put(out, "value ");
    put_place(place, out);
    put_with_number(out, "", saga_value(&troop));
    put(out, "\naims ");
    put_place(place, out);
    put_word(aim == NOWHERE ? "nowhere" : land_names[aim], out);
    put_char(out, '\n');
}

/* A view holds no hand of others: then points are what they would be without it. */
void saga_write_facts(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    for (unsigned land = 0; land < t->lands; land++)
        write_land_facts(t, s, land, out);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        for (unsigned i = 0, troops = saga_troops(s, seat); i < troops; i++)
            write_troop_facts(t, s, place_of(seat, i), out);
        put_with_seat(out, "holds", seat);
        put_with_number(out, "", s->held[seat]);
        put_with_seat(out, "\nincome", seat);
        put_with_number(out, "", saga_income(t, s, seat));
        put_with_seat(out, "\npoints", seat);
        put_signed(saga_points(t, s, seat), out);
    }
    put_with_number(out, "due", s->due);
    put_with_number(out, "\nsupply", saga_supply(t, s));
    put_char(out, '\n');
}

/* --------------------------------------------------------------- sheets --
 *
 *     players 2            small                 lands 6
 *     first youngest       first A (in a scope)
 *     set 1 R1 2xG4 B3     a line replaces the whole set
 *     seat A 1             the set of a player, or any: dealt by chance
 *     display-set 3        the set of the display, or any
 *     display red R1 G4    its layout, a line for each land, the first knight first
 *     side red crown       plain; either: by chance
 *     land red crown 1 plus none      income, powers during the game and at its end of a
 *                                     side; several, joined by +, in a scope
 *     chips 12x1 8x2       fame 255 (nobody has more)      recruits 1 (in a turn)
 *
 * 'small' begins a scope: sets, display, seats, sides, incomes and powers of the
 * standard sheet are gone.
 */

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
    put(out, land_names[land]);
    put_word(side_names[side], out);
    put_with_number(out, "", t->income[land][side]);
    put_powers(t->during[land][side], during_names, DURINGS, out);
    put_powers(t->final[land][side], final_names, FINALS, out);
    put_char(out, '\n');
}

static void put_lands(const struct saga_table *t, struct text *out)
{
    for (unsigned land = 0; land < t->lands && land < LANDS; land++) {
        put(out, "side ");
        put(out, land_names[land]);
        put_word(side_names[t->side[land] <= EITHER ? t->side[land] : CROWN], out);
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
        if (sum_of(t->set[set]) > 0) {
            put_with_number(out, "set", set + 1);
            put_counts(t->set[set], out);
            put_char(out, '\n');
        }
    for (unsigned seat = 0; seat < t->head.players && seat < SEATS; seat++) {
        put_with_seat(out, "seat", seat);
        put_given_set(t->seat_set[seat], out);
    }
    put(out, "display-set");
    put_given_set(t->display_set, out);
}

static void put_display(const struct saga_table *t, struct text *out)
{
    for (unsigned land = 0; land < t->lands && land < LANDS; land++) {
        if (t->display[land][0] == 0)
            continue;
        put(out, "display ");
        put(out, land_names[land]);
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
    put_with_number(out, "\nfame", t->most_fame);
    put_with_number(out, "\nrecruits", t->recruits);
    put_char(out, '\n');
}

void saga_write_sheet(const struct saga_table *t, struct text *out)
{
    put_with_number(out, "players", t->head.players);
    put(out, t->head.small ? "\nsmall" : "");
    put_with_number(out, "\nlands", t->lands);
    if (t->first == BY_AGE)
        put(out, "\nfirst youngest\n");
    else
        put_with_seat(out, "\nfirst", t->first), put_char(out, '\n');
    put_sets(t, out);
    put_display(t, out);
    put_lands(t, out);
    put_chips(t, out);
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

static const char *read_small(const struct words *in, struct saga_table *t)
{
    t->head.small = 1;
    t->display_set = 0;
    clear_lands(t);
    for (unsigned seat = 0; seat < SEATS; seat++)
        t->seat_set[seat] = 0;
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned card = 0; card < CARDS; card++)
            t->set[set][card] = 0;
    return in->count == 1 ? NULL : "nothing behind 'small'";
}

static const char *read_first(const struct words *in, struct saga_table *t)
{
    unsigned seat;
    t->first = BY_AGE;
    if (in->count == 2 && same_word(in->word[1], "youngest"))
        return NULL;
    if (in->count != 2 || !read_seat(in->word[1], SEATS, &seat))
        return "first youngest, or in a scope a player's letter";
    t->first = (uint8_t)seat;
    return NULL;
}

static const char *read_set(const struct words *in, struct saga_table *t)
{
    unsigned set;
    if (in->count < 3 || !read_number(in->word[1], SETS, &set) || set == 0)
        return "set NUMBER and its knights, such as set 1 R1 2xG4, the number from 1 to 5";
    return read_counts(in, 2, t->set[set - 1], NULL);
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
    bool good = in->count == 4 && one_of(in->word[1], land_names, LANDS, &land)
             && read_one_knight(in->word[2], &first) && read_one_knight(in->word[3], &second);
    if (!good)
        return "display LAND and two knights, the first one first: display red R1 G4";
    t->display[land][0] = (uint8_t)(first + 1);
    t->display[land][1] = (uint8_t)(second + 1);
    return NULL;
}

static const char *read_side(const struct words *in, struct saga_table *t)
{
    unsigned land, side;
    if (in->count != 3 || !one_of(in->word[1], land_names, LANDS, &land)
        || !one_of(in->word[2], side_names, 3, &side))
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
            if ((rest = behind(word, names[i])) && (*rest == 0 || *rest == '+'))
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
    bool good = in->count == 6 && one_of(in->word[1], land_names, LANDS, &land)
             && one_of(in->word[2], side_names, 2, &side) && read_number(in->word[3], MOST, &income)
             && read_powers(in->word[4], during_names, DURINGS, &t->during[land][side])
             && read_powers(in->word[5], final_names, FINALS, &t->final[land][side]);
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
        if (w > DENOMINATIONS || !read_number(read_times(in->word[w], &n), 255, &value) || n > MOST)
            return "up to five kinds of chips such as 12x1 8x2, their values rising, at most 99 of "
                   "each";
        t->chip[w - 1] = (uint8_t)value;
        t->chips[w - 1] = (uint8_t)n;
    }
    return NULL;
}

static const struct sheet_line {
    const char *name;
    const char *(*read)(const struct words *in, struct saga_table *t);
} sheet_lines[] = {
    { "small", read_small },
    { "first", read_first },
    { "set", read_set },
    { "seat", read_seat_set },
    { "display-set", read_display_set },
    { "display", read_display },
    { "side", read_side },
    { "land", read_land_side },
    { "chips", read_chips },
};
static const struct sheet_number sheet_numbers[] = {
    { "players", offsetof(struct saga_table, head.players), SEATS },
    { "lands", offsetof(struct saga_table, lands), LANDS },
    { "fame", offsetof(struct saga_table, most_fame), MOST_FAME },
    { "recruits", offsetof(struct saga_table, recruits), MOST },
};
enum {
    SHEET_LINES = sizeof sheet_lines / sizeof sheet_lines[0],
    SHEET_NUMBERS = sizeof sheet_numbers / sizeof sheet_numbers[0]
};

const char *saga_read_sheet(struct saga_table *t, const struct words *in)
{
    const struct sheet_number *number = find_sheet_number(sheet_numbers, SHEET_NUMBERS, in);
    for (unsigned i = 0; i < SHEET_LINES; i++)
        if (same_word(in->word[0], sheet_lines[i].name))
            return sheet_lines[i].read(in, t);
    if (number)
        return read_sheet_number(in, number, t) ? NULL
                                                : "one number, and one that the game has room for";
    return "a line of a sheet: players, small, lands, first, set, seat, display-set, display, "
           "side, land, chips, "
           "fame or recruits";
}
