const KEY = 'lively.under-age';

/**
 * After one answer under the minimum age, this tab takes no other: an age question that the back
 * button can correct asks nothing. Only the fact is kept, never the birthday.
 */
export function closeAgeGate(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked: the gate stays open, and the answer itself is still refused.
  }
}

export function isAgeGateClosed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
