import type { Page } from '@playwright/test';
import {
  addressLinkCopy,
  addressLinks,
  invalidAddressLink,
  invalidPasswordLink,
  linkNotices,
} from '../../src/content/email-link';
import { SESSION_HINT } from '../../src/session/browser-storage';
import { latestLinkQuery, type TestAccount, uidOf, uniqueEmail } from '../support/accounts';
import { services } from '../support/records';
import { button, copy, logOut, sendAgain, submit } from './account-area';
import { openLatestLink, openLink, openResetLink, openRestoreLink } from './email-links';
import { expect, heading, paths, test, testWithFailedRequests, testWithReports } from './fixtures';
import { authUrl, failAuth, loseResponse } from './network';
import { expectWelcome, showDashboard } from './open-as';

// The links of Firebase's emails, which all lead to one page.

test.describe('a reset link', () => {
  test.beforeEach(({ page, member }) => openResetLink(page, member));

  test('survives a return from the page cache', async ({ page }) => {
    // The site then compares its session with the stored one, which has not changed: it keeps the link.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    // The code is no longer in the URL, so the form appears only if the tab has kept the link.
    await page.reload();
    await expect(heading(page)).toHaveText(copy.resetPassword.formHeading);
  });

  test('names the account for password managers', async ({ page, member }) => {
    await expect(page.locator('[autocomplete=username]')).toHaveValue(member.email);
  });
});

test.describe('a link that restores an email', () => {
  const { submit: restore, done } = addressLinks.RECOVER_EMAIL;

  test.beforeEach(({ page, newcomer }) => openRestoreLink(page, newcomer));

  test('changes nothing before the user agrees', async ({ page, newcomer }) => {
    await expect(page.getByText(newcomer.email)).toBeVisible();
    expect(await uidOf(newcomer.email)).toBeUndefined();
  });

  test('is followed by an offer to reset the password', async ({ page, newcomer }) => {
    await button(page, restore).click();
    await button(page, copy.forgotPassword.submit).click();
    await expect(page.getByText(copy.forgotPassword.sent(newcomer.email))).toBeVisible();
    await expect(button(page, copy.forgotPassword.submit)).toBeDisabled();
    expect(await latestLinkQuery(newcomer.email)).toContain('mode=resetPassword');
  });

  test('survives a visit to another page', async ({ page }) => {
    await page.goto(paths.logIn);
    await page.goBack();
    await button(page, restore).click();
    await expect(heading(page)).toHaveText(done.heading);
  });

  test('is forgotten after its use', async ({ page }) => {
    await button(page, restore).click();
    await expect(heading(page)).toHaveText(done.heading);
    await page.reload();
    await expect(heading(page)).toHaveText(linkNotices.missing.heading);
  });
});

test('a link confirms an email', async ({ page, newcomer }) => {
  await services().auth.generateEmailVerificationLink(newcomer.email);
  await openLatestLink(page, newcomer.email);
  await button(page, addressLinks.VERIFY_EMAIL.submit).click();
  await expect(heading(page)).toHaveText(addressLinks.VERIFY_EMAIL.done.heading);
  await expect(heading(page)).toBeFocused();
});

test('a link in an unknown mode does nothing', async ({ page }) => {
  await openLink(page, '?mode=signIn&oobCode=x');
  await expect(heading(page)).toHaveText(linkNotices.otherMode.heading);
  await expect(page.getByRole('link', { name: copy.resetPassword.requestNewLink })).toBeHidden();
});

testWithFailedRequests('a link in an unknown mode removes the earlier link', async ({ page }) => {
  await openLink(page, '?mode=verifyEmail&oobCode=not-valid');
  await expect(heading(page)).toHaveText(invalidAddressLink.used.heading);
  await openLink(page, '?mode=signIn&oobCode=x');
  await expect(page).toHaveURL(paths.resetPassword);
  await page.reload();
  await expect(heading(page)).toHaveText(linkNotices.missing.heading);
});

/** Changes a member's email with a link whose first response is lost. Returns the new email. */
async function changeEmailByLink(page: Page, member: TestAccount): Promise<string> {
  const email = uniqueEmail();
  const changeEmailCopy = addressLinks.VERIFY_AND_CHANGE_EMAIL;
  await showDashboard(page, member);
  await services().auth.generateVerifyAndChangeEmailLink(member.email, email);
  // This look-up resumes the session.
  await Promise.all([page.waitForResponse(authUrl('lookup')), openLatestLink(page, member.email)]);
  await loseResponse(page, authUrl('update'));
  // When an email changes, Firebase revokes the tokens. The emulator does not, so later look-ups fail.
  await failAuth(page, 'lookup', 'TOKEN_EXPIRED');

  await submit(page, changeEmailCopy, {});
  await sendAgain(page, changeEmailCopy);
  await expect(heading(page)).toHaveText(addressLinkCopy.maybeDone.heading);
  return email;
}

testWithReports('a link shows the new email despite a lost response', async ({ page, member }) => {
  const email = await changeEmailByLink(page, member);
  await expect(page.getByText(email)).toBeVisible();
});

testWithReports(
  'a user logs in with an email that a link has changed',
  async ({ page, member }) => {
    const email = await changeEmailByLink(page, member);
    await page.getByRole('link', { name: copy.logIn.submit }).click();
    await expect(heading(page)).toHaveText(copy.logIn.heading);
    // The failed lookup ends the session. After that, lookups may succeed again: a log-in needs one.
    await expect
      .poll(() => page.evaluate((key) => localStorage[key], SESSION_HINT))
      .toBeUndefined();
    await page.unrouteAll();
    await submit(page, copy.logIn, { email, password: member.password });
    await expectWelcome(page, member);
  },
);

testWithFailedRequests('logging out forgets the link of an email', async ({ page, member }) => {
  await showDashboard(page, member);
  await openLink(page, '?mode=resetPassword&oobCode=not-valid');
  await expect(heading(page)).toHaveText(invalidPasswordLink.used.heading);
  await page.goBack();
  await logOut(page);
  await page.goto(paths.resetPassword);
  await expect(heading(page)).toHaveText(linkNotices.missing.heading);
});
