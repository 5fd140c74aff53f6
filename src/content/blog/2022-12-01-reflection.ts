import { brand } from '../brand';
import { paths } from '../paths';
import type { Post } from './post';

const heading = `Before anyone can download ${brand.product}: what we learned`;

export const reflection: Post = {
  slug: '12012022',
  date: '2022-12-01',
  title: `${heading} | ${brand.product}`,
  description:
    'A year of building a planner and journal app: why sharing was harder than the calendar, what we deleted, and what we would tell ourselves last January.',
  heading,
  summary:
    'A year of drawing, building and deleting. What was hard, what was not, and what we would tell ourselves last January.',
  image: {
    key: 'reflection',
    alt: 'A desk at night with an open notebook of app sketches, and a list of paper notes on the wall, half of them crossed out.',
  },
  body: [
    {
      kind: 'p',
      text: `We started ${brand.product} in January with a complaint. Homework was in a paper planner. Plans with friends were in a group chat. The journal was in a notes app, between a shopping list and a locker combination. Three places for one week, and we wanted one.`,
    },
    {
      kind: 'p',
      text: `${brand.product} is not out yet. Before it is, we want to write down what this year has taught us. It would be odd to build a journal and keep no record of it.`,
    },
    { kind: 'h2', text: 'The calendar was not the hard part' },
    {
      kind: 'p',
      text: 'Drawing a day took us a few weeks. Sharing it took months. Our first version showed friends everything: what, where and with whom. When the two of us tried it on each other, we began to name our events more carefully, and then we stopped adding the personal ones. A planner you hide things from is not much of a planner.',
    },
    {
      kind: 'p',
      text: 'So we turned it around. Friends see that you are busy, and that is all they see. If you want somebody to know more, you share that one event, and they accept it or they do not. Of everything we decided this year, we are happiest with this.',
    },
    { kind: 'h2', text: 'A journal should ask less' },
    {
      kind: 'p',
      text: 'The first journal asked five questions every night. We tested it on ourselves and lasted eleven days. Now you pick a mood and get an empty page. Some nights we fill it. More often we write one line, like “rain, pancakes, finished the essay,” and one line turns out to be enough to remember the day by.',
    },
    { kind: 'h2', text: 'What we would tell ourselves in January' },
    {
      kind: 'ul',
      items: [
        [
          { strong: 'Show it sooner. ' },
          'We waited until August to hand it to friends. On the first afternoon they told us they could not find the plus button. It is big now, at the lower right, where your thumb already is.',
        ],
        [
          { strong: 'Delete more. ' },
          'We built a chat and a weather panel and took both out again. Nobody has asked for them back.',
        ],
        [
          { strong: 'Write the dull pages early. ' },
          'Writing our ',
          { text: 'privacy policy', href: paths.privacy },
          ' made us collect less. We check your birthday when you sign up, for example, and do not keep it.',
        ],
      ],
    },
    {
      kind: 'p',
      text: 'There is a list taped to the wall above the desk. It has forty-one lines, and about half of them are crossed out. When it is short enough, we will cast off.',
    },
  ],
};
