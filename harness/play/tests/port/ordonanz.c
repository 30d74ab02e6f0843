/* Ordonanz as a port: an example for 'quibble conform' (harness/cli/PROTOCOL.md).
 *
 *     cc -o ordonanz ordonanz.c
 *
 * Written from the rulebook, in standard C only, with the standard readings. It does not read
 * sheets and says so. It names only the clauses of a turn, because 'refused' alone is an answer,
 * too. '--bug cap' and '--bug tie' plant mistakes: a fifth card may be laid; it is forgotten who
 * completed an area first. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 4, AREAS = 5, CAP = 4, HAND = 6, FACES = 32, SYMBOLS = 5, LINE = 4096 };

static const char symbols[] = "LBSHN"; /* from the weakest to the strongest */
static int cap = CAP;
static bool forgets;

/* A card is the set of its symbols, a bit for each. */
static struct {
    int players, turn, first, laid, held[SEATS], count[SEATS][AREAS], full[AREAS];
    int talon[FACES], hand[SEATS][FACES], area[SEATS][AREAS][CAP + 1];
    int order[AREAS][SEATS]; /* who completed an area, first to last */
    enum { NONE, LOT, DEAL, LAY, TAKE, OVER } phase;
} g;

/* ---- words ---- */

static const char *const phases[] = { "none", "lot", "deal", "lay", "take", "over" };

static const char *face_name(int face)
{
    static char name[SYMBOLS + 1];
    int length = 0;
    for (int i = 0; i < SYMBOLS; i++)
        if (face >> i & 1)
            name[length++] = symbols[i];
    name[length] = 0;
    return name;
}

static int face_of(const char *word)
{
    for (int face = 1; face < FACES; face++)
        if (!strcmp(face_name(face), word))
            return face;
    return 0;
}

static int seat_of(const char *word)
{
    int seat = word[0] - 'A';
    return word[0] && !word[1] && seat >= 0 && seat < g.players ? seat : -1;
}

/* ---- set-up ---- */

static int copies(int face)
{
    size_t n = strlen(face_name(face));
    return n == 1 ? 4 : n == 2 ? 2 : 1; /* an assumption, because no list of the cards survives */
}

static void begin(void)
{
    int players = g.players;
    memset(&g, 0, sizeof g);
    g.players = players;
    g.phase = LOT;
    for (int face = 1; face < FACES; face++)
        g.talon[face] = copies(face) * (players > 2 ? 2 : 1);
}

static int in_talon(void)
{
    int sum = 0;
    for (int face = 1; face < FACES; face++)
        sum += g.talon[face];
    return sum;
}

static void begin_if_ready(void)
{
    bool ready = g.phase == DEAL;
    for (int seat = 0; seat < g.players; seat++)
        ready = ready && g.held[seat] == HAND;
    if (ready)
        g.phase = LAY;
}

/* ---- which moves are legal ---- */

static bool may_get(int seat, int face)
{
    if (seat < 0 || !g.talon[face])
        return false;
    return g.phase == TAKE ? seat == g.turn : g.held[seat] < HAND;
}

/* Returns NULL for a legal move, "?" for one that this port does not know, otherwise the slug of
 * the clause that forbids it, or "". */
static const char *refusal(char **word, int words)
{
    int seat = seat_of(word[0]);
    if (words == 5 && !strcmp(word[0], "the"))
        return g.phase == LOT && seat_of(word[4]) >= 0 ? NULL : "";
    if (words == 4 && !strcmp(word[1], "is"))
        return (g.phase == LOT || g.phase == DEAL) && may_get(seat, face_of(word[3])) ? NULL : "";
    if (words == 3 && !strcmp(word[1], "draws"))
        return g.phase == TAKE && may_get(seat, face_of(word[2])) ? NULL : "";
    bool lays = words == 5 && !strcmp(word[1], "lays") && !strcmp(word[3], "on");
    if (seat < 0 || (!lays && strcmp(word[1], "passes")))
        return "?";
    if (g.phase != LAY && g.phase != TAKE)
        return "";
    if (seat != g.turn)
        return g.phase == TAKE ? "one-actor-at-a-time"
             : g.laid          ? "next-is-left-neighbour"
                               : "first-player-by-lot";
    if (!lays)
        return g.phase == LAY ? "must-place" : "must-draw";
    if (g.phase == TAKE)
        return "one-placement-per-turn";
    int face = face_of(word[2]), area = atoi(word[4]) - 1;
    if (area < 0 || area >= AREAS)
        return "five-areas-per-strip";
    if (!g.hand[seat][face])
        return "place-from-own-hand";
    return g.count[seat][area] >= cap ? "four-card-cap" : NULL;
}

static void list_moves(void)
{
    for (int seat = 0; seat < g.players && g.phase == LOT; seat++)
        printf("the lot falls on %c\n", 'A' + seat);
    for (int seat = 0; seat < g.players; seat++)
        for (int face = 1; face < FACES; face++) {
            if ((g.phase == LOT || g.phase == DEAL) && may_get(seat, face))
                printf("%c is dealt %s\n", 'A' + seat, face_name(face));
            if (g.phase == TAKE && may_get(seat, face))
                printf("%c draws %s\n", 'A' + seat, face_name(face));
            for (int area = 0; area < AREAS && g.phase == LAY && seat == g.turn; area++)
                if (g.hand[seat][face] && g.count[seat][area] < cap)
                    printf("%c lays %s on %d\n", 'A' + seat, face_name(face), area + 1);
        }
}

/* ---- making moves ---- */

static void get_card(int seat, int face)
{
    g.talon[face]--;
    g.hand[seat][face]++;
    g.held[seat]++;
}

static void pass_on(void)
{
    g.turn = (g.turn + 1) % g.players;
    g.phase = LAY;
}

static void lay(int seat, int face, int area)
{
    bool all = true;
    g.hand[seat][face]--;
    g.held[seat]--;
    g.area[seat][area][g.count[seat][area]++] = face;
    g.laid++;
    if (g.count[seat][area] == CAP)
        g.order[area][g.full[area]++] = seat;
    for (int i = 0; i < AREAS; i++)
        all = all && g.full[i] == g.players;
    if (all)
        g.phase = OVER; /* nobody draws any more */
    else if (in_talon())
        g.phase = TAKE;
    else
        pass_on();
}

static void play(char **word)
{
    if (!strcmp(word[0], "the")) {
        g.first = g.turn = seat_of(word[4]);
        g.phase = DEAL;
        begin_if_ready();
    } else if (!strcmp(word[1], "is")) {
        get_card(seat_of(word[0]), face_of(word[3]));
        begin_if_ready();
    } else if (!strcmp(word[1], "draws")) {
        get_card(seat_of(word[0]), face_of(word[2]));
        pass_on();
    } else {
        lay(seat_of(word[0]), face_of(word[2]), atoi(word[4]) - 1);
    }
}

/* ---- the winner ---- */

/* Positive if a's army in the area is stronger than b's. Regiments decide first, then
 * detachments, companies and singles: for each, how many there are, then which. At last it
 * counts who was complete first. */
static int stronger(int area, int a, int b)
{
    int count[2][SYMBOLS] = { 0 }, seat[2] = { a, b };
    for (int who = 0; who < 2; who++)
        for (int i = 0; i < CAP; i++)
            for (int s = 0; s < SYMBOLS; s++)
                count[who][s] += g.area[seat[who]][area][i] >> s & 1;
    for (int size = 4; size > 0; size--) {
        int more = 0, higher = 0;
        for (int s = SYMBOLS - 1; s >= 0; s--) {
            int difference = (count[0][s] == size) - (count[1][s] == size);
            more += difference;
            higher = higher ? higher : difference;
        }
        if (more || higher)
            return more ? more : higher;
    }
    for (int i = 0; i < g.players && !forgets; i++)
        if (g.order[area][i] == a || g.order[area][i] == b)
            return g.order[area][i] == a ? 1 : -1;
    return b - a;
}

static void tell_result(void)
{
    int points[SEATS] = { 0 }, best = 0;
    if (g.phase != OVER) {
        printf("not-over\n");
        return;
    }
    for (int area = 0; area < AREAS; area++)
        for (int seat = 0; seat < g.players; seat++) {
            int place = 0;
            for (int other = 0; other < g.players; other++)
                place += other != seat && stronger(area, other, seat) > 0;
            points[seat] += g.players == 2 ? 1 - place : 3 - place;
        }
    for (int seat = 0; seat < g.players; seat++)
        best = points[seat] > best ? points[seat] : best;
    printf("over\nwinner");
    for (int seat = 0; seat < g.players; seat++)
        if (points[seat] == best)
            printf(" %c", 'A' + seat);
    printf("\n");
    for (int seat = 0; seat < g.players; seat++)
        printf("score %c %d\n", 'A' + seat, points[seat]);
}

/* ---- what a player sees, or (-1) everything ---- */

static void tell_seat(int seat, int player)
{
    printf("hand %c", 'A' + seat);
    if (player >= 0 && player != seat)
        printf(" (%d)", g.held[seat]);
    for (int face = 1; face < FACES && (player < 0 || player == seat); face++)
        for (int i = 0; i < g.hand[seat][face]; i++)
            printf(" %s", face_name(face));
    printf("\n");
    for (int area = 0; area < AREAS; area++) {
        if (g.count[seat][area])
            printf("area %c %d", 'A' + seat, area + 1);
        for (int i = 0; i < g.count[seat][area]; i++)
            printf(" %s", face_name(g.area[seat][area][i]));
        printf("%s", g.count[seat][area] ? "\n" : "");
    }
}

static void tell_position(int player)
{
    printf("phase %s\nfirst %c\n", phases[g.phase], 'A' + g.first);
    if (g.phase == LAY || g.phase == TAKE)
        printf("turn %c\n", 'A' + g.turn);
    if (g.phase == TAKE)
        printf("done laid\n");
    for (int seat = 0; seat < g.players; seat++)
        tell_seat(seat, player);
    for (int area = 0; area < AREAS; area++) {
        printf("%s", g.full[area] ? "order" : "");
        if (g.full[area])
            printf(" %d", area + 1);
        for (int i = 0; i < g.full[area]; i++)
            printf(" %c", 'A' + g.order[area][i]);
        printf("%s", g.full[area] ? "\n" : "");
    }
    if (player < 0)
        printf("talon rest\n");
    else
        printf("talon (%d)\n", in_talon());
}

/* ---- the line protocol ---- */

/* Makes a move, or says whether it would be legal. */
static void answer_move(char **word, int words)
{
    bool asked = !strcmp(word[0], "ask");
    const char *clause = words - asked < 2 ? "?" : refusal(word + asked, words - asked);
    if (clause && !strcmp(clause, "?")) {
        printf("unknown\n");
    } else if (clause) {
        printf("refused%s%s\n", *clause ? " " : "", clause);
    } else {
        if (!asked)
            play(word);
        printf(asked ? "legal\n" : "ok\n");
    }
}

static void answer(char **word, int words)
{
    if (!strcmp(word[0], "game")) {
        g.players = 2;
        printf("ok\n");
    } else if (!strcmp(word[0], "players") && words == 2) {
        g.players = atoi(word[1]) < SEATS ? atoi(word[1]) : SEATS;
        printf("ok\n");
    } else if (!strcmp(word[0], "start")) {
        begin();
        printf("ok\n");
    } else if (!strcmp(word[0], "moves")) {
        printf("moves\n"), list_moves(), printf("end\n");
    } else if (!strcmp(word[0], "show")) {
        printf("position\n"), tell_position(-1), printf("end\n");
    } else if (!strcmp(word[0], "view") && words == 2) {
        printf("view %s\n", word[1]), tell_position(seat_of(word[1])), printf("end\n");
    } else if (!strcmp(word[0], "result")) {
        printf("result\n"), tell_result(), printf("end\n");
    } else {
        answer_move(word, words);
    }
}

int main(int argc, char **argv)
{
    char line[LINE], *word[16];
    bool block = false; /* within a sheet, which is not read */
    const char *bug = argc == 3 && !strcmp(argv[1], "--bug") ? argv[2] : "";
    cap += !strcmp(bug, "cap");
    forgets = !strcmp(bug, "tie");
    while (fgets(line, sizeof line, stdin)) {
        int words = 0;
        line[strcspn(line, "#")] = 0;
        for (char *at = strtok(line, " \t\r\n"); at && words < 16; at = strtok(NULL, " \t\r\n"))
            word[words++] = at;
        if (!words)
            continue;
        bool opens = words == 1 && !strcmp(word[0], "sheet");
        bool ends = block && !strcmp(word[0], "end");
        if (ends)
            printf("unknown\n"); /* this port knows only the standard table */
        else if (!block && !opens)
            answer(word, words);
        block = opens || (block && !ends);
        fflush(stdout);
    }
    return 0;
}
