import type { ComponentProps, ReactNode } from 'react';
import css from './form.module.css';
import { errorId, type FieldState } from './use-form';

type Labelled = {
  readonly label: string;
  readonly hint?: string;
  /** From `useForm().field()`. */
  readonly state: FieldState;
  /** False when several inputs share one message, which is then shown elsewhere. */
  readonly showsError?: boolean;
};

/** An input with its label, and its error or its hint, associated for assistive technology. */
export function Field({
  label,
  hint,
  state,
  showsError = true,
  action,
  ...input
}: Labelled & { readonly action?: ReactNode } & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <Frame label={label} hint={hint} state={state} showsError={showsError}>
      <div className={css.box}>
        <input {...input} {...control(state, hint)} className={css.input} />
        {action}
      </div>
    </Frame>
  );
}

/** A select with its label, hint and error. */
export function SelectField({
  label,
  hint,
  state,
  showsError = true,
  options,
  ...select
}: Labelled & { readonly options: readonly string[] } & Omit<ComponentProps<'select'>, 'name'>) {
  return (
    <Frame label={label} hint={hint} state={state} showsError={showsError}>
      <div className={css.box}>
        <select {...select} {...control(state, hint)} className={`${css.input} ${css.select}`}>
          {options.map((option) => (
            // Without `value`, the text is the value, and a translator changes the text.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
    </Frame>
  );
}

export function FieldError({ slot, error }: { slot: string; error: string | undefined }) {
  return (
    error && (
      <p id={errorId(slot)} className={css.error}>
        {error}
      </p>
    )
  );
}

function Frame({
  label,
  hint,
  state,
  showsError,
  children,
}: {
  label: string;
  hint: string | undefined;
  state: FieldState;
  showsError: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.field}>
      <label htmlFor={state.name} className={css.label}>
        {label}
      </label>
      {children}
      {showsError && <FieldError slot={state.name} error={state.error} />}
      {hint && !state.error && (
        <p id={hintId(state)} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function control(state: FieldState, hint: string | undefined) {
  const describedBy = [state.describedBy, hint && !state.error && hintId(state)]
    .filter(Boolean)
    .join(' ');
  return {
    id: state.name,
    name: state.name,
    defaultValue: state.draft,
    'aria-required': true,
    'aria-invalid': state.invalid || undefined,
    'aria-describedby': describedBy || undefined,
  };
}

const hintId = (state: FieldState) => `${state.name}-hint`;
