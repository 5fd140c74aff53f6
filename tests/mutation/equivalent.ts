/** Mutants that decide everything as the rules do, so that no test can notice them, and why. */
export const EQUIVALENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'firestore.rules': {
    'request.auth != null → true': 'the uid of nobody is an error, and an error is a refusal',
    'list.size() <= 100 → list.size() <= 100 && list.size() > 0':
      'an empty list is refused by the next lines: split() gives back at least one element',
  },
  'storage.rules': {
    'request.auth != null → true': 'the uid of nobody is an error, and an error is a refusal',
  },
};
