import { posts } from '../content/blog';
import { paths } from '../content/paths';

export type PrerenderedPage = {
  readonly path: string;
  /**
   * The modules that React joins with at once, where there is a form; elsewhere it joins on the
   * first interaction. They are fetched together, not one after the other found out.
   */
  readonly joinsWith?: readonly string[];
};

const publicPage = (path: string): PrerenderedPage => ({ path });
const accountPage = (path: string, screen: string): PrerenderedPage => ({
  path,
  joinsWith: ['src/main.tsx', 'src/app/account/AccountLayout.tsx', `src/screens/${screen}.tsx`],
});

/** Every address that the build renders to a file of its own. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...[paths.company, paths.home, paths.premium, paths.support, paths.blog].map(publicPage),
  ...posts.map(({ slug }) => publicPage(paths.post(slug))),
  ...[paths.download, paths.about, paths.terms, paths.privacy].map(publicPage),
  accountPage(paths.signUp, 'sign-up/SignUpScreen'),
  accountPage(paths.logIn, 'log-in/LogInScreen'),
  accountPage(paths.username, 'username/UsernameScreen'),
  accountPage(paths.forgotPassword, 'forgot-password/ForgotPasswordScreen'),
  accountPage(paths.resetPassword, 'reset-password/ResetPasswordScreen'),
  accountPage(paths.dashboard, 'dashboard/DashboardScreen'),
];
