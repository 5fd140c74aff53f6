import { expect, test } from 'vitest';
import { messages } from '../shared/messages';
import { plans, yearlyDiscountPercent } from './premium';

// The specification has these numbers. The site calculates the discount; all other tests read the plans.
test('the plans have the prices of the specification', () => {
  expect(plans).toMatchObject({
    premium: { yearlyCents: 6999, monthlyCents: 699 },
    plus: { yearlyCents: 3999, monthlyCents: 399 },
  });
});

test('both plans have a yearly discount of 16%', () => {
  expect(Object.values(plans).map(yearlyDiscountPercent)).toEqual([16, 16]);
});

// The messages for errors of Firebase are tested in src/session/error-catalogue.test.ts.
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
    usernameTaken: 'Username already exists. Please choose another one.',
  });
});
