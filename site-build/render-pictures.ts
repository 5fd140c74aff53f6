import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { browserOptions } from '../tests/support/browser';

/*
 * Draws the pictures that other programs show for the site (shared links, home screens) from the
 * project's own art, into public/. Run by hand after an edit of the art: npm run render:pictures
 */
const LARGEST_BYTES = 100_000;

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  // The page of pictures needs nothing of what the site's own pages import.
  optimizeDeps: { entries: ['site-build/pictures/index.html'] },
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0 },
});
await server.listen();
const browser = await chromium.launch(browserOptions());
try {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const [base = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(`${base}site-build/pictures/index.html`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const pictures = await page.locator('[data-file]').all();
  if (pictures.length === 0) throw new Error('The page of pictures is empty.');
  for (const picture of pictures) {
    const path = join('public', (await picture.getAttribute('data-file')) ?? '');
    await picture.screenshot({ path });
    const { size } = statSync(path);
    console.log(`${path} ${size}`);
    if (size > LARGEST_BYTES) throw new Error(`${path} is larger than ${LARGEST_BYTES} bytes.`);
  }
} finally {
  await browser.close();
  await server.close();
}
