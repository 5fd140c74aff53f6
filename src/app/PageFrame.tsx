import type { ReactNode } from 'react';
import { navigation } from '../content/site';
import css from './page-frame.module.css';

/** A page's header, `main` and footer, with a link that skips the header. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        {navigation.skip}
      </a>
      {children}
    </div>
  );
}
