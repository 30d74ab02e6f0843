/* Holds the plays that plays.mjs printed, on standard input, against 'quibble serve'.
 * node same.mjs QUIBBLE */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const block = (answers, name) => {
  const from = answers.lastIndexOf(name);
  return answers.slice(from + 1, answers.indexOf('end', from));
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

let wrong = 0;
for (const { game, scenario, position, view, moves } of JSON.parse(readFileSync(0, 'utf8'))) {
  const answers = execFileSync(process.argv[2], ['serve', game], {
    input: `${scenario}view A\nshow\nmoves\n`,
    maxBuffer: 1 << 26,
  })
    .toString()
    .split('\n');
  const checks = [
    ['position', position.trim().split('\n')],
    ['view A', view.trim().split('\n')],
  ];
  const good =
    checks.every(([name, lines]) => same(block(answers, name), lines)) &&
    same(block(answers, 'moves').sort(), [...moves].sort()) &&
    !answers.some((line) => /^(error|refused)/.test(line));
  wrong += !good;
  const lines = scenario.split('\n').length;
  console.log(
    `${game}: the package and 'quibble serve' ${good ? 'agree' : 'differ'} ` +
      `on ${lines} lines of a play and ${moves.length} moves after it`,
  );
}
process.exit(wrong ? 1 : 0);
