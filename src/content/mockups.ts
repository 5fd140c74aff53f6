/* Sample data for the mockups: one user (Imani), one week in September. */

export interface MockEvent {
  readonly title: string;
  /** In hours since midnight, as `end`. Both are whole or half hours. */
  readonly start: number;
  readonly end: number;
  readonly detail: string;
  readonly reminder: string;
  readonly color: (typeof spaces)[number]['color'];
}

/** Each color has a fill in mockup.module.css, and a rule that hides it in calendar-phone.module.css. */
export const spaces = [
  { name: 'My events', color: 'blue' },
  { name: 'Friend events', color: 'coral' },
  { name: 'School', color: 'navy' },
  { name: 'Rowing', color: 'orange' },
  { name: 'Family', color: 'gray' },
] as const;

const shortReminder = '10 minutes before';
const longReminder = '30 minutes before';

const biology: MockEvent = {
  title: 'Biology lab',
  start: 8.5,
  end: 10,
  detail: 'Room 204, bring goggles',
  color: 'navy',
  reminder: shortReminder,
};
const lunch: MockEvent = {
  title: 'Lunch with Noor',
  start: 12,
  end: 13.5,
  detail: 'The noodle place',
  color: 'blue',
  reminder: shortReminder,
};
const rowing: MockEvent = {
  title: 'Rowing practice',
  start: 15.5,
  end: 17,
  detail: 'At the boathouse',
  color: 'orange',
  reminder: longReminder,
};
const movie: MockEvent = {
  title: 'Movie night',
  start: 19,
  end: 21,
  detail: 'Shared by Mateo',
  color: 'coral',
  reminder: longReminder,
};
const brunch: MockEvent = {
  title: 'Family brunch',
  start: 10.5,
  end: 12.5,
  detail: 'Grandma brings the pie',
  color: 'gray',
  reminder: longReminder,
};
const quiz: MockEvent = {
  title: 'Math quiz',
  start: 9,
  end: 10.5,
  detail: 'Chapters 3 and 4',
  color: 'navy',
  reminder: shortReminder,
};
const bridge: MockEvent = {
  title: 'Bridge project',
  start: 13,
  end: 14.5,
  detail: 'I present first',
  color: 'navy',
  reminder: shortReminder,
};
const piano: MockEvent = {
  title: 'Piano lesson',
  start: 9.5,
  end: 11,
  detail: 'Bring the new song',
  color: 'blue',
  reminder: longReminder,
};
const kayaking: MockEvent = {
  title: 'Kayaking at the lake',
  start: 13.5,
  end: 16,
  detail: 'With Mateo, Noor and June',
  color: 'blue',
  reminder: longReminder,
};
/** Its time is free on each day. */
const kite: MockEvent = {
  title: 'Fly the kite',
  start: 17,
  end: 18.5,
  detail: 'If the wind is right',
  color: 'blue',
  reminder: shortReminder,
};

export const calendarMockup = {
  hint: 'Try it: tap a day, a space, an event or the plus. Nothing is sent or kept.',
  month: 'September',
  menuLabel: 'Calendar view',
  views: [
    { id: 'timeline', label: 'Timeline' },
    { id: 'schedule', label: 'Schedule' },
  ],
  spacesLabel: 'Spaces',
  /** Every second hour. */
  hourLabels: ['8 AM', '10 AM', '12 PM', '2 PM', '4 PM', '6 PM', '8 PM', '10 PM'],
  /** Events are in order, and dates are days of the month. */
  days: [
    { weekday: 'Sunday', date: 10, events: [brunch] },
    { weekday: 'Monday', date: 11, events: [quiz] },
    { weekday: 'Tuesday', date: 12, events: [rowing] },
    { weekday: 'Wednesday', date: 13, events: [bridge] },
    { weekday: 'Thursday', date: 14, events: [biology, lunch, rowing, movie] },
    { weekday: 'Friday', date: 15, events: [biology] },
    { weekday: 'Saturday', date: 16, events: [piano, kayaking] },
  ],
  today: 14,
  /** The event of today whose details are open at first. */
  openEvent: rowing,
  newEvent: {
    label: 'New event',
    titleLabel: 'Title',
    add: 'In the calendar',
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

/** The app's orders of journal entries. */
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
    text: 'The movie was long, the popcorn was not.',
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

/** When everyone who is invited is free, for each choice of friends. */
const statuses: readonly { readonly invited: readonly string[]; readonly text: string }[] = [
  { invited: ['Mateo', 'Noor', 'June'], text: 'Free 1 to 5 PM, and from 8' },
  { invited: ['Mateo', 'Noor'], text: 'Free 1 to 6 PM, and from 8' },
  { invited: ['Mateo', 'June'], text: 'Free 1 to 5 PM, and from 7' },
  { invited: ['Mateo'], text: 'Free from 1 PM' },
  { invited: ['Noor', 'June'], text: 'Free until 9:30 AM, 11:30 AM to 5 PM, and from 8' },
  { invited: ['Noor'], text: 'Free until 9:30 AM, 11:30 AM to 6 PM, and from 8' },
  { invited: ['June'], text: 'Free until 9:30 AM, 11 AM to 5 PM, and from 7' },
  { invited: [], text: 'Free until 9:30 AM, and from 11' },
];

/** Planning Saturday: your own event shows its title, your friends' events only the time. */
export const sharingMockup = {
  heading: 'Saturday, September 16',
  hint: 'Try it: leave a friend out, and more hours are free.',
  hourLabels: ['9 AM', '11 AM', '1 PM', '3 PM', '5 PM', '7 PM'],
  you: { name: 'You', color: 'blue', busy: [piano] },
  busyLabel: 'Busy',
  /** The longest of the times in which all friends are free. */
  free: { label: 'Everyone is free', start: 13, end: 17 },
  friends: [
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
  ],
  statuses,
  /** The answer of a friend who is left out. */
  notInvited: 'Not invited',
  invitation: { ...kayaking, name: 'Kayaking' },
} as const;

const happening = (next: MockEvent) => ({ nextHeading: 'Now', next });
const upNext = (next: MockEvent) => ({ nextHeading: 'Up next', next });
const later = (...events: readonly MockEvent[]) => ({ heading: 'Later today', events });

const thursday = 'Thursday, September 14';
const morning = { date: thursday, greeting: 'Good morning, Imani' };
const afternoon = { date: thursday, greeting: 'Good afternoon, Imani' };
const evening = { date: thursday, greeting: 'Good evening, Imani' };
const beforeTheMovie = { heading: 'Earlier today', events: [biology, lunch, rowing] };
const wholeDay = [biology, lunch, rowing, movie];

export const homeMockup = {
  date: thursday,
  /** Until the first part's event, at the time on the phones' clocks. */
  countdown: 'in 45 minutes',
  /** The parts of the day, each with the hour at which it ends; 29 is 5 AM on the next day. */
  parts: [
    {
      until: 8.5,
      ...morning,
      status: { emoji: '☕', text: 'Slow morning' },
      ...upNext(biology),
      list: later(lunch, rowing, movie),
    },
    {
      until: 10,
      ...morning,
      status: { emoji: '✎', text: 'In the lab' },
      ...happening(biology),
      list: later(lunch, rowing, movie),
    },
    {
      until: 12,
      ...morning,
      status: { emoji: '☀', text: 'Out of the lab' },
      ...upNext(lunch),
      list: later(rowing, movie),
    },
    {
      until: 13.5,
      ...afternoon,
      status: { emoji: '☺', text: 'Noodles with Noor' },
      ...happening(lunch),
      list: later(rowing, movie),
    },
    {
      until: 15.5,
      ...afternoon,
      status: { emoji: '⚓', text: 'Off to the water' },
      ...upNext(rowing),
      list: later(movie),
    },
    {
      until: 17,
      ...afternoon,
      status: { emoji: '⚓', text: 'On the water' },
      ...happening(rowing),
      list: later(movie),
    },
    {
      until: 19,
      ...evening,
      status: { emoji: '☺', text: 'Movie mood' },
      ...upNext(movie),
      list: beforeTheMovie,
    },
    {
      until: 21,
      ...evening,
      status: { emoji: '★', text: 'At the movies' },
      ...happening(movie),
      list: beforeTheMovie,
    },
    {
      until: 24,
      ...evening,
      status: { emoji: '☾', text: 'Winding down' },
      nextHeading: 'Up tomorrow',
      next: biology,
      list: { heading: 'Your day', events: wholeDay },
    },
    {
      until: 29,
      date: 'Friday, September 15',
      greeting: 'Good night, Imani',
      status: { emoji: '☾', text: 'Sound asleep' },
      ...upNext(biology),
      list: { heading: 'Yesterday', events: wholeDay },
    },
  ],
  moodQuestion: journalMockup.tonight.question,
  journal: { heading: 'Latest entry', entry: journalMockup.entries[0] },
} as const;
