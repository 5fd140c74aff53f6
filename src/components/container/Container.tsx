import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './container.module.css';

/** Holds a page's content at a comfortable width: `text` for reading, `wide` for everything else. */
export function Container(props: {
  readonly width?: 'text' | 'wide';
  /** For a page that begins with its heading, not with a hero. */
  readonly isPage?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { width = 'wide', isPage, className, children } = props;
  return <div className={classNames(css[width], isPage && css.page, className)}>{children}</div>;
}
