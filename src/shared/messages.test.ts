import { expect, test } from 'vitest';
import { messages } from './messages';

// session/error-catalogue.test.ts has the messages for error codes of Firebase.
test('forms have the messages of the specification, letter for letter', () => {
  expect(messages).toMatchObject({
    fillInAllFields: 'Fill in all fields to continue.',
    somethingWentWrong: 'Oops! Something went wrong.',
    birthdayInvalid: 'Enter a valid birthday.',
    tooYoung: 'You must be at least 13 years old to use Lively.',
    usernameEmpty: 'Please enter a valid username',
    usernameLength: 'Usernames must be 3-30 characters long.',
    usernameCharacters:
      'Usernames can only use lowercase Roman letters (a-z), numbers, periods, or underscores.',
    usernameEndsInPeriod: 'Usernames cannot end in a period.',
    usernameAdjacentPeriods: 'Usernames cannot contain 2 adjacent periods.',
  });
});
