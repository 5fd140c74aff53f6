import { matchPath, useLocation } from 'react-router-dom';
import { SiteLink } from '../components/site-link/SiteLink';
import type { Link } from '../content/types';

/** A list of links in a header or a footer. */
export function LinkList(props: {
  readonly links: readonly Link[];
  readonly className?: string | undefined;
  /** Whether the link of the current page is marked, as in a navigation. */
  readonly marksCurrent?: boolean;
}) {
  const { links, className, marksCurrent = false } = props;
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <SiteLink href={href} aria-current={marksCurrent ? currentOf(href, pathname) : undefined}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Marks the link of the current page, or of the section that the page is in. React Router's `NavLink` marks
 * both as `page`; with `end`, it marks no section, and no page whose address ends in a slash.
 */
function currentOf(href: string, pathname: string): 'page' | true | undefined {
  if (matchPath(href, pathname)) return 'page';
  return matchPath({ path: href, end: false }, pathname) ? true : undefined;
}
