import type { ReactNode } from 'react';
import { navigation } from '../content/site';
import css from './page-frame.module.css';

/** A page between its header and its footer, with a link that skips the header. */
export function PageFrame(props: {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        {navigation.skip}
      </a>
      {props.header}
      <main id="content">{props.children}</main>
      {props.footer}
    </div>
  );
}
