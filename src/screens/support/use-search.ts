import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const PARAMETER = 'q';

/**
 * The search in the page's address, and the field that changes it. Replaces the history entry without
 * React Router, which would move the focus to the heading.
 */
export function useSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const location = useLocation();

  useLayoutEffect(() => {
    const typedBeforeHydration = field.current?.value;
    if (typedBeforeHydration) replaceAddress(typedBeforeHydration, '');
  }, []);

  // A link to this page, Back or Forward has changed the address.
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
    const target = document.getElementById(hash.slice(1));
    if (!field.current || !target?.closest('[hidden]')) return;
    field.current.value = '';
    setQuery('');
    replaceAddress('', hash);
    // The browser looked for the target while it was hidden, so it has to look again.
    requestAnimationFrame(() => window.location.replace(hash));
  }, [location, query]);

  const onInput = () => {
    const typed = field.current?.value ?? '';
    setQuery(typed);
    replaceAddress(typed, '');
  };
  return { query, fieldProps: { ref: field, onInput } };
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
