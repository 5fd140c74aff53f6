import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeSignUpRequestSchema } from '../../src/shared/complete-sign-up';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { userDocumentSchema } from '../../src/shared/user-document';
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
  'कृष्णा',
  '__proto__',
  "'; DROP TABLE users; --",
  'a\u2028b',
  '😊'.repeat(NAME_MAX_LENGTH / 2),
  ` ${'x'.repeat(NAME_MAX_LENGTH)} `,
  '\u00a0',
  '\u200b',
  'Jane\u2066',
  'Jane\ud83d',
  'a\u0000b',
  `a${'\u0323'.repeat(5)}`,
  'x'.repeat(NAME_MAX_LENGTH + 1),
  ' '.repeat(201),
  null,
  7,
  ['Jane'],
  { a: 'Jane' },
];
const USERNAMES: readonly unknown[] = [
  '__x',
  '.a.b',
  'a b c',
  'a..b',
  'ab.',
  'ab',
  'a'.repeat(31),
  'aé1',
  'a-b-c',
  '_admin',
  'abc\u200b',
  null,
  7,
  ['abc'],
];

describe('form, function and rules agree', () => {
  test.each(NAMES)('on the name %j', async (name) => {
    await expectAgreement({ name, username: uniqueUsername() });
  });

  test.each(USERNAMES)('on the username %j', async (username) => {
    await expectAgreement({ name: 'Jane', username });
  });
});

async function expectAgreement(data: object): Promise<void> {
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
  const { profilePicPath, spaces, status, quickAddFriends } = parsed;
  const change = { profilePicPath, spaces, status, quickAddFriends };
  const written = await updateDocument(`users/${uid}`, change, idToken);
  expect(await isAllowed(written)).toBe(true);
}
