#!/usr/bin/env node
/* Tic-tac-toe for boardgame.io, and its words for 'quibble conform'. '--bug NAME' plants a mistake:
 * column, taken, twice or draw. boardgame.io is found in NODE_PATH. */
'use strict';
const { INVALID_MOVE } = require('boardgame.io/core');
const { serve } = require('./boardgame.js');

const bug = process.argv[2] === '--bug' ? process.argv[3] : '';
const FIELDS = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];

const lineOf = (first, step) => [first, first + step, first + 2 * step];
const lines = [0, 3, 6]
  .map((first) => lineOf(first, 1))
  .concat(
    [0, 1, bug === 'column' ? 1 : 2].map((first) => lineOf(first, 3)),
    [lineOf(0, 4), lineOf(2, 2)],
  );

const game = {
  name: 'tictactoe',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ marks: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: bug === 'twice' ? 2 : 1 },
  moves: {
    mark({ G, playerID }, field) {
      if (G.marks[field] !== null && bug !== 'taken') return INVALID_MOVE;
      G.marks[field] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const row = lines.some(
      ([a, b, c]) => G.marks[a] && G.marks[a] === G.marks[b] && G.marks[b] === G.marks[c],
    );
    if (row || (bug === 'draw' && !G.marks.includes(null))) return { winner: ctx.currentPlayer };
    if (!G.marks.includes(null)) return { draw: true };
  },
  ai: {
    enumerate: (G) =>
      FIELDS.flatMap((_, field) => (G.marks[field] ? [] : [{ move: 'mark', args: [field] }])),
  },
};

serve({
  game,
  name: 'tictactoe',
  read([verb, field, ...more]) {
    if (verb === 'marks' && FIELDS.includes(field) && more.length === 0)
      return { type: 'mark', args: [FIELDS.indexOf(field)] };
  },
  write: ({ args }) => `marks ${FIELDS[args[0]]}`,
  /* After the end the turn has not passed on here: quibble's rules say that it has. */
  position: ({ G, ctx: { gameover, currentPlayer } }) => [
    `phase ${gameover ? 'over' : 'play'}`,
    `turn ${'AB'[gameover ? 1 - currentPlayer : currentPlayer]}`,
    ...FIELDS.flatMap((field, i) =>
      G.marks[i] === null ? [] : [`mark ${field} ${'AB'[G.marks[i]]}`],
    ),
  ],
  winners: ({ winner }) => (winner === undefined ? [] : [winner]),
});
