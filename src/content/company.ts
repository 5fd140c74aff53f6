import { brand } from './brand';
import { paths } from './pages';

export const company = {
  title: 'Developing Exciting Apps for Everyday Life',
  description: `${brand.studio} is a two-person app studio. We build apps that make everyday life more efficient and exciting, starting with ${brand.product}.`,
  intro: {
    heading: 'Our company',
    logoAlt: `${brand.studio} logo`,
    label: brand.studio,
    paragraphs: [
      'We are a small app studio: one of us builds for iPhone, the other designs and builds for the web.',
      'We make apps that make everyday life more efficient and exciting. We start from the things people do every day, like planning a week or finding an evening with friends, and work on one app until we enjoy using it ourselves.',
    ],
  },
  projectsHeading: 'Our projects',
  project: {
    name: brand.product,
    tagline: brand.tagline,
    text: 'A planner and journal in one place, for iPhone. Keep your own events and the ones you share with friends, write down how the day went, and see it all on one home tab.',
    href: paths.home,
  },
} as const;
