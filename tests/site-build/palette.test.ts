import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coloredFiles, recolored } from '../../tools/colors';
import { drawIcon, icons } from '../../tools/icons';

const PALETTE = 'src/app/tokens.css';
const ART = 'src/components/art/art.module.css';
const COLOR = /#[\da-f]{6}/g;
const colorsIn = (text: string): readonly string[] => text.toLowerCase().match(COLOR) ?? [];

/** The colors that a token's declaration spells out, without those of other tokens in it. */
function colorsOf(name: string, file: string): readonly string[] {
  const [line = ''] = new RegExp(`--${name}: .*`).exec(readFileSync(file, 'utf8')) ?? [];
  const colors = colorsIn(line);
  if (colors.length === 0) throw new Error(`${file} has no color for --${name}.`);
  return colors;
}
const paletteColors = (...names: readonly string[]) =>
  names.flatMap((name) => colorsOf(name, PALETTE));

test('each color of the brand is written once', () => {
  const files = ['src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /\.(css|tsx?)$/.test(file));
  const colors = code.flatMap((file) => colorsIn(readFileSync(file, 'utf8')));
  const brandColors = paletteColors(
    ...['blue-light', 'blue-dark', 'blue-deep', 'coral-light', 'coral-dark', 'gold-dark'],
    ...['ink-light', 'ink-dark', 'link-light', 'link-dark'],
  );
  const isRepeated = (color: string) => colors.indexOf(color) !== colors.lastIndexOf(color);
  expect(brandColors.filter(isRepeated), `Read the token of ${PALETTE} with var().`).toEqual([]);
});

test.each(Object.keys(coloredFiles))('%s has the colors of its tokens', (file) => {
  const message = `A color of ${PALETTE} or ${ART} has changed: run npm run render. If you have moved a shape, edit tools/colors.ts.`;
  expect(recolored(file), message).toBe(readFileSync(file, 'utf8'));
});

test.each(icons)('public/$file is drawn from its SVG file', async (icon) => {
  const pixels = await pixelsOf(readFileSync(`public/${icon.file}`));
  const drawn = await pixelsOf(await drawIcon(icon));
  expect(pixels).toHaveLength(drawn.length);
  // Processors round the edges of shapes differently.
  const differing = pixels.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 8);
  expect(differing.length, 'Run npm run render: its SVG file has changed.').toBe(0);
});

test.each([
  ['icons/lively-180.png', paletteColors('blue-light', 'blue-deep')],
  ['icons/studio-180.png', paletteColors('ink-light')],
])('public/%s has no white corners', async (name, colors) => {
  const drawn = await pixelColors(`public/${name}`);
  const width = 180;
  expect(drawn).toHaveLength(width * width);
  // The first and the last pixel of the first row, and of the last one.
  const corners = [0, width - 1, -width, -1].map((index) => drawn.at(index));
  expect(colors).toEqual(expect.arrayContaining(corners));
});

test.each([
  ['coral-dark', PALETTE, 'coral-light'],
  ['mark-lamp', PALETTE, 'coral-light'],
  ['coral-shade', ART, 'coral-light'],
  ['blue-deep', PALETTE, 'blue-light'],
  ['link-light', PALETTE, 'blue-light'],
  ['blue-dark', PALETTE, 'blue-light'],
  ['link-dark', PALETTE, 'blue-light'],
  ['accent-strong', PALETTE, 'blue-light'],
])('--%s in %s has the hue of --%s', (name, file, brandColor) => {
  const [hue = 0] = paletteColors(brandColor).map(hueOf);
  const message = `Give --${name} the hue of --${brandColor}, then run npm run render.`;
  for (const color of colorsOf(name, file)) {
    const difference = Math.abs(hueOf(color) - hue);
    // The hues are on a circle.
    expect(Math.min(difference, 360 - difference), message).toBeLessThan(5);
  }
});

// WCAG 1.4.11 asks for 3 to 1. axe checks the contrast of texts only.
test("a field's border is visible on a card of the account area in the dark scheme", () => {
  const border = luminanceOf(darkColorOf('line-strong', PALETTE));
  const card = luminanceOf(darkColorOf('surface', 'src/app/account/account-layout.module.css'));
  expect((border + 0.05) / (card + 0.05)).toBeGreaterThan(3);
});

/** The color of a token in the dark scheme. */
function darkColorOf(name: string, file: string): string {
  const pair = new RegExp(`--${name}: light-dark\\(.*, (#[\\da-f]{6})\\)`);
  const [, color] = pair.exec(readFileSync(file, 'utf8')) ?? [];
  if (!color) throw new Error(`${file} has no dark color for --${name}.`);
  return color;
}

/** WCAG's relative luminance. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(color.slice(1), 'hex')].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The red, green and blue of each pixel of an image. */
function pixelsOf(file: Buffer): Promise<Buffer> {
  // An ICO file has 22 bytes before its only image.
  const isIco = file.readUInt32BE() === 0x0000_0100;
  return sharp(isIco ? file.subarray(22) : file)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The color of each pixel of a file, row by row. */
async function pixelColors(file: string): Promise<string[]> {
  const pixels = await pixelsOf(readFileSync(file));
  const colors = pixels.toString('hex').match(/.{6}/g) ?? [];
  return colors.map((color) => `#${color}`);
}

/** The hue of a color, in degrees from 0 to 360. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  const degrees =
    Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * (180 / Math.PI);
  return (degrees + 360) % 360;
}
