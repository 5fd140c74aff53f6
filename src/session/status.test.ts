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
  test.each(Object.entries(readings))('ignores the record without an account: %s', (_, reading) => {
    expect(statusOf({ account: undefined, isUnreachable: false }, reading).kind).toBe('loading');
    expect(statusOf({ account: undefined, isUnreachable: true }, reading).kind).toBe('unreachable');
    expect(statusOf({ account: null, isUnreachable: false }, reading).kind).toBe('anonymous');
  });

  test.each([
    ['unread', 'loading'],
    ['failed', 'unreachable'],
    ['none', 'needs-username'],
    ['found', 'ready'],
    ['foundThenFailed', 'ready'],
  ] as const)('with an account and the record %s: %s', (reading, kind) => {
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
  test('offers a retry and keeps the form when Auth fails to load', () => {
    const status = { kind: 'unreachable', account: undefined } as const;
    expect(guardDashboard(own, status).kind).toBe('retry');
    expect(guardUsername(own, status).kind).toBe('form');
  });

  test.each([
    ['loading', 'loading', 'loading', 'form', 'form'],
    ['anonymous', 'log-in', 'log-in', 'log-in', 'log-in'],
    ['needs-username', 'username', 'log-in', 'form', 'log-in'],
    ['ready', 'dashboard', 'log-in', 'dashboard', 'log-in'],
    ['unreachable', 'retry', 'log-in', 'form', 'log-in'],
  ] as const)(
    '%s: dashboard %s (state of another user: %s), username %s (state of another user: %s)',
    (kind, dashboard, foreignDashboard, username, foreignUsername) => {
      const status = statuses[kind];
      expect(guardDashboard(own, status).kind).toBe(dashboard);
      expect(guardDashboard(foreign, status).kind).toBe(foreignDashboard);
      expect(guardUsername(own, status).kind).toBe(username);
      expect(guardUsername(foreign, status).kind).toBe(foreignUsername);
    },
  );

  test.each(Object.values(statuses))('without navigation state: $kind', (status) => {
    expect(guardDashboard(undefined, status)).toEqual({ kind: 'log-in' });
    expect(guardUsername(undefined, status)).toEqual({ kind: 'locked' });
  });
});
