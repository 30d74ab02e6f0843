/* The pages of a game except its chapters: overview, findings, components, rulings, board. */
import { data, dateOf, html, raw, sentence } from './html.mjs';
import { weightOf } from './question.mjs';
import { changesOf, end, figure, moveText } from './verdict.mjs';

const order = [
  'endless-certain',
  'endless-forced',
  'endless',
  'deadlock',
  'tie',
  'no-winner',
  'dead-clause',
  'other',
];

export const overview = (site) => {
  const w = site.words,
    seats = [...'ABCDEFGH'.slice(0, site.doc.most_players)];
  const heavy = site.doc.questions
    .map((q) => ({ q, weight: weightOf(site, q) }))
    .filter((one) => one.weight.share > 0)
    .sort((a, b) => b.weight.winner - a.weight.winner || b.weight.share - a.weight.share)
    .slice(0, 8);
  return html`<h1>${site.doc.title}</h1>
<p class="lead">${w.title}. ${w.lead(site.doc.clauses.length, site.doc.questions.length)}</p>
<div class="row"><a class="btn" href="board.html">${w.board}</a>
<a class="btn quiet" href="sheet.html">${w.sheetTitle}</a>
<a class="btn quiet" href="words.html">${w.wordsTitle}</a></div>
<h2>${w.contents}</h2>
<ol class="chapters">${site.chapters.map(
    (chapter) => html`
<li><a href="${chapter.name}.html">${chapter.title}</a> <span>${
      chapter.questions.length ? w.openQuestions(chapter.questions.length) : ''
    }</span></li>`,
  )}
</ol>
<h2>${w.matters}</h2>
${
  heavy.length
    ? html`<ol class="heavy">${heavy.map(
        ({ q, weight }) => html`
<li><a href="${site.questionAddress(q)}">${q.asks}</a> <span>${
          weight.winner > 0 ? w.otherWinner(weight.winner) : w.inGames(weight.share)
        }</span></li>`,
      )}</ol>`
    : html`<p>${w.mattersNone}</p>`
}
<h2>${w.findings}</h2>
<ul>${findingsOf(site)
    .slice(0, 4)
    .map((one) => html`<li><a href="findings.html#${one.key}">${one.head}</a></li>`)}</ul>
<p class="legend">${w.legend(seats.join(', '))} ${Object.entries(w.status).map(
    ([key, name]) => html`<span class="tag ${key}">${name}</span> ${w.statusMeans[key]} `,
  )}</p>`;
};

/* The first sentence of a finding is its heading; a word like "Silence:" in front of it tells what
 * sort it is, which the page says in its own way. */
const headAndRest = (title) => {
  const told = title
    .replace(/^(Silence|Not the document|Literal|Under [^:]*): */, '')
    .replace(/^“[^”]*”[.:,] */, '');
  const stop = told.search(/[.] [A-Z]/);
  const head = stop > 0 ? told.slice(0, stop + 1) : told;
  return [head.charAt(0).toUpperCase() + head.slice(1), stop > 0 ? told.slice(stop + 2) : ''];
};

/* Those that players are told of, the most important first, each with the plays that show it
 * again; then the others. */
export const findingsOf = (site) => {
  const all = site.doc.findings.map((one) => {
    const kinds = [...one.source.matchAll(/^# finding: *(\S+)/gm)].map(([, kind]) => kind);
    const kind = order.find((name) => kinds.includes(name)) ?? 'other';
    const [head, rest] = one.told
      ? [`${one.told.title}.`, one.told.text]
      : headAndRest(site.plain(one.title));
    return { ...one, kind, head, rest, key: one.name.replace('.scenario', '') };
  });
  const told = all.filter((one) => one.told).sort((a, b) => a.told.rank - b.told.rank);
  for (const one of told)
    one.again = all.filter((other) => other.told_with === one.key && !other.told);
  const left = all
    .filter((one) => !one.told && !told.some((other) => other.again.includes(one)))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name));
  return [...told, ...left];
};

const played = (site, one) => {
  const w = site.words;
  const loaded = one.scenario ? site.engine.ask('load', one.scenario) : null;
  const now = loaded && loaded.error === undefined ? site.engine.ask(`at ${loaded.moves}`) : null;
  if (!now) return '';
  const outcome = now.over ? end(site, now) : now.moves.length ? `${w.goesOn}.` : w.nothingToDo;
  const caption = now.last ? `${w.lastMove(moveText(now.last))}. ${outcome}` : outcome;
  const plays = { '': { text: one.scenario, means: '' } };
  return html`${figure(site, now, caption)}
<div class="row"><button type="button" class="btn" data-play="${one.key}">${w.playIt}</button></div>
<script type="application/json" data-plays="${one.key}">${data({ plays })}</script>
<div class="live" data-board="${one.key}" hidden></div>`;
};

/* What nobody wrote in the language is in English. */
const langOf = (site, one) =>
  one.told || one.in_language || site.code === 'en' ? '' : raw(' lang="en"');

const finding = (site, one) => {
  const w = site.words,
    lang = langOf(site, one);
  return html`<section class="q finding" id="${one.key}">
${one.told && one.kind === 'other' ? '' : html`<p class="kind">${w.finding[one.kind]}</p>`}
<h2${lang}>${one.head}</h2>
${one.rest ? html`<p${lang}>${one.rest}</p>` : ''}
${played(site, one)}
${
  one.again?.length
    ? html`<details><summary>${w.again(one.again.length)}</summary>${one.again.map(
        (other) =>
          html`<div class="again" id="${other.key}"><p${langOf(site, other)}>${
            other.head
          } ${other.rest}</p>${played(site, other)}</div>`,
      )}</details>`
    : ''
}
</section>`;
};

/* Several plays can show the same example. */
const examplesOf = (site) => [
  ...new Map(site.doc.examples.map((one) => [one.title, one])).values(),
];

export const findings = (site) => html`<h1>${site.words.findingsTitle}</h1>
<p class="lead">${site.words.findingsLead}</p>
${findingsOf(site).map((one) => finding(site, one))}
${
  site.doc.examples.length
    ? html`<h2>${site.words.examples}</h2><ul>${examplesOf(site).map(
        (one) => html`<li${langOf(site, one)}>${site.plain(one.title)}</li>`,
      )}</ul>`
    : ''
}`;

export const components = (site) => html`<h1>${site.words.componentsTitle}</h1>
<p class="lead">${site.words.componentsLead}</p>
<ul class="must">${site.doc.components.must.map(
  (slug) => html`<li>${site.statement(slug)} (${site.clauseLink(slug)})</li>`,
)}</ul>
<h2>${site.words.assumed}</h2><p>${site.words.assumedLead}</p>
<details><summary>${site.words.components}</summary><pre lang="en" tabindex="0">${
  site.doc.components.sheet
}</pre></details>
<p><a href="words.html">${site.words.wordsTitle}</a></p>`;

/* What 'quibble words GAME --html' says, but for its head. Names of rules and questions become
 * links, and a scope a small game: a page for players has no words of the program. */
export const phrases = (site, page) => {
  const body = /<\/h1>([^]*)<\/main>/.exec(page)[1];
  const linked = body
    .replace(/: ([a-z0-9-]+)<\/li>/g, (all, slug) =>
      site.statement(slug) ? html`: ${site.clauseLink(slug)}</li>` : all,
    )
    .replace(/\bq-[a-z-]+/g, (id) => {
      const question = site.question(id);
      return question
        ? html`<a href="${site.questionAddress(question)}">question ${site.numberOf(question)}</a>`
        : id;
    })
    .replace(/\bscopes?\b/g, 'small game');
  return html`<h1>${site.words.wordsTitle}</h1>
<p class="lead">${site.words.wordsLead}</p>
<div lang="en">${raw(linked)}</div>`;
};

export const rulings = (site) => {
  const w = site.words,
    all = Object.values(site.rulings);
  const means = (ruling) =>
    sentence(
      site.question(ruling.question).readings.find((one) => one.letter === ruling.letter).means,
    );
  const row = (one) => {
    const question = site.question(one.question);
    return html`<tr><td><a href="${site.questionAddress(question)}">${question.asks}</a></td>
<td>${means(one)}</td><td>${dateOf(site, one.date)}</td><td>${one.source}</td></tr>`;
  };
  return html`<h1>${w.rulingsTitle}</h1>
${
  all.length
    ? html`<div class="sideways" tabindex="0" role="group" aria-label="${w.rulingsTitle}">
<table><thead><tr><th>${w.question}</th><th>${w.ruling}</th><th>${w.date}</th>
<th>${w.source}</th></tr></thead><tbody>${all.map(row)}</tbody></table></div>`
    : html`<p>${w.rulingsNone}</p>`
}`;
};

export const board = (site) => html`<h1>${site.words.boardTitle}</h1>
<p class="lead">${site.words.boardLead}</p>
<div class="live" data-board="analysis" data-analysis data-fewest="${
  site.doc.fewest_players
}" data-most="${site.doc.most_players}">
<p role="status">${site.words.loading}</p></div>
<script type="application/json" data-questions>${data(
  site.doc.questions
    .filter((q) => q.readings.filter((one) => one.built).length > 1)
    .map((q) => ({
      id: q.id,
      asks: q.asks,
      standard: q.standard,
      readings: q.readings
        .filter((one) => one.built)
        .map((one) => ({ letter: one.letter, means: sentence(one.means) })),
    })),
)}</script>`;

export { changesOf };
