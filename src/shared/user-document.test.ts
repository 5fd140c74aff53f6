import { expect, test } from 'vitest';
import { completeSignUpRequestSchema } from './callable';
import { userDocumentSchema, userRecordSchema } from './user-document';

/** A document of the first version of this site. */
const OLDEST_DOCUMENT = {
  name: 'Jane',
  username: 'jane',
  UID: 'jane-uid',
  email: 'jane@example.com',
  plan: 'free',
  profilePicPath: 'default',
  spaces: ['My events', 'Friend events'],
  status: { emoji: '😊', text: 'Feeling good' },
  quickAddFriends: [],
};

test('the oldest documents are valid, because each field that was added is optional', () => {
  expect(userDocumentSchema.parse(OLDEST_DOCUMENT)).toEqual(OLDEST_DOCUMENT);
});

test('the dashboard reads the oldest documents', () => {
  expect(userRecordSchema.safeParse(OLDEST_DOCUMENT).success).toBe(true);
});

test('a claim of a page from before a field was added is valid', () => {
  const request = { name: 'Jane', username: 'jane' };
  expect(completeSignUpRequestSchema.parse(request)).toEqual(request);
});
