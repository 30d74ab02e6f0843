/* Converts plays into the bytes of an input, and back. Needed to change moves instead of bytes, and
 * to make seeds. */
#include "fuzz.h"

#include <string.h>

void put_choice(struct bytes *b, uint32_t value, uint32_t among)
{
    unsigned wanted = among <= 1 ? 0 : among <= 256 ? 1 : among <= 65536 ? 2 : 4;
    for (unsigned i = 0; i < wanted && b->count < sizeof b->at; i++)
        b->at[b->count++] = (uint8_t)(value >> 8 * i);
}

/* ---- one move ---- */

static struct move raw_move(struct choice *from)
{
    uint8_t byte[sizeof(struct move)];
    struct move m;
    for (unsigned i = 0; i < sizeof byte; i++)
        byte[i] = (uint8_t)choose(from, 256);
    memcpy(&m, byte, sizeof m);
    return m;
}

struct move draw_move(const struct session *s, unsigned way, struct choice *from)
{
    const struct game *g = s->spec->game;
    switch (way) {
    case PLAYED: return s->list[choose(from, s->count)];
    case SPOILT: return wild_move(s->list, s->count, from);
    case ASKED:  return g->move_at(s->table, choose(from, g->universe(s->table)));
    }
    return raw_move(from);
}

/* Returns false if the move is illegal there, and this target cannot write illegal moves. */
static bool put_move(struct session *s, struct item item, struct bytes *b)
{
    uint8_t byte[sizeof(struct move)];
    unsigned chosen = 0;
    while (chosen < s->count && !same_move(s->list[chosen], item.move))
        chosen++;
    bool legal = chosen < s->count;
    if (!legal && !moves_have_ways)
        return false;
    if (moves_have_ways)
        put_choice(b, legal ? PLAYED : RAW, WAYS);
    if (legal) {
        put_choice(b, chosen, s->count);
        return true;
    }
    memcpy(byte, &item.move, sizeof byte);
    for (unsigned i = 0; i < sizeof byte; i++)
        put_choice(b, byte[i], 256);
    return true;
}

/* ---- the whole ---- */

/* Uses the rules only, without checks. */
static bool continue_with(struct session *s, struct move m)
{
    const struct game *g = s->spec->game;
    if (g->refusal(s->table, s->state, m) != LEGAL)
        return false;
    g->step(s->table, s->state, m);
    s->count = g->moves(s->table, s->state, s->list);
    return true;
}

static struct session *set_up(const struct spec *spec, struct choice *from)
{
    struct session *s = session_of(spec);
    drawn_table(&s->drawn, from, s->table);
    spec->game->start(s->table, s->state);
    s->count = spec->game->moves(s->table, s->state, s->list);
    return s;
}

bool read_line(const uint8_t *data, size_t size, struct line *line)
{
    struct choice from;
    if (size < 2 || (!moves_have_ways && data[1] >= FIRST_LAW))
        return false;
    line->spec = game_of(data, size);
    line->count = 0;
    choice_behind(&from, data, size, 2);
    struct session *s = set_up(line->spec, &from);
    line->head_size = (unsigned)(size - from.byte_count);
    if (from.dry || line->head_size > sizeof line->head)
        return false;
    memcpy(line->head, data, line->head_size);
    unsigned spoken = 0;
    while (line->count < MOST_ITEMS && (s->count || moves_have_ways)) {
        unsigned way = moves_have_ways ? choose(&from, WAYS) : PLAYED;
        if (way == PLAYED && !s->count)
            way = RAW;
        struct move m = draw_move(s, way, &from);
        bool silent = !moves_have_ways && s->count == 1; /* the only legal move takes no byte */
        if (from.dry || (silent && from.byte_count == 0))
            break;
        line->item[line->count++] = (struct item){ (uint8_t)way, m };
        spoken = silent ? spoken : line->count;
        continue_with(s, m);
    }
    line->count = spoken; /* moves at the end that the play makes by itself are left out */
    return line->count > 0;
}

/* A move that the play makes by itself: it is the only legal one, or a move of chance that the line
 * does not contain. */
static bool draws_item(struct session *s, struct item wanted, unsigned number, struct bytes *b)
{
    bool chance = s->count > 0 && s->list[0].actor == NATURE && wanted.move.actor != NATURE;
    if (s->count != 1 && !chance)
        return false;
    struct move m = s->list[number % s->count];
    put_move(s, (struct item){ PLAYED, m }, b);
    return continue_with(s, m);
}

/* moves.c inserts illegal moves on purpose: those stay as they are. */
static bool needs_prefix(const struct session *s, struct item wanted)
{
    return wanted.way == PLAYED && s->spec->game->refusal(s->table, s->state, wanted.move) != LEGAL;
}

void write_line(const struct line *line, struct bytes *b)
{
    struct choice from;
    memcpy(b->at, line->head, line->head_size);
    b->count = line->head_size;
    choice_behind(&from, b->at, b->count, 2);
    struct session *s = set_up(line->spec, &from);
    for (unsigned i = 0; i < line->count && b->count + 64 < sizeof b->at; i++) {
        struct item wanted = line->item[i];
        for (unsigned tried = 0;
             tried < 4 && needs_prefix(s, wanted) && draws_item(s, wanted, i, b); tried++)
            continue;
        if (put_move(s, wanted, b))
            continue_with(s, wanted.move);
    }
}
