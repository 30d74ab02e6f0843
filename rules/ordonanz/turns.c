/* Züge: whose turn it is, laying a card, taking a card.
 *
 * Every refusal of a move goes through ordonanz_refusal. */
#include "ordonanz.h"

static bool in_row(const uint8_t *row, unsigned room, unsigned face)
{
    bool found = false;
    for (unsigned i = 0; i < room; i++)
        found = found || row[i] == face;
    return found;
}

/* Rows of cards are kept sorted, highest first, so that equal positions are equal bytes. */
static void put_in(uint8_t *row, unsigned room, uint8_t face)
{
    for (unsigned i = 0; i < room; i++) {
        uint8_t here = row[i];
        row[i] = here < face ? face : here;
        face = here < face ? here : face;
    }
}

static void take_out(uint8_t *row, unsigned room, uint8_t face)
{
    bool gone = false;
    for (unsigned i = 0; i < room; i++) {
        gone = gone || row[i] == face;
        row[i] = !gone ? row[i] : i + 1 < room ? row[i + 1] : 0;
    }
}

bool ordonanz_two_talons(const struct ordonanz_table *t)
{
    return t->decks == 2 && READS(t, Q_two_decks, 'B');
}

unsigned ordonanz_turns_taken(const struct ordonanz_state *s)
{
    return (unsigned)s->turns[0] + s->turns[1] + s->turns[2] + s->turns[3];
}

static unsigned cards_left(const struct ordonanz_state *s)
{
    return (unsigned)s->stock[0] + s->stock[1];
}

/* --------------------------------------------------- who may act, when -- */

/* If several clauses forbid a move, the first one in this order is cited (spec/README.md): the game
 * is over; it is not the player's turn; it is not the time; then what the document says, then what
 * follows from it, both in the order of the document. */

/* The clause that refuses a player who is not to move depends on whether a turn is about to begin
 * or has begun. */
static verdict refuse_seat(const struct ordonanz_state *s, unsigned seat)
{
    if (s->phase == LOT || (s->phase == DEAL && seat != s->first))
        return BY(first_player_by_lot);
    if (s->phase == DEAL || seat == s->mover)
        return LEGAL;
    if (s->done != NEITHER)
        return BY(one_actor_at_a_time);
    return ordonanz_turns_taken(s) == 0 ? BY(first_player_by_lot) : BY(next_is_left_neighbour);
}

/* ------------------------------------------------------ taking a card -- */

/* The talon is empty, and the reading in force cancels the duty to draw from it. */
static bool duty_has_lapsed(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    return cards_left(s) == 0 && READS(t, Q_empty_talon, 'A');
}

/* May the player to move take a card now? A player who took one before laying holds one card more
 * than he was dealt. */
static verdict refuse_taking(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    if (s->phase == LAY && s->done == NEITHER && cards_left(s) > 0)
        return BY(place_before_draw);
    if ((s->done & TOOK) != 0 && s->held[s->mover] > t->hand)
        return BY(one_draw_per_turn);
    return LEGAL;
}

/* Does the player whose turn has just ended draw again, before anybody else has acted? */
static bool draws_again(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned seat)
{
    bool to_begin = (s->phase == LAY || s->phase == TAKE) && s->done == NEITHER;
    return to_begin && s->turns[seat] > 0 && (seat + 1u) % t->head.players == s->mover;
}

static verdict refuse_draw(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           struct move m)
{
    unsigned seat = m.arg[0], face = m.arg[1], talon = m.arg[2];
    bool again = draws_again(t, s, seat);
    verdict wrong = again ? LEGAL : refuse_seat(s, seat);

    if (wrong)
        return wrong;
    if (s->phase == DEAL)
        return BY(deal_six);
    if (again && s->held[seat] == t->hand)
        return BY(one_draw_per_turn);
    wrong = again ? LEGAL : refuse_taking(t, s);
    if (wrong)
        return wrong;
    if (duty_has_lapsed(t, s))
        return BY(empty_talon_no_draw);
    if (s->stock[talon] == 0 || s->talon[talon][face] == 0
        || (ordonanz_two_talons(t) && s->source != talon + 1u))
        return BY(draw_from_talon);
    return LEGAL;
}

static verdict refuse_choose(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct move m)
{
    if (!ordonanz_two_talons(t))
        return t->decks == 1 ? BY(draw_from_talon) : BY(decks_form_one_talon);
    verdict early_or_late = refuse_taking(t, s);
    if (early_or_late)
        return early_or_late;
    if (s->source != 0)
        return BY(one_draw_per_turn);
    if (duty_has_lapsed(t, s))
        return BY(empty_talon_no_draw);
    return s->stock[m.arg[0]] == 0 ? BY(draw_from_talon) : LEGAL;
}

static verdict refuse_draw_first(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    if (s->phase == TAKE)
        return BY(must_draw);
    if ((s->done & TOOK) != 0 && s->held[s->mover] > t->hand)
        return BY(one_draw_per_turn);
    if (duty_has_lapsed(t, s))
        return BY(empty_talon_no_draw);
    if (!READS(t, Q_action_order, 'B'))
        return BY(place_before_draw);
    return cards_left(s) == 0 ? BY(draw_from_talon) : LEGAL;
}

/* ------------------------------------------------------- laying a card -- */

/* A move names a strip only if it is not the mover's own. */
static unsigned strip_of(struct move m)
{
    return m.arg[2] != 0 ? m.arg[2] - 1u : m.actor;
}

static verdict refuse_lay(const struct ordonanz_table *t, const struct ordonanz_state *s,
                          struct move m)
{
    unsigned face = m.arg[0], area = m.arg[1], strip = strip_of(m);

    if ((s->done & LAID) != 0)
        return BY(one_placement_per_turn);
    if (s->phase == TAKE)
        return BY(must_draw); /* in a reading where drawing comes first */
    if (area >= t->areas)
        return BY(five_areas_per_strip);
    if (!in_row(s->hand[m.actor], HAND_ROOM, face))
        return BY(place_from_own_hand);
    if (m.kind == M_STRADDLE)
        return BY(card_in_exactly_one_area);
    if (strip != m.actor && !READS(t, Q_whose_area, 'B'))
        return BY(own_strip_only);
    if (s->laid[strip][area] >= t->cap)
        return BY(four_card_cap);
    return RULE(free_area_choice), RULE(uneven_filling_allowed), LEGAL;
}

/* ---------------------------------------------------- what is refused -- */

/* What nobody may do at any time. */
static verdict refuse_always(const struct ordonanz_table *t, struct move m)
{
    switch (m.kind) {
    case M_TURN_STRIP:
        return t->head.players == 2 ? BY(two_player_facing_layout) : BY(three_four_left_layout);
    case M_REVERSE:    return BY(clockwise_forever);
    case M_PEEK_TALON: return BY(talon_is_hidden);
    case M_PEEK_HAND:  return BY(hand_is_private);
    default:           return LEGAL;
    }
}

/* What a player may not do in his own turn. */
static verdict refuse_in_turn(const struct ordonanz_table *t, const struct ordonanz_state *s,
                              struct move m)
{
    bool no_area =
        m.kind == M_CLAIM ? m.arg[0] >= t->areas : m.arg[1] >= t->areas || m.arg[2] >= t->areas;
    switch (m.kind) {
    case M_LAY:
    case M_STRADDLE:   return refuse_lay(t, s, m);
    case M_CHOOSE:     return refuse_choose(t, s, m);
    case M_DRAW_FIRST: return refuse_draw_first(t, s);
    case M_PASS:       return s->phase == LAY ? BY(must_place) : BY(must_draw);
    case M_DISCARD:    return BY(no_discard);
    case M_SHIFT:      return no_area ? BY(five_areas_per_strip) : BY(placed_cards_stay);
    case M_CLAIM:      return no_area ? BY(five_areas_per_strip) : BY(control_judged_at_end);
    case M_END_NOW:    return BY(no_earlier_end);
    default:           return BY(talon_never_refills);
    }
}

static verdict refuse_player(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct move m)
{
    verdict seat = refuse_seat(s, m.actor);
    if (seat)
        return seat;
    return s->phase == DEAL ? BY(deal_six) : refuse_in_turn(t, s, m);
}

verdict ordonanz_refusal(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         struct move m)
{
    if (!ordonanz_sayable(t, m))
        return NOT_A_MOVE;
    if (m.kind == M_LOT)
        return ordonanz_refuse_lot(t, s, m);
    verdict wrong = refuse_always(t, m);
    if (!wrong)
        wrong = ordonanz_refuse_after_end(t, s, m);
    if (wrong)
        return wrong;
    switch (m.kind) {
    case M_DEAL: return ordonanz_refuse_deal(t, s, m);
    case M_DRAW: return refuse_draw(t, s, m);
    default:     return refuse_player(t, s, m);
    }
}

/* ------------------------------------------------------- the two duties -- */

/* Makes the player draw. Chance chooses the card, so nature is to move. The document does not say
 * what happens if the talon is empty (q-empty-talon). */
static void owe_draw(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    if (cards_left(s) > 0 || READS(t, Q_empty_talon, 'B'))
        RULE(must_draw), s->phase = TAKE;
    else if (READS(t, Q_empty_talon, 'C'))
        ordonanz_end_game(t, s);
    else
        RULE(empty_talon_no_draw), s->done |= TOOK;
}

void ordonanz_begin_turn(const struct ordonanz_table *t, struct ordonanz_state *s, unsigned seat)
{
    RULE(game_in_turns), s->mover = (uint8_t)seat;
    RULE(one_actor_at_a_time), s->done = NEITHER;
    s->source = 0;
    RULE(must_place), s->phase = LAY;
    if (READS(t, Q_action_order, 'C'))
        owe_draw(t, s);
}

/* One duty of the turn is done: enters the phase of the next one, or ends the turn. */
static void go_on(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    bool full = ordonanz_all_full(t, s);

    if (full && READS(t, Q_final_draw, 'A')) {
        RULE(ends_at_last_placement), ordonanz_end_game(t, s);
        return;
    }
    if (s->done == LAID)
        RULE(place_before_draw), RULE(drawn_card_next_turn), owe_draw(t, s);
    else if (s->done == TOOK)
        s->phase = LAY;
    if (s->done != (LAID | TOOK))
        return;
    unsigned left = (RULE(next_is_left_neighbour), RULE(clockwise_forever), s->mover + 1u);
    if (full)
        ordonanz_end_game(t, s);
    else
        RULE(turn_has_two_duties), RULE(no_earlier_end),
            ordonanz_begin_turn(t, s, left % t->head.players);
}

static void lay(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m)
{
    unsigned face = m.arg[0], area = m.arg[1], strip = strip_of(m);

    RULE(place_from_own_hand), take_out(s->hand[m.actor], HAND_ROOM, (uint8_t)face);
    s->held[m.actor]--;
    RULE(card_in_exactly_one_area), put_in(s->area[strip][area], CAP, (uint8_t)face);
    RULE(cap_per_player_area), s->laid[strip][area]++;
    s->turns[m.actor]++;
    if (s->laid[strip][area] == t->cap) {
        unsigned complete = 0;
        while (complete < SEATS - 1 && s->order[area][complete] != 0)
            RULE(completion_order_is_strict), complete++;
        RULE(completion_is_own_fourth_card), s->order[area][complete] = (uint8_t)(strip + 1);
    }
    RULE(one_placement_per_turn), s->done |= LAID;
    go_on(t, s);
}

void ordonanz_take_card(struct ordonanz_state *s, unsigned seat, unsigned face, unsigned talon)
{
    RULE(draw_from_talon), s->talon[talon][face]--;
    s->stock[talon]--;
    RULE(drawn_card_to_hand), put_in(s->hand[seat], HAND_ROOM, (uint8_t)face);
    RULE(hand_six_between_turns), s->held[seat]++;
}

static void draw(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m)
{
    ordonanz_take_card(s, m.arg[0], m.arg[1], m.arg[2]);
    s->source = 0;
    RULE(one_draw_per_turn), s->done |= TOOK;
    go_on(t, s);
}

uint8_t ordonanz_turn_of(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    if (s->phase == LAY || (s->phase == TAKE && ordonanz_two_talons(t) && s->source == 0))
        return s->mover;
    return RULE(draw_is_blind), NATURE;
}

void ordonanz_carry_out(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m)
{
    switch (m.kind) {
    case M_LOT:    ordonanz_draw_lot(t, s, m); break;
    case M_DEAL:   ordonanz_deal(t, s, m); break;
    case M_DRAW:   draw(t, s, m); break;
    case M_LAY:    lay(t, s, m); break;
    case M_CHOOSE: s->source = (uint8_t)(m.arg[0] + 1); break;
    default:       s->phase = TAKE; break; /* M_DRAW_FIRST */
    }
}
