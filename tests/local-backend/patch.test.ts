import { expect, test } from 'vitest';
import { patch } from '../../local-backend/firebase-cli/patch';

// If a real function moves, the tests' backend fails to start, so only the message is tested here.
test('names an internal function that firebase-tools no longer has', () => {
  const replace = () => patch('./lib/emulator/storage/metadata', 'moved.start', (start) => start);
  expect(replace).toThrow(/^firebase-tools has changed `moved.start` in `.*`, .*: pin the /);
});
