/** The files of the build that pages load. The bundler adds a hash to their names. */
export const FILES = ['style', 'shared', 'common', 'site', 'forms', 'auth', 'member'] as const;

export type FileName = (typeof FILES)[number];

/**
 * All files that each bundle needs besides itself and `shared`. `checkNeeds` (site-build/bundles.ts)
 * fails the build when one is missing.
 */
export const NEEDS = {
  site: ['style', 'common'],
  forms: [],
  auth: ['forms'],
  member: ['common', 'forms', 'auth'],
} as const satisfies Record<string, readonly FileName[]>;

/** The bundles that pages load besides `shared`, by their entries in `src/bundles`. */
export type BundleName = keyof typeof NEEDS;
