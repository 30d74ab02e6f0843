/* This chapter states what the document says under "2b. Een land veroveren": who stands before
 * which land, and who may conquer it. */
#include "shared.h"
#include "conquests.h"

CLAUSE(conquest_any_player, "Veroveren", EFFECT, AMBIGUOUS,
       "Any player may be the one who conquers, not only the one on turn.")

FORBIDS(conquest_any_player, only_the_changed_troop, ON(M_CONQUER),
        "only the troop that was just changed may conquer")
{
    unsigned place = m.arg[0];
    return s->phase == CHOOSE && is_his_troop(s, m, place) && !takes_part(t, s, place);
}

/* Under q-conquest-trigger B and C a player who is not on turn only gets weakened lands; and at the
 * end, under q-endadd-conquest B, the land against which he adds a knight, at once or after his
 * choice. */
STEP_PROPERTY(others_conquer_only_where_read_so)
{
    bool good = true;
    if (READS(t, Q_conquest_trigger, 'A') || !told_plainly(t, before, after)
        || lands_lie_still(before, after))
        return true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (after->holder[land] == before->holder[land] || after->holder[land] == 0
                || after->holder[land] == before->mover + 1 || was_weakened(before, m, land)
                || before->ending >= CLOSING);
    return good;
}

/* Under q-conquest-trigger C the mover conquers only after he has laid a knight. */
STEP_PROPERTY(conquests_wait_for_the_knight_where_read_so)
{
    bool good = true;
    if (!READS(t, Q_conquest_trigger, 'C') || !told_plainly(t, before, after))
        return true;
    for (unsigned land = 0; land < LANDS; land++)
        good = good
            && (after->holder[land] == before->holder[land] || after->holder[land] == 0
                || after->laid || was_weakened(before, m, land));
    return good;
}

STATE_PROPERTY(changes_are_kept_only_where_read_so)
{
    bool some = READS(t, Q_conquest_trigger, 'B') || READS(t, Q_conquest_trigger, 'C')
             || READS(t, Q_takeback_test, 'B') || READS(t, Q_received_is_conquered, 'B');
    return (s->weakened == 0 || some)
        && (s->changed == 0 || (READS(t, Q_conquest_trigger, 'B') && s->asked != 0));
}

/* B's land could have been taken before. Now A lays a knight that has nothing to do with it. */
LAW(dormant_troops_conquer_as_read)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 4), strong = weak + 1, whose = choose(from, 2);
    t.head.reading[SAGA_Q_conquest_trigger] = (uint8_t)('A' + choose(from, 3));
    t.head.players = 3;
    saga_seal(&t);
    struct saga_state s = against(&t, GREEN, weak, card_of(PURPLE, 1));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(PURPLE, 1) } };
    unsigned owner = whose == 0 ? 0 : 2; /* A's troop, or C's */
    s.attack[owner][0] = (uint8_t)(FIRST | (card_of(GREEN, strong) + 1));
    bool takes =
        READS(&t, Q_conquest_trigger, 'A') || (READS(&t, Q_conquest_trigger, 'C') && owner == 0);
    return saga_step(&t, &s, m) == LEGAL && s.holder[GREEN] == (takes ? owner + 1 : 2);
}

/* In A's turn A takes a land, and a spare troop of its old holder takes it back. */
LAW(land_is_retaken_out_of_turn)
{
    struct saga_table t = as_assumed(from);
    unsigned weak = choose(from, 4), lays = weak + 1, spare = 1 + choose(from, 4);
    struct saga_state s = against(&t, GREEN, weak, card_of(GREEN, lays));
    struct move m = { M_LAY, 0, { (uint8_t)card_of(GREEN, lays) } };
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(GREEN, spare) + 1));
    if (saga_step(&t, &s, m) != LEGAL)
        return false;
    bool home = s.hand[0][card_of(GREEN, lays)] == 1;
    return s.holder[GREEN] == (spare > lays ? 2 : 1) && home == (spare > lays);
}
