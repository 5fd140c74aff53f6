import {
  isOutdated,
  type Picture,
  renderLinkPreviews,
  renderScreenshot,
} from '../../tools/pictures';
import { expect, test } from './fixtures';

async function expectUnchanged(picture: Picture): Promise<void> {
  const message = `Run npm run render: ${picture.path} is not what it draws.`;
  expect.soft(await isOutdated(picture), message).toBe(false);
}

test('rendering the link previews changes nothing', async ({ browser }) => {
  for (const picture of await renderLinkPreviews(browser)) await expectUnchanged(picture);
});

test("rendering the README's picture changes nothing", async ({ browser }) => {
  await expectUnchanged(await renderScreenshot(browser));
});
