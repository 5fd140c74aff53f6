import { paths } from '../content/pages';
import { AUTH, USER_RECORD } from './entries';
import type { ComponentModule, Load } from './preloadable';

/**
 * Loads a layout or a screen. It has the name of its file, by which the build finds the chunk to preload.
 */
export type LoadComponent = Load<ComponentModule>;

/** The frame around some pages, with the facts that these pages share. */
export type Layout = {
  /** From the outermost to the innermost. */
  readonly frames: readonly LoadComponent[];
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
  readonly screen: LoadComponent;
  /** Source files of further modules that the page needs at first, for the build to preload. */
  readonly preload?: readonly string[];
};

const AccountLayout = () => import('./account/AccountLayout');
const MemberLayout = () => import('./account/MemberLayout');
const LivelyLayout = () => import('./lively/LivelyLayout');
const StudioLayout = () => import('./studio/StudioLayout');

const account: Layout = { frames: [AccountLayout], isPublic: false };
/** For pages that depend on the session. */
const member: Layout = { frames: [AccountLayout, MemberLayout], isPublic: false };
const lively: Layout = { frames: [LivelyLayout], isPublic: true };
const studio: Layout = { frames: [StudioLayout], isPublic: true };

const CompanyScreen = () => import('../screens/company/CompanyScreen');
const HomeScreen = () => import('../screens/home/HomeScreen');
const PremiumScreen = () => import('../screens/premium/PremiumScreen');
const DownloadScreen = () => import('../screens/download/DownloadScreen');
const BlogScreen = () => import('../screens/blog/BlogScreen');
const BlogPostRoute = () => import('./BlogPostRoute');
const SupportScreen = () => import('../screens/support/SupportScreen');
const AboutScreen = () => import('../screens/about/AboutScreen');
const TermsScreen = () => import('../screens/legal/TermsScreen');
const PrivacyScreen = () => import('../screens/legal/PrivacyScreen');
const SignUpScreen = () => import('../screens/sign-up/SignUpScreen');
const LogInScreen = () => import('../screens/log-in/LogInScreen');
const UsernameScreen = () => import('../screens/username/UsernameScreen');
const ForgotPasswordScreen = () => import('../screens/forgot-password/ForgotPasswordScreen');
const ResetPasswordScreen = () => import('../screens/reset-password/ResetPasswordScreen');
const DashboardScreen = () => import('../screens/dashboard/DashboardScreen');
const NotFoundRoute = () => import('./NotFoundRoute');

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly Page[] = [
  { path: paths.company, layout: studio, screen: CompanyScreen },
  { path: paths.home, layout: lively, screen: HomeScreen },
  { path: paths.premium, layout: lively, screen: PremiumScreen },
  { path: paths.download, layout: lively, screen: DownloadScreen },
  { path: paths.blog, layout: lively, screen: BlogScreen },
  { path: paths.post(':slug'), layout: lively, screen: BlogPostRoute },
  { path: paths.support, layout: lively, screen: SupportScreen },
  { path: paths.about, layout: lively, screen: AboutScreen },
  { path: paths.terms, layout: studio, screen: TermsScreen },
  { path: paths.privacy, layout: studio, screen: PrivacyScreen },
  { path: paths.signUp, layout: account, screen: SignUpScreen },
  { path: paths.logIn, layout: account, screen: LogInScreen },
  {
    path: paths.username,
    layout: member,
    screen: UsernameScreen,
    preload: [AUTH, USER_RECORD],
  },
  { path: paths.forgotPassword, layout: account, screen: ForgotPasswordScreen },
  {
    path: paths.resetPassword,
    layout: member,
    screen: ResetPasswordScreen,
    preload: [AUTH],
  },
  {
    path: paths.dashboard,
    layout: member,
    screen: DashboardScreen,
    preload: [AUTH, USER_RECORD],
  },
];

/** The page at every other address. Its file is served with the status 404. */
export const notFoundPage: Page = { path: '*', layout: lively, screen: NotFoundRoute };
