/* A program that embeds the rules: it plays a game at random and tries, on the way,
 * what is not allowed.   cc example.c $(pkg-config --cflags --libs quibble)   */
#include <quibble/quibble.h>

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    const struct game *game = quibble_find_game(argc > 1 ? argv[1] : "ordonanz");
    struct outcome end = { 0 };
    struct move m;
    char line[200];
    if (!game)
        return 2;
    void *table = calloc(1, game->table_size), *state = calloc(1, game->state_size);
    struct move *list = calloc(game->most_moves + 1, sizeof *list);
    if (!table || !state || !list)
        return 2;
    game->default_table(table, game->fewest_players);
    game->seal(table);
    game->start(table, state);
    for (unsigned moves = 0, count; moves < 2000 && (count = game->moves(table, state, list));
         moves++) {
        m = list[(unsigned)rand() % count];
        quibble_write_move(game, table, state, m, line, sizeof line);
        game->step(table, state, m);
        printf("%s\n", line);
        verdict v = game->refusal(table, state, m); /* the same again? */
        if (v != LEGAL) {
            struct quibble_clause why = quibble_clause(game, v);
            printf("  not again: %s (%s) %s\n", why.slug, why.source, why.statement);
            for (unsigned i = 0;
                 quibble_forbidden_by(game, table, state, m, i, &why, line, sizeof line); i++)
                printf("    %s: %s\n", why.slug, line);
        }
    }
    game->outcome(table, state, &end);
    for (unsigned seat = 0; end.over && seat < game->fewest_players; seat++)
        printf("%c: %d points%s\n", 'A' + (int)seat, end.score[seat],
               end.winners >> seat & 1 ? ", wins" : "");
    free(table);
    free(state);
    free(list);
    return 0;
}
