import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';
import type { CompleteSignUpRequest } from '../shared/complete-sign-up';
import type { SignUpFields } from '../shared/sign-up';
import { auth, onLogOut, setAccount } from './auth-state';
import {
  type Catalogue,
  emailLinkErrors,
  forgotPasswordErrors,
  type InvalidLink,
  logInErrors,
  resetPasswordErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';
import { runOperation } from './run-operation';

/** Lazy, because forms do not need it before they are submitted. */
const userRecords = () => import('./user-record');

/** The email of a createAccount call without a response: the account may exist. */
let unanswered: string | undefined;

/**
 * Creates the account, or logs in to the one that an earlier call in this tab created when its
 * response was lost. Otherwise users on a poor connection would see that their own email is taken.
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

/** Creates the account and stores the name in it, for users who choose a username later. */
export function signUp(fields: SignUpFields) {
  return runOperation('create account', signUpErrors, async () => {
    const created = await createAccount(fields);
    await (await auth()).setAccountName(fields.name).catch((error: unknown) => {
      // Not fatal: the navigation state also carries the name.
      report({ kind: 'failure', what: 'set name', code: failureCode(error) }, error);
    });
    const account = { ...created.account, name: fields.name };
    if (created.isNew) {
      // Not fatal: without it, the next screen reads the record.
      await userRecords().then(
        ({ setNoUserRecord }) => setNoUserRecord(account.uid),
        () => undefined,
      );
    }
    setAccount(account);
    return account;
  });
}

export function logIn(email: string, password: string) {
  return runOperation('log in', logInErrors, async () => {
    const account = await (await auth()).logIn(email, password);
    setAccount(account);
    return account;
  });
}

export function logOut() {
  return runOperation('log out', { rows: {}, otherwise: {} }, async () => {
    await (await auth()).logOut();
    setAccount(null);
  });
}

/**
 * Claims the username and resets the user record. If the account has been deleted, Firebase signs
 * it out, which leads to log-in.
 *
 * @returns also free usernames, when the username is taken
 */
export async function completeSignUp(request: CompleteSignUpRequest) {
  let suggestions: readonly string[] = [];
  const completed = await runOperation('complete sign-up', usernameErrors, async () => {
    const backend = await import('../backend/complete-sign-up');
    const response = await backend.callCompleteSignUp(request).catch((error: unknown) => {
      suggestions = backend.suggestedUsernames(error);
      throw error;
    });
    (await userRecords()).resetUserRecord(response.uid);
    return response;
  });
  if (!completed.ok && completed.code === 'unauthenticated') await reloadAccount();
  return { ...completed, suggestions };
}

/** @returns the address that the email went to */
export function sendResetEmail(email: string) {
  return runOperation('send reset email', forgotPasswordErrors, async () => {
    await (await auth()).sendResetEmail(email);
    return email;
  });
}

/** Checks a link of an email: its mode, and the account's email after the link is used. */
export function checkLink(oobCode: string) {
  return runOperation('check link', emailLinkErrors, async () => (await auth()).checkCode(oobCode));
}

/** The code of a link that was used without a response: it may be used up. */
let unansweredCode: string | undefined;

export const resetPassword = (oobCode: string, newPassword: string) =>
  redeem(oobCode, 'reset password', resetPasswordErrors, async () =>
    (await auth()).resetPassword(oobCode, newPassword),
  );

/** Uses a link that confirms, changes or restores an email. */
export const applyLink = (oobCode: string) =>
  redeem(oobCode, 'apply link', emailLinkErrors, async () => (await auth()).applyCode(oobCode));

async function redeem<Failure extends { readonly link?: InvalidLink }>(
  oobCode: string,
  name: string,
  catalogue: Catalogue<Failure>,
  operation: () => Promise<void>,
) {
  const used = await runOperation(name, catalogue, operation);
  const isRepeat = !used.ok && used.errors.link === 'used' && unansweredCode === oobCode;
  // Firebase ends all sessions of an account whose email or password changes.
  if (used.ok || isRepeat) void reloadAccount();
  if (isRepeat) return { ...used, errors: { link: 'maybeSet' } } as const;
  if (!used.ok && !catalogue.rows[used.code]) unansweredCode = oobCode;
  return used;
}

/** Publishes what has changed in the account; a failure is ignored. */
async function reloadAccount(): Promise<void> {
  try {
    const account = await (await auth()).reloadAccount();
    if (account) setAccount(account);
  } catch {
    // A session that has ended is signed out at the latest when its token expires.
  }
}

onLogOut(() => {
  unanswered = undefined;
  unansweredCode = undefined;
});
