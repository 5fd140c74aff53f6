import { describe, expect, test, vi } from 'vitest';
import type { confirm } from '../../maintenance/command-line';
import { repair } from '../../maintenance/operations/repair';
import { openProject, type Project, type ProjectData, userOf } from '../support/project';
import { runCommand } from '../support/run-command';

const IN_TWO_DAYS = Date.now() + 48 * 60 * 60 * 1000;

async function open(data: ProjectData): Promise<Project> {
  const project = openProject('repair');
  await project.seed(data);
  return project;
}

/** Runs the repair in two days, when the pictures are old. */
async function repairIn({ services }: Project, askOperator: typeof confirm) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await repair(services, askOperator, IN_TWO_DAYS);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { code, lines };
}

/** How many users lack a document, a reservation or an account. */
type Lost = { documents?: number; reservations?: number; accounts?: number };

/** The data of 120 users, which are two pages. The first ones lack something. */
function createUsers({ documents = 0, reservations = 0, accounts = 0 }: Lost): ProjectData {
  const uids = Array.from({ length: 120 }, (_, index) => `user${index}`);
  return {
    users: Object.fromEntries(uids.slice(documents).map((uid) => [uid, userOf(uid)])),
    reservations: Object.fromEntries(uids.slice(reservations).map((uid) => [uid, uid])),
    accounts: uids.slice(accounts),
  };
}

/** Every kind of problem, next to what is right. */
const EVERY_KIND = {
  users: {
    // Valid, although the account's email is in lower case.
    valid: userOf('valid', {
      email: 'VALID@example.com',
      profilePicPath: 'profilePics/valid/a.png',
    }),
    // The reservation below is of another username.
    legacy: userOf('legacy', { username: '__legacy__' }),
    // A claim would have removed the space.
    spaced: userOf('spaced', { username: 'spaced out' }),
    one: userOf('one', { username: 'twice' }),
    other: userOf('other', { username: 'twice' }),
    // The schema checks the path only when all types are right.
    broken: { ...userOf('broken'), plan: 7, profilePicPath: 'broken' },
    moved: userOf('moved', { email: 'before@example.com' }),
    // The username is reserved for `legacy`.
    late: userOf('late', { username: 'legacy' }),
    orphan: userOf('orphan'),
  },
  reservations: {
    valid: 'valid',
    broken: 'broken',
    moved: 'moved',
    legacy: 'legacy',
    lost: 'lost',
    none: null,
    ghost: 'ghost',
  },
  // All but `orphan` and `ghost`.
  accounts: ['valid', 'legacy', 'spaced', 'one', 'other', 'broken', 'moved', 'late', 'lost'],
  pictures: ['broken/a.png', 'lost/a.png', 'valid/a.png', 'ghost/a.png', 'ghost/b.png'],
};

test('reports every kind of problem', async () => {
  const project = await open(EVERY_KIND);
  const { code, lines } = await repairIn(project, async () => false);
  expect(code).toBe(1);
  expect(lines.toSorted()).toEqual(
    [
      'invalid user document: users/broken (plan)',
      'changed email: users/moved',
      'invalid user document: users/spaced (username)',
      'user without reservation: users/legacy, to fix',
      'user without reservation: users/spaced, to fix',
      'user without reservation: users/one, to fix',
      'user without reservation: users/other, to fix',
      'username reserved for another: users/late',
      'user document without account: users/orphan',
      'wrong reservation: usernames/@legacy of legacy',
      'orphaned reservation: usernames/@ghost of ghost, to fix',
      'wrong reservation: usernames/@none of nobody',
      'reservation without user document: usernames/@lost of lost',
      'old unused picture: profilePics/ghost/a.png, to fix',
      'old unused picture: profilePics/ghost/b.png, to fix',
      '15 found, 7 to fix',
      'Warning: user without reservation, 4 of 9 users.',
      'Warning: old unused picture, 2 of 5 pictures.',
      'nothing was changed',
    ].toSorted(),
  );
});

test('changes nothing without a confirmation', async () => {
  const project = await open(EVERY_KIND);
  const before = await project.stored();
  await repairIn(project, async () => false);
  expect(await project.stored()).toEqual(before);
});

test('fixes every kind that needs no decision after a confirmation', async () => {
  const project = await open(EVERY_KIND);
  // With so many problems, the answer to type is the number of fixes.
  const { code, lines } = await repairIn(project, async (_question, expected) => expected === '7');
  expect(code).toBe(1);
  // All but the two users with the same username.
  expect(lines.filter((line) => line.endsWith(': done'))).toHaveLength(5);
  expect(lines).toContain('users/one: left, another user has the name');
  const { ghost: _, ...reservations } = EVERY_KIND.reservations;
  expect(await project.stored()).toEqual({
    users: EVERY_KIND.users,
    reservations: { ...reservations, __legacy__: 'legacy', spacedout: 'spaced' },
    pictures: EVERY_KIND.pictures.filter((path) => !path.startsWith('ghost/')).toSorted(),
  });
});

// 5 % of the 120 users are 6. When more of them lack something, the operator has to type the number of fixes,
// which counts the orphaned reservation `ghost`, too.
test.each<[string, string, Lost]>([
  ['5 % of the reservations are missing', 'yes', { reservations: 6 }],
  ['more than 5 % of the reservations are missing', '8', { reservations: 7 }],
  // Lost documents and accounts have no fix.
  ['more than 5 % of the documents are lost', '1', { documents: 7 }],
  ['more than 5 % of the accounts are lost', '1', { accounts: 7 }],
])('when %s, the operator has to type %s', async (_, expected, lost) => {
  const project = await open(createUsers(lost));
  await project.seed({ reservations: { ghost: 'ghost' } });
  const askOperator = vi.fn(async () => false);
  await repairIn(project, askOperator);
  expect(askOperator.mock.calls).toEqual([[expect.any(String), expected]]);
});

type Change = (project: Project) => Promise<unknown>;
type Row = readonly [title: string, change: Change, reason: RegExp];

const jane = userOf('jane');
const withPicture = { ...jane, profilePicPath: 'profilePics/jane/a.png' };
const UNUSED_PICTURE: ProjectData = { pictures: ['jane/a.png'] };

const store =
  (data: ProjectData): Change =>
  ({ seed }) =>
    seed(data);
const renameJane: Change = ({ services }) =>
  services.firestore.doc('users/jane').update({ username: 'renamed' });
const addTombstone: Change = ({ services }) =>
  services.firestore.doc('deletedAccounts/jane').set({});
const deleteJane: Change = ({ services }) => services.auth.deleteUsers(['jane']);

describe.each<[string, ProjectData, readonly Row[]]>([
  [
    'a missing reservation',
    { users: { jane }, accounts: ['jane'] },
    [
      ['the user has another username', renameJane, /has another name now$/],
      ['the account is being deleted', addTombstone, /deletedAccounts/],
      ['the account does not exist', deleteJane, /the account does not exist$/],
      ['it exists', store({ reservations: { jane: 'other' } }), /ALREADY_EXISTS/],
    ],
  ],
  [
    'an orphaned reservation',
    { reservations: { jane: 'jane' } },
    [
      ['the account exists', store({ accounts: ['jane'] }), /the account exists now$/],
      ['the user document exists', store({ users: { jane } }), /the user document exists now$/],
      ['another user has it', store({ reservations: { jane: 'other' } }), /FAILED_PRECONDITION/],
    ],
  ],
  [
    'an unused picture',
    UNUSED_PICTURE,
    [
      ['the account exists', store({ accounts: ['jane'] }), /the account exists now$/],
      ['a document names it', store({ users: { jane: withPicture } }), /document names it now$/],
      ['it was uploaded again', store(UNUSED_PICTURE), /the file has changed$/],
    ],
  ],
])('%s is left', (_, data, rows) => {
  test.each(rows)('when %s before the confirmation', async (__, change, reason) => {
    const project = await open(data);
    const { lines } = await repairIn(project, async () => {
      await change(project);
      return true;
    });
    expect(lines.at(-1)).toMatch(reason);
    // Another project with the same data and change, in which nothing is repaired.
    const changedOnly = await open(data);
    await change(changedOnly);
    expect(await project.stored()).toEqual(await changedOnly.stored());
  });
});

test('a picture that is uploaded before the confirmation is left', async () => {
  // Only the old picture, jane/a.png, is deleted.
  const project = await open(UNUSED_PICTURE);
  await repairIn(project, async () => {
    await project.seed({ pictures: ['jane/b.png'] });
    return true;
  });
  expect((await project.stored()).pictures).toEqual(['jane/b.png']);
});

test('the command makes a change after a yes', async () => {
  const { stored, target } = await open({ reservations: { ghost: 'ghost' } });
  const { output } = await runCommand('repair', ['--project', target.projectId], 'yes\n');
  expect(output).toContain('Type yes to fix 1: usernames/@ghost of ghost: done\n');
  expect((await stored()).reservations).toEqual({});
});
