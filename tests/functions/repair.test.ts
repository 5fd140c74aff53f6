import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readFindings } from '../../functions/src/consistency/read-findings';
import { repair } from '../../maintenance/operations/repair';
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

let projects = 0;
/** Opens a project of its own, with helpers that write and read its data. */
function open() {
  projects += 1;
  const { target, services } = openProject(`repair-${projects}`);
  const { auth, firestore, bucket } = services;
  return {
    target,
    services,
    async seed({ users = {}, reservations = {}, pictures = [], accounts = [] }: Seed) {
      await Promise.all([
        ...Object.entries(users).map(([uid, user]) => firestore.doc(`users/${uid}`).set(user)),
        ...Object.entries(reservations).map(([id, uid]) =>
          firestore.doc(`usernames/@${id}`).set({ UID: uid }),
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

/** Every kind of problem, next to what is right. */
const EVERY_KIND = {
  users: {
    valid: userOf('valid', '__valid__', 'profilePics/valid/a.png'),
    legacy: userOf('legacy', '__legacy__'),
    spaced: userOf('spaced', 'spaced out'),
    one: userOf('one', 'twice'),
    other: userOf('other', 'twice'),
    broken: { ...userOf('broken'), plan: 7, profilePicPath: 'broken' },
    moved: { ...userOf('moved'), email: 'before@example.com' },
    late: userOf('late', 'legacy'),
    orphan: userOf('orphan'),
  },
  reservations: {
    __valid__: 'valid',
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
  const project = open();
  await project.seed(EVERY_KIND);
  const { code, lines } = await project.repair(async () => false);
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
      'Stopped: user without reservation, 4 of 9 users.',
      'Stopped: old unused picture, 2 of 5 pictures.',
      'nothing was changed',
    ].toSorted(),
  );
});

test('changes nothing without a confirmation', async () => {
  const project = open();
  await project.seed(EVERY_KIND);
  const before = await project.kept();
  await project.repair(async () => false);
  expect(await project.kept()).toEqual(before);
});

test('fixes three kinds after a confirmation', async () => {
  const project = open();
  await project.seed(EVERY_KIND);
  const { code, lines } = await project.repair(async (_question, answer) => answer === '7');
  expect(code).toBe(1);
  expect(lines.filter((line) => line.endsWith(': done'))).toHaveLength(5);
  expect(lines).toContain('users/one: left, another user has the name');
  const { ghost: _, ...reservations } = EVERY_KIND.reservations;
  expect(await project.kept()).toEqual({
    users: EVERY_KIND.users,
    reservations: { ...reservations, __legacy__: 'legacy', spacedout: 'spaced' },
    pictures: EVERY_KIND.pictures.filter((path) => !path.startsWith('ghost/')).toSorted(),
  });
});

describe('of the pictures of a user', () => {
  /** The paths of the pictures that are found two days later. */
  async function unusedPictures({ services }: ReturnType<typeof open>): Promise<string[]> {
    const found: string[] = [];
    for await (const { kind, findings } of readFindings(services, IN_TWO_DAYS)) {
      if (kind === 'pictures') found.push(...findings.map(({ details }) => details));
    }
    return found;
  }
  const pathOf = (uid: string, at: number) => `${uid}/${String(at).padStart(3, '0')}.png`;
  /** Saves pictures one after the other, because the order of creation matters. */
  async function save(project: ReturnType<typeof open>, paths: readonly string[]): Promise<void> {
    for (const path of paths) await project.seed({ pictures: [path] });
  }

  test.each([
    ['accepts the four that an upload keeps', 'default', 4, []],
    ['accepts the profile picture and three others', 'profilePics/jane/000.png', 4, []],
    [
      'finds what an upload would delete',
      'profilePics/jane/000.png',
      5,
      ['profilePics/jane/001.png'],
    ],
  ])('the check %s', async (_, profilePicture, count, unused) => {
    const project = open();
    await project.seed({ users: { jane: userOf('jane', 'jane', profilePicture) } });
    await save(
      project,
      Array.from({ length: count }, (_, at) => pathOf('jane', at)),
    );
    expect(await unusedPictures(project)).toEqual(unused);
  });

  test('the check keeps four, on however many pages they are', async () => {
    const project = open();
    await project.seed({
      users: {
        before: userOf('before'),
        many: userOf('many', 'many', 'profilePics/many/000.png'),
        next: userOf('next'),
      },
    });
    // The newest ones are on the first page of a hundred and on the last.
    const old = Array.from({ length: 110 }, (_, index) => index + 3);
    const order = [0, ...old, 1, 2];
    const paths = order.map((at) => pathOf('many', at));
    await save(project, [...paths, pathOf('many', 299), pathOf('before', 0), pathOf('next', 0)]);
    const expected = old.map((at) => `profilePics/${pathOf('many', at)}`);
    expect((await unusedPictures(project)).toSorted()).toEqual(expected);
  });

  test('the check reads more users than Firebase Auth looks up at once', async () => {
    const project = open();
    // The last user of each page is compared again with the next hundred.
    const { users } = createUsers(201);
    await project.seed({ users, pictures: Object.keys(users).map((uid) => pathOf(uid, 0)) });
    expect(await unusedPictures(project)).toEqual([]);
  });
});

test.each([
  ['5 % of the users', (all) => ({ ...all, reservations: omit(all.reservations, 6) }), 'yes'],
  [
    'more than 5 % of the users',
    (all) => ({ ...all, reservations: omit(all.reservations, 7) }),
    '7',
  ],
  ['lost documents', (all) => ({ ...all, users: omit(all.users, 7) }), '1'],
  ['lost accounts', (all) => ({ ...all, accounts: all.accounts.slice(7) }), '1'],
] satisfies [string, (all: Required<Seed>) => Seed, string][])(
  'with %s asks for the right answer',
  async (_, change, expected) => {
    const project = open();
    // More than one page.
    const seed = change(createUsers(120));
    const ghost = expected === '1' ? { ghost: 'ghost' } : {};
    await project.seed({ ...seed, reservations: { ...seed.reservations, ...ghost } });
    const answers: unknown[] = [];
    await project.repair(async (_question, answer) => answers.push(answer) === 0);
    expect(answers).toEqual([expected]);
  },
);

function omit<Value>(record: Readonly<Record<string, Value>>, count: number) {
  return Object.fromEntries(Object.entries(record).slice(count));
}

describe('when the data changes before the confirmation', () => {
  let lines: readonly string[];
  let pictures: readonly string[];

  beforeAll(async () => {
    const project = open();
    const { auth, firestore } = project.services;
    const five = createUsers(5);
    await project.seed({
      users: { ...five.users, returned: userOf('returned') },
      reservations: {
        user0: 'user0',
        returned: 'returned',
        claimed: 'left',
        back: 'back',
        wrote: 'wrote',
      },
      accounts: [...five.accounts, 'returned'],
      pictures: ['gone/a.png', 'named/a.png', 'ghost/a.png', 'ghost/b.png'],
    });
    const repaired = await project.repair(async () => {
      await project.seed({
        users: {
          wrote: userOf('wrote'),
          named: userOf('named', 'named', 'profilePics/named/a.png'),
        },
        reservations: { user3: 'other', claimed: 'other' },
        accounts: ['back', 'gone'],
        pictures: ['ghost/b.png', 'ghost/c.png'],
      });
      await firestore.doc('users/user1').update({ username: 'renamed' });
      await firestore.doc('deletedAccounts/user2').set({});
      await auth.deleteUsers(['user4']);
      return true;
    });
    lines = repaired.lines;
    pictures = (await project.kept()).pictures;
  });

  test('a change is skipped whose reason no longer holds', () => {
    expect(lines.filter((line) => line.includes(': left, ')).toSorted()).toEqual([
      'profilePics/ghost/b.png: left, the file has changed',
      'profilePics/gone/a.png: left, the account exists now',
      'profilePics/named/a.png: left, the user document names it now',
      'usernames/@back of back: left, the account exists now',
      expect.stringMatching(/^usernames\/@claimed of left: left, .*FAILED_PRECONDITION/),
      'usernames/@wrote of wrote: left, the user document exists now',
      'users/user1: left, has another name now',
      expect.stringMatching(/^users\/user2: left, /),
      expect.stringMatching(/^users\/user3: left, .*ALREADY_EXISTS/),
      'users/user4: left, the account does not exist',
    ]);
  });

  test('only what was listed is changed', () => {
    const done = lines.filter((line) => line.endsWith(': done'));
    expect(done).toEqual(['profilePics/ghost/a.png: done']);
    expect(pictures).toContain('ghost/c.png');
  });
});

describe('the scheduled check', () => {
  const check = (project: ReturnType<typeof open>) =>
    runFunction('checkConsistency', {}, project.target);
  /** As after two deletions whose events were lost. */
  const LEFT_BEHIND = {
    users: { gone: userOf('gone'), left: userOf('left') },
    reservations: { gone: 'gone', left: 'left', ghost: 'ghost' },
    // New, so it may still be stored in a document.
    pictures: ['ghost/new.png'],
  };
  const linesOf = (log: string): unknown[] =>
    log
      .split('\n')
      .filter((line) => line.includes('"inconsistency"'))
      .map((line) => JSON.parse(line));

  test('calls a changed email no inconsistency, because any user can change it', async () => {
    const project = open();
    const { users, ...others } = createUsers(3);
    const user0 = { ...userOf('user0'), email: 'before@example.com' };
    await project.seed({ ...others, users: { ...users, user0 } });
    const { log } = await check(project);
    expect(callLines(log)).toMatchObject([{ outcome: 'consistent' }]);
    const line = { severity: 'INFO', message: 'inconsistency', problem: 'changed email', count: 1 };
    expect(linesOf(log)).toEqual([line]);
  });

  test('logs the number of each problem without an id', async () => {
    const project = open();
    await project.seed(LEFT_BEHIND);
    const { log } = await check(project);
    expect(callLines(log)).toMatchObject([
      { message: 'checkConsistency', outcome: 'inconsistent' },
    ]);
    const line = { severity: 'WARNING', message: 'inconsistency' };
    expect(linesOf(log)).toEqual([
      { ...line, problem: 'user document without account', count: 2 },
      { ...line, problem: 'orphaned reservation', count: 1 },
    ]);
    expect(log).not.toMatch(/gone|left|ghost/);
  });
});

test('the command makes a change after a yes', async () => {
  const { seed, target } = open();
  await seed({ reservations: { ghost: 'ghost' } });
  const { output } = await runCommand('repair', ['--project', target.projectId], 'yes\n');
  expect(output).toContain('Type yes to fix 1: usernames/@ghost of ghost: done\n');
});
