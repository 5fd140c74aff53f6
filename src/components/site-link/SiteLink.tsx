import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link to a page of this site, a place on this page, or another site. */
export function SiteLink({ href, ...anchor }: ComponentProps<'a'> & { readonly href: string }) {
  if (href.startsWith('/')) {
    // `discover` belongs to React Router's framework mode; here its attribute is only weight.
    return <Link to={href} discover="none" {...anchor} />;
  }
  return <a href={href} {...anchor} {...(href.startsWith('http') && inNewTab)} />;
}

/** For a link that leaves the site. Its text stays its name; the footer holds what describes it. */
export const inNewTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': 'new-tab',
} as const;
