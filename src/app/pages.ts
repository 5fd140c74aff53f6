import { paths } from '../content/paths';

/** A source file in `src` with a chunk of its own. A layout, a route or a screen has a default export. */
export type SourceFile = `${string}.ts` | `${string}.tsx`;

/** The frame around some pages, with the facts that these pages share. */
export type Layout = {
  /** From the outermost to the innermost. */
  readonly files: readonly SourceFile[];
  /** Whether everyone may read the pages, and search engines may index them. */
  readonly isPublic: boolean;
  /** When React hydrates them: right after the first paint, or on the first interaction. */
  readonly hydrate: 'now' | 'later';
};

export type Page = {
  /** React Router's pattern. Its case and a slash at the end do not matter. */
  readonly path: string;
  readonly layout: Layout;
  readonly screen: SourceFile;
  /** Further modules that the page needs at first, for the build to preload. */
  readonly preload?: readonly SourceFile[];
};

const account: Layout = {
  files: ['app/account/AccountLayout.tsx'],
  isPublic: false,
  hydrate: 'now',
};
/** For pages that depend on the session. */
const member: Layout = {
  files: [...account.files, 'app/account/MemberLayout.tsx'],
  isPublic: false,
  hydrate: 'now',
};
const lively: Layout = {
  files: ['app/lively/LivelyLayout.tsx'],
  isPublic: true,
  hydrate: 'later',
};
const studio: Layout = {
  files: ['app/studio/StudioLayout.tsx'],
  isPublic: true,
  hydrate: 'later',
};
/** For addresses that belong neither to the app nor to the studio. */
const bare: Layout = { files: ['app/bare/BareLayout.tsx'], isPublic: false, hydrate: 'now' };

const NOT_FOUND = 'screens/not-found/NotFoundScreen.tsx';
const AUTH = 'backend/auth.ts';
const USER_RECORD = 'backend/user-record.ts';

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly Page[] = [
  { path: paths.company, layout: studio, screen: 'screens/company/CompanyScreen.tsx' },
  { path: paths.home, layout: lively, screen: 'screens/home/HomeScreen.tsx' },
  { path: paths.premium, layout: lively, screen: 'screens/premium/PremiumScreen.tsx' },
  { path: paths.support, layout: lively, screen: 'screens/support/SupportScreen.tsx' },
  { path: paths.blog, layout: lively, screen: 'screens/blog/BlogScreen.tsx' },
  { path: paths.post(':slug'), layout: lively, screen: 'app/BlogPostRoute.tsx' },
  { path: paths.download, layout: lively, screen: 'screens/download/DownloadScreen.tsx' },
  { path: paths.about, layout: lively, screen: 'screens/about/AboutScreen.tsx' },
  { path: paths.terms, layout: studio, screen: 'screens/legal/TermsScreen.tsx' },
  { path: paths.privacy, layout: studio, screen: 'screens/legal/PrivacyScreen.tsx' },
  { path: paths.signUp, layout: account, screen: 'screens/sign-up/SignUpScreen.tsx' },
  { path: paths.logIn, layout: account, screen: 'screens/log-in/LogInScreen.tsx' },
  {
    path: paths.username,
    layout: member,
    screen: 'screens/username/UsernameScreen.tsx',
    preload: [AUTH, USER_RECORD],
  },
  {
    path: paths.forgotPassword,
    layout: account,
    screen: 'screens/forgot-password/ForgotPasswordScreen.tsx',
  },
  {
    path: paths.resetPassword,
    layout: member,
    screen: 'screens/reset-password/ResetPasswordScreen.tsx',
    preload: [AUTH],
  },
  {
    path: paths.dashboard,
    layout: member,
    screen: 'screens/dashboard/DashboardScreen.tsx',
    preload: [AUTH, USER_RECORD],
  },
  { path: `${paths.home}/*`, layout: lively, screen: NOT_FOUND },
  { path: '*', layout: bare, screen: NOT_FOUND },
];
