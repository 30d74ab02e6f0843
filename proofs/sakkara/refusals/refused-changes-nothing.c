/* proof: a refused move changes nothing, whatever the bytes of the move and of the state, whatever
 *        it is refused for
 * clause: move-must play-from-holder placer-is-opponent
 * duty: refused-changes-nothing
 * readings: standard
 * rules: turns.c moves.c
 */
#include "../any.h"
#include "../any_verdict.h"

/* What a move does, does not matter either: it may do anything. */
#define ANY_EFFECT(name, ...) \
    void name(__VA_ARGS__) \
    { \
        *s = any(struct sakkara_state); \
    }
ANY_EFFECT(sakkara_set_up, table_given t, struct sakkara_state *s, struct move m)
ANY_EFFECT(sakkara_enter, table_given t, struct sakkara_state *s, struct move m)
ANY_EFFECT(sakkara_walk, table_given t, struct sakkara_state *s, struct move m)
ANY_EFFECT(sakkara_mount, table_given t, struct sakkara_state *s, bool other)
ANY_EFFECT(sakkara_ride, table_given t, struct sakkara_state *s, bool taking)
ANY_EFFECT(sakkara_land, table_given t, struct sakkara_state *s, unsigned field, bool leaving)
ANY_EFFECT(sakkara_lay_green, table_given t, struct sakkara_state *s, unsigned kind)
ANY_EFFECT(sakkara_build, table_given t, struct sakkara_state *s, unsigned kind)
ANY_EFFECT(sakkara_use, struct sakkara_state *s, unsigned kind)
ANY_EFFECT(sakkara_add_destroyed, table_given t, struct sakkara_state *s)
ANY_EFFECT(sakkara_close_pile, table_given t, struct sakkara_state *s)
ANY_EFFECT(sakkara_split, table_given t, struct sakkara_state *s, struct move m)
ANY_EFFECT(sakkara_pick, struct sakkara_state *s, unsigned position)
ANY_EFFECT(sakkara_leave_whole, table_given t, struct sakkara_state *s)
ANY_EFFECT(sakkara_put, table_given t, struct sakkara_state *s, unsigned field)
ANY_EFFECT(sakkara_push, struct sakkara_state *s, unsigned tiles)
ANY_EFFECT(sakkara_rob, struct sakkara_state *s, unsigned loot)
ANY_EFFECT(sakkara_cast, table_given t, struct sakkara_state *s, struct move m)
ANY_EFFECT(sakkara_gather, table_given t, struct sakkara_state *s, unsigned field)

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before = s;
    struct move m = any_move();
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        check_same(s, before);
}
