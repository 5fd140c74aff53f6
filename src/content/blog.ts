import { reflection } from './blog/2022-12-01-reflection';
import { recognition } from './blog/2022-12-20-recognition';
import { comingSoon } from './blog/2023-08-30-coming-soon';
import { launch } from './blog/2023-09-01-launch';
import type { Post } from './blog/post';
import { brand } from './brand';

/** Newest first. */
export const posts: readonly Post[] = [launch, comingSoon, recognition, reflection];

export const blog = {
  title: `Blog | ${brand.product}`,
  description: `News from the two people who make ${brand.product}: how the app came about, what we learned while building it, and what is new on the App Store.`,
  heading: 'Blog',
  text: `What we are building, what we got wrong, and when ${brand.product} reaches you.`,
  backToList: 'All posts',
  newer: 'Newer post',
  older: 'Older post',
} as const;
