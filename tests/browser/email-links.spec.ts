import { addressLinks, invalidAddressLink, linkNotices } from '../../src/content/email-link';
import { latestLinkQuery, uidOf, uniqueEmail } from '../support/accounts';
import { fileSystemIgnoresCase } from '../support/ignores-case';
import { services } from '../support/records';
import { button, copy, field, sendAgain, submit } from './account-area';
import { openLatestLink, openLink, openResetLink, openRestoreLink } from './email-links';
import { expect, heading, paths, test, testWithFailedRequests, testWithReports } from './fixtures';
import { authUrl, loseResponse } from './network';
import { expectWelcome } from './open-as';

// The links of Firebase's emails, which all lead to one page.

testWithReports(
  'a reset link sets a password despite a lost response',
  async ({ page, member }) => {
    const password = 'newsail2';
    await openResetLink(page, member);
    await loseResponse(page, authUrl('resetPassword'));
    await submit(page, copy.resetPassword, { password });
    await sendAgain(page, copy.resetPassword);
    await expect(heading(page)).toHaveText(linkNotices.maybeSet.heading);
    await page.getByRole('link', { name: copy.logIn.submit }).click();
    await expect(heading(page)).toHaveText(copy.logIn.heading);
    await expect(field(page, 'email')).toHaveValue(member.email);
    await submit(page, copy.logIn, { password });
    await expectWelcome(page, member);
  },
);

test('a double click on a link that restores an email applies it once', async ({
  page,
  newcomer,
}) => {
  const { submit: restore, done } = addressLinks.RECOVER_EMAIL;
  await openRestoreLink(page, newcomer);
  await button(page, restore).dblclick();
  await expect(heading(page)).toHaveText(done.heading);
  await expect(button(page, copy.forgotPassword.submit)).toBeVisible();
  expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
});

test('a link changes an email, and shows the new one', async ({ page, member }) => {
  const email = uniqueEmail();
  const changeEmailCopy = addressLinks.VERIFY_AND_CHANGE_EMAIL;
  await services().auth.generateVerifyAndChangeEmailLink(member.email, email);
  await openLatestLink(page, member.email);
  await expect(page.getByText(email)).toBeVisible();
  await button(page, changeEmailCopy.submit).click();
  await expect(heading(page)).toHaveText(changeEmailCopy.done.heading);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  // Only a restored email is followed by the offer of a new password.
  await expect(button(page, copy.forgotPassword.submit)).toBeHidden();
  expect(await uidOf(email)).toBe(member.uid);
});

testWithFailedRequests('the code of a link is removed from the history', async ({ page }) => {
  await openLink(page, '?mode=recoverEmail&oobCode=not-valid');
  await expect(heading(page)).toHaveText(invalidAddressLink.used.heading);
  await expect(page).toHaveURL(paths.resetPassword);
  // One entry is the empty tab's and one this page's, so none has the code.
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

testWithFailedRequests(
  'a link in capital letters works, and no referrer has its code',
  async ({ page, newcomer }) => {
    testWithFailedRequests.skip(fileSystemIgnoresCase, 'the emulator finds its page');
    await services().auth.generatePasswordResetLink(newcomer.email);
    const toPage = page.waitForRequest(`**${paths.resetPassword}?*`);
    await page.goto(`/LIVELY/ResetPassword${await latestLinkQuery(newcomer.email)}`);
    await expect(heading(page)).toHaveText(copy.resetPassword.formHeading);
    expect(await (await toPage).allHeaders()).not.toHaveProperty('referer');
    expect(await page.evaluate(() => document.referrer)).toBe('');
  },
);
