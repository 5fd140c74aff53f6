import { expect, test } from 'vitest';
import { FIRESTORE_RULES, STORAGE_RULES } from './access';

// No table can list all claims and documents, and the emulator's clock cannot be set.
test.each([
  ['the time', /\b(time|timestamp|duration)\b/],
  ["the token's claims", /\bauth\W+token\b/],
  ['other documents', /(?<!\.)\b(get|exists)(After)?\(/],
])('no decision depends on %s', (_, pattern) => {
  expect(FIRESTORE_RULES).not.toMatch(pattern);
  expect(STORAGE_RULES).not.toMatch(pattern);
});
