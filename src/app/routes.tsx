import { type ComponentType, lazy, useState } from 'react';
import { matchPath, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { paths } from '../content/paths';

type Load = () => Promise<{ default: ComponentType }>;

/** A layout or a screen. */
type Part = { readonly Component: ComponentType; readonly load: () => Promise<void> };

/**
 * Loads code, or reloads the document when that fails (removed by a deploy, or offline): the address
 * has changed already, and every page is a file of its own.
 *
 * @returns never after a failure: React keeps what it shows until the document is there
 */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  // Safari and Firefox abort the load when the person leaves: a reload would call them back.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch {
    if (!isLeaving) window.location.reload();
    return new Promise(() => {});
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

/**
 * A component with code of its own that can be fetched before it is rendered. It is then there at
 * once: `lazy` alone waits even for code that has arrived, and the page is empty meanwhile.
 */
function ahead(load: Load): Part {
  const Late = lazy(() => (import.meta.env.SSR ? load() : loadOrReload(load)));
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

const accountLayout = ahead(() => import('./account/AccountLayout'));
const memberLayout = ahead(() => import('./account/MemberLayout'));
const siteLayout = ahead(() => import('./site/SiteLayout'));
const studioLayout = ahead(() => import('./studio/StudioLayout'));
/** Around what belongs to neither the app nor the studio. */
const bareLayout: Part = {
  Component: () => (
    <main>
      <Outlet />
    </main>
  ),
  load: async () => {},
};
const notFound = ahead(() => import('../screens/not-found/NotFoundScreen'));

/**
 * The one route table: screens by their paths, in the layouts around them. Paths match whatever
 * their case, with or without a slash at the end; the ones with a star come last.
 */
const TABLE: readonly { layouts: readonly Part[]; screens: Readonly<Record<string, Part>> }[] = [
  {
    layouts: [accountLayout],
    screens: {
      [paths.signUp]: ahead(() => import('../screens/sign-up/SignUpScreen')),
      [paths.logIn]: ahead(() => import('../screens/log-in/LogInScreen')),
      [paths.forgotPassword]: ahead(
        () => import('../screens/forgot-password/ForgotPasswordScreen'),
      ),
    },
  },
  {
    layouts: [accountLayout, memberLayout],
    screens: {
      [paths.username]: ahead(() => import('../screens/username/UsernameScreen')),
      [paths.resetPassword]: ahead(() => import('../screens/reset-password/ResetPasswordScreen')),
      [paths.dashboard]: ahead(() => import('../screens/dashboard/DashboardScreen')),
    },
  },
  {
    layouts: [siteLayout],
    screens: {
      [paths.home]: ahead(() => import('../screens/home/HomeScreen')),
      [paths.premium]: ahead(() => import('../screens/premium/PremiumScreen')),
      [paths.support]: ahead(() => import('../screens/support/SupportScreen')),
      [paths.blog]: ahead(() => import('../screens/blog/BlogScreen')),
      [paths.post(':slug')]: ahead(() => import('./BlogPostRoute')),
      [paths.download]: ahead(() => import('../screens/download/DownloadScreen')),
      [paths.about]: ahead(() => import('../screens/about/AboutScreen')),
      [`${paths.home}/*`]: notFound,
    },
  },
  {
    layouts: [studioLayout],
    screens: {
      [paths.company]: ahead(() => import('../screens/company/CompanyScreen')),
      [paths.terms]: ahead(() => import('../screens/legal/TermsScreen')),
      [paths.privacy]: ahead(() => import('../screens/legal/PrivacyScreen')),
    },
  },
  { layouts: [bareLayout], screens: { '*': notFound } },
];

/** Fetches the code of the screen at an address. For the first screen, before anything is rendered. */
export async function loadScreen(pathname: string): Promise<void> {
  for (const { layouts, screens } of TABLE) {
    const found = Object.entries(screens).find(([path]) => matchPath(path, pathname));
    if (!found) continue;
    await Promise.all([found[1], ...layouts].map(({ load }) => load()));
    return;
  }
}

const routes = TABLE.map(({ layouts, screens }) =>
  layouts.reduceRight<RouteObject>(
    (inner, { Component }) => ({ element: <Component />, children: [inner] }),
    {
      children: Object.entries(screens).map(([path, { Component }]) => ({
        path,
        element: <Component />,
      })),
    },
  ),
);

export const AppRoutes = () => useRoutes(routes);
