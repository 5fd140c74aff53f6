import { readFileSync } from 'node:fs';

const STYLESHEETS = ['src/app/tokens.css', 'src/components/art/art.module.css'];
const HEX = /#[\da-f]{6}\b/g;

/** A token's color in one color scheme. A token with one color has it in both. */
type Color = { readonly token: string; readonly scheme: 'light' | 'dark' };
const light = (token: string): Color => ({ token, scheme: 'light' });
const dark = (token: string): Color => ({ token, scheme: 'dark' });
/** A color that only this file has, and keeps. */
const OWN = 'own';

/**
 * The files that repeat colors because they cannot read tokens, each with its colors in their order: if you
 * move a shape in a file, move its color here. `npm run render` writes the colors of the tokens into them.
 */
export const coloredFiles: Readonly<Record<string, readonly (Color | typeof OWN)[]>> = {
  'index.html': [light('page'), dark('page')],
  'public/manifest.webmanifest': [light('page'), light('blue-light')],
  'public/lively.svg': [
    light('blue-light'),
    light('blue-deep'),
    light('coral-dark'),
    light('coral-dark'),
  ],
  'public/studio.svg': [
    light('mark'),
    light('mark-lamp'),
    light('mark-rays'),
    dark('mark'),
    dark('mark-anchor'),
    dark('mark-anchor'),
    dark('mark-lamp'),
    dark('mark-rays'),
  ],
  'src/components/art/default-picture.svg': [
    OWN,
    light('sea-1'),
    light('sea-2'),
    light('sea-3'),
    light('sea-4'),
    light('navy'),
    light('coral'),
    light('coral-shade'),
    light('paper'),
    light('paper-shade'),
    OWN,
    OWN,
    OWN,
    OWN,
    OWN,
    OWN,
    dark('coral'),
    dark('coral-shade'),
    dark('paper'),
    dark('paper-shade'),
    light('orange'),
  ],
};

/** @returns the text of a file of `coloredFiles` with the colors of the tokens */
export function recolored(file: string): string {
  const colors = coloredFiles[file] ?? [];
  const text = readFileSync(file, 'utf8');
  const found = text.match(HEX)?.length ?? 0;
  if (found !== colors.length) {
    throw new Error(`${file} has ${found} colors: list all of them in tools/colors.ts.`);
  }
  let index = 0;
  return text.replace(HEX, (current) => {
    const color = colors[index++] ?? OWN;
    return color === OWN ? current : hexOf(color);
  });
}

/** The color in hexadecimal digits, with a # before them. */
function hexOf({ token, scheme }: Color): string {
  const declared = declarationOf(token);
  // Art mixes the color of the day with that of the night, which the dark scheme shows.
  const pair =
    /^light-dark\((?<light>.*), (?<dark>.*)\)$/.exec(declared) ??
    /^color-mix\(in oklab, (?<light>.*), (?<dark>.*) var\(--night\)\)$/.exec(declared);
  const mixed = pair?.groups?.[scheme] ?? declared;
  // A low sun colors what is far away, but not here.
  const value = mixed.replace(/^color-mix\(in oklab, (.*), #\w+ var\(--low-sun\)\)$/, '$1');
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return hexOf({ token: other, scheme });
  if (!/^#[\da-f]{6}$/.test(value))
    throw new Error(`--${token} is no color of six hexadecimal digits.`);
  return value;
}

function declarationOf(token: string): string {
  for (const stylesheet of STYLESHEETS) {
    const declaration = new RegExp(`^ *--${token}: ([^;]*);$`, 'm');
    const [, value] = declaration.exec(readFileSync(stylesheet, 'utf8')) ?? [];
    // Of a long declaration, each argument has a line.
    if (value) return value.replaceAll(/(?<=\()\s+|\s+(?=\))/g, '').replaceAll(/\s+/g, ' ');
  }
  throw new Error(`${STYLESHEETS.join(' and ')} have no --${token}.`);
}
