import { Link, useLocation } from 'react-router-dom';
import { isBelow, isPageOf } from '../page-address';

/**
 * A link of the navigation that marks the page, or the section, that is shown. React Router's own
 * `NavLink` marks a section like its page, and overlooks a page whose address ends in a slash.
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
    <Link to={href} className={className} aria-current={current}>
      {text}
    </Link>
  );
}
