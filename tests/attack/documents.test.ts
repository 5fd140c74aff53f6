import { beforeAll, describe, expect, test } from 'vitest';
import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import { emulators } from '../support/emulators';
import { unsignedToken } from '../support/tokens';
import { type Person, stateOf, world } from './world';

let victim: Person;
let attacker: Person;

beforeAll(async () => {
  ({ victim, attacker } = await world());
});

/** A request to Firestore's REST interface; `path` is what follows `documents`. */
type Shot = { readonly method?: string; readonly path: string; readonly body?: unknown };
type Attack = readonly [title: string, shot: () => Shot];

const database = () => `projects/${emulators().projectId}/databases/(default)`;
const name = (path: string) => `${database()}/documents/${path}`;
const own = () => `users/${attacker.uid}`;
const theirs = () => `users/${victim.uid}`;

async function shoot({ method = 'POST', path, body }: Shot, token: string): Promise<Response> {
  const url = `http://${emulators().firestore}/v1/${database()}/documents${path}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(url, {
    ...{ method, headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const commit = (...writes: readonly object[]): Shot => ({ path: ':commit', body: { writes } });
const set = (path: string, document: object, mask?: readonly string[]) => ({
  update: { name: name(path), fields: toFirestoreFields(document) },
  ...(mask && { updateMask: { fieldPaths: mask } }),
});
const patch = (path: string, fields: object, mask: readonly string[] = []): Shot => ({
  method: 'PATCH',
  path: `/${path}?${mask.map((field) => `updateMask.fieldPaths=${field}`).join('&')}`,
  body: { fields },
});
const query = (structuredQuery: object): Shot => ({
  path: ':runQuery',
  body: { structuredQuery },
});
const users = { from: [{ collectionId: 'users' }] };
const usernameIs = (value: string) => ({
  fieldFilter: { field: { fieldPath: 'username' }, op: 'EQUAL', value: { stringValue: value } },
});
/** A change of one of the attacker's own fields, as Firestore writes values. */
const poison = (field: string, value: object): Shot => patch(own(), { [field]: value }, [field]);
const string = (stringValue: string) => ({ stringValue });
const list = (...values: readonly object[]) => ({ arrayValue: { values } });
const nested = (depth: number): object =>
  depth === 0 ? string('x') : { mapValue: { fields: { a: nested(depth - 1) } } };
/** Just below what Firestore itself refuses, so that the rules are asked. */
const MIB = 'x'.repeat(1_000_000);

const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'upgrade the own plan': [
    ['by name', () => patch(own(), { plan: string('premium') }, ['plan'])],
    ['by replacing the document', () => patch(own(), { plan: string('premium') })],
    ['in a commit', () => commit(set(own(), { plan: 'premium' }, ['plan']))],
    [
      'hidden behind an honest write',
      () =>
        commit(
          set(own(), { spaces: ['A'] }, ['spaces']),
          set(own(), { plan: 'premium' }, ['plan']),
        ),
    ],
    [
      'by a transform',
      () =>
        commit({
          transform: {
            document: name(own()),
            fieldTransforms: [{ fieldPath: 'plan', increment: { integerValue: '1' } }],
          },
        }),
    ],
    [
      'by a transform beside an honest write',
      () =>
        commit({
          ...set(own(), { spaces: ['A'] }, ['spaces']),
          updateTransforms: [{ fieldPath: 'plan', setToServerValue: 'REQUEST_TIME' }],
        }),
    ],
    [
      'by delete and re-create at once',
      () => commit({ delete: name(own()) }, set(own(), { ...attacker.document, plan: 'premium' })),
    ],
    [
      'by a new account’s first document',
      () => commit(set('users/nobody-yet', { plan: 'premium' })),
    ],
    [
      'by the field’s other spellings',
      () => patch(own(), { plan: string('premium') }, ['%60plan%60']),
    ],
    ['by taking the field away', () => patch(own(), {}, ['plan'])],
  ],
  'read others': [
    ['by get', () => ({ method: 'GET', path: `/${theirs()}` })],
    ['by batchGet', () => ({ path: ':batchGet', body: { documents: [name(theirs())] } })],
    [
      'by batchGet with the own',
      () => ({
        path: ':batchGet',
        body: { documents: [name(own()), name(theirs())] },
      }),
    ],
    [
      'by a mask of one field',
      () => ({ method: 'GET', path: `/${theirs()}?mask.fieldPaths=name` }),
    ],
    ['by a list', () => ({ method: 'GET', path: '/users?pageSize=1' })],
    [
      'by a list that shows missing ones',
      () => ({ method: 'GET', path: '/users?showMissing=true' }),
    ],
    ['by a query', () => query(users)],
    ['by a query for one name', () => query({ ...users, where: usernameIs(victim.username) })],
    [
      'by a collection group',
      () => query({ from: [{ collectionId: 'users', allDescendants: true }], limit: 1 }),
    ],
    [
      'by counting names, an oracle',
      () => ({
        path: ':runAggregationQuery',
        body: {
          structuredAggregationQuery: {
            structuredQuery: { ...users, where: usernameIs(victim.username) },
            aggregations: [{ alias: 'n', count: {} }],
          },
        },
      }),
    ],
    ['by the reservation', () => ({ method: 'GET', path: `/usernames/@${victim.username}` })],
    ['by a list of reservations', () => query({ from: [{ collectionId: 'usernames' }] })],
    [
      'by the marks of deleted accounts',
      () => query({ from: [{ collectionId: 'deletedAccounts' }] }),
    ],
  ],
  'write what is not theirs': [
    ["another's spaces", () => patch(theirs(), { spaces: list(string('A')) }, ['spaces'])],
    [
      "another's and the own at once",
      () =>
        commit(
          set(own(), { spaces: ['A'] }, ['spaces']),
          set(theirs(), { spaces: ['A'] }, ['spaces']),
        ),
    ],
    ["another's document away", () => ({ method: 'DELETE', path: `/${theirs()}` })],
    ['the own document away', () => ({ method: 'DELETE', path: `/${own()}` })],
    [
      "another's reservation",
      () => commit(set(`usernames/@${victim.username}`, { UID: attacker.uid })),
    ],
    ['a new reservation', () => commit(set('usernames/@squatted', { UID: attacker.uid }))],
    [
      'a reservation by createDocument',
      () => ({
        path: '/usernames?documentId=@squatted',
        body: { fields: { UID: string(attacker.uid) } },
      }),
    ],
    [
      "another's reservation away",
      () => ({
        method: 'DELETE',
        path: `/usernames/@${victim.username}`,
      }),
    ],
    ['a mark of deletion on another', () => commit(set(`deletedAccounts/${victim.uid}`, {}))],
    [
      'a path that climbs',
      () => patch(`users/${attacker.uid}%2F..%2F${victim.uid}`, {}, ['spaces']),
    ],
    ['something below the own document', () => commit(set(`${own()}/notes/a`, { text: MIB }))],
    [
      'a batch past the commit',
      () => ({
        path: ':batchWrite',
        body: { writes: [set(theirs(), { spaces: ['A'] }, ['spaces'])] },
      }),
    ],
  ],
  'poison the own document': [
    ['spaces of 1 MiB', () => poison('spaces', list(string(MIB)))],
    [
      '100 spaces, one of 1 MiB',
      () => poison('spaces', list(...Array.from({ length: 99 }, () => string('a')), string(MIB))),
    ],
    [
      '10 000 spaces',
      () => poison('spaces', list(...Array.from({ length: 1e4 }, () => string('a')))),
    ],
    [
      'spaces grown by a transform',
      () =>
        commit({
          ...set(own(), {}, []),
          updateTransforms: [
            { fieldPath: 'spaces', appendMissingElements: { values: [string('x'.repeat(61))] } },
          ],
        }),
    ],
    [
      'spaces emptied by a transform',
      () =>
        commit({
          ...set(own(), {}, []),
          updateTransforms: [
            {
              fieldPath: 'spaces',
              removeAllFromArray: { values: [string('My events'), string('Friend events')] },
            },
          ],
        }),
    ],
    ['a nested space', () => poison('spaces', list(nested(15)))],
    ['bytes among the spaces', () => poison('spaces', list({ bytesValue: 'AAAA' }))],
    [
      'a document among the spaces',
      () => poison('spaces', list({ referenceValue: name(theirs()) })),
    ],
    ['a place among the spaces', () => poison('spaces', list({ geoPointValue: { latitude: 1 } }))],
    ['a time as the spaces', () => poison('spaces', { timestampValue: '2026-01-01T00:00:00Z' })],
    ['nothing as the spaces', () => poison('spaces', { nullValue: null })],
    ['a deep status', () => poison('status', nested(18))],
    [
      'a status with a prototype',
      () =>
        patch(
          own(),
          {
            status: {
              mapValue: {
                fields: { emoji: string('a'), text: string('b'), constructor: string('c') },
              },
            },
          },
          ['status'],
        ),
    ],
    [
      'a status text of 1 MiB',
      () =>
        patch(
          own(),
          { status: { mapValue: { fields: { emoji: string('a'), text: string(MIB) } } } },
          ['status'],
        ),
    ],
    ['not a number as friends', () => poison('quickAddFriends', { doubleValue: 'NaN' })],
    ['a friend of 1 MiB', () => poison('quickAddFriends', list(string(MIB)))],
    [
      'a friend that is a document',
      () => poison('quickAddFriends', list({ referenceValue: name(theirs()) })),
    ],
    [
      'a field named constructor',
      () => patch(own(), { constructor: string('x') }, ['constructor']),
    ],
    [
      'a field named __proto__',
      () => patch(own(), JSON.parse('{"__proto__":{"stringValue":"x"}}'), ['%60__proto__%60']),
    ],
    [
      "another's picture",
      () => poison('profilePicPath', string(`profilePics/${victim.uid}/own.png`)),
    ],
    [
      'a picture path that climbs',
      () =>
        poison('profilePicPath', string(`profilePics/${attacker.uid}/../${victim.uid}/own.png`)),
    ],
    [
      'a picture path that climbs, encoded',
      () =>
        poison(
          'profilePicPath',
          string(`profilePics/${attacker.uid}/%2e%2e%2f${victim.uid}%2fown.png`),
        ),
    ],
    ['a script as a picture', () => poison('profilePicPath', string('javascript:alert(1)'))],
    [
      'a line break in the picture path',
      () => poison('profilePicPath', string(`default\nprofilePics/${attacker.uid}/a.png`)),
    ],
    [
      'a picture with a hidden end',
      () => poison('profilePicPath', string(`profilePics/${attacker.uid}/a.png\u0000.html`)),
    ],
  ],
};

describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
  test.each(attacks)('%s', async (__, shot) => {
    const before = await stateOf(victim, attacker);
    const response = await shoot(shot(), attacker.idToken);
    const answer = await response.text();
    // batchWrite and queries answer 200 and carry their refusal inside.
    const isRefused =
      [400, 401, 403, 404, 413].includes(response.status) ||
      /PERMISSION_DENIED|"code": 7/.test(answer);
    expect(isRefused, `${response.status} ${answer.slice(0, 300)}`).toBe(true);
    for (const secret of [victim.email, victim.username]) expect(answer).not.toContain(secret);
    expect(await stateOf(victim, attacker)).toEqual(before);
  });
});

describe('come with a token that is none', () => {
  // The emulator looks at neither signature nor time: those are asked of the function, in claim.test.ts.
  test.each<[string, () => string]>([
    ['of nobody', () => unsignedToken(emulators().projectId, '')],
    ['cut off', () => attacker.idToken.slice(0, 40)],
    ['nonsense', () => 'nonsense'],
  ])('%s', async (_, token) => {
    const before = await stateOf(victim, attacker);
    const response = await shoot(commit(set(own(), { spaces: ['A'] }, ['spaces'])), token());
    expect(response.ok).toBe(false);
    expect(await stateOf(victim, attacker)).toEqual(before);
  });
});

test('the honest requests of the same shapes do pass', async () => {
  const honest = [
    patch(own(), { spaces: list(string('Sailing')) }, ['spaces']),
    commit(set(own(), { quickAddFriends: [victim.uid] }, ['quickAddFriends'])),
    { path: ':batchGet', body: { documents: [name(own())] } },
    { method: 'GET', path: `/${own()}` },
  ];
  for (const shot of honest) {
    const response = await shoot(shot, attacker.idToken);
    expect(response.status, await response.text()).toBe(200);
  }
});
