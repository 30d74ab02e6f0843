/* This chapter states what the document says under "Einde van het spel": the last knight, and
 * what the holders of purple and blue still do after it. */
#include "shared.h"
#include "conquests.h"

CLAUSE(end_on_last_card, "Doel, Einde", END, EXPLICIT,
       "The game ends when a player has laid the last knight of his hand.")

STATE_PROPERTY(everybody_has_a_knight_while_the_game_goes_on)
{
    bool good = true;
    for (unsigned p = 0; p < t->head.players; p++)
        good = good && (s->held[p] > 0 || s->phase < TURN || s->ending != NOT_YET);
    return good;
}

/* q-last-card-bounce B: not if knights came home by it. */
STEP_PROPERTY(last_knight_of_a_hand_ends_the_game)
{
    if (before->phase < TURN || before->ending != NOT_YET)
        return true;
    if (!lays_the_last(before, m))
        return after->ending == NOT_YET;
    bool home = after->held[before->mover] > 0;
    return after->ending != NOT_YET
        || (home && (READS(t, Q_last_card_bounce, 'B') || READS(t, Q_free_knight_last_card, 'C')));
}

STEP_PROPERTY(end_is_not_taken_back)
{
    bool bounce = READS(t, Q_last_card_bounce, 'B');
    bool gift = READS(t, Q_free_knight_last_card, 'C') && m.kind == M_TAKE_FREE;
    return after->ending >= before->ending
        || (before->ending == PLAYED_OUT && after->ending == NOT_YET && (bounce || gift)
            && after->held[before->mover] > 0);
}

LAW(only_the_last_knight_ends_the_game)
{
    struct saga_table t = as_assumed(from);
    unsigned hand = 1 + choose(from, 3);
    struct saga_state s = bare_turn(&t);
    struct move m = { M_LAY, 0, { (uint8_t)card_of(RED, 1) } };
    s.hand[0][card_of(RED, 1)] = s.held[0] = (uint8_t)hand;
    return saga_step(&t, &s, m) == LEGAL && (s.phase == OVER) == (hand == 1);
}

QUESTION(q_last_card_bounce, "What if the last knight comes back into the hand in the same turn?",
         'A', "It was played.", BUILT('A', "the game is over"), BUILT('B', "the game goes on"))

CLAUSE(end_at_once, "Einde", END, EXPLICIT,
       "It ends at once: nothing more is done in this turn, and no turn follows.")

STATE_PROPERTY(no_turn_goes_on_after_the_last_knight)
{
    bool rest = READS(t, Q_after_last_card, 'B') && s->ending == PLAYED_OUT;
    bool turn = s->phase == TURN || s->phase == ASIDE || s->phase == PAY || s->phase == DRAW;
    return (!turn || s->ending == NOT_YET || rest) && (s->phase != OVER || s->ending != NOT_YET);
}

TALLY_PROPERTY(nothing_is_done_after_the_end)
{
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        if (!all_refused(t, s, p, SAGA_end_at_once, MOVE_KINDS, MOVE_KINDS, MOVE_KINDS))
            return false;
    return true;
}

STEP_PROPERTY(nobody_moves_after_the_end)
{
    return before->phase != OVER;
}

/* The turn in which it ends is the last: nobody else gets one. */
STEP_PROPERTY(no_turn_follows_the_last_knight)
{
    return before->phase < TURN || before->ending == NOT_YET || after->mover == before->mover;
}

QUESTION(q_after_last_card, "May anything be done after the last knight?", 'A',
         "The game ends at once; only a conquest is excepted.",
         BUILT('A', "no, but for conquests and what they ask"),
         BUILT('B', "yes, the turn is finished"))

CLAUSE(end_lake_troop, "Aan het einde", SCORE, EXPLICIT,
       "The holder of blue may count the value of one attack troop that has conquered no land.")

static bool can_pick_from(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned whose)
{
    bool any = false;
    for (struct lying l = troop_from(s, whose, 0); l.size > 0;
         l = troop_from(s, whose, l.at + l.size))
        any = any || !closed(s, whose, l);
    return any && (seat == whose || READS(t, Q_endadd_target, 'B'));
}

/* Is there anybody who could still have a troop counted? */
static bool could_pick(const struct saga_table *t, const struct saga_state *s)
{
    bool could = false;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players && held_at_end(t, s, p, E_TROOP) != NOWHERE; q++)
            could = could || can_pick_from(t, s, p, q);
    return could;
}

STATE_PROPERTY(holder_of_the_lake_picks)
{
    bool first = READS(t, Q_end_order, 'B');
    return s->phase != PICK
        || (s->asked != 0 && held_at_end(t, s, s->asked - 1u, E_TROOP) != NOWHERE
            && could_pick(t, s) && s->counted == 0 && s->ending == (first ? CLOSING : CLOSED));
}

TALLY_PROPERTY(any_attack_troop_of_his_may_be_picked)
{
    for (unsigned q = 0; s->phase == PICK && q < t->head.players; q++)
        for (unsigned n = 0; n <= troops_of(s, q) && n < ROOM; n++) {
            struct lying l = lying_at(s, place_of(q, n));
            bool may = l.size > 0 && !closed(s, q, l)
                    && (q + 1 == s->asked || READS(t, Q_endadd_target, 'B'));
            if ((asked(t, s, M_PICK, s->asked - 1u, place_of(q, n), 0) == LEGAL) != may)
                return false;
        }
    return s->phase != PICK
        || (asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL
            && all_refused(t, s, s->asked - 1u, SAGA_end_lake_troop, M_PICK, M_PASS, MOVE_KINDS));
}

STEP_PROPERTY(troop_that_is_picked_counts_its_value)
{
    if (m.kind != M_PICK)
        return after->counted == before->counted;
    return before->phase == PICK && after->counted == value(lying_at(before, m.arg[0]))
        && same_rows(before, after) && lands_lie_still(before, after);
}

/* Nobody who could is passed over, whichever of the two powers comes first. */
STEP_PROPERTY(holder_of_the_lake_is_asked)
{
    bool first = READS(t, Q_end_order, 'B');
    bool passed = first
                    ? before->ending < CLOSING && (after->phase == ENLIST || after->phase == OVER)
                    : before->ending < CLOSED && after->phase == OVER;
    return before->phase < TURN || !passed || !could_pick(t, after);
}

QUESTION(q_end_order, "In which order are the powers at the end used?", 'A',
         "Adding is done with knights, counting comes after; tribute makes no difference.",
         BUILT('A', "first a knight is added, then a troop is chosen to count"),
         BUILT('B', "first a troop is chosen and counted, then a knight is added"))

CLAUSE(end_treasure_add, "Aan het einde", SCORE, EXPLICIT,
       "The holder of purple may add one knight of his hand to any attack troop or defence.")

/* Could this player add a knight to what lies there? */
static bool could_add_to(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                         unsigned place)
{
    bool could = false;
    for (unsigned card = 0; card < CARDS; card++)
        could = could || (s->hand[seat][card] > 0 && !barred_from(t, s, place, card));
    return could;
}

/* May this be added to at all: an own troop or land; q-endadd-target B: anybody's, if all
 * of it lies open, for nobody else can see to the colours of what is face down. */
static bool open_for_adding(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned place)
{
    struct lying l = lying_at(s, place);
    unsigned whose = is_land(place) ? s->holder[place] : seat_at(place) + 1;
    bool others = READS(t, Q_endadd_target, 'B') && value(l) == open_value(l);
    return whose != 0 && (is_land(place) || l.size > 0) && (whose == seat + 1 || others);
}

static bool could_enlist(const struct saga_table *t, const struct saga_state *s)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        if (held_at_end(t, s, p, E_ADD) == NOWHERE)
            continue;
        for (unsigned land = 0; land < t->lands; land++)
            if (open_for_adding(t, s, p, land) && could_add_to(t, s, p, land))
                return true;
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned n = 0; n < troops_of(s, q) && n < ROOM; n++)
                if (open_for_adding(t, s, p, place_of(q, n))
                    && could_add_to(t, s, p, place_of(q, n)))
                    return true;
    }
    return false;
}

TALLY_PROPERTY(holder_of_the_treasure_adds)
{
    bool second = READS(t, Q_end_order, 'B');
    return s->phase != ENLIST
        || (s->asked != 0 && held_at_end(t, s, s->asked - 1u, E_ADD) != NOWHERE
            && could_enlist(t, s) && s->ending == (second ? CLOSED : CLOSING)
            && asked(t, s, M_PASS, s->asked - 1u, 0, 0) == LEGAL
            && all_refused(t, s, s->asked - 1u, SAGA_end_treasure_add, M_ENLIST, M_PASS,
                           MOVE_KINDS));
}

/* Any knight of his hand, to any troop or defence of his that has not its colour. */
static bool adding_is_judged(const struct saga_table *t, const struct saga_state *s, unsigned place)
{
    unsigned seat = s->asked - 1u;
    for (unsigned card = 0; card < CARDS; card++) {
        bool may = s->hand[seat][card] > 0 && open_for_adding(t, s, seat, place)
                && !barred_from(t, s, place, card);
        if ((asked(t, s, M_ENLIST, seat, card, place) == LEGAL) != may)
            return false;
    }
    return true;
}

TALLY_PROPERTY(any_knight_may_be_added_where_it_fits)
{
    for (unsigned land = 0; s->phase == ENLIST && land < t->lands; land++)
        if (!adding_is_judged(t, s, land))
            return false;
    for (unsigned q = 0; s->phase == ENLIST && q < t->head.players; q++)
        for (unsigned n = 0; n <= troops_of(s, q) && n < ROOM; n++)
            if (!closed(s, q, lying_at(s, place_of(q, n)))
                && !adding_is_judged(t, s, place_of(q, n)))
                return false;
    return true;
}

STEP_PROPERTY(one_knight_is_added_at_the_end)
{
    unsigned p = m.actor, card = m.arg[0], place = m.arg[1];
    if (m.kind != M_ENLIST)
        return true;
    return before->phase == ENLIST && p + 1 == before->asked && before->hand[p % SEATS][card] > 0
        && after->phase != ENLIST && open_for_adding(t, before, p, place)
        && held_at_end(t, before, p, E_ADD) != NOWHERE;
}

/* Nobody who could is passed over, whichever of the two powers comes first. */
STEP_PROPERTY(holder_of_the_treasure_is_asked)
{
    bool second = READS(t, Q_end_order, 'B');
    bool passed = second
                    ? before->ending < CLOSED && after->phase == OVER
                    : before->ending < CLOSING && (after->phase == PICK || after->phase == OVER);
    return before->phase < TURN || !passed || !could_enlist(t, after);
}

QUESTION(q_endadd_target, "May purple and blue be used on another player's troops at the end?", 'A',
         "Nobody lays on another one's troops in the whole game.", BUILT('A', "no"),
         BUILT('B', "yes"))

CLAUSE(end_treasure_colours, "Aan het einde", LEGALITY, EXPLICIT,
       "The rule of colours holds for it.")

TALLY_PROPERTY(adding_a_second_of_a_colour_is_refused)
{
    for (unsigned land = 0; s->phase == ENLIST && land < t->lands; land++)
        for (unsigned card = 0; s->holder[land] == s->asked && card < CARDS; card++)
            if (s->hand[s->asked - 1][card] > 0 && has_colour(under(s, land), colour_of(card))
                && asked(t, s, M_ENLIST, s->asked - 1u, card, land) != SAGA_end_treasure_colours)
                return false;
    return true;
}

CLAUSE(end_treasure_no_conquest, "Aan het einde", EFFECT, AMBIGUOUS,
       "That knight conquers no land any more.")

STEP_PROPERTY(knight_added_at_the_end_conquers_nothing)
{
    bool may = READS(t, Q_endadd_conquest, 'B') && !is_land(m.arg[1]);
    if (m.kind != M_ENLIST || may)
        return true;
    struct saga_state moved = as_moved(t, before, m);
    bool good = same_bytes(after->holder, before->holder, LANDS)
             && troops_in_all(after) == troops_in_all(before);
    for (unsigned land = 0; land < LANDS; land++)
        good = good && !changes(&moved, after, land);
    return good;
}

/* q-endadd-conquest B: there is no rest as long as that knight makes a troop strong enough. */
STEP_PROPERTY(troop_that_was_added_to_conquers_where_read_so)
{
    unsigned place = m.arg[1];
    if (m.kind != M_ENLIST || is_land(place) || !READS(t, Q_endadd_conquest, 'B')
        || !told_plainly(t, before, after) || !READS(t, Q_conquest_trigger, 'A')
        || !watched(t, after))
        return true;
    struct saga_state moved = as_moved(t, before, m);
    unsigned p = seat_at(place), land = aim_of(t, &moved, p, lying_at(&moved, place));
    return land == NOWHERE || at_rest(t, after, land);
}

QUESTION(q_endadd_conquest, "Can the knight added at the end conquer?", 'A',
         "The game is over; the sentence about it can only be meant for attack troops.",
         BUILT('A', "no"),
         BUILT('B',
               "on an attack troop, yes: to the letter only what is laid on a defence does not"))

INERT(claim_game_ends, "Tips", END, EXPLICIT, "The game will end, though it may not look like it.",
      "a claim about all plays: no line can make it true, and plays without end refute it")
