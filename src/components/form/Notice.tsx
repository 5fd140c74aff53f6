import css from './form.module.css';

/** A message above a form. Its live region renders before the text, so that it is announced. */
export function Notice({ text }: { readonly text: string | undefined }) {
  return (
    <div role="status" className={css.status}>
      {text && <p className={css.success}>{text}</p>}
    </div>
  );
}
