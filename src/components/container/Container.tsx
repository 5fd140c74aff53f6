import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './container.module.css';

/** Holds a page's content at a comfortable width: `text` for reading, `wide` for everything else. */
export function Container(props: {
  readonly width?: 'text' | 'wide';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { width = 'wide', className, children } = props;
  return <div className={classNames(css[width], className)}>{children}</div>;
}
