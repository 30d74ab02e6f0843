/* This chapter states what the document says under "Kaartronde": what a player does in his turn
 * of the card round. */
#include "shared.h"

CLAUSE(card_one_turn_each, "Kaartronde", TURN_ORDER, IMPLIED,
       "Each player has one turn, in which he plays any number of cards one by one.")

/* A turn lasts until its player ends it; the round is over after the last turn. */
STEP_PROPERTY(turn_is_over_when_its_player_says_so)
{
    bool passes = card_round(before) && before->phase != EXPOSE
               && (closes(before, after) || after->phase == HOME || before->mover != after->mover);
    bool hands = READS(t, Q_hand_limit, 'B') && before->phase == SURPLUS;
    bool ends = m.kind == M_END || before->phase == SURPLUS || before->phase == CLEMENS;
    bool given = hands || (READS(t, Q_hand_limit, 'B') && after->phase == SURPLUS);
    return !passes || given || ends;
}

STEP_PROPERTY(round_is_over_after_the_last_turn)
{
    bool last = left_of(t, before->mover) == before->start;
    bool over = closes(before, after) || after->phase == HOME;
    bool hands = READS(t, Q_hand_limit, 'B');
    return !card_round(before) || hands || !over || last;
}

CLAUSE(card_optional, "Kaartronde", PERMISSION, IMPLIED, "Nobody has to play a card.")

TALLY_PROPERTY(turn_may_be_ended_at_any_time)
{
    return s->phase != TURN || can(t, s, M_END, s->mover, 0, 0);
}

CLAUSE(card_from_hand, "Kaartronde", LEGALITY, EXPLICIT,
       "What one plays is a card that one has in hand.")

FORBIDS(card_from_hand, card_is_not_in_hand, PLAYS, "{actor} has no {card} in hand")
{
    return copies(t, s, m.arg[0], IN_HAND + m.actor) == 0;
}

CLAUSE(new_card_playable, "Waardering, Kaartronde", PERMISSION, IMPLIED,
       "Cards won in this round may be played in it.")

/* Any card in the hand may be played, no matter when it came there. What else a play needs is
 * stated below. */
STEP_PROPERTY(card_played_was_in_the_hand, PLAYS)
{
    return before->phase == TURN && m.actor == before->mover
        && copies(t, before, m.arg[0], IN_HAND + before->mover) > 0;
}

/* How many copies of this print a move brings into the hand of a player. */
static unsigned gains(const struct akkon_table *t, const struct akkon_state *before, struct move m,
                      const struct akkon_state *after, unsigned seat, unsigned print)
{
    unsigned n = 0;
    if (acts_as(t, before, m, after, MINT) && played_on(before, m) > 0 && seat == before->mover)
        n += top(t, before, played_on(before, m) - 1) == print;
    if (m.kind == M_DEAL && seat == m.arg[1])
        n += m.arg[0] == print;
    if (m.kind == M_EXCHANGE && seat == m.actor && READS(t, Q_prestige_which, 'A'))
        n += top(t, before, m.arg[1]) == print;
    if (m.kind == M_FETCH && seat == m.actor)
        n += m.arg[0] == print;
    return n;
}

static unsigned loses(struct move m, unsigned seat, unsigned print)
{
    return (is_play(m) || m.kind == M_EXCHANGE || m.kind == M_DISCARD) && m.actor == seat
        && m.arg[0] == print;
}

STEP_PROPERTY(hands_change_as_told)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && !reveals(before, after); p++)
        for (unsigned q = 0; q < t->prints; q++)
            good = good
                && copies(t, after, q, IN_HAND + p) + loses(m, p, q)
                       == copies(t, before, q, IN_HAND + p) + gains(t, before, m, after, p, q);
    return good;
}

CLAUSE(card_read_then_act, "Kaartronde", TURN_ORDER, EXPLICIT,
       "What a card says is carried out completely before another one is played.")

FORBIDS_TIME(card_read_then_act, card_is_not_done_with, ALL_BUT(ANSWERS | ON(M_SKIP)),
             "{running} is not done with")
{
    return within_a_card(s) && s->phase != PAY;
}

/* Clemens also raises a marker, but not while a card is being carried out. */
FORBIDS_TIME(card_read_then_act, no_card_asks_for_that, ANSWERS,
             "no card that is carried out asks for that now")
{
    switch (m.kind) {
    case M_PUSH:    return s->phase != PUSH;
    case M_ADVANCE: return s->phase != STEPS;
    case M_LOWER:   return s->phase != FORTH && s->phase != BACK;
    default:        return within_a_card(s) && s->phase != FORTH;
    }
}

FORBIDS(card_read_then_act, card_speaks_of_nobody, ON(M_PLAY_ON),
        "{card} speaks of no other player")
{
    unsigned a = print_at(t, m.arg[0])->action;
    return a != BAN && a != PLAGUE && a != BROTHER && a != LEVANT;
}

FORBIDS(card_read_then_act, card_speaks_of_no_pile, ON(M_PLAY_FOR), "{card} speaks of no pile")
{
    return print_at(t, m.arg[0])->action != MINT;
}

TABLE_PROPERTY(cards_say_what_they_need)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints && p < CARDS; p++) {
        const struct akkon_print *it = &t->print[p];
        bool tracked = it->action != SCRIPTURE && it->action != MINT;
        good = good && it->action < ACTIONS && it->track < t->tracks && (tracked || it->track == 0)
            && (it->action == SIEGE ? it->other != it->track && it->other < t->tracks
                                    : it->other == 0)
            && (it->action == LEVANT ? it->cities != 0 && it->cities >> t->cities == 0
                                     : it->cities == 0);
    }
    return good;
}

TABLE_PROPERTY(each_action_is_on_some_card)
{
    unsigned met = 0;
    for (unsigned p = 0; p < t->prints; p++)
        met |= 1u << t->print[p].action % ACTIONS;
    return t->head.small || met == (1u << ACTIONS) - 1;
}

LAW(set_without_an_action_is_refused)
{
    static const uint8_t odd[] = { PLAGUE, BROTHER, LEVANT };
    struct akkon_table t = as_assumed(from);
    unsigned gone = odd[choose(from, sizeof odd)];
    for (unsigned p = 0; p < t.prints; p++)
        if (t.print[p].action == gone) {
            t.print[p].action = BAN;
            t.print[p].cities = 0;
            t.print[p].cost = 7;
        }
    return judged(&t) == AKKON_card_read_then_act;
}

STATE_PROPERTY(card_is_carried_out_in_a_turn)
{
    bool within = within_a_card(s);
    bool mint = (s->phase == EXPOSE && s->after != BID) || s->phase == SURPLUS;
    return s->playing <= t->prints && (!within || s->playing != 0)
        && (s->playing == 0 || within || mint)
        && (s->playing == 0 || copies(t, s, s->playing - 1u, PLAYED) > 0);
}

/* A phase only asks for what the card being played says. */
STATE_PROPERTY(choices_are_those_of_the_card)
{
    unsigned action = s->playing == 0 ? ACTIONS : running(t, s)->action;
    bool free_steps = READS(t, Q_lance_feast, 'C') && (action == LANCE || action == FEAST);
    return (s->phase != PUSH || action == PLAGUE)
        && (s->phase != STEPS || action == BROTHER || action == LEVANT || free_steps)
        && ((s->phase != FORTH && s->phase != BACK) || action == SCRIPTURE);
}

CLAUSE(hand_limit_5, "Kaartronde", LEGALITY, EXPLICIT,
       "Nobody has more than five cards in hand when his turn is over.")

FORBIDS_TIME(hand_limit_5, hand_is_too_large, ALL_BUT(0),
             "{mover} has more than five cards and has to discard first")
{
    return s->phase == SURPLUS && !(m.kind == M_DISCARD && m.actor == s->mover);
}

STEP_PROPERTY(nobody_keeps_more_than_five)
{
    bool over = card_round(before)
             && (closes(before, after) || after->phase == HOME
                 || (card_round(after) && before->mover != after->mover));
    return !over || hand(t, after, before->mover) <= HAND_LIMIT;
}

/* A player whose turn is still to come may hold more than five cards; all others hold five at
 * most. */
TALLY_PROPERTY(hands_are_small)
{
    bool good = true, had = card_round(s);
    for (unsigned p = s->start, n = 0; n < t->head.players; n++, p = left_of(t, p)) {
        had = had && p != s->mover;
        bool small_hand = had || before_reveal(s) || s->phase == OVER || s->phase == HOME;
        bool waits = s->phase == SURPLUS && READS(t, Q_hand_limit, 'B');
        good = good && hand(t, s, p) <= HAND_LIMIT + CITIES
            && (!small_hand || waits || hand(t, s, p) <= HAND_LIMIT);
    }
    return good;
}

CLAUSE(hand_limit_only_then, "Kaartronde", PERMISSION, IMPLIED,
       "At other times a player may have more.")

/* Under q-hand-limit B this holds at any time. */
TALLY_PROPERTY(hand_is_reduced_when_the_turn_is_over)
{
    return s->phase != SURPLUS || hand(t, s, s->mover) > HAND_LIMIT;
}

STEP_PROPERTY(hand_is_reduced_only_then)
{
    return READS(t, Q_hand_limit, 'B') || after->phase != SURPLUS || before->phase == SURPLUS
        || m.kind == M_END || before->phase == CLEMENS;
}

TALLY_PROPERTY(hand_never_exceeds_five_where_read_so)
{
    bool turn = s->phase == TURN || s->phase == RETURN || before_reveal(s);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && turn && READS(t, Q_hand_limit, 'B'); p++)
        good = good && hand(t, s, p) <= HAND_LIMIT;
    return good;
}

/* A player holds five cards and wins a sixth. */
LAW(sixth_card_is_kept_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID);
    unsigned city = choose(from, JERUSALEM);
    t.head.reading[AKKON_Q_hand_limit] = (uint8_t)('A' + choose(from, 2));
    for (unsigned n = 0; n < HAND_LIMIT; n++)
        bring(&t, &s, print_named(&t, (city + 1) % JERUSALEM, n < 3 ? BAN : SIEGE), IN_HAND);
    s.passed = (uint8_t)((1u << t.head.players) - 2);
    s.at[0][FIVE] = (uint8_t)(ON_FIELD + city);
    struct move pass = { M_PASS, 0, { 0 } };
    if (akkon_step(&t, &s, pass) != LEGAL)
        return false;
    turn_up_tops(&t, &s);
    return hand(&t, &s, 0) == HAND_LIMIT + 1
        && s.phase == (READS(&t, Q_hand_limit, 'B') ? SURPLUS : TURN);
}

CLAUSE(hand_limit_choose, "Kaartronde", EFFECT, EXPLICIT,
       "He chooses which cards are too many, and lays them, no others, onto the discard pile.")

FORBIDS_TIME(hand_limit_choose, nobody_has_too_many, ON(M_DISCARD),
             "cards are discarded only after a turn, by who has more than five")
{
    return s->phase != SURPLUS;
}

FORBIDS(hand_limit_choose, surplus_is_not_in_hand, ON(M_DISCARD), "{actor} has no {card} in hand")
{
    return copies(t, s, m.arg[0], IN_HAND + m.actor) == 0;
}

STEP_PROPERTY(surplus_is_discarded_and_no_more, ON(M_DISCARD))
{
    unsigned to = READS(t, Q_face_details, 'B') ? BURIED : DISCARDED;
    return before->phase == SURPLUS && hand(t, before, before->mover) > HAND_LIMIT
        && hand(t, after, before->mover) + 1 == hand(t, before, before->mover)
        && (closes(before, after) || after->phase == HOME
            || lying(t, after, to) == lying(t, before, to) + 1);
}

QUESTION(q_hand_limit, "When does the limit of five cards in hand apply?", 'A',
         "The document says: after the end of the turn.",
         BUILT('A', "at the end of one's own turn"),
         BUILT('B', "always: a card too many is laid down at once"))
