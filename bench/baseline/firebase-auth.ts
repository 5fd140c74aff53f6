import { type Auth, getAuth } from 'firebase/auth';

export * from 'firebase/auth';

/** The default Auth setup, including the pop-up code. Replaces the site's initializeAuth(). */
export const initializeAuth = (...[app]: Parameters<typeof getAuth>): Auth => getAuth(app);
