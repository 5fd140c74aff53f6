import type { ReactNode } from 'react';
import css from './form.module.css';

/** The terms that a user agrees to by submitting a form. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
