/* What a player sees: all that lies open; how many cards the others hold and how many of their
 * knights lie where, not which. */
#include "shared.h"

CLAUSE(bid_face_down, "Biedronde", INFORMATION, EXPLICIT, "Pieces are laid face down.")

static bool open_field(const struct akkon_state *s, unsigned at)
{
    return on_field(at) && s->marshal == at;
}

/* May a knight of this player be seen by others? */
static bool hidden(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                   unsigned kind)
{
    return has_knight(t, kind) && !open_field(s, s->at[seat][kind]);
}

/* The hidden knights of a player change places, each with the next one: as many are everywhere. */
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

/* Readings that keep in the state what only the owner of the knights knows. */
static bool remembers_knights(const struct akkon_table *t)
{
    return !READS(t, Q_mercenary_later, 'A') || !READS(t, Q_gold_chaplain, 'A')
        || !READS(t, Q_marshal_open_same_move, 'A');
}

/* How a state looks to a player. */
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

/* But how many lie where they do see. */
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

QUESTION(q_face_details, "What of the discard pile is open?", 'A',
         "Cards played lie open, surplus is not spoken of; payments lie face down, and nothing "
         "depends on it.",
         BUILT('A', "all of it"), BUILT('B', "all but surplus cards, which are laid face down"),
         BUILT('C', "nothing once it lies there"))

CLAUSE(bid_no_peek, "Biedronde", INFORMATION, EXPLICIT, "What was laid may not be looked at again.")

/* What a player laid he does not forget, and the others do not learn: the view of a player has his
 * own row, and no move lets anybody look. */
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
