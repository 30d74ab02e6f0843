/* A chapter: its rules in the document's order, each question under the rule that raises it. */
import { html } from './html.mjs';
import { questionCard } from './question.mjs';

const clause = (site, one, questions) => {
  const w = site.words;
  return html`<div class="clause" id="${one.slug}"><p>${one.statement} <span class="tag ${
    one.status
  }" title="${w.statusMeans[one.status]}">${w.status[one.status]}</span></p>
<p class="at"><span lang="${site.documentLanguage}">${one.source}</span> · <a href="#${
    one.slug
  }" aria-label="${w.link}: ${one.statement}">${w.link}</a>${
    questions.length
      ? html` · <a href="#${site.key(questions[0])}">${w.openQuestions(questions.length)}</a>`
      : ''
  }${one.inert ? html` · <span class="inert">${w.noEffect}</span>` : ''}</p></div>
${questions.map((question) => questionCard(site, question))}`;
};

export const contents = (site, current) => {
  const w = site.words;
  const entries = site.chapters.map((chapter) => {
    const open = chapter.questions.length,
      here = chapter === current ? html` aria-current="page"` : '';
    return html`
<li><a href="${chapter.name}.html"${here}>${chapter.title}${
      open ? html`<span class="n" title="${w.openQuestions(open)}">${open}</span>` : ''
    }</a></li>`;
  });
  return html`<nav class="toc" aria-label="${w.contents}"><h2>${w.contents}</h2><ol>${entries}
</ol></nav>`;
};

export const chapterBody = (site, chapter) => {
  const w = site.words,
    i = site.chapters.indexOf(chapter);
  const [before, after] = [site.chapters[i - 1], site.chapters[i + 1]];
  const loose = chapter.questions.filter((q) => !q.under);
  return html`<h1>${chapter.title}</h1>
${
  chapter.heading && chapter.heading !== chapter.title
    ? html`<p class="lead">${w.inBook}: <span lang="${site.documentLanguage}">${
        chapter.heading
      }</span></p>`
    : ''
}
${loose.map((question) => questionCard(site, question))}
${chapter.clauses.map((one) =>
  clause(
    site,
    one,
    chapter.questions.filter((q) => q.under === one.slug),
  ),
)}
<nav class="turn" aria-label="${w.previous}, ${w.next}">${
    before
      ? html`<a rel="prev" href="${before.name}.html">← ${before.title}</a>`
      : html`<span></span>`
  }${after ? html`<a rel="next" href="${after.name}.html">${after.title} →</a>` : ''}</nav>`;
};
