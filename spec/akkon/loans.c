/* This chapter states what the document says under "Pest" and "Wapenbroeder": knights that are
 * borrowed for the next card round. */
#include "shared.h"

CLAUSE(borrow_before_bid, "Pest, Wapenbroeder", TURN_ORDER, EXPLICIT,
       "The borrower takes the knight before the next bid round begins.")

FORBIDS_TIME(borrow_before_bid, knights_are_to_be_taken, ALL_BUT(ON(M_BORROW) | ON(M_GIVE)),
             "knights that were borrowed have to be taken first")
{
    return s->phase == BORROW;
}

FORBIDS_TIME(borrow_before_bid, no_knight_is_to_be_taken, ON(M_BORROW) | ON(M_GIVE),
             "no knight is taken now")
{
    return s->phase != BORROW;
}

/* Under q-borrow-picker B: does this lender have a knight, or the marshal, that somebody may
 * claim? */
static bool lends_now(const struct akkon_table *t, const struct akkon_state *s, unsigned lender)
{
    bool marshal = READS(t, Q_borrow_marshal, 'B') && t->marshal && lender == s->start
                && s->marshal == IN_CAMP;
    return owed_by(s, lender) > 0 && (marshal || in_camp(t, s, lender) > 0);
}

/* Lenders are asked one after the other, from the start player on. */
FORBIDS_ACTOR(borrow_before_bid, another_lender_is_asked, ON(M_GIVE),
              "it is not {actor} who is asked now for a knight to lend")
{
    unsigned p = s->start % SEATS;
    for (unsigned n = 1; n < t->head.players && !lends_now(t, s, p); n++)
        p = left_of(t, p);
    return s->phase == BORROW && READS(t, Q_borrow_picker, 'B') && m.actor != p;
}

/* The player from whom the knight is taken: its owner, or under q-borrow-chain B the borrower. */
static unsigned taken_of(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    unsigned owner = m.kind == M_GIVE ? m.actor : m.arg[1], kind = m.arg[0];
    bool chain = READS(t, Q_borrow_chain, 'B') && m.kind == M_BORROW && kind < KNIGHTS;
    bool lent = chain && s->at[owner % SEATS][kind] >= LENT;
    return lent ? s->at[owner % SEATS][kind] - (unsigned)LENT : owner;
}

FORBIDS(borrow_before_bid, nothing_is_borrowed_of_him, ON(M_BORROW) | ON(M_GIVE),
        "{taker} has no knight to get there")
{
    unsigned taker = m.kind == M_GIVE ? m.arg[1] : m.arg[2];
    return s->claim[taken_of(t, s, m) % SEATS][taker % SEATS] == 0;
}

/* No bid round begins while claims can be served, unless a reading lets them wait. */
STATE_PROPERTY(knights_are_borrowed_before_the_bid_round)
{
    bool later = READS(t, Q_borrow_shortage, 'C') || READS(t, Q_borrow_return, 'C');
    bool good = s->phase != BORROW || !all_zero(s->claim[0], SEATS * SEATS);
    bool bids = before_reveal(s) && s->phase != BORROW;
    return good && (!bids || later || all_zero(s->claim[0], SEATS * SEATS));
}

/* Claims that can never be served are dropped. In the round before the last one (q-prestige-end C)
 * all claims remain. */
STATE_PROPERTY(nothing_is_borrowed_in_the_last_round)
{
    return s->ending != LAST_ROUND || s->phase == BORROW || READS(t, Q_prestige_end, 'C')
        || all_zero(s->claim[0], SEATS * SEATS);
}

STEP_PROPERTY(loans_of_the_last_but_one_round_are_kept)
{
    bool good = true, more = closes(before, after) && before->ending == ONE_MORE;
    bool plain = READS(t, Q_borrow_return, 'A') && READS(t, Q_borrow_chain, 'A')
              && READS(t, Q_borrow_shortage, 'A') && READS(t, Q_borrow_marshal, 'A');
    for (unsigned l = 0; more && plain && l < SEATS; l++)
        for (unsigned p = 0; p < SEATS; p++) {
            unsigned lent = 0;
            for (unsigned k = 0; k < KNIGHTS; k++)
                lent += after->at[l][k] == LENT + p;
            good = good && after->claim[l][p] + lent == before->claim[l][p];
        }
    return good;
}

LAW(loans_of_the_last_but_one_round_are_taken)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned last = t.head.players - 1u;
    t.head.reading[AKKON_Q_prestige_end] = 'C';
    s.ending = ONE_MORE;
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    s.claim[1][0] = (uint8_t)(1 + choose(from, 3));
    for (unsigned c = 0; c < CARDS; c++)
        s.card[c] = t.print[t.print_of[c]].city == TYRUS ? DISCARDED : s.card[c];
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    return akkon_step(&t, &s, end) == LEGAL && s.phase == BORROW && s.ending == LAST_ROUND
        && s.claim[1][0] > 0;
}

QUESTION(q_borrow_must, "May the player name no lender?", 'A', "The player names him.",
         BUILT('A', "no"), BUILT('B', "yes, then nothing is borrowed"))

CLAUSE(borrow_blind, "Pest, Wapenbroeder", INFORMATION, EXPLICIT,
       "The borrower does not see which knight he takes.")

/* q-borrow-picker says who chooses. */
FORBIDS_ACTOR(borrow_blind, lender_does_not_choose, ON(M_GIVE), "the lender does not choose")
{
    return READS(t, Q_borrow_picker, 'A');
}

FORBIDS_ACTOR(borrow_blind, lender_chooses, ON(M_BORROW),
              "the lender chooses which knight he gives")
{
    return READS(t, Q_borrow_picker, 'B');
}

/* The taker does not see which knight he takes, and neither does anybody else: see
 * others_do_not_see_which_knight_is_where. */
STEP_PROPERTY(loan_takes_one_knight_of_the_lender)
{
    bool good = true;
    unsigned kind = m.arg[0], lender = m.kind == M_GIVE ? m.actor : m.arg[1];
    unsigned taker = m.kind == M_GIVE ? m.arg[1] : m.arg[2];
    bool still = after->phase == BORROW || after->phase == BID || after->phase == EXCHANGE;
    if ((m.kind != M_BORROW && m.kind != M_GIVE) || kind >= KNIGHTS
        || !READS(t, Q_borrow_chain, 'A'))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            good = good
                && after->at[p][k] == (p == lender && k == kind ? LENT + taker : before->at[p][k]);
    return good && still && lender != taker && before->claim[lender % SEATS][taker % SEATS] > 0;
}

QUESTION(q_borrow_picker, "Who picks the knight that is borrowed?", 'A',
         "He takes it, and does not see it. To let chance pick comes to the same.",
         BUILT('A', "the taker, blindly: any of them"), BUILT('B', "the lender"),
         NO_EFFECT('C', "chance", "corpus/akkon/readings/q-borrow-picker-a.scenario"))

CLAUSE(borrow_card_round_only, "Pest, Wapenbroeder", LEGALITY, EXPLICIT,
       "A borrowed knight is of use in the card round; he cannot be bid.")

FORBIDS(borrow_card_round_only, borrowed_knight_is_bid, ON(M_PLACE), "a borrowed knight is not bid")
{
    return m.arg[0] == BORROWED;
}

STEP_PROPERTY(borrowed_knights_are_not_bid)
{
    bool good = m.kind != M_PLACE || m.arg[0] != BORROWED;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS && before_reveal(before) && before_reveal(after); k++)
            good = good && (before->at[p][k] < LENT || after->at[p][k] >= LENT);
    return good;
}

CLAUSE(borrow_owner_lacks, "Pest, Wapenbroeder", EFFECT, IMPLIED,
       "The owner of a borrowed knight does not have him in that round, neither for bids nor for "
       "cards.")

FORBIDS(borrow_owner_lacks, piece_is_lent, ON(M_PLACE), "{piece} of {actor} is lent")
{
    unsigned k = m.arg[0];
    return k < KNIGHTS ? s->at[m.actor % SEATS][k] >= LENT
                       : k == MARSHAL && m.actor == s->start && s->marshal >= MARSHAL_LENT;
}

/* Under q-borrow-chain B a knight that is lent may be borrowed from the borrower. */
FORBIDS(borrow_owner_lacks, knight_is_lent_already, ON(M_BORROW) | ON(M_GIVE),
        "{piece} of {lender} is lent already")
{
    unsigned owner = m.kind == M_GIVE ? m.actor : m.arg[1], kind = m.arg[0];
    bool chain = READS(t, Q_borrow_chain, 'B') && m.kind == M_BORROW && owner != m.arg[2];
    return kind < KNIGHTS && s->at[owner % SEATS][kind] >= LENT && !chain;
}

STEP_PROPERTY(owner_does_not_lay_what_is_lent, ON(M_PLACE))
{
    return m.arg[0] >= KNIGHTS || before->at[m.actor % SEATS][m.arg[0]] < LENT;
}

CLAUSE(borrow_returns, "Doel, Pest", EFFECT, SILENT,
       "When a borrowed knight comes back is not said.")

FORBIDS_TIME(borrow_returns, knights_are_to_come_home, ALL_BUT(ON(M_HOME)),
             "knights that were used have to come home first")
{
    return s->phase == HOME;
}

FORBIDS_TIME(borrow_returns, no_knight_is_to_come_home, ON(M_HOME), "no knight comes home now")
{
    return s->phase != HOME;
}

/* As many borrowed knights stay as were left unused. */
FORBIDS(borrow_returns, knight_stays, ON(M_HOME), "{piece} of {lender} does not come home")
{
    unsigned owner = m.arg[1] % SEATS, at = s->at[owner][m.arg[0] % KNIGHTS], away = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        away += s->at[owner][k] == at;
    return at < LENT || away <= s->stock[(at - LENT) % SEATS][owner];
}

/* All borrowed knights come home, whether used or not; under q-borrow-return C none does. */
STEP_PROPERTY(borrowed_knights_come_home_as_read)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned k = 0; k < KNIGHTS; k++) {
            bool lent = before->at[p][k] >= LENT, lends = before->phase == BORROW;
            good = good
                && (!READS(t, Q_borrow_return, 'C') || !lent || lends || after->phase == OVER
                    || after->at[p][k] == before->at[p][k]);
            good = good
                && (!READS(t, Q_borrow_return, 'A') || !closes(before, after)
                    || after->at[p][k] == IN_CAMP);
        }
    return good;
}

/* The number of one player's knights that another player has. */
static unsigned knights_lent(const struct akkon_state *s, unsigned owner, unsigned taker)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += s->at[owner][k] == LENT + taker;
    return n;
}

/* q-borrow-return B: the knights that were used go home. */
STEP_PROPERTY(borrowed_knights_stay_as_long_as_they_are_not_used)
{
    bool good = true, next = closes(before, after) && after->phase != OVER;
    for (unsigned p = 0; p < t->head.players && next && READS(t, Q_borrow_return, 'B'); p++)
        for (unsigned q = 0; q < t->head.players; q++)
            good = good && (p == q || knights_lent(after, p, q) == before->stock[q][p]);
    return good;
}

/* A has some knights of B and has used a few of them when the round ends. */
LAW(borrowed_knights_are_away_in_the_next_round_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned last = t.head.players - 1u, lent = 1 + choose(from, 3), left = choose(from, lent + 1);
    t.head.reading[AKKON_Q_borrow_return] = choose(from, 2) ? 'C' : 'B';
    for (unsigned k = 0; k < lent; k++)
        s.at[1][k] = LENT;
    for (unsigned p = 0; p < last; p++)
        s.stock[p][p] = 0;
    s.stock[0][1] = (uint8_t)left;
    s.stock[last][last] = (uint8_t)(last == 1 ? KNIGHTS - lent : KNIGHTS);
    s.mover = (uint8_t)last;
    s.marshal = SPENT;
    struct move end = { M_END, (uint8_t)last, { 0 } };
    if (akkon_step(&t, &s, end) != LEGAL)
        return false;
    for (unsigned k = 0; s.phase == HOME && k < KNIGHTS; k++) {
        struct move home = { M_HOME, NATURE, { (uint8_t)k, 1 } };
        (void)akkon_step(&t, &s, home);
    }
    return s.phase != HOME
        && knights_lent(&s, 1, 0) == (READS(&t, Q_borrow_return, 'B') ? left : lent);
}

QUESTION(q_borrow_return, "When do borrowed knights go home?", 'A',
         "Each player has seven in a round.", BUILT('A', "at the end of the round, used or not"),
         BUILT('B', "at the end of the round in which they were used; until then they stay"),
         BUILT('C', "never: the taker has them in all later card rounds"))

CLAUSE(borrow_shortage, "Pest, Wapenbroeder", EFFECT, SILENT,
       "What happens if more are borrowed of a player than he has is not said.")

/* Only under q-borrow-shortage B. */
FORBIDS(borrow_shortage, lender_has_too_few, ON(M_PLAY_ON),
        "{other} does not have so many knights to lend")
{
    unsigned action = print_at(t, m.arg[0])->action, count = action == PLAGUE  ? 1
                                                           : action == BROTHER ? 2
                                                                               : 0;
    return count > 0 && READS(t, Q_borrow_shortage, 'B') && m.arg[1] != m.actor
        && owed_by(s, m.arg[1] % SEATS) + count > lendable(t, s, m.arg[1] % SEATS);
}

/* The number of pieces that every player with a claim on this lender may take. */
static unsigned ready(const struct akkon_table *t, const struct akkon_state *s, unsigned lender)
{
    bool marshal = READS(t, Q_borrow_marshal, 'B') && t->marshal && lender == s->start % SEATS
                && s->marshal == IN_CAMP;
    bool chain = READS(t, Q_borrow_chain, 'B') && READS(t, Q_borrow_picker, 'A');
    unsigned n = in_camp(t, s, lender) + marshal;
    for (unsigned p = 0; p < SEATS && chain; p++)
        for (unsigned k = 0; k < KNIGHTS && s->claim[lender][p] == 0 && p != lender; k++)
            n += has_knight(t, k) && p < t->head.players && s->at[p][k] == LENT + lender;
    return n;
}

/* Could the taker get a piece from this lender now? Nobody gets back a knight of his own colour. */
static bool can_get(const struct akkon_table *t, const struct akkon_state *s, unsigned lender,
                    unsigned taker)
{
    bool marshal = READS(t, Q_borrow_marshal, 'B') && t->marshal && lender == s->start % SEATS
                && s->marshal == IN_CAMP;
    bool chain = READS(t, Q_borrow_chain, 'B') && READS(t, Q_borrow_picker, 'A');
    bool any = marshal || in_camp(t, s, lender) > 0;
    for (unsigned p = 0; p < t->head.players && p < SEATS && chain; p++)
        for (unsigned k = 0; k < KNIGHTS && p != lender && p != taker; k++)
            any = any || (has_knight(t, k) && s->at[p][k] == LENT + lender);
    return any && s->claim[lender][taker] > 0;
}

/* The cards of a round are played clockwise from its start player, who sits to the right of the
 * next start player. */
FORBIDS(borrow_shortage, others_played_first, ON(M_BORROW) | ON(M_GIVE),
        "others played first, and there are too few knights for them and for {taker}")
{
    unsigned taker = m.kind == M_GIVE ? m.arg[1] : m.arg[2], of = taken_of(t, s, m) % SEATS;
    unsigned players = t->head.players, p = (s->start + players - 1) % players;
    bool first = false;
    for (unsigned n = 0; n < players && n < SEATS && p != taker; n++) {
        first = first || can_get(t, s, of, p % SEATS);
        p = left_of(t, p);
    }
    return s->phase == BORROW && first && owed_by(s, of) > ready(t, s, of);
}

/* q-borrow-shortage B: a lender always has what was claimed from him. */
STATE_PROPERTY(no_card_is_played_on_who_has_too_few)
{
    bool good = true;
    for (unsigned l = 0; l < t->head.players && s->phase == BORROW; l++)
        good = good
            && (!READS(t, Q_borrow_shortage, 'B') || READS(t, Q_borrow_chain, 'B')
                || owed_by(s, l) <= ready(t, s, l));
    return good;
}

STATE_PROPERTY(no_more_is_claimed_than_there_is)
{
    bool good = true;
    for (unsigned l = 0; l < t->head.players; l++)
        good = good && s->claim[l][l] == 0
            && (READS(t, Q_borrow_shortage, 'C') || READS(t, Q_borrow_chain, 'B')
                || owed_by(s, l) <= bits_in(t->knights) + READS(t, Q_borrow_marshal, 'B'));
    return good;
}

/* A player from whom seven knights are claimed has none left to lend. */
LAW(claims_beyond_seven_are_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned p = print_named(&t, JERUSALEM, BROTHER), had = 4 + choose(from, 4);
    t.head.reading[AKKON_Q_borrow_shortage] = (uint8_t)('A' + choose(from, 3));
    s.marshal = SPENT;
    s.claim[1][0] = (uint8_t)had;
    bring(&t, &s, p, IN_HAND);
    struct move m = { M_PLAY_ON, 0, { (uint8_t)p, 1 } };
    verdict v = akkon_step(&t, &s, m);
    if (READS(&t, Q_borrow_shortage, 'B') && had > 5)
        return v == AKKON_borrow_shortage;
    return v == LEGAL
        && s.claim[1][0] == (READS(&t, Q_borrow_shortage, 'A') && had > 5 ? 7 : had + 2);
}

QUESTION(q_borrow_shortage, "What if more is borrowed from a player than he has?", 'A',
         "Loans are met in the order of play, as far as there are knights.",
         BUILT('A', "the cards that were played first come first, and what is over lapses"),
         BUILT('B', "the card cannot be played on him; a knight of his that is lent and not used "
                    "yet does not count"),
         BUILT('C', "what is over is taken before later bid rounds; claims of several players are "
                    "met in the order in which these had their turns in the last round"))

CLAUSE(borrow_not_marshal, "Pest", EFFECT, SILENT,
       "Whether the marshal can be borrowed is not said.")

FORBIDS(borrow_not_marshal, marshal_is_not_lent, ON(M_BORROW) | ON(M_GIVE),
        "the marshal is not lent")
{
    unsigned owner = m.kind == M_GIVE ? m.actor : m.arg[1];
    bool has = owner == s->start && s->marshal == IN_CAMP;
    return m.arg[0] == MARSHAL && !(READS(t, Q_borrow_marshal, 'B') && has);
}

STEP_PROPERTY(marshal_is_not_borrowed)
{
    bool may = READS(t, Q_borrow_marshal, 'B');
    return may
        || (after->marshal < MARSHAL_LENT
            && ((m.kind != M_BORROW && m.kind != M_GIVE) || m.arg[0] < KNIGHTS));
}

QUESTION(q_borrow_marshal, "Can the marshal be borrowed from the next start player?", 'A',
         "He is nobody's knight.", BUILT('A', "no"),
         BUILT('B', "yes: the start player is without him in that round, and the taker may pay "
                    "with him"))

QUESTION(q_borrow_chain, "Can knights be borrowed from a player who has borrowed them himself?",
         'A', "Of another player's knights, says the document.", BUILT('A', "no"),
         BUILT('B', "yes, where the taker picks; a lender who picks gives one of his own colour"))
