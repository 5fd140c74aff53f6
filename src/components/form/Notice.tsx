import css from './form.module.css';

/** A message above a form. The live region is there before its text, or it would not be spoken. */
export function Notice({ text }: { readonly text: string | undefined }) {
  return (
    <div role="status" className={css.status}>
      {text && <p className={css.success}>{text}</p>}
    </div>
  );
}
