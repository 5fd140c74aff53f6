import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { type LoadComponent, notFoundPage, type Page, pages } from './page-table';
import { type Preloadable, preloadable } from './preloadable';
import { loadAllStyles } from './stylesheet';

// Patterns with a star come last.
const allPages = [...pages, notFoundPage];

/** Layouts keep their component, and so what they contain, when the page changes. */
const components = new Map<LoadComponent, Preloadable>();

function componentOf(load: LoadComponent, isPublic: boolean): Preloadable {
  const known = components.get(load);
  if (known) return known;
  const component = preloadable(async () => {
    const [module] = await Promise.all([load(), isPublic && loadAllStyles()]);
    return module;
  });
  components.set(load, component);
  return component;
}

// One route for each layout: React keeps it mounted while its pages change.
const routes = [...new Set(allPages.map(({ layout }) => layout))].map((layout) =>
  layout.frames.reduceRight<RouteObject>(
    (inner, frame) => {
      const { Component } = componentOf(frame, layout.isPublic);
      return { element: <Component />, children: [inner] };
    },
    { children: allPages.filter((page) => page.layout === layout).map(routeOf) },
  ),
);

function routeOf({ path, layout, screen }: Page): RouteObject {
  const { Component } = componentOf(screen, layout.isPublic);
  return { path, element: <Component /> };
}

export const AppRoutes = () => useRoutes(routes);

/** Loads the code of the page at an address, before it renders. */
export async function loadPage(pathname: string): Promise<void> {
  const { layout, screen } = allPages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
  const parts = [...layout.frames, screen];
  await Promise.all(parts.map((part) => componentOf(part, layout.isPublic).load(pathname)));
}
