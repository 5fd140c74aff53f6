/**
 * vitest's projects that find a running backend, or the built site, where `npm test` has put them;
 * each has the folder of its name. They share one run: while one waits for the backend, another works.
 */
export const PROJECTS_WITH_BACKEND = [
  'build',
  'rules',
  'mutation',
  'functions',
  'attack',
  'model',
] as const;
