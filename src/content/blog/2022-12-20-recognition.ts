import { brand } from '../brand';
import { paths } from '../paths';
import type { Post } from './post';

const heading = `${brand.product} is recognized by the Congressional App Challenge`;

export const recognition: Post = {
  slug: '12202022',
  date: '2022-12-20',
  title: `${heading} | ${brand.product}`,
  description: `${brand.product} has been recognized in the 2022 Congressional App Challenge. What we entered, how we filmed it, and what we still want to fix before release.`,
  heading,
  summary:
    'We entered a contest for student programmers with a towel, a lamp and an unfinished app. Then an email came.',
  image: {
    key: 'recognition',
    alt: 'A ribbon pinned next to a phone, which stands under a desk lamp in front of a camera.',
  },
  body: [
    {
      kind: 'p',
      text: `An email came that we read three times before we believed it. ${brand.product} has been recognized in this year's Congressional App Challenge.`,
    },
    {
      kind: 'p',
      text: 'The challenge is a yearly contest for middle and high school students in the United States. You build an app, alone or in a small team, and explain it in a short video. We entered as a team of two: one of us wrote the iPhone app, the other drew its screens and built this website.',
    },
    { kind: 'h2', text: 'A year of work in a short video' },
    {
      kind: 'p',
      text: 'Building the app took months, and so we thought the video would take an afternoon. It took two weekends. Our first script listed features, one after the other, and sounded like the back of a box.',
    },
    {
      kind: 'p',
      text: [
        'The second script told a story. Four friends want to watch a movie. In the group chat it takes them sixty messages to find an evening. In ',
        { strong: brand.product },
        ', one of them looks at when the others are busy, picks Thursday at seven and shares the event. Three invitations, three yeses. We filmed it on a desk under one lamp, with a bath towel hung over the window to keep the glare off the phone.',
      ],
    },
    { kind: 'h2', text: 'What this changes, and what it does not' },
    {
      kind: 'p',
      text: `It changes how we see our own work. Until now, ${brand.product} had been used by the two of us and a handful of friends, who would have been kind in any case. Now people we have never met have looked at it and found it worth recognizing. We have been smiling at our screens since.`,
    },
    {
      kind: 'p',
      text: [
        'It does not change the ',
        { text: 'list on the wall', href: paths.post('12012022') },
        '. Some reminders still come late. Long journal entries jump when you scroll. We would rather fix those than hurry, so the app is not on the App Store yet, and we are not naming a date.',
      ],
    },
    { kind: 'h2', text: 'Thank you' },
    {
      kind: 'p',
      text: 'To the people who run the challenge and to everyone who judged it. To the friends who have tested every build since August. To everybody at school who asked how it was going and then listened to the whole answer.',
    },
    {
      kind: 'p',
      text: 'And if you are a student with an idea and no time: enter something next year. A deadline is a wonderful tool. Without this one, we would still be choosing between two blues.',
    },
  ],
};
