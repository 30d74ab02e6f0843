/* This chapter states what the document says under "1 kaart eraan toevoegen": the holder of purple
 * lays one more knight under it, and turns the card over. */
#include "shared.h"
#include "conquests.h"

CLAUSE(no_laying_on_defence, "Veroveren", LEGALITY, EXPLICIT,
       "No further knight is laid on a troop that defends.")

FORBIDS(no_laying_on_defence, knights_there_defend, ON(M_ADD),
        "the knights of {place} defend a land")
{
    if (is_land(m.arg[1]))
        return !in_play_has(t, s, m.arg[1], P_ADD);
    return is_his_row(m, m.arg[1]) && closed(s, m.actor % SEATS, lying_at(s, m.arg[1]));
}

STEP_PROPERTY(defences_grow_by_powers_only)
{
    bool added = (m.kind == M_ADD && is_land(m.arg[1]) && has(t, before, m.arg[1], P_ADD))
              || m.kind == M_ENLIST;
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool here = added && m.arg[1] == land, taken = after->holder[land] != before->holder[land];
        good = good
            && (taken || here || before->phase < TURN || !READS(t, Q_highest_and_owner, 'A')
                || troops_in_all(after) < troops_in_all(before)
                || under(after, land).size <= under(before, land).size);
    }
    return good;
}

CLAUSE(treasure_add_as_play, "Gedurende", LEGALITY, EXPLICIT,
       "The holder of purple may, as his action 2a, lay a knight under that land.")

FORBIDS(treasure_add_as_play, treasure_is_not_his, ON(M_ADD), "{place} does not lie before {actor}")
{
    return is_land(m.arg[1]) && in_play_has(t, s, m.arg[1], P_ADD) && !is_his(s, m, m.arg[1]);
}

STEP_PROPERTY(knight_is_added_under_a_land_that_allows_it)
{
    unsigned land = m.arg[1];
    if (m.kind != M_ADD || !is_land(land))
        return true;
    return before->holder[land] == before->mover + 1 && has(t, before, land, P_ADD)
        && m.actor == before->mover && before->laid == 0 && after->laid == 1
        && (after->holder[land] != before->holder[land]
            || troops_in_all(after) < troops_in_all(before)
            || (under(after, land).size == under(before, land).size + 1
                && where_in(under(after, land), m.arg[0]) < under(after, land).size));
}

CLAUSE(treasure_add_once, "Gedurende", LEGALITY, EXPLICIT,
       "A player may add a knight to purple once while he holds it.")

/* Is this the mover's land, and does its visible side let him lay a knight there? */
static bool is_his_treasure(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    return is_land(m.arg[1]) && in_play_has(t, s, m.arg[1], P_ADD) && is_his(s, m, m.arg[1]);
}

FORBIDS(treasure_add_once, knight_was_added, ON(M_ADD),
        "{place} lies turned over: its power is used up")
{
    return is_his_treasure(t, s, m) && s->turned[m.arg[1] % LANDS] != UNTURNED;
}

STEP_PROPERTY(nobody_adds_under_a_land_that_is_turned_over, ON(M_ADD))
{
    return !is_land(m.arg[1]) || before->turned[m.arg[1]] == UNTURNED;
}

CLAUSE(treasure_add_colours, "Gedurende", LEGALITY, EXPLICIT,
       "The rule of colours holds for a knight added to purple.")

FORBIDS(treasure_add_colours, colour_is_under_the_land, ON(M_ADD),
        "the colour of {knight} is there under {place}")
{
    return is_his_treasure(t, s, m) && barred_from(t, s, m.arg[1], m.arg[0]);
}

CLAUSE(treasure_add_flip, "Gedurende", EFFECT, EXPLICIT,
       "That a knight was added is shown by turning the land card over.")

STATE_PROPERTY(only_lands_whose_power_was_used_are_turned_over)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned how = s->turned[land];
        good = good && (how == UNTURNED || (s->holder[land] != 0 && can_be_turned(t, land)))
            && (how <= FRESHLY || (how == INHERITED && !READS(t, Q_flip_back_may, 'A')));
    }
    return good;
}

STEP_PROPERTY(adding_turns_the_land_over, ON(M_ADD))
{
    unsigned land = m.arg[1];
    return !is_land(land) || after->turned[land] == FRESHLY
        || after->holder[land] != before->holder[land]
        || troops_in_all(after) < troops_in_all(before);
}

STEP_PROPERTY(lands_are_turned_for_a_reason)
{
    bool good = true;
    for (unsigned land = 0; land < LANDS; land++) {
        bool adds = m.kind == M_ADD && m.arg[1] == land;
        bool used = adds || (hides(m) && held_with(t, before, before->mover, P_HIDE) == land);
        bool back = m.kind == M_FLIP && m.arg[0] == land;
        bool taken = after->holder[land] != before->holder[land]
                  || troops_in_all(after) < troops_in_all(before);
        good = good && (after->turned[land] == before->turned[land] || used || back || taken);
    }
    return good;
}

LAW(adding_power_shows_the_crown_again)
{
    struct saga_table t = as_assumed(from);
    t.during[PURPLE][PLAIN] = P_ADD;
    t.during[PURPLE][CROWN] = choose(from, 2) ? P_ADD : 0;
    return judged(&t) == SAGA_treasure_add_flip;
}

CLAUSE(treasure_add_renewed, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers the land may turn the card back and do it anew.")

/* Only under q-flip-back-may B. */
FORBIDS_TIME(treasure_add_renewed, treasure_is_decided_first, PLAYERS & ~(ON(M_FLIP) | ON(M_PASS)),
             "{decider} has to say first whether he turns {about} back")
{
    return s->phase == FLIP && s->about != 0 && !in_play_has(t, s, s->about - 1u, P_HIDE);
}

FORBIDS_TIME(treasure_add_renewed, treasure_was_decided, ON(M_FLIP),
             "whether {land} is turned back is said when it comes to a player, and only then")
{
    bool asked = s->phase == FLIP && m.arg[0] + 1 == s->about;
    return (s->phase == TURN || s->phase == FLIP) && READS(t, Q_flip_back_may, 'B') && !asked
        && !in_play_has(t, s, m.arg[0], P_HIDE) && is_his(s, m, m.arg[0])
        && s->turned[m.arg[0] % LANDS] == INHERITED;
}

FORBIDS(treasure_add_renewed, treasure_is_not_inherited, ON(M_FLIP),
        "{land} is not one that came to {actor} turned over and waits to be turned back")
{
    bool inherited = is_his(s, m, m.arg[0]) && s->turned[m.arg[0] % LANDS] == INHERITED;
    return !in_play_has(t, s, m.arg[0], P_HIDE) && !inherited;
}

/* A land with a turned card has changed hands once. Does it lie as the reading says? */
static bool lies_as_read(const struct saga_table *t, const struct saga_state *before, struct move m,
                         const struct saga_state *moved, const struct saga_state *after,
                         struct conquest c)
{
    unsigned was = moved->turned[c.land], is = after->turned[c.land];
    bool received = READS(t, Q_received_is_conquered, 'B') && was_weakened(before, m, c.land);
    if (c.seat == c.loser || was == UNTURNED)
        return is == was;
    if (received)
        return is == FRESHLY;
    bool asks = after->phase == FLIP && after->asked == c.seat + 1 && after->about == c.land + 1;
    if (READS(t, Q_flip_back_may, 'A'))
        return is == UNTURNED;
    return is == INHERITED && (READS(t, Q_flip_back_may, 'C') || asks);
}

STEP_PROPERTY(new_holder_finds_the_adding_power_unused)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return !on_a_side(t, c.land, P_ADD) || lies_as_read(t, before, m, &moved, after, c);
}

/* q-flip-back-may B: the player who is asked holds the land, and its card is turned over. */
STATE_PROPERTY(turning_back_is_decided_as_read)
{
    return s->phase != FLIP
        || (READS(t, Q_flip_back_may, 'B') && s->about != 0 && s->holder[s->about - 1] == s->asked
            && s->turned[s->about - 1] == INHERITED);
}

STEP_PROPERTY(card_that_is_turned_back_is_as_new, ON(M_FLIP))
{
    unsigned land = m.arg[0];
    return before->holder[land] == m.actor + 1 && before->turned[land] != UNTURNED
        && (after->turned[land] == UNTURNED || after->holder[land] != before->holder[land]);
}

/* In a scope purple may have +1 on its other side, and -1 beside its power. If that makes the
 * difference, it falls to B's troop as soon as A turns it back. */
LAW(land_turned_back_is_as_strong_as_it_shows)
{
    struct saga_table t = as_assumed(from);
    unsigned points = 1 + choose(from, 4), defence = 2;
    t.during[PURPLE][CROWN] |= P_MINUS;
    t.during[PURPLE][PLAIN] = P_PLUS;
    t.head.reading[SAGA_Q_flip_side] = (uint8_t)('A' + choose(from, 3));
    t.head.reading[SAGA_Q_flip_back_may] = 'C';
    struct saga_state s = bare_turn(&t);
    struct move back = { M_FLIP, 0, { PURPLE } };
    s.holder[PURPLE] = 1;
    s.turned[PURPLE] = INHERITED;
    s.defence[PURPLE][0] = (uint8_t)(card_of(PURPLE, defence) + 1);
    s.defence[PURPLE][1] = 0;
    s.attack[1][0] = (uint8_t)(FIRST | (card_of(PURPLE, points) + 1));
    unsigned shown =
        READS(&t, Q_flip_side, 'A') ? defence - 1 : defence + READS(&t, Q_flip_side, 'B');
    return points > shown
        || (saga_step(&t, &s, back) == LEGAL && s.holder[PURPLE] == (points >= defence ? 2 : 1));
}

QUESTION(q_flip_back_may, "Must a new holder turn the card back?", 'A',
         "He may, says the document; and since the powers of the side in play go on counting, "
         "nobody would leave it.",
         BUILT('A', "it is turned back by itself"), BUILT('B', "he decides when he gets the land"),
         BUILT('C', "he may turn it back in any turn of his"))

QUESTION(q_received_is_conquered,
         "Is a land conquered that somebody gets through a knight taken back, "
         "or when a tie is over?",
         'A', "The same troops do it, with the same effect.", BUILT('A', "yes"),
         BUILT('B', "no: nothing is turned back, and no independent knight comes with it"))

CLAUSE(hide_renewed, "Gedurende", EFFECT, EXPLICIT,
       "Who conquers the land may turn the card back and do it anew.")

/* Only under q-flip-back-may B. */
FORBIDS_TIME(hide_renewed, lake_is_decided_first, PLAYERS & ~(ON(M_FLIP) | ON(M_PASS)),
             "{decider} has to say first whether he turns {about} back")
{
    return s->phase == FLIP && s->about != 0 && in_play_has(t, s, s->about - 1u, P_HIDE);
}

FORBIDS_TIME(hide_renewed, lake_was_decided, ON(M_FLIP),
             "whether {land} is turned back is said when it comes to a player, and only then")
{
    bool asked = s->phase == FLIP && m.arg[0] + 1 == s->about;
    return (s->phase == TURN || s->phase == FLIP) && READS(t, Q_flip_back_may, 'B') && !asked
        && in_play_has(t, s, m.arg[0], P_HIDE) && is_his(s, m, m.arg[0])
        && s->turned[m.arg[0] % LANDS] == INHERITED;
}

FORBIDS(hide_renewed, lake_is_not_inherited, ON(M_FLIP),
        "{land} is not one that came to {actor} turned over and waits to be turned back")
{
    bool inherited = is_his(s, m, m.arg[0]) && s->turned[m.arg[0] % LANDS] == INHERITED;
    return in_play_has(t, s, m.arg[0], P_HIDE) && !inherited;
}

STEP_PROPERTY(new_holder_finds_the_hiding_power_unused)
{
    struct saga_state moved;
    struct conquest c;
    if (!one_conquest(t, before, m, after, &moved, &c))
        return true;
    return !on_a_side(t, c.land, P_HIDE) || lies_as_read(t, before, m, &moved, after, c);
}

/* A loses blue to B's 4 while one of his knights lies face down. Depending on the reading the
 * knight stays hidden, is turned up, or goes into his hand, as the knight under blue does. */
static bool outlives_the_lake(struct choice *from, unsigned letter)
{
    struct saga_table t = as_read(from, SAGA_Q_hide_after_loss, letter);
    struct saga_state s = bare_turn(&t);
    s.mover = 1;
    s.side[BLUE] = PLAIN;
    s.holder[BLUE] = 1;
    s.turned[BLUE] = FRESHLY;
    defend(&s, BLUE, laid(BLUE, 1), 0);
    s.attack[0][0] = (uint8_t)(FIRST | laid(GREEN, 2));
    s.attack[0][1] = (uint8_t)(DOWN | laid(RED, 1));
    give(&s, 1, card_of(BLUE, 4));
    return made(&t, &s, M_LAY, 1, card_of(BLUE, 4), 0) && s.holder[BLUE] == 2
        && face_down(&s) == (letter == 'A' ? 1 : 0) && s.held[0] == (letter == 'C' ? 4 : 3)
        && lying_at(&s, place_of(0, 0)).size == (letter == 'C' ? 1 : 2);
}

LAW(knight_face_down_outlives_the_lake_as_read)
{
    return outlives_the_lake(from, 'A') && outlives_the_lake(from, 'B')
        && outlives_the_lake(from, 'C');
}

QUESTION(q_hide_after_loss, "What if the lake land is lost while a knight lies face down?", 'A',
         "The knight is its player's; only the card of the land changes hands.",
         BUILT('A', "nothing: it may be turned up as before"),
         BUILT('B', "it is turned up at once"), BUILT('C', "it goes back into his hand"))
