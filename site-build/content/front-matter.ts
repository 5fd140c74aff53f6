import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';
import { brand } from '../../src/content/brand.ts';
import type { LegalFrontMatter } from '../../src/content/types.ts';
import { insertFacts } from './insert-facts.ts';
import { Mistake } from './mistake.ts';

const text = z.string('must be a text, in quotes if it is a number').trim().min(1, 'is empty');
const day = z.iso.date('must be a day such as 2023-09-01');
const LENGTH = 'must have 60 to 160 characters, because search engines show no more';
const description = text.min(60, LENGTH).max(160, LENGTH);

export const postSchema = z.strictObject({
  date: day,
  title: text,
  description,
  summary: text,
  image: text,
  alt: text,
  draft: z.boolean('must be true or false').default(false),
});

export const legalSchema = z.strictObject({ title: text, description, effective: day }).transform(
  ({ title, description, effective }): LegalFrontMatter => ({
    title: `${title} | ${brand.studio}`,
    heading: title,
    description,
    effective: { date: effective, text: `Effective ${dayInWords(effective)}` },
  }),
);

const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 2022-08-09 → August 9th 2022 */
export function dayInWords(date: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const words = new Date(date).toLocaleDateString('en-US', options);
  return words.replace(/(\d+),/, (_, day) => `${day}${SUFFIX[plural.select(day)]}`);
}

/** A text, and its front matter as `data.matter`. */
export function readText(path: string, source = readFileSync(path, 'utf8')): VFile {
  const file = new VFile({ path, value: source });
  try {
    matter(file);
  } catch {
    throw new Mistake(path, 'Put quotes around a text in the front matter that contains a colon.');
  }
  return file;
}

/**
 * The front matter of a text, with its facts.
 *
 * @throws Mistake when a field is missing, unknown or wrong
 */
export function readFrontMatter<Values>(file: VFile, schema: z.ZodType<Values>): Values {
  const { data, error } = schema.safeParse(withFacts(file));
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path.map((name) => `The field "${String(name)}" `).join('');
  throw new Mistake(file.path, `${field}${issue?.message}.`);
}

/** Inserts the facts after YAML has been parsed, so that no fact is read as YAML. */
function withFacts(file: VFile): unknown {
  const { matter: fields } = file.data;
  if (typeof fields !== 'object' || fields === null) return fields;
  const entries = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const line =
      String(file)
        .split('\n')
        .findIndex((text) => text.startsWith(`${name}:`)) + 1;
    return [name, insertFacts(value, (sentence) => new Mistake(file.path, sentence, line))];
  });
  return Object.fromEntries(entries);
}
