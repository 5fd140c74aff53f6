import type { FormError } from './messages';

/** Errors by error slot. `formFields` is the form's own slot, at its bottom. */
export type Errors<Slot extends string> = Readonly<Partial<Record<Slot, FormError | undefined>>>;

/** How sending a form, or an operation behind it, ended. */
export type Outcome<Value, Slot extends string> =
  | { readonly kind: 'ok'; readonly value: Value }
  /** The input is wrong. `invalidField` is the input to correct, when several inputs share an error slot. */
  | {
      readonly kind: 'refused';
      readonly errors: Errors<Slot>;
      readonly invalidField?: string | undefined;
    }
  /** Something other than the input failed. Each form decides where it shows 'Oops! Something went wrong.' */
  | { readonly kind: 'failed' };

export function refused<Slot extends string>(errors: Errors<Slot>, invalidField?: string) {
  return { kind: 'refused', errors, invalidField } as const;
}
