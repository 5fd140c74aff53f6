// After a log-out in another tab. The code that clears the data of a user (session/user-data.ts) is not
// loaded on every page, and to be one file, this script imports none of it: all keys begin with `lively.`,
// also that of the session hint.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== 'lively.session' || oldValue === null || newValue === oldValue) return;
  // biome-ignore lint/style/noRestrictedGlobals: session/browser-storage.ts would be another file
  const stored = sessionStorage;
  for (const name of Object.keys(stored)) {
    if (name.startsWith('lively.')) stored.removeItem(name);
  }
});
