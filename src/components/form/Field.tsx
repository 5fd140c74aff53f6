import type { ComponentProps, ReactNode } from 'react';
import { accountCopy } from '../../content/account';
import css from './form.module.css';
import { errorId, missingId } from './form-failure';
import type { FieldState } from './use-form';

type FieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  readonly label: string;
  readonly hint?: string;
  /** From `useForm().field()`. */
  readonly state: FieldState;
  readonly options?: readonly string[];
  readonly action?: ReactNode;
  /** The id of a text that describes an invalid input, after its error. */
  readonly moreId?: string | undefined;
};

/**
 * An input with its label, and with its error or its hint. With `options`, it is a select, which uses no
 * attribute of an input but `autoComplete`.
 */
export function Field({ label, hint, state, options, action, moreId, ...input }: FieldProps) {
  const { name, required, error, draft, invalid, missing, describedBy } = state;
  const hintId = hint && !error && `${name}-hint`;
  const descriptionIds = [describedBy, describedBy && moreId, hintId].filter(Boolean);
  const control = {
    id: name,
    name,
    defaultValue: draft,
    'aria-required': required,
    'aria-invalid': invalid || undefined,
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
      <FieldError slot={name} error={error} />
      {missing && (
        <p id={missingId(name)} className={css.error}>
          {accountCopy.missing}
        </p>
      )}
      {hintId && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type SlotError = { readonly slot: string; readonly error: string | undefined };

function FieldError({ slot, error }: SlotError) {
  return (
    error && (
      <p id={errorId(slot)} className={css.error}>
        {error}
      </p>
    )
  );
}

type FieldGroupProps = SlotError & { readonly label: string; readonly children: ReactNode };

/** Inputs that share a label and an error slot. */
export function FieldGroup({ label, slot, error, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group} aria-describedby={error && errorId(slot)}>
      <legend className={css.label}>{label}</legend>
      {children}
      <FieldError slot={slot} error={error} />
    </fieldset>
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
