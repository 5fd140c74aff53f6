import { support } from '../../../src/content/support';
import { copy, field, fill } from '../account-area';
import { expect, type Page, paths, test } from '../fixtures';
import { openUnhydrated, waitForHydration } from '../hydrate';
import { expectWelcome, showDashboard } from '../open-as';
import { status } from './support-search';

// A translator has changed these pages before hydration. React still hydrates an account page, by
// replacing its markup; a translated public page hydrates only when its search field has the focus.

/** Simulates Chrome's translator: wraps and changes each text node. */
const translate = (page: Page) =>
  page.locator('body :not(script, style, [translate=no], [translate=no] *)').evaluateAll((all) => {
    for (const node of all.flatMap(({ childNodes }) => [...childNodes])) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const font = document.createElement('font');
      node.replaceWith(font);
      font.textContent = `« ${node.data} »`;
    }
  });

/**
 * Types a letter at the caret in each task of the page, so also between those of React.
 *
 * @returns a function that ends the typing, and returns what was typed
 */
async function typeInEachTask(page: Page): Promise<() => Promise<string>> {
  const typist = await page.evaluateHandle(() => {
    const { port1, port2 } = new MessageChannel();
    const state = { typed: '', stop: () => port1.close() };
    port1.onmessage = () => {
      state.typed += 'x';
      document.execCommand('insertText', false, 'x');
      port2.postMessage(null);
    };
    port2.postMessage(null);
    return state;
  });
  return () =>
    typist.evaluate((state) => {
      state.stop();
      return state.typed;
    });
}

test('the menu leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(paths.home);
  await translate(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  // A key press hydrates an untranslated public page. Hydrating this one would close the menu.
  await page.locator('body').dispatchEvent('click');
  await page.waitForLoadState('networkidle');
  await page.getByRole('dialog').getByRole('link', { name: '« Download »' }).click();
  await expect(page).toHaveURL(paths.download);
});

test('a form survives hydration and another translation', async ({ page, member }) => {
  const letHydrate = await openUnhydrated(page, paths.logIn);
  await translate(page);
  await fill(page, { email: member.email, password: member.password });
  await letHydrate();
  await expect(field(page, 'password')).toBeFocused();
  // The translator also changes the text that React has rendered.
  await translate(page);
  await page.getByRole('button', { name: '« Show »' }).click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await field(page, 'password').press('Enter');
  await expectWelcome(page, member);
});

test('a form keeps each letter that is typed while React replaces it', async ({ page }) => {
  const letHydrate = await openUnhydrated(page, paths.signUp);
  await translate(page);
  await fill(page, { password: 'sailing1' });
  const lettersAfterCaret = 4;
  for (let moved = 0; moved < lettersAfterCaret; moved += 1) {
    await field(page, 'password').press('ArrowLeft');
  }
  const stopTyping = await typeInEachTask(page);
  await letHydrate();
  const typed = await stopTyping();
  expect(typed).not.toBe('');
  await expect(field(page, 'password')).toHaveValue(`sail${typed}ing1`);
});

test('the mockups keep the choices of the visitor', async ({ page }) => {
  await page.goto(paths.support);
  await translate(page);
  const sunday = page.getByRole('radio', { name: 'Sunday 10' });
  await sunday.check();
  await page.getByText('« School »').first().click();
  const journalEntry = page.getByRole('textbox', { name: "Tonight's entry" });
  await journalEntry.fill('We found the oar.');
  await page.getByRole('searchbox').focus();
  await page.getByRole('searchbox').dispatchEvent('input');
  await waitForHydration(page);
  await expect(sunday).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'School' })).not.toBeChecked();
  await expect(journalEntry).toHaveValue('We found the oar.');
});

test('the search shows each outcome', async ({ page }) => {
  const outcome = status(page);
  await page.goto(paths.support);
  for (const { query, expected } of [
    { query: 'kraken', expected: support.search.none },
    { query: 'forgot', expected: /^1 of/ },
    { query: 'journal', expected: /^\d+ of/ },
    { query: 'kraken', expected: support.search.none },
  ]) {
    await translate(page);
    await page.getByRole('searchbox').fill(query);
    await expect(outcome).toContainText(expected);
  }
});

test('the button that copies the username shows that it did', async ({ page, context, member }) => {
  await context.grantPermissions(['clipboard-write']);
  await showDashboard(page, member);
  await translate(page);
  const copyButton = page.getByRole('button', { name: copy.dashboard.copyTarget });
  await copyButton.click();
  await expect(copyButton).toContainText(copy.dashboard.copied);
});
