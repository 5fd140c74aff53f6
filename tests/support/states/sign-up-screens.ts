import { paths } from '../../../src/content/pages';
import { messages } from '../../../src/shared/messages';
import { NAME_MAX_LENGTH } from '../../../src/shared/name';
import { USERNAME_MAX_LENGTH } from '../../../src/shared/username';
import { copy, validSignUp } from '../../browser/account-area';
import { waitForHydration } from '../../browser/hydrate';
import { authError, authUrl } from '../../browser/network';
import { openAs, openUsername } from '../../browser/open-as';
import { createNewcomer } from '../accounts';
import { defineScreen, inOrder, mock, open, type Reach, send, shows, whileCalling } from './steps';

const untouchedSignUp = open(paths.signUp);

/** Types into a field of a form after its hydration, and leaves it. */
const leaveField =
  (name: string, text: string): Reach =>
  async (page) => {
    await waitForHydration(page);
    await page.locator(`[name=${name}]`).fill(text);
    await page.locator(`[name=${name}]`).press('Tab');
  };

export const signUp = defineScreen({
  states: {
    untouched: untouchedSignUp,
    'nothing filled in': inOrder(untouchedSignUp, send(copy.signUp, {}, messages.fillInAllFields)),
    'all wrong': inOrder(
      untouchedSignUp,
      send(
        copy.signUp,
        { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' },
        messages.birthdayInvalid,
      ),
    ),
    'mistyped email': inOrder(
      untouchedSignUp,
      leaveField('email', 'ada@gmial.com'),
      shows(copy.signUp.useSuggestion),
    ),
    'common password': inOrder(
      untouchedSignUp,
      leaveField('password', 'password1'),
      shows(copy.commonPassword),
    ),
  },
  alike: {
    ...whileCalling(untouchedSignUp, authUrl('signUp'), copy.signUp, validSignUp),
    'logged in already': async (page) => {
      await openAs(page, await createNewcomer(), paths.signUp);
      await shows(copy.signedIn.toDashboard)(page);
    },
  },
  withTreeSnapshot: ['all wrong', 'mistyped email', 'logged in already'],
});

const usernameOfNewcomer =
  (text: string, options: { readonly name?: string } = {}): Reach =>
  async (page) => {
    await openUsername(page, await createNewcomer(options));
    await shows(text)(page);
  };

const untouchedUsername = usernameOfNewcomer(copy.username.heading);
const validUsername = { username: 'jane.doe' };
const suggestions = ['jane.voyage', 'jane42', 'w'.repeat(USERNAME_MAX_LENGTH)];
const usernameTaken = {
  status: 409,
  json: { error: { status: 'ALREADY_EXISTS', details: { suggestions } } },
};

export const username = defineScreen({
  states: {
    locked: open(paths.username, copy.username.lockedHeading),
    untouched: untouchedUsername,
    taken: inOrder(
      untouchedUsername,
      mock('**/completeSignUp', usernameTaken),
      send(copy.username, { username: 'jane' }, messages.usernameTaken),
    ),
    'log in to begin again': inOrder(
      untouchedUsername,
      mock(authUrl('delete'), authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')),
      (page) => page.getByRole('button', { name: copy.username.beginAgain }).click(),
      shows(copy.username.logInFirst),
    ),
    'with an invalid name': inOrder(
      usernameOfNewcomer(copy.username.nameHint, { name: 'x'.repeat(NAME_MAX_LENGTH + 1) }),
      send(copy.username, validUsername, messages.fillInAllFields),
    ),
  },
  alike: whileCalling(untouchedUsername, '**/completeSignUp', copy.username, validUsername),
  withTreeSnapshot: ['locked', 'taken', 'with an invalid name'],
});
