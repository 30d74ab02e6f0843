/* This chapter states what the document says under "Privileges": Barbarossa before the bid
 * round, Saladin before the reveal, Richard before the holder's turn, Clemens in it. */
#include "shared.h"

CLAUSE(priv_voluntary, "Privileges", LEGALITY, EXPLICIT, "A privilege may be used; it need not be.")

/* Whoever is asked may decline. */
TALLY_PROPERTY(windows_may_be_passed_by)
{
    static const uint8_t owner[] = { PRESTIGE, GOLD, POWER, FAITH },
                         window[] = { EXCHANGE, SHIFT, RETURN, CLEMENS };
    for (unsigned i = 0; i < sizeof window; i++)
        if (s->phase == window[i]
            && (s->privilege[owner[i]] == 0
                || !can(t, s, M_SKIP, s->privilege[owner[i]] - 1u, 0, 0)))
            return false;
    return true;
}

CLAUSE(priv_once_per_round, "Privileges, Overzicht", LEGALITY, IMPLIED,
       "Each is used once in a round at most.")

STEP_PROPERTY(privileges_are_used_once)
{
    bool gold_again = READS(t, Q_gold_moment, 'B');
    return (m.kind != M_EXCHANGE || (before->phase == EXCHANGE && after->phase != EXCHANGE))
        && (m.kind != M_FETCH
            || (before->phase == SEARCH && after->phase != SEARCH && after->phase != EXCHANGE))
        && (m.kind != M_SHIFT
            || (before->phase == SHIFT && after->phase != SHIFT
                && (gold_again || reveals(before, after))))
        && (m.kind != M_RETURN
            || (before->phase == RETURN && after->phase != RETURN && after->returnable == 0));
}

/* q-gold-moment B, q-power-moment B: that it was used is kept until the round is over. */
STEP_PROPERTY(use_of_a_privilege_is_remembered)
{
    bool kept = READS(t, Q_gold_moment, 'B') || READS(t, Q_power_moment, 'B');
    return (kept || after->spent == 0) && (m.kind != M_SHIFT || !bit(before->spent, GOLD))
        && (m.kind != M_SHIFT || !READS(t, Q_gold_moment, 'B') || reveals(before, after)
            || bit(after->spent, GOLD));
}

CLAUSE(prestige_take, "Aanzien", EFFECT, EXPLICIT,
       "Before the bid round the holder of prestige may take a card from any pile into his hand.")

static struct faults faults_of_exchanging(const struct akkon_table *t, const struct akkon_state *s,
                                          unsigned print, unsigned city)
{
    struct faults f = { .count = 0 };
    unsigned p = s->privilege[PRESTIGE] - 1u;
    fault(&f, copies(t, s, print, IN_HAND + p) == 0, AKKON_prestige_pay_old_card);
    fault(&f, pile(t, s, city) == 0, AKKON_prestige_top_only);
    return f;
}

TALLY_PROPERTY(any_card_may_be_exchanged_for_any_pile)
{
    for (unsigned p = 0; s->phase == EXCHANGE && p < t->prints; p++)
        for (unsigned city = 0; city < t->cities; city++) {
            struct faults f = faults_of_exchanging(t, s, p, city);
            if (!rightly(asked(t, s, M_EXCHANGE, s->privilege[PRESTIGE] - 1u, p, city), &f))
                return false;
        }
    return true;
}

STEP_PROPERTY(exchange_is_made_before_the_bid_round)
{
    if (m.kind != M_EXCHANGE && m.kind != M_FETCH)
        return true;
    unsigned p = before->privilege[PRESTIGE] - 1u;
    bool early = before->phase == EXCHANGE || before->phase == SEARCH;
    bool all = m.kind == M_FETCH || READS(t, Q_prestige_which, 'A');
    return early && m.actor == p
        && hand(t, after, p) + (all ? 0 : 1) == hand(t, before, p) + (m.kind == M_FETCH);
}

QUESTION(q_prestige_first_use, "When can prestige be used first?", 'A',
         "From the next bid round on; its moment lies before that bid round.",
         BUILT('A', "before the very next bid round"), BUILT('B', "before the one after it"))

QUESTION(q_prestige_end, "What if Barbarossa takes the last card of a pile?", 'A',
         "The exchange belongs to the round that begins.",
         BUILT('A', "the round that begins is the last"), BUILT('B', "the game is over"),
         BUILT('C', "there is one more round after that"))

CLAUSE(prestige_top_only, "Aanzien", LEGALITY, AMBIGUOUS, "It is the top.")

/* q-prestige-which B: any card of the pile that was named. */
TALLY_PROPERTY(any_card_of_the_pile_may_be_fetched_where_read_so)
{
    for (unsigned p = 0; s->phase == SEARCH && p < t->prints; p++) {
        bool there = ON_FIELD + print_at(t, p)->city == s->field
                  && copies(t, s, p, IN_PILE) + copies(t, s, p, ON_TOP) > 0;
        if (can(t, s, M_FETCH, s->privilege[PRESTIGE] - 1u, p, 0) != there)
            return false;
    }
    return s->phase != SEARCH || READS(t, Q_prestige_which, 'B');
}

QUESTION(q_prestige_which, "Which card of a pile does Barbarossa take?", 'A',
         "Everywhere else it is the top.", BUILT('A', "the top"),
         BUILT('B', "any, after looking through the pile"))

CLAUSE(prestige_pay_old_card, "Aanzien", LEGALITY, EXPLICIT,
       "He lays a card that he had in hand before onto the discard pile for it, open.")

STEP_PROPERTY(an_old_card_is_discarded_for_it)
{
    if (m.kind != M_EXCHANGE)
        return true;
    return copies(t, before, m.arg[0], IN_HAND + m.actor) > 0
        && copies(t, after, m.arg[0], DISCARDED) == copies(t, before, m.arg[0], DISCARDED) + 1;
}

CLAUSE(prestige_needs_hand, "Aanzien", LEGALITY, IMPLIED, "Who has no card in hand cannot do it.")

LAW(exchange_without_a_hand_is_refused)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, EXCHANGE);
    unsigned p = choose(from, t.prints), city = choose(from, CITIES);
    s.privilege[PRESTIGE] = 1;
    verdict without = asked(&t, &s, M_EXCHANGE, 0, p, city);
    put(&t, &s, p, copies(&t, &s, p, IN_PILE) > 0 ? IN_HAND : ON_TOP);
    return without == AKKON_prestige_needs_hand
        && (hand(&t, &s, 0) == 0 || can(&t, &s, M_EXCHANGE, 0, p, city));
}

CLAUSE(power_before_own_turn, "Macht", LEGALITY, EXPLICIT,
       "The holder of power uses it before his own turn in the card round.")

/* What he might return when his turn comes, if it came now. */
STEP_PROPERTY(power_is_asked_before_the_own_turn)
{
    unsigned p = after->mover;
    bool exposed = before->phase == EXPOSE && before->after == RETURN;
    bool begins = after->phase == TURN && before->phase != RETURN
               && (reveals(before, after) || exposed || before->mover != p);
    bool plain = READS(t, Q_power_moment, 'A') && READS(t, Q_hand_limit, 'A')
              && READS(t, Q_power_chaplain, 'A');
    if (!begins || !plain || !holds(after, p, POWER))
        return true;
    struct akkon_state then = laid_then(before, m);
    bool marshal = p == then.start && on_field(then.marshal) && READS(t, Q_power_marshal, 'A');
    return !(reveals(before, after) ? knights_bid(&then, p) > 0 || marshal
                                    : before->returnable != 0);
}

STATE_PROPERTY(nothing_is_returned_once_the_own_turn_has_begun)
{
    bool turn = s->phase == TURN || within_a_card(s) || s->phase == CLEMENS;
    return !turn || s->privilege[POWER] == 0 || !holds(s, s->mover, POWER) || s->returnable == 0;
}

STATE_PROPERTY(power_is_asked_when_the_own_turn_comes)
{
    return s->phase != RETURN || READS(t, Q_power_moment, 'B') || holds(s, s->mover, POWER);
}

QUESTION(q_power_moment, "When does Richard return a piece?", 'A',
         "Before the holder's own turn. The two differ in what a Levant counts under q-levant-what "
         "B and C.",
         BUILT('A', "when his turn begins"),
         BUILT('B', "between any turns from the reveal to his own"))

CLAUSE(power_return_one, "Macht", EFFECT, EXPLICIT,
       "He may put one piece that he bid back into his camp, and use it in this card round.")

/* What he bid may be returned: any knight, the marshal as read. */
STEP_PROPERTY(bid_pieces_may_be_returned)
{
    struct akkon_state then = laid_then(before, m);
    if (!reveals(before, after) || before->privilege[POWER] == 0 || after->phase == TURN)
        return true;
    unsigned p = before->privilege[POWER] - 1u, k = knights_bid(&then, p);
    bool apart = READS(t, Q_power_chaplain, 'B'), chaplain = on_field(then.at[p][CHAPLAIN]);
    bool marshal = p == then.start && on_field(then.marshal) && READS(t, Q_power_marshal, 'A');
    unsigned may = (k > (apart && chaplain) ? 1u << A_KNIGHT : 0)
                 | (apart && chaplain ? 1u << THE_CHAPLAIN : 0)
                 | (marshal ? 1u << THE_BID_MARSHAL : 0);
    return after->returnable == may;
}

TALLY_PROPERTY(what_may_be_returned_is_offered)
{
    unsigned p = s->privilege[POWER] - 1u;
    for (unsigned w = 0; s->phase == RETURN && READS(t, Q_levant_what, 'A') && w < RETURNED; w++)
        if (asked(t, s, M_RETURN, p, w, 0)
            != (bit(s->returnable, w) ? LEGAL : (verdict)AKKON_power_return_one))
            return false;
    return true;
}

/* It is at hand again, and one piece only. */
STEP_PROPERTY(piece_returned_is_at_hand)
{
    unsigned p = m.actor % SEATS;
    bool marshal = m.arg[0] == THE_BID_MARSHAL;
    if (m.kind != M_RETURN)
        return true;
    return holds(before, p, POWER) && bit(before->returnable, m.arg[0])
        && knights_at_hand(after, p) == knights_at_hand(before, p) + !marshal
        && (marshal ? before->marshal == SET_ASIDE && after->marshal == 0
                    : after->marshal == (before->marshal == SET_ASIDE ? SPENT : before->marshal));
}

/* q-power-chaplain: his discount. */
STEP_PROPERTY(chaplain_returned_helps_as_read)
{
    unsigned p = m.actor % SEATS;
    bool lost = m.arg[0] == THE_CHAPLAIN && READS(t, Q_power_chaplain, 'B');
    bool left = READS(t, Q_gold_chaplain, 'C') && !(lost && holds(before, p, GOLD));
    return m.kind != M_RETURN
        || (after->chaplain[p] == (lost ? 0 : before->chaplain[p])
            && after->moved_from == (left ? before->moved_from : 0));
}

QUESTION(q_power_marshal, "May Richard return the marshal?", 'A', "Only Saladin is barred from it.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_power_chaplain, "Is the discount lost if Richard returns the chaplain?", 'A',
         "He was laid there in the bid round.", BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(gold_before_reveal, "Goud", LEGALITY, AMBIGUOUS,
       "The holder of gold uses it before the bids are turned up.")

/* The holder is asked when all have passed, if he can move a knight at all. */
static struct faults faults_of_shifting(const struct akkon_table *t, const struct akkon_state *s,
                                        unsigned piece, unsigned city)
{
    struct faults f = { .count = 0 };
    unsigned p = (s->privilege[GOLD] - 1u) % SEATS,
             at = piece < KNIGHTS ? s->at[p][piece] : s->marshal;
    bool beside = s->marshal == ON_FIELD + city || (on_field(at) && at == s->marshal);
    bool to_open = beside && READS(t, Q_bid_simultaneous, 'A'); /* else nothing is open yet */
    fault(&f, piece == MARSHAL, AKKON_gold_not_marshal);
    fault(&f, piece < KNIGHTS && !on_field(at), AKKON_gold_move_one);
    fault(&f, at == ON_FIELD + city, AKKON_gold_move_one);
    fault(&f, READS(t, Q_gold_open_field, 'B') && to_open, AKKON_gold_before_reveal);
    fault(&f,
          READS(t, Q_gold_limits, 'A') && READS(t, Q_empty_pile_field, 'A')
              && pile(t, s, city) == 0,
          AKKON_gold_keeps_limits);
    fault(&f,
          READS(t, Q_gold_limits, 'A') && READS(t, Q_hidden_combo, 'A')
              && makes_a_pair(s, p, piece, city),
          AKKON_gold_keeps_limits);
    return f;
}

static bool can_shift(const struct akkon_table *t, const struct akkon_state *s)
{
    for (unsigned piece = 0; s->privilege[GOLD] != 0 && piece < KNIGHTS; piece++)
        for (unsigned city = 0; city < t->cities; city++)
            if (has_knight(t, piece) && faults_of_shifting(t, s, piece, city).count == 0)
                return true;
    return false;
}

static bool unclear_fields(const struct akkon_table *t)
{
    return t->head.small && (READS(t, Q_empty_pile_field, 'B') || READS(t, Q_gold_limits, 'B'));
}

STEP_PROPERTY(gold_is_asked_before_pieces_are_turned_up)
{
    struct akkon_state then = laid_then(before, m);
    return before->phase != BID || !reveals(before, after) || unclear_fields(t)
        || bit(before->spent, GOLD) || !can_shift(t, &then);
}

TALLY_PROPERTY(any_bid_knight_may_be_moved_but_as_forbidden)
{
    for (unsigned piece = 0; s->phase == SHIFT && piece <= MARSHAL; piece++)
        for (unsigned city = 0; city < t->cities; city++) {
            struct faults f = faults_of_shifting(t, s, piece, city);
            bool unclear = unclear_fields(t) && given(t, city) == 0;
            if ((piece == MARSHAL ? t->marshal != 0 : has_knight(t, piece)) && !unclear
                && !rightly(asked(t, s, M_SHIFT, s->privilege[GOLD] - 1u, piece, city), &f))
                return false;
        }
    return true;
}

QUESTION(q_gold_moment, "When may Saladin move a knight?", 'A',
         "Before the reveal: that is the moment which is named.",
         BUILT('A', "when all have passed"), BUILT('B', "at any moment of the bid round"))

CLAUSE(gold_move_one, "Goud", EFFECT, EXPLICIT,
       "He may move one knight that he bid to another bid field.")

STEP_PROPERTY(one_knight_is_moved_to_another_field)
{
    bool good = true;
    if (m.kind != M_SHIFT)
        return true;
    for (unsigned p = 0; p < SEATS && before_reveal(after); p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            good = good
                && after->at[p][k]
                       == (p == m.actor && k == m.arg[0] ? ON_FIELD + m.arg[1] : before->at[p][k]);
    unsigned from = m.arg[0] < KNIGHTS ? before->at[m.actor % SEATS][m.arg[0]] : 0;
    return good && holds(before, m.actor, GOLD) && on_field(from) && from - ON_FIELD != m.arg[1];
}

QUESTION(q_gold_open_field, "May Saladin move from or to the open field?", 'A',
         "One of the knights bid, without a restriction.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_gold_chaplain, "Where is the discount of a chaplain whom Saladin moved?", 'A',
         "Where he lies when the bid round is over.", BUILT('A', "at his last city"),
         BUILT('B', "at his first"), BUILT('C', "at both"))

CLAUSE(gold_not_marshal, "Goud", LEGALITY, EXPLICIT, "The marshal he may not move.")

STEP_PROPERTY(marshal_stays_where_he_was_laid)
{
    return m.kind != M_SHIFT || m.arg[0] != MARSHAL;
}

CLAUSE(gold_keeps_limits, "Biedronde, Goud", LEGALITY, IMPLIED,
       "What a bid may not bring about this must not either.")

STEP_PROPERTY(what_is_moved_makes_no_forbidden_pair)
{
    bool free = READS(t, Q_gold_limits, 'B') || READS(t, Q_hidden_combo, 'B')
             || READS(t, Q_hidden_combo, 'C');
    bool empty = READS(t, Q_gold_limits, 'B') || READS(t, Q_empty_pile_field, 'B');
    return m.kind != M_SHIFT
        || ((free || !makes_a_pair(before, m.actor % SEATS, m.arg[0], m.arg[1]))
            && (empty || pile(t, before, m.arg[1]) > 0));
}

QUESTION(q_gold_limits, "Do the limits of bidding bind Saladin?", 'A', "It is still the bid round.",
         BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(faith_two_same_city, "Geloof", EFFECT, EXPLICIT,
       "It is for the holder of faith who plays two cards of one city in his turn, others between "
       "them or not.")

/* A card is done with in this step. */
static bool finishes(const struct akkon_state *before, struct move m,
                     const struct akkon_state *after)
{
    bool runs = is_play(m) || before->playing != 0;
    bool same_turn = card_round(before) && card_round(after) && before->mover == after->mover;
    return runs && same_turn && m.kind != M_END && after->playing == 0;
}

/* Cards are counted by their city while the holder of faith has his turn. */
STEP_PROPERTY(cards_of_a_city_are_counted)
{
    bool plain = READS(t, Q_faith_count, 'A') || READS(t, Q_faith_count, 'C');
    unsigned most = READS(t, Q_faith_count, 'C') ? 3 : 2, p = before->mover;
    /* the turn, but for the hand */
    bool good = true, over = m.kind == M_END || after->phase == SURPLUS;
    bool turn = card_round(before) && card_round(after) && before->mover == after->mover && !over;
    const struct akkon_print *it = is_play(m) ? played_card(t, before, m) : running(t, before);
    for (unsigned c = 0; c < CITIES && turn && plain; c++) {
        bool one_more = finishes(before, m, after) && it->city == c;
        unsigned now = least(before->played[c] + one_more, most);
        good = good && after->played[c] == (holds(before, p, FAITH) ? now : 0);
    }
    return good;
}

STEP_PROPERTY(cards_are_counted_anew_in_each_turn)
{
    bool new_turn = reveals(before, after) || closes(before, after) || before->mover != after->mover
                 || after->phase == SURPLUS;
    return !new_turn || (all_zero(after->played, CITIES) && after->stepped == 0);
}

CLAUSE(faith_step, "Geloof", EFFECT, EXPLICIT, "He may move any one of his markers 1 forward.")

/* Is the step due, at any moment of the turn? */
static bool due(const struct akkon_table *t, const struct akkon_state *s)
{
    bool met = false;
    for (unsigned c = 0; c < t->cities; c++)
        met = met || (READS(t, Q_faith_count, 'C') ? s->played[c] == 2 : s->played[c] >= 2);
    return READS(t, Q_faith_count, 'B') ? s->stepped > 0 : met && s->stepped == 0;
}

TALLY_PROPERTY(any_marker_may_go_forward_for_clemens)
{
    for (unsigned i = 0; s->phase == TURN && READS(t, Q_faith_moment, 'A') && i < t->tracks; i++) {
        bool may = holds(s, s->mover, FAITH) && due(t, s) && s->value[s->mover][i] < t->most;
        if (can(t, s, M_RAISE, s->mover, i, 0) != may)
            return false;
    }
    for (unsigned i = 0; s->phase == CLEMENS && i < t->tracks; i++)
        if (can(t, s, M_RAISE, s->mover, i, 0) != (s->value[s->mover][i] < t->most))
            return false;
    return true;
}

STEP_PROPERTY(clemens_moves_one_marker_forward)
{
    unsigned p = m.actor % SEATS, i = m.arg[0] % TRACKS;
    if (m.kind != M_RAISE || before->phase == FORTH)
        return true;
    return holds(before, p, FAITH) && p == before->mover
        && (before->phase == TURN || before->phase == CLEMENS) && before->value[p][i] < t->most
        && after->value[p][i] == before->value[p][i] + 1;
}

QUESTION(q_faith_moment, "When is that step made?", 'A',
         "In his turn. A allows what B and C allow.",
         BUILT('A', "at any moment of the turn after the second card"), BUILT('B', "at once"),
         BUILT('C', "at the end of the turn"))

CLAUSE(faith_once, "Geloof", LEGALITY, AMBIGUOUS, "He does that once in a turn at most.")

/* q-faith-count B: once for each pair. */
STEP_PROPERTY(clemens_helps_once_in_a_turn)
{
    bool raises = m.kind == M_RAISE && before->phase != FORTH;
    bool turn = card_round(after) && before->mover == after->mover && after->phase != RETURN;
    if (!raises)
        return true;
    if (READS(t, Q_faith_count, 'B'))
        return before->stepped > 0 && (!turn || after->stepped < before->stepped);
    return before->stepped == 0 && (!turn || after->stepped != 0 || after->phase != TURN);
}

/* What was used stays used until the turn is over. */
STEP_PROPERTY(clemens_is_not_asked_again)
{
    bool turn =
        card_round(before) && card_round(after) && before->mover == after->mover && m.kind != M_END;
    return READS(t, Q_faith_count, 'B') || !turn || before->stepped == 0
        || after->stepped == before->stepped || m.kind == M_RAISE || m.kind == M_SKIP;
}

QUESTION(q_faith_count, "How often does Clemens help in a turn?", 'A',
         "One marker, says the document with stress.",
         BUILT('A', "once, when two cards of a city or more were played"),
         BUILT('B', "once for each pair of cards of a city"),
         BUILT('C', "once, if of some city just two were played so far"))
