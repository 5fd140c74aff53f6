import { once } from 'node:events';
import { createServer } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createProgress } from '../../maintenance/progress';
import { repair } from '../../maintenance/run-repair';
import { newUserDocument } from '../../src/shared/user-document';
import { callLines } from '../support/call-lines';
import { runCommand } from '../support/run-command';
import { runFunction } from '../support/run-function';

// Running the command loads the Admin SDK.
vi.setConfig({ testTimeout: 180_000 });

const IN_TWO_DAYS = Date.now() + 48 * 60 * 60 * 1000;
const email = (uid: string) => `${uid}@example.com`;
const userOf = (uid: string, username = uid, profilePicPath = 'default') => ({
  ...newUserDocument({ name: 'Jane', username, UID: uid, email: email(uid) }),
  profilePicPath,
});

type Seed = {
  readonly users?: Readonly<Record<string, object>>;
  readonly reservations?: Readonly<Record<string, string | null>>;
  readonly pictures?: readonly string[];
  readonly accounts?: readonly string[];
};

/** Opens a separate project, because other tests leave data that the repair would find. */
function openProject(name: string) {
  const projectId = `demo-repair-${name}-${process.pid}`;
  const storageBucket = `${projectId}.appspot.com`;
  const app = initializeApp({ projectId, storageBucket }, projectId);
  afterAll(() => deleteApp(app));
  const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), getStorage(app).bucket()];
  const services = { auth, firestore, bucket };
  return {
    target: { projectId, storageBucket },
    auth,
    firestore,
    async seed({ users = {}, reservations = {}, pictures = [], accounts = [] }: Seed) {
      const batch = firestore.batch();
      for (const [uid, user] of Object.entries(users))
        batch.set(firestore.doc(`users/${uid}`), user);
      for (const [id, UID] of Object.entries(reservations)) {
        batch.set(firestore.doc(`usernames/@${id}`), { UID });
      }
      await batch.commit();
      await Promise.all([
        ...accounts.map((uid) => auth.createUser({ uid, email: email(uid) })),
        ...pictures.map((path) =>
          bucket.file(`profilePics/${path}`).save('x', { contentType: 'image/png' }),
        ),
      ]);
    },
    async kept() {
      const users = await firestore.collection('users').get();
      const reserved = await firestore.collection('usernames').get();
      const [files] = await bucket.getFiles({ prefix: 'profilePics/' });
      return {
        users: Object.fromEntries(users.docs.map((doc) => [doc.id, doc.data()])),
        reservations: Object.fromEntries(
          reserved.docs.map((doc) => [doc.id.slice(1), doc.get('UID')]),
        ),
        pictures: files.map(({ name }) => name.slice('profilePics/'.length)),
      };
    },
    /** Runs the repair in two days, when the pictures are old. */
    async repair(confirm: (question: string, answer?: string) => Promise<boolean>) {
      let output = '';
      const progress = createProgress({ write: (text) => (output += text) });
      const code = await repair(services, { ...progress, confirm }, IN_TWO_DAYS);
      return { code, lines: output.split('\n').filter((line) => !/^read|^$/.test(line)) };
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
  const project = openProject('kinds');
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
      "email differs from the account's: users/moved",
      'user without reservation: users/legacy, to fix',
      'user without reservation: users/spaced, to fix',
      'username with spaces: users/spaced',
      'username held twice: users/one and other',
      'username held twice: users/other and one',
      'username reserved for another: users/late',
      'user document without account: users/orphan',
      'reservation of another username: usernames/@legacy of legacy',
      'orphaned reservation: usernames/@ghost of ghost, to fix',
      'reservation without UID: usernames/@none',
      'reservation without user document: usernames/@lost of lost',
      'picture without user document: profilePics/lost/a.png',
      'old unused picture: profilePics/ghost/a.png, to fix',
      'old unused picture: profilePics/valid/b.png, to fix',
      '16 found, 5 to fix',
      'Stopped: user without reservation, 2 of 9 users.',
      'Stopped: old unused picture, 2 of 5 pictures.',
      'nothing was changed',
    ].toSorted(),
  );
  expect(await project.kept()).toEqual(before);

  const fixed = await project.repair(async (_question, answer) => answer === '5');
  expect(fixed.code).toBe(1);
  expect(fixed.lines.filter((line) => line.endsWith(': done'))).toHaveLength(5);
  expect(await project.kept()).toEqual({
    users,
    reservations: { ...left, __legacy__: 'legacy', spacedout: 'spaced' },
    pictures,
  });
  const again = await project.repair(() => Promise.reject(new Error('nothing to confirm')));
  expect(again.lines.at(-1)).toBe('11 found, 0 to fix');
});

test('changes exactly what it has listed, although an account keeps uploading', async () => {
  const project = openProject('uploads');
  const listed = ['ghost/a.png', 'ghost/b.png'];
  await project.seed({ ...createUsers(3), pictures: [...listed, 'ghost/c.png'] });
  const repaired = await project.repair(async () => {
    await project.seed({ pictures: ['ghost/c.png', 'ghost/d.png'] });
    return true;
  });
  expect(repaired.lines.at(-1)).toBe('profilePics/ghost/c.png: left, the file has changed');
  expect((await project.kept()).pictures).toEqual(['ghost/c.png', 'ghost/d.png']);
});

test.each([
  ['5 % of the users', (all) => ({ ...all, reservations: omit(all.reservations, 2) }), 'yes'],
  ['more users', (all) => ({ ...all, reservations: omit(all.reservations, 3) }), '3'],
  ['lost documents', (all) => ({ ...all, users: omit(all.users, 3) }), '1'],
  ['lost accounts', (all) => ({ ...all, accounts: all.accounts.slice(3) }), '1'],
] satisfies [string, (all: Required<Seed>) => Seed, string][])(
  'asks for the number of changes above 5 %, and with lost data (%s)',
  async (name, change, expected) => {
    const project = openProject(name.replaceAll(/\W/g, ''));
    const seed = change(createUsers(40));
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

test('skips a change whose reason no longer holds', async () => {
  const project = openProject('skip');
  const { auth, firestore } = project;
  await project.seed({
    users: {
      ...createUsers(2).users,
      user2: userOf('user2'),
      user3: userOf('user3'),
      user4: userOf('user4'),
    },
    reservations: { user0: 'user0', claimed: 'left', back: 'back', wrote: 'wrote' },
    accounts: ['user0', 'user1', 'user2', 'user3', 'user4'],
    pictures: ['user0/named.png', 'returned/a.png'],
  });
  const repaired = await project.repair(async () => {
    await project.seed({
      users: { user0: userOf('user0', 'user0', 'profilePics/user0/named.png') },
      reservations: { user3: 'other', claimed: 'other' },
      accounts: ['back', 'returned'],
    });
    await project.seed({ users: { wrote: userOf('wrote') } });
    await firestore.doc('users/user1').update({ username: 'renamed' });
    await firestore.doc('deletedAccounts/user2').set({});
    await auth.deleteUsers(['user4']);
    return true;
  });
  expect(repaired.lines.filter((line) => line.includes(': left, ')).toSorted()).toEqual([
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
  expect(repaired.lines.filter((line) => line.endsWith(': done'))).toEqual([]);
});

test('runs for an operator, who confirms the change, and leaves out new pictures', async () => {
  const { seed, target } = openProject('operator');
  const pictures = ['ghost/new.png'];
  await seed({ ...createUsers(2), reservations: { user0: 'user0' }, pictures });
  const args = ['--project', target.projectId];
  const { code, output } = await runCommand('repair', args, 'yes\n');
  expect(output).toContain('1 found, 1 to fix\nType yes to fix 1: users/user1: done\n');
  expect(code).toBe(0);
});

test('the scheduled check logs the number of each problem, no id, and changes nothing', async () => {
  const project = openProject('check');
  await project.seed(createUsers(3));
  const consistent = await runFunction('checkConsistency', {}, project.target);
  expect(callLines(consistent.log)).toMatchObject([{ outcome: 'consistent' }]);

  // As after two deletions whose events were lost.
  await project.seed({
    users: { gone: userOf('gone'), left: userOf('left') },
    reservations: { gone: 'gone', left: 'left', ghost: 'ghost' },
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
});

test('the scheduled check reads all pages, and keeps one in memory', async () => {
  const project = openProject('memory');
  // One of the second hundred has an account.
  await project.seed({ users: createUsers(350).users, accounts: ['user199'] });
  let pages = 150;
  const storage = createServer((_, response) => {
    pages -= 1;
    const items = Array.from({ length: 1000 }, (_value, index) => ({
      name: `profilePics/ghost/${pages}-${index}.png`,
      timeCreated: '2026-01-01T00:00:00Z',
      generation: '1',
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items, ...(pages > 0 && { nextPageToken: `${pages}` }) }));
  }).listen(0, '127.0.0.1');
  await once(storage, 'listening');
  const { port } = z.object({ port: z.number() }).parse(storage.address());
  const { log } = await runFunction(
    'checkConsistency',
    {},
    {
      ...project.target,
      STORAGE_EMULATOR_HOST: `http://127.0.0.1:${port}`,
      NODE_OPTIONS: '--max-old-space-size=64',
    },
  );
  storage.close();
  expect(log).toContain('"user document without account","count":349');
  expect(log).toContain('"old unused picture","count":150000');
});
