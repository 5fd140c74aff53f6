import { brand } from './brand.ts';

/**
 * Every path of the site. Files that cannot import them repeat some: firebase.json, index.html,
 * public/manifest.webmanifest; the build's tests check that they match.
 */
export const paths = {
  company: '/',
  home: '/lively',
  signUp: '/lively/signup',
  logIn: '/lively/login',
  username: '/lively/username',
  forgotPassword: '/lively/forgotpassword',
  resetPassword: '/lively/resetpassword',
  dashboard: '/lively/dashboard',
  premium: '/lively/premium',
  support: '/lively/support',
  blog: '/lively/blog',
  post: (slug: string) => `/lively/blog/${slug}`,
  feed: '/lively/blog.xml',
  download: '/lively/download',
  about: '/lively/about',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The absolute URL of a path. */
export function fullAddress(path: string): string {
  return `${brand.siteUrl}${path}`;
}

/** The URL of a file in /social: a page's link preview image. */
export function socialImageUrl(file: string): string {
  return fullAddress(`/social/${file}`);
}

/** A source file in `src` with a chunk of its own. A layout, a route or a screen has a default export. */
export type SourceFile = `${string}.ts` | `${string}.tsx`;

/** The frame around some pages, with the facts that these pages share. */
export type Layout = {
  /** From the outermost to the innermost. */
  readonly files: readonly SourceFile[];
  /**
   * Whether everyone may read the pages, and search engines may index them. React hydrates them on
   * the first interaction, and other pages right after the first paint.
   */
  readonly isPublic: boolean;
};

export type Page = {
  /** React Router's pattern. Its case and a slash at the end do not matter. */
  readonly path: string;
  readonly layout: Layout;
  readonly screen: SourceFile;
  /** Further modules that the page needs at first, for the build to preload. */
  readonly preload?: readonly SourceFile[];
  /** Its link around the pages. The links of a place are in the order of the table. */
  readonly link?: { readonly text: string; readonly places: readonly Place[] };
};

/** The header (with the slide-out menu), a column of the footer, or its last line. */
export type Place = 'header' | 'PRODUCT' | 'RESOURCES' | 'COMPANY' | 'legal';

const account: Layout = { files: ['app/account/AccountLayout.tsx'], isPublic: false };
/** For pages that depend on the session. */
const member: Layout = {
  files: [...account.files, 'app/account/MemberLayout.tsx'],
  isPublic: false,
};
const lively: Layout = { files: ['app/lively/LivelyLayout.tsx'], isPublic: true };
const studio: Layout = { files: ['app/studio/StudioLayout.tsx'], isPublic: true };
/** For addresses that belong neither to the app nor to the studio. */
const bare: Layout = { files: ['app/bare/BareLayout.tsx'], isPublic: false };

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly Page[] = [
  { path: paths.company, layout: studio, screen: 'screens/company/CompanyScreen.tsx' },
  { path: paths.home, layout: lively, screen: 'screens/home/HomeScreen.tsx' },
  { path: paths.premium, layout: lively, screen: 'screens/premium/PremiumScreen.tsx' },
  {
    path: paths.download,
    layout: lively,
    screen: 'screens/download/DownloadScreen.tsx',
    link: { text: 'Download', places: ['header', 'PRODUCT'] },
  },
  {
    path: paths.blog,
    layout: lively,
    screen: 'screens/blog/BlogScreen.tsx',
    link: { text: 'Blog', places: ['header', 'RESOURCES'] },
  },
  { path: paths.post(':slug'), layout: lively, screen: 'app/BlogPostRoute.tsx' },
  {
    path: paths.support,
    layout: lively,
    screen: 'screens/support/SupportScreen.tsx',
    link: { text: 'Support', places: ['header', 'RESOURCES'] },
  },
  {
    path: paths.about,
    layout: lively,
    screen: 'screens/about/AboutScreen.tsx',
    link: { text: 'About', places: ['header', 'COMPANY'] },
  },
  {
    path: paths.terms,
    layout: studio,
    screen: 'screens/legal/TermsScreen.tsx',
    link: { text: 'Terms', places: ['legal'] },
  },
  {
    path: paths.privacy,
    layout: studio,
    screen: 'screens/legal/PrivacyScreen.tsx',
    link: { text: 'Privacy', places: ['legal'] },
  },
  { path: paths.signUp, layout: account, screen: 'screens/sign-up/SignUpScreen.tsx' },
  { path: paths.logIn, layout: account, screen: 'screens/log-in/LogInScreen.tsx' },
  {
    path: paths.username,
    layout: member,
    screen: 'screens/username/UsernameScreen.tsx',
    preload: ['backend/auth.ts', 'backend/user-record.ts'],
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
    preload: ['backend/auth.ts'],
  },
  {
    path: paths.dashboard,
    layout: member,
    screen: 'screens/dashboard/DashboardScreen.tsx',
    preload: ['backend/auth.ts', 'backend/user-record.ts'],
  },
  { path: `${paths.home}/*`, layout: lively, screen: 'screens/not-found/NotFoundScreen.tsx' },
  { path: '*', layout: bare, screen: 'screens/not-found/NotFoundScreen.tsx' },
];
