/* proof: which cards the others hold and which are left in the piles refuses a player nothing: if
 *        two positions differ in these alone, each move of his gets the same verdict
 * clause: hand-count-public piles-shuffled card-optional
 * readings: standard
 * rules: turns.c moves.c cards.c paying.c actions.c windows.c loans.c setup.c bidding.c
 *     rounds.c knowledge.c
 * loops: MOVE_KINDS:28 THE_MARSHAL:9
 */
#include "../looking.h"

/* Copies in each place, and in the second run those that are not seen; tops and sizes are seen. */
static struct given {
    uint8_t copies[CARDS][CARD_PLACES], hidden[CARDS][CARD_PLACES], top[CITIES], held[SEATS];
} given;
static bool second_run;

unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    bool unseen =
        place == IN_PILE || (place >= IN_HAND && place < PLAYED && place != IN_HAND + LOOKER);
    (void)t, (void)s;
    return second_run && unseen ? given.hidden[print][place] : given.copies[print][place];
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

static verdict judge(const struct akkon_table *t, struct akkon_state s, struct move m,
                     unsigned phase)
{
    verdict judged = NOT_A_MOVE;
    s.phase = (uint8_t)phase;
    for (unsigned kind = 0; kind < MOVE_KINDS; kind++)
        if (kind == m.kind) {
            struct move meant = m;
            meant.kind = (uint8_t)kind;
            judged = akkon_refusal(t, &s, meant);
        }
    return judged;
}

static bool same_verdict(const struct akkon_table *t, const struct akkon_state *s, struct move m,
                         unsigned phase)
{
    second_run = false;
    verdict first = judge(t, *s, m, phase);
    second_run = true;
    return judge(t, *s, m, phase) == first;
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
        check(same_verdict(&t, &s, m, TURN));
    else if (any_bool())
        check(same_verdict(&t, &s, m, EXCHANGE));
    else if (any_bool())
        check(same_verdict(&t, &s, m, SURPLUS));
    else
        check(same_verdict(&t, &s, m, BID));
}
