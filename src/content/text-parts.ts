/** The illustrations of posts, in src/components/art/post-drawings.tsx. */
export const illustrations = ['launch', 'comingSoon', 'recognition', 'reflection'] as const;

export type IllustrationName = (typeof illustrations)[number];

/** The values of `shows` in a text's `<Phone>`, with their components in src/components/mockups. */
export const mockupsInTexts = {
  home: 'HomePhone',
  calendar: 'CalendarPhone',
  journal: 'JournalEntries',
  sharing: 'SharingBoard',
} as const;
