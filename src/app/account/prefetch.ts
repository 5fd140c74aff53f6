let isPrefetched = false;

/**
 * Prefetches what the user needs after filling in a form: the Firebase SDKs, the two screens that follow,
 * with their layout, and the modules that these import later. Also prefetches the log-in, where a log-out
 * leads, even offline. Failures are ignored: the import that needs a module handles its own.
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
    import('../../screens/log-in/LogInScreen'),
  ]);
}
