import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import type { RootDataset } from '../boot/attributes';
import { type Layout, type LoadComponent, notFoundPage, type Page, pages } from './page-table';
import { type ComponentModule, type Preloadable, preloadable } from './preloadable';

// Patterns with a star come last.
const allPages = [...pages, notFoundPage];

/** One component for each loader, so that React keeps a layout mounted when the page changes. */
const components = new Map<LoadComponent, Preloadable>();

function preloadableOf(load: LoadComponent, { isPublic }: Layout): Preloadable {
  const known = components.get(load);
  if (known) return known;
  const component = preloadable(isPublic ? () => loadWithStyles(load) : load);
  components.set(load, component);
  return component;
}

/** Loads a part of a public page. Its styles may be missing in the page that the user comes from. */
async function loadWithStyles(load: LoadComponent): Promise<ComponentModule> {
  const [module] = await Promise.all([load(), loadAllStyles()]);
  return module;
}

const layouts = new Set(allPages.map(({ layout }) => layout));
// One route for each layout: React keeps it mounted while its pages change.
const routes = [...layouts].map(routeOfLayout);

/** The pages of a layout within its frames. */
function routeOfLayout(layout: Layout): RouteObject {
  const pagesOfLayout = allPages.filter((page) => page.layout === layout);
  let route: RouteObject = { children: pagesOfLayout.map(routeOfPage) };
  for (const frame of [...layout.frames].reverse()) {
    const { Component } = preloadableOf(frame, layout);
    route = { element: <Component />, children: [route] };
  }
  return route;
}

function routeOfPage({ path, layout, screen }: Page): RouteObject {
  const { Component } = preloadableOf(screen, layout);
  return { path, element: <Component /> };
}

export const AppRoutes = () => useRoutes(routes);

/** Loads the code of the page at an address, before it renders. */
export async function loadPage(pathname: string): Promise<void> {
  const page = allPages.find(({ path }) => matchPath(path, pathname));
  const { layout, screen } = page ?? notFoundPage;
  const parts = [...layout.frames, screen];
  await Promise.all(parts.map((part) => preloadableOf(part, layout).load(pathname)));
}

let stylesLoaded: Promise<void> | undefined;

/**
 * Adds the stylesheet of all pages, once: the build inlines the rules for a page's markup, or for the
 * account area, whose pages load the others when the user leaves it.
 *
 * @throws when it fails to load; a later call tries again
 */
async function loadAllStyles(): Promise<void> {
  if (import.meta.env.SSR) return;
  const { styles: href }: RootDataset = document.getElementById('root')?.dataset ?? {};
  // `npm start` has no such stylesheet.
  if (!href) return;
  stylesLoaded ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      stylesLoaded = undefined;
      reject(new Error('The stylesheet failed to load'));
    };
    // At the end, after the page's own styles: the browser would read those again, and swap in a font
    // that it has given up (font-display: optional).
    document.body.append(link);
  });
  await stylesLoaded;
}
