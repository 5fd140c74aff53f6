import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { type Layout, notFoundPage, type Page, pages } from './page-table';
import { type LoadComponent, type Preloadable, preloadable } from './preloadable';

const allPages = [...pages, notFoundPage];

const components = new Map<LoadComponent, Preloadable>();

/** One component for each loader: React keeps a layout mounted only while its component is the same. */
function preloadableOf(load: LoadComponent): Preloadable {
  const component = components.get(load) ?? preloadable(load);
  components.set(load, component);
  return component;
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
  const loaders = [...layout.frames, screen];
  await Promise.all(loaders.map((load) => preloadableOf(load).load(pathname)));
}
