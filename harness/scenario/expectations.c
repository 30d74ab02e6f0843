/* The scenario language: expectations about a position, line by line. */
#include "harness/scenario/expectations.h"
#include "harness/scenario/scene.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <string.h>

/* "there are 2 legal moves: A passes; A draws L" */
static void note_moves(struct scene *s, unsigned count)
{
    enum { MOST_LISTED = 12 };
    struct text out = { s->seen, s->seen + sizeof s->seen, false };
    *s->seen = 0;
    put(&out, count == 1 ? "there is " : "there are ");
    put_number(&out, count);
    put(&out, count == 1 ? " legal move" : " legal moves");
    for (unsigned i = 0; i < count && count <= MOST_LISTED; i++) {
        put(&out, i ? "; " : ": ");
        write_move_here(s->game, s->table, s->state, s->list[i], &out);
    }
}

bool do_moves(struct scene *s)
{
    unsigned want;
    if (!scene_number_at(s, 1, UINT32_MAX, &want))
        return false;
    unsigned count = s->game->moves(s->table, s->state, s->list);
    note_moves(s, count);
    return scene_expect(s, count == want, LEGAL, "%u legal move%s", want, want == 1 ? "" : "s");
}

static struct outcome outcome(const struct scene *s)
{
    struct outcome o = { 0 };
    s->game->outcome(s->table, s->state, &o);
    return o;
}

bool do_over(struct scene *s)
{
    bool over = outcome(s).over;
    scene_note_found(s, over ? "the game is over" : "the game is not over");
    return scene_expect(s, over, LEGAL, "the end of the game");
}

bool do_not_over(struct scene *s)
{
    bool over = outcome(s).over;
    scene_note_found(s, over ? "the game is over" : "the game is not over");
    return scene_expect(s, !over, LEGAL, "a game that goes on");
}

bool do_stuck(struct scene *s)
{
    bool over = outcome(s).over;
    unsigned count = s->game->moves(s->table, s->state, s->list);
    if (over)
        scene_note_found(s, "the game is over");
    else
        note_moves(s, count);
    return scene_expect(s, !over && !count, LEGAL, "a game that is not over, without a legal move");
}

static const char *seats(unsigned mask, char list[2 * MAX_PLAYERS + 8])
{
    struct text out = { list, list + 2 * MAX_PLAYERS + 8, false };
    *list = 0;
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        if (mask >> seat & 1) {
            put(&out, out.at == list ? "" : " ");
            put_seat(&out, seat);
        }
    if (!mask)
        put(&out, "none");
    return list;
}

bool do_winner(struct scene *s)
{
    struct outcome o = outcome(s);
    unsigned seat, want = 0;
    char wanted[2 * MAX_PLAYERS + 8], found[2 * MAX_PLAYERS + 8];
    bool none = s->lines.in.count == 2 && same_word(scene_word(s, 1), "none");
    for (unsigned i = 1; !none && i < s->lines.in.count; i++) {
        if (!scene_seat_at(s, i, &seat))
            return false;
        want |= 1u << seat;
    }
    scene_note_found(s, o.over ? "winner %s" : "the game is not over", seats(o.winners, found));
    return scene_expect(s, o.over && o.winners == want, LEGAL, "winner %s", seats(want, wanted));
}

static bool wrong_points(struct scene *s, unsigned i)
{
    scene_complain_at(s, i, "found '%.40s', expected a number from -32767 to 32767",
                      scene_word(s, i));
    scene_fix(s, i, "0", false);
    return false;
}

/* Reads points, which may be negative. */
static bool points_at(struct scene *s, unsigned i, int *points)
{
    const char *digits = scene_word(s, i);
    bool below = digits[0] == '-';
    unsigned n;
    if (!read_number(digits + below, 32767, &n))
        return wrong_points(s, i);
    *points = below ? -(int)n : (int)n;
    return true;
}

/* Compares with the score at the end of the game; before that, with what the player would have
 * now. */
bool do_score(struct scene *s)
{
    struct outcome o = outcome(s);
    unsigned seat;
    int want = 0;
    if (!scene_seat_at(s, 1, &seat) || !points_at(s, 2, &want))
        return false;
    int now = o.over ? o.score[seat] : s->game->standing(s->table, s->state, seat);
    scene_note_found(s, "score %s %d", scene_word(s, 1), now);
    return scene_expect(s, now == want, LEGAL, "score %s %d", scene_word(s, 1), want);
}

bool do_final_score(struct scene *s)
{
    struct outcome o = outcome(s);
    unsigned seat;
    int want = 0;
    if (!scene_seat_at(s, 1, &seat) || !points_at(s, 2, &want))
        return false;
    if (o.over)
        scene_note_found(s, "final-score %s %d", scene_word(s, 1), o.score[seat]);
    else
        scene_note_found(s, "the game is not over");
    return scene_expect(s, o.over && o.score[seat] == want, LEGAL, "final-score %s %d",
                        scene_word(s, 1), want);
}

/* Counts the turns that a player has ended since the start or the position. */
bool do_turns(struct scene *s)
{
    unsigned seat, want, turns = 0;
    if (!scene_seat_at(s, 1, &seat) || !scene_number_at(s, 2, UINT16_MAX, &want))
        return false;
    scene_before(s, s->moves, s->spare);
    for (unsigned i = 0; i < s->moves; i++) {
        unsigned before = s->game->turn_of(s->table, s->spare);
        struct outcome o = { 0 };
        s->game->step(s->table, s->spare, s->played[i]);
        s->game->outcome(s->table, s->spare, &o);
        turns += before == seat && (o.over || s->game->turn_of(s->table, s->spare) != seat);
    }
    scene_note_found(s, "turns %s %u", scene_word(s, 1), turns);
    return scene_expect(s, turns == want, LEGAL, "turns %s %u", scene_word(s, 1), want);
}

/* "3/36" */
static bool fraction_at(struct scene *s, unsigned i, unsigned *part, unsigned *all)
{
    char number[24];
    const char *word = scene_word(s, i), *slash = strchr(word, '/');
    snprintf(number, sizeof number, "%.*s", slash ? (int)(slash - word) : 0, word);
    if (slash && read_number(number, UINT32_MAX, part) && read_number(slash + 1, UINT32_MAX, all)
        && *all > 0 && *part <= *all)
        return true;
    scene_complain_at(s, i, "found '%.40s', expected a chance such as 3/36", word);
    snprintf(number, sizeof number, "%.12s 1/6", word);
    struct words in = { i - 1, s->lines.in.word + 1, NULL }, all_of = { i, in.word, NULL };
    struct move m;
    bool missing = !slash && read_move_here(s->game, s->table, s->state, &in, &m)
                && !read_move_here(s->game, s->table, s->state, &all_of, &m);
    /* the word before it is a fraction */
    if (!slash && i > 2 && strchr(scene_word(s, i - 1), '/')) {
        s->lines.in.count--;
        scene_fix(s, i, "", false);
        s->lines.in.count++;
        return false;
    }
    scene_fix(s, i, missing ? number : "1/6", false);
    return false;
}

/* Compares the probability of a move of chance, among all moves of chance of its kind. */
bool do_chance(struct scene *s)
{
    unsigned part, all, last = s->lines.in.count - 1;
    struct move m;
    uint64_t weight = 0, sum = 0;
    if (!fraction_at(s, last, &part, &all))
        return false;
    s->lines.in.count--; /* hide the fraction from the reader of moves */
    bool good = scene_move_at(s, 1, &m);
    s->lines.in.count++;
    if (!good && *s->error.fix) { /* a fix of the move needs the fraction behind it */
        size_t used = strlen(s->error.fix);
        snprintf(s->error.fix + used, sizeof s->error.fix - used, " %s", scene_word(s, last));
    }
    if (!good)
        return false;
    unsigned count = s->game->moves(s->table, s->state, s->list);
    for (unsigned i = 0; i < count; i++)
        if (s->list[i].actor == NATURE && s->list[i].kind == m.kind) {
            uint64_t here = s->game->weight(s->table, s->state, s->list[i]);
            sum += here;
            weight += same_move(s->list[i], m) ? here : 0;
        }
    if (m.actor != NATURE)
        scene_note_found(s, "this is no move of chance");
    else if (!sum)
        scene_note_found(s, "there is no chance here");
    else
        scene_note_found(s, "the chance is %llu/%llu", (unsigned long long)weight,
                         (unsigned long long)sum);
    return scene_expect(s, sum && m.actor == NATURE && weight * all == part * sum, LEGAL,
                        "chance %u/%u", part, all);
}

bool do_end(struct scene *s)
{
    scene_complain_at(s, 0, "found 'end', expected it only under sheet, position or sketch");
    return scene_leave_out(s);
}
