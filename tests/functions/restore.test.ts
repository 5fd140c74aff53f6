import { getFirestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { missingUsers, restoreUser } from '../../maintenance/operations/restore';
import { newUserDocument } from '../../src/shared/user-document';
import { openProject } from '../support/project';
import { runCommand } from '../support/run-command';

// Each run of the command loads the Admin SDK.
vi.setConfig({ testTimeout: 180_000 });

const userOf = (uid: string) =>
  newUserDocument({ name: uid, username: uid, UID: uid, email: `${uid}@example.com` });
const CHANGED = { ...userOf('kept'), spaces: ['Written since'] };

/** Opens a project that has lost users, and a backup of it. */
async function openLost(name: string) {
  const { app, target, services } = openProject(`restore-${name}`);
  const { auth, firestore } = services;
  const backup = getFirestore(app, 'restored');
  const uids = ['kept', 'lost', 'reserved', 'deleted', 'leaving', 'renamed'];
  await Promise.all(uids.map((uid) => backup.doc(`users/${uid}`).set(userOf(uid))));
  const accounts = uids.filter((uid) => uid !== 'deleted');
  await Promise.all(accounts.map((uid) => auth.createUser({ uid })));
  await firestore.doc('users/kept').set(CHANGED);
  await firestore.doc('usernames/@kept').set({ UID: 'kept' });
  await firestore.doc('usernames/@reserved').set({ UID: 'reserved' });
  await firestore.doc('usernames/@renamed').set({ UID: 'kept' });
  await firestore.doc('deletedAccounts/leaving').set({});
  return {
    services,
    backup,
    async restore(answer: string) {
      const args = ['--project', target.projectId, '--from', 'restored'];
      return runCommand('restore', args, answer);
    },
    async stored() {
      const users = await firestore.collection('users').get();
      const reserved = await firestore.collection('usernames').get();
      return {
        users: Object.fromEntries(users.docs.map((doc) => [doc.id, doc.data()])),
        reservations: Object.fromEntries(reserved.docs.map((doc) => [doc.id, doc.get('UID')])),
      };
    },
  };
}

test('finds the users that are missing', async () => {
  const { services, backup } = await openLost('missing');
  const missing = await missingUsers(services.firestore, backup);
  const uids = ['deleted', 'leaving', 'lost', 'renamed', 'reserved'];
  expect(missing.map(({ id }) => id)).toEqual(uids);
});

test('changes nothing without a yes', async () => {
  const { restore, stored } = await openLost('declined');
  const before = await stored();
  expect((await restore('')).code).toBe(1);
  expect(await stored()).toEqual(before);
});

test('restores what is missing after a yes', async () => {
  const { restore, stored } = await openLost('restored');
  const before = await stored();
  const { output } = await restore('yes\n');
  expect(output).toContain('Type yes to restore 5: users/deleted: left, has no account\n');
  expect(output).toContain('users/lost: done\n');
  expect(await stored()).toEqual({
    users: { kept: CHANGED, lost: userOf('lost'), reserved: userOf('reserved') },
    reservations: { ...before.reservations, '@lost': 'lost' },
  });
});

test.each([
  ['without an account', 'deleted', /^has no account$/],
  ['whose account is being deleted', 'leaving', /deletedAccounts/],
  ['whose username is taken', 'renamed', /^renamed is taken now$/],
  ['who has a document', 'kept', /ALREADY_EXISTS/],
])('restores no user %s', async (_, uid, reason) => {
  const { services, backup } = await openLost(`left-${uid}`);
  await expect(restoreUser(services, backup.doc(`users/${uid}`))).rejects.toThrow(reason);
});
