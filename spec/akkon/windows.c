/* This chapter states what the document says under "Privileges": Barbarossa acts before the bid
 * round, Saladin before the reveal, Richard before his holder's turn, Clemens during it. */
#include "shared.h"

CLAUSE(priv_voluntary, "Privileges", PERMISSION, EXPLICIT,
       "A privilege may be used; it need not be.")

/* A player who is asked may always decline. */
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
       "Each privilege is used once in a round at most.")

/* Only under q-gold-moment B. Under the others the moment comes once in a round. */
FORBIDS_TIME(priv_once_per_round, gold_was_used, ON(M_SHIFT),
             "{actor} has used gold in this round already")
{
    return bit(s->spent, GOLD);
}

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

/* q-gold-moment B, q-power-moment B: the state remembers the use of a privilege until the round is
 * over. */
STEP_PROPERTY(use_of_a_privilege_is_remembered)
{
    bool kept = READS(t, Q_gold_moment, 'B') || READS(t, Q_power_moment, 'B');
    return (kept || after->spent == 0) && (m.kind != M_SHIFT || !bit(before->spent, GOLD))
        && (m.kind != M_SHIFT || !READS(t, Q_gold_moment, 'B') || reveals(before, after)
            || bit(after->spent, GOLD));
}

CLAUSE(prestige_take, "Aanzien", EFFECT, EXPLICIT,
       "Before the bid round the holder of prestige may take a card from any pile into his hand.")

FORBIDS_TIME(prestige_take, barbarossa_comes_first, ALL_BUT(ON(M_EXCHANGE) | ON(M_SKIP)),
             "{holder} is asked first whether he takes a card for another one")
{
    return s->phase == EXCHANGE;
}

FORBIDS_TIME(prestige_take, pile_is_looked_through, ALL_BUT(ON(M_FETCH)),
             "{holder} takes a card of the pile first")
{
    return s->phase == SEARCH;
}

FORBIDS_TIME(prestige_take, no_pile_is_looked_through, ON(M_FETCH),
             "{actor} has not given a card for another one now")
{
    return s->phase != SEARCH;
}

/* Before anybody has bid, the window is over only for a holder who could use it and was asked. */
static bool bids_have_begun(const struct akkon_table *t, const struct akkon_state *s)
{
    bool laid = on_field(s->marshal) || s->field != 0;
    for (unsigned p = 0; p < SEATS; p++)
        laid = laid || knights_bid(s, p) > 0;
    bool asked = hand(t, s, s->privilege[PRESTIGE] - 1u) > 0 && piles_left(t, s);
    return laid || s->passed != 0 || asked;
}

FORBIDS_TIME(prestige_take, bid_round_has_begun, ON(M_EXCHANGE), "the bid round has begun already")
{
    return s->phase == BID ? bids_have_begun(t, s) : s->phase == SHIFT || card_round(s);
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

QUESTION(q_prestige_first_use, "When can the privilege of prestige first be used?", 'A',
         "From the next bid round on, says the document, and it is used before that round begins.",
         BUILT('A', "before the very next bid round"), BUILT('B', "before the one after it"))

/* Barbarossa takes the last card of a pile. */
LAW(last_card_of_a_pile_ends_the_game_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, EXCHANGE);
    unsigned city = choose(from, JERUSALEM), old = print_named(&t, AKKON, LEVANT);
    t.head.reading[AKKON_Q_prestige_end] = (uint8_t)('A' + choose(from, 3));
    s.privilege[PRESTIGE] = 1;
    bring(&t, &s, old, IN_HAND);
    for (unsigned c = 0; c < CARDS; c++)
        if (print_at(&t, t.print_of[c])->city == city && s.card[c] == IN_PILE)
            s.card[c] = DISCARDED;
    for (unsigned c = 0; c < CARDS; c++) /* equal cards rise */
        for (unsigned d = c + 1; d < CARDS && t.print_of[d] == t.print_of[c]; d++)
            if (s.card[d] < s.card[c]) {
                uint8_t lower = s.card[d];
                s.card[d] = s.card[c];
                s.card[c] = lower;
            }
    struct move m = { M_EXCHANGE, 0, { (uint8_t)old, (uint8_t)city } };
    if (akkon_step(&t, &s, m) != LEGAL)
        return false;
    if (READS(&t, Q_prestige_end, 'B'))
        return s.phase == OVER;
    return s.phase != OVER && s.ending == (READS(&t, Q_prestige_end, 'C') ? ONE_MORE : LAST_ROUND);
}

QUESTION(q_prestige_end, "What if Barbarossa takes the last card of a pile?", 'A',
         "The exchange belongs to the round that begins.",
         BUILT('A', "the round that begins is the last"), BUILT('B', "the game is over"),
         BUILT('C', "there is one more round after that"))

CLAUSE(prestige_top_only, "Aanzien", LEGALITY, AMBIGUOUS,
       "The card taken with prestige is the top one of its pile.")

FORBIDS(prestige_top_only, pile_has_no_top, ON(M_EXCHANGE), "the pile of {city} is used up")
{
    return is_used_up(t, s, m.arg[1]);
}

FORBIDS(prestige_top_only, card_is_not_in_that_pile, ON(M_FETCH), "no {card} is in that pile")
{
    return s->phase == SEARCH
        && (ON_FIELD + print_at(t, m.arg[0])->city != s->field
            || copies(t, s, m.arg[0], IN_PILE) + copies(t, s, m.arg[0], ON_TOP) == 0);
}

QUESTION(q_prestige_which, "Which card of a pile does Barbarossa take?", 'A',
         "For it: of a pile only the top is ever seen, and nothing is said of mixing it again. "
         "Against "
         "it: the mint says the top, Barbarossa just a card of any pile.",
         BUILT('A', "the top one"), BUILT('B', "any, after looking through the pile"))

CLAUSE(prestige_pay_old_card, "Aanzien", LEGALITY, EXPLICIT,
       "For it the holder lays a card that he had in hand before onto the discard pile, open.")

FORBIDS(prestige_pay_old_card, card_given_is_not_in_hand, ON(M_EXCHANGE),
        "{actor} has no {card} in hand")
{
    return hand(t, s, m.actor) > 0 && copies(t, s, m.arg[0], IN_HAND + m.actor) == 0;
}

STEP_PROPERTY(an_old_card_is_discarded_for_it, ON(M_EXCHANGE))
{
    return copies(t, before, m.arg[0], IN_HAND + m.actor) > 0
        && copies(t, after, m.arg[0], DISCARDED) == copies(t, before, m.arg[0], DISCARDED) + 1;
}

CLAUSE(prestige_needs_hand, "Aanzien", LEGALITY, IMPLIED, "Who has no card in hand cannot do it.")

FORBIDS(prestige_needs_hand, hand_is_empty, ON(M_EXCHANGE), "{actor} has no card in hand")
{
    return hand(t, s, m.actor) == 0;
}

CLAUSE(power_before_own_turn, "Macht", LEGALITY, EXPLICIT,
       "The holder of power uses it before his own turn in the card round.")

FORBIDS_TIME(power_before_own_turn, richard_comes_first, ALL_BUT(ON(M_RETURN) | ON(M_SKIP)),
             "{holder} is asked first whether he returns a piece that he bid")
{
    return s->phase == RETURN;
}

FORBIDS_TIME(power_before_own_turn, not_the_moment_of_richard, ON(M_RETURN),
             "{actor} is not about to have his turn in the card round")
{
    return s->phase != RETURN;
}

/* What Richard could return if his holder's turn came now. */
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

/* Under q-power-moment B the holder is asked before any turn up to his own, as long as he can
 * return something. */
STEP_PROPERTY(power_is_asked_between_any_turns)
{
    bool exposed = before->phase == EXPOSE && before->after == RETURN;
    bool begins = after->phase == TURN && before->phase != RETURN
               && (reveals(before, after) || exposed || before->mover != after->mover);
    return READS(t, Q_power_moment, 'A') || !READS(t, Q_hand_limit, 'A') || !begins
        || after->privilege[POWER] == 0 || after->returnable == 0;
}

/* A begins the round, B holds power. */
LAW(power_is_used_before_the_turn_of_another_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, SHIFT);
    unsigned city = choose(from, CITIES);
    t.head.reading[AKKON_Q_power_moment] = (uint8_t)('A' + choose(from, 2));
    s.privilege[GOLD] = s.privilege[POWER] = 2;
    s.at[1][choose(from, KNIGHTS)] = s.at[1][FIVE] = (uint8_t)(ON_FIELD + city);
    s.passed = (uint8_t)((1u << t.head.players) - 1u);
    struct move skip = { M_SKIP, 1, { 0 } };
    if (akkon_step(&t, &s, skip) != LEGAL)
        return false;
    turn_up_tops(&t, &s);
    return s.phase == (READS(&t, Q_power_moment, 'B') ? RETURN : TURN) && s.mover == 0;
}

QUESTION(q_power_moment, "When does Richard return a piece?", 'A',
         "Before the holder's own turn, says the document. It makes a difference only where a "
         "Levant counts bids.",
         BUILT('A', "when his turn begins"),
         BUILT('B', "between any turns from the reveal to his own"))

CLAUSE(power_return_one, "Macht", EFFECT, EXPLICIT,
       "The holder of power may put one piece that he bid back into his camp, and use it in this "
       "card round.")

/* Was this piece bid? The chaplain's discount tells it for him under q-power-chaplain A; else the
 * state remembers the pieces. */
static bool was_bid(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned what)
{
    if (what == THE_CHAPLAIN && READS(t, Q_power_chaplain, 'A'))
        return s->chaplain[seat] != 0;
    return bit(s->returnable, what);
}

FORBIDS(power_return_one, piece_was_not_bid, ON(M_RETURN), "{actor} has not bid a {returned}")
{
    bool stays = m.arg[0] == THE_BID_MARSHAL && READS(t, Q_power_marshal, 'B');
    bool chaplain = m.arg[0] == A_KNIGHT && bit(s->returnable, THE_CHAPLAIN);
    return s->phase == RETURN && holds(s, m.actor, POWER) && !stays && !chaplain
        && !was_bid(t, s, m.actor % SEATS, m.arg[0]);
}

/* Only under q-power-chaplain B does it matter whether the knight is the chaplain. */
FORBIDS(power_return_one, chaplain_is_named, ON(M_RETURN),
        "the only knight that {actor} has bid is the chaplain, who has to be named")
{
    return s->phase == RETURN && holds(s, m.actor, POWER) && m.arg[0] == A_KNIGHT
        && bit(s->returnable, THE_CHAPLAIN) && !bit(s->returnable, A_KNIGHT);
}

/* Only under q-power-marshal B. */
FORBIDS(power_return_one, marshal_is_not_returned, ON(M_RETURN), "the marshal is not returned")
{
    return m.arg[0] == THE_BID_MARSHAL && READS(t, Q_power_marshal, 'B');
}

/* City + 1 where the player's chaplain lies beside a pile, if the reading tells him from other
 * knights. */
static unsigned chaplain_apart(const struct akkon_table *t, const struct akkon_state *s,
                               unsigned seat)
{
    bool moved = READS(t, Q_gold_chaplain, 'B') && holds(s, seat, GOLD) && s->moved_from != 0;
    if (READS(t, Q_power_chaplain, 'A'))
        return 0;
    return moved ? s->moved_from : s->chaplain[seat];
}

static bool knight_lies_at(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                           unsigned city)
{
    return s->paid[seat][city] > (chaplain_apart(t, s, seat) == city + 1 ? 1 : 0);
}

/* Where bids count for a Levant (q-levant-what B, C), the move names the city of the knight. */
FORBIDS(power_return_one, city_of_the_knight_is_not_said, ON(M_RETURN),
        "it matters from which city the knight is returned")
{
    bool any = false;
    for (unsigned city = 0; city < t->cities && city < CITIES; city++)
        any = any || knight_lies_at(t, s, m.actor % SEATS, city);
    return s->phase == RETURN && holds(s, m.actor, POWER) && m.arg[0] == A_KNIGHT && m.arg[1] == 0
        && !READS(t, Q_levant_what, 'A') && any;
}

FORBIDS(power_return_one, no_knight_lies_there, ON(M_RETURN),
        "no such knight of {actor} lies at that city")
{
    return s->phase == RETURN && holds(s, m.actor, POWER) && m.arg[1] > 0
        && !knight_lies_at(t, s, m.actor % SEATS, (m.arg[1] - 1u) % CITIES);
}

/* Any knight that was bid may be returned, and the marshal under one reading. */
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

/* Exactly one piece comes back into the stock. */
STEP_PROPERTY(piece_returned_is_at_hand, ON(M_RETURN))
{
    unsigned p = m.actor % SEATS;
    bool marshal = m.arg[0] == THE_BID_MARSHAL;
    return holds(before, p, POWER) && was_bid(t, before, p, m.arg[0])
        && knights_at_hand(after, p) == knights_at_hand(before, p) + !marshal
        && (marshal ? before->marshal == SET_ASIDE && after->marshal == 0
                    : after->marshal == (before->marshal == SET_ASIDE ? SPENT : before->marshal));
}

/* Whether a returned chaplain keeps his discount depends on q-power-chaplain. */
STEP_PROPERTY(chaplain_returned_helps_as_read, ON(M_RETURN))
{
    unsigned p = m.actor % SEATS;
    bool lost = m.arg[0] == THE_CHAPLAIN && READS(t, Q_power_chaplain, 'B');
    bool left = READS(t, Q_gold_chaplain, 'C') && !(lost && holds(before, p, GOLD));
    return after->chaplain[p] == (lost ? 0 : before->chaplain[p])
        && after->moved_from == (left ? before->moved_from : 0);
}

QUESTION(q_power_marshal, "May Richard return the marshal?", 'A',
         "Only Saladin is said not to move him.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_power_chaplain, "Is the discount lost if Richard returns the chaplain?", 'A',
         "He was laid there in the bid round.", BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(gold_before_reveal, "Goud", LEGALITY, AMBIGUOUS,
       "The holder of gold uses it before the bids are turned up.")

FORBIDS_TIME(gold_before_reveal, saladin_comes_first, ALL_BUT(ON(M_SHIFT) | ON(M_SKIP)),
             "{holder} is asked first whether he moves a knight that he bid")
{
    return s->phase == SHIFT;
}

/* Under q-gold-moment B the holder is asked before each bid turn. */
FORBIDS_TIME(gold_before_reveal, bids_are_still_made, ON(M_SHIFT),
             "not all have passed yet: {mover} is to bid")
{
    return s->phase == BID;
}

FORBIDS_TIME(gold_before_reveal, bids_are_turned_up, ON(M_SHIFT), "the bids have been turned up")
{
    return card_round(s);
}

/* Does the field at this place lie open (q-gold-open-field B)? If all bid at once, none does
 * yet. */
static bool lies_open(const struct akkon_table *t, const struct akkon_state *s, unsigned at)
{
    return on_field(at) && at == s->marshal && READS(t, Q_bid_simultaneous, 'A');
}

FORBIDS(gold_before_reveal, field_is_open, ON(M_SHIFT),
        "the bids on one of these fields have been turned up")
{
    unsigned at = m.arg[0] < KNIGHTS ? s->at[m.actor % SEATS][m.arg[0]] : 0;
    return READS(t, Q_gold_open_field, 'B') && on_field(at)
        && (lies_open(t, s, at) || lies_open(t, s, ON_FIELD + m.arg[1]));
}

/* When all have passed, the holder is asked if he can move any knight. */
static bool can_shift(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned p = (s->privilege[GOLD] - 1u) % SEATS;
    bool any = false;
    for (unsigned k = 0; s->privilege[GOLD] != 0 && k < KNIGHTS; k++)
        for (unsigned city = 0; city < t->cities && city < CITIES; city++) {
            unsigned at = s->at[p][k], to = ON_FIELD + city;
            bool open = lies_open(t, s, at) || lies_open(t, s, to);
            bool bound = READS(t, Q_gold_limits, 'A');
            any = any
               || (on_field(at) && at != to && (!open || READS(t, Q_gold_open_field, 'A'))
                   && (!bound || READS(t, Q_empty_pile_field, 'B') || top(t, s, city) != NOWHERE)
                   && (!bound || !READS(t, Q_hidden_combo, 'A') || !makes_a_pair(s, p, k, city)));
        }
    return any;
}

STEP_PROPERTY(gold_is_asked_before_pieces_are_turned_up)
{
    struct akkon_state then = laid_then(before, m);
    return before->phase != BID || !reveals(before, after) || bit(before->spent, GOLD)
        || !can_shift(t, &then);
}

/* Under q-gold-moment B the holder is also asked before each bid turn. */
STEP_PROPERTY(gold_is_asked_before_any_bid_turn)
{
    bool turn = before->phase == BID && after->phase == BID && after->field == 0;
    return READS(t, Q_gold_moment, 'A') || !turn || bit(after->spent, GOLD) || !can_shift(t, after);
}

QUESTION(q_gold_moment, "When may Saladin move a knight?", 'A',
         "Before the reveal: that is the moment which is named.",
         BUILT('A', "when all have passed"),
         BUILT('B', "before any bid turn of the bid round, and when all have passed"))

EXCLUDES(q_gold_moment, 'B', q_bid_simultaneous, 'B',
         "where all bid at once there is no moment between two bid turns")

CLAUSE(gold_move_one, "Goud", EFFECT, EXPLICIT,
       "The holder of gold may move one knight that he bid to another bid field.")

FORBIDS(gold_move_one, knight_was_not_bid, ON(M_SHIFT), "{actor} has not bid {piece}")
{
    return before_reveal(s) && m.arg[0] < KNIGHTS && !on_field(s->at[m.actor % SEATS][m.arg[0]]);
}

FORBIDS(gold_move_one, field_is_the_same, ON(M_SHIFT), "{piece} lies on {city} already")
{
    return m.arg[0] < KNIGHTS && lies_on(s, m.actor % SEATS, m.arg[0], m.arg[1]);
}

STEP_PROPERTY(one_knight_is_moved_to_another_field, ON(M_SHIFT))
{
    bool good = true;
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

CLAUSE(gold_not_marshal, "Goud", LEGALITY, EXPLICIT, "The holder of gold may not move the marshal.")

FORBIDS(gold_not_marshal, marshal_is_moved, ON(M_SHIFT), "the marshal is not moved")
{
    return m.arg[0] == MARSHAL;
}

STEP_PROPERTY(marshal_stays_where_he_was_laid, ON(M_SHIFT))
{
    return m.arg[0] != MARSHAL;
}

CLAUSE(gold_keeps_limits, "Biedronde, Goud", LEGALITY, IMPLIED,
       "Nor may he bring about what a bid may not.")

FORBIDS(gold_keeps_limits, moved_to_no_card, ON(M_SHIFT), "the pile of {city} is used up")
{
    return READS(t, Q_gold_limits, 'A') && READS(t, Q_empty_pile_field, 'A') && m.arg[0] < KNIGHTS
        && is_used_up(t, s, m.arg[1]);
}

FORBIDS(gold_keeps_limits, forbidden_pair_is_made, ON(M_SHIFT),
        "the other one of mercenary and grey-mantle of {actor} lies on {city}")
{
    return READS(t, Q_gold_limits, 'A') && READS(t, Q_hidden_combo, 'A')
        && makes_a_pair(s, m.actor % SEATS, m.arg[0], m.arg[1]);
}

STEP_PROPERTY(what_is_moved_makes_no_forbidden_pair, ON(M_SHIFT))
{
    bool free = READS(t, Q_gold_limits, 'B') || READS(t, Q_hidden_combo, 'B')
             || READS(t, Q_hidden_combo, 'C');
    bool empty = READS(t, Q_gold_limits, 'B') || READS(t, Q_empty_pile_field, 'B');
    return (free || !makes_a_pair(before, m.actor % SEATS, m.arg[0], m.arg[1]))
        && (empty || pile(t, before, m.arg[1]) > 0);
}

QUESTION(q_gold_limits, "Do the limits of bidding bind Saladin?", 'A', "It is still the bid round.",
         BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(faith_two_same_city, "Geloof", EFFECT, EXPLICIT,
       "Faith helps its holder if he plays two cards of one city in his turn, others between them "
       "or not.")

/* Not enough cards of a city yet, or under q-faith-count B no further pair. */
FORBIDS(faith_two_same_city, no_two_cards_of_a_city, ON(M_RAISE),
        "{actor} has not played two cards of one city for it")
{
    bool met = false;
    for (unsigned c = 0; c < t->cities && c < CITIES; c++)
        met = met || (READS(t, Q_faith_count, 'C') ? s->played[c] == 2 : s->played[c] >= 2);
    return (s->phase == TURN || s->phase == CLEMENS) && m.actor == s->mover
        && holds(s, m.actor, FAITH) && !(READS(t, Q_faith_count, 'B') ? s->stepped > 0 : met);
}

/* Does this step finish a card? */
static bool finishes(const struct akkon_state *before, struct move m,
                     const struct akkon_state *after)
{
    bool runs = is_play(m) || before->playing != 0;
    bool same_turn = card_round(before) && card_round(after) && before->mover == after->mover;
    return runs && same_turn && m.kind != M_END && after->playing == 0;
}

/* The state counts cards by city while the holder of faith has his turn. */
STEP_PROPERTY(cards_of_a_city_are_counted)
{
    bool plain = READS(t, Q_faith_count, 'A') || READS(t, Q_faith_count, 'C');
    unsigned most = READS(t, Q_faith_count, 'C') ? 3 : 2, p = before->mover;
    /* the turn is over, except for surplus cards */
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

CLAUSE(faith_step, "Geloof", EFFECT, EXPLICIT,
       "The holder of faith may then move any one of his markers 1 forward.")

FORBIDS_TIME(faith_step, clemens_comes_first, ALL_BUT(ON(M_RAISE) | ON(M_SKIP)),
             "{mover} is asked first whether he moves a marker for faith")
{
    return s->phase == CLEMENS;
}

/* Only under q-faith-moment B, C. */
FORBIDS_TIME(faith_step, not_the_moment_of_clemens, ON(M_RAISE),
             "{actor} is not asked now for the step of faith")
{
    return s->phase == TURN && !READS(t, Q_faith_moment, 'A');
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

QUESTION(q_faith_moment, "When is the step of Clemens made?", 'A',
         "In his turn, says the document. That can be at once, at the end, or between.",
         BUILT('A', "at any moment of the turn after the second card"), BUILT('B', "at once"),
         BUILT('C', "at the end of the turn"))

CLAUSE(faith_once, "Geloof", LEGALITY, AMBIGUOUS,
       "The step of faith is made once in a turn at most.")

FORBIDS(faith_once, faith_was_used, ON(M_RAISE), "{actor} has used faith in this turn already")
{
    return (s->phase == TURN || s->phase == CLEMENS) && m.actor == s->mover
        && !READS(t, Q_faith_count, 'B') && s->stepped != 0;
}

/* Under q-faith-count B once for each pair of cards. */
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

/* A use of Clemens is remembered until the turn is over. */
STEP_PROPERTY(clemens_is_not_asked_again)
{
    bool turn =
        card_round(before) && card_round(after) && before->mover == after->mover && m.kind != M_END;
    return READS(t, Q_faith_count, 'B') || !turn || before->stepped == 0
        || after->stepped == before->stepped;
}

/* A plays three cards of one city, one after the other. */
LAW(third_card_of_a_city_helps_as_read)
{
    static const uint8_t actions[] = { LANCE, FEAST, SIEGE };
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, TURN);
    unsigned city = choose(from, JERUSALEM);
    t.head.reading[AKKON_Q_faith_count] = (uint8_t)('A' + choose(from, 3));
    s.privilege[FAITH] = 1;
    s.marshal = SPENT;
    for (unsigned n = 0; n < sizeof actions; n++) {
        unsigned p = print_named(&t, city, actions[n]);
        bool may = n == 1 || (n == 2 && !READS(&t, Q_faith_count, 'C'));
        struct move play = { M_PLAY, 0, { (uint8_t)p } };
        bring(&t, &s, p, IN_HAND);
        t.print[p].cost = 1;
        if (t.print[p].action != actions[n])
            return true;
        if (akkon_step(&t, &s, play) != LEGAL || can(&t, &s, M_RAISE, 0, GOLD, 0) != may)
            return false;
    }
    return true;
}

QUESTION(q_faith_count, "How often does Clemens help in a turn?", 'A',
         "One marker, says the document with stress.",
         BUILT('A', "once, when two cards of a city or more were played"),
         BUILT('B', "once for each pair of cards of a city"),
         BUILT('C', "once, if of some city just two were played so far"))
