import { messages } from '../../src/shared/messages';
import { createAccount, uniqueUsername } from '../support/accounts';
import { userDocument } from '../support/records';
import { copy, field, logIn, logOut, submit, toDashboard } from './account-area';
import { expect, paths, test, testWithReports } from './fixtures';
import { expectWelcome, showDashboard, showUsername } from './open-as';
import { testClearedForms } from './session-changes';

// A session that changes while a page shows its data: in another tab, on the server, in the cache.

test('a log-out in one tab logs out the other tab', async ({ page, context, member }) => {
  await showDashboard(page, member);
  const other = await context.newPage();
  await other.goto(paths.logIn);
  await toDashboard(other).click();
  await expectWelcome(other, member);
  await logOut(page);
  await expect(other).toHaveURL(paths.logIn);
});

testClearedForms('logging out', logOut);

test('Back shows no dashboard after logging out', async ({ page, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.logIn);
  await expect(page.getByText(member.email)).toBeHidden();
});

test('two tabs that choose usernames keep the first one', async ({ page, context, newcomer }) => {
  const { username } = newcomer;
  const other = await context.newPage();
  for (const tab of [page, other]) await showUsername(tab, newcomer);
  await submit(page, copy.username, { username });
  await expect(page.getByText(`@${username}`)).toBeVisible();
  await submit(other, copy.username, { username: uniqueUsername() });
  await expect(other.getByText(`@${username}`)).toBeVisible();
});

testWithReports('a form claims no username for another user', async ({ page, newcomer }) => {
  const other = await createAccount();
  await showUsername(page, newcomer);
  // Another tab can change the session just before the call.
  await page.route('**/completeSignUp', (route) => {
    const headers = { ...route.request().headers(), authorization: `Bearer ${other.idToken}` };
    return route.continue({ headers });
  });
  await submit(page, copy.username, { username: newcomer.username });
  await expect(field(page, 'username')).toHaveAccessibleDescription(messages.somethingWentWrong);
  expect(await userDocument(other.uid)).toBeUndefined();
});
