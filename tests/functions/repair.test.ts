import { execFile } from 'node:child_process';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test, vi } from 'vitest';
import { forgetAccount } from '../../functions/src/forget-account';
import { applyRepair } from '../../maintenance/apply-repair';
import { newUserDocument } from '../../src/shared/user-document';
import { uniqueUsername } from '../support/auth-emulator';

// Each run of the command loads the Admin SDK anew.
vi.setConfig({ testTimeout: 120_000 });

// A project of its own: the other tests leave behind what the repair looks for.
const projectId = `demo-repair-${process.pid}`;
const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), getStorage(app).bucket()];
afterAll(() => deleteApp(app));

const person = (uid: string, username = uid) =>
  newUserDocument({ name: 'Jane', username, UID: uid, email: `${uid}@example.com` });
const USERS = {
  sound: person('sound'),
  legacy: person('legacy', '__legacy__'),
  one: person('one', 'twice'),
  other: person('other', 'twice'),
  broken: { ...person('broken'), plan: 7 },
};
const RESERVATIONS = { '@sound': 'sound', '@broken': 'broken', '@ghost': 'ghost' };
const PICTURES = ['profilePics/sound/a.png', 'profilePics/ghost/a.png'];

const UNSOLVED = [
  'name held twice: twice by one and other, not reserved: left to you',
  'invalid user document: users/broken (plan): left to you',
];

test('the repair finds, shows, fixes once, and leaves alone what is sound', async () => {
  await seed();

  const looked = await repair();
  expect(looked.code).toBe(1);
  expect(looked.findings.sort()).toEqual(
    [
      'reservation without user: usernames/@ghost of ghost: --apply fixes it',
      'user without reservation: users/legacy, __legacy__: --apply fixes it',
      'picture without account: profilePics/ghost/a.png: --apply fixes it',
      ...UNSOLVED,
    ].sort(),
  );
  expect(await kept()).toEqual({ reservations: RESERVATIONS, pictures: [...PICTURES].sort() });

  const repaired = await repair('--apply');
  expect(repaired.code).toBe(1);
  expect(repaired.output).toContain('5 found, 3 fixed, 2 left');
  const { '@ghost': _, ...stay } = RESERVATIONS;
  const sound = {
    reservations: { ...stay, '@__legacy__': 'legacy' },
    pictures: ['profilePics/sound/a.png'],
  };
  expect(await kept()).toEqual(sound);

  await Promise.all(['other', 'broken'].map((uid) => firestore.doc(`users/${uid}`).delete()));
  const again = await repair('--apply');
  expect(again.code).toBe(0);
  // What was left is solved, and what was fixed is not found again.
  expect(again.findings.sort()).toEqual([
    'reservation without user: usernames/@broken of broken: fixed',
    'user without reservation: users/one, twice: fixed',
  ]);
  expect(await kept()).toEqual({
    reservations: { '@sound': 'sound', '@__legacy__': 'legacy', '@twice': 'one' },
    pictures: sound.pictures,
  });
});

test('what has changed since it was seen is not fixed', async () => {
  const services = { auth, firestore, bucket };
  const late = uniqueUsername();
  const user = firestore.doc(`users/${late}`);
  const reservation = firestore.doc(`usernames/@${late}`);
  const { writeTime: updatedAt } = await reservation.set({ UID: 'gone' });
  // The name is another's by now.
  await reservation.set({ UID: late });
  const release = { kind: 'release', id: `@${late}`, updatedAt } as const;
  await expect(applyRepair(services, release)).rejects.toThrow(/FAILED_PRECONDITION/);

  const reserve = { kind: 'reserve', uid: late, username: late } as const;
  await expect(applyRepair(services, reserve)).rejects.toThrow(/another name/);
  await user.set(person(late));
  await expect(applyRepair(services, reserve)).rejects.toThrow(/ALREADY_EXISTS/);

  await reservation.delete();
  await forgetAccount({ firestore, bucket }, late);
  await user.set(person(late));
  await expect(applyRepair(services, reserve)).rejects.toThrow();
  expect((await reservation.get()).exists).toBe(false);
  await user.delete();
});

test('a real project is not mixed with emulators, and a wrong call is told the right one', async () => {
  const calls = await Promise.all([repairProject('lively-real'), repairProject('')]);
  expect(calls).toMatchObject([
    { code: 2, output: expect.stringContaining('lively-real is real: unset') },
    { code: 2, output: expect.stringContaining('npm run repair') },
  ]);
});

async function seed(): Promise<void> {
  await Promise.all([
    ...Object.entries(USERS).map(([uid, user]) => firestore.doc(`users/${uid}`).set(user)),
    ...Object.entries(RESERVATIONS).map(([id, UID]) =>
      firestore.doc(`usernames/${id}`).set({ UID }),
    ),
    ...Object.keys(USERS).map((uid) => auth.createUser({ uid })),
    ...PICTURES.map((path) => bucket.file(path).save('x', { contentType: 'image/png' })),
  ]);
}

async function kept() {
  const reserved = await firestore.collection('usernames').get();
  const [files] = await bucket.getFiles({ prefix: 'profilePics/' });
  return {
    reservations: Object.fromEntries(reserved.docs.map((doc) => [doc.id, doc.get('UID')])),
    pictures: files.map(({ name }) => name).sort(),
  };
}

const repair = (...options: string[]) => repairProject(projectId, ...options);

/** Runs the command as people do. */
function repairProject(project: string, ...options: string[]) {
  const args = ['--import', 'tsx', 'maintenance/repair.ts', '--project', project, ...options];
  return new Promise<{ code: unknown; output: string; findings: string[] }>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      const findings = stdout.split('\n').filter((line) => /: (left|--apply|fixed|not)/.test(line));
      resolve({ code: error?.code ?? 0, output: stdout + stderr, findings });
    });
  });
}
