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
    // Typed before hydration.
    if (field.current?.value) saveInAddress(field.current.value);
  }, []);

  // Also after Back, after a link to this page, and when a search hides the question in its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes what it reads
  useLayoutEffect(() => {
    const { hash } = window.location;
    if (document.getElementById(hash.slice(1))?.closest('[hidden]')) {
      // Back leads to the search.
      saveInAddress('', hash);
      // The browser has looked for its target already.
      requestAnimationFrame(() => window.location.replace(hash));
    }
    const saved = new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
    if (field.current && field.current.value.trim() !== saved) field.current.value = saved;
    setQuery(saved);
  }, [location, query]);

  const onInput = () => {
    const typed = field.current?.value ?? '';
    setQuery(typed);
    saveInAddress(typed);
  };
  return { query, fieldProps: { ref: field, onInput } };
}

function saveInAddress(query: string, hash = ''): void {
  const address = new URL(window.location.href);
  address.hash = hash;
  if (query.trim()) address.searchParams.set(PARAMETER, query.trim());
  else address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
