import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { type Page, pages } from './pages';

/** The page at an address. Patterns with a star come last in the table. */
export function findPage(pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}

/** Loads the code of the page at an address, before it renders. */
export async function loadPage(pathname: string): Promise<void> {
  const page = findPage(pathname);
  if (!page) return;
  await Promise.all([...page.layout.components, page.screen].map(({ load }) => load(pathname)));
}

// One route for each layout: React keeps it mounted while its pages change.
const layouts = [...new Set(pages.map(({ layout }) => layout))];
const routes = layouts.map((layout) =>
  layout.components.reduceRight<RouteObject>(
    (inner, { Component }) => ({ element: <Component />, children: [inner] }),
    {
      children: pages
        .filter((page) => page.layout === layout)
        .map(({ path, screen: { Component } }) => ({ path, element: <Component /> })),
    },
  ),
);

export const AppRoutes = () => useRoutes(routes);
