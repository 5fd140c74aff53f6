import { z } from 'zod/mini';
import { type BirthdayFields, birthdayFieldsSchema } from '../shared/birthday';
import { uidSchema } from '../shared/user-document';

// The browser's history stores navigation state, so it never holds the password. It is not trusted:
// it only lets a user reach a screen, which shows only data that the signed-in user may read. The
// specification calls the uid `UID` there; only this file does so.

/** For the username screen: the account and the sign-up form's birthday, after a log-in without it. */
export type UsernameState = {
  readonly [Field in keyof BirthdayFields]?: BirthdayFields[Field] | undefined;
} & {
  readonly name: string;
  readonly uid: string;
  readonly email: string;
};

export type DashboardState = { readonly uid: string };

const usernameStateSchema = z.extend(z.partial(birthdayFieldsSchema), {
  name: z.string(),
  UID: uidSchema,
  email: z.string().check(z.minLength(1)),
});

const dashboardStateSchema = z.object({ UID: uidSchema });

const logInStateSchema = z.object({ passwordChanged: z.literal(true) });

export function usernameState({ uid, ...others }: UsernameState): object {
  return { ...others, UID: uid };
}

export function parseUsernameState(state: unknown): UsernameState | undefined {
  const parsed = usernameStateSchema.safeParse(state);
  if (!parsed.success) return undefined;
  const { UID: uid, ...others } = parsed.data;
  return { ...others, uid };
}

export function dashboardState(uid: string): object {
  return { UID: uid };
}

export function parseDashboardState(state: unknown): DashboardState | undefined {
  const parsed = dashboardStateSchema.safeParse(state);
  return parsed.success ? { uid: parsed.data.UID } : undefined;
}

/** For log-in after a password was set: says so once. */
export const passwordChangedState: z.infer<typeof logInStateSchema> = { passwordChanged: true };

export function isPasswordChanged(state: unknown): boolean {
  return logInStateSchema.safeParse(state).success;
}
