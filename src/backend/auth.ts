import {
  type ActionCodeInfo,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { app, env } from './app';

/** The signed-in user in Firebase Auth; `name` is '' until it is set. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string };

/** The task of a link in Firebase's emails, as in the link's address. */
export type LinkMode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

const LINK_MODES: Partial<Record<ActionCodeInfo['operation'], LinkMode>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

// Not getAuth(), because it includes the pop-up and redirect code with its iframe and script.
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (env.VITE_AUTH_EMULATOR) {
  const { host, port } = env.VITE_AUTH_EMULATOR;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
}

/**
 * Calls the listener with the signed-in account, now and after every change in any tab.
 *
 * @returns a function that unsubscribes
 */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => listener(user && accountOf(user)));
}

/** Creates an account and signs the user in. */
export async function createAccount(email: string, password: string): Promise<Account> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return accountOf(user);
}

/** Stores the user's name in the account, for a sign-up that is completed later. */
export async function setAccountName(name: string): Promise<void> {
  if (auth.currentUser) await updateProfile(auth.currentUser, { displayName: name });
}

export async function logIn(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return accountOf(user);
}

/**
 * Reloads the account. The SDK signs out when it has been deleted or disabled, or its tokens have
 * been revoked.
 */
export async function reloadAccount(): Promise<Account | null> {
  await auth.authStateReady();
  await auth.currentUser?.reload();
  return auth.currentUser && accountOf(auth.currentUser);
}

export async function logOut(): Promise<void> {
  await signOut(auth);
}

export async function sendResetEmail(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

/**
 * Checks the code of a link and leaves it valid.
 *
 * @returns the link's mode, if the site has it, and the account's email after the code is used
 * @throws Firebase's error when the code is no longer valid
 */
export async function checkCode(oobCode: string) {
  const { operation, data } = await checkActionCode(auth, oobCode);
  return { mode: LINK_MODES[operation], email: data.email ?? '' };
}

/** Confirms, changes or restores an email. The code works only once. */
export async function applyCode(oobCode: string): Promise<void> {
  await applyActionCode(auth, oobCode);
}

/** Sets the new password. The code works only once. */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await confirmPasswordReset(auth, oobCode, newPassword);
}

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}
