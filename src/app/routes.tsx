import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { type Layout, notFoundPage, type Page, pages } from './page-table';
import { type LoadComponent, type Preloadable, preloadable } from './preloadable';

const allPages = [...pages, notFoundPage];

const preloadables = new Map<LoadComponent, Preloadable>();

/** Shared, so that a route renders what `loadPage` loaded, and layouts reuse a common frame. */
function preloadableOf(load: LoadComponent): Preloadable {
  const shared = preloadables.get(load) ?? preloadable(load);
  preloadables.set(load, shared);
  return shared;
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
  const { layout, screen } = pages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
  const loadFunctions = [...layout.frames, screen];
  await Promise.all(loadFunctions.map((load) => preloadableOf(load).load(pathname)));
}
