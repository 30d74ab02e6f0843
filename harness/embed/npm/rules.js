'use strict';
/* The rules of one game, and one play of it. Nothing here needs node: in a browser, give Rules the
 * module of games/NAME.wasm. What is asked, and answered, is in rules.d.ts. */
const { Engine } = require('./engine.js');

/* A call or a text that is wrong; line: which line of a scenario. */
class QuibbleError extends Error {
  constructor(message, line) {
    super(message);
    this.name = 'QuibbleError';
    this.line = line;
  }
}

/* A request is one line, so that no argument can become a second one. */
function oneLine(what, text) {
  if (typeof text !== 'string' || text.trim() === '' || /[\r\n]/.test(text))
    throw new QuibbleError(`found ${JSON.stringify(text)}, expected ${what} in one line`);
  return text;
}

class Rules {
  #engine;

  /* texts: the file of a language, whose words the answers use from now on. */
  constructor(name, module, language = 'en', texts = '') {
    this.name = name;
    this.#engine = new Engine(module);
    if (texts) this.#ask(`texts ${oneLine('a language', language)}`, texts);
  }

  #ask(request, body) {
    const answer = this.#engine.ask(request, body);
    if (answer.error !== undefined) throw new QuibbleError(answer.error, answer.line);
    return answer;
  }

  start(setup = '') {
    return this.load(`game ${this.name}\n${setup}\nstart\n`);
  }

  load(scenario) {
    const { moves } = this.#ask('load', scenario);
    return this.at(moves);
  }

  at(moves) {
    if (!Number.isSafeInteger(moves) || moves < 0)
      throw new QuibbleError(`found ${moves}, expected how many moves, from 0`);
    return this.#ask(`at ${moves}`);
  }

  ask(move) {
    return judged(this.#ask(`ask ${oneLine('a move', move)}`));
  }

  apply(move) {
    const answer = this.#ask(`make ${oneLine('a move', move)}`);
    return answer.at === undefined ? judged(answer) : { legal: true, ...answer };
  }

  refused() {
    return this.#ask('refused').refused;
  }

  view(player) {
    return this.#ask(`view ${oneLine('a player', player)}`);
  }

  scenario() {
    return this.#ask('scenario').scenario;
  }
}

/* What is no move of the game is refused, too, but no clause forbids it. */
function judged(answer) {
  return answer.expected === undefined ? answer : { legal: false, forbidden_by: [], ...answer };
}

module.exports = { Rules, QuibbleError };
