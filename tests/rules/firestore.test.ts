import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Attempt,
  CLAIMS,
  EXISTING,
  FIRESTORE_OUTLINE,
  firestoreCases,
  JANE,
  jane,
} from './cases/firestore-cases';
import { outlineOf } from './outline';

const RULES = readFileSync('firestore.rules', 'utf8');

// The SDK would log every expected denial as an error.
setLogLevel('silent');

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { rules: RULES },
  });
});

afterAll(() => environment.cleanup());

beforeAll(seed);

async function seed(): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(
      Object.entries(EXISTING).map(([path, document]) => setDoc(doc(db, path), document)),
    );
  });
}

const contexts = new Map<string, ReturnType<typeof contextOf>>();
const contextOf = (uid: string | undefined, claims: object | undefined) =>
  (uid === undefined
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(uid, { ...claims })
  ).firestore();

function as(uid: string | undefined, claims?: object) {
  const key = JSON.stringify([uid, claims]);
  const context = contexts.get(key) ?? contextOf(uid, claims);
  contexts.set(key, context);
  return context;
}

test('the rules have only the expected blocks, statements and fields', () => {
  expect(outlineOf(RULES)).toEqual(FIRESTORE_OUTLINE);
});

describe.each(Object.entries(firestoreCases))('%s', (_, cases) => {
  test.each(cases)('$title', async ({ allowed, as: uid, attempt }) => {
    const result = run(as(uid, allowed ? undefined : CLAIMS), attempt);
    await (allowed ? assertSucceeds(result) : assertFails(result));
    // Denied requests change nothing.
    if (allowed) await seed();
  });
});

test('the owner gets the own document, or none if it does not exist', async () => {
  const own = await getDoc(doc(as(JANE), `users/${JANE}`));
  expect(own.data()).toEqual(jane);
  expect((await getDoc(doc(as('new-uid'), 'users/new-uid'))).exists()).toBe(false);
});

function run(db: ReturnType<typeof as>, attempt: Attempt): Promise<unknown> {
  switch (attempt.kind) {
    case 'get':
      return getDoc(doc(db, attempt.path));
    case 'delete':
      return deleteDoc(doc(db, attempt.path));
    case 'set':
      return setDoc(doc(db, attempt.path), attempt.document);
    case 'update': {
      const removed = attempt.removed === undefined ? {} : { [attempt.removed]: deleteField() };
      return updateDoc(doc(db, attempt.path), { ...attempt.change, ...removed });
    }
    case 'list': {
      const all = collection(db, attempt.collection);
      if (!attempt.where) return getDocs(all);
      const [field, value] = attempt.where;
      if (field === '__name__')
        return getDocs(query(all, where(documentId(), '==', doc(db, value))));
      return getDocs(query(all, where(field, '==', value)));
    }
  }
}
