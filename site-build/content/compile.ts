import { basename, dirname } from 'node:path';
import { compile } from '@mdx-js/mdx';
import rehypeMinifyWhitespace from 'rehype-minify-whitespace';
import rehypeSlug from 'rehype-slug';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkFrontmatter from 'remark-frontmatter';
import { legalSchema, readFrontMatter, readText } from './front-matter.ts';
import { Mistake } from './mistake.ts';
import {
  Contents,
  rehypeContents,
  rehypeIds,
  rehypeImages,
  rehypeLinks,
  rehypeNumbers,
  rehypeSections,
} from './rehype-text.ts';
import { remarkBraces } from './remark-braces.ts';
import { remarkText } from './remark-text.ts';

/** A post, a legal text, or the text of another page. */
type TextKind = 'post' | 'legal' | 'page';

/**
 * Compiles a text to a module. Its default export is the text as a component; `headings`, `answers`
 * and `frontMatter` are what the screens show around it.
 *
 * @param source the text, if it has been read already
 * @returns the module's code, the hashes that its page has, its links, and the files of its images
 * @throws Mistake when a writer has to correct something
 */
export async function compileText(path: string, source?: string) {
  const file = readText(path, source);
  const kind = kindOf(path);
  const contents = new Contents();
  const mockups = new Set<string>();
  await compile(file, {
    // Plain Markdown: MDX would run what is in braces, and lines that import or export.
    format: 'md',
    remarkPlugins: [
      remarkFrontmatter,
      [remarkBraces, path],
      () => remarkText(file, { mockups, offered: kind === 'legal' ? 'Contents' : 'Phone' }),
    ],
    rehypePlugins: [
      rehypeIds,
      rehypeSlug,
      rehypeUnwrapImages,
      () => rehypeImages(path, contents),
      () => rehypeLinks(path, contents),
      ...(kind === 'post' ? [] : [rehypeSections]),
      () => rehypeContents(contents),
      ...(kind === 'legal' ? [rehypeNumbers] : []),
      rehypeMinifyWhitespace,
    ],
  }).catch((error: unknown) => {
    // The parser's own errors have a line.
    throw error instanceof Error && 'line' in error
      ? new Mistake(path, `${error.message}.`, Number(error.line))
      : error;
  });
  const { headings, answers, links, assets } = contents;
  const frontMatter = kind === 'legal' ? readFrontMatter(file, legalSchema) : undefined;
  // A page loads only the mockups that its text shows.
  const imports = [...mockups].map(
    (name) => `import { ${name} } from '/src/components/mockups/${name}';`,
  );
  const constants = Object.entries({ headings, answers, frontMatter }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  const anchors = ['', ...headings.map(({ id }) => `#${id}`)];
  const code = [...imports, String(file), ...constants].join('\n');
  return { code, anchors, links, assets };
}

function kindOf(path: string): TextKind {
  switch (basename(dirname(path))) {
    case 'legal':
      return 'legal';
    case 'content':
      return 'page';
    default:
      return 'post';
  }
}
