/* This chapter states what the document says under "1 kaart verdekt leggen": the holder of blue
 * lays one knight face down on a troop. It counts 0 until he turns it up in a later turn, or until
 * its troop conquers. */
#include "shared.h"
#include "conquests.h"

CLAUSE(hide_as_play, "Gedurende", PERMISSION, EXPLICIT,
       "The holder of blue may, as his action 2a, lay a knight face down.")

STEP_PROPERTY(knight_is_laid_face_down_with_the_power)
{
    return !hides(m)
        || (held_with(t, before, before->mover, P_HIDE) != NOWHERE && before->laid == 0
            && after->laid == 1 && m.actor == before->mover);
}

/* Everybody sees that a knight lies there, but only its player knows which one. */
TALLY_PROPERTY(knight_face_down_is_known_to_its_player)
{
    if (face_down(s) == 0)
        return true;
    for (unsigned p = 0; p < t->head.players; p++) {
        struct saga_state seen;
        saga_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned i = 0; i < ROOM; i++) {
                unsigned byte = s->attack[q][i], is = seen.attack[q][i];
                if ((byte & DOWN) != 0 && ((is & DOWN) == 0 || ((is & KNIGHT) != 0) != (p == q)))
                    return false;
            }
    }
    return true;
}

/* A has two troops that look the same to others, each with a knight face down, one of them laid in
 * this turn. They lie in the order of these knights. A view must not show whether the new knight is
 * the higher one, nor which of the two has another aim than that of its lowest knight
 * (q-takeback-bottom B, q-troops-added B). */
LAW(order_of_troops_tells_no_knight)
{
    struct saga_table t = as_assumed(from);
    struct saga_state one = { .phase = TURN, .laid = 1 }, other, seen, seen_other;
    unsigned open = choose(from, CARDS), low = choose(from, CARDS), high = choose(from, CARDS);
    uint8_t row[] = { (uint8_t)(FIRST | (open + 1)), (uint8_t)(DOWN | (low + 1)),
                      (uint8_t)(FIRST | (open + 1)), (uint8_t)(DOWN | (high + 1)) };
    uint8_t aim = (uint8_t)choose(from, t.lands + 1u),
            other_aim = (uint8_t)choose(from, t.lands + 1u);
    if (low >= high)
        return true;
    for (unsigned i = 0; i < sizeof row; i++)
        one.attack[0][i] = row[i];
    other = one;
    one.attack[0][1] |= FRESH;
    other.attack[0][3] |= FRESH;
    one.aim[0][0] = other.aim[0][2] = aim;
    one.aim[0][2] = other.aim[0][0] = other_aim;
    saga_view(&t, &one, 1, &seen);
    saga_view(&t, &other, 1, &seen_other);
    return same_bytes(seen.attack[0], seen_other.attack[0], ROOM)
        && same_bytes(seen.aim[0], seen_other.aim[0], ROOM);
}

CLAUSE(hide_once, "Gedurende", LEGALITY, EXPLICIT,
       "A player may lay a knight face down once while he holds blue.")

FORBIDS(hide_once, knight_was_hidden, HIDING,
        "{land_with_power} lies turned over: its power is used up")
{
    unsigned lake = holds_in_play(t, s, m.actor % SEATS, P_HIDE);
    return lake != NOWHERE && s->turned[lake] != UNTURNED;
}

STEP_PROPERTY(nobody_hides_with_a_land_that_is_turned_over)
{
    return !hides(m)
        || before->turned[held_with(t, before, before->mover, P_HIDE) % LANDS] == UNTURNED;
}

CLAUSE(hide_on_attack_troop, "Gedurende", LEGALITY, EXPLICIT,
       "The knight face down goes on an attack troop of his player.")

FORBIDS(hide_on_attack_troop, no_attack_troop_below, HIDING,
        "face down a knight goes on an attack troop of {actor} only")
{
    return m.kind == M_HIDE ? !is_his_troop(s, m, m.arg[1]) : READS(t, Q_hide_new_troop, 'A');
}

STEP_PROPERTY(knight_face_down_lies_on_an_own_troop)
{
    if (m.kind != M_HIDE)
        return m.kind != M_HIDE_NEW || READS(t, Q_hide_new_troop, 'B');
    return !is_land(m.arg[1]) && seat_at(m.arg[1]) == before->mover
        && lying_at(before, m.arg[1]).size > 0
        && !closed(before, before->mover, lying_at(before, m.arg[1]));
}

/* Knights lie face down only in troops. They are not the lowest, unless that one was taken back or
 * the reading lets a troop begin so; and not under lands, unless they conquered face down. */
STATE_PROPERTY(no_troop_begins_face_down)
{
    bool good = true, back = READS(t, Q_hide_new_troop, 'B');
    for (unsigned land = 0; land < LANDS; land++)
        back = back || on_a_side(t, land, P_BACK);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && s->attack[p][i] != 0; i++)
            good =
                good && (back || (s->attack[p][i] & FIRST) == 0 || (s->attack[p][i] & DOWN) == 0);
    return good;
}

/* What q-hide-new-troop changes. */
LAW(knight_face_down_begins_a_troop_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_hide_new_troop, 'B');
    struct saga_state s = bare_turn(&t);
    s.side[BLUE] = PLAIN;
    s.holder[BLUE] = 1;
    return made(&t, &s, M_HIDE_NEW, 0, card_of(RED, 1), 0);
}

QUESTION(q_hide_new_troop, "May a knight face down begin a troop?", 'A',
         "It goes on one of his attack troops.", BUILT('A', "no"),
         BUILT('B', "yes; the troop aims nowhere until it is turned up"))

CLAUSE(hide_colours, "Gedurende", LEGALITY, EXPLICIT,
       "The rule of colours holds for a knight face down.")

FORBIDS(hide_colours, colour_is_below, ON(M_HIDE), "the colour of {knight} is in {place}")
{
    return is_his_troop(s, m, m.arg[1]) && barred_from(t, s, m.arg[1], m.arg[0]);
}

QUESTION(q_hide_check, "Who sees to the colour of a knight that lies face down?", 'A',
         "The rule of colours holds for it. The other reading does not say what follows when a "
         "breach shows up, so it is no game yet.",
         BUILT('A', "the rules, also for knights laid on it; the others learn nothing"),
         INVENTS('B', "nobody until it is turned up",
                 "what follows when the knight is turned up and his colour is wrong"))

CLAUSE(hide_reveal_later_turn, "Gedurende", LEGALITY, EXPLICIT,
       "The player may turn it up in one of his later turns.")

/* The byte of the knight that the move turns up, or 0. */
static unsigned to_turn_up(const struct saga_state *s, struct move m)
{
    struct lying l = lying_at(s, m.arg[1]);
    unsigned i = where_in(l, m.arg[0]);
    bool his = is_land(m.arg[1]) ? is_his(s, m, m.arg[1]) : is_his_row(m, m.arg[1]);
    return his && i < l.size && (l.card[i] & DOWN) != 0 ? l.card[i] : 0;
}

FORBIDS_TIME(hide_reveal_later_turn, knight_was_hidden_in_this_turn, ON(M_REVEAL),
             "{knight} was laid face down in this very turn")
{
    return s->phase == TURN && READS(t, Q_hide_reveal_time, 'A') && (to_turn_up(s, m) & FRESH) != 0;
}

FORBIDS(hide_reveal_later_turn, no_such_knight_face_down, ON(M_REVEAL),
        "no {knight} of {actor} lies face down in {place}")
{
    return to_turn_up(s, m) == 0;
}

STATE_PROPERTY(knight_of_this_turn_lies_with_the_mover)
{
    unsigned fresh = 0;
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && s->attack[p][i] != 0; i++) {
            bool is = (s->attack[p][i] & FRESH) != 0;
            fresh += is;
            good =
                good && (!is || ((s->attack[p][i] & DOWN) != 0 && p == s->mover && s->laid == 1));
        }
    return good && fresh <= 1;
}

STEP_PROPERTY(knight_is_turned_up_in_a_later_turn, ON(M_REVEAL))
{
    struct lying l = lying_at(before, m.arg[1]);
    unsigned i = where_in(l, m.arg[0]);
    return i < l.size && (l.card[i] & DOWN) != 0
        && (READS(t, Q_hide_reveal_time, 'B')
            || ((l.card[i] & FRESH) == 0 && m.actor == before->mover && before->phase == TURN));
}

/* q-hide-reveal-time B: after every move of a turn the others may turn a knight up before the turn
 * goes on. */
STEP_PROPERTY(others_may_turn_up_after_each_move_where_read_so)
{
    bool none = true;
    if (before->phase == ASIDE || before->phase < TURN || after->phase != TURN
        || READS(t, Q_hide_reveal_time, 'A'))
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < ROOM && p != after->mover; i++)
            none = none && (after->attack[p][i] & DOWN) == 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && after->holder[land] != after->mover + 1; i++)
            none = none && (after->defence[land][i] & DOWN) == 0;
    return none;
}

/* Only under q-hide-reveal-time B. */
STATE_PROPERTY(others_are_asked_to_turn_up_only_where_read_so)
{
    bool down = false;
    if (s->phase != ASIDE)
        return true;
    for (unsigned i = 0; i < ROOM && s->attack[s->asked - 1u][i] != 0; i++)
        down = down || (s->attack[s->asked - 1u][i] & DOWN) != 0;
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; s->holder[land] == s->asked && i < COLOURS; i++)
            down = down || (s->defence[land][i] & DOWN) != 0;
    return READS(t, Q_hide_reveal_time, 'B') && down && s->asked != s->mover + 1;
}

/* q-hide-reveal-time B: a knight is turned up in the turn in which it was laid, and in another
 * player's turn. */
LAW(knight_is_turned_up_at_any_time_where_read_so)
{
    bool his_turn = choose(from, 2);
    struct saga_table t = as_read(from, SAGA_Q_hide_reveal_time, 'B');
    struct saga_state s = bare_turn(&t);
    s.attack[0][0] = (uint8_t)(FIRST | laid(GREEN, 2));
    s.attack[0][1] = (uint8_t)((his_turn ? FRESH : 0) | DOWN | laid(RED, 1));
    s.mover = his_turn ? 0 : 1;
    if (!his_turn && !made(&t, &s, M_LAY, 1, card_of(RED, 1), 0))
        return false;
    return made(&t, &s, M_REVEAL, 0, card_of(RED, 1), place_of(0, 0));
}

QUESTION(q_hide_reveal_time, "When may a knight be turned up?", 'A', "In one of his later turns.",
         BUILT('A', "in his later turns, at any time"),
         BUILT('B', "at any time, also in the turns of others and in the turn it was laid"))

/* q-hide-reveal-conquers B: an open 2 and a hidden 4 stand before a land of 4; nothing was laid in
 * this turn. */
LAW(turning_up_conquers_nothing_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_hide_reveal_conquers, 'B');
    struct saga_state s = bare_turn(&t);
    defend(&s, GREEN, laid(BLUE, 4), 0);
    s.attack[0][0] = (uint8_t)(FIRST | laid(GREEN, 2));
    s.attack[0][1] = (uint8_t)(DOWN | laid(RED, 4));
    return made(&t, &s, M_REVEAL, 0, card_of(RED, 4), place_of(0, 0)) && s.holder[GREEN] == 0;
}

QUESTION(q_hide_reveal_conquers, "Does turning up alone conquer?", 'A',
         "As soon as the troop is stronger.", BUILT('A', "yes, at once"),
         BUILT('B', "no, only with the knight that is laid in that turn"))

CLAUSE(hide_value_joins, "Gedurende", EFFECT, EXPLICIT,
       "Turned up, its value counts with the troop.")

STEP_PROPERTY(knight_turned_up_counts_with_its_troop)
{
    if (m.kind != M_REVEAL || is_land(m.arg[1]) || !told_plainly(t, before, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    struct lying was = lying_at(before, m.arg[1]), is = lying_at(&moved, m.arg[1]);
    unsigned p = m.actor % SEATS, aim = aim_of(t, &moved, p, is);
    bool there = troops_like(t, after, p, is, aim) == troops_like(t, &moved, p, is, aim);
    return value(is) == value(was) + value_of(m.arg[0])
        && (there || !lands_lie_still(before, after));
}

CLAUSE(hide_flip, "Gedurende", EFFECT, EXPLICIT,
       "That a knight was laid face down is shown by turning the land card over.")

STEP_PROPERTY(hiding_turns_the_land_over)
{
    unsigned land = held_with(t, before, before->mover, P_HIDE);
    return !hides(m) || land == NOWHERE || after->turned[land] == FRESHLY
        || after->holder[land] != before->holder[land];
}

LAW(hiding_power_is_on_one_side)
{
    struct saga_table t = as_assumed(from);
    t.during[BLUE][CROWN] = t.during[BLUE][PLAIN] = choose(from, 2) ? P_HIDE : 0;
    return judged(&t) == SAGA_hide_flip;
}

QUESTION(q_flip_side, "Do the powers of the side that shows after turning a card over count?", 'A',
         "Turning is told to mark that the power was used, and a first game to use crown sides "
         "only. For the side that shows: the end refers to the field of the card; and that a "
         "knight face down counts 0 at the end matters only where the holder of the lake land may "
         "count a troop, which, with one power on each side, happens only under that reading.",
         BUILT('A', "no, those of the side in play go on counting"),
         BUILT('B', "yes, instead of those that no longer show"),
         BUILT('C', "neither side's count until it is turned back"))
