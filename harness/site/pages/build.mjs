/* Writes the site: node build.mjs OUT DATA WASM EDITION [CHROMIUM] [RULINGS]
 *   OUT      where the pages go
 *   DATA     GAME.words, from 'quibble words GAME --html', and GAME-LANGUAGE.json, from
 *            'quibble clarify GAME --json --kept --lang LANGUAGE'
 *   WASM     GAME.wasm
 *   RULINGS  output of 'quibble questions all --json --rulings FILE': one object per line; may be
 *            empty */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chapterBody, contents } from './chapter.mjs';
import { gamePage, html, raw, sentence } from './html.mjs';
import { board, components, findings, overview, phrases, rulings } from './rooms.mjs';
import { sheetBody, sheetData } from './sheet.mjs';
import { words } from './words.mjs';

const [out, from, wasm, edition, chromium, rulingsFile] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '../web'),
  specs = join(here, '../../../spec');
const { Engine } = createRequire(import.meta.url)('../web/engine.js');

const ruled = (rulingsFile ? readFileSync(rulingsFile, 'utf8') : '')
  .split('\n')
  .filter((line) => line)
  .map((line) => JSON.parse(line));
const readRulings = (game) =>
  Object.fromEntries(
    ruled
      .filter((one) => one.game === game)
      .flatMap((one) => one.questions)
      .filter((question) => question.ruling)
      .map(({ id, ruling }) => [
        id,
        { question: id, letter: ruling.reading, date: ruling.date, source: ruling.source },
      ]),
  );

/* ---- what a game's pages know ---- */

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/* The heading under which most of a chapter's rules stand. */
const headingOf = (clauses) => {
  const count = new Map();
  for (const one of clauses) {
    const heading = one.source.split(/[,;(]/)[0].trim();
    count.set(heading, (count.get(heading) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

const chaptersOf = (doc, code) => {
  const names = [...new Set([...doc.clauses, ...doc.questions].map((one) => one.chapter))];
  const all = names.map((name) => {
    const clauses = doc.clauses.filter((one) => one.chapter === name);
    return {
      name,
      clauses,
      questions: doc.questions.filter((one) => one.chapter === name),
      heading: headingOf(clauses),
    };
  });
  for (const chapter of all)
    chapter.title =
      words[code].chapters[chapter.name] ??
      (code !== 'en' && chapter.heading ? chapter.heading : capital(chapter.name));
  return all;
};

const siteOf = (game, code, codes, engine, texts) => {
  const doc = JSON.parse(readFileSync(join(from, `${game}-${code}.json`), 'utf8'));
  const given = readRulings(game),
    weighed = JSON.parse(readFileSync(join(from, `${game}-en.json`), 'utf8'));
  doc.pairs.forEach((pair, i) => {
    [pair.random, pair.greedy] = [weighed.pairs[i].random, weighed.pairs[i].greedy];
  });
  for (const q of doc.questions) if (given[q.id]) q.standard = given[q.id].letter;
  const chapters = chaptersOf(doc, code);
  const place = new Map(
    chapters.flatMap((chapter) =>
      chapter.clauses.map((one) => [one.slug, `${chapter.name}.html#${one.slug}`]),
    ),
  );
  const clause = new Map(doc.clauses.map((one) => [one.slug, one]));
  const site = {
    doc,
    code,
    engine,
    chapters,
    edition,
    rulings: given,
    words: words[code],
    /* how a text of the game is marked that it may have no words for in this language */
    inEnglish: code === 'en' || /^line /m.test(texts[code]) ? '' : raw(' lang="en"'),
    languages: codes.map((other) => ({ code: other, name: words[other].language })),
    documentLanguage: codes.find((other) => other !== 'en') ?? 'en',
    key: (question) => question.id.replace(/^q-/, 'question-'),
    question: (id) => doc.questions.find((one) => one.id === id),
    questionAddress: (question) => `${question.chapter}.html#${site.key(question)}`,
    clauseAddress: (slug) => place.get(slug) ?? 'index.html',
    statement: (slug) => clause.get(slug)?.statement ?? '',
    clauseLink: (slug) =>
      html`<a href="${site.clauseAddress(slug)}" lang="${site.documentLanguage}">${
        clause.get(slug)?.source ?? ''
      }</a>`,
    numberOf: (question) => doc.questions.indexOf(question) + 1,
    plain: (text) => plain(site, text),
  };
  for (const q of doc.questions) {
    q.reason = site.plain(q.reason);
    for (const one of q.readings)
      [one.means, one.adds] = [site.plain(one.means), one.adds && site.plain(one.adds)];
  }
  site.boardWords = Object.fromEntries(
    Object.entries(site.words)
      .map(([key, value]) => [key, typeof value === 'function' ? phraseOf(value) : value])
      .filter(([, value]) => typeof value === 'string'),
  );
  site.boardWords.inEnglish = site.inEnglish ? 'en' : '';
  site.boardWords.places = Object.fromEntries(
    doc.clauses.map((one) => [one.slug, site.clauseAddress(one.slug)]),
  );
  return site;
};

const quoted = (site, text) => site.words.quotes(text.replace(/[.?!]$/, ''));

/* A question's id, with a reading's letter before it ("B of q-...") or behind it ("q-... B"). */
const questionId = new RegExp(
  String.raw`(?:(?<![\p{L}\d])([A-F]) (?:of|van|von) )?` +
    String.raw`(?<![\w-])(q-[a-z0-9-]+)(?: ([A-F])(?![\p{L}\d]))?`,
  'gu',
);

/* Replaces names that only the program uses: quotes the rule or the question, with the reading
 * that is named beside it. */
const plain = (site, text) =>
  text
    .replace(questionId, (name, before, id, behind) => {
      const found = site.question(id),
        one = found?.readings.find((other) => other.letter === (before ?? behind));
      return !found
        ? name
        : quoted(site, one ? `${found.asks} ${sentence(one.means)}` : found.asks);
    })
    .replace(/(?<![\w-])[a-z]+(-[a-z0-9]+)+(?![\w-])/g, (slug) =>
      site.statement(slug) ? quoted(site, site.statement(slug)) : slug,
    )
    .replace(/\b(corpus|examples|findings)?\/?[\w/-]*\.scenario\b/g, site.words.anotherPlay)
    .replace(/\bscopes? [a-z0-9-]+/g, 'a small game')
    .replace(/`/g, '');

/* A function of one or two words becomes a text with places for them. */
const phraseOf = (phrase) => {
  try {
    const text = phrase('{0}', '{1}');
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
};

/* ---- writing ---- */

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, String(text));
};

const searchOf = (site) =>
  site.chapters.flatMap((chapter) => [
    ...chapter.questions.map((q) => ({
      t: q.asks,
      x: q.readings.map((one) => one.means).join(' · '),
      u: site.questionAddress(q),
      q: 1,
    })),
    ...chapter.clauses.map((one) => ({
      t: one.statement,
      x: one.source,
      u: site.clauseAddress(one.slug),
    })),
  ]);

const pagesOf = (site) => {
  const w = site.words;
  const toc = (chapter) => contents(site, chapter);
  return [
    { file: 'index.html', room: 'rules', title: w.title, body: overview(site) },
    ...site.chapters.map((chapter) => ({
      file: `${chapter.name}.html`,
      room: 'rules',
      title: chapter.title,
      toc: toc(chapter),
      body: chapterBody(site, chapter),
      board: true,
    })),
    {
      file: 'findings.html',
      room: 'findings',
      title: w.findingsTitle,
      toc: toc(null),
      body: findings(site),
      board: true,
    },
    {
      file: 'components.html',
      room: 'components',
      title: w.componentsTitle,
      toc: toc(null),
      body: components(site),
    },
    {
      file: 'words.html',
      room: 'words',
      title: w.wordsTitle,
      toc: toc(null),
      body: phrases(site, readFileSync(join(from, `${site.doc.game}.words`), 'utf8')),
    },
    {
      file: 'rulings.html',
      room: 'rulings',
      title: w.rulingsTitle,
      toc: toc(null),
      body: rulings(site),
    },
    {
      file: 'board.html',
      room: 'board',
      title: w.boardTitle,
      wide: true,
      body: board(site),
      board: true,
    },
    {
      file: 'sheet.html',
      room: 'sheet',
      title: w.sheetTitle,
      toc: toc(null),
      body: sheetBody(site),
    },
  ];
};

const printSheet = (folder) => {
  const profile = mkdtempSync(join(tmpdir(), 'sheet-'));
  try {
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--user-data-dir=${profile}`,
        '--generate-pdf-document-outline',
        '--no-pdf-header-footer',
        `--print-to-pdf=${join(folder, 'sheet.pdf')}`,
        pathToFileURL(join(folder, 'sheet.html')).href,
      ],
      { stdio: 'ignore' },
    );
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
};

const writeLanguage = (site) => {
  const folder = join(out, site.doc.game, site.code);
  site.hasPdf = Boolean(chromium);
  for (const page of pagesOf(site)) write(join(folder, page.file), gamePage(site, page));
  write(join(folder, 'search.js'), `quibbleSearch(${JSON.stringify(searchOf(site))});\n`);
  write(join(folder, 'sheet.json'), `${JSON.stringify(sheetData(site), null, 1)}\n`);
  if (chromium) printSheet(folder);
};

const textsOf = (game, codes) =>
  Object.fromEntries(
    codes.map((code) => [code, readFileSync(join(specs, game, 'texts', code), 'utf8')]),
  );

/* The rules as a classic script: it loads from a local folder, too. */
const writeRules = (game, codes, bytes) =>
  write(
    join(out, game, 'rules.js'),
    `quibbleRules(${JSON.stringify({
      game,
      texts: textsOf(game, codes),
      wasm: bytes.toString('base64'),
      worker:
        readFileSync(join(web, 'engine.js'), 'utf8') + readFileSync(join(web, 'worker.js'), 'utf8'),
    })});\n`,
  );

const indexPage = (games) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rulebooks, and what they leave open</title>
<link rel="stylesheet" href="style.css"><link rel="icon" href="data:,"></head>
<body><div class="page single"><main id="text"><h1>Rulebooks, and what they leave open</h1>
<p class="lead">The rules of board games in the order of their rulebooks, the questions that these
leave open, and positions that can be played in the browser.</p>
${games.map(
  ({ title, game, sites }) => html`<section class="game"><h2>${title}</h2>
<p>${sites[0].doc.clauses.length} rules, ${sites[0].doc.questions.length} questions, ${
    sites[0].doc.findings.length
  } findings</p>
<ul class="row">${sites.map(
    (site) => html`<li><a class="btn${site.code === 'en' ? ' quiet' : ''}" lang="${site.code}"
hreflang="${site.code}" href="${game}/${site.code}/index.html">${site.words.language}</a></li>`,
  )}</ul></section>`,
)}
</main></div></body></html>
`;

mkdirSync(out, { recursive: true });
for (const name of ['style.css', 'page.js', 'board.js']) cpSync(join(web, name), join(out, name));

const found = readdirSync(from)
  .map((name) => /^([a-z]+)-([a-z]+)\.json$/.exec(name))
  .filter(Boolean);
const games = [...new Set(found.map(([, game]) => game))];
const all = games.map((game) => {
  const codes = found
    .filter(([, name]) => name === game)
    .map(([, , code]) => code)
    .sort((a, b) => (a === 'en') - (b === 'en'));
  const bytes = readFileSync(join(wasm, `${game}.wasm`)),
    module = new WebAssembly.Module(bytes);
  const sites = codes.map((code) => {
    const engine = new Engine(module);
    const texts = textsOf(game, codes),
      told = engine.ask(`texts ${code}`, texts[code]);
    if (told.error) throw new Error(told.error);
    const site = siteOf(game, code, codes, engine, texts);
    writeLanguage(site);
    return site;
  });
  writeRules(game, codes, bytes);
  return { game, title: sites[0].doc.title, sites };
});
write(join(out, 'index.html'), indexPage(all));
const codesOf = (sites) => sites.map((site) => site.code).join(', ');
console.log(`site: ${all.map(({ game, sites }) => `${game} (${codesOf(sites)})`).join(', ')}`);
