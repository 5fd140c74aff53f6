import { expect, test } from 'vitest';
import { errorDetails } from './error-details';
import { DeadlineExceeded } from './with-timeout';

const frame = (file: string) => new RegExp(`${file}(\\.ts)?(\\?[^:]*)?:\\d+:\\d+\\)?$`);

test('describes an error by its class and frames, without its message', () => {
  const thrown = new TypeError('jane@example.com\n    at jane (/jane.ts:1:1)\nJane');
  const { error, frames } = errorDetails(thrown);
  expect(error).toBe('TypeError');
  expect(frames[0]).toMatch(frame('error-details.test'));
  expect(frames.join()).not.toMatch(/jane/i);
});

test('leaves out a message that was changed after the error was created', () => {
  const thrown = new Error('jane@example.com');
  thrown.message = 'changed';
  const { frames } = errorDetails(thrown);
  expect(frames[0]).toMatch(frame('error-details.test'));
  expect(frames.join()).not.toContain('jane');
});

test.each([
  [new DeadlineExceeded(), 'DeadlineExceeded'],
  [new (class Custom extends Error {})(), 'Custom'],
  ['jane', 'string'],
  [undefined, 'undefined'],
])('names the class of %o', (thrown, name) => {
  expect(errorDetails(thrown).error).toBe(name);
});

test('keeps five frames of packages and all others, and shortens their paths', () => {
  const thrown = new Error('');
  thrown.stack = [
    'Error',
    '    at Firestore.get (/workspace/node_modules/@google-cloud/firestore/build/index.js:12:3)',
    '    at async file:///workspace/node_modules/a/index.mjs:1:20',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    ...Array.from({ length: 9 }, () => '    at call (/workspace/node_modules/b/index.js:1:2)'),
    '    at Object.run (/workspace/lib/no-map.js:4:5)',
  ].join('\n');
  expect(errorDetails(thrown).frames).toEqual([
    'Firestore.get (node_modules/@google-cloud/firestore/build/index.js:12:3)',
    'node_modules/a/index.mjs:1:20',
    'call (node_modules/b/index.js:1:2)',
    'call (node_modules/b/index.js:1:2)',
    'call (node_modules/b/index.js:1:2)',
    'Object.run (/workspace/lib/no-map.js:4:5)',
  ]);
});
