/* A position of Akkon as a picture: the tracks with the privileges, the cities with the bids there,
 * and the knights, loans and cards of each player.
 *
 * A piece is a disc with its value or the first letters of its name, the marshal a shield. A piece
 * that lies face down is hatched, and shows ? if the viewer does not know it. A card shows its
 * city, its cost in the corner, its action and the tracks that it indicates; a Levant also shows
 * the cities where it counts. */
#include "../../forms/picture.h"
#include "spelling.h"

enum {
    TOP = 20,
    FLOOR = 4,
    LINE = 14,
    NOTE_WIDE = 346,
    TRACK_LEFT = 72,
    CELL = 38,
    LETTER_WIDE = 7,
    TRACK_HIGH = 24,
    HOLDER_LEFT = 644, /* tracks  */
    IN_ROW = 3,
    CITY_WIDE = 226,
    NEXT_CITY = 230,
    LEFT = 4,
    HEAD = 88,
    BID_HIGH = 29,
    GAP = 8,
    BID_LEFT = 66,
    NEXT_BID = 21, /* cities  */
    CARD_WIDE = 82,
    CARD_HIGH = 60,
    BACK_HIGH = 18,
    NEXT_CARD = 86,
    CARDS_IN_ROW = 8,
    CAMP_LEFT = 224,
    NEXT_PIECE = 26,
    PIECES_IN_ROW = 18, /* players */
    LEGEND = 18
};

/* ---- pieces ---- */

static const char *const faces[KNIGHTS] = { "5", "6", "7", "8", "Me", "Gr", "Ch" };

/* A knight, or one to pay with, in its owner's colour. */
static void draw_piece(struct text *out, unsigned x, unsigned y, unsigned seat, const char *face,
                       bool down)
{
    fill_disc(out, x, y, seat_colour(seat), down ? DASHED : THIN);
    if (down)
        hatch_disc(out, x, y);
    draw_words(out, x, y + 4, BOLD | CENTRED | seat_letters(seat), face);
}

/* Names the piece "A 5"; the caller adds where it is. A hidden piece has no name. */
static void name_piece(struct text *out, unsigned x, unsigned y, unsigned seat, unsigned kind,
                       bool seen)
{
    begin_thing(out, x, y), put_seat(out, seat), put_char(out, ' ');
    put(out, seen ? akkon_pieces[kind] : "?"), thing_is_on(out);
}

/* The place of a thing: "jerusalem", "camp A", or "A by B" if B has A's knight. */
static void put_camp(unsigned seat, struct text *out)
{
    put(out, "camp "), put_seat(out, seat);
}

static void draw_marshal(struct text *out, unsigned x, unsigned y, enum picture_line line)
{
    draw_path(out, x, y, "m-10-12h20v13l-10 11l-10-11z", line);
    draw_words(out, x, y + 4, BOLD | CENTRED, "Ma");
}

/* Where a knight is, whether or not the viewer knows which knight it is. */
static unsigned where_of(const struct akkon_state *s, unsigned seat, unsigned kind)
{
    return s->at[seat][kind] & ~(unsigned)UNSEEN;
}

static const char *face_of(const struct akkon_state *s, unsigned seat, unsigned kind)
{
    return s->at[seat][kind] < UNSEEN ? faces[kind] : "?";
}

/* ---- cards ---- */

static void put_initials(unsigned cities, struct text *out)
{
    for (unsigned city = 0; city < CITIES; city++)
        if ((cities >> city & 1u) != 0)
            put_char(out, (char)(akkon_cities[city][0] - 'a' + 'A')),
                put_char(out, akkon_cities[city][1]);
}

static void describe_card(const struct akkon_print *p, unsigned x, unsigned y, struct text *out)
{
    bool tracked = p->action != SCRIPTURE && p->action != MINT;
    draw_words(out, x, y, SMALL | BOLD, akkon_cities[p->city]);
    draw_words(out, x, y + LINE, SMALL, akkon_actions[p->action]);
    if (tracked)
        draw_words(out, x, y + 2 * LINE, SMALL, akkon_tracks[p->track]);
    if (p->action == SIEGE)
        begin_words(out, x, y + 3 * LINE, SMALL), put_char(out, '-'),
            put(out, akkon_tracks[p->other]), end_words(out);
    if (p->action == LEVANT)
        begin_words(out, x, y + 3 * LINE, SMALL), put_initials(p->cities, out), end_words(out);
}

/* Names the card; the caller adds where it is. */
static void name_card(const struct akkon_table *t, unsigned print, unsigned x, unsigned y,
                      struct text *out)
{
    begin_thing(out, x + CARD_WIDE / 2, y + CARD_HIGH / 2), akkon_put_print(t, print, out);
    thing_is_on(out);
}

static void draw_card(const struct akkon_table *t, unsigned print, unsigned x, unsigned y,
                      struct text *out)
{
    begin_look(out);
    draw_box(out, x, y, CARD_WIDE, CARD_HIGH, THIN);
    describe_card(&t->print[print], x + 4, y + 12, out);
    draw_number(out, x + CARD_WIDE - 12, y + 12, BOLD, t->print[print].cost);
    end_group(out);
}

static void draw_back(unsigned x, unsigned y, struct text *out)
{
    draw_box(out, x, y, CARD_WIDE, BACK_HIGH, DASHED);
    hatch_box(out, x, y, CARD_WIDE, BACK_HIGH);
    draw_words(out, x + CARD_WIDE / 2, y + 13, BOLD | CENTRED, "?");
}

static unsigned count_at(const struct akkon_table *t, const struct akkon_state *s, unsigned place)
{
    unsigned n = 0;
    for (unsigned card = 0; card < t->cards; card++)
        n += s->card[card] == place;
    return n;
}

/* Rows of cards: where the next card goes, and where the next row begins. */
struct hand {
    unsigned y, high, count;
};

static unsigned card_x(const struct hand *h)
{
    return LEFT + h->count % CARDS_IN_ROW * NEXT_CARD;
}
static unsigned card_y(const struct hand *h)
{
    return h->y + h->count / CARDS_IN_ROW * (h->high + 4);
}

static unsigned below_hand(const struct hand *h)
{
    return h->y + (h->count + CARDS_IN_ROW - 1) / CARDS_IN_ROW * (h->high + 4);
}

/* The place "hand A", or "aside" for cards that were taken out of the piles. */
static void put_cards_place(unsigned place, struct text *out)
{
    bool hand = place >= IN_HAND && place < IN_HAND + SEATS;
    put(out, hand ? "hand " : "aside");
    if (hand)
        put_seat(out, place - IN_HAND);
}

/* Draws all cards of a place, seen or hidden. Returns where the next thing goes. */
static unsigned draw_cards(const struct akkon_table *t, const struct akkon_state *s, unsigned place,
                           unsigned y, struct text *out)
{
    struct hand seen = { y, CARD_HIGH, 0 };
    begin_spot(out, LEFT, y), put_cards_place(place, out), begin_look(out), end_group(out);
    for (unsigned card = 0; card < t->cards; card++)
        if (s->card[card] == place) {
            name_card(t, t->print_of[card], card_x(&seen), card_y(&seen), out);
            put_cards_place(place, out);
            draw_card(t, t->print_of[card], card_x(&seen), card_y(&seen), out), seen.count++;
        }
    struct hand hidden = { below_hand(&seen), BACK_HIGH, 0 };
    for (unsigned n = count_at(t, s, UNSEEN + place); hidden.count < n; hidden.count++)
        draw_back(card_x(&hidden), card_y(&hidden), out);
    return below_hand(&hidden);
}

/* ---- tracks ---- */

/* Writes the letters of the players who stand there, side by side. */
static void draw_cell(const struct akkon_table *t, const struct akkon_state *s, unsigned track,
                      unsigned value, unsigned x, unsigned y, struct text *out)
{
    unsigned there = 0, at = 0;
    draw_box(out, x, y, CELL, TRACK_HIGH, THIN);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        there += s->value[seat][track] == value;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        unsigned left = x + CELL / 2 - there * LETTER_WIDE / 2 + at * LETTER_WIDE;
        if (s->value[seat][track] != value)
            continue;
        begin_thing(out, left + LETTER_WIDE / 2, y + TRACK_HIGH / 2);
        put_seat(out, seat), put_char(out, ' '), put(out, akkon_tracks[track]);
        thing_is_on(out), put_number(out, value), begin_look(out);
        begin_words(out, left, y + 16, SMALL | BOLD), put_seat(out, seat), end_words(out);
        end_group(out);
        at++;
    }
}

static void draw_holder(const struct akkon_table *t, const struct akkon_state *s, unsigned track,
                        unsigned y, struct text *out)
{
    if (s->privilege[track] != 0) {
        begin_thing(out, HOLDER_LEFT, y + TRACK_HIGH / 2);
        put(out, "privilege "), put(out, akkon_tracks[track]), thing_is_on(out);
        put_seat(out, s->privilege[track] - 1u), begin_look(out);
        draw_seat(out, HOLDER_LEFT, y + TRACK_HIGH / 2, s->privilege[track] - 1u, 0);
        end_group(out);
    } else if ((t->privileges >> track & 1u) != 0)
        draw_words(out, HOLDER_LEFT, y + 16, SMALL | CENTRED, "open");
}

static unsigned draw_tracks(const struct akkon_table *t, const struct akkon_state *s, unsigned y,
                            struct text *out)
{
    for (unsigned value = 0; value <= t->most; value++)
        draw_number(out, TRACK_LEFT + value * CELL + CELL / 2, y + 10, SMALL | CENTRED, value);
    if (t->privileges != 0)
        draw_words(out, HOLDER_LEFT, y + 10, SMALL | CENTRED, "privilege");
    y += LINE + 2;
    for (unsigned track = 0; track < t->tracks; track++, y += TRACK_HIGH + 4) {
        draw_words(out, LEFT, y + 16, BOLD, akkon_tracks[track]);
        for (unsigned value = 0; value <= t->most; value++)
            draw_cell(t, s, track, value, TRACK_LEFT + value * CELL, y, out);
        draw_holder(t, s, track, y, out);
    }
    return y + GAP;
}

/* ---- a city ---- */

static bool led_there(const struct akkon_state *s, unsigned seat, unsigned city)
{
    return seat == s->start && s->marshal == ON_FIELD + city;
}

static unsigned pieces_there(const struct akkon_state *s, unsigned seat, unsigned city)
{
    unsigned n = led_there(s, seat, city);
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        n += where_of(s, seat, kind) == ON_FIELD + city;
    return n;
}

/* Are all pieces there seen? What a piece bids may depend on the others. */
static bool all_seen(const struct akkon_state *s, unsigned city)
{
    bool all = true;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            all = all && s->at[seat][kind] != UNSEEN + ON_FIELD + city;
    return all;
}

static void draw_bid(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     unsigned city, unsigned x, unsigned y, struct text *out)
{
    unsigned next = x + BID_LEFT;
    draw_seat(out, x + 18, y, seat, 0);
    if (all_seen(s, city))
        draw_number(out, x + 36, y + 4, SMALL, akkon_bid_value(t, s, seat, city));
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (where_of(s, seat, kind) == ON_FIELD + city) {
            bool down = !akkon_lies_open(t, s, seat, kind);
            name_piece(out, next, y, seat, kind, s->at[seat][kind] < UNSEEN);
            put(out, akkon_cities[city]), put(out, down ? " face down" : ""), begin_look(out);
            draw_piece(out, next, y, seat, face_of(s, seat, kind), down);
            end_group(out);
            next += NEXT_BID;
        }
    if (led_there(s, seat, city)) {
        begin_thing(out, next, y), put(out, "marshal"), thing_is_on(out);
        put(out, akkon_cities[city]), begin_look(out);
        draw_marshal(out, next, y, THIN);
        end_group(out);
    }
}

/* Writes "paid A2 B1": every player who has some. */
static void draw_counts(const struct akkon_table *t, const uint8_t count[SEATS][CITIES],
                        unsigned city, const char *name, unsigned x, unsigned *y, struct text *out)
{
    bool any = false;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        any = any || count[seat][city] != 0;
    if (!any)
        return;
    begin_words(out, x, *y, SMALL), put(out, name);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (count[seat][city] != 0)
            put_char(out, ' '), put_seat(out, seat), put_number(out, count[seat][city]);
    end_words(out);
    *y += LINE;
}

static void draw_chaplains(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                           unsigned x, unsigned *y, struct text *out)
{
    bool any = false;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        any = any || s->chaplain[seat] == city + 1;
    if (!any)
        return;
    begin_words(out, x, *y, SMALL), put(out, "chaplain ");
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (s->chaplain[seat] == city + 1)
            put_seat(out, seat);
    end_words(out);
    *y += LINE;
}

/* Writes beside the top what the card round remembers of the city. */
static void describe_city(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                          unsigned x, unsigned y, struct text *out)
{
    draw_chaplains(t, s, city, x, &y, out);
    draw_counts(t, s->paid, city, "paid", x, &y, out);
    draw_counts(t, s->guests, city, "guests", x, &y, out);
    if (s->played[city] != 0)
        draw_count(out, x, y, SMALL, "cards of this turn", s->played[city]);
}

static void draw_city(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                      unsigned x, unsigned y, unsigned high, struct text *out)
{
    unsigned top = akkon_top(t, s, city), below = y + HEAD + BID_HIGH / 2;
    begin_spot(out, x + BID_LEFT, below), put(out, akkon_cities[city]), begin_look(out);
    draw_box(out, x, y, CITY_WIDE, high, s->field == ON_FIELD + city ? THICK : THIN);
    draw_words(out, x + 8, y + 17, BOLD, akkon_cities[city]);
    if (s->marshal == ON_FIELD + city)
        draw_words(out, x + 92, y + 17, SMALL, "open");
    draw_count(out, x + CITY_WIDE - 58, y + 17, SMALL, "pile", akkon_left(t, s, city));
    end_group(out);
    if (top != NOWHERE) {
        name_card(t, top, x + 4, y + 24, out), put(out, akkon_cities[city]);
        draw_card(t, top, x + 4, y + 24, out);
    }
    describe_city(t, s, city, x + 92, y + 36, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (pieces_there(s, seat, city) > 0) {
            draw_bid(t, s, seat, city, x, below, out);
            below += BID_HIGH;
        }
}

/* The height of a row: cities side by side are equally high. */
static unsigned row_high(const struct akkon_table *t, const struct akkon_state *s, unsigned first)
{
    unsigned most = 0;
    for (unsigned city = first; city < first + IN_ROW && city < t->cities; city++) {
        unsigned n = 0;
        for (unsigned seat = 0; seat < t->head.players; seat++)
            n += pieces_there(s, seat, city) > 0;
        most = n > most ? n : most;
    }
    return HEAD + most * BID_HIGH + FLOOR;
}

static unsigned draw_cities(const struct akkon_table *t, const struct akkon_state *s, unsigned y,
                            struct text *out)
{
    for (unsigned first = 0; first < t->cities; first += IN_ROW) {
        unsigned high = row_high(t, s, first);
        for (unsigned city = first; city < first + IN_ROW && city < t->cities; city++)
            draw_city(t, s, city, LEFT + (city - first) * NEXT_CITY, y, high, out);
        y += high + GAP;
    }
    return y;
}

/* ---- a player ---- */

/* Rows of a player's pieces, and where the next one goes. */
struct row {
    struct text *out;
    unsigned y, count;
};

static unsigned next_x(const struct row *r)
{
    return CAMP_LEFT + r->count % PIECES_IN_ROW * NEXT_PIECE;
}
static unsigned next_y(const struct row *r)
{
    return r->y + r->count / PIECES_IN_ROW * NEXT_PIECE;
}

/* The caller has written the piece's name and place. */
static void add_piece(struct row *r, unsigned seat, const char *face, bool down)
{
    begin_look(r->out);
    draw_piece(r->out, next_x(r), next_y(r), seat, face, down);
    end_group(r->out);
    r->count++;
}

/* Draws an arrow behind the previous piece, and the player who has it. */
static void add_taker(struct row *r, unsigned taker)
{
    draw_path(r->out, next_x(r) - 11, next_y(r), "h12m-5-5l5 5l-5 5", THIN);
    r->count++;
    draw_seat(r->out, next_x(r) - 9, next_y(r), taker, 0);
    r->count++;
}

static void add_marshal(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                        struct row *r)
{
    bool here = s->marshal >= MARSHAL_LENT ? s->marshal == MARSHAL_LENT + seat
                                           : seat == s->start && !on_field(s->marshal);
    if (!t->marshal || !here)
        return;
    begin_thing(r->out, next_x(r), next_y(r)), put(r->out, "marshal");
    thing_is_on(r->out), put_camp(seat, r->out), begin_look(r->out);
    draw_marshal(r->out, next_x(r), next_y(r),
                 s->marshal == SET_ASIDE || s->marshal == SPENT ? DASHED : THIN);
    end_group(r->out);
    r->count++;
}

/* Draws the knights that are left to pay with, each with the letter of its owner. */
static void add_stock(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                      struct row *r)
{
    for (unsigned colour = 0; colour < t->head.players; colour++) {
        char letter[2] = { (char)('A' + colour), 0 };
        for (unsigned i = 0; i < s->stock[seat][colour]; i++) {
            begin_thing(r->out, next_x(r), next_y(r)), put_seat(r->out, colour);
            put(r->out, " knight"), thing_is_on(r->out), put_camp(seat, r->out);
            add_piece(r, colour, letter, false);
        }
    }
}

/* Draws lent knights first, three places each. A row has a multiple of three places, so an arrow
 * stays beside its piece. */
static void add_lent(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     struct row *r)
{
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (has_knight(t, kind) && where_of(s, seat, kind) >= LENT) {
            name_piece(r->out, next_x(r), next_y(r), seat, kind, s->at[seat][kind] < UNSEEN);
            put_camp(where_of(s, seat, kind) - LENT, r->out);
            add_piece(r, seat, face_of(s, seat, kind), s->at[seat][kind] >= UNSEEN);
            add_taker(r, where_of(s, seat, kind) - LENT);
        }
}

static void add_camp(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     struct row *r)
{
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (has_knight(t, kind) && where_of(s, seat, kind) == IN_CAMP) {
            name_piece(r->out, next_x(r), next_y(r), seat, kind, s->at[seat][kind] < UNSEEN);
            put_camp(seat, r->out);
            add_piece(r, seat, face_of(s, seat, kind), s->at[seat][kind] >= UNSEEN);
        }
}

static void draw_claims(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                        unsigned y, struct text *out)
{
    begin_words(out, 44, y, SMALL);
    bool any = false;
    for (unsigned lender = 0; lender < t->head.players; lender++)
        if (s->claim[lender][seat] != 0) {
            put(out, any ? " " : "borrows "), put_seat(out, lender),
                put_number(out, s->claim[lender][seat]);
            any = true;
        }
    end_words(out);
}

static unsigned draw_player(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                            unsigned y, struct text *out)
{
    bool camp = akkon_before_reveal(s) || s->phase == OVER;
    struct row r = { out, y + 16, 0 };
    draw_seat(out, 20, y + 16, seat, 0);
    draw_count(out, 44, y + 20, BOLD, "points", akkon_points(t, s, seat));
    begin_spot(out, CAMP_LEFT, y + 16), put_camp(seat, out), begin_look(out), end_group(out);
    draw_claims(t, s, seat, y + 33, out);
    draw_words(out, CAMP_LEFT - 60, y + 20, SMALL, camp ? "camp" : "to pay");
    add_lent(t, s, seat, &r);
    add_marshal(t, s, seat, &r);
    if (camp)
        add_camp(t, s, seat, &r);
    add_stock(t, s, seat, &r);
    return draw_cards(t, s, IN_HAND + seat, next_y(&r) + 20, out) + GAP;
}

/* ---- cards that nobody has ---- */

static unsigned draw_rest(const struct akkon_table *t, const struct akkon_state *s, unsigned y,
                          struct text *out)
{
    static const struct {
        const char *name;
        uint8_t place;
    } rest[] = {
        { "starters", TAKEN_OUT }, { "played", PLAYED }, { "discard", DISCARDED },
        { "buried", BURIED },      { "box", BOXED },
    };
    unsigned x = LEFT;
    for (unsigned i = 0; i < sizeof rest / sizeof rest[0]; i++) {
        unsigned n = count_at(t, s, rest[i].place) + count_at(t, s, UNSEEN + rest[i].place);
        if (n > 0)
            draw_count(out, x, y + 10, SMALL, rest[i].name, n), x += 100;
    }
    y += x > LEFT ? LINE + GAP : 0;
    return draw_cards(t, s, TAKEN_OUT, y, out);
}

/* ---- the whole ---- */

/* What happens next. A text that begins with a space is what a player does. */
static const char *next_of(unsigned phase)
{
    static const char *const next[PHASES] = {
        [LOT] = "the lot says who begins",
        [CULL] = "cards leave the piles",
        [DEAL] = "the first cards are dealt",
        [EXPOSE] = "the next card is turned up",
        [BORROW] = "a knight is lent",
        [EXCHANGE] = " may exchange a card",
        [SEARCH] = " takes a card of the pile",
        [BID] = " bids knights",
        [SHIFT] = " may move a knight",
        [RETURN] = " may take knights back",
        [TURN] = " may play cards",
        [PAY] = " pays the card",
        [PUSH] = " says who is pushed back",
        [STEPS] = " moves a marker forward",
        [FORTH] = " moves a marker forward",
        [BACK] = " moves a marker back",
        [CLEMENS] = " may use the privilege of faith",
        [SURPLUS] = " has too many cards",
        [HOME] = "borrowed knights go home",
        [OVER] = "the game is over",
    };
    return next[phase < PHASES ? phase : OVER];
}

static void write_title(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    unsigned actor = akkon_turn_of(t, s);
    bool named = *next_of(s->phase) == ' ';
    if (named && actor < t->head.players)
        put_seat(out, actor);
    put(out, next_of(s->phase) + (named && actor >= t->head.players));
    if (s->phase != LOT)
        put(out, ", start player "), put_seat(out, s->start);
    if (s->passed != 0)
        put(out, ", passed ");
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if ((s->passed >> seat & 1u) != 0)
            put_seat(out, seat);
    if (s->ending != NOT_YET && s->phase != OVER)
        put(out, s->ending == 1 ? ", the last round" : ", one more round");
}

/* Writes the card played, or another thing to keep in mind; false: there are no more. */
static bool write_note(const struct akkon_table *t, const struct akkon_state *s, unsigned number,
                       struct text *out)
{
    if (s->playing == 0)
        return akkon_put_memory(s, number, out);
    if (number > 0)
        return akkon_put_memory(s, number - 1, out);
    put(out, "playing "), akkon_put_print(t, s->playing - 1u, out);
    if (s->target != 0)
        put(out, ", target "), akkon_put_target(t, s, out);
    return true;
}

static unsigned draw_notes(const struct akkon_table *t, const struct akkon_state *s, unsigned y,
                           struct text *out)
{
    char none[1] = "";
    struct text nowhere = { none, none + 1, false };
    unsigned n = 0;
    for (; write_note(t, s, n, &nowhere); n++) {
        begin_words(out, LEFT + n % 2 * NOTE_WIDE, y + n / 2 * LINE + 10, PLAIN_TEXT);
        write_note(t, s, n, out), end_words(out);
    }
    return y + (n + 1) / 2 * LINE + 4;
}

static unsigned draw_all(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    unsigned y = draw_cities(t, s, draw_tracks(t, s, draw_notes(t, s, TOP, out), out), out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        y = draw_player(t, s, seat, y, out);
    y = draw_rest(t, s, y, out);
    draw_words(out, LEFT, y + 12, SMALL,
               "Me mercenary, Gr grey-mantle, Ch chaplain, Ma marshal, hatched: face down, "
               "dashed shield: out of play");
    return y + LEGEND;
}

/* It draws twice: the first time only to measure the height. */
void akkon_draw(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    char nothing[1] = "";
    struct text nowhere = { nothing, nothing + 1, false };
    picture_begin(out, PICTURE_WIDTH, draw_all(t, s, &nowhere) + FLOOR);
    put(out, "Akkon, "), write_title(t, s, out);
    picture_titled(out);
    begin_words(out, LEFT, 14, BOLD), write_title(t, s, out), end_words(out);
    draw_all(t, s, out);
    picture_end(out);
}
