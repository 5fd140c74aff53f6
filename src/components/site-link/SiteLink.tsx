import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { newTabHint } from '../../content/site';

/** A link to a page of this site, an anchor on this page, or another site. */
export function SiteLink({ href, ...anchor }: ComponentProps<'a'> & { readonly href: string }) {
  if (href.startsWith('/')) {
    // Only React Router's framework mode needs the attribute that `discover` adds by default.
    return <Link to={href} discover="none" {...anchor} />;
  }
  return <a href={href} {...anchor} {...(href.startsWith('http') && inNewTab)} />;
}

const NEW_TAB_HINT_ID = 'new-tab';

/** For external links. The text stays the accessible name; `NewTabHint` is the description. */
export const inNewTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': NEW_TAB_HINT_ID,
} as const;

/** The description of all external links of a page. */
export const NewTabHint = () => (
  <span id={NEW_TAB_HINT_ID} hidden>
    {newTabHint}
  </span>
);
