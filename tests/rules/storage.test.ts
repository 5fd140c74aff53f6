import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type SettableMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLAIMS } from './cases/firestore-cases';
import {
  STORAGE_OUTLINE,
  STORED,
  type StorageAttempt,
  type StoredObject,
  storageCases,
} from './cases/storage-cases';
import { outlineOf } from './outline';

const RULES = readFileSync('storage.rules', 'utf8');
const MINE = 'profilePics/jane-uid/me.png';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-storage-rules',
    storage: { rules: RULES },
  });
});

afterAll(() => environment.cleanup());

beforeEach(async () => {
  await environment.clearStorage();
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const [path, object] of Object.entries(STORED)) {
      await uploadBytes(
        ref(context.storage(), path),
        new Uint8Array(object.size),
        fieldsOf(object),
      );
    }
  });
});

const as = (uid: string | undefined, claims: object = {}) =>
  (uid === undefined
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(uid, { ...claims })
  ).storage();
const jane = () => as('jane-uid');

test('the rules have only the expected blocks and statements', () => {
  expect(outlineOf(RULES)).toEqual(STORAGE_OUTLINE);
});

describe.each(Object.entries(storageCases))('%s', (_, cases) => {
  test.each(cases.filter(isSupported))('$title', async ({ allowed, as: uid, attempt }) => {
    const result = run(as(uid, allowed ? {} : CLAIMS), attempt);
    await (allowed ? assertSucceeds(result) : assertFails(result));
  });
});

test('only the owner gets the bytes and a download URL', async () => {
  expect((await getBytes(ref(jane(), MINE))).byteLength).toBe(8);
  expect(await getDownloadURL(ref(jane(), MINE))).toContain('token=');
  for (const uid of ['mallory', undefined]) {
    await assertFails(getBytes(ref(as(uid), MINE)));
    await assertFails(getDownloadURL(ref(as(uid), MINE)));
  }
});

test('the owner cannot list the own folder', async () => {
  await assertFails(listAll(ref(jane(), 'profilePics/jane-uid')));
});

async function run(storage: FirebaseStorage, attempt: StorageAttempt): Promise<unknown> {
  const { kind, path, object } = attempt;
  const target = ref(storage, path);
  switch (kind) {
    case 'get':
      return getMetadata(target).catch(unlessMissing);
    case 'delete':
      return deleteObject(target);
    case 'put':
      return uploadBytes(target, new Uint8Array(object.size), fieldsOf(object));
    case 'relabel':
      return updateMetadata(target, fieldsOf(object));
  }
}

/** Only a user with read access gets object-not-found, so it means allowed. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && /object-not-found/.test(error.message))) throw error;
}

function fieldsOf({ size: _, metadata, ...fields }: StoredObject): SettableMetadata {
  const set = Object.entries(fields).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(set), ...(metadata && { customMetadata: metadata }) };
}

/** The official emulator (the only one with a hub) does not pass every field to the rules. */
function isSupported({ attempt: { object } }: { attempt: StorageAttempt }): boolean {
  const isOfficial = process.env.FIREBASE_EMULATOR_HUB !== undefined;
  return !isOfficial || !(object.cacheControl || object.contentLanguage);
}
