const REPORT = /src\/(reporting\/report|shared\/report-names)\./;

/**
 * Groups of modules that load together: fewer, larger chunks compress better and need fewer
 * requests. A module is in the first group that matches it.
 */
const GROUPS = {
  react: [/node_modules\/(react|react-dom|react-router|scheduler)\//],
  /** Modules that every hydrated page needs, or that both public pages and forms need. */
  base: [
    /rolldown\/runtime/,
    /src\/content\/(brand|pages|site)\.ts/,
    /src\/components\/(button|class-names|container|hydration|page-heading|site-link)/,
    /src\/components\/art\/(shapes|art)/,
    /src\/components\/logo\/(LivelyMark|LivelyLogo|logo)/,
    /src\/components\/page-meta\/PageMeta/,
    /src\/shared\/(edit-distance|messages)/,
    /src\/app\/(ErrorBoundary|error-boundary)/,
    REPORT,
    /src\/session\/browser-storage/,
  ],
  /** Modules that public pages share, and no form needs. */
  public: [
    /src\/app\/(PageFrame|page-frame)/,
    /src\/components\/(card-link|hero|line-icon|page-meta\/JsonLd)/,
  ],
  /** Modules of the screens after the forms. Before `account`, which matches all of src/session. */
  member: [/node_modules\/@tanstack\//, /src\/session\/(queries|status)\.ts/],
  /** Modules that every account page needs, and no public page. */
  account: [
    /node_modules\/zod\//,
    /src\/(session|components\/(form|account-card))\//,
    // All but the list that a form loads when the user gets to the password.
    /src\/shared\/(?!common-password)/,
    /src\/app\/account\/prefetch\./,
    /src\/(backend\/failure|content\/account)\.ts/,
    /src\/components\/art\/AccountScene\.tsx/,
  ],
};

/** The groups that each hydrated page has loaded before any `import()` runs. */
export const INITIAL_GROUPS: readonly (keyof typeof GROUPS)[] = ['react', 'base'];

/** The bundler's settings. Firebase is in no group, and stays in the chunks that import it. */
export const codeSplitting = (hasCollector: boolean) => ({
  // Otherwise the account chunk would also include modules that public pages need.
  includeDependenciesRecursively: false,
  groups: [
    // First, because `base` matches it, too. With a collector, public pages load it alone.
    ...(hasCollector ? [{ name: 'report', test: REPORT }] : []),
    ...Object.entries(GROUPS).map(([name, parts]) => ({
      name,
      test: (id: string) => parts.some((part) => part.test(id)),
    })),
  ],
});
