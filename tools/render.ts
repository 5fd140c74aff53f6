import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { createServer } from 'vite';
import { browserOptions, ensureBrowser } from './browser';
import { drawIcon, icons } from './icons';

/*
 * Subsets the font to the first `unicode-range` in global.css, draws the icons of public from its two
 * drawings, and renders the link preview images into public/social from the project's illustrations. Run
 * manually after an update of the font or an edit of the colors, marks and illustrations: npm run render
 */
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const FONT_SUBSET = 'src/app/fonts/figtree-basic.woff2';

const styles = readFileSync('src/app/global.css', 'utf8');
const [, ranges = ''] = /unicode-range: (.*);/.exec(styles) ?? [];
let letters = '';
for (const [, first = '', last = first] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
  const end = Number.parseInt(last, 16);
  for (let code = Number.parseInt(first, 16); code <= end; code++) {
    letters += String.fromCodePoint(code);
  }
}
const font = await subsetFont(readFileSync(FONT), letters, { targetFormat: 'woff2' });
writeFileSync(FONT_SUBSET, font);

for (const icon of icons) writeFileSync(`public/${icon.file}`, await drawIcon(icon));

const server = await createServer({
  configFile: false,
  plugins: [react()],
  // The page needs none of the dependencies of the site's pages.
  optimizeDeps: { entries: ['tools/images/index.html'] },
  server: { host: '127.0.0.1', port: 0 },
});
await server.listen();
ensureBrowser();
const browser = await chromium.launch(browserOptions());
try {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const [base = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(`${base}tools/images/index.html`, { waitUntil: 'networkidle' });
  const images = await page.locator('[data-name]').all();
  if (images.length === 0) throw new Error('The page has no images.');
  for (const image of images) {
    const path = `public/social/${await image.getAttribute('data-name')}.png`;
    await image.screenshot({ path });
    console.log(path);
  }
} finally {
  await browser.close();
  await server.close();
}
