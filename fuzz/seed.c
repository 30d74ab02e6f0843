/* seed plays|moves GAME FIRST COUNT FOLDER: writes plays as inputs for the fuzzers. They follow the
 * tastes of the swarm, and so reach positions that uniform random plays hardly reach. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

const bool moves_have_ways = true; /* it does not matter here */

static void put_head(struct bytes *b, struct session *s, struct choice *from)
{
    unsigned game = 0;
    while (all_games[game] != s->spec)
        game++;
    b->count = 0;
    b->at[b->count++] = (uint8_t)game;
    b->at[b->count++] = 0;
    choice_record(from);
    begin_play(s, from);
    for (unsigned i = 0; i < from->length; i++)
        put_choice(b, from->tape[i], from->width[i]);
}

static void put_play(struct bytes *b, struct session *s, bool wild, struct choice *from)
{
    struct swarm swarm;
    swarm_draw(&swarm, s->spec, s->table, from);
    while (s->count && s->play.moves < MOST_STEPS) {
        struct move m = swarm_pick(&swarm, s->spec, s->table, s->state, s->list, s->count, from);
        unsigned chosen = 0;
        while (!same_move(s->list[chosen], m))
            chosen++;
        if (wild && choose(from, 8) == 0) {
            uint32_t universe = s->spec->game->universe(s->table);
            put_choice(b, 3, 4); /* any move of the universe; it may change the play */
            put_choice(b, choose(from, universe), universe);
        }
        if (wild)
            put_choice(b, 0, 4);
        put_choice(b, chosen, s->count);
        make_move(s, m);
    }
}

static void save(const struct bytes *b, const char *folder, unsigned number)
{
    char path[4096];
    struct complaint why;
    struct output out;
    snprintf(path, sizeof path, "%s/%06u", folder, number);
    if (!open_output(&out, path, &why))
        fail(WRONG_CALL, "%s", why.text);
    fwrite(b->at, 1, b->count, out.file);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
}

void fuzz_setup(void)
{
}

int main(int argc, char **argv)
{
    static struct bytes b;
    if (argc != 6 || !find_game(argv[2]))
        fail(WRONG_CALL, "expected: seed plays|moves GAME FIRST COUNT FOLDER");
    struct session *s = session_of(find_game(argv[2]));
    unsigned first = (unsigned)strtoul(argv[3], NULL, 10);
    unsigned count = (unsigned)strtoul(argv[4], NULL, 10);
    for (unsigned i = first; i < first + count; i++) {
        struct choice from;
        choice_from_seed(&from, i);
        put_head(&b, s, &from);
        put_play(&b, s, same_word(argv[1], "moves"), &from);
        save(&b, argv[5], i);
        choice_free(&from);
    }
    return HELD;
}
