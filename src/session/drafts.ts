/**
 * User input in the account forms, by field name. In memory only, and without passwords: every
 * password field is named `password`.
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
}
