import type { Locator, Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { navigation } from '../../src/content/site';
import { newUserDocument } from '../../src/shared/user-document';
import { uidOf } from '../support/auth-emulator';
import { focusFault } from '../support/focus-fault';
import { reservedFor, userDocument } from '../support/records';
import { button, copy, uniqueEmail, uniqueUsername, validSignUp } from './account-area';
import { expect, heading, hold, paths, test, waitForHydration } from './fixtures';

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

const navigationState = (page: Page) => page.evaluate(() => window.history.state.usr);
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a new user signs up and logs out with the keyboard only', async ({ page }) => {
  const typed = uniqueEmail();
  const username = uniqueUsername();
  const { keyboard } = page;
  // The offer to go to the dashboard never flashes.
  await page.addInitScript((note) => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes(note)) sessionStorage.setItem('offered', 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, copy.signedIn.note);
  await page.goto(paths.logIn);
  await waitForHydration(page);

  await goTo(page, page.getByRole('link', { name: copy.logIn.signUp }));
  await keyboard.press('Enter');
  await expect(page).toHaveTitle('Sign Up | Lively');
  await expect(heading(page)).toHaveText('Create an account');
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
  await keyboard.press('Tab');
  await expect(field(page, copy.fields.birthMonth)).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
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
  await keyboard.type(typed);
  await goTo(page, button(page, copy.signUp.submit));
  await keyboard.press('Space');

  await expect(page).toHaveURL(paths.username);
  await expect(page).toHaveTitle('Choose a Username | Lively');
  await expect(heading(page)).toBeFocused();
  const UID = (await uidOf(typed)) ?? '';
  const { name } = validSignUp;
  const birthday = { birthMonth: 'March', birthDay: '15', birthYear: '2000' };
  expect(await navigationState(page)).toEqual({ name, ...birthday, UID, email: typed });
  await goTo(page, field(page, copy.fields.username));
  await keyboard.type(` ${username} `);
  await goTo(page, button(page, copy.username.submit));
  await keyboard.press('Shift+Tab');
  await expect(field(page, copy.fields.username)).toBeFocused();
  await expect(page.locator(':focus')).toHaveAttribute('autocapitalize', 'none');
  await keyboard.press('Enter');

  await expect(page).toHaveURL(paths.dashboard);
  await expect(page).toHaveTitle('Dashboard | Lively');
  await expect(heading(page)).toHaveText(`Welcome, ${name}`);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`@${username}`, { exact: true })).toBeVisible();
  await expect(page.getByText(typed)).toBeVisible();
  expect(await navigationState(page)).toEqual({ UID });
  const created = newUserDocument({ name, username, UID, email: typed });
  expect(await userDocument(UID)).toStrictEqual(created);
  expect(await reservedFor(username)).toBe(UID);
  expect(await page.evaluate(() => sessionStorage.getItem('offered'))).toBeNull();

  await goTo(page, button(page, copy.dashboard.logOut));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(paths.logIn);
  await expect(heading(page)).toBeFocused();
});

test('the first tab stop skips to the content, also while scripts load', async ({ page }) => {
  for (const path of [paths.home, paths.terms]) {
    const release = await hold(page, '**/assets/LegalPage*.js');
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: navigation.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    expect(await page.evaluate(focusFault)).toBeUndefined();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#content`);
    await expect(heading(page)).toBeVisible();
    release();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  const details = colorScheme === 'dark' ? { tag: '@all' } : {};
  test(`focus is visible at every tab stop, ${colorScheme}`, details, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    // With a fallback font, the first screen does not show the sun of 5 AM.
    await page.clock.setFixedTime(new Date('2026-09-14T08:10'));
    const { company, home, premium, support, blog, download, about, terms, signUp } = paths;
    for (const path of [company, home, premium, support, blog, download, about, terms, signUp]) {
      await page.goto(path);
      const faults: unknown[] = [];
      const stops = new Set<string>();
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML);
        if (focused === undefined) break;
        stops.add(focused);
        faults.push(await page.evaluate(focusFault));
      }
      expect(faults.filter(Boolean), path).toEqual([]);
      expect(stops.size, `${path}: stops`).toBeGreaterThan(2);
    }
  });
}
