import { failureCode, reportFailure, suggestedUsernames } from '../backend/failure';
import type { CompleteSignUpRequest } from '../shared/callable';
import type { SignUpFields } from '../shared/sign-up';
import { onLogOut, reloadAccount, setAccount } from './auth-state';
import { clearDrafts, keepDrafts, readDrafts } from './drafts';
import { logInErrors, signUpErrors } from './error-catalogue';
import { type Auth, runOperation } from './run-operation';

/** Lazy, because forms do not need the queries before they are submitted. */
const loadQueries = () => import('./queries');

/** The email of the last sign-up that failed without an answer: its account may exist. */
let unansweredEmail: string | undefined;

onLogOut(() => {
  unansweredEmail = undefined;
});

/**
 * Creates the account. When the response of an earlier call was lost, logs in to the account that
 * it created: otherwise users on a poor connection would see that their own email is taken.
 */
async function createOrResumeAccount(auth: Auth, { email, password }: SignUpFields) {
  try {
    return await auth.createAccount(email, password);
  } catch (error) {
    const code = failureCode(error);
    const mayBeOwn = code === 'email-already-in-use' && email === unansweredEmail;
    if (mayBeOwn) return resumeAccount(auth, email, password, error);
    const isAnswer = signUpErrors[code] !== undefined;
    if (!isAnswer) unansweredEmail = email;
    throw error;
  }
}

/** @throws emailInUse when Firebase refuses the log-in: the account may be somebody else's */
async function resumeAccount(auth: Auth, email: string, password: string, emailInUse: unknown) {
  try {
    return await auth.logIn(email, password);
  } catch (error) {
    throw logInErrors[failureCode(error)] ? emailInUse : error;
  }
}

/** Creates the account and stores the name in it, for users who choose a username later. */
export function signUp(fields: SignUpFields) {
  return runOperation('create account', signUpErrors, async (auth) => {
    const created = await createOrResumeAccount(auth, fields);
    await auth.setAccountName(created.uid, fields.name).catch((error: unknown) => {
      // Not fatal: the navigation state also carries the name.
      reportFailure('set name', error);
    });
    const account = { ...created, name: fields.name };
    setAccount(account);
    return account;
  });
}

export function logIn(email: string, password: string) {
  return runOperation('log in', logInErrors, async (auth) => {
    const account = await auth.logIn(email, password);
    setAccount(account);
    clearDrafts();
    return account;
  });
}

export function logOut() {
  return runOperation('log out', {}, async (auth) => {
    await auth.logOut();
    setAccount(null);
  });
}

/**
 * Deletes an account without a username, for a sign-up with a wrong email. The form's input stays.
 *
 * @returns 'member' when the account has got a username, for example in another tab, and so stays;
 *   'log-in-first' when Firebase requires a more recent log-in
 */
export function beginSignUpAgain(uid: string) {
  return runOperation('begin again', {}, async (auth) => {
    const { readUserRecord } = await import('../backend/user-record');
    if (await readUserRecord(uid)) {
      const { resetUserRecord } = await loadQueries();
      // The username screen reads the record again, which leads to the dashboard.
      resetUserRecord(uid);
      return 'member';
    }
    const typed = readDrafts();
    try {
      await auth.deleteAccount(uid);
    } catch (error) {
      if (failureCode(error) === 'requires-recent-login') return 'log-in-first';
      throw error;
    }
    // Clears the drafts, too.
    setAccount(null);
    keepDrafts(typed);
    return 'deleted';
  });
}

/** Claims the username. @returns the user's uid, or free usernames when the claimed one is taken */
export function completeSignUp(request: CompleteSignUpRequest) {
  type Claim = { readonly uid: string } | { readonly suggestions: readonly string[] };
  return runOperation('complete sign-up', {}, async (): Promise<Claim> => {
    const { callCompleteSignUp } = await import('../backend/functions');
    // Before the call, because a script that does not load must not hide a claimed username.
    const { resetUserRecord } = await loadQueries();
    try {
      const { uid } = await callCompleteSignUp(request);
      resetUserRecord(uid);
      clearDrafts();
      return { uid };
    } catch (error) {
      const code = failureCode(error);
      if (code === 'already-exists') return { suggestions: suggestedUsernames(error) };
      // Signs out when the account is deleted or disabled, which leads to log-in.
      if (code === 'unauthenticated') await reloadAccount();
      throw error;
    }
  });
}
