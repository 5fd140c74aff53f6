import { paths } from '../content/pages';
import { withStyles } from './load-styles';
import type { LoadComponent } from './preloadable';

/**
 * The name of the component that a function loads: `loadHomeScreen` loads HomeScreen, which is in
 * HomeScreen.tsx. The build needs it to find the scripts that a page preloads. It does not work in
 * browsers, where minified functions have other names.
 */
export const componentOf = (load: LoadComponent) => load.name.replace(/^load/, '');

/** What pages have in common. */
export type Layout = {
  /** The components around a screen, from the outermost to the innermost. */
  readonly frames: readonly LoadComponent[];
  /**
   * Public pages are in the sitemap, and React hydrates them on the first interaction. It hydrates
   * the pages of the account area right after the first paint.
   */
  readonly isPublic: boolean;
};

export type Page = {
  /** React Router's pattern. Its case and a slash at the end do not matter. */
  readonly path: string;
  readonly layout: Layout;
  readonly screen: LoadComponent;
  /** Source files of further modules that the page needs at first, for the build to preload. */
  readonly preload?: readonly string[];
};

const loadAccountLayout = () => import('./account/AccountLayout');
const loadMemberLayout = () => import('./account/MemberLayout');
// A document has only the styles of its page, or of the account area. These layouts load the rest.
const loadLivelyLayout = () => withStyles(import('./lively/LivelyLayout'));
const loadStudioLayout = () => withStyles(import('./studio/StudioLayout'));

const account: Layout = { frames: [loadAccountLayout], isPublic: false };
/** For pages that depend on the session. */
const member: Layout = { frames: [loadAccountLayout, loadMemberLayout], isPublic: false };
const lively: Layout = { frames: [loadLivelyLayout], isPublic: true };
const studio: Layout = { frames: [loadStudioLayout], isPublic: true };

const loadCompanyScreen = () => import('../screens/company/CompanyScreen');
const loadHomeScreen = () => import('../screens/home/HomeScreen');
const loadPremiumScreen = () => import('../screens/premium/PremiumScreen');
const loadDownloadScreen = () => import('../screens/download/DownloadScreen');
const loadBlogScreen = () => import('../screens/blog/BlogScreen');
const loadBlogPostRoute = () => import('./BlogPostRoute');
const loadSupportScreen = () => import('../screens/support/SupportScreen');
const loadAboutScreen = () => import('../screens/about/AboutScreen');
const loadTermsScreen = () => import('../screens/legal/TermsScreen');
const loadPrivacyScreen = () => import('../screens/legal/PrivacyScreen');
const loadSignUpScreen = () => import('../screens/sign-up/SignUpScreen');
const loadLogInScreen = () => import('../screens/log-in/LogInScreen');
const loadUsernameScreen = () => import('../screens/username/UsernameScreen');
const loadForgotPasswordScreen = () => import('../screens/forgot-password/ForgotPasswordScreen');
const loadResetPasswordScreen = () => import('../screens/reset-password/ResetPasswordScreen');
const loadDashboardScreen = () => import('../screens/dashboard/DashboardScreen');
const loadNotFoundRoute = () => import('./NotFoundRoute');

const AUTH = 'src/backend/auth.ts';
/** The modules that read the user's document. */
const forUserRecord = [AUTH, 'src/backend/user-record.ts'];

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly Page[] = [
  { path: paths.company, layout: studio, screen: loadCompanyScreen },
  { path: paths.home, layout: lively, screen: loadHomeScreen },
  { path: paths.premium, layout: lively, screen: loadPremiumScreen },
  { path: paths.download, layout: lively, screen: loadDownloadScreen },
  { path: paths.blog, layout: lively, screen: loadBlogScreen },
  { path: paths.post(':slug'), layout: lively, screen: loadBlogPostRoute },
  { path: paths.support, layout: lively, screen: loadSupportScreen },
  { path: paths.about, layout: lively, screen: loadAboutScreen },
  { path: paths.terms, layout: studio, screen: loadTermsScreen },
  { path: paths.privacy, layout: studio, screen: loadPrivacyScreen },
  { path: paths.signUp, layout: account, screen: loadSignUpScreen },
  { path: paths.logIn, layout: account, screen: loadLogInScreen },
  { path: paths.username, layout: member, screen: loadUsernameScreen, preload: forUserRecord },
  { path: paths.forgotPassword, layout: account, screen: loadForgotPasswordScreen },
  { path: paths.resetPassword, layout: member, screen: loadResetPasswordScreen, preload: [AUTH] },
  { path: paths.dashboard, layout: member, screen: loadDashboardScreen, preload: forUserRecord },
];

/** The page at every other address. Its file is served with the status 404. */
export const notFoundPage: Page = { path: '*', layout: lively, screen: loadNotFoundRoute };
