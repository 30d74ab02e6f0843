/* The defaults of the contract for functions that a game does not write itself. functions.h lists
 * them, with the flag of OWN that replaces each one. contract.h includes this file. */
#include "forms/bits.h"

#define OWN_SEAL 1
#define OWN_JUDGEMENT 2
#define OWN_OFFERS 4
#define OWN_WEIGHT 8
#define OWN_STANDING 16
#define OWN_VIEW 32
#define OWN_KEYS 64
#define OWN_CHECKS 128
#define OWN_FACTS 256
#define OWN_PICTURES 512
#define OWN_SYMMETRIES 1024
#define OWN_REPRESENTATIVE 2048
#define OWN_PIECES 4096
#define OWN_NAMES 8192

#ifndef OWN
#define OWN 0
#endif
enum { FLAGS_OF_OWN = OWN }; /* a flag that is not defined above does not compile */

#if !(OWN & OWN_SEAL)
void OF_GAME(seal)(TABLE_OF_GAME *t)
{
    (void)t;
}
#endif

#if !(OWN & OWN_JUDGEMENT)
verdict OF_GAME(table_refusal)(const TABLE_OF_GAME *t)
{
    return OF_GAME(refuse_limits)(t);
}
#endif

#if !(OWN & OWN_OFFERS)
void OF_GAME(offers)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct offers *o)
{
    for (uint32_t i = 0, count = OF_GAME(universe)(t); i < count; i++) {
        struct move m = OF_GAME(move_at)(t, i);
        if (OF_GAME(refusal)(t, s, m) == LEGAL)
            offer(o, m);
    }
}
#endif

#if !(OWN & OWN_WEIGHT)
uint32_t OF_GAME(weight)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct move m)
{
    (void)t, (void)s, (void)m;
    return 1;
}
#endif

#if !(OWN & OWN_STANDING)
int OF_GAME(standing)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, unsigned seat)
{
    struct outcome o;
    OF_GAME(outcome)(t, s, &o);
    return o.winners >> seat & 1;
}
#endif

#if !(OWN & OWN_VIEW)
void OF_GAME(view)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, unsigned player,
                   STATE_OF_GAME *seen)
{
    (void)t, (void)player;
    *seen = *s;
}
#endif

#if !(OWN & OWN_KEYS)
size_t OF_GAME(key)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, uint8_t *key)
{
    uint8_t width[sizeof *s];
    struct bits b = { .to = key };
    OF_GAME(widths)(t, width);
    for (size_t i = 0; i < sizeof *s; i++)
        put_bits(&b, ((const uint8_t *)s)[i], width[i]);
    return (size_t)(end_bits(&b) - key);
}

void OF_GAME(unkey)(const TABLE_OF_GAME *t, const uint8_t *key, STATE_OF_GAME *s)
{
    uint8_t width[sizeof *s];
    struct bits b = { .from = key };
    OF_GAME(widths)(t, width);
    for (size_t i = 0; i < sizeof *s; i++)
        ((uint8_t *)s)[i] = (uint8_t)get_few(&b, width[i]);
}
#endif

#if !(OWN & OWN_CHECKS)
const char *OF_GAME(finish_position)(const TABLE_OF_GAME *t, STATE_OF_GAME *s)
{
    (void)t, (void)s;
    return NULL;
}
#endif

#if !(OWN & OWN_FACTS)
void OF_GAME(write_facts)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct text *out)
{
    (void)t, (void)s, (void)out;
}
#endif
