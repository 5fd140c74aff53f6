import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each(['Password123', 'monkey01', 'summer2024', 'dragon99', '1q2w3e4r', 'welcome1!'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

// 'password' has no digit, so the form rejects it anyway, and the list leaves it out.
test.each(['sailing1', 'password', 'monkey8412', ''])('%j is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
