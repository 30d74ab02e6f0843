/* This chapter states what a player sees: all that lies open, how many cards the others hold, and
 * how many of their knights lie where; but not which ones. */
#include "shared.h"

CLAUSE(bid_face_down, "Biedronde", INFORMATION, EXPLICIT, "Pieces are laid face down.")

static bool open_field(const struct akkon_state *s, unsigned at)
{
    return on_field(at) && s->marshal == at;
}

/* Is this knight hidden from the other players? */
static bool hidden(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                   unsigned kind)
{
    return has_knight(t, kind) && !open_field(s, s->at[seat][kind]);
}

/* Each hidden knight of a player takes the place of the next one: the number in each place stays
 * the same. */
static struct akkon_state rotated(const struct akkon_table *t, const struct akkon_state *s,
                                  unsigned seat)
{
    struct akkon_state other = *s;
    unsigned last = KNIGHTS, first = KNIGHTS;
    for (unsigned k = 0; k < KNIGHTS; k++)
        if (hidden(t, s, seat, k)) {
            if (last < KNIGHTS)
                other.at[seat][last] = s->at[seat][k];
            first = least(first, k);
            last = k;
        }
    if (last < KNIGHTS)
        other.at[seat][last] = s->at[seat][first];
    return other;
}

/* Does a reading in force keep in the state what only the owner of the knights knows? */
static bool remembers_knights(const struct akkon_table *t)
{
    return !READS(t, Q_mercenary_later, 'A') || !READS(t, Q_gold_chaplain, 'A')
        || !READS(t, Q_marshal_open_same_move, 'A');
}

/* Do two states look the same to a player? */
static bool looks_alike(const struct akkon_table *t, const struct akkon_state *s,
                        const struct akkon_state *other, unsigned viewer)
{
    struct akkon_state a, b;
    akkon_view(t, s, viewer, &a);
    akkon_view(t, other, viewer, &b);
    return same_bytes((const uint8_t *)&a, (const uint8_t *)&b, sizeof a);
}

TALLY_PROPERTY(others_do_not_see_which_knight_is_where)
{
    for (unsigned p = 0;
         before_reveal(s) && !sets_up(s) && !remembers_knights(t) && p < t->head.players; p++) {
        struct akkon_state other = rotated(t, s, p);
        for (unsigned v = 0; v < t->head.players; v++)
            if (v != p && !looks_alike(t, s, &other, v))
                return false;
    }
    return true;
}

/* Others see how many of a player's knights lie in each place. */
TALLY_PROPERTY(everybody_sees_how_many_knights_are_where)
{
    if (!READS(t, Q_bid_simultaneous, 'A') || !READS(t, Q_marshal_open_same_move, 'A'))
        return true;
    for (unsigned v = 0; before_reveal(s) && v < t->head.players; v++) {
        struct akkon_state seen;
        akkon_view(t, s, v, &seen);
        for (unsigned p = 0; p < t->head.players; p++)
            for (unsigned at = IN_CAMP; at < LENT + SEATS; at++) {
                unsigned there = 0, shown = 0;
                for (unsigned k = 0; k < KNIGHTS; k++)
                    if (has_knight(t, k)) {
                        there += s->at[p][k] == at;
                        shown += seen.at[p][k] == at || seen.at[p][k] == UNSEEN + at;
                    }
                if (there != shown)
                    return false;
            }
    }
    return true;
}

/* The start player lays a knight on a field, and in a later turn the marshal together with another
 * knight. */
LAW(knights_beside_the_marshal_are_seen_as_read)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, BID), seen;
    unsigned city = choose(from, CITIES), first = choose(from, 2);
    t.head.reading[AKKON_Q_marshal_open_same_move] = (uint8_t)('A' + choose(from, 2));
    s.at[0][SIX] = s.at[1][FIVE] = (uint8_t)(ON_FIELD + city);
    struct move lay[] = { { M_PLACE, 0, { SEVEN, (uint8_t)city } },
                          { M_PLACE, 0, { MARSHAL, (uint8_t)city } },
                          { M_DONE, 0, { 0 } } };
    if (akkon_step(&t, &s, lay[first]) != LEGAL || akkon_step(&t, &s, lay[1 - first]) != LEGAL
        || akkon_step(&t, &s, lay[2]) != LEGAL)
        return false;
    akkon_view(&t, &s, t.head.players - 1u, &seen);
    unsigned there = ON_FIELD + city;
    bool shown = seen.at[0][SEVEN] == there;
    return seen.at[0][SIX] == there && seen.at[1][FIVE] == there
        && shown == READS(&t, Q_marshal_open_same_move, 'A');
}

QUESTION(q_face_details, "How much of the discard pile may be seen?", 'A',
         "Played cards lie open, and nothing is said of surplus ones. Knights that pay lie face "
         "down, and nothing depends on them.",
         BUILT('A', "all of it"), BUILT('B', "all but surplus cards, which are laid face down"),
         BUILT('C', "nothing once it lies there"))

CLAUSE(bid_no_peek, "Biedronde", INFORMATION, EXPLICIT, "What was laid may not be looked at again.")

/* A player knows the pieces that he laid, and the others do not learn them: his view has his own
 * row, and no move lets anybody look. */
TALLY_PROPERTY(own_knights_are_known)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct akkon_state seen;
        akkon_view(t, s, p, &seen);
        if (!same_bytes(seen.at[p], s->at[p], KNIGHTS))
            return false;
    }
    return true;
}

CLAUSE(hand_count_public, "Kaartronde", INFORMATION, EXPLICIT,
       "How many cards a player holds is known at all times.")

TALLY_PROPERTY(everybody_sees_how_many_cards_a_hand_has)
{
    for (unsigned v = 0; v < t->head.players; v++) {
        struct akkon_state seen;
        akkon_view(t, s, v, &seen);
        for (unsigned p = 0; p < t->head.players; p++) {
            unsigned shown = hand(t, &seen, p) + lying(t, &seen, UNSEEN + IN_HAND + p);
            if (shown != hand(t, s, p) || (p == v && hand(t, &seen, p) != shown))
                return false;
        }
    }
    return true;
}

static bool open_to(const struct akkon_table *t, const struct akkon_state *s, unsigned player,
                    unsigned card)
{
    unsigned place = s->card[card];
    if (place >= IN_HAND && place < PLAYED)
        return place == IN_HAND + player || s->phase == DEAL;
    if (place == IN_PILE)
        return looks_through(s, player, print_at(t, t->print_of[card])->city);
    return place != BURIED && (place != DISCARDED || !READS(t, Q_face_details, 'C'));
}

/* May these two cards change places without the player noticing? Each pile keeps its number of
 * cards of each city. */
static bool may_be_exchanged(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned player, unsigned one, unsigned two)
{
    unsigned a = t->print_of[one], b = t->print_of[two];
    bool in_pile = s->card[one] == IN_PILE || s->card[two] == IN_PILE;
    return a != b && s->card[one] != s->card[two] && !open_to(t, s, player, one)
        && !open_to(t, s, player, two)
        && (!in_pile || print_at(t, a)->city == print_at(t, b)->city);
}

/* Sorts the places of a print's cards. */
static void in_order(const struct akkon_table *t, struct akkon_state *like)
{
    for (unsigned n = 0; n < t->cards; n++)
        for (unsigned c = 1; c < t->cards && c < CARDS; c++)
            if (t->print_of[c] == t->print_of[c - 1] && like->card[c] < like->card[c - 1]) {
                uint8_t lower = like->card[c];
                like->card[c] = like->card[c - 1];
                like->card[c - 1] = lower;
            }
}

static void exchange_cards(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned player, struct akkon_state *like)
{
    bool done[CARDS] = { false };
    for (unsigned one = 0; one < t->cards && one < CARDS; one++)
        for (unsigned two = one + 1; two < t->cards && two < CARDS; two++)
            if (!done[one] && !done[two] && may_be_exchanged(t, s, player, one, two)) {
                like->card[one] = s->card[two];
                like->card[two] = s->card[one];
                done[one] = done[two] = true;
            }
    in_order(t, like);
}

/* Before the reveal a knight lies open only on the marshal's field, and not if he was laid together
 * with the marshal (q-marshal-open-same-move B) or all bid at once (q-bid-simultaneous B). */
static bool face_down(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                      unsigned kind)
{
    bool shut = seat == s->start && (s->shut >> kind & 1u) != 0;
    return hidden(t, s, seat, kind)
        || (has_knight(t, kind) && (shut || READS(t, Q_bid_simultaneous, 'B')));
}

/* Hidden knights change places, each with the next one. Where even the player does not know them,
 * nothing needs to change. */
static void exchange_knights(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned seat, struct akkon_state *like)
{
    unsigned row[KNIGHTS], n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        if (face_down(t, s, seat, k))
            row[n++] = k;
    for (unsigned i = 0; i < n; i++) {
        unsigned to = row[i], from = row[(i + 1) % n];
        uint8_t at = s->at[seat][from];
        bool unknown = READS(t, Q_bid_simultaneous, 'B') && before_reveal(s) && at < LENT;
        like->at[seat][to] = !unknown ? at : at == IN_CAMP ? ON_FIELD : IN_CAMP;
        if (seat == s->start)
            like->shut = (uint8_t)((like->shut & ~(1u << to)) | ((s->shut >> from & 1u) << to));
        for (unsigned p = 0; p < SEATS; p++)
            like->earlier[p][seat] = (uint8_t)((like->earlier[p][seat] & ~(1u << to))
                                               | ((s->earlier[p][seat] >> from & 1u) << to));
    }
}

/* Other cards in the hands of the others and in the piles, other knights face down, and what the
 * state remembers of them. */
LOOKALIKE
{
    bool bids = s->phase == BID || s->phase == SHIFT, at_once = READS(t, Q_bid_simultaneous, 'B');
    exchange_cards(t, s, player, like);
    for (unsigned q = 0; q < t->head.players; q++) {
        if (q == player)
            continue;
        if (before_reveal(s) || !READS(t, Q_borrow_return, 'A'))
            exchange_knights(t, s, q, like);
        if (before_reveal(s) && READS(t, Q_mercenary_later, 'B') && face_down(t, s, q, MERCENARY))
            for (unsigned p = 0; p < SEATS; p++)
                like->earlier[q][p] = (uint8_t)~s->earlier[q][p];
    }
    if (at_once && player != s->start && s->marshal <= CITIES)
        like->marshal = s->marshal == 0 ? ON_FIELD : 0;
    if (bids && !READS(t, Q_gold_chaplain, 'A') && !holds(s, player, GOLD))
        like->moved_from++;
}
