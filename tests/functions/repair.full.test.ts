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
async function runRepair({ services }: Project, askOperator: typeof confirm) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await repair(services, askOperator, IN_TWO_DAYS);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { code, lines };
}

const jane = userOf('jane');
const withPicture = { ...jane, profilePicPath: 'profilePics/jane/a.png' };
const CONSISTENT = { users: { jane }, reservations: { jane: 'jane' }, accounts: ['jane'] };
const withFields = (fields: object) => ({ ...CONSISTENT, users: { jane: { ...jane, ...fields } } });

test.each<[title: string, problems: readonly string[], ProjectData]>([
  [
    // Firebase Auth stores emails in lower case.
    'nothing, for an email that differs in case',
    [],
    { ...withFields({ ...withPicture, email: 'JANE@example.com' }), pictures: ['jane/a.png'] },
  ],
  [
    'an email that is no longer the one of the account',
    ['changed email: users/jane'],
    withFields({ email: 'before@example.com' }),
  ],
  [
    // The schema checks the path only when all types are right.
    'the first invalid field of a document',
    ['invalid user document: users/jane (plan)'],
    withFields({ plan: 7, profilePicPath: 'jane' }),
  ],
  [
    // A claim would have removed the space.
    'a username with a space',
    [
      'invalid user document: users/jane (username)',
      'user without reservation: users/jane, to fix',
      'wrong reservation: usernames/@jane of jane',
    ],
    withFields({ username: 'jane doe' }),
  ],
  [
    'a document whose account does not exist',
    ['user document without account: users/jane'],
    { users: { jane } },
  ],
  [
    'a reservation without a user',
    ['username reserved for another: users/jane', 'wrong reservation: usernames/@jane of no user'],
    { ...CONSISTENT, reservations: { jane: null } },
  ],
  [
    'a reservation whose user has no document',
    ['reservation without user document: usernames/@jane of jane'],
    { ...CONSISTENT, users: {}, pictures: ['jane/a.png'] },
  ],
  [
    'a reservation whose account does not exist',
    ['orphaned reservation: usernames/@jane of jane, to fix'],
    { reservations: { jane: 'jane' } },
  ],
  [
    'an old picture whose account does not exist',
    ['old unused picture: profilePics/jane/a.png, to fix'],
    { pictures: ['jane/a.png'] },
  ],
])('reports %s', async (_, problems, data) => {
  const { code, lines } = await runRepair(await open(data), async () => false);
  const linesWithPath = lines.filter((line) => line.includes('/'));
  expect(linesWithPath).toEqual(problems);
  expect(code).toBe(problems.length === 0 ? 0 : 1);
});

/** Every kind of problem that can be fixed, and two problems that need a decision. */
const INCONSISTENT = {
  users: {
    jane: userOf('jane', { username: '__jane__' }),
    john: userOf('john', { username: 'john doe' }),
  },
  accounts: ['jane', 'john'],
  reservations: { jane: 'jane', gone: 'gone' },
  pictures: ['gone/a.png', 'jane/a.png'],
};

test('changes nothing without a confirmation', async () => {
  const project = await open(INCONSISTENT);
  const before = await project.stored();
  const { lines } = await runRepair(project, async () => false);
  expect(lines).toContain('6 found, 4 to fix');
  expect(lines.at(-1)).toBe('nothing was changed');
  expect(await project.stored()).toEqual(before);
});

test('fixes every kind that needs no decision after a confirmation', async () => {
  const project = await open(INCONSISTENT);
  const { code, lines } = await runRepair(project, async () => true);
  // The wrong reservation and the invalid username are left.
  expect(code).toBe(1);
  expect(lines.filter((line) => line.endsWith(': done'))).toHaveLength(4);
  expect(await project.stored()).toEqual({
    users: INCONSISTENT.users,
    reservations: { jane: 'jane', __jane__: 'jane', johndoe: 'john' },
    pictures: ['jane/a.png'],
  });
});

/** The data of 120 users, which are two pages. The first ones lack something. */
function usersWithout({ documents = 0, reservations = 0, accounts = 0 }): ProjectData {
  const uids = Array.from({ length: 120 }, (_, index) => `user${index}`);
  return {
    users: Object.fromEntries(uids.slice(documents).map((uid) => [uid, userOf(uid)])),
    reservations: Object.fromEntries(uids.slice(reservations).map((uid) => [uid, uid])),
    accounts: uids.slice(accounts),
  };
}

// A problem of more than 5 % leads to a warning, and then the answer is the number of fixes. One of
// them is for the reservation `ghost`. Lost documents and accounts have no fix.
test.each<[title: string, answer: string, warning: string | undefined, ProjectData]>([
  ['5 % of the reservations are missing', 'yes', undefined, usersWithout({ reservations: 6 })],
  [
    'more reservations are missing',
    '8',
    'user without reservation, 7 of 120 users',
    usersWithout({ reservations: 7 }),
  ],
  [
    'more documents are missing',
    '1',
    'reservation without user document, 7 of 121 reservations',
    usersWithout({ documents: 7 }),
  ],
  [
    'more accounts are missing',
    '1',
    'user document without account, 7 of 120 users',
    usersWithout({ accounts: 7 }),
  ],
  [
    'most pictures are unused',
    '3',
    'old unused picture, 2 of 2 pictures',
    { pictures: ['ghost/a.png', 'ghost/b.png'] },
  ],
])('when %s, the operator has to type %s', async (_, answer, warning, data) => {
  const project = await open(data);
  await project.seed({ reservations: { ghost: 'ghost' } });
  const askOperator = vi.fn(async () => false);
  const { lines } = await runRepair(project, askOperator);
  const shown = lines.filter((line) => line.startsWith('Warning'));
  expect(shown).toEqual(warning ? [`Warning: ${warning}.`] : []);
  expect(askOperator.mock.calls).toEqual([[expect.any(String), answer]]);
});

type Change = (project: Project) => Promise<unknown>;
type Row = readonly [title: string, change: Change, reason: RegExp];

const UNUSED_PICTURE: ProjectData = { pictures: ['jane/a.png'] };

const SAME_USERNAME = { users: { other: userOf('other', { username: 'jane' }) } };

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
      ['the user has another username', renameJane, /the user has another username now$/],
      ['the account is being deleted', addTombstone, /deletedAccounts/],
      ['the account does not exist', deleteJane, /the account does not exist$/],
      ['it exists', store({ reservations: { jane: 'other' } }), /ALREADY_EXISTS/],
      ['another user has the username', store(SAME_USERNAME), /another user has the username$/],
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
      ['a document names it', store({ users: { jane: withPicture } }), /profile picture now$/],
      ['it was uploaded again', store(UNUSED_PICTURE), /the file has changed$/],
    ],
  ],
])('%s is not fixed', (_, data, rows) => {
  test.each(rows)('when %s before the confirmation', async (__, change, reason) => {
    const project = await open(data);
    const { lines } = await runRepair(project, async () => {
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

test('a picture that is uploaded before the confirmation is not deleted', async () => {
  // Only the old picture, jane/a.png, is deleted.
  const project = await open(UNUSED_PICTURE);
  await runRepair(project, async () => {
    await project.seed({ pictures: ['jane/b.png'] });
    return true;
  });
  expect((await project.stored()).pictures).toEqual(['jane/b.png']);
});

test('the command makes a change after a yes', async () => {
  const { stored, target } = await open({ reservations: { ghost: 'ghost' } });
  const { code, output } = await runCommand('repair', ['--project', target.projectId], 'yes\n');
  expect(code).toBe(0);
  expect(output).toContain('Type yes to fix 1: usernames/@ghost of ghost: done\n');
  expect((await stored()).reservations).toEqual({});
});
