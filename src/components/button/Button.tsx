import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { SiteLink } from '../site-link/SiteLink';
import css from './button.module.css';

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'outlined' | 'quiet';
};

/** A page has one primary action, even where several buttons or button links lead to it. */
export function Button({ variant = 'primary', className, ...button }: ButtonProps) {
  return <button type="button" className={classNames(css[variant], className)} {...button} />;
}

type ButtonLinkProps = Omit<ComponentProps<typeof SiteLink>, 'className'> & {
  readonly variant?: 'primary' | 'tonal';
};

export function ButtonLink({ variant = 'primary', ...link }: ButtonLinkProps) {
  return <SiteLink {...link} className={css[variant]} />;
}
