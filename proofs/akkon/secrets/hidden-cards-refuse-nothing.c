/* proof: which cards the others hold and which are left in the piles refuses a player nothing: no
 *        move of his is judged by how many copies of a card lie where he does not see it, so two
 *        positions that differ in these alone give each the same verdict
 * clause: hand-count-public piles-shuffled card-optional
 * readings: standard
 * rules: turns.c moves.c cards.c paying.c actions.c windows.c loans.c setup.c bidding.c
 *     rounds.c knowledge.c
 * loops: MOVE_KINDS:28 THE_MARSHAL:9
 */
#include "../looking.h"

/* Copies in each place; tops and sizes are seen. */
static struct given {
    uint8_t copies[CARDS][CARD_PLACES], top[CITIES], held[SEATS];
} given;

unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s;
    check(place != IN_PILE && (place < IN_HAND || place >= PLAYED || place == IN_HAND + LOOKER));
    return given.copies[print][place];
}

unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return given.top[city];
}
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s;
    return given.held[seat];
}

static void judge(const struct akkon_table *t, struct akkon_state s, struct move m, unsigned phase)
{
    s.phase = (uint8_t)phase;
    for (unsigned kind = 0; kind < MOVE_KINDS; kind++)
        if (kind == m.kind) {
            struct move meant = m;
            meant.kind = (uint8_t)kind;
            akkon_refusal(t, &s, meant);
        }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    struct move m = any_move();
    given = any(struct given);
    assume_values(&s);
    assume(s.start < t.head.players && s.mover < t.head.players && t.prints <= CARDS);
    for (unsigned track = 0; track < TRACKS; track++)
        /* else no window opens */
        assume(s.privilege[track] > 0 && s.privilege[track] <= t.head.players);
    assume(m.kind > M_HOME && m.actor == LOOKER && m.arg[0] < CARDS);
    assume(t.print[m.arg[0]].city < CITIES && t.print[m.arg[0]].track < TRACKS);
    if (any_bool())
        judge(&t, s, m, TURN);
    else if (any_bool())
        judge(&t, s, m, EXCHANGE);
    else if (any_bool())
        judge(&t, s, m, SURPLUS);
    else
        judge(&t, s, m, BID);
}
