import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Shot } from './capture';

export type Difference = {
  readonly shot: Shot;
  /** The share of changed pixels; undefined without a screenshot to compare with. */
  readonly share: number | undefined;
};

/** Compares the screenshots of both sides by pixel and writes an image of each difference. */
export async function differences(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<Difference[]> {
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const page = await browser.newPage();
  const found: Difference[] = [];
  for (const shot of shots) {
    const before = join(folder, 'before', shot.file);
    if (!existsSync(before)) {
      found.push({ shot, share: undefined });
      continue;
    }
    const sides = [before, join(folder, 'now', shot.file)].map((file) => readFileSync(file));
    const [one, other] = sides;
    if (one && other && one.equals(other)) continue;
    const { share, image } = await page.evaluate(
      compare,
      sides.map((png) => png.toString('base64')),
    );
    if (share === 0) continue;
    writeFileSync(join(folder, 'difference', shot.file), Buffer.from(image, 'base64'));
    found.push({ shot, share });
  }
  await page.close();
  return found.sort((one, other) => (other.share ?? 1) - (one.share ?? 1));
}

/**
 * Runs in the page, whose canvas reads and writes PNG. Marks changed pixels in red on a faded
 * screenshot. Contains no named functions, because esbuild would wrap them in a function that the
 * page does not have.
 */
async function compare(sides: readonly string[]) {
  const images = await Promise.all(
    sides.map(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  const [before, now] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!before || !now) throw new Error('Two images are required.');
  let changed = 0;
  for (let at = 0; at < now.data.length; at += 4) {
    let most = 0;
    for (let i = at; i < at + 4; i += 1) {
      most = Math.max(most, Math.abs((before.data[i] ?? 0) - (now.data[i] ?? 0)));
      now.data[i] = 255 - (255 - (now.data[i] ?? 0)) * 0.25;
    }
    // Tolerates anti-aliasing.
    if (most <= 16) continue;
    changed += 1;
    now.data.set([220, 0, 40, 255], at);
  }
  context.putImageData(now, 0, 0);
  const [, image = ''] = canvas.toDataURL('image/png').split(',');
  return { share: changed / (width * height), image };
}
