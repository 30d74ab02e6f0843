/* Ordonanz in Promela, from the document and not from the rules of this
 * repository: who may lay which card where, who draws, when it is over. Armies
 * are not compared: that leads to no further position.
 *
 * The scope comes as -DPLAYERS= -DAREAS= (both up to 4, 3) -DCAP= (cards on an
 * area) -DHANDFUL= (cards dealt) -DFACES= (different cards, up to 3) -DCOPIES=
 * (of each, up to 15).
 *
 * A move is one d_step, so one transition; each combination of arguments is an
 * option of its own, since a choice within a d_step would not be one. Cards that
 * lie together are four bits for each face: ONE(f) is a card, OF(m, f) how many
 * of it, ALL(m) how many cards.
 */
#define ONE(f)   (1 << (4 * (f)))
#define OF(m, f) (((m) >> (4 * (f))) & 15)
#if FACES < 3
#define cards    byte
#define ALL(m)   (OF(m, 0) + OF(m, 1))
#define FACES_EACH (ONE(0) + ONE(1))
#else
#define cards    short
#define ALL(m)   (OF(m, 0) + OF(m, 1) + OF(m, 2))
#define FACES_EACH (ONE(0) + ONE(1) + ONE(2))
#endif

/* Who completed an area, one digit a seat, the first one foremost. */
#define BASE     (PLAYERS + 1)
#if PLAYERS < 4
#define seats    byte
#else
#define seats    short
#endif
#if PLAYERS == 2
#define FULL(a)  (completed[a] >= BASE)
#elif PLAYERS == 3
#define FULL(a)  (completed[a] >= BASE * BASE)
#else
#define FULL(a)  (completed[a] >= BASE * BASE * BASE)
#endif
#if AREAS == 1
#define ALL_FULL FULL(0)
#elif AREAS == 2
#define ALL_FULL (FULL(0) && FULL(1))
#else
#define ALL_FULL (FULL(0) && FULL(1) && FULL(2))
#endif

#define DEALING  0
#define LAYING   1
#define DRAWING  2
#define OVER     3

unsigned phase : 2;
unsigned turn : 2;
cards talon = COPIES * FACES_EACH;      /* nobody knows its order: it is drawn from at random */
cards hand[PLAYERS];
cards laid[PLAYERS * AREAS];
seats completed[AREAS];

#define ON(a)    laid[turn * AREAS + (a)]
#define NEXT     turn = (turn + 1) % PLAYERS

#if PLAYERS == 2
#define ALL_DEALT (ALL(hand[0]) == HANDFUL && ALL(hand[1]) == HANDFUL)
#elif PLAYERS == 3
#define ALL_DEALT (ALL(hand[0]) == HANDFUL && ALL(hand[1]) == HANDFUL && ALL(hand[2]) == HANDFUL)
#else
#define ALL_DEALT (ALL(hand[0]) == HANDFUL && ALL(hand[1]) == HANDFUL && ALL(hand[2]) == HANDFUL \
                   && ALL(hand[3]) == HANDFUL)
#endif

/* Nature deals a card, to anybody who has not all of his. */
#define DEAL_TO(s, f) \
    :: d_step { \
        phase == DEALING && OF(talon, f) > 0 && ALL(hand[s]) < HANDFUL -> \
        talon = talon - ONE(f); \
        hand[s] = hand[s] + ONE(f); \
        if :: ALL_DEALT -> phase = LAYING :: else fi }
#if PLAYERS == 2
#define DEAL(f) DEAL_TO(0, f) DEAL_TO(1, f)
#elif PLAYERS == 3
#define DEAL(f) DEAL_TO(0, f) DEAL_TO(1, f) DEAL_TO(2, f)
#else
#define DEAL(f) DEAL_TO(0, f) DEAL_TO(1, f) DEAL_TO(2, f) DEAL_TO(3, f)
#endif

/* The player whose turn it is lays a card on an own area. */
#define LAY(f, a) \
    :: d_step { \
        phase == LAYING && OF(hand[turn], f) > 0 && ALL(ON(a)) < CAP -> \
        hand[turn] = hand[turn] - ONE(f); \
        ON(a) = ON(a) + ONE(f); \
        if \
        :: ALL(ON(a)) == CAP -> completed[a] = completed[a] * BASE + turn + 1 \
        :: else \
        fi; \
        if \
        :: ALL_FULL -> phase = OVER \
        :: else -> \
            if \
            :: talon != 0 -> phase = DRAWING \
            :: else -> NEXT \
            fi \
        fi }

/* And takes one from the talon: which one is nature's. */
#define DRAW(f) \
    :: d_step { \
        phase == DRAWING && OF(talon, f) > 0 -> \
        talon = talon - ONE(f); \
        hand[turn] = hand[turn] + ONE(f); \
        phase = LAYING; \
        NEXT }

#if AREAS == 1
#define FACE(f) DEAL(f) DRAW(f) LAY(f, 0)
#elif AREAS == 2
#define FACE(f) DEAL(f) DRAW(f) LAY(f, 0) LAY(f, 1)
#else
#define FACE(f) DEAL(f) DRAW(f) LAY(f, 0) LAY(f, 1) LAY(f, 2)
#endif

active proctype play()
{
end:
    do
    FACE(0)
    FACE(1)
#if FACES > 2
    FACE(2)
#endif
    od
}
