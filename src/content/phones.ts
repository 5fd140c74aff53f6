/** The mockups that a text may contain, and their components in src/components/mockups. */
export const phones = {
  home: 'HomePhone',
  calendar: 'CalendarPhone',
  journal: 'JournalEntries',
  sharing: 'SharingBoard',
} as const;
