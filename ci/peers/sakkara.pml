/* Sakkara in Promela, from the document and not from the rules of this
 * repository: entering, the movement, greens and building, one kind of spell,
 * surplus, the pile that the other player lays down. Of the special tiles there
 * is only the hand; piles are cut but never long enough to be divided.
 *
 * The scope comes as -D..., in the words of sakkara.m and in capitals; instead of
 * lowest and top tiles the stacks, -DDEAL=, as they are written below.
 *
 * A move is one d_step, so one transition; each combination of arguments is an
 * option of its own, since a choice within a d_step would not be one. A stack is
 * a number with a digit of three bits for each tile, the top one last; a holder
 * has two bits for each kind.
 */
#define SHIP       1
#define GRAIN      2
#define HAND       3
#define BLUE       4
#define RED        5
#define TIP        6

#define FIRE       1
#define DROUGHT    2
#define SHIPWRECK  3

#define ENTERING   0
#define PLAYING    1
#define DISCARDING 2
#define PUTTING    3
#define OVER       4

#define FIELDS     (ROWS * COLS)
#define NOWHERE    FIELDS

unsigned phase : 3;
unsigned turn : 1;          /* whose turn it is, also while the other lays down */
unsigned works_on : 2;      /* the step that was the first unfinished when the turn began */
unsigned way : 3;           /* of the movement, for a horse: 0 not yet, else its side */
unsigned mover : 1;         /* and whose it was; 0 when not yet */
unsigned lost_ship : 1;     /* destroyed in this turn */
unsigned lost_grains : 2;
int board[FIELDS] = { DEAL };
int pile;
byte at[2 * WORKERS] = NOWHERE;
short holds[2];
byte shows[2];              /* in front of a player: what has a BIT, and the GRAINS */
byte targets;               /* where the part may be laid: follows from the rest, kept for speed */

#define GRAINS(p)  (shows[p] & 3)
#define ONE_GRAIN  1
#define BIT(k)     (4 << ((k) == SHIP -> 0 : (k) - 3))
#define SHOWS(p,k) (shows[p] & BIT(k))

#define HEIGHT(s)  (((s) > 0) + ((s) > 07) + ((s) > 077) + ((s) > 0777) + ((s) > 07777) + \
                    ((s) > 077777) + ((s) > 0777777))
#define ONE(k)     (1 << (2 * (k) - 2))
#define HAS(p, k)  ((holds[p] >> (2 * (k) - 2)) & 3)
#define ALL(p)     (HAS(p, 1) + HAS(p, 2) + HAS(p, 3) + HAS(p, 4) + HAS(p, 5) + HAS(p, 6))

#define AT(w)      at[turn * WORKERS + (w)]
#if WORKERS == 1
#define FREE(f)    (at[0] != (f) && at[1] != (f))
#define BESIDE(f, p) NEXT_TO(f, at[p])
#else
#define FREE(f)    (at[0] != (f) && at[1] != (f) && at[2] != (f) && at[3] != (f))
#define BESIDE(f, p) (NEXT_TO(f, at[2 * (p)]) || NEXT_TO(f, at[2 * (p) + 1]))
#endif
#define NEXT_TO(f, g) ((f) == (g) + COLS || (g) == (f) + COLS || \
                       ((f) / COLS == (g) / COLS && ((f) == (g) + 1 || (g) == (f) + 1)))

/* Values that live within a d_step only. */
hidden byte f, n, low, far;

inline take(field)          /* the top tile, if there is one */
{
    if
    :: board[field] != 0 ->
        holds[turn] = holds[turn] + ONE(board[field] & 7);
        board[field] = board[field] >> 3
    :: else
    fi
}

#define USE(k)     pile = (pile << 3) | (k)
#define SPEND(k)   holds[turn] = holds[turn] - ONE(k); USE(k)

/* ---- turns; a step whose tiles all stand is finished */

#if NEED_BLUE
#define STEP_1(p)  (!SHOWS(p, BLUE))
#else
#define STEP_1(p)  0
#endif
#if NEED_RED
#define STEP_2(p)  (!SHOWS(p, RED))
#else
#define STEP_2(p)  0
#endif
#define GRAINS_OF(s) ((s) == 1 -> GRAINS1 : ((s) == 2 -> GRAINS2 : GRAINS3))

inline begin_turn(p)
{
    phase = PLAYING;
    turn = p;
    works_on = (STEP_1(turn) -> 1 : (STEP_2(turn) -> 2 : 3))
}

/* Far from the workers of the one who lays down, if there is such a field; and
 * of these the lowest. */
inline find_targets(p)
{
    f = 0;
    far = 0;
    do
    :: f < FIELDS ->
        if
        :: FREE(f) && !BESIDE(f, p) -> far = far | (1 << f)
        :: else
        fi;
        f++
    :: else -> break
    od;
    f = 0;
    low = 255;
    targets = 0;
    do
    :: f < FIELDS ->
        if
        :: (far == 0 && FREE(f)) || (far & (1 << f)) ->
            n = HEIGHT(board[f]);
            if
            :: n < low -> low = n; targets = 1 << f
            :: n == low -> targets = targets | (1 << f)
            :: else
            fi
        :: else
        fi;
        f++
    :: else -> break
    od;
    f = 0
}

inline close_pile()         /* grains above, the ship on top of all */
{
    do
    :: lost_grains > 0 -> USE(GRAIN); lost_grains--
    :: else -> break
    od;
    if
    :: lost_ship -> USE(SHIP); lost_ship = 0
    :: else
    fi;
    if
    :: pile != 0 -> phase = PUTTING; find_targets(1 - turn)
    :: else -> begin_turn(1 - turn)
    fi
}

/* ---- moves */

#define ENTER(x) \
    :: d_step { \
        phase == ENTERING && FREE(x) -> \
        n = (AT(0) == NOWHERE -> 0 : WORKERS - 1); \
        AT(n) = x; \
        take(x); \
        if \
        :: turn == 1 && n == WORKERS - 1 -> begin_turn(0) \
        :: else -> turn = 1 - turn \
        fi }

#define CAN_STEP(w, inside, by) \
    (inside && FREE(AT(w) + by) && HEIGHT(board[AT(w) + by]) <= HEIGHT(board[AT(w)]) + 2)
#define EAST(w)    CAN_STEP(w, AT(w) % COLS < COLS - 1, 1)
#define WEST(w)    CAN_STEP(w, AT(w) % COLS > 0, -1)
#define SOUTH(w)   CAN_STEP(w, AT(w) < FIELDS - COLS, COLS)
#define NORTH(w)   CAN_STEP(w, AT(w) >= COLS, -COLS)
#if WORKERS == 1
#define CAN_GO     (EAST(0) || WEST(0) || SOUTH(0) || NORTH(0))
#else
#define CAN_GO     (EAST(0) || WEST(0) || SOUTH(0) || NORTH(0) || \
                    EAST(1) || WEST(1) || SOUTH(1) || NORTH(1))
#endif

#define STEP(w, can, by, side) \
    :: d_step { \
        phase == PLAYING && way == 0 && can -> \
        AT(w) = AT(w) + by; \
        take(AT(w)); \
        way = side; \
        mover = w }

#define STEPS(w) \
    STEP(w, EAST(w), 1, 1) STEP(w, WEST(w), -1, 2) STEP(w, SOUTH(w), COLS, 3) STEP(w, NORTH(w), -COLS, 4)

#define BUILD(k, s, hands) \
    :: d_step { \
        phase == PLAYING && works_on == s && HAS(turn, k) && !SHOWS(turn, k) && \
        SHOWS(turn, SHIP) && GRAINS(turn) >= GRAINS_OF(s) && HAS(turn, HAND) >= hands -> \
        holds[turn] = holds[turn] - ONE(k); \
        shows[turn] = shows[turn] | BIT(k); \
        n = hands; \
        do \
        :: n > 0 -> SPEND(HAND); n-- \
        :: else -> break \
        od; \
        if \
        :: k == TIP -> phase = OVER \
        :: else \
        fi }

#if SPELL && PART2 == PART3
#define HAS_PARTS  (HAS(turn, PART1) && HAS(turn, PART2) > 1)
#define CASTS(aim, hit) \
    CAST(PART1, PART2, PART3, aim, hit) \
    CAST(PART2, PART1, PART3, aim, hit) \
    CAST(PART2, PART3, PART1, aim, hit)
#else
#define HAS_PARTS  (HAS(turn, PART1) && HAS(turn, PART2) && HAS(turn, PART3))
#define CASTS(aim, hit) \
    CAST(PART1, PART2, PART3, aim, hit) CAST(PART1, PART3, PART2, aim, hit) \
    CAST(PART2, PART1, PART3, aim, hit) CAST(PART3, PART1, PART2, aim, hit) \
    CAST(PART2, PART3, PART1, aim, hit) CAST(PART3, PART2, PART1, aim, hit)
#endif

#define CAST(i, j, k, aim, hit) \
    :: d_step { \
        phase == PLAYING && HAS_PARTS && aim -> \
        SPEND(i); SPEND(j); SPEND(k); \
        hit }

#define OPEN(x)    (board[x] != 0 && FREE(x))
#define IN_ROW(x, w)  ((x) != AT(w) && (x) / COLS == AT(w) / COLS)
#define IN_COL(x, w)  ((x) != AT(w) && (x) % COLS == AT(w) % COLS)
#define SOME(in, w) \
    ((OPEN(0) && in(0, w)) || (OPEN(1) && in(1, w)) || (OPEN(2) && in(2, w)) || \
     (OPEN(3) && in(3, w)) || (OPEN(4) && in(4, w)) || (OPEN(5) && in(5, w)))
#define TAKE(in, w) \
        f = 0; \
        do \
        :: f < FIELDS -> \
            if \
            :: OPEN(f) && in(f, w) -> take(f) \
            :: else \
            fi; \
            f++ \
        :: else -> break \
        od; \
        f = 0

#define DISCARD(k) \
    :: d_step { \
        phase == DISCARDING && HAS(turn, k) -> \
        SPEND(k); \
        if \
        :: ALL(turn) <= HOLDER -> close_pile() \
        :: else \
        fi }

#define PUT(x) \
    :: d_step { \
        phase == PUTTING && (targets & (1 << x)) -> \
        n = HEIGHT(pile); \
        if \
        :: n <= AT_ONCE -> \
            board[x] = (board[x] << (3 * n)) | pile; \
            pile = 0; \
            targets = 0; \
            begin_turn(1 - turn) \
        :: else -> \
            n = n - AT_ONCE; \
            board[x] = (board[x] << (3 * AT_ONCE)) | (pile >> (3 * n)); \
            pile = pile & ((1 << (3 * n)) - 1); \
            find_targets(1 - turn) \
        fi }

active proctype play()
{
end:
    do
    ENTER(0) ENTER(1) ENTER(2) ENTER(3)
#if ROWS * COLS > 4
    ENTER(4)
#endif
#if ROWS * COLS > 5
    ENTER(5)
#endif
    STEPS(0)
#if WORKERS == 2
    STEPS(1)
#endif

    /* a ship is laid out; a grain */
    :: d_step {
        phase == PLAYING && HAS(turn, SHIP) && !SHOWS(turn, SHIP) ->
        holds[turn] = holds[turn] - ONE(SHIP);
        shows[turn] = shows[turn] | BIT(SHIP) }
    :: d_step {
        phase == PLAYING && HAS(turn, GRAIN) && GRAINS(turn) < GRAINS_OF(works_on) ->
        holds[turn] = holds[turn] - ONE(GRAIN);
        shows[turn] = shows[turn] + ONE_GRAIN }

#if NEED_BLUE
    BUILD(BLUE, 1, 0)
#endif
#if NEED_RED
    BUILD(RED, 2, 0)
#endif
    BUILD(TIP, 3, HANDS)

#if SPELL == FIRE
    CASTS(SOME(IN_ROW, 0), TAKE(IN_ROW, 0))
    CASTS(SOME(IN_COL, 0), TAKE(IN_COL, 0))
#elif SPELL == DROUGHT
    CASTS(GRAINS(1 - turn), shows[1 - turn] = shows[1 - turn] - ONE_GRAIN; lost_grains++)
#elif SPELL == SHIPWRECK
    CASTS(SHOWS(1 - turn, SHIP), shows[1 - turn] = shows[1 - turn] - BIT(SHIP); lost_ship = 1)
#endif

    /* the turn ends, if a worker was moved or none can be */
    :: d_step {
        phase == PLAYING && (way != 0 || !CAN_GO) ->
        works_on = 0;
        way = 0;
        mover = 0;
        if
        :: ALL(turn) > HOLDER -> phase = DISCARDING
        :: else -> close_pile()
        fi }

    DISCARD(SHIP) DISCARD(GRAIN) DISCARD(HAND) DISCARD(BLUE) DISCARD(RED) DISCARD(TIP)

    PUT(0) PUT(1) PUT(2) PUT(3)
#if ROWS * COLS > 4
    PUT(4)
#endif
#if ROWS * COLS > 5
    PUT(5)
#endif
    od
}
