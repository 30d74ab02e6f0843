/* proof: of the cards that Alexandros may be moved with, jokers, staying, and the card of a joker,
 *        exactly the legal ones are offered, each once, whatever areas are free and goals: staying
 *        is asked about last, and where it is legal no open card and no joker is
 * clause: pick-open-card exception-hand-card joker-no-free-area move-mandatory
 * readings: standard
 * loops: CHOICES:13 count:2
 */
#include "../offered.h"
#include "../choosing.h"

unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any_below(SEATS);
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move(), open = { M_OPEN, s.mover, { (uint8_t)any_below(SYMBOLS) } },
                joker = { M_JOKER, s.mover, { 0 } };
    assume(s.mover < t.head.players && (s.phase == CARD || s.phase == JOKER_TAKE));
    for (unsigned k = 0; k <= SYMBOLS; k++)
        t.count[k] = 0; /* these are gone through to name the clause only */
    assume_few_cards(&s);
    tell_anything();
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover) {
        told = BY(move_then_actions);
        if (s.phase == CARD
            && (m.kind == M_OPEN || m.kind == M_HAND || m.kind == M_JOKER || m.kind == M_STAY))
            told = alexandros_refuse_card(&t, &s, m);
        if (s.phase == JOKER_TAKE && (m.kind == M_KEEP || m.kind == M_DECLINE))
            told = alexandros_refuse_keep(&t, &s, m);
    }
    check(offered_if(&t, &s, m, told));
    if (m.kind == M_STAY && told == LEGAL)
        check(alexandros_refuse_card(&t, &s, open) != LEGAL
              && alexandros_refuse_card(&t, &s, joker) != LEGAL);
}
