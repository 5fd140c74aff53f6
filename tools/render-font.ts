import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

/*
 * Subsets the font to ASCII and English typography. The rest loads when a page shows another
 * character, as in a user's name (global.css).
 * Run manually after each update of the font: npm run render:font
 */
const SOURCE = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const TARGET = 'src/app/fonts/figtree-basic.woff2';
/** Printable ASCII and English typography. The same as `unicode-range` in global.css. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
] as const;

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
const font = await subsetFont(readFileSync(SOURCE), letters.join(''), { targetFormat: 'woff2' });
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, font);
