/* What follows from a position of Akkon, told besides it.
 *
 *     open tyrus           the field where bids lie open
 *     bid A tyrus 10       what a player bids there; wins A tyrus, if it were over now
 *     need tyrus-ban 2     pieces that the mover needs to play a card of his hand; of these
 *                          discount tyrus-ban 1 is what his chaplain saves
 *     levant B tyrus 2     knights of a player that a Levant counts there
 *     points A 15          second A 6: his second highest value
 *     leader gold A        who is alone at the top of a track
 *     cards tyrus 10       in the pile, its top included
 */
#include "spelling.h"

static void line_of_seat(const char *word, unsigned seat, unsigned city, unsigned number,
                         struct text *out)
{
    akkon_put_of(word, seat, out);
    if (city < CITIES)
        akkon_put_word(akkon_cities[city], out);
    akkon_put_spaced(number, out);
    put_char(out, '\n');
}

static bool bids_on(const struct akkon_state *s, unsigned seat, unsigned city)
{
    bool any = seat == s->start && s->marshal == ON_FIELD + city;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        any = any || s->at[seat][kind] == ON_FIELD + city;
    return any;
}

static void write_bids(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                       struct text *out)
{
    bool any = false;
    if (s->marshal == ON_FIELD + city)
        put(out, "open "), put(out, akkon_cities[city]), put_char(out, '\n');
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (bids_on(s, seat, city)) {
            any = true;
            line_of_seat("bid", seat, city, akkon_bid_value(t, s, seat, city), out);
        }
    unsigned winner = any ? akkon_winner_of(t, s, city) : (unsigned)NOWHERE;
    if (winner >= t->head.players)
        return;
    akkon_put_of("wins", winner, out);
    akkon_put_word(akkon_cities[city], out);
    put_char(out, '\n');
}

static void write_print(const char *word, const struct akkon_table *t, unsigned print,
                        unsigned number, struct text *out)
{
    put(out, word);
    put_char(out, ' ');
    akkon_put_print(t, print, out);
    akkon_put_spaced(number, out);
    put_char(out, '\n');
}

static void write_needs(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    for (unsigned print = 0; print < t->prints; print++) {
        if (akkon_copies(t, s, print, IN_HAND + s->mover) == 0)
            continue;
        unsigned need = akkon_need(t, s, s->mover, print), cost = t->print[print].cost;
        write_print("need", t, print, need, out);
        if (need < cost)
            write_print("discount", t, print, cost - need, out);
    }
}

static void write_levant(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                         struct text *out)
{
    for (unsigned city = 0; city < t->cities; city++) {
        unsigned n =
            (t->counted >> city & 1u) != 0 ? akkon_levant_count(t, s, seat, 1u << city) : 0u;
        if (n > 0)
            line_of_seat("levant", seat, city, n, out);
    }
}

static void write_leaders(const struct akkon_table *t, const struct akkon_state *s,
                          struct text *out)
{
    for (unsigned track = 0; track < t->tracks; track++) {
        unsigned leader = akkon_leader(t, s, track);
        if (leader >= t->head.players)
            continue;
        put(out, "leader ");
        put(out, akkon_tracks[track]);
        put_char(out, ' ');
        put_seat(out, leader);
        put_char(out, '\n');
    }
}

void akkon_write_facts(const struct akkon_table *t, const struct akkon_state *s, struct text *out)
{
    for (unsigned city = 0; city < t->cities; city++)
        write_bids(t, s, city, out);
    write_needs(t, s, out);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        write_levant(t, s, seat, out);
        line_of_seat("points", seat, NOWHERE, akkon_points(t, s, seat), out);
        line_of_seat("second", seat, NOWHERE, akkon_second(t, s, seat), out);
    }
    write_leaders(t, s, out);
    for (unsigned city = 0; city < t->cities; city++) {
        if (!akkon_has_cards(t, city))
            continue;
        put(out, "cards ");
        put(out, akkon_cities[city]);
        akkon_put_spaced(akkon_left(t, s, city), out);
        put_char(out, '\n');
    }
}
