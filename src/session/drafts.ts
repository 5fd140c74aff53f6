import { readStored, writeStored } from './browser-storage';
import { sessionValue, USER_KEYS } from './user-data';

/**
 * User input in the account forms, by field name, until a log-out. In memory, except for the username, and without
 * passwords: each field for one has the name `password` (PasswordField.tsx).
 */
const drafts = sessionValue(() => new Map<string, string>());

/**
 * Keeps the user's input for the next form with the same fields: the email moves from log-in to
 * 'Forgot password?', and a form is still filled in after a visit to the Terms.
 */
export function keepDrafts(typed: Iterable<[string, FormDataEntryValue]>): void {
  for (const [name, value] of typed) {
    if (name !== 'password' && typeof value === 'string') drafts.current.set(name, value);
  }
}

export function readDrafts(): ReadonlyMap<string, string> {
  return new Map(drafts.current);
}

export function clearDrafts(): void {
  drafts.current.clear();
  writeStored('sessionStorage', USER_KEYS.usernameDraft, null);
}

/** The drafts of the form for a username. The username, which will be public, outlives a reload. */
export function usernameDraftsOf(uid: string) {
  function keepUsernameDraft(typed: FormData): void {
    keepDrafts(typed);
    const draft = new URLSearchParams({ uid, username: String(typed.get('username')) });
    writeStored('sessionStorage', USER_KEYS.usernameDraft, String(draft));
  }

  function readUsernameDrafts(): ReadonlyMap<string, string> {
    const stored = new URLSearchParams(readStored('sessionStorage', USER_KEYS.usernameDraft) ?? '');
    const username = stored.get('username');
    // It may be another user's: a session that ended while no page was open has not removed it.
    const isOwn = stored.get('uid') === uid;
    if (!username || !isOwn) return readDrafts();
    // After a reload, only the stored username is left; otherwise, the memory has all fields.
    return new Map([['username', username], ...drafts.current]);
  }

  return { keepDrafts: keepUsernameDraft, readDrafts: readUsernameDrafts };
}
