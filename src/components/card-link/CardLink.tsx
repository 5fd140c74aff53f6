import type { ComponentProps } from 'react';
import { SiteLink } from '../site-link/SiteLink';
import css from './card-link.module.css';

/** A link that makes its whole list item a click target. The item needs `position: relative`. */
export function CardLink(link: Omit<ComponentProps<typeof SiteLink>, 'className'>) {
  return <SiteLink {...link} className={css.link} />;
}
