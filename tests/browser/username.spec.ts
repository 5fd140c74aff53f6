import { messages } from '../../src/shared/messages';
import { createMember } from '../support/accounts';
import { copy, field, formStatus } from './account-area';
import { expect, testWithFailedRequests as test } from './fixtures';
import { expectFieldError } from './form-errors';
import { openUsername } from './open-as';
import { sendUsername, showSuggestions, suggestions } from './username-form';

test.beforeEach(({ page, newcomer }) => openUsername(page, newcomer));

test('the username screen announces other usernames when one is taken', async ({ page }) => {
  await sendUsername(page, (await createMember()).username);
  await expect(suggestions(page)).toHaveCount(3);
  const description = `${messages.usernameTaken} ${copy.username.suggestions}`;
  await expectFieldError(page, 'username', messages.usernameTaken, description);
  const others = await suggestions(page).allTextContents();
  await expect(formStatus(page)).toHaveText(`${description} ${others.join(', ')}`);
});

test('the username screen signs up with a suggestion by keyboard', async ({ page }) => {
  await showSuggestions(page);
  const second = await suggestions(page).nth(1).innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(suggestions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'username')).toHaveValue(second);
  await expect(field(page, 'username')).toBeFocused();
  await expect(field(page, 'username')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`@${second}`)).toBeVisible();
});
