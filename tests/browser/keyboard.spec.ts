import type { Locator, Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { navigation } from '../../src/content/site';
import { focusFault } from '../support/focus-fault';
import {
  button,
  copy,
  expect,
  heading,
  hold,
  paths,
  test,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
  waitForHydration,
} from './fixtures';

/** More tab stops than any page has; reaching this limit means a focus trap. */
const MAX_STOPS = 120;

/**
 * Presses Tab (or another key) until the target has focus; the focus must be visible at every stop.
 */
async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(focusFault)).toBeUndefined();
  }
  throw new Error(`${key} never led to ${target}`);
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a new user signs up, reaches the dashboard and logs out with the keyboard only', async ({
  page,
}) => {
  const username = uniqueUsername();
  const { keyboard } = page;
  await page.goto(paths.logIn);
  await waitForHydration(page);

  await goTo(page, page.getByRole('link', { name: copy.logIn.signUp }));
  await keyboard.press('Enter');
  await expect(page).toHaveTitle(copy.signUp.title);
  await expect(heading(page)).toBeFocused();

  await goTo(page, field(page, copy.fields.name));
  await keyboard.type(validSignUp.name);
  await keyboard.press('Tab');
  await keyboard.type('jane');
  await keyboard.press('Tab');
  await keyboard.type(validSignUp.password);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(button(page, 'Hide password')).toBeFocused();
  await expect(field(page, copy.fields.password)).toHaveValue(validSignUp.password);
  await expect(field(page, copy.fields.password)).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await expect(field(page, copy.fields.birthMonth)).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(field(page, copy.fields.birthMonth)).toHaveValue('March');
  await keyboard.press('Tab');
  await keyboard.type('15');
  await keyboard.press('Tab');
  await keyboard.type('2000');
  await keyboard.press('Enter');

  const email = field(page, copy.fields.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(messages.emailInvalid);
  expect(await page.evaluate(focusFault)).toBeUndefined();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(uniqueEmail());
  await goTo(page, button(page, copy.signUp.submit));
  await keyboard.press('Space');

  await expect(page).toHaveURL(paths.username);
  await expect(heading(page)).toBeFocused();
  await goTo(page, field(page, copy.fields.username));
  await keyboard.type(username);
  await goTo(page, button(page, copy.username.submit));
  await keyboard.press('Shift+Tab');
  await expect(field(page, copy.fields.username)).toBeFocused();
  await keyboard.press('Enter');

  await expect(heading(page)).toHaveText(`Welcome, ${validSignUp.name}`);
  await expect(heading(page)).toBeFocused();
  await goTo(page, button(page, copy.dashboard.logOut));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(paths.logIn);
  await expect(heading(page)).toBeFocused();
});

for (const path of [paths.home, paths.terms]) {
  test(`the first tab stop of ${path} skips to its content`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: navigation.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    expect(await page.evaluate(focusFault)).toBeUndefined();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInContent = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
    expect(isInContent).toBe(true);
  });
}

test('a fragment link works while the page is still loading its scripts', async ({ page }) => {
  const release = await hold(page, '**/assets/LegalPage*.js');
  const requested = page.waitForRequest('**/assets/LegalPage*.js');
  await page.goto(paths.terms);
  await page.keyboard.press('Tab');
  await requested;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.terms}#content`);
  await expect(heading(page)).toBeVisible();
  release();
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(isInContent).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    const details = colorScheme === 'dark' ? { tag: '@all' } : {};
    test(`focus is visible at every tab stop, ${colorScheme}`, details, async ({ page }) => {
      test.slow();
      const pages = [paths.company, paths.home, paths.premium, paths.support, paths.blog];
      for (const path of [...pages, paths.download, paths.about, paths.terms, paths.signUp]) {
        await page.goto(path);
        const faults: string[] = [];
        const seen = new Set<string>();
        for (let stop = 0; stop < MAX_STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const fault = await page.evaluate(focusFault);
          if (fault) faults.push(fault);
          const where = await page.evaluate(() => {
            const element = document.activeElement;
            return element === document.body ? '' : (element?.outerHTML ?? '');
          });
          if (where === '') break;
          seen.add(where);
        }
        expect(faults, path).toEqual([]);
        expect(seen.size, `${path}: stops`).toBeGreaterThan(2);
      }
    });
  });
}
