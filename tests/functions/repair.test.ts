import { expect, test, vi } from 'vitest';
import { repair } from '../../maintenance/run-repair';
import { newUserDocument } from '../../src/shared/user-document';
import { openProject } from '../support/project';
import { runCommand } from '../support/run-command';
import { callLines, runFunction } from '../support/run-function';

// Running the command loads the Admin SDK.
vi.setConfig({ testTimeout: 180_000 });

const IN_TWO_DAYS = Date.now() + 48 * 60 * 60 * 1000;
const email = (uid: string) => `${uid}@example.com`;
const userOf = (uid: string, username = uid, profilePicPath = 'default') => ({
  ...newUserDocument({ name: 'Jane', username, UID: uid, email: email(uid).toUpperCase() }),
  profilePicPath,
});

type Seed = {
  readonly users?: Readonly<Record<string, object>>;
  readonly reservations?: Readonly<Record<string, string | null>>;
  readonly pictures?: readonly string[];
  readonly accounts?: readonly string[];
};

/** Opens a project of its own, with helpers that write and read its data. */
function open(name: string) {
  const { target, services } = openProject(`repair-${name}`);
  const { auth, firestore, bucket } = services;
  return {
    target,
    services,
    async seed({ users = {}, reservations = {}, pictures = [], accounts = [] }: Seed) {
      await Promise.all([
        ...Object.entries(users).map(([uid, user]) => firestore.doc(`users/${uid}`).set(user)),
        ...Object.entries(reservations).map(([id, UID]) =>
          firestore.doc(`usernames/@${id}`).set({ UID }),
        ),
        ...accounts.map((uid) => auth.createUser({ uid, email: email(uid) })),
        ...pictures.map((path) => bucket.file(`profilePics/${path}`).save('x')),
      ]);
    },
    async kept() {
      const { docs: users } = await firestore.collection('users').get();
      const { docs: reserved } = await firestore.collection('usernames').get();
      const [files] = await bucket.getFiles({ prefix: 'profilePics/' });
      return {
        users: Object.fromEntries(users.map((doc) => [doc.id, doc.data()])),
        reservations: Object.fromEntries(reserved.map((doc) => [doc.id.slice(1), doc.get('UID')])),
        pictures: files.map(({ name }) => name.slice('profilePics/'.length)),
      };
    },
    /** Runs the repair in two days, when the pictures are old. */
    async repair(confirm: (question: string, answer?: string) => Promise<boolean>) {
      const lines: string[] = [];
      const print = (line: string) => lines.push(line);
      const code = await repair(services, { print, status: () => {}, confirm }, IN_TWO_DAYS);
      return { code, lines };
    },
  };
}

/** Consistent data of the given number of users. */
function createUsers(count: number): Required<Seed> {
  const uids = Array.from({ length: count }, (_, index) => `user${index}`);
  return {
    users: Object.fromEntries(uids.map((uid) => [uid, userOf(uid)])),
    reservations: Object.fromEntries(uids.map((uid) => [uid, uid])),
    pictures: [],
    accounts: uids,
  };
}

test('reports every kind of problem, and fixes three kinds after a confirmation', async () => {
  const project = open('kinds');
  const users = {
    valid: userOf('valid', '__valid__', 'profilePics/valid/a.png'),
    legacy: userOf('legacy', '__legacy__'),
    spaced: userOf('spaced', 'spaced out'),
    one: userOf('one', 'twice'),
    other: userOf('other', 'twice'),
    broken: { ...userOf('broken'), plan: 7, profilePicPath: 'broken' },
    moved: { ...userOf('moved'), email: 'before@example.com' },
    late: userOf('late', 'legacy'),
    orphan: userOf('orphan'),
  };
  const { orphan: _, ...withAccount } = users;
  const reservations = { __valid__: 'valid', broken: 'broken', moved: 'moved', legacy: 'legacy' };
  const left = { ...reservations, lost: 'lost', none: null };
  const pictures = ['broken/a.png', 'lost/a.png', 'valid/a.png'];
  await project.seed({
    users,
    reservations: { ...left, ghost: 'ghost' },
    accounts: [...Object.keys(withAccount), 'lost'],
    pictures: [...pictures, 'ghost/a.png', 'valid/b.png'],
  });
  const before = await project.kept();

  const declined = await project.repair(async () => false);
  expect(declined.code).toBe(1);
  expect(declined.lines.toSorted()).toEqual(
    [
      'invalid user document: users/broken (plan)',
      'invalid user document: users/moved (email)',
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
      'old unused picture: profilePics/valid/b.png, to fix',
      '15 found, 7 to fix',
      'Stopped: user without reservation, 4 of 9 users.',
      'Stopped: old unused picture, 2 of 5 pictures.',
      'nothing was changed',
    ].toSorted(),
  );
  expect(await project.kept()).toEqual(before);

  const fixed = await project.repair(async (_question, answer) => answer === '7');
  expect(fixed.code).toBe(1);
  expect(fixed.lines.filter((line) => line.endsWith(': done'))).toHaveLength(5);
  expect(fixed.lines).toContain('users/one: left, another user has the name');
  expect(await project.kept()).toEqual({
    users,
    reservations: { ...left, __legacy__: 'legacy', spacedout: 'spaced' },
    pictures,
  });
});

test.each([
  ['5 % of the users', (all) => ({ ...all, reservations: omit(all.reservations, 6) }), 'yes'],
  ['more users', (all) => ({ ...all, reservations: omit(all.reservations, 7) }), '7'],
  ['lost documents', (all) => ({ ...all, users: omit(all.users, 7) }), '1'],
  ['lost accounts', (all) => ({ ...all, accounts: all.accounts.slice(7) }), '1'],
] satisfies [string, (all: Required<Seed>) => Seed, string][])(
  'asks for the number of changes above 5 %, and with lost data (%s)',
  async (name, change, expected) => {
    const project = open(name.replaceAll(/\W/g, ''));
    // More than one page.
    const seed = change(createUsers(120));
    const ghost = expected === '1' ? { ghost: 'ghost' } : {};
    await project.seed({ ...seed, reservations: { ...seed.reservations, ...ghost } });
    const answers: unknown[] = [];
    await project.repair(async (_, answer) => answers.push(answer) === 0);
    expect(answers).toEqual([expected]);
  },
);

function omit<Value>(record: Readonly<Record<string, Value>>, count: number) {
  return Object.fromEntries(Object.entries(record).slice(count));
}

test('changes only what it has listed, and skips a change whose reason no longer holds', async () => {
  const project = open('skip');
  const { auth, firestore } = project.services;
  await project.seed({
    ...createUsers(5),
    reservations: { user0: 'user0', claimed: 'left', back: 'back', wrote: 'wrote' },
    pictures: ['user0/named.png', 'returned/a.png', 'ghost/a.png', 'ghost/b.png'],
  });
  const repaired = await project.repair(async () => {
    const user0 = userOf('user0', 'user0', 'profilePics/user0/named.png');
    await project.seed({
      users: { user0, wrote: userOf('wrote') },
      reservations: { user3: 'other', claimed: 'other' },
      accounts: ['back', 'returned'],
      pictures: ['ghost/b.png', 'ghost/c.png'],
    });
    await firestore.doc('users/user1').update({ username: 'renamed' });
    await firestore.doc('deletedAccounts/user2').set({});
    await auth.deleteUsers(['user4']);
    return true;
  });
  expect(repaired.lines.filter((line) => line.includes(': left, ')).toSorted()).toEqual([
    'profilePics/ghost/b.png: left, the file has changed',
    'profilePics/returned/a.png: left, the account exists now',
    'profilePics/user0/named.png: left, the user document names it now',
    'usernames/@back of back: left, the account exists now',
    expect.stringMatching(/^usernames\/@claimed of left: left, .*FAILED_PRECONDITION/),
    'usernames/@wrote of wrote: left, the user document exists now',
    'users/user1: left, has another name now',
    expect.stringMatching(/^users\/user2: left, /),
    expect.stringMatching(/^users\/user3: left, .*ALREADY_EXISTS/),
    'users/user4: left, the account does not exist',
  ]);
  const done = repaired.lines.filter((line) => line.endsWith(': done'));
  expect(done).toEqual(['profilePics/ghost/a.png: done']);
  expect((await project.kept()).pictures).toContain('ghost/c.png');
});

test('the scheduled check logs the number of each problem and no id, and the command fixes it', async () => {
  const project = open('check');
  await project.seed(createUsers(3));
  const consistent = await runFunction('checkConsistency', {}, project.target);
  expect(callLines(consistent.log)).toMatchObject([{ outcome: 'consistent' }]);

  // As after two deletions whose events were lost.
  await project.seed({
    users: { gone: userOf('gone'), left: userOf('left') },
    reservations: { gone: 'gone', left: 'left', ghost: 'ghost' },
    // New, so it may still be stored in a document.
    pictures: ['ghost/new.png'],
  });
  const before = await project.kept();
  const { log } = await runFunction('checkConsistency', {}, project.target);
  expect(callLines(log)).toMatchObject([{ message: 'checkConsistency', outcome: 'inconsistent' }]);
  const lines = log.split('\n').filter((line) => line.includes('"inconsistency"'));
  const line = { severity: 'WARNING', message: 'inconsistency' };
  expect(lines.map((text) => JSON.parse(text))).toEqual([
    { ...line, problem: 'user document without account', count: 2 },
    { ...line, problem: 'orphaned reservation', count: 1 },
  ]);
  expect(log).not.toMatch(/gone|left|ghost/);
  expect(await project.kept()).toEqual(before);

  const { output } = await runCommand('repair', ['--project', project.target.projectId], '1\n');
  expect(output).toContain('Type 1 to fix 1: usernames/@ghost of ghost: done\n');
});
