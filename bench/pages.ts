import { type Browser, devices, type Response } from '@playwright/test';
import type { Figures } from './report';

const TYPES = { html: /html/, script: /javascript/, style: /css/, font: /font/, KB: /^/ };

/** The requests of a first visit on a phone, and their KB (without headers) by type and in all. */
export async function weighPage(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage(devices['Pixel 7']);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slow script requests the font after the network was idle.
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const files = await Promise.all(
    responses.map(async (response) => ({
      type: response.headers()['content-type'] ?? '',
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
  await page.close();
  // The boot script fetches files before it inserts them: the second response is cached.
  const loaded = files.filter(({ bytes }) => bytes > 0);
  const figures: Record<string, number> = { requests: loaded.length };
  for (const [name, type] of Object.entries(TYPES)) {
    const ofType = loaded.filter((file) => type.test(file.type));
    figures[name] = ofType.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  }
  return figures;
}
