import { getFirestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { newUserDocument } from '../../src/shared/user-document';
import { openProject } from '../support/project';
import { runCommand } from '../support/run-command';

// Each run of the command loads the Admin SDK.
vi.setConfig({ testTimeout: 180_000 });

const { app, target, services } = openProject('restore');
const { auth, firestore } = services;
const backup = getFirestore(app, 'restored');

const userOf = (uid: string) =>
  newUserDocument({ name: uid, username: uid, UID: uid, email: `${uid}@example.com` });

async function restore(answer: string) {
  const args = ['--project', target.projectId, '--from', 'restored'];
  const { code, output } = await runCommand('restore', args, answer);
  return { code, lines: output.trim().split('\n') };
}

async function kept() {
  const users = await firestore.collection('users').get();
  const reserved = await firestore.collection('usernames').get();
  return {
    users: Object.fromEntries(users.docs.map((doc) => [doc.id, doc.data()])),
    reservations: Object.fromEntries(reserved.docs.map((doc) => [doc.id, doc.get('UID')])),
  };
}

test('restores what is missing, and nothing else', async () => {
  const uids = ['kept', 'lost', 'reserved', 'deleted', 'leaving', 'renamed'];
  await Promise.all(uids.map((uid) => backup.doc(`users/${uid}`).set(userOf(uid))));
  const accounts = uids.filter((uid) => uid !== 'deleted');
  await Promise.all(accounts.map((uid) => auth.createUser({ uid })));
  const changed = { ...userOf('kept'), spaces: ['Written since'] };
  await firestore.doc('users/kept').set(changed);
  await firestore.doc('usernames/@kept').set({ UID: 'kept' });
  await firestore.doc('usernames/@reserved').set({ UID: 'reserved' });
  await firestore.doc('usernames/@renamed').set({ UID: 'kept' });
  await firestore.doc('deletedAccounts/leaving').set({});
  const before = await kept();

  const reported = await restore('');
  const missing = ['deleted', 'leaving', 'lost', 'renamed', 'reserved'];
  expect(reported.lines.slice(0, -1)).toEqual(missing.map((uid) => `users/${uid}: missing`));
  expect(reported.code).toBe(1);
  expect(await kept()).toEqual(before);

  const restored = await restore('yes\n');
  expect(restored.lines.slice(missing.length)).toEqual([
    'Type yes to restore 5: users/deleted: left, has no account',
    expect.stringMatching(/^users\/leaving: left, /),
    'users/lost: done',
    'users/renamed: left, renamed is taken now',
    'users/reserved: done',
  ]);
  expect(await kept()).toEqual({
    users: { kept: changed, lost: userOf('lost'), reserved: userOf('reserved') },
    reservations: { ...before.reservations, '@lost': 'lost' },
  });
});
