import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteAccount,
  exportAccount,
  readAccount,
  renameAccount,
} from '../../maintenance/operations/accounts';
import { openProject, userOf } from '../support/project';
import { runCommand } from '../support/run-command';

// Each run of the command loads the Admin SDK.
vi.setConfig({ testTimeout: 180_000 });

const { seed, services, target } = openProject('account');
const { auth, firestore, bucket } = services;
const folder = mkdtempSync(join(tmpdir(), 'account-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
let uid: string;
let username: string;
let email: string;

beforeEach(async () => {
  count += 1;
  uid = `uid${count}`;
  username = `jane${count}`;
  email = `${uid}@example.com`;
  await seed({
    users: { [uid]: userOf(uid, { username }) },
    reservations: { [username]: uid },
    pictures: [`${uid}/a.png`],
    accounts: [uid],
  });
});

const user = async () => (await firestore.doc(`users/${uid}`).get()).data();
const holderOf = async (name: string) =>
  (await firestore.doc(`usernames/@${name}`).get()).get('UID');
const account = () => readAccount(services, uid);
const rename = async (corrections: Parameters<typeof renameAccount>[2]) =>
  renameAccount(services, await account(), corrections);

const run = (answer: string, ...args: string[]) =>
  runCommand('account', [...args, '--project', target.projectId], answer);

/** Exports the user in this process. @returns the folder */
const exported = async () => exportAccount(services, await account(), join(folder, uid));

test('export saves the data', async () => {
  const data: unknown = JSON.parse(readFileSync(join(await exported(), 'data.json'), 'utf8'));
  expect(data).toMatchObject({
    account: { uid, email, createdAt: expect.any(String) },
    user: { username, email, status: { text: 'Feeling good' } },
    reservations: [`@${username}`],
    pictures: [`profilePics/${uid}/a.png`],
  });
});

test('export saves the pictures, whatever their names', async () => {
  await seed({ pictures: [`${uid}/data.json`] });
  const pictures = join(await exported(), 'pictures');
  expect(readdirSync(pictures).sort()).toEqual(['1-a.png', '2-data.json']);
  expect(readFileSync(join(pictures, '1-a.png'), 'utf8')).toBe('picture');
});

test('only the operator can read an export', async () => {
  expect(statSync(await exported()).mode & 0o077).toBe(0);
});

test('the command deletes nothing without a yes', async () => {
  const before = await user();
  const declined = await run('y\n', 'delete', uid);
  expect(declined.output).toContain('nothing was changed');
  expect(declined.code).toBe(1);
  expect(await user()).toEqual(before);
});

test('the command deletes the account with its data after a yes', async () => {
  expect((await run('yes\n', 'delete', uid)).code).toBe(0);
  await expect(auth.getUser(uid)).rejects.toThrow();
  expect(await user()).toBeUndefined();
  expect(await holderOf(username)).toBeUndefined();
  expect((await bucket.getFiles({ prefix: `profilePics/${uid}/` }))[0]).toEqual([]);
});

test('delete removes the data that a deletion in bulk has left', async () => {
  await auth.deleteUsers([uid]);
  await deleteAccount(services, await account());
  expect(await user()).toBeUndefined();
  expect(await holderOf(username)).toBeUndefined();
});

test.each<[string, Parameters<typeof rename>[0]]>([
  ['the username with its reservation', { username: 'renamed' }],
  ['the name', { name: 'Janet' }],
  ['the email of document and account', { email: 'new@example.com' }],
])('rename corrects %s', async (_, corrections) => {
  await rename(corrections);
  // A retry, or the correction of a stored username with spaces, finds the reservation there.
  await rename(corrections);
  const expected = { username, name: 'Jane', email, ...corrections };
  expect(await user()).toMatchObject(expected);
  const held = await firestore.collection('usernames').where('UID', '==', uid).get();
  expect(held.docs.map(({ id }) => id)).toEqual([`@${expected.username}`]);
  expect((await auth.getUser(uid)).email).toBe(expected.email);
});

test.each([
  ['reserved', (name: string) => firestore.doc(`usernames/@${name}`).set({ UID: 'other' })],
  [
    'only in an older document',
    (name: string) => firestore.doc(`users/other-${name}`).set({ username: name }),
  ],
])('rename takes no username of another user (%s)', async (_, occupy) => {
  const before = await user();
  await occupy(`taken${count}`);
  await expect(rename({ username: `taken${count}` })).rejects.toThrow('is taken');
  expect(await user()).toEqual(before);
  expect(await holderOf(username)).toBe(uid);
});
