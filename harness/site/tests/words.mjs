/* Does everything that a page shows of a position have words in each language: labels of pictures,
 * lines of positions, moves, changes and what may follow? Looks at the last position of each
 * scenario in the corpus, and at random plays. node words.mjs BUILD SPEC CORPUS GAME... */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { Engine } = createRequire(import.meta.url)('../web/engine.js');
const [build, spec, corpus, ...games] = process.argv.slice(2);
const MOVES = 150,
  MOST_TOLD = 25;

const files = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : path.endsWith('.scenario') ? [path] : [];
  });

const IN_ALL_LANGUAGES = ['score'];

/* Words that only the game's own lines have, and no text for players. */
const ownWords = (texts) => {
  const own = new Set(),
    told = new Set(IN_ALL_LANGUAGES);
  for (const line of texts.split('\n')) {
    const [, kind, rest] = /^(move|line|label|word) (.*)/.exec(line) ?? [];
    if (!kind) continue;
    const [pattern, sentence] =
      kind === 'word' ? ['', rest.split(' ').slice(2).join(' ')] : rest.split(' = ');
    if (kind !== 'label')
      for (const [word] of pattern.replace(/\{[^}]*\}/g, '').matchAll(/[a-z][a-z-]{2,}/g))
        own.add(word);
    for (const [word] of sentence.matchAll(/[\p{L}][\p{L}-]*/gu)) told.add(word.toLowerCase());
  }
  return new Set([...own].filter((word) => !told.has(word)));
};

const lookAt = (engine, own, now, tell) => {
  for (const label of engine.ask('missing').labels.split('\n').filter(Boolean))
    tell('label', label);
  for (const line of `${now.position}${now.facts}`.split('\n').filter(Boolean))
    if (!engine.ask('told', line).known) tell('line', line);
  for (const one of [...now.moves, ...(now.last ? [now.last] : [])])
    if (!one.sentence) tell('move', one.move);
  for (const line of now.last
    ? [...now.last.changes.filter((one) => !one.startsWith('(')), now.last.next]
    : [])
    for (const [word] of line.matchAll(/(?<![\p{L}-])[a-z][a-z-]+(?![\p{L}-])/gu))
      if (own.has(word)) tell('followed', line);
};

const playAtRandom = (engine, game, players, look) => {
  if (engine.ask('load', `game ${game}\nplayers ${players}\nstart\n`).error !== undefined) return;
  let now = engine.ask('at 0'),
    seed = 1;
  for (let i = 0; i < MOVES && now.moves?.length; i++) {
    seed = (seed * 48271) % 0x7fffffff;
    now = engine.ask(`make ${now.moves[seed % now.moves.length].move}`);
    look(now);
  }
};

let wrong = 0;
for (const game of games) {
  const module = new WebAssembly.Module(readFileSync(`${build}/wasm/${game}.wasm`));
  for (const language of readdirSync(join(spec, game, 'texts'))) {
    const engine = new Engine(module),
      texts = readFileSync(join(spec, game, 'texts', language), 'utf8');
    const own = ownWords(texts),
      missing = new Map();
    let positions = 0;
    engine.ask(`texts ${language}`, texts);
    const tell = (kind, words) => {
      const key = `${kind} '${words}'`.replace(/\d+/g, '1');
      missing.set(key, (missing.get(key) ?? 0) + 1);
    };
    const look = (now) => {
      positions++;
      lookAt(engine, own, now, (kind, words) => {
        if (kind !== 'label' || language !== 'en') tell(kind, words);
      });
    };
    for (const path of files(join(corpus, game))) {
      const loaded = engine.ask('load', readFileSync(path, 'utf8'));
      if (loaded.error === undefined) look(engine.ask(`at ${loaded.moves}`));
    }
    for (const players of [2, 3]) playAtRandom(engine, game, players, look);
    for (const [key, times] of [...missing].slice(0, MOST_TOLD))
      console.log(
        `spec/${game}/texts/${language}: found no text for the ${key}, ${times} times, ` +
          'expected one',
      );
    wrong += missing.size;
    console.log(
      `${game} ${language}: ${positions} positions, ${missing.size} words without a text`,
    );
  }
}
process.exit(wrong || games.length === 0 ? 1 : 0);
