import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { loadStylesOfAllPages } from './load-styles';
import { type Layout, notFoundPage, type Page, pages } from './page-table';
import { type LoadComponent, type Preloadable, preloadable } from './preloadable';

const allPages = [...pages, notFoundPage];

/** The loaders of a page: of its layout's frames and of its screen. */
const loadersOf = ({ layout, screen }: Page) => [...layout.frames, screen];

const publicPages = allPages.filter(({ layout }) => layout.isPublic);
const publicLoaders = new Set(publicPages.flatMap(loadersOf));

const components = new Map<LoadComponent, Preloadable>();

/** One component for each loader: React keeps a layout mounted only while its component is the same. */
function preloadableOf(load: LoadComponent): Preloadable {
  const known = components.get(load);
  if (known) return known;
  const component = preloadable(publicLoaders.has(load) ? () => loadWithStyles(load) : load);
  components.set(load, component);
  return component;
}

/** Loads a layout or a screen of a public page. The document may not have its styles yet. */
async function loadWithStyles(load: LoadComponent) {
  const [module] = await Promise.all([load(), loadStylesOfAllPages()]);
  return module;
}

const layouts = new Set(allPages.map(({ layout }) => layout));
// One route for each layout, so that React keeps the layout mounted when the page changes.
const routes = [...layouts].map(routeOfLayout);

/** The pages of a layout, within its frames. */
function routeOfLayout(layout: Layout): RouteObject {
  const pagesOfLayout = allPages.filter((page) => page.layout === layout);
  let route: RouteObject = { children: pagesOfLayout.map(routeOfPage) };
  for (const frame of [...layout.frames].reverse()) {
    const { Component } = preloadableOf(frame);
    route = { element: <Component />, children: [route] };
  }
  return route;
}

function routeOfPage({ path, screen }: Page): RouteObject {
  const { Component } = preloadableOf(screen);
  return { path, element: <Component /> };
}

export const AppRoutes = () => useRoutes(routes);

/** Loads the code of the page at an address, before it renders. */
export async function loadPage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
  await Promise.all(loadersOf(page).map((load) => preloadableOf(load).load(pathname)));
}
