import { failedCall, failureCode, suggestedUsernames } from '../backend/failure';
import { report } from '../reporting/report';
import type { CompleteSignUpRequest, CompleteSignUpResponse } from '../shared/callable';
import type { Errors, Outcome } from '../shared/form-error';
import type { Operation } from '../shared/report-names';
import type { SignUpFields } from '../shared/sign-up';
import { type Account, loadAuth, onLogOut, setAccount } from './auth-state';
import { clearDrafts, readDrafts, restoreDrafts } from './drafts';
import { forgetEmailLink } from './email-link';
import {
  type Catalogue,
  emailLinkErrors,
  forgotPasswordErrors,
  type InvalidLink,
  invalidLinkCodes,
  logInErrors,
  newPasswordErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';

/** Lazy, because forms do not need it before they are submitted. */
const userRecords = () => import('./queries');

/** An outcome with Firebase's error. */
type Result<Value, Slot extends string> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly errors: Errors<Slot>; readonly cause: unknown }
  | { readonly kind: 'failed'; readonly cause: unknown };

/**
 * Runs an operation. An error whose code is in the catalogue is the answer to wrong input; any other is a
 * failure, which is reported.
 *
 * @param name the operation's name in reports
 */
async function runOperation<Value, Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  operation: () => Promise<Value>,
): Promise<Result<Value, Slot>> {
  try {
    return { kind: 'ok', value: await operation() };
  } catch (cause) {
    const code = failureCode(cause);
    const errors = catalogue[code];
    if (errors) return { kind: 'refused', errors, cause };
    report({ kind: 'failure', what: name, code, call: failedCall(cause) }, cause);
    return { kind: 'failed', cause };
  }
}

/** The email of a createAccount call whose response was lost, or that failed later: the account may exist. */
let unansweredEmail: string | undefined;

/**
 * Creates the account, or logs in to the one that an earlier call in this tab created when its
 * response was lost. Otherwise users on a poor connection would see that their own email is taken.
 */
async function createAccount({ email, password }: SignUpFields) {
  const provider = await loadAuth();
  try {
    return { account: await provider.createAccount(email, password), isNew: true };
  } catch (error) {
    const code = failureCode(error);
    if (!signUpErrors[code]) unansweredEmail = email;
    if (code !== 'email-already-in-use' || email !== unansweredEmail) throw error;
    const account = await provider.logIn(email, password).catch(() => undefined);
    if (!account) throw error;
    return { account, isNew: false };
  }
}

/** Creates the account and stores the name in it, for users who choose a username later. */
export function signUp(fields: SignUpFields): Promise<Outcome<Account, 'email' | 'password'>> {
  return runOperation('create account', signUpErrors, async () => {
    const created = await createAccount(fields);
    await (await loadAuth()).setAccountName(fields.name).catch((error: unknown) => {
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

export function logIn(
  email: string,
  password: string,
): Promise<Outcome<Account, 'email' | 'password'>> {
  return runOperation('log in', logInErrors, async () => {
    const account = await (await loadAuth()).logIn(email, password);
    setAccount(account);
    clearDrafts();
    return account;
  });
}

export function logOut(): Promise<Outcome<void, never>> {
  return runOperation('log out', {}, async () => {
    await (await loadAuth()).logOut();
    setAccount(null);
  });
}

/**
 * Deletes an account without a username, for a sign-up with a wrong email. The input of the form stays.
 *
 * @returns 'member' when the account has got a username, for example in another tab, and so stays;
 *   'log-in-first' when Firebase requires a more recent log-in
 */
export function beginSignUpAgain(
  uid: string,
): Promise<Outcome<'deleted' | 'member' | 'log-in-first', never>> {
  return runOperation('begin again', {}, async () => {
    const [provider, { readUserRecord }, { resetUserRecord }] = await Promise.all([
      loadAuth(),
      import('../backend/user-record'),
      userRecords(),
    ]);
    if (await readUserRecord(uid)) {
      resetUserRecord(uid);
      return 'member';
    }
    const typed = readDrafts();
    try {
      await provider.deleteAccount(uid);
    } catch (error) {
      if (failureCode(error) === 'requires-recent-login') return 'log-in-first';
      throw error;
    }
    setAccount(null);
    restoreDrafts(typed);
    return 'deleted';
  });
}

/** How a claim of a username ended. A refusal comes with free usernames, if it was taken. */
export type SignUpCompletion =
  | Exclude<Outcome<CompleteSignUpResponse, 'username'>, { kind: 'refused' }>
  | {
      readonly kind: 'refused';
      readonly errors: Errors<'username'>;
      readonly suggestions: readonly string[];
    };

/**
 * Claims the username and resets the user record. If the account has been deleted, Firebase signs
 * it out, which leads to log-in.
 */
export async function completeSignUp(request: CompleteSignUpRequest): Promise<SignUpCompletion> {
  const result = await runOperation('complete sign-up', usernameErrors, async () => {
    // After a reload, a fast user submits before Auth has loaded; without it, the call has no token.
    const [backend] = await Promise.all([import('../backend/functions'), loadAuth()]);
    const response = await backend.callCompleteSignUp(request);
    (await userRecords()).resetUserRecord(response.uid);
    clearDrafts();
    return response;
  });
  if (result.kind === 'refused') {
    return { ...result, suggestions: suggestedUsernames(result.cause) };
  }
  if (result.kind === 'failed' && failureCode(result.cause) === 'unauthenticated') {
    await reloadAccount();
  }
  return result;
}

/** @returns the address that the email went to */
export function sendResetEmail(email: string): Promise<Outcome<string, 'email'>> {
  return runOperation('send reset email', forgotPasswordErrors, async () => {
    await (await loadAuth()).sendResetEmail(email);
    return email;
  });
}

/** @returns why a code is invalid; otherwise its operation, and the email that the account has after it */
export function checkLink(oobCode: string) {
  return runOperation('check link', {}, async () => {
    const provider = await loadAuth();
    return provider.checkCode(oobCode).catch((error: unknown) => ({ invalid: whyInvalid(error) }));
  });
}

/** @throws the error, when it says nothing about the link */
function whyInvalid(error: unknown): InvalidLink {
  const invalid = invalidLinkCodes[failureCode(error)];
  if (!invalid) throw error;
  return invalid;
}

/** `maybeDone`: the link no longer works, perhaps because an earlier request without a response used it. */
export type LinkUse = 'done' | 'maybeDone' | InvalidLink;

export function resetPassword(
  oobCode: string,
  newPassword: string,
): Promise<Outcome<LinkUse, 'password'>> {
  return redeem('reset password', newPasswordErrors, oobCode, async () =>
    (await loadAuth()).resetPassword(oobCode, newPassword),
  );
}

/** Uses a link that confirms, changes or restores an email. */
export function applyLink(oobCode: string): Promise<Outcome<LinkUse, 'formFields'>> {
  return redeem('apply link', emailLinkErrors, oobCode, async () =>
    (await loadAuth()).applyCode(oobCode),
  );
}

/** The code of a link that was used without a response: it may be used up. */
let unansweredCode: string | undefined;

async function redeem<Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  oobCode: string,
  operation: () => Promise<void>,
): Promise<Outcome<LinkUse, Slot>> {
  const result = await runOperation(name, catalogue, async (): Promise<LinkUse> => {
    try {
      await operation();
      return 'done';
    } catch (error) {
      const invalid = whyInvalid(error);
      return invalid === 'used' && unansweredCode === oobCode ? 'maybeDone' : invalid;
    }
  });
  if (result.kind === 'failed') unansweredCode = oobCode;
  if (result.kind === 'ok' && (result.value === 'done' || result.value === 'maybeDone')) {
    forgetEmailLink();
    // Firebase has revoked the tokens of an account whose email or password changed.
    void reloadAccount();
  }
  return result;
}

/** Signs out when the session has ended. A failure is ignored: the token expires within the hour. */
const reloadAccount = () =>
  loadAuth()
    .then((provider) => provider.reloadAccount())
    .catch(() => undefined);

onLogOut(() => {
  unansweredEmail = undefined;
  unansweredCode = undefined;
});
