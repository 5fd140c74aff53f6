import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link that knows where it leads: a page of this site, a place on this page, or somewhere else. */
export function SiteLink({ href, className, children }: Props) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} {...(href.startsWith('http') && inNewTab)}>
      {children}
    </a>
  );
}

/** For a link that leaves the site. Its text stays its name; the footer holds what describes it. */
export const inNewTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': 'new-tab',
} as const;
