import { brand } from './brand';
import { downloadButton, pricingLink } from './download';

export const home = {
  title: 'A Daily Planner and Journal to Organize Your Life',
  description: `${brand.product} is a planner and journal app for iPhone: a calendar for you and your friends, a private journal with moods, and each day at a glance.`,
  hero: {
    tagline: brand.tagline,
    heading: 'Create an organized, smooth-sailing life with no limits.',
    text: `${brand.product} brings your schedule and your journal together in one flexible app, so that what you plan and how it felt are in the same place.`,
    button: downloadButton,
    imageAlt: 'The app on an iPhone: what comes next today, and how you feel.',
  },
  /**
   * The sections below the hero. The id is the heading's anchor, and names the illustration in HomeScreen. In wide windows, the text is
   * before the illustration, after it, or above it.
   */
  features: [
    {
      id: 'calendar',
      heading: 'A calendar that moves with your plans',
      paragraphs: [
        'Put everything in one calendar: the lecture, the dentist, the birthday with twelve guests. Every event has room for its details and a reminder.',
        'Spaces keep it readable. Give each part of your life its own, then hide the ones you do not need to see today.',
      ],
      points: [
        'Personal and group events, side by side',
        'Timeline for the hours, Schedule for the list',
      ],
      textPosition: 'after',
      illustrationLabel:
        'The calendar on an iPhone, showing a day as a timeline, with each event in the color of its space.',
    },
    {
      id: 'journal',
      heading: 'A journal that is yours alone',
      paragraphs: [
        'Pick the mood that fits and write as much or as little as you like. One line about a good lunch counts.',
        'Your entries stay private. They are there when you want to know what last week really felt like.',
      ],
      points: ['Newest or oldest first', 'Look back over today, a week, a month or all of it'],
      textPosition: 'before',
      illustrationLabel: 'A journal to try: short entries, each with a date and a mood.',
    },
    {
      id: 'sharing',
      heading: 'Find the hour when everyone is free',
      paragraphs: [
        'When you plan with friends, you see when they are busy. You do not see why, and they do not see why you are.',
        'Share an event, and once a friend accepts, it appears in their calendar too.',
      ],
      points: ['Find friends by their username', 'Invitations arrive in your notifications'],
      textPosition: 'above',
      illustrationLabel:
        'A shared event to plan: a row of busy hours for each friend, without the reasons, and the hours when all are free.',
    },
    {
      id: 'home',
      heading: 'Your day on one screen',
      paragraphs: [
        'Open the app and the home tab tells you where you stand: what comes next, what you shared with friends, how you said you felt.',
        'It takes a few seconds to read, and then you can get back to the day itself.',
      ],
      points: [
        'The rest of the day, right under your next event',
        'Your latest journal entry within reach',
      ],
      textPosition: 'after',
      illustrationLabel:
        "The home tab on an iPhone: a greeting, the next event, the rest of the day's schedule, today's mood and the latest journal entry.",
    },
  ],
  closing: {
    heading: 'Ready to set sail?',
    text: 'Start with the free plan: put tomorrow in the calendar and tonight in the journal.',
    button: downloadButton,
    pricing: pricingLink,
  },
} as const;
