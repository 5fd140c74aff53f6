import { messages } from '../../src/shared/messages';
import { button, copy, field } from './account-area';
import { expect, testWithFailedRequests as test } from './fixtures';
import { expectFieldError } from './form-errors';
import { openUsername } from './open-as';
import { sendUsername, showSuggestions, suggestions } from './username-form';

test.beforeEach(({ page, newcomer }) => openUsername(page, newcomer));

// The first click moves the layout: the second one must not hit the submit button.
test('the username screen takes a double click on a suggestion as one', async ({ page }) => {
  await showSuggestions(page);
  const first = await suggestions(page).first().innerText();
  await suggestions(page).first().dblclick();
  await expect(field(page, 'username')).toHaveValue(first);
  // While a form is sent, its button is disabled.
  await expect(button(page, copy.username.submit)).toBeEnabled();
});

test('the username screen replaces its suggestions with the next error', async ({ page }) => {
  await showSuggestions(page);
  await sendUsername(page, ' ');
  await expectFieldError(page, 'username', messages.usernameEmpty);
  await expect(suggestions(page)).toHaveCount(0);
});
