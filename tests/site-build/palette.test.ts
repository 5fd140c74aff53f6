import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const PALETTE = 'src/app/tokens.css';
const COLOR = /#[\da-f]{6}\b/gi;
const colorsIn = (text: string): readonly string[] => text.match(COLOR) ?? [];
const palette = readFileSync(PALETTE, 'utf8');

/** The colors of a token, by day and by night. */
function token(name: string): readonly string[] {
  const colors = colorsIn(new RegExp(`--${name}: .*`).exec(palette)?.[0] ?? '');
  if (colors.length === 0) throw new Error(`${PALETTE} has no color for --${name}.`);
  return colors;
}
const tokens = (...names: string[]) => names.flatMap(token);

test('each color of the brand is one line of the palette, and stands nowhere else', () => {
  const files = ['src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /\.(css|tsx?)$/.test(file));
  const all = code.flatMap((file) => colorsIn(readFileSync(file, 'utf8')));
  const brand = colorsIn(palette.match(/--\w+-(light|dark|deep): #.*/g)?.join() ?? '');
  expect(brand.length).toBeGreaterThan(6);
  const repeated = brand.filter((one) => all.indexOf(one) !== all.lastIndexOf(one));
  expect(repeated, `Read the token of ${PALETTE} with var().`).toEqual([]);
});

const TILE = tokens('blue-light', 'blue-deep', 'coral-dark');
const SAIL = tokens('coral-light');

test.each([
  ['index.html', tokens('page')],
  ['public/manifest.webmanifest', [...token('page').slice(0, 1), ...token('blue-light')]],
  ['public/lively.svg', TILE],
  [
    'public/studio.svg',
    tokens('ink-light', 'coral-dark', 'gold-dark', 'mark', 'mark-lamp', 'mark-rays'),
  ],
  ['src/components/art/default-picture.svg', tokens('coral-light', 'coral-dark', 'blue-light')],
])('%s has the colors of the palette', (file, colors) => {
  const message = `Write the colors of ${PALETTE} into ${file}.`;
  expect(colorsIn(readFileSync(file, 'utf8')), message).toEqual(expect.arrayContaining(colors));
});

test.each([
  ['social/lively.png', tokens('blue-light', 'coral-light', 'ink-light')],
  ['social/studio.png', tokens('ink-light', 'coral-dark')],
  ['social/launch.png', tokens('coral-light', 'coral-dark', 'blue-light')],
  ['social/comingSoon.png', TILE],
  ['social/recognition.png', SAIL],
  ['social/reflection.png', SAIL],
  ['icons/lively-180.png', TILE],
  ['icons/lively-192.png', TILE],
  ['icons/lively-512.png', TILE],
  ['icons/lively-maskable-512.png', TILE],
  ['icons/studio-180.png', tokens('ink-light', 'coral-dark', 'gold-dark')],
  ['favicon.ico', TILE],
])('public/%s is drawn with the palette', async (name, colors) => {
  const file = readFileSync(`public/${name}`);
  // An ICO file has 22 bytes before its only image.
  const image = sharp(name.endsWith('.ico') ? file.subarray(22) : file);
  const pixels = await image.removeAlpha().raw().toBuffer();
  const drawn = new Set(pixels.toString('hex').match(/.{6}/g));
  const missing = colors.filter((color) => !drawn.has(color.slice(1)));
  const remedy = name.startsWith('social') ? 'Run npm run render' : 'Draw it from public/*.svg';
  expect(missing, `${remedy}: the colors of ${PALETTE} have changed.`).toEqual([]);
});
