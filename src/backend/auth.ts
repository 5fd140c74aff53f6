import {
  browserLocalPersistence,
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
  verifyPasswordResetCode,
} from 'firebase/auth';
import { app, env } from './app';

/** The signed-in person as the identity provider knows them; `name` is '' until it was set. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string };

// Not getAuth(): it brings the pop-up and redirect machinery, an iframe and its script with it.
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (env.VITE_AUTH_EMULATOR) {
  const { host, port } = env.VITE_AUTH_EMULATOR;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
}

/** Tells who is signed in, now and after every change, in other tabs too. Returns the way to stop. */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => listener(user && accountOf(user)));
}

/** Creates an account and signs the person in. */
export async function createAccount(email: string, password: string): Promise<Account> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return accountOf(user);
}

/** Keeps the signed-in person's name with the account, for a sign-up that is finished later. */
export async function setAccountName(name: string): Promise<void> {
  if (auth.currentUser) await updateProfile(auth.currentUser, { displayName: name });
}

export async function logIn(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return accountOf(user);
}

/** Asks the provider for the account again; the SDK signs out one that is gone or disabled. */
export async function reloadAccount(): Promise<void> {
  await auth.currentUser?.reload();
}

export async function logOut(): Promise<void> {
  await signOut(auth);
}

export async function sendResetEmail(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

/**
 * Checks the code of a reset link.
 *
 * @returns the email of the account that it belongs to
 * @throws the provider's error when the code does not work any more
 */
export async function verifyResetCode(oobCode: string): Promise<string> {
  return verifyPasswordResetCode(auth, oobCode);
}

/** Sets the new password; the code is used up by it. */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await confirmPasswordReset(auth, oobCode, newPassword);
}

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}
