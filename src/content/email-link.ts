import { accountCopy } from './account';
import { brand } from './brand';
import { paths } from './pages';
import { navigation } from './site';
import type { Link } from './types';

// The copy for the links in Firebase's emails, in a file of its own: only one screen needs it.
// A password link sets a password. An address link confirms, changes or restores an email.

/** A notice in place of a form. */
export type LinkNotice = {
  readonly heading: string;
  readonly text: string;
  /** The first is the primary button. */
  readonly links: readonly [Link, Link?];
};

const { logIn } = navigation;
const { logIn: logInCopy, resetPassword } = accountCopy;
const forgot: Link = { text: logInCopy.forgot, href: paths.forgotPassword };
const newLink: Link = { text: resetPassword.requestNewLink, href: paths.forgotPassword };

export const linkNotices: Record<'missing' | 'otherMode' | 'maybeSet', LinkNotice> = {
  missing: {
    heading: 'Open the link in your email',
    text: 'This page works when you arrive from a link in our email. Please open that link again.',
    links: [logIn, forgot],
  },
  otherMode: {
    heading: 'There is nothing to do here',
    text: `This page cannot use that link. To reset your password, choose "${logInCopy.forgot}" when you log in.`,
    links: [logIn],
  },
  /** After a request without a response: the link has been used, perhaps by this request. */
  maybeSet: {
    heading: 'Your new password may be set',
    text: 'The link was used a moment ago, but the answer did not reach this page. Log in with the password you just chose. If that does not work, request a new link.',
    links: [logIn, newLink],
  },
};

/** While Firebase cannot be reached. */
export const uncheckedLink = {
  heading: 'We could not check your link',
  text: 'Check your connection, then try again.',
};

const shortTime = 'Links only work for a short time.';
const writeToUs = `If your account does not have the right email, write to ${brand.supportEmail}.`;

/** Why a password link no longer works. */
export const invalidPasswordLink: Record<'used' | 'expired', LinkNotice> = {
  used: {
    heading: 'This link no longer works',
    text: 'It was used before, or a newer one was sent. Request a new one to set a new password, and we will email it to you.',
    links: [newLink, logIn],
  },
  expired: {
    heading: 'This link has expired',
    text: `${shortTime} Request a new one to set a new password.`,
    links: [newLink, logIn],
  },
};

/** Why an address link no longer works. */
export const invalidAddressLink: typeof invalidPasswordLink = {
  used: {
    heading: 'This link no longer works',
    text: `It was used before, or a newer one was sent. If it was you, there is nothing left to do. ${writeToUs}`,
    links: [logIn],
  },
  expired: { heading: 'This link has expired', text: `${shortTime} ${writeToUs}`, links: [logIn] },
};

/** The address links, by Firebase's operation. Each `text` is followed by the email. */
export const addressLinks = {
  VERIFY_EMAIL: {
    heading: 'Confirm your email',
    text: 'Is this your email? Then confirm it:',
    submit: 'Confirm my email',
    pending: 'Confirming your email…',
    done: { heading: 'Your email is confirmed', text: 'Thank you! This email is confirmed:' },
  },
  VERIFY_AND_CHANGE_EMAIL: {
    heading: 'Change your email',
    text: 'Your account gets a new email. From then on, you log in with this one:',
    submit: 'Change my email',
    pending: 'Changing your email…',
    done: { heading: 'Your email is changed', text: 'From now on, log in with this email:' },
  },
  RECOVER_EMAIL: {
    heading: 'Restore your email',
    text: 'The email of your account was changed. If that was not you, give your account this email again:',
    submit: 'Restore my email',
    pending: 'Restoring your email…',
    done: { heading: 'Your email is restored', text: 'Your account has this email again:' },
  },
} as const;

export const addressLinkCopy = {
  title: `Your Email | ${brand.product}`,
  /** In place of `done`, after a request without a response. */
  maybeDone: {
    heading: 'That may have worked',
    text: 'The link was used a moment ago, but the answer did not reach this page. If it worked, this is the email of your account:',
  },
  /** After an email was restored. */
  newPassword:
    'Whoever changed it may know your password. Set a new one now: we will email you how.',
} as const;
