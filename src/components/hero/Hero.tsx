import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { PageHeading } from '../page-heading/PageHeading';
import css from './hero.module.css';

/** A page's first section: sky in the background, one large headline, one sentence. */
export function Hero({ className, ...section }: ComponentProps<'section'>) {
  return <section className={classNames(css.sky, className)} {...section} />;
}

export function HeroHeading({ children }: { readonly children: ReactNode }) {
  return <PageHeading className={css.headline}>{children}</PageHeading>;
}

/** The sentence below the headline of a hero, or of a section that looks like one. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={`lead ${css.lead}`}>{children}</p>;
}
