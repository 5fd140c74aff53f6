import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { createServer } from 'vite';
import { installBrowser, launchOptions } from './browser';
import { drawIcon, icons } from './icons';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/* Run `npm run render` after an update of the font, or an edit of the colors, marks and illustrations. */
await writeFontSubset();
for (const icon of icons) writeFileSync(`public/${icon.file}`, await drawIcon(icon));
await renderLinkPreviews();

/** Writes the part of the font that is in the first `unicode-range` of global.css. */
async function writeFontSubset(): Promise<void> {
  const styles = readFileSync('src/app/global.css', 'utf8');
  const [, ranges] = /unicode-range:\s*([^;]*);/.exec(styles) ?? [];
  if (ranges === undefined) throw new Error('global.css has no unicode-range.');
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

/** Renders the images of tools/images into public/social. */
async function renderLinkPreviews(): Promise<void> {
  installBrowser();
  const server = await createServer({ root: 'tools/images', plugins: [react()] });
  await server.listen();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    const [site = ''] = server.resolvedUrls?.local ?? [];
    await page.goto(site, { waitUntil: 'networkidle' });
    for (const image of await page.locator('[data-name]').all()) {
      const path = `public/social/${await image.getAttribute('data-name')}.png`;
      await image.screenshot({ path });
      console.log(path);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
