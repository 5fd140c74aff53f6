import { expect, test } from 'vitest';
import { patch } from '../../local-backend/firebase-cli/patch';

// Tests only the message: without one of the real functions, the tests' backend fails to start.
test('names an internal function of firebase-tools that is gone', () => {
  const replace = () => patch('./lib/emulator/storage/metadata', 'moved.start', (start) => start);
  expect(replace).toThrow(/^firebase-tools has changed `moved.start` in `.*`, .*: pin the /);
});
