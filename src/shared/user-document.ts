import { z } from 'zod/mini';
import { emailSchema } from './email';
import { nameSchema } from './name';
import { usernameSchema } from './username';

/** The collection that holds one document a person, under the person's UID. */
export const USERS = 'users';

/** `profilePicPath` of a person without a picture of their own. */
export const DEFAULT_PICTURE = 'default';

export const SPACES_MAX = 100;
export const SPACE_MAX_LENGTH = 60;
export const STATUS_EMOJI_MAX_LENGTH = 16;
export const STATUS_TEXT_MAX_LENGTH = 100;
export const FRIENDS_MAX = 100;
export const ID_MAX_LENGTH = 128;

export const uidSchema = z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH));

/** Where everybody's pictures lie. The two rules files name it in their own words. */
export const PICTURES = 'profilePics/';

/** Where a person's own pictures lie. It ends in a slash: another's uid may begin with this one. */
export function pictureFolder(uid: string): string {
  return `${PICTURES}${uid}/`;
}

const PICTURE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** A text of so many characters, each emoji's parts counted once, as the rules' patterns count. */
const text = (least: number, most: number) =>
  z.string().check(
    z.refine((value) => {
      const { length } = [...value];
      return length >= least && length <= most;
    }),
  );

/** The document users/{UID} (specification, 3). The security rules say the same in their words. */
export const userDocumentSchema = z
  .strictObject({
    name: nameSchema,
    username: usernameSchema,
    UID: uidSchema,
    email: emailSchema,
    plan: z.string().check(z.minLength(1)),
    profilePicPath: z.string(),
    spaces: z
      .array(text(1, SPACE_MAX_LENGTH).check(z.regex(/^[^\n]*$/)))
      .check(z.minLength(1), z.maxLength(SPACES_MAX)),
    status: z.strictObject({
      emoji: text(1, STATUS_EMOJI_MAX_LENGTH),
      text: text(0, STATUS_TEXT_MAX_LENGTH),
    }),
    quickAddFriends: z
      .array(text(1, ID_MAX_LENGTH).check(z.regex(/^[^/]*$/)))
      .check(z.maxLength(FRIENDS_MAX)),
  })
  .check(z.refine(({ profilePicPath, UID }) => isPicturePath(profilePicPath, UID)));

function isPicturePath(path: string, uid: string): boolean {
  if (path === DEFAULT_PICTURE) return true;
  const folder = pictureFolder(uid);
  return path.startsWith(folder) && PICTURE_NAME.test(path.slice(folder.length));
}

export type UserDocument = z.infer<typeof userDocumentSchema>;

/** What the dashboard shows. Older documents may lack the rest; that is no reason to show nothing. */
export const userRecordSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  profilePicPath: z.string(),
});

export type UserRecord = z.infer<typeof userRecordSchema>;

/** The document of somebody who has just signed up. */
export function newUserDocument(
  person: Pick<UserDocument, 'name' | 'username' | 'UID' | 'email'>,
): UserDocument {
  return {
    ...person,
    plan: 'free',
    profilePicPath: DEFAULT_PICTURE,
    spaces: ['My events', 'Friend events'],
    status: { emoji: '😊', text: 'Feeling good' },
    quickAddFriends: [],
  };
}
