import type { ComponentProps } from 'react';
import { SiteLink } from '../site-link/SiteLink';
import css from './card-link.module.css';

/** The link of a list item that is one large click target: it covers the positioned item. */
export function CardLink(link: Omit<ComponentProps<typeof SiteLink>, 'className'>) {
  return <SiteLink {...link} className={css.link} />;
}
