import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { newTabHint } from '../../content/site';

export const NEW_TAB_HINT_ID = 'new-tab';

/** A link to a page, an anchor, an email address, or another site, which opens in a new tab. */
export function SiteLink({ href, ...anchor }: ComponentProps<'a'> & { readonly href: string }) {
  if (href.startsWith('/')) {
    // Only React Router's framework mode needs the attribute that `discover` adds by default.
    return <Link to={href} discover="none" {...anchor} />;
  }
  if (!href.startsWith('http')) return <a href={href} {...anchor} />;
  return (
    <a href={href} {...anchor} target="_blank" rel="noopener" aria-describedby={NEW_TAB_HINT_ID} />
  );
}

/** The description of all external links of a page. The name of each stays its text. */
export const NewTabHint = () => (
  <span id={NEW_TAB_HINT_ID} hidden>
    {newTabHint}
  </span>
);
