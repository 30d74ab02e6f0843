/* This chapter states what the document says under "Einde van het spel": the last knight, and what
 * the holders of purple and blue may still do after it. */
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

/* Except under q-last-card-bounce B, if knights came home. */
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

/* q-last-card-bounce B: with his last knight A takes blue, 1 + 2 against 2. B takes it back with
 * his 4, and both knights of A come home. */
LAW(game_goes_on_with_knights_that_came_home_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_last_card_bounce, 'B');
    struct saga_state s = bare_turn(&t);
    s.holder[BLUE] = 2;
    defend(&s, BLUE, laid(BLUE, 2), 0);
    s.attack[0][0] = (uint8_t)(FIRST | laid(BLUE, 1));
    s.attack[1][0] = (uint8_t)(FIRST | laid(BLUE, 4));
    holds_only(&s, 0, card_of(GREEN, 2));
    return made(&t, &s, M_ADD, 0, card_of(GREEN, 2), place_of(0, 0)) && s.holder[BLUE] == 2
        && s.held[0] == 2 && s.phase == TURN;
}

QUESTION(q_last_card_bounce, "What if the last knight comes back into the hand in the same turn?",
         'A', "The last card was played, and that is what ends the game.",
         BUILT('A', "the game is over"), BUILT('B', "the game goes on"))

CLAUSE(end_at_once, "Einde", END, EXPLICIT,
       "The game ends at once: nothing more is done in this turn, and no turn follows.")

FORBIDS_WHEN_OVER(end_at_once, game_is_over, ANY_MOVE, "the game is over")
{
    return s->phase == OVER;
}

FORBIDS_TIME(end_at_once, no_turn_goes_on, PLAYERS & ~(ON(M_ENLIST) | ON(M_PICK) | ON(M_PASS)),
             "the last knight is laid, and no turn goes on")
{
    return s->phase == ENLIST || s->phase == PICK;
}

STATE_PROPERTY(no_turn_goes_on_after_the_last_knight)
{
    bool rest = READS(t, Q_after_last_card, 'B') && s->ending == PLAYED_OUT;
    bool turn = s->phase == TURN || s->phase == ASIDE || s->phase == PAY || s->phase == DRAW;
    return (!turn || s->ending == NOT_YET || rest) && (s->phase != OVER || s->ending != NOT_YET);
}

STEP_PROPERTY(nobody_moves_after_the_end)
{
    return before->phase != OVER;
}

/* Nobody gets another turn after the one in which the game ends. */
STEP_PROPERTY(no_turn_follows_the_last_knight)
{
    return before->phase < TURN || before->ending == NOT_YET || after->mover == before->mover;
}

/* What q-after-last-card changes. */
LAW(turn_of_the_last_knight_is_finished_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_after_last_card, 'B');
    struct saga_state s = bare_turn(&t);
    holds_only(&s, 0, card_of(GREEN, 1));
    return made(&t, &s, M_LAY, 0, card_of(GREEN, 1), 0) && s.phase == TURN
        && made(&t, &s, M_END, 0, 0, 0) && s.phase == OVER;
}

QUESTION(q_after_last_card, "May anything be done after the last knight?", 'A',
         "The game ends at once; only a conquest is excepted.",
         BUILT('A', "no, but for conquests and what they ask"),
         BUILT('B', "yes, the turn is finished, and then the game is over"))

CLAUSE(end_lake_troop, "Aan het einde", SCORE, EXPLICIT,
       "The holder of blue may count the value of one attack troop that has conquered no land.")

FORBIDS_TIME(end_lake_troop, no_troop_is_counted_now, ON(M_PICK),
             "it is not the moment to say which troop counts")
{
    return s->phase == TURN || s->phase == ENLIST;
}

FORBIDS(end_lake_troop, it_is_no_attack_troop, ON(M_PICK), "{place} is no attack troop")
{
    return is_land(m.arg[0]) || closed(s, seat_at(m.arg[0]) % SEATS, lying_at(s, m.arg[0]));
}

FORBIDS(end_lake_troop, counted_troop_is_anothers, ON(M_PICK), "{place} lies before another player")
{
    return !is_land(m.arg[0]) && !is_his_row(m, m.arg[0]) && READS(t, Q_endadd_target, 'A');
}

FORBIDS(end_lake_troop, counted_troop_is_not_there, ON(M_PICK), "there is no such troop")
{
    return !is_land(m.arg[0]) && lying_at(s, m.arg[0]).size == 0;
}

static bool can_pick_from(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned whose)
{
    bool any = false;
    for (struct lying l = troop_from(s, whose, 0); l.size > 0;
         l = troop_from(s, whose, l.at + l.size))
        any = any || !closed(s, whose, l);
    return any && (seat == whose || READS(t, Q_endadd_target, 'B'));
}

/* Can anybody still have a troop counted? */
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

STEP_PROPERTY(troop_that_is_picked_counts_its_value)
{
    if (m.kind != M_PICK)
        return after->counted == before->counted;
    return before->phase == PICK && after->counted == value(lying_at(before, m.arg[0]))
        && same_rows(before, after) && lands_lie_still(before, after);
}

/* No player who can use a power is passed over, whichever of the two comes first. */
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

/* The owner of the place: a seat, or NOBODY in the middle. */
static unsigned whose(const struct saga_state *s, unsigned place)
{
    if (!is_land(place))
        return seat_at(place);
    return s->holder[place] == 0 ? NOBODY : s->holder[place] - 1u;
}

FORBIDS_TIME(end_treasure_add, no_knight_is_added_now, ON(M_ENLIST),
             "it is not the moment to add a knight")
{
    return s->phase == TURN || s->phase == PICK;
}

FORBIDS(end_treasure_add, knight_to_add_is_not_there, ON(M_ENLIST),
        "{actor} has no {knight} in hand")
{
    return !is_hand(s, m, m.arg[0]);
}

FORBIDS(end_treasure_add, troop_to_grow_is_anothers, ON(M_ENLIST),
        "{place} lies before another player")
{
    unsigned owner = whose(s, m.arg[1]);
    return owner != NOBODY && owner != m.actor && READS(t, Q_endadd_target, 'A');
}

FORBIDS(end_treasure_add, nothing_lies_there, ON(M_ENLIST), "no troop and no defence lies there")
{
    bool held = is_land(m.arg[1]) && whose(s, m.arg[1]) != NOBODY;
    return lying_at(s, m.arg[1]).size == 0 && !held;
}

/* Can this player add a knight to the place? */
static bool could_add_to(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                         unsigned place)
{
    bool could = false;
    for (unsigned card = 0; card < CARDS; card++)
        could = could || (s->hand[seat][card] > 0 && !barred_from(t, s, place, card));
    return could;
}

/* May a knight be added to this place at all? It must be an own troop or land, or a defence in the
 * middle. Under q-endadd-target B it may be anybody's, if all of it lies open: nobody else can
 * check the colours of hidden knights. */
static bool open_for_adding(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned place)
{
    struct lying l = lying_at(s, place);
    unsigned owner = whose(s, place);
    bool others = READS(t, Q_endadd_target, 'B') && value(l) == open_value(l);
    bool held = is_land(place) && owner != NOBODY;
    return (held || l.size > 0) && (owner == seat || owner == NOBODY || others);
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
            && could_enlist(t, s) && s->ending == (second ? CLOSED : CLOSING));
}

STEP_PROPERTY(one_knight_is_added_at_the_end, ON(M_ENLIST))
{
    unsigned p = m.actor, card = m.arg[0], place = m.arg[1];
    return before->phase == ENLIST && p + 1 == before->asked && before->hand[p % SEATS][card] > 0
        && after->phase != ENLIST && open_for_adding(t, before, p, place)
        && held_at_end(t, before, p, E_ADD) != NOWHERE;
}

/* No player who can use a power is passed over, whichever of the two comes first. */
STEP_PROPERTY(holder_of_the_treasure_is_asked)
{
    bool second = READS(t, Q_end_order, 'B');
    bool passed = second
                    ? before->ending < CLOSED && after->phase == OVER
                    : before->ending < CLOSING && (after->phase == PICK || after->phase == OVER);
    return before->phase < TURN || !passed || !could_enlist(t, after);
}

QUESTION(q_endadd_target,
         "May the treasure land and the lake land be used on another player's troops at the end?",
         'A', "Nobody lays on another one's troops in the whole game.", BUILT('A', "no"),
         BUILT('B', "yes: the treasure land on any attack troop or defence, on one of another "
                    "player only if all its knights lie open; the lake land on any attack troop"))

CLAUSE(end_treasure_colours, "Aan het einde", LEGALITY, EXPLICIT,
       "The rule of colours holds for the knight added at the end.")

static bool hides_something(const struct saga_state *s, unsigned place)
{
    struct lying l = lying_at(s, place);
    bool any = false;
    for (unsigned i = 0; i < l.size; i++)
        any = any || (l.card[i] & DOWN) != 0;
    return any;
}

/* q-endadd-target B: nobody else can check the colours of hidden knights. */
FORBIDS(end_treasure_colours, colours_there_are_not_seen, ON(M_ENLIST),
        "a knight of {place} lies face down, and nobody can see its colour")
{
    return whose(s, m.arg[1]) != m.actor && READS(t, Q_endadd_target, 'B')
        && hides_something(s, m.arg[1]);
}

FORBIDS(end_treasure_colours, colour_to_add_is_there, ON(M_ENLIST),
        "the colour of {knight} is in {place}")
{
    unsigned owner = whose(s, m.arg[1]);
    bool sees = owner == m.actor || !hides_something(s, m.arg[1]);
    return sees && lying_at(s, m.arg[1]).size > 0 && barred_from(t, s, m.arg[1], m.arg[0]);
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

/* q-endadd-conquest B: conquests go on while the added knight makes a troop strong enough. */
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

/* q-endadd-conquest B: B holds purple with its plain side up. His troop of 4 stands before a green
 * land of 4, and he adds a 1 to it after A has laid his last knight. */
LAW(knight_added_at_the_end_conquers_where_read_so)
{
    struct saga_table t = as_read(from, SAGA_Q_endadd_conquest, 'B');
    struct saga_state s = bare_turn(&t);
    s.side[PURPLE] = PLAIN;
    s.holder[PURPLE] = 2;
    defend(&s, GREEN, laid(BLUE, 4), 0);
    s.attack[1][0] = (uint8_t)(FIRST | laid(GREEN, 4));
    holds_only(&s, 0, card_of(ORANGE, 1));
    return made(&t, &s, M_LAY, 0, card_of(ORANGE, 1), 0)
        && made(&t, &s, M_ENLIST, 1, card_of(RED, 1), place_of(1, 0)) && s.holder[GREEN] == 2;
}

QUESTION(q_endadd_conquest, "Can the knight added at the end conquer?", 'A',
         "The game is over; the sentence about it can only be meant for attack troops.",
         BUILT('A', "no"),
         BUILT('B',
               "on an attack troop, yes: to the letter only what is laid on a defence does not"))

INERT(claim_game_ends, "Tips", END, EXPLICIT, "The game will end, though it may not look like it.",
      "a claim about all plays: no line can make it true, and plays without end refute it")
