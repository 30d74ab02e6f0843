/* This chapter states what the document says under "Züge": whose turn it is, laying a card,
 * taking a card. */
#include "../../rules/forms/words.h"
#include "shared.h"

CLAUSE(five_areas_per_strip, "Das Gebiet", SETUP, EXPLICIT, "A strip has exactly five areas.")

TABLE_PROPERTY(areas_are_five)
{
    return t->head.small ? t->areas >= 1 && t->areas <= 5 : t->areas == 5;
}

STATE_PROPERTY(no_further_area_is_used)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            good = good && ((i < t->areas && p < t->head.players) || s->laid[p][i] == 0);
    return good;
}

FORBIDS(five_areas_per_strip, there_is_no_such_area, LAYING | ON(M_SHIFT) | ON(M_CLAIM),
        "a strip has {areas} areas")
{
    unsigned area = m.kind == M_CLAIM ? m.arg[0] : m.arg[1];
    return area >= t->areas || (m.kind == M_SHIFT && m.arg[2] >= t->areas);
}

CLAUSE(two_player_facing_layout, "Das Gebiet", SETUP, EXPLICIT,
       "With two players the strips lie so that area 1 of one faces area 1 of the other.")

FORBIDS(two_player_facing_layout, strips_would_not_face, ON(M_TURN_STRIP),
        "area 1 would not face the other player's area 1 any more")
{
    return t->head.players == 2;
}

CLAUSE(three_four_left_layout, "Das Gebiet", SETUP, EXPLICIT,
       "With three or four players every strip lies with area 1 to the left.")

FORBIDS(three_four_left_layout, strip_would_lie_otherwise, ON(M_TURN_STRIP),
        "area 1 would not lie to the left any more")
{
    return t->head.players > 2;
}

QUESTION(q_left_of_whom, "To whose left does area 1 lie?", 'A', "The layout has no effect.",
         BUILT('A', "the owner's"),
         NO_EFFECT('B', "a common direction of the room",
                   "corpus/ordonanz/clauses/turns/three-four-left-layout.scenario"))

CLAUSE(game_in_turns, "Züge", TURN_ORDER, EXPLICIT, "Play proceeds in turns of single players.")

STATE_PROPERTY(one_player_has_the_turn)
{
    bool lay_first = !READS(t, Q_action_order, 'C'), draw_first = !READS(t, Q_action_order, 'A');
    bool moment =
        s->phase == LAY    ? (s->done == NEITHER && lay_first) || (s->done == TOOK && draw_first)
        : s->phase == TAKE ? (s->done == NEITHER && draw_first) || (s->done == LAID && lay_first)
                           : s->done == NEITHER;
    return s->phase < PHASES && moment && (in_play(s) ? s->mover < t->head.players : s->mover == 0);
}

CLAUSE(first_player_by_lot, "Züge", TURN_ORDER, EXPLICIT, "Who has the first turn is drawn by lot.")

TABLE_PROPERTY(lot_decides_but_in_scopes)
{
    return t->first == BY_LOT || (t->head.small && t->first < t->head.players);
}

STATE_PROPERTY(first_player_is_a_player)
{
    if (s->phase == LOT)
        return s->first == 0 && t->first == BY_LOT;
    return s->first < t->head.players && (t->first == BY_LOT || s->first == t->first);
}

STEP_PROPERTY(lot_names_the_first_player, ON(M_LOT))
{
    return before->phase != LOT || (after->first == m.arg[0] && after->phase != LOT);
}

FORBIDS_TIME(first_player_by_lot, lot_is_drawn_already, ON(M_LOT),
             "{first} is the first player already")
{
    return s->phase != LOT && s->phase != TIE;
}

FORBIDS_ACTOR(first_player_by_lot, lot_has_not_chosen_the_player, IN_A_TURN,
              "the lot has not made {player} the first player")
{
    if (s->phase == LOT || s->phase == DEAL)
        return s->phase == LOT || player_of(m) != s->first;
    return out_of_turn(t, s, m) && s->done == NEITHER && nobody_has_laid(s);
}

QUESTION(q_lot, "How is the lot drawn?", 'A',
         "Seats are alike, so all outcomes lead to the same game.",
         BUILT('A', "evenly among the players"),
         NO_EFFECT('B', "in any way agreed",
                   "corpus/ordonanz/clauses/turns/first-player-by-lot.scenario"))

CLAUSE(next_is_left_neighbour, "Züge", TURN_ORDER, EXPLICIT,
       "After a completed turn the left neighbour has the next turn.")

STEP_PROPERTY(turn_passes_to_the_left)
{
    if (!in_play(before) || !in_play(after))
        return true;
    bool passes = after->mover != before->mover;
    return !passes || after->mover == left(before->mover, t);
}

FORBIDS_ACTOR(next_is_left_neighbour, turn_is_the_left_neighbours, IN_A_TURN,
              "it is {mover}'s turn")
{
    return out_of_turn(t, s, m) && s->done == NEITHER && !nobody_has_laid(s);
}

CLAUSE(clockwise_forever, "Züge", TURN_ORDER, EXPLICIT,
       "This goes on clockwise; the direction never changes and nobody is skipped.")

/* Turns go round from the first player: the players before the one to move have completed one turn
 * more than he, the players after him as many as he. */
STATE_PROPERTY(turns_go_round)
{
    unsigned first = s->first & 3, mover = s->mover & 3, seat = first, last = s->turns[first];
    unsigned under_way = (s->done & LAID) ? 1 : 0, movers = s->turns[mover] - under_way;
    bool reached = false, good = !in_play(s) || s->turns[mover] >= under_way;
    for (unsigned i = 0; i < SEATS; i++) {
        unsigned turns = s->turns[seat & 3] - (in_play(s) && seat == mover ? under_way : 0);
        bool playing = i < t->head.players;
        reached = reached || seat == mover;
        good = good && (!playing || !in_play(s) || turns == (reached ? movers : movers + 1));
        good = good && (!playing || in_play(s) || (turns <= last && turns + 1 >= s->turns[first]));
        good = good && (i < t->head.players || s->turns[i] == 0);
        last = turns;
        seat = left(seat, t);
    }
    return good;
}

FORBIDS(clockwise_forever, play_would_go_round_the_other_way, ON(M_REVERSE),
        "play would go round the other way")
{
    return true;
}

CLAUSE(one_actor_at_a_time, "Züge", TURN_ORDER, EXPLICIT,
       "Nobody else may act before the player to move has completed the turn.")

STEP_PROPERTY(only_the_player_to_move_acts, IN_A_TURN)
{
    return player_of(m) == before->mover;
}

FORBIDS_ACTOR(one_actor_at_a_time, another_has_the_turn, IN_A_TURN,
              "{mover} has not completed the turn")
{
    return out_of_turn(t, s, m) && s->done != NEITHER;
}

CLAUSE(turn_has_two_duties, "Züge", TURN_ORDER, EXPLICIT,
       "A turn consists of two obligatory actions: lay one card, take one card.")

STEP_PROPERTY(turn_ends_with_both_duties_done)
{
    unsigned done = before->done | (m.kind == M_LAY ? LAID : m.kind == M_DRAW ? TOOK : 0u);
    if (!in_play(before) || !in_play(after))
        return true;
    if (after->mover == before->mover)
        return done != (LAID | TOOK);
    return (done & LAID) && ((done & TOOK) || cards_in_talons(before) == 0);
}

CLAUSE(place_before_draw, "Züge", TURN_ORDER, AMBIGUOUS,
       "The card is laid first, then one is taken.")

STEP_PROPERTY(laying_comes_before_drawing, ON(M_LAY) | ON(M_DRAW))
{
    if (READS(t, Q_action_order, 'A'))
        return m.kind != M_DRAW || before->done == LAID;
    if (READS(t, Q_action_order, 'C'))
        return m.kind == M_DRAW ? before->done == NEITHER : before->done == TOOK;
    return true;
}

/* With an empty talon there is no draw that could come too early. */
static bool draws_in_own_turn(const struct ordonanz_table *t, const struct ordonanz_state *s,
                              struct move m)
{
    return in_own_turn(s, m) && cards_in_talons(s) > 0 && (m.kind == M_DRAW || two_talons(t));
}

FORBIDS_TIME(place_before_draw, no_card_is_laid_yet, ON(M_DRAW) | ON(M_CHOOSE),
             "{player} has not laid a card yet")
{
    return READS(t, Q_action_order, 'A') && draws_in_own_turn(t, s, m) && (s->done & LAID) == 0;
}

FORBIDS_TIME(place_before_draw, draw_is_not_said_to_be_first, ON(M_DRAW) | ON(M_CHOOSE),
             "{player} has neither laid a card nor said that the draw comes first")
{
    return READS(t, Q_action_order, 'B') && draws_in_own_turn(t, s, m) && s->phase == LAY
        && s->done == NEITHER;
}

FORBIDS(place_before_draw, turns_begin_with_laying, ON(M_DRAW_FIRST),
        "a turn begins with laying a card")
{
    return READS(t, Q_action_order, 'A');
}

QUESTION(q_action_order, "Is the card laid before one is drawn?", 'A',
         "The duties are listed in that order, and six cards to choose from fit it.",
         BUILT('A', "yes"), BUILT('B', "in either order, as the player likes"),
         BUILT('C', "no, drawn first"))

CLAUSE(must_place, "Züge", LEGALITY, EXPLICIT,
       "In the own turn a player must lay a card; passing is not allowed.")

FORBIDS(must_place, card_is_still_to_be_laid, ON(M_PASS), "{player} still has to lay a card")
{
    return in_own_turn(s, m) && (s->done & LAID) == 0;
}

CLAUSE(one_placement_per_turn, "Züge", LEGALITY, EXPLICIT, "Exactly one card is laid per turn.")

STEP_PROPERTY(one_card_is_laid_in_a_turn)
{
    bool laid = m.kind == M_LAY;
    for (unsigned p = 0; p < SEATS; p++)
        if (after->turns[p] != before->turns[p] + (laid && p == m.actor ? 1 : 0))
            return false;
    return !laid || (before->done & LAID) == 0;
}

FORBIDS_TIME(one_placement_per_turn, card_is_laid_already, LAYING,
             "{player} has laid a card in this turn")
{
    return in_own_turn(s, m) && (s->done & LAID) != 0;
}

CLAUSE(place_from_own_hand, "Züge", LEGALITY, EXPLICIT,
       "The card laid comes from the hand of the player to move.")

static unsigned copies_among(const uint8_t *row, unsigned room, unsigned face)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++)
        n += row[i] == face;
    return n;
}

/* The same cards and one more, which stands in its place: rows are sorted, highest first. */
static bool gained_one(const uint8_t *before, const uint8_t *after, unsigned room, unsigned gained)
{
    bool good = before[room - 1] == 0, found = false;
    for (unsigned i = 0; i < room; i++) {
        bool here = !found && after[i] == gained;
        good = good && (here || after[i] == (found ? before[i - 1] : before[i]));
        found = found || here;
    }
    return good && found;
}

STEP_PROPERTY(card_laid_leaves_the_own_hand, ON(M_LAY))
{
    for (unsigned p = 0; p < SEATS; p++)
        if (p != m.actor && !same_bytes(before->hand[p], after->hand[p], HAND_ROOM))
            return false;
    return gained_one(after->hand[m.actor], before->hand[m.actor], HAND_ROOM, m.arg[0])
        && before->held[m.actor] == after->held[m.actor] + 1;
}

static bool falling(const uint8_t *row, unsigned room, unsigned cards)
{
    bool good = cards <= room;
    for (unsigned i = 0; i < room; i++)
        good = good && (row[i] != 0) == (i < cards) && row[i] < FACES
            && (i == 0 || row[i] <= row[i - 1]);
    return good;
}

STATE_PROPERTY(hands_hold_what_they_count)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && falling(s->hand[p], HAND_ROOM, s->held[p])
            && (p < t->head.players || s->held[p] == 0);
    return good;
}

FORBIDS(place_from_own_hand, card_is_not_in_hand, LAYING, "{player} holds no {card}")
{
    return copies_among(s->hand[m.actor & 3], HAND_ROOM, m.arg[0]) == 0;
}

CLAUSE(free_area_choice, "Züge", PERMISSION, EXPLICIT,
       "The player chooses freely which area gets the card.")

/* The first turn of two players: A may lay any card that he holds on any area. */
static struct ordonanz_state first_turn(unsigned card)
{
    return (struct ordonanz_state){ .phase = LAY, .hand[0][0] = (uint8_t)card, .held[0] = 1 };
}

LAW(every_card_may_go_to_every_area)
{
    struct ordonanz_table t = as_written(2);
    struct ordonanz_state s = first_turn(choose_card(from));
    t.areas = AREAS;
    return asked_to_lay(&t, &s, 0, s.hand[0][0], choose(from, AREAS)) == LEGAL;
}

CLAUSE(own_strip_only, "Spielvorbereitungen, Das Gebiet, Züge", LEGALITY, AMBIGUOUS,
       "The choice is among the areas of the own strip.")

STEP_PROPERTY(cards_go_to_the_own_strip, ON(M_LAY))
{
    return !READS(t, Q_whose_area, 'A') || strip_named(m) == m.actor;
}

FORBIDS(own_strip_only, strip_is_of_another, ON(M_LAY), "the strip is {strip}'s")
{
    return READS(t, Q_whose_area, 'A') && strip_named(m) != m.actor;
}

QUESTION(q_whose_area, "May a card be laid on another player's strip?", 'A',
         "Each player lays his strip before himself and collects his four cards there.",
         BUILT('A', "no, only on the own strip"),
         BUILT('B', "yes, on any strip; the owner of the strip completes the area"))

CLAUSE(four_card_cap, "Züge", LEGALITY, EXPLICIT,
       "An area never holds more than four cards; laying a fifth is refused.")

STATE_PROPERTY(areas_hold_four_cards_at_most)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            good = good && s->laid[p][i] <= t->cap && falling(s->area[p][i], CAP, s->laid[p][i]);
    return good;
}

FORBIDS(four_card_cap, area_is_full, ON(M_LAY), "area {area} of {strip} holds {cap} cards")
{
    return m.arg[1] < AREAS && s->laid[strip_named(m) & 3][m.arg[1]] >= t->cap;
}

QUESTION(q_gebiet_two_senses, "Is the cap of four per area, or per strip?", 'A',
         "The end asks for four cards on each of five areas; with four on the whole strip nobody "
         "could ever lay a fifth.",
         BUILT('A', "per area"),
         CONTRADICTS('B', "per strip", "ends-when-all-full",
                     "corpus/ordonanz/clauses/end/ends-when-all-full.scenario"))

CLAUSE(cap_per_player_area, "Züge, Ende", PERMISSION, IMPLIED,
       "The cap counts one player's cards on one area, not both sides' cards on areas of the "
       "same number.")

STEP_PROPERTY(only_one_side_of_a_number_grows)
{
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++) {
            bool here = m.kind == M_LAY && p == strip_named(m) && i == m.arg[1];
            if (after->laid[p][i] != before->laid[p][i] + (here ? 1 : 0))
                return false;
        }
    return true;
}

QUESTION(q_cap_scope, "Does the cap count both sides' cards on areas of the same number?", 'A',
         "The end asks for four cards of each player there; with four in all it could not be "
         "reached.",
         BUILT('A', "no, each player's own"),
         CONTRADICTS('B', "yes, four in all", "ends-when-all-full",
                     "corpus/ordonanz/clauses/end/ends-when-all-full.scenario"))

CLAUSE(card_in_exactly_one_area, "Das Gebiet", LEGALITY, EXPLICIT,
       "Every laid card must lie so that it clearly belongs to one area.")

STEP_PROPERTY(card_laid_lies_in_one_area)
{
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++) {
            bool here = m.kind == M_LAY && p == strip_named(m) && i == m.arg[1];
            if (here ? !gained_one(before->area[p][i], after->area[p][i], CAP, m.arg[0])
                     : !same_bytes(before->area[p][i], after->area[p][i], CAP))
                return false;
        }
    return true;
}

FORBIDS(card_in_exactly_one_area, card_would_lie_on_two_areas, ON(M_STRADDLE),
        "the card would lie on two areas")
{
    return true;
}

CLAUSE(uneven_filling_allowed, "Züge", PERMISSION, IMPLIED,
       "No area must be filled before another; any order of filling is allowed.")

LAW(any_area_with_room_may_be_next)
{
    struct ordonanz_table t = as_written(2);
    struct ordonanz_state s = first_turn(1);
    unsigned area = choose(from, AREAS);
    t.areas = AREAS;
    for (unsigned i = 0; i < AREAS; i++)
        s.laid[0][i] = (uint8_t)choose(from, i == area ? CAP : CAP + 1);
    return asked_to_lay(&t, &s, 0, 1, area) == LEGAL;
}

CLAUSE(placed_cards_stay, "-", EFFECT, SILENT,
       "A laid card never moves, returns to hand or leaves play.")

static bool stay(const uint8_t *before, const uint8_t *after)
{
    for (unsigned c = 0; c < CAP; c++)
        if (before[c] != 0
            && copies_among(after, CAP, before[c]) < copies_among(before, CAP, before[c]))
            return false;
    return true;
}

STEP_PROPERTY(laid_cards_stay)
{
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            if (!same_bytes(before->area[p][i], after->area[p][i], CAP)
                && !stay(before->area[p][i], after->area[p][i]))
                return false;
    return true;
}

FORBIDS(placed_cards_stay, laid_card_would_move, ON(M_SHIFT), "a card that lies would be moved")
{
    return true;
}

QUESTION(q_rearrange, "May laid cards be moved later?", 'A',
         "No rule allows it, and collecting four cards presupposes that they stay.",
         BUILT('A', "no"),
         CONTRADICTS('B', "yes, instead of laying", "must-place",
                     "corpus/ordonanz/clauses/turns/must-place.scenario"))

CLAUSE(no_discard, "Züge", LEGALITY, IMPLIED,
       "There is no discarding; the only way a card leaves a hand is to be laid.")

STEP_PROPERTY(cards_leave_hands_only_by_laying)
{
    for (unsigned p = 0; p < SEATS; p++)
        if (after->held[p] < before->held[p] && !(m.kind == M_LAY && p == m.actor))
            return false;
    return true;
}

FORBIDS(no_discard, card_would_leave_the_hand_unlaid, ON(M_DISCARD),
        "a card would leave the hand without being laid")
{
    return true;
}

INERT(always_a_gap, "-", LEGALITY, IMPLIED,
      "Before the end the player to move always has an own area with fewer than four cards.",
      "follows from the order of turns and the end; the property below is proved")

STATE_PROPERTY(strips_hold_the_cards_laid)
{
    unsigned all = 0, turns = 0;
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned on_strip = 0;
        for (unsigned i = 0; i < AREAS; i++)
            on_strip += s->laid[p][i];
        good = good && (!READS(t, Q_whose_area, 'A') || on_strip == s->turns[p]);
        all += on_strip;
        turns += s->turns[p];
    }
    return good && all == turns;
}

STATE_PROPERTY(player_to_move_has_a_gap)
{
    bool gap = false;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < AREAS; i++)
            gap = gap
               || ((p == s->mover || !READS(t, Q_whose_area, 'A')) && p < t->head.players
                   && i < t->areas && s->laid[p][i] < t->cap);
    return gap || s->phase != LAY;
}

CLAUSE(must_draw, "Züge", LEGALITY, EXPLICIT,
       "In the own turn a player must take a card from the talon while the talon has cards.")

STEP_PROPERTY(card_laid_is_followed_by_a_draw, ON(M_LAY))
{
    if (before->done != NEITHER || cards_in_talons(before) == 0)
        return true;
    bool ends = everything_full(t, after) && READS(t, Q_final_draw, 'A');
    return ends || (after->phase == TAKE && after->mover == before->mover);
}

FORBIDS_TIME(must_draw, card_is_still_to_be_taken, LAYING | ON(M_DRAW_FIRST) | ON(M_PASS),
             "{player} has to take a card now")
{
    return in_own_turn(s, m) && s->phase == TAKE;
}

QUESTION(q_empty_talon, "What if the talon is empty when a card is to be drawn?", 'A',
         "Only full areas end the game, and nobody owes what cannot be done. Where armies stay "
         "incomplete because the game ends at once, equal ones that nobody completed share their "
         "place.",
         BUILT('A', "the duty lapses and the turn is over"),
         BUILT('B', "the duty stands and cannot be met: nobody can go on"),
         BUILT('C', "the game ends at once and areas are compared as they are"))

CLAUSE(one_draw_per_turn, "Züge", LEGALITY, EXPLICIT, "Exactly one card is taken per turn.")

STEP_PROPERTY(one_card_is_taken_in_a_turn)
{
    bool takes = m.kind == M_DRAW || m.kind == M_DEAL;
    if (cards_in_talons(after) + (takes ? 1 : 0) != cards_in_talons(before))
        return false;
    return m.kind != M_DRAW || (before->done & TOOK) == 0;
}

/* A player who took a card before laying one holds one more than he was dealt. */
static bool has_taken(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    return (s->done & TOOK) != 0 && s->held[s->mover & 3] > t->hand;
}

FORBIDS_TIME(one_draw_per_turn, card_is_taken_already, ON(M_DRAW) | ON(M_CHOOSE) | ON(M_DRAW_FIRST),
             "{player} has taken a card in this turn")
{
    if (m.kind == M_CHOOSE && !two_talons(t))
        return false;
    return draws_again(t, s, m) ? s->held[m.arg[0] & 3] == t->hand
                                : in_own_turn(s, m) && has_taken(t, s);
}

FORBIDS_TIME(one_draw_per_turn, talon_is_chosen_already, ON(M_CHOOSE),
             "{player} has turned to a talon already")
{
    return two_talons(t) && in_own_turn(s, m) && s->source != 0;
}

CLAUSE(draw_from_talon, "Züge", LEGALITY, EXPLICIT,
       "The card comes from the talon and from nowhere else.")

STEP_PROPERTY(card_taken_leaves_the_talon)
{
    bool takes = m.kind == M_DRAW || m.kind == M_DEAL;
    for (unsigned k = 0; k < TALONS; k++) {
        for (unsigned face = 0; face < FACES; face++) {
            bool this_card = takes && k == m.arg[2] && face == m.arg[1];
            if (after->talon[k][face] + (this_card ? 1 : 0) != before->talon[k][face])
                return false;
        }
        if (after->stock[k] + (takes && k == m.arg[2] ? 1 : 0) != before->stock[k])
            return false;
    }
    return true;
}

static bool is_in_talon(const struct ordonanz_state *s, struct move m)
{
    unsigned talon = m.arg[2] & 1, face = m.arg[1] & 31;
    return s->stock[talon] > 0 && s->talon[talon][face] > 0;
}

FORBIDS(draw_from_talon, card_is_not_in_the_talon, ON(M_DRAW), "talon {talon} has no {card}")
{
    return !is_in_talon(s, m);
}

FORBIDS(draw_from_talon, talon_is_not_the_chosen_one, ON(M_DRAW),
        "{player} has not turned to talon {talon}")
{
    return two_talons(t) && s->source != m.arg[2] + 1;
}

FORBIDS(draw_from_talon, no_card_to_take, ON(M_CHOOSE) | ON(M_DRAW_FIRST),
        "there is no card to take")
{
    return m.kind == M_DRAW_FIRST ? cards_in_talons(s) == 0
                                  : two_talons(t) && s->stock[m.arg[0] & 1] == 0;
}

FORBIDS(draw_from_talon, one_deck_is_one_talon, ON(M_CHOOSE),
        "one deck makes one talon: there is none to choose")
{
    return t->decks == 1;
}

CLAUSE(drawn_card_to_hand, "Züge", EFFECT, EXPLICIT,
       "The card goes into the hand of the player to move.")

STEP_PROPERTY(card_taken_goes_to_the_hand, ON(M_DEAL) | ON(M_DRAW))
{
    for (unsigned p = 0; p < SEATS; p++) {
        bool taker = p == m.arg[0];
        if (taker ? !gained_one(before->hand[p], after->hand[p], HAND_ROOM, m.arg[1])
                  : !same_bytes(before->hand[p], after->hand[p], HAND_ROOM))
            return false;
        if (after->held[p] != before->held[p] + (taker ? 1 : 0))
            return false;
    }
    return true;
}

CLAUSE(draw_is_blind, "Züge", INFORMATION, SILENT,
       "The top card is taken unseen; nobody chooses it.")

TALLY_PROPERTY(nobody_chooses_the_card)
{
    if (s->phase != TAKE)
        return true;
    bool names_a_talon = t->decks == 2 && READS(t, Q_two_decks, 'B') && s->source == 0;
    return ordonanz_turn_of(t, s) == (names_a_talon ? s->mover : NATURE);
}

QUESTION(q_blind_draw, "Is the card drawn unseen?", 'A', "A talon is a face-down stock.",
         BUILT('A', "yes"),
         INVENTS('B', "no, it is chosen", "that the talon lies open, so that a card can be chosen"))

CLAUSE(drawn_card_next_turn, "Züge", EFFECT, IMPLIED,
       "A card drawn in a turn can be laid at the earliest in the player's next turn.")

STEP_PROPERTY(drawer_has_finished_the_turn, ON(M_DRAW))
{
    return !READS(t, Q_action_order, 'A') || after->mover != before->mover || ended(after);
}

CLAUSE(hand_six_between_turns, "Spielvorbereitungen, Züge", EFFECT, IMPLIED,
       "While the talon lasts a player holds six cards outside the own turn and at its start, "
       "five between laying and drawing.")

STATE_PROPERTY(hands_are_full_while_the_talon_lasts)
{
    bool full = true;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned more = p == s->mover && s->done == TOOK, less = p == s->mover && s->done == LAID;
        full = full && (p >= t->head.players || s->held[p] + less == t->hand + more);
    }
    return full || !in_play(s) || cards_in_talons(s) == 0;
}

STATE_PROPERTY(no_hand_is_larger_than_dealt)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && s->held[p] <= t->hand + (p == s->mover && s->done == TOOK ? 1 : 0);
    return good;
}

/* The numbers of cards that players have received never differ by more than one, and in the first
 * round nobody has received more than a player before him. */
STATE_PROPERTY(cards_are_received_in_turn)
{
    unsigned seat = s->first & 3, most = (unsigned)s->held[seat] + s->turns[seat], last = most;
    bool good = true;
    for (unsigned i = 0; i < SEATS; i++) {
        unsigned received = (unsigned)s->held[seat & 3] + s->turns[seat & 3];
        good = good
            && (i >= t->head.players
                || (received <= last && received + 1 >= most && received >= t->hand));
        last = received;
        seat = left(seat, t);
    }
    return good || in_set_up(s);
}

STATE_PROPERTY(player_to_move_has_a_card)
{
    return s->phase != LAY || READS(t, Q_short_deck, 'C') || s->held[s->mover & 3] > 0;
}

CLAUSE(empty_talon_no_draw, "-", EFFECT, SILENT,
       "With an empty talon the duty to draw lapses: the turn is complete after the card is laid.")

STEP_PROPERTY(empty_talon_passes_the_turn, ON(M_LAY))
{
    if (cards_in_talons(before) > 0 || everything_full(t, after))
        return true;
    if (READS(t, Q_empty_talon, 'A'))
        return after->phase == LAY && after->mover == left(before->mover, t);
    if (before->done & TOOK)
        return true;
    return READS(t, Q_empty_talon, 'B') ? after->phase == TAKE : ended(after);
}

STATE_PROPERTY(draw_is_due_only_from_a_talon)
{
    return s->phase != TAKE || READS(t, Q_empty_talon, 'B') || cards_in_talons(s) > 0;
}

FORBIDS_TIME(empty_talon_no_draw, duty_has_lapsed, ON(M_DRAW) | ON(M_CHOOSE) | ON(M_DRAW_FIRST),
             "the talon is empty: no card is taken any more")
{
    if (m.kind == M_CHOOSE && !two_talons(t))
        return false;
    return READS(t, Q_empty_talon, 'A') && in_play(s) && cards_in_talons(s) == 0;
}

CLAUSE(talon_never_refills, "-", EFFECT, IMPLIED,
       "No card goes back to the talon: once empty it stays empty, there is nothing to reshuffle.")

STEP_PROPERTY(talon_never_grows)
{
    for (unsigned k = 0; k < TALONS; k++) {
        if (after->stock[k] > before->stock[k])
            return false;
        for (unsigned face = 0; face < FACES; face++)
            if (after->talon[k][face] > before->talon[k][face])
                return false;
    }
    return true;
}

FORBIDS(talon_never_refills, card_would_go_back, ON(M_RETURN), "a card would go back to the talon")
{
    return true;
}

CLAUSE(completion_is_own_fourth_card, "Die Heerschar", DEFINITION, IMPLIED,
       "A player completes an area with the placement of the own fourth card on it.")

STATE_PROPERTY(order_lists_those_who_completed)
{
    bool good = true;
    for (unsigned i = 0; i < AREAS; i++) {
        unsigned complete = 0;
        for (unsigned p = 0; p < SEATS; p++) {
            bool full = p < t->head.players && i < t->areas && s->laid[p][i] == t->cap;
            good = good && copies_among(s->order[i], SEATS, p + 1) == (full ? 1 : 0);
            complete += full;
        }
        for (unsigned k = 0; k < SEATS; k++)
            good = good && (s->order[i][k] != 0) == (k < complete);
    }
    return good;
}

QUESTION(q_completion_meaning, "When has a player collected all four cards of an area?", 'A',
         "Collecting all four ends with the fourth.", BUILT('A', "when the fourth is laid"),
         CONTRADICTS('B', "when the first is laid, or all are in hand",
                     "first-complete-breaks-equality",
                     "corpus/ordonanz/clauses/turns/completion-is-own-fourth-card.scenario"))

CLAUSE(completion_order_is_strict, "-", DEFINITION, IMPLIED,
       "Two completions never coincide: only one card is laid per turn.")

STEP_PROPERTY(one_completion_at_a_time)
{
    unsigned added = 0;
    for (unsigned i = 0; i < AREAS; i++)
        for (unsigned k = 0; k < SEATS; k++) {
            if (before->order[i][k] != 0 && after->order[i][k] != before->order[i][k])
                return false;
            added += before->order[i][k] != after->order[i][k];
        }
    bool completes = m.kind == M_LAY && after->laid[strip_named(m)][m.arg[1]] == t->cap;
    return added == (completes ? 1 : 0);
}

CLAUSE(control_judged_at_end, "Die Heerschar, Ende", EFFECT, IMPLIED,
       "Who controls an area is determined when the game has ended.")

TALLY_PROPERTY(nothing_is_scored_before_the_end)
{
    struct outcome o;
    if (s->phase == OVER)
        return true;
    ordonanz_outcome(t, s, &o);
    return !o.over && o.winners == 0 && o.score[0] == 0;
}

FORBIDS(control_judged_at_end, game_is_not_over_yet, ON(M_CLAIM), "the game is not over yet")
{
    return !ended(s);
}

QUESTION(q_control_timing, "When is control of an area determined?", 'A',
         "Full areas never change, so judging early gives the same owner.",
         BUILT('A', "at the end"),
         NO_EFFECT('B', "when all have four cards there",
                   "corpus/ordonanz/clauses/turns/control-judged-at-end.scenario"))

CLAUSE(no_earlier_end, "Ende", END, IMPLIED,
       "Nothing else ends the game: not an empty talon, not a decided majority, not one player's "
       "completion.")

STEP_PROPERTY(game_goes_on_while_an_area_is_open)
{
    return everything_full(t, after) || READS(t, Q_empty_talon, 'C') || !ended(after);
}

FORBIDS(no_earlier_end, player_would_end_the_game, ON(M_END_NOW), "no player's word ends the game")
{
    return true;
}

QUESTION(q_early_end, "Do two players stop when three areas are decided?", 'A',
         "The end names full areas only. The winner is the same.", BUILT('A', "no"),
         CONTRADICTS('B', "yes", "ends-when-all-full",
                     "corpus/ordonanz/findings/decided-early-plays-on.scenario"))

CLAUSE(ends_at_last_placement, "Ende, Züge", END, AMBIGUOUS,
       "The game ends with the placement that fills the last gap; no draw follows it.")

STEP_PROPERTY(last_card_laid_ends_the_game, ON(M_LAY))
{
    if (!everything_full(t, after))
        return true;
    if (READS(t, Q_final_draw, 'A') || (before->done & TOOK))
        return ended(after);
    return cards_in_talons(before) > 0 ? after->phase == TAKE : true;
}

FORBIDS_WHEN_OVER(ends_at_last_placement, last_gap_is_filled, ON(M_DRAW) | ON(M_CHOOSE),
                  "the last gap is filled: no draw follows")
{
    return ended(s) && everything_full(t, s) && READS(t, Q_final_draw, 'A');
}

QUESTION(q_final_draw, "Is the last turn of the game completed by its draw?", 'A',
         "The end names a condition on the table, not the end of a turn. The winner is the same.",
         BUILT('A', "no, the game ends at once"),
         BUILT('B', "yes, a card is still taken, and then the game is over"))

/* ------------------------------------- what the sentences above call by name -- */

NAMED(player)
{
    put_seat(out, player_of(m));
}

NAMED(mover)
{
    put_seat(out, s->mover);
}

NAMED(first)
{
    put_seat(out, s->first);
}

NAMED(strip)
{
    put_seat(out, strip_named(m));
}

NAMED(area)
{
    put_number(out, m.arg[1] + 1u);
}

NAMED(talon)
{
    put_number(out, m.arg[2] + 1u);
}

NAMED(card)
{
    unsigned face = m.kind == M_DEAL || m.kind == M_DRAW ? m.arg[1] : m.arg[0];
    for (unsigned y = 0; y < SYMBOLS; y++)
        if (face >> y & 1)
            put_char(out, ordonanz_letter(y));
}

NAMED(areas)
{
    put_number(out, t->areas);
}

NAMED(cap)
{
    put_number(out, t->cap);
}

NAMED(hand)
{
    put_number(out, t->hand);
}
