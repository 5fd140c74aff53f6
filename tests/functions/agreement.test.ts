import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { completeSignUpRequestSchema } from '../../src/shared/callable';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { ownerFields, userDocumentSchema } from '../../src/shared/user-document';
import { isReserved } from '../../src/shared/username';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { isAllowed, updateDocument } from '../support/firestore-rest';
import { userDocument } from '../support/records';

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
});

afterAll(() => deployed.stop());

// One of each kind; src/shared tests the schemas themselves.
const NAMES: readonly unknown[] = [
  ' Jane ',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'a\u2028b',
  '😊'.repeat(NAME_MAX_LENGTH / 2),
  '\u00a0',
  '\u200b',
  'Jane\u2066',
  'Jane\ud83d',
  'a\u0000b',
  `a${'\u0323'.repeat(5)}`,
  'x'.repeat(NAME_MAX_LENGTH + 1),
  null,
  { a: 'Jane' },
];
const USERNAMES: readonly unknown[] = [
  '__x',
  'a b c',
  'a..b',
  'ab.',
  'ab',
  'a'.repeat(31),
  'aé1',
  'a-b-c',
  'abc\u200b',
];

test.each([
  ...NAMES.map((name) => ({ name, username: uniqueUsername() })),
  ...USERNAMES.map((username) => ({ name: 'Jane', username })),
])('form, function and rules agree on %j', async (data) => {
  const { uid, idToken } = await createAccount();
  const form = completeSignUpRequestSchema.safeParse(data);
  const isAccepted = form.success && !isReserved(form.data.username);
  const response = await callFunction(deployed.url, { data, idToken });
  const document = await userDocument(uid);

  expect(response.status === 'OK', `status ${response.status}`).toBe(isAccepted);
  expect(document !== undefined).toBe(isAccepted);
  if (document === undefined) return;
  const parsed = userDocumentSchema.parse(document);
  // The stored document is exactly the parsed one, and the rules accept it.
  expect(document).toEqual(parsed);
  const change = z.object(ownerFields).parse(parsed);
  const written = await updateDocument(`users/${uid}`, change, idToken);
  expect(await isAllowed(written)).toBe(true);
});
