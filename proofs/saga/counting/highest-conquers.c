/* proof: of those whose best troop exceeds the strength of a land, and who do not hold it, the one
 *        with the highest conquers; an equal troop does not suffice; a tie keeps the land
 * clause: conquest-strictly-stronger conquest-highest-wins conquest-not-from-self
 *         takeback-strongest takeback-tie-stays
 * readings: standard
 * marks: conquest_not_from_self conquest_highest_wins takeback_strongest takeback_tie_stays
 * rules: none
 */
#include "../any.h"
#include "../../../rules/saga/conquest.c"

static int strength_of_land;

int saga_strength(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    (void)t, (void)s, (void)land;
    return strength_of_land;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    struct saga_front front = any(struct saga_front);
    uint32_t land = any_below(LANDS), seat = any_below(SEATS), other = any_below(SEATS);
    strength_of_land = (int)any_below(27) - 1;
    for (unsigned i = 0; i < SEATS; i++)
        assume(front.value[i] == NO_TROOP || (front.value[i] >= 0 && front.value[i] <= 24));
    assume_lands_are_sound(&t, &s);
    assume(s.declined[land] == 0 && s.tied[land] == 0); /* kept under other readings only */
    int value = front.value[seat];
    bool able = seat < t.head.players && s.holder[land] != seat + 1 && value > strength_of_land;
    unsigned equals = 0;
    for (unsigned i = 0; i < SEATS; i++)
        equals += i < t.head.players && s.holder[land] != i + 1 && front.value[i] == value;
    bool other_able = other < t.head.players && s.holder[land] != other + 1 && other != seat
                   && front.value[other] > strength_of_land;

    struct claim claim = highest(&t, &s, &front, land);
    bool stays = rests(&t, &s, &claim, land);
    if (claim.seat == seat) {
        check(able && claim.value == value);
        check(!other_able || front.value[other] <= value);
        check(stays == (equals > 1));
    }
    if (able)
        check(claim.seat != NOWHERE && claim.value >= value);
    if (claim.seat == NOWHERE)
        check(!stays);
}
