import type { EnteredField, UserDocument } from '../../src/shared/user-document';

/** What test users have entered: a value of every field. */
export const enteredValues: Required<Pick<UserDocument, EnteredField>> = { name: 'Jane' };
