const KEY = 'lively.session';

/**
 * Whether somebody has been signed in at this browser: a hint, no more, for pages that would
 * otherwise fetch the provider's code only to learn that nobody is here. Says yes when it cannot
 * know.
 */
export function maySomebodyBeHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberWhetherSomebodyIsHere(isSomebodyHere: boolean): void {
  try {
    if (isSomebodyHere) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: maySomebodyBeHere says yes.
  }
}

/** Calls back when somebody signs in or out in another tab. Returns how to stop. */
export function onHintChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
