/** The illustrations of posts, in src/components/art/post-drawings.tsx. */
export const illustrations = ['launch', 'comingSoon', 'recognition', 'reflection'] as const;

export type IllustrationName = (typeof illustrations)[number];

/** The mockups that a text may contain, and their components in src/components/mockups. */
export const phones = {
  home: 'HomePhone',
  calendar: 'CalendarPhone',
  journal: 'JournalEntries',
  sharing: 'SharingBoard',
} as const;
