import { messages } from '../../src/shared/messages';
import { uniqueUsername } from '../support/accounts';
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
  await expect(button(page, copy.username.submit)).toBeEnabled();
});

test('the username screen replaces its suggestions with the next error', async ({ page }) => {
  await showSuggestions(page);
  await sendUsername(page, ' ');
  await expectFieldError(page, 'username', messages.usernameEmpty);
  await expect(suggestions(page)).toHaveCount(0);
});

test('the username screen also works with an earlier version of the function', async ({ page }) => {
  await page.route('**/completeSignUp', (route) => {
    const { data } = route.request().postDataJSON();
    // Its request had no `uid`, and no other fields were allowed.
    if (!('uid' in data)) return route.continue();
    const error = { status: 'INVALID_ARGUMENT', details: { field: 'request' } };
    return route.fulfill({ status: 400, json: { error } });
  });
  const username = uniqueUsername();
  await sendUsername(page, username);
  await expect(page.getByText(`@${username}`)).toBeVisible();
});
