/** Mutants that decide everything as the rules do, so that no test can notice them, and why. */
export const EQUIVALENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'firestore.rules': {
    'request.auth != null → true': 'the uid of nobody is an error, and an error is a refusal',
    'update → update, get': 'a get has no new document to judge: an error',
    'update → update, list': 'a list has no new document to judge: an error',
    'update → update, create': 'a create has no old document to compare with: an error',
    'update → update, delete': 'a delete has no new document to judge: an error',
  },
  'storage.rules': {
    'request.auth != null → true': 'the uid of nobody is an error, and an error is a refusal',
    'create, update → create, update, get': 'the owner may get anyway, and no one else here',
    'create, update → create, update, delete': 'the owner may delete anyway, and no one else here',
  },
};
