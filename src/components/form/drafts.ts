/** What was typed into the account's forms, by field; in memory only, and never a password. */
const drafts = new Map<string, string>();

/**
 * Keeps what a person has typed for the next form with the same fields: the email travels from
 * log-in to 'Forgot password?', and a form that was left for the Terms is still filled in.
 */
export function keepDrafts(typed: FormData): void {
  for (const [name, value] of typed) {
    if (name !== 'password' && typeof value === 'string') drafts.set(name, value);
  }
}

export function clearDrafts(): void {
  drafts.clear();
}

export const readDrafts = (): ReadonlyMap<string, string> => new Map(drafts);
