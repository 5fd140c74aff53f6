/* The bundle of Firebase Auth, which the links of emails need without the rest of Firebase. */
export { openConnections } from '../backend/app';
export * from '../backend/auth';
