import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { renderLinkPreviews, renderScreenshot } from '../../tools/pictures';
import { expect, test } from './fixtures';

/** The pixels of an eighth of a picture: machines draw the edges of shapes and letters differently. */
async function pixelsOf(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize(Math.round(width / 8))
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function expectUnchanged({ path, png }: { path: string; png: Buffer }): Promise<void> {
  const [rendered, stored] = await Promise.all([png, readFileSync(path)].map(pixelsOf));
  expect(rendered).toHaveLength(stored?.length ?? 0);
  const differences = rendered?.map((value, index) => Math.abs(value - (stored?.[index] ?? 0)));
  const message = `Run npm run render: ${path} is not what it draws.`;
  expect.soft(Math.max(...(differences ?? [])), message).toBeLessThan(16);
}

test('rendering the link previews changes nothing', async ({ browser }) => {
  for (const picture of await renderLinkPreviews(browser)) await expectUnchanged(picture);
});

test("rendering the README's picture changes nothing", async ({ browser }) => {
  await expectUnchanged(await renderScreenshot(browser));
});
