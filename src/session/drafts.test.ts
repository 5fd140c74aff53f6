import { beforeEach, expect, test, vi } from 'vitest';

const UID = 'jane';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
};

/** The module in a new document of the same tab. */
async function loadDrafts() {
  vi.resetModules();
  return import('./drafts');
}

/** Types into the form for a username, whose name is unknown. */
async function typeUsername() {
  const typed = new FormData();
  typed.set('username', 'jane.doe');
  typed.set('name', 'Jane Doe');
  const drafts = await loadDrafts();
  drafts.usernameDraftsOf(UID).keepDrafts(typed);
  return drafts;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { sessionStorage });
  return () => vi.unstubAllGlobals();
});

test('a reload keeps the username of the user, and no other input', async () => {
  await typeUsername();
  const { usernameDraftsOf } = await loadDrafts();
  expect([...usernameDraftsOf(UID).readDrafts()]).toEqual([['username', 'jane.doe']]);
});

test('another user does not find the username', async () => {
  await typeUsername();
  const { usernameDraftsOf } = await loadDrafts();
  expect([...usernameDraftsOf('ada').readDrafts()]).toEqual([]);
});

test('nothing is stored after the drafts are cleared', async () => {
  const { clearDrafts } = await typeUsername();
  expect(stored.size).toBe(1);
  clearDrafts();
  expect(stored.size).toBe(0);
});
