/* The sheet to print: questions and wordings in the document's order, in two columns. Also gives
 * them as an object. */
import { dateOf, html, sentence } from './html.mjs';

const standard = (question) => question.readings.find((one) => one.letter === question.standard);

export const sheetData = (site) => ({
  game: site.doc.game,
  title: site.doc.title,
  language: site.code,
  edition: site.edition,
  sum: site.doc.sum,
  questions: site.doc.questions.map((question) => ({
    id: question.id,
    asks: question.asks,
    recommended: question.standard,
    reason: question.reason,
    ruling: site.rulings[question.id] ?? null,
    readings: question.readings.map(({ letter, means, built, wording }) => ({
      letter,
      means,
      built,
      wording,
    })),
  })),
});

const entry = (site, question) => {
  const one = standard(question),
    w = site.words;
  const ruledOrNot = site.rulings[question.id] ? w.ruled : w.recommended;
  return html`<li><h3>${question.asks} <span class="id" lang="en">${site.numberOf(
    question,
  )}\u00a0·\u00a0${question.id.replace(/^q-/, '')}</span></h3>
<p><b>${ruledOrNot}:</b> ${sentence(one.means)} ${question.reason}</p>
${one.wording ? html`<p class="edition">${one.wording}</p>` : ''}
${
  question.readings.length > 1
    ? html`<p class="others">${w.others}: ${question.readings
        .filter((other) => other !== one)
        .map((other) => sentence(other.means))
        .join(' ')}</p>`
    : ''
}</li>`;
};

export const sheetBody = (site) => {
  const w = site.words;
  return html`<h1>${w.sheetOf(site.doc.title)}</h1>
<p class="lead">${w.made} ${dateOf(site, site.edition)}, ${w.version}
<span class="id">${site.doc.sum.slice(0, 8)}</span>. ${w.sheetIds}
<span class="noprint">${w.sheetLead} ${
    site.hasPdf ? html`<a href="sheet.pdf">${w.pdf}</a>, ` : ''
  }<a href="sheet.json">${w.json}</a></span></p>
<div class="sheet">${site.chapters
    .filter((chapter) => chapter.questions.length)
    .map(
      (chapter) => html`<section><h2>${chapter.title}</h2>
<ol>${chapter.questions.map((question) => entry(site, question))}</ol></section>`,
    )}</div>`;
};
