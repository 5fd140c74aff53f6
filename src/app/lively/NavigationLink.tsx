import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../components/site-link/SiteLink';
import { isBelow, isPageOf } from '../page-address';

/**
 * A navigation link that marks the current page or section. React Router's `NavLink` marks a section
 * like a page and does not match a trailing slash.
 */
export function NavigationLink(props: {
  readonly text: string;
  readonly href: string;
  readonly className?: string | undefined;
}) {
  const { text, href, className } = props;
  const { pathname } = useLocation();
  const current = isPageOf(href, pathname) ? 'page' : isBelow(href, pathname) || undefined;
  return (
    <SiteLink href={href} className={className} aria-current={current}>
      {text}
    </SiteLink>
  );
}
