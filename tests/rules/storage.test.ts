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
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINE, NEW, type StorageAttempt, storageCases } from './cases/storage-cases';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-storage-rules',
    storage: { rules: readFileSync('storage.rules', 'utf8') },
  });
});

afterAll(() => environment.cleanup());

beforeEach(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await uploadBytes(ref(context.storage(), MINE), new Uint8Array(8), {
      contentType: 'image/png',
    });
    await deleteObject(ref(context.storage(), NEW)).catch(() => undefined);
  });
});

const as = (uid: string | undefined) =>
  (uid === undefined
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(uid)
  ).storage();
const jane = () => as('jane-uid');

describe.each(Object.entries(storageCases))('%s', (_, cases) => {
  test.each(cases)('$title', async ({ allowed, as: uid, attempt }) => {
    const attempted = tryIt(as(uid), attempt);
    await (allowed ? assertSucceeds(attempted) : assertFails(attempted));
  });
});

test('the owner gets the bytes, and an address for them', async () => {
  expect((await getBytes(ref(jane(), MINE))).byteLength).toBe(8);
  expect(await getDownloadURL(ref(jane(), MINE))).toContain('token=');
  for (const uid of ['mallory', undefined]) {
    await assertFails(getBytes(ref(as(uid), MINE)));
    await assertFails(getDownloadURL(ref(as(uid), MINE)));
  }
});

test('the own folder is not listed', async () => {
  await assertFails(listAll(ref(jane(), 'profilePics/jane-uid')));
});

async function tryIt(storage: FirebaseStorage, attempt: StorageAttempt): Promise<unknown> {
  const { kind, path, object } = attempt;
  const target = ref(storage, path);
  const { contentType, size } = object;
  switch (kind) {
    case 'get':
      return getMetadata(target).catch(unlessMissing);
    case 'delete':
      return deleteObject(target);
    case 'put':
      return uploadBytes(target, new Uint8Array(size), { contentType });
    case 'relabel':
      return updateMetadata(target, { contentType });
  }
}

/** That something is missing is told only to whom it would be shown. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && /object-not-found/.test(error.message))) throw error;
}
