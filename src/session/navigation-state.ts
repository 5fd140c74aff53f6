import { z } from 'zod/mini';
import { birthdayFieldsSchema } from '../shared/birthday';
import { uidSchema } from '../shared/user-document';
import type { Account } from './auth-state';

// The browser's history stores navigation state, so it never holds the password. It is not trusted:
// it only lets a user reach a screen, which shows only data that the signed-in user may read.

const usernameStateSchema = z.extend(z.partial(birthdayFieldsSchema), {
  name: z.string(),
  UID: uidSchema,
  email: z.string().check(z.minLength(1)),
});

const dashboardStateSchema = z.object({ UID: uidSchema });

const logInStateSchema = z.object({ passwordChanged: z.literal(true) });

export type UsernameState = z.infer<typeof usernameStateSchema>;
export type DashboardState = z.infer<typeof dashboardStateSchema>;
export type LogInState = z.infer<typeof logInStateSchema>;

export const parseUsernameState = (state: unknown) => usernameStateSchema.safeParse(state).data;
export const parseDashboardState = (state: unknown) => dashboardStateSchema.safeParse(state).data;
export const parseLogInState = (state: unknown) => logInStateSchema.safeParse(state).data;

/** The username screen's state for an account whose sign-up was not finished. */
export function resumeState({ name, uid, email }: Account): UsernameState {
  return { name, UID: uid, email };
}
