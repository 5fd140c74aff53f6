import { cleanName, nameSchema } from './name';
import { removeSpaces } from './username';

/** How a form reads one of its inputs. */
export type FormField = {
  /** Whether the form is incomplete while the input is empty. */
  readonly required: boolean;
  /** Turns what was typed into the text that is checked and sent; '' counts as empty. */
  readonly clean: (typed: string) => string;
};

/** The fields of a form, by the names of their inputs. */
export type FormFields<Name extends string> = Readonly<Record<Name, FormField>>;

/** The cleaned texts of a form, by the names of its inputs. */
export type FormTexts<Name extends string> = Readonly<Record<Name, string>>;

const trimmedField: FormField = { required: true, clean: (typed) => typed.trim() };

/** Spaces are characters of a password, and so it is read as it was typed. */
const passwordField: FormField = { required: true, clean: (typed) => typed };

/** A name that the schema rejects, such as an invisible one, counts as empty. */
const nameField: FormField = {
  required: true,
  clean: (typed) => nameSchema.safeParse(cleanName(typed)).data ?? '',
};

export const signUpForm = {
  name: nameField,
  email: trimmedField,
  password: passwordField,
  birthMonth: trimmedField,
  birthDay: trimmedField,
  birthYear: trimmedField,
};

export const logInForm = { email: trimmedField, password: passwordField };

export const usernameForm = {
  name: nameField,
  username: { required: true, clean: removeSpaces },
};

export const forgotPasswordForm = { email: trimmedField };

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

/** The names of the required fields that are empty. */
export function emptyFields<Name extends string>(fields: FormFields<Name>, texts: FormTexts<Name>) {
  const empty: Name[] = [];
  for (const name in fields) {
    if (fields[name].required && texts[name] === '') empty.push(name);
  }
  return empty;
}
