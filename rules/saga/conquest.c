/* 2b. Een land veroveren: an attack troop conquers the land at which it aims as soon as it is
 * stronger, whoever holds the land.
 *
 * After every change the fronts of all lands are formed again, until no land changes hands any more
 * or somebody has to decide. */
#include "saga.h"

/* ---- what a troop is up against ---- */

/* The value that a troop must exceed. Under q-takeback-test B a weakened land counts its knights
 * alone, without +1 or -1. */
static int to_exceed(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    if (READS(t, Q_takeback_test, 'B') && weakened(s, land))
        return (int)saga_defended(t, s, land);
    return saga_strength(t, s, land);
}

/* ---- who gets a land ---- */

/* Can this player get the land? Under q-conquest-optional B a player who declined it is not asked
 * again. */
static bool contends(const struct saga_table *t, const struct saga_state *s,
                     const struct saga_front *front, unsigned land, unsigned seat)
{
    if (owns(s, seat, land) && !READS(t, Q_highest_and_owner, 'C'))
        return RULE(conquest_not_from_self), false;
    if (READS(t, Q_conquest_trigger, 'B') && READS(t, Q_troops_added, 'B') && !weakened(s, land)
        && (front->fresh >> seat & 1u) == 0)
        return false;
    return (s->declined[land] >> seat & 1u) == 0;
}

static bool warded_off(const struct saga_table *t, const struct saga_state *s,
                       const struct saga_front *front, unsigned land, int value)
{
    return s->holder[land] != 0 && READS(t, Q_highest_and_owner, 'B')
        && front->value[s->holder[land] - 1] >= value;
}

struct claim {
    unsigned seat;
    int value;
    bool tie;
};

/* The player with the highest value that exceeds the strength; seat NOWHERE if there is none. */
static struct claim highest(const struct saga_table *t, const struct saga_state *s,
                            const struct saga_front *front, unsigned land)
{
    int strength = to_exceed(t, s, land);
    struct claim best = { NOWHERE, NO_TROOP, false };
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        int value = front->value[seat];
        if (value <= strength || value == NO_TROOP || !contends(t, s, front, land, seat))
            continue;
        if (best.seat != NOWHERE)
            RULE(conquest_highest_wins), RULE(takeback_strongest);
        if (value > best.value)
            best = (struct claim){ seat, value, false };
        else if (value == best.value)
            best.tie = true;
    }
    if (best.seat != NOWHERE && warded_off(t, s, front, land, best.value))
        best.seat = NOWHERE;
    return best;
}

/* Does a tie keep the land where it is? Under q-contested-land B it does until one of the tied
 * troops changes. */
static bool rests(const struct saga_table *t, struct saga_state *s, const struct claim *claim,
                  unsigned land)
{
    bool tie = claim->seat != NOWHERE && claim->tie;
    if (s->tied[land] != 0)
        return true;
    if (tie && READS(t, Q_contested_land, 'B'))
        s->tied[land] = (uint8_t)(claim->value + 1);
    return tie && (RULE(takeback_tie_stays), true);
}

/* ---- with which troop ---- */

/* Can this player take this land with this troop? He may choose among all that can. */
static bool suits(const struct saga_table *t, const struct saga_state *s, unsigned land, int value,
                  unsigned place)
{
    struct saga_troop troop = saga_troop_at(s, place);
    int own = (int)saga_value(&troop);
    if (troop.size == 0 || saga_aim(t, &troop) != land || !saga_takes_part(t, s, land, place))
        return false;
    if (READS(t, Q_equal_own_troops, 'B'))
        return own > to_exceed(t, s, land);
    return own == value;
}

static unsigned first_that_suits(const struct saga_table *t, const struct saga_state *s,
                                 unsigned land, const struct claim *claim,
                                 const struct saga_front *front)
{
    unsigned troops = saga_troops(s, claim->seat);
    if (READS(t, Q_equal_own_troops, 'B') && !READS(t, Q_troops_added, 'B'))
        for (unsigned i = 0; i < troops; i++)
            if (suits(t, s, land, claim->value, place_of(claim->seat, i)))
                return place_of(claim->seat, i);
    return front->place[claim->seat];
}

static bool same_troop(const struct saga_troop *a, const struct saga_troop *b)
{
    bool same = a->size == b->size && a->aim == b->aim && a->barred == b->barred;
    for (unsigned i = 0; i < COLOURS; i++)
        same = same && a->card[i] == b->card[i];
    return same;
}

/* Can another troop take the land, one that is not equal to the first? */
static bool has_choice(const struct saga_table *t, const struct saga_state *s, unsigned land,
                       const struct claim *claim, unsigned first)
{
    unsigned troops = saga_troops(s, claim->seat);
    struct saga_troop one = saga_troop_at(s, first);
    if (READS(t, Q_equal_own_troops, 'C') || READS(t, Q_troops_added, 'B'))
        return false;
    for (unsigned i = number_at(first) + 1; i < troops; i++) {
        struct saga_troop other = saga_troop_at(s, place_of(claim->seat, i));
        if (suits(t, s, land, claim->value, place_of(claim->seat, i)) && !same_troop(&one, &other))
            return true;
    }
    return false;
}

/* ---- a land changes hands ---- */

/* Knights came back into a hand by a conquest (q-last-card-bounce B). */
void saga_home_again(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    if (seat == s->mover && s->ending == PLAYED_OUT && READS(t, Q_last_card_bounce, 'B'))
        s->ending = NOT_YET;
}

static void go_home(struct saga_state *s, unsigned seat, const struct saga_troop *troop)
{
    for (unsigned i = 0; i < troop->size; i++)
        RULE(loser_takes_cards_back), saga_take_in_hand(s, seat, (troop->card[i] & KNIGHT) - 1u);
}

static void free_defenders(const struct saga_table *t, struct saga_state *s,
                           const struct saga_troop *troop)
{
    for (unsigned i = 0; i < troop->size; i++) {
        RULE(middle_defenders_freed), s->pool[troop->card[i] - 1]++;
        if (READS(t, Q_free_knight_choice, 'B') && i < DISPLAYED)
            s->freed[i] = troop->card[i];
    }
}

/* q-troops-added B: finds a troop that lies beside the defence of the land. */
static unsigned next_beside(const struct saga_state *s, unsigned seat, unsigned land)
{
    unsigned troops = saga_troops(s, seat);
    for (unsigned i = 0; i < troops; i++)
        if (saga_troop_at(s, place_of(seat, i)).aim == LANDS + land + 1)
            return place_of(seat, i);
    return NOWHERE;
}

static void disband(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    struct saga_troop old = saga_take_up(s, land);
    unsigned seat = s->holder[land] - 1u, before, place;
    if (s->holder[land] == 0) {
        free_defenders(t, s, &old);
        return;
    }
    before = s->held[seat];
    if (seat == s->mover && s->back)
        RULE(takeback_shift), RULE(takeback_loser_hand);
    go_home(s, seat, &old);
    while (READS(t, Q_troops_added, 'B') && (place = next_beside(s, seat, land)) != NOWHERE) {
        old = saga_take_up(s, place);
        go_home(s, seat, &old);
    }
    if (s->held[seat] > before)
        saga_home_again(t, s, seat);
}

static struct saga_troop victors(const struct saga_table *t, struct saga_state *s, unsigned place)
{
    struct saga_troop troop = saga_take_up(s, place);
    if (READS(t, Q_hide_forced, 'A'))
        RULE(hide_reveal_at_conquest), saga_turn_up(&troop);
    return troop;
}

/* q-troops-added B: the player's other troops at this land are put under it, too. */
static unsigned next_at(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        unsigned land)
{
    unsigned troops = saga_troops(s, seat);
    for (unsigned i = 0; i < troops; i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        if (saga_aim(t, &troop) == land)
            return place_of(seat, i);
    }
    return NOWHERE;
}

static void join_victors(const struct saga_table *t, struct saga_state *s, unsigned seat,
                         unsigned land)
{
    unsigned place;
    while (READS(t, Q_troops_added, 'B') && (place = next_at(t, s, seat, land)) != NOWHERE) {
        struct saga_troop troop = victors(t, s, place);
        troop.aim = (uint8_t)(LANDS + land + 1);
        saga_put_down(t, s, seat, &troop);
    }
}

static void note_holder(const struct saga_table *t, struct saga_state *s, unsigned seat,
                        unsigned land)
{
    RULE(land_moves_on_troop), s->holder[land] = (uint8_t)(seat + 1);
    saga_renew(t, s, land);
    if (seat == s->mover && READS(t, Q_takeback_new_holder, 'B'))
        s->gained = (uint8_t)(s->gained | 1u << land);
    if (seat == s->mover && READS(t, Q_takeback_twice, 'B') && saga_during(t, s, land, P_BACK))
        s->back = 0;
}

/* Asks the new holder what he may decide, if anything. Returns true if it asks. */
static bool asks_holder(const struct saga_table *t, struct saga_state *s, unsigned seat,
                        unsigned land, bool received)
{
    if (s->turned[land] == INHERITED && READS(t, Q_flip_back_may, 'B')) {
        s->phase = FLIP;
        s->asked = (uint8_t)(seat + 1);
        s->about = (uint8_t)(land + 1);
        return true;
    }
    return !received && saga_offer_gift(t, s, seat, land);
}

/* Returns true if somebody is asked now. A holder who takes his own land again (q-highest-and-owner
 * C) gets nothing that a conquest gives. */
static bool take_land(const struct saga_table *t, struct saga_state *s, unsigned place,
                      unsigned land)
{
    unsigned seat = seat_at(place), loser = s->holder[land];
    bool received = READS(t, Q_received_is_conquered, 'B') && weakened(s, land);
    bool lake = (t->during[land][s->side[land]] & P_HIDE) != 0;
    struct saga_troop troop = victors(t, s, place);

    RULE(conquest_strictly_stronger), RULE(conquest_at_once), RULE(other_troops_stay),
        disband(t, s, land);
    RULE(troop_becomes_defence), troop.aim = 0;
    saga_put_under(s, land, &troop);
    join_victors(t, s, seat, land);
    if (loser != seat + 1)
        RULE(land_never_returns), note_holder(t, s, seat, land);
    s->weakened = (uint8_t)(s->weakened & ~(1u << land));
    s->tied[land] = 0;
    if (s->ending == PLAYED_OUT)
        RULE(end_final_conquest);
    if (lake && loser != 0 && loser != seat + 1)
        saga_lake_lost(t, s, loser - 1u);
    return loser != seat + 1 && asks_holder(t, s, seat, land, received);
}

/* ---- changes, and what follows from them ---- */

/* q-troops-added B: all troops of a player against a land tie as one. */
void saga_touch_all(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land)
{
    unsigned sum = 0, troops = saga_troops(s, seat);
    if (READS(t, Q_troops_added, 'A') || land == NOWHERE || s->tied[land] == 0)
        return;
    for (unsigned i = 0; i < troops; i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        sum += saga_aim(t, &troop) == land ? saga_value(&troop) : 0u;
    }
    if (s->tied[land] == sum + 1)
        s->tied[land] = 0;
}

void saga_touch(const struct saga_table *t, struct saga_state *s, unsigned place)
{
    if (READS(t, Q_contested_land, 'A') || is_land(place))
        return;
    struct saga_troop troop = saga_troop_at(s, place);
    unsigned land = saga_aim(t, &troop);
    saga_touch_all(t, s, seat_at(place), land);
    if (READS(t, Q_troops_added, 'A') && land != NOWHERE && s->tied[land] == saga_value(&troop) + 1)
        s->tied[land] = 0;
}

/* No land changes hands any more. Weakened lands are settled, except where players tie. */
static void come_to_rest(const struct saga_table *t, struct saga_state *s, unsigned contested)
{
    s->weakened = (uint8_t)(s->weakened & contested);
    s->changed = 0;
    for (unsigned land = 0; land < LANDS; land++)
        s->declined[land] = 0;
    saga_go_on(t, s);
}

static void ask_conqueror(struct saga_state *s, unsigned seat, unsigned land)
{
    s->phase = CHOOSE;
    s->asked = (uint8_t)(seat + 1);
    s->about = (uint8_t)(land + 1);
}

enum course { QUIET, MOVED, ASKING };

/* Decides about one land; 'contested' collects the lands with a tie. */
static enum course fight(const struct saga_table *t, struct saga_state *s,
                         const struct saga_front *front, unsigned land, unsigned *contested)
{
    struct claim claim = highest(t, s, front, land);
    if (rests(t, s, &claim, land)) {
        *contested |= 1u << land;
        return QUIET;
    }
    if (claim.seat == NOWHERE)
        return QUIET;
    unsigned first = first_that_suits(t, s, land, &claim, front);
    if (READS(t, Q_conquest_optional, 'B') || has_choice(t, s, land, &claim, first)) {
        ask_conqueror(s, claim.seat, land);
        return ASKING;
    }
    RULE(conquest_not_optional);
    return take_land(t, s, first, land) ? ASKING : MOVED;
}

void saga_resume(const struct saga_table *t, struct saga_state *s)
{
    enum course course;
    unsigned contested;
    s->asked = s->about = 0;
    do {
        struct saga_front front[LANDS];
        saga_form_fronts(t, s, front);
        course = QUIET;
        contested = 0;
        for (unsigned land = 0; land < t->lands && course == QUIET; land++)
            course = fight(t, s, &front[land], land, &contested);
    } while (course == MOVED);
    if (course == QUIET)
        come_to_rest(t, s, contested);
}

void saga_resolve(const struct saga_table *t, struct saga_state *s, unsigned changed)
{
    bool attack = changed != NOWHERE && !is_land(changed);
    s->changed = READS(t, Q_conquest_trigger, 'B') && attack ? (uint8_t)(changed + 1) : 0;
    saga_resume(t, s);
}

/* ---- the decision ---- */

/* May the player choose this troop? Under q-troops-added B all of them conquer together, whichever
 * he names. */
static bool may_choose(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                       unsigned place)
{
    struct saga_front front[LANDS];
    unsigned land = s->about - 1u;
    saga_form_fronts(t, s, front);
    struct claim claim = { seat, front[land].value[seat], false };
    if (READS(t, Q_troops_added, 'B'))
        return true;
    if (READS(t, Q_equal_own_troops, 'C'))
        return place == first_that_suits(t, s, land, &claim, &front[land]);
    return suits(t, s, land, claim.value, place);
}

/* The value with which the player attacks a land: this troop's, or under q-troops-added B that of
 * all his troops there. */
static int goes_with(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                     unsigned land, const struct saga_troop *troop)
{
    int sum = 0;
    if (READS(t, Q_troops_added, 'A'))
        return (int)saga_value(troop);
    for (unsigned i = 0, troops = saga_troops(s, seat); i < troops; i++) {
        struct saga_troop each = saga_troop_at(s, place_of(seat, i));
        sum += saga_aim(t, &each) == land ? (int)saga_value(&each) : 0;
    }
    return sum;
}

/* Is the land kept only because another player has an equal value there? */
static bool is_contested(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                         unsigned land)
{
    struct saga_front front[LANDS];
    bool tie = false;
    saga_form_fronts(t, s, front);
    for (unsigned other = 0; other < t->head.players; other++)
        tie = tie
           || (other != seat && !owns(s, other, land)
               && front[land].value[other] == front[land].value[seat]);
    return tie && READS(t, Q_conquest_trigger, 'A');
}

/* Lands fall without a move while nobody is asked. The reason why this one did not fall to the
 * player. */
static verdict refuse_unasked(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                              unsigned land)
{
    if (owns(s, seat, land) && !READS(t, Q_highest_and_owner, 'C'))
        return BY(conquest_not_from_self);
    return is_contested(t, s, seat, land) ? BY(takeback_tie_stays) : BY(conquest_at_once);
}

verdict saga_refuse_conquer(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned place)
{
    struct saga_troop troop = { .size = 0 };
    if (!is_land(place) && seat_at(place) == seat)
        troop = saga_troop_at(s, place);
    bool own = troop.size > 0;
    unsigned land = own ? saga_aim(t, &troop) : NOWHERE;
    if (s->phase == CHOOSE && own && !saga_lies_under(&troop)
        && !saga_takes_part(t, s, s->about - 1u, place))
        return BY(conquest_any_player);
    if (land == NOWHERE)
        return BY(conquest_per_troop);
    if (goes_with(t, s, seat, land, &troop) <= to_exceed(t, s, land))
        return BY(conquest_strictly_stronger);
    if (s->phase != CHOOSE)
        return refuse_unasked(t, s, seat, land);
    if (land != s->about - 1u)
        return BY(conquest_at_once);
    return may_choose(t, s, seat, place) ? LEGAL : BY(conquest_highest_wins);
}

void saga_conquer(const struct saga_table *t, struct saga_state *s, unsigned place)
{
    if (READS(t, Q_troops_added, 'B'))
        place = next_at(t, s, seat_at(place), s->about - 1u);
    if (!take_land(t, s, place, s->about - 1u))
        saga_resume(t, s);
}
