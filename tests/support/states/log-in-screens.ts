import {
  addressLinks,
  invalidPasswordLink,
  linkNotices,
  uncheckedLink,
} from '../../../src/content/email-link';
import { paths } from '../../../src/content/pages';
import { messages } from '../../../src/shared/messages';
import { copy, validSignUp } from '../../browser/account-area';
import { authError, authUrl } from '../../browser/network';
import { openDashboard } from '../../browser/open-as';
import { createMember } from '../accounts';
import {
  defineScreen,
  inOrder,
  type MockedResponse,
  mock,
  open,
  type Reach,
  send,
  shows,
  success,
  whileCalling,
} from './steps';

const { email, password } = validSignUp;

const untouchedLogIn = open(paths.logIn);

export const logIn = defineScreen({
  states: {
    untouched: untouchedLogIn,
    'nothing filled in': inOrder(untouchedLogIn, send(copy.logIn, {}, messages.fillInAllFields)),
  },
  alike: whileCalling(untouchedLogIn, authUrl('signInWithPassword'), copy.logIn, {
    email,
    password,
  }),
  withTreeSnapshot: ['pending'],
});

const untouchedForgotPassword = open(paths.forgotPassword);

const sendLink = (response: MockedResponse, text: string) =>
  inOrder(
    untouchedForgotPassword,
    mock(authUrl('sendOobCode'), response),
    send(copy.forgotPassword, { email }, text),
  );

export const forgotPassword = defineScreen({
  states: {
    untouched: untouchedForgotPassword,
    'no account': sendLink(authError('EMAIL_NOT_FOUND'), messages.emailHasNoAccount),
    sent: sendLink(success({ email }), copy.forgotPassword.sent(email)),
  },
});

/** Opens the link of an email with a mocked check of its code. */
const openLink = (response: MockedResponse, text: string) =>
  inOrder(
    mock(authUrl('resetPassword'), response),
    open(`${paths.resetPassword}?mode=resetPassword&oobCode=x`, text),
  );

const untouchedResetPassword = openLink(
  success({ email, requestType: 'PASSWORD_RESET' }),
  copy.passwordHint,
);

type EmailOperation = keyof typeof addressLinks;

const openEmailLink = (requestType: EmailOperation) =>
  openLink(success({ email, requestType }), addressLinks[requestType].text);

const applyEmailLink = (operation: EmailOperation, response: MockedResponse, text: string) =>
  inOrder(
    openEmailLink(operation),
    mock(authUrl('update'), response),
    send(addressLinks[operation], {}, text),
  );

export const resetPassword = defineScreen({
  states: {
    'no code': open(paths.resetPassword, linkNotices.missing.heading),
    simple: inOrder(
      untouchedResetPassword,
      send(copy.resetPassword, { password: 'sailing' }, messages.passwordTooSimple),
    ),
    done: inOrder(
      untouchedResetPassword,
      send(copy.resetPassword, { password }, copy.logIn.passwordChanged),
    ),
    'restore email': openEmailLink('RECOVER_EMAIL'),
    'restored email': applyEmailLink(
      'RECOVER_EMAIL',
      success({}),
      addressLinks.RECOVER_EMAIL.done.text,
    ),
  },
  alike: {
    checking: openLink('never', copy.resetPassword.loading),
    used: openLink(authError('INVALID_OOB_CODE'), invalidPasswordLink.used.heading),
    'offline before': openLink('lost', uncheckedLink.heading),
    untouched: untouchedResetPassword,
    'confirm email': openEmailLink('VERIFY_EMAIL'),
    'confirming email': applyEmailLink('VERIFY_EMAIL', 'never', addressLinks.VERIFY_EMAIL.pending),
  },
  withTreeSnapshot: ['simple', 'restore email'],
});

const dashboardOfMember =
  (text: string): Reach =>
  async (page) => {
    await openDashboard(page, await createMember());
    await shows(text)(page);
  };

/** The dashboard while requests for a URL fail, or never end. */
const dashboardWhile = (url: string, response: MockedResponse, text: string) =>
  inOrder(mock(url, response), dashboardOfMember(text));

export const dashboard = defineScreen({
  states: {
    member: dashboardOfMember(copy.dashboard.logOut),
    'username not copied': inOrder(
      (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
        }),
      dashboardOfMember(copy.dashboard.logOut),
      (page) => page.getByRole('button', { name: copy.dashboard.copiedText }).click(),
      shows(copy.dashboard.copyFailed),
    ),
    loading: dashboardWhile('**/databases/**', 'never', copy.dashboard.loading),
    offline: dashboardWhile('**/databases/**', 'lost', copy.retry),
    'code failed': dashboardWhile('**/assets/member-*.js', 'lost', messages.somethingWentWrong),
  },
  withTreeSnapshot: ['member'],
});
