/* Sample data for the mockups: one user (Imani), one week in September. */

/** For each color, mockup.module.css has a fill. */
export const spaces = [
  { name: 'My events', color: 'blue' },
  { name: 'Friend events', color: 'coral' },
  { name: 'School', color: 'navy' },
  { name: 'Rowing', color: 'orange' },
  { name: 'Family', color: 'gray' },
] as const;

export type MockEvent = {
  readonly title: string;
  /** Whole or half hours since midnight, like the end. */
  readonly start: number;
  readonly end: number;
  readonly color: (typeof spaces)[number]['color'];
  readonly detail: string;
  readonly reminder: string;
};

const biology: MockEvent = {
  title: 'Biology lab',
  start: 8.5,
  end: 10,
  color: 'navy',
  detail: 'Room 204, bring goggles',
  reminder: '10 minutes before',
};

const lunch: MockEvent = {
  title: 'Lunch with Noor',
  start: 12,
  end: 13.5,
  color: 'blue',
  detail: 'The noodle place',
  reminder: '10 minutes before',
};

const rowing: MockEvent = {
  title: 'Rowing practice',
  start: 15.5,
  end: 17,
  color: 'orange',
  detail: 'At the boathouse',
  reminder: '30 minutes before',
};

const movie: MockEvent = {
  title: 'Movie night',
  start: 19,
  end: 21,
  color: 'coral',
  detail: 'Shared by Mateo',
  reminder: '30 minutes before',
};

const brunch: MockEvent = {
  title: 'Family brunch',
  start: 10.5,
  end: 12.5,
  color: 'gray',
  detail: 'Grandma brings the pie',
  reminder: '30 minutes before',
};

const quiz: MockEvent = {
  title: 'Math quiz',
  start: 9,
  end: 10.5,
  color: 'navy',
  detail: 'Chapters 3 and 4',
  reminder: '10 minutes before',
};

const bridge: MockEvent = {
  title: 'Bridge project',
  start: 13,
  end: 14.5,
  color: 'navy',
  detail: 'I present first',
  reminder: '10 minutes before',
};

const piano: MockEvent = {
  title: 'Piano lesson',
  start: 9.5,
  end: 11,
  color: 'blue',
  detail: 'Bring the new song',
  reminder: '30 minutes before',
};

const kayaking: MockEvent = {
  title: 'Kayaking at the lake',
  start: 13.5,
  end: 16,
  color: 'coral',
  detail: 'With Mateo, Noor and June',
  reminder: '30 minutes before',
};

/** Its time is free on each day. Another event at this time needs another time here, or another day. */
const kite: MockEvent = {
  title: 'Fly the kite',
  start: 17,
  end: 18.5,
  color: 'blue',
  detail: 'If the wind is right',
  reminder: '10 minutes before',
};

/** Dates are days of the month, and events are in order. Thursday's are also in `homeMockup.parts`. */
const thursday = { weekday: 'Thursday', date: 14, events: [biology, lunch, rowing, movie] };
const friday = { weekday: 'Friday', date: 15, events: [biology] };

export const calendarMockup = {
  hint: 'Try it: tap a day, a space, an event or the plus. Nothing is sent or kept.',
  month: 'September',
  menuLabel: 'Calendar view',
  views: [
    { id: 'timeline', label: 'Timeline' },
    { id: 'schedule', label: 'Schedule' },
  ],
  spacesLabel: 'Spaces',
  /** The hours of the timeline, which calendar-phone.module.css repeats. */
  hours: { start: 8, end: 23 },
  hourLabels: ['8 AM', '10 AM', '12 PM', '2 PM', '4 PM', '6 PM', '8 PM', '10 PM'],
  days: [
    { weekday: 'Sunday', date: 10, events: [brunch] },
    { weekday: 'Monday', date: 11, events: [quiz] },
    { weekday: 'Tuesday', date: 12, events: [rowing] },
    { weekday: 'Wednesday', date: 13, events: [bridge] },
    thursday,
    friday,
    // These two are also in `sharingMockup`.
    { weekday: 'Saturday', date: 16, events: [piano, kayaking] },
  ],
  today: thursday.date,
  /** Today's event whose details are open at first. */
  openEvent: rowing,
  newEvent: {
    label: 'New event',
    titleLabel: 'Title',
    add: 'Add to calendar',
    added: 'Added',
    event: kite,
  },
} as const;

export type MockDay = (typeof calendarMockup.days)[number];

export const dateOf = ({ weekday, date }: MockDay) => `${weekday}, ${calendarMockup.month} ${date}`;

/** Moods of journal entries. The home tab greets with the chosen one. */
export const moods = [
  { mood: 'happy', label: 'Happy', greeting: 'Ahoy, Imani!' },
  { mood: 'calm', label: 'Calm', greeting: 'Smooth sailing, Imani' },
  { mood: 'proud', label: 'Proud', greeting: 'Well done, Imani' },
  { mood: 'tired', label: 'Tired', greeting: 'Easy does it, Imani' },
  { mood: 'low', label: 'Low', greeting: 'Hold fast, Imani' },
] as const;

export type Mood = (typeof moods)[number]['mood'];

export const orders = [
  { id: 'newest', label: 'Newest' },
  { id: 'oldest', label: 'Oldest' },
] as const;

/** The app's time frames. An entry names the shortest one that includes it. */
export const timeFrames = [
  { id: 'all', label: 'All' },
  { id: 'month', label: 'Past month' },
  { id: 'week', label: 'Past week' },
  { id: 'today', label: 'Today' },
] as const;

/** The journal on Thursday evening. The user chooses the mood of tonight's entry. */
export const journalMockup = {
  hint: 'Try it: nothing is sent or kept.',
  orderLabel: 'Order',
  timeFrameLabel: 'Time frame',
  tonight: {
    date: 'Thu, Sep 14',
    question: 'How do you feel?',
    textLabel: "Tonight's entry",
    mood: 'calm',
    text: 'Two days until the lake. I have packed twice.',
    timeFrame: 'today',
  },
  entries: [
    {
      date: 'Wed, Sep 13',
      mood: 'proud',
      text: 'Presented the bridge project. My hands shook, my voice did not.',
      timeFrame: 'week',
    },
    {
      date: 'Mon, Sep 11',
      mood: 'tired',
      text: 'Long day. Grandma called and told the story of the goat again, so it ended well.',
      timeFrame: 'week',
    },
    {
      date: 'Sat, Aug 26',
      mood: 'happy',
      text: 'Read on the porch until the light was gone.',
      timeFrame: 'month',
    },
    {
      date: 'Tue, Jul 4',
      mood: 'low',
      text: 'Fog instead of fireworks. We sang anyway.',
      timeFrame: 'all',
    },
  ],
} as const;

export type MockFriend = {
  readonly name: string;
  readonly color: MockEvent['color'];
  /** In order, in whole or half hours since midnight. */
  readonly busy: readonly { readonly start: number; readonly end: number }[];
  readonly answer: 'Going' | 'Invited';
};

const friends: readonly MockFriend[] = [
  { name: 'Mateo', color: 'navy', busy: [{ start: 9, end: 13 }], answer: 'Going' },
  {
    name: 'Noor',
    color: 'orange',
    busy: [
      { start: 10, end: 11.5 },
      { start: 18, end: 20 },
    ],
    answer: 'Going',
  },
  { name: 'June', color: 'gray', busy: [{ start: 17, end: 19 }], answer: 'Invited' },
];

/** Planning Saturday: your own event shows its title, your friends' events only the time. */
export const sharingMockup = {
  heading: 'Saturday, September 16',
  hint: 'Try it: leave a friend out, and more hours are free.',
  hourLabels: ['9 AM', '11 AM', '1 PM', '3 PM', '5 PM', '7 PM'],
  you: { name: 'You', color: 'blue', event: piano },
  busyLabel: 'Busy',
  /** The hours of the board, which sharing-board.module.css repeats. */
  day: { start: 9, end: 21 },
  freeLabel: 'Everyone is free',
  freeAloneLabel: 'You are free',
  friends,
  notInvited: 'Not invited',
  invitation: { ...kayaking, shortTitle: 'Kayaking' },
} as const;

/** The greeting in the part of the day that ends at an hour. */
function greetingUntil(end: number): string {
  if (end <= 12) return 'Good morning, Imani';
  if (end <= 17) return 'Good afternoon, Imani';
  return 'Good evening, Imani';
}

/** The list below an event of Thursday: the later events, or the earlier ones below the last. */
function listBelow(event: MockEvent) {
  const later = thursday.events.filter(({ start }) => start > event.start);
  if (later.length > 0) return { heading: 'Later today', events: later };
  const earlier = thursday.events.filter(({ start }) => start < event.start);
  return { heading: 'Earlier today', events: earlier };
}

/** A part of Thursday in which the home tab shows an event. */
function partOfThursday(next: MockEvent, until: number) {
  const greeting = greetingUntil(until);
  return { until, next, date: dateOf(thursday), greeting, list: listBelow(next) };
}

/** The part that ends when an event begins. */
function before(event: MockEvent, emoji: string, status: string) {
  return { ...partOfThursday(event, event.start), when: 'next', emoji, status } as const;
}

/** The part in which an event takes place. */
function during(event: MockEvent, emoji: string, status: string) {
  return { ...partOfThursday(event, event.end), when: 'now', emoji, status } as const;
}

export const homeMockup = {
  date: dateOf(thursday),
  /** The time from the phones' clock, 7:45 (PhoneFrame.tsx), to the first part's event. */
  countdown: 'in 45 minutes',
  nextHeadings: { next: 'Up next', now: 'Now', tomorrow: 'Up tomorrow' },
  /**
   * Hours count from Thursday's midnight, and the last part ends at 5 AM on Friday. For each
   * `until`, home-hero.module.css has a rule. For some, time-of-day.ts has a label.
   */
  parts: [
    before(biology, '☕', 'Slow morning'),
    during(biology, '✎', 'In the lab'),
    before(lunch, '☀', 'Out of the lab'),
    during(lunch, '☺', 'Noodles with Noor'),
    before(rowing, '⚓', 'Off to the water'),
    during(rowing, '⚓', 'On the water'),
    before(movie, '☺', 'Movie mood'),
    during(movie, '★', 'At the movies'),
    {
      until: 24,
      when: 'tomorrow',
      next: biology,
      emoji: '☾',
      status: 'Winding down',
      date: dateOf(thursday),
      greeting: 'Good evening, Imani',
      list: { heading: 'Earlier today', events: thursday.events },
    },
    {
      until: 29,
      when: 'next',
      next: biology,
      emoji: '☾',
      status: 'Sound asleep',
      date: dateOf(friday),
      greeting: 'Good night, Imani',
      list: { heading: 'Yesterday', events: thursday.events },
    },
  ],
  moodQuestion: journalMockup.tonight.question,
  journal: { heading: 'Latest entry', entry: journalMockup.entries[0] },
} as const;
