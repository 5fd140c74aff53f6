/**
 * Vitest projects that need the running backend or the built site; each is the folder of its name.
 * They share one run, so that one works while another waits for the backend.
 */
export const PROJECTS_WITH_BACKEND = [
  'build',
  'rules',
  'mutation',
  'functions',
  'attack',
  'model',
] as const;
