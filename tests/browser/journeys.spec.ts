import type { Browser, Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { emailLinks, emailLinkTexts, resetLinkNotices } from '../../src/content/reset-link';
import { newUserDocument } from '../../src/shared/user-document';
import { makeMember, type Newcomer } from '../support/accounts';
import {
  changeEmail,
  latestCode,
  latestResetCode,
  sendEmailLink,
  sendResetLink,
  type TestAccount,
  uidOf,
} from '../support/auth-emulator';
import { reservedFor, userDocument } from '../support/records';
import {
  button,
  copy,
  fill,
  logIn,
  signUp,
  submit,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './account-area';
import {
  expect,
  expectWelcome,
  heading,
  loseResponse,
  paths,
  REPORTED_FAILURE,
  test,
  testWithFailedRequests,
} from './fixtures';
import { openUsername } from './open-as';

/** Opens the link of an email. */
const openEmailLink = (page: Page, mode: string, code: string) =>
  page.goto(`${paths.resetPassword}?mode=${mode}&oobCode=${code}&continueUrl=https://x.example`);

const navigationState = (page: Page) => page.evaluate(() => window.history.state.usr);

test('the navigation state of a sign-up has what the next screen needs', async ({ page }) => {
  const email = uniqueEmail();
  const birthday = { birthMonth: 'March', birthDay: '15', birthYear: '2000' };
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, { ...validSignUp, ...birthday, email });
  await expect(page).toHaveURL(paths.username);
  const UID = await uidOf(email);
  expect(await navigationState(page)).toEqual({ name: validSignUp.name, ...birthday, UID, email });
});

/** Chooses a username as a user who has just logged in. */
async function chooseUsername(page: Page, newcomer: Newcomer): Promise<string> {
  const username = uniqueUsername();
  await openUsername(page, newcomer);
  await submit(page, copy.username, { username });
  await expectWelcome(page, newcomer);
  return username;
}

test('the navigation state of the dashboard is the uid', async ({ page, newcomer }) => {
  await chooseUsername(page, newcomer);
  expect(await navigationState(page)).toEqual({ UID: newcomer.uid });
});

test('a username is stored in the user document', async ({ page, newcomer }) => {
  const username = await chooseUsername(page, newcomer);
  const { name, uid, email } = newcomer;
  const created = newUserDocument({ name, username, UID: uid, email });
  expect(await userDocument(uid)).toStrictEqual(created);
});

test('a username is reserved for its user', async ({ page, newcomer }) => {
  const username = await chooseUsername(page, newcomer);
  expect(await reservedFor(username)).toBe(newcomer.uid);
});

testWithFailedRequests(
  'a sign-up that was refused never logs in to the account of the email',
  async ({ page, newcomer }) => {
    await page.route(
      '**/accounts:signUp**',
      (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: 'WEAK_PASSWORD' } } }),
      { times: 1 },
    );
    await page.goto(paths.signUp);
    const { email, password } = newcomer;
    await submit(page, copy.signUp, { ...validSignUp, email, password });
    await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
    await button(page, copy.signUp.submit).click();
    await expect(page.getByText(messages.emailInUse)).toBeVisible();
  },
);

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

test('a forgotten password is answered with a reset link', async ({ page, member }) => {
  const { email } = member;
  await page.goto(paths.logIn);
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(page).toHaveTitle('Forgot Password | Lively');
  await submit(page, copy.forgotPassword, { email });
  await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
  await expect(latestResetCode(email)).resolves.not.toBe('');
});

test.describe('a reset link', () => {
  async function openResetLink(page: Page, account: TestAccount): Promise<void> {
    await sendResetLink(account);
    await openEmailLink(page, 'resetPassword', await latestResetCode(account.email));
    await expect(heading(page)).toHaveText(copy.resetPassword.formHeading);
  }

  const password = 'newsail2';

  test('opens a page with its title', async ({ page, member }) => {
    await openResetLink(page, member);
    await expect(page).toHaveTitle('Reset Password Instructions | Lively');
  });

  test('names the account for password managers', async ({ page, member }) => {
    await openResetLink(page, member);
    await expect(page.locator('[autocomplete=username]')).toHaveValue(member.email);
  });

  test('sets a password', async ({ page, member }) => {
    await openResetLink(page, member);
    await submit(page, copy.resetPassword, { password });
    await expect(page.getByText(copy.logIn.passwordChanged)).toBeVisible();
    await submit(page, copy.logIn, { email: member.email, password });
    await expectWelcome(page, member);
  });

  test.describe('whose response is lost', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    async function loseFirstResponse(page: Page): Promise<void> {
      await page.route('**/accounts:resetPassword**', loseResponse, { times: 1 });
      await submit(page, copy.resetPassword, { password });
      await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
    }

    test('is reported as maybe used', async ({ page, member }) => {
      await openResetLink(page, member);
      await loseFirstResponse(page);
      await button(page, copy.resetPassword.submit).click();
      await expect(heading(page)).toHaveText(resetLinkNotices.maybeSet.heading);
    });

    test('sets a password', async ({ page, member }) => {
      await openResetLink(page, member);
      await loseFirstResponse(page);
      await button(page, copy.resetPassword.submit).click();
      await page.getByRole('link', { name: copy.logIn.submit }).click();
      await submit(page, copy.logIn, { email: member.email, password });
      await expectWelcome(page, member);
    });
  });
});

test.describe('a link that restores an email', () => {
  const { heading: question, submit: restore, done } = emailLinks.RECOVER_EMAIL;

  /** Opens the link that Firebase sends to the original email when a newcomer changes it. */
  async function openRestoreLink(page: Page, newcomer: Newcomer): Promise<void> {
    await changeEmail(newcomer, uniqueEmail());
    await openEmailLink(page, 'recoverEmail', await latestCode(newcomer.email, 'RECOVER_EMAIL'));
    await expect(heading(page)).toHaveText(question);
  }

  test('opens a page with its title', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await expect(page).toHaveTitle(emailLinkTexts.title);
  });

  test('changes nothing before the user agrees', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await expect(page.getByText(newcomer.email)).toBeVisible();
    expect(await uidOf(newcomer.email)).toBeUndefined();
  });

  test('is applied once by a double click', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await button(page, restore).dblclick();
    await expect(heading(page)).toHaveText(done.heading);
    expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
  });

  test('is followed by an offer to reset the password', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await button(page, restore).click();
    await button(page, copy.forgotPassword.submit).click();
    await expect(page.getByText(copy.forgotPassword.sent(newcomer.email))).toBeVisible();
    await expect(button(page, copy.forgotPassword.submit)).toBeDisabled();
    await expect(latestResetCode(newcomer.email)).resolves.not.toBe('');
  });

  test('survives a reload', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await page.reload();
    await button(page, restore).click();
    await expect(heading(page)).toHaveText(done.heading);
  });

  test('survives a visit to another page', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await page.goto(paths.logIn);
    await page.goBack();
    await button(page, restore).click();
    await expect(heading(page)).toHaveText(done.heading);
  });

  test('is forgotten when it was used', async ({ page, newcomer }) => {
    await openRestoreLink(page, newcomer);
    await button(page, restore).click();
    await expect(heading(page)).toHaveText(done.heading);
    await page.reload();
    await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
  });
});

test('a link confirms an email', async ({ page, newcomer }) => {
  await sendEmailLink(newcomer);
  await openEmailLink(page, 'verifyEmail', await latestCode(newcomer.email, 'VERIFY_EMAIL'));
  await button(page, emailLinks.VERIFY_EMAIL.submit).click();
  await expect(heading(page)).toHaveText(emailLinks.VERIFY_EMAIL.done.heading);
  await expect(heading(page)).toBeFocused();
});

test('a link in an unknown mode does nothing', async ({ page }) => {
  await openEmailLink(page, 'signIn', 'x');
  await expect(heading(page)).toHaveText(resetLinkNotices.otherMode.heading);
  await expect(page.getByRole('link', { name: copy.resetPassword.requestNewLink })).toBeHidden();
});

test.describe('with a failed request', () => {
  test.use({ expectedConsole: REPORTED_FAILURE });

  test('the code of a link leaves the address', async ({ page }) => {
    await openEmailLink(page, 'resetPassword', 'not-valid');
    await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
    await expect(page).toHaveURL(paths.resetPassword);
  });

  test('the code of a link leaves the history', async ({ page }) => {
    await openEmailLink(page, 'recoverEmail', 'not-valid');
    await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
    // The empty tab and this page.
    expect(await page.evaluate(() => window.history.length)).toBe(2);
  });

  test('a link that was used no longer works', async ({ page, newcomer }) => {
    await sendEmailLink(newcomer);
    const code = await latestCode(newcomer.email, 'VERIFY_EMAIL');
    await openEmailLink(page, 'verifyEmail', code);
    await button(page, emailLinks.VERIFY_EMAIL.submit).click();
    await expect(heading(page)).toHaveText(emailLinks.VERIFY_EMAIL.done.heading);
    await openEmailLink(page, 'verifyEmail', code);
    await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
  });

  test('the notice about a used link fits its task', async ({ page }) => {
    await openEmailLink(page, 'verifyEmail', 'not-valid');
    await expect(page.getByText(resetLinkNotices.usedEmail.text)).toBeVisible();
  });

  test('another link replaces the one that the tab keeps', async ({ page }) => {
    await openEmailLink(page, 'verifyEmail', 'not-valid');
    await expect(heading(page)).toHaveText(resetLinkNotices.usedEmail.heading);
    await openEmailLink(page, 'signIn', 'x');
    await expect(page).toHaveURL(paths.resetPassword);
    await page.reload();
    await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
  });

  test('a link changes an email despite a lost response', async ({ page, member }) => {
    const email = uniqueEmail();
    const { submit: change } = emailLinks.VERIFY_AND_CHANGE_EMAIL;
    await logIn(page, member);
    await expectWelcome(page, member);
    await sendEmailLink(member, email);
    const code = await latestCode(member.email, 'VERIFY_AND_CHANGE_EMAIL');
    await openEmailLink(page, 'verifyAndChangeEmail', code);
    await page.route('**/accounts:update**', loseResponse, { times: 1 });
    // Firebase revokes the tokens, the emulator does not.
    await page.route('**/accounts:lookup**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    );
    await button(page, change).click();
    await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
    await button(page, change).click();
    await expect(heading(page)).toHaveText(emailLinkTexts.maybeDone.heading);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: copy.logIn.submit }).click();
    await expect(heading(page)).toHaveText(copy.logIn.heading);
    await page.unroute('**/accounts:lookup**');
    await expect(page.getByText(copy.signedIn.note)).toBeHidden();
    await submit(page, copy.logIn, { email, password: member.password });
    await expectWelcome(page, member);
  });

  test('logging out forgets the link of an email', async ({ page, member }) => {
    await logIn(page, member);
    await expectWelcome(page, member);
    await openEmailLink(page, 'resetPassword', 'not-used');
    await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
    await page.goBack();
    await button(page, copy.dashboard.logOut).click();
    await expect(page).toHaveURL(paths.logIn);
    await page.goto(paths.resetPassword);
    await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
  });

  test('beginning again long after the log-in asks for another one', async ({ page, newcomer }) => {
    await logIn(page, newcomer);
    await page.route('**/accounts:delete**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    );
    await button(page, copy.username.beginAgain).click();
    await expect(page.getByRole('alert')).toHaveText(copy.username.logInFirst);
    expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
  });
  test.describe('of two users who claim a username', () => {
    const taken = (tab: Page) => tab.getByText(messages.usernameTaken);
    const welcome = (tab: Page) => tab.getByText('Welcome, ');

    /** Lets the users of two browsers claim a username at once. */
    async function claimTogether(page: Page, browser: Browser) {
      const other = await (await browser.newContext()).newPage();
      const username = uniqueUsername();
      for (const tab of [page, other]) {
        await signUp(tab);
        await expect(tab).toHaveURL(paths.username);
        await fill(tab, { username });
      }
      await Promise.all([page, other].map((tab) => button(tab, copy.username.submit).click()));
      for (const tab of [page, other]) await expect(taken(tab).or(welcome(tab))).toBeVisible();
      const isPageLoser = await taken(page).isVisible();
      return {
        username,
        loser: isPageLoser ? page : other,
        winner: isPageLoser ? other : page,
        close: () => other.context().close(),
      };
    }

    test('one gets it', async ({ page, browser }) => {
      const { winner, loser, close } = await claimTogether(page, browser);
      await expect(welcome(winner)).toBeVisible();
      await expect(taken(loser)).toBeVisible();
      await close();
    });

    test('the other one chooses another', async ({ page, browser }) => {
      const { loser, username, close } = await claimTogether(page, browser);
      await expect(loser.locator('[name=username]')).toHaveValue(username);
      await submit(loser, copy.username, { username: uniqueUsername() });
      await expect(welcome(loser)).toBeVisible();
      await close();
    });
  });
});

/** Signs up with an email, and begins again from the form for a username. */
async function beginAgain(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await button(page, copy.username.beginAgain).click();
  await expect(page).toHaveURL(paths.signUp);
}

test('beginning again keeps the email for a correction', async ({ page }) => {
  const wrong = uniqueEmail();
  await beginAgain(page, wrong);
  await expect(page.locator('[name=email]')).toHaveValue(wrong);
});

test('beginning again deletes the account', async ({ page }) => {
  const wrong = uniqueEmail();
  await beginAgain(page, wrong);
  expect(await uidOf(wrong)).toBeUndefined();
});

test('a sign-up that began again ends with another email', async ({ page }) => {
  const right = uniqueEmail();
  await beginAgain(page, uniqueEmail());
  await submit(page, copy.signUp, { email: right, password: 'sailing1' });
  await expect(page.getByText(right)).toBeVisible();
  await expect(page).toHaveURL(paths.username);
});

test('a member whose other tab still chooses a username cannot remove the account', async ({
  page,
  newcomer,
}) => {
  await logIn(page, newcomer);
  await expect(button(page, copy.username.beginAgain)).toBeVisible();
  await makeMember(newcomer);
  await button(page, copy.username.beginAgain).click();
  await expectWelcome(page, newcomer);
  expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
});
