/* This chapter states what the document says under "Spelverloop" and "Privileges": the order of
 * phases in a round, and what happens when a round is over. */
#include "shared.h"

CLAUSE(seven_knights_per_round, "Doel, Aandacht", DEFINITION, IMPLIED,
       "In each round a player has his seven knights, but those lent; wherever they went, they are "
       "all back for the next.")

static unsigned lent_to(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            n += s->at[p][k] == LENT + seat;
    return n;
}

/* At the reveal a stock is made of the knights in the camp and the borrowed ones. */
STEP_PROPERTY(knights_at_hand_are_those_not_bid_nor_lent)
{
    struct akkon_state then = laid_then(before, m);
    bool good = true;
    for (unsigned p = 0; p < t->head.players && reveals(before, after); p++)
        good = good && knights_at_hand(after, p) == in_camp(t, &then, p) + lent_to(t, &then, p);
    return good;
}

/* Except those that are being lent at that moment. */
STEP_PROPERTY(all_knights_are_home_for_the_next_round)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS && closes(before, after); p++)
        good = good && (!READS(t, Q_borrow_return, 'A') || all_zero(after->at[p], KNIGHTS))
            && all_zero(after->paid[p], CITIES) && all_zero(after->stock[p], SEATS);
    return good;
}

CLAUSE(round_bid_then_card, "Overzicht", TURN_ORDER, EXPLICIT,
       "A round is a bid round and then a card round.")

FORBIDS_TIME(round_bid_then_card, bid_round_is_over, BIDS, "the bid round is over")
{
    bool paid = m.kind == M_DONE && s->phase == PAY;
    return !paid && (card_round(s) || s->phase == HOME);
}

FORBIDS_TIME(round_bid_then_card, card_round_has_not_begun, PLAYS | ANSWERS | ON(M_PAY) | ON(M_END),
             "the card round has not begun")
{
    return before_reveal(s);
}

/* Bid round and card round alternate; no phase leads anywhere else. */
STEP_PROPERTY(card_round_follows_the_bid_round)
{
    if (card_round(before))
        return !sets_up(after)
            && (card_round(after) || closes(before, after) || after->phase == HOME);
    if (before->phase == HOME)
        return after->phase == HOME || closes(before, after);
    bool early = before->phase == EXCHANGE || before->phase == SEARCH;
    return before_reveal(after)
        || (reveals(before, after) && (before->phase == BID || before->phase == SHIFT))
        || (after->phase == OVER && early && READS(t, Q_prestige_end, 'B'));
}

STEP_PROPERTY(bids_are_made_in_the_bid_round_and_cards_played_in_the_card_round)
{
    bool bid = m.kind == M_PLACE || m.kind == M_PASS, card = is_play(m) || m.kind == M_END;
    return (!bid || before->phase == BID) && (!card || before->phase == TURN);
}

CLAUSE(card_clockwise, "Kaartronde", TURN_ORDER, EXPLICIT,
       "Turns go clockwise from the start player.")

/* Under q-hand-limit B a player with too many cards is asked outside of any turn. */
FORBIDS_ACTOR(card_clockwise, turn_of_another, OF_A_TURN, "it is the turn of {mover}")
{
    bool hands = s->phase == SURPLUS && READS(t, Q_hand_limit, 'B');
    return card_round(s) && m.actor != s->mover && !hands;
}

STEP_PROPERTY(start_player_has_the_first_turn)
{
    return !reveals(before, after) || after->phase == SURPLUS || after->mover == after->start;
}

STEP_PROPERTY(turns_go_round)
{
    bool hands =
        READS(t, Q_hand_limit, 'B') && (before->phase == SURPLUS || after->phase == SURPLUS);
    if (!card_round(before) || !card_round(after) || before->mover == after->mover || hands)
        return true;
    return after->mover == left_of(t, before->mover) && after->mover != before->start;
}

CLAUSE(played_to_discard, "Kaartronde", EFFECT, EXPLICIT,
       "Cards that were played go onto the discard pile, face up, when the round ends.")

STEP_PROPERTY(cards_played_lie_there_until_the_round_ends)
{
    bool good = true;
    for (unsigned p = 0; p < t->prints; p++) {
        unsigned now = copies(t, before, p, PLAYED) + (is_play(m) && m.arg[0] == p);
        bool over = closes(before, after) || after->phase == HOME || after->phase == OVER;
        good = good && (over || copies(t, after, p, PLAYED) == now);
        good = good
            && (!closes(before, after)
                || (copies(t, after, p, PLAYED) == 0
                    && copies(t, after, p, DISCARDED) + copies(t, after, p, BURIED)
                           == copies(t, before, p, DISCARDED) + copies(t, before, p, BURIED) + now
                                  + (m.kind == M_DISCARD && m.arg[0] == p)));
    }
    return good;
}

STATE_PROPERTY(cards_played_are_of_the_card_round)
{
    return !before_reveal(s) || lying(t, s, PLAYED) == 0;
}

CLAUSE(marshal_passes_left, "Kaartronde", TURN_ORDER, EXPLICIT,
       "When all had their turns the marshal goes to the left, to the next start player.")

STEP_PROPERTY(left_neighbour_starts_the_next_round)
{
    if (before->phase == LOT || before->phase == HOME || after->phase == HOME)
        return true;
    return after->start == (closes(before, after) ? left_of(t, before->start) : before->start);
}

STEP_PROPERTY(start_player_comes_first_again)
{
    return !closes(before, after) || after->phase == OVER || after->mover == after->start;
}

CLAUSE(priv_check_round_end, "Privileges", TURN_ORDER, EXPLICIT,
       "After both parts of a round it is seen who is highest on each track.")

STEP_PROPERTY(privileges_change_hands_between_rounds_only)
{
    return closes(before, after) || after->phase == HOME
        || same_bytes(before->privilege, after->privilege, TRACKS);
}

CLAUSE(priv_sole_leader, "Privileges", EFFECT, EXPLICIT,
       "Who alone is highest gets the privilege of the track.")

static unsigned highest_on(const struct akkon_table *t, const struct akkon_state *s, unsigned track)
{
    unsigned most = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        most = s->value[p][track] > most ? s->value[p][track] : most;
    return most;
}

static unsigned how_many_lead(const struct akkon_table *t, const struct akkon_state *s,
                              unsigned track)
{
    unsigned most = highest_on(t, s, track), n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += s->value[p][track] == most;
    return n;
}

STEP_PROPERTY(who_alone_is_highest_holds_the_privilege)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players && closes(before, after); p++)
        for (unsigned track = 0; track < t->tracks; track++) {
            bool alone = how_many_lead(t, after, track) == 1
                      && after->value[p][track] == highest_on(t, after, track);
            good = good && (!alone || !bit(t->privileges, track) || holds(after, p, track));
        }
    return good;
}

LAW(leader_is_who_alone_is_highest)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned track = choose(from, TRACKS), leads = NOWHERE;
    for (unsigned p = 0; p < t.head.players; p++)
        s.value[p][track] = (uint8_t)choose(from, choose(from, 2) ? MOST_VALUE + 1u : 3);
    for (unsigned p = 0; p < t.head.players; p++)
        if (how_many_lead(&t, &s, track) == 1 && s.value[p][track] == highest_on(&t, &s, track))
            leads = p;
    return akkon_leader(&t, &s, track) == leads;
}

CLAUSE(priv_holder_only, "Privileges", LEGALITY, EXPLICIT, "Only who has a privilege can use it.")

FORBIDS_ACTOR(priv_holder_only, another_holds_it, OF_PRIVILEGES,
              "the privilege of {privilege} is held by {holder}")
{
    unsigned track = used_by(s, m);
    return track < TRACKS && s->privilege[track] != 0 && !holds(s, m.actor, track);
}

CLAUSE(priv_may_hold_many, "Privileges", DEFINITION, IMPLIED,
       "One player may hold several privileges.")

/* A leads on some tracks, the last player on the others: each holds the privileges of all his
 * tracks. */
LAW(one_player_may_hold_several)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned of_a = choose(from, 16), last = t.head.players - 1u;
    for (unsigned track = 0; track < TRACKS; track++)
        s.value[bit(of_a, track) ? 0 : last][track] = 7;
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    if (akkon_step(&t, &s, end) != LEGAL)
        return false;
    for (unsigned track = 0; track < TRACKS; track++)
        if (!holds(&s, bit(of_a, track) ? 0 : last, track))
            return false;
    return true;
}

CLAUSE(priv_from_next_round, "Privileges", TURN_ORDER, EXPLICIT,
       "A privilege can be used from the next bid and card round on.")

FORBIDS_TIME(priv_from_next_round, leads_alone_only_now, OF_PRIVILEGES,
             "{actor} would get the privilege of {privilege} only when the round is over")
{
    unsigned track = used_by(s, m);
    return track < TRACKS && bit(t->privileges, track) && s->privilege[track] == 0
        && leads_alone(t, s, m.actor, track);
}

/* The window before the bid round opens in the round that follows at once. */
static bool can_exchange(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned p = s->privilege[PRESTIGE] - 1u;
    return s->privilege[PRESTIGE] != 0 && hand(t, s, p) > 0 && piles_left(t, s);
}

STEP_PROPERTY(prestige_is_asked_before_the_bid_round)
{
    bool begins = after->phase == BID && (closes(before, after) || before->phase == BORROW);
    return !begins || !can_exchange(t, after) || READS(t, Q_prestige_first_use, 'B');
}

TALLY_PROPERTY(windows_are_those_of_holders)
{
    return (s->phase != EXCHANGE || can_exchange(t, s))
        && (s->phase != SEARCH || (s->privilege[PRESTIGE] != 0 && READS(t, Q_prestige_which, 'B')))
        && (s->phase != SHIFT || s->privilege[GOLD] != 0)
        && (s->phase != RETURN || (s->privilege[POWER] != 0 && s->returnable != 0))
        && (s->phase != CLEMENS || (s->privilege[FAITH] != 0 && !READS(t, Q_faith_moment, 'A')));
}

/* q-prestige-first-use B: a player who has just got prestige has to wait for a round. */
STEP_PROPERTY(prestige_waits_a_round_where_read_so)
{
    bool waits = READS(t, Q_prestige_first_use, 'B');
    bool got = after->privilege[PRESTIGE] != 0
            && after->privilege[PRESTIGE] != before->privilege[PRESTIGE];
    return !waits || !got || (after->phase != EXCHANGE && m.kind != M_EXCHANGE);
}

CLAUSE(priv_tie_nobody, "Privileges", EFFECT, EXPLICIT,
       "If several are highest nobody gets it or may use it; it lies beside the board.")

FORBIDS_ACTOR(priv_tie_nobody, nobody_holds_it, OF_PRIVILEGES,
              "the privilege of {privilege} lies beside the board")
{
    unsigned track = used_by(s, m);
    return track < TRACKS && s->privilege[track] == 0
        && !(bit(t->privileges, track) && leads_alone(t, s, m.actor, track));
}

STEP_PROPERTY(nobody_holds_a_privilege_that_several_lead)
{
    bool good = true;
    for (unsigned track = 0; track < t->tracks && closes(before, after); track++) {
        unsigned holder = after->privilege[track];
        bool highest = holder == 0
                    || after->value[(holder - 1u) % SEATS][track] == highest_on(t, after, track);
        bool kept = READS(t, Q_priv_incumbent, 'C') && holder == before->privilege[track];
        good = good && highest && (how_many_lead(t, after, track) == 1 || holder == 0 || kept);
    }
    return good;
}

CLAUSE(priv_tie_incumbent, "Privileges", EFFECT, AMBIGUOUS,
       "Who held it and is no longer alone at the top gives it up.")

LAW(holder_who_is_equalled_gives_up_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned track = choose(from, TRACKS), last = t.head.players - 1u,
             holder = choose(from, t.head.players);
    t.head.reading[AKKON_Q_priv_incumbent] = choose(from, 2) ? 'C' : 'A';
    s.privilege[track] = (uint8_t)(holder + 1);
    s.value[holder][track] = s.value[left_of(&t, holder)][track] = 9;
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    return akkon_step(&t, &s, end) == LEGAL
        && s.privilege[track] == (READS(&t, Q_priv_incumbent, 'C') ? holder + 1 : 0);
}

QUESTION(q_priv_incumbent,
         "What happens to a privilege whose holder is no longer alone at the top?", 'A',
         "Nobody can use it then, and it lies beside the board. Whether he keeps a card that he "
         "cannot use makes no difference.",
         BUILT('A', "he gives the privilege up"),
         NO_EFFECT('B', "he keeps it and cannot use it",
                   "corpus/akkon/readings/q-priv-incumbent-a.scenario"),
         BUILT('C', "he keeps it and may use it, as long as nobody is higher"))

CLAUSE(end_pile_used_up, "Einde", END, EXPLICIT,
       "When a pile is used up, however that came, the end is near.")

static bool used_up(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = false;
    for (unsigned city = 0; city < t->cities; city++)
        any = any || (pile(t, s, city) == 0 && (!t->head.small || given(t, city) > 0));
    return any;
}

TALLY_PROPERTY(end_is_near_when_a_pile_is_used_up)
{
    if (sets_up(s))
        return s->ending == NOT_YET;
    return (s->ending != NOT_YET) == used_up(t, s) && s->ending <= ONE_MORE
        && (s->ending != ONE_MORE || READS(t, Q_prestige_end, 'C'));
}

/* After the round that ends the game no other round begins. */
STATE_PROPERTY(last_round_is_the_last)
{
    bool begins = s->phase == BORROW || s->phase == EXCHANGE;
    return s->ending != LAST_ROUND || !begins || READS(t, Q_prestige_end, 'C');
}

CLAUSE(end_finish_round, "Einde", END, EXPLICIT,
       "The round that has begun is played to its end; then the game is over.")

FORBIDS_WHEN_OVER(end_finish_round, game_is_over, ANY_MOVE, "the game is over")
{
    return s->phase == OVER;
}

/* Knights come home only before another round, so it is already decided that there is one. */
STEP_PROPERTY(game_is_over_when_the_last_round_is)
{
    bool round_ends = closes(before, after) || after->phase == HOME;
    unsigned still = before->idle == MOVING || m.kind == M_DISCARD ? 0 : before->idle + 1u;
    bool idle = READS(t, Q_no_progress, 'B') && still == t->head.players;
    bool early = READS(t, Q_prestige_end, 'B') && (m.kind == M_EXCHANGE || m.kind == M_FETCH)
              && used_up(t, after);
    if (before->phase == HOME)
        return after->phase != OVER;
    if (round_ends)
        return (after->phase == OVER) == (before->ending == LAST_ROUND || idle);
    return before->phase != OVER && ((after->phase == OVER) == early);
}

STEP_PROPERTY(one_more_round_is_the_last_one)
{
    return !closes(before, after) || before->ending != ONE_MORE || after->phase == OVER
        || after->ending == LAST_ROUND;
}

/* q-no-progress B: the state counts rounds in which no card moved. */
STEP_PROPERTY(rounds_without_progress_are_counted)
{
    bool counts = READS(t, Q_no_progress, 'B') && closes(before, after) && before->phase != HOME;
    unsigned now = before->idle == MOVING || m.kind == M_DISCARD ? 0 : before->idle + 1u;
    return READS(t, Q_no_progress, 'B') ? !counts || after->idle == now || after->phase == OVER
                                        : after->idle == 0;
}

STEP_PROPERTY(card_that_moves_is_progress)
{
    bool moved = false;
    for (unsigned p = 0; p < t->prints && READS(t, Q_no_progress, 'B') && !sets_up(before); p++)
        moved = moved
             || copies(t, after, p, IN_PILE) + copies(t, after, p, ON_TOP)
                    < copies(t, before, p, IN_PILE) + copies(t, before, p, ON_TOP);
    bool played = is_play(m) && READS(t, Q_no_progress, 'B');
    return !(moved || played) || after->idle == MOVING || closes(before, after)
        || after->phase == OVER;
}

CLAUSE(end_once, "Einde", END, IMPLIED, "Another pile that is used up changes nothing any more.")

STEP_PROPERTY(end_comes_once)
{
    bool turns = closes(before, after) && before->ending == ONE_MORE;
    return before->ending == NOT_YET || after->ending == before->ending || turns
        || (after->phase == HOME && before->ending == ONE_MORE);
}

QUESTION(q_no_progress, "Does the game end when no card moves any more?", 'A',
         "Nothing stops it. The other reading is the mildest rule that would.", BUILT('A', "no"),
         BUILT('B', "yes: when as many rounds as there are players went by in which no card left a "
                    "pile or "
                    "a hand"))
