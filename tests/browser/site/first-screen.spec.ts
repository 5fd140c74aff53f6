import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures';
import { publicPages } from './public-pages';

/** A little less than the initial congestion window (RFC 6928), ten packets of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** Texts of scripts and styles, which may contain something like a tag. */
const INLINE = /(?<=<(script|style)[^>]*>).+?(?=<\/\1>)/gs;
const blank = (text: string) => ' '.repeat(text.length);

/** The number of the last element, in source order, of which the viewport shows something. */
const lastShown = () =>
  [...document.querySelectorAll('*')].findLastIndex((element) => {
    const { top, width, height } = element.getBoundingClientRect();
    return top < innerHeight && width > 0 && height > 0 && element.checkVisibility();
  });

for (const { path } of publicPages) {
  test(`${path} shows its first screen after one round trip`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const starts = [...html.replace(INLINE, blank).matchAll(/<[a-z]/g)].map(({ index }) => index);
    await page.goto(path);
    await expect(page.locator('*')).toHaveCount(starts.length);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      const end = starts[(await page.evaluate(lastShown)) + 1];
      const bytes = brotliCompressSync(html.slice(0, end)).length;
      expect.soft(bytes, `at ${viewport.width} px`).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    }
  });
}
