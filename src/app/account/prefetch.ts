let isPrefetched = false;

/**
 * Prefetches what the user may need next, mostly after filling in a form: the Firebase SDKs, the
 * two screens that follow, with their layout, and the modules that these import later. Failures are
 * ignored: the import that needs a module handles its own.
 */
export function prefetchNextSteps(): void {
  // At each call, because browsers close unused connections.
  import('../../backend/app')
    .then(({ openConnections }) => openConnections())
    .catch(() => undefined);
  if (isPrefetched) return;
  isPrefetched = true;
  void Promise.allSettled([
    import('../../session/queries'),
    import('../../backend/auth'),
    import('../../backend/user-record'),
    import('../../backend/functions'),
    import('../../backend/picture'),
    import('./MemberLayout'),
    import('../../screens/dashboard/DashboardScreen'),
    import('../../screens/username/UsernameScreen'),
    // A log-out leads there. Without its code, the site would reload the document, which fails offline.
    import('../../screens/log-in/LogInScreen'),
  ]);
}
