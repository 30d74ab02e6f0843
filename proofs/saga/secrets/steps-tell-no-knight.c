/* proof: no move of a turn, nor a knight for nothing, tells what others hold or have lying face
 *        down, before a conquest comes of it: where two positions look the same to a player,
 *        whoever's turn it is, they still do when the same is done in both; which knight is laid
 *        face down or taken back from there does not show
 * clause: hand-hidden laid-cards-readable hide-as-play
 * readings: standard
 * marks: hide_on_attack_troop takeback_own_cards hide_value_joins lay_open recruit_into_hand
 *     clockwise
 * rules: turns.c moves.c laying.c lake.c treasure.c income.c recruiting.c chips.c castle.c corn.c
 *     lands.c
 */
#define LAST_KNIGHT_ENDS
#include "../alike.h"
#include "../play.h"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
void saga_no_longer_fresh(struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
}
void saga_close(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
void saga_resume(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}

/* What is done in one of the positions, and what is put down there. */
struct run {
    struct saga_state s;
    struct saga_troop troop;
    struct move m;
    struct entry laid, under;
    unsigned lays, unders;
};

static bool goes(const struct saga_table *t, struct run *r)
{
    takes = lays = unders = 0;
    given_troop = r->troop;
    if (saga_step(t, &r->s, r->m) != LEGAL)
        return false;
    r->laid = laid[0], r->under = under[0];
    r->lays = lays, r->unders = unders;
    return true;
}

static bool look_alike(const struct saga_troop *a, const struct saga_troop *b, bool own)
{
    bool same = a->size == b->size && a->aim == b->aim && a->barred == b->barred;
    for (unsigned i = 0; i < COLOURS; i++)
        same = same && (own ? a->card[i] == b->card[i] : seen(a->card[i]) == seen(b->card[i]));
    return same;
}

static bool tell_alike(const struct run *a, const struct run *b)
{
    bool own = a->laid.where == LOOKER;
    return a->lays == b->lays && a->unders == b->unders && a->lays <= 1 && a->unders <= 1
        && (a->lays == 0
            || (a->laid.where == b->laid.where && look_alike(&a->laid.troop, &b->laid.troop, own)))
        && (a->unders == 0
            || (a->under.where == b->under.where
                && look_alike(&a->under.troop, &b->under.troop, true)));
}

/* Rows are left to the ledger; hands of others are not seen. */
static void forget_hidden(struct saga_state *s, const struct saga_state *from)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < ROOM; i++) {
            s->attack[seat][i] = from->attack[seat][i];
            if (seat != LOOKER && i < CARDS)
                s->hand[seat][i] = from->hand[seat][i];
        }
}

#define TELLS_NOTHING(a_kind) \
    case a_kind: \
        a.m.kind = b.m.kind = a_kind; \
        if (!goes(&t, &a) || !goes(&t, &b)) \
            return; \
        check(tell_alike(&a, &b)); \
        break;

void harness(void)
{
    struct saga_table t = any_table();
    struct run a, b;
    a.s = any(struct saga_state);
    a.s.phase = any_bool() ? TURN : GIFT;
    a.m = any_move();
    a.troop = any_troop(), b.troop = any_troop();
    assume_lands_are_sound(&t, &a.s);
    assume(a.s.mover < t.head.players
           && (a.s.phase == TURN ? a.s.asked == 0 : a.s.asked - 1u < t.head.players));
    assume(a.s.freed[0] == 0 && a.s.freed[1] == 0 && a.s.laid <= 1);
    if (a.s.phase == TURN)
        a.s.ending = NOT_YET; /* no turn goes on after the last knight (q-after-last-card A) */
    given_place = a.m.arg[1];
    bool own = is_land(given_place) || (given_place < PLACES && seat_at(given_place) == LOOKER);
    assume(look_alike(&a.troop, &b.troop, own) && colours_differ(&a.troop)
           && colours_differ(&b.troop));
    assume(a.troop.aim == 0 && a.troop.barred == 0);
    for (unsigned i = 0; i < COLOURS; i++) /* defences lie open (q-hide-forced A) */
        assume(!is_land(given_place) || (a.troop.card[i] & DOWN) == 0);
    b.s = any_alike(&t, &a.s);
    b.m = a.m;
    bool others = a.m.actor != LOOKER;
    if (a.m.kind == M_HIDE && others)
        b.m.arg[0] = (uint8_t)any_below(CARDS);
    if (a.m.kind == M_TAKE_BACK && others) {
        unsigned at = saga_find(&a.troop, a.m.arg[0]);
        assume(at < COLOURS);
        b.m.arg[0] = (uint8_t)((b.troop.card[at] & KNIGHT) - 1u);
    }
    if (a.m.kind == M_REVEAL) /* everybody sees which of those that lie there is turned up */
        assume(saga_find(&a.troop, a.m.arg[0]) == saga_find(&b.troop, a.m.arg[0]));
    if (a.s.phase == TURN)
        switch (a.m.kind) {
            TELLS_NOTHING(M_COLLECT)
            TELLS_NOTHING(M_LAY)
            TELLS_NOTHING(M_ADD)
            TELLS_NOTHING(M_HIDE)
            TELLS_NOTHING(M_RECRUIT)
            TELLS_NOTHING(M_TAKE_BACK)
            TELLS_NOTHING(M_REVEAL)
            TELLS_NOTHING(M_END)
        default: return;
        }
    else
        switch (a.m.kind) {
            TELLS_NOTHING(M_TAKE_FREE)
            TELLS_NOTHING(M_PASS)
        default: return;
        }
    forget_hidden(&b.s, &a.s);
    check_same(a.s, b.s);
}
