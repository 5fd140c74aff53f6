import { type ComponentType, lazy, useState } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '../content/paths';

type Load = () => Promise<{ default: ComponentType }>;

const loads = new Map<string, () => Promise<unknown>>();

/**
 * For code that cannot be had: a deployment has removed it, or the wire fails. The address has
 * changed already, and every page is a file of its own: it is loaded as one. Offline, the browser
 * says so, and loads it when there is a wire.
 *
 * @returns never: React keeps what it shows until then
 */
function asDocument(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/**
 * A component with code of its own that can be fetched before it is rendered. It is then there at
 * once: `lazy` alone waits even for code that has arrived, and the page is empty meanwhile.
 */
function ahead(load: Load) {
  const Late = lazy(() => load().catch(asDocument));
  let Ready: ComponentType | undefined;
  return {
    Component: function Ahead() {
      // Once for each time it is shown: what a person has typed would go with a change.
      const [Shown] = useState(() => Ready ?? Late);
      return <Shown />;
    },
    load: async () => {
      Ready = (await load()).default;
    },
  };
}

function screen(path: string, loadCode: Load, ...layouts: ReturnType<typeof ahead>[]) {
  const { Component, load } = ahead(loadCode);
  loads.set(path, () => Promise.all([load(), ...layouts.map((layout) => layout.load())]));
  return Component;
}

/** Fetches the code of the screen at an address. For the first screen, before anything is rendered. */
export async function loadScreen(pathname: string): Promise<void> {
  const [, load] = [...loads].find(([path]) => matchPath(path, pathname)) ?? [];
  await load?.();
}

const accountLayout = ahead(() => import('./account/AccountLayout'));
const memberLayout = ahead(() => import('./account/MemberLayout'));
const accountScreen = (path: string, load: Load) => screen(path, load, accountLayout);
const memberScreen = (path: string, load: Load) => screen(path, load, accountLayout, memberLayout);

const SignUpScreen = accountScreen(paths.signUp, () => import('../screens/sign-up/SignUpScreen'));
const LogInScreen = accountScreen(paths.logIn, () => import('../screens/log-in/LogInScreen'));
const UsernameScreen = memberScreen(
  paths.username,
  () => import('../screens/username/UsernameScreen'),
);
const ForgotPasswordScreen = accountScreen(
  paths.forgotPassword,
  () => import('../screens/forgot-password/ForgotPasswordScreen'),
);
const ResetPasswordScreen = memberScreen(
  paths.resetPassword,
  () => import('../screens/reset-password/ResetPasswordScreen'),
);
const DashboardScreen = memberScreen(
  paths.dashboard,
  () => import('../screens/dashboard/DashboardScreen'),
);

const siteLayout = ahead(() => import('./site/SiteLayout'));
const studioLayout = ahead(() => import('./studio/StudioLayout'));
const siteScreen = (path: string, load: Load) => screen(path, load, siteLayout);
const studioScreen = (path: string, load: Load) => screen(path, load, studioLayout);

const HomeScreen = siteScreen(paths.home, () => import('../screens/home/HomeScreen'));
const PremiumScreen = siteScreen(paths.premium, () => import('../screens/premium/PremiumScreen'));
const SupportScreen = siteScreen(paths.support, () => import('../screens/support/SupportScreen'));
const BlogScreen = siteScreen(paths.blog, () => import('../screens/blog/BlogScreen'));
const BlogPostRoute = siteScreen(paths.post(':slug'), () => import('./BlogPostRoute'));
const DownloadScreen = siteScreen(
  paths.download,
  () => import('../screens/download/DownloadScreen'),
);
const AboutScreen = siteScreen(paths.about, () => import('../screens/about/AboutScreen'));

const CompanyScreen = studioScreen(paths.company, () => import('../screens/company/CompanyScreen'));
const TermsScreen = studioScreen(paths.terms, () => import('../screens/legal/TermsScreen'));
const PrivacyScreen = studioScreen(paths.privacy, () => import('../screens/legal/PrivacyScreen'));

// The last ones: they are at every address that no other has.
const loadNotFound: Load = () => import('../screens/not-found/NotFoundScreen');
const LostInSite = siteScreen(`${paths.home}/*`, loadNotFound);
const NotFoundScreen = screen('*', loadNotFound);

/** The one route table. Paths match whatever their case, with or without a slash at the end. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<accountLayout.Component />}>
        <Route path={paths.signUp} element={<SignUpScreen />} />
        <Route path={paths.logIn} element={<LogInScreen />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
        <Route element={<memberLayout.Component />}>
          <Route path={paths.username} element={<UsernameScreen />} />
          <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
          <Route path={paths.dashboard} element={<DashboardScreen />} />
        </Route>
      </Route>
      <Route element={<siteLayout.Component />}>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.premium} element={<PremiumScreen />} />
        <Route path={paths.support} element={<SupportScreen />} />
        <Route path={paths.blog} element={<BlogScreen />} />
        <Route path={paths.post(':slug')} element={<BlogPostRoute />} />
        <Route path={paths.download} element={<DownloadScreen />} />
        <Route path={paths.about} element={<AboutScreen />} />
        <Route path={`${paths.home}/*`} element={<LostInSite />} />
      </Route>
      <Route element={<studioLayout.Component />}>
        <Route path={paths.company} element={<CompanyScreen />} />
        <Route path={paths.terms} element={<TermsScreen />} />
        <Route path={paths.privacy} element={<PrivacyScreen />} />
      </Route>
      <Route
        path="*"
        element={
          <main>
            <NotFoundScreen />
          </main>
        }
      />
    </Routes>
  );
}
