/* Ende des Spiels: when the game is over. */
#include "ordonanz.h"

bool ordonanz_all_full(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    bool full = true;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned area = 0; area < AREAS; area++)
            full = full
                && (seat >= t->head.players || area >= t->areas || s->laid[seat][area] == t->cap);
    return full;
}

verdict ordonanz_refuse_after_end(const struct ordonanz_table *t, const struct ordonanz_state *s,
                                  struct move m)
{
    bool draws = m.kind == M_DRAW || m.kind == M_CHOOSE;

    if (s->phase != OVER && s->phase != TIE)
        return LEGAL;
    if (!ordonanz_all_full(t, s))
        return BY(nothing_after_the_end); /* under q-empty-talon C an empty talon ends it, too */
    return draws && READS(t, Q_final_draw, 'A') ? BY(ends_at_last_placement)
                                                : BY(ends_when_all_full);
}

/* Nobody is to move any more. Equal points lead to a lot only under the reading of q-points-tie
 * that says so. */
void ordonanz_end_game(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    RULE(ends_when_all_full), s->phase = OVER;
    s->mover = 0;
    s->done = NEITHER;
    s->source = 0;
    if (!by_areas(t) && READS(t, Q_points_tie, 'C')) {
        unsigned leaders = ordonanz_leaders(t, s);
        if ((leaders & (leaders - 1u)) != 0)
            s->phase = TIE;
    }
}
