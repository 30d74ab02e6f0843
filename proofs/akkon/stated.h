/* For obligations about refusals: what rules/ say of a move, and what the chapters of spec/ say, of
 * any state of a game with the assumed cards, for two to five players, whose numbers are those of
 * such a game. Of where cards are nothing is assumed but that a pile without a top is used up, in
 * the phases in which all tops are seen.
 */
#ifndef AKKON_STATED_H
#define AKKON_STATED_H

#include "../prove.h"
#include "../../rules/akkon/akkon.h"
#include "akkon_properties.h"

static inline struct akkon_table assumed_table(void)
{
    struct akkon_table t;
    akkon_default_table(&t, SEATS);
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    akkon_seal(&t);
    return t;
}

/* The card that is carried out has an action that asks in this phase. */
static inline bool card_fits(const struct akkon_table *t, const struct akkon_state *s)
{
    if (s->phase < PAY || s->phase > BACK)
        return true;
    if (s->playing == 0 || s->playing > t->prints)
        return false;
    unsigned action = t->print[s->playing - 1].action;
    bool steps = action == LANCE || action == FEAST || action == BROTHER || action == LEVANT;
    return s->phase == PAY   ? true
         : s->phase == PUSH  ? action == PLAGUE
         : s->phase == STEPS ? steps && (action != LEVANT || (s->target > 0 && s->target <= SEATS))
                             : action == SCRIPTURE;
}

static inline void assume_sound(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned players = t->head.players;
    assume(s->phase < PHASES && s->start < players && s->mover < players);
    assume(s->passed >> players == 0 && s->target <= SEATS + 1 && s->returnable < 1u << RETURNED);
    for (unsigned track = 0; track < TRACKS; track++)
        assume(s->privilege[track] <= players);
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned track = 0; track < TRACKS; track++)
            assume(s->value[seat][track] <= MOST_VALUE);
    assume(card_fits(t, s));
    assume(s->phase != EXPOSE || s->after == BID || s->after > SHIFT);
    assume(s->phase != BID || s->young == 0);
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned other = 0; other < SEATS; other++)
            assume(s->claim[seat][other] == 0
                   || (seat != other && seat < players && other < players));
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            assume(s->at[seat][kind] < LENT + players && s->at[seat][kind] != LENT + seat
                   && (s->phase != BORROW || !on_field(s->at[seat][kind])));
    }
}

/* Where no more is put down than is owed nobody is asked for nothing: payment-is-exact. */
static inline bool something_is_owed_or_more_is_free(const struct akkon_table *t,
                                                     const struct akkon_state *s)
{
    return s->phase != PAY || s->owes > 0 || READS(t, Q_overpay, 'B');
}

/* What properties of states say of pieces, loans, bids and payments, and where the starters are
 * while they are dealt.
 */
static inline void assume_pieces(const struct akkon_table *t, const struct akkon_state *s)
{
    assume(akkon_property_empty_seats_have_nothing(t, s)
           && akkon_property_each_knight_is_in_one_place(t, s)
           && akkon_property_each_card_is_in_one_place(t, s)
           && akkon_property_marshal_is_in_one_place(t, s)
           && akkon_property_field_of_the_bid_turn_is_one_of_the_table(t, s)
           && akkon_property_types_do_not_matter_in_the_card_round(t, s)
           && akkon_property_no_more_is_claimed_than_there_is(t, s)
           && akkon_property_no_card_is_played_on_who_has_too_few(t, s)
           && akkon_property_something_is_owed_only_while_it_is_paid(t, s)
           && akkon_property_stock_is_of_the_card_round(t, s)
           && akkon_property_windows_are_those_of_holders(t, s)
           && akkon_property_nothing_is_returned_once_the_own_turn_has_begun(t, s)
           && akkon_property_power_is_asked_when_the_own_turn_comes(t, s));
    assume(something_is_owed_or_more_is_free(t, s));
    for (unsigned card = 0; card < t->cards; card++)
        assume(s->phase != CULL || s->card[card] == IN_PILE || s->card[card] == TAKEN_OUT);
    bool all = true;
    for (unsigned n = 0, p = s->start; n < t->head.players; n++, p = left_of(t, p)) {
        unsigned held = akkon_held(t, s, p);
        assume(s->phase != DEAL || (all ? held <= t->starters : held == 0));
        all = all && held == t->starters;
    }
    assume(s->phase != DEAL || !all);
}

struct verdicts {
    verdict said, first; /* by rules/; by spec/ */
};

static inline struct verdicts stated(unsigned kind, bool of_pieces)
{
    struct akkon_table t = assumed_table();
    struct akkon_state s = any(struct akkon_state);
    for (unsigned seat = 0; seat < SEATS && !READS(&t, Q_levant_foreign_colour, 'C'); seat++)
        for (unsigned city = 0; city < CITIES; city++)
            s.guests[seat][city] = 0;
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    assume_sound(&t, &s);
    if (of_pieces)
        assume_pieces(&t, &s);
    assume(akkon_sayable(&t, m));
    witness(t, s, m);
    return (struct verdicts){ akkon_refusal(&t, &s, m), akkon_first_forbidding(&t, &s, m) };
}

static inline void check_stated_twice(unsigned kind)
{
    struct verdicts v = stated(kind, false);
    check(v.said == v.first);
}

/* Of a kind of move that looks at pieces, or at starters. Two checks, so that the twin sees a legal
 * move of this kind and a refused one. */
#define CHECK_PIECES_STATED_TWICE(a_kind) \
    { \
        struct verdicts v = stated(a_kind, true); \
        if (v.said == LEGAL) \
            check(v.first == LEGAL); \
        else \
            check(v.first == v.said); \
    }

#endif
