/** Mutants that are equivalent to the rules, with the reason. */
export const EQUIVALENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'firestore.rules': {
    'request.auth != null → true':
      'reading the uid without auth is an error, which denies the request',
    'list.size() <= 100 → list.size() <= 100 && list.size() > 0':
      'the next lines deny an empty list: split() returns at least one element',
  },
  'storage.rules': {
    'request.auth != null → true':
      'reading the uid without auth is an error, which denies the request',
  },
};
