/* What a proof obligation is written in. proofs/README.md tells the rest.
 *
 * An obligation is one function, harness(): it takes any values, assumes what
 * it may, calls the rules and checks what must hold. The same text is run as
 *
 *   the proof    every check must hold, on all paths
 *   the twin     VACUITY_TWIN: nothing is checked; instead each check, each
 *                RULE mark and the end of harness() must be in reach
 *   the trace    QUIBBLE_TRACE: after a failed proof, keeps what witness()
 *                was shown as bytes, for a scenario
 */
#ifndef QUIBBLE_PROVE_H
#define QUIBBLE_PROVE_H

#ifndef __CPROVER__
#error "proof obligations are for CBMC: proofs/run"
#endif

#include "../rules/game.h"
#include "../spec/spec.h"

#define assume(condition) __CPROVER_assume(condition)

/* The condition is worked out in the twin too: it may call what is marked. */
#ifdef VACUITY_TWIN
static bool quibble_checked;
#define check(condition) \
    ((void)(condition), __CPROVER_assert(0, "reach: check " #condition), \
     (void)(quibble_checked = true))
#else
#define check(condition) __CPROVER_assert(condition, #condition)
#endif
#undef assert
#define assert(condition) check(condition)

/* Any value at all of a type: what an uninitialised object holds for CBMC. */
#define any(type) \
    __extension__({ \
        type any_; \
        any_; \
    })

static inline uint32_t any_below(uint32_t n)
{
    uint32_t value = any(uint32_t);
    assume(value < n);
    return value;
}

static inline bool any_bool(void)
{
    return any(uint8_t) & 1;
}

static inline struct move any_move(void)
{
    return any(struct move);
}

/* The head of a table, with the readings that the head of the obligation declares ("readings:"),
 * each of these if there are several. The runner makes them into the constants (lib/readings.awk),
 * so the declaration and the assumption are one. What is not open stays a constant for CBMC, which
 * then sees at once what is out of play. */
#ifdef VACUITY_TWIN
static struct table quibble_declared;
static bool quibble_declared_used;
#endif

static inline struct table declared_head(void)
{
    static const struct table declared = { .reading = QUIBBLE_READINGS };
    struct table head = declared;
#if QUIBBLE_FREE_READINGS
    check(!"readings: free, but the body asks for declared readings");
#endif
#define QUIBBLE_OPEN_READING(question, is_declared) \
    { \
        uint8_t letter = any(uint8_t); \
        assume(is_declared); \
        head.reading[question] = letter; \
    }
    QUIBBLE_OPEN_READINGS
#ifdef VACUITY_TWIN
    quibble_declared = head;
    quibble_declared_used = true;
#endif
    return head;
}

/* Equal byte by byte, for whichever byte: to be checked, never assumed. */
#define check_same(a, b) \
    do { \
        struct bytes_ { \
            uint8_t byte[sizeof(a)]; \
        } one_ = *(const struct bytes_ *)&(a), two_ = *(const struct bytes_ *)&(b); \
        uint32_t at_ = any_below(sizeof(a)); \
        check(one_.byte[at_] == two_.byte[at_]); \
    } while (0)

/* Shows the inputs of the step to be judged, so that a failure can be replayed
 * outside CBMC: tables and states consist of bytes only. */
#ifdef QUIBBLE_TRACE
#define QUIBBLE_KEEP(name, value) \
    do { \
        static struct { \
            uint8_t byte[sizeof(value)]; \
        } name; \
        name = *(const __typeof__(name) *)&(value); \
    } while (0)
#else
#define QUIBBLE_KEEP(name, value) ((void)0)
#endif
#define witness_table(t) QUIBBLE_KEEP(quibble_table, t)
#define witness_state(t, s) \
    do { \
        witness_table(t); \
        QUIBBLE_KEEP(quibble_state, s); \
    } while (0)
#define witness(t, s, m) \
    do { \
        witness_state(t, s); \
        QUIBBLE_KEEP(quibble_move, m); \
    } while (0)

/* For a law, every choice is any choice. */
struct choice {
    uint8_t none;
};

uint32_t choose(struct choice *from, uint32_t n)
{
    (void)from;
    uint32_t quibble_choice = any(uint32_t);
    assume(quibble_choice < n);
    return quibble_choice;
}

#define PROVE_LAW(game, name) \
    law_fn game##_property_##name; \
    void harness(void) \
    { \
        struct choice every; \
        check(game##_property_##name(&every)); \
    }

/* Where CBMC starts. */
void harness(void);
void quibble_proof(void)
{
    harness();
#ifdef VACUITY_TWIN
    __CPROVER_assert(0, "reach: the end");
#define QUIBBLE_REACHED_READING(question, letter, name) \
    __CPROVER_assert(!quibble_checked || quibble_declared.reading[question] != letter, \
                     "reach: reading " name);
    QUIBBLE_REACHED_READINGS
#if !QUIBBLE_FREE_READINGS
    __CPROVER_assert(!quibble_declared_used, "reach: a table with the declared readings");
#endif
#endif
}

#endif
