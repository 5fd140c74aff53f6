import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { deleteUserData } from '../../functions/src/data/delete-user-data';
import { newUserDocument } from '../../src/shared/user-document';
import { claim } from '../support/accounts';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { inconsistenciesOf } from '../support/consistency';
import { deployFunction } from '../support/deployed-function';
import { updateDocument } from '../support/emulators';
import { services, userDocument } from '../support/records';

const RUNS = 100;
const USERS = 4;
const NAMES = 3;
/** Every failure prints its seed; TEST_SEED repeats it. */
const seed = z.coerce
  .number()
  .int()
  .default(Date.now() % 2 ** 31)
  .parse(process.env.TEST_SEED);

/** Users and usernames are indexes. */
const who = fc.nat(USERS - 1);
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('claim'), who, name: fc.nat(NAMES - 1) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update'), who, whose: who, text }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('upgrade'), who, whose: who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), who }) },
);
/** The steps of a wave run concurrently. */
const wave = fc.array(step, { minLength: 2, maxLength: 6, size: 'max' });
const waves = fc.array(wave, { minLength: 2, maxLength: 5, size: 'max' });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** All other statuses of a claim are bugs in the function. */
const ALLOWED_STATUSES = ['OK', 'ALREADY_EXISTS', 'ABORTED', 'UNAVAILABLE', 'UNAUTHENTICATED'];

const deployed = await deployFunction();

test('concurrent operations of several users keep all invariants', {
  timeout: 60_000 + RUNS * 5_000,
}, async () => {
  await fc.assert(fc.asyncProperty(waves, play), { numRuns: RUNS, seed });
});

/** Runs the operations against the emulators and checks what they leave. */
async function play(history: readonly (readonly Step[])[]): Promise<void> {
  const users = await Promise.all(Array.from({ length: USERS }, createUser));
  const names = Array.from({ length: NAMES }, uniqueUsername);
  for (const steps of history) await Promise.all(steps.map((step) => run(step, users, names)));
  expect(await inconsistenciesOf(users)).toEqual([]);
  for (const user of users) expect(await userDocument(user.uid)).toEqual(expectedDocument(user));
}

type User = Awaited<ReturnType<typeof createUser>>;

async function createUser() {
  const claimed = new Set<string>();
  return {
    ...(await createAccount()),
    claimed,
    written: new Set(['Feeling good']),
    deleted: false,
  };
}

async function run(step: Step, users: readonly User[], names: readonly string[]): Promise<void> {
  const user = users[step.who];
  if (!user) return;
  const { idToken, uid } = user;
  if (step.kind === 'claim') {
    // The token may outlive the account.
    const { status, result } = await claim(deployed.url, idToken, names[step.name] ?? '');
    expect(ALLOWED_STATUSES).toContain(status);
    if (status === 'OK')
      user.claimed.add(z.object({ username: z.string() }).parse(result).username);
  } else if (step.kind === 'delete') {
    user.deleted = true;
    await deleteUserData(services(), uid);
  } else {
    const isOwnStatus = step.kind === 'update' && step.whose === step.who;
    // Added before the write, because it may take effect before the response arrives.
    if (isOwnStatus) user.written.add(step.text);
    const path = `users/${users[step.whose]?.uid}`;
    const change =
      step.kind === 'update'
        ? { status: { emoji: '😊', text: step.text } }
        : { plan: 'premium', spaces: ['A'] };
    const { ok } = await updateDocument(path, change, idToken);
    if (!isOwnStatus) expect(ok).toBe(false);
  }
}

/** The document of a claim that succeeded, with a status that the user has written. */
function expectedDocument({ uid, email, claimed, written, deleted }: User) {
  const [username] = claimed;
  if (deleted || username === undefined) return undefined;
  expect(claimed.size).toBe(1);
  const document = newUserDocument({ name: 'Jane', username, UID: uid, email });
  const isWritten = expect.toSatisfy((text) => written.has(text));
  return { ...document, status: { ...document.status, text: isWritten } };
}
