import { readStored, writeStored } from './browser-storage';

/** The key of the username's draft in the tab's storage: URL parameters, with the uid of its user. */
const USERNAME_DRAFT = 'lively.usernameDraft';

/**
 * User input in the account forms, by field name. In memory only, except for the username, and
 * without passwords: every password field is named `password`.
 */
const drafts = new Map<string, string>();

/**
 * Keeps the user's input for the next form with the same fields: the email moves from log-in to
 * 'Forgot password?', and a form is still filled in after a visit to the Terms.
 */
export function keepDrafts(typed: Iterable<[string, FormDataEntryValue]>): void {
  for (const [name, value] of typed) {
    if (name !== 'password' && typeof value === 'string') drafts.set(name, value);
  }
}

export function readDrafts(): ReadonlyMap<string, string> {
  return new Map(drafts);
}

export function clearDrafts(): void {
  drafts.clear();
  writeStored('sessionStorage', USERNAME_DRAFT, null);
}

/** The drafts of the form for a username. The username, which will be public, outlives a reload. */
export function usernameDraftsOf(uid: string) {
  function keepUsernameDraft(typed: FormData): void {
    keepDrafts(typed);
    const draft = new URLSearchParams({ uid, username: String(typed.get('username')) });
    writeStored('sessionStorage', USERNAME_DRAFT, String(draft));
  }

  function readUsernameDrafts(): ReadonlyMap<string, string> {
    const stored = new URLSearchParams(readStored('sessionStorage', USERNAME_DRAFT) ?? '');
    const username = stored.get('username');
    // A session that ended while no page was open has cleared nothing.
    const isOwn = stored.get('uid') === uid;
    if (!username || !isOwn) return readDrafts();
    // What was typed since the reload replaces it.
    return new Map([['username', username], ...drafts]);
  }

  return { keepDrafts: keepUsernameDraft, readDrafts: readUsernameDrafts };
}
