import { account } from './account';

/** The reset screen's notices without a form. A separate file, because no other screen needs it. */
export const resetLinkNotices = {
  missing: {
    heading: 'Open the link in your email',
    text: 'This page sets a new password when you arrive from the link in our email. Open that link again, or request a new one.',
  },
  used: {
    heading: 'This link no longer works',
    text: 'It was used before, or a newer one was sent. Request a new one and we will email it to you.',
  },
  expired: {
    heading: 'This link has expired',
    text: 'Reset links only work for a short time. Request a new one and we will email it to you.',
  },
  unreachable: {
    heading: 'We could not check your link',
    text: 'Check your connection, then try again.',
  },
  /** After a request without a response: the link has been used, perhaps by this request. */
  maybeSet: {
    heading: 'Your new password may be set',
    text: 'The link was used a moment ago, but the answer did not reach this page. Log in with the password you just chose. If that does not work, request a new link.',
  },
  otherMode: {
    heading: 'This is not a password reset link',
    text: `There is nothing to set on this page. To reset your password, choose "${account.logIn.forgot}" when you log in.`,
  },
} as const;
