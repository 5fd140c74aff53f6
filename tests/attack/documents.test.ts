import { beforeAll, describe, expect, test } from 'vitest';
import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import { unsignedToken } from '../../local-backend/storage/unsigned-token';
import { emulators } from '../support/emulators';
import { createUsers, stateOf, type User } from './users';

let victim: User;
let attacker: User;

beforeAll(async () => {
  ({ victim, attacker } = await createUsers());
});

/** A request to Firestore's REST API; `path` is the part after `documents`. */
type FirestoreRequest = {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
};
type Attack = readonly [title: string, request: () => FirestoreRequest];

const database = () => `projects/${emulators().projectId}/databases/(default)`;
const name = (path: string) => `${database()}/documents/${path}`;
const attackerPath = () => `users/${attacker.uid}`;
const victimPath = () => `users/${victim.uid}`;

async function send(
  { method = 'POST', path, body }: FirestoreRequest,
  token: string,
): Promise<Response> {
  const url = `http://${emulators().firestore}/v1/${database()}/documents${path}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const commit = (...writes: readonly object[]): FirestoreRequest => ({
  path: ':commit',
  body: { writes },
});
const set = (path: string, document: object, mask?: readonly string[]) => ({
  update: { name: name(path), fields: toFirestoreFields(document) },
  ...(mask && { updateMask: { fieldPaths: mask } }),
});
const patch = (path: string, fields: object, mask: readonly string[] = []): FirestoreRequest => ({
  method: 'PATCH',
  path: `/${path}?${mask.map((field) => `updateMask.fieldPaths=${field}`).join('&')}`,
  body: { fields },
});
const query = (structuredQuery: object): FirestoreRequest => ({
  path: ':runQuery',
  body: { structuredQuery },
});
const users = { from: [{ collectionId: 'users' }] };
const usernameIs = (value: string) => ({
  fieldFilter: { field: { fieldPath: 'username' }, op: 'EQUAL', value: { stringValue: value } },
});
/** A write to one field of the attacker's own document, as a REST value. */
const poison = (field: string, value: object): FirestoreRequest =>
  patch(attackerPath(), { [field]: value }, [field]);
const string = (stringValue: string) => ({ stringValue });
const list = (...values: readonly object[]) => ({ arrayValue: { values } });
const nested = (depth: number): object =>
  depth === 0 ? string('x') : { mapValue: { fields: { a: nested(depth - 1) } } };
/** Just below Firestore's own limit, so that the rules decide. */
const MIB = 'x'.repeat(1_000_000);

// The rules' own tests try all fields and paths; these are what only the wire has.
const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'denies upgrading the own plan': [
    ['in a commit', () => commit(set(attackerPath(), { plan: 'premium' }, ['plan']))],
    [
      'behind a valid write',
      () =>
        commit(
          set(attackerPath(), { spaces: ['A'] }, ['spaces']),
          set(attackerPath(), { plan: 'premium' }, ['plan']),
        ),
    ],
    [
      'by a transform',
      () =>
        commit({
          transform: {
            document: name(attackerPath()),
            fieldTransforms: [{ fieldPath: 'plan', increment: { integerValue: '1' } }],
          },
        }),
    ],
    [
      'by a transform next to a valid write',
      () =>
        commit({
          ...set(attackerPath(), { spaces: ['A'] }, ['spaces']),
          updateTransforms: [{ fieldPath: 'plan', setToServerValue: 'REQUEST_TIME' }],
        }),
    ],
    [
      'by deleting and recreating the document in one commit',
      () =>
        commit(
          { delete: name(attackerPath()) },
          set(attackerPath(), { ...attacker.document, plan: 'premium' }),
        ),
    ],
    [
      'by a quoted field path',
      () => patch(attackerPath(), { plan: string('premium') }, ['%60plan%60']),
    ],
  ],
  'denies reading other users': [
    ['by batchGet', () => ({ path: ':batchGet', body: { documents: [name(victimPath())] } })],
    [
      'by batchGet together with the own document',
      () => ({
        path: ':batchGet',
        body: { documents: [name(attackerPath()), name(victimPath())] },
      }),
    ],
    [
      'by a mask of one field',
      () => ({ method: 'GET', path: `/${victimPath()}?mask.fieldPaths=name` }),
    ],
    ['by listing', () => ({ method: 'GET', path: '/users?pageSize=1' })],
    ['by listing with showMissing', () => ({ method: 'GET', path: '/users?showMissing=true' })],
    ['by a query for one username', () => query({ ...users, where: usernameIs(victim.username) })],
    [
      'by a collection group query',
      () => query({ from: [{ collectionId: 'users', allDescendants: true }], limit: 1 }),
    ],
    [
      'by counting a username',
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
    ['by listing reservations', () => query({ from: [{ collectionId: 'usernames' }] })],
  ],
  'denies writing documents of others and protected documents': [
    [
      "another user's spaces and the own in one commit",
      () =>
        commit(
          set(attackerPath(), { spaces: ['A'] }, ['spaces']),
          set(victimPath(), { spaces: ['A'] }, ['spaces']),
        ),
    ],
    [
      'a new reservation by createDocument',
      () => ({
        path: '/usernames?documentId=@squatted',
        body: { fields: { UID: string(attacker.uid) } },
      }),
    ],
    ['a path with ..', () => patch(`users/${attacker.uid}%2F..%2F${victim.uid}`, {}, ['spaces'])],
    [
      'a batchWrite',
      () => ({
        path: ':batchWrite',
        body: { writes: [set(victimPath(), { spaces: ['A'] }, ['spaces'])] },
      }),
    ],
  ],
  'denies invalid data in the own document': [
    ['spaces of 1 MiB', () => poison('spaces', list(string(MIB)))],
    [
      '100 spaces, one of 1 MiB',
      () => poison('spaces', list(...Array.from({ length: 99 }, () => string('a')), string(MIB))),
    ],
    [
      'spaces grown by a transform',
      () =>
        commit({
          ...set(attackerPath(), {}, []),
          updateTransforms: [
            { fieldPath: 'spaces', appendMissingElements: { values: [string('x'.repeat(61))] } },
          ],
        }),
    ],
    [
      'spaces emptied by a transform',
      () =>
        commit({
          ...set(attackerPath(), {}, []),
          updateTransforms: [
            {
              fieldPath: 'spaces',
              removeAllFromArray: { values: [string('My events'), string('Friend events')] },
            },
          ],
        }),
    ],
    ['a nested map among the spaces', () => poison('spaces', list(nested(15)))],
    ['bytes among the spaces', () => poison('spaces', list({ bytesValue: 'AAAA' }))],
    [
      'a reference among the spaces',
      () => poison('spaces', list({ referenceValue: name(victimPath()) })),
    ],
    [
      'a geopoint among the spaces',
      () => poison('spaces', list({ geoPointValue: { latitude: 1 } })),
    ],
    ['a deeply nested status', () => poison('status', nested(18))],
    ['NaN as the friends', () => poison('quickAddFriends', { doubleValue: 'NaN' })],
    [
      'a field named constructor',
      () => patch(attackerPath(), { constructor: string('x') }, ['constructor']),
    ],
    [
      'a field named __proto__',
      () =>
        patch(attackerPath(), JSON.parse('{"__proto__":{"stringValue":"x"}}'), ['%60__proto__%60']),
    ],
  ],
};

describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
  test.each(attacks)('%s', async (__, request) => {
    const before = await stateOf(victim, attacker);
    const response = await send(request(), attacker.idToken);
    const text = await response.text();
    // batchWrite and queries respond with 200 and report the denial in the body.
    const isDenied =
      [400, 401, 403, 404, 413].includes(response.status) ||
      /PERMISSION_DENIED|"code": 7/.test(text);
    expect(isDenied, `${response.status} ${text.slice(0, 300)}`).toBe(true);
    for (const secret of [victim.email, victim.username]) expect(text).not.toContain(secret);
    expect(await stateOf(victim, attacker)).toEqual(before);
  });
});

describe('rejects an invalid token', () => {
  // The emulator checks neither signature nor expiry; claim.test.ts tests both with the function.
  test.each<[string, () => string]>([
    ['without a uid', () => unsignedToken(emulators().projectId, '')],
    ['truncated', () => attacker.idToken.slice(0, 40)],
    ['nonsense', () => 'nonsense'],
  ])('%s', async (_, token) => {
    const before = await stateOf(victim, attacker);
    const response = await send(
      commit(set(attackerPath(), { spaces: ['A'] }, ['spaces'])),
      token(),
    );
    expect(response.ok).toBe(false);
    expect(await stateOf(victim, attacker)).toEqual(before);
  });
});

test('allows valid requests of the same kinds', async () => {
  const valid = [
    patch(attackerPath(), { spaces: list(string('Sailing')) }, ['spaces']),
    commit(set(attackerPath(), { quickAddFriends: [victim.uid] }, ['quickAddFriends'])),
    { path: ':batchGet', body: { documents: [name(attackerPath())] } },
    { method: 'GET', path: `/${attackerPath()}` },
  ];
  for (const request of valid) {
    const response = await send(request, attacker.idToken);
    expect(response.status, await response.text()).toBe(200);
  }
});
