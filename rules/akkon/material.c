/* Spelmateriaal: cities, cards, knights, tracks, and the sheet that lists them.
 *
 * The pictures of the document are lost. The text says how many cards a city has, what each kind of
 * card does and which cards are taken out when a game begins. The number of each kind, their costs
 * and the tracks that they indicate are assumed. A user who owns the game corrects the sheet. */
#include "akkon.h"

enum { MOST_COST = 8, ALL_KNIGHTS = (1 << KNIGHTS) - 1, ALL_TRACKS = (1 << TRACKS) - 1 };

/* ---- the assumed sheet ---- */

static void add(struct akkon_table *t, struct akkon_print print)
{
    t->print[t->prints++] = print;
}

/* Each coast city has its own track; a siege takes from the next track. */
static void add_coast(struct akkon_table *t, uint8_t city)
{
    static const uint8_t own[] = { GOLD, FAITH, PRESTIGE, POWER };
    static const uint8_t taken[] = { FAITH, POWER, GOLD, PRESTIGE };
    add(t, (struct akkon_print){
               .city = city, .action = LANCE, .cost = 1, .copies = 4, .track = own[city] });
    add(t, (struct akkon_print){
               .city = city, .action = FEAST, .cost = 3, .copies = 1, .track = own[city] });
    add(t, (struct akkon_print){
               .city = city, .action = BAN, .cost = 3, .copies = 3, .track = own[city] });
    add(t, (struct akkon_print){ .city = city,
                                 .action = SIEGE,
                                 .cost = 2,
                                 .copies = 4,
                                 .track = own[city],
                                 .other = taken[city] });
}

/* Adds one card for each track. */
static void add_four(struct akkon_table *t, uint8_t city, uint8_t action, uint8_t cost)
{
    // NOLINTNEXTLINE(bugprone-too-small-loop-variable): a handful of tracks
    for (uint8_t track = 0; track < TRACKS; track++)
        add(t, (struct akkon_print){
                   .city = city, .action = action, .cost = cost, .copies = 1, .track = track });
}

static void add_levants(struct akkon_table *t)
{
    static const uint8_t cities[TRACKS] = {
        [GOLD] = 1 << TYRUS | 1 << JAFFA | 1 << JERUSALEM,
        [FAITH] = 1 << JAFFA | 1 << SIDON | 1 << AKKON,
        [POWER] = 1 << CAESAREA | 1 << SIDON | 1 << JERUSALEM,
        [PRESTIGE] = 1 << TYRUS | 1 << CAESAREA | 1 << AKKON,
    };
    add_four(t, AKKON, LEVANT, 2);
    for (unsigned track = 0; track < TRACKS; track++)
        t->print[t->prints - TRACKS + track].cities = cities[track];
}

void akkon_default_table(struct akkon_table *t, unsigned players)
{
    RULE(colour_kit), RULE(seven_distinct_knights),
        *t = (struct akkon_table){
            .first = BY_LOT,
            .cities = CITIES,
            .tracks = TRACKS,
            .most = MOST_VALUE,
            .from = START_VALUE,
            .knights = ALL_KNIGHTS,
            .marshal = 1,
            .privileges = ALL_TRACKS,
            .starters = STARTERS,
        };
    RULE(players_2_to_5), t->head.players = (uint8_t)players;
    for (unsigned q = 0; q < AKKON_QUESTIONS; q++)
        t->head.reading[q] = 'A';
    // NOLINTNEXTLINE(bugprone-too-small-loop-variable): a handful of cities
    for (uint8_t city = TYRUS; city <= SIDON; city++)
        add_coast(t, city);
    add(t, (struct akkon_print){ .city = JERUSALEM, .action = SCRIPTURE, .cost = 1, .copies = 4 });
    add_four(t, JERUSALEM, PLAGUE, 2);
    add_four(t, JERUSALEM, BROTHER, 2);
    add(t, (struct akkon_print){ .city = AKKON, .action = MINT, .cost = 1, .copies = 4 });
    add_four(t, AKKON, FEAST, 3);
    add_levants(t);
}

/* ---- sealing ---- */

void akkon_seal(struct akkon_table *t)
{
    unsigned cards = 0;
    t->counted = 0;
    for (unsigned card = 0; card < CARDS; card++)
        t->print_of[card] = t->first_card[card] = 0;
    t->first_card[CARDS] = 0;
    for (unsigned print = 0; print < t->prints && print < CARDS; print++) {
        t->first_card[print] = (uint8_t)cards;
        for (unsigned i = 0; i < t->print[print].copies && cards < CARDS; i++)
            RULE(piles_by_city), RULE(copy_count_public), t->print_of[cards++] = (uint8_t)print;
        if (t->print[print].action == LEVANT)
            t->counted = (uint8_t)(t->counted | t->print[print].cities);
    }
    if (t->prints <= CARDS)
        t->first_card[t->prints] = (uint8_t)cards;
    RULE(four_tracks_0_13), t->cards = (uint8_t)cards;
}

/* ---- what a sheet must keep to ---- */

#include "../limits.h"

static unsigned copies_in(const struct akkon_table *t, unsigned city)
{
    unsigned n = 0;
    for (unsigned print = 0; print < t->prints; print++)
        n += t->print[print].city == city ? t->print[print].copies : 0u;
    return n;
}

static unsigned named_in(const struct akkon_table *t, unsigned city, unsigned action)
{
    unsigned n = 0;
    for (unsigned print = 0; print < t->prints; print++)
        n += t->print[print].city == city && t->print[print].action == action
               ? t->print[print].copies
               : 0u;
    return n;
}

/* Prints are listed by city, and each of their copies has a card. */
static verdict refuse_piles(const struct akkon_table *t)
{
    unsigned cards = 0;
    if (t->prints == 0 || t->prints > CARDS)
        return BY(piles_by_city);
    for (unsigned print = 0; print < t->prints; print++) {
        const struct akkon_print *p = &t->print[print];
        if (p->city >= t->cities || (print > 0 && p->city < p[-1].city))
            return BY(piles_by_city);
        if (p->copies == 0)
            return BY(copy_count_public);
        cards += p->copies;
    }
    if (cards > CARDS)
        return BY(piles_by_city);
    for (unsigned city = 0; city < CITIES && !t->head.small; city++)
        if (copies_in(t, city) != PER_CITY)
            return BY(piles_by_city);
    return LEGAL;
}

static bool same_print(const struct akkon_print *a, const struct akkon_print *b)
{
    return a->city == b->city && a->action == b->action && a->cost == b->cost
        && a->track == b->track && a->other == b->other && a->cities == b->cities;
}

static bool one_city(unsigned bits)
{
    return (bits & (bits - 1u)) == 0;
}

/* A card may only indicate what its action uses. */
static verdict refuse_print(const struct akkon_table *t, const struct akkon_print *p)
{
    bool tracked = p->action != SCRIPTURE && p->action != MINT;
    if (p->action >= ACTIONS || p->track >= t->tracks || p->other >= t->tracks
        || (!tracked && p->track != 0))
        return BY(card_read_then_act);
    if (p->action == SIEGE ? p->other == p->track : p->other != 0)
        return p->action == SIEGE ? BY(siege_plus_2_minus_1) : BY(card_read_then_act);
    if (p->cities >> t->cities != 0 || (p->action != LEVANT && p->cities != 0))
        return BY(card_read_then_act);
    if (p->action == LEVANT && (p->cities == 0 || (!t->head.small && one_city(p->cities))))
        return BY(levant_count_on_fields);
    return p->cost > MOST_COST ? BY(card_cost_on_city) : LEGAL;
}

static verdict refuse_prints(const struct akkon_table *t)
{
    for (unsigned print = 0; print < t->prints; print++) {
        verdict v = refuse_print(t, &t->print[print]);
        if (v)
            return v;
        for (unsigned other = 0; other < print; other++)
            if (same_print(&t->print[other], &t->print[print]))
                return BY(copy_count_public);
    }
    return LEGAL;
}

/* Every action of the document must occur, and so must a card that may cost nothing. */
static verdict refuse_missing(const struct akkon_table *t)
{
    bool cheap = false;
    unsigned actions = 0;
    for (unsigned print = 0; print < t->prints; print++) {
        cheap = cheap || t->print[print].cost == 1;
        actions |= 1u << t->print[print].action;
    }
    if (actions != (1u << ACTIONS) - 1u)
        return BY(card_read_then_act);
    return cheap ? LEGAL : BY(chaplain_discount_to_zero);
}

/* Cards that the set-up takes out of a pile must be in it. */
static verdict refuse_named(const struct akkon_table *t)
{
    bool both = t->short_game && READS(t, Q_short_variant_order, 'A');
    unsigned others = both ? 2 * NAMED_COPIES : NAMED_COPIES;
    for (unsigned city = TYRUS; city <= SIDON; city++) {
        if (named_in(t, city, LANCE) < NAMED_COPIES)
            return BY(starters_taken_out);
        if (named_in(t, city, SIEGE) < NAMED_COPIES)
            return BY(short_game_removal);
    }
    if (named_in(t, JERUSALEM, SCRIPTURE) >= others && named_in(t, AKKON, MINT) >= others)
        return LEGAL;
    return both ? BY(short_game_removal) : BY(starters_taken_out);
}

/* A scope must list its starters itself. */
static verdict refuse_starters(const struct akkon_table *t)
{
    unsigned out = 0;
    for (unsigned print = 0; print < t->prints; print++) {
        if (t->print[print].out > t->print[print].copies
            || (!t->head.small && t->print[print].out != 0))
            return BY(starters_taken_out);
        out += t->print[print].out;
    }
    if (t->head.small)
        return (unsigned)t->starters * t->head.players > out ? BY(starters_dealt_open) : LEGAL;
    if (t->starters != STARTERS)
        return BY(starters_dealt_open);
    verdict v = refuse_named(t);
    return v ? v : refuse_missing(t);
}

verdict akkon_table_refusal(const struct akkon_table *t)
{
    verdict (*const judge[])(const struct akkon_table *) = { akkon_refuse_limits, refuse_piles,
                                                             refuse_prints, refuse_starters };
    for (unsigned i = 0; i < sizeof judge / sizeof judge[0]; i++) {
        verdict v = judge[i](t);
        if (v)
            return v;
    }
    return LEGAL;
}

/* ---- where cards are ---- */

unsigned akkon_copies(const struct akkon_table *t, const struct akkon_state *s, unsigned print,
                      unsigned place)
{
    unsigned n = 0;
    for (unsigned card = t->first_card[print]; card < t->first_card[print + 1]; card++)
        n += s->card[card] == place;
    return n;
}

/* Moves a place down to where it belongs; the places before it rise already. */
static void put_in(uint8_t *place, unsigned at)
{
    for (; at > 0 && place[at - 1] > place[at]; at--) {
        uint8_t lower = place[at];
        place[at] = place[at - 1];
        place[at - 1] = lower;
    }
}

void akkon_put_in_order(uint8_t *place, unsigned count)
{
    for (unsigned at = 1; at < count; at++)
        put_in(place, at);
}

void akkon_put_cards_in_order(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned print = 0; print < t->prints; print++)
        akkon_put_in_order(&s->card[t->first_card[print]],
                           (unsigned)t->first_card[print + 1] - t->first_card[print]);
}

/* Moves the copy among its equals to keep their places rising; those in between shift by one. */
void akkon_put_card(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                    unsigned from, unsigned to)
{
    unsigned first = t->first_card[print], end = t->first_card[print + 1], card = first;
    while (card < end && s->card[card] != from)
        card++;
    for (; card + 1 < end && s->card[card + 1] < to; card++)
        s->card[card] = s->card[card + 1];
    for (; card > first && s->card[card - 1] > to; card--)
        s->card[card] = s->card[card - 1];
    RULE(discard_never_returns), s->card[card] = (uint8_t)to;
}

unsigned akkon_held(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned card = 0; card < t->cards; card++)
        n += s->card[card] == IN_HAND + seat;
    return n;
}

static unsigned first_of(const struct akkon_table *t, unsigned city)
{
    unsigned print = 0;
    while (print < t->prints && t->print[print].city < city)
        print++;
    return t->first_card[print];
}

unsigned akkon_pile(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned n = 0;
    for (unsigned card = first_of(t, city);
         card < t->cards && t->print[t->print_of[card]].city == city; card++)
        n += s->card[card] <= ON_TOP;
    return n;
}

unsigned akkon_top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    for (unsigned card = first_of(t, city);
         card < t->cards && t->print[t->print_of[card]].city == city; card++)
        if (s->card[card] == ON_TOP)
            return t->print_of[card];
    return NOWHERE;
}

bool akkon_colours_matter(const struct akkon_table *t)
{
    return !READS(t, Q_levant_foreign_colour, 'A') || READS(t, Q_borrow_return, 'B');
}

/* A scope may have no starters; the full game always takes some out. */
bool akkon_takes_out(const struct akkon_table *t)
{
    bool found = !t->head.small;
    for (unsigned print = 0; print < t->prints; print++)
        found = found || t->print[print].out > 0;
    return found;
}

bool akkon_has_loans(const struct akkon_table *t)
{
    bool found = false;
    for (unsigned print = 0; print < t->prints; print++)
        found = found || t->print[print].action == PLAGUE || t->print[print].action == BROTHER;
    return found;
}
