import { navigation } from '../../src/content/site';
import { uniqueEmail } from '../support/accounts';
import { button, copy, field, validSignUp } from './account-area';
import { expect, heading, type Locator, type Page, paths, test } from './fixtures';
import { focusFault, MAX_STOPS } from './focus';
import { waitForHydration } from './hydrate';
import { hold } from './network';
import { openUsername, showDashboard } from './open-as';

/** Presses Tab until the target has focus; the focus must be visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await focusFault(page)).toBeUndefined();
  }
  throw new Error(`Tab never led to ${target}`);
}

test('a new user signs up with the keyboard only', async ({ page }) => {
  const { keyboard } = page;
  await page.goto(paths.signUp);
  await tabTo(page, field(page, 'name'));
  await keyboard.type(validSignUp.name);
  await keyboard.press('Tab');
  await keyboard.type(uniqueEmail());
  await keyboard.press('Tab');
  await keyboard.type(validSignUp.password);
  await tabTo(page, field(page, 'birthMonth'));
  // From January, the initial month.
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(field(page, 'birthMonth').locator(':checked')).toHaveText('March');
  await keyboard.press('Tab');
  await keyboard.type('15');
  await keyboard.press('Tab');
  await keyboard.type('2000');
  await tabTo(page, button(page, copy.signUp.submit));
  await keyboard.press('Space');
  await expect(page).toHaveURL(paths.username);
  await expect(page).toHaveTitle('Choose a Username | Lively');
  await expect(heading(page)).toBeFocused();
});

test('a new user chooses a username with the keyboard only', async ({ page, newcomer }) => {
  await openUsername(page, newcomer);
  await tabTo(page, field(page, 'username'));
  await page.keyboard.type(newcomer.username);
  // The button can be reached, but Enter in the field submits, too.
  await tabTo(page, button(page, copy.username.submit));
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'username')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.dashboard);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`@${newcomer.username}`, { exact: true })).toBeVisible();
});

test('a user logs out with the keyboard only', async ({ page, member }) => {
  await showDashboard(page, member);
  await tabTo(page, button(page, copy.dashboard.logOut));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.logIn);
  await expect(heading(page)).toBeFocused();
});

test('the first tab stop skips to the content while scripts load', async ({ page }) => {
  const skip = page.getByRole('link', { name: navigation.skip });
  const script = '**/assets/terms-*.js';
  const release = await hold(page, script);
  await page.goto(paths.terms);
  const requested = page.waitForRequest(script);
  await page.locator('body').dispatchEvent('click');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect(await focusFault(page)).toBeUndefined();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.terms}#content`);
  await expect(heading(page)).toBeVisible();

  // After hydration, Tab still continues from the content.
  await requested;
  release();
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
