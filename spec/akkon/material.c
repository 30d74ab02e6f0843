/* This chapter states what the document says under "Spelmateriaal": cities, cards, knights,
 * tracks, and the sheet that lists them. */
#include "shared.h"

CLAUSE(players_2_to_5, "Titel, Voorbereiding", SETUP, EXPLICIT,
       "Two to five players play, each in a colour of his own; no rule depends on their number.")

TABLE_PROPERTY(players_are_two_to_five)
{
    return t->head.players >= 2 && t->head.players <= 5;
}

LAW(other_numbers_of_players_are_refused)
{
    static const uint8_t wrong[] = { 0, 1, 6, 7, 8 };
    struct akkon_table t = as_assumed(from);
    t.head.players = wrong[choose(from, sizeof wrong)];
    return judged(&t) == AKKON_players_2_to_5;
}

LAW(assumed_sheet_fits_the_document)
{
    struct akkon_table t = as_assumed(from);
    t.short_game = (uint8_t)choose(from, 2);
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* A seat without a player has nothing, lends nothing and is asked nothing. */
STATE_PROPERTY(empty_seats_have_nothing)
{
    bool good = s->start < t->head.players && s->mover < t->head.players
             && s->passed >> t->head.players == 0;
    for (unsigned p = 0; p < SEATS; p++) {
        if (p >= t->head.players)
            good = good && all_zero(s->value[p], TRACKS) && all_zero(s->at[p], KNIGHTS)
                && all_zero(s->stock[p], SEATS) && all_zero(s->paid[p], CITIES)
                && all_zero(s->claim[p], SEATS) && all_zero(s->guests[p], CITIES)
                && s->chaplain[p] == 0 && all_zero(s->earlier[p], SEATS);
        for (unsigned q = t->head.players; q < SEATS; q++)
            good = good && s->stock[p][q] == 0 && s->claim[p][q] == 0;
    }
    for (unsigned c = 0; c < t->cards && c < CARDS; c++)
        good = good && (s->card[c] < IN_HAND + t->head.players || s->card[c] >= PLAYED);
    return good;
}

CLAUSE(colour_kit, "Materiaal", SETUP, EXPLICIT,
       "A colour has seven knights, four markers and a camp.")

/* Each colour has each knight once, in one place; the marshal is not among them. */
STATE_PROPERTY(each_knight_is_in_one_place)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS; k++) {
            unsigned at = s->at[p][k];
            good = good
                && (at == IN_CAMP
                    || (has_knight(t, k) && p < t->head.players
                        && (on_field(at) ? at - ON_FIELD < t->cities
                                         : at - LENT < t->head.players && at != LENT + p)));
        }
    return good;
}

/* Until the end of the round no move creates a knight that could be counted. */
TALLY_PROPERTY(nobody_has_more_knights_than_there_are)
{
    unsigned all = bits_in(t->knights) * t->head.players, n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += knights_at_hand(s, p);
    return n <= all;
}

CLAUSE(seven_distinct_knights, "Materiaal, Biedronde", DEFINITION, IMPLIED,
       "The seven knights of a colour are a 5, a 6, a 7, an 8, a mercenary, a grey-mantle and a "
       "chaplain.")

TABLE_PROPERTY(knights_are_seven_kinds)
{
    return t->knights >> KNIGHTS == 0 && t->knights != 0
        && (t->head.small || t->knights == (1u << KNIGHTS) - 1);
}

LAW(other_knights_are_refused)
{
    struct akkon_table t = as_assumed(from);
    t.knights = (uint8_t)(t.knights & ~(1u << choose(from, KNIGHTS)));
    return judged(&t) == AKKON_seven_distinct_knights;
}

CLAUSE(four_tracks_0_13, "Voorbereiding, Kaartronde", DEFINITION, EXPLICIT,
       "There are four tracks, gold, faith, power and prestige, with values from 0 to 13.")

TABLE_PROPERTY(tracks_are_four_up_to_13)
{
    bool good =
        t->tracks >= 1 && t->tracks <= TRACKS && t->most <= MOST_VALUE && t->from <= t->most;
    return good && (t->head.small || (t->tracks == TRACKS && t->most == MOST_VALUE));
}

STATE_PROPERTY(values_stay_on_their_tracks)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned track = 0; track < TRACKS; track++)
            good = good
                && (p < t->head.players && track < t->tracks ? s->value[p][track] <= t->most
                                                             : s->value[p][track] == 0);
    return good;
}

LAW(other_tracks_are_refused)
{
    struct akkon_table t = as_assumed(from);
    if (choose(from, 2))
        t.most = (uint8_t)(START_VALUE + choose(from, MOST_VALUE - START_VALUE));
    else
        t.tracks = (uint8_t)choose(from, TRACKS);
    return judged(&t) == AKKON_four_tracks_0_13;
}

CLAUSE(copy_count_public, "Voorbereiding", INFORMATION, EXPLICIT,
       "A card says how many copies of it the game has, so everybody knows.")

TABLE_PROPERTY(no_print_is_listed_twice)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints && p < CARDS; p++)
        for (unsigned q = 0; q < p; q++) {
            const struct akkon_print *a = &t->print[p], *b = &t->print[q];
            good = good
                && (a->city != b->city || a->action != b->action || a->cost != b->cost
                    || a->track != b->track || a->other != b->other || a->cities != b->cities);
        }
    return good;
}

LAW(print_listed_twice_is_refused)
{
    struct akkon_table t = as_assumed(from);
    unsigned city = choose(from, JERUSALEM), ban = print_named(&t, city, BAN);
    struct akkon_print *feast = &t.print[print_named(&t, city, FEAST)];
    *feast = t.print[ban];
    feast->copies = 1;
    return judged(&t) == AKKON_copy_count_public;
}

CLAUSE(discard_never_returns, "Kaartronde, Voorbereiding", EFFECT, SILENT,
       "No card comes back from the discard pile, nor from the box.")

STEP_PROPERTY(what_is_gone_stays_gone)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++)
        good = good && copies(t, after, p, BOXED) >= copies(t, before, p, BOXED)
            && copies(t, after, p, DISCARDED) >= copies(t, before, p, DISCARDED)
            && copies(t, after, p, BURIED) >= copies(t, before, p, BURIED)
            && copies(t, after, p, IN_PILE) + copies(t, after, p, ON_TOP)
                   <= copies(t, before, p, IN_PILE) + copies(t, before, p, ON_TOP);
    return good;
}

STEP_PROPERTY(nothing_is_boxed_in_play)
{
    return sets_up(before) || lying(t, after, BOXED) == lying(t, before, BOXED);
}
