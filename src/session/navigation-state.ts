import { z } from 'zod/mini';
import { birthdayFieldsSchema } from '../shared/birthday';
import { uidSchema } from '../shared/user-document';
import type { Account } from './account';

// Navigation state lies in the browser's history: never the password, and nothing in it is
// believed. It opens a door; what is shown is what the signed-in person may read.

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

/** What the username screen is given when a sign-up that was left is taken up again. */
export function resumeState({ name, uid, email }: Account): UsernameState {
  return { name, UID: uid, email };
}
