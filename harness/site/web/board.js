'use strict';
/* Boards: show a position, which moves are legal, why a move is not, and what followed from one.
 * The rules run in a worker, which starts when the first board is opened. */

const said = JSON.parse(document.querySelector('#words').textContent);
const fill = (phrase, ...values) => phrase.replace(/\{(\d)\}/g, (all, i) => values[i]);

/* make('p', { class: 'x', onclick: f }, 'text', child...) */
function make(name, given = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(given))
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(key, value);
  element.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== ''),
  );
  return element;
}

/* ---- the rules ---- */

class Rules {
  static #one = null;

  /* The game's rules, loaded once for the page; each board has a worker of its own. */
  static load() {
    Rules.#one ??= new Promise((done, failed) => {
      window.quibbleRules = done;
      document.head.append(
        make('script', { src: '../rules.js', onerror: () => failed(new Error('rules.js')) }),
      );
    });
    return Rules.#one;
  }

  static async start(language) {
    const game = await Rules.load();
    const worker = new Worker(
      URL.createObjectURL(new Blob([game.worker], { type: 'text/javascript' })),
    );
    const rules = new Rules(worker);
    await rules.#send({ wasm: game.wasm });
    if (game.texts[language]) await rules.ask(`texts ${language}`, game.texts[language]);
    rules.game = game.game;
    return rules;
  }

  #waiting = new Map();
  #next = 0;

  constructor(worker) {
    this.worker = worker;
    worker.onmessage = ({ data: { id, answer, failed } }) => {
      const { done, wrong } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failed) wrong(new Error(failed));
      else done(answer);
    };
  }

  #send(message) {
    const id = this.#next++;
    return new Promise((done, wrong) => {
      this.#waiting.set(id, { done, wrong });
      this.worker.postMessage({ id, ...message });
    });
  }

  ask(request, body = '') {
    return this.#send({ request, body });
  }
}

/* ---- links: a play in the fragment ---- */

async function pressed(stream, bytes) {
  const out = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await out.arrayBuffer());
}

async function toFragment(text) {
  const bytes = await pressed(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#play=${letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

async function fromFragment(fragment) {
  const found = /^#play=([A-Za-z0-9_-]+)$/.exec(fragment);
  if (!found) return null;
  const letters = atob(found[1].replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = await pressed(
    new DecompressionStream('deflate-raw'),
    Uint8Array.from(letters, (one) => one.charCodeAt(0)),
  );
  return new TextDecoder().decode(bytes);
}

/* ---- scenarios as text: just their table ---- */

/* A move as a sentence of the page's language, or in the game's own words, which are English. */
const told = (one) => (one.sentence ?? one.move).replace(/[.]$/, '');
const tongue = (one) => (one.sentence ? null : 'en');
const inEnglish = said.inEnglish || null; /* of lines that the language has no words for */

/* The same scenario with a question read in another way. */
function withReading(text, question, letter, standard) {
  const lines = text.split('\n').filter((line) => !line.startsWith(`reading ${question}=`));
  const at = lines.findIndex((line) => line.startsWith('game ')) + 1;
  const behind = lines[at]?.startsWith('players ') ? at + 1 : at;
  if (letter !== standard) lines.splice(behind, 0, `reading ${question}=${letter}`);
  return lines.join('\n');
}

/* One of them, by their weights. */
function drawn(moves) {
  let left = Math.random() * moves.reduce((n, one) => n + one.weight, 0);
  return moves.find((one) => (left -= one.weight) < 0) ?? moves.at(-1);
}

/* ---- a board ---- */

const MOST_SHOWN = 60,
  MOST_DEALT = 300;

class Board {
  constructor(place, given) {
    this.place = place;
    this.given = given;
    this.view = '';
    this.byChance = new Set();
    this.undone = [];
    this.picked = [];
  }

  async begin(text) {
    this.rules ??= await Rules.start(document.documentElement.lang);
    this.draw();
    return this.setUp(text);
  }

  /* A wrong text changes nothing; its fault is shown. */
  async setUp(text, at) {
    const loaded = await this.rules.ask('load', text);
    if (loaded.error !== undefined) {
      this.tellWrong(text, loaded);
      return false;
    }
    this.text = text;
    this.recorded = loaded.moves;
    this.asked = loaded.lines.filter((line) => line.asked).at(-1)?.asked.move ?? '';
    this.parts.wrong.replaceChildren();
    this.lines = (await this.rules.ask('played')).moves;
    await this.go(at ?? loaded.moves);
    if (this.asked) await this.why(this.asked);
    return true;
  }

  async go(at) {
    await this.show(await this.rules.ask(`at ${at}`));
  }

  async move(line) {
    const now = await this.rules.ask(`make ${line}`);
    if (now.svg === undefined) return this.tellVerdict(now);
    this.lines = [...this.lines.slice(0, now.at - 1), now.last];
    await this.show(now);
    return this.letOthersPlay();
  }

  async letOthersPlay() {
    const next = this.now.moves[0]?.actor;
    if (next && this.byChance.has(next)) {
      await new Promise((done) => {
        setTimeout(done, 250);
      });
      if (this.now.moves[0]?.actor === next) await this.randomMove();
    }
  }

  randomMove() {
    const taken = drawn(this.now.moves);
    return taken && this.move(taken.move);
  }

  /* Makes moves of chance until a player may choose: nobody has to click through the deal. */
  async deal() {
    let now = this.now;
    for (let i = 0; now.moves[0]?.actor === 'chance' && i < MOST_DEALT; i++) {
      const taken = drawn(now.moves);
      now = await this.rules.ask(`make ${taken.move}`);
      this.lines = [...this.lines.slice(0, now.at - 1), now.last];
    }
    await this.show(now);
  }

  async newPlay(players) {
    if (await this.setUp(`game ${this.rules.game}\nplayers ${players}\nstart\n`)) await this.deal();
  }

  /* ---- showing ---- */

  /* Under the page's own heading, or under that of a question. */
  heading(words) {
    return make(this.given.analysis ? 'h2' : 'h3', {}, words);
  }

  draw() {
    const parts = (this.parts = {
      picture: make('div', {
        class: 'picture',
        tabindex: '0',
        role: 'group',
        'aria-label': said.before,
      }),
      caption: make('figcaption', { 'aria-live': 'polite' }),
      verdict: make('div', { 'aria-live': 'polite' }),
      who: this.heading(''),
      moves: make('div', { class: 'moves' }),
      log: make('ol', { class: 'log' }),
      table: make('tbody'),
      wrong: make('div', { role: 'alert' }),
      refused: make('div'),
      difference: make('div'),
    });
    parts.filter = make('input', {
      type: 'search',
      'aria-label': said.filter,
      placeholder: said.filter,
      oninput: () => {
        this.picked = [];
        this.tellMoves();
      },
    });
    parts.try = make('input', {
      type: 'text',
      'aria-label': said.tryMove,
      placeholder: said.tryMove,
      autocapitalize: 'off',
      spellcheck: 'false',
    });
    parts.text = make('textarea', {
      'aria-label': said.asText,
      readonly: true,
      spellcheck: 'false',
      autocapitalize: 'off',
      lang: 'en',
    });
    parts.view = make('select', {
      'aria-label': said.view,
      onchange: ({ target }) => {
        this.view = target.value;
        this.look();
      },
    });
    this.place.replaceChildren(
      make(
        'div',
        { class: 'board' },
        make(
          'div',
          {},
          make(
            'div',
            { class: 'row' },
            this.stepButtons(),
            this.given.analysis ? this.newGame() : '',
          ),
          this.readingSwitch(),
          make('figure', {}, parts.picture, parts.caption),
          parts.verdict,
          parts.difference,
          make(
            'details',
            {},
            make('summary', {}, said.inWords),
            make(
              'div',
              { class: 'sideways', tabindex: '0', role: 'group', 'aria-label': said.inWords },
              make('table', { lang: inEnglish }, parts.table),
            ),
          ),
        ),
        this.panel(),
      ),
    );
    this.place.hidden = false;
  }

  stepButtons() {
    const button = (sign, name, act) =>
      make(
        'button',
        { type: 'button', class: 'btn quiet', 'aria-label': name, title: name, onclick: act },
        sign,
      );
    const b = this.parts;
    b.first = button('⏮', said.first, () => this.go(0));
    b.back = button('◀', `${said.back} (${said.undo})`, () => this.go(this.now.at - 1));
    b.forward = button('▶', `${said.forward} (${said.redo})`, () => this.go(this.now.at + 1));
    b.last = button('⏭', said.last, () => this.go(this.now.of));
    return [b.first, b.back, b.forward, b.last];
  }

  panel() {
    const parts = this.parts;
    const ask = make(
      'form',
      {
        class: 'row',
        onsubmit: (event) => {
          event.preventDefault();
          this.why(parts.try.value.trim());
        },
      },
      parts.try,
      make('button', { class: 'btn quiet' }, said.whyNot),
    );
    const setUp = make(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.setUp(parts.text.value);
        },
      },
      parts.text,
      parts.wrong,
      make('button', { class: 'btn quiet' }, said.load),
    );
    const refused = make(
      'details',
      { ontoggle: ({ target }) => target.open && this.tellRefused() },
      make('summary', {}, said.notNow),
      parts.refused,
    );
    parts.refusedFold = refused;
    parts.textFold = make(
      'details',
      { ontoggle: ({ target }) => this.tellText(target.open) },
      make('summary', {}, said.asText),
      setUp,
    );
    return make(
      'div',
      { class: 'panel' },
      parts.who,
      parts.filter,
      parts.moves,
      make(
        'div',
        { class: 'row' },
        make(
          'button',
          { type: 'button', class: 'btn quiet', onclick: () => this.randomMove() },
          said.random,
        ),
        this.opponents(),
      ),
      this.heading(said.whyNot),
      ask,
      refused,
      this.heading(said.soFar),
      parts.log,
      this.heading(said.view),
      parts.view,
      parts.textFold,
      make(
        'div',
        { class: 'row' },
        make(
          'button',
          {
            type: 'button',
            class: 'btn',
            'data-link': true,
            onclick: ({ currentTarget }) => this.copyLink(currentTarget),
          },
          said.copyLink,
        ),
      ),
    );
  }

  opponents() {
    const seats = Array.from({ length: 8 }, (none, i) => 'ABCDEFGH'[i]);
    return make(
      'select',
      {
        'aria-label': said.opponents,
        title: said.opponents,
        onchange: ({ target }) => {
          const all = this.seats().filter((one) => one !== 'A');
          this.byChance = new Set(
            target.value === '' ? [] : target.value === 'all' ? [...all, 'chance'] : ['chance'],
          );
          this.letOthersPlay();
        },
      },
      make('option', { value: '' }, `${said.opponents}: ${said.nobody}`),
      make('option', { value: 'chance' }, `${said.opponents}: ${said.chance}`),
      make(
        'option',
        { value: 'all' },
        `${said.opponents}: ${seats.slice(1, 4).join(', ')}, ${said.chance}`,
      ),
    );
  }

  seats() {
    return 'ABCDEFGH'.slice(0, this.now.players).split('');
  }

  /* Which reading is in force: those of the question, or on the analysis board of all questions. */
  readingSwitch() {
    const plays = Object.entries(this.given.plays ?? {});
    if (this.given.analysis) return this.allReadings();
    if (plays.length < 2) return '';
    const name = `live-${this.given.key}`;
    return make(
      'fieldset',
      { class: 'seg' },
      make('legend', { class: 'hidden' }, said.readings),
      plays.map(([letter, { means }]) =>
        make(
          'label',
          {},
          make('input', {
            type: 'radio',
            name,
            value: letter,
            checked: letter === this.given.letter,
            onchange: () => this.readAs(letter),
          }),
          make('span', {}, means),
        ),
      ),
    );
  }

  allReadings() {
    const list = JSON.parse(document.querySelector('[data-questions]').textContent);
    const change = (one, letter) => this.readQuestion(one, letter);
    return make(
      'details',
      {},
      make('summary', {}, said.readings),
      make(
        'div',
        {},
        list.map((one) =>
          make(
            'p',
            {},
            make(
              'label',
              {},
              `${one.asks} `,
              make(
                'select',
                { 'data-question': one.id, onchange: ({ target }) => change(one, target.value) },
                one.readings.map(({ letter, means }) =>
                  make('option', { value: letter, selected: letter === one.standard }, means),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  newGame() {
    const { fewest, most } = this.given;
    const players = make(
      'select',
      { 'aria-label': said.players },
      Array.from({ length: most - fewest + 1 }, (none, i) =>
        make('option', { value: fewest + i }, fill(said.seats, fewest + i)),
      ),
    );
    return [
      players,
      make(
        'button',
        { type: 'button', class: 'btn', onclick: () => this.newPlay(players.value) },
        said.newGame,
      ),
    ];
  }

  async show(now) {
    this.now = now;
    const b = this.parts;
    b.first.disabled = b.back.disabled = now.at === 0;
    b.forward.disabled = b.last.disabled = now.at === now.of;
    b.verdict.replaceChildren();
    b.difference.replaceChildren();
    b.filter.value = '';
    this.picked = [];
    this.tellMoves();
    this.tellViews();
    await this.look();
    this.tellLog();
    if (b.refusedFold.open) await this.tellRefused();
    if (b.textFold.open) await this.tellText();
  }

  /* The position, as everybody or as one player sees it. */
  async look() {
    const seen = this.view ? await this.rules.ask(`view ${this.view}`) : this.now,
      b = this.parts;
    b.picture.innerHTML = inEnglish ? `<div lang="en">${seen.svg}</div>` : seen.svg;
    b.table.replaceChildren(
      ...seen.rows.map(([place, there]) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row', colspan: there === undefined ? 2 : null }, place),
          there === undefined ? '' : make('td', {}, there),
        ),
      ),
    );
    b.caption.replaceChildren(...this.captionOf(this.now));
    this.makeClickable();
  }

  captionOf(now) {
    if (!now.last) return [said.start];
    const lines = now.last.changes.filter((line) => !line.startsWith('('));
    return [
      make('b', { lang: tongue(now.last) }, told(now.last)),
      make(
        'ul',
        { lang: inEnglish },
        lines.slice(0, 6).map((line) => make('li', {}, line)),
      ),
    ];
  }

  /* What legal moves name can be clicked in the picture: the last word of a thing's or a spot's
   * name is what they call it. A second click narrows the choice down. */
  makeClickable() {
    const words = new Set(this.now.moves.flatMap(({ move }) => move.split(' ').slice(2)));
    for (const one of this.parts.picture.querySelectorAll('[data-thing], [data-spot]')) {
      const word = (one.dataset.thing ?? one.dataset.spot).split(' ').at(-1);
      if (!words.has(word)) continue;
      one.setAttribute('data-clicks', word);
      one.addEventListener('click', () => this.pick(word));
    }
  }

  /* One move that names all that was clicked is made; several are offered. */
  pick(word) {
    const fit = (words) =>
      this.now.moves.filter(({ move }) => words.every((one) => move.split(' ').includes(one)));
    const both = [...this.picked, word];
    this.picked = fit(both).length ? both : [word];
    const fits = fit(this.picked);
    if (fits.length === 1) return this.move(fits[0].move);
    return this.tellMoves();
  }

  tellMoves() {
    const { now, parts } = this,
      wanted = parts.filter.value.toLowerCase();
    const all = now.moves.filter(
      (one) =>
        `${one.move} ${told(one)}`.toLowerCase().includes(wanted) &&
        this.picked.every((word) => one.move.split(' ').includes(word)),
    );
    const sum = now.moves.reduce((n, one) => n + one.weight, 0);
    const actor = now.moves[0]?.actor;
    parts.who.textContent = !actor
      ? said.result
      : actor === 'chance'
        ? said.chance
        : fill(said.may, actor);
    parts.filter.hidden = now.moves.length <= 12;
    parts.moves.replaceChildren(
      ...all.slice(0, MOST_SHOWN).map((one) =>
        make(
          'button',
          {
            type: 'button',
            lang: tongue(one),
            'data-move': one.move,
            onclick: () => this.move(one.move),
          },
          told(one),
          actor === 'chance' && now.moves.length > 1
            ? make('small', {}, ` ${fill(said.odds, one.weight, sum)}`)
            : '',
        ),
      ),
    );
    if (all.length > MOST_SHOWN)
      parts.moves.append(make('p', {}, fill(said.more, all.length - MOST_SHOWN)));
    if (actor === 'chance' && now.moves.length > 1)
      parts.moves.prepend(
        make(
          'button',
          { type: 'button', class: 'btn', onclick: () => this.randomMove() },
          said.roll,
        ),
      );
    if (!actor) parts.moves.append(make('p', {}, this.endOf(now)));
  }

  endOf(now) {
    if (!now.over) return said.nothingToDo;
    const who = now.winners.length ? this.winners(now.winners) : said.noWinner;
    const scores = now.scores.map((n, i) => `${'ABCDEFGH'[i]} ${n}`).join(', ');
    return `${said.over}: ${who} (${scores}).`;
  }

  winners(all) {
    return all.length > 1 ? `${all.join(', ')} ✓✓` : `${all[0]} ✓`;
  }

  tellViews() {
    const { view } = this.parts;
    if (view.options.length === this.now.players + 1) return;
    view.replaceChildren(
      make('option', { value: '' }, said.all),
      ...this.seats().map((seat) => make('option', { value: seat }, seat)),
    );
    this.view = '';
  }

  /* All moves; those that are not made yet can be gone to, too. */
  tellLog() {
    const { now, lines } = this;
    this.parts.log.replaceChildren(
      ...lines.map((line, i) =>
        make(
          'li',
          { class: i >= now.at ? 'later' : null },
          make(
            'button',
            {
              type: 'button',
              lang: tongue(line),
              'aria-current': i + 1 === now.at ? 'step' : null,
              onclick: () => this.go(i + 1),
            },
            told(line),
          ),
        ),
      ),
    );
    const { log } = this.parts,
      made = log.children[now.at - 1];
    log.scrollTop = made ? made.offsetTop - log.offsetTop - log.clientHeight / 2 : 0;
  }

  async tellRefused() {
    const { refused } = await this.rules.ask('refused');
    this.refused = refused;
    this.parts.refused.replaceChildren(
      make(
        'div',
        { class: 'moves' },
        refused
          .slice(0, MOST_SHOWN)
          .map((one) =>
            make(
              'button',
              { type: 'button', lang: tongue(one), onclick: () => this.why(one.move) },
              told(one),
            ),
          ),
      ),
    );
  }

  /* Nobody writes into it before it is there: that would be lost. The browser reports that a fold
   * was opened some time after it shows what is in it: so this is read-only in a closed one. */
  async tellText(open = true) {
    const { text } = this.parts;
    text.readOnly = true;
    if (!open) return;
    text.value = (await this.rules.ask('scenario')).scenario;
    text.readOnly = false;
  }

  /* ---- why, and why not ---- */

  async why(line) {
    if (!line) return;
    const known = [...this.now.moves, ...(this.refused ?? [])].find(
      (one) => told(one) === line.replace(/[.]$/, ''),
    );
    this.parts.try.value = line;
    this.tellVerdict(await this.rules.ask(`ask ${known?.move ?? line}`));
  }

  tellVerdict(v) {
    const place = this.parts.verdict;
    if (v.expected) {
      place.replaceChildren(
        make(
          'div',
          { class: 'verdict plain' },
          make('p', {}, `${said.notAMove}: `, make('span', { lang: 'en' }, v.expected)),
        ),
      );
      return;
    }
    const move = make('b', { lang: tongue(v) }, told(v));
    if (v.legal) {
      place.replaceChildren(
        make(
          'div',
          { class: 'verdict yes' },
          make('p', {}, make('strong', {}, `${said.allowed}: `), move),
          make(
            'ul',
            { lang: inEnglish },
            v.changes
              .filter((one) => !one.startsWith('('))
              .slice(0, 6)
              .map((one) => make('li', {}, one)),
          ),
          make('p', { class: 'also' }, `${said.then}: `, make('span', { lang: inEnglish }, v.next)),
          make(
            'button',
            { type: 'button', class: 'btn quiet', onclick: () => this.move(v.move) },
            said.forward,
          ),
        ),
      );
      return;
    }
    place.replaceChildren(
      make(
        'div',
        { class: 'verdict no' },
        make('p', {}, make('strong', {}, `${said.refused}: `), move),
        make(
          'ul',
          {},
          v.forbidden_by.map((one) =>
            make(
              'li',
              {},
              `${one.here || one.statement} `,
              make('a', { href: said.places[one.clause] ?? 'index.html' }, `(${one.source})`),
            ),
          ),
        ),
      ),
    );
  }

  /* Line and word that are wrong. */
  tellWrong(text, { error, line }) {
    const word = /found (?:\S+ )?'([^']+)'/.exec(error)?.[1],
      lines = text.split('\n');
    const from = Math.max(0, line - 3),
      shown = make('pre', { class: 'wrong', lang: 'en' });
    lines.slice(from, line + 2).forEach((one, i) => {
      const at = from + i + 1 === line && word ? one.indexOf(word) : -1;
      shown.append(`${from + i + 1}  `);
      if (at >= 0)
        shown.append(one.slice(0, at), make('mark', {}, word), one.slice(at + word.length));
      else if (from + i + 1 === line) shown.append(make('mark', {}, one));
      else shown.append(one);
      shown.append('\n');
    });
    this.parts.textFold.open = true;
    this.parts.wrong.replaceChildren(
      make(
        'p',
        {},
        make('strong', {}, `${said.error}, ${said.line} ${line}: `),
        make('span', { lang: 'en' }, error.replace(/^[^:]*(:\d+)+: /, '')),
      ),
      shown,
    );
  }

  /* ---- readings ---- */

  /* The same play with the other reading: the recorded one of it, where there is one. */
  async readAs(letter) {
    const was = this.now;
    this.given.letter = letter;
    await this.setUp(this.given.plays[letter].text);
    this.tellDifference(was);
  }

  async readQuestion(one, letter) {
    const was = this.now;
    const { scenario } = await this.rules.ask('scenario');
    if (await this.setUp(withReading(scenario, one.id, letter, one.standard)))
      this.tellDifference(was);
  }

  tellDifference(was) {
    const without = (all, others) =>
      all.filter((one) => !others.some((other) => other.move === one.move));
    const gained = without(this.now.moves, was.moves),
      lost = without(was.moves, this.now.moves);
    const list = (title, all) =>
      all.length
        ? make(
            'p',
            {},
            `${title}: `,
            make(
              'span',
              { lang: tongue(all[0]) },
              all.slice(0, 8).map(told).join('; '),
              all.length > 8 ? ' …' : '',
            ),
          )
        : '';
    const ends =
      was.over !== this.now.over ||
      was.winners.join() !== this.now.winners.join() ||
      was.scores.join() !== this.now.scores.join();
    this.parts.difference.replaceChildren(
      make(
        'div',
        { class: 'verdict plain', 'data-difference': true },
        make('p', {}, make('strong', {}, said.difference)),
        gained.length || lost.length || ends
          ? [
              list(said.onlyHere, gained),
              list(said.onlyThere, lost),
              ends
                ? make(
                    'p',
                    {},
                    `${said.result}: ${this.now.over ? this.endOf(this.now) : said.goesOn}`,
                  )
                : '',
            ]
          : make('p', {}, said.same),
      ),
    );
  }

  async copyLink(button) {
    const { scenario } = await this.rules.ask('scenario');
    const url = new URL('board.html', location.href);
    url.hash = await toFragment(scenario);
    await copyText(url.href, button);
  }
}

/* ---- the boards of this page ---- */

async function openBoard(key, letter) {
  const place = document.querySelector(`[data-board="${key}"]`);
  const given = JSON.parse(document.querySelector(`[data-plays="${key}"]`).textContent);
  const chosen = given.plays[letter] ? letter : Object.keys(given.plays)[0];
  place.board ??= new Board(place, { ...given, key, letter: chosen });
  place.board.given.letter = chosen;
  await place.board.begin(given.plays[chosen].text);
  place.dataset.ready = 'true';
  place.scrollIntoView({ block: 'nearest' });
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-play]');
  if (!button) return;
  const shown = button.closest('.q').querySelector('.seg :checked')?.value ?? '';
  openBoard(button.dataset.play, shown);
});

async function openAnalysis(place) {
  const { fewest, most } = place.dataset;
  const board = (place.board ??= new Board(place, {
    analysis: true,
    fewest: Number(fewest),
    most: Number(most),
  }));
  const sent = await fromFragment(location.hash).catch(() => null);
  const plain = `game ${document.body.dataset.game}\nplayers ${fewest}\nstart\n`;
  await board.begin(plain);
  if (sent) await board.setUp(sent);
  else await board.deal();
  place.dataset.ready = 'true';
}

const analysis = document.querySelector('[data-analysis]');
if (analysis) {
  openAnalysis(analysis);
  addEventListener('hashchange', () => openAnalysis(analysis));
}
