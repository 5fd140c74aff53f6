import { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';
import { deleteUserData } from '../../functions/src/delete-user-data';
import { newUserDocument } from '../../src/shared/user-document';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callFunction } from '../support/callable';
import { emulators } from '../support/emulators';
import { FirestoreRest, isAllowed } from '../support/firestore-rest';
import { brokenInvariants } from '../support/invariants';
import { adminApp, bucket, firestore, userDocument } from '../support/records';
import { type Step, USERS } from './steps';

type ModelUser = {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  /** The usernames that successful claims of this user returned. */
  readonly claimed: Set<string>;
  /** The status texts that this user has written. */
  readonly written: Set<string>;
  deleted: boolean;
};

const resultSchema = z.object({ username: z.string() });

/** Allowed statuses of a claim; all others are bugs in the function. */
const ALLOWED_STATUSES = new Set([
  'OK',
  'ALREADY_EXISTS',
  'ABORTED',
  'UNAVAILABLE',
  'UNAUTHENTICATED',
]);

/**
 * Runs a history of operations of several users against the emulators.
 *
 * @param url of the function
 * @returns one sentence for each violation
 */
export async function play(url: string, waves: readonly (readonly Step[])[]): Promise<string[]> {
  const users = await Promise.all(Array.from({ length: USERS }, createUser));
  const names = new Map<number, string>();
  const violations: string[] = [];
  const rest = new FirestoreRest(emulators().projectId);
  const userAt = (index: number): ModelUser => {
    const found = users[index];
    if (!found) throw new Error(`There is no user ${index}.`);
    return found;
  };

  const run = async (step: Step): Promise<void> => {
    const actor = userAt(step.who);
    switch (step.kind) {
      case 'claim': {
        const username = names.get(step.name) ?? uniqueUsername();
        names.set(step.name, username);
        const data = { name: `User ${step.who}`, username };
        // The token may outlive the account.
        const response = await callFunction(url, { data, idToken: actor.idToken });
        if (!ALLOWED_STATUSES.has(response.status))
          violations.push(`a claim returned ${response.status}`);
        if (response.status === 'OK')
          actor.claimed.add(resultSchema.parse(response.result).username);
        return;
      }
      case 'update':
      case 'upgrade': {
        const change =
          step.kind === 'update'
            ? { 'status.text': step.text }
            : { plan: 'premium', spaces: ['A'] };
        // Added before the write, because it may take effect before the response arrives.
        if (step.kind === 'update' && step.whose === step.who) actor.written.add(step.text);
        const path = `users/${userAt(step.whose).uid}`;
        const response = await rest.try({ kind: 'update', path, change }, actor.idToken);
        const allowed = response.status !== 409 && (await isAllowed(response));
        if (allowed && response.ok && step.kind === 'upgrade')
          violations.push('a plan was upgraded');
        if (allowed && response.ok && step.whose !== step.who)
          violations.push('another user was updated');
        return;
      }
      case 'delete':
        actor.deleted = true;
        await deleteUserData(
          { firestore: firestore(), bucket: getStorage(adminApp()).bucket(bucket()) },
          actor.uid,
        );
    }
  };

  for (const wave of waves) await Promise.all(wave.map(run));
  const uids = new Set(users.map(({ uid }) => uid));
  violations.push(...(await brokenInvariants(firestore(), uids)));
  for (const user of users) violations.push(...(await violationsOf(user)));
  return violations;
}

async function createUser(): Promise<ModelUser> {
  const account = await createAccount();
  return { ...account, claimed: new Set(), written: new Set(), deleted: false };
}

async function violationsOf({
  uid,
  email,
  claimed,
  written,
  deleted,
}: ModelUser): Promise<string[]> {
  const document = await userDocument(uid);
  if (deleted) return document ? [`${uid} is deleted and has a document`] : [];
  if (!document) return claimed.size > 0 ? [`${uid} claimed a username and has no document`] : [];
  const [username] = claimed;
  if (claimed.size > 1) return [`${uid} claimed ${claimed.size} usernames`];
  // A failed claim must not create a document.
  if (username === undefined) return [`${uid} has a document without a successful claim`];
  const { status, ...rest } = document;
  const { status: first, ...expected } = newUserDocument({
    name: document.name,
    username,
    UID: uid,
    email,
  });
  const text = z.object({ text: z.string() }).parse(status).text;
  const violations: string[] = [];
  if (JSON.stringify(sorted(rest)) !== JSON.stringify(sorted(expected))) {
    violations.push(`${uid} has unexpected data`);
  }
  if (text !== first.text && !written.has(text))
    violations.push(`${uid} has a status that it did not write`);
  return violations;
}

const sorted = (object: object) => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
