import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import css from './container.module.css';

type ContainerProps = ComponentProps<'div'> & {
  readonly width?: 'text' | 'wide';
  /** For a page that begins with its heading, not with a hero. */
  readonly isPage?: boolean;
};

/** Holds a page's content at a comfortable width: `text` for reading, `wide` for everything else. */
export function Container({ width = 'wide', isPage, className, ...div }: ContainerProps) {
  return <div className={classNames(css[width], isPage && css.page, className)} {...div} />;
}
