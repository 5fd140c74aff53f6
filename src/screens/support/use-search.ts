import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const PARAMETER = 'q';

/**
 * The search in the page's address, and the field that changes it. boot/hydration.ts looks for the
 * same `q`. Input replaces the history entry without React Router, because NavigationManager would
 * move the focus to the heading. So only `window.location` always has the latest search.
 */
export function useSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const location = useLocation();

  // Runs first, so that the next effect finds a search that was typed before hydration.
  useLayoutEffect(() => {
    const typedBeforeHydration = field.current?.value;
    if (typedBeforeHydration) replaceAddress(typedBeforeHydration, '');
  }, []);

  // Shows the search in the address, which Back, Forward or a link to this page can change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with it
  useLayoutEffect(() => {
    const saved = new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
    // Spaces around the text are not in the address, and stay in the field while the user types.
    if (field.current && field.current.value.trim() !== saved) field.current.value = saved;
    setQuery(saved);
  }, [location]);

  // The search ends when it hides the question to which the address leads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change whether it is hidden
  useLayoutEffect(() => {
    const { hash } = window.location;
    if (!field.current || !isHidden(hash)) return;
    field.current.value = '';
    setQuery('');
    replaceAddress('', hash);
    // The browser looked for the target while it was hidden, so it has to look again.
    requestAnimationFrame(() => window.location.replace(hash));
  }, [location, query]);

  const onInput = () => {
    const typed = field.current?.value ?? '';
    setQuery(typed);
    // Without the hash: otherwise the search would end as soon as it hides the target.
    replaceAddress(typed, '');
  };
  return { query, fieldProps: { ref: field, onInput } };
}

function isHidden(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  return Boolean(target?.closest('[hidden]'));
}

/** @param hash with '#', or empty */
function replaceAddress(query: string, hash: string): void {
  const address = new URL(window.location.href);
  address.hash = hash;
  if (query.trim()) address.searchParams.set(PARAMETER, query.trim());
  else address.searchParams.delete(PARAMETER);
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Safari refuses more than 100 changes in ten seconds. The search works without its address.
  }
}
