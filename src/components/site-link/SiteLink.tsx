import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link to a page of this site, an anchor on this page, or another site. */
export function SiteLink({ href, ...anchor }: ComponentProps<'a'> & { readonly href: string }) {
  if (href.startsWith('/')) {
    // Only React Router's framework mode needs the attribute that `discover` adds by default.
    return <Link to={href} discover="none" {...anchor} />;
  }
  return <a href={href} {...anchor} {...(href.startsWith('http') && inNewTab)} />;
}

/** For external links. The text stays the accessible name; the footer has the description. */
export const inNewTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': 'new-tab',
} as const;
