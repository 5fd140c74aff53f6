import { paths } from '../content/paths';
import { type Preloadable, preloadable } from './preloadable';
import { withAllStyles } from './stylesheet';

/** The frame around some pages, with the facts that these pages share. */
type Layout = {
  /** From the outermost to the innermost. */
  readonly components: readonly Preloadable[];
  /** Whether everyone may read the pages, and search engines may index them. */
  readonly isPublic: boolean;
  /** When React hydrates them: right after the first paint, or on the first interaction. */
  readonly hydrate: 'now' | 'later';
};

export type Page = {
  /** React Router's pattern. Its case and a slash at the end do not matter. */
  readonly path: string;
  readonly layout: Layout;
  readonly screen: Preloadable;
  /** Files of further modules that the page needs at first, for the build to preload. */
  readonly preload?: readonly string[];
};

const accountLayout = preloadable(() => import('./account/AccountLayout'));
const account: Layout = { components: [accountLayout], isPublic: false, hydrate: 'now' };
/** For pages that depend on the session. */
const member: Layout = {
  components: [accountLayout, preloadable(() => import('./account/MemberLayout'))],
  isPublic: false,
  hydrate: 'now',
};
const lively: Layout = {
  components: [preloadable(() => withAllStyles(import('./lively/LivelyLayout')))],
  isPublic: true,
  hydrate: 'later',
};
const studio: Layout = {
  components: [preloadable(() => withAllStyles(import('./studio/StudioLayout')))],
  isPublic: true,
  hydrate: 'later',
};
/** For addresses that belong neither to the app nor to the studio. */
const bare: Layout = {
  components: [preloadable(() => withAllStyles(import('./bare/BareLayout')))],
  isPublic: false,
  hydrate: 'now',
};

const notFound = preloadable(() => import('../screens/not-found/NotFoundScreen'));
// Files, because an import() here would lead from public pages to Firebase.
const AUTH = 'src/backend/auth.ts';
const USER_RECORD = 'src/backend/user-record.ts';

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly Page[] = [
  {
    path: paths.company,
    layout: studio,
    screen: preloadable(() => import('../screens/company/CompanyScreen')),
  },
  {
    path: paths.home,
    layout: lively,
    screen: preloadable(() => import('../screens/home/HomeScreen')),
  },
  {
    path: paths.premium,
    layout: lively,
    screen: preloadable(() => import('../screens/premium/PremiumScreen')),
  },
  {
    path: paths.support,
    layout: lively,
    screen: preloadable(() => import('../screens/support/SupportScreen')),
  },
  {
    path: paths.blog,
    layout: lively,
    screen: preloadable(() => import('../screens/blog/BlogScreen')),
  },
  {
    path: paths.post(':slug'),
    layout: lively,
    screen: preloadable(() => import('./BlogPostRoute')),
  },
  {
    path: paths.download,
    layout: lively,
    screen: preloadable(() => import('../screens/download/DownloadScreen')),
  },
  {
    path: paths.about,
    layout: lively,
    screen: preloadable(() => import('../screens/about/AboutScreen')),
  },
  {
    path: paths.terms,
    layout: studio,
    screen: preloadable(() => import('../screens/legal/TermsScreen')),
  },
  {
    path: paths.privacy,
    layout: studio,
    screen: preloadable(() => import('../screens/legal/PrivacyScreen')),
  },
  {
    path: paths.signUp,
    layout: account,
    screen: preloadable(() => import('../screens/sign-up/SignUpScreen')),
  },
  {
    path: paths.logIn,
    layout: account,
    screen: preloadable(() => import('../screens/log-in/LogInScreen')),
  },
  {
    path: paths.username,
    layout: member,
    screen: preloadable(() => import('../screens/username/UsernameScreen')),
    preload: [AUTH, USER_RECORD],
  },
  {
    path: paths.forgotPassword,
    layout: account,
    screen: preloadable(() => import('../screens/forgot-password/ForgotPasswordScreen')),
  },
  {
    path: paths.resetPassword,
    layout: member,
    screen: preloadable(() => import('../screens/reset-password/ResetPasswordScreen')),
    preload: [AUTH],
  },
  {
    path: paths.dashboard,
    layout: member,
    screen: preloadable(() => import('../screens/dashboard/DashboardScreen')),
    preload: [AUTH, USER_RECORD],
  },
  { path: `${paths.home}/*`, layout: lively, screen: notFound },
  { path: '*', layout: bare, screen: notFound },
];
