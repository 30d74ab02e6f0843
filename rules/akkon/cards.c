/* Kaartronde: a turn. Cards are played one by one, each is finished before the next. At its end the
 * hand must not be too large. */
#include "akkon.h"

/* ---- playing a card ---- */

/* Is the card played on another player, or for a pile, exactly if it takes such a target? */
static verdict refuse_form(const struct akkon_print *p, unsigned kind)
{
    bool on_one =
        p->action == BAN || p->action == PLAGUE || p->action == BROTHER || p->action == LEVANT;
    bool said = kind == M_PLAY || (kind == M_PLAY_ON ? on_one : p->action == MINT);
    return said ? LEGAL : BY(card_read_then_act);
}

static unsigned target_of(struct move m)
{
    return m.kind == M_PLAY ? 0 : m.arg[1] + 1u;
}

verdict akkon_refuse_play(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    unsigned print = m.arg[0];
    if (akkon_copies(t, s, print, IN_HAND + s->mover) == 0)
        return BY(card_from_hand);
    verdict v = refuse_form(&t->print[print], m.kind);
    if (!v)
        v = akkon_refuse_price(t, s, print);
    return v ? v : akkon_refuse_action(t, s, print, target_of(m));
}

static void note_progress(const struct akkon_table *t, struct akkon_state *s)
{
    s->idle = READS(t, Q_no_progress, 'B') ? MOVING : 0;
}

void akkon_play(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    unsigned print = m.arg[0];
    RULE(card_from_hand), RULE(new_card_playable),
        akkon_put_card(t, s, print, IN_HAND + s->mover, PLAYED);
    note_progress(t, s);
    RULE(card_read_then_act), s->playing = (uint8_t)(print + 1);
    s->target = (uint8_t)target_of(m);
    akkon_charge(t, s, print);
}

/* Under q-faith-moment B Clemens follows at once; under q-hand-limit B hands are checked, as one
 * may have grown. */
void akkon_card_done(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned city = t->print[s->playing - 1].city, after = TURN;
    s->playing = s->target = 0;
    akkon_note_played(t, s, city);
    if (READS(t, Q_faith_moment, 'B') && (READS(t, Q_faith_count, 'B') || s->played[city] >= 2))
        after = CLEMENS;
    if (READS(t, Q_hand_limit, 'B'))
        akkon_too_many(t, s, after);
    else
        RULE(card_one_turn_each), akkon_enter(t, s, after);
}

/* ---- too many cards ---- */

verdict akkon_refuse_discard(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned print)
{
    return akkon_copies(t, s, print, IN_HAND + s->mover) > 0 ? LEGAL : BY(hand_limit_choose);
}

void akkon_discard(const struct akkon_table *t, struct akkon_state *s, unsigned print)
{
    unsigned to = READS(t, Q_face_details, 'B') ? BURIED : DISCARDED;
    RULE(hand_limit_choose), akkon_put_card(t, s, print, IN_HAND + s->mover, to);
    note_progress(t, s);
    if (READS(t, Q_hand_limit, 'B') && s->after != 0)
        akkon_too_many(t, s, s->after);
    else
        RULE(hand_limit_5), akkon_enter(t, s, SURPLUS);
}

/* Finds the next player whose hand is too large, then enters phase 'after'. After the award that
 * may be any player; the next phase belongs to the start player. */
void akkon_too_many(const struct akkon_table *t, struct akkon_state *s, unsigned after)
{
    for (unsigned i = 0, seat = s->start; i < t->head.players; i++, seat = left_of(t, seat))
        if (akkon_held(t, s, seat) > HAND_LIMIT) {
            s->phase = SURPLUS;
            s->mover = (uint8_t)seat;
            s->after = (uint8_t)after;
            return;
        }
    if (after == RETURN)
        s->mover = s->start;
    s->after = 0;
    s->phase = SURPLUS; /* akkon_enter() does not check hands again then */
    akkon_enter(t, s, after);
}

/* ---- the end of a turn ---- */

/* Clears what only this turn needed. */
static void clear_turn(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned seat = s->mover;
    bool last_chance = seat == s->start && s->marshal == IN_CAMP;
    for (unsigned colour = 0; colour < t->head.players; colour++)
        if (colour == seat || !READS(t, Q_borrow_return, 'B'))
            s->stock[seat][colour] = 0;
    for (unsigned colour = 0; colour < SEATS; colour++)
        for (unsigned city = 0; city < CITIES; city++)
            s->guests[colour][city] = 0;
    if (last_chance || s->marshal == MARSHAL_LENT + seat)
        s->marshal = SPENT;
    if (holds(s, seat, GOLD))
        s->moved_from = 0;
    s->chaplain[seat] = 0;
}

void akkon_end_turn(const struct akkon_table *t, struct akkon_state *s)
{
    RULE(card_optional), RULE(hand_limit_only_then), clear_turn(t, s);
    if (READS(t, Q_faith_moment, 'C'))
        akkon_enter(t, s, CLEMENS);
    else
        akkon_enter(t, s, SURPLUS);
}
