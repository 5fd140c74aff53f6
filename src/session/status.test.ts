import { describe, expect, test } from 'vitest';
import { guardDashboard, guardUsername } from './guards';
import { type RecordReading, type Status, statusOf } from './status';

const account = { uid: 'jane', email: 'jane@example.com', name: 'Jane' };
const record = { ...account, username: 'jane', profilePicPath: 'default' };
const readings = {
  unread: { data: undefined, isError: false },
  failed: { data: undefined, isError: true },
  none: { data: null, isError: false },
  found: { data: record, isError: false },
  foundThenFailed: { data: record, isError: true },
} satisfies Record<string, RecordReading>;

describe('status', () => {
  const withoutAccount = [
    { auth: { account: undefined, isUnreachable: false }, kind: 'loading' },
    { auth: { account: undefined, isUnreachable: true }, kind: 'unreachable' },
    { auth: { account: null, isUnreachable: false }, kind: 'anonymous' },
  ].flatMap((row) =>
    Object.entries(readings).map(([name, reading]) => ({ ...row, name, reading })),
  );

  test.each(withoutAccount)('without an account, $kind ignores the record: $name', (row) => {
    expect(statusOf(row.auth, row.reading).kind).toBe(row.kind);
  });

  test.each([
    { reading: 'unread', kind: 'loading' },
    { reading: 'failed', kind: 'unreachable' },
    { reading: 'none', kind: 'needs-username' },
    { reading: 'found', kind: 'ready' },
    { reading: 'foundThenFailed', kind: 'ready' },
  ] as const)('with an account whose record is $reading: $kind', ({ reading, kind }) => {
    expect(statusOf({ account, isUnreachable: false }, readings[reading]).kind).toBe(kind);
  });
});

const statuses = {
  loading: { kind: 'loading' },
  anonymous: { kind: 'anonymous' },
  'needs-username': { kind: 'needs-username', account },
  ready: { kind: 'ready', account, record },
  unreachable: { kind: 'unreachable', account },
} satisfies Record<Status['kind'], Status>;

const own = { uid: 'jane', name: 'Jane', email: 'jane@example.com' };
const foreign = { ...own, uid: 'mallory' };

describe('guards', () => {
  const withoutAuth = { kind: 'unreachable', account: undefined } as const;

  test('the dashboard offers a retry when Auth fails to load', () => {
    expect(guardDashboard(own, withoutAuth).kind).toBe('retry');
  });

  test('the username screen keeps its form when Auth fails to load', () => {
    expect(guardUsername(own, withoutAuth).kind).toBe('form');
  });

  const rows = [
    { kind: 'loading', dashboard: 'loading', username: 'form' },
    { kind: 'anonymous', dashboard: 'log-in', username: 'log-in' },
    { kind: 'needs-username', dashboard: 'username', username: 'form' },
    { kind: 'ready', dashboard: 'dashboard', username: 'dashboard' },
    { kind: 'unreachable', dashboard: 'retry', username: 'form' },
  ] as const;

  test.each(rows)('the dashboard of a user who is $kind: $dashboard', ({ kind, dashboard }) => {
    expect(guardDashboard(own, statuses[kind]).kind).toBe(dashboard);
  });

  test.each(rows)('the username screen of a user who is $kind: $username', ({ kind, username }) => {
    expect(guardUsername(own, statuses[kind]).kind).toBe(username);
  });

  const foreignRows = [
    { kind: 'loading', dashboard: 'loading', username: 'form' },
    { kind: 'anonymous', dashboard: 'log-in', username: 'log-in' },
    { kind: 'needs-username', dashboard: 'log-in', username: 'log-in' },
    { kind: 'ready', dashboard: 'log-in', username: 'log-in' },
    { kind: 'unreachable', dashboard: 'log-in', username: 'log-in' },
  ] as const;

  test.each(foreignRows)(
    "the dashboard with another user's state, $kind",
    ({ kind, dashboard }) => {
      expect(guardDashboard(foreign, statuses[kind]).kind).toBe(dashboard);
    },
  );

  test.each(foreignRows)(
    "the username screen with another user's state, $kind",
    ({ kind, username }) => {
      expect(guardUsername(foreign, statuses[kind]).kind).toBe(username);
    },
  );

  test.each(Object.values(statuses))('the dashboard without navigation state: $kind', (status) => {
    expect(guardDashboard(undefined, status)).toEqual({ kind: 'log-in' });
  });

  test.each(Object.values(statuses))(
    'the username screen without navigation state: $kind',
    (status) => {
      expect(guardUsername(undefined, status)).toEqual({ kind: 'locked' });
    },
  );
});
