import type { ReactNode } from 'react';
import css from './form.module.css';

/** The terms that a user agrees to by submitting a form. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}

/** A message above a form. Its live region renders before the text, so that it is announced. */
export function FormNotice({ text }: { readonly text: string | undefined }) {
  return (
    <div role="status" className={css.status}>
      {text && <p className={css.success}>{text}</p>}
    </div>
  );
}
