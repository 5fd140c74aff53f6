import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newTabHint } from '../../content/site';

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
  const leavesSite = href.startsWith('http');
  return (
    <a href={href} className={className} {...(leavesSite && { target: '_blank', rel: 'noopener' })}>
      {children}
      {leavesSite && <span className="visually-hidden"> {newTabHint}</span>}
    </a>
  );
}
