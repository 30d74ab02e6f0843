/* Plays each game of the package at random, and prints as JSON what 'quibble serve' must say of the
 * same play. Asks, on the way, what must be refused.   node plays.mjs MOVES */
import { games, open, QuibbleError } from 'quibble-rules';
import assert from 'node:assert';

const most = Number(process.argv[2]);

/* Chance as likely as its weights say; a move of its own generator, so that runs are the same. */
let seed = 1;
const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
function choose(moves) {
  let at = random(moves.reduce((sum, one) => sum + one.weight, 0));
  return moves.find((one) => (at -= one.weight) < 0).move;
}

/* A refused move changes nothing, names its clause, and is listed as refused. */
function refuses(rules, move, clause) {
  const before = rules.scenario(),
    asked = rules.ask(move);
  assert.equal(asked.legal, false, move);
  assert.equal(asked.forbidden_by[0].clause, clause, move);
  assert.notEqual(asked.forbidden_by[0].statement, '');
  assert.deepEqual(rules.apply(move), asked);
  assert.equal(rules.scenario(), before);
}

function play(name, language) {
  const rules = open(name, { language });
  let now = rules.start(),
    refused = 0;
  while (now.moves.length > 0 && now.at < most) {
    for (const one of now.moves.slice(0, 3)) assert.equal(rules.ask(one.move).legal, true);
    for (const one of rules.refused().slice(0, 3))
      (refused++, refuses(rules, one.move, one.clause));
    now = rules.apply(choose(now.moves));
    assert.equal(now.legal, true);
  }
  assert.ok(refused > 20, `${name}: found ${refused} refused moves`);
  assert.deepEqual(rules.ask('no such move').forbidden_by, []);
  assert.ok(rules.ask('no such move').expected);
  assert.equal(open(name).load(rules.scenario()).position, now.position);
  assert.equal(rules.at(0).at, 0);
  assert.equal(rules.at(now.at).position, now.position);
  return {
    game: name,
    scenario: rules.scenario(),
    position: now.position,
    view: rules.view('A').position,
    moves: now.moves.map((one) => one.move),
  };
}

/* found and expected: the words of the message. */
const fails = (call, words, line) =>
  assert.throws(
    call,
    (error) => error instanceof QuibbleError && words.test(error.message) && error.line === line,
  );

const [first] = games(),
  some = open(first.name);
fails(() => open('no-game'), /found game "no-game", expected one of \w+/);
fails(() => open(first.name, { language: 'xx' }), /found language "xx", expected one of/);
fails(() => open(first.name).ask('x'), /found no play/);
fails(() => some.start('players 99'), /found players '99', expected/, 2);
fails(() => some.load('game another'), /another/, 1);
some.start();
fails(() => some.view('Z'), /expected one at this table/);
fails(() => some.at(-1), /expected how many moves/);
fails(() => some.ask('x\nload'), /expected a move in one line/);
games().push('one of the caller'); // a copy
assert.ok(games().every((game) => game.languages.length > 1 && game.clauses > 0));

const plays = games().map((game) =>
  play(
    game.name,
    game.languages.find((one) => one !== 'en'),
  ),
);
process.stdout.write(JSON.stringify(plays));
