import type { FormError } from './messages';

/** Errors by error slot. `formFields` is the form's own slot, at its bottom. */
export type Errors<Slot extends string> = Readonly<Partial<Record<Slot, FormError | undefined>>>;

/** How sending a form, or an operation behind it, ended. */
export type Outcome<Value, Slot extends string> =
  | { readonly kind: 'ok'; readonly value: Value }
  /** Expected, mostly because of wrong input. */
  | {
      readonly kind: 'refused';
      readonly errors: Errors<Slot>;
      /** The wrong input, where several inputs share an error slot. */
      readonly invalidField?: string | undefined;
    }
  /** Not expected. Each form decides where 'Oops! Something went wrong.' appears. */
  | {
      readonly kind: 'failed';
      /** After a timeout: the outcome that may still follow. */
      readonly late?: Promise<Outcome<Value, Slot>>;
    };

/** The outcome of a check in the browser, which needs no server and so is never `failed`. */
export type Checked<Value, Slot extends string> = Exclude<Outcome<Value, Slot>, { kind: 'failed' }>;

export function refused<Slot extends string>(errors: Errors<Slot>, invalidField?: string) {
  return { kind: 'refused', errors, invalidField } as const;
}
