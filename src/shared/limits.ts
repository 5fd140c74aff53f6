/**
 * The limits of what users enter and change: of lengths in characters, of numbers, and of the age. A
 * stricter one makes older documents invalid, which the daily check reports: rename those users first.
 */
export const LIMITS = {
  age: { min: 13 },
  name: { max: 100 },
  /** RFC 5321, 4.5.3.1.3 */
  email: { max: 254 },
  password: { min: 6 },
  username: { min: 3, max: 30 },

  // firestore.rules repeats those below, and tests/rules/fields.test.ts compares them.
  pictureName: { max: 200 },
  spaces: { min: 1, max: 100 },
  space: { min: 1, max: 60 },
  statusEmoji: { min: 1, max: 16 },
  statusText: { min: 0, max: 100 },
  friends: { max: 100 },
  friend: { min: 1, max: 128 },
} as const;
