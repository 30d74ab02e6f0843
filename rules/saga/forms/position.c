/* How positions of Saga are written: corpus/saga/conventions explains it with examples. checks.c
 * fills in what follows from the other lines, and refuses impossible positions. */
#include "spelling.h"

const char *const saga_phase_names[PHASES] = {
    "sides", "sets",  "display", "age",  "turn",   "choose", "gift",
    "flip",  "aside", "pay",     "draw", "enlist", "pick",   "over",
};

const char *saga_phase_name(unsigned phase)
{
    return saga_phase_names[phase < PHASES ? phase : OVER];
}

/* --------------------------------------------------------------- troops -- */

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
            put_char(out, saga_colour_letters[colour]);
}

void saga_put_troop(const struct saga_troop *troop, struct text *out)
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
        put(out, saga_land_names[(troop->aim - 1u) % LANDS]);
    }
    put_colours('~', troop->barred, out);
}

/* Reads "R4", "(R4)", "(R4)*" or "(?)"; returns the rest of the word, or NULL. */
static const char *read_laid(const char *word, uint8_t *byte)
{
    unsigned card;
    bool down = *word == '(';
    const char *rest = saga_read_knight(word + down, &card);
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
    for (*bits = 0; saga_is_colour(*word, &colour); word++)
        *bits = (uint8_t)(*bits | 1u << colour);
    return *bits != 0 ? word : NULL;
}

/* ">red", ">under-red" */
static const char *read_aim(const char *word, uint8_t *aim)
{
    const char *under = saga_behind(word, "under-");
    for (unsigned land = 0; land < LANDS; land++) {
        const char *rest = saga_behind(under ? under : word, saga_land_names[land]);
        if (rest && (*rest == 0 || *rest == '~' || *rest == ':')) {
            *aim = (uint8_t)(land + 1 + (under ? LANDS : 0u));
            return rest;
        }
    }
    return NULL;
}

const char *saga_read_troop(const char *word, struct saga_troop *troop)
{
    *troop = (struct saga_troop){ .size = 0 };
    if (word[0] == '-') {
        word++;
    } else {
        do {
            if (troop->size == COLOURS || !(word = read_laid(word, &troop->card[troop->size])))
                return NULL;
            troop->size++;
        } while (*word++ == '/');
        word--;
    }
    if (*word == '>' && !(word = read_aim(word + 1, &troop->aim)))
        return NULL;
    return *word == '~' ? read_colours(word + 1, &troop->barred) : word;
}

static bool read_whole_troop(const char *word, struct saga_troop *troop)
{
    const char *rest = saga_read_troop(word, troop);
    return rest && *rest == 0;
}

static bool tells_turn(const struct saga_table *t, const struct saga_state *s)
{
    (void)t;
    return s->phase >= TURN;
}

/* ---------------------------------------------------------------------- lands -- */

static void put_seats(const char *word, unsigned bits, struct text *out)
{
    if (bits == 0)
        return;
    saga_put_word(word, out);
    for (unsigned seat = 0; seat < SEATS; seat++)
        if ((bits >> seat & 1u) != 0)
            put_seat(out, seat);
}

/* "land green A G4/B3 turned" */
static void write_land(const struct saga_table *t, const struct saga_state *s,
                       const unsigned *index, struct text *out)
{
    unsigned land = index[0];
    (void)t;
    struct saga_troop defence = saga_troop_at(s, land);
    defence.barred = 0;
    put(out, "land ");
    put(out, saga_land_names[land]);
    if (s->holder[land] == 0)
        put(out, " middle ");
    else
        put_char(out, ' '), put_seat(out, s->holder[land] - 1u), put_char(out, ' ');
    saga_put_troop(&defence, out);
    put(out, s->side[land] == PLAIN ? " plain" : "");
    put(out, s->turned[land] == FRESHLY     ? " turned"
             : s->turned[land] == INHERITED ? " inherited"
                                            : "");
    put(out, (s->weakened >> land & 1u) != 0 ? " weakened" : "");
    put(out, (s->gained >> land & 1u) != 0 ? " gained" : "");
    if (s->tied[land] != 0)
        put(out, " tied-"), put_number(out, s->tied[land] - 1u);
    put(out, (s->settled >> land & 1u) != 0 ? " settled" : "");
    put_seats("declined-", s->declined[land], out);
    if (s->barred_under[land] != 0)
        saga_put_word("barred", out), put_colours('-', s->barred_under[land], out);
    put_char(out, '\n');
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

/* Reads a word that may stand behind the defence of a land. */
static bool read_land_word(const struct saga_table *t, const char *word, struct saga_state *s,
                           unsigned land)
{
    unsigned side;
    const char *rest;
    if (one_of(word, saga_side_names, 2, &side))
        s->side[land] = (uint8_t)side;
    else if (same_word(word, "turned"))
        s->turned[land] = FRESHLY;
    else if (same_word(word, "inherited"))
        s->turned[land] = INHERITED;
    else if (same_word(word, "weakened"))
        s->weakened = (uint8_t)(s->weakened | 1u << land);
    else if (same_word(word, "settled"))
        s->settled = (uint8_t)(s->settled | 1u << land);
    else if (same_word(word, "gained"))
        s->gained = (uint8_t)(s->gained | 1u << land);
    else if ((rest = saga_behind(word, "tied-")))
        return read_tied(rest, &s->tied[land]);
    else if ((rest = saga_behind(word, "declined-")))
        return read_seats(rest, t->head.players, &s->declined[land]);
    else if ((rest = saga_behind(word, "barred-")))
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
    s->settled = (uint8_t)(s->settled & others);
}

static const char a_line_of_a_land[] =
    "land NAME HOLDER KNIGHTS, such as land red middle R1/G4, and "
    "the name of a land in play";

static const char *read_land(const struct saga_table *t, const struct words *in,
                             struct saga_state *s, const unsigned *index)
{
    unsigned land = index[0], seat = 0;
    struct saga_troop defence;
    if (in->count < 4)
        return a_line_of_a_land;
    clear_land(t, s, land);
    bool middle = same_word(in->word[2], "middle");
    if (!middle && !read_seat(in->word[2], t->head.players, &seat))
        return "middle or a player's letter behind the name of the land";
    if (!read_whole_troop(in->word[3], &defence) || defence.aim != 0 || defence.barred != 0)
        return "the knights under the land, such as R1/G4, or - for none";
    s->holder[land] = (uint8_t)(middle ? 0 : seat + 1);
    saga_put_under(s, land, &defence);
    for (unsigned w = 4; w < in->count; w++)
        if (!read_land_word(t, in->word[w], s, land))
            return "crown, plain, settled, turned, inherited, weakened, gained, tied-NUMBER, "
                   "declined-PLAYERS or "
                   "barred-COLOURS behind the knights of a land";
    return NULL;
}

/* ----------------------------------------------------------- lines of players -- */

static void write_attack(const struct saga_table *t, const struct saga_state *s,
                         const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
    (void)t;
    unsigned troops = saga_troops(s, seat);
    put_with_seat(out, "attack", seat);
    for (unsigned i = 0; i < troops; i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        put_char(out, ' ');
        saga_put_troop(&troop, out);
    }
    put(out, troops == 0 ? " none\n" : "\n");
}

static const char *read_attack(const struct saga_table *t, const struct words *in,
                               struct saga_state *s, const unsigned *index)
{
    unsigned seat = index[0];
    struct saga_troop troop;
    bool none = in->count == 3 && same_word(in->word[2], "none");
    for (unsigned i = 0; i < ROOM; i++)
        s->attack[seat][i] = s->aim[seat][i] = s->barred[seat][i] = 0;
    s->changed = 0; /* this line stands below those of the troops */
    for (unsigned w = 2; w < in->count && !none; w++) {
        if (!read_whole_troop(in->word[w], &troop) || troop.size == 0)
            return "troops such as R4 or G4/B3/(V2), the lowest knight first, or none";
        if (saga_put_down(t, s, seat, &troop) == NOWHERE)
            return "no more than 25 knights in the attack troops of a player";
    }
    return NULL;
}

static const char *read_fame(const struct saga_table *t, const struct words *in,
                             struct saga_state *s, const unsigned *index)
{
    unsigned n;
    if (in->count != 3 || !read_number(in->word[2], t->most_fame, &n))
        return "fame PLAYER NUMBER, and no more than the sheet allows";
    s->fame[index[0]] = (uint8_t)n;
    return NULL;
}

bool saga_any_chips(const struct saga_state *s, unsigned seat)
{
    bool any = false;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        any = any || s->chips[seat][d] > 0;
    return any;
}

static void write_chips(const struct saga_table *t, const struct saga_state *s,
                        const unsigned *index, struct text *out)
{
    unsigned seat = index[0];
    if (!saga_any_chips(s, seat))
        return;
    put_with_seat(out, "chips", seat);
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        if (s->chips[seat][d] > 0) {
            put_with_number(out, "", s->chips[seat][d]);
            put_char(out, 'x');
            put_number(out, t->chip[d]);
        }
    put_char(out, '\n');
}

static const char *read_chips(const struct saga_table *t, const struct words *in,
                              struct saga_state *s, const unsigned *index)
{
    unsigned seat = index[0];
    unsigned n, d;
    for (d = 0; d < DENOMINATIONS; d++)
        s->chips[seat][d] = 0;
    for (unsigned w = 2; w < in->count; w++) {
        if (!saga_read_chip(t, read_times(in->word[w], &n), &d) || n > t->chips[d])
            return "chips such as 3x1 or 10, of values and numbers that the sheet has";
        s->chips[seat][d] = (uint8_t)n;
    }
    return NULL;
}

/* ------------------------------------------------------------- single readings -- */

/* Writes the only troop that may conquer. */
static void write_changed(const struct saga_table *t, const struct saga_state *s,
                          const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "changed ");
    saga_put_place_at(s, seat_at(s->changed - 1u), s->changed - 1u, out);
    put_char(out, '\n');
}

static const char *read_changed(const struct saga_table *t, const struct words *in,
                                struct saga_state *s, const unsigned *index)
{
    (void)t, (void)index;
    unsigned place;
    if (in->count != 2 || !saga_read_place_at(s, in->word[1], &place) || is_land(place))
        return "changed and a troop of the lines attack above it, such as A.R4/G1";
    s->changed = (uint8_t)(place + 1);
    return NULL;
}

static void write_freed(const struct saga_table *t, const struct saga_state *s,
                        const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "freed");
    for (unsigned i = 0; i < DISPLAYED && s->freed[i] != 0; i++)
        put_char(out, ' '), saga_put_knight(s->freed[i] - 1u, out);
    put_char(out, '\n');
}

static const char *read_freed(const struct saga_table *t, const struct words *in,
                              struct saga_state *s, const unsigned *index)
{
    (void)t, (void)index;
    unsigned card = 0;
    bool good = in->count >= 2 && in->count <= 1 + DISPLAYED;
    for (unsigned i = 0; i < DISPLAYED; i++)
        s->freed[i] = 0;
    for (unsigned w = 1; good && w < in->count; w++) {
        good = saga_read_one_knight(in->word[w], &card) && (w == 1 || card + 1 >= s->freed[0]);
        s->freed[w - 1] = (uint8_t)(card + 1);
    }
    return good ? NULL : "freed and one or two knights, rising";
}

/* ------------------------------------------------------------------------ sets -- */

static void write_sets(const struct saga_table *t, const struct saga_state *s,
                       const unsigned *index, struct text *out)
{
    (void)index;
    for (unsigned seat = 0; seat <= t->head.players; seat++) {
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

static const char *read_set_of(const struct saga_table *t, const struct words *in,
                               struct saga_state *s, const unsigned *index)
{
    (void)index;
    unsigned seat = t->head.players, set;
    bool good = in->count == 3
             && (same_word(in->word[1], "display") || read_seat(in->word[1], seat, &seat))
             && read_number(in->word[2], t->sets, &set) && set > 0;
    if (!good)
        return "set PLAYER NUMBER, or set display NUMBER, of a set that the sheet has";
    s->set_of[seat] = (uint8_t)set;
    return NULL;
}

/* -------------------------------------------------------------------- all of them -- */

static unsigned count_of(const struct saga_table *t, unsigned sort)
{
    return sort == LAND ? t->lands : sort == SEAT ? t->head.players : 0;
}

static void put_blank(const struct saga_table *t, struct saga_state *s)
{
    s->phase = TURN;
    for (unsigned land = 0; land < LANDS; land++)
        s->side[land] = t->side[land] == PLAIN ? PLAIN : CROWN;
}

// NOLINTNEXTLINE(bugprone-macro-parentheses): '.t' names a member, which takes none
#define WORDS_OF(table, state) ((struct speller){ saga_sorts, &(struct scene){ .t = table } })
#define THE_DERIVING
#define THE_BLANK
#include "../../forms/members.h"
