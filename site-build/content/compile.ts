import { resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import rehypeMinifyWhitespace from 'rehype-minify-whitespace';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import { htmlHandler } from './elements.ts';
import { legalSchema, readFrontMatter } from './front-matter.ts';
import { type PostOptions, readPosts } from './read-posts.ts';
import { readText } from './read-text.ts';
import { rehypeHeadings, rehypeImages, rehypeSections, TextContents } from './rehype-text.ts';

/** The texts besides the posts, in src/content, and the element that each may contain. */
const PAGE_TEXTS = {
  'legal/terms.md': 'Contents',
  'legal/privacy.md': 'Contents',
  'support.md': 'Phone',
  // The about page has no component for one.
  'story.md': undefined,
} as const;

/** Throws the first mistake in any text, including drafts. */
export async function checkTexts(options: PostOptions = {}): Promise<void> {
  const posts = await readPosts(options);
  const files = Object.keys(PAGE_TEXTS).map((name) => resolve('src/content', name));
  for (const file of [...files, ...posts.map((post) => post.file)]) await compileText(file);
}

/**
 * Compiles a text to a module. Its default export is the text as a component, and it also exports
 * the text's `sections` (none of a post) and, for a legal text, the `frontMatter`.
 *
 * @returns the module's code, and the files of its images
 * @throws Mistake when a writer has to correct something
 */
export async function compileText(path: string) {
  const pageText = Object.entries(PAGE_TEXTS).find(([name]) => path.endsWith(`/content/${name}`));
  const isPost = !pageText;
  const element = pageText ? pageText[1] : 'Phone';
  const isLegal = element === 'Contents';
  const contents = new TextContents();
  const compiled = await compile(readText(path).markdown, {
    // Plain Markdown: MDX would run code in braces, and lines that import or export.
    format: 'md',
    remarkRehypeOptions: {
      handlers: { html: htmlHandler(path, contents, element) },
    },
    rehypePlugins: [
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
  const constants = [`export const sections = ${JSON.stringify(sections)};`];
  const frontMatter = isLegal && readFrontMatter(path, legalSchema);
  if (frontMatter) constants.push(`export const frontMatter = ${JSON.stringify(frontMatter)};`);
  return { code: [...imports, String(compiled), ...constants].join('\n'), assets };
}
