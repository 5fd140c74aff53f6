/* The bundle that every page needs to hydrate: React, the router, and what the other bundles share. */
export { hydrate } from '../app/hydrate';
