import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import {
  deleteAccount,
  exportAccount,
  readAccount,
  renameAccount,
} from '../../maintenance/operations/accounts';
import { openProject, type ProjectData, userOf } from '../support/project';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const JANE = {
  users: { jane: userOf('jane') },
  reservations: { jane: 'jane' },
  pictures: ['jane/a.png'],
};
const NOTHING = { users: {}, reservations: {}, pictures: [] };

/** A project with one user. */
const test = base.extend('jane', async () => {
  const project = openProject('account');
  const { services, target } = project;
  await project.seed({ ...JANE, accounts: ['jane'] });
  const account = () => readAccount(services, 'jane');
  return {
    ...project,
    account,
    rename: async (corrections: Parameters<typeof renameAccount>[2]) =>
      renameAccount(services, await account(), corrections),
    runDelete: (answer: string) =>
      runCommand('account', ['delete', 'jane', '--project', target.projectId], answer),
    /** Exports the user. @returns the folder */
    export: async () => exportAccount(services, await account(), join(temporaryFolder(), 'jane')),
  };
});

test('export saves the data', async ({ jane }) => {
  const data: unknown = JSON.parse(readFileSync(join(await jane.export(), 'data.json'), 'utf8'));
  expect(data).toMatchObject({
    account: { uid: 'jane', email: 'jane@example.com', createdAt: expect.any(String) },
    user: JANE.users.jane,
    reservations: ['@jane'],
    pictures: ['profilePics/jane/a.png'],
  });
});

test('export saves the pictures, whatever their names', async ({ jane }) => {
  await jane.seed({ pictures: ['jane/data.json'] });
  const pictures = join(await jane.export(), 'pictures');
  expect(readdirSync(pictures).sort()).toEqual(['1-a.png', '2-data.json']);
  expect(readFileSync(join(pictures, '1-a.png'), 'utf8')).toBe('picture');
});

test('only the operator can read an export', async ({ jane }) => {
  expect(statSync(await jane.export()).mode & 0o077).toBe(0);
});

test('the command deletes nothing without a yes', async ({ jane }) => {
  const { code, output } = await jane.runDelete('y\n');
  expect(output).toContain('nothing was changed');
  expect(code).toBe(1);
  expect(await jane.stored()).toEqual(JANE);
});

test('the command deletes the account with its data after a yes', async ({ jane }) => {
  expect((await jane.runDelete('yes\n')).code).toBe(0);
  const notFound = { code: 'auth/user-not-found' };
  await expect(jane.services.auth.getUser('jane')).rejects.toMatchObject(notFound);
  expect(await jane.stored()).toEqual(NOTHING);
});

test('delete removes the data that a deletion in bulk has left', async ({ jane }) => {
  await jane.services.auth.deleteUsers(['jane']);
  await deleteAccount(jane.services, await jane.account());
  expect(await jane.stored()).toEqual(NOTHING);
});

test.for<[string, { username?: string; name?: string; email?: string }]>([
  ['the username with its reservation', { username: 'renamed' }],
  ['the name', { name: 'Janet' }],
  ['the email of document and account', { email: 'new@example.com' }],
])('rename corrects %s', async ([, corrections], { jane }) => {
  await jane.rename(corrections);
  const user = { ...JANE.users.jane, ...corrections };
  const reservations = { [user.username]: 'jane' };
  expect(await jane.stored()).toEqual({ ...JANE, users: { jane: user }, reservations });
  expect((await jane.services.auth.getUser('jane')).email).toBe(user.email);
});

// The user already holds the reservation, as when a correction only removes spaces from the stored username.
test('a repeated rename changes nothing', async ({ jane }) => {
  await jane.rename({ username: 'renamed', name: 'Janet', email: 'new@example.com' });
  const before = await jane.stored();
  await jane.rename({ username: 'renamed', name: 'Janet', email: 'new@example.com' });
  expect(await jane.stored()).toEqual(before);
});

test.for<[string, ProjectData]>([
  ['reserved', { reservations: { taken: 'other' } }],
  ['only in an older document', { users: { other: userOf('other', { username: 'taken' }) } }],
])('rename takes no username of another user (%s)', async ([, data], { jane }) => {
  await jane.seed(data);
  const before = await jane.stored();
  await expect(jane.rename({ username: 'taken' })).rejects.toThrow('is taken');
  expect(await jane.stored()).toEqual(before);
});
