import { beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts, usernameDraftsOf } from './drafts';

const UID = 'jane';

/** The tab's storage. */
const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
};

/** Empties the memory of the module, as a new document in the same tab does. */
function reload(): void {
  const kept = [...stored];
  clearDrafts();
  for (const [key, text] of kept) stored.set(key, text);
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage });
  clearDrafts();
  // The form of a user whose name is unknown.
  const typed = new FormData();
  typed.set('username', 'jane.doe');
  typed.set('name', 'Jane Doe');
  usernameDraftsOf(UID).keepDrafts(typed);
  return () => vi.unstubAllGlobals();
});

test('a reload keeps the username of the user, and no other input', () => {
  reload();
  expect([...usernameDraftsOf(UID).readDrafts()]).toEqual([['username', 'jane.doe']]);
});

test('another user does not find the username', () => {
  reload();
  expect([...usernameDraftsOf('ada').readDrafts()]).toEqual([]);
});

test('nothing is stored after the drafts are cleared', () => {
  expect(stored.size).toBe(1);
  clearDrafts();
  expect(stored.size).toBe(0);
});
