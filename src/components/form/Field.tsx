import type { ComponentProps, ReactNode } from 'react';
import { accountCopy } from '../../content/account';
import css from './form.module.css';
import { errorId, missingId } from './form-failure';
import type { FieldState } from './use-form';

type FieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** From `useForm().field()`. */
  readonly state: FieldState;
  readonly options?: readonly string[];
  /** A button at the end of the input. */
  readonly action?: ReactNode;
  /** The id of a text that describes an invalid input, after its error. */
  readonly detailsId?: string | undefined;
  /** Shown below the input. */
  readonly children?: ReactNode;
};

/**
 * An input with its label, and with its error or its hint. With `options`, it is a select, which uses no
 * attribute of an input but `autoComplete`.
 */
export function Field(props: FieldProps) {
  const { label, hint, state, options, action, detailsId, children, ...input } = props;
  const { name, error, errorIds = [] } = state;
  const hintId = `${name}-hint`;
  const hasHint = hint !== undefined && error === undefined;
  const descriptionIds = [...errorIds];
  if (detailsId && state.isInvalid) descriptionIds.push(detailsId);
  if (hasHint) descriptionIds.push(hintId);
  const control = {
    id: name,
    name,
    defaultValue: state.draft,
    'aria-required': state.required,
    'aria-invalid': state.isInvalid || undefined,
    'aria-describedby': descriptionIds.join(' ') || undefined,
  };
  return (
    <div className={css.field}>
      <label htmlFor={name} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        {options ? (
          <select
            autoComplete={input.autoComplete}
            {...control}
            className={`${css.input} ${css.select}`}
          >
            {options.map((option) => (
              // Without `value`, the text is the value, and a translator changes the text.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : (
          <input {...input} {...control} className={css.input} />
        )}
        {action}
      </div>
      <ErrorText id={errorId(name)} text={error} />
      <ErrorText id={missingId(name)} text={state.isMissing && accountCopy.missing} />
      {hasHint && (
        <p id={hintId} className="soft small">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

type ErrorTextProps = { readonly id: string; readonly text: string | false | undefined };

export function ErrorText({ id, text }: ErrorTextProps) {
  if (!text) return null;
  return (
    <p id={id} className={css.error}>
      {text}
    </p>
  );
}

/** Identifies the account for password managers in forms without an email input. */
export function HiddenEmail({ email, name }: { readonly email: string; readonly name?: string }) {
  return (
    <input
      type="email"
      name={name}
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}

/**
 * Types a text into an input for the user, and focuses it. The event calls the `onInput` handlers of the
 * input and of its form, as typing does: they clear messages about the earlier text.
 */
export function fillIn(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
