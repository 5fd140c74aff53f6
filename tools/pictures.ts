import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { createServer, type InlineConfig } from 'vite';
import { paths } from '../src/content/pages';

/** A rendered picture: its path in the project, and its content as PNG. */
export type Picture = { readonly path: string; readonly png: Buffer };

const APPEARANCE: BrowserContextOptions = { colorScheme: 'light', reducedMotion: 'reduce' };

/** Renders the link previews, which are the parts of tools/images that have a name. */
export async function renderLinkPreviews(browser: Browser): Promise<Picture[]> {
  return withServer(
    { root: 'tools/images', configFile: false, plugins: [react()] },
    async (url) => {
      const page = await browser.newPage(APPEARANCE);
      await page.goto(url, { waitUntil: 'networkidle' });
      const pictures: Picture[] = [];
      for (const part of await page.locator('[data-name]').all()) {
        const name = await part.getAttribute('data-name');
        pictures.push({ path: `public/social/${name}.png`, png: await part.screenshot() });
      }
      await page.close();
      return pictures;
    },
  );
}

/** Renders the picture of the README: the home page in the evening. */
export async function renderScreenshot(browser: Browser): Promise<Picture> {
  return withServer({}, async (url) => {
    const page = await browser.newPage({ ...APPEARANCE, viewport: { width: 1200, height: 750 } });
    // At another hour, the page would offer the way back to the visitor's own.
    await page.clock.setFixedTime(new Date('2026-09-14T18:00'));
    await page.goto(new URL(paths.home, url).href, { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    await page.close();
    return { path: 'docs/screenshot.png', png };
  });
}

/** Whether the stored picture is another one than the rendered. */
export async function isOutdated({ path, png }: Picture): Promise<boolean> {
  const [rendered, stored] = await Promise.all([png, readFileSync(path)].map(smallPixels));
  if (rendered?.length !== stored?.length) return true;
  return rendered?.some((value, index) => Math.abs(value - (stored?.[index] ?? 0)) >= 16) ?? true;
}

/** The pixels of an eighth of a picture: machines draw the edges of shapes and letters differently. */
async function smallPixels(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize(Math.round(width / 8))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Serves a folder with Vite while `use` runs. */
async function withServer<Result>(
  config: InlineConfig,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({ ...config, logLevel: 'warn', server: { host: '127.0.0.1' } });
  try {
    await server.listen();
    return await use(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}
