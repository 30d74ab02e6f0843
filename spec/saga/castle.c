/* This chapter states what the document says under "1 onafhankelijke ridder kosteloos": a player
 * who conquers red takes one independent knight without paying, at once. */
#include "shared.h"
#include "conquests.h"

CLAUSE(free_knight, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers red may take an independent knight into his hand without paying.")

FORBIDS(free_knight, no_land_frees, ON(M_TAKE_FREE),
        "before {actor} lies no land that gives its conqueror a knight")
{
    return s->phase != GIFT && held_with(t, s, m.actor % SEATS, P_FREE) == NOWHERE;
}

FORBIDS(free_knight, no_such_knight_is_free, ON(M_TAKE_FREE),
        "no {knight} lies there as an independent knight")
{
    return s->pool[m.arg[0] % CARDS] == 0;
}

/* Only under q-free-knight-choice B. */
FORBIDS(free_knight, knight_was_just_set_free, ON(M_TAKE_FREE),
        "{knight} was set free by this very conquest")
{
    unsigned just = 0;
    for (unsigned i = 0; i < DISPLAYED; i++)
        just += s->freed[i] == m.arg[0] + 1;
    return s->phase == GIFT && s->pool[m.arg[0] % CARDS] > 0 && s->pool[m.arg[0] % CARDS] <= just;
}

/* Is the conqueror of this land offered a free knight? */
static bool is_offered(const struct saga_table *t, const struct saga_state *before, struct move m,
                       const struct saga_state *after, struct conquest c)
{
    bool mover = c.seat == before->mover, weak = was_weakened(before, m, c.land);
    unsigned there = sum_of(after->pool, CARDS);
    bool last = before->ending != NOT_YET || lays_the_last(before, m);
    if (c.seat == c.loser || !has(t, after, c.land, P_FREE))
        return false;
    if (READS(t, Q_free_knight_choice, 'B') && c.loser == NOBODY)
        there -= under(before, c.land).size;
    return there > 0 && !(READS(t, Q_received_is_conquered, 'B') && weak)
        && !(READS(t, Q_free_knight_off_turn, 'B') && !mover)
        && !(READS(t, Q_free_knight_last_card, 'B') && mover && last)
        && !(READS(t, Q_free_knight_and_recruit, 'B') && mover && before->recruited);
}

STEP_PROPERTY(conqueror_of_such_a_land_is_offered_a_knight)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    bool asks = after->phase == GIFT && after->asked == c.seat + 1 && after->about == c.land + 1;
    return asks == is_offered(t, before, m, after, c);
}

STEP_PROPERTY(free_knight_comes_with_a_conquest_only)
{
    if (after->phase != GIFT
        || (before->phase == GIFT && before->about == after->about && m.kind != M_TAKE_FREE
            && m.kind != M_PASS))
        return after->phase != GIFT;
    return after->asked != 0 && after->about != 0 && after->holder[after->about - 1] == after->asked
        && !quiet(before, m, after);
}

STEP_PROPERTY(free_knight_costs_nothing, ON(M_TAKE_FREE))
{
    unsigned p = m.actor, card = m.arg[0];
    return before->phase == GIFT && p + 1 == before->asked && before->pool[card] > 0
        && same_fame(before, after) && after->hand[p % SEATS][card] > before->hand[p % SEATS][card];
}

STATE_PROPERTY(knights_set_free_are_kept_only_where_read_so)
{
    bool kept = READS(t, Q_free_knight_choice, 'B') && s->phase == GIFT;
    unsigned one = s->freed[0] == 0 ? 0 : (s->freed[0] - 1u) % CARDS;
    return all_zero(s->freed, DISPLAYED) || (kept && s->freed[0] != 0 && s->pool[one] > 0);
}

/* Red with the power of a free knight lies above one knight; another knight lies in the pool. */
static struct saga_state red_frees(const struct saga_table *t)
{
    struct saga_state s = bare_turn(t);
    s.side[RED] = PLAIN;
    defend(&s, RED, laid(GREEN, 1), 0);
    s.pool[card_of(YELLOW, 4)] = 1;
    return s;
}

/* What q-free-knight-choice changes. */
LAW(knight_just_set_free_is_not_taken_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_free_knight_choice, 'B');
    struct saga_state s = red_frees(&t);
    give(&s, 0, card_of(RED, 4));
    return made(&t, &s, M_LAY, 0, card_of(RED, 4), 0) && s.phase == GIFT
        && asked(&t, &s, M_TAKE_FREE, 0, card_of(YELLOW, 4), 0) == LEGAL
        && !made(&t, &s, M_TAKE_FREE, 0, card_of(GREEN, 1), 0);
}

QUESTION(q_free_knight_choice, "May the free knight be one that this conquest has set free?", 'A',
         "They lie there when he takes one.", BUILT('A', "yes"),
         BUILT('B', "no, only one that was independent before"))

QUESTION(q_free_knight_and_recruit, "Does the free knight count as the one knight of action 3?",
         'A', "It comes with the conquest.", BUILT('A', "no"),
         BUILT('B', "yes: both cannot be had in one turn"))

CLAUSE(free_knight_now_or_never, "Gedurende", LEGALITY, EXPLICIT,
       "The free knight is taken at once or not at all.")

FORBIDS_TIME(free_knight_now_or_never, free_knight_is_offered_first,
             PLAYERS & ~(ON(M_TAKE_FREE) | ON(M_PASS)),
             "{decider} has to say first whether he takes a free knight")
{
    return s->phase == GIFT;
}

FORBIDS_TIME(free_knight_now_or_never, free_knight_is_past, ON(M_TAKE_FREE),
             "a free knight is taken when {land_with_power} is conquered, and only then")
{
    return s->phase == TURN && held_with(t, s, m.actor % SEATS, P_FREE) != NOWHERE;
}

/* The offer ends with the answer, unless another land brings a new one. */
STEP_PROPERTY(offer_is_gone_with_the_answer)
{
    return before->phase != GIFT
        || ((m.kind == M_TAKE_FREE || m.kind == M_PASS)
            && (after->phase != GIFT || !quiet(before, m, after)));
}

/* q-free-knight-off-turn B: A takes the 4 back from his red, and B's 2 conquers it in A's turn. */
LAW(conqueror_out_of_turn_is_offered_nothing_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_free_knight_off_turn, 'B');
    struct saga_state s = red_frees(&t);
    s.holder[RED] = s.holder[YELLOW] = 1;
    defend(&s, RED, laid(GREEN, 4), laid(BLUE, 1));
    s.attack[1][0] = (uint8_t)(FIRST | laid(RED, 2));
    return made(&t, &s, M_TAKE_BACK, 0, card_of(GREEN, 4), RED) && s.holder[RED] == 2
        && s.phase == TURN;
}

QUESTION(q_free_knight_off_turn,
         "Does a player who conquers the castle land out of turn get a free knight?", 'A',
         "Whoever has conquered it.", BUILT('A', "yes, at once"), BUILT('B', "no"))

static bool last_knight_brings_one(struct choice *from, unsigned letter)
{
    struct saga_table t = as_read(from, SAGA_Q_free_knight_last_card, letter);
    struct saga_state s = red_frees(&t);
    holds_only(&s, 0, card_of(RED, 4));
    if (!made(&t, &s, M_LAY, 0, card_of(RED, 4), 0) || s.holder[RED] != 1)
        return false;
    if (letter == 'B')
        return s.phase == OVER;
    return made(&t, &s, M_TAKE_FREE, 0, card_of(YELLOW, 4), 0)
        && s.phase == (letter == 'A' ? OVER : TURN);
}

LAW(last_knight_brings_a_free_one_as_read)
{
    return last_knight_brings_one(from, 'A') && last_knight_brings_one(from, 'B')
        && last_knight_brings_one(from, 'C');
}

QUESTION(q_free_knight_last_card,
         "Does a player who conquers the castle land with his last knight get a free one?", 'A',
         "The conquest is still carried out, and this is part of it.",
         BUILT('A', "yes, and the game is over"), BUILT('B', "no, and the game is over"),
         BUILT('C', "yes, and if he takes it, the game goes on"))
