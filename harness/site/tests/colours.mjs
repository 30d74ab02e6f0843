/* Can colours be told apart? Compares those of the players in pictures, as people with each of the
 * three usual kinds of colour blindness see them, and in grey; and letters with their background,
 * light and dark. node colours.mjs STYLE_CSS SOURCE_OF_PICTURES... */
import { readFileSync } from 'node:fs';

const [style, ...pictures] = process.argv.slice(2);
const LEAST_APART = 10,
  LEAST_GREY = 7,
  LEAST_CONTRAST = 4.5,
  LEAST_MARK = 3;
const wrong = [];
let tables = 0,
  pairs = 0;

/* ---- colours ---- */

const linear = (hex) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
const luminance = (rgb) => 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
const contrast = (a, b) => {
  const [light, dark] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/* Machado, Oliveira and Fernandes 2009, severity 1 */
const sights = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (rgb, sight) =>
  sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * rgb[i], 0),
      ),
    ),
  );

/* CIELAB for D65 */
const lab = ([r, g, b]) => {
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const apart = (a, b) => Math.hypot(...a.map((part, i) => part - b[i]));

/* ---- what stands side by side in a picture: players, or the colours of a game's pieces ---- */

const least = new Map();
const note = (kind, value, what, needed) => {
  if (!least.has(kind) || value < least.get(kind)[0]) least.set(kind, [value, what]);
  if (value < needed)
    wrong.push(`${what}, ${kind}: found ${value.toFixed(1)}, expected at least ${needed}`);
};
for (const path of pictures)
  for (const [, list] of readFileSync(path, 'utf8').matchAll(/colours\[\w*\] = \{([^}]*)\}/g)) {
    const all = [...list.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
    tables++;
    all.forEach((a, i) =>
      all.slice(i + 1).forEach((b, k) => {
        const which = `${path}: colours ${i + 1} and ${i + k + 2}`;
        pairs++;
        for (const [sight, matrix] of Object.entries(sights))
          note(
            sight,
            apart(lab(seen(linear(a), matrix)), lab(seen(linear(b), matrix))),
            which,
            LEAST_APART,
          );
        note('grey', Math.abs(lab(linear(a))[0] - lab(linear(b))[0]), which, LEAST_GREY);
      }),
    );
  }

/* ---- letters and marks on their ground ---- */

const css = readFileSync(style, 'utf8');
const blocks = {
  light: /:root \{([^}]*)\}/.exec(css)[1],
  dark: /prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(css)[1],
};
const on = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['soft', 'paper'],
  ['soft', 'card'],
  ['accent', 'paper'],
  ['accent', 'card'],
  ['accent', 'accent-soft'],
  ['card', 'accent'],
  ['ink', 'accent-soft'],
  ['yes', 'yes-soft'],
  ['no', 'no-soft'],
  ['ink', 'yes-soft'],
  ['ink', 'no-soft'],
];
for (const [mode, block] of Object.entries(blocks)) {
  const of = Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
  for (const [letters, ground] of on)
    note(
      `contrast in ${mode}`,
      contrast(of[letters], of[ground]),
      `${letters} on ${ground}`,
      LEAST_CONTRAST,
    );
  note(`contrast of marks in ${mode}`, contrast(of.mark, of.paper), 'mark on paper', LEAST_MARK);
  for (const [sight, matrix] of Object.entries(sights))
    note(
      `yes and no in ${mode}, ${sight}`,
      apart(lab(seen(linear(of.yes), matrix)), lab(seen(linear(of.no), matrix))),
      'yes and no',
      LEAST_APART,
    );
}

for (const line of wrong) console.log(line);
for (const [kind, [value, what]] of least)
  console.log(`${kind}: least ${value.toFixed(1)} (${what})`);
console.log(`colours: ${tables} tables, ${pairs} pairs; ${wrong.length} faults`);
process.exit(wrong.length || pairs === 0 ? 1 : 0);
