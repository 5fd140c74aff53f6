import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../content/paths';

/**
 * A new page starts at its top, or at the place that its address names; back and forward do not,
 * but for the studio's page: that one always starts at its top.
 */
export function ScrollManager() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const isCompany = pathname === paths.company;
    const isOther = pathname !== shown.current;
    shown.current = pathname;
    // A step inside the site inherits it from the one before.
    window.history.scrollRestoration = isCompany ? 'manual' : 'auto';
    if (type === 'POP' && !(isCompany && isOther)) return;
    const target = hash && document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, type]);
  return null;
}
