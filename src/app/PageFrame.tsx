import type { PropsWithChildren } from 'react';
import { navigation } from '../content/site';
import css from './page-frame.module.css';

/** A page's grid: a skip link, and as children the header, `<main id="content">` and footer. */
export function PageFrame({ children }: PropsWithChildren) {
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        {navigation.skip}
      </a>
      {children}
    </div>
  );
}
