import { z } from 'zod/mini';
import { birthdayFieldsSchema } from '../shared/birthday';
import { uidSchema } from '../shared/user-document';

// The browser's history stores navigation state, so it never holds the password. It is not trusted:
// it only lets a user reach a screen, which shows only data that the signed-in user may read. The
// specification calls the uid `UID` there; only this file does so.

const usernameStateSchema = z.pipe(
  z.extend(z.partial(birthdayFieldsSchema), {
    name: z.string(),
    UID: uidSchema,
    email: z.string().check(z.minLength(1)),
  }),
  z.transform(({ UID: uid, ...others }) => ({ ...others, uid })),
);

/** For the username screen: the account and the sign-up form's birthday, after a log-in without it. */
export type UsernameState = z.output<typeof usernameStateSchema>;

const dashboardStateSchema = z.object({ UID: uidSchema });

const logInStateSchema = z.object({ passwordChanged: z.literal(true) });

export function usernameState({ uid, ...others }: UsernameState): object {
  return { ...others, UID: uid };
}

export function parseUsernameState(state: unknown): UsernameState | undefined {
  return usernameStateSchema.safeParse(state).data;
}

export function dashboardState(uid: string): object {
  return { UID: uid };
}

/** @returns the uid of the user whose dashboard was asked for */
export function parseDashboardState(state: unknown): string | undefined {
  return dashboardStateSchema.safeParse(state).data?.UID;
}

/** For log-in after a password was set: says so once. */
export const passwordChangedState: z.infer<typeof logInStateSchema> = { passwordChanged: true };

export function isPasswordChanged(state: unknown): boolean {
  return logInStateSchema.safeParse(state).success;
}
