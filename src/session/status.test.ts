import { describe, expect, test } from 'vitest';
import { dashboardDoor, usernameDoor } from './doors';
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
  test.each(Object.entries(readings))(
    'without an account the record does not count: %s',
    (_, r) => {
      expect(statusOf({ account: undefined, isUnreachable: false }, r).kind).toBe('unknown');
      expect(statusOf({ account: undefined, isUnreachable: true }, r).kind).toBe('unreachable');
      expect(statusOf({ account: null, isUnreachable: false }, r).kind).toBe('anonymous');
    },
  );

  test.each([
    ['unread', 'unknown'],
    ['failed', 'unreachable'],
    ['none', 'needs-username'],
    ['found', 'ready'],
    ['foundThenFailed', 'ready'],
  ] as const)('with an account, %s: %s', (reading, kind) => {
    expect(statusOf({ account, isUnreachable: false }, readings[reading]).kind).toBe(kind);
  });
});

const statuses = {
  unknown: { kind: 'unknown' },
  anonymous: { kind: 'anonymous' },
  'needs-username': { kind: 'needs-username', account },
  ready: { kind: 'ready', account, record },
  unreachable: { kind: 'unreachable', account },
} satisfies Record<Status['kind'], Status>;

const own = { UID: 'jane', name: 'Jane', email: 'jane@example.com' };
const foreign = { ...own, UID: 'mallory' };

describe('doors', () => {
  test('while the provider cannot be asked: try again, and the form stays', () => {
    const status = { kind: 'unreachable', account: undefined } as const;
    expect(dashboardDoor(own, status).to).toBe('retry');
    expect(usernameDoor(own, status).to).toBe('form');
  });

  test.each([
    ['unknown', 'wait', 'wait', 'form', 'form'],
    ['anonymous', 'log-in', 'log-in', 'log-in', 'log-in'],
    ['needs-username', 'username', 'log-in', 'form', 'log-in'],
    ['ready', 'dashboard', 'log-in', 'dashboard', 'log-in'],
    ['unreachable', 'retry', 'log-in', 'form', 'log-in'],
  ] as const)(
    '%s: dashboard %s (foreign state: %s), username %s (foreign state: %s)',
    (kind, dashboard, foreignDashboard, username, foreignUsername) => {
      const status = statuses[kind];
      expect(dashboardDoor(own, status).to).toBe(dashboard);
      expect(dashboardDoor(foreign, status).to).toBe(foreignDashboard);
      expect(usernameDoor(own, status).to).toBe(username);
      expect(usernameDoor(foreign, status).to).toBe(foreignUsername);
    },
  );

  test.each(Object.values(statuses))('without state: $kind', (status) => {
    expect(dashboardDoor(undefined, status)).toEqual({ to: 'log-in' });
    expect(usernameDoor(undefined, status)).toEqual({ to: 'locked' });
  });
});
