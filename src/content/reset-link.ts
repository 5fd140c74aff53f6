/** What the password's screen says where there is no form. Apart, because no other screen needs it. */
export const resetLinkNotices = {
  missing: {
    heading: 'Open the link in your email',
    text: 'This page sets a new password when you arrive from the link in our email. Open that link again, or ask for a new one.',
  },
  used: {
    heading: 'This link no longer works',
    text: 'It was used before, or a newer one was sent. Ask for a new one and we will email it to you.',
  },
  expired: {
    heading: 'This link has expired',
    text: 'Reset links only work for a short time. Ask for a new one and we will email it to you.',
  },
  unreachable: {
    heading: 'We could not check your link',
    text: 'Check your connection, then try again.',
  },
  otherMode: {
    heading: 'This link belongs to another task',
    text: 'It does not reset a password. To change your email or other account details, open the app on your iPhone.',
  },
} as const;
