import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import type { Repair } from '../functions/src/findings';
import { defaultPath, recordChanges } from './record';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date(Date.UTC(2026, 10, 21, 12));
const options = { project: 'demo', record: join(folder, 'changes.jsonl') };

const pictures = [{ path: 'profilePics/jane/a.png', generation: '7' }];
const repairs: Repair[] = [
  { kind: 'reserve', uid: 'jane', username: '__jane__' },
  { kind: 'release', id: '@jane', uid: 'jane', updatedAt: Timestamp.fromMillis(0) },
  ...pictures.map((picture) => ({
    ...({ kind: 'remove-picture', uid: 'jane', reason: 'not-named', ...picture } as const),
  })),
  { kind: 'remove-orphan', uid: 'jane', reservations: ['@jane'], pictures },
];

test('writes one line per change, readable by the owner only, and never overwrites a file', async () => {
  expect(await recordChanges(options, repairs, now)).toBe(options.record);
  const lines = readFileSync(options.record, 'utf8');
  expect(lines.split('\n')).toEqual([
    '{"project":"demo","startedAt":"2026-11-21T12:00:00.000Z","changes":4}',
    '{"kind":"reserve","id":"@__jane__","uid":"jane"}',
    '{"kind":"release","id":"@jane","uid":"jane"}',
    '{"kind":"remove-picture","path":"profilePics/jane/a.png","generation":"7"}',
    '{"kind":"remove-orphan","uid":"jane","reservations":["@jane"],"pictures":[{"path":"profilePics/jane/a.png","generation":"7"}]}',
    '',
  ]);
  expect(statSync(options.record).mode & 0o777).toBe(0o600);

  await expect(recordChanges(options, repairs, now)).rejects.toThrow('EEXIST');
  expect(readFileSync(options.record, 'utf8')).toBe(lines);
});

test('names the file after the project and the time by default', () => {
  expect(defaultPath('example.com:demo', now)).toBe(
    'repair-example.com-demo-2026-11-21T12-00-00.000Z.jsonl',
  );
});
