import { dirname, join, relative, resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import rehypeMinifyWhitespace from 'rehype-minify-whitespace';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import { htmlHandler } from './elements.ts';
import { legalSchema, readFrontMatter } from './front-matter.ts';
import { Mistake } from './mistake.ts';
import { BLOG_FOLDER, type PostOptions, readPosts } from './read-posts.ts';
import { readText } from './read-text.ts';
import { rehypeHeadings, rehypeImages, rehypeSections, TextContents } from './rehype-text.ts';

/** By kind of text: the element that it may contain, because its screen has a component for it. */
const ELEMENTS = {
  legal: 'Contents',
  support: 'Phone',
  story: undefined,
  post: 'Phone',
} as const;
export type Kind = keyof typeof ELEMENTS;

const CONTENT_FOLDER = resolve('src/content');

/** The texts in that folder, besides the posts. */
const PAGE_TEXTS = new Map<string, Kind>([
  ['legal/terms.md', 'legal'],
  ['legal/privacy.md', 'legal'],
  ['support.md', 'support'],
  ['story.md', 'story'],
]);

/** @throws Mistake for a text that is neither in the folder of the posts nor known */
export function kindOf(path: string, { folder = BLOG_FOLDER }: PostOptions = {}): Kind {
  if (dirname(path) === folder) return 'post';
  const kind = PAGE_TEXTS.get(relative(CONTENT_FOLDER, path));
  if (kind) return kind;
  throw new Mistake({ path }, 'Add this text to PAGE_TEXTS in site-build/content/compile.ts.');
}

/** Throws the first mistake in any text, including drafts. */
export async function checkTexts(options: PostOptions = {}): Promise<void> {
  const posts = await readPosts(options);
  for (const [name, kind] of PAGE_TEXTS) await compileText(join(CONTENT_FOLDER, name), kind);
  for (const { file } of posts) await compileText(file, 'post');
}

/**
 * Compiles a text to a module. Its default export is the text as a component, and it also exports
 * the text's `sections` (none of a post) and, for a legal text, the `frontMatter`.
 *
 * @returns the module's code, and the files of its images
 * @throws Mistake when a writer has to correct something
 */
export async function compileText(path: string, kind: Kind) {
  const isPost = kind === 'post';
  const isLegal = kind === 'legal';
  const contents = new TextContents();
  const compiled = await compile(readText(path).markdown, {
    // Plain Markdown: MDX would run code in braces, and lines that import or export.
    format: 'md',
    remarkRehypeOptions: {
      handlers: { html: htmlHandler(path, contents, ELEMENTS[kind]) },
    },
    rehypePlugins: [
      // In this order: sections are labelled by the ids of their headings.
      rehypeUnwrapImages,
      () => rehypeHeadings(path),
      () => rehypeImages(path, contents, isPost),
      // No screen uses the sections of a post.
      ...(isPost ? [] : [() => rehypeSections(contents, isLegal)]),
      rehypeMinifyWhitespace,
    ],
  });
  // Compiling has collected these.
  const { sections, mockups, assets } = contents;
  // A page loads only the mockups that its text shows.
  const imports = [...mockups].map(
    (name) => `import { ${name} } from '/src/components/mockups/${name}';`,
  );
  // `<Contents />` refers to these sections (elements.ts).
  const constants = [`export const sections = ${JSON.stringify(sections)};`];
  const frontMatter = isLegal && readFrontMatter(path, legalSchema);
  if (frontMatter) constants.push(`export const frontMatter = ${JSON.stringify(frontMatter)};`);
  return { code: [...imports, String(compiled), ...constants].join('\n'), assets };
}
