/* What the rules answer about a recorded position: asks the engine, and writes sentences and a
 * picture. */
import { html, raw, sentence } from './html.mjs';

/* The last thing that the scenario expects is its point. */
export const verdictOf = (site, text) => {
  const loaded = site.engine.ask('load', text);
  const asked = loaded.lines.filter((line) => line.asked).at(-1)?.asked;
  const table = loaded.lines.find((line) => line.text.startsWith('table-refused'));
  if (loaded.error !== undefined)
    return { kind: 'table', refused: table?.text.split(' ')[1] ?? null };
  const now = site.engine.ask(`at ${loaded.moves}`);
  const after = asked?.legal ? site.engine.ask(`make ${asked.move}`) : null;
  const seen = loaded.lines
    .filter((line) => /^(shows|observes [A-H]) /.test(line.text) && line.came_to === 'held')
    .map((line) => line.text.replace(/^(shows|observes [A-H]) /, ''))
    .map((line) => site.engine.ask('told', line).told)
    .filter((line) => line);
  return {
    kind: asked ? 'move' : now.over ? 'over' : seen.length ? 'sight' : 'on',
    asked,
    now,
    after,
    seen,
  };
};

export const end = (site, now) => {
  const w = site.words,
    who = now.winners.length ? w.wins(now.winners) : w.noWinner;
  const points = now.scores.map((n, seat) => w.points('ABCDEFGH'[seat], n)).join(', ');
  return `${w.over}: ${who} (${points}).`;
};

const clauseOf = (site, reason) =>
  html`<a href="${site.clauseAddress(reason.clause)}">${reason.source}</a>`;

const sentenceOf = (reason) => {
  const text = reason.here || reason.statement;
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
};

/* A move as a sentence, or in the game's own words, which are English. */
export const moveText = (one) => (one.sentence ?? one.move).replace(/[.]$/, '');
const moveOf = (one) => html`<b${one.sentence ? '' : raw(' lang="en"')}>${moveText(one)}</b>`;

const refusal = (site, asked) => {
  const w = site.words,
    [first, ...others] = asked.forbidden_by;
  return html`<div class="verdict no"><p><strong>${w.refused}:</strong> ${moveOf(asked)}. ${
    first ? html`${sentenceOf(first)} (${clauseOf(site, first)})` : ''
  }</p>${
    others.length
      ? html`<p class="also">${w.alsoBecause}: ${others.map(
          (one, i) => html`${i ? ' ' : ''}${sentenceOf(one)} (${clauseOf(site, one)})`,
        )}</p>`
      : ''
  }</div>`;
};

/* Lines for players: what only the machine notes stands in brackets. */
export const changesOf = (changes) => changes.filter((line) => !line.startsWith('('));

const permission = (site, asked) =>
  html`<div class="verdict yes"><p><strong>${site.words.allowed}:</strong> ${moveOf(asked)}.</p>${
    changesOf(asked.changes).length
      ? html`<ul${site.inEnglish}>${changesOf(asked.changes)
          .slice(0, 6)
          .map((line) => html`<li>${line}</li>`)}</ul>`
      : ''
  }<p class="also">${site.words.then}: <span${site.inEnglish}>${asked.next}</span>.</p></div>`;

/* The picture, and what it shows as a table: a place, and what is there. */
export const figure = (site, position, caption) =>
  position.svg
    ? html`<figure><div class="picture" tabindex="0" role="group" aria-label="${
        caption
      }"><div${site.inEnglish}>${raw(position.svg)}</div></div><figcaption>${sentence(caption)}${
        position.marks ? html` ${site.words.marks}` : ''
      }
<details><summary>${site.words.inWords}</summary>${table(site, position.rows, caption)}</details>
</figcaption></figure>`
    : '';

const rowOf = ([place, there]) =>
  there === undefined
    ? html`<tr><th scope="row" colspan="2">${place}</th></tr>`
    : html`<tr><th scope="row">${place}</th><td>${there}</td></tr>`;

const table = (site, rows, caption) =>
  html`<div class="sideways" tabindex="0" role="group" aria-label="${caption}"><table${
    site.inEnglish
  }><tbody>${rows.map(rowOf)}</tbody></table></div>`;

export const shown = (site, v) => {
  const w = site.words;
  if (v.kind === 'table')
    return v.refused
      ? html`<div class="verdict no"><p><strong>${w.tableRefused}.</strong> ${site.statement(
          v.refused,
        )} (${site.clauseLink(v.refused)})</p></div>`
      : html`<div class="verdict yes"><p><strong>${w.tableAccepted}.</strong></p></div>`;
  if (v.kind === 'move')
    return html`${
      v.after?.svg
        ? figure(site, v.after, `${w.after}: ${moveText(v.asked)}.`)
        : figure(site, v.now, `${w.before}. ${w.tries(moveText(v.asked))}.`)
    }
${v.asked.legal ? permission(site, v.asked) : refusal(site, v.asked)}`;
  const last = v.now.last ? html`<p class="also">${moveOf(v.now.last)}.</p>` : '';
  if (v.kind === 'over')
    return html`${figure(site, v.now, w.result)}<div class="verdict plain">${last}<p><strong>${end(
      site,
      v.now,
    )}</strong></p></div>`;
  return html`${figure(site, v.now, w.after)}<div class="verdict plain">${last}${
    v.seen.length
      ? html`<p>${w.sees}:</p><ul${site.inEnglish}>${v.seen
          .slice(0, 6)
          .map((line) => html`<li>${line}</li>`)}</ul>`
      : html`<p>${w.goesOn}.</p>`
  }</div>`;
};
