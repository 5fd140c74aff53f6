import { brand } from '../brand';
import { paths } from '../paths';
import type { Post } from './post';

const heading = `${brand.product} is coming soon to iPhone`;

export const comingSoon: Post = {
  slug: '08302023',
  date: '2023-08-30',
  title: `${heading} | ${brand.product}`,
  description: `${brand.product} is in review for the App Store. What took us until now, what the first version can do, and why it comes to iPhone before anything else.`,
  heading,
  summary:
    'The first version is with the App Store for review. Here is what is in it, and what took us until now.',
  image: {
    key: 'comingSoon',
    alt: 'An iPhone showing the app icon at the horizon of a calm sea, shortly before sunrise.',
  },
  body: [
    {
      kind: 'p',
      text: `We have sent ${brand.product} to the App Store for review. If all goes well, it will be on iPhone within days. Until then we are two people reloading the same page.`,
    },
    { kind: 'h2', text: 'What took us until now' },
    {
      kind: 'p',
      text: [
        'Last December we ',
        { text: 'wrote about a list', href: paths.post('12012022') },
        ' on the wall. Winter and spring went into the lines nobody will ever notice: reminders that come on time, long journal entries that scroll without a jump, a calendar that stays right when you fly to another time zone. In between there were classes and finals, which we planned in the app. That was its longest test.',
      ],
    },
    { kind: 'h2', text: 'What is in the first version' },
    {
      kind: 'ul',
      items: [
        [
          { strong: 'A calendar ' },
          'for personal and group events, with details and reminders. Read it hour by hour in Timeline or as a list in Schedule.',
        ],
        [
          { strong: 'A journal ' },
          'that is private. Each entry has a mood, and you can look back over today, the past week, the past month or everything.',
        ],
        [
          { strong: 'Friends, ' },
          'whom you find by username. You see when they are busy, never why, and you share the events you want to share.',
        ],
        [{ strong: 'A home tab ' }, 'that shows your day before you have looked for it.'],
      ],
    },
    { kind: 'h2', text: 'Free, Plus and Premium' },
    {
      kind: 'p',
      text: [
        'The free plan has all four of these. Plus adds widgets, more themes, advanced insights and unlimited spaces. Premium adds everything else we made, from a focus timer to mood faces you draw yourself. The prices are on the ',
        { text: 'pricing page', href: paths.premium },
        '.',
      ],
    },
    { kind: 'h2', text: 'Why iPhone first' },
    {
      kind: 'p',
      text: 'Because there are two of us, and only one writes mobile apps. We would rather make one version that works than three that almost do. Other devices are coming, and we will write about them here when there is something to show.',
    },
    {
      kind: 'p',
      text: [
        'You do not have to wait to choose your username. ',
        { text: 'Create your account', href: paths.signUp },
        ' on this website today, and log in with it on the day the app comes out.',
      ],
    },
  ],
};
