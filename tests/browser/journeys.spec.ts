import { createAccount, uidOf, uniqueEmail, uniqueUsername } from '../support/accounts';
import { services } from '../support/records';
import { button, copy, field, logIn, signUp, submit, validSignUp } from './account-area';
import { expect, paths, test } from './fixtures';
import { expectWelcome } from './open-as';

test('a sign-up passes on what the next screen needs, and stores the name in the account', async ({
  page,
}) => {
  const email = uniqueEmail();
  await signUp(page, email);
  const { password: _, ...withoutPassword } = validSignUp;
  const state = await page.evaluate(() => window.history.state.usr);
  expect(state).toEqual({ ...withoutPassword, email, UID: await uidOf(email) });
  // A sign-up that is resumed later has its name from the account.
  const nameOfAccount = async () => (await services().auth.getUserByEmail(email)).displayName;
  await expect.poll(nameOfAccount).toBe(validSignUp.name);
});

test('a sign-up never offers to go to the dashboard instead', async ({ page }) => {
  await page.addInitScript((note) => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes(note)) sessionStorage.setItem('offered', 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, copy.signedIn.note);
  await signUp(page);
  await submit(page, copy.username, { username: uniqueUsername() });
  await expectWelcome(page, validSignUp);
  expect(await page.evaluate(() => sessionStorage.getItem('offered'))).toBeNull();
});

test('a resumed sign-up asks for a name that was lost', async ({ page }) => {
  await logIn(page, await createAccount({ name: '' }));
  await submit(page, copy.username, { name: 'Jane Again', username: uniqueUsername() });
  await expectWelcome(page, { name: 'Jane Again' });
});

test('beginning again deletes the account, and keeps the input for a correction of the email', async ({
  page,
}) => {
  const wrong = uniqueEmail();
  const right = uniqueEmail();
  await signUp(page, wrong);
  await button(page, copy.username.beginAgain).click();
  await expect(field(page, 'email')).toHaveValue(wrong);
  expect(await uidOf(wrong)).toBeUndefined();
  await submit(page, copy.signUp, { email: right, password: validSignUp.password });
  await expect(page).toHaveURL(paths.username);
  await expect(page.getByText(right)).toBeVisible();
});
