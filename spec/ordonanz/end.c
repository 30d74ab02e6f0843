/* This chapter states what the document says under "Ende des Spiels": when the game is over. */
#include "shared.h"

CLAUSE(ends_when_all_full, "Ende", END, EXPLICIT,
       "The game ends when every player has four cards on each of the five areas.")

STATE_PROPERTY(game_in_play_is_not_full)
{
    bool last_draw = s->phase == TAKE && s->done == LAID && READS(t, Q_final_draw, 'B');
    return !everything_full(t, s) || !in_play(s) || last_draw;
}

/* The lot for equal points may still be drawn after the play. */
static bool play_is_over(const struct ordonanz_state *s, struct move m)
{
    return s->phase == OVER || (s->phase == TIE && m.kind != M_LOT);
}

FORBIDS_WHEN_OVER(ends_when_all_full, every_area_is_full, PLAY,
                  "every area holds {cap} cards: the game is over")
{
    return play_is_over(s, m) && everything_full(t, s);
}

CLAUSE(nothing_after_the_end, "Ende", END, IMPLIED,
       "When the game has ended, no card is laid, taken or dealt any more, however it ended.")

FORBIDS_WHEN_OVER(nothing_after_the_end, talon_has_ended_the_game, PLAY,
                  "the talon ran out: the game is over")
{
    return play_is_over(s, m) && !everything_full(t, s);
}

INERT(twenty_placements_each, "-", END, IMPLIED,
      "So every player lays exactly twenty cards and the game has exactly twenty placements for "
      "each player.",
      "follows from five areas, four cards and the end; the property below is proved")

STATE_PROPERTY(everybody_has_laid_a_full_strip_at_the_end)
{
    bool full = true;
    for (unsigned p = 0; p < SEATS; p++)
        full = full && (p >= t->head.players || s->turns[p] == t->areas * t->cap);
    return full || !ended(s) || READS(t, Q_empty_talon, 'C');
}

/* Each card is dealt, laid or drawn once, and each choice about it is made once. This number falls
 * with every move, so every play ends. */
static unsigned moves_left_at_most(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    unsigned places = (unsigned)t->head.players * t->areas * t->cap;
    unsigned turns = (unsigned)s->turns[0] + s->turns[1] + s->turns[2] + s->turns[3];
    unsigned n = 4 * (places - turns) + 4 * cards_in_talons(s);
    return n + 4u * (s->phase == LOT) + (s->phase == TIE) + (in_play(s) && s->phase != TAKE)
         + 2u * (in_play(s) && s->source == 0);
}

STEP_PROPERTY(every_move_brings_the_end_nearer)
{
    return moves_left_at_most(t, after) < moves_left_at_most(t, before);
}
