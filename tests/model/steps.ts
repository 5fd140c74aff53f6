import fc from 'fast-check';

export const USERS = 4;
const NAMES = 3;

/** One operation of a user; users and usernames are indexes. */
export type Step =
  | { readonly kind: 'claim'; readonly who: number; readonly name: number }
  | { readonly kind: 'update'; readonly who: number; readonly whose: number; readonly text: string }
  | { readonly kind: 'upgrade'; readonly who: number; readonly whose: number }
  | { readonly kind: 'delete'; readonly who: number };

const who = fc.nat(USERS - 1);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('claim'), who, name: fc.nat(NAMES - 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('update'),
      who,
      whose: who,
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('upgrade'), who, whose: who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), who }) },
);

/** Waves of steps; the steps of a wave run concurrently. */
export const history: fc.Arbitrary<Step[][]> = fc.array(
  fc.array(step, { minLength: 2, maxLength: 6, size: 'max' }),
  { minLength: 2, maxLength: 5, size: 'max' },
);
