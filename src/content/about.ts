import { brand } from './brand';
import { paths } from './paths';
import type { Section } from './types';

export interface TeamMember {
  readonly id: 'mobile' | 'design';
  readonly role: string;
  readonly text: string;
}

export const about = {
  title: `About | ${brand.product}`,
  description: `Two students built ${brand.product} because their week was kept in three places. Read how it began, what it is for, who makes it and how to reach us.`,
  heading: `The people and the reason behind ${brand.product}`,
  sections: [
    {
      id: 'story',
      heading: 'Our story',
      body: [
        {
          kind: 'p',
          text: `${brand.product} began in January 2022 with two students and one cluttered week. Homework was in a paper planner, plans with friends were in a group chat, and the journal was in a notes app. We looked for one place to hold all three, and when we did not find it, we started to draw it.`,
        },
        {
          kind: 'p',
          text: [
            'That summer it ran on our own phones. In August a handful of friends began to test it, and in December it was ',
            { text: 'recognized by the Congressional App Challenge', href: paths.post('12202022') },
            ', a yearly contest for middle and high school students in the United States. On September 1, 2023, it ',
            { text: 'came out on the App Store', href: paths.post('09012023') },
            '.',
          ],
        },
      ],
    },
    {
      id: 'purpose',
      heading: 'Our purpose',
      body: [
        {
          kind: 'p',
          text: 'A planner looks ahead and a journal looks back. Most of life happens in between, and that is the part we care about. When tomorrow is written down and yesterday is put into words, it is easier to be where you are.',
        },
        {
          kind: 'p',
          text: 'We also believe that planning with friends should not cost you your privacy. That is why friends see when you are busy and never what with, unless you share the event yourself.',
        },
      ],
    },
  ] satisfies readonly Section[],
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
    ] satisfies readonly TeamMember[],
  },
  contact: {
    heading: 'Contact',
    lines: [
      {
        label: `Questions about ${brand.product}`,
        text: brand.supportEmail,
        href: `mailto:${brand.supportEmail}`,
      },
      {
        label: 'Everything else about the studio',
        text: brand.companyEmail,
        href: `mailto:${brand.companyEmail}`,
      },
    ],
  },
} as const;
