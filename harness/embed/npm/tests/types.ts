// What a program in TypeScript may write. ci/packages/test-npm compiles it a second time with the
// lines at the end that are wrong: the compiler must find these errors.
import { games, open, QuibbleError, type Position, type Verdict } from 'quibble-rules';
import { Rules } from 'quibble-rules/rules.js';

const rules: Rules = open(games()[0]!.name, { language: 'en' });
const now: Position = rules.start('players 2');
const verdict: Verdict = rules.ask(now.moves[0]!.move);
if (verdict.legal) console.log(verdict.carried_out.join(' '));
else
  console.log(
    verdict.forbidden_by.map((reason) => `${reason.clause}: ${reason.here}`),
    verdict.expected ?? '',
  );

const applied = rules.apply(now.moves[0]!.move);
if (applied.legal)
  console.log(
    applied.moves.length,
    applied.last?.next,
    applied.scores.reduce((sum, score) => sum + score, 0),
  );
try {
  rules.load('game none');
} catch (error) {
  if (error instanceof QuibbleError) console.log(error.line, error.message);
}
// wrong: TS2339 console.log(rules.ask('x').carried_out);
// wrong: TS2345 rules.apply(7);
// wrong: TS2339 console.log(rules.apply('x').moves);
// wrong: TS2353 open('x', { lang: 'en' });
// wrong: TS2540 rules.name = 'another';
