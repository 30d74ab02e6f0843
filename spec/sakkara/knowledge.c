/* This chapter states what a player sees: everything but the other player's holder and the tiles
 * below others. */
#include "shared.h"

CLAUSE(tops_open, "Voorbereiding", INFORMATION, EXPLICIT,
       "All tiles on the board lie picture up; of a stack the top one is seen.")

/* Everybody sees the height and the top tile of each stack; the tiles below only under a reading
 * that says so. */
TALLY_PROPERTY(tops_are_seen_and_nothing_below_them)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        sakkara_view(t, s, p, &seen);
        for (unsigned f = 0; f < FIELDS; f++)
            for (unsigned h = 0; h < TALL; h++) {
                bool open = h + 1 == s->height[f] || READS(t, Q_stack_peek, 'B');
                if (seen.height[f] != s->height[f] || seen.tile[f][h] != (open ? s->tile[f][h] : 0))
                    return false;
            }
    }
    return true;
}

/* Are all attempts of the player on turn judged alike in two states? */
static bool judged_alike(const struct sakkara_table *t, const struct sakkara_state *s,
                         const struct sakkara_state *like, unsigned but)
{
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s->mover, n);
        if (m.kind != but && sakkara_refusal(t, s, m) != sakkara_refusal(t, like, m))
            return false;
    }
    return true;
}

/* Buried tiles never decide what a player may do. */
TALLY_PROPERTY(buried_tiles_forbid_nothing)
{
    struct sakkara_state then = *s;
    if (s->phase < TURN)
        return true;
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h + 1 < TALL; h++)
            if (h + 1 < s->height[f])
                then.tile[f][h] = (uint8_t)(s->tile[f][h] % KINDS + 1);
    return judged_alike(t, s, &then, MOVE_KINDS);
}

QUESTION(q_stack_peek, "May players look into stacks?", 'A',
         "Heights are counted from outside; visible is said of tops.",
         BUILT('A', "no, only heights and tops are seen"), BUILT('B', "yes"))

CLAUSE(holder_hidden, "Slang", INFORMATION, IMPLIED,
       "What a holder has, the other player does not see; otherwise the snake had nothing to show.")

TALLY_PROPERTY(other_holder_is_not_seen)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        bool shown = s->phase == ROB && s->mover == p;
        sakkara_view(t, s, p, &seen);
        if (!same_bytes(seen.holder[p], s->holder[p], KINDS)
            || (!shown && !all_zero(seen.holder[other(p)], KINDS)))
            return false;
    }
    return true;
}

/* Other tiles in the holder of the other player, and below the tops. */
LOOKALIKE
{
    bool shown = s->phase == ROB && s->mover == player;
    for (unsigned k = 0; !shown && k < KINDS; k++)
        like->holder[other(player)][k]++;
    for (unsigned f = 0; READS(t, Q_stack_peek, 'A') && f < t->fields; f++)
        for (unsigned h = 0; h < TALL && h + 1u < s->height[f]; h++)
            like->tile[f][h] = (uint8_t)(s->tile[f][h] % KINDS + 1);
}

TALLY_PROPERTY(all_else_is_seen)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        sakkara_view(t, s, p, &seen);
        if (!same_bytes(seen.worker[0], s->worker[0], PLAYERS * WORKERS)
            || !same_bytes(seen.held, s->held, PLAYERS) || !same_bytes(seen.ship, s->ship, PLAYERS)
            || !same_bytes(seen.grain, s->grain, PLAYERS)
            || !same_bytes(seen.built[0], s->built[0], PLAYERS * KINDS) || seen.phase != s->phase
            || seen.mover != s->mover || seen.step != s->step || seen.moved != s->moved
            || seen.winner != s->winner)
            return false;
    }
    return true;
}

/* The other player's tiles never decide what a player may do. Only after they were shown can one be
 * robbed. */
TALLY_PROPERTY(hidden_tiles_forbid_nothing)
{
    struct sakkara_state then = *s;
    unsigned q = other(s->mover);
    if (s->phase < TURN || s->phase == ROB)
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        then.holder[q][k] = s->holder[q][(k + 1) % KINDS];
    return judged_alike(t, s, &then, MOVE_KINDS);
}
