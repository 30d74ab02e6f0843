/* For obligations about turns.c alone: whatever a move itself is refused for, any
 * verdict stands for it, so that what is proved holds of the real ones.
 */
#ifndef SAGA_ANY_VERDICT_H
#define SAGA_ANY_VERDICT_H

#define ANY_VERDICT(name, ...) \
    verdict name(__VA_ARGS__) \
    { \
        return any(verdict); \
    }
typedef const struct saga_table *table_given;
typedef const struct saga_state *state_given;
ANY_VERDICT(saga_refuse_setup, table_given t, state_given s, struct move m)
ANY_VERDICT(saga_refuse_collect, table_given t, state_given s, struct move m)
ANY_VERDICT(saga_refuse_chip, table_given t, state_given s, struct move m)
ANY_VERDICT(saga_refuse_add, table_given t, state_given s, unsigned card, unsigned place)
ANY_VERDICT(saga_refuse_hide, table_given t, state_given s, unsigned card, unsigned place)
ANY_VERDICT(saga_refuse_recruit, table_given t, state_given s, unsigned card)
ANY_VERDICT(saga_refuse_take_back, table_given t, state_given s, unsigned card, unsigned place)
ANY_VERDICT(saga_refuse_reveal, table_given t, state_given s, unsigned seat, unsigned card,
            unsigned place)
ANY_VERDICT(saga_refuse_flip, table_given t, state_given s, unsigned seat, unsigned land)
ANY_VERDICT(saga_refuse_conquer, table_given t, state_given s, unsigned seat, unsigned place)
ANY_VERDICT(saga_refuse_take_free, table_given t, state_given s, unsigned card)
ANY_VERDICT(saga_refuse_enlist, table_given t, state_given s, unsigned card, unsigned place)
ANY_VERDICT(saga_refuse_pick, table_given t, state_given s, unsigned place)

/* What is refused in any case: by some clause. */
#define SOME_REFUSAL(name, ...) \
    verdict name(__VA_ARGS__) \
    { \
        verdict v = any(verdict); \
        assume(v != LEGAL); \
        return v; \
    }
SOME_REFUSAL(saga_refuse_while_flipping, table_given t, state_given s)
SOME_REFUSAL(saga_refuse_no_gift, table_given t, state_given s, unsigned seat)

#ifndef REAL_LAYING
ANY_VERDICT(saga_refuse_lay, table_given t, state_given s, unsigned card)
#endif

#endif
