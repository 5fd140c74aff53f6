import { z } from 'zod/mini';
import { emailSchema } from './credentials';
import { LIMITS } from './limits';
import { nameSchema } from './name';
import { usernameSchema } from './username';

/** The collection with one document per user, under the user's UID. */
export const USERS = 'users';

/** `profilePicPath` of a user without their own profile picture. */
export const DEFAULT_PICTURE = 'default';

export const uidSchema = z.string().check(z.minLength(1), z.maxLength(128));

/** The folder of all profile pictures. Both rules files repeat it, and PICTURE_NAME. */
export const PICTURES = 'profilePics/';

/** The folder of a user's pictures. It ends in a slash: another uid may start with this one. */
export function pictureFolder(uid: string): string {
  return `${PICTURES}${uid}/`;
}

const PICTURE_NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9._-]{0,${LIMITS.pictureName.max - 1}}$`);

/** A text of the allowed characters, a class of regular expressions. Counts code points (`u`), as the rules do. */
const textOf = (characterClass: string, { min, max }: { min: number; max: number }) =>
  z.string().check(z.regex(new RegExp(`^${characterClass}{${min},${max}}$`, 'su')));

/**
 * What users enter besides the username. The username form, the call `completeSignUp`, the document and
 * the dashboard have these fields. Add new ones with `z.optional`, because older documents lack them.
 */
export const enteredFields = {
  name: nameSchema,
} satisfies Record<string, z.ZodMiniType<string | undefined>>;

export type EnteredField = keyof typeof enteredFields;

/** The fields that the owner may change. The security rules repeat their names and limits. */
export const ownerFields = {
  /** `userDocumentSchema` also checks that it is the default, or in the user's folder. */
  profilePicPath: z.string(),
  // The rules join the texts of a list with the excluded character.
  spaces: z
    .array(textOf('[^\\n]', LIMITS.space))
    .check(z.minLength(LIMITS.spaces.min), z.maxLength(LIMITS.spaces.max)),
  status: z.strictObject({
    emoji: textOf('.', LIMITS.statusEmoji),
    text: textOf('.', LIMITS.statusText),
  }),
  quickAddFriends: z.array(textOf('[^/]', LIMITS.friend)).check(z.maxLength(LIMITS.friends.max)),
};

/** The document users/{UID}. */
export const userDocumentSchema = z
  .strictObject({
    ...enteredFields,
    username: usernameSchema,
    UID: uidSchema,
    email: emailSchema,
    plan: z.string().check(z.minLength(1)),
    ...ownerFields,
  })
  .check(z.refine(({ profilePicPath, UID }) => isPicturePath(profilePicPath, UID)));

function isPicturePath(path: string, uid: string): boolean {
  if (path === DEFAULT_PICTURE) return true;
  const folder = pictureFolder(uid);
  return path.startsWith(folder) && PICTURE_NAME.test(path.slice(folder.length));
}

export type UserDocument = z.infer<typeof userDocumentSchema>;

/**
 * The fields that the dashboard shows. Older documents may break today's rules, so any text is
 * accepted. They may also lack other fields, so those are ignored.
 */
export const userRecordSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  profilePicPath: z.string(),
  // Does not compile when an entered field is missing.
} satisfies Record<EnteredField, z.ZodMiniType> & Record<string, z.ZodMiniType>);

export type UserRecord = z.infer<typeof userRecordSchema>;

export function newUserDocument(
  user: Omit<UserDocument, 'plan' | keyof typeof ownerFields>,
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
