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

static inline void check_stated_twice(unsigned kind)
{
    struct akkon_table t = assumed_table();
    struct akkon_state s = any(struct akkon_state);
    for (unsigned seat = 0; seat < SEATS && !READS(&t, Q_levant_foreign_colour, 'C'); seat++)
        for (unsigned city = 0; city < CITIES; city++)
            s.guests[seat][city] = 0;
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    assume_sound(&t, &s);
    assume(akkon_sayable(&t, m));
    witness(t, s, m);
    check(akkon_refusal(&t, &s, m) == akkon_first_forbidding(&t, &s, m));
}

#endif
