import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { app, appCheckSettled, env } from './app';
import { guardAuthRequests } from './auth-requests';

/** The signed-in user in Firebase Auth; `name` is '' until it is set. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string };

/** Starts Auth, which then checks the stored session: a call that must have App Check's token. */
async function startAuth(): Promise<Auth> {
  await appCheckSettled;
  guardAuthRequests();
  // Not getAuth(), because it includes the pop-up and redirect code with its iframe and script.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const emulator = env.VITE_AUTH_EMULATOR;
  if (emulator) connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
  return auth;
}

// Once, when the module loads. It never rejects, because `appCheckSettled` does not.
const starting = startAuth();

/** Calls the listener with the signed-in account, now and after every change in any tab. */
export async function watchAccount(listener: (account: Account | null) => void): Promise<void> {
  onAuthStateChanged(await starting, (user) => listener(user && accountOf(user)));
}

/** The signed-in account as this tab knows it: a change in another tab may still be unknown. */
export async function currentAccount(): Promise<Account | null> {
  const { currentUser } = await starting;
  return currentUser && accountOf(currentUser);
}

export async function createAccount(email: string, password: string): Promise<Account> {
  const { user } = await createUserWithEmailAndPassword(await starting, email, password);
  return accountOf(user);
}

/** The signed-in user. @throws unless it has this uid: another tab may have changed the user */
async function requireUser(uid: string): Promise<User> {
  const { currentUser: user } = await starting;
  if (user?.uid !== uid) throw new Error('The user is no longer signed in.');
  return user;
}

/** Stores the user's name in the signed-in account, for a sign-up that is completed later. */
export async function setAccountName(uid: string, name: string): Promise<void> {
  await updateProfile(await requireUser(uid), { displayName: name });
}

export async function logIn(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(await starting, email, password);
  return accountOf(user);
}

/** Deletes the signed-in account and signs out. Firebase refuses it some minutes after log-in. */
export async function deleteAccount(uid: string): Promise<void> {
  await deleteUser(await requireUser(uid));
}

/** Reloads the account. The SDK signs out if it is deleted or disabled, or its tokens revoked. */
export async function reloadAccount(): Promise<void> {
  const { currentUser } = await starting;
  await currentUser?.reload();
}

export const logOut = async () => signOut(await starting);

export const sendResetEmail = async (email: string) =>
  sendPasswordResetEmail(await starting, email);

/**
 * Checks the code of a link in an email, and leaves it valid.
 *
 * @returns its operation, and the email that the account has after it
 * @throws Firebase's error when the code is no longer valid
 */
export async function checkCode(oobCode: string) {
  const { operation, data } = await checkActionCode(await starting, oobCode);
  return { operation, email: data.email ?? '' };
}

/** Confirms, changes or restores an email. The code works only once. */
export const applyCode = async (oobCode: string) => applyActionCode(await starting, oobCode);

/** Sets the new password. The code works only once. */
export const resetPassword = async (oobCode: string, newPassword: string) =>
  confirmPasswordReset(await starting, oobCode, newPassword);

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}
