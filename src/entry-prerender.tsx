import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { APP } from './app/entries';
import type { Load } from './app/preloadable';
import { findPage } from './app/routes';
import { TIME_OF_DAY } from './components/prerendered/placeholders';

export { feed } from './app/feed';
export { prerenderedPages, publicPaths } from './app/prerendered-pages';

const imports = import.meta.glob(['./app/**/*{Layout,Route}.tsx', './screens/**/*Screen.tsx']);

/**
 * Renders a page to static HTML.
 *
 * @param path the page's path
 * @returns the contents of the head and of the root element
 * @throws the first error in a component; React would leave that part to client rendering
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
      // Larger parts would be hidden until an inline script moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void thrown.push(error),
    },
  );
  if (thrown.length > 0) throw thrown[0];
  const html = await new Response(prelude).text();
  const others = html.replace(`<script>${TIME_OF_DAY}</script>`, '');
  if (/<script(?![^>]*application\/ld\+json)/.test(others))
    throw new Error(`${path} needs a script`);
  return { head: between(html, '<head>', '</head>'), body: between(html, '<body>', '</body>') };
}

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  if (from < 0 || to < 0) throw new Error(`The rendered page has no ${start}`);
  return html.slice(from + start.length, to);
}

/** When the page at an address hydrates, and the files that it then needs at once. */
export function hydrationOf(pathname: string) {
  const page = findPage(pathname);
  if (!page) throw new Error(`There is no page at ${pathname}`);
  const { layout, screen, preload = [] } = page;
  const { components, hydrate } = layout;
  if (hydrate === 'later') return { hydrate, modules: [] };
  const files = [...components, screen].map(({ source }) => fileOf(source));
  return { hydrate, modules: [APP, ...files, ...preload] };
}

/** The build gives all dynamic imports of a file the same chunk. */
function fileOf(load: Load): string {
  const chunk = chunkOf(load);
  const [file] = Object.entries(imports).find(([, other]) => chunkOf(other) === chunk) ?? [];
  if (!file) throw new Error(`No file for ${load}`);
  return file.replace('./', 'src/');
}

function chunkOf(load: Load): string {
  const [, chunk] = /import\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  if (!chunk) throw new Error(`No dynamic import in ${load}`);
  return chunk;
}
