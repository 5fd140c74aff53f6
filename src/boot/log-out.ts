import type { SESSION_HINT } from '../session/browser-storage';

// The type is erased: an import of the value would need another file.
const sessionHint: typeof SESSION_HINT = 'lively.session';

// Clears what this tab's storage has of the user after a log-out in another tab, also on pages that load
// no code of the session. All keys of user data begin with `lively.` (session/user-data.ts).
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== sessionHint || oldValue === null || newValue === oldValue) return;
  // biome-ignore lint/style/noRestrictedGlobals: session/browser-storage.ts would need another file
  const stored = sessionStorage;
  for (const name of Object.keys(stored)) {
    if (name.startsWith('lively.')) stored.removeItem(name);
  }
});
