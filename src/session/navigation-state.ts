import { z } from 'zod/mini';
import { uidSchema } from '../shared/user-document';

// The browser's history stores navigation state, so the state must not hold the password. Users can
// change the state, so the route guards (status.ts) compare its uid with that of the session.
// The specification calls the uid `UID` in navigation state; this file converts it.

const usernameStateSchema = z.pipe(
  z.object({
    name: z.string(),
    UID: uidSchema,
    email: z.string().check(z.minLength(1)),
  }),
  z.transform(({ UID: uid, ...others }) => ({ ...others, uid })),
);

export type UsernameState = z.output<typeof usernameStateSchema>;

const dashboardStateSchema = z.object({ UID: uidSchema });

/** Keeps further fields: a sign-up also passes the birthday, as specified. No screen reads it. */
export function toUsernameState({ uid, ...others }: UsernameState): object {
  return { ...others, UID: uid };
}

export function parseUsernameState(state: unknown): UsernameState | undefined {
  return usernameStateSchema.safeParse(state).data;
}

export const toDashboardState = (uid: string): object => ({ UID: uid });

/** @returns the uid of the user for whose dashboard the state was made */
export function parseDashboardState(state: unknown): string | undefined {
  return dashboardStateSchema.safeParse(state).data?.UID;
}

/** The state for log-in after the user has set a password: log-in shows a notice, and clears it. */
export const PASSWORD_CHANGED = 'password changed';
