import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { type Page, pages, type SourceFile } from '../content/pages';
import { type ComponentModule, type Preloadable, preloadable } from './preloadable';
import { loadAllStyles } from './stylesheet';

const modules = import.meta.glob<ComponentModule>(
  ['./app/**/*{Layout,Route}.tsx', './screens/*/*Screen.tsx'],
  { base: '../' },
);

/** The component of each file in the page table. Layouts keep theirs when the page changes. */
const components = new Map(
  pages.flatMap(({ layout, screen }) =>
    [...layout.files, screen].map((file) => [file, componentOf(file, layout.isPublic)] as const),
  ),
);

function componentOf(file: SourceFile, isPublic: boolean): Preloadable {
  const load = modules[`./${file}`];
  if (!load) throw new Error(`src/${file} is not a layout, route or screen.`);
  return preloadable(async () => {
    const [module] = await Promise.all([load(), isPublic && loadAllStyles()]);
    return module;
  });
}

const componentsOf = (files: readonly SourceFile[]) =>
  files.flatMap((file) => components.get(file) ?? []);

// One route for each layout: React keeps it mounted while its pages change.
const routes = [...new Set(pages.map(({ layout }) => layout))].map((layout) =>
  componentsOf(layout.files).reduceRight<RouteObject>(
    (inner, { Component }) => ({ element: <Component />, children: [inner] }),
    { children: pages.filter((page) => page.layout === layout).flatMap(routesOf) },
  ),
);

function routesOf({ path, screen }: Page): RouteObject[] {
  return componentsOf([screen]).map(({ Component }) => ({ path, element: <Component /> }));
}

export const AppRoutes = () => useRoutes(routes);

/** Loads the code of the page at an address, before it renders. */
export async function loadPage(pathname: string): Promise<void> {
  // Patterns with a star come last in the table.
  const page = pages.find(({ path }) => matchPath(path, pathname));
  const files = page ? [...page.layout.files, page.screen] : [];
  await Promise.all(componentsOf(files).map(({ load }) => load(pathname)));
}
