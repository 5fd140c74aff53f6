import { failureCode } from '../backend/failure';
import {
  forgotPasswordErrors,
  logInErrors,
  resetPasswordErrors,
  signUpErrors,
  usernameErrors,
} from '../content/error-catalogue';
import { report } from '../reporting/report';
import type { CompleteSignUpRequest } from '../shared/complete-sign-up';
import type { SignUpFields } from '../shared/sign-up';
import { auth, setAccount } from './account';
import { attempt } from './attempt';

/** What is known of the user record; a part that no form needs before it is sent. */
const records = () => import('./user-record');

/** The e-mail of a create-account call whose answer never came: the account may exist. */
let unanswered: string | undefined;

/**
 * Creates the account, or takes up the one that an earlier call in this tab created without its
 * answer getting through: otherwise a person with a poor connection would be told that their own
 * e-mail is taken. Only the right password opens it.
 */
async function createAccount({ email, password }: SignUpFields) {
  const { createAccount: create, logIn: enter } = await auth();
  try {
    return { account: await create(email, password), isNew: true };
  } catch (error) {
    const code = failureCode(error);
    if (code === 'email-already-in-use' && email === unanswered) {
      const account = await enter(email, password).catch(() => undefined);
      if (account) return { account, isNew: false };
    }
    unanswered = code === 'email-already-in-use' ? unanswered : email;
    throw error;
  }
}

/** Creates the account and keeps the name with it, for a sign-up that is finished later. */
export function signUp(fields: SignUpFields) {
  return attempt('create account', signUpErrors, async () => {
    const created = await createAccount(fields);
    await (await auth()).setAccountName(fields.name).catch((error: unknown) => {
      // The name still travels to the next screen, so this is no reason to stop.
      report({ kind: 'failure', what: 'set name', code: failureCode(error) });
    });
    const account = { ...created.account, name: fields.name };
    if (created.isNew) {
      // Without that part the next screen asks; no reason to stop either.
      await records().then(
        ({ knowThatNoneExists }) => knowThatNoneExists(account.uid),
        () => undefined,
      );
    }
    setAccount(account);
    return account;
  });
}

export function logIn(email: string, password: string) {
  return attempt('log in', logInErrors, async () => {
    const account = await (await auth()).logIn(email, password);
    setAccount(account);
    return account;
  });
}

/** Ends the session and forgets what was read in it. */
export function logOut() {
  return attempt('log out', { rows: {}, otherwise: {} }, async () => {
    const { forgetAll } = await records();
    await (await auth()).logOut();
    setAccount(null);
    forgetAll();
  });
}

/**
 * Claims the username. The record is read again after it. An account that was deleted meanwhile is
 * signed out by the provider, which leads to log-in.
 */
export async function completeSignUp(request: CompleteSignUpRequest) {
  const completed = await attempt('complete sign-up', usernameErrors, async () => {
    const response = await (await import('../backend/complete-sign-up')).completeSignUp(request);
    (await records()).resetUserRecord(response.uid);
    return response;
  });
  if (!completed.ok && completed.code === 'unauthenticated') {
    await (await auth()).reloadAccount().catch(() => undefined);
  }
  return completed;
}

/** @returns the address that the email went to */
export function sendResetEmail(email: string) {
  return attempt('send reset email', forgotPasswordErrors, async () => {
    await (await auth()).sendResetEmail(email);
    return email;
  });
}

/** @returns the email of the account whose password the link resets */
export function verifyResetCode(oobCode: string) {
  return attempt('verify reset code', resetPasswordErrors, async () =>
    (await auth()).verifyResetCode(oobCode),
  );
}

/** The code of a reset whose answer never came: the password may be set. */
let unansweredReset: string | undefined;

export async function resetPassword(oobCode: string, newPassword: string) {
  const reset = await attempt('reset password', resetPasswordErrors, async () => {
    await (await auth()).resetPassword(oobCode, newPassword);
  });
  if (reset.ok) return reset;
  if (reset.errors.link === 'used' && unansweredReset === oobCode) {
    return { ...reset, errors: { link: 'maybeSet' } };
  }
  if (!resetPasswordErrors.rows[reset.code]) unansweredReset = oobCode;
  return reset;
}
