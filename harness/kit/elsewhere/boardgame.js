/* A game of boardgame.io at the other end of the line protocol (harness/cli/PROTOCOL.md): serve()
 * answers what 'quibble conform' sends, with the game's own reducer. It needs to be told how moves
 * and positions are written in quibble's words:
 *
 *     serve({
 *       game,                     the game, as it is given to boardgame.io
 *       name,                     its name in quibble
 *       read(words),              'marks b2', what the player does: { type: 'mark', args: [4] }, or
 *                                 nothing
 *       write({ type, args }),    the other way round
 *       position({ G, ctx }),     the lines of a position
 *       winners(gameover),        of ctx.gameover: who won, as boardgame.io counts the players
 *       scores({ G, ctx })        a number for each player; without it, nobody has any
 *     })
 */
'use strict';
const readline = require('node:readline');

/* boardgame.io writes each refused move to the standard error: here that is no error. */
console.error = () => {};
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');

const SEATS = 'ABCDEFGH';
const block = (name, lines) => [name, ...lines, 'end'].join('\n');

class Port {
  constructor(told) {
    this.told = told;
    this.reduce = CreateGameReducer({ game: told.game });
  }

  setUp(players) {
    this.players = players;
    this.state = null;
    return 'ok';
  }

  start() {
    this.state = InitializeGame({ game: this.told.game, numPlayers: this.players });
    return 'ok';
  }

  /* The state after a move; nothing if the game does not take it. */
  after({ playerID, type, args }) {
    const next = this.reduce(this.state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    return next._stateID === this.state._stateID ? null : next;
  }

  /* A line of a move, as boardgame.io knows it. */
  read([seat, ...words]) {
    const playerID = SEATS.slice(0, this.players).indexOf(seat);
    const move = seat && seat.length === 1 && playerID >= 0 && this.told.read(words);
    return move ? { playerID: String(playerID), ...move } : null;
  }

  make(words, asked) {
    const move = this.read(words);
    if (!move) return 'refused not-a-move';
    const next = this.after(move);
    if (!next) return 'refused'; // boardgame.io does not say why
    if (!asked) this.state = next;
    return asked ? 'legal' : 'ok';
  }

  /* What the game offers to bots. */
  moves() {
    const { G, ctx } = this.state,
      playerID = ctx.currentPlayer;
    const offered = ctx.gameover === undefined ? this.told.game.ai.enumerate(G, ctx, playerID) : [];
    return offered.map(
      ({ move, args = [] }) => `${SEATS[playerID]} ${this.told.write({ type: move, args })}`,
    );
  }

  view([seat]) {
    const { G, ctx } = this.state,
      playerID = String(SEATS.indexOf(seat));
    const seen = this.told.game.playerView ? this.told.game.playerView({ G, ctx, playerID }) : G;
    return block(`view ${seat}`, this.told.position({ G: seen, ctx }));
  }

  result() {
    const { G, ctx } = this.state,
      { gameover } = ctx;
    if (gameover === undefined) return block('result', ['not-over']);
    const won =
      this.told
        .winners(gameover)
        .map((playerID) => SEATS[playerID])
        .join(' ') || 'none';
    const scores = this.told.scores ? this.told.scores({ G, ctx }) : Array(this.players).fill(0);
    return block('result', [
      'over',
      `winner ${won}`,
      ...scores.map((score, i) => `score ${SEATS[i]} ${score}`),
    ]);
  }

  answer(line) {
    const [verb, ...rest] = line.split(/\s+/);
    if (verb === 'game')
      return rest[0] === this.told.name
        ? this.setUp(this.told.game.minPlayers)
        : 'error found another game';
    if (verb === 'players') return this.setUp(Number(rest[0]));
    if (verb === 'start') return this.start();
    if (verb === 'ask') return this.make(rest, true);
    if (verb === 'moves') return block('moves', this.moves());
    if (verb === 'show') return block('position', this.told.position(this.state));
    if (verb === 'view') return this.view(rest);
    if (verb === 'result') return this.result();
    return verb.length === 1 ? this.make([verb, ...rest], false) : 'unknown';
  }
}

function serve(told) {
  const port = new Port(told);
  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() !== '' && !line.startsWith('#'))
      process.stdout.write(`${port.answer(line.trim())}\n`);
  });
}

module.exports = { serve };
