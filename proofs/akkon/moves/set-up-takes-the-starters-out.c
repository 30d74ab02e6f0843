/* proof: a game of the assumed sheet begins with all values at 2, all knights in their camps, no
 *        privilege given out; whoever the lot falls on begins and has the marshal; then of each
 *        pile two cards of its name lie apart, and no other card has left its pile
 * clause: markers-start-at-2 knights-start-in-camp privileges-start-open start-player-by-lot
 *         marshal-to-start-player starters-taken-out piles-by-city
 * readings: standard
 * marks: markers_start_at_2 start_player_by_lot marshal_to_start_player starters_taken_out
 * rules: material.c
 * loops: CARDS:73 card:73 print:40 other:40 copies:13 AKKON_QUESTIONS:65 next_cull:14
 */
#include "../any.h"
#include "../../../rules/akkon/setup.c"

void akkon_pile_used_up(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}

void harness(void)
{
    struct akkon_table t;
    struct akkon_state s;
    uint8_t apart[CITIES] = { 0 };
    akkon_default_table(&t, 5);
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    akkon_seal(&t);
    struct move lot = { M_LOT, NATURE, { (uint8_t)any_below(t.head.players) } };
    akkon_start(&t, &s);
    check(akkon_refuse_setup(&t, &s, lot) == LEGAL);
    akkon_set_up(&t, &s, lot);
    check(s.phase == DEAL && s.start == lot.arg[0] && s.mover == lot.arg[0]
          && s.marshal == IN_CAMP);
    uint32_t seat = any_below(SEATS), track = any_below(TRACKS), kind = any_below(KNIGHTS);
    check(s.value[seat][track] == (seat < t.head.players ? 2 : 0));
    check(s.privilege[track] == 0 && s.at[seat][kind] == IN_CAMP);
    for (unsigned card = 0; card < CARDS; card++) {
        const struct akkon_print *p = &t.print[t.print_of[card]];
        bool named = p->action == (p->city < 4 ? LANCE : p->city == 4 ? SCRIPTURE : MINT);
        apart[p->city] = (uint8_t)(apart[p->city] + (s.card[card] == TAKEN_OUT));
        check(s.card[card] == IN_PILE || (named && s.card[card] == TAKEN_OUT));
    }
    for (unsigned city = 0; city < CITIES; city++)
        check(apart[city] == 2);
}
