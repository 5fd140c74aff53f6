import { failedCall, failureCode, suggestedUsernames } from '../backend/failure';
import { report } from '../reporting/report';
import type { CompleteSignUpRequest } from '../shared/callable';
import type { Operation } from '../shared/report-names';
import type { SignUpFields } from '../shared/sign-up';
import { auth, onLogOut, setAccount } from './auth-state';
import { forgetEmailLink } from './email-link';
import {
  type Catalogue,
  forgotPasswordErrors,
  linkErrors,
  logInErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';

/** Lazy, because forms do not need it before they are submitted. */
const userRecords = () => import('./queries');

type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly errors: Failure };

/**
 * Runs an operation and maps a failure to the form's errors. Failures that are not in the catalogue
 * are also reported.
 *
 * @param name the operation's name in reports
 */
async function runOperation<Value, Failure>(
  name: Operation,
  catalogue: Catalogue<Failure>,
  operation: () => Promise<Value>,
): Promise<Outcome<Value, Failure>> {
  try {
    return { ok: true, value: await operation() };
  } catch (error) {
    const code = failureCode(error);
    const errors = catalogue.rows[code];
    if (!errors) report({ kind: 'failure', what: name, code, call: failedCall(error) }, error);
    return { ok: false, code, errors: errors ?? catalogue.otherwise };
  }
}

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
    // After a reload, a fast user submits before Auth has loaded; without it, the call has no token.
    const [backend] = await Promise.all([import('../backend/functions'), auth()]);
    const response = await backend.callCompleteSignUp(request).catch((error: unknown) => {
      suggestions = suggestedUsernames(error);
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

/** @returns the operation of a link's code, and the email that the account has after it */
export function checkLink(oobCode: string) {
  return runOperation('check link', linkErrors, async () => (await auth()).checkCode(oobCode));
}

export const resetPassword = (oobCode: string, newPassword: string) =>
  redeem('reset password', oobCode, async () => (await auth()).resetPassword(oobCode, newPassword));

/** Uses a link that confirms, changes or restores an email. */
export const applyLink = (oobCode: string) =>
  redeem('apply link', oobCode, async () => (await auth()).applyCode(oobCode));

/** The code of a link that was used without a response: it may be used up. */
let unansweredCode: string | undefined;

async function redeem(name: Operation, oobCode: string, operation: () => Promise<void>) {
  const used = await runOperation(name, linkErrors, operation);
  const isRepeat = !used.ok && used.errors.link === 'used' && unansweredCode === oobCode;
  // Firebase has revoked the tokens of an account whose email or password changed.
  if (used.ok || isRepeat) {
    void reloadAccount();
    forgetEmailLink();
  }
  if (isRepeat) return { ...used, errors: { link: 'maybeSet' } } as const;
  if (!used.ok && !linkErrors.rows[used.code]) unansweredCode = oobCode;
  return used;
}

/** Signs out when the session has ended. A failure is ignored: the token expires within the hour. */
const reloadAccount = () =>
  auth()
    .then((provider) => provider.reloadAccount())
    .catch(() => undefined);

onLogOut(() => {
  unanswered = undefined;
  unansweredCode = undefined;
});
