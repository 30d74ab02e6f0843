/* This chapter states what a player sees: all that lies open, how many knights the others hold, and
 * that a knight lies face down; but not which knights those are. */
#include "shared.h"
#include "conquests.h"

CLAUSE(hand_hidden, "Voorbereiding", INFORMATION, EXPLICIT,
       "A hand is hidden from the other players.")

/* The number of copies of a knight that a player has face down. */
static unsigned down_of(const struct saga_state *s, unsigned seat, unsigned card)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
        n += knight_of(s->attack[seat][i]) == card && (s->attack[seat][i] & DOWN) != 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; s->holder[land] == seat + 1 && i < COLOURS && s->defence[land][i] != 0;
             i++)
            n += knight_of(s->defence[land][i]) == card && (s->defence[land][i] & DOWN) != 0;
    return n;
}

/* Under q-set-knowledge B the knights in a hand and face down are known together. */
TALLY_PROPERTY(hands_of_others_are_not_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned card = 0; card < CARDS; card++) {
                unsigned reckoned =
                    READS(t, Q_set_knowledge, 'B') ? s->hand[q][card] + down_of(s, q, card) : 0;
                if (seen.hand[q][card] != (q == p ? s->hand[q][card] : reckoned))
                    return false;
            }
    }
    return true;
}

/* Are all attempts of a player judged alike in two states? */
static bool judged_alike(const struct saga_table *t, const struct saga_state *s,
                         const struct saga_state *like, unsigned seat)
{
    for (unsigned n = 0; n < ATTEMPTS; n++)
        if (saga_refusal(t, s, attempt(t, s, seat, n))
            != saga_refusal(t, like, attempt(t, s, seat, n)))
            return false;
    return true;
}

/* The knights of the others never decide what a player may do. */
TALLY_PROPERTY(hidden_knights_forbid_nothing)
{
    struct saga_state then = *s;
    unsigned seat = s->asked != 0 ? s->asked - 1u : s->mover;
    if (s->phase < TURN)
        return true;
    for (unsigned q = 0; q < t->head.players; q++)
        for (unsigned card = 0; q != seat && card < CARDS; card++)
            then.hand[q][card] = s->hand[q][(card + 5) % CARDS];
    return judged_alike(t, s, &then, seat);
}

QUESTION(q_set_knowledge, "Do players know what is in the other sets?", 'A',
         "Hands are hidden; that sets differ is all that is said.", BUILT('A', "no"),
         BUILT('B', "yes: what another holds or has face down is known, but not which "
                    "of these lies there"))

CLAUSE(fame_open, "Roempunten", INFORMATION, EXPLICIT, "Fame lies open before its owner.")

TALLY_PROPERTY(everybody_sees_fame)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        if (!same_bytes(seen.fame, s->fame, SEATS)
            || !same_bytes(seen.chips[0], s->chips[0], SEATS * DENOMINATIONS)
            || seen.owes != s->owes || seen.gets != s->gets)
            return false;
    }
    return true;
}

CLAUSE(laid_cards_readable, "Afleggen", INFORMATION, EXPLICIT,
       "Value and colour of knights below stay visible.")

/* Do two troops look the same to others, whether or not a knight was laid in this turn? */
static bool look_the_same(struct lying a, struct lying b)
{
    bool same = a.size > 0 && a.size == b.size;
    for (unsigned i = 0; i < a.size && same; i++) {
        bool down = (a.card[i] & DOWN) != 0;
        same = ((a.card[i] ^ b.card[i]) & ~(FRESH | (down ? KNIGHT : 0))) == 0;
    }
    return same;
}

/* The number of a player's troops that look like this one, with the same aim and the same barred
 * colours. */
static unsigned troops_that_look_like(const struct saga_state *s, unsigned seat, struct lying one,
                                      unsigned aim, unsigned barred)
{
    unsigned n = 0;
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size))
        n += look_the_same(one, l) && s->aim[seat][l.at] == aim && s->barred[seat][l.at] == barred;
    return n;
}

/* Of troops that look the same, everybody sees how many aim where, but not which of them lies
 * first. */
static bool troops_are_told(const struct saga_state *s, const struct saga_state *seen,
                            unsigned seat)
{
    for (struct lying l = troop_from(s, seat, 0); l.size > 0;
         l = troop_from(s, seat, l.at + l.size)) {
        unsigned aim = s->aim[seat][l.at], barred = s->barred[seat][l.at];
        if (troops_that_look_like(s, seat, l, aim, barred)
            != troops_that_look_like(seen, seat, l, aim, barred))
            return false;
    }
    return true;
}

/* If several troops look the same, a view need not tell which of them has the hidden knight of this
 * turn. */
TALLY_PROPERTY(everybody_reads_the_troops)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < SEATS; q++) {
            unsigned fresh = 0, told = 0;
            for (unsigned i = 0; i < ROOM; i++) {
                unsigned byte = s->attack[q][i], is = seen.attack[q][i];
                bool hidden = (byte & DOWN) != 0 && q != p;
                fresh += (byte & FRESH) != 0;
                told += (is & FRESH) != 0;
                if ((hidden ? is & ~(unsigned)FRESH : is)
                        != (hidden ? byte & ~(unsigned)(KNIGHT | FRESH) : byte)
                    || (q == p && seen.aim[q][i] != s->aim[q][i]))
                    return false;
            }
            if (fresh != told || !troops_are_told(s, &seen, q))
                return false;
        }
    }
    return true;
}

TALLY_PROPERTY(all_that_lies_on_the_table_is_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        if (!same_bytes(seen.pool, s->pool, CARDS) || !same_bytes(seen.holder, s->holder, LANDS)
            || !same_bytes(seen.side, s->side, LANDS) || !same_bytes(seen.turned, s->turned, LANDS)
            || !same_bytes(seen.set_of, s->set_of, SEATS + 1) || seen.phase != s->phase
            || seen.mover != s->mover || seen.due != s->due || seen.laid != s->laid
            || seen.recruited != s->recruited || seen.back != s->back || seen.lost != s->lost
            || seen.ending != s->ending || seen.asked != s->asked || seen.about != s->about
            || seen.counted != s->counted)
            return false;
    }
    return true;
}

static void exchange(uint8_t *a, uint8_t *b)
{
    uint8_t was = *a;
    *a = *b;
    *b = was;
}

/* Two troops that look the same exchange everything but their knights, because their order follows
 * from the knights. */
static void exchange_troops(const struct saga_state *s, unsigned seat, struct saga_state *like)
{
    struct lying a = troop_from(s, seat, 0), b;
    for (; a.size > 0; a = b) {
        b = troop_from(s, seat, a.at + a.size);
        if (!look_the_same(a, b) || same_knights(a, b))
            continue;
        exchange(&like->aim[seat][a.at], &like->aim[seat][b.at]);
        exchange(&like->barred[seat][a.at], &like->barred[seat][b.at]);
        for (unsigned i = 0; i < a.size; i++)
            if (((a.card[i] ^ b.card[i]) & FRESH) != 0) {
                like->attack[seat][a.at + i] ^= FRESH;
                like->attack[seat][b.at + i] ^= FRESH;
            }
        b = troop_from(s, seat, b.at + b.size);
    }
}

/* Puts another knight face down: the next one, so that troops stay in order. Where sets are known,
 * one that the same player has in his hand. */
static void lay_another(const struct saga_table *t, unsigned seat, uint8_t *byte,
                        struct saga_state *like)
{
    unsigned card = knight_of(*byte), other = (card + 1) % CARDS;
    if ((*byte & DOWN) == 0 || card >= CARDS)
        return;
    if (READS(t, Q_set_knowledge, 'B')) {
        for (unsigned i = 0; i < CARDS && like->hand[seat][other] == 0; i++)
            other = (other + 1) % CARDS;
        if (like->hand[seat][other] == 0)
            return;
        like->hand[seat][other]--;
        like->hand[seat][card]++;
        card = other;
    } else {
        card++; /* may be beyond the last knight: nobody sees it */
    }
    *byte = (uint8_t)((*byte & ~(unsigned)KNIGHT) | (card + 1));
}

/* Other knights in the hands of the others, other knights face down, and other sizes of hands where
 * nobody may ask for them. */
LOOKALIKE
{
    bool asks = READS(t, Q_hand_count_when, 'A') || s->mover == player;
    for (unsigned q = 0; q < t->head.players; q++) {
        if (q == player)
            continue;
        for (unsigned card = 0; !READS(t, Q_set_knowledge, 'B') && card < CARDS; card++)
            like->hand[q][card]++;
        for (unsigned i = 0; i < ROOM; i++)
            lay_another(t, q, &like->attack[q][i], like);
        for (unsigned land = 0; land < LANDS; land++)
            for (unsigned i = 0; s->holder[land] == q + 1 && i < COLOURS; i++)
                lay_another(t, q, &like->defence[land][i], like);
        if (!READS(t, Q_equal_own_troops, 'C'))
            exchange_troops(s, q, like);
        like->held[q] = (uint8_t)(s->held[q] + !asks);
    }
}

CLAUSE(hand_count_on_request, "Tips", INFORMATION, EXPLICIT,
       "Who is asked by a fellow player says how many knights he has in hand.")

TALLY_PROPERTY(numbers_of_knights_in_hands_are_told)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++) {
            bool told = p == q || READS(t, Q_hand_count_when, 'A') || s->mover == p;
            if (s->phase >= TURN && seen.held[q] != (told ? s->held[q] : UNTOLD))
                return false;
        }
    }
    return true;
}

STEP_PROPERTY(knights_in_hands_are_counted)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && after->held[p] == sum_of(after->hand[p], CARDS);
    return good;
}

QUESTION(q_hand_count_when, "When may one ask for the number of knights in a hand?", 'A',
         "No moment is given.", BUILT('A', "at any time"), BUILT('B', "in one's own turn"))
