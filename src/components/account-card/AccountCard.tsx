import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading/PageHeading';
import css from './account-card.module.css';

/** The card around every account form. */
export function AccountCard(props: {
  readonly title: string;
  readonly heading: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.card}>
      {props.icon}
      <title>{props.title}</title>
      <PageHeading>{props.heading}</PageHeading>
      {props.children}
    </div>
  );
}
