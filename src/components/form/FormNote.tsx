import type { ReactNode } from 'react';
import css from './form.module.css';

/** What a person agrees to by sending a form. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
