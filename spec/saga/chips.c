/* This chapter states what the document says under "De voorraad": the supply of chips, and what
 * can be changed with it. */
#include "shared.h"
#include "conquests.h"

CLAUSE(supply_open, "Voorbereiding", SETUP, EXPLICIT,
       "All chips begin in one supply beside the lands.")

TALLY_PROPERTY(chips_lie_in_the_supply_or_before_a_player)
{
    unsigned gone = sum_of(s->fame, SEATS);
    return READS(t, Q_supply_empty, 'A')
        || (gone <= t->points && saga_supply(t, s) == t->points - gone);
}

STATE_PROPERTY(nobody_has_more_than_can_be_counted)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && s->fame[p] <= t->most_fame;
    return good;
}

QUESTION(q_supply_empty, "What if the supply cannot pay an income?", 'A',
         "Chips count points, and nothing is said to run out.",
         BUILT('A', "it is paid all the same"),
         BUILT('B', "what is there is paid, the rest is lost"), BUILT('C', "it is not paid at all"))

CLAUSE(change_always, "Voorbereiding", EFFECT, EXPLICIT,
       "Chips may be changed with the supply at any time; that is no action.")

STATE_PROPERTY(chips_are_kept_only_where_read_so)
{
    return READS(t, Q_change_impossible, 'B')
        || (all_zero(s->chips[0], SEATS * DENOMINATIONS) && s->owes == 0 && s->gets == 0
            && s->phase != PAY && s->phase != DRAW);
}

static unsigned chips_of(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        n += (unsigned)t->chip[d] * s->chips[seat][d];
    return n;
}

static unsigned in_supply(const struct saga_table *t, const struct saga_state *s, unsigned d)
{
    return t->chips[d]
         - ((unsigned)s->chips[0][d] + s->chips[1][d] + s->chips[2][d] + s->chips[3][d]);
}

TALLY_PROPERTY(chips_make_up_the_fame)
{
    bool pays = s->phase == PAY || s->phase == DRAW;
    if (READS(t, Q_change_impossible, 'A'))
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        unsigned open = p == s->mover ? s->owes : 0, due = p == s->mover ? s->gets : 0;
        if (chips_of(t, s, p) + due != s->fame[p] + open)
            return false;
    }
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        if (in_supply(t, s, d) > t->chips[d])
            return false;
    return pays ? s->owes + s->gets > 0 && (s->phase == PAY || s->owes == 0)
                : s->owes + s->gets == 0;
}

STEP_PROPERTY(chips_change_by_one)
{
    bool put = m.kind == M_PUT_CHIP, take = m.kind == M_TAKE_CHIP, good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned d = 0; d < DENOMINATIONS; d++) {
            bool this = p == before->mover && d == m.arg[0];
            good = good
                && after->chips[p][d] + (put && this ? 1 : 0)
                       == before->chips[p][d] + (take && this ? 1 : 0);
        }
    return good
        && (!(put || take) || (m.actor == before->mover && READS(t, Q_change_impossible, 'B')));
}

/* To change is no action: nothing else is different afterwards. */
STEP_PROPERTY(change_is_no_action)
{
    if (m.kind != M_PUT_CHIP && m.kind != M_TAKE_CHIP)
        return true;
    return same_fame(before, after) && after->laid == before->laid
        && after->recruited == before->recruited && after->back == before->back
        && after->mover == before->mover && same_hands(before, after)
        && lands_lie_still(before, after) && (after->due == before->due || before->phase != TURN)
        && after->begun == before->begun && after->lost == before->lost;
}

TALLY_PROPERTY(chips_may_be_changed_in_ones_turn)
{
    for (unsigned d = 0; d < DENOMINATIONS && s->phase == TURN; d++) {
        unsigned put = t->chip[d] == 0 ? NOT_A_MOVE : asked_mover(t, s, M_PUT_CHIP, d, 0);
        bool may = READS(t, Q_change_impossible, 'B') && s->chips[s->mover][d] > 0;
        if (t->chip[d] != 0 && put != (may ? (verdict)LEGAL : (verdict)SAGA_change_always))
            return false;
        struct faults f = { .count = 0 }; /* out of the supply: only for what was put in */
        fault(&f, income_waits(t, s), SAGA_income_first);
        fault(&f, true, SAGA_change_always);
        if (t->chip[d] != 0 && !rightly(asked_mover(t, s, M_TAKE_CHIP, d, 0), &f))
            return false;
    }
    return true;
}

/* Who pays or draws has a way to the end of it. */
TALLY_PROPERTY(change_that_was_begun_can_be_done)
{
    bool way = false;
    for (unsigned d = 0; d < DENOMINATIONS && t->chip[d] != 0; d++)
        way = way || asked_mover(t, s, M_PUT_CHIP, d, 0) == LEGAL
           || asked_mover(t, s, M_TAKE_CHIP, d, 0) == LEGAL;
    return way || (s->phase != PAY && s->phase != DRAW);
}

TALLY_PROPERTY(nothing_else_is_done_while_chips_are_changed)
{
    return (s->phase != PAY && s->phase != DRAW)
        || all_refused(t, s, s->mover, SAGA_change_always, M_PUT_CHIP, M_TAKE_CHIP, MOVE_KINDS);
}

LAW(chips_that_cannot_run_out_need_no_change)
{
    struct saga_table t = as_assumed(from);
    t.head.reading[SAGA_Q_change_impossible] = 'B';
    t.head.reading[SAGA_Q_supply_empty] = (uint8_t)('A' + choose(from, 3));
    return judged(&t)
        == (READS(&t, Q_supply_empty, 'A') ? (verdict)SAGA_change_always : (verdict)LEGAL);
}

QUESTION(q_change_impossible, "What if chips cannot be changed as a payment needs it?", 'A',
         "Changing is always allowed, so points alone count. B needs a supply with an end: "
         "q-supply-empty B or C.",
         BUILT('A', "it is paid all the same"), BUILT('B', "the payment cannot be made"))
