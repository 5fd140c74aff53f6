import { messages } from '../../src/shared/messages';
import { copy, field, fill, formStatus, invalidSignUp, submit, validSignUp } from './account-area';
import { expect, paths, test } from './fixtures';
import { errors } from './form-errors';

test('sign-up clears all errors on any edit', async ({ page }) => {
  await page.goto(paths.signUp);
  for (const name of Object.keys(validSignUp)) {
    await submit(page, copy.signUp, invalidSignUp);
    await expect(errors(page)).toHaveCount(3);
    if (name === 'birthMonth') await fill(page, { birthMonth: 'May' });
    else await field(page, name).pressSequentially('1');
    await expect(errors(page)).toHaveCount(0);
  }
});

test('log-in asks for empty fields until a password manager fills them in', async ({ page }) => {
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email: 'jane@example.com' });
  await expect(formStatus(page)).toHaveText(messages.fillInAllFields);
  await field(page, 'password').evaluate((input) => {
    // An extension does not see the property with which React follows the page's own changes.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'sailing1');
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(formStatus(page)).toBeEmpty();
});
