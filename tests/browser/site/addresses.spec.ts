import { expect, heading, test } from '../fixtures';
import { openHydrated } from '../hydrate';

for (const path of ['/LIVELY/Premium/', '/lively//premium']) {
  test(`${path} hydrates`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(heading(page)).toHaveText('Life is better with Lively Premium');
  });
}
