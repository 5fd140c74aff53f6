import { LIMITS } from '../shared/limits';
import type { EnteredField } from '../shared/user-document';
import { brand } from './brand';
import type { AccountPage } from './pages';
import { navigation, retry } from './site';

/** What a page of the account area says before its screen is there. */
export type AccountPageCopy = {
  readonly title: string;
  readonly heading: string;
  /** For search engines. Pages without it are not indexed: another page or an email leads there. */
  readonly description?: string;
  /** On a page that is a card with this text until the session is known. */
  readonly loading?: string;
  /** Whether users continue in the app from here. */
  readonly leadsToApp?: boolean;
};

/** The copy of the account area. Texts from the specification, such as headings, stay verbatim. */
export const accountCopy = {
  noScript:
    'Your account needs JavaScript. Please turn it on for this site and load the page again.',
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    username: 'Username',
    birthday: 'Birthday',
    birthMonth: 'Month',
    birthDay: 'Day',
    birthYear: 'Year',
    // Does not compile when an entered field has no label.
  } satisfies Record<EnteredField, string> & Record<string, string>,
  passwordHint: `At least ${LIMITS.password.min} characters, with both letters and numbers.`,
  /** In place of the hint; the form accepts such a password. */
  commonPassword: 'This is one of the most common passwords. Another one is safer.',
  /** At an empty field, when the form asks to fill in all fields. */
  missing: 'Missing',
  retry,
  help: 'Help with your account',
  noEmail: {
    question: 'Nothing arrived?',
    link: 'What to do when no email arrives',
  },
  showPassword: 'Show',
  hidePassword: 'Hide',
  /** Screen readers read it after `showPassword` and `hidePassword`. */
  toggledField: 'password',
  signUp: {
    title: `Sign Up | ${brand.product}`,
    description: `Create your free ${brand.product} account and choose the username by which friends find you.`,
    heading: 'Create an account',
    required: 'All fields are required.',
    consent: `By clicking continue, you agree that the information you entered is accurate and that you are at least ${LIMITS.age.min} years old.`,
    privacy: 'Also read our',
    privacyLink: 'Privacy Policy',
    didYouMean: (email: string) => `Did you mean ${email}?`,
    useSuggestion: 'Use this email',
    dayPlaceholder: '01',
    yearPlaceholder: '2000',
    submit: 'Continue',
    pending: 'Creating your account…',
    registered: 'Already registered?',
  },
  logIn: {
    title: `Log In | ${brand.product}`,
    description: `Log in to your ${brand.product} account, to see your profile and get the app.`,
    heading: 'Log in to your account',
    forgot: 'Forgot password?',
    submit: navigation.logIn.text,
    pending: 'Logging in…',
    noAccount: "Don't have an account?",
    signUp: navigation.signUp.text,
    passwordChanged: 'Your new password is set. Log in with it.',
  },
  signedIn: {
    note: 'You are logged in as',
    toDashboard: 'Go to your dashboard',
  },
  username: {
    title: `Choose a Username | ${brand.product}`,
    heading: 'Choose your username',
    loading: 'Loading your sign-up…',
    hint: `${LIMITS.username.min}-${LIMITS.username.max} characters: lowercase letters, numbers, periods and underscores.`,
    /** After `usernameTaken`. Nothing checks that the suggested usernames are free. */
    suggestions: 'How about one of these? Or keep typing:',
    /** Followed by the email. */
    account: 'You log in with',
    wrongEmail: 'Not your email?',
    beginAgain: 'Begin again',
    beginningAgain: 'Removing this account…',
    /** The account was created too long ago for Firebase to remove it without another log-in. */
    logInFirst: 'Please log in once more to begin again.',
    hints: {
      name: 'We could not save your name. Please enter it again.',
    } satisfies Record<EnteredField, string | undefined>,
    submit: navigation.signUp.text,
    pending: 'Signing you up…',
    agree: 'By clicking sign up, you agree to our',
    terms: 'Terms of Service',
    and: 'and',
    privacy: 'Privacy Policy',
    lockedHeading: 'This page is locked',
    locked: 'A username comes right after signing up. Please sign up first.',
  },
  forgotPassword: {
    title: `Forgot Password | ${brand.product}`,
    heading: "Let's get you back on track",
    placeholder: 'Enter your email',
    submit: 'Send instructions',
    pending: 'Sending instructions…',
    finished: 'Finished resetting?',
    sent: (email: string) =>
      `We sent an email to ${email} with password reset instructions. Make sure to check both your inbox and spam folder!`,
    /** The button that makes the form usable again after the email is sent. */
    anotherAddress: 'Another address?',
  },
  resetPassword: {
    title: `Reset Password Instructions | ${brand.product}`,
    /** Until the link's task is known. */
    heading: 'The link in your email',
    loading: 'Checking your link…',
    formHeading: 'Choose a new password',
    /** Followed by the email. */
    account: 'For your account',
    submit: 'Set new password',
    pending: 'Setting your new password…',
    requestNewLink: 'Request a new link',
  },
  dashboard: {
    title: `Dashboard | ${brand.product}`,
    /** Until the user's name is known. */
    heading: 'Your dashboard',
    /** Followed by the user's name. */
    welcome: 'Welcome,',
    picture: (name: string) => `Profile picture of ${name}`,
    loading: 'Loading your dashboard…',
    leadsToApp: true,
    label: 'Boarding pass',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Not copied',
    /** Screen readers read it after `copy`, `copied` and `copyFailed`. */
    copyTarget: 'username',
    logOut: 'Log out',
    deleteAccount: 'Delete your account',
    loggingOut: 'Logging out…',
  },
} as const;

/** What each page says before its screen is there. */
export const accountPages: Readonly<Record<AccountPage, AccountPageCopy>> = accountCopy;
