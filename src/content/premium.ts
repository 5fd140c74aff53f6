import { brand } from './brand.ts';
import { freePlanSentence } from './download.ts';
import { navigation } from './site.ts';

/** Prices in US cents. */
export const plans = {
  premium: { name: `${brand.product} Premium`, yearlyCents: 6999, monthlyCents: 699 },
  plus: { name: `${brand.product} Plus`, yearlyCents: 3999, monthlyCents: 399 },
} as const;

export type Plan = (typeof plans)[keyof typeof plans];

/** The yearly plan's discount over twelve monthly payments, in percent, rounded down. */
export function yearlyDiscountPercent({ yearlyCents, monthlyCents }: Plan): number {
  return Math.floor(100 - (100 * yearlyCents) / (12 * monthlyCents));
}

export const freePlanName = 'Free';

export const currency = 'USD';

/** A price without its currency: 6999 → 69.99. */
export const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** A price with its currency: 6999 → $69.99. */
export const formatPrice = (cents: number): string => `$${inDollars(cents)}`;

export const drawnMoodFaceName = 'Windswept';

export interface Feature {
  /** Also the key of its icon, of its mockup, or of both, in PremiumScreen. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const mockupFeatures = [
  {
    id: 'widgets',
    title: 'Intelligent home screen widgets',
    text: 'Your next event and your schedule on the home screen, without opening the app.',
    mockupLabel:
      "A widget on an iPhone's home screen: Biology lab in 45 minutes, and the three events after it.",
  },
  {
    id: 'feed',
    title: 'Custom daily feed',
    text: 'Choose what your day opens with and leave out what you do not need.',
    mockupLabel:
      "The parts of the daily feed in a list, each with a switch: three are on, 'Later today' is off.",
  },
  {
    id: 'moodFaces',
    title: 'Draw mood faces',
    text: 'When no face fits the day, draw your own and use it in your journal.',
    mockupLabel: `A page with a mood face drawn by hand: a wink, a grin, hair in the wind, and the name '${drawnMoodFaceName}'.`,
  },
  {
    id: 'themes',
    title: 'More themes',
    text: 'Change the colors of the whole app, including a dark mode for late entries.',
    mockupLabel:
      'One Thursday in the calendar, its left half in a light theme, its right half in the dark one.',
  },
] as const satisfies readonly (Feature & { mockupLabel: string })[];

const mainFeatures = [
  {
    id: 'insights',
    title: 'Advanced insights',
    text: 'See how your schedule, your habits and your mood change over time.',
  },
  {
    id: 'tools',
    title: 'Productivity tools',
    text: 'A focus timer for the task at hand and a habit tracker for the long run.',
  },
  {
    id: 'passcode',
    title: 'Face ID and passcode',
    text: 'Lock the app, so that picking up your phone does not mean reading your journal.',
  },
  {
    id: 'media',
    title: 'Multiple images and video',
    text: 'Add several pictures and videos to one journal entry.',
  },
] as const satisfies readonly Feature[];

/** `moreText` below has their number. */
const moreFeatures = [
  {
    id: 'spaces',
    title: 'Unlimited spaces',
    text: 'A space for every class, club and project you keep track of.',
  },
  {
    id: 'stickers',
    title: 'Premium-exclusive iMessage stickers',
    text: `Send ${brand.product} stickers to your friends from the Messages app.`,
  },
] as const satisfies readonly Feature[];

const allFeatures = [...mockupFeatures, ...mainFeatures, ...moreFeatures];
type FeatureId = (typeof allFeatures)[number]['id'];

/** The features that Plus has, too. The copy of `plus` below has their number. */
const IN_PLUS: readonly FeatureId[] = ['widgets', 'themes', 'insights', 'spaces'];
const plusFeatures = allFeatures.filter(({ id }) => IN_PLUS.includes(id));
const premiumOnlyFeatures = allFeatures.filter(({ id }) => !IN_PLUS.includes(id));

export const premium = {
  title: `Pricing | ${brand.product}`,
  description: `Compare ${plans.premium.name} and ${plans.plus.name}: widgets, themes, insights, unlimited spaces and more, paid by the month or by the year at a lower price.`,
  hero: {
    heading: `Life is better with ${plans.premium.name}`,
    text: 'Everything the app can do: all the themes, tools and insights, and as many spaces as you like.',
  },
  /** On the price cards, which all link to sign-up. */
  period: { yearly: 'per year', monthly: 'per month' },
  discountSuffix: 'off',
  signUp: navigation.signUp,
  afterSignUp:
    'Signing up is free: you create an account here, then choose your plan in the iPhone app.',
  /** Below the prices. */
  priceNote: 'Prices in US dollars: the App Store shows yours. A plan renews until you cancel it.',
  note: '(Available in the iPhone app via in-app purchases)',
  why: {
    heading: 'Why choose Premium',
    mockupFeatures,
    features: mainFeatures,
    moreText: 'And two more',
    moreFeatures,
  },
  plus: {
    heading: `Get just the essentials with ${plans.plus.name}`,
    text: 'Four features of Premium, at a lower price.',
    features: plusFeatures,
  },
  comparison: {
    heading: 'Free, Plus and Premium',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    /** Each plan also has the features of the plans before it. */
    plans: [
      {
        name: freePlanName,
        price: formatPrice(0),
        adds: ['Calendar', 'Journal and moods', 'Shared events with friends'],
      },
      {
        name: 'Plus',
        price: formatPrice(plans.plus.monthlyCents),
        adds: plusFeatures.map(({ title }) => title),
      },
      {
        name: 'Premium',
        price: formatPrice(plans.premium.monthlyCents),
        adds: premiumOnlyFeatures.map(({ title }) => title),
      },
    ],
  },
  free: {
    heading: 'You can stay on free',
    text: `${freePlanSentence} The calendar, the journal, moods and sharing events with friends are part of it, and you can change plans when you want more.`,
  },
} as const;
