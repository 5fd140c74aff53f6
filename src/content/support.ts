import { brand } from './brand';
import { paths } from './paths';
import type { Section } from './types';

/** One question and its answer. The id is the topic's URL hash: keep it when rewording. */
export type SupportTopic = Section;

export interface SupportGroup {
  readonly id: string;
  readonly heading: string;
  readonly topics: readonly SupportTopic[];
}

const friends: SupportGroup = {
  id: 'friends-and-group-events',
  heading: 'Friends and group events',
  topics: [
    {
      id: 'group-events',
      heading: 'How do I create a group event?',
      body: [
        {
          kind: 'p',
          text: [
            'Every event has a property called ',
            { strong: 'Share event' },
            '. Open it while you add or edit the event and choose the friends you want to invite. Each of them gets an invitation, and the event becomes a group event for everyone who accepts.',
          ],
        },
      ],
    },
    {
      id: 'invitations',
      heading: 'Where do I find invitations to events?',
      body: [
        {
          kind: 'p',
          text: [
            'Invitations arrive in your notifications, and you accept them there. Once you accept, the event goes to your ',
            { strong: 'Friend events' },
            ' space.',
          ],
        },
        {
          kind: 'p',
          text: [
            'You accepted, but the event is not in your calendar? The space may be hidden: see ',
            { text: 'showing and hiding spaces', href: '#show-hide-spaces' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'add-friends',
      heading: 'How do I add or manage friends?',
      body: [
        {
          kind: 'p',
          text: 'Friends are managed in settings. To add somebody, search for their username. Your own username is on your dashboard on this website, after the @.',
        },
      ],
    },
    {
      id: 'what-friends-see',
      heading: 'What can my friends see?',
      body: [
        {
          kind: 'p',
          text: 'Friends can see when you are busy. The details of your events stay private, unless you share an event with them. Your journal is private, always.',
        },
      ],
    },
  ],
};

const events: SupportGroup = {
  id: 'events-and-entries',
  heading: 'Events and journal entries',
  topics: [
    {
      id: 'add-event-or-entry',
      heading: 'How do I add an event or a journal entry?',
      body: [
        {
          kind: 'ol',
          items: [
            'Select the date you want.',
            'Tap the big plus button at the lower right.',
            'Fill in the event or write the entry. Its date is already set to the date you selected.',
          ],
        },
      ],
    },
    {
      id: 'edit-event-or-entry',
      heading: 'How do I edit an event or a journal entry?',
      body: [
        {
          kind: 'p',
          text: 'Open the event or the entry by tapping it, change what you need to change, and save. That goes for old entries too: you can come back to them at any time.',
        },
      ],
    },
    {
      id: 'sort-journal',
      heading: 'How do I sort my journal or find older entries?',
      body: [
        { kind: 'p', text: 'You can sort the journal and choose how far back it goes:' },
        {
          kind: 'ul',
          items: [
            [{ strong: 'Order: ' }, 'newest first or oldest first.'],
            [{ strong: 'Time frame: ' }, 'all entries, the past week, the past month or today.'],
          ],
        },
        {
          kind: 'p',
          text: 'If an entry seems to be missing, set the time frame to all entries first.',
        },
      ],
    },
  ],
};

const calendar: SupportGroup = {
  id: 'calendar-and-spaces',
  heading: 'Calendar and spaces',
  topics: [
    {
      id: 'calendar-views',
      heading: 'How do I change the calendar view?',
      body: [
        {
          kind: 'p',
          text: 'The calendar has two views. Switch between them in the hamburger menu, the one with three lines.',
        },
        {
          kind: 'ul',
          items: [
            [{ strong: 'Timeline' }, ' lays the day out by the hour, so that you see the gaps.'],
            [{ strong: 'Schedule' }, ' lists your events in the order in which they come.'],
          ],
        },
      ],
    },
    {
      id: 'spaces',
      heading: 'What are spaces?',
      body: [
        {
          kind: 'p',
          text: [
            'Spaces sort your events into categories, for example school, work or a team. You start with two: ',
            { strong: 'My events' },
            ' for your own, and ',
            { strong: 'Friend events' },
            ' for invitations you accept. ',
            { text: 'Plus and Premium', href: paths.premium },
            ' come with unlimited spaces.',
          ],
        },
      ],
    },
    {
      id: 'show-hide-spaces',
      heading: 'Can I show or hide a space?',
      body: [
        {
          kind: 'p',
          text: 'Yes. Every space can be shown or hidden. Hiding one takes its events out of sight without deleting them. Show it again and they are back.',
        },
      ],
    },
  ],
};

const account: SupportGroup = {
  id: 'profile-and-account',
  heading: 'Profile and account',
  topics: [
    {
      id: 'profile',
      heading: 'How do I customize my profile?',
      body: [
        {
          kind: 'p',
          text: 'You can change your profile picture in the app. Your name, username and email cannot be changed yet.',
        },
      ],
    },
    {
      id: 'forgot-password',
      heading: 'I forgot my password. What now?',
      body: [
        {
          kind: 'p',
          text: [
            'Enter your email on the ',
            { text: 'password reset page', href: paths.forgotPassword },
            ' and we send you a link. If nothing arrives within a few minutes, look in your spam folder.',
          ],
        },
      ],
    },
    {
      id: 'manage-account',
      heading: 'Where do I manage or delete my account?',
      body: [
        {
          kind: 'p',
          text: [
            'In the app. This website only shows your profile. The ',
            { text: 'privacy policy', href: `${paths.privacy}#retention` },
            ' says what happens to your data when you delete your account.',
          ],
        },
      ],
    },
    {
      id: 'devices',
      heading: `Which devices does ${brand.product} run on?`,
      body: [
        {
          kind: 'p',
          text: [
            `${brand.product} runs on iPhone. Other devices are coming. The `,
            { text: 'download page', href: paths.download },
            ' has the link to the App Store.',
          ],
        },
      ],
    },
  ],
};

export const support = {
  title: `Support | ${brand.product}`,
  description: `Answers about ${brand.product}: group events and friends, adding and editing events and entries, calendar views, spaces, the journal and your profile.`,
  heading: 'How can we help?',
  text: 'Every question we know is on this one page. Pick one below, or search the page with your browser.',
  contentsLabel: 'Questions on this page',
  groups: [friends, events, calendar, account],
  contact: {
    id: 'contact',
    heading: 'Did not find your answer?',
    body: [
      {
        kind: 'p',
        text: [
          `Write to us about ${brand.product} at `,
          { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
          '. For anything else about the studio, write to ',
          { text: brand.companyEmail, href: `mailto:${brand.companyEmail}` },
          '. It helps if you tell us what you wanted to do and what happened instead.',
        ],
      },
    ],
  } satisfies Section,
} as const;
