/** An address as the route table sees it: whatever its case, with or without a slash at the end. */
function normalized(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}

/** Whether the markup that was made for `page` is that of the address. */
export function isPageOf(page: string | undefined, pathname: string): boolean {
  return page !== undefined && normalized(page) === normalized(pathname);
}

/** Whether an address lies below a page, as a post does below the blog. */
export function isBelow(page: string, pathname: string): boolean {
  return normalized(pathname).startsWith(`${normalized(page)}/`);
}
