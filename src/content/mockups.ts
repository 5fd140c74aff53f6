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
  readonly reminder: string;
  readonly color: SpaceColor;
}

export const spaces = [
  { name: 'My events', color: 'blue' },
  { name: 'Friend events', color: 'coral' },
  { name: 'School', color: 'navy' },
  { name: 'Rowing', color: 'orange' },
  { name: 'Family', color: 'gray' },
] as const satisfies readonly { name: string; color: SpaceColor }[];

const shortReminder = '10 minutes before';
const longReminder = '30 minutes before';

const biology: MockEvent = {
  title: 'Biology lab',
  start: 8.5,
  end: 10,
  time: '8:30 – 10 AM',
  detail: 'Room 204, bring goggles',
  reminder: shortReminder,
  color: 'navy',
};

const lunch: MockEvent = {
  title: 'Lunch with Noor',
  start: 12,
  end: 13.5,
  time: '12 – 1:30 PM',
  detail: 'The noodle place',
  reminder: shortReminder,
  color: 'blue',
};

const rowing: MockEvent = {
  title: 'Rowing practice',
  start: 15.5,
  end: 17,
  time: '3:30 – 5 PM',
  detail: 'At the boathouse',
  reminder: longReminder,
  color: 'orange',
};

const movie: MockEvent = {
  title: 'Movie night',
  start: 19,
  end: 21,
  time: '7 – 9 PM',
  detail: 'Shared by Mateo',
  reminder: longReminder,
  color: 'coral',
};

const brunch: MockEvent = {
  title: 'Family brunch',
  start: 10.5,
  end: 12.5,
  time: '10:30 AM – 12:30 PM',
  detail: 'Grandma brings the pie',
  reminder: longReminder,
  color: 'gray',
};

const quiz: MockEvent = {
  title: 'Math quiz',
  start: 9,
  end: 10.5,
  time: '9 – 10:30 AM',
  detail: 'Chapters 3 and 4',
  reminder: shortReminder,
  color: 'navy',
};

const bridge: MockEvent = {
  title: 'Bridge project',
  start: 13,
  end: 14.5,
  time: '1 – 2:30 PM',
  detail: 'I present first',
  reminder: shortReminder,
  color: 'navy',
};

const piano: MockEvent = {
  title: 'Piano lesson',
  start: 9.5,
  end: 11,
  time: '9:30 – 11 AM',
  detail: 'Bring the new song',
  reminder: longReminder,
  color: 'blue',
};

const kayaking: MockEvent = {
  title: 'Kayaking at the lake',
  start: 13.5,
  end: 16,
  time: '1:30 – 4 PM',
  detail: 'With Mateo, Noor and June',
  reminder: longReminder,
  color: 'blue',
};

/** A day of the calendar, with its events in order. */
export interface MockDay {
  readonly weekday: string;
  /** The day of the month. */
  readonly date: number;
  readonly events: readonly MockEvent[];
}

export const calendarMockup = {
  hint: 'Try it: tap a day, a space, an event or the plus. Nothing is sent or kept.',
  month: 'September',
  menuLabel: 'Calendar view',
  views: [
    { id: 'timeline', label: 'Timeline' },
    { id: 'schedule', label: 'Schedule' },
  ],
  spacesLabel: 'Spaces',
  hours: { from: 8, to: 22 },
  days: [
    { weekday: 'Sunday', date: 10, events: [brunch] },
    { weekday: 'Monday', date: 11, events: [quiz] },
    { weekday: 'Tuesday', date: 12, events: [rowing] },
    { weekday: 'Wednesday', date: 13, events: [bridge] },
    { weekday: 'Thursday', date: 14, events: [biology, lunch, rowing, movie] },
    { weekday: 'Friday', date: 15, events: [biology] },
    { weekday: 'Saturday', date: 16, events: [piano, kayaking] },
  ] satisfies readonly MockDay[],
  today: 14,
  /** The event whose details are open at first. */
  open: rowing,
  /** Fits into each day. */
  newEvent: {
    label: 'New event',
    titleLabel: 'Title',
    add: 'In the calendar',
    event: {
      title: 'Fly the kite',
      start: 17,
      end: 18.5,
      time: '5 – 6:30 PM',
      detail: 'If the wind is right',
      reminder: shortReminder,
      color: 'blue',
    } satisfies MockEvent,
  },
} as const;

export const dateOf = ({ weekday, date }: MockDay) => `${weekday}, ${calendarMockup.month} ${date}`;

/** Moods of journal entries. The home tab greets with the chosen one. */
export const moods = [
  { mood: 'happy', label: 'Happy', greeting: 'Ahoy, Imani!' },
  { mood: 'calm', label: 'Calm', greeting: 'Smooth sailing, Imani' },
  { mood: 'proud', label: 'Proud', greeting: 'Well done, Imani' },
  { mood: 'tired', label: 'Tired', greeting: 'Easy does it, Imani' },
  { mood: 'low', label: 'Low', greeting: 'Hold fast, Imani' },
] as const satisfies readonly { mood: Mood; label: string; greeting: string }[];

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
    textLabel: "Tonight's entry",
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
    { name: 'You', busy: [{ start: piano.start, end: piano.end, label: piano.title }] },
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
    title: kayaking.title,
    time: kayaking.time,
    start: kayaking.start,
    end: kayaking.end,
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
  readonly nextHeading: string;
  readonly next: MockEvent;
  readonly list: { readonly heading: string; readonly events: readonly MockEvent[] };
}

const upNext = (next: MockEvent) => ({ nextHeading: 'Up next', next });
const later = (...events: readonly MockEvent[]) => ({ heading: 'Later today', events });

export const homeMockup = {
  date: 'Thursday, September 14',
  countdown: 'in 45 minutes',
  parts: [
    {
      hour: 8,
      greeting: 'Good morning, Imani',
      status: { emoji: '☕', text: 'Slow morning' },
      ...upNext(biology),
      list: later(lunch, rowing, movie),
    },
    {
      hour: 11,
      greeting: 'Good morning, Imani',
      status: { emoji: '☀', text: 'Out of the lab' },
      ...upNext(lunch),
      list: later(rowing, movie),
    },
    {
      hour: 15,
      greeting: 'Good afternoon, Imani',
      status: { emoji: '⚓', text: 'Off to the water' },
      ...upNext(rowing),
      list: later(movie),
    },
    {
      hour: 18,
      greeting: 'Good evening, Imani',
      status: { emoji: '☺', text: 'Movie mood' },
      ...upNext(movie),
      list: { heading: 'Earlier today', events: [biology, lunch, rowing] },
    },
    {
      hour: 22,
      greeting: 'Good evening, Imani',
      status: { emoji: '☾', text: 'Winding down' },
      nextHeading: 'Up tomorrow',
      next: biology,
      list: { heading: 'Your day', events: [biology, lunch, rowing, movie] },
    },
  ],
  moodQuestion: journalMockup.tonight.question,
  journal: { heading: 'Latest entry', entry: latestEntry },
} as const satisfies { readonly parts: readonly DayPart[] } & Record<string, unknown>;
