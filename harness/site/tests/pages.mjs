/* Tests the pages without a browser: links and anchors lead somewhere, the HTML is valid, no page
 * loads anything from elsewhere, none is too large, and texts for players have no technical words.
 * node pages.mjs SITE MODULES [PART: only pages with this in their path] */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const [site, modules, part = ''] = process.argv.slice(2);
const MOST_BYTES = 600_000;
const wrong = [];

const files = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
const all = new Set(files(site).map((path) => resolve(path)));
const pages = [...all].filter((path) => path.endsWith('.html'));
const judged = pages.filter((path) => path.includes(part));
const text = new Map(pages.map((path) => [path, readFileSync(path, 'utf8')]));
const ids = new Map(
  pages.map((path) => [path, [...text.get(path).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)]),
);
const tell = (path, what) => wrong.push(`${relative(site, path)}: ${what}`);

/* ---- links, anchors, nothing from outside ---- */

let links = 0;
for (const path of judged) {
  const own = ids.get(path),
    seen = new Set();
  for (const id of own) {
    if (seen.has(id)) tell(path, `found the id ${id} twice`);
    seen.add(id);
  }
  for (const [, address] of text.get(path).matchAll(/\s(?:href|src)="([^"]*)"/g)) {
    links++;
    if (/^[a-z]+:/.test(address) && address !== 'data:,')
      tell(path, `found ${address}, expected nothing from outside`);
    if (address === 'data:,') continue;
    const [file, anchor] = address.split('#');
    const to = file === '' ? path : resolve(dirname(path), file);
    if (!all.has(to)) tell(path, `found a link to ${address}, expected a file of the site`);
    else if (anchor && !ids.get(to)?.includes(anchor))
      tell(path, `found a link to ${address}, expected that anchor`);
  }
}

/* ---- sizes: a page with everything that it loads ---- */

const zipped = (path) => gzipSync(readFileSync(path)).length;
let largest = 0;
for (const path of judged) {
  const parts = [
    path,
    join(site, 'style.css'),
    join(site, 'page.js'),
    join(site, 'board.js'),
    join(dirname(path), '../rules.js'),
    join(dirname(path), 'search.js'),
  ].filter((part) => all.has(resolve(part)));
  const size = parts.reduce((sum, part) => sum + zipped(part), 0);
  largest = Math.max(largest, size);
  if (size > MOST_BYTES)
    tell(path, `found ${size} bytes with all that it loads, expected at most ${MOST_BYTES}`);
}

/* ---- the program's own words in a text for players ---- */

/* without the ids of the printed sheet, which are names of questions */
const forPlayers = (page) =>
  page
    .replace(/<span class="id"[\s\S]*?<\/span>|<(script|pre|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ');
const OWN_WORDS = [
  /\bq-[a-z-]+\b/g,
  /\b(?:corpus|proofs|rules|spec|harness)\/[a-z-]+/g,
  /\bscope\b|\bnoticed\b|\.scenario\b|\bundefined\b|\[object /g,
];
for (const path of judged)
  for (const [found] of OWN_WORDS.flatMap((own) => [...forPlayers(text.get(path)).matchAll(own)]))
    tell(path, `found '${found}' in a text for players, expected none of the program's words`);

/* On the sheet a reading is told by what it says. */
const LETTER =
  /(?<![\p{L}\d'-])[B-F](?![\p{L}\d'-])|(?<=\b(?:[Aa]s|[Uu]nder|[Aa]ls|[Oo]nder|[Uu]nter) )A\b/gu;
for (const path of judged.filter((one) => one.endsWith('sheet.html')))
  for (const { index } of forPlayers(text.get(path)).matchAll(LETTER)) {
    const context = forPlayers(text.get(path)).slice(Math.max(0, index - 40), index + 20);
    tell(path, `found a reading's letter in '${context}', expected what the reading says`);
  }

/* ---- what a page shows in its own language: nothing unmarked is English ---- */

const ENGLISH = new Set(
  (
    'the and with from each that which has have not this these are were been his their they its ' +
    'nobody nothing other would should player players card cards move moves takes reading ' +
    'readings wins whose only when where than then there but both may must if no yes'
  ).split(' '),
);
const ALIKE = {
  nl: new Set(['of', 'is', 'was', 'then', 'not']),
  de: new Set(['not', 'has', 'was', 'wins']),
};
const VOID = new Set([
  'meta',
  'link',
  'input',
  'br',
  'img',
  'hr',
  'path',
  'rect',
  'circle',
  'line',
  'polygon',
]);

/* The text outside of what is marked as English, and of what no reader sees. */
const unmarked = (page) => {
  let text = '',
    skipped = 0;
  const open = [];
  for (const [whole, close, name, given, words] of page.matchAll(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>|([^<]+)/g,
  )) {
    if (words !== undefined) {
      if (!skipped) text += ` ${words}`;
    } else if (close) {
      if (open.pop()) skipped--;
    } else if (!VOID.has(name) && !given.endsWith('/')) {
      const skips =
        ['script', 'style', 'pre', 'textarea'].includes(name) ||
        (/ lang="en"/.test(given) && name !== 'html');
      open.push(skips);
      skipped += skips;
    }
    if (whole === '</html>') break;
  }
  return text;
};

for (const path of judged) {
  const language = /<html lang="([a-z]+)"/.exec(text.get(path))?.[1];
  if (!ALIKE[language]) continue;
  const page = unmarked(text.get(path)),
    found = new Map();
  for (const [word] of page.matchAll(/(?<![\p{L}-])[a-z]+(?![\p{L}-])/gu))
    if (ENGLISH.has(word) && !ALIKE[language].has(word))
      found.set(word, (found.get(word) ?? 0) + 1);
  for (const [word, times] of found) {
    const at = page.search(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u'));
    const context = page.slice(Math.max(0, at - 60), at + 40).replace(/\s+/g, ' ');
    tell(
      path,
      `found the English word '${word}' ${times} times in '${context}', ` +
        'expected lang="en" around it',
    );
  }
}

/* ---- each picture is told in words, too ---- */

let pictures = 0;
for (const path of judged)
  for (const [figure] of text.get(path).matchAll(/<figure>[\s\S]*?<\/figure>/g)) {
    if (!figure.includes('<svg')) continue;
    pictures++;
    if (!/<th scope="row"/.test(figure))
      tell(
        path,
        'found a picture without a table, expected what it shows in words: ' +
          /<title>([^<]*)/.exec(figure)?.[1],
      );
  }

/* ---- valid ---- */

if (modules) {
  const { HtmlValidate } = createRequire(join(resolve(modules), '/'))('html-validate');
  const judge = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'no-inline-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'no-raw-characters': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'svg-focusable': 'off',
      'prefer-native-element': 'off',
    },
  });
  for (const path of judged) {
    const report = await judge.validateString(text.get(path));
    for (const { messages } of report.results)
      for (const { ruleId, message, line } of messages
        .filter((one) => one.severity > 1)
        .slice(0, 3))
        tell(path, `line ${line}: ${message} (${ruleId})`);
  }
}

for (const line of wrong.slice(0, 40)) console.log(line);
console.log(
  `pages: ${judged.length} pages, ${links} links, ${pictures} pictures with a table, ` +
    `at most ${largest} bytes gzipped with all that they load; ${wrong.length} faults`,
);
process.exit(wrong.length || !judged.length || !links ? 1 : 0);
