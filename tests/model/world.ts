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
import { PEOPLE, type Step } from './steps';

type Person = {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  /** The names that the function has said are this person's. */
  readonly told: Set<string>;
  /** The status texts that this person was allowed to write. */
  readonly written: Set<string>;
  deleted: boolean;
};

const resultSchema = z.object({ username: z.string() });

/** Answers that a person can act on; all others are a fault of the function. */
const FAIR_ANSWERS = new Set(['OK', 'ALREADY_EXISTS', 'ABORTED', 'UNAVAILABLE', 'UNAUTHENTICATED']);

/**
 * Lets several people do a history of things at the emulators.
 *
 * @param url of the function
 * @returns one sentence for each thing that may never be
 */
export async function play(url: string, waves: readonly (readonly Step[])[]): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, createPerson));
  const names = new Map<number, string>();
  const wrong: string[] = [];
  const rest = new FirestoreRest(emulators().projectId);
  const person = (index: number): Person => {
    const found = people[index];
    if (!found) throw new Error(`There is no person ${index}.`);
    return found;
  };

  const take = async (step: Step): Promise<void> => {
    const actor = person(step.who);
    switch (step.kind) {
      case 'claim': {
        const username = names.get(step.name) ?? uniqueUsername();
        names.set(step.name, username);
        const data = { name: `Person ${step.who}`, username };
        // With a token that may outlive the account.
        const answer = await callFunction(url, { data, idToken: actor.idToken });
        if (!FAIR_ANSWERS.has(answer.status)) wrong.push(`a claim was answered ${answer.status}`);
        if (answer.status === 'OK') actor.told.add(resultSchema.parse(answer.result).username);
        return;
      }
      case 'update':
      case 'upgrade': {
        const change =
          step.kind === 'update'
            ? { 'status.text': step.text }
            : { plan: 'premium', spaces: ['A'] };
        // Noted first: another person's check may see it before this one's answer comes.
        if (step.kind === 'update' && step.whose === step.who) actor.written.add(step.text);
        const path = `users/${person(step.whose).uid}`;
        const answer = await rest.try({ kind: 'update', path, change }, actor.idToken);
        const allowed = answer.status !== 409 && (await isAllowed(answer));
        if (allowed && answer.ok && step.kind === 'upgrade') wrong.push('a plan was upgraded');
        if (allowed && answer.ok && step.whose !== step.who) wrong.push('another was written to');
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

  for (const wave of waves) await Promise.all(wave.map(take));
  const uids = new Set(people.map(({ uid }) => uid));
  wrong.push(...(await brokenInvariants(firestore(), uids)));
  for (const one of people) wrong.push(...(await faultsOf(one)));
  return wrong;
}

async function createPerson(): Promise<Person> {
  const account = await createAccount();
  return { ...account, told: new Set(), written: new Set(), deleted: false };
}

async function faultsOf({ uid, email, told, written, deleted }: Person): Promise<string[]> {
  const document = await userDocument(uid);
  if (deleted) return document ? [`${uid} is deleted and has a document`] : [];
  if (!document) return told.size > 0 ? [`${uid} was told of a name and has no document`] : [];
  const [username] = told;
  if (told.size > 1) return [`${uid} was told of ${told.size} names`];
  // A claim whose answer was not OK must not have happened.
  if (username === undefined) return [`${uid} has a document and was never told`];
  const { status, ...rest } = document;
  const { status: first, ...expected } = newUserDocument({
    ...{ name: document.name, username, UID: uid, email },
  });
  const text = z.object({ text: z.string() }).parse(status).text;
  const faults: string[] = [];
  if (JSON.stringify(sorted(rest)) !== JSON.stringify(sorted(expected))) {
    faults.push(`${uid} holds what nobody wrote`);
  }
  if (text !== first.text && !written.has(text)) faults.push(`${uid} has a status of another`);
  return faults;
}

const sorted = (object: object) => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
