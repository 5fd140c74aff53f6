import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test, vi } from 'vitest';
import { claimUsername, findHolder } from '../../functions/src/claim-username';
import { deleteUserData } from '../../functions/src/delete-user-data';
import { findingsIn } from '../../functions/src/findings';
import { readSnapshot, type Services } from '../../functions/src/snapshot';
import { applyRepair } from '../../maintenance/apply-repair';
import { createProgress } from '../../maintenance/progress';
import { repair } from '../../maintenance/run-repair';
import { newUserDocument } from '../../src/shared/user-document';
import { uniqueUsername } from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { runFunction } from '../support/run-function';

// Running the command loads the Admin SDK.
vi.setConfig({ testTimeout: 180_000 });

const records = mkdtempSync(join(tmpdir(), 'repair-'));
afterAll(() => rmSync(records, { recursive: true }));

const email = (uid: string) => `${uid}@example.com`;
const userOf = (uid: string, username = uid) =>
  newUserDocument({ name: 'Jane', username, UID: uid, email: email(uid) });

type Seed = {
  readonly users: Readonly<Record<string, object>>;
  readonly reservations: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
  readonly accounts: readonly string[];
};

/** Opens a separate project, because other tests leave data that the repair would find. */
function openProject(name: string) {
  const projectId = `demo-repair-${name}-${process.pid}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
  const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), getStorage(app).bucket()];
  const services = { auth, firestore, bucket };
  afterAll(() => deleteApp(app));
  return {
    projectId,
    services,
    async seed({ users, reservations, pictures, accounts }: Seed): Promise<void> {
      await Promise.all([
        ...Object.entries(users).map(([uid, user]) => firestore.doc(`users/${uid}`).set(user)),
        ...Object.entries(reservations).map(([id, UID]) =>
          firestore.doc(`usernames/${id}`).set({ UID }),
        ),
        ...accounts.map((uid) => auth.createUser({ uid, email: email(uid) })),
        ...pictures.map((path) => bucket.file(path).save('x', { contentType: 'image/png' })),
      ]);
    },
    async kept() {
      const users = await firestore.collection('users').listDocuments();
      const reserved = await firestore.collection('usernames').get();
      const [files] = await bucket.getFiles({ prefix: 'profilePics/' });
      return {
        users: users.map(({ id }) => id).sort(),
        reservations: Object.fromEntries(reserved.docs.map((doc) => [doc.id, doc.get('UID')])),
        pictures: files.map(({ name }) => name).sort(),
      };
    },
    repair: (...options: string[]) =>
      resultOf((args) => runHere(services, args), projectId, ...options),
    runCommand: (...options: string[]) => resultOf(runCommand, projectId, ...options),
  };
}

/** Consistent data of the given number of users. */
function createUsers(count: number): Seed {
  const uids = Array.from({ length: count }, (_, index) => `user${index}`);
  return {
    users: Object.fromEntries(
      uids.map((uid) => [uid, { ...userOf(uid), profilePicPath: `profilePics/${uid}/a.png` }]),
    ),
    reservations: Object.fromEntries(uids.map((uid) => [`@${uid}`, uid])),
    pictures: uids.map((uid) => `profilePics/${uid}/a.png`),
    accounts: uids,
  };
}

const common = openProject('common');
const SEED: Seed = {
  users: {
    valid: userOf('valid'),
    legacy: userOf('legacy', '__legacy__'),
    spaced: userOf('spaced', 'spaced out'),
    one: userOf('one', 'twice'),
    other: userOf('other', 'twice'),
    broken: { ...userOf('broken'), plan: 7 },
    moved: { ...userOf('moved'), email: 'before@example.com' },
  },
  reservations: { '@valid': 'valid', '@broken': 'broken', '@moved': 'moved', '@ghost': 'ghost' },
  pictures: ['profilePics/valid/a.png', 'profilePics/ghost/a.png'],
  accounts: ['valid', 'legacy', 'spaced', 'one', 'other', 'broken', 'moved'],
};

const UNSOLVED = [
  'name held twice: twice by one and other, not reserved: left to you',
  'invalid user document: users/broken (plan): left to you',
  'username with spaces: users/spaced: left to you',
  "email differs from the account's: users/moved: left to you",
];

test('reports findings, fixes each once and keeps consistent data', async () => {
  await common.seed(SEED);
  const before = await common.kept();

  const reported = await common.repair();
  expect(reported.code).toBe(1);
  expect(reported.findings.sort()).toEqual(
    [
      'reservation without user: usernames/@ghost of ghost: --apply fixes it',
      'user without reservation: users/legacy, __legacy__: --apply fixes it',
      'user without reservation: users/spaced, spacedout: --apply fixes it',
      'picture without account: profilePics/ghost/a.png: --apply fixes it',
      ...UNSOLVED,
    ].sort(),
  );
  expect(reported.output).not.toMatch(/before@|moved@/);
  expect(await common.kept()).toEqual(before);

  // Reserving two of seven usernames needs confirmation.
  const fixed = await common.runCommand('--apply', '--confirm', '4');
  expect(fixed.code).toBe(1);
  expect(fixed.output).toContain('8 found, 4 fixed, 4 left');
  expect(fixed.record).toEqual([
    { project: expect.stringContaining('demo-'), startedAt: expect.any(String), changes: 4 },
    { kind: 'release', id: '@ghost', uid: 'ghost' },
    { kind: 'reserve', id: '@__legacy__', uid: 'legacy' },
    { kind: 'reserve', id: '@spacedout', uid: 'spaced' },
    {
      kind: 'remove-picture',
      path: 'profilePics/ghost/a.png',
      generation: expect.stringMatching(/^\d+$/),
    },
  ]);
  const reservations = {
    '@valid': 'valid',
    '@broken': 'broken',
    '@moved': 'moved',
    '@__legacy__': 'legacy',
    '@spacedout': 'spaced',
  };
  const valid = { ...before, reservations, pictures: ['profilePics/valid/a.png'] };
  expect(await common.kept()).toEqual(valid);

  const { auth, firestore } = common.services;
  await auth.deleteUsers(['other', 'broken']);
  await Promise.all(['other', 'broken'].map((uid) => firestore.doc(`users/${uid}`).delete()));
  await firestore.doc('users/spaced').update({ username: 'spacedout' });
  await firestore.doc('users/moved').update({ email: email('moved') });
  const again = await common.repair('--apply');
  expect(again.code).toBe(0);
  // The manual changes resolved the ambiguities, and earlier repairs are not found again.
  expect(again.findings.sort()).toEqual([
    'reservation without user: usernames/@broken of broken: fixed',
    'user without reservation: users/one, twice: fixed',
  ]);
  const { '@broken': _, ...rest } = reservations;
  expect((await common.kept()).reservations).toEqual({ ...rest, '@twice': 'one' });
});

test('the scheduled check logs the number of each problem, no id, and changes nothing', async () => {
  const { seed, kept, projectId } = openProject('check');
  const check = () =>
    runFunction('checkConsistency', {}, { projectId, storageBucket: `${projectId}.appspot.com` });
  await seed(createUsers(3));
  expect(callLines((await check()).log)).toMatchObject([{ outcome: 'consistent' }]);

  // As after two deletions whose events were lost.
  await seed({
    ...createUsers(0),
    users: { gone: userOf('gone'), left: userOf('left') },
    reservations: { '@gone': 'gone', '@left': 'left', '@ghost': 'ghost' },
  });
  const before = await kept();
  const { succeeded, log } = await check();
  expect(succeeded).toBe(true);
  expect(callLines(log)).toMatchObject([{ message: 'checkConsistency', outcome: 'inconsistent' }]);
  const lines = log.split('\n').filter((line) => line.includes('"inconsistency"'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      severity: 'WARNING',
      message: 'inconsistency',
      problem: 'user document without account',
      count: 2,
    },
    {
      severity: 'WARNING',
      message: 'inconsistency',
      problem: 'reservation without user',
      count: 1,
    },
  ]);
  expect(log).not.toMatch(/gone|left|ghost/);
  expect(await kept()).toEqual(before);
});

test('changes nothing of existing accounts when the users collection is lost', async () => {
  const { seed, kept, repair } = openProject('lost');
  const { users: _, ...all } = createUsers(10);
  // Half of the users have only a reservation.
  const rest = { ...all, pictures: all.pictures.slice(5) };
  const reservations = { ...rest.reservations, '@ghost': 'ghost' };
  await seed({ ...rest, users: {}, reservations });
  const before = await kept();

  const stopped = await repair('--apply');
  expect(await kept()).toEqual(before);
  expect(stopped.code).toBe(3);
  expect(stopped.record).toBeUndefined();
  expect(stopped.output).toContain(
    '10 of 11 reservations belong to an account without a user document',
  );
});

test('removes nothing until the exact number is confirmed when Auth is empty', async () => {
  const { seed, kept, repair, services } = openProject('empty');
  const { pictures, ...rest } = createUsers(10);
  await seed({ ...rest, pictures: [...pictures, 'profilePics/ghost/a.png'], accounts: [] });
  const before = await kept();

  const stopped = await repair('--apply');
  expect(await kept()).toEqual(before);
  expect(stopped.code).toBe(3);
  expect(stopped.output).toContain('10 of 10 user documents have no account');
  expect(stopped.output).toMatch(/npm run repair -- --project demo-\S+ --apply .*--confirm 1\n/);

  const withOrphans = await repair('--apply', '--remove-orphans');
  expect(withOrphans).toMatchObject({ code: 3, record: undefined });
  expect(withOrphans.output).toMatch(/--apply --remove-orphans .*--confirm 11\n/);
  expect(await kept()).toEqual(before);

  // Changes nothing without a record.
  const taken = join(records, 'taken.jsonl');
  writeFileSync(taken, 'kept');
  const confirmed = ['--apply', '--remove-orphans', '--confirm', '11'];
  expect((await repair(...confirmed, '--record', taken)).code).toBe(2);
  expect(readFileSync(taken, 'utf8')).toBe('kept');
  expect(await kept()).toEqual(before);

  const removed = await repair(...confirmed);
  expect(removed.code).toBe(0);
  expect(removed.record).toHaveLength(12);
  expect(removed.record).toContainEqual({
    kind: 'remove-orphan',
    uid: 'user0',
    reservations: ['@user0'],
    pictures: [{ path: 'profilePics/user0/a.png', generation: expect.any(String) }],
  });
  expect(await kept()).toEqual({ users: [], reservations: {}, pictures: [] });
  // Tombstones prevent claims with tokens that are still valid.
  const tombstones = await services.firestore.collection('deletedAccounts').get();
  expect(tombstones.size).toBe(10);
});

test('removes a single document without account only on request', async () => {
  const { seed, kept, repair } = openProject('orphan');
  const all = createUsers(3);
  await seed({ ...all, accounts: ['user0', 'user1'] });
  const before = await kept();

  const reported = await repair('--apply');
  expect(reported).toMatchObject({
    code: 1,
    record: undefined,
    findings: [
      'user document without account: users/user2 (reservations: 1, pictures: 1): --apply --remove-orphans removes it',
    ],
  });
  expect(await kept()).toEqual(before);

  // Checks the number even when no confirmation is needed.
  const miscounted = await repair('--apply', '--remove-orphans', '--confirm', '2');
  expect(miscounted.output).toContain('The number of changes is 1, not 2.');
  expect(miscounted.code).toBe(3);
  expect(await kept()).toEqual(before);

  expect((await repair('--apply', '--remove-orphans')).code).toBe(0);
  expect(await kept()).toEqual({
    users: ['user0', 'user1'],
    reservations: { '@user0': 'user0', '@user1': 'user1' },
    pictures: ['profilePics/user0/a.png', 'profilePics/user1/a.png'],
  });
});

test('a reserved username with spaces cannot be claimed without spaces', async () => {
  const { services } = openProject('spaces');
  const { auth, firestore } = services;
  await auth.createUser({ uid: 'jane', email: email('jane') });
  await firestore.doc('users/jane').set(userOf('jane', 'jane doe'));
  const repairs = findingsIn(await readSnapshot(services, () => undefined)).flatMap(
    ({ repair }) => repair ?? [],
  );
  expect(repairs).toEqual([{ kind: 'reserve', uid: 'jane', username: 'janedoe' }]);
  for (const repair of repairs) await applyRepair(services, repair);

  const john = { uid: 'john', email: email('john') };
  const wanted = { name: 'John', username: 'janedoe' };
  const holder = await findHolder(firestore, wanted.username);
  expect(await claimUsername(firestore, john, wanted, holder)).toEqual({ outcome: 'taken' });
  expect((await firestore.doc('users/jane').get()).get('username')).toBe('jane doe');
});

test('removes unreferenced pictures that are older than a day', async () => {
  const { seed, kept, services } = openProject('pictures');
  const { bucket, firestore } = services;
  const all = createUsers(2);
  const old = ['b.png', 'c.png', 'd.png'].map((file) => `profilePics/user0/${file}`);
  await seed({ ...all, pictures: [...all.pictures, ...old] });
  const before = await kept();
  expect(findingsIn(await readSnapshot(services, () => undefined))).toEqual([]);

  const inTwoDays = Date.now() + 48 * 60 * 60 * 1000;
  const findings = findingsIn(await readSnapshot(services, () => undefined, inTwoDays));
  expect(findings.map(({ problem, details }) => `${problem}: ${details}`)).toEqual(
    old.map((path) => `picture that no document names: ${path}`),
  );
  const [changed, named, unused] = findings.flatMap(({ repair }) => repair ?? []);
  if (!changed || !named || !unused) throw new Error('three repairs');

  await bucket.file('profilePics/user0/b.png').save('y', { contentType: 'image/png' });
  await expect(applyRepair(services, changed)).rejects.toThrow('the file has changed');
  await firestore.doc('users/user0').update({ profilePicPath: 'profilePics/user0/c.png' });
  await expect(applyRepair(services, named)).rejects.toThrow('names it now');
  expect(await kept()).toEqual(before);

  await applyRepair(services, unused);
  const { pictures } = await kept();
  expect(pictures).toEqual(before.pictures.filter((path) => !path.endsWith('d.png')));
});

test('skips a change whose reason no longer applies', async () => {
  const { services } = common;
  const { auth, firestore } = services;
  const late = uniqueUsername();
  const user = firestore.doc(`users/${late}`);
  const reservation = firestore.doc(`usernames/@${late}`);
  const { writeTime: updatedAt } = await reservation.set({ UID: 'former' });
  // Another user has claimed the username in the meantime.
  await reservation.set({ UID: late });
  const release = { kind: 'release', id: `@${late}`, uid: 'former', updatedAt } as const;
  await expect(applyRepair(services, release)).rejects.toThrow(/FAILED_PRECONDITION/);

  const reserve = { kind: 'reserve', uid: late, username: late } as const;
  await expect(applyRepair(services, reserve)).rejects.toThrow('the account does not exist');
  await auth.createUser({ uid: late });
  await expect(applyRepair(services, reserve)).rejects.toThrow('has another name now');
  await user.set(userOf(late));
  await expect(applyRepair(services, reserve)).rejects.toThrow(/ALREADY_EXISTS/);

  await reservation.delete();
  await deleteUserData(services, late);
  await user.set(userOf(late));
  await expect(applyRepair(services, reserve)).rejects.toThrow();
  expect((await reservation.get()).exists).toBe(false);
  await user.delete();
});

test('keeps the data of a missing account that exists again', async () => {
  const { seed, kept, services } = openProject('return');
  await seed(createUsers(1));
  const before = await kept();
  const uid = 'user0';
  const reservation = await services.firestore.doc('usernames/@user0').get();
  const { updateTime: updatedAt } = reservation;
  if (!updatedAt) throw new Error('no reservation');
  const path = 'profilePics/user0/a.png';
  const release = { kind: 'release', id: '@user0', uid, updatedAt } as const;
  for (const repair of [
    { kind: 'remove-orphan', uid, reservations: ['@user0'], pictures: [] } as const,
    { kind: 'remove-picture', uid, path, generation: '1', reason: 'no-account' } as const,
    release,
  ]) {
    await expect(applyRepair(services, repair)).rejects.toThrow('the account exists now');
  }
  await services.auth.deleteUser(uid);
  await expect(applyRepair(services, release)).rejects.toThrow('the user document exists now');
  expect(await kept()).toEqual(before);
});

test('rejects a real project with emulators, and prints the usage for invalid options', async () => {
  const calls = await Promise.all([resultOf(runCommand, 'lively-real'), resultOf(runCommand, '')]);
  expect(calls).toMatchObject([
    { code: 2, output: expect.stringContaining('lively-real is real: unset') },
    { code: 2, output: expect.stringMatching(/^--project needs a value\.\n\nUsage: npm run rep/) },
  ]);
});

let runs = 0;

type Run = { readonly code: unknown; readonly stdout: string; readonly stderr: string };

/** Runs the command with a connection that exists already; `runCommand` takes a second longer. */
async function runHere(services: Services, args: readonly string[]): Promise<Run> {
  const [out, errors]: [string[], string[]] = [[], []];
  const output = {
    ...createProgress({ write: (text) => out.push(text) }),
    error: (line: string) => errors.push(`${line}\n`),
  };
  const code = await repair(args, output, () => services);
  return { code, stdout: out.join(''), stderr: errors.join('') };
}

/** Runs the command as an operator does. */
function runCommand(args: readonly string[]): Promise<Run> {
  const command = ['--import', 'tsx', 'maintenance/repair.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

async function resultOf(
  run: (args: readonly string[]) => Promise<Run>,
  project: string,
  ...options: readonly string[]
) {
  const record = join(records, `${++runs}.jsonl`);
  const isRecorded = options.includes('--apply') && !options.includes('--record');
  const args = ['--project', project, ...options, ...(isRecorded ? ['--record', record] : [])];
  const { code, stdout, stderr } = await run(args);
  return {
    code,
    output: stdout + stderr,
    findings: stdout.split('\n').filter((line) => /: (left|--apply|fixed|not)/.test(line)),
    /** The lines of the record, if the command has written one. */
    record: readLines(record),
  };
}

function readLines(path: string): unknown[] | undefined {
  try {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    return undefined;
  }
}
