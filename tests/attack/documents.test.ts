import { describe, expect, test } from 'vitest';
import { toFirestoreFields } from '../../local-backend/storage/firestore-format';
import { emulators } from '../support/emulators';
import { createUsers, stateOf } from './users';

const { firestore, projectId } = emulators();
const { victim, attacker } = await createUsers();

/** A request to Firestore's REST API; `path` is the part after `documents`. */
type Attack = { readonly method?: string; readonly path: string; readonly body?: object };

const documents = `projects/${projectId}/databases/(default)/documents`;
const name = (path: string) => `${documents}/${path}`;
const own = `users/${attacker.uid}`;
const other = `users/${victim.uid}`;

const send = ({ method = 'POST', path, body }: Attack) =>
  fetch(`http://${firestore}/v1/${documents}${path}`, {
    method,
    headers: { authorization: `Bearer ${attacker.idToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const commit = (...writes: readonly object[]): Attack => ({ path: ':commit', body: { writes } });
const set = (path: string, document: object, mask?: readonly string[]) => ({
  update: { name: name(path), fields: toFirestoreFields(document) },
  ...(mask && { updateMask: { fieldPaths: mask } }),
});
const spacesOf = (path: string) => set(path, { spaces: ['A'] }, ['spaces']);
/** A write that changes nothing but by a transform. */
const transform = (...updateTransforms: readonly object[]) =>
  commit({ ...set(own, {}, []), updateTransforms });
const patch = (path: string, field: string, value: object): Attack => ({
  method: 'PATCH',
  path: `/${path}?updateMask.fieldPaths=${field}`,
  body: { fields: { [field.replaceAll('%60', '')]: value } },
});
const get = (path: string): Attack => ({ method: 'GET', path });
const batchGet = (...paths: readonly string[]): Attack => ({
  path: ':batchGet',
  body: { documents: paths.map(name) },
});

const string = (stringValue: string) => ({ stringValue });
const list = (...values: readonly object[]) => ({ arrayValue: { values } });
const nested = (depth: number): object =>
  depth === 0 ? string('x') : { mapValue: { fields: { a: nested(depth - 1) } } };
/** Just below Firestore's own limit, so that the rules decide. */
const MIB = 'x'.repeat(1_000_000);

// The rules' own tests try all fields and paths; these are what only the wire has.
const ATTACKS: Readonly<Record<string, Readonly<Record<string, Attack>>>> = {
  'denies upgrading the own plan': {
    'behind a valid write': commit(spacesOf(own), set(own, { plan: 'premium' }, ['plan'])),
    'by a transform': commit({
      transform: {
        document: name(own),
        fieldTransforms: [{ fieldPath: 'plan', increment: { integerValue: '1' } }],
      },
    }),
    'by a transform next to a valid write': commit({
      ...spacesOf(own),
      updateTransforms: [{ fieldPath: 'plan', setToServerValue: 'REQUEST_TIME' }],
    }),
    'by deleting and recreating the document in one commit': commit(
      { delete: name(own) },
      set(own, { ...attacker.document, plan: 'premium' }),
    ),
    'by a quoted field path': patch(own, '%60plan%60', string('premium')),
  },
  'denies reading other users': {
    'by batchGet': batchGet(other),
    'by batchGet together with the own document': batchGet(own, other),
    'by a mask of one field': get(`/${other}?mask.fieldPaths=name`),
    'by listing': get('/users?pageSize=1'),
    'by listing with showMissing': get('/users?showMissing=true'),
    'by a collection group query': {
      path: ':runQuery',
      body: { structuredQuery: { from: [{ collectionId: 'users', allDescendants: true }] } },
    },
    'by counting a username': {
      path: ':runAggregationQuery',
      body: {
        structuredAggregationQuery: {
          structuredQuery: {
            from: [{ collectionId: 'users' }],
            where: {
              fieldFilter: {
                field: { fieldPath: 'username' },
                op: 'EQUAL',
                value: string(victim.username),
              },
            },
          },
          aggregations: [{ alias: 'n', count: {} }],
        },
      },
    },
  },
  'denies writing documents of others and protected documents': {
    "another user's spaces and the own in one commit": commit(spacesOf(own), spacesOf(other)),
    'a new reservation by createDocument': {
      path: '/usernames?documentId=@squatted',
      body: { fields: { UID: string(attacker.uid) } },
    },
    'a path with ..': patch(`${own}%2F..%2F${victim.uid}`, 'spaces', list(string('A'))),
    'a batchWrite': { path: ':batchWrite', body: { writes: [spacesOf(other)] } },
  },
  'denies invalid data in the own document': {
    'spaces grown by a transform': transform({
      fieldPath: 'spaces',
      appendMissingElements: { values: [string('x'.repeat(61))] },
    }),
    'spaces emptied by a transform': transform({
      fieldPath: 'spaces',
      removeAllFromArray: { values: attacker.document.spaces.map(string) },
    }),
    '100 spaces, one of 1 MiB': patch(
      own,
      'spaces',
      list(...Array.from({ length: 99 }, () => string('a')), string(MIB)),
    ),
    'bytes as a space': patch(own, 'spaces', list({ bytesValue: 'AAAA' })),
    'a reference as a space': patch(own, 'spaces', list({ referenceValue: name(other) })),
    'a geopoint as a space': patch(own, 'spaces', list({ geoPointValue: { latitude: 1 } })),
    'a deeply nested space': patch(own, 'spaces', list(nested(15))),
    'a deeply nested status': patch(own, 'status', nested(18)),
    'NaN as the friends': patch(own, 'quickAddFriends', { doubleValue: 'NaN' }),
  },
};

describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
  test.each(Object.entries(attacks))('%s', async (__, attack) => {
    const before = await stateOf(victim, attacker);
    const response = await send(attack);
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

test('allows valid requests of the same kinds', async () => {
  const valid = [
    patch(own, 'spaces', list(string('Sailing'))),
    commit(set(own, { quickAddFriends: [victim.uid] }, ['quickAddFriends'])),
    transform({ fieldPath: 'spaces', appendMissingElements: { values: [string('Reading')] } }),
    batchGet(own),
    get(`/${own}`),
  ];
  for (const request of valid) {
    const response = await send(request);
    expect(response.status, await response.text()).toBe(200);
  }
});
