import { LIMITS } from './limits';
import { cleanLine } from './name';
import { type EnteredField, enteredFields } from './user-document';
import { removeSpaces } from './username';

/** How a form reads one of its inputs. */
export type FormField = {
  /**
   * While the input is empty, an `optional` field is left out, a `required` one makes the form
   * incomplete, and a `checked` one has an error of its own, which the form's `submit` finds.
   */
  readonly kind: 'optional' | 'required' | 'checked';
  /** Turns what was typed into the text that is checked and sent; '' counts as empty. */
  readonly clean: (typed: string) => string;
};

/** The fields of a form, by the names of their inputs. */
export type FormFields<Name extends string> = Readonly<Record<Name, FormField>>;

/** The cleaned texts of a form, by the names of its inputs. */
export type FormTexts<Name extends string> = Readonly<Record<Name, string>>;

const trim = (typed: string) => typed.trim();

const trimmedField: FormField = { kind: 'required', clean: trim };

/** Spaces are characters of a password, and so it is read as it was typed. */
const passwordField: FormField = { kind: 'required', clean: (typed) => typed };

/** A text that the schema rejects, such as an invisible name, counts as empty. */
const cleanEntered = (field: EnteredField) => (typed: string) =>
  enteredFields[field].safeParse(cleanLine(typed)).data ?? '';

type EnteredInput = FormField & {
  readonly attributes: { readonly autoComplete: string; readonly maxLength: number };
};

/** How a form asks for what users enter besides the username. */
export const enteredInputs = {
  name: {
    kind: 'required',
    clean: cleanEntered('name'),
    attributes: { autoComplete: 'name', maxLength: LIMITS.name.max },
  },
} satisfies Record<EnteredField, EnteredInput>;

export const signUpForm = {
  name: enteredInputs.name,
  email: trimmedField,
  password: passwordField,
  birthMonth: trimmedField,
  birthDay: trimmedField,
  birthYear: trimmedField,
};

export const logInForm = { email: trimmedField, password: passwordField };

export const usernameForm = {
  ...enteredInputs,
  username: { kind: 'checked', clean: removeSpaces },
} satisfies FormFields<string>;

export const forgotPasswordForm = {
  email: { kind: 'checked', clean: trim },
} satisfies FormFields<string>;

export const newPasswordForm = { password: passwordField };

/**
 * The only way to read a form, so that the text that is checked is the text that is sent.
 *
 * @param readInput returns what an input contains; anything but text counts as empty
 */
export function readForm<Name extends string>(
  fields: FormFields<Name>,
  readInput: (name: Name) => unknown,
): FormTexts<Name> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name in fields) {
    const typed = readInput(name);
    texts[name] = fields[name].clean(typeof typed === 'string' ? typed : '');
  }
  // The loop has set every name.
  return texts as FormTexts<Name>;
}

/**
 * The names of the required fields that are empty.
 *
 * @param hasInput whether the form has an input for a field, because it does not show all of them
 */
export function emptyFields<Name extends string>(
  fields: FormFields<Name>,
  texts: FormTexts<Name>,
  hasInput: (name: Name) => boolean,
): Name[] {
  const empty: Name[] = [];
  for (const name in fields) {
    const isEmpty = fields[name].kind === 'required' && texts[name] === '';
    if (isEmpty && hasInput(name)) empty.push(name);
  }
  return empty;
}
