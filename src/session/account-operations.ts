import { failureCode, reportFailure } from '../backend/failure';
import { member as memberBundle } from '../loading/bundles';
import type { CompleteSignUpRequest } from '../shared/callable';
import type { SignUpFields } from '../shared/sign-up';
import { type Auth, loadAuth, reloadAccount, setAccount } from './auth-state';
import { clearDrafts, keepDrafts, readDrafts } from './drafts';
import { claimErrors, logInErrors, signUpErrors } from './error-catalogue';
import { runOperation } from './run-operation';
import { sessionValue } from './user-data';

/** Loads the code of operations that change the user's record, with Firebase Auth for their token. */
const loadMember = () => Promise.all([loadAuth(), memberBundle.load()]);

/** The emails of sign-ups that Firebase has not refused: their accounts may exist. */
const possiblyOwnEmails = sessionValue(() => new Set<string>());

/**
 * Creates the account. When the response of an earlier call was lost, logs in to the account that
 * it created: otherwise users on a poor connection would see that their own email is taken.
 */
async function createOrResumeAccount(auth: Auth, { email, password }: SignUpFields) {
  const mayBeOwn = possiblyOwnEmails.current.has(email);
  possiblyOwnEmails.current.add(email);
  try {
    return await auth.createAccount(email, password);
  } catch (error) {
    const code = failureCode(error);
    if (mayBeOwn && code === 'email-already-in-use') {
      return resumeAccount(auth, email, password, error);
    }
    const isRefused = signUpErrors[code] !== undefined;
    // Neither this call nor an earlier one can have created the account.
    if (isRefused && !mayBeOwn) possiblyOwnEmails.current.delete(email);
    throw error;
  }
}

/** Firebase's codes for a wrong password or a disabled account. Both mean that the email is taken. */
const LOG_IN_REFUSALS = new Set(['invalid-credential', 'wrong-password', 'user-disabled']);

/** @throws emailInUse when Firebase refuses the log-in: the account may be somebody else's */
async function resumeAccount(auth: Auth, email: string, password: string, emailInUse: unknown) {
  try {
    return await auth.logIn(email, password);
  } catch (error) {
    throw LOG_IN_REFUSALS.has(failureCode(error)) ? emailInUse : error;
  }
}

/**
 * Creates the account and stores the name in it, for users who choose a username later.
 *
 * @returns the account and what was entered, except the password
 */
export function signUp({ password, ...entered }: SignUpFields) {
  return runOperation('create account', signUpErrors, loadAuth, async (auth) => {
    const created = await createOrResumeAccount(auth, { password, ...entered });
    // Not awaited, because it is optional: the navigation state also carries the name.
    auth.setAccountName(created.uid, entered.name).catch((error: unknown) => {
      reportFailure('set name', error);
    });
    const account = { ...created, name: entered.name };
    setAccount(account);
    return { ...entered, ...account };
  });
}

export function logIn(email: string, password: string) {
  return runOperation('log in', logInErrors, loadAuth, async (auth) => {
    const account = await auth.logIn(email, password);
    setAccount(account);
    clearDrafts();
    return account;
  });
}

export function logOut() {
  return runOperation('log out', {}, loadAuth, async (auth) => {
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
  return runOperation('begin again', {}, loadMember, async ([auth, member], timeout) => {
    if (await member.readUserRecord(uid)) {
      // The username screen reads the record again, which leads to the dashboard.
      member.resetUserRecord(uid);
      return 'member';
    }
    // After the timeout, the user may have claimed a username.
    timeout.throwIfAborted();
    const typed = readDrafts();
    try {
      await auth.deleteAccount(uid);
    } catch (error) {
      const code = failureCode(error);
      if (code === 'requires-recent-login') return 'log-in-first';
      // An earlier request, whose response was lost, has deleted the account.
      if (code !== 'user-token-expired') throw error;
    }
    // `setAccount` clears the drafts, so they are restored after it.
    setAccount(null);
    keepDrafts(typed);
    return 'deleted';
  });
}

/**
 * Claims the username.
 *
 * @param uid the account that the form is for: another user may have logged in since
 * @returns the user's uid
 */
export function completeSignUp(uid: string, request: CompleteSignUpRequest) {
  return runOperation('complete sign-up', claimErrors, loadMember, async ([, member]) => {
    try {
      const claimed = await member.callCompleteSignUp(uid, request);
      member.resetUserRecord(claimed.uid);
      clearDrafts();
      return claimed.uid;
    } catch (error) {
      // Signs out if Firebase has ended the session, which leads to log-in.
      if (failureCode(error) === 'unauthenticated') await reloadAccount();
      throw error;
    }
  });
}
