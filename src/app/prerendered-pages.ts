import { posts } from '../content/blog';
import { paths } from '../content/paths';
import { APP } from './entries';

export type PrerenderedPage = {
  readonly path: string;
  /**
   * The modules that hydrate a page at once, preloaded together to avoid a request waterfall. Pages
   * without them hydrate on the first interaction.
   */
  readonly hydrationModules?: readonly string[];
};

const publicPage = (path: string): PrerenderedPage => ({ path });
const accountPage = (path: string, screen: string, ...more: string[]): PrerenderedPage => ({
  path,
  hydrationModules: [
    APP,
    'src/app/account/AccountLayout.tsx',
    `src/screens/${screen}.tsx`,
    ...more,
  ],
});
/** For a page that shows nothing before it is known who is here: what finds that out comes too. */
const memberPage = (path: string, screen: string): PrerenderedPage =>
  accountPage(
    path,
    screen,
    ...['src/app/account/MemberLayout.tsx', 'src/backend/auth.ts', 'src/backend/user-record.ts'],
  );

/** Every address that the build renders to a file of its own. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...[paths.company, paths.home, paths.premium, paths.support, paths.blog].map(publicPage),
  ...posts.map(({ slug }) => publicPage(paths.post(slug))),
  ...[paths.download, paths.about, paths.terms, paths.privacy].map(publicPage),
  accountPage(paths.signUp, 'sign-up/SignUpScreen'),
  accountPage(paths.logIn, 'log-in/LogInScreen'),
  memberPage(paths.username, 'username/UsernameScreen'),
  accountPage(paths.forgotPassword, 'forgot-password/ForgotPasswordScreen'),
  accountPage(
    paths.resetPassword,
    'reset-password/ResetPasswordScreen',
    ...['src/app/account/MemberLayout.tsx', 'src/backend/auth.ts'],
  ),
  memberPage(paths.dashboard, 'dashboard/DashboardScreen'),
];

/** Those that everybody may read, and search engines may know. */
export const publicPaths: readonly string[] = prerenderedPages
  .filter(({ hydrationModules }) => !hydrationModules)
  .map(({ path }) => path);

/** The not-found page is at every other address, with a layout that only the address tells. */
export const NOT_FOUND_HYDRATION_MODULES = [APP, 'src/screens/not-found/NotFoundScreen.tsx'];
