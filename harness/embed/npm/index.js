'use strict';
/* For node: finds the games of this package. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Rules, QuibbleError } = require('./rules.js');

const file = (name) => join(__dirname, 'games', name);
const listed = JSON.parse(readFileSync(file('games.json'), 'utf8'));

function games() {
  return structuredClone(listed);
}

function open(name, { language = 'en' } = {}) {
  const game = listed.find((one) => one.name === name);
  if (!game)
    throw new QuibbleError(
      `found game ${JSON.stringify(name)}, expected one of ` +
        listed.map((one) => one.name).join(', '),
    );
  if (!game.languages.includes(language))
    throw new QuibbleError(
      `found language ${JSON.stringify(language)}, expected one of ` + game.languages.join(', '),
    );
  return new Rules(
    name,
    new WebAssembly.Module(readFileSync(file(`${name}.wasm`))),
    language,
    readFileSync(file(`${name}.${language}`), 'utf8'),
  );
}

module.exports = { games, open, Rules, QuibbleError };
