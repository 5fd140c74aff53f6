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

  // Also after Back, and after a link to this page.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (target?.closest('[hidden]')) {
      // A link to a question that the search hides. Back leads to the search.
      saveInAddress('', location.hash);
      // The browser has looked for its target already.
      requestAnimationFrame(() => window.location.replace(location.hash));
    }
    const saved = new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
    if (field.current) field.current.value = saved;
    setQuery(saved);
  }, [location]);

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
