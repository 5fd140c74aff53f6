import type { ComponentProps } from 'react';
import { SiteLink } from '../site-link/SiteLink';
import css from './card-link.module.css';

/** A list item that is one large click target. It contains one `CardLink`. */
export function LinkCard({ className, ...item }: ComponentProps<'li'>) {
  return <li className={[css.card, className].filter(Boolean).join(' ')} {...item} />;
}

/** The link of a `LinkCard`. It covers the whole card. */
export function CardLink(link: Omit<ComponentProps<typeof SiteLink>, 'className'>) {
  return <SiteLink {...link} className={css.link} />;
}
