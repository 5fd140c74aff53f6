import { brand } from './brand.ts';
import { paths } from './pages.ts';
import { navigation } from './site.ts';

// Shared copy is in this small file, because a page that imports one text of a file loads them all.

/** The link to the app, which opens in a new tab. The dashboard has its own text for it. */
export const downloadButton = { text: 'Download for iOS', href: brand.appStoreUrl } as const;

/** The dashboard's sentence, which ends with the link. Not in account.ts, which forms load. */
export const accountDownload = {
  text: `To use ${brand.product} and manage your account,`,
  link: 'download the app!',
} as const;

export const freePlanSentence = 'Every account starts on the free plan.';
export const pricingLink = { text: 'See Plus and Premium', href: paths.premium } as const;

export const download = {
  title: `Download | ${brand.product}`,
  description: `Get ${brand.product}, the planner and journal app, from the App Store for your iPhone. The app is free to start. Other devices are on their way.`,
  heading: `Get ${brand.product} on your iPhone`,
  text: 'Your calendar, your journal and the plans you make with friends, in one app that is free to start with.',
  requirement: `${brand.product} runs on iPhone. ${freePlanSentence}`,
  phoneAlt: `${brand.product} on an iPhone, open on a day with four events.`,
  otherDevices: {
    heading: 'Not on iPhone?',
    text: `Other devices are coming. We are two people and we build one version at a time, so we give no dates until we are sure of them. The blog will say it first.`,
    link: { text: 'Read the blog', href: paths.blog },
  },
  qrCode: {
    heading: 'Reading this on a computer?',
    text: `Point your iPhone's camera at the code and tap the link to open ${brand.product} in the App Store.`,
    alt: `QR code that opens ${brand.product} in the App Store`,
  },
  steps: {
    heading: 'Ready in three steps',
    items: [
      { title: 'Get the app', text: `Download ${brand.product} from the App Store.` },
      {
        title: navigation.logIn.text,
        text: 'Use the account you made here, or ',
        link: { text: 'create one now', href: paths.signUp },
        after: '. You choose a username, which is how friends will find you.',
      },
      {
        title: 'Add your first event',
        text: 'Tap the big plus button at the lower right. The date you are looking at is already filled in.',
      },
    ],
  },
} as const;
