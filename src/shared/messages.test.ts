import { expect, test } from 'vitest';
import { messages } from './messages';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.ts', '!./messages.ts'],
  { query: '?raw', import: 'default', eager: true },
);

test.each(Object.keys(messages))('the message %s is shown, or else to be deleted', (name) => {
  expect(Object.values(sources).some((source) => new RegExp(`\\b${name}\\b`).test(source))).toBe(
    true,
  );
});
