/**
 * What is wrong with a form's input, or why sending it failed. `src/content/messages.ts` has the
 * texts.
 */
export type FormError =
  | 'fillInAllFields'
  | 'somethingWentWrong'
  | 'passwordTooShort'
  | 'passwordTooSimple'
  | 'passwordInvalid'
  | 'passwordWrong'
  | 'emailInvalid'
  | 'emailInUse'
  | 'emailUnknown'
  | 'emailHasNoAccount'
  | 'accountDisabled'
  | 'birthdayInvalid'
  | 'tooYoung'
  | 'usernameEmpty'
  | 'usernameLength'
  | 'usernameCharacters'
  | 'usernameEndsInPeriod'
  | 'usernameAdjacentPeriods'
  | 'usernameTaken';
