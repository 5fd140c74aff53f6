const KEY = 'lively.session';

/**
 * Whether this browser may have a signed-in user. Only a hint: it saves pages from loading Firebase
 * Auth for visitors without an account. True when storage is blocked.
 */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function saveSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // hasSessionHint is true while storage is blocked.
  }
}

/** Calls the listener when a user signs in or out in another tab. */
export function onSessionHintChange(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
