import { compile } from '@mdx-js/mdx';
import { brand } from '../../src/content/brand.ts';
import type { LegalFrontMatter } from '../../src/content/types.ts';
import { rejectSpelledFacts } from './facts.ts';
import { legalSchema, readFrontMatter, withoutFrontMatter } from './front-matter.ts';
import { headingsOf } from './headings.ts';
import type { Assets } from './images.ts';
import type { LinkTargets } from './link-targets.ts';
import { Mistake } from './mistake.ts';
import { convertText, removeLineBreaks, type TextContext } from './remark-text.ts';

export type TextOptions = {
  readonly file: string;
  readonly source: string;
  readonly kind: TextContext['kind'];
  readonly targets: LinkTargets;
  readonly assets: Assets;
};

/**
 * Compiles a text to a module. Its default export is the text as a component; `headings`, `answers`
 * and `frontMatter` are what the screens show around it.
 *
 * @throws Mistake when a writer has to correct something
 */
export async function compileText({ file, source, kind, targets, assets }: TextOptions) {
  const text = withoutFrontMatter(source);
  const headings = headingsOf(text, file);
  const context: TextContext = { file, kind, headings, targets, assets, answers: [] };
  const compiled = await compile(
    { path: file, value: text },
    {
      remarkPlugins: [() => (tree) => convertText(tree, context)],
      rehypePlugins: [() => removeLineBreaks],
    },
  ).catch((error: unknown) => {
    throw error instanceof Mistake ? error : syntaxMistake(error, file);
  });
  rejectSpelledFacts(source, file);
  const more = {
    headings: headings.map(({ depth, id, text: words }) => ({ depth, id, text: words })),
    answers: context.answers,
    frontMatter: kind === 'legal' ? frontMatterOf(source, file) : undefined,
  };
  const constants = Object.entries(more).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return [String(compiled), ...constants].join('\n');
}

function frontMatterOf(source: string, file: string): LegalFrontMatter {
  const { title, description, effective } = readFrontMatter(source, file, legalSchema).values;
  return {
    title: `${title} | ${brand.studio}`,
    heading: title,
    description,
    effective: { date: effective, text: `Effective ${dayInWords(effective)}` },
  };
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 2022-08-09 → August 9th 2022 */
export function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = day.getUTCDate();
  return `${month.format(day)} ${number}${SUFFIX[plural.select(number)]} ${day.getUTCFullYear()}`;
}

/** What MDX cannot read, in the words of a writer. */
function syntaxMistake(error: unknown, file: string): Error {
  if (!(error instanceof Error) || !('line' in error))
    return new Error(`Compiling ${file}`, { cause: error });
  const line = typeof error.line === 'number' ? error.line : 1;
  const sentence = /import\/exports/.test(error.message)
    ? 'A paragraph must not start with "import" or "export": rephrase it.'
    : /expression/.test(error.message)
      ? 'Braces insert a fact, such as {product}: put a backslash before a brace that is text.'
      : 'The sign < starts a mock-up, such as <Phone … />: put a backslash before a < that is text.';
  return new Mistake(file, line, sentence);
}
