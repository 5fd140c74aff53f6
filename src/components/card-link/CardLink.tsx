import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { SiteLink } from '../site-link/SiteLink';
import css from './card-link.module.css';

/** A list item that is one large click target. It contains one `CardLink`. */
export function LinkCard({ className, ...item }: ComponentProps<'li'>) {
  return <li className={classNames(css.card, className)} {...item} />;
}

/** The link of a `LinkCard`. It covers the whole card. */
export function CardLink(link: Omit<ComponentProps<typeof SiteLink>, 'className'>) {
  return <SiteLink {...link} className={css.link} />;
}
