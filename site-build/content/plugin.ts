import { normalizePath, type Plugin } from 'vite';
import { STORE_QR_CODE } from '../qr-code.ts';
import { checkTexts, compileText, kindOf } from './compile.ts';
import type { Asset } from './images.ts';
import { type PostOptions, readPosts } from './read-posts.ts';

/**
 * Provides the content that the build prepares, so that no browser has to: Markdown as components,
 * the published posts (`#posts` and `#post-texts`), and the drawing of the QR code (STORE_QR_CODE).
 */
export function contentPlugin(options: PostOptions = {}): Plugin {
  const assets = new Map<string, Asset>();
  /** In `npm start` and `npm run preview`, drafts and posts with a later date are visible. */
  let showsAll = false;
  return {
    name: 'content',
    // Before Vite's own resolver, which looks for names with a # in package.json.
    enforce: 'pre',
    config: () => ({ define: { STORE_QR_CODE } }),
    async configResolved({ mode }) {
      showsAll = mode === 'development';
      // At the start, so that a mistake in a text is the first error that every command reports.
      await checkTexts(options);
    },
    // A module's URL must not contain a #.
    resolveId: { filter: { id: /^#post/ }, handler: (id) => id.replace('#', '\0virtual:') },
    load: {
      filter: { id: [/^\0virtual:post/, /\.md$/] },
      async handler(id) {
        if (id.endsWith('.md')) {
          const text = await compileText(id, kindOf(id, options));
          for (const asset of text.assets) assets.set(asset.path, asset);
          return text.code;
        }
        const posts = await readPosts(options);
        const shown = posts.filter(({ isPublished }) => showsAll || isPublished);
        if (id === '\0virtual:post-texts') return postTextsModule(shown);
        for (const { file, assets: postAssets } of shown) {
          for (const asset of postAssets) assets.set(asset.path, asset);
          // The list of posts changes with the front matter of each.
          this.addWatchFile(file);
        }
        return `export const posts = ${JSON.stringify(shown.map(({ post }) => post))};`;
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asset = assets.get(request.url ?? '');
        if (!asset) return next();
        asset.create().then((image) => response.end(image), next);
      });
    },
    async generateBundle() {
      // The build that prerenders pages writes no files of the site.
      if (this.environment.config.build.ssr) return;
      for (const { path, create } of assets.values()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await create() });
      }
    },
  };
}

/** The code of the module that loads the text of each post. */
function postTextsModule(posts: Awaited<ReturnType<typeof readPosts>>): string {
  const elements = posts.map(({ post, file }) => {
    const url = JSON.stringify(normalizePath(file));
    return `{ slug: '${post.slug}', load: () => import(${url}) }`;
  });
  return `export const postTexts = [${elements.join()}];`;
}
