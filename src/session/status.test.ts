import { expect, test } from 'vitest';
import { guardDashboard, guardUsername, type RecordReading, type Status, statusOf } from './status';

const account = { uid: 'jane', email: 'jane@example.com', name: 'Jane' };
const record = { ...account, username: 'jane', profilePicPath: 'default' };
const readings = {
  unread: { data: undefined, isError: false },
  failed: { data: undefined, isError: true },
  none: { data: null, isError: false },
  found: { data: record, isError: false },
  foundThenFailed: { data: record, isError: true },
} satisfies Record<string, RecordReading>;

test.each([
  { auth: { account: undefined, isUnreachable: false }, kind: 'loading' },
  { auth: { account: undefined, isUnreachable: true }, kind: 'unreachable' },
  { auth: { account: null, isUnreachable: false }, kind: 'anonymous' },
])('the status is $kind without an account', ({ auth, kind }) => {
  expect(statusOf(auth, readings.unread).kind).toBe(kind);
});

test.each([
  { reading: 'unread', kind: 'loading' },
  { reading: 'failed', kind: 'unreachable' },
  { reading: 'none', kind: 'needs-username' },
  { reading: 'found', kind: 'ready' },
  { reading: 'foundThenFailed', kind: 'ready' },
] as const)('the status is $kind with an account whose record is $reading', ({ reading, kind }) => {
  expect(statusOf({ account, isUnreachable: false }, readings[reading]).kind).toBe(kind);
});

const statuses = {
  loading: { kind: 'loading', account: undefined },
  'reading the record': { kind: 'loading', account },
  anonymous: { kind: 'anonymous' },
  'needs-username': { kind: 'needs-username', account },
  ready: { kind: 'ready', account, record },
  unreachable: { kind: 'unreachable', account },
  'without Auth': { kind: 'unreachable', account: undefined },
} satisfies Record<string, Status>;

const navigationStates = {
  own: account,
  foreign: { uid: 'mallory', name: 'Mallory', email: 'mallory@example.com' },
  no: undefined,
};

const rows = [
  { state: 'own', status: 'loading', dashboard: 'loading', username: 'form' },
  { state: 'own', status: 'reading the record', dashboard: 'loading', username: 'form' },
  { state: 'own', status: 'anonymous', dashboard: 'log-in', username: 'log-in' },
  { state: 'own', status: 'needs-username', dashboard: 'username', username: 'form' },
  { state: 'own', status: 'ready', dashboard: 'dashboard', username: 'dashboard' },
  { state: 'own', status: 'unreachable', dashboard: 'retry', username: 'form' },
  { state: 'own', status: 'without Auth', dashboard: 'retry', username: 'form' },
  { state: 'foreign', status: 'reading the record', dashboard: 'log-in', username: 'log-in' },
  { state: 'foreign', status: 'needs-username', dashboard: 'log-in', username: 'log-in' },
  { state: 'foreign', status: 'ready', dashboard: 'log-in', username: 'log-in' },
  { state: 'foreign', status: 'unreachable', dashboard: 'log-in', username: 'log-in' },
  { state: 'no', status: 'loading', dashboard: 'log-in', username: 'locked' },
  { state: 'no', status: 'anonymous', dashboard: 'log-in', username: 'locked' },
  { state: 'no', status: 'ready', dashboard: 'log-in', username: 'locked' },
] as const;

test.each(rows)('the dashboard shows $dashboard for $state state while $status', (row) => {
  const uid = navigationStates[row.state]?.uid;
  expect(guardDashboard(uid, statuses[row.status]).kind).toBe(row.dashboard);
});

test.each(rows)('the username screen shows $username for $state state while $status', (row) => {
  const state = navigationStates[row.state];
  expect(guardUsername(state, statuses[row.status], account.uid).kind).toBe(row.username);
});

test.each([
  { hint: 'that is missing', sessionHint: null, loading: 'loading', unreachable: 'log-in' },
  { hint: 'of another user', sessionHint: 'mallory', loading: 'loading', unreachable: 'log-in' },
  { hint: 'that is blocked', sessionHint: undefined, loading: 'form', unreachable: 'form' },
])('with a session hint $hint, the username screen shows $loading at first', (row) => {
  const kindWhile = (status: Status) => guardUsername(account, status, row.sessionHint).kind;
  expect(kindWhile(statuses.loading)).toBe(row.loading);
  expect(kindWhile(statuses['without Auth'])).toBe(row.unreachable);
  expect(kindWhile(statuses['reading the record'])).toBe('form');
});
