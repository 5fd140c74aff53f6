import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import {
  type Corrections,
  correctAccount,
  deleteAccount,
  exportAccount,
  readAccount,
} from '../../maintenance/operations/accounts';
import type { UserDocument } from '../../src/shared/user-document';
import { openProject, type ProjectData, userOf } from '../support/project';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const JANE = {
  users: { jane: userOf('jane') },
  reservations: { jane: 'jane' },
  pictures: ['jane/a.png'],
};
const NOTHING = { users: {}, reservations: {}, pictures: [] };

/** A project with one user, Jane, and what an operator does with her account. */
const test = base.extend('project', async () => {
  const opened = openProject('account');
  const { services, target } = opened;
  await opened.seed({ ...JANE, accounts: ['jane'] });
  const account = () => readAccount(services, 'jane');
  return {
    ...opened,
    account,
    correct: async (corrections: Corrections) =>
      correctAccount(services, await account(), corrections),
    runDelete: (answer: string) =>
      runCommand('account', ['delete', 'jane', '--project', target.projectId], answer),
    export: async () => exportAccount(services, await account(), join(temporaryFolder(), 'jane')),
  };
});

test('export saves the data', async ({ project }) => {
  const data: unknown = JSON.parse(readFileSync(join(await project.export(), 'data.json'), 'utf8'));
  expect(data).toMatchObject({
    account: {
      uid: 'jane',
      email: 'jane@example.com',
      metadata: { creationTime: expect.any(String) },
      providerData: expect.any(Array),
    },
    user: JANE.users.jane,
    reservations: ['@jane'],
    pictures: ['profilePics/jane/a.png'],
  });
  expect(JSON.stringify(data)).not.toMatch(/passwordHash|passwordSalt/);
});

test('export saves the pictures, whatever their names', async ({ project }) => {
  await project.seed({ pictures: ['jane/data.json'] });
  const pictures = join(await project.export(), 'pictures');
  expect(readdirSync(pictures).sort()).toEqual(['1-a.png', '2-data.json']);
  expect(readFileSync(join(pictures, '1-a.png'), 'utf8')).toBe('picture');
});

test('only the operator can read an export', async ({ project }) => {
  expect(statSync(await project.export()).mode & 0o077).toBe(0);
});

test('the command deletes nothing without a yes', async ({ project }) => {
  const { code, output } = await project.runDelete('y\n');
  expect(output).toContain('nothing was changed');
  expect(code).toBe(1);
  expect(await project.stored()).toEqual(JANE);
});

test('the command deletes the account with its data after a yes', async ({ project }) => {
  expect((await project.runDelete('yes\n')).code).toBe(0);
  const notFound = { code: 'auth/user-not-found' };
  await expect(project.services.auth.getUser('jane')).rejects.toMatchObject(notFound);
  expect(await project.stored()).toEqual(NOTHING);
});

test('delete removes the data that a deletion in bulk has left', async ({ project }) => {
  await project.services.auth.deleteUsers(['jane']);
  await deleteAccount(project.services, await project.account());
  expect(await project.stored()).toEqual(NOTHING);
});

test.for<[string, Partial<UserDocument>]>([
  ['the username with its reservation', { username: 'renamed' }],
  ['the name', { name: 'Janet' }],
  ['the email of document and account', { email: 'new@example.com' }],
])('a correction changes %s', async ([, corrections], { project }) => {
  await project.correct(corrections);
  const user = { ...JANE.users.jane, ...corrections };
  const reservations = { [user.username]: 'jane' };
  expect(await project.stored()).toEqual({ ...JANE, users: { jane: user }, reservations });
  const { email, displayName } = await project.services.auth.getUser('jane');
  expect(email).toBe(user.email);
  expect(displayName).toBe(corrections.name);
});

// The second time, the user already holds the reservation of the username.
test('a repeated correction changes nothing', async ({ project }) => {
  await project.correct({ username: 'renamed', name: 'Janet', email: 'new@example.com' });
  const before = await project.stored();
  await project.correct({ username: 'renamed', name: 'Janet', email: 'new@example.com' });
  expect(await project.stored()).toEqual(before);
});

test.for<[string, ProjectData]>([
  ['reserved', { reservations: { taken: 'other' } }],
  ['only in an older document', { users: { other: userOf('other', { username: 'taken' }) } }],
])('a correction takes no username of another user (%s)', async ([, data], { project }) => {
  await project.seed(data);
  const before = await project.stored();
  await expect(project.correct({ username: 'taken' })).rejects.toThrow('is taken');
  expect(await project.stored()).toEqual(before);
});
