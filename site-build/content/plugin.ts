import { readFileSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';
import { compileText } from './compile.ts';
import type { Assets } from './images.ts';
import { type LinkTargets, linkTargets, PAGES } from './link-targets.ts';
import { type PostFile, type PostOptions, readPosts } from './read-posts.ts';

/** The modules that this plugin provides, by import. Their URLs must not contain a #. */
const PROVIDED = new Map([
  ['#posts', '\0virtual:posts'],
  ['#post-texts', '\0virtual:post-texts'],
]);

/**
 * Compiles the site's texts (src/content, MDX), and provides `#posts` and `#post-texts` as data, so
 * that no Markdown and no unpublished post reaches a browser.
 */
export function contentPlugin(options: PostOptions = {}): Plugin {
  const assets: Assets = new Map();
  /** While developing and in previews, drafts and posts with a later date are visible. */
  let showsAll = false;

  /** Read once per build, because each text needs the addresses of all posts. */
  let reading: Promise<readonly PostFile[]> | undefined;

  const shown = () => {
    reading ??= readShown();
    return reading;
  };
  const readShown = async () => {
    const posts = await readPosts(options);
    const visible = posts.filter(({ isPublished }) => showsAll || isPublished);
    for (const post of visible) {
      for (const [path, create] of post.assets) assets.set(path, create);
    }
    return visible;
  };

  return {
    name: 'content',
    enforce: 'pre',
    async configResolved({ mode, command }) {
      showsAll = mode === 'development';
      // For `npm start` and `npm test`: before they report anything else. build.ts does the same.
      if (command === 'serve') await checkTexts(options);
    },
    buildStart() {
      reading = undefined;
    },
    resolveId: { filter: { id: /^#post/ }, handler: (id) => PROVIDED.get(id) },
    load: {
      filter: { id: /^\0virtual:post/ },
      async handler(id) {
        if (id === PROVIDED.get('#posts')) {
          const posts = (await shown()).map(({ post }) => post);
          return `export const posts = ${JSON.stringify(posts)};`;
        }
        if (id === PROVIDED.get('#post-texts')) {
          const texts = (await shown()).map(
            ({ post, file }) =>
              `{ slug: '${post.slug}', load: () => import(${JSON.stringify(normalizePath(file))}) }`,
          );
          return `export const postTexts = [${texts.join(',')}];`;
        }
        return undefined;
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        return { code: await compile(id, source, linkTargets(await shown()), assets), map: null };
      },
    },
    /** Reloads the page, because a post also changes the list and its neighbors. */
    hotUpdate({ file, modules }) {
      if (!/\.(mdx|jpe?g|png|webp|avif)$/i.test(file)) return undefined;
      reading = undefined;
      const { moduleGraph } = this.environment;
      const lists = [...PROVIDED.values()].map((id) => moduleGraph.getModuleById(id));
      for (const module of [...modules, ...lists]) {
        if (module) moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const create = assets.get(request.url ?? '');
        if (!create) return next();
        response.setHeader('Content-Type', 'image/webp');
        create().then((image) => response.end(image), next);
      });
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [path, create] of assets) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await create() });
      }
    },
  };
}

/** Throws the first mistake in any text, including drafts. */
export async function checkTexts(options: PostOptions = {}): Promise<void> {
  const assets: Assets = new Map();
  const posts = await readPosts(options);
  const published = linkTargets(posts.filter(({ isPublished }) => isPublished));
  const all = linkTargets(posts);
  const files = [
    ...PAGES.map(({ file }) => ({ file, targets: published })),
    ...posts.map((post) => ({
      file: post.file,
      // A draft may link to another one.
      targets: post.isPublished ? published : all,
    })),
  ];
  for (const { file, targets } of files) {
    await compile(file, readFileSync(file, 'utf8'), targets, assets);
  }
}

function compile(file: string, source: string, targets: LinkTargets, assets: Assets) {
  const page = PAGES.find((candidate) => normalizePath(candidate.file) === normalizePath(file));
  const kind = page?.kind ?? 'post';
  return compileText({ file, source, kind, targets, assets });
}
