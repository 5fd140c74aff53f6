import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import * as formsBundle from './bundles/forms';
import * as memberBundle from './bundles/member';
import * as siteBundle from './bundles/site';
import { forms, member, site } from './loading/bundles';

export { feed } from './app/feed';
export { notFoundPage } from './app/page-table';
export { prerenderedPages } from './app/prerendered-pages';
export { sitemap } from './app/sitemap';

site.provide(siteBundle);
forms.provide(formsBundle);
member.provide(memberBundle);

/**
 * Renders a page to static HTML.
 *
 * @returns the contents of the head and of the root element
 * @throws the first error in a component, whose part React would leave to client rendering
 */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const thrown: unknown[] = [];
  // React hoists titles, metadata and links only into a head that it renders.
  const { prelude } = await prerender(
    <html lang="en">
      <head />
      <body>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </body>
    </html>,
    {
      // By default, React hides larger parts until an inline script moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        thrown.push(error);
      },
    },
  );
  if (thrown.length > 0) throw thrown[0];
  const html = await new Response(prelude).text();
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  if (!head || !body) throw new Error(`${path} has no head or no body.`);
  return { head, body };
}
