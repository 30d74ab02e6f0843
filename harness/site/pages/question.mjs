/* One question as a card: what is open, the readings, what each of them does to one position, the
 * wording for the next edition, how often it matters. */
import { data, html, raw, sentence } from './html.mjs';
import { shown, verdictOf } from './verdict.mjs';

const share = (part, all) => Math.round((100 * part) / all);

/* The pair that shows a reading best: against the standard one, if it is another. */
const pairOf = (site, question, letter) => {
  const all = site.doc.pairs.filter(
    (pair) => pair.question === question.id && pair.kept?.[0] && pair.kept[1],
  );
  const pair =
    letter === question.standard
      ? all.find((one) => one.one === letter)
      : (all.find((one) => one.one === question.standard && one.other === letter) ??
        all.find((one) => one.one === letter || one.other === letter));
  return pair && { pair, side: pair.one === letter ? 0 : 1 };
};

const oftenOf = (site, question) => {
  const all = site.doc.pairs.filter(
    (pair) => pair.question === question.id && pair.random.plays > 0,
  );
  if (!all.length) return null;
  const most = all.reduce((a, b) => (b.random.noticed > a.random.noticed ? b : a));
  const { noticed, winner, plays } = most.random;
  return { share: share(noticed, plays), winner: share(winner, plays), plays, all };
};

/* How much a question matters: first how often another player wins, then how often anything
 * differs, both in a hundred games. */
export const weightOf = (site, question) => {
  const { share, winner } = oftenOf(site, question) ?? { share: 0, winner: 0 };
  return { share, winner };
};

const often = (site, question) => {
  const o = oftenOf(site, question);
  if (!o) return '';
  const w = site.words;
  return html`<p class="often">${o.share > 0 ? w.often(o.share, o.winner) : w.seldom(o.plays)}</p>`;
};

const reading = (site, question, one) => {
  const w = site.words,
    standard = one.letter === question.standard;
  const found = one.built ? pairOf(site, question, one.letter) : null;
  return {
    one,
    found,
    choice: html`<label class="${one.built ? '' : 'unbuilt'}"><input type="radio" name="${site.key(
      question,
    )}" value="${one.letter}"${standard ? raw(' checked') : ''}${
      one.built ? '' : raw(' disabled')
    }><span>${sentence(one.means)}</span>${
      standard ? html` <em>${site.rulings[question.id] ? w.ruled : w.recommended}</em>` : ''
    }${
      one.built
        ? ''
        : html` <em>${w.notPlayable}${one.adds ? html`. ${w.needs}: ${one.adds}` : ''}${
            one.contradicts ? html`. ${w.contradicted}: ${site.clauseLink(one.contradicts)}` : ''
          }</em>`
    }</label>`,
    panel: !one.built
      ? ''
      : html`<div class="reading" data-reading="${one.letter}"${standard ? '' : raw(' hidden')}>
${
  found
    ? shown(site, verdictOf(site, found.pair.kept[found.side]), found.pair.kept[found.side])
    : question.readings.filter((other) => other.built).length > 1
      ? html`<p class="verdict plain">${w.nothingShown}</p>`
      : ''
}
${one.wording ? html`<div class="edition"><span>${w.edition}</span>${one.wording}</div>` : ''}
</div>`,
  };
};

/* The recorded positions, for the board: both readings of each pair. */
const plays = (site, question, parts) =>
  Object.fromEntries(
    parts
      .filter((part) => part.found)
      .map((part) => [
        part.one.letter,
        { text: part.found.pair.kept[part.found.side], means: sentence(part.one.means) },
      ]),
  );

const figures = (site, question) => {
  const all = oftenOf(site, question)?.all ?? [];
  const w = site.words;
  const means = (letter) => question.readings.find((one) => one.letter === letter).means;
  return all.map(
    (pair) =>
      html`<p><b>${means(pair.one)} / ${means(pair.other)}:</b> ${w.figures(pair.random)} ${
        pair.greedy.plays ? w.greedy(pair.greedy) : ''
      }</p>`,
  );
};

export const questionCard = (site, question) => {
  const w = site.words,
    parts = question.readings.map((one) => reading(site, question, one));
  const key = site.key(question),
    played = plays(site, question, parts);
  const first = parts.find((part) => part.found);
  return html`<section class="q" id="${key}" aria-labelledby="${key}-title">
<h2 id="${key}-title">${question.asks} <a class="anchor" href="#${key}" aria-label="${w.link}: ${
    question.asks
  }">#</a></h2>
<fieldset class="seg"><legend class="hidden">${w.readings}</legend>
${parts.map((part) => part.choice)}
</fieldset>
${question.reason ? html`<p class="reason"><b>${w.why}:</b> ${question.reason}</p>` : ''}
${parts.map((part) => part.panel)}
${often(site, question)}
${
  first
    ? html`<div class="row"><button type="button" class="btn" data-play="${key}">${
        w.playIt
      }</button>
<button type="button" class="btn quiet" data-copy="#${key}">${w.copyLink}</button></div>
<script type="application/json" data-plays="${key}">${data({
        question: question.id,
        standard: question.standard,
        plays: played,
      })}</script>
<div class="live" data-board="${key}" hidden></div>
<details><summary>${w.details}</summary>${figures(site, question)}
<p>${w.replay}:</p><pre lang="en" tabindex="0">${
        first.found.pair.kept[first.found.side]
      }</pre></details>`
    : ''
}
</section>`;
};
