/**
 * Sample data for the phone mockups on the home page: one user (Imani), one week in September.
 * `start` and `end` are hours of the day, for the layout; `time` is the same as text.
 */
export type Mood = 'happy' | 'calm' | 'proud' | 'tired' | 'low';

/** One of the site's palette colors; the stylesheet defines the value. */
export type SpaceColor = 'blue' | 'navy' | 'coral' | 'orange' | 'gray';

export interface MockEvent {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly time: string;
  readonly detail: string;
  readonly color: SpaceColor;
}

export const spaces = [
  { name: 'My events', color: 'blue', shown: true },
  { name: 'Friend events', color: 'coral', shown: true },
  { name: 'School', color: 'navy', shown: true },
  { name: 'Rowing', color: 'orange', shown: true },
  { name: 'Family', color: 'gray', shown: false },
] as const satisfies readonly { name: string; color: SpaceColor; shown: boolean }[];

const biology: MockEvent = {
  title: 'Biology lab',
  start: 8.5,
  end: 10,
  time: '8:30 – 10 AM',
  detail: 'Room 204, bring goggles',
  color: 'navy',
};

const lunch: MockEvent = {
  title: 'Lunch with Noor',
  start: 12,
  end: 13,
  time: '12 – 1 PM',
  detail: 'The noodle place',
  color: 'blue',
};

const rowing: MockEvent = {
  title: 'Rowing practice',
  start: 15.5,
  end: 17,
  time: '3:30 – 5 PM',
  detail: 'Reminder 30 minutes before',
  color: 'orange',
};

const movie: MockEvent = {
  title: 'Movie night',
  start: 19,
  end: 21,
  time: '7 – 9 PM',
  detail: 'Shared by Mateo',
  color: 'coral',
};

export const calendarMockup = {
  month: 'September',
  day: { weekday: 'Thursday', date: 14 },
  week: [
    { weekday: 'S', date: 10 },
    { weekday: 'M', date: 11 },
    { weekday: 'T', date: 12 },
    { weekday: 'W', date: 13 },
    { weekday: 'T', date: 14 },
    { weekday: 'F', date: 15 },
    { weekday: 'S', date: 16 },
  ],
  view: 'Timeline',
  hours: { from: 8, to: 22 },
  events: [biology, lunch, rowing, movie],
  enlarged: rowing,
} as const;

export const moods = [
  { mood: 'happy', label: 'Happy' },
  { mood: 'calm', label: 'Calm' },
  { mood: 'proud', label: 'Proud' },
  { mood: 'tired', label: 'Tired' },
  { mood: 'low', label: 'Low' },
] as const satisfies readonly { mood: Mood; label: string }[];

/** The app's orders of journal entries. */
export const orders = [
  { id: 'newest', label: 'Newest' },
  { id: 'oldest', label: 'Oldest' },
] as const;

/** The app's time frames. An entry belongs to the shortest one that includes it. */
export const timeFrames = [
  { id: 'all', label: 'All' },
  { id: 'month', label: 'Past month' },
  { id: 'week', label: 'Past week' },
  { id: 'today', label: 'Today' },
] as const;

export interface MockEntry {
  readonly date: string;
  readonly mood: Mood;
  readonly text: string;
  readonly timeFrame: (typeof timeFrames)[number]['id'];
}

const latestEntry: MockEntry = {
  date: 'Wed, Sep 13',
  mood: 'proud',
  text: 'Presented the bridge project. My hands shook, my voice did not.',
  timeFrame: 'week',
};

/** On Thursday evening: the user chooses the mood of tonight's entry. */
export const journalMockup = {
  hint: 'Try it: nothing is sent or kept.',
  orderLabel: 'Order',
  timeFrameLabel: 'Time frame',
  tonight: {
    date: 'Thu, Sep 14',
    question: 'How do you feel?',
    mood: 'calm',
    text: 'The movie was long, the popcorn was not.',
  },
  entries: [
    latestEntry,
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
  ] satisfies readonly MockEntry[],
} as const;

/** Planning Saturday: your own event shows its title, your friends' events only the time. */
export const sharingMockup = {
  heading: 'Saturday, September 16',
  hint: 'Try it: leave a friend out, and more hours are free.',
  hours: { from: 9, to: 21 },
  people: [
    { name: 'You', busy: [{ start: 9.5, end: 11, label: 'Piano lesson' }] },
    { name: 'Mateo', busy: [{ start: 9, end: 12.5, label: 'Busy' }] },
    {
      name: 'Noor',
      busy: [
        { start: 10, end: 11.5, label: 'Busy' },
        { start: 18, end: 20, label: 'Busy' },
      ],
    },
    { name: 'June', busy: [{ start: 17.5, end: 19, label: 'Busy' }] },
  ],
  free: { start: 13, end: 17, label: 'Everyone is free' },
  invitation: {
    name: 'Kayaking',
    title: 'Kayaking at the lake',
    time: '1:30 – 4 PM',
    start: 13.5,
    end: 16,
    guests: [
      { name: 'Mateo', answer: 'Going' },
      { name: 'Noor', answer: 'Going' },
      { name: 'June', answer: 'Invited' },
    ],
  },
} as const;

/** A part of the day on the home tab. */
export interface DayPart {
  /** Its last hour; the last part continues until the next morning. */
  readonly hour: number;
  readonly greeting: string;
  readonly status: { readonly emoji: string; readonly text: string };
  /** The next event; without one, the day is over. */
  readonly next?: MockEvent;
  readonly list: { readonly heading: string; readonly events: readonly MockEvent[] };
}

const later = (...events: readonly MockEvent[]) => ({ heading: 'Later today', events });

export const homeMockup = {
  date: 'Thursday, September 14',
  nextHeading: 'Up next',
  countdown: 'in 45 minutes',
  parts: [
    {
      hour: 8,
      greeting: 'Good morning, Imani',
      status: { emoji: '☕', text: 'Slow morning' },
      next: biology,
      list: later(lunch, rowing, movie),
    },
    {
      hour: 11,
      greeting: 'Good morning, Imani',
      status: { emoji: '☀', text: 'Out of the lab' },
      next: lunch,
      list: later(rowing, movie),
    },
    {
      hour: 15,
      greeting: 'Good afternoon, Imani',
      status: { emoji: '⚓', text: 'Off to the water' },
      next: rowing,
      list: later(movie),
    },
    {
      hour: 18,
      greeting: 'Good evening, Imani',
      status: { emoji: '☺', text: 'Movie mood' },
      next: movie,
      list: { heading: 'Earlier today', events: [biology, lunch, rowing] },
    },
    {
      hour: 22,
      greeting: 'Good evening, Imani',
      status: { emoji: '☾', text: 'Winding down' },
      list: { heading: 'Your day', events: [biology, lunch, rowing, movie] },
    },
  ],
  moodQuestion: journalMockup.tonight.question,
  journal: { heading: 'Latest entry', entry: latestEntry },
} as const satisfies { readonly parts: readonly DayPart[] } & Record<string, unknown>;
