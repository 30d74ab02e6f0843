/* Züge: whose turn it is, laying a card, taking a card.
 *
 * Legality lives in ordonanz_refusal and nowhere else. Where several clauses
 * could refuse one move, the earlier line speaks.
 */
#include "ordonanz.h"

static bool in_row(const uint8_t *row, unsigned room, unsigned face)
{
    bool found = false;
    for (unsigned i = 0; i < room; i++)
        found = found || row[i] == face;
    return found;
}

/* Rows of cards are kept falling, so that equal positions are equal bytes. */
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

/* Outside of play nobody may act. */
static verdict refuse_phase(const struct ordonanz_state *s)
{
    if (s->phase == OVER || s->phase == TIE)
        return BY(ends_when_all_full);
    if (s->phase == LOT)
        return BY(first_player_by_lot);
    if (s->phase == DEAL)
        return BY(deal_six);
    return LEGAL;
}

/* Whoever is not to move is refused, and which clause says so depends on
 * whether a turn is to begin or is under way. */
static verdict refuse_seat(const struct ordonanz_state *s, unsigned seat)
{
    if (seat == s->mover)
        return LEGAL;
    if (s->phase == TAKE || s->done != NEITHER)
        return BY(one_actor_at_a_time);
    if (ordonanz_turns_taken(s) == 0)
        return BY(first_player_by_lot);
    return BY(next_is_left_neighbour);
}

/* A move names a strip only where it is not the mover's own. */
static unsigned strip_of(struct move m)
{
    return m.arg[2] != 0 ? m.arg[2] - 1u : m.actor;
}

static verdict refuse_lay(const struct ordonanz_table *t, const struct ordonanz_state *s,
                          struct move m)
{
    unsigned face = m.arg[0], area = m.arg[1], strip = strip_of(m);

    if (s->phase == TAKE && s->done == LAID)
        return BY(one_placement_per_turn);
    if (s->phase == TAKE)
        return BY(must_draw); /* where drawing comes first */
    if (area >= t->areas)
        return BY(five_areas_per_strip);
    if (strip != m.actor && !READS(t, Q_whose_area, 'B'))
        return BY(own_strip_only);
    if (!in_row(s->hand[m.actor], HAND_ROOM, face))
        return BY(place_from_own_hand);
    if (s->laid[strip][area] >= t->cap)
        return BY(four_card_cap);
    return RULE(free_area_choice), RULE(uneven_filling_allowed), LEGAL;
}

/* The seat whose turn has just ended with its draw asks for another card. */
static bool asks_again(const struct ordonanz_table *t, const struct ordonanz_state *s,
                       unsigned seat)
{
    unsigned players = t->head.players;
    unsigned drawn = t->cards - players * t->hand - cards_left(s);
    return s->phase == LAY && s->done == NEITHER && drawn > 0 && drawn == ordonanz_turns_taken(s)
        && seat == (s->mover + players - 1u) % players;
}

static verdict refuse_draw(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           struct move m)
{
    unsigned seat = m.arg[0], face = m.arg[1], talon = m.arg[2];

    if (s->phase == OVER || s->phase == TIE)
        return BY(ends_at_last_placement);
    verdict phase = refuse_phase(s);
    if (phase)
        return phase;
    if (asks_again(t, s, seat) || (s->phase == LAY && s->done == TOOK && seat == s->mover))
        return BY(one_draw_per_turn);
    if (seat != s->mover)
        return BY(one_actor_at_a_time);
    if (s->phase == LAY)
        return BY(place_before_draw);
    if (cards_left(s) == 0)
        return BY(empty_talon_no_draw);
    if (talon + 1u != (ordonanz_two_talons(t) ? s->source : 1u) || s->stock[talon] == 0
        || s->talon[talon][face] == 0)
        return BY(draw_from_talon);
    return LEGAL;
}

static verdict refuse_choose(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct move m)
{
    if (!ordonanz_two_talons(t))
        return BY(decks_form_one_talon);
    if (s->phase == LAY)
        return s->done == TOOK ? BY(one_draw_per_turn) : BY(place_before_draw);
    if (s->source != 0)
        return BY(one_draw_per_turn);
    if (s->stock[m.arg[0]] == 0)
        return BY(empty_talon_no_draw);
    return LEGAL;
}

static verdict refuse_draw_first(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    if (!READS(t, Q_action_order, 'B'))
        return BY(place_before_draw);
    if (s->phase == TAKE || s->done == TOOK)
        return BY(one_draw_per_turn);
    if (cards_left(s) == 0)
        return BY(empty_talon_no_draw);
    return LEGAL;
}

/* What nobody may do, at whatever time. */
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

/* What a player may not do in the own turn. */
static verdict refuse_in_turn(const struct ordonanz_table *t, const struct ordonanz_state *s,
                              struct move m)
{
    switch (m.kind) {
    case M_LAY:        return refuse_lay(t, s, m);
    case M_CHOOSE:     return refuse_choose(t, s, m);
    case M_DRAW_FIRST: return refuse_draw_first(t, s);
    case M_PASS:       return s->phase == LAY ? BY(must_place) : BY(must_draw);
    case M_DISCARD:    return BY(no_discard);
    case M_SHIFT:      return BY(placed_cards_stay);
    case M_STRADDLE:   return BY(card_in_exactly_one_area);
    case M_END_NOW:    return BY(no_earlier_end);
    case M_CLAIM:      return BY(control_judged_at_end);
    default:           return BY(talon_never_refills);
    }
}

verdict ordonanz_refusal(const struct ordonanz_table *t, const struct ordonanz_state *s,
                         struct move m)
{
    if (!ordonanz_sayable(t, m))
        return NOT_A_MOVE;
    switch (m.kind) {
    case M_LOT:  return ordonanz_refuse_lot(t, s, m);
    case M_DEAL: return ordonanz_refuse_deal(t, s, m);
    case M_DRAW: return refuse_draw(t, s, m);
    default:     break;
    }
    verdict always = refuse_always(t, m);
    if (always)
        return always;
    verdict phase = refuse_phase(s);
    if (phase)
        return phase;
    verdict seat = refuse_seat(s, m.actor);
    return seat ? seat : refuse_in_turn(t, s, m);
}

/* ------------------------------------------------------- the two duties -- */

/* The duty to draw arises. Nobody chooses the card, so nature is to move; an
 * empty talon is where the document falls silent (q-empty-talon). */
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

/* One duty of the turn is done: what is next? */
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

verdict ordonanz_step(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m)
{
    verdict refused = ordonanz_refusal(t, s, m);
    if (!refused) /* a refused move changes nothing */
        ordonanz_carry_out(t, s, m);
    return refused;
}
