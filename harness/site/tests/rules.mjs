/* Compares the rules of the pages with those of the command: makes random plays and computes one
 * checksum of all positions, lists of moves, verdicts and pictures.
 * node rules.mjs BUILD MOVES GAME... */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { Engine } = createRequire(import.meta.url)('../web/engine.js');
const [build, moves, ...games] = process.argv.slice(2);

let wrong = 0;
for (const game of games) {
  const request = `walk 1 ${moves}`;
  const native = JSON.parse(execFileSync(`${build}/engine/${game}`, { input: `${request}\n` }));
  const module = new WebAssembly.Module(readFileSync(`${build}/wasm/${game}.wasm`));
  const begun = performance.now();
  const page = new Engine(module).ask(request);
  const seconds = (performance.now() - begun) / 1000;
  const same = ['sum', 'moves', 'refused', 'plays'].every((key) => native[key] === page[key]);
  if (!same || native.moves < moves || !(native.refused > 0)) {
    wrong++;
    console.log(
      `${game}: found ${JSON.stringify(page)} in WebAssembly, expected ` +
        `${JSON.stringify(native)} as natively, and ${moves} moves or more`,
    );
  } else {
    console.log(
      `${game}: ${native.moves} moves in ${native.plays} plays, ${native.refused} moves ` +
        `refused: native and WebAssembly agree (${native.sum}, ${seconds.toFixed(1)} s)`,
    );
  }
}
process.exit(wrong || games.length === 0 ? 1 : 0);
