/** The files of the build that pages load. The root's `data-files` has their URLs, in this order. */
export const FILES = ['styles', 'shared', 'common', 'site', 'forms', 'auth', 'member'] as const;

export type FileName = (typeof FILES)[number];

/** The files that each bundle needs besides itself and `shared`. The build compares its imports. */
export const NEEDS = {
  site: ['styles', 'common'],
  forms: [],
  auth: ['forms'],
  member: ['common', 'forms', 'auth'],
} as const satisfies Record<string, readonly FileName[]>;

/** The bundles that pages load besides `shared`, by their entries in this folder. */
export type BundleName = keyof typeof NEEDS;
