import { type ComponentType, lazy } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '../content/paths';
import { AfterHydration } from './account/AfterHydration';
import { SiteLayout } from './site/SiteLayout';
import { StudioLayout } from './studio/StudioLayout';

type Load = () => Promise<{ default: ComponentType }>;

const loads = new Map<string, () => Promise<unknown>>();

/**
 * A component with code of its own that can be fetched before it is rendered. It is then there at
 * once: `lazy` alone waits even for code that has arrived, and the page is empty meanwhile.
 */
function ahead(load: Load) {
  const Late = lazy(load);
  let Ready: ComponentType | undefined;
  return {
    Component: () => (Ready ? <Ready /> : <Late />),
    load: async () => {
      Ready = (await load()).default;
    },
  };
}

function screen(path: string, loadCode: Load, layout?: ReturnType<typeof ahead>) {
  const { Component, load } = ahead(loadCode);
  loads.set(path, () => Promise.all([load(), layout?.load()]));
  return Component;
}

/** Fetches the code of the screen at an address. For the first screen, before anything is rendered. */
export async function loadScreen(pathname: string): Promise<void> {
  const [, load] = [...loads].find(([path]) => matchPath(path, pathname)) ?? [];
  await load?.();
}

const accountLayout = ahead(() => import('./account/AccountLayout'));
const accountScreen = (path: string, load: Load) => screen(path, load, accountLayout);

const SignUpScreen = accountScreen(paths.signUp, () => import('../screens/sign-up/SignUpScreen'));
const LogInScreen = accountScreen(paths.logIn, () => import('../screens/log-in/LogInScreen'));
const UsernameScreen = accountScreen(
  paths.username,
  () => import('../screens/username/UsernameScreen'),
);
const ForgotPasswordScreen = accountScreen(
  paths.forgotPassword,
  () => import('../screens/forgot-password/ForgotPasswordScreen'),
);
const ResetPasswordScreen = accountScreen(
  paths.resetPassword,
  () => import('../screens/reset-password/ResetPasswordScreen'),
);
const DashboardScreen = accountScreen(
  paths.dashboard,
  () => import('../screens/dashboard/DashboardScreen'),
);

const HomeScreen = screen(paths.home, () => import('../screens/home/HomeScreen'));
const PremiumScreen = screen(paths.premium, () => import('../screens/premium/PremiumScreen'));
const SupportScreen = screen(paths.support, () => import('../screens/support/SupportScreen'));
const BlogScreen = screen(paths.blog, () => import('../screens/blog/BlogScreen'));
const BlogPostRoute = screen(paths.post(':slug'), () => import('./BlogPostRoute'));
const DownloadScreen = screen(paths.download, () => import('../screens/download/DownloadScreen'));
const AboutScreen = screen(paths.about, () => import('../screens/about/AboutScreen'));

const CompanyScreen = screen(paths.company, () => import('../screens/company/CompanyScreen'));
const TermsScreen = screen(paths.terms, () => import('../screens/legal/TermsScreen'));
const PrivacyScreen = screen(paths.privacy, () => import('../screens/legal/PrivacyScreen'));

// The last one: it is at every address that no other has.
const NotFoundScreen = screen('*', () => import('../screens/not-found/NotFoundScreen'));

/** The one route table. Paths match whatever their case, with or without a slash at the end. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<accountLayout.Component />}>
        <Route path={paths.signUp} element={<SignUpScreen />} />
        <Route path={paths.logIn} element={<LogInScreen />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
        <Route element={<AfterHydration />}>
          <Route path={paths.username} element={<UsernameScreen />} />
          <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
          <Route path={paths.dashboard} element={<DashboardScreen />} />
        </Route>
      </Route>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.premium} element={<PremiumScreen />} />
        <Route path={paths.support} element={<SupportScreen />} />
        <Route path={paths.blog} element={<BlogScreen />} />
        <Route path={paths.post(':slug')} element={<BlogPostRoute />} />
        <Route path={paths.download} element={<DownloadScreen />} />
        <Route path={paths.about} element={<AboutScreen />} />
        <Route path={`${paths.home}/*`} element={<NotFoundScreen />} />
      </Route>
      <Route element={<StudioLayout />}>
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
