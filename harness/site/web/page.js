'use strict';
/* What every page can do: search, switch readings, copy links. All texts can be read without it. */

/* ---- readings ---- */

for (const question of document.querySelectorAll('.q'))
  question.addEventListener('change', ({ target }) => {
    if (target.type !== 'radio' || !target.closest('.seg') || target.closest('.live')) return;
    for (const panel of question.querySelectorAll('.reading'))
      panel.hidden = panel.dataset.reading !== target.value;
    question.dispatchEvent(new CustomEvent('reading', { detail: target.value }));
  });

/* ---- links ---- */

async function copyText(text, button) {
  const told = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  button.dataset.copied = text;
  button.textContent = '✓';
  setTimeout(() => {
    button.textContent = told;
  }, 1200);
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-copy]');
  if (button) copyText(new URL(button.dataset.copy, location.href).href, button);
});

/* ---- search: the words of this game, fetched with the first letter ---- */

const field = document.querySelector('#search'),
  hits = document.querySelector('#hits');
let entries = null,
  chosen = -1;

const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

window.quibbleSearch = (all) => {
  entries = all.map((one) => ({ ...one, all: plain(`${one.t} ${one.x}`) }));
  tellHits();
};

function fetchEntries() {
  if (entries || document.querySelector('script[src="search.js"]')) return;
  document.head.append(Object.assign(document.createElement('script'), { src: 'search.js' }));
}

function show(open) {
  hits.hidden = !open;
  field.setAttribute('aria-expanded', String(open));
  if (!open) field.removeAttribute('aria-activedescendant');
}

/* Questions first; each word must be there. */
function tellHits() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  hits.replaceChildren();
  chosen = -1;
  if (!words.length || !entries) return show(false);
  const found = entries
    .filter((one) => words.every((word) => one.all.includes(word)))
    .sort((a, b) => (b.q ?? 0) - (a.q ?? 0))
    .slice(0, 20);
  found.forEach((one, i) => {
    const item = Object.assign(document.createElement('li'), { id: `hit-${i}`, role: 'option' });
    item.setAttribute('aria-selected', 'false');
    const link = Object.assign(document.createElement('a'), {
      href: one.u,
      textContent: one.t,
      tabIndex: -1,
    });
    link.append(Object.assign(document.createElement('small'), { textContent: one.x }));
    item.append(link);
    hits.append(item);
  });
  if (!found.length) {
    const none = Object.assign(document.createElement('li'), {
      role: 'option',
      textContent: hits.dataset.none,
    });
    none.setAttribute('aria-disabled', 'true');
    hits.append(none);
  }
  return show(true);
}

function choose(step) {
  const all = [...hits.querySelectorAll('[role=option]')].filter((one) => one.id);
  if (!all.length) return;
  chosen = (chosen + step + all.length) % all.length;
  all.forEach((one, i) => one.setAttribute('aria-selected', String(i === chosen)));
  all[chosen].scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', all[chosen].id);
}

if (field) {
  field.addEventListener('focus', fetchEntries);
  field.addEventListener('input', () => {
    fetchEntries();
    tellHits();
  });
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      choose(step);
    }
    if (event.key === 'Escape') show(false);
    if (event.key === 'Enter') {
      const link = hits.querySelector('[aria-selected=true] a') ?? hits.querySelector('a');
      if (link && !hits.hidden) {
        event.preventDefault();
        link.click();
        show(false);
      }
    }
  });
  hits.addEventListener('click', () => show(false));
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('.search')) show(false);
  });
}
