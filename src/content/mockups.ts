/* Sample data for the mockups: one user (Imani), one week in September. */

/** Each color has a fill in mockup.module.css, and a rule that hides it in calendar-phone.module.css. */
export const spaces = [
  { name: 'My events', color: 'blue' },
  { name: 'Friend events', color: 'coral' },
  { name: 'School', color: 'navy' },
  { name: 'Rowing', color: 'orange' },
  { name: 'Family', color: 'gray' },
] as const;

export type MockEvent = ReturnType<typeof event>;

/** An event, which starts and ends at whole or half hours since midnight. */
function event(
  title: string,
  start: number,
  end: number,
  color: (typeof spaces)[number]['color'],
  detail: string,
  minutesBefore: number,
) {
  return { title, start, end, color, detail, reminder: `${minutesBefore} minutes before` };
}

const biology = event('Biology lab', 8.5, 10, 'navy', 'Room 204, bring goggles', 10);
const lunch = event('Lunch with Noor', 12, 13.5, 'blue', 'The noodle place', 10);
const rowing = event('Rowing practice', 15.5, 17, 'orange', 'At the boathouse', 30);
const movie = event('Movie night', 19, 21, 'coral', 'Shared by Mateo', 30);
const brunch = event('Family brunch', 10.5, 12.5, 'gray', 'Grandma brings the pie', 30);
const quiz = event('Math quiz', 9, 10.5, 'navy', 'Chapters 3 and 4', 10);
const bridge = event('Bridge project', 13, 14.5, 'navy', 'I present first', 10);
const piano = event('Piano lesson', 9.5, 11, 'blue', 'Bring the new song', 30);
const kayaking = event('Kayaking at the lake', 13.5, 16, 'blue', 'With Mateo, Noor and June', 30);
/** Its time is free on each day. */
const kite = event('Fly the kite', 17, 18.5, 'blue', 'If the wind is right', 10);

/** Dates are days of the month, and events are in order. */
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
  /** Every second hour. */
  hourLabels: ['8 AM', '10 AM', '12 PM', '2 PM', '4 PM', '6 PM', '8 PM', '10 PM'],
  days: [
    { weekday: 'Sunday', date: 10, events: [brunch] },
    { weekday: 'Monday', date: 11, events: [quiz] },
    { weekday: 'Tuesday', date: 12, events: [rowing] },
    { weekday: 'Wednesday', date: 13, events: [bridge] },
    thursday,
    friday,
    { weekday: 'Saturday', date: 16, events: [piano, kayaking] },
  ],
  today: thursday.date,
  /** Today's event whose details are open at first. */
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
  you: { name: 'You', color: 'blue', event: piano },
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

function greetingUntil(hour: number): string {
  if (hour <= 12) return 'Good morning, Imani';
  if (hour <= 17) return 'Good afternoon, Imani';
  return 'Good evening, Imani';
}

/** Thursday's events after one of them or, after the last one, those before it. */
function othersThan(shown: MockEvent) {
  const later = thursday.events.filter(({ start }) => start > shown.start);
  if (later.length > 0) return { heading: 'Later today', events: later };
  const earlier = thursday.events.filter(({ start }) => start < shown.start);
  return { heading: 'Earlier today', events: earlier };
}

const nextHeadings = { next: 'Up next', now: 'Now', tomorrow: 'Up tomorrow' };

/** A part of Thursday, which ends at an hour from 5 to 29: 5 AM on the next day. */
function part(
  until: number,
  when: keyof typeof nextHeadings,
  next: MockEvent,
  emoji: string,
  status: string,
) {
  const greeting = greetingUntil(until);
  const list = othersThan(next);
  return { until, date: dateOf(thursday), greeting, emoji, status, when, next, list };
}

export const homeMockup = {
  date: dateOf(thursday),
  /** Until the first part's event, at the time on the phones' clocks. */
  countdown: 'in 45 minutes',
  nextHeadings,
  parts: [
    part(biology.start, 'next', biology, '☕', 'Slow morning'),
    part(biology.end, 'now', biology, '✎', 'In the lab'),
    part(lunch.start, 'next', lunch, '☀', 'Out of the lab'),
    part(lunch.end, 'now', lunch, '☺', 'Noodles with Noor'),
    part(rowing.start, 'next', rowing, '⚓', 'Off to the water'),
    part(rowing.end, 'now', rowing, '⚓', 'On the water'),
    part(movie.start, 'next', movie, '☺', 'Movie mood'),
    part(movie.end, 'now', movie, '★', 'At the movies'),
    {
      ...part(24, 'tomorrow', biology, '☾', 'Winding down'),
      list: { heading: 'Your day', events: thursday.events },
    },
    {
      ...part(29, 'next', biology, '☾', 'Sound asleep'),
      date: dateOf(friday),
      greeting: 'Good night, Imani',
      list: { heading: 'Yesterday', events: thursday.events },
    },
  ],
  moodQuestion: journalMockup.tonight.question,
  journal: { heading: 'Latest entry', entry: journalMockup.entries[0] },
} as const;
