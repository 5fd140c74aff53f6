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
const USERNAMES = 3;
/** Every failure prints its seed; TEST_SEED repeats it. */
const seed = z.coerce
  .number()
  .int()
  .default(Date.now() % 2 ** 31)
  .parse(process.env.TEST_SEED);

/** What a user does. Users and usernames are indexes in the lists of a run. */
type Operation = { readonly user: number } & (
  | { readonly kind: 'claim'; readonly username: number }
  | { readonly kind: 'set status'; readonly text: string }
  | { readonly kind: 'delete account' }
);

const user = fc.nat(USERS - 1);
const username = fc.nat(USERNAMES - 1);
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('claim'), user, username }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set status'), user, text }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete account'), user }) },
);
/** The operations of a wave run concurrently. */
const wave = fc.array(operation, { minLength: 2, maxLength: 6, size: 'max' });
const waves = fc.array(wave, { minLength: 2, maxLength: 5, size: 'max' });

/** Every other status of a claim is a bug in the function. A token may outlive its account. */
const ALLOWED_STATUSES = ['OK', 'ALREADY_EXISTS', 'ABORTED', 'UNAVAILABLE', 'UNAUTHENTICATED'];

const deployed = await deployFunction();

test('concurrent operations of several users keep all invariants', {
  timeout: 60_000 + RUNS * 5_000,
}, async () => {
  let acceptedUpdates = 0;
  const property = fc.asyncProperty(waves, async (history) => {
    const users = await play(history);
    await expectInvariants(users);
    acceptedUpdates += users.reduce((sum, owner) => sum + owner.acceptedUpdates, 0);
  });
  await fc.assert(property, { numRuns: RUNS, seed });
  // Otherwise, the backend could reject every update unnoticed.
  expect(acceptedUpdates).toBeGreaterThan(0);
});

/** Runs the operations against the emulators. @returns what is known of the users */
async function play(history: readonly (readonly Operation[])[]): Promise<User[]> {
  const users = await Promise.all(Array.from({ length: USERS }, createUser));
  const usernames = Array.from({ length: USERNAMES }, uniqueUsername);
  for (const operations of history) {
    const running = operations.map((next) => run(next, elementAt(users, next.user), usernames));
    await Promise.all(running);
  }
  return users;
}

type User = Awaited<ReturnType<typeof createUser>>;

async function createUser() {
  return {
    ...(await createAccount()),
    /** The usernames that the function has returned. */
    claimed: new Set<string>(),
    /** The status texts that may be stored. */
    written: new Set(['Feeling good']),
    acceptedUpdates: 0,
    isDeleted: false,
  };
}

/** Runs an operation, and records in the user what it may have changed. */
async function run(next: Operation, actor: User, usernames: readonly string[]): Promise<void> {
  const { uid, idToken } = actor;
  switch (next.kind) {
    case 'claim': {
      const wanted = elementAt(usernames, next.username);
      const { status, result } = await claim(deployed.url, idToken, wanted);
      expect(ALLOWED_STATUSES).toContain(status);
      if (status !== 'OK') return;
      actor.claimed.add(z.object({ username: z.string() }).parse(result).username);
      return;
    }
    case 'set status': {
      // Added before the write, because it may take effect before the response arrives.
      actor.written.add(next.text);
      const change = { status: { emoji: '😊', text: next.text } };
      const { ok } = await updateDocument(`users/${uid}`, change, idToken);
      if (ok) actor.acceptedUpdates += 1;
      return;
    }
    case 'delete account':
      actor.isDeleted = true;
      await deleteUserData(services(), uid);
  }
}

/** @throws RangeError for an index outside of the list */
function elementAt<Element>(list: readonly Element[], index: number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`There is no element ${index}.`);
  return element;
}

async function expectInvariants(users: readonly User[]): Promise<void> {
  expect(await inconsistenciesOf(users), 'inconsistent data').toEqual([]);
  for (const owner of users) {
    expect(owner.claimed.size, 'usernames of one user').toBeLessThanOrEqual(1);
    expect(await userDocument(owner.uid), 'the document').toEqual(expectedDocument(owner));
  }
}

/** The document of a claim that succeeded, with a status that the user has written. */
function expectedDocument({ uid, email, claimed, written, isDeleted }: User) {
  const [claimedName] = claimed;
  if (isDeleted || claimedName === undefined) return undefined;
  const document = newUserDocument({ name: 'Jane', username: claimedName, UID: uid, email });
  const writtenText = expect.toSatisfy((stored) => written.has(stored), 'a text that was written');
  return { ...document, status: { ...document.status, text: writtenText } };
}
