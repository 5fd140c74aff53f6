import { z } from 'zod/mini';
import { emailSchema } from './email';
import { nameSchema } from './name';
import { usernameSchema } from './username';

/** The collection with one document per user, under the user's UID. */
export const USERS = 'users';

/** `profilePicPath` of a user without their own profile picture. */
export const DEFAULT_PICTURE = 'default';

export const SPACES_MAX = 100;
export const SPACE_MAX_LENGTH = 60;
export const STATUS_EMOJI_MAX_LENGTH = 16;
export const STATUS_TEXT_MAX_LENGTH = 100;
export const FRIENDS_MAX = 100;
export const ID_MAX_LENGTH = 128;

export const uidSchema = z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH));

/** The folder of all profile pictures. Both rules files repeat it. */
export const PICTURES = 'profilePics/';

/** The folder of a user's pictures. It ends in a slash: another uid may start with this one. */
export function pictureFolder(uid: string): string {
  return `${PICTURES}${uid}/`;
}

const PICTURE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Limits the length in code points, as the patterns in the rules do. */
const text = (least: number, most: number) =>
  z.string().check(
    z.refine((value) => {
      const { length } = [...value];
      return length >= least && length <= most;
    }),
  );

/** The document users/{UID}. The security rules enforce the same constraints. */
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

/** The fields that the dashboard shows. Older documents may lack the others. */
export const userRecordSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  profilePicPath: z.string(),
});

export type UserRecord = z.infer<typeof userRecordSchema>;

/** The document of a new user. */
export function newUserDocument(
  user: Pick<UserDocument, 'name' | 'username' | 'UID' | 'email'>,
): UserDocument {
  return {
    ...user,
    plan: 'free',
    profilePicPath: DEFAULT_PICTURE,
    spaces: ['My events', 'Friend events'],
    status: { emoji: '😊', text: 'Feeling good' },
    quickAddFriends: [],
  };
}
