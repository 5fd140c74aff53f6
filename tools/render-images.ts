import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { browserOptions } from './browser';

/*
 * Renders the site's link preview images and icons into public/, from the project's illustrations.
 * Run manually after each edit of the illustrations: npm run render:images
 */
const LARGEST_BYTES = 120_000;

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
    const png = await image.screenshot();
    const file = path.endsWith('.ico') ? icoOf(png) : png;
    writeFileSync(path, file);
    console.log(`${path} ${file.length}`);
    if (file.length > LARGEST_BYTES)
      throw new Error(`${path} is larger than ${LARGEST_BYTES} bytes.`);
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * An ICO file with one image: a header of 6 bytes, then the image's entry of 16.
 * https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function icoOf(png: Buffer): Buffer {
  const HEADER_BYTES = 22;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(png.readUInt32BE(16), 6); // width, from the PNG's IHDR chunk
  header.writeUInt8(png.readUInt32BE(20), 7); // height
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
