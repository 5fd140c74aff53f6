import { describe, expect, test } from 'vitest';
import { userDocumentSchema } from '../../src/shared/user-document';
import { firestoreCases, jane } from './cases/firestore-cases';

const MUTABLE = new Set(['profilePicPath', 'spaces', 'status', 'quickAddFriends']);

// firestore.test.ts runs the same cases against the rules.
const cases = Object.values(firestoreCases)
  .flat()
  .flatMap(({ title, allowed, as, attempt }) =>
    attempt.kind === 'update' &&
    as === jane.UID &&
    attempt.removed === undefined &&
    Object.keys(attempt.change).every((field) => MUTABLE.has(field))
      ? [{ title, allowed, change: attempt.change }]
      : [],
  );

describe('the shared schema agrees with the rules', () => {
  test('on enough cases', () => {
    expect(cases.filter(({ allowed }) => allowed).length).toBeGreaterThan(15);
    expect(cases.filter(({ allowed }) => !allowed).length).toBeGreaterThan(40);
  });

  test.each(cases)('$title', ({ allowed, change }) => {
    expect(userDocumentSchema.safeParse({ ...jane, ...change }).success).toBe(allowed);
  });
});
