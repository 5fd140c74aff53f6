import type { PropsWithChildren } from 'react';
import { navigation } from '../content/site';
import css from './page-frame.module.css';

/** A link that skips the header, and the page: its header, `<main id="content">` and footer. */
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
