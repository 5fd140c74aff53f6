import { matchPath, type RouteObject, useRoutes } from 'react-router-dom';
import { type Layout, notFoundPage, type Page, pages } from './page-table';
import { texts } from './texts';

const allPages = [...pages, notFoundPage];
const layouts = new Set(allPages.map(({ layout }) => layout));
// One route for each layout, so that React keeps the layout mounted when the page changes.
const routes = [...layouts].map(routeOfLayout);

function routeOfLayout(layout: Layout): RouteObject {
  const pagesOfLayout = allPages.filter((page) => page.layout === layout);
  return { element: <Rendered part={layout} />, children: pagesOfLayout.map(routeOfPage) };
}

function routeOfPage({ path, screen }: Page): RouteObject {
  return { path, element: <Rendered part={screen} /> };
}

/** A layout or a screen. While its code loads, React keeps the previous page. */
function Rendered({ part }: { readonly part: Pick<Layout, 'read'> }) {
  const Component = part.read();
  return <Component />;
}

export const AppRoutes = () => useRoutes(routes);

/** The page at an address. */
export function pageAt(pathname: string): Page {
  return pages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
}

/** Loads the code of the page at an address, before it renders. */
export async function loadPage(pathname: string): Promise<void> {
  const { layout, screen } = pageAt(pathname);
  const text = [...texts].find(([path]) => matchPath(path, pathname))?.[1];
  await Promise.all([layout.load(), screen.load(), text?.load()]);
}
