import { type Auth, getAuth } from 'firebase/auth';

export * from 'firebase/auth';

/** Auth the usual way, with the pop-up part; in the place of the site's own choice. */
export const initializeAuth = (...[app]: Parameters<typeof getAuth>): Auth => getAuth(app);
