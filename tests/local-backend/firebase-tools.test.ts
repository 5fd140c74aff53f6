import { expect, test } from 'vitest';
import { patch } from '../../local-backend/firebase-cli/patch';

// The tests with the backend fail when an internal function is gone.
test('says in one sentence that an internal of firebase-tools is gone', () => {
  const replace = () => patch('./lib/emulator/storage/metadata', 'moved.start', (start) => start);
  expect(replace).toThrow(/^firebase-tools has changed `moved.start` in `.*`, .*: pin the /);
});
