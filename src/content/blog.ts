import { brand } from './brand';

export const blog = {
  title: `Blog | ${brand.product}`,
  description: `News from the two people who make ${brand.product}: how the app came about, what we learned while building it, and what is new on the App Store.`,
  heading: 'Blog',
  text: `What we are building, what we got wrong, and when ${brand.product} reaches you.`,
  backToList: 'All posts',
  newer: 'Newer post',
  older: 'Older post',
} as const;
