import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeSignUpRequestSchema } from '../../src/shared/complete-sign-up';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { userDocumentSchema } from '../../src/shared/user-document';
import { isReserved } from '../../src/shared/username';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { emulators } from '../support/emulators';
import { FirestoreRest, isAllowed } from '../support/firestore-rest';
import { userDocument } from '../support/records';

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
});

afterAll(() => deployed.stop());

const long = (character: string, length: number) => character.repeat(length);
const NAMES: readonly unknown[] = [
  'J',
  ' Jane ',
  'Ægir Þór',
  '李雷',
  '👩‍👩‍👧‍👦',
  '\u200b',
  '__proto__',
  'null',
  '‮enaJ',
  '<b>Jane</b>',
  '\u200b\u200c',
  '\u3164',
  '\u2800',
  'Jane\u2066',
  'Jane\ud83d',
  `a${long('\u0323', 5)}`,
  'محمد',
  'कृष्णा',
  'Nguyễn',
  'ปิ่น',
  'שִׂמְחָה',
  'မျှော်',
  `a${long('\u0323', 4)}`,
  'jose\u0301',
  "'; DROP TABLE users; --",
  'a/b',
  'a\u2028b',
  long('x', NAME_MAX_LENGTH),
  long('😊', NAME_MAX_LENGTH / 2),
  ` ${long('x', NAME_MAX_LENGTH)} `,
  '',
  ' ',
  '\u00a0',
  'a\u0000b',
  'a\nb',
  'a\u0085b',
  '\u007f',
  long('x', NAME_MAX_LENGTH + 1),
  long('😊', NAME_MAX_LENGTH / 2 + 1),
  long(' ', 201),
  null,
  7,
  true,
  ['Jane'],
  { a: 'Jane' },
];
const USERNAMES: readonly unknown[] = [
  '__x',
  '.a.b',
  '...',
  'a..b',
  'ab.',
  '.ab',
  '_',
  'ab',
  long('a', 31),
  '',
  ' ',
  'A',
  'é',
  '😊😊😊',
  'a-b-c',
  'a b',
  'admin',
  '_admin',
  null,
  7,
  ['abc'],
  { a: 'abc' },
  'abc\u0000',
  'abc\u200b',
];

describe('form and function agree', () => {
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
  const rest = new FirestoreRest(emulators().projectId);
  const written = await rest.try({ kind: 'update', path: `users/${uid}`, change }, idToken);
  expect(await isAllowed(written)).toBe(true);
}
