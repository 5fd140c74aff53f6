import type { ComponentType } from 'react';
import {
  type AccountPage,
  accountPaths,
  type PublicPage,
  paths,
  publicPaths,
} from '../content/pages';
import { type Bundles, forms, member, site } from '../loading/bundles';
import type { Loadable } from '../loading/loadable';
import type { BundleName } from '../loading/needs';
import { keysOf } from '../shared/keys-of';

/** A component of a bundle. */
type Part = {
  readonly bundle: BundleName;
  readonly load: () => Promise<unknown>;
  /** The component, in a render: see `Loadable`. */
  readonly read: () => ComponentType;
};

/** What pages have in common. */
export type Layout = Part & {
  /** Whether its pages are for visitors. All others belong to the account area. */
  readonly isPublic: boolean;
};

export type Page = {
  /** React Router's pattern. Its case and a slash at the end do not matter. */
  readonly path: string;
  readonly layout: Layout;
  readonly screen: Part;
  /** The key of the copy that a page of the account area shows while its screen loads. */
  readonly copy?: AccountPage;
};

/** @returns a function that selects a component of the bundle */
function partsOf<Name extends BundleName>(bundle: Name, code: Loadable<Bundles[Name]>) {
  return (select: (module: Bundles[Name]) => ComponentType): Part => ({
    bundle,
    load: code.load,
    read: () => select(code.read()),
  });
}

const inSite = partsOf('site', site);
const inForms = partsOf('forms', forms);
const inMember = partsOf('member', member);

const studio: Layout = { ...inSite((module) => module.StudioLayout), isPublic: true };
const lively: Layout = { ...inSite((module) => module.LivelyLayout), isPublic: true };
const account: Layout = { ...inForms((module) => module.AccountLayout), isPublic: false };

const publicPages: Readonly<Record<PublicPage, Pick<Page, 'layout' | 'screen'>>> = {
  company: { layout: studio, screen: inSite((module) => module.CompanyScreen) },
  home: { layout: lively, screen: inSite((module) => module.HomeScreen) },
  premium: { layout: lively, screen: inSite((module) => module.PremiumScreen) },
  download: { layout: lively, screen: inSite((module) => module.DownloadScreen) },
  blog: { layout: lively, screen: inSite((module) => module.BlogScreen) },
  support: { layout: lively, screen: inSite((module) => module.SupportScreen) },
  about: { layout: lively, screen: inSite((module) => module.AboutScreen) },
  terms: { layout: studio, screen: inSite((module) => module.TermsRoute) },
  privacy: { layout: studio, screen: inSite((module) => module.PrivacyRoute) },
};

const accountScreens: Readonly<Record<AccountPage, Part>> = {
  signUp: inForms((module) => module.SignUpScreen),
  logIn: inForms((module) => module.LogInScreen),
  username: inMember((module) => module.UsernameScreen),
  forgotPassword: inForms((module) => module.ForgotPasswordScreen),
  resetPassword: inForms((module) => module.ResetPasswordScreen),
  dashboard: inMember((module) => module.DashboardScreen),
};

/** Every page of the site. The sitemap has its public pages in this order. */
export const pages: readonly Page[] = [
  ...keysOf(publicPaths).map((name) => ({ path: publicPaths[name], ...publicPages[name] })),
  { path: paths.post(':slug'), layout: lively, screen: inSite((module) => module.BlogPostRoute) },
  ...keysOf(accountPaths).map((name) => ({
    path: accountPaths[name],
    layout: account,
    screen: accountScreens[name],
    copy: name,
  })),
];

/** The page at every other address. Its file is served with the status 404. */
export const notFoundPage: Page = {
  path: '*',
  layout: lively,
  screen: inSite((module) => module.NotFoundRoute),
};
