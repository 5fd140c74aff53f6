import {
  addressLinks,
  invalidPasswordLink,
  linkNotices,
  uncheckedLink,
} from '../../../src/content/email-link';
import { type AccountPage, paths } from '../../../src/content/pages';
import { LIMITS } from '../../../src/shared/limits';
import { messages } from '../../../src/shared/messages';
import { button, copy, field, invalidSignUp, validSignUp } from '../../browser/account-area';
import { waitForHydration } from '../../browser/hydrate';
import { authError, authUrl } from '../../browser/network';
import { openAs, openDashboard, openUsername } from '../../browser/open-as';
import { createAccount, createMember } from '../accounts';
import {
  defineScreen,
  inOrder,
  type MockedResponse,
  mock,
  open,
  type Reach,
  type Screen,
  send,
  shows,
  success,
  whileCalling,
} from './steps';

const untouchedSignUp = open(paths.signUp);

/** Types into a field of the sign-up, leaves the field, and waits for a text. */
const typeIntoSignUp = (name: string, typed: string, text: string): Reach =>
  inOrder(
    untouchedSignUp,
    waitForHydration,
    (page) => field(page, name).fill(typed),
    (page) => field(page, name).press('Tab'),
    shows(text),
  );

const signUp = defineScreen({
  usual: untouchedSignUp,
  others: {
    'nothing filled in': inOrder(untouchedSignUp, send(copy.signUp, {}, messages.fillInAllFields)),
    'all wrong': inOrder(
      untouchedSignUp,
      send(copy.signUp, invalidSignUp, messages.birthdayInvalid),
    ),
    'mistyped email': typeIntoSignUp('email', 'ada@gmial.com', copy.signUp.useSuggestion),
    'common password': typeIntoSignUp('password', 'password1', copy.commonPassword),
    ...whileCalling(untouchedSignUp, authUrl('signUp'), copy.signUp, validSignUp),
    'logged in already': inOrder(
      async (page) => openAs(page, await createAccount(), paths.signUp),
      shows(copy.signedIn.toDashboard),
    ),
  },
  withTreeSnapshot: ['all wrong', 'mistyped email', 'logged in already'],
});

const usernameOfNewcomer = (text: string, options?: { readonly name: string }): Reach =>
  inOrder(async (page) => openUsername(page, await createAccount(options)), shows(text));

const untouchedUsername = usernameOfNewcomer(copy.username.heading);
const validUsername = { username: 'jane.doe' };
const takenResponse = { status: 409, json: { error: { status: 'ALREADY_EXISTS' } } };
/** As wide as possible, which makes the suggestions wide, too. */
const widestUsername = 'w'.repeat(LIMITS.username.max);

const username = defineScreen({
  usual: untouchedUsername,
  others: {
    locked: open(paths.username, copy.username.lockedHeading),
    taken: inOrder(
      untouchedUsername,
      mock('**/completeSignUp', takenResponse),
      send(copy.username, { username: widestUsername }, messages.usernameTaken),
    ),
    'log in to begin again': inOrder(
      untouchedUsername,
      mock(authUrl('delete'), authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')),
      (page) => page.getByRole('button', { name: copy.username.beginAgain }).click(),
      shows(copy.username.logInFirst),
    ),
    'with an invalid name': inOrder(
      usernameOfNewcomer(copy.username.hints.name, { name: 'x'.repeat(LIMITS.name.max + 1) }),
      send(copy.username, validUsername, messages.fillInAllFields),
    ),
    ...whileCalling(untouchedUsername, '**/completeSignUp', copy.username, validUsername),
  },
  withTreeSnapshot: ['locked', 'taken', 'with an invalid name'],
});

const { email, password } = validSignUp;

const untouchedLogIn = open(paths.logIn);

const logIn = defineScreen({
  usual: untouchedLogIn,
  others: {
    'nothing filled in': inOrder(untouchedLogIn, send(copy.logIn, {}, messages.fillInAllFields)),
    // The states `offline` and `pending`.
    ...whileCalling(untouchedLogIn, authUrl('signInWithPassword'), copy.logIn, { email, password }),
  },
  withTreeSnapshot: ['pending'],
});

const untouchedForgotPassword = open(paths.forgotPassword);

const sendLink = (response: MockedResponse, text: string) =>
  inOrder(
    untouchedForgotPassword,
    mock(authUrl('sendOobCode'), response),
    send(copy.forgotPassword, { email }, text),
  );

const forgotPassword = defineScreen({
  usual: untouchedForgotPassword,
  others: {
    'no account': sendLink(authError('EMAIL_NOT_FOUND'), messages.emailHasNoAccount),
    sent: sendLink(success({ email }), copy.noEmail.link),
  },
});

/** Opens a link. Firebase answers the check of the link, and later a new password, with the response. */
const openLink = (response: MockedResponse, text: string) =>
  inOrder(
    mock(authUrl('resetPassword'), response),
    open(`${paths.resetPassword}?mode=resetPassword&oobCode=x`, text),
  );

const untouchedResetPassword = openLink(
  success({ email, requestType: 'PASSWORD_RESET' }),
  copy.passwordHint,
);

type AddressOperation = keyof typeof addressLinks;

const openAddressLink = (requestType: AddressOperation) =>
  openLink(success({ email, requestType }), addressLinks[requestType].text);

const applyLink = (operation: AddressOperation, response: MockedResponse, text: string) =>
  inOrder(
    openAddressLink(operation),
    mock(authUrl('update'), response),
    send(addressLinks[operation], {}, text),
  );

const resetPassword = defineScreen({
  usual: untouchedResetPassword,
  others: {
    'no code': open(paths.resetPassword, linkNotices.missing.heading),
    checking: openLink('never', copy.resetPassword.loading),
    offline: openLink('lost', uncheckedLink.heading),
    used: openLink(authError('INVALID_OOB_CODE'), invalidPasswordLink.used.heading),
    simple: inOrder(
      untouchedResetPassword,
      send(copy.resetPassword, { password: 'sailing' }, messages.passwordTooSimple),
    ),
    done: inOrder(
      untouchedResetPassword,
      send(copy.resetPassword, { password }, copy.logIn.passwordChanged),
    ),
    'confirm email': openAddressLink('VERIFY_EMAIL'),
    'confirming email': applyLink('VERIFY_EMAIL', 'never', addressLinks.VERIFY_EMAIL.pending),
    'restore email': openAddressLink('RECOVER_EMAIL'),
    'restored email': applyLink('RECOVER_EMAIL', success({}), addressLinks.RECOVER_EMAIL.done.text),
  },
  withTreeSnapshot: ['simple', 'restore email'],
});

const dashboardOfMember = (text: string): Reach =>
  inOrder(async (page) => openDashboard(page, await createMember()), shows(text));

/** The dashboard while requests for a URL fail, or never end. */
const dashboardWhile = (url: string, response: MockedResponse, text: string) =>
  inOrder(mock(url, response), dashboardOfMember(text));

const loadingForever = dashboardWhile('**/databases/**', 'never', copy.dashboard.loading);

const dashboard = defineScreen({
  usual: dashboardOfMember(copy.dashboard.logOut),
  others: {
    'username not copied': inOrder(
      (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
        }),
      dashboardOfMember(copy.dashboard.logOut),
      (page) => button(page, `${copy.dashboard.copy} ${copy.dashboard.copyTarget}`).click(),
      shows(copy.dashboard.copyFailed),
    ),
    loading: loadingForever,
    'loading for ten seconds': inOrder(
      // The card offers the log-out only to a user who is logged in. The request shows that this one is.
      (page) => Promise.all([page.waitForRequest('**/databases/**'), loadingForever(page)]),
      (page) =>
        page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish();
        }),
      shows(copy.dashboard.logOut),
    ),
    offline: dashboardWhile('**/databases/**', 'lost', copy.retry),
    'code failed': dashboardWhile('**/assets/member-*.js', 'lost', messages.somethingWentWrong),
  },
  withTreeSnapshot: ['usual'],
});

/** The states of the screens of the account area. */
export const accountScreens: Readonly<Record<AccountPage, Screen>> = {
  signUp,
  username,
  logIn,
  forgotPassword,
  resetPassword,
  dashboard,
};
