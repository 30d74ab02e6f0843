/* 1 onafhankelijke ridder kosteloos: a player who conquers red takes one independent knight without
 * paying, at once. */
#include "saga.h"

/* q-free-knight-choice B: the player cannot take a knight that this conquest has set free. */
static unsigned free_of(const struct saga_state *s, unsigned card)
{
    unsigned just_freed = 0;
    for (unsigned i = 0; i < DISPLAYED; i++)
        just_freed += s->freed[i] == card + 1;
    return s->pool[card] > just_freed ? s->pool[card] - just_freed : 0;
}

static bool any_free(const struct saga_state *s)
{
    bool any = false;
    for (unsigned card = 0; card < CARDS; card++)
        any = any || free_of(s, card) > 0;
    return any;
}

static void forget_freed(struct saga_state *s)
{
    for (unsigned i = 0; i < DISPLAYED; i++)
        s->freed[i] = 0;
}

static bool entitled(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                     unsigned land)
{
    bool on_turn = seat == s->mover;
    if (!saga_during(t, s, land, P_FREE) || !any_free(s))
        return false;
    if (READS(t, Q_free_knight_off_turn, 'B') && !on_turn)
        return false;
    if (READS(t, Q_free_knight_and_recruit, 'B') && on_turn && s->recruited)
        return false;
    return READS(t, Q_free_knight_last_card, 'A') || READS(t, Q_free_knight_last_card, 'C')
        || !on_turn || s->ending == NOT_YET;
}

/* Asks the conqueror of this land for a free knight, if he may take one. Returns true if it
 * asks. */
bool saga_offer_gift(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land)
{
    if (!entitled(t, s, seat, land)) {
        forget_freed(s);
        return false;
    }
    RULE(free_knight), s->phase = GIFT;
    s->asked = (uint8_t)(seat + 1);
    s->about = (uint8_t)(land + 1);
    return true;
}

verdict saga_refuse_take_free(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    (void)t;
    return free_of(s, card) > 0 ? LEGAL : BY(free_knight);
}

/* Why nobody is asked for a free knight: he has recruited (q-free-knight-and-recruit B), the moment
 * is past, or none of his lands gives one. */
verdict saga_refuse_no_gift(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    if (READS(t, Q_free_knight_and_recruit, 'B') && s->recruited)
        return BY(recruit_one_per_turn);
    if (saga_held_with(t, s, seat, P_FREE) != NOWHERE)
        return BY(free_knight_now_or_never);
    for (unsigned land = 0; land < t->lands; land++)
        if (owns(s, seat, land)
            && ((t->during[land][CROWN] | t->during[land][PLAIN]) & P_FREE) != 0)
            return BY(properties_of_shown_side);
    return BY(free_knight);
}

/* Takes the knight; NOWHERE: the player passes. */
void saga_take_free(const struct saga_table *t, struct saga_state *s, unsigned card)
{
    unsigned seat = s->asked - 1u;
    bool on_turn = seat == s->mover;
    forget_freed(s);
    if (card != NOWHERE) {
        RULE(free_knight), s->pool[card]--;
        saga_take_in_hand(s, seat, card);
        if (READS(t, Q_free_knight_and_recruit, 'B') && on_turn)
            s->recruited = 1;
        if (READS(t, Q_free_knight_last_card, 'C') && on_turn && s->ending == PLAYED_OUT)
            s->ending = NOT_YET;
    }
    RULE(free_knight_now_or_never), saga_resume(t, s);
}
