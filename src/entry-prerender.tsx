import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';

/**
 * One address as static markup.
 *
 * @param path an address of the site
 * @returns what belongs into the head, and into the root element
 * @throws what a part of the page threw: React itself would leave that part to the browser
 */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const thrown: unknown[] = [];
  // React moves titles, metadata and links of the page into a head that it renders itself.
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
      // Parts above this size would be hidden until an inline script moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void thrown.push(error),
    },
  );
  if (thrown.length > 0) throw thrown[0];
  const html = await new Response(prelude).text();
  if (/<script(?![^>]*application\/ld\+json)/.test(html)) throw new Error(`${path} needs a script`);
  return { head: between(html, '<head>', '</head>'), body: between(html, '<body>', '</body>') };
}

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  if (from < 0 || to < 0) throw new Error(`The rendered page has no ${start}`);
  return html.slice(from + start.length, to);
}
