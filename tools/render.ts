import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { createServer } from 'vite';
import { browserOptions } from './browser';

/*
 * Subsets the font, and renders the link preview images and the icons into public/ from the project's
 * illustrations. Run manually after an update of the font or an edit of the illustrations: npm run render
 */
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
/** The rest of the font loads when a page shows another character, as in a user's name (global.css). */
const FONT_SUBSET = 'src/app/fonts/figtree-basic.woff2';
/** Printable ASCII and English typography. The same as `unicode-range` in global.css. */
const FONT_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
] as const;
const LARGEST_BYTES = 120_000;

const letters = FONT_RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
const font = await subsetFont(readFileSync(FONT), letters.join(''), { targetFormat: 'woff2' });
writeFileSync(FONT_SUBSET, font);

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  // The page needs none of the dependencies of the site's pages.
  optimizeDeps: { entries: ['tools/images/index.html'] },
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0 },
});
await server.listen();
const browser = await chromium.launch(browserOptions());
try {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const [base = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(`${base}tools/images/index.html`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const images = await page.locator('[data-file]').all();
  if (images.length === 0) throw new Error('The page has no images.');
  for (const image of images) {
    const path = join('public', (await image.getAttribute('data-file')) ?? '');
    const { length } = await image.screenshot({ path });
    console.log(`${path} ${length}`);
    if (length > LARGEST_BYTES) throw new Error(`${path} is larger than ${LARGEST_BYTES} bytes.`);
  }
} finally {
  await browser.close();
  await server.close();
}
