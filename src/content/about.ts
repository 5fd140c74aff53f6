import { brand } from './brand';

/** The about page, without its story (story.md). */
export const about = {
  title: `About | ${brand.product}`,
  description: `Two students built ${brand.product} because their week was kept in three places. Read how it began, what it is for, who makes it and how to reach us.`,
  heading: `The people and the reason behind ${brand.product}`,
  team: {
    heading: 'Our team',
    text: 'There are two of us. If you write to us, one of us will read it.',
    members: [
      {
        id: 'mobile',
        role: 'Lead mobile developer',
        text: 'Writes the iPhone app, from the calendar to the reminders. Prefers Timeline, has a space for everything.',
      },
      {
        id: 'design',
        role: 'Lead designer and web developer',
        text: 'Draws the screens, the icons and the mood faces, and builds this website. Prefers Schedule, journals in single lines.',
      },
    ],
  },
  contact: {
    heading: 'Contact',
    lines: [
      { label: `Questions about ${brand.product}`, email: brand.supportEmail },
      { label: 'Everything else about the studio', email: brand.companyEmail },
    ],
  },
} as const;
