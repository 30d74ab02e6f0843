/* This chapter states what the document says under "3. Een onafhankelijke ridder aanwerven":
 * once in a turn, for fame. */
#include "shared.h"
#include "conquests.h"

CLAUSE(recruit_one_per_turn, "Aanwerven", LEGALITY, EXPLICIT,
       "One independent knight is recruited in a turn, at most.")

FORBIDS_TIME(recruit_one_per_turn, no_more_are_recruited, ON(M_RECRUIT),
             "in this turn no further knight may be recruited")
{
    return s->phase == TURN && s->recruited >= t->recruits;
}

/* Under q-free-knight-and-recruit B this reason is more specific than that the moment is past. */
FORBIDS_TIME(recruit_one_per_turn, recruit_was_the_free_knight, ON(M_TAKE_FREE),
             "{actor} has recruited in this turn, and a free knight counts as recruited")
{
    return s->phase == TURN && READS(t, Q_free_knight_and_recruit, 'B') && s->recruited != 0;
}

TABLE_PROPERTY(one_knight_is_recruited_in_a_turn)
{
    return t->recruits == 1 || (t->head.small && t->recruits == 0);
}

LAW(other_numbers_of_recruits_are_refused)
{
    struct saga_table t = as_assumed(from);
    t.recruits = another(from, 12, 1);
    return judged(&t) == SAGA_recruit_one_per_turn;
}

/* Under q-free-knight-and-recruit B the free knight counts as the recruited one. */
STEP_PROPERTY(second_recruit_of_a_turn_never_comes)
{
    bool shared = m.kind == M_TAKE_FREE && m.actor == before->mover
               && READS(t, Q_free_knight_and_recruit, 'B');
    if (m.kind == M_RECRUIT || shared)
        return before->recruited == 0 && after->recruited == 1;
    return ends_turn(before, m) || before->phase < TURN || after->recruited == before->recruited;
}

CLAUSE(recruit_own_turn, "Aanwerven", LEGALITY, EXPLICIT, "A player recruits in his own turn only.")

FORBIDS_ACTOR(recruit_own_turn, recruits_in_anothers_turn, ON(M_RECRUIT),
              "it is the turn of {mover}")
{
    return in_play(s) && m.actor != s->mover;
}

STEP_PROPERTY(players_recruit_in_their_own_turn, ON(M_RECRUIT))
{
    return before->phase == TURN && m.actor == before->mover && before->ending <= PLAYED_OUT;
}

CLAUSE(recruit_only_independent, "Aanwerven", LEGALITY, IMPLIED,
       "Only independent knights are recruited, no defenders and no knights of other players.")

FORBIDS(recruit_only_independent, knight_is_not_independent, ON(M_RECRUIT),
        "no {knight} lies there as an independent knight")
{
    return s->pool[m.arg[0] % CARDS] == 0;
}

STEP_PROPERTY(recruit_comes_from_the_pool, ON(M_RECRUIT))
{
    return before->pool[m.arg[0]] > 0 && after->pool[m.arg[0]] + 1 == before->pool[m.arg[0]];
}

CLAUSE(recruit_price, "Aanwerven", EFFECT, EXPLICIT,
       "The value of the knight is paid in fame, into the supply.")

STEP_PROPERTY(recruit_costs_what_he_is_worth)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned paid = m.kind == M_RECRUIT && p == before->mover ? value_of(m.arg[0]) : 0;
        bool earns = m.kind == M_COLLECT || m.kind == M_CLAIM;
        good = good && (earns || after->fame[p] + paid == before->fame[p]);
    }
    return good;
}

CLAUSE(recruit_needs_fame, "Aanwerven", LEGALITY, IMPLIED,
       "Who has not that much fame cannot recruit it.")

FORBIDS(recruit_needs_fame, fame_does_not_suffice, ON(M_RECRUIT),
        "{knight} costs {price}, and {actor} has {fame}")
{
    return s->fame[m.actor % SEATS] < value_of(m.arg[0]);
}

STEP_PROPERTY(nobody_recruits_on_credit, ON(M_RECRUIT))
{
    return before->fame[before->mover] >= value_of(m.arg[0]);
}

CLAUSE(recruit_into_hand, "Aanwerven", EFFECT, EXPLICIT, "The knight goes into the player's hand.")

STEP_PROPERTY(recruit_goes_into_the_hand, ON(M_RECRUIT))
{
    unsigned p = before->mover;
    return after->hand[p][m.arg[0]] == before->hand[p][m.arg[0]] + 1
        && after->held[p] == before->held[p] + 1;
}

/* Nothing else changes. */
STEP_PROPERTY(recruiting_changes_nothing_on_the_table, ON(M_RECRUIT))
{
    return lands_lie_still(before, after) && same_rows(before, after)
        && same_bytes(after->turned, before->turned, LANDS) && after->laid == before->laid
        && after->back == before->back && after->mover == before->mover
        && after->ending == before->ending && goes_on_after_payment(t, after);
}

CLAUSE(recruit_usable_at_once, "Aanwerven", PERMISSION, EXPLICIT,
       "A recruited knight may be laid in the same turn.")

/* A player may lay the same knights whether or not he has recruited in this turn. */
TALLY_PROPERTY(recruit_may_be_laid_in_the_same_turn)
{
    struct saga_state then = *s;
    if (s->phase != TURN)
        return true;
    then.recruited = 1 - s->recruited;
    for (unsigned card = 0; card < CARDS; card++)
        if (asked_mover(t, s, M_LAY, card, 0) != asked_mover(t, &then, M_LAY, card, 0))
            return false;
    return true;
}
