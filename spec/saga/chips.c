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

QUESTION(q_supply_empty, "What if the supply cannot pay an income?", 'A',
         "Chips count points, and nothing is said to run out.",
         BUILT('A', "it is paid all the same"),
         BUILT('B', "what is there is paid, the rest is lost"), BUILT('C', "it is not paid at all"))

CLAUSE(fame_has_a_limit, "Voorbereiding", EFFECT, SILENT,
       "How much fame a player may win is not said: up to the most that the sheet counts, and what "
       "goes beyond is lost.")

STATE_PROPERTY(nobody_has_more_than_can_be_counted)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && s->fame[p] <= t->most_fame;
    return good;
}

/* Below the limit no income is lost. */
STEP_PROPERTY(income_beyond_the_limit_is_lost, INCOMES)
{
    unsigned p = before->mover, all = m.kind == M_CLAIM ? m.arg[0] : before->due;
    return before->fame[p] + all <= t->most_fame ? after->fame[p] == before->fame[p] + all
                                                 : after->fame[p] == t->most_fame;
}

CLAUSE(change_always, "Voorbereiding", EFFECT, EXPLICIT,
       "Chips may be changed with the supply at any time; that is no action.")

static unsigned in_supply(const struct saga_table *t, const struct saga_state *s, unsigned d)
{
    return t->chips[d]
         - ((unsigned)s->chips[0][d] + s->chips[1][d] + s->chips[2][d] + s->chips[3][d]);
}

enum { MOST_SUM = 255 };

/* Can chips with exactly this total be found, with so many of each value? Counts with as few chips
 * of the last value as possible. */
static bool can_be_made(const struct saga_table *t, const unsigned count[DENOMINATIONS],
                        unsigned sum)
{
    bool reached[MOST_SUM + 1] = { true };
    for (unsigned d = 0; d < DENOMINATIONS && t->chip[d] != 0; d++) {
        uint8_t took[MOST_SUM + 1] = { 0 };
        for (unsigned n = t->chip[d]; n <= MOST_SUM; n++)
            if (!reached[n] && reached[n - t->chip[d]] && took[n - t->chip[d]] < count[d]) {
                reached[n] = true;
                took[n] = (uint8_t)(took[n - t->chip[d]] + 1);
            }
    }
    return sum <= MOST_SUM && reached[sum];
}

/* Can the mover hold exactly this amount in the end? He may put in all his chips. */
static bool can_hold(const struct saga_table *t, const struct saga_state *s, struct move m,
                     unsigned sum)
{
    unsigned count[DENOMINATIONS];
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        count[d] = in_supply(t, s, d) + s->chips[m.actor % SEATS][d];
    return can_be_made(t, count, sum);
}

static bool changes_chips(const struct saga_state *s)
{
    return s->phase == PAY || s->phase == DRAW;
}

FORBIDS_TIME(change_always, chips_are_changed_first, PLAYERS & ~CHANGING,
             "{mover} is still changing chips")
{
    return changes_chips(s);
}

FORBIDS_TIME(change_always, chips_are_drawn_now, ON(M_PUT_CHIP),
             "{mover} takes chips out already, and puts none in any more")
{
    return s->phase == DRAW;
}

FORBIDS_TIME(change_always, nothing_was_put_in, ON(M_TAKE_CHIP),
             "nothing was put in for which a chip could be taken out")
{
    return s->phase == TURN && READS(t, Q_change_impossible, 'B');
}

FORBIDS_TIME(change_always, price_is_put_in_first, ON(M_TAKE_CHIP),
             "{mover} owes the supply {owes} points yet")
{
    return changes_chips(s) && s->owes != 0;
}

FORBIDS(change_always, points_alone_count, CHANGING,
        "points alone count, so there is nothing to change")
{
    return READS(t, Q_change_impossible, 'A');
}

FORBIDS(change_always, chip_is_not_there, ON(M_PUT_CHIP), "{actor} has no such chip")
{
    return READS(t, Q_change_impossible, 'B')
        && s->chips[m.actor % SEATS][m.arg[0] % DENOMINATIONS] == 0;
}

FORBIDS(change_always, chip_is_worth_too_much, ON(M_TAKE_CHIP), "only {gets} points are to be had")
{
    return changes_chips(s) && s->owes == 0 && t->chip[m.arg[0] % DENOMINATIONS] > s->gets;
}

FORBIDS(change_always, supply_has_no_such_chip, ON(M_TAKE_CHIP), "the supply has no such chip")
{
    return changes_chips(s) && in_supply(t, s, m.arg[0] % DENOMINATIONS) == 0;
}

FORBIDS(change_always, rest_cannot_be_made_up, ON(M_TAKE_CHIP),
        "the supply could not make up the rest of the {gets} points")
{
    unsigned count[DENOMINATIONS], chip = m.arg[0] % DENOMINATIONS;
    if (!changes_chips(s) || s->owes != 0 || t->chip[chip] > s->gets || in_supply(t, s, chip) == 0)
        return false;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        count[d] = in_supply(t, s, d) - (d == chip);
    return !can_be_made(t, count, s->gets - (unsigned)t->chip[chip]);
}

FORBIDS(change_always, part_cannot_be_made_up, ON(M_CLAIM),
        "chips cannot be changed so that {actor} gets just {points}")
{
    unsigned has = s->fame[m.actor % SEATS];
    bool may_be_claimed = READS(t, Q_income_partial, 'B') && m.arg[0] > 0 && m.arg[0] < s->due;
    return READS(t, Q_change_impossible, 'B') && s->phase == TURN && may_be_claimed
        && !can_hold(t, s, m, has + m.arg[0]);
}

FORBIDS(change_always, price_cannot_be_made_up, ON(M_RECRUIT),
        "chips cannot be changed so that {actor} pays just {price}")
{
    unsigned has = s->fame[m.actor % SEATS], price = value_of(m.arg[0]);
    return READS(t, Q_change_impossible, 'B') && s->phase == TURN && s->pool[m.arg[0] % CARDS] > 0
        && has >= price && !can_hold(t, s, m, has - price);
}

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

/* Changing chips is no action: nothing else differs afterwards. */
STEP_PROPERTY(change_is_no_action, ON(M_PUT_CHIP) | ON(M_TAKE_CHIP))
{
    return same_fame(before, after) && after->laid == before->laid
        && after->recruited == before->recruited && after->back == before->back
        && after->mover == before->mover && same_hands(before, after)
        && lands_lie_still(before, after) && (after->due == before->due || before->phase != TURN)
        && after->begun == before->begun && after->lost == before->lost;
}

/* A payment that has begun can always be completed. */
TALLY_PROPERTY(change_that_was_begun_can_be_done)
{
    bool way = false;
    for (unsigned d = 0; d < DENOMINATIONS && t->chip[d] != 0; d++)
        way = way || asked_mover(t, s, M_PUT_CHIP, d, 0) == LEGAL
           || asked_mover(t, s, M_TAKE_CHIP, d, 0) == LEGAL;
    return way || (s->phase != PAY && s->phase != DRAW);
}

LAW(chips_that_cannot_run_out_need_no_change)
{
    struct saga_table t = as_assumed(from);
    t.head.reading[SAGA_Q_change_impossible] = 'B';
    t.head.reading[SAGA_Q_supply_empty] = (uint8_t)('A' + choose(from, 3));
    return judged(&t)
        == (READS(&t, Q_supply_empty, 'A') ? (verdict)SAGA_change_always : (verdict)LEGAL);
}

/* q-change-impossible B: A has a single 5 to pay 2 with, and the supply can only give back chips of
 * 10. */
LAW(payment_that_cannot_be_changed_is_not_made_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_supply_empty, choose(from, 2) ? 'B' : 'C');
    t.head.reading[SAGA_Q_change_impossible] = 'B';
    saga_seal(&t);
    struct saga_state s = bare_turn(&t);
    s.fame[0] = 5;
    s.fame[1] = 12 * 1 + 8 * 2 + 7 * 5;
    s.chips[0][2] = 1;
    s.chips[1][0] = 12;
    s.chips[1][1] = 8;
    s.chips[1][2] = 7;
    s.pool[card_of(GREEN, 2)] = 1;
    return !made(&t, &s, M_RECRUIT, 0, card_of(GREEN, 2), 0);
}

QUESTION(q_change_impossible, "What if chips cannot be changed as a payment needs it?", 'A',
         "Changing is always allowed, so points alone count. The other reading matters only if the "
         "supply can run out.",
         BUILT('A', "it is paid all the same"),
         BUILT('B', "the payment cannot be made: nobody recruits for a price that he cannot pay "
                    "exactly, "
                    "and of an income no more is paid than can be changed"))

EXCLUDES(q_change_impossible, 'B', q_supply_empty, 'A',
         "changing fails only where a supply can run out")
