import { LIMITS } from './limits';

const { age, password, username } = LIMITS;

/** The messages of forms. Their wording is fixed. */
export const messages = {
  fillInAllFields: 'Fill in all fields to continue.',
  somethingWentWrong: 'Oops! Something went wrong.',

  passwordTooShort: `Passwords must contain at least ${password.min} characters.`,
  passwordTooSimple: 'Passwords must contain both letters and numbers.',
  passwordInvalid: 'Enter a valid password.',
  passwordWrong: 'Wrong password.',

  emailInvalid: 'Enter a valid email.',
  emailInUse: 'This email is already in use by another account.',
  emailUnknown: 'User not found. Try signing up!',
  emailHasNoAccount: 'There is no account associated with the email you entered.',
  accountDisabled: 'This account is currently disabled.',

  birthdayInvalid: 'Enter a valid birthday.',
  tooYoung: `You must be at least ${age.min} years old to use Lively.`,

  usernameEmpty: 'Please enter a valid username',
  usernameLength: `Usernames must be ${username.min}-${username.max} characters long.`,
  usernameCharacters:
    'Usernames can only use lowercase Roman letters (a-z), numbers, periods, or underscores.',
  usernameEndsInPeriod: 'Usernames cannot end in a period.',
  usernameAdjacentPeriods: 'Usernames cannot contain 2 adjacent periods.',
  usernameTaken: 'Username already exists. Please choose another one.',
} as const;

/** The key of a message: what is wrong with a form's input, or that sending it failed. */
export type FormError = keyof typeof messages;
