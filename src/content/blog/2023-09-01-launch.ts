import { brand } from '../brand';
import { paths } from '../paths';
import type { Post } from './post';

const heading = `${brand.product} is out on the App Store`;

export const launch: Post = {
  slug: '09012023',
  date: '2023-09-01',
  title: `${heading} | ${brand.product}`,
  description: `${brand.product} is on the App Store. How to get started on your iPhone in five minutes, what the first version cannot do yet, and how to tell us more.`,
  heading,
  summary:
    'You can download it today. A first five minutes, an honest list of what is missing, and a thank-you.',
  image: {
    key: 'launch',
    alt: 'A small sailboat leaving a harbor, with the app icon on its sail.',
  },
  body: [
    {
      kind: 'p',
      text: `As of this morning, ${brand.product} is on the App Store. If you have an iPhone, you can download it now.`,
    },
    {
      kind: 'p',
      text: 'We had planned a small ceremony. In the end one of us saw the email over a bowl of cereal, and the ceremony was a phone call with a lot of shouting in it.',
    },
    { kind: 'h2', text: 'Your first five minutes' },
    {
      kind: 'ol',
      items: [
        [
          { text: `Download ${brand.product}`, href: paths.download },
          ' and log in, or create an account if you have none.',
        ],
        'Select tomorrow and tap the big plus button at the lower right. Add the first thing you have to do. The date is already set.',
        'Look at your spaces. You start with two, My events and Friend events. Add one for the part of your life that needs it most.',
        'Find a friend by username. The next time you plan something, you will see when both of you have time.',
        'Tonight, pick a mood and write one line in the journal. One line counts.',
      ],
    },
    { kind: 'h2', text: 'What it cannot do yet' },
    {
      kind: 'p',
      text: 'You can change your profile picture, but not your name, your username or your email. Friends find you by your username, so we want to be sure that nobody gets lost when one changes. That takes more time than we had.',
    },
    {
      kind: 'p',
      text: `And ${brand.product} runs on iPhone only. Other devices are coming. We know that some of you are reading this on one of them, and we have not forgotten you.`,
    },
    { kind: 'h2', text: 'Tell us what happened' },
    {
      kind: 'p',
      text: [
        'We tested this app with a handful of friends. Starting today, it meets people who plan in ways we have never thought of. If something confuses you, write to ',
        { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
        '. Tell us what you wanted to do and what happened instead. For questions we have already heard, there is a ',
        { text: 'support page', href: paths.support },
        '.',
      ],
    },
    {
      kind: 'p',
      text: 'Thank you to everyone who tested a build that crashed, reported it kindly, and installed the next one. The plus button is as big as it is because of you.',
    },
    {
      kind: 'p',
      text: 'The list on the wall is empty, by the way. We took it down this morning, looked at the bare wall for a while, and started a new one.',
    },
  ],
};
