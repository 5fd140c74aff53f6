import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { restoreUser } from '../../maintenance/operations/restore';
import { openProject, userOf } from '../support/project';
import { runCommand } from '../support/run-command';

const CHANGED = userOf('kept', { spaces: ['Written since'] });

/**
 * Opens a project that has lost every user document but that of `kept`, and a backup with all of them.
 * `reserved` still has its reservation, `kept` has taken the username of `renamed`, `deleted` has no
 * account, and `leaving` has a tombstone.
 */
async function openLost() {
  const { app, seed, services, stored, target } = openProject('restore');
  const backup = getFirestore(app, 'restored');
  const uids = ['kept', 'lost', 'reserved', 'deleted', 'leaving', 'renamed'];
  await Promise.all(uids.map((uid) => backup.doc(`users/${uid}`).set(userOf(uid))));
  await seed({
    users: { kept: CHANGED },
    reservations: { kept: 'kept', reserved: 'reserved', renamed: 'kept' },
    accounts: uids.filter((uid) => uid !== 'deleted'),
  });
  await services.firestore.doc('deletedAccounts/leaving').set({});
  const args = ['--project', target.projectId, '--from', 'restored'];
  const restore = (answer: string) => runCommand('restore', args, answer);
  return { services, backup, restore, stored };
}

test('changes nothing without a yes', async () => {
  const { restore, stored } = await openLost();
  const before = await stored();
  expect((await restore('')).code).toBe(1);
  expect(await stored()).toEqual(before);
});

test('restores what is missing after a yes', async () => {
  const { restore, stored } = await openLost();
  const before = await stored();
  const { output } = await restore('yes\n');
  // The answer comes from a pipe, so the first result continues the line of the question.
  expect(output).toContain('Type yes to restore 5: users/deleted: left, has no account\n');
  expect(output).toContain('users/lost: done\n');
  expect(await stored()).toEqual({
    users: { kept: CHANGED, lost: userOf('lost'), reserved: userOf('reserved') },
    pictures: [],
    reservations: { ...before.reservations, lost: 'lost' },
  });
});

test.each([
  ['without an account', 'deleted', /^has no account$/],
  ['whose account is being deleted', 'leaving', /deletedAccounts/],
  ['whose username is taken', 'renamed', /^renamed is taken now$/],
  ['who has a document', 'kept', /ALREADY_EXISTS/],
])('restores no user %s', async (_, uid, reason) => {
  const { services, backup } = await openLost();
  await expect(restoreUser(services, backup.doc(`users/${uid}`))).rejects.toThrow(reason);
});
