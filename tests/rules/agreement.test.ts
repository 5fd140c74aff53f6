import { describe, expect, test } from 'vitest';
import { userDocumentSchema } from '../../src/shared/user-document';
import { firestoreCases, jane } from './cases/firestore-cases';

const MUTABLE = new Set(['profilePicPath', 'spaces', 'status', 'quickAddFriends']);

// The same table is put to the rules in firestore.test.ts.
const corpus = Object.values(firestoreCases)
  .flat()
  .flatMap(({ title, allowed, as, attempt }) =>
    attempt.kind === 'update' &&
    as === jane.UID &&
    attempt.removed === undefined &&
    Object.keys(attempt.change).every((field) => MUTABLE.has(field))
      ? [{ title, allowed, change: attempt.change }]
      : [],
  );

describe('the shared schema says of a change what the rules say', () => {
  test('of many', () => {
    expect(corpus.filter(({ allowed }) => allowed).length).toBeGreaterThan(15);
    expect(corpus.filter(({ allowed }) => !allowed).length).toBeGreaterThan(40);
  });

  test.each(corpus)('$title', ({ allowed, change }) => {
    expect(userDocumentSchema.safeParse({ ...jane, ...change }).success).toBe(allowed);
  });
});
