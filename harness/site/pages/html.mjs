/* Writes HTML. The tag `html` escapes every value except those that `raw` or `html` made. */

class Html {
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

export const escape = (text) =>
  String(text).replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter],
  );

export const raw = (text) => new Html(text);

const put = (value) =>
  Array.isArray(value)
    ? value.map(put).join('')
    : value instanceof Html
      ? value.text
      : value === null || value === undefined || value === false
        ? ''
        : escape(value);

export const html = (parts, ...values) =>
  new Html(parts.reduce((all, part, i) => all + put(values[i - 1]) + part));

/* A word or two becomes a sentence by its first letter and its stop. Dutch writes "Eén". */
export const sentence = (text) => {
  const first = text.charAt(0).toUpperCase().replace('É', 'E') + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
};

/* Data in a page: nothing in it can end the script that it stands in. */
export const data = (value) => raw(JSON.stringify(value).replace(/</g, '\\u003c'));

/* A date as people write it: "20. November 2026". */
export const dateOf = (site, date) => {
  const day = new Date(`${date}T00:00:00Z`),
    locale = site.code === 'en' ? 'en-GB' : site.code,
    form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
  return Number.isNaN(day.getTime())
    ? date
    : html`<time datetime="${date}">${day.toLocaleDateString(locale, form)}</time>`;
};

const nav = (site, page) => html`<nav aria-label="${site.words.overview}">${[
  'rules',
  'board',
  'findings',
  'components',
  'rulings',
  'sheet',
].map(
  (name) => html`
  <a href="${name === 'rules' ? 'index' : name}.html"${
    name === page.room ? raw(' aria-current="page"') : ''
  }>${site.words[name]}</a>`,
)}${site.languages
  .filter((other) => other.code !== site.code)
  .map(
    (other) => html`
  <a class="tongue" lang="${other.code}" hreflang="${other.code}" href="../${other.code}/${
    page.file
  }">${other.name}</a>`,
  )}
</nav>`;

/* A page of one game in one language. page: file, room, title, body, toc, aside, scripts */
export const gamePage = (site, page) => html`<!doctype html>
<html lang="${site.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${site.doc.title}</title>
<link rel="stylesheet" href="../../style.css">
<link rel="icon" href="data:,">
</head>
<body data-game="${site.doc.game}">
<a class="skip" href="#text">${site.words.skip}</a>
<header>
<a class="brand" href="../../index.html" title="${site.words.games}">quibble</a>
<strong><a href="index.html">${site.doc.title}</a></strong>
<div class="search"><input type="search" id="search" placeholder="${site.words.search}"
aria-label="${site.words.search}" autocomplete="off" role="combobox" aria-expanded="false"
aria-controls="hits" aria-autocomplete="list"><ul id="hits" role="listbox"
aria-label="${site.words.search}" data-none="${site.words.noHits}" hidden></ul></div>
${nav(site, page)}
</header>
<div class="page${page.wide ? ' wide' : page.toc ? '' : ' single'}">
${page.toc ?? ''}
<main id="text" tabindex="-1">
${page.body}
</main>
</div>
<script src="../../page.js"></script>
${
  page.board
    ? html`<script id="words" type="application/json">${data(site.boardWords)}</script>
<script src="../../board.js"></script>`
    : ''
}
</body>
</html>
`;
