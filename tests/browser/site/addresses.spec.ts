import { notFound } from '../../../src/content/not-found';
import { fileSystemIgnoresCase } from '../../support/ignores-case';
import { expect, heading, type Page, paths, test, testWithFailedRequests } from '../fixtures';
import { hydrate, openHydrated } from '../hydrate';
import { hold } from '../network';

const premiumHeading = 'Life is better with Lively Premium';
const premiumUrl = `**${paths.premium}`;

/** Expects the not-found page, with its header. */
async function expectNotFound(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(notFound.heading);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

test('an address with two slashes hydrates', async ({ page }) => {
  await openHydrated(page, '/lively//premium');
  await expect(heading(page)).toHaveText(premiumHeading);
});

testWithFailedRequests.describe('an address in capital letters', () => {
  testWithFailedRequests.skip(fileSystemIgnoresCase, 'the emulator finds its page');

  testWithFailedRequests('redirects to lowercase, and Back skips it', async ({ page }) => {
    await page.goto(paths.about);
    await page.goto('/LIVELY/Support/?q=Friends#Account');
    await expect(page).toHaveURL('/lively/support?q=Friends#Account');
    await hydrate(page);
    await expect(page.getByRole('searchbox')).toHaveValue('Friends');
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  });

  testWithFailedRequests('is not found if no page has it in lowercase', async ({ page }) => {
    await page.goto('/LIVELY/Nowhere/?q=1');
    await expectNotFound(page);
    await expect(page).toHaveURL('/LIVELY/Nowhere/?q=1');
  });

  testWithFailedRequests('is not found when the request for its page fails', async ({ page }) => {
    await page.route(premiumUrl, (route) => route.abort());
    await page.goto('/LIVELY/Premium');
    await expectNotFound(page);
  });

  testWithFailedRequests('shows its page when the not-found page hydrates', async ({ page }) => {
    await page.route(premiumUrl, (route) => route.abort());
    await page.goto('/LIVELY/Premium');
    await expectNotFound(page);
    await hydrate(page);
    await expect(heading(page)).toHaveText(premiumHeading);
    await expect(page.locator('head [name=robots]')).toHaveCount(0);
  });

  testWithFailedRequests('is not found when its page does not answer', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, premiumUrl);
    await page.goto('/LIVELY/Premium');
    await expect(page.locator('h1')).toBeHidden();
    await expect(page.locator('header')).toBeHidden();
    await page.clock.runFor(3_000);
    await expectNotFound(page);
    // A late answer leads nowhere.
    const answer = page.waitForResponse(premiumUrl);
    release();
    await answer;
    await expectNotFound(page);
    await expect(page).toHaveURL('/LIVELY/Premium');
  });
});
