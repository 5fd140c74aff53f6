import { LIMITS } from './limits';
import { cleanLine } from './name';
import { type EnteredField, enteredFields } from './user-document';
import { removeSpaces } from './username';

/** How a form reads one of its inputs. */
export type FormField = {
  /**
   * Whether the input may stay empty. If a `required` one does, the form asks to fill in all fields. For
   * one with `hasOwnError`, the form's `submit` returns another error. A text that `clean` rejects counts
   * as missing also in an `optional` one, because it must not be dropped in silence.
   */
  readonly kind: 'optional' | 'required' | 'hasOwnError';
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
  readonly attributes: {
    readonly autoComplete: string;
    readonly maxLength: number;
    /** The direction of the writing, which follows what is typed. */
    readonly dir: 'auto';
  };
};

/** How a form asks for what users enter besides the username. */
export const enteredInputs = {
  name: {
    kind: 'required',
    clean: cleanEntered('name'),
    attributes: { autoComplete: 'name', maxLength: LIMITS.name.max, dir: 'auto' },
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
  username: { kind: 'hasOwnError', clean: removeSpaces },
} satisfies FormFields<string>;

export const forgotPasswordForm = {
  email: { kind: 'hasOwnError', clean: trim },
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
 * The names of the fields to fill in: required ones that are empty, and optional ones whose text `clean`
 * has rejected.
 *
 * @param readInput returns what an input contains; anything but text when the form does not show it
 */
export function missingFields<Name extends string>(
  fields: FormFields<Name>,
  texts: FormTexts<Name>,
  readInput: (name: Name) => unknown,
): Name[] {
  const missing: Name[] = [];
  for (const name in fields) {
    const typed = readInput(name);
    const isShown = typeof typed === 'string';
    if (!isShown || texts[name] !== '') continue;
    const { kind } = fields[name];
    const isRejected = kind === 'optional' && typed.trim() !== '';
    if (kind === 'required' || isRejected) missing.push(name);
  }
  return missing;
}
