/** Normalizes a path as the route table does: '/Lively/' becomes '/lively'. */
function normalized(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}

/** Whether a path is that of a page; never of an undefined one. */
export function isPageOf(page: string | undefined, pathname: string): boolean {
  return page !== undefined && normalized(page) === normalized(pathname);
}

/** Whether a path is below a page, as a post is below the blog. */
export function isBelow(page: string, pathname: string): boolean {
  return normalized(pathname).startsWith(`${normalized(page)}/`);
}
