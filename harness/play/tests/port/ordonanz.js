#!/usr/bin/env node
// Ordonanz, ported: an example for 'quibble conform' (harness/cli/PROTOCOL.md).
//
// Written from the rulebook, with Node's standard library only, in the standard readings.
// '--bug cap' plants a mistake: a fifth card may be laid.
'use strict';
const readline = require('readline');

const SYMBOLS = 'LBSHN'; // from the weakest to the strongest
const SEATS = 'ABCD';
const bug = process.argv[2] === '--bug' ? process.argv[3] : '';

const faces = [];
for (let set = 1; set < 32; set++)
  faces.push([...SYMBOLS].filter((_, i) => (set >> i) & 1).join(''));
const copies = (face) => ({ 1: 4, 2: 2 })[face.length] || 1; // assumed: the list of cards is lost

// The clause that forbids a move; none where this port does not name it.
class Refused extends Error {}

class Ordonanz {
  constructor() {
    Object.assign(this, { players: 2, areas: 5, cap: 4, hand: 6, decks: 0, first: '' });
    this.deck = new Map(faces.map((face) => [face, copies(face)]));
    this.phase = 'none';
  }

  sheet(line) {
    const [name, ...words] = line;
    if (['players', 'areas', 'cap', 'hand', 'decks'].includes(name)) this[name] = Number(words[0]);
    if (name === 'first') this.first = words[0] === 'lot' ? '' : words[0];
    if (name === 'deck')
      this.deck = new Map(
        words.map((word) => word.split('x')).map(([n, face]) => [face, Number(n)]),
      );
  }

  start() {
    const decks = this.decks || (this.players > 2 ? 2 : 1);
    this.seats = [...SEATS.slice(0, this.players)];
    this.talon = new Map([...this.deck].map(([face, n]) => [face, decks * n]));
    this.hands = Object.fromEntries(this.seats.map((seat) => [seat, []]));
    this.strips = Object.fromEntries(this.seats.map((seat) => [seat, this.eachArea(() => [])]));
    this.order = this.eachArea(() => []); // who completed an area, first to last
    this.laid = 0;
    this.phase = this.first ? 'deal' : 'lot';
    this.starter = this.turn = this.first || 'A';
  }

  eachArea(make) {
    return Array.from({ length: this.areas }, make);
  }
  inTalon() {
    return [...this.talon.values()].reduce((sum, n) => sum + n, 0);
  }
  isFull(seat, area) {
    return this.strips[seat][area].length >= this.cap + (bug === 'cap' ? 1 : 0);
  }

  // -- what may be done

  moves() {
    const left = [...this.talon.keys()].filter((face) => this.talon.get(face));
    if (this.phase === 'lot' || this.phase === 'deal') {
      // in any order
      const lots = this.phase === 'lot' ? this.seats.map((seat) => `the lot falls on ${seat}`) : [];
      const lacking = this.seats.filter((seat) => this.hands[seat].length < this.hand);
      return lots.concat(lacking.flatMap((seat) => left.map((face) => `${seat} is dealt ${face}`)));
    }
    if (this.phase === 'take') return left.map((face) => `${this.turn} draws ${face}`);
    if (this.phase !== 'lay') return [];
    const open = this.strips[this.turn]
      .map((_, area) => area)
      .filter((a) => !this.isFull(this.turn, a));
    return [...new Set(this.hands[this.turn])].flatMap((face) =>
      open.map((area) => `${this.turn} lays ${face} on ${area + 1}`),
    );
  }

  // Throws Refused; false: a move that this port does not know.
  check([player, verb, face, on, number, ...more]) {
    if (player === 'the' || verb === 'is' || verb === 'draws') {
      const said = [player, verb, face, on, number, ...more].filter((word) => word).join(' ');
      if (!this.moves().includes(said)) throw new Refused();
      return true;
    }
    if (!this.seats || !this.seats.includes(player) || !['lays', 'passes'].includes(verb))
      return false;
    if (this.phase === 'over') throw new Refused('ends-when-all-full');
    if (this.phase === 'lot' || (this.phase === 'deal' && player !== this.starter))
      throw new Refused('first-player-by-lot');
    if (this.phase === 'deal') throw new Refused('deal-six');
    if (player !== this.turn)
      throw new Refused(
        this.phase === 'take'
          ? 'one-actor-at-a-time'
          : this.laid
            ? 'next-is-left-neighbour'
            : 'first-player-by-lot',
      );
    if (verb === 'passes') throw new Refused(this.phase === 'lay' ? 'must-place' : 'must-draw');
    if (on !== 'on' || !number || more.length) return false;
    if (this.phase === 'take') throw new Refused('one-placement-per-turn');
    const area = Number(number) - 1;
    if (!(area in this.strips[player])) throw new Refused('five-areas-per-strip');
    if (!this.hands[player].includes(face)) throw new Refused('place-from-own-hand');
    if (this.isFull(player, area)) throw new Refused('four-card-cap');
    return true;
  }

  // -- doing it

  play(words) {
    if (words[0] === 'the') {
      this.starter = this.turn = words[4];
      this.phase = 'deal';
      this.beginIfReady();
    } else if (words[1] === 'is') {
      this.take(words[0], words[3]);
      this.beginIfReady();
    } else if (words[1] === 'draws') {
      this.take(words[0], words[2]);
      this.passOn();
    } else {
      this.lay(words[0], words[2], Number(words[4]) - 1);
    }
  }

  beginIfReady() {
    const dealt = this.seats.every((seat) => this.hands[seat].length === this.hand);
    if (this.phase === 'deal' && dealt) this.phase = 'lay';
  }

  take(seat, face) {
    this.hands[seat].push(face);
    this.talon.set(face, this.talon.get(face) - 1);
  }

  lay(seat, face, area) {
    this.hands[seat].splice(this.hands[seat].indexOf(face), 1);
    this.strips[seat][area].push(face);
    this.laid++;
    if (this.strips[seat][area].length === this.cap) this.order[area].push(seat);
    if (this.seats.every((s) => this.strips[s].every((cards) => cards.length >= this.cap)))
      this.phase = 'over'; // nobody draws for a game that is over
    else if (this.inTalon()) this.phase = 'take';
    else this.passOn();
  }

  passOn() {
    this.phase = 'lay';
    this.turn = this.seats[(this.seats.indexOf(this.turn) + 1) % this.players];
  }

  // -- who has won

  // How many regiments, then which, from the strongest on; the same of detachments, companies
  // and singles; and at last who completed the area first.
  strength(seat, area) {
    const cards = this.strips[seat][area].join('');
    const count = (symbol) => cards.split(symbol).length - 1;
    const ranks = (n) => [4, 3, 2, 1, 0].filter((i) => count(SYMBOLS[i]) === n);
    const key = [4, 3, 2].flatMap((n) => [ranks(n).length, ...ranks(n)]);
    const singles = [...ranks(1), -1, -1, -1, -1, -1].slice(0, 5);
    return [...key, ...singles, -this.order[area].indexOf(seat)];
  }

  static compare(a, b) {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : b[at] - a[at];
  }

  result() {
    if (this.phase !== 'over') return [this.moves().length ? 'not-over' : 'stuck'];
    const points = Object.fromEntries(this.seats.map((seat) => [seat, 0]));
    const marks = this.players === 2 ? [1, 0] : [3, 2, 1, 0];
    for (let area = 0; area < this.areas; area++) {
      const places = [...this.seats].sort((a, b) =>
        Ordonanz.compare(this.strength(a, area), this.strength(b, area)),
      );
      places.forEach((seat, place) => {
        points[seat] += marks[place];
      });
    }
    const most = Math.max(...Object.values(points));
    const best = this.seats.filter((seat) => points[seat] === most);
    return [
      'over',
      `winner ${best.join(' ')}`,
      ...this.seats.map((seat) => `score ${seat} ${points[seat]}`),
    ];
  }

  show(player) {
    const lines = [`phase ${this.phase}`, `first ${this.starter}`];
    if (this.phase === 'lay' || this.phase === 'take') lines.push(`turn ${this.turn}`);
    if (this.phase === 'take') lines.push('done laid');
    for (const seat of this.seats) {
      const seen = !player || player === seat;
      lines.push(
        `hand ${seat} ${seen ? this.hands[seat].join(' ') : `(${this.hands[seat].length})`}`,
      );
      this.strips[seat].forEach((cards, area) => {
        if (cards.length) lines.push(`area ${seat} ${area + 1} ${cards.join(' ')}`);
      });
    }
    this.order.forEach((seats, area) => {
      if (seats.length) lines.push(`order ${area + 1} ${seats.join(' ')}`);
    });
    return [...lines, player ? `talon (${this.inTalon()})` : 'talon rest'];
  }
}

let game = new Ordonanz();
const block = (name, lines) => [name, ...lines, 'end'].join('\n');

function answer(words) {
  const [first, second] = words;
  if (first === 'game') {
    game = new Ordonanz();
    return 'ok';
  }
  if (first === 'players') {
    game.sheet(words);
    return 'ok';
  }
  if (first === 'quit') return 'ok';
  if (words.length === 1 && first === 'start') {
    game.start();
    return 'ok';
  }
  if (words.length === 1 && first === 'moves') return block('moves', game.moves());
  if (words.length === 1 && first === 'result') return block('result', game.result());
  if (words.length === 1 && first === 'show') return block('position', game.show());
  if (first === 'view') return block(`view ${second}`, game.show(second));
  const move = first === 'ask' ? words.slice(1) : words;
  try {
    if (move.length < 2 || !game.check(move)) return 'unknown';
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    return `refused ${refused.message}`.trim();
  }
  if (first === 'ask') return 'legal';
  game.play(move);
  return 'ok';
}

let sheet = false; // within 'sheet' ... 'end'
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const words = line
    .split('#')[0]
    .split(/\s+/)
    .filter((word) => word);
  if (!words.length) return;
  if (sheet && words[0] !== 'end') return game.sheet(words);
  const opens = words[0] === 'sheet' && words.length === 1;
  if (!opens) process.stdout.write((sheet ? 'ok' : answer(words)) + '\n');
  sheet = opens;
});
