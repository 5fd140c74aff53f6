import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { installBrowser, launchOptions } from './browser';
import { coloredFiles, recolored } from './colors';
import { drawIcon, icons } from './icons';
import { renderLinkPreviews, renderScreenshot } from './pictures';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

// The command `npm run render`: writes the files that follow from others.
await writeFontSubset();
// Before the icons, which are drawn from these files.
for (const file of Object.keys(coloredFiles)) writeFileSync(file, recolored(file));
for (const icon of icons) writeFileSync(`public/${icon.file}`, await drawIcon(icon));
installBrowser();
const browser = await chromium.launch(launchOptions());
const pictures = [...(await renderLinkPreviews(browser)), await renderScreenshot(browser)];
for (const { path, png } of pictures) writeFileSync(path, png);
await browser.close();

/** Writes the part of the font that is in the `unicode-range` of its face in global.css. */
async function writeFontSubset(): Promise<void> {
  const styles = readFileSync('src/app/global.css', 'utf8');
  const [, ranges] = /figtree-basic\.woff2[^}]*unicode-range:\s*([^;]*);/.exec(styles) ?? [];
  if (ranges === undefined)
    throw new Error('global.css has no unicode-range for figtree-basic.woff2.');
  const letters = ranges.split(',').map(lettersIn).join('');
  const font = await subsetFont(readFileSync(FONT), letters, { targetFormat: 'woff2' });
  writeFileSync('src/app/fonts/figtree-basic.woff2', font);
}

/** U+61-63 → abc, U+61 → a */
function lettersIn(range: string): string {
  const [start = '', end = start] = range.trim().replace('U+', '').split('-');
  const first = Number.parseInt(start, 16);
  const last = Number.parseInt(end, 16);
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}
