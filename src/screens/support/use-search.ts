import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const PARAMETER = 'q';

/**
 * The search in the page's address (`q`, as in boot/hydration.ts), and the field that changes it.
 * Replaces the history entry without React Router, which would move the focus to the heading. So
 * React Router's `location` may lack the latest search.
 */
export function useSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const location = useLocation();

  // First, a search that was typed before hydration goes into the address.
  useLayoutEffect(() => {
    const typedBeforeHydration = field.current?.value;
    if (typedBeforeHydration) replaceAddress(typedBeforeHydration, '');
  }, []);

  // Then the page shows the search in the address, also when a link to this page, Back or Forward changes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `location` says when to read it again
  useLayoutEffect(() => {
    const saved = new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
    // A space at the end of the field's text is not in the address.
    if (field.current && field.current.value.trim() !== saved) field.current.value = saved;
    setQuery(saved);
  }, [location]);

  // The search ends when it hides the question to which the address leads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change what is hidden
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
